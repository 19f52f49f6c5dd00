"""What can be fetched of how the bot does: figures, without anybody's name, number or hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from logging import INFO, getLogger
from typing import TYPE_CHECKING

import discord

from process.breaker import LIMITS
from process.logs import note
from process.memory import resident
from process.prometheus import Counter, Family, Histogram, Reading, text
from process.requests import OUTCOMES
from sessions.pens import Urgency
from sessions.shapes import WAYS, Standing

if TYPE_CHECKING:
    from cogs.client import Harbormaster

KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "press",
    discord.InteractionType.modal_submit: "form",
    discord.InteractionType.autocomplete: "typing",
}
TROUBLES = ("refused", "outdated", "not_stored", "failed", "not_told")
SENT = (
    *("poster", "refresh", "hand", "expiry", "call", "remind", "late", "follow", "parked"),
    *("member", "thread", "strip", "delete", "notice"),
)
_URGENCIES = tuple(urgency.name.lower() for urgency in Urgency)
_PATIENCE = 5.0  # seconds that the database may take to be counted
_log = getLogger(__name__)


class Figures:
    """All of them, by what is told of when it happens and what is looked up when somebody asks."""

    def __init__(self, bot: Harbormaster) -> None:
        self._bot = bot
        self._standing: Standing | None = None
        self._began = time.time()
        self.acknowledged = Histogram(
            "harbormaster_acknowledge_seconds",
            "From what somebody did until Discord had the first answer to it.",
            *("kind", KINDS.values()),
        )
        self.requests = Counter(
            "harbormaster_discord_requests_total",
            "Requests to Discord by what became of them.",
            *("outcome", OUTCOMES),
        )
        self.troubles = Counter(
            "harbormaster_interactions_troubled_total",
            "What people did that was not done, by why.",
            *("why", TROUBLES),
        )
        self.sends_failed = Counter(
            "harbormaster_sends_failed_total",
            "Tries to send or change a message that failed; they are tried again.",
            *("kind", SENT),
        )
        self.pictures_missing = Counter(
            "harbormaster_pictures_left_out_total",
            "Pictures that were left out while there was too much to do.",
        )
        self._drew = Histogram(
            "harbormaster_draw_seconds",
            "How long it took to draw a picture.",
            *("urgency", _URGENCIES),
        )
        self._pen = Histogram(
            "harbormaster_draw_wait_seconds",
            "How long a drawing waited for a pen.",
            *("urgency", _URGENCIES),
        )
        self._undrawn = Counter(
            "harbormaster_draws_failed_total", "Pictures that could not be drawn."
        )
        self._waited = Histogram(
            "harbormaster_database_wait_seconds",
            "How long something waited for the database.",
            *("way", WAYS),
        )
        self._stored = Histogram(
            "harbormaster_database_seconds",
            "How long a transaction took.",
            *("way", WAYS),
        )
        self._lags = Histogram(
            "harbormaster_loop_lag_seconds", "How late the event loop was, felt twice a second."
        )
        self._listen()

    def _listen(self) -> None:
        """Have everybody tell who has something to tell."""
        bot = self._bot
        bot.requests.acknowledged = self.acknowledged.observe
        bot.requests.ended.append(self.requests.count)
        bot.overload.lag.told.append(self._lags.observe)
        bot.sessions.show.drawing.pens.drew.append(self._drawn)
        bot.sessions.context.db.times.told = self._asked

    def _drawn(self, urgency: Urgency, waited: float, took: float, failed: bool) -> None:
        name = urgency.name.lower()
        self._pen.observe(waited, name)
        self._drew.observe(took, name)
        if failed:
            self._undrawn.count()

    def _asked(self, way: str, waited: float, took: float) -> None:
        self._waited.observe(waited, way)
        self._stored.observe(took, way)

    # -- looked up --------------------------------------------------------------------------------

    async def tell(self) -> str:
        """All figures as they are now; what cannot be read is left out."""
        self._standing = None
        try:
            async with asyncio.timeout(_PATIENCE):
                self._standing = await self._bot.sessions.post.standing()
        except Exception as error:  # whoever needs it tells why
            note(_log, "not_counted", level=INFO, why=repr(error))
        return text((*self._counted(), *self._looked_up()))

    def _counted(self) -> tuple[Family, ...]:
        counters = (self.requests, self.troubles, self.sends_failed, self.pictures_missing)
        histograms = (self._drew, self._pen, self._waited, self._stored, self._lags)
        return (self.acknowledged, *counters, self._undrawn, *histograms)

    def _looked_up(self) -> tuple[Reading, ...]:
        bot, games = self._bot, [game.meta.id for game in self._bot.sessions.context.games]
        tasks = bot.watch.report()
        return (
            Reading(
                "harbormaster_queue_length",
                "What waits: messages, drawings, questions to bots, work after answers.",
                self._queues,
                *("queue", ("outbox", "drawing", "thinking", "chores")),
            ),
            Reading(
                "harbormaster_tables_live",
                "Lobbies and running games.",
                lambda: self._standing.live if self._standing else {},
                *("status", ("lobby", "playing")),
            ),
            Reading(
                "harbormaster_answers_total",
                "Answers that were stored, of people and bots.",
                lambda: {game: bot.sessions.context.answers[game] for game in games},
                *("game", games),
                sort="counter",
            ),
            Reading(
                "harbormaster_task_restarts_total",
                "How often a background task has failed and was begun again.",
                lambda: {name: task["restarts"] for name, task in tasks.items()},
                *("task", tasks),
                sort="counter",
            ),
            Reading(
                "harbormaster_task_up",
                "1 while a background task runs or has done its work, 0 while it has failed.",
                lambda: {name: task["state"] != "restarting" for name, task in tasks.items()},
                *("task", tasks),
            ),
            Reading(
                "harbormaster_breaker_stage",
                "0: all is done; 1: no pictures that nobody has asked for; 2: messages wait, too.",
                lambda: {"": bot.breaker.stage},
            ),
            Reading(
                "harbormaster_breaker_reading",
                "What the breaker goes by; seconds, or a share of 1.",
                lambda: bot.breaker.readings,
                *("cause", LIMITS),
            ),
            Reading(
                "harbormaster_connected",
                "1 while events come in from Discord.",
                lambda: {"": bot.connected},
            ),
            Reading(
                "harbormaster_database_up",
                "1 while the database can be read and no part of it was found damaged.",
                lambda: {"": self._standing is not None and not bot.sessions.post.damaged},
            ),
            *self._of_the_process(),
        )

    def _queues(self) -> Mapping[str, float]:
        sessions = self._bot.sessions
        owed = {"outbox": self._standing.owed} if self._standing else {}
        return {
            **owed,
            "drawing": sum(sessions.show.drawing.pens.waiting().values()),
            "thinking": sessions.context.thinkers.waiting,
            "chores": len(self._bot.chores),
        }

    def _of_the_process(self) -> tuple[Reading, ...]:
        """By the names that everybody uses for them."""
        return (
            Reading(
                "process_start_time_seconds",
                "When the bot was started, in seconds since 1970.",
                lambda: {"": self._began},
            ),
            Reading(
                "process_cpu_seconds_total",
                "Processor time of the bot, without the processes in which bots think.",
                lambda: {"": time.process_time()},
                sort="counter",
            ),
            Reading(
                "process_resident_memory_bytes",
                "Memory of the bot, without the processes in which bots think.",
                lambda: {"": size} if (size := resident()) else {},
            ),
        )
