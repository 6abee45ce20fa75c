### El servidor: qué dice donde se inicia y por qué rechaza algo.


## En la terminal

app-serve-at = Winterover está abierto en { $address }
app-serve-join = Los demás en tu red entran en { $address }
app-serve-alone = Solo llega este ordenador. Para que otros en tu red puedan entrar, inícialo con --host 0.0.0.0
app-serve-stop = Todo se guarda en { $folder }. Pulsa Ctrl+C para detenerlo; las partidas seguirán donde estaban.
app-backup-done = Todo se ha copiado en «{ $file }».
app-restore-done = Todo está como cuando se creó «{ $file }».


## Mesas y sitios

error-unknown-table = Aquí no hay ninguna mesa «{ $table }». Comprueba el código o pide una nueva invitación.
error-unknown-record = Aquí no hay ningún registro «{ $record }». Comprueba su nombre.
error-bad-secret = Esta llave no abre nada en esta mesa. Usa la que recibiste al sentarte, o siéntate de nuevo.
error-secret-form = Esta llave nueva no tiene la forma de las llaves de aquí: 32 caracteres entre letras, cifras, _ y -. La antigua se queda. Deja que la página haga una, o pide sin proponer ninguna.
error-secret-taken = Esta llave nueva ya se usa en esta mesa. La antigua se queda. Haz otra al azar.
error-not-host = Solo puede hacerlo quien organiza la mesa. Pídeselo a quien la creó.
error-not-your-seat = El sitio { $seat } no es tuyo. Usa la llave de ese sitio.
error-watching = En esta mesa solo miras. Ocupa un sitio para jugar o escribir.
error-seat-taken = El sitio { $seat } está ocupado. Elige uno libre.
error-seat-not-offered = La partida ha empezado y el sitio { $seat } no se ofrece a nadie. Mira, o pide a quien organiza que ofrezca un sitio.
error-seat-not-steward = El sitio { $seat } tiene a su jugador. Solo se puede ofrecer un sitio cuyo jugador está ausente.
error-seat-not-agreed = El sitio { $seat } se ofrece, pero los demás aún no están de acuerdo. Espera a que lo estén dos de los que juegan, o todos si son menos.
error-nobody-to-agree = Aparte del sitio { $seat } solo juegan bots: nadie puede dar su acuerdo a un sustituto. El sitio espera a su jugador.
error-agreeing-oneself = El sitio { $seat } es el tuyo: solo los demás pueden dar su acuerdo a un sustituto. Vuelve a conectarte para seguir jugando, o retira la oferta.
error-already-seated = Ya juegas en esta mesa o la organizas, y sabrías además lo que sabe el sitio { $seat }. Deja que lo tome otra persona.
error-was-open = Esta mesa estaba abierta a todos y tiene un código corto, así que no puede pasar a ser privada. Crea una nueva mesa privada.
error-not-in-lobby = La partida ha empezado, así que esto ya no se puede cambiar. Hazlo antes del comienzo.
error-not-playing = En esta mesa no hay ninguna partida ahora. Espera a que quien organiza empiece una.
error-not-over = La partida no ha terminado. Espera al final: hasta entonces nadie puede verla entera.
error-not-ready = Estos sitios están libres o aún no están listos: { $seats }. Llénalos con personas o bots, y espera a que todos confirmen.
error-first-player-fixed = El sitio { $seat } no puede empezar: una opción de esta mesa nombra a otra persona. Quita una de las dos cosas.
error-too-many-tables = Aquí ya hay tantas mesas como puede haber. Inténtalo más tarde.
error-too-many-own-tables = Tu dirección tiene { NUMBER($most, useGrouping: 0) } mesas nuevas o sin terminar, y no se permiten más. Termina o cierra una.
error-record-too-long = El registro tiene { NUMBER($found, useGrouping: 0) } líneas, y ninguna partida jugada aquí tiene más de { NUMBER($most, useGrouping: 0) }. Sube un registro tal como se guardó.
error-no-chat = En esta mesa se juega sin chat libre. Usa las frases del juego.
error-bad-chat = Este mensaje no se puede enviar. Escribe de 1 a { $most } caracteres visibles.


## Mensajes y peticiones

# $problem is a technical description in English.
error-bad-message = No se ha entendido el mensaje ({ $problem }). Envíalo como lo describe el protocolo.
error-id-reused = El id «{ $id }» ya se usó para otra cosa, que se llevó a cabo. Envía esto de nuevo con un id nuevo.
error-bad-request = No se ha entendido la petición ({ $problem }). Envíala como dice la descripción de la interfaz.
error-too-big = Es demasiado de una vez. Envía como mucho { $most } KB.
error-wrong-content = La petición tiene un contenido del tipo equivocado. Envía { $wanted }.
error-wrong-method = «{ $method }» no es posible aquí. Usa uno de estos: { $known }.
error-unknown-page = No hay nada en «{ $path }». Comprueba la dirección.
error-no-metrics = Este servidor no muestra sus cifras. Quien lo gestiona puede definir metrics_token y pedirlas con él.
error-bad-token = Este token no abre las cifras. Envía el definido como metrics_token, como token Bearer.
error-too-many-requests = Han llegado demasiadas peticiones desde tu dirección. Espera un momento e inténtalo de nuevo.
error-too-fast = Fue demasiado en un minuto para un solo sitio: se permiten { NUMBER($most, useGrouping: 0) } como máximo. Espera un momento e inténtalo de nuevo.
error-too-many-words = Has dicho y escrito todo lo que un sitio puede en una partida: { NUMBER($most, useGrouping: 0) } veces. Puedes seguir jugando.
error-too-many-lobby-words = Antes de que empiece la partida, todos los sitios juntos pueden escribir { NUMBER($most, useGrouping: 0) } líneas, y ya están escritas. Podrás escribir de nuevo cuando haya empezado.
error-game-too-long = Esta partida ha llegado a { NUMBER($most, useGrouping: 0) } respuestas, y ninguna puede durar más. Quien organiza puede cerrar la mesa.
error-too-busy = El servidor tiene demasiadas partidas que reproducir a la vez. Inténtalo de nuevo en un momento.
error-not-saved = El servidor no pudo guardarlo, así que no ha ocurrido. Inténtalo de nuevo en un momento.
error-not-loaded = La mesa «{ $table }» no se pudo leer ahora mismo. Inténtalo de nuevo en un momento.
error-table-damaged = La partida de la mesa «{ $table }» ya no se puede leer. Avisa a quien lleva este servidor: su registro dice por qué.
error-stopping = El servidor se está deteniendo. Inténtalo de nuevo en un momento.
error-server-failed = Algo ha ido mal en el servidor. Mira lo que muestra la mesa antes de intentarlo de nuevo.


## Mantener el servidor

error-setting-unknown = No hay ningún ajuste «{ $key }». Elige entre: { $known }.
error-setting-value = El ajuste { $key } no puede ser «{ $value }» ({ $problem }). Corrígelo.
error-setting-file = El archivo «{ $file }» no es TOML correcto ({ $problem }). Corrígelo.
# $system is the operating system's own word for the trouble.
error-data-unusable = La carpeta «{ $folder }» no puede contener los datos ({ $system }). Elige otra o libérala.
error-data-in-use = Otro servidor trabaja con la carpeta «{ $folder }». Detenlo o elige otra carpeta.
error-data-damaged = El archivo «{ $file }» está dañado ({ $system }). Apártalo y repón una copia con «winterover restore», o elige otra carpeta.
error-data-newer = Los datos los escribió una versión más nueva: su formato es { $found }, y esta conoce como mucho { $known }. Usa la versión más nueva.
error-port-unusable = El servidor no puede escuchar en { $host }, puerto { NUMBER($port, useGrouping: 0) } ({ $system }). Elige otro puerto con --port u otra dirección con --host.
error-not-a-backup = El archivo «{ $file }» no es una copia de Winterover o está dañado. Indica otro.
