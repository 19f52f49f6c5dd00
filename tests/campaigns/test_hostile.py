"""A small hostile campaign, and proof that it would notice."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from cogs.discord_io.views import calling
from cogs.discord_io.visit import Visit
from cogs.shown.ids import Verb, to
from cogs.shown.pages import Page
from sessions.follow import Follow
from sessions.shapes import Person, Seen
from sessions.show import Show
from tests.campaigns.hostile.campaign import Campaign, Report, opened
from tests.campaigns.hostile.inputs import Input
from tests.campaigns.hostile.scene import QUAY, few_plans, pictures

pytestmark = pytest.mark.asyncio(loop_scope="module")
INPUTS = 800
PATIENCE = 60.0  # seconds for an answer: a busy machine is no finding
TABLE = f"{QUAY}/river_of_gold-early"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def ready(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Campaign]:
    """Everything set up once; what is changed is put back."""
    path = tmp_path_factory.mktemp("hostile") / "hostile.db"
    with pictures(drawn=False):
        async with opened(path, 1, few_plans(), deadline=PATIENCE) as campaign:
            yield campaign


@pytest.fixture
def campaign(ready: Campaign) -> Campaign:
    """Nothing found yet."""
    ready.report = Report()
    return ready


def press(campaign: Campaign, name: str, verb: Verb, *more: int, table: str = TABLE) -> Input:
    """Somebody presses a button about a table, on a private page in its channel if they see it."""
    person, id = campaign.scene.harbor.person(name), to(verb, campaign.scene.tables[table], *more)
    while True:
        made = campaign.forger.press(person, "planted", str(id))
        about = campaign.described(made)
        if "on private, here," in about or "on private, shut out," in about:
            return made


async def test_hostile_inputs_change_nothing_and_tell_nothing(campaign: Campaign) -> None:
    report = await campaign.run(INPUTS)
    assert [(found.what, found.about.most_common(3)) for found in report.findings.values()] == []
    assert report.inputs.total() >= INPUTS
    assert report.compared > 0


# -- what it would find ---------------------------------------------------------------------------


async def test_a_change_is_found_with_its_input_and_put_back(
    campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ends(self: Follow, table: int, person: Person) -> None:
        change = "UPDATE tables SET status = 'ended' WHERE id = ?"
        await self._context.db.run(lambda db: db.execute(change, (table,)))

    monkeypatch.setattr(Follow, "end", ends)
    guilty, innocent = press(campaign, "Gwen", Verb.UNFOLLOW), press(campaign, "Zoe", Verb.BOARD)
    before = await campaign.store.rows()
    await campaign.batch([innocent, guilty])
    (found,) = campaign.report.findings.values()
    assert found.what == "change: tables.status"
    assert found.first == guilty
    assert (await campaign.store.rows())["tables"] == before["tables"]


async def test_a_failure_is_found(campaign: Campaign, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(self: Follow, table: int, person: Person) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Follow, "end", fails)
    sent = press(campaign, "Gwen", Verb.UNFOLLOW)
    await campaign.batch([sent])
    (found,) = campaign.report.findings.values()
    assert "exception: failed: ZeroDivisionError" in found.what
    assert found.first == sent


async def test_a_public_message_that_calls_somebody_is_found(
    campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def shouts(self: Visit, page: Page) -> None:
        user = self.interaction.user.id
        said = self.interaction.response.send_message
        await said(f"<@{user}>", allowed_mentions=calling(user))

    monkeypatch.setattr(Visit, "show", shouts)
    await campaign.batch([press(campaign, "Gwen", Verb.SEATS)])
    assert set(campaign.report.findings) == {"mention", "public"}


async def test_a_hand_that_shows_is_found_in_another_world(
    campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = Show.text

    async def everything(self: Show, table: int, person: Person) -> Seen:
        chair = (await self.table(table)).chairs[0]
        return await text(self, table, Person(chair.user, chair.name, "en"))

    gwen = campaign.scene.harbor.person("Gwen")
    pages = [press(campaign, "Gwen", Verb.TEXT, page) for page in (0, 99)]
    await campaign.compare(gwen, pages)
    assert campaign.report.findings == {}
    monkeypatch.setattr(Show, "text", everything)
    await campaign.compare(gwen, pages)
    assert set(campaign.report.findings) == {"leak: two worlds"}


async def test_a_page_of_a_hidden_table_is_found(
    campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = press(campaign, "Gwen", Verb.TEXT, 0, table=f"{QUAY}/den")
    table = campaign.scene.tables[f"{QUAY}/den"]

    async def tells(self: Visit, text: str, **more: Any) -> None:
        chairs = (await self.sessions.show.table(table)).chairs
        await self.interaction.response.send_message(chairs[0].name, ephemeral=True)

    monkeypatch.setattr(Visit, "show", tells)
    monkeypatch.setattr(Visit, "update", tells)
    await campaign.batch([sent])
    assert "leak: a name of a hidden channel" in campaign.report.findings


async def test_what_was_never_tried_is_found(campaign: Campaign) -> None:
    await campaign.batch([press(campaign, "Gwen", Verb.BOARD)])
    campaign.check_coverage()
    assert "never tried: /game new" in campaign.report.findings
    assert "never tried: SIT" in campaign.report.findings
    assert "never tried: BOARD" not in campaign.report.findings
