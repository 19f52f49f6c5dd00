"""`python -m render <game> --out FILE`: a picture of a random game at some point."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from engine.core.decision import Seat
from engine.core.errors import Refused
from engine.games import GAMES
from locales import LANGUAGES, words
from render.picture import Look, compose, written
from render.sample import sample
from render.toolkit.palette import THEMES


def main(arguments: Sequence[str] | None = None) -> int:
    """Write one picture; a refusal is one clear line and exit status 2."""
    asked = _parser().parse_args(arguments)
    try:
        print(_write(asked))
    except Refused as refused:
        print(words(asked.lang).refuse(refused), file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--decisions", type=int, default=150, help="how far to play")
    parser.add_argument("--view", type=_eyes, default=None, help="public, or a seat from 0 on")
    parser.add_argument(
        "--kind",
        default="board",
        help="board, preview, hand, score, pane:NAME, focus:TOKEN or card:ID",
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--theme", choices=sorted(THEMES), default="light")
    parser.add_argument("--width", type=_width, default=1600, help="pixels that a board is wide")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--out", type=Path, required=True)
    return parser


def _eyes(text: str) -> Seat | None:
    return None if text == "public" else int(text)


def _width(text: str) -> int:
    width = int(text)
    if not 320 <= width <= 4000:
        raise argparse.ArgumentTypeError("320 to 4000")
    return width


def _write(asked: argparse.Namespace) -> str:
    game = GAMES.get(asked.game)
    options = dict(each.split("=", 1) for each in asked.option)
    point = sample(game, asked.players, options, asked.seed, asked.decisions)
    if asked.view is not None and asked.view not in range(asked.players):
        raise Refused("core-picture-no-hand")
    view = game.view(point.match, asked.view)
    look = Look(
        words(asked.lang), asked.theme, asked.width,
        changes=point.changes, asked=point.question(asked.view),
    )  # fmt: skip
    start = perf_counter()
    canvas = compose(view, asked.kind, look)
    drawn = perf_counter()
    file = written(canvas, view.game, look)
    done = perf_counter()
    asked.out.write_bytes(file.data)
    width, height = canvas.image.size
    return (
        f"{asked.out}: {width} x {height} pixels, {len(file.data) / 1024:.0f} KiB {file.extension},"
        f" composed in {(drawn - start) * 1000:.0f} ms, encoded in {(done - drawn) * 1000:.0f} ms"
    )


if __name__ == "__main__":
    sys.exit(main())
