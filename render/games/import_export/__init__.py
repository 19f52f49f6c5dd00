"""Import / Export in pictures."""
