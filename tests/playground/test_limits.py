"""Every documented limit of a message, refused with Discord's code and the field it names."""

from typing import Any

import pytest

from playground.world import World
from tests.playground.caller import Caller, Reply

V2 = 1 << 15
JsonObject = dict[str, Any]


def row(*parts: JsonObject) -> JsonObject:
    """An action row."""
    return {"type": 1, "components": list(parts)}


def button(**changes: Any) -> JsonObject:
    """A legal button, then changed."""
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **changes}


def option(number: int, **changes: Any) -> JsonObject:
    """A legal option, then changed."""
    return {"label": f"Option {number}", "value": str(number), **changes}


def select(*options: JsonObject, **changes: Any) -> JsonObject:
    """A legal menu, then changed."""
    return {"type": 3, "custom_id": "menu", "options": list(options or [option(1)]), **changes}


def text(content: str = "words") -> JsonObject:
    """A text display."""
    return {"type": 10, "content": content}


def gallery(**changes: Any) -> JsonObject:
    """A gallery with one picture from elsewhere."""
    media = {"media": {"url": "https://example.org/a.png"}, **changes}
    return {"type": 12, "items": [media]}


def classic(*parts: JsonObject) -> JsonObject:
    """A message with old-style components."""
    return {"content": "words", "components": list(parts)}


def v2(*parts: JsonObject, **more: Any) -> JsonObject:
    """A message of components alone."""
    return {"flags": V2, "components": list(parts), **more}


def embed(**fields: Any) -> JsonObject:
    """A message with one embed."""
    return {"embeds": [fields]}


MISTAKES: dict[str, tuple[JsonObject, str]] = {
    "content": ({"content": "x" * 2001}, "content"),
    "nonce": ({"content": "x", "nonce": "n" * 26}, "nonce"),
    "eleven embeds": ({"embeds": [{"title": "t"}] * 11}, "embeds"),
    "embed title": (embed(title="t" * 257), "embeds.0.title"),
    "embed description": (embed(description="d" * 4097), "embeds.0.description"),
    "embed footer": (embed(footer={"text": "f" * 2049}), "embeds.0.footer.text"),
    "embed author": (embed(author={"name": "a" * 257}), "embeds.0.author.name"),
    "embed fields": (embed(fields=[{"name": "n", "value": "v"}] * 26), "embeds.0.fields"),
    "embed field name": (embed(fields=[{"name": "n" * 257, "value": "v"}]), "fields.0.name"),
    "embed field value": (embed(fields=[{"name": "n", "value": "v" * 1025}]), "fields.0.value"),
    "empty embed field": (embed(fields=[{"name": "n", "value": ""}]), "fields.0.value"),
    "embeds together": ({"embeds": [{"description": "d" * 3001}] * 2}, "embeds"),
    "six rows": (classic(*[row(button(custom_id=str(n))) for n in range(6)]), "components"),
    "six buttons": (classic(row(*[button(custom_id=str(n)) for n in range(6)])), "components.0"),
    "empty row": (classic(row()), "components.0.components"),
    "select beside button": (classic(row(select(), button())), "components.0.components"),
    "button label": (classic(row(button(label="l" * 81))), "label"),
    "button without label": (classic(row(button(label=None))), "components.0.components.0"),
    "button without id": (classic(row(button(custom_id=None))), "custom_id"),
    "button id empty": (classic(row(button(custom_id=""))), "custom_id"),
    "button id long": (classic(row(button(custom_id="i" * 101))), "custom_id"),
    "button style": (classic(row(button(style=9))), "style"),
    "button url": (classic(row(button(style=5, url="https://a.org/" + "u" * 512))), "url"),
    "link with id": (classic(row(button(style=5, url="https://a.org"))), "components.0"),
    "same id twice": (classic(row(button(), button())), "components.0.components.1.custom_id"),
    "26 options": (classic(row(select(*[option(n) for n in range(26)]))), "options"),
    "no options": (classic(row({**select(), "options": []})), "options"),
    "option label": (classic(row(select(option(1, label="l" * 101)))), "options.0.label"),
    "option value": (classic(row(select(option(1, value="v" * 101)))), "options.0.value"),
    "option description": (classic(row(select(option(1, description="d" * 101)))), "description"),
    "same value twice": (classic(row(select(option(1), option(1)))), "options.1.value"),
    "placeholder": (classic(row(select(placeholder="p" * 151))), "placeholder"),
    "max over options": (classic(row(select(max_values=2))), "max_values"),
    "min over max": (classic(row(select(option(1), option(2), min_values=2))), "min_values"),
    "two defaults": (
        classic(row(select(option(1, default=True), option(2, default=True)))),
        "options",
    ),
    "text display in classic": (classic(text()), "components.0.type"),
    "v2 with content": (v2(text(), content="words"), "content"),
    "v2 with embeds": (v2(text(), embeds=[{"title": "t"}]), "embeds"),
    "v2 text empty": (v2(text("")), "components.0.content"),
    "v2 text in all": (v2(text("t" * 2001), text("t" * 2000)), "components"),
    "v2 41 components": (v2(*[text(str(n)) for n in range(41)]), "components"),
    "v2 41 nested": (
        v2({"type": 17, "components": [row(button(custom_id=str(n))) for n in range(21)]}),
        "components",
    ),
    "v2 bare button": (v2(button()), "components.0.type"),
    "container in container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "components.0.components.0.type",
    ),
    "accent colour": (v2({"type": 17, "accent_color": 1 << 24, "components": [text()]}), "accent"),
    "empty gallery": (v2({"type": 12, "items": []}), "items"),
    "eleven pictures": (v2({"type": 12, "items": gallery()["items"] * 11}), "items"),
    "alt text": (v2(gallery(description="a" * 1025)), "description"),
    "picture scheme": (v2(gallery(media={"url": "ftp://a.org"})), "media.url"),
    "picture not uploaded": (v2(gallery(media={"url": "attachment://gone.png"})), "media"),
    "embed not uploaded": (embed(image={"url": "attachment://gone.png"}), "image.url"),
    "section of four": (
        v2({"type": 9, "components": [text()] * 4, "accessory": button()}),
        "components",
    ),
    "section alone": (v2({"type": 9, "components": [text()]}), "accessory"),
    "file by web address": (v2({"type": 13, "file": {"url": "https://a.org/a"}}), "file.url"),
    "mentions both ways": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
    ),
    "attachment unknown": ({"content": "x", "attachments": [{"id": 3}]}, "attachments.0.id"),
    "reply to nothing": ({"content": "x", "message_reference": {"message_id": "5"}}, "message_ref"),
}


def field_paths(tree: JsonObject, path: str = "") -> list[str]:
    """The dotted paths of all faults in an error tree."""
    found: list[str] = []
    for key, branch in tree.items():
        found += [path] if key == "_errors" else field_paths(branch, f"{path}.{key}".lstrip("."))
    return found


@pytest.mark.parametrize("name", MISTAKES)
async def test_wrong_message_is_refused(world: World, call: Caller, name: str) -> None:
    body, field = MISTAKES[name]
    reply = await call("POST", f"/channels/{world.channel('tables').id}/messages", body)
    assert (reply.status, reply.code) == (400, 50035)
    assert any(field in path for path in field_paths(reply.body["errors"])), reply.body
    assert world.person("Ada").visible("tables") == []
    assert any(complaint.source.value == "limits" for complaint in world.complaints)


FULL: dict[str, JsonObject] = {
    "content": {"content": "x" * 2000},
    "embeds": {"embeds": [{"description": "d" * 4096}, {"description": "d" * 1904}]},
    "buttons": classic(
        *[row(*[button(custom_id=f"{r}-{n}", label="l" * 80) for n in range(5)]) for r in range(5)]
    ),
    "menu": classic(row(select(*[option(n, label="l" * 100) for n in range(25)], max_values=25))),
    "v2": v2(*[text("t" * 100) for n in range(40)]),
    "alt text": v2(gallery(description="a" * 1024)),
    "id": classic(row(button(custom_id="i" * 100))),
    "section": v2({"type": 9, "components": [text()] * 3, "accessory": button()}),
    "emoji only": classic(row(button(label=None, emoji={"name": "⚓"}))),
}


@pytest.mark.parametrize("name", FULL)
async def test_message_at_the_limit_is_taken(world: World, call: Caller, name: str) -> None:
    reply = await call("POST", f"/channels/{world.channel('tables').id}/messages", FULL[name])
    assert reply.status == 200, reply.body
    assert world.complaints == []


@pytest.mark.parametrize(
    "body", [{}, {"content": "   "}, {"components": [row(button())]}, {"flags": V2}]
)
async def test_empty_message(world: World, call: Caller, body: JsonObject) -> None:
    reply = await call("POST", f"/channels/{world.channel('tables').id}/messages", body)
    assert (reply.status, reply.code) == (400, 50006)


async def _send(
    world: World, call: Caller, files: dict[str, bytes], listed: list[JsonObject], **body: Any
) -> Reply:
    path = f"/channels/{world.channel('tables').id}/messages"
    return await call("POST", path, {"attachments": listed, **body}, files)


async def test_files_are_limited_in_size_number_and_name(world: World, call: Caller) -> None:
    big = b"x" * (world.settings.file_size_limit + 1)
    assert (await _send(world, call, {"a.bin": big}, [])).code == 40005
    eleven = {f"{n}.txt": b"x" for n in range(11)}
    assert (await _send(world, call, eleven, [])).code == 50035
    long_text = [{"id": 0, "description": "d" * 1025}]
    assert (await _send(world, call, {"a.txt": b"x"}, long_text)).code == 50035
    same_name = await _send(world, call, {"a b.txt": b"x", "a_b.txt": b"y"}, [])
    assert same_name.code == 50035


async def test_file_names_are_made_safe(world: World, call: Caller) -> None:
    reply = await _send(world, call, {"my board (1).png": b"not a picture"}, [{"id": 0}])
    (attachment,) = reply.body["attachments"]
    assert attachment["filename"] == "my_board_1_.png"
    assert "width" not in attachment


async def test_used_files_do_not_show_as_attachments(world: World, call: Caller) -> None:
    shown = gallery(media={"url": "attachment://a.png"})
    reply = await _send(world, call, {"a.png": b"x", "b.png": b"y"}, [], **v2(shown))
    assert [a["filename"] for a in reply.body["attachments"]] == ["b.png"]
    url = reply.body["components"][0]["items"][0]["media"]["url"]
    assert url.startswith(world.base_url + "/cdn/attachments/")


async def test_embed_picture_from_upload(world: World, call: Caller) -> None:
    body = embed(title="Board", image={"url": "attachment://a.png"})
    reply = await _send(world, call, {"a.png": b"x"}, [], **body)
    assert reply.body["attachments"] == []
    assert reply.body["embeds"][0]["image"]["url"].endswith("/a.png")


async def test_edit_appends_files_unless_told_what_to_keep(world: World, call: Caller) -> None:
    sent = await _send(world, call, {"a.txt": b"a", "b.txt": b"b"}, [], content="x")
    path = f"/channels/{sent.body['channel_id']}/messages/{sent.body['id']}"
    more = await call("PATCH", path, {"content": "y"}, {"c.txt": b"c"})
    assert [a["filename"] for a in more.body["attachments"]] == ["a.txt", "b.txt", "c.txt"]
    keep = [{"id": more.body["attachments"][1]["id"]}]
    less = await call("PATCH", path, {"attachments": keep})
    assert [a["filename"] for a in less.body["attachments"]] == ["b.txt"]


async def test_v2_is_turned_on_only_over_an_empty_message_and_never_off(
    world: World, call: Caller
) -> None:
    path = f"/channels/{world.channel('tables').id}/messages"
    sent = await call("POST", path, {"content": "old"})
    one = f"{path}/{sent.body['id']}"
    assert (await call("PATCH", one, v2(text()))).code == 50035
    turned = await call("PATCH", one, {**v2(text()), "content": None})
    assert turned.body["flags"] & V2
    assert (await call("PATCH", one, {"flags": 0, "content": "words"})).code == 50035
    assert (await call("PATCH", one, {"components": []})).code == 50006


async def test_mentions_follow_what_is_allowed(world: World, call: Caller) -> None:
    path = f"/channels/{world.channel('tables').id}/messages"
    ada, dan = world.user("Ada").id, world.user("Dan").id
    words = f"<@{ada}> <@{dan}> @everyone"
    named = {"content": words, "allowed_mentions": {"parse": [], "users": [str(ada)]}}
    reply = await call("POST", path, named)
    assert [user["id"] for user in reply.body["mentions"]] == [str(ada)]
    assert reply.body["mention_everyone"] is False
    nobody = v2(text(words), allowed_mentions={"parse": []})
    assert (await call("POST", path, nobody)).body["mentions"] == []
