### The small crew, The Thing for 1 to 3 players, on the web.

web-small-dice = Dés
# $name is a Character.
web-small-dice-of = Les dés de { $name }
# On buttons beside a die, short. $source is what allows it, $die the side that it is turned to.
web-small-die-cancel = Annuler
web-small-die-reroll = Relancer : { $source }
web-small-die-set = Tourner : { $die }
# Which person leads a Character; $name is that person.
web-small-run-by = mené par { $name }
# Beside the Character whom the choice is about.
web-small-decides = décide maintenant
# Explains the marker on the suspicion track.
web-small-threat = profil Menace : le disque qui le rencontre devient un Alien
web-small-aboard = À bord
web-small-not-aboard = Pas à bord
web-small-chain = Ce que chacun est devenu
web-small-sign-threat = a rencontré le profil Menace
web-small-sign-dog = pris par un Chien alien
# At the end: turned into an alien, though its Role card says something else. $role is one of thing-role-*.
web-small-turned = Alien · carte Rôle : { $role }

# The phases in a word or two
web-small-ribbon-weather = { web-thing-ribbon-weather }
web-small-ribbon-upkeep = { web-thing-ribbon-upkeep }
web-small-ribbon-move = Dépla{-shy}cement
web-small-ribbon-aliens = { web-thing-ribbon-planning }
web-small-ribbon-actions = Actions
web-small-ribbon-rec_room = { web-thing-ribbon-rec_room }
web-small-ribbon-tests = { web-thing-ribbon-tests }
web-small-ribbon-food = { web-thing-ribbon-food }
web-small-ribbon-dogs = { web-thing-ribbon-dogs }
