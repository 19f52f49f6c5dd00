"""Games up to the answer that brings somebody a question which they could have settled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cogs.shown.ids import Verb
from engine.ai.chance import random_answer
from engine.core.decision import Answer, Seat, closing
from engine.core.flow import Applied, apply
from engine.core.notation import written
from engine.core.rng import Rng
from engine.core.standing import Standing, answered
from playground.person import Person
from sessions.context import Live
from sessions.shapes import Person as Player
from tests.e2e.foresight import hold
from tests.e2e.harbor import HERE, Harbor, opened, press, rest

NAMES = ("Ada", "Dan", "Gwen")
MOST = 2_000  # answers until somebody could have settled what they are asked
OPTIONS = {"clan": ("clans", "chosen"), "patron": ("patrons", "draft")}
TOGETHER = ("following", "together")  # all at once, each at their own moment


@dataclass(frozen=True)
class Brink:
    """Somebody is about to bring about a question that another one could settle now."""

    answer: Answer  # that brings it about
    seat: Seat  # whose question it is
    kind: str
    choice: str
    given: tuple[str, ...]  # what it would answer

    @property
    def watcher(self) -> Seat:
        """Who neither brings the question about nor is asked."""
        return min(set(range(len(NAMES))) - {self.seat, self.answer.seat})


async def begun(
    harbor: Harbor, game: str, key: str, option: tuple[str, str] | None = None
) -> list[Person]:
    """A game of three; its people by seat."""
    hold(harbor)
    people = [harbor.person(name) for name in NAMES]
    lobby = await opened(harbor, *NAMES, game=game)
    if chosen := option or OPTIONS.get(key):
        await harbor.sessions.lobby.set_option(1, player(people[0]), *chosen)
    await press(people[0], lobby, Verb.START)
    table = await harbor.sessions.show.table(1)
    return [next(p for p in people if p.user.id == chair.user) for chair in table.chairs]


def player(person: Person) -> Player:
    """Somebody, as the use cases know them."""
    return Player(person.user.id, person.user.name, "en")


async def live(harbor: Harbor) -> Live:
    """The game as it stands."""
    return await harbor.sessions.context.live(await harbor.sessions.show.table(1))


async def on_the_brink(harbor: Harbor, people: list[Person], key: str) -> Brink:
    """Random answers until somebody else could settle what comes next."""
    rng = Rng(5)
    for _ in range(MOST):
        now = await live(harbor)
        asked = next(one for one in now.questions if one.waits)
        answer = random_answer(asked, rng)
        if found := next(_foreseen(now, answer, key), None):
            harbor.bot.messenger.wake()
            await rest(harbor)
            return found
        await harbor.sessions.play.answer(1, player(people[asked.seat]), None, answer.picks)
    raise AssertionError(f"nobody could have settled {key}")


def _foreseen(now: Live, answer: Answer, key: str) -> Iterator[Brink]:
    """What another seat could settle before this answer brings it a question."""
    after = apply(now.game, now.match, answer)
    kind = next(kind for kind in now.game.standing if kind.key == key)
    for asked in after.pending:
        anew = after.match.asked[asked.seat] == after.match.revision
        if anew and asked.seat != answer.seat and asked.name in kind.answers:
            yield from _choices(now, answer, after, kind, asked.seat)


def _choices(
    now: Live, answer: Answer, after: Applied[Any], kind: Standing[Any], seat: Seat
) -> Iterator[Brink]:
    """Those that would answer it."""
    asked = next(each for each in after.pending if each.seat == seat)
    view, then = now.game.view(now.published, seat), now.game.view(after.match, seat)
    since = [event for event in after.events if event.visible_to(seat)]
    for choice in kind.choices(view):
        given = answered(kind, then, asked, since, choice.token)
        if given is not None:
            yield Brink(answer, seat, kind.key, choice.token, given)


# -- what is done there ---------------------------------------------------------------------------


async def settle(owner: Person, brink: Brink) -> None:
    """By typing, as it is suggested."""
    page = await owner.slash(HERE, "advance", answer=f"{brink.kind} {brink.choice}")
    assert "Cancel 1" in [button.label for button in page.answer.buttons]


async def cancel(owner: Person) -> None:
    """By typing, too."""
    ((_, value),) = await owner.complete(HERE, "advance", option="answer", typed="Cancel:")
    await owner.slash(HERE, "advance", answer=value)


async def ask(harbor: Harbor, people: list[Person], brink: Brink) -> None:
    """The answer that brings the question about; it is indeed asked then."""
    who = player(people[brink.answer.seat])
    await harbor.sessions.play.answer(1, who, None, brink.answer.picks)
    harbor.bot.messenger.wake()
    await rest(harbor)
    assert brink.seat in (await live(harbor)).published.asked


async def answer_by_hand(harbor: Harbor, owner: Person, brink: Brink) -> None:
    """The same by typing; a turn of which nothing else is left is closed with it."""
    await owner.slash(HERE, "play", move=written(brink.given))
    now = await live(harbor)
    if now.drafter == brink.seat and (end := closing(now.questions, brink.seat)):
        await owner.slash(HERE, "play", move=written(end.picks))
    await rest(harbor)
