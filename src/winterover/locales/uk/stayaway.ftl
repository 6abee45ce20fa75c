### Stay Away!: what is told, asked and offered.
### Names of players and cards come in as variables. Ends of names in this file:
###   -own      the viewer is the one who acts or whom it concerns
###   -you      the viewer is the other player in it
###   -hidden   something in it is not shown to the viewer, or there is none
### Names of players have no known case or gender: they only stand where a nominative stands, and what happens is told
### in the present tense. A single card that comes in as a variable stands in «…» after "карта" (in talk, which is
### quoted itself, in „…“; in options after a colon), a list of cards after a colon and without quotes.


stayaway-about =
    База на самотньому острові, відрізана бурею, і хтось за столом — Істота.
    Щоходу ти береш карту, одну розігруєш чи скидаєш і ще одну передаєш сусідові, і будь-яка з них може нести зараження.
    Люди перемагають, якщо спалять Істоту; Істота перемагає, коли людей не лишається.
    Для 4–12 гравців.


## What happens: setup

# $cards is the opening hand.
stayaway-fact-dealt = { $seat } отримує початкову руку: { $cards }.
stayaway-fact-dealt-hidden = { $seat } отримує початкову руку.
stayaway-fact-dealt-own = Твоя початкова рука: { $cards }.
stayaway-fact-started = Гра починається за годинниковою стрілкою. Перший хід робить { $first }.
stayaway-fact-started-own = Гра починається за годинниковою стрілкою. Перший хід робиш ти.


## What happens: the turn

stayaway-fact-turn_began = { $seat } починає хід.
stayaway-fact-turn_began-own = Починається твій хід.
stayaway-fact-drew = { $seat } бере карту «{ $card }».
stayaway-fact-drew-hidden = { $seat } бере карту.
stayaway-fact-drew-own = Ти береш карту «{ $card }».
stayaway-fact-drew-hidden-own = Ти береш карту.
stayaway-fact-drew_nothing = { $seat } не бере карти: брати нема чого.
stayaway-fact-drew_nothing-own = Ти не береш карти: брати нема чого.
# $cards is the number of cards in the new draw pile.
stayaway-fact-reshuffled = Колода добору порожня. Скид перетасовано, і він стає новою колодою: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
        [many] { $cards } карт
       *[other] { $cards } карти
    }.
stayaway-fact-panic_skipped = Карту паніки скинуто не читаючи.
stayaway-fact-discarded = { $seat } скидає карту «{ $card }».
stayaway-fact-discarded-hidden = { $seat } скидає карту.
stayaway-fact-discarded-own = Ти скидаєш карту «{ $card }».
stayaway-fact-discarded-hidden-own = Ти скидаєш карту.
stayaway-fact-played = { $seat } розігрує карту «{ $card }»; ціль — { $target }.
# A card that is played on nobody.
stayaway-fact-played-hidden = { $seat } розігрує карту «{ $card }».
stayaway-fact-played-own = Ти розігруєш карту «{ $card }»; ціль — { $target }.
stayaway-fact-played-hidden-own = Ти розігруєш карту «{ $card }».
stayaway-fact-played-you = { $seat } розігрує на тебе карту «{ $card }».
# $reason is one of stayaway-reason-*.
stayaway-fact-no_exchange = { $seat } та { $partner } не обмінюються: { $reason }.
stayaway-fact-no_exchange-own = Ти й { $partner } не обмінюєтеся: { $reason }.
stayaway-fact-no_exchange-you = { $seat } не обмінюється з тобою: { $reason }.
stayaway-fact-quarantine_ended = { $seat } виходить із карантину: його строк минув.
stayaway-fact-quarantine_ended-own = Строк твого карантину минув.

stayaway-reason-quarantine = карантин це забороняє
stayaway-reason-door = заважає карта «Забиті двері»
stayaway-reason-none = зараз це неможливо


## What happens: roles

stayaway-fact-became_infected = { $seat } заражається; карту дає { $by }.
stayaway-fact-became_infected-own = Тебе заражено! Карту дає { $by }, і це — Істота.
stayaway-fact-became_infected-you = Твоя карта діє: { $seat } заражається.
stayaway-fact-became_thing = { $seat } стає Істотою.
stayaway-fact-became_thing-own = Ти береш карту «Істота»: відтепер Істота — це ти.
# A fourth Infected card was taken out of the hand; $card came instead.
stayaway-fact-corrected = { $seat } має забагато карт «Заражено!»: одну з них замінено картою «{ $card }».
stayaway-fact-corrected-own = Ти маєш забагато карт «Заражено!»: одну з них замінено картою «{ $card }». Про це знаєш лише ти.


## What happens: the exchange

# Without -hidden the card is shown to all.
stayaway-fact-offered = { $seat } пропонує карту «{ $card }»; партнер — { $partner }.
stayaway-fact-offered-hidden = { $seat } пропонує карту долілиць; партнер — { $partner }.
stayaway-fact-offered-own = Ти пропонуєш карту «{ $card }»; партнер — { $partner }.
stayaway-fact-offered-hidden-own = Ти пропонуєш карту долілиць; партнер — { $partner }.
stayaway-fact-offered-you = { $seat } відкрито пропонує тобі карту «{ $card }».
stayaway-fact-offered-hidden-you = { $seat } пропонує тобі карту долілиць.
stayaway-fact-exchanged = Обмін: { $seat } дає карту «{ $gave }», а { $partner } — карту «{ $received }».
stayaway-fact-exchanged-hidden = { $seat } та { $partner } обмінюються картами.
stayaway-fact-exchanged-own = Обмін: ти даєш карту «{ $gave }», а { $partner } — карту «{ $received }».
stayaway-fact-exchanged-hidden-own = { $partner } і ти обмінюєтеся картами.
stayaway-fact-exchanged-you = Обмін: ти даєш карту «{ $gave }», а { $seat } — карту «{ $received }».
stayaway-fact-exchanged-hidden-you = { $seat } і ти обмінюєтеся картами.
# $card is a defence card.
stayaway-fact-defended = { $seat } захищається картою «{ $card }»; ініціатор — { $against }.
stayaway-fact-defended-own = Ти захищаєшся картою «{ $card }»; ініціатор — { $against }.
stayaway-fact-defended-you = { $seat } захищається від тебе картою «{ $card }».
stayaway-fact-redirected = { $seat } виходить з обміну; новий партнер — { $partner }.
stayaway-fact-redirected-own = Ти виходиш з обміну; новий партнер — { $partner }.
stayaway-fact-redirected-you = { $seat } виходить з обміну; новий партнер — ти.
stayaway-fact-redirect_void = { $seat } виходить з обміну, але нового партнера немає: обмін скасовано.
stayaway-fact-redirect_void-own = Ти виходиш з обміну, але нового партнера немає: обмін скасовано.


## What happens: cards

stayaway-fact-passed = { $seat } не захищається.
stayaway-fact-passed-own = Ти не захищаєшся.
stayaway-fact-saw_hand = { $seat } показує всі свої карти, і бачить їх лише { $viewer }: { $cards }.
stayaway-fact-saw_hand-hidden = { $seat } показує всі свої карти, і бачить їх лише { $viewer }.
stayaway-fact-saw_hand-own = { $seat } показує тобі всі свої карти: { $cards }.
stayaway-fact-saw_hand-hidden-own = { $seat } показує тобі всі свої карти.
stayaway-fact-saw_hand-you = { $viewer } бачить усі твої карти: { $cards }.
stayaway-fact-saw_card = { $seat } показує одну зі своїх карт, і бачить її лише { $viewer }: «{ $card }».
stayaway-fact-saw_card-hidden = { $seat } показує одну зі своїх карт, і бачить її лише { $viewer }.
stayaway-fact-saw_card-own = { $seat } показує тобі одну зі своїх карт: «{ $card }».
stayaway-fact-saw_card-hidden-own = { $seat } показує тобі одну зі своїх карт.
stayaway-fact-saw_card-you = { $viewer } бачить одну з твоїх карт: «{ $card }».
# By Scary.
stayaway-fact-saw_card-hidden-you = { $viewer } бачить карту, яку ти пропонуєш.
stayaway-fact-showed_hand = { $seat } показує всім усю руку: { $cards }.
stayaway-fact-showed_hand-own = Ти показуєш усім усю руку: { $cards }.
stayaway-fact-showed_card = { $seat } показує всім карту «{ $card }».
stayaway-fact-showed_card-own = Ти показуєш усім карту «{ $card }».
stayaway-fact-looked_through = { $seat } бере карти на вибір: { $cards }.
stayaway-fact-looked_through-hidden = { $seat } бере на вибір { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
stayaway-fact-looked_through-own = Ти береш карти на вибір: { $cards }.
stayaway-fact-looked_through-hidden-own = Ти береш на вибір { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
stayaway-fact-kept = { $seat } залишає собі карту «{ $card }».
stayaway-fact-kept-hidden = { $seat } залишає собі одну з них.
stayaway-fact-kept-own = Ти залишаєш собі карту «{ $card }».
stayaway-fact-kept-hidden-own = Ти залишаєш собі одну з них.
# $direction is one of stayaway-direction-*.
stayaway-fact-turned = Напрямок гри змінюється: відтепер вона йде { $direction }.
stayaway-fact-swapped_seats = { $seat } та { $other } міняються місцями.
stayaway-fact-swapped_seats-own = Ти й { $other } міняєтеся місцями.
stayaway-fact-swapped_seats-you = { $seat } міняється місцями з тобою.
stayaway-fact-door_laid = { $seat } кладе карту «Забиті двері» в проміжок { $left } — { $right }.
stayaway-fact-door_laid-own = Ти кладеш карту «Забиті двері» в проміжок { $left } — { $right }.
stayaway-fact-door_removed = Карти «Забиті двері» у проміжку { $left } — { $right } більше немає.
stayaway-fact-quarantined = { $seat } тепер на карантині.
stayaway-fact-quarantined-own = Ти тепер на карантині.
stayaway-fact-freed = { $seat } більше не на карантині.
stayaway-fact-freed-own = Ти більше не на карантині.

stayaway-direction-clockwise = за годинниковою стрілкою
stayaway-direction-counterclockwise = проти годинникової стрілки


## What happens: Panic

# $card is a Panic card.
stayaway-fact-panic = Паніка! { $seat } бере карту «{ $card }».
stayaway-fact-panic-own = Паніка! Ти береш карту «{ $card }».
stayaway-fact-no_effect = Карта «{ $card }» не має ефекту.
stayaway-fact-targeted = { $seat } вибирає ціль для карти «{ $card }»: це { $target }.
stayaway-fact-targeted-own = Ти вибираєш ціль для карти «{ $card }»: це { $target }.
stayaway-fact-targeted-you = { $seat } вибирає тебе для карти «{ $card }».
stayaway-fact-forgot = { $seat } скидає карти: { $cards }.
stayaway-fact-forgot-hidden = { $seat } скидає { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
stayaway-fact-forgot-own = Ти скидаєш карти: { $cards }.
stayaway-fact-forgot-hidden-own = Ти скидаєш { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
stayaway-fact-replaced = { $seat } бере натомість карти: { $cards }.
stayaway-fact-replaced-hidden = { $seat } бере натомість { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
stayaway-fact-replaced-own = Ти береш натомість карти: { $cards }.
stayaway-fact-replaced-hidden-own = Ти береш натомість { $count ->
        [one] { $count } карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }.
stayaway-fact-blind_dated = { $seat } позбувається карти «{ $gave }» і бере карту «{ $received }».
# $received is "none" if it is not shown.
stayaway-fact-blind_dated-hidden = { $received ->
        [none] { $seat } замінює одну карту невідомою.
       *[other] { $seat } позбувається однієї карти й бере карту «{ $received }».
    }
# $received is "none" if there was no card to draw.
stayaway-fact-blind_dated-own = { $received ->
        [none] Ти позбуваєшся карти «{ $gave }», але взяти натомість нема чого.
       *[other] Ти позбуваєшся карти «{ $gave }» і береш карту «{ $received }».
    }
stayaway-fact-cards_went_round = Усі гравці одночасно передають по карті далі.
# To $seat alone. $gave and $received are "none" where nothing could be given.
stayaway-fact-passed_on = { $gave ->
        [none] { $seat } не має чого передати далі, тож { $to } нічого не отримує.
       *[other] { $seat } передає далі карту «{ $gave }»: її отримує { $to }.
    } { $received ->
        [none] { $seat } нічого не отримує: { $giver } не передає карти.
       *[other] { $seat } отримує карту «{ $received }»: її передає { $giver }.
    }
stayaway-fact-passed_on-own = { $gave ->
        [none] Тобі нема чого передати далі, тож { $to } не отримує від тебе нічого.
       *[other] Ти передаєш далі карту «{ $gave }»: її отримує { $to }.
    } { $received ->
        [none] { $giver } не передає тобі нічого.
       *[other] { $giver } передає тобі карту «{ $received }».
    }
stayaway-fact-declined = { $seat } нічого не показує.
stayaway-fact-declined-own = Ти нічого не показуєш.


## What happens: elimination and the end

stayaway-fact-eliminated = { $seat } вибуває з гри.
stayaway-fact-eliminated-own = Ти вибуваєш із гри.
stayaway-fact-superinfected = Суперзараження! { $seat } має лише карти «Заражено!», а віддавати їх не можна.
stayaway-fact-superinfected-own = Суперзараження! Ти маєш лише карти «Заражено!», а віддавати їх не можна.
# The variant Revenge.
stayaway-fact-thing_burned = Істотою виявляється { $seat }. Гра триває: люди проти заражених, до останнього.
stayaway-fact-thing_burned-own = Усі дізнаються, що Істота — це ти. Гра триває без тебе: люди проти заражених, до останнього.
stayaway-fact-declared = { $seat } оголошує: «Я — Істота, і людей не лишилося».
stayaway-fact-declared-own = Ти оголошуєш, що ти — Істота й що людей не лишилося.
# $ending is one of stayaway-ending-*, a sentence or two.
stayaway-fact-ended = { $ending } Хто переміг: { $winners }.

stayaway-ending-thing_eliminated = Істота вибула з гри. Перемагають люди, які ще живі.
stayaway-ending-thing_unmasked = Істоту побачили з картою «Вогнемет» поза її ходом, і вона програла. Перемагають люди, які ще живі.
stayaway-ending-no_human_left = Людей не лишилося. Перемагає Істота, а разом із нею, якщо тільки вона не перемагає сама, і живі заражені; лише той, хто був останньою людиною, не перемагає.
stayaway-ending-declared = Істота оголосила, що людей не лишилося, і це правда. Перемагає Істота, а разом із нею, якщо тільки вона не перемагає сама, і живі заражені; лише той, хто був останньою людиною, не перемагає.
stayaway-ending-false_declaration = Істота оголосила, що людей не лишилося, але помилилася. Перемагають люди, які ще живі.
stayaway-ending-revenge_humans = Істота мертва, і останній заражений теж. Перемагають усі, хто ще живий.
stayaway-ending-revenge_infected = Істота мертва, але й остання людина теж. Хто ще живий, той заражений і перемагає.
stayaway-ending-thing_undrawn = Лишилося не більше одного гравця, а карту «Істота» так ніхто й не взяв. Хто ще живий, той перемагає.


## What is asked
## $active is the player whose turn it is.

stayaway-ask-play = Розіграй карту або скинь її.
stayaway-ask-keep = Яку з узятих карт залишиш собі? Решту буде скинуто.
stayaway-ask-answer_fire = { $active } спрямовує на тебе карту «Вогнемет»! Зупинить її лише карта «Жодних шашликів!». Якщо пасуєш, вибуваєш із гри.
# $card is Change Places! or You'd Better Run!.
stayaway-ask-answer_move = { $active } хоче твоє місце (карта «{ $card }»). Не пересідай, розігравши карту «Мені й тут добре», або пасуй і поміняйся місцями.
stayaway-ask-offer = Яку карту пропонуєш? Партнер — { $partner }.
stayaway-ask-reply = { $asker } пропонує тобі карту. Дай свою у відповідь або відмовся, розігравши карту захисту.
stayaway-ask-one_two = У який бік рахувати до третього гравця, з яким ти міняєшся місцями? Ліворуч це { $left }, праворуч — { $right }.
stayaway-ask-get_out = З ким міняєшся місцями?
stayaway-ask-friends = З ким обмінюєшся картою?
stayaway-ask-between_us = Хто із сусідів побачить усі твої карти?
# $aside is the number of cards chosen so far.
stayaway-ask-forget = { $aside ->
        [0] Скинь три карти, одну за одною. Яку карту скидаєш першою?
        [1] Яку карту скидаєш другою?
       *[other] Яку карту скидаєш останньою?
    }
stayaway-ask-blind_date = Яку карту замінюєш невідомою?
stayaway-ask-pass_on = Усі одночасно передають по карті далі. Яку карту передаєш ти?
stayaway-ask-reveal = Покажеш свої карти всім?


## What can be chosen

stayaway-option-discard = Скинути: «{ $card }»
stayaway-option-play = Розіграти: «{ $card }»
stayaway-option-play_seat = Розіграти: «{ $card }» → { $seat }
stayaway-option-play_axe_seat = Розіграти: «{ $card }» → зняти карантин ({ $seat })
stayaway-option-play_axe_gap = Розіграти: «{ $card }» → прибрати двері ({ $left } — { $right })
stayaway-option-play_locked_door_gap = Розіграти: «{ $card }» ({ $left } — { $right })
stayaway-option-keep = Залишити: «{ $card }»
stayaway-option-pass = Пас: не захищатися
stayaway-option-defend = Захиститися: «{ $card }»
stayaway-option-offer = Запропонувати: «{ $card }»
stayaway-option-give = Дати: «{ $card }»
stayaway-option-choose = Вибрати: { $seat }
stayaway-option-left = Ліворуч
stayaway-option-right = Праворуч
stayaway-option-forget = Скинути: «{ $card }»
stayaway-option-swap = Замінити: «{ $card }»
stayaway-option-pass_on = Передати далі: «{ $card }»
stayaway-option-show_all = Показати всю руку
stayaway-option-show_infected = Показати одну карту «Заражено!»
stayaway-option-decline = Нічого не показувати
stayaway-option-declare = Оголосити, що ти — Істота й що людей не лишилося


## What can be said: sentences in the speaker's mouth, without a full stop and without a gender

stayaway-say-claim = Я — { $role }
stayaway-say-hold = Я маю карту „{ $card }“
stayaway-say-lack = Я не маю карти „{ $card }“
stayaway-say-accuse = { $seat } — це { $role }
stayaway-say-vouch = Ручаюся, що { $seat } не підведе
stayaway-say-trust = { $seat } має мою довіру
stayaway-say-distrust = { $seat } не має моєї довіри
stayaway-say-saw = Мені вдалося побачити, що { $seat } має карту „{ $card }“
stayaway-say-gave = Було так: { $seat } отримує від мене карту „{ $card }“
stayaway-say-got = Було так: { $seat } дає мені карту „{ $card }“
stayaway-say-promise = { $seat } отримає від мене карту „{ $card }“
stayaway-say-spare = { $seat } не постраждає від мене
stayaway-say-threaten = Моя ціль — { $seat }
stayaway-say-burn = { $seat } має згоріти
stayaway-say-check = Хай хтось перевірить, які карти має { $seat }
stayaway-say-agree = { $seat } має рацію
stayaway-say-disagree = { $seat } не має рації


## Editions

stayaway-edition-E1 = Перше покоління
    .what = Правила перших видань: щонайбільше три карти «Заражено!» на руці, а карантин відрізає гравця від інших.
stayaway-edition-E2 = Пізніший наклад
    .what = Кількість карт «Заражено!» не обмежено, натомість є «Суперзараження»; гравець на карантині грає далі, але відкритими картами; Істоту не мають побачити з картою «Вогнемет» поза її ходом.


## Table options: headings by what they change; name, explanation, and what each value means

stayaway-ruling-subject-setup = Приготування
stayaway-ruling-subject-turn = Колода добору і рука
stayaway-ruling-subject-exchange = Обмін і захист
stayaway-ruling-subject-ring = Двері й карантин
stayaway-ruling-subject-panic = Паніка
stayaway-ruling-subject-end = Кінець гри
stayaway-ruling-subject-talk = Розмови
stayaway-ruling-subject-variants = Варіанти

stayaway-ruling-startPlayer = Хто починає
    .what = Хто робить перший хід?
stayaway-ruling-startPlayer-random = визначає жереб
stayaway-ruling-startPlayer-chosen = місце, вказане в налаштуванні «Перше місце»

stayaway-ruling-firstSeat = Перше місце
    .what = Літера місця, яке починає, якщо стіл його визначив.

stayaway-ruling-infectedAt6 = Карти «Заражено!» для шести гравців
    .what = Скільки карт «Заражено!» використовують шестеро гравців? Джерела розходяться на одну карту.

stayaway-ruling-topBack = Зворот наступної карти
    .what = Чи бачать усі, чи верхня карта колоди добору є картою паніки?
stayaway-ruling-topBack-shown = бачать усі
stayaway-ruling-topBack-hidden = не бачить ніхто

stayaway-ruling-doorOnElimination = Двері біля вибулого гравця
    .what = Що стається з картами «Забиті двері» біля місця гравця, який вибуває з гри?
stayaway-ruling-doorOnElimination-merge = лишаються — між гравцями, які стають сусідами
stayaway-ruling-doorOnElimination-drop = їх скидають

stayaway-ruling-twoPlayerDoor = Двері між двома останніми
    .what = Коли лишаються двоє гравців, між ними два шляхи. Карта «Забиті двері» перекриває лише один із них чи обидва?
stayaway-ruling-twoPlayerDoor-gap = лише свій шлях
stayaway-ruling-twoPlayerDoor-pair = обидва

stayaway-ruling-overLimit = Четверта карта «Заражено!»
    .what = Що стається, коли четверта карта «Заражено!» потрапляє на руку не тоді, коли цей гравець сам розігрує чи скидає карту у свій хід?
stayaway-ruling-overLimit-quiet = одну замінюють картою з колоди добору, і про це повідомляють лише власникові
stayaway-ruling-overLimit-open = власник скидає одну долілиць і бере нову, і всі це бачать
stayaway-ruling-overLimit-superinfection = нічого; але хто мусить віддати карту й має лише карти «Заражено!», яких віддавати не можна, той вибуває з гри

stayaway-ruling-missedOffer = «Промах!» і запропонована карта
    .what = Чи може змінитися запропонована карта, коли карта «Промах!» переспрямовує обмін, і коли Істоті взагалі можна розігрувати карту «Промах!»?
stayaway-ruling-missedOffer-keep = карта лишається; Істота не може скористатися картою «Промах!», якщо заражений пропонує карту «Заражено!»
stayaway-ruling-missedOffer-keep_broad = карта лишається; Істота не може скористатися картою «Промах!» проти жодної пропозиції зараженого
stayaway-ruling-missedOffer-rechoose = карту вибирають заново для нового партнера

stayaway-ruling-missedInfects = Зараження через карту «Промах!»
    .what = Чи заражає карта «Заражено!» від Істоти людину, на яку обмін переспрямовано картою «Промах!»?
stayaway-ruling-missedInfects-true = заражає
stayaway-ruling-missedInfects-false = не заражає

stayaway-ruling-quarantineRules = Карантин
    .what = Що робить карантин і скільки він триває?
stayaway-ruling-quarantineRules-E1 = на себе або на сусіда, на три ходи того, хто на карантині: не обмінюється, не розігрує карт, не може бути ціллю
stayaway-ruling-quarantineRules-E2 = на сусіда, на два його ходи: далі грає й обмінюється відкритими картами, але без вогню й без зміни місць

stayaway-ruling-quarantinedDrawerMoves = Зміна місць із карантину
    .what = Чи міняється місцями гравець на карантині, який бере карту «Раз, два…» або «Геть звідси!»?
stayaway-ruling-quarantinedDrawerMoves-true = міняється місцями — разом із карантином
stayaway-ruling-quarantinedDrawerMoves-false = лишається на місці, і карта не має ефекту

stayaway-ruling-freedDrawerExchanges = Обмін після звільнення
    .what = Чи обмінюється того самого ходу гравець, який почав хід на карантині й бере карту, що його знімає?
stayaway-ruling-freedDrawerExchanges-true = обмінюється
stayaway-ruling-freedDrawerExchanges-false = ще не обмінюється

stayaway-ruling-axeReach = Досяжність карти «Сокира»
    .what = Які двері можна прибрати картою «Сокира»?
stayaway-ruling-axeReach-attached = ті, що поруч із тобою, і ті, що поруч із досяжним сусідом
stayaway-ruling-axeReach-own_gaps = лише ті, що поруч із тобою

stayaway-ruling-axeThroughDoor = «Сокира» крізь двері
    .what = Чи може карта «Сокира» дістати крізь двері до карантину сусіда за ними або до дверей з дальнього боку від нього?
stayaway-ruling-axeThroughDoor-door_only = ні, спершу треба прибрати двері між вами
stayaway-ruling-axeThroughDoor-any = так

stayaway-ruling-friendsEndsTurn = «Може, будемо друзями?» і хід
    .what = Чи закінчується хід після обміну через карту «Може, будемо друзями?»?
stayaway-ruling-friendsEndsTurn-true = хід закінчується
stayaway-ruling-friendsEndsTurn-false = далі ще йде обмін наприкінці ходу

stayaway-ruling-oneTwoSmall = «Раз, два…», коли гравців мало
    .what = Що робить карта «Раз, два…», коли лишається менше ніж четверо гравців?
stayaway-ruling-oneTwoSmall-count = рахує навколо столу до третього, хоч би хто це був
stayaway-ruling-oneTwoSmall-min4 = не має ефекту

stayaway-ruling-blindDateCard = Куди йде карта з «Побачення наосліп»
    .what = Куди кладуть карту, яку замінюють через карту «Побачення наосліп»?
stayaway-ruling-blindDateCard-top = на верх колоди добору
stayaway-ruling-blindDateCard-discard = у скид
stayaway-ruling-blindDateCard-shuffle = у колоду добору, яку потім тасують

stayaway-ruling-betweenUsDoor = «Тільки між нами…» і двері
    .what = Чи можна показати руку сусідові за картою «Забиті двері»?
stayaway-ruling-betweenUsDoor-blocks = двері заважають
stayaway-ruling-betweenUsDoor-ignores = двері не мають значення

stayaway-ruling-betweenUsQuarantine = «Тільки між нами…» і карантин
    .what = Чи можна показати руку сусідові на карантині?
stayaway-ruling-betweenUsQuarantine-ignores = карантин не має значення
stayaway-ruling-betweenUsQuarantine-blocks = карантин заважає

stayaway-ruling-declare = Оголошення кінця
    .what = Як завершується гра, коли людей не лишилося, і чи може Істота це оголосити, правдиво чи хибно?
stayaway-ruling-declare-both = завершується сама, а Істота може зробити оголошення будь-коли
stayaway-ruling-declare-manual = завершується, лише коли Істота зробить оголошення
stayaway-ruling-declare-auto = завершується сама, і ніхто нічого не оголошує

stayaway-ruling-soloWin = Істота перемагає сама
    .what = Коли Істота не ділить перемоги із зараженими?
stayaway-ruling-soloWin-no_human_eliminated = якщо ніхто не вибув, бувши людиною
stayaway-ruling-soloWin-nobody_eliminated = якщо не вибув узагалі ніхто

stayaway-ruling-thingFlamethrower = Істота й «Вогнемет»
    .what = Що стається, якщо поза ходом Істоти показано руку, на якій є і карта «Істота», і карта «Вогнемет»?
stayaway-ruling-thingFlamethrower-free = нічого
stayaway-ruling-thingFlamethrower-restricted = Істота програє

stayaway-ruling-eliminatedTalk = Розмови вибулих
    .what = Чи можуть вибулі гравці говорити далі?
stayaway-ruling-eliminatedTalk-off = мовчать
stayaway-ruling-eliminatedTalk-on = можуть говорити

stayaway-ruling-whisper = Шепіт
    .what = Чи можуть двоє гравців говорити наодинці? Усі бачать, що вони шепочуться, але не бачать, про що.
stayaway-ruling-whisper-off = усі розмови спільні
stayaway-ruling-whisper-on = шепотіти можна

stayaway-ruling-thingInDeck = Варіант: Істота в колоді
    .what = Карту «Істота» затасовують у колоду добору, і всі починають як люди. Хто її візьме, той стає Істотою.
stayaway-ruling-thingInDeck-false = карту «Істота» роздають на початку
stayaway-ruling-thingInDeck-true = карта «Істота» в колоді добору

stayaway-ruling-infectedDelta = Варіант: кількість карт «Заражено!»
    .what = Скільки карт «Заражено!» додають до колоди або, якщо число від’ємне, вилучають із неї. Що їх більше, то легше Істоті.
    .enter = ціле число від { $least } до { $most }; 0 лишає колоду такою, як у правилах
    .more = на { $count } більше, ніж у правилах
    .fewer = на { $count } менше, ніж у правилах
stayaway-ruling-infectedDelta-0 = як у правилах

stayaway-ruling-armsInDeck = Варіант: зброя в колоді
    .what = Ніхто не починає гру з картою «Вогнемет» або «Аналіз»: усі вони в колоді добору.
stayaway-ruling-armsInDeck-false = їх можуть роздати
stayaway-ruling-armsInDeck-true = вони лише в колоді добору

stayaway-ruling-lineOfSight = Варіант: Пряма видимість
    .what = Кого дістають карти «Спокуса», «Краще тікай!», «Може, будемо друзями?» і «Геть звідси!»?
stayaway-ruling-lineOfSight-off = будь-кого, хто не на карантині
stayaway-ruling-lineOfSight-path = будь-кого, якщо хоч на одному шляху до нього навколо столу немає ні дверей, ні гравців на карантині
stayaway-ruling-lineOfSight-adjacent = лише сусідів
stayaway-ruling-lineOfSight-door = будь-кого, хто не на карантині; але між сусідами, яких розділяють двері, діє лише карта «Краще тікай!»

stayaway-ruling-customDeck = Варіант: довільна колода
    .what = Скільки примірників кожної карти в колоді, наприклад axe:2,scary:1. Кількість не названих карт не змінюється.
    .enter = none — колода за правилами, або коди карт із їхньою кількістю, наприклад axe:2,scary:1
stayaway-ruling-customDeck-none = як у правилах

stayaway-ruling-revenge = Варіант: Помста
    .what = Якщо Істота вибуває, коли живі й люди, і заражені, вони борються далі, доки не лишиться тільки одна сторона. Заразити вже нікого не можна.
stayaway-ruling-revenge-false = гра завершується разом з Істотою
stayaway-ruling-revenge-true = уцілілі борються далі
