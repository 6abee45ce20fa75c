### The small crew, The Thing for 1 to 3 players, on the web.

web-small-dice = Dadi
# $name is a Character.
web-small-dice-of = I dadi di { $name }
# On buttons beside a die, short. $source is what allows it, $die the side that it is turned to.
web-small-die-cancel = Annulla
web-small-die-reroll = Ritira: { $source }
web-small-die-set = Gira: { $die }
# Which person leads a Character; $name is that person.
web-small-run-by = guidato da { $name }
# Beside the Character whom the choice is about.
web-small-decides = decide ora
# Explains the marker on the suspicion track.
web-small-threat = segnalino Minaccia Aliena: il disco che lo incontra diventa un Alieno
web-small-aboard = A bordo
web-small-not-aboard = Non a bordo
web-small-chain = Che cosa è successo a ciascuno
web-small-sign-threat = incontro con la Minaccia Aliena
web-small-sign-dog = preso da un Cane Alieno
# At the end: turned into an alien, though its Role card says something else. $role is one of thing-role-*.
web-small-turned = Alieno · carta Ruolo: { $role }

# The phases in a word or two
web-small-ribbon-weather = { web-thing-ribbon-weather }
web-small-ribbon-upkeep = { web-thing-ribbon-upkeep }
web-small-ribbon-move = Movi{-shy}mento
web-small-ribbon-aliens = { web-thing-ribbon-planning }
web-small-ribbon-actions = Azioni
web-small-ribbon-rec_room = { web-thing-ribbon-rec_room }
web-small-ribbon-tests = { web-thing-ribbon-tests }
web-small-ribbon-food = { web-thing-ribbon-food }
web-small-ribbon-dogs = { web-thing-ribbon-dogs }
