"""Bytes that are much like others kept beside them, so that only what differs is kept."""

from __future__ import annotations

import zlib
from collections.abc import Iterable

_PACKED = b"\x01"  # JSON never begins so: what does not is kept as it is
_BEST, _BARE, _SMALL = 9, -zlib.MAX_WBITS, 5


def packed(each: Iterable[bytes], known: bytes = b"") -> list[bytes]:
    """Each on its own, beside what whoever unpacks it knows."""
    begun = zlib.compressobj(_BEST, zlib.DEFLATED, _BARE, _SMALL, zdict=known)
    return [_packed(begun.copy(), data) for data in each]


def _packed(press: zlib._Compress, data: bytes) -> bytes:
    return _PACKED + press.compress(data) + press.flush()


def unpacked(data: bytes, known: bytes = b"") -> bytes:
    """What was packed beside the same, or anything that never was."""
    if data[:1] != _PACKED:
        return data
    return zlib.decompressobj(_BARE, zdict=known).decompress(data[1:])


def is_packed(data: bytes) -> bool:
    """Whether it has to be unpacked."""
    return data[:1] == _PACKED
