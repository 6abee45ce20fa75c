### The small crew, The Thing for 1 to 3 players, on the web.

web-small-dice = Dés
# $name is a Character.
web-small-dice-of = Les dés de { $name }
# Which person leads a Character; $name is that person.
web-small-run-by = mené par { $name }
# Beside the Character whom the choice is about.
web-small-decides = décide maintenant
# Explains the marker on the suspicion track.
web-small-threat = profil Menace : le disque qui le rencontre devient un alien
web-small-aboard = À bord
web-small-not-aboard = Pas à bord
