"""What people pressed and what they were told, to be held against the database at the end."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from cogs.shown.ids import Verb, option_of, parse
from engine.core.words import msg
from locales import words
from locales.loader import LANGUAGES
from playground.interactions import CallbackType, Interaction
from playground.models import Message
from tests.campaigns.faults.wall import ids, text

Options: TypeAlias = tuple[int, ...]
Question: TypeAlias = tuple[int, int, int]  # table, user, number of the question
WARNING = "⚠️"
_ASKING = (Verb.ANSWER, Verb.SURE, Verb.CHOOSE, Verb.GATHER, Verb.GROUP)


def _done() -> tuple[str, ...]:
    """How every language says that a turn is done."""
    spoken = [words(language) for language in LANGUAGES]
    up = [one.say(msg("bot-done", who="|")).partition("|")[0] for one in spoken]
    return (*up, *(one.say(msg("bot-done-over")) for one in spoken))


DONE = _done()
_UNSTORED = tuple(words(each).say(msg("bot-error-unstored")) for each in LANGUAGES)


@dataclass(frozen=True, slots=True)
class Press:
    """One answer on its way: the question it is to, and the positions of its options."""

    question: Question
    options: Options


def press_of(user: int, custom_id: str, values: Iterable[str] = ()) -> Press | None:
    """What a button or menu answers, if it answers anything."""
    id = parse(custom_id)
    if id.verb is Verb.ANSWER:
        table, asked, *options = id.numbers
        return Press((table, user, asked), tuple(options))
    if id.verb is Verb.CHOOSE:
        table, asked, _ = id.numbers
        return Press((table, user, asked), tuple(map(option_of, values)))
    return None


def is_taken(press: Press, interaction: Interaction, panel: Message) -> bool:
    """Whether the person was shown that the answer was taken: the panel has moved on."""
    if interaction.callback is not CallbackType.UPDATE or WARNING in text(panel):
        return False
    asked = {id.numbers[1] for id in ids(panel) if id.verb in _ASKING}
    if asked:
        return press.question[2] not in asked
    return is_done(panel)


def _says_unstored(interaction: Interaction) -> bool:
    """Whether somebody was told that what they did is not stored."""
    said = interaction.original
    return said is not None and any(one in text(said) for one in _UNSTORED)


def is_done(panel: Message) -> bool:
    """Whether a panel says that the turn is public now."""
    return any(done in text(panel) for done in DONE)


@dataclass
class Ledger:
    """Everything that was tried, and what of it was acknowledged."""

    tried: dict[Question, set[Options]] = field(default_factory=lambda: defaultdict(set))
    taken: dict[Question, set[Options]] = field(default_factory=lambda: defaultdict(set))
    early: set[Question] = field(default_factory=set)  # seen on an older poster, edited in place
    presses: int = 0
    unanswered: int = 0
    acknowledged: int = 0
    refused: int = 0  # told that nothing was changed, or that it is not known

    def opened(self, user: int, panel: Message, poster: Message) -> None:
        """Somebody who is told by an edit need not wait for the poster of their turn."""
        if poster.edited is not None:
            self.began(user, panel)

    def began(self, user: int, panel: Message) -> None:
        """Somebody may answer what a panel asks before there is a poster that tells of it."""
        asked = [id.numbers[:2] for id in ids(panel) if id.verb in _ASKING]
        self.early.update((table, user, number) for table, number in asked)

    def will_press(self, press: Press | None) -> None:
        """Before it is sent, for it may be stored whatever becomes of its answer."""
        if press is not None:
            self.tried[press.question].add(press.options)

    def saw(self, press: Press | None, interaction: Interaction | None, panel: Message) -> bool:
        """What came of it; whether the answer was acknowledged."""
        if press is None or interaction is None or not is_taken(press, interaction, panel):
            self.refused += interaction is not None and _says_unstored(interaction)
            return False
        self.taken[press.question].add(press.options)
        self.acknowledged += 1
        return True
