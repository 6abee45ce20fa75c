### Stay Away!: what is told, asked and offered.
### Names of players and cards come in as variables. Ends of names in this file:
###   -own      the viewer is the one who acts or whom it concerns
###   -you      the viewer is the other player in it
###   -hidden   something in it is not shown to the viewer, or there is none
### Single card names stand in «»; lists of cards follow a colon. No "y" stands before a name that comes in: it would
### have to become "e" before Isabel or ¡Infectado!.


stayaway-about =
    Un puesto avanzado en una isla solitaria, aislado por una tormenta, y alguien en la mesa es La Cosa.
    En cada turno robas, juegas o descartas, y pasas una carta a tu vecino: cualquiera de esas cartas puede ser la infección.
    Los Humanos ganan si queman a La Cosa; La Cosa gana cuando no queda ningún Humano.
    De 4 a 12 jugadores.


## What happens: setup

# $cards is the opening hand.
stayaway-fact-dealt = Mano inicial de { $seat }: { $cards }.
stayaway-fact-dealt-hidden = { $seat } ha recibido su mano inicial.
stayaway-fact-dealt-own = Tu mano inicial: { $cards }.
stayaway-fact-started = Empieza la partida, en el sentido de las agujas del reloj. El primer turno es de { $first }.
stayaway-fact-started-own = Empieza la partida, en el sentido de las agujas del reloj. El primer turno es tuyo.


## What happens: the turn

stayaway-fact-turn_began = Empieza el turno de { $seat }.
stayaway-fact-turn_began-own = Empieza tu turno.
stayaway-fact-drew = { $seat } ha robado «{ $card }».
stayaway-fact-drew-hidden = { $seat } ha robado una carta.
stayaway-fact-drew-own = Has robado «{ $card }».
stayaway-fact-drew-hidden-own = Has robado una carta.
stayaway-fact-drew_nothing = { $seat } no ha encontrado ninguna carta que robar.
stayaway-fact-drew_nothing-own = No has encontrado ninguna carta que robar.
# $cards is the number of cards in the new draw pile.
stayaway-fact-reshuffled = El mazo estaba vacío. Se ha barajado la pila de descartes, que ocupa su lugar: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
stayaway-fact-panic_skipped = Se ha descartado una carta de Pánico sin leerla.
stayaway-fact-discarded = { $seat } ha descartado «{ $card }».
stayaway-fact-discarded-hidden = { $seat } ha descartado una carta.
stayaway-fact-discarded-own = Has descartado «{ $card }».
stayaway-fact-discarded-hidden-own = Has descartado una carta.
stayaway-fact-played = { $seat } ha jugado «{ $card }» sobre { $target }.
# A card that is played on nobody.
stayaway-fact-played-hidden = { $seat } ha jugado «{ $card }».
stayaway-fact-played-own = Has jugado «{ $card }» sobre { $target }.
stayaway-fact-played-hidden-own = Has jugado «{ $card }».
stayaway-fact-played-you = { $seat } ha jugado «{ $card }» sobre ti.
# $reason is one of stayaway-reason-*.
stayaway-fact-no_exchange = { $seat } no intercambia con { $partner }: { $reason }.
stayaway-fact-no_exchange-own = No intercambias con { $partner }: { $reason }.
stayaway-fact-no_exchange-you = { $seat } no intercambia contigo: { $reason }.
stayaway-fact-quarantine_ended = La «Cuarentena» de { $seat } ha terminado.
stayaway-fact-quarantine_ended-own = Tu «Cuarentena» ha terminado.

stayaway-reason-quarantine = lo impide la «Cuarentena»
stayaway-reason-door = hay una «Puerta atrancada» de por medio
stayaway-reason-none = ahora no es posible


## What happens: roles

stayaway-fact-became_infected = { $by } ha infectado a { $seat }.
stayaway-fact-became_infected-own = ¡Te han infectado! La carta venía de { $by }, que es La Cosa.
stayaway-fact-became_infected-you = Tu carta ha surtido efecto: has infectado a { $seat }.
stayaway-fact-became_thing = Ahora { $seat } es La Cosa.
stayaway-fact-became_thing-own = Has robado «La Cosa»: a partir de ahora eres La Cosa.
# A fourth Infected card was taken out of the hand; $card came instead.
stayaway-fact-corrected = { $seat } tenía demasiadas cartas «¡Infectado!»: una se ha cambiado por «{ $card }».
stayaway-fact-corrected-own = Tenías demasiadas cartas «¡Infectado!»: una se ha cambiado por «{ $card }». Solo lo sabes tú.


## What happens: the exchange

# Without -hidden the card is shown to all.
stayaway-fact-offered = { $seat } ha ofrecido a { $partner } «{ $card }».
stayaway-fact-offered-hidden = { $seat } ha ofrecido a { $partner } una carta boca abajo.
stayaway-fact-offered-own = Has ofrecido «{ $card }» a { $partner }.
stayaway-fact-offered-hidden-own = Has ofrecido a { $partner } una carta boca abajo.
stayaway-fact-offered-you = { $seat } te ha ofrecido una carta a la vista de todos: «{ $card }».
stayaway-fact-offered-hidden-you = { $seat } te ha ofrecido una carta boca abajo.
stayaway-fact-exchanged = { $seat } ha dado «{ $gave }» a { $partner } a cambio de «{ $received }».
stayaway-fact-exchanged-hidden = { $seat } ha intercambiado una carta con { $partner }.
stayaway-fact-exchanged-own = Has dado «{ $gave }» a { $partner } a cambio de «{ $received }».
stayaway-fact-exchanged-hidden-own = Has intercambiado una carta con { $partner }.
stayaway-fact-exchanged-you = Has dado «{ $gave }» a { $seat } a cambio de «{ $received }».
stayaway-fact-exchanged-hidden-you = Has intercambiado una carta con { $seat }.
# $card is a defence card.
stayaway-fact-defended = { $seat } ha respondido a { $against } con «{ $card }».
stayaway-fact-defended-own = Has respondido a { $against } con «{ $card }».
stayaway-fact-defended-you = { $seat } te ha respondido con «{ $card }».
stayaway-fact-redirected = El intercambio se desvía de { $seat } a { $partner }.
stayaway-fact-redirected-own = El intercambio se desvía de ti a { $partner }.
stayaway-fact-redirected-you = El intercambio se desvía de { $seat } a ti.
stayaway-fact-redirect_void = El intercambio se desvía de { $seat } y no llega a nadie: queda anulado.
stayaway-fact-redirect_void-own = El intercambio se desvía de ti y no llega a nadie: queda anulado.


## What happens: cards

stayaway-fact-passed = { $seat } no se ha defendido.
stayaway-fact-passed-own = No te has defendido.
stayaway-fact-saw_hand = { $viewer } ha visto todas las cartas de { $seat }: { $cards }.
stayaway-fact-saw_hand-hidden = { $viewer } ha visto todas las cartas de { $seat }.
stayaway-fact-saw_hand-own = Has visto todas las cartas de { $seat }: { $cards }.
stayaway-fact-saw_hand-hidden-own = Has visto todas las cartas de { $seat }.
stayaway-fact-saw_hand-you = { $viewer } ha visto todas tus cartas: { $cards }.
stayaway-fact-saw_card = { $viewer } ha visto una de las cartas de { $seat }: «{ $card }».
stayaway-fact-saw_card-hidden = { $viewer } ha visto una de las cartas de { $seat }.
stayaway-fact-saw_card-own = Has visto una de las cartas de { $seat }: «{ $card }».
stayaway-fact-saw_card-hidden-own = Has visto una de las cartas de { $seat }.
stayaway-fact-saw_card-you = { $viewer } ha visto una de tus cartas: «{ $card }».
# By Scary.
stayaway-fact-saw_card-hidden-you = { $viewer } ha visto la carta que ofreciste.
stayaway-fact-showed_hand = { $seat } ha mostrado a todos su mano completa: { $cards }.
stayaway-fact-showed_hand-own = Has mostrado a todos tu mano completa: { $cards }.
stayaway-fact-showed_card = { $seat } ha mostrado a todos una carta: «{ $card }».
stayaway-fact-showed_card-own = Has mostrado a todos una carta: «{ $card }».
stayaway-fact-looked_through = { $seat } ha robado cartas para elegir: { $cards }.
stayaway-fact-looked_through-hidden = { $seat } ha robado { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } para elegir.
stayaway-fact-looked_through-own = Has robado cartas para elegir: { $cards }.
stayaway-fact-looked_through-hidden-own = Has robado { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } para elegir.
stayaway-fact-kept = { $seat } se ha quedado con «{ $card }».
stayaway-fact-kept-hidden = { $seat } se ha quedado con una de ellas.
stayaway-fact-kept-own = Te has quedado con «{ $card }».
stayaway-fact-kept-hidden-own = Te has quedado con una de ellas.
# $direction is one of stayaway-direction-*.
stayaway-fact-turned = El sentido de juego se invierte: a partir de ahora se juega { $direction }.
stayaway-fact-swapped_seats = { $seat } ha cambiado de sitio con { $other }.
stayaway-fact-swapped_seats-own = Has cambiado de sitio con { $other }.
stayaway-fact-swapped_seats-you = { $seat } ha cambiado de sitio contigo.
stayaway-fact-door_laid = { $seat } ha colocado una «Puerta atrancada» que separa a { $left } de { $right }.
stayaway-fact-door_laid-own = Has colocado una «Puerta atrancada» que separa a { $left } de { $right }.
stayaway-fact-door_removed = Ya no está la «Puerta atrancada» que separaba a { $left } de { $right }.
stayaway-fact-quarantined = { $seat } está ahora en cuarentena.
stayaway-fact-quarantined-own = Ahora estás en cuarentena.
stayaway-fact-freed = { $seat } ya no está en cuarentena.
stayaway-fact-freed-own = Ya no estás en cuarentena.

stayaway-direction-clockwise = en el sentido de las agujas del reloj
stayaway-direction-counterclockwise = en sentido contrario a las agujas del reloj


## What happens: Panic

# $card is a Panic card.
stayaway-fact-panic = ¡Pánico! { $seat } ha robado «{ $card }».
stayaway-fact-panic-own = ¡Pánico! Has robado «{ $card }».
stayaway-fact-no_effect = «{ $card }» no tiene efecto.
stayaway-fact-targeted = { $seat } ha elegido a { $target } para «{ $card }».
stayaway-fact-targeted-own = Has elegido a { $target } para «{ $card }».
stayaway-fact-targeted-you = { $seat } te ha elegido para «{ $card }».
stayaway-fact-forgot = { $seat } ha descartado: { $cards }.
stayaway-fact-forgot-hidden = { $seat } ha descartado { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
stayaway-fact-forgot-own = Has descartado: { $cards }.
stayaway-fact-forgot-hidden-own = Has descartado { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
stayaway-fact-replaced = { $seat } ha robado a cambio: { $cards }.
stayaway-fact-replaced-hidden = { $seat } ha robado { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } a cambio.
stayaway-fact-replaced-own = Has robado a cambio: { $cards }.
stayaway-fact-replaced-hidden-own = Has robado { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } a cambio.
stayaway-fact-blind_dated = { $seat } ha entregado «{ $gave }» y ha robado «{ $received }».
# $received is "none" if it is not shown.
stayaway-fact-blind_dated-hidden = { $received ->
        [none] { $seat } ha cambiado una carta por una desconocida.
       *[other] { $seat } ha entregado una carta y ha robado «{ $received }».
    }
# $received is "none" if there was no card to draw.
stayaway-fact-blind_dated-own = { $received ->
        [none] Has entregado «{ $gave }» y no has encontrado ninguna carta que robar.
       *[other] Has entregado «{ $gave }» y has robado «{ $received }».
    }
stayaway-fact-cards_went_round = Todos los jugadores han pasado una carta a la vez.
# To $seat alone. $gave and $received are "none" where nothing could be given.
stayaway-fact-passed_on = { $gave ->
        [none] { $seat } no tenía nada que pasar a { $to }.
       *[other] { $seat } ha pasado «{ $gave }» a { $to }.
    } { $received ->
        [none] De { $giver } no ha llegado nada.
       *[other] De { $giver } ha llegado «{ $received }».
    }
stayaway-fact-passed_on-own = { $gave ->
        [none] No tenías nada que pasar a { $to }.
       *[other] Has pasado «{ $gave }» a { $to }.
    } { $received ->
        [none] De { $giver } no te ha llegado nada.
       *[other] De { $giver } te ha llegado «{ $received }».
    }
stayaway-fact-declined = { $seat } no ha mostrado nada.
stayaway-fact-declined-own = No has mostrado nada.


## What happens: elimination and the end

stayaway-fact-eliminated = { $seat } queda fuera de la partida.
stayaway-fact-eliminated-own = Quedas fuera de la partida.
stayaway-fact-superinfected = ¡Superinfección! { $seat } solo tiene cartas «¡Infectado!» y no puede darlas.
stayaway-fact-superinfected-own = ¡Superinfección! Solo tienes cartas «¡Infectado!» y no puedes darlas.
# The variant Revenge.
stayaway-fact-thing_burned = { $seat } era La Cosa. La partida continúa: Humanos contra Infectados, hasta el final.
stayaway-fact-thing_burned-own = Eras La Cosa. La partida continúa sin ti: Humanos contra Infectados, hasta el final.
stayaway-fact-declared = { $seat } declara: «Soy La Cosa, y no queda ningún Humano».
stayaway-fact-declared-own = Declaras que eres La Cosa y que no queda ningún Humano.
# $ending is one of stayaway-ending-*, a sentence or two.
stayaway-fact-ended = { $ending } Ganadores: { $winners }.

stayaway-ending-thing_eliminated = La Cosa ha sido eliminada. Ganan los Humanos que siguen vivos.
stayaway-ending-thing_unmasked = Se ha visto a La Cosa con un «Lanzallamas» fuera de su turno y ha perdido. Ganan los Humanos que siguen vivos.
stayaway-ending-no_human_left = No queda ningún Humano. Gana La Cosa y, salvo que gane en solitario, también los Infectados vivos, menos quien fuera el último Humano.
stayaway-ending-declared = La Cosa ha declarado que no queda ningún Humano, y es cierto. Gana La Cosa y, salvo que gane en solitario, también los Infectados vivos, menos quien fuera el último Humano.
stayaway-ending-false_declaration = La Cosa ha declarado que no queda ningún Humano, y se equivocaba. Ganan los Humanos que siguen vivos.
stayaway-ending-revenge_humans = La Cosa ha muerto, y también el último Infectado. Ganan todos los que siguen con vida.
stayaway-ending-revenge_infected = La Cosa ha muerto, pero también el último Humano. Quien siga con vida es un Infectado y gana.
stayaway-ending-thing_undrawn = Queda como mucho un jugador, y nadie llegó a robar «La Cosa». Gana quien siga con vida.


## What is asked
## $active is the player whose turn it is.

stayaway-ask-play = Juega una carta o descarta una.
stayaway-ask-keep = ¿Con cuál de las cartas robadas te quedas? Las demás se descartan.
stayaway-ask-answer_fire = ¡{ $active } te apunta con un «Lanzallamas»! Solo «¡Nada de barbacoas!» lo detiene. Si pasas, quedas fuera de la partida.
# $card is Change Places! or You'd Better Run!.
stayaway-ask-answer_move = { $active } quiere tu sitio («{ $card }»). Juega «Aquí estoy bien» para no moverte, o pasa y cambiarás de sitio.
stayaway-ask-offer = ¿Qué carta ofreces a { $partner }?
stayaway-ask-reply = { $asker } te ofrece una carta. Da otra a cambio, o niégate con una carta de defensa.
stayaway-ask-one_two = ¿Con el tercer jugador de qué lado cambias de sitio? A la izquierda: { $left }; a la derecha: { $right }.
stayaway-ask-get_out = ¿Con quién cambias de sitio?
stayaway-ask-friends = ¿Con quién intercambias una carta?
stayaway-ask-between_us = ¿Qué vecino verá todas tus cartas?
# $aside is the number of cards chosen so far.
stayaway-ask-forget = { $aside ->
        [0] Descarta tres cartas, una tras otra. ¿Qué carta descartas en primer lugar?
        [1] ¿Qué carta descartas en segundo lugar?
       *[other] ¿Qué carta descartas en último lugar?
    }
stayaway-ask-blind_date = ¿Qué carta entregas a cambio de una desconocida?
stayaway-ask-pass_on = Todos pasan una carta a la vez. ¿Qué carta pasas tú?
stayaway-ask-reveal = ¿Muestras tus cartas a todos?


## What can be chosen

stayaway-option-discard = Descartar «{ $card }»
stayaway-option-play = Jugar «{ $card }»
stayaway-option-play_seat = Jugar «{ $card }» sobre { $seat }
stayaway-option-play_axe_seat = Jugar «{ $card }»: retirar la «Cuarentena» de { $seat }
stayaway-option-play_axe_gap = Jugar «{ $card }»: retirar la puerta que separa a { $left } de { $right }
stayaway-option-play_locked_door_gap = Jugar «{ $card }» para separar a { $left } de { $right }
stayaway-option-keep = Quedarte con «{ $card }»
stayaway-option-pass = Pasar: no defenderte
stayaway-option-defend = Defenderte con «{ $card }»
stayaway-option-offer = Ofrecer «{ $card }»
stayaway-option-give = Dar «{ $card }»
stayaway-option-choose = Elegir a { $seat }
stayaway-option-left = Izquierda
stayaway-option-right = Derecha
stayaway-option-forget = Descartar «{ $card }»
stayaway-option-swap = Entregar «{ $card }»
stayaway-option-pass_on = Pasar «{ $card }»
stayaway-option-show_all = Mostrar tu mano completa
stayaway-option-show_infected = Mostrar una carta «¡Infectado!»
stayaway-option-decline = No mostrar nada
stayaway-option-declare = Declarar que eres La Cosa y que no queda ningún Humano


## What can be said: sentences in the speaker's mouth
## They are shown inside «», so card names have the inner quotes “” here, and the full stop comes after the quotes.

stayaway-say-claim = Soy { $role }
stayaway-say-hold = Tengo “{ $card }”
stayaway-say-lack = No tengo “{ $card }”
stayaway-say-accuse = { $seat } es { $role }
stayaway-say-vouch = Respondo por { $seat }
stayaway-say-trust = Me fío de { $seat }
stayaway-say-distrust = No me fío de { $seat }
stayaway-say-saw = He visto que { $seat } tiene “{ $card }”
stayaway-say-gave = Le he dado “{ $card }” a { $seat }
stayaway-say-got = He recibido “{ $card }” de { $seat }
stayaway-say-promise = Le daré “{ $card }” a { $seat }
stayaway-say-spare = No le haré nada malo a { $seat }
stayaway-say-threaten = Voy a por { $seat }
stayaway-say-burn = ¡Hay que quemar a { $seat }!
stayaway-say-check = Alguien debería mirar las cartas de { $seat }
stayaway-say-agree = Estoy de acuerdo con { $seat }
stayaway-say-disagree = No estoy de acuerdo con { $seat }


## Editions

stayaway-edition-E1 = Primera generación
    .what = Las reglas de los primeros reglamentos: como máximo tres cartas «¡Infectado!» en una mano, y la «Cuarentena» aísla a un jugador.
stayaway-edition-E2 = Impresión posterior
    .what = Sin límite de cartas «¡Infectado!», pero con Superinfección; un jugador en cuarentena sigue jugando, con las cartas a la vista; La Cosa no debe dejarse ver con un «Lanzallamas» fuera de su turno.


## Table options: headings by what they change; name, explanation, and what each value means

stayaway-ruling-subject-setup = Preparación
stayaway-ruling-subject-turn = Mazo y mano
stayaway-ruling-subject-exchange = Intercambio y defensa
stayaway-ruling-subject-ring = Puertas y Cuarentena
stayaway-ruling-subject-panic = Pánico
stayaway-ruling-subject-end = Final de la partida
stayaway-ruling-subject-talk = Conversación
stayaway-ruling-subject-variants = Variantes

stayaway-ruling-startPlayer = Quién empieza
    .what = De quién es el primer turno.
stayaway-ruling-startPlayer-random = por sorteo
stayaway-ruling-startPlayer-chosen = el sitio indicado en «Primer sitio»

stayaway-ruling-firstSeat = Primer sitio
    .what = La letra del sitio que empieza, si la mesa elige uno.

stayaway-ruling-infectedAt6 = Cartas «¡Infectado!» con seis jugadores
    .what = Con cuántas cartas «¡Infectado!» juega una mesa de seis. Las fuentes difieren en una.

stayaway-ruling-topBack = Dorso de la siguiente carta
    .what = Determina si todos ven cuándo la carta superior del mazo es de Pánico.
stayaway-ruling-topBack-shown = lo ven todos
stayaway-ruling-topBack-hidden = no se ve

stayaway-ruling-doorOnElimination = Puertas junto a un jugador eliminado
    .what = Qué pasa con las cartas «Puerta atrancada» que están junto al sitio de un jugador que sale de la partida.
stayaway-ruling-doorOnElimination-merge = se quedan, entre los jugadores que pasan a ser vecinos
stayaway-ruling-doorOnElimination-drop = se descartan

stayaway-ruling-twoPlayerDoor = Una puerta entre los dos últimos
    .what = Cuando quedan dos jugadores, entre ellos hay dos huecos. Determina si una «Puerta atrancada» cierra uno o ambos.
stayaway-ruling-twoPlayerDoor-gap = cierra solo su propio hueco
stayaway-ruling-twoPlayerDoor-pair = cierra ambos

stayaway-ruling-overLimit = Una cuarta carta «¡Infectado!»
    .what = Qué pasa cuando una cuarta carta «¡Infectado!» llega a una mano fuera de la jugada propia de ese jugador.
stayaway-ruling-overLimit-quiet = una se cambia por una carta del mazo, y solo se avisa al jugador afectado
stayaway-ruling-overLimit-open = el jugador afectado descarta una boca abajo y vuelve a robar, y todos ven que lo hace
stayaway-ruling-overLimit-superinfection = nada; pero quien deba dar una carta y solo tenga cartas «¡Infectado!» que no puede dar queda fuera de la partida

stayaway-ruling-missedOffer = «¡Fallaste!» y la carta ofrecida
    .what = Determina si la carta ofrecida puede cambiar cuando «¡Fallaste!» desvía un intercambio, y cuándo puede La Cosa jugar «¡Fallaste!».
stayaway-ruling-missedOffer-keep = la carta sigue siendo la misma; La Cosa no puede usar «¡Fallaste!» si un Infectado ofrece una carta «¡Infectado!»
stayaway-ruling-missedOffer-keep_broad = la carta sigue siendo la misma; La Cosa no puede usar «¡Fallaste!» contra ninguna oferta de un Infectado
stayaway-ruling-missedOffer-rechoose = la carta se elige de nuevo para el nuevo destinatario

stayaway-ruling-missedInfects = Infección a través de «¡Fallaste!»
    .what = Determina si una carta «¡Infectado!» de La Cosa infecta a un Humano hacia el que «¡Fallaste!» ha desviado el intercambio.
stayaway-ruling-missedInfects-true = infecta
stayaway-ruling-missedInfects-false = no infecta

stayaway-ruling-quarantineRules = Cuarentena
    .what = Qué hace la «Cuarentena» y cuánto dura.
stayaway-ruling-quarantineRules-E1 = sobre uno mismo o un vecino, durante tres turnos de quien la sufre: no intercambia, no juega cartas y no puede ser objetivo
stayaway-ruling-quarantineRules-E2 = sobre un vecino, durante dos turnos de quien la sufre: sigue jugando e intercambiando con las cartas a la vista, sin fuego y sin cambios de sitio

stayaway-ruling-quarantinedDrawerMoves = Cambios de sitio en cuarentena
    .what = Determina si un jugador en cuarentena que roba «Uno, dos...» o «¡Sal de aquí!» cambia de sitio.
stayaway-ruling-quarantinedDrawerMoves-true = cambia de sitio y se lleva la «Cuarentena»
stayaway-ruling-quarantinedDrawerMoves-false = se queda donde está, y la carta no tiene efecto

stayaway-ruling-freedDrawerExchanges = Intercambio tras quedar libre
    .what = Determina si un jugador que empezó el turno en cuarentena y roba una carta que le pone fin intercambia en ese mismo turno.
stayaway-ruling-freedDrawerExchanges-true = intercambia
stayaway-ruling-freedDrawerExchanges-false = aún no intercambia

stayaway-ruling-axeReach = Alcance del «Hacha»
    .what = Qué puertas puede retirar un «Hacha».
stayaway-ruling-axeReach-attached = las que están junto a ti y las que están junto a un vecino a tu alcance
stayaway-ruling-axeReach-own_gaps = solo las que están junto a ti

stayaway-ruling-axeThroughDoor = «Hacha» a través de una puerta
    .what = Determina si un «Hacha» puede llegar más allá de una puerta, a la «Cuarentena» del vecino que está detrás o a la puerta de su otro lado.
stayaway-ruling-axeThroughDoor-door_only = no, primero hay que retirar la puerta que está en medio
stayaway-ruling-axeThroughDoor-any = sí

stayaway-ruling-friendsEndsTurn = «¿No podemos ser amigos?» y el turno
    .what = Determina si el turno termina tras el intercambio de «¿No podemos ser amigos?».
stayaway-ruling-friendsEndsTurn-true = el turno termina
stayaway-ruling-friendsEndsTurn-false = aún viene el intercambio de final de turno

stayaway-ruling-oneTwoSmall = «Uno, dos...» con pocos jugadores
    .what = Qué hace «Uno, dos...» cuando quedan menos de cuatro jugadores.
stayaway-ruling-oneTwoSmall-count = se cuenta alrededor de la mesa hasta el tercero, sea quien sea
stayaway-ruling-oneTwoSmall-min4 = no tiene efecto

stayaway-ruling-blindDateCard = Adónde va la carta de «Cita a ciegas»
    .what = Adónde va la carta que se entrega por «Cita a ciegas».
stayaway-ruling-blindDateCard-top = encima del mazo
stayaway-ruling-blindDateCard-discard = a la pila de descartes
stayaway-ruling-blindDateCard-shuffle = al mazo, que se baraja

stayaway-ruling-betweenUsDoor = «Que quede entre nosotros...» y las puertas
    .what = Determina si se puede mostrar la mano a un vecino que está tras una «Puerta atrancada».
stayaway-ruling-betweenUsDoor-blocks = una puerta lo impide
stayaway-ruling-betweenUsDoor-ignores = las puertas no importan

stayaway-ruling-betweenUsQuarantine = «Que quede entre nosotros...» y la «Cuarentena»
    .what = Determina si se puede mostrar la mano a un vecino en cuarentena.
stayaway-ruling-betweenUsQuarantine-ignores = la «Cuarentena» no importa
stayaway-ruling-betweenUsQuarantine-blocks = la «Cuarentena» lo impide

stayaway-ruling-declare = Declarar el final
    .what = Cómo termina la partida cuando no queda ningún Humano, y si La Cosa puede declararlo, con razón o sin ella.
stayaway-ruling-declare-both = termina sola, y La Cosa puede declarar en cualquier momento
stayaway-ruling-declare-manual = solo termina cuando La Cosa declara
stayaway-ruling-declare-auto = termina sola, y nadie declara

stayaway-ruling-soloWin = La Cosa gana en solitario
    .what = Cuándo no comparte La Cosa su victoria con los Infectados.
stayaway-ruling-soloWin-no_human_eliminated = si nadie fue eliminado siendo Humano
stayaway-ruling-soloWin-nobody_eliminated = si nadie fue eliminado en absoluto

stayaway-ruling-thingFlamethrower = La Cosa y el «Lanzallamas»
    .what = Qué pasa si, fuera del turno de La Cosa, se muestra una mano que contiene tanto «La Cosa» como un «Lanzallamas».
stayaway-ruling-thingFlamethrower-free = nada
stayaway-ruling-thingFlamethrower-restricted = La Cosa ha perdido

stayaway-ruling-eliminatedTalk = Conversación de los eliminados
    .what = Determina si los jugadores que están fuera de la partida pueden seguir hablando.
stayaway-ruling-eliminatedTalk-off = guardan silencio
stayaway-ruling-eliminatedTalk-on = pueden hablar

stayaway-ruling-whisper = Susurros
    .what = Determina si dos jugadores pueden hablar en privado. Todos ven que lo hacen, pero no qué se dicen.
stayaway-ruling-whisper-off = toda la conversación es pública
stayaway-ruling-whisper-on = se puede susurrar

stayaway-ruling-thingInDeck = Variante: La Cosa en el mazo
    .what = «La Cosa» se baraja en el mazo y todos empiezan como Humanos. Quien la roba pasa a ser La Cosa.
stayaway-ruling-thingInDeck-false = «La Cosa» se reparte al principio
stayaway-ruling-thingInDeck-true = «La Cosa» está en el mazo

stayaway-ruling-infectedDelta = Variante: número de cartas «¡Infectado!»
    .what = Cuántas cartas «¡Infectado!» se añaden a la baraja o, con un número negativo, se quitan. Cuantas más haya, mejor para La Cosa.
    .enter = un número entero de { $least } a { $most }; 0 deja la baraja como en el reglamento
    .more = { $count } más que en el reglamento
    .fewer = { $count } menos que en el reglamento
stayaway-ruling-infectedDelta-0 = como en el reglamento

stayaway-ruling-armsInDeck = Variante: armas en el mazo
    .what = Nadie empieza con un «Lanzallamas» ni con un «Análisis»: todos están en el mazo.
stayaway-ruling-armsInDeck-false = se pueden repartir
stayaway-ruling-armsInDeck-true = están solo en el mazo

stayaway-ruling-lineOfSight = Variante: Línea de visión
    .what = A quién pueden alcanzar «Seducción», «¡Más vale que corras!», «¿No podemos ser amigos?» y «¡Sal de aquí!».
stayaway-ruling-lineOfSight-off = a cualquiera que no esté en cuarentena
stayaway-ruling-lineOfSight-path = a cualquiera hacia quien al menos uno de los caminos alrededor de la mesa esté libre de puertas y de jugadores en cuarentena
stayaway-ruling-lineOfSight-adjacent = solo a los vecinos
stayaway-ruling-lineOfSight-door = a cualquiera que no esté en cuarentena; pero entre vecinos separados por una puerta solo funciona «¡Más vale que corras!»

stayaway-ruling-customDeck = Variante: baraja libre
    .what = Cuántas copias de cada carta hay en la baraja, por ejemplo axe:2,scary:1. Las cartas que no se nombran conservan su número.
    .enter = none para la baraja del reglamento, o códigos de cartas con su número, por ejemplo axe:2,scary:1
stayaway-ruling-customDeck-none = como en el reglamento

stayaway-ruling-revenge = Variante: Venganza
    .what = Si La Cosa es eliminada cuando quedan vivos Humanos e Infectados, estos siguen luchando hasta que solo queda un bando. Ya no se puede infectar a nadie.
stayaway-ruling-revenge-false = la partida termina con La Cosa
stayaway-ruling-revenge-true = los supervivientes siguen luchando
