"""People round one channel: they press what they see, and press again when nothing comes of it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable
from dataclasses import dataclass, field
from time import monotonic

from cogs.shown.ids import Verb, parse
from engine.core.words import Msg, msg
from locales import LANGUAGES, words
from playground import posts
from playground.component_rules import Kind
from playground.interactions import Interaction
from playground.models import Channel, Message
from playground.offers import NotOffered
from playground.person import NoResponse, Outcome, Person
from playground.seen import SeenButton, SeenMessage, SeenSelect, seen_message
from playground.view import message_view
from playground.world import World
from tests.campaigns.faults.ledger import Ledger, Press, is_done, press_of
from tests.campaigns.faults.process import Bot
from tests.campaigns.faults.wall import Wall, named, text, verbs
from tests.e2e.harbor import offers

PATIENCE = 240.0  # seconds without any progress; the bot itself may wait a minute to try again
TWICE = 0.03  # of the presses come twice at once
INVITES = 0.3  # of the guests are asked by name
WITH_A_BOT = 0.7  # of the games that have room for one
FOLLOWS = 0.5  # of the games have somebody who looks on
BLIND = 0.1  # of the presses are made without knowing whether the bot is there
_ASKS_AGAIN = 4.0
_MOST_STEPS = 300
_SIGH = (0.05, 0.5)  # seconds until somebody presses again what brought nothing


def _easy() -> tuple[str, ...]:
    """How every language shows an easy bot, after its name."""
    bot = msg("bots-seat", letter="", name="|", strength=Msg("bots-strength-easy"), colour="")
    return tuple(words(each).say(bot).partition("|")[2] for each in LANGUAGES)


_EASY = _easy()


class Stuck(Exception):
    """Nothing the people can press leads on."""


@dataclass
class Harbour:
    """What all circles share."""

    world: World
    bot: Bot
    wall: Wall
    ledger: Ledger = field(default_factory=Ledger)
    wrong: list[str] = field(default_factory=list)
    patience: float = PATIENCE


@dataclass
class Circle:
    """The people of one channel; each game has other ones."""

    harbour: Harbour
    channel: Channel
    dice: random.Random
    people: list[Person] = field(default_factory=list)
    table: int = 0
    _known: set[int] = field(default_factory=set)  # tables that are over and done with
    _moved: float = 0.0

    async def play(self, game: str, people: list[Person]) -> None:
        """One game from its lobby to its result."""
        self.people, self.table, self._moved = people, 0, monotonic()
        try:
            await self._open(game)
            for person in people[1:]:
                await self._seat(person)
            if self.dice.random() < WITH_A_BOT:
                await self._add_bot()
            await self._start()
            await self._follow()
            await self._turns()
        except Stuck as stuck:
            place = f"table {self.table} ({game}, {len(people)} seats) in #{self.channel.name}"
            self.harbour.wrong.append(f"{place}: {stuck}")
            await self.give_up()
        self._known.add(self.table)

    # -- the lobby --------------------------------------------------------------------------------

    async def _open(self, game: str) -> None:
        asked = -_ASKS_AGAIN
        while not (lobby := self._new_lobby()):
            if monotonic() - asked >= _ASKS_AGAIN:
                await self._command("game new", game=game)
                asked = monotonic()
            await self._pause("no lobby appears")
        self.table = lobby
        self._moved = monotonic()

    def _new_lobby(self) -> int:
        found = [p.table for p in self.harbour.wall.posters(self.channel.id) if p.is_lobby]
        return next((table for table in reversed(found) if table not in self._known), 0)

    async def _seat(self, person: Person) -> None:
        """By the poster, or by an invitation."""
        if self.dice.random() < INVITES:
            await self._invite(person)
        asked = -_ASKS_AGAIN
        while f"** {person.user.name}" not in text(self._poster()):
            if monotonic() - asked >= _ASKS_AGAIN:
                await self._press(person, self._to_join(person), Verb.JOIN)
                asked = monotonic()
            await self._pause(f"the lobby never shows {person.user.name}, who joined")
        self._moved = monotonic()

    async def _invite(self, guest: Person) -> None:
        """Once: the host sees whether the invitation is there."""
        poster = self._poster()
        menus = [s for s in self._seen(poster).selects if s.kind is Kind.USER_SELECT]
        for menu in menus[:1]:
            host = self.people[0]
            await self._tried(
                host.select(self._seen(poster), menu.custom_id, [guest.user], until="acknowledged")
            )

    def _to_join(self, person: Person) -> Message:
        """The invitation, if this person has one that can still be pressed."""
        wall = self.harbour.wall
        for made in reversed(wall.made[self.channel.id].values()):
            message = wall.message(self.channel.id, made.id)
            mine = made.table == self.table and person.user.id in made.names
            if mine and message and not made.is_poster and Verb.JOIN in verbs(message):
                return message
        return self._poster()

    async def _add_bot(self) -> None:
        """The host wants one more to play; who presses again may get two."""
        asked = -_ASKS_AGAIN
        while not self._has_bot(poster := self._poster()):
            if Verb.BOTS not in verbs(poster):
                return  # every seat is taken
            if monotonic() - asked >= _ASKS_AGAIN:
                await self._ask_for_bot(poster)
                asked = monotonic()
            await self._pause("the lobby never shows the bot that was added")
        self._moved = monotonic()

    async def _ask_for_bot(self, poster: Message) -> None:
        host = self.people[0]
        answered = await self._press(host, poster, Verb.BOTS)
        page = answered.original if answered else None
        if page is not None and page.private_to is not None:
            await self._press(host, page, Verb.ADD_BOT)
            self._dismiss(page)

    def _has_bot(self, poster: Message) -> bool:
        return any(easy in text(poster) for easy in _EASY)

    async def _start(self) -> None:
        asked = -_ASKS_AGAIN
        while Verb.LEAVE in verbs(poster := self._poster()) or not verbs(poster):
            if monotonic() - asked >= _ASKS_AGAIN and Verb.START in verbs(poster):
                await self._press(self.people[0], poster, Verb.START)
                asked = monotonic()
            await self._pause("the host cannot start, or the first poster does not come")
        self._moved = monotonic()

    async def _follow(self) -> None:
        """Somebody without a seat wants to be told."""
        seated = {person.user.id for person in self.people}
        world = self.harbour.world
        users = [u for u in world.users.values() if not u.is_bot and u.id not in seated]
        if users and self.dice.random() < FOLLOWS:
            reader = Person(world, self.dice.choice(users))
            answered = await self._press(reader, self._poster(), Verb.FOLLOW)
            self._dismiss(answered.original if answered else None)

    # -- turns ------------------------------------------------------------------------------------

    async def _turns(self) -> None:
        """Whoever is up plays, called yet or not, until a poster asks nobody any more."""
        while True:
            poster = self._poster()
            if verbs(poster) and Verb.PLAY not in verbs(poster):
                return
            up = [p for p in self.people if p.user.id in named(poster)]
            if not up or not await self._turn(self.dice.choice(up), poster):
                await self._pause(f"nobody can play on; up: {[p.user.name for p in up]}")
                continue
            await self._until_other(poster)

    async def _until_other(self, poster: Message) -> None:
        """The turn is done: the next poster, or this one changed, is on its way."""
        was, since = (poster.id, named(poster)), monotonic()
        while (poster := self._poster()) and (poster.id, named(poster)) == was:
            await self._pause("a turn was done, but no poster tells of it")
            if len(was[1]) > 1 and monotonic() - since > _ASKS_AGAIN:
                return  # the same poster asks others, too

    async def _turn(self, person: Person, poster: Message) -> bool:
        """From Play until there is nothing left to press; whether the turn is done."""
        answered = await self._press(person, poster, Verb.PLAY)
        panel = answered.original if answered else None
        if panel is None or panel.private_to is None:
            return False
        self.harbour.ledger.opened(person.user.id, panel, poster)
        for _ in range(_MOST_STEPS):
            controls = offers(self._seen(panel)) if self._is_there(panel) else []
            if not controls:
                break
            await self._step(person, panel, self.dice.choice(controls))
        done = is_done(panel)
        self._dismiss(panel)
        return done

    async def _step(self, person: Person, panel: Message, control: SeenButton | SeenSelect) -> None:
        """Press or choose anything; once in a while twice at once."""
        values = self._values(control)
        press = press_of(person.user.id, control.custom_id, values or ())
        times = 2 if self.dice.random() < TWICE else 1
        self.harbour.ledger.will_press(press)
        sent = [self._send(person, panel, control, values) for _ in range(times)]
        came = [self._after(press, answered, panel) for answered in await asyncio.gather(*sent)]
        if press is not None and not any(came):
            await asyncio.sleep(self.dice.uniform(*_SIGH))

    def _values(self, control: SeenButton | SeenSelect) -> list[str] | None:
        if isinstance(control, SeenButton):
            return None
        count = self.dice.randint(max(1, control.at_least), control.at_most)
        return [option.value for option in self.dice.sample(control.options, count)]

    async def _send(
        self,
        person: Person,
        panel: Message,
        control: SeenButton | SeenSelect,
        values: list[str] | None,
    ) -> Interaction | None:
        kind = Kind.BUTTON if isinstance(control, SeenButton) else control.kind
        return await self._tried(
            person.press(
                self._seen(panel), kind, control.custom_id, values=values, until="acknowledged"
            )
        )

    def _after(self, press: Press | None, answered: Interaction | None, panel: Message) -> bool:
        """Whether it led on."""
        taken = self.harbour.ledger.saw(press, answered, panel)
        if taken:
            self._moved = monotonic()
        if answered and answered.original is not panel:
            self._dismiss(answered.original)  # what went wrong, in words
        return taken

    # -- pressing ---------------------------------------------------------------------------------

    async def _press(self, person: Person, message: Message, verb: Verb) -> Interaction | None:
        seen = self._seen(message)
        pressable = [b.custom_id for b in seen.buttons if b.custom_id]
        found = [custom_id for custom_id in pressable if parse(custom_id).verb is verb]
        if not found:
            return None
        return await self._tried(person.click(seen, custom_id=found[0], until="acknowledged"))

    async def _command(self, name: str, **answers: str) -> Interaction | None:
        work = self.people[0].slash(self.channel, name, until="acknowledged", **answers)
        return await self._tried(work)

    async def _tried(self, work: Awaitable[Outcome]) -> Interaction | None:
        """What was answered; None where the person reads that the application did not respond."""
        if self.dice.random() >= BLIND:
            await self.harbour.bot.up.wait()
        self.harbour.ledger.presses += 1
        try:
            return (await work).interaction
        except NoResponse:
            self.harbour.ledger.unanswered += 1
        except NotOffered:
            pass  # it went away in the very moment
        return None

    async def _pause(self, why: str) -> None:
        """Look again when something has changed, or in a moment."""
        if monotonic() - self._moved > self.harbour.patience:
            raise Stuck(why)
        await self.harbour.wall.change(self.channel, 1.0)

    async def give_up(self) -> None:
        """End a table that does not go on, so that another can be opened."""
        for _ in range(5):
            asked = await self._command("game end")
            if asked and asked.original and Verb.END in verbs(asked.original):
                await self._press(self.people[0], asked.original, Verb.END)
                return

    # -- looking ----------------------------------------------------------------------------------

    def _poster(self) -> Message:
        found = self.harbour.wall.newest(self.channel, self.table)
        if found is None:
            raise Stuck("its poster is gone")
        return found

    def _seen(self, message: Message) -> SeenMessage:
        return seen_message(message_view(self.harbour.world, message))

    def _is_there(self, message: Message) -> bool:
        return message.id in self.channel.messages

    def _dismiss(self, message: Message | None) -> None:
        if message is not None and message.private_to is not None and self._is_there(message):
            posts.remove(self.harbour.world, message)
