"""What the buttons and menus of a table do: lobby, seats, turns, looking, following."""
