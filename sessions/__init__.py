"""The per-channel game session: every use case, free of Discord."""
