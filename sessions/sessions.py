"""All use cases on one database, tied together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path

from db.connection import Database, Sync
from db.line import awaited
from db.part import Part
from engine.core.errors import Unstored
from engine.games import GAMES
from sessions.avoiding import Avoiding
from sessions.away import Absences
from sessions.berths import Berths, Whereabouts
from sessions.bots import Bots
from sessions.bulletins import Bulletins
from sessions.calls import Calls
from sessions.clocks import Clocks
from sessions.context import Context
from sessions.deputies import Deputies
from sessions.follow import Follow
from sessions.gate import Gate
from sessions.hints import Hints
from sessions.invite import Invite
from sessions.lobby import Lobby
from sessions.notices import Notices
from sessions.nudges import Nudges
from sessions.parking import Parking
from sessions.play import Play
from sessions.post import Post
from sessions.privacy import Privacy
from sessions.reliability import Reliability
from sessions.repairs import Repairs
from sessions.resolved import Resolutions
from sessions.resting import Resting
from sessions.seating import SeatWishes
from sessions.seats import Seats
from sessions.settings import Settings
from sessions.show import Show
from sessions.standing import StandingAnswers
from sessions.thinking import Thinkers
from sessions.tour import Tours
from sessions.trouble import Troubles
from sessions.votes import Votes


class Sessions:
    """What the cogs talk to."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.lobby = Lobby(context)
        self.invite = Invite(context)
        self.seats = Seats(context)
        self.seat_wishes = SeatWishes(context)
        self.avoiding = Avoiding(context)
        self.reliability = Reliability(context)
        self.play = Play(context)
        self.standing = StandingAnswers(context, self.play)
        self.bots = Bots(context, self.play)
        self.hints = Hints(context, self.play)
        self.calls = Calls(context)
        self.absences = Absences(context)
        self.deputies = Deputies(context)
        self.tours = Tours(context, self.lobby)
        self.repairs = Repairs(context, self.play)
        resolutions = Resolutions(context, self.lobby, self.bots, self.repairs)
        self.votes = Votes(context, self.repairs, resolutions)
        self.resting = Resting(context)
        self.clocks = Clocks(context, self.play, self.votes, self.repairs)
        self.nudges = Nudges(context)
        self.parking = Parking(context)
        self.show = Show(context)
        self.notices = Notices(context, self.show)
        self.follow = Follow(context)
        self.post = Post(context)
        self.troubles = Troubles(context)
        self.settings = Settings(context)
        self.privacy = Privacy(context)
        self.bulletins = Bulletins(context)
        self.gate = Gate(context)
        self.berths: Berths | None = None  # where it is not the only process

    @classmethod
    async def open(
        cls,
        path: str | Path,
        clock: Callable[[], int] | None = None,
        maps: Mapping[str, Path] | None = None,
        sync: Sync = "full",
        backups: Path | None = None,
        thinkers: int | None = None,
    ) -> Sessions:
        """Open the database and everything on it, with games on the operator's own maps."""
        games = GAMES.with_maps(maps or {})
        thinking = Thinkers(games, maps, thinkers)
        context = Context(await Database.open(path, sync, backups), games, thinkers=thinking)
        if clock is not None:
            context.clock = clock
        sessions = cls(context)
        context.db.watch(context.left_behind)
        context.db.watch(sessions.settings.changed)
        await sessions.settings.load()
        await sessions.notices.adopt()
        return sessions

    async def join(self, shards: Iterable[int], count: int, here: Whereabouts) -> None:
        """Be one of several processes on this database, which are to hear some shards each."""
        self.berths = Berths(self.context, Part(frozenset(shards), count), here)
        await self.berths.sign_on()

    def hurry(self) -> None:
        """All that the current task reads and stores is for somebody who looks at the screen."""
        awaited.set(True)

    async def close(self) -> None:
        """Stop thinking, finish drawing, then close the database."""
        await self._leave()
        self.bots.close()
        await self.context.thinkers.close()
        self.show.drawing.close()
        await self.context.db.close()

    async def _leave(self) -> None:
        """Others go on at once with what was done here; if they cannot be told, before long."""
        if self.berths is not None:
            with suppress(Unstored):
                await self.berths.sign_off()
