"""Private messages: the turn panel, a hand, the log, the rules; before they become Discord's."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from msgspec.structs import replace as replace_in

from cogs.shown.friends import friend_lines
from cogs.shown.hints import hint_lines, with_hint
from cogs.shown.ids import Verb, to
from cogs.shown.lessons import lesson_lines
from cogs.shown.panel import Panel
from cogs.shown.posters import (
    ahead_buttons,
    before_the_call,
    ranking,
    shortcut_row,
    since_button,
    told,
)
from cogs.shown.rows import (
    BUTTONS,
    PICTURE,
    SCREEN,
    Button,
    Link,
    Row,
    lines_of,
)
from cogs.shown.spot import Spot
from cogs.shown.text import (
    MOST_CONTENT,
    ROW,
    SMALL,
    cut,
    fit,
    plain_names,
    points_of,
    rows_of,
    safe_names,
)
from engine.core.decision import Decision, Option
from engine.core.frame import Event
from engine.core.game import Game, Meta
from engine.core.words import Msg, msg
from locales import Words, words
from sessions.desk import Became
from sessions.hints import Hint
from sessions.shapes import Ask, Picture, Poster, Seen, Step, Table

_OVER, _ENDED = msg("bot-news-over"), msg("bot-poster-ended")
_LEAST_SO_FAR = 3  # rows of what happened; less would be a heading and half a line
_HEADING = 80  # characters


@dataclass(frozen=True, slots=True)
class Page:
    """A message for one reader."""

    text: str
    rows: tuple[Row, ...] = ()
    picture: Picture | None = None

    def without_picture(self, why: str) -> Page:
        """The same in text alone."""
        return replace(self, text=f"{self.text}\n-# {why}", picture=None)


@dataclass(frozen=True, slots=True)
class Opened(Page):
    """An open question, and as much of it as its page shows."""

    asked: Decision | None = None

    def saying(self, line: str) -> Opened:
        """The same with a small line below, for which there always is room."""
        small = f"\n{SMALL}{line}"
        return replace(self, text=cut(self.text, MOST_CONTENT - len(small)) + small)


def panel_page(
    ask: Ask,
    spoken: Words,
    spot: Spot | None = None,
    note: str = "",
    missed: Sequence[Event] = (),
    pictured: Callable[[Decision], bool] = lambda asked: True,
    became: Sequence[Became] = (),
    hint: Hint | None = None,
    away: int | None = None,
) -> Opened:
    """An open question: what was missed or done so far, what is asked, what can be pressed.

    Where no picture follows, there is more room for what happened. Whoever was away since some time
    is led to the whole of that instead.
    """
    names, plain = safe_names(ask.table.names()), plain_names(ask.table.names())
    panel = Panel(ask, lambda message: spoken.say(message, plain), spot or Spot())
    rows = tuple(panel.rows())
    asked = panel.asked()
    room = SCREEN - BUTTONS * sum(map(lines_of, rows)) - PICTURE * pictured(asked)
    head = [
        *([f"⚠️ {note}"] if note else []),
        *became_lines(became, spoken, ask.table.names()),
        *lesson_lines(ask, spoken.say, brief=hint is not None),
        *_awaited(ask, spoken, names),
        *_gathered(ask, spoken, names, panel.spot),
    ]
    prompt = f"**{spoken.say(ask.decision.prompt, names)}**"
    question = [prompt, *(f"{SMALL}{spoken.say(note, names)}" for note in panel.notes)]
    if hint:
        hinted = [*hint_lines(hint, ask.seen.game.meta.prefix, spoken, names)]
        question = with_hint(question, hinted, room - points_of(head))
    closing = [*head, *question]
    on_screen = room // ROW
    before = _so_far(ask, missed, spoken, names, closing, on_screen)
    if missed and away is not None and ask.lesson is None:
        before = [spoken.say(msg("back-away", when=f"<t:{away}:R>"))]
    text = "\n".join((*before, *closing))
    return Opened(cut(text, MOST_CONTENT), rows, None, asked)


def _so_far(
    ask: Ask,
    missed: Sequence[Event],
    spoken: Words,
    names: Sequence[str],
    closing: Sequence[str],
    on_screen: int,
) -> list[str]:
    """What happened before the question, in the few rows that leave it on a phone's screen."""
    lines = [f"- {line}" for line in spoken.turn(before_the_call(missed or ask.drafted), names)]
    if not lines or (missed and ask.lesson and ask.lesson.number == 1):  # they were not there
        return []
    key = "bot-missed" if missed else "bot-drafted" if ask.begun else "bot-meanwhile"
    room = MOST_CONTENT - len("\n".join(closing)) - _HEADING
    rows = on_screen - rows_of(closing)
    counted = [spoken.say(msg("bot-missed-lines", n=len(lines)))] if missed else []
    if rows < _LEAST_SO_FAR:
        return counted
    heading = spoken.say(Msg(key))
    left = rows - rows_of([heading])
    more = "bot-drafted-more" if ask.begun and not missed else "bot-poster-more"
    kept = fit(lines, room, lambda n: spoken.say(msg(more, n=n)), left) if room > 0 else []
    if missed and kept[-1:] != lines[-1:]:
        return counted
    return [heading, *kept]


def sure_page(ask: Ask, picked: Sequence[int], spoken: Words) -> Opened:
    """Asked once before something is spent for good: what it is, and why there is no way back."""
    names = safe_names(ask.table.names())
    options = tuple(ask.decision.options[n] for n in picked)
    said = "; ".join(spoken.say(_for_good(option), names) for option in options)
    table, number = ask.table.id, ask.asked
    back = to(Verb.TURN_TO, table, number, len(ask.decision.options), 0, 0)
    row = (
        Button(spoken.say(msg("bot-sure-yes")), to(Verb.ANSWER, table, number, *picked), "primary"),
        Button(spoken.say(msg("bot-sure-no")), back),
    )
    asked = replace_in(ask.decision, options=options) if options else None
    return Opened(cut(f"**{said}**", MOST_CONTENT), (row,), None, asked)


def _for_good(option: Option) -> Msg:
    if option.final is None:
        return option.label
    return msg("bot-sure", option=option.label, reason=option.final)


def became_lines(became: Sequence[Became], spoken: Words, table: Sequence[str]) -> list[str]:
    """What was answered in advance, and what has ended, in small print."""
    names = safe_names(table)
    return [f"{SMALL}{spoken.say(_became(each), names)}" for each in became]


def _became(each: Became) -> Msg:
    title, choice = each.title, each.said.label
    if each.what == "used":
        return msg("ahead-used", times=each.times, title=title, choice=choice)
    return msg("ahead-ended", title=title, choice=choice)


def _awaited(ask: Ask, spoken: Words, names: Sequence[str]) -> Iterator[str]:
    """Whom the table waits for, to somebody it does not wait for."""
    if not ask.decision.waits:
        yield spoken.say(msg("bot-waiting-for", who=", ".join(names[n] for n in ask.waiting)))


def with_lines(
    lines: Sequence[str], closing: Sequence[str], spoken: Words, most: int = MOST_CONTENT
) -> str:
    """Older lines give way to what must be read."""
    end = cut("\n".join(closing), most)
    room = most - len(end) - 1
    shown = fit(lines, room, lambda n: spoken.say(msg("bot-poster-more", n=n))) if room > 0 else []
    return "\n".join((*shown, end))


def _gathered(ask: Ask, spoken: Words, names: Sequence[str], spot: Spot) -> Iterator[str]:
    if spot.gathered:
        options = ask.decision.options
        labels = [spoken.say(options[n].label, names) for n in spot.gathered if n < len(options)]
        yield spoken.say(msg("bot-gathered", what="; ".join(labels)))


def done_page(
    step: Step,
    game: Game[Any, Any],
    waiting: Sequence[str],
    spoken: Words,
    note: str = "",
) -> Page:
    """The turn is public now; who is up, and what its owner may settle until they are asked."""
    table, events = step.table, step.events
    names = safe_names(table.names())
    told = [f"- {line}" for line in spoken.turn(before_the_call(events), names)]
    who = ", ".join(safe_names(waiting))
    closing = spoken.say(msg("bot-done", who=who) if waiting else msg("bot-done-over"))
    notes = [f"⚠️ {note}"] if note else []
    text = with_lines(told, [*notes, f"**{closing}**"], spoken)
    ahead = ahead_buttons(table, game, spoken)
    return Page(text, (ahead,) if waiting and ahead else ())


def hand_page(
    hand: Seen,
    spoken: Words,
    picture: Picture | None,
    title: str,
    became: Sequence[Became] = (),
) -> Page:
    """A seat's private page, with what was answered in advance since it was told last."""
    names = safe_names(hand.table.names())
    lines = [spoken.say(line, names) for line in hand.own_lines()]
    if not lines:
        lines = [spoken.say(msg("bot-hand-nothing"))]
    asked = [wanted(hand, spoken, names)] if hand.asked else []
    news = became_lines(became, spoken, hand.table.names())
    own = tuple(chair for chair in hand.table.chairs if chair.seat == hand.seat)
    friend = [f"{SMALL}{line}" for line in friend_lines(spoken, own)]
    text = "\n".join(first_lines([title, *friend, *news, *lines, *asked]))
    play = Button(spoken.say(msg("bot-play")), to(Verb.PLAY, hand.table.id), "success")
    goes_on = hand.table.status == "playing"
    row = (
        *((play,) if hand.asked else ()),
        *((since_button(hand.table, spoken),) if goes_on else ()),
        *(ahead_buttons(hand.table, hand.game, spoken) if goes_on else ()),
    )
    rows = (*((row,) if row else ()), *(shortcut_row(hand, spoken) if hand.asked else ()))
    return Page(text, rows, picture)


def wanted(hand: Seen, spoken: Words, names: Sequence[str]) -> str:
    """That it is one's turn, or what one is wanted for out of turn."""
    call = hand.calls.get(hand.seat) if hand.seat is not None else None
    if call is None:
        return spoken.say(msg("bot-hand-asked"))
    return spoken.say(msg("bot-hand-called", what=spoken.say(call, names)))


def first_lines(lines: Sequence[str]) -> list[str]:
    """The first lines that fit in one message."""
    kept: list[str] = []
    for line in lines:
        if sum(map(len, kept)) + len(kept) + len(line) > MOST_CONTENT:
            break
        kept.append(line)
    return kept


def news_page(poster: Poster, meta: Meta, spoken: Words, picture: Picture | None) -> Page:
    """How a table stands, for somebody who follows it."""
    names = safe_names(poster.table.names())
    waiting = ", ".join(names[chair.seat] for chair in poster.seen.waiting)
    ended = _OVER if poster.outcome else _ENDED
    closing = msg("bot-news-waiting", who=waiting) if waiting else ended
    title = spoken.say(msg("bot-news-title" if waiting else "bot-news-last", game=meta.title()))
    places = ranking(spoken, poster, meta) if poster.outcome else ()
    end = [spoken.say(closing), *places]
    text = with_lines(told(spoken, poster.seen), end, spoken, MOST_CONTENT - len(title) - 1)
    row = (
        Button(spoken.say(msg("bot-following-settings")), to(Verb.FOLLOW, poster.table.id)),
        jump(poster.table, spoken),
    )
    return Page(f"{title}\n{text}", (row,) if waiting else (row[1:],), picture)


def channel_link(table: Table) -> str:
    """The channel of a table."""
    return f"https://discord.com/channels/{table.server}/{table.channel}"


def table_link(table: Table) -> str:
    """The poster of a table, or the channel while there is none."""
    return f"{channel_link(table)}/{table.poster_message or ''}".rstrip("/")


def jump(table: Table, spoken: Words) -> Link:
    """The way to a table's poster."""
    return Link(spoken.say(msg("bot-to-table")), table_link(table))


def call_row(table: Table) -> Row:
    """Under a call apart from the poster: the way to that."""
    return (jump(table, words(table.language)),)


def welcome_page(table: Table, meta: Meta, spoken: Words) -> Page:
    """The first letter about a table, with the way to it."""
    text = spoken.say(msg("bot-letter-welcome", game=meta.title()))
    return Page(text, ((jump(table, spoken),),))


def parked_text(table: Table, game: Msg, spoken: Words) -> str:
    """Why a table has no place to go on, and what its people can do about it."""
    key = f"tables-parked-{table.parked}"
    return spoken.say(msg(key, game=game, channel=f"<#{table.channel}>"))


def last_letter(poster: Poster, meta: Meta, spoken: Words, picture: Picture | None) -> Page:
    """How a game ended, in the place of a hand: nothing is left to press but the way there."""
    title = spoken.say(msg("bot-letter-last", game=meta.title()))
    ended = spoken.say(_OVER if poster.outcome else _ENDED)
    places = ranking(spoken, poster, meta) if poster.outcome else ()
    text = cut("\n".join((title, ended, *places)), MOST_CONTENT)
    return Page(text, ((jump(poster.table, spoken),),), picture)


def closing_letter(key: str, table: Table, meta: Meta, spoken: Words) -> Page:
    """Why a letter will hold no hand any more."""
    return Page(spoken.say(msg(key, game=meta.title())), ((jump(table, spoken),),))


def letter_rows(table: Table, spoken: Words) -> tuple[Row, ...]:
    """Under a direct message: play here, look again, or go to the table."""
    return (
        (
            Button(spoken.say(msg("bot-play")), to(Verb.PLAY, table.id), "success"),
            Button(spoken.say(msg("bot-my-hand")), to(Verb.HAND, table.id)),
            since_button(table, spoken),
            jump(table, spoken),
        ),
    )
