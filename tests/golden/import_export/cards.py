"""The pictures of Import / Export's cards, hands and scores that are kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.core.decision import Seat
from engine.core.frame import Outcome
from engine.games.import_export.data import CARDS
from engine.games.import_export.game import IMPORT_EXPORT
from engine.games.import_export.state import View
from locales import words
from render.picture import Look
from tests.games.import_export.scenes import (
    HarbourScene,
    Who,
    completing,
    fillers,
    finish,
    following,
    open_,
    port,
    scene,
    sea,
    window,
)
from tests.golden.positions import LONG_NAMES

_Prepared: TypeAlias = Callable[[], tuple[View, Look]]
_SHORT = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio")
_HAND = ("books", "wheat", "onions", "snakes", "laptops", "gold-watches")
_MANY = ("rice", "foxes", "satellites", "haute-couture", "massage-tables", "heavy-ammunition",
         "robot-cats", "lutefisk", "delayed-deals", "down-jackets", "stretch-goals")  # fmt: skip


def _scene(
    build: Callable[[], HarbourScene],
    language: str,
    theme: str,
    eyes: Seat | None = None,
    outcome: Outcome | None = None,
    names: tuple[str, ...] = _SHORT,
) -> _Prepared:
    def prepare() -> tuple[View, Look]:
        match = build().match
        match.outcome = outcome
        asked = next((one for one in match.questions() if one.seat == eyes), None)
        return IMPORT_EXPORT.view(match, eyes), Look(words(language), theme, 1080, names, (), asked)

    return prepare


def follower() -> HarbourScene:
    """Bruno may follow with one card, or with a pair."""
    me = Who("yellow", 24, hand=_HAND, goods=("rice", "honey"), imports=("soap",))
    return following("import", Who("red"), me, Who())


def captain() -> HarbourScene:
    """Anna leads, and has many cards."""
    return scene(Who("green", 18, hand=_MANY, goods=("drones", "leds", "cups")))


def contractor() -> HarbourScene:
    """Anna has two Contract actions."""
    me = Who("blue", hand=("wheat", "rice", "potatoes"), imports=("coffee",), goods=("honey",))
    table = window("contract", me, n=2)
    table.player().follows = "contract"
    return table


def brewer() -> HarbourScene:
    """Anna has completed Beer and may sell it."""
    return finish(completing("beer"), "beer")


def owner() -> HarbourScene:
    """Anna has cards everywhere."""
    ships = (port(open_("paprika", "wheat"), open_("shoes")), sea("drugs", "teslas", "tanks"))
    done = ("onions", "laptops", "wind-turbines", "helicopters", "segways", "perfumes", "mortars")
    me = Who("blue", 44, (), ("soap", "seeds", "cups"), fillers("luxury", 3), done, ships)
    island = ("rolls-royces", "3d-printers", "hawaiian-salt")
    return scene(me, island=island, discard=list(CARDS)[:9], copied="foxes")


def scored() -> HarbourScene:
    """Six players after the final scoring."""
    table = scene(seats=6)
    for seat, player in enumerate(table.table.players):
        credits, goods = 52 - 7 * seat, 2 + seat
        player.points = {"credits": credits, "goods": goods, "port": 2 * (seat % 3)}
        player.points |= {"luxury": 4} if seat < 2 else {"illegal": -6} if seat == 2 else {}
        player.points |= {"cards": 16, "each": 10} if seat == 3 else {}
    return table


def robber() -> HarbourScene:
    """Bruno has eight illegal goods and The Motherlode."""
    mine = Who(completed=("foxes", "the-motherlode"), goods=fillers("illegal", 8))
    return scene(Who(credits=46), mine, Who(credits=30))


_SCORED = Outcome("credits", (58, 54, 40, 62, 32, 28), (2, 3, 4, 1, 5, 6))
_WON = Outcome("card", (46, 10, 30), (2, 1, 2))

KEPT = (
    ("hand", "hand", _scene(follower, "en", "light", 1)),
    ("hand_many", "hand", _scene(captain, "it", "dark", 0, names=LONG_NAMES)),
    ("window_turn", "preview", _scene(captain, "en", "light", 0)),
    ("window_follow", "preview", _scene(follower, "it", "light", 1)),
    ("window_contract", "preview", _scene(contractor, "it", "dark", 0)),
    ("window_beer", "preview", _scene(brewer, "en", "light", 0)),
    ("card", "card:card:satellites", _scene(follower, "it", "light")),
    ("card_dark", "card:card:paper", _scene(follower, "en", "dark")),
    ("score", "score", _scene(scored, "it", "light", outcome=_SCORED)),
    ("score_card", "score", _scene(robber, "en", "dark", outcome=_WON, names=LONG_NAMES)),
    ("player", "focus:player:0", _scene(owner, "it", "light")),
    ("island", "focus:island", _scene(owner, "en", "dark")),
)
