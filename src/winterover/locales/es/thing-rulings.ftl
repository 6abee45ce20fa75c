### The Thing: its table options.
### Each has a name, what it decides (.what), what the four rulebooks say about it (.it .de .fr .uk, in our words),
### and what each of its values means.


## What they change: headings over them

thing-ruling-subject-setup = Preparación
thing-ruling-subject-base = Base, combustible y comida
thing-ruling-subject-aliens = Alienígenas
thing-ruling-subject-moving = Movimiento
thing-ruling-subject-encounters = Encuentros y armas
thing-ruling-subject-burning = Quemar salas
thing-ruling-subject-actions = Acciones y objetos
thing-ruling-subject-talk = Conversación, intercambio y pruebas
thing-ruling-subject-end = Fuga y final


## Setup

thing-ruling-wire46 = Cartas «Alambre» con 4 a 6 jugadores
    .what = Cuántas cartas «Alambre» hay en el mazo de Objetos con 4, 5 o 6 jugadores. Con 7 u 8 son siempre dos.
    .it = Una.
    .de = Sus propios textos se contradicen: una en la preparación, dos en la descripción del Almacén.
    .fr = Una.
    .uk = Una.
thing-ruling-wire46-1 = una
thing-ruling-wire46-2 = dos

thing-ruling-fuelStockInStoreroom = Reserva de combustible y Almacén
    .what = Determina si la reserva subterránea de combustible forma parte del Almacén. En ese caso, todo su combustible se pierde cuando el Almacén arde.
    .it = La reserva subterránea es un lugar aparte.
    .de = El combustible se pone en el Almacén: un mismo nombre sirve para la sala y para la reserva.
    .fr = El combustible se pone en el Almacén: un mismo nombre sirve para la sala y para la reserva.
    .uk = El depósito subterráneo es un lugar aparte.
thing-ruling-fuelStockInStoreroom-false = una reserva aparte, a la que no llega ningún incendio
thing-ruling-fuelStockInStoreroom-true = parte del Almacén, y se pierde con él

thing-ruling-kennelCard = Carta de la Perrera
    .what = Determina si los perros atrapados pueden volver a salir de la Perrera. Sin la carta de la Perrera se quedan allí, y la Perrera no puede ser atacada.
    .it = Propone dejar fuera la carta en las primeras partidas.
    .de = Propone dejar fuera la carta en las primeras partidas.
    .fr = Propone dejar fuera la carta mientras se aprende a jugar.
    .uk = Propone dejar fuera la carta en las primeras partidas.
thing-ruling-kennelCard-normal = la carta está en juego y los perros pueden salir
thing-ruling-kennelCard-removed = la carta se deja fuera, para principiantes


## Boiler and generator

thing-ruling-boilerCheck = Cuándo se rompe la caldera
    .what = Cuándo 3 de daño en la Sala de calderas destruyen la caldera para siempre.
    .it = En la comprobación de la fase 2. Lo dice dos veces.
    .de = En cualquier momento.
    .fr = En cuanto está el tercer punto de daño.
    .uk = En la fase 2: en cualquier momento de ella según un texto, en su comprobación según otro.
thing-ruling-boilerCheck-phase2 = en la comprobación de la fase 2; hasta entonces se puede reparar
thing-ruling-boilerCheck-immediate = al instante

thing-ruling-generatorCheck = Cuándo se va la luz
    .what = Cuándo 2 de daño en la Sala del generador cortan la luz y traen la Oscuridad.
    .it = Sus propios textos difieren: uno no indica ningún momento, el otro dice que durante la fase 2.
    .de = En cualquier momento.
    .fr = En el momento en que está el segundo punto de daño.
    .uk = Cuando se añade el segundo punto de daño.
thing-ruling-generatorCheck-immediate = al instante
thing-ruling-generatorCheck-phase2 = en la comprobación de la fase 2; hasta entonces el generador quema combustible

thing-ruling-destroyedBoiler = La sala de una caldera destruida
    .what = Determina si, una vez destruida la caldera, aún se puede entrar en la Sala de calderas y atacarla.
    .it = La sala ya no sirve para nada. Un lugar que sale de la partida se lleva su carta; no dice si este sale.
    .de = Ya no se puede reparar. Un lugar que sale de la partida se lleva su carta; no dice si este sale.
    .fr = Deja de funcionar y no se puede reparar. Un lugar que sale de la partida se lleva su carta; no dice si este sale.
    .uk = Ya no se puede reparar. Un lugar que sale de la partida se lleva su carta; no dice si este sale.
thing-ruling-destroyedBoiler-removed = no, la sala y su carta salen de la partida
thing-ruling-destroyedBoiler-enterable = sí, pero allí no se puede hacer nada


## Revealed aliens

thing-ruling-alienPass = No planear ningún ataque
    .what = Determina si los Alienígenas revelados pueden no planear ningún ataque en la fase 3.
    .it = Sus propios textos se contradicen: pueden jugar cartas, dice el resumen; una o más, dice la explicación detallada.
    .de = Eligen una o más cartas.
    .fr = Eligen una o más cartas.
    .uk = Eligen una o más cartas.
thing-ruling-alienPass-no = hay que atacar al menos una sala
thing-ruling-alienPass-yes = pueden pasar

thing-ruling-planVisibility = Fuerza de los ataques planeados
    .what = Determina si todos ven cuánta fuerza hay en cada ataque planeado. El número de ataques se ve siempre; las salas, nunca.
    .it = Las cartas están boca abajo, cada una con su fuerza encima.
    .de = Las cartas están boca abajo, cada una con sus fichas encima.
    .fr = Aún no se muestra nada.
    .uk = Las cartas están boca abajo, cada una con sus fichas encima.
thing-ruling-planVisibility-strengths = la ven todos
thing-ruling-planVisibility-nothing = está oculta

thing-ruling-collective = Cómo deciden los Alienígenas revelados
    .what = Cómo llegan varios Alienígenas revelados a una decisión.
    .it = Deciden juntos, y nadie manda.
    .de = Deciden juntos, y nadie manda.
    .fr = Esa página falta en el ejemplar con el que hemos trabajado.
    .uk = Deciden en común, y nadie dirige.
thing-ruling-collective-consensus = uno propone y todos deben estar de acuerdo; si se agota el tiempo, decide la mayoría
thing-ruling-collective-majority = gana el plan con más apoyos; en caso de empate, el de quien fue revelado primero
thing-ruling-collective-rotating = cada ronda decide uno de ellos, en el orden en que fueron revelados

thing-ruling-defeatedRejoin = Regreso de los Alienígenas derrotados
    .what = Determina si los jugadores que fueron revelados antes de que la fuerza de los Alienígenas cayera a 0 vuelven a participar cuando se revela otro Alienígena.
    .it = Sin fuerza están derrotados, y una revelación posterior aporta 1 de fuerza. No dice quién decide entonces.
    .de = Sin fuerza están derrotados, y una revelación posterior aporta 1 de fuerza. No dice quién decide entonces.
    .fr = Sin fuerza están derrotados, y los perros aún pueden infectar a otros. La página sobre la revelación falta en el ejemplar con el que hemos trabajado.
    .uk = Sin fuerza están derrotados, y una revelación posterior aporta 1 de fuerza. No dice quién decide entonces.
thing-ruling-defeatedRejoin-yes = vuelven a decidir con los demás
thing-ruling-defeatedRejoin-no = se quedan fuera, pero ganan o pierden con los Alienígenas

thing-ruling-revealWindow = Revelarse
    .what = Cuándo puede revelarse un Alienígena en la fase 5.
    .it = En la fase 5 y en ninguna otra; el pasaje está después de la votación.
    .de = Justo después de la votación y solo entonces.
    .fr = Durante esta fase.
    .uk = En la fase 5 y en ninguna otra.
thing-ruling-revealWindow-wholePhase = en cualquier momento de la fase 5
thing-ruling-revealWindow-afterVote = una vez, después de la votación


## Moving and talking

thing-ruling-destinations = Adónde puede ir un Personaje
    .what = Determina si un Personaje que entrega una carta puede ir también a la Sala de recreo o al Dormitorio. Allí no hay nada que hacer.
    .it = A una sala. Solo limita el número en las verdes.
    .de = Al lugar deseado. No dice más.
    .fr = A una sala verde que sea accesible.
    .uk = Al lugar elegido. No dice más.
thing-ruling-destinations-green = solo a salas verdes
thing-ruling-destinations-greenAndBlue = también a la Sala de recreo y al Dormitorio

thing-ruling-dormSwap = Cambiar cartas en el Dormitorio
    .what = Cuántas cartas de Acción se cambian en el Dormitorio.
    .it = Sus propios textos se contradicen: toda la mano donde se explica la fase, todas o algunas donde se explica la sala.
    .de = Todas.
    .fr = Todas.
    .uk = Todas.
thing-ruling-dormSwap-all = toda la mano
thing-ruling-dormSwap-any = tantas como se quiera, al menos una

thing-ruling-dormSpecialAction = Acción especial en el Dormitorio
    .what = Determina si una Acción especial puede llevar al Dormitorio. Allí no hay nada que hacer.
    .it = Lleva a la sala deseada. No dice nada del Dormitorio.
    .de = Lleva al lugar deseado. No dice nada del Dormitorio.
    .fr = Lleva a una sala verde o al Dormitorio, dicho expresamente.
    .uk = Lleva al lugar que haga falta. No dice nada del Dormitorio.
thing-ruling-dormSpecialAction-yes = puede
thing-ruling-dormSpecialAction-no = solo a salas verdes

thing-ruling-talk = Hablar de las cartas de Acción
    .what = Qué se puede decir de las cartas de Acción que se tienen en la mano y de la entregada.
    .it = Ni una palabra sobre la mano, ni verdadera ni falsa. Una vez empezadas las acciones, cualquier afirmación sobre la carta entregada.
    .de = Ni una palabra sobre la mano ni sobre las cartas jugadas.
    .fr = Su propio texto se contradice: se puede contar todo y mentir sobre todo, pero no se deben describir cartas ni fichas.
    .uk = Ni una palabra sobre la mano, ni verdadera ni falsa. Una vez empezadas las acciones, cualquier afirmación sobre la carta entregada.
thing-ruling-talk-itUA = nada sobre la mano; desde las acciones, cualquier cosa sobre la carta entregada
thing-ruling-talk-strictDE = nada sobre la mano, nada sobre la carta entregada
thing-ruling-talk-freeFR = cualquier cosa sobre todo, verdadera o falsa; solo está prohibido mostrar


## Encounters and weapons

thing-ruling-dormEncounters = Encuentros en el Dormitorio
    .what = Determina si los Personajes que están juntos en el Dormitorio tienen un encuentro.
    .it = En cualquier lugar con más de un jugador.
    .de = En cualquier lugar con más de un Personaje.
    .fr = Sí; lo dice una nota.
    .uk = En cualquier lugar con más de un ser vivo.
thing-ruling-dormEncounters-yes = lo tienen
thing-ruling-dormEncounters-no = nunca, como en la Sala de recreo

thing-ruling-weaponScope = Qué ayudan a evitar las armas
    .what = Determina si un «Arma de fuego», un «Arma cuerpo a cuerpo» o una carga de «Lanzallamas» sirven para retirarse solo ante Personajes o también ante perros y Alienígenas revelados.
    .it = Personajes; nunca perros ni Alienígenas revelados.
    .de = No pone ningún límite.
    .fr = «Arma de fuego» y «Arma cuerpo a cuerpo»: un encuentro con el Alienígena. «Lanzallamas»: cualquier encuentro.
    .uk = Personajes; nunca perros ni Alienígenas revelados.
thing-ruling-weaponScope-characters = solo Personajes
thing-ruling-weaponScope-any = también perros y Alienígenas revelados

thing-ruling-flameWithdrawProne = «Lanzallamas» de un Personaje tumbado
    .what = Determina si un Personaje tumbado puede retirarse con una carga de «Lanzallamas». Con un «Arma de fuego» o un «Arma cuerpo a cuerpo» puede en cualquier caso.
    .it = No dice nada.
    .de = No dice nada.
    .fr = «Arma de fuego» y «Arma cuerpo a cuerpo» funcionan estando tumbado; «Lanzallamas» y «Dinamita/Molotov» necesitan un Personaje de pie.
    .uk = No dice nada.
thing-ruling-flameWithdrawProne-no = solo un Personaje que está de pie
thing-ruling-flameWithdrawProne-yes = también uno tumbado

thing-ruling-encounterAfterAttack = Cuando el Alienígena ha huido del fuego
    .what = Determina si, después de que un ataque con fuego haya ahuyentado al Alienígena, los que quedan en la sala tienen un encuentro entre sí y con el perro que haya allí.
    .it = Lo tienen cuando el Alienígena huye por ser más débil. Sobre el fuego solo dice que el Alienígena huye.
    .de = El Alienígena huye. La comparación de fuerzas, que quizá diga más, falta en el ejemplar con el que hemos trabajado.
    .fr = El Alienígena huye sin actuar. No dice más.
    .uk = El Alienígena huye. La comparación de fuerzas, que quizá diga más, falta en el ejemplar con el que hemos trabajado.
thing-ruling-encounterAfterAttack-yes = sigue un encuentro normal
thing-ruling-encounterAfterAttack-no = no pasa nada más en esa sala

thing-ruling-clarkCatches = Clark y los perros
    .what = Determina si Clark cuenta entre los dos Personajes que atrapan a un perro.
    .it = Clark no hace caso a los perros y no tiene encuentro ni siquiera a solas con uno. No menciona la compañía.
    .de = Clark no hace caso a los perros en ningún lugar y no tiene encuentro a solas con uno. No menciona la compañía.
    .fr = Clark no tiene encuentro a solas con un perro. No dice más.
    .uk = Clark no hace caso a los perros en ningún lugar y no tiene encuentro a solas con uno. No menciona la compañía.
thing-ruling-clarkCatches-yes = Clark cuenta, y dos con Clark atrapan al perro
thing-ruling-clarkCatches-no = Clark no cuenta, y quien está a solas con Clark se enfrenta al perro

thing-ruling-emptyFlamethrower = «Lanzallamas» vacío
    .what = Qué pasa con un «Lanzallamas» sin cargas.
    .it = No dice nada.
    .de = No dice nada.
    .fr = Se retira de la partida.
    .uk = No dice nada.
thing-ruling-emptyFlamethrower-removed = sale de la partida con su última carga
thing-ruling-emptyFlamethrower-stays = se queda, inservible; si volviera a salir del mazo, estaría lleno


## Burning rooms

thing-ruling-burnTiming = Cuándo se puede quemar una sala
    .what = Cuándo puede un Personaje prender fuego a una sala en la fase 4.
    .it = Mientras está allí. No indica ningún momento.
    .de = Justo antes de las acciones.
    .fr = Al comienzo de las acciones y solo entonces.
    .uk = Antes de las acciones.
thing-ruling-burnTiming-beforeActions = antes de las acciones
thing-ruling-burnTiming-anytimeInActions = antes de cada carta de las acciones

thing-ruling-burnPermission = Permiso para quemar una sala
    .what = Determina si el Líder debe permitir el incendio.
    .it = No se pregunta a nadie.
    .de = No se pregunta a nadie.
    .fr = No se pregunta a nadie.
    .uk = El Líder debe permitirlo.
thing-ruling-burnPermission-no = no se pregunta a nadie
thing-ruling-burnPermission-leader = el Líder lo permite o lo deniega

thing-ruling-burnOthers = Los demás en una sala quemada
    .what = Cómo llegan a la Sala de recreo los demás Personajes de una sala quemada. En ningún caso tienen acción.
    .it = Todas las figuras quedan tumbadas en la Sala de recreo.
    .de = Solo menciona a quien prende el fuego.
    .fr = Todos los Personajes quedan tumbados en la Sala de recreo.
    .uk = Quien prende el fuego queda tumbado; todos los demás se trasladan de inmediato a la Sala de recreo.
thing-ruling-burnOthers-prone = tumbados
thing-ruling-burnOthers-standing = de pie

thing-ruling-burnDog = El perro en una sala quemada
    .what = Dónde espera un perro cuya sala se quema hasta que la fase 8 le da otra.
    .it = Junto al tablero.
    .de = No dice nada.
    .fr = Se queda allí.
    .uk = Junto al tablero.
thing-ruling-burnDog-offBoard = junto al tablero
thing-ruling-burnDog-stays = en la sala quemada, donde nadie puede llegar hasta él


## Actions and items

thing-ruling-abilityCoop = Windows y el Dr. Blair con la bonificación por cooperación
    .what = Cuánto más repara Windows y cuánto más saca el Dr. Blair cuando otros ayudan en la sala.
    .it = Windows quita 2 de daño, el Dr. Blair toma 1 ficha más. No dice nada de la bonificación.
    .de = Windows quita 2 de daño en lugar de 1, el Dr. Blair toma 1 ficha más. No dice nada de la bonificación.
    .fr = Windows quita 2 de daño en lugar de 1, el Dr. Blair toma 1 ficha más. No dice nada de la bonificación.
    .uk = Windows quita 2 de daño en lugar de 1, el Dr. Blair toma 1 ficha más. No dice nada de la bonificación.
thing-ruling-abilityCoop-plusOne = 1 más en total
thing-ruling-abilityCoop-perRepetition = 1 más cada vez

thing-ruling-labCoop = Cooperación en el Laboratorio
    .what = Para quién son las fichas de laboratorio que se sacan con la bonificación por cooperación.
    .it = El Personaje elegido repite la acción. No dice para quién son las fichas.
    .de = Los Personajes llevan a cabo la acción. No dice para quién son las fichas.
    .fr = Repiten la acción. No dice para quién son las fichas.
    .uk = La acción se lleva a cabo ese número de veces. No dice para quién son las fichas.
thing-ruling-labCoop-actor = todas para quien recibió la carta
thing-ruling-labCoop-oneEach = una para cada Personaje que esté allí de pie

thing-ruling-weatherFuel = Combustible de la Estación meteorológica
    .what = Adónde puede ir el barril que da «Usar» en la Estación meteorológica.
    .it = Sus propios textos difieren: la acción nombra la Sala de calderas y la Sala del generador; la finalidad, cualquier lugar donde quepa.
    .de = A cualquier lugar donde quepa.
    .fr = A cualquier lugar donde quepa.
    .uk = Sus propios textos difieren: la acción nombra la Sala de calderas y la Sala del generador; la finalidad, cualquier lugar donde quepa.
thing-ruling-weatherFuel-boilerGenerator = a la Sala de calderas o a la Sala del generador
thing-ruling-weatherFuel-anySlot = a cualquier sala con un espacio de combustible libre

thing-ruling-fuelCard = Barril de la carta «Combustible»
    .what = De qué reserva sale el barril de una carta «Combustible».
    .it = De la reserva correspondiente.
    .de = De la reserva que llama Almacén, que es la subterránea.
    .fr = De la reserva que llama Almacén, que es la subterránea.
    .uk = De la reserva correspondiente, exterior o subterránea.
thing-ruling-fuelCard-matching = de la que abastece la sala: la subterránea para la Sala de calderas y la Sala del generador, la exterior para los vehículos
thing-ruling-fuelCard-underground = siempre de la reserva subterránea

thing-ruling-bonusItems = Cuándo se juegan «Combustible» y «Herramientas»
    .what = Cuándo puede jugar «Combustible» o «Herramientas» un Personaje que está de pie.
    .it = Como acción extra gratuita mientras está allí. No indica ningún momento.
    .de = Como acción extra gratuita. No indica ningún momento.
    .fr = Durante la propia acción, de pie; se pueden jugar varias.
    .uk = Como acción extra gratuita. No indica ningún momento.
thing-ruling-bonusItems-between = entre dos cartas cualesquiera de las acciones
thing-ruling-bonusItems-ownActionOnly = justo antes o después de la propia acción

thing-ruling-norrisSpecial = Norris y la Acción especial
    .what = Determina si en una Acción especial Norris roba dos cartas y entrega una, como quien tiene una «Linterna».
    .it = Dos cartas, de las que se juega una.
    .de = Norris tiene luz propia, pero solo se menciona la Oscuridad.
    .fr = Norris tiene todos los efectos de una «Linterna».
    .uk = Dos cartas, de las que se juega una.
thing-ruling-norrisSpecial-yes = dos cartas
thing-ruling-norrisSpecial-no = una carta, como todos

thing-ruling-wireFlashlight = «Alambre» y «Linterna» después de usarse
    .what = Determina si «Alambre» y «Linterna» se conservan después de usarse.
    .it = No hace ninguna excepción con ellas a la regla de que las cartas usadas salen de la partida.
    .de = Se conservan.
    .fr = Se conservan.
    .uk = Se conservan.
thing-ruling-wireFlashlight-kept = se conservan
thing-ruling-wireFlashlight-singleUse = salen de la partida tras un uso

thing-ruling-tradeLab = Intercambio de fichas de laboratorio
    .what = Determina si las fichas de laboratorio pueden cambiar de manos en la fase 5, como las armas y los objetos.
    .it = Sí, sin mostrarlas.
    .de = Solo nombra armas y objetos.
    .fr = Sí.
    .uk = Sí, sin mostrarlas.
thing-ruling-tradeLab-yes = pueden
thing-ruling-tradeLab-no = no pueden

thing-ruling-hunger = Cuándo empieza el hambre
    .what = Cuándo pasan todos hambre y el límite de mano baja a 2.
    .it = Sus propios textos se contradicen: cuando la comida no basta en la fase 7, o en cuanto la Despensa está vacía.
    .de = La primera vez que la Cocina y la Despensa no bastan en la fase 7.
    .fr = La primera vez que la Cocina y la Despensa no bastan en la fase 7.
    .uk = La primera vez que la Cocina y la Despensa no bastan en la fase 7.
thing-ruling-hunger-phase7 = cuando la comida no basta en la fase 7
thing-ruling-hunger-pantryEmpty = en cuanto la Despensa está vacía


## Escape and the end

thing-ruling-rescueBoarding = Subir al helicóptero de rescate
    .what = Cuándo puede subir al helicóptero de rescate el Personaje menos sospechoso.
    .it = En la fase 4, en lugar de moverse.
    .de = En la fase 4, justo después de todos los encuentros.
    .fr = Después de los encuentros, desde cualquier sala.
    .uk = En la fase 4, en lugar de moverse.
thing-ruling-rescueBoarding-insteadOfMove = en lugar de moverse
thing-ruling-rescueBoarding-afterEncounters = después de los encuentros, desde cualquier lugar

thing-ruling-boardingCut = Movimientos después de que alguien suba
    .what = Determina si los demás aún se mueven después de que alguien haya subido a bordo en lugar de moverse. Solo decide algo si rescueBoarding es insteadOfMove.
    .it = Los encuentros resultan de los movimientos declarados hasta entonces; luego, la fuga.
    .de = No se plantea: se sube a bordo después de los encuentros.
    .fr = No se plantea: se sube a bordo después de los encuentros.
    .uk = Todos los demás se mueven y se resuelven todos los encuentros; luego, la fuga, sin acciones.
thing-ruling-boardingCut-no = todos los demás aún se mueven
thing-ruling-boardingCut-yes = quien aún no se ha movido se queda en la Sala de recreo

thing-ruling-firstBoarderReveals = El rol del primer pasajero
    .what = Determina si quien inicia una fuga muestra la carta de Rol al subir a bordo.
    .it = Sí, y un Alienígena ha ganado.
    .de = Sí.
    .fr = Sí, y un Alienígena ha ganado.
    .uk = Solo menciona a los que suben después.
thing-ruling-firstBoarderReveals-yes = se muestra al subir a bordo
thing-ruling-firstBoarderReveals-no = se muestra cuando el vehículo parte

thing-ruling-boardConsent = Admitir a otros a bordo
    .what = Quién debe estar de acuerdo para que otro Personaje suba a bordo.
    .it = Su propio texto se contradice: todos los pasajeros deben estar de acuerdo, pero en caso de empate decide el menos sospechoso de ellos.
    .de = Todos los pasajeros deben estar de acuerdo.
    .fr = Todos los pasajeros deben estar de acuerdo.
    .uk = Todos los pasajeros deben estar de acuerdo.
thing-ruling-boardConsent-unanimous = todos los pasajeros deben estar de acuerdo
thing-ruling-boardConsent-unanimousTieLeastSuspect = todos los pasajeros deben estar de acuerdo; si lo está exactamente la mitad, decide el menos sospechoso

thing-ruling-endAllInfected = Cuando se infecta el último Humano
    .what = Determina si la partida termina al instante cuando todos los Personajes han pasado a ser Alienígenas, aunque aún nadie lo sepa.
    .it = La partida termina con todos infectados. No dice cómo se descubre.
    .de = Los Alienígenas ganan cuando infectan al último Humano. No dice cómo se descubre.
    .fr = El último jugador infectado sigue siendo Humano. No dice cuándo termina la partida.
    .uk = Ganan todos los Alienígenas menos el último infectado. No dice cuándo termina la partida.
thing-ruling-endAllInfected-immediate = termina al instante
thing-ruling-endAllInfected-atNextReveal = continúa hasta que se muestre algún rol o se congele la base


## Games for 1 to 3 players

thing-ruling-soloFirst = Quién mueve primero
    .what = De quién son los Personajes que se mueven primero en la fase 3.
    .it = Los del Líder.
    .de = Los del jugador a la izquierda del Líder.
    .fr = Los del Líder.
    .uk = Los del Líder.
thing-ruling-soloFirst-leader = los del Líder
thing-ruling-soloFirst-left = los del jugador a la izquierda del Líder

thing-ruling-soloRec = Quedarse en la Sala de recreo
    .what = Determina si un Personaje puede quedarse en la Sala de recreo, donde nada puede hacerle daño y no hay nada que hacer.
    .it = Se nombra cualquier lugar que no sea el Dormitorio.
    .de = Se nombra cualquier sala que no sea el Dormitorio.
    .fr = En la Sala de recreo, no.
    .uk = Se nombra cualquier lugar que no sea el Dormitorio.
thing-ruling-soloRec-no = tiene que irse
thing-ruling-soloRec-yes = puede quedarse

thing-ruling-soloMeet = Cuándo se encuentran los Personajes
    .what = En qué fase avanzan en el recorrido de sospecha los Personajes que están juntos en una sala.
    .it = Lo describen dos de sus capítulos, uno para la fase 3 y otro para la fase 5.
    .de = En la fase 3.
    .fr = En la fase 3, después de moverse.
    .uk = En la fase 3.
thing-ruling-soloMeet-phase3 = al final de la fase 3, antes de que actúe el Alienígena
thing-ruling-soloMeet-phase5 = al comienzo de la fase 5, los que sigan allí

thing-ruling-soloGreen = Encontrarse con alguien de la zona verde
    .what = Determina si un Personaje que está en la zona verde hace avanzar a los demás de su sala.
    .it = No los hace avanzar.
    .de = No dice nada.
    .fr = Todos los que están en la sala avanzan.
    .uk = No dice nada.
thing-ruling-soloGreen-exempt = no los hace avanzar
thing-ruling-soloGreen-none = los hace avanzar, como cualquier otro

thing-ruling-soloThreat = El marcador de amenaza entre discos
    .what = Cuándo se mueve a la derecha el marcador de amenaza desde una casilla que comparte con discos.
    .it = Al instante, tantas casillas como discos queden después de transformarse un Personaje. En la fase 9 se mueve primero a la izquierda.
    .de = No antes de la fase 9, tantas casillas como discos haya en la suya. Si está solo en su casilla, se mueve a la izquierda.
    .fr = No antes de la fase 9, tantas casillas como discos haya en la suya. Si está solo en su casilla, se mueve a la izquierda.
    .uk = Al instante, tantas casillas como discos queden después de transformarse un Personaje. En la fase 9 se mueve primero a la izquierda.
thing-ruling-soloThreat-shiftNow = al instante
thing-ruling-soloThreat-shiftPhase9 = en la fase 9

thing-ruling-soloGreenImmune = La amenaza en la zona verde
    .what = Determina si los Personajes que están en la zona verde están a salvo del marcador de amenaza.
    .it = No dice nada.
    .de = No dice nada.
    .fr = No dice nada.
    .uk = No dice nada.
thing-ruling-soloGreenImmune-no = no lo están
thing-ruling-soloGreenImmune-yes = lo están

thing-ruling-soloVictim = A quién asimila el Alienígena
    .what = A cuál de varios Personajes de una sala se asimila.
    .it = Un Personaje antes que un perro, un perro antes que un sabotaje. No dice qué Personaje.
    .de = Humanos antes que perros, y después el sabotaje. No dice qué Personaje.
    .fr = Un Humano; si no, un perro; si no, un sabotaje. No dice qué Personaje.
    .uk = Remite a las reglas normales y no dice más.
thing-ruling-soloVictim-leader = elige el Líder
thing-ruling-soloVictim-random = por sorteo

thing-ruling-soloDormDice = Dados para el Dormitorio
    .what = Determina si los dados se pueden asignar al Personaje que está de pie en el Dormitorio, donde no tienen efecto sobre ninguna sala.
    .it = A cualquier Personaje.
    .de = A cualquier Personaje.
    .fr = A cualquier Personaje que esté de pie.
    .uk = A cualquier Personaje.
thing-ruling-soloDormDice-yes = se pueden asignar
thing-ruling-soloDormDice-no = solo a Personajes que estén en salas verdes

thing-ruling-soloNorris = Norris
    .what = Cuándo puede Norris volver a tirar hasta tres dados que se le han asignado.
    .it = En la Oscuridad.
    .de = Siempre.
    .fr = Siempre, y una «Linterna» se suma a ello.
    .uk = En la Oscuridad.
thing-ruling-soloNorris-darkness = solo en la Oscuridad
thing-ruling-soloNorris-always = en cada asignación

thing-ruling-soloTradeLab = Intercambio de fichas de laboratorio
    .what = Determina si las fichas de laboratorio pueden cambiar de manos en la fase 6, como las armas y los objetos.
    .it = Solo nombra armas y objetos.
    .de = Solo nombra armas y objetos.
    .fr = Sí.
    .uk = Solo nombra armas y objetos.
thing-ruling-soloTradeLab-no = no pueden
thing-ruling-soloTradeLab-yes = pueden

thing-ruling-soloHumanTest = Prueba a un Humano
    .what = Qué pasa con el disco de un Personaje que resulta ser Humano en una prueba. La carta de Rol queda a la vista en ambos casos.
    .it = Como en el juego básico, así que va a la zona verde.
    .de = Como en el juego básico, así que va a la zona verde.
    .fr = No pasa nada.
    .uk = Como siempre, así que va a la zona verde.
thing-ruling-soloHumanTest-green = va a la zona verde
thing-ruling-soloHumanTest-nothing = se queda donde está

thing-ruling-soloEscape = Los Alienígenas ocultos y la fuga
    .what = Determina si las cartas de Rol importan una vez que el Alienígena no ha logrado bloquear la fuga.
    .it = La tirada del Alienígena va antes de que empiece la fuga. No dice qué viene después.
    .de = Una fuga que no se bloquea está ganada.
    .fr = Una fuga que no se bloquea está ganada.
    .uk = Una fuga que no se bloquea está ganada.
thing-ruling-soloEscape-rollOnly = no, los jugadores han ganado
thing-ruling-soloEscape-boarding = sí, los Personajes suben a bordo uno a uno y muestran sus cartas de Rol
