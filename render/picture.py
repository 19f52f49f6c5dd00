"""The one way to get a picture of any game: a view, a kind and a look in, a file out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Generic, TypeVar

from engine.core.decision import Decision, Seat
from engine.core.errors import Refused
from engine.core.frame import Event
from engine.core.match import View
from engine.core.tokens import shown
from engine.core.words import Msg, msg
from locales.loader import LANGUAGES, Words, words
from render.toolkit.canvas import DESIGN_WIDTH, PANE, Canvas, Style
from render.toolkit.encode import LARGE, UPLOAD_LIMIT, Encoded, Palette, encode, palette_of
from render.toolkit.layout import Rect
from render.toolkit.marks import Spots, Step, Turn, mark_turns, touched
from render.toolkit.palette import THEMES
from render.window import window_around

V = TypeVar("V", bound=View[Any, Any, Any])
Named = tuple[str, Msg]  # a token and what people call it
MOST_ALT = 1024  # characters that Discord takes as a description
NEAR = 1.5  # how much sharper a pane is drawn where a narrow window of it is shown
NARROW = DESIGN_WIDTH * 0.75  # windows up to this width are drawn so
_ONE_ROW = 4  # cards
_WIDEST = 560.0  # a card that is shown alone
_CARD = 560.0
_GAP = 20.0
_MORE = " …"  # something was left out


@dataclass(frozen=True)
class Told:
    """One of several turns: the number it has in words, if it is told there, and its deeds."""

    number: int | None
    deeds: tuple[Event, ...]


@dataclass(frozen=True)
class Look:
    """How a reader wants pictures: theme, pixels across, language, names, and what to mark."""

    words: Words
    theme: str = "light"
    width: int = 1600
    names: tuple[str, ...] = ()  # the players', by seat
    changes: tuple[Event, ...] = ()  # of the last turn, or of the draft so far, oldest first
    asked: Decision | None = None  # the reader's own open question
    window: Rect | None = None  # the part of the pane that will be shown; the rest is cut off
    turns: tuple[Told, ...] = ()  # in the place of changes: several turns, oldest first

    @cached_property
    def style(self) -> Style:
        """Theme and size as the toolkit wants them."""
        near = self.window is not None and self.window.w <= NARROW
        return Style(THEMES[self.theme], round(self.width * (NEAR if near else 1)))

    def say(self, message: Msg) -> str:
        """A sentence in the reader's language."""
        return self.words.say(message, self.names)

    def name(self, seat: Seat) -> str:
        """What to call a player."""
        return self.words.player(seat, self.names)


def _always(view: View[Any, Any, Any]) -> bool:
    return True


@dataclass(frozen=True)
class Pane(Generic[V]):
    """A named part of a board in the shape of Discord's boxes: 1,080 by 630 units."""

    name: str  # asked for as `pane:<name>`, called `<prefix>-pane-<name>`
    draw: Callable[[V, Look], Canvas]  # with options of `look.asked` marked, or `look.changes`
    spots: Callable[[V], Spots]  # where on it the places lie that options and events name
    each_turn: bool = True  # shown with every turn unless a server chooses otherwise
    exists: Callable[[V], bool] = _always  # whether this table needs it
    marks: Callable[[V, Sequence[Step]], Spots] | None = None  # spots that make room for numbers

    def where(self, view: V, turns: Sequence[Turn]) -> Spots:
        """Where the places lie, with room for the numbers of some turns."""
        if self.marks is None:
            return self.spots(view)
        return self.marks(view, [step for turn in turns for step in turn.done])


@dataclass(frozen=True)
class Renderer(Generic[V]):
    """What a game brings to be drawn: a record of functions of views."""

    panes: tuple[Pane[V], ...]  # all there may be; the first one tells the position
    about: Callable[[V, Decision], tuple[str, ...]]  # the cards that a question is about
    hand: Callable[[V, Look], Canvas]
    score: Callable[[V, Look], Canvas]
    focus: Callable[[V, Look, str], Canvas]
    focuses: Callable[[V], tuple[Named, ...]]
    face: Callable[[Canvas, Rect, str, V, Look], None]  # one card of a table, in the room given
    cards: Callable[[], tuple[Named, ...]]
    steps: Callable[[Sequence[Event]], list[Step]]  # what was done, and where
    alt: Callable[[V, Look, str], str]  # at most MOST_ALT characters
    swatch: Callable[[Look], Canvas]  # a picture with every colour of this game's boards
    prefix: str  # of its message keys

    def shown(self, view: V) -> tuple[Pane[V], ...]:
        """The panes that this table has: whatever draws, offers or counts panes asks here."""
        return tuple(pane for pane in self.panes if pane.exists(view))

    def turns(self, told: Iterable[Told]) -> list[Turn]:
        """What was done in some turns, as it is marked."""
        return [Turn(turn.number, tuple(self.steps(turn.deeds))) for turn in told]

    def titles(self, view: V) -> tuple[Named, ...]:
        """The panes of this table by name."""
        shown = self.shown(view)
        return tuple((pane.name, msg(f"{self.prefix}-pane-{pane.name}")) for pane in shown)


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
        case "pane":
            return _marked(game, _pane(game, token), view, replace(look, asked=None))
        case "preview":
            return _preview(game, view, replace(look, asked=_own_question(view, look)))
        case "hand":
            return game.hand(view, look)
        case "score":
            return game.score(view, look)
        case "focus":
            return game.focus(view, look, token)
        case "card":
            return _card(game, token, view, look)
    plain_look = replace(look, asked=None)
    return stacked([_marked(game, pane, view, plain_look) for pane in game.shown(view)])


def _marked(game: Renderer[Any], pane: Pane[Any], view: View[Any, Any, Any], look: Look) -> Canvas:
    """A pane with what the last turn changed, or several."""
    if not look.turns:
        return pane.draw(view, look)
    canvas, turns = pane.draw(view, replace(look, changes=())), game.turns(look.turns)
    mark_turns(canvas, pane.where(view, turns), turns)
    return canvas


def _pane(game: Renderer[Any], name: str) -> Pane[Any]:
    return next(pane for pane in game.panes if pane.name == name)


def _preview(game: Renderer[Any], view: View[Any, Any, Any], look: Look) -> Canvas:
    """Where an open question is decided: the window with its places, or the cards it is about."""
    panes = game.shown(view)
    where = {pane.name: pane.spots(view) for pane in panes}
    places = _places(look)
    pane = max(panes, key=lambda pane: _tells(where[pane.name], places, look))
    if boxes := [where[pane.name][place].box for place in places if place in where[pane.name]]:
        window = window_around(boxes)
        return pane.draw(view, replace(look, window=window)).cropped(window)
    if not (cards := _cards(game, view, look)):
        raise NoPicture("core-picture-nothing-to-show")
    return _spread(game, cards, view, look)


def has_preview(view: View[Any, Any, Any], look: Look) -> bool:
    """Whether an open question can be shown: it has a place on the board, or is about cards."""
    game = renderer(view.game)
    where = [pane.spots(view) for pane in game.shown(view)]
    placed = any(place in spots for spots in where for place in _places(look))
    return placed or bool(_cards(game, view, look))


def _cards(game: Renderer[Any], view: View[Any, Any, Any], look: Look) -> tuple[str, ...]:
    return game.about(view, look.asked) if look.asked else ()


def _spread(
    game: Renderer[Any], cards: Sequence[str], view: View[Any, Any, Any], look: Look
) -> Canvas:
    """Cards side by side, as large as the box allows, to be read like a window."""
    canvas = replace(Canvas.blank(look.style, PANE.h), window=PANE)
    rows = -(-len(cards) // _ONE_ROW)
    columns = -(-len(cards) // rows)
    width = min(_WIDEST, (PANE.w - _GAP) / columns)
    room = Rect.around(*PANE.centre, width * columns, PANE.h - _GAP)
    for place, card in zip(room.grid(columns, rows), cards, strict=False):
        game.face(canvas, place.inset(_GAP / 2), card, view, look)
    return canvas


def _card(game: Renderer[Any], token: str, view: View[Any, Any, Any], look: Look) -> Canvas:
    """One card alone."""
    canvas = Canvas.blank(look.style, _CARD, _CARD)
    game.face(canvas, Rect(0, 0, _CARD, _CARD).inset(_GAP), token, view, look)
    return canvas


def _tells(spots: Spots, places: Sequence[str], look: Look) -> int:
    """How well a pane shows some places: a turn to confirm is seen on the first that it touched."""
    found = sum(place in spots for place in places)
    return min(found, 1) if look.asked is not None and look.asked.confirms else found


def _places(look: Look) -> list[str]:
    """What an open question is about: its options' places; what a turn changed, to confirm it."""
    asked = look.asked
    if asked is None or asked.confirms:
        return list(dict.fromkeys(place for event in look.changes for place in event.at))
    options = asked.answers() or asked.options
    return list(dict.fromkeys(place for option in options for place in option.at))


def stacked(canvases: Sequence[Canvas]) -> Canvas:
    """Pictures below each other, as one."""
    height = sum(canvas.height for canvas in canvases)
    whole = Canvas.blank(canvases[0].style, height, max(canvas.width for canvas in canvases))
    top = 0.0
    for canvas in canvases:
        whole.take_in(canvas, top)
        top += canvas.height
    return whole


def each_turn(view: View[Any, Any, Any]) -> tuple[str, ...]:
    """The kinds of picture that a table shows with every turn."""
    shown = renderer(view.game).shown(view)
    return tuple(f"pane:{pane.name}" for pane in shown if pane.each_turn)


def panes(view: View[Any, Any, Any]) -> tuple[str, ...]:
    """The kinds of picture that make up a table's board."""
    return tuple(f"pane:{pane.name}" for pane in renderer(view.game).shown(view))


def changed_panes(view: View[Any, Any, Any], told: Sequence[Told]) -> tuple[Named, ...]:
    """The kinds of picture on which some turns have changed anything.

    First comes where most has changed in the turns that have a number.
    """
    game = renderer(view.game)
    turns = game.turns(told)
    newest = [turn for turn in turns if turn.number is not None]
    where = {f"pane:{pane.name}": pane.where(view, turns) for pane in game.shown(view)}
    kinds = ((f"pane:{name}", title) for name, title in game.titles(view))
    changed = [named for named in kinds if touched(where[named[0]], turns)]
    return tuple(sorted(changed, key=lambda named: -touched(where[named[0]], newest)))


def draw(view: View[Any, Any, Any], kind: str, look: Look, limit: int = UPLOAD_LIMIT) -> Picture:
    """One picture: "board", "preview", "hand", "score", or "pane:", "focus:", "card:" and a token.

    Same view and look, same pixels and words, whatever bytes they are written with. The file is
    at most `limit` bytes unless nothing can be.
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
    """The colours of a game as they are kept; found anew where there are none yet."""
    file = palette_file(game)
    kept = json.loads(file.read_bytes()) if file.exists() else {}
    return Palette.of_rows(kept[theme]) if theme in kept else found_palette(game, theme)


def palette_file(game: str) -> Path:
    """Where the colours of a game are kept."""
    return Path(__file__).parent / "games" / game / "palette.json"


def found_palette(game: str, theme: str) -> Palette:
    """The colours of a game as it is drawn now: they depend on nothing that happened before."""
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
    offered = {
        "pane": lambda: game.titles(view),
        "focus": lambda: game.focuses(view),
        "card": game.cards,
    }
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
