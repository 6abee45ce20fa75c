"""The phases of a round, one module each, in the order of the rulebook (rules section 3)."""
