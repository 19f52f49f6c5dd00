"""What people and time may do to one of two databases, drawn by chance."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

from db.proposals import Wish
from engine.ai.chance import random_answer
from engine.core.errors import Refused
from engine.core.rng import Rng
from sessions.archive import Archive
from sessions.invite import Guest
from sessions.keeper import Keeper
from sessions.sessions import Sessions
from sessions.shapes import Person, Place, Table
from sessions.telling import NOTICE

PEOPLE = tuple(Person(100 + n, f"Person {n}", "it" if n % 2 else "en") for n in range(7))
GAMES = ("river_of_gold", "yellow_yangtze", "import_export")
CHANNELS = range(10, 17)
Operation: TypeAlias = "Callable[[Twin, random.Random], Awaitable[Any]]"
OPERATIONS: dict[str, tuple[int, Operation]] = {}


@dataclass
class Twin:
    """One of two: all use cases on one database, with a clock and a chance of its own."""

    sessions: Sessions
    now: int = 1_800_000_000
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    messages: Any = field(default_factory=lambda: count(9_000))

    async def tables(self, *status: str) -> list[Table]:
        """Live tables in order."""
        found = [t for n in (1, 2) for t in await self.sessions.show.in_server(n)]
        return [table for table in found if table.status in status or not status]

    async def a_table(self, dice: random.Random, *status: str) -> Table:
        """Any of them."""
        found = await self.tables(*status)
        if not found:
            raise Refused("bot-no-such-table")
        return dice.choice(found)


def operation(weight: int) -> Callable[[Operation], Operation]:
    """Something that people or time may do, so often."""

    def known(work: Operation) -> Operation:
        OPERATIONS[work.__name__] = weight, work
        return work

    return known


def _place(dice: random.Random) -> Place:
    channel = dice.choice(CHANNELS)
    return Place(1 + channel % 2, channel, "en")


def _somebody(dice: random.Random, table: Table) -> Person:
    """Mostly one of those who sit there."""
    seated = [person for person in PEOPLE if table.seat_of(person.id) is not None]
    return dice.choice(seated if seated and dice.random() < 0.8 else PEOPLE)


# -- lobbies --------------------------------------------------------------------------------------


@operation(4)
async def opens(twin: Twin, dice: random.Random) -> Any:
    """A new table, somewhere."""
    return await twin.sessions.lobby.open(_place(dice), dice.choice(PEOPLE), dice.choice(GAMES))


@operation(8)
async def joins(twin: Twin, dice: random.Random) -> Any:
    """Somebody sits down."""
    table = await twin.a_table(dice, "lobby")
    return await twin.sessions.lobby.join(table.id, dice.choice(PEOPLE), anyway=dice.random() < 0.5)


@operation(1)
async def leaves(twin: Twin, dice: random.Random) -> Any:
    """Somebody gets up."""
    table = await twin.a_table(dice, "lobby")
    return await twin.sessions.lobby.leave(table.id, _somebody(dice, table))


@operation(5)
async def starts(twin: Twin, dice: random.Random) -> Any:
    """The host deals."""
    table = await twin.a_table(dice, "lobby")
    host = next(person for person in PEOPLE if person.id == table.host)
    return (await twin.sessions.lobby.start(table.id, host)).id


@operation(1)
async def ends(twin: Twin, dice: random.Random) -> Any:
    """A table is broken off."""
    table = await twin.a_table(dice)
    return await twin.sessions.lobby.end(table.id, dice.choice(PEOPLE), manages=dice.random() < 0.3)


@operation(1)
async def a_bot_sits_down(twin: Twin, dice: random.Random) -> Any:
    """Nobody's seat."""
    table = await twin.a_table(dice, "lobby")
    return await twin.sessions.lobby.add_bot(table.id, _somebody(dice, table), "easy")


@operation(2)
async def wishes(twin: Twin, dice: random.Random) -> Any:
    """For a seat."""
    table = await twin.a_table(dice, "lobby")
    return await twin.sessions.seat_wishes.add(table.id, _somebody(dice, table), dice.randrange(3))


@operation(2)
async def invites(twin: Twin, dice: random.Random) -> Any:
    """Somebody asks somebody, and the message arrives or does not."""
    table = await twin.a_table(dice, "lobby")
    guest = dice.choice(PEOPLE)
    asked = Guest(guest.id, guest.name, False, True)
    invited = await twin.sessions.invite.begin(table.id, _somebody(dice, table), asked)
    if dice.random() < 0.7:
        await twin.sessions.invite.sent(invited, table.channel, next(twin.messages))
    return invited


# -- play -----------------------------------------------------------------------------------------


@operation(40)
async def answers(twin: Twin, dice: random.Random) -> Any:
    """Whoever is asked, mostly, and mostly something that is offered."""
    table = await twin.a_table(dice, "playing")
    person = _somebody(dice, table)
    ask = await twin.sessions.play.question(table.id, person)
    picks = random_answer(ask.decision, Rng(dice.getrandbits(32))).picks
    asked = ask.asked if dice.random() < 0.95 else ask.asked - 1
    return await twin.sessions.play.answer(table.id, person, asked, picks)


@operation(3)
async def steps_back(twin: Twin, dice: random.Random) -> Any:
    """One answer, or the turn."""
    table = await twin.a_table(dice, "playing")
    back = dice.choice((twin.sessions.play.step_back, twin.sessions.play.restart))
    return await back(table.id, _somebody(dice, table))


@operation(3)
async def settles_in_advance(twin: Twin, dice: random.Random) -> Any:
    """The first thing that may be settled."""
    table = await twin.a_table(dice, "playing")
    person = _somebody(dice, table)
    found = await twin.sessions.standing.look(table.id, person)
    if not found.kinds:
        return found
    kind = dice.choice(found.kinds)
    token = dice.choice(kind.options).token
    return await twin.sessions.standing.give(table.id, person, kind.number, token)


@operation(3)
async def asks_the_others(twin: Twin, dice: random.Random) -> Any:
    """For a pause, an end, or to go on."""
    table = await twin.a_table(dice, "playing")
    wish = dice.choice((Wish("pause", detail="break"), Wish("end"), Wish("resume"), Wish("undo")))
    return await twin.sessions.votes.propose(table.id, _somebody(dice, table), wish)


@operation(4)
async def says_yes_or_no(twin: Twin, dice: random.Random) -> Any:
    """To what was asked last."""
    table = await twin.a_table(dice, "playing")
    query = "SELECT max(id) FROM proposals WHERE table_id = ?"
    last = await twin.sessions.context.db.look(
        lambda db: db.execute(query, (table.id,)).fetchone()[0]
    )
    yes, manages = dice.random() < 0.6, dice.random() < 0.2
    who = _somebody(dice, table)
    return await twin.sessions.votes.say(table.id, who, last or 0, yes=yes, manages=manages)


@operation(2)
async def asks_a_friend(twin: Twin, dice: random.Random) -> Any:
    """To play a seat; they say yes or no, or it is taken back."""
    table = await twin.a_table(dice, "playing")
    person, friend = _somebody(dice, table), dice.choice(PEOPLE)
    known = await twin.sessions.deputies.of(table.id, person)
    if known.deputy is not None:
        do = dice.choice((twin.sessions.deputies.accept, twin.sessions.deputies.end))
        return await do(table.id, dice.choice((person, friend)), known.deputy.id)
    asked = Guest(friend.id, friend.name, False, True)
    return await twin.sessions.deputies.ask(table.id, person, asked)


@operation(1)
async def stops_or_goes_on(twin: Twin, dice: random.Random) -> Any:
    """By a manager."""
    table = await twin.a_table(dice, "playing")
    if table.paused_by is None:
        return await twin.sessions.repairs.pause(table.id, dice.choice(PEOPLE), "wish")
    return await twin.sessions.repairs.resume(table.id, dice.choice(PEOPLE))


@operation(1)
async def goes_back(twin: Twin, dice: random.Random) -> Any:
    """A manager takes the game back to an earlier hand-over."""
    table = await twin.a_table(dice, "playing")
    points = await twin.sessions.repairs.points(table.id)
    if not points:
        return points
    to, revision = dice.choice(points).revision, await twin.sessions.repairs.revision(table)
    return await twin.sessions.votes.roll_back(table.id, dice.choice(PEOPLE), to, revision)


@operation(1)
async def hands_over(twin: Twin, dice: random.Random) -> Any:
    """A seat is offered and taken."""
    table = await twin.a_table(dice, "playing")
    chair = dice.choice(table.chairs)
    owner = Person(chair.user, chair.name, "en")
    await twin.sessions.seats.offer(table.id, owner, chair.seat, chair.user, manages=False)
    return await twin.sessions.seats.take(table.id, dice.choice(PEOPLE), chair.seat)


# -- people ---------------------------------------------------------------------------------------


@operation(2)
async def follows(twin: Twin, dice: random.Random) -> Any:
    """A table, with or without notices, or no more."""
    table, person = await twin.a_table(dice), dice.choice(PEOPLE)
    if dice.random() < 0.3:
        return await twin.sessions.follow.end(table.id, person)
    await twin.sessions.follow.begin(table.id, person)
    return await twin.sessions.follow.notices(table.id, person, wanted=dice.random() < 0.5)


@operation(1)
async def goes_away(twin: Twin, dice: random.Random) -> Any:
    """For some days, or is back."""
    person = dice.choice(PEOPLE)
    if dice.random() < 0.5:
        return await twin.sessions.absences.come_back(person)
    return await twin.sessions.absences.leave(person, twin.now + dice.randint(1, 9) * 86_400)


@operation(2)
async def avoids(twin: Twin, dice: random.Random) -> Any:
    """Somebody, or no more."""
    person, other = dice.sample(PEOPLE, 2)
    change = dice.choice((twin.sessions.avoiding.add, twin.sessions.avoiding.remove))
    await change(person, other.id)
    return await twin.sessions.avoiding.of(person)


@operation(2)
async def wants_to_be_told(twin: Twin, dice: random.Random) -> Any:
    """In some way, at some hours."""
    way = dice.choice(("channel", "dm", "both", "digest"))
    quiet = dice.choice(((None, None), (1_300, 400)))
    return await twin.sessions.notices.choose(
        dice.choice(PEOPLE),
        lambda known: replace(known, way=way, quiet_from=quiet[0], quiet_to=quiet[1]),
    )


@operation(1)
async def an_admin_chooses(twin: Twin, dice: random.Random) -> Any:
    """How a server plays."""
    values = {"most_tables": dice.randint(0, 9), "manage_roles": (dice.randint(1, 9),)}
    return await twin.sessions.settings.change(_place(dice), dice.choice(PEOPLE), "people", values)


@operation(1)
async def a_log_is_kept(twin: Twin, dice: random.Random) -> Any:
    """In a channel, or nowhere."""
    values = {"log_channel": dice.choice((0, 77)), "announce_channel": dice.choice((0, 78))}
    return await twin.sessions.settings.change(_place(dice), dice.choice(PEOPLE), "notices", values)


@operation(1)
async def reads_what_is_stored(twin: Twin, dice: random.Random) -> Any:
    """About somebody, or now and then nothing is to be stored any more."""
    person = dice.choice(PEOPLE)
    if dice.random() < 0.1:
        return await twin.sessions.privacy.forget(person)
    return await twin.sessions.privacy.export(person.id)


# -- looking --------------------------------------------------------------------------------------


@operation(5)
async def looks(twin: Twin, dice: random.Random) -> Any:
    """At a table, one's tables, the log, what has happened since."""
    show, table = twin.sessions.show, await twin.a_table(dice)
    person = _somebody(dice, table)
    looks: list[Callable[[], Awaitable[Any]]] = [
        lambda: show.of_user(person.id),
        lambda: show.in_channel(table.channel),
        lambda: show.log(table.id, person, 0),
        lambda: show.since(table.id, person),
        lambda: show.catch_up(table.id, person),
        lambda: show.export(table.id, person),
        lambda: twin.sessions.reliability.of([each.id for each in PEOPLE]),
        lambda: twin.sessions.repairs.points(table.id),
    ]
    return await dice.choice(looks)()


# -- time -----------------------------------------------------------------------------------------


@operation(10)
async def messages_go_out(twin: Twin, dice: random.Random) -> Any:
    """What is owed is sent, and arrives, fails or is never heard of."""
    post, told = twin.sessions.post, list[Any]()
    for notice in (await post.due())[: dice.randint(1, 6)]:
        told.append(notice)
        fate = dice.random()
        if fate < 0.1:
            await post.failed(notice, "50013")
        elif notice.kind in ("poster", "call"):
            begun = await post.begin(notice.table, notice.kind, notice.id, notice.revision)
            told.append(begun)
            if fate < 0.2:
                continue
            if notice.kind == "poster":
                await post.poster_posted(begun, next(twin.messages))
            else:
                await twin.sessions.calls.sent(10, begun, next(twin.messages))
        else:
            await post.delivered(notice)
    return told


@operation(4)
async def letters_go_out(twin: Twin, dice: random.Random) -> Any:
    """Whoever wants direct messages gets them."""
    told = list[Any]()
    for user in await twin.sessions.notices.due():
        mail = await twin.sessions.notices.mail(user)
        told.append(mail)
        if mail is None:
            continue
        begun = await twin.sessions.post.begin(
            mail.table, NOTICE, mail.what, mail.what, user=mail.user.id
        )
        told.append(await twin.sessions.notices.turns(begun))
        if dice.random() < 0.2:
            await twin.sessions.notices.refused(user, "50007")
        else:
            await twin.sessions.notices.sent(begun, next(twin.messages))
    return told


@operation(8)
async def time_goes_by(twin: Twin, dice: random.Random) -> Any:
    """Seconds or days; whatever is due then is seen to."""
    twin.now += round(10 ** dice.uniform(0, 5.3))
    sessions = twin.sessions
    await sessions.votes.see_to_all()
    told: list[Any] = [
        await sessions.standing.see_to_all(),
        await sessions.clocks.see_to_all(),
        await sessions.lobby.start_due(),
        await sessions.post.due(),
        await sessions.bulletins.due(),
        await sessions.standing.seconds_to_next(),
        await sessions.clocks.seconds_to_next(),
        await sessions.notices.seconds_to_next(),
        await sessions.post.seconds_to_next(),
        await sessions.deputies.settled(),
        await sessions.invite.settled(),
    ]
    return told


@operation(1)
async def it_is_tidied(twin: Twin, dice: random.Random) -> Any:
    """As the keeper does it."""
    keeper = Keeper(twin.sessions.context, Path(), Path())
    await keeper.tidy_lobbies()
    await twin.sessions.resting.see_to_all()
    await twin.sessions.privacy.retire()
    await Archive(twin.sessions.context, 0).fill()
    return await keeper.verify()
