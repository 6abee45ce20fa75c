### Rule cards of Stay Away!: short explanations that every player may open, the same for every role.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the default rules (E1); a clause on a table option says where tables commonly differ.


## Cards: contagion

rulecard-stayaway-card-the_thing = La Cosa
    .text =
        Quien tiene esta carta es La Cosa.
        No se puede jugar, descartar ni dar, ni se pierde por efecto de ninguna carta; solo sale de la mano si se elimina a quien la tiene.
        La Cosa puede dar cartas «¡Infectado!» a cualquiera, y el Humano que recibe una pasa a ser Infectado.
        Por eso La Cosa conoce todos los roles: aquellos a quienes ha infectado son Infectados y todos los demás son Humanos.
        Se reparte a un jugador al principio, salvo que se elija la variante que la esconde en el mazo.

rulecard-stayaway-card-infected = ¡Infectado!
    .text =
        Robar esta carta no infecta a nadie: un Humano solo pasa a ser Infectado si recibe una de La Cosa, en un intercambio o por «Vuelta y vuelta».
        Un Humano puede quedársela o descartarla, pero nunca puede dársela a otro jugador.
        Un Infectado debe conservar siempre al menos una, sea cual sea la copia, y puede descartar las demás.
        Un Infectado puede dar una, pero únicamente a La Cosa y solo si tiene dos o más.
        La Cosa puede dar cartas «¡Infectado!» a cualquiera o descartarlas, y en ninguna mano puede haber más de tres (salvo que la Superinfección sustituya este límite).


## Cards: action

rulecard-stayaway-card-flamethrower = Lanzallamas
    .text =
        Juégala en tu turno sobre un vecino, sea cual sea su rol: no a través de una «Puerta atrancada» ni sobre un jugador en cuarentena (con la «Cuarentena» de la edición E2, también sobre él).
        Solo se pregunta al objetivo; «¡Nada de barbacoas!» lo salva y, si no la juega, queda eliminado.
        La mano de un jugador eliminado se descarta sin que nadie la vea y su rol sigue siendo secreto, con una excepción: quemar a La Cosa pone fin a la partida (o da inicio a la variante «Venganza»).
        El «Lanzallamas» se gasta en ambos casos.
        Después viene tu intercambio de final de turno, con quien esté ahora a tu lado en el sentido de juego.

rulecard-stayaway-card-analysis = Análisis
    .text =
        Juégala en tu turno sobre un vecino: no a través de una «Puerta atrancada» ni sobre un jugador en cuarentena (con la «Cuarentena» de la edición E2, también sobre él).
        Solo tú ves su mano completa; los demás solo saben que la has mirado.
        No hay defensa posible.
        Después viene tu intercambio de final de turno.

rulecard-stayaway-card-axe = Hacha
    .text =
        Retira un obstáculo, que eliges al jugar la carta; si no hay ninguno a tu alcance, no puedes jugarla.
        Están a tu alcance las puertas de tus dos lados y, si entre un vecino y tú no hay puerta, su «Cuarentena» o, si no tiene, la puerta de su otro lado (hay opciones de mesa que lo cambian).
        A través de una puerta normalmente solo puedes golpear esa misma puerta, y un jugador en cuarentena no puede jugar «Hacha» (en la edición E2 sí, incluso sobre su propia «Cuarentena»).
        No hay defensa posible.
        Después viene tu intercambio de final de turno, que quizá sea posible gracias al obstáculo retirado.

rulecard-stayaway-card-suspicion = Sospecha
    .text =
        Juégala en tu turno sobre un vecino: no a través de una «Puerta atrancada» ni sobre un jugador en cuarentena (con la «Cuarentena» de la edición E2, también sobre él).
        Ves una carta al azar de su mano, y la carta se queda en ella.
        El objetivo sabe qué carta has visto; los demás solo saben que has mirado.
        No hay defensa posible, y después viene tu intercambio de final de turno.

rulecard-stayaway-card-whisky = Whisky
    .text =
        Juégala en tu turno: tus cuatro cartas restantes se muestran a todos los jugadores.
        No se omite nada, ni las cartas «¡Infectado!» ni La Cosa, y la partida continúa.
        No tiene objetivo ni hay defensa posible; después viene tu intercambio de final de turno.

rulecard-stayaway-card-determination = Determinación
    .text =
        Roba tres cartas ¡Aléjate!, míralas en secreto, quédate con una y descarta las otras dos boca abajo.
        Las cartas de Pánico que aparezcan por el camino se descartan sin leerlas.
        Después, con cinco cartas en la mano, vuelves a jugar o descartar; puedes incluso jugar otra «Determinación».
        Los demás jugadores solo ven que la has jugado y cuántas cartas se han movido.
        Si La Cosa está entre las tres (solo es posible en la variante «La Cosa en el mazo»), hay que quedarse con ella.

rulecard-stayaway-card-watch_your_back = Vigila tus espaldas
    .text =
        El sentido de juego se invierte de inmediato.
        El intercambio al final de este turno y el turno siguiente ya van en el nuevo sentido.
        No tiene objetivo ni hay defensa posible.

rulecard-stayaway-card-change_places = ¡Cambio de lugar!
    .text =
        Juégala en tu turno para cambiar de sitio con un vecino: no a través de una «Puerta atrancada» ni con un jugador en cuarentena.
        Siempre se pregunta al objetivo, y solo «Aquí estoy bien» impide el cambio.
        Las puertas se quedan en sus huecos.
        Tu intercambio de final de turno y el turno siguiente se cuentan desde el sitio que ocupas ahora.
        Cuando quedan dos jugadores, el cambio solo altera a qué lado tuyo queda una puerta.

rulecard-stayaway-card-better_run = ¡Más vale que corras!
    .text =
        Juégala en tu turno para cambiar de sitio con cualquier otro jugador que no esté en cuarentena, esté cerca o lejos.
        Las puertas no importan y se quedan en sus huecos (la variante «Línea de visión» limita los objetivos).
        Siempre se pregunta al objetivo, y solo «Aquí estoy bien» impide el cambio.
        Tu intercambio de final de turno y el turno siguiente se cuentan desde el sitio que ocupas ahora.

rulecard-stayaway-card-seduction = Seducción
    .text =
        Intercambia una carta con cualquier otro jugador que no esté en cuarentena; las puertas no importan (la variante «Línea de visión» limita los objetivos).
        Ofreces una carta boca abajo; el objetivo debe darte otra a cambio o defenderse con «Aterrador», «¡No, gracias!» o «¡Fallaste!».
        Después tu turno termina en todos los casos, aunque el objetivo se niegue: no hay intercambio de final de turno.
        El turno siguiente es del jugador que está a tu lado en el sentido de juego, no del que está junto al objetivo.
        Si todos los demás jugadores están en cuarentena, la carta no se puede jugar.


## Cards: defence

rulecard-stayaway-card-scary = Aterrador
    .text =
        Juégala cuando te propongan un intercambio: al final de un turno, por «Seducción» o por «¿No podemos ser amigos?».
        Ninguna carta cambia de manos; solo tú ves la carta ofrecida, que conserva quien la ofreció.
        Una carta «¡Infectado!» revela que ese jugador es La Cosa o, si quien se defiende es La Cosa, un Infectado; nadie queda infectado y no se anuncia nada.
        Descartas «Aterrador» y robas una carta ¡Aléjate! de inmediato.
        No sirve contra «Vuelta y vuelta».

rulecard-stayaway-card-im_fine_here = Aquí estoy bien
    .text =
        Juégala cuando jueguen sobre ti «¡Cambio de lugar!» o «¡Más vale que corras!»: nadie se mueve.
        No detiene las cartas de Pánico «Uno, dos...», «¡Sal de aquí!» ni «¿Es aquí la fiesta?».
        La descartas y robas una carta ¡Aléjate! de inmediato.
        Después viene el intercambio de final de turno del jugador activo, desde su sitio, que no ha cambiado.

rulecard-stayaway-card-no_thanks = ¡No, gracias!
    .text =
        Juégala cuando te propongan un intercambio: al final de un turno, por «Seducción» o por «¿No podemos ser amigos?».
        Ninguna carta cambia de manos y nadie ve la carta ofrecida.
        Descartas «¡No, gracias!» y robas una carta ¡Aléjate! de inmediato.
        No sirve contra «Vuelta y vuelta».

rulecard-stayaway-card-missed = ¡Fallaste!
    .text =
        Juégala cuando te propongan un intercambio (nunca contra «Vuelta y vuelta»): te retiras de él, descartas «¡Fallaste!» y robas una carta ¡Aléjate! de inmediato.
        El jugador que te sigue en el sentido de juego ocupa tu lugar, puede dar una carta o defenderse, también con «¡Fallaste!», y puede ser infectado (no en la edición E2); la carta ofrecida sigue siendo la misma (una opción de mesa permite elegirla de nuevo).
        El intercambio se anula si ese jugador es quien lo propuso o está en cuarentena, o si hay una «Puerta atrancada» entre él y tú; las demás puertas no importan.
        El turno siguiente sigue siendo del jugador que va después de quien propuso el intercambio.
        Solo se excluye un caso: La Cosa no puede usar «¡Fallaste!» cuando un Infectado le ofrece una carta «¡Infectado!» (una opción de mesa amplía o levanta esta restricción).

rulecard-stayaway-card-no_barbecue = ¡Nada de barbacoas!
    .text =
        Juégala cuando te apunten con un «Lanzallamas»: te libras de la eliminación, y el «Lanzallamas» se gasta.
        No sirve contra nada más, y nadie puede jugarla por ti.
        La descartas y robas una carta ¡Aléjate! de inmediato.
        Después viene el intercambio de final de turno del jugador activo, quizá contigo.


## Cards: obstacle

rulecard-stayaway-card-quarantine = Cuarentena
    .text =
        Juégala en tu turno sobre un vecino, en la edición E1 también sobre ti: no a través de una «Puerta atrancada» ni sobre un jugador que ya esté en cuarentena; no hay defensa posible.
        Edición E1: un jugador en cuarentena no puede intercambiar, jugar cartas ¡Aléjate! ni defenderse, y ninguna carta ¡Aléjate! de otros puede dirigirse a él, salvo un «Hacha» para retirar la «Cuarentena».
        Edición E1: en sus turnos roba y luego debe descartar; si roba una carta de Pánico, esta se resuelve.
        Edición E1: dura hasta el final del tercero de sus turnos que empiece después de jugarla; si te afecta a ti o al siguiente jugador, no hay intercambio al final de este turno.
        Edición E2, la impresión posterior: dura dos de sus turnos, y el jugador sigue jugando e intercambiando con las cartas a la vista, pero sin «Lanzallamas» y sin cambiar de sitio.

rulecard-stayaway-card-locked_door = Puerta atrancada
    .text =
        Colócala en uno de los dos huecos junto a ti que aún no tenga puerta; da igual que el vecino de ese lado esté en cuarentena, y no hay defensa posible.
        Detiene, en ambas direcciones, las cartas dirigidas a un vecino del otro lado, los cambios de sitio por «¡Cambio de lugar!», el intercambio de final de turno, «¡Fallaste!» y «Que quede entre nosotros...» (una opción de mesa deja pasar esta última).
        No detiene «¡Más vale que corras!», «Seducción», las demás cartas de Pánico, el paso del turno ni un «Hacha» contra la propia puerta.
        Se queda en su hueco aunque los jugadores se muevan, hasta que la retire «Hacha», «Tres, cuatro...» o «¿Es aquí la fiesta?».
        Colocada hacia el siguiente jugador, ya impide el intercambio de este turno.


## Cards: Panic

rulecard-stayaway-card-rotten_ropes = Cuerdas podridas
    .text =
        Pánico: se descartan todas las cartas «Cuarentena» en juego, incluida la de quien roba esta carta.
        Las puertas se quedan.
        Después viene el intercambio de final de turno de quien la robó, salvo que haya empezado este turno en cuarentena (una opción de mesa o la edición E2 lo permite igualmente).

rulecard-stayaway-card-one_two = Uno, dos...
    .text =
        Pánico: quien la roba elige izquierda o derecha y cambia de sitio con el tercer jugador de ese lado, contando a los jugadores vivos, también a los que están en cuarentena, y siendo el vecino el primero.
        No se puede elegir un lado cuyo tercer jugador esté en cuarentena o sea quien robó la carta; si no vale ningún lado, no pasa nada.
        Cuando quedan dos jugadores, es el otro jugador; cuando quedan tres, no tiene efecto (una opción de mesa exige al menos cuatro).
        Las puertas no importan y se quedan, quien la roba se mueve aunque esté en cuarentena (no en la edición E2), y nadie puede negarse.
        Después viene el intercambio de final de turno desde el nuevo sitio, salvo que una «Cuarentena» lo impida.

rulecard-stayaway-card-three_four = Tres, cuatro...
    .text =
        Pánico: se descartan todas las cartas «Puerta atrancada» en juego.
        Las cartas «Cuarentena» se quedan.
        Después viene el intercambio de final de turno de quien la robó, salvo que una «Cuarentena» lo impida.

rulecard-stayaway-card-party = ¿Es aquí la fiesta?
    .text =
        Pánico: primero se descartan todas las cartas «Cuarentena» y todas las cartas «Puerta atrancada».
        Después los jugadores cambian de sitio por parejas, contadas en el sentido de las agujas del reloj desde quien la roba, sea cual sea el sentido de juego: el primero con el segundo, el tercero con el cuarto, y así sucesivamente.
        Si el número de jugadores es impar, el vecino de la derecha de quien la roba no se mueve; nadie elige y nadie puede negarse.
        Después viene el intercambio de final de turno de quien la robó, desde el nuevo sitio, salvo que haya empezado este turno en cuarentena (una opción de mesa o la edición E2 lo permite igualmente).

rulecard-stayaway-card-get_out = ¡Sal de aquí!
    .text =
        Pánico: quien la roba cambia de sitio con cualquier otro jugador que no esté en cuarentena.
        Las puertas no importan y se quedan (la variante «Línea de visión» limita los objetivos); quien la roba se mueve aunque esté en cuarentena y se lleva consigo la «Cuarentena» (no en la edición E2).
        Nadie puede negarse, ni siquiera con «Aquí estoy bien».
        Después viene el intercambio de final de turno desde el nuevo sitio, salvo que una «Cuarentena» lo impida.

rulecard-stayaway-card-forgetful = Olvidadizo
    .text =
        Pánico: quien la roba descarta boca abajo tres cartas a su elección y luego roba tres cartas ¡Aléjate! del mazo.
        La Cosa no se puede descartar, y un Infectado debe conservar al menos una carta «¡Infectado!»; un Humano puede descartar cartas «¡Infectado!».
        Los demás jugadores solo ven que se han cambiado tres cartas.
        Después viene el intercambio de final de turno de quien la robó, salvo que una «Cuarentena» lo impida.

rulecard-stayaway-card-round_and_round = Vuelta y vuelta
    .text =
        Pánico: todos los jugadores, también los que están en cuarentena, eligen en secreto una carta y la pasan al siguiente jugador en el sentido de juego, todos a la vez.
        Lo que se puede pasar tiene los mismos límites que en un intercambio, y una carta «¡Infectado!» de La Cosa infecta a un Humano.
        Las puertas y las cuarentenas no importan, y no se puede usar ninguna carta de defensa.
        Ves la carta que recibes y sabes quién te la ha pasado.
        Después el turno termina sin intercambio.

rulecard-stayaway-card-friends = ¿No podemos ser amigos?
    .text =
        Pánico: quien la roba elige a cualquier otro jugador que no esté en cuarentena e intercambia una carta con él; las puertas no importan (la variante «Línea de visión» limita los objetivos).
        El jugador elegido da una carta o se defiende con «Aterrador», «¡No, gracias!» o «¡Fallaste!».
        Si quien la roba está en cuarentena, no hace ningún intercambio (en la edición E2 sí), y si todos los demás están en cuarentena, no pasa nada.
        Después viene el intercambio de final de turno de quien la robó, aunque sea con el mismo jugador (con una opción de mesa, en cambio, el turno termina).

rulecard-stayaway-card-blind_date = Cita a ciegas
    .text =
        Pánico: quien la roba elige una carta, roba una carta ¡Aléjate! y luego pone la carta elegida encima del mazo (opciones de mesa: en la pila de descartes, o barajada en el mazo).
        No se puede elegir La Cosa ni la última carta «¡Infectado!» de un Infectado.
        Así un Humano puede deshacerse de una carta «¡Infectado!»; quien la robe no queda infectado.
        Los demás jugadores solo ven que se ha cambiado una carta.
        Después el turno termina sin intercambio.

rulecard-stayaway-card-oops = ¡Ups!
    .text =
        Pánico: la mano completa de quien la roba se muestra a todos los jugadores.
        No se omite nada, y la partida continúa.
        Después viene el intercambio de final de turno de quien la robó, salvo que una «Cuarentena» lo impida.

rulecard-stayaway-card-between_us = Que quede entre nosotros...
    .text =
        Pánico: quien la roba elige a un vecino y le muestra su mano completa; nadie más la ve.
        No se puede elegir a un vecino que esté tras una «Puerta atrancada», pero sí a uno en cuarentena (hay opciones de mesa que cambian ambas cosas).
        Si no se puede elegir a ningún vecino, no pasa nada.
        Después viene el intercambio de final de turno de quien la robó, salvo que una «Cuarentena» lo impida.

rulecard-stayaway-card-revelations = Revelaciones
    .text =
        Pánico: empezando por quien la roba y en el sentido de juego, se pregunta una vez a cada jugador si muestra a todos su mano completa, muestra una sola carta «¡Infectado!» si la tiene, o no muestra nada.
        Quien tiene cartas «¡Infectado!» puede no mostrar nada, como cualquier otro.
        La ronda se detiene en cuanto se ha mostrado una carta «¡Infectado!»; si no, termina tras una vuelta; mostrar La Cosa no la detiene.
        Las puertas no importan, y los jugadores en cuarentena participan.
        Después viene el intercambio de final de turno de quien la robó, salvo que una «Cuarentena» lo impida.


## What a player is asked

rulecard-stayaway-ask-play = Jugar o descartar
    .text =
        Debes jugar una carta de acción o de obstáculo, o descartar una carta boca abajo.
        Una carta se puede jugar si tiene un objetivo, hueco u obstáculo válido, aunque no cambie nada; el objetivo, el lado y el obstáculo para un «Hacha» se eligen al jugarla.
        Las cartas de defensa, las cartas «¡Infectado!» y La Cosa no se pueden jugar aquí; un jugador en cuarentena solo puede descartar (en la edición E2 sigue jugando).
        La Cosa y la última carta «¡Infectado!» de un Infectado no se pueden descartar, y en la mano que te quede puede haber como máximo tres cartas «¡Infectado!» (salvo que la Superinfección sustituya este límite).
        Los demás ven la carta jugada y su objetivo; de un descarte solo ven que se ha descartado una carta.

rulecard-stayaway-ask-keep = Con qué carta te quedas
    .text =
        Has jugado «Determinación»: elige con cuál de las cartas robadas te quedas; las demás se descartan boca abajo.
        Si La Cosa está entre ellas, hay que quedarse con ella.
        Los demás solo ven cuántas cartas se han movido.
        Después vuelves a jugar o descartar, ya con esa carta en la mano.

rulecard-stayaway-ask-answer_fire = Te apuntan con un Lanzallamas
    .text =
        Juega «¡Nada de barbacoas!» si la tienes y no te pasará nada; después robas una carta ¡Aléjate! del mazo.
        Si pasas, se te elimina.
        Se pregunta a cualquier objetivo, tenga o no la carta, así que la pregunta no dice nada de tu mano.
        Todos ven tu respuesta.

rulecard-stayaway-ask-answer_move = Te piden cambiar de sitio
    .text =
        Alguien ha jugado sobre ti «¡Cambio de lugar!» o «¡Más vale que corras!».
        Juega «Aquí estoy bien» si la tienes y nadie se moverá; después robas una carta ¡Aléjate! del mazo.
        Si pasas, cambias de sitio con ese jugador.
        Se pregunta a cualquier objetivo, tenga o no la carta; todos ven tu respuesta.

rulecard-stayaway-ask-offer = Tu oferta
    .text =
        Elige una carta para ofrecérsela boca abajo al destinatario indicado; después no puedes cambiarla.
        La Cosa no se da nunca; una carta «¡Infectado!» solo la da La Cosa, a cualquiera, o un Infectado que tenga dos o más, a La Cosa.
        El destinatario te da una carta a cambio sin haber visto la tuya, o se defiende: con «Aterrador» ve tu carta y tú te la quedas; con «¡Fallaste!» puede ir a parar a otro jugador.
        Los demás solo ven que hay una oferta boca abajo.

rulecard-stayaway-ask-reply = Tu respuesta a una oferta
    .text =
        Da una carta a cambio sin ver la oferta, o juega «Aterrador», «¡No, gracias!» o «¡Fallaste!» si la tienes; sin una de ellas no puedes negarte.
        La Cosa no se da nunca; una carta «¡Infectado!» solo la da La Cosa, a cualquiera, o un Infectado que tenga dos o más, a La Cosa.
        Una carta de defensa también se puede dar como cualquier otra.
        Los demás ven que has intercambiado, o qué carta de defensa has jugado, pero nunca las cartas intercambiadas.

rulecard-stayaway-ask-one_two = Uno, dos...: hacia qué lado
    .text =
        Elige izquierda o derecha: cambias de sitio con el tercer jugador vivo de ese lado, siendo tu vecino el primero.
        Solo se puede elegir un lado cuyo tercer jugador no esté en cuarentena ni seas tú, y hay que elegir uno.
        El otro jugador no puede negarse.
        Todos ven tu elección.

rulecard-stayaway-ask-get_out = ¡Sal de aquí!: con quién
    .text =
        Elige con qué jugador cambias de sitio: cualquiera que no esté en cuarentena, sin importar las puertas que haya en medio (la variante «Línea de visión» limita los objetivos).
        Tienes que elegir a alguien, y el otro jugador no puede negarse.
        Todos ven tu elección.
        Tu intercambio y el turno siguiente se cuentan entonces desde tu nuevo sitio.

rulecard-stayaway-ask-friends = ¿No podemos ser amigos?: con quién
    .text =
        Elige con qué jugador intercambias una carta: cualquiera que no esté en cuarentena, sin importar las puertas que haya en medio (la variante «Línea de visión» limita los objetivos).
        Tienes que elegir a alguien; ese jugador da una carta o se defiende con «Aterrador», «¡No, gracias!» o «¡Fallaste!».
        Todos ven a quién eliges, pero nunca las cartas intercambiadas.
        Después viene igualmente tu intercambio de final de turno (con una opción de mesa, en cambio, el turno termina).

rulecard-stayaway-ask-between_us = Que quede entre nosotros...: a quién
    .text =
        Elige al vecino que verá tu mano completa; una puerta entre los dos impide elegirlo, una «Cuarentena» no (las opciones de mesa cambian ambas cosas).
        Tienes que elegir a alguien.
        Todos ven a quién eliges; solo ese jugador ve tus cartas, y puede decir de ellas lo que quiera.

rulecard-stayaway-ask-forget = Olvidadizo: qué descartar
    .text =
        Elige tres de tus cartas; se descartan boca abajo y robas tres cartas ¡Aléjate! del mazo.
        La Cosa no se puede elegir, y un Infectado debe conservar al menos una carta «¡Infectado!».
        Así un Humano puede descartar cartas «¡Infectado!».
        Los demás solo ven que se han cambiado tres cartas.

rulecard-stayaway-ask-blind_date = Cita a ciegas: qué cambiar
    .text =
        Elige una carta para cambiarla por una carta ¡Aléjate! del mazo; la tuya queda luego encima de él (las opciones de mesa la ponen en otro lugar).
        No se puede elegir La Cosa ni la última carta «¡Infectado!» de un Infectado.
        Los demás solo ven que se ha cambiado una carta.
        Después termina tu turno.

rulecard-stayaway-ask-pass_on = Vuelta y vuelta: qué pasar
    .text =
        Elige una carta para el siguiente jugador en el sentido de juego; todos eligen a la vez, y no puedes negarte ni defenderte.
        La Cosa no se pasa nunca; una carta «¡Infectado!» solo la pasa La Cosa, a cualquiera, o un Infectado que tenga dos o más, a La Cosa.
        Los demás pueden ver que ya has elegido, nunca qué.
        El jugador que recibe tu carta sabe que viene de ti.

rulecard-stayaway-ask-reveal = Revelaciones: mostrar o no
    .text =
        Muestra a todos tu mano completa, muestra una sola carta «¡Infectado!» si la tienes, o no muestres nada.
        Nadie está obligado a mostrar nada, tenga lo que tenga.
        Si se muestra una carta «¡Infectado!», ya no se pregunta a los jugadores que van después de ti.
        Todos ven tu respuesta y las cartas que muestras, y nada más.

rulecard-stayaway-ask-declare = Declarar que no quedan Humanos
    .text =
        Solo La Cosa puede declararlo, siempre que la partida espere la decisión de alguien, en el turno de cualquier jugador.
        Nunca se plantea como pregunta, nadie ve quién podría declarar, y una opción de mesa retira este comando.
        Una declaración termina la partida de inmediato, a la vista de todos.
        Si es cierta, los ganadores se determinan como en cualquier final sin Humanos; si hay algún Humano vivo, ganan los Humanos vivos.


## Topics

rulecard-stayaway-topic-turn = El turno
    .text =
        Un turno tiene tres pasos: robar una carta, jugar o descartar una e intercambiar una con el siguiente jugador; fuera de tu turno tienes cuatro cartas.
        Robar es obligatorio: una carta ¡Aléjate! va a tu mano y después juegas o descartas; una carta de Pánico se resuelve de inmediato en lugar de eso.
        El intercambio es con el jugador que en ese momento está a tu lado en el sentido de juego.
        No se hace si alguno de los dos está en cuarentena (en la edición E2 no importa) o hay una puerta entre ambos, ni tras «Seducción», «Vuelta y vuelta» o «Cita a ciegas».
        Los obstáculos cuentan tal como están en cada momento; la única excepción es que un jugador que empezó el turno en cuarentena no intercambia en él aunque quede libre (una opción de mesa o la edición E2 lo permite).
        Después el turno pasa al siguiente jugador, contando desde el sitio que ocupas ahora, sin importar quién participó en el intercambio; los jugadores saltados por un cambio de sitio esperan a que les llegue el turno.
        La regla de una carta prevalece sobre una general, y una prohibición, sobre un permiso.

rulecard-stayaway-topic-setup = Preparación
    .text =
        La Cosa se baraja con las cartas justas, sin ninguna carta «¡Infectado!» ni de Pánico entre ellas, para repartir cuatro a cada jugador.
        Así, exactamente un jugador empieza como La Cosa y todos los demás como Humanos; cada uno conoce solo su propio rol (en la variante con La Cosa en el mazo, todos empiezan como Humanos).
        Las cartas restantes, junto con todas las cartas «¡Infectado!» y de Pánico, se barajan para formar el mazo, boca abajo; la pila de descartes está vacía.
        No hay puertas ni cuarentenas; empieza un jugador al azar (o uno elegido, por opción de mesa) y se juega en el sentido de las agujas del reloj.
        El propio juego baraja, reparte y saca las cartas al azar, siempre con las mismas probabilidades.
        Todas las opciones de mesa son públicas y quedan fijadas antes del reparto.

rulecard-stayaway-topic-deck = La baraja
    .text =
        La baraja completa tiene 108 cartas: 88 cartas ¡Aléjate! (La Cosa, 20 «¡Infectado!», 45 de acción, 17 de defensa y 5 de obstáculo) y 20 cartas de Pánico.
        Todas las cartas menos La Cosa llevan un número del 4 al 11; en una partida se usan La Cosa y todas las cartas cuyo número no supere el de jugadores (algunas variantes cambian las cantidades).
        Así, con 4 jugadores se usan 35 cartas; con 6, 54; con 8, 69; y con 11 o 12, todas.
        Con 6 jugadores hay 10 cartas «¡Infectado!» (9 con una opción de mesa).

rulecard-stayaway-topic-roles = Roles
    .text =
        Hay tres roles: Humano, Infectado y La Cosa; quien tiene la carta La Cosa es La Cosa, y todos los demás empiezan como Humanos.
        Un Humano pasa a ser Infectado al recibir una carta «¡Infectado!» de La Cosa, y nadie vuelve jamás a ser Humano.
        Un Humano solo se convierte en La Cosa en la variante «La Cosa en el mazo», al robarla.
        La Cosa conoce todos los roles, y cada Infectado sabe quién es La Cosa, pero los Infectados no se conocen entre sí.
        Los Humanos quieren que se elimine a La Cosa; La Cosa quiere que no quede ningún Humano, y los Infectados pueden ganar con ella.

rulecard-stayaway-topic-infection = Infección
    .text =
        Un Humano queda infectado al recibir una carta «¡Infectado!» de La Cosa: en un intercambio de final de turno, por «Seducción», por «¿No podemos ser amigos?», en un intercambio desviado con «¡Fallaste!» (no en la edición E2) o por «Vuelta y vuelta».
        No importa cuál de los dos propuso el intercambio, y no se anuncia nada; robar una carta «¡Infectado!» nunca infecta.
        Solo La Cosa puede dar una carta «¡Infectado!» a un Humano o a un Infectado, así que quien la recibe sabe quién es La Cosa.
        Un Infectado debe conservar siempre una carta «¡Infectado!», cualquier copia; las demás puede conservarlas, descartarlas o dárselas únicamente a La Cosa.
        La Cosa con tres cartas «¡Infectado!» debe dar una, porque nada más puede salir de su mano.
        Cualquier otro jugador con tres debe dar la cuarta carta, con la salvedad de que un Infectado puede dar una carta «¡Infectado!» a La Cosa.

rulecard-stayaway-topic-limit = Máximo de tres cartas «¡Infectado!»
    .text =
        Con el límite habitual, en ninguna mano puede haber más de tres cartas «¡Infectado!», sea cual sea el rol.
        Justo después de robar en tu turno, puede haber cuatro por un momento.
        Entonces solo puedes jugar o descartar lo que deje tres como máximo, así que debes descartar una carta «¡Infectado!».
        Si una cuarta llega de cualquier otro modo, una se cambia, sin que nadie lo vea, por una carta ¡Aléjate! que no sea «¡Infectado!», tomada al azar del mazo (si no hay ninguna, de la pila de descartes); solo se avisa al jugador afectado.
        Un Humano que recibe de La Cosa la cuarta queda primero infectado y luego conserva tres.
        Así, todo jugador tiene siempre una carta que puede dar.
        Opciones de mesa: el exceso se descarta y se repone abiertamente, o la Superinfección sustituye al límite.

rulecard-stayaway-topic-exchange = El intercambio
    .text =
        El jugador activo ofrece una carta boca abajo y no puede cambiarla; el destinatario, sin verla, da otra a cambio o juega una carta de defensa.
        Se hace al final de un turno, por «Seducción» y por «¿No podemos ser amigos?»; es obligatorio para ambos y nunca participa en él un jugador en cuarentena (en la edición E2 sí puede); las puertas solo impiden el intercambio de final de turno.
        Cualquier carta, salvo La Cosa y las cartas «¡Infectado!», se puede dar a cualquiera; La Cosa no se da nunca.
        Las cartas «¡Infectado!» las da La Cosa a cualquiera; los Humanos, nunca; y un Infectado, solo a La Cosa y solo si tiene dos o más, contadas antes del intercambio.
        Ambas cartas cambian de manos a la vez; cada parte ve solo la carta que recibe, y los demás ven quiénes intercambian, pero ninguna carta.
        Si el destinatario se defiende, la oferta vuelve sin que nadie la vea, salvo con «Aterrador» y «¡Fallaste!».
        Si alguien no tuviera ninguna carta que dar, no hay intercambio, y se anuncia sin decir el motivo.
        Después termina el turno; solo tras «¿No podemos ser amigos?» viene aún el intercambio de final de turno (con una opción de mesa, en cambio, el turno termina).

rulecard-stayaway-topic-defence = Cartas de defensa
    .text =
        Una carta de defensa solo se juega como respuesta, solo puede jugarla el jugador al que se pregunta y solo una por pregunta; en tu propio turno solo puedes descartarla o darla en un intercambio.
        «¡Nada de barbacoas!» responde a un «Lanzallamas»; «Aquí estoy bien», a «¡Cambio de lugar!» y «¡Más vale que corras!»; y «Aterrador», «¡No, gracias!» y «¡Fallaste!», a un intercambio.
        No hay respuesta contra «Análisis», «Sospecha», «Hacha», los obstáculos ni las cartas de Pánico, excepto en el intercambio de «¿No podemos ser amigos?».
        Una carta de defensa usada se descarta y se repone de inmediato con una carta ¡Aléjate!, que solo puede servir para una pregunta posterior.
        Nadie puede contrarrestar una carta de defensa, y los jugadores en cuarentena no pueden defenderse (en la edición E2 sí).

rulecard-stayaway-topic-piles = Mazo y pila de descartes
    .text =
        Ambos montones están boca abajo, y todo lo descartado va a la pila de descartes: las cartas jugadas, las de defensa usadas, los obstáculos retirados y las manos de los jugadores eliminados.
        Cuando hace falta una carta y el mazo está vacío, se baraja toda la pila de descartes para formar uno nuevo; una carta cuyo efecto aún esté en curso no forma parte de él.
        Todo robo que no sea el que abre un turno es de una carta ¡Aléjate!: las cartas de Pánico que aparezcan por el camino se descartan sin leerlas.
        Con las barajas normales, las cartas ¡Aléjate! nunca se agotan.
        Si aun así ocurriera, te quedas sin carta y completas tu mano hasta cuatro antes de tu siguiente robo; si no hay absolutamente nada que robar, tu turno pasa directamente al intercambio.

rulecard-stayaway-topic-seats = Sitios y sentido de juego
    .text =
        Los jugadores vivos se sientan en círculo; en el sentido de las agujas del reloj, el siguiente jugador está a tu izquierda, y solo los jugadores vivos cuentan como vecino, siguiente o tercero.
        Entre dos vecinos hay un hueco, en el que cabe como máximo una «Puerta atrancada».
        Se empieza jugando en el sentido de las agujas del reloj, y solo «Vigila tus espaldas» lo invierte; las puertas nunca impiden que pase el turno.
        En un cambio de sitio, la mano, el rol y la «Cuarentena» van con el jugador, mientras que las puertas se quedan en sus huecos.
        Cuando quedan dos jugadores hay dos huecos: una carta para un vecino funciona mientras alguno esté abierto, pero el intercambio de final de turno necesita que lo esté el del sentido de juego (con una opción de mesa, cualquier puerta cierra ambos).

rulecard-stayaway-topic-doors = Puertas
    .text =
        Una «Puerta atrancada» está en el hueco entre dos sitios y lo cierra en ambas direcciones.
        Ninguna carta alcanza a un vecino a través de ella: ni el intercambio de final de turno, ni «¡Cambio de lugar!», ni «Que quede entre nosotros...», ni un desvío con «¡Fallaste!», y un «Hacha» solo golpea la propia puerta (las opciones de mesa dejan pasar «Que quede entre nosotros...» y el «Hacha»).
        No afecta a «¡Más vale que corras!», «Seducción», «¿No podemos ser amigos?», «Uno, dos...», «¡Sal de aquí!», «¿Es aquí la fiesta?», «Vuelta y vuelta», «Revelaciones» ni al paso del turno (la variante «Línea de visión» lo cambia para algunas).
        Las puertas nunca se mueven con los jugadores; las retiran «Hacha», «Tres, cuatro...» y «¿Es aquí la fiesta?».
        Cuando se elimina un sitio, sus dos huecos se convierten en uno, y la puerta que hubiera en cualquiera de ellos se queda ahí (una opción de mesa la descarta).

rulecard-stayaway-topic-quarantine = Cuarentena
    .text =
        Lo que sigue vale para la edición E1; en la impresión posterior (edición E2), un jugador en cuarentena sigue jugando e intercambiando con las cartas a la vista, y solo durante dos turnos.
        Un jugador en cuarentena no puede intercambiar, jugar cartas ¡Aléjate! ni defenderse, y ninguna carta ¡Aléjate! de otros puede dirigirse a él, salvo un «Hacha» para retirar la «Cuarentena»; sí se puede colocar una puerta a su lado.
        En su turno roba y descarta una carta, o resuelve una carta de Pánico, y no intercambia.
        Quien tendría que intercambiar con él al final de un turno tampoco intercambia, y un desvío hacia él con «¡Fallaste!» queda anulado.
        La «Cuarentena» empieza en 3 y baja al final de cada turno de ese jugador, pero no al final del turno en que se puso en cuarentena a sí mismo; al llegar a 0 se descarta.
        «Hacha», «Cuerdas podridas», «¿Es aquí la fiesta?» o la eliminación la retiran antes; en un cambio de sitio va con el jugador.
        A un jugador en cuarentena no se le puede elegir para «Uno, dos...», «¡Sal de aquí!» ni «¿No podemos ser amigos?», pero sí para «Que quede entre nosotros...» (salvo que una opción de mesa lo prohíba), y participa en «Vuelta y vuelta» y «Revelaciones».
        Si es él quien roba una carta de Pánico, esta funciona como siempre; solo «¿No podemos ser amigos?» no hace nada.

rulecard-stayaway-topic-panic = Cartas de Pánico
    .text =
        Una carta de Pánico nunca entra en una mano: si se roba al empezar un turno, se muestra a todos y se resuelve de inmediato, en la medida de lo posible, en lugar de jugar o descartar.
        Si se roba de cualquier otro modo, se descarta sin leerla.
        Quien la roba hace las elecciones y debe elegir un objetivo válido si lo hay; si no, no pasa nada.
        Ninguna carta de defensa detiene una carta de Pánico, pero el destinatario de «¿No podemos ser amigos?» puede defenderse.
        Después viene el intercambio de final de turno desde el sitio actual, salvo tras «Vuelta y vuelta» y «Cita a ciegas», y nunca para quien la robó si empezó el turno en cuarentena (una opción de mesa lo permite si ha quedado libre, la edición E2 siempre).
        Las elecciones, los cambios de sitio y los obstáculos retirados son públicos; las cartas siguen ocultas, salvo que la carta de Pánico las muestre.

rulecard-stayaway-topic-elimination = Eliminación
    .text =
        Solo el «Lanzallamas» elimina, así que nadie es eliminado en su propio turno (la Superinfección añade otra manera).
        La mano, incluidas las cartas «¡Infectado!», va a la pila de descartes sin que nadie la vea, y si hay una «Cuarentena», se descarta.
        No se dice el rol, ni tampoco cuántos Humanos o Infectados quedan; solo se nota la eliminación de La Cosa, porque termina la partida o empieza la variante «Venganza».
        El sitio desaparece y sus vecinos pasan a ser vecinos entre sí; una puerta que estuviera a su lado queda ahora entre ellos (una opción de mesa la descarta) y puede impedir el intercambio que sigue.
        A los jugadores eliminados nunca se les pregunta; solo ven lo público, guardan silencio (salvo que una opción de mesa les deje hablar) y pierden pase lo que pase.

rulecard-stayaway-topic-ending = Quién gana
    .text =
        La Cosa es eliminada: ganan todos los Humanos vivos y pierden todos los demás; si no hay ningún Humano vivo, no gana nadie.
        No queda ningún Humano: ganan La Cosa y todos los Infectados vivos, con dos excepciones.
        Primera: si nadie fue eliminado siendo Humano, La Cosa gana en solitario y todos los Infectados pierden (con una opción de mesa: solo si nadie fue eliminado en absoluto).
        Segunda: si el último Humano fue infectado y no eliminado, ese jugador pierde.
        La Cosa declara en falso que no queda ningún Humano: ganan todos los Humanos vivos y pierden todos los demás.
        En la variante «Venganza», los supervivientes ganan en cuanto solo quedan Humanos o solo Infectados; si nadie ha robado aún La Cosa del mazo, gana el único jugador que quede.
        Los jugadores eliminados pierden en todos los casos, y al final se revelan todos los roles y todas las manos.

rulecard-stayaway-topic-declaration = La declaración
    .text =
        Por defecto, la partida termina sola en cuanto no queda ningún Humano vivo, y La Cosa también puede declarar en cualquier momento que no queda ninguno.
        Solo La Cosa, estando viva, puede declarar, mientras la partida espera la decisión de cualquiera, también en turnos ajenos y en cuarentena; la declaración tiene efecto inmediato y todo lo pendiente se cancela.
        Una declaración falsa da la victoria a todos los Humanos vivos.
        Lo que se diga en la conversación nunca es una declaración.
        Opciones de mesa: una partida sin Humanos continúa hasta que La Cosa declare, lo que se hace por ella si es el único jugador que queda; o no hay declaraciones y el final es siempre automático.

rulecard-stayaway-topic-secrets = Quién ve qué
    .text =
        Público: los sitios, el sentido de juego, las puertas, las cuarentenas y los turnos que les quedan, quién está eliminado, de quién es el turno y en qué paso está, el tamaño de las manos y de los montones, y todas las opciones.
        El dorso de la carta superior del mazo, ¡Aléjate! o Pánico, también es público (una opción de mesa lo oculta).
        También son públicos: cada carta jugada con su objetivo, las cartas de Pánico, las de defensa, quién pasa, si ha habido intercambio y las cartas mostradas a todos.
        Secreto: las manos, los roles, el orden del mazo y lo descartado de una mano; la pila de descartes está boca abajo y nadie la revisa.
        Una carta que solo se te muestra a ti solo la conoces tú, y después nadie puede seguirle el rastro por manos y montones.
        Ves tu propia mano, tu rol y quién te ha dado una carta; a La Cosa se le puede mostrar a quiénes ha infectado, y a un Infectado, quién es La Cosa, ya que ambas cosas se deducen de las reglas.
        Los espectadores y los jugadores eliminados solo ven lo público hasta que termina la partida.

rulecard-stayaway-topic-prompts = Por qué se pregunta a todos por igual
    .text =
        Que se te pregunte algo depende solo de lo que todos pueden ver, nunca de tu mano ni de tu rol; estos solo cambian tu lista privada de opciones.
        Por eso siempre se pregunta al objetivo de un «Lanzallamas» o de un cambio de sitio, que siempre puede pasar, y el destinatario de un intercambio recibe una única pregunta: dar o defenderse.
        Se te pregunta aunque solo haya una respuesta posible, salvo que eso sea evidente para todos, y nada muestra a los demás cuántas opciones tenías.
        No se pregunta a nadie cuando no existe defensa, y de una jugada no permitida solo se informa a quien la envió.
        La partida espera a un solo jugador cada vez, a la vista de todos, salvo en «Vuelta y vuelta», donde todos eligen a la vez y solo se puede mostrar quién ha respondido.
        Si se agota el tiempo, la respuesta es pasar, no mostrar nada, una carta válida al azar para dar, conservar o descartar, o un objetivo válido al azar; de este modo nunca se juega una carta de defensa.

rulecard-stayaway-topic-talk = La conversación
    .text =
        Los jugadores vivos pueden decir cualquier cosa en cualquier momento, verdadera o falsa, sobre los roles, las cartas que han visto o sus intenciones; no obliga a nadie ni tiene efecto en la partida.
        Las cartas solo se muestran por efecto de una carta, a quienes ese efecto indique; no hay manera de probar lo que dices.
        Hay una única conversación pública; por opción de mesa, también mensajes privados, y entonces todos ven que susurras, pero no qué.
        Los jugadores eliminados callan, salvo por opción de mesa y salvo La Cosa en la variante «Venganza».
        La conversación no detiene ni el reloj ni ninguna decisión.


## Variants and editions

rulecard-stayaway-variant-thing_in_deck = Variante: La Cosa en el mazo
    .text =
        La Cosa se baraja en el mazo y todos los jugadores empiezan como Humanos; se recomienda para 4 a 6 jugadores.
        Quien la roba, del modo que sea, pasa a ser La Cosa de inmediato, incluso en cuarentena, y conserva la carta; no se avisa a nadie más, y con «Determinación» hay que quedarse con ella.
        Hasta entonces nadie puede ser infectado ni dar una carta «¡Infectado!», y ninguna partida puede terminar por eliminación o declaración de La Cosa.
        Las cartas «¡Infectado!» que ya estén en esa mano se pueden dar desde ese momento, pero robar La Cosa como carta de reposición no cambia un intercambio ya en curso.
        Si solo queda un jugador vivo y nadie la ha robado aún, gana ese jugador.

rulecard-stayaway-variant-infected_number = Variante: más o menos cartas «¡Infectado!»
    .text =
        El número de cartas «¡Infectado!» de la baraja se aumenta o se reduce en la cantidad acordada.
        Con más, lo tiene más fácil La Cosa; con menos, los Humanos.
        Siempre hay al menos 1 y como máximo 20.

rulecard-stayaway-variant-arms_in_deck = Variante: armas en el mazo
    .text =
        Las cartas «Lanzallamas» y «Análisis» no se reparten: todas empiezan en el mazo.
        Así, nadie comienza la partida con una de ellas.
        Todo lo demás sigue igual, y se puede combinar con «La Cosa en el mazo».

rulecard-stayaway-variant-line_of_sight = Variante: Línea de visión
    .text =
        Algunas cartas ya no alcanzan a cualquiera; los jugadores en cuarentena siguen sin poder ser elegidos.
        Camino libre: «Seducción», «¡Más vale que corras!», «¿No podemos ser amigos?» y «¡Sal de aquí!» necesitan que en uno de los dos caminos alrededor de la mesa no haya puertas ni jugadores en cuarentena de por medio.
        Una puerta junto a ti o junto al objetivo solo bloquea ese lado, y la «Cuarentena» de quien roba «¡Sal de aquí!» no bloquea esta carta.
        Solo vecinos: estas cuatro cartas solo funcionan con vecinos.
        Puertas: «Seducción», «¿No podemos ser amigos?» y «¡Sal de aquí!» no funcionan entre vecinos que tengan una puerta en su hueco común.
        «¡Fallaste!» mantiene su propia regla: el intercambio se anula si el jugador que va después de quien se defiende es quien lo propuso o está en cuarentena, o si hay una «Puerta atrancada» entre esos dos.

rulecard-stayaway-variant-custom_deck = Variante: baraja libre
    .text =
        La mesa decide cuántas copias de cada carta se usan; La Cosa está exactamente una vez.
        Sin contar La Cosa, las cartas «¡Infectado!» ni las de Pánico, debe haber suficientes para el reparto: cuatro por jugador menos una en total, o cuatro por jugador si La Cosa empieza en el mazo.
        El total de cartas ¡Aléjate! debe ser al menos de cuatro por jugador, más cuatro, más el número de cartas de obstáculo.
        Debe haber algún «Lanzallamas», o una carta «¡Infectado!» por cada jugador menos uno, para que la partida pueda terminar; el juego rechaza cualquier otra baraja.

rulecard-stayaway-variant-revenge = Variante: Venganza
    .text =
        Si La Cosa es eliminada cuando quedan vivos tanto Humanos como Infectados, la partida continúa; todos se enteran de quién era La Cosa, y de ningún otro rol.
        La carta La Cosa sale de la partida; el resto de esa mano se descarta sin que nadie lo vea.
        Desde entonces nadie puede ser infectado y no se puede dar ninguna carta «¡Infectado!»; los Infectados siguen teniendo que conservar al menos una, y el límite de tres se mantiene (donde se juega con él).
        La partida termina cuando no queda vivo ningún Humano o ningún Infectado: todos los supervivientes ganan y todos los eliminados pierden.
        Quien era La Cosa puede comentar en la conversación para ayudar o confundir, pero no debe decir abiertamente ningún rol.
        Si solo queda vivo un bando cuando La Cosa es eliminada, se aplica el final normal; también vale una declaración hecha antes.

rulecard-stayaway-edition-e2 = Edición E2
    .text =
        La Superinfección sustituye al límite de tres.
        Si un jugador que no es La Cosa debe dar una carta, en un intercambio o en «Vuelta y vuelta», pero solo tiene cartas «¡Infectado!» y no puede dar ninguna de ellas, muestra su mano y queda eliminado, y el intercambio no se hace; un Infectado frente a La Cosa está a salvo.
        Si le ocurre al jugador que tiene el turno, este termina (después de la carta de Pánico, si la hay) y pasa al jugador que seguía al sitio vacío.
        En «Vuelta y vuelta», todos los jugadores afectados salen a la vez, antes de que se pasen las cartas.
        «¡Fallaste!»: una carta «¡Infectado!» de un intercambio desviado no infecta, aunque quien la recibe sabe que viene de La Cosa o de un Infectado, y cualquier oferta se puede desviar.
        «Cuarentena»: solo sobre un vecino, nunca sobre ti y no a través de una puerta, durante dos de sus turnos.
        Los jugadores en cuarentena actúan e intercambian como siempre, pero cada carta que roban, descartan o dan se muestra a todos, y si es una oferta, incluso antes de la respuesta; las cartas que reciben, no.
        No pueden jugar «Lanzallamas», «¡Cambio de lugar!» ni «¡Más vale que corras!», ni ser objetivo de un cambio de sitio, y «Uno, dos...» y «¡Sal de aquí!» no hacen nada si las roban ellos o son ellos el objetivo.
        «Seducción», «¿No podemos ser amigos?» y «¡Fallaste!» no pueden alcanzarlos; «Lanzallamas», «Análisis», «Sospecha» y «Hacha», sí, y pueden usar un «Hacha» contra su propia «Cuarentena».
        La Cosa y el «Lanzallamas»: si una misma muestra de cartas fuera del turno de La Cosa permite a un jugador ver ambas en esa mano, la partida termina como si La Cosa hubiera sido eliminada.
