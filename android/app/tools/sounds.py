#!/usr/bin/env python3
"""Makes the sounds of the game, src/main/res/raw/*.wav: `make sounds`. Nothing but sine waves, noise and envelopes.

The files are committed; the same numbers give the same files, so that a change of a sound is a change of this script.
"""

import math
import pathlib
import random
import struct
import wave

RATE = 22_050
OUT = pathlib.Path(__file__).resolve().parent.parent / "src/main/res/raw"

# Notes of a pentatonic scale, in hertz: whatever sounds together sounds well.
D4, G4, A4, D5, E5, G5, A5, B5, D6 = 293.66, 392.0, 440.0, 587.33, 659.26, 783.99, 880.0, 987.77, 1174.66


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def add(samples, at, sound):
    """Mixes `sound` into `samples`, beginning `at` seconds."""
    start = int(at * RATE)
    samples.extend([0.0] * (start + len(sound) - len(samples)))
    for i, value in enumerate(sound):
        samples[start + i] += value
    return samples


def bell(pitch, seconds, loud=0.5):
    """A struck bar: its partials die away the faster the higher they are."""
    sound = silence(seconds)
    for partial, strength in ((1.0, 1.0), (2.76, 0.28), (5.4, 0.08)):
        for i in range(len(sound)):
            t = i / RATE
            fade = math.exp(-5.5 * partial**0.6 * t / seconds)
            sound[i] += loud * strength * fade * math.sin(2 * math.pi * pitch * partial * t)
    return sound


def paper(seconds, loud, brightness, seed):
    """Card on card: noise behind a low-pass, with a soft beginning and a quick end."""
    dice = random.Random(seed)
    low, sound = 0.0, []
    for i in range(int(seconds * RATE)):
        low += brightness * (dice.uniform(-1, 1) - low)
        t = i / RATE
        sound.append(loud * low * min(1.0, t / 0.004) * math.exp(-7 * t / seconds))
    return sound


def thud(pitch, seconds, loud):
    """A card that lands: a low tone that drops."""
    return [
        loud * math.exp(-6 * i / RATE / seconds) * math.sin(2 * math.pi * pitch * (1 - 0.25 * i / RATE / seconds) * i / RATE)
        for i in range(int(seconds * RATE))
    ]


def tune(*notes):
    samples = []
    for at, pitch, seconds, loud in notes:
        add(samples, at, bell(pitch, seconds, loud))
    return samples


SOUNDS = {
    "play": add(add(paper(0.10, 0.9, 0.5, 1), 0.0, thud(190, 0.10, 0.45)), 0.01, bell(D5, 0.16, 0.10)),
    "turn_up": add(paper(0.08, 0.55, 0.7, 2), 0.03, bell(A5, 0.14, 0.10)),
    "draw": add(paper(0.14, 0.7, 0.35, 3), 0.07, thud(160, 0.08, 0.35)),
    "refuse": add(thud(130, 0.12, 0.5), 0.09, thud(110, 0.14, 0.45)),
    "peak": tune((0.0, D5, 0.5, 0.30), (0.07, G5, 0.5, 0.28), (0.14, B5, 0.7, 0.28)),
    "win": tune(
        (0.0, D5, 0.5, 0.26), (0.11, G5, 0.5, 0.26), (0.22, A5, 0.5, 0.26), (0.33, B5, 0.6, 0.26),
        (0.46, D6, 1.3, 0.28), (0.46, G5, 1.3, 0.18), (0.46, D5, 1.3, 0.14),
    ),
    "stuck": tune((0.0, A4, 0.5, 0.28), (0.18, G4, 0.5, 0.26), (0.36, D4, 0.9, 0.28)),
}


def main():
    OUT.mkdir(parents=True, exist_ok=True)
    for name, samples in SOUNDS.items():
        # The end fades to nothing, and no peak is cut.
        tail = min(len(samples), int(0.02 * RATE))
        for i in range(tail):
            samples[-1 - i] *= i / tail
        scale = min(1.0, 0.9 / max(abs(value) for value in samples))
        with wave.open(str(OUT / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(b"".join(struct.pack("<h", round(value * scale * 32_767)) for value in samples))


if __name__ == "__main__":
    main()
