"""The server: many tables in one process, each durable, none telling a secret."""
