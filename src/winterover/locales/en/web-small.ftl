### The small crew, The Thing for 1 to 3 players, on the web.

web-small-dice = Dice
# $name is a Character.
web-small-dice-of = The dice of { $name }
# Which person leads a Character; $name is that person.
web-small-run-by = run by { $name }
# Beside the Character whom the choice is about.
web-small-decides = decides now
# Explains the marker on the suspicion track.
web-small-threat = threat marker: a disc that meets it turns into an alien
web-small-aboard = Aboard
web-small-not-aboard = Not aboard
