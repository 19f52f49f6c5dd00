"""Direct messages: one for each player and table, edited in place; a game never needs them."""

from __future__ import annotations

from functools import partial
from logging import INFO, getLogger
from typing import TYPE_CHECKING, Any

import discord

from cogs.discord_io.views import NOBODY, classic_view, file_of, ids_on, links_on, too_large
from cogs.discord_io.visit import UPLOAD_LIMIT
from cogs.post.boxes import MAIL, Box, Boxes
from cogs.post.notices import is_notice
from cogs.post.sending import Outcome, Parcel
from cogs.shown.ids import Verb
from cogs.shown.pages import (
    Page,
    channel_link,
    closing_letter,
    hand_page,
    last_letter,
    letter_rows,
    news_page,
    parked_text,
    welcome_page,
)
from engine.core.decision import Seat
from engine.core.words import msg
from locales import words
from process.logs import note
from sessions.pens import Urgency
from sessions.post import LAST, LETTER
from sessions.shapes import Notice, NotStarted, Person, Picture, Seen, Sending, Table, User

if TYPE_CHECKING:
    from cogs.client import Harbormaster

CLOSED = (50007, 50278)  # not taken from us; no server in common
LETTER_MARKS = (Verb.PLAY, Verb.HAND, Verb.FOLLOW)
_log = getLogger(__name__)


class Letters:
    """What is for one pair of eyes and should be there without asking.

    All letters about a table are carried by its one messenger, so none overtakes another.
    """

    def __init__(self, bot: Harbormaster) -> None:
        self._bot = bot
        self._boxes = Boxes(bot)

    async def hand(self, table: Table, seat: Seat) -> None:
        """Somebody's letter as things are now, in the message they have if they have one."""
        await self._farewell(table)
        if seat >= len(table.chairs) or not table.chairs[seat].taken:  # they have left again
            return
        user = await self._bot.sessions.show.known_user(table.chairs[seat].user)
        if not await self._may_write(table, seat, user):
            return
        box = await self._boxes.of(table, user)
        if table.status == "lobby":
            await self._welcome(table, user, box)
        elif box.is_open and table.status == "playing":
            await self._moved_to(table, user, box)
            await self.send(user, table, await self._hand_page(table, user, box), box)
        elif user.dm != "closed" or not box.by_mail:
            await self._last_word(table, user)

    async def _may_write(self, table: Table, seat: Seat, user: User) -> bool:
        """Who is alone with bots gets no letter, nor does one for whom a bot plays.

        One that is there already stays true.
        """
        if not (table.practice or table.chairs[seat].bot):
            return True
        return await self._bot.sessions.post.hand_message(user.id, table.id) is not None

    async def _moved_to(self, table: Table, user: User, box: Box) -> None:
        """A letter that lies where the server does not want hands any more leads on, empty."""
        known = await self._bot.sessions.post.hand_message(user.id, table.id)
        if known is None or await self._boxes.holds(box, known[0], user, table):
            return
        meta = self._bot.sessions.show.meta(table)
        try:
            page = closing_letter("admin-letter-moved", table, meta, words(user.language))
            await self._edited(user, table, page)
        except discord.Forbidden as error:
            note(_log, "letter_gone", level=INFO, table=table.id, code=error.code)
        await self._bot.sessions.post.letter_closed(user.id, table.id)

    async def _last_word(self, table: Table, user: User) -> None:
        """After the game, or where it is unwanted, a letter that is there says so; none is sent."""
        post, meta = self._bot.sessions.post, self._bot.sessions.show.meta(table)
        if await post.hand_message(user.id, table.id) is None:
            return
        over, wanted = table.status != "playing", user.dm != "off"
        why = "admin-letter-demand" if wanted else "bot-letter-off"
        off = closing_letter(why, table, meta, words(user.language))
        page = await self._last_page(table, user) if wanted and over else off
        try:
            await self._edited(user, table, page)
        except discord.Forbidden as error:
            note(_log, "letter_gone", level=INFO, table=table.id, code=error.code)
        if not wanted or not over:
            await post.letter_closed(user.id, table.id)

    async def _hand_page(self, table: Table, user: User, box: Box) -> Page:
        show, spoken = self._bot.sessions.show, words(user.language)
        shown = await show.letter(table.id, _reader(user))
        title = spoken.say(msg("bot-letter-title", game=show.meta(table).title()))
        picture = await self._picture(shown, "hand", user)
        became = await self._bot.sessions.standing.became(table.id, _reader(user), tell=False)
        page = hand_page(shown, spoken, picture, title, became)
        small = [box.instead] if box.instead else []
        if self._bot.breaker.words_only:
            small.append(msg("bot-letter-picture-left-out"))
        told = "\n".join((page.text, *(f"-# {spoken.say(each)}" for each in small)))
        return Page(told, letter_rows(table, spoken), page.picture)

    async def _last_page(self, table: Table, user: User) -> Page:
        """How it ended; a lobby that closed has had no hands."""
        show, spoken = self._bot.sessions.show, words(user.language)
        try:
            poster = await show.poster(table.id)
        except NotStarted:
            return closing_letter("bot-letter-closed", table, show.meta(table), spoken)
        picture = await self._picture(poster.seen, "score", user) if poster.outcome else None
        return last_letter(poster, show.meta(table), spoken, picture)

    async def _farewell(self, table: Table) -> None:
        """Whoever gave up their seat no longer has the hand that went with it (P14)."""
        for user, channel, message in await self._bot.sessions.post.strangers_letters(table.id):
            there = self._bot.get_partial_messageable(channel).get_partial_message(message)
            await self._say_farewell(table, user, there)

    async def _say_farewell(self, table: Table, user: int, there: discord.PartialMessage) -> None:
        known = await self._bot.sessions.show.known_user(user)
        game = self._bot.sessions.show.meta(table).title()
        key = "bot-letter-farewell" if table.status in ("playing", "over") else "bot-letter-left"
        text = words(known.language).say(msg(key, game=game))
        try:
            await there.edit(content=text, attachments=[], view=None)
        except (discord.NotFound, discord.Forbidden) as error:
            note(_log, "letter_gone", level=INFO, table=table.id, code=error.code)
        await self._bot.sessions.post.letter_closed(user, table.id)

    async def news(self, table: Table, user: User) -> None:
        """How a table stands, for somebody who follows it; its result comes as a new message."""
        if user.dm != "on" or table.status == "lobby":
            return
        spoken, show = words(user.language), self._bot.sessions.show
        poster = await show.poster(table.id)
        first = show.public_pictures(poster)[:1]
        picture = await self._picture(poster.seen, first[0], user) if first else None
        page = news_page(poster, show.meta(table), spoken, picture)
        await self.send(user, poster.table, page, last=poster.outcome is not None)

    async def _welcome(self, table: Table, user: User, box: Box) -> None:
        """At joining: try whether messages arrive; the hand will take this message's place."""
        known = await self._bot.sessions.post.hand_message(user.id, table.id)
        if user.dm == "off" or known is not None or not box.by_mail:
            return
        meta = self._bot.sessions.show.meta(table)
        await self.send(user, table, welcome_page(table, meta, words(user.language)))

    async def test(self, person: Person) -> str | None:
        """Send a word; None if it arrived, else what Discord said."""
        text = words(person.language).say(msg("bot-letter-test"))
        try:
            await (await self._to(person.id)).send(text, allowed_mentions=NOBODY)
        except discord.Forbidden as error:
            await self._bot.sessions.post.mailbox_closed(person.id, error.text)
            await self._bot.sessions.notices.tested(person.id, error.text)
            return error.text
        await self._bot.sessions.post.mailbox_open(person.id)
        await self._bot.sessions.notices.tested(person.id, None)
        return None

    async def whisper(self, user: User, page: Page) -> None:
        """A word for one person alone, if they take direct messages."""
        if user.dm != "on":
            return
        view = classic_view(page.rows)
        try:
            await (await self._to(user.id)).send(page.text, view=view, allowed_mentions=NOBODY)
        except discord.Forbidden as error:
            await self._bot.sessions.post.mailbox_closed(user.id, error.text)

    async def parked(self, table: Table, notice: Notice) -> None:
        """Tell somebody, once, that their table has lost its place, and what to do."""
        chair = table.chairs[notice.seat] if notice.seat < len(table.chairs) else None
        if table.parked is None or chair is None or not chair.taken:
            return
        user = await self._bot.sessions.show.known_user(chair.user)
        if user.dm == "closed" or (user.dm == "off" and user.id != table.host):
            return
        text = parked_text(table, self._bot.sessions.show.title(table), words(user.language))
        try:
            await self._word(user, table, notice, text)
        except discord.HTTPException as error:
            if error.code not in CLOSED:
                raise
            await self._bot.sessions.post.mailbox_closed(user.id, error.text)

    async def _word(self, user: User, table: Table, notice: Notice, text: str) -> None:
        """A message of its own, sent once."""
        place = await self._to(user.id)

        async def send(begun: Sending) -> discord.Message:
            return await place.send(text, allowed_mentions=NOBODY, nonce=begun.nonce)

        def is_it(message: discord.Message) -> bool:
            return message.content == text

        parcel = Parcel(
            table=table.id,
            kind="parked",
            notice=notice.id,
            revision=notice.revision,
            place=place,
            is_it=is_it,
            send=send,
            record=self._bot.sessions.post.word_sent,
            user=user.id,
        )
        await self._bot.messenger.sender.send(parcel)

    async def send(
        self, user: User, table: Table, page: Page, box: Box = MAIL, *, last: bool = False
    ) -> None:
        """Edit the message this reader has of this table, or send one; the last is a new one."""
        now = self._giving_way(user, table) if last else page
        try:
            if not await self._edited(user, table, now) or last:
                await self._sent_once(user, table, page, box, last=last)
        except discord.HTTPException as error:
            if page.picture and too_large(error):
                await self.send(user, table, _without_picture(page, user), box, last=last)
                return
            if error.code not in CLOSED:
                raise
            await self._bot.sessions.post.mailbox_closed(user.id, error.text)
            note(_log, "letters_closed", table=table.id, code=error.code)

    def _giving_way(self, user: User, table: Table) -> Page:
        """What the letter of a follower says once the result comes below it."""
        meta = self._bot.sessions.show.meta(table)
        return closing_letter("bot-news-closed", table, meta, words(user.language))

    async def _sent_once(
        self, user: User, table: Table, page: Page, box: Box, *, last: bool
    ) -> None:
        """A new letter; one that had arrived before, unrecorded, is brought up to date."""
        place = box.thread or await self._to(user.id)

        async def send(begun: Sending) -> discord.Message:
            return await place.send(**_sent(page), **_files(page), nonce=begun.nonce)

        async def record(sending: Sending, message: int) -> None:
            by_mail = box.thread is None
            await self._bot.sessions.post.hand_sent(sending, place.id, message, by_mail=by_mail)

        is_it, owed = partial(_is_about, table), LAST if last else LETTER
        parcel = Parcel(table.id, "letter", owed, 0, place, is_it, send, record, user.id)
        outcome = await self._bot.messenger.sender.send(parcel)
        if outcome is Outcome.FOUND:
            await self._edited(user, table, page)
        elif outcome is Outcome.OTHER_FOUND:
            await self.send(user, table, page, box, last=last)

    async def _edited(self, user: User, table: Table, page: Page) -> bool:
        known = await self._bot.sessions.post.hand_message(user.id, table.id)
        if known is None:
            return False
        channel, message = known
        files = [file_of(page.picture)] if page.picture else []
        there = self._bot.get_partial_messageable(channel).get_partial_message(message)
        try:
            await there.edit(**_sent(page), attachments=files)
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            if not page.picture or not too_large(error):
                raise
            return await self._edited(user, table, _without_picture(page, user))
        return True

    async def _to(self, user: int) -> discord.DMChannel:
        return await self._bot.create_dm(discord.Object(user))

    async def _picture(self, seen: Seen, kind: str, user: User) -> Picture | None:
        """What the letter tells of, as its reader likes pictures; a letter goes without one."""
        if self._bot.breaker.words_only:
            self._bot.figures.pictures_missing.count()
            return None
        try:
            return await self._bot.sessions.show.drawn(
                seen,
                kind,
                limit=UPLOAD_LIMIT,
                theme=user.theme,
                language=user.language,
                urgency=Urgency.OWED,
            )
        except Exception as error:
            note(_log, "picture_failed", error=error, level=INFO, table=seen.table.id, kind=kind)
            return None


def _without_picture(page: Page, user: User) -> Page:
    return page.without_picture(words(user.language).say(msg("bot-picture-too-large")))


def _reader(user: User) -> Person:
    return Person(user.id, user.name, user.language)


def _is_about(table: Table, letter: discord.Message) -> bool:
    """Whether a letter is of this table: it has its buttons, or at least the way to it.

    A notice that it waits has the way to it, too, and is no letter.
    """
    if is_notice(letter):
        return False
    pressed = any(id.verb in LETTER_MARKS and id.numbers[0] == table.id for id in ids_on(letter))
    return pressed or any(link.startswith(channel_link(table)) for link in links_on(letter))


def _sent(page: Page) -> dict[str, Any]:
    view = classic_view(page.rows) if page.rows else None
    return {"content": page.text, "allowed_mentions": NOBODY, "view": view}


def _files(page: Page) -> dict[str, Any]:
    return {"files": [file_of(page.picture)]} if page.picture else {}
