### The Thing: the names of its things

thing = Істота

## Rooms; .short fits into 9 characters, here and below

thing-room-armoury = Арсенал
    .short = Арсенал
thing-room-kitchen = Кухня
    .short = Кухня
thing-room-storeroom = Склад
    .short = Склад
thing-room-laboratory = Лабораторія
    .short = Лаборат.
thing-room-boiler = Котельня
    .short = Котельня
thing-room-generator = Генераторна
    .short = Генерат.
thing-room-radio = Радіорубка
    .short = Радіо
thing-room-helicopter = Штатний гвинтокрил
    .short = Гвинтокр.
thing-room-shed = Снігохід
    .short = Снігохід
thing-room-weather = Метеостанція
    .short = Метео
thing-room-kennel = Псарня
    .short = Псарня
thing-room-dormitory = Спальня
    .short = Спальня
thing-room-rec = Кімната відпочинку
    .short = Відпочин.

## Stocks

thing-stock-underground = Підземне сховище
    .short = Сховище
thing-stock-outside = Запас на вулиці
    .short = На вулиці
thing-stock-pantry = Підсобка
    .short = Підсобка

## Action cards

thing-action-use = Активація
    .short = Активація
thing-action-repair = Ремонт
    .short = Ремонт
thing-action-sabotage = Саботаж
    .short = Саботаж

## Weapons

thing-weapon-flamethrower = Вогнемет
    .short = Вогнемет
thing-weapon-dynamite = Динаміт/коктейль Молотова
    .short = Динаміт
thing-weapon-firearm = Вогнепальна зброя
    .short = Вогнепал.
thing-weapon-melee = Холодна зброя
    .short = Холодна

## Items

thing-item-fuel = Паливо
    .short = Паливо
thing-item-tools = Інструменти
    .short = Інструм.
thing-item-keys = Ключі
    .short = Ключі
thing-item-wire = Дріт
    .short = Дріт
thing-item-flashlight = Ліхтарик
    .short = Ліхтарик

## Laboratory tokens

thing-sample-blood = Зразок крові
    .short = Кров
thing-sample-failure = Зіпсований зразок
    .short = Зіпсов.

## Everything that can be held in a hand, by one kind of name

thing-card-use = { thing-action-use }
    .short = { thing-action-use.short }
thing-card-repair = { thing-action-repair }
    .short = { thing-action-repair.short }
thing-card-sabotage = { thing-action-sabotage }
    .short = { thing-action-sabotage.short }
thing-card-flamethrower = { thing-weapon-flamethrower }
    .short = { thing-weapon-flamethrower.short }
thing-card-dynamite = { thing-weapon-dynamite }
    .short = { thing-weapon-dynamite.short }
thing-card-firearm = { thing-weapon-firearm }
    .short = { thing-weapon-firearm.short }
thing-card-melee = { thing-weapon-melee }
    .short = { thing-weapon-melee.short }
thing-card-fuel = { thing-item-fuel }
    .short = { thing-item-fuel.short }
thing-card-tools = { thing-item-tools }
    .short = { thing-item-tools.short }
thing-card-keys = { thing-item-keys }
    .short = { thing-item-keys.short }
thing-card-wire = { thing-item-wire }
    .short = { thing-item-wire.short }
thing-card-flashlight = { thing-item-flashlight }
    .short = { thing-item-flashlight.short }
thing-card-blood = { thing-sample-blood }
    .short = { thing-sample-blood.short }
thing-card-failure = { thing-sample-failure }
    .short = { thing-sample-failure.short }

## Families of cards and tokens

thing-family-action = Дія
thing-family-weapon = Зброя
thing-family-item = Предмет
thing-family-sample = Жетон лабораторії

## Backs: what is seen of a thing that lies face down

thing-back-weapon = карта зброї
thing-back-item = карта предмета
thing-back-sample = жетон лабораторії
thing-backs-weapon = { $count ->
        [one] { $count } карта зброї
        [few] { $count } карти зброї
        [many] { $count } карт зброї
       *[other] { $count } карти зброї
    }
thing-backs-item = { $count ->
        [one] { $count } карта предмета
        [few] { $count } карти предметів
        [many] { $count } карт предметів
       *[other] { $count } карти предметів
    }
thing-backs-sample = { $count ->
        [one] { $count } жетон лабораторії
        [few] { $count } жетони лабораторії
        [many] { $count } жетонів лабораторії
       *[other] { $count } жетона лабораторії
    }

## Infection tokens

thing-token-human = Людина
thing-token-alien = Прибулець

## Dog tokens

thing-dog-healthy = Собака
thing-dog-alien = Собака-прибулець

## Weather

thing-face-sun = Ясно
thing-face-cloudy = Хмарно
thing-face-snow = Сніг
thing-face-storm = Буря

## Characters

thing-character-bennings = Беннінгз
thing-character-clark = Кларк
thing-character-windows = Віндовз
thing-character-macready = Макріді
thing-character-garry = Гаррі
thing-character-norris = Норріс
thing-character-blair = Доктор Блер
thing-character-nauls = Нолз

## Roles, as they stand in a sentence: "Я — людина"

thing-role-human = людина
thing-role-alien = прибулець

## Where a player stands

thing-status-character = Персонаж
thing-status-revealed = Викритий прибулець
thing-status-eliminated = Поза грою

## Means of escape

thing-vehicle-rescue = рятувальний гвинтокрил
thing-vehicle-helicopter = штатний гвинтокрил
thing-vehicle-shed = снігохід

## Phases, and the steps of Phase 4; .short has the places where a word may be parted

thing-phase-weather = Погодні умови
thing-phase-upkeep = Обслуговування станції
thing-phase-planning = Дії прибульця
thing-phase-draw = Добір карт дій
    .short = Добір карт дій
thing-phase-move = Переміщення і планування
    .short = Пере{-shy}мі{-shy}щен{-shy}ня і плану{-shy}вання
thing-phase-encounters = Зіткнення
    .short = Зіт{-shy}кнення
thing-phase-rescue = Рятувальний гвинтокрил
    .short = Ряту{-shy}валь{-shy}ний гвин{-shy}то{-shy}крил
thing-phase-actions = Дії персонажів
    .short = Дії пер{-shy}со{-shy}на{-shy}жів
thing-phase-rec_room = Кімната відпочинку та звинувачення
thing-phase-tests = Перевірки
thing-phase-food = Харчування
thing-phase-dogs = Переміщення собак і зміна лідера

## Endings: a sentence or two, before the winners are named

thing-ending-humans_escaped = Усі живі люди втекли, і на борту немає жодного прибульця. Перемагають люди.
thing-ending-alien_aboard = Зі станції тікає і прибулець. Перемагають прибульці.
thing-ending-human_left_behind = Транспорт вирушив, а принаймні одна людина лишилася на станції. Перемагають прибульці.
thing-ending-base_frozen = Станція замерзла разом з усіма, хто на ній лишався. Перемагають прибульці.
thing-ending-no_human_left = Людей не лишилося. Перемагають прибульці; лише той, хто був останньою людиною, не перемагає.

## Editions

thing-edition-std = Стандарт Winterover
    .what = Там, де правила різних видань розходяться: те, у чому збігаються два найновіші, а інакше — те, що каже більшість. Прогалини заповнено.
thing-edition-it = Італійські правила
    .what = Щойно хтось сідає в рятувальний гвинтокрил, більше ніхто не переміщується; локації можна підпалювати будь-коли під час дій; «Дріт» і «Ліхтарик» діють один раз; живлення зникає лише у фазі 2.
thing-edition-de = Німецькі правила
    .what = Котел ламається відразу; у рятувальний гвинтокрил сідають після зіткнень; зброя допомагає уникнути й собак та викритих прибульців; жетонами лабораторії не обмінюються, про карти дій не говорять.
thing-edition-fr = Французькі правила
    .what = Котел, рятувальний гвинтокрил і зброя — як у німецьких правилах; силу запланованих атак приховано; заявляти можна будь-що; «Паливо» та «Інструменти» — лише разом із власною дією.
thing-edition-uk = Українські правила
    .what = Перший пасажир не показує ролі аж до відльоту; щоб підпалити локацію, треба дозволу лідера, а інші персонажі в ній лишаються на ногах.
