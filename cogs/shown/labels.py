"""What the options of a question are called on buttons, in menus, and in the notes above them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from cogs.shown.rows import MOST_BUTTON_LABEL, MOST_CHOICE_LABEL, Choice
from cogs.shown.sections import Section
from cogs.shown.text import cut
from engine.core.decision import Option
from engine.core.words import Msg, msg
from sessions.suggest import in_full

Say: TypeAlias = Callable[[Msg], str]
JOINT = " · "
SHORT = 40  # a label that a phone shows whole on a button


@dataclass(frozen=True, slots=True)
class Labels:
    """Options in the reader's words."""

    say: Say

    def short(self, option: Option) -> str:
        """What an option is called; a step that cannot be taken back says so."""
        return self.say(_marked(option.label, option))

    def in_full(self, option: Option) -> str:
        """The same with what it costs or brings."""
        return self.say(_marked(in_full(option), option))

    def whole(self, section: Section) -> bool:
        """Whether buttons have room for what their options bring."""
        return all(len(self.in_full(option)) <= SHORT for _, option in section.options)

    def notes(self, section: Section) -> list[Msg]:
        """What is too long for the buttons; a trade's name says what it brings."""
        whole = self.whole(section)
        return [
            with_reason(option)
            for _, option in section.options
            if option.final or not (whole or option.aside or option.about is None)
        ]

    def on_button(self, option: Option, *, whole: bool = False) -> str:
        """With what it brings only where all in its row have room for that."""
        return self.in_full(option) if whole else cut(self.short(option), MOST_BUTTON_LABEL)

    def lines(self, section: Section) -> tuple[Choice, ...]:
        """The options as a menu."""
        return tuple(
            self.line(self.short(option), option, str(index)) for index, option in section.options
        )

    def line(self, label: str, option: Option, value: str) -> Choice:
        """One line of a menu, and below it what the option costs or brings, and if for good."""
        about = JOINT.join(self.say(said) for said in (option.about, option.final) if said)
        return Choice(cut(label, MOST_CHOICE_LABEL), value, cut(about, MOST_CHOICE_LABEL))


def _marked(said: Msg, option: Option) -> Msg:
    return msg("bot-option-final", option=said) if option.final else said


def with_reason(option: Option) -> Msg:
    """An option in one line, and why it cannot be taken back if it cannot."""
    if option.final is None:
        return in_full(option)
    return msg("bot-sure", option=in_full(option), reason=option.final)
