"""Final scoring: boards, technologies, countries, leftovers (YK-93 to YK-99)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.decision import Seat
from engine.core.frame import Ctx, Outcome
from engine.core.words import Msg, msg
from engine.games.yokohama import places, rules
from engine.games.yokohama.components import Places
from engine.games.yokohama.data import BOX, COUNTRIES, INDEPENDENT
from engine.games.yokohama.gains import why
from engine.games.yokohama.state import State, Table, View
from engine.lib.order import clockwise, ranking

SCORING = BOX.final_scoring
LEFT = SCORING.leftovers
_BOARDS = {"church": SCORING.church, "customs": SCORING.customs}


def final_scoring(ctx: Ctx[State]) -> Outcome:
    """Score everything in the printed order and rank the players."""
    table = ctx.state.table
    shared = {f"final_{board}": board_vp(table, board, worth) for board, worth in _BOARDS.items()}
    shared["final_technology"] = technology_vp(table)
    for seat in clockwise(ctx.state.seats, table.first):
        points = {source: worth.get(seat, 0) for source, worth in shared.items()}
        points["final_countries"] = country_vp(rules.icons(table, seat))
        _score(ctx, seat, points | leftovers(table, seat))
    return _outcome(table)


def _score(ctx: Ctx[State], seat: Seat, points: Mapping[str, int]) -> None:
    """All that one player scores, in one line."""
    scored = {source: vp for source, vp in points.items() if vp}
    ctx.state.table.players[seat].points |= scored
    what = tuple(msg("yk-final-part", why=why(source).words, n=vp) for source, vp in scored.items())
    ctx.log("yk-final", seat, at=(places.player(seat),), what=what, n=sum(scored.values()))


def _placed(order: Sequence[Seat], worth: Places) -> dict[Seat, int]:
    """First and second place of those who take part."""
    return dict(zip(order, (worth.first, worth.second), strict=False))


def board_vp(table: Table, board: str, worth: Places) -> dict[Seat, int]:
    """Most assistants, then whose is furthest right; neutral ones take no part (YK-93, YK-102)."""
    spaces = table.spaces[board]
    there = [seat for seat in range(len(table.players)) if seat in spaces]
    strength = {seat: (spaces.count(seat), _rightmost(spaces, seat)) for seat in there}
    return _placed(sorted(there, key=lambda seat: strength[seat], reverse=True), worth)


def _rightmost(spaces: Sequence[Seat | None], seat: Seat) -> int:
    return max(n for n, owner in enumerate(spaces) if owner == seat)


def technology_vp(table: Table) -> dict[Seat, int]:
    """The highest sums of production values, ties by round order (YK-95)."""
    sheet = table.sheet
    sums = {
        seat: sum(
            sheet.values[sheet.cards[card].technology] for card in table.players[seat].technologies
        )
        for seat in clockwise(len(table.players), table.first)
    }
    order = sorted((seat for seat in sums if sums[seat]), key=lambda seat: -sums[seat])
    return _placed(order, SCORING.technology)


def country_vp(icons: Mapping[str, int]) -> int:
    """The best sets: the k-th has every country with at least k icons (YK-96, YK-97)."""
    most = max(icons.values(), default=0)
    sets = (sum(icons.get(c, 0) >= k for c in COUNTRIES) for k in range(1, most + 1))
    return sum(SCORING.country_sets[str(size)] for size in sets)


def leftovers(table: Table, seat: Seat) -> dict[str, int]:
    """Unused agents, imports, yen and products (YK-98)."""
    player, counts = table.players[seat], table.house.unused_independents_score
    agents = [agent for agent in player.agents if counts or agent != INDEPENDENT]
    return {
        "final_agents": LEFT.unused_foreign_agent * len(agents),
        "final_imports": LEFT.imports * player.imports,
        "final_yen": player.yen // LEFT.yen_per_vp,
        "final_products": player.products // LEFT.products_per_vp,
    }


def _outcome(table: Table) -> Outcome:
    """Most points win; a tie goes to whoever is earlier in round order (YK-99)."""
    scores = tuple(player.vp for player in table.players)
    order = clockwise(len(scores), table.first)
    ranked = ranking([(vp, -order.index(seat)) for seat, vp in enumerate(scores)])
    ending = "order" if scores.count(max(scores)) > 1 else "won"
    return Outcome(ending, scores, ranked)


def tie_break(view: View, before: Seat, after: Seat) -> Msg | None:
    """Whoever is earlier in round order (YK-99)."""
    return msg("yk-tie-order")
