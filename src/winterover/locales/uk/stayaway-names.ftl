### Stay Away!: the names of its things

stayaway = Stay Away!

## Cards, in the order of the deck

# On a phone a card is narrow: `.short` is the name with the places where a word may be parted.
-shy = {"\u00AD"}

stayaway-card-the_thing = Істота
stayaway-card-infected = Заражено!
    .short = За{-shy}ра{-shy}же{-shy}но!
stayaway-card-flamethrower = Вогнемет
    .short = Вог{-shy}не{-shy}мет
stayaway-card-analysis = Аналіз
stayaway-card-axe = Сокира
stayaway-card-suspicion = Підозра
    .short = Пі{-shy}доз{-shy}ра
stayaway-card-whisky = Віскі
stayaway-card-determination = Рішучість
    .short = Рі{-shy}шу{-shy}чість
stayaway-card-watch_your_back = Бережи спину
stayaway-card-change_places = Міняймося місцями!
    .short = Мі{-shy}няй{-shy}мо{-shy}ся міс{-shy}ця{-shy}ми!
stayaway-card-better_run = Краще тікай!
stayaway-card-seduction = Спокуса
    .short = Спо{-shy}ку{-shy}са
stayaway-card-scary = Страшно
    .short = Страш{-shy}но
stayaway-card-im_fine_here = Мені й тут добре
    .short = Мені й тут добре
stayaway-card-no_thanks = Ні, дякую!
stayaway-card-missed = Промах!
    .short = Про{-shy}мах!
stayaway-card-no_barbecue = Жодних шашликів!
    .short = Жод{-shy}них шаш{-shy}ли{-shy}ків!
stayaway-card-quarantine = Карантин
    .short = Ка{-shy}ран{-shy}тин
stayaway-card-locked_door = Забиті двері
    .short = За{-shy}би{-shy}ті двері
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
