"""The turn: answers, drafts, stepping back (rows T1 to T16, P8).

Each answer is stored at once. Until its owner confirms, hands over or makes somebody else decide,
it is a draft: private, and free to step back from as long as nothing hidden was shown.
"""

from __future__ import annotations

from dataclasses import replace

from db import followers, matches, outbox, tables
from db.connection import Connection
from db.matches import Position
from db.tables import Table
from engine.core import notation
from engine.core.codec import copy, encode, load
from engine.core.decision import Answer, Decision, Seat
from engine.core.errors import IllegalAnswer, NotAsked, Refused, Stale
from engine.core.flow import Applied, apply, play, question, rewind
from engine.core.frame import Event
from engine.core.history import CannotUndo
from engine.core.tokens import shown
from engine.core.words import msg
from sessions.context import Context, Live
from sessions.shapes import Ask, Person, Step, Suggestion, TableError

THE_HOUSE = 0  # the user a forced answer is booked under
MOST_SUGGESTIONS = 25


class Play:
    """Use cases of a running match."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def question(self, table: int, person: Person) -> Ask:
        """The open question of whoever asks, or a refusal that says whom the table waits for."""
        known, live, seat = await self._seated(table, person)
        return await self._ask(known, live, seat)

    async def answer(
        self, table: int, person: Person, asked: int | None, picks: tuple[str, ...]
    ) -> Step:
        """One answer by button, menu or command."""
        async with self._context.lock(table):
            known, live, seat = await self._seated(table, person)
            decision = _question(known, live, seat)
            answer = Answer(seat, decision.name, picks, asked)
            return await self._answer(known, live, person, answer)

    async def pick(self, table: int, person: Person, asked: int, options: tuple[int, ...]) -> Step:
        """One answer by the positions of its options; the question's number pins the list."""
        async with self._context.lock(table):
            known, live, seat = await self._seated(table, person)
            decision = _question(known, live, seat)
            if asked != live.match.number(seat):
                raise Stale("core-stale")
            if any(not 0 <= index < len(decision.options) for index in options):
                raise IllegalAnswer("bot-no-such-option")
            picks = tuple(decision.options[index].token for index in options)
            answer = Answer(seat, decision.name, picks, asked)
            return await self._answer(known, live, person, answer)

    async def typed(self, table: int, person: Person, line: str) -> Step:
        """A line of notation; what comes before a step that cannot be played stands."""
        step: Step | None = None
        for words in notation.steps(line):
            while words:
                try:
                    step, words = await self._typed_step(table, person, words, step)
                except Refused as refused:
                    if step is None:
                        raise
                    return replace(step, refused=refused)
        if step is None:
            raise TableError("bot-nothing-typed")
        return step

    async def _typed_step(
        self, table: int, person: Person, words: list[str], before: Step | None
    ) -> tuple[Step, list[str]]:
        async with self._context.lock(table):
            known, live, seat = await self._seated(table, person)
            decision = _question(known, live, seat)
            picks, rest = notation.read(decision, words)
            answer = Answer(seat, decision.name, picks)
            step = await self._answer(known, live, person, answer)
        events = (before.events if before else ()) + step.events
        published = step.published or bool(before and before.published)
        return replace(step, events=events, published=published), rest

    async def suggest(self, table: int, person: Person, typed: str) -> list[Suggestion]:
        """What a typed line may still become; never looks behind a seal."""
        _, live, seat = await self._seated(table, person)
        return _suggestions(live, seat, typed)

    async def step_back(self, table: int, person: Person) -> Step:
        """Take back one's last answer of this turn."""
        async with self._context.lock(table):
            known, live, seat = await self._seated(table, person)
            return await self._step_back(known, live, seat, whole_turn=False)

    async def restart(self, table: int, person: Person) -> Step:
        """Take back all of this turn that can be taken back."""
        async with self._context.lock(table):
            known, live, seat = await self._seated(table, person)
            return await self._step_back(known, live, seat, whole_turn=True)

    async def _seated(self, table: int, person: Person) -> tuple[Table, Live, Seat]:
        known = await self._context.table(table)
        if known.status == "ended":
            raise TableError("bot-ended")
        live = await self._context.live(known)
        seat = known.seat_of(person.id)
        if seat is None:
            raise TableError("bot-not-seated-waiting", waiting=waiting_names(known, live))
        return known, live, seat

    async def _ask(self, table: Table, live: Live, seat: Seat) -> Ask:
        decision = _question(table, live, seat)
        number = live.match.number(seat)
        assert number is not None
        drafted, undoable = await self._draft(table, live, seat) if live.drafting else ((), False)
        return Ask(table, seat, decision, number, drafted, undoable, tuple(live.match.asked))

    async def _draft(self, table: Table, live: Live, seat: Seat) -> tuple[tuple[Event, ...], bool]:
        """What this seat may know of the unpublished turn, and whether it can step back."""
        since, revision = live.published.revision, live.match.revision

        def work(db: Connection) -> tuple[list[tuple[int, Event]], bool]:
            events = matches.events_between(db, table.id, since, revision)
            return events, _undoable(db, table.id, seat) is not None

        events, undoable = await self._context.db.run(work)
        return tuple(event for _, event in events if event.visible_to(seat)), undoable

    async def _answer(self, table: Table, live: Live, person: Person, answer: Answer) -> Step:
        """Apply, store, then play what is forced."""
        applied = apply(live.game, live.match, answer)
        live, published = await self._commit(table, live, person.id, answer, applied)
        events = applied.events
        while not published and (forced := _forced(applied, answer.seat)):
            applied = apply(live.game, live.match, forced)
            live, published = await self._commit(table, live, THE_HOUSE, forced, applied)
            events += applied.events
        return await self._step(table, live, answer.seat, events, published)

    async def _step(
        self, table: Table, live: Live, seat: Seat, events: tuple[Event, ...], published: bool
    ) -> Step:
        asked = live.match.number(seat) is not None
        visible = tuple(event for event in events if event.visible_to(seat))
        known = await self._context.table(table.id) if live.match.outcome else table
        ask = await self._ask(known, live, seat) if asked else None
        return Step(known, ask, visible, published)

    async def _commit(
        self, table: Table, live: Live, user: int, answer: Answer, applied: Applied[object]
    ) -> tuple[Live, bool]:
        """Match, answer, events and owed messages in one transaction, before anything is shown."""
        match, now = applied.match, self._context.clock()
        position = Position(table.id, match.revision, encode(match))
        published = _publishes(live, answer, applied)

        def work(db: Connection) -> None:
            if not matches.move(db, position, live.match.revision):
                raise Stale("core-stale")
            matches.log_answer(db, position, answer, user, applied.sealed, now)
            matches.log_events(db, table.id, position.revision, applied.events)
            if applied.sealed:
                matches.forget_steps(db, table.id)
            else:
                matches.keep_step(db, table.id, position.revision, encode(live.match))
            if published:
                _publish(db, table, live, position, applied, now)

        try:
            await self._context.db.run(work)
        except Stale:
            self._context.shelf.drop(table.id)  # another process was faster
            raise
        after = _after(live, applied, published)
        self._context.shelf.put(table.id, after)
        if match.outcome is not None:
            self._context.shelf.drop(table.id)
        return after, published

    async def _step_back(self, table: Table, live: Live, seat: Seat, *, whole_turn: bool) -> Step:
        while True:
            last = await self._context.db.run(lambda db: _undoable(db, table.id, seat))
            if last is None:
                raise CannotUndo(await self._why_not(table, live, seat))
            live = await self._rewind(table, live, *last)
            forced = last[0].user == THE_HOUSE
            more = await self._context.db.run(lambda db: _undoable(db, table.id, seat))
            if more is None or not (whole_turn or forced):
                return await self._step(table, live, seat, (), published=False)

    async def _why_not(self, table: Table, live: Live, seat: Seat) -> str:
        last = await self._context.db.run(lambda db: matches.last_answer(db, table.id))
        mine = last is not None and last.seat == seat and live.drafting
        return "core-sealed" if mine else "core-nothing-to-undo"

    async def _rewind(self, table: Table, live: Live, last: matches.Given, before: bytes) -> Live:
        back = rewind(live.game, live.match, load(live.game, before)).match
        position = Position(table.id, back.revision, encode(back))

        def work(db: Connection) -> None:
            if not matches.move(db, position, live.match.revision):
                raise Stale("core-stale")
            matches.mark_undone(db, table.id, last.revision)

        await self._context.db.run(work)
        after = replace(live, match=back)
        self._context.shelf.put(table.id, after)
        return after


def _question(table: Table, live: Live, seat: Seat) -> Decision:
    if live.match.outcome is not None:
        raise Stale("core-over")
    try:
        return question(live.match.questions(), seat)
    except NotAsked:
        raise NotAsked("bot-not-your-turn", waiting=waiting_names(table, live)) from None


def waiting_names(table: Table, live: Live) -> str:
    """Whom the table waits for, by name."""
    names = table.names()
    return ", ".join(shown(names[seat]) for seat in live.match.asked if seat < len(names))


def _forced(applied: Applied[object], seat: Seat) -> Answer | None:
    """A question with one possible answer is answered for its owner, unless that tells (T13)."""
    for decision in applied.pending:
        if decision.seat == seat and not decision.secret and not decision.confirms:
            only = len(decision.options) == 1 and decision.at_least == decision.at_most == 1
            return Answer(seat, decision.name, decision.tokens()) if only else None
    return None


def _publishes(live: Live, answer: Answer, applied: Applied[object]) -> bool:
    """The channel is shown a turn when it is confirmed or somebody else must decide."""
    if answer.seat in live.match.settled and answer.seat in applied.match.settled:
        return False  # nobody is told of a change of mind
    if live.match.settled and not applied.match.settled:
        return True  # everybody has chosen: all is revealed at once
    if {decision.seat for decision in applied.pending} != {answer.seat}:
        return True
    asked = question(live.match.questions(), answer.seat)
    return asked.confirms and answer.picks == asked.fallback  # a trade leaves the turn unconfirmed


def _publish(
    db: Connection,
    table: Table,
    live: Live,
    position: Position,
    applied: Applied[object],
    now: int,
) -> None:
    """Show the turn, and owe a poster for every new activation but only a refresh otherwise."""
    matches.publish(db, table.id)
    matches.keep_handover(db, position)
    over = applied.match.outcome is not None
    tables.set_status(db, table.id, "over" if over else "playing", now)
    asked = applied.match.asked
    activated = [seat for seat, number in asked.items() if live.published.asked.get(seat) != number]
    fresh = over or bool(activated)
    outbox.owe(db, table.id, "poster" if fresh else "refresh", position.revision, now)
    for seat in activated:
        outbox.owe(db, table.id, "hand", position.revision, now, seat)
    if fresh and followers.readers(db, table.id):
        outbox.owe(db, table.id, "follow", position.revision, now)


def _after(live: Live, applied: Applied[object], published: bool) -> Live:
    if not published:
        return replace(live, match=applied.match)
    return replace(
        live, match=applied.match, published=applied.match, since=live.published.revision
    )


def _undoable(db: Connection, table: int, seat: Seat) -> tuple[matches.Given, bytes] | None:
    """The last standing answer and the position before it, if this seat may take it back."""
    last = matches.last_answer(db, table)
    if last is None or last.seat != seat or last.sealed:
        return None
    before = matches.step_before(db, table, last.revision)
    return None if before is None else (last, before)


def _suggestions(live: Live, seat: Seat, typed: str) -> list[Suggestion]:
    """Play the complete words on a copy, then complete the last ones."""
    match = copy(live.game, live.match)
    decision = question(match.questions(), seat)
    done, _, fragment = typed.rpartition(";")
    said: list[str] = []
    words = [word for step in notation.steps(done) for word in step] + fragment.lower().split()
    while words:
        try:
            picks, rest = notation.read(decision, words)
        except Refused:
            break
        if not rest and not typed.endswith((";", " ")):
            break
        applied = play(match, Answer(seat, decision.name, picks))
        said.append(notation.written(picks))
        words = rest
        if applied.sealed or all(d.seat != seat for d in applied.pending):
            return [Suggestion("; ".join(said), msg("bot-suggest-all"))]
        decision = question(applied.pending, seat)
    return [
        Suggestion("; ".join([*said, notation.written((option.token,))]), option.label)
        for option in notation.complete(decision, " ".join(words))[:MOST_SUGGESTIONS]
    ]
