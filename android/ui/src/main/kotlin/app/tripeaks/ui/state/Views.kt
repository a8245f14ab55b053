package app.tripeaks.ui.state

import app.tripeaks.core.Card
import app.tripeaks.core.Face
import app.tripeaks.core.GameException
import app.tripeaks.core.SlotView

/** The card that can be seen here. */
internal val SlotView.card: Card? get() = (face as? Face.Up)?.card

internal val SlotView.isEmpty: Boolean get() = face == Face.Empty

internal val SlotView.isFaceUp: Boolean get() = face is Face.Up

/** Why not, in the player's language; null where a player can't bring it about. */
val GameException.reason: String?
    get() =
        when (this) {
            is GameException.Code -> text
            is GameException.FolderInUse -> text
            is GameException.Save -> text
            is GameException.Import -> text
            is GameException.Disk -> text
            is GameException.Date -> null
        }
