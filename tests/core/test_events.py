"""Events: things of the game by type, saved, and read from before they had one."""

from __future__ import annotations

import msgspec
import pytest
from fluent.runtime import FluentResource

from engine.core.codec import upgrade_event
from engine.core.frame import Event
from engine.core.words import Arg, Msg, Ref, msg, ref
from tests.locales.ftl import strict

FTL = """
mini-paid = { $player } pays { $what } to { $payee } at { $places }, { $n } in all. { $note }
mini-lot = { $n } × { $good }
mini-good-rice = rice
mini-good-silk = silk
mini-trade-rice_silk = rice for silk
mini-place-gate = the gate
mini-place-quay = the quay
"""
FIRST_FORMAT = {
    "key": "mini-paid",
    "args": {
        "what": {"key": "mini-lot", "args": {"n": 2, "good": "good:rice"}},
        "payee": "seat:1",
        "places": [
            {"key": "mini-lot", "args": {"n": 1, "good": "place:gate"}},
            {"key": "mini-lot", "args": {"n": 3, "good": "trade:rice_silk"}},
        ],
        "n": 7,
        "note": "At noon: or later.",
    },
    "seat": 0,
    "to": [0, 1],
}
SENTENCE = (
    "Ada pays 2 × rice to Ben at 1 × the gate, 3 × rice for silk, 7 in all. At noon: or later."
)


def spoken(event: Event) -> str:
    """An event in words that know these few things."""
    words = strict("en")
    words.bundle.add_resource(FluentResource(FTL))
    return words.tell(event, ("Ada", "Ben"))


def upgraded(raw: object) -> Event:
    """An event of the first format as it is now."""
    return msgspec.json.decode(upgrade_event(msgspec.json.encode(raw)), type=Event)


def test_strings_that_named_things_become_references() -> None:
    assert upgraded(FIRST_FORMAT) == Event(
        "mini-paid",
        {
            "what": msg("mini-lot", n=2, good=ref("good", "rice")),
            "payee": ref("seat", 1),
            "places": (
                msg("mini-lot", n=1, good=ref("place", "gate")),
                msg("mini-lot", n=3, good=ref("trade", "rice_silk")),
            ),
            "n": 7,
            "note": "At noon: or later.",
        },
        seat=0,
        to=(0, 1),
    )


def test_an_upgraded_event_reads_as_it_did() -> None:
    assert spoken(upgraded(FIRST_FORMAT)) == SENTENCE


def test_a_list_of_things_becomes_references_too() -> None:
    raw = {"key": "mini-lot", "args": {"good": ["good:rice", "good:silk"], "n": 1}}
    event = upgraded(raw)
    assert event.args["good"] == (ref("good", "rice"), ref("good", "silk"))
    assert spoken(event) == "1 × rice, silk"


@pytest.mark.parametrize(
    "text", ["rice", "", "Good:rice", "a: b", "good:", ":rice", "9:30", "a:b:c"]
)
def test_other_strings_stay(text: str) -> None:
    assert upgraded({"key": "mini-lot", "args": {"good": text}}).args == {"good": text}


@pytest.mark.parametrize("text", ["good:rice", "trade:rice>silk", "water_tile:e1_port_4"])
def test_every_kind_of_name_is_known(text: str) -> None:
    kind, _, name = text.partition(":")
    assert upgraded({"key": "mini-lot", "args": {"good": text}}).args == {"good": Ref(kind, name)}


def test_an_event_without_anything_stays_so() -> None:
    assert upgraded({"key": "mini-lot"}) == Event("mini-lot")
    bare = upgraded({"key": "mini-lot", "args": {}, "seat": None, "to": None})
    assert bare == Event("mini-lot")


ARGS: list[Arg] = [
    "text",
    "good:rice",
    -3,
    ref("good", "rice"),
    ref("seat", 0),
    msg("mini-lot"),
    msg("mini-lot", n=2, good=ref("good", "rice")),
    msg("mini-lot", good=msg("mini-lot", good=(ref("good", "rice"), msg("mini-lot", n=1)))),
    (),
    (ref("good", "rice"), ref("good", "silk")),
    (msg("mini-lot", n=1), ref("good", "silk")),
]


@pytest.mark.parametrize("arg", ARGS, ids=repr)
def test_every_argument_comes_back_from_a_save_as_what_it_was(arg: Arg) -> None:
    event = Event("mini-paid", {"what": arg}, 1, (0, 1), ("shore:14",))
    saved = msgspec.json.encode(event)
    loaded = msgspec.json.decode(saved, type=Event)
    assert loaded == event
    assert type(loaded.args["what"]) is type(arg)
    assert msgspec.json.encode(loaded) == saved


def test_references_and_messages_are_told_apart_in_a_save() -> None:
    event = Event("k", {"a": ref("good", "rice"), "b": Msg("k2", {})})
    raw = msgspec.json.decode(msgspec.json.encode(event))
    assert raw["args"] == {
        "a": {"is": "ref", "kind": "good", "id": "rice"},
        "b": {"is": "msg", "key": "k2", "args": {}},
    }
    raw["args"]["a"]["is"] = "card"
    with pytest.raises(msgspec.ValidationError, match="card"):
        msgspec.convert(raw, Event)
