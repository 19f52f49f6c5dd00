"""What may be chosen now, marked on the board."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.decision import Option
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.marks import Spots, outline
from render.toolkit.palette import Colour


def choosing(look: Look, spots: Spots) -> bool:
    """Whether any option of the open question has a place on this picture."""
    return any(place in spots for option in offered(look) for place in option.at)


def offered(look: Look) -> tuple[Option, ...]:
    """All that the reader may choose now."""
    return look.asked.options if look.asked else ()


def option_colour(canvas: Canvas, option: Option, fights: Collection[str]) -> Colour:
    """The colour of a choice: a warning where its second line says that it comes to blows."""
    clash = option.about is not None and option.about.key in fights
    return canvas.theme.warn if clash else canvas.theme.good


def mark_options(
    canvas: Canvas, spots: Spots, options: Collection[Option], fights: Collection[str] = ()
) -> None:
    """Outline the place of every option, and thinly what else it touches."""
    main = {option.at[0] for option in options if option.at}
    for option in options:
        for place in option.at:
            thin = place != option.at[0]
            if place in spots and not (thin and place in main):
                colour = option_colour(canvas, option, fights)
                outline(canvas, spots[place], colour, dashed=thin, thin=thin)
