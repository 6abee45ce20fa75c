"""The phases of a round in the mode for one to three people, in the order of the rulebook."""
