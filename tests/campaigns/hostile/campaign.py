"""Sends hostile inputs to the real bot and looks at everything that comes of them."""

from __future__ import annotations

import asyncio
import json
import logging
import traceback
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from cogs.shown.ids import Verb
from cogs.table.easel import Easel
from playground.interactions import InteractionType
from playground.person import Person
from playground.recorder import Source
from tests.campaigns.hostile.answers import Answer
from tests.campaigns.hostile.forger import Forger, leaves
from tests.campaigns.hostile.inputs import Input
from tests.campaigns.hostile.rights import OUTSIDE, Rights, well_formed
from tests.campaigns.hostile.scene import (
    HIDDEN,
    INSIDERS,
    MOLO,
    PEOPLE,
    QUAY,
    Plan,
    Scene,
    open_scene,
)
from tests.campaigns.hostile.storage import ACTING, Rows, Store, changed_tables

ROOT = Path(__file__).parents[3]
AT_ONCE = 40
PATIENCE = 60.0  # seconds for a batch to be done with, on a busy machine
PAUSE, IDLE = 0.002, 3  # seconds between two looks, and how many must find nobody at work
KEPT = "insert troubles"  # of an exception that is told by itself
COMPARED = 15  # each so many batches one is sent into two worlds


@dataclass
class Finding:
    """One thing that went wrong, as often as it did, with the inputs that led to it."""

    what: str
    first: Input | None
    detail: str = ""
    about: Counter[str] = field(default_factory=Counter)
    alone: bool = False  # whether the first input leads to it by itself


@dataclass
class Report:
    """What a campaign found."""

    inputs: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    compared: int = 0
    late: int = 0  # batches sent again because the machine took longer than Discord waits
    findings: dict[str, Finding] = field(default_factory=dict)
    verbs: set[Verb] = field(default_factory=set)
    commands: set[str] = field(default_factory=set)

    def note(self, what: str, sent: Input | None, detail: str = "", about: str = "?") -> None:
        """Identical ones are one."""
        self.findings.setdefault(what, Finding(what, sent, detail)).about[about] += 1


class Ears(logging.Handler):
    """Every warning, and whoever was being answered when it was given."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[tuple[int, logging.LogRecord]] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        self.heard.append((ACTING.get(), record))


class Campaign:
    """One run."""

    def __init__(self, scene: Scene, seed: int) -> None:
        self.scene = scene
        self.report = Report()
        self.store = Store(scene.harbor.sessions.context)
        self.rights = Rights(scene.world)
        self._seed = seed
        self._ears = Ears()
        self._rows: Rows = {}

    async def run(self, inputs: int) -> Report:
        """Every kind once, then at random; now and then in two worlds."""
        todo = list(self.forger.each_once())
        for number in count(1):
            if self.report.inputs.total() >= inputs:
                break
            if number % COMPARED == 0:
                person = self.forger.someone()
                await self.compare(person, self._apart(person))
            else:
                batch = [todo.pop() if todo else self.forger.next() for _ in range(AT_ONCE)]
                await self.batch(batch)
        self.check_coverage()
        await self._confirm()
        return self.report

    async def _confirm(self) -> None:
        """Send the first input of each finding once more, alone."""
        whole = self.report
        for finding in whole.findings.values():
            if finding.first is not None:
                self.report = Report()
                await self.store.put(self._rows)
                person = self.scene.person(finding.first.user)
                await self.compare(person, [finding.first])
                finding.alone = finding.what in self.report.findings
        self.report = whole

    async def prepare(self) -> None:
        """From here on nothing may change."""
        await self.rights.learn(self.scene.harbor.sessions)
        await self.store.watch()
        self._rows = await self.store.rows()
        self.forger = Forger(self.scene, self.rights, self._seed)

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Hear what is logged, and know because of whom."""
        parsers = self.scene.harbor.bot._connection.parsers
        parse = parsers["INTERACTION_CREATE"]
        parsers["INTERACTION_CREATE"] = _attributed(parse)
        root = logging.getLogger()
        root.addHandler(self._ears)
        try:
            yield
        finally:
            root.removeHandler(self._ears)
            parsers["INTERACTION_CREATE"] = parse

    # -- sending ----------------------------------------------------------------------------------

    async def batch(self, batch: Sequence[Input]) -> list[Answer]:
        """All at once; afterwards everything is as it was, or was put back."""
        for sent in batch:
            self._count(sent)
        answers = await self._answers(batch)
        if any(answer.is_late for answer in answers):
            self.report.late += 1
            self._ears.heard.clear()
            answers = await self._answers(batch)
        known = {answer.interaction.id: answer for answer in answers}
        failed = self._judge_log(known)
        for answer in answers:
            self.report.answers[answer.kind] += 1
            self._judge(answer, failed=answer.interaction.id in failed)
            self.forger.harvest(answer.ids())
        changed = await self._judge_changes(known)
        self._judge_unasked(changed)
        self.scene.restore_messages()
        return answers

    async def _answers(self, batch: Sequence[Input]) -> list[Answer]:
        world = self.scene.world
        world.recorder.clear()
        self.scene.harbor.bot.easel = Easel()  # what panels show is not remembered from before
        answers = [Answer(sent, sent.send(world)) for sent in batch]
        await self._quiet()
        for answer in answers:
            answer.interaction.concluded.set()  # nobody is at work, so no answer will come
        by_token = {answer.interaction.token: answer for answer in answers}
        for exchange in world.recorder.exchanges:
            token = next((part for part in exchange.path.split("/") if part in by_token), "")
            if token:
                by_token[token].exchanges.append(exchange)
        return answers

    async def _quiet(self) -> None:
        """Until the bot has read everything and nobody is at work, answered or not."""
        world, idle = self.scene.world, 0
        async with asyncio.timeout(PATIENCE):
            while idle < IDLE:
                await world.gateway.barrier()
                await asyncio.sleep(PAUSE)
                busy = world.requests_in_flight or world.gateway.has_undelivered
                idle = 0 if busy or self.scene.harbor.busy else idle + 1

    def _count(self, sent: Input) -> None:
        self.report.inputs[sent.kind] += 1
        if id := well_formed(sent):
            self.report.verbs.add(id.verb)
        if sent.type is InteractionType.COMMAND:
            self.report.commands.add(sent.command)
        elif sent.type is InteractionType.AUTOCOMPLETE:
            self.report.commands.update(f"{sent.command} {name}?" for name in sent.answers)

    # -- judging ----------------------------------------------------------------------------------

    def _note(self, what: str, answer: Answer | None, detail: str = "") -> None:
        sent = answer.sent if answer else None
        self.report.note(what, sent, detail, self.described(sent) if sent else "?")

    def _judge(self, answer: Answer, *, failed: bool) -> None:
        if not failed:  # else all of this has one cause, which is told
            if answer.interaction.callback is None:
                self._note("unanswered", answer)
            for refused in answer.refused:
                if not refused.startswith("POST /channels"):  # a letter that is not taken
                    self._note(f"refused by Discord: {refused}", answer)
            if answer.is_trouble:
                self._note("went wrong, but there is nothing in the log", answer)
        if answer.mentions:
            self._note("mention", answer, answer.text)
        if answer.is_public and not answer.refused:
            self._note("public", answer, answer.text)
        self._judge_leaks(answer)

    def _judge_leaks(self, answer: Answer) -> None:
        sent, table = answer.sent, self.rights.about(answer.sent)
        user, place = self.scene.world.users[sent.user], self.scene.world.channels[sent.channel]
        if table is not None and not answer.is_plain:
            standing = self.rights.standing(user, place, table)
            if standing in OUTSIDE:
                self._note(f"leak: a page of a table to somebody {standing}", answer, answer.text)
        typed = json.dumps(sent.data, ensure_ascii=False)
        for canary, whose in self._canaries(user.name).items():
            if canary in answer.text and canary not in typed:
                self._note(f"leak: {whose}", answer, answer.text)

    def _canaries(self, name: str) -> dict[str, str]:
        """What somebody has no way to know: names that only sit where they cannot look."""
        found: dict[str, str] = {}
        if MOLO not in PEOPLE[name][1]:
            found |= dict.fromkeys(("Ninorelle", "Ottavrix"), "a name of another server")
        if name not in INSIDERS:
            found |= dict.fromkeys(("Ivoxanthe", "Janaquil"), "a name of a hidden channel")
            hidden = (self.scene.world.channel(f"{QUAY}/{place}") for place in HIDDEN)
            found |= {str(channel.id): "the way to a hidden channel" for channel in hidden}
        return found

    def described(self, sent: Input) -> str:
        """What kind of input it is, so that identical findings fall together."""
        if sent.type in (InteractionType.COMMAND, InteractionType.AUTOCOMPLETE):
            known = {leaf.name for leaf in leaves(self.scene.harbor.bot.tree)}
            name = sent.command if sent.command in known else "unknown command"
            return f"{sent.type.name.lower()} /{name}"
        id, table = well_formed(sent), self.rights.about(sent)
        what = "broken id" if id is None else id.verb.name
        message = self.scene.kept.get(sent.channel, {}).get(sent.message or 0)
        on = "nothing" if message is None else "private" if message.private_to else "public"
        user, place = self.scene.world.users[sent.user], self.scene.world.channels[sent.channel]
        standing = self.rights.standing(user, place, table) if table else ""
        status = f", {standing}, {table.status}" if table else ""
        return f"{sent.type.name.lower()} {what} on {on}{status}"

    def _judge_log(self, known: dict[int, Answer]) -> set[int]:
        """Every warning is one too many; who caused them."""
        heard, self._ears.heard = self._ears.heard, []
        for acting, record in heard:
            self._note(f"exception: {_said(record)}", known.get(acting), _trace(record))
        return {acting for acting, _ in heard}

    async def _judge_changes(self, known: dict[int, Answer]) -> bool:
        """Who changed what; whatever was changed is put back."""
        noted, self.store.noted = self.store.noted, []
        for acting in {acting for acting, _ in noted}:
            what = sorted({what for who, what in noted if who == acting} - {KEPT})
            if what and acting in known:  # else the messenger went about it
                self._note(f"change: {', '.join(what)}", known[acting], known[acting].text)
        differing = changed_tables(self._rows, await self.store.rows())
        if differing and not noted:
            self._note(f"change that nobody made: {', '.join(differing)}", None)
        if differing or noted:
            await self._quiet()
            await self.store.put(self._rows)
        return bool(differing or noted)

    def _judge_unasked(self, changed: bool) -> None:
        """What was sent to others than those who asked, and every mistake Discord saw."""
        world = self.scene.world
        for exchange in world.recorder.exchanges:
            mine = exchange.template.startswith(("/interactions", "/webhooks", "/users/@me"))
            if not mine and exchange.method != "GET" and exchange.status < 400 and not changed:
                self._note(f"unasked: {exchange.method} {exchange.template}", None)
        for complaint in world.complaints:
            if complaint.source not in (Source.LIMITS, Source.DEADLINE):  # noted with their input
                self._note(f"complaint: {complaint.source.value} {complaint.text[:100]}", None)
        world.complaints.clear()

    # -- two worlds -------------------------------------------------------------------------------

    async def compare(self, person: Person, batch: Sequence[Input]) -> None:
        """The same inputs of one person where all that they cannot know is different."""
        here = [_told(answer) for answer in await self.batch(batch)]
        await self.store.deal_anew(person.user.id, self.forger.number())
        there = [_told(answer) for answer in await self._answers(batch)]
        await self.store.put(self._rows)
        self.scene.restore_messages()
        self._ears.heard.clear()
        self.scene.world.complaints.clear()
        for sent, one, other in zip(batch, here, there, strict=True):
            self.report.compared += 1
            if one != other and not {"bot-error"} & {one, other}:
                about = self.described(sent)
                self.report.note("leak: two worlds", sent, f"{one}\n{other}", about)

    def _apart(self, person: Person) -> list[Input]:
        """No two on one message, so that their pictures do not get into each other's way."""
        found: dict[Any, Input] = {}
        for n in range(AT_ONCE):
            sent = self.forger.looking(person)
            found.setdefault(sent.message or -n, sent)
        return list(found.values())

    def check_coverage(self) -> None:
        """Whatever the bot can be asked must have been asked."""
        known = list(leaves(self.scene.harbor.bot.tree))
        wanted = {leaf.name for leaf in known}
        wanted |= {f"{leaf.name} {name}?" for leaf in known for name, yes in leaf.parameters if yes}
        for missing in sorted(wanted - self.report.commands):
            self._note(f"never tried: /{missing}", None)
        for verb in sorted(set(Verb) - self.report.verbs):
            self._note(f"never tried: {verb.name}", None)


def _told(answer: Answer) -> str:
    return "bot-error" if answer.is_trouble else answer.text


def _attributed(parse: Callable[[Any], None]) -> Callable[[Any], None]:
    """Whatever is begun while an event is read belongs to that event."""

    def parsed(data: Any) -> None:
        token = ACTING.set(int(data["id"]))
        try:
            parse(data)
        finally:
            ACTING.reset(token)

    return parsed


def _said(record: logging.LogRecord) -> str:
    """A log line without what differs each time."""
    if not record.exc_info or record.exc_info[1] is None:
        return f"{record.name} {record.msg}"
    error = record.exc_info[1]
    frames = traceback.extract_tb(error.__traceback__)
    own = [
        frame
        for frame in frames
        if frame.filename.startswith(str(ROOT)) and ".venv" not in frame.filename
    ]
    where = own[-1] if own else frames[-1]
    return f"{record.msg}: {type(error).__name__} at {Path(where.filename).name}:{where.name}"


def _trace(record: logging.LogRecord) -> str:
    if not record.exc_info or record.exc_info[1] is None:
        return f"{record.getMessage()} {getattr(record, 'fields', '')}"[:300]
    return "".join(traceback.format_exception_only(record.exc_info[1])).strip()[:300]


@asynccontextmanager
async def opened(
    path: Path, seed: int, planned: tuple[Plan, ...], *, deadline: float = 3.0
) -> AsyncIterator[Campaign]:
    """Everything set up and watched."""
    async with open_scene(path, seed, planned, deadline=deadline) as scene:
        ready = Campaign(scene, seed)
        await ready.prepare()
        async with ready.listening():
            yield ready
