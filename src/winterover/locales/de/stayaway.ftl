### Stay Away!: what is told, asked and offered.
### Names of players and cards come in as variables. Ends of names in this file:
###   -own      the viewer is the one who acts or whom it concerns
###   -you      the viewer is the other player in it
###   -hidden   something in it is not shown to the viewer, or there is none
### A single card that comes in as a variable stands in „…“ (in talk, which is quoted itself, in ‚…‘), a list of cards
### after a colon and without quotes. What happens is told in the present tense.


stayaway-about =
    Ein Außenposten auf einer einsamen Insel, vom Sturm abgeschnitten, und jemand am Tisch ist das Ding.
    In jedem Zug ziehst du eine Karte, spielst eine oder legst eine ab und gibst deinem Nachbarn eine weiter, und jede dieser Karten kann die Infektion sein.
    Die Menschen gewinnen, wenn sie das Ding verbrennen; das Ding gewinnt, wenn kein Mensch mehr übrig ist.
    Für 4 bis 12 Spieler.


## What happens: setup

# $cards is the opening hand.
stayaway-fact-dealt = Starthand von { $seat }: { $cards }.
stayaway-fact-dealt-hidden = { $seat } erhält eine Starthand.
stayaway-fact-dealt-own = Deine Starthand: { $cards }.
stayaway-fact-started = Das Spiel beginnt, im Uhrzeigersinn. Zuerst ist { $first } am Zug.
stayaway-fact-started-own = Das Spiel beginnt, im Uhrzeigersinn. Zuerst bist du am Zug.


## What happens: the turn

stayaway-fact-turn_began = { $seat } ist am Zug.
stayaway-fact-turn_began-own = Du bist am Zug.
stayaway-fact-drew = { $seat } zieht „{ $card }“.
stayaway-fact-drew-hidden = { $seat } zieht eine Karte.
stayaway-fact-drew-own = Du ziehst „{ $card }“.
stayaway-fact-drew-hidden-own = Du ziehst eine Karte.
stayaway-fact-drew_nothing = { $seat } findet keine Karte zum Ziehen.
stayaway-fact-drew_nothing-own = Du findest keine Karte zum Ziehen.
# $cards is the number of cards in the new draw pile.
stayaway-fact-reshuffled = Der Nachziehstapel war leer. Der Ablagestapel wird gemischt und tritt an seine Stelle: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
stayaway-fact-panic_skipped = Eine Panikkarte wird ungelesen abgelegt.
stayaway-fact-discarded = { $seat } legt „{ $card }“ ab.
stayaway-fact-discarded-hidden = { $seat } legt eine Karte ab.
stayaway-fact-discarded-own = Du legst „{ $card }“ ab.
stayaway-fact-discarded-hidden-own = Du legst eine Karte ab.
stayaway-fact-played = { $seat } spielt „{ $card }“ auf { $target }.
# A card that is played on nobody.
stayaway-fact-played-hidden = { $seat } spielt „{ $card }“.
stayaway-fact-played-own = Du spielst „{ $card }“ auf { $target }.
stayaway-fact-played-hidden-own = Du spielst „{ $card }“.
stayaway-fact-played-you = { $seat } spielt „{ $card }“ auf dich.
# $reason is one of stayaway-reason-*.
stayaway-fact-no_exchange = { $seat } und { $partner } tauschen nicht: { $reason }.
stayaway-fact-no_exchange-own = Du tauschst nicht mit { $partner }: { $reason }.
stayaway-fact-no_exchange-you = { $seat } tauscht nicht mit dir: { $reason }.
stayaway-fact-quarantine_ended = Die Quarantäne von { $seat } ist abgelaufen.
stayaway-fact-quarantine_ended-own = Deine Quarantäne ist abgelaufen.

# Whole sentences, which begin with a capital after a colon.
stayaway-reason-quarantine = Die Quarantäne verbietet es
stayaway-reason-door = Eine Verrammelte Tür ist im Weg
stayaway-reason-none = Es ist jetzt nicht möglich


## What happens: roles

stayaway-fact-became_infected = { $seat } wird von { $by } infiziert.
stayaway-fact-became_infected-own = Du bist jetzt infiziert! Die Karte kam von { $by }, und { $by } ist das Ding.
stayaway-fact-became_infected-you = Deine Karte hat gewirkt: { $seat } ist jetzt infiziert.
stayaway-fact-became_thing = { $seat } ist jetzt das Ding.
stayaway-fact-became_thing-own = Du hast Das Ding gezogen: Ab jetzt bist du das Ding.
# A fourth Infected card was taken out of the hand; $card came instead.
stayaway-fact-corrected = { $seat } hatte zu viele Infiziert!-Karten: Eine wurde gegen „{ $card }“ ausgetauscht.
stayaway-fact-corrected-own = Du hattest zu viele Infiziert!-Karten: Eine wurde gegen „{ $card }“ ausgetauscht. Das weißt nur du.


## What happens: the exchange

# Without -hidden the card is shown to all.
stayaway-fact-offered = { $seat } bietet { $partner } „{ $card }“ an.
stayaway-fact-offered-hidden = { $seat } bietet { $partner } verdeckt eine Karte an.
stayaway-fact-offered-own = Du bietest { $partner } „{ $card }“ an.
stayaway-fact-offered-hidden-own = Du bietest { $partner } verdeckt eine Karte an.
stayaway-fact-offered-you = { $seat } bietet dir offen eine Karte an: „{ $card }“.
stayaway-fact-offered-hidden-you = { $seat } bietet dir verdeckt eine Karte an.
stayaway-fact-exchanged = { $seat } und { $partner } tauschen „{ $gave }“ gegen „{ $received }“.
stayaway-fact-exchanged-hidden = { $seat } und { $partner } tauschen je eine Karte.
stayaway-fact-exchanged-own = Du gibst { $partner } „{ $gave }“ und erhältst „{ $received }“.
stayaway-fact-exchanged-hidden-own = Du und { $partner } tauscht je eine Karte.
stayaway-fact-exchanged-you = Du gibst { $seat } „{ $gave }“ und erhältst „{ $received }“.
stayaway-fact-exchanged-hidden-you = Du und { $seat } tauscht je eine Karte.
# $card is a defence card.
stayaway-fact-defended = { $seat } wehrt sich mit „{ $card }“ gegen { $against }.
stayaway-fact-defended-own = Du wehrst dich mit „{ $card }“ gegen { $against }.
stayaway-fact-defended-you = { $seat } wehrt sich mit „{ $card }“ gegen dich.
stayaway-fact-redirected = Der Kartentausch geht an { $seat } vorbei und weiter zu { $partner }.
stayaway-fact-redirected-own = Der Kartentausch geht an dir vorbei und weiter zu { $partner }.
stayaway-fact-redirected-you = Der Kartentausch geht an { $seat } vorbei und weiter zu dir.
stayaway-fact-redirect_void = Der Kartentausch geht an { $seat } vorbei und erreicht niemanden: Er entfällt.
stayaway-fact-redirect_void-own = Der Kartentausch geht an dir vorbei und erreicht niemanden: Er entfällt.


## What happens: cards

stayaway-fact-passed = { $seat } wehrt sich nicht.
stayaway-fact-passed-own = Du wehrst dich nicht.
stayaway-fact-saw_hand = { $viewer } sieht alle Karten von { $seat }: { $cards }.
stayaway-fact-saw_hand-hidden = { $viewer } sieht alle Karten von { $seat }.
stayaway-fact-saw_hand-own = Du siehst alle Karten von { $seat }: { $cards }.
stayaway-fact-saw_hand-hidden-own = Du siehst alle Karten von { $seat }.
stayaway-fact-saw_hand-you = { $viewer } sieht alle deine Karten: { $cards }.
stayaway-fact-saw_card = { $viewer } sieht eine Karte von { $seat }: „{ $card }“.
stayaway-fact-saw_card-hidden = { $viewer } sieht eine Karte von { $seat }.
stayaway-fact-saw_card-own = Du siehst eine Karte von { $seat }: „{ $card }“.
stayaway-fact-saw_card-hidden-own = Du siehst eine Karte von { $seat }.
stayaway-fact-saw_card-you = { $viewer } sieht eine deiner Karten: „{ $card }“.
# By Scary.
stayaway-fact-saw_card-hidden-you = { $viewer } sieht die Karte, die du angeboten hast.
stayaway-fact-showed_hand = { $seat } zeigt allen die ganze Hand: { $cards }.
stayaway-fact-showed_hand-own = Du zeigst allen deine ganze Hand: { $cards }.
stayaway-fact-showed_card = { $seat } zeigt allen eine Karte: „{ $card }“.
stayaway-fact-showed_card-own = Du zeigst allen eine Karte: „{ $card }“.
stayaway-fact-looked_through = { $seat } zieht Karten zur Auswahl: { $cards }.
stayaway-fact-looked_through-hidden = { $seat } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } zur Auswahl.
stayaway-fact-looked_through-own = Du ziehst Karten zur Auswahl: { $cards }.
stayaway-fact-looked_through-hidden-own = Du ziehst { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } zur Auswahl.
stayaway-fact-kept = { $seat } behält „{ $card }“.
stayaway-fact-kept-hidden = { $seat } behält eine davon.
stayaway-fact-kept-own = Du behältst „{ $card }“.
stayaway-fact-kept-hidden-own = Du behältst eine davon.
# $direction is one of stayaway-direction-*.
stayaway-fact-turned = Die Spielrichtung kehrt sich um: Ab jetzt geht es { $direction } weiter.
stayaway-fact-swapped_seats = { $seat } und { $other } tauschen die Plätze.
stayaway-fact-swapped_seats-own = Du tauschst den Platz mit { $other }.
stayaway-fact-swapped_seats-you = { $seat } tauscht den Platz mit dir.
stayaway-fact-door_laid = { $seat } legt eine Verrammelte Tür zwischen { $left } und { $right }.
stayaway-fact-door_laid-own = Du legst eine Verrammelte Tür zwischen { $left } und { $right }.
stayaway-fact-door_removed = Die Verrammelte Tür zwischen { $left } und { $right } ist weg.
stayaway-fact-quarantined = { $seat } ist jetzt in Quarantäne.
stayaway-fact-quarantined-own = Du bist jetzt in Quarantäne.
stayaway-fact-freed = { $seat } ist nicht mehr in Quarantäne.
stayaway-fact-freed-own = Du bist nicht mehr in Quarantäne.

stayaway-direction-clockwise = im Uhrzeigersinn
stayaway-direction-counterclockwise = gegen den Uhrzeigersinn


## What happens: Panic

# $card is a Panic card.
stayaway-fact-panic = Panik! { $seat } zieht „{ $card }“.
stayaway-fact-panic-own = Panik! Du ziehst „{ $card }“.
stayaway-fact-no_effect = „{ $card }“ hat keine Wirkung.
stayaway-fact-targeted = { $seat } wählt { $target } für „{ $card }“.
stayaway-fact-targeted-own = Du wählst { $target } für „{ $card }“.
stayaway-fact-targeted-you = { $seat } wählt dich für „{ $card }“.
stayaway-fact-forgot = { $seat } legt diese Karten ab: { $cards }.
stayaway-fact-forgot-hidden = { $seat } legt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ab.
stayaway-fact-forgot-own = Du legst diese Karten ab: { $cards }.
stayaway-fact-forgot-hidden-own = Du legst { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ab.
stayaway-fact-replaced = { $seat } zieht dafür: { $cards }.
stayaway-fact-replaced-hidden = { $seat } zieht dafür { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
stayaway-fact-replaced-own = Du ziehst dafür: { $cards }.
stayaway-fact-replaced-hidden-own = Du ziehst dafür { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
stayaway-fact-blind_dated = { $seat } gibt „{ $gave }“ her und zieht „{ $received }“.
# $received is "none" if it is not shown.
stayaway-fact-blind_dated-hidden = { $received ->
        [none] { $seat } tauscht eine Karte gegen eine unbekannte aus.
       *[other] { $seat } gibt eine Karte her und zieht „{ $received }“.
    }
# $received is "none" if there was no card to draw.
stayaway-fact-blind_dated-own = { $received ->
        [none] Du gibst „{ $gave }“ her und findest keine Karte zum Ziehen.
       *[other] Du gibst „{ $gave }“ her und ziehst „{ $received }“.
    }
stayaway-fact-cards_went_round = Alle Spieler geben im selben Moment eine Karte weiter.
# To $seat alone. $gave and $received are "none" where nothing could be given.
stayaway-fact-passed_on = { $gave ->
        [none] { $seat } hat nichts, was an { $to } weitergehen kann.
       *[other] { $seat } gibt „{ $gave }“ an { $to } weiter.
    } { $received ->
        [none] Von { $giver } kommt nichts.
       *[other] Von { $giver } kommt „{ $received }“.
    }
stayaway-fact-passed_on-own = { $gave ->
        [none] Du hast nichts, was du an { $to } weitergeben kannst.
       *[other] Du gibst „{ $gave }“ an { $to } weiter.
    } { $received ->
        [none] Von { $giver } kommt nichts.
       *[other] Von { $giver } kommt „{ $received }“.
    }
stayaway-fact-declined = { $seat } zeigt nichts.
stayaway-fact-declined-own = Du zeigst nichts.


## What happens: elimination and the end

stayaway-fact-eliminated = { $seat } scheidet aus.
stayaway-fact-eliminated-own = Du scheidest aus.
stayaway-fact-superinfected = Superinfektion! { $seat } hat nur Infiziert!-Karten und darf sie nicht weggeben.
stayaway-fact-superinfected-own = Superinfektion! Du hast nur Infiziert!-Karten und darfst sie nicht weggeben.
# The variant Revenge.
stayaway-fact-thing_burned = { $seat } war das Ding. Das Spiel geht weiter: Menschen gegen Infizierte, bis zum Letzten.
stayaway-fact-thing_burned-own = Du warst das Ding. Das Spiel geht ohne dich weiter: Menschen gegen Infizierte, bis zum Letzten.
stayaway-fact-declared = { $seat } sagt an: „Ich bin das Ding, und kein Mensch ist mehr übrig.“
stayaway-fact-declared-own = Du sagst an, dass du das Ding bist und kein Mensch mehr übrig ist.
# $ending is one of stayaway-ending-*, a sentence or two.
stayaway-fact-ended = { $ending } Sieger: { $winners }.

stayaway-ending-thing_eliminated = Das Ding ist ausgeschieden. Die Menschen, die noch leben, gewinnen.
stayaway-ending-thing_unmasked = Das Ding wurde außerhalb seines Zugs mit einem Flammenwerfer gesehen und hat verloren. Die Menschen, die noch leben, gewinnen.
stayaway-ending-no_human_left = Kein Mensch ist mehr übrig. Das Ding gewinnt und, sofern es nicht allein gewinnt, auch die lebenden Infizierten; nur wer der letzte Mensch war, gewinnt nicht.
stayaway-ending-declared = Das Ding hat angesagt, dass kein Mensch mehr übrig ist, und das stimmt. Das Ding gewinnt und, sofern es nicht allein gewinnt, auch die lebenden Infizierten; nur wer der letzte Mensch war, gewinnt nicht.
stayaway-ending-false_declaration = Das Ding hat angesagt, dass kein Mensch mehr übrig ist, und das war falsch. Die Menschen, die noch leben, gewinnen.
stayaway-ending-revenge_humans = Das Ding ist tot und der letzte Infizierte auch. Alle, die noch leben, gewinnen.
stayaway-ending-revenge_infected = Das Ding ist tot, aber der letzte Mensch auch. Wer noch lebt, ist infiziert und gewinnt.
stayaway-ending-thing_undrawn = Höchstens ein Spieler ist noch übrig, und niemand hat je Das Ding gezogen. Wer noch lebt, gewinnt.


## What is asked
## $active is the player whose turn it is.

stayaway-ask-play = Spiele eine Karte oder lege eine ab.
stayaway-ask-keep = Welche der gezogenen Karten behältst du? Die anderen werden abgelegt.
stayaway-ask-answer_fire = { $active } richtet einen Flammenwerfer auf dich! Nur „Grillen verboten!“ hält ihn auf. Wer passt, scheidet aus.
# $card is Change Places! or You'd Better Run!.
stayaway-ask-answer_move = { $active } will deinen Platz („{ $card }“). Bleib mit „Hier sitz ich gut“ sitzen oder passe und tausche den Platz.
stayaway-ask-offer = Welche Karte bietest du { $partner } an?
stayaway-ask-reply = { $asker } bietet dir eine Karte an. Gib eine dafür oder lehne mit einer Abwehrkarte ab.
stayaway-ask-one_two = Auf welcher Seite tauschst du mit dem dritten Spieler den Platz? Links ist das { $left }, rechts { $right }.
stayaway-ask-get_out = Mit wem tauschst du den Platz?
stayaway-ask-friends = Mit wem tauschst du eine Karte?
stayaway-ask-between_us = Welcher Nachbar soll alle deine Karten sehen?
# $aside is the number of cards chosen so far.
stayaway-ask-forget = { $aside ->
        [0] Lege drei Karten ab, eine nach der anderen. Welche Karte legst du als erste ab?
        [1] Welche Karte legst du als zweite ab?
       *[other] Welche Karte legst du als letzte ab?
    }
stayaway-ask-blind_date = Welche Karte gibst du für eine unbekannte her?
stayaway-ask-pass_on = Alle geben im selben Moment eine Karte weiter. Welche Karte gibst du weiter?
stayaway-ask-reveal = Zeigst du allen deine Karten?


## What can be chosen

stayaway-option-discard = „{ $card }“ ablegen
stayaway-option-play = „{ $card }“ spielen
stayaway-option-play_seat = „{ $card }“ auf { $seat } spielen
stayaway-option-play_axe_seat = „{ $card }“ spielen: Quarantäne von { $seat } beenden
stayaway-option-play_axe_gap = „{ $card }“ spielen: Tür zwischen { $left } und { $right } entfernen
stayaway-option-play_locked_door_gap = „{ $card }“ zwischen { $left } und { $right } legen
stayaway-option-keep = „{ $card }“ behalten
stayaway-option-pass = Passen: nicht abwehren
stayaway-option-defend = Mit „{ $card }“ abwehren
stayaway-option-offer = „{ $card }“ anbieten
stayaway-option-give = „{ $card }“ geben
stayaway-option-choose = { $seat } wählen
stayaway-option-left = Links
stayaway-option-right = Rechts
stayaway-option-forget = „{ $card }“ ablegen
stayaway-option-swap = „{ $card }“ hergeben
stayaway-option-pass_on = „{ $card }“ weitergeben
stayaway-option-show_all = Die ganze Hand zeigen
stayaway-option-show_infected = Eine Infiziert!-Karte zeigen
stayaway-option-decline = Nichts zeigen
stayaway-option-declare = Ansagen, dass du das Ding bist und kein Mensch mehr übrig ist


## What can be said: sentences in the speaker's mouth

stayaway-say-claim = Ich bin { $role }.
stayaway-say-hold = Ich habe ‚{ $card }‘ auf der Hand.
stayaway-say-lack = Ich habe ‚{ $card }‘ nicht auf der Hand.
stayaway-say-accuse = { $seat } ist { $role }.
stayaway-say-vouch = Für { $seat } lege ich die Hand ins Feuer.
stayaway-say-trust = Ich vertraue { $seat }.
stayaway-say-distrust = Ich traue { $seat } nicht.
stayaway-say-saw = Ich habe gesehen, dass { $seat } ‚{ $card }‘ hat.
stayaway-say-gave = Ich habe { $seat } ‚{ $card }‘ gegeben.
stayaway-say-got = Ich habe von { $seat } ‚{ $card }‘ bekommen.
stayaway-say-promise = Ich werde { $seat } ‚{ $card }‘ geben.
stayaway-say-spare = Ich werde { $seat } nichts tun.
stayaway-say-threaten = Ich nehme mir { $seat } vor.
stayaway-say-burn = Verbrennt { $seat }!
stayaway-say-check = Jemand sollte sich die Karten von { $seat } ansehen.
stayaway-say-agree = Ich sehe das wie { $seat }.
stayaway-say-disagree = Ich sehe das anders als { $seat }.


## Editions

stayaway-edition-E1 = Erste Generation
    .what = Die Regeln der ersten Anleitungen: höchstens drei Infiziert!-Karten auf der Hand, und Quarantäne schneidet einen Spieler von den anderen ab.
stayaway-edition-E2 = Spätere Auflage
    .what = Keine Obergrenze für Infiziert!-Karten, dafür die Superinfektion; wer in Quarantäne ist, spielt weiter, mit offenen Karten; das Ding darf außerhalb seines Zugs nicht mit einem Flammenwerfer gesehen werden.


## Table options: headings by what they change; name, explanation, and what each value means

stayaway-ruling-subject-setup = Spielaufbau
stayaway-ruling-subject-turn = Nachziehstapel und Hand
stayaway-ruling-subject-exchange = Kartentausch und Abwehr
stayaway-ruling-subject-ring = Türen und Quarantäne
stayaway-ruling-subject-panic = Panik
stayaway-ruling-subject-end = Spielende
stayaway-ruling-subject-talk = Gespräch
stayaway-ruling-subject-variants = Varianten

stayaway-ruling-startPlayer = Wer beginnt
    .what = Wer hat den ersten Zug?
stayaway-ruling-startPlayer-random = wird ausgelost
stayaway-ruling-startPlayer-chosen = der Platz, der unter „Erster Platz“ steht

stayaway-ruling-firstSeat = Erster Platz
    .what = Der Platz, der beginnt, als Buchstabe, falls der Tisch einen bestimmt.

stayaway-ruling-infectedAt6 = Infiziert!-Karten bei sechs Spielern
    .what = Mit wie vielen Infiziert!-Karten spielen sechs Spieler? Die Quellen weichen um eine voneinander ab.

stayaway-ruling-topBack = Rückseite der nächsten Karte
    .what = Sehen alle, ob die oberste Karte des Nachziehstapels eine Panikkarte ist?
stayaway-ruling-topBack-shown = alle sehen es
stayaway-ruling-topBack-hidden = niemand sieht es

stayaway-ruling-doorOnElimination = Türen neben einem Ausgeschiedenen
    .what = Was wird aus Verrammelten Türen neben dem Platz eines Spielers, der ausscheidet?
stayaway-ruling-doorOnElimination-merge = sie bleiben liegen, zwischen den Spielern, die zu Nachbarn werden
stayaway-ruling-doorOnElimination-drop = sie werden abgelegt

stayaway-ruling-twoPlayerDoor = Eine Tür zwischen den letzten beiden
    .what = Sind nur noch zwei Spieler übrig, gibt es zwei Wege zwischen ihnen. Sperrt eine Verrammelte Tür nur einen davon oder beide?
stayaway-ruling-twoPlayerDoor-gap = sie sperrt nur ihren eigenen Weg
stayaway-ruling-twoPlayerDoor-pair = sie sperrt beide

stayaway-ruling-overLimit = Eine vierte Infiziert!-Karte
    .what = Was passiert, wenn eine vierte Infiziert!-Karte auf eine Hand kommt, ohne dass der Spieler selbst gerade spielt oder ablegt?
stayaway-ruling-overLimit-quiet = eine wird gegen eine Karte aus dem Nachziehstapel ausgetauscht, und nur ihr Besitzer erfährt davon
stayaway-ruling-overLimit-open = ihr Besitzer legt eine verdeckt ab und zieht nach, und alle sehen das
stayaway-ruling-overLimit-superinfection = nichts; wer aber eine Karte geben muss und nur Infiziert!-Karten hat, die nicht gegeben werden dürfen, scheidet aus

stayaway-ruling-missedOffer = „Daneben!“ und die angebotene Karte
    .what = Darf sich die angebotene Karte ändern, wenn „Daneben!“ einen Kartentausch weiterleitet, und wann darf das Ding „Daneben!“ überhaupt spielen?
stayaway-ruling-missedOffer-keep = die Karte bleibt; das Ding kann „Daneben!“ nicht einsetzen, wenn ein Infizierter eine Infiziert!-Karte anbietet
stayaway-ruling-missedOffer-keep_broad = die Karte bleibt; das Ding kann „Daneben!“ gegen kein Angebot eines Infizierten einsetzen
stayaway-ruling-missedOffer-rechoose = die Karte wird für den neuen Tauschpartner neu gewählt

stayaway-ruling-missedInfects = Infektion durch „Daneben!“
    .what = Infiziert eine Infiziert!-Karte des Dings einen Menschen, an den „Daneben!“ den Kartentausch weitergeleitet hat?
stayaway-ruling-missedInfects-true = sie infiziert
stayaway-ruling-missedInfects-false = sie infiziert nicht

stayaway-ruling-quarantineRules = Quarantäne
    .what = Was bewirkt Quarantäne, und wie lange dauert sie?
stayaway-ruling-quarantineRules-E1 = auf sich selbst oder einen Nachbarn, für drei eigene Züge: kein Kartentausch, keine Karten spielen, kein Ziel sein
stayaway-ruling-quarantineRules-E2 = auf einen Nachbarn, für zwei eigene Züge: spielt und tauscht mit offenen Karten weiter, ohne Feuer und ohne Platztausch

stayaway-ruling-quarantinedDrawerMoves = Platztausch aus der Quarantäne
    .what = Tauscht ein Spieler in Quarantäne den Platz, wenn er „Eins, zwei …“ oder „Raus hier!“ zieht?
stayaway-ruling-quarantinedDrawerMoves-true = tauscht den Platz, samt der Quarantäne
stayaway-ruling-quarantinedDrawerMoves-false = bleibt sitzen, und die Karte hat keine Wirkung

stayaway-ruling-freedDrawerExchanges = Kartentausch nach einer Befreiung
    .what = Tauscht ein Spieler, der den Zug in Quarantäne begonnen hat und eine Karte zieht, die sie beendet, noch im selben Zug?
stayaway-ruling-freedDrawerExchanges-true = tauscht
stayaway-ruling-freedDrawerExchanges-false = tauscht noch nicht

stayaway-ruling-axeReach = Reichweite der Axt
    .what = Welche Türen kann eine Axt entfernen?
stayaway-ruling-axeReach-attached = die neben dir und die neben einem Nachbarn in Reichweite
stayaway-ruling-axeReach-own_gaps = nur die neben dir

stayaway-ruling-axeThroughDoor = Axt durch eine Tür
    .what = Reicht eine Axt an einer Tür vorbei, bis zur Quarantäne des Nachbarn dahinter oder zur Tür auf seiner anderen Seite?
stayaway-ruling-axeThroughDoor-door_only = nein, zuerst muss die Tür dazwischen weg
stayaway-ruling-axeThroughDoor-any = ja

stayaway-ruling-friendsEndsTurn = „Können wir nicht Freunde sein?“ und der Zug
    .what = Ist der Zug nach dem Kartentausch durch „Können wir nicht Freunde sein?“ zu Ende?
stayaway-ruling-friendsEndsTurn-true = der Zug ist zu Ende
stayaway-ruling-friendsEndsTurn-false = der Kartentausch am Zugende folgt noch

stayaway-ruling-oneTwoSmall = „Eins, zwei …“ bei wenigen Spielern
    .what = Was bewirkt „Eins, zwei …“, wenn weniger als vier Spieler übrig sind?
stayaway-ruling-oneTwoSmall-count = zählt rund um den Tisch bis zum dritten, wer auch immer das ist
stayaway-ruling-oneTwoSmall-min4 = hat keine Wirkung

stayaway-ruling-blindDateCard = Wohin die Karte bei „Blind Date“ kommt
    .what = Wohin kommt die Karte, die für „Blind Date“ hergegeben wird?
stayaway-ruling-blindDateCard-top = oben auf den Nachziehstapel
stayaway-ruling-blindDateCard-discard = auf den Ablagestapel
stayaway-ruling-blindDateCard-shuffle = in den Nachziehstapel, der dann gemischt wird

stayaway-ruling-betweenUsDoor = „Ganz unter uns …“ und Türen
    .what = Kann die Hand einem Nachbarn hinter einer Verrammelten Tür gezeigt werden?
stayaway-ruling-betweenUsDoor-blocks = eine Tür verhindert es
stayaway-ruling-betweenUsDoor-ignores = Türen sind egal

stayaway-ruling-betweenUsQuarantine = „Ganz unter uns …“ und Quarantäne
    .what = Kann die Hand einem Nachbarn in Quarantäne gezeigt werden?
stayaway-ruling-betweenUsQuarantine-ignores = Quarantäne ist egal
stayaway-ruling-betweenUsQuarantine-blocks = Quarantäne verhindert es

stayaway-ruling-declare = Das Ende ansagen
    .what = Wie endet das Spiel, wenn kein Mensch mehr übrig ist, und darf das Ding das ansagen, zu Recht oder zu Unrecht?
stayaway-ruling-declare-both = es endet von selbst, und das Ding darf es jederzeit ansagen
stayaway-ruling-declare-manual = es endet erst, wenn das Ding es ansagt
stayaway-ruling-declare-auto = es endet von selbst, und niemand sagt etwas an

stayaway-ruling-soloWin = Das Ding gewinnt allein
    .what = Wann teilt das Ding seinen Sieg nicht mit den Infizierten?
stayaway-ruling-soloWin-no_human_eliminated = wenn niemand als Mensch ausgeschieden ist
stayaway-ruling-soloWin-nobody_eliminated = wenn überhaupt niemand ausgeschieden ist

stayaway-ruling-thingFlamethrower = Das Ding und der Flammenwerfer
    .what = Was passiert, wenn außerhalb des eigenen Zugs eine Hand gezeigt wird, auf der sowohl Das Ding als auch ein Flammenwerfer ist?
stayaway-ruling-thingFlamethrower-free = nichts
stayaway-ruling-thingFlamethrower-restricted = das Ding hat verloren

stayaway-ruling-eliminatedTalk = Gespräch der Ausgeschiedenen
    .what = Dürfen Spieler, die ausgeschieden sind, weiter mitreden?
stayaway-ruling-eliminatedTalk-off = sie schweigen
stayaway-ruling-eliminatedTalk-on = sie dürfen mitreden

stayaway-ruling-whisper = Flüstern
    .what = Dürfen zwei Spieler unter sich reden? Alle sehen, dass sie es tun, aber nicht, was sie sagen.
stayaway-ruling-whisper-off = alles Gesagte ist öffentlich
stayaway-ruling-whisper-on = Flüstern ist erlaubt

stayaway-ruling-thingInDeck = Variante: Das Ding im Stapel
    .what = Das Ding wird in den Nachziehstapel gemischt, und alle beginnen als Menschen. Wer die Karte zieht, wird zum Ding.
stayaway-ruling-thingInDeck-false = Das Ding wird zu Beginn ausgeteilt
stayaway-ruling-thingInDeck-true = Das Ding steckt im Nachziehstapel

stayaway-ruling-infectedDelta = Variante: Zahl der Infiziert!-Karten
    .what = Wie viele Infiziert!-Karten zusätzlich ins Deck kommen oder, als negative Zahl, herausgenommen werden. Mehr davon helfen dem Ding.
    .enter = eine ganze Zahl von { $least } bis { $most }; 0 lässt das Deck wie in der Spielregel
    .more = { $count } mehr als in der Spielregel
    .fewer = { $count } weniger als in der Spielregel
stayaway-ruling-infectedDelta-0 = wie in der Spielregel

stayaway-ruling-armsInDeck = Variante: Waffen im Stapel
    .what = Niemand beginnt mit einem Flammenwerfer oder einer Analyse: Sie stecken alle im Nachziehstapel.
stayaway-ruling-armsInDeck-false = sie können ausgeteilt werden
stayaway-ruling-armsInDeck-true = sie stecken nur im Nachziehstapel

stayaway-ruling-lineOfSight = Variante: Sichtlinie
    .what = Wen können Verführung, „Nichts wie weg!“, „Können wir nicht Freunde sein?“ und „Raus hier!“ erreichen?
stayaway-ruling-lineOfSight-off = alle, die nicht in Quarantäne sind
stayaway-ruling-lineOfSight-path = alle, zu denen mindestens ein Weg um den Tisch frei von Türen und Spielern in Quarantäne ist
stayaway-ruling-lineOfSight-adjacent = nur Nachbarn
stayaway-ruling-lineOfSight-door = alle, die nicht in Quarantäne sind; zwischen Nachbarn, die eine Tür trennt, wirkt aber nur „Nichts wie weg!“

stayaway-ruling-customDeck = Variante: freies Deck
    .what = Wie viele Exemplare jeder Karte im Deck sind, zum Beispiel axe:2,scary:1. Karten, die nicht genannt werden, behalten ihre Zahl.
    .enter = none für das Deck der Spielregel oder Kürzel von Karten mit ihrer Zahl, zum Beispiel axe:2,scary:1
stayaway-ruling-customDeck-none = wie in der Spielregel

stayaway-ruling-revenge = Variante: Rache
    .what = Scheidet das Ding aus, während Menschen und Infizierte leben, kämpfen diese weiter, bis nur noch eine Seite übrig ist. Niemand kann mehr infiziert werden.
stayaway-ruling-revenge-false = das Spiel endet mit dem Ding
stayaway-ruling-revenge-true = die Überlebenden kämpfen weiter
