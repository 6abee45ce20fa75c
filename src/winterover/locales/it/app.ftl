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
app-yes-words = s sì si y yes

# Between the parts of a list whose parts hold commas, and after what something is said of; a space follows.
app-apart = ;
app-colon = :


## The menu

app-title = Winterover
app-subtitle = Un equipaggio, isolato per tutto l’inverno. Qualcuno di voi non è più umano.
app-menu-language = Lingua
app-menu-game = Gioco
app-menu-players = Giocatori
app-menu-people = Persone
app-menu-bots = Bot
app-menu-edition = Edizione delle regole
app-menu-rulings = Opzioni del tavolo
app-menu-sheet = Scheda del tabellone
app-menu-load = Partita salvata
app-menu-nobody = nessuna: giocano i bot, tu guardi
app-menu-no-rulings = come da edizione
app-menu-sheet-standard = valori standard
# How many games are saved and not over yet.
app-menu-saved = da continuare: { $count }
app-menu-how = Invio: comincia la partita. Da 1 a { $most }: cambia una riga. q: esci.
app-menu-players-how = In quanti si gioca (da { $least } a { $most })? Invio: lascia com’è.
app-menu-people-how = Quante sono le persone (da { $least } a { $most })? Invio: lascia com’è.
# A person's name is asked for; $name is the one that Enter keeps.
app-menu-name = Nome ({ $name }):
app-rulings-how = Da 1 a { $most }: spiega e cambia un’opzione (* = diversa dall’edizione). Invio: torna indietro.
app-rulings-how-more = Da 1 a { $most }: spiega e cambia un’opzione (* = diversa dall’edizione). +: altre opzioni. Invio: torna indietro.
app-rulings-value = Valori ammessi: { $allowed }. Nuovo valore, o Invio per lasciarlo com’è:
app-rulings-pick = Da 1 a { $most }: imposta il valore. Invio: lascia com’è.
# The options of a table as a list.
app-rulings-title = { $game }, { $edition }: opzioni del tavolo
app-rulings-option = Opzione
app-rulings-key = Chiave
app-rulings-value-head = Valore
app-rulings-one = * = diversa dall’edizione. "rulings" e una chiave dicono di che cosa si tratta e che cosa ne dice ogni edizione.
app-menu-sheet-how = Un file con i valori del tuo tabellone (.toml o .json)? "-": valori standard. Invio: lascia com’è.

# Kinds of bot.
app-bot-random = random: fa una cosa qualsiasi tra quelle permesse
app-bot-heuristic = heuristic: ricorda, sospetta, mente


## Around a game

# $commitment begins the fingerprint of the shuffle.
app-dealt = Le carte sono distribuite. L’ordine del mazzo è sigillato come { $commitment }...; la registrazione lo svela dopo la partita.
app-turn = turno { NUMBER($turn, useGrouping: 0) }
app-your-turn = tocca a te
app-whose-turn = tocca a { $name }
app-you = tu
app-bot = bot
app-hand-over = Passa il dispositivo a { $name }.
app-alone = { $name }, premi Invio quando nessun altro può vedere.
app-cover = Premi Invio per coprire lo schermo.
app-page = Pagina { $page } di { $pages }. Invio: pagina seguente, b: indietro, q: esci.
# The last page; $then says what Enter does there.
app-page-last = Pagina { $page } di { $pages }. { $then } b: indietro.
app-go-back = Invio: torna indietro.
app-begin = Invio: comincia, q: esci.
app-over = La partita è finita. Invio mostra chi era che cosa.
app-sure = Non si può tornare indietro. Confermi (s/n)?
# Said before a declaration of the end; whoever declares wrongly loses.
app-stayaway-warning-declare = Se resta anche un solo Umano, perdi subito.
app-leave-question = Lasciare la partita? Viene salvata, e potrai riprenderla più tardi (s/n)
app-all-out = Nessuno di voi è più in gioco. Invio: guarda il resto. f: subito alla fine. q: esci.
app-saved = Salvata in { $file }. Il file contiene il seme: chi lo legge può scoprire ogni segreto di questa partita.
# $command is how this program is started, such as winterover.
app-left = La partita è salvata in { $file }. Il file contiene il seme: chi lo legge può scoprire ogni segreto di questa partita. Per riprenderla: { $command } play --load "{ $file }"
app-saved-end = La registrazione è in { $file }. Con il suo seme l’intera partita si può ricostruire: { $command } verify "{ $file }", oppure { $command } replay "{ $file }" --open


## A decision

# "why" is short for "why not"; NOME stands for any word or rule ID.
app-keys = { $most ->
        [1] Invio avanti
       *[other] 1-{ $most } scegli
    } · ? aiuto · why · r NOME regole · t parla · b tavolo · log · q esci
# The second step of a choice.
app-keys-inner = 1-{ $most } scegli · Invio: torna indietro
app-news-more = ... e altro prima di questo; "log" mostra tutto.
# The same statement of several players.
app-said-together = { $speakers } dicono: «{ $words }»
app-log = Tutto ciò che hai saputo, in ordine
app-forbidden = Che cosa non puoi fare ora, e la regola che lo vieta ("r" e la regola la spiega)
app-nothing-forbidden = Ora non è vietato nulla di ciò che potresti aspettarti.
app-intro-keys =
    Quando ti viene chiesto qualcosa, digita il numero della tua scelta e premi Invio. Se ce n’è una sola, basta Invio.
    "?" spiega la domanda, "why" dice che cosa non è possibile e perché, "r" e una parola spiegano una carta o qualsiasi altra cosa.
    "b" descrive a parole tutto ciò che è sul tavolo, "rulings" le opzioni di questo tavolo, "save" salva la partita.


## Talk

app-talk-form = Che cosa vuoi dire? Invio: nulla.
app-talk-seat = Di chi parli?
app-talk-card = Quale carta?
app-talk-role = Quale ruolo?
app-talk-action = Quale carta Azione?
app-talk-thing = Che cosa?
app-talk-token = Quale segnalino?
app-talk-room = Quale luogo?
app-talk-to = A chi? Invio: non dire nulla.
app-talk-everyone = A tutti
app-pick-again = Digita un numero da 1 a { $most }, o solo Invio.


## The end

app-winners = { $count ->
        [one] Vince { $names }.
       *[other] Vincono { $names }.
    }
app-no-winner = Non vince nessuno.
app-won = vittoria
app-lost = sconfitta
app-end-player = Giocatore
app-end-result = Esito
app-end-role = Ruolo
app-end-story = Che cosa è successo
app-end-turns = { $turns ->
        [one] Si è giocato { $turns } turno.
       *[other] Si sono giocati { $turns } turni.
    }


## Replays and proofs

app-replay-how = Invio: avanti · b: indietro · numero: vai lì · q: esci
app-replay-unknown = Digita Invio, b, q o un numero da 0 a { $last }.
app-replay-place = passo { $place } di { $last }
app-replay-open = tutto scoperto
app-replay-spectator = come la vedeva uno spettatore
app-replay-seat = come la conosceva { $name }
app-replay-unfinished = Qui la registrazione si ferma: la partita non è ancora finita.
app-verify-yes = Sì: questa registrazione è ciò che afferma di essere.
app-verify-no = No: di questa registrazione non ci si può fidare.
app-verify-seed = Il seme è quello sigillato prima della prima carta ({ $commitment }...).
app-verify-settings = Il seme e le impostazioni sono quelli sigillati prima della prima carta ({ $commitment }...).
app-verify-end = { $count ->
        [one] Distribuite di nuovo le carte e rigiocata la partita, la sua unica mossa porta allo stesso finale.
       *[other] Distribuite di nuovo le carte e rigiocata la partita, le sue { $count } mosse portano allo stesso finale.
    }
app-verify-unfinished = { $count ->
        [0] La distribuzione è corretta. Non è ancora stato giocato nulla.
        [one] Distribuite di nuovo le carte, la sua unica mossa è possibile. La partita non è ancora finita.
       *[other] Distribuite di nuovo le carte, tutte le sue { $count } mosse sono possibili. La partita non è ancora finita.
    }
app-verify-whole = Da quando è stata scritta, nessuna riga è stata cambiata, aggiunta o tolta.
app-verify-no-digest = È una vecchia registrazione senza impronta: non si può sapere se le impostazioni o singole frasi siano state cambiate in seguito.


## Rules

app-rules-card = Carte
app-rules-room = Luoghi
app-rules-weapon = Armi
app-rules-item = Oggetti
app-rules-character = Personaggi
app-rules-phase = Fasi
app-rules-ask = Decisioni
app-rules-topic = Argomenti
app-rules-variant = Varianti
app-rules-edition = Edizioni
app-rules-how = Puoi cercare uno qualsiasi di questi nomi, l’ID di una regola come S-AXE-02, l’inizio di un ID come S-AXE, o una parola.
app-rules-depends = { $count ->
    [one] Queste sono le regole standard; un tavolo può stabilire diversamente con l’opzione { $keys }.
   *[other] Queste sono le regole standard; un tavolo può stabilire diversamente con le opzioni { $keys }.
}
# Of the small crew: above a rule card of the main game.
app-rules-of-main = Dal gioco per quattro-otto persone. Vale anche per l’equipaggio ridotto, salvo dove le sue carte dicono altro.
app-rules-also = Se ne parla in
app-rules-more = { $count ->
        [one] ... e ancora { $count } regola.
       *[other] ... e altre { $count } regole.
    }


## Board sheets

app-sheet-used = Scheda del tabellone: { $name }
app-sheet-title = I valori standard del tabellone
# Heads of columns. What is allowed is a range of numbers.
app-sheet-figure = Voce
app-sheet-value = Valore
app-sheet-allowed = Ammessi
app-sheet-standard = Standard
app-sheet-grade = Certezza
app-sheet-source = Fonte
app-sheet-how = Una fonte si può consultare: { $command } rules B-01. Per inserire i valori del tuo tabellone: { $command } sheet { $game } --write board.toml
app-sheet-good = La scheda "{ $name }" va bene. { $count ->
        [0] Tutti i suoi valori sono quelli standard.
        [one] { $count } valore non è quello standard.
       *[other] { $count } valori non sono quelli standard.
    }
app-sheet-written = La scheda è in { $file }. Cambia i valori che sul tuo tabellone sono diversi, controllali con: { $command } sheet { $game } "{ $file }", e gioca con: { $command } play { $game } --sheet "{ $file }"
# Remarks at the top of a file, each line best under 110 characters.
app-sheet-head =
    I valori di un tabellone. Cambia quelli che sul tuo sono diversi e lascia tutte le righe.
    Accanto a ogni riga: che cosa è ammesso, quanto è certo il valore standard, e le regole che lo motivano.

# How sure a figure is: a word, and what it means.
app-grade-text = testo
    .what = lo dice un regolamento
app-grade-forced = forzato
    .what = segue dai totali dei regolamenti
app-grade-inferred = dedotto
    .what = la lettura migliore di più indizi
app-grade-assumed = presunto
    .what = nessuno l’ha pubblicato; scelto perché si possa giocare


## Simulation and measurement

app-sim-games = Partite
app-sim-head = { $game }, { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }, edizione { $edition }, bot: { $bots }
app-sim-done = { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, finite: { $finished }, decisioni: { $decisions }.
app-sim-speed = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } secondi, { $speed } decisioni al secondo.
app-sim-winners = Partite vinte da
app-sim-endings = Finale
app-sim-count = Partite
app-sim-share = Quota
# A whole number and a percentage in a column.
app-sim-number = { $number }
app-sim-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
app-sim-nobody = nessuno
# All win together where nobody has a role.
app-sim-crew = l’equipaggio
# An ending of games that were stopped.
app-sim-circling = Interrotta dopo troppe decisioni
app-bench-running = Misurazione in corso
app-bench-name = Che cosa
app-bench-value = Risultato
app-bench-per_second = { $value } decisioni al secondo
app-bench-microseconds = { $value } µs
app-bench-decisions = { $value } decisioni
app-bench-kilobytes = { $value } kB
app-bench-skipped = non installato
app-bench-ratio = { $game }: { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } volte la velocità di { $peer }.


## Stay Away!: the table

app-stayaway-intro =
    Qualcuno a questo tavolo è La Cosa. Sembra uno come tutti gli altri, e vuole che tutti diventino come lei.

    Nel tuo turno peschi una carta, ne giochi o ne scarti una, e ne scambi una con il giocatore successivo. Se La Cosa ti dà una carta «Infetto!», passi dalla sua parte, e vinci o perdi con lei.

    Gli Umani vincono quando La Cosa viene bruciata con un «Lanciafiamme». La Cosa vince quando non resta alcun Umano. Guarda le carte, sbarra le porte, cambia posto, e non credere a tutto quello che senti.
app-stayaway-clockwise = Posti, in senso orario, come procede il gioco:
app-stayaway-counterclockwise = Posti, in senso antiorario, come procede il gioco:
app-stayaway-door = porta
app-stayaway-door-here = qui c’è una Porta Sbarrata
app-stayaway-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
app-stayaway-quarantine = { $turns ->
        [one] Quarantena per { $turns } turno
       *[other] Quarantena per { $turns } turni
    }
# Where there is little room, after the number of cards.
app-stayaway-quarantine-short = Quarantena { $turns }
app-stayaway-draw = Mazzo di pesca { $count }
# $back is the back of the top card: Stay Away! or Panic.
app-stayaway-draw-back = Mazzo di pesca { $count }, in cima { $back }
app-stayaway-discard = Pila degli scarti { $count }
app-stayaway-in-use = Sul tavolo: «{ $card }»
app-stayaway-you-are = Sei
app-stayaway-you-know = sai che { $known }
app-stayaway-known = { $name } è { $role }
app-stayaway-hand = Mano:
app-stayaway-out = Sei fuori dal gioco e vedi ciò che vedono tutti.
# A card that can be played on many: whom or what it is played on is chosen next.
app-stayaway-group-play = Gioca «{ $card }» su ...
app-stayaway-eliminated = fuori
app-stayaway-fate-thing = ha pescato «La Cosa» al turno { NUMBER($turn, useGrouping: 0) }
app-stayaway-fate-infected = contagio da { $name } al turno { NUMBER($turn, useGrouping: 0) }
app-stayaway-fate-last = era l’ultimo Umano
app-stayaway-fate-out = fuori al turno { NUMBER($turn, useGrouping: 0) }


## Stay Away!: what a card does, in a few words beside it in the hand (best under 50 characters)

app-stayaway-hint-the_thing = Chi l’ha è La Cosa; non lascia mai la mano
app-stayaway-hint-infected = Data da La Cosa, infetta
app-stayaway-hint-flamethrower = Brucia chi ti è accanto: fuori dal gioco
app-stayaway-hint-analysis = Vedi tutta la mano di chi ti è accanto
app-stayaway-hint-axe = Rimuovi una Porta Sbarrata o una Quarantena
app-stayaway-hint-suspicion = Vedi una carta a caso di chi ti è accanto
app-stayaway-hint-whisky = Mostra a tutti l’intera mano
app-stayaway-hint-determination = Pesca tre carte, tienine una, poi gioca ancora
app-stayaway-hint-watch_your_back = Inverti la direzione del turno
app-stayaway-hint-change_places = Scambia il posto con chi ti è accanto
app-stayaway-hint-better_run = Scambia il posto con chiunque
app-stayaway-hint-seduction = Scambia una carta con chiunque; fine del turno
app-stayaway-hint-scary = Rifiuta uno scambio e vedi la carta offerta
app-stayaway-hint-im_fine_here = Rifiuta di scambiare il posto
app-stayaway-hint-no_thanks = Rifiuta uno scambio
app-stayaway-hint-missed = Devia uno scambio sul giocatore successivo
app-stayaway-hint-no_barbecue = Sopravvivi a un «Lanciafiamme»
app-stayaway-hint-quarantine = Metti qualcuno in Quarantena per alcuni turni
app-stayaway-hint-locked_door = Chiudi il varco verso chi ti è accanto


## Stay Away!: the forms of talk, as a list to choose from; dots stand for what is asked next

app-stayaway-form-claim = Sono ...
app-stayaway-form-hold = Ho in mano ...
app-stayaway-form-lack = Non ho in mano ...
app-stayaway-form-accuse = Dico che cosa è ...
app-stayaway-form-vouch = Garantisco per ...
app-stayaway-form-trust = Mi fido di ...
app-stayaway-form-distrust = Non mi fido di ...
app-stayaway-form-saw = Ho visto che cosa ha in mano ...
app-stayaway-form-gave = Ho dato una carta a ...
app-stayaway-form-got = Ho ricevuto una carta da ...
app-stayaway-form-promise = Darò una carta a ...
app-stayaway-form-spare = Non farò nulla di male a ...
app-stayaway-form-threaten = Darò la caccia a ...
app-stayaway-form-burn = Al rogo ...!
app-stayaway-form-check = Guardate le carte di ...!
app-stayaway-form-agree = Sono d’accordo con ...
app-stayaway-form-disagree = Non sono d’accordo con ...
