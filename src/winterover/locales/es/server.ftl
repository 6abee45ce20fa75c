### El servidor: qué dice donde se inicia y por qué rechaza algo.


## En la terminal

app-serve-at = Winterover está abierto en { $address }
app-serve-join = Los demás en tu red entran en { $address }
app-serve-stop = Todo se guarda en { $folder }. Pulsa Ctrl+C para detenerlo; las partidas seguirán donde estaban.
app-backup-done = Todo se ha copiado en "{ $file }".
app-restore-done = Todo está como cuando se creó "{ $file }".


## Mesas y sitios

error-unknown-table = Aquí no hay ninguna mesa "{ $table }". Comprueba el código o pide una nueva invitación.
error-unknown-record = Aquí no hay ningún registro "{ $record }". Comprueba su nombre.
error-bad-secret = Esta llave no abre nada en esta mesa. Usa la que recibiste al sentarte, o siéntate de nuevo.
error-not-host = Solo puede hacerlo quien organiza la mesa. Pídeselo a quien la creó.
error-not-your-seat = El sitio { $seat } no es tuyo. Usa la llave de ese sitio.
error-watching = En esta mesa solo miras. Ocupa un sitio para jugar o escribir.
error-seat-taken = El sitio { $seat } está ocupado. Elige uno libre.
error-seat-not-offered = La partida ha empezado y el sitio { $seat } no se ofrece a nadie. Mira, o pide a quien organiza que ofrezca un sitio.
error-seat-not-steward = El sitio { $seat } tiene a su jugador. Solo se puede ofrecer un sitio cuyo jugador está ausente.
error-not-in-lobby = La partida ha empezado, así que esto ya no se puede cambiar. Hazlo antes del comienzo.
error-not-playing = En esta mesa no hay ninguna partida ahora. Espera a que quien organiza empiece una.
error-not-over = La partida no ha terminado. Espera al final: hasta entonces nadie puede verla entera.
error-not-ready = Estos sitios están libres o no están listos: { $seats }. Llénalos con personas o bots, y que todos digan que están listos.
error-too-many-tables = Aquí ya hay tantas mesas como puede haber. Inténtalo más tarde.
error-no-chat = En esta mesa se juega sin chat libre. Usa las frases del juego.
error-bad-chat = Este mensaje no se puede enviar. Escribe de 1 a { $most } caracteres visibles.


## Mensajes y peticiones

# $problem is a technical description in English.
error-bad-message = No se ha entendido el mensaje ({ $problem }). Envíalo como lo describe el protocolo.
error-bad-request = No se ha entendido la petición ({ $problem }). Envíala como dice la descripción de la interfaz.
error-too-big = Es demasiado de una vez. Envía como mucho { NUMBER($most, useGrouping: 0) } bytes.
error-wrong-content = La petición tiene un contenido del tipo equivocado. Envía { $wanted }.
error-wrong-method = "{ $method }" no es posible aquí. Usa uno de estos: { $known }.
error-unknown-page = No hay nada en "{ $path }". Comprueba la dirección.
error-too-many-requests = Han llegado demasiadas peticiones desde tu dirección. Espera un momento e inténtalo de nuevo.
error-not-saved = El servidor no pudo guardarlo, así que no ha ocurrido. Inténtalo de nuevo en un momento.
error-stopping = El servidor se está deteniendo. Inténtalo de nuevo en un momento.


## Mantener el servidor

error-setting-unknown = No hay ningún ajuste "{ $key }". Elige entre: { $known }.
error-setting-value = El ajuste { $key } no puede ser "{ $value }" ({ $problem }). Corrígelo.
error-setting-file = El archivo "{ $file }" no es TOML correcto ({ $problem }). Corrígelo.
# $system is the operating system's own word for the trouble.
error-data-unusable = La carpeta "{ $folder }" no puede contener los datos ({ $system }). Elige otra o libérala.
error-data-in-use = Otro servidor trabaja con la carpeta "{ $folder }". Deténlo o elige otra carpeta.
error-data-newer = Los datos los escribió una versión más nueva: su formato es { $found }, y esta conoce como mucho { $known }. Usa la versión más nueva.
error-port-unusable = El servidor no puede escuchar en { $host }, puerto { NUMBER($port, useGrouping: 0) } ({ $system }). Elige otro puerto con --port.
error-not-a-backup = El archivo "{ $file }" no es una copia de Winterover o está dañado. Indica otro.
