"""Where everything on the pane of the boards lies, in units of a picture 1,080 wide."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from engine.games.yokohama.data import PORTS
from engine.games.yokohama.state import Table
from render.toolkit.layout import Rect

_LEFT, _WIDTH = 4.0, 1072.0
_TOP, _GAP = 49.0, 3.0
_HEAD = 24.0  # the line above a row that says what its slots ask for
_LABEL = 92.0  # the left end of a row, with its name
_EDGE, _BETWEEN = 4.0, 5.0  # around cards and between them
_SHARES = {"port": 59.0, "lab": 115.0}  # names of technologies need two lines
_SPACES = Rect(_LEFT, 458, _WIDTH, 94)
FOOT = Rect(_LEFT, 555, _WIDTH, 71)
_GOALS = (166.0, 184.0, 204.0)
_REWARDS = 190.0
_BOARD_LABEL = 62.0  # of the Church and the Customs


@dataclass(frozen=True)
class Row:
    """A port or laboratory: the line above it if it has one, its name, its slots."""

    board: str
    head: Rect | None
    whole: Rect
    slots: tuple[Rect, ...]

    @property
    def all(self) -> Rect:
        """The row with the line above it."""
        top = self.head or self.whole
        return Rect(self.whole.x, top.y, self.whole.w, self.whole.bottom - top.y)

    @property
    def label(self) -> Rect:
        """The left end, with the name of the board."""
        return self.whole.take_left(_LABEL)[0]


def terms(table: Table, board: str) -> tuple[int, ...]:
    """What the slots of a board ask for: levels of a port, surcharges of a laboratory."""
    sheet = table.sheet
    return sheet.levels[board] if board in PORTS else sheet.surcharges[board]


def rows(table: Table) -> tuple[Row, ...]:
    """The ports and laboratories in play share the height; boards with the same terms one head."""
    boards = [*table.boards]
    headed = [board for n, board in enumerate(boards) if not n or _differs(table, boards, n)]
    shares = [_SHARES[board.partition("_")[0]] for board in boards]
    high = _SPACES.y - _TOP - len(headed) * _HEAD - len(boards) * _GAP
    found, y = [], _TOP
    for board, share in zip(boards, shares, strict=True):
        head = Rect(_LEFT, y, _WIDTH, _HEAD) if board in headed else None
        y += _HEAD if head else 0
        whole = Rect(_LEFT, y, _WIDTH, high * share / sum(shares))
        found.append(Row(board, head, whole, _slots(whole, len(terms(table, board)))))
        y = whole.bottom + _GAP
    return tuple(found)


def _differs(table: Table, boards: list[str], n: int) -> bool:
    """Whether a board is of another kind than the one above it, or has other terms."""
    above, here = boards[n - 1 : n + 1]
    return (above in PORTS) != (here in PORTS) or terms(table, above) != terms(table, here)


def _slots(whole: Rect, count: int) -> tuple[Rect, ...]:
    cards = whole.take_left(_LABEL)[1].inset(0, _EDGE)
    return Rect(cards.x, cards.y, cards.w - _EDGE, cards.h).columns(count, _BETWEEN)


def brackets(row: Row, asked: tuple[int, ...]) -> tuple[tuple[int, Rect], ...]:
    """The stretches of slots that ask for the same, each with its part of the head."""
    assert row.head is not None
    starts = [0, *(n + 1 for n, (a, b) in enumerate(pairwise(asked)) if a != b), len(asked)]
    return tuple(
        (asked[start], _over(row, start, end - 1, row.head)) for start, end in pairwise(starts)
    )


def _over(row: Row, first: int, last: int, head: Rect) -> Rect:
    return Rect(row.slots[first].x, head.y, row.slots[last].right - row.slots[first].x, head.h)


def board(name: str) -> Rect:
    """The Church or the Customs."""
    church, customs = _SPACES.columns(2, 5)
    return church if name == "church" else customs


def board_label(name: str) -> Rect:
    """Its left end: the sign, and how many assistants bring the end."""
    return board(name).take_left(_BOARD_LABEL)[0]


def spaces(name: str, count: int) -> tuple[Rect, ...]:
    """Its spaces from left to right."""
    room = board(name).take_left(_BOARD_LABEL)[1].inset(0, 5)
    return Rect(room.x, room.y, room.w - 5, room.h).columns(count, 3)


def goals(count: int) -> tuple[Rect, ...]:
    """The achievements."""
    x, found = FOOT.x, []
    for width in _GOALS[:count]:
        found.append(Rect(x, FOOT.y, width, FOOT.h))
        x += width + _GAP + 1
    return tuple(found)


def agents(*, rewards: bool) -> Rect:
    """The agents in the supply: all the rest of the foot that reward tokens do not need."""
    room = FOOT.take_left(sum(_GOALS) + 3 * (_GAP + 1))[1]
    return room.take_right(_REWARDS, _GAP + 1)[1] if rewards else room


def rewards() -> Rect:
    """The reward tokens of the first mini-expansion."""
    return FOOT.take_right(_REWARDS)[0]
