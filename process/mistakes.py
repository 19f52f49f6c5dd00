"""What an operator can set wrong."""

from __future__ import annotations

from engine.core.errors import Refused


class BadSettings(Refused):
    """One setting that cannot be used; the message says how to set it right."""
