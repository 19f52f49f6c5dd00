"""What is sent without being asked for: the table's message and letters to players."""
