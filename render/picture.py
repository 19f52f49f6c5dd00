"""The one way to get a picture of any game: a view, a kind and a look in, a file out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any, Generic, TypeVar

from engine.core.decision import Decision, Seat
from engine.core.errors import Refused
from engine.core.frame import Event
from engine.core.match import View
from engine.core.tokens import shown
from engine.core.words import Msg
from locales.loader import LANGUAGES, Words, words
from render.toolkit.canvas import DESIGN_WIDTH, Canvas, Style
from render.toolkit.encode import LARGE, UPLOAD_LIMIT, Encoded, Palette, encode, palette_of
from render.toolkit.marks import Spots
from render.toolkit.palette import THEMES

V = TypeVar("V", bound=View[Any, Any, Any])
Named = tuple[str, Msg]  # a token and what people call it
MOST_ALT = 1024  # characters that Discord takes as a description
_MORE = " …"  # something was left out


@dataclass(frozen=True)
class Look:
    """How a reader wants pictures: theme, pixels across, language, names, and what to mark."""

    words: Words
    theme: str = "light"
    width: int = 1600
    names: tuple[str, ...] = ()  # the players', by seat
    changes: tuple[Event, ...] = ()  # of the last turn, or of the draft so far, oldest first
    asked: Decision | None = None  # the reader's own open question

    @cached_property
    def style(self) -> Style:
        """Theme and size as the toolkit wants them."""
        return Style(THEMES[self.theme], self.width)

    def say(self, message: Msg) -> str:
        """A sentence in the reader's language."""
        return self.words.say(message, self.names)

    def name(self, seat: Seat) -> str:
        """What to call a player."""
        return self.words.player(seat, self.names)


@dataclass(frozen=True)
class Renderer(Generic[V]):
    """What a game brings to be drawn: a record of functions of views."""

    board: Callable[[V, Look], Canvas]  # with options of `look.asked` marked, or `look.changes`
    spots: Callable[[V], Spots]  # where on it the places lie that options and events name
    hand: Callable[[V, Look], Canvas]
    score: Callable[[V, Look], Canvas]
    focus: Callable[[V, Look, str], Canvas]
    focuses: Callable[[V], tuple[Named, ...]]
    card: Callable[[str, Look], Canvas]
    cards: Callable[[], tuple[Named, ...]]
    alt: Callable[[V, Look, str], str]  # at most MOST_ALT characters
    swatch: Callable[[Look], Canvas]  # a picture with every colour of this game's boards


@dataclass(frozen=True)
class Picture:
    """A picture as a file, with its description for those who cannot see it."""

    data: bytes
    extension: str
    mime: str
    alt: str
    width: int
    height: int


class NoPicture(Refused):
    """There is no picture of this kind for this reader."""


def renderer(game: str) -> Renderer[Any]:
    """The renderer of a game."""
    # The games import this module for its records, so it can only look at them later.
    from render.games import RENDERERS

    if game not in RENDERERS:
        raise NoPicture("core-picture-no-game", game=game)
    return RENDERERS[game]


def compose(view: View[Any, Any, Any], kind: str, look: Look) -> Canvas:
    """The picture before it becomes a file."""
    game = renderer(view.game)
    plain, _, token = spelled(view, kind).partition(":")
    match plain:
        case "preview":
            return game.board(view, replace(look, asked=_own_question(view, look)))
        case "hand":
            return game.hand(view, look)
        case "score":
            return game.score(view, look)
        case "focus":
            return game.focus(view, look, token)
        case "card":
            return game.card(token, look)
    return game.board(view, replace(look, asked=None))


def draw(view: View[Any, Any, Any], kind: str, look: Look, limit: int = UPLOAD_LIMIT) -> Picture:
    """One picture: "board", "preview", "hand", "score", "focus:<token>" or "card:<token>".

    Same view and look, same bytes. The file is at most `limit` bytes unless nothing can be.
    """
    canvas = compose(view, kind, look)
    file = written(canvas, view.game, look, limit)
    alt = renderer(view.game).alt(view, look, spelled(view, kind))
    return Picture(file.data, file.extension, file.mime, alt, *canvas.image.size)


def written(canvas: Canvas, game: str, look: Look, limit: int = UPLOAD_LIMIT) -> Encoded:
    """A composed picture as a file."""
    large = canvas.image.width * canvas.image.height >= LARGE
    return encode(canvas.image, limit, _palette(game, look.theme) if large else None)


@lru_cache(maxsize=32)
def _palette(game: str, theme: str) -> Palette:
    """The colours of a game, found once: they depend on nothing that happened before."""
    look = Look(words(LANGUAGES[0]), theme, DESIGN_WIDTH)
    return palette_of(renderer(game).swatch(look).image)


def spelled(view: View[Any, Any, Any], kind: str) -> str:
    """The kind as the game spells it, or a refusal if this reader has no such picture."""
    game = renderer(view.game)
    plain, _, token = kind.partition(":")
    if kind == "hand" and view.hand is None:
        raise NoPicture("core-picture-no-hand")
    if kind in ("board", "preview", "hand", "score"):
        return kind
    offered = {"focus": lambda: game.focuses(view), "card": game.cards}
    if plain not in offered:
        raise NoPicture("core-picture-unknown", kind=shown(kind))
    return f"{plain}:{_known(token, offered[plain]())}"


def _own_question(view: View[Any, Any, Any], look: Look) -> Decision:
    if look.asked is None or look.asked.seat != view.seat:
        raise NoPicture("core-picture-not-asked")
    return look.asked


def _known(token: str, offered: tuple[Named, ...]) -> str:
    """The token among those offered; the part after its kind is enough if only one has it."""
    wanted = token.strip().lower()
    tokens = [known for known, _ in offered]
    bare = [known for known in tokens if known.partition(":")[2] == wanted]
    if wanted in tokens:
        return wanted
    if wanted and len(bare) == 1:
        return bare[0]
    raise NoPicture("core-picture-unknown", kind=shown(token))


def fitting(sentences: Iterable[str]) -> str:
    """As many whole sentences of a description as fit, from the first on."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}".strip()
        if len(longer) > MOST_ALT - len(_MORE):
            return f"{text or sentence[: MOST_ALT - len(_MORE)]}{_MORE}"
        text = longer
    return text
