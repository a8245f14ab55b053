package app.tripeaks

import android.app.Activity
import android.view.View
import androidx.core.graphics.Insets
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat

/** What of the system's own lies over the edges of the window, in dp. Robolectric's windows have nothing of that. */
data class Bars(
    val left: Int = 0,
    val top: Int = 0,
    val right: Int = 0,
    val bottom: Int = 0,
) {
    fun lieOver(activity: Activity) {
        val density = activity.resources.displayMetrics.density

        fun px(dp: Int) = (dp * density).toInt()
        val insets =
            WindowInsetsCompat
                .Builder()
                .setInsets(WindowInsetsCompat.Type.statusBars(), Insets.of(0, px(top), 0, 0))
                .setInsets(WindowInsetsCompat.Type.navigationBars(), Insets.of(0, 0, 0, px(bottom)))
                .setInsets(WindowInsetsCompat.Type.displayCutout(), Insets.of(px(left), px(top), px(right), 0))
                .build()
        val content = activity.requireViewById<View>(android.R.id.content)
        // Whenever the system's signs change their colour the window tells of its own, which are none.
        ViewCompat.setOnApplyWindowInsetsListener(content) { _, _ -> insets }
        ViewCompat.dispatchApplyWindowInsets(content, insets)
    }
}
