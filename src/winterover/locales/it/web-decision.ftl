### The web client: making a choice, looking at the own cards, saying something.


## The own cards

web-look-hand = Guarda le mie carte
web-look-hand-short = Le mie carte
web-hand-covered = { $count ->
        [one] La tua mano: { $count } carta coperta. Premi per guardare.
       *[other] La tua mano: { $count } carte coperte. Premi per guardare.
    }
web-cover-again = Copri
web-keep-open = Tieni scoperte
web-keep-open-hint = Per chi è l’unica persona a giocare su questo dispositivo: le carte restano scoperte.
web-options-covered = Questa scelta riguarda le tue carte. Prima guardale.
# Where some options are covered: everybody reads it, whether there are any or not.
web-more-uncovered = Se guardi le tue carte, forse è possibile altro.
web-chosen-unseen = Se non premi l’altra, vale la prima. Lo schermo non mostra mai quale.
web-confirm-unseen = Conferma la mia scelta

## The options

web-all-options = Tutte le possibilità
web-all-options-short = Opzioni
# Stands where the words about an option will be.
web-point-at-option = Scegli una possibilità per leggere a che cosa serve.
web-guide-options = A che cosa serve ogni possibilità
web-guide-goal = Di che cosa tratta il gioco?
web-decision-more = Altro su questa scelta
web-why-not-alike = La domanda arriva a tutti e tutti vedono lo stesso. Chi ha davvero una scelta non riguarda gli altri; la regola è in questa carta:

## What rooms are good for, where one chooses where to go

web-hint-thing-move-armoury = Pesca armi e tienine una
web-hint-thing-move-kitchen = Prepara il cibo, perché nessuno soffra la fame
web-hint-thing-move-storeroom = Pesca oggetti e tienine uno
web-hint-thing-move-laboratory = Pesca un segnalino Laboratorio: forse sangue per un test
web-hint-thing-move-boiler = Rifornisci o ripara la caldaia, perché la base non geli
web-hint-thing-move-generator = Rifornisci o ripara il generatore, perché resti la luce
web-hint-thing-move-radio = Ripara la radio, poi lancia l’S.O.S. che chiama i soccorsi
web-hint-thing-move-helicopter = Rifornisci e ripara l’elicottero; chi ha le Chiavi può fuggire
web-hint-thing-move-shed = Rifornisci e ripara lo Spazzaneve; chi ha le Chiavi può fuggire
web-hint-thing-move-weather = Tira il meteo in anticipo e sposta un barile
web-hint-thing-move-dormitory = Qui non c’è nulla da usare o riparare: un posto per stare in disparte
web-hint-thing-move-rec = Resta dove poi si ritrovano tutti
web-hint-thing-move-swap = Cambia tutta la mano; non consegni carte
web-hint-thing-move-special = Scarta la mano, pesca una carta e consegnala
web-hint-thing-move-twice = Scarta la mano, pesca due carte, consegnane una
web-hint-thing-move-board = Vattene: dopo gli Incontri comincia l’imbarco, che conclude la partita
web-hint-stayaway-play-discard = La carta se ne va, coperta; il suo effetto non avviene
web-hint-stayaway-offer-offer = Passa di mano; ciò che dice non avviene
web-hint-stayaway-offer-infected = Data da La Cosa, infetta
web-hint-stayaway-reply-give = Passa di mano; ciò che dice non avviene
web-hint-stayaway-reply-infected = Data da La Cosa, infetta
web-hint-stayaway-pass_on-pass_on = La riceve il giocatore seguente; ciò che dice non avviene
web-hint-stayaway-pass_on-infected = Data da La Cosa, infetta
web-hint-stayaway-forget-forget = La carta se ne va, coperta; il suo effetto non avviene
web-hint-stayaway-blind_date-swap = Va via coperta in cambio della prima carta del mazzo; ciò che dice non avviene

## Saying something

web-statements-about = Di che cosa si tratta?
web-statements-me = Io
web-statements-people = Altri
web-statements-plans = Piani
web-statements-answers = Risposte
