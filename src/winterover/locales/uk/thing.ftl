### The Thing: what is told, asked, offered and said.
### Names of players, rooms and cards come in as variables. Ends of names in this file:
###   -own      the viewer is the one who acts or whom it concerns
###   -you      the viewer is the other player in it
###   -hidden   something in it is not shown to the viewer, or there is none
### A variable that has nothing to show, such as an empty list of rooms or things, is "none": texts choose by it.
### Names of players have no known case or gender: they only stand where a nominative stands, and what happens is told
### in the present tense. A single room, Action card or token that comes in as a variable stands in «…» after "локація",
### "карта" or "жетон" (in talk, which is quoted itself, in „…“; in options after a colon), a list after a colon and
### without quotes. thing-thing-* are in the accusative, without quotes.


thing-about =
    Дослідницька станція посеред антарктичної зими, і хтось із полярників — прибулець, якого не відрізнити від інших.
    Щораунду всі розходяться локаціями й таємно передають карти, а лідер розподіляє роботу; хто трапиться поруч, може заразити тебе.
    Люди перемагають, якщо втечуть разом і без жодного прибульця на борту; у будь-якому іншому разі перемагають прибульці.
    Для 4–8 гравців або для 1–3, які разом керують малим екіпажем.


## Weapons, items and lab tokens that somebody owns
## They are what somebody draws, keeps, puts up, gives, gets, owns or wants: always the object of a sentence.

thing-thing-dynamite = { $count ->
        [one] динаміт/коктейль Молотова
        [few] { $count } динаміти/коктейлі Молотова
        [many] { $count } динамітів/коктейлів Молотова
       *[other] { $count } динаміту/коктейлю Молотова
    }
thing-thing-firearm = { $count ->
        [one] вогнепальну зброю
        [few] { $count } карти вогнепальної зброї
        [many] { $count } карт вогнепальної зброї
       *[other] { $count } карти вогнепальної зброї
    }
thing-thing-melee = { $count ->
        [one] холодну зброю
        [few] { $count } карти холодної зброї
        [many] { $count } карт холодної зброї
       *[other] { $count } карти холодної зброї
    }
thing-thing-flamethrower = { $count ->
        [one] вогнемет
        [few] { $count } вогнемети
        [many] { $count } вогнеметів
       *[other] { $count } вогнемета
    }
thing-thing-fuel = { $count ->
        [one] карту палива
        [few] { $count } карти палива
        [many] { $count } карт палива
       *[other] { $count } карти палива
    }
thing-thing-tools = { $count ->
        [one] інструменти
        [few] { $count } карти інструментів
        [many] { $count } карт інструментів
       *[other] { $count } карти інструментів
    }
thing-thing-keys = { $count ->
        [one] ключі
        [few] { $count } карти ключів
        [many] { $count } карт ключів
       *[other] { $count } карти ключів
    }
thing-thing-wire = { $count ->
        [one] дріт
        [few] { $count } карти дроту
        [many] { $count } карт дроту
       *[other] { $count } карти дроту
    }
thing-thing-flashlight = { $count ->
        [one] ліхтарик
        [few] { $count } ліхтарики
        [many] { $count } ліхтариків
       *[other] { $count } ліхтарика
    }
thing-thing-blood = { $count ->
        [one] зразок крові
        [few] { $count } зразки крові
        [many] { $count } зразків крові
       *[other] { $count } зразка крові
    }
thing-thing-failure = { $count ->
        [one] зіпсований зразок
        [few] { $count } зіпсовані зразки
        [many] { $count } зіпсованих зразків
       *[other] { $count } зіпсованого зразка
    }
# Cards that lie open because they were used before.
thing-thing-open_firearm = { $count ->
        [one] відкриту вогнепальну зброю
        [few] { $count } відкриті карти вогнепальної зброї
        [many] { $count } відкритих карт вогнепальної зброї
       *[other] { $count } відкритої карти вогнепальної зброї
    }
thing-thing-open_wire = { $count ->
        [one] відкритий дріт
        [few] { $count } відкриті карти дроту
        [many] { $count } відкритих карт дроту
       *[other] { $count } відкритої карти дроту
    }
thing-thing-open_flashlight = { $count ->
        [one] відкритий ліхтарик
        [few] { $count } відкриті ліхтарики
        [many] { $count } відкритих ліхтариків
       *[other] { $count } відкритого ліхтарика
    }
# What others see of a hidden one: its back.
thing-thing-weapon = { $count ->
        [one] карту зброї
        [few] { $count } карти зброї
        [many] { $count } карт зброї
       *[other] { $count } карти зброї
    }
thing-thing-item = { $count ->
        [one] карту предмета
        [few] { $count } карти предметів
        [many] { $count } карт предметів
       *[other] { $count } карти предметів
    }
thing-thing-sample = { $count ->
        [one] жетон лабораторії
        [few] { $count } жетони лабораторії
        [many] { $count } жетонів лабораторії
       *[other] { $count } жетона лабораторії
    }


## Other values

# What the crew eats from and what sabotage takes from, beside the stocks in thing-names.ftl.
thing-stock-kitchen = Кухня
thing-stock-weapons = Колода зброї
thing-stock-items = Колода предметів
thing-stock-samples = Мішечок лабораторії
thing-stock-blood = Зразки крові в мішечку лабораторії

# Answers to a plan of the aliens, and to somebody who asks for a seat.
thing-reply-agree = так
thing-reply-object = ні
thing-reply-refuse = ні

thing-test-a = Перевірка А
thing-test-b = Перевірка Б


## What happens: setup

thing-fact-seated = { $seat } — це { $character }.
thing-fact-seated-own = Ти — { $character }.
# $cards are Action cards.
thing-fact-dealt = { $seat } отримує таємну роль: { $role }. Карти дій: { $cards }.
thing-fact-dealt-hidden = { $seat } отримує таємну роль і дві карти дій.
thing-fact-dealt-own = Твоя таємна роль: { $role }. Твої карти дій: { $cards }.


## What happens: weather and upkeep

thing-fact-round_began = Раунд { $round }. Лідер — { $leader }.
thing-fact-round_began-own = Раунд { $round }. Лідер — ти.
thing-fact-rolled = { $seat } кидає кістку погоди: { $face }.
thing-fact-rolled-own = Ти кидаєш кістку погоди: { $face }.
thing-fact-weather_set = Погода: { $face }.
# $room is the Boiler Room or the Generator Room. $fuel is the number of barrels, $damage what missing ones did.
thing-fact-consumed = { $fuel ->
        [0] { $room }: палива не спалено.
        [one] { $room }: спалено { $fuel } фішку палива.
        [few] { $room }: спалено { $fuel } фішки палива.
        [many] { $room }: спалено { $fuel } фішок палива.
       *[other] { $room }: спалено { $fuel } фішки палива.
    }{ $damage ->
        [0] {""}
       *[other] {" "}Палива бракує! Пошкодження: { $damage }.
    }
thing-fact-boiler_destroyed = Котельню зруйновано назавжди. Станція починає замерзати!
# The last space is the end of the base.
thing-fact-frost_moved = Замерзання триває: поділка { $space } з { $last }.
thing-fact-frost_reset = Вогонь зігріває станцію: маркер замерзання знову на першій поділці.
thing-fact-power_failed = Збій живлення. Темрява!
thing-fact-power_restored = Живлення відновлено, світло знову горить.
# $fuel is how many more rounds it can fly or wait.
thing-fact-rescue_moved = Рятувальний гвинтокрил: поділка { $space } з { $last }, лишилося палива: { $fuel }.
thing-fact-rescue_arrived = Рятувальний гвинтокрил прилетів! Сісти в нього може той, у кого рівень підозр найнижчий.
thing-fact-rescue_left = У рятувального гвинтокрила закінчується паливо, і він відлітає назавжди.


## What happens: the aliens' plan

# Told to revealed aliens only. $strengths are numbers, in the order of $rooms; both are "none" if there is no attack.
thing-fact-plan_proposed = { $rooms ->
        [none] { $seat } пропонує не атакувати взагалі.
       *[other] { $seat } пропонує: { $rooms }, сила { $strengths }.
    }
thing-fact-plan_proposed-own = { $rooms ->
        [none] Ти пропонуєш не атакувати взагалі.
       *[other] Ти пропонуєш: { $rooms }, сила { $strengths }.
    }
thing-fact-plan_answered = { $seat } про план: { $reply }.
thing-fact-plan_answered-own = Твоя відповідь на план: { $reply }.
thing-fact-plan_made = { $rooms ->
        [none] План ухвалено: жодної атаки.
       *[other] План ухвалено: { $rooms }, сила { $strengths }.
    }
# $cards is the number of attacks. $strengths is "none" if they are hidden as well.
thing-fact-plan_made-hidden = { $cards ->
        [0] Викриті прибульці не планують жодної атаки.
        [one] Викриті прибульці планують { $cards } атаку.
        [few] Викриті прибульці планують { $cards } атаки.
        [many] Викриті прибульці планують { $cards } атак.
       *[other] Викриті прибульці планують { $cards } атаки.
    }{ $strengths ->
        [none] {""}
       *[other] {" "}Сила: { $strengths }.
    }


## What happens: Action cards and moves

thing-fact-drew = { $seat } бере з колоди дій: { $cards }.
thing-fact-drew-hidden = { $seat } бере { $count ->
        [one] { $count } карту дії
        [few] { $count } карти дій
        [many] { $count } карт дій
       *[other] { $count } карти дій
    }.
thing-fact-drew-own = Ти береш із колоди дій: { $cards }.
thing-fact-reshuffled = Карти дій перетасовано в нову колоду.
# Garry's ability.
thing-fact-garry_swapped = { $seat } скидає карту «{ $thrown }» і бере карту «{ $drawn }».
thing-fact-garry_swapped-hidden = { $seat } замінює карту дії.
thing-fact-garry_swapped-own = Ти скидаєш карту «{ $thrown }» і береш карту «{ $drawn }».
thing-fact-leaders_card = { $seat } кладе на лист лідера верхню карту дії, якої ніхто не бачить.
thing-fact-leaders_card-own = Ти кладеш на лист лідера верхню карту дії, якої ніхто не бачить.
thing-fact-went = { $seat } прямує в локацію «{ $room }».
thing-fact-went-own = Ти прямуєш у локацію «{ $room }».
thing-fact-went_lit = { $seat } прямує з ліхтариком у локацію «{ $room }».
thing-fact-went_lit-own = Ти прямуєш із ліхтариком у локацію «{ $room }».
# $count is the number of cards to be drawn, 1 or 2.
thing-fact-went_special = { $seat } прямує в локацію «{ $room }». Особлива дія, { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }!
thing-fact-went_special-own = Ти прямуєш у локацію «{ $room }». Особлива дія, { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }!
thing-fact-went_to_swap = { $seat } лягає в спальні, щоб замінити карти дій.
thing-fact-went_to_swap-own = Ти лягаєш у спальні, щоб замінити карти дій.
thing-fact-threw = { $seat } скидає: { $cards }.
thing-fact-threw-hidden = { $seat } скидає долілиць { $count ->
        [one] { $count } карту дії
        [few] { $count } карти дій
        [many] { $count } карт дій
       *[other] { $count } карти дій
    }.
thing-fact-threw-own = Ти скидаєш: { $cards }.
thing-fact-took = { $seat } вибирає з колоди: { $cards }.
thing-fact-took-hidden = { $seat } вибирає з колоди { $count ->
        [one] { $count } карту дії
        [few] { $count } карти дій
        [many] { $count } карт дій
       *[other] { $count } карти дій
    }.
thing-fact-took-own = Ти вибираєш із колоди: { $cards }.
thing-fact-handed_in = { $seat } передає карту «{ $card }».
thing-fact-handed_in-hidden = { $seat } передає карту долілиць.
thing-fact-handed_in-own = Ти передаєш долілиць карту «{ $card }».
# In Darkness.
thing-fact-handed_in-hidden-own = У темряві передано випадкову карту з твоєї руки, і її не бачиш навіть ти.
# At the maximum of suspicion.
thing-fact-card_shown = { $seat } на поділці найбільших підозр, тож показує всім передану карту: «{ $card }».
thing-fact-card_shown-own = Ти на поділці найбільших підозр, тож показуєш усім передану карту: «{ $card }».
thing-fact-took_token = { $seat } бере жетон лідера.
thing-fact-took_token-own = Ти береш жетон лідера: у наступному раунді лідер — ти.
thing-fact-boarded = { $seat } сідає в рятувальний гвинтокрил.
thing-fact-boarded-own = Ти сідаєш у рятувальний гвинтокрил.


## What happens: encounters

# $strengths are numbers, in the order of $rooms.
thing-fact-plan_revealed = Прибульці атакують! { $rooms }, сила { $strengths }.
# $seats are the Characters in the room; there may be nobody, with the alien alone in it.
thing-fact-encounter = Наступна локація: { $room }. Хто там із персонажів: { $seats }.
thing-fact-attacked = { $seat } атакує прибульця в локації «{ $room }»: { $weapon }!
thing-fact-attacked-own = Ти атакуєш прибульця в локації «{ $room }»: { $weapon }!
thing-fact-alien_fled = Прибулець тікає з локації «{ $room }».
thing-fact-laid_low = У локації «{ $room }» сили рівні: прибулець тікає. Хто лежить до фази 5: { $seats }.
# Told to revealed aliens only. $choice is one of thing-option-*.
thing-fact-collective_voted = { $seat } хоче так: { $choice }.
thing-fact-collective_voted-own = Ти хочеш так: { $choice }.
thing-fact-assimilated = Поглинання в локації «{ $room }»: { $seat } вибуває з гри.
thing-fact-assimilated-own = Тебе поглинуто в локації «{ $room }»: ти вибуваєш із гри.
thing-fact-dog_assimilated = Прибулець поглинає собаку в локації «{ $room }».
thing-fact-alien_idle = Прибулець нічого не чіпає в локації «{ $room }».
thing-fact-alien_sabotaged = Прибулець саботує локацію «{ $room }», сила { $strength }.
# From the alien or from a fire.
thing-fact-fled = Відступ у кімнату відпочинку: { $seats }.
thing-fact-collective_defeated = Викриті прибульці втратили всю силу: їх переможено, хіба що з’явиться ще один.
thing-fact-dog_caught = Собаку в локації «{ $room }» спіймано, тепер він на псарні.
thing-fact-withdrew = { $seat } уникає зіткнення з іншими: { $weapon }.
thing-fact-withdrew-own = Ти уникаєш зіткнення з іншими: { $weapon }.
# One of the two tokens is always Human; $token is the other one.
thing-fact-tokens_laid = { $seat } викладає два жетони зараження: «{ thing-token-human }» і «{ $token }».
thing-fact-tokens_laid-hidden = { $seat } викладає два жетони зараження.
thing-fact-tokens_laid-own = Ти викладаєш два жетони зараження: «{ thing-token-human }» і «{ $token }».
thing-fact-looked = { $seat } дивиться на жетон «{ $token }»; його власник — { $owner }.
thing-fact-looked-hidden = { $seat } дивиться на один жетон; його власник — { $owner }.
thing-fact-looked-own = Ти дивишся на жетон «{ $token }»; його власник — { $owner }.
thing-fact-looked-you = { $seat } дивиться на один із твоїх жетонів: «{ $token }».
thing-fact-dog_tested = { $seat } наодинці із собакою в локації «{ $room }» і бере жетон «{ $dog }».
thing-fact-dog_tested-hidden = { $seat } наодинці із собакою в локації «{ $room }» і бере жетон собаки.
thing-fact-dog_tested-own = Ти наодинці із собакою в локації «{ $room }» і береш жетон «{ $dog }».
thing-fact-role_now = Таємна роль тепер така: { $seat } — { $role }.
thing-fact-role_now-own = Твоя таємна роль тепер: { $role }.
# Space 0 is the green zone.
thing-fact-suspicion = { $space ->
        [0] { $seat } на зеленій поділці.
       *[other] { $seat }: рівень підозр — { $space }.
    }
thing-fact-suspicion-own = { $space ->
        [0] Ти на зеленій поділці.
       *[other] Твій рівень підозр: { $space }.
    }
thing-fact-strength = Сила викритих прибульців: { $number }.
thing-fact-leader_passed = Лист лідера отримує { $seat }.
thing-fact-leader_passed-own = Лист лідера отримуєш ти.


## What happens: actions

thing-fact-pile_card_lost = Вогонь коштує карти зі стосу активних карт, якої ніхто не бачить. Карт у ньому лишилося: { $left }.
# The edition in which the Leader has to allow it.
thing-fact-burn_announced = { $seat } хоче підпалити локацію «{ $room }»: { $weapon }.
thing-fact-burn_announced-own = Ти хочеш підпалити локацію «{ $room }»: { $weapon }.
# $seat is the one who wanted to burn the room.
thing-fact-burn_refused = { $seat } не отримує дозволу лідера на підпал.
thing-fact-burn_refused-own = Лідер не дозволяє тобі підпалити локацію.
thing-fact-burned = { $seat } спалює локацію «{ $room }»: { $weapon }!
thing-fact-burned-own = Ти спалюєш локацію «{ $room }»: { $weapon }!
thing-fact-card_revealed = Лідер відкриває карту «{ $card }».
thing-fact-assigned = Карту «{ $card }» в локації «{ $room }» виконує { $seat }.
thing-fact-assigned-own = Карту «{ $card }» в локації «{ $room }» виконуєш ти.
thing-fact-card_lost = Карту «{ $card }» нікому виконати: дію змарновано.
thing-fact-laid_down = { $seat } лягає, не виконавши дії.
thing-fact-laid_down-own = Ти лягаєш, не виконавши дії.
# $left is the number of cards that are discarded.
thing-fact-stopped = { $seat } зупиняється. Карт скинуто непоказаними: { $left }.
thing-fact-stopped-own = Ти зупиняєшся. Карт скинуто непоказаними: { $left }.
# $amount is the number of barrels.
thing-fact-fuelled = { $seat } додає паливо в локацію «{ $room }»: { $amount ->
        [one] { $amount } фішку
        [few] { $amount } фішки
        [many] { $amount } фішок
       *[other] { $amount } фішки
    }.
thing-fact-fuelled-own = Ти додаєш паливо в локацію «{ $room }»: { $amount ->
        [one] { $amount } фішку
        [few] { $amount } фішки
        [many] { $amount } фішок
       *[other] { $amount } фішки
    }.
thing-fact-cooked = { $seat } готує їжу. Фішок переміщено з підсобки на кухню: { $amount }.
thing-fact-cooked-own = Ти готуєш їжу. Фішок переміщено з підсобки на кухню: { $amount }.
thing-fact-repaired = { $seat } ремонтує локацію «{ $room }». Прибрано пошкоджень: { $amount }.
thing-fact-repaired-own = Ти ремонтуєш локацію «{ $room }». Прибрано пошкоджень: { $amount }.
thing-fact-damaged = { $amount ->
        [0] У локації «{ $room }» для пошкоджень більше немає комірок.
       *[other] Нові пошкодження в локації «{ $room }»: { $amount }.
    }
# In the Armoury or the Storeroom.
thing-fact-drew_cards = { $seat } бере в локації «{ $room }» { $things }.
thing-fact-drew_cards-hidden = { $seat } бере { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    } в локації «{ $room }».
thing-fact-drew_cards-own = Ти береш у локації «{ $room }» { $things }.
thing-fact-kept = { $seat } залишає собі { $thing }.
thing-fact-kept-hidden = { $seat } залишає собі одну карту.
thing-fact-kept-own = Ти залишаєш собі { $thing }.
thing-fact-drew_sample = { $seat } бере жетон лабораторії «{ $sample }».
thing-fact-drew_sample-hidden = { $seat } бере жетон лабораторії.
thing-fact-drew_sample-own = Ти береш жетон лабораторії «{ $sample }».
thing-fact-kept_sample = { $seat } залишає собі жетон лабораторії.
thing-fact-kept_sample-own = Ти залишаєш собі жетон лабораторії.
thing-fact-dropped_sample = { $seat } скидає жетон лабораторії долілиць.
thing-fact-dropped_sample-own = Ти скидаєш жетон лабораторії долілиць.
thing-fact-sos_sent = S.O.S.! { $seat } викликає рятувальний гвинтокрил.
thing-fact-sos_sent-own = S.O.S.! Ти викликаєш рятувальний гвинтокрил.
thing-fact-weather_stored = { $seat } залишає кістку погоди на метеостанції: { $face }.
thing-fact-weather_stored-own = Ти залишаєш кістку погоди на метеостанції: { $face }.
# $stock is one of thing-stock-*.
thing-fact-lost_stock = { $amount ->
        [0] { $stock }: втрачати вже нічого.
       *[other] { $stock }: втрачено { $amount }.
    }
# Somebody had Use in a vehicle that is ready to go.
thing-fact-nothing_done = { $seat } не починає втечі.
thing-fact-nothing_done-own = Ти не починаєш утечі.
# An item played just before has done it already.
thing-fact-nothing_left = { $seat } уже не має що робити в локації «{ $room }».
thing-fact-nothing_left-own = Ти вже не маєш що робити в локації «{ $room }».
thing-fact-played = { $seat } розігрує карту «{ $item }» в локації «{ $room }».
thing-fact-played-own = Ти розігруєш карту «{ $item }» в локації «{ $room }».


## What happens: escape

# $vehicle is one of thing-vehicle-*.
thing-fact-escape_began = Починається втеча! Транспорт — { $vehicle }, перший пасажир — { $seat }.
thing-fact-escape_began-own = Починається втеча! Транспорт — { $vehicle }, перший пасажир — ти.
thing-fact-role_shown = { $seat } показує карту ролі: { $role }.
thing-fact-role_shown-own = Ти показуєш свою карту ролі: { $role }.
thing-fact-asked_seat = { $seat } просить місце на борту.
thing-fact-asked_seat-own = Ти просиш місце на борту.
thing-fact-stayed = { $seat } лишається на землі.
thing-fact-stayed-own = Ти лишаєшся на землі.
thing-fact-admitted = Місце просить { $candidate }; { $seat } відповідає: { $reply }.
thing-fact-admitted-own = Місце просить { $candidate }; твоя відповідь: { $reply }.
thing-fact-admitted-you = { $seat } про місце для тебе: { $reply }.
thing-fact-turned_away = { $seat } отримує відмову.
thing-fact-turned_away-own = Ти отримуєш відмову.
thing-fact-taken_aboard = { $seat } сідає на борт.
thing-fact-taken_aboard-own = Тебе беруть на борт.
thing-fact-departed = Двері зачиняються, і транспорт вирушає. На борту: { $seats }.


## What happens: Rec Room, tests, food, dogs

thing-fact-assembled = Усі знову на ногах, у кімнаті відпочинку.
thing-fact-put_up = { $seat } пропонує { $thing }; отримувач — { $to }.
thing-fact-put_up-own = Ти пропонуєш { $thing }; отримувач — { $to }.
thing-fact-put_up-you = { $seat } пропонує тобі { $thing }.
thing-fact-agreed = { $seat } погоджується на обмін; партнер — { $to }.
thing-fact-agreed-own = Ти погоджуєшся на обмін; партнер — { $to }.
thing-fact-agreed-you = { $seat } погоджується на обмін із тобою.
thing-fact-called_off = { $seat } скасовує обмін; партнер — { $to }.
thing-fact-called_off-own = Ти скасовуєш обмін; партнер — { $to }.
thing-fact-called_off-you = { $seat } скасовує обмін із тобою.
# At the end of trading: whoever put something up keeps it.
thing-fact-lapsed = { $seat } і { $to } не дійшли згоди: обмін скасовано.
thing-fact-lapsed-own = Ти і { $to } не дійшли згоди: обмін скасовано.
thing-fact-lapsed-you = Ти і { $seat } не дійшли згоди: обмін скасовано.
# $gave and $got are lists of thing-thing-*, or "none": then it is a gift.
thing-fact-traded = { $got ->
        [none] { $seat } дарує { $gave }; отримувач — { $to }.
       *[other] { $gave ->
            [none] { $to } дарує { $got }; отримувач — { $seat }.
           *[other] Обмін: { $seat } дає { $gave }, а { $to } — { $got }.
        }
    }
thing-fact-traded-own = { $got ->
        [none] Ти даруєш { $gave }; отримувач — { $to }.
       *[other] { $gave ->
            [none] { $to } дарує тобі { $got }.
           *[other] Обмін: ти даєш { $gave }, а { $to } — { $got }.
        }
    }
# Here $got is what you gave.
thing-fact-traded-you = { $got ->
        [none] { $seat } дарує тобі { $gave }.
       *[other] { $gave ->
            [none] Ти даруєш { $got }; отримувач — { $seat }.
           *[other] Обмін: ти даєш { $got }, а { $seat } — { $gave }.
        }
    }
thing-fact-ready = { $seat } чекає на голосування.
thing-fact-ready-own = Ти чекаєш на голосування.
thing-fact-voted = { $seat } звинувачує: прибулець — { $target }.
thing-fact-voted-hidden = { $seat } нікого не звинувачує.
thing-fact-voted-own = Ти звинувачуєш: прибулець — { $target }.
thing-fact-voted-you = { $seat } звинувачує тебе.
thing-fact-voted-hidden-own = Ти нікого не звинувачуєш.
thing-fact-revealed = { $seat } — прибулець, і тепер це бачать усі!
thing-fact-revealed-own = Ти — прибулець, і тепер це бачать усі!
# $test is one of thing-test-*.
thing-fact-test_offered = { $test }: пропонує { $seat }.
thing-fact-test_offered-own = { $test }: пропонуєш ти.
thing-fact-tested = { $test }! Її проводить { $seat }, а карту ролі показує { $target }.
# The tester and the tested are the same.
thing-fact-tested-hidden = { $test }! { $seat } перевіряє себе.
thing-fact-tested-own = { $test }! Її проводиш ти, а карту ролі показує { $target }.
thing-fact-tested-you = { $test }! { $seat } перевіряє тебе.
thing-fact-tested-hidden-own = { $test }! Ти перевіряєш себе.
# $stock is the Kitchen or the Pantry.
thing-fact-ate = { $amount ->
        [0] { $stock }: їсти вже нічого.
       *[other] { $stock }: з’їдено фішок їжі — { $amount }.
    }
thing-fact-hunger_began = Голод! Відтепер усі добирають руку лише до двох карт дій.
thing-fact-dogs_placed = Собаки блукають тут: { $rooms }.
thing-fact-kennel_opened = { $count ->
        [one] Псарню відчинено! На волі { $count } собака.
        [few] Псарню відчинено! На волі { $count } собаки.
        [many] Псарню відчинено! На волі { $count } собак.
       *[other] Псарню відчинено! На волі { $count } собаки.
    }
# Whoever holds the Leader Token; it may be the Leader of this round again.
thing-fact-leader_changed = { $seat } має жетон лідера й бере лист лідера.
thing-fact-leader_changed-own = Ти маєш жетон лідера й береш лист лідера.
thing-fact-token_placed = Жетон лідера чекає в локації «{ $room }».


## What happens: the end

# $ending is one of thing-ending-*, a sentence or two.
thing-fact-ended = { $ending } Хто переміг: { $winners }.
# The infection log, shown after the end.
thing-fact-infection = Раунд { $round }: { $seat } заражається; заражає { $by }.
# Nobody infected $seat: round 0 is the deal, otherwise it was a dog.
thing-fact-infection-hidden = { $round ->
        [0] { $seat } — прибулець від самого початку.
       *[other] Раунд { $round }: { $seat } заражається від собаки.
    }
thing-fact-infection-own = Раунд { $round }: тебе заражає { $by }.
thing-fact-infection-you = Раунд { $round }: { $seat } заражається; заражаєш ти.
thing-fact-infection-hidden-own = { $round ->
        [0] Ти — прибулець від самого початку.
       *[other] Раунд { $round }: ти заражаєшся від собаки.
    }


## What is asked: one sentence or two that say what it is about
## Where all are asked alike, the text must not tell who has a choice.

thing-ask-weather = Яка погода в цьому раунді: результат, збережений на метеостанції, чи новий кидок?
# $number is the strength that is left.
thing-ask-plan = Де атакуєш? Таємно розклади силу, локація за локацією. Лишилося сили: { $number }.
# $seat is who proposed the plan.
thing-ask-consent = { $seat } пропонує план. Усі викриті прибульці вирішують разом: ти погоджуєшся?
thing-ask-garry = Гаррі може скинути одну карту дії та взяти іншу. Яку скинеш — чи жодної?
thing-ask-move = Куди йдеш? Там тобі, можливо, доведеться діяти, а хто трапиться поруч, може заразити тебе.
thing-ask-hand_in = Яку карту передаєш долілиць? Лідер комусь її призначить — можливо, не тобі.
thing-ask-hand_in_shown = Яку карту передаєш? На тобі найбільші підозри: усі побачать її, перш ніж вона потрапить у стос.
thing-ask-throw = Які карти дій замінюєш? Натомість вибереш із колоди стільки ж інших.
# $number is how many cards are chosen, 1 to 3.
thing-ask-take = { $number ->
        [one] Яку карту береш із колоди?
        [few] Які { $number } карти береш із колоди?
        [many] Які { $number } карт береш із колоди?
       *[other] Які { $number } карти береш із колоди?
    }
# $room is the room of the encounter, here and in the next four.
thing-ask-attack = Прибулець поруч із тобою, у локації «{ $room }»! Прогнати його вогнем? Вогонь коштуватиме тобі дії.
thing-ask-prey = Локація «{ $room }» твоя. Що робиш там?
thing-ask-prey_again = { $room }: голоси прибульців розійшлися. Тепер ти їх знаєш, вибирай ще раз: вирішує більшість, за рівності — хто був викритий першим.
thing-ask-withdraw = У локації «{ $room }» є ще хтось, крім тебе. Уникнеш зіткнення за допомогою зброї?
thing-ask-tokens = Перевірка зараження в локації «{ $room }». Два жетони долілиць: люди викладають «Людина», прибульці можуть підкласти й «Прибулець».
thing-ask-look = Перевірка зараження в локації «{ $room }»: на чий жетон подивишся? «Прибулець» заражає людину.
thing-ask-room_order = Ти — лідер: зіткнення в якій локації наступні?
# $number is how many more rounds it can wait.
thing-ask-rescue = Рятувальний гвинтокрил чекає (лишилося палива: { $number }), а твій рівень підозр найнижчий. Сісти в нього й почати втечу?
# $room is where you stand.
thing-ask-burn = Спалити локацію «{ $room }»? Її буде втрачено назавжди; якщо станція замерзає, вогонь її зігріє.
# $seat stands in $room.
thing-ask-permit = { $seat } хоче спалити локацію «{ $room }» ({ $weapon }). Ти — лідер: дозволиш?
# $card is the Action card that was turned up.
thing-ask-assign = Ти — лідер: хто виконає карту «{ $card }»? Потім цей персонаж ляже.
thing-ask-lay_down = Карту «{ $card }» нікому виконати. Ти — лідер: хто натомість лягає?
thing-ask-go_on = Ти — лідер: відкрити ще одну карту чи зупинитися? Решту тоді скинуть, нікому не показуючи.
# $room is where you act, here and in the next six.
thing-ask-face = { $room }: який результат залишаєш на кістці погоди? Наступний лідер може його вибрати.
thing-ask-barrel = { $room }: куди піде фішка палива з підземного сховища?
thing-ask-keep = { $room }: яку карту залишаєш собі? Інші підуть під низ колоди.
thing-ask-bonus = { $room }: розіграєш зараз предмет? Карта дії для цього не потрібна, і ти не лягаєш.
thing-ask-escape = { $room }: усе готово до запуску. Почати втечу? Потрібні ключі, і це завершить гру.
# $card is the Action card that is carried out.
thing-ask-times = { $room }, { $card }: скільки разів виконуєш дію? Допомагають усі, хто тут стоїть.
thing-ask-draws = { $room }: скільки разів береш карту? Одну з них залишиш собі.
thing-ask-sample = Залишиш собі жетон лабораторії? На ньому: { $sample }. Більше ніхто його не бачить, а для перевірки годиться лише зразок крові.
thing-ask-ask_seat = Утеча триває. Попросиш місце? Мають погодитися всі на борту, і тоді ти показуєш роль.
thing-ask-admit = { $seat } просить місце на борту: погоджуєшся? Якщо сяде хоч один прибулець, прибульці переможуть.
thing-ask-trade = Обмінюйся тим, що маєш, або даруй. Ніщо не перейде з рук у руки, доки не погодяться обидві сторони.
thing-ask-vote = Кого звинувачуєш? Усі відповідають одночасно, і кожен голос — це крок на треку підозр.
thing-ask-reveal = Перед перевірками: прибулець, який того хоче, може викрити себе зараз; усі інші просто грають далі.
thing-ask-offer_test = Пропонуєш перевірку? Для перевірки А потрібен зразок крові, для перевірки Б — вогнемет і дріт.
thing-ask-test_order = Ти — лідер: яка перевірка перша?
# $test is one of thing-test-*.
thing-ask-tester = { $test }: її пропонують кілька гравців. Ти — лідер: хто її проведе?
thing-ask-target = { $test }: кого перевіряєш? Карту ролі побачать усі.
thing-ask-hunger = Голод! Можна залишити дві карти дій. Яку скидаєш?


## What can be chosen

thing-option-face = { $face }
thing-option-lay = { $room }, сила { $number }
thing-option-done = План готовий
thing-option-agree = Погодитися
thing-option-object = Заперечити
# No to any of several questions: to attack, withdraw, burn, play an item, test...
thing-option-pass = Пас
thing-option-go = Іти: { $room }
thing-option-light = Іти з ліхтариком: { $room }
thing-option-special = Особлива дія, 1 карта: { $room }
thing-option-twice = Особлива дія, 2 карти: { $room }
thing-option-swap = Замінити карти дій у спальні
thing-option-board = Сісти в рятувальний гвинтокрил
thing-option-stay = Лишитися на землі
thing-option-hand_in = Передати: «{ $action }»
thing-option-throw = Скинути: { $actions }
thing-option-take = Узяти: { $actions }
thing-option-attack = Атакувати: { $weapon }
thing-option-assimilate = Поглинути: { $seat }
thing-option-assimilate_dog = Поглинути собаку
thing-option-sabotage = Саботувати локацію
thing-option-nothing = Нічого не робити
thing-option-resolve = Далі: { $room }
thing-option-withdraw = Уникнути зіткнення: { $weapon }
thing-option-plain = Два жетони «Людина»
thing-option-infect = Жетони «Людина» і «Прибулець»
# Each player has laid out two tokens; $number is 1 or 2.
thing-option-look = { $seat }, жетон { $number }
thing-option-burn = Підпалити локацію: { $weapon }
thing-option-allow = Дозволити
thing-option-refuse = Відмовити
thing-option-assign = Призначити карту: { $seat }
thing-option-lay_down = Покласти: { $seat }
thing-option-next = Відкрити наступну карту
thing-option-stop = Зупинитися
thing-option-fuel_up = Додати паливо: { $room }
thing-option-keep = Залишити собі { $thing }
thing-option-keep_token = Залишити собі жетон лабораторії
thing-option-drop_token = Скинути жетон лабораторії
thing-option-play = Розіграти: «{ $item }»
thing-option-escape = Показати ключі й почати втечу
# How often something is done, or how many cards are drawn.
thing-option-times = { $number ->
        [1] Один раз
        [2] Двічі
        [3] Тричі
        [4] Чотири рази
        [5] П’ять разів
        [6] Шість разів
       *[other] { $number } разів
    }
thing-option-ask_seat = Попросити місце
thing-option-put = Запропонувати { $thing } → { $seat }
thing-option-deal = Погодитися на обмін: { $seat }
thing-option-call_off = Скасувати обмін: { $seat }
thing-option-ready = Готово: більше жодних обмінів
thing-option-vote = Звинуватити: { $seat }
thing-option-abstain = Нікого не звинувачувати
# For a human the only answer, for an alien the quiet one.
thing-option-remain = Грати далі, нічого не викриваючи
thing-option-reveal = Викрити себе, якщо ти прибулець
thing-option-offer_a = Запропонувати перевірку А
thing-option-offer_b = Запропонувати перевірку Б
thing-option-offer_both = Запропонувати обидві перевірки
thing-option-first_a = Спершу перевірка А
thing-option-first_b = Спершу перевірка Б
thing-option-choose = Перевірку проводить { $seat }
thing-option-test = Перевірити: { $seat }


## What can be said: sentences in the speaker's mouth, without a full stop and without a gender

# $action is an Action card.
thing-say-hold = У мене на руці є карта „{ $action }“
thing-say-lack = У мене на руці немає карти „{ $action }“
thing-say-handed = Моя карта в стосі — „{ $action }“
# $role is one of thing-role-*.
thing-say-claim = На моїй карті ролі — { $role }
# $thing is one of thing-thing-*.
thing-say-own = Я маю { $thing }
thing-say-without = Якщо хтось і має { $thing }, то не я
thing-say-accuse = { $seat } — прибулець
thing-say-vouch = Ручаюся, що { $seat } не підведе
thing-say-trust = { $seat } має мою довіру
thing-say-distrust = { $seat } не має моєї довіри
# $token is one of thing-token-*.
thing-say-saw = Мені вдалося побачити жетон „{ $token }“; його власник — { $seat }
thing-say-going = Я прямую в локацію „{ $room }“
thing-say-send = Хай { $seat } прямує в локацію „{ $room }“
thing-say-meet = Хочу бути там, де { $seat }
thing-say-avoid = Тримаюся подалі від місця, де { $seat }
# Advice to the Leader: who shall carry out the card, and whether to go on.
thing-say-assign = Хай карту виконає { $seat }
thing-say-next = Подивімося ще одну карту
thing-say-stop = Зупинімося на цьому
thing-say-want = Хочу отримати { $thing }
thing-say-promise = { $seat } отримає від мене { $thing }
thing-say-vote = Голосуймо: прибулець — { $seat }
thing-say-spare = Хай { $seat } лишається в спокої
thing-say-test = Хай { $seat } пройде перевірку
thing-say-burn = Спаліть локацію „{ $room }“!
thing-say-board = Хай { $seat } сідає на борт
thing-say-threaten = Моя ціль — { $seat }
thing-say-agree = { $seat } має рацію
thing-say-disagree = { $seat } не має рації
