"""What somebody missed, on one screen of a phone: points, what befell them, turn by turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from cogs.shown.friends import with_friends
from cogs.shown.ids import Verb, to
from cogs.shown.pages import Page, wanted
from cogs.shown.rows import BUTTONS, MOST_BUTTON_LABEL, PICTURE, SCREEN, Button, Row, lines_of
from cogs.shown.text import MOST_CONTENT, PHONE, ROW, SMALL, cut, cut_between, rows_of, safe_names
from engine.core.decision import Seat
from engine.core.frame import Event
from engine.core.words import Arg, Msg, Ref, msg
from locales import Words
from locales.loader import BRIEF, FATE, STOP
from sessions.shapes import Named, Picture, Since, Told, Turn

MOST_TOLD = 9  # turns with a number
_ROWS = 2  # of a turn at least
_YOURS = 4  # rows of what befell the reader
_MINUS = "−"


@dataclass(frozen=True, slots=True)
class Recap:
    """Which turns are told, and in which words."""

    text: str
    rows: tuple[Row, ...]
    told: tuple[Told, ...]  # for the picture: numbered where they are told
    pane: str | None  # the picture to look at, where anything changed on one

    def page(self, picture: Picture | None) -> Page:
        """The message with its picture."""
        return Page(self.text, self.rows, picture)


def deeds(since: Since, spoken: Words) -> tuple[Told, ...]:
    """The turns with what was done in each, numbered as far as they may be told."""
    shown = _shown(since)
    first = len(shown) - MOST_TOLD
    return tuple(
        Told(max(n - first, 0) + 1 if n >= first else None, tuple(_deeds(turn, spoken)))
        for n, turn in enumerate(shown)
    )


def recap(since: Since, spoken: Words, panes: Sequence[Named], number: int) -> Recap:
    """All of it that one screen of a phone holds; the oldest turns give way."""
    names = safe_names(since.seen.table.names())
    kind = panes[min(max(number, 1), len(panes)) - 1][0] if panes else None
    rows = _rows(since, spoken, panes, kind)
    lines = [_did(turn, spoken, names) for turn in _shown(since)]
    head = [*_head(since, spoken, names, len(lines))]
    foot = [*_foot(since, spoken, names, marked=kind is not None)]
    room = (SCREEN - PICTURE - BUTTONS * sum(map(lines_of, rows))) // ROW - rows_of([*head, *foot])
    kept = _newest(lines, room)
    left_out = len(lines) - len(kept)
    more = [f"{SMALL}{spoken.say(msg('back-more', n=left_out))}"] if left_out else []
    told = [spoken.say(msg("back-turn", number=n, did=did)) for n, did in enumerate(kept, start=1)]
    numbers = [None] * left_out + [*range(1, len(kept) + 1)]
    marked = (Told(n, one.deeds) for n, one in zip(numbers, deeds(since, spoken), strict=True))
    text = "\n".join((*head, *more, *told, *foot))
    return Recap(cut(text, MOST_CONTENT), rows, tuple(marked), kind)


def _newest(lines: Sequence[str], room: int) -> list[str]:
    """The newest lines that fit, each cut to a few rows; one at least."""
    kept: list[str] = []
    each = max(_ROWS, room // max(1, min(len(lines), MOST_TOLD)))
    for line in reversed(lines[-MOST_TOLD:]):
        short = cut_between(line, each * PHONE - len("****  "))
        left = room - rows_of(kept) - (len(kept) + 1 < len(lines))
        if kept and rows_of([short]) > left:
            break
        kept.insert(0, short)
    return kept


def _head(since: Since, spoken: Words, names: Sequence[str], turns: int) -> Iterator[str]:
    """Since when, who is where, and what befell the reader."""
    seat = since.seen.seat
    key = "back-own" if since.own else "back-start" if seat is not None else "back-round"
    yield spoken.say(msg(key, when=f"<t:{since.at}:R>", n=turns))
    if since.points:
        yield spoken.say(msg("back-points", who=" · ".join(_points(since, spoken, names))))
    if yours := _yours(since, spoken, names):
        yield cut_between(spoken.say(msg("back-yours", what="; ".join(yours))), _YOURS * PHONE)


def _points(since: Since, spoken: Words, names: Sequence[str]) -> Iterator[str]:
    """Everybody whose points the reader knows, the first first, with what was gained since."""
    for seat, n in sorted(since.points.items(), key=lambda one: -one[1]):
        name = f"**{names[seat]}**" if seat == since.seen.seat else names[seat]
        if change := n - since.before.get(seat, n):
            said = f"+{change}" if change > 0 else f"{_MINUS}{-change}"
            yield spoken.say(msg("back-point-changed", name=name, points=n, change=said))
        else:
            yield spoken.say(msg("back-point", name=name, points=n))


def _foot(since: Since, spoken: Words, names: Sequence[str], *, marked: bool) -> Iterator[str]:
    """How to read the picture, and what to do now."""
    if marked:
        yield f"{SMALL}{spoken.say(msg('back-marked'))}"
    if since.seen.asked:
        yield f"**{wanted(since.seen, spoken, names)}**"
    elif waiting := [names[chair.seat] for chair in since.seen.waiting]:
        yield spoken.say(msg("bot-waiting-for", who=", ".join(waiting)))


def _rows(since: Since, spoken: Words, panes: Sequence[Named], kind: str | None) -> tuple[Row, ...]:
    """To play, to look further, and to the other panes on which something changed."""
    table = since.seen.table.id
    play = Button(spoken.say(msg("bot-play")), to(Verb.PLAY, table), "success")
    looks = (
        Button(spoken.say(msg("bot-log")), to(Verb.LOG, table, 0)),
        Button(spoken.say(msg("bot-board")), to(Verb.BOARD, table)),
    )
    others = tuple(
        Button(cut(spoken.say(title), MOST_BUTTON_LABEL), to(Verb.SINCE, table, n))
        for n, (other, title) in enumerate(panes, start=1)
        if other != kind
    )
    first = ((play,) if since.seen.asked else ()) + looks
    return (first, others) if others else (first,)


def _shown(since: Since) -> list[Turn]:
    """The turns in which anything happened before everybody's eyes."""
    return [turn for turn in since.turns if any(event.to is None for event in turn.events)]


def _deeds(turn: Turn, spoken: Words) -> Iterator[Event]:
    for event in turn.events:
        if event.to is None and spoken.has(f"{event.key}.{BRIEF}"):
            yield event


def _did(turn: Turn, spoken: Words, names: Sequence[str]) -> str:
    """A turn in one line: who did what, its owner first."""
    names = with_friends(names, turn.acted, spoken)
    by_seat: dict[Seat | None, list[str]] = {turn.seat: []}
    for event in _deeds(turn, spoken):
        said = spoken.short(event, BRIEF, names)
        if said and said not in by_seat.setdefault(event.seat, []):
            by_seat[event.seat].append(said)
    parts = [_part(seat, said, spoken, names) for seat, said in by_seat.items() if said]
    if parts:
        return "; ".join(parts)
    public = [event for event in turn.events if event.to is None]
    return spoken.turn(public, names)[0].removesuffix(STOP)


def _part(seat: Seat | None, said: Sequence[str], spoken: Words, names: Sequence[str]) -> str:
    told = ", ".join(said)
    if seat is None:
        return told
    return spoken.say(msg("back-did", player=names[seat], deeds=told))


def _yours(since: Since, spoken: Words, names: Sequence[str]) -> list[str]:
    """What befell the reader in the turns of others, and what others did to them."""
    seat = since.seen.seat
    if seat is None:
        return []
    others = (turn for turn in since.turns if turn.seat not in (seat, None))
    fates = (
        _fate(event, seat, spoken, with_friends(names, turn.acted, spoken))
        for turn in others
        for event in turn.events
    )
    return _counted((said for said in fates if said), spoken)


def _fate(event: Event, seat: Seat, spoken: Words, names: Sequence[str]) -> str | None:
    if event.seat == seat:
        return spoken.short(event, FATE, names)
    if _names(event.args, seat):
        return spoken.tell(event, names).removesuffix(STOP)
    return None


def _names(args: Mapping[str, Arg], seat: Seat) -> bool:
    """Whether something is said about a seat, and not only about everybody."""
    me = Ref("seat", str(seat))
    said = (_names(arg.args, seat) if isinstance(arg, Msg) else arg == me for arg in args.values())
    return any(said)


def _counted(told: Iterable[str], spoken: Words) -> list[str]:
    """What happened several times is said once."""
    counted = Counter(told)
    return [
        spoken.say(msg("back-times", what=what, n=n)) if n > 1 else what
        for what, n in counted.items()
    ]
