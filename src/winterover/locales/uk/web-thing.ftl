### The Thing in the browser.


## The base

web-thing-base = Станція
# Before a number.
web-thing-round = Раунд
web-thing-phases = Фази раунду
# The phases in a narrow row, with the places where a word may be parted.
web-thing-ribbon-weather = Погода
web-thing-ribbon-upkeep = Обслу{-shy}гову{-shy}вання
web-thing-ribbon-planning = Прибуль{-shy}ці
web-thing-ribbon-draw = Плани і дії
web-thing-ribbon-rec_room = Відпо{-shy}чинок
web-thing-ribbon-tests = Пере{-shy}вірки
web-thing-ribbon-food = Харчі
web-thing-ribbon-dogs = Собаки й лідер
# After a number like 3/4.
web-thing-fuel = палива
web-thing-damage = пошкодж.
# After a number.
web-thing-barrels = палива
# After a number of barrels.
web-thing-for-vehicles = для техніки
# After a number of lab tokens.
web-thing-tokens = у мішечку
# After a number.
web-thing-cards = карт
# In the Weather Station: no weather is kept for the next Leader.
web-thing-no-die = кістки немає
# A room that nobody can enter; 6 characters at most.
web-thing-full = Повно
# The power has failed; 6 characters at most.
web-thing-dark = Темно
web-thing-burned = Згоріло
web-thing-broken = Зламано назавжди

## Weather and tracks

web-thing-instruments = Погода і треки
web-thing-flight = Рятувальники
# Spaces until the rescue helicopter is here.
web-thing-to-go = ще { $number }
web-thing-not-called = без S.O.S.
web-thing-gone = відлетів
web-thing-flight-fuel = Його паливо
web-thing-rounds-left = лишилося: { $number }
web-thing-freezing = Замерзання
web-thing-boiler-holds = котел працює

## Crew and own things

web-thing-suspicion = Підозри
web-thing-belongings = Карти зброї та предметів: { $number }
web-thing-pile = Активні карти
web-thing-pile-cards = Карт: { $number }
web-thing-aliens = Викриті прибульці
web-thing-strength = сила { $number }
web-thing-things = Твоя зброя і предмети
web-thing-nothing-owned = Ані зброї, ані предметів
web-thing-lies-open = лежить відкрито
web-thing-charges = каністр: { $number }, відкрито
# Over something secret that this person has just learned.
web-thing-news = Лише для тебе
web-thing-seen-it = Зрозуміло

## Going somewhere

web-thing-ways = Як ідеш?
web-thing-way-go = Іти
web-thing-way-light = З ліхтариком
web-thing-way-special = Особлива дія, 1 карта
web-thing-way-twice = Особлива дія, 2 карти

## Scenes

web-thing-show-base = Показати станцію
web-thing-show-scene = Назад
# Over the Action cards that were turned up.
web-thing-shown = Відкрито цього раунду
# Beside a player whose secret answer is in.
web-thing-locked = вирішено
web-thing-meeting = Зіткнення: { $room }
web-thing-meeting-hint = Усі в локації роблять ті самі кроки.
web-thing-step-danger = Бій або відступ
web-thing-step-lay = Викласти жетони
web-thing-step-look = Глянути на один
web-thing-stays-out = лишається осторонь
web-thing-laid = два жетони долілиць
web-thing-trade = Обмін
web-thing-trade-hint = Вибери когось і запропонуй щось. Ніщо не переходить, доки не згодні обоє.
web-thing-ready-count = готово: { $number } з { $all }
web-thing-offer = Запропонувати
# Beside somebody in the trade who has no cards and no lab tokens.
web-thing-owns-nothing = нічого не має
# What one side of a deal gives.
web-thing-gives-nothing = нічого
web-thing-agrees = згода
web-thing-other-deals = Обміни між іншими
web-thing-no-deals = Жодного обміну на столі.
web-thing-vote = Голосування
web-thing-vote-hint = Кожен голос — крок підозр. На { $number } передану карту показують усім.
web-thing-locked-count = вирішили: { $number } з { $all }
# Before the marks of those who spoke against this person.
web-thing-against = підозрюють
web-thing-trusting = довіряють
web-thing-not-named = не можна звинуватити
# Beside the room somebody was in: the card of the Active Pile.
web-thing-was-given = отримано «{ $card }»
web-thing-no-card = без карти
# Where nobody spoke for or against this person.
web-thing-nothing-said = нічого не сказано
web-thing-votes = Голоси
# Before the marks of those whose vote this person got.
web-thing-accused-by = звинувачують
web-thing-not-accused = без звинувачень
# Before the marks of those who voted for nobody.
web-thing-accused-nobody = нікого не звинувачують
web-thing-before-tests = Перед перевірками
web-thing-tests = Перевірки
web-thing-sign-tested = перевірка
web-thing-tests-hint = Кого перевіряють, той показує всім карту ролі.
# What a test takes.
web-thing-test-a = { thing-sample-blood }
web-thing-test-b = { thing-weapon-flamethrower } + { thing-item-wire }
# After what the test takes: whom it can be made on.
web-thing-target-a = лише для найпідозрілішого
web-thing-target-b = для будь-кого
# Before the marks of players.
web-thing-offered-by = пропонують
web-thing-boarding = Втеча
web-thing-boarding-hint = Посадка ({ $vehicle }): один за одним просять місце, і всі на борту мають погодитися.
web-thing-aboard = На борту
web-thing-at-the-door = Біля дверей
web-thing-on-the-ground = На землі
web-thing-asks-seat = просить місце
web-thing-stays = лишається
web-thing-planning = Прибульці планують
web-thing-planning-hint = Вибери локацію, тоді силу. Це бачать лише викриті прибульці; між собою можна говорити наодинці.
# Before the rooms and strengths that revealed aliens are asked to agree to.
web-thing-the-plan = План
# In place of rooms, where nobody is attacked.
web-thing-no-attack = без нападів
# The button that opens the covered plan to a revealed alien.
web-thing-look-plan = Глянути на план
web-thing-plan-covered = План закрито. Натисни, щоб глянути.
web-thing-supporters = за: { $number }

## The end

web-thing-won-humans = Перемагають люди
web-thing-won-aliens = Перемагають прибульці
# The name of the picture for whoever does not see it.
web-thing-chain = Хто кого заразив, за раундами
web-thing-say-why = Скажи чому
web-thing-say-why-hint = Вибери когось і скажи столу, що ти про цю людину думаєш.

# Names on the floor plan, where the whole one is too long
web-thing-plan-helicopter = Гвинтокрил
web-thing-plan-underground = Сховище
