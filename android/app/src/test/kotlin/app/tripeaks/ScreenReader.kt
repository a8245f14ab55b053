package app.tripeaks

import android.accessibilityservice.AccessibilityServiceInfo
import android.os.Bundle
import android.os.Looper
import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeProvider
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import org.robolectric.Shadows.shadowOf
import java.time.Duration

/** What TalkBack sees of the window: Android's own tree of nodes. */
class ScreenReader(
    private val under: AppUnderTest,
) {
    data class Node(
        val label: String,
        val role: String,
        val canBeClicked: Boolean,
    )

    init {
        shadowOf(under.application.getSystemService(AccessibilityManager::class.java)).apply {
            // Without a service Compose works out no order.
            setEnabledAccessibilityServiceList(listOf(AccessibilityServiceInfo()))
            setEnabled(true)
            setTouchExplorationEnabled(true)
        }
        under.recreate()
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
        )
    }

    /** What the player comes to who swipes from node to node, [first] included, as Android is told of it. */
    fun order(first: String): List<Int> = generateSequence(id(first), ::next).take(MOST_NODES).toList()

    fun id(tag: String): Int = under.tag(tag).fetchSemanticsNode().id

    private fun next(id: Int): Int? {
        val provider = provider()
        val info = checkNotNull(provider.createAccessibilityNodeInfo(id)) { "no node $id" }
        provider.addExtraDataToAccessibilityNodeInfo(id, info, BEFORE, Bundle.EMPTY)
        return info.extras.getInt(BEFORE, -1).takeIf { it >= 0 }
    }

    private fun SemanticsNode.words(): String =
        config.getOrElse(SemanticsProperties.ContentDescription) { emptyList() }.joinToString(" ") +
            config.getOrElse(SemanticsProperties.Text) { emptyList() }.joinToString(" ")

    /** What has changed in the places that a reader reads out by itself, as it was told of it. */
    fun heard(): List<String> {
        // Compose tells of it by and by.
        shadowOf(Looper.getMainLooper()).idleFor(Duration.ofSeconds(1))
        return shadowOf(under.application.getSystemService(AccessibilityManager::class.java))
            .sentAccessibilityEvents
            .filter { it.contentChangeTypes and AccessibilityEvent.CONTENT_CHANGE_TYPE_CONTENT_DESCRIPTION != 0 }
            .mapNotNull { it.contentDescription?.toString() }
    }

    /** A double tap of the player. */
    fun click(tag: String) {
        val id = id(tag)
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

    private companion object {
        /** Which node a node is read before: Compose gives it away to tests by this name. */
        const val BEFORE = "android.view.accessibility.extra.EXTRA_DATA_TEST_TRAVERSALBEFORE_VAL"
        const val MOST_NODES = 100
    }
}
