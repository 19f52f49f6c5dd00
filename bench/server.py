"""What a PostgreSQL server costs beside a file: an answer, a transaction, and questions asked of many tables."""
