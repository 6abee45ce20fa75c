### The small crew, The Thing for 1 to 3 players, on the web.

web-small-dice = Dados
# $name is a Character.
web-small-dice-of = Los dados de { $name }
# Which person leads a Character; $name is that person.
web-small-run-by = llevado por { $name }
# Beside the Character whom the choice is about.
web-small-decides = decide ahora
# Explains the marker on the suspicion track.
web-small-threat = marcador de amenaza: el disco que se encuentra con él se vuelve alienígena
web-small-aboard = A bordo
web-small-not-aboard = Fuera
