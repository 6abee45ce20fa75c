### Rule cards of The Thing for 1 to 3 players, the small crew. They say what differs from the game for 4 to 8.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the rules as they are in force at a table, by selectors: see thing-rulecards.ftl.


rulecard-thing-small-overview = Tripulación reducida: cómo funciona
    .text =
        De uno a tres jugadores llevan a seis Personajes contra el juego, y ganan o pierden juntos.
        Todo es como en el juego de 4 a 8, con seis como número de jugadores, salvo que una tarjeta de la tripulación reducida diga otra cosa.
        No hay cartas de Acción y, por tanto, ni manos, ni Pila activa, ni Acción especial, ni cambio de cartas; no hay fichas de infección, ni roles secretos de los jugadores, ni acusaciones, ni votación, ni ficha de Líder, y en el máximo de sospecha no pasa nada.
        Solo son secretos los mazos, las bolsas y las cartas de Rol que están boca abajo; todo lo demás está a la vista, y podéis hablar de todo.
        Por un Personaje decide quien lo lleva, y lo que una regla deja al Líder lo decide el Líder.
        El recorrido de sospecha es también el de amenaza: los discos van hacia la derecha, el marcador de amenaza viene desde la derecha, y quien se encuentra con él se transforma en Alienígena.
        Una ronda tiene nueve fases: 1 tiempo, 2 mantenimiento y vuelo de rescate, 3 movimientos y encuentros, 4 acciones del Alienígena, 5 acciones de los Personajes, 6 Sala de recreo, 7 pruebas, 8 comida, 9 perros, Líder y amenaza.
        Donde las reglas hablan de orden de movimiento, es el orden en que se han movido los Personajes en esta ronda.

rulecard-thing-small-setup = Tripulación reducida: preparación
    .text =
        La base se prepara como para seis jugadores, pero con 3 «Herramientas», 3 «Combustible» y 2 «Alambre» en el mazo de Objetos.
        Se sortean seis de los ocho Personajes: seis para un jugador, tres para cada uno de dos, dos para cada uno de tres.
        Todos están de pie en la Sala de recreo, con sus discos en la casilla amarilla del recorrido, la { $suspicion_yellow }.
        Se barajan ocho cartas de Rol especiales, seis de Humano y dos de Alienígena; cada Personaje recibe una boca abajo, las otras dos se guardan, y nadie mira ninguna.
        Así que puede haber dos Alienígenas ocultos, uno o ninguno: de 28 repartos, 15 tienen dos, 12 tienen uno y 1 no tiene ninguno.
        No se reparten fichas de perro; las 9, 2 de ellas alienígenas, están en la bolsa.
        El marcador de amenaza empieza en la casilla { $suspicion_red }, y no es fuerza del Alienígena.
        { $kennelCard ->
            [removed] La carta de la Perrera está fuera de la partida, los perros empiezan como siempre
           *[normal] La carta de la Perrera y los perros empiezan como siempre
        }, no hay ficha de Líder, y { $first ->
            [chosen] la mesa ha designado al primer Líder
            [settled] al primer Líder lo designa la mesa o el azar
           *[lot] el primer Líder se sortea
        }.

rulecard-thing-small-upkeep = Fases 1 y 2: tiempo y mantenimiento
    .text =
        Ambas fases son las del juego de 4 a 8, con la tabla meteorológica para seis jugadores.
        El Líder tira el dado meteorológico, o elige entre la cara nueva y la guardada en la Estación meteorológica.
        La caldera y el generador queman combustible según el tiempo, cada barril que falte es 1 de daño, y el helicóptero de rescate vuela una vez que se le ha llamado.
        { $boilerCheck ->
            [immediate] La caldera queda destruida para siempre en cuanto tiene { $damage_slots_boiler } de daño
           *[phase2] Una caldera con { $damage_slots_boiler } de daño después de quemar combustible queda destruida para siempre
        }; a partir de la ronda siguiente avanza el marcador de congelación, y si llega a la calavera, perdéis.
        { $generatorCheck ->
            [phase2] Un generador con { $damage_slots_generator } de daño después de quemar combustible deja de dar luz, y empieza la Oscuridad.
           *[immediate] El generador deja de dar luz en cuanto tiene { $damage_slots_generator } de daño, y empieza la Oscuridad.
        }

rulecard-thing-small-moving = Fase 3: el movimiento de la tripulación
    .text =
        Empezando por { $soloFirst ->
            [left] el jugador a la izquierda del Líder
           *[leader] el Líder
        } y en el sentido de las agujas del reloj, cada jugador mueve a todos sus Personajes, de uno en uno y en cualquier orden.
        Un Personaje va a cualquier sala verde abierta{ $destroyedBoiler ->
            [enterable] , también a la de una caldera destruida,
           *[removed] { "" }
        } donde haya menos de tres Personajes, o al Dormitorio.
        Solo un Personaje por ronda puede ir al Dormitorio, y allí está de pie.
        { $soloRec ->
            [yes] Nadie va a la Perrera; los Personajes pueden quedarse en la Sala de recreo, donde no hacen nada.
           *[no] Nadie va a la Perrera ni se queda en la Sala de recreo.
        }

rulecard-thing-small-meeting = Fase 3: encuentros
    .text =
        Cuando todos se han movido, los encuentros se resuelven sala por sala, en el orden que diga el Líder; el Alienígena aún no está.
        { $soloMeet ->
            [phase5] Ahora solo hay encuentros con perros; los Personajes se encuentran al comienzo de la fase 5, los que sigan en sus salas.
           *[phase3] { "" }
        }
        No hay prueba de infección: cada Personaje que está junto a otro{ $soloGreen ->
            [none] , esté o no en la zona verde el disco de este,
           *[exempt] { " " }cuyo disco está fuera de la zona verde
        } mueve su disco 1 casilla a la derecha, una sola vez y no por cada uno de los demás.
        Quien se retira con un arma{ $weaponScope ->
            [any] , ante otros Personajes o ante un perro,
           *[characters] { " " }ante otros Personajes
        } queda al margen: ese Personaje no avanza, y nadie avanza por su causa.
        Dos o más Personajes{ $clarkCatches ->
            [no] , sin contar a Clark,
           *[yes] { "" }
        } atrapan a un perro que esté en su sala.
        Un Personaje a solas con un perro, excepto Clark, saca una ficha de perro a la vista de todos y la devuelve: un perro sano es 1 casilla a la derecha; un perro alienígena transforma al instante al Personaje en Alienígena.
        Todos estos pasos se dan juntos después de la última sala, y solo entonces se comprueba si algún disco se ha encontrado con el marcador de amenaza.

rulecard-thing-small-transformation = Transformarse en Alienígena
    .text =
        Un Personaje se transforma en Alienígena cuando una prueba descubre una carta de Rol de Alienígena, cuando saca un perro alienígena, o cuando su disco y el marcador de amenaza llegan a estar en la misma casilla.
        Sale de la partida: se retiran la figura y el disco, las cartas de Arma y de Objeto van debajo de sus mazos, y las fichas de laboratorio salen de la partida.
        Salvo que se le haya hecho una prueba, su carta de Rol sigue boca abajo, diga lo que diga.
        El primero da al Alienígena 5 de fuerza; cada uno de los posteriores, 1 más; el Alienígena no es de nadie, y lo juega el juego en la fase 4.
        { $soloThreat ->
            [shiftPhase9] Si el marcador entra en una casilla con varios discos, el Líder elige a uno de los Personajes de esos discos; un disco que entra en la casilla del marcador solo alcanza a su propio Personaje, y en la fase 9 el marcador se mueve a la derecha tantas casillas como discos haya en la suya.
           *[shiftNow] Si hay varios discos en la casilla del marcador, el Líder elige a uno de los Personajes de esos discos; después, el marcador se mueve a la derecha tantas casillas como discos queden allí.
        }
        { $soloGreenImmune ->
            [yes] En la zona verde, el marcador de amenaza no alcanza a nadie.
           *[no] La zona verde no protege del marcador de amenaza.
        }
        Si al Líder no le queda ningún Personaje, pasa a ser Líder el siguiente jugador a su izquierda que tenga uno; quien no tiene ninguno sigue aconsejando.

rulecard-thing-small-aliens = Fase 4: actúa el Alienígena
    .text =
        Esta fase solo se juega si el Alienígena tiene fuerza; uno que haya aparecido en la fase 3 actúa de inmediato.
        El valor de ataque es 1 más que el número de Personajes de la sala verde más llena.
        Se sacan una tras otra cartas del mazo de Lugares barajado, y cada sala recibe tanta fuerza como el valor de ataque, o la que quede, hasta que toda la fuerza esté colocada o se acaben las cartas.
        Las salas se resuelven en el orden que diga el Líder.
        Antes de comparar las fuerzas, un Personaje que esté de pie en la sala puede atacar con una carga de «Lanzallamas» o una «Dinamita/Molotov»: ese Personaje se tumba, y el Alienígena pierde 1 de fuerza y huye{ $weaponScope ->
            [any] ; antes de eso los Personajes pueden retirarse con armas, y quien lo hace queda al margen de todo lo que sigue aquí
           *[characters] { "" }
        }.
        Si su fuerza es menor que el número de Personajes que hay allí, el Alienígena huye; si es igual, todos ellos se tumban; si es mayor, asimila a uno, elegido { $soloVictim ->
            [random] por sorteo
           *[leader] por el Líder
        }, y los demás huyen a la Sala de recreo y quedan allí tumbados.
        Sin Personajes en la sala, asimila a un perro, y si tampoco hay perro, sabotea la sala con toda la fuerza que tiene en ella; { $kennelCard ->
            [removed] nunca ataca la Perrera
           *[normal] en la Perrera asimila a un perro, si lo hay
        }.
        Un Personaje o un perro asimilado es 1 más de fuerza; el Personaje sale de la partida como si se hubiera transformado en Alienígena, sin que se vea su carta de Rol.
        Después de eso ya nadie se encuentra con nadie, y al final toda la fuerza y todas las cartas vuelven a su sitio.

rulecard-thing-small-dice = Fase 5: los dados
    .text =
        El Líder tira tres dados de acción, dos cuando la tripulación pasa hambre; un dado tiene dos caras «Usar», dos «Reparar», una «Sabotear» y una «Amenaza».
        Después, el Líder los asigna todos a un Personaje que esté de pie en una sala verde{ $soloDormDice ->
            [no] { "" }
           *[yes] { " " }o en el Dormitorio
        }; en la Oscuridad, el Personaje se nombra antes de la tirada.
        Primero se pueden volver a tirar dados gracias a { $soloNorris ->
            [always] Garry y a Norris y, en la Oscuridad, a una «Linterna»
           *[darkness] Garry y, en la Oscuridad, a Norris o a una «Linterna»
        }, cada dado como máximo una vez por cada uno de ellos.
        Después, el jugador del Personaje puede anular los dados que quiera; tras el primero anulado ya no se vuelve a tirar nada.
        Cada dado anulado mueve el disco de ese Personaje 1 casilla a la derecha, y tras cada paso se comprueba si se ha encontrado con el marcador de amenaza; si es así, el resto de los dados se pierde.
        El Personaje del Dormitorio puede cambiar un dado en cualquier momento antes de que se anule o se use.
        Luego el Líder puede tirar para otro Personaje que esté de pie o detenerse; si no hay ninguno, la fase termina.

rulecard-thing-small-dormitory = Dormitorio, para la tripulación reducida
    .text =
        Solo un Personaje por ronda puede venir aquí, y está de pie.
        Una vez por ronda, en cualquier momento de la fase 5, su jugador puede tumbarlo para girar un dado a cualquier cara, tenga quien tenga los dados.
        El dado no debe haberse anulado ni usado todavía.
        Los perros y el Alienígena nunca vienen aquí; no hay nada que usar, reparar ni dañar.
        { $soloDormDice ->
            [no] Los dados nunca se asignan a este Personaje.
           *[yes] Los dados también se pueden asignar a este Personaje: entonces «Sabotear» no daña nada, y el Personaje se tumba.
        }

rulecard-thing-small-actions = Fase 5: qué hacen los dados
    .text =
        Si queda algún dado «Sabotear» o «Amenaza», hay que llevar a cabo todos los que haya; el Personaje no hace nada más y se tumba.
        Cada «Sabotear» daña la sala del Personaje como lo haría una carta «Sabotear», o no hace nada si no se puede dañar nada.
        Después, cada «Amenaza» mueve el marcador de amenaza 1 casilla a la izquierda, y cada vez se comprueba si se encuentra con un disco; el resto se lleva a cabo aunque el propio Personaje ya no esté.
        Si no queda ninguno, el Personaje puede llevar a cabo una acción que muestre uno de sus dados, «Usar» o «Reparar», o gastar un dado para quemar su sala con una carga de «Lanzallamas» o una «Dinamita/Molotov»; después se tumba, haya actuado o no.
        Con todos los dados anulados, simplemente se tumba.
        La bonificación por cooperación, las habilidades, «Combustible» y «Herramientas» funcionan como con las cartas; «Combustible» y «Herramientas» no requieren ningún dado y se juegan { $bonusItems ->
            [ownActionOnly] solo justo antes o justo después de la acción de su dueño
           *[between] antes y después de los dados de cada Personaje
        }.
        En otros momentos no se puede quemar ninguna sala; { $burnOthers ->
            [standing] quien quema una va a la Sala de recreo y se tumba allí, y los demás que estaban en ella van también, de pie o tumbados como estaban
           *[prone] todos los que estaban en una sala quemada van a la Sala de recreo y se tumban allí
        }.

rulecard-thing-small-rec_room = Fase 6: Sala de recreo
    .text =
        Todos los Personajes vuelven a la Sala de recreo y se ponen de pie.
        Pueden darse entre ellos, como quieran, cartas de Arma{ $soloTradeLab ->
            [yes] , cartas de Objeto y fichas de laboratorio
           *[no] { " " }y de Objeto, pero no fichas de laboratorio
        }, y todos ven qué cambia de manos.
        No se acusa a nadie, no hay votación, y nadie revela nada.

rulecard-thing-small-tests = Fase 7: pruebas
    .text =
        En una ronda se pueden hacer una Prueba A y una Prueba B, si los jugadores quieren.
        La Prueba A requiere una muestra de sangre de quien la hace, y se hace al Personaje cuyo disco está más a la derecha; si hay varios, elige el jugador que lleva a quien la hace.
        La Prueba B requiere «Alambre» y una carga de «Lanzallamas» del mismo Personaje, y se hace a cualquiera.
        La carta de Rol del Personaje sometido a la prueba queda descubierta para siempre.
        Un Alienígena sale de la partida y hace más fuerte al Alienígena; el disco de un Humano { $soloHumanTest ->
            [nothing] se queda donde está
           *[green] va a la zona verde
        }.

rulecard-thing-small-round_end = Fases 8 y 9: comida, perros, Líder, amenaza
    .text =
        Fase 8: todos comen como en el juego de 4 a 8; si no hay suficiente{ $hunger ->
            [pantryEmpty] , o en cuanto la Despensa está vacía
           *[phase7] { "" }
        }, la tripulación pasa hambre durante el resto de la partida, y solo se tiran dos dados para un Personaje.
        Fase 9: los perros se mueven como siempre.
        Después, la hoja de Líder pasa al siguiente jugador a la izquierda que tenga un Personaje; con un solo jugador se queda donde está.
        { $soloThreat ->
            [shiftPhase9] Luego, el marcador de amenaza se mueve a la derecha tantas casillas como discos haya en la suya o, si está solo en ella, 1 casilla a la izquierda; si { $edition ->
                [de] se encuentra con discos
               *[other] se encuentra con discos al ir a la izquierda
            }, uno de los Personajes de esos discos se transforma en Alienígena.
           *[shiftNow] Luego, el marcador de amenaza se mueve 1 casilla a la izquierda y, si se encuentra con discos, uno de los Personajes de esos discos se transforma en Alienígena.
        }
        El recorrido tiene { $suspicion_spaces } casillas, contadas desde el 0, la zona verde, tanto para los discos como para el marcador.
        Un Personaje solo es alcanzado cuando un disco o el marcador entra en una casilla: un disco que no puede pasar de la última casilla, o un marcador que no puede salir del 0, no alcanza a nadie.
        { $soloGreenImmune ->
            [yes] La zona verde es un refugio: allí nadie es alcanzado.
           *[no] Un disco que una prueba manda a la zona verde entra en ella, y la zona verde no es un refugio.
        }

rulecard-thing-small-abilities = Hambre, Perrera y habilidades, para la tripulación reducida
    .text =
        Hambre: se tiran dos dados en lugar de tres.
        { $kennelCard ->
            [removed] Perrera: su carta está fuera de la partida, y el Alienígena nunca ataca esa sala.
           *[normal] Perrera: si el Alienígena saca su carta, se asimila a un perro que esté en ella, si lo hay.
        }
        Norris: { $soloNorris ->
            [always] cada vez que se le asignan dados
           *[darkness] en la Oscuridad
        } puede volver a tirar hasta tres de sus dados, cada uno una vez.
        Garry: cada vez que se le asignan dados puede volver a tirar uno de ellos, antes de que se anule ninguno.
        «Linterna»: en la Oscuridad, su dueño puede volver a tirar hasta tres de sus propios dados, cada uno una vez y de uno en uno; vale el último resultado.
        Todo esto se suma: un dado se puede volver a tirar una vez por cada una de estas razones.
        Bennings, Windows, MacReady, el Dr. Blair y Nauls usan su habilidad con el dado que usan para una acción, y Clark no necesita ningún dado para la suya.

rulecard-thing-small-escape = La fuga de la tripulación reducida
    .text =
        Cuando el helicóptero de rescate ha llegado, el Personaje con la sospecha más baja, o en caso de empate el primero en orden de movimiento, puede iniciar la fuga al comienzo de la fase 5.
        Con el helicóptero de la base o el vehículo de nieve, la inicia un Personaje que tenga «Llaves», con un dado «Usar» en esa sala, una vez que el vehículo está listo.
        Si el Alienígena tiene fuerza, se tiran tantos dados de acción como fuerza tenga: tres o más caras «Sabotear» o «Amenaza» en total bloquean la fuga.
        Sin fuerza no se puede bloquear, y con fuerza 5 se bloquea más o menos una de cada cinco veces.
        Si se bloquea, todos los Personajes vuelven a la Sala de recreo y la ronda continúa con la fase 6; las «Llaves», el combustible y el helicóptero quedan como están, y podéis volver a intentarlo.
        { $soloEscape ->
            [boarding] Si no se bloquea, los Personajes suben a bordo uno a uno, según acuerden los jugadores y diga el Líder, y descubren sus cartas de Rol{ $firstBoarderReveals ->
                [no] , el primero de ellos solo al final
               *[yes] { "" }
            }: un Alienígena a bordo o un Humano en tierra es una derrota; si no, ganáis.
           *[rollOnly] Si no se bloquea, ganáis al instante, digan lo que digan las cartas de Rol.
        }

rulecard-thing-small-end = Fin de la partida, para la tripulación reducida
    .text =
        Ganáis con una fuga que no se bloquea{ $soloEscape ->
            [boarding] , sin ningún Alienígena a bordo y sin ningún Humano en tierra
           *[rollOnly] { "" }
        }.
        Perdéis si el marcador de congelación llega a la calavera{ $soloEscape ->
            [boarding] , si no queda ningún Personaje o si en la fuga hay un Alienígena a bordo o un Humano en tierra
           *[rollOnly] { " " }o si no queda ningún Personaje
        }.
        Los Personajes cuya carta de Rol oculta a un Alienígena no hacen nada por sí mismos, y librarse de todos los Alienígenas no da ninguna victoria.
        Al final se descubren todas las cartas de Rol.
