"""A turn at the table: typed as one line, or pressed on the panel."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from dataclasses import replace

from engine.ai.chance import random_answer
from engine.core import notation
from engine.core.decision import Decision, Seat
from engine.core.errors import IllegalAnswer
from engine.core.flow import question
from engine.core.rng import Rng
from playground.person import Person
from playground.seen import SeenButton, SeenMessage
from sessions.context import Live
from sessions.turns import Showing, planned
from tests.e2e.harbor import is_settled, offers

_MOST_STEPS, _MOST_PRESSES = 40, 200


def line(live: Live, seat: Seat, dice: random.Random) -> str:
    """Any legal turn as one would type it, up to where something hidden comes to light."""
    rng, steps = Rng(dice.getrandbits(32)), list[str]()
    match, questions = live.seen_by(seat)
    now = replace(live, match=match, questions=questions)
    while len(steps) < _MOST_STEPS:
        asked = question(now.questions, seat)
        answer = random_answer(asked, rng)
        typed = notation.written(answer.picks)
        if not _reads(asked, typed, answer.picks):
            break
        steps.append(typed)
        plan = planned(now, 1, answer, more=True)
        sealed = any(move.applied.sealed for move in plan.moves)
        if sealed or plan.showing is not Showing.DRAFT:
            break
        now = replace(now, match=plan.last.match, questions=plan.last.questions)
    return "; ".join(steps)


def _reads(asked: Decision, typed: str, picks: tuple[str, ...]) -> bool:
    """Whether it is understood as it was meant; what is not is pressed."""
    try:
        return notation.read(asked, typed.lower().split()) == (picks, [])
    except IllegalAnswer:
        return False


async def press_on(
    person: Person,
    panel: SeenMessage,
    dice: random.Random,
    pressed: Callable[[], Awaitable[object]],
) -> int:
    """Press anything that the panel offers until nothing is left; how many presses it took."""
    presses = 0
    while presses < _MOST_PRESSES and (found := offers(panel)) and not is_settled(panel):
        chosen = dice.choice(found)
        if isinstance(chosen, SeenButton):
            await person.click(panel, custom_id=chosen.custom_id, until="acknowledged")
        else:
            count = dice.randint(max(1, chosen.at_least), chosen.at_most)
            values = [option.value for option in dice.sample(chosen.options, count)]
            await person.select(panel, chosen.custom_id, values, until="acknowledged")
        await pressed()
        panel, presses = person.look(panel), presses + 1
    return presses
