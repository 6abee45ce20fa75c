"""Stay Away!, the card game for 4-12 players; modules in the order of the rules."""
