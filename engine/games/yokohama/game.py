"""Yokohama, tied together."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from engine.core.frame import Frame
from engine.core.game import Game
from engine.games.yokohama import action, areas, boards, cards, extras, rewards, setup, turn
from engine.games.yokohama.checks import invariants
from engine.games.yokohama.describe import describe
from engine.games.yokohama.meta import META
from engine.games.yokohama.scoring import tie_break
from engine.games.yokohama.sheets import load_sheet
from engine.games.yokohama.sight import blur, own_player, points, view
from engine.games.yokohama.standing import STANDING
from engine.games.yokohama.state import State, View
from engine.games.yokohama.why import why_not

FRAMES: tuple[type[Frame[State]], ...] = (
    setup.FirstOrders,
    turn.Round,
    turn.Turn,
    action.Action,
    areas.Trade,
    boards.VisitBoard,
    cards.Research,
    cards.PlaceStation,
    cards.TakeOrders,
    rewards.Collect,
    rewards.Hire,
    rewards.MoveAssistants,
    extras.CompleteOrder,
    extras.UseAgent,
    extras.ChooseReward,
)


def with_values(values: str) -> Game[State, View]:
    """The game with these values of cards, tiles and boards; a match keeps those it began with."""
    return Game(
        meta=META,
        state=State,
        frames=FRAMES,
        schema=1,
        rules_version=1,
        blank=partial(setup.blank, values),
        setup=setup.setup,
        view=view,
        blur=blur,
        invariants=invariants,
        describe=describe,
        why_not=why_not,
        standing=STANDING,
        tie_break=tie_break,
        points=points,
        beside_hand=own_player,
    )


YOKOHAMA: Game[State, View] = replace(
    with_values(""), with_map=lambda path: with_values(load_sheet(path))
)
