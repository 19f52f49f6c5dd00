"""A friend who plays for somebody: the page of either, and the message that asks."""

from __future__ import annotations

from cogs.shown.ids import Verb, to
from cogs.shown.pages import Page
from cogs.shown.posters import mention
from cogs.shown.rows import MOST_BUTTON_LABEL, Button, People, Row
from cogs.shown.text import clean_name, cut, safe_name
from cogs.shown.timing import moment
from engine.core.seats import LETTERS
from engine.core.words import Msg, msg
from locales import Words, words
from sessions.deputies import Help
from sessions.invite import OPEN_FOR
from sessions.shapes import Table


def deputy_page(found: Help, game: Msg, user: int, spoken: Words, *, here: bool) -> Page:
    """How it stands for whoever looks; people can be chosen where their table stands."""
    if found.deputy is None:
        return _asking_page(found, game, spoken, here=here)
    if user == found.deputy.deputy:
        return _friends_page(found, game, spoken)
    friend = mention(found.deputy.deputy)
    end = to(Verb.END_DEPUTY, found.table.id, found.deputy.id)
    if found.acts:
        long = _long(found, Msg("deputy-long-open"))
        text = spoken.say(msg("deputy-plays", friend=friend, game=game, long=long))
        return Page(text, ((Button(spoken.say(msg("deputy-take-back")), end, "success"),),))
    when = moment(found.deputy.asked_at + OPEN_FOR, "F")
    lines = [spoken.say(msg("deputy-asked", friend=friend, when=when))]
    if not found.deputy.calls:
        lines.append(spoken.say(msg("deputy-asked-quietly", friend=friend)))
    return Page("\n".join(lines), ((Button(spoken.say(msg("deputy-withdraw")), end),),))


def _asking_page(found: Help, game: Msg, spoken: Words, *, here: bool) -> Page:
    table, eyes = found.table, spoken.say(msg("deputy-page-eyes"))
    text = f"{spoken.say(msg('deputy-page', game=game))} {eyes}"
    if not here:
        there = spoken.say(msg("deputy-page-there", channel=f"<#{table.channel}>"))
        return Page(f"{text}\n{there}")
    menu = People(spoken.say(msg("deputy-choose")), to(Verb.ASK_DEPUTY, table.id))
    return Page(text, (menu,))


def _friends_page(found: Help, game: Msg, spoken: Words) -> Page:
    """What whoever plays for somebody sees: the way to play, and the way out."""
    assert found.deputy is not None
    table, name = found.table.id, safe_name(found.chair.name)
    text = spoken.say(
        msg(
            "deputy-you-play",
            name=name,
            letter=LETTERS[found.chair.seat],
            game=game,
            long=_long(found, msg("deputy-theirs-open", name=name)),
        )
    )
    row = (
        Button(spoken.say(msg("bot-play")), to(Verb.PLAY, table), "success"),
        Button(spoken.say(msg("bot-my-hand")), to(Verb.HAND, table), "primary"),
        Button(
            _label(spoken, "deputy-give-back", found), to(Verb.END_DEPUTY, table, found.deputy.id)
        ),
    )
    return Page(text, (row,))


def _label(spoken: Words, key: str, found: Help) -> str:
    return cut(spoken.say(msg(key, name=clean_name(found.chair.name))), MOST_BUTTON_LABEL)


def _long(found: Help, otherwise: Msg) -> Msg:
    until = found.deputy.until if found.deputy is not None else 0
    return msg("deputy-long-until", when=moment(until, "F")) if until else otherwise


def asking(found: Help, game: Msg) -> tuple[str, Row]:
    """Who asks whom; to say yes or no is for the friend alone."""
    assert found.deputy is not None
    table, spoken, name = found.table, words(found.table.language), safe_name(found.chair.name)
    text = spoken.say(
        msg(
            "deputy-asks",
            friend=mention(found.deputy.deputy),
            name=name,
            letter=LETTERS[found.chair.seat],
            game=game,
            long=_long(found, msg("deputy-theirs-open", name=name)),
        )
    )
    return text, (
        Button(
            _label(spoken, "deputy-yes", found),
            to(Verb.ACT_FOR, table.id, found.deputy.id),
            "success",
        ),
        Button(spoken.say(msg("bot-decline")), to(Verb.NOT_FOR, table.id, found.deputy.id)),
    )


def settled_text(found: Help) -> str:
    """What that message says when there is nothing left to answer; it calls nobody."""
    assert found.deputy is not None
    spoken, chair = words(found.table.language), found.chair
    name, letter = safe_name(chair.name), LETTERS[chair.seat]
    friend = mention(found.deputy.deputy)
    key = f"deputy-now-{found.deputy.state}"
    return spoken.say(Msg(key, {"friend": friend, "name": name, "letter": letter}))


def deputy_button(table: Table, spoken: Words) -> Button:
    """The way to the page."""
    return Button(spoken.say(msg("deputy-button")), to(Verb.DEPUTY, table.id))
