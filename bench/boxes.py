"""How small words get where Discord shows them: python -m bench boxes [--positions N].

Every game at each number of players: all panes, and the hands, scores and windows of private
questions of random positions, with the longest names, in both languages. Points are those in
which a usual line of chat is 16 high.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from engine.core.game import Game
from engine.core.match import View
from engine.games import GAMES
from locales import LANGUAGES, words
from render.games import RENDERERS
from render.picture import Look, compose, has_preview, panes
from render.sample import samples
from render.toolkit.canvas import Canvas, Need, Written
from sessions.drawing import PICTURE_WIDTH
from tests.all_games.test_pictures import LONG_NAMES

EVERY = 7  # decisions of a random game: the next position that is looked at
MUST, HELPS = "must read", "helps"


@dataclass(frozen=True)
class Box:
    """A box for one picture, in points; without a height it is as high as it must be."""

    name: str
    width: float
    height: float = float("inf")

    def scale(self, canvas: Canvas) -> float:
        """Points for a unit of the picture; it keeps its shape and is never made larger."""
        most = canvas.image.width / canvas.width
        return min(self.width / canvas.width, self.height / canvas.height, most)


CLASSIC, GALLERY = Box("classic 550 x 350", 550, 350), Box("gallery 600 x 350", 600, 350)
PHONE, OPENED = Box("phone 315 x 400", 315, 400), Box("opened 390", 390)
BOXES = (CLASSIC, GALLERY, PHONE, OPENED)

# The least in points: panes in the gallery of a turn's message, the window of a private question
# also on a phone, before it is opened.
AIMS: dict[tuple[str, Box], dict[str, float]] = {
    ("pane", GALLERY): {MUST: 12, HELPS: 10},
    ("preview", GALLERY): {MUST: 12, HELPS: 10},
    ("preview", PHONE): {MUST: 8, HELPS: 6},
}


@dataclass(frozen=True)
class Found:
    """Some words on a picture: how large they are, and where they were found."""

    points: float
    words: str
    where: str


@dataclass
class Figures:
    """The smallest words by kind of picture, need and box."""

    least: dict[tuple[str, str, Box], Found] = field(default_factory=dict)
    pictures: int = 0

    def note(self, kind: str, canvas: Canvas, where: str) -> None:
        """Measure all words of a picture."""
        self.pictures += 1
        for need, text in _smallest(canvas).items():
            for box in BOXES:
                found = Found(text.size * box.scale(canvas), text.words, where)
                known = self.least.setdefault((kind, need, box), found)
                if found.points < known.points:
                    self.least[kind, need, box] = found

    def misses(self) -> list[str]:
        """Where an aim is missed, in words."""
        return [
            f"{kind}, {need}, {box.name}: {found.points:.2f} of {aim} points,"
            f" {found.words!r} in {found.where}"
            for (kind, need, box), found in self.least.items()
            if found.points < (aim := _aim(kind, need, box)) - 0.01
        ]


def _aim(kind: str, need: str, box: Box) -> float:
    return AIMS.get((kind.partition(":")[0], box), {}).get(need, 0.0)


def _smallest(canvas: Canvas) -> dict[str, Written]:
    """The smallest words of each need; in a window one must read what the buttons say."""
    must = (Need.CHOOSE,) if canvas.window else (Need.CHOOSE, Need.READ)
    least: dict[str, Written] = {}
    for text in sorted(canvas.written, key=lambda text: -text.size):
        least[MUST if text.need in must else HELPS] = text
    return least


@dataclass(frozen=True)
class Position:
    """A position of a random game, seen by whoever is asked."""

    view: View[Any, Any, Any]
    look: Look
    where: str


def positions(game: Game[Any, Any], seats: int, seed: int, every: int) -> Iterator[Position]:
    """Each n-th position of a random game in which somebody is asked, languages in turn."""
    for n, point in enumerate(samples(game, seats, {}, seed)):
        if n % every or not point.pending:
            continue
        asked = point.pending[0]
        language = LANGUAGES[n // every % len(LANGUAGES)]
        names = LONG_NAMES[:seats]
        look = Look(words(language), "light", PICTURE_WIDTH, names, point.changes, asked)
        where = f"{seats} players, seed {seed}, decision {n}, {language}"
        yield Position(game.view(point.match, asked.seat), look, where)


def random_positions(game: Game[Any, Any], count: int, every: int = EVERY) -> Iterator[Position]:
    """So many positions, from games at each number of players in turn."""
    found = (
        position
        for seed in range(1, count + 1)
        for seats in game.meta.seats
        for position in positions(game, seats, seed, every)
    )
    return islice(found, count)


def measured(seen: Iterable[Position], kinds: Callable[[Position], Sequence[str]]) -> Figures:
    """The figures of these pictures of all positions."""
    figures = Figures()
    for position in seen:
        for kind in kinds(position):
            canvas = compose(position.view, kind, position.look)
            figures.note(kind, canvas, position.where)
    return figures


def every_kind(position: Position) -> list[str]:
    """All pictures that a turn shows to those who play it."""
    asked = ["preview"] if has_preview(position.view, position.look) else []
    return [*panes(position.view), *asked, "hand", "score"]


def main(arguments: Sequence[str]) -> None:
    """Print a table for each game, then where an aim is missed."""
    parser = ArgumentParser(prog="python -m bench boxes", description=__doc__)
    parser.add_argument("--game", choices=sorted(RENDERERS), help="one game only")
    parser.add_argument("--positions", type=int, default=200, help="random ones of each game")
    asked = parser.parse_args(arguments)
    for game in [asked.game] if asked.game else RENDERERS:
        known = GAMES.get(game)
        figures = measured(random_positions(known, asked.positions), every_kind)
        _print(game, asked.positions, figures)


def _print(game: str, count: int, figures: Figures) -> None:
    print(f"\n{game}: {count} positions, {figures.pictures} pictures; smallest words in points")
    print(f"| picture | needed | {' | '.join(box.name for box in BOXES)} | words | in |")
    print(f"|---|---|{'---:|' * len(BOXES)}---|---|")
    for kind, need in dict.fromkeys((kind, need) for kind, need, _ in figures.least):
        found = [figures.least[kind, need, box] for box in BOXES]
        points = " | ".join(f"{one.points:.1f}" for one in found)
        worst = found[BOXES.index(PHONE)]
        print(f"| {kind} | {need} | {points} | {worst.words} | {worst.where} |")
    for line in figures.misses() or ["all aims met"]:
        print(line if line == "all aims met" else f"MISSED {line}", flush=True)
