"""The Thing for one to three people, who run six Characters against the game (rules section 25)."""
