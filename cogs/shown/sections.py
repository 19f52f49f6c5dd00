"""The options of a question in sections: by group, and few enough for one screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import combinations, pairwise
from operator import add

from cogs.shown.rows import MOST_CHOICES
from engine.core.decision import Option
from engine.core.words import Msg

_SHORT = 12  # lines of a menu through which nobody has to search


@dataclass(frozen=True, slots=True)
class Section:
    """Options that belong together, with their positions in the question."""

    titles: tuple[Msg, ...]
    options: tuple[tuple[int, Option], ...]

    def __add__(self, other: Section) -> Section:
        return Section(self.titles + other.titles, self.options + other.options)


def sectioned(offered: Sequence[tuple[int, Option]]) -> list[Section]:
    """Options by their groups, asides apart, in the order the groups first appear."""
    groups: list[tuple[Msg | None, bool]] = []
    for _, option in offered:
        if (option.group, option.aside) not in groups:
            groups.append((option.group, option.aside))
    return [
        Section(
            () if group is None else (group,),
            tuple((n, o) for n, o in offered if (o.group, o.aside) == (group, aside)),
        )
        for group, aside in groups
    ]


def merged(sections: list[Section], room: int) -> list[Section]:
    """Few enough sections for one screen: neighbours share a menu, the longest being short.

    Asides share that of what stands before them if it stays short: answers keep their own rows.
    """
    if len(sections) <= room or len(sections) > MOST_CHOICES:
        return sections
    *answers, last = _cut_at(sections, tuple(range(1, room)))
    if last.options[-1][1].aside and len(last.options) <= _SHORT:
        return [*answers, last]
    shared = (_cut_at(sections, cuts) for cuts in combinations(range(1, len(sections)), room - 1))
    return min(shared, key=_crowding)


def at_once(offered: Sequence[tuple[int, Option]], room: int) -> bool:
    """Whether all of it is on one screen, without a menu of groups or pages."""
    few = merged(sectioned(offered), room)
    return len(few) <= room and all(len(section.options) <= MOST_CHOICES for section in few)


def _cut_at(sections: list[Section], cuts: tuple[int, ...]) -> list[Section]:
    """Neighbours between two cuts as one section."""
    return [reduce(add, sections[a:b]) for a, b in pairwise((0, *cuts, len(sections)))]


def _crowding(sections: list[Section]) -> tuple[int, int]:
    """How long the longest menu is; of those alike, how unequal the menus are."""
    sizes = [len(section.options) for section in sections]
    return max(sizes), sum(size * size for size in sizes)
