### Stay Away! on the web: the ring, the hand, the end.


## The turn

web-stayaway-steps = Pasos del turno
web-stayaway-step-draw = Robar
web-stayaway-step-play = Jugar o descartar
web-stayaway-step-exchange = Intercambio
web-stayaway-exchange-with = Intercambio con { $name }


## The ring

# $direction is one of stayaway-direction-*.
web-stayaway-ring = { $count } jugadores en círculo; se juega { $direction }
# Said of a seat that has chosen in secret while others still think.
web-stayaway-chosen = ha elegido
# Names follow.
web-stayaway-out = Fuera del juego:
web-stayaway-shown = { $count ->
        [one] Una mano enseñada a todos
        [many] { $count } manos enseñadas a todos
       *[other] { $count } manos enseñadas a todos
    }


## The hand

web-stayaway-card-rule = Reglas de «{ $card }»
# Read out in place of a covered card.
web-stayaway-card-covered = Carta { $number }, tapada. Pulsa para mirar tus cartas.
# What this seat alone saw, gave and got in the last turns.
web-stayaway-lately = Lo último que supiste
web-stayaway-lately-nothing = Todavía nada.
# Cards beside the hand, one of which is kept.
web-stayaway-drawn = Robadas, para elegir


## The end

web-stayaway-won-humans = Ganan los Humanos
web-stayaway-won-thing = Gana La Cosa
web-stayaway-chain = Cómo se propagó
web-stayaway-last-hand = Última mano
# What somebody was from the beginning or to the end, in a list of what became of them.
web-stayaway-fate-human = Humano hasta el final
web-stayaway-fate-thing = La Cosa desde el principio
