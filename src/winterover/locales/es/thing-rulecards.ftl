### Rule cards of The Thing: short explanations that every player may open, the same for every role.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the rules as they are in force at a table, by selectors over its options ($boilerCheck and so on), its
### numbers ($damage_slots_boiler and so on), $mode ("small" at tables of 1 to 3, the small crew) and $players, which is 0
### where a card is read without a table. A sentence that falls away is an empty line, which is not shown.

## What the game is about

rulecard-thing-topic-goal = De qué trata el juego
    .text =
        Los Humanos intentan abandonar juntos la base, en el helicóptero de rescate, el helicóptero de la base o el vehículo de nieve, sin ningún Alienígena a bordo y sin dejar atrás a ningún Humano vivo.
        Los Alienígenas intentan impedirlo: subiendo a bordo, haciendo que queden Humanos atrás, dejando que la base se congele o logrando que no quede ningún Humano.
        Un jugador empieza como Alienígena oculto; los encuentros y los perros pueden crear más, y nada convierte a un Alienígena de nuevo en Humano.
        Derrotar a los Alienígenas no basta: los Humanos tienen que escapar.
        Cada bando gana o pierde en conjunto, con la excepción del último Humano.

## Rooms

rulecard-thing-room-armoury = Armería
    .text =
        «Usar»: { $mode ->
            [small] roba las
           *[main] roba en secreto las
        } dos primeras cartas de Arma, quédate con una y pon la otra debajo del mazo; MacReady puede robar tres.
        Si quedan menos cartas, robas las que haya; con el mazo vacío no es posible «Usar».
        { $mode ->
            [small] Un «Lanzallamas» que se conserva recibe 6 cargas; todos ven qué carta se conserva.
           *[main] Un «Lanzallamas» con el que te quedes se deja a la vista con 6 cargas; cualquier otra arma sigue en secreto.
        }
        El sabotaje { $mode ->
            [small] con dado
           *[main] con carta
        } retira de la partida la primera carta de Arma sin que nadie la vea; el de un Alienígena revelado, tantas de las primeras como fuerza tenga aquí.
        Aquí no hay nada que reparar ni bonificación por cooperación.

rulecard-thing-room-kitchen = Cocina
    .text =
        «Usar» mueve 2 raciones de la Despensa a la Cocina, o 1 si solo queda 1; Nauls mueve solo 1, con el mismo beneficio.
        La comida de la Cocina está preparada: cualquier cantidad da de comer a todos en la { $mode ->
            [small] fase 8
           *[main] fase 7
        }, y entonces se gasta toda.
        Se puede «Usar» mientras haya comida en la Despensa, aunque ya haya algo preparado, si bien es un derroche.
        El sabotaje { $mode ->
            [small] con dado
           *[main] con carta
        } descarta 2 raciones de la Despensa; el de un Alienígena revelado, 2 por cada punto de su fuerza aquí; la comida preparada está a salvo de él.
        Aquí no hay nada que reparar ni bonificación por cooperación.

rulecard-thing-room-storeroom = Almacén
    .text =
        «Usar»: { $mode ->
            [small] roba las dos primeras cartas de Objeto, quédate con una a la vista de todos
           *[main] roba en secreto las dos primeras cartas de Objeto, quédate con una
        } y pon la otra debajo del mazo.
        Si quedan menos cartas, robas las que haya; con el mazo vacío no es posible «Usar».
        El sabotaje { $mode ->
            [small] con dado
           *[main] con carta
        } retira de la partida la primera carta de Objeto sin que nadie la vea; el de un Alienígena revelado, tantas de las primeras como fuerza tenga aquí.
        Aquí no hay nada que reparar ni bonificación por cooperación.
        { $fuelStockInStoreroom ->
            [true] La reserva subterránea de combustible forma parte de esta sala y se pierde si la sala arde.
           *[false] La reserva subterránea de combustible va aparte: ningún incendio llega hasta ella.
        }

rulecard-thing-room-laboratory = Laboratorio
    .text =
        { $mode ->
            [small] «Usar»: saca a la vista de todos una ficha de la bolsa del laboratorio y consérvala o descártala de inmediato.
           *[main] «Usar»: saca una ficha de la bolsa del laboratorio, mírala en secreto y consérvala oculta o descártala boca abajo de inmediato.
        }
        Con la bonificación por cooperación sacas otra por cada uno de los demás Personajes que estén aquí de pie, y { $labCoop ->
            [oneEach] cada Personaje que esté aquí de pie recibe una ficha; el Dr. Blair puede sacar una más en total
           *[actor] todas las fichas son tuyas; el Dr. Blair puede sacar una más { $abilityCoop ->
                [perRepetition] cada vez
               *[plusOne] en total
            }
        }.
        El sabotaje { $mode ->
            [small] con dado
           *[main] con carta
        } quita de la bolsa una muestra de sangre y no es posible si no queda ninguna; nadie ve el resto de la bolsa.
        Un Alienígena revelado retira tantas fichas al azar como fuerza tenga aquí, sin que nadie las vea.
        Aquí no hay nada que reparar.

rulecard-thing-room-boiler = Sala de calderas
    .text =
        «Usar» mueve 1 de combustible de la reserva subterránea a la caldera, donde caben { $fuel_slots_boiler }; «Reparar» quita 1 de daño; ambas acciones tienen bonificación por cooperación.
        El sabotaje con carta añade 1 de daño; el de un Alienígena revelado, tanto como fuerza tenga aquí, hasta un total de { $damage_slots_boiler }.
        Cada ronda, la caldera quema combustible según el tiempo{ $players ->
            [0] { "" }
           *[other] { " " }({ $weather_sun_boiler } con sol, { $weather_cloudy_boiler } si está nublado, { $weather_snow_boiler } con nieve, { $weather_storm_boiler } con tormenta)
        }, y cada barril que falte es 1 de daño.
        { $boilerCheck ->
            [immediate] En cuanto tiene { $damage_slots_boiler } de daño, queda destruida para siempre.
           *[phase2] Si tiene { $damage_slots_boiler } de daño después del paso de la caldera de la fase 2, queda destruida para siempre; hasta entonces aún se puede reparar.
        }
        { $destroyedBoiler ->
            [enterable] Una caldera destruida no se puede usar ni reparar, pero aún se puede entrar en su sala y atacarla; la base empieza a congelarse.
           *[removed] Con la caldera destruida no se puede entrar en la sala, usarla, repararla ni atacarla, se retira su carta de Lugar y la base empieza a congelarse.
        }

rulecard-thing-room-generator = Sala del generador
    .text =
        «Usar» mueve 1 de combustible de la reserva subterránea al generador, donde caben { $fuel_slots_generator }; «Reparar» quita 1 de daño; ambas acciones tienen bonificación por cooperación.
        El sabotaje con carta añade 1 de daño; el de un Alienígena revelado, tanto como fuerza tenga aquí, hasta un total de { $damage_slots_generator }.
        Cada ronda, el generador quema combustible según el tiempo{ $players ->
            [0] { "" }
           *[other] { " " }({ $weather_sun_generator } con sol, { $weather_cloudy_generator } si está nublado, { $weather_snow_generator } con nieve, { $weather_storm_generator } con tormenta)
        }, y cada barril que falte es 1 de daño.
        { $generatorCheck ->
            [phase2] Si tiene { $damage_slots_generator } de daño después del paso del generador de la fase 2, se va la luz: empieza la Oscuridad y ya no se quema combustible; hasta entonces aún se puede reparar.
           *[immediate] En cuanto tiene { $damage_slots_generator } de daño, se va la luz: empieza la Oscuridad y ya no se quema combustible.
        }
        En cuanto se quita 1 de daño, por el medio que sea, vuelve la luz, y se quema combustible de nuevo a partir de la siguiente fase 2.
        Sin luz, aún se puede entrar en la sala, ponerle combustible, repararla y quemarla, y sabotearla si queda libre un espacio de daño.

rulecard-thing-room-radio = Sala de radio
    .text =
        «Usar» envía el S.O.S.: una sola vez en toda la partida, y solo mientras la sala no tenga ningún daño.
        El helicóptero de rescate ocupa entonces la primera casilla de su recorrido y vuela a partir de la ronda siguiente.
        La sala empieza con { $players ->
            [0] 1 de daño por jugador
           *[other] { $radio_damage } de daño
        }; «Reparar» quita 1, con bonificación por cooperación.
        El sabotaje con carta añade 1 de daño; el de un Alienígena revelado, tanto como fuerza tenga aquí, hasta un total de { $damage_slots_radio }.
        Un daño nuevo nunca detiene ni retrasa un helicóptero al que ya se ha llamado.

rulecard-thing-room-helicopter = Helicóptero de la base
    .text =
        «Usar» mueve 1 de combustible de la reserva exterior al helicóptero o, una vez listo, permite iniciar la fuga a quien tenga «Llaves».
        Está listo si no tiene ningún daño y todos sus espacios de combustible están llenos; tiene { $fuel_slots_base_helicopter ->
            [one] 1 espacio de combustible
           *[other] { $fuel_slots_base_helicopter } espacios de combustible
        }.
        Empieza con { $players ->
            [0] tanto daño como jugadores menos dos
           *[other] { $helicopter_damage } de daño
        }; «Reparar» quita 1, y tanto «Reparar» como «Usar» tienen bonificación por cooperación.
        El sabotaje con carta añade 1 de daño; el de un Alienígena revelado, tanto como fuerza tenga aquí, hasta un total de { $damage_slots_base_helicopter }.
        Un solo punto de daño impide la fuga, aun con «Llaves» y el depósito lleno.
        Aquí puede haber como máximo tres Personajes, salvo en una fuga.

rulecard-thing-room-shed = Cobertizo
    .text =
        Aquí está el vehículo de nieve: «Usar» le pone 1 de combustible de la reserva exterior o, una vez listo, permite iniciar la fuga a quien tenga «Llaves».
        Está listo si no tiene ningún daño y todos sus espacios de combustible están llenos; tiene { $players ->
            [0] tantos espacios de combustible como jugadores menos dos
           *[other] { $fuel_slots_snowmobile ->
                [one] 1 espacio de combustible
               *[other] { $fuel_slots_snowmobile } espacios de combustible
            }
        }.
        Empieza con 1 de daño{ $damage_slots_shed ->
            [1] , el máximo que puede tener
           *[other] { " " }y puede tener hasta { $damage_slots_shed }
        }.
        «Reparar» quita 1 de daño; el sabotaje con carta añade 1, y el de un Alienígena revelado, tanto como fuerza tenga aquí, mientras queden espacios de daño libres.
        «Usar» y «Reparar» tienen bonificación por cooperación.
        Aquí puede haber como máximo tres Personajes, salvo en una fuga.

rulecard-thing-room-weather = Estación meteorológica
    .text =
        «Usar»: tira el dado meteorológico y déjalo aquí; en la siguiente fase 1, el Líder elige entre esta cara y una nueva tirada.
        Si el dado ya estaba aquí en esta ronda, eliges la cara anterior o la nueva; Bennings tira dos veces y elige libremente entre todas.
        Después mueves 1 de combustible de la reserva subterránea { $weatherFuel ->
            [anySlot] a cualquier sala con un espacio de combustible libre, también a un vehículo; si no hay ninguna
           *[boilerGenerator] a la caldera o al generador, al que quieras de los que tengan un espacio libre; si ninguno lo tiene
        } o la reserva está vacía, esta parte se omite.
        Aquí siempre se puede «Usar», y todos ven lo que eliges.
        El sabotaje { $mode ->
            [small] con dado
           *[main] con carta
        } descarta 1 de combustible de la reserva subterránea; el de un Alienígena revelado, 1 por cada punto de su fuerza aquí.
        Aquí no hay nada que reparar ni bonificación por cooperación.

rulecard-thing-room-kennel = Perrera
    .text =
        Aquí se guardan los perros atrapados; los Personajes no entran nunca.
        { $kennelCard ->
            [removed] Su carta de Lugar está fuera de la partida: los perros atrapados no vuelven nunca y no se puede atacar la Perrera.
           *[normal] Su carta de Lugar está en el mazo mientras haya dentro al menos un perro, y solo entonces.
        }
        { $kennelCard ->
            [removed] { "" }
           *[normal] { $mode ->
                [small] Si el Alienígena la saca en la fase 4, se asimila un perro
               *[main] Mientras esté en el mazo, el Colectivo puede atacar la Perrera: se asimila un perro
            }, lo que da +1 de fuerza, y no hay nada que sabotear.
        }
        { $kennelCard ->
            [removed] { "" }
           *[normal] Si la carta aparece en la { $mode ->
                [small] fase 9
               *[main] fase 8
            }, salen todos los perros.
        }

rulecard-thing-room-dormitory = Dormitorio
    .text =
        Aquí puede haber cualquier número de Personajes, pero ni perros ni Alienígenas revelados; no se puede «Usar», «Reparar» ni «Sabotear».
        Aquí se viene a cambiar { $dormSwap ->
            [any] toda la mano o parte de ella
           *[all] toda la mano
        }, con el Personaje tumbado{ $dormSpecialAction ->
            [no] ; una Acción especial no puede traerte aquí
           *[yes] , o a quedarse de pie con una Acción especial
        }.
        { $destinations ->
            [greenAndBlue] También puedes venir aquí como a una sala verde y entregar una carta.
           *[green] { "" }
        }
        Dos o más Personajes { $dormEncounters ->
            [no] no tienen aquí ningún encuentro, como en la Sala de recreo
           *[yes] tienen aquí un encuentro común, como en cualquier sala
        }.
        Quien ha cambiado cartas no hace nada más hasta la fase 5.

rulecard-thing-room-rec = Sala de recreo
    .text =
        Todos los Personajes empiezan aquí y vuelven, de pie, en la fase 5 para intercambiar, hablar y votar.
        Cabe cualquier número de ellos; los perros y los Alienígenas revelados nunca vienen aquí, y no hay encuentros.
        { $destinations ->
            [greenAndBlue] Cuando te mueves en la fase 4 puedes quedarte aquí, de pie, y entregar una carta.
           *[green] Cuando te mueves en la fase 4 no puedes quedarte aquí.
        }
        { $burnOthers ->
            [standing] Los Personajes expulsados por un Alienígena revelado quedan aquí tumbados hasta la fase 5, y también quien ha quemado una sala; los demás que estaban en una sala quemada siguen de pie o tumbados, como estaban.
           *[prone] Los Personajes expulsados por un Alienígena revelado o por un incendio quedan aquí tumbados hasta la fase 5.
        }

## Weapons

rulecard-thing-weapon-flamethrower = Lanzallamas
    .text =
        { $mode ->
            [small] Viene con 6 cargas; si pasa a otro Personaje, conserva las que le queden.
           *[main] Está a la vista delante de ti desde que te quedas con él, con 6 cargas; si se intercambia, conserva las que le queden.
        }
        { $mode ->
            [small] Una carga paga una de estas cuatro cosas: atacar a un Alienígena revelado, retirarte de un encuentro { $weaponScope ->
                [any] (también con un perro o un Alienígena revelado)
               *[characters] con otros Personajes
            }, quemar tu sala con uno de tus dados en la fase 5 o, junto con «Alambre», hacer la Prueba B.
           *[main] Una carga paga una de estas cuatro cosas: atacar a un Alienígena revelado, retirarte de un encuentro { $weaponScope ->
                [any] (también con un perro o un Alienígena revelado)
               *[characters] con otros Personajes
            }, quemar tu sala { $burnTiming ->
                [anytimeInActions] antes de cualquier carta de las acciones
               *[beforeActions] al comienzo de las acciones
            } o, junto con «Alambre», hacer la Prueba B.
        }
        { $mode ->
            [small] Quien ataca se tumba en la sala, y quien la quema va a la Sala de recreo y se tumba allí.
           *[main] Atacar y quemar cuestan además una carta de la Pila activa, al azar y sin verla; quien ataca se tumba en la sala, y quien quema va a la Sala de recreo y se tumba allí.
        }
        Retirarte no cuesta más que la carga, y sigues como estabas.
        { $flameWithdrawProne ->
            [yes] Solo un Personaje que está de pie puede atacar o quemar con él; retirarse puede también uno que está tumbado.
           *[no] Solo un Personaje que está de pie puede atacar, retirarse o quemar con él.
        }
        { $emptyFlamethrower ->
            [stays] Sin cargas se queda con su dueño, inservible.
           *[removed] Con su última carga sale de la partida.
        }

rulecard-thing-weapon-dynamite = Dinamita/Molotov
    .text =
        La dinamita y el cóctel molotov son la misma carta: se usa una vez y sale de la partida.
        { $mode ->
            [small] Ataca a un Alienígena revelado que esté en tu sala, o quema tu sala con uno de tus dados en la fase 5.
           *[main] Ataca a un Alienígena revelado que esté en tu sala, o quema tu sala { $burnTiming ->
                [anytimeInActions] antes de cualquier carta de las acciones
               *[beforeActions] al comienzo de las acciones
            }.
        }
        { $mode ->
            [small] { "" }
           *[main] Ambas cosas cuestan además una carta de la Pila activa, al azar y sin verla, así que con la pila vacía no puedes hacerlas.
        }
        Tras un ataque te tumbas donde estás; tras un incendio, { $burnOthers ->
            [standing] te tumbas en la Sala de recreo, y los demás que estaban en la sala quemada van allí, de pie o tumbados como estaban
           *[prone] todos los que estaban en la sala quedan tumbados en la Sala de recreo
        }.
        Solo puede usarla un Personaje que está de pie, y nunca sirve para retirarse de un encuentro.

rulecard-thing-weapon-firearm = Arma de fuego
    .text =
        Muéstrala para retirarte de un encuentro con { $weaponScope ->
            [any] otros Personajes, un perro o un Alienígena revelado
           *[characters] otros Personajes
        }, tantas veces como quieras, tanto si tu Personaje está de pie como si está tumbado.
        { $mode ->
            [small] Entonces tu disco se queda donde está, y nadie avanza por tu causa.
           *[main] Entonces no colocas fichas, no miras ninguna y no ganas sospecha.
        }
        { $mode ->
            [small] La conservas tras usarla.
           *[main] La conservas, y tras el primer uso queda a la vista.
        }
        { $weaponScope ->
            [any] { "" }
           *[characters] No sirve contra un perro ni contra un Alienígena revelado.
        }

rulecard-thing-weapon-melee = Arma cuerpo a cuerpo
    .text =
        Muéstrala para retirarte una vez de un encuentro con { $weaponScope ->
            [any] otros Personajes, un perro o un Alienígena revelado
           *[characters] otros Personajes
        }, tanto si tu Personaje está de pie como si está tumbado; después sale de la partida.
        { $mode ->
            [small] Entonces tu disco se queda donde está, y nadie avanza por tu causa.
           *[main] Entonces no colocas fichas, no miras ninguna y no ganas sospecha.
        }
        { $weaponScope ->
            [any] { "" }
           *[characters] No sirve contra un perro ni contra un Alienígena revelado.
        }

## Items

rulecard-thing-item-fuel = Combustible
    .text =
        Un solo uso: pon 1 barril en la sala donde tu Personaje está de pie, si tiene libre un espacio de combustible.
        Sale de { $fuelCard ->
            [underground] la reserva subterránea, sea cual sea la sala
           *[matching] la reserva que abastece la sala: la subterránea para la caldera y el generador, la exterior para el helicóptero y el cobertizo
        }.
        Jugarla es gratis: no requiere { $mode ->
            [small] ningún dado
           *[main] carta de Acción
        }, y no te tumbas por ello.
        { $mode ->
            [small] { $bonusItems ->
                [ownActionOnly] Puedes jugarla en la fase 5 justo antes o justo después de tu propia acción, mientras estés de pie.
               *[between] Puedes jugarla en la fase 5 antes y después de los dados de cada Personaje, mientras estés de pie.
            }
           *[main] { $bonusItems ->
                [ownActionOnly] Puedes jugarla en el paso 4.7 justo antes o justo después de tu propia acción, mientras estés de pie.
               *[between] Puedes jugarla en el paso 4.7 entre dos cartas, antes de la primera y después de la última, mientras estés de pie.
            }
        }

rulecard-thing-item-tools = Herramientas
    .text =
        Un solo uso: quita 1 de daño de la sala donde tu Personaje está de pie.
        Jugarla es gratis: no requiere { $mode ->
            [small] ningún dado
           *[main] carta de Acción
        }, y no te tumbas por ello.
        { $mode ->
            [small] { $bonusItems ->
                [ownActionOnly] Puedes jugarla en la fase 5 justo antes o justo después de tu propia acción, mientras estés de pie.
               *[between] Puedes jugarla en la fase 5 antes y después de los dados de cada Personaje, mientras estés de pie.
            }
           *[main] { $bonusItems ->
                [ownActionOnly] Puedes jugarla en el paso 4.7 justo antes o justo después de tu propia acción, mientras estés de pie.
               *[between] Puedes jugarla en el paso 4.7 entre dos cartas, antes de la primera y después de la última, mientras estés de pie.
            }
        }
        También pone fin a un apagón, { $boilerCheck ->
            [immediate] pero no puede salvar una caldera que ya ha llegado a { $damage_slots_boiler } de daño
           *[phase2] y puede salvar una caldera con { $damage_slots_boiler } de daño antes de la comprobación de la fase 2
        }.

rulecard-thing-item-keys = Llaves
    .text =
        Sirven para el helicóptero de la base y para el vehículo de nieve.
        { $mode ->
            [small] Con un dado «Usar» en un vehículo que está listo, su dueño puede iniciar la fuga.
           *[main] Si se te asigna «Usar» en un vehículo que está listo, puedes mostrarlas para iniciar la fuga como primer pasajero.
        }
        Las «Llaves» de otros Personajes de la sala no valen: debe tenerlas { $mode ->
            [small] quien usa el dado
           *[main] aquel a quien se asigna «Usar»
        }.

rulecard-thing-item-wire = Alambre
    .text =
        Quien tiene tanto «Alambre» como un «Lanzallamas» puede hacer la Prueba B en la { $mode ->
            [small] fase 7
           *[main] fase 6
        }, por 1 carga, a cualquier Personaje.
        { $wireFlashlight ->
            [singleUse] Después de usarse, el «Alambre» sale de la partida.
           *[kept] El «Alambre» { $mode ->
                [small] se conserva tras su uso
               *[main] se conserva y queda a la vista tras su primer uso
            }.
        }
        { $mode ->
            [small] En una ronda se hace como máximo una Prueba B.
           *[main] El grupo entero hace como máximo una Prueba B por ronda.
        }
        { $players ->
            [0] { "" }
           *[other] { $items_wire ->
                [one] En el mazo de Objetos hay 1 carta «Alambre».
               *[other] En el mazo de Objetos hay { $items_wire } cartas «Alambre».
            }
        }

rulecard-thing-item-flashlight = Linterna
    .text =
        { $mode ->
            [small] En la Oscuridad, su dueño puede volver a tirar hasta tres de sus propios dados, cada uno una vez y de uno en uno; vale el último resultado.
           *[main] En la Oscuridad sigues eligiendo tú qué carta entregas.
        }
        { $mode ->
            [small] Una segunda «Linterna» del mismo Personaje no sirve más que una sola.
           *[main] En una Acción especial puedes robar dos cartas, entregar una y descartar la otra boca abajo.
        }
        { $wireFlashlight ->
            [singleUse] Después de usarse, sale de la partida.
           *[kept] { $mode ->
                [small] Se conserva tras su uso
               *[main] Se conserva y queda a la vista tras su primer uso
            }.
        }
        { $mode ->
            [small] Las habilidades de Garry y de Norris se suman a ella.
           *[main] { $norrisSpecial ->
                [no] En la Oscuridad, Norris cuenta como si tuviera una, pero no para una Acción especial.
               *[yes] Norris cuenta siempre como si tuviera una.
            }
        }

## Characters

rulecard-thing-character-bennings = Bennings
    .text =
        { $mode ->
            [small] Con un dado «Usar»
           *[main] Si se le asigna «Usar»
        } en la Estación meteorológica, Bennings tira dos veces el dado meteorológico y deja cualquiera de los dos resultados.
        Si en esta ronda ya había allí una cara guardada, puede conservarla en su lugar.
        { $mode ->
            [small] La habilidad vale mientras el Personaje siga en la partida.
           *[main] La habilidad es pública, funciona igual para un Alienígena oculto y termina cuando el jugador es revelado o eliminado.
        }

rulecard-thing-character-clark = Clark
    .text =
        A solas con un perro en una sala, Clark no tiene encuentro: { $mode ->
            [small] no saca ninguna ficha de perro, y su disco se queda donde está
           *[main] ni prueba ni sospecha
        }.
        { $clarkCatches ->
            [no] Tampoco en compañía se fijan en él los perros: no cuenta para atrapar a uno, y quien está a solas con él se enfrenta al perro.
           *[yes] Con otro Personaje en la sala cuenta como cualquiera, y juntos atrapan al perro.
        }
        { $mode ->
            [small] La habilidad vale mientras el Personaje siga en la partida.
           *[main] La habilidad es pública, funciona igual para un Alienígena oculto y termina cuando el jugador es revelado o eliminado.
        }

rulecard-thing-character-windows = Windows
    .text =
        { $mode ->
            [small] Con un dado «Reparar»
           *[main] Si se le asigna «Reparar»
        }, en cualquier sala, Windows puede quitar 2 de daño en lugar de 1.
        Con la bonificación por cooperación quita { $abilityCoop ->
            [perRepetition] 2 cada vez: con tres Personajes de pie, hasta 6
           *[plusOne] 1 más en total: con tres Personajes de pie, hasta 4
        }.
        { $mode ->
            [small] La habilidad vale mientras el Personaje siga en la partida.
           *[main] La habilidad es pública, funciona igual para un Alienígena oculto y termina cuando el jugador es revelado o eliminado.
        }

rulecard-thing-character-macready = MacReady
    .text =
        { $mode ->
            [small] Con un dado «Usar»
           *[main] Si se le asigna «Usar»
        } en la Armería, MacReady puede robar tres cartas de Arma en lugar de dos.
        Se queda con una y pone las demás debajo del mazo, en orden aleatorio.
        { $mode ->
            [small] La habilidad vale mientras el Personaje siga en la partida.
           *[main] La habilidad es pública, funciona igual para un Alienígena oculto y termina cuando el jugador es revelado o eliminado.
        }

rulecard-thing-character-garry = Garry
    .text =
        { $mode ->
            [small] Cada vez que se le asignan dados, Garry puede volver a tirar uno de ellos, antes de que se anule ninguno.
           *[main] Justo después de robar cartas de Acción en el paso 4.1, Garry puede descartar una carta y luego robar otra.
        }
        { $mode ->
            [small] Es voluntario, y una «Linterna» se suma a ello.
           *[main] Es voluntario; los demás ven que lo ha hecho, pero no ven ninguna de las dos cartas.
        }
        { $mode ->
            [small] La habilidad vale mientras el Personaje siga en la partida.
           *[main] La habilidad es pública, funciona igual para un Alienígena oculto y termina cuando el jugador es revelado o eliminado.
        }

rulecard-thing-character-norris = Norris
    .text =
        { $mode ->
            [small] { $soloNorris ->
                [always] Cada vez que se le asignan dados, Norris puede volver a tirar hasta tres de ellos, cada uno una vez.
               *[darkness] En la Oscuridad, Norris puede volver a tirar hasta tres de sus dados, cada uno una vez.
            }
           *[main] { $norrisSpecial ->
                [no] La Oscuridad no afecta a Norris: entrega una carta a su elección, como si tuviera una «Linterna».
               *[yes] Norris cuenta siempre como si tuviera una «Linterna»: la Oscuridad no le afecta.
            }
        }
        { $mode ->
            [small] Una «Linterna» se suma a ello: en la Oscuridad, su dueño puede volver a tirar cada dado una vez más.
           *[main] { $norrisSpecial ->
                [no] En una Acción especial roba una sola carta, como todos.
               *[yes] En una Acción especial puede robar dos cartas, entregar una y descartar la otra boca abajo.
            }
        }
        { $mode ->
            [small] La habilidad vale mientras el Personaje siga en la partida.
           *[main] La habilidad es pública, funciona igual para un Alienígena oculto y termina cuando el jugador es revelado o eliminado.
        }

rulecard-thing-character-blair = Blair
    .text =
        { $mode ->
            [small] Con un dado «Usar»
           *[main] Si se le asigna «Usar»
        } en el Laboratorio, el Dr. Blair puede sacar una ficha adicional.
        Con la bonificación por cooperación { $labCoop ->
            [oneEach] sigue siendo una más en total, que es para el Dr. Blair
           *[actor] { $abilityCoop ->
                [perRepetition] son dos fichas cada vez
               *[plusOne] sigue siendo una más en total
            }
        }.
        { $mode ->
            [small] La habilidad vale mientras el Personaje siga en la partida.
           *[main] La habilidad es pública, funciona igual para un Alienígena oculto y termina cuando el jugador es revelado o eliminado.
        }

rulecard-thing-character-nauls = Nauls
    .text =
        { $mode ->
            [small] Con un dado «Usar»
           *[main] Si se le asigna «Usar»
        } en la Cocina, Nauls mueve solo 1 ración en lugar de 2, y aun así comen todos.
        { $mode ->
            [small] La habilidad vale mientras el Personaje siga en la partida.
           *[main] La habilidad es pública, funciona igual para un Alienígena oculto y termina cuando el jugador es revelado o eliminado.
        }

## Phases

rulecard-thing-phase-weather = Fase 1: tiempo
    .text =
        El Líder tira el dado meteorológico, cuyas caras son sol ({ $die_sun }), nublado ({ $die_cloudy }), nieve ({ $die_snow }) y tormenta ({ $die_storm }).
        Si estaba en la Estación meteorológica, se recuerda la cara que mostraba allí, y el Líder elige esa cara o la nueva; todos lo ven.
        Luego el dado pasa a la tabla meteorológica, y la Estación meteorológica vuelve a quedar vacía.
        El tiempo decide cuánto combustible queman la caldera y el generador, a qué ritmo se congela una base sin caldera y cuánto avanza el helicóptero de rescate.

rulecard-thing-phase-upkeep = Fase 2: mantenimiento y vuelo de rescate
    .text =
        La fila de la tabla que corresponde al tiempo se aplica en este orden: caldera, generador, helicóptero de rescate.
        Una caldera que funciona y un generador que da luz queman combustible; cada barril que falte es 1 de daño, mientras queden espacios libres.
        { $boilerCheck ->
            [immediate] La caldera queda destruida para siempre en cuanto tiene { $damage_slots_boiler } de daño
           *[phase2] Una caldera con { $damage_slots_boiler } de daño queda entonces destruida para siempre
        }; { $generatorCheck ->
            [phase2] un generador con { $damage_slots_generator } de daño deja entonces de dar luz
           *[immediate] un generador deja de dar luz en cuanto tiene { $damage_slots_generator } de daño
        }.
        Si la caldera ya estaba destruida, avanza el marcador de congelación; si llega a la calavera, { $mode ->
            [small] perdéis al instante
           *[main] los Alienígenas ganan al instante
        }.
        Si se envió el S.O.S., el marcador de combustible del helicóptero de rescate avanza 1 casilla y luego vuela el helicóptero; si el marcador ya está en su última casilla, el helicóptero se marcha para siempre.

rulecard-thing-phase-planning = Fase 3: planes de los Alienígenas
    .text =
        Esta fase solo se juega si el Colectivo tiene fuerza y algún miembro revelado en una ronda anterior.
        Coloca boca abajo { $alienPass ->
            [yes] cualquier número de cartas del mazo de Lugares, o ninguna
           *[no] una o más cartas del mazo de Lugares
        }, con al menos 1 de fuerza en cada una, y puede guardarse fuerza.
        Solo se pueden elegir cartas que estén en el mazo: ni salas quemadas, { $destroyedBoiler ->
            [enterable] { "" }
           *[removed] ni una caldera destruida,{ " " }
        }ni la Sala de recreo, ni el Dormitorio; y { $kennelCard ->
            [removed] nunca la Perrera
           *[normal] la Perrera, solo mientras su carta esté en él
        }.
        Todos ven cuántas cartas hay{ $planVisibility ->
            [nothing] , pero no la fuerza que tienen
           *[strengths] { " " }y la fuerza que tiene cada una
        }; las salas son secretas hasta el paso 4.3.
        Después ya no se puede redistribuir nada.

rulecard-thing-phase-actions = Fase 4: movimientos, encuentros y acciones
    .text =
        4.1: los Personajes roban cartas de Acción, y una carta que nadie ve inicia la Pila activa.
        4.2: en orden de movimiento, cada uno se mueve y entrega una carta, { $rescueBoarding ->
            [afterEncounters] cambia cartas o hace una Acción especial
           *[insteadOfMove] cambia cartas, hace una Acción especial o sube al helicóptero de rescate
        }.
        4.3 y 4.4: se muestran las salas que ataca el Colectivo y luego se resuelven todos los encuentros.
        4.5: la fuerza vuelve a la reserva del Colectivo, y las cartas planeadas, al mazo de Lugares.
        { $rescueBoarding ->
            [afterEncounters] 4.6: si el helicóptero de rescate ha llegado, el Personaje menos sospechoso puede subir a bordo; entonces se juega la fuga, que pone fin a la partida.
           *[insteadOfMove] 4.6: si alguien ha subido a bordo, se juega la fuga, que pone fin a la partida.
        }
        { $burnTiming ->
            [anytimeInActions] 4.7: el Líder revela una a una cartas de la Pila activa barajada y asigna cada una a un Personaje que esté de pie; antes de cada carta se pueden quemar salas.
           *[beforeActions] 4.7: se pueden quemar salas; luego el Líder revela una a una cartas de la Pila activa barajada y asigna cada una a un Personaje que esté de pie.
        }

rulecard-thing-phase-rec_room = Fase 5: Sala de recreo
    .text =
        Todos los Personajes vuelven a la Sala de recreo y se ponen de pie.
        Pueden intercambiar { $tradeLab ->
            [no] cartas de Arma y de Objeto, pero no fichas de laboratorio,
           *[yes] cartas de Arma, cartas de Objeto y fichas de laboratorio,
        } y debatir y acusar como quieran dentro de las reglas de la conversación.
        Después todos votan a la vez de quién sospechan.
        Un Alienígena oculto puede revelarse por voluntad propia { $revealWindow ->
            [afterVote] una vez en esta fase, justo después de la votación, y solo entonces
           *[wholePhase] en cualquier momento de esta fase, y solo entonces
        }.

rulecard-thing-phase-tests = Fase 6: pruebas
    .text =
        El grupo puede hacer como máximo una Prueba A, con una muestra de sangre, y una Prueba B, con «Alambre» y «Lanzallamas».
        Hacer pruebas es voluntario, y se pregunta por igual a todos los que podrían tener los medios, para que nadie sepa quién habría podido hacer una.
        Quien se somete a una prueba muestra a todos su carta de Rol: un Alienígena queda revelado; un Humano pasa a la zona verde.
        Si nadie puede o quiere hacer una prueba, se pasa directamente a la fase 7.

rulecard-thing-phase-food = Fase 7: comida
    .text =
        Si hay comida preparada en la Cocina, se descarta toda y todos han comido.
        Si no, se descartan 4 raciones de la Despensa y todos han comido.
        Si en la Despensa hay menos de 4, se descartan todas y todos pasan hambre durante el resto de la partida{ $hunger ->
            [pantryEmpty] ; lo mismo ocurre en cuanto la Despensa queda vacía por cualquier motivo
           *[phase7] { "" }
        }.

rulecard-thing-phase-dogs = Fase 8: perros y Líder
    .text =
        Todos los perros que no están en la Perrera se retiran del tablero; por cada uno se descubre una carta de Lugar y el perro va a esa sala, así que nunca hay dos en la misma.
        En la primera ronda, los cuatro perros entran en juego aquí.
        { $kennelCard ->
            [removed] Los perros atrapados se quedan para siempre en la Perrera: su carta está fuera de la partida.
           *[normal] Si aparece la carta de la Perrera, salen también todos los perros atrapados y reciben salas, y la carta vuelve a la Perrera.
        }
        Después, quien tiene la ficha de Líder pasa a ser Líder; si no la tiene nadie, el Líder sigue siendo el mismo.
        El Líder descubre una carta más y pone la ficha de Líder en esa sala; luego las cartas descubiertas vuelven al mazo.
        Si se acaban las cartas, los perros que se queden sin una esperan fuera del tablero, y una ficha de Líder sin carta también se queda fuera, de modo que nadie puede tomarla.
        Los perros no hacen nada por su cuenta: esperan a los encuentros de la ronda siguiente.

## Topics: the whole game

rulecard-thing-topic-roles = Roles
    .text =
        Al principio se reparte en secreto una ficha de perro a cada jugador: quien recibe el perro alienígena es un Alienígena oculto; todos los demás son Humanos.
        Tu carta de Rol está boca abajo; solo cambia cuando te infectas, de Humano a Alienígena, y nunca al revés.
        Quien no ha sido revelado ni eliminado es un Personaje, sea cual sea su verdadero rol.
        Los Alienígenas ocultos pueden tener y usar todo lo que pueden los Humanos, también las pruebas, y pueden ser asimilados como cualquiera.

rulecard-thing-topic-round = La ronda
    .text =
        Cada ronda tiene ocho fases: tiempo; mantenimiento y vuelo de rescate; planes de los Alienígenas; movimientos, encuentros y acciones; Sala de recreo; pruebas; comida; perros y Líder.
        Los planes de los Alienígenas solo tienen lugar si hay un Alienígena revelado; las pruebas, solo si alguien puede y quiere hacer una.
        Solo participan los Personajes, salvo que una regla mencione al Colectivo.
        El Líder dirige la ronda.

rulecard-thing-topic-leader = Líder y ficha de Líder
    .text =
        El Líder tira el dado meteorológico, ordena los encuentros, asigna las cartas de la Pila activa y se mueve en último lugar; { $first ->
            [chosen] la mesa ha designado al primer Líder
            [settled] al primer Líder lo designa la mesa o el azar
           *[lot] el primer Líder se elige al azar
        }.
        Quien entra en la sala donde está la ficha de Líder la toma de inmediato y la conserva a la vista; en la fase 8, quien la tiene pasa a ser Líder.
        Si no la tiene nadie, el Líder sigue siendo el mismo; quien la tenga y sea revelado o eliminado antes de eso ya no cuenta, y la ficha tampoco es de nadie si su sala sale de la partida.
        Después, el nuevo Líder descubre una carta de Lugar y pone allí la ficha.
        Si el Líder es revelado o asimilado, ocupa su lugar de inmediato el siguiente Personaje a su izquierda.
        Todos pueden aconsejar, pero es el Líder quien tiene la última palabra sobre a quién se asigna una carta{ $burnPermission ->
            [leader] , si una sala puede arder
           *[no] { "" }
        } y si se continúa.

rulecard-thing-topic-suspicion = Sospecha
    .text =
        Tu disco empieza en la casilla amarilla, la { $suspicion_yellow }, y avanza 1 cada vez que miras una ficha en un encuentro, haces una prueba del perro o recibes un voto.
        Nunca pasa de la casilla máxima, que { $players ->
            [0] es el número de jugadores al comienzo de la partida
           *[other] aquí es la { $suspicion_red }
        }; el recorrido entero tiene { $suspicion_spaces } casillas.
        Una prueba que muestra que eres Humano lo lleva a la zona verde, el 0; eso no dice nada de lo que pase después.
        Mientras esté en la casilla máxima, debes mostrar a todos cada carta que entregas antes de que se una a la Pila activa, incluso en una Acción especial o en la Oscuridad.
        En la zona verde no colocas fichas y no se puede votar contra ti.
        Enfrentarse a un Alienígena revelado nunca cambia la sospecha.

rulecard-thing-topic-victory = Quién gana
    .text =
        Los Humanos ganan al instante si un vehículo parte sin ningún Alienígena a bordo y sin dejar atrás a ningún Humano vivo.
        Los Alienígenas ganan al instante si hay un Alienígena a bordo de un vehículo que escapa, si el marcador de congelación llega a la calavera o si no queda ningún Humano vivo{ $endAllInfected ->
            [atNextReveal] , lo que no se advierte hasta que se muestra un rol, se congela la base o no queda ningún Personaje
           *[immediate] { "" }
        }.
        También ganan si un vehículo parte y deja atrás al menos a un Humano vivo.
        Librarse de todos los Alienígenas no da la victoria: los Humanos aún tienen que escapar, y los perros pueden crear nuevos Alienígenas.
        Los jugadores asimilados comparten la suerte del bando al que pertenecían en ese momento; nunca cuentan como dejados atrás.
        Esto se comprueba después de cada sala con encuentro, cada prueba, cada paso de congelación y cada embarque, y al final se muestran todos los roles.

rulecard-thing-topic-last_human = El último Humano
    .text =
        Cuando no queda ningún Humano vivo, ganan los Alienígenas { $endAllInfected ->
            [atNextReveal] en cuanto se muestra algún rol, se congela la base o no queda ningún Personaje
           *[immediate] al instante
        }, pero el jugador que era el último Humano pierde con los Humanos.
        No importa si ese jugador fue infectado o asimilado; todos los demás Alienígenas ganan.
        Si varios últimos Humanos caen en el mismo momento, pierden todos ellos.
        Para ello se lleva un registro secreto de quién fue infectado, cuándo y por quién; se muestra cuando termina la partida.

rulecard-thing-topic-elimination = Jugadores eliminados
    .text =
        Solo un Alienígena revelado elimina, al asimilar a un Personaje; la figura y el disco salen del tablero y el rol no se muestra, ni siquiera al Colectivo.
        Las cartas de Arma, de Objeto y de Acción van debajo de sus mazos, las fichas de laboratorio salen de la partida sin que nadie las vea y las cargas vuelven a la reserva general.
        Si el Líder es asimilado, el siguiente Personaje a su izquierda pasa a ser Líder de inmediato; si el asimilado tenía la ficha de Líder, esta cuenta como si no la tuviera nadie.
        Un jugador eliminado no decide nada más, no cuenta nada oculto hasta el final y gana o pierde con el bando al que pertenecía en ese momento.

## Topics: the base

rulecard-thing-topic-rooms = Salas
    .text =
        En una sala verde caben como máximo tres Personajes, un perro y cualquier fuerza del Alienígena, y es aquí donde se hacen las acciones.
        { $mode ->
            [small] En la Sala de recreo cabe cualquier número de Personajes y en el Dormitorio uno por ronda, y ni los perros ni el Alienígena entran allí
           *[main] En la Sala de recreo y el Dormitorio cabe cualquier número de Personajes, pero ni perros ni Alienígenas revelados
        }; la Perrera es para los perros{ $kennelCard ->
            [removed] , no puede ser atacada y
           *[normal] { " " }y puede ser atacada, pero
        } ningún Personaje entra en ella.
        { $mode ->
            [small] Puedes ir directamente al Dormitorio o a cualquier sala verde que no esté quemada{ $destroyedBoiler ->
                [enterable] { "" }
               *[removed] , no sea la de una caldera destruida
            } y no esté llena; la distancia no importa.
           *[main] Puedes ir directamente a { $destinations ->
                [greenAndBlue] la Sala de recreo, al Dormitorio o a cualquier sala verde
               *[green] cualquier sala verde
            } que no esté quemada{ $destroyedBoiler ->
                [enterable] { "" }
               *[removed] , no sea la de una caldera destruida
            } y no esté llena; la distancia no importa.
        }
        Una sala que sale de la partida pierde también su carta de Lugar.
        Un perro que estuviera en ella espera { $burnDog ->
            [stays] allí, fuera del alcance de todos, si la sala se ha quemado, y si no, fuera del tablero,
           *[offBoard] fuera del tablero
        } { $mode ->
            [small] hasta la fase 9
           *[main] hasta la fase 8, y una ficha de Líder que estuviera allí cuenta como si no la tuviera nadie
        }.

rulecard-thing-topic-stocks = Combustible, comida y daño
    .text =
        El combustible subterráneo abastece la caldera y el generador; el exterior, el helicóptero de la base y el Cobertizo; y la Despensa abastece la Cocina.
        { $weatherFuel ->
            [anySlot] Con «Usar» en la Estación meteorológica, el combustible subterráneo puede llegar también a los vehículos.
           *[boilerGenerator] { "" }
        }
        { $fuelCard ->
            [underground] Una carta «Combustible» toma siempre combustible subterráneo, también para un vehículo.
           *[matching] { "" }
        }
        El combustible, la comida y las cargas que se gastan o se descartan no vuelven, salvo que una regla lo diga.
        El daño que no cabe en los espacios de daño libres de una sala se pierde, y el combustible que no cabe en sus espacios no se puede colocar.
        Si una reserva no tiene suficiente, se toma lo que haya; si está vacía, el efecto no es posible.
        { $fuelStockInStoreroom ->
            [true] Las reservas se conservan aunque ardan las salas que abastecen, pero la reserva subterránea se pierde con el Almacén.
           *[false] Las reservas se conservan aunque ardan las salas que abastecen.
        }

rulecard-thing-topic-weather_chart = Tabla meteorológica
    .text =
        Para cada tiempo, la tabla da cuatro números: combustible para la caldera, combustible para el generador, pasos del marcador de congelación una vez destruida la caldera y pasos del helicóptero de rescate.
        { $mode ->
            [small] La tripulación reducida juega con la tabla para seis jugadores.
           *[main] Hay una tabla para 4 y 5 jugadores, otra para 6 y otra para 7 y 8; durante toda la partida cuenta el número de jugadores inicial.
        }
        { $players ->
            [0] { "" }
           *[other] Sol: caldera { $weather_sun_boiler }, generador { $weather_sun_generator }, congelación { $freezing_advance_sun }, helicóptero { $helicopter_advance_sun }; nublado: caldera { $weather_cloudy_boiler }, generador { $weather_cloudy_generator }, congelación { $freezing_advance_cloudy }, helicóptero { $helicopter_advance_cloudy }.
        }
        { $players ->
            [0] { "" }
           *[other] Nieve: caldera { $weather_snow_boiler }, generador { $weather_snow_generator }, congelación { $freezing_advance_snow }, helicóptero { $helicopter_advance_snow }; tormenta: caldera { $weather_storm_boiler }, generador { $weather_storm_generator }, congelación { $freezing_advance_storm }, helicóptero { $helicopter_advance_storm }.
        }
        La mayoría de sus cifras están impresas en el tablero y en ningún reglamento, así que proceden de la hoja del tablero de la mesa, que dice hasta qué punto es segura cada una.

rulecard-thing-topic-frost = Congelación
    .text =
        { $boilerCheck ->
            [immediate] En cuanto la caldera tiene { $damage_slots_boiler } de daño, queda destruida para siempre, y sobre ella se pone la hoja de congelación.
           *[phase2] Una caldera con { $damage_slots_boiler } de daño después del paso de la caldera de la fase 2 queda destruida para siempre, y sobre ella se pone la hoja de congelación.
        }
        El marcador de congelación empieza en la primera de { $freezing_spaces } casillas y no se mueve en la fase en que se rompe la caldera.
        En cada fase 2 posterior avanza { $freezing_advance_sun } con sol, { $freezing_advance_cloudy } si está nublado, { $freezing_advance_snow } con nieve y { $freezing_advance_storm } con tormenta; ya no se gasta combustible para la caldera.
        Si llega a la calavera, la última casilla, { $mode ->
            [small] perdéis al instante
           *[main] los Alienígenas ganan al instante
        }.
        Quemar una sala devuelve el marcador a la primera casilla.

rulecard-thing-topic-darkness = Oscuridad
    .text =
        El generador deja de dar luz { $generatorCheck ->
            [phase2] si tiene { $damage_slots_generator } de daño después del paso del generador de la fase 2
           *[immediate] en cuanto tiene { $damage_slots_generator } de daño
        }; la Oscuridad dura entonces hasta que se quita 1 de daño, y se nota { $mode ->
            [small] al tirar los dados en la fase 5
           *[main] al entregar cartas en el paso 4.2
        }.
        { $mode ->
            [small] El Líder nombra entonces al Personaje antes de tirar los dados.
           *[main] Quien se mueve y entrega una carta no puede elegirla: una carta de la mano, al azar, va a la Pila activa sin que la vea ni siquiera su dueño.
        }
        { $mode ->
            [small] { "" }
           *[main] Con sospecha máxima se muestra primero a todos; si no, solo puedes deducirla por las cartas que te quedan.
        }
        { $mode ->
            [small] Norris y quienes tienen una «Linterna» pueden volver a tirar hasta tres de sus dados, cada uno una vez.
           *[main] Norris y quienes tienen una «Linterna» eligen como siempre; el cambio de cartas y las Acciones especiales no se ven afectados.
        }
        { $mode ->
            [small] Un apagón durante la fase 5 se nota desde la tirada siguiente.
           *[main] Un apagón posterior en la ronda se nota por primera vez en la ronda siguiente.
        }

rulecard-thing-topic-hunger = Hambre
    .text =
        La primera vez que la fase 7 no puede dar de comer a la base{ $hunger ->
            [pantryEmpty] , o en cuanto la Despensa está vacía
           *[phase7] { "" }
        }, todos pasan hambre durante el resto de la partida.
        El límite de mano es entonces de 2 en lugar de 3.
        De inmediato, quien tiene más de 2 cartas de Acción descarta hasta quedarse con 2, a su elección y boca abajo.
        El hambre no termina nunca, aunque más tarde se prepare comida, y no alcanza a los Alienígenas revelados.

rulecard-thing-topic-burning = Quemar una sala
    .text =
        { $mode ->
            [small] Un Personaje en una sala verde al que en la fase 5 se asignan dados, y que al final no tiene entre ellos ni «Sabotear» ni «Amenaza», puede gastar uno para quemar esa sala.
           *[main] { $burnTiming ->
                [anytimeInActions] Antes de cada carta del paso 4.7
               *[beforeActions] Al comienzo del paso 4.7
            }, en orden de movimiento, se pregunta a cada Personaje que esté de pie en una sala verde y tenga un «Lanzallamas» cargado o una carta de Arma oculta si quema esa sala{ $burnPermission ->
                [leader] ; el Líder puede denegarlo, lo que no cuesta nada
               *[no] { "" }
            }.
        }
        { $mode ->
            [small] Cuesta ese dado, y 1 carga de «Lanzallamas» o una «Dinamita/Molotov».
           *[main] Cuesta 1 carga de «Lanzallamas» o una «Dinamita/Molotov», y una carta de la Pila activa, al azar y sin verla.
        }
        La sala queda fuera de la partida: nadie puede entrar en ella, usarla, repararla, sabotearla ni atacarla, y se retira su carta de Lugar; pueden arder como máximo seis salas.
        { $burnOthers ->
            [standing] Quien la quema va a la Sala de recreo y se tumba, y los demás que estaban en la sala quemada van también, de pie o tumbados como estaban
           *[prone] Todos los Personajes que están en ella van a la Sala de recreo y se tumban
        }; un perro { $burnDog ->
            [stays] se queda en la sala quemada, fuera del alcance de todos,
           *[offBoard] sale del tablero
        } { $mode ->
            [small] hasta la fase 9
           *[main] hasta la fase 8
        }.
        Si la base se está congelando, el marcador de congelación vuelve a la primera casilla; también se puede quemar en cualquier otro caso.
        Un generador quemado deja la base sin luz para siempre, una caldera quemada queda destruida, un vehículo quemado no puede escapar, una Sala de radio quemada no envía nada, y el combustible y la comida preparada de una sala quemada se pierden.
        { $fuelStockInStoreroom ->
            [true] La Despensa y la reserva exterior se conservan, pero la reserva subterránea se pierde con el Almacén; un helicóptero al que ya se ha llamado viene igualmente.
           *[false] Las reservas y la Despensa se conservan, y un helicóptero al que ya se ha llamado viene igualmente.
        }

rulecard-thing-topic-kennel = Los perros y la carta de la Perrera
    .text =
        { $mode ->
            [small] Hay cuatro perros; entran en la fase 9 de la primera ronda y en cada fase 9 se trasladan a otras salas.
           *[main] Hay cuatro perros; entran en la fase 8 de la primera ronda y en cada fase 8 se trasladan a otras salas.
        }
        Dos o más Personajes en una sala con un perro { $mode ->
            [small] lo atrapan, y
           *[main] lo atrapan, sin ninguna prueba por él, y
        } el perro va a la Perrera{ $clarkCatches ->
            [no] ; Clark no cuenta
           *[yes] { "" }
        }.
        { $kennelCard ->
            [removed] La carta de la Perrera está fuera de la partida: los perros atrapados no vuelven nunca.
           *[normal] La carta de la Perrera está en el mazo de Lugares mientras haya un perro en la Perrera, y solo entonces; si no, está sobre la Perrera.
        }
        { $kennelCard ->
            [removed] { "" }
           *[normal] Si se descubre en la { $mode ->
                [small] fase 9
               *[main] fase 8, para un perro o para la ficha de Líder
            }, salen de inmediato todos los perros atrapados y reciben salas.
        }

## Topics: cards, moves and actions

rulecard-thing-topic-action_cards = Cartas de Acción
    .text =
        Hay 17 cartas «Usar», 17 «Reparar» y 17 «Sabotear».
        En el paso 4.1, en orden de Líder, robas hasta el límite de mano, que es 3, o 2 si ya hay hambre; si estás en el límite o por encima, no robas ni descartas nada.
        «Usar» necesita una sala donde cambie algo en ese momento; «Reparar», una sala con daño; «Sabotear», una sala a la que aún se pueda perjudicar.
        Las manos son secretas, y su tamaño, público; las cartas descartadas en el paso 4.2 van boca abajo, y las ya resueltas quedan boca arriba.
        Cuando el mazo está vacío, se baraja la pila de descartes.

rulecard-thing-topic-hand_in = Entregar una carta
    .text =
        Elige una carta de Acción de tu mano; se une boca abajo a la Pila activa, y nadie más sabe cuál es.
        Con sospecha máxima debes mostrarla antes a todos.
        En la Oscuridad la carta se saca al azar, salvo que tengas una «Linterna» o seas Norris.
        En una Acción especial entregas una carta que acabas de robar: si has robado dos, elige una, y la otra se descarta boca abajo.
        El Líder barajará la pila, así que la carta puede asignarse a cualquiera.

rulecard-thing-topic-move = Tu movimiento
    .text =
        En tu turno del paso 4.2 haces exactamente una de { $rescueBoarding ->
            [afterEncounters] tres
           *[insteadOfMove] cuatro
        } cosas, y todos ven cuál: ir a una sala con una carta, cambiar cartas{ $rescueBoarding ->
            [afterEncounters] { " " }o hacer la Acción especial
           *[insteadOfMove] , hacer la Acción especial o subir al helicóptero de rescate
        }.
        Ir a una sala verde con menos de tres Personajes{ $destinations ->
            [greenAndBlue] , o a la Sala de recreo o al Dormitorio,
           *[green] { "" }
        } y entregar una carta boca abajo.
        Cambiar cartas: te tumbas en el Dormitorio y cambias { $dormSwap ->
            [any] al menos una carta de tu mano
           *[all] toda tu mano
        }, sin entregar nada.
        Acción especial: vas a una sala verde{ $dormSpecialAction ->
            [no] { "" }
           *[yes] { " " }o al Dormitorio
        }, descartas tu mano, robas una carta y la entregas.
        { $rescueBoarding ->
            [afterEncounters] { "" }
           *[insteadOfMove] Subir al helicóptero de rescate, si ha llegado y tu sospecha es la más baja.
        }
        { $destinations ->
            [greenAndBlue] La distancia no importa.
           *[green] No puedes quedarte en la Sala de recreo, y la distancia no importa.
        }
        Quien entra en la sala donde está la ficha de Líder la toma.

rulecard-thing-topic-movement_order = Orden de movimiento y orden de Líder
    .text =
        El orden de movimiento empieza por el sitio a la izquierda del Líder, sigue en el sentido de las agujas del reloj y termina con el Líder.
        Queda fijado al comienzo del paso 4.2, vale hasta el final de la fase 4 aunque cambie el Líder y resuelve todos los empates de sospecha y de fichas.
        El orden de Líder también va en el sentido de las agujas del reloj, pero empieza por el Líder; en este orden se roban las cartas de Acción y se cuentan los votos.
        En el paso 4.2 decide un jugador cada vez, y los posteriores ven todos los movimientos anteriores.

rulecard-thing-topic-swap = Cambiar cartas
    .text =
        Tu figura se tumba en el Dormitorio; puede hacerlo cualquier número de Personajes.
        { $dormSwap ->
            [any] Descartas al menos una carta, conservas las demás, revisas el mazo de Acción y eliges de él tantas cartas como hayas descartado.
           *[all] Descartas toda tu mano, revisas el mazo de Acción y eliges de él otras tantas cartas.
        }
        Si en el mazo hay muy pocas, tomas esas, los descartes se barajan para formar un mazo nuevo y eliges de él las restantes.
        Después se barajan juntos el mazo y la pila de descartes; nadie ve lo que has elegido.
        No entregas ninguna carta y no haces nada más hasta la fase 5{ $dormEncounters ->
            [no] ; en el Dormitorio no hay encuentros
           *[yes] , pero aún puedes tener un encuentro en el Dormitorio
        }.

rulecard-thing-topic-special_action = Acción especial
    .text =
        Ve a una sala verde con sitio libre{ $dormSpecialAction ->
            [no] { "" }
           *[yes] , o al Dormitorio,
        } y quédate allí de pie.
        Descarta toda tu mano, roba una carta de Acción, mírala y entrégala.
        Con una «Linterna»{ $norrisSpecial ->
            [no] { "" }
           *[yes] , o si eres Norris,
        } puedes robar dos, entregar una y descartar la otra boca abajo.
        Con sospecha máxima la carta se muestra antes a todos; la Oscuridad no cambia nada.

rulecard-thing-topic-active_pile = La Pila activa
    .text =
        Empieza con la primera carta del mazo de Acción, que nadie ve; luego se le unen boca abajo las cartas entregadas.
        Atacar con fuego y quemar una sala cuestan cada vez una carta de ella, al azar y sin verla.
        En el paso 4.7 el Líder la baraja una vez y debe revelar al menos una carta, si hay alguna y alguien está de pie.
        Después de cada carta, el Líder revela la siguiente o se detiene; lo que queda se descarta entonces boca abajo, sin que nadie lo vea.
        El paso termina también cuando la pila está vacía o nadie está de pie.

rulecard-thing-topic-assign = A quién se asigna una carta
    .text =
        El Líder debe asignar una carta revelada a un Personaje que esté de pie en una sala donde sea posible: a cualquiera, también al Líder, y no solo a quien la entregó.
        «Usar» debe cambiar algo en la sala en ese momento; en un vehículo que está listo siempre es posible, con «Llaves» o sin ellas.
        «Reparar» necesita al menos 1 de daño en la sala; «Sabotear», un espacio de daño libre o una reserva que su efecto pueda reducir.
        El jugador al que se asigna la lleva a cabo, toma todas las decisiones que haya en ella y luego se tumba.
        Quien se tumba no recibe más cartas y ya no participa hasta la fase 5.

rulecard-thing-topic-lost_action = Una carta que nadie puede llevar a cabo
    .text =
        Si ningún Personaje que esté de pie se encuentra en una sala donde la acción revelada sea posible, la acción se pierde.
        Entonces el Líder tumba a un Personaje que esté de pie, a cualquiera, también al suyo.
        Si ya nadie está de pie, el paso termina.

rulecard-thing-topic-cooperation = Bonificación por cooperación
    .text =
        En las salas con la bonificación, «Usar» o «Reparar» se puede llevar a cabo tantas veces como Personajes haya de pie en la sala, { $mode ->
            [small] incluido el que actúa
           *[main] incluido aquel al que se asignó la carta
        }.
        { $mode ->
            [small] El jugador del que actúa
           *[main] El jugador al que se asignó
        } elige cuántas veces, al menos una, mientras sea posible; solo se tumba ese Personaje.
        «Usar» la tiene en el Laboratorio, la Sala de calderas, la Sala del generador, el Helicóptero de la base y el Cobertizo; «Reparar», en todas las salas que pueden tener daño.
        «Sabotear» nunca se multiplica, y un S.O.S. se envía una sola vez.
        { $abilityCoop ->
            [perRepetition] { $labCoop ->
                [oneEach] Windows puede quitar 1 de daño más cada vez, y el Dr. Blair, sacar una ficha más en total
               *[actor] Cada vez, Windows puede quitar 1 de daño más, y el Dr. Blair, sacar una ficha más
            }
           *[plusOne] En total, Windows puede quitar 1 de daño más, y el Dr. Blair, sacar una ficha más
        }; las fichas de laboratorio que se sacan con la bonificación { $labCoop ->
            [oneEach] se reparten: una para cada Personaje que esté allí de pie
           *[actor] { $mode ->
                [small] son todas para el que actúa
               *[main] son todas para el jugador al que se asignó la carta
            }
        }.

rulecard-thing-topic-bonus_items = «Combustible» y «Herramientas» entre cartas
    .text =
        «Combustible» y «Herramientas» son gratis: no necesitan carta de Acción, nadie se tumba por ellas y puedes jugar varias.
        Puedes hacerlo en el paso 4.7: { $bonusItems ->
            [ownActionOnly] justo antes y justo después de tu propia acción
           *[between] antes de la primera carta, después de cada carta antes de que el Líder continúe, y una vez más al final
        }; el Líder no puede impedirlo.
        Tu Personaje debe estar de pie en la sala: «Combustible» llena allí un espacio de combustible libre; «Herramientas» quita allí 1 de daño.
        Se pregunta a todos los que tienen una carta de Objeto oculta y están en una sala donde serviría una de las dos, sea cual sea esa carta; todos ven la carta que juegas, que sale de la partida.

rulecard-thing-topic-possessions = Tus armas, objetos y fichas
    .text =
        { $mode ->
            [small] Un Personaje puede tener cualquier número de armas, objetos y fichas de laboratorio, y todos ven cuáles.
           *[main] Puedes tener cualquier número de armas, objetos y fichas de laboratorio; los demás solo ven cuántos.
        }
        { $mode ->
            [small] { "" }
           *[main] Solo un «Lanzallamas» está a la vista desde el principio.
        }
        { $mode ->
            [small] { $emptyFlamethrower ->
                [stays] Un «Lanzallamas» se conserva incluso sin cargas
               *[removed] Un «Lanzallamas» se conserva mientras tenga cargas
            }; { $wireFlashlight ->
                [singleUse] «Arma de fuego» también se conserva; cualquier otra carta usada sale de la partida, también «Linterna» y «Alambre»
               *[kept] «Arma de fuego», «Linterna» y «Alambre» también se conservan; cualquier otra carta usada sale de la partida
            }.
           *[main] { $emptyFlamethrower ->
                [stays] Se conserva incluso sin cargas
               *[removed] Se conserva mientras tenga cargas
            }; { $wireFlashlight ->
                [singleUse] «Arma de fuego» también se conserva y queda a la vista tras su primer uso; cualquier otra carta usada sale de la partida, también «Linterna» y «Alambre»
               *[kept] «Arma de fuego», «Linterna» y «Alambre» también se conservan y quedan a la vista tras su primer uso; cualquier otra carta usada sale de la partida
            }.
        }
        Usar un arma es siempre voluntario, y siempre lo ven todos.
        Un mazo de Armas o de Objetos vacío no da nada hasta que vuelvan cartas debajo de él: las no elegidas al robar y las de { $mode ->
            [small] Personajes que han salido de la partida
           *[main] jugadores revelados o asimilados
        }.

rulecard-thing-topic-keep = Con qué carta te quedas
    .text =
        En la Armería robas dos cartas de Arma (MacReady, hasta tres); en el Almacén, dos cartas de Objeto; si hay menos, robas esas.
        Quédate con una; las demás van debajo del mazo, y nadie más las ve.
        La que te quedas también es secreta, excepto un «Lanzallamas», que se deja a la vista con 6 cargas.

rulecard-thing-topic-lab_tokens = Fichas de laboratorio
    .text =
        La bolsa empieza con { $players ->
            [0] 2 muestras de sangre y 3 fallos por jugador
           *[other] { $blood } muestras de sangre y { $failures } fallos
        }.
        Solo tú ves la ficha que sacas; consérvala oculta o descártala boca abajo, y los demás solo ven cuál de las dos cosas has hecho.
        Una muestra de sangre paga la Prueba A; un fallo no sirve más que para farolear.
        Las fichas no son cartas ni objetos; puedes tener cualquier número{ $tradeLab ->
            [no] , pero nunca cambian de manos
           *[yes] { " " }y darlas boca abajo en la fase 5
        }.

## Topics: encounters

rulecard-thing-topic-encounter = Encuentros
    .text =
        Hay un encuentro en una sala verde{ $dormEncounters ->
            [no] { "" }
           *[yes] { " " }o en el Dormitorio
        } si coinciden dos o más Personajes, un Personaje y un perro, o el Alienígena revelado con un Personaje o un perro.
        Un Personaje solo o un perro solo no hacen nada; el Alienígena, si está solo, puede sabotear la sala; y { $dormEncounters ->
            [no] en la Sala de recreo y en el Dormitorio
           *[yes] en la Sala de recreo
        } no hay encuentros.
        Con un perro y dos o más Personajes, { $clarkCatches ->
            [no] sin contar a Clark,{ " " }
           *[yes] { "" }
        }primero se atrapa al perro; con un perro y un Personaje, ese Personaje hace una prueba del perro y el perro se queda.
        { $weaponScope ->
            [any] Los Personajes pueden retirarse con armas, también ante un perro o un Alienígena revelado; si dos o más no lo hacen, pasan una prueba de infección.
           *[characters] Dos o más Personajes pueden retirarse con armas; si dos o más no lo hacen, pasan una prueba de infección.
        }
        Todos los encuentros terminan antes de la primera acción.

rulecard-thing-topic-room_order = Orden de las salas
    .text =
        Después del último movimiento, el Colectivo descubre sus cartas y su fuerza va a esas salas.
        Estas salas se resuelven primero; luego, todas las demás salas con un encuentro.
        Dentro de cada grupo, el Líder elige qué sala es la siguiente; una sala se termina antes de empezar otra.
        Las decisiones dentro de un combate corresponden al Colectivo y a los Personajes que están allí.

rulecard-thing-topic-attack = Atacar con fuego
    .text =
        En una sala con un Alienígena revelado se pregunta, en orden de movimiento, a cada Personaje que esté de pie y tenga un «Lanzallamas» cargado o una carta de Arma oculta, sea cual sea; en cuanto uno ataca, ya nadie más puede hacerlo.
        Cuesta 1 carga de «Lanzallamas» o una «Dinamita/Molotov», y una carta de la Pila activa, al azar y sin verla; con la pila vacía no es posible.
        Te tumbas en la sala; el Alienígena pierde 1 de fuerza para siempre y huye sin hacer nada.
        { $encounterAfterAttack ->
            [no] Después ya no pasa nada más en esa sala: allí nadie se encuentra con nadie.
           *[yes] Después, los Personajes que están allí, también tú, y el perro, si lo hay, tienen su encuentro normal.
        }

rulecard-thing-topic-prey = Qué hace el Alienígena en una sala
    .text =
        Si es más fuerte que los Personajes, el Colectivo debe asimilar a un Personaje o al perro que esté allí, o sabotear la sala, aunque eso no cambie nada; todos los Personajes que quedan allí huyen a la Sala de recreo y se tumban.
        A solas con un perro, asimila al perro o sabotea; si está solo en una sala, puede sabotear o no hacer nada{ $kennelCard ->
            [removed] { "" }
           *[normal] ; en la Perrera, asimila a un perro
        }.
        Cada asimilación añade 1 de fuerza; un Personaje asimilado queda eliminado, y un perro sale de la partida.
        En el sabotaje del Alienígena cuenta cada punto de su fuerza en la sala: daño, cartas, fichas o combustible, y dos raciones por punto en la Cocina.
        No sabe quién es un Alienígena oculto y puede asimilar a uno.
        { $weaponScope ->
            [any] Quien se ha retirado con un arma no cuenta aquí, no puede ser asimilado y no huye.
           *[characters] { "" }
        }

rulecard-thing-topic-alien_fight = Combate contra un Alienígena revelado
    .text =
        { $weaponScope ->
            [any] Primero, los Personajes de la sala pueden retirarse con armas; luego, los que no lo han hecho pueden atacar con fuego, y si uno lo hace, el Alienígena pierde 1 de fuerza y huye.
           *[characters] Primero, los Personajes de la sala pueden atacar con fuego; si uno lo hace, el Alienígena pierde 1 de fuerza y huye.
        }
        Si no, su fuerza en la sala se compara con el número de Personajes que hay allí; los perros, las habilidades y las demás armas no cuentan.
        Más débil: huye, y los Personajes y el perro, si lo hay, tienen de inmediato su encuentro normal, { $encounterAfterAttack ->
            [no] pero no después de un ataque
           *[yes] igual que después de un ataque
        }.
        Igual de fuerte: huye, y todos los Personajes que están allí se tumban donde están; no hay más encuentros, y un perro se queda.
        Más fuerte: asimila a un Personaje o al perro, o sabotea la sala; todos los Personajes que quedan allí huyen a la Sala de recreo y se tumban.
        { $weaponScope ->
            [any] Quien se ha retirado no participa en nada de esto y sigue como estaba; si no hay nadie más, el Alienígena actúa como en una sala sin Personajes.
           *[characters] { "" }
        }
        La sospecha no cambia en un combate.

rulecard-thing-topic-withdraw = Retirarse de un encuentro
    .text =
        Antes de una prueba de infección{ $weaponScope ->
            [any] , de una prueba del perro o de un combate contra un Alienígena revelado,
           *[characters] { "" }
        } se pregunta una vez a cada uno de los que están en la sala y tienen un arma adecuada a la vista o una carta de Arma oculta, en orden de movimiento y a la vista de todos, si se retira con un arma.
        Muestra un «Arma de fuego» (se conserva), muestra un «Arma cuerpo a cuerpo» (después se retira de la partida) o gasta una carga de «Lanzallamas»; si tu Personaje está tumbado, { $flameWithdrawProne ->
            [yes] puedes usar cualquiera de las tres cosas
           *[no] solo puedes usar «Arma de fuego» o «Arma cuerpo a cuerpo»
        }.
        Quien se retira no coloca fichas, no mira ninguna, no gana sospecha y sigue como estaba, de pie o tumbado.
        Si quedan menos de dos, no hay prueba de infección{ $weaponScope ->
            [any] , pero quien queda a solas con un perro hace una prueba del perro
           *[characters] { "" }
        }.
        { $weaponScope ->
            [any] Funciona contra Personajes, perros y Alienígenas revelados; quien se ha retirado no cuenta para atrapar a un perro ni en un combate.
           *[characters] Solo funciona contra Personajes, nunca contra un perro ni contra un Alienígena revelado, y sigues contando para atrapar a un perro.
        }

rulecard-thing-topic-tokens = Colocar fichas de infección
    .text =
        Todos los que están en la prueba y fuera de la zona verde colocan boca abajo dos de sus tres fichas y lo confirman.
        Un Humano debe colocar las dos fichas humanas; un Alienígena oculto elige dos humanas, o una humana y la alienígena.
        Por detrás son todas iguales, y nadie más conoce la elección.
        Los jugadores en la zona verde no colocan nada.

rulecard-thing-topic-look = Mirar una ficha
    .text =
        Elige a otro jugador que haya colocado fichas, y una de las dos; debes mirar si puedes, y una sola ficha.
        Solo la ves tú; todos ven de quién es la ficha que has tomado, y su dueño, además, cuál de las dos.
        Todos eligen a la vez; si dos quieren la misma ficha, decide el orden de movimiento, y quien no encuentra ninguna libre no mira.
        Una ficha alienígena convierte a un Humano en Alienígena oculto; a un Alienígena no le hace nada, y una ficha humana no cambia nada.
        Tu disco avanza 1.

rulecard-thing-topic-infection_test = Prueba de infección
    .text =
        Todos los que participan y no están en la zona verde colocan boca abajo dos de sus tres fichas de infección.
        Los Humanos colocan dos humanas; un Alienígena oculto puede incluir la alienígena.
        Después, todos, también los de la zona verde, miran exactamente una ficha de otro jugador, si hay alguna colocada; nadie más la ve.
        Un Humano que ve una ficha alienígena pasa a ser Alienígena oculto una vez que todos han mirado; a un Alienígena no le afecta.
        Todos los que han mirado avanzan 1 su disco; quien no ha encontrado ninguna ficha que mirar, no.
        Todos revisan por igual y en secreto sus cartas de Rol, las fichas vuelven a sus dueños y nadie puede comentar nada ni reaccionar.

rulecard-thing-topic-dog_test = Prueba del perro
    .text =
        Un Personaje a solas con un perro saca una de las nueve fichas de la bolsa de infección, la mira sin que nadie más la vea y la devuelve; entre las nueve hay cada vez dos perros alienígenas.
        Un Humano que saca un perro alienígena pasa a ser Alienígena oculto; a un Alienígena no le afecta.
        El disco avanza 1, aunque esté en la zona verde, y el perro se queda en la sala.
        { $weaponScope ->
            [any] Quien se retira con un arma la evita
           *[characters] Ningún arma la evita
        }, Clark no tiene este encuentro y nadie puede comentar nada ni reaccionar.

## Topics: revealed aliens

rulecard-thing-topic-reveal = Revelarse
    .text =
        Un Alienígena oculto puede revelarse en la fase 5, { $revealWindow ->
            [afterVote] una vez, justo después de la votación
           *[wholePhase] en cualquier momento antes de la fase 6
        }; aparte de eso, solo una prueba lo revela.
        Se ofrece a todos, pero solo puede hacerlo un Alienígena oculto; nadie está obligado.
        Muestras tu carta de Rol; tu figura y tu disco salen del tablero, tus cartas van debajo de sus mazos, y tus fichas de laboratorio y tus cargas se pierden.
        Si eras Líder, ocupa tu lugar de inmediato el siguiente Personaje a tu izquierda.
        La primera revelación de la partida aporta { $players ->
            [0] una fuerza igual a la mitad de los jugadores iniciales, redondeada hacia abajo
           *[other] { $first_strength } de fuerza
        }; cada una de las posteriores añade 1.
        Un nuevo Alienígena revelado actúa por primera vez en la fase 3 de la ronda siguiente.

rulecard-thing-topic-revealed_aliens = Alienígenas revelados
    .text =
        Un Alienígena revelado ya no es un Personaje: no roba cartas de Acción, no se mueve, no vota, no intercambia, no hace pruebas ni se le hacen, no embarca ni come, y pierde su habilidad; pero puede hablar.
        Todos los Alienígenas revelados juntos son el Colectivo: atacan salas en las fases 3 y 4 con una sola reserva de fuerza.
        La primera revelación de la partida aporta { $players ->
            [0] una fuerza igual a la mitad de los jugadores iniciales, redondeada hacia abajo
           *[other] { $first_strength } de fuerza
        }; cada una de las posteriores, 1; y cada asimilación, 1; la fuerza solo se pierde por el fuego.
        Con 0, el Colectivo está derrotado y no hace planes hasta que se revele otro Alienígena, cuyo punto de fuerza sirve entonces { $defeatedRejoin ->
            [no] solo a los revelados después de la derrota
           *[yes] a todos ellos
        }; la derrota por sí sola no da ninguna victoria a los Humanos.
        Ser revelado no muestra quién más es un Alienígena.

rulecard-thing-topic-collective = Cómo decide el Colectivo
    .text =
        Todos los Alienígenas revelados comparten una reserva de fuerza y un plan; { $collective ->
            [rotating] cada ronda decide uno de ellos, en el orden en que fueron revelados
           *[other] nadie manda
        }.
        { $collective ->
            [majority] Cualquier miembro propone; gana la propuesta con más apoyos y, en caso de empate, la del miembro que lleve más tiempo revelado.
            [rotating] Ese miembro fija el plan de la ronda y toma las decisiones en las salas.
           *[consensus] Cualquier miembro propone, y una propuesta vale cuando todos están de acuerdo; si ninguna lo consigue, vale la que tenga más aprobaciones y, en caso de empate, la del miembro que lleve más tiempo revelado.
        }
        Las propuestas y las salas planeadas solo las ven los miembros.

rulecard-thing-topic-alien_strength = Fuerza del Alienígena
    .text =
        El Colectivo tiene una sola reserva de fuerza, y todos ven cuánta hay.
        Crece en 1 con cada asimilación y con cada revelación posterior a la primera, y solo mengua por los ataques con fuego.
        La que se compromete en la fase 3 va a las salas en el paso 4.3 y no se puede redistribuir.
        En el paso 4.5, toda la fuerza que hay en el tablero vuelve a la reserva, y las cartas planeadas, al mazo.
        Solo cuentan los puntos, nunca las piezas.

## Topics: escape

rulecard-thing-topic-rescue = El helicóptero de rescate
    .text =
        Hay que llamarlo desde la Sala de radio; a partir de la ronda siguiente, en la fase 2 su marcador de combustible avanza 1 de sus { $heli_fuel_spaces } casillas y luego el helicóptero vuela tantas casillas como permita el tiempo: { $helicopter_advance_sun } con sol, { $helicopter_advance_cloudy } si está nublado, { $helicopter_advance_snow } con nieve, { $helicopter_advance_storm } con tormenta.
        En la casilla { $sos_spaces }, la última de su recorrido, ha llegado, y espera.
        Si en la fase 2 el marcador de combustible ya está en su última casilla, el helicóptero se marcha para siempre, esté donde esté, y no se le puede volver a llamar.
        { $mode ->
            [small] Una vez que ha llegado, el Personaje menos sospechoso, o en caso de empate el primero en orden de movimiento, puede iniciar la fuga al comienzo de la fase 5; si ese jugador no lo hace, no hay rescate en esta ronda.
           *[main] { $rescueBoarding ->
                [afterEncounters] Una vez que ha llegado, después de los encuentros el Personaje menos sospechoso, o en caso de empate el primero en orden de movimiento, puede subir a bordo, esté donde esté; si ese jugador no lo hace, no hay rescate en esta ronda.
               *[insteadOfMove] Una vez que ha llegado, el Personaje menos sospechoso, o en caso de empate el primero en orden de movimiento, puede subir a bordo en lugar de moverse, sin entregar ninguna carta; si ese jugador no lo hace, no hay rescate en esta ronda.
            }
        }
        { $mode ->
            [small] Si el Alienígena tiene fuerza, los dados deciden si bloquea la fuga.
           *[main] { $rescueBoarding ->
                [afterEncounters] El embarque empieza de inmediato y pone fin a la partida.
               *[insteadOfMove] { $boardingCut ->
                    [yes] Los jugadores que aún no se han movido se quedan en la Sala de recreo y se resuelven los encuentros; luego empieza el embarque, que pone fin a la partida.
                   *[no] Los demás aún se mueven y se resuelven todos los encuentros; luego empieza el embarque, que pone fin a la partida.
                }
            }
        }

rulecard-thing-topic-vehicles = Fuga en vehículo
    .text =
        El helicóptero de la base o el vehículo de nieve está listo si no tiene ningún daño y todos sus espacios de combustible están llenos.
        { $mode ->
            [small] Un Personaje que tenga «Llaves» puede iniciar la fuga con un dado «Usar» en un vehículo listo.
           *[main] A quien se le asigna «Usar» en un vehículo listo se le pregunta si inicia la fuga; hacerlo exige mostrar las «Llaves».
        }
        { $mode ->
            [small] { "" }
           *[main] Se pregunta por igual a todos los que se ven en esa situación; sin «Llaves», o si no quieres, no haces nada y te tumbas.
        }
        { $mode ->
            [small] Debe estar listo cuando se asignan los dados: el combustible o las reparaciones posteriores no sirven para esos mismos dados.
           *[main] Debe estar listo cuando se asigna la carta: el combustible o las reparaciones posteriores no sirven para esa misma carta.
        }
        { $mode ->
            [small] Si el Alienígena tiene fuerza, los dados deciden si bloquea la fuga.
           *[main] Quien la inicia es el primer pasajero, y el embarque sigue de inmediato y pone fin a la partida.
        }

rulecard-thing-topic-boarding = Embarque
    .text =
        { $firstBoarderReveals ->
            [no] El primer pasajero no muestra la carta de Rol hasta que el vehículo parte: también entonces un Alienígena da la victoria a los Alienígenas.
           *[yes] El primer pasajero muestra la carta de Rol: un Alienígena da la victoria a los Alienígenas.
        }
        Después se pregunta a los Personajes que están en tierra, uno a uno, primero al menos sospechoso y los empates en orden de movimiento, si piden plaza; quien no la pide o es rechazado se queda en tierra durante esta ronda de embarque.
        Todos los pasajeros deben aceptar a un candidato{ $boardConsent ->
            [unanimousTieLeastSuspect] ; si lo acepta exactamente la mitad, decide el pasajero menos sospechoso
           *[unanimous] { "" }
        }.
        Quien es admitido a bordo muestra la carta de Rol: un Alienígena da la victoria a los Alienígenas; un Humano da inicio a una nueva ronda de embarque, en la que se pregunta de nuevo a todos los que están en tierra.
        Si en una ronda entera nadie es admitido a bordo, o no queda nadie en tierra, el vehículo parte y los que quedan atrás muestran sus cartas de Rol: si hay un Humano entre ellos, ganan los Alienígenas; si no, los Humanos.
        No importa dónde esté un Personaje ni si está de pie o tumbado; nunca se pregunta a los jugadores revelados ni a los eliminados.
        Un embarque que ha empezado siempre pone fin a la partida.

## Topics: Rec Room and tests

rulecard-thing-topic-trade = Intercambio
    .text =
        En la fase 5, dos Personajes cualesquiera pueden darse { $tradeLab ->
            [no] cartas de Arma y de Objeto, pero no fichas de laboratorio,
           *[yes] cartas de Arma, cartas de Objeto y fichas de laboratorio,
        } en cualquier número y también como regalo, si ambos están de acuerdo.
        Un intercambio se hace entero o no se hace; las promesas no obligan a nadie.
        No se muestra nada de antemano; quien recibe puede mirar después.
        Todos ven que algo ha cambiado de manos, de qué clase y cuánto, pero no qué, excepto un «Lanzallamas» a la vista, que conserva sus cargas.

rulecard-thing-topic-vote = La votación
    .text =
        Todos los Personajes señalan a la vez a otro Personaje o se abstienen; los votos se muestran cuando están todos.
        No se puede señalar a nadie que esté en la zona verde, ni a uno mismo, ni a un Alienígena revelado, ni a un jugador eliminado.
        Cada voto hace avanzar 1 casilla el disco del jugador señalado, como máximo hasta la casilla máxima{ $players ->
            [0] { "" }
           *[other] , la { $suspicion_red }
        }.
        Quien está en ella debe mostrar cada carta que entrega, mientras el disco siga allí.

rulecard-thing-topic-tests = Pruebas A y B
    .text =
        En cada ronda, el grupo puede hacer una Prueba A y una Prueba B, al mismo Personaje o a distintos; una prueba es voluntaria, y se pregunta a todos los que tienen una ficha de laboratorio, o un «Lanzallamas» cargado con «Alambre» o una carta de Objeto oculta, si ofrecen una.
        Prueba A: enseña y gasta una muestra de sangre; el objetivo es el Personaje con la sospecha más alta y, en caso de empate, elige quien hace la prueba.
        Prueba B: con «Alambre» y «Lanzallamas», gasta 1 carga; el objetivo es cualquier Personaje.
        Puedes hacerte la prueba a ti si eres un objetivo posible; los Alienígenas ocultos pueden hacer pruebas como cualquiera.
        Si varios ofrecen la misma prueba, el Líder elige a uno; el Líder elige también qué prueba va primero, normalmente la A.

rulecard-thing-topic-test_result = El resultado de una prueba
    .text =
        El jugador sometido a la prueba debe mostrar a todos su carta de Rol actual.
        Un Alienígena queda revelado de inmediato: la figura y el disco salen del tablero, las cartas vuelven a sus mazos y el Colectivo crece.
        El disco de un Humano va a la zona verde.
        Eso solo habla del pasado: el siguiente perro o encuentro puede infectar a un jugador de la zona verde, cuyo disco vuelve entonces a avanzar.

## Topics: the table and the rules

rulecard-thing-topic-talk = La conversación
    .text =
        Toda la conversación es abierta y en la mesa; entre Personajes no hay palabras en privado, pero el Colectivo planea sus ataques en privado.
        Siempre puedes hablar, sea verdad o mentira, de planes, sospechas, promesas, consejos, armas, objetos y fichas de laboratorio.
        { $talk ->
            [strictDE] Nunca puedes decir, sea verdad o mentira, qué cartas de Acción tienes en la mano ni cuál has entregado.
            [freeFR] Puedes afirmar cualquier cosa, sea verdad o mentira, sobre las cartas de Acción que tienes en la mano y sobre la que has entregado.
           *[itUA] Nunca puedes decir, sea verdad o mentira, qué cartas de Acción tienes en la mano; qué carta has entregado sí puedes afirmarlo, sea verdad o mentira, a partir del paso 4.7.
        }
        Las cartas y fichas ocultas solo se muestran cuando una regla las revela, y nadie comenta el resultado de una prueba de infección.
        Los Alienígenas revelados pueden hablar con las mismas reglas; los jugadores eliminados callan sobre lo oculto.

rulecard-thing-topic-secrets = Quién ve qué
    .text =
        Público: la sospecha, el Líder, el daño, el combustible, la comida, los perros, el tiempo, los movimientos, la fuerza del Alienígena{ $planVisibility ->
            [nothing] { " " }en total
           *[strengths] { " " }en total y en cada ataque planeado
        }, el número de cartas y fichas que tiene cada uno y lo que contenían las bolsas al principio.
        Secreto: los roles, las manos, las cartas entregadas, las armas, los objetos y las fichas de laboratorio, excepto un «Lanzallamas» y lo que está a la vista desde que se usó.
        Nadie conoce la Pila activa entera, y lo que queda de ella se descarta sin que nadie lo vea.
        De una ficha de infección solo ve la cara quien la mira; todos ven quién ha mirado la de quién, y su dueño sabe además cuál era.
        El Colectivo comparte su plan, pero no averigua el rol oculto de nadie.
        Tu registro solo cuenta lo público y tus propios secretos; los roles y las infecciones se muestran al final.

rulecard-thing-topic-prompts = Por qué se pregunta a todos por igual
    .text =
        Que se te pregunte algo nunca muestra qué tienes ni quién eres.
        Se pregunta, al mismo ritmo, a todos los que podrían actuar si sus cartas o fichas ocultas fueran las adecuadas, y nadie ve quién tenía una opción: atacar, retirarse, quemar, jugar objetos gratuitos, iniciar una fuga en vehículo, ofrecer una prueba.
        En una prueba de infección, todos los que están fuera de la zona verde colocan fichas y confirman, y en la fase 5 todos tienen una manera de revelarse, que solo puede usar un Alienígena oculto.
        Las tarjetas de reglas son las mismas para todos, porque preguntar cómo se juega de Alienígena te delataría.

rulecard-thing-topic-timeouts = Si se agota el tiempo
    .text =
        { $mode ->
            [small] Lo voluntario no se hace: ni ataque, ni retirada, ni «Combustible» ni «Herramientas», ni fuga en el helicóptero de rescate, ni dado cambiado desde el Dormitorio, ni nada que pase a otro, ni prueba.
           *[main] Lo voluntario no se hace: ni cambio de Garry, ni ataque, ni retirada, ni incendio, ni objeto gratuito, ni fuga, ni petición de plaza, ni intercambio, ni voto, ni revelación, ni prueba.
        }
        { $mode ->
            [small] Un Personaje va a una sala al azar, y donde hay que elegir a uno entre varios decide el azar; de las cartas robadas se conserva una al azar, y las fichas de laboratorio se conservan todas.
           *[main] Vas a una sala al azar y entregas una carta al azar; en una prueba de infección colocas dos fichas humanas y miras una al azar; las demás cartas se eligen o descartan al azar.
        }
        { $mode ->
            [small] El Líder toma el tiempo nuevo y el orden fijo de las salas, asigna los dados a un Personaje al azar y después no tira más.
           *[main] El Líder toma el tiempo nuevo, el orden fijo de las salas y un Personaje al azar para una carta, permite un incendio y no revela más cartas; un pasajero se niega.
        }
        { $mode ->
            [small] Ningún dado se vuelve a tirar ni se anula; el Personaje lleva a cabo la primera acción posible, con la primera cara posible y el primer destino posible del barril, tantas veces como se pueda.
           *[main] Quien actúa toma la primera cara posible y el primer destino posible del barril, repite tantas veces como se pueda, y conserva una carta al azar y todas las fichas de laboratorio.
        }
        { $mode ->
            [small] { "" }
           *[main] El Colectivo pone 1 de fuerza en una sala al azar; si está solo en una sala, no hace nada; a solas con un perro, asimila al perro; y en los demás casos, al Personaje del sitio con la letra más baja.
        }
        { $mode ->
            [small] { "" }
           *[main] { $collective ->
                [majority] Si tiene propuestas, vale la que tenga más apoyos y, en caso de empate, la del miembro que lleve más tiempo revelado.
                [rotating] { "" }
               *[consensus] Si tiene propuestas, vale la que tenga más aprobaciones y, en caso de empate, la del miembro que lleve más tiempo revelado.
            }
        }

rulecard-thing-topic-setup = Preparación
    .text =
        La caldera y el generador empiezan con 4 de combustible cada uno; la Despensa, con 16 raciones; el Cobertizo, con 1 de daño; el helicóptero de la base, con { $players ->
            [0] tanto daño como jugadores menos dos; la Sala de radio, con 1 de daño por jugador
           *[other] { $helicopter_damage } de daño; la Sala de radio, con { $radio_damage }
        }.
        { $players ->
            [0] Las dos reservas de combustible, los mazos de Armas y de Objetos y la tabla meteorológica dependen del número de jugadores; la bolsa del laboratorio recibe 2 muestras de sangre y 3 fallos por cada uno.
           *[other] La reserva subterránea contiene { $underground } de combustible; la exterior, { $outside }; la bolsa del laboratorio, { $blood } muestras de sangre y { $failures } fallos.
        }
        { $players ->
            [0] Lo que depende del número de jugadores se queda como estaba al principio.
           *[other] Mazo de Armas: { $weapons_flamethrower } «Lanzallamas», { $weapons_dynamite } «Dinamita/Molotov», { $weapons_firearm } «Arma de fuego» y { $weapons_melee } «Arma cuerpo a cuerpo»; mazo de Objetos: { $items_fuel } «Combustible», { $items_tools } «Herramientas», { $items_keys } «Llaves», { $items_wire } «Alambre» y { $items_flashlight } «Linterna».
        }
        Cada jugador recibe un Personaje al azar, que está de pie en la Sala de recreo, 2 cartas de Acción, 3 fichas de infección, las dos cartas de Rol y un disco en la casilla amarilla, la { $suspicion_yellow }.
        Se reparten en secreto tantas fichas de perro como jugadores, una de ellas alienígena, que determinan los roles; después las 9, 2 de ellas alienígenas, van a la bolsa de infección.
        La ficha de Líder está en una sala al azar, { $kennelCard ->
            [removed] la carta de la Perrera está fuera de la partida
           *[normal] la carta de la Perrera está sobre la Perrera
        }, y los cuatro perros aún están fuera del tablero.
        { $first ->
            [chosen] La mesa ha designado al primer Líder
            [settled] Al primer Líder lo designa la mesa o el azar
           *[lot] El primer Líder se elige al azar
        }, y aún no se ha llamado al helicóptero de rescate.

rulecard-thing-topic-components = Qué hay en la caja
    .text =
        { $mode ->
            [small] Tres dados de acción y ocho cartas de Rol especiales: seis de Humano y dos de Alienígena.
           *[main] 51 cartas de Acción: 17 «Usar», 17 «Reparar» y 17 «Sabotear».
        }
        { $mode ->
            [small] Mazo de Armas: { $weapons_flamethrower } «Lanzallamas», { $weapons_dynamite } «Dinamita/Molotov», { $weapons_firearm } «Arma de fuego» y { $weapons_melee } «Arma cuerpo a cuerpo»; mazo de Objetos: { $items_fuel } «Combustible», { $items_tools } «Herramientas», { $items_keys } «Llaves», { $items_wire } «Alambre» y { $items_flashlight } «Linterna».
           *[main] 12 cartas de Arma: 2 «Lanzallamas», 4 «Dinamita/Molotov», 2 «Arma de fuego» y 4 «Arma cuerpo a cuerpo»; 15 cartas de Objeto: 4 «Combustible», 4 «Herramientas», 2 «Llaves», 2 «Alambre» y 3 «Linterna»; con menos jugadores se usan menos.
        }
        11 cartas de Lugar: todas las salas verdes y la Perrera, ninguna para la Sala de recreo ni el Dormitorio.
        { $mode ->
            [small] Cada uno de los seis Personajes tiene una figura y un disco; hay 9 fichas de perro, 2 de ellas alienígenas, y 4 perros.
           *[main] Cada uno de los 8 jugadores tiene una figura, un disco, una carta de Rol de Humano y otra de Alienígena, 2 fichas de infección humanas y 1 alienígena; hay 9 fichas de perro, 2 de ellas alienígenas, y 4 perros.
        }
        40 fichas de laboratorio, 16 muestras de sangre y 24 fallos; 34 barriles, 16 raciones, 20 fichas de daño, 12 cargas, 6 fichas de incendio.
        La fuerza del Alienígena es solo un número; las piezas solo la representan y nunca la limitan.
        { $mode ->
            [small] { "" }
           *[main] Las cartas de Rol especiales y los dados de la caja son del juego para 1 a 3 jugadores.
        }

rulecard-thing-topic-specification = Cómo están escritas las reglas
    .text =
        Cada regla tiene un ID, como T-E-12; solo lo que tiene un ID es una regla.
        Donde las ediciones difieren, las reglas indican un valor por defecto; cada mesa puede elegir una edición u opciones sueltas.
        Las cifras que solo muestra el tablero, como la tabla meteorológica, proceden de una hoja del tablero que cada mesa puede sustituir.
        Siempre que se baraja, se saca algo al azar o se tira un dado, el azar es imparcial.
        Una regla especial prevalece sobre una general, y una prohibición, sobre un permiso; lo que no puedes pagar por completo no puedes hacerlo.
        { $mode ->
            [small] { "" }
           *[main] La fase 4 se cuenta aquí en siete pasos, del 4.1 al 4.7; algunas ediciones cuentan de otro modo.
        }
