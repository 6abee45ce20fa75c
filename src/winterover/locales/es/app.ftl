### What the programs around the games say: menu, table, prompts, replays, results.
### Keys that people type (q, why, log ...) are the same in every language and stay as they are.


## Languages and names

# Each language's name for itself: the same in every language.
app-language-en = English
app-language-it = Italiano
app-language-de = Deutsch
app-language-fr = Français
app-language-uk = Українська
app-language-es = Español

# One name for each seat from A to L, separated by spaces. The same in every language, so that people at one table
# mean the same bot.
app-names = Ada Bo Cleo Dag Eir Finn Gro Hal Ilse Jun Kaya Liv

# What counts as yes when a question is answered; lower case, separated by spaces.
app-yes-words = s sí si y yes

# Between the parts of a list whose parts hold commas, and after what something is said of; a space follows.
app-apart = ;
app-colon = :


## The menu

app-title = Winterover
app-subtitle = Una tripulación, aislada todo el invierno. Alguien entre vosotros ya no es humano.
app-menu-language = Idioma
app-menu-game = Juego
app-menu-players = Jugadores
app-menu-people = Personas
app-menu-bots = Bots
app-menu-edition = Edición de las reglas
app-menu-rulings = Opciones de mesa
app-menu-sheet = Hoja del tablero
app-menu-load = Partida guardada
app-menu-nobody = ninguna: juegan los bots y tú miras
app-menu-no-rulings = según la edición
app-menu-sheet-standard = los valores estándar
# How many games are saved and not over yet.
app-menu-saved = para continuar: { $count }
app-menu-how = Intro: empezar la partida. Del 1 al { $most }: cambiar una línea. q: salir.
app-menu-players-how = ¿Cuántos juegan (del { $least } al { $most })? Intro: dejarlo igual.
app-menu-people-how = ¿Cuántos son personas (del { $least } al { $most })? Intro: dejarlo igual.
# A person's name is asked for; $name is the one that Enter keeps.
app-menu-name = Nombre ({ $name }):
app-rulings-how = Del 1 al { $most }: explicar y cambiar una opción (* = distinta de la edición). Intro: volver.
app-rulings-how-more = Del 1 al { $most }: explicar y cambiar una opción (* = distinta de la edición). +: ver más. Intro: volver.
app-rulings-value = Valores admitidos: { $allowed }. Nuevo valor, o Intro para dejarlo igual:
app-rulings-pick = Del 1 al { $most }: fijar el valor. Intro: dejarlo igual.
# The options of a table as a list.
app-rulings-title = { $game }, { $edition }: opciones de la mesa
app-rulings-option = Opción
app-rulings-key = Clave
app-rulings-value-head = Valor
app-rulings-one = * = distinta de la edición. "rulings" y una clave dicen de qué se trata y qué dice cada edición.
app-menu-sheet-how = ¿Un archivo con los valores de tu tablero (.toml o .json)? "-": valores estándar. Intro: dejarlo igual.

# Kinds of bot.
app-bot-random = random: hace cualquier cosa permitida
app-bot-heuristic = heuristic: recuerda, sospecha, miente


## Around a game

# $commitment begins the fingerprint of the shuffle.
app-dealt = Las cartas están repartidas. El orden de la baraja queda sellado como { $commitment }...; el registro lo desvela después de la partida.
app-turn = turno { NUMBER($turn, useGrouping: 0) }
app-your-turn = te toca a ti
app-whose-turn = le toca a { $name }
app-you = tú
app-bot = bot
app-hand-over = Pasa el dispositivo a { $name }.
app-alone = { $name }, pulsa Intro cuando nadie más pueda ver la pantalla.
app-cover = Pulsa Intro para tapar la pantalla.
app-page = Página { $page } de { $pages }. Intro: página siguiente, b: atrás, q: salir.
# The last page; $then says what Enter does there.
app-page-last = Página { $page } de { $pages }. { $then } b: atrás.
app-go-back = Intro: volver.
app-begin = Intro: empezar, q: salir.
app-over = La partida ha terminado. Intro muestra quién era qué.
app-sure = Esto no se puede deshacer. ¿Confirmas (s/n)?
# Said before a declaration of the end; whoever declares wrongly loses.
app-stayaway-warning-declare = Si queda un solo Humano, pierdes al momento.
app-leave-question = ¿Dejar la partida? Se guarda, y podrás continuarla más tarde (s/n)
app-all-out = Ninguna persona sigue en la partida. Intro: ver el resto. f: ir directo al final. q: salir.
app-saved = Guardada en { $file }. El archivo contiene la semilla: quien lo lea puede averiguar todos los secretos de esta partida.
# $command is how this program is started, such as winterover.
app-left = La partida está guardada en { $file }. El archivo contiene la semilla: quien lo lea puede averiguar todos los secretos de esta partida. Para continuarla: { $command } play --load "{ $file }"
app-saved-end = El registro está en { $file }. Con su semilla se puede repartir de nuevo toda la partida: { $command } verify "{ $file }", o bien { $command } replay "{ $file }" --open


## A decision

# "why" is short for "why not"; TEXTO stands for any word or rule ID.
app-keys = { $most ->
        [1] Intro seguir
       *[other] 1-{ $most } elegir
    } · ? ayuda · why · r TEXTO regla · t hablar · b mesa · log · q salir
# The second step of a choice.
app-keys-inner = 1-{ $most } elegir · Intro: volver
app-news-more = ... y más cosas antes; "log" lo muestra todo.
# The same statement of several players.
app-said-together = { $speakers } dicen: «{ $words }».
app-log = Todo lo que has sabido, por orden
app-forbidden = Lo que no puedes hacer ahora, y la regla que lo impide ("r" y la regla la explica)
app-nothing-forbidden = Ahora no está prohibido nada de lo que cabría esperar.
app-intro-keys =
    Cuando se te pregunte algo, escribe el número de tu elección y pulsa Intro. Si solo hay una, basta con Intro.
    "?" explica la pregunta, "why" dice qué no es posible y por qué, "r" y una palabra explican una carta o cualquier otra cosa.
    "b" describe con palabras todo lo que hay en la mesa, "rulings" las opciones de esta mesa, "save" guarda la partida.


## Talk

app-talk-form = ¿Qué quieres decir? Intro: nada.
app-talk-seat = ¿De quién hablas?
app-talk-card = ¿Qué carta?
app-talk-role = ¿Qué rol?
app-talk-action = ¿Qué carta de Acción?
app-talk-thing = ¿Qué cosa?
app-talk-token = ¿Qué ficha?
app-talk-room = ¿Qué sala?
app-talk-to = ¿A quién? Intro: no decir nada.
app-talk-everyone = A todos
app-pick-again = Escribe un número del 1 al { $most }, o pulsa solo Intro.


## The end

app-winners = { $count ->
        [one] Gana { $names }.
       *[other] Ganan: { $names }.
    }
app-no-winner = No gana nadie.
app-won = victoria
app-lost = derrota
app-end-player = Jugador
app-end-result = Resultado
app-end-role = Rol
app-end-story = Qué pasó
app-end-turns = { $turns ->
        [one] Se ha jugado { $turns } turno.
       *[other] Se han jugado { $turns } turnos.
    }


## Replays and proofs

app-replay-how = Intro: siguiente · b: atrás · número: ir allí · q: salir
app-replay-unknown = Pulsa Intro, o escribe b, q o un número del 0 al { $last }.
app-replay-place = paso { $place } de { $last }
app-replay-open = todo al descubierto
app-replay-spectator = tal como lo vio un espectador
app-replay-seat = según lo que sabía { $name }
app-replay-unfinished = Aquí se detiene el registro: la partida aún no ha terminado.
app-verify-yes = Sí: este registro es lo que afirma ser.
app-verify-no = No: este registro no es de fiar.
app-verify-seed = La semilla es la que se selló antes de la primera carta ({ $commitment }...).
app-verify-settings = La semilla y los ajustes son los que se sellaron antes de la primera carta ({ $commitment }...).
app-verify-end = { $count ->
        [one] Al repartir y jugar de nuevo, su única jugada lleva al mismo final.
       *[other] Al repartir y jugar de nuevo, sus { $count } jugadas llevan al mismo final.
    }
app-verify-unfinished = { $count ->
        [0] El reparto es correcto. Aún no se ha jugado nada.
        [one] Al repartir de nuevo, su única jugada es posible. La partida aún no ha terminado.
       *[other] Al repartir de nuevo, todas sus { $count } jugadas son posibles. La partida aún no ha terminado.
    }
app-verify-whole = Desde que se escribió, no se ha cambiado, añadido ni quitado ninguna línea.
app-verify-no-digest = Es un registro antiguo sin suma de comprobación: no se puede saber si después se cambiaron sus ajustes o alguna frase.


## Rules

app-rules-card = Cartas
app-rules-room = Salas
app-rules-weapon = Armas
app-rules-item = Objetos
app-rules-character = Personajes
app-rules-phase = Fases
app-rules-ask = Decisiones
app-rules-topic = Temas
app-rules-variant = Variantes
app-rules-edition = Ediciones
app-rules-how = Puedes consultar cualquiera de estos nombres, el ID de una regla, como S-AXE-02, el principio de uno, como S-AXE, o una palabra.
app-rules-depends = { $count ->
    [one] Estas son las reglas estándar; una mesa puede decidirlo de otro modo con la opción { $keys }.
   *[other] Estas son las reglas estándar; una mesa puede decidirlo de otro modo con las opciones { $keys }.
}
# Of the small crew: above a rule card of the main game.
app-rules-of-main = Del juego de cuatro a ocho. Vale también para la tripulación reducida, salvo donde sus propias cartas digan otra cosa.
app-rules-also = Se menciona en
app-rules-more = { $count ->
        [one] ... y { $count } regla más.
       *[other] ... y { $count } reglas más.
    }


## Board sheets

app-sheet-used = Hoja del tablero: { $name }
app-sheet-title = Los valores estándar del tablero
# Heads of columns. What is allowed is a range of numbers.
app-sheet-figure = Dato
app-sheet-value = Valor
app-sheet-allowed = Admitido
app-sheet-standard = Estándar
app-sheet-grade = Certeza
app-sheet-source = Fuente
app-sheet-how = Puedes consultar una fuente: { $command } rules B-01. Para introducir los valores de tu propio tablero: { $command } sheet { $game } --write board.toml
app-sheet-good = La hoja "{ $name }" es válida. { $count ->
        [0] Todos sus valores son los estándar.
        [one] { $count } valor no es el estándar.
       *[other] { $count } valores no son los estándar.
    }
app-sheet-written = La hoja está en { $file }. Cambia los valores que sean distintos en tu tablero, compruébalos con: { $command } sheet { $game } "{ $file }", y juega con: { $command } play { $game } --sheet "{ $file }"
# Remarks at the top of a file, each line best under 110 characters.
app-sheet-head =
    Los valores de un tablero. Cambia los que sean distintos en el tuyo y deja todas las líneas.
    Junto a cada línea: qué se admite, lo seguro que es el valor estándar y las reglas que lo justifican.

# How sure a figure is: a word, and what it means.
app-grade-text = texto
    .what = lo dice un reglamento
app-grade-forced = forzado
    .what = se sigue de los totales de los reglamentos
app-grade-inferred = deducido
    .what = la mejor lectura de varios indicios
app-grade-assumed = supuesto
    .what = nadie lo ha publicado; elegido para que se pueda jugar


## Simulation and measurement

app-sim-games = Partidas
app-sim-head = { $game }, { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, edición { $edition }, bots: { $bots }
app-sim-done = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, terminadas: { $finished }, decisiones: { $decisions }.
app-sim-speed = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } segundos, { $speed } decisiones por segundo.
app-sim-winners = Partidas ganadas por
app-sim-endings = Final
app-sim-count = Partidas
app-sim-share = Porcentaje
# A whole number and a percentage in a column.
app-sim-number = { $number }
app-sim-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
app-sim-nobody = nadie
# All win together where nobody has a role.
app-sim-crew = la tripulación
# An ending of games that were stopped.
app-sim-circling = Interrumpida tras demasiadas decisiones
app-bench-running = Midiendo
app-bench-name = Qué
app-bench-value = Resultado
app-bench-per_second = { $value } decisiones por segundo
app-bench-microseconds = { $value } µs
app-bench-decisions = { $value } decisiones
app-bench-kilobytes = { $value } kB
app-bench-skipped = no instalado
app-bench-ratio = { $game }: { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } veces la velocidad de { $peer }.


## Stay Away!: the table

app-stayaway-intro =
    Alguien en esta mesa es La Cosa. Parece como los demás, y quiere que todos sean como ella.

    En tu turno robas una carta, juegas o descartas una e intercambias una con el siguiente jugador. Si La Cosa te da una carta «¡Infectado!», pasas a ser de los suyos y ganas o pierdes con ella.

    Los Humanos ganan cuando se quema a La Cosa con un «Lanzallamas». La Cosa gana cuando no queda ningún Humano. Mira cartas, atranca puertas, cambia de sitio y no te creas todo lo que oigas.
app-stayaway-clockwise = Sitios en el sentido de las agujas del reloj, que es el de juego:
app-stayaway-counterclockwise = Sitios en sentido contrario a las agujas del reloj, que es el de juego:
app-stayaway-door = puerta
app-stayaway-door-here = aquí hay una «Puerta atrancada»
app-stayaway-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
app-stayaway-quarantine = { $turns ->
        [one] Cuarentena durante { $turns } turno
       *[other] Cuarentena durante { $turns } turnos
    }
# Where there is little room, after the number of cards.
app-stayaway-quarantine-short = Cuarentena { $turns }
app-stayaway-draw = Mazo { $count }
# $back is the back of the top card: Stay Away! or Panic.
app-stayaway-draw-back = Mazo { $count }, encima: { $back }
app-stayaway-discard = Pila de descartes { $count }
app-stayaway-in-use = En la mesa: «{ $card }»
app-stayaway-you-are = Tu rol:
app-stayaway-you-know = sabes: { $known }
app-stayaway-known = { $name } es { $role }
app-stayaway-hand = Mano:
app-stayaway-out = Estás fuera de la partida y ves lo que ven todos.
# A card that can be played on many: whom or what it is played on is chosen next.
app-stayaway-group-play = Jugar «{ $card }» sobre ...
app-stayaway-eliminated = fuera
app-stayaway-fate-thing = robó «La Cosa» en el turno { NUMBER($turn, useGrouping: 0) }
app-stayaway-fate-infected = recibió la infección de { $name } en el turno { NUMBER($turn, useGrouping: 0) }
app-stayaway-fate-last = era el último Humano
app-stayaway-fate-out = fuera en el turno { NUMBER($turn, useGrouping: 0) }


## Stay Away!: what a card does, in a few words beside it in the hand (best under 50 characters)

app-stayaway-hint-the_thing = Quien la tiene es La Cosa; no sale de la mano
app-stayaway-hint-infected = Si la da La Cosa, infecta
app-stayaway-hint-flamethrower = Quema a un vecino: fuera de la partida
app-stayaway-hint-analysis = Mira la mano completa de un vecino
app-stayaway-hint-axe = Retira una «Puerta atrancada» o una «Cuarentena»
app-stayaway-hint-suspicion = Mira una carta al azar de un vecino
app-stayaway-hint-whisky = Muestra a todos tu mano completa
app-stayaway-hint-determination = Roba tres, quédate una y vuelve a jugar
app-stayaway-hint-watch_your_back = Invierte el sentido de juego
app-stayaway-hint-change_places = Cambia de sitio con un vecino
app-stayaway-hint-better_run = Cambia de sitio con cualquiera
app-stayaway-hint-seduction = Intercambia con cualquiera; acaba tu turno
app-stayaway-hint-scary = Rechaza un intercambio y mira la carta ofrecida
app-stayaway-hint-im_fine_here = Niégate a cambiar de sitio
app-stayaway-hint-no_thanks = Rechaza un intercambio
app-stayaway-hint-missed = Desvía un intercambio al siguiente jugador
app-stayaway-hint-no_barbecue = Sobrevive a un «Lanzallamas»
app-stayaway-hint-quarantine = Pon a alguien en cuarentena unos turnos
app-stayaway-hint-locked_door = Cierra el hueco que te une a un vecino


## Stay Away!: the forms of talk, as a list to choose from; dots stand for what is asked next

app-stayaway-form-claim = Soy ...
app-stayaway-form-hold = Tengo ...
app-stayaway-form-lack = No tengo ...
app-stayaway-form-accuse = Digo qué es ...
app-stayaway-form-vouch = Respondo por ...
app-stayaway-form-trust = Me fío de ...
app-stayaway-form-distrust = No me fío de ...
app-stayaway-form-saw = He visto qué tiene ...
app-stayaway-form-gave = Le he dado una carta a ...
app-stayaway-form-got = He recibido una carta de ...
app-stayaway-form-promise = Le daré una carta a ...
app-stayaway-form-spare = No le haré nada malo a ...
app-stayaway-form-threaten = Voy a por ...
app-stayaway-form-burn = ¡Hay que quemar a ...!
app-stayaway-form-check = Alguien debería mirar las cartas de ...
app-stayaway-form-agree = Estoy de acuerdo con ...
app-stayaway-form-disagree = No estoy de acuerdo con ...
