### «Істота» для 1–3 гравців, малий екіпаж: що розповідають, питають, пропонують і кажуть лише в цьому режимі.
### Більшість текстів — із thing.ftl, з іменем персонажа там, де вони називають гравця.
### Гравці керують персонажами: $seat — гравець, $character — один із восьми персонажів.
### Кінцівки назв: -own — для гравця, який діє або якого це стосується.


## Режим

thing-mode-small = малий екіпаж
    .what = Від одного до трьох гравців керують шістьма персонажами проти гри й перемагають або програють разом.

# Заголовок над картками правил цього режиму.
app-rules-small = Малий екіпаж, для 1–3 гравців


## Значення

# Фаза, яка є лише в цьому режимі.
thing-phase-aliens = Дії прибульця

# Грані кістки дій.
thing-die-use = { thing-action-use }
thing-die-repair = { thing-action-repair }
thing-die-sabotage = { thing-action-sabotage }
thing-die-threat = Загроза

# Що дає персонажу перекинути кістку.
thing-source-garry = здібність Гаррі
thing-source-norris = здібність Норріса
thing-source-flashlight = ліхтарик

# Чому персонаж став прибульцем; завершує речення після двокрапки.
thing-way-test = це показала перевірка
thing-way-dog = собака виявився прибульцем
thing-way-threat = диск і маркер загрози зустрілися

# What Use does in a room; it stands after a colon.
thing-use-armoury = узяти карти зброї й залишити одну
thing-use-kitchen = приготувати їжу, щоб наступного разу її пішло менше
thing-use-storeroom = узяти карти предметів і залишити одну
thing-use-laboratory = узяти жетони лабораторії для перевірок
thing-use-boiler = додати палива
thing-use-generator = { thing-use-boiler }
thing-use-radio = викликати рятувальний гвинтокрил
thing-use-helicopter = додати палива для втечі
thing-use-shed = { thing-use-helicopter }
thing-use-weather = кинути погоду наступного раунду наперед і перемістити паливо


## Завершення: речення чи два перед тим, як назвати переможців

# Для списків, які не знають режиму, поряд з іншими текстами thing-ending-*.
thing-ending-crew_lost = У малому екіпажі не лишилося жодного персонажа. Перемагають прибульці.

thing-crew_ending-humans_escaped = Екіпаж утік. Гру виграно!
thing-crew_ending-base_frozen = Станція замерзла разом з усіма, хто на ній лишався. Гру програно.
thing-crew_ending-crew_lost = Не лишилося жодного персонажа. Гру програно.
thing-crew_ending-alien_aboard = На борт потрапив прибулець. Гру програно.
thing-crew_ending-human_left_behind = Транспорт вирушив, а принаймні одна людина лишилася на станції. Гру програно.


## Що відбувається

# $characters — ті, ким керує гравець.
thing-fact-crew_dealt = { $seat } керує такими персонажами: { $characters }.
thing-fact-crew_dealt-own = Ти керуєш такими персонажами: { $characters }.
thing-fact-weather_rolled = { $seat } кидає кістку погоди: { $face }.
thing-fact-weather_rolled-own = Ти кидаєш кістку погоди: { $face }.
# $dog — одне з thing-dog-*.
thing-fact-dog_shown = { $character } наодинці із собакою в локації «{ $room }». Жетон собаки: «{ $dog }».
# $way — одне з thing-way-*.
thing-fact-transformed = { $character } перетворюється на прибульця: { $way }!
# $things — що було в персонажа, коли він вибув із гри.
thing-fact-gave_up = { $character } лишає по собі: { $things }.
# Поділка 0 — зелена.
thing-fact-threat_moved = { $space ->
        [0] Маркер загрози на зеленій поділці.
       *[other] Маркер загрози на поділці { $space }.
    }
# $value — скільки сили отримує кожна локація, поки її вистачає. Локації називають далі.
thing-fact-aliens_came = Прибулець вирушає. Сила на кожну локацію, поки її вистачає: { $value }.
# $dice — грані кісток дій, тут і нижче.
thing-fact-rolled_dice = { $seat } кидає кістки: { $dice }.
thing-fact-rolled_dice-own = Ти кидаєш кістки: { $dice }.
thing-fact-dice_assigned = Кістки отримує { $character }. Локація: «{ $room }».
# $source — одне з thing-source-*, $before і $after — грані кістки дій.
thing-fact-rerolled = { $character } перекидає кістку: { $before } → { $after } ({ $source }).
thing-fact-die_set = { $character } лягає у спальні й повертає кістку: { $before } → { $after }.
thing-fact-cancelled = { $character } скасовує кістку: { $die }.
# $dice — лише Саботаж і Загроза.
thing-fact-forced = { $character } не може діяти. Натомість виконано: { $dice }.
thing-fact-no_harm = Саботаж у локації «{ $room }» не знайшов, чому зашкодити.
# With the dice that are left no action is possible there.
thing-fact-no_action = { $character } нічого не може зробити цими кістками в локації «{ $room }».
# $die — Активація або Ремонт.
thing-fact-acted = { $character } діє в локації «{ $room }»: { $die }.
thing-fact-lay_down = { $character } лягає.
thing-fact-crew_dropped_sample = { $character } скидає жетон лабораторії.
thing-fact-leader_stopped = { $seat } зупиняється: цього раунду кісток більше не кидають.
thing-fact-leader_stopped-own = Ти зупиняєшся: цього раунду кісток більше не кидають.
# $to — теж персонаж.
thing-fact-handed_over = { $character } віддає: { $thing }. Отримує { $to }.
thing-fact-crew_ready = { $seat } більше нічого не передає.
thing-fact-crew_ready-own = Ти більше нічого не передаєш.
thing-fact-crew_hungry = Голод! Відтепер на персонажа кидають лише дві кістки.
# $count — скільки з $dice Саботажів або Загроз.
thing-fact-block_rolled = Прибулець намагається завадити втечі й кидає: { $dice }. Саботажів і Загроз: { $count }; три й більше зривають її.
thing-fact-blocked = Втечу зірвано! Усі повертаються в кімнату відпочинку.
# $ending — одне з thing-crew_ending-*, речення чи два. $roles — у порядку $characters.
thing-fact-crew_ended = { $ending } Хто переміг: { $winners }. Карти ролей ({ $characters }): { $roles }.


## Що питають: речення чи два про те, про що йдеться

thing-ask-mover = Хто з твоїх персонажів переміщується наступним?
thing-ask-crew_move = Куди прямує { $character }? Хто когось зустріне, стане підозрілішим, а собака може бути прибульцем.
# $room — локація зіткнення, тут і у двох наступних.
thing-ask-crew_withdraw = У локації «{ $room }» { $character } не на самоті. Уникнути зіткнення за допомогою зброї?
thing-ask-crew_attack = У локації «{ $room }» прибулець, а поруч { $character }! Прогнати його вогнем? Після цього { $character } не має дії до кінця раунду.
thing-ask-alien_order = Ти — лідер: у якій локації прибулець нападає далі?
thing-ask-alien_withdraw = Прибулець приходить у локацію «{ $room }», де { $character }. Уникнути зіткнення за допомогою зброї?
thing-ask-victim = Прибулець у локації «{ $room }» надто сильний. Ти — лідер: кого він поглине?
# $number — поділка маркера загрози; 0 — зелена.
thing-ask-struck = { $number ->
        [0] Маркер загрози на зеленій поділці, де кілька дисків. Ти — лідер: хто перетвориться на прибульця?
       *[other] Маркер загрози на поділці { $number }, де кілька дисків. Ти — лідер: хто перетвориться на прибульця?
    }
# $number — скільки ще раундів він може чекати.
thing-ask-crew_rescue = Рятувальний гвинтокрил чекає (лишилося палива: { $number }), а найнижчий рівень підозр має { $character }. Спробувати втекти? Викритий прибулець може зірвати втечу.
# The same where Role cards decide.
thing-ask-crew_rescue_cards = Рятувальний гвинтокрил чекає (лишилося палива: { $number }), а найнижчий рівень підозр має { $character }. Спробувати втекти? Якщо втечу не зірвано, під час посадки відкривають карти ролей, цю першою: прибулець на борту чи покинута людина — і гру програно.
# $dice — грані кісток дій, тут і в наступних.
thing-ask-dice_to = Кістки: { $dice }. Ти — лідер: хто їх отримає? Потім цей персонаж ляже.
thing-ask-dice_to_dark = Темрява! Ти — лідер: хто отримає кістки? Їх кинуть лише після цього.
# $room — де стоїть персонаж.
thing-ask-dice = { $character } («{ $room }»): скасуєш кістки? Кожна — крок підозри. Якщо лишиться Саботаж або Загроза, вони стануться замість дії.
# The same where a disc and the marker may meet.
thing-ask-dice_risky = { $character } («{ $room }»): скасуєш кістки? Обережно: ще крок — і хтось може стати прибульцем. Кожна скасована кістка рухає цей диск; кожна залишена Загроза рухає маркер.
# $character має кістки, $resting у спальні.
thing-ask-dormitory = Кістки, які має { $character }: { $dice }. { $resting } може лягти у спальні й повернути одну з них, раз на раунд.
# $use — один із thing-use-*, або none.
thing-ask-act = { $use ->
        [none] { $character }, «{ $room }»: яка дія? Потім { $character } лягає.
       *[other] { $character }, «{ $room }»: яка дія? «Активація»: { $use }. Потім { $character } лягає.
    }
# The same in a vehicle that is ready, where Role cards decide.
thing-ask-act_cards = { $character }, «{ $room }»: яка дія? Під час втечі, сідаючи на борт, відкривають карти ролей, цю першою: прибулець на борту чи покинута людина — і гру програно.
thing-ask-free_item = Чи розігрує хтось із твоїх персонажів предмет зараз? Кістки на це не треба, і ніхто не лягає.
# $sample — одне з thing-sample-*.
thing-ask-crew_sample = { $character } бере жетон лабораторії: «{ $sample }». Залишити його? Для перевірки годиться лише зразок крові.
# $card is the die that is carried out: Use or Repair.
thing-ask-crew_times = { $character }, «{ $room }», «{ $card }»: скільки разів? Допомагають усі, хто там стоїть.
thing-ask-crew_draws = { $character }, «{ $room }»: скільки разів узяти карту? Одна з них залишиться.
thing-ask-crew_keep = { $character }, «{ $room }»: яку карту залишити? Інші підуть під низ колоди.
thing-ask-crew_face = { $character }, «{ $room }»: який результат лишити на кістці погоди? Лідер може вибрати його наступного раунду.
thing-ask-crew_barrel = { $character }, «{ $room }»: куди піде фішка палива з підземного сховища?
# $test is one of thing-test-*.
thing-ask-crew_target = { $character }, { $test }: хто пройде перевірку? Карта ролі лишиться відкритою.
thing-ask-roll_on = Ти — лідер: кинути кістки ще для одного персонажа чи зупинитися?
thing-ask-hand_over = Чи передають щось твої персонажі? Вибери, хто й що віддає, а потім кому.
# $giver — персонаж.
thing-ask-receiver = { $giver } віддає: { $thing }. Кому?
thing-ask-try_test = Чи проводить хтось із твоїх персонажів перевірку? Для перевірки А потрібен зразок крові, для перевірки Б — вогнемет і дріт.
thing-ask-boarding = Ти — лідер: хто наступним сідає на борт? Карту ролі відкриють. Один прибулець на борту чи одна покинута людина — і гру програно.


## Що можна вибрати

thing-option-mover = Переміщується { $character }
thing-option-transform = { $character } стає прибульцем
thing-option-dice_to = Кістки отримує { $character }
thing-option-accept = Далі з цими кістками
# $number каже, котра з кісток, 1–3.
thing-option-cancel = Скасувати кістку { $number }
# $source — одне з thing-source-*.
thing-option-reroll = Перекинути кістку { $number }: { $source }
# $die — одне з thing-die-*.
thing-option-set = Повернути кістку { $number } на «{ $die }», зі спальні
thing-option-use = Активувати локацію
thing-option-repair = Ремонтувати локацію
thing-option-roll_on = Кинути ще раз
thing-option-bonus = { $character } розігрує: { $item }
thing-option-offer = { $character } віддає: { $thing }
thing-option-hand_to = Отримує { $character }
thing-option-crew_ready = Більше нічого не передавати
thing-option-test_a = Перевірку А проводить { $character }
thing-option-test_b = Перевірку Б проводить { $character }
thing-option-boards = На борт сідає { $character }
thing-option-depart = Вирушити без решти


## Що можна сказати: речення з уст мовця

thing-say-go_there = Хай { $character } прямує в локацію «{ $room }»
thing-say-dice_for = Хай кістки отримає { $character }
thing-say-roll_on = Киньмо ще раз
thing-say-need = { $character } потребує: { $thing }
thing-say-test_them = Хай перевірку пройде { $character }
thing-say-take_along = Хай { $character } сідає на борт
thing-say-leave_behind = Хай { $character } лишається

# Те саме як список на вибір; крапки стоять замість того, що спитають далі.
app-thing-form-go_there = Хай … прямує в …
app-thing-form-dice_for = Хай кістки отримає …
app-thing-form-roll_on = Киньмо ще раз
app-thing-form-need = … потребує …
app-thing-form-test_them = Хай перевірку пройде …
app-thing-form-take_along = Хай … сідає на борт
app-thing-form-leave_behind = Хай … лишається
