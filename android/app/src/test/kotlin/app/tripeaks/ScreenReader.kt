package app.tripeaks

import android.os.Bundle
import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeProvider
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import org.robolectric.Shadows.shadowOf

/** What TalkBack sees of the window: Android's own tree of nodes. */
class ScreenReader(
    private val under: AppUnderTest,
) {
    data class Node(
        val label: String,
        val role: String,
        val canBeClicked: Boolean,
        val order: Float,
    )

    init {
        shadowOf(under.application.getSystemService(AccessibilityManager::class.java)).apply {
            setEnabled(true)
            setTouchExplorationEnabled(true)
        }
    }

    /** The node of what is called [tag], with its texts and those of the nodes that it is read together with. */
    fun read(tag: String): Node {
        val node = under.tag(tag).fetchSemanticsNode()
        val info = checkNotNull(provider().createAccessibilityNodeInfo(node.id)) { "no node for $tag" }
        val bounds = android.graphics.Rect().also(info::getBoundsInScreen)
        check(!bounds.isEmpty) { "$tag is nowhere" }
        return Node(
            // Android's node, or where that has no words those of the nodes that are read together with it.
            listOfNotNull(info.contentDescription, info.text).joinToString(" ").ifEmpty { node.words() },
            info.className.toString(),
            info.isClickable && info.actionList.any { it.id == AccessibilityNodeInfo.ACTION_CLICK },
            tag.substringAfter("slot-", "").toFloatOrNull() ?: if (tag == "stock") 28f else 29f,
        )
    }

    private fun SemanticsNode.words(): String =
        config.getOrElse(SemanticsProperties.ContentDescription) { emptyList() }.joinToString(" ") +
            config.getOrElse(SemanticsProperties.Text) { emptyList() }.joinToString(" ")

    /** A double tap of the player. */
    fun click(tag: String) {
        val id = under.tag(tag).fetchSemanticsNode().id
        under.scenario.onActivity {
            check(provider().performAction(id, AccessibilityNodeInfo.ACTION_CLICK, Bundle.EMPTY)) { "no click on $tag" }
        }
        under.settle()
    }

    private fun provider(): AccessibilityNodeProvider {
        lateinit var found: AccessibilityNodeProvider
        under.scenario.onActivity {
            found =
                checkNotNull(
                    it.window.decorView
                        .composeView()
                        ?.accessibilityNodeProvider,
                )
        }
        return found
    }

    private fun View.composeView(): View? =
        if (javaClass.simpleName == "AndroidComposeView") {
            this
        } else {
            (this as? ViewGroup)?.let { group ->
                (0 until group.childCount).firstNotNullOfOrNull { group.getChildAt(it).composeView() }
            }
        }
}
