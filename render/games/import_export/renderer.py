"""Import / Export in pictures, tied together."""

from __future__ import annotations

from engine.games.import_export.meta import META
from engine.games.import_export.state import View
from render.games.import_export.alt import ALT
from render.games.import_export.cardbook import about, cards, face
from render.games.import_export.focus import focus, focuses
from render.games.import_export.hand import hand
from render.games.import_export.marked import PANES
from render.games.import_export.score import score
from render.games.import_export.steps import steps
from render.games.import_export.swatch import swatch
from render.picture import Renderer

IMPORT_EXPORT: Renderer[View] = Renderer(
    panes=PANES,
    about=about,
    hand=hand,
    score=score,
    focus=focus,
    focuses=focuses,
    face=face,
    cards=cards,
    steps=steps,
    alt=ALT,
    swatch=swatch,
    prefix=META.prefix,
)
