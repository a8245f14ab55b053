package app.tripeaks

/** The documented win of the deal TP1-E-AAAAAAD, 750 points, move by move: `r3c1` is row 3, column 1, from 0. */
const val DOCUMENTED_WIN =
    "r3c1 r3c2 r3c3 r3c5 r3c8 r2c2 draw r3c6 r2c1 r3c7 r3c0 r2c0 r1c0 draw r2c5 r1c1 draw draw r2c7 r3c4 draw draw " +
        "draw r3c9 draw r2c3 draw draw r2c4 draw r2c8 r1c5 draw draw draw draw r0c0 r2c6 draw r1c4 draw r0c2 draw " +
        "draw r1c2 r1c3 draw draw draw r0c1"

private val RowStarts = listOf(0, 3, 9, 18)

/** The index of a place written as `r3c1`. */
fun slotOf(place: String): Int = RowStarts[place[1].digitToInt()] + place.substring(3).toInt()
