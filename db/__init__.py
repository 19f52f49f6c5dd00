"""SQLite through aiosqlite: connection, migrations, repositories."""
