"""What can be chosen in a lobby: options of the game and of the table (rows L2, L8, L15, A21)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from db import lobbies, tables
from db.connection import Connection
from db.tables import Table
from engine.core.errors import BadSetup
from engine.core.game import Meta
from engine.core.match import OptionValue
from engine.core.words import Msg, msg
from sessions.context import Context
from sessions.house import STARTS, ServerSettings
from sessions.house_rules import terms_of
from sessions.paces import PACES, written
from sessions.shapes import TableError

SEATINGS = ("joined", "random", "wishes")
MANNERS = {  # what company a host has in mind; the first of each says nothing
    "talk": ("any", "chatty", "quiet"),
    "newcomers": ("any", "welcome"),
    "speech": ("any", "en", "it"),
}


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing the host can choose, as the lobby shows it."""

    key: str
    name: Msg
    choices: tuple[tuple[OptionValue, Msg], ...]
    chosen: OptionValue
    default: OptionValue

    def said(self) -> Msg:
        """What is chosen, in words."""
        return dict(self.choices)[self.chosen]


def choose(context: Context, db: Connection, table: Table, key: str, value: OptionValue) -> None:
    """Something is chosen; what is not on offer is refused, or a mix that the game forbids."""
    rules = context.rules(table.server)
    if key == "pace":
        pace = one_of(rules.paces, value)
        tables.set_pace(db, table.id, pace, written(terms_of(rules, pace)))
    elif key == "seating":
        tables.set_seating(db, table.id, one_of(SEATINGS, value))
    elif key == "starts":
        lobbies.set_starts(db, table.id, one_of(STARTS, value))
    elif key in MANNERS:
        lobbies.set_manners(db, table.id, {**table.manners, key: one_of(MANNERS[key], value)})
    else:
        _check_unlocked(rules, table, key, value)
        wanted = {**table.options, key: value}
        legal = _legal_options(context.meta(table), len(table.chairs), wanted)
        tables.set_options(db, table.id, legal)


def _check_unlocked(rules: ServerSettings, table: Table, key: str, value: OptionValue) -> None:
    """Refuse to change what the server's admins have locked."""
    if key in rules.locked.get(table.game, ()) and table.options.get(key) != value:
        raise TableError("admin-option-locked")


def one_of(choices: tuple[str, ...], value: OptionValue) -> str:
    """What was chosen, if it is one of these."""
    if value not in choices:
        raise TableError("bot-unknown-choice", choices=", ".join(choices))
    return str(value)


def _legal_options(
    meta: Meta, seated: int, chosen: dict[str, OptionValue]
) -> dict[str, OptionValue]:
    """Legal for at least one seat count that can still come about."""
    refused: BadSetup | None = None
    for seats in meta.seats:
        if seats >= seated:
            try:
                return meta.complete_options(seats, chosen)
            except BadSetup as error:
                refused = error
    raise refused or TableError("bot-table-full", most=meta.seats[-1])


def is_full(table: Table, meta: Meta) -> bool:
    """Whether nobody else can sit down in a lobby."""
    return len(table.chairs) >= meta.seats[-1]


def obstacle(table: Table, meta: Meta) -> Msg | None:
    """Why a lobby cannot start as it is, if it cannot."""
    if (missing := meta.seats[0] - len(table.chairs)) > 0:
        return msg("bot-missing-players", n=missing)
    try:
        meta.complete_options(len(table.chairs), table.options)
    except BadSetup as refused:
        return refused.why
    return None


def settings(table: Table, meta: Meta, offered: Sequence[str] = PACES) -> Iterator[Setting]:
    """All that a host can choose: the game's own options, the pace, how seats are given."""
    for spec in meta.options:
        name = f"{meta.prefix}-option-{spec.key}"
        choices = _choices(f"{name}-", spec.choices)
        chosen = table.options.get(spec.key, spec.default)  # new since the table was opened
        yield Setting(spec.key, Msg(name), choices, chosen, spec.default)
    paces = _choices("bot-pace-", tuple(p for p in PACES if p in offered or p == table.pace))
    yield Setting("pace", Msg("bot-pace"), paces, table.pace, PACES[0])
    stem = "bot-seating-" if table.status == "lobby" else "bot-seated-"
    seatings = _choices(stem, SEATINGS)
    yield Setting("seating", Msg("bot-seating"), seatings, table.seating, SEATINGS[0])
    starts = _choices("lobby-starts-", STARTS)
    yield Setting("starts", Msg("lobby-starts"), starts, table.starts, STARTS[0])
    for key, values in MANNERS.items():
        stem = f"lobby-manner-{key}"
        chosen = table.manners.get(key, values[0])
        yield Setting(key, Msg(stem), _choices(f"{stem}-", values), chosen, values[0])


def _choices(stem: str, values: tuple[OptionValue, ...]) -> tuple[tuple[OptionValue, Msg], ...]:
    return tuple((value, Msg(stem + str(value))) for value in values)


def seats_words(meta: Meta) -> Msg:
    """How many can play, and how many play best."""
    best = [str(count) for count in meta.best_seats]
    counts = msg("bot-either", first=", ".join(best[:-1]), last=best[-1]) if best[1:] else best[0]
    return msg("bot-seat-counts", fewest=meta.seats[0], most=meta.seats[-1], best=counts)
