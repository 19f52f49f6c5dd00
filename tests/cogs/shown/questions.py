"""Questions of any shape, for panels without a game."""

from __future__ import annotations

from db.tables import Chair, Table
from engine.core.decision import Decision, Option
from engine.core.match import View
from engine.core.words import Msg, msg
from engine.games import GAMES
from sessions.shapes import Ask, Seen


def say(message: Msg) -> str:
    """Labels as they are, with what they bring; everything else by its key."""
    if isinstance(option := message.args.get("option"), Msg):
        reason = message.args.get("reason")
        final = f": {say(reason)}, no way back" if isinstance(reason, Msg) else " · final"
        return f"{say(option)}{final}"
    label, about = message.args.get("label"), message.args.get("about")
    if isinstance(label, Msg) and isinstance(about, Msg):
        return f"{say(label)}: {say(about)}"
    return str(message.args.get("text", message.key))


def option(number: int, group: str | None = None, label: str = "", limit: int = 1) -> Option:
    """One option; its label is short unless told."""
    named = msg("t-label", text=label or f"Do {number}")
    return Option(f"do:{number}", named, limit, msg("t-group", text=group) if group else None)


def table(**changes: object) -> Table:
    """A table of two that is being played."""
    chairs = (Chair(0, 100, "Ada", "on"), Chair(1, 101, "Bo", "on"))
    known: dict[str, object] = {
        "id": 12,
        "server": 1,
        "channel": 2,
        "game": "river_of_gold",
        "status": "playing",
        "host": 100,
        "options": {"patrons": "off", "clans": "dealt"},
        "pace": "relaxed",
        "seating": "joined",
        "poster_message": 5,
        "poster_revision": 0,
        "created_at": 0,
        "moved_at": 0,
        "rematch_of": None,
        "started_at": 0,
        "parent": None,
        "language": "en",
        "theme": "light",
        "chairs": chairs,
    }
    return Table(**(known | changes))  # type: ignore[arg-type]


def ask(*options: Option, back: bool = False, **shape: object) -> Ask:
    """An open question with these options."""
    prompt = shape.pop("prompt", msg("t-prompt", text="What now?"))
    decision = Decision("d", 0, prompt, options, **shape)  # type: ignore[arg-type]
    view: View[None, None, None] = View("river_of_gold", 2, {}, 0, (0,), None, None, None, None)
    seen = Seen(GAMES.get("river_of_gold"), table(), view, decision, (), 34)
    return Ask(seen, decision, 34, (), back, back)
