### The web client: why something is not possible, by the rule against it. Dots in rule IDs are written as _.


## The Thing

web-reason-T-3-10 = Der Ort ist voll: höchstens drei Charaktere.
web-reason-T-A-01 = Nur ein verborgenes Alien kann sich enttarnen.
web-reason-T-B-06 = Der Ort ist abgebrannt.
web-reason-T-I-02 = Ein Mensch legt nur Menschenmarker.
web-reason-T-L-06 = Das S.O.S. wird einmal gesendet, und nur ohne Schaden am Funkgerät.
web-reason-T-L-07 = Das Fahrzeug ist nicht bereit: Alle Treibstofffelder müssen voll und alle Schäden behoben sein.
web-reason-T-L-14 = Hier ist nichts mehr zu holen.
web-reason-T-P2-09 = Die Heizung ist zerstört, der Heizungsraum bleibt für immer zu.
web-reason-T-P4_7-10 = Den Ort zu benutzen würde jetzt nichts ändern.
web-reason-T-P4_7-11 = Hier gibt es keinen Schaden, der sich reparieren ließe.
web-reason-T-P4_7-12 = Hier lässt sich nichts mehr beschädigen.
web-reason-T-P5-06 = Wer auf dem grünen Verdachtsfeld steht, kann nicht genannt werden.
web-reason-T-P6-02 = Test A trifft, wer am meisten verdächtigt wird.
web-reason-T-X-03 = Nur wer am wenigsten verdächtig ist, darf in den Rettungshubschrauber.
web-reason-T-X-06 = Das Fahrzeug war bei der Zuweisung nicht bereit, oder es fehlt ein Schlüssel.

## The Thing for one to three people

web-reason-T-Z11-01 = Die Flucht mit dem Fahrzeug braucht einen Schlüssel und einen Würfel „Benutzen“.
web-reason-T-Z3-02 = Voll, oder kein Ort, an den Charaktere jetzt gehen dürfen.
web-reason-T-Z3-03 = Nur ein Charakter darf in einer Runde dorthin, und einer ist schon da.
web-reason-T-Z5-03 = Würfel bekommt nur ein stehender Charakter.
web-reason-T-Z5-04 = Dieser Würfel wurde auf diese Weise schon neu geworfen.
web-reason-T-Z5-06 = Ist ein Würfel annulliert, wird keiner mehr neu geworfen.
web-reason-T-Z5-11 = Dafür ist kein Würfel übrig.
web-reason-T-Z7-01 = Test A trifft, wer am meisten verdächtigt wird, und niemand wird zweimal getestet.

## Stay Away!

web-reason-S-ACT-02 = Kein Nachbar ist erreichbar: Eine Tür oder Quarantäne ist dazwischen.
web-reason-S-AXE-01 = Keine Tür und keine Quarantäne ist in Reichweite.
web-reason-S-DEF-01 = Eine Abwehrkarte spielt man nur, wenn einem etwas geschieht.
web-reason-S-DOR-01 = An beiden Seiten von dir ist schon eine Tür.
web-reason-S-E2-04 = Kein Nachbar kann jetzt in Quarantäne kommen.
web-reason-S-E2-06 = Nicht aus der Quarantäne heraus.
web-reason-S-LIM-03 = Mit so vielen Infiziert!-Karten muss eine davon abgelegt werden.
web-reason-S-MIS-06 = Die angebotene Karte dürfte an niemand anderen gehen.
web-reason-S-QUA-03 = Nicht aus der Quarantäne heraus.
web-reason-S-ROLE-03 = Eine Infiziert!-Karte geht nur vom Ding an andere oder von Infizierten zurück ans Ding, und Infizierte behalten immer eine.
web-reason-S-ROLE-07 = Eine Infiziert!-Karte geht nur vom Ding an andere oder von Infizierten zurück ans Ding, und Infizierte behalten immer eine.
web-reason-S-ROLE-08 = Eine Infiziert!-Karte geht nur vom Ding an andere oder von Infizierten zurück ans Ding, und Infizierte behalten immer eine.
web-reason-S-ROLE-06 = Diese Karte verlässt nie die Hand, in der sie ist.
web-reason-S-RUN-01 = Alle anderen sind in Quarantäne.
web-reason-S-SED-04 = Alle anderen sind in Quarantäne.
web-reason-S-TURN-06 = Diese Karte wird nie gespielt, nur behalten oder weitergegeben.
web-reason-S-VAR4-01 = Mit den Optionen dieses Tisches ist niemand in Sicht, den die Karte erreichen kann.
web-reason-S-VAR4-03 = Mit den Optionen dieses Tisches ist niemand in Sicht, den die Karte erreichen kann.
web-reason-S-VAR4-05 = Mit den Optionen dieses Tisches ist niemand in Sicht, den die Karte erreichen kann.
web-reason-S-VAR6-03 = Das Ding ist weg: Infiziert!-Karten gehen an niemanden mehr.
