### The Thing in a terminal: the board, the crew, the own belongings, the forms of talk, the end.
### Names of players have no known case or gender: they only stand where a nominative stands.


## Before the game

app-thing-intro =
    Ви зимуєте на дослідницькій станції в Антарктиці. Хтось із полярників — прибулець, схожий на людину, і він заражає тих, з ким зустрічається.

    Щораунду всі розходяться локаціями й долілиць передають по карті дії. Хто когось зустрів, дивиться на один його жетон; жетон «Прибулець» робить людину прибульцем. Потім лідер відкриває карти й каже, хто яку виконує.

    Котельня і генератор щораунду спалюють паливо: не дайте їм зупинитися. Люди перемагають, якщо всі вони вирушать рятувальним гвинтокрилом, штатним гвинтокрилом або снігоходом без жодного прибульця на борту. У будь-якому іншому разі перемагають прибульці.

    На плані велика літера — гравець, що стоїть, мала — гравець, що лежить. ♦ собака · *3 прибулець із силою 3 · ★ лідер · ☆ жетон лідера, для наступного лідера · ▶ вирішує зараз
# Below a drawn floor plan; one line of 80 characters is best.
app-thing-legend = A стоїть, a лежить · ♦ собака · *3 прибулець · ★ лідер · ▮ паливо · × шкода


## The state of the base, as parts of one line

app-thing-round = раунд { $round }
app-thing-no-weather = погоди ще немає
# What the weather does every round: barrels burned, steps of the frost marker and of the rescue helicopter.
app-thing-cost-boiler = котельня −{ $number }
app-thing-cost-generator = генератор −{ $number }
app-thing-cost-frost = замерзання +{ $number }
app-thing-cost-flight = порятунок +{ $number }
app-thing-stored = Метеостанція: { $face }
app-thing-dark = Темрява
app-thing-hungry = Голод
app-thing-frost = Замерзання { $space }/{ $last }
app-thing-rescue-none = без S.O.S.
# The rescue helicopter on its way; $fuel is the number of rounds that its fuel lasts.
app-thing-rescue-flying = Порятунок { $space }/{ $last }, паливо { $fuel }
app-thing-rescue-here = Рятувальний гвинтокрил тут, паливо { $fuel }
app-thing-rescue-gone = Порятунок відлетів
app-thing-aboard = На борту ({ $vehicle }): { $names }
app-thing-pile = Активні карти { $count }
app-thing-strength = Сила прибульців { $number }
# $plan is like "Radio 3, Lab 1", or "3, 1" where the rooms are secret.
app-thing-plan = Атаки: { $plan }
app-thing-proposal = Пропозиція: { $plan }
app-thing-open = Відкрито: { $cards }
# Who trades with whom, like "Bo ↔ Gro, Ada ↔ Hal".
app-thing-deals = Обміни: { $pairs }
# A deal on the table; what a side gives may be "none".
app-thing-deal = { $gives ->
        [none] { $one } не дає нічого
       *[other] { $one } дає { $gives }
    }; { $gets ->
        [none] { $two } не дає нічого.
       *[other] { $two } дає { $gets }.
    }
app-thing-deal-agreed = Згода: { $names }.


## Heads of columns: 5 characters at most, the last four 1 character

app-thing-column-fuel = Пал.
app-thing-column-damage = Пош.
# Cards, tokens, meals or dogs that are left in a room.
app-thing-column-store = Є ще
app-thing-column-suspicion = Під.
app-thing-column-hand = К
app-thing-column-weapons = З
app-thing-column-items = П
app-thing-column-samples = Л
# At most 8 characters.
app-thing-crew = Екіпаж


## In the tables: 12 characters at most

app-thing-food = їжа { $number }
app-thing-burned = згоріло
app-thing-destroyed = зруйновано
app-thing-alien = прибулець
app-thing-out = поза грою


## The table in words

app-thing-words-stocks = Запаси: { $stocks }
app-thing-words-rooms = Локації
app-thing-words-crew = Екіпаж
app-thing-words-empty = Нікого й нічого: { $rooms }
app-thing-words-fuel = паливо { $number }/{ $most }
app-thing-words-damage = пошкодження { $number }/{ $most }
app-thing-words-store-armoury = лишилося карт зброї: { $number }
app-thing-words-store-storeroom = лишилося карт предметів: { $number }
app-thing-words-store-laboratory = лишилося жетонів лабораторії: { $number }
app-thing-words-store-kitchen = приготованої їжі: { $number }
app-thing-words-store-kennel = собак: { $number }
app-thing-words-standing = стоїть: { $names }
app-thing-words-lying = лежить: { $names }
app-thing-words-dog = собака
app-thing-words-token = жетон лідера
app-thing-words-alien = прибулець, сила { $number }
app-thing-words-suspicion = підозри { $number }/{ $most }
app-thing-words-hand = карт дій { $number }
app-thing-words-weapons = карт зброї { $number }
app-thing-words-items = карт предметів { $number }
app-thing-words-samples = жетонів лабораторії { $number }
app-thing-words-leader = лідер
app-thing-words-asked = вирішує зараз


## What is your own

app-thing-your-role = Твоя роль:
app-thing-you-out = Ти вже не в грі й бачиш те, що бачать усі.
app-thing-you-revealed = Ти — викритий прибулець, і сила у вас усіх спільна.
app-thing-your-hand = Рука:
app-thing-your-weapons = Зброя:
app-thing-your-items = Предмети:
app-thing-your-samples = Жетони:
app-thing-your-drawn = Взято:
app-thing-goal-human = Виведіть звідси разом усіх живих людей і жодного прибульця.
app-thing-goal-alien = Заражай інших, потрап на борт або дай станції замерзнути.


## What a card does and what a Character can do, in a few words (best under 55 characters)

app-thing-hint-use = Скористатися локацією: паливо, їжа, карти, S.O.S.
app-thing-hint-repair = Прибрати пошкодження з локації, де ти є
app-thing-hint-sabotage = Нашкодити локації, де ти є
app-thing-hint-flamethrower = Атака, уникнення, підпал; з дротом — перевірка Б
app-thing-hint-dynamite = Атака на прибульця або підпал локації, один раз
app-thing-hint-firearm = Уникнути перевірки зараження, щоразу
app-thing-hint-melee = Уникнути перевірки зараження, один раз
app-thing-hint-fuel = Фішка палива в локацію, де ти стоїш, без карти
app-thing-hint-tools = Прибрати пошкодження там, де ти стоїш, без карти
app-thing-hint-keys = Почати втечу готовим транспортом
app-thing-hint-wire = Перевірка Б разом із вогнеметом
app-thing-hint-flashlight = Вибір карти в темряві; особлива дія з 2 картами
app-thing-hint-blood = Перевірка А: хтось показує карту ролі
app-thing-hint-failure = Годиться хіба що для блефу
app-thing-ability-bennings = На метеостанції кидає двічі й вибирає
app-thing-ability-clark = Наодинці із собакою не проходить перевірки
app-thing-ability-windows = Ремонтом прибирає на одне пошкодження більше
app-thing-ability-macready = В арсеналі може взяти 3 карти
app-thing-ability-garry = Після добору може замінити карту дії
app-thing-ability-norris = Вважають, що він має ліхтарик
app-thing-ability-blair = У лабораторії бере на один жетон більше
app-thing-ability-nauls = Готує з 1 фішки їжі замість 2


## News

# Lists like "Bo → Lab, Gro → Shed (special, 1)": who went where, looked at whose token, accused whom.
app-thing-moves = Переміщення: { $moves }.
app-thing-looks = Чиї жетони переглянуто: { $looks }.
app-thing-votes = Звинувачення: { $votes }.
app-thing-voted-nobody = ніхто
# What was special about a move; $count is the number of cards drawn.
app-thing-moved-lit = ліхтарик
app-thing-moved-special = особлива, { $count }
app-thing-moved-swap = заміна


## Choices that lead to more choices

app-thing-group-light = Іти з ліхтариком …
app-thing-group-special = Особлива дія, 1 карта …
app-thing-group-twice = Особлива дія, 2 карти …
app-thing-group-put = Запропонувати → { $name } …
# A deal with $name as it stands; a side may be "none".
app-thing-group-deal = { $name }: ти даєш { $gives ->
        [none] нічого
       *[other] { $gives }
    }, отримуєш { $gets ->
        [none] нічого
       *[other] { $gets }
    }
# The same, when $name has agreed to it.
app-thing-group-agreed = { $deal } ({ $name } погоджується)
# Ready for the vote, while a deal of one's own is open.
app-thing-ready-lapses = Готово: більше жодних обмінів, а відкриті скасуються, якщо інша сторона ще не погодиться


## The end

app-thing-spread = { $rounds ->
        [one] Як воно ширилося: { $rounds } раунд
        [few] Як воно ширилося: { $rounds } раунди
        [many] Як воно ширилося: { $rounds } раундів
       *[other] Як воно ширилося: { $rounds } раунду
    }
# What the signs of the picture mean, each beside its sign; ♦ is a dog.
app-thing-sign-human = людина
app-thing-sign-alien = прибулець
app-thing-sign-infected = зараження
app-thing-sign-revealed = викриття
app-thing-sign-assimilated = поглинання
app-thing-sign-aboard = на борту
app-thing-sign-by = від кого (♦ собака)
app-thing-fate-first = перший прибулець
app-thing-fate-infected = зараження в раунді { $round }, джерело — { $name }
app-thing-fate-dog = зараження від собаки в раунді { $round }
app-thing-fate-revealed = викриття в раунді { $round }
app-thing-fate-assimilated = поглинання в раунді { $round }
app-thing-fate-aboard = на борту
app-thing-fate-last = остання людина


## The forms of talk, as a list to choose from; dots stand for what is asked next

app-thing-form-hold = У мене на руці є …
app-thing-form-lack = У мене на руці немає …
app-thing-form-handed = Моя карта в стосі — …
app-thing-form-claim = На моїй карті ролі — …
app-thing-form-own = Я маю …
app-thing-form-without = Якщо хтось має …, то не я
app-thing-form-accuse = … — прибулець
app-thing-form-vouch = Ручаюся, що … не підведе
app-thing-form-trust = … має мою довіру
app-thing-form-distrust = … не має моєї довіри
app-thing-form-saw = Я знаю жетон, який має …
app-thing-form-going = Я прямую в локацію …
app-thing-form-send = Хай … прямує в …
app-thing-form-meet = Хочу бути там, де …
app-thing-form-avoid = Тримаюся подалі від місця, де …
app-thing-form-assign = Хай карту виконає …
app-thing-form-next = Ще одну карту!
app-thing-form-stop = Зупинімося на цьому
app-thing-form-want = Хочу отримати …
app-thing-form-promise = … отримає щось від мене
app-thing-form-vote = Голосуймо: прибулець — …
app-thing-form-spare = Хай … лишається в спокої
app-thing-form-test = Хай … пройде перевірку
app-thing-form-burn = Спаліть локацію …!
app-thing-form-board = Хай … сідає на борт
app-thing-form-threaten = Моя ціль — …
app-thing-form-agree = … має рацію
app-thing-form-disagree = … не має рації
