### The web client: making a choice, looking at the own cards, saying something.


## The own cards

web-look-hand = Mirar mis cartas
web-look-hand-short = Mis cartas
web-hand-covered = { $count ->
        [one] Tu mano: { $count } carta tapada. Pulsa para mirar.
       *[other] Tu mano: { $count } cartas tapadas. Pulsa para mirar.
    }
web-cover-again = Tapar
web-keep-open = Dejar a la vista
web-keep-open-hint = Para quien juega a solas en este dispositivo: las cartas quedan a la vista.
web-options-covered = Esta elección trata de tus cartas. Míralas primero.
# Where some options are covered: everybody reads it, whether there are any or not.
web-more-uncovered = Quizá haya más opciones si miras tus cartas.
web-chosen-unseen = Si no pulsas la otra, vale la primera. La pantalla nunca muestra cuál.
web-confirm-unseen = Confirmar mi elección

## The options

web-all-options = Todas las opciones
web-all-options-short = Opciones
# Stands where the words about an option will be.
web-point-at-option = Elige una opción para leer para qué sirve.
web-guide-options = Para qué sirve cada opción
web-guide-goal = ¿De qué trata el juego?
web-decision-more = Más sobre esta decisión
web-why-not-alike = Se pregunta a todos y todos ven lo mismo. Quién puede elegir de verdad no le importa a nadie más; la regla está en esta carta:

## What rooms are good for, where one chooses where to go

web-hint-thing-move-armoury = Robar armas y quedarte una
web-hint-thing-move-kitchen = Preparar comida para que nadie pase hambre
web-hint-thing-move-storeroom = Robar objetos y quedarte uno
web-hint-thing-move-laboratory = Sacar una ficha de laboratorio: quizá sangre para una prueba
web-hint-thing-move-boiler = Repostar o reparar la caldera para que la base no se congele
web-hint-thing-move-generator = Repostar o reparar el generador para que siga habiendo luz
web-hint-thing-move-radio = Reparar la radio y enviar luego el S.O.S. que llama al rescate
web-hint-thing-move-helicopter = Repostar y reparar el helicóptero; con Llaves se puede huir en él
web-hint-thing-move-shed = Repostar y reparar el vehículo de nieve; con Llaves se puede huir en él
web-hint-thing-move-weather = Tirar el tiempo por adelantado y mover un barril
web-hint-thing-move-dormitory = Aquí no hay nada que usar ni reparar; un sitio para quedarse al margen
web-hint-thing-move-rec = Quedarte donde luego se reúnen todos
web-hint-thing-move-swap = Cambiar toda tu mano; no entregas ninguna carta
web-hint-thing-move-special = Descartar tu mano, robar una carta y entregarla
web-hint-thing-move-twice = Descartar tu mano, robar dos cartas, entregar una
web-hint-thing-move-board = Escapar: tras los encuentros empieza el embarque y acaba la partida
web-hint-stayaway-play-discard = La carta se va, boca abajo; su efecto no ocurre
web-hint-stayaway-offer-offer = Cambia de manos; lo que dice no ocurre
web-hint-stayaway-offer-infected = Si la da La Cosa, infecta
web-hint-stayaway-reply-give = Cambia de manos; lo que dice no ocurre
web-hint-stayaway-reply-infected = Si la da La Cosa, infecta
web-hint-stayaway-pass_on-pass_on = La recibe el jugador siguiente; lo que dice no ocurre
web-hint-stayaway-pass_on-infected = Si la da La Cosa, infecta
web-hint-stayaway-forget-forget = La carta se va, boca abajo; su efecto no ocurre
web-hint-stayaway-blind_date-swap = Se va sin que nadie la vea a cambio de la primera carta del mazo; lo que dice no ocurre

## Saying something

web-statements-about = ¿De qué se trata?
web-statements-me = Yo
web-statements-people = Otros
web-statements-plans = Planes
web-statements-answers = Respuestas
