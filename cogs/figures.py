"""What can be fetched of how the bot does: figures, without anybody's name, number or hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Mapping, Sequence
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


class _Served:
    """How long something waited for its turn, and how long it then took."""

    def __init__(
        self, name: str, waited: str, took: str, label: str, values: Sequence[str]
    ) -> None:
        self.waited = Histogram(f"harbormaster_{name}_wait_seconds", waited, label, values)
        self.took = Histogram(f"harbormaster_{name}_seconds", took, label, values)

    def observe(self, value: str, waited: float, took: float) -> None:
        """It has been seen to."""
        self.waited.observe(waited, value)
        self.took.observe(took, value)


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
        self.requests, self.troubles, self.sends_failed = _counters()
        self.pictures_missing = Counter(
            "harbormaster_pictures_left_out_total",
            "Pictures that were left out while there was too much to do.",
        )
        self._undrawn = Counter(
            "harbormaster_draws_failed_total", "Pictures that could not be drawn."
        )
        waited, took = "How long a drawing waited for a pen.", "How long it took to draw a picture."
        self._pens = _Served("draw", waited, took, "urgency", _URGENCIES)
        waited, took = "How long something waited for the database.", "How long a transaction took."
        self._database = _Served("database", waited, took, "way", WAYS)
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
        bot.sessions.context.db.times.told = self._database.observe

    def _drawn(self, urgency: Urgency, waited: float, took: float, failed: bool) -> None:
        self._pens.observe(urgency.name.lower(), waited, took)
        if failed:
            self._undrawn.count()

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
        served = (self._pens.took, self._pens.waited, self._database.waited, self._database.took)
        return (self.acknowledged, *counters, self._undrawn, *served, self._lags)

    def _looked_up(self) -> Iterator[Reading]:
        yield from self._of_the_work()
        yield from self._of_the_tasks()
        yield from self._of_the_health()
        yield from self._of_the_process()

    def _of_the_work(self) -> Iterator[Reading]:
        answers = self._bot.sessions.context.answers
        games = [game.meta.id for game in self._bot.sessions.context.games]
        yield Reading(
            "harbormaster_queue_length",
            "What waits: messages, drawings, questions to bots, work after answers.",
            self._queues,
            *("queue", ("outbox", "drawing", "thinking", "chores")),
        )
        yield Reading(
            "harbormaster_tables_live",
            "Lobbies and running games.",
            lambda: self._standing.live if self._standing else {},
            *("status", ("lobby", "playing")),
        )
        yield Reading(
            "harbormaster_answers_total",
            "Answers that were stored, of people and bots.",
            lambda: {game: answers[game] for game in games},
            *("game", games),
            sort="counter",
        )

    def _of_the_tasks(self) -> Iterator[Reading]:
        tasks = self._bot.watch.report()
        yield Reading(
            "harbormaster_task_restarts_total",
            "How often a background task has failed and was begun again.",
            lambda: {name: task["restarts"] for name, task in tasks.items()},
            *("task", tasks),
            sort="counter",
        )
        yield Reading(
            "harbormaster_task_up",
            "1 while a background task runs or has done its work, 0 while it has failed.",
            lambda: {name: task["state"] != "restarting" for name, task in tasks.items()},
            *("task", tasks),
        )

    def _of_the_health(self) -> Iterator[Reading]:
        bot = self._bot
        yield Reading(
            "harbormaster_breaker_stage",
            "0: all is done; 1: no pictures that nobody has asked for; 2: messages wait, too.",
            lambda: {"": bot.breaker.stage},
        )
        yield Reading(
            "harbormaster_breaker_reading",
            "What the breaker goes by; seconds, or a share of 1.",
            lambda: bot.breaker.readings,
            *("cause", LIMITS),
        )
        yield Reading(
            "harbormaster_connected",
            "1 while events come in from Discord.",
            lambda: {"": bot.connected},
        )
        yield Reading(
            "harbormaster_database_up",
            "1 while the database can be read and no part of it was found damaged.",
            lambda: {"": self._standing is not None and not bot.sessions.post.damaged},
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


def _counters() -> tuple[Counter, Counter, Counter]:
    """Requests, what people did in vain, and messages that did not go out."""
    requests = Counter(
        "harbormaster_discord_requests_total",
        "Requests to Discord by what became of them.",
        *("outcome", OUTCOMES),
    )
    troubles = Counter(
        "harbormaster_interactions_troubled_total",
        "What people did that was not done, by why.",
        *("why", TROUBLES),
    )
    failed = Counter(
        "harbormaster_sends_failed_total",
        "Tries to send or change a message that failed; they are tried again.",
        *("kind", SENT),
    )
    return requests, troubles, failed
