### The Thing: what is told, asked, offered and said.
### Names of players, rooms and cards come in as variables. Ends of names in this file:
###   -own      the viewer is the one who acts or whom it concerns
###   -you      the viewer is the other player in it
###   -hidden   something in it is not shown to the viewer, or there is none
### A variable that has nothing to show, such as an empty list of rooms or things, is "none": texts choose by it.
### Rooms come in without an article, so they stand before or after a colon or in brackets. Single card names stand in
### «»; lists follow a colon, and no "y" stands before a player's name: it would have to become "e" before Isabel.


thing-about =
    Una base de investigación en el invierno antártico, y uno de la tripulación es un Alienígena que parece uno más.
    En cada ronda todos vais a salas y entregáis cartas sin que nadie las vea, y el Líder reparte el trabajo; cualquiera con quien te encuentres puede infectarte.
    Los Humanos ganan si escapan juntos, sin ningún Alienígena a bordo; en todos los demás casos ganan los Alienígenas.
    De 4 a 8 jugadores, o de 1 a 3 que llevan juntos una tripulación reducida.


## Weapons, items and lab tokens that somebody owns
## They are what somebody draws, keeps, puts up, gives, gets, owns or wants: always the object of a sentence.
## They have no quotes because they also stand in what players say, which is shown inside «».

thing-thing-dynamite = { $count ->
        [one] una Dinamita/Molotov
       *[other] { $count } cartas de Dinamita/Molotov
    }
thing-thing-firearm = { $count ->
        [one] un Arma de fuego
       *[other] { $count } Armas de fuego
    }
thing-thing-melee = { $count ->
        [one] un Arma cuerpo a cuerpo
       *[other] { $count } Armas cuerpo a cuerpo
    }
thing-thing-flamethrower = { $count ->
        [one] un Lanzallamas
       *[other] { $count } Lanzallamas
    }
thing-thing-fuel = { $count ->
        [one] Combustible
       *[other] { $count } cartas de Combustible
    }
thing-thing-tools = { $count ->
        [one] Herramientas
       *[other] { $count } cartas de Herramientas
    }
thing-thing-keys = { $count ->
        [one] las Llaves
       *[other] { $count } cartas de Llaves
    }
thing-thing-wire = { $count ->
        [one] Alambre
       *[other] { $count } cartas de Alambre
    }
thing-thing-flashlight = { $count ->
        [one] una Linterna
       *[other] { $count } Linternas
    }
thing-thing-blood = { $count ->
        [one] una muestra de sangre
       *[other] { $count } muestras de sangre
    }
thing-thing-failure = { $count ->
        [one] una ficha de fallo
       *[other] { $count } fichas de fallo
    }
# Cards that lie open because they were used before.
thing-thing-open_firearm = { $count ->
        [one] un Arma de fuego a la vista
       *[other] { $count } Armas de fuego a la vista
    }
thing-thing-open_wire = { $count ->
        [one] Alambre a la vista
       *[other] { $count } cartas de Alambre a la vista
    }
thing-thing-open_flashlight = { $count ->
        [one] una Linterna a la vista
       *[other] { $count } Linternas a la vista
    }
# What others see of a hidden one: its back.
thing-thing-weapon = { $count ->
        [one] una carta de Arma
       *[other] { $count } cartas de Arma
    }
thing-thing-item = { $count ->
        [one] una carta de Objeto
       *[other] { $count } cartas de Objeto
    }
thing-thing-sample = { $count ->
        [one] una ficha de laboratorio
       *[other] { $count } fichas de laboratorio
    }


## Other values

# What the crew eats from and what sabotage takes from, beside the stocks in thing-names.ftl.
thing-stock-kitchen = Cocina
thing-stock-weapons = Mazo de Armas
thing-stock-items = Mazo de Objetos
thing-stock-samples = Bolsa del laboratorio
thing-stock-blood = Muestras de sangre de la bolsa del laboratorio

# Answers to a plan of the aliens, and to somebody who asks for a seat.
thing-reply-agree = sí
thing-reply-object = no
thing-reply-refuse = no

thing-test-a = Prueba A
thing-test-b = Prueba B


## What happens: setup

thing-fact-seated = Personaje de { $seat }: { $character }.
thing-fact-seated-own = Tu Personaje: { $character }.
# $cards are Action cards.
thing-fact-dealt = Rol secreto de { $seat }: { $role }. Sus cartas de Acción: { $cards }.
thing-fact-dealt-hidden = { $seat } ha recibido un rol secreto y dos cartas de Acción.
thing-fact-dealt-own = Tu rol secreto: { $role }. Tus cartas de Acción: { $cards }.


## What happens: weather and upkeep

thing-fact-round_began = Ronda { $round }. { $leader } es Líder.
thing-fact-round_began-own = Ronda { $round }. Eres Líder.
thing-fact-rolled = { $seat } ha tirado el dado meteorológico: { $face }.
thing-fact-rolled-own = Has tirado el dado meteorológico: { $face }.
thing-fact-weather_set = El tiempo: { $face }.
# $room is the Boiler Room or the Generator Room. $fuel is the number of barrels, $damage what missing ones did.
thing-fact-consumed = { $fuel ->
        [0] { $room }: no se ha quemado combustible.
        [one] { $room }: se ha quemado { $fuel } barril.
       *[other] { $room }: se han quemado { $fuel } barriles.
    }{ $damage ->
        [0] {""}
       *[other] {" "}¡Falta combustible! Daño: { $damage }.
    }
thing-fact-boiler_destroyed = La caldera ha quedado destruida para siempre. ¡La base empieza a congelarse!
# The last space is the end of the base.
thing-fact-frost_moved = La congelación avanza: casilla { $space } de { $last }.
thing-fact-frost_reset = El fuego calienta la base: el marcador de congelación vuelve a la primera casilla.
thing-fact-power_failed = Se va la luz. ¡Oscuridad!
thing-fact-power_restored = Ha vuelto la luz.
# $fuel is how many more rounds it can fly or wait.
thing-fact-rescue_moved = El helicóptero de rescate: casilla { $space } de { $last }, combustible restante: { $fuel }.
thing-fact-rescue_arrived = ¡Ha llegado el helicóptero de rescate! Puede subir quien tenga la sospecha más baja.
thing-fact-rescue_left = El helicóptero de rescate se queda sin combustible y se marcha para siempre.


## What happens: the aliens' plan

# Told to revealed aliens only. $strengths are numbers, in the order of $rooms; both are "none" if there is no attack.
thing-fact-plan_proposed = { $rooms ->
        [none] { $seat } propone no atacar ninguna sala.
       *[other] { $seat } propone atacar: { $rooms }. Fuerza: { $strengths }.
    }
thing-fact-plan_proposed-own = { $rooms ->
        [none] Propones no atacar ninguna sala.
       *[other] Propones atacar: { $rooms }. Fuerza: { $strengths }.
    }
thing-fact-plan_answered = Respuesta de { $seat } al plan: { $reply }.
thing-fact-plan_answered-own = Tu respuesta al plan: { $reply }.
thing-fact-plan_made = { $rooms ->
        [none] El plan está decidido: ningún ataque.
       *[other] El plan está decidido: { $rooms }. Fuerza: { $strengths }.
    }
# $cards is the number of attacks. $strengths is "none" if they are hidden as well.
thing-fact-plan_made-hidden = { $cards ->
        [0] Los Alienígenas revelados no planean ningún ataque.
        [one] Los Alienígenas revelados planean { $cards } ataque.
       *[other] Los Alienígenas revelados planean { $cards } ataques.
    }{ $strengths ->
        [none] {""}
       *[other] {" "}Fuerza: { $strengths }.
    }


## What happens: Action cards and moves

thing-fact-drew = { $seat } ha robado: { $cards }.
thing-fact-drew-hidden = { $seat } ha robado { $count ->
        [one] { $count } carta de Acción
       *[other] { $count } cartas de Acción
    }.
thing-fact-drew-own = Has robado: { $cards }.
thing-fact-reshuffled = Las cartas de Acción se han barajado para formar un mazo nuevo.
# Garry's ability.
thing-fact-garry_swapped = { $seat } ha descartado «{ $thrown }» y ha robado «{ $drawn }».
thing-fact-garry_swapped-hidden = { $seat } ha cambiado una carta de Acción.
thing-fact-garry_swapped-own = Has descartado «{ $thrown }» y has robado «{ $drawn }».
thing-fact-leaders_card = { $seat } ha puesto en la hoja de Líder la primera carta del mazo de Acción, sin que nadie la viera.
thing-fact-leaders_card-own = Has puesto en la hoja de Líder la primera carta del mazo de Acción, sin que nadie la viera.
thing-fact-went = Destino de { $seat }: { $room }.
thing-fact-went-own = Tu destino: { $room }.
thing-fact-went_lit = Destino de { $seat }, con «Linterna»: { $room }.
thing-fact-went_lit-own = Tu destino, con «Linterna»: { $room }.
# $count is the number of cards to be drawn, 1 or 2.
thing-fact-went_special = Destino de { $seat }: { $room }. ¡Acción especial con { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }!
thing-fact-went_special-own = Tu destino: { $room }. ¡Acción especial con { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }!
thing-fact-went_to_swap = { $seat } se ha tumbado en el Dormitorio para cambiar cartas.
thing-fact-went_to_swap-own = Te has tumbado en el Dormitorio para cambiar cartas.
thing-fact-threw = { $seat } ha descartado: { $cards }.
thing-fact-threw-hidden = { $seat } ha descartado boca abajo { $count ->
        [one] { $count } carta de Acción
       *[other] { $count } cartas de Acción
    }.
thing-fact-threw-own = Has descartado: { $cards }.
thing-fact-took = { $seat } ha tomado del mazo: { $cards }.
thing-fact-took-hidden = { $seat } ha tomado del mazo, a su elección, { $count ->
        [one] { $count } carta de Acción
       *[other] { $count } cartas de Acción
    }.
thing-fact-took-own = Has tomado del mazo: { $cards }.
thing-fact-handed_in = { $seat } ha entregado «{ $card }».
thing-fact-handed_in-hidden = { $seat } ha entregado una carta boca abajo.
thing-fact-handed_in-own = Has entregado «{ $card }» boca abajo.
# In Darkness.
thing-fact-handed_in-hidden-own = En la Oscuridad se ha entregado una de tus cartas al azar, sin que la vieras ni siquiera tú.
# At the maximum of suspicion.
thing-fact-card_shown = ¡Sospecha máxima! { $seat } ha tenido que mostrar la carta entregada: «{ $card }».
thing-fact-card_shown-own = ¡Sospecha máxima! Has tenido que mostrar la carta que has entregado: «{ $card }».
thing-fact-took_token = { $seat } ha tomado la ficha de Líder.
thing-fact-took_token-own = Has tomado la ficha de Líder: en la próxima ronda eres Líder.
thing-fact-boarded = { $seat } ha subido al helicóptero de rescate.
thing-fact-boarded-own = Has subido al helicóptero de rescate.


## What happens: encounters

# $strengths are numbers, in the order of $rooms.
thing-fact-plan_revealed = ¡Los Alienígenas atacan! { $rooms }. Fuerza: { $strengths }.
# $seats are the Characters in the room; there may be nobody, with the alien alone in it.
thing-fact-encounter = Siguiente sala: { $room }. Personajes en ella: { $seats }.
thing-fact-attacked = { $room }: ¡{ $seat } ha atacado al Alienígena con «{ $weapon }»!
thing-fact-attacked-own = { $room }: ¡has atacado al Alienígena con «{ $weapon }»!
thing-fact-alien_fled = { $room }: el Alienígena ha huido.
thing-fact-laid_low = { $room }: empate; el Alienígena ha huido. En el suelo esta ronda: { $seats }.
# Told to revealed aliens only. $choice is one of thing-option-*.
thing-fact-collective_voted = { $seat } quiere esto: { $choice }.
thing-fact-collective_voted-own = Quieres esto: { $choice }.
thing-fact-assimilated = { $room }: el Alienígena ha asimilado a { $seat }, que queda fuera de la partida.
thing-fact-assimilated-own = { $room }: el Alienígena te ha asimilado, y quedas fuera de la partida.
thing-fact-dog_assimilated = { $room }: el Alienígena ha asimilado a un perro.
thing-fact-alien_idle = { $room }: el Alienígena ha dejado la sala como estaba.
thing-fact-alien_sabotaged = { $room }: el Alienígena ha saboteado la sala con fuerza { $strength }.
# From the alien or from a fire.
thing-fact-fled = Retirada a la Sala de recreo: { $seats }.
thing-fact-collective_defeated = Los Alienígenas revelados se han quedado sin fuerza: están derrotados, salvo que aparezca otro.
thing-fact-dog_caught = { $room }: el perro ha sido atrapado y ahora está en la Perrera.
thing-fact-withdrew = { $seat } se ha retirado del encuentro: «{ $weapon }».
thing-fact-withdrew-own = Te has retirado del encuentro: «{ $weapon }».
# One of the two tokens is always Human; $token is the other one.
thing-fact-tokens_laid = { $seat } ha colocado dos fichas de infección: { thing-token-human } y { $token }.
thing-fact-tokens_laid-hidden = { $seat } ha colocado dos fichas de infección.
thing-fact-tokens_laid-own = Has colocado dos fichas de infección: { thing-token-human } y { $token }.
thing-fact-looked = { $seat } ha mirado una de las fichas de { $owner }: { $token }.
thing-fact-looked-hidden = { $seat } ha mirado una de las fichas de { $owner }.
thing-fact-looked-own = Has mirado una de las fichas de { $owner }: { $token }.
thing-fact-looked-you = { $seat } ha mirado una de tus fichas: { $token }.
thing-fact-dog_tested = A solas con un perro ({ $room }), { $seat } ha sacado: { $dog }.
thing-fact-dog_tested-hidden = A solas con un perro ({ $room }), { $seat } ha sacado una ficha de perro.
thing-fact-dog_tested-own = A solas con un perro ({ $room }), has sacado: { $dog }.
thing-fact-role_now = El rol de { $seat } es ahora: { $role }.
thing-fact-role_now-own = Tu rol secreto es ahora: { $role }.
# Space 0 is the green zone.
thing-fact-suspicion = { $space ->
        [0] { $seat } está en la zona verde.
       *[other] Sospecha sobre { $seat }: { $space }.
    }
thing-fact-suspicion-own = { $space ->
        [0] Estás en la zona verde.
       *[other] Sospecha sobre ti: { $space }.
    }
thing-fact-strength = Fuerza de los Alienígenas revelados: { $number }.
thing-fact-leader_passed = La hoja de Líder pasa a { $seat }.
thing-fact-leader_passed-own = La hoja de Líder pasa a ti.


## What happens: actions

thing-fact-pile_card_lost = El fuego cuesta una carta de la Pila activa, sin que nadie la vea. Cartas que quedan en ella: { $left }.
# The edition in which the Leader has to allow it.
thing-fact-burn_announced = { $room }: { $seat } quiere quemar la sala con «{ $weapon }».
thing-fact-burn_announced-own = { $room }: quieres quemar la sala con «{ $weapon }».
# $seat is the one who wanted to burn the room.
thing-fact-burn_refused = El Líder no permite que { $seat } queme la sala.
thing-fact-burn_refused-own = El Líder no te permite quemar la sala.
thing-fact-burned = { $room }: ¡{ $seat } ha quemado la sala con «{ $weapon }»!
thing-fact-burned-own = { $room }: ¡has quemado la sala con «{ $weapon }»!
thing-fact-card_revealed = El Líder ha revelado «{ $card }».
thing-fact-assigned = { $room }: «{ $card }» se asigna a { $seat }.
thing-fact-assigned-own = { $room }: «{ $card }» se te asigna a ti.
thing-fact-card_lost = Nadie puede llevar a cabo «{ $card }»: la acción se pierde.
thing-fact-laid_down = { $seat } se tumba sin haber actuado.
thing-fact-laid_down-own = Te tumbas sin haber actuado.
# $left is the number of cards that are discarded.
thing-fact-stopped = { $seat } se ha detenido. Cartas descartadas sin que nadie las vea: { $left }.
thing-fact-stopped-own = Te has detenido. Cartas descartadas sin que nadie las vea: { $left }.
# $amount is the number of barrels.
thing-fact-fuelled = { $room }: { $seat } ha añadido { $amount ->
        [one] { $amount } barril
       *[other] { $amount } barriles
    }.
thing-fact-fuelled-own = { $room }: has añadido { $amount ->
        [one] { $amount } barril
       *[other] { $amount } barriles
    }.
thing-fact-cooked = { $seat } ha cocinado. Raciones que pasan de la Despensa a la Cocina: { $amount }.
thing-fact-cooked-own = Has cocinado. Raciones que pasan de la Despensa a la Cocina: { $amount }.
thing-fact-repaired = { $room }: { $seat } ha reparado la sala. Daño retirado: { $amount }.
thing-fact-repaired-own = { $room }: has reparado la sala. Daño retirado: { $amount }.
thing-fact-damaged = { $amount ->
        [0] { $room }: no cabe más daño.
       *[other] Daño nuevo ({ $room }): { $amount }.
    }
# In the Armoury or the Storeroom.
thing-fact-drew_cards = Cartas que ha robado { $seat } ({ $room }): { $things }.
thing-fact-drew_cards-hidden = { $room }: { $seat } ha robado { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
thing-fact-drew_cards-own = Cartas que has robado ({ $room }): { $things }.
thing-fact-kept = { $seat } se ha quedado con { $thing }.
thing-fact-kept-hidden = { $seat } se ha quedado con una carta.
thing-fact-kept-own = Te has quedado con { $thing }.
thing-fact-drew_sample = { $seat } ha sacado una ficha de laboratorio: { $sample }.
thing-fact-drew_sample-hidden = { $seat } ha sacado una ficha de laboratorio.
thing-fact-drew_sample-own = Has sacado una ficha de laboratorio: { $sample }.
thing-fact-kept_sample = { $seat } ha conservado la ficha de laboratorio.
thing-fact-kept_sample-own = Has conservado la ficha de laboratorio.
thing-fact-dropped_sample = { $seat } ha descartado boca abajo la ficha de laboratorio.
thing-fact-dropped_sample-own = Has descartado boca abajo la ficha de laboratorio.
thing-fact-sos_sent = ¡S.O.S.! { $seat } ha llamado al helicóptero de rescate.
thing-fact-sos_sent-own = ¡S.O.S.! Has llamado al helicóptero de rescate.
thing-fact-weather_stored = { $seat } ha dejado el dado meteorológico en la Estación meteorológica: { $face }.
thing-fact-weather_stored-own = Has dejado el dado meteorológico en la Estación meteorológica: { $face }.
# $stock is one of thing-stock-*.
thing-fact-lost_stock = { $amount ->
        [0] { $stock }: ya no queda nada que perder.
       *[other] { $stock }: { $amount } menos.
    }
# Somebody had Use in a vehicle that is ready to go.
thing-fact-nothing_done = { $seat } no ha iniciado la fuga.
thing-fact-nothing_done-own = No has iniciado la fuga.
# An item played just before has done it already.
thing-fact-nothing_left = { $room }: { $seat } ya no tiene nada que hacer aquí.
thing-fact-nothing_left-own = { $room }: ya no tienes nada que hacer aquí.
thing-fact-played = { $room }: { $seat } ha jugado «{ $item }».
thing-fact-played-own = { $room }: has jugado «{ $item }».


## What happens: escape

# $vehicle is one of thing-vehicle-*.
thing-fact-escape_began = ¡Empieza la fuga en el { $vehicle }! La primera plaza es de { $seat }.
thing-fact-escape_began-own = ¡Empieza la fuga en el { $vehicle }! La primera plaza es tuya.
thing-fact-role_shown = { $seat } ha mostrado su carta de Rol: { $role }.
thing-fact-role_shown-own = Has mostrado tu carta de Rol: { $role }.
thing-fact-asked_seat = { $seat } ha pedido plaza a bordo.
thing-fact-asked_seat-own = Has pedido plaza a bordo.
thing-fact-stayed = { $seat } se ha quedado en tierra.
thing-fact-stayed-own = Te has quedado en tierra.
thing-fact-admitted = ¿{ $candidate } a bordo? Respuesta de { $seat }: { $reply }.
thing-fact-admitted-own = ¿{ $candidate } a bordo? Tu respuesta: { $reply }.
thing-fact-admitted-you = ¿Tú a bordo? Respuesta de { $seat }: { $reply }.
thing-fact-turned_away = A { $seat } se le ha negado la plaza.
thing-fact-turned_away-own = Se te ha negado la plaza.
thing-fact-taken_aboard = { $seat } ha conseguido plaza a bordo.
thing-fact-taken_aboard-own = Has conseguido plaza a bordo.
thing-fact-departed = Se cierran las puertas y empieza el viaje. A bordo: { $seats }.


## What happens: Rec Room, tests, food, dogs

thing-fact-assembled = Todos están de nuevo de pie, en la Sala de recreo.
thing-fact-put_up = { $seat } ha ofrecido a { $to }: { $thing }.
thing-fact-put_up-own = Has ofrecido a { $to }: { $thing }.
thing-fact-put_up-you = { $seat } te ha ofrecido: { $thing }.
thing-fact-agreed = { $seat } ha aceptado el intercambio con { $to }.
thing-fact-agreed-own = Has aceptado el intercambio con { $to }.
thing-fact-agreed-you = { $seat } ha aceptado el intercambio contigo.
thing-fact-called_off = { $seat } ha anulado el intercambio con { $to }.
thing-fact-called_off-own = Has anulado el intercambio con { $to }.
thing-fact-called_off-you = { $seat } ha anulado el intercambio contigo.
# At the end of trading: whoever put something up keeps it.
thing-fact-lapsed = { $seat } y { $to } no se han puesto de acuerdo: no hay intercambio.
thing-fact-lapsed-own = { $to } y tú no os habéis puesto de acuerdo: no hay intercambio.
thing-fact-lapsed-you = { $seat } y tú no os habéis puesto de acuerdo: no hay intercambio.
# $gave and $got are lists of thing-thing-*, or "none": then it is a gift.
thing-fact-traded = { $got ->
        [none] { $seat } ha dado a { $to }: { $gave }.
       *[other] { $gave ->
            [none] { $to } ha dado a { $seat }: { $got }.
           *[other] { $seat } ha dado a { $to }: { $gave }. A cambio ha recibido: { $got }.
        }
    }
thing-fact-traded-own = { $got ->
        [none] Has dado a { $to }: { $gave }.
       *[other] { $gave ->
            [none] { $to } te ha dado: { $got }.
           *[other] Has dado a { $to }: { $gave }. A cambio has recibido: { $got }.
        }
    }
# Here $got is what you gave.
thing-fact-traded-you = { $got ->
        [none] { $seat } te ha dado: { $gave }.
       *[other] { $gave ->
            [none] Has dado a { $seat }: { $got }.
           *[other] Has dado a { $seat }: { $got }. A cambio has recibido: { $gave }.
        }
    }
thing-fact-ready = Por parte de { $seat } ya se puede votar.
thing-fact-ready-own = Por tu parte ya se puede votar.
thing-fact-voted = { $seat } ha acusado a { $target }.
thing-fact-voted-hidden = { $seat } no ha acusado a nadie.
thing-fact-voted-own = Has acusado a { $target }.
thing-fact-voted-you = { $seat } te ha acusado.
thing-fact-voted-hidden-own = No has acusado a nadie.
thing-fact-revealed = ¡{ $seat } es un Alienígena, y ahora lo ven todos!
thing-fact-revealed-own = ¡Eres un Alienígena, y ahora lo ven todos!
# $test is one of thing-test-*.
thing-fact-test_offered = { $seat } ha ofrecido la { $test }.
thing-fact-test_offered-own = Has ofrecido la { $test }.
thing-fact-tested = ¡{ $test }! { $seat } ha hecho la prueba a { $target }.
# The tester and the tested are the same.
thing-fact-tested-hidden = ¡{ $test }! { $seat } se ha hecho la prueba.
thing-fact-tested-own = ¡{ $test }! Has hecho la prueba a { $target }.
thing-fact-tested-you = ¡{ $test }! { $seat } te ha hecho la prueba.
thing-fact-tested-hidden-own = ¡{ $test }! Te has hecho la prueba a ti.
# $stock is the Kitchen or the Pantry.
thing-fact-ate = { $amount ->
        [0] { $stock }: ya no queda nada que comer.
       *[other] Raciones consumidas ({ $stock }): { $amount }.
    }
thing-fact-hunger_began = ¡Hambre! A partir de ahora cada uno roba solo hasta tener dos cartas de Acción.
thing-fact-dogs_placed = Perros sueltos: { $rooms }.
thing-fact-kennel_opened = { $count ->
        [one] ¡La Perrera está abierta! Ha salido { $count } perro.
       *[other] ¡La Perrera está abierta! Han salido { $count } perros.
    }
# Whoever holds the Leader Token; it may be the Leader of this round again.
thing-fact-leader_changed = { $seat } tiene la ficha de Líder y toma la hoja de Líder.
thing-fact-leader_changed-own = Tienes la ficha de Líder y tomas la hoja de Líder.
thing-fact-token_placed = La ficha de Líder espera aquí: { $room }.


## What happens: the end

# $ending is one of thing-ending-*, a sentence or two.
thing-fact-ended = { $ending } Ganadores: { $winners }.
# The infection log, shown after the end.
thing-fact-infection = Ronda { $round }: { $by } infectó a { $seat }.
# Nobody infected $seat: round 0 is the deal, otherwise it was a dog.
thing-fact-infection-hidden = { $round ->
        [0] { $seat } era un Alienígena desde el principio.
       *[other] Ronda { $round }: un perro infectó a { $seat }.
    }
thing-fact-infection-own = Ronda { $round }: { $by } te infectó.
thing-fact-infection-you = Ronda { $round }: infectaste a { $seat }.
thing-fact-infection-hidden-own = { $round ->
        [0] Eras un Alienígena desde el principio.
       *[other] Ronda { $round }: un perro te infectó.
    }


## What is asked: one sentence or two that say what it is about
## Where all are asked alike, the text must not tell who has a choice.

thing-ask-weather = ¿Qué tiempo vale en esta ronda: la cara guardada en la Estación meteorológica o la nueva tirada?
# $number is the strength that is left.
thing-ask-plan = ¿Dónde atacas? Pon fuerza en las salas en secreto, una tras otra. Fuerza restante: { $number }.
# $seat is who proposed the plan.
thing-ask-consent = { $seat } ha propuesto un plan. Todos los Alienígenas revelados deciden juntos: ¿estás de acuerdo?
thing-ask-garry = Garry puede descartar una carta de Acción y robar otra. ¿Cuál descartas, si quieres?
thing-ask-move = ¿Adónde vas? Allí puede tocarte actuar, y cualquiera con quien te encuentres puede infectarte.
thing-ask-hand_in = ¿Qué carta entregas, boca abajo? El Líder se la asignará a alguien, quizá no a ti.
thing-ask-hand_in_shown = ¿Qué carta entregas? Estás en el máximo de Sospecha: todos la ven antes de que pase a la pila.
thing-ask-throw = ¿Qué cartas de Acción cambias? Eliges otras tantas del mazo.
# $number is how many cards are chosen, 1 to 3.
thing-ask-take = { $number ->
        [one] ¿Qué carta tomas del mazo?
       *[other] ¿Qué { $number } cartas tomas del mazo?
    }
# $room is the room of the encounter, here and in the next four.
thing-ask-attack = { $room }: ¡el Alienígena está aquí contigo! ¿Lo ahuyentas con fuego? El fuego te cuesta tu acción.
thing-ask-prey = { $room }: la sala es tuya. ¿Qué haces en ella?
thing-ask-prey_again = { $room }: los votos de los Alienígenas difieren. Ahora que los conoces, elige otra vez: decide la mayoría y, si hay empate, quien se reveló primero.
thing-ask-withdraw = { $room }: aquí hay alguien más. ¿Te retiras del encuentro con un arma?
thing-ask-tokens = { $room }: prueba de infección. Dos fichas boca abajo: los Humanos colocan fichas humanas; los Alienígenas pueden esconder una alienígena.
thing-ask-look = { $room }: prueba de infección. ¿De quién es la ficha que miras? Una ficha alienígena infecta a un Humano.
thing-ask-room_order = Eres Líder: ¿de qué sala son los siguientes encuentros?
# $number is how many more rounds it can wait.
thing-ask-rescue = El helicóptero de rescate espera (combustible restante: { $number }), y nadie es menos sospechoso que tú. ¿Subes a bordo e inicias la fuga?
# $room is where you stand.
thing-ask-burn = { $room }: ¿quemas la sala? Se pierde para siempre; si la base se está congelando, el fuego la calienta.
# $seat stands in $room.
thing-ask-permit = { $room }: { $seat } quiere quemar la sala con «{ $weapon }». Eres Líder: ¿lo permites?
# $card is the Action card that was turned up.
thing-ask-assign = Eres Líder: ¿quién debe llevar a cabo «{ $card }»? Quien lo haga se tumba después.
thing-ask-lay_down = Nadie puede llevar a cabo «{ $card }». Eres Líder: ¿quién se tumba entonces?
thing-ask-go_on = Eres Líder: ¿revelas otra carta o te detienes aquí? Las demás se descartarían sin que nadie las viera.
# $room is where you act, here and in the next six.
thing-ask-face = { $room }: ¿en qué cara dejas el dado meteorológico? El próximo Líder puede elegirla.
thing-ask-barrel = { $room }: ¿adónde va un barril de la reserva subterránea?
thing-ask-keep = { $room }: ¿con qué carta te quedas? Las demás van debajo del mazo.
thing-ask-bonus = { $room }: ¿juegas ahora un objeto? No cuesta ninguna carta de Acción, y sigues de pie.
thing-ask-escape = { $room }: el vehículo está listo. ¿Inicias la fuga? Hacen falta las «Llaves», y la partida termina.
# $card is the Action card that is carried out.
thing-ask-times = { $room }, { $card }: ¿cuántas veces lo haces? Todos los que están aquí de pie ayudan.
thing-ask-draws = { $room }: ¿cuántas veces robas una carta? Te quedas con una de ellas.
thing-ask-sample = ¿Conservas la ficha de laboratorio? Es: { $sample }. Nadie más la ve, y solo una muestra de sangre sirve para una prueba.
thing-ask-ask_seat = La fuga está en marcha. ¿Pides plaza? Todos los que están a bordo deben aceptar, y entonces muestras tu rol.
thing-ask-admit = ¿Dejas subir a { $seat } a bordo? Si entra un solo Alienígena, ganan los Alienígenas.
thing-ask-trade = Intercambia lo que tienes, o regálalo. Nada cambia de manos hasta que ambas partes aceptan.
thing-ask-vote = ¿A quién acusas? Todos responden a la vez, y cada voto es una casilla de sospecha.
thing-ask-reveal = Antes de las pruebas: un Alienígena que quiera puede revelarse ahora; todos los demás simplemente continúan.
thing-ask-offer_test = ¿Ofreces una prueba? La Prueba A requiere una muestra de sangre; la Prueba B, «Lanzallamas» y «Alambre».
thing-ask-test_order = Eres Líder: ¿qué prueba va primero?
# $test is one of thing-test-*.
thing-ask-tester = Eres Líder: varios jugadores ofrecen la { $test }. ¿Quién la hace?
thing-ask-target = { $test }: ¿a quién se la haces? La carta de Rol se muestra a todos.
thing-ask-hunger = ¡Hambre! Puedes conservar dos cartas de Acción. ¿Cuál descartas?


## What can be chosen

thing-option-face = { $face }
thing-option-lay = { $room }, fuerza { $number }
thing-option-done = El plan está completo
thing-option-agree = Aceptar
thing-option-object = Oponerte
# No to any of several questions: to attack, withdraw, burn, play an item, test...
thing-option-pass = Pasar
thing-option-go = Ir a: { $room }
thing-option-light = Ir con «Linterna» a: { $room }
thing-option-special = Acción especial, 1 carta: { $room }
thing-option-twice = Acción especial, 2 cartas: { $room }
thing-option-swap = Cambiar cartas en el Dormitorio
thing-option-board = Subir al helicóptero de rescate
thing-option-stay = Quedarte en tierra
thing-option-hand_in = Entregar «{ $action }»
thing-option-throw = Descartar: { $actions }
thing-option-take = Tomar: { $actions }
thing-option-attack = Atacar con «{ $weapon }»
thing-option-assimilate = Asimilar a { $seat }
thing-option-assimilate_dog = Asimilar al perro
thing-option-sabotage = Sabotear la sala
thing-option-nothing = No hacer nada
thing-option-resolve = Siguiente sala: { $room }
thing-option-withdraw = Retirarte con «{ $weapon }»
thing-option-plain = Dos fichas humanas
thing-option-infect = Una ficha humana y una alienígena
# Each player has laid out two tokens; $number is 1 or 2.
thing-option-look = { $seat }, ficha { $number }
thing-option-burn = Quemar la sala con «{ $weapon }»
thing-option-allow = Permitirlo
thing-option-refuse = Negarte
thing-option-assign = Asignar la carta a { $seat }
thing-option-lay_down = Tumbar a { $seat }
thing-option-next = Revelar la siguiente carta
thing-option-stop = Detenerte
thing-option-fuel_up = Poner el barril en: { $room }
thing-option-keep = Quedarte con { $thing }
thing-option-keep_token = Conservar la ficha de laboratorio
thing-option-drop_token = Descartar la ficha de laboratorio
thing-option-play = Jugar «{ $item }»
thing-option-escape = Mostrar tus «Llaves» e iniciar la fuga
# How often something is done, or how many cards are drawn.
thing-option-times = { $number ->
        [1] Una vez
        [2] Dos veces
        [3] Tres veces
        [4] Cuatro veces
        [5] Cinco veces
        [6] Seis veces
       *[other] { $number } veces
    }
thing-option-ask_seat = Pedir plaza
thing-option-put = Ofrecer a { $seat }: { $thing }
thing-option-deal = Aceptar el intercambio con { $seat }
thing-option-call_off = Anular el intercambio con { $seat }
thing-option-ready = No intercambiar más: ya se puede votar
thing-option-vote = Acusar a { $seat }
thing-option-abstain = No acusar a nadie
# For a human the only answer, for an alien the quiet one.
thing-option-remain = Continuar sin revelar nada
thing-option-reveal = Revelarte, si eres un Alienígena
thing-option-offer_a = Ofrecer la Prueba A
thing-option-offer_b = Ofrecer la Prueba B
thing-option-offer_both = Ofrecer ambas pruebas
thing-option-first_a = Primero la Prueba A
thing-option-first_b = Primero la Prueba B
thing-option-choose = La prueba la hace { $seat }
thing-option-test = Hacer la prueba a { $seat }


## What can be said: sentences in the speaker's mouth
## They are shown inside «», so card names have the inner quotes “” here, and the full stop comes after the quotes.

# $action is an Action card.
thing-say-hold = Tengo en la mano “{ $action }”
thing-say-lack = No tengo en la mano “{ $action }”
thing-say-handed = He entregado “{ $action }”
# $role is one of thing-role-*.
thing-say-claim = Mi carta de Rol dice “{ $role }”
# $thing is one of thing-thing-*.
thing-say-own = Tengo { $thing }
thing-say-without = No tengo { $thing }
thing-say-accuse = { $seat } es un Alienígena
thing-say-vouch = Respondo por { $seat }
thing-say-trust = Me fío de { $seat }
thing-say-distrust = No me fío de { $seat }
# $token is one of thing-token-*.
thing-say-saw = He visto una ficha de { $seat }: { $token }
thing-say-going = Yo voy aquí: { $room }
thing-say-send = { $seat } debería ir aquí: { $room }
thing-say-meet = Me gustaría estar en la misma sala que { $seat }
thing-say-avoid = No me acerco a { $seat }
# Advice to the Leader: who shall carry out the card, and whether to go on.
thing-say-assign = Asigna la carta a { $seat }
thing-say-next = Veamos otra carta
thing-say-stop = Detengámonos aquí
thing-say-want = Me gustaría tener { $thing }
thing-say-promise = Le daré { $thing } a { $seat }
thing-say-vote = Acusemos a { $seat }
thing-say-spare = Dejemos en paz a { $seat }
thing-say-test = Hay que hacerle una prueba a { $seat }
thing-say-burn = ¡Hay que quemar esta sala: { $room }!
thing-say-board = { $seat } debería subir a bordo
thing-say-threaten = Voy a por { $seat }
thing-say-agree = Estoy de acuerdo con { $seat }
thing-say-disagree = No estoy de acuerdo con { $seat }
