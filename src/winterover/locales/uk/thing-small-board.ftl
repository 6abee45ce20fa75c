### The small crew, The Thing for 1 to 3 players, in a terminal: the board, the crew, the dice, the end.


## Before the game

app-small-intro =
    Шестеро персонажів зимують в Антарктиці; до двох із них — прибульці, і ніхто не знає, хто саме. Ви керуєте ними разом: усі перемагають або всі програють.

    Щораунду всі розходяться локаціями; хто когось зустрів, стає підозрілішим. Потім лідер кидає кістки для одного персонажа за іншим: «Активація» і «Ремонт» — це дії, «Саботаж» і «Загроза» шкодять; скасувати кістку коштує одного кроку підозр.

    Диск, що зустрівся з маркером загрози, робить свого персонажа прибульцем, який нападає. Не дайте згаснути котельні й генератору, кличте на допомогу й тікайте.

    На плані велика літера — персонаж, що стоїть, мала — персонаж, що лежить. ♦ собака · *3 прибулець із силою 3 · ▼ маркер загрози · ★ лідер · ▶ вирішує зараз
# Below a drawn floor plan; one line of 80 characters is best.
app-small-legend = Б стоїть, б лежить · ♦ собака · *3 прибулець · ▼ загроза · ▮ паливо · × шкода
# Who decides, where several people share the screen; part of the title.
app-small-decides = вирішує { $name }
# What a statement is about.
app-talk-character = Який персонаж?
# What kind of companion a bot is, after its name.
app-small-bot-heuristic = heuristic: дбає про станцію й шукає шлях до втечі
# What an edition does otherwise in this mode; the standard is described as for more players.
app-small-edition-it = Під час утечі відкривають карти ролей: прибулець на борту чи покинута людина — і гру програно. «Дріт» і «Ліхтарик» діють один раз; живлення зникає лише у фазі 2.
app-small-edition-de = Маркер загрози відступає лише у фазі 9; Норріс завжди може перекинути свої кістки; котел ламається відразу; зброя допомагає уникнути й собак та прибульця.
app-small-edition-fr = Маркер загрози, Норріс, котел і зброя — як у німецьких правилах; будь-яка зустріч робить підозрілим; перевірена людина лишається під підозрою; жетони лабораторії можна передавати; «Паливо» та «Інструменти» — лише разом із власною дією.
app-small-edition-uk = Майже як у стандарті; інші персонажі в підпаленій локації лишаються на ногах.


## Phases, where they are not called as in the main game

app-small-phase-weather = { thing-phase-weather }
app-small-phase-upkeep = { thing-phase-upkeep }
app-small-phase-move = Переміщення
app-small-phase-encounters = { thing-phase-encounters }
app-small-phase-aliens = Дії прибульця
app-small-phase-actions = { thing-phase-actions }
app-small-phase-rec_room = { thing-room-rec }
app-small-phase-tests = { thing-phase-tests }
app-small-phase-food = { thing-phase-food }
app-small-phase-dogs = Собаки, лідер, загроза


## What stands for a Character on the board: one capital letter, another for each

app-small-mark-bennings = Б
app-small-mark-clark = К
app-small-mark-windows = В
app-small-mark-macready = М
app-small-mark-garry = Г
app-small-mark-norris = Н
app-small-mark-blair = Д
app-small-mark-nauls = Л


## The state of the base, as parts of one line

# How strong an attack would be as the Characters stand now.
app-small-attack = Сила атаки { $number }
# $roles is like "Garry Human, Clark Human": Role cards that were turned up.
app-small-shown = Побачені карти ролей: { $roles }
# $dice is like "[Use] [Repair] [Threat]".
app-small-dice = Кістки { $dice }
# The suspicion track; a colon and the spaces follow.
app-small-track = Підозри
# $things is like "Garry Firearm, Fuel; Clark Keys".
app-small-things = Речі: { $things }


## The table in words

app-small-words-crew = Екіпаж, гравець — { $name }
app-small-words-threat = маркер загрози на поділці { $space } з { $last }
app-small-words-standing = стоїть
app-small-words-lying = лежить
app-small-words-owns = має: { $things }
app-small-words-role = карта ролі: { $role }
app-small-words-about = питання про цього персонажа


## What a Character can do and what a thing is for, in a few words (best under 55 characters); much is as in the main game

app-small-ability-bennings = { app-thing-ability-bennings }
app-small-ability-clark = Наодинці із собакою з ним нічого не стається
app-small-ability-windows = { app-thing-ability-windows }
app-small-ability-macready = { app-thing-ability-macready }
app-small-ability-garry = Може перекинути одну зі своїх кісток
app-small-ability-norris = У темряві може перекинути свої кістки
app-small-ability-blair = { app-thing-ability-blair }
app-small-ability-nauls = { app-thing-ability-nauls }
app-small-hint-flamethrower = { app-thing-hint-flamethrower }
app-small-hint-dynamite = { app-thing-hint-dynamite }
app-small-hint-firearm = Уникнути зіткнення, щоразу
app-small-hint-melee = Уникнути зіткнення, один раз
app-small-hint-fuel = Фішка палива в локацію персонажа, без кістки
app-small-hint-tools = Прибрати пошкодження там, де персонаж, без кістки
app-small-hint-keys = { app-thing-hint-keys }
app-small-hint-wire = { app-thing-hint-wire }
app-small-hint-flashlight = У темряві: перекинути кістки персонажа
app-small-hint-blood = Перевірка А: найпідозріліший показує карту ролі
app-small-hint-failure = Ні на що не годиться


## News

# $steps is like "Clark 3, Garry 2": the spaces on which the discs are now.
app-small-steps = Підозри: { $steps }.


## Choices that lead to more choices

app-small-group-reroll = Перекинути кістку …
app-small-group-set = Повернути кістку зі спальні …
# $die is the face that it shows.
app-small-group-die = Повернути кістку { $number } ({ $die }) на …
app-small-group-give = { $name } віддає …


## The end

app-small-rounds = { $rounds ->
        [one] Гра тривала { $rounds } раунд.
        [few] Гра тривала { $rounds } раунди.
        [many] Гра тривала { $rounds } раундів.
       *[other] Гра тривала { $rounds } раунду.
    }
app-small-end-character = Персонаж
app-small-end-role = Карта ролі
# Before all of them, in a replay that shows everything.
app-small-roles = Карти ролей
# The two Role cards that nobody was dealt.
app-small-aside = Карти ролей, яких не мав ніхто: { $roles }
app-small-fate-transformed-test = викриття перевіркою в раунді { $round }
app-small-fate-transformed-dog = напад собаки-прибульця в раунді { $round }
app-small-fate-transformed-threat = зустріч із загрозою в раунді { $round }
app-small-fate-assimilated = поглинання в раунді { $round }
app-small-fate-tested = перевірка в раунді { $round }
app-small-fate-escape_began = початок утечі в раунді { $round }
app-small-fate-taken_aboard = на борту в раунді { $round }
app-small-fate-left = наприкінці ще на місці
