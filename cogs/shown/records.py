"""What is on record and can be looked up: the log, a table in words, the proof, the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from cogs.shown.friends import with_friends
from cogs.shown.ids import Verb, to
from cogs.shown.pages import Page, with_lines
from cogs.shown.rows import MOST_CHOICE_LABEL, MOST_CHOICES, Button, Choice, Menu, Row
from cogs.shown.text import MOST_CONTENT, cut, pages, safe_names
from engine.core.game import Meta
from engine.core.seats import LETTERS
from engine.core.words import Msg, msg
from locales import Words
from sessions.seating import came_out
from sessions.shapes import LogPage, Poster, Seen, Table


def proof_page(poster: Poster, spoken: Words) -> Page:
    """What the fingerprint is for and, once the game is over, how anybody can check it."""
    whole = spoken.say(msg("bot-proof-fingerprint", fingerprint=poster.fingerprint))
    if poster.seed is None or poster.salt is None:
        return Page(f"{whole}\n{spoken.say(msg('bot-proof-later'))}")
    seed, salt = str(poster.seed), poster.salt
    told = (whole, spoken.say(msg("bot-proof-now", seed=seed, salt=salt)))
    return Page("\n".join((*told, *_seats_proved(poster.table, spoken))))


def _seats_proved(table: Table, spoken: Words) -> Iterator[str]:
    """Where wishes counted: all of them, and the seats they became."""
    if seated := came_out(table):
        wishes = (each.wish or spoken.say(msg("lobby-proof-none")) for each in seated)
        seats = "".join(LETTERS[each.seat] for each in seated)
        yield spoken.say(msg("lobby-proof", wishes=", ".join(wishes), seats=seats))


def log_page(log: LogPage, spoken: Words) -> Page:
    """What happened, newest page first, with the way to older ones."""
    names = safe_names(log.table.names())
    lines = [f"- {line}" for line in _logged(log, spoken, names)]
    if not lines:
        return Page(spoken.say(msg("bot-log-empty")))
    alone = log.page == 0 and not log.more
    title = spoken.say(msg("bot-log-title-only" if alone else "bot-log-title", page=log.page + 1))
    text = with_lines(lines[:-1], lines[-1:], spoken, MOST_CONTENT - len(title) - 1)
    labels = ("bot-log-newer", "bot-log-older")
    rows = turning(Verb.LOG, log.table.id, log.page, log.more, spoken, labels)
    return Page(f"{title}\n{text}", (*rows, _about_the_game(log.table, spoken)))


def _logged(log: LogPage, spoken: Words, names: Sequence[str]) -> Iterator[str]:
    """Line by line; where a friend has played, it says so."""
    for by, events in groupby(log.events, key=lambda one: log.acted.get(one[0])):
        friends = {} if by is None else dict([by])
        yield from spoken.turn((event for _, event in events), with_friends(names, friends, spoken))


def _about_the_game(table: Table, spoken: Words) -> Row:
    """What else is on record of a game: how it is played, and all of it as a file."""
    options = Button(spoken.say(msg("bot-choose-options")), to(Verb.OPTIONS, table.id))
    return (options, Button(spoken.say(msg("bot-export")), to(Verb.EXPORT, table.id)))


def text_page(seen: Seen, spoken: Words, page: int) -> Page:
    """The whole table in words."""
    names = safe_names(seen.table.names())
    found = pages([spoken.say(line, names) for line in seen.lines()])
    page = min(page, len(found) - 1)
    labels = ("bot-page-before", "bot-page-after")
    rows = turning(Verb.TEXT, seen.table.id, page, page + 1 < len(found), spoken, labels)
    drawn = Button(spoken.say(msg("bot-as-picture")), to(Verb.BOARD, seen.table.id))
    return Page(found[page], (*rows, (drawn,)))


def turning(
    verb: Verb, table: int, page: int, more: bool, spoken: Words, labels: tuple[str, str]
) -> tuple[Row, ...]:
    """Buttons to the neighbouring pages."""
    before = Button(spoken.say(Msg(labels[0])), to(verb, table, max(0, page - 1)))
    after = Button(spoken.say(Msg(labels[1])), to(verb, table, page + 1))
    found = ((before,) if page else ()) + ((after,) if more else ())
    return (found,) if found else ()


def rules_page(
    table: int, meta: Meta, spoken: Words, topic: str, *, learnable: bool = False
) -> Page:
    """One page of a game's rules, a menu of the others, and the way to a first game."""
    title = spoken.say(Msg(f"{meta.prefix}-rules-{topic}-title"))
    text = f"### {title}\n{spoken.say(Msg(f'{meta.prefix}-rules-{topic}'))}"
    if not table:
        return Page(cut(text, MOST_CONTENT))
    lines = tuple(
        Choice(cut(rule_title(meta, spoken, name), MOST_CHOICE_LABEL), str(n), "", name == topic)
        for n, name in enumerate(meta.rule_topics[:MOST_CHOICES])
    )
    menu = Menu(spoken.say(msg("bot-choose-topic")), to(Verb.TOPIC, table), lines)
    learn = (Button(spoken.say(msg("tours-learn")), to(Verb.LEARN, table)),)
    return Page(cut(text, MOST_CONTENT), (menu, learn) if learnable else (menu,))


def rule_title(meta: Meta, spoken: Words, topic: str) -> str:
    """What a page of the rules is called."""
    return spoken.say(Msg(f"{meta.prefix}-rules-{topic}-title"))
