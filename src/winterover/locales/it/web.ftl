### The web client: everything that is only on its pages.


## Everywhere

web-title = Winterover
# The title of the window while something is asked of this person; it never says what.
web-title-turn = ● Tocca a te – Winterover
web-to-home = Alla pagina iniziale
web-close = Chiudi
# Short words at the edge of the page that were read out already.
web-messages = Avvisi
web-cancel = Annulla
web-save = Salva
web-open = Apri
web-send = Invia
# A range of numbers.
web-range = { $least }–{ $most }
web-not-found = Qui non c’è nulla
web-not-found-text = L’indirizzo potrebbe essere vecchio o scritto male.
web-unreachable = Il server non risponde. Controlla la connessione e riprova.


## Settings

web-settings = Impostazioni
web-language = Lingua
# $language by its own name, such as Deutsch.
web-language-coming = I testi in { $language } stanno arrivando. Fino ad allora la pagina resta nella lingua di prima.
web-language-missing = I testi in { $language } ora non si possono caricare: la lingua resta com’è. Riprova quando il server risponde.
web-theme = Chiaro o scuro
web-theme-system = come il dispositivo
web-theme-dark = scuro
web-theme-light = chiaro
web-guide = Guida per la prima partita
web-guide-short = Guida
web-guide-hint = Spiega ogni scelta quando arriva. È uguale per tutti e non dice nulla di te.
web-cover = Copri le mie carte
web-cover-hint = La tua mano e ciò che puoi farne restano coperti finché non premi per guardare.
web-sound = Suono
web-sound-hint = Due note leggere quando tocca a te.
web-motion = Movimento
web-motion-hint = Le cose si muovono al loro posto.
web-notify = Notifiche
web-notify-hint = Ti dice che tocca a te mentre questa pagina è in secondo piano. Mai che cosa si chiede.
# The notice itself.
web-notice = Tocca a te.
web-notify-refused = Il browser non permette notifiche da questa pagina: restano spente. Consentile tra i permessi che il browser tiene per questo indirizzo, poi riaccendile qui.
web-notify-insecure = Il browser permette le notifiche soltanto alle pagine che arrivano tramite https, e questa arriva senza. Restano spente.


## The start page

web-play-now = Gioca subito
web-play-now-hint = Un clic, nessun account. Gli altri posti sono giocati da bot.
web-play-bots = { $count ->
        [0] Gioca in solitario
        [one] Gioca contro { $count } bot
        [many] Gioca contro { $count } bot
       *[other] Gioca contro { $count } bot
    }
web-dealing = Preparazione del tavolo ...
web-mode-thing = { thing }
web-mode-thing-short = Ruoli segreti, manutenzione, soccorsi
web-mode-thing-about = Una base di ricerca tra i ghiacci. Tenetela in funzione, scoprite chi è umano e fuggite con le persone giuste.
web-mode-small = Equipaggio ridotto
web-mode-small-short = Guidate in sei contro la minaccia
web-mode-small-about = { thing } per una, due o tre persone: insieme guidate sei personaggi contro il gioco stesso.
web-mode-stayaway = { stayaway }
web-mode-stayaway-short = Il gioco di carte, posti in cerchio
web-mode-stayaway-about = Pesca, gioca, passa una carta. Ognuna di quelle carte può essere l’infezione.
web-with-others = Con altre persone
web-with-others-hint = Attorno a un tavolo, su un solo dispositivo o a distanza. Per entrare basta un link.
web-create = Crea un tavolo
web-code = Codice del tavolo
web-join = Entra
web-open-tables = Tavoli aperti
web-seats-free = Posti liberi: { $free } su { $players }
web-come-back = Torna
web-my-tables = I tuoi tavoli su questo dispositivo
web-stage-lobby = non iniziata
web-stage-playing = in corso
web-stage-over = finita
web-bots = { $count ->
        [one] { $count } bot
        [many] { $count } bot
       *[other] { $count } bot
    }
web-open-record = Apri una registrazione
web-your-name = Il tuo nome
web-name-example = per es. { $name }


## A new table

web-new-table = Nuovo tavolo
web-new-table-text = Scegli un gioco e le sue regole. Fino all’inizio si può cambiare tutto.
web-game = Gioco
web-players = Giocatori
web-clock = Tempo per scelta
web-clock-none = senza orologio
web-clock-relaxed = tranquillo ({ $time })
web-clock-fast = veloce ({ $time })
web-clock-correspondence = per corrispondenza ({ $time })
web-clock-hint = Quando il tempo scade si fa la scelta consueta, con le stesse parole per ogni ruolo. Per chi manca si gioca fino al suo ritorno.
web-table-language = Lingua del tavolo
web-table-language-hint = Quella che si parla a questo tavolo; ognuno legge nella propria lingua.
web-chat-allowed = Chat libera
web-chat-allowed-hint = Senza, si parla con le frasi del gioco, che ogni lingua e ogni bot capiscono.
web-public = Tavolo aperto
web-public-hint = Compare nella pagina iniziale e chiunque può entrare o guardare.
web-private-hint = Solo chi ha il link o il codice può entrare o guardare.
web-rulings-hint = Dove i regolamenti divergono o tacciono, decide il tavolo. Accanto a ogni risposta ci sono le edizioni che la danno.
web-rulings-search = Cerca tra le opzioni del tavolo
web-rulings-changed = { $count ->
        [one] { $count } opzione cambiata
        [many] { $count } opzioni cambiate
       *[other] { $count } opzioni cambiate
    }
web-rulings-changed-here = { $count ->
        [one] { $count } cambiata
        [many] { $count } cambiate
       *[other] { $count } cambiate
    }
web-rulings-reset = Tutto come dice l’edizione
web-rulebooks-say = Che cosa dicono i regolamenti
web-changed = cambiata
web-allowed = Ammesso: { $allowed }
web-card-codes = Codici delle carte
web-sheet-hint = Numeri stampati solo sul tabellone. Inserisci quelli del tuo dove sono diversi. Il segno accanto dice quanto è noto il numero standard:
web-sheet-open = Apri una scheda (.toml, .json)
web-sheet-reset = Valori standard
web-sheet-name = Nome della scheda
web-sheet-unnamed = valori personalizzati
web-figures-changed = { $count ->
        [one] { $count } valore cambiato
        [many] { $count } valori cambiati
       *[other] { $count } valori cambiati
    }
web-you = Tu
web-fill-bots = Riempi con bot
web-fill-bots-hint = Occupano ogni posto ancora libero. Più tardi puoi far entrare persone al loro posto.
web-first = Chi comincia
web-first-lot = A sorte
web-first-seat = Posto { $seat }
web-first-hint = Chi comincia è il primo Leader.
web-bots-play = Come giocano i bot
web-bots-play-hint = I bot riflessivi ricordano, sospettano, parlano e giocano il loro ruolo. Quelli casuali scelgono una cosa possibile qualsiasi.
web-create-hint = Sei tu a ospitare: riempi i posti e dai inizio alla partita.
# How long a clock gives for one choice.
web-time-seconds = { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
web-time-minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
web-time-hours = { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
web-time-days = { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }


## The lobby

web-lobby-text = Riempi i posti, condividi il codice, inizia.
web-lobby-text-guest = Scegli un posto; la partita la inizia chi ospita.
web-change = Cambia impostazioni
web-change-hint = Tutti dovranno confermare di nuovo.
# Told to whoever closed the dialog before it was done, like web-seated.
web-settings-changed = Le impostazioni del tavolo sono cambiate.
web-talk = Conversazione
web-talk-both = frasi del gioco e chat libera
web-talk-forms = solo frasi del gioco
web-talk-none = Nessuno ha ancora detto niente.
web-seats = Posti
web-seat = Posto
web-seat-free = Il posto { $seat } è libero
web-sit = Siediti
web-seated = Ora sei al posto { $seat }.
web-full = Tutti i posti sono occupati. Potrai guardare appena comincia la partita.
web-seat-gone = Il posto { $seat } è stato occupato nel frattempo. Scegline un altro.
web-seats-gone = Non ci sono più posti liberi.
web-add-bot = Aggiungi un bot
web-add-person = Un’altra persona su questo dispositivo
web-bot-level = Come gioca { $name }
web-bot-heuristic = Riflessivo
web-bot-random = Casuale
web-free-seat = Libera il posto di { $name }
web-ready = Può iniziare
web-not-ready = Non ancora
web-say-ready = Possiamo iniziare
web-invite = Invita
web-qr = Codice QR del link a questo tavolo
web-copy-link = Copia il link
web-copied = Il link è copiato.
web-open-tv = Schermo per tutti
web-start = Inizia la partita
# After a number: "6 of 8".
web-of = di { $all }
web-lobby-fill = { $count ->
        [one] { $count } posto è libero.
        [many] { $count } posti sono liberi.
       *[other] { $count } posti sono liberi.
    }
web-lobby-waiting = In attesa di { $names }.
web-lobby-complete = Ci siete tutti.
web-lobby-host = Ospiti tu. Inizia quando tutti i posti sono occupati e tutti sono pronti.
web-lobby-guest = La partita la inizia chi ospita.


## At the table

web-skip = Alla mia decisione
web-skip-options = A ciò che posso scegliere
web-decision = Decisione
web-your-turn = Tocca a te
web-thinking = sta pensando
web-steward = assente, gioca un bot
# Of somebody who is here but does not decide.
web-steward-here = gioca un bot
# To somebody who is here but let the time run out too often; the button ends it.
web-steward-you = Un bot gioca per te, perché il tuo tempo è scaduto troppe volte.
web-steward-end = Sono qui
web-away = assente
web-crew = Equipaggio
web-news = Che cosa è successo
web-mine = Solo per te
web-only-you = Lo vedi solo tu
web-role = Il tuo ruolo
web-hand = La tua mano
web-hold-to-peek = Tieni premuto
# Instead of a line of the log that others must not read along.
web-secret-line = Qualcosa solo per te. Tieni premuto per leggere.
web-parts = Parti del tavolo
web-tab-board = Tavolo
web-tab-crew = Persone
web-tab-talk = Parla
web-tab-mine = Mie cose
# Read out after the name of the talk.
web-unread = { $count ->
        [one] { $count } riga non letta
        [many] { $count } righe non lette
       *[other] { $count } righe non lette
    }
# Read out after the name of the tab with the own things.
web-unread-mine = Qualcosa di nuovo che sai solo tu
web-crew-in-full = Equipaggio in dettaglio
# Read out when a choice comes up.
web-announce = Tocca a te. { $question }
web-why-asked = Perché mi si chiede questo? ({ $rule })
# The same, where there is little room.
web-why-asked-short = Perché?
web-why-not = Che cosa non si può?
web-why-not-short = Vietato?
web-why-not-nothing = Tutto ciò che ci si potrebbe aspettare è possibile.
web-several-asks = Ci sono più scelte da fare
# A button that everyone has; behind it is what may be done unasked, or nothing.
web-anytime = Che altro posso fare?
web-anytime-short = Altro
web-anytime-nothing = Ora non è possibile altro.
# The same for everybody, while the own cards are covered.
web-anytime-covered = Ciò che puoi fare senza che ti sia chiesto potrebbe rivelare chi sei. Prima guarda le tue carte.
# Asked once more before something that was not asked for; $option is like "declare victory".
web-really = Sì: { $option }
web-choose-first = Scegli un’opzione
web-sending = Invio ...
web-waiting = Un momento ...
web-waiting-for = In attesa di { $names }.
web-seconds-left = { $seconds ->
        [one] resta { $seconds } secondo
       *[other] restano { $seconds } secondi
    }
# In a small ring.
web-hours = { $hours } h
web-watching = Stai guardando: vedi ciò che tutti possono vedere.
web-offered = C’è un posto da prendere: accettalo e continua con tutto ciò che sa.
web-seats-open = { $count ->
        [one] Il posto di { $names } è aperto.
        [many] I posti di { $names } sono aperti.
       *[other] I posti di { $names } sono aperti.
    }
web-take-seat = Prendi un posto
web-host-tools = Chi ospita
web-invite-local = Solo questo computer può aprire questo link. Per far entrare altri, avvia il server con { $option }.
web-invite-watch = Link per guardare
web-offer = Offri il posto di { $name }
web-offer-hint = Un sostituto può prenderlo quando due di chi gioca acconsentono, o tutti se sono di meno, e viene a sapere ciò che il posto sa. Nessun altro.
web-offer-asks = { $name } è assente. Un sostituto può prendere il posto e sapere ciò che sa?
web-offer-agree = Acconsento
web-offer-waits = { $name } è assente. Tu acconsenti a un sostituto; altri devono ancora farlo.
web-offer-open = Il posto di { $name } è aperto a un sostituto. Acconsentono: { $agreed }.
# In one line, where there are many.
web-offers = { $count ->
        [one] Si offre { $count } posto a un sostituto.
        [many] Si offrono { $count } posti a dei sostituti.
       *[other] Si offrono { $count } posti a dei sostituti.
    }
web-offers-title = Posti offerti
web-offers-none = Non si offre più nessun posto.
web-substitute = Da ora { $name } gioca al posto di { $before }.
web-plays-for = gioca al posto di { $name }
web-nobody-away = Nessuno è assente da un po’. Il posto di chi non torna si può offrire a un sostituto.
web-close-table = Chiudi il tavolo per sempre
web-close-table-sure = Davvero? La partita sparisce per tutti.
web-table-closed = Il tavolo è chiuso.
web-time-out = Il tuo tempo è scaduto: si è scelto al posto tuo.
# In the log; $option is like "go to the Radio Room".
web-time-out-chosen = Il tuo tempo è scaduto. Scelta fatta per te: { $option }
web-close-table-yes = Sì, chiudilo per tutti
web-keep-table = Tieni aperto il tavolo


## Talk and log

web-table = Tavolo
web-show = Mostra
web-show-all = Tutto
web-show-talk = Parole
web-show-log = Fatti
web-log = Che cosa è successo e che cosa si è detto
web-log-earlier = { $count ->
        [one] { $count } riga precedente
        [many] { $count } righe precedenti
       *[other] { $count } righe precedenti
    }
# Read out while the log is out of sight.
web-over = La partita è finita.
web-chat = Di’ qualcosa al tavolo
web-chat-private = Di’ qualcosa in privato
# Beside a line of chat, after the time.
web-chat-to = a { $names }
web-whisper-to = bisbigliato a { $name }
web-statements = Parla con le frasi del gioco
web-say = Dillo
web-say-not-now = In questo momento non si può dire. Resta qui finché non sarà possibile, o finché non annulli.
web-say-to-one = Una frase del gioco è per tutti o per una persona sola. Scegli per chi è.
web-to = A
web-to-fellows = Tutti quelli con cui posso parlare in privato
# Where words are being written to somebody who can be reached no longer.
web-to-nobody = Non parte nulla finché non scegli per chi sono le tue parole.
# Instead of a name in the list of those whom words can be for.
web-to-choose = Scegli …
# Covered: who speaks to whom in private may be a secret.
web-to-gone = Ora non puoi parlare in privato con { $names }.
web-words-wait = Non c’è connessione. Le tue parole restano qui finché non le invii di nuovo.


## Several people at one device

web-nobody-asked = Nessuno su questo dispositivo deve decidere ora.
web-hand-over-hint = Nessun altro dovrebbe guardare lo schermo.
web-i-am = Sono { $name }: mostra il mio posto
web-cover-now = Copri, per la prossima persona


## A seat on another device

web-carry = Continua su un altro dispositivo
web-carry-text = Apri lì il link, o inquadra il codice con l’altro dispositivo: il tuo posto si apre anche là e qui resta aperto.
web-carry-what = Che cosa portare con te
web-carry-seat = Il posto di { $name }
web-carry-host = I diritti di chi ospita
web-carry-show = Mostra codice e link
web-carry-cover = Copri codice e link
web-carry-warning = È solo per te, non è un invito: chi lo possiede vede le tue carte e gioca al posto tuo.
web-carry-host-warning = È solo per te, non è un invito: chi lo possiede può fare ciò che può fare chi ospita, e non si può sostituire.
web-key-replace = Sostituisci la mia chiave
web-key-replace-text = Se qualcun altro ha visto il link, o hai perso un dispositivo: questo dispositivo tiene il posto, tutti gli altri lo perdono e i link mostrati prima non aprono più niente.
web-key-replaced = Il tuo posto ha una chiave nuova. È aperto solo su questo dispositivo.
# After the operator went back to a backup.
web-key-former = Il server è tornato a uno stato precedente, in cui il tuo posto ha la vecchia chiave. I vecchi link lo aprono di nuovo; sostituisci la chiave se non devono.
web-carried-seat = Il posto di { $name } ora è aperto su questo dispositivo.
web-carried-host = Qui puoi fare ciò che può fare chi ospita.
web-carried-known = Questo dispositivo ha già quel posto.
web-carried-old = Questo link non apre nessun posto
web-carried-old-text = La sua chiave è stata sostituita, il posto liberato, o manca una parte del link. Prendine uno nuovo sul dispositivo dove giochi. Qui non è cambiato niente.
web-carried-without = Entra senza
web-carried-own = Quel link è vecchio o incompleto. Questo dispositivo entra con la propria chiave.
web-seat-left = Il posto { $seat } non si gioca più su questo dispositivo: è stato liberato, un sostituto continua, o ha avuto una chiave nuova altrove.
web-unsaved = Questo browser non permette alla pagina di ricordare il tuo posto. È tuo finché la pagina resta aperta; puoi portarlo su un altro dispositivo.


## Rules

web-rules = Regole
web-rules-text = Ogni carta spiega una cosa. Uguale per ogni ruolo, e nessuno sa che cosa leggi.
web-rules-this = La scelta
web-rules-all = Tutte
web-rules-table = Regole di questo tavolo
web-rules-tab-table = Il tavolo
web-rules-search = Cerca una parola o il codice di una regola
web-rules-found = { $count ->
        [one] { $count } carta trovata
        [many] { $count } carte trovate
       *[other] { $count } carte trovate
    }
web-rules-none = Nessun risultato. Prova un’altra parola.
web-rules-private = Chiunque può aprire questa carta, qualunque sia il suo ruolo. Nessuno vede che la leggi.
# The part of a rule card that says which options in force bear on it.
web-rules-here = A questo tavolo
# Above the options that a rule card depends on, where it is read without a table.
web-rules-options = Ciò che un tavolo può stabilire diversamente, prima lo standard
# Of an option: as the chosen edition says, but not as the standard rules.
web-not-standard = diversa dallo standard
# Beside a sentence of the standard rules that is struck through.
web-not-here = non a questo tavolo
web-figure-instead = { $value } invece di { $standard }
web-rulings-differ = Opzioni diverse dalle regole standard
web-figures-differ = Valori diversi dal tabellone standard


## Connection

web-connecting = Collegamento ...
web-lost-first = Il server non risponde. Continuiamo a provare.
web-missing = Una parte di questa pagina non è ancora arrivata. Continuiamo a provare.
# Below the heading of what is to come.
web-fetching = In arrivo ...
web-lost = La connessione è caduta. Continuiamo a provare.
web-lost-seat = La connessione è caduta. Continuiamo a provare. Il posto resta tuo; se dura a lungo, un bot gioca per te finché non torni.
web-lost-clock = La connessione è caduta. Continuiamo a provare. Il tuo tempo scorre; se dura a lungo, un bot gioca per te finché non torni.
web-lost-restart = Il server si riavvia. La partita riprende da dov’era.
web-lost-crowded = Ci sono già troppe connessioni: dal tuo indirizzo, con questo posto o per guardare. Tra un momento riproviamo.
web-back = Di nuovo in linea. Nulla è andato perso.
web-try-now = Prova ora
web-try-again = Riprova
web-reload = Ricarica la pagina
web-two-tabs = Questo tavolo è aperto anche in un’altra finestra. Mostrano la stessa cosa.
web-sit-anew = Entra di nuovo
web-closed-4400 = Questa pagina è troppo vecchia
web-closed-4400-text = Il server non l’ha capita. Ricaricala.
web-closed-4401 = Questa chiave non apre più nessun posto
web-closed-4401-text = Il posto è stato liberato, un sostituto continua, o la chiave è stata sostituita su un altro dispositivo. Puoi rientrare e guardare o prendere un posto libero.
web-closed-4404 = Questo tavolo non esiste
web-closed-4404-text = Controlla il codice. I tavoli non usati da molto tempo vengono rimossi.
web-closed-4410 = Questo posto è stato chiuso
web-closed-4410-text = Il tavolo è stato chiuso, il posto liberato, un sostituto continua, o la chiave è stata sostituita su un altro dispositivo.


## The end and after

web-after = Dopo la partita
web-rematch = Gioca ancora
web-rematch-host = Tutti tengono il loro posto per un’altra partita.
web-rematch-guest = Chi ospita può aprire un’altra partita.
web-rematch-open = La prossima partita è aperta.
web-replay = Rivedi
web-save-record = Salva la registrazione
web-records = Registrazioni
web-records-hint = Una registrazione è una partita intera in un file: rivedila come la conosceva un posto, o con tutto scoperto.
web-upload = Apri un file
web-upload-hint = Viene controllato, rigiocato su questo server e tenuto sotto un nome che conosci solo tu.
web-record-name = Nome di una registrazione o codice di un tavolo concluso
web-finished = Partite concluse di tavoli aperti
web-no-records = Non ce ne sono ancora.
# $names are the people's names, which may be empty.
web-record-line = Giocatori: { $players } · passi: { $frames } · { $names }
web-play = Avvia
web-pause = Pausa
web-step = Un passo avanti
web-step-back = Un passo indietro
web-place = Punto della partita
web-jump = Vai a
web-jump-missing = L’elenco dei turni non è arrivato.
web-moment-missing = Questo momento non è arrivato.
web-replay-start = Inizio
web-replay-round = Turno { $number }
web-replay-turn = Turno { $number }: { $name }
web-checked = Verificata: carte sigillate, mosse secondo le regole.
web-checked-not = Questa registrazione non è attendibile: non corrisponde alle sue carte o alle regole.
web-speed = Velocità
web-link-moment = Copia un link a questo momento
web-seen-as = Visto da
web-seen-open = Tutto
web-seen-table = Tavolo
web-open-hands = Ruolo e mano di tutti
web-tv-join = Entra con il telefono
web-checked-cut = A questa registrazione manca la fine. Quello che c’è corrisponde alle sue carte e alle regole; che cosa seguisse, e se qualche riga sia stata cambiata, non si può dire.
