### The Thing: its table options.
### Each has a name, what it decides (.what), what the four rulebooks say about it (.it .de .fr .uk, in our words),
### and what each of its values means.


## What they change: headings over them

thing-ruling-subject-setup = Spielaufbau
thing-ruling-subject-base = Basis, Treibstoff und Nahrung
thing-ruling-subject-aliens = Aliens
thing-ruling-subject-moving = Bewegung
thing-ruling-subject-encounters = Begegnungen und Waffen
thing-ruling-subject-burning = Orte anzünden
thing-ruling-subject-actions = Aktionen und Gegenstände
thing-ruling-subject-talk = Gespräch, Handel und Tests
thing-ruling-subject-end = Flucht und Ende


## Setup

thing-ruling-wire46 = Kabel-Karten bei 4 bis 6 Spielern
    .what = Wie viele Kabel-Karten sind bei 4, 5 oder 6 Spielern im Gegenstandsstapel? Bei 7 oder 8 sind es immer zwei.
    .it = Eine.
    .de = Sie widerspricht sich: eine beim Spielaufbau, zwei in der Beschreibung des Lagers.
    .fr = Eine.
    .uk = Eine.
thing-ruling-wire46-1 = eine
thing-ruling-wire46-2 = zwei

thing-ruling-fuelStockInStoreroom = Treibstofflager und Lager
    .what = Gehört das Treibstofflager zum Lager? Wenn ja, geht sein ganzer Treibstoff verloren, sobald das Lager verbrennt.
    .it = Die unterirdische Reserve ist ein eigener Platz.
    .de = Der Treibstoff wird ins Lager gelegt: Ort und Vorrat haben denselben Namen.
    .fr = Der Treibstoff wird ins Lager gelegt: Ort und Vorrat haben denselben Namen.
    .uk = Der unterirdische Vorrat ist ein eigener Platz.
thing-ruling-fuelStockInStoreroom-false = ein eigener Vorrat, den kein Feuer erreicht
thing-ruling-fuelStockInStoreroom-true = Teil des Lagers und mit ihm verloren

thing-ruling-kennelCard = Zwinger-Karte
    .what = Können gefangene Hunde wieder aus dem Zwinger herauskommen? Ohne die Zwinger-Karte bleiben sie dort, und der Zwinger kann nicht angegriffen werden.
    .it = Bietet an, die Karte in den ersten Partien wegzulassen.
    .de = Bietet an, die Karte in den ersten Partien wegzulassen.
    .fr = Bietet an, die Karte wegzulassen, solange man das Spiel lernt.
    .uk = Bietet an, die Karte in den ersten Partien wegzulassen.
thing-ruling-kennelCard-normal = die Karte ist im Spiel, und Hunde können herauskommen
thing-ruling-kennelCard-removed = die Karte bleibt weg, für Einsteiger


## Boiler and generator

thing-ruling-boilerCheck = Wann die Heizung zerstört ist
    .what = Wann zerstören 3 Schadensmarker im Heizungsraum die Heizung endgültig?
    .it = Bei der Prüfung in Phase 2. Das steht dort zweimal.
    .de = Jederzeit.
    .fr = Sobald der dritte Schadensmarker da ist.
    .uk = In Phase 2: nach einer Stelle in jedem Moment dieser Phase, nach einer anderen bei der Prüfung.
thing-ruling-boilerCheck-phase2 = bei der Prüfung in Phase 2; bis dahin kann sie repariert werden
thing-ruling-boilerCheck-immediate = sofort

thing-ruling-generatorCheck = Wann der Strom ausfällt
    .what = Wann führen 2 Schadensmarker im Generatorraum zu Stromausfall und Dunkelheit?
    .it = Die Stellen weichen voneinander ab: Eine nennt keinen Zeitpunkt, die andere sagt: während Phase 2.
    .de = Jederzeit.
    .fr = In dem Moment, in dem der zweite Schadensmarker da ist.
    .uk = Wenn der zweite Schadensmarker dazukommt.
thing-ruling-generatorCheck-immediate = sofort
thing-ruling-generatorCheck-phase2 = bei der Prüfung in Phase 2; bis dahin verbraucht der Generator Treibstoff

thing-ruling-destroyedBoiler = Der Ort einer zerstörten Heizung
    .what = Kann der Heizungsraum noch betreten und angegriffen werden, nachdem die Heizung zerstört wurde?
    .it = Der Ort ist zu nichts mehr nütze. Kommt ein Ort aus dem Spiel, dann auch seine Karte; ob das für diesen gilt, wird nicht gesagt.
    .de = Keine Reparatur mehr. Kommt ein Ort aus dem Spiel, dann auch seine Karte; ob das für diesen gilt, wird nicht gesagt.
    .fr = Die Heizung funktioniert nicht mehr, und keine Reparatur ist möglich. Kommt ein Ort aus dem Spiel, dann auch seine Karte; ob das für diesen gilt, wird nicht gesagt.
    .uk = Keine Reparatur mehr. Kommt ein Ort aus dem Spiel, dann auch seine Karte; ob das für diesen gilt, wird nicht gesagt.
thing-ruling-destroyedBoiler-removed = nein, der Ort und seine Karte verlassen das Spiel
thing-ruling-destroyedBoiler-enterable = ja, aber dort gibt es nichts zu tun


## Revealed aliens

thing-ruling-alienPass = Keinen Angriff planen
    .what = Dürfen die Enttarnten Aliens in Phase 3 ganz auf Angriffe verzichten?
    .it = Sie widerspricht sich: Laut Übersicht dürfen die Aliens Karten spielen, laut Einzelbeschreibung wählen sie eine oder mehrere.
    .de = Sie wählen eine oder mehrere Karten.
    .fr = Sie wählen eine oder mehrere Karten.
    .uk = Sie wählen eine oder mehrere Karten.
thing-ruling-alienPass-no = mindestens ein Ort muss angegriffen werden
thing-ruling-alienPass-yes = sie dürfen passen

thing-ruling-planVisibility = Stärke geplanter Angriffe
    .what = Sehen alle, wie viel Stärke auf jedem geplanten Angriff liegt? Die Zahl der Angriffe sehen sie in jedem Fall, die Orte nie.
    .it = Die Karten liegen verdeckt, jede mit ihrer Stärke darauf.
    .de = Die Karten liegen verdeckt, jede mit ihren Markern darauf.
    .fr = Noch wird nichts gezeigt.
    .uk = Die Karten liegen verdeckt, jede mit ihren Markern darauf.
thing-ruling-planVisibility-strengths = alle sehen es
thing-ruling-planVisibility-nothing = es bleibt verborgen

thing-ruling-collective = Wie die Enttarnten Aliens entscheiden
    .what = Wie kommen mehrere Enttarnte Aliens zu einer Entscheidung?
    .it = Sie entscheiden gemeinsam, und niemand hat das Kommando.
    .de = Sie entscheiden gemeinsam, und niemand hat das Kommando.
    .fr = Diese Seite fehlt in dem Exemplar, das uns vorlag.
    .uk = Sie entscheiden zusammen, und niemand führt.
thing-ruling-collective-consensus = einer schlägt vor, und alle müssen zustimmen; läuft die Zeit ab, entscheidet die Mehrheit
thing-ruling-collective-majority = der Plan mit den meisten Unterstützern gewinnt; bei Gleichstand der des zuerst Enttarnten
thing-ruling-collective-rotating = jede Runde entscheidet einer von ihnen, in der Reihenfolge, in der sie enttarnt wurden

thing-ruling-defeatedRejoin = Rückkehr besiegter Aliens
    .what = Machen Spieler, die enttarnt wurden, bevor die Stärke der Aliens auf 0 fiel, wieder mit, wenn ein weiteres Alien enttarnt wird?
    .it = Ohne Stärke sind sie besiegt, und eine spätere Enttarnung bringt 1 Stärke. Wer dann entscheidet, wird nicht gesagt.
    .de = Ohne Stärke sind sie besiegt, und eine spätere Enttarnung bringt 1 Stärke. Wer dann entscheidet, wird nicht gesagt.
    .fr = Ohne Stärke sind sie besiegt, und Hunde können noch andere infizieren. Die Seite über das Enttarnen fehlt in dem Exemplar, das uns vorlag.
    .uk = Ohne Stärke sind sie besiegt, und eine spätere Enttarnung bringt 1 Stärke. Wer dann entscheidet, wird nicht gesagt.
thing-ruling-defeatedRejoin-yes = sie entscheiden wieder mit
thing-ruling-defeatedRejoin-no = sie bleiben außen vor, gewinnen oder verlieren aber mit den Aliens

thing-ruling-revealWindow = Sich selbst enttarnen
    .what = Wann in Phase 5 darf sich ein Alien selbst enttarnen?
    .it = In Phase 5 und in keiner anderen; die Stelle steht nach der Abstimmung.
    .de = Direkt nach der Abstimmung und nur dann.
    .fr = Während dieser Phase.
    .uk = In Phase 5 und in keiner anderen.
thing-ruling-revealWindow-wholePhase = jederzeit in Phase 5
thing-ruling-revealWindow-afterVote = einmal, nach der Abstimmung


## Moving and talking

thing-ruling-destinations = Wohin ein Charakter gehen darf
    .what = Darf ein Charakter, der eine Karte abgibt, auch in den Aufenthaltsraum oder den Schlafsaal gehen? Dort gibt es nichts zu tun.
    .it = An einen Ort. Begrenzt wird nur die Zahl an grünen Orten.
    .de = An den gewünschten Ort. Mehr wird nicht gesagt.
    .fr = An einen zugänglichen grünen Ort.
    .uk = An den gewählten Ort. Mehr wird nicht gesagt.
thing-ruling-destinations-green = nur an grüne Orte
thing-ruling-destinations-greenAndBlue = auch in den Aufenthaltsraum und den Schlafsaal

thing-ruling-dormSwap = Karten tauschen im Schlafsaal
    .what = Wie viele Aktionskarten werden im Schlafsaal getauscht?
    .it = Sie widerspricht sich: die ganze Hand bei der Phase, alle oder einige beim Ort.
    .de = Alle.
    .fr = Alle.
    .uk = Alle.
thing-ruling-dormSwap-all = die ganze Hand
thing-ruling-dormSwap-any = beliebig viele, mindestens eine

thing-ruling-dormSpecialAction = Spezialaktion im Schlafsaal
    .what = Darf eine Spezialaktion in den Schlafsaal führen? Dort gibt es nichts zu tun.
    .it = Sie führt an den gewünschten Ort. Der Schlafsaal wird nicht erwähnt.
    .de = Sie führt an den gewünschten Ort. Der Schlafsaal wird nicht erwähnt.
    .fr = Sie führt ausdrücklich an einen grünen Ort oder in den Schlafsaal.
    .uk = Sie führt an den Ort, der gebraucht wird. Der Schlafsaal wird nicht erwähnt.
thing-ruling-dormSpecialAction-yes = sie darf
thing-ruling-dormSpecialAction-no = nur an grüne Orte

thing-ruling-talk = Gespräch über Aktionskarten
    .what = Was darf man über die Aktionskarten auf der eigenen Hand und über die abgegebene sagen?
    .it = Nie ein Wort über die Hand, ob wahr oder falsch. Sobald die Aktionen beginnen, jede Behauptung über die abgegebene Karte.
    .de = Nie ein Wort über die Hand oder über gespielte Karten.
    .fr = Sie widerspricht sich: Alles darf erzählt und gelogen werden, aber Karten und Marker darf man nicht beschreiben.
    .uk = Nie ein Wort über die Hand, ob wahr oder falsch. Sobald die Aktionen beginnen, jede Behauptung über die abgegebene Karte.
thing-ruling-talk-itUA = nichts über die Hand; ab den Aktionen alles über die abgegebene Karte
thing-ruling-talk-strictDE = nichts über die Hand, nichts über die abgegebene Karte
thing-ruling-talk-freeFR = alles über alles, wahr oder falsch; nur zeigen ist verboten


## Encounters and weapons

thing-ruling-dormEncounters = Begegnungen im Schlafsaal
    .what = Haben Charaktere, die zusammen im Schlafsaal sind, eine Begegnung?
    .it = An jedem Ort mit mehr als einem Spieler.
    .de = An jedem Ort mit mehr als einem Charakter.
    .fr = Ja; eine Anmerkung sagt es.
    .uk = An jedem Ort mit mehr als einem Lebewesen.
thing-ruling-dormEncounters-yes = ja
thing-ruling-dormEncounters-no = nie, wie im Aufenthaltsraum

thing-ruling-weaponScope = Wem man sich mit Waffen entziehen kann
    .what = Hilft eine Schusswaffe, eine Nahkampfwaffe oder ein Nachlademarker des Flammenwerfers nur beim Rückzug vor Charakteren oder auch vor Hunden und Enttarnten Aliens?
    .it = Vor Charakteren; nie vor Hunden oder Enttarnten Aliens.
    .de = Sie nennt keine Grenze.
    .fr = Schusswaffe und Nahkampfwaffe: bei einer Begegnung mit dem Alien. Flammenwerfer: bei jeder Begegnung.
    .uk = Vor Charakteren; nie vor Hunden oder Enttarnten Aliens.
thing-ruling-weaponScope-characters = nur vor Charakteren
thing-ruling-weaponScope-any = auch vor Hunden und Enttarnten Aliens

thing-ruling-flameWithdrawProne = Flammenwerfer eines liegenden Charakters
    .what = Darf sich ein liegender Charakter mit einem Nachlademarker des Flammenwerfers zurückziehen? Mit Schusswaffe oder Nahkampfwaffe darf er es in jedem Fall.
    .it = Sie sagt nichts dazu.
    .de = Sie sagt nichts dazu.
    .fr = Schusswaffe und Nahkampfwaffe wirken auch im Liegen; Flammenwerfer und Dynamit/Molotow brauchen einen stehenden Charakter.
    .uk = Sie sagt nichts dazu.
thing-ruling-flameWithdrawProne-no = nur ein stehender Charakter
thing-ruling-flameWithdrawProne-yes = auch ein liegender

thing-ruling-encounterAfterAttack = Nachdem das Alien vor dem Feuer geflohen ist
    .what = Begegnen sich die, die noch am Ort sind, untereinander und dem Hund dort, nachdem ein Angriff mit Feuer das Alien vertrieben hat?
    .it = Ja, wenn das Alien flieht, weil es schwächer ist. Beim Feuer steht nur, dass das Alien flieht.
    .de = Das Alien flieht. Der Vergleich der Stärken, in dem mehr stehen könnte, fehlt in dem Exemplar, das uns vorlag.
    .fr = Das Alien flieht, ohne zu handeln. Mehr wird nicht gesagt.
    .uk = Das Alien flieht. Der Vergleich der Stärken, in dem mehr stehen könnte, fehlt in dem Exemplar, das uns vorlag.
thing-ruling-encounterAfterAttack-yes = eine normale Begegnung folgt
thing-ruling-encounterAfterAttack-no = an diesem Ort geschieht nichts mehr

thing-ruling-clarkCatches = Clark und die Hunde
    .what = Zählt Clark als einer der zwei Charaktere, die einen Hund fangen?
    .it = Clark ignoriert Hunde und hat selbst allein mit einem keine Begegnung. Begleiter werden nicht erwähnt.
    .de = Clark ignoriert Hunde überall und hat allein mit einem keine Begegnung. Begleiter werden nicht erwähnt.
    .fr = Clark hat allein mit einem Hund keine Begegnung. Mehr wird nicht gesagt.
    .uk = Clark ignoriert Hunde überall und hat allein mit einem keine Begegnung. Begleiter werden nicht erwähnt.
thing-ruling-clarkCatches-yes = Clark zählt, und zwei mit Clark fangen den Hund
thing-ruling-clarkCatches-no = Clark zählt nicht, und wer mit Clark allein ist, hat es mit dem Hund zu tun

thing-ruling-emptyFlamethrower = Leerer Flammenwerfer
    .what = Was wird aus einem Flammenwerfer ohne Nachlademarker?
    .it = Sie sagt nichts dazu.
    .de = Sie sagt nichts dazu.
    .fr = Er wird aus dem Spiel entfernt.
    .uk = Sie sagt nichts dazu.
thing-ruling-emptyFlamethrower-removed = er verlässt das Spiel mit dem letzten Nachlademarker
thing-ruling-emptyFlamethrower-stays = er bleibt, ist aber nutzlos; aus dem Stapel käme er wieder voll


## Burning rooms

thing-ruling-burnTiming = Wann ein Ort angezündet werden darf
    .what = Wann in Phase 4 darf ein Charakter einen Ort anzünden?
    .it = Während er dort ist. Ein Zeitpunkt wird nicht genannt.
    .de = Direkt vor den Aktionen.
    .fr = Zu Beginn der Aktionen und nur dann.
    .uk = Vor den Aktionen.
thing-ruling-burnTiming-beforeActions = vor den Aktionen
thing-ruling-burnTiming-anytimeInActions = vor jeder Karte der Aktionen

thing-ruling-burnPermission = Erlaubnis zum Anzünden
    .what = Muss der Anführer das Feuer erlauben?
    .it = Niemand wird gefragt.
    .de = Niemand wird gefragt.
    .fr = Niemand wird gefragt.
    .uk = Der Anführer muss es erlauben.
thing-ruling-burnPermission-no = niemand wird gefragt
thing-ruling-burnPermission-leader = der Anführer erlaubt es oder lehnt ab

thing-ruling-burnOthers = Die anderen an einem verbrannten Ort
    .what = Wie kommen die anderen Charaktere von einem verbrannten Ort im Aufenthaltsraum an? Eine Aktion haben sie in keinem Fall.
    .it = Alle Aufsteller liegen im Aufenthaltsraum.
    .de = Erwähnt wird nur, wer das Feuer legt.
    .fr = Alle Charaktere liegen im Aufenthaltsraum.
    .uk = Wer das Feuer legt, liegt; alle anderen kommen sofort in den Aufenthaltsraum.
thing-ruling-burnOthers-prone = liegend
thing-ruling-burnOthers-standing = stehend

thing-ruling-burnDog = Der Hund an einem verbrannten Ort
    .what = Wo wartet ein Hund, dessen Ort verbrennt, bis er in Phase 8 an einen neuen kommt?
    .it = Neben dem Spielplan.
    .de = Sie sagt nichts dazu.
    .fr = Er bleibt dort.
    .uk = Neben dem Spielplan.
thing-ruling-burnDog-offBoard = neben dem Spielplan
thing-ruling-burnDog-stays = am verbrannten Ort, wo ihn niemand erreicht


## Actions and items

thing-ruling-abilityCoop = Windows und Dr. Blair mit dem Kooperationsbonus
    .what = Wie viel mehr repariert Windows und zieht Dr. Blair, wenn andere am Ort helfen?
    .it = Windows entfernt 2 Schadensmarker, Dr. Blair nimmt 1 Marker mehr. Der Bonus wird nicht erwähnt.
    .de = Windows entfernt 2 Schadensmarker statt 1, Dr. Blair nimmt 1 Marker mehr. Der Bonus wird nicht erwähnt.
    .fr = Windows entfernt 2 Schadensmarker statt 1, Dr. Blair nimmt 1 Marker mehr. Der Bonus wird nicht erwähnt.
    .uk = Windows entfernt 2 Schadensmarker statt 1, Dr. Blair nimmt 1 Marker mehr. Der Bonus wird nicht erwähnt.
thing-ruling-abilityCoop-plusOne = insgesamt einen mehr
thing-ruling-abilityCoop-perRepetition = jedes Mal einen mehr

thing-ruling-labCoop = Kooperation im Labor
    .what = Wer bekommt die Labormarker, die mit dem Kooperationsbonus gezogen werden?
    .it = Der gewählte Charakter wiederholt die Aktion. Wer die Marker bekommt, wird nicht gesagt.
    .de = Die Charaktere führen die Aktion durch. Wer die Marker bekommt, wird nicht gesagt.
    .fr = Sie wiederholen die Aktion. Wer die Marker bekommt, wird nicht gesagt.
    .uk = Die Aktion wird so oft durchgeführt. Wer die Marker bekommt, wird nicht gesagt.
thing-ruling-labCoop-actor = alle bekommt, wem die Karte zugewiesen wurde
thing-ruling-labCoop-oneEach = jeder stehende Charakter dort bekommt einen

thing-ruling-weatherFuel = Treibstoff aus der Wetterstation
    .what = Wohin darf der Treibstoffmarker kommen, den Benutzen in der Wetterstation bringt?
    .it = Die Stellen weichen voneinander ab: Die Aktion nennt Heizungsraum und Generatorraum, der Zweck jeden Ort, der ihn aufnehmen kann.
    .de = An jeden Ort, an dem Platz dafür ist.
    .fr = An jeden Ort, an dem Platz dafür ist.
    .uk = Die Stellen weichen voneinander ab: Die Aktion nennt Heizungsraum und Generatorraum, der Zweck jeden Ort, an dem Platz dafür ist.
thing-ruling-weatherFuel-boilerGenerator = in den Heizungsraum oder den Generatorraum
thing-ruling-weatherFuel-anySlot = an jeden Ort mit einem freien Treibstofffeld

thing-ruling-fuelCard = Treibstoffmarker der Treibstoff-Karte
    .what = Aus welchem Vorrat kommt der Treibstoffmarker einer Treibstoff-Karte?
    .it = Aus dem passenden Vorrat.
    .de = Aus dem Vorrat, den sie Lager nennt, also dem Treibstofflager.
    .fr = Aus dem Vorrat, den sie wie das Lager nennt, also dem Treibstofflager.
    .uk = Aus dem passenden Vorrat, draußen oder unterirdisch.
thing-ruling-fuelCard-matching = aus dem, der den Ort versorgt: Treibstofflager für Heizungsraum und Generatorraum, Außenreserve für die Fahrzeuge
thing-ruling-fuelCard-underground = immer aus dem Treibstofflager

thing-ruling-bonusItems = Wann Treibstoff und Werkzeug gespielt werden
    .what = Wann darf ein stehender Charakter Treibstoff oder Werkzeug spielen?
    .it = Als freie Zusatzaktion, während er dort ist. Ein Zeitpunkt wird nicht genannt.
    .de = Als freie Zusatzaktion. Ein Zeitpunkt wird nicht genannt.
    .fr = Während der eigenen Aktion, im Stehen; auch mehrere.
    .uk = Als freie Zusatzaktion. Ein Zeitpunkt wird nicht genannt.
thing-ruling-bonusItems-between = zwischen zwei beliebigen Karten der Aktionen
thing-ruling-bonusItems-ownActionOnly = direkt vor oder nach der eigenen Aktion

thing-ruling-norrisSpecial = Norris und die Spezialaktion
    .what = Zieht Norris bei einer Spezialaktion zwei Karten und gibt eine ab, wie der Besitzer einer Taschenlampe?
    .it = Zwei Karten, von denen eine gespielt wird.
    .de = Norris hat ein eigenes Licht, aber nur die Dunkelheit wird erwähnt.
    .fr = Norris hat alle Effekte einer Taschenlampe.
    .uk = Zwei Karten, von denen eine gespielt wird.
thing-ruling-norrisSpecial-yes = zwei Karten
thing-ruling-norrisSpecial-no = eine Karte, wie alle

thing-ruling-wireFlashlight = Kabel und Taschenlampe nach dem Einsatz
    .what = Werden Kabel und Taschenlampe nach dem Einsatz behalten?
    .it = Sie nimmt beide nicht von der Regel aus, dass eingesetzte Karten das Spiel verlassen.
    .de = Sie werden behalten.
    .fr = Sie werden behalten.
    .uk = Sie werden behalten.
thing-ruling-wireFlashlight-kept = sie werden behalten
thing-ruling-wireFlashlight-singleUse = sie verlassen nach einem Einsatz das Spiel

thing-ruling-tradeLab = Handel mit Labormarkern
    .what = Dürfen Labormarker in Phase 5 den Besitzer wechseln, wie Waffen und Gegenstände?
    .it = Ja, verdeckt.
    .de = Sie nennt nur Waffen und Gegenstände.
    .fr = Ja.
    .uk = Ja, verdeckt.
thing-ruling-tradeLab-yes = sie dürfen
thing-ruling-tradeLab-no = sie dürfen nicht

thing-ruling-hunger = Wann der Hunger beginnt
    .what = Wann werden alle hungrig, sodass das Handlimit auf 2 sinkt?
    .it = Sie widerspricht sich: wenn die Nahrung in Phase 7 nicht reicht, oder sobald die Vorratskammer leer ist.
    .de = Wenn Küche und Vorratskammer in Phase 7 zum ersten Mal nicht reichen.
    .fr = Wenn Küche und Vorratskammer in Phase 7 zum ersten Mal nicht reichen.
    .uk = Wenn Küche und Vorratskammer in Phase 7 zum ersten Mal nicht reichen.
thing-ruling-hunger-phase7 = wenn die Nahrung in Phase 7 nicht reicht
thing-ruling-hunger-pantryEmpty = sobald die Vorratskammer leer ist


## Escape and the end

thing-ruling-rescueBoarding = In den Rettungshubschrauber einsteigen
    .what = Wann darf der am wenigsten verdächtige Charakter in den Rettungshubschrauber einsteigen?
    .it = In Phase 4, statt sich zu bewegen.
    .de = In Phase 4, direkt nach allen Begegnungen.
    .fr = Nach den Begegnungen, von jedem Ort aus.
    .uk = In Phase 4, statt sich zu bewegen.
thing-ruling-rescueBoarding-insteadOfMove = statt sich zu bewegen
thing-ruling-rescueBoarding-afterEncounters = nach den Begegnungen, von überall aus

thing-ruling-boardingCut = Bewegungen nach dem Einsteigen
    .what = Bewegen sich die anderen noch, nachdem jemand eingestiegen ist, statt sich zu bewegen? Das spielt nur eine Rolle, wenn rescueBoarding auf insteadOfMove steht.
    .it = Aus den bisher angesagten Bewegungen folgen die Begegnungen, dann die Flucht.
    .de = Die Frage stellt sich nicht: Eingestiegen wird nach den Begegnungen.
    .fr = Die Frage stellt sich nicht: Eingestiegen wird nach den Begegnungen.
    .uk = Alle anderen bewegen sich, und alle Begegnungen werden abgehandelt; dann folgt die Flucht, ohne Aktionen.
thing-ruling-boardingCut-no = alle anderen bewegen sich noch
thing-ruling-boardingCut-yes = wer sich noch nicht bewegt hat, bleibt im Aufenthaltsraum

thing-ruling-firstBoarderReveals = Die Rolle des ersten Passagiers
    .what = Zeigt, wer eine Flucht beginnt, beim Einsteigen die Rollenkarte?
    .it = Ja, und ein Alien hat damit gewonnen.
    .de = Ja.
    .fr = Ja, und ein Alien hat damit gewonnen.
    .uk = Erwähnt wird nur, wer später einsteigt.
thing-ruling-firstBoarderReveals-yes = sie wird beim Einsteigen gezeigt
thing-ruling-firstBoarderReveals-no = sie wird gezeigt, wenn das Fahrzeug abfährt

thing-ruling-boardConsent = Andere an Bord lassen
    .what = Wer muss zustimmen, damit ein weiterer Charakter an Bord darf?
    .it = Sie widerspricht sich: Alle Passagiere müssen zustimmen, aber bei Gleichstand entscheidet der am wenigsten verdächtige von ihnen.
    .de = Alle Passagiere müssen zustimmen.
    .fr = Alle Passagiere müssen zustimmen.
    .uk = Alle Passagiere müssen zustimmen.
thing-ruling-boardConsent-unanimous = alle Passagiere müssen zustimmen
thing-ruling-boardConsent-unanimousTieLeastSuspect = alle Passagiere müssen zustimmen; stimmt genau die Hälfte zu, entscheidet der am wenigsten verdächtige

thing-ruling-endAllInfected = Wenn der letzte Mensch infiziert wird
    .what = Endet das Spiel sofort, wenn alle Charaktere zu Aliens geworden sind, obwohl es noch niemand weiß?
    .it = Das Spiel endet, wenn alle infiziert sind. Wie das herauskommt, wird nicht gesagt.
    .de = Die Aliens gewinnen, wenn sie den letzten Menschen infizieren. Wie das herauskommt, wird nicht gesagt.
    .fr = Wer als Letzter infiziert wird, bleibt Mensch. Wann das Spiel endet, wird nicht gesagt.
    .uk = Alle Aliens gewinnen, außer dem zuletzt infizierten. Wann das Spiel endet, wird nicht gesagt.
thing-ruling-endAllInfected-immediate = es endet sofort
thing-ruling-endAllInfected-atNextReveal = es geht weiter, bis eine Rolle gezeigt wird oder die Basis einfriert


## Games for 1 to 3 players

thing-ruling-soloFirst = Wer sich zuerst bewegt
    .what = Wessen Charaktere bewegen sich in Phase 3 zuerst?
    .it = Die des Anführers.
    .de = Die des Spielers links vom Anführer.
    .fr = Die des Anführers.
    .uk = Die des Anführers.
thing-ruling-soloFirst-leader = die des Anführers
thing-ruling-soloFirst-left = die des Spielers links vom Anführer

thing-ruling-soloRec = Im Aufenthaltsraum bleiben
    .what = Darf ein Charakter im Aufenthaltsraum bleiben, wo ihm nichts schaden kann und es nichts zu tun gibt?
    .it = Genannt wird jeder Ort außer dem Schlafsaal.
    .de = Genannt wird jeder Raum außer dem Schlafsaal.
    .fr = Nicht im Aufenthaltsraum.
    .uk = Genannt wird jeder Ort außer dem Schlafsaal.
thing-ruling-soloRec-no = er muss gehen
thing-ruling-soloRec-yes = er darf bleiben

thing-ruling-soloMeet = Wann Charaktere sich begegnen
    .what = In welcher Phase rücken Charaktere, die zusammen an einem Ort sind, auf der Verdachtsleiste vor?
    .it = Zwei ihrer Kapitel beschreiben es, eines für Phase 3 und eines für Phase 5.
    .de = In Phase 3.
    .fr = In Phase 3, nach der Bewegung.
    .uk = In Phase 3.
thing-ruling-soloMeet-phase3 = am Ende von Phase 3, bevor das Alien handelt
thing-ruling-soloMeet-phase5 = zu Beginn von Phase 5, soweit sie noch da sind

thing-ruling-soloGreen = Begegnung mit jemandem im grünen Bereich
    .what = Bringt ein Charakter im grünen Bereich die anderen an seinem Ort dazu, vorzurücken?
    .it = Nein.
    .de = Sie sagt nichts dazu.
    .fr = Alle am Ort rücken vor.
    .uk = Sie sagt nichts dazu.
thing-ruling-soloGreen-exempt = nein
thing-ruling-soloGreen-none = ja, wie jeder andere

thing-ruling-soloThreat = Der Bedrohungsmarker unter Verdachtsscheiben
    .what = Wann rückt der Bedrohungsmarker von einem Feld, auf dem auch Verdachtsscheiben liegen, nach rechts?
    .it = Sofort, um die Zahl der Scheiben, die nach der Verwandlung eines Charakters übrig sind. In Phase 9 rückt er zuerst nach links.
    .de = Erst in Phase 9, um die Zahl der Scheiben auf seinem Feld. Allein auf seinem Feld rückt er nach links.
    .fr = Erst in Phase 9, um die Zahl der Scheiben auf seinem Feld. Allein auf seinem Feld rückt er nach links.
    .uk = Sofort, um die Zahl der Scheiben, die nach der Verwandlung eines Charakters übrig sind. In Phase 9 rückt er zuerst nach links.
thing-ruling-soloThreat-shiftNow = sofort
thing-ruling-soloThreat-shiftPhase9 = in Phase 9

thing-ruling-soloGreenImmune = Bedrohung im grünen Bereich
    .what = Sind Charaktere im grünen Bereich vor dem Bedrohungsmarker sicher?
    .it = Sie sagt nichts dazu.
    .de = Sie sagt nichts dazu.
    .fr = Sie sagt nichts dazu.
    .uk = Sie sagt nichts dazu.
thing-ruling-soloGreenImmune-no = nein
thing-ruling-soloGreenImmune-yes = ja

thing-ruling-soloVictim = Wen das Alien assimiliert
    .what = Welcher von mehreren Charakteren an einem Ort wird assimiliert?
    .it = Ein Charakter vor einem Hund, ein Hund vor Sabotage. Welcher Charakter, wird nicht gesagt.
    .de = Menschen vor Hunden, und dann Sabotage. Welcher Charakter, wird nicht gesagt.
    .fr = Ein Mensch, sonst ein Hund, sonst Sabotage. Welcher Charakter, wird nicht gesagt.
    .uk = Sie verweist auf die normalen Regeln und sagt sonst nichts.
thing-ruling-soloVictim-leader = der Anführer wählt
thing-ruling-soloVictim-random = wird ausgelost

thing-ruling-soloDormDice = Würfel für den Schlafsaal
    .what = Dürfen die Würfel dem Charakter zugewiesen werden, der im Schlafsaal steht, wo sie an keinem Ort etwas bewirken?
    .it = Jedem Charakter.
    .de = Jedem Charakter.
    .fr = Jedem stehenden Charakter.
    .uk = Jedem Charakter.
thing-ruling-soloDormDice-yes = sie dürfen
thing-ruling-soloDormDice-no = nur Charakteren an grünen Orten

thing-ruling-soloNorris = Norris
    .what = Wann darf Norris bis zu drei ihm zugewiesene Würfel neu werfen?
    .it = In der Dunkelheit.
    .de = Immer.
    .fr = Immer, und eine Taschenlampe kommt noch dazu.
    .uk = In der Dunkelheit.
thing-ruling-soloNorris-darkness = nur in der Dunkelheit
thing-ruling-soloNorris-always = bei jeder Zuweisung

thing-ruling-soloTradeLab = Handel mit Labormarkern
    .what = Dürfen Labormarker in Phase 6 den Besitzer wechseln, wie Waffen und Gegenstände?
    .it = Sie nennt nur Waffen und Gegenstände.
    .de = Sie nennt nur Waffen und Gegenstände.
    .fr = Ja.
    .uk = Sie nennt nur Waffen und Gegenstände.
thing-ruling-soloTradeLab-no = sie dürfen nicht
thing-ruling-soloTradeLab-yes = sie dürfen

thing-ruling-soloHumanTest = Ein Mensch wird getestet
    .what = Was geschieht mit der Verdachtsscheibe eines Charakters, den ein Test als Menschen zeigt? Die Rollenkarte bleibt in jedem Fall offen.
    .it = Wie im Grundspiel, also kommt sie in den grünen Bereich.
    .de = Wie im Grundspiel, also kommt sie in den grünen Bereich.
    .fr = Nichts geschieht.
    .uk = Wie üblich, also kommt sie in den grünen Bereich.
thing-ruling-soloHumanTest-green = sie kommt in den grünen Bereich
thing-ruling-soloHumanTest-nothing = sie bleibt, wo sie ist

thing-ruling-soloEscape = Versteckte Aliens und die Flucht
    .what = Kommt es noch auf die Rollenkarten an, wenn das Alien die Flucht nicht verhindern konnte?
    .it = Der Wurf des Aliens kommt, bevor die Flucht beginnt. Was danach kommt, wird nicht gesagt.
    .de = Eine Flucht, die nicht verhindert wird, ist gewonnen.
    .fr = Eine Flucht, die nicht verhindert wird, ist gewonnen.
    .uk = Eine Flucht, die nicht verhindert wird, ist gewonnen.
thing-ruling-soloEscape-rollOnly = nein, die Spieler haben gewonnen
thing-ruling-soloEscape-boarding = ja, die Charaktere steigen einer nach dem anderen ein und zeigen ihre Rollenkarten
