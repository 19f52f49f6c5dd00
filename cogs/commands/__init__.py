"""Slash commands, their names in every language, and what they suggest."""
