"""/admin export and /admin import: settings from server to server, explained before they count."""

from __future__ import annotations

import json
from typing import Any

import pytest

from playground.models import ChannelType
from playground.seen import SeenMessage
from playground.uploads import Upload
from sessions.house import AS_IT_COMES, ServerSettings
from tests.e2e.harbor import HERE, Harbor
from tests.e2e.office import ADMIN, add_channel, add_role, fill, set_option

THERE = "Il Molo/tavoli"


async def exported(harbor: Harbor, place: str = HERE) -> dict[str, Any]:
    """The file that an admin gets."""
    said = (await harbor.person(ADMIN).slash(place, "admin export")).private[0]
    (attached,) = said.payload["attachments"]
    stored = harbor.world.files.get(int(attached["id"]))
    assert stored is not None
    found: dict[str, Any] = json.loads(stored.data)
    return found


async def sent(harbor: Harbor, content: dict[str, Any] | bytes, place: str = HERE) -> SeenMessage:
    """What the bot says to a file."""
    data = content if isinstance(content, bytes) else json.dumps(content).encode()
    file = Upload("settings.json", data)
    return (await harbor.person(ADMIN).slash(place, "admin import", settings=file)).answer


def known(harbor: Harbor, name: str) -> ServerSettings:
    return harbor.sessions.settings.of(harbor.world.guild(name).id)


async def test_settings_go_to_another_server_with_its_own_channels_and_roles(
    harbor: Harbor,
) -> None:
    quay, molo = harbor.world.guild("The Quay"), harbor.world.guild("Il Molo")
    add_role(quay, "League")
    role = add_role(molo, "League")
    twin = add_channel(harbor, molo, "river", ChannelType.TEXT)
    await harbor.restart()
    await fill(harbor, "people", open_roles=["League"], most_tables="5")
    await fill(harbor, "notices", log_channel=["river"], announce_channel=["notices"])
    await set_option(harbor, 0, 0, "1", locked=True)
    offered = await sent(harbor, await exported(harbor), THERE)
    assert known(harbor, "Il Molo") == AS_IT_COMES, "nothing counts before it is confirmed"
    assert f"<#{twin.id}>" in offered.text
    assert "there is no single channel called “notices” here" in offered.text
    edda = harbor.person(ADMIN)
    await edda.click(offered, label="Do it")
    assert "Changed" in edda.look(offered).text
    there = known(harbor, "Il Molo")
    assert (there.open_roles, there.log_channel) == ((role.id,), twin.id)
    assert (there.most_tables, there.announce_channel) == (5, 0)
    assert there.locked == {"river_of_gold": ("patrons",)}


async def test_what_comes_back_is_what_went(harbor: Harbor) -> None:
    await fill(harbor, "looks", theme="dark", language="Italian")
    file = await exported(harbor)
    said = await sent(harbor, file)
    assert said.text == "Nothing was changed: everything was set like this already."
    assert said.buttons == []


async def test_where_no_place_is_left_tables_stand_anywhere_and_it_is_said(
    harbor: Harbor,
) -> None:
    threads = "Each table in a thread of its own"
    await fill(harbor, "places", places=threads, threads_in=["river"])
    await fill(harbor, "looks", theme="dark")
    offered = await sent(harbor, await exported(harbor), THERE)
    assert "so tables may stand in any channel" in offered.text
    await harbor.person(ADMIN).click(offered, label="Do it")
    assert known(harbor, "Il Molo") == ServerSettings(theme="dark")


async def test_an_import_can_be_undone(harbor: Harbor) -> None:
    file = await exported(harbor)
    file["settings"]["theme"] = "dark"
    panel = (await harbor.person(ADMIN).click(await sent(harbor, file), label="Do it")).answer
    assert known(harbor, "The Quay").theme == "dark"
    await harbor.person(ADMIN).click(panel, label="Undo the last change")
    assert known(harbor, "The Quay") == AS_IT_COMES


async def test_an_old_offer_changes_nothing(harbor: Harbor) -> None:
    file = await exported(harbor)
    file["settings"]["theme"] = "dark"
    offered = await sent(harbor, file)
    await fill(harbor, "pace", pace="daily")
    said = await harbor.person(ADMIN).click(offered, label="Do it")
    assert said.private[0].text.startswith("The settings, or the file you sent, have changed")
    assert known(harbor, "The Quay").theme == "light"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"settings": {"themes": "dark"}}, "I do not know themes"),
        ({"settings": {"theme": "pink"}}, "cannot be read"),
        ({"settings": {"paces": []}}, "Offer at least one pace."),
        ({"settings": {"games": ["chess"]}}, "not choices of this panel"),
        ({"settings": {"most_tables": -1}}, "not choices of this panel"),
        ({"settings": {"seats": {"river_of_gold": [9]}}}, "not choices of this panel"),
        ({"settings": {"options": {"river_of_gold": {"patrons": 7}}}}, "not choices of this"),
        ({"settings": []}, "cannot be read"),
        ({"kind": "a recipe"}, "no file of settings"),
        ({"format": 2}, "I do not know format 2"),
    ],
    ids=str,
)
async def test_a_file_that_is_wrong_anywhere_is_refused_whole(
    harbor: Harbor, changes: dict[str, Any], why: str
) -> None:
    said = await sent(harbor, await exported(harbor) | changes)
    assert why in said.text
    assert said.buttons == []
    assert known(harbor, "The Quay") == AS_IT_COMES


@pytest.mark.parametrize(
    "data", [b"", b"{", b"\xff\xfe", b"[1]", b"null", b"9" * 70_000, b"[" * 5_000], ids=len
)
async def test_a_file_that_is_no_file_of_ours_is_refused(harbor: Harbor, data: bytes) -> None:
    said = await sent(harbor, data)
    assert "cannot be read" in said.text or "no file of settings" in said.text


async def test_a_file_that_is_too_deep_to_be_read_is_refused(harbor: Harbor) -> None:
    file = json.dumps(await exported(harbor) | {"settings": {"theme": "DEEP"}})
    deep = "[" * 5_000 + "]" * 5_000
    said = await sent(harbor, file.replace('"DEEP"', deep).encode())
    assert "cannot be read" in said.text
    assert known(harbor, "The Quay") == AS_IT_COMES
