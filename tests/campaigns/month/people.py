"""What somebody does who looks at Discord: plays where they are up, says what the others ask."""

from __future__ import annotations

import random
from collections.abc import Iterator

from cogs.shown.ids import Verb, parse
from playground.models import Channel, Message
from playground.person import Person
from sessions.ballot import CHOICES
from tests.campaigns.faults.wall import named, verbs
from tests.campaigns.month.habits import Habits
from tests.campaigns.month.hands import verbs_on
from tests.campaigns.month.moves import line, press_on
from tests.campaigns.month.store import Snapshot
from tests.campaigns.month.town import Dweller

_PRESSES = 0.08  # of the turns are pressed on the panel, the others typed
_PUTS_OFF = 0.1  # of the tables that wait are left for the next time
_SETTLES = 0.1  # of the looks at a table bring an answer in advance where one may be given
_CHANGES = 0.03  # of the looks change how they are told
_ASKS = 0.012  # of the looks ask the others for something
_REMINDS = 0.1  # of the looks remind somebody who holds a table up
_WAY_BACK = 0.4  # of these are to take a turn back
_TAKES_BACK = 0.3  # of the seats that a bot plays
_MOST_TRIES = 6  # lines that one turn may take
_WAKES_UP = 0.1  # of the tables that stand still
_GOES_ON = {Verb.GO_ON, Verb.VOTE_RESUME}
_WEIGHTS = {"wait": 3, "fallback": 3, "bot": 3, "offer": 3, "pause": 1}


class Circle(Habits):
    """What brings people to their tables."""

    async def visit(self, each: Dweller, seen: Snapshot) -> None:
        """One look: everything that waits for them, then whatever comes to their mind."""
        person = self.person(each)
        self.figures["looks"] += 1
        for table in [table for (table, _), p in seen.seats.items() if p.user == each.user]:
            self._takes_up(each, table)
            seen = await self._answer_others(person, table, seen)
            if self.dice.random() >= _PUTS_OFF:
                seen = await self._play(person, table, seen)
            await self._settle(person, table, seen)
        self._takes_up(each, 0)
        if self.dice.random() < _CHANGES:
            await self.change(each, seen)
        if self.dice.random() < _ASKS:
            await self._ask(person, seen)
        if self.dice.random() < _REMINDS:
            await self._remind(person, seen)

    def _takes_up(self, each: Dweller, table: int) -> None:
        """By moment, person and table alone, so that what one does changes nothing elsewhere."""
        self.dice = random.Random(f"{self.harbour.seed} {each.user} {table} {self.harbour.now()}")

    # -- one's own turn ---------------------------------------------------------------------------

    async def _play(self, person: Person, table: int, seen: Snapshot) -> Snapshot:
        """As far as the table waits for them and nothing comes between."""
        poster, seat = self._poster(table), _seat(seen, table, person)
        if poster is not None and seat is not None and seen.seats[table, seat].bot:
            return await self._take_back(person, table, poster, seen)
        board = seen.tables.get(table)
        if poster is not None and board is not None and board.paused is not None:
            return await self._go_on(person, table, poster, seen)
        if poster is None or person.user.id not in named(poster):
            return seen
        for _ in range(_MOST_TRIES):
            seat = _seat(seen, table, person)
            if seat is None or (table, seat) not in seen.ups or seen.seats[table, seat].bot:
                break
            answers = self.figures["answers"]
            seen = await self._move(person, table, seat, poster)
            if self.figures["answers"] == answers:
                break
        return seen

    async def _move(self, person: Person, table: int, seat: int, poster: Message) -> Snapshot:
        sessions = self.harbour.sessions
        live = await sessions.context.live(await sessions.show.table(table))
        if live.question(seat) is None:
            return await self.look()
        self._did(table, person, "play")
        typed = line(live, seat, self.dice) if self.dice.random() >= _PRESSES else ""
        if typed:
            channel = self._channel(table)
            await self._tried(person.slash(channel, "play", until="acknowledged", move=typed))
            self.figures["turns typed"] += 1
        else:
            outcome = await self._press(person, poster, Verb.PLAY)
            if outcome is not None and outcome.private:
                panel = outcome.private[0]

                async def pressed() -> None:
                    await self.look()
                    self._did(table, person, "play")

                self.figures["presses"] += await press_on(person, panel, self.dice, pressed)
                self.figures["turns pressed"] += 1
        self.figures["answers"] += 1
        return await self.look()

    async def _take_back(
        self, person: Person, table: int, poster: Message, seen: Snapshot
    ) -> Snapshot:
        """A bot plays for them; whoever is here again plays on, some sooner, some later."""
        if Verb.PLAY not in verbs(poster) or self.dice.random() >= _TAKES_BACK:
            return seen
        self._did(table, person, "again")
        outcome = await self._press(person, poster, Verb.PLAY)
        if outcome is not None and outcome.private:
            await self._press_seen(person, outcome.private[0], Verb.PLAY_AGAIN)
            self.figures["taken back from bots"] += 1
        return await self.look()

    async def _go_on(self, person: Person, table: int, poster: Message, seen: Snapshot) -> Snapshot:
        """A table that stands still is woken up now and then by those who sit there."""
        if self.dice.random() >= _WAKES_UP:
            return seen
        shown = self._seen(poster)
        if not verbs(poster) & _GOES_ON:
            page = await self._press(person, poster, Verb.VOTES)
            if page is None or not page.private:
                return await self.look()
            shown = page.private[0]
        for verb in sorted(verbs_on(shown) & _GOES_ON):
            await self._press_seen(person, shown, verb)
            self.figures["wished to go on"] += 1
        return await self.look()

    async def _settle(self, person: Person, table: int, seen: Snapshot) -> None:
        """Now and then something is answered in advance, or no longer."""
        board = seen.tables.get(table)
        if board is None or not board.goes_on or self.dice.random() >= _SETTLES:
            return
        sessions = self.harbour.sessions
        live = await sessions.context.live(await sessions.show.table(table))
        if not live.game.standing or live.match.outcome is not None:
            return
        channel = self._channel(table)
        found = await person.suggestions(channel, "advance", "answer", {"answer": ""})
        if found:
            _, answer = self.dice.choice(found)
            await self._tried(person.slash(channel, "advance", until="acknowledged", answer=answer))
            self.figures["answers in advance set or ended"] += 1
            await self.look()

    # -- what the others ask ----------------------------------------------------------------------

    async def _answer_others(self, person: Person, table: int, seen: Snapshot) -> Snapshot:
        for place in list(self.posts.asking.get(table, ())):
            message = self.posts.message(place)
            pressed = verbs(message) if message else frozenset()
            if message is None or not pressed & {Verb.LATE, Verb.AGREE, Verb.TAKE}:
                self.posts.asking[table].remove(place)
            elif Verb.LATE in pressed and person.user.id in message.mentions:
                seen = await self._choose(person, table, message)
            elif Verb.AGREE in pressed and person.user.id in named(message):
                verb = Verb.AGREE if self.dice.random() < 0.7 else Verb.VOTE_NO
                await self._press(person, message, verb)
                self.figures["said in votes"] += 1
                seen = await self.look()
        return seen

    async def _choose(self, person: Person, table: int, message: Message) -> Snapshot:
        """Somebody's time is up: what now?"""
        (choice,) = self.dice.choices(list(_WEIGHTS), list(_WEIGHTS.values()))
        self._did(table, person, f"late-{choice}")
        self.figures[f"what now: {choice}"] += 1
        shown = self._seen(message)
        late = [b for b in shown.buttons if b.custom_id and parse(b.custom_id).verb is Verb.LATE]
        number = CHOICES.index(choice)
        await self._tried(
            person.click(shown, custom_id=late[number].custom_id, until="acknowledged")
        )
        return await self.look()

    async def _ask(self, person: Person, seen: Snapshot) -> None:
        """For a pause, a way back, or to go on without somebody who holds the table up."""
        tables = [t for (t, _), p in seen.seats.items() if p.user == person.user.id and not p.bot]
        tables = [t for t in tables if seen.tables[t].goes_on and not seen.practice(t)]
        if not tables or (poster := self._poster(self.dice.choice(tables))) is None:
            return
        outcome = await self._press(person, poster, Verb.VOTES)
        if outcome is None or not outcome.private:
            return
        page, back = outcome.private[0], self.dice.random() < _WAY_BACK
        if back:
            await self._press_seen(person, page, Verb.VOTE_BACK)
        for _ in range(2 if back else 1):  # back to where, and why
            shown = person.look(page)
            if shown.selects:
                menu = self.dice.choice(shown.selects)
                value = self.dice.choice(menu.options).value
                await self._tried(person.select(shown, menu.custom_id, [value], until="quiet"))
        self.figures["asked the others"] += 1
        await self.look()

    async def _remind(self, person: Person, seen: Snapshot) -> None:
        """Kindly; the bot may say that it is too soon, or night where they are."""
        here = {t for (t, _), p in seen.seats.items() if p.user == person.user.id and not p.bot}
        waited = sorted({t for t, _ in seen.ups if t in here and seen.tables[t].goes_on})
        if not waited or (poster := self._poster(self.dice.choice(waited))) is None:
            return
        outcome = await self._press(person, poster, Verb.VOTES)
        if outcome is None or not outcome.private:
            return
        page = outcome.private[0]
        for id in [b.custom_id for b in page.buttons if b.custom_id]:
            if parse(id).verb is Verb.NUDGE:
                table, _, about = parse(id).numbers
                self._did(table, person, "remind", about)
                await self._tried(person.click(page, custom_id=id, until="quiet"))
                self.figures["wished to remind"] += 1
                break
        await self.look()

    async def move_table(self, each: Dweller, to: Channel, seen: Snapshot) -> bool:
        """A host brings one of their tables to another channel."""
        person = self.person(each)
        found = await person.suggestions(to, "game move", "table", {"table": ""})
        company = [t for _, t in found if seen.tables[int(t)].goes_on if not seen.practice(int(t))]
        if company:
            await self._tried(person.slash(to, "game move", until="quiet", table=company[0]))
            await self.look()
        return bool(company)

    async def leave(self, each: Dweller, table: int) -> None:
        """Give a seat up for good."""
        person = self.person(each)
        outcome = await self._tried(person.slash(self._channel(table), "game leave", until="quiet"))
        if outcome is not None and outcome.created:
            self._did(table, person, "leave")
            await self._press_seen(person, outcome.answer, Verb.GIVE_UP)
            self.figures["left for good"] += 1
        await self.look()

    async def take_seat(self, each: Dweller, table: int) -> bool:
        """Sit down where a seat is to be had."""
        person = self.person(each)
        for message in self._offers(table):
            self._did(table, person, "take")
            await self._press(person, message, Verb.TAKE)
            await self.look()
            return True
        return False

    def _offers(self, table: int) -> Iterator[Message]:
        places = [*self.posts.asking.get(table, ()), self.posts.posters[table]]
        for place in places:
            message = self.posts.message(place)
            if message is not None and Verb.TAKE in verbs(message):
                yield message


def _seat(seen: Snapshot, table: int, person: Person) -> int | None:
    """Where somebody sits at a table, if they do."""
    places = [(s, place) for (t, s), place in seen.seats.items() if t == table]
    return next((s for s, place in places if place.user == person.user.id), None)
