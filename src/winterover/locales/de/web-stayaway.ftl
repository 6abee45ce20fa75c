### Stay Away! on the web: the ring, the hand, the end.


## The turn

web-stayaway-steps = Schritte des Zuges
web-stayaway-step-draw = Ziehen
web-stayaway-step-play = Spielen oder ablegen
web-stayaway-step-exchange = Tauschen
web-stayaway-exchange-with = Tausch mit { $name }


## The ring

# $direction is one of stayaway-direction-*.
web-stayaway-ring = { $count } Personen im Kreis; gespielt wird { $direction }
# Said of a seat that has chosen in secret while others still think.
web-stayaway-chosen = hat gewählt
# Names follow.
web-stayaway-out = Ausgeschieden:
web-stayaway-shown = { $count ->
        [one] Eine Hand allen gezeigt
       *[other] { $count } Hände allen gezeigt
    }


## The hand

web-stayaway-card-rule = Regeln zu „{ $card }“
# Read out in place of a covered card.
web-stayaway-card-covered = Karte { $number }, verdeckt. Drücke, um deine Karten anzusehen.
# What this seat alone saw, gave and got in the last turns.
web-stayaway-lately = Zuletzt erfahren
web-stayaway-lately-nothing = Noch nichts.
# Cards beside the hand, one of which is kept.
web-stayaway-drawn = Gezogen, zur Auswahl


## The end

web-stayaway-won-humans = Die Menschen gewinnen
web-stayaway-won-thing = Das Ding gewinnt
web-stayaway-chain = Wie es sich ausbreitete
web-stayaway-last-hand = Letzte Hand
# What somebody was from the beginning or to the end, in a list of what became of them.
web-stayaway-fate-human = bis zum Ende Mensch
web-stayaway-fate-thing = von Anfang an das Ding
