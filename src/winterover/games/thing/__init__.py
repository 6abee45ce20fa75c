"""The Thing: the polar-base board game for 4-8 players."""
