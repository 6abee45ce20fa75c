### The web client: making a choice, looking at the own cards, saying something.


## The own cards

web-look-hand = Meine Karten ansehen
web-look-hand-short = Meine Karten
web-hand-covered = { $count ->
        [one] Deine Hand: { $count } verdeckte Karte. Drücke, um sie anzusehen.
       *[other] Deine Hand: { $count } verdeckte Karten. Drücke, um sie anzusehen.
    }
web-cover-again = Verdecken
web-keep-open = Offen lassen
web-keep-open-hint = Für alle, die allein an diesem Gerät spielen: Die Karten bleiben offen.
web-options-covered = Diese Entscheidung betrifft deine Karten. Sieh sie dir erst an.
# Where some options are covered: everybody reads it, whether there are any or not.
web-more-uncovered = Vielleicht ist mehr möglich, wenn du deine Karten ansiehst.
web-chosen-unseen = Wenn du nicht die andere drückst, gilt die erste. Der Bildschirm zeigt nie, welche.
web-confirm-unseen = Meine Wahl bestätigen

## The options

web-all-options = Alle Möglichkeiten
web-all-options-short = Auswahl
# Stands where the words about an option will be.
web-point-at-option = Wähle eine Möglichkeit, um zu lesen, wozu sie gut ist.
web-guide-options = Wozu jede Möglichkeit gut ist
web-guide-goal = Worum geht es im Spiel?
web-decision-more = Mehr zu dieser Entscheidung
web-why-not-alike = Alle werden das gefragt und sehen dasselbe. Wer wirklich wählen kann, geht sonst niemanden an; die Regel steht auf dieser Karte:

## What rooms are good for, where one chooses where to go

web-hint-thing-move-armoury = Waffen ziehen und eine behalten
web-hint-thing-move-kitchen = Essen zubereiten, damit niemand hungert
web-hint-thing-move-storeroom = Gegenstände ziehen und einen behalten
web-hint-thing-move-laboratory = Einen Labormarker ziehen: vielleicht Blut für einen Test
web-hint-thing-move-boiler = Heizung betanken oder reparieren, damit die Basis nicht einfriert
web-hint-thing-move-generator = Generator betanken oder reparieren, damit das Licht anbleibt
web-hint-thing-move-radio = Funkgerät reparieren, dann mit dem S.O.S. die Rettung rufen
web-hint-thing-move-helicopter = Hubschrauber betanken und reparieren; mit Schlüssel zur Flucht
web-hint-thing-move-shed = Schneemobil betanken und reparieren; mit Schlüssel zur Flucht
web-hint-thing-move-weather = Das Wetter im Voraus würfeln und einen Treibstoffmarker umlagern
web-hint-thing-move-dormitory = Hier gibt es nichts zu benutzen oder zu reparieren; gut, um abseits zu bleiben
web-hint-thing-move-rec = Dort bleiben, wo später alle zusammenkommen
web-hint-thing-move-swap = Die ganze Hand austauschen; du gibst keine Karte ab
web-hint-thing-move-special = Die Hand ablegen, eine Karte ziehen und diese abgeben
web-hint-thing-move-twice = Die Hand ablegen, zwei Karten ziehen, eine abgeben
web-hint-thing-move-board = Entkommen: Nach den Begegnungen wird eingestiegen, und das Spiel endet
web-hint-stayaway-play-discard = Die Karte ist weg, verdeckt; was sie sagt, geschieht nicht
web-hint-stayaway-offer-offer = Sie wechselt den Besitzer; was sie sagt, geschieht nicht
web-hint-stayaway-offer-infected = Vom Ding gegeben, infiziert sie
web-hint-stayaway-reply-give = Sie wechselt den Besitzer; was sie sagt, geschieht nicht
web-hint-stayaway-reply-infected = Vom Ding gegeben, infiziert sie
web-hint-stayaway-pass_on-pass_on = Der nächste Spieler bekommt sie; was sie sagt, geschieht nicht
web-hint-stayaway-pass_on-infected = Vom Ding gegeben, infiziert sie
web-hint-stayaway-forget-forget = Die Karte ist weg, verdeckt; was sie sagt, geschieht nicht
web-hint-stayaway-blind_date-swap = Sie geht ungesehen weg für die oberste Karte des Stapels; was sie sagt, geschieht nicht

## Saying something

web-statements-about = Worum geht es?
web-statements-me = Ich
web-statements-people = Andere
web-statements-plans = Pläne
web-statements-answers = Antworten
