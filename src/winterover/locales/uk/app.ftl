### What the programs around the games say: menu, table, prompts, replays, results.
### Keys that people type (q, why, log ...) are the same in every language and stay as they are.
### "Реальні гравці" are people at the table; "люди" are only those who have that role.


## Languages and names

# Each language's name for itself: the same in every language.
app-language-en = English
app-language-it = Italiano
app-language-de = Deutsch
app-language-fr = Français
app-language-uk = Українська
app-language-es = Español

# One name for each seat from A to L, separated by spaces. The same in every language, so that people at one table
# mean the same bot.
app-names = Ada Bo Cleo Dag Eir Finn Gro Hal Ilse Jun Kaya Liv

# What counts as yes when a question is answered; lower case, separated by spaces.
app-yes-words = т так y yes

# Between the parts of a list whose parts hold commas, and after what something is said of; a space follows.
app-apart = ;
app-colon = :


## The menu

app-title = Winterover
app-subtitle = Зимівники, відрізані від світу. Хтось із вас уже не людина.
app-menu-language = Мова
app-menu-game = Гра
app-menu-players = Гравці
app-menu-people = Реальні гравці
app-menu-bots = Боти
app-menu-edition = Видання правил
app-menu-rulings = Налаштування столу
app-menu-sheet = Аркуш поля
app-menu-load = Збережена гра
app-menu-nobody = жодного: грають боти, ти дивишся
app-menu-no-rulings = як у виданні
app-menu-sheet-standard = стандартні значення
# How many games are saved and not over yet.
app-menu-saved = можна продовжити: { $count }
app-menu-how = Enter починає гру. Число від 1 до { $most } змінює рядок, q — вихід.
app-menu-players-how = Скільки гравців (від { $least } до { $most })? Enter — без змін.
app-menu-people-how = Скільки з них реальних (від { $least } до { $most })? Enter — без змін.
# A person's name is asked for; $name is the one that Enter keeps.
app-menu-name = Ім’я ({ $name }):
app-rulings-how = Число від 1 до { $most } пояснює і змінює налаштування (* = не так, як у виданні), Enter — назад.
app-rulings-how-more = Число від 1 до { $most } пояснює і змінює налаштування (* = не так, як у виданні), + — ще, Enter — назад.
app-rulings-value = Дозволено: { $allowed }. Нове значення або Enter, щоб нічого не змінювати:
app-rulings-pick = Число від 1 до { $most } задає значення, Enter — без змін.
# The options of a table as a list.
app-rulings-title = { $game }, { $edition }: налаштування столу
app-rulings-option = Налаштування
app-rulings-key = Ключ
app-rulings-value-head = Значення
app-rulings-one = * = не так, як у виданні. «rulings» і ключ пояснюють налаштування і те, що каже про нього кожне видання.
app-menu-sheet-how = Файл зі значеннями з твого поля (.toml або .json)? «-» — стандартні значення, Enter — без змін.

# Kinds of bot.
app-bot-random = random: робить будь-що з дозволеного
app-bot-heuristic = heuristic: пам’ятає, підозрює, бреше


## Around a game

# $commitment begins the fingerprint of the shuffle.
app-dealt = Карти роздано. Тасування запечатано як { $commitment }…; після гри запис зніме печатку.
app-turn = хід { NUMBER($turn, useGrouping: 0) }
app-your-turn = твій хід
app-whose-turn = ходить { $name }
app-you = ти
app-bot = бот
app-hand-over = Передай пристрій. Тепер за ним { $name }.
app-alone = { $name }, натисни Enter, коли екран бачиш лише ти.
app-cover = Натисни Enter, щоб сховати все з екрана.
app-page = Сторінка { $page } з { $pages }. Enter: наступна, b: назад, q: закрити.
# The last page; $then says what Enter does there.
app-page-last = Сторінка { $page } з { $pages }. { $then } b: назад.
app-go-back = Enter — назад.
app-begin = Enter: почати, q: вийти.
app-over = Гру завершено. Enter покаже, хто ким був.
app-sure = Скасувати це буде неможливо. Точно (т/н)?
# Said before a declaration of the end; whoever declares wrongly loses.
app-stayaway-warning-declare = Якщо лишилася хоч одна людина, ти одразу програєш.
app-leave-question = Вийти з гри? Її буде збережено, і потім можна буде продовжити (т/н)
app-all-out = Нікого з вас уже немає в грі. Enter: дивитися далі. f: одразу до кінця. q: вийти.
app-saved = Збережено у { $file }. Файл містить зерно: хто його прочитає, той може дізнатися всі таємниці цієї партії.
# $command is how this program is started, such as winterover.
app-left = Партію збережено у { $file }. Файл містить зерно: хто його прочитає, той може дізнатися всі таємниці цієї партії. Продовжити: { $command } play --load "{ $file }"
app-saved-end = Запис збережено у { $file }. Із його зерном усю партію можна роздати знову: { $command } verify "{ $file }" або { $command } replay "{ $file }" --open


## A decision

# "why" is short for "why not"; СЛОВО stands for any word or rule ID.
# 21 is "one" too, so this case does not stand for a single option.
app-keys = { $most ->
        [1] Enter далі
       *[other] 1–{ $most } вибір
    } · ? довідка · why · r СЛОВО правило · t чат · b стіл · log · q вихід
# The second step of a choice.
app-keys-inner = 1–{ $most } вибір · Enter — назад
app-news-more = … і ще дещо перед тим; «log» показує все.
# The same statement of several players.
app-said-together = { $speakers } кажуть: «{ $words }».
app-log = Усе, що тобі повідомлено, за порядком
app-forbidden = Чого зараз робити не можна й за яким правилом («r» і номер правила пояснює його)
app-nothing-forbidden = З того, чого можна було б очікувати, зараз нічого не заборонено.
app-intro-keys =
    Коли тебе про щось запитують, введи номер свого вибору й натисни Enter. Якщо вибір лише один, досить Enter.
    «?» пояснює запитання, «why» каже, що неможливо й чому, «r» і слово пояснюють карту чи будь-що інше.
    «b» описує словами все на столі, «rulings» — налаштування цього столу, «save» зберігає гру.


## Talk

app-talk-form = Що хочеш сказати? Enter: нічого.
app-talk-seat = Про кого?
app-talk-card = Яка карта?
app-talk-role = Яка роль?
app-talk-action = Яка карта дії?
app-talk-thing = Що саме?
app-talk-token = Який жетон?
app-talk-room = Яка локація?
app-talk-to = Кому? Enter: нічого не казати.
app-talk-everyone = Усім
app-pick-again = Введи число від 1 до { $most } або просто натисни Enter.


## The end

app-winners = { $count ->
        [one] Перемагає { $names }.
        [few] Перемагають { $names }.
        [many] Перемагають { $names }.
       *[other] Перемагають { $names }.
    }
app-no-winner = Не перемагає ніхто.
app-won = перемога
app-lost = поразка
app-end-player = Гравець
app-end-result = Результат
app-end-role = Роль
app-end-story = Що сталося
app-end-turns = { $turns ->
        [one] Зіграно { $turns } хід.
        [few] Зіграно { $turns } ходи.
        [many] Зіграно { $turns } ходів.
       *[other] Зіграно { $turns } ходу.
    }


## Replays and proofs

app-replay-how = Enter: далі · b: назад · число: перейти туди · q: вийти
app-replay-unknown = Натисни Enter або введи b, q чи число від 0 до { $last }.
app-replay-place = крок { $place } з { $last }
app-replay-open = усе відкрито
app-replay-spectator = що бачить глядач
app-replay-seat = що знає { $name }
app-replay-unfinished = Тут запис уривається: партію ще не завершено.
app-verify-yes = Так: цьому запису можна вірити.
app-verify-no = Ні: цьому запису вірити не можна.
app-verify-seed = Зерно — те саме, яке запечатано до першої карти ({ $commitment }…).
app-verify-settings = Зерно й налаштування — ті самі, що їх запечатано до першої карти ({ $commitment }…).
app-verify-end = { $count ->
        [one] Карти роздано й дії повторено: { $count } дія із запису веде до того самого завершення.
        [few] Карти роздано й дії повторено: { $count } дії із запису ведуть до того самого завершення.
        [many] Карти роздано й дії повторено: { $count } дій із запису ведуть до того самого завершення.
       *[other] Карти роздано й дії повторено: { $count } дії із запису ведуть до того самого завершення.
    }
app-verify-unfinished = { $count ->
        [0] Карти роздано правильно. Нічого ще не зіграно.
        [one] Карти роздано знову: { $count } дія із запису можлива. Партію ще не завершено.
        [few] Карти роздано знову: усі { $count } дії із запису можливі. Партію ще не завершено.
        [many] Карти роздано знову: усі { $count } дій із запису можливі. Партію ще не завершено.
       *[other] Карти роздано знову: усі { $count } дії із запису можливі. Партію ще не завершено.
    }
app-verify-whole = Відколи його створено, жодного рядка не змінено, не додано й не вилучено.
app-verify-no-digest = Це старий запис без контрольної суми: чи змінено згодом його налаштування або окремі слова гравців, дізнатися не можна.


## Rules

app-rules-card = Карти
app-rules-room = Локації
app-rules-weapon = Зброя
app-rules-item = Предмети
app-rules-character = Персонажі
app-rules-phase = Фази
app-rules-ask = Рішення
app-rules-topic = Теми
app-rules-variant = Варіанти
app-rules-edition = Видання
app-rules-how = Шукати можна за будь-якою із цих назв, за номером правила, як-от S-AXE-02, за його початком, як-от S-AXE, або за словом.
app-rules-depends = { $count ->
    [one] Це стандартні правила; стіл може визначити інакше за допомогою налаштування { $keys }.
    [few] Це стандартні правила; стіл може визначити інакше за допомогою налаштувань { $keys }.
    [many] Це стандартні правила; стіл може визначити інакше за допомогою налаштувань { $keys }.
   *[other] Це стандартні правила; стіл може визначити інакше за допомогою налаштувань { $keys }.
}
# Of the small crew: above a rule card of the main game.
app-rules-of-main = Із гри на чотирьох–вісьмох. Діє і для малого екіпажу, крім того, про що його власні картки кажуть інше.
app-rules-also = Згадано також тут
app-rules-more = { $count ->
        [one] … і ще { $count } правило.
        [few] … і ще { $count } правила.
        [many] … і ще { $count } правил.
       *[other] … і ще { $count } правила.
    }


## Board sheets

app-sheet-used = Аркуш поля: { $name }
app-sheet-title = Стандартні значення ігрового поля
# Heads of columns. What is allowed is a range of numbers.
app-sheet-figure = Рядок
app-sheet-value = Значення
app-sheet-allowed = Дозволено
app-sheet-standard = Стандартно
app-sheet-grade = Певність
app-sheet-source = Джерело
app-sheet-how = Джерело можна переглянути: { $command } rules B-01. Щоб увести значення зі свого поля: { $command } sheet { $game } --write board.toml
app-sheet-good = Аркуш «{ $name }» придатний до гри. { $count ->
        [0] Усі його значення стандартні.
        [one] { $count } значення нестандартне.
        [few] { $count } значення нестандартні.
        [many] { $count } значень нестандартні.
       *[other] { $count } значення нестандартного.
    }
app-sheet-written = Аркуш записано у { $file }. Зміни значення, які на твоєму полі інші, перевір їх: { $command } sheet { $game } "{ $file }" — і грай: { $command } play { $game } --sheet "{ $file }"
# Remarks at the top of a file, each line best under 110 characters.
app-sheet-head =
    Значення ігрового поля. Зміни ті, що на твоєму полі інші, і залиш усі рядки на місці.
    Біля кожного рядка: що дозволено, наскільки певне стандартне значення і якими правилами воно обґрунтоване.

# How sure a figure is: a word, and what it means.
app-grade-text = текст
    .what = так сказано в правилах гри
app-grade-forced = випливає
    .what = випливає з підсумків у правилах
app-grade-inferred = виведено
    .what = найкраще прочитання кількох підказок
app-grade-assumed = припущено
    .what = ніде не опубліковано; вибрано так, щоб можна було грати


## Simulation and measurement

app-sim-games = Партії
app-sim-head = { $game }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }, видання { $edition }, боти: { $bots }
app-sim-done = { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }, завершено: { $finished }, рішень: { $decisions }.
app-sim-speed = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с, рішень за секунду: { $speed }.
# Above a column of roles and app-sim-nobody.
app-sim-winners = Хто переміг
app-sim-endings = Завершення
app-sim-count = Партій
app-sim-share = Частка
# A whole number and a percentage in a column.
app-sim-number = { $number }
app-sim-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
app-sim-nobody = ніхто
# All win together where nobody has a role.
app-sim-crew = екіпаж
# An ending of games that were stopped.
app-sim-circling = Перервано: забагато рішень
app-bench-running = Вимірювання
app-bench-name = Що
app-bench-value = Результат
app-bench-per_second = рішень за секунду: { $value }
app-bench-microseconds = { $value } мкс
app-bench-decisions = рішень: { $value }
app-bench-kilobytes = { $value } кБ
app-bench-skipped = не встановлено
app-bench-ratio = { $game }: швидкість порівняно з { $peer } — ×{ NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }.


## Stay Away!: the table

app-stayaway-intro =
    Хтось за цим столом — Істота. На вигляд вона така сама, як усі, і хоче, щоб усі стали такими, як вона.

    У свій хід ти береш карту, розігруєш або скидаєш одну й обмінюєшся однією з наступним гравцем. Якщо Істота дасть тобі карту «Заражено!», ти на її боці й перемагаєш або програєш разом із нею.

    Люди перемагають, якщо спалити Істоту картою «Вогнемет». Істота перемагає, коли людей не лишається. Заглядай у чужі карти, забивай двері, міняйся місцями й не вір усьому, що чуєш.
app-stayaway-clockwise = Місця за годинниковою стрілкою, за напрямком гри:
app-stayaway-counterclockwise = Місця проти годинникової стрілки, за напрямком гри:
app-stayaway-door = двері
app-stayaway-door-here = тут лежить карта «Забиті двері»
app-stayaway-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
app-stayaway-quarantine = { $turns ->
        [one] карантин: { $turns } хід
        [few] карантин: { $turns } ходи
        [many] карантин: { $turns } ходів
       *[other] карантин: { $turns } ходу
    }
# Where there is little room, after the number of cards.
app-stayaway-quarantine-short = карантин { $turns }
app-stayaway-draw = Колода добору: { $count }
# $back is the back of the top card: Stay Away! or Panic.
app-stayaway-draw-back = Колода добору: { $count }, зверху «{ $back }»
app-stayaway-discard = Скид: { $count }
app-stayaway-in-use = На столі: «{ $card }»
app-stayaway-you-are = Ти —
app-stayaway-you-know = ти знаєш: { $known }
app-stayaway-known = { $name } — { $role }
app-stayaway-hand = Рука:
app-stayaway-out = Ти вже не в грі й бачиш те, що бачать усі.
# A card that can be played on many: whom or what it is played on is chosen next.
app-stayaway-group-play = Розіграти: «{ $card }» → …
app-stayaway-eliminated = поза грою
app-stayaway-fate-thing = хід { NUMBER($turn, useGrouping: 0) }: бере карту «Істота»
app-stayaway-fate-infected = хід { NUMBER($turn, useGrouping: 0) }: зараження, карту дає { $name }
app-stayaway-fate-last = остання людина
app-stayaway-fate-out = хід { NUMBER($turn, useGrouping: 0) }: вибуває з гри


## Stay Away!: what a card does, in a few words beside it in the hand (best under 50 characters)

app-stayaway-hint-the_thing = Хто її має, той Істота; не залишає руки ніколи
app-stayaway-hint-infected = Заражає, якщо її дає Істота
app-stayaway-hint-flamethrower = Спалити сусіда: він вибуває з гри
app-stayaway-hint-analysis = Побачити всю руку сусіда
app-stayaway-hint-axe = Прибрати «Забиті двері» або карантин
app-stayaway-hint-suspicion = Побачити одну випадкову карту сусіда
app-stayaway-hint-whisky = Показати всім усю свою руку
app-stayaway-hint-determination = Узяти три, залишити одну й діяти знову
app-stayaway-hint-watch_your_back = Змінити напрямок гри
app-stayaway-hint-change_places = Помінятися місцями із сусідом
app-stayaway-hint-better_run = Помінятися місцями з будь-ким
app-stayaway-hint-seduction = Обмінятися картою з будь-ким; кінець ходу
app-stayaway-hint-scary = Відмовитися від обміну й побачити карту
app-stayaway-hint-im_fine_here = Відмовитися мінятися місцями
app-stayaway-hint-no_thanks = Відмовитися від обміну
app-stayaway-hint-missed = Переспрямувати обмін на наступного гравця
app-stayaway-hint-no_barbecue = Врятуватися від карти «Вогнемет»
app-stayaway-hint-quarantine = Посадити когось на карантин на кілька ходів
app-stayaway-hint-locked_door = Перекрити проміжок між тобою й сусідом


## Stay Away!: the forms of talk, as a list to choose from; dots stand for what is asked next

app-stayaway-form-claim = Я — …
app-stayaway-form-hold = Я маю карту …
app-stayaway-form-lack = Я не маю карти …
app-stayaway-form-accuse = Скажу, хто насправді …
app-stayaway-form-vouch = Ручаюся, що … не підведе
app-stayaway-form-trust = … має мою довіру
app-stayaway-form-distrust = … не має моєї довіри
app-stayaway-form-saw = Мені вдалося побачити, що має …
app-stayaway-form-gave = Було так: … отримує від мене карту
app-stayaway-form-got = Було так: … дає мені карту
app-stayaway-form-promise = … отримає від мене карту
app-stayaway-form-spare = … не постраждає від мене
app-stayaway-form-threaten = Моя ціль — …
app-stayaway-form-burn = … має згоріти
app-stayaway-form-check = Хай хтось перевірить, які карти має …
app-stayaway-form-agree = … має рацію
app-stayaway-form-disagree = … не має рації
