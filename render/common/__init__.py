"""What the pictures of all games have in common: made from views, questions and events."""
