### The Thing for 1 to 3 players, the small crew: what is told, asked, offered and said in this mode alone.
### Most of its texts are those of thing.ftl, with the name of a Character where they name a player.
### Players run Characters: $seat is a player, $character one of the eight Characters.
### Ends of names: -own is for the player who acts or whom it concerns.
### As in thing.ftl, rooms come in without an article; single card names and faces of dice stand in «», lists follow a colon.


## The mode

thing-mode-small = tripulación reducida
    .what = De uno a tres jugadores llevan a seis Personajes contra el juego, y ganan o pierden juntos.

# The heading above the rule cards of this mode.
app-rules-small = Tripulación reducida, de 1 a 3 jugadores


## Values

# The phase that only this mode has.
thing-phase-aliens = Acciones del Alienígena

# The faces of an action die.
thing-die-use = { thing-action-use }
thing-die-repair = { thing-action-repair }
thing-die-sabotage = { thing-action-sabotage }
thing-die-threat = Amenaza

# What lets a Character roll a die again.
thing-source-garry = habilidad de Garry
thing-source-norris = habilidad de Norris
thing-source-flashlight = Linterna

# Why a Character turned into an alien; it ends a sentence, after a colon.
thing-way-test = lo ha demostrado una prueba
thing-way-dog = el perro no era un perro
thing-way-threat = su disco y el marcador de amenaza se han encontrado

# What Use does in a room; it stands after a colon.
thing-use-armoury = robar cartas de Arma y quedarse con una
thing-use-kitchen = cocinar, para que la próxima comida gaste menos
thing-use-storeroom = robar cartas de Objeto y quedarse con una
thing-use-laboratory = sacar fichas de laboratorio, para las pruebas
thing-use-boiler = echar combustible
thing-use-generator = { thing-use-boiler }
thing-use-radio = llamar al helicóptero de rescate
thing-use-helicopter = echar combustible, para una fuga
thing-use-shed = { thing-use-helicopter }
thing-use-weather = tirar ya el tiempo de la próxima ronda y mover un barril


## Endings: a sentence or two, before the winners are named

# For lists that know no mode, beside the other texts of thing-ending-*.
thing-ending-crew_lost = No queda ningún Personaje de la tripulación reducida. Ganan los Alienígenas.

thing-crew_ending-humans_escaped = La tripulación ha escapado. ¡Partida ganada!
thing-crew_ending-base_frozen = La base se ha congelado con todos los que estaban en ella. Partida perdida.
thing-crew_ending-crew_lost = No queda ningún Personaje. Partida perdida.
thing-crew_ending-alien_aboard = Ha subido a bordo un Alienígena. Partida perdida.
thing-crew_ending-human_left_behind = El vehículo ha partido sin todos los Humanos a bordo. Partida perdida.


## What happens

# $characters are those whom the player runs.
thing-fact-crew_dealt = { $seat } lleva a estos Personajes: { $characters }.
thing-fact-crew_dealt-own = Llevas a estos Personajes: { $characters }.
thing-fact-weather_rolled = { $seat } ha tirado el dado meteorológico: { $face }.
thing-fact-weather_rolled-own = Has tirado el dado meteorológico: { $face }.
# $dog is one of thing-dog-*.
thing-fact-dog_shown = { $room }: { $character } estaba a solas con un perro. La ficha de perro: { $dog }.
# $way is one of thing-way-*.
thing-fact-transformed = ¡{ $character } se transforma en Alienígena: { $way }!
# $things are what the Character owned, after it has left the game.
thing-fact-gave_up = { $character } deja atrás: { $things }.
# Space 0 is the green zone.
thing-fact-threat_moved = { $space ->
        [0] El marcador de amenaza está en la zona verde.
       *[other] El marcador de amenaza está en la casilla { $space }.
    }
# $value is how much strength goes to each room, as long as there is enough. The rooms are told next.
thing-fact-aliens_came = El Alienígena se pone en marcha. Fuerza para cada sala, mientras quede: { $value }.
# $dice are faces of action dice, here and below.
thing-fact-rolled_dice = { $seat } ha tirado los dados: { $dice }.
thing-fact-rolled_dice-own = Has tirado los dados: { $dice }.
thing-fact-dice_assigned = { $room }: los dados se asignan a { $character }.
# $source is one of thing-source-*, $before and $after are faces of an action die.
thing-fact-rerolled = { $character } ha vuelto a tirar un dado, «{ $before }» → «{ $after }» ({ $source }).
thing-fact-die_set = { $character } se tumba en el Dormitorio y gira un dado, «{ $before }» → «{ $after }».
thing-fact-cancelled = { $character } ha anulado un dado: «{ $die }».
# $dice are Sabotage and Threat only.
thing-fact-forced = { $character } no puede actuar. En su lugar se lleva a cabo: { $dice }.
thing-fact-no_harm = { $room }: «Sabotear» no encuentra aquí nada que dañar.
# With the dice that are left no action is possible there.
thing-fact-no_action = { $character } no puede hacer nada con estos dados. Sala: { $room }.
# $die is Use or Repair.
thing-fact-acted = { $room }: { $character } lleva a cabo «{ $die }».
thing-fact-lay_down = { $character } se tumba.
thing-fact-crew_dropped_sample = { $character } ha descartado la ficha de laboratorio.
thing-fact-leader_stopped = { $seat } se ha detenido: no hay más dados en esta ronda.
thing-fact-leader_stopped-own = Te has detenido: no hay más dados en esta ronda.
# $to is a Character too.
thing-fact-handed_over = { $character } ha dado a { $to }: { $thing }.
thing-fact-crew_ready = { $seat } no tiene nada más que entregar.
thing-fact-crew_ready-own = No tienes nada más que entregar.
thing-fact-crew_hungry = ¡Hambre! A partir de ahora solo se tiran dos dados para un Personaje.
# $count is how many of $dice are Sabotage or Threat.
thing-fact-block_rolled = El Alienígena intenta bloquear la fuga y tira: { $dice }. «Sabotear» y «Amenaza»: { $count }; tres o más la bloquean.
thing-fact-blocked = ¡La fuga está bloqueada! Todos vuelven a la Sala de recreo.
# $ending is one of thing-crew_ending-*, a sentence or two. $roles are in the order of $characters.
thing-fact-crew_ended = { $ending } Ganadores: { $winners }. Las cartas de Rol de { $characters }: { $roles }.


## What is asked: one sentence or two that say what it is about

thing-ask-mover = ¿Cuál de tus Personajes se mueve ahora?
thing-ask-crew_move = ¿Adónde va { $character }? Encontrarse con alguien aumenta la sospecha, y un perro puede ser un Alienígena.
# $room is the room of the encounter, here and in the next two.
thing-ask-crew_withdraw = { $room }: con { $character } hay alguien más. ¿Retirarse con un arma y quedar al margen del encuentro?
thing-ask-crew_attack = { $room }: ¡el Alienígena está aquí con { $character }! ¿Ahuyentarlo con fuego? A { $character } le cuesta la acción de esta ronda.
thing-ask-alien_order = Eres Líder: ¿en qué sala ataca ahora el Alienígena?
thing-ask-alien_withdraw = El Alienígena llega adonde está { $character }. Sala: { $room }. ¿Retirarse con un arma y quedarse al margen?
thing-ask-victim = { $room }: el Alienígena es demasiado fuerte. Eres Líder: ¿a quién asimila?
# $number is the space of the threat marker; 0 is the green zone.
thing-ask-struck = { $number ->
        [0] El marcador de amenaza está en la zona verde con varios discos. Eres Líder: ¿quién se transforma en Alienígena?
       *[other] El marcador de amenaza está en la casilla { $number } con varios discos. Eres Líder: ¿quién se transforma en Alienígena?
    }
# $number is how many more rounds it can wait.
thing-ask-crew_rescue = El helicóptero de rescate espera (combustible restante: { $number }), y el Personaje menos sospechoso es { $character }. ¿Intentar la fuga? Un Alienígena revelado puede bloquearla.
# The same where Role cards decide.
thing-ask-crew_rescue_cards = El helicóptero de rescate espera (combustible restante: { $number }), y el menos sospechoso es { $character }. ¿Intentar la fuga? Si no se bloquea, al subir a bordo se descubren las cartas de Rol, esta la primera: un Alienígena a bordo o un Humano abandonado, y la partida está perdida.
# $dice are faces of action dice, here and in the next ones.
thing-ask-dice_to = Los dados: { $dice }. Eres Líder: ¿a quién se los asignas? Quien los reciba se tumba después.
thing-ask-dice_to_dark = ¡Oscuridad! Eres Líder: ¿a quién asignas los dados? Solo se tiran después.
# $room is where the Character stands.
thing-ask-dice = ¿Anulas dados de { $character } ({ $room })? Cada uno es un paso de sospecha. Si queda algún «Sabotear» o «Amenaza», ocupa el lugar de la acción.
# The same where a disc and the marker may meet.
thing-ask-dice_risky = ¿Anulas dados de { $character } ({ $room })? Cuidado: un paso más puede crear un Alienígena. Cada dado que anules mueve este disco; cada «Amenaza» que dejes mueve el marcador.
# $character has the dice, $resting is in the Dormitory.
thing-ask-dormitory = Los dados de { $character }: { $dice }. { $resting } puede tumbarse en el Dormitorio para girar uno de ellos, una vez por ronda.
# $use is one of thing-use-*, or "none".
thing-ask-act = { $use ->
        [none] { $character }, { $room }: ¿qué acción? Después, { $character } se tumba.
       *[other] { $character }, { $room }: ¿qué acción? «Usar»: { $use }. Después, { $character } se tumba.
    }
# The same in a vehicle that is ready, where Role cards decide.
thing-ask-act_cards = { $character }, { $room }: ¿qué acción? En una fuga se descubren las cartas de Rol al subir a bordo, esta la primera: un Alienígena a bordo o un Humano abandonado, y la partida está perdida.
thing-ask-free_item = ¿Juega ahora un objeto alguno de tus Personajes? No cuesta ningún dado, y nadie se tumba por ello.
# $sample is one of thing-sample-*.
thing-ask-crew_sample = { $character } ha sacado una ficha de laboratorio: { $sample }. ¿Se conserva? Solo una muestra de sangre sirve para una prueba.
# $card is the die that is carried out: Use or Repair.
thing-ask-crew_times = { $character }, { $room }, «{ $card }»: ¿cuántas veces? Ayudan todos los que están allí de pie.
thing-ask-crew_draws = { $character }, { $room }: ¿cuántas veces se roba una carta? Se conserva una de ellas.
thing-ask-crew_keep = { $character }, { $room }: ¿qué carta se conserva? Las demás van debajo del mazo.
thing-ask-crew_face = { $character }, { $room }: ¿en qué cara se deja el dado meteorológico? El Líder puede elegirla en la próxima ronda.
thing-ask-crew_barrel = { $character }, { $room }: ¿adónde va un barril de la reserva subterránea?
# $test is one of thing-test-*.
thing-ask-crew_target = { $character }, { $test }: ¿a quién? La carta de Rol queda descubierta.
thing-ask-roll_on = Eres Líder: ¿tiras los dados para otro Personaje o te detienes aquí?
thing-ask-hand_over = ¿Entregan algo tus Personajes? Elige quién da qué; después dices a quién.
# $giver is a Character.
thing-ask-receiver = { $giver } entrega { $thing }. ¿A quién?
thing-ask-try_test = ¿Hace una prueba alguno de tus Personajes? La Prueba A requiere una muestra de sangre; la Prueba B, «Lanzallamas» y «Alambre».
thing-ask-boarding = Eres Líder: ¿quién sube a bordo ahora? Se descubre su carta de Rol. Con un solo Alienígena a bordo o un solo Humano en tierra, la partida está perdida.


## What can be chosen

thing-option-mover = Mover a { $character }
thing-option-transform = { $character } se transforma en Alienígena
thing-option-dice_to = Asignar los dados a { $character }
thing-option-accept = Seguir con estos dados
# $number says which of the dice, 1 to 3.
thing-option-cancel = Anular el dado { $number }
# $source is one of thing-source-*.
thing-option-reroll = Volver a tirar el dado { $number }: { $source }
# $die is one of thing-die-*.
thing-option-set = Girar el dado { $number } a «{ $die }», desde el Dormitorio
thing-option-use = Usar la sala
thing-option-repair = Reparar la sala
thing-option-roll_on = Tirar otra vez
thing-option-bonus = { $character } juega «{ $item }»
thing-option-offer = { $character } entrega { $thing }
thing-option-hand_to = A { $character }
thing-option-crew_ready = No entregar nada más
thing-option-test_a = { $character } hace la Prueba A
thing-option-test_b = { $character } hace la Prueba B
thing-option-boards = { $character } sube a bordo
thing-option-depart = Partir sin los demás


## What can be said: sentences in the speaker's mouth
## They are shown inside «», so the full stop comes after the quotes.

thing-say-go_there = { $character } debería ir aquí: { $room }
thing-say-dice_for = Asigna los dados a { $character }
thing-say-roll_on = Tiremos otra vez
thing-say-need = { $character } necesita { $thing }
thing-say-test_them = Hagámosle una prueba a { $character }
thing-say-take_along = Llevemos a bordo a { $character }
thing-say-leave_behind = Dejemos en tierra a { $character }

# The same as a list to choose from; dots stand for what is asked next.
app-thing-form-go_there = ... debería ir aquí: ...
app-thing-form-dice_for = Asigna los dados a ...
app-thing-form-roll_on = Tiremos otra vez
app-thing-form-need = ... necesita ...
app-thing-form-test_them = Hagámosle una prueba a ...
app-thing-form-take_along = Llevemos a bordo a ...
app-thing-form-leave_behind = Dejemos en tierra a ...
