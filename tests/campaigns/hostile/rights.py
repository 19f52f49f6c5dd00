"""What the sender of an input may do: what they may, the campaign does not send."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from cogs.shown.ids import ABOUT_A_SERVER, ABOUT_NO_TABLE, MOST, BadId, Id, Verb, parse
from db.tables import LIVE
from engine.core import notation
from engine.core.errors import Refused
from playground.interactions import InteractionType
from playground.models import Channel, User
from playground.permissions import Permission
from playground.view import may_see_channel
from playground.world import World
from sessions.context import Live
from sessions.sessions import Sessions
from sessions.shapes import Table
from sessions.shapes import User as Known
from tests.campaigns.hostile.inputs import Input

_WELL_FORMED = re.compile(r"h1\|[A-Za-z]{1,2}(\|(0|[1-9][0-9]{0,18}))*")
_PAGES = (
    *(Verb.OWN_TABLES, Verb.AROUND, Verb.OWN_SETTINGS, Verb.OWN_DATA, Verb.READ_DATA),
    *(Verb.TOLD, Verb.TOLD_WHEN, Verb.COMPANY),
)
_REPAIRS = (
    Verb.PAUSE,
    Verb.RESUME,
    Verb.MOVE,
    Verb.VACATE,
    Verb.REASSIGN,
    Verb.STAND_IN,
    Verb.ROLL_BACK,
)
_VOTES = (
    Verb.VOTE_SEAT,
    Verb.VOTE_PAUSE,
    Verb.VOTE_RESUME,
    Verb.VOTE_END,
    Verb.VOTE_UNDO,
    Verb.GIVE_UP,
)
# To whom a table is not there: they neither act in its channel nor have to do with it.
OUTSIDE = ("no member", "in private", "elsewhere", "shut out", "next door")


@dataclass
class Rights:
    """Everything that decides who may do what; nothing of it changes during a campaign."""

    world: World
    tables: dict[int, Table] = field(default_factory=dict)
    live: dict[int, Live] = field(default_factory=dict)
    followers: set[tuple[int, int]] = field(default_factory=set)
    invited: set[tuple[int, int, int]] = field(default_factory=set)  # invitation, table, guest
    users: dict[int, Known] = field(default_factory=dict)  # as the bot knows them
    settled: set[tuple[int, int, int, int]] = field(default_factory=set)  # table, user, its ids
    friends: set[tuple[int, int, int, int, str]] = field(default_factory=set)  # asked to play
    led: set[tuple[int, int]] = field(default_factory=set)  # table, user: through a first game

    async def learn(self, sessions: Sessions) -> None:
        """Read it all."""
        for number in await self._column(sessions, "SELECT id FROM tables"):
            self.tables[number] = table = await sessions.show.table(number)
            with suppress(Refused):  # it never began
                self.live[number] = await sessions.context.live(table)
        for user in await self._column(sessions, "SELECT id FROM users"):
            self.users[user] = await sessions.show.known_user(user)
        self.followers = set(await _read(sessions, "SELECT table_id, user_id FROM followers"))
        query = "SELECT table_id, user_id, n, set_at FROM standing"
        self.settled = set(await _read(sessions, query))
        query = "SELECT id, table_id, user_id, deputy_user_id, state FROM deputies"
        self.friends = set(await _read(sessions, query))
        self.led = set(await _read(sessions, "SELECT table_id, user_id FROM tours"))
        self.invited = set(await _read(sessions, "SELECT id, table_id, user_id FROM invitations"))

    async def _column(self, sessions: Sessions, query: str) -> list[int]:
        return [number for (number,) in await _read(sessions, query)]

    def standing(self, user: User, place: Channel, table: Table) -> str:
        """How somebody who acts in a place stands to a table."""
        channel = self.world.channels.get(table.channel)
        kinds = {
            "seated": table.seat_played_by(user.id) is not None,
            "follower": (table.id, user.id) in self.followers,
            "manager": self.manages(user, table),
            "here": place.id == table.channel,
            "no member": user.id not in self.world.guilds[table.server].members,
            "in private": place.guild_id is None,
            "elsewhere": place.guild_id != table.server,
            "shut out": channel is None or not may_see_channel(self.world, user, channel),
        }
        return next((kind for kind, holds in kinds.items() if holds), "next door")

    def table_of(self, id: str) -> Table | None:
        """The table that an id names, if it names one."""
        found = parsed(id)
        if found is None or found.verb in ABOUT_NO_TABLE:
            return None
        return self.tables.get(found.numbers[0])

    def about(self, sent: Input) -> Table | None:
        """The table that a press names, if it names one."""
        return self.table_of(str(sent.data.get("custom_id", ""))) if well_formed(sent) else None

    def manages(self, user: User, table: Table) -> bool:
        """Whether somebody manages the server of a table."""
        guild = self.world.guilds[table.server]
        if user.id not in guild.members:
            return False
        channel = next(iter(guild.channels.values()))
        return Permission.MANAGE_GUILD in self.world.permissions(user, channel)

    def permits(self, sent: Input) -> bool:
        """Whether this may change something, or speak in public, by right of its sender."""
        user, place = self.world.users[sent.user], self.world.channels[sent.channel]
        if sent.type in (InteractionType.COMPONENT, InteractionType.MODAL_SUBMIT):
            id = well_formed(sent)
            return id is not None and self._press(user, place, id, sent.data)
        if sent.type is InteractionType.COMMAND:
            return self._command(user, place, sent.command, sent.answers)
        return False

    # -- presses ----------------------------------------------------------------------------------

    def _press(self, user: User, place: Channel, id: Id, data: dict[str, Any]) -> bool:
        if id.verb in ABOUT_A_SERVER:
            return self._administers(user, place)
        values = [str(value) for value in data.get("values") or ()]
        if id.verb in ABOUT_NO_TABLE:
            return self._own(user, id, values)
        table = self.tables.get(id.numbers[0])
        if table is None:
            return False
        seat, lobby = table.seat_of(user.id), table.status == "lobby"
        inside = self.standing(user, place, table) not in OUTSIDE and not user.is_bot
        match id.verb:
            case Verb.ANSWER:
                return self._answers(user, table, id.numbers[1], list(map(str, id.numbers[2:])))
            case Verb.CHOOSE:
                return self._answers(user, table, id.numbers[1], values)
            case Verb.BACK | Verb.RESTART:
                return self._drafts(user, table)
            case Verb.REMATCH:
                return table.status not in LIVE and seat is not None
            case Verb.SETTLE:
                return len(values) == 1 and self._settles(user, table, id.numbers[1], values[0])
            case Verb.UNSETTLE:
                return (table.id, user.id, *id.numbers[1:]) in self.settled
            case Verb.JOIN | Verb.JOIN_ANYWAY:
                return lobby and seat is None and inside
            case Verb.LEAVE | Verb.RENEW | Verb.NOT_YET | Verb.UNWISH:
                return lobby and seat is not None
            case Verb.SIT | Verb.WISH:
                return lobby and seat is not None and len(values) == 1
            case Verb.START:
                return lobby and table.host == user.id
            case Verb.OPTION:
                return lobby and table.host == user.id and len(values) == 1
            case Verb.END:
                return table.status in LIVE and self._rules(user, table)
            case Verb.ADD_BOT | Verb.REMOVE_BOT | Verb.SET_BOT | Verb.PLAY_AGAIN:
                return self._about_bots(user, table, id, values)
            case Verb.HINT | Verb.BEGIN:
                return self._is_asked(user, table)
            case Verb.LEARN:
                return place.guild_id is not None and not user.is_bot
            case Verb.SKIP_TOUR:
                return (table.id, user.id) in self.led
            case Verb.TAKE | Verb.TAKE_ANYWAY:
                return table.status == "playing" and seat is None and inside
            case Verb.OFFER:
                own = id.numbers[2] == user.id
                return table.status == "playing" and (own or self._rules(user, table))
            case Verb.CALL:
                return table.status == "playing" and seat is not None
            case Verb.WITHDRAW:
                own = id.numbers[1] == seat
                return table.status == "playing" and (own or self._rules(user, table))
            case Verb.FOLLOW:
                return table.status in LIVE and seat is None and inside
            case Verb.NOTICES:
                live = table.status in LIVE and seat is None and inside
                return live and id.numbers[1] in (0, 1)
            case Verb.UNFOLLOW:
                return (table.id, user.id) in self.followers
            case Verb.INVITE:
                return lobby and seat is not None and _names_guest(values, data)
            case Verb.ASK_DEPUTY:
                return table.status == "playing" and seat is not None and _names_guest(values, data)
            case Verb.ACT_FOR | Verb.NOT_FOR:
                return (id.numbers[1], table.id, user.id) in {
                    (number, at, friend) for number, at, _, friend, s in self.friends if s == "open"
                }
            case Verb.END_DEPUTY:
                return any(
                    (number, at) == (id.numbers[1], table.id) and user.id in (owner, friend)
                    for number, at, owner, friend, state in self.friends
                    if state in ("open", "acts")
                )
            case Verb.DECLINE:
                return (id.numbers[1], table.id, user.id) in self.invited
            case Verb.NUDGE:
                return table.status == "playing" and table.seat_played_by(user.id) is not None
            case _ if id.verb in _VOTES:
                return table.status == "playing" and seat is not None
            case _ if id.verb in _REPAIRS:
                return table.status in LIVE and self.manages(user, table)
        return False

    def _about_bots(self, user: User, table: Table, id: Id, values: list[str]) -> bool:
        """Whether somebody may seat bots, send them away or let them play."""
        seat, lobby = table.seat_of(user.id), table.status == "lobby"
        match id.verb:
            case Verb.ADD_BOT:
                return lobby and seat is not None
            case Verb.REMOVE_BOT:
                chosen = {str(number) for number in table.bots}
                return lobby and table.host == user.id and not chosen.isdisjoint(values)
            case Verb.SET_BOT:
                return table.status == "playing" and self._sets(user, table, *id.numbers[1:3])
            case Verb.PLAY_AGAIN:
                return table.status == "playing" and seat in table.bots
        return False

    def _is_asked(self, user: User, table: Table) -> bool:
        """Whether somebody plays a seat that is asked something."""
        live, seat = self.live.get(table.id), table.seat_played_by(user.id)
        asked = live.question(seat) if live and seat is not None else None
        return table.status == "playing" and asked is not None and seat not in table.bots

    def _sets(self, user: User, table: Table, seat: int, sits: int) -> bool:
        """A bot plays for whoever lets it, and on a seat that is nobody's for whoever decides."""
        if seat >= len(table.chairs) or table.chairs[seat].user != sits:
            return False
        return user.id == sits or (not table.chairs[seat].taken and self._rules(user, table))

    def _administers(self, user: User, place: Channel) -> bool:
        """Whether somebody manages the server where they press."""
        return Permission.MANAGE_GUILD in self.world.permissions(user, place)

    def _own(self, user: User, id: Id, values: list[str]) -> bool:
        """One's own settings, unless they are so already."""
        if id.verb in (Verb.TEST, Verb.TOLD_SAVE, Verb.FORGET, Verb.HERE_AGAIN, Verb.SHOW_RECORD):
            return not user.is_bot
        if id.verb in (Verb.TOLD_BY, Verb.TOLD_BY_AT, Verb.AWAY, Verb.AVOID, Verb.UNAVOID):
            return not user.is_bot and len(values) == 1
        if id.verb in _PAGES:
            return False
        if id.verb is Verb.REMINDED:
            return not user.is_bot and id.numbers[1] <= 1
        known = self.users[user.id]
        now = {
            Verb.MESSAGES: (("off", "on"), known.dm),
            Verb.INVITATIONS: (("off", "on"), known.invitations),
            Verb.THEME: (("light", "dark"), known.theme),
        }
        wanted, chosen = now[id.verb]
        return id.numbers[0] < len(wanted) and wanted[id.numbers[0]] != chosen

    def _answers(self, user: User, table: Table, asked: int, options: list[str]) -> bool:
        """Whether this is a legal answer to the question that this user has now."""
        live, seat = self.live.get(table.id), table.seat_played_by(user.id)
        question = live.question(seat) if live and seat is not None else None
        if live is None or question is None or table.status != "playing":
            return False
        if asked != live.seen_by(seat)[0].number(question.seat):
            return False
        tokens = question.tokens()
        indices = [option.partition(".")[0] for option in options]
        if not all(i.isdecimal() and i.isascii() and int(i[:9]) < len(tokens) for i in indices):
            return False
        try:
            question.check(tuple(tokens[int(index[:9])] for index in indices))
        except Refused:
            return False
        return True

    def _drafts(self, user: User, table: Table) -> bool:
        live, seat = self.live.get(table.id), table.seat_played_by(user.id)
        running = live is not None and table.status == "playing" and seat is not None
        return running and live is not None and live.drafter == seat

    def _rules(self, user: User, table: Table) -> bool:
        return table.host == user.id or self.manages(user, table)

    # -- commands ---------------------------------------------------------------------------------

    def _command(self, user: User, place: Channel, name: str, answers: dict[str, Any]) -> bool:
        here = [t for t in self.tables.values() if t.channel == place.id and t.status in LIVE]
        mine = [t for t in self.tables.values() if t.seat_played_by(user.id) is not None]
        tables = mine if place.guild_id is None else here
        if name.startswith("admin "):
            return self._administers(user, place)
        match name:
            case "game move":
                near = [t for t in self.tables.values() if t.server == place.guild_id]
                return any(self._rules(user, table) for table in near)
            case "game new" | "game practice":
                return place.guild_id is not None and not here
            case "game friend":
                seated = (table for table in tables if table.seat_of(user.id) is not None)
                return bool(answers) and any(table.status == "playing" for table in seated)
            case "game leave":
                seated = (table for table in tables if table.seat_of(user.id) is not None)
                return any(table.status == "lobby" for table in seated)
            case "learn":
                return place.guild_id is not None
            case "away":
                return bool(answers)
            case "hint":
                return any(self._is_asked(user, table) for table in tables)
            case "play":
                return any(self._plays(user, table, answers.get("move")) for table in tables)
            case "advance":
                return any(self._advances(user, table, answers) for table in tables)
            case "undo":
                return any(self._drafts(user, table) for table in tables)
        return False

    def _settles(self, user: User, table: Table, kind: int | str, choice: str) -> bool:
        """Whether somebody may answer so in advance."""
        live, seat = self.live.get(table.id), table.seat_played_by(user.id)
        if live is None or seat is None or table.status != "playing":
            return False
        view = live.game.view(live.seen_by(seat)[0], seat)
        return any(
            kind in (number, each.key) and any(o.token == choice for o in each.choices(view))
            for number, each in enumerate(live.game.standing)
        )

    def _advances(self, user: User, table: Table, answers: dict[str, Any]) -> bool:
        """Whether a typed line answers in advance, or cancels something."""
        kind, _, choice = str(answers.get("answer", "")).strip().partition(" ")
        if kind == "cancel":
            own = (each[2:] for each in self.settled if each[:2] == (table.id, user.id))
            return tuple(choice.split()) in [tuple(map(str, each)) for each in own]
        return self._settles(user, table, kind, choice)

    def _plays(self, user: User, table: Table, line: object) -> bool:
        """Whether the first step of a typed line can be played."""
        live, seat = self.live.get(table.id), table.seat_played_by(user.id)
        question = live.question(seat) if live and seat is not None else None
        if question is None or not isinstance(line, str):
            return False
        try:
            notation.read(question, (notation.steps(line) or [[]])[0])
        except Refused:
            return False
        return True


async def _read(sessions: Sessions, query: str) -> list[Any]:
    return await sessions.context.db.run(lambda db: db.execute(query).fetchall())


def _names_guest(values: list[str], data: dict[str, Any]) -> bool:
    """One person whom the menu could have named."""
    people = (data.get("resolved") or {}).get("users") or {}
    return len(values) == 1 and values[0] in people and not people[values[0]].get("bot")


def well_formed(sent: Input) -> Id | None:
    """The id of a press, if it is one that this program could have written."""
    if sent.type not in (InteractionType.COMPONENT, InteractionType.MODAL_SUBMIT):
        return None
    return parsed(str(sent.data.get("custom_id", "")))


def parsed(id: str) -> Id | None:
    """An id as this program writes it."""
    if len(id) > MOST or not _WELL_FORMED.fullmatch(id):
        return None
    try:
        return parse(id)
    except BadId:
        return None
