### The small crew, The Thing for 1 to 3 players, on the web.

web-small-dice = Dadi
# $name is a Character.
web-small-dice-of = I dadi di { $name }
# Which person leads a Character; $name is that person.
web-small-run-by = guidato da { $name }
# Beside the Character whom the choice is about.
web-small-decides = decide ora
# Explains the marker on the suspicion track.
web-small-threat = segnalino Minaccia Aliena: il disco che lo incontra diventa un alieno
web-small-aboard = A bordo
web-small-not-aboard = Non a bordo
