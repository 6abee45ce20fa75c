### The web client: everything that is only on its pages.


## Everywhere

web-title = Winterover
# The title of the window while something is asked of this person; it never says what.
web-title-turn = ● Твоя черга — Winterover
web-to-home = На початкову сторінку
web-close = Закрити
# Short words at the edge of the page that were read out already.
web-messages = Повідомлення
web-cancel = Скасувати
web-save = Зберегти
web-open = Відкрити
web-send = Надіслати
# A range of numbers.
web-range = { $least }–{ $most }
web-not-found = Тут нічого немає
web-not-found-text = Можливо, адреса стара або в ній помилка.
web-unreachable = Сервер не відповідає. Перевір з’єднання і спробуй ще раз.


## Settings

web-settings = Налаштування
web-language = Мова
# $language by its own name, such as Deutsch.
web-language-coming = Тексти ({ $language }) завантажуються. Доти сторінка лишається тією мовою, що була.
web-language-missing = Зараз не вдається завантажити тексти ({ $language }), тож мова лишається такою, як була. Спробуй ще раз, коли сервер відповість.
web-theme = Світле чи темне
web-theme-system = як на пристрої
web-theme-dark = темне
web-theme-light = світле
web-guide = Підказки для першої гри
web-guide-short = Поради
web-guide-hint = Пояснюють кожен вибір, коли він настає. Вони однакові для всіх і нічого про тебе не кажуть.
web-cover = Закривати мої карти
web-cover-hint = Твоя рука й те, що з нею можна зробити, закриті, доки не натиснеш, щоб глянути.
web-sound = Звук
web-sound-hint = Два тихі тони, коли твоя черга.
web-motion = Рух
web-motion-hint = Речі рухаються на свої місця.
web-notify = Сповіщення
web-notify-hint = Кажуть, що твоя черга, коли ця сторінка у фоні. Ніколи не кажуть, про що йдеться.
# The notice itself.
web-notice = Твоя черга.
web-notify-refused = Браузер не дозволяє цій сторінці сповіщень, тож вони лишаються вимкненими. Дозволь їх у його дозволах для цієї адреси й увімкни ще раз.
web-notify-insecure = Браузер дозволяє сповіщення лише сторінкам, відкритим через https, а ця відкрита без нього. Вони лишаються вимкненими.


## The start page

web-play-now = Грати зараз
web-play-now-hint = Один клік, без облікового запису. За інші місця грають боти.
web-play-bots = { $count ->
        [0] Грати соло
        [one] Грати проти { $count } бота
        [few] Грати проти { $count } ботів
        [many] Грати проти { $count } ботів
       *[other] Грати проти { $count } ботів
    }
web-dealing = Готуємо стіл ...
web-mode-thing = { thing }
web-mode-thing-short = Таємні ролі, догляд за станцією, порятунок
web-mode-thing-about = Дослідницька станція серед криги. Підтримуйте її роботу, дізнайтеся, хто людина, і втечіть з тими, з ким треба.
web-mode-small = Малий екіпаж
web-mode-small-short = Ви ведете шістьох проти загрози
web-mode-small-about = { thing } для одного, двох або трьох гравців: разом ви ведете шістьох персонажів проти самої гри.
web-mode-stayaway = { stayaway }
web-mode-stayaway-short = Карткова гра, місця по колу
web-mode-stayaway-about = Бери, розігруй, передавай карту. Будь-яка з цих карт може бути зараженням.
web-with-others = З іншими людьми
web-with-others-hint = За одним столом, на одному пристрої або здалека. Щоб увійти, досить посилання.
web-create = Створити стіл
web-code = Код столу
web-join = Увійти
web-open-tables = Відкриті столи
web-seats-free = Вільно місць: { $free } з { $players }
web-come-back = Повернутися
web-my-tables = Твої столи на цьому пристрої
web-stage-lobby = ще не почато
web-stage-playing = гра триває
web-stage-over = закінчено
web-bots = { $count ->
        [one] { $count } бот
        [few] { $count } боти
        [many] { $count } ботів
       *[other] { $count } бота
    }
web-open-record = Відкрити запис
web-your-name = Твоє ім’я
web-name-example = напр. { $name }


## A new table

web-new-table = Новий стіл
web-new-table-text = Вибери гру та її правила. До початку можна змінити все.
web-game = Гра
web-players = Гравці
web-clock = Час на вибір
web-clock-none = без годинника
web-clock-relaxed = спокійно ({ $time })
web-clock-fast = швидко ({ $time })
web-clock-correspondence = листуванням ({ $time })
web-clock-hint = Коли час спливає, робиться звичний вибір, однаковими словами для кожної ролі. За відсутніх грають до їхнього повернення.
web-table-language = Мова столу
web-table-language-hint = Якою говорять за цим столом; кожен читає своєю мовою.
web-chat-allowed = Вільна розмова
web-chat-allowed-hint = Без неї говорять фразами гри, які розуміє кожна мова і кожен бот.
web-public = Відкритий стіл
web-public-hint = Він є на початковій сторінці, і будь-хто може увійти або дивитися.
web-private-hint = Увійти або дивитися може лише той, хто має посилання чи код.
web-rulings-hint = Де правила різних видань відмінні або мовчать, вирішує стіл. Біля кожної відповіді названо видання, які її дають.
web-rulings-search = Шукати серед налаштувань столу
web-rulings-changed = { $count ->
        [one] Змінено { $count } налаштування столу
        [few] Змінено { $count } налаштування столу
        [many] Змінено { $count } налаштувань столу
       *[other] Змінено { $count } налаштування столу
    }
web-rulings-changed-here = змінено { $count }
web-rulings-reset = Усе, як каже видання
web-rulebooks-say = Що кажуть правила видань
web-changed = змінено
web-allowed = Дозволено: { $allowed }
web-card-codes = Коди карт
web-sheet-hint = Числа, надруковані лише на полі. Впиши числа свого поля там, де вони інші. Знак поруч каже, наскільки добре відоме стандартне значення:
web-sheet-open = Відкрити аркуш (.toml, .json)
web-sheet-reset = Стандартні значення
web-sheet-name = Назва аркуша
web-sheet-unnamed = власні значення
web-figures-changed = { $count ->
        [one] Змінено { $count } значення
        [few] Змінено { $count } значення
        [many] Змінено { $count } значень
       *[other] Змінено { $count } значення
    }
web-you = Ти
web-fill-bots = Заповнити ботами
web-fill-bots-hint = Вони займають кожне ще вільне місце. Пізніше на їхні місця можна впустити людей.
web-first = Хто починає
web-first-lot = За жеребом
web-first-seat = Місце { $seat }
web-first-hint = Хто починає, той перший лідер.
web-bots-play = Як грають боти
web-bots-play-hint = Розважливі боти запам’ятовують, підозрюють, говорять і грають свою роль. Випадкові вибирають будь-що можливе.
web-create-hint = Стіл буде твій: заповнюєш місця і починаєш гру.
# How long a clock gives for one choice.
web-time-seconds = { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }
web-time-minutes = { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }
web-time-hours = { $count ->
        [one] { $count } година
        [few] { $count } години
        [many] { $count } годин
       *[other] { $count } години
    }
web-time-days = { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }


## The lobby

web-lobby-text = Заповни місця, поділися кодом, починай.
web-lobby-text-guest = Обери місце; гру починає господар.
web-change = Змінити налаштування
web-change-hint = Усім доведеться ще раз сказати, що вони готові.
# Told to whoever closed the dialog before it was done, like web-seated.
web-settings-changed = Налаштування столу змінено.
web-talk = Розмова
web-talk-both = фрази гри та вільна розмова
web-talk-forms = лише фрази гри
web-talk-none = Ще ніхто нічого не сказав.
web-seats = Місця
web-seat = Місце
web-seat-free = Місце { $seat } вільне
web-sit = Сісти
web-seated = Тепер у тебе місце { $seat }.
web-full = Усі місця зайняті. Дивитися можна буде, щойно гра почнеться.
web-seat-gone = Місце { $seat } тим часом зайняли. Вибери інше.
web-seats-gone = Вільних місць більше немає.
web-add-bot = Додати бота
web-add-person = Ще одна людина на цьому пристрої
web-bot-level = Як грає { $name }
web-bot-heuristic = Розважливо
web-bot-random = Навмання
web-free-seat = Звільнити місце: { $name }
web-ready = Готово
web-not-ready = Ще не готово
web-say-ready = Можна починати
web-invite = Запросити
web-qr = QR-код посилання на цей стіл
web-copy-link = Копіювати посилання
web-copied = Посилання скопійовано.
web-open-tv = Екран для всіх
web-start = Почати гру
# After a number: "6 of 8".
web-of = з { $all }
web-lobby-fill = { $count ->
        [one] Вільне { $count } місце.
        [few] Вільно { $count } місця.
        [many] Вільно { $count } місць.
       *[other] Вільно { $count } місця.
    }
web-lobby-waiting = Чекаємо: { $names }.
web-lobby-complete = Усі тут.
web-lobby-host = Це твій стіл. Починай, коли всі місця зайняті й усі готові.
web-lobby-guest = Гру починає господар.


## At the table

web-skip = До мого рішення
web-skip-options = До того, що можу вибрати
web-decision = Рішення
web-your-turn = Твоя черга
web-thinking = думає
web-steward = немає, грає бот
# Of somebody who is here but does not decide.
web-steward-here = грає бот
# To somebody who is here but let the time run out too often; the button ends it.
web-steward-you = За тебе грає бот, бо твій час надто часто спливав.
web-steward-end = Я тут
web-away = немає
web-crew = Екіпаж
web-news = Що сталося щойно
web-mine = Лише для тебе
web-only-you = Бачиш лише ти
web-role = Твоя роль
web-hand = Твоя рука
web-hold-to-peek = Утримуй, щоб глянути
# Instead of a line of the log that others must not read along.
web-secret-line = Дещо лише для тебе. Утримуй, щоб прочитати.
web-parts = Частини столу
web-tab-board = Стіл
web-tab-crew = Екіпаж
web-tab-talk = Розмова
web-tab-mine = Моє
# Read out after the name of the talk.
web-unread = { $count ->
        [one] { $count } непрочитаний рядок
        [few] { $count } непрочитані рядки
        [many] { $count } непрочитаних рядків
       *[other] { $count } непрочитаних рядків
    }
# Read out after the name of the tab with the own things.
web-unread-mine = Щось нове, що знаєш лише ти
web-crew-in-full = Екіпаж докладно
# Read out when a choice comes up.
web-announce = Твоя черга. { $question }
web-why-asked = Чому мене про це питають? ({ $rule })
# The same, where there is little room.
web-why-asked-short = Чому?
web-why-not = Чого не можна?
web-why-not-short = Не можна?
web-why-not-nothing = Можливо все, чого тут можна чекати.
web-several-asks = Кілька рішень чекають
# A button that everyone has; behind it is what may be done unasked, or nothing.
web-anytime = Що ще можна?
web-anytime-short = Ще
web-anytime-nothing = Зараз нічого іншого не можна.
# The same for everybody, while the own cards are covered.
web-anytime-covered = Те, що можна зробити без запитання, може виказати, хто ти. Спершу глянь на свої карти.
# Asked once more before something that was not asked for; $option is like "declare victory".
web-really = Так: { $option }
web-choose-first = Вибери варіант
web-sending = Надсилаємо ...
web-waiting = Хвилинку ...
web-waiting-for = Чекаємо: { $names }.
web-seconds-left = { $seconds ->
        [one] лишилася { $seconds } секунда
        [few] лишилося { $seconds } секунди
        [many] лишилося { $seconds } секунд
       *[other] лишилося { $seconds } секунди
    }
# In a small ring.
web-hours = { $hours } год
web-watching = Ти спостерігаєш: бачиш те, що можуть бачити всі.
web-offered = Пропонують місце: займи його і грай далі з усім, що воно знає.
web-seats-open = { $count ->
        [one] Відкрите місце: { $names }.
        [few] Відкриті місця: { $names }.
        [many] Відкриті місця: { $names }.
       *[other] Відкриті місця: { $names }.
    }
web-take-seat = Зайняти місце
web-host-tools = Господар
web-invite-local = Лише цей комп’ютер може відкрити це посилання. Щоб увійшли інші, запусти сервер із { $option }.
web-invite-watch = Посилання для перегляду
web-offer = Запропонувати місце: { $name }
web-offer-hint = Заміна може його зайняти, щойно погодяться двоє з тих, хто грає, або всі, якщо їх менше, і дізнається, що знає місце. Більше ніхто.
web-offer-asks = Немає гравця: { $name }. Чи може заміна зайняти місце й дізнатися, що воно знає?
web-offer-agree = Погоджуюся
web-offer-waits = Немає гравця: { $name }. Ти погоджуєшся на заміну; інші ще ні.
web-offer-open = Місце відкрите для заміни: { $name }. Погодилися: { $agreed }.
# In one line, where there are many.
web-offers = { $count ->
        [one] На заміну пропонують { $count } місце.
        [few] На заміну пропонують { $count } місця.
        [many] На заміну пропонують { $count } місць.
       *[other] На заміну пропонують { $count } місця.
    }
web-offers-title = Запропоновані місця
web-offers-none = Місць більше не пропонують.
web-substitute = Відтепер { $name } грає замість: { $before }.
web-plays-for = грає замість: { $name }
web-nobody-away = Зараз ніхто не відсутній надовго. Місце того, хто не повертається, можна запропонувати заміні.
web-close-table = Закрити стіл назавжди
web-close-table-sure = Справді? Гра зникне для всіх.
web-table-closed = Стіл закрито.
web-time-out = Твій час сплив, тож вибрано за тебе.
# In the log; $option is like "go to the Radio Room".
web-time-out-chosen = Твій час сплив. Вибрано за тебе: { $option }
web-close-table-yes = Так, закрити для всіх
web-keep-table = Залишити стіл


## Talk and log

web-table = Стіл
web-show = Показати
web-show-all = Усе
web-show-talk = Розмова
web-show-log = Події
web-log = Що сталося і що було сказано
web-log-earlier = { $count ->
        [one] { $count } попередній рядок
        [few] { $count } попередні рядки
        [many] { $count } попередніх рядків
       *[other] { $count } попередніх рядків
    }
# Read out while the log is out of sight.
web-over = Гру завершено.
web-chat = Скажи щось за столом
web-chat-private = Скажи щось наодинці
# Beside a line of chat, after the time.
web-chat-to = кому: { $names }
web-whisper-to = пошепки: { $name }
web-statements = Говорити фразами гри
web-say = Сказати
web-say-not-now = Зараз цього сказати не можна. Фраза лишиться тут, доки не стане можна або доки ти її не скасуєш.
web-say-to-one = Фраза гри призначена всім або комусь одному. Вибери, кому її сказати.
web-to = Кому
web-to-fellows = Усім, з ким можу говорити наодинці
# Where words are being written to somebody who can be reached no longer.
web-to-nobody = Нічого не буде надіслано, доки ти не вибереш, кому призначені твої слова.
# Instead of a name in the list of those whom words can be for.
web-to-choose = Вибери …
# Covered: who speaks to whom in private may be a secret.
web-to-gone = Зараз не можна поговорити наодинці: { $names }.
web-words-wait = Немає зв’язку. Твої слова лишаться тут, доки ти не надішлеш їх ще раз.


## Several people at one device

web-nobody-asked = Нікому на цьому пристрої зараз не треба вирішувати.
web-hand-over-hint = Ніхто інший не повинен дивитися на екран.
web-i-am = Я { $name }: покажи моє місце
web-cover-now = Закрити, для наступної людини


## A seat on another device

web-carry = Продовжити на іншому пристрої
web-carry-text = Відкрий там посилання або наведи камеру іншого пристрою на код: твоє місце відкриється й там, а тут залишиться відкритим.
web-carry-what = Що взяти із собою
web-carry-seat = Місце, де грає { $name }
web-carry-host = Права господаря
web-carry-show = Показати код і посилання
web-carry-cover = Сховати код і посилання
web-carry-warning = Це лише для тебе, не запрошення: хто його має, бачить твої карти й грає за тебе.
web-carry-host-warning = Це лише для тебе, не запрошення: хто його має, може все, що може господар, і замінити його не можна.
web-key-replace = Замінити мій ключ
web-key-replace-text = Якщо хтось інший бачив посилання або пристрій загубився: цей пристрій зберігає місце, усі інші його втрачають, а показані раніше посилання більше нічого не відкривають.
web-key-replaced = Твоє місце має новий ключ. Воно відкрите лише на цьому пристрої.
# After the operator went back to a backup.
web-key-former = Сервер повернувся до давнішого стану, у якому твоє місце має старий ключ. Старі посилання знову його відкривають; якщо це небажано, заміни ключ.
web-carried-seat = Місце, де грає { $name }, тепер відкрите на цьому пристрої.
web-carried-host = Тут у тебе є права господаря.
web-carried-known = Цей пристрій уже має це місце.
web-carried-old = Це посилання не відкриває жодного місця
web-carried-old-text = Його ключ замінено, місце звільнено або бракує частини посилання. Візьми нове на пристрої, на якому граєш. Тут нічого не змінилося.
web-carried-without = Увійти без нього
web-carried-own = Це посилання застаріле або неповне. Цей пристрій входить із власним ключем.
web-seat-left = На місці { $seat } тут більше не грають: його звільнено, на ньому грає заміна, або воно отримало новий ключ на іншому пристрої.
web-unsaved = Цей браузер не дає сторінці запам’ятати твоє місце. Воно твоє, доки ця сторінка відкрита; його можна взяти на інший пристрій.


## Rules

web-rules = Правила
web-rules-text = Кожна картка пояснює щось одне. Вона однакова для кожної ролі, і ніхто не знає, що ти читаєш.
web-rules-this = Цей вибір
web-rules-all = Усі
web-rules-table = Правила цього столу
web-rules-tab-table = Цей стіл
web-rules-search = Шукати слово або код правила
web-rules-found = { $count ->
        [one] Знайдено { $count } картку
        [few] Знайдено { $count } картки
        [many] Знайдено { $count } карток
       *[other] Знайдено { $count } карток
    }
web-rules-none = Нічого не знайдено. Спробуй інше слово.
web-rules-private = Цю картку може відкрити кожен, яка б не була роль. Ніхто не бачить, що ти її читаєш.
# The part of a rule card that says which options in force bear on it.
web-rules-here = За цим столом
# Above the options that a rule card depends on, where it is read without a table.
web-rules-options = Що стіл може визначити інакше, спершу стандарт
# Of an option: as the chosen edition says, but not as the standard rules.
web-not-standard = не стандарт
# Beside a sentence of the standard rules that is struck through.
web-not-here = не за цим столом
web-figure-instead = { $value } замість { $standard }
web-rulings-differ = Налаштування, що відрізняються від стандартних правил
web-figures-differ = Значення, що відрізняються від стандартного поля


## Connection

web-connecting = З’єднання ...
web-lost-first = Сервер не відповідає. Пробуємо далі.
web-missing = Частина цієї сторінки ще не завантажилася. Пробуємо далі.
# Below the heading of what is to come.
web-fetching = Завантажується ...
web-lost = З’єднання втрачено. Пробуємо далі.
web-lost-seat = З’єднання втрачено. Пробуємо далі. Місце лишається твоїм; якщо це надовго, бот гратиме за тебе, доки ти не повернешся.
web-lost-clock = З’єднання втрачено. Пробуємо далі. Твій час іде; якщо це надовго, бот гратиме за тебе, доки ти не повернешся.
web-lost-restart = Сервер запускається знову. Гра піде далі з того ж місця.
web-lost-crowded = Уже забагато з’єднань: з твоєї адреси, з цим місцем або для перегляду. За мить спробуємо ще раз.
web-back = Знову з’єднано. Нічого не втрачено.
web-try-now = Спробувати зараз
web-try-again = Спробувати ще раз
web-reload = Завантажити сторінку знову
web-two-tabs = Цей стіл відкритий і в іншому вікні. Обидва показують те саме.
web-sit-anew = Увійти знову
web-closed-4400 = Ця сторінка застаріла
web-closed-4400-text = Сервер її не зрозумів. Завантаж її знову.
web-closed-4401 = Цей ключ більше не відкриває жодного місця
web-closed-4401-text = Місце звільнено, на ньому грає заміна, або ключ замінено на іншому пристрої. Можна увійти знову й дивитися або зайняти вільне місце.
web-closed-4404 = Такого столу немає
web-closed-4404-text = Перевір код. Столи, якими довго ніхто не користувався, прибирають.
web-closed-4410 = Це місце закрито
web-closed-4410-text = Стіл закрито, місце звільнено, на ньому грає заміна, або ключ замінено на іншому пристрої.


## The end and after

web-after = Після гри
web-rematch = Грати ще
web-rematch-host = Усі зберігають свої місця для ще однієї гри.
web-rematch-guest = Господар може відкрити ще одну гру.
web-rematch-open = Наступна гра відкрита.
web-replay = Повтор
web-save-record = Зберегти запис
web-records = Записи
web-records-hint = Запис — це ціла гра у файлі: переглянь її так, як її знало будь-яке місце, або з усім відкритим.
web-upload = Відкрити файл
web-upload-hint = Його перевірять, зіграють знову на цьому сервері й збережуть під назвою, яку знатимеш лише ти.
web-record-name = Назва запису або код завершеного столу
web-finished = Завершені ігри відкритих столів
web-no-records = Поки що немає жодної.
# $names are the people's names, which may be empty.
web-record-line = Гравців: { $players } · кроків: { $frames } · { $names }
web-play = Відтворити
web-pause = Пауза
web-step = Крок уперед
web-step-back = Крок назад
web-place = Момент гри
web-jump = Перейти до
web-jump-missing = Список раундів і ходів не надійшов.
web-moment-missing = Цей момент не надійшов.
web-replay-start = Початок
web-replay-round = Раунд { $number }
web-replay-turn = Хід { $number }: { $name }
web-checked = Перевірено: роздача запечатана, ходи за правилами.
web-checked-not = Цьому запису не можна вірити: він не збігається зі своєю роздачею або з правилами.
web-speed = Швидкість
web-link-moment = Копіювати посилання на цей момент
web-seen-as = Погляд
web-seen-open = Усе
web-seen-table = Стіл
web-open-hands = Роль і рука кожного
web-tv-join = Увійди з телефона
web-checked-cut = У цього запису бракує кінця. Те, що є, збігається з роздачею й правилами; що було далі і чи змінювали окремі рядки, дізнатися не можна.
