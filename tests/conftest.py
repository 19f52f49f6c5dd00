"""What all test rooms share."""

from __future__ import annotations

import pytest
from hypothesis import settings

# the same examples each time, and no test fails because the machine is busy
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")


def pytest_configure(config: pytest.Config) -> None:
    """Rules are named by marker; `tests.rules_coverage` counts them."""
    config.addinivalue_line("markers", "rule(*ids): the rules of its game that a test proves")
    config.addinivalue_line("markers", "idle(*cards): what is declined here or cannot be used")
