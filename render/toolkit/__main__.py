"""Draw everything the toolkit has on one sheet: python -m render.toolkit --out FILE."""

from argparse import ArgumentParser
from pathlib import Path

from render.toolkit.canvas import Style
from render.toolkit.contact import contact_sheet
from render.toolkit.encode import encode
from render.toolkit.palette import THEMES


def main() -> None:
    """Write the contact sheet and print its size."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--theme", choices=sorted(THEMES), default="light")
    parser.add_argument("--width", type=int, default=1600)
    wanted = parser.parse_args()
    canvas = contact_sheet(Style(THEMES[wanted.theme], wanted.width))
    encoded = encode(canvas.image)
    wanted.out.write_bytes(encoded.data)
    width, height = canvas.image.size
    print(f"{wanted.out}: {width} x {height} pixels, {len(encoded.data) / 1024:.0f} KiB")
    for problem in canvas.problems():
        print(problem)


if __name__ == "__main__":
    main()
