"""Between discord.py and us: who did what, where it leads, and how it is answered."""
