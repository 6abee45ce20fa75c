### The small crew, The Thing for 1 to 3 players, on the web.

web-small-dice = Кубики
# $name is a Character.
web-small-dice-of = Кубики: { $name }
# Which person leads a Character; $name is that person.
web-small-run-by = веде { $name }
# Beside the Character whom the choice is about.
web-small-decides = вирішує зараз
# Explains the marker on the suspicion track.
web-small-threat = маркер загрози: диск, що зустрінеться з ним, стає прибульцем
web-small-aboard = На борту
web-small-not-aboard = Не на борту
