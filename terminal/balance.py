"""What equal players showed of a game, in lines: `python -m engine balance <game>`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import fmean

from engine.ai.balance import Balance, Owners
from engine.ai.tournament import interval

FAR = 0.12  # whoever owns a thing may win so much more or less often than owners of its kind


def lines(found: Balance) -> Iterator[str]:
    """All of it."""
    rounds, scores = found.rounds, found.scores
    yield f"{found.games} games of {found.seats}"
    yield f"rounds: {fmean(rounds):.1f} ({min(rounds):.1f} to {max(rounds):.1f})"
    yield f"decided: {_counted(found.endings)}"
    yield f"ended by: {_counted(found.causes)}"
    yield f"scores: {fmean(scores):.1f} ({min(scores)} to {max(scores)})"
    parts = (f"{source} {n / len(scores):.1f}" for source, n in found.sources.most_common())
    yield f"points from: {', '.join(parts)}"
    yield f"by turn order: {', '.join(_seats(found))} (share {_percent(1 / found.seats)})"
    for kind, things in found.by_kind().items():
        yield f"{kind}: owners win {_percent(next(iter(things.values())).usual)}"
        yield from _things(things)


def _counted(found: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {n}" for name, n in found.items())


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _seats(found: Balance) -> Iterator[str]:
    for nth, won in enumerate(found.wins, start=1):
        low, high = interval(won, found.games)
        yield f"{nth}. {_percent(won / found.games)} ({100 * low:.0f}–{100 * high:.0f})"


def _things(things: Mapping[str, Owners]) -> Iterator[str]:
    """What nobody got, then the rest from what wins least to what wins most."""
    got = {name: owners for name, owners in things.items() if owners.shares}
    if never := [name for name in things if name not in got]:
        yield f"  never taken: {', '.join(never)}"
    for name, owners in sorted(got.items(), key=lambda item: item[1].off):
        taken = f"{len(owners.shares)} times in {owners.games} games"
        off = f"{100 * owners.off:+.1f} ± {100 * owners.spread:.1f}"
        mark = "  !" if abs(owners.off) - owners.spread > FAR else ""
        yield f"  {name}: {taken}, wins {_percent(owners.won)}, {off}{mark}"
