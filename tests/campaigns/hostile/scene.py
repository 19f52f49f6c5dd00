"""Two servers with tables in every state, and people of every kind around them."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from pathlib import Path
from unittest.mock import patch

from cogs.shown.ids import Verb
from engine.ai.chance import random_answer
from engine.core.match import OptionValue
from engine.core.rng import Rng
from engine.games import GAMES
from playground.fixture import add_text_channel, join, new_guild
from playground.ids import fixed_id
from playground.models import Locale, Message, Overwrite, User
from playground.permissions import Permission
from playground.person import Person
from playground.view import may_see_channel
from playground.world import Settings, World
from sessions.context import Live
from sessions.deputies import GRACE
from sessions.shapes import Person as Reader
from sessions.shapes import Place, Table
from tests.campaigns.hostile.undrawn import undrawn
from tests.e2e.harbor import Harbor, button, newest_poster, open_harbor, opened, press, rest, verbs
from tests.e2e.test_invitations import invited
from tests.play import all_set_ups, moments

QUAY, MOLO = "The Quay", "Il Molo"
HIDDEN = ("den", "attic")
LESSON = "lesson"
PEOPLE: dict[str, tuple[Locale, tuple[str, ...]]] = {
    "Ada": ("en-US", (QUAY,)),
    "Bruno": ("it", (QUAY,)),
    "Chiara": ("it", (QUAY, MOLO)),
    "Dan": ("en-GB", (QUAY, MOLO)),
    "Fabio": ("it", (QUAY,)),  # follows
    "Gwen": ("ja", (QUAY, MOLO)),  # a stranger to all tables, on both servers
    "Zoe": ("en-US", (QUAY,)),  # takes no direct messages
    "Ivoxanthe": ("en-US", (QUAY,)),  # sits where others cannot look
    "Janaquil": ("it", (QUAY,)),
    "Ninorelle": ("it", (MOLO,)),  # sits on the other server
    "Ottavrix": ("en-US", (MOLO,)),
    "Edda": ("en-US", (QUAY, MOLO)),  # manages the first server
    "Piero": ("it", (QUAY, MOLO)),  # manages the second server
    "Robo": ("en-US", (QUAY, MOLO)),  # a bot
}
NICKNAMES = {"Dan": "@everyone *Dan* <@&1> `|`", "Bruno": "\u202eonurB\u200f ||\n#"}
INSIDERS = ("Ivoxanthe", "Janaquil", "Edda")  # of the hidden channels
LOOKING = (Verb.PLAY, Verb.HAND, Verb.BOARD, Verb.LOG, Verb.OPTIONS, Verb.SEATS)
MOST_STEPS = 5_000
_SOON = ("-sealed", "-early", "-molo", "/lobby", "/den", "/atrio", "/broken")
EARLY = 25  # answers in which a choice of all at once is looked for


@dataclass(frozen=True)
class Plan:
    """A table that is to be: where, who, and how far it goes."""

    place: str
    names: tuple[str, ...]
    game: str
    until: Callable[[Live, int], bool] | None = None  # of a running game; None for a lobby
    options: tuple[tuple[str, OptionValue], ...] = ()
    bots: int = 0  # besides them


def _lively(depth: int) -> Callable[[Live, int], bool]:
    """Deep enough, in the middle of a draft or of a secret choice."""

    def holds(live: Live, steps: int) -> bool:
        return steps >= depth and (live.drafting or bool(live.match.settled) or steps > 2 * depth)

    return holds


def _after(depth: int) -> Callable[[Live, int], bool]:
    return lambda live, steps: steps >= depth


def _never(live: Live, steps: int) -> bool:
    return False


def _choosing(live: Live, steps: int) -> bool:
    """Somebody has chosen in secret and others have not."""
    return bool(live.match.settled)


def _sealed_choices() -> Iterator[Plan]:
    """A table of each game in which all choose at once, while some have chosen."""
    for game in GAMES:
        for set_up in all_set_ups():
            early = islice(moments(set_up, 1), EARLY) if set_up.game is game else ()
            if any(moment.after.match.settled for moment in early):
                names = ("Ada", "Bruno", "Chiara", "Dan")[: set_up.seats]
                place = f"{QUAY}/{game.meta.id}-sealed"
                yield Plan(place, names, game.meta.id, _choosing, tuple(set_up.options.items()))
                break


@lru_cache(maxsize=1)
def plans() -> tuple[Plan, ...]:
    """All tables of the scene."""
    return (*_sealed_choices(), *_plans())


def few_plans() -> tuple[Plan, ...]:
    """Some of them: what is soon set up."""
    return tuple(plan for plan in plans() if plan.place.endswith(_SOON))


def _plans() -> Iterator[Plan]:
    """Every game at several depths and to its end, lobbies, places that are closed or far away."""
    trio, pair = ("Ada", "Bruno", "Chiara"), ("Dan", "Bruno")
    for game in GAMES:
        name = game.meta.id
        yield Plan(f"{QUAY}/{name}-new", trio, name, _after(0))
        yield Plan(f"{QUAY}/{name}-early", pair, name, _lively(12))
        yield Plan(f"{QUAY}/{name}-deep", ("Chiara", "Ada", "Dan"), name, _lively(60))
        yield Plan(f"{QUAY}/{name}-over", pair, name, _never)
        yield Plan(f"{MOLO}/{name}-molo", ("Ninorelle", "Ottavrix"), name, _lively(20), bots=1)
    first, *_, last = (game.meta.id for game in GAMES)
    most = GAMES.get(first).meta.seats[-1]
    crowd = ("Bruno", "Ada", "Chiara", "Dan", "Fabio", "Zoe")[:most]
    yield Plan(f"{QUAY}/lobby", ("Ada", "Dan"), first, bots=1)
    yield Plan(f"{QUAY}/full", crowd, first)
    yield Plan(f"{QUAY}/closed", ("Ada", "Bruno"), last)
    yield Plan(f"{QUAY}/broken", ("Ada", "Chiara"), last, _lively(15))
    yield Plan(f"{QUAY}/gone", ("Bruno", "Dan"), first, _lively(10))
    yield Plan(f"{QUAY}/den", ("Ivoxanthe", "Janaquil"), first, _lively(20))
    yield Plan(f"{QUAY}/attic", ("Janaquil", "Ivoxanthe"), last)
    yield Plan(f"{MOLO}/atrio", ("Ottavrix", "Ninorelle"), last)


def _fixture(world: World) -> None:
    """The people and the places; every id is the same in each run."""
    users = {
        name: User(fixed_id(10 + n), name, locale, is_bot=name == "Robo")
        for n, (name, (locale, _)) in enumerate(PEOPLE.items())
    }
    users["Zoe"].dms_closed = True
    world.users.update({user.id: user for user in users.values()})
    for number, (server, owner, locale) in enumerate(
        ((QUAY, "Edda", "en-US"), (MOLO, "Piero", "it"))
    ):
        guild = new_guild(world, fixed_id(100 * (number + 1)), server, users[owner], locale)
        for name, (_, servers) in PEOPLE.items():
            if server in servers and name != owner:
                join(guild, users[name]).nick = NICKNAMES.get(name)
        places = [plan.place.partition("/")[2] for plan in plans() if plan.place.startswith(server)]
        for position, place in enumerate(["empty", LESSON, *places]):
            channel = add_text_channel(world, guild, place, position)
            if place in HIDDEN:
                shut = Overwrite(guild.id, 0, deny=Permission.VIEW_CHANNEL)
                seeing = [world.bot, *(users[name] for name in INSIDERS)]
                open_to = {u.id: Overwrite(u.id, 1, allow=Permission.VIEW_CHANNEL) for u in seeing}
                channel.overwrites = {guild.id: shut, **open_to}


@dataclass
class Scene:
    """Everything set up; nothing that is sent from here on may change it."""

    harbor: Harbor
    dice: random.Random
    plans: tuple[Plan, ...]
    tables: dict[str, int] = field(default_factory=dict)  # by place
    kept: dict[int, dict[int, Message]] = field(default_factory=dict)

    @property
    def world(self) -> World:
        """The stand-in."""
        return self.harbor.world

    def people(self) -> list[Person]:
        """Everybody but the bot itself."""
        return [self.harbor.person(name) for name in PEOPLE]

    def person(self, user: int) -> Person:
        """Somebody by number."""
        return Person(self.world, self.world.users[user])

    def keep_messages(self) -> None:
        """Remember what hangs where."""
        self.kept = {channel.id: dict(channel.messages) for channel in self.world.channels.values()}
        self.restore_messages()

    def restore_messages(self) -> None:
        """Every message as it was remembered; those that came since are gone."""
        for channel in self.world.channels.values():
            kept = self.kept.get(channel.id, {})
            channel.messages = {number: _copied(message) for number, message in kept.items()}


def _copied(message: Message) -> Message:
    made = object.__new__(Message)
    for name in Message.__slots__:
        setattr(made, name, getattr(message, name))
    return made


def pictures(*, drawn: bool) -> AbstractContextManager[object]:
    """With or without drawing them."""
    return nullcontext() if drawn else patch("sessions.drawing.draw", undrawn)


@asynccontextmanager
async def open_scene(
    path: Path, seed: int, planned: tuple[Plan, ...], *, deadline: float = 3.0
) -> AsyncIterator[Scene]:
    """The world, the real bot in it, and all tables."""
    settings = Settings(fixture=_fixture, ack_deadline=deadline, token_lifetime=60.0)
    async with open_harbor(path, World(settings)) as harbor:
        scene = Scene(harbor, random.Random(seed), planned)
        for plan in planned:
            await _set_up(scene, plan)
        await _finish(scene)
        scene.keep_messages()
        yield scene


async def _set_up(scene: Scene, plan: Plan) -> None:
    """One table, with panels from halfway that are stale by now."""
    harbor = scene.harbor
    lobby = await opened(harbor, *plan.names, place=plan.place, game=plan.game)
    found = await harbor.sessions.show.in_channel(lobby.channel_id)
    scene.tables[plan.place] = found.id
    host = found.chairs[0]
    reader = Reader(host.user, host.name, "en")
    for _ in range(plan.bots):
        await harbor.sessions.lobby.add_bot(found.id, reader, "easy")
    if plan.until is None:
        return
    for key, value in plan.options:
        await harbor.sessions.lobby.set_option(found.id, reader, key, value)
    await press(harbor.person(plan.names[0]), lobby, Verb.START)
    for steps in range(MOST_STEPS):
        table = await harbor.sessions.show.table(found.id)
        if table.status != "playing" or plan.until(
            await harbor.sessions.context.live(table), steps
        ):
            break
        if steps == 8:
            await _look_round(scene, plan)
        await _answer(scene, table)
    harbor.bot.messenger.wake()
    await rest(harbor)


async def _answer(scene: Scene, table: Table) -> None:
    """One random answer of whoever is asked."""
    sessions = scene.harbor.sessions
    live = await sessions.context.live(table)
    seat = scene.dice.choice(sorted(live.match.asked))
    if seat in table.bots:  # whose clock stands still here: as for one who is missed
        await sessions.play.for_bot(table.id, seat, live.seen_by(seat)[0].revision, ())
        return
    chair = table.chairs[seat]
    reader = Reader(chair.user, chair.name, "en")
    ask = await sessions.play.question(table.id, reader)
    picks = random_answer(ask.decision, Rng(scene.dice.getrandbits(32))).picks
    await sessions.play.answer(table.id, reader, ask.asked, picks)


async def _look_round(scene: Scene, plan: Plan) -> None:
    """Everybody seated presses whatever only looks, on the newest poster."""
    scene.harbor.bot.messenger.wake()
    await rest(scene.harbor)
    for name in plan.names:
        person = scene.harbor.person(name)
        poster = newest_poster(person, plan.place)
        for verb in (verb for verb in LOOKING if verb in verbs(poster)):
            id = button(poster, verb).custom_id
            await person.click(poster, custom_id=id, until="acknowledged")
    await rest(scene.harbor)


async def _finish(scene: Scene) -> None:
    """What else there is: followers, offered seats, a guest, closed tables, pages of everybody."""
    harbor, world = scene.harbor, scene.world
    for plan in scene.plans:
        await _look_round(scene, plan)
    fabio, dan, ada = map(harbor.person, ("Fabio", "Dan", "Ada"))
    first = next(iter(GAMES))
    for game in GAMES:
        place = f"{QUAY}/{game.meta.id}-early"
        await press(fabio, newest_poster(fabio, place), Verb.FOLLOW)
        await press(dan, (await dan.slash(place, "game offer")).answer, Verb.OFFER)
        await _ask_a_friend(scene, place, agrees=game is first)
    await invited(ada, newest_poster(ada, f"{QUAY}/lobby"), harbor.person("Gwen"))
    for place in (f"{QUAY}/closed", f"{QUAY}/broken"):
        if place in scene.tables:
            await press(ada, (await ada.slash(place, "game end")).answer, Verb.END)
    if f"{QUAY}/gone" in scene.tables:
        world.faults.delete_channel(world.channel(f"{QUAY}/gone"))
    for person in scene.people():
        await _own_pages(scene, person)
    if f"{QUAY}/gone" in scene.tables:
        await _learn(scene, f"{QUAY}/{LESSON}")
    for game in GAMES:
        await _let_play(scene, f"{QUAY}/{game.meta.id}-deep")
    harbor.bot.messenger.wake()
    await rest(harbor)
    for table in scene.tables.values():
        await _settle(scene, table)


async def _ask_a_friend(scene: Scene, place: str, *, agrees: bool) -> None:
    """Bruno is played for by Chiara, or has asked her to."""
    bruno, chiara = (scene.harbor.person(name) for name in ("Bruno", "Chiara"))
    await bruno.slash(place, "game friend", friend=chiara.user)
    await scene.harbor.later(GRACE)
    if agrees:
        asking = [m for m in chiara.visible(place) if Verb.ACT_FOR in verbs(m)]
        await press(chiara, asking[-1], Verb.ACT_FOR)


async def _learn(scene: Scene, place: str) -> None:
    """Somebody is in the middle of a first game."""
    channel, ada = scene.world.channel(place), scene.harbor.person("Ada").user
    assert channel.guild_id is not None
    where, reader = Place(channel.guild_id, channel.id, "en"), Reader(ada.id, ada.name, "en")
    tours = scene.harbor.sessions.tours
    scene.tables[place] = (await tours.open(where, reader, tours.games[0])).id


async def _let_play(scene: Scene, place: str) -> None:
    """The last one who sits there has a bot play on, which never moves: its clock stands still."""
    if place not in scene.tables:
        return
    sessions, number = scene.harbor.sessions, scene.tables[place]
    table = await sessions.show.table(number)
    if table.status == "playing":
        chair = table.chairs[-1]
        reader = Reader(chair.user, chair.name, "en")
        await sessions.bots.set_to_play(number, reader, chair.seat, "easy", manages=False)


async def _settle(scene: Scene, number: int) -> None:
    """Everybody at a running table has answered something in advance; some wait for its use."""
    sessions, table = scene.harbor.sessions, await scene.harbor.sessions.show.table(number)
    there = [chair for chair in table.chairs if chair.present]
    for chair in there if table.status == "playing" else ():
        reader = Reader(chair.user, chair.name, "en")
        kinds = (await sessions.standing.look(number, reader)).kinds
        for kind in {kind.number: kind for kind in (*kinds[:1], *kinds[-1:])}.values():
            choice = scene.dice.choice(kind.options)
            await sessions.standing.give(number, reader, kind.number, choice.token)
        await sessions.standing.look(number, reader)  # what has ended at once is told of


async def _own_pages(scene: Scene, person: Person) -> None:
    """Private pages wherever one can be, to press on."""
    for channel in list(scene.world.channels.values()):
        if may_see_channel(scene.world, person.user, channel):
            await person.slash(channel, "help", until="acknowledged")
    page = (await person.slash(person.dm, "settings")).answer
    if person.user.dms_closed:
        await press(person, page, Verb.TEST)
