### Errors: each names what is wrong and what to do. Words in straight quotes were typed by somebody or are to be typed.


## Setting up a table

error-unknown-language = Aquí no está el idioma «{ $language }». Elige uno de estos: { $known }.
error-unknown-game = Aquí no está el juego «{ $game }». Elige uno de estos: { $known }.
error-unknown-bot = Aquí no está el bot «{ $name }». Elige uno de estos: { $known }.
error-unknown-edition = Este juego no tiene la edición «{ $edition }». Elige una de estas: { $known }.
error-bad-players = Este juego es de { $least } a { $most } jugadores, no de { $players }.
error-unknown-ruling = No existe la opción de mesa «{ $key }». Elige una de estas: { $known }.
error-idle-ruling = La opción de mesa «{ $key }» no cambia nada con { $least } a { $most } jugadores. Quítala.
error-bad-ruling-value = La opción de mesa «{ $key }» no puede valer «{ $value }». Valores admitidos: { $allowed }.
error-contradiction = «{ $first }» se contradice con «{ $second }». Quita una de las dos opciones o usa «{ $instead }».
error-first-seat = El sitio { $seat } no puede empezar en una mesa de { $players }. Elige un sitio ocupado.
error-infected-number = Con «{ $key }», el número de cartas «¡Infectado!» de la baraja sería { $found }. Elige un valor que deje entre 1 y { $most }.
error-deck-deal = La baraja es demasiado pequeña para repartir: para las manos iniciales tiene { $found } cartas y necesita { $needed }. Añade cartas de acción, de defensa o de obstáculo, o juega con menos gente.
error-deck-short = La baraja es demasiado pequeña: tiene { $found } cartas ¡Aléjate! y necesita { $needed }. Añade más, o juega con menos gente.
error-deck-endless = Una partida con esta baraja no podría terminar nunca. Añade un «Lanzallamas» o pon al menos { $needed } cartas «¡Infectado!».
error-ruling-form = «{ $given }» no es una opción de mesa. Escríbela como clave=valor, por ejemplo infectedAt6=9.
error-bad-people = En una mesa de { $players } no puede haber { $people } personas. Indica un número del 0 al { $players }.
error-people-and-seats = Se han indicado a la vez el número de personas y sus sitios. Indica solo una de las dos cosas.
error-load-alone = Una partida guardada trae su propia mesa. No indiques el juego, el número de jugadores ni el de personas, la edición, las opciones de mesa, la hoja del tablero ni la semilla.
error-seat-form = «{ $given }» no dice quién ocupa qué sitio. Escríbelo como sitio=nombre, por ejemplo A=Ada.
error-seat-twice = El sitio { $seat } está indicado dos veces. Da cada sitio a una sola persona.
error-bad-name = «{ $name }» no puede ser un nombre. Usa de 1 a { $most } caracteres visibles.
error-name-twice = Hay dos jugadores que se llaman «{ $name }». Da a cada uno un nombre distinto.


## Board sheets

# $found is shown as the file has it; $allowed is a range of numbers or a list of words.
error-no-figures = Este juego no tiene valores que una hoja del tablero pueda cambiar. No indiques ninguna hoja.
error-sheet-name = Una hoja del tablero no puede llamarse { $name }. Usa de 1 a { $most } caracteres visibles, con tres acentos como máximo en una letra, en una sola línea y sin espacios alrededor.
error-sheet-missing = A la hoja del tablero le falta el valor { $cell }. Añádelo; valores admitidos: { $allowed }.
error-sheet-unknown = La hoja del tablero contiene «{ $cell }», que no es un valor de este juego. En este lugar puede haber: { $known }.
error-sheet-twice = La hoja del tablero indica «{ $cell }» dos veces. Quita una de las dos.
error-sheet-number = El valor { $cell } de la hoja del tablero no puede ser { $found }. Indica un número entero; valores admitidos: { $allowed }.
error-sheet-list = El valor { $cell } de la hoja del tablero no puede ser { $found }. Indica una lista con este número de elementos: { $wanted }.
error-sheet-word = El valor { $cell } de la hoja del tablero no puede contener { $found }. Valores admitidos: { $allowed }.
error-sheet-die = Caras del dado en la hoja del tablero: { $found }. Indica tantas como tiene un dado: { $wanted }.
error-sheet-still = En la hoja del tablero, todos estos valores son 0: { $cells }. Al menos uno tiene que ser mayor, o una partida podría no acabar nunca.
error-sheet-tokens = En la hoja del tablero, la suma de estos valores es { $found }: { $cells }. No pases de las { $most } fichas de daño de la caja.
error-sheet-suffix = El nombre del archivo «{ $file }» no dice qué clase de hoja es. Extensiones admitidas: { $allowed }.
error-sheet-big = El archivo «{ $file }» es demasiado grande para una hoja del tablero. Máximo: { $most } kB.
error-sheet-dots = La línea { $line } de la hoja del tablero tiene más puntos de los que necesitan los valores de un tablero. Máximo: { $most }.
# $format is TOML or JSON, $problem what its reader says, in English.
error-sheet-syntax = El archivo «{ $file }» no es { $format } correcto ({ $problem }). Corrígelo.
error-sheet-table = El archivo «{ $file }» no contiene nombres con valores. Empieza con el archivo que escribe «winterover sheet».


## Playing

error-game-over = La partida ha terminado. Ya no se puede hacer nada en ella.
error-unknown-seat = En esta mesa no hay ningún sitio «{ $seat }». Los sitios son: { $known }.
error-unknown-code = «{ $given }» no es una jugada de este juego. Indica una de las jugadas que se te ofrecen.
error-not-an-option = «{ $given }» no es posible ahora. Puedes elegir entre: { $options }.
error-not-understood = No se entiende «{ $given }». Escribe el número de una opción, del 1 al { $most }.
error-no-such-option = No hay ninguna opción «{ $given }». Escribe un número del 1 al { $most }.
error-bad-number = «{ $given }» no vale. Escribe un número entero del { $least } al { $most }.
error-not-asked = Ahora no tienes ninguna decisión que tomar. La partida espera a: { $waiting }.
error-already-answered = Ya has respondido. Espera a los demás: todas las respuestas se descubren a la vez.
error-stale-ask = Tu respuesta ha llegado tarde: la partida ha avanzado desde la pregunta { NUMBER($number, useGrouping: 0) }. Mira de nuevo y responde a la pregunta actual.


## Talking

error-no-talk = Ahora no puedes hablar: quienes están fuera de la partida guardan silencio, y todos durante una prueba de infección. Espera a que termine.
error-unknown-statement = Ninguna frase empieza por «{ $statement }». Empieza por una de estas palabras: { $known }.
error-bad-statement = La frase «{ $statement }» está incompleta o es demasiado larga. Escríbela así: { $wanted }.
error-bad-word = «{ $word }» no encaja aquí. Palabras admitidas: { $allowed }.
error-statement-not-allowed = Ahora no puedes decir «{ $statement }»: las reglas lo prohíben en este momento, o estás fuera de la partida. Di otra cosa o espera.
error-whisper-not-allowed = Ahora no puedes susurrar al sitio { $to }: solo se susurra en las mesas que lo permiten y entre dos jugadores distintos que sigan en la partida. Habla en voz alta.


## Records

error-not-a-record = Esto no es el registro de una partida: su primera línea debería ser «{ $wanted }». Indica otro archivo.
error-record-format = El registro empieza por «{ $found }», pero aquí solo se puede leer «{ $wanted }». Usa la versión de Winterover que lo escribió.
error-record-line = La línea { NUMBER($line, useGrouping: 0) } del registro no se entiende: «{ $text }». Corrígela o quítala.
error-record-after-end = La línea { NUMBER($line, useGrouping: 0) } del registro viene después de su final: «{ $text }». Quítala.
error-record-cut-short = El registro está incompleto: falta la línea «{ $missing }». Usa una copia completa.
error-record-number = La línea «{ $key }» del registro debería contener un número entero, no «{ $value }». Corrígela.
error-record-seed = La semilla del registro está dañada: debería tener { $wanted } caracteres, cada uno de 0-9 o a-f. Usa una copia intacta.
# $key is commitment (given before the game) or digest (the last line).
error-record-hash = { $key ->
        [commitment] El sello del registro está dañado
       *[digest] La suma de comprobación del registro está dañada
    }: debería tener { $wanted } caracteres, cada uno de 0-9 o a-f. Usa una copia intacta.
error-record-other-game = Este es un registro del juego «{ $found }», no de «{ $wanted }». Ábrelo con su propio juego.
error-record-other-rules = El registro se jugó con la versión { NUMBER($found, useGrouping: 0) } de las reglas, y esta es la versión { NUMBER($wanted, useGrouping: 0) }. Usa la versión de Winterover que lo escribió.
error-record-no-seed = El registro no contiene la semilla, así que la partida no se puede volver a jugar. Usa la copia que se guardó al terminar.
# $reason is another of these errors.
error-record-config = Los ajustes del registro no funcionan. { $reason }
error-record-move = La jugada { NUMBER($place, useGrouping: 0) } del registro, «{ $text }», no encaja en la partida. { $reason }
error-record-kind = La jugada { NUMBER($place, useGrouping: 0) } del registro, «{ $text }», no encaja en la partida: «!» marca lo que nadie ha preguntado, y nada más.
error-record-name = Un registro no puede contener el nombre «{ $name }». Usa un nombre en una sola línea, sin espacios alrededor.
error-record-seat = El registro nombra a alguien en el puesto { $seat }, pero su último puesto es { $last }. Corrige la línea o el número de jugadores.
error-record-former = Según el registro, alguien jugó en el puesto { $seat } hasta { NUMBER($found, useGrouping: 0) } hechos anunciados, pero toda la partida anuncia { NUMBER($most, useGrouping: 0) }. Corrige la línea «formerly { $seat }».
error-shared-screen = Varias personas no pueden compartir esta pantalla: no se puede borrar entre una y otra, y los secretos quedarían a la vista. Usa una ventana de terminal normal o deja jugar a una sola persona.
error-record-commitment = La semilla y los ajustes no coinciden con el sello que se dio antes de la partida. O se ha alterado el registro, o las cartas no se repartieron como se prometió: no te fíes de él.
error-record-digest = El registro se modificó después de escribirlo: sus líneas no dan la suma de comprobación de la última. No te fíes de él; usa una copia intacta.
# $claimed and $found are names of endings as the record writes them; $found is "none" if the game is not over.
error-record-end = { $found ->
        [none] El registro afirma que el final es «{ $claimed }», pero tras su última jugada la partida aún continúa.
       *[other] El registro afirma que el final es «{ $claimed }», con sus ganadores, pero al volver a jugarlo sale «{ $found }» u otros ganadores.
    } Se ha alterado el registro: usa el original.


## Files and rules on disk

error-file-missing = No existe el archivo «{ $file }». Comprueba su nombre.
error-file-binary = El archivo «{ $file }» no es de texto, así que no es el registro de una partida. Indica otro archivo.
# $system is the operating system's own word for the trouble.
error-file-unreadable = No se puede leer el archivo «{ $file }» ({ $system }). Comprueba que tienes permiso para abrirlo.
error-file-unwritable = No se puede escribir el archivo «{ $file }» ({ $system }). Elige otro lugar.
error-file-exists = Ya existe un archivo «{ $file }». Elige otro nombre, para que no se pierda nada.
error-already-over = La partida del archivo «{ $file }» ha terminado, así que no hay nada que continuar. Puedes verla de nuevo o empezar otra.
error-as-and-open = Un registro se muestra tal como lo vio un sitio o con todo al descubierto. Elige una de las dos cosas.
error-no-such-rule = Nada en las reglas responde a «{ $word }». Prueba con el nombre de una carta, con el ID de una regla, como S-AXE-02, o con otra palabra.
error-no-specification = Falta el texto de las reglas en esta instalación. Vuelve a instalar Winterover.
