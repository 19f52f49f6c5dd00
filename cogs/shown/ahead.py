"""Answers given in advance, as their owner sees them: what may be settled, and what is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.shown.ids import Id, Verb, to
from cogs.shown.pages import Page, became_lines
from cogs.shown.rows import (
    MOST_BUTTONS,
    MOST_CHOICE_LABEL,
    MOST_CHOICES,
    MOST_PLACEHOLDER,
    Button,
    Choice,
    Menu,
    Row,
)
from cogs.shown.text import MOST_CONTENT, SMALL, cut, plain_names, safe_names
from engine.core.decision import Option
from engine.core.words import Msg, msg
from locales import Words
from sessions.desk import MOST, Advance, Given, Kind


def ahead_page(advance: Advance, spoken: Words, chosen: int = 0) -> Page:
    """What is settled, each with a press to cancel it; below it what else may be."""
    text = "\n".join(_lines(advance, spoken, ends=True))
    if len(text) > MOST_CONTENT:
        text = cut("\n".join(_lines(advance, spoken, ends=False)), MOST_CONTENT)
    return Page(text, (*_menus(advance, spoken, chosen), *_cancelling(advance, spoken)))


def _lines(advance: Advance, spoken: Words, *, ends: bool) -> Iterator[str]:
    """What ends each is left out where that is too much; its menu says it, too."""
    table = advance.table.names()
    names = safe_names(table)
    yield spoken.say(Msg("ahead-title"))
    yield from became_lines(advance.became, spoken, table)
    for number, given in enumerate(advance.given, start=1):
        yield f"{number}. {spoken.say(_given(given, ends=ends), names)}"
    if not advance.kinds:
        yield spoken.say(advance.nothing)
    if advance.is_full:
        yield spoken.say(msg("ahead-is-full", most=MOST))
    if len(advance.given) > 1:
        yield f"{SMALL}{spoken.say(Msg('ahead-order'))}"
    if advance.asked and advance.kinds:
        yield f"{SMALL}{spoken.say(Msg('ahead-asked'))}"


def _given(given: Given, *, ends: bool) -> Msg:
    title, choice = given.title, given.said.label
    if given.said.about is None or not ends:
        return msg("ahead-given", title=title, choice=choice)
    return msg("ahead-given-ends", title=title, choice=choice, ends=given.said.about)


def _menus(advance: Advance, spoken: Words, chosen: int) -> Iterator[Row]:
    """What to settle where there are several things, and how."""
    if advance.is_full or not advance.kinds:
        return
    names, table = plain_names(advance.table.names()), advance.table.id
    kind = next((kind for kind in advance.kinds if kind.number == chosen), advance.kinds[0])
    how = kind.title
    if len(advance.kinds) > 1:
        how = Msg("ahead-choose-answer")  # its title stands in the menu above
        lines = tuple(_kind(each, kind, spoken, names) for each in advance.kinds[:MOST_CHOICES])
        yield Menu(spoken.say(Msg("ahead-choose")), to(Verb.SETTLE_WHAT, table), lines)
    yield _choices(kind, how, to(Verb.SETTLE, table, kind.number), spoken, names)


def _kind(each: Kind, chosen: Kind, spoken: Words, names: Sequence[str]) -> Choice:
    title = cut(spoken.say(each.title, names), MOST_CHOICE_LABEL)
    return Choice(title, str(each.number), "", each is chosen)


def _choices(kind: Kind, how: Msg, id: Id, spoken: Words, names: Sequence[str]) -> Menu:
    lines = tuple(_choice(option, spoken, names) for option in kind.options[:MOST_CHOICES])
    return Menu(cut(spoken.say(how, names), MOST_PLACEHOLDER), id, lines)


def _choice(option: Option, spoken: Words, names: Sequence[str]) -> Choice:
    """One way to settle it, and below it what ends that."""
    label = cut(spoken.say(option.label, names), MOST_CHOICE_LABEL)
    about = spoken.say(option.about, names) if option.about else ""
    return Choice(label, option.token, cut(about, MOST_CHOICE_LABEL))


def _cancelling(advance: Advance, spoken: Words) -> Iterator[Row]:
    """One press for each, in rows."""
    buttons = [
        Button(
            spoken.say(msg("ahead-cancel", number=number)),
            to(Verb.UNSETTLE, advance.table.id, given.n, given.set_at),
        )
        for number, given in enumerate(advance.given, start=1)
    ]
    for start in range(0, len(buttons), MOST_BUTTONS):
        yield tuple(buttons[start : start + MOST_BUTTONS])
