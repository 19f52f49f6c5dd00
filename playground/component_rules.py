"""What Discord accepts as components of a message: counts, lengths, ids, nesting."""

from collections.abc import Iterator
from enum import IntEnum

from playground.errors import FieldErrors, JsonObject


class Kind(IntEnum):
    """Component types."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(
    {
        Kind.STRING_SELECT,
        Kind.USER_SELECT,
        Kind.ROLE_SELECT,
        Kind.MENTIONABLE_SELECT,
        Kind.CHANNEL_SELECT,
    }
)
IN_CONTAINER = frozenset(
    {
        Kind.ACTION_ROW,
        Kind.SECTION,
        Kind.TEXT_DISPLAY,
        Kind.MEDIA_GALLERY,
        Kind.FILE,
        Kind.SEPARATOR,
    }
)
TOP_LEVEL = IN_CONTAINER | {Kind.CONTAINER}
LINK_STYLE, PREMIUM_STYLE = 5, 6
MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_ALT_TEXT = 1024

Placed = tuple[str, JsonObject]


def children(component: JsonObject, path: str) -> Iterator[Placed]:
    """The components directly inside another, each with its path."""
    for number, child in enumerate(component.get("components") or []):
        yield f"{path}.components.{number}", child
    for key in ("accessory", "component"):
        if component.get(key):
            yield f"{path}.{key}", component[key]


def walk(components: list[JsonObject], path: str = "components") -> Iterator[Placed]:
    """Every component, nested ones included, from the top down."""
    waiting = [(f"{path}.{number}", child) for number, child in enumerate(components)]
    while waiting:
        place, component = waiting.pop(0)
        yield place, component
        waiting[:0] = children(component, place)


def check_components(errors: FieldErrors, components: object, *, v2: bool) -> None:
    """Notes all that is wrong with a message's components."""
    if not errors.count("components", components, 0, MAX_COMPONENTS if v2 else 5):
        return
    assert isinstance(components, list)
    allowed = TOP_LEVEL if v2 else frozenset({Kind.ACTION_ROW})
    for number, component in enumerate(components):
        _expect(errors, f"components.{number}", component, allowed)
    everything = list(walk(components))
    for path, component in everything:
        _check_one(errors, path, component)
    check_custom_ids(errors, everything)
    if v2:
        _check_totals(errors, everything)


def _check_totals(errors: FieldErrors, everything: list[Placed]) -> None:
    if len(everything) > MAX_COMPONENTS:
        errors.add(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The maximum number of total components is {MAX_COMPONENTS}",
        )
    if sum(len(str(c.get("content") or "")) for _, c in everything) > MAX_TEXT:
        errors.add(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total displayable text size exceeds the maximum size of {MAX_TEXT}",
        )


def check_custom_ids(errors: FieldErrors, everything: list[Placed]) -> None:
    """Notes custom ids used twice."""
    seen: set[str] = set()
    for path, component in everything:
        custom_id = component.get("custom_id")
        if custom_id is not None and custom_id in seen:
            errors.add(
                f"{path}.custom_id",
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        seen.add(str(custom_id))


def _expect(
    errors: FieldErrors, path: str, component: JsonObject, allowed: frozenset[Kind]
) -> None:
    errors.choice(f"{path}.type", component.get("type"), tuple(sorted(map(int, allowed))))


def _check_one(errors: FieldErrors, path: str, component: JsonObject) -> None:
    kind = component.get("type")
    if kind == Kind.ACTION_ROW:
        _check_row(errors, path, component)
    elif kind == Kind.BUTTON:
        _check_button(errors, path, component)
    elif kind in SELECTS:
        check_select(errors, path, component)
    elif kind == Kind.SECTION:
        _check_section(errors, path, component)
    elif kind == Kind.TEXT_DISPLAY:
        errors.length(f"{path}.content", component.get("content"), 1, MAX_TEXT)
    elif kind == Kind.THUMBNAIL:
        check_media(errors, path, component)
    elif kind == Kind.MEDIA_GALLERY:
        _check_gallery(errors, path, component)
    elif kind == Kind.CONTAINER:
        _check_container(errors, path, component)
    elif kind == Kind.FILE and not _url(component.get("file")).startswith("attachment://"):
        errors.add(f"{path}.file.url", "URL_TYPE_INVALID_SCHEME", "Only attachment:// is allowed.")


def _check_row(errors: FieldErrors, path: str, row: JsonObject) -> None:
    parts = row.get("components")
    if not errors.count(f"{path}.components", parts, 1, 5):
        return
    assert isinstance(parts, list)
    for number, part in enumerate(parts):
        _expect(errors, f"{path}.components.{number}", part, SELECTS | {Kind.BUTTON})
    if len(parts) > 1 and any(part.get("type") in SELECTS for part in parts):
        errors.add(
            f"{path}.components",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "A select fills an action row on its own",
        )


def _check_button(errors: FieldErrors, path: str, button: JsonObject) -> None:
    style = button.get("style")
    errors.choice(f"{path}.style", style, (1, 2, 3, 4, LINK_STYLE, PREMIUM_STYLE))
    errors.optional_length(f"{path}.label", button.get("label"), 80)
    if style == LINK_STYLE:
        errors.length(f"{path}.url", button.get("url"), 1, 512)
    elif style != PREMIUM_STYLE:
        check_custom_id(errors, path, button)
    if "custom_id" in button and "url" in button:
        errors.add(
            path,
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
            "A custom id and url cannot both be specified",
        )
    if style != PREMIUM_STYLE and not button.get("label") and not button.get("emoji"):
        errors.add(path, "BUTTON_COMPONENT_INVALID", "A label or an emoji must be specified")


def check_custom_id(errors: FieldErrors, path: str, component: JsonObject) -> None:
    """Wants a custom id of 1 to 100 characters."""
    if component.get("custom_id") is None:
        errors.required(f"{path}.custom_id")
    else:
        errors.length(f"{path}.custom_id", component["custom_id"], 1, 100)


def check_select(errors: FieldErrors, path: str, select: JsonObject) -> None:
    """Wants a menu a person can use: options there, bounds that can be met."""
    check_custom_id(errors, path, select)
    errors.optional_length(f"{path}.placeholder", select.get("placeholder"), 150)
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    errors.number(f"{path}.min_values", low, 0, 25)
    errors.number(f"{path}.max_values", high, 1, 25)
    if isinstance(low, int) and isinstance(high, int) and low > high:
        errors.add(f"{path}.min_values", "SELECT_BOUNDS_INVALID", "Min values exceed max values")
    if select.get("type") == Kind.STRING_SELECT:
        check_options(errors, path, select, 1, 25)
        _check_bounds_fit(errors, path, select, high)
    elif isinstance(high, int):
        check_default(errors, path, select, high)


def _check_bounds_fit(errors: FieldErrors, path: str, select: JsonObject, high: object) -> None:
    options = select.get("options")
    if not isinstance(options, list) or not isinstance(high, int):
        return
    if high > len(options):
        message = f"Must be {len(options)} or less, the number of options"
        errors.add(f"{path}.max_values", "SELECT_MAX_VALUES_EXCEEDS_OPTIONS", message)
    check_default(errors, path, select, high)


def check_default(errors: FieldErrors, path: str, holder: JsonObject, high: int) -> None:
    """Wants no more chosen beforehand than may be chosen."""
    options = [o for o in holder.get("options") or () if o.get("default")]
    if len(options) > high or len(holder.get("default_values") or ()) > high:
        errors.add(
            f"{path}.options", "SELECT_DEFAULTS_EXCEED_MAX_VALUES", "Too many default options"
        )


def check_options(errors: FieldErrors, path: str, holder: JsonObject, low: int, high: int) -> None:
    """Wants options of legal length and number with values that differ."""
    options = holder.get("options")
    if not errors.count(f"{path}.options", options, low, high):
        return
    assert isinstance(options, list)
    seen: set[str] = set()
    for number, option in enumerate(options):
        place = f"{path}.options.{number}"
        errors.length(f"{place}.label", option.get("label"), 1, 100)
        errors.length(f"{place}.value", option.get("value"), 1, 100)
        errors.optional_length(f"{place}.description", option.get("description"), 100)
        if option.get("value") in seen:
            errors.add(
                f"{place}.value",
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        seen.add(str(option.get("value")))


def _check_section(errors: FieldErrors, path: str, section: JsonObject) -> None:
    texts = section.get("components")
    if errors.count(f"{path}.components", texts, 1, 3):
        assert isinstance(texts, list)
        for number, text in enumerate(texts):
            _expect(errors, f"{path}.components.{number}", text, frozenset({Kind.TEXT_DISPLAY}))
    if section.get("accessory") is None:
        errors.required(f"{path}.accessory")
    else:
        allowed = frozenset({Kind.BUTTON, Kind.THUMBNAIL})
        _expect(errors, f"{path}.accessory", section["accessory"], allowed)


def _check_gallery(errors: FieldErrors, path: str, gallery: JsonObject) -> None:
    items = gallery.get("items")
    if errors.count(f"{path}.items", items, 1, 10):
        assert isinstance(items, list)
        for number, item in enumerate(items):
            check_media(errors, f"{path}.items.{number}", item)


def check_media(errors: FieldErrors, path: str, item: JsonObject) -> None:
    """Wants an address Discord can show and an alternative text of legal length."""
    errors.optional_length(f"{path}.description", item.get("description"), MAX_ALT_TEXT, low=1)
    if not _url(item.get("media")).startswith(("http://", "https://", "attachment://")):
        errors.add(
            f"{path}.media.url",
            "URL_TYPE_INVALID_SCHEME",
            "Scheme must be one of ('http', 'https', 'attachment').",
        )


def _check_container(errors: FieldErrors, path: str, container: JsonObject) -> None:
    parts = container.get("components")
    if errors.count(f"{path}.components", parts, 1, MAX_COMPONENTS):
        assert isinstance(parts, list)
        for number, part in enumerate(parts):
            _expect(errors, f"{path}.components.{number}", part, IN_CONTAINER)
    if container.get("accent_color") is not None:
        errors.number(f"{path}.accent_color", container["accent_color"], 0, 0xFFFFFF)


def _url(media: object) -> str:
    return str(media.get("url") or "") if isinstance(media, dict) else ""
