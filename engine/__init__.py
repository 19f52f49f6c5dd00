"""The rules: pure, without clock, network, database or pictures."""
