### Rule cards of The Thing: short explanations that every player may open, the same for every role.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the rules as they are in force at a table, by selectors over its options ($boilerCheck and so on), its
### numbers ($damage_slots_boiler and so on), $mode ("small" at tables of 1 to 3, the small crew) and $players, which is 0
### where a card is read without a table. A sentence that falls away is an empty line, which is not shown.

## What the game is about

rulecard-thing-topic-goal = Worum es geht
    .text =
        Die Menschen wollen die Basis gemeinsam verlassen, mit dem Rettungshubschrauber, dem Basishubschrauber oder dem Schneemobil, ohne ein Alien an Bord und ohne einen lebenden Menschen zurückzulassen.
        Die Aliens wollen das verhindern: indem sie an Bord kommen, indem Menschen zurückbleiben, indem die Basis einfriert oder bis kein Mensch mehr übrig ist.
        Ein Spieler beginnt als verstecktes Alien; durch Begegnungen und Hunde können es mehr werden, und nichts macht aus einem Alien wieder einen Menschen.
        Die Aliens zu besiegen genügt nicht: Die Menschen müssen entkommen.
        Ein Team gewinnt oder verliert gemeinsam, mit Ausnahme des letzten Menschen.

## Rooms

rulecard-thing-room-armoury = Waffenkammer
    .text =
        Benutzen: { $mode ->
            [small] Ziehe die
           *[main] Ziehe geheim die
        } obersten zwei Waffenkarten, behalte eine und lege die andere unter den Stapel; MacReady darf drei ziehen.
        Sind weniger Karten übrig, ziehst du, was da ist; ist der Stapel leer, ist Benutzen nicht möglich.
        { $mode ->
            [small] Ein Flammenwerfer, der behalten wird, bekommt 6 Nachlademarker; alle sehen, welche Karte behalten wird.
           *[main] Ein Flammenwerfer, den du behältst, wird offen mit 6 Nachlademarkern ausgelegt; jede andere Waffe bleibt geheim.
        }
        Sabotieren { $mode ->
            [small] durch einen Würfel
           *[main] durch eine Karte
        } entfernt die oberste Waffenkarte ungesehen; ein Enttarntes Alien entfernt so viele oberste Karten, wie es hier Stärke hat.
        Hier gibt es nichts zu reparieren und keinen Kooperationsbonus.

rulecard-thing-room-kitchen = Küche
    .text =
        Benutzen bringt 2 Nahrungsmarker aus der Vorratskammer in die Küche oder 1, wenn nur noch 1 da ist; Nauls bringt nur 1, mit demselben Nutzen.
        Nahrung in der Küche ist zubereitet: Jede Menge davon macht in { $mode ->
            [small] Phase 8
           *[main] Phase 7
        } alle satt, und danach ist sie ganz verbraucht.
        Benutzen ist möglich, solange die Vorratskammer Nahrung hat, auch wenn schon welche zubereitet ist; das wäre allerdings Verschwendung.
        Sabotieren { $mode ->
            [small] durch einen Würfel
           *[main] durch eine Karte
        } legt 2 Nahrungsmarker aus der Vorratskammer ab, durch ein Enttarntes Alien 2 für jeden Punkt seiner Stärke hier; zubereitete Nahrung ist davor sicher.
        Hier gibt es nichts zu reparieren und keinen Kooperationsbonus.

rulecard-thing-room-storeroom = Lager
    .text =
        Benutzen: { $mode ->
            [small] Ziehe die obersten zwei Gegenstandskarten, behalte offen eine
           *[main] Ziehe geheim die obersten zwei Gegenstandskarten, behalte eine
        } und lege die andere unter den Stapel.
        Sind weniger Karten übrig, ziehst du, was da ist; ist der Stapel leer, ist Benutzen nicht möglich.
        Sabotieren { $mode ->
            [small] durch einen Würfel
           *[main] durch eine Karte
        } entfernt die oberste Gegenstandskarte ungesehen; ein Enttarntes Alien entfernt so viele oberste Karten, wie es hier Stärke hat.
        Hier gibt es nichts zu reparieren und keinen Kooperationsbonus.
        { $fuelStockInStoreroom ->
            [true] Das Treibstofflager gehört zu diesem Ort und geht verloren, wenn er verbrennt.
           *[false] Das Treibstofflager ist ein eigener Vorrat, den kein Feuer erreicht.
        }

rulecard-thing-room-laboratory = Labor
    .text =
        { $mode ->
            [small] Benutzen: Ziehe vor aller Augen einen Marker aus dem Laborbeutel und behalte ihn oder lege ihn sofort ab.
           *[main] Benutzen: Ziehe einen Marker aus dem Laborbeutel, sieh ihn dir geheim an und behalte ihn verborgen oder lege ihn sofort verdeckt ab.
        }
        Mit dem Kooperationsbonus ziehst du für jeden anderen stehenden Charakter hier noch einmal, und { $labCoop ->
            [oneEach] jeder stehende Charakter hier bekommt einen Marker; Dr. Blair darf insgesamt einen mehr ziehen
           *[actor] alle Marker gehören dir; Dr. Blair darf { $abilityCoop ->
                [perRepetition] jedes Mal einen mehr ziehen
               *[plusOne] insgesamt einen mehr ziehen
            }
        }.
        Sabotieren { $mode ->
            [small] durch einen Würfel
           *[main] durch eine Karte
        } nimmt einen Blutbeutel aus dem Laborbeutel und ist nicht möglich, wenn keiner mehr darin ist; den übrigen Inhalt sieht niemand.
        Ein Enttarntes Alien entfernt so viele zufällige Marker, wie es hier Stärke hat, ungesehen.
        Hier gibt es nichts zu reparieren.

rulecard-thing-room-boiler = Heizungsraum
    .text =
        Benutzen bringt 1 Treibstoffmarker aus dem Treibstofflager zur Heizung, die { $fuel_slots_boiler } fasst; Reparieren entfernt 1 Schadensmarker; beides hat den Kooperationsbonus.
        Sabotieren legt 1 Schadensmarker dazu, ein Enttarntes Alien so viele, wie es hier Stärke hat, bis zu { $damage_slots_boiler } insgesamt.
        Jede Runde verbraucht die Heizung je nach Wetter Treibstoffmarker{ $players ->
            [0] { "" }
           *[other] { " " }(bei Sonne { $weather_sun_boiler }, bei Bewölkung { $weather_cloudy_boiler }, bei Schnee { $weather_snow_boiler }, bei Sturm { $weather_storm_boiler })
        }, und für jeden fehlenden kommt 1 Schadensmarker dazu.
        { $boilerCheck ->
            [immediate] Sobald sie { $damage_slots_boiler } Schadensmarker hat, ist sie endgültig zerstört.
           *[phase2] Hat sie { $damage_slots_boiler } Schadensmarker nach dem Heizungsschritt von Phase 2, ist sie endgültig zerstört; bis dahin kann sie noch repariert werden.
        }
        { $destroyedBoiler ->
            [enterable] Eine zerstörte Heizung kann nicht benutzt oder repariert werden, aber der Ort kann noch betreten und angegriffen werden; die Basis beginnt einzufrieren.
           *[removed] Eine zerstörte Heizung kann nicht betreten, benutzt, repariert oder angegriffen werden, ihre Ortskarte wird entfernt, und die Basis beginnt einzufrieren.
        }

rulecard-thing-room-generator = Generatorraum
    .text =
        Benutzen bringt 1 Treibstoffmarker aus dem Treibstofflager zum Generator, der { $fuel_slots_generator } fasst; Reparieren entfernt 1 Schadensmarker; beides hat den Kooperationsbonus.
        Sabotieren legt 1 Schadensmarker dazu, ein Enttarntes Alien so viele, wie es hier Stärke hat, bis zu { $damage_slots_generator } insgesamt.
        Jede Runde verbraucht der Generator je nach Wetter Treibstoffmarker{ $players ->
            [0] { "" }
           *[other] { " " }(bei Sonne { $weather_sun_generator }, bei Bewölkung { $weather_cloudy_generator }, bei Schnee { $weather_snow_generator }, bei Sturm { $weather_storm_generator })
        }, und für jeden fehlenden kommt 1 Schadensmarker dazu.
        { $generatorCheck ->
            [phase2] Hat er { $damage_slots_generator } Schadensmarker nach dem Generatorschritt von Phase 2, fällt der Strom aus: Die Dunkelheit beginnt, und es wird kein Treibstoff mehr verbraucht; bis dahin kann er noch repariert werden.
           *[immediate] Sobald er { $damage_slots_generator } Schadensmarker hat, fällt der Strom aus: Die Dunkelheit beginnt, und es wird kein Treibstoff mehr verbraucht.
        }
        Sobald 1 Schadensmarker entfernt wird, egal wodurch, ist der Strom wieder da, und ab der nächsten Phase 2 wird wieder Treibstoff verbraucht.
        Auch ohne Strom kann der Ort betreten, betankt, repariert und angezündet werden, und sabotiert, wenn ein Schadensfeld frei ist.

rulecard-thing-room-radio = Funkraum
    .text =
        Benutzen sendet das S.O.S.: einmal im ganzen Spiel und nur, solange hier gar kein Schadensmarker liegt.
        Der Rettungshubschrauber kommt dann auf das erste Feld seiner Leiste und fliegt ab der nächsten Runde.
        Zu Beginn hat dieser Ort { $players ->
            [0] 1 Schadensmarker pro Spieler
           *[other] { $radio_damage } Schadensmarker
        }; Reparieren entfernt 1, mit dem Kooperationsbonus.
        Sabotieren legt 1 Schadensmarker dazu, ein Enttarntes Alien so viele, wie es hier Stärke hat, bis zu { $damage_slots_radio } insgesamt.
        Neuer Schaden stoppt oder verzögert einen gerufenen Rettungshubschrauber niemals.

rulecard-thing-room-helicopter = Basishubschrauber
    .text =
        Benutzen bringt 1 Treibstoffmarker aus der Außenreserve zum Hubschrauber; ist er startbereit, kann damit stattdessen die Flucht beginnen, wer Schlüssel hat.
        Er ist startbereit, wenn kein Schadensmarker hier liegt und jedes Treibstofffeld gefüllt ist; er hat { $fuel_slots_base_helicopter ->
            [one] 1 Treibstofffeld
           *[other] { $fuel_slots_base_helicopter } Treibstofffelder
        }.
        Zu Beginn hat er { $players ->
            [0] zwei Schadensmarker weniger, als Spieler mitspielen
           *[other] { $helicopter_damage } Schadensmarker
        }; Reparieren entfernt 1, und Reparieren und Benutzen haben den Kooperationsbonus.
        Sabotieren legt 1 Schadensmarker dazu, ein Enttarntes Alien so viele, wie es hier Stärke hat, bis zu { $damage_slots_base_helicopter } insgesamt.
        Ein einziger Schadensmarker verhindert die Flucht, selbst mit Schlüsseln und vollem Tank.
        Höchstens drei Charaktere dürfen hier sein, außer bei einer Flucht.

rulecard-thing-room-shed = Schuppen
    .text =
        Hier steht das Schneemobil: Benutzen bringt 1 Treibstoffmarker aus der Außenreserve dorthin; ist es startbereit, kann damit stattdessen die Flucht beginnen, wer Schlüssel hat.
        Es ist startbereit, wenn kein Schadensmarker hier liegt und jedes Treibstofffeld gefüllt ist; es hat { $players ->
            [0] zwei Treibstofffelder weniger, als Spieler mitspielen
           *[other] { $fuel_slots_snowmobile ->
                [one] 1 Treibstofffeld
               *[other] { $fuel_slots_snowmobile } Treibstofffelder
            }
        }.
        Zu Beginn liegt hier 1 Schadensmarker; { $damage_slots_shed ->
            [1] mehr können es nie sein
           *[other] es können bis zu { $damage_slots_shed } werden
        }.
        Reparieren entfernt 1 Schadensmarker, Sabotieren legt 1 dazu, ein Enttarntes Alien so viele, wie es hier Stärke hat, soweit Schadensfelder frei sind.
        Benutzen und Reparieren haben den Kooperationsbonus.
        Höchstens drei Charaktere dürfen hier sein, außer bei einer Flucht.

rulecard-thing-room-weather = Wetterstation
    .text =
        Benutzen: Wirf den Wetterwürfel und lass ihn hier liegen; in der nächsten Phase 1 wählt der Anführer zwischen diesem Ergebnis und einem neuen Wurf.
        Lag der Würfel in dieser Runde schon hier, wählst du das alte oder das neue Ergebnis; Bennings würfelt zweimal und wählt frei unter allen.
        Dann bringst du 1 Treibstoffmarker aus dem Treibstofflager { $weatherFuel ->
            [anySlot] an einen beliebigen Ort, an dem ein Treibstofffeld frei ist, auch zu einem Fahrzeug
           *[boilerGenerator] zur Heizung oder zum Generator, wohin du willst, sofern dort ein Feld frei ist
        }; ist nirgends ein Feld frei oder das Treibstofflager leer, entfällt dieser Teil.
        Benutzen ist hier immer möglich, und alle sehen, was du wählst.
        Sabotieren { $mode ->
            [small] durch einen Würfel
           *[main] durch eine Karte
        } legt 1 Treibstoffmarker aus dem Treibstofflager ab, durch ein Enttarntes Alien 1 für jeden Punkt seiner Stärke hier.
        Hier gibt es nichts zu reparieren und keinen Kooperationsbonus.

rulecard-thing-room-kennel = Zwinger
    .text =
        Hier werden gefangene Hunde gehalten; Charaktere betreten ihn nie.
        { $kennelCard ->
            [removed] Seine Ortskarte ist nicht im Spiel: Gefangene Hunde kommen nie zurück, und der Zwinger kann nicht angegriffen werden.
           *[normal] Seine Ortskarte ist genau so lange im Ortsstapel, wie mindestens ein Hund im Zwinger ist.
        }
        { $kennelCard ->
            [removed] { "" }
           *[normal] { $mode ->
                [small] Zieht das Alien sie in Phase 4, wird ein Hund für +1 Stärke assimiliert
               *[main] Solange sie im Stapel ist, darf das Kollektiv den Zwinger angreifen: Ein Hund wird für +1 Stärke assimiliert
            }, und zu sabotieren gibt es nichts.
        }
        { $kennelCard ->
            [removed] { "" }
           *[normal] Wird die Karte in { $mode ->
                [small] Phase 9
               *[main] Phase 8
            } aufgedeckt, kommen alle Hunde heraus.
        }

rulecard-thing-room-dormitory = Schlafsaal
    .text =
        Hier dürfen beliebig viele Charaktere sein, aber keine Hunde und keine Enttarnten Aliens; Benutzen, Reparieren und Sabotieren gibt es hier nicht.
        Geh hierher, um liegend { $dormSwap ->
            [any] einige oder alle deiner Karten
           *[all] deine ganze Hand
        } zu tauschen{ $dormSpecialAction ->
            [no] ; eine Spezialaktion führt nicht hierher
           *[yes] , oder steh hier mit einer Spezialaktion
        }.
        { $destinations ->
            [greenAndBlue] Du darfst dich auch wie an einen grünen Ort hierher bewegen und eine Karte abgeben.
           *[green] { "" }
        }
        Zwei oder mehr Charaktere haben hier { $dormEncounters ->
            [no] keine Begegnung, wie im Aufenthaltsraum
           *[yes] eine gemeinsame Begegnung wie an jedem Ort
        }.
        Wer Karten getauscht hat, tut bis Phase 5 nichts anderes mehr.

rulecard-thing-room-rec = Aufenthaltsraum
    .text =
        Hier beginnen alle Charaktere, und hierher kommen sie in Phase 5 stehend zurück, für Handel, Gespräch und Abstimmung.
        Platz ist für beliebig viele; Hunde und Enttarnte Aliens kommen nie hierher, und es gibt keine Begegnungen.
        { $destinations ->
            [greenAndBlue] Wenn du dich in Phase 4 bewegst, darfst du stehend hierbleiben und eine Karte abgeben.
           *[green] Wenn du dich in Phase 4 bewegst, kannst du nicht hierbleiben.
        }
        { $burnOthers ->
            [standing] Charaktere, die ein Enttarntes Alien vertrieben hat, liegen hier bis Phase 5, ebenso, wer einen Ort angezündet hat; die anderen von einem verbrannten Ort stehen oder liegen wie zuvor.
           *[prone] Charaktere, die ein Enttarntes Alien oder ein Feuer vertrieben hat, liegen hier bis Phase 5.
        }

## Weapons

rulecard-thing-weapon-flamethrower = Flammenwerfer
    .text =
        { $mode ->
            [small] Er kommt mit 6 Nachlademarkern ins Spiel; wird er übergeben, behält er die, die er noch hat.
           *[main] Sobald du ihn behältst, liegt er offen vor dir, mit 6 Nachlademarkern; wird er getauscht, behält er die, die er noch hat.
        }
        { $mode ->
            [small] Ein Nachlademarker reicht für eines von vier Dingen: ein Enttarntes Alien angreifen, dich { $weaponScope ->
                [any] aus einer Begegnung mit Charakteren, einem Hund oder einem Enttarnten Alien
               *[characters] aus einer Begegnung mit Charakteren
            } zurückziehen, in Phase 5 mit einem deiner Würfel deinen Ort anzünden oder, zusammen mit einem Kabel, Test B durchführen.
           *[main] Ein Nachlademarker reicht für eines von vier Dingen: ein Enttarntes Alien angreifen, dich { $weaponScope ->
                [any] aus einer Begegnung mit Charakteren, einem Hund oder einem Enttarnten Alien
               *[characters] aus einer Begegnung mit Charakteren
            } zurückziehen, deinen Ort { $burnTiming ->
                [anytimeInActions] vor einer beliebigen Karte der Aktionen
               *[beforeActions] zu Beginn der Aktionen
            } anzünden oder, zusammen mit einem Kabel, Test B durchführen.
        }
        { $mode ->
            [small] Wer angreift, liegt danach an diesem Ort, wer ihn anzündet, geht in den Aufenthaltsraum und liegt dort.
           *[main] Angreifen und Anzünden kosten außerdem eine zufällige, ungesehene Karte des Aktive-Karten-Stapels; wer angreift, liegt danach an diesem Ort, wer anzündet, geht in den Aufenthaltsraum und liegt dort.
        }
        Sich zurückzuziehen kostet nur den Nachlademarker, und du legst dich dafür nicht hin.
        { $flameWithdrawProne ->
            [yes] Nur ein stehender Charakter kann damit angreifen oder anzünden; zurückziehen kann man sich auch liegend.
           *[no] Nur ein stehender Charakter kann damit angreifen, sich zurückziehen oder anzünden.
        }
        { $emptyFlamethrower ->
            [stays] Ohne Nachlademarker bleibt er bei seinem Besitzer, ist aber nutzlos.
           *[removed] Mit seinem letzten Nachlademarker verlässt er das Spiel.
        }

rulecard-thing-weapon-dynamite = Dynamit/Molotow
    .text =
        Dynamit und Molotow sind dieselbe Karte: einmal benutzt, verlässt sie das Spiel.
        { $mode ->
            [small] Greif an deinem Ort ein Enttarntes Alien an, oder zünde in Phase 5 mit einem deiner Würfel deinen Ort an.
           *[main] Greif an deinem Ort ein Enttarntes Alien an, oder zünde deinen Ort { $burnTiming ->
                [anytimeInActions] vor einer beliebigen Karte der Aktionen
               *[beforeActions] zu Beginn der Aktionen
            } an.
        }
        { $mode ->
            [small] { "" }
           *[main] Beides kostet außerdem eine zufällige, ungesehene Karte des Aktive-Karten-Stapels; ist er leer, geht es also nicht.
        }
        Nach einem Angriff liegst du, wo du bist; nach einem Brand { $burnOthers ->
            [standing] liegst du im Aufenthaltsraum, und die anderen von diesem Ort kommen mit, stehend oder liegend wie zuvor
           *[prone] liegen alle von diesem Ort im Aufenthaltsraum
        }.
        Nur ein stehender Charakter kann die Karte einsetzen, und sie hilft nie, sich aus einer Begegnung zurückzuziehen.

rulecard-thing-weapon-firearm = Schusswaffe
    .text =
        Zeige sie, um dich aus einer Begegnung mit { $weaponScope ->
            [any] anderen Charakteren, einem Hund oder einem Enttarnten Alien
           *[characters] anderen Charakteren
        } zurückzuziehen, so oft du willst, stehend oder liegend.
        { $mode ->
            [small] Deine Scheibe bleibt dann, wo sie ist, und niemand rückt deinetwegen vor.
           *[main] Du legst dann keine Marker aus, siehst dir keinen an, und dein Verdacht steigt nicht.
        }
        { $mode ->
            [small] Du behältst sie nach dem Einsatz.
           *[main] Du behältst sie, und nach dem ersten Einsatz liegt sie offen.
        }
        { $weaponScope ->
            [any] { "" }
           *[characters] Sie hilft weder gegen einen Hund noch gegen ein Enttarntes Alien.
        }

rulecard-thing-weapon-melee = Nahkampfwaffe
    .text =
        Zeige sie, um dich einmal aus einer Begegnung mit { $weaponScope ->
            [any] anderen Charakteren, einem Hund oder einem Enttarnten Alien
           *[characters] anderen Charakteren
        } zurückzuziehen, stehend oder liegend; danach verlässt sie das Spiel.
        { $mode ->
            [small] Deine Scheibe bleibt dann, wo sie ist, und niemand rückt deinetwegen vor.
           *[main] Du legst dann keine Marker aus, siehst dir keinen an, und dein Verdacht steigt nicht.
        }
        { $weaponScope ->
            [any] { "" }
           *[characters] Sie hilft weder gegen einen Hund noch gegen ein Enttarntes Alien.
        }

## Items

rulecard-thing-item-fuel = Treibstoff
    .text =
        Einmal einsetzbar: Lege 1 Treibstoffmarker an den Ort, an dem dein Charakter steht, falls dort ein Treibstofffeld frei ist.
        Er kommt { $fuelCard ->
            [underground] aus dem Treibstofflager, egal für welchen Ort
           *[matching] aus dem Vorrat, der den Ort versorgt: aus dem Treibstofflager für Heizung und Generator, aus der Außenreserve für Basishubschrauber und Schuppen
        }.
        Das Ausspielen ist frei: Es braucht { $mode ->
            [small] keinen Würfel
           *[main] keine Aktionskarte
        }, und du legst dich dafür nicht hin.
        { $mode ->
            [small] { $bonusItems ->
                [ownActionOnly] Du darfst die Karte in Phase 5 direkt vor oder nach deiner eigenen Aktion spielen, solange du stehst.
               *[between] Du darfst die Karte in Phase 5 vor und nach den Würfeln jedes Charakters spielen, solange du stehst.
            }
           *[main] { $bonusItems ->
                [ownActionOnly] Du darfst die Karte in Schritt 4.7 direkt vor oder nach deiner eigenen Aktion spielen, solange du stehst.
               *[between] Du darfst die Karte in Schritt 4.7 zwischen zwei Aktionskarten, vor der ersten und nach der letzten spielen, solange du stehst.
            }
        }

rulecard-thing-item-tools = Werkzeug
    .text =
        Einmal einsetzbar: Entferne 1 Schadensmarker von dem Ort, an dem dein Charakter steht.
        Das Ausspielen ist frei: Es braucht { $mode ->
            [small] keinen Würfel
           *[main] keine Aktionskarte
        }, und du legst dich dafür nicht hin.
        { $mode ->
            [small] { $bonusItems ->
                [ownActionOnly] Du darfst die Karte in Phase 5 direkt vor oder nach deiner eigenen Aktion spielen, solange du stehst.
               *[between] Du darfst die Karte in Phase 5 vor und nach den Würfeln jedes Charakters spielen, solange du stehst.
            }
           *[main] { $bonusItems ->
                [ownActionOnly] Du darfst die Karte in Schritt 4.7 direkt vor oder nach deiner eigenen Aktion spielen, solange du stehst.
               *[between] Du darfst die Karte in Schritt 4.7 zwischen zwei Aktionskarten, vor der ersten und nach der letzten spielen, solange du stehst.
            }
        }
        Sie beendet auch einen Stromausfall{ $boilerCheck ->
            [immediate] , kann aber keine Heizung zurückbringen, die durch { $damage_slots_boiler } Schadensmarker zerstört ist
           *[phase2] { " " }und kann eine Heizung, die { $damage_slots_boiler } Schadensmarker hat, retten, bevor Phase 2 sie prüft
        }.

rulecard-thing-item-keys = Schlüssel
    .text =
        Sie passen zum Basishubschrauber und zum Schneemobil.
        { $mode ->
            [small] Mit einem Würfel Benutzen bei einem startbereiten Fahrzeug darf ihr Besitzer die Flucht beginnen.
           *[main] Wird dir Benutzen bei einem startbereiten Fahrzeug zugewiesen, darfst du sie zeigen und damit als erster Passagier die Flucht beginnen.
        }
        Schlüssel anderer Charaktere am selben Ort helfen nicht: Besitzen muss sie, { $mode ->
            [small] wer den Würfel benutzt
           *[main] wem Benutzen zugewiesen wird
        }.

rulecard-thing-item-wire = Kabel
    .text =
        Wer sowohl ein Kabel als auch einen Flammenwerfer besitzt, darf in { $mode ->
            [small] Phase 7
           *[main] Phase 6
        } für 1 Nachlademarker Test B durchführen, an einem beliebigen Charakter.
        { $wireFlashlight ->
            [singleUse] Nach dem Einsatz verlässt das Kabel das Spiel.
           *[kept] Das Kabel { $mode ->
                [small] wird nach dem Einsatz behalten
               *[main] wird behalten und liegt nach dem ersten Einsatz offen
            }.
        }
        { $mode ->
            [small] Pro Runde wird höchstens ein Test B durchgeführt.
           *[main] Die ganze Gruppe führt pro Runde höchstens einen Test B durch.
        }
        { $players ->
            [0] { "" }
           *[other] { $items_wire ->
                [one] Im Gegenstandsstapel ist 1 Kabel-Karte.
               *[other] Im Gegenstandsstapel sind { $items_wire } Kabel-Karten.
            }
        }

rulecard-thing-item-flashlight = Taschenlampe
    .text =
        { $mode ->
            [small] In der Dunkelheit darf ihr Besitzer bis zu drei der eigenen Würfel neu werfen, jeden einmal und einen nach dem anderen; das letzte Ergebnis gilt.
           *[main] Auch in der Dunkelheit wählst du selbst, welche Karte du abgibst.
        }
        { $mode ->
            [small] Eine zweite Taschenlampe desselben Charakters hilft nicht mehr als eine.
           *[main] Bei einer Spezialaktion darfst du zwei Karten ziehen, eine abgeben und die andere verdeckt ablegen.
        }
        { $wireFlashlight ->
            [singleUse] Nach dem Einsatz verlässt sie das Spiel.
           *[kept] Sie { $mode ->
                [small] wird nach dem Einsatz behalten
               *[main] wird behalten und liegt nach dem ersten Einsatz offen
            }.
        }
        { $mode ->
            [small] Die Fähigkeiten von Garry und Norris kommen dazu.
           *[main] { $norrisSpecial ->
                [no] Norris gilt in der Dunkelheit als Besitzer einer Taschenlampe, nicht aber bei der Spezialaktion.
               *[yes] Norris gilt immer als Besitzer einer Taschenlampe.
            }
        }

## Characters

rulecard-thing-character-bennings = Bennings
    .text =
        { $mode ->
            [small] Mit einem Würfel Benutzen wirft Bennings in der Wetterstation den Wetterwürfel zweimal und lässt eines der Ergebnisse liegen.
           *[main] Wird ihm in der Wetterstation Benutzen zugewiesen, wirft Bennings den Wetterwürfel zweimal und lässt eines der Ergebnisse liegen.
        }
        War dort in dieser Runde schon ein Ergebnis hinterlegt, darf stattdessen dieses bleiben.
        { $mode ->
            [small] Die Fähigkeit gilt, solange der Charakter im Spiel ist.
           *[main] Die Fähigkeit ist öffentlich, wirkt für ein verstecktes Alien genauso und endet, wenn der Spieler enttarnt wird oder ausscheidet.
        }

rulecard-thing-character-clark = Clark
    .text =
        Allein mit einem Hund an einem Ort hat Clark keine Begegnung: { $mode ->
            [small] Er zieht keinen Hundemarker, und seine Scheibe bleibt, wo sie ist
           *[main] keine Probe und kein Verdacht
        }.
        { $clarkCatches ->
            [no] Auch in Gesellschaft bemerken ihn Hunde nicht: Beim Fangen eines Hundes zählt er nicht mit, und wer mit ihm allein ist, hat es mit dem Hund zu tun.
           *[yes] Ist ein anderer Charakter dabei, zählt er wie jeder andere, und zusammen fangen sie den Hund.
        }
        { $mode ->
            [small] Die Fähigkeit gilt, solange der Charakter im Spiel ist.
           *[main] Die Fähigkeit ist öffentlich, wirkt für ein verstecktes Alien genauso und endet, wenn der Spieler enttarnt wird oder ausscheidet.
        }

rulecard-thing-character-windows = Windows
    .text =
        { $mode ->
            [small] Mit einem Würfel Reparieren darf Windows an jedem Ort 2 Schadensmarker statt 1 entfernen.
           *[main] Wird ihm an irgendeinem Ort Reparieren zugewiesen, darf Windows 2 Schadensmarker statt 1 entfernen.
        }
        Mit dem Kooperationsbonus { $abilityCoop ->
            [perRepetition] sind es jedes Mal 2: zu dritt stehend also bis zu 6
           *[plusOne] ist es insgesamt einer mehr: zu dritt stehend also bis zu 4
        }.
        { $mode ->
            [small] Die Fähigkeit gilt, solange der Charakter im Spiel ist.
           *[main] Die Fähigkeit ist öffentlich, wirkt für ein verstecktes Alien genauso und endet, wenn der Spieler enttarnt wird oder ausscheidet.
        }

rulecard-thing-character-macready = MacReady
    .text =
        { $mode ->
            [small] Mit einem Würfel Benutzen darf MacReady in der Waffenkammer drei Waffenkarten statt zwei ziehen.
           *[main] Wird ihm in der Waffenkammer Benutzen zugewiesen, darf MacReady drei Waffenkarten statt zwei ziehen.
        }
        Er behält eine und legt die anderen in zufälliger Reihenfolge unter den Stapel.
        { $mode ->
            [small] Die Fähigkeit gilt, solange der Charakter im Spiel ist.
           *[main] Die Fähigkeit ist öffentlich, wirkt für ein verstecktes Alien genauso und endet, wenn der Spieler enttarnt wird oder ausscheidet.
        }

rulecard-thing-character-garry = Garry
    .text =
        { $mode ->
            [small] Jedes Mal, wenn Garry Würfel bekommt, darf er einen davon neu werfen, bevor einer annulliert wird.
           *[main] Direkt nach dem Ziehen der Aktionskarten in Schritt 4.1 darf Garry eine Karte ablegen und dann eine ziehen.
        }
        { $mode ->
            [small] Das ist freiwillig, und eine Taschenlampe kommt dazu.
           *[main] Das ist freiwillig; die anderen sehen, dass er es getan hat, aber keine der beiden Karten.
        }
        { $mode ->
            [small] Die Fähigkeit gilt, solange der Charakter im Spiel ist.
           *[main] Die Fähigkeit ist öffentlich, wirkt für ein verstecktes Alien genauso und endet, wenn der Spieler enttarnt wird oder ausscheidet.
        }

rulecard-thing-character-norris = Norris
    .text =
        { $mode ->
            [small] { $soloNorris ->
                [always] Jedes Mal, wenn Norris Würfel bekommt, darf er bis zu drei davon neu werfen, jeden einmal.
               *[darkness] In der Dunkelheit darf Norris bis zu drei seiner Würfel neu werfen, jeden einmal.
            }
           *[main] { $norrisSpecial ->
                [no] Die Dunkelheit betrifft Norris nicht: Er wählt die Karte, die er abgibt, als hätte er eine Taschenlampe.
               *[yes] Norris gilt immer als Besitzer einer Taschenlampe: Die Dunkelheit betrifft ihn nicht.
            }
        }
        { $mode ->
            [small] Eine Taschenlampe kommt dazu: In der Dunkelheit darf ihr Besitzer jeden Würfel noch einmal neu werfen.
           *[main] { $norrisSpecial ->
                [no] Bei einer Spezialaktion zieht er eine Karte, wie alle anderen.
               *[yes] Bei einer Spezialaktion darf er zwei Karten ziehen, eine abgeben und die andere verdeckt ablegen.
            }
        }
        { $mode ->
            [small] Die Fähigkeit gilt, solange der Charakter im Spiel ist.
           *[main] Die Fähigkeit ist öffentlich, wirkt für ein verstecktes Alien genauso und endet, wenn der Spieler enttarnt wird oder ausscheidet.
        }

rulecard-thing-character-blair = Dr. Blair
    .text =
        { $mode ->
            [small] Mit einem Würfel Benutzen darf Dr. Blair im Labor einen zusätzlichen Marker ziehen.
           *[main] Wird ihm im Labor Benutzen zugewiesen, darf Dr. Blair einen zusätzlichen Marker ziehen.
        }
        { $labCoop ->
            [oneEach] Auch mit dem Kooperationsbonus ist es insgesamt nur einer mehr, und der gehört Dr. Blair.
           *[actor] { $abilityCoop ->
                [perRepetition] Mit dem Kooperationsbonus sind es jedes Mal zwei Marker.
               *[plusOne] Auch mit dem Kooperationsbonus ist es insgesamt nur einer mehr.
            }
        }
        { $mode ->
            [small] Die Fähigkeit gilt, solange der Charakter im Spiel ist.
           *[main] Die Fähigkeit ist öffentlich, wirkt für ein verstecktes Alien genauso und endet, wenn der Spieler enttarnt wird oder ausscheidet.
        }

rulecard-thing-character-nauls = Nauls
    .text =
        { $mode ->
            [small] Mit einem Würfel Benutzen bringt Nauls nur 1 Nahrungsmarker statt 2 in die Küche, und trotzdem werden alle satt.
           *[main] Wird ihm in der Küche Benutzen zugewiesen, bringt Nauls nur 1 Nahrungsmarker statt 2 hinein, und trotzdem werden alle satt.
        }
        { $mode ->
            [small] Die Fähigkeit gilt, solange der Charakter im Spiel ist.
           *[main] Die Fähigkeit ist öffentlich, wirkt für ein verstecktes Alien genauso und endet, wenn der Spieler enttarnt wird oder ausscheidet.
        }

## Phases

rulecard-thing-phase-weather = Phase 1: Wetterbedingungen
    .text =
        Der Anführer wirft den Wetterwürfel; seine Seiten zeigen { $die_sun }-mal Sonne, { $die_cloudy }-mal Bewölkt, { $die_snow }-mal Schnee und { $die_storm }-mal Sturm.
        Lag er in der Wetterstation, merkt man sich das Ergebnis, das er dort zeigte, und der Anführer wählt dieses oder das neue; alle sehen es.
        Dann kommt der Würfel auf die Wetterübersicht, und die Wetterstation ist wieder leer.
        Das Wetter bestimmt, wie viel Treibstoff Heizung und Generator verbrauchen, wie schnell eine Basis ohne Heizung einfriert und wie weit der Rettungshubschrauber fliegt.

rulecard-thing-phase-upkeep = Phase 2: Basiswartung und Rettungsflug
    .text =
        Die Zeile des Wetters auf der Wetterübersicht wird in dieser Reihenfolge ausgeführt: Heizung, Generator, Rettungshubschrauber.
        Eine funktionierende Heizung und ein Generator mit Strom verbrauchen Treibstoff; für jeden fehlenden Treibstoffmarker gibt es stattdessen 1 Schadensmarker, soweit Felder frei sind.
        { $boilerCheck ->
            [immediate] Die Heizung ist endgültig zerstört, sobald sie { $damage_slots_boiler } Schadensmarker hat
           *[phase2] Hat die Heizung dann { $damage_slots_boiler } Schadensmarker, ist sie endgültig zerstört
        }; { $generatorCheck ->
            [phase2] hat der Generator dann { $damage_slots_generator } Schadensmarker, fällt der Strom aus
           *[immediate] der Strom fällt aus, sobald der Generator { $damage_slots_generator } Schadensmarker hat
        }.
        War die Heizung schon zerstört, rückt der Frostmarker vor, und auf dem Totenkopf { $mode ->
            [small] verliert ihr sofort
           *[main] gewinnen die Aliens sofort
        }.
        Wurde das S.O.S. gesendet, rückt der Treibstoffmarker des Rettungshubschraubers 1 Feld vor, dann fliegt der Hubschrauber; steht der Marker schon auf seinem letzten Feld, fliegt er endgültig davon.

rulecard-thing-phase-planning = Phase 3: Alienaktionen
    .text =
        Diese Phase findet nur statt, wenn das Kollektiv Stärke hat und ein Mitglied, das in einer früheren Runde enttarnt wurde.
        Es legt { $alienPass ->
            [yes] beliebig viele Karten aus dem Ortsstapel, auch gar keine,
           *[no] eine oder mehrere Karten aus dem Ortsstapel
        } verdeckt aus, mit mindestens 1 Stärke auf jeder, und darf Stärke zurückhalten.
        Gewählt werden können nur Karten, die im Stapel sind: kein verbrannter Ort{ $destroyedBoiler ->
            [enterable] { "" }
           *[removed] , keine zerstörte Heizung
        }, kein Aufenthaltsraum und kein Schlafsaal, und { $kennelCard ->
            [removed] nie der Zwinger
           *[normal] der Zwinger nur, solange seine Karte im Stapel ist
        }.
        Alle sehen, wie viele Karten es sind{ $planVisibility ->
            [nothing] , aber nicht, wie viel Stärke darauf liegt
           *[strengths] { " " }und wie viel Stärke auf jeder liegt
        }; die Orte bleiben bis Schritt 4.3 geheim.
        Danach kann nichts mehr umverteilt werden.

rulecard-thing-phase-actions = Phase 4: Bewegung, Begegnungen, Aktionen
    .text =
        4.1: Die Charaktere ziehen Aktionskarten, und mit einer ungesehenen Karte beginnt der Aktive-Karten-Stapel.
        4.2: In Bewegungsreihenfolge bewegt sich jeder und gibt eine Karte ab, { $rescueBoarding ->
            [afterEncounters] tauscht Karten oder nutzt eine Spezialaktion
           *[insteadOfMove] tauscht Karten, nutzt eine Spezialaktion oder steigt in den Rettungshubschrauber
        }.
        4.3 und 4.4: Die Orte, die das Kollektiv angreift, werden gezeigt, dann werden alle Begegnungen abgehandelt.
        4.5: Die Stärke kommt zurück in den Stärkevorrat, und die geplanten Karten kommen zurück in den Ortsstapel.
        { $rescueBoarding ->
            [afterEncounters] 4.6: Ist der Rettungshubschrauber angekommen, darf der am wenigsten verdächtige Charakter einsteigen; tut er es, wird die Flucht ausgespielt und beendet das Spiel.
           *[insteadOfMove] 4.6: Ist jemand eingestiegen, wird die Flucht ausgespielt und beendet das Spiel.
        }
        { $burnTiming ->
            [anytimeInActions] 4.7: Der Anführer deckt Karten des gemischten Aktive-Karten-Stapels auf, eine nach der anderen, und weist jede einem stehenden Charakter zu; vor jeder Karte dürfen Orte angezündet werden.
           *[beforeActions] 4.7: Orte dürfen angezündet werden, dann deckt der Anführer Karten des gemischten Aktive-Karten-Stapels auf, eine nach der anderen, und weist jede einem stehenden Charakter zu.
        }

rulecard-thing-phase-rec_room = Phase 5: Aufenthaltsraum
    .text =
        Alle Charaktere kehren in den Aufenthaltsraum zurück und stehen auf.
        Sie dürfen { $tradeLab ->
            [no] Waffen- und Gegenstandskarten tauschen, aber keine Labormarker,
           *[yes] Waffenkarten, Gegenstandskarten und Labormarker tauschen
        } und nach Belieben diskutieren und beschuldigen, im Rahmen der Gesprächsregeln.
        Dann stimmen alle gleichzeitig darüber ab, wen sie verdächtigen.
        Ein verstecktes Alien darf sich in dieser Phase { $revealWindow ->
            [afterVote] einmal, direkt nach der Abstimmung,
           *[wholePhase] jederzeit
        } freiwillig enttarnen, und nur dann.

rulecard-thing-phase-tests = Phase 6: Tests
    .text =
        Die Gruppe darf höchstens einen Test A mit einem Blutbeutel und einen Test B mit Kabel und Flammenwerfer durchführen.
        Tests sind freiwillig, und alle, die die Mittel dazu haben könnten, werden gleich gefragt, damit niemand erfährt, wer hätte testen können.
        Wer getestet wird, zeigt allen die Rollenkarte: Ein Alien wird enttarnt, ein Mensch kommt in den grünen Bereich.
        Kann oder will niemand testen, geht es gleich mit Phase 7 weiter.

rulecard-thing-phase-food = Phase 7: Nahrungsverbrauch
    .text =
        Ist in der Küche zubereitete Nahrung, wird sie ganz abgelegt, und alle haben gegessen.
        Sonst werden 4 Nahrungsmarker aus der Vorratskammer abgelegt, und alle haben gegessen.
        Sind dort weniger als 4, werden sie alle abgelegt, und alle sind für den Rest des Spiels hungrig{ $hunger ->
            [pantryEmpty] ; das sind sie auch, sobald die Vorratskammer aus irgendeinem Grund leer ist
           *[phase7] { "" }
        }.

rulecard-thing-phase-dogs = Phase 8: Hunde und Anführer
    .text =
        Alle Hunde außerhalb des Zwingers werden vom Spielplan genommen; für jeden wird eine Ortskarte aufgedeckt, und der Hund kommt an diesen Ort; zwei Hunde sind also nie am selben.
        In der ersten Runde kommen hier alle vier Hunde ins Spiel.
        { $kennelCard ->
            [removed] Gefangene Hunde bleiben endgültig im Zwinger: Seine Karte ist nicht im Spiel.
           *[normal] Wird die Zwinger-Karte aufgedeckt, kommen auch alle gefangenen Hunde heraus und erhalten Orte, und die Karte geht zurück auf den Zwinger.
        }
        Dann wird Anführer, wer den Anführermarker hat; hat ihn niemand, bleibt der Anführer derselbe.
        Der Anführer deckt eine weitere Karte auf und legt den Anführermarker an diesen Ort; dann kommen die aufgedeckten Karten zurück in den Stapel.
        Gehen die Karten aus, warten Hunde ohne Karte neben dem Spielplan, und auch ein Anführermarker ohne Karte bleibt daneben liegen, sodass ihn niemand nehmen kann.
        Von selbst tun Hunde nichts; sie warten auf die Begegnungen der nächsten Runde.

## Topics: the whole game

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
        Der Anführer würfelt das Wetter, ordnet die Begegnungen, weist die Karten des Aktive-Karten-Stapels zu und bewegt sich als Letzter; { $first ->
            [chosen] den ersten Anführer hat der Tisch bestimmt
            [settled] der erste Anführer wird vom Tisch bestimmt oder ausgelost
           *[lot] der erste Anführer wird ausgelost
        }.
        Wer den Ort mit dem Anführermarker betritt, nimmt ihn sofort und behält ihn offen; in Phase 8 wird sein Besitzer Anführer.
        Hat ihn niemand, bleibt der Anführer derselbe; ein Besitzer, der vorher enttarnt wird oder ausscheidet, zählt nicht mehr, und auch wenn sein Ort aus dem Spiel kommt, hat den Marker niemand.
        Dann deckt der neue Anführer eine Ortskarte auf und legt den Marker dorthin.
        Wird der Anführer enttarnt oder assimiliert, übernimmt sofort der nächste Charakter zur Linken.
        Alle dürfen Rat geben, aber wer eine Karte bekommt{ $burnPermission ->
            [leader] , ob ein Ort angezündet werden darf
           *[no] { "" }
        } und ob es weitergeht, entscheidet allein der Anführer.

rulecard-thing-topic-suspicion = Verdacht
    .text =
        Deine Verdachtsscheibe beginnt auf dem gelben Feld, also auf { $suspicion_yellow }, und rückt um 1 vor, wenn du dir in einer Begegnung einen Marker ansiehst, eine Hundeprobe machst oder eine Stimme erhältst.
        Sie rückt nie über das Maximum hinaus, { $players ->
            [0] das Feld mit der Zahl der Spieler bei Spielbeginn
           *[other] hier Feld { $suspicion_red }
        }; die ganze Leiste hat { $suspicion_spaces } Felder.
        Ein Test, der einen Menschen zeigt, setzt sie in den grünen Bereich, also auf 0; über später sagt das nichts.
        Solange sie auf dem Maximum liegt, musst du jede Karte, die du abgibst, allen zeigen, bevor sie auf den Aktive-Karten-Stapel kommt, auch bei einer Spezialaktion und in der Dunkelheit.
        Im grünen Bereich legst du keine Marker aus, und niemand kann gegen dich stimmen.
        Die Begegnung mit einem Enttarnten Alien ändert den Verdacht nie.

rulecard-thing-topic-victory = Wer gewinnt
    .text =
        Die Menschen gewinnen sofort, wenn ein Fahrzeug ohne Alien an Bord abfährt und kein lebender Mensch zurückbleibt.
        Die Aliens gewinnen sofort, wenn ein Alien an Bord eines flüchtenden Fahrzeugs ist, wenn der Frostmarker den Totenkopf erreicht oder wenn kein lebender Mensch mehr übrig ist{ $endAllInfected ->
            [atNextReveal] , was sich erst herausstellt, wenn eine Rolle gezeigt wird, die Basis einfriert oder kein Charakter mehr übrig ist
           *[immediate] { "" }
        }.
        Sie gewinnen auch, wenn ein Fahrzeug abfährt und mindestens einen lebenden Menschen zurücklässt.
        Alle Aliens los zu sein ist noch kein Sieg: Die Menschen müssen trotzdem entkommen, und Hunde können neue Aliens schaffen.
        Assimilierte Spieler teilen das Schicksal des Teams, zu dem sie in diesem Moment gehörten; sie gelten nie als zurückgelassen.
        Geprüft wird das nach den Begegnungen jedes Orts, jedem Test, jedem Frostschritt und jedem Einsteigen, und am Ende werden alle Rollen gezeigt.

rulecard-thing-topic-last_human = Der letzte Mensch
    .text =
        Ist kein lebender Mensch mehr übrig, gewinnen die Aliens{ $endAllInfected ->
            [atNextReveal] , sobald irgendeine Rolle gezeigt wird, die Basis einfriert oder kein Charakter mehr übrig ist
           *[immediate] { " " }sofort
        }, aber wer der letzte Mensch war, verliert mit den Menschen.
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
        { $mode ->
            [small] Im Aufenthaltsraum dürfen beliebig viele Charaktere sein, im Schlafsaal einer pro Runde, und Hunde und das Alien kommen nie dorthin
           *[main] In Aufenthaltsraum und Schlafsaal dürfen beliebig viele Charaktere sein, aber weder Hunde noch Enttarnte Aliens
        }; der Zwinger ist für Hunde da{ $kennelCard ->
            [removed] , kann nicht angegriffen werden, und kein Charakter betritt ihn
           *[normal] { " " }und kann angegriffen werden, aber kein Charakter betritt ihn
        }.
        { $mode ->
            [small] Du darfst direkt in den Schlafsaal oder an jeden grünen Ort gehen, der { $destroyedBoiler ->
                [enterable] nicht verbrannt und nicht voll ist
               *[removed] nicht verbrannt, keine zerstörte Heizung und nicht voll ist
            }; Entfernungen sind egal.
           *[main] Du darfst direkt { $destinations ->
                [greenAndBlue] in den Aufenthaltsraum, in den Schlafsaal oder an jeden grünen Ort
               *[green] an jeden grünen Ort
            } gehen, der { $destroyedBoiler ->
                [enterable] nicht verbrannt und nicht voll ist
               *[removed] nicht verbrannt, keine zerstörte Heizung und nicht voll ist
            }; Entfernungen sind egal.
        }
        Ein Ort, der aus dem Spiel kommt, verliert auch seine Ortskarte.
        { $mode ->
            [small] Ein Hund, der dort war, wartet bis Phase 9 { $burnDog ->
                [stays] am verbrannten Ort, wo ihn niemand erreicht (an einem anderen: neben dem Spielplan)
               *[offBoard] neben dem Spielplan
            }.
           *[main] Ein Hund, der dort war, wartet bis Phase 8 { $burnDog ->
                [stays] am verbrannten Ort, wo ihn niemand erreicht (an einem anderen: neben dem Spielplan)
               *[offBoard] neben dem Spielplan
            }, und ein Anführermarker dort gilt als nicht genommen.
        }

rulecard-thing-topic-stocks = Treibstoff, Nahrung und Schaden
    .text =
        Das Treibstofflager versorgt Heizung und Generator, die Außenreserve den Basishubschrauber und den Schuppen und die Vorratskammer die Küche.
        { $weatherFuel ->
            [anySlot] Durch Benutzen der Wetterstation kann Treibstoff aus dem Treibstofflager auch zu den Fahrzeugen kommen.
           *[boilerGenerator] { "" }
        }
        { $fuelCard ->
            [underground] Eine Treibstoff-Karte nimmt ihren Treibstoff immer aus dem Treibstofflager, auch für ein Fahrzeug.
           *[matching] { "" }
        }
        Treibstoff-, Nahrungs- und Nachlademarker, die ausgegeben oder abgelegt werden, kommen nicht zurück, sofern keine Regel es sagt.
        Schaden über die freien Schadensfelder eines Orts hinaus verfällt, und Treibstoff über seine Felder hinaus kann nicht dorthin gelegt werden.
        Hat ein Vorrat zu wenig, nimmst du, was da ist; ist er leer, ist der Effekt nicht möglich.
        { $fuelStockInStoreroom ->
            [true] Die Vorräte bleiben erhalten, auch wenn die Orte verbrennen, die sie versorgen, aber das Treibstofflager geht mit dem Lager verloren.
           *[false] Die Vorräte bleiben erhalten, auch wenn die Orte verbrennen, die sie versorgen.
        }

rulecard-thing-topic-weather_chart = Wetterübersicht
    .text =
        Zu jedem Wetter gibt die Übersicht vier Zahlen an: Treibstoff für die Heizung, Treibstoff für den Generator, Schritte des Frostmarkers, sobald die Heizung zerstört ist, und Schritte des Rettungshubschraubers.
        { $mode ->
            [small] Die kleine Crew spielt mit der Übersicht für sechs Spieler.
           *[main] Es gibt eine Übersicht für 4 und 5 Spieler, eine für 6 und eine für 7 und 8; die Zahl der Spieler bei Spielbeginn gilt durchgehend.
        }
        { $players ->
            [0] { "" }
           *[other] Sonne: Heizung { $weather_sun_boiler }, Generator { $weather_sun_generator }, Frost { $freezing_advance_sun }, Hubschrauber { $helicopter_advance_sun }; Bewölkt: Heizung { $weather_cloudy_boiler }, Generator { $weather_cloudy_generator }, Frost { $freezing_advance_cloudy }, Hubschrauber { $helicopter_advance_cloudy }.
        }
        { $players ->
            [0] { "" }
           *[other] Schnee: Heizung { $weather_snow_boiler }, Generator { $weather_snow_generator }, Frost { $freezing_advance_snow }, Hubschrauber { $helicopter_advance_snow }; Sturm: Heizung { $weather_storm_boiler }, Generator { $weather_storm_generator }, Frost { $freezing_advance_storm }, Hubschrauber { $helicopter_advance_storm }.
        }
        Die meisten dieser Werte stehen nur auf dem Spielplan und in keiner Anleitung; darum kommen sie vom Wertebogen des Tischs, der zu jedem sagt, wie sicher er ist.

rulecard-thing-topic-frost = Frost
    .text =
        { $boilerCheck ->
            [immediate] Sobald die Heizung { $damage_slots_boiler } Schadensmarker hat, ist sie endgültig zerstört, und der Frostbogen wird darübergelegt.
           *[phase2] Hat die Heizung { $damage_slots_boiler } Schadensmarker nach dem Heizungsschritt von Phase 2, ist sie endgültig zerstört, und der Frostbogen wird darübergelegt.
        }
        Der Frostmarker beginnt auf dem ersten von { $freezing_spaces } Feldern und bewegt sich in der Phase, in der die Heizung ausfällt, noch nicht.
        In jeder späteren Phase 2 rückt er vor, bei Sonne um { $freezing_advance_sun }, bei Bewölkung um { $freezing_advance_cloudy }, bei Schnee um { $freezing_advance_snow }, bei Sturm um { $freezing_advance_storm }; für die Heizung wird kein Treibstoff mehr verbraucht.
        Erreicht er den Totenkopf, das letzte Feld, { $mode ->
            [small] verliert ihr sofort
           *[main] gewinnen die Aliens sofort
        }.
        Wird ein Ort angezündet, kommt der Marker zurück auf das erste Feld.

rulecard-thing-topic-darkness = Dunkelheit
    .text =
        Der Strom fällt aus, { $generatorCheck ->
            [phase2] wenn der Generator { $damage_slots_generator } Schadensmarker nach dem Generatorschritt von Phase 2 hat
           *[immediate] sobald der Generator { $damage_slots_generator } Schadensmarker hat
        }; dann herrscht Dunkelheit, bis 1 Schadensmarker entfernt wird, und sie wirkt sich aus, { $mode ->
            [small] wenn in Phase 5 gewürfelt wird
           *[main] wenn in Schritt 4.2 Karten abgegeben werden
        }.
        { $mode ->
            [small] Der Anführer nennt dann den Charakter, bevor er die Würfel wirft.
           *[main] Wer sich bewegt und eine Karte abgibt, kann sie nicht wählen: Eine zufällige Handkarte kommt auf den Aktive-Karten-Stapel, ungesehen selbst von ihrem Besitzer.
        }
        { $mode ->
            [small] { "" }
           *[main] Bei maximalem Verdacht wird sie zuerst allen gezeigt; sonst kannst du sie nur aus den Karten erschließen, die dir bleiben.
        }
        { $mode ->
            [small] Norris und Besitzer einer Taschenlampe dürfen bis zu drei ihrer Würfel neu werfen, jeden einmal.
           *[main] Norris und Besitzer einer Taschenlampe wählen wie sonst; Kartentausch und Spezialaktion sind nicht betroffen.
        }
        { $mode ->
            [small] Ein Stromausfall während Phase 5 wirkt sich ab dem nächsten Wurf aus.
           *[main] Ein Stromausfall später in der Runde wirkt sich erst in der nächsten Runde aus.
        }

rulecard-thing-topic-hunger = Hunger
    .text =
        Wenn Phase 7 die Basis zum ersten Mal nicht satt macht{ $hunger ->
            [pantryEmpty] { " " }oder sobald die Vorratskammer leer ist
           *[phase7] { "" }
        }, werden alle für den Rest des Spiels hungrig.
        Das Handlimit ist dann 2 statt 3.
        Wer mehr als 2 Aktionskarten hat, legt sofort nach eigener Wahl und verdeckt bis auf 2 ab.
        Der Hunger endet nie, auch wenn später Nahrung zubereitet wird, und Enttarnte Aliens trifft er nicht.

rulecard-thing-topic-burning = Einen Ort anzünden
    .text =
        { $mode ->
            [small] Wer in Phase 5 an einem grünen Ort Würfel bekommt und am Ende weder Sabotieren noch Bedrohung darunter hat, darf einen davon ausgeben, um diesen Ort anzuzünden.
           *[main] { $burnTiming ->
                [anytimeInActions] In Schritt 4.7 wird vor jeder Karte
               *[beforeActions] Zu Beginn von Schritt 4.7 wird
            } in Bewegungsreihenfolge jeder stehende Charakter an einem grünen Ort, der einen geladenen Flammenwerfer oder eine verdeckte Waffenkarte hat, gefragt, ob er diesen Ort anzündet{ $burnPermission ->
                [leader] ; der Anführer darf es ablehnen, was nichts kostet
               *[no] { "" }
            }.
        }
        { $mode ->
            [small] Das kostet diesen Würfel und 1 Nachlademarker des Flammenwerfers oder ein Dynamit/Molotow.
           *[main] Das kostet 1 Nachlademarker des Flammenwerfers oder ein Dynamit/Molotow und eine zufällige, ungesehene Karte des Aktive-Karten-Stapels.
        }
        Der Ort ist aus dem Spiel: Niemand kann ihn betreten, benutzen, reparieren, sabotieren oder angreifen, und seine Ortskarte wird entfernt; höchstens sechs Orte können verbrennen.
        { $mode ->
            [small] { $burnOthers ->
                [standing] Wer anzündet, geht in den Aufenthaltsraum und liegt dort, die anderen gehen mit, stehend oder liegend wie zuvor
               *[prone] Alle Charaktere dort gehen in den Aufenthaltsraum und liegen
            }; ein Hund { $burnDog ->
                [stays] bleibt bis Phase 9 am verbrannten Ort, wo ihn niemand erreicht
               *[offBoard] verlässt den Spielplan bis Phase 9
            }.
           *[main] { $burnOthers ->
                [standing] Wer anzündet, geht in den Aufenthaltsraum und liegt dort, die anderen gehen mit, stehend oder liegend wie zuvor
               *[prone] Alle Charaktere dort gehen in den Aufenthaltsraum und liegen
            }; ein Hund { $burnDog ->
                [stays] bleibt bis Phase 8 am verbrannten Ort, wo ihn niemand erreicht
               *[offBoard] verlässt den Spielplan bis Phase 8
            }.
        }
        Friert die Basis gerade ein, kommt der Frostmarker zurück auf das erste Feld; anzünden darf man auch sonst.
        Ein verbrannter Generator heißt endgültig kein Strom, eine verbrannte Heizung ist zerstört, mit einem verbrannten Fahrzeug kann niemand fliehen, ein verbrannter Funkraum sendet nichts, und Treibstoff und zubereitete Nahrung an einem verbrannten Ort sind verloren.
        { $fuelStockInStoreroom ->
            [true] Vorratskammer und Außenreserve bleiben erhalten, aber das Treibstofflager geht mit dem Lager verloren; ein gerufener Rettungshubschrauber kommt trotzdem.
           *[false] Treibstofflager, Außenreserve und Vorratskammer bleiben erhalten, und ein gerufener Rettungshubschrauber kommt trotzdem.
        }

rulecard-thing-topic-kennel = Hunde und die Zwinger-Karte
    .text =
        { $mode ->
            [small] Es gibt vier Hunde; sie kommen in Phase 9 der ersten Runde ins Spiel und in jeder Phase 9 an neue Orte.
           *[main] Es gibt vier Hunde; sie kommen in Phase 8 der ersten Runde ins Spiel und in jeder Phase 8 an neue Orte.
        }
        Zwei oder mehr Charaktere, die mit einem Hund an einem Ort sind, { $mode ->
            [small] fangen ihn, und
           *[main] fangen ihn, ohne eine Probe dafür, und
        } er kommt in den Zwinger{ $clarkCatches ->
            [no] ; Clark zählt nicht mit
           *[yes] { "" }
        }.
        { $kennelCard ->
            [removed] Die Zwinger-Karte ist nicht im Spiel: Gefangene Hunde kommen nie zurück.
           *[normal] Die Zwinger-Karte ist genau so lange im Ortsstapel, wie ein Hund im Zwinger ist, und liegt sonst auf dem Zwinger.
        }
        { $kennelCard ->
            [removed] { "" }
           *[normal] Wird sie in { $mode ->
                [small] Phase 9 aufgedeckt
               *[main] Phase 8 aufgedeckt, für einen Hund oder für den Anführermarker
            }, kommen alle gefangenen Hunde sofort heraus und erhalten Orte.
        }

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
        Wenn du in Schritt 4.2 an der Reihe bist, tust du genau eines von { $rescueBoarding ->
            [afterEncounters] drei
           *[insteadOfMove] vier
        } Dingen, und alle sehen, welches: Du gehst mit einer Karte an einen Ort, tauschst Karten{ $rescueBoarding ->
            [afterEncounters] { " " }oder machst die Spezialaktion
           *[insteadOfMove] , machst die Spezialaktion oder steigst in den Rettungshubschrauber
        }.
        Geh an einen grünen Ort mit weniger als drei Charakteren{ $destinations ->
            [greenAndBlue] { " " }oder in den Aufenthaltsraum oder den Schlafsaal
           *[green] { "" }
        } und gib verdeckt eine Karte ab.
        Tausche Karten: Leg dich in den Schlafsaal und tausche { $dormSwap ->
            [any] mindestens eine Karte deiner Hand
           *[all] deine ganze Hand
        } aus; du gibst dabei nichts ab.
        Spezialaktion: Geh an einen grünen Ort{ $dormSpecialAction ->
            [no] { "" }
           *[yes] { " " }oder in den Schlafsaal
        }, lege deine Hand ab, ziehe eine Karte und gib sie ab.
        { $rescueBoarding ->
            [afterEncounters] { "" }
           *[insteadOfMove] Steig in den Rettungshubschrauber, wenn er angekommen ist und du am wenigsten verdächtig bist.
        }
        { $destinations ->
            [greenAndBlue] Entfernungen sind egal.
           *[green] Im Aufenthaltsraum kannst du nicht bleiben, und Entfernungen sind egal.
        }
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
        { $dormSwap ->
            [any] Du legst mindestens eine Karte ab und behältst die anderen, siehst den Aktionsstapel durch und wählst so viele Karten daraus, wie du abgelegt hast.
           *[all] Du legst deine ganze Hand ab, siehst den Aktionsstapel durch und wählst ebenso viele Karten daraus.
        }
        Hat der Stapel zu wenige, nimmst du diese, die abgelegten werden zu einem neuen Stapel gemischt, und du wählst den Rest daraus.
        Dann werden Aktionsstapel und Ablagestapel zusammengemischt; niemand sieht, was du gewählt hast.
        Du gibst keine Karte ab und tust bis Phase 5 nichts mehr{ $dormEncounters ->
            [no] ; im Schlafsaal gibt es keine Begegnungen
           *[yes] , kannst aber im Schlafsaal noch eine Begegnung haben
        }.

rulecard-thing-topic-special_action = Spezialaktion
    .text =
        Geh an einen grünen Ort mit freiem Platz{ $dormSpecialAction ->
            [no] { "" }
           *[yes] { " " }oder in den Schlafsaal
        }, und bleib dort stehen.
        Lege deine ganze Hand ab, ziehe eine Aktionskarte, sieh sie dir an und gib sie ab.
        Mit einer Taschenlampe{ $norrisSpecial ->
            [no] { "" }
           *[yes] { " " }oder als Norris
        } darfst du zwei ziehen, eine abgeben und die andere verdeckt ablegen.
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
        An Orten mit dem Bonus darf Benutzen oder Reparieren so oft ausgeführt werden, wie Charaktere dort stehen; { $mode ->
            [small] der, der handelt, zählt mit
           *[main] der, dem die Karte zugewiesen ist, zählt mit
        }.
        { $mode ->
            [small] Sein Spieler wählt, wie oft, mindestens einmal und soweit es möglich ist; nur dieser Charakter
           *[main] Dieser Spieler wählt, wie oft, mindestens einmal und soweit es möglich ist; nur sein Charakter
        } legt sich hin.
        Für Benutzen gilt der Bonus im Labor, im Heizungsraum, im Generatorraum, beim Basishubschrauber und im Schuppen; für Reparieren an jedem Ort, der Schaden haben kann.
        Sabotieren wird nie vervielfacht, und ein S.O.S. wird nur einmal gesendet.
        Windows darf { $abilityCoop ->
            [perRepetition] jedes Mal einen mehr reparieren, Dr. Blair { $labCoop ->
                [oneEach] insgesamt einen mehr ziehen
               *[actor] jedes Mal einen mehr ziehen
            }
           *[plusOne] insgesamt einen mehr reparieren, Dr. Blair insgesamt einen mehr ziehen
        }; von den Labormarkern, die mit dem Bonus gezogen werden, { $labCoop ->
            [oneEach] bekommt jeder stehende Charakter dort einen
           *[actor] { $mode ->
                [small] bekommt alle, wer handelt
               *[main] bekommt alle, wem die Karte zugewiesen wurde
            }
        }.

rulecard-thing-topic-bonus_items = Treibstoff und Werkzeug zwischen den Karten
    .text =
        Treibstoff und Werkzeug sind frei: Sie brauchen keine Aktionskarte, niemand legt sich dafür hin, und du darfst mehrere spielen.
        Gelegenheit dazu ist in Schritt 4.7 { $bonusItems ->
            [ownActionOnly] direkt vor und direkt nach deiner eigenen Aktion
           *[between] vor der ersten Karte, nach jeder Karte, bevor der Anführer weitermacht, und noch einmal am Ende
        }; der Anführer kann das nicht verhindern.
        Dein Charakter muss an dem Ort stehen: Treibstoff füllt dort ein freies Treibstofffeld, Werkzeug entfernt dort 1 Schadensmarker.
        Alle mit einer verdeckten Gegenstandskarte, deren Ort eins von beiden brauchen könnte, werden gefragt, egal welche Karte es ist; eine gespielte Karte sehen alle, und sie verlässt das Spiel.

rulecard-thing-topic-possessions = Waffen, Gegenstände und Marker, die du besitzt
    .text =
        { $mode ->
            [small] Ein Charakter darf beliebig viele Waffen, Gegenstände und Labormarker besitzen, und alle sehen, welche.
           *[main] Du darfst beliebig viele Waffen, Gegenstände und Labormarker besitzen; die anderen sehen nur, wie viele es sind.
        }
        { $mode ->
            [small] { "" }
           *[main] Nur ein Flammenwerfer liegt von Anfang an offen.
        }
        { $mode ->
            [small] { $emptyFlamethrower ->
                [stays] Ein Flammenwerfer wird auch ohne Nachlademarker behalten
               *[removed] Ein Flammenwerfer wird behalten, solange er Nachlademarker hat
            }; { $wireFlashlight ->
                [singleUse] auch eine Schusswaffe wird behalten; jede andere eingesetzte Karte verlässt das Spiel, auch Taschenlampe und Kabel
               *[kept] auch Schusswaffe, Taschenlampe und Kabel werden behalten; jede andere eingesetzte Karte verlässt das Spiel
            }.
           *[main] { $emptyFlamethrower ->
                [stays] Er wird auch ohne Nachlademarker behalten
               *[removed] Er wird behalten, solange er Nachlademarker hat
            }; { $wireFlashlight ->
                [singleUse] auch eine Schusswaffe wird behalten und liegt nach dem ersten Einsatz offen; jede andere eingesetzte Karte verlässt das Spiel, auch Taschenlampe und Kabel
               *[kept] auch Schusswaffe, Taschenlampe und Kabel werden behalten und liegen nach dem ersten Einsatz offen; jede andere eingesetzte Karte verlässt das Spiel
            }.
        }
        Eine Waffe einzusetzen ist immer freiwillig, und immer sehen es alle.
        Ein leerer Waffen- oder Gegenstandsstapel gibt nichts her, bis Karten unter ihn zurückkommen: die beim Ziehen nicht gewählten und die von { $mode ->
            [small] Charakteren, die aus dem Spiel sind
           *[main] enttarnten oder assimilierten Spielern
        }.

rulecard-thing-topic-keep = Eine Karte behalten
    .text =
        In der Waffenkammer ziehst du zwei Waffenkarten (MacReady bis zu drei), im Lager zwei Gegenstandskarten; sind es weniger, ziehst du diese.
        Behalte eine; die anderen kommen unter den Stapel, und niemand sonst sieht sie.
        Auch was du behältst, ist geheim, außer einem Flammenwerfer: Er wird offen mit 6 Nachlademarkern ausgelegt.

rulecard-thing-topic-lab_tokens = Labormarker
    .text =
        Der Beutel beginnt mit { $players ->
            [0] 2 Blutbeuteln und 3 Fehlschlägen pro Spieler
           *[other] { $blood } Blutbeuteln und { $failures } Fehlschlägen
        }.
        Nur du siehst einen Marker, den du ziehst; behalte ihn verborgen oder lege ihn verdeckt ab; die anderen sehen nur, was von beidem du getan hast.
        Ein Blutbeutel bezahlt Test A; ein Fehlschlag taugt nur zum Bluffen.
        Marker sind weder Karten noch Gegenstände; du darfst beliebig viele besitzen{ $tradeLab ->
            [no] , aber sie wechseln nie den Besitzer
           *[yes] { " " }und sie in Phase 5 verdeckt weitergeben
        }.

## Topics: encounters

rulecard-thing-topic-encounter = Begegnungen
    .text =
        Eine Begegnung gibt es an einem grünen Ort{ $dormEncounters ->
            [no] { "" }
           *[yes] { " " }oder im Schlafsaal
        }, wenn dort zwei oder mehr Charaktere sind, ein Charakter und ein Hund oder das Enttarnte Alien mit einem Charakter oder einem Hund.
        Ein Charakter allein oder ein Hund allein tut nichts, das Alien allein darf den Ort sabotieren, und { $dormEncounters ->
            [no] in Aufenthaltsraum und Schlafsaal
           *[yes] im Aufenthaltsraum
        } begegnet sich niemand.
        Sind ein Hund und zwei oder mehr Charaktere da{ $clarkCatches ->
            [no] { " " }(ohne Clark gezählt)
           *[yes] { "" }
        }, wird zuerst der Hund gefangen; sind ein Hund und ein einziger Charakter da, macht dieser eine Hundeprobe, und der Hund bleibt.
        { $weaponScope ->
            [any] Charaktere dürfen sich mit Waffen zurückziehen, auch vor einem Hund oder einem Enttarnten Alien; zwei oder mehr, die es nicht tun, machen eine Infektionsprobe.
           *[characters] Zwei oder mehr Charaktere dürfen sich mit Waffen zurückziehen; zwei oder mehr, die es nicht tun, machen eine Infektionsprobe.
        }
        Alle Begegnungen sind vor der ersten Aktion abgeschlossen.

rulecard-thing-topic-room_order = Reihenfolge der Orte
    .text =
        Nach der letzten Bewegung deckt das Kollektiv seine Karten auf, und seine Stärke kommt an diese Orte.
        Diese Orte werden zuerst abgehandelt, dann alle anderen Orte mit einer Begegnung.
        Innerhalb jeder Gruppe wählt der Anführer, welcher Ort als nächster kommt; ein Ort wird abgeschlossen, bevor der nächste beginnt.
        Was in einem Kampf zu entscheiden ist, entscheiden das Kollektiv und die Charaktere dort.

rulecard-thing-topic-attack = Angriff mit Feuer
    .text =
        An einem Ort mit einem Enttarnten Alien wird in Bewegungsreihenfolge jeder stehende Charakter gefragt, der einen geladenen Flammenwerfer oder eine verdeckte Waffenkarte hat, egal welche; der Erste, der angreift, tut es, und danach kann es niemand mehr.
        Das kostet 1 Nachlademarker des Flammenwerfers oder ein Dynamit/Molotow und eine zufällige, ungesehene Karte des Aktive-Karten-Stapels; ist der Stapel leer, geht es nicht.
        Du legst dich an diesem Ort hin; das Alien verliert endgültig 1 Stärke und flieht, ohne etwas zu tun.
        { $encounterAfterAttack ->
            [no] Danach geschieht an diesem Ort nichts mehr: Niemand begegnet dort jemandem.
           *[yes] Dann haben die Charaktere und ein Hund dort ihre normale Begegnung, du eingeschlossen.
        }

rulecard-thing-topic-prey = Was das Alien an einem Ort tut
    .text =
        Ist es stärker als die Charaktere, muss das Kollektiv dort einen Charakter oder den Hund assimilieren oder den Ort sabotieren, auch wenn das nichts ändert; alle übrigen Charaktere fliehen in den Aufenthaltsraum und liegen dort.
        Allein mit einem Hund assimiliert es den Hund oder sabotiert; allein an einem Ort darf es sabotieren oder nichts tun{ $kennelCard ->
            [removed] { "" }
           *[normal] ; im Zwinger assimiliert es einen Hund
        }.
        Jede Assimilation bringt 1 Stärke; ein assimilierter Charakter scheidet aus, ein Hund verlässt das Spiel.
        Beim Sabotieren durch das Alien zählt jeder Punkt seiner Stärke am Ort: Schaden, Karten, Marker oder Treibstoff, und in der Küche zwei Nahrungsmarker für jeden Punkt.
        Es weiß nicht, wer ein verstecktes Alien ist, und kann eines assimilieren.
        { $weaponScope ->
            [any] Wer sich mit einer Waffe zurückgezogen hat, zählt hier nicht mit, kann nicht assimiliert werden und flieht nicht.
           *[characters] { "" }
        }

rulecard-thing-topic-alien_fight = Kampf gegen ein Enttarntes Alien
    .text =
        { $weaponScope ->
            [any] Zuerst dürfen sich die Charaktere am Ort mit Waffen zurückziehen; dann dürfen die übrigen mit Feuer angreifen, und tut es einer, verliert das Alien 1 Stärke und flieht.
           *[characters] Zuerst dürfen die Charaktere am Ort mit Feuer angreifen; tut es einer, verliert das Alien 1 Stärke und flieht.
        }
        Sonst wird seine Stärke am Ort mit der Zahl der Charaktere dort verglichen; Hunde, Fähigkeiten und andere Waffen zählen nicht.
        Schwächer: Es flieht, und die Charaktere und ein Hund haben sofort ihre normale Begegnung, { $encounterAfterAttack ->
            [no] nicht aber nach einem Angriff
           *[yes] ebenso wie nach einem Angriff
        }.
        Gleich stark: Es flieht, und alle Charaktere dort legen sich hin, wo sie sind; eine weitere Begegnung gibt es nicht, und ein Hund bleibt.
        Stärker: Es assimiliert einen Charakter oder den Hund oder sabotiert den Ort; alle übrigen Charaktere fliehen in den Aufenthaltsraum und liegen dort.
        { $weaponScope ->
            [any] Wer sich zurückgezogen hat, ist an alldem nicht beteiligt und bleibt, wie er ist; ist sonst niemand da, handelt das Alien wie an einem Ort ohne Charaktere.
           *[characters] { "" }
        }
        Der Verdacht ändert sich in einem Kampf nicht.

rulecard-thing-topic-withdraw = Sich aus einer Begegnung zurückziehen
    .text =
        Vor einer Infektionsprobe{ $weaponScope ->
            [any] , einer Hundeprobe oder einem Kampf mit einem Enttarnten Alien
           *[characters] { "" }
        } wird jeder am Ort, der eine passende offene Waffe oder eine verdeckte Waffenkarte hat, einmal gefragt, in Bewegungsreihenfolge und für alle sichtbar, ob er sich mit einer Waffe zurückzieht.
        Zeige eine Schusswaffe (du behältst sie), zeige eine Nahkampfwaffe (sie verlässt danach das Spiel) oder gib einen Nachlademarker des Flammenwerfers aus; liegend geht es { $flameWithdrawProne ->
            [yes] mit jedem davon
           *[no] nur mit Schusswaffe oder Nahkampfwaffe
        }.
        Wer sich zurückzieht, legt keine Marker aus, sieht sich keinen an, wird nicht verdächtiger und bleibt, wie er ist, stehend oder liegend.
        Sind weniger als zwei übrig, gibt es keine Infektionsprobe{ $weaponScope ->
            [any] , aber wer mit einem Hund allein übrig ist, macht eine Hundeprobe
           *[characters] { "" }
        }.
        { $weaponScope ->
            [any] Das wirkt gegenüber Charakteren, Hunden und Enttarnten Aliens; wer sich zurückgezogen hat, zählt weder beim Fangen eines Hundes noch in einem Kampf mit.
           *[characters] Das wirkt nur gegenüber Charakteren, nie gegenüber einem Hund oder einem Enttarnten Alien, und beim Fangen eines Hundes zählst du trotzdem mit.
        }

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
        { $weaponScope ->
            [any] Wer sich mit einer Waffe zurückzieht, entgeht ihr
           *[characters] Keine Waffe hilft dagegen
        }, Clark hat keine solche Begegnung, und niemand darf etwas dazu sagen oder sich etwas anmerken lassen.

## Topics: revealed aliens

rulecard-thing-topic-reveal = Dich enttarnen
    .text =
        Ein verstecktes Alien darf sich in Phase 5 enttarnen, { $revealWindow ->
            [afterVote] einmal, direkt nach der Abstimmung
           *[wholePhase] jederzeit vor Phase 6
        }; sonst enttarnt nur ein Test.
        Angeboten wird es allen, aber nur ein verstecktes Alien kann es tun; niemand muss.
        Du zeigst deine Rollenkarte; Aufsteller und Verdachtsscheibe verlassen den Spielplan, deine Karten kommen unter ihre Stapel, deine Labor- und Nachlademarker sind weg.
        Warst du Anführer, übernimmt sofort der nächste Charakter zur Linken.
        Die erste Enttarnung des Spiels bringt { $players ->
            [0] Stärke in Höhe der halben Spielerzahl bei Spielbeginn, abgerundet
           *[other] { $first_strength } Stärke
        }; jede spätere bringt 1 dazu.
        Ein neues Enttarntes Alien handelt erst in Phase 3 der nächsten Runde.

rulecard-thing-topic-revealed_aliens = Enttarnte Aliens
    .text =
        Ein Enttarntes Alien ist kein Charakter mehr: Es zieht keine Aktionskarten, bewegt sich nicht, stimmt nicht ab, handelt nicht mit anderen, testet nicht, wird nicht getestet, steigt nicht ein und isst nicht, und seine Fähigkeit ist weg; aber es darf mitreden.
        Alle Enttarnten Aliens zusammen sind das Kollektiv: Sie greifen in Phase 3 und 4 mit einem gemeinsamen Stärkevorrat Orte an.
        Die erste Enttarnung des Spiels bringt { $players ->
            [0] die halbe Spielerzahl bei Spielbeginn, abgerundet,
           *[other] { $first_strength } Stärke,
        } jede spätere 1 und jede Assimilation 1; verloren geht Stärke nur durch Feuer.
        Bei 0 ist das Kollektiv besiegt und plant nicht mehr, bis ein weiteres Alien enttarnt wird, dessen 1 Stärke dann { $defeatedRejoin ->
            [no] nur denen dient, die nach der Niederlage enttarnt wurden
           *[yes] allen dient
        }; das allein bringt den Menschen keinen Sieg.
        Wer enttarnt ist, erfährt nicht, wer sonst noch ein Alien ist.

rulecard-thing-topic-collective = Das Kollektiv entscheidet
    .text =
        Alle Enttarnten Aliens teilen sich einen Stärkevorrat und einen Plan; { $collective ->
            [rotating] jede Runde entscheidet einer von ihnen, in der Reihenfolge, in der sie enttarnt wurden
           *[other] niemand hat das Kommando
        }.
        { $collective ->
            [majority] Jedes Mitglied darf vorschlagen; der Vorschlag mit den meisten Unterstützern gewinnt, bei Gleichstand der des zuerst enttarnten Mitglieds.
            [rotating] Dieses Mitglied legt den Plan der Runde und trifft die Entscheidungen an den Orten.
           *[consensus] Jedes Mitglied darf vorschlagen, und ein Vorschlag gilt, wenn alle zustimmen; gelingt das keinem, gilt der mit den meisten Zustimmungen, bei Gleichstand der des zuerst enttarnten Mitglieds.
        }
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
        Er muss vom Funkraum aus gerufen werden; ab der nächsten Runde rückt in Phase 2 sein Treibstoffmarker 1 von { $heli_fuel_spaces } Feldern vor, und dann fliegt er so viele Felder weit: bei Sonne { $helicopter_advance_sun }, bei Bewölkung { $helicopter_advance_cloudy }, bei Schnee { $helicopter_advance_snow }, bei Sturm { $helicopter_advance_storm }.
        Auf Feld { $sos_spaces }, dem letzten seiner Leiste, ist er angekommen und wartet.
        Steht der Treibstoffmarker in Phase 2 schon auf seinem letzten Feld, fliegt der Hubschrauber endgültig davon, wo er auch ist, und kann nicht noch einmal gerufen werden.
        { $mode ->
            [small] Sobald er angekommen ist, darf der am wenigsten verdächtige Charakter, bei Gleichstand der erste in Bewegungsreihenfolge, zu Beginn von Phase 5 die Flucht beginnen; tut er es nicht, gibt es in dieser Runde keine Rettung.
           *[main] { $rescueBoarding ->
                [afterEncounters] Sobald er angekommen ist, darf nach den Begegnungen der am wenigsten verdächtige Charakter, bei Gleichstand der erste in Bewegungsreihenfolge, einsteigen, wo er auch ist; tut er es nicht, gibt es in dieser Runde keine Rettung.
               *[insteadOfMove] Sobald er angekommen ist, darf der am wenigsten verdächtige Charakter, bei Gleichstand der erste in Bewegungsreihenfolge, einsteigen, statt sich zu bewegen, und gibt dabei keine Karte ab; tut er es nicht, gibt es in dieser Runde keine Rettung.
            }
        }
        { $mode ->
            [small] Hat das Alien Stärke, entscheiden Würfel, ob es die Flucht verhindert.
           *[main] { $rescueBoarding ->
                [afterEncounters] Das Einsteigen beginnt sofort und beendet das Spiel.
               *[insteadOfMove] { $boardingCut ->
                    [yes] Wer sich noch nicht bewegt hat, bleibt im Aufenthaltsraum, die Begegnungen werden abgehandelt, dann beginnt das Einsteigen und beendet das Spiel.
                   *[no] Die anderen bewegen sich noch, und alle Begegnungen werden abgehandelt, dann beginnt das Einsteigen und beendet das Spiel.
                }
            }
        }

rulecard-thing-topic-vehicles = Flucht mit einem Fahrzeug
    .text =
        Der Basishubschrauber oder das Schneemobil ist startbereit, wenn kein Schadensmarker da ist und jedes Treibstofffeld gefüllt ist.
        { $mode ->
            [small] Ein Charakter, der Schlüssel hat, darf mit einem Würfel Benutzen bei einem startbereiten Fahrzeug die Flucht beginnen.
           *[main] Wem bei einem startbereiten Fahrzeug Benutzen zugewiesen wird, der wird gefragt, ob er die Flucht beginnt; dazu muss er Schlüssel zeigen.
        }
        { $mode ->
            [small] { "" }
           *[main] In dieser Lage werden alle gleich gefragt; wer keine Schlüssel hat oder nicht will, tut nichts und legt sich hin.
        }
        { $mode ->
            [small] Startbereit muss das Fahrzeug sein, wenn die Würfel gegeben werden: Treibstoff oder Reparaturen danach helfen bei denselben Würfeln nicht mehr.
           *[main] Startbereit muss das Fahrzeug sein, wenn die Karte zugewiesen wird: Treibstoff oder Reparaturen danach helfen bei derselben Karte nicht mehr.
        }
        { $mode ->
            [small] Hat das Alien Stärke, entscheiden Würfel, ob es die Flucht verhindert.
           *[main] Wer die Flucht beginnt, ist der erste Passagier, und das Einsteigen folgt sofort und beendet das Spiel.
        }

rulecard-thing-topic-boarding = Einsteigen
    .text =
        { $firstBoarderReveals ->
            [no] Der erste Passagier zeigt die Rollenkarte erst, wenn das Fahrzeug abfährt: Auch dann gewinnen mit einem Alien die Aliens das Spiel.
           *[yes] Der erste Passagier zeigt die Rollenkarte: Mit einem Alien gewinnen die Aliens das Spiel.
        }
        Dann werden die Charaktere am Boden einer nach dem anderen gefragt, der am wenigsten verdächtige zuerst, bei Gleichstand in Bewegungsreihenfolge, ob sie um einen Platz bitten; wer verzichtet oder abgelehnt wird, bleibt für diese Einsteigerunde zurück.
        Alle Passagiere müssen zustimmen{ $boardConsent ->
            [unanimousTieLeastSuspect] ; stimmt genau die Hälfte zu, entscheidet der am wenigsten verdächtige von ihnen
           *[unanimous] { "" }
        }.
        Wer an Bord genommen wird, zeigt die Rollenkarte: Mit einem Alien gewinnen die Aliens das Spiel, mit einem Menschen beginnt eine neue Einsteigerunde, in der alle am Boden noch einmal gefragt werden.
        Nimmt eine ganze Runde niemanden an Bord oder ist niemand mehr übrig, fährt das Fahrzeug ab, und die Zurückgelassenen zeigen ihre Rollenkarten: Ist ein Mensch darunter, gewinnen die Aliens, sonst die Menschen.
        Wo ein Charakter ist, ob stehend oder liegend, ist egal; enttarnte und ausgeschiedene Spieler werden nie gefragt.
        Hat das Einsteigen einmal begonnen, beendet es immer das Spiel.

## Topics: Rec Room and tests

rulecard-thing-topic-trade = Handel
    .text =
        In Phase 5 dürfen zwei beliebige Charaktere einander { $tradeLab ->
            [no] Waffen- und Gegenstandskarten geben, aber keine Labormarker,
           *[yes] Waffenkarten, Gegenstandskarten und Labormarker geben,
        } beliebig viele, auch als Geschenk, wenn beide zustimmen.
        Ein Tausch findet ganz oder gar nicht statt; Versprechen binden niemanden.
        Vorher wird nichts gezeigt; wer etwas erhält, darf es danach ansehen.
        Alle sehen, dass etwas den Besitzer wechselt, von welcher Art und wie viel, aber nicht, was, außer bei einem offenen Flammenwerfer, der seine Nachlademarker behält.

rulecard-thing-topic-vote = Die Abstimmung
    .text =
        Alle Charaktere nennen gleichzeitig einen anderen Charakter oder enthalten sich; gezeigt werden die Stimmen, wenn alle abgegeben sind.
        Nicht genannt werden können Spieler im grünen Bereich, du selbst, Enttarnte Aliens und Ausgeschiedene.
        Jede Stimme rückt die Verdachtsscheibe des Genannten 1 Feld vor, höchstens bis zum Maximum{ $players ->
            [0] { "" }
           *[other] , also bis { $suspicion_red }
        }.
        Wer dort steht, muss jede abgegebene Karte zeigen, solange die Scheibe dort bleibt.

rulecard-thing-topic-tests = Test A und Test B
    .text =
        In jeder Runde darf die Gruppe einen Test A und einen Test B durchführen, am selben oder an verschiedenen Charakteren; ein Test ist freiwillig, und alle, die einen Labormarker oder einen geladenen Flammenwerfer mit Kabel oder einer verdeckten Gegenstandskarte haben, werden gefragt, ob sie einen anbieten.
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
        { $talk ->
            [strictDE] Du darfst nie sagen, ob wahr oder falsch, welche Aktionskarten du auf der Hand hast oder welche du abgegeben hast.
            [freeFR] Du darfst über die Aktionskarten auf deiner Hand und über die abgegebene alles behaupten, wahr oder falsch.
           *[itUA] Du darfst nie sagen, ob wahr oder falsch, welche Aktionskarten du auf der Hand hast; welche Karte du abgegeben hast, darfst du ab Schritt 4.7 behaupten, wahr oder falsch.
        }
        Verborgene Karten und Marker werden nur gezeigt, wenn eine Regel sie aufdeckt, und niemand äußert sich zum Ausgang einer Infektionsprobe.
        Enttarnte Aliens dürfen nach denselben Regeln mitreden; Ausgeschiedene schweigen über Verborgenes.

rulecard-thing-topic-secrets = Wer was sieht
    .text =
        Öffentlich: Verdacht, Anführer, Schaden, Treibstoff, Nahrung, Hunde, Wetter, Bewegungen, die Stärke des Aliens { $planVisibility ->
            [nothing] insgesamt
           *[strengths] insgesamt und auf jedem geplanten Angriff
        }, wie viele Karten und Marker jeder hat, und was zu Beginn in den Beuteln war.
        Geheim: Rollen, Handkarten, abgegebene Karten, Waffen, Gegenstände und Labormarker, außer einem Flammenwerfer und dem, was seit seinem Einsatz offen liegt.
        Niemand kennt den ganzen Aktive-Karten-Stapel, und was davon übrig bleibt, wird ungesehen abgelegt.
        Von einem Infektionsmarker sieht die Vorderseite nur, wer ihn ansieht; alle sehen, wer sich von wem einen ansieht, und der Besitzer weiß auch, welcher es war.
        Das Kollektiv teilt seinen Plan, erfährt aber von niemandem die verborgene Rolle.
        Dein Protokoll enthält nur Öffentliches und deine eigenen Geheimnisse; Rollen und Infektionen werden am Ende gezeigt.

rulecard-thing-topic-prompts = Warum alle gleich gefragt werden
    .text =
        Ob du etwas gefragt wirst, verrät nie, was du hast oder wer du bist.
        Alle, die handeln könnten, wenn ihre verdeckten Karten oder Marker die richtigen wären, werden im selben Tempo gefragt, und niemand sieht, wer eine Möglichkeit hatte: angreifen, sich zurückziehen, anzünden, Treibstoff oder Werkzeug spielen, ein Fahrzeug starten, einen Test anbieten.
        Bei einer Infektionsprobe legen alle außerhalb des grünen Bereichs Marker aus und bestätigen, und in Phase 5 haben alle eine Möglichkeit zur Enttarnung, die nur ein verstecktes Alien nutzen kann.
        Die Regelkarten sind für alle gleich, denn wer fragt, wie man als Alien spielt, würde sich verraten.

rulecard-thing-topic-timeouts = Wenn die Zeit abläuft
    .text =
        { $mode ->
            [small] Alles Freiwillige unterbleibt: kein Angriff, kein Rückzug, kein Treibstoff oder Werkzeug, keine Flucht mit dem Rettungshubschrauber, kein Würfel, der vom Schlafsaal aus geändert wird, keine Übergabe, kein Test.
           *[main] Alles Freiwillige unterbleibt: kein Tausch durch Garry, kein Angriff, kein Rückzug, kein Feuer, kein Treibstoff oder Werkzeug, keine Flucht, keine Bitte um einen Platz, kein Handel, keine Stimme, keine Enttarnung, kein Test.
        }
        { $mode ->
            [small] Ein Charakter geht an einen zufälligen Ort, und wo einer von mehreren zu wählen ist, entscheidet der Zufall; von gezogenen Karten wird eine zufällige behalten, und jeder Labormarker wird es.
           *[main] Du gehst an einen zufälligen Ort und gibst eine zufällige Karte ab; bei einer Infektionsprobe legst du zwei Mensch-Marker aus und siehst dir einen zufälligen Marker an; andere Karten werden zufällig gewählt oder abgelegt.
        }
        { $mode ->
            [small] Der Anführer nimmt das neue Wetter und die feste Reihenfolge der Orte, gibt die Würfel einem zufälligen Charakter und würfelt danach nicht weiter.
           *[main] Der Anführer nimmt das neue Wetter, die feste Reihenfolge der Orte, einen zufälligen Charakter für eine Karte, erlaubt ein Feuer und deckt keine weitere Karte auf; ein Passagier lehnt ab.
        }
        { $mode ->
            [small] Kein Würfel wird neu geworfen oder annulliert; der Charakter führt die erste mögliche Aktion aus, mit dem ersten möglichen Ergebnis und dem ersten möglichen Ziel für einen Treibstoffmarker und so oft wie möglich.
           *[main] Wer eine Aktion ausführt, nimmt das erste mögliche Ergebnis und das erste mögliche Ziel für einen Treibstoffmarker, wiederholt so oft wie möglich, behält eine zufällige Karte und jeden Labormarker.
        }
        { $mode ->
            [small] { "" }
           *[main] Das Kollektiv legt 1 Stärke auf einen zufälligen Ort; allein an einem Ort tut es nichts, allein mit einem Hund assimiliert es den Hund, und sonst den Charakter auf dem ersten Platz (A vor B).
        }
        { $mode ->
            [small] { "" }
           *[main] { $collective ->
                [majority] Hat es Vorschläge, gilt der mit den meisten Unterstützern, bei Gleichstand der des zuerst enttarnten Mitglieds.
                [rotating] { "" }
               *[consensus] Hat es Vorschläge, gilt der mit den meisten Zustimmungen, bei Gleichstand der des zuerst enttarnten Mitglieds.
            }
        }

rulecard-thing-topic-setup = Spielaufbau
    .text =
        Heizung und Generator beginnen mit je 4 Treibstoffmarkern, die Vorratskammer mit 16 Nahrungsmarkern, der Schuppen mit 1 Schadensmarker, der Basishubschrauber mit { $players ->
            [0] zwei Schadensmarkern weniger, als Spieler mitspielen, der Funkraum mit einem pro Spieler
           *[other] { $helicopter_damage }, der Funkraum mit { $radio_damage }
        }.
        { $players ->
            [0] Treibstofflager, Außenreserve, Waffen- und Gegenstandsstapel und die Wetterübersicht hängen von der Spielerzahl ab; in den Laborbeutel kommen pro Spieler 2 Blutbeutel und 3 Fehlschläge.
           *[other] Das Treibstofflager enthält { $underground } Treibstoffmarker, die Außenreserve { $outside }, der Laborbeutel { $blood } Blutbeutel und { $failures } Fehlschläge.
        }
        { $players ->
            [0] Was von der Spielerzahl abhängt, bleibt wie bei Spielbeginn.
           *[other] Waffenstapel: Flammenwerfer { $weapons_flamethrower }, Dynamit/Molotow { $weapons_dynamite }, Schusswaffe { $weapons_firearm }, Nahkampfwaffe { $weapons_melee }; Gegenstandsstapel: Treibstoff { $items_fuel }, Werkzeug { $items_tools }, Schlüssel { $items_keys }, Kabel { $items_wire }, Taschenlampe { $items_flashlight }.
        }
        Jeder Spieler erhält einen zufälligen Charakter, der im Aufenthaltsraum steht, 2 Aktionskarten, 3 Infektionsmarker, beide Rollenkarten und eine Verdachtsscheibe auf dem gelben Feld, also auf { $suspicion_yellow }.
        So viele Hundemarker wie Spieler, darunter ein Alien-Hund, werden geheim ausgeteilt und bestimmen die Rollen; dann kommen alle 9, darunter 2 Alien-Hunde, in den Infektionsbeutel.
        Der Anführermarker liegt an einem zufälligen Ort, { $kennelCard ->
            [removed] die Zwinger-Karte ist nicht im Spiel
           *[normal] die Zwinger-Karte liegt auf dem Zwinger
        }, und die vier Hunde sind noch nicht auf dem Spielplan.
        { $first ->
            [chosen] Den ersten Anführer hat der Tisch bestimmt
            [settled] Der erste Anführer wird vom Tisch bestimmt oder ausgelost
           *[lot] Der erste Anführer wird ausgelost
        }, und der Rettungshubschrauber ist noch nicht gerufen.

rulecard-thing-topic-components = Was in der Schachtel ist
    .text =
        { $mode ->
            [small] Drei Aktionswürfel und acht besondere Rollenkarten: sechs Menschen und zwei Aliens.
           *[main] 51 Aktionskarten: je 17-mal Benutzen, Reparieren und Sabotieren.
        }
        { $mode ->
            [small] Waffenstapel: Flammenwerfer { $weapons_flamethrower }, Dynamit/Molotow { $weapons_dynamite }, Schusswaffe { $weapons_firearm }, Nahkampfwaffe { $weapons_melee }; Gegenstandsstapel: Treibstoff { $items_fuel }, Werkzeug { $items_tools }, Schlüssel { $items_keys }, Kabel { $items_wire }, Taschenlampe { $items_flashlight }.
           *[main] 12 Waffenkarten: 2 Flammenwerfer, 4 Dynamit/Molotow, 2 Schusswaffen, 4 Nahkampfwaffen; 15 Gegenstandskarten: 4 Treibstoff, 4 Werkzeug, 2 Schlüssel, 2 Kabel, 3 Taschenlampen; mit weniger Spielern braucht man weniger davon.
        }
        11 Ortskarten: alle grünen Orte und der Zwinger, keine für Aufenthaltsraum und Schlafsaal.
        { $mode ->
            [small] Für jeden der sechs Charaktere ein Aufsteller und eine Verdachtsscheibe; dazu 9 Hundemarker, darunter 2 Alien-Hunde, und 4 Hunde.
           *[main] Für jeden von 8 Spielern: ein Aufsteller, eine Verdachtsscheibe, eine Mensch- und eine Alien-Rollenkarte, 2 Mensch-Infektionsmarker und 1 Alien-Infektionsmarker; dazu 9 Hundemarker, darunter 2 Alien-Hunde, und 4 Hunde.
        }
        40 Labormarker, 16 Blutbeutel und 24 Fehlschläge; 34 Treibstoffmarker, 16 Nahrungsmarker, 20 Schadensmarker, 12 Nachlademarker, 6 Feuermarker.
        Die Stärke des Aliens ist nur eine Zahl; Spielsteine sind Wechselgeld dafür und begrenzen sie nie.
        { $mode ->
            [small] { "" }
           *[main] Die besonderen Rollenkarten und Würfel in der Schachtel gehören zum Spiel für 1 bis 3 Spieler.
        }

rulecard-thing-topic-specification = Wie die Regeln geschrieben sind
    .text =
        Jede Regel hat eine Kennung wie T-E-12; nur was eine Kennung hat, ist eine Regel.
        Wo Ausgaben voneinander abweichen, nennen die Regeln einen Standard; jeder Tisch kann eine Ausgabe oder einzelne Tischoptionen wählen.
        Werte, die nur auf dem Spielplan stehen, etwa die der Wetterübersicht, kommen von einem Wertebogen, den ein Tisch ersetzen kann.
        Jedes Mischen, jedes zufällige Ziehen und jeder Würfelwurf ist fair.
        Eine besondere Regel geht einer allgemeinen vor, „kann nicht“ geht „darf“ vor, und was du nicht ganz bezahlen kannst, kannst du nicht tun.
        { $mode ->
            [small] { "" }
           *[main] Phase 4 wird hier in sieben Schritten gezählt, 4.1 bis 4.7; manche Ausgaben zählen anders.
        }
