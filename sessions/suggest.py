"""Completing a typed move: play its complete words on a copy, then complete the last ones."""

from __future__ import annotations

from typing import Any

from engine.core import notation, reasons
from engine.core.codec import copy
from engine.core.decision import Answer, Decision, Option
from engine.core.errors import Refused
from engine.core.flow import play
from engine.core.match import Match
from engine.core.words import Msg, msg
from sessions.context import Live
from sessions.shapes import Suggestion

MOST_SUGGESTIONS = 25


def in_full(option: Option) -> Msg:
    """An option in one line: what it is, and what it costs or brings."""
    if option.about is None:
        return option.label
    return msg("bot-option-about", label=option.label, about=option.about)


def suggestions(live: Live, decision: Decision, typed: str) -> list[Suggestion]:
    """What a line may still become for whoever is asked this; never looks behind a seal."""
    seat = decision.seat
    match = copy(live.game, live.seen_by(seat)[0])
    done, _, fragment = typed.rpartition(";")
    said: list[str] = []
    words = [word for step in notation.steps(done) for word in step] + fragment.lower().split()
    while words:
        try:
            picks, rest = notation.read(decision, words)
            if not rest and not typed.endswith((";", " ")):
                break
            applied = play(match, Answer(seat, decision.name, picks))
        except Refused:
            break
        said.append(notation.written(picks))
        words = rest
        following = [d for d in applied.questions if d.seat == seat]
        if applied.sealed or not following or (decision.waits and following[0].aside):
            return [Suggestion("; ".join(said), msg("bot-suggest-all"))]
        decision = following[0]
    found = notation.complete(decision, " ".join(words))[:MOST_SUGGESTIONS]
    if words and not found:
        return _why_none(live, match, decision, said, words)
    return [
        Suggestion("; ".join([*said, notation.written((option.token,))]), in_full(option))
        for option in found
    ]


def _why_none(
    live: Live, match: Match[Any], decision: Decision, said: list[str], words: list[str]
) -> list[Suggestion]:
    """The one thing to say where nothing can be completed: why what was typed is not possible."""
    view = live.game.view(match, decision.seat)
    wanted = notation.meant(decision, words)
    found = reasons.why_not(live.game, view, decision, wanted)
    typed = "; ".join([*said, " ".join(words)])
    return [Suggestion(typed, found[1])] if found else []
