"""The bytes of uploaded files, as many as fit."""

from playground.models import StoredFile


class FileStore:
    """Keeps the newest files up to a number of bytes, as links to old ones expire on Discord."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._size = 0
        self._files: dict[int, StoredFile] = {}

    def add(self, file: StoredFile) -> None:
        """Takes a file in; the oldest ones go when there is no room."""
        self._files[file.id] = file
        self._size += len(file.data)
        while self._size > self._capacity and len(self._files) > 1:
            oldest = self._files.pop(next(iter(self._files)))
            self._size -= len(oldest.data)

    def get(self, file_id: int) -> StoredFile | None:
        """The file, if it is still kept."""
        return self._files.get(file_id)
