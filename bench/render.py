"""What pictures cost: python -m bench render [--rounds N] [--width PIXELS].

Times are those of the processor, so that others who use it meanwhile matter less.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from dataclasses import replace
from io import BytesIO
from itertools import islice
from statistics import median
from time import thread_time
from typing import Any

from PIL import Image

from engine.core.match import View
from engine.games import GAMES
from locales import words
from render.games import RENDERERS
from render.picture import Look, compose, has_preview, panes, renderer, written
from render.sample import samples
from render.toolkit.cache import CACHE, PARTS

_SEED, _DECISIONS = 7, 150


def main(arguments: Sequence[str]) -> None:
    """Print one line per game, theme and kind of picture."""
    parser = ArgumentParser(prog="python -m bench render", description=__doc__)
    parser.add_argument("--game", choices=sorted(RENDERERS), help="one game only")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--width", type=int, default=1600)
    asked = parser.parse_args(arguments)
    print("| picture | pixels | cold ms | warm ms | encode ms | KiB | octree ms | ratio |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    for game in [asked.game] if asked.game else RENDERERS:
        for theme in ("light", "dark"):
            _game(game, Look(words("it"), theme, asked.width), asked.rounds)
    print("ratio: warm compose and encode, to Pillow's octree-palette PNG of the same pixels")


def _game(game: str, look: Look, rounds: int) -> None:
    known = GAMES.get(game)
    for point in islice(samples(known, known.meta.seats[-1], {}, _SEED), _DECISIONS, None):
        question = point.pending[0]
        view = known.view(point.match, question.seat)
        look = replace(look, changes=point.changes, asked=question)
        if has_preview(view, look):
            break
    written(compose(view, "board", look), game, look)  # fonts, words and palette, read once
    for kind in _kinds(view):
        print(f"| {game} {look.theme} {kind} {_line(view, kind, look, rounds)}")


def _kinds(view: View[Any, Any, Any]) -> list[str]:
    """Every kind of picture: each kind of close-up and of card once."""
    drawer = renderer(view.game)
    named = [("focus", drawer.focuses(view)), ("card", drawer.cards())]
    firsts = [
        f"{kind}:{token}"
        for kind, offered in named
        for token in {token.partition(":")[0]: token for token, _ in offered}.values()
    ]
    return [*panes(view), "board", "preview", "hand", "score", *firsts]


def _line(view: View[Any, Any, Any], kind: str, look: Look, rounds: int) -> str:
    CACHE.clear()
    PARTS.clear()
    cold = _milliseconds(lambda: compose(view, kind, look), 1)
    canvas = compose(view, kind, look)
    file = written(canvas, view.game, look)
    image = canvas.image
    # One after the other in each round, so that a busy machine slows both alike.
    times = [
        (
            _milliseconds(lambda: compose(view, kind, look), 1),
            _milliseconds(lambda: written(canvas, view.game, look), 1),
            _milliseconds(lambda: _octree(image), 1),
        )
        for _ in range(rounds)
    ]
    warm, encoded, octree = (median(column) for column in zip(*times, strict=True))
    ratio = median((one + two) / three for one, two, three in times)
    size = f"{image.width} × {image.height}"
    return (
        f"| {size} | {cold:.0f} | {warm:.1f} | {encoded:.1f} | {len(file.data) / 1024:.0f} "
        f"| {octree:.1f} | {ratio:.2f} |"
    )


def _milliseconds(work: Callable[[], object], rounds: int) -> float:
    start = thread_time()
    for _ in range(rounds):
        work()
    return (thread_time() - start) * 1000 / rounds


def _octree(image: Image.Image) -> bytes:
    out = BytesIO()
    few = image.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(out, "PNG")
    return out.getvalue()
