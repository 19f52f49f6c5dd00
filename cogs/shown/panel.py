"""An open question as rows of buttons and menus: one way for every game and every question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from msgspec.structs import replace

from cogs.shown.emphasis import is_quiet, level
from cogs.shown.footer import footer
from cogs.shown.ids import Id, Verb, to
from cogs.shown.labels import JOINT, SHORT, Labels, Say, with_reason
from cogs.shown.lessons import lesson_lines
from cogs.shown.rows import (
    BUTTONS,
    MOST_BUTTON_LABEL,
    MOST_BUTTONS,
    MOST_CHOICE_LABEL,
    MOST_CHOICES,
    MOST_PLACEHOLDER,
    MOST_ROWS,
    PICTURE,
    SCREEN,
    Button,
    Choice,
    Menu,
    Row,
    lines_of,
)
from cogs.shown.sections import Section, at_once, merged, sectioned
from cogs.shown.spot import Spot
from cogs.shown.text import ROW, SMALL, SMALL_ROW, cut, rows_of
from engine.core.decision import Decision, Option
from engine.core.words import Msg, msg
from sessions.shapes import Ask

MOST_NOTES = 6  # rows above the buttons about what comes first
MOST_NOTES_MORE = 4  # with those about what comes after it
MOST_NOTES_ALONE = 10  # the same above a single row of them
_NOTES_OF_ROW = 2  # as many fewer for each row of asides below
MOST_LINES = 5  # of buttons and menus on a phone, besides those that are always there


@dataclass
class Panel:
    """One question on one screen."""

    ask: Ask
    say: Say
    spot: Spot = field(default_factory=Spot)
    notes: list[Msg] = field(default_factory=list)  # what is too long for the buttons of `rows`
    part: tuple[Option, ...] = ()  # what is on this screen, where that is not all

    @property
    def labels(self) -> Labels:
        """What its options are called."""
        return Labels(self.say)

    @property
    def decision(self) -> Decision:
        """The question."""
        return self.ask.decision

    def rows(self) -> list[Row]:
        """Everything to press, at most five rows."""
        self.notes.clear()
        self.part = ()
        if self.decision.at_most == 1:
            found = [*self._confirm(), *self._one_of(self._offered()), *self._nothing()]
        elif len(self._copies()) == self.decision.at_least:
            found = [self._all_of_them(), *self._asides()]
        elif len(self._copies()) <= MOST_CHOICES:
            found = [self._one_menu(), *self._nothing(), *self._asides()]
        else:
            found = [*self._choices(self._left_to_gather()), *self._gathering(), *self._asides()]
        found.append(footer(self.ask, self.say))
        assert len(found) <= MOST_ROWS, self.decision
        return found

    # -- one pick ---------------------------------------------------------------------------------

    def _confirm(self) -> Iterator[Row]:
        """The closing question's usual answer, in green."""
        if index := self._confirming():
            label = self.labels.on_button(self.decision.options[index - 1])
            yield (Button(label, self._answer(index - 1), "success"),)

    def _confirming(self) -> int:
        """One more than the position of the confirming option; 0 where there is none."""
        if not self.decision.confirms or not self.decision.fallback:
            return 0
        return self.decision.tokens().index(self.decision.fallback[0]) + 1

    def _offered(self) -> list[tuple[int, Option]]:
        apart = self._confirming() - 1
        return [(n, option) for n, option in enumerate(self.decision.options) if n != apart]

    def asked(self) -> Decision:
        """The question as far as it is on this screen; told by `rows`."""
        return replace(self.decision, options=self.part) if self.part else self.decision

    def _one_of(self, offered: list[tuple[int, Option]]) -> list[Row]:
        """What brings something first; to decline comes last, in grey."""
        declining = Section((), tuple((n, o) for n, o in offered if o.declines))
        rest = [(n, option) for n, option in offered if not option.declines]
        whole = Section((), (*rest, *declining.options))
        if self._fit_one_row(whole) and self._on_screen([self._row(whole)], whole):
            return [self._buttons(whole)]
        if not rest or not self._declines_apart():
            return self._choices(list(whole.options))
        return [*self._choices(rest), self._buttons(declining)]

    def _declines_apart(self) -> bool:
        """Whether to decline has a row of its own."""
        found = [option for option in self.decision.options if option.declines]
        short = all(len(self.say(option.label)) <= SHORT for option in found)
        alone = self.decision.at_most == self.decision.at_least == 1 and not self._confirming()
        return alone and 0 < len(found) <= MOST_BUTTONS and short and self._leaves_a_row()

    def _leaves_a_row(self) -> bool:
        """Whether taking one from all else changes nothing: that fits, or would not fit anyhow."""
        rest = [(n, option) for n, option in self._offered() if not option.declines]
        return at_once(rest, MOST_ROWS - 2) or not at_once(self._offered(), MOST_ROWS - 1)

    def _stands_apart(self) -> bool:
        """Whether what confirms or declines takes room in a row of its own."""
        return bool(self._confirming()) or self._declines_apart()

    def _lines_left(self) -> int:
        """Lines of buttons that fit on a phone beside what stands apart."""
        declining = (o for o in self.decision.options if o.declines and self._declines_apart())
        apart = tuple(Button(self.labels.short(option), self._answer(0)) for option in declining)
        return MOST_LINES - bool(self._confirming()) - (lines_of(apart) if apart else 0)

    def _fit_one_row(self, section: Section, notes: int = MOST_NOTES_ALONE) -> bool:
        """All in one row; beside a confirmation only what leaves it its room."""
        alike = len({option.aside for _, option in section.options}) == 1
        low = not self._confirming() or self._compact(section)
        return alike and low and self._as_buttons(section, MOST_BUTTONS, notes, alone=True)

    def _choices(self, offered: list[tuple[int, Option]]) -> list[Row]:
        """Few options as buttons, some as a menu per group, many behind a menu of groups."""
        if not offered:
            return []
        whole = Section((), tuple(offered))
        if self._fit_one_row(whole, MOST_NOTES if self._stands_apart() else MOST_NOTES_ALONE):
            row = self._row(whole)
            if lines_of(row) <= self._lines_left() and self._on_screen([row], whole):
                return [self._buttons(whole)]
        sections = sectioned(offered)
        few = merged(sections, self._room())
        longest = max(len(section.options) for section in few)
        if len(few) <= self._room() and longest <= MOST_CHOICES:
            return self._rows_of(few)
        if len(sections) == 1:
            return self._paged(sections[0], None)
        if self.spot.group is None or self.spot.group >= len(sections):
            return self._groups(sections)
        return self._paged(sections[self.spot.group], self.spot.group)

    def _room(self) -> int:
        """Rows left beside the footer and, where there are any, Confirm, Done, No, asides."""
        several = self.decision.at_most > 1
        done_or_nothing = several or self.decision.at_least == 0
        asides = several and any(option.aside for option in self.decision.options)
        taken = bool(self._confirming()) + done_or_nothing + asides + self._declines_apart()
        return MOST_ROWS - 1 - taken

    def _rows_of(self, sections: list[Section]) -> list[Row]:
        """Buttons as long as they leave the question on a phone's screen; the last give way."""
        menus: set[int] = set()
        while True:
            self.notes.clear()
            rows = [
                self._menu(row, section)
                if row in menus
                else self._section(row, section, len(sections) - 1)
                for row, section in enumerate(sections)
            ]
            wrapped = [n for n, row in enumerate(rows) if lines_of(row) > 1]
            low = not wrapped or sum(map(lines_of, rows)) <= MOST_LINES
            several = [n for n, row in enumerate(rows) if isinstance(row, tuple) and len(row) > 1]
            if low and (not several or self._on_screen(rows)):
                return level(rows, sections)
            menus.add((several if low else wrapped)[-1])

    def _section(self, row: int, section: Section, others: int) -> Row:
        """What answers the question stands out; trades and the like, or many more ways, do not."""
        first = row == 0 and not self._confirming()
        most = MOST_BUTTONS if first or self._compact(section) else 2
        alone = len(section.options) == len(self.decision.answers())  # only asides beside them
        notes = MOST_NOTES_MORE if row else MOST_NOTES
        if alone and not row:
            notes = max(notes, MOST_NOTES_ALONE - _NOTES_OF_ROW * others)
        if self._as_buttons(section, most, notes, alone=alone):
            return self._buttons(section, minor=row > 0 and len(section.options) > 2)
        return self._menu(row, section)

    def _on_screen(self, rows: list[Row], noted: Section | None = None) -> bool:
        """Whether a phone shows the question with these rows and the notes above them."""
        notes = [*self.notes, *(self.labels.notes(noted) if noted else ())]
        before = 1 if self.decision.waits else 2  # rows: what was missed, who is awaited
        read = [*lesson_lines(self.ask, self.say), f"**{self.say(self.decision.prompt)}**"]
        text = (before + rows_of(read)) * ROW
        text += rows_of(f"{SMALL}{self.say(note)}" for note in notes) * SMALL_ROW
        all_here = noted is not None and len(noted.options) == len(self._offered())
        apart = bool(self._confirming()) + (self._declines_apart() and not all_here)
        lines = sum(map(lines_of, (*rows, footer(self.ask, self.say)))) + apart
        return text + BUTTONS * lines + PICTURE <= SCREEN

    def _compact(self, section: Section) -> bool:
        """Whether its buttons would be hardly higher than a menu."""
        return self.labels.whole(section) and lines_of(self._row(section)) <= 2

    def _as_buttons(self, section: Section, most: int, notes: int, *, alone: bool = False) -> bool:
        """Few options in few words; what they bring may stand above if there is room for it."""
        options = [option for _, option in section.options]
        if len(options) > most:
            return False
        if self.labels.whole(section):
            return True
        few = alone or len(options) <= 2
        few = few and self._note_rows(options) <= notes
        return few and all(len(self.labels.short(o)) <= SHORT for o in options)

    def _note_rows(self, options: list[Option]) -> int:
        """The rows above the buttons, if what these bring stood there too."""
        notes = (*self.notes, *(with_reason(option) for option in options if not option.aside))
        return rows_of(f"{SMALL}{self.say(note)}" for note in notes)

    def _buttons(self, section: Section, *, minor: bool = False) -> Row:
        """A row of buttons; what is too long for them is noted above."""
        self.notes.extend(self.labels.notes(section))
        return self._row(section, minor=minor)

    def _row(self, section: Section, *, minor: bool = False) -> Row:
        """What brings something in blue; grey are asides, risks and what declines if it may."""
        minor = minor or self.decision.aside or bool(self._confirming())
        choice = any(not option.declines for option in self.decision.answers())
        whole = self.labels.whole(section)
        return tuple(
            Button(
                self.labels.on_button(option, whole=whole),
                self._pick(index),
                "secondary" if minor or is_quiet(option, choice) else "primary",
            )
            for index, option in section.options
        )

    def _pick(self, index: int) -> Id:
        """One more pick: the whole answer, or one of those being gathered."""
        if self.decision.at_most == 1:
            return self._answer(index)
        gathered = (*self.spot.gathered, index)
        return self._to(Verb.TURN_TO, index, self._group_number(), self.spot.page, *gathered)

    def _answer(self, *picked: int) -> Id:
        """The whole answer; one that spends something for good is asked about once."""
        spends = any(self.decision.options[n].spends for n in picked)
        return self._to(Verb.SURE if spends else Verb.ANSWER, *picked)

    def _menu(self, row: int, section: Section) -> Menu:
        """One menu; its title says what it is for."""
        at = self.spot
        if self.decision.at_most == 1:
            id = self._to(Verb.CHOOSE, row)
        else:
            id = self._to(Verb.GATHER, row, self._group_number(), at.page, *at.gathered)
        return Menu(self._title(section), id, self.labels.lines(section))

    def _title(self, section: Section) -> str:
        """What a menu is called: by what is in it, or as its question says; never a sentence."""
        titles = JOINT.join(self.say(title) for title in section.titles)
        if 0 < len(titles) <= MOST_PLACEHOLDER:
            return titles
        return cut(self.say(self.decision.menu or msg("bot-choose")), MOST_PLACEHOLDER)

    # -- too many for one screen ------------------------------------------------------------------

    def _groups(self, sections: list[Section]) -> list[Row]:
        """First a group, then what is in it."""
        start, shown = self._page(len(sections))
        lines = tuple(
            Choice(
                cut(self._title(sections[n]), MOST_CHOICE_LABEL),
                str(n),
                self.say(msg("bot-group-size", n=len(sections[n].options))),
            )
            for n in range(start, start + shown)
        )
        id = self._to(Verb.GROUP, 0, *self.spot.gathered)
        menu = Menu(self.say(msg("bot-choose-group")), id, lines)
        return [menu, *self._turning(len(sections), None)]

    def _paged(self, section: Section, group: int | None) -> list[Row]:
        start, shown = self._page(len(section.options))
        part = Section(section.titles, section.options[start : start + shown])
        self.part = tuple(option for _, option in part.options)
        return [self._menu(0, part), *self._turning(len(section.options), group)]

    def _page(self, of: int) -> tuple[int, int]:
        """Where this page begins and how much is on it."""
        last = max(0, (of - 1) // MOST_CHOICES)
        start = min(self.spot.page, last) * MOST_CHOICES
        return start, min(MOST_CHOICES, of - start)

    def _turning(self, of: int, group: int | None) -> Iterator[Row]:
        """Buttons to leave a group or to turn its pages."""
        number, page = (0 if group is None else group + 1), self.spot.page
        turns: list[Button] = []
        if group is not None:
            turns.append(self._turn("bot-all-groups", 0, 0, 0))
        if page > 0:
            turns.append(self._turn("bot-page-before", 1, number, page - 1))
        if (page + 1) * MOST_CHOICES < of:
            turns.append(self._turn("bot-page-after", 2, number, page + 1))
        if turns:
            yield tuple(turns)

    def _turn(self, key: str, button: int, group: int, page: int) -> Button:
        apart = len(self.decision.options) + button  # no other button of this screen has it
        id = self._to(Verb.TURN_TO, apart, group, page, *self.spot.gathered)
        return Button(self.say(Msg(key)), id)

    def _group_number(self) -> int:
        return 0 if self.spot.group is None else self.spot.group + 1

    # -- several picks ----------------------------------------------------------------------------

    def _copies(self) -> list[tuple[int, int]]:
        """Each option as often as it may be picked."""
        return [
            (index, copy)
            for index, option in enumerate(self.decision.options)
            if not option.aside
            for copy in range(min(option.limit, self.decision.at_most))
        ]

    def _asides(self) -> Iterator[Row]:
        """What is done beside a question with several picks is picked alone."""
        found = [(n, option) for n, option in enumerate(self.decision.options) if option.aside]
        if found:
            titles = tuple(dict.fromkeys(o.group for _, o in found if o.group is not None))
            section = Section(titles, tuple(found[:MOST_CHOICES]))
            menu = self._to(Verb.CHOOSE, MOST_ROWS)  # no other menu of this screen has it
            yield Menu(self._title(section), menu, self.labels.lines(section))

    def _one_menu(self) -> Menu:
        copies = self._copies()
        lines = tuple(self._copy(index, copy) for index, copy in copies)
        least = max(1, self.decision.at_least)
        most = min(self.decision.at_most, len(copies))
        many = msg("bot-choose-several", least=least, most=most)
        title = self.say(msg("bot-choose-exactly", n=most) if least == most else many)
        return Menu(title, self._to(Verb.CHOOSE, 0), lines, least, most)

    def _copy(self, index: int, copy: int) -> Choice:
        option = self.decision.options[index]
        label = self.labels.short(option)
        if not copy:
            return self.labels.line(label, option, str(index))
        again = self.say(msg("bot-choose-again", times=copy + 1))
        label = f"{cut(label, MOST_CHOICE_LABEL - len(again) - 1)} {again}"
        return self.labels.line(label, option, f"{index}.{copy}")

    def _all_of_them(self) -> Row:
        """Where all must be picked there is one answer, and a button for it."""
        picked = [index for index, _ in self._copies()]
        found = [self.decision.options[index] for index in picked]
        label = "; ".join(self.say(option.label) for option in found)
        if any(option.final for option in found):
            label = self.say(msg("bot-option-final", option=label))
        return (Button(cut(label, MOST_BUTTON_LABEL), self._answer(*picked), "primary"),)

    def _nothing(self) -> Iterator[Row]:
        """A menu cannot be sent empty, so choosing nothing is a button."""
        if self.decision.at_least == 0:
            yield (Button(self.say(msg("bot-choose-nothing")), self._to(Verb.ANSWER)),)

    def _left_to_gather(self) -> list[tuple[int, Option]]:
        taken = Counter(self.spot.gathered)
        if len(self.spot.gathered) >= self.decision.at_most:
            return []
        options = enumerate(self.decision.options)
        return [(n, o) for n, o in options if taken[n] < o.limit and not o.aside]

    def _gathering(self) -> Iterator[Row]:
        """Send what was gathered, or begin again."""
        gathered = self.spot.gathered
        enough = len(gathered) >= self.decision.at_least
        label = self.say(msg("bot-choose-done", n=len(gathered)))
        done = Button(label, self._answer(*gathered), "success", enough)
        clear = Button(
            self.say(msg("bot-choose-clear")),
            self._to(Verb.TURN_TO, len(self.decision.options) + 3, 0, 0),
            enabled=bool(gathered),
        )
        yield (done, clear)

    def _to(self, verb: Verb, *numbers: int) -> Id:
        return to(verb, self.ask.table.id, self.ask.asked, *numbers)
