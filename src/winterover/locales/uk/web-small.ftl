### The small crew, The Thing for 1 to 3 players, on the web.

web-small-dice = Кістки
# $name is a Character.
web-small-dice-of = Кістки: { $name }
# On buttons beside a die, short. $source is what allows it, $die the side that it is turned to.
web-small-die-cancel = Скасувати
web-small-die-reroll = Ще раз: { $source }
web-small-die-set = Повернути: { $die }
# Which person leads a Character; $name is that person.
web-small-run-by = веде { $name }
# Beside the Character whom the choice is about.
web-small-decides = вирішує зараз
# Explains the marker on the suspicion track.
web-small-threat = маркер загрози: диск, що зустрінеться з ним, стає прибульцем
web-small-aboard = На борту
web-small-not-aboard = Не на борту
web-small-chain = Що з ким сталося
web-small-sign-threat = зустріч із загрозою
web-small-sign-dog = напад собаки-прибульця
# At the end: turned into an alien, though its Role card says something else. $role is one of thing-role-*.
web-small-turned = прибулець · карта: { $role }

# The phases in a word or two
web-small-ribbon-weather = { web-thing-ribbon-weather }
web-small-ribbon-upkeep = { web-thing-ribbon-upkeep }
web-small-ribbon-move = Пере{-shy}мі{-shy}щення
web-small-ribbon-aliens = { web-thing-ribbon-planning }
web-small-ribbon-actions = Дії
web-small-ribbon-rec_room = { web-thing-ribbon-rec_room }
web-small-ribbon-tests = { web-thing-ribbon-tests }
web-small-ribbon-food = { web-thing-ribbon-food }
web-small-ribbon-dogs = { web-thing-ribbon-dogs }
