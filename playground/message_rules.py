"""What Discord accepts as a message: text, embeds, mentions, and what goes with components."""

from playground.component_rules import check_components
from playground.errors import FieldErrors, JsonObject

MAX_CONTENT = 2000
MAX_EMBEDS = 10
MAX_EMBED_TOTAL = 6000
MAX_NONCE = 25

_EMBED_TEXTS = {"title": 256, "description": 4096}


def check_message(body: JsonObject, *, v2: bool) -> None:
    """Refuses a message body, new or edited, that Discord would refuse."""
    errors = FieldErrors()
    if body.get("content") is not None:
        errors.length("content", body["content"], 0, MAX_CONTENT)
    if body.get("embeds") is not None:
        _check_embeds(errors, body["embeds"])
    if body.get("components") is not None:
        check_components(errors, body["components"], v2=v2)
    if body.get("nonce") is not None:
        errors.length("nonce", str(body["nonce"]), 0, MAX_NONCE)
    _check_mentions(errors, body.get("allowed_mentions") or {})
    if v2:
        _check_no_legacy(errors, body)
    errors.raise_if_any()


def _check_no_legacy(errors: FieldErrors, body: JsonObject) -> None:
    """A Components V2 message says everything by components."""
    for name in ("content", "embeds", "sticker_ids", "poll"):
        if body.get(name):
            errors.add(
                name,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _check_embeds(errors: FieldErrors, embeds: object) -> None:
    if not errors.count("embeds", embeds, 0, MAX_EMBEDS):
        return
    assert isinstance(embeds, list)
    for number, embed in enumerate(embeds):
        _check_embed(errors, f"embeds.{number}", embed)
    if sum(map(embed_size, embeds)) > MAX_EMBED_TOTAL:
        message = f"Embed size exceeds maximum size of {MAX_EMBED_TOTAL}"
        errors.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", message)


def _check_embed(errors: FieldErrors, path: str, embed: JsonObject) -> None:
    for name, limit in _EMBED_TEXTS.items():
        errors.optional_length(f"{path}.{name}", embed.get(name), limit)
    footer, author = embed.get("footer") or {}, embed.get("author") or {}
    errors.optional_length(f"{path}.footer.text", footer.get("text"), 2048)
    errors.optional_length(f"{path}.author.name", author.get("name"), 256)
    fields = embed.get("fields") or []
    errors.count(f"{path}.fields", fields, 0, 25)
    for number, field in enumerate(fields):
        place = f"{path}.fields.{number}"
        _check_field_text(errors, f"{place}.name", field.get("name"), 256)
        _check_field_text(errors, f"{place}.value", field.get("value"), 1024)


def _check_field_text(errors: FieldErrors, path: str, text: object, limit: int) -> None:
    if not isinstance(text, str) or not text.strip():
        errors.required(path)
    else:
        errors.length(path, text, 1, limit)


def embed_size(embed: JsonObject) -> int:
    """The characters of an embed that count towards the limit of a message."""
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        texts += [field.get("name"), field.get("value")]
    return sum(len(str(text)) for text in texts if text)


def _check_mentions(errors: FieldErrors, allowed: JsonObject) -> None:
    parse = allowed.get("parse") or []
    for kind in ("users", "roles"):
        named = allowed.get(kind) or []
        errors.count(f"allowed_mentions.{kind}", named, 0, 100)
        if kind in parse and named:
            errors.add(
                "allowed_mentions",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )
