"""The contract of a game and what every game stands on; pure of I/O, standard library only."""
