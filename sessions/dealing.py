"""How a table comes about: a lobby in a free channel, and the deal with which its game begins."""

from __future__ import annotations

import secrets
from typing import Any, TypeAlias

from db import handovers, lobbies, matches, people, seat_wishes, tables
from db.connection import Connection
from db.tables import Sitter, Table
from engine.core.codec import encode
from engine.core.flow import new_match
from engine.core.match import Match
from engine.core.rng import Rng
from sessions import owing, ticking
from sessions.context import Context, Questions
from sessions.house_rules import again, check_game, first_options, terms_of
from sessions.letters import owe_letters
from sessions.limits import check_limits
from sessions.pace import awaited, put
from sessions.paces import written
from sessions.seating import Seated, fitted, written_down
from sessions.shapes import Person, Place, TableError

_Shown: TypeAlias = tuple[Match[Any], Questions]
_Parent: TypeAlias = int | None  # the channel in which a thread was made for the table
_SEATS = (
    0x5EA75  # seats are drawn from the match's seed, but not with the same numbers as its deals
)


def opened(
    context: Context, db: Connection, place: Place, host: Person, game: str, parent: _Parent
) -> int:
    """The number of a new lobby, where none stands and no limit is in the way."""
    rules, meta = context.rules(place.server), context.games.get(game).meta
    people.meet_server(db, place.server, place.language)
    people.meet_user(db, host)
    there = tables.find_in_channel(db, place.channel)
    if there is not None and there.status in tables.LIVE:
        raise TableError("bot-channel-busy", table=there.id)
    check_limits(db, rules, place.server, host.id, context.clock())
    options, now = first_options(rules, meta), context.clock()
    pace = (rules.pace, written(terms_of(rules, rules.pace)))
    args = (place.server, place.channel, game, host.id, options, *pace, now)
    table = tables.open_table(db, *args, parent=parent)
    lobbies.set_starts(db, table, rules.starts)
    return table


def opened_again(context: Context, db: Connection, before: Table, host: Person) -> int:
    """The number of a lobby like one before it; its bots come along, its people are asked."""
    meta, rules = context.games.get(before.game).meta, context.rules(before.server)  # or refused
    check_game(rules, context.games, before.game)
    check_limits(db, rules, before.server, host.id, context.clock())
    people.meet_user(db, host)
    options, now = again(rules, meta, before.options), context.clock()
    pace = before.pace if before.pace in rules.paces else rules.pace
    paced = (pace, written(terms_of(rules, pace)))
    args = (before.server, before.channel, before.game, host.id, options, *paced, now)
    table = tables.open_table(db, *args, before.id, before.parent)
    tables.set_seating(db, table, before.seating)
    lobbies.set_starts(db, table, before.starts)
    lobbies.set_manners(db, table, before.manners)
    bots = [chair.sitter for chair in before.chairs if chair.bot and not chair.taken]
    tables.set_chairs(db, table, [Sitter(host.id), *bots])
    return table


def dealt(context: Context, db: Connection, table: Table, seed: int) -> Table:
    """The match, its first events and the messages it owes are stored together."""
    known = _seats_drawn(db, table, seed)
    game, meta = context.games.get(known.game), context.meta(known)
    meta.complete_options(len(known.chairs), known.options)  # as this server allows it
    begun = new_match(game, len(known.chairs), known.options, seed)
    position = matches.Position(known.id, 0, encode(begun.match))
    matches.insert(db, position, game.schema, game.rules_version, secrets.token_hex(16))
    matches.log_events(db, known.id, 0, begun.events)
    handovers.keep(db, position)
    return begin(context, db, known, (begun.match, begun.questions))


def begin(context: Context, db: Connection, table: Table, shown: _Shown) -> Table:
    """What is stored is played from now on: who waits for what, and what is owed."""
    now, game = context.clock(), context.games.get(table.game)
    if table.practice:  # it may lie as long as they like
        tables.set_pace(db, table.id, table.pace, "")
    tables.begin(db, table.id, now)
    put(db, awaited(context, table, game, shown))
    owing.named(db, table, now)
    owe_letters(db, table, shown[0].revision, now)
    known = _known(db, table.id)
    ticking.remember(db, known, shown[0].revision, now)
    return known


def _seats_drawn(db: Connection, table: Table, seed: int) -> Table:
    """Where the host wants it, the seats are drawn; the seed shown at the end proves how (L8)."""
    sitters, rng = [chair.sitter for chair in table.chairs], Rng(seed ^ _SEATS)
    if table.seating == "random":
        rng.shuffle(sitters)
    elif table.seating == "wishes":
        sitters = _as_wished(db, table, sitters, rng)
    tables.set_chairs(db, table.id, sitters)
    seat_wishes.drop(db, table.id)
    return _known(db, table.id)


def _as_wished(db: Connection, table: Table, sitters: list[Sitter], rng: Rng) -> list[Sitter]:
    """By seat; how it came about is kept without names, to be checked when the game is over."""
    found = seat_wishes.of_table(db, table.id)
    wanted = [found.get(each.user, "") for each in sitters]
    seats = fitted(wanted, rng)
    lobbies.set_seated(db, table.id, written_down(map(Seated, wanted, seats)))
    return [sitters[seats.index(seat)] for seat in range(len(seats))]


def one_more(db: Connection, table: Table, user: int) -> list[Sitter]:
    """Those seated and one more: the last, or where the seats of a rematch have moved on to."""
    sitters = [chair.sitter for chair in table.chairs]
    order = _moved_on(db, table.rematch_of)
    later = order[order.index(user) + 1 :] if user in order else []
    at = next((n for n, seated in enumerate(sitters) if seated.user in later), len(sitters))
    return [*sitters[:at], Sitter(user), *sitters[at:]]


def _moved_on(db: Connection, before: int | None) -> list[int]:
    """The people who sat there, each moved on by one, so that another begins."""
    known = None if before is None else tables.find(db, before)
    first, *others = known.people if known and known.people else (0,)
    return [*others, first]


def _known(db: Connection, table: int) -> Table:
    found = tables.find(db, table)
    assert found is not None, "it was read in the same transaction"
    return found
