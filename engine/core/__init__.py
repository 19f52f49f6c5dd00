"""The machine that runs any game: matches, questions, frames, chance, undo."""
