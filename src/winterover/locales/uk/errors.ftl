### Errors: each names what is wrong and what to do. Words in quotes were typed by somebody or are to be typed.


## Setting up a table

error-unknown-language = Мови «{ $language }» тут немає. Вибери одну з цих: { $known }.
error-unknown-game = Гри «{ $game }» тут немає. Вибери одну з цих: { $known }.
error-unknown-bot = Бота «{ $name }» тут немає. Вибери одного із цих: { $known }.
error-unknown-edition = Видання «{ $edition }» у цієї гри немає. Вибери одне із цих: { $known }.
error-bad-players = Кількість гравців у цій грі — від { $least } до { $most }, а не { $players }.
error-unknown-ruling = Налаштування столу «{ $key }» немає. Вибери одне із цих: { $known }.
error-idle-ruling = Налаштування столу «{ $key }» нічого не змінює, коли гравців від { $least } до { $most }. Прибери його.
error-bad-ruling-value = Налаштування столу «{ $key }» не може мати значення «{ $value }». Дозволено: { $allowed }.
error-contradiction = Не поєднуються між собою «{ $first }» і «{ $second }». Прибери щось одне або встанови «{ $instead }».
error-first-seat = Місце { $seat } не може починати: гравців за столом — { $players }. Вибери зайняте місце.
error-infected-number = З таким «{ $key }» карт «Заражено!» в колоді було б { $found }. Вибери число, за якого їх буде від 1 до { $most }.
error-deck-deal = Колода замала для роздавання: карт для початкових рук у ній { $found }, а треба { $needed }. Додай карт дій, захисту чи перешкод або зменш кількість гравців.
error-deck-short = Колода замала: карт «Не підходь!» у ній { $found }, а треба { $needed }. Додай таких карт або зменш кількість гравців.
error-deck-endless = Гра з такою колодою могла б ніколи не завершитися. Додай «Вогнемет» або щонайменше { $needed } карт «Заражено!».
error-ruling-form = «{ $given }» — це не налаштування столу. Запиши його як ключ=значення, наприклад infectedAt6=9.
error-bad-people = Гравців за столом — { $players }, тож реальних серед них не може бути { $people }. Вкажи число від 0 до { $players }.
error-people-and-seats = Вказано і кількість реальних гравців, і їхні місця. Вкажи лише щось одне.
error-load-alone = Збережена партія вже має власний стіл. Не вказуй гри, кількості гравців і реальних гравців, видання, налаштувань столу, аркуша поля й зерна.
error-seat-form = Із «{ $given }» не зрозуміло, хто де сидить. Запиши це як місце=ім’я, наприклад A=Агнес.
error-seat-twice = Місце { $seat } вказано двічі. Віддай кожне місце лише одному гравцеві.
error-bad-name = «{ $name }» не може бути іменем. Ім’я має складатися з видимих символів: від 1 до { $most }.
error-name-twice = Двоє гравців мають ім’я «{ $name }». Дай кожному власне ім’я.


## Board sheets

# $found is shown as the file has it; $allowed is a range of numbers or a list of words.
error-no-figures = У цій грі немає значень, які міг би змінити аркуш поля. Не вказуй аркуша.
error-sheet-name = Аркуш поля не може називатися { $name }. Назва має складатися з видимих символів (від 1 до { $most }), щонайбільше з трьома знаками над літерою, в один рядок, без пробілів навколо.
error-sheet-missing = На аркуші поля бракує значення { $cell }. Додай його; дозволено: { $allowed }.
error-sheet-unknown = На аркуші поля є «{ $cell }», але такого значення в цій грі немає. У цьому місці може бути: { $known }.
error-sheet-twice = На аркуші поля «{ $cell }» вказано двічі. Прибери одне з двох.
error-sheet-number = Значення { $cell } на аркуші поля не може бути { $found }. Вкажи ціле число; дозволено: { $allowed }.
error-sheet-list = Значення { $cell } на аркуші поля не може бути { $found }. Вкажи список; кількість елементів у ньому: { $wanted }.
error-sheet-word = Значення { $cell } на аркуші поля не може містити { $found }. Дозволено: { $allowed }.
error-sheet-die = Кількість граней кістки на аркуші поля: { $found }. Вкажи стільки, скільки їх має кістка: { $wanted }.
error-sheet-still = На аркуші поля всі ці значення дорівнюють 0: { $cells }. Хоча б одне має бути більшим, інакше партія може ніколи не скінчитися.
error-sheet-tokens = На аркуші поля сума цих значень — { $found }: { $cells }. Вона не може перевищувати кількості жетонів пошкоджень у коробці: { $most }.
error-sheet-suffix = З назви файлу «{ $file }» не видно, що це за аркуш. Дозволені розширення: { $allowed }.
error-sheet-big = Файл «{ $file }» завеликий для аркуша поля. Дозволено: { $most } кБ.
error-sheet-dots = У рядку { $line } аркуша поля більше крапок, ніж потрібно для значень поля. Дозволено: { $most }.
# $format is TOML or JSON, $problem what its reader says, in English.
error-sheet-syntax = Файл «{ $file }» — неправильний { $format } ({ $problem }). Виправ його.
error-sheet-table = Файл «{ $file }» не містить назв зі значеннями. Почни з файлу, який записує «winterover sheet».


## Playing

error-game-over = Гру завершено. Нічого більше в ній зробити не можна.
error-unknown-seat = Місця «{ $seat }» за цим столом немає. Є такі місця: { $known }.
error-unknown-code = «{ $given }» — це не дія цієї гри. Вкажи одну з дій, які тобі запропоновано.
error-not-an-option = «{ $given }» зараз неможливо. Можна вибрати: { $options }.
error-not-understood = Незрозуміло, що таке «{ $given }». Введи номер варіанта, від 1 до { $most }.
error-no-such-option = Варіанта «{ $given }» немає. Введи число від 1 до { $most }.
error-bad-number = «{ $given }» не підходить. Введи ціле число від { $least } до { $most }.
error-not-asked = Зараз тобі нема чого вирішувати. Гра чекає на: { $waiting }.
error-already-answered = Твою відповідь уже прийнято. Зачекай на інших: усі відповіді відкривають разом.
error-stale-ask = Твоя відповідь надійшла запізно: після запитання { NUMBER($number, useGrouping: 0) } гра вже пішла далі. Подивися ще раз і дай відповідь на теперішнє запитання.


## Talking

error-no-talk = Зараз тобі не можна говорити: вибулі гравці мовчать, а під час перевірки зараження мовчать усі. Зачекай, доки це скінчиться.
error-unknown-statement = Жодна фраза гри не починається з «{ $statement }». Почни з одного із цих слів: { $known }.
error-bad-statement = Фраза «{ $statement }» неповна або задовга. Запиши її так: { $wanted }.
error-bad-word = «{ $word }» сюди не підходить. Дозволено: { $allowed }.
error-statement-not-allowed = Зараз тобі не можна казати «{ $statement }»: правила забороняють це саме тепер, або ти поза грою. Скажи щось інше або зачекай.
error-whisper-not-allowed = Зараз не можна шепотіти до місця { $to }: шепіт можливий лише за столом, де його дозволено, і лише між двома різними гравцями, які ще в грі. Скажи це вголос.


## Records

error-not-a-record = Це не запис гри: його перший рядок мав би бути «{ $wanted }». Вкажи інший файл.
error-record-format = Запис починається з «{ $found }», а тут можна прочитати лише «{ $wanted }». Скористайся тією версією Winterover, яка його створила.
error-record-line = Рядок { NUMBER($line, useGrouping: 0) } запису незрозумілий: «{ $text }». Виправ або вилучи його.
error-record-after-end = Рядок { NUMBER($line, useGrouping: 0) } запису стоїть уже після його кінця: «{ $text }». Вилучи його.
error-record-cut-short = Запис неповний: у ньому немає рядка «{ $missing }». Скористайся повною копією.
error-record-number = У рядку «{ $key }» запису має бути ціле число, а не «{ $value }». Виправ його.
error-record-seed = Зерно в записі пошкоджено: кількість символів у ньому має дорівнювати { $wanted }, і кожен із них — 0–9 або a–f. Скористайся непошкодженою копією.
# $key is commitment (given before the game) or digest (the last line).
error-record-hash = { $key ->
        [commitment] Печатку запису пошкоджено
       *[digest] Контрольну суму запису пошкоджено
    }: кількість символів у ній має дорівнювати { $wanted }, і кожен із них — 0–9 або a–f. Скористайся непошкодженою копією.
error-record-other-game = Це запис гри «{ $found }», а не «{ $wanted }». Відкрий його в його власній грі.
error-record-other-rules = Запис зіграно за версією правил { NUMBER($found, useGrouping: 0) }, а тут версія { NUMBER($wanted, useGrouping: 0) }. Скористайся тією версією Winterover, яка його створила.
error-record-no-seed = У записі немає зерна, тож відтворити його не можна. Скористайся копією, збереженою після гри.
# $reason is another of these errors.
error-record-config = Налаштування в записі не працюють. { $reason }
error-record-move = Дія { NUMBER($place, useGrouping: 0) } запису, «{ $text }», не відповідає грі. { $reason }
error-record-kind = Дія { NUMBER($place, useGrouping: 0) } запису, «{ $text }», не пасує до гри: «!» позначає те, про що ніхто не питав, і нічого більше.
error-record-name = Запис не може містити ім’я «{ $name }». Вибери ім’я в один рядок, без пробілів навколо.
error-record-seat = Запис називає когось на місці { $seat }, але останнє його місце — { $last }. Виправ рядок або число гравців.
error-record-former = За записом хтось грав на місці { $seat }, доки не оголошено подій: { NUMBER($found, useGrouping: 0) }, але за всю гру їх { NUMBER($most, useGrouping: 0) }. Виправ рядок «formerly { $seat }».
error-shared-screen = Кілька людей не можуть ділити цей екран: його не можна очистити між ними, і таємниці лишалися б на видноті. Відкрий звичайне вікно термінала або хай грає хтось один.
error-record-commitment = Зерно й налаштування не відповідають печатці, оголошеній перед грою. Або запис змінено, або карти роздано не так, як обіцяно: не довіряй йому.
error-record-digest = Запис змінено після того, як його створено: його рядки не дають контрольної суми з останнього рядка. Не довіряй йому, скористайся незміненою копією.
# $claimed and $found are names of endings as the record writes them; $found is "none" if the game is not over.
error-record-end = { $found ->
        [none] Запис заявляє завершення «{ $claimed }», але після його останньої дії гра ще триває.
       *[other] Запис заявляє завершення «{ $claimed }» зі своїми переможцями, але відтворення дає «{ $found }» або інших переможців.
    } Запис змінено: скористайся оригіналом.


## Files and rules on disk

error-file-missing = Файлу «{ $file }» немає. Перевір його назву.
error-file-binary = Файл «{ $file }» не текстовий, тож це не запис гри. Вкажи інший файл.
# $system is the operating system's own word for the trouble.
error-file-unreadable = Файл «{ $file }» не вдається прочитати ({ $system }). Перевір, чи маєш право його відкривати.
error-file-unwritable = Файл «{ $file }» не вдається записати ({ $system }). Вибери інше місце.
error-file-exists = Файл «{ $file }» уже є. Вибери іншу назву, щоб нічого не втратити.
error-already-over = Партію у файлі «{ $file }» завершено, тож продовжувати нема чого. Переглянь її або почни нову.
error-as-and-open = Запис показують або так, як його бачить одне місце, або повністю відкритим. Вибери щось одне.
error-no-such-rule = За словом «{ $word }» у правилах нічого не знайдено. Спробуй назву карти, номер правила, як-от S-AXE-02, або інше слово.
error-no-specification = У цій інсталяції бракує тексту правил. Установи Winterover ще раз.
