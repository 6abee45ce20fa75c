### The small crew, The Thing for 1 to 3 players, on the web.

web-small-dice = Dados
# $name is a Character.
web-small-dice-of = Los dados de { $name }
# On buttons beside a die, short. $source is what allows it, $die the side that it is turned to.
web-small-die-cancel = Anular
web-small-die-reroll = Repetir: { $source }
web-small-die-set = Girar: { $die }
# Which person leads a Character; $name is that person.
web-small-run-by = llevado por { $name }
# Beside the Character whom the choice is about.
web-small-decides = decide ahora
# Explains the marker on the suspicion track.
web-small-threat = marcador de amenaza: el disco que se encuentra con él se vuelve Alienígena
web-small-aboard = A bordo
web-small-not-aboard = Fuera
web-small-chain = Qué fue de cada cual
web-small-sign-threat = encuentro con la amenaza
web-small-sign-dog = atrapado por un perro alienígena
# At the end: turned into an alien, though its Role card says something else. $role is one of thing-role-*.
web-small-turned = Alienígena · carta: { $role }

# The phases in a word or two
web-small-ribbon-weather = { web-thing-ribbon-weather }
web-small-ribbon-upkeep = { web-thing-ribbon-upkeep }
web-small-ribbon-move = Movi{-shy}miento
web-small-ribbon-aliens = { web-thing-ribbon-planning }
web-small-ribbon-actions = Acciones
web-small-ribbon-rec_room = { web-thing-ribbon-rec_room }
web-small-ribbon-tests = { web-thing-ribbon-tests }
web-small-ribbon-food = { web-thing-ribbon-food }
web-small-ribbon-dogs = { web-thing-ribbon-dogs }
