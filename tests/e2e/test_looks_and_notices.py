"""Language, colours, panes and pictures of what everybody sees; the log; announcements."""

from __future__ import annotations

from random import Random

import pytest

from cogs.shown.bulletins import Told, log_line
from cogs.shown.ids import Verb
from playground.errors import MISSING_ACCESS
from playground.models import Channel
from playground.permissions import Permission
from playground.seen import SeenMessage
from sessions.shapes import Line
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    newest_poster,
    opened,
    press,
    random_turn,
    rest,
)
from tests.e2e.office import ADMIN, add_role, fill, settings

NEXT_DOOR = "The Quay/river"


def now(harbor: Harbor, poster: SeenMessage) -> SeenMessage:
    """A message as it is by now."""
    return harbor.person("Ada").look(poster)


async def played(harbor: Harbor, dice: Random) -> SeenMessage:
    """One more turn; its poster."""
    poster = newest_poster(harbor.person("Ada"))
    await random_turn(called(harbor, poster)[0], poster, dice)
    await rest(harbor)
    return newest_poster(harbor.person("Ada"))


async def test_the_language_changes_new_and_running_tables(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    assert "it is your turn" in poster.text
    await fill(harbor, "looks", language="Italian")
    await rest(harbor)
    assert "tocca a te" in now(harbor, poster).text
    lobby = await opened(harbor, "Gwen", place=NEXT_DOOR)
    assert lobby.buttons[0].label == "Unisciti"
    await fill(harbor, "looks", language="as Discord says")
    await rest(harbor)
    assert "it is your turn" in now(harbor, poster).text


async def test_dark_pictures_on_new_and_running_tables(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    light = poster.picture_urls
    await fill(harbor, "looks", theme="dark")
    await rest(harbor)
    assert now(harbor, poster).picture_urls != light
    assert (await harbor.sessions.show.table(1)).theme == "dark"
    await opened(harbor, "Gwen", place=NEXT_DOOR)
    assert (await harbor.sessions.show.table(2)).theme == "dark"


@pytest.mark.parametrize(
    ("game", "panes", "count"),
    [
        ("yellow_yangtze", "what the game chooses", 1),
        ("yellow_yangtze", "everything", 2),
        ("river_of_gold", "what the game chooses", 2),
        ("river_of_gold", "the position alone", 1),
    ],
)
async def test_what_of_the_board_a_turn_shows(
    harbor: Harbor, game: str, panes: str, count: int
) -> None:
    running = await begun(harbor, "Ada", "Dan", game=game)
    await fill(harbor, "looks", panes=panes)
    await rest(harbor)
    assert len(now(harbor, running).picture_urls) == count
    new = await begun(harbor, "Chiara", "Gwen", place=NEXT_DOOR, game=game)
    assert len(new.picture_urls) == count


async def test_pictures_on_demand_come_with_board_alone(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Dan")
    await fill(harbor, "looks", pictures="on demand, with Board")
    await rest(harbor)
    assert now(harbor, poster).picture_urls == []
    assert (await played(harbor, Random(4))).picture_urls == []
    board = await press(harbor.person("Dan"), newest_poster(harbor.person("Ada")), Verb.BOARD)
    assert board.private[0].picture_urls


async def test_pictures_once_a_round_come_when_the_first_seat_is_up(harbor: Harbor) -> None:
    await fill(harbor, "looks", pictures="once a round")
    poster, dice = await begun(harbor, "Ada", "Dan"), Random(4)
    assert poster.picture_urls, "a game begins with a picture"
    for _ in range(4):
        poster = await played(harbor, dice)
        ups = [person.user.name for person in called(harbor, poster)]
        assert bool(poster.picture_urls) == ("Ada" in ups)


# -- the log --------------------------------------------------------------------------------------


def log(harbor: Harbor, place: str = NEXT_DOOR) -> list[str]:
    """What the bot has said in a channel."""
    return [message.text for message in harbor.person(ADMIN).visible(place)]


async def test_what_admins_do_is_told_in_the_log_channel(harbor: Harbor) -> None:
    edda = harbor.person(ADMIN)
    await fill(harbor, "notices", log_channel=["river"])
    await fill(harbor, "looks", theme="dark")
    panel = await settings(harbor)
    await edda.click(panel, label="Undo the last change")
    await rest(harbor)
    first, second, third = log(harbor)
    assert f"<@{edda.user.id}> changed the settings. Log: <#" in first
    assert second.endswith("changed the settings. Pictures: dark")
    assert third.endswith("undid the last change of the settings. Pictures: light")
    assert all(
        m.payload["mentions"] == [] or not m.payload["mention_roles"]
        for m in edda.visible(NEXT_DOOR)
    )


async def test_without_a_log_channel_it_is_written_down_all_the_same(harbor: Harbor) -> None:
    await fill(harbor, "looks", theme="dark")
    await rest(harbor)
    count = "SELECT count(*) FROM audit"
    found = await harbor.sessions.context.db.run(lambda db: db.execute(count).fetchone())
    assert found == (1,)
    assert log(harbor) == []


async def test_a_line_that_may_have_arrived_is_not_told_twice(
    harbor: Harbor, forgetful: None
) -> None:
    river = harbor.world.channel(NEXT_DOOR)
    harbor.world.faults.lose_answers(9, f"POST */channels/{river.id}/messages")
    await fill(harbor, "notices", log_channel=["river"])
    await rest(harbor)
    harbor.world.faults.calm()
    await harbor.restart()
    await harbor.later(60)
    assert len(log(harbor)) == 1


async def test_a_line_waits_until_the_channel_is_open_again(harbor: Harbor) -> None:
    await fill(harbor, "notices", log_channel=["river"])
    await rest(harbor)
    river = harbor.world.channel(NEXT_DOOR)
    harbor.world.faults.deny(river, Permission.SEND_MESSAGES)
    await fill(harbor, "looks", theme="dark")
    await rest(harbor)
    assert len(log(harbor)) == 1
    harbor.world.faults.allow(river, Permission.SEND_MESSAGES)
    await harbor.later(60)
    assert len(log(harbor)) == 2


async def test_a_log_channel_that_is_gone_keeps_nobody_from_anything(harbor: Harbor) -> None:
    await fill(harbor, "notices", log_channel=["river"])
    await rest(harbor)
    harbor.world.faults.delete_channel(harbor.world.channel(NEXT_DOOR))
    panel = await fill(harbor, "looks", theme="dark")
    await rest(harbor)
    assert "Changed" in panel.text
    assert not await harbor.sessions.bulletins.due()


async def test_a_line_that_cannot_be_told_holds_up_no_other(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Line] = []

    def first_is_broken(line: Line, language: str) -> Told:
        seen.append(line)
        if line == seen[0]:
            raise IndexError
        return log_line(line, language)

    with monkeypatch.context() as patched:
        patched.setattr("cogs.post.bulletins.log_line", first_is_broken)
        await fill(harbor, "notices", log_channel=["river"])
        await fill(harbor, "looks", theme="dark")
        await rest(harbor)
        assert len(log(harbor)) == 1
    await harbor.later(3_600)
    assert len(log(harbor)) == 2, "nothing is lost"


# -- announcements --------------------------------------------------------------------------------


def announced(harbor: Harbor) -> list[SeenMessage]:
    """What stands in the channel for announcements."""
    return harbor.person("Ada").visible("The Quay/notices")


async def test_a_new_lobby_is_announced_once_and_calls_its_role(harbor: Harbor) -> None:
    role = add_role(harbor.world.guild("The Quay"), "Players")
    role.mentionable = True
    await harbor.restart()
    await opened(harbor, "Gwen")  # before there was a channel for it
    await fill(harbor, "notices", announce_channel=["notices"], announce_role=["Players"])
    await opened(harbor, "Ada", "Dan", place=NEXT_DOOR)
    await harbor.restart()
    await rest(harbor)
    (word,) = announced(harbor)
    told = "Ada has opened a table of River of Gold and waits for players."
    assert word.text == f"<@&{role.id}> {told}"
    assert word.payload["mention_roles"] == [str(role.id)]
    assert str(channel_of(harbor, NEXT_DOOR).id) in word.buttons[0].url


def channel_of(harbor: Harbor, name: str) -> Channel:
    return harbor.world.channel(name)


async def test_a_role_that_the_bot_may_not_call_is_refused(harbor: Harbor) -> None:
    role = add_role(harbor.world.guild("The Quay"), "Players")
    await harbor.restart()
    said = await fill(harbor, "notices", announce_channel=["notices"], announce_role=["Players"])
    assert said.text.startswith(f"I may not call <@&{role.id}>.")


async def test_a_lobby_that_has_begun_meanwhile_is_not_announced(harbor: Harbor) -> None:
    await fill(harbor, "notices", announce_channel=["notices"])
    notices = channel_of(harbor, "The Quay/notices")
    harbor.world.faults.refuse_next(9, MISSING_ACCESS, f"POST */channels/{notices.id}/messages")
    await begun(harbor, "Ada", "Dan", place=HERE)
    await rest(harbor)
    harbor.world.faults.calm()
    await harbor.later(60)
    assert announced(harbor) == []
