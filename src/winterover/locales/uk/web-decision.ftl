### The web client: making a choice, looking at the own cards, saying something.


## The own cards

web-look-hand = Глянути на мої карти
web-look-hand-short = Мої карти
web-hand-covered = { $count ->
        [one] Твоя рука: { $count } закрита карта. Натисни, щоб глянути.
        [few] Твоя рука: { $count } закриті карти. Натисни, щоб глянути.
        [many] Твоя рука: { $count } закритих карт. Натисни, щоб глянути.
       *[other] Твоя рука: { $count } закритої карти. Натисни, щоб глянути.
    }
web-cover-again = Закрити
web-keep-open = Не закривати
web-keep-open-hint = Для тих, хто грає за цим пристроєм без інших: карти лишаються відкритими.
web-options-covered = Цей вибір стосується твоїх карт. Спершу глянь на них.
# Where some options are covered: everybody reads it, whether there are any or not.
web-more-uncovered = Можливостей може бути більше, коли глянеш на свої карти.
web-chosen-unseen = Якщо не натиснеш другий варіант, діє перший. На екрані ніколи не видно, який.
web-confirm-unseen = Підтвердити мій вибір

## The options

web-all-options = Усі можливості
web-all-options-short = Варіанти
# Stands where the words about an option will be.
web-point-at-option = Вибери можливість, щоб прочитати, для чого вона.
web-guide-options = Для чого кожна можливість
web-guide-goal = Про що ця гра?
web-decision-more = Більше про цей вибір
web-why-not-alike = Про це питають усіх, і всі бачать те саме. Хто справді має вибір, не стосується інших; правило на цій картці:

## What rooms are good for, where one chooses where to go

web-hint-thing-move-armoury = Узяти карти зброї й лишити одну
web-hint-thing-move-kitchen = Приготувати їжу, щоб ніхто не голодував
web-hint-thing-move-storeroom = Узяти карти предметів і лишити одну
web-hint-thing-move-laboratory = Узяти жетон лабораторії: можливо, кров для перевірки
web-hint-thing-move-boiler = Заправити чи полагодити котел, щоб станція не замерзла
web-hint-thing-move-generator = Заправити чи полагодити генератор, щоб було світло
web-hint-thing-move-radio = Полагодити радіорубку, а тоді надіслати S.O.S. і викликати порятунок
web-hint-thing-move-helicopter = Заправити й полагодити гвинтокрил; з ключами на ньому можна втекти
web-hint-thing-move-shed = Заправити й полагодити снігохід; з ключами на ньому можна втекти
web-hint-thing-move-weather = Кинути погоду наперед і перенести паливо
web-hint-thing-move-dormitory = Тут нічим скористатися й нічого лагодити; місце, щоб бути осторонь
web-hint-thing-move-rec = Лишитися там, де згодом зберуться всі
web-hint-thing-move-swap = Змінити всю руку; карту ти не передаєш
web-hint-thing-move-special = Скинути руку, взяти одну карту й передати її
web-hint-thing-move-twice = Скинути руку, взяти дві карти, одну передати
web-hint-thing-move-board = Урятуватися: після зіткнень починається посадка, і гра завершується
web-hint-stayaway-play-discard = Карта йде у скид долілиць; її дія не відбувається
web-hint-stayaway-offer-offer = Вона переходить з рук у руки; те, що на ній сказано, не стається
web-hint-stayaway-offer-infected = Заражає, якщо її дає Істота
web-hint-stayaway-reply-give = Вона переходить з рук у руки; те, що на ній сказано, не стається
web-hint-stayaway-reply-infected = Заражає, якщо її дає Істота
web-hint-stayaway-pass_on-pass_on = Її отримує наступний гравець; те, що на ній сказано, не стається
web-hint-stayaway-pass_on-infected = Заражає, якщо її дає Істота
web-hint-stayaway-forget-forget = Карта йде у скид долілиць; її дія не відбувається
web-hint-stayaway-blind_date-swap = Вона йде невидимо в обмін на верхню карту колоди; те, що на ній сказано, не стається

## Saying something

web-statements-about = Про що йдеться?
web-statements-me = Я
web-statements-people = Інші
web-statements-plans = Плани
web-statements-answers = Відповіді
