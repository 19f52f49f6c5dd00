"""The rules at a keyboard: what `python -m engine` reads and prints."""
