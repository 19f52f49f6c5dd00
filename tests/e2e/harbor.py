"""The whole product in one process: stand-in, sessions on a file, the real discord.py between."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cogs.client import Harbormaster
from cogs.shown.ids import Verb, parse
from engine.ai.chance import random_answer
from engine.core.rng import Rng
from engine.core.words import msg
from locales import LANGUAGES, words
from playground.component_rules import Kind
from playground.models import Channel
from playground.person import Outcome, Person
from playground.seen import SeenButton, SeenMessage, SeenSelect
from playground.server import Addresses, AddRoutes, serve
from playground.world import Settings, World
from process.breaker import Breaker
from sessions import owing
from sessions.pace import CALL_AFTER
from sessions.sessions import Sessions
from sessions.shapes import Person as Player
from tests.playground.connect import running

HERE = "The Quay/tables"
# How quick acknowledgements are is measured by `bench turn`: here a busy machine may be slow.
PATIENT = Settings(ack_deadline=60.0)
_HANDLERS = ("CommandTree-invoker", "discord.py: on_interaction")  # discord.py's own task names
ANSWERS = (Verb.ANSWER, Verb.SURE, Verb.CHOOSE, Verb.GATHER, Verb.GROUP)


class QuickBot(Harbormaster):
    """The same bot without the pauses that only a busy Discord needs."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No waiting in tests."""


@dataclass
class Harbor:
    """A world, and a bot in it that can be stopped and started on the same file."""

    world: World
    addresses: Addresses
    path: Path
    skew: int = 0  # seconds by which the bot's clock is ahead
    felt: float = 0.0  # the time by which the breaker goes, which nobody else moves
    chance: random.Random = field(default_factory=lambda: random.Random(1))  # deals every match
    whims: random.Random = field(default_factory=lambda: random.Random(2))  # of bots
    sessions: Sessions = field(init=False)
    bot: QuickBot = field(init=False)
    _stack: AsyncExitStack = field(default_factory=AsyncExitStack)

    async def start(self) -> None:
        """A new process, as far as the bot can tell."""
        self._stack = AsyncExitStack()
        self.sessions = await Sessions.open(self.path, clock=self.now, thinkers=0)
        self.sessions.context.seed = lambda: self.chance.getrandbits(64)
        self.sessions.context.draw = lambda: self.whims.getrandbits(64)
        self._stack.push_async_callback(self.sessions.close)
        breaker = Breaker(lambda: self.felt)
        self.bot = QuickBot(self.sessions, breaker=breaker, guild_ready_timeout=0.05)
        await self._stack.enter_async_context(running(self.bot, self.addresses))
        await self.world.quiet()

    async def stop(self) -> None:
        """An orderly stop."""
        await self._stack.aclose()

    async def restart(self) -> None:
        """Stop and start on the same file."""
        await self.stop()
        await self.start()

    def now(self) -> int:
        """The bot's clock."""
        return int(time.time()) + self.skew

    async def later(self, seconds: int) -> None:
        """Skip ahead, so that what was put off is due."""
        self.skew += seconds
        self.bot.replies.wake()
        self.bot.moves.wake()
        self.bot.starts.wake()
        self.bot.clocks.wake()
        self.bot.notices.wake()
        self.bot.messenger.wake()
        await rest(self)

    @property
    def busy(self) -> bool:
        """Whether the bot is still at work."""
        return not self.bot.is_closed() and (self.bot.busy or _handling())

    def person(self, name: str) -> Person:
        """Somebody of the world."""
        return self.world.person(name)


def _handling() -> bool:
    """Whether a command or a press is still being handled: the bot may go on after answering."""
    return any(task.get_name() in _HANDLERS for task in asyncio.all_tasks())


@asynccontextmanager
async def open_harbor(
    path: Path, world: World | None = None, add_routes: AddRoutes | None = None
) -> AsyncIterator[Harbor]:
    """Everything up; at the end neither the bot nor the stand-in may have made a mistake."""
    world = world or World(PATIENT)
    async with serve(world, add_routes=add_routes) as addresses:
        harbor = Harbor(world, addresses, path)
        world.add_busy_check(lambda: harbor.busy)
        await harbor.start()
        try:
            yield harbor
        finally:
            await harbor.stop()
    assert world.own_faults == []


# -- what people do -------------------------------------------------------------------------------


async def opened(
    harbor: Harbor, *names: str, place: str = HERE, game: str = "river_of_gold"
) -> SeenMessage:
    """A lobby with everybody seated; returns its poster."""
    first, *others = map(harbor.person, names)
    await first.slash(place, "game new", game=game)
    lobby = newest_poster(first, place)
    for person in others:
        await press(person, lobby, Verb.JOIN)
    return first.look(lobby)


async def begun(
    harbor: Harbor, *names: str, place: str = HERE, game: str = "river_of_gold"
) -> SeenMessage:
    """A running game; returns its first poster."""
    lobby = await opened(harbor, *names, place=place, game=game)
    await press(harbor.person(names[0]), lobby, Verb.START)
    return newest_poster(harbor.person(names[0]), place)


def newest_poster(person: Person, place: str | Channel = HERE) -> SeenMessage:
    """The last public message with buttons of ours."""
    posters = [m for m in person.visible(place) if not m.is_private and verbs(m)]
    return posters[-1]


def verbs(message: SeenMessage) -> list[Verb]:
    """What can be pressed on a message."""
    return [parse(button.custom_id).verb for button in message.buttons if button.custom_id]


def button(message: SeenMessage, verb: Verb) -> SeenButton:
    """The first button with this verb."""
    found = [b for b in message.buttons if b.custom_id and parse(b.custom_id).verb is verb]
    assert found, f"no {verb.name} among {[b.label for b in message.buttons]}"
    return found[0]


async def press(person: Person, message: SeenMessage, verb: Verb) -> Outcome:
    """Press the first button with this verb."""
    return await person.click(message, custom_id=button(person.look(message), verb).custom_id)


def called(harbor: Harbor, message: SeenMessage) -> list[Person]:
    """Whom a poster, or a call apart from it, mentions."""
    return _people(harbor, {int(user["id"]) for user in message.payload["mentions"]})


def named(harbor: Harbor, message: SeenMessage) -> list[Person]:
    """Whom its text says are up, whether it calls them or not."""
    return _people(harbor, {int(id) for id in re.findall(r"<@(\d+)>", message.text)})


def _people(harbor: Harbor, ids: set[int]) -> list[Person]:
    users = [user for user in harbor.world.users.values() if user.id in ids]
    return [harbor.person(user.name) for user in users]


def calls(person: Person, place: str | Channel = HERE) -> list[SeenMessage]:
    """The messages that call somebody apart from a poster, and lead there."""
    return [m for m in person.visible(place) if not m.is_private and _leads_on(m)]


def _leads_on(message: SeenMessage) -> bool:
    return [bool(b.url) for b in message.buttons] == [True]


async def wanted(harbor: Harbor, watcher: Person, place: str = HERE) -> list[Person]:
    """Who is called: at once, or after a while where one may have answered in advance."""
    poster = newest_poster(watcher, place)
    if (found := called(harbor, poster)) or Verb.PLAY not in verbs(poster):
        return found
    await harbor.later(CALL_AFTER)
    return called(harbor, calls(watcher, place)[-1])


async def open_panel(person: Person, poster: SeenMessage) -> SeenMessage:
    """Press Play; the private panel."""
    return (await press(person, poster, Verb.PLAY)).private[0]


def offers(panel: SeenMessage) -> list[SeenButton | SeenSelect]:
    """Everything on a panel that answers or leads on."""
    found: list[SeenButton | SeenSelect] = [
        b for b in panel.buttons if b.is_enabled and parse(b.custom_id).verb in ANSWERS
    ]
    return found + [s for s in panel.selects if s.kind is Kind.STRING_SELECT]


async def random_step(person: Person, panel: SeenMessage, dice: random.Random) -> None:
    """Press or choose anything that the panel offers."""
    chosen = dice.choice(offers(panel))
    if isinstance(chosen, SeenButton):
        await person.click(panel, custom_id=chosen.custom_id)
        return
    count = dice.randint(max(1, chosen.at_least), chosen.at_most)
    values = [option.value for option in dice.sample(chosen.options, count)]
    await person.select(panel, chosen.custom_id, values)


async def random_turn(person: Person, poster: SeenMessage, dice: random.Random) -> int:
    """From Play until nothing is left to press, or is waited for; how many presses it took."""
    panel, presses = await open_panel(person, poster), 0
    while offers(panel) and not is_settled(panel):
        await random_step(person, panel, dice)
        panel, presses = person.look(panel), presses + 1
        assert presses < 200, panel.text
    return presses


def is_settled(panel: SeenMessage) -> bool:
    """Whether it waits for others: what was chosen might still be changed."""
    said = (words(each).say(msg("bot-waiting-for", who="|")) for each in LANGUAGES)
    waits = tuple(line.partition("|")[0] for line in said)
    return any(line.startswith(waits) for line in panel.text.splitlines())


async def play_to_the_end(
    harbor: Harbor, watcher: Person, dice: random.Random, place: str = HERE
) -> SeenMessage:
    """Whoever is called plays by random presses, until a poster calls nobody."""
    while True:
        await harbor.world.quiet()
        up = await wanted(harbor, watcher, place)
        poster = newest_poster(watcher, place)
        if not up:
            return poster
        await random_turn(dice.choice(up), poster, dice)


async def played_ahead(harbor: Harbor, table: int, seed: int, until: Callable[[Any], bool]) -> None:
    """Random answers without Discord up to some state: a long game's end in little time."""
    sessions, rng = harbor.sessions, Rng(seed)
    while True:
        known = await sessions.show.table(table)
        live = await sessions.context.live(known)
        if until(live.match.state):
            break
        asked = next(one for one in live.questions if one.waits)
        chair = known.chairs[asked.seat]
        picks = random_answer(asked, rng).picks
        await sessions.play.answer(table, Player(chair.user, chair.name, "en"), None, picks)
    harbor.bot.messenger.wake()
    await rest(harbor)


async def last_round(harbor: Harbor, watcher: Person, dice: random.Random) -> SeenMessage:
    """River of Gold from wherever it is to its end: only its last round is played by presses."""
    await played_ahead(
        harbor, 1, dice.getrandbits(32), lambda state: state.table.ended_by is not None
    )
    return await play_to_the_end(harbor, watcher, dice)


async def rest(harbor: Harbor) -> None:
    """Until everything that was begun is done."""
    await asyncio.sleep(0)
    await harbor.world.quiet()


async def refreshed(harbor: Harbor, table: int) -> None:
    """The poster of a table is made anew in place."""
    known, now = await harbor.sessions.show.table(table), harbor.now()
    await harbor.sessions.context.db.run(lambda db: owing.changed(db, known, now))
    harbor.bot.messenger.wake()
    await rest(harbor)
