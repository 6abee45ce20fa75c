### Rule cards of Stay Away!: short explanations that every player may open, the same for every role.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the rules as they are in force at the table, by selectors over its options; the default of a selector
### is the standard rule. $players is the number of players at the table, and 0 without a table: then the standard options
### are passed. $first is "lot", "chosen", or "settled" where only who began is known; $cards, $infected_cards and $panic_cards
### are numbers of the table's own deck, $infected_more and $infected_fewer what the table has added to it or taken out.
### A clause that falls away is { "" }, and blank lines are dropped. Cards of variants and editions explain the options
### themselves and are the same at every table.

## What the game is about

rulecard-stayaway-topic-roles = Roles
    .text =
        Hay tres roles: Humano, Infectado y La Cosa; quien tiene la carta La Cosa es La Cosa.
        { $thingInDeck ->
            [true] Todos los jugadores empiezan como Humanos, y quien roba la carta La Cosa pasa a ser La Cosa.
           *[false] Esa carta se reparte a un jugador, y todos los demás empiezan como Humanos; nadie más llega a ser La Cosa.
        }
        Un Humano pasa a ser Infectado cuando La Cosa lo infecta con una carta «¡Infectado!», y nadie vuelve jamás a ser Humano.
        La Cosa conoce todos los roles, y cada Infectado sabe quién es La Cosa, pero los Infectados no se conocen entre sí.
        Los Humanos quieren que se elimine a La Cosa; La Cosa quiere que no quede ningún Humano, y los Infectados pueden ganar con ella.

## Cards: contagion

rulecard-stayaway-card-the_thing = La Cosa
    .text =
        Quien tiene esta carta es La Cosa.
        { $thingInDeck ->
            [true] Al principio está en el mazo, y quien la roba pasa a ser La Cosa de inmediato y se la queda.
           *[false] Se reparte a un jugador al principio.
        }
        No se puede jugar, descartar ni dar, ni se pierde por efecto de ninguna carta; solo sale de la mano si se elimina a quien la tiene.
        La Cosa puede dar cartas «¡Infectado!» a cualquiera, y con ellas infecta a los Humanos.
        Por eso La Cosa conoce todos los roles: aquellos a quienes ha infectado son Infectados y todos los demás son Humanos.
        { $thingFlamethrower ->
            [restricted] Si, fuera del turno de La Cosa, se muestran a alguien esta carta y un «Lanzallamas» de una misma mano, la partida termina y ganan todos los Humanos vivos.
           *[free] { "" }
        }

rulecard-stayaway-card-infected = ¡Infectado!
    .text =
        Robar esta carta no infecta a nadie: un Humano solo pasa a ser Infectado si recibe una de La Cosa, en un intercambio{ $missedInfects ->
            [false] { " " }(salvo que «¡Fallaste!» lo haya desviado)
           *[true] { "" }
        } o por «Vuelta y vuelta».
        Un Humano puede quedársela o descartarla, pero nunca puede dársela a otro jugador.
        Un Infectado debe conservar siempre al menos una, sea cual sea la copia, y puede descartar las demás.
        Un Infectado puede dar una, pero únicamente a La Cosa y solo si tiene dos o más.
        La Cosa puede dar cartas «¡Infectado!» a cualquiera o descartarlas.
        { $overLimit ->
            [open] En ninguna mano puede haber más de tres: si robas una cuarta antes de jugar, debes descartar una, y si llega de otro modo, todos ven que se descarta una y se repone.
            [superinfection] En una mano puede haber cualquier número de ellas, pero queda eliminado quien tenga que dar una carta y solo tenga cartas «¡Infectado!» que no puede dar.
           *[quiet] En ninguna mano puede haber más de tres: si robas una cuarta antes de jugar, debes descartar una, y si llega de otro modo, se cambia una por otra carta sin que nadie lo vea.
        }
        { $players ->
            [0] En la baraja hay 8 con 4 jugadores, 13 con 8 y 20 con 11 o 12.
           *[other] En la baraja de esta mesa hay { $infected_cards }.
        }

## Cards: action

rulecard-stayaway-card-flamethrower = Lanzallamas
    .text =
        { $quarantineRules ->
            [E2] Juégala en tu turno sobre un vecino, sea cual sea su rol y esté o no en cuarentena, pero no a través de una «Puerta atrancada» ni si eres tú quien está en cuarentena.
           *[E1] Juégala en tu turno sobre un vecino, sea cual sea su rol: no a través de una «Puerta atrancada» ni sobre un jugador en cuarentena.
        }
        Solo se pregunta al objetivo; «¡Nada de barbacoas!» lo salva y, si no la juega, queda eliminado.
        La mano de un jugador eliminado se descarta sin que nadie la vea y su rol sigue siendo secreto, con una excepción: quemar a La Cosa pone fin a la partida{ $revenge ->
            [true] { " " }o, si quedan vivos tanto Humanos como Infectados, da inicio a la variante «Venganza»
           *[false] { "" }
        }.
        El «Lanzallamas» se gasta en ambos casos.
        Después viene tu intercambio de final de turno, con quien esté ahora a tu lado en el sentido de juego.
        { $thingFlamethrower ->
            [restricted] Si, fuera del turno de La Cosa, se muestran a alguien La Cosa y un «Lanzallamas» de una misma mano, la partida termina y ganan todos los Humanos vivos.
           *[free] { "" }
        }
        { $armsInDeck ->
            [true] Al principio no se reparte ninguno: todos empiezan en el mazo.
           *[false] { "" }
        }

rulecard-stayaway-card-analysis = Análisis
    .text =
        { $quarantineRules ->
            [E2] Juégala en tu turno sobre un vecino, esté o no en cuarentena, pero no a través de una «Puerta atrancada».
           *[E1] Juégala en tu turno sobre un vecino: no a través de una «Puerta atrancada» ni sobre un jugador en cuarentena.
        }
        Solo tú ves su mano completa; los demás solo saben que la has mirado.
        { $thingFlamethrower ->
            [restricted] Si en ella están tanto La Cosa como un «Lanzallamas», la partida termina y ganan todos los Humanos vivos.
           *[free] { "" }
        }
        No hay defensa posible.
        Después viene tu intercambio de final de turno.
        { $armsInDeck ->
            [true] Al principio no se reparte ninguno: todos empiezan en el mazo.
           *[false] { "" }
        }

rulecard-stayaway-card-axe = Hacha
    .text =
        Retira un obstáculo, que eliges al jugar la carta; si no hay ninguno a tu alcance, no puedes jugarla.
        { $axeReach ->
            [own_gaps] Están a tu alcance las puertas de tus dos lados y, { $axeThroughDoor ->
                [any] haya o no una puerta entre un vecino y tú
               *[door_only] si entre un vecino y tú no hay puerta
            }, su «Cuarentena».
           *[attached] Están a tu alcance las puertas de tus dos lados y, { $axeThroughDoor ->
                [any] haya o no una puerta entre un vecino y tú
               *[door_only] si entre un vecino y tú no hay puerta
            }, su «Cuarentena» o, si no tiene, la puerta de su otro lado.
        }
        { $axeThroughDoor ->
            [any] { "" }
           *[door_only] Hacia un vecino que está tras una puerta, solo puedes retirar esa misma puerta.
        }
        { $quarantineRules ->
            [E2] Si estás en cuarentena también puedes jugarla, incluso sobre tu propia «Cuarentena».
           *[E1] Un jugador en cuarentena no puede jugarla.
        }
        No hay defensa posible.
        Después viene tu intercambio de final de turno, que quizá sea posible gracias al obstáculo retirado.

rulecard-stayaway-card-suspicion = Sospecha
    .text =
        { $quarantineRules ->
            [E2] Juégala en tu turno sobre un vecino, esté o no en cuarentena, pero no a través de una «Puerta atrancada».
           *[E1] Juégala en tu turno sobre un vecino: no a través de una «Puerta atrancada» ni sobre un jugador en cuarentena.
        }
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
        { $thingInDeck ->
            [true] Si La Cosa está entre las tres, pasas a ser La Cosa y debes quedarte con ella.
           *[false] { "" }
        }
        Después, con cinco cartas en la mano, vuelves a jugar o descartar; puedes incluso jugar otra «Determinación».
        Los demás jugadores solo ven que la has jugado y cuántas cartas se han movido{ $quarantineRules ->
            [E2] ; si estás en cuarentena, se muestran las tres cartas y con cuál te quedas
           *[E1] { "" }
        }.

rulecard-stayaway-card-watch_your_back = Vigila tus espaldas
    .text =
        El sentido de juego se invierte de inmediato.
        El intercambio al final de este turno y el turno siguiente ya van en el nuevo sentido.
        No tiene objetivo ni hay defensa posible.

rulecard-stayaway-card-change_places = ¡Cambio de lugar!
    .text =
        Juégala en tu turno para cambiar de sitio con un vecino: no a través de una «Puerta atrancada» ni si alguno de los dos está en cuarentena.
        Siempre se pregunta al objetivo, y solo «Aquí estoy bien» impide el cambio.
        Las puertas se quedan en sus huecos.
        Tu intercambio de final de turno y el turno siguiente se cuentan desde el sitio que ocupas ahora.
        { $twoPlayerDoor ->
            [pair] Cuando quedan dos jugadores, el cambio solo es posible si no hay ninguna puerta, y no altera nada.
           *[gap] Cuando quedan dos jugadores, el cambio solo altera a qué lado tuyo queda una puerta.
        }

rulecard-stayaway-card-better_run = ¡Más vale que corras!
    .text =
        Juégala en tu turno, salvo que estés en cuarentena, para cambiar de sitio con { $lineOfSight ->
            [path] un jugador que no esté en cuarentena, esté cerca o lejos; en uno de los dos caminos alrededor de la mesa hasta él no debe haber ninguna puerta ni ningún jugador en cuarentena.
            [adjacent] un vecino que no esté en cuarentena y del que no te separe ninguna puerta.
            [door] cualquier otro jugador que no esté en cuarentena, esté cerca o lejos, incluso un vecino que esté tras una puerta.
           *[off] cualquier otro jugador que no esté en cuarentena, esté cerca o lejos.
        }
        { $lineOfSight ->
            [path] Las puertas se quedan en sus huecos.
            [adjacent] Las puertas se quedan en sus huecos.
            [door] Las puertas no importan para esta carta y se quedan en sus huecos.
           *[off] Las puertas no importan y se quedan en sus huecos.
        }
        Siempre se pregunta al objetivo, y solo «Aquí estoy bien» impide el cambio.
        Tu intercambio de final de turno y el turno siguiente se cuentan desde el sitio que ocupas ahora.

rulecard-stayaway-card-seduction = Seducción
    .text =
        { $lineOfSight ->
            [path] Intercambia una carta con cualquier otro jugador que no esté en cuarentena, si en uno de los dos caminos alrededor de la mesa hasta él no hay ninguna puerta ni ningún jugador en cuarentena.
            [adjacent] Intercambia una carta con un vecino que no esté en cuarentena y del que no te separe ninguna puerta.
            [door] Intercambia una carta con cualquier otro jugador que no esté en cuarentena, pero no con un vecino que esté tras una puerta; las demás puertas no importan.
           *[off] Intercambia una carta con cualquier otro jugador que no esté en cuarentena; las puertas no importan.
        }
        Si no se puede elegir a nadie, la carta no se puede jugar.
        Ofreces una carta boca abajo{ $quarantineRules ->
            [E2] , o a la vista de todos si estás en cuarentena
           *[E1] { "" }
        }; el objetivo debe darte otra a cambio o defenderse con «Aterrador», «¡No, gracias!» o «¡Fallaste!».
        Después tu turno termina en todos los casos, aunque el objetivo se niegue: no hay intercambio de final de turno.
        El turno siguiente es del jugador que está a tu lado en el sentido de juego, no del que está junto al objetivo.

## Cards: defence

rulecard-stayaway-card-scary = Aterrador
    .text =
        Juégala cuando te propongan un intercambio: al final de un turno, por «Seducción» o por «¿No podemos ser amigos?».
        Ninguna carta cambia de manos; solo tú ves la carta ofrecida{ $quarantineRules ->
            [E2] { " " }(o la ven todos, si la ofrece un jugador en cuarentena)
           *[E1] { "" }
        }, que conserva quien la ofreció.
        Una carta «¡Infectado!» revela que ese jugador es { $missedInfects ->
            [false] La Cosa o un Infectado
           *[true] La Cosa o, si La Cosa eres tú, un Infectado
        }; nadie queda infectado y no se anuncia nada.
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
        Ninguna carta cambia de manos y no ves la carta ofrecida{ $quarantineRules ->
            [E2] , salvo que la ofrezca un jugador en cuarentena
           *[E1] { "" }
        }.
        Descartas «¡No, gracias!» y robas una carta ¡Aléjate! de inmediato.
        No sirve contra «Vuelta y vuelta».

rulecard-stayaway-card-missed = ¡Fallaste!
    .text =
        Juégala cuando te propongan un intercambio (nunca contra «Vuelta y vuelta»): te retiras de él, descartas «¡Fallaste!» y robas una carta ¡Aléjate! de inmediato.
        El jugador que te sigue en el sentido de juego ocupa tu lugar y puede dar una carta o defenderse, también con «¡Fallaste!».
        { $missedOffer ->
            [rechoose] Quien propuso el intercambio elige de nuevo qué carta le ofrece
           *[keep] La carta ofrecida sigue siendo la misma
        }, y { $missedInfects ->
            [false] una carta «¡Infectado!» que cambie entonces de manos no infecta a nadie, aunque revela que quien la da es La Cosa o un Infectado
           *[true] una carta «¡Infectado!» de La Cosa infecta como en cualquier intercambio
        }.
        El intercambio se anula si ese jugador es quien lo propuso o está en cuarentena, o si hay una «Puerta atrancada» entre él y tú; las demás puertas no importan.
        El turno siguiente sigue siendo del jugador que va después de quien propuso el intercambio.
        { $missedInfects ->
            [false] { "" }
           *[true] { $missedOffer ->
                [keep_broad] Solo se excluye un caso: La Cosa no puede usar «¡Fallaste!» contra ninguna oferta de un Infectado.
                [rechoose] { "" }
               *[keep] Solo se excluye un caso: La Cosa no puede usar «¡Fallaste!» cuando un Infectado le ofrece una carta «¡Infectado!».
            }
        }

rulecard-stayaway-card-no_barbecue = ¡Nada de barbacoas!
    .text =
        Juégala cuando te apunten con un «Lanzallamas»: te libras de la eliminación, y el «Lanzallamas» se gasta.
        No sirve contra nada más, y nadie puede jugarla por ti.
        La descartas y robas una carta ¡Aléjate! de inmediato.
        Después viene el intercambio de final de turno del jugador activo, quizá contigo.

## Cards: obstacle

rulecard-stayaway-card-quarantine = Cuarentena
    .text =
        { $quarantineRules ->
            [E2]
                Juégala en tu turno sobre un vecino, nunca sobre ti: no a través de una «Puerta atrancada» ni sobre un jugador que ya esté en cuarentena; no hay defensa posible.
                Un jugador en cuarentena sigue jugando, intercambiando y defendiéndose, pero cada carta que roba, descarta o da en un intercambio se muestra a todos.
                No puede jugar «Lanzallamas», «¡Cambio de lugar!» ni «¡Más vale que corras!», pero puede retirar su propia «Cuarentena» con un «Hacha».
                No se le puede elegir para un cambio de sitio, «Seducción» ni «¿No podemos ser amigos?», y «¡Fallaste!» no desvía hacia él ningún intercambio; las demás cartas sí pueden dirigirse a él.
                Dura hasta el final del segundo de sus turnos que empiece después de jugarla; el intercambio de este turno no se ve afectado.
           *[E1]
                Juégala en tu turno sobre ti o sobre un vecino: no a través de una «Puerta atrancada» ni sobre un jugador que ya esté en cuarentena; no hay defensa posible.
                Un jugador en cuarentena no puede intercambiar, jugar cartas ¡Aléjate! ni defenderse, y ninguna carta ¡Aléjate! de otros puede dirigirse a él, salvo un «Hacha» para retirar la «Cuarentena».
                En sus turnos roba y luego debe descartar; si roba una carta de Pánico, esta se resuelve.
                Dura hasta el final del tercero de sus turnos que empiece después de jugarla.
                Si te afecta a ti o al siguiente jugador, no hay intercambio al final de este turno.
        }

rulecard-stayaway-card-locked_door = Puerta atrancada
    .text =
        Colócala en uno de los dos huecos junto a ti que aún no tenga puerta; da igual que el vecino de ese lado esté en cuarentena, y no hay defensa posible.
        Detiene en ambas direcciones «Lanzallamas», «Análisis», «Sospecha», «Cuarentena», «¡Cambio de lugar!», «¡Fallaste!» y el intercambio de final de turno, también el de este turno.
        { $lineOfSight ->
            [path] «Seducción», «¡Más vale que corras!», «¿No podemos ser amigos?» y «¡Sal de aquí!» necesitan un camino alrededor de la mesa sin ninguna puerta ni ningún jugador en cuarentena.
            [adjacent] «Seducción», «¡Más vale que corras!», «¿No podemos ser amigos?» y «¡Sal de aquí!» solo funcionan con vecinos, y la puerta también las detiene.
            [door] También detiene «Seducción», «¿No podemos ser amigos?» y «¡Sal de aquí!» entre los dos vecinos que están a sus lados, pero no «¡Más vale que corras!».
           *[off] No detiene «Seducción», «¡Más vale que corras!», «¿No podemos ser amigos?» ni «¡Sal de aquí!».
        }
        { $betweenUsDoor ->
            [ignores] No detiene «Que quede entre nosotros...», «Uno, dos...», «Vuelta y vuelta», «Revelaciones», el paso del turno ni un «Hacha» contra la propia puerta.
           *[blocks] Detiene «Que quede entre nosotros...», pero no «Uno, dos...», «Vuelta y vuelta», «Revelaciones», el paso del turno ni un «Hacha» contra la propia puerta.
        }
        Se queda en su hueco aunque los jugadores se muevan, hasta que la retire «Hacha», «Tres, cuatro...» o «¿Es aquí la fiesta?».
        { $doorOnElimination ->
            [drop] Se descarta cuando se elimina a un jugador que está a su lado.
           *[merge] Cuando se elimina a un jugador que está a su lado, se queda y separa a los dos nuevos vecinos.
        }
        { $twoPlayerDoor ->
            [pair] Cuando quedan dos jugadores, cualquier puerta cierra los dos huecos que hay entre ellos.
           *[gap] Cuando quedan dos jugadores, cierra solo uno de los dos huecos que hay entre ellos: el suyo.
        }

## Cards: Panic

rulecard-stayaway-card-rotten_ropes = Cuerdas podridas
    .text =
        Pánico: se descartan todas las cartas «Cuarentena» en juego, incluida la de quien roba esta carta.
        Las puertas se quedan.
        Después viene el intercambio de final de turno de quien la robó, salvo que una puerta lo impida{ $quarantineRules ->
            [E2] { "" }
           *[E1] { $freedDrawerExchanges ->
                [true] ; si esta carta lo ha librado de su «Cuarentena», también intercambia
               *[false] ; pero si empezó este turno en cuarentena, no intercambia
            }
        }.

rulecard-stayaway-card-one_two = Uno, dos...
    .text =
        Pánico: quien la roba elige izquierda o derecha y cambia de sitio con el tercer jugador de ese lado, contando a los jugadores vivos, también a los que están en cuarentena, y siendo el vecino el primero.
        No se puede elegir un lado cuyo tercer jugador esté en cuarentena o sea quien robó la carta; si no vale ningún lado, no pasa nada.
        { $oneTwoSmall ->
            [min4] Cuando quedan menos de cuatro jugadores, no tiene efecto.
           *[count] Cuando quedan dos jugadores, es el otro jugador; cuando quedan tres, no tiene efecto.
        }
        { $quarantinedDrawerMoves ->
            [false] Si quien la roba está en cuarentena, no se mueve, y la carta no tiene efecto.
           *[true] Si quien la roba está en cuarentena, también se mueve y se lleva consigo la «Cuarentena».
        }
        Las puertas no importan y se quedan, y nadie puede negarse.
        Después viene el intercambio de final de turno desde el nuevo sitio, salvo que un obstáculo lo impida.

rulecard-stayaway-card-three_four = Tres, cuatro...
    .text =
        Pánico: se descartan todas las cartas «Puerta atrancada» en juego.
        Las cartas «Cuarentena» se quedan.
        Después viene { $quarantineRules ->
            [E2] siempre el intercambio de final de turno de quien la robó
           *[E1] el intercambio de final de turno de quien la robó, salvo que una «Cuarentena» lo impida
        }.

rulecard-stayaway-card-party = ¿Es aquí la fiesta?
    .text =
        Pánico: primero se descartan todas las cartas «Cuarentena» y todas las cartas «Puerta atrancada».
        Después los jugadores cambian de sitio por parejas, contadas en el sentido de las agujas del reloj desde quien la roba, sea cual sea el sentido de juego: el primero con el segundo, el tercero con el cuarto, y así sucesivamente.
        Si el número de jugadores es impar, el vecino de la derecha de quien la roba no se mueve; nadie elige y nadie puede negarse.
        Después viene { $quarantineRules ->
            [E2] siempre el intercambio de final de turno de quien la robó, desde el nuevo sitio
           *[E1] { $freedDrawerExchanges ->
                [true] el intercambio de final de turno de quien la robó, desde el nuevo sitio, también si esta carta lo ha librado de su «Cuarentena»
               *[false] el intercambio de final de turno de quien la robó, desde el nuevo sitio, salvo que haya empezado este turno en cuarentena
            }
        }.

rulecard-stayaway-card-get_out = ¡Sal de aquí!
    .text =
        { $lineOfSight ->
            [path] Pánico: quien la roba cambia de sitio con cualquier otro jugador que no esté en cuarentena, si en uno de los dos caminos alrededor de la mesa hasta él no hay ninguna puerta ni ningún jugador en cuarentena.
            [adjacent] Pánico: quien la roba cambia de sitio con un vecino que no esté en cuarentena y del que no lo separe ninguna puerta.
            [door] Pánico: quien la roba cambia de sitio con cualquier otro jugador que no esté en cuarentena, pero no con un vecino que esté tras una puerta; las demás puertas no importan.
           *[off] Pánico: quien la roba cambia de sitio con cualquier otro jugador que no esté en cuarentena; las puertas no importan.
        }
        { $quarantinedDrawerMoves ->
            [false] Si quien la roba está en cuarentena, no se mueve, y la carta no tiene efecto.
           *[true] Si quien la roba está en cuarentena, también se mueve y se lleva consigo la «Cuarentena».
        }
        Las puertas se quedan en sus huecos, y si no se puede elegir a nadie, no pasa nada.
        Nadie puede negarse, ni siquiera con «Aquí estoy bien».
        Después viene el intercambio de final de turno desde el nuevo sitio, salvo que un obstáculo lo impida.

rulecard-stayaway-card-forgetful = Olvidadizo
    .text =
        Pánico: quien la roba descarta boca abajo tres cartas a su elección y luego roba tres cartas ¡Aléjate! del mazo.
        La Cosa no se puede descartar, y un Infectado debe conservar al menos una carta «¡Infectado!»; un Humano puede descartar cartas «¡Infectado!».
        Los demás jugadores solo ven que se han cambiado tres cartas{ $quarantineRules ->
            [E2] ; si quien la roba está en cuarentena, sus cartas antiguas y las nuevas se muestran a todos
           *[E1] { "" }
        }.
        Después viene el intercambio de final de turno de quien la robó, salvo que un obstáculo lo impida.

rulecard-stayaway-card-round_and_round = Vuelta y vuelta
    .text =
        Pánico: todos los jugadores, también los que están en cuarentena, eligen en secreto una carta y la pasan al siguiente jugador en el sentido de juego, todos a la vez.
        Lo que se puede pasar tiene los mismos límites que en un intercambio, y una carta «¡Infectado!» de La Cosa infecta a un Humano.
        Las puertas y las cuarentenas no importan, y no se puede usar ninguna carta de defensa.
        Ves la carta que recibes y sabes quién te la ha pasado.
        Después el turno termina sin intercambio.

rulecard-stayaway-card-friends = ¿No podemos ser amigos?
    .text =
        { $lineOfSight ->
            [path] Pánico: quien la roba elige a otro jugador que no esté en cuarentena e intercambia una carta con él; en uno de los dos caminos alrededor de la mesa hasta él no debe haber ninguna puerta ni ningún jugador en cuarentena.
            [adjacent] Pánico: quien la roba elige a un vecino que no esté en cuarentena y del que no lo separe ninguna puerta, e intercambia una carta con él.
            [door] Pánico: quien la roba elige a cualquier otro jugador que no esté en cuarentena, pero no a un vecino que esté tras una puerta, e intercambia una carta con él; las demás puertas no importan.
           *[off] Pánico: quien la roba elige a cualquier otro jugador que no esté en cuarentena e intercambia una carta con él; las puertas no importan.
        }
        El jugador elegido da una carta o se defiende con «Aterrador», «¡No, gracias!» o «¡Fallaste!».
        { $quarantineRules ->
            [E2] Si quien la roba está en cuarentena, también intercambia, con una carta a la vista de todos.
           *[E1] Si quien la roba está en cuarentena, no hace ningún intercambio.
        }
        Si no se puede elegir a nadie, no pasa nada.
        { $friendsEndsTurn ->
            [true] Tanto si se intercambia como si no, después termina el turno; solo si no se ha elegido a nadie viene el intercambio de final de turno, salvo que un obstáculo lo impida.
           *[false] Después viene el intercambio de final de turno de quien la robó, aunque sea con el mismo jugador, salvo que un obstáculo lo impida.
        }

rulecard-stayaway-card-blind_date = Cita a ciegas
    .text =
        Pánico: quien la roba elige una carta, roba una carta ¡Aléjate! y luego { $blindDateCard ->
            [discard] pone la carta elegida en la pila de descartes
            [shuffle] mete la carta elegida en el mazo, que se baraja
           *[top] pone la carta elegida encima del mazo
        }.
        No se puede elegir La Cosa ni la última carta «¡Infectado!» de un Infectado.
        Así un Humano puede deshacerse de una carta «¡Infectado!»; quien la robe no queda infectado.
        Los demás jugadores solo ven que se ha cambiado una carta{ $quarantineRules ->
            [E2] ; si quien la roba está en cuarentena, { $blindDateCard ->
                [discard] se muestran a todos la carta nueva y la descartada
               *[top] se muestra a todos la carta nueva
            }
           *[E1] { "" }
        }.
        Después el turno termina sin intercambio.

rulecard-stayaway-card-oops = ¡Ups!
    .text =
        Pánico: la mano completa de quien la roba se muestra a todos los jugadores.
        No se omite nada, y la partida continúa.
        Después viene el intercambio de final de turno de quien la robó, salvo que un obstáculo lo impida.

rulecard-stayaway-card-between_us = Que quede entre nosotros...
    .text =
        Pánico: quien la roba elige a un vecino y le muestra su mano completa; nadie más la ve.
        { $betweenUsDoor ->
            [ignores] También se puede elegir a un vecino que esté tras una «Puerta atrancada».
           *[blocks] No se puede elegir a un vecino que esté tras una «Puerta atrancada».
        }
        { $betweenUsQuarantine ->
            [blocks] No se puede elegir a un vecino en cuarentena.
           *[ignores] Se puede elegir a un vecino en cuarentena.
        }
        Si no se puede elegir a ningún vecino, no pasa nada.
        Después viene el intercambio de final de turno de quien la robó, salvo que un obstáculo lo impida.

rulecard-stayaway-card-revelations = Revelaciones
    .text =
        Pánico: empezando por quien la roba y en el sentido de juego, se pregunta una vez a cada jugador si muestra a todos su mano completa, muestra una sola carta «¡Infectado!» si la tiene, o no muestra nada.
        Quien tiene cartas «¡Infectado!» puede no mostrar nada, como cualquier otro.
        La ronda se detiene en cuanto se ha mostrado una carta «¡Infectado!»; si no, termina tras una vuelta; mostrar La Cosa no la detiene.
        { $thingFlamethrower ->
            [restricted] Pero si, fuera de su turno, La Cosa muestra una mano con un «Lanzallamas», la partida termina y ganan todos los Humanos vivos.
           *[free] { "" }
        }
        Las puertas no importan, y los jugadores en cuarentena participan.
        Después viene el intercambio de final de turno de quien la robó, salvo que un obstáculo lo impida.

## What a player is asked

rulecard-stayaway-ask-play = Jugar o descartar
    .text =
        Debes jugar una carta de acción o de obstáculo, o descartar una carta boca abajo.
        Una carta se puede jugar si tiene un objetivo, hueco u obstáculo válido, aunque no cambie nada; el objetivo, el lado y el obstáculo para un «Hacha» se eligen al jugarla.
        Las cartas de defensa, las cartas «¡Infectado!» y La Cosa no se pueden jugar aquí.
        { $quarantineRules ->
            [E2] Un jugador en cuarentena también puede jugar, pero no «Lanzallamas», «¡Cambio de lugar!» ni «¡Más vale que corras!».
           *[E1] Un jugador en cuarentena solo puede descartar.
        }
        La Cosa y la última carta «¡Infectado!» de un Infectado no se pueden descartar.
        { $overLimit ->
            [open] En la mano que te quede puede haber como máximo tres cartas «¡Infectado!»; si más tarde llega una cuarta, todos ven que se descarta una y se repone.
            [superinfection] En la mano que te quede puede haber cualquier número de cartas «¡Infectado!», pero si no tienes nada más, te arriesgas a la Superinfección cuando debas dar una carta.
           *[quiet] En la mano que te quede puede haber como máximo tres cartas «¡Infectado!»; si más tarde llega una cuarta, se cambia una por otra carta sin que nadie lo vea.
        }
        Los demás ven la carta jugada y su objetivo; de un descarte solo ven que se ha descartado una carta{ $quarantineRules ->
            [E2] , salvo que estés en cuarentena: entonces ven cuál
           *[E1] { "" }
        }.

rulecard-stayaway-ask-keep = Con qué carta te quedas
    .text =
        Has jugado «Determinación»: elige con cuál de las cartas robadas te quedas; las demás se descartan boca abajo.
        { $thingInDeck ->
            [true] Si La Cosa está entre ellas, debes quedarte con ella, y a partir de ahora eres La Cosa.
           *[false] { "" }
        }
        Los demás solo ven cuántas cartas se han movido{ $quarantineRules ->
            [E2] ; si estás en cuarentena, ven las cartas robadas y con cuál te quedas
           *[E1] { "" }
        }.
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
        Elige una carta para ofrecérsela boca abajo al destinatario indicado; no puedes cambiarla mientras responde.
        La Cosa no se da nunca; una carta «¡Infectado!» solo la da La Cosa, a cualquiera, o un Infectado que tenga dos o más, a La Cosa.
        El destinatario te da una carta a cambio o se defiende: con «Aterrador» ve tu carta y tú te la quedas.
        { $missedInfects ->
            [false] { $missedOffer ->
                [rechoose] Con «¡Fallaste!», el intercambio pasa al jugador que va después de él, para quien eliges de nuevo una carta, que no puede infectarlo.
               *[keep] Con «¡Fallaste!», tu carta pasa tal cual al jugador que va después de él, a quien no puede infectar.
            }
           *[true] { $missedOffer ->
                [keep_broad] Con «¡Fallaste!», tu carta pasa tal cual al jugador que va después de él; solo La Cosa no puede responder así a un Infectado.
                [rechoose] Con «¡Fallaste!», el intercambio pasa al jugador que va después de él, para quien eliges de nuevo una carta.
               *[keep] Con «¡Fallaste!», tu carta pasa tal cual al jugador que va después de él; solo La Cosa no puede responder así a una carta «¡Infectado!» de un Infectado.
            }
        }
        Los demás solo ven que hay una oferta boca abajo{ $quarantineRules ->
            [E2] , salvo que estés en cuarentena: entonces tu carta se muestra a todos antes de que responda el destinatario
           *[E1] { "" }
        }.

rulecard-stayaway-ask-reply = Tu respuesta a una oferta
    .text =
        Da una carta a cambio, o juega «Aterrador», «¡No, gracias!» o «¡Fallaste!» si la tienes; sin una de ellas no puedes negarte.
        La Cosa no se da nunca; una carta «¡Infectado!» solo la da La Cosa, a cualquiera, o un Infectado que tenga dos o más, a La Cosa.
        Una carta de defensa también se puede dar como cualquier otra.
        { $missedInfects ->
            [false] { $missedOffer ->
                [rechoose] Tras «¡Fallaste!» se elige de nuevo una carta para el jugador que te sigue, que no puede quedar infectado por ella.
               *[keep] Con «¡Fallaste!», la oferta pasa tal cual al jugador que te sigue, a quien no puede infectar.
            }
           *[true] { $missedOffer ->
                [keep_broad] Con «¡Fallaste!», la oferta pasa tal cual al jugador que te sigue; La Cosa no puede responder así a un Infectado.
                [rechoose] Tras «¡Fallaste!» se elige de nuevo una carta para el jugador que te sigue.
               *[keep] Con «¡Fallaste!», la oferta pasa tal cual al jugador que te sigue; La Cosa no puede responder así a una carta «¡Infectado!» que ofrece un Infectado.
            }
        }
        { $quarantineRules ->
            [E2] La carta que da un jugador en cuarentena se muestra a todos, y si es una oferta, incluso antes de la respuesta; fuera de ese caso, no ves la oferta, y los demás no ven ninguna carta, salvo una de defensa.
           *[E1] No ves la oferta, y los demás solo ven que habéis intercambiado o qué carta de defensa has jugado.
        }

rulecard-stayaway-ask-one_two = Uno, dos...: hacia qué lado
    .text =
        Elige izquierda o derecha: cambias de sitio con el tercer jugador vivo de ese lado, siendo tu vecino el primero.
        Solo se puede elegir un lado cuyo tercer jugador no esté en cuarentena ni seas tú, y hay que elegir uno.
        El otro jugador no puede negarse.
        Todos ven tu elección.

rulecard-stayaway-ask-get_out = ¡Sal de aquí!: con quién
    .text =
        { $lineOfSight ->
            [path] Elige con qué jugador cambias de sitio: cualquiera que no esté en cuarentena y hacia quien uno de los caminos alrededor de la mesa esté libre de puertas y de jugadores en cuarentena.
            [adjacent] Elige con qué jugador cambias de sitio: un vecino que no esté en cuarentena y del que no te separe ninguna puerta.
            [door] Elige con qué jugador cambias de sitio: cualquiera que no esté en cuarentena, excepto un vecino que esté tras una puerta.
           *[off] Elige con qué jugador cambias de sitio: cualquiera que no esté en cuarentena, sin importar las puertas que haya en medio.
        }
        Tienes que elegir a alguien, y el otro jugador no puede negarse.
        Todos ven tu elección.
        Tu intercambio y el turno siguiente se cuentan entonces desde tu nuevo sitio.

rulecard-stayaway-ask-friends = ¿No podemos ser amigos?: con quién
    .text =
        { $lineOfSight ->
            [path] Elige con qué jugador intercambias una carta: cualquiera que no esté en cuarentena y hacia quien uno de los caminos alrededor de la mesa esté libre de puertas y de jugadores en cuarentena.
            [adjacent] Elige con qué jugador intercambias una carta: un vecino que no esté en cuarentena y del que no te separe ninguna puerta.
            [door] Elige con qué jugador intercambias una carta: cualquiera que no esté en cuarentena, excepto un vecino que esté tras una puerta.
           *[off] Elige con qué jugador intercambias una carta: cualquiera que no esté en cuarentena, sin importar las puertas que haya en medio.
        }
        Tienes que elegir a alguien; ese jugador da una carta o se defiende con «Aterrador», «¡No, gracias!» o «¡Fallaste!».
        Todos ven a quién eliges; las cartas quedan tan ocultas como en cualquier intercambio.
        { $friendsEndsTurn ->
            [true] Después termina tu turno.
           *[false] Después viene igualmente tu intercambio de final de turno, salvo que un obstáculo lo impida.
        }

rulecard-stayaway-ask-between_us = Que quede entre nosotros...: a quién
    .text =
        Elige al vecino que verá tu mano completa.
        Una puerta entre los dos { $betweenUsDoor ->
            [ignores] no importa
           *[blocks] impide elegirlo
        }; a un vecino en cuarentena { $betweenUsQuarantine ->
            [blocks] no se le puede elegir
           *[ignores] se le puede elegir
        }.
        Tienes que elegir a alguien.
        Todos ven a quién eliges; solo ese jugador ve tus cartas, y puede decir de ellas lo que quiera.

rulecard-stayaway-ask-forget = Olvidadizo: qué descartar
    .text =
        Elige tres de tus cartas; se descartan boca abajo y robas tres cartas ¡Aléjate! del mazo.
        La Cosa no se puede elegir, y un Infectado debe conservar al menos una carta «¡Infectado!».
        Así un Humano puede descartar cartas «¡Infectado!».
        Los demás solo ven que se han cambiado tres cartas{ $quarantineRules ->
            [E2] ; si estás en cuarentena, ven las antiguas y las nuevas
           *[E1] { "" }
        }.

rulecard-stayaway-ask-blind_date = Cita a ciegas: qué cambiar
    .text =
        Elige una carta para cambiarla por una carta ¡Aléjate! del mazo; la tuya { $blindDateCard ->
            [discard] va luego a la pila de descartes
            [shuffle] va luego al mazo, que se baraja
           *[top] queda luego encima de él
        }.
        No se puede elegir La Cosa ni la última carta «¡Infectado!» de un Infectado.
        Los demás solo ven que se ha cambiado una carta{ $quarantineRules ->
            [E2] ; si estás en cuarentena, ven la carta nueva{ $blindDateCard ->
                [discard] { " " }y la descartada
               *[top] { "" }
            }
           *[E1] { "" }
        }.
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
        { $thingFlamethrower ->
            [restricted] Si, fuera de su turno, La Cosa muestra una mano con un «Lanzallamas», la partida termina y ganan todos los Humanos vivos.
           *[free] { "" }
        }
        Si se muestra una carta «¡Infectado!», ya no se pregunta a los jugadores que van después de ti.
        Todos ven tu respuesta y las cartas que muestras, y nada más.

rulecard-stayaway-ask-declare = Declarar que no quedan Humanos
    .text =
        { $declare ->
            [manual]
                Solo La Cosa puede declararlo, siempre que la partida espere la decisión de alguien, en el turno de cualquier jugador.
                Nunca se plantea como pregunta, y nadie ve quién podría declarar.
                La partida no termina sola cuando no queda ningún Humano vivo: continúa hasta que La Cosa lo declare; solo si La Cosa es el único jugador que queda, la declaración se hace por ella.
                Una declaración termina la partida de inmediato, a la vista de todos.
                Si es cierta, los ganadores se determinan como en cualquier final sin Humanos; si hay algún Humano vivo, ganan los Humanos vivos.
            [auto]
                No hay declaraciones: nadie puede terminar la partida con una palabra.
                { "" }
                { "" }
                La partida termina sola en cuanto no queda ningún Humano vivo.
                { "" }
           *[both]
                Solo La Cosa puede declararlo, siempre que la partida espere la decisión de alguien, en el turno de cualquier jugador.
                Nunca se plantea como pregunta, y nadie ve quién podría declarar.
                Una declaración termina la partida de inmediato, a la vista de todos.
                La partida también termina sola en cuanto no queda ningún Humano vivo, así que La Cosa no necesita declararlo.
                Si hay algún Humano vivo, la declaración es falsa y ganan los Humanos vivos.
        }

## Topics

rulecard-stayaway-topic-turn = El turno
    .text =
        Un turno tiene tres pasos: robar una carta, jugar o descartar una e intercambiar una con el siguiente jugador; fuera de tu turno tienes cuatro cartas.
        Robar es obligatorio: una carta ¡Aléjate! va a tu mano y después juegas o descartas; una carta de Pánico se resuelve de inmediato en lugar de eso.
        El intercambio es con el jugador que en ese momento está a tu lado en el sentido de juego.
        No se hace si { $quarantineRules ->
            [E2] hay una puerta entre ambos (la «Cuarentena» no importa)
           *[E1] alguno de los dos está en cuarentena o hay una puerta entre ambos
        }, ni tras «Seducción», «Vuelta y vuelta»{ $friendsEndsTurn ->
            [true] , «Cita a ciegas» o el intercambio de «¿No podemos ser amigos?»
           *[false] { " " }o «Cita a ciegas»
        }.
        Los obstáculos cuentan tal como están en cada momento{ $quarantineRules ->
            [E2] { "" }
           *[E1] { $freedDrawerExchanges ->
                [true] , así que un jugador que queda libre de la «Cuarentena» en su propio turno ya intercambia en él
               *[false] ; la única excepción es que un jugador que empezó el turno en cuarentena no intercambia en él aunque quede libre
            }
        }.
        Después el turno pasa al siguiente jugador, contando desde el sitio que ocupas ahora, sin importar quién participó en el intercambio; los jugadores saltados por un cambio de sitio esperan a que les llegue el turno.
        La regla de una carta prevalece sobre una general, y una prohibición, sobre un permiso.

rulecard-stayaway-topic-setup = Preparación
    .text =
        { $thingInDeck ->
            [true] Se reparten cuatro cartas a cada jugador; entre ellas no está La Cosa ni hay ninguna carta «¡Infectado!» ni de Pánico.
           *[false] La Cosa se baraja con las cartas justas, sin ninguna carta «¡Infectado!» ni de Pánico entre ellas, para repartir cuatro a cada jugador.
        }
        { $armsInDeck ->
            [true] Tampoco se reparten las cartas «Lanzallamas» y «Análisis»: todas empiezan en el mazo.
           *[false] { "" }
        }
        { $thingInDeck ->
            [true] Así, todos los jugadores empiezan como Humanos; quien más tarde robe La Cosa pasa a ser La Cosa, y solo ese jugador lo sabe.
           *[false] Así, exactamente un jugador empieza como La Cosa y todos los demás como Humanos; cada uno conoce solo su propio rol.
        }
        Las cartas restantes, junto con { $thingInDeck ->
            [true] La Cosa y todas las cartas «¡Infectado!» y de Pánico
           *[false] todas las cartas «¡Infectado!» y de Pánico
        }, se barajan para formar el mazo, boca abajo; la pila de descartes está vacía.
        No hay puertas ni cuarentenas; { $first ->
            [chosen] la mesa ha elegido al primer jugador
            [settled] al primer jugador lo elige la mesa o el azar
           *[lot] el primer jugador se sortea
        }, y se juega en el sentido de las agujas del reloj.
        El propio juego baraja, reparte y saca las cartas al azar, siempre con las mismas probabilidades.
        Todos los ajustes de la mesa son públicos y quedan fijados antes del reparto.

rulecard-stayaway-topic-deck = La baraja
    .text =
        La baraja completa tiene 108 cartas: 88 cartas ¡Aléjate! (La Cosa, 20 «¡Infectado!», 45 de acción, 17 de defensa y 5 de obstáculo) y 20 cartas de Pánico.
        Todas las cartas menos La Cosa llevan un número del 4 al 11; { $customDeck ->
            [none] en una partida se usan La Cosa y todas las cartas cuyo número no supere el de jugadores.
           *[other] la mesa ha elegido libremente cuántas copias de algunas cartas se usan, y todas las demás se usan si su número no supera el de jugadores.
        }
        { $players ->
            [0] Así, con 4 jugadores se usan 35 cartas; con 6, 54; con 8, 69; y con 11 o 12, todas.
           *[other] Con { $players } jugadores, la baraja de esta mesa tiene { $cards } cartas, entre ellas La Cosa, { $infected_cards ->
                [one] 1 carta «¡Infectado!»
               *[other] { $infected_cards } cartas «¡Infectado!»
            } y { $panic_cards ->
                [one] 1 carta de Pánico
               *[other] { $panic_cards } cartas de Pánico
            }.
        }
        { $infectedDelta ->
            [0] { $players ->
                [0] Hay 8 cartas «¡Infectado!» con 4 o 5 jugadores, 10 con 6, 13 con 8 y 20 con 11 o 12.
                [6] { $infectedAt6 ->
                    [9] { $infected_cards ->
                        [9] Se deja fuera una carta «¡Infectado!» con el número 6.
                       *[other] { "" }
                    }
                   *[10] { "" }
                }
               *[other] { "" }
            }
           *[other] { $infected_more ->
                [0] La mesa ha quitado { $infected_fewer ->
                    [one] 1 carta «¡Infectado!»
                   *[other] { $infected_fewer } cartas «¡Infectado!»
                }.
               *[other] La mesa ha añadido { $infected_more ->
                    [one] 1 carta «¡Infectado!»
                   *[other] { $infected_more } cartas «¡Infectado!»
                }.
            }
        }

rulecard-stayaway-topic-infection = Infección
    .text =
        Un Humano queda infectado al recibir una carta «¡Infectado!» de La Cosa: en un intercambio de final de turno o por «Seducción», «¿No podemos ser amigos?» o «Vuelta y vuelta»{ $missedInfects ->
            [false] , pero no en un intercambio que «¡Fallaste!» haya desviado
           *[true] , también en un intercambio que «¡Fallaste!» haya desviado
        }.
        No importa cuál de los dos propuso el intercambio, y no se anuncia nada; robar una carta «¡Infectado!» nunca infecta.
        { $missedInfects ->
            [false] Salvo que se haya jugado «¡Fallaste!», solo La Cosa puede dar una carta «¡Infectado!» a un Humano o a un Infectado, así que quien queda infectado sabe quién es La Cosa.
           *[true] Solo La Cosa puede dar una carta «¡Infectado!» a un Humano o a un Infectado, así que quien la recibe sabe quién es La Cosa.
        }
        Un Infectado debe conservar siempre una carta «¡Infectado!», cualquier copia; las demás puede conservarlas, descartarlas o dárselas únicamente a La Cosa.
        La Cosa con tres cartas «¡Infectado!» debe dar una, porque nada más puede salir de su mano.
        Cualquier otro jugador con tres debe dar la carta restante o defenderse con ella, con la salvedad de que un Infectado puede dar una carta «¡Infectado!» a La Cosa.
        { $overLimit ->
            [open] Un Humano al que La Cosa infecta con una cuarta descarta una y roba otra carta, y todos lo ven.
            [superinfection] Un Humano al que La Cosa infecta con una cuarta conserva las cuatro.
           *[quiet] Un Humano al que La Cosa infecta con una cuarta conserva tres: una se cambia por otra carta sin que nadie lo vea.
        }

rulecard-stayaway-topic-limit = Demasiadas cartas «¡Infectado!»
    .text =
        { $overLimit ->
            [open]
                En ninguna mano puede haber más de tres cartas «¡Infectado!», sea cual sea el rol.
                Justo después de robar en tu turno, puede haber cuatro por un momento.
                Entonces solo puedes jugar o descartar lo que deje tres como máximo, así que debes descartar una carta «¡Infectado!».
                Si una cuarta llega de cualquier otro modo, quien la tiene descarta una boca abajo y roba una carta ¡Aléjate!, hasta que haya tres como máximo; todos ven que descarta y roba.
                Un Humano al que se infecta con una cuarta pasa primero a ser Infectado y luego conserva tres.
                Así, todo jugador tiene siempre una carta que puede dar.
            [superinfection]
                En una mano puede haber cualquier número de cartas «¡Infectado!».
                Pero si un jugador que no es La Cosa debe dar una carta, en un intercambio o en «Vuelta y vuelta», solo tiene cartas «¡Infectado!» y no puede dar ninguna de ellas, muestra su mano a todos y queda eliminado: es la Superinfección.
                Entonces el intercambio no se hace; un Infectado frente a La Cosa está a salvo, porque puede darle una.
                Si le ocurre al jugador que tiene el turno, este termina, después de la carta de Pánico si la hay, y pasa al jugador que seguía al sitio vacío.
                En «Vuelta y vuelta», todos los jugadores afectados salen a la vez, antes de que se pasen las cartas.
                { $thingInDeck ->
                    [true] Si así solo queda un jugador y aún nadie ha robado La Cosa, gana ese jugador; si no queda ninguno, no gana nadie.
                   *[false] { "" }
                }
           *[quiet]
                En ninguna mano puede haber más de tres cartas «¡Infectado!», sea cual sea el rol.
                Justo después de robar en tu turno, puede haber cuatro por un momento.
                Entonces solo puedes jugar o descartar lo que deje tres como máximo, así que debes descartar una carta «¡Infectado!».
                Si una cuarta llega de cualquier otro modo, una se cambia, sin que nadie lo vea, por una carta ¡Aléjate! que no sea «¡Infectado!», tomada al azar del mazo (si no hay ninguna, de la pila de descartes); solo se avisa al jugador afectado.
                Un Humano al que se infecta con una cuarta pasa primero a ser Infectado y luego conserva tres.
                Así, todo jugador tiene siempre una carta que puede dar.
        }

rulecard-stayaway-topic-exchange = El intercambio
    .text =
        El jugador activo ofrece una carta boca abajo; el destinatario da otra a cambio o juega una carta de defensa, y hasta entonces la oferta no se puede cambiar.
        Se hace al final de un turno, por «Seducción» y por «¿No podemos ser amigos?», y es obligatorio para ambos; { $quarantineRules ->
            [E2] los jugadores en cuarentena también intercambian, pero no se les puede elegir para «Seducción» ni «¿No podemos ser amigos?»
           *[E1] un jugador en cuarentena no participa en ninguno
        }.
        Cualquier carta, salvo La Cosa y las cartas «¡Infectado!», se puede dar a cualquiera; La Cosa no se da nunca.
        Las cartas «¡Infectado!» las da La Cosa a cualquiera; los Humanos, nunca; y un Infectado, solo a La Cosa y solo si tiene dos o más, contadas antes del intercambio.
        Ambas cartas cambian de manos a la vez; { $quarantineRules ->
            [E2] cada parte ve solo la carta que recibe y los demás no ven ninguna, pero la carta que da un jugador en cuarentena se muestra a todos, y si es una oferta, incluso antes de la respuesta.
           *[E1] cada parte ve solo la carta que recibe, y los demás ven quiénes intercambian, pero ninguna carta.
        }
        { $overLimit ->
            [open] Si alguien recibe así una cuarta carta «¡Infectado!», todos ven después que descarta una y la repone; si aun así alguien no tuviera ninguna carta que dar, no hay intercambio.
            [superinfection] Si un jugador que no es La Cosa solo tiene cartas «¡Infectado!» y no puede dar ninguna de ellas, queda eliminado y no hay intercambio.
           *[quiet] Si alguien recibe así una cuarta carta «¡Infectado!», una se cambia después por otra carta sin que nadie lo vea; si aun así alguien no tuviera ninguna carta que dar, no hay intercambio.
        }
        Si el destinatario se defiende, la oferta vuelve sin que nadie la vea, salvo con «Aterrador» y «¡Fallaste!»{ $quarantineRules ->
            [E2] { " " }y salvo la oferta a la vista de un jugador en cuarentena
           *[E1] { "" }
        }.
        { $friendsEndsTurn ->
            [true] Después termina el turno.
           *[false] Después termina el turno; solo tras «¿No podemos ser amigos?» viene aún el intercambio de final de turno.
        }

rulecard-stayaway-topic-defence = Cartas de defensa
    .text =
        Una carta de defensa solo se juega como respuesta, solo puede jugarla el jugador al que se pregunta y solo una por pregunta; en tu propio turno solo puedes descartarla o darla en un intercambio.
        «¡Nada de barbacoas!» responde a un «Lanzallamas»; «Aquí estoy bien», a «¡Cambio de lugar!» y «¡Más vale que corras!»; y «Aterrador», «¡No, gracias!» y «¡Fallaste!», a un intercambio.
        No hay respuesta contra «Análisis», «Sospecha», «Hacha», los obstáculos ni las cartas de Pánico, excepto en el intercambio de «¿No podemos ser amigos?».
        Una carta de defensa usada se descarta y se repone de inmediato con una carta ¡Aléjate!, que solo puede servir para una pregunta posterior.
        Nadie puede contrarrestar una carta de defensa, y los jugadores en cuarentena { $quarantineRules ->
            [E2] pueden defenderse como los demás
           *[E1] no pueden defenderse
        }.

rulecard-stayaway-topic-piles = Mazo y pila de descartes
    .text =
        Ambos montones están boca abajo, y todo lo descartado va a la pila de descartes: las cartas jugadas, las de defensa usadas, los obstáculos retirados y las manos de los jugadores eliminados.
        { $topBack ->
            [hidden] Nadie ve si la siguiente carta del mazo es ¡Aléjate! o de Pánico.
           *[shown] Todos ven por el dorso si la siguiente carta del mazo es ¡Aléjate! o de Pánico.
        }
        Cuando hace falta una carta y el mazo está vacío, se baraja toda la pila de descartes para formar uno nuevo; una carta cuyo efecto aún esté en curso no forma parte de él.
        Todo robo que no sea el que abre un turno es de una carta ¡Aléjate!: las cartas de Pánico que aparezcan por el camino se descartan sin leerlas.
        Si no quedara ninguna carta ¡Aléjate! que robar, te quedarías sin carta y completarías tu mano hasta cuatro antes de tu siguiente robo; si no hubiera absolutamente nada que robar, tu turno pasaría directamente al intercambio.
        Pero toda baraja que el juego admite tiene suficientes.

rulecard-stayaway-topic-seats = Sitios y sentido de juego
    .text =
        Los jugadores vivos se sientan en círculo; en el sentido de las agujas del reloj, el siguiente jugador está a tu izquierda, y solo los jugadores vivos cuentan como vecino, siguiente o tercero.
        Entre dos vecinos hay un hueco, en el que cabe como máximo una «Puerta atrancada».
        Se empieza jugando en el sentido de las agujas del reloj, y solo «Vigila tus espaldas» lo invierte; las puertas nunca impiden que pase el turno.
        En un cambio de sitio, la mano, el rol y la «Cuarentena» van con el jugador, mientras que las puertas se quedan en sus huecos.
        Cuando quedan dos jugadores hay dos huecos: { $twoPlayerDoor ->
            [pair] una puerta en cualquiera de ellos cierra ambos, para las cartas y para el intercambio de final de turno.
           *[gap] una carta para un vecino funciona mientras alguno esté abierto, pero el intercambio de final de turno necesita que lo esté el del sentido de juego.
        }

rulecard-stayaway-topic-doors = Puertas
    .text =
        Una «Puerta atrancada» está en el hueco entre dos sitios y lo cierra en ambas direcciones para «Lanzallamas», «Análisis», «Sospecha», «Cuarentena», «¡Cambio de lugar!», «¡Fallaste!» y el intercambio de final de turno.
        { $betweenUsDoor ->
            [ignores] «Que quede entre nosotros...» pasa a través de ella.
           *[blocks] «Que quede entre nosotros...» tampoco pasa a través de ella.
        }
        { $axeThroughDoor ->
            [any] Un «Hacha» golpea la propia puerta o alcanza, más allá de ella, al vecino que está detrás.
           *[door_only] Un «Hacha» solo golpea la propia puerta y nada de lo que hay detrás.
        }
        { $lineOfSight ->
            [path] «Seducción», «¡Más vale que corras!», «¿No podemos ser amigos?» y «¡Sal de aquí!» necesitan que en uno de los dos caminos alrededor de la mesa no haya ninguna puerta ni ningún jugador en cuarentena.
            [adjacent] «Seducción», «¡Más vale que corras!», «¿No podemos ser amigos?» y «¡Sal de aquí!» solo alcanzan a vecinos sin ninguna puerta de por medio.
            [door] «Seducción», «¿No podemos ser amigos?» y «¡Sal de aquí!» no alcanzan a un vecino a través de ella, y las demás puertas no les afectan; a «¡Más vale que corras!» no le afecta ninguna.
           *[off] A «Seducción», «¡Más vale que corras!», «¿No podemos ser amigos?» y «¡Sal de aquí!» no les afecta ninguna puerta.
        }
        Ninguna puerta detiene «Uno, dos...», «¿Es aquí la fiesta?», «Vuelta y vuelta», «Revelaciones» ni el paso del turno.
        Las puertas nunca se mueven con los jugadores; las retiran «Hacha», «Tres, cuatro...» y «¿Es aquí la fiesta?».
        Cuando se elimina un sitio, sus dos huecos se convierten en uno, y la puerta que hubiera en cualquiera de ellos { $doorOnElimination ->
            [drop] se descarta
           *[merge] se queda ahí
        }.
        { $twoPlayerDoor ->
            [pair] Cuando quedan dos jugadores, cualquier puerta cierra los dos huecos que hay entre ellos.
           *[gap] Cuando quedan dos jugadores, una puerta cierra solo uno de los dos huecos que hay entre ellos: el suyo.
        }

rulecard-stayaway-topic-quarantine = Cuarentena
    .text =
        { $quarantineRules ->
            [E2]
                Un jugador en cuarentena juega, intercambia y se defiende como siempre, pero cada carta que roba, descarta o da en un intercambio se muestra a todos, y si es una oferta, incluso antes de la respuesta; las cartas que recibe, no.
                No puede jugar «Lanzallamas», «¡Cambio de lugar!» ni «¡Más vale que corras!», pero puede usar un «Hacha» contra su propia «Cuarentena».
                «Lanzallamas», «Análisis», «Sospecha» y «Hacha» pueden dirigirse a él, pero no los cambios de sitio, «Seducción» ni una segunda «Cuarentena», y «¡Fallaste!» no desvía hacia él ningún intercambio.
                La «Cuarentena» empieza en 2 y baja al final de cada turno de ese jugador; al llegar a 0 se descarta.
           *[E1]
                Un jugador en cuarentena no puede intercambiar, jugar cartas ¡Aléjate! ni defenderse, y ninguna carta ¡Aléjate! de otros puede dirigirse a él, salvo un «Hacha» para retirar la «Cuarentena»; sí se puede colocar una puerta a su lado.
                En su turno roba y descarta una carta, o resuelve una carta de Pánico, y no intercambia{ $freedDrawerExchanges ->
                    [true] , salvo que esa carta de Pánico lo libere
                   *[false] , aunque esa carta de Pánico lo libere
                }.
                Quien tendría que intercambiar con él al final de un turno tampoco intercambia, y un desvío hacia él con «¡Fallaste!» queda anulado.
                La «Cuarentena» empieza en 3 y baja al final de cada turno de ese jugador, pero no al final del turno en que se puso en cuarentena a sí mismo; al llegar a 0 se descarta.
        }
        «Hacha», «Cuerdas podridas», «¿Es aquí la fiesta?» o la eliminación la retiran antes; en un cambio de sitio va con el jugador.
        A un jugador en cuarentena no se le puede elegir para «Uno, dos...», «¡Sal de aquí!» ni «¿No podemos ser amigos?», { $betweenUsQuarantine ->
            [blocks] ni tampoco para «Que quede entre nosotros...», pero
           *[ignores] pero sí para «Que quede entre nosotros...», y
        } participa en «Vuelta y vuelta» y «Revelaciones».
        Si es él quien roba una carta de Pánico, { $quarantineRules ->
            [E2] esta funciona como siempre{ $quarantinedDrawerMoves ->
                [false] ; solo «Uno, dos...» y «¡Sal de aquí!» no hacen nada
               *[true] , y «Uno, dos...» y «¡Sal de aquí!» también lo mueven
            }.
           *[E1] { $quarantinedDrawerMoves ->
                [false] esta funciona como siempre; solo «Uno, dos...», «¡Sal de aquí!» y «¿No podemos ser amigos?» no hacen nada.
               *[true] esta funciona como siempre; solo «¿No podemos ser amigos?» no hace nada.
            }
        }

rulecard-stayaway-topic-panic = Cartas de Pánico
    .text =
        Una carta de Pánico nunca entra en una mano: si se roba al empezar un turno, se muestra a todos y se resuelve de inmediato, en la medida de lo posible, en lugar de jugar o descartar.
        Si se roba de cualquier otro modo, se descarta sin leerla.
        Quien la roba hace las elecciones y debe elegir un objetivo válido si lo hay; si no, no pasa nada.
        Ninguna carta de defensa detiene una carta de Pánico, pero el destinatario de «¿No podemos ser amigos?» puede defenderse.
        Después viene el intercambio de final de turno desde el sitio actual, salvo tras «Vuelta y vuelta»{ $friendsEndsTurn ->
            [true] , «Cita a ciegas» y el intercambio de «¿No podemos ser amigos?»
           *[false] { " " }y «Cita a ciegas»
        }.
        { $quarantineRules ->
            [E2] Si quien la roba está en cuarentena, intercambia como los demás.
           *[E1] { $freedDrawerExchanges ->
                [true] Si quien la roba está en cuarentena, no intercambia, salvo que la carta lo libere.
               *[false] Si quien la roba empezó el turno en cuarentena, no intercambia, aunque la carta lo libere.
            }
        }
        Las elecciones, los cambios de sitio y los obstáculos retirados son públicos; las cartas siguen ocultas, salvo que la carta de Pánico las muestre{ $quarantineRules ->
            [E2] { " " }o que un jugador en cuarentena las robe, las descarte o las dé en un intercambio
           *[E1] { "" }
        }.

rulecard-stayaway-topic-elimination = Eliminación
    .text =
        { $overLimit ->
            [open] Solo el «Lanzallamas» elimina, así que nadie es eliminado en su propio turno; las cartas «¡Infectado!» que sobran simplemente se descartan y se reponen.
            [superinfection] Además del «Lanzallamas», elimina la Superinfección: tener que dar una carta cuando en la mano solo hay cartas «¡Infectado!» y no se puede dar ninguna de ellas.
           *[quiet] Solo el «Lanzallamas» elimina, así que nadie es eliminado en su propio turno; las cartas «¡Infectado!» que sobran simplemente se cambian sin que nadie lo vea.
        }
        La mano, incluidas las cartas «¡Infectado!», va a la pila de descartes { $overLimit ->
            [superinfection] (tras un «Lanzallamas», sin que nadie la vea; en la Superinfección, después de mostrarse a todos)
           *[quiet] sin que nadie la vea
        }, y si hay una «Cuarentena», se descarta.
        No se dice el rol, ni tampoco cuántos Humanos o Infectados quedan; solo se nota la eliminación de La Cosa, porque { $revenge ->
            [true] termina la partida o empieza la variante «Venganza»
           *[false] termina la partida
        }.
        El sitio desaparece y sus vecinos pasan a ser vecinos entre sí; una puerta que estuviera a su lado { $doorOnElimination ->
            [drop] se descarta
           *[merge] queda ahora entre ellos y puede impedir el intercambio que sigue
        }.
        A los jugadores eliminados nunca se les pregunta; solo ven lo público, { $eliminatedTalk ->
            [on] pueden seguir hablando
           *[off] guardan silencio{ $revenge ->
                [true] { " " }(salvo La Cosa en la variante «Venganza»)
               *[false] { "" }
            }
        } y pierden pase lo que pase.

rulecard-stayaway-topic-ending = Quién gana
    .text =
        { $revenge ->
            [true] La Cosa es eliminada cuando quedan vivos tanto Humanos como Infectados: empieza la variante «Venganza», y los supervivientes ganan en cuanto solo quedan Humanos o solo Infectados; en cualquier otro caso, ganan al instante los Humanos vivos y pierden todos los demás{ $declare ->
                [manual] ; si no hay ningún Humano vivo, no gana nadie
               *[both] { "" }
            }.
           *[false] La Cosa es eliminada: ganan todos los Humanos vivos y pierden todos los demás{ $declare ->
                [manual] ; si no hay ningún Humano vivo, no gana nadie
               *[both] { "" }
            }.
        }
        { $thingFlamethrower ->
            [restricted] Fuera del turno de La Cosa se muestran a alguien La Cosa y un «Lanzallamas» de una misma mano: ganan todos los Humanos vivos y pierden todos los demás{ $declare ->
                [manual] ; si no hay ningún Humano vivo, no gana nadie
               *[both] { "" }
            }.
           *[free] { "" }
        }
        { $declare ->
            [manual] La Cosa declara, y no queda ningún Humano: ganan La Cosa y todos los Infectados vivos, con dos excepciones.
           *[both] No queda ningún Humano{ $revenge ->
                [true] { " " }mientras La Cosa está viva
               *[false] { "" }
            }: la partida termina de inmediato, y ganan La Cosa y todos los Infectados vivos, con dos excepciones.
        }
        Primera: si nadie fue eliminado { $soloWin ->
            [nobody_eliminated] en absoluto
           *[no_human_eliminated] siendo Humano
        }, La Cosa gana en solitario y todos los Infectados pierden.
        Segunda: si el último Humano fue infectado y no eliminado, ese jugador pierde.
        { $declare ->
            [auto] { "" }
           *[both] La Cosa declara en falso que no queda ningún Humano: ganan todos los Humanos vivos y pierden todos los demás.
        }
        { $thingInDeck ->
            [true] Solo queda un jugador y aún nadie ha robado La Cosa: gana ese jugador; si no queda ninguno, no gana nadie.
           *[false] { "" }
        }
        Los jugadores eliminados pierden en todos los casos, y al final se revelan todos los roles y todas las manos.

rulecard-stayaway-topic-declaration = La declaración
    .text =
        { $declare ->
            [manual]
                La partida no termina sola cuando no queda ningún Humano vivo: continúa hasta que La Cosa declare que no queda ninguno.
                Solo si La Cosa es el único jugador que queda, la declaración se hace por ella.
                Solo La Cosa, estando viva, puede declarar, mientras la partida espera la decisión de cualquiera, también en turnos ajenos y en cuarentena; la declaración tiene efecto inmediato y todo lo pendiente se cancela.
                Una declaración falsa da la victoria a todos los Humanos vivos.
                Lo que se diga en la conversación nunca es una declaración.
            [auto]
                La partida termina sola en cuanto no queda ningún Humano vivo.
                { "" }
                { "" }
                { "" }
                No hay declaraciones, ni ciertas ni falsas, y lo que se diga en la conversación no tiene ningún efecto.
           *[both]
                La partida termina sola en cuanto no queda ningún Humano vivo, y La Cosa también puede declarar en cualquier momento que no queda ninguno.
                { "" }
                Solo La Cosa, estando viva, puede declarar, mientras la partida espera la decisión de cualquiera, también en turnos ajenos y en cuarentena; la declaración tiene efecto inmediato y todo lo pendiente se cancela.
                Una declaración falsa da la victoria a todos los Humanos vivos.
                Lo que se diga en la conversación nunca es una declaración.
        }

rulecard-stayaway-topic-secrets = Quién ve qué
    .text =
        Público: los sitios, el sentido de juego, las puertas, las cuarentenas y los turnos que les quedan, quién está eliminado, de quién es el turno y en qué paso está, el tamaño de las manos y de los montones, y los ajustes de la mesa.
        El dorso de la carta superior del mazo, ¡Aléjate! o Pánico, { $topBack ->
            [hidden] no se muestra a nadie
           *[shown] también es público
        }.
        También son públicos: cada carta jugada con su objetivo, las cartas de Pánico, las de defensa, quién pasa, si ha habido intercambio y las cartas mostradas a todos.
        { $quarantineRules ->
            [E2] Cada carta que un jugador en cuarentena roba, descarta o da en un intercambio se muestra a todos.
           *[E1] { "" }
        }
        Secreto: las manos, los roles, el orden del mazo y { $quarantineRules ->
            [E2] lo demás que se descarta de una mano
           *[E1] lo descartado de una mano
        }; la pila de descartes está boca abajo y nadie la revisa.
        Una carta que solo se te muestra a ti solo la conoces tú, y después nadie puede seguirle el rastro por manos y montones.
        Ves tu propia mano, tu rol y quién te ha dado una carta; a La Cosa se le muestra a quiénes ha infectado, y a un Infectado, quién es La Cosa, ya que ambas cosas se deducen de las reglas.
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
        { $whisper ->
            [on] Hay una única conversación pública, y los jugadores vivos también pueden susurrar: todos ven que lo hacen, pero no qué dicen.
           *[off] Hay una única conversación pública y no se susurra.
        }
        { $eliminatedTalk ->
            [on] Los jugadores eliminados también pueden hablar.
           *[off] Los jugadores eliminados guardan silencio.
        }
        { $revenge ->
            [true] En la variante «Venganza», La Cosa eliminada puede comentar para ayudar o confundir, pero no debe decir abiertamente ningún rol.
           *[false] { "" }
        }
        La conversación no detiene ni el reloj ni ninguna decisión.

## Variants and editions

rulecard-stayaway-variant-thing_in_deck = Variante: La Cosa en el mazo
    .text =
        La Cosa se baraja en el mazo y todos los jugadores empiezan como Humanos; se recomienda para 4 a 6 jugadores.
        Quien la roba, del modo que sea, pasa a ser La Cosa de inmediato, incluso en cuarentena, y conserva la carta; no se avisa a nadie más, y con «Determinación» hay que quedarse con ella.
        Hasta entonces nadie puede ser infectado ni dar una carta «¡Infectado!», y ninguna partida puede terminar por eliminación o declaración de La Cosa.
        Las cartas «¡Infectado!» que ya estén en esa mano se pueden dar desde ese momento, pero robar La Cosa como carta de reposición no cambia un intercambio ya en curso.
        Si solo queda un jugador vivo y nadie la ha robado aún, gana ese jugador; si no queda ninguno, no gana nadie.

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
        Los jugadores en cuarentena actúan e intercambian como siempre, pero cada carta que roban, descartan o dan en un intercambio se muestra a todos, y si es una oferta, incluso antes de la respuesta; las cartas que reciben, no.
        No pueden jugar «Lanzallamas», «¡Cambio de lugar!» ni «¡Más vale que corras!», ni ser objetivo de un cambio de sitio, y «Uno, dos...» y «¡Sal de aquí!» no hacen nada si las roban ellos o son ellos el objetivo.
        «Seducción», «¿No podemos ser amigos?» y «¡Fallaste!» no pueden alcanzarlos; «Lanzallamas», «Análisis», «Sospecha» y «Hacha», sí, y pueden usar un «Hacha» contra su propia «Cuarentena».
        La Cosa y el «Lanzallamas»: si una misma muestra de cartas fuera del turno de La Cosa permite a un jugador ver ambas en esa mano, la partida termina y ganan todos los Humanos vivos.
