"""After the storm: is everything there, and everything there once?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from cogs.shown.ids import Verb
from db import tables
from db.connection import Connection
from db.tables import Table
from engine.core.decision import Decision
from engine.core.words import msg
from engine.games import GAMES
from locales import words
from locales.loader import LANGUAGES
from playground.component_rules import walk
from playground.ids import seconds_of
from playground.models import Message, User
from playground.rest_messages import NONCE_SECONDS
from sessions.verify import problems, stored
from tests.campaigns.faults.align import aligned
from tests.campaigns.faults.circle import Harbour
from tests.campaigns.faults.replay import Played, Publication, replay
from tests.campaigns.faults.wall import Made, ids, table_of, text


def _openings(key: str) -> tuple[str, ...]:
    """How a sentence begins in every language, up to its first variable."""
    spoken = [words(language) for language in LANGUAGES]
    return tuple(one.say(msg(key, game="|", channel="|")).partition("|")[0] for one in spoken)


_WELCOME = _openings("bot-letter-welcome")
_PARKED = ("tables-parked-closed", "tables-parked-gone", "tables-parked-locked")
_CLOSED = tuple(opening for key in _PARKED for opening in _openings(key))


@dataclass
class Checker:
    """Holds the database and the messages against what people did and were told."""

    harbour: Harbour

    def wrong(self) -> Iterator[str]:
        """Every violation, a line each."""
        with self.harbour.bot.reading() as db:
            count = db.execute("SELECT max(id) FROM tables").fetchone()[0] or 0
            found = [tables.find(db, number) for number in range(1, count + 1)]
            for table in filter(None, found):
                for problem in self._of_table(db, table):
                    yield f"table {table.id} ({table.game}, {len(table.chairs)} seats): {problem}"
            yield from self._of_mail(db, [table for table in found if table])

    def owed(self) -> int:
        """How many messages the bot has not sent yet."""
        with self.harbour.bot.reading() as db:
            count: int = db.execute("SELECT count(*) FROM outbox").fetchone()[0]
            return count

    def _of_table(self, db: Connection, table: Table) -> Iterator[str]:
        if table.status == "ended":
            return  # given up, which is told already
        if table.status != "over":
            yield f"it is not over but {table.status}"
        yield from problems(GAMES, table, stored(db, table.id))
        played = replay(db, table)
        yield from played.wrong
        yield from self._answers(table, played)
        yield from self._posters(table, played)
        yield from self._invitations(table)

    # -- answers ----------------------------------------------------------------------------------

    def _answers(self, table: Table, played: Played) -> Iterator[str]:
        ledger = self.harbour.ledger
        for (number, user, asked), options in ledger.taken.items():
            if number == table.id and not self._is_stored(played, user, asked, options):
                there = played.answers.get((user, asked))
                yield f"lost: {user} was told that {options} answered {asked}, stored is {there}"
        for (user, asked), (given, decision) in played.answers.items():
            tried = ledger.tried.get((table.id, user, asked), set())
            if given.picks not in [_picks(decision, options) for options in tried]:
                yield f"doubled: nobody pressed answer {given.revision}, {given.picks} by {user}"

    def _is_stored(
        self, played: Played, user: int, asked: int, options: set[tuple[int, ...]]
    ) -> bool:
        if (user, asked) not in played.answers:
            return False
        given, decision = played.answers[user, asked]
        return [given.picks] == [_picks(decision, one) for one in options]

    # -- posters ----------------------------------------------------------------------------------

    def _posters(self, table: Table, played: Played) -> Iterator[str]:
        made = self.harbour.wall.posters(table.channel, table.id)
        lobbies = [poster for poster in made if poster.is_lobby]
        turns = [poster for poster in made if not poster.is_lobby]
        left = self._left(table, lobbies)
        if len(left) != 1:
            yield f"{len(left)} lobby posters: messages {[poster.id for poster in left]}"
        owed = [self._begun(table, publication) for publication in played.publications]
        yield from _unlike(owed, self._left(table, turns))
        yield from self._removed(table, lobbies)
        yield from self._removed(table, turns)
        if alive := self.alive(table.channel, table.id):
            yield f"{len(alive)} old posters still have their buttons: {alive}"

    def _begun(self, table: Table, owed: Publication) -> Publication:
        """Also begun by somebody who was told by an edit of the poster before."""
        early = any((table.id, *asked) in self.harbour.ledger.early for asked in owed.asked)
        return replace(owed, goes_on=owed.goes_on or early)

    def _left(self, table: Table, made: list[Made]) -> list[Made]:
        return [p for p in made if self.harbour.wall.message(table.channel, p.id)]

    def _removed(self, table: Table, made: list[Made]) -> Iterator[str]:
        """A poster may be taken away only if it was sent again after Discord forgot its nonce."""
        for poster in set(made) - set(self._left(table, made)):
            twins = [p for p in made if p.mentions == poster.mentions and p is not poster]
            apart = [abs(seconds_of(p.id) - seconds_of(poster.id)) for p in twins]
            if not any(seconds >= NONCE_SECONDS for seconds in apart):
                yield f"poster {poster.id} was posted for nothing and removed"

    def alive(self, channel: int, table: int | None = None) -> list[int]:
        """Posters that are not the newest of their table and can still be pressed."""
        wall = self.harbour.wall
        left: dict[int, list[Message]] = {}
        for made in wall.posters(channel, table):
            if message := wall.message(channel, made.id):
                left.setdefault(made.table, []).append(message)
        return [m.id for messages in left.values() for m in messages[:-1] if ids(m)]

    def _invitations(self, table: Table) -> Iterator[str]:
        made = self.harbour.wall.made[table.channel].values()
        mine = [m for m in made if m.table == table.id and not m.is_poster]
        guests = Counter(m.names for m in mine if Verb.JOIN in m.verbs)
        for guest, count in guests.items():
            if count > 1:
                yield f"{guest} was invited {count} times"

    # -- direct messages --------------------------------------------------------------------------

    def _of_mail(self, db: Connection, found: Sequence[Table]) -> Iterator[str]:
        kept = {row[0] for row in db.execute("SELECT message_id FROM private_messages")}
        for user in self.harbour.world.users.values():
            if not user.is_bot:
                box = self.harbour.world.dm_channel(user).messages
                messages = [m for m in box.values() if m.private_to is None]
                yield from self._letters(user, messages, found)
                yield from self._warnings(user, messages, found)
                for message in messages:
                    if text(message).startswith(_WELCOME) and message.id not in kept:
                        yield f"{user.name}: letter {message.id} was never filled"

    def _letters(
        self, user: User, messages: list[Message], found: Sequence[Table]
    ) -> Iterator[str]:
        """One of each table where somebody sits; who looks on gets one more when it is over."""
        tables = {table.id: table for table in found}
        count: Counter[int] = Counter()
        for message in messages:
            if table := self.about(message):
                count[table] += 1
        for table, letters in count.items():
            seated = tables[table].seat_of(user.id) is not None
            if letters > (1 if seated else 2):
                yield f"{user.name}: {letters} letters of table {table}"

    def about(self, message: Message) -> int:
        """The table a letter tells of, by its buttons or by the poster it leads to."""
        made = self.harbour.wall.made
        for link in _links(message):
            channel, poster = map(int, link.split("/")[-2:])
            if channel in made and poster in made[channel]:
                return made[channel][poster].table
        return table_of(message)

    def _warnings(
        self, user: User, messages: list[Message], found: Sequence[Table]
    ) -> Iterator[str]:
        """Whoever sits at a table hears once that its channel is closed."""
        own = Counter(f"<#{table.channel}>" for table in found if user.id in table.people)
        told = Counter(m.content for m in messages if m.content.startswith(_CLOSED))
        for content, count in told.items():
            most = sum(number for channel, number in own.items() if channel in content)
            if count > most:
                yield f"{user.name}: warned {count} times, sits at {most} tables: {content[:40]}"


def _picks(decision: Decision, options: Sequence[int]) -> tuple[str, ...]:
    """The options at these positions, as the log names them."""
    tokens = decision.tokens()
    return tuple(tokens[n] if n < len(tokens) else "?" for n in options)


def _links(message: Message) -> list[str]:
    return [str(c["url"]) for _, c in walk(message.components) if c.get("url")]


def _unlike(owed: list[Publication], made: list[Made]) -> Iterator[str]:
    """Where the posters that are there differ from those the log asks for."""
    missing, surplus = aligned(owed, made)
    yield from (f"turn {p.revision} has no poster; up: {sorted(p.up)}" for p in missing)
    yield from (f"poster {p.id} is one too many; is to {p.names}" for p in surplus)


def stripped_yet(checker: Checker, channels: list[int]) -> bool:
    """Whether no old poster can be pressed any more."""
    return not any(chain.from_iterable(checker.alive(channel) for channel in channels))
