### The small crew, The Thing for 1 to 3 players, on the web.

web-small-dice = Würfel
# $name is a Character.
web-small-dice-of = Die Würfel von { $name }
# On buttons beside a die, short. $source is what allows it, $die the side that it is turned to.
web-small-die-cancel = Annullieren
web-small-die-reroll = Neu: { $source }
web-small-die-set = Drehen: { $die }
# Which person leads a Character; $name is that person.
web-small-run-by = geführt von { $name }
# Beside the Character whom the choice is about.
web-small-decides = entscheidet jetzt
# Explains the marker on the suspicion track.
web-small-threat = Bedrohungsmarker: Die Scheibe, die ihn trifft, wird zum Alien
web-small-aboard = An Bord
web-small-not-aboard = Nicht an Bord
web-small-chain = Was aus allen wurde
web-small-sign-threat = auf den Bedrohungsmarker getroffen
web-small-sign-dog = von einem Alien-Hund erwischt
# At the end: turned into an alien, though its Role card says something else. $role is one of thing-role-*.
web-small-turned = Alien · Rollenkarte: { $role }

# The phases in a word or two
web-small-ribbon-weather = { web-thing-ribbon-weather }
web-small-ribbon-upkeep = { web-thing-ribbon-upkeep }
web-small-ribbon-move = Bewe{-shy}gung
web-small-ribbon-aliens = { web-thing-ribbon-planning }
web-small-ribbon-actions = Aktionen
web-small-ribbon-rec_room = { web-thing-ribbon-rec_room }
web-small-ribbon-tests = { web-thing-ribbon-tests }
web-small-ribbon-food = { web-thing-ribbon-food }
web-small-ribbon-dogs = { web-thing-ribbon-dogs }
