"""How many taps a turn takes on a phone, if one knows what one wants."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from cogs.shown.ids import Verb, option_of
from cogs.shown.panel import Panel
from cogs.shown.rows import MOST_CHOICES, Button, Menu
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
_PAGES = 5


def begun(name: str, seed: int, seats: int = 2) -> Applied[Any]:
    """A new game."""
    return new_match(GAMES.get(name), seats, {}, seed)


def to_pick(name: str, now: Applied[Any], asked: Decision, token: str) -> int:
    """The taps from an open panel until an option is picked."""
    return reach(name, now, asked)[token]


def reach(name: str, now: Applied[Any], asked: Decision) -> dict[str, int]:
    """For each option of a question the fewest taps from an open panel until it is picked."""
    game = GAMES.get(name)
    view = game.view(now.match, asked.seat)
    seen = Seen(game, table(game=name), view, asked, (), now.match.revision)
    ask = Ask(seen, asked, 1, (), True, True)
    fewest = dict.fromkeys(asked.tokens(), _FAR)
    screens = _screens()
    while _FAR in fewest.values() and (screen := next(screens, None)):
        before, spot = screen
        for taps, n in _offered(ask, spot):
            option = asked.options[n]
            fewest[option.token] = min(fewest[option.token], before + taps + option.spends)
    return fewest


def _screens() -> Iterator[tuple[int, Spot]]:
    """The first screen, its next pages, each group and the pages of that: by how far they are."""
    for page in range(_PAGES):
        yield page, Spot(page=page)
    for page in range(_PAGES):
        yield from ((_MENU + page, Spot(group=n, page=page)) for n in range(MOST_CHOICES))


def _offered(ask: Ask, spot: Spot) -> Iterator[tuple[int, int]]:
    """What is on one screen: the taps it takes, and the option."""
    say = words("en").say
    for row in Panel(ask, lambda message: say(message, ("Ada", "Bo")), spot).rows():
        if isinstance(row, Menu) and row.id.verb in (Verb.CHOOSE, Verb.GATHER):
            yield from ((_MENU, option_of(choice.value)) for choice in row.choices)
        elif isinstance(row, tuple):
            answers = (b for b in row if isinstance(b, Button) and b.id.verb in "aC")
            yield from ((1, b.id.numbers[-1]) for b in answers if len(b.id.numbers) > 2)


def to_begin(name: str, now: Applied[Any], asked: Decision) -> dict[str, int]:
    """The same from the public message: by its Play or by one of its shortcuts."""
    fewest = {token: _OPEN + taps for token, taps in reach(name, now, asked).items()}
    return fewest | {o.token: 1 for o in asked.shortcuts if o.token in fewest}


def turn(name: str, now: Applied[Any], wish: Wish) -> int:
    """The taps of one turn, from opening the panel to the end of what its owner is asked."""
    seat = next(iter(now.match.asked))
    taps = 0
    while now.match.outcome is None:
        asked = next((q for q in now.questions if q.seat == seat and q.name != ASIDE), None)
        if asked is None or not asked.waits:
            break
        token = wish(asked)
        if not _forced(asked):
            taps += (reach if taps else to_begin)(name, now, asked)[token]
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
