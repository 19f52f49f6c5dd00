"""Discord: thin handlers that parse, call a use case and show what came of it."""
