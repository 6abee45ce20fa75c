### Stay Away!: the names of its things

stayaway = Stay Away!

## Cards, in the order of the deck

stayaway-card-the_thing = Істота
stayaway-card-infected = Заражено!
stayaway-card-flamethrower = Вогнемет
stayaway-card-analysis = Аналіз
stayaway-card-axe = Сокира
stayaway-card-suspicion = Підозра
stayaway-card-whisky = Віскі
stayaway-card-determination = Рішучість
stayaway-card-watch_your_back = Бережи спину
stayaway-card-change_places = Міняймося місцями!
stayaway-card-better_run = Краще тікай!
stayaway-card-seduction = Спокуса
stayaway-card-scary = Страшно
stayaway-card-im_fine_here = Мені й тут добре
stayaway-card-no_thanks = Ні, дякую!
stayaway-card-missed = Промах!
stayaway-card-no_barbecue = Жодних шашликів!
stayaway-card-quarantine = Карантин
stayaway-card-locked_door = Забиті двері
stayaway-card-rotten_ropes = Гнилі мотузки
stayaway-card-one_two = Раз, два…
stayaway-card-three_four = Три, чотири…
stayaway-card-party = То це тут вечірка?
stayaway-card-get_out = Геть звідси!
stayaway-card-forgetful = Забудькуватість
stayaway-card-round_and_round = По колу
stayaway-card-friends = Може, будемо друзями?
stayaway-card-blind_date = Побачення наосліп
stayaway-card-oops = Йой!
stayaway-card-between_us = Тільки між нами…
stayaway-card-revelations = Одкровення

## Families of cards

stayaway-family-contagion = Зараження
stayaway-family-action = Дія
stayaway-family-defence = Захист
stayaway-family-obstacle = Перешкода
stayaway-family-panic = Паніка

## Backs

stayaway-back-stay_away = Не підходь!
stayaway-back-panic = Паніка

## Roles, as they stand in a sentence: "Я — людина"

stayaway-role-human = людина
stayaway-role-infected = заражений
stayaway-role-thing = Істота
