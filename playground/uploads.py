"""Files that come with a request, and where a message points at them."""

import io
import mimetypes
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PIL import Image, UnidentifiedImageError

from playground.component_rules import MAX_ALT_TEXT, Kind, walk
from playground.errors import (
    TOO_LARGE,
    ApiError,
    FieldErrors,
    JsonObject,
    refuse_field,
)
from playground.models import StoredFile
from playground.payloads import file_url

if TYPE_CHECKING:
    from playground.world import World

MAX_FILES = 10
SCHEME = "attachment://"
_UNSAFE = re.compile(r"[^A-Za-z0-9_.\-]+")


@dataclass(frozen=True, slots=True)
class Upload:
    """One ``files[n]`` part of a multipart request."""

    filename: str
    data: bytes


def safe_name(filename: str) -> str:
    """The name a file is kept under: letters, digits, dot, dash and underscore."""
    return _UNSAFE.sub("_", filename).strip("._") or "unknown"


class Shelf:
    """The files one message may use: those it keeps and those just uploaded."""

    def __init__(self, world: "World", channel_id: int) -> None:
        self._world = world
        self._channel_id = channel_id
        self.files: list[StoredFile] = []
        self._used: set[int] = set()

    def keep(self, files: Iterable[StoredFile]) -> None:
        """Files that were on the message before."""
        self.files.extend(files)

    def store(self, uploads: dict[int, Upload], listed: list[JsonObject]) -> None:
        """Takes uploads in; ``listed`` is the body's ``attachments`` with alternative texts."""
        self._check(uploads, listed)
        about = {int(entry["id"]): entry for entry in listed}
        for number, upload in sorted(uploads.items()):
            entry = about.get(number, {})
            name = safe_name(str(entry.get("filename") or upload.filename))
            self.files.append(self._stored(name, upload.data, entry.get("description")))
        if len(self.files) > MAX_FILES:
            raise refuse_field("attachments", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer.")

    def _check(self, uploads: dict[int, Upload], listed: list[JsonObject]) -> None:
        if any(len(u.data) > self._world.settings.file_size_limit for u in uploads.values()):
            raise ApiError(TOO_LARGE)
        errors = FieldErrors()
        errors.count("attachments", listed, 0, MAX_FILES)
        known = set(uploads) | {file.id for file in self.files}
        for number, entry in enumerate(listed):
            place = f"attachments.{number}"
            errors.optional_length(f"{place}.description", entry.get("description"), MAX_ALT_TEXT)
            if int(entry.get("id", -1)) not in known:
                message = "There is no file with this id"
                errors.add(f"{place}.id", "ATTACHMENT_NOT_FOUND", message)
        self._check_names(errors, uploads)
        errors.raise_if_any()

    def _check_names(self, errors: FieldErrors, uploads: dict[int, Upload]) -> None:
        """Two files of one name could not be told apart by ``attachment://``."""
        seen: set[str] = set()
        for number, upload in uploads.items():
            name = safe_name(upload.filename)
            if not upload.filename:
                errors.required(f"attachments.{number}.filename")
            elif name in seen:
                message = f"Two files are called {name}"
                errors.add(f"attachments.{number}.filename", "FILENAME_DUPLICATED", message)
            seen.add(name)

    def _stored(self, name: str, data: bytes, description: str | None) -> StoredFile:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        file = StoredFile(self._world.ids.next(), self._channel_id, name, data, kind, description)
        if kind.startswith("image/"):
            file.width, file.height = _size(data)
        self._world.files.add(file)
        return file

    def find(self, url: str, path: str) -> StoredFile:
        """The file an ``attachment://`` address names; it then no longer shows on its own."""
        name = url.removeprefix(SCHEME)
        for file in reversed(self.files):
            if file.filename == name:
                self._used.add(file.id)
                return file
        raise refuse_field(
            path,
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
            f"The referenced attachment was not found: {name}",
        )

    def shown(self) -> list[StoredFile]:
        """What ends up in ``message.attachments``: files no component or embed uses."""
        return [file for file in self.files if file.id not in self._used]

    # -- putting addresses in ---------------------------------------------------------------------

    def place_components(self, components: list[JsonObject]) -> None:
        """Turns ``attachment://`` into real addresses in components, in place."""
        for path, component in walk(components):
            kind = component.get("type")
            if kind == Kind.THUMBNAIL:
                component["media"] = self._media(component["media"], path)
            elif kind == Kind.FILE:
                file = self.find(component["file"]["url"], f"{path}.file")
                component |= {"name": file.filename, "size": len(file.data)}
                component["file"] = self._media(component["file"], path)
            elif kind == Kind.MEDIA_GALLERY:
                for number, item in enumerate(component["items"]):
                    item["media"] = self._media(item["media"], f"{path}.items.{number}.media")

    def _media(self, media: JsonObject, path: str) -> JsonObject:
        url = str(media["url"])
        body: JsonObject = {"id": str(self._world.ids.next()), "url": url, "proxy_url": url}
        if not url.startswith(SCHEME):
            return body | {k: v for k, v in media.items() if k in ("width", "height")}
        file = self.find(url, f"{path}.media")
        address = file_url(self._world, file)
        body |= {"url": address, "proxy_url": address, "attachment_id": str(file.id)}
        body |= {"content_type": file.content_type}
        return body | ({"width": file.width, "height": file.height} if file.width else {})

    def place_embeds(self, embeds: list[JsonObject]) -> None:
        """Turns ``attachment://`` into real addresses in embeds, in place."""
        for number, embed in enumerate(embeds):
            for key in ("image", "thumbnail"):
                url = str((embed.get(key) or {}).get("url", ""))
                if url.startswith(SCHEME):
                    file = self.find(url, f"embeds.{number}.{key}.url")
                    address = file_url(self._world, file)
                    embed[key] = {"url": address, "proxy_url": address}
                    if file.width:
                        embed[key] |= {"width": file.width, "height": file.height}


def uses_uploads(components: list[JsonObject]) -> bool:
    """Whether any component shows a file of this very request."""
    return SCHEME in str(components)


def _size(data: bytes) -> tuple[int | None, int | None]:
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.width, picture.height
    except UnidentifiedImageError:
        return None, None
