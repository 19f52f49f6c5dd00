"""The pictures in a few sentences, for those who cannot see them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import msg
from engine.games.river_of_gold.describe import describe
from engine.games.river_of_gold.state import View
from engine.games.river_of_gold.texts import cost_words
from render.games.river_of_gold.cardbook import card_text
from render.games.river_of_gold.focus import focuses
from render.games.river_of_gold.header import until, winners
from render.games.river_of_gold.score import SOURCES
from render.picture import Look, fitting


def alt(view: View, look: Look, kind: str) -> str:
    """What a picture shows, most important first, never longer than it may be."""
    plain, _, token = kind.partition(":")
    return fitting(_sentences(view, look, plain, token))


def _sentences(view: View, look: Look, kind: str, token: str) -> Iterator[str]:
    if kind == "card":
        yield card_text(token, look)
        return
    if kind == "focus":
        names = dict(focuses(view))
        yield look.say(msg("rog-pic-alt-focus", what=names[token]))
    if kind == "hand":
        yield from _hand(view, look)
    if kind == "preview" and look.asked is not None:
        yield look.say(look.asked.prompt)
    yield from _status(view, look)
    for seat, player in enumerate(view.table.players):
        yield look.say(msg("rog-pic-alt-player", player=f"seat:{seat}", vp=player.vp,
                           koku=player.koku))  # fmt: skip
        if kind == "score":
            yield from _sources(view, look, seat)
    if look.changes and kind in ("board", "focus"):
        yield look.say(msg("rog-pic-alt-changes"))
        yield from (look.words.tell(event, look.names) for event in look.changes)


def _status(view: View, look: Look) -> Iterator[str]:
    if view.outcome is not None:
        names = tuple(msg("rog-say-seat", seat=f"seat:{seat}") for seat in winners(view))
        yield look.say(msg("rog-say-over", winners=names))
        return
    yield look.say(describe(view)[0])
    yield look.say(until(view)) + "."


def _hand(view: View, look: Look) -> Iterator[str]:
    cards = view.hand.customers if view.hand else []
    yield look.say(msg("rog-say-hand", n=len(cards)))
    for card in cards:
        name = msg(f"rog-customer-{card}")
        yield look.say(msg("rog-pic-alt-card", customer=name, cost=cost_words(card)))


def _sources(view: View, look: Look, seat: int) -> Iterator[str]:
    for source in SOURCES:
        points = view.table.players[seat].points.get(source, 0)
        if points:
            yield f"{look.say(msg(f'rog-source-{source}'))}: {points}."
