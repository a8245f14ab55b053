package app.tripeaks

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.drawable.AdaptiveIconDrawable
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import java.io.File

/** Writes the pictures for the stores to fastlane's folders. No test, and run by name alone: `make store-pictures`. */
@RunWith(AndroidJUnit4::class)
class StorePictures {
    @get:Rule
    val under = AppUnderTest()

    private val metadata = File("../../fastlane/metadata/android")

    @Test
    fun write() {
        val tour = Tour(under)
        tour.begin()
        for (walk in listOf(tour::pages, tour::deals)) {
            for ((device, window) in Devices) {
                for ((locale, language) in Languages) {
                    under.window("+$language-${window.first}", bars = window.second)
                    under.rest()
                    walk { screen ->
                        val number = Screens.indexOf(screen) + 1
                        val folder = metadata.resolve("$locale/images/${device}Screenshots")
                        if (number > 0) under.picture().write(folder.resolve("${number}_$screen.png"))
                    }
                }
            }
        }
        icon().write(metadata.resolve("en-US/images/icon.png"))
    }

    /** The launcher's icon as the stores want it: as much as launchers show of it, without their mask. */
    private fun icon(): Bitmap {
        val icon = under.application.getDrawable(R.mipmap.ic_launcher) as AdaptiveIconDrawable
        val picture = Bitmap.createBitmap(ICON, ICON, Bitmap.Config.ARGB_8888)
        val margin = (ICON * AdaptiveIconDrawable.getExtraInsetFraction()).toInt()
        for (layer in listOf(icon.background, icon.foreground)) {
            layer.setBounds(-margin, -margin, ICON + margin, ICON + margin)
            layer.draw(Canvas(picture))
        }
        return picture
    }

    private companion object {
        const val ICON = 512
        val Screens = listOf("playing", "refused", "new-game", "won", "statistics")
        val Languages = mapOf("en-US" to "en-rUS", "zh-TW" to "zh-rTW", "vi" to "vi-rVN")

        /** 810 x 1440 and 1920 x 1200 pixels: no store takes a picture more than twice as high as wide. */
        val Devices =
            mapOf(
                "phone" to ("w432dp-h768dp-port-300dpi" to Bars(top = 24, bottom = 24)),
                "tenInch" to ("w1280dp-h800dp-land-hdpi" to Bars(top = 24, bottom = 24)),
            )
    }
}
