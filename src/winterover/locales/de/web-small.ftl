### The small crew, The Thing for 1 to 3 players, on the web.

web-small-dice = Würfel
# $name is a Character.
web-small-dice-of = Die Würfel von { $name }
# Which person leads a Character; $name is that person.
web-small-run-by = geführt von { $name }
# Beside the Character whom the choice is about.
web-small-decides = entscheidet jetzt
# Explains the marker on the suspicion track.
web-small-threat = Bedrohungsmarker: Die Scheibe, die ihn trifft, wird zum Alien
web-small-aboard = An Bord
web-small-not-aboard = Nicht an Bord
