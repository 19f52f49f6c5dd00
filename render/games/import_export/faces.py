"""What stands on a goods card, for one reader, in their language."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.words import Msg, msg
from engine.games.import_export import rules
from engine.games.import_export.data import CARDS
from engine.games.import_export.effects import EFFECTS
from engine.games.import_export.kinds import Anytime
from engine.games.import_export.state import View
from render.picture import Look


@dataclass(frozen=True)
class Face:
    """A card as somebody sees it: what it asks of them, what it pays them, what it does."""

    card: str
    type: str
    action: str
    level: int
    met: bool  # whether the reader's own level is enough
    needs: int
    pays: int
    title: str
    action_word: str
    level_word: str
    timing: str
    effect: str
    short: str


def face_of(card: str, view: View, look: Look) -> Face:
    """The face of a card for the eyes of this view."""
    known, action = CARDS[card], rules.action_of(card)
    own = None if view.seat is None else rules.level(view.table, view.seat, known.type)
    needs = known.containers if view.seat is None else rules.needed(view.table, view.seat, card)
    return Face(
        card=card,
        type=known.type,
        action=action,
        level=known.level,
        met=own is None or own >= known.level,
        needs=needs,
        pays=rules.payout(needs),
        title=look.say(msg(f"ie-card-{card}")),
        action_word=look.say(msg(f"ie-action-{action}")),
        level_word=look.say(_level(known.level, own)),
        timing=look.say(msg(f"ie-timing-{known.timing}")),
        effect=sentence(look.say(effect(card))),
        short=look.say(msg(f"ie-short-{card}")),
    )


def _level(level: int, own: int | None) -> Msg:
    if own is None:
        return msg("ie-face-level", level=level)
    return msg("ie-face-level-you", level=level, own=own)


def effect(card: str) -> Msg:
    """What a card does and when: most say so themselves, those that go on working do not."""
    text = msg(f"ie-effect-{card}")
    works_on = CARDS[card].timing == "ongoing"
    if not works_on or any(isinstance(each, Anytime) for each in EFFECTS[card]):
        return text
    return msg("ie-face-lasting", effect=text)


def sentence(text: str) -> str:
    """A clause as a sentence of its own."""
    return f"{text[:1].upper()}{text[1:]}."
