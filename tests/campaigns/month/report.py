"""A month in figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.campaigns.month.campaign import Month
from tests.campaigns.month.store import Board


def figures(month: Month) -> Iterator[str]:
    """One line for each thing that was counted."""
    asked, seen = month.asked, month.ledger.last
    told, skipped = month.ledger.told.figures, month.ledger.skipped.figures
    did, came = month.circle.figures, month.ledger.figures
    assert seen is not None
    yield (
        f"{asked.tables} tables, {asked.days} days, {len(month.people)} people,"
        f" seed {asked.seed}: {month.figures['moments']} moments at which something happened"
    )
    for game, boards in sorted(_by_game(list(seen.tables.values())).items()):
        yield f"  {game}: " + _listed(Counter(map(_stands, boards)))
    yield (
        f"  {did['looks']} looks, {did['turns typed']} lines typed, {did['turns pressed']} turns"
        f" pressed with {did['presses']} presses; {skipped['answers']} answers of people,"
        f" {skipped['by bots']} of bots, {skipped['answered in advance']} turns answered in advance"
    )
    yield (
        f"  {told['came up']} times somebody was up: {told['mentions']} mentions,"
        f" {told['direct messages']} direct messages ({told['merged']} of them of"
        f" {told['tables told of in merged ones']} tables together), {told['digests']} digests;"
        f" {told['reminders']} reminders, {told['nudges']} of them as somebody asked"
    )
    yield (
        f"  {skipped['defaults']} defaults, {skipped['fallbacks']} answers for those missed,"
        f" {came['question']} times asked what now, {came['poll']} votes,"
        f" {skipped['replacements']} replacements, {did['left for good']} left,"
        f" {skipped['bots that took over']} bots took over,"
        f" {did['taken back from bots']} taken back,"
        f" {did['wished to go on']} wishes to go on after a pause"
    )
    yield (
        f"  {did['wished to remind']} wishes to remind, {did['hours chosen']} times other hours,"
        f" {month.figures['moved tables']} table moved"
    )
    yield (
        f"  {did['went away']} absences, {month.figures['mailboxes closed']} mailboxes closed,"
        f" {did['ways chosen']} ways chosen, {did['answers in advance set or ended']} answers in"
        f" advance set or ended"
    )
    yield (
        f"  {month.figures['outages']} outage, {month.figures['restarts']} restarts,"
        f" {month.figures['kills']} kill; {month.ledger.clocks.credited} running clocks credited"
    )


def _by_game(boards: list[Board]) -> dict[str, list[Board]]:
    found: dict[str, list[Board]] = {}
    for board in boards:
        found.setdefault(board.game, []).append(board)
    return found


def _stands(board: Board) -> str:
    if board.status != "playing":
        return {"over": "finished", "ended": "broken off"}[board.status]
    if board.parked is not None:
        return "parked"
    return "waits for somebody who knows" if board.paused is None else f"paused ({board.paused})"


def _listed(counted: Counter[str]) -> str:
    return ", ".join(f"{number} {what}" for what, number in counted.most_common())
