### Il server: che cosa dice dove viene avviato e perché rifiuta qualcosa.


## Nel terminale

app-serve-at = Winterover è aperto all’indirizzo { $address }
app-serve-join = Chi è nella tua rete entra da { $address }
app-serve-alone = Lo raggiunge solo questo computer. Perché altri nella tua rete possano entrare, avvialo con --host 0.0.0.0
app-serve-stop = Tutto è conservato in { $folder }. Premi Ctrl+C per fermarlo; le partite riprenderanno da dove erano.
app-backup-done = Tutto è stato copiato in «{ $file }».
app-restore-done = Tutto è com’era quando è stato creato «{ $file }».


## Tavoli e posti

error-unknown-table = Qui non c’è nessun tavolo «{ $table }». Controlla il codice o chiedi un nuovo invito.
error-unknown-record = Qui non c’è nessuna registrazione «{ $record }». Controlla il nome.
error-bad-secret = Questa chiave non apre nulla a questo tavolo. Usa quella che hai ricevuto prendendo posto, o prendi posto di nuovo.
error-secret-form = Questa nuova chiave non ha la forma delle chiavi di qui: 32 tra lettere, cifre, _ e -. La vecchia resta. Falla creare alla pagina, o chiedi senza proporne una.
error-secret-taken = Questa nuova chiave è già in uso a questo tavolo. La vecchia resta. Creane un’altra a caso.
error-not-host = Può farlo solo chi ospita il tavolo. Chiedi a chi lo ha creato.
error-not-your-seat = Il posto { $seat } non è tuo. Usa la chiave di questo posto.
error-watching = A questo tavolo guardi soltanto. Prendi un posto per giocare o scrivere.
error-seat-taken = Il posto { $seat } è occupato. Scegline uno libero.
error-seat-not-offered = La partita è iniziata e il posto { $seat } non si offre a nessuno. Guarda, o chiedi a chi ospita di offrire un posto.
error-seat-not-steward = Il posto { $seat } ha il suo giocatore. Si può offrire solo un posto il cui giocatore è assente.
error-seat-not-agreed = Si offre il posto { $seat }, ma gli altri non hanno ancora acconsentito. Aspetta che acconsentano due di chi gioca, o tutti se sono di meno.
error-nobody-to-agree = Oltre al posto { $seat } giocano solo bot: nessuno può acconsentire a un sostituto. Il posto aspetta il suo giocatore.
error-agreeing-oneself = Il posto { $seat } è il tuo: solo gli altri possono acconsentire a un sostituto. Ricollegati per continuare a giocare, o ritira l’offerta.
error-already-seated = Giochi già a questo tavolo o lo ospiti, e sapresti anche ciò che sa il posto { $seat }. Lascialo prendere a qualcun altro.
error-was-open = Questo tavolo era aperto a tutti e ha un codice corto, perciò non può diventare privato. Crea un nuovo tavolo privato.
error-not-in-lobby = La partita è iniziata, quindi questo non si può più cambiare. Fallo prima dell’inizio.
error-not-playing = A questo tavolo ora non c’è nessuna partita. Aspetta che chi ospita ne inizi una.
error-not-over = La partita non è ancora finita. Aspetta la fine: fino ad allora nessuno può vederla per intero.
error-not-ready = Questi posti sono liberi o non ancora pronti: { $seats }. Riempili con persone o bot, e aspetta che tutti confermino.
error-first-player-fixed = Il posto { $seat } non può cominciare: un’opzione di questo tavolo indica qualcun altro. Togli una delle due cose.
error-too-many-tables = Qui ci sono già tutti i tavoli possibili. Riprova più tardi.
error-too-many-own-tables = Il tuo indirizzo ha { NUMBER($most, useGrouping: 0) } tavoli nuovi o non finiti, e di più non se ne possono avere. Finiscine uno o chiudilo.
error-record-too-long = La registrazione ha { NUMBER($found, useGrouping: 0) } righe, e nessuna partita giocata qui ne ha più di { NUMBER($most, useGrouping: 0) }. Carica una registrazione così come è stata salvata.
error-no-chat = A questo tavolo si gioca senza chat libera. Usa le frasi del gioco.
error-bad-chat = Questo messaggio non si può inviare. Scrivi da 1 a { $most } caratteri visibili.


## Messaggi e richieste

# $problem is a technical description in English.
error-bad-message = Il messaggio non è stato capito ({ $problem }). Invialo come lo descrive il protocollo.
error-id-reused = L’id «{ $id }» è già stato usato per qualcos’altro, che è stato eseguito. Invia di nuovo con un id nuovo.
error-bad-request = La richiesta non è stata capita ({ $problem }). Inviala come dice la descrizione dell’interfaccia.
error-too-big = È troppo in una volta. Invia al massimo { $most } KB.
error-wrong-content = La richiesta ha un contenuto del tipo sbagliato. Invia { $wanted }.
error-wrong-method = «{ $method }» qui non è possibile. Usa uno di questi: { $known }.
error-unknown-page = Non c’è nulla in «{ $path }». Controlla l’indirizzo.
error-no-metrics = Questo server non mostra le sue cifre. Chi lo gestisce può impostare metrics_token e chiederle con quello.
error-bad-token = Questo token non apre le cifre. Invia quello impostato come metrics_token, come token Bearer.
error-too-many-requests = Dal tuo indirizzo sono arrivate troppe richieste. Aspetta un momento e riprova.
error-too-fast = Per un solo posto era troppo in un minuto: se ne permettono al massimo { NUMBER($most, useGrouping: 0) }. Aspetta un momento e riprova.
error-too-many-words = Hai detto e scritto tutto quello che un posto può in una partita: { NUMBER($most, useGrouping: 0) } volte. Puoi continuare a giocare.
error-too-many-lobby-words = Prima dell’inizio della partita tutti i posti insieme possono scrivere { NUMBER($most, useGrouping: 0) } righe, e sono già state scritte. Potrai scrivere di nuovo quando sarà cominciata.
error-game-too-long = Questa partita è arrivata a { NUMBER($most, useGrouping: 0) } risposte, e nessuna può durare di più. Chi ospita può chiudere il tavolo.
error-too-busy = Il server ha troppe partite da riprodurre insieme. Riprova tra un momento.
error-not-saved = Il server non ha potuto conservarlo, quindi non è successo. Riprova tra un momento.
error-not-loaded = Il tavolo «{ $table }» ora non si è potuto leggere. Riprova tra un momento.
error-table-damaged = La partita al tavolo «{ $table }» non si può più leggere. Avvisa chi gestisce questo server: il suo registro dice perché.
error-stopping = Il server si sta fermando. Riprova tra un momento.
error-server-failed = Qualcosa è andato storto nel server. Guarda che cosa mostra il tavolo prima di riprovare.


## Gestire il server

error-setting-unknown = Non c’è nessuna impostazione «{ $key }». Scegli tra: { $known }.
error-setting-value = L’impostazione { $key } non può essere «{ $value }» ({ $problem }). Correggila.
error-setting-file = Il file «{ $file }» non è TOML corretto ({ $problem }). Correggilo.
# $system is the operating system's own word for the trouble.
error-data-unusable = La cartella «{ $folder }» non può contenere i dati ({ $system }). Scegline un’altra o liberala.
error-data-in-use = Un altro server lavora con la cartella «{ $folder }». Fermalo o scegli un’altra cartella.
error-data-damaged = Il file «{ $file }» è danneggiato ({ $system }). Spostalo e rimetti una copia con «winterover restore», oppure scegli un’altra cartella.
error-data-newer = I dati sono stati scritti da una versione più recente: il loro formato è { $found }, e questa conosce al massimo { $known }. Usa la versione più recente.
error-port-unusable = Il server non può ascoltare su { $host }, porta { NUMBER($port, useGrouping: 0) } ({ $system }). Scegli un’altra porta con --port o un altro indirizzo con --host.
error-not-a-backup = Il file «{ $file }» non è una copia di Winterover, o è danneggiato. Indicane un altro.
