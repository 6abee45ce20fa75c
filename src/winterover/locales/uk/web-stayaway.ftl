### Stay Away! on the web: the ring, the hand, the end.


## The turn

web-stayaway-steps = Кроки ходу
web-stayaway-step-draw = Добір
web-stayaway-step-play = Розіграти або скинути
web-stayaway-step-exchange = Обмін
web-stayaway-exchange-with = Обмін: { $name }


## The ring

# $direction is one of stayaway-direction-*.
web-stayaway-ring = Гравців у колі: { $count }; гра йде { $direction }
# Said of a seat that has chosen in secret while others still think.
web-stayaway-chosen = вибір зроблено
# Names follow.
web-stayaway-out = Поза грою:
web-stayaway-shown = { $count ->
        [one] { $count } руку показано всім
        [few] { $count } руки показано всім
        [many] { $count } рук показано всім
       *[other] { $count } руки показано всім
    }


## The hand

web-stayaway-card-rule = Правила карти «{ $card }»
# Read out in place of a covered card.
web-stayaway-card-covered = Карта { $number }, закрита. Натисни, щоб глянути на свої карти.
# What this seat alone saw, gave and got in the last turns.
web-stayaway-lately = Нещодавно дізнано
web-stayaway-lately-nothing = Поки нічого.
# Cards beside the hand, one of which is kept.
web-stayaway-drawn = Добрані, на вибір


## The end

web-stayaway-won-humans = Перемагають люди
web-stayaway-won-thing = Перемагає Істота
web-stayaway-chain = Як воно поширювалося
web-stayaway-last-hand = Остання рука
# What somebody was from the beginning or to the end, in a list of what became of them.
web-stayaway-fate-human = людина до самого кінця
web-stayaway-fate-thing = Істота від самого початку
