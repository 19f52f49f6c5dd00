"""The turn: answers, drafts, stepping back (rows T1 to T16, P8).

Each answer is stored at once. Until its owner confirms, hands over or makes somebody else decide,
it is a draft: private, and free to step back from as long as nothing hidden was shown. Whatever
another seat does meanwhile is public at once, and the draft is played again on top of it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, fields, replace
from operator import attrgetter
from typing import TypeAlias, TypeVar

from db.connection import Connection
from db.due import Due
from db.tables import Table
from engine.core import notation
from engine.core.decision import Answer, Decision, Seat
from engine.core.errors import IllegalAnswer, Refused, Stale
from engine.core.reasons import explained
from engine.core.tokens import shown
from engine.core.words import Msg
from sessions.context import Context, Live, met
from sessions.ledger import Also, Ledger
from sessions.shapes import Ask, BotPlays, Explained, NotSure, Person, Step, Suggestion, TableError
from sessions.steps import asked as asked_of
from sessions.steps import question_of, stepped, waiting_names
from sessions.suggest import suggestions
from sessions.turns import BOT, CLOCK, STAND_IN, Plan, interjected, planned, thought_of

T = TypeVar("T")
_OF_MESSAGES = ("poster_message", "poster_revision", "moved_at")
_anywhere = attrgetter(*(each.name for each in fields(Table) if each.name not in _OF_MESSAGES))


@dataclass(frozen=True, slots=True)
class Found:
    """What somebody has settled, and what else is stored with it."""

    answer: Answer
    also: Also = None


Settled: TypeAlias = Callable[[Table, Live, Seat, bool], Awaitable[Found | None]]


class Play:
    """Use cases of a running match."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._ledger = Ledger(context)

    async def question(self, table: int, person: Person) -> Ask:
        """The open question of whoever asks, or a refusal that says whom the table waits for."""
        async with self._alone(table):  # a draft must not be replayed between two reads
            known, live, seat = await self._seated(table, person)
            return await self._ask(known, live, seat)

    async def answer(
        self, table: int, person: Person, asked: int | None, picks: tuple[str, ...]
    ) -> Step:
        """One answer by button, menu or command."""

        async def work(known: Table, live: Live, seat: Seat) -> Step:
            decision = question_of(known, live, seat)
            answer = Answer(seat, decision.name, picks, asked)
            with _explaining(known, live, decision):
                return await self._answer(known, live, person.id, answer, by=person)

        return await self._at(table, person, work)

    async def pick(
        self,
        table: int,
        person: Person,
        asked: int,
        options: tuple[int, ...],
        *,
        sure: bool = True,
    ) -> Step:
        """One answer by the positions of its options; the question's number pins the list."""

        async def work(known: Table, live: Live, seat: Seat) -> Step:
            decision = question_of(known, live, seat)
            if asked != live.seen_by(seat)[0].number(seat):
                raise Stale("core-stale")
            if any(not 0 <= index < len(decision.options) for index in options):
                raise IllegalAnswer("bot-no-such-option")
            if not sure and any(decision.options[index].spends for index in options):
                raise NotSure
            picks = tuple(decision.options[index].token for index in options)
            answer = Answer(seat, decision.name, picks, asked)
            return await self._answer(known, live, person.id, answer, by=person)

        return await self._at(table, person, work)

    async def typed(self, table: int, person: Person, line: str) -> Step:
        """A line of notation; what comes before a step that cannot be played stands."""
        step: Step | None = None
        steps = notation.steps(line)
        for left, words in zip(reversed(range(len(steps))), steps, strict=True):
            while words:
                try:
                    step, words = await self._typed_step(table, person, words, step, left > 0)
                except Refused as refused:
                    if step is None:
                        raise
                    return replace(step, refused=refused)
        if step is None:
            raise TableError("bot-nothing-typed")
        return step

    async def _typed_step(
        self, table: int, person: Person, words: list[str], before: Step | None, more: bool
    ) -> tuple[Step, list[str]]:

        async def work(known: Table, live: Live, seat: Seat) -> tuple[Step, list[str]]:
            decision = question_of(known, live, seat)
            with _explaining(known, live, decision):
                picks, rest = notation.read(decision, words)
                answer, goes_on = Answer(seat, decision.name, picks), bool(more or rest)
                step = await self._answer(known, live, person.id, answer, goes_on, by=person)
            return step, rest

        step, rest = await self._at(table, person, work)
        events = (before.events if before else ()) + step.events
        published = step.published or bool(before and before.published)
        owing = step.owing or bool(before and before.owing)
        return replace(step, events=events, published=published, owing=owing), rest

    async def suggest(self, table: int, person: Person, typed: str) -> list[Suggestion]:
        """What a typed line may still become; never looks behind a seal."""
        known, live, seat = await self._seated(table, person)
        return suggestions(live, question_of(known, live, seat), typed)

    async def step_back(self, table: int, person: Person) -> Step:
        """Take back one's last answer of this turn."""
        return await self._step_back(table, person, whole_turn=False)

    async def restart(self, table: int, person: Person) -> Step:
        """Take back all of this turn that can be taken back."""
        return await self._step_back(table, person, whole_turn=True)

    async def _step_back(self, table: int, person: Person, *, whole_turn: bool) -> Step:
        async with self._alone(table):
            known, live, seat = await self._seated(table, person)
            live = await self._ledger.step_back(known, live, seat, whole_turn=whole_turn)
            return await self._context.db.run(lambda db: stepped(db, known, live, seat))

    async def stand_in(self, table: int, seat: Seat, revision: int, also: Also) -> None:
        """Answer for a seat that is missed, as its questions themselves say, until it is done."""
        async with self._alone(table):
            known = await self._context.table(table)
            live = await self._context.live(known)
            _playable(known)
            if live.published.revision != revision:
                raise TableError("tables-moved-on")
            if seat not in live.published.asked:
                raise TableError("tables-not-waited-for")
            await self._fall_back(known, live, seat, STAND_IN, also)

    async def time_out(
        self, table: int, seat: Seat, up: Callable[[], Awaitable[bool]], also: Also
    ) -> None:
        """The same for whoever was asked in the turn of another, if their time still is up."""
        async with self._alone(table):
            known = await self._context.table(table)
            live = await self._context.live(known)
            _playable(known)
            if seat in live.published.asked and await up():
                await self._fall_back(known, live, seat, CLOCK, also)

    async def _fall_back(self, known: Table, live: Live, seat: Seat, user: int, also: Also) -> None:
        while seat in live.seen_by(seat)[0].asked:
            asked = question_of(known, live, seat)
            answer = Answer(seat, asked.name, asked.fallback)
            step = await self._answer(known, live, user, answer, also=also)
            if step.published:
                return
            live, also = await self._context.live(known), None

    async def in_advance(self, wanted: Due, settled: Settled) -> bool:
        """Answer for somebody what they have settled before, as if they were here.

        Whether anything has become public; whoever is at it by hand is left alone.
        """
        async with self._alone(wanted.table):
            known = await self._context.table(wanted.table)
            live, seat, begun = await self._context.live(known), wanted.seat, False
            _playable(known)
            if seat not in live.published.asked or live.drafter == seat:
                return False
            while found := await settled(known, live, seat, begun):
                user = known.chairs[seat].user
                step = await self._answer(known, live, user, found.answer, also=found.also)
                if step.published:
                    return True
                live, begun = await self._context.live(known), True
            return False

    async def for_bot(self, table: int, seat: Seat, revision: int, plan: Sequence[Answer]) -> bool:
        """Answer as a bot has thought of this position; False where it is to think on."""
        async with self._alone(table):
            known = await self._context.table(table)
            live, begun = await self._context.live(known), False
            _playable(known)
            if seat not in known.bots or live.seen_by(seat)[0].revision != revision:
                raise TableError("tables-moved-on")
            while answer := thought_of(question_of(known, live, seat), plan, begun=begun):
                done = await self._planned(known, live, BOT, answer)
                live = await self._ledger.write(known, live, done)
                if done.public:
                    return True
                sealed = any(move.applied.sealed for move in done.moves)
                plan, begun = plan[len(done.moves) :] if not sealed else (), True
            return False

    @asynccontextmanager
    async def _alone(self, table: int) -> AsyncIterator[None]:
        """One at a time; what a copy refuses may be right where another process was faster."""
        async with self._context.lock(table):
            try:
                yield
            except Refused:
                await self._context.drop_if_left_behind(table)
                raise

    async def _at(
        self, table: int, person: Person, work: Callable[[Table, Live, Seat], Awaitable[T]]
    ) -> T:
        """Do something at a table as it is remembered, and anew where that is not how it is."""
        async with self._alone(table):
            known, fresh = self._context.rows.get(table), False
            while True:
                if known is None:
                    known, fresh = await self._context.table_of(table, person), True
                    self._context.rows.put(table, known)
                try:
                    return await work(*await self._seated_at(known, person))
                except _Changed:
                    known = None
                except Refused:
                    if fresh or _same(await self._context.table_of(table, person), known):
                        raise
                    known = None

    async def _seated(self, table: int, person: Person) -> tuple[Table, Live, Seat]:
        return await self._seated_at(await self._context.table_of(table, person), person)

    async def _seated_at(self, known: Table, person: Person) -> tuple[Table, Live, Seat]:
        _playable(known)
        live = await self._context.live(known)
        seat = known.seat_played_by(person.id)
        if seat is None:
            raise TableError("bot-not-seated-waiting", waiting=waiting_names(known, live))
        if seat in known.bots:
            raise BotPlays(known.id)
        return known, live, seat

    async def _ask(self, table: Table, live: Live, seat: Seat) -> Ask:
        """One's question; what has happened since the last turn; can it be stepped back from."""
        return await self._context.db.run(lambda db: asked_of(db, table, live, seat))

    async def _answer(
        self,
        table: Table,
        live: Live,
        user: int,
        answer: Answer,
        more: bool = False,
        also: Also = None,
        by: Person | None = None,
    ) -> Step:
        """Apply, store, and tell the actor what came of it; all but thinking is one transaction.

        By somebody whose table may have been remembered it is stored only if that was right.
        """
        waited = answer.seat in live.seen_by(answer.seat)[0].asked
        plan = await self._planned(table, live, user, answer, more=more)
        events = tuple(
            event
            for move in plan.moves
            if move.answer.seat == answer.seat
            for event in move.applied.events
        )
        fresh = table

        def sure(db: Connection) -> None:
            nonlocal fresh
            if by is not None:
                fresh = met(db, table.id, by)
                if not _same(fresh, table):
                    raise _Changed

        def read(db: Connection, then: Live) -> Step:
            return stepped(db, fresh, then, answer.seat, events, plan)

        _, step = await self._ledger.write_and_read(table, live, plan, read, also, sure)
        over = waited and step.ask is not None and step.ask.decision.aside
        return replace(step, ask=None) if over else step  # a turn that ends does not go on aside

    async def _planned(
        self, table: Table, live: Live, user: int, answer: Answer, *, more: bool = False
    ) -> Plan:
        """What an answer brings about, wherever the turn of another stands."""
        if live.drafting and answer.seat != live.drafter:
            return await self._interjected(table, live, user, answer)
        return planned(live, user, answer, more=more)

    async def _interjected(self, table: Table, live: Live, user: int, answer: Answer) -> Plan:
        """The number was that of a question in the published position; it is checked here."""
        if answer.asked is not None and answer.asked != live.published.number(answer.seat):
            raise Stale("core-stale")
        question_of(table, live, answer.seat).check(answer.picks)
        tail, base = await self._ledger.draft(table, live)
        try:
            return interjected(live, user, _unnumbered(answer), tail, base)
        except Refused:
            await self._ledger.reveal(table, live, base)  # it has happened, so it may be known
            raise Stale("core-stale") from None


class _Changed(Exception):
    """A table is not what it was remembered to be."""


def _same(table: Table, other: Table) -> bool:
    """Whether both say the same but for where the messages of the table are."""
    return bool(_anywhere(table) == _anywhere(other))


@contextmanager
def _explaining(table: Table, live: Live, asked: Decision) -> Iterator[None]:
    """A pick that exists but is not offered is refused with the game's own reason (T16)."""
    try:
        yield
    except IllegalAnswer as refused:
        view = live.game.view(live.seen_by(asked.seat)[0], asked.seat)
        raise Explained(table, explained(live.game, view, asked, refused)) from None


def _playable(table: Table) -> None:
    """Refuse where nobody plays on, or not now; it is said who has stopped it and why."""
    if table.status == "ended":
        raise TableError("bot-ended")
    if table.resting and table.status == "playing":
        raise TableError("votes-rests")
    if table.paused_by is not None and table.status == "playing":
        why = Msg(f"tables-why-{table.paused_why}")
        raise TableError("tables-paused", name=shown(table.paused_by), why=why)


def _unnumbered(answer: Answer) -> Answer:
    """The same answer to the same question in another position."""
    return Answer(answer.seat, answer.decision, answer.picks)
