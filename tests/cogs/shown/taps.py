"""How many taps a turn takes on a phone, if one knows what one wants."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from cogs.shown.ids import Verb, option_of
from cogs.shown.panel import Panel
from cogs.shown.rows import Button, Menu
from cogs.shown.spot import Spot
from engine.core.decision import Answer, Decision
from engine.core.flow import Applied, new_match, play
from engine.core.match import ASIDE
from engine.games import GAMES
from locales import words
from sessions.shapes import Ask, Seen
from tests.cogs.shown.questions import table

Wish = Callable[[Decision], str]  # what one would pick
_OPEN = 1  # the panel
_MENU = 2  # to open it, to choose
_FAR = 99


def begun(name: str, seed: int, seats: int = 2) -> Applied[Any]:
    """A new game."""
    return new_match(GAMES.get(name), seats, {}, seed)


def to_pick(name: str, now: Applied[Any], asked: Decision, token: str) -> int:
    """The taps from an open panel until an option is picked."""
    game = GAMES.get(name)
    view = game.view(now.match, asked.seat)
    seen = Seen(game, table(game=name), view, asked, (), now.match.revision)
    ask = Ask(seen, asked, 1, (), True, True)
    wanted = asked.tokens().index(token)
    spots = [(0, Spot()), *((_MENU, Spot(group=n)) for n in range(25))]
    return min(before + _on_screen(ask, spot, wanted) for before, spot in spots)


def _on_screen(ask: Ask, spot: Spot, wanted: int) -> int:
    sure = int(ask.decision.options[wanted].spends)
    return min(
        (taps + sure for taps, option in _offered(ask, spot) if option == wanted), default=_FAR
    )


def _offered(ask: Ask, spot: Spot) -> Iterator[tuple[int, int]]:
    """What is on one screen: the taps it takes, and the option."""
    say = words("en").say
    for row in Panel(ask, lambda message: say(message, ("Ada", "Bo")), spot).rows():
        if isinstance(row, Menu) and row.id.verb in (Verb.CHOOSE, Verb.GATHER):
            yield from ((_MENU, option_of(choice.value)) for choice in row.choices)
        elif isinstance(row, tuple):
            answers = (b for b in row if isinstance(b, Button) and b.id.verb in "aC")
            yield from ((1, b.id.numbers[-1]) for b in answers if len(b.id.numbers) > 2)


def turn(name: str, now: Applied[Any], wish: Wish) -> int:
    """The taps of one turn, from opening the panel to the end of what its owner is asked."""
    seat = next(iter(now.match.asked))
    taps = _OPEN
    while now.match.outcome is None:
        asked = next((q for q in now.questions if q.seat == seat and q.name != ASIDE), None)
        if asked is None or not asked.waits:
            break
        token = wish(asked)
        if not _forced(asked):
            taps += to_pick(name, now, asked, token)
        confirmed = asked.confirms and (token,) == asked.fallback
        closed = asked.closed_by((token,))  # the session ends the turn
        now = play(now.match, Answer(seat, asked.name, (token,)))
        if confirmed or closed:
            break
    return taps


def _forced(asked: Decision) -> bool:
    """Answered by the house: there is one possible answer, and no confirming."""
    one = len(asked.options) == 1 and asked.at_least == asked.at_most == 1
    return one and not asked.confirms and not asked.secret
