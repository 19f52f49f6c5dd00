"""River of Gold in pictures."""
