### Regelkarten von The Thing für 1 bis 3 Spieler, die kleine Crew. Sie sagen, was anders ist als im Spiel zu 4 bis 8.
### Wert = Titel, .text = Text. Ein Satz pro Zeile: Ein Zeilenumbruch kann als Leerzeichen oder als solcher erscheinen.
### Die Texte nennen die üblichen Regeln (std); eine Klammer sagt, wo Ausgaben oder Tischoptionen abweichen.


rulecard-thing-small-overview = Kleine Crew: wie es geht
    .text =
        Ein bis drei Spieler führen sechs Charaktere gegen das Spiel und gewinnen oder verlieren gemeinsam.
        Alles ist wie im Spiel zu 4 bis 8, mit sechs als Spielerzahl, solange keine Karte der kleinen Crew etwas anderes sagt.
        Es gibt keine Aktionskarten und damit keine Hand, keinen Aktive-Karten-Stapel, keine Spezialaktion und keinen Kartentausch; keine Infektionsmarker, keine geheimen Rollen der Spieler, keine Beschuldigungen, keine Abstimmung, keinen Anführermarker, und beim höchsten Verdacht geschieht nichts.
        Geheim sind nur Stapel, Beutel und verdeckte Rollenkarten; alles andere ist offen, und ihr dürft über alles reden.
        Wer einen Charakter führt, entscheidet für ihn; was eine Regel dem Anführer überlässt, entscheidet der Anführer.
        Die Verdachtsleiste ist zugleich die Bedrohungsleiste: Scheiben rücken nach rechts, der Bedrohungsmarker kommt von rechts, und wem er begegnet, der wird zum Alien.
        Eine Runde hat neun Phasen: 1 Wetter, 2 Basiswartung und Rettungsflug, 3 Bewegung und Begegnungen, 4 Alienaktionen, 5 Charakteraktionen, 6 Aufenthaltsraum, 7 Tests, 8 Nahrung, 9 Hunde, Anführer und Bedrohung.
        Wo Regeln von der Bewegungsreihenfolge sprechen, ist es die, in der die Charaktere in dieser Runde gegangen sind.

rulecard-thing-small-setup = Kleine Crew: Aufbau
    .text =
        Die Basis wird wie für sechs Spieler aufgebaut, aber mit 3 Werkzeug, 3 Treibstoff und 2 Kabel im Gegenstandsstapel.
        Sechs der acht Charaktere werden ausgelost: sechs für einen Spieler, je drei für zwei, je zwei für drei.
        Alle stehen im Aufenthaltsraum, ihre Scheiben auf dem gelben Feld der Leiste.
        Acht besondere Rollenkarten, sechs Menschen und zwei Aliens, werden gemischt; jeder Charakter bekommt eine verdeckt, die anderen zwei kommen zurück, und niemand sieht sich eine an.
        Es können also zwei verborgene Aliens sein, eines oder keines: Von 28 Verteilungen haben 15 zwei, 12 eines und 1 keines.
        Hundemarker werden nicht verteilt; alle 9, davon 2 Aliens, sind im Beutel.
        Der Bedrohungsmarker beginnt auf Feld 6 und zählt nicht als Stärke des Aliens.
        Zwingerkarte und Hunde beginnen wie üblich, es gibt keinen Anführermarker, und der erste Anführer wird ausgelost (sofern der Tisch keinen bestimmt).

rulecard-thing-small-upkeep = Phasen 1 und 2: Wetter und Basiswartung
    .text =
        Beide Phasen sind die des Spiels zu 4 bis 8, mit der Wettertabelle für sechs Spieler.
        Der Anführer wirft den Wetterwürfel oder wählt zwischen dem neuen Ergebnis und dem, das in der Wetterstation aufgehoben ist.
        Heizung und Generator verbrauchen Treibstoff, wie das Wetter es sagt, jeder fehlende Treibstoffmarker ist 1 Schaden, und der Rettungshubschrauber fliegt, sobald er gerufen ist.
        Eine Heizung mit 3 Schaden ist dann endgültig zerstört, und ab der nächsten Runde rückt der Frostmarker vor; auf dem Totenkopf verliert ihr.
        Die Zahlen sind die des Standard-Wertebogens; ein Tisch kann mit einem anderen spielen.

rulecard-thing-small-moving = Phase 3: die Crew bewegt sich
    .text =
        Vom Anführer an im Uhrzeigersinn bewegt jeder Spieler alle eigenen Charaktere, einen nach dem anderen und in beliebiger Reihenfolge (in einer Ausgabe beginnt der Spieler links vom Anführer).
        Ein Charakter geht an einen beliebigen grünen Ort, der offen ist und an dem weniger als drei Charaktere sind, oder in den Schlafsaal.
        In den Schlafsaal darf in einer Runde nur ein Charakter gehen, und er steht dort.
        In den Zwinger geht niemand, und niemand bleibt im Aufenthaltsraum (mit einer Tischoption dürfen Charaktere dort bleiben; sie tun nichts).

rulecard-thing-small-meeting = Phase 3: Begegnungen
    .text =
        Wenn alle gegangen sind, werden die Begegnungen Ort für Ort abgehandelt, in der Reihenfolge, die der Anführer nennt; das Alien ist noch nicht da.
        Es gibt keine Infektionsprobe: Jeder Charakter, der mit einem anderen außerhalb des grünen Bereichs zusammen ist, rückt mit seiner Scheibe 1 Feld nach rechts, einmal und nicht für jeden der anderen (in einer Ausgabe zählen auch die im grünen Bereich).
        Wer sich mit einer Waffe zurückzieht, hält sich heraus: Dieser Charakter rückt nicht vor, und niemand rückt seinetwegen vor.
        Zwei oder mehr Charaktere (eine Tischoption zählt Clark nicht mit) fangen einen Hund an ihrem Ort.
        Ein Charakter allein mit einem Hund, außer Clark, zieht vor aller Augen einen Hundemarker und legt ihn zurück: Ein Gesunder Hund ist 1 Feld nach rechts, ein Alien-Hund macht den Charakter sofort zum Alien.
        All diese Schritte werden nach dem letzten Ort zusammen ausgeführt, und erst dann wird geprüft, ob Scheiben dem Bedrohungsmarker begegnet sind.
        Mit einer Tischoption begegnen sich die Charaktere stattdessen zu Beginn von Phase 5, soweit sie noch an ihren Orten sind; Hunde bleiben in Phase 3.

rulecard-thing-small-transformation = Zum Alien werden
    .text =
        Ein Charakter wird zum Alien, wenn ein Test eine Alien-Rollenkarte aufdeckt, wenn er einen Alien-Hund zieht oder wenn seine Scheibe und der Bedrohungsmarker auf dasselbe Feld kommen.
        Er verlässt das Spiel: Aufsteller und Scheibe werden entfernt, Waffen- und Gegenstandskarten kommen unter ihre Stapel, und Labormarker verlassen das Spiel.
        Außer nach einem Test bleibt seine Rollenkarte verdeckt, was immer sie zeigt.
        Der erste gibt dem Alien Stärke 5, jeder spätere 1 mehr; das Alien gehört niemandem, und das Spiel führt es in Phase 4.
        Liegen mehrere Scheiben auf dem Feld des Markers, wählt der Anführer einen ihrer Charaktere; dann rückt der Marker um so viele Felder nach rechts, wie dort noch Scheiben liegen.
        (In manchen Ausgaben rückt der Marker dann nicht, eine Scheibe, die sein Feld betritt, trifft nur ihren eigenen Charakter, und in Phase 9 rückt der Marker um die Zahl der Scheiben auf seinem Feld nach rechts.)
        Hat der Anführer keinen Charakter mehr, wird der nächste Spieler links, der einen hat, Anführer; wer keinen hat, berät weiter mit.

rulecard-thing-small-aliens = Phase 4: das Alien handelt
    .text =
        Diese Phase gibt es nur, wenn das Alien Stärke hat; eines, das in Phase 3 erschienen ist, handelt sofort.
        Der Angriffswert ist um 1 höher als die Zahl der Charaktere am vollsten grünen Ort.
        Vom gemischten Ortskartenstapel wird eine Karte nach der anderen gezogen, und jeder Ort bekommt Stärke in Höhe des Angriffswerts oder was übrig ist, bis alle Stärke verteilt ist oder die Karten ausgehen.
        Die Orte werden in der Reihenfolge abgehandelt, die der Anführer nennt.
        Bevor Stärken verglichen werden, darf ein stehender Charakter am Ort mit einem Nachlademarker des Flammenwerfers oder mit Dynamit/Molotow angreifen: Er legt sich hin, und das Alien verliert 1 Stärke und flieht.
        Ist seine Stärke kleiner als die Zahl der Charaktere dort, flieht das Alien; ist sie gleich, legen sich alle hin; ist sie größer, assimiliert es einen davon, den der Anführer wählt (mit einer Tischoption entscheidet das Los), und die anderen fliehen in den Aufenthaltsraum und liegen dort.
        Ohne Charakter am Ort assimiliert es einen Hund, und ohne Hund sabotiert es den Ort mit seiner ganzen Stärke dort; im Zwinger assimiliert es einen Hund, wenn dort einer ist.
        Ein assimilierter Charakter oder Hund ist 1 Stärke mehr; der Charakter verlässt das Spiel, als wäre er zum Alien geworden, seine Rollenkarte ungesehen.
        Danach begegnet niemand mehr jemandem, und am Ende kommen alle Stärke und alle Karten zurück.

rulecard-thing-small-dice = Phase 5: die Würfel
    .text =
        Der Anführer wirft drei Aktionswürfel, zwei, wenn die Crew hungert; ein Würfel hat zwei Seiten Benutzen, zwei Reparieren, eine Sabotieren und eine Bedrohung.
        Dann gibt der Anführer alle einem stehenden Charakter an einem grünen Ort oder im Schlafsaal (mit einer Tischoption nicht im Schlafsaal); bei Dunkelheit wird der Charakter vor dem Wurf genannt.
        Zuerst dürfen Würfel durch Garry, Norris oder eine Taschenlampe neu geworfen werden, jeder Würfel höchstens einmal durch jedes davon.
        Dann darf der Spieler des Charakters beliebige Würfel annullieren; nach dem ersten annullierten wird nichts mehr neu geworfen.
        Jeder annullierte Würfel rückt die Scheibe dieses Charakters 1 Feld nach rechts, und nach jedem Schritt wird geprüft, ob sie dem Bedrohungsmarker begegnet ist; wenn ja, verfallen die übrigen Würfel.
        Der Charakter im Schlafsaal darf jederzeit einen Würfel ändern, bevor dieser annulliert oder benutzt ist.
        Danach darf der Anführer für einen weiteren stehenden Charakter würfeln oder aufhören; ohne einen solchen endet die Phase.

rulecard-thing-small-dormitory = Schlafsaal, für die kleine Crew
    .text =
        In einer Runde darf ein Charakter hierher gehen, und er steht.
        Einmal pro Runde, jederzeit in Phase 5, darf sein Spieler ihn hinlegen und einen Würfel auf eine beliebige Seite drehen, wer auch immer die Würfel hat.
        Der Würfel darf noch nicht annulliert oder benutzt sein.
        Hunde und das Alien kommen nie hierher; hier gibt es nichts zu benutzen, zu reparieren oder zu beschädigen.
        Die Würfel dürfen auch diesem Charakter gegeben werden (eine Tischoption verbietet es): Dann beschädigt Sabotieren nichts, und er legt sich hin.

rulecard-thing-small-actions = Phase 5: was die Würfel bewirken
    .text =
        Bleibt ein Würfel mit Sabotieren oder Bedrohung übrig, müssen alle diese ausgeführt werden; der Charakter tut sonst nichts und legt sich hin.
        Jedes Sabotieren schadet dem Ort des Charakters wie eine Karte Sabotieren oder bewirkt nichts, wenn nichts beschädigt werden kann.
        Dann rückt jede Bedrohung den Bedrohungsmarker 1 Feld nach links, und jedes Mal wird geprüft, ob er einer Scheibe begegnet; der Rest wird auch dann ausgeführt, wenn der Charakter selbst schon fort ist.
        Bleibt keiner übrig, darf der Charakter eine Aktion ausführen, die einer seiner Würfel zeigt, Benutzen oder Reparieren, oder einen Würfel ausgeben, um seinen Ort mit einem Nachlademarker des Flammenwerfers oder mit Dynamit/Molotow anzuzünden; dann legt er sich hin, mit oder ohne Aktion.
        Sind alle Würfel annulliert, legt er sich einfach hin.
        Helfer am Ort, Fähigkeiten, Treibstoff und Werkzeug wirken wie mit Karten; Treibstoff und Werkzeug kosten keinen Würfel und werden vor und nach den Würfeln jedes Charakters ausgespielt (in manchen Ausgaben nur unmittelbar vor oder nach der Aktion ihres Besitzers).
        Zu anderen Zeiten kann kein Ort angezündet werden.

rulecard-thing-small-rec_room = Phase 6: Aufenthaltsraum
    .text =
        Alle Charaktere kommen in den Aufenthaltsraum zurück und stehen auf.
        Sie dürfen einander nach Belieben Waffen- und Gegenstandskarten übergeben (in einer Ausgabe auch Labormarker), und alle sehen, welche.
        Niemand wird beschuldigt, es gibt keine Abstimmung, und niemand enttarnt sich.

rulecard-thing-small-tests = Phase 7: Tests
    .text =
        In einer Runde dürfen ein Test A und ein Test B durchgeführt werden, wenn die Spieler es wollen.
        Test A kostet einen Blutbeutel des Testers und gilt dem Charakter, dessen Scheibe am weitesten rechts liegt; unter mehreren wählt der Spieler des Testers.
        Test B kostet Kabel und einen Nachlademarker des Flammenwerfers desselben Charakters und gilt einem beliebigen.
        Die Rollenkarte des getesteten Charakters wird endgültig aufgedeckt.
        Ein Alien verlässt das Spiel und macht das Alien stärker; die Scheibe eines Menschen kommt in den grünen Bereich (in einer Ausgabe bleibt sie, wo sie ist).

rulecard-thing-small-round_end = Phasen 8 und 9: Nahrung, Hunde, Anführer, Bedrohung
    .text =
        Phase 8: Alle essen wie im Spiel zu 4 bis 8; reicht es nicht, hungert die Crew endgültig, und für einen Charakter werden nur noch zwei Würfel geworfen.
        Phase 9: Die Hunde laufen wie üblich.
        Dann geht der Anführerbogen an den nächsten Spieler links, der einen Charakter hat; allein behältst du ihn.
        Dann rückt der Bedrohungsmarker 1 Feld nach links, und wenn er Scheiben begegnet, wird einer ihrer Charaktere zum Alien.
        Die Leiste geht für Scheiben und Marker von 0, dem grünen Bereich, bis 8 (auf dem Standardspielplan).
        Ein Charakter wird nur getroffen, wenn eine Scheibe oder der Marker ein Feld betritt: Eine Scheibe, die auf 8 nicht weiter kann, oder ein Marker, der 0 nicht verlassen kann, trifft niemanden.
        Eine Scheibe, die ein Test in den grünen Bereich setzt, betritt ihn, und der grüne Bereich ist kein Schutz (mit einer Tischoption doch).

rulecard-thing-small-abilities = Hunger, Zwinger und Fähigkeiten, für die kleine Crew
    .text =
        Hunger: Es werden zwei Würfel statt drei geworfen.
        Zwinger: Zieht das Alien seine Karte, wird ein Hund dort, wenn einer da ist, assimiliert.
        Norris: Bei Dunkelheit darf er bis zu drei seiner Würfel neu werfen, jeden einmal (in manchen Ausgaben immer).
        Garry: Jedes Mal, wenn er Würfel bekommt, darf er einen davon neu werfen, bevor einer annulliert wird.
        Taschenlampe: Bei Dunkelheit darf ihr Besitzer bis zu drei der eigenen Würfel neu werfen, jeden einmal und einen nach dem anderen; das letzte Ergebnis gilt.
        Das gilt zusammen: Ein Würfel darf für jedes davon einmal neu geworfen werden.
        Bennings, Windows, MacReady, Dr. Blair und Nauls nutzen ihre Fähigkeiten mit dem Würfel, den sie für eine Aktion einsetzen, und Clark braucht für seine keinen.

rulecard-thing-small-escape = Flucht der kleinen Crew
    .text =
        Ist der Rettungshubschrauber da, darf der Charakter mit dem geringsten Verdacht zu Beginn von Phase 5 die Flucht beginnen, bei Gleichstand in Bewegungsreihenfolge.
        Mit dem Basishubschrauber oder dem Schneemobil beginnt sie ein Charakter, der Schlüssel hat, mit einem Würfel Benutzen an diesem Ort, sobald das Fahrzeug startbereit ist.
        Hat das Alien Stärke, werden so viele Aktionswürfel geworfen, wie es Stärke hat: Drei oder mehr Seiten Sabotieren oder Bedrohung insgesamt verhindern die Flucht.
        Ohne Stärke kann sie nicht verhindert werden, und bei Stärke 5 wird sie etwa in einem von fünf Fällen verhindert.
        Ist sie verhindert, kehren alle Charaktere in den Aufenthaltsraum zurück, und die Runde geht mit Phase 6 weiter; Schlüssel, Treibstoff und Hubschrauber bleiben, wie sie sind, und ihr dürft es wieder versuchen.
        Ist sie nicht verhindert, gewinnt ihr sofort, was immer die Rollenkarten zeigen.
        (In einer Ausgabe steigen die Charaktere dann einzeln ein, wie die Spieler sich einigen und der Anführer es sagt, und decken ihre Rollenkarten auf: Ein Alien an Bord oder ein zurückgelassener Mensch ist eine Niederlage.)

rulecard-thing-small-end = Spielende, für die kleine Crew
    .text =
        Ihr gewinnt mit einer Flucht, die nicht verhindert wird.
        Ihr verliert, wenn der Frostmarker den Totenkopf erreicht oder kein Charakter mehr übrig ist (in einer Ausgabe auch durch ein Alien an Bord oder einen zurückgelassenen Menschen).
        Charaktere, deren Rollenkarte ein Alien verbirgt, tun von selbst nichts, und alle Aliens los zu sein gewinnt nichts.
        Am Ende werden alle Rollenkarten aufgedeckt.
