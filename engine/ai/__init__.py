"""Players that see only a view and the questions put to them."""
