### The Thing: what is told, asked, offered and said.
### Names of players, rooms and cards come in as variables. Ends of names in this file:
###   -own      the viewer is the one who acts or whom it concerns
###   -you      the viewer is the other player in it
###   -hidden   something in it is not shown to the viewer, or there is none
### A variable that has nothing to show, such as an empty list of rooms or things, is "none": texts choose by it.
### A room comes in without its article, so it stands before or after a colon, or in brackets. A single Action card
### stands in „…“ (in talk, which is quoted itself, in ‚…‘), a list of cards after a colon and without quotes.
### What happens is told in the present tense.


thing-about =
    Eine Forschungsbasis im antarktischen Winter, und jemand aus der Crew ist ein Alien, das aussieht wie alle anderen.
    In jeder Runde geht ihr alle an Orte und gebt verdeckt Karten ab, und der Anführer verteilt die Arbeit; wer dir begegnet, kann dich infizieren.
    Die Menschen gewinnen, wenn sie gemeinsam entkommen, ohne ein Alien an Bord; in jedem anderen Fall gewinnen die Aliens.
    Für 4 bis 8 Spieler oder für 1 bis 3, die gemeinsam eine kleine Crew führen.


## Weapons, items and lab tokens that somebody owns
## They are what somebody draws, keeps, puts up, gives, gets, owns or wants: always the object of a sentence.

thing-thing-dynamite = { $count ->
        [one] Dynamit/Molotow
       *[other] { $count } Dynamit/Molotow-Karten
    }
thing-thing-firearm = { $count ->
        [one] eine Schusswaffe
       *[other] { $count } Schusswaffen
    }
thing-thing-melee = { $count ->
        [one] eine Nahkampfwaffe
       *[other] { $count } Nahkampfwaffen
    }
thing-thing-flamethrower = { $count ->
        [one] einen Flammenwerfer
       *[other] { $count } Flammenwerfer
    }
thing-thing-fuel = { $count ->
        [one] Treibstoff
       *[other] { $count } Treibstoff-Karten
    }
thing-thing-tools = { $count ->
        [one] Werkzeug
       *[other] { $count } Werkzeug-Karten
    }
thing-thing-keys = { $count ->
        [one] Schlüssel
       *[other] { $count } Schlüssel-Karten
    }
thing-thing-wire = { $count ->
        [one] ein Kabel
       *[other] { $count } Kabel
    }
thing-thing-flashlight = { $count ->
        [one] eine Taschenlampe
       *[other] { $count } Taschenlampen
    }
thing-thing-blood = { $count ->
        [one] einen Blutbeutel
       *[other] { $count } Blutbeutel
    }
thing-thing-failure = { $count ->
        [one] einen Fehlschlag
       *[other] { $count } Fehlschläge
    }
# Cards that lie open because they were used before.
thing-thing-open_firearm = { $count ->
        [one] eine offene Schusswaffe
       *[other] { $count } offene Schusswaffen
    }
thing-thing-open_wire = { $count ->
        [one] ein offenes Kabel
       *[other] { $count } offene Kabel
    }
thing-thing-open_flashlight = { $count ->
        [one] eine offene Taschenlampe
       *[other] { $count } offene Taschenlampen
    }
# What others see of a hidden one: its back.
thing-thing-weapon = { $count ->
        [one] eine Waffenkarte
       *[other] { $count } Waffenkarten
    }
thing-thing-item = { $count ->
        [one] eine Gegenstandskarte
       *[other] { $count } Gegenstandskarten
    }
thing-thing-sample = { $count ->
        [one] einen Labormarker
       *[other] { $count } Labormarker
    }


## Other values

# What the crew eats from and what sabotage takes from, beside the stocks in thing-names.ftl.
thing-stock-kitchen = Küche
thing-stock-weapons = Waffenstapel
thing-stock-items = Gegenstandsstapel
thing-stock-samples = Laborbeutel
thing-stock-blood = Blutbeutel im Laborbeutel

# Answers to a plan of the aliens, and to somebody who asks for a seat.
thing-reply-agree = ja
thing-reply-object = nein
thing-reply-refuse = nein

thing-test-a = Test A
thing-test-b = Test B


## What happens: setup

thing-fact-seated = { $seat } spielt { $character }.
thing-fact-seated-own = Du spielst { $character }.
# $cards are Action cards.
thing-fact-dealt = Rolle von { $seat }: { $role }. Aktionskarten: { $cards }.
thing-fact-dealt-hidden = { $seat } erhält eine geheime Rolle und zwei Aktionskarten.
thing-fact-dealt-own = Deine geheime Rolle: { $role }. Deine Aktionskarten: { $cards }.


## What happens: weather and upkeep

thing-fact-round_began = Runde { $round }. Anführer: { $leader }.
thing-fact-round_began-own = Runde { $round }. Du bist Anführer.
thing-fact-rolled = { $seat } wirft den Wetterwürfel: { $face }.
thing-fact-rolled-own = Du wirfst den Wetterwürfel: { $face }.
thing-fact-weather_set = Das Wetter: { $face }.
# $room is the Boiler Room or the Generator Room. $fuel is the number of barrels, $damage what missing ones did.
thing-fact-consumed = { $fuel ->
        [0] { $room }: kein Treibstoff verbraucht.
        [one] { $room }: { $fuel } Treibstoffmarker verbraucht.
       *[other] { $room }: { $fuel } Treibstoffmarker verbraucht.
    }{ $damage ->
        [0] {""}
       *[other] {" "}Treibstoff fehlt! Schaden: { $damage }.
    }
thing-fact-boiler_destroyed = Die Heizung ist endgültig zerstört. Die Basis beginnt einzufrieren!
# The last space is the end of the base.
thing-fact-frost_moved = Der Frost kriecht weiter: Feld { $space } von { $last }.
thing-fact-frost_reset = Das Feuer wärmt die Basis: Der Frost ist zurück auf dem ersten Feld.
thing-fact-power_failed = Der Strom fällt aus. Dunkelheit!
thing-fact-power_restored = Der Strom ist wieder da, und das Licht geht an.
# $fuel is how many more rounds it can fly or wait.
thing-fact-rescue_moved = Der Rettungshubschrauber: Feld { $space } von { $last }, Treibstoff übrig: { $fuel }.
thing-fact-rescue_arrived = Der Rettungshubschrauber ist da! Wer am wenigsten verdächtig ist, darf einsteigen.
thing-fact-rescue_left = Dem Rettungshubschrauber geht der Treibstoff aus; er kehrt endgültig um.


## What happens: the aliens' plan

# Told to revealed aliens only. $strengths are numbers, in the order of $rooms; both are "none" if there is no attack.
thing-fact-plan_proposed = { $rooms ->
        [none] { $seat } schlägt vor, nirgends anzugreifen.
       *[other] { $seat } schlägt vor: { $rooms }, Stärke { $strengths }.
    }
thing-fact-plan_proposed-own = { $rooms ->
        [none] Du schlägst vor, nirgends anzugreifen.
       *[other] Du schlägst vor: { $rooms }, Stärke { $strengths }.
    }
thing-fact-plan_answered = { $seat } zum Plan: { $reply }.
thing-fact-plan_answered-own = Deine Antwort zum Plan: { $reply }.
thing-fact-plan_made = { $rooms ->
        [none] Der Plan steht: kein Angriff.
       *[other] Der Plan steht: { $rooms }, Stärke { $strengths }.
    }
# $cards is the number of attacks. $strengths is "none" if they are hidden as well.
thing-fact-plan_made-hidden = { $cards ->
        [0] Die Enttarnten Aliens planen keinen Angriff.
        [one] Die Enttarnten Aliens planen { $cards } Angriff.
       *[other] Die Enttarnten Aliens planen { $cards } Angriffe.
    }{ $strengths ->
        [none] {""}
       *[other] {" "}Stärke: { $strengths }.
    }


## What happens: Action cards and moves

thing-fact-drew = { $seat } zieht: { $cards }.
thing-fact-drew-hidden = { $seat } zieht { $count ->
        [one] { $count } Aktionskarte
       *[other] { $count } Aktionskarten
    }.
thing-fact-drew-own = Du ziehst: { $cards }.
thing-fact-reshuffled = Die Aktionskarten werden zu einem neuen Stapel gemischt.
# Garry's ability.
thing-fact-garry_swapped = { $seat } legt „{ $thrown }“ ab und zieht „{ $drawn }“.
thing-fact-garry_swapped-hidden = { $seat } tauscht eine Aktionskarte aus.
thing-fact-garry_swapped-own = Du legst „{ $thrown }“ ab und ziehst „{ $drawn }“.
thing-fact-leaders_card = { $seat } legt die oberste Aktionskarte auf den Anführerbogen, von niemandem gesehen.
thing-fact-leaders_card-own = Du legst die oberste Aktionskarte auf den Anführerbogen, von niemandem gesehen.
thing-fact-went = { $seat } geht los. Ziel: { $room }.
thing-fact-went-own = Du gehst los. Ziel: { $room }.
thing-fact-went_lit = { $seat } geht mit der Taschenlampe los. Ziel: { $room }.
thing-fact-went_lit-own = Du gehst mit der Taschenlampe los. Ziel: { $room }.
# $count is the number of cards to be drawn, 1 or 2.
thing-fact-went_special = { $seat } geht los. Ziel: { $room }. Spezialaktion mit { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }!
thing-fact-went_special-own = Du gehst los. Ziel: { $room }. Spezialaktion mit { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }!
thing-fact-went_to_swap = { $seat } liegt im Schlafsaal und tauscht Aktionskarten.
thing-fact-went_to_swap-own = Du liegst im Schlafsaal und tauschst Aktionskarten.
thing-fact-threw = { $seat } legt ab: { $cards }.
thing-fact-threw-hidden = { $seat } legt verdeckt { $count ->
        [one] { $count } Aktionskarte
       *[other] { $count } Aktionskarten
    } ab.
thing-fact-threw-own = Du legst ab: { $cards }.
thing-fact-took = { $seat } nimmt aus dem Aktionsstapel: { $cards }.
thing-fact-took-hidden = { $seat } nimmt { $count ->
        [one] { $count } Aktionskarte
       *[other] { $count } Aktionskarten
    } nach Wahl aus dem Aktionsstapel.
thing-fact-took-own = Du nimmst aus dem Aktionsstapel: { $cards }.
thing-fact-handed_in = { $seat } gibt „{ $card }“ ab.
thing-fact-handed_in-hidden = { $seat } gibt verdeckt eine Karte ab.
thing-fact-handed_in-own = Du gibst verdeckt „{ $card }“ ab.
# In Darkness.
thing-fact-handed_in-hidden-own = In der Dunkelheit wird eine deiner Karten zufällig abgegeben, ungesehen sogar von dir.
# At the maximum of suspicion.
thing-fact-card_shown = Bei maximalem Verdacht muss { $seat } die abgegebene Karte zeigen: „{ $card }“.
thing-fact-card_shown-own = Bei maximalem Verdacht musst du die abgegebene Karte zeigen: „{ $card }“.
thing-fact-took_token = { $seat } nimmt den Anführermarker.
thing-fact-took_token-own = Du nimmst den Anführermarker: Nächste Runde bist du Anführer.
thing-fact-boarded = { $seat } steigt in den Rettungshubschrauber.
thing-fact-boarded-own = Du steigst in den Rettungshubschrauber.


## What happens: encounters

# $strengths are numbers, in the order of $rooms.
thing-fact-plan_revealed = Die Aliens schlagen zu! { $rooms }, Stärke { $strengths }.
# $seats are the Characters in the room; there may be nobody, with the alien alone in it.
thing-fact-encounter = Nächster Ort: { $room }. Charaktere dort: { $seats }.
thing-fact-attacked = { $room }: { $seat } greift das Alien an! Waffe: { $weapon }.
thing-fact-attacked-own = { $room }: Du greifst das Alien an! Waffe: { $weapon }.
thing-fact-alien_fled = { $room }: Das Alien flieht.
thing-fact-laid_low = { $room }: Gleichstand, das Alien flieht. Außer Gefecht für diese Runde: { $seats }.
# Told to revealed aliens only. $choice is one of thing-option-*.
thing-fact-collective_voted = { $seat } will: { $choice }.
thing-fact-collective_voted-own = Du willst: { $choice }.
thing-fact-assimilated = { $room }: { $seat } wird assimiliert und scheidet aus.
thing-fact-assimilated-own = { $room }: Du wirst assimiliert und scheidest aus.
thing-fact-dog_assimilated = { $room }: Das Alien assimiliert einen Hund.
thing-fact-alien_idle = { $room }: Das Alien lässt alles, wie es ist.
thing-fact-alien_sabotaged = { $room }: Das Alien sabotiert den Ort, Stärke { $strength }.
# From the alien or from a fire.
thing-fact-fled = In den Aufenthaltsraum vertrieben: { $seats }.
thing-fact-collective_defeated = Die Enttarnten Aliens haben keine Stärke mehr: besiegt, sofern kein weiteres auftaucht.
thing-fact-dog_caught = { $room }: Der Hund ist gefangen und jetzt im Zwinger.
thing-fact-withdrew = { $seat } zieht sich vor den anderen zurück: { $weapon }.
thing-fact-withdrew-own = Du ziehst dich vor den anderen zurück: { $weapon }.
# One of the two tokens is always Human; $token is the other one.
thing-fact-tokens_laid = { $seat } legt zwei Infektionsmarker aus: { thing-token-human } und { $token }.
thing-fact-tokens_laid-hidden = { $seat } legt zwei Infektionsmarker aus.
thing-fact-tokens_laid-own = Du legst zwei Infektionsmarker aus: { thing-token-human } und { $token }.
thing-fact-looked = { $seat } sieht sich einen Marker von { $owner } an: { $token }.
thing-fact-looked-hidden = { $seat } sieht sich einen Marker von { $owner } an.
thing-fact-looked-own = Du siehst dir einen Marker von { $owner } an: { $token }.
thing-fact-looked-you = { $seat } sieht sich einen deiner Marker an: { $token }.
thing-fact-dog_tested = { $room }: { $seat } ist mit einem Hund allein und zieht „{ $dog }“.
thing-fact-dog_tested-hidden = { $room }: { $seat } ist mit einem Hund allein und zieht einen Hundemarker.
thing-fact-dog_tested-own = { $room }: Du bist mit einem Hund allein und ziehst „{ $dog }“.
thing-fact-role_now = Rolle von { $seat } jetzt: { $role }.
thing-fact-role_now-own = Deine geheime Rolle jetzt: { $role }.
# Space 0 is the green zone.
thing-fact-suspicion = { $space ->
        [0] { $seat } ist im grünen Bereich.
       *[other] Verdacht gegen { $seat }: { $space }.
    }
thing-fact-suspicion-own = { $space ->
        [0] Du bist im grünen Bereich.
       *[other] Verdacht gegen dich: { $space }.
    }
thing-fact-strength = Stärke der Enttarnten Aliens: { $number }.
thing-fact-leader_passed = Der Anführerbogen geht an { $seat }.
thing-fact-leader_passed-own = Der Anführerbogen geht an dich.


## What happens: actions

thing-fact-pile_card_lost = Das Feuer kostet eine ungesehene Karte des Aktive-Karten-Stapels. Karten, die noch darin sind: { $left }.
# The edition in which the Leader has to allow it.
thing-fact-burn_announced = { $room }: { $seat } will den Ort anzünden. Waffe: { $weapon }.
thing-fact-burn_announced-own = { $room }: Du willst den Ort anzünden. Waffe: { $weapon }.
# $seat is the one who wanted to burn the room.
thing-fact-burn_refused = Der Anführer erlaubt { $seat } nicht, den Ort anzuzünden.
thing-fact-burn_refused-own = Der Anführer erlaubt dir nicht, den Ort anzuzünden.
thing-fact-burned = { $room }: { $seat } brennt den Ort nieder! Waffe: { $weapon }.
thing-fact-burned-own = { $room }: Du brennst den Ort nieder! Waffe: { $weapon }.
thing-fact-card_revealed = Der Anführer deckt „{ $card }“ auf.
thing-fact-assigned = „{ $card }“ geht an { $seat }. Ort: { $room }.
thing-fact-assigned-own = „{ $card }“ geht an dich. Ort: { $room }.
thing-fact-card_lost = Niemand kann „{ $card }“ ausführen: Die Aktion geht verloren.
thing-fact-laid_down = { $seat } legt sich hin, ohne gehandelt zu haben.
thing-fact-laid_down-own = Du legst dich hin, ohne gehandelt zu haben.
# $left is the number of cards that are discarded.
thing-fact-stopped = { $seat } hört auf. Ungesehen abgelegte Karten: { $left }.
thing-fact-stopped-own = Du hörst auf. Ungesehen abgelegte Karten: { $left }.
# $amount is the number of barrels.
thing-fact-fuelled = { $room }: { $seat } tankt { $amount ->
        [one] { $amount } Treibstoffmarker
       *[other] { $amount } Treibstoffmarker
    } nach.
thing-fact-fuelled-own = { $room }: Du tankst { $amount ->
        [one] { $amount } Treibstoffmarker
       *[other] { $amount } Treibstoffmarker
    } nach.
thing-fact-cooked = { $seat } kocht. Nahrungsmarker aus der Vorratskammer in die Küche: { $amount }.
thing-fact-cooked-own = Du kochst. Nahrungsmarker aus der Vorratskammer in die Küche: { $amount }.
thing-fact-repaired = { $room }: { $seat } repariert. Entfernter Schaden: { $amount }.
thing-fact-repaired-own = { $room }: Du reparierst. Entfernter Schaden: { $amount }.
thing-fact-damaged = { $amount ->
        [0] { $room }: Mehr Schaden passt hier nicht hin.
       *[other] { $room }, neuer Schaden: { $amount }.
    }
# In the Armoury or the Storeroom.
thing-fact-drew_cards = { $room }: { $seat } zieht { $things }.
thing-fact-drew_cards-hidden = { $room }: { $seat } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
thing-fact-drew_cards-own = { $room }: Du ziehst { $things }.
thing-fact-kept = { $seat } behält { $thing }.
thing-fact-kept-hidden = { $seat } behält eine Karte.
thing-fact-kept-own = Du behältst { $thing }.
thing-fact-drew_sample = { $seat } zieht einen Labormarker: { $sample }.
thing-fact-drew_sample-hidden = { $seat } zieht einen Labormarker.
thing-fact-drew_sample-own = Du ziehst einen Labormarker: { $sample }.
thing-fact-kept_sample = { $seat } behält den Labormarker.
thing-fact-kept_sample-own = Du behältst den Labormarker.
thing-fact-dropped_sample = { $seat } legt den Labormarker verdeckt ab.
thing-fact-dropped_sample-own = Du legst den Labormarker verdeckt ab.
thing-fact-sos_sent = S.O.S.! { $seat } ruft den Rettungshubschrauber.
thing-fact-sos_sent-own = S.O.S.! Du rufst den Rettungshubschrauber.
thing-fact-weather_stored = { $seat } lässt den Wetterwürfel in der Wetterstation liegen: { $face }.
thing-fact-weather_stored-own = Du lässt den Wetterwürfel in der Wetterstation liegen: { $face }.
# $stock is one of thing-stock-*.
thing-fact-lost_stock = { $amount ->
        [0] { $stock }: nichts mehr zu verlieren.
       *[other] { $stock }: { $amount } verloren.
    }
# Somebody had Use in a vehicle that is ready to go.
thing-fact-nothing_done = { $seat } beginnt keine Flucht.
thing-fact-nothing_done-own = Du beginnst keine Flucht.
# An item played just before has done it already.
thing-fact-nothing_left = { $room }: Für { $seat } ist hier nichts mehr zu tun.
thing-fact-nothing_left-own = { $room }: Hier ist für dich nichts mehr zu tun.
thing-fact-played = { $room }: { $seat } spielt „{ $item }“.
thing-fact-played-own = { $room }: Du spielst „{ $item }“.


## What happens: escape

# $vehicle is one of thing-vehicle-*.
thing-fact-escape_began = Die Flucht beginnt! { $seat } ist zuerst an Bord. Fahrzeug: { $vehicle }.
thing-fact-escape_began-own = Die Flucht beginnt! Du bist zuerst an Bord. Fahrzeug: { $vehicle }.
thing-fact-role_shown = { $seat } zeigt die Rollenkarte: { $role }.
thing-fact-role_shown-own = Du zeigst deine Rollenkarte: { $role }.
thing-fact-asked_seat = { $seat } bittet um einen Platz an Bord.
thing-fact-asked_seat-own = Du bittest um einen Platz an Bord.
thing-fact-stayed = { $seat } bleibt am Boden.
thing-fact-stayed-own = Du bleibst am Boden.
thing-fact-admitted = { $candidate } an Bord nehmen? { $seat } sagt: { $reply }.
thing-fact-admitted-own = { $candidate } an Bord nehmen? Du sagst: { $reply }.
thing-fact-admitted-you = Dich an Bord nehmen? { $seat } sagt: { $reply }.
thing-fact-turned_away = { $seat } wird abgewiesen.
thing-fact-turned_away-own = Du wirst abgewiesen.
thing-fact-taken_aboard = { $seat } wird an Bord genommen.
thing-fact-taken_aboard-own = Du wirst an Bord genommen.
thing-fact-departed = Die Türen schließen sich, und los geht es. An Bord: { $seats }.


## What happens: Rec Room, tests, food, dogs

thing-fact-assembled = Alle sind wieder auf den Beinen, im Aufenthaltsraum.
thing-fact-put_up = { $seat } bietet { $to } { $thing } an.
thing-fact-put_up-own = Du bietest { $to } { $thing } an.
thing-fact-put_up-you = { $seat } bietet dir { $thing } an.
thing-fact-agreed = { $seat } stimmt dem Handel mit { $to } zu.
thing-fact-agreed-own = Du stimmst dem Handel mit { $to } zu.
thing-fact-agreed-you = { $seat } stimmt dem Handel mit dir zu.
thing-fact-called_off = { $seat } bricht den Handel mit { $to } ab.
thing-fact-called_off-own = Du brichst den Handel mit { $to } ab.
thing-fact-called_off-you = { $seat } bricht den Handel mit dir ab.
# At the end of trading: whoever put something up keeps it.
thing-fact-lapsed = { $seat } und { $to } wurden sich nicht einig: Der Handel verfällt.
thing-fact-lapsed-own = Du und { $to } wurdet euch nicht einig: Der Handel verfällt.
thing-fact-lapsed-you = Du und { $seat } wurdet euch nicht einig: Der Handel verfällt.
# $gave and $got are lists of thing-thing-*, or "none": then it is a gift.
thing-fact-traded = { $got ->
        [none] { $seat } gibt { $to } { $gave }.
       *[other] { $gave ->
            [none] { $to } gibt { $seat } { $got }.
           *[other] { $seat } gibt { $to } { $gave } und erhält dafür { $got }.
        }
    }
thing-fact-traded-own = { $got ->
        [none] Du gibst { $to } { $gave }.
       *[other] { $gave ->
            [none] { $to } gibt dir { $got }.
           *[other] Du gibst { $to } { $gave } und erhältst dafür { $got }.
        }
    }
# Here $got is what you gave.
thing-fact-traded-you = { $got ->
        [none] { $seat } gibt dir { $gave }.
       *[other] { $gave ->
            [none] Du gibst { $seat } { $got }.
           *[other] Du gibst { $seat } { $got } und erhältst dafür { $gave }.
        }
    }
thing-fact-ready = { $seat } ist bereit für die Abstimmung.
thing-fact-ready-own = Du bist bereit für die Abstimmung.
thing-fact-voted = { $seat } beschuldigt { $target }.
thing-fact-voted-hidden = { $seat } beschuldigt niemanden.
thing-fact-voted-own = Du beschuldigst { $target }.
thing-fact-voted-you = { $seat } beschuldigt dich.
thing-fact-voted-hidden-own = Du beschuldigst niemanden.
thing-fact-revealed = { $seat } ist ein Alien, und jetzt sehen es alle!
thing-fact-revealed-own = Du bist ein Alien, und jetzt sehen es alle!
# $test is one of thing-test-*.
thing-fact-test_offered = { $seat } bietet { $test } an.
thing-fact-test_offered-own = Du bietest { $test } an.
thing-fact-tested = { $test }! { $seat } testet { $target }.
# The tester and the tested are the same.
thing-fact-tested-hidden = { $test }! { $seat } testet sich selbst.
thing-fact-tested-own = { $test }! Du testest { $target }.
thing-fact-tested-you = { $test }! { $seat } testet dich.
thing-fact-tested-hidden-own = { $test }! Du testest dich selbst.
# $stock is the Kitchen or the Pantry.
thing-fact-ate = { $amount ->
        [0] { $stock }: nichts mehr zu essen.
       *[other] { $stock }: { $amount } Nahrungsmarker verbraucht.
    }
thing-fact-hunger_began = Hunger! Ab jetzt ziehen alle nur noch bis zu zwei Aktionskarten nach.
thing-fact-dogs_placed = Streunende Hunde: { $rooms }.
thing-fact-kennel_opened = { $count ->
        [one] Der Zwinger ist offen! { $count } Hund ist los.
       *[other] Der Zwinger ist offen! { $count } Hunde sind los.
    }
# Whoever holds the Leader Token; it may be the Leader of this round again.
thing-fact-leader_changed = { $seat } hat den Anführermarker und nimmt den Anführerbogen.
thing-fact-leader_changed-own = Du hast den Anführermarker und nimmst den Anführerbogen.
thing-fact-token_placed = Hier wartet der Anführermarker: { $room }.


## What happens: the end

# $ending is one of thing-ending-*, a sentence or two.
thing-fact-ended = { $ending } Sieger: { $winners }.
# The infection log, shown after the end.
thing-fact-infection = Runde { $round }: { $seat } wird von { $by } infiziert.
# Nobody infected $seat: round 0 is the deal, otherwise it was a dog.
thing-fact-infection-hidden = { $round ->
        [0] { $seat } war von Anfang an ein Alien.
       *[other] Runde { $round }: { $seat } wird von einem Hund infiziert.
    }
thing-fact-infection-own = Runde { $round }: Du wirst von { $by } infiziert.
thing-fact-infection-you = Runde { $round }: Du infizierst { $seat }.
thing-fact-infection-hidden-own = { $round ->
        [0] Du warst von Anfang an ein Alien.
       *[other] Runde { $round }: Du wirst von einem Hund infiziert.
    }


## What is asked: one sentence or two that say what it is about
## Where all are asked alike, the text must not tell who has a choice.

thing-ask-weather = Welches Wetter gilt in dieser Runde: das aus der Wetterstation oder das neu gewürfelte?
# $number is the strength that is left.
thing-ask-plan = Wo greift ihr an? Lege geheim Stärke auf Orte, einen nach dem anderen. Stärke übrig: { $number }.
# $seat is who proposed the plan.
thing-ask-consent = { $seat } hat einen Plan vorgeschlagen. Alle Enttarnten Aliens entscheiden gemeinsam: Stimmst du zu?
thing-ask-garry = Garry darf eine Aktionskarte ablegen und eine neue ziehen. Welche legst du ab, wenn überhaupt?
thing-ask-move = Wohin gehst du? Dort musst du vielleicht handeln, und wer dir begegnet, kann dich infizieren.
thing-ask-hand_in = Welche Karte gibst du verdeckt ab? Der Anführer weist sie jemandem zu, vielleicht nicht dir.
thing-ask-hand_in_shown = Welche Karte gibst du ab? Der Verdacht gegen dich ist am größten: Alle sehen sie, bevor sie in den Stapel kommt.
thing-ask-throw = Welche Aktionskarten tauschst du? Du wählst ebenso viele andere aus dem Aktionsstapel.
# $number is how many cards are chosen, 1 to 3.
thing-ask-take = { $number ->
        [one] Welche Karte nimmst du aus dem Aktionsstapel?
       *[other] Welche { $number } Karten nimmst du aus dem Aktionsstapel?
    }
# $room is the room of the encounter, here and in the next four.
thing-ask-attack = { $room }: Das Alien ist hier bei dir! Vertreibst du es mit Feuer? Feuer kostet dich deine Aktion.
thing-ask-prey = { $room }: Der Ort gehört euch. Was tut ihr dort?
thing-ask-prey_again = { $room }: Die Stimmen der Aliens gehen auseinander. Wähle noch einmal, nun kennst du sie: Die Mehrheit entscheidet, bei Gleichstand wer zuerst enttarnt war.
thing-ask-withdraw = { $room }: Du bist hier nicht allein. Hältst du dich mit einer Waffe aus der Begegnung heraus?
thing-ask-tokens = { $room }: Infektionsprobe. Zwei Marker, verdeckt: Menschen legen Mensch-Marker, Aliens dürfen einen Alien-Marker verstecken.
thing-ask-look = { $room }: Infektionsprobe. Wessen Marker siehst du dir an? Ein Alien-Marker infiziert einen Menschen.
thing-ask-room_order = Du bist Anführer: Die Begegnungen welches Orts kommen als Nächstes?
# $number is how many more rounds it can wait.
thing-ask-rescue = Der Rettungshubschrauber wartet (Treibstoff übrig: { $number }), und du bist am wenigsten verdächtig. Steigst du ein und beginnst die Flucht?
# $room is where you stand.
thing-ask-burn = { $room }: Brennst du den Ort nieder? Er ist dann für immer verloren; friert die Basis ein, wärmt das Feuer sie.
# $seat stands in $room.
thing-ask-permit = { $room }: { $seat } will den Ort niederbrennen ({ $weapon }). Erlaubst du es als Anführer?
# $card is the Action card that was turned up.
thing-ask-assign = Du bist Anführer: Wer soll „{ $card }“ ausführen? Wer es tut, legt sich danach hin.
thing-ask-lay_down = Niemand kann „{ $card }“ ausführen. Du bist Anführer: Wer legt sich stattdessen hin?
thing-ask-go_on = Du bist Anführer: Deckst du noch eine Karte auf, oder hörst du auf? Der Rest würde ungesehen abgelegt.
# $room is where you act, here and in the next six.
thing-ask-face = { $room }: Welches Ergebnis lässt du auf dem Wetterwürfel liegen? Der nächste Anführer darf es wählen.
thing-ask-barrel = { $room }: Wohin kommt ein Treibstoffmarker aus dem Treibstofflager?
thing-ask-keep = { $room }: Welche Karte behältst du? Die anderen kommen unter den Stapel.
thing-ask-bonus = { $room }: Spielst du jetzt einen Gegenstand? Das kostet keine Aktionskarte, und du bleibst stehen.
thing-ask-escape = { $room }: Alles ist startbereit. Beginnst du die Flucht? Dazu braucht es Schlüssel, und es beendet das Spiel.
# $card is the Action card that is carried out.
thing-ask-times = { $room }, { $card }: Wie oft tust du es? Alle, die hier stehen, helfen.
thing-ask-draws = { $room }: Wie oft ziehst du eine Karte? Eine davon behältst du.
thing-ask-sample = Behältst du den Labormarker? Es ist: { $sample }. Sonst sieht ihn niemand, und nur ein Blutbeutel taugt für einen Test.
thing-ask-ask_seat = Die Flucht läuft. Bittest du um einen Platz? Alle an Bord müssen zustimmen, und dann zeigst du deine Rolle.
thing-ask-admit = Lässt du { $seat } an Bord? Kommt auch nur ein Alien hinein, gewinnen die Aliens.
thing-ask-trade = Tausche, was du besitzt, oder verschenke es. Nichts wechselt den Besitzer, bevor beide Seiten zustimmen.
thing-ask-vote = Wen beschuldigst du? Alle antworten zugleich, und jede Stimme ist ein Schritt mehr Verdacht.
thing-ask-reveal = Vor den Tests: Wer ein Alien ist und will, darf sich jetzt enttarnen; alle anderen machen einfach weiter.
thing-ask-offer_test = Bietest du einen Test an? Test A braucht einen Blutbeutel, Test B einen Flammenwerfer und ein Kabel.
thing-ask-test_order = Du bist Anführer: Welcher Test kommt zuerst?
# $test is one of thing-test-*.
thing-ask-tester = Du bist Anführer: Mehrere Spieler bieten { $test } an. Wer führt ihn durch?
thing-ask-target = { $test }: Wen testest du? Die Rollenkarte wird allen gezeigt.
thing-ask-hunger = Hunger! Du darfst zwei Aktionskarten behalten. Welche legst du ab?


## What can be chosen

thing-option-face = { $face }
thing-option-lay = { $room }, Stärke { $number }
thing-option-done = Der Plan steht
thing-option-agree = Zustimmen
thing-option-object = Ablehnen
# No to any of several questions: to attack, withdraw, burn, play an item, test...
thing-option-pass = Passen
thing-option-go = Gehen: { $room }
thing-option-light = Mit Taschenlampe gehen: { $room }
thing-option-special = Spezialaktion, 1 Karte: { $room }
thing-option-twice = Spezialaktion, 2 Karten: { $room }
thing-option-swap = Im Schlafsaal Aktionskarten tauschen
thing-option-board = In den Rettungshubschrauber steigen
thing-option-stay = Am Boden bleiben
thing-option-hand_in = „{ $action }“ abgeben
thing-option-throw = Ablegen: { $actions }
thing-option-take = Nehmen: { $actions }
thing-option-attack = Angreifen: { $weapon }
thing-option-assimilate = { $seat } assimilieren
thing-option-assimilate_dog = Den Hund assimilieren
thing-option-sabotage = Den Ort sabotieren
thing-option-nothing = Nichts tun
thing-option-resolve = Als Nächstes: { $room }
thing-option-withdraw = Zurückziehen: { $weapon }
thing-option-plain = Zwei Mensch-Marker
thing-option-infect = Ein Mensch- und ein Alien-Marker
# Each player has laid out two tokens; $number is 1 or 2.
thing-option-look = { $seat }, Marker { $number }
thing-option-burn = Den Ort anzünden: { $weapon }
thing-option-allow = Erlauben
thing-option-refuse = Ablehnen
thing-option-assign = { $seat } die Karte zuweisen
thing-option-lay_down = { $seat } hinlegen
thing-option-next = Die nächste Karte aufdecken
thing-option-stop = Aufhören
thing-option-fuel_up = Auftanken: { $room }
thing-option-keep = Behalten: { $thing }
thing-option-keep_token = Den Labormarker behalten
thing-option-drop_token = Den Labormarker ablegen
thing-option-play = „{ $item }“ spielen
thing-option-escape = Schlüssel zeigen und die Flucht beginnen
# How often something is done, or how many cards are drawn.
thing-option-times = { $number ->
        [1] Einmal
        [2] Zweimal
        [3] Dreimal
        [4] Viermal
        [5] Fünfmal
        [6] Sechsmal
       *[other] { $number }-mal
    }
thing-option-ask_seat = Um einen Platz bitten
thing-option-put = { $seat } { $thing } anbieten
thing-option-deal = Dem Handel mit { $seat } zustimmen
thing-option-call_off = Den Handel mit { $seat } abbrechen
thing-option-ready = Bereit: nichts mehr tauschen
thing-option-vote = { $seat } beschuldigen
thing-option-abstain = Niemanden beschuldigen
# For a human the only answer, for an alien the quiet one.
thing-option-remain = Weitermachen, ohne etwas zu enthüllen
thing-option-reveal = Dich enttarnen, falls du ein Alien bist
thing-option-offer_a = Test A anbieten
thing-option-offer_b = Test B anbieten
thing-option-offer_both = Beide Tests anbieten
thing-option-first_a = Test A zuerst
thing-option-first_b = Test B zuerst
thing-option-choose = { $seat } führt den Test durch
thing-option-test = { $seat } testen


## What can be said: sentences in the speaker's mouth

# $action is an Action card.
thing-say-hold = Ich habe ‚{ $action }‘ auf der Hand.
thing-say-lack = Ich habe ‚{ $action }‘ nicht auf der Hand.
thing-say-handed = Ich habe ‚{ $action }‘ abgegeben.
# $role is one of thing-role-*.
thing-say-claim = Auf meiner Rollenkarte steht ‚{ $role }‘.
# $thing is one of thing-thing-*.
thing-say-own = Ich besitze { $thing }.
thing-say-without = Nein, { $thing } besitze ich nicht.
thing-say-accuse = { $seat } ist ein Alien.
thing-say-vouch = Für { $seat } lege ich die Hand ins Feuer.
thing-say-trust = Ich vertraue { $seat }.
thing-say-distrust = Ich traue { $seat } nicht.
# $token is one of thing-token-*.
thing-say-saw = Ich habe einen Marker von { $seat } gesehen: { $token }.
thing-say-going = Mein Ziel: { $room }.
thing-say-send = { $seat } sollte dorthin gehen: { $room }.
thing-say-meet = Ich wäre gern da, wo { $seat } ist.
thing-say-avoid = Ich gehe { $seat } aus dem Weg.
# Advice to the Leader: who shall carry out the card, and whether to go on.
thing-say-assign = Gib { $seat } die Karte.
thing-say-next = Decken wir noch eine Karte auf.
thing-say-stop = Hören wir hier auf.
thing-say-want = Ich hätte gern { $thing }.
thing-say-promise = Ich werde { $seat } { $thing } geben.
thing-say-vote = Beschuldigen wir { $seat }.
thing-say-spare = Lassen wir { $seat } in Ruhe.
thing-say-test = { $seat } sollte getestet werden.
thing-say-burn = Brennt das nieder: { $room }!
thing-say-board = { $seat } sollte an Bord kommen.
thing-say-threaten = Ich nehme mir { $seat } vor.
thing-say-agree = Ich sehe das wie { $seat }.
thing-say-disagree = Ich sehe das anders als { $seat }.
