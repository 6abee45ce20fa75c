### The web client: everything that is only on its pages.


## Everywhere

web-title = Winterover
# The title of the window while something is asked of this person; it never says what.
web-title-turn = ● Te toca – Winterover
web-to-home = A la página de inicio
web-close = Cerrar
# Short words at the edge of the page that were read out already.
web-messages = Avisos
web-cancel = Cancelar
web-save = Guardar
web-open = Abrir
web-send = Enviar
# A range of numbers.
web-range = { $least }–{ $most }
web-not-found = Aquí no hay nada
web-not-found-text = La dirección puede ser antigua o estar mal escrita.
web-unreachable = El servidor no responde. Comprueba tu conexión e inténtalo de nuevo.


## Settings

web-settings = Ajustes
web-language = Idioma
# $language by its own name, such as Deutsch.
web-language-coming = Se están cargando los textos en { $language }. Hasta entonces la página sigue en su idioma.
web-language-missing = Ahora no se pueden cargar los textos en { $language }, así que el idioma sigue igual. Inténtalo de nuevo cuando el servidor responda.
web-theme = Claro u oscuro
web-theme-system = como el dispositivo
web-theme-dark = oscuro
web-theme-light = claro
web-guide = Guía para la primera partida
web-guide-short = Guía
web-guide-hint = Explica cada elección cuando llega. Es igual para todos y no dice nada de ti.
web-cover = Tapar mis cartas
web-cover-hint = Tu mano y lo que puedes hacer con ella quedan tapados hasta que pulsas para mirar.
web-sound = Sonido
web-sound-hint = Dos tonos suaves cuando te toca.
web-motion = Movimiento
web-motion-hint = Las cosas se mueven a su sitio.
web-notify = Notificaciones
web-notify-hint = Te dice que te toca mientras esta página está en segundo plano. Nunca qué se pregunta.
# The notice itself.
web-notice = Te toca.
web-notify-refused = El navegador no permite notificaciones en esta página, así que siguen apagadas. Permítelas entre los permisos que guarda para esta dirección y vuelve a encenderlas aquí.
web-notify-insecure = El navegador solo permite notificaciones en páginas que llegan por https, y esta llega sin él. Siguen apagadas.


## The start page

web-play-now = Jugar ya
web-play-now-hint = Un clic, sin cuenta. Los demás sitios los juegan bots.
web-play-bots = { $count ->
        [0] Jugar a solas
        [one] Jugar contra { $count } bot
        [many] Jugar contra { $count } bots
       *[other] Jugar contra { $count } bots
    }
web-dealing = Preparando la mesa ...
web-mode-thing = { thing }
web-mode-thing-short = Roles secretos, mantenimiento, rescate
web-mode-thing-about = Una base de investigación en el hielo. Mantenedla en marcha, averiguad quién es humano y escapad con la gente correcta.
web-mode-small = Tripulación reducida
web-mode-small-short = Lleváis a seis contra la amenaza
web-mode-small-about = { thing } para una a tres personas: juntos lleváis a seis personajes contra el propio juego.
web-mode-stayaway = { stayaway }
web-mode-stayaway-short = El juego de cartas, sitios en círculo
web-mode-stayaway-about = Roba, juega, pasa una carta. Cualquiera de esas cartas puede ser la infección.
web-with-others = Con otras personas
web-with-others-hint = Alrededor de una mesa, en un solo dispositivo o a distancia. Basta un enlace para entrar.
web-create = Crear una mesa
web-code = Código de la mesa
web-join = Entrar
web-open-tables = Mesas abiertas
web-seats-free = Sitios libres: { $free } de { $players }
web-come-back = Volver
web-my-tables = Tus mesas en este dispositivo
web-stage-lobby = sin empezar
web-stage-playing = en juego
web-stage-over = terminada
web-bots = { $count ->
        [one] { $count } bot
        [many] { $count } bots
       *[other] { $count } bots
    }
web-open-record = Abrir un registro
web-your-name = Tu nombre
web-name-example = p. ej. { $name }


## A new table

web-new-table = Nueva mesa
web-new-table-text = Elige un juego y sus reglas. Hasta el comienzo se puede cambiar todo.
web-game = Juego
web-players = Jugadores
web-clock = Tiempo por elección
web-clock-none = sin reloj
web-clock-relaxed = tranquilo ({ $time })
web-clock-fast = rápido ({ $time })
web-clock-correspondence = por correspondencia ({ $time })
web-clock-hint = Cuando se acaba el tiempo se hace la elección habitual, con las mismas palabras para cada rol. Por quien falta se juega hasta que vuelve.
web-table-language = Idioma de la mesa
web-table-language-hint = La que se habla en esta mesa; cada cual lee en su propio idioma.
web-chat-allowed = Chat libre
web-chat-allowed-hint = Sin él se habla con las frases del juego, que todos los idiomas y bots entienden.
web-public = Mesa abierta
web-public-hint = Aparece en la página de inicio y cualquiera puede entrar o mirar.
web-private-hint = Solo quien tiene el enlace o el código puede entrar o mirar.
web-rulings-hint = Donde los reglamentos difieren o callan, la mesa decide. Junto a cada respuesta están las ediciones que la dan.
web-rulings-search = Buscar en las opciones de mesa
web-rulings-changed = { $count ->
        [one] { $count } opción de mesa cambiada
        [many] { $count } opciones de mesa cambiadas
       *[other] { $count } opciones de mesa cambiadas
    }
web-rulings-changed-here = { $count ->
        [one] { $count } cambiada
        [many] { $count } cambiadas
       *[other] { $count } cambiadas
    }
web-rulings-reset = Todo como dice la edición
web-rulebooks-say = Qué dicen los reglamentos
web-changed = cambiada
web-allowed = Permitido: { $allowed }
web-card-codes = Códigos de las cartas
web-sheet-hint = Números impresos solo en el tablero. Introduce los del tuyo donde sean distintos. El signo al lado dice lo bien que se conoce el valor estándar:
web-sheet-open = Abrir una hoja (.toml, .json)
web-sheet-reset = Valores estándar
web-sheet-name = Nombre de la hoja
web-sheet-unnamed = valores personalizados
web-figures-changed = { $count ->
        [one] { $count } valor cambiado
        [many] { $count } valores cambiados
       *[other] { $count } valores cambiados
    }
web-you = Tú
web-fill-bots = Completar con bots
web-fill-bots-hint = Ocupan todas las plazas aún libres. Más tarde puedes dejar entrar a personas en su lugar.
web-first = Quién empieza
web-first-lot = Por sorteo
web-first-seat = Sitio { $seat }
web-first-hint = Quien empieza es el primer Líder.
web-bots-play = Cómo juegan los bots
web-bots-play-hint = Los bots reflexivos recuerdan, sospechan, hablan y juegan su rol. Los aleatorios eligen cualquier cosa posible.
web-create-hint = Organizas tú: llenas los sitios y empiezas la partida.
# How long a clock gives for one choice.
web-time-seconds = { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
web-time-minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
web-time-hours = { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
web-time-days = { $count ->
        [one] { $count } día
       *[other] { $count } días
    }


## The lobby

web-lobby-text = Llena los sitios, comparte el código, empieza.
web-lobby-text-guest = Elige un sitio; la partida la empieza quien organiza.
web-change = Cambiar ajustes
web-change-hint = Todos tendrán que confirmar otra vez.
# Told to whoever closed the dialog before it was done, like web-seated.
web-settings-changed = Los ajustes de la mesa han cambiado.
web-talk = Conversación
web-talk-both = frases del juego y chat libre
web-talk-forms = solo frases del juego
web-talk-none = Nadie ha dicho nada todavía.
web-seats = Sitios
web-seat = Sitio
web-seat-free = El sitio { $seat } está libre
web-sit = Sentarse
web-seated = Ocupas el sitio { $seat }.
web-full = Todos los sitios están ocupados. Podrás mirar cuando empiece la partida.
web-seat-gone = El sitio { $seat } se ha ocupado mientras tanto. Elige otro.
web-seats-gone = Ya no queda ningún sitio libre.
web-add-bot = Añadir un bot
web-add-person = Otra persona en este dispositivo
web-bot-level = Cómo juega { $name }
web-bot-heuristic = Reflexivo
web-bot-random = Al azar
web-free-seat = Liberar el sitio de { $name }
web-ready = Puede empezar
web-not-ready = Aún no
web-say-ready = Podemos empezar
web-invite = Invitar
web-qr = Código QR del enlace a esta mesa
web-copy-link = Copiar el enlace
web-copied = El enlace está copiado.
web-open-tv = Pantalla para todos
web-start = Empezar la partida
# After a number: "6 of 8".
web-of = de { $all }
web-lobby-fill = { $count ->
        [one] { $count } sitio está libre.
        [many] { $count } sitios están libres.
       *[other] { $count } sitios están libres.
    }
web-lobby-waiting = Esperamos a { $names }.
web-lobby-complete = Ya están todos.
web-lobby-host = Organizas tú. Empieza cuando todos los sitios estén ocupados y todos hayan confirmado.
web-lobby-guest = La partida la empieza quien organiza.


## At the table

web-skip = A mi decisión
web-skip-options = A lo que puedo elegir
web-decision = Decisión
web-your-turn = Te toca
web-thinking = pensando
web-steward = ausente, juega un bot
# Of somebody who is here but does not decide.
web-steward-here = juega un bot
# To somebody who is here but let the time run out too often; the button ends it.
web-steward-you = Un bot juega por ti, porque se te acabó el tiempo demasiadas veces.
web-steward-end = Estoy aquí
web-away = ausente
web-crew = Tripulación
web-news = Lo último que pasó
web-mine = Solo para ti
web-only-you = Solo lo ves tú
web-role = Tu rol
web-hand = Tu mano
web-hold-to-peek = Mantén para ver
# Instead of a line of the log that others must not read along.
web-secret-line = Algo solo para ti. Mantén pulsado para leerlo.
web-parts = Partes de la mesa
web-tab-board = Mesa
web-tab-crew = Gente
web-tab-talk = Charla
web-tab-mine = Lo mío
# Read out after the name of the talk.
web-unread = { $count ->
        [one] { $count } línea sin leer
        [many] { $count } líneas sin leer
       *[other] { $count } líneas sin leer
    }
# Read out after the name of the tab with the own things.
web-unread-mine = Algo nuevo que solo sabes tú
web-crew-in-full = La tripulación en detalle
# Read out when a choice comes up.
web-announce = Te toca. { $question }
web-why-asked = ¿Por qué se me pregunta esto? ({ $rule })
# The same, where there is little room.
web-why-asked-short = ¿Por qué?
web-why-not = ¿Qué no es posible?
web-why-not-short = ¿Prohibido?
web-why-not-nothing = Todo lo que cabría esperar es posible.
web-several-asks = Hay varias elecciones pendientes
# A button that everyone has; behind it is what may be done unasked, or nothing.
web-anytime = ¿Qué más?
web-anytime-short = Más
web-anytime-nothing = Ahora no es posible nada más.
# The same for everybody, while the own cards are covered.
web-anytime-covered = Lo que puedes hacer sin que te pregunten podría revelar quién eres. Mira primero tus cartas.
# Asked once more before something that was not asked for; $option is like "declare victory".
web-really = Sí: { $option }
web-choose-first = Elige una opción
web-sending = Enviando ...
web-waiting = Un momento ...
web-waiting-for = Esperamos a { $names }.
web-seconds-left = { $seconds ->
        [one] queda { $seconds } segundo
       *[other] quedan { $seconds } segundos
    }
# In a small ring.
web-hours = { $hours } h
web-watching = Estás mirando: ves lo que todos pueden ver.
web-offered = Se ofrece un sitio: ocúpalo y sigue con todo lo que sabe.
web-seats-open = { $count ->
        [one] El sitio de { $names } está abierto.
        [many] Los sitios de { $names } están abiertos.
       *[other] Los sitios de { $names } están abiertos.
    }
web-take-seat = Tomar un sitio
web-host-tools = Organización
web-invite-local = Solo este equipo puede abrir este enlace. Para que entren otros, inicia el servidor con { $option }.
web-invite-watch = Enlace para mirar
web-offer = Ofrecer el sitio de { $name }
web-offer-hint = Un sustituto puede tomarlo en cuanto dos de los que juegan estén de acuerdo, o todos si son menos, y conoce lo que el sitio sabe. Nadie más.
web-offer-asks = { $name } no está. ¿Puede un sustituto tomar el sitio y conocer lo que sabe?
web-offer-agree = De acuerdo
web-offer-waits = { $name } no está. Aceptas a un sustituto; otros aún tienen que hacerlo.
web-offer-open = El sitio de { $name } está abierto a un sustituto. De acuerdo: { $agreed }.
# In one line, where there are many.
web-offers = { $count ->
        [one] Se ofrece { $count } sitio a un sustituto.
        [many] Se ofrecen { $count } sitios a sustitutos.
       *[other] Se ofrecen { $count } sitios a sustitutos.
    }
web-offers-title = Sitios ofrecidos
web-offers-none = Ya no se ofrece ningún sitio.
web-substitute = { $name } juega desde ahora por { $before }.
web-plays-for = juega por { $name }
web-nobody-away = Nadie falta desde hace rato. El sitio de quien no vuelve se puede ofrecer a un sustituto.
web-close-table = Cerrar la mesa para siempre
web-close-table-sure = ¿De verdad? La partida desaparece para todos.
web-table-closed = La mesa está cerrada.
web-time-out = Se te acabó el tiempo y se eligió por ti.
# In the log; $option is like "go to the Radio Room".
web-time-out-chosen = Se te acabó el tiempo. Elegido por ti: { $option }
web-close-table-yes = Sí, cerrarla para todos
web-keep-table = Conservar la mesa


## Talk and log

web-table = Mesa
web-show = Mostrar
web-show-all = Todo
web-show-talk = Charla
web-show-log = Sucesos
web-log = Lo que pasó y lo que se dijo
web-log-earlier = { $count ->
        [one] { $count } línea anterior
        [many] { $count } líneas anteriores
       *[other] { $count } líneas anteriores
    }
# Read out while the log is out of sight.
web-over = La partida ha terminado.
web-chat = Di algo a la mesa
web-chat-private = Di algo en privado
# Beside a line of chat, after the time.
web-chat-to = a { $names }
web-whisper-to = susurrado a { $name }
web-statements = Hablar con las frases del juego
web-say = Decirlo
web-say-not-now = Ahora mismo esto no se puede decir. Se queda aquí hasta que se pueda, o hasta que lo canceles.
web-say-to-one = Una frase del juego es para todos o para una sola persona. Elige para quién es.
web-to = A
web-to-fellows = Todos con quienes puedo hablar en privado
# Where words are being written to somebody who can be reached no longer.
web-to-nobody = No se envía nada hasta que elijas para quién son tus palabras.
# Instead of a name in the list of those whom words can be for.
web-to-choose = Elige …
# Covered: who speaks to whom in private may be a secret.
web-to-gone = Ahora no puedes hablar en privado con { $names }.
web-words-wait = No hay conexión. Tus palabras se quedan aquí hasta que las envíes de nuevo.


## Several people at one device

web-nobody-asked = Nadie en este dispositivo tiene que decidir ahora.
web-hand-over-hint = Nadie más debería mirar la pantalla.
web-i-am = Soy { $name }: mostrar mi sitio
web-cover-now = Tapar, para la siguiente persona


## A seat on another device

web-carry = Seguir en otro dispositivo
web-carry-text = Abre allí el enlace, o enfoca el código con la cámara del otro dispositivo: tu sitio se abre también allí y aquí sigue abierto.
web-carry-what = Qué te llevas
web-carry-seat = El sitio de { $name }
web-carry-host = Los derechos de quien organiza
web-carry-show = Mostrar código y enlace
web-carry-cover = Tapar código y enlace
web-carry-warning = Es solo para ti y no una invitación: quien lo tenga ve tus cartas y juega por ti.
web-carry-host-warning = Es solo para ti y no una invitación: quien lo tenga puede hacer lo mismo que quien organiza, y no se puede cambiar.
web-key-replace = Cambiar mi llave
web-key-replace-text = Si otra persona vio el enlace, o se perdió un dispositivo: este dispositivo conserva el sitio, todos los demás lo pierden y los enlaces mostrados antes ya no abren nada.
web-key-replaced = Tu sitio tiene una llave nueva. Solo está abierto en este dispositivo.
# After the operator went back to a backup.
web-key-former = El servidor ha vuelto a un estado anterior, en el que tu sitio tiene la llave antigua. Los enlaces antiguos lo abren otra vez; cambia la llave si no deben hacerlo.
web-carried-seat = El sitio de { $name } está ahora abierto en este dispositivo.
web-carried-host = Aquí tienes los derechos de quien organiza.
web-carried-known = Este dispositivo ya tiene ese sitio.
web-carried-old = Este enlace no abre ningún sitio
web-carried-old-text = Su llave se cambió, el sitio se liberó o falta una parte del enlace. Consigue uno nuevo en el dispositivo donde juegas. Aquí no ha cambiado nada.
web-carried-without = Entrar sin él
web-carried-own = Ese enlace es antiguo o está incompleto. Este dispositivo entra con su propia llave.
web-seat-left = El sitio { $seat } ya no se juega en este dispositivo: se liberó, un sustituto sigue jugando, o recibió una llave nueva en otro.
web-unsaved = Este navegador no deja que la página recuerde tu sitio. Es tuyo mientras esta página siga abierta; puedes llevarlo a otro dispositivo.


## Rules

web-rules = Reglas
web-rules-text = Cada carta explica una cosa. Igual para cada rol, y nadie sabe qué lees.
web-rules-this = La elección
web-rules-all = Todas
web-rules-table = Reglas de esta mesa
web-rules-tab-table = La mesa
web-rules-search = Buscar una palabra o el código de una regla
web-rules-found = { $count ->
        [one] { $count } carta encontrada
        [many] { $count } cartas encontradas
       *[other] { $count } cartas encontradas
    }
web-rules-none = No se encontró nada. Prueba otra palabra.
web-rules-private = Cualquiera puede abrir esta carta, sea cual sea su rol. Nadie ve que la lees.
# The part of a rule card that says which options in force bear on it.
web-rules-here = En esta mesa
# Above the options that a rule card depends on, where it is read without a table.
web-rules-options = Lo que una mesa puede fijar de otro modo, primero lo estándar
# Of an option: as the chosen edition says, but not as the standard rules.
web-not-standard = no estándar
# Beside a sentence of the standard rules that is struck through.
web-not-here = no en esta mesa
web-figure-instead = { $value } en lugar de { $standard }
web-rulings-differ = Opciones distintas de las reglas estándar
web-figures-differ = Valores distintos de los del tablero estándar


## Connection

web-connecting = Conectando ...
web-lost-first = El servidor no responde. Seguimos intentándolo.
web-missing = Una parte de esta página aún no ha llegado. Seguimos intentándolo.
# Below the heading of what is to come.
web-fetching = Se está cargando ...
web-lost = Se ha perdido la conexión. Seguimos intentándolo.
web-lost-seat = Se ha perdido la conexión. Seguimos intentándolo. El sitio sigue siendo tuyo; si tarda mucho, un bot juega por ti hasta que vuelvas.
web-lost-clock = Se ha perdido la conexión. Seguimos intentándolo. Tu tiempo corre; si tarda mucho, un bot juega por ti hasta que vuelvas.
web-lost-restart = El servidor se reinicia. La partida sigue donde estaba.
web-lost-crowded = Ya hay demasiadas conexiones: desde tu dirección, con este sitio o para mirar. En un momento lo intentamos otra vez.
web-back = Conexión recuperada. No se perdió nada.
web-try-now = Intentar ahora
web-try-again = Intentar de nuevo
web-reload = Volver a cargar la página
web-two-tabs = Esta mesa está abierta también en otra ventana. Ambas muestran lo mismo.
web-sit-anew = Entrar de nuevo
web-closed-4400 = Esta página es demasiado antigua
web-closed-4400-text = El servidor no la entendió. Vuelve a cargarla.
web-closed-4401 = Esta llave ya no abre ningún sitio
web-closed-4401-text = El sitio se liberó, un sustituto sigue jugando, o la llave se cambió en otro dispositivo. Puedes entrar de nuevo y mirar o tomar un sitio libre.
web-closed-4404 = No existe esa mesa
web-closed-4404-text = Comprueba el código. Las mesas sin uso durante mucho tiempo se retiran.
web-closed-4410 = Este sitio se cerró
web-closed-4410-text = La mesa se cerró, el sitio se liberó, un sustituto sigue jugando, o la llave se cambió en otro dispositivo.


## The end and after

web-after = Después de la partida
web-rematch = Jugar otra vez
web-rematch-host = Todos conservan su sitio para otra partida.
web-rematch-guest = Quien organiza puede abrir otra partida.
web-rematch-open = La siguiente partida está abierta.
web-replay = Repetición
web-save-record = Guardar el registro
web-records = Registros
web-records-hint = Un registro es una partida entera en un archivo: vuelve a verla como la conocía un sitio, o con todo descubierto.
web-upload = Abrir un archivo
web-upload-hint = Se comprueba, se juega de nuevo en este servidor y se guarda con un nombre que solo tú conoces.
web-record-name = Nombre de un registro o código de una mesa terminada
web-finished = Partidas terminadas de mesas abiertas
web-no-records = Todavía no hay ninguna.
# $names are the people's names, which may be empty.
web-record-line = Jugadores: { $players } · pasos: { $frames } · { $names }
web-play = Reproducir
web-pause = Pausa
web-step = Un paso adelante
web-step-back = Un paso atrás
web-place = Momento de la partida
web-jump = Ir a
web-jump-missing = La lista de rondas y turnos no ha llegado.
web-moment-missing = Este momento no ha llegado.
web-replay-start = Inicio
web-replay-round = Ronda { $number }
web-replay-turn = Turno { $number }: { $name }
web-checked = Comprobado: reparto sellado, jugadas según las reglas.
web-checked-not = No se puede confiar en este registro: no encaja con su reparto o con las reglas.
web-speed = Velocidad
web-link-moment = Copiar un enlace a este momento
web-seen-as = Visto por
web-seen-open = Todo
web-seen-table = Mesa
web-open-hands = Rol y mano de todos
web-tv-join = Entra con tu teléfono
web-checked-cut = A este registro le falta el final. Lo que hay encaja con su reparto y con las reglas; no se puede saber qué venía después ni si se cambió alguna línea.
