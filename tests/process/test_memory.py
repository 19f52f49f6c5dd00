"""The allocator is asked to be tidy where it can be."""

from __future__ import annotations

import sys

from process.memory import lean


def test_linux_with_glibc_takes_the_settings() -> None:
    assert lean() is (sys.platform == "linux")
