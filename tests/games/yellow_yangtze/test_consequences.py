"""What an option says on its second line is what then happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from engine.core.decision import Seat
from engine.core.frame import Event
from engine.core.words import Arg, Msg, Ref, msg, ref
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.board import board_of
from engine.games.yellow_yangtze.state import Conflict, Table
from tests.games.yellow_yangtze.games import SEEDS, Answered, answered, tried
from tests.games.yellow_yangtze.scenes import scene

EVERY = 7  # options between two that are tried
BOTH = ("yy-about-both", "yy-about-both-own")


def ident(arg: Arg) -> str:
    assert isinstance(arg, Ref)
    return arg.id


def table_of(moment: Answered) -> Table:
    return moment.after.match.state.table


def said(moment: Answered, key: str) -> list[Event]:
    return [event for event in moment.after.events if event.key == key]


def conflict_of(moment: Answered) -> Conflict:
    conflict = table_of(moment).conflict
    assert conflict is not None
    return conflict


def strengths(about: Msg) -> list[tuple[Arg, Arg]]:
    sides = about.args["sides"]
    assert isinstance(sides, tuple)
    return [(s.args["hex"], s.args["strength"]) for s in sides if isinstance(s, Msg)]


def placed_in_peace(moment: Answered) -> bool:
    """Only the point of the tile: what the end of the turn adds is no part of it."""
    return bool(said(moment, "yy-placed")) and not said(moment, "yy-war")


def gains(moment: Answered) -> list[tuple[Seat | None, str]]:
    why = (msg("yy-why-tile"), msg("yy-why-governor"))
    found = (event for event in said(moment, "yy-gained") if event.args["why"] in why)
    return [(event.seat, ident(event.args["vp"])) for event in found]


def check_gain(moment: Answered, about: Msg) -> None:
    wanted = int(ident(about.args["player"])), ident(about.args["colour"])
    assert gains(moment) == [wanted]
    own = about.key in ("yy-about-own", "yy-about-both-own")
    assert own == (wanted[0] == moment.decision.seat)


def check_nothing(moment: Answered, about: Msg | None) -> None:
    if placed_in_peace(moment):
        assert gains(moment) == []
        assert [decision.name for decision in moment.after.pending] != ["pagoda"]


def check_no_pagoda(moment: Answered, about: Msg) -> None:
    check_gain(moment, about)
    assert [decision.name for decision in moment.after.pending] != ["pagoda"]


def check_pagoda(moment: Answered, about: Msg) -> None:
    """The pagoda is offered, and each triangle says the same of who would score it."""
    if about.key in BOTH:
        check_gain(moment, about)
        inner = about.args["pagoda"]
        assert isinstance(inner, Msg)
        about = inner
    else:
        assert gains(moment) == []
    (question,) = moment.after.pending
    assert question.name == "pagoda"
    whose = about.key.removeprefix("yy-about-pagoda-")
    for option in question.options[:-1]:
        assert option.about is not None
        scores = option.about.args.get("scores", option.about)
        assert isinstance(scores, Msg)
        assert scores.key == f"yy-about-turn-{whose}"


def check_war(moment: Answered, about: Msg) -> None:
    conflict = conflict_of(moment)
    assert conflict.kind == "war"
    assert strengths(about) == [(side.at, side.base) for side in conflict.sides]
    state, seat = moment.after.match.state, moment.decision.seat
    assert about.args["n"] == rules.reserve(state, seat, "red")


def check_revolt(moment: Answered, about: Msg) -> None:
    attacker, defender = conflict_of(moment).sides
    assert (about.args["own"], about.args["against"]) == (attacker.base, defender.base)
    assert ident(about.args["player"]) == str(defender.leaders[0].seat)
    (question,) = moment.after.pending
    assert question.name == "attack"
    most = max(len(question.options) - 1, 0) and question.options[-2].label.args["total"]
    assert most in (0, attacker.base + int(str(about.args["n"])))


def check_company(moment: Answered, about: Msg) -> None:
    if moment.after.match.outcome or not (put := said(moment, "yy-placed-leader")):
        return
    table, hex = table_of(moment), str(put[0].args["hex"])
    board, seat = board_of(table), moment.decision.seat
    realm = next(state for state in board.states if state.area & board.geo.bit[hex])
    told = about.args["leaders"]
    assert isinstance(told, tuple)
    colours = [c for each in told if isinstance(each, Msg) for c in _colours(each)]
    own = ident(put[0].args["leader"])
    assert sorted([*colours, own]) == sorted(piece.colour for piece in realm.leaders)
    assert about.args["n"] == board.governors(board.geo.bit[hex]).bit_count()
    assert about.args["pagodas"] == len(rules.scoring_pagodas(table, board, seat).get(own, []))


def _colours(each: Msg) -> list[str]:
    colours = each.args["colours"]
    assert isinstance(colours, tuple)
    return [ident(colour) for colour in colours if isinstance(colour, Ref)]


def check_duel(moment: Answered, about: Msg) -> None:
    """What the attacker commits is told as it stands; the defender's word is the last."""
    outlook = about.args["outlook"]
    assert isinstance(outlook, Msg)
    if moment.decision.name == "attack":
        sides = [side.strength for side in conflict_of(moment).sides]
        assert [about.args["own"], about.args["against"]] == sides
        assert (outlook.key == "yy-outlook-yours") == (sides[0] > sides[1])
        return
    (won,) = said(moment, "yy-revolt-won")
    assert (won.seat == moment.decision.seat) == (outlook.key == "yy-outlook-won")
    pair = (won.args["own"], won.args["against"])
    told = (about.args["own"], about.args["against"])
    assert pair == (told if outlook.key == "yy-outlook-won" else told[::-1])


def check_standing(moment: Answered, about: Msg) -> None:
    outlook, war = about.args["outlook"], table_of(moment).conflict
    assert isinstance(outlook, Msg)
    if won := said(moment, "yy-war-won"):
        assert outlook == msg("yy-outlook-wins", hex=won[0].args["hex"])
        assert strengths(about) == strengths(Msg("", won[0].args))
        return
    assert war is not None
    assert strengths(about) == [(side.at, side.strength) for side in war.sides]
    last = moment.after.pending[0].name == "winner"
    assert (outlook.key == "yy-outlook-choice") == last


def check_victory(moment: Answered, about: Msg) -> None:
    told = about.args["gains"]
    assert isinstance(told, tuple)
    wanted = [
        (ident(g.args["player"]), ident(g.args["colour"])) for g in told if isinstance(g, Msg)
    ]
    found = [e for e in said(moment, "yy-gained") if e.args["why"] == msg("yy-why-war")]
    assert [(str(e.seat), ident(e.args["vp"])) for e in found] == wanted
    assert about.args["scored"] == len(wanted)
    assert about.args["beaten"] == len(said(moment, "yy-returned"))
    losses = [d.at_most for d in moment.after.pending if d.name == "losses"]
    hexes = [
        e.args["hexes"]
        for e in said(moment, "yy-soldiers-lost")
        if e.args["hex"] == about.args["hex"]
    ]
    lost = [len(each) for each in hexes if isinstance(each, tuple)]
    assert sum(losses or lost) == about.args["n"]


def check_falls(moment: Answered, about: Msg) -> None:
    told = about.args["falls"]
    assert isinstance(told, tuple)
    pagodas = [ident(each) for each in told if isinstance(each, Ref)]
    leaders = [c for each in told if isinstance(each, Msg) for c in _colours(each)]
    assert [ident(e.args["pagoda"]) for e in said(moment, "yy-pagoda-lost")] == pagodas
    assert sorted(ident(e.args["leader"]) for e in said(moment, "yy-returned")) == sorted(leaders)


def check_tile_only(moment: Answered, about: Msg) -> None:
    assert not said(moment, "yy-pagoda-lost")
    assert not said(moment, "yy-returned")


def check_built(moment: Answered, about: Msg) -> None:
    """Whoever is named scores the new pagoda at the end of their turns, as things stand."""
    built = said(moment, "yy-pagoda") + said(moment, "yy-pagoda-moved")
    if not built or moment.after.match.outcome is not None:
        return
    table = table_of(moment)
    board, pagoda = board_of(table), table.pagodas[-1]
    scores = about.args.get("scores", about)
    assert isinstance(scores, Msg)
    owners = [
        seat
        for seat in range(len(table.players))
        if pagoda in rules.scoring_pagodas(table, board, seat).get(pagoda.colour, [])
    ]
    if scores.key == "yy-about-turn-nobody":
        assert owners == []
    else:
        assert owners == [int(ident(scores.args["player"]))]
    assert bool(said(moment, "yy-pagoda-moved")) == (about.key == "yy-about-moved") or (
        moment.decision.name == "from"
    )


CHECKS: dict[str, Callable[[Answered, Msg], None]] = {
    "yy-about-gain": check_no_pagoda,
    "yy-about-own": check_no_pagoda,
    "yy-about-both": check_pagoda,
    "yy-about-both-own": check_pagoda,
    "yy-about-pagoda-nobody": check_pagoda,
    "yy-about-war": check_war,
    "yy-about-revolt": check_revolt,
    "yy-about-alone": check_company,
    "yy-about-joins": check_company,
    "yy-about-duel": check_duel,
    "yy-about-standing": check_standing,
    "yy-about-victory": check_victory,
    "yy-about-falls": check_falls,
    "yy-about-tile": check_tile_only,
    "yy-about-turn-own": check_built,
    "yy-about-turn-other": check_built,
    "yy-about-turn-nobody": check_built,
    "yy-about-moved": check_built,
}
OFTEN = {  # so that each check has something to find
    "yy-about-gain": 50,
    "yy-about-own": 50,
    "yy-about-both-own": 2,
    "yy-about-war": 10,
    "yy-about-revolt": 20,
    "yy-about-alone": 20,
    "yy-about-joins": 20,
    "yy-about-duel": 20,
    "yy-about-standing": 20,
    "yy-about-falls": 5,
    "yy-about-tile": 20,
    "yy-about-victory": 2,
}


def test_what_an_option_says_comes_true() -> None:
    checked: Counter[str] = Counter()
    for moment in (moment for seed in SEEDS for moment in answered(seed)):
        rare = moment.decision.name not in ("action", "where")
        for trial in tried(moment, 1 if rare else EVERY):
            about = trial.option.about
            if about is None:
                check_nothing(trial, about)
            elif check := CHECKS.get(about.key):
                check(trial, about)
                checked[about.key] += 1
    few = {key: checked[key] for key, n in OFTEN.items() if checked[key] < n}
    assert few == {}


@pytest.mark.rule("YY-34", "YY-45")
def test_a_pagoda_that_moves_says_from_where_and_who_loses_it() -> None:
    table = scene(
        tiles={"black": "C6 C7 F3 G3 L4 L5"},
        leaders={"B7": (0, "black"), "G2": (1, "black")},
        pagodas={"B6 C6 C7": "black", "F2 F3 G3": "black"},
        hands={0: {"black": 1}},
    ).answer(0, "tile black k5")
    first = table.asked(0).options[0]
    assert first.about == msg("yy-about-turn-nobody"), "two could move: no word of either"
    table.answer(0, first.token.replace(":", " "))
    lost = [option.about for option in table.asked(0).options]
    assert lost == [
        msg("yy-about-loses-own", player=ref("seat", 0)),
        msg("yy-about-loses-other", player=ref("seat", 1)),
    ]


@pytest.mark.rule("YY-34")
def test_the_only_pagoda_of_a_colour_says_from_where_it_comes() -> None:
    table = scene(
        tiles={"yellow": "B7 C7 C8 L4 L5"},
        leaders={"K3": (0, "yellow")},
        pagodas={"B7 C7 C8": "yellow"},
        hands={0: {"yellow": 1}},
    )
    both = table.about(0, "place:yellow-K5")
    assert both is not None
    assert both.args["pagoda"] == msg("yy-about-pagoda-own", player=ref("seat", 0))
    table.answer(0, "place yellow-k5")
    own = msg("yy-about-turn-own", player=ref("seat", 0))
    (build, decline) = table.asked(0).options
    assert build.label == msg("yy-build-yellow", hexes="K5–L4–L5")
    assert build.about == msg("yy-about-moved", scores=own, hexes="B7–C7–C8")
    assert decline.declines
