"""What the clock brings: a lobby about to close, and the health file."""

from __future__ import annotations

import json
import random
from pathlib import Path

from cogs.shown.ids import Verb
from playground.person import Person
from playground.seen import SeenMessage
from process.health import Health
from sessions.keeper import DAY, Keeper
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    newest_poster,
    open_panel,
    opened,
    press,
    random_turn,
    rest,
    verbs,
)


async def test_a_silent_lobby_warns_its_host_and_can_be_kept(harbor: Harbor) -> None:
    await opened(harbor, "Ada")
    ada, context = harbor.person("Ada"), harbor.bot.sessions.context
    then = context.clock()
    context.clock = lambda: then + 6 * DAY
    await Keeper(context, Path("unused"), Path("unused")).tidy_lobbies()
    await harbor.world.quiet()
    warning = next(m for m in ada.visible(HERE) if verbs(m) == [Verb.RENEW])
    assert "Ada" in warning.text or str(ada.user.id) in warning.text
    await press(ada, warning, Verb.RENEW)
    assert verbs(ada.look(warning)) == []
    assert "another week" in ada.look(warning).text


async def passed(harbor: Harbor, days: float) -> None:
    """Some days later the keeper has looked round."""
    harbor.skew += int(days * DAY)
    await Keeper(harbor.sessions.context, Path("unused"), Path("unused")).tidy_lobbies()
    await rest(harbor)


def warnings(person: Person) -> list[SeenMessage]:
    """Every warning that can still be answered."""
    return [m for m in person.visible(HERE) if verbs(m) == [Verb.RENEW]]


async def test_a_lobby_that_is_kept_owes_nothing(harbor: Harbor) -> None:
    await opened(harbor, "Ada")
    await passed(harbor, 6)
    (warning,) = warnings(harbor.person("Ada"))
    await press(harbor.person("Ada"), warning, Verb.RENEW)
    await rest(harbor)
    assert await harbor.sessions.post.owed() == 0


async def test_a_lobby_closes_a_day_after_its_host_was_told(harbor: Harbor) -> None:
    """However long it has been silent: the bot may have been away."""
    await opened(harbor, "Ada")
    for days in (14, 0.5):
        await passed(harbor, days)
        assert (await harbor.sessions.show.table(1)).status == "lobby"
    await passed(harbor, 0.5)
    assert (await harbor.sessions.show.table(1)).status == "ended"


async def test_a_warning_is_not_taken_for_the_next_one(harbor: Harbor) -> None:
    lobby, ada = await opened(harbor, "Ada"), harbor.person("Ada")
    await passed(harbor, 6)
    await press(harbor.person("Bruno"), lobby, Verb.JOIN)
    harbor.world.faults.fail_next(1, f"POST */channels/{lobby.channel_id}/messages")
    await passed(harbor, 6)
    assert len(warnings(ada)) == 1
    await harbor.later(60)
    assert len(warnings(ada)) == 2


async def test_the_health_file_says_how_the_bot_is(harbor: Harbor, tmp_path: Path) -> None:
    path = tmp_path / "health.json"
    bot = harbor.bot
    await Health(bot, bot.sessions.post, bot.watch.report, path).tell(lag=0.002)
    report = json.loads(path.read_text())
    assert report["connected"] is True
    assert report["owed_messages"] == 0
    assert report["loop_lag_ms"] == 2.0
    assert report["database"] == "ok"
    assert report["tasks"]["messenger"]["state"] == "running"
    assert report["tasks"]["restore"]["state"] == "finished"


async def test_the_panel_tells_what_was_missed_and_a_game_can_be_exported(harbor: Harbor) -> None:
    dice = random.Random(4)
    for turn in range(3):
        poster = (
            newest_poster(harbor.person("Ada")) if turn else await begun(harbor, "Ada", "Bruno")
        )
        (up,) = called(harbor, poster)
        panel = await open_panel(up, poster)
        missed = {"en": "Since your last turn:", "it": "Dal tuo ultimo turno:"}
        language = "it" if up.user.name == "Bruno" else "en"
        told = (missed[language], "- ", "… ")  # the heading gives way where the question is long
        assert panel.text.startswith(told) == (turn > 0)
        await random_turn(up, poster, dice)
        await harbor.world.quiet()
    exported = (await harbor.person("Dan").slash(HERE, "game export")).answer
    assert exported.is_private
    assert exported.payload["attachments"][0]["filename"] == "table-1.json"


async def test_a_lobby_of_one_person_and_bots_keeps_nobody_waiting(harbor: Harbor) -> None:
    """It may lie as long as its host likes; with somebody else it is a lobby like any other."""
    lobby, ada = await opened(harbor, "Ada"), harbor.person("Ada")
    page = (await press(ada, lobby, Verb.BOTS)).private[0]
    await press(ada, page, Verb.ADD_BOT)
    await passed(harbor, 30)
    assert (warnings(ada), (await harbor.sessions.show.table(1)).status) == ([], "lobby")
    await press(harbor.person("Bruno"), lobby, Verb.JOIN)
    await passed(harbor, 6)
    assert len(warnings(ada)) == 1
