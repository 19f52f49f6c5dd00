"""One thing somebody did on Discord, and the ways to answer it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from logging import WARNING, getLogger
from typing import TYPE_CHECKING, Any

import discord

from cogs.discord_io.grants import ADMINISTERING
from cogs.discord_io.views import (
    NOBODY,
    as_edit,
    classic,
    classic_view,
    file_of,
    modern,
    too_large,
)
from cogs.shown.ids import BadId, Id, number_of
from cogs.shown.pages import Page
from cogs.shown.posters import Face
from cogs.shown.text import (
    MOST_CONTENT,
    clean_name,
    cut,
    language_of,
    safe_name,
    safe_names,
    safe_text,
)
from engine.core.decision import Decision
from engine.core.errors import Refused
from engine.core.words import Msg, msg
from locales import Words, words
from process.logs import note
from sessions.sessions import Sessions
from sessions.settings import manages
from sessions.shapes import Explained, Person, Picture, Place, Seen, Table, TableError, Told

if TYPE_CHECKING:
    from cogs.client import Harbormaster

UPLOAD_LIMIT = 10 * 1024 * 1024 - 64 * 1024
_NAMES = ("host", "waiting", "name", "names")  # arguments of refusals that are people's names
_TYPED = ("typed", "topic", "kind", "pick", "game", "value")  # and those that somebody typed
_AWAITED = (
    discord.InteractionResponseType.deferred_channel_message,
    discord.InteractionResponseType.deferred_message_update,
)
_log = getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Visit:
    """Who did what where; everything answered here is for their eyes only."""

    interaction: discord.Interaction[Any]
    bot: Harbormaster
    id: Id | None = None
    followed: set[int] = field(default_factory=set)  # private messages after the first answer

    @property
    def sessions(self) -> Sessions:
        """The use cases."""
        return self.bot.sessions

    @property
    def person(self) -> Person:
        """Who it was, as Discord knows them now; a nickname is one on this server only."""
        user = self.interaction.user
        name, language = clean_name(user.global_name), language_of(self.interaction.locale)
        nickname = clean_name(user.nick) if isinstance(user, discord.Member) else ""
        server = self.interaction.guild_id
        return Person(user.id, name or user.name, language, server, nickname or None)

    @property
    def abroad(self) -> bool:
        """Whether it was in private messages, or on a server that people brought the bot to."""
        return not self.interaction.is_guild_integration()

    @property
    def place(self) -> Place:
        """Where it was; only servers that invited the bot have tables."""
        guild, channel = self.interaction.guild_id, self.interaction.channel_id
        if guild is None or channel is None or self.abroad:
            raise TableError("bot-servers-only")
        language = language_of(self.interaction.guild_locale)
        return Place(guild, channel, language, tuple(_around(self.interaction.channel)))

    @property
    def words(self) -> Words:
        """The reader's language."""
        return words(self.person.language)

    @property
    def numbers(self) -> tuple[int, ...]:
        """What the pressed button knows."""
        return self.id.numbers if self.id else ()

    @property
    def values(self) -> list[str]:
        """What was chosen in a menu."""
        data: Any = self.interaction.data or {}
        return [str(value) for value in data.get("values") or ()]

    @property
    def choice(self) -> int:
        """The one thing that was chosen in a menu."""
        if len(self.values) != 1:
            raise BadId("bot-button-broken")
        return number_of(self.values[0])

    def manages(self, table: Table) -> bool:
        """Whether this person manages the table's server, and does it there."""
        return self.interaction.guild_id == table.server and self.administers

    @property
    def administers(self) -> bool:
        """Whether this person manages the server that this comes from."""
        return self.manages_by_right or bool(self.bot.grants.verdict(self, ADMINISTERING))

    @property
    def manages_by_right(self) -> bool:
        """The same by Discord's permissions or the server's settings alone."""
        known = self.sessions.settings.of(self.interaction.guild_id)
        allowed = self.interaction.permissions.value
        return self.interaction.guild_id is not None and manages(known, self.roles, allowed)

    @property
    def roles(self) -> tuple[int, ...]:
        """The roles this person has where this comes from."""
        user = self.interaction.user
        return tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else ()

    def say(self, key: str, **args: str | int | Msg) -> str:
        """A sentence in the reader's language."""
        return self.words.say(msg(key, **args))

    def refusal(self, refused: Refused) -> str:
        """Why not, in the reader's language, with names that can do no harm."""
        args = dict(refused.why.args)
        for name, value in refused.why.args.items():
            if isinstance(value, str) and name in _NAMES:
                args[name] = ", ".join(map(safe_name, value.split(", ")))
            elif isinstance(value, str) and name in _TYPED:
                args[name] = safe_text(value)
        names = safe_names(refused.names) if isinstance(refused, Explained) else ()
        return self.words.say(Msg(refused.why.key, args), names)

    async def table(self) -> Table:
        """The table of this channel; where none can stand the one that waits, or the only one."""
        if not self.abroad:
            return await self.sessions.show.in_channel(self.place.channel)
        mine = await self.sessions.show.of_user(self.person.id)
        waiting, readable = [o for o in mine if o.waits], [o for o in mine if o.readable]
        for found in (waiting, readable, mine):
            if len(found) == 1:
                return found[0].table
        raise TableError("bot-which-table" if mine else "bot-no-tables")

    # -- answering --------------------------------------------------------------------------------

    @property
    def pressed_in_private(self) -> bool:
        """Whether the pressed message is for this person's eyes only."""
        pressed = self.interaction.message
        return pressed is not None and pressed.flags.ephemeral

    @property
    def pressed_page(self) -> bool:
        """Whether the pressed message is such a private one as a page can take the place of."""
        return self.pressed_in_private and not self.pressed_layout

    @property
    def pressed_layout(self) -> bool:
        """Whether the pressed message is of Components V2: it cannot become a classic one."""
        pressed = self.interaction.message
        return pressed is not None and pressed.flags.components_v2

    @property
    def pressed_its_own(self) -> bool:
        """Whether the pressed message really has this button, so that it may be changed by it."""
        pressed = self.interaction.message
        rows = pressed.components if pressed is not None else ()
        buttons = [b for row in rows if isinstance(row, discord.ActionRow) for b in row.children]
        return any(button.custom_id == str(self.id) for button in buttons)

    async def think(self, *, layout: bool = False) -> None:
        """Say once that an answer is coming: in place of a pressed private page, else a new one."""
        if self.interaction.response.is_done():
            return
        if self.pressed_in_private and self.pressed_layout == layout:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def show_face(self, face: Face) -> None:
        """Pictures for this person alone, each whole, in answer to what was thought about."""
        original = self.interaction.edit_original_response
        try:
            await original(**as_edit(modern(face)))
        except discord.HTTPException as error:
            if too_large(error):
                await original(**as_edit(modern(face.without_pictures("bot-picture-too-large"))))
            elif error.status == 400:
                note(_log, "board_plainer", level=WARNING, code=error.code)
                await self._show_plainly(face)
            else:
                raise

    async def _show_plainly(self, face: Face) -> None:
        """The same as a classic message; one of Components V2 cannot become that."""
        if self.pressed_in_private and self.pressed_layout:
            await self.interaction.followup.send(**classic(face), ephemeral=True)
        else:
            await self.interaction.edit_original_response(**as_edit(classic(face)))

    async def show(self, page: Page) -> int:
        """A private message, the first answer or a later one; its number."""
        try:
            return await self._show(page)
        except discord.HTTPException as error:
            if page.picture is None or not too_large(error):
                raise
            return await self._show(page.without_picture(self.say("bot-picture-too-large")))

    async def _show(self, page: Page) -> int:
        response = self.interaction.response
        if response.type in _AWAITED:
            edit = {"view": None, **as_edit(_sent(page))}  # buttons of the page before it go
            return (await self.interaction.edit_original_response(**edit)).id
        if response.is_done():
            sent = await self.interaction.followup.send(**_sent(page), ephemeral=True, wait=True)
            self.followed.add(sent.id)
            return sent.id
        answered = await response.send_message(**_sent(page), ephemeral=True)
        return answered.message_id or 0

    async def change(self, message: int, **changes: Any) -> None:
        """Change a private message that this was answered with: the first, or one after it."""
        if message in self.followed:
            await self.interaction.followup.edit_message(message, **changes)
        else:
            await self.interaction.edit_original_response(**changes)

    async def tell(self, text: str) -> None:
        """A private sentence."""
        await self.show(Page(text))

    async def hand_out(self, text: str, file: discord.File) -> None:
        """A file for this person alone, the first answer or one that was thought about."""
        response = self.interaction.response
        if response.type in _AWAITED:
            await self.interaction.edit_original_response(content=text, attachments=[file])
        else:
            await response.send_message(text, file=file, ephemeral=True)

    async def update(self, page: Page, *, keep_picture: bool = True) -> int:
        """Change the pressed page at once; its picture stays until a new one is drawn.

        Pages are private and classic: pressed on anything else, the page opens beside it.
        """
        if not self.pressed_page:
            return await self.show(page)
        edit: dict[str, Any] = {
            "content": cut(page.text, MOST_CONTENT),
            "view": classic_view(page.rows) if page.rows else None,
            "allowed_mentions": NOBODY,
            "attachments": discord.utils.MISSING if keep_picture else [],
        }
        if self.interaction.response.is_done():  # it was thought about
            return (await self.interaction.edit_original_response(**edit)).id
        await self.interaction.response.edit_message(**edit)
        return self.interaction.message.id if self.interaction.message else 0

    async def drawn(
        self,
        seen: Seen,
        kind: str,
        asked: Decision | None = None,
        turns: tuple[Told, ...] = (),
    ) -> Picture:
        """A picture, as this reader likes them, of the very moment that is told of in words."""
        theme, language = (await self.sessions.show.user(self.person)).theme, self.person.language
        return await self.sessions.show.drawn(
            seen,
            kind,
            limit=UPLOAD_LIMIT,
            theme=theme,
            language=language,
            asked=asked,
            turns=turns,
        )

    async def picture(
        self,
        seen: Seen,
        kind: str,
        asked: Decision | None = None,
        turns: tuple[Told, ...] = (),
    ) -> Picture | None:
        """The same where a picture only helps: None, and a line in the log, if there is none."""
        try:
            return await self.drawn(seen, kind, asked, turns)
        except Refused as refused:
            note(_log, "no_picture", table=seen.table.id, kind=kind, why=refused.why.key)
        except Exception as error:
            table = seen.table.id
            note(_log, "picture_failed", error=error, level=WARNING, table=table, kind=kind)
        return None


def _around(channel: object) -> Iterator[int]:
    """What a channel is in: of a thread its channel, then the category."""
    if isinstance(channel, discord.Thread):
        yield channel.parent_id
        channel = channel.parent
    category = getattr(channel, "category_id", None)
    if category is not None:
        yield category


def _sent(page: Page) -> dict[str, Any]:
    """A page as a new message."""
    sent: dict[str, Any] = {"content": cut(page.text, MOST_CONTENT), "allowed_mentions": NOBODY}
    if page.rows:
        sent["view"] = classic_view(page.rows)
    if page.picture:
        sent["files"] = [file_of(page.picture)]
    return sent
