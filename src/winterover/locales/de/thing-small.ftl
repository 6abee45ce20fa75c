### The Thing für 1 bis 3 Spieler, die kleine Crew: was nur in diesem Modus erzählt, gefragt, angeboten und gesagt wird.
### Die meisten Texte sind die von thing.ftl, mit dem Namen eines Charakters, wo sie einen Spieler nennen.
### Spieler führen Charaktere: $seat ist ein Spieler, $character einer der acht Charaktere.
### Endungen: -own gilt dem Spieler, der handelt oder den es betrifft.


## Der Modus

thing-mode-small = kleine Crew
    .what = Ein bis drei Spieler führen sechs Charaktere gegen das Spiel und gewinnen oder verlieren gemeinsam.

# Die Überschrift über den Regelkarten dieses Modus.
app-rules-small = Kleine Crew, für 1 bis 3 Spieler


## Werte

# Die Phase, die es nur in diesem Modus gibt.
thing-phase-aliens = Alienaktionen

# Die Seiten eines Aktionswürfels.
thing-die-use = { thing-action-use }
thing-die-repair = { thing-action-repair }
thing-die-sabotage = { thing-action-sabotage }
thing-die-threat = Bedrohung

# Wodurch ein Charakter einen Würfel neu werfen darf.
thing-source-garry = Garrys Fähigkeit
thing-source-norris = Norris’ Fähigkeit
thing-source-flashlight = Taschenlampe

# Warum ein Charakter zum Alien wird; es beendet einen Satz, nach einem Doppelpunkt.
thing-way-test = ein Test hat es gezeigt
thing-way-dog = der Hund war keiner
thing-way-threat = Scheibe und Bedrohungsmarker sind sich begegnet

# What Use does in a room; it stands after a colon.
thing-use-armoury = Waffenkarten ziehen und eine behalten
thing-use-kitchen = kochen, damit die nächste Mahlzeit weniger Nahrung kostet
thing-use-storeroom = Gegenstandskarten ziehen und eine behalten
thing-use-laboratory = Labormarker ziehen, für Tests
thing-use-boiler = Treibstoff nachfüllen
thing-use-generator = { thing-use-boiler }
thing-use-radio = den Rettungshubschrauber rufen
thing-use-helicopter = Treibstoff nachfüllen, für eine Flucht
thing-use-shed = { thing-use-helicopter }
thing-use-weather = das Wetter der nächsten Runde schon jetzt würfeln und einen Treibstoffmarker verlegen


## Enden: ein Satz oder zwei, bevor die Gewinner genannt werden

# Für Listen, die keinen Modus kennen, neben den anderen Texten von thing-ending-*.
thing-ending-crew_lost = Von der kleinen Crew ist kein Charakter mehr übrig. Die Aliens gewinnen.

thing-crew_ending-humans_escaped = Die Crew ist entkommen. Das Spiel ist gewonnen!
thing-crew_ending-base_frozen = Die Basis ist eingefroren und mit ihr alle darin. Das Spiel ist verloren.
thing-crew_ending-crew_lost = Kein Charakter ist mehr übrig. Das Spiel ist verloren.
thing-crew_ending-alien_aboard = Ein Alien ist an Bord gekommen. Das Spiel ist verloren.
thing-crew_ending-human_left_behind = Das Fahrzeug ist gestartet, aber nicht alle Menschen sind an Bord. Das Spiel ist verloren.


## Was geschieht

# $characters sind die, die der Spieler führt.
thing-fact-crew_dealt = { $seat } führt { $characters }.
thing-fact-crew_dealt-own = Du führst { $characters }.
thing-fact-weather_rolled = { $seat } hat den Wetterwürfel geworfen: { $face }.
thing-fact-weather_rolled-own = Du hast den Wetterwürfel geworfen: { $face }.
# $dog ist eines von thing-dog-*.
thing-fact-dog_shown = { $room }: { $character } war mit einem Hund allein. Der Hundemarker: { $dog }.
# $way ist eines von thing-way-*.
thing-fact-transformed = { $character } wird zum Alien: { $way }!
# $things sind, was der Charakter besaß, nachdem er das Spiel verlassen hat.
thing-fact-gave_up = { $character } lässt zurück: { $things }.
# Feld 0 ist der grüne Bereich.
thing-fact-threat_moved = { $space ->
        [0] Der Bedrohungsmarker ist im grünen Bereich.
       *[other] Der Bedrohungsmarker steht auf Feld { $space }.
    }
# $value ist, wie viel Stärke an jeden Ort kommt, solange sie reicht. Die Orte werden danach genannt.
thing-fact-aliens_came = Das Alien ist unterwegs. Stärke für jeden Ort, solange sie reicht: { $value }.
# $dice sind Seiten von Aktionswürfeln, hier und unten.
thing-fact-rolled_dice = { $seat } hat gewürfelt: { $dice }.
thing-fact-rolled_dice-own = Du hast gewürfelt: { $dice }.
thing-fact-dice_assigned = Die Würfel gehen an { $character }. Ort: { $room }.
# $source ist eines von thing-source-*, $before und $after sind Seiten eines Aktionswürfels.
thing-fact-rerolled = { $character } hat einen Würfel neu geworfen, { $before } → { $after } ({ $source }).
thing-fact-die_set = { $character } legt sich im Schlafsaal hin und dreht einen Würfel, { $before } → { $after }.
thing-fact-cancelled = { $character } hat einen Würfel annulliert: { $die }.
# $dice sind nur Sabotieren und Bedrohung.
thing-fact-forced = { $character } kann nicht handeln. Stattdessen geschieht: { $dice }.
thing-fact-no_harm = { $room }: Die Sabotage findet nichts, was sie beschädigen könnte.
# With the dice that are left no action is possible there.
thing-fact-no_action = { $room }: { $character } kann hier mit diesen Würfeln nichts tun.
# $die ist Benutzen oder Reparieren.
thing-fact-acted = { $room }: { $character } handelt ({ $die }).
thing-fact-lay_down = { $character } legt sich hin.
thing-fact-crew_dropped_sample = { $character } legt den Labormarker ab.
thing-fact-leader_stopped = { $seat } hört auf: keine Würfel mehr in dieser Runde.
thing-fact-leader_stopped-own = Du hörst auf: keine Würfel mehr in dieser Runde.
# $to ist auch ein Charakter.
thing-fact-handed_over = { $character } hat etwas an { $to } übergeben: { $thing }.
thing-fact-crew_ready = { $seat } hat nichts mehr zu übergeben.
thing-fact-crew_ready-own = Du hast nichts mehr zu übergeben.
thing-fact-crew_hungry = Hunger! Ab jetzt werden für einen Charakter nur noch zwei Würfel geworfen.
# $count ist, wie viele von $dice Sabotieren oder Bedrohung sind.
thing-fact-block_rolled = Das Alien will die Flucht verhindern und wirft { $dice }. Sabotieren und Bedrohung: { $count }; ab drei ist sie verhindert.
thing-fact-blocked = Die Flucht ist verhindert! Alle kehren in den Aufenthaltsraum zurück.
# $ending ist eines von thing-crew_ending-*, ein Satz oder zwei. $roles stehen in der Reihenfolge von $characters.
thing-fact-crew_ended = { $ending } Gewonnen hat: { $winners }. Die Rollenkarten von { $characters }: { $roles }.


## Was gefragt wird: ein Satz oder zwei, die sagen, worum es geht

thing-ask-mover = Welcher deiner Charaktere geht als Nächstes?
thing-ask-crew_move = Wohin geht { $character }? Wer jemandem begegnet, wird verdächtiger, und ein Hund kann ein Alien sein.
# $room ist der Ort der Begegnung, hier und in den nächsten zwei.
thing-ask-crew_withdraw = { $room }: { $character } ist hier nicht allein. Mit einer Waffe zurückziehen und sich heraushalten?
thing-ask-crew_attack = { $room }: Das Alien ist hier bei { $character }! Mit Feuer vertreiben? Das kostet { $character } die Aktion dieser Runde.
thing-ask-alien_order = Du bist Anführer: An welchem Ort schlägt das Alien als Nächstes zu?
thing-ask-alien_withdraw = { $room }: Das Alien kommt hierher, wo { $character } ist. Mit einer Waffe zurückziehen und sich heraushalten?
thing-ask-victim = { $room }: Das Alien ist hier zu stark. Du bist Anführer: Wen assimiliert es?
# $number ist das Feld des Bedrohungsmarkers; 0 ist der grüne Bereich.
thing-ask-struck = { $number ->
        [0] Der Bedrohungsmarker ist mit mehreren Scheiben im grünen Bereich. Du bist Anführer: Wer wird zum Alien?
       *[other] Der Bedrohungsmarker steht mit mehreren Scheiben auf Feld { $number }. Du bist Anführer: Wer wird zum Alien?
    }
# $number ist, wie viele Runden er noch warten kann.
thing-ask-crew_rescue = Der Rettungshubschrauber wartet (Treibstoff übrig: { $number }), und am wenigsten verdächtig ist { $character }. Versucht ihr die Flucht? Ein Enttarntes Alien kann sie verhindern.
# The same where Role cards decide.
thing-ask-crew_rescue_cards = Der Rettungshubschrauber wartet (Treibstoff übrig: { $number }), und am wenigsten verdächtig ist { $character }. Versucht ihr die Flucht? Wird sie nicht verhindert, werden beim Einsteigen Rollenkarten aufgedeckt, zuerst diese: Ein Alien an Bord oder ein zurückgelassener Mensch, und das Spiel ist verloren.
# $dice sind Seiten von Aktionswürfeln, hier und in den nächsten.
thing-ask-dice_to = Die Würfel: { $dice }. Du bist Anführer: Wer bekommt sie? Wer sie bekommt, liegt danach.
thing-ask-dice_to_dark = Dunkelheit! Du bist Anführer: Wer bekommt die Würfel? Geworfen wird erst danach.
# $room ist, wo der Charakter steht.
thing-ask-dice = Annullierst du Würfel von { $character } ({ $room })? Jeder ist ein Schritt Verdacht. Bleibt Sabotieren oder Bedrohung übrig, geschieht das statt einer Aktion.
# The same where a disc and the marker may meet.
thing-ask-dice_risky = Annullierst du Würfel von { $character } ({ $room })? Vorsicht: Ein Schritt mehr kann ein Alien machen. Jeder Würfel, den du annullierst, bewegt diese Scheibe; jede Bedrohung, die du lässt, bewegt den Marker.
# $character hat die Würfel, $resting ist im Schlafsaal.
thing-ask-dormitory = Die Würfel von { $character }: { $dice }. { $resting } darf sich im Schlafsaal hinlegen und einen davon drehen, einmal pro Runde.
# $use ist einer der Texte thing-use-*, oder „none“.
thing-ask-act = { $use ->
        [none] { $character }, { $room }: welche Aktion? Danach liegt { $character }.
       *[other] { $character }, { $room }: welche Aktion? Benutzen: { $use }. Danach liegt { $character }.
    }
# The same in a vehicle that is ready, where Role cards decide.
thing-ask-act_cards = { $character }, { $room }: welche Aktion? Bei einer Flucht werden beim Einsteigen Rollenkarten aufgedeckt, zuerst diese: Ein Alien an Bord oder ein zurückgelassener Mensch, und das Spiel ist verloren.
thing-ask-free_item = Spielt einer deiner Charaktere jetzt einen Gegenstand aus? Das kostet keinen Würfel, und niemand legt sich dafür hin.
# $sample ist eines von thing-sample-*.
thing-ask-crew_sample = { $character } hat einen Labormarker gezogen: { $sample }. Behalten? Nur ein Blutbeutel taugt für einen Test.
# $card is the die that is carried out: Use or Repair.
thing-ask-crew_times = { $character }, { $room }, { $card }: Wie oft? Alle, die dort stehen, helfen.
thing-ask-crew_draws = { $character }, { $room }: Wie oft wird eine Karte gezogen? Eine davon bleibt.
thing-ask-crew_keep = { $character }, { $room }: Welche Karte bleibt? Die anderen kommen unter den Stapel.
thing-ask-crew_face = { $character }, { $room }: Welches Ergebnis bleibt auf dem Wetterwürfel liegen? Der Anführer darf es in der nächsten Runde wählen.
thing-ask-crew_barrel = { $character }, { $room }: Wohin kommt ein Treibstoffmarker aus dem Treibstofflager?
# $test is one of thing-test-*.
thing-ask-crew_target = { $character }, { $test }: Wer wird getestet? Die Rollenkarte bleibt aufgedeckt.
thing-ask-roll_on = Du bist Anführer: für einen weiteren Charakter würfeln oder hier aufhören?
thing-ask-hand_over = Übergeben deine Charaktere etwas? Wähle, wer was gibt; danach, wer es bekommt.
# $giver ist ein Charakter.
thing-ask-receiver = { $giver } übergibt { $thing }. An wen?
thing-ask-try_test = Führt einer deiner Charaktere einen Test durch? Test A kostet einen Blutbeutel, Test B braucht Flammenwerfer und Kabel.
thing-ask-boarding = Du bist Anführer: Wer kommt als Nächstes an Bord? Die Rollenkarte wird aufgedeckt. Ein Alien an Bord oder ein zurückgelassener Mensch, und das Spiel ist verloren.


## Was gewählt werden kann

thing-option-mover = { $character } geht
thing-option-transform = { $character } wird zum Alien
thing-option-dice_to = Die Würfel gehen an { $character }
thing-option-accept = Mit diesen Würfeln weiter
# $number sagt, welcher der Würfel, 1 bis 3.
thing-option-cancel = Würfel { $number } annullieren
# $source ist eines von thing-source-*.
thing-option-reroll = Würfel { $number } neu werfen: { $source }
# $die ist eines von thing-die-*.
thing-option-set = Würfel { $number } drehen auf { $die }, aus dem Schlafsaal
thing-option-use = Den Ort benutzen
thing-option-repair = Den Ort reparieren
thing-option-roll_on = Noch einmal würfeln
thing-option-bonus = { $character } spielt { $item } aus
thing-option-offer = { $character } übergibt { $thing }
thing-option-hand_to = An { $character }
thing-option-crew_ready = Nichts mehr übergeben
thing-option-test_a = { $character } führt Test A durch
thing-option-test_b = { $character } führt Test B durch
thing-option-boards = { $character } kommt an Bord
thing-option-depart = Ohne die anderen starten


## Was gesagt werden kann: Sätze im Mund des Sprechers

thing-say-go_there = { $character } sollte gehen, Ziel: { $room }.
thing-say-dice_for = Gib die Würfel an { $character }.
thing-say-roll_on = Würfeln wir noch einmal.
thing-say-need = { $character } braucht { $thing }.
thing-say-test_them = Testen wir { $character }.
thing-say-take_along = Nehmen wir { $character } mit an Bord.
thing-say-leave_behind = Lassen wir { $character } zurück.

# Dasselbe als Liste zum Auswählen; Punkte stehen für das, was danach gefragt wird.
app-thing-form-go_there = … sollte gehen, Ziel: …
app-thing-form-dice_for = Gib die Würfel an …
app-thing-form-roll_on = Würfeln wir noch einmal
app-thing-form-need = … braucht …
app-thing-form-test_them = Testen wir …
app-thing-form-take_along = Nehmen wir … mit an Bord
app-thing-form-leave_behind = Lassen wir … zurück
