### Rule cards of The Thing for 1 to 3 players, the small crew. They say what differs from the game for 4 to 8.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the rules as they are in force at a table, by selectors: see thing-rulecards.ftl.


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
        Alle stehen im Aufenthaltsraum, ihre Scheiben auf dem gelben Feld der Leiste, also auf { $suspicion_yellow }.
        Acht besondere Rollenkarten, sechs Menschen und zwei Aliens, werden gemischt; jeder Charakter bekommt eine verdeckt, die anderen zwei kommen zurück, und niemand sieht sich eine an.
        Es können also zwei verborgene Aliens sein, eines oder keines: Von 28 Verteilungen haben 15 zwei, 12 eines und 1 keines.
        Hundemarker werden nicht verteilt; alle 9, davon 2 Aliens, sind im Beutel.
        Der Bedrohungsmarker beginnt auf Feld { $suspicion_red } und zählt nicht als Stärke des Aliens.
        { $kennelCard ->
            [removed] Die Zwingerkarte ist nicht im Spiel, die Hunde beginnen wie üblich
           *[normal] Zwingerkarte und Hunde beginnen wie üblich
        }, es gibt keinen Anführermarker, und { $first ->
            [chosen] den ersten Anführer hat der Tisch bestimmt
            [settled] der erste Anführer wird vom Tisch bestimmt oder ausgelost
           *[lot] der erste Anführer wird ausgelost
        }.

rulecard-thing-small-upkeep = Phasen 1 und 2: Wetter und Basiswartung
    .text =
        Beide Phasen sind die des Spiels zu 4 bis 8, mit der Wettertabelle für sechs Spieler.
        Der Anführer wirft den Wetterwürfel oder wählt zwischen dem neuen Ergebnis und dem, das in der Wetterstation aufgehoben ist.
        Heizung und Generator verbrauchen Treibstoff, wie das Wetter es sagt, jeder fehlende Treibstoffmarker ist 1 Schaden, und der Rettungshubschrauber fliegt, sobald er gerufen ist.
        { $boilerCheck ->
            [immediate] Die Heizung ist endgültig zerstört, sobald sie { $damage_slots_boiler } Schaden hat
           *[phase2] Eine Heizung, die nach dem Verbrauch { $damage_slots_boiler } Schaden hat, ist endgültig zerstört
        }; ab der nächsten Runde rückt der Frostmarker vor, und auf dem Totenkopf verliert ihr.
        { $generatorCheck ->
            [phase2] Hat der Generator nach dem Verbrauch { $damage_slots_generator } Schaden, fällt der Strom aus, und die Dunkelheit beginnt.
           *[immediate] Der Strom fällt aus, sobald der Generator { $damage_slots_generator } Schaden hat, und die Dunkelheit beginnt.
        }

rulecard-thing-small-moving = Phase 3: die Crew bewegt sich
    .text =
        { $soloFirst ->
            [left] Vom Spieler links vom Anführer an
           *[leader] Vom Anführer an
        } im Uhrzeigersinn bewegt jeder Spieler alle eigenen Charaktere, einen nach dem anderen und in beliebiger Reihenfolge.
        Ein Charakter geht an einen beliebigen grünen Ort, der offen ist{ $destroyedBoiler ->
            [enterable] , auch an den einer zerstörten Heizung,
           *[removed] { "" }
        } und an dem weniger als drei Charaktere sind, oder in den Schlafsaal.
        In den Schlafsaal darf in einer Runde nur ein Charakter gehen, und er steht dort.
        { $soloRec ->
            [yes] In den Zwinger geht niemand; im Aufenthaltsraum dürfen Charaktere bleiben, tun dort aber nichts.
           *[no] In den Zwinger geht niemand, und niemand bleibt im Aufenthaltsraum.
        }

rulecard-thing-small-meeting = Phase 3: Begegnungen
    .text =
        Wenn alle gegangen sind, werden die Begegnungen Ort für Ort abgehandelt, in der Reihenfolge, die der Anführer nennt; das Alien ist noch nicht da.
        { $soloMeet ->
            [phase5] Jetzt begegnet man nur Hunden; Charaktere begegnen sich zu Beginn von Phase 5, soweit sie noch an ihren Orten sind.
           *[phase3] { "" }
        }
        Es gibt keine Infektionsprobe: Jeder Charakter, der mit einem anderen zusammen ist, { $soloGreen ->
            [none] ob dessen Scheibe im grünen Bereich liegt oder nicht,
           *[exempt] dessen Scheibe außerhalb des grünen Bereichs liegt,
        } rückt mit seiner Scheibe 1 Feld nach rechts, einmal und nicht für jeden der anderen.
        Wer sich mit einer Waffe { $weaponScope ->
            [any] vor Charakteren oder vor einem Hund
           *[characters] vor Charakteren
        } zurückzieht, hält sich heraus: Dieser Charakter rückt nicht vor, und niemand rückt seinetwegen vor.
        Zwei oder mehr Charaktere{ $clarkCatches ->
            [no] { " " }(ohne Clark gezählt)
           *[yes] { "" }
        } fangen einen Hund an ihrem Ort.
        Ein Charakter allein mit einem Hund, außer Clark, zieht vor aller Augen einen Hundemarker und legt ihn zurück: Ein Gesunder Hund ist 1 Feld nach rechts, ein Alien-Hund macht den Charakter sofort zum Alien.
        All diese Schritte werden nach dem letzten Ort zusammen ausgeführt, und erst dann wird geprüft, ob Scheiben dem Bedrohungsmarker begegnet sind.

rulecard-thing-small-transformation = Zum Alien werden
    .text =
        Ein Charakter wird zum Alien, wenn ein Test eine Alien-Rollenkarte aufdeckt, wenn er einen Alien-Hund zieht oder wenn seine Scheibe und der Bedrohungsmarker auf dasselbe Feld kommen.
        Er verlässt das Spiel: Aufsteller und Scheibe werden entfernt, Waffen- und Gegenstandskarten kommen unter ihre Stapel, und Labormarker verlassen das Spiel.
        Außer nach einem Test bleibt seine Rollenkarte verdeckt, was immer sie zeigt.
        Der erste gibt dem Alien Stärke 5, jeder spätere 1 mehr; das Alien gehört niemandem, und das Spiel führt es in Phase 4.
        { $soloThreat ->
            [shiftPhase9] Betritt der Marker ein Feld mit mehreren Scheiben, wählt der Anführer einen ihrer Charaktere; eine Scheibe, die das Feld des Markers betritt, trifft nur ihren eigenen Charakter, und in Phase 9 rückt der Marker um die Zahl der Scheiben auf seinem Feld nach rechts.
           *[shiftNow] Liegen mehrere Scheiben auf dem Feld des Markers, wählt der Anführer einen ihrer Charaktere; dann rückt der Marker um so viele Felder nach rechts, wie dort noch Scheiben liegen.
        }
        { $soloGreenImmune ->
            [yes] Im grünen Bereich trifft der Bedrohungsmarker niemanden.
           *[no] Der grüne Bereich ist kein Schutz vor dem Bedrohungsmarker.
        }
        Hat der Anführer keinen Charakter mehr, wird der nächste Spieler links, der einen hat, Anführer; wer keinen hat, berät weiter mit.

rulecard-thing-small-aliens = Phase 4: das Alien handelt
    .text =
        Diese Phase gibt es nur, wenn das Alien Stärke hat; eines, das in Phase 3 erschienen ist, handelt sofort.
        Der Angriffswert ist um 1 höher als die Zahl der Charaktere am vollsten grünen Ort.
        Vom gemischten Ortskartenstapel wird eine Karte nach der anderen gezogen, und jeder Ort bekommt Stärke in Höhe des Angriffswerts oder was übrig ist, bis alle Stärke verteilt ist oder die Karten ausgehen.
        Die Orte werden in der Reihenfolge abgehandelt, die der Anführer nennt.
        Bevor Stärken verglichen werden, darf ein stehender Charakter am Ort mit einem Nachlademarker des Flammenwerfers oder mit Dynamit/Molotow angreifen: Er legt sich hin, und das Alien verliert 1 Stärke und flieht{ $weaponScope ->
            [any] ; davor dürfen sich Charaktere mit Waffen zurückziehen, und wer es tut, bleibt bei allem Folgenden hier außen vor
           *[characters] { "" }
        }.
        Ist seine Stärke kleiner als die Zahl der Charaktere dort, flieht das Alien; ist sie gleich, legen sich alle hin; ist sie größer, assimiliert es einen davon, den { $soloVictim ->
            [random] das Los bestimmt
           *[leader] der Anführer wählt
        }, und die anderen fliehen in den Aufenthaltsraum und liegen dort.
        Ohne Charakter am Ort assimiliert es einen Hund, und ohne Hund sabotiert es den Ort mit seiner ganzen Stärke dort; { $kennelCard ->
            [removed] den Zwinger greift es nie an
           *[normal] im Zwinger assimiliert es einen Hund, wenn dort einer ist
        }.
        Ein assimilierter Charakter oder Hund ist 1 Stärke mehr; der Charakter verlässt das Spiel, als wäre er zum Alien geworden, seine Rollenkarte ungesehen.
        Danach begegnet niemand mehr jemandem, und am Ende kommen alle Stärke und alle Karten zurück.

rulecard-thing-small-dice = Phase 5: die Würfel
    .text =
        Der Anführer wirft drei Aktionswürfel, zwei, wenn die Crew hungert; ein Würfel hat zwei Seiten Benutzen, zwei Reparieren, eine Sabotieren und eine Bedrohung.
        Dann gibt der Anführer alle einem stehenden Charakter an einem grünen Ort{ $soloDormDice ->
            [no] { "" }
           *[yes] { " " }oder im Schlafsaal
        }; bei Dunkelheit wird der Charakter vor dem Wurf genannt.
        Zuerst dürfen Würfel durch { $soloNorris ->
            [always] Garry und Norris und bei Dunkelheit durch eine Taschenlampe
           *[darkness] Garry und bei Dunkelheit durch Norris oder eine Taschenlampe
        } neu geworfen werden, jeder Würfel höchstens einmal durch jedes davon.
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
        { $soloDormDice ->
            [no] Die Würfel werden diesem Charakter nie gegeben.
           *[yes] Die Würfel dürfen auch diesem Charakter gegeben werden: Dann beschädigt Sabotieren nichts, und er legt sich hin.
        }

rulecard-thing-small-actions = Phase 5: was die Würfel bewirken
    .text =
        Bleibt ein Würfel mit Sabotieren oder Bedrohung übrig, müssen alle diese ausgeführt werden; der Charakter tut sonst nichts und legt sich hin.
        Jedes Sabotieren schadet dem Ort des Charakters wie eine Karte Sabotieren oder bewirkt nichts, wenn nichts beschädigt werden kann.
        Dann rückt jede Bedrohung den Bedrohungsmarker 1 Feld nach links, und jedes Mal wird geprüft, ob er einer Scheibe begegnet; der Rest wird auch dann ausgeführt, wenn der Charakter selbst schon fort ist.
        Bleibt keiner übrig, darf der Charakter eine Aktion ausführen, die einer seiner Würfel zeigt, Benutzen oder Reparieren, oder einen Würfel ausgeben, um seinen Ort mit einem Nachlademarker des Flammenwerfers oder mit Dynamit/Molotow anzuzünden; dann legt er sich hin, mit oder ohne Aktion.
        Sind alle Würfel annulliert, legt er sich einfach hin.
        Helfer am Ort, Fähigkeiten, Treibstoff und Werkzeug wirken wie mit Karten; Treibstoff und Werkzeug kosten keinen Würfel und werden { $bonusItems ->
            [ownActionOnly] nur unmittelbar vor oder nach der Aktion ihres Besitzers
           *[between] vor und nach den Würfeln jedes Charakters
        } ausgespielt.
        Zu anderen Zeiten kann kein Ort angezündet werden; { $burnOthers ->
            [standing] wer einen anzündet, liegt im Aufenthaltsraum, und die anderen von dort kommen mit, stehend oder liegend wie zuvor
           *[prone] alle von einem verbrannten Ort liegen im Aufenthaltsraum
        }.

rulecard-thing-small-rec_room = Phase 6: Aufenthaltsraum
    .text =
        Alle Charaktere kommen in den Aufenthaltsraum zurück und stehen auf.
        Sie dürfen einander nach Belieben { $soloTradeLab ->
            [yes] Waffenkarten, Gegenstandskarten und Labormarker übergeben,
           *[no] Waffen- und Gegenstandskarten übergeben, aber keine Labormarker,
        } und alle sehen, welche.
        Niemand wird beschuldigt, es gibt keine Abstimmung, und niemand enttarnt sich.

rulecard-thing-small-tests = Phase 7: Tests
    .text =
        In einer Runde dürfen ein Test A und ein Test B durchgeführt werden, wenn die Spieler es wollen.
        Test A kostet einen Blutbeutel des Testers und gilt dem Charakter, dessen Scheibe am weitesten rechts liegt; unter mehreren wählt der Spieler des Testers.
        Test B kostet Kabel und einen Nachlademarker des Flammenwerfers desselben Charakters und gilt einem beliebigen.
        Die Rollenkarte des getesteten Charakters wird endgültig aufgedeckt.
        Ein Alien verlässt das Spiel und macht das Alien stärker; die Scheibe eines Menschen { $soloHumanTest ->
            [nothing] bleibt, wo sie ist
           *[green] kommt in den grünen Bereich
        }.

rulecard-thing-small-round_end = Phasen 8 und 9: Nahrung, Hunde, Anführer, Bedrohung
    .text =
        Phase 8: Alle essen wie im Spiel zu 4 bis 8; reicht es nicht{ $hunger ->
            [pantryEmpty] { " " }oder ist die Vorratskammer irgendwann leer
           *[phase7] { "" }
        }, hungert die Crew endgültig, und für einen Charakter werden nur noch zwei Würfel geworfen.
        Phase 9: Die Hunde laufen wie üblich.
        Dann geht der Anführerbogen an den nächsten Spieler links, der einen Charakter hat; allein behältst du ihn.
        { $soloThreat ->
            [shiftPhase9] Dann rückt der Bedrohungsmarker um die Zahl der Scheiben auf seinem Feld nach rechts oder, wenn er dort allein ist, 1 Feld nach links; begegnet er { $edition ->
                [de] Scheiben
               *[other] auf dem Weg nach links Scheiben
            }, wird einer ihrer Charaktere zum Alien.
           *[shiftNow] Dann rückt der Bedrohungsmarker 1 Feld nach links, und wenn er Scheiben begegnet, wird einer ihrer Charaktere zum Alien.
        }
        Die Leiste hat für Scheiben und Marker { $suspicion_spaces } Felder, von 0, dem grünen Bereich, an.
        Ein Charakter wird nur getroffen, wenn eine Scheibe oder der Marker ein Feld betritt: Eine Scheibe, die auf dem letzten Feld nicht weiter kann, oder ein Marker, der 0 nicht verlassen kann, trifft niemanden.
        { $soloGreenImmune ->
            [yes] Der grüne Bereich ist ein Schutz: Dort wird niemand getroffen.
           *[no] Eine Scheibe, die ein Test in den grünen Bereich setzt, betritt ihn, und der grüne Bereich ist kein Schutz.
        }

rulecard-thing-small-abilities = Hunger, Zwinger und Fähigkeiten, für die kleine Crew
    .text =
        Hunger: Es werden zwei Würfel statt drei geworfen.
        { $kennelCard ->
            [removed] Zwinger: Seine Karte ist nicht im Spiel, und das Alien greift ihn nie an.
           *[normal] Zwinger: Zieht das Alien seine Karte, wird ein Hund dort, wenn einer da ist, assimiliert.
        }
        Norris: { $soloNorris ->
            [always] Immer wenn er Würfel bekommt,
           *[darkness] Bei Dunkelheit
        } darf er bis zu drei seiner Würfel neu werfen, jeden einmal.
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
        { $soloEscape ->
            [boarding] Ist sie nicht verhindert, steigen die Charaktere einzeln ein, wie die Spieler sich einigen und der Anführer es sagt, und decken ihre Rollenkarten auf{ $firstBoarderReveals ->
                [no] , der erste von ihnen erst am Ende
               *[yes] { "" }
            }: Ein Alien an Bord oder ein zurückgelassener Mensch ist eine Niederlage, sonst gewinnt ihr.
           *[rollOnly] Ist sie nicht verhindert, gewinnt ihr sofort, was immer die Rollenkarten zeigen.
        }

rulecard-thing-small-end = Spielende, für die kleine Crew
    .text =
        Ihr gewinnt mit einer Flucht, die nicht verhindert wird{ $soloEscape ->
            [boarding] , ohne ein Alien an Bord und ohne einen zurückgelassenen Menschen
           *[rollOnly] { "" }
        }.
        Ihr verliert, wenn der Frostmarker den Totenkopf erreicht { $soloEscape ->
            [boarding] oder kein Charakter mehr übrig ist, und auch durch ein Alien an Bord oder einen zurückgelassenen Menschen
           *[rollOnly] oder kein Charakter mehr übrig ist
        }.
        Charaktere, deren Rollenkarte ein Alien verbirgt, tun von selbst nichts, und alle Aliens los zu sein gewinnt nichts.
        Am Ende werden alle Rollenkarten aufgedeckt.
