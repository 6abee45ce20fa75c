### Stay Away! on the web: the ring, the hand, the end.


## The turn

web-stayaway-steps = Fasi del turno
web-stayaway-step-draw = Pesca
web-stayaway-step-play = Gioca o scarta
web-stayaway-step-exchange = Scambio
web-stayaway-exchange-with = Scambio con { $name }


## The ring

# $direction is one of stayaway-direction-*.
web-stayaway-ring = { $count } giocatori in cerchio; si gioca { $direction }
# Said of a seat that has chosen in secret while others still think.
web-stayaway-chosen = ha scelto
# Names follow.
web-stayaway-out = Fuori dal gioco:
web-stayaway-shown = { $count ->
        [one] Una mano mostrata a tutti
        [many] { $count } mani mostrate a tutti
       *[other] { $count } mani mostrate a tutti
    }


## The hand

web-stayaway-card-rule = Regole di «{ $card }»
# Read out in place of a covered card.
web-stayaway-card-covered = Carta { $number }, coperta. Premi per guardare le tue carte.
# What this seat alone saw, gave and got in the last turns.
web-stayaway-lately = Scoperto di recente
web-stayaway-lately-nothing = Ancora niente.
# Cards beside the hand, one of which is kept.
web-stayaway-drawn = Pescate, tra cui scegliere


## The end

web-stayaway-won-humans = Vincono gli Umani
web-stayaway-won-thing = Vince La Cosa
web-stayaway-chain = Come si è diffusa
web-stayaway-last-hand = Ultima mano
# What somebody was from the beginning or to the end, in a list of what became of them.
web-stayaway-fate-human = Umano fino alla fine
web-stayaway-fate-thing = La Cosa fin dall’inizio
