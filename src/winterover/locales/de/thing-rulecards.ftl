### Rule cards of The Thing: short explanations that every player may open, the same for every role.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the default rules (std); a clause in brackets says where editions or table options differ.


## Rooms

rulecard-thing-room-armoury = Waffenkammer
    .text =
        Benutzen: Ziehe geheim die obersten zwei Waffenkarten, behalte eine und lege die andere unter den Stapel; MacReady darf drei ziehen.
        Sind weniger Karten übrig, ziehst du, was da ist; ist der Stapel leer, ist Benutzen nicht möglich.
        Ein Flammenwerfer, den du behältst, wird offen mit 6 Nachlademarkern ausgelegt; jede andere Waffe bleibt geheim.
        Sabotieren durch eine Karte entfernt die oberste Waffenkarte ungesehen; ein Enttarntes Alien entfernt so viele oberste Karten, wie es hier Stärke hat.
        Hier gibt es nichts zu reparieren und keinen Kooperationsbonus.

rulecard-thing-room-kitchen = Küche
    .text =
        Benutzen bringt 2 Nahrungsmarker aus der Vorratskammer in die Küche oder 1, wenn nur noch 1 da ist; Nauls bringt nur 1, mit demselben Nutzen.
        Nahrung in der Küche ist zubereitet: Jede Menge davon macht in Phase 7 alle satt, und danach ist sie ganz verbraucht.
        Benutzen ist möglich, solange die Vorratskammer Nahrung hat, auch wenn schon welche zubereitet ist; das wäre allerdings Verschwendung.
        Sabotieren durch eine Karte legt 2 Nahrungsmarker aus der Vorratskammer ab, durch ein Enttarntes Alien 2 für jeden Punkt seiner Stärke hier; zubereitete Nahrung ist davor sicher.
        Hier gibt es nichts zu reparieren und keinen Kooperationsbonus.

rulecard-thing-room-storeroom = Lager
    .text =
        Benutzen: Ziehe geheim die obersten zwei Gegenstandskarten, behalte eine und lege die andere unter den Stapel.
        Sind weniger Karten übrig, ziehst du, was da ist; ist der Stapel leer, ist Benutzen nicht möglich.
        Sabotieren durch eine Karte entfernt die oberste Gegenstandskarte ungesehen; ein Enttarntes Alien entfernt so viele oberste Karten, wie es hier Stärke hat.
        Hier gibt es nichts zu reparieren und keinen Kooperationsbonus.
        Das Treibstofflager ist ein eigener Vorrat; in manchen Ausgaben gehört es zu diesem Ort und geht verloren, wenn er verbrennt.

rulecard-thing-room-laboratory = Labor
    .text =
        Benutzen: Ziehe einen Marker aus dem Laborbeutel, sieh ihn dir geheim an und behalte ihn verborgen oder lege ihn sofort verdeckt ab.
        Mit dem Kooperationsbonus ziehst du für jeden anderen stehenden Charakter hier noch einmal, und alle Marker gehören dir (eine Tischoption gibt jedem einen); Dr. Blair darf insgesamt einen mehr ziehen.
        Sabotieren durch eine Karte nimmt einen Blutbeutel aus dem Laborbeutel und ist nicht möglich, wenn keiner mehr darin ist; den übrigen Inhalt sieht niemand.
        Ein Enttarntes Alien entfernt so viele zufällige Marker, wie es hier Stärke hat, ungesehen.
        Hier gibt es nichts zu reparieren.

rulecard-thing-room-boiler = Heizungsraum
    .text =
        Benutzen bringt 1 Treibstoffmarker aus dem Treibstofflager zur Heizung, die in der Regel 4 fasst; Reparieren entfernt 1 Schadensmarker; beides hat den Kooperationsbonus.
        Sabotieren legt 1 Schadensmarker dazu, ein Enttarntes Alien so viele, wie es hier Stärke hat, in der Regel bis zu 3 insgesamt.
        Jede Runde verbraucht die Heizung je nach Wetter Treibstoffmarker, und für jeden fehlenden kommt 1 Schadensmarker dazu.
        Liegen nach dem Heizungsschritt von Phase 2 hier 3 Schadensmarker, ist die Heizung endgültig zerstört; bis dahin kann sie noch repariert werden (in manchen Ausgaben zerstört der dritte Schadensmarker sie sofort).
        Eine zerstörte Heizung kann nicht betreten, benutzt, repariert oder angegriffen werden, ihre Ortskarte wird entfernt (eine Tischoption lässt den Ort zugänglich), und die Basis beginnt einzufrieren.
        Die Zahlen sind die des Standard-Wertebogens; ein Tisch kann mit einem anderen spielen.

rulecard-thing-room-generator = Generatorraum
    .text =
        Benutzen bringt 1 Treibstoffmarker aus dem Treibstofflager zum Generator, der in der Regel 4 fasst; Reparieren entfernt 1 Schadensmarker; beides hat den Kooperationsbonus.
        Sabotieren legt 1 Schadensmarker dazu, ein Enttarntes Alien so viele, wie es hier Stärke hat, in der Regel bis zu 2 insgesamt.
        Jede Runde verbraucht der Generator je nach Wetter Treibstoffmarker, und für jeden fehlenden kommt 1 Schadensmarker dazu.
        Mit dem zweiten Schadensmarker fällt sofort der Strom aus (in manchen Ausgaben erst nach dem Generatorschritt von Phase 2): Die Dunkelheit beginnt, und es wird kein Treibstoff mehr verbraucht.
        Sobald 1 Schadensmarker entfernt wird, egal wodurch, ist der Strom wieder da, und ab der nächsten Phase 2 wird wieder Treibstoff verbraucht.
        Auch ohne Strom kann der Ort betreten, betankt, repariert und angezündet werden, und sabotiert, wenn ein Schadensfeld frei ist.
        Die Zahlen sind die des Standard-Wertebogens; ein Tisch kann mit einem anderen spielen.

rulecard-thing-room-radio = Funkraum
    .text =
        Benutzen sendet das S.O.S.: einmal im ganzen Spiel und nur, solange hier gar kein Schadensmarker liegt.
        Der Rettungshubschrauber kommt dann auf das erste Feld seiner Leiste und fliegt ab der nächsten Runde.
        Zu Beginn liegt hier 1 Schadensmarker pro Spieler; Reparieren entfernt 1, mit dem Kooperationsbonus.
        Sabotieren legt 1 Schadensmarker dazu, ein Enttarntes Alien so viele, wie es hier Stärke hat, soweit Schadensfelder frei sind.
        Neuer Schaden stoppt oder verzögert einen gerufenen Rettungshubschrauber niemals.

rulecard-thing-room-helicopter = Basishubschrauber
    .text =
        Benutzen bringt 1 Treibstoffmarker aus der Außenreserve zum Hubschrauber; ist er startbereit, kann damit stattdessen die Flucht beginnen, wer Schlüssel hat.
        Er ist startbereit, wenn kein Schadensmarker hier liegt und jedes Treibstofffeld gefüllt ist; mit dem üblichen Wertebogen hat er ein Treibstofffeld.
        Zu Beginn liegen hier zwei Schadensmarker weniger, als Spieler mitspielen; Reparieren entfernt 1, und Reparieren und Benutzen haben den Kooperationsbonus.
        Sabotieren legt 1 Schadensmarker dazu, ein Enttarntes Alien so viele, wie es hier Stärke hat, soweit Schadensfelder frei sind.
        Ein einziger Schadensmarker verhindert die Flucht, selbst mit Schlüsseln und vollem Tank.
        Höchstens drei Charaktere dürfen hier sein, außer bei einer Flucht.

rulecard-thing-room-shed = Schuppen
    .text =
        Hier steht das Schneemobil: Benutzen bringt 1 Treibstoffmarker aus der Außenreserve dorthin; ist es startbereit, kann damit stattdessen die Flucht beginnen, wer Schlüssel hat.
        Es ist startbereit, wenn kein Schadensmarker hier liegt und jedes Treibstofffeld gefüllt ist; mit dem üblichen Wertebogen hat es zwei Treibstofffelder weniger, als Spieler mitspielen.
        Zu Beginn liegt hier 1 Schadensmarker; mehr können es mit diesem Wertebogen nie sein.
        Reparieren entfernt 1 Schadensmarker, Sabotieren legt 1 dazu, ein Enttarntes Alien so viele, wie es hier Stärke hat, soweit Schadensfelder frei sind.
        Benutzen und Reparieren haben den Kooperationsbonus.
        Höchstens drei Charaktere dürfen hier sein, außer bei einer Flucht.

rulecard-thing-room-weather = Wetterstation
    .text =
        Benutzen: Wirf den Wetterwürfel und lass ihn hier liegen; in der nächsten Phase 1 wählt der Anführer zwischen diesem Ergebnis und einem neuen Wurf.
        Lag der Würfel in dieser Runde schon hier, wählst du das alte oder das neue Ergebnis; Bennings würfelt zweimal und wählt frei unter allen.
        Dann bringst du 1 Treibstoffmarker aus dem Treibstofflager zur Heizung oder zum Generator, wohin du willst, sofern dort ein Feld frei ist (in manchen Ausgaben auch zu einem Fahrzeug); ist nirgends ein Feld frei oder das Treibstofflager leer, entfällt dieser Teil.
        Benutzen ist hier immer möglich, und alle sehen, was du wählst.
        Sabotieren durch eine Karte legt 1 Treibstoffmarker aus dem Treibstofflager ab, durch ein Enttarntes Alien 1 für jeden Punkt seiner Stärke hier.
        Hier gibt es nichts zu reparieren und keinen Kooperationsbonus.

rulecard-thing-room-kennel = Zwinger
    .text =
        Hier werden gefangene Hunde gehalten; Charaktere betreten ihn nie.
        Seine Ortskarte ist genau so lange im Ortsstapel, wie mindestens ein Hund im Zwinger ist.
        Solange sie im Stapel ist, darf das Kollektiv den Zwinger angreifen: Ein Hund wird für +1 Stärke assimiliert, und zu sabotieren gibt es nichts.
        Wird die Karte in Phase 8 aufgedeckt, kommen alle Hunde heraus.
        Eine Tischoption für Einsteiger nimmt die Karte aus dem Spiel: Gefangene Hunde kommen nie zurück, und der Zwinger kann nicht angegriffen werden.

rulecard-thing-room-dormitory = Schlafsaal
    .text =
        Hier dürfen beliebig viele Charaktere sein, aber keine Hunde und keine Enttarnten Aliens; Benutzen, Reparieren und Sabotieren gibt es hier nicht.
        Geh hierher, um liegend Karten zu tauschen, oder steh hier mit einer Spezialaktion (eine Tischoption verbietet Letzteres).
        Zwei oder mehr Charaktere haben hier eine gemeinsame Begegnung wie an jedem Ort (eine Tischoption erspart sie ihnen).
        Wer Karten getauscht hat, tut bis Phase 5 nichts anderes mehr.

rulecard-thing-room-rec = Aufenthaltsraum
    .text =
        Hier beginnen alle Charaktere, und hierher kommen sie in Phase 5 stehend zurück, für Handel, Gespräch und Abstimmung.
        Platz ist für beliebig viele; Hunde und Enttarnte Aliens kommen nie hierher, und es gibt keine Begegnungen.
        Wenn du dich in Phase 4 bewegst, kannst du nicht hierbleiben (eine Tischoption erlaubt es).
        Charaktere, die ein Enttarntes Alien oder ein Feuer vertrieben hat, liegen hier bis Phase 5.


## Weapons

rulecard-thing-weapon-flamethrower = Flammenwerfer
    .text =
        Sobald du ihn behältst, liegt er offen vor dir, mit 6 Nachlademarkern; wird er getauscht, behält er die, die er noch hat.
        Ein Nachlademarker reicht für eines von vier Dingen: ein Enttarntes Alien angreifen, dich aus einer Begegnung zurückziehen, deinen Ort anzünden oder, zusammen mit einem Kabel, Test B durchführen.
        Angreifen und Anzünden kosten außerdem eine zufällige, ungesehene Karte des Aktive-Karten-Stapels; wer angreift, liegt danach an diesem Ort, wer anzündet, geht in den Aufenthaltsraum und liegt dort.
        Sich zurückzuziehen kostet nur den Nachlademarker, und du bleibst stehen.
        Nur ein stehender Charakter kann damit angreifen, sich zurückziehen oder anzünden (eine Tischoption erlaubt Liegenden, sich zurückzuziehen).
        Mit seinem letzten Nachlademarker verlässt er das Spiel (eine Tischoption lässt ihn nutzlos liegen).

rulecard-thing-weapon-dynamite = Dynamit/Molotow
    .text =
        Dynamit und Molotow sind dieselbe Karte: einmal benutzt, verlässt sie das Spiel.
        Greif an deinem Ort ein Enttarntes Alien an, oder zünde deinen Ort zu Beginn der Aktionen an (in manchen Ausgaben vor jeder Karte).
        Beides kostet außerdem eine zufällige, ungesehene Karte des Aktive-Karten-Stapels; ist er leer, geht es also nicht.
        Nach einem Angriff liegst du, wo du bist; nach einem Brand liegen alle von diesem Ort im Aufenthaltsraum (in manchen Ausgaben stehen die anderen).
        Nur ein stehender Charakter kann die Karte einsetzen, und sie hilft nie, sich aus einer Begegnung zurückzuziehen.

rulecard-thing-weapon-firearm = Schusswaffe
    .text =
        Zeige sie, um dich aus einer Begegnung mit anderen Charakteren zurückzuziehen, so oft du willst, stehend oder liegend.
        Du legst dann keine Marker aus, siehst dir keinen an, und dein Verdacht steigt nicht.
        Du behältst sie, und nach dem ersten Einsatz liegt sie offen.
        Sie hilft weder gegen einen Hund noch gegen ein Enttarntes Alien (in manchen Ausgaben schon).

rulecard-thing-weapon-melee = Nahkampfwaffe
    .text =
        Zeige sie, um dich einmal aus einer Begegnung mit anderen Charakteren zurückzuziehen, stehend oder liegend; danach verlässt sie das Spiel.
        Du legst dann keine Marker aus, siehst dir keinen an, und dein Verdacht steigt nicht.
        Sie hilft weder gegen einen Hund noch gegen ein Enttarntes Alien (in manchen Ausgaben schon).


## Items

rulecard-thing-item-fuel = Treibstoff
    .text =
        Einmal einsetzbar: Lege 1 Treibstoffmarker an den Ort, an dem dein Charakter steht, falls dort ein Treibstofffeld frei ist.
        Er kommt aus dem Vorrat, der den Ort versorgt: aus dem Treibstofflager für Heizung und Generator, aus der Außenreserve für Basishubschrauber und Schuppen (in manchen Ausgaben immer aus dem Treibstofflager).
        Das Ausspielen ist frei: Es braucht keine Aktionskarte, und du legst dich dafür nicht hin.
        Du darfst die Karte in Schritt 4.7 zwischen zwei Aktionskarten, vor der ersten und nach der letzten spielen, solange du stehst (in manchen Ausgaben nur direkt vor oder nach deiner eigenen Aktion).

rulecard-thing-item-tools = Werkzeug
    .text =
        Einmal einsetzbar: Entferne 1 Schadensmarker von dem Ort, an dem dein Charakter steht.
        Das Ausspielen ist frei: Es braucht keine Aktionskarte, und du legst dich dafür nicht hin.
        Du darfst die Karte in Schritt 4.7 zwischen zwei Aktionskarten, vor der ersten und nach der letzten spielen, solange du stehst (in manchen Ausgaben nur direkt vor oder nach deiner eigenen Aktion).
        Sie beendet auch einen Stromausfall und kann eine Heizung mit 3 Schadensmarkern retten, bevor Phase 2 sie prüft (in manchen Ausgaben zerstört der dritte Schadensmarker sie sofort).

rulecard-thing-item-keys = Schlüssel
    .text =
        Sie passen zum Basishubschrauber und zum Schneemobil.
        Wird dir Benutzen bei einem startbereiten Fahrzeug zugewiesen, darfst du sie zeigen und damit als erster Passagier die Flucht beginnen.
        Schlüssel anderer Charaktere am selben Ort helfen nicht: Besitzen muss sie, wem Benutzen zugewiesen wird.

rulecard-thing-item-wire = Kabel
    .text =
        Wer sowohl ein Kabel als auch einen Flammenwerfer besitzt, darf in Phase 6 für 1 Nachlademarker Test B durchführen, an einem beliebigen Charakter.
        Das Kabel wird behalten und liegt nach dem ersten Einsatz offen (in manchen Ausgaben verlässt es das Spiel).
        Die ganze Gruppe führt pro Runde höchstens einen Test B durch.

rulecard-thing-item-flashlight = Taschenlampe
    .text =
        Auch in der Dunkelheit wählst du selbst, welche Karte du abgibst.
        Bei einer Spezialaktion darfst du zwei Karten ziehen, eine abgeben und die andere verdeckt ablegen.
        Sie wird behalten und liegt nach dem ersten Einsatz offen (in manchen Ausgaben verlässt sie das Spiel).
        Norris gilt immer als Besitzer einer Taschenlampe (in manchen Ausgaben nicht bei der Spezialaktion).


## Characters

rulecard-thing-character-bennings = Bennings
    .text =
        Wird ihm in der Wetterstation Benutzen zugewiesen, wirft Bennings den Wetterwürfel zweimal und lässt eines der Ergebnisse liegen.
        War dort in dieser Runde schon ein Ergebnis hinterlegt, darf stattdessen dieses bleiben.
        Die Fähigkeit ist öffentlich, wirkt für ein verstecktes Alien genauso und endet, wenn der Spieler enttarnt wird oder ausscheidet.

rulecard-thing-character-clark = Clark
    .text =
        Allein mit einem Hund an einem Ort hat Clark keine Begegnung: keine Probe und kein Verdacht.
        Ist ein anderer Charakter dabei, zählt er wie jeder andere, und zusammen fangen sie den Hund (mit einer Tischoption ist er für Hunde unsichtbar, sodass der andere die Probe machen muss).
        Die Fähigkeit ist öffentlich, wirkt für ein verstecktes Alien genauso und endet, wenn der Spieler enttarnt wird oder ausscheidet.

rulecard-thing-character-windows = Windows
    .text =
        Wird ihm an irgendeinem Ort Reparieren zugewiesen, darf Windows 2 Schadensmarker statt 1 entfernen.
        Mit dem Kooperationsbonus ist es insgesamt einer mehr: zu dritt stehend also bis zu 4 (mit einer Tischoption jedes Mal 2).
        Die Fähigkeit ist öffentlich, wirkt für ein verstecktes Alien genauso und endet, wenn der Spieler enttarnt wird oder ausscheidet.

rulecard-thing-character-macready = MacReady
    .text =
        Wird ihm in der Waffenkammer Benutzen zugewiesen, darf MacReady drei Waffenkarten statt zwei ziehen.
        Er behält eine und legt die anderen in zufälliger Reihenfolge unter den Stapel.
        Die Fähigkeit ist öffentlich, wirkt für ein verstecktes Alien genauso und endet, wenn der Spieler enttarnt wird oder ausscheidet.

rulecard-thing-character-garry = Garry
    .text =
        Direkt nach dem Ziehen der Aktionskarten in Schritt 4.1 darf Garry eine Karte ablegen und dann eine ziehen.
        Das ist freiwillig; die anderen sehen, dass er es getan hat, aber keine der beiden Karten.
        Die Fähigkeit ist öffentlich, wirkt für ein verstecktes Alien genauso und endet, wenn der Spieler enttarnt wird oder ausscheidet.

rulecard-thing-character-norris = Norris
    .text =
        Norris gilt immer als Besitzer einer Taschenlampe: Die Dunkelheit betrifft ihn nicht.
        Bei einer Spezialaktion darf er zwei Karten ziehen, eine abgeben und die andere verdeckt ablegen (in manchen Ausgaben zieht er nur eine).
        Die Fähigkeit ist öffentlich, wirkt für ein verstecktes Alien genauso und endet, wenn der Spieler enttarnt wird oder ausscheidet.

rulecard-thing-character-blair = Dr. Blair
    .text =
        Wird ihm im Labor Benutzen zugewiesen, darf Dr. Blair einen zusätzlichen Marker ziehen.
        Auch mit dem Kooperationsbonus ist es insgesamt nur einer mehr (mit einer Tischoption jedes Mal zwei Marker).
        Die Fähigkeit ist öffentlich, wirkt für ein verstecktes Alien genauso und endet, wenn der Spieler enttarnt wird oder ausscheidet.

rulecard-thing-character-nauls = Nauls
    .text =
        Wird ihm in der Küche Benutzen zugewiesen, bringt Nauls nur 1 Nahrungsmarker statt 2 hinein, und trotzdem werden alle satt.
        Die Fähigkeit ist öffentlich, wirkt für ein verstecktes Alien genauso und endet, wenn der Spieler enttarnt wird oder ausscheidet.


## Phases

rulecard-thing-phase-weather = Phase 1: Wetterbedingungen
    .text =
        Der Anführer wirft den Wetterwürfel.
        Lag er in der Wetterstation, merkt man sich das Ergebnis, das er dort zeigte, und der Anführer wählt dieses oder das neue; alle sehen es.
        Dann kommt der Würfel auf die Wetterübersicht, und die Wetterstation ist wieder leer.
        Das Wetter bestimmt, wie viel Treibstoff Heizung und Generator verbrauchen, wie schnell eine Basis ohne Heizung einfriert und wie weit der Rettungshubschrauber fliegt.

rulecard-thing-phase-upkeep = Phase 2: Basiswartung und Rettungsflug
    .text =
        Die Zeile des Wetters auf der Wetterübersicht wird in dieser Reihenfolge ausgeführt: Heizung, Generator, Rettungshubschrauber.
        Eine funktionierende Heizung und ein Generator mit Strom verbrauchen Treibstoff; für jeden fehlenden Treibstoffmarker gibt es stattdessen 1 Schadensmarker, soweit Felder frei sind.
        Eine Heizung mit 3 Schadensmarkern ist dann endgültig zerstört; bei einem Generator mit 2 Schadensmarkern ist der Strom ausgefallen.
        War die Heizung schon zerstört, rückt der Frostmarker vor, und auf dem Totenkopf gewinnen die Aliens sofort.
        Wurde das S.O.S. gesendet, rückt der Treibstoffmarker des Rettungshubschraubers 1 Feld vor, dann fliegt der Hubschrauber; steht der Marker schon auf seinem letzten Feld, fliegt er endgültig davon.
        Die Zahlen sind die des Standard-Wertebogens; ein Tisch kann mit einem anderen spielen.

rulecard-thing-phase-planning = Phase 3: Alienaktionen
    .text =
        Diese Phase findet nur statt, wenn das Kollektiv Stärke hat und ein Mitglied, das in einer früheren Runde enttarnt wurde.
        Es legt eine oder mehrere Karten aus dem Ortsstapel verdeckt aus, mit mindestens 1 Stärke auf jeder, und darf Stärke zurückhalten; normalerweise muss es mindestens einen Ort angreifen (mit einer Tischoption darf es passen).
        Gewählt werden können nur Karten, die im Stapel sind: kein verbrannter Ort, keine zerstörte Heizung, kein Aufenthaltsraum und kein Schlafsaal, und der Zwinger nur, solange seine Karte im Stapel ist (eine Tischoption lässt den Raum einer zerstörten Heizung offen).
        Alle sehen, wie viele Karten es sind und wie viel Stärke auf jeder liegt (in manchen Ausgaben nur, wie viele es sind); die Orte bleiben bis Schritt 4.3 geheim.
        Danach kann nichts mehr umverteilt werden.

rulecard-thing-phase-actions = Phase 4: Bewegung, Begegnungen, Aktionen
    .text =
        4.1: Die Charaktere ziehen Aktionskarten, und mit einer ungesehenen Karte beginnt der Aktive-Karten-Stapel.
        4.2: In Bewegungsreihenfolge bewegt sich jeder und gibt eine Karte ab, tauscht Karten, nutzt eine Spezialaktion oder steigt in den Rettungshubschrauber (in manchen Ausgaben wird nach den Begegnungen eingestiegen).
        4.3 und 4.4: Die Orte, die das Kollektiv angreift, werden gezeigt, dann werden alle Begegnungen abgehandelt.
        4.5: Die Stärke kommt zurück in den Stärkevorrat, und die geplanten Karten kommen zurück in den Ortsstapel.
        4.6: Ist jemand eingestiegen, wird die Flucht ausgespielt und beendet das Spiel.
        4.7: Orte dürfen angezündet werden (in manchen Ausgaben vor jeder Karte), dann deckt der Anführer Karten des gemischten Aktive-Karten-Stapels auf, eine nach der anderen, und weist jede einem stehenden Charakter zu.
        In manchen Ausgaben sind diese Schritte anders nummeriert.

rulecard-thing-phase-rec_room = Phase 5: Aufenthaltsraum
    .text =
        Alle Charaktere kehren in den Aufenthaltsraum zurück und stehen auf.
        Sie dürfen Waffenkarten, Gegenstandskarten und Labormarker (in manchen Ausgaben keine Marker) tauschen und nach Belieben diskutieren und beschuldigen, im Rahmen der Gesprächsregeln.
        Dann stimmen alle gleichzeitig darüber ab, wen sie verdächtigen.
        Ein verstecktes Alien darf sich in dieser Phase jederzeit freiwillig enttarnen, und nur dann (in manchen Ausgaben erst nach der Abstimmung).

rulecard-thing-phase-tests = Phase 6: Tests
    .text =
        Die Gruppe darf höchstens einen Test A mit einem Blutbeutel und einen Test B mit Kabel und Flammenwerfer durchführen.
        Tests sind freiwillig, und alle werden gleich gefragt, damit niemand erfährt, wer hätte testen können.
        Wer getestet wird, zeigt allen die Rollenkarte: Ein Alien wird enttarnt, ein Mensch kommt in den grünen Bereich.
        Kann oder will niemand testen, geht es gleich mit Phase 7 weiter.

rulecard-thing-phase-food = Phase 7: Nahrungsverbrauch
    .text =
        Ist in der Küche zubereitete Nahrung, wird sie ganz abgelegt, und alle haben gegessen.
        Sonst werden 4 Nahrungsmarker aus der Vorratskammer abgelegt, und alle haben gegessen.
        Sind dort weniger als 4, werden sie alle abgelegt, und alle sind für den Rest des Spiels hungrig (mit einer Tischoption schon, sobald die Vorratskammer leer ist).

rulecard-thing-phase-dogs = Phase 8: Hunde und Anführer
    .text =
        Alle Hunde außerhalb des Zwingers werden vom Spielplan genommen; für jeden wird eine Ortskarte aufgedeckt, und der Hund kommt an diesen Ort; zwei Hunde sind also nie am selben.
        In der ersten Runde kommen hier alle vier Hunde ins Spiel.
        Wird die Zwinger-Karte aufgedeckt, kommen auch alle gefangenen Hunde heraus und erhalten Orte, und die Karte geht zurück auf den Zwinger.
        Dann wird Anführer, wer den Anführermarker hat; hat ihn niemand, bleibt der Anführer derselbe.
        Der Anführer deckt eine weitere Karte auf und legt den Anführermarker an diesen Ort; dann kommen die aufgedeckten Karten zurück in den Stapel.
        Gehen die Karten aus, warten Hunde ohne Karte neben dem Spielplan, und auch ein Anführermarker ohne Karte bleibt daneben liegen, sodass ihn niemand nehmen kann.
        Von selbst tun Hunde nichts; sie warten auf die Begegnungen der nächsten Runde.


## Topics: the whole game

rulecard-thing-topic-goal = Worum es geht
    .text =
        Die Menschen wollen die Basis gemeinsam verlassen, mit dem Rettungshubschrauber, dem Basishubschrauber oder dem Schneemobil, ohne ein Alien an Bord und ohne einen lebenden Menschen zurückzulassen.
        Die Aliens wollen das verhindern: indem sie an Bord kommen, indem Menschen zurückbleiben, indem die Basis einfriert oder bis kein Mensch mehr übrig ist.
        Ein Spieler beginnt als verstecktes Alien; durch Begegnungen und Hunde können es mehr werden, und nichts macht aus einem Alien wieder einen Menschen.
        Die Aliens zu besiegen genügt nicht: Die Menschen müssen entkommen.
        Ein Team gewinnt oder verliert gemeinsam, mit Ausnahme des letzten Menschen.

rulecard-thing-topic-roles = Rollen
    .text =
        Zu Beginn erhält jeder Spieler geheim einen Hundemarker: Wer den Alien-Hund hat, ist ein verstecktes Alien, alle anderen sind Menschen.
        Deine Rollenkarte liegt verdeckt; sie ändert sich nur, wenn du infiziert wirst, von Mensch zu Alien, und nie zurück.
        Wer weder enttarnt noch ausgeschieden ist, ist ein Charakter, egal in welcher wahren Rolle.
        Versteckte Aliens dürfen alles besitzen und einsetzen, was Menschen dürfen, auch für Tests, und können assimiliert werden wie alle anderen.

rulecard-thing-topic-round = Eine Runde
    .text =
        Jede Runde hat acht Phasen: Wetterbedingungen, Basiswartung und Rettungsflug, Alienaktionen, Bewegung mit Begegnungen und Aktionen, Aufenthaltsraum, Tests, Nahrungsverbrauch, Hunde und Anführer.
        Alienaktionen gibt es nur mit einem Enttarnten Alien, Tests nur, wenn jemand einen durchführen kann und will.
        Nur Charaktere nehmen teil, sofern eine Regel nicht das Kollektiv nennt.
        Der Anführer leitet die Runde.

rulecard-thing-topic-leader = Anführer und Anführermarker
    .text =
        Der Anführer würfelt das Wetter, ordnet die Begegnungen, weist die Karten des Aktive-Karten-Stapels zu und bewegt sich als Letzter; der erste Anführer wird ausgelost (sofern der Tisch keinen bestimmt).
        Wer den Ort mit dem Anführermarker betritt, nimmt ihn sofort und behält ihn offen; in Phase 8 wird sein Besitzer Anführer.
        Hat ihn niemand, bleibt der Anführer derselbe; ein Besitzer, der vorher enttarnt wird oder ausscheidet, zählt nicht mehr, und auch wenn sein Ort aus dem Spiel kommt, hat den Marker niemand.
        Dann deckt der neue Anführer eine Ortskarte auf und legt den Marker dorthin.
        Wird der Anführer enttarnt oder assimiliert, übernimmt sofort der nächste Charakter zur Linken.
        Alle dürfen Rat geben, aber wer eine Karte bekommt und ob es weitergeht, entscheidet allein der Anführer.

rulecard-thing-topic-suspicion = Verdacht
    .text =
        Deine Verdachtsscheibe beginnt auf dem gelben Feld und rückt um 1 vor, wenn du dir in einer Begegnung einen Marker ansiehst, eine Hundeprobe machst oder eine Stimme erhältst.
        Sie rückt nie über das Maximum hinaus; das ist das Feld mit der Zahl der Spieler bei Spielbeginn.
        Ein Test, der einen Menschen zeigt, setzt sie in den grünen Bereich, also auf 0; über später sagt das nichts.
        Solange sie auf dem Maximum liegt, musst du jede Karte, die du abgibst, allen zeigen, bevor sie auf den Aktive-Karten-Stapel kommt, auch bei einer Spezialaktion und in der Dunkelheit.
        Im grünen Bereich legst du keine Marker aus, und niemand kann gegen dich stimmen.
        Die Begegnung mit einem Enttarnten Alien ändert den Verdacht nie.
        Die Zahlen sind die des Standard-Wertebogens; ein Tisch kann mit einem anderen spielen.

rulecard-thing-topic-victory = Wer gewinnt
    .text =
        Die Menschen gewinnen sofort, wenn ein Fahrzeug ohne Alien an Bord abfährt und kein lebender Mensch zurückbleibt.
        Die Aliens gewinnen sofort, wenn ein Alien an Bord eines flüchtenden Fahrzeugs ist, wenn der Frostmarker den Totenkopf erreicht oder wenn kein lebender Mensch mehr übrig ist (mit einer Tischoption wartet dieses letzte Ende, bis eine Rolle gezeigt wird).
        Sie gewinnen auch, wenn ein Fahrzeug abfährt und mindestens einen lebenden Menschen zurücklässt.
        Alle Aliens los zu sein ist noch kein Sieg: Die Menschen müssen trotzdem entkommen, und Hunde können neue Aliens schaffen.
        Assimilierte Spieler teilen das Schicksal des Teams, zu dem sie in diesem Moment gehörten; sie gelten nie als zurückgelassen.
        Geprüft wird das nach den Begegnungen jedes Orts, jedem Test, jedem Frostschritt und jedem Einsteigen, und am Ende werden alle Rollen gezeigt.

rulecard-thing-topic-last_human = Der letzte Mensch
    .text =
        Ist kein lebender Mensch mehr übrig, gewinnen die Aliens, aber wer der letzte Mensch war, verliert mit den Menschen.
        Dabei ist egal, ob dieser Spieler infiziert oder assimiliert wurde; alle anderen Aliens gewinnen.
        Gehen mehrere letzte Menschen im selben Moment verloren, verlieren sie alle.
        Dafür wird geheim aufgezeichnet, wer wann von wem infiziert wurde; am Ende des Spiels wird das gezeigt.

rulecard-thing-topic-elimination = Ausgeschiedene Spieler
    .text =
        Ausscheiden kann man nur durch ein Enttarntes Alien, das einen Charakter assimiliert; Aufsteller und Verdachtsscheibe verlassen den Spielplan, und die Rolle wird nicht gezeigt, nicht einmal dem Kollektiv.
        Waffen-, Gegenstands- und Aktionskarten kommen unter ihre Stapel, Labormarker verlassen ungesehen das Spiel, und Nachlademarker kommen zurück in die Reserve.
        Wird der Anführer assimiliert, wird sofort der nächste Charakter zur Linken Anführer; ein Anführermarker gilt als nicht genommen.
        Wer ausgeschieden ist, entscheidet nichts mehr, verrät bis zum Ende nichts Verborgenes und gewinnt oder verliert mit dem Team, zu dem er in jenem Moment gehörte.


## Topics: the base

rulecard-thing-topic-rooms = Orte
    .text =
        An grünen Orten ist Platz für höchstens drei Charaktere, einen Hund und beliebig viel Stärke des Aliens, und hier finden Aktionen statt.
        In Aufenthaltsraum und Schlafsaal dürfen beliebig viele Charaktere sein, aber weder Hunde noch Enttarnte Aliens; der Zwinger ist für Hunde da und kann angegriffen werden, aber kein Charakter betritt ihn.
        Du darfst direkt an jeden grünen Ort gehen, der nicht verbrannt, keine zerstörte Heizung und nicht voll ist; Entfernungen sind egal (eine Tischoption lässt den Raum einer zerstörten Heizung offen).
        Ein Ort, der aus dem Spiel kommt, verliert auch seine Ortskarte.
        Ein Hund, der dort war, wartet bis Phase 8 neben dem Spielplan (in manchen Ausgaben bleibt er am verbrannten Ort), und ein Anführermarker dort gilt als nicht genommen.

rulecard-thing-topic-stocks = Treibstoff, Nahrung und Schaden
    .text =
        Das Treibstofflager versorgt Heizung und Generator, die Außenreserve den Basishubschrauber und den Schuppen und die Vorratskammer die Küche (in manchen Ausgaben versorgt das Treibstofflager auch die Fahrzeuge).
        Treibstoff-, Nahrungs- und Nachlademarker, die ausgegeben oder abgelegt werden, kommen nicht zurück, sofern keine Regel es sagt.
        Schaden über die freien Schadensfelder eines Orts hinaus verfällt, und Treibstoff über seine Felder hinaus kann nicht dorthin gelegt werden.
        Hat ein Vorrat zu wenig, nimmst du, was da ist; ist er leer, ist der Effekt nicht möglich.
        Die Vorräte bleiben erhalten, auch wenn die Orte verbrennen, die sie versorgen (in manchen Ausgaben geht das Treibstofflager mit dem Lager verloren).

rulecard-thing-topic-weather_chart = Wetterübersicht
    .text =
        Zu jedem Wetter gibt die Übersicht vier Zahlen an: Treibstoff für die Heizung, Treibstoff für den Generator, Schritte des Frostmarkers, sobald die Heizung zerstört ist, und Schritte des Rettungshubschraubers.
        Es gibt eine Übersicht für 4 und 5 Spieler, eine für 6 und eine für 7 und 8; die Zahl der Spieler bei Spielbeginn gilt durchgehend.
        Die meisten dieser Werte stehen nur auf dem Spielplan und in keiner Anleitung; darum kommen sie vom Wertebogen des Tischs, der zu jedem sagt, wie sicher er ist.

rulecard-thing-topic-frost = Frost
    .text =
        Eine Heizung mit 3 Schadensmarkern nach dem Heizungsschritt von Phase 2 ist endgültig zerstört, und der Frostbogen wird darübergelegt (in manchen Ausgaben sofort mit dem dritten Schadensmarker).
        Der Frostmarker beginnt auf dem ersten Feld und bewegt sich in der Phase, in der die Heizung ausfällt, noch nicht.
        In jeder späteren Phase 2 rückt er so viele Schritte vor, wie das Wetter angibt; für die Heizung wird kein Treibstoff mehr verbraucht.
        Erreicht er den Totenkopf, gewinnen die Aliens sofort.
        Wird ein Ort angezündet, kommt der Marker zurück auf das erste Feld.
        Die Zahlen sind die des Standard-Wertebogens; ein Tisch kann mit einem anderen spielen.

rulecard-thing-topic-darkness = Dunkelheit
    .text =
        Dunkelheit herrscht, solange der Strom ausgefallen ist, und wirkt sich aus, wenn in Schritt 4.2 Karten abgegeben werden.
        Wer sich bewegt und eine Karte abgibt, kann sie nicht wählen: Eine zufällige Handkarte kommt auf den Aktive-Karten-Stapel, ungesehen selbst von ihrem Besitzer.
        Bei maximalem Verdacht wird sie zuerst allen gezeigt; sonst kannst du sie nur aus den Karten erschließen, die dir bleiben.
        Norris und Besitzer einer Taschenlampe wählen wie sonst; Kartentausch und Spezialaktion sind nicht betroffen.
        Ein Stromausfall später in der Runde wirkt sich erst in der nächsten Runde aus, und wer 1 Schadensmarker vom Generator entfernt, beendet ihn.

rulecard-thing-topic-hunger = Hunger
    .text =
        Wenn Phase 7 die Basis zum ersten Mal nicht satt macht, werden alle für den Rest des Spiels hungrig (mit einer Tischoption, sobald die Vorratskammer leer ist).
        Das Handlimit ist dann 2 statt 3.
        Wer mehr als 2 Aktionskarten hat, legt sofort nach eigener Wahl und verdeckt bis auf 2 ab.
        Der Hunger endet nie, auch wenn später Nahrung zubereitet wird, und Enttarnte Aliens trifft er nicht.

rulecard-thing-topic-burning = Einen Ort anzünden
    .text =
        Zu Beginn von Schritt 4.7 wird in Bewegungsreihenfolge jeder stehende Charakter an einem grünen Ort gefragt, ob er diesen Ort anzündet (in manchen Ausgaben vor jeder Karte; in manchen darf der Anführer es ablehnen, was nichts kostet).
        Das kostet 1 Nachlademarker des Flammenwerfers oder ein Dynamit/Molotow und eine zufällige, ungesehene Karte des Aktive-Karten-Stapels.
        Der Ort ist aus dem Spiel: Niemand kann ihn betreten, benutzen, reparieren, sabotieren oder angreifen, und seine Ortskarte wird entfernt; höchstens sechs Orte können verbrennen.
        Alle Charaktere dort gehen in den Aufenthaltsraum und liegen (in manchen Ausgaben liegt nur, wer das Feuer gelegt hat); ein Hund verlässt den Spielplan bis Phase 8 (in manchen Ausgaben bleibt er am verbrannten Ort).
        Friert die Basis gerade ein, kommt der Frostmarker zurück auf das erste Feld; anzünden darf man auch sonst.
        Ein verbrannter Generator heißt endgültig kein Strom, eine verbrannte Heizung ist zerstört, mit einem verbrannten Fahrzeug kann niemand fliehen, ein verbrannter Funkraum sendet nichts, und Treibstoff und zubereitete Nahrung an einem verbrannten Ort sind verloren.
        Treibstofflager, Außenreserve und Vorratskammer bleiben erhalten (in manchen Ausgaben geht das Treibstofflager mit dem Lager verloren), und ein gerufener Rettungshubschrauber kommt trotzdem.

rulecard-thing-topic-kennel = Hunde und die Zwinger-Karte
    .text =
        Es gibt vier Hunde; sie kommen in Phase 8 der ersten Runde ins Spiel und in jeder Phase 8 an neue Orte.
        Zwei oder mehr Charaktere (eine Tischoption zählt Clark nicht mit), die mit einem Hund an einem Ort sind, fangen ihn, ohne eine Probe dafür, und er kommt in den Zwinger.
        Die Zwinger-Karte ist genau so lange im Ortsstapel, wie ein Hund im Zwinger ist, und liegt sonst auf dem Zwinger.
        Wird sie in Phase 8 aufgedeckt, für einen Hund oder für den Anführermarker, kommen alle gefangenen Hunde sofort heraus und erhalten Orte.
        Eine Tischoption für Einsteiger entfernt die Karte: Gefangene Hunde kommen nie zurück.


## Topics: cards, moves and actions

rulecard-thing-topic-action_cards = Aktionskarten
    .text =
        Benutzen, Reparieren und Sabotieren gibt es je 17-mal.
        In Schritt 4.1 ziehst du, in Anführerreihenfolge, bis zum Handlimit von 3 nach, bei Hunger von 2; wer das Limit erreicht oder überschritten hat, zieht nichts und legt nichts ab.
        Benutzen braucht einen Ort, an dem es jetzt etwas ändert, Reparieren einen Ort mit Schaden, Sabotieren einen Ort, dem man noch schaden kann.
        Handkarten sind geheim, ihre Zahl ist öffentlich; in Schritt 4.2 abgelegte Karten liegen verdeckt, ausgeführte offen.
        Ist der Aktionsstapel leer, wird der Ablagestapel gemischt.

rulecard-thing-topic-hand_in = Eine Karte abgeben
    .text =
        Wähle eine Aktionskarte aus deiner Hand; sie kommt verdeckt auf den Aktive-Karten-Stapel, und niemand sonst erfährt, welche es ist.
        Bei maximalem Verdacht musst du sie zuerst allen zeigen.
        In der Dunkelheit wird die Karte zufällig gezogen, es sei denn, du hast eine Taschenlampe oder bist Norris.
        Bei einer Spezialaktion gibst du eine Karte ab, die du gerade gezogen hast: Sind es zwei, wählst du eine, und die andere wird verdeckt abgelegt.
        Der Anführer mischt den Stapel später; die Karte kann also jedem zugewiesen werden.

rulecard-thing-topic-move = Deine Bewegung
    .text =
        Wenn du in Schritt 4.2 an der Reihe bist, tust du genau eines von vier Dingen, und alle sehen, welches.
        Geh an einen grünen Ort mit weniger als drei Charakteren und gib verdeckt eine Karte ab.
        Tausche Karten: Leg dich in den Schlafsaal und tausche deine ganze Hand aus; du gibst dabei nichts ab (eine Tischoption lässt dich einige behalten).
        Spezialaktion: Geh an einen grünen Ort oder in den Schlafsaal, lege deine Hand ab, ziehe eine Karte und gib sie ab (eine Tischoption schließt den Schlafsaal aus).
        Steig in den Rettungshubschrauber, wenn er angekommen ist und du am wenigsten verdächtig bist (in manchen Ausgaben wird danach stattdessen erst nach den Begegnungen gefragt).
        Im Aufenthaltsraum kannst du nicht bleiben (mit einer Tischoption kannst du ihn oder den Schlafsaal wie einen grünen Ort wählen), und Entfernungen sind egal.
        Wer den Ort mit dem Anführermarker betritt, nimmt ihn.

rulecard-thing-topic-movement_order = Bewegungs- und Anführerreihenfolge
    .text =
        Die Bewegungsreihenfolge beginnt links vom Anführer, geht im Uhrzeigersinn und endet beim Anführer.
        Sie steht zu Beginn von Schritt 4.2 fest, gilt bis zum Ende von Phase 4, selbst wenn der Anführer wechselt, und entscheidet jeden Gleichstand bei Verdacht und Markern.
        Auch die Anführerreihenfolge geht im Uhrzeigersinn, beginnt aber beim Anführer; in dieser Reihenfolge werden Aktionskarten gezogen und Stimmen gezählt.
        In Schritt 4.2 entscheidet einer nach dem anderen, und wer später dran ist, sieht alle früheren Bewegungen.

rulecard-thing-topic-swap = Karten tauschen
    .text =
        Dein Charakter legt sich in den Schlafsaal; beliebig viele Charaktere dürfen das tun.
        Du legst deine ganze Hand ab, siehst den Aktionsstapel durch und wählst ebenso viele Karten daraus (mit einer Tischoption darfst du Karten behalten und mindestens eine tauschen).
        Hat der Stapel zu wenige, nimmst du diese, die abgelegten werden zu einem neuen Stapel gemischt, und du wählst den Rest daraus.
        Dann werden Aktionsstapel und Ablagestapel zusammengemischt; niemand sieht, was du gewählt hast.
        Du gibst keine Karte ab und tust bis Phase 5 nichts mehr, kannst aber im Schlafsaal noch eine Begegnung haben.

rulecard-thing-topic-special_action = Spezialaktion
    .text =
        Geh an einen grünen Ort mit freiem Platz oder in den Schlafsaal (eine Tischoption verbietet das), und bleib dort stehen.
        Lege deine ganze Hand ab, ziehe eine Aktionskarte, sieh sie dir an und gib sie ab.
        Mit einer Taschenlampe oder als Norris darfst du zwei ziehen, eine abgeben und die andere verdeckt ablegen (in manchen Ausgaben zieht Norris nur eine).
        Bei maximalem Verdacht wird die Karte zuerst allen gezeigt; die Dunkelheit ändert nichts.

rulecard-thing-topic-active_pile = Der Aktive-Karten-Stapel
    .text =
        Er beginnt mit der obersten Karte des Aktionsstapels, von niemandem gesehen; dann kommen verdeckt die abgegebenen Karten dazu.
        Ein Angriff mit Feuer und das Anzünden eines Orts kosten je eine zufällige Karte davon, ungesehen.
        In Schritt 4.7 mischt ihn der Anführer einmal und muss mindestens eine Karte aufdecken, sofern es eine gibt und jemand steht.
        Nach jeder Karte deckt der Anführer die nächste auf oder hört auf; der Rest wird dann verdeckt und ungesehen abgelegt.
        Der Schritt endet auch, wenn der Stapel leer ist oder niemand mehr steht.

rulecard-thing-topic-assign = Wer eine Karte ausführt
    .text =
        Der Anführer muss eine aufgedeckte Karte einem stehenden Charakter an einem Ort zuweisen, an dem sie möglich ist: egal wem, auch sich selbst, und nicht nur dem Spieler, der sie abgegeben hat.
        Benutzen muss am Ort jetzt etwas ändern; bei einem startbereiten Fahrzeug ist es immer möglich, ob mit Schlüsseln oder ohne.
        Reparieren braucht mindestens 1 Schadensmarker am Ort; Sabotieren braucht ein freies Schadensfeld oder einen Vorrat, den sein Effekt verringern kann.
        Wem die Karte zugewiesen ist, der führt sie aus, trifft dabei alle Entscheidungen und legt sich dann hin.
        Wer liegt, bekommt keine Karten mehr und ist bis Phase 5 nicht mehr beteiligt.

rulecard-thing-topic-lost_action = Eine Karte, die niemand ausführen kann
    .text =
        Ist kein stehender Charakter an einem Ort, an dem die aufgedeckte Aktion möglich ist, geht die Aktion verloren.
        Der Anführer legt dann einen stehenden Charakter hin, egal welchen, auch den eigenen.
        Steht niemand mehr, endet der Schritt.

rulecard-thing-topic-cooperation = Kooperationsbonus
    .text =
        An Orten mit dem Bonus darf Benutzen oder Reparieren so oft ausgeführt werden, wie Charaktere dort stehen; der, dem die Karte zugewiesen ist, zählt mit.
        Dieser Spieler wählt, wie oft, mindestens einmal und soweit es möglich ist; nur sein Charakter legt sich hin.
        Für Benutzen gilt der Bonus im Labor, im Heizungsraum, im Generatorraum, beim Basishubschrauber und im Schuppen; für Reparieren an jedem Ort, der Schaden haben kann.
        Sabotieren wird nie vervielfacht, und ein S.O.S. wird nur einmal gesendet.
        Windows darf insgesamt einen mehr reparieren, Dr. Blair insgesamt einen mehr ziehen (mit einer Tischoption jedes Mal einen mehr).

rulecard-thing-topic-bonus_items = Treibstoff und Werkzeug zwischen den Karten
    .text =
        Treibstoff und Werkzeug sind frei: Sie brauchen keine Aktionskarte, niemand legt sich dafür hin, und du darfst mehrere spielen.
        Gelegenheit dazu ist in Schritt 4.7 vor der ersten Karte, nach jeder Karte, bevor der Anführer weitermacht, und noch einmal am Ende; der Anführer kann das nicht verhindern (in manchen Ausgaben nur direkt vor oder nach deiner eigenen Aktion).
        Dein Charakter muss an dem Ort stehen: Treibstoff füllt dort ein freies Treibstofffeld, Werkzeug entfernt dort 1 Schadensmarker.
        Alle, die eine Karte spielen könnten, werden gefragt, egal ob sie eine besitzen; eine gespielte Karte sehen alle, und sie verlässt das Spiel.

rulecard-thing-topic-possessions = Waffen, Gegenstände und Marker, die du besitzt
    .text =
        Du darfst beliebig viele Waffen, Gegenstände und Labormarker besitzen; die anderen sehen nur, wie viele es sind.
        Nur ein Flammenwerfer liegt von Anfang an offen.
        Er wird behalten, solange er Nachlademarker hat (mit einer Tischoption auch leer); auch Schusswaffe, Taschenlampe und Kabel werden behalten und liegen nach dem ersten Einsatz offen (in manchen Ausgaben verlassen Taschenlampe und Kabel das Spiel); jede andere eingesetzte Karte verlässt das Spiel.
        Eine Waffe einzusetzen ist immer freiwillig, und immer sehen es alle.
        Ein leerer Waffen- oder Gegenstandsstapel gibt nichts her, bis Karten unter ihn zurückkommen: die beim Ziehen nicht gewählten und die von enttarnten oder assimilierten Spielern.

rulecard-thing-topic-keep = Eine Karte behalten
    .text =
        In der Waffenkammer ziehst du zwei Waffenkarten (MacReady bis zu drei), im Lager zwei Gegenstandskarten; sind es weniger, ziehst du diese.
        Behalte eine; die anderen kommen unter den Stapel, und niemand sonst sieht sie.
        Auch was du behältst, ist geheim, außer einem Flammenwerfer: Er wird offen mit 6 Nachlademarkern ausgelegt.

rulecard-thing-topic-lab_tokens = Labormarker
    .text =
        Der Beutel beginnt mit 2 Blutbeuteln und 3 Fehlschlägen pro Spieler.
        Nur du siehst einen Marker, den du ziehst; behalte ihn verborgen oder lege ihn verdeckt ab; die anderen sehen nur, was von beidem du getan hast.
        Ein Blutbeutel bezahlt Test A; ein Fehlschlag taugt nur zum Bluffen.
        Marker sind weder Karten noch Gegenstände; du darfst beliebig viele besitzen und sie in Phase 5 verdeckt weitergeben (in manchen Ausgaben gar nicht).


## Topics: encounters

rulecard-thing-topic-encounter = Begegnungen
    .text =
        Eine Begegnung gibt es an einem grünen Ort oder im Schlafsaal, wenn dort zwei oder mehr Charaktere sind, ein Charakter und ein Hund oder das Enttarnte Alien mit einem Charakter oder einem Hund (eine Tischoption verschont den Schlafsaal).
        Ein Charakter allein oder ein Hund allein tut nichts, das Alien allein darf den Ort sabotieren, und im Aufenthaltsraum begegnet sich niemand.
        Sind ein Hund und zwei oder mehr Charaktere da, wird zuerst der Hund gefangen; sind ein Hund und ein einziger Charakter da, macht dieser eine Hundeprobe, und der Hund bleibt.
        Zwei oder mehr Charaktere dürfen sich mit Waffen zurückziehen; wer es nicht tut, macht eine Infektionsprobe.
        Alle Begegnungen sind vor der ersten Aktion abgeschlossen.

rulecard-thing-topic-room_order = Reihenfolge der Orte
    .text =
        Nach der letzten Bewegung deckt das Kollektiv seine Karten auf, und seine Stärke kommt an diese Orte.
        Diese Orte werden zuerst abgehandelt, dann alle anderen Orte mit einer Begegnung.
        Innerhalb jeder Gruppe wählt der Anführer, welcher Ort als nächster kommt; ein Ort wird abgeschlossen, bevor der nächste beginnt.
        Was in einem Kampf zu entscheiden ist, entscheiden das Kollektiv und die Charaktere dort.

rulecard-thing-topic-attack = Angriff mit Feuer
    .text =
        An einem Ort mit einem Enttarnten Alien wird in Bewegungsreihenfolge jeder stehende Charakter gefragt, mit oder ohne eine solche Waffe; der Erste, der angreift, tut es, und danach kann es niemand mehr.
        Das kostet 1 Nachlademarker des Flammenwerfers oder ein Dynamit/Molotow und eine zufällige, ungesehene Karte des Aktive-Karten-Stapels; ist der Stapel leer, geht es nicht.
        Du legst dich an diesem Ort hin; das Alien verliert endgültig 1 Stärke und flieht, ohne etwas zu tun.
        Dann haben die Charaktere und ein Hund dort ihre normale Begegnung, du eingeschlossen (mit einer Tischoption entfällt sie).

rulecard-thing-topic-prey = Was das Alien an einem Ort tut
    .text =
        Ist es stärker als die Charaktere, muss das Kollektiv dort einen Charakter oder den Hund assimilieren oder den Ort sabotieren, auch wenn das nichts ändert; alle übrigen Charaktere fliehen in den Aufenthaltsraum und liegen dort.
        Allein mit einem Hund assimiliert es den Hund oder sabotiert; allein an einem Ort darf es sabotieren oder nichts tun; im Zwinger assimiliert es einen Hund.
        Jede Assimilation bringt 1 Stärke; ein assimilierter Charakter scheidet aus, ein Hund verlässt das Spiel.
        Beim Sabotieren durch das Alien zählt jeder Punkt seiner Stärke am Ort: Schaden, Karten, Marker oder Treibstoff, und in der Küche zwei Nahrungsmarker für jeden Punkt.
        Es weiß nicht, wer ein verstecktes Alien ist, und kann eines assimilieren.

rulecard-thing-topic-alien_fight = Kampf gegen ein Enttarntes Alien
    .text =
        Zuerst dürfen die Charaktere am Ort mit Feuer angreifen; tut es einer, verliert das Alien 1 Stärke und flieht.
        Sonst wird seine Stärke am Ort mit der Zahl der Charaktere dort verglichen; Hunde, Fähigkeiten und andere Waffen zählen nicht (in manchen Ausgaben dürfen sich Charaktere vor alledem mit Waffen zurückziehen).
        Schwächer: Es flieht, und die Charaktere und ein Hund haben sofort ihre normale Begegnung, ebenso wie nach einem Angriff (eine Tischoption lässt sie nach einem Angriff weg).
        Gleich stark: Es flieht, und alle Charaktere dort legen sich hin, wo sie sind; eine weitere Begegnung gibt es nicht, und ein Hund bleibt.
        Stärker: Es assimiliert einen Charakter oder den Hund oder sabotiert den Ort; alle übrigen Charaktere fliehen in den Aufenthaltsraum und liegen dort.
        Der Verdacht ändert sich in einem Kampf nicht.

rulecard-thing-topic-withdraw = Sich aus einer Begegnung zurückziehen
    .text =
        Vor einer Infektionsprobe wird jeder am Ort einmal gefragt, in Bewegungsreihenfolge und für alle sichtbar, ob er sich mit einer Waffe zurückzieht.
        Zeige eine Schusswaffe (du behältst sie), zeige eine Nahkampfwaffe (sie verlässt danach das Spiel) oder gib einen Nachlademarker des Flammenwerfers aus; liegend geht es nur mit Schusswaffe oder Nahkampfwaffe (eine Tischoption erlaubt auch den Nachlademarker).
        Wer sich zurückzieht, legt keine Marker aus, sieht sich keinen an, wird nicht verdächtiger und bleibt, wie er ist, stehend oder liegend.
        Sind weniger als zwei übrig, gibt es keine Probe.
        Das wirkt nur gegenüber Charakteren, nie gegenüber einem Hund oder einem Enttarnten Alien, und beim Fangen eines Hundes zählst du trotzdem mit (manche Ausgaben erlauben dir auch dort den Rückzug, und dann zählst du nicht mit).

rulecard-thing-topic-tokens = Infektionsmarker auslegen
    .text =
        Jeder, der an der Probe teilnimmt und nicht im grünen Bereich ist, legt zwei seiner drei Marker verdeckt aus und bestätigt.
        Ein Mensch muss die beiden Mensch-Marker auslegen; ein verstecktes Alien wählt zwei Mensch-Marker oder einen Mensch- und einen Alien-Marker.
        Von hinten sehen alle gleich aus, und niemand sonst erfährt die Wahl.
        Spieler im grünen Bereich legen nichts aus.

rulecard-thing-topic-look = Einen Marker ansehen
    .text =
        Wähle einen anderen Spieler, der Marker ausgelegt hat, und einen der beiden; wenn du kannst, musst du dir einen ansehen, und zwar nur einen.
        Nur du siehst ihn; alle sehen, von wem du ihn genommen hast, und der Besitzer auch, welchen der beiden.
        Alle wählen gleichzeitig; wollen zwei denselben Marker, entscheidet die Bewegungsreihenfolge, und wer keinen mehr findet, sieht sich keinen an.
        Ein Alien-Marker macht einen Menschen zum versteckten Alien; bei einem Alien bewirkt er nichts, und ein Mensch-Marker ändert nichts.
        Deine Verdachtsscheibe rückt um 1 vor.

rulecard-thing-topic-infection_test = Infektionsprobe
    .text =
        Jeder Beteiligte, der nicht im grünen Bereich ist, legt zwei seiner drei Infektionsmarker verdeckt aus.
        Menschen legen zwei Mensch-Marker aus; ein verstecktes Alien darf den Alien-Marker dazunehmen.
        Dann sieht sich jeder, auch im grünen Bereich, genau einen Marker eines anderen Spielers an, falls einer ausliegt; niemand sonst sieht ihn.
        Ein Mensch, der einen Alien-Marker sieht, wird zum versteckten Alien, sobald sich alle einen angesehen haben; für ein Alien ändert sich nichts.
        Wer sich einen angesehen hat, rückt die eigene Verdachtsscheibe um 1 vor; wer keinen Marker zum Ansehen fand, nicht.
        Alle prüfen auf die gleiche Weise geheim ihre Rollenkarten, die Marker gehen zurück, und niemand darf etwas dazu sagen oder sich etwas anmerken lassen.

rulecard-thing-topic-dog_test = Hundeprobe
    .text =
        Ein Charakter, der mit einem Hund allein ist, zieht einen der neun Marker aus dem Infektionsbeutel, sieht ihn sich allein an und legt ihn zurück; zwei der neun sind Alien-Hunde, jedes Mal.
        Ein Mensch, der einen Alien-Hund zieht, wird zum versteckten Alien; für ein Alien ändert sich nichts.
        Die Verdachtsscheibe rückt um 1 vor, auch aus dem grünen Bereich heraus, und der Hund bleibt am Ort.
        Keine Waffe hilft dagegen (in manchen Ausgaben schon), Clark hat keine solche Begegnung, und niemand darf etwas dazu sagen oder sich etwas anmerken lassen.


## Topics: revealed aliens

rulecard-thing-topic-reveal = Dich enttarnen
    .text =
        Ein verstecktes Alien darf sich in Phase 5 enttarnen, jederzeit vor Phase 6 (in manchen Ausgaben erst nach der Abstimmung); sonst enttarnt nur ein Test.
        Angeboten wird es allen, aber nur ein verstecktes Alien kann es tun; niemand muss.
        Du zeigst deine Rollenkarte; Aufsteller und Verdachtsscheibe verlassen den Spielplan, deine Karten kommen unter ihre Stapel, deine Labor- und Nachlademarker sind weg.
        Warst du Anführer, übernimmt sofort der nächste Charakter zur Linken.
        Die erste Enttarnung des Spiels bringt Stärke in Höhe der halben Spielerzahl bei Spielbeginn, abgerundet; jede spätere bringt 1 dazu.
        Ein neues Enttarntes Alien handelt erst in Phase 3 der nächsten Runde.

rulecard-thing-topic-revealed_aliens = Enttarnte Aliens
    .text =
        Ein Enttarntes Alien ist kein Charakter mehr: Es zieht keine Aktionskarten, bewegt sich nicht, stimmt nicht ab, handelt nicht mit anderen, testet nicht, wird nicht getestet, steigt nicht ein und isst nicht, und seine Fähigkeit ist weg; aber es darf mitreden.
        Alle Enttarnten Aliens zusammen sind das Kollektiv: Sie greifen in Phase 3 und 4 mit einem gemeinsamen Stärkevorrat Orte an.
        Die erste Enttarnung des Spiels bringt die halbe Spielerzahl bei Spielbeginn, abgerundet, jede spätere 1 und jede Assimilation 1; verloren geht Stärke nur durch Feuer.
        Bei 0 ist das Kollektiv besiegt und plant nicht mehr, bis ein weiteres Alien enttarnt wird, dessen 1 Stärke dann allen dient (eine Tischoption schließt die früheren aus); das allein bringt den Menschen keinen Sieg.
        Wer enttarnt ist, erfährt nicht, wer sonst noch ein Alien ist.

rulecard-thing-topic-collective = Das Kollektiv entscheidet
    .text =
        Alle Enttarnten Aliens teilen sich einen Stärkevorrat und einen Plan; niemand hat das Kommando.
        Jedes Mitglied darf vorschlagen, und ein Vorschlag gilt, wenn alle zustimmen; läuft die Zeit ab, gilt der mit den meisten Zustimmungen, bei Gleichstand der des zuerst enttarnten Mitglieds.
        Mit einer Tischoption gewinnt der Vorschlag mit den meisten Unterstützern, bei Gleichstand der des zuerst Enttarnten, oder jede Runde entscheidet reihum ein anderes Mitglied.
        Vorschläge und geplante Orte sehen nur Mitglieder.

rulecard-thing-topic-alien_strength = Stärke des Aliens
    .text =
        Das Kollektiv hat einen gemeinsamen Stärkevorrat, und alle sehen, wie groß er ist.
        Er wächst um 1 mit jeder Assimilation und jeder Enttarnung nach der ersten und schrumpft nur durch Angriffe mit Feuer.
        Was in Phase 3 eingesetzt wird, kommt in Schritt 4.3 an die Orte und kann nicht umverteilt werden.
        In Schritt 4.5 kommt alle Stärke vom Spielplan zurück in den Stärkevorrat, und die geplanten Karten kommen zurück in den Ortsstapel.
        Es zählen nur Punkte, nie Spielsteine.


## Topics: escape

rulecard-thing-topic-rescue = Der Rettungshubschrauber
    .text =
        Er muss vom Funkraum aus gerufen werden; ab der nächsten Runde rückt in Phase 2 sein Treibstoffmarker 1 Feld vor, und dann fliegt er so weit, wie das Wetter es zulässt.
        Auf dem letzten Feld seiner Leiste ist er angekommen und wartet.
        Steht der Treibstoffmarker in Phase 2 schon auf seinem letzten Feld, fliegt der Hubschrauber endgültig davon, wo er auch ist, und kann nicht noch einmal gerufen werden.
        Sobald er angekommen ist, darf der am wenigsten verdächtige Charakter, bei Gleichstand der erste in Bewegungsreihenfolge, einsteigen, statt sich zu bewegen, und gibt dabei keine Karte ab; tut er es nicht, gibt es in dieser Runde keine Rettung.
        Die anderen bewegen sich noch, und alle Begegnungen werden abgehandelt, dann beginnt das Einsteigen und beendet das Spiel (in manchen Ausgaben bleibt im Aufenthaltsraum, wer sich noch nicht bewegt hat).
        In manchen Ausgaben steigt niemand ein, statt sich zu bewegen: Nach den Begegnungen wird der am wenigsten verdächtige Charakter gefragt, wo er auch ist.

rulecard-thing-topic-vehicles = Flucht mit einem Fahrzeug
    .text =
        Der Basishubschrauber oder das Schneemobil ist startbereit, wenn kein Schadensmarker da ist und jedes Treibstofffeld gefüllt ist.
        Wem bei einem startbereiten Fahrzeug Benutzen zugewiesen wird, der wird gefragt, ob er die Flucht beginnt; dazu muss er Schlüssel zeigen.
        In dieser Lage werden alle gleich gefragt; wer keine Schlüssel hat oder nicht will, tut nichts und legt sich hin.
        Startbereit muss das Fahrzeug sein, wenn die Karte zugewiesen wird: Treibstoff oder Reparaturen danach helfen bei derselben Karte nicht mehr.
        Wer die Flucht beginnt, ist der erste Passagier, und das Einsteigen folgt sofort und beendet das Spiel.

rulecard-thing-topic-boarding = Einsteigen
    .text =
        Der erste Passagier zeigt die Rollenkarte (in manchen Ausgaben erst am Ende): Mit einem Alien gewinnen die Aliens das Spiel.
        Dann werden die Charaktere am Boden einer nach dem anderen gefragt, der am wenigsten verdächtige zuerst, bei Gleichstand in Bewegungsreihenfolge, ob sie um einen Platz bitten; wer verzichtet oder abgelehnt wird, bleibt für diese Einsteigerunde zurück.
        Alle Passagiere müssen zustimmen (in manchen Ausgaben entscheidet bei genauem Gleichstand der am wenigsten verdächtige von ihnen).
        Wer an Bord genommen wird, zeigt die Rollenkarte: Mit einem Alien gewinnen die Aliens das Spiel, mit einem Menschen beginnt eine neue Einsteigerunde, in der alle am Boden noch einmal gefragt werden.
        Nimmt eine ganze Runde niemanden an Bord oder ist niemand mehr übrig, fährt das Fahrzeug ab, und die Zurückgelassenen zeigen ihre Rollenkarten: Ist ein Mensch darunter, gewinnen die Aliens, sonst die Menschen.
        Wo ein Charakter ist, ob stehend oder liegend, ist egal; enttarnte und ausgeschiedene Spieler werden nie gefragt.
        Hat das Einsteigen einmal begonnen, beendet es immer das Spiel.


## Topics: Rec Room and tests

rulecard-thing-topic-trade = Handel
    .text =
        In Phase 5 dürfen zwei beliebige Charaktere einander Waffenkarten, Gegenstandskarten und Labormarker geben (in manchen Ausgaben keine Marker), beliebig viele, auch als Geschenk, wenn beide zustimmen.
        Ein Tausch findet ganz oder gar nicht statt; Versprechen binden niemanden.
        Vorher wird nichts gezeigt; wer etwas erhält, darf es danach ansehen.
        Alle sehen, dass etwas den Besitzer wechselt, von welcher Art und wie viel, aber nicht, was, außer bei einem offenen Flammenwerfer, der seine Nachlademarker behält.

rulecard-thing-topic-vote = Die Abstimmung
    .text =
        Alle Charaktere nennen gleichzeitig einen anderen Charakter oder enthalten sich; gezeigt werden die Stimmen, wenn alle abgegeben sind.
        Nicht genannt werden können Spieler im grünen Bereich, du selbst, Enttarnte Aliens und Ausgeschiedene.
        Jede Stimme rückt die Verdachtsscheibe des Genannten 1 Feld vor, höchstens bis zum Maximum.
        Wer dort steht, muss jede abgegebene Karte zeigen, solange die Scheibe dort bleibt.

rulecard-thing-topic-tests = Test A und Test B
    .text =
        In jeder Runde darf die Gruppe einen Test A und einen Test B durchführen, am selben oder an verschiedenen Charakteren; ein Test ist freiwillig, und alle werden gefragt, ob sie einen anbieten.
        Test A: Zeige einen Blutbeutel und gib ihn her; getestet wird der Charakter mit dem höchsten Verdacht, bei Gleichstand wählt der Tester.
        Test B: Gib mit Kabel und Flammenwerfer 1 Nachlademarker aus; getestet wird ein beliebiger Charakter.
        Du darfst dich selbst testen, wenn du ein mögliches Ziel bist; versteckte Aliens dürfen testen wie alle anderen.
        Bieten mehrere denselben Test an, wählt der Anführer einen davon; der Anführer wählt auch, welcher Test zuerst kommt, normalerweise A.

rulecard-thing-topic-test_result = Das Ergebnis eines Tests
    .text =
        Der getestete Spieler muss allen seine jetzige Rollenkarte zeigen.
        Ein Alien wird sofort enttarnt: Aufsteller und Verdachtsscheibe verlassen den Spielplan, die Karten kommen zurück zu ihren Stapeln, und das Kollektiv wächst.
        Die Verdachtsscheibe eines Menschen kommt in den grünen Bereich.
        Das sagt nur etwas über die Vergangenheit: Der nächste Hund oder die nächste Begegnung kann einen Spieler im grünen Bereich infizieren, und seine Scheibe rückt dann wieder vor.


## Topics: the table and the rules

rulecard-thing-topic-talk = Gespräch
    .text =
        Alles wird offen am Tisch gesprochen; zwischen Charakteren gibt es keine privaten Worte, aber das Kollektiv plant seine Angriffe unter sich.
        Du darfst immer, wahr oder falsch, über Pläne, Verdächtigungen, Versprechen, Ratschläge, Waffen, Gegenstände und Labormarker sprechen.
        Du darfst nie sagen, ob wahr oder falsch, welche Aktionskarten du auf der Hand hast; welche Karte du abgegeben hast, darfst du ab Schritt 4.7 behaupten, wahr oder falsch.
        Manche Ausgaben verbieten auch Letzteres, andere erlauben jede Behauptung.
        Verborgene Karten und Marker werden nur gezeigt, wenn eine Regel sie aufdeckt, und niemand äußert sich zum Ausgang einer Infektionsprobe.
        Enttarnte Aliens dürfen nach denselben Regeln mitreden; Ausgeschiedene schweigen über Verborgenes.

rulecard-thing-topic-secrets = Wer was sieht
    .text =
        Öffentlich: Verdacht, Anführer, Schaden, Treibstoff, Nahrung, Hunde, Wetter, Bewegungen, die Stärke des Aliens, wie viele Karten und Marker jeder hat, und was zu Beginn in den Beuteln war.
        Geheim: Rollen, Handkarten, abgegebene Karten, Waffen, Gegenstände und Labormarker, außer einem Flammenwerfer und dem, was seit seinem Einsatz offen liegt.
        Niemand kennt den ganzen Aktive-Karten-Stapel, und was davon übrig bleibt, wird ungesehen abgelegt.
        Von einem Infektionsmarker sieht die Vorderseite nur, wer ihn ansieht; alle sehen, wer sich von wem einen ansieht, und der Besitzer weiß auch, welcher es war.
        Das Kollektiv teilt seinen Plan, erfährt aber von niemandem die verborgene Rolle.
        Dein Protokoll enthält nur Öffentliches und deine eigenen Geheimnisse; Rollen und Infektionen werden am Ende gezeigt.

rulecard-thing-topic-prompts = Warum alle gleich gefragt werden
    .text =
        Ob du etwas gefragt wirst, verrät nie, was du hast oder wer du bist.
        Alle, die mit der richtigen Karte handeln könnten, werden im selben Tempo gefragt, und niemand sieht, wer eine Möglichkeit hatte: angreifen, sich zurückziehen, anzünden, Treibstoff oder Werkzeug spielen, ein Fahrzeug starten, einen Test anbieten.
        Bei einer Infektionsprobe legen alle außerhalb des grünen Bereichs Marker aus und bestätigen, und in Phase 5 haben alle eine Möglichkeit zur Enttarnung, die nur ein verstecktes Alien nutzen kann.
        Die Regelkarten sind für alle gleich, denn wer fragt, wie man als Alien spielt, würde sich verraten.

rulecard-thing-topic-timeouts = Wenn die Zeit abläuft
    .text =
        Alles Freiwillige unterbleibt: kein Tausch durch Garry, kein Angriff, kein Rückzug, kein Feuer, kein Treibstoff oder Werkzeug, keine Flucht, keine Bitte um einen Platz, kein Handel, keine Stimme, keine Enttarnung, kein Test.
        Du gehst an einen zufälligen Ort und gibst eine zufällige Karte ab; bei einer Infektionsprobe legst du zwei Mensch-Marker aus und siehst dir einen zufälligen Marker an; andere Karten werden zufällig gewählt oder abgelegt.
        Der Anführer nimmt das neue Wetter, die feste Reihenfolge der Orte, einen zufälligen Charakter für eine Karte, erlaubt ein Feuer und deckt keine weitere Karte auf; ein Passagier lehnt ab.
        Wer eine Aktion ausführt, nimmt das erste mögliche Ergebnis und das erste mögliche Ziel für einen Treibstoffmarker, wiederholt so oft wie möglich, behält eine zufällige Karte und jeden Labormarker.
        Das Kollektiv legt 1 Stärke auf einen zufälligen Ort; allein an einem Ort tut es nichts, allein mit einem Hund assimiliert es den Hund, und sonst den Charakter auf dem ersten Platz (A vor B).
        Hat es Vorschläge, gilt der mit den meisten Zustimmungen, bei Gleichstand der des zuerst enttarnten Mitglieds.

rulecard-thing-topic-setup = Spielaufbau
    .text =
        Heizung und Generator beginnen mit je 4 Treibstoffmarkern, die Vorratskammer mit 16 Nahrungsmarkern, der Schuppen mit 1 Schadensmarker, der Basishubschrauber mit zwei Schadensmarkern weniger, als Spieler mitspielen, der Funkraum mit einem pro Spieler.
        Treibstofflager, Außenreserve, Waffen- und Gegenstandsstapel und die Wetterübersicht hängen von der Spielerzahl ab; in den Laborbeutel kommen pro Spieler 2 Blutbeutel und 3 Fehlschläge.
        Jeder Spieler erhält einen zufälligen Charakter, der im Aufenthaltsraum steht, 2 Aktionskarten, 3 Infektionsmarker, beide Rollenkarten und eine Verdachtsscheibe auf dem gelben Feld.
        So viele Hundemarker wie Spieler, darunter ein Alien-Hund, werden geheim ausgeteilt und bestimmen die Rollen; dann kommen alle 9, darunter 2 Alien-Hunde, in den Infektionsbeutel.
        Der Anführermarker liegt an einem zufälligen Ort, die Zwinger-Karte liegt auf dem Zwinger, und die vier Hunde sind noch nicht auf dem Spielplan.
        Der erste Anführer wird ausgelost (sofern der Tisch keinen bestimmt), und der Rettungshubschrauber ist noch nicht gerufen.
        Was von der Spielerzahl abhängt, bleibt wie bei Spielbeginn.

rulecard-thing-topic-components = Was in der Schachtel ist
    .text =
        51 Aktionskarten: je 17-mal Benutzen, Reparieren und Sabotieren.
        12 Waffenkarten: 2 Flammenwerfer, 4 Dynamit/Molotow, 2 Schusswaffen, 4 Nahkampfwaffen; 15 Gegenstandskarten: 4 Treibstoff, 4 Werkzeug, 2 Schlüssel, 2 Kabel, 3 Taschenlampen; mit weniger Spielern braucht man weniger davon.
        11 Ortskarten: alle grünen Orte und der Zwinger, keine für Aufenthaltsraum und Schlafsaal.
        Für jeden von 8 Spielern: ein Aufsteller, eine Verdachtsscheibe, eine Mensch- und eine Alien-Rollenkarte, 2 Mensch-Infektionsmarker und 1 Alien-Infektionsmarker; dazu 9 Hundemarker, darunter 2 Alien-Hunde, und 4 Hunde.
        40 Labormarker, 16 Blutbeutel und 24 Fehlschläge; 34 Treibstoffmarker, 16 Nahrungsmarker, 20 Schadensmarker, 12 Nachlademarker, 6 Feuermarker.
        Die Stärke des Aliens ist nur eine Zahl; Spielsteine sind Wechselgeld dafür und begrenzen sie nie.
        Die besonderen Rollenkarten und Würfel in der Schachtel gehören zum Spiel für 1 bis 3 Spieler.

rulecard-thing-topic-specification = Wie die Regeln geschrieben sind
    .text =
        Jede Regel hat eine Kennung wie T-E-12; nur was eine Kennung hat, ist eine Regel.
        Wo Ausgaben voneinander abweichen, nennen die Regeln einen Standard; jeder Tisch kann eine Ausgabe oder einzelne Tischoptionen wählen.
        Werte, die nur auf dem Spielplan stehen, etwa die der Wetterübersicht, kommen von einem Wertebogen, den ein Tisch ersetzen kann.
        Jedes Mischen, jedes zufällige Ziehen und jeder Würfelwurf ist fair.
        Eine besondere Regel geht einer allgemeinen vor, „kann nicht“ geht „darf“ vor, und was du nicht ganz bezahlen kannst, kannst du nicht tun.
        Phase 4 wird hier in sieben Schritten gezählt, 4.1 bis 4.7; manche Ausgaben zählen anders.
