"""/admin config: all settings in words, changed in forms, undone, written down."""

from __future__ import annotations

import pytest

from cogs.shown.ids import Verb, to
from cogs.shown.settings_forms import FORMS
from playground.component_rules import Kind
from playground.interactions import InteractionType
from playground.offers import NotOffered
from sessions.house import AS_IT_COMES
from tests.e2e.harbor import HERE, Harbor, rest
from tests.e2e.office import ADMIN, fill, settings, submitted


def server(harbor: Harbor) -> int:
    return harbor.world.guild("The Quay").id


async def test_the_panel_tells_everything_as_it_comes(harbor: Harbor) -> None:
    panel = await settings(harbor)
    assert panel.is_private
    for told in (
        "Games: all",
        "in any channel",
        "by direct message",
        "everybody",
        "no limit",
        "friends, on offer: friends, relaxed, daily, brisk, live",
        "daily: 5 days in the bank, 12 hours more each turn, 7 days at most",
        "Away in a year, at most: 30 days",
        "as Discord says",
        "light",
        "nowhere",
    ):
        assert told in panel.text, told
    assert [b.label for b in panel.buttons] == [
        "Games",
        "Places",
        "People",
        "Pace",
        "Looks",
        "Notices",
        "Lobbies",
    ]


async def test_only_those_who_manage_the_server_see_it(harbor: Harbor) -> None:
    ada = harbor.person("Ada")
    with pytest.raises(NotOffered):
        await ada.slash(HERE, "admin config")


async def test_a_form_changes_its_group_and_says_what(harbor: Harbor) -> None:
    panel = await fill(harbor, "looks", language="Italian", theme="dark")
    assert panel.text.startswith(
        "✅ Changed:\n- Language of the tables: Italian\n- Pictures: dark\n"
    )
    known = harbor.sessions.settings.of(server(harbor))
    assert (known.language, known.theme, known.panes) == ("it", "dark", "chosen")


async def test_the_numbers_of_a_pace_are_chosen_from_menus(harbor: Harbor) -> None:
    edda, panel = harbor.person(ADMIN), await settings(harbor)
    daily = next(o.value for o in panel.selects[0].options if o.label == "daily: time in the bank")
    opened = await edda.select(panel, panel.selects[0].custom_id, [daily])
    said = await submitted(edda, opened, bank=["3 days"], cap=["4 days"], increment=["nothing"])
    assert "daily: 3 days in the bank, 0 minutes more each turn, 4 days at most" in said.text
    opened = await edda.select(said, said.selects[0].custom_id, [daily])
    said = await submitted(edda, opened, cap=["2 days"])
    assert said.text.startswith("A clock needs at least 1 minute to begin with")
    known = harbor.sessions.settings.of(server(harbor)).terms["daily"]
    assert (known.bank, known.increment, known.cap, known.off_turn) == (259_200, 0, 345_600, 86_400)


async def test_what_was_set_survives_a_restart(harbor: Harbor) -> None:
    await fill(harbor, "looks", language="Italian")
    await harbor.restart()
    assert harbor.sessions.settings.of(server(harbor)).language == "it"
    assert "Language of the tables: Italian" in (await settings(harbor)).text


async def test_a_form_that_was_open_over_a_restart_is_taken(harbor: Harbor) -> None:
    edda, panel = harbor.person(ADMIN), await settings(harbor)
    opened = await edda.click(panel, label="Looks")
    await harbor.restart()
    assert opened.modal is not None
    await edda.submit(opened.modal, {"theme": "1"})
    assert harbor.sessions.settings.of(server(harbor)).theme == "dark"


async def test_each_change_can_be_undone_one_after_another(harbor: Harbor) -> None:
    await fill(harbor, "looks", theme="dark")
    panel = await fill(harbor, "looks", language="Italian")
    edda = harbor.person(ADMIN)
    panel = (await edda.click(panel, label="Undo the last change")).answer
    assert harbor.sessions.settings.of(server(harbor)).language == "discord"
    assert harbor.sessions.settings.of(server(harbor)).theme == "dark"
    panel = (await edda.click(panel, label="Undo the last change")).answer
    assert harbor.sessions.settings.of(server(harbor)) == AS_IT_COMES
    assert "Undo the last change" not in [b.label for b in panel.buttons]


async def test_an_old_panel_undoes_nothing_new(harbor: Harbor) -> None:
    old = await fill(harbor, "looks", theme="dark")
    await fill(harbor, "looks", language="Italian")
    said = await harbor.person(ADMIN).click(old, label="Undo the last change")
    assert said.private[0].text.startswith("The settings have been changed since.")
    assert harbor.sessions.settings.of(server(harbor)).language == "it"


async def test_choices_that_do_not_go_together_change_nothing(harbor: Harbor) -> None:
    said = await fill(harbor, "places", places="Only in the channels below")
    assert said.text == "Name at least one channel in which tables may stand."
    said = await fill(harbor, "pace", pace="daily", paces=["relaxed"])
    assert "must be one of those on offer" in said.text
    assert harbor.sessions.settings.of(server(harbor)) == AS_IT_COMES


async def test_a_channel_that_the_bot_cannot_use_is_refused_with_what_is_missing(
    harbor: Harbor,
) -> None:
    quay = harbor.world.guild("The Quay")
    river = harbor.world.channel("The Quay/river")
    quay.roles[quay.id].permissions &= ~(1 << 11)
    for role in quay.roles.values():
        role.permissions &= ~(1 << 11) if role.bot_id else -1
    await harbor.restart()
    said = await fill(harbor, "notices", log_channel=["river"])
    assert said.text.startswith(f"In <#{river.id}> I lack: Send Messages.")


async def test_a_channel_that_is_gone_is_not_chosen_beforehand(harbor: Harbor) -> None:
    await fill(harbor, "notices", log_channel=["river"], announce_channel=["tables"])
    harbor.world.remove_channel(harbor.world.channel("The Quay/river"))
    await rest(harbor)
    await fill(harbor, "notices")
    known = harbor.sessions.settings.of(server(harbor))
    assert known.log_channel == 0
    assert known.announce_channel == harbor.world.channel("The Quay/tables").id


async def test_forged_forms_change_nothing(harbor: Harbor) -> None:
    """Whoever manages the server may send what no form of ours offers; others may not send any."""
    edda, panel = harbor.person(ADMIN), await settings(harbor)
    other = harbor.world.channel("Il Molo/tavoli")
    looks, notices = FORMS.index("looks"), FORMS.index("notices")
    forged = [
        (looks, {"language": ["7"], "theme": ["0"], "panes": ["0"], "pictures": ["0"]}),
        (looks, {"language": ["x"], "theme": ["0"], "panes": ["0"], "pictures": ["0"]}),
        (looks, {"language": ["0"]}),
        (notices, {"log_channel": [str(other.id)], "announce_channel": [], "announce_role": []}),
        (notices, {"log_channel": ["1", "2"], "announce_channel": [], "announce_role": []}),
        (99, {}),
    ]
    for number, answers in forged:
        parts = [
            {"type": 18, "id": 1, "component": {"type": 8, "id": 2, "custom_id": k, "values": v}}
            for k, v in answers.items()
        ]
        data = {"custom_id": str(to(Verb.SETTINGS_SAVE, number, 0, 0)), "components": parts}
        channel = harbor.world.channels[panel.channel_id]
        said = await edda.act(InteractionType.MODAL_SUBMIT, channel, data)
        assert len(said.private) == 1, answers
    assert harbor.sessions.settings.of(server(harbor)) == AS_IT_COMES


async def test_others_cannot_press_or_send_what_they_were_not_offered(harbor: Harbor) -> None:
    ada = harbor.person("Ada")
    on = (await ada.slash(HERE, "help")).private[0]
    for verb, numbers in (
        (Verb.SETTINGS, ()),
        (Verb.SETTINGS_GAME, ()),
        (Verb.SETTINGS_FORM, (3, 0)),
        (Verb.SETTINGS_SAVE, (3, 0, 0)),
        (Verb.SETTINGS_UNDO, (1,)),
    ):
        said = await ada.press(on, Kind.BUTTON, str(to(verb, *numbers)))
        assert said.private[0].text == "Only those who manage the server may do that."
    await rest(harbor)
    assert harbor.sessions.settings.of(server(harbor)) == AS_IT_COMES
