### Rule cards of The Thing: short explanations that every player may open, the same for every role.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the default rules (std); a clause in brackets says where editions or table options differ.


## Rooms

rulecard-thing-room-armoury = Armeria
    .text =
        Usare: pesca in segreto le prime due carte Arma del mazzo, tienine una e metti l’altra in fondo; MacReady può pescarne tre.
        Se ne restano meno, peschi quelle che ci sono; con il mazzo vuoto Usare non è possibile.
        Se tieni un Lanciafiamme, lo metti scoperto davanti a te con 6 Ricariche; ogni altra arma resta segreta.
        Sabotare con una carta elimina la prima carta Arma del mazzo senza che nessuno la veda; un Alieno Rivelato elimina dalla cima del mazzo tante carte quanta è la sua Forza qui.
        Qui non c’è nulla da riparare, e non c’è Bonus di Cooperazione.

rulecard-thing-room-kitchen = Cucina
    .text =
        Usare sposta 2 segnalini Cibo dalla Dispensa alla Cucina, o 1 se ne resta solo 1; Nauls ne sposta soltanto 1, con lo stesso beneficio.
        Il cibo in Cucina è preparato: nella Fase 7 qualsiasi quantità sfama tutti, e poi è tutto consumato.
        Usare è possibile finché c’è cibo nella Dispensa, anche se ce n’è già di preparato, ma allora è uno spreco.
        Sabotare con una carta scarta 2 segnalini Cibo dalla Dispensa, un Alieno Rivelato 2 per ogni punto della sua Forza qui; il cibo preparato non corre questo rischio.
        Qui non c’è nulla da riparare, e non c’è Bonus di Cooperazione.

rulecard-thing-room-storeroom = Deposito
    .text =
        Usare: pesca in segreto le prime due carte Oggetto del mazzo, tienine una e metti l’altra in fondo.
        Se ne restano meno, peschi quelle che ci sono; con il mazzo vuoto Usare non è possibile.
        Sabotare con una carta elimina la prima carta Oggetto del mazzo senza che nessuno la veda; un Alieno Rivelato elimina dalla cima del mazzo tante carte quanta è la sua Forza qui.
        Qui non c’è nulla da riparare, e non c’è Bonus di Cooperazione.
        La Riserva Sotterranea di gasolio è una scorta a sé; in alcune edizioni fa parte di questo luogo e va persa se il luogo brucia.

rulecard-thing-room-laboratory = Laboratorio
    .text =
        Usare: pesca un segnalino dal sacchetto del Laboratorio, guardalo in segreto e tienilo nascosto oppure scartalo subito coperto.
        Con il Bonus di Cooperazione peschi di nuovo per ogni altro Personaggio in piedi qui, e tutti i segnalini sono tuoi (un’opzione del tavolo ne dà uno a ciascuno); il Dr. Blair può pescarne uno in più in tutto.
        Sabotare con una carta toglie dal sacchetto una Sacca di Sangue, e non è possibile se non ne restano; nessuno vede il resto del sacchetto.
        Un Alieno Rivelato elimina tanti segnalini a caso quanta è la sua Forza qui, senza che nessuno li veda.
        Qui non c’è nulla da riparare.

rulecard-thing-room-boiler = Locale Caldaia
    .text =
        Usare sposta 1 barile dalla Riserva Sotterranea alla caldaia, che di solito ne contiene 4; Riparare toglie 1 danno; entrambi hanno il Bonus di Cooperazione.
        Sabotare aggiunge 1 danno, un Alieno Rivelato tanti danni quanta è la sua Forza qui, di solito fino a 3 in tutto.
        A ogni turno la caldaia consuma gasolio in base al meteo, e ogni barile mancante è 1 danno.
        Se dopo il passo della caldaia nella Fase 2 ha 3 danni, è distrutta per sempre; fino ad allora si può ancora riparare (in alcune edizioni il terzo danno la distrugge subito).
        Nel luogo di una caldaia distrutta non si può entrare, e non lo si può usare, riparare né attaccare; la sua carta Luogo è eliminata (un’opzione del tavolo lascia aperto il luogo), e la base comincia a congelarsi.
        I numeri sono quelli della scheda standard del tabellone; un tavolo può giocare con un’altra.

rulecard-thing-room-generator = Stanza del Generatore
    .text =
        Usare sposta 1 barile dalla Riserva Sotterranea al generatore, che di solito ne contiene 4; Riparare toglie 1 danno; entrambi hanno il Bonus di Cooperazione.
        Sabotare aggiunge 1 danno, un Alieno Rivelato tanti danni quanta è la sua Forza qui, di solito fino a 2 in tutto.
        A ogni turno il generatore consuma gasolio in base al meteo, e ogni barile mancante è 1 danno.
        Il secondo danno fa saltare subito la corrente (in alcune edizioni solo dopo il passo del generatore nella Fase 2): comincia il Buio, e non si consuma più gasolio.
        Appena viene tolto 1 danno, in qualsiasi modo, la corrente torna, e dalla Fase 2 successiva si consuma di nuovo gasolio.
        Anche senza corrente si può entrare in questo luogo, rifornirlo, ripararlo e bruciarlo, e anche sabotarlo se c’è uno spazio danno libero.
        I numeri sono quelli della scheda standard del tabellone; un tavolo può giocare con un’altra.

rulecard-thing-room-radio = Stanza Comunicazioni
    .text =
        Usare lancia l’S.O.S.: una volta sola in tutta la partita, e solo se il luogo non ha alcun danno.
        L’Elicottero dei Soccorsi va allora sulla prima casella del suo tracciato e vola a partire dal turno successivo.
        Il luogo comincia con 1 danno per ogni giocatore; Riparare ne toglie 1, con il Bonus di Cooperazione.
        Sabotare aggiunge 1 danno, un Alieno Rivelato tanti danni quanta è la sua Forza qui, finché ci sono spazi danno liberi.
        I nuovi danni non fermano né ritardano mai un elicottero già chiamato.

rulecard-thing-room-helicopter = Elicottero
    .text =
        Usare sposta 1 barile dalla Riserva Esterna all’Elicottero della Base oppure, quando è pronto, può far cominciare la fuga a chi ha le Chiavi.
        È pronto quando non ha danni e ha pieni tutti gli spazi gasolio; la scheda standard del tabellone gliene dà uno solo.
        Comincia con due danni in meno del numero di giocatori; Riparare ne toglie 1, e sia Riparare sia Usare hanno il Bonus di Cooperazione.
        Sabotare aggiunge 1 danno, un Alieno Rivelato tanti danni quanta è la sua Forza qui, finché ci sono spazi danno liberi.
        Basta un solo danno per impedire la fuga, anche con le Chiavi e il pieno di gasolio.
        Qui possono stare al massimo tre Personaggi, tranne che in una fuga.

rulecard-thing-room-shed = Rimessa
    .text =
        Qui si trova lo Spazzaneve: Usare vi sposta 1 barile dalla Riserva Esterna oppure, quando è pronto, può far cominciare la fuga a chi ha le Chiavi.
        È pronto quando non ha danni e ha pieni tutti gli spazi gasolio; sulla scheda standard del tabellone questi sono due in meno del numero di giocatori.
        Comincia con 1 danno, il massimo che può avere su quella scheda.
        Riparare toglie 1 danno, Sabotare ne aggiunge 1, un Alieno Rivelato tanti quanta è la sua Forza qui, finché ci sono spazi danno liberi.
        Usare e Riparare hanno il Bonus di Cooperazione.
        Qui possono stare al massimo tre Personaggi, tranne che in una fuga.

rulecard-thing-room-weather = Stazione Meteorologica
    .text =
        Usare: tira il dado Meteo e lascialo qui; nella Fase 1 successiva il Leader sceglie tra questa faccia e un nuovo tiro.
        Se in questo turno il dado era già qui, scegli tra la vecchia faccia e la nuova; Bennings tira due volte e sceglie liberamente fra tutte.
        Poi sposti 1 barile dalla Riserva Sotterranea alla caldaia o al generatore, a tua scelta tra quelli con uno spazio libero (in alcune edizioni anche a un mezzo); se nessuno dei due ne ha o la riserva è vuota, questa parte si salta.
        Qui Usare è sempre possibile, e tutti vedono che cosa scegli.
        Sabotare con una carta scarta 1 barile dalla Riserva Sotterranea, un Alieno Rivelato 1 per ogni punto della sua Forza qui.
        Qui non c’è nulla da riparare, e non c’è Bonus di Cooperazione.

rulecard-thing-room-kennel = Serraglio
    .text =
        Qui si tengono i Cani catturati; i Personaggi non vi entrano mai.
        La sua carta Luogo è nel mazzo se e solo se dentro c’è almeno un Cane.
        Finché la carta è nel mazzo, il Collettivo può attaccare il Serraglio: assimila un Cane e guadagna 1 Forza; da sabotare non c’è nulla.
        Se la carta viene scoperta nella Fase 8, tutti i Cani escono.
        Un’opzione del tavolo per principianti toglie la carta dal gioco: i Cani catturati non tornano più e il Serraglio non si può attaccare.

rulecard-thing-room-dormitory = Dormitorio
    .text =
        Qui può stare un numero qualsiasi di Personaggi, ma né Cani né Alieni Rivelati; non ci sono azioni Usare, Riparare o Sabotare.
        Ci vai per il Cambio Carte, con il Personaggio sdraiato, oppure in piedi con un’Azione Speciale (un’opzione del tavolo vieta quest’ultima).
        Due o più Personaggi qui hanno un unico Incontro comune, come in ogni altro luogo (un’opzione del tavolo glielo risparmia).
        Chi ha fatto il Cambio Carte non fa altro fino alla Fase 5.

rulecard-thing-room-rec = Sala Svago
    .text =
        Tutti i Personaggi cominciano qui e ci tornano, in piedi, nella Fase 5, per gli scambi, la discussione e il voto.
        C’è posto per un numero qualsiasi di Personaggi; Cani e Alieni Rivelati non ci vengono mai, e non ci sono Incontri.
        Quando ti muovi nella Fase 4 non puoi restare qui (un’opzione del tavolo lo permette).
        I Personaggi cacciati da un Alieno Rivelato o da un incendio stanno qui sdraiati fino alla Fase 5.


## Weapons

rulecard-thing-weapon-flamethrower = Lanciafiamme
    .text =
        Da quando lo tieni sta scoperto davanti a te, con 6 Ricariche; se passa di mano, conserva quelle che gli restano.
        Una Ricarica paga una di queste quattro cose: attaccare un Alieno Rivelato, evitare un Incontro, bruciare il luogo in cui sei o, insieme al Filo di Ferro, fare il Test B.
        Attaccare e bruciare costano anche una carta a caso del Mazzo Attivo, non vista da nessuno; chi attacca si sdraia nel luogo, chi brucia va nella Sala Svago e si sdraia lì.
        Evitare un Incontro costa solo la Ricarica, e resti in piedi.
        Solo un Personaggio in piedi può usarlo per attaccare, evitare un Incontro o bruciare (un’opzione del tavolo permette anche a chi è sdraiato di evitare un Incontro).
        Con l’ultima Ricarica esce dal gioco (un’opzione del tavolo lo lascia dov’è, inutile).

rulecard-thing-weapon-dynamite = Dinamite/Molotov
    .text =
        Dinamite e Molotov sono la stessa carta: un solo uso, poi esce dal gioco.
        Nel luogo in cui sei puoi attaccare un Alieno Rivelato oppure, all’inizio delle azioni, bruciare il luogo stesso (in alcune edizioni prima di ogni carta).
        Entrambe le cose costano anche una carta a caso del Mazzo Attivo, non vista da nessuno: con il mazzo vuoto non puoi farle.
        Dopo un attacco ti sdrai dove sei; dopo un incendio tutti i presenti stanno sdraiati nella Sala Svago (in alcune edizioni gli altri stanno in piedi).
        Solo un Personaggio in piedi può usarla, e non serve mai a evitare un Incontro.

rulecard-thing-weapon-firearm = Arma da Fuoco
    .text =
        Mostrala per evitare un Incontro con altri Personaggi, tutte le volte che vuoi, in piedi o da sdraiato.
        In quel caso non piazzi segnalini, non ne guardi e il tuo sospetto non aumenta.
        La tieni, e dopo il primo uso resta scoperta.
        Non serve né contro un Cane né contro un Alieno Rivelato (in alcune edizioni sì).

rulecard-thing-weapon-melee = Arma Corpo a Corpo
    .text =
        Mostrala per evitare una volta un Incontro con altri Personaggi, in piedi o da sdraiato; poi esce dal gioco.
        In quel caso non piazzi segnalini, non ne guardi e il tuo sospetto non aumenta.
        Non serve né contro un Cane né contro un Alieno Rivelato (in alcune edizioni sì).


## Items

rulecard-thing-item-fuel = Barile di Gasolio
    .text =
        Un solo uso: metti 1 barile nel luogo in cui il tuo Personaggio è in piedi, se c’è uno spazio gasolio libero.
        Viene dalla riserva che rifornisce quel luogo: Sotterranea per caldaia e generatore, Esterna per Elicottero e Rimessa (in alcune edizioni sempre Sotterranea).
        Giocarlo è gratis: non serve una carta Azione e non ti sdrai.
        Puoi giocarlo nel passo 4.7 tra una carta e l’altra, prima della prima e dopo l’ultima, finché sei in piedi (in alcune edizioni solo subito prima o subito dopo la tua azione).

rulecard-thing-item-tools = Cassetta degli Attrezzi
    .text =
        Un solo uso: togli 1 danno dal luogo in cui il tuo Personaggio è in piedi.
        Giocarla è gratis: non serve una carta Azione e non ti sdrai.
        Puoi giocarla nel passo 4.7 tra una carta e l’altra, prima della prima e dopo l’ultima, finché sei in piedi (in alcune edizioni solo subito prima o subito dopo la tua azione).
        Pone fine anche a un’interruzione di corrente, e può salvare una caldaia con 3 danni prima del controllo della Fase 2 (in alcune edizioni il terzo danno la distrugge subito).

rulecard-thing-item-keys = Chiavi
    .text =
        Vanno bene sia per l’Elicottero della Base sia per lo Spazzaneve.
        Se ti viene assegnato Usare in un mezzo pronto, puoi mostrarle per cominciare la fuga, come primo passeggero.
        Le Chiavi di altri Personaggi nel luogo non servono: deve averle chi riceve Usare.

rulecard-thing-item-wire = Filo di Ferro
    .text =
        Chi possiede sia il Filo di Ferro sia un Lanciafiamme può fare il Test B nella Fase 6, per 1 Ricarica, su qualsiasi Personaggio.
        Il Filo di Ferro si tiene, e dopo il primo uso resta scoperto (in alcune edizioni esce dal gioco).
        L’intero gruppo fa al massimo un Test B per turno.

rulecard-thing-item-flashlight = Torcia
    .text =
        Al Buio sei comunque tu a scegliere quale carta consegni.
        In un’Azione Speciale puoi pescare due carte, consegnarne una e scartare coperta l’altra.
        Si tiene, e dopo il primo uso resta scoperta (in alcune edizioni esce dal gioco).
        Norris conta sempre come se ne avesse una (in alcune edizioni non per l’Azione Speciale).


## Characters

rulecard-thing-character-bennings = Bennings
    .text =
        Se gli viene assegnato Usare nella Stazione Meteorologica, Bennings tira due volte il dado Meteo e lascia l’uno o l’altro risultato.
        Se in questo turno lì c’era già una faccia conservata, può invece tenere quella.
        L’abilità è pubblica, vale allo stesso modo per un Alieno nascosto e finisce quando il giocatore è rivelato o eliminato.

rulecard-thing-character-clark = Clark
    .text =
        Da solo in un luogo con un Cane, Clark non ha alcun Incontro: nessuna verifica e nessun sospetto.
        Se nel luogo c’è un altro Personaggio, conta come chiunque, e insieme catturano il Cane (un’opzione del tavolo lo rende invisibile ai Cani, così la verifica tocca all’altro).
        L’abilità è pubblica, vale allo stesso modo per un Alieno nascosto e finisce quando il giocatore è rivelato o eliminato.

rulecard-thing-character-windows = Windows
    .text =
        Se gli viene assegnato Riparare in qualsiasi luogo, Windows può togliere 2 danni invece di 1.
        Con il Bonus di Cooperazione è uno in più in tutto: con tre in piedi lì, fino a 4 (un’opzione del tavolo ne concede 2 ogni volta).
        L’abilità è pubblica, vale allo stesso modo per un Alieno nascosto e finisce quando il giocatore è rivelato o eliminato.

rulecard-thing-character-macready = MacReady
    .text =
        Se gli viene assegnato Usare nell’Armeria, MacReady può pescare tre carte Arma invece di due.
        Ne tiene una e mette le altre in fondo al mazzo, in ordine casuale.
        L’abilità è pubblica, vale allo stesso modo per un Alieno nascosto e finisce quando il giocatore è rivelato o eliminato.

rulecard-thing-character-garry = Garry
    .text =
        Subito dopo aver pescato le carte Azione nel passo 4.1, Garry può scartare una carta e poi pescarne una.
        È facoltativo; gli altri vedono che lo fa, ma non vedono nessuna delle due carte.
        L’abilità è pubblica, vale allo stesso modo per un Alieno nascosto e finisce quando il giocatore è rivelato o eliminato.

rulecard-thing-character-norris = Norris
    .text =
        Norris conta sempre come se avesse una Torcia: il Buio non lo tocca.
        In un’Azione Speciale può pescare due carte, consegnarne una e scartare coperta l’altra (in alcune edizioni ne pesca una sola).
        L’abilità è pubblica, vale allo stesso modo per un Alieno nascosto e finisce quando il giocatore è rivelato o eliminato.

rulecard-thing-character-blair = Blair
    .text =
        Se gli viene assegnato Usare nel Laboratorio, il Dr. Blair può pescare un segnalino in più.
        Con il Bonus di Cooperazione è sempre uno in più in tutto (un’opzione del tavolo concede due segnalini ogni volta).
        L’abilità è pubblica, vale allo stesso modo per un Alieno nascosto e finisce quando il giocatore è rivelato o eliminato.

rulecard-thing-character-nauls = Nauls
    .text =
        Se gli viene assegnato Usare nella Cucina, Nauls sposta solo 1 segnalino Cibo invece di 2, e basta comunque a sfamare tutti.
        L’abilità è pubblica, vale allo stesso modo per un Alieno nascosto e finisce quando il giocatore è rivelato o eliminato.


## Phases

rulecard-thing-phase-weather = Fase 1: Condizioni Meteo
    .text =
        Il Leader tira il dado Meteo.
        Se il dado si trovava nella Stazione Meteorologica, si tiene a mente la faccia che mostrava lì, e il Leader sceglie tra quella e la nuova; tutti lo vedono.
        Poi il dado va sulla Tabella Atmosferica, e la Stazione Meteorologica è di nuovo vuota.
        Il meteo stabilisce quanto gasolio consumano caldaia e generatore, quanto in fretta si congela una base senza caldaia e quanto avanza l’Elicottero dei Soccorsi.

rulecard-thing-phase-upkeep = Fase 2: Manutenzione base e volo dei soccorsi
    .text =
        La riga del meteo sulla tabella si applica in quest’ordine: caldaia, generatore, Elicottero dei Soccorsi.
        Una caldaia funzionante e un generatore con corrente consumano gasolio; ogni barile mancante diventa invece 1 danno, finché ci sono spazi liberi.
        A quel punto una caldaia con 3 danni è distrutta per sempre; un generatore con 2 danni è senza corrente.
        Se la caldaia era già distrutta, il segnalino Congelamento avanza, e se arriva al teschio gli Alieni vincono subito.
        Se è stato lanciato l’S.O.S., il segnalino del carburante dell’Elicottero dei Soccorsi si sposta di 1 casella, poi l’elicottero vola; se il segnalino è già sull’ultima casella, l’elicottero se ne va per sempre.
        I numeri sono quelli della scheda standard del tabellone; un tavolo può giocare con un’altra.

rulecard-thing-phase-planning = Fase 3: Azioni dell’Alieno
    .text =
        Questa fase si svolge solo se il Collettivo ha Forza e un membro che è stato rivelato in un turno precedente.
        Mette coperte una o più carte del mazzo Luoghi, con almeno 1 Forza su ciascuna, e può tenere da parte della Forza; di norma deve attaccare almeno un luogo (un’opzione del tavolo gli permette di passare).
        Si possono scegliere solo carte che sono nel mazzo: nessun luogo bruciato, nessuna caldaia distrutta, né Sala Svago né Dormitorio, e il Serraglio solo finché la sua carta c’è (un’opzione del tavolo lascia aperto il luogo di una caldaia distrutta).
        Tutti vedono quante sono le carte e la Forza su ciascuna (in alcune edizioni solo quante sono); i luoghi restano segreti fino al passo 4.3.
        Dopo non si può più cambiare nulla.

rulecard-thing-phase-actions = Fase 4: movimento, Incontri, azioni
    .text =
        4.1: i Personaggi pescano carte Azione, e una carta che nessuno vede dà inizio al Mazzo Attivo.
        4.2: in ordine di movimento, ognuno si muove e consegna una carta, fa il Cambio Carte, fa un’Azione Speciale oppure sale sull’Elicottero dei Soccorsi (in alcune edizioni si sale dopo gli Incontri).
        4.3 e 4.4: si scoprono i luoghi che il Collettivo attacca, poi si risolvono tutti gli Incontri.
        4.5: la Forza torna nella riserva e le carte pianificate tornano nel mazzo Luoghi.
        4.6: se qualcuno è salito a bordo, si svolge la fuga, che conclude la partita.
        4.7: si possono bruciare luoghi (in alcune edizioni prima di ogni carta), poi il Leader scopre una alla volta le carte del Mazzo Attivo, mescolato, e assegna ciascuna a un Personaggio in piedi.
        Alcune edizioni numerano questi passi in modo diverso.

rulecard-thing-phase-rec_room = Fase 5: Sala Svago e Accuse
    .text =
        Tutti i Personaggi tornano nella Sala Svago e si alzano in piedi.
        Possono scambiarsi carte Arma, carte Oggetto e segnalini Laboratorio (in alcune edizioni niente segnalini), e discutere e accusarsi come vogliono, entro le regole sulla discussione.
        Poi tutti votano nello stesso momento chi sospettano.
        Un Alieno nascosto può rivelarsi di propria volontà in qualsiasi momento di questa fase, e solo allora (in alcune edizioni solo dopo il voto).

rulecard-thing-phase-tests = Fase 6: Test
    .text =
        Il gruppo può fare al massimo un Test A, con una Sacca di Sangue, e un Test B, con Filo di Ferro e Lanciafiamme.
        I test sono facoltativi, e la domanda è posta a tutti allo stesso modo, così nessuno scopre chi avrebbe potuto farne uno.
        Chi viene testato mostra a tutti la carta Ruolo: un Alieno è rivelato, un Umano va nella zona verde.
        Se nessuno può o vuole fare un test, si passa direttamente alla Fase 7.

rulecard-thing-phase-food = Fase 7: Consumo Cibo
    .text =
        Se nella Cucina c’è cibo preparato, si scarta tutto, e tutti hanno mangiato.
        Altrimenti si scartano 4 segnalini Cibo dalla Dispensa, e tutti hanno mangiato.
        Se nella Dispensa ce ne sono meno di 4, si scartano tutti, e per il resto della partita tutti sono affamati (con un’opzione del tavolo non appena la Dispensa è vuota).

rulecard-thing-phase-dogs = Fase 8: Movimento Cani e nuovo Leader
    .text =
        Tutti i Cani fuori dal Serraglio si tolgono dal tabellone; per ciascuno si scopre una carta Luogo, e il Cane va in quel luogo, perciò non ce ne sono mai due nello stesso.
        Nel primo turno tutti e quattro i Cani entrano in gioco qui.
        Se si scopre la carta Serraglio, escono anche tutti i Cani catturati e ricevono un luogo, e la carta torna sul Serraglio.
        Poi chi ha il segnalino Leader diventa Leader; se non lo ha nessuno, il Leader resta lo stesso.
        Il Leader scopre un’altra carta e mette il segnalino Leader in quel luogo; poi le carte scoperte tornano nel mazzo.
        Se le carte finiscono, i Cani rimasti senza aspettano fuori dal tabellone; anche un segnalino Leader rimasto senza ne resta fuori, e nessuno può prenderlo.
        I Cani non fanno nulla da soli: aspettano gli Incontri del turno successivo.


## Topics: the whole game

rulecard-thing-topic-goal = Lo scopo del gioco
    .text =
        Gli Umani cercano di lasciare insieme la base, con l’Elicottero dei Soccorsi, l’Elicottero della Base o lo Spazzaneve, senza alcun Alieno a bordo e senza lasciare a terra alcun Umano in vita.
        Gli Alieni cercano di impedirlo: salendo a bordo, facendo restare a terra degli Umani, lasciando congelare la base, o finché non resti più alcun Umano.
        Un giocatore comincia come Alieno nascosto; Incontri e Cani possono crearne altri, e nulla fa tornare Umano un Alieno.
        Sconfiggere gli Alieni non basta: gli Umani devono fuggire.
        Una squadra vince o perde tutta insieme, tranne l’ultimo Umano.

rulecard-thing-topic-roles = Ruoli
    .text =
        All’inizio ogni giocatore riceve in segreto un segnalino Cane: chi ha il Cane Alieno è un Alieno nascosto, tutti gli altri sono Umani.
        La tua carta Ruolo è coperta; cambia solo con un contagio, da Umano ad Alieno, e mai al contrario.
        Chiunque non sia né rivelato né eliminato è un Personaggio, qualunque sia il suo vero ruolo.
        Gli Alieni nascosti possono possedere e usare tutto ciò che possono gli Umani, test compresi, e possono essere assimilati come chiunque altro.

rulecard-thing-topic-round = Un turno
    .text =
        Ogni turno ha otto fasi: meteo, manutenzione e volo dei soccorsi, azioni dell’Alieno, movimento con Incontri e azioni, Sala Svago, test, cibo, Cani e Leader.
        Le azioni dell’Alieno si svolgono solo con un Alieno Rivelato, i test solo se qualcuno può e vuole farne uno.
        Vi partecipano solo i Personaggi, a meno che una regola non nomini il Collettivo.
        Il turno è diretto dal Leader.

rulecard-thing-topic-leader = Leader e segnalino Leader
    .text =
        Il Leader tira il dado Meteo, stabilisce l’ordine degli Incontri, assegna le carte del Mazzo Attivo e si muove per ultimo; il primo Leader è scelto a caso (a meno che il tavolo non ne indichi uno).
        Chi entra nel luogo con il segnalino Leader lo prende subito e lo tiene in vista; nella Fase 8 chi lo ha diventa Leader.
        Se non lo ha nessuno, il Leader resta lo stesso; chi lo ha ma prima di allora viene rivelato o eliminato non conta più, e il segnalino è di nessuno anche se il suo luogo esce dal gioco.
        Poi il nuovo Leader scopre una carta Luogo e mette lì il segnalino.
        Se il Leader viene rivelato o assimilato, gli subentra subito il primo Personaggio alla sua sinistra.
        Tutti possono dare consigli, ma l’ultima parola su chi riceve una carta e se continuare spetta al Leader.

rulecard-thing-topic-suspicion = Sospetto
    .text =
        Il tuo disco comincia sulla casella gialla e avanza di 1 ogni volta che guardi un segnalino in un Incontro, fai una verifica con un Cane o ricevi un voto.
        Non supera mai la casella di Massimo Sospetto, che è il numero di giocatori all’inizio della partita.
        Un test che mostra un Umano lo porta nella zona verde, 0; questo non dice nulla su ciò che succede dopo.
        Finché è sulla casella di Massimo Sospetto devi mostrare a tutti ogni carta che consegni prima che entri nel Mazzo Attivo, anche in un’Azione Speciale o al Buio.
        Nella zona verde non piazzi segnalini e non puoi ricevere voti.
        Incontrare un Alieno Rivelato non cambia mai il sospetto.
        I numeri sono quelli della scheda standard del tabellone; un tavolo può giocare con un’altra.

rulecard-thing-topic-victory = Chi vince
    .text =
        Gli Umani vincono subito se un mezzo parte senza alcun Alieno a bordo e senza lasciare a terra alcun Umano in vita.
        Gli Alieni vincono subito se un Alieno è a bordo di un mezzo in fuga, se il segnalino Congelamento arriva al teschio o se non resta alcun Umano in vita (un’opzione del tavolo fa attendere quest’ultimo finale finché non viene mostrato un ruolo).
        Vincono anche se un mezzo parte e lascia a terra almeno un Umano in vita.
        Liberarsi di tutti gli Alieni non basta per vincere: gli Umani devono comunque fuggire, e i Cani possono creare nuovi Alieni.
        I giocatori assimilati condividono la sorte della squadra a cui appartenevano in quel momento; non contano mai come lasciati a terra.
        Lo si controlla dopo ogni luogo con un Incontro, ogni test, ogni avanzamento del congelamento e ogni salita a bordo, e alla fine si mostrano tutti i ruoli.

rulecard-thing-topic-last_human = L’ultimo Umano
    .text =
        Quando non resta alcun Umano in vita vincono gli Alieni, ma il giocatore che era l’ultimo Umano perde con gli Umani.
        Non importa se quel giocatore è stato contagiato o assimilato; tutti gli altri Alieni vincono.
        Se più ultimi Umani cadono nello stesso momento, perdono tutti.
        Per questo si tiene un registro segreto di chi è stato contagiato, quando e da chi; viene mostrato alla fine della partita.

rulecard-thing-topic-elimination = Giocatori eliminati
    .text =
        Solo un Alieno Rivelato elimina, assimilando un Personaggio; pedina e disco lasciano il tabellone, e il ruolo non viene mostrato, nemmeno al Collettivo.
        Le carte Arma, Oggetto e Azione vanno in fondo ai rispettivi mazzi, i segnalini Laboratorio escono dal gioco senza che nessuno li veda, e le Ricariche tornano nella riserva.
        Se viene assimilato il Leader, il primo Personaggio alla sua sinistra diventa subito Leader; un segnalino Leader conta come di nessuno.
        Chi è eliminato non decide più nulla, non dice nulla di nascosto fino alla fine, e vince o perde con la squadra di cui faceva parte in quel momento.


## Topics: the base

rulecard-thing-topic-rooms = Luoghi
    .text =
        I luoghi verdi contengono al massimo tre Personaggi, un Cane e qualsiasi Forza dell’Alieno, ed è qui che si svolgono le azioni.
        Sala Svago e Dormitorio contengono un numero qualsiasi di Personaggi e né Cani né Alieni Rivelati; il Serraglio è per i Cani e può essere attaccato, ma nessun Personaggio vi entra.
        Puoi andare direttamente in qualsiasi luogo verde che non sia bruciato, non sia una caldaia distrutta e non sia pieno; la distanza non conta (un’opzione del tavolo lascia aperto il luogo di una caldaia distrutta).
        Un luogo che esce dal gioco perde anche la sua carta Luogo.
        Un Cane che vi si trovava aspetta fuori dal tabellone fino alla Fase 8 (in alcune edizioni resta nel luogo bruciato), e un segnalino Leader conta come di nessuno.

rulecard-thing-topic-stocks = Gasolio, cibo e danni
    .text =
        La Riserva Sotterranea rifornisce caldaia e generatore, la Riserva Esterna l’Elicottero della Base e la Rimessa, e la Dispensa la Cucina (in alcune edizioni il gasolio sotterraneo può arrivare anche ai veicoli).
        Gasolio, cibo e Ricariche consumati o scartati non tornano, a meno che non lo dica una regola.
        I danni oltre gli spazi danno liberi di un luogo vanno persi, e oltre i suoi spazi gasolio non si possono mettere barili.
        Se una scorta non basta, prendi quello che c’è; se è vuota, l’effetto non è possibile.
        Le scorte restano anche se bruciano i luoghi che riforniscono (in alcune edizioni la Riserva Sotterranea va persa con il Deposito).

rulecard-thing-topic-weather_chart = Tabella Atmosferica
    .text =
        Per ogni condizione meteo la tabella dà quattro numeri: gasolio per la caldaia, gasolio per il generatore, caselle del segnalino Congelamento quando la caldaia è distrutta, e caselle dell’Elicottero dei Soccorsi.
        C’è una tabella per 4 e 5 giocatori, una per 6 e una per 7 e 8; per tutta la partita conta il numero di giocatori all’inizio.
        La maggior parte dei suoi valori è stampata sul tabellone e in nessun regolamento, perciò vengono dalla scheda del tabellone scelta al tavolo, che dice quanto è sicuro ciascuno.

rulecard-thing-topic-frost = Congelamento
    .text =
        Una caldaia con 3 danni dopo il passo della caldaia nella Fase 2 è distrutta per sempre, e vi si mette sopra la scheda Congelamento (in alcune edizioni subito, con il terzo danno).
        Il segnalino Congelamento comincia sulla prima casella e non si muove nella fase in cui la caldaia si rompe.
        In ogni Fase 2 successiva avanza di quanto indica il meteo; per la caldaia non si consuma più gasolio.
        Se arriva al teschio, gli Alieni vincono subito.
        Bruciare un luogo riporta il segnalino sulla prima casella.
        I numeri sono quelli della scheda standard del tabellone; un tavolo può giocare con un’altra.

rulecard-thing-topic-darkness = Buio
    .text =
        Il Buio dura finché il generatore è senza corrente, e si fa sentire quando si consegnano le carte nel passo 4.2.
        Chi si muove e consegna una carta non può sceglierla: una carta a caso della mano va nel Mazzo Attivo, e non la vede nemmeno chi la consegna.
        Con il Massimo Sospetto viene prima mostrata a tutti; altrimenti puoi dedurla solo dalle carte che ti restano.
        Norris e chi ha una Torcia scelgono come al solito; Cambio Carte e Azioni Speciali non ne risentono.
        Un’interruzione di corrente che avviene più tardi nel turno si fa sentire solo dal turno successivo, e togliere 1 danno dal generatore vi pone fine.

rulecard-thing-topic-hunger = Fame
    .text =
        La prima volta che la Fase 7 non può sfamare la base, tutti diventano affamati per il resto della partita (con un’opzione del tavolo, appena la Dispensa è vuota).
        Il limite di carte in mano è allora 2 invece di 3.
        Subito, chi ha più di 2 carte Azione ne scarta, coperte e a propria scelta, fino ad averne 2.
        La fame non finisce mai, nemmeno se più tardi si prepara del cibo, e non riguarda gli Alieni Rivelati.

rulecard-thing-topic-burning = Bruciare un luogo
    .text =
        All’inizio del passo 4.7, in ordine di movimento, a ogni Personaggio in piedi in un luogo verde si chiede se vuole bruciare quel luogo (in alcune edizioni prima di ogni carta; in alcune il Leader può rifiutare, e allora non costa nulla).
        Costa 1 Ricarica del Lanciafiamme o una Dinamite/Molotov, e una carta a caso del Mazzo Attivo, non vista da nessuno.
        Il luogo è fuori dal gioco: nessuno può entrarvi, usarlo, ripararlo, sabotarlo o attaccarlo, e la sua carta Luogo è eliminata; possono bruciare al massimo sei luoghi.
        Tutti i Personaggi presenti vanno nella Sala Svago e si sdraiano (in alcune edizioni si sdraia solo chi brucia); un Cane lascia il tabellone fino alla Fase 8 (in alcune edizioni resta nel luogo bruciato).
        Se la base si sta congelando, il segnalino Congelamento torna sulla prima casella; bruciare è permesso anche altrimenti.
        Un generatore bruciato lascia per sempre senza corrente, una caldaia bruciata è distrutta, un mezzo bruciato non può fuggire, una Stanza Comunicazioni bruciata non trasmette nulla, e gasolio e cibo preparato in un luogo bruciato vanno persi.
        Riserve e Dispensa restano (in alcune edizioni la Riserva Sotterranea va persa con il Deposito), e un elicottero già chiamato arriva comunque.

rulecard-thing-topic-kennel = I Cani e la carta Serraglio
    .text =
        I Cani sono quattro; entrano nella Fase 8 del primo turno e in ogni Fase 8 vengono spostati in nuovi luoghi.
        Due o più Personaggi (un’opzione del tavolo non conta Clark) in un luogo con un Cane lo catturano, senza alcuna verifica per questo, e il Cane va nel Serraglio.
        La carta Serraglio è nel mazzo Luoghi se e solo se nel Serraglio c’è un Cane; altrimenti sta sul Serraglio.
        Se viene scoperta nella Fase 8, per un Cane o per il segnalino Leader, tutti i Cani catturati escono subito e ricevono un luogo.
        Un’opzione del tavolo per principianti elimina la carta: i Cani catturati non tornano più.


## Topics: cards, moves and actions

rulecard-thing-topic-action_cards = Carte Azione
    .text =
        Ce ne sono 17 di ciascun tipo: Usare, Riparare e Sabotare.
        Nel passo 4.1, in ordine dal Leader, peschi fino al limite di carte in mano, 3, o 2 quando siete affamati; se sei al limite o oltre, non peschi e non scarti nulla.
        Usare richiede un luogo in cui cambi qualcosa adesso, Riparare un luogo con danni, Sabotare un luogo che si possa ancora danneggiare.
        Le mani sono segrete, il numero di carte è pubblico; le carte scartate nel passo 4.2 sono coperte, quelle eseguite sono scoperte.
        Quando il mazzo è vuoto si mescola la pila degli scarti.

rulecard-thing-topic-hand_in = Consegnare una carta
    .text =
        Scegli una carta Azione della tua mano; entra coperta nel Mazzo Attivo, e nessun altro viene a sapere qual è.
        Con il Massimo Sospetto devi prima mostrarla a tutti.
        Al Buio la carta è presa a caso, a meno che tu non abbia una Torcia o non sia Norris.
        In un’Azione Speciale consegni una carta appena pescata: se ne peschi due, scegline una, e l’altra si scarta coperta.
        Il Leader mescolerà il mazzo, perciò la carta può essere assegnata a chiunque.

rulecard-thing-topic-move = La tua mossa
    .text =
        Quando tocca a te nel passo 4.2 fai esattamente una di quattro cose, e tutti vedono quale.
        Vai in un luogo verde con meno di tre Personaggi e consegni una carta coperta.
        Cambio Carte: ti sdrai nel Dormitorio e cambi tutta la mano, senza consegnare nulla (un’opzione del tavolo ti lascia tenerne una parte).
        Azione Speciale: vai in un luogo verde o nel Dormitorio, scarti la mano, peschi una carta e consegni quella (un’opzione del tavolo esclude il Dormitorio).
        Sali sull’Elicottero dei Soccorsi, se è arrivato e il tuo Personaggio è il meno sospettato (in alcune edizioni lo si chiede invece dopo gli Incontri).
        Non puoi restare nella Sala Svago (un’opzione del tavolo ti permette di scegliere questa, o il Dormitorio, come un luogo qualsiasi), e la distanza non conta.
        Chi entra nel luogo con il segnalino Leader lo prende.

rulecard-thing-topic-movement_order = Ordine di movimento e ordine dal Leader
    .text =
        L’ordine di movimento comincia dal posto alla sinistra del Leader, procede in senso orario e finisce con il Leader.
        Si fissa all’inizio del passo 4.2, vale fino alla fine della Fase 4 anche se il Leader cambia, e risolve tutte le parità di sospetto e le contese sui segnalini.
        Anche l’ordine dal Leader va in senso orario, ma comincia con il Leader; in quest’ordine si pescano le carte Azione e si contano i voti.
        Nel passo 4.2 decide un giocatore alla volta, e chi viene dopo vede tutte le mosse precedenti.

rulecard-thing-topic-swap = Cambio Carte
    .text =
        La tua pedina si sdraia nel Dormitorio; può farlo un numero qualsiasi di Personaggi.
        Scarti tutta la mano, guardi il mazzo di pesca delle carte Azione e ne scegli altrettante (un’opzione del tavolo ti permette di tenerne alcune e di cambiarne almeno una).
        Se nel mazzo ce ne sono troppo poche, prendi quelle, gli scarti si mescolano in un nuovo mazzo, e da questo scegli le altre.
        Poi mazzo di pesca e pila degli scarti si mescolano insieme; nessuno vede che cosa hai scelto.
        Non consegni carte e non fai altro fino alla Fase 5, ma nel Dormitorio puoi comunque avere un Incontro.

rulecard-thing-topic-special_action = Azione Speciale
    .text =
        Vai in un luogo verde in cui c’è posto, o nel Dormitorio (un’opzione del tavolo lo vieta), e resti in piedi.
        Scarti tutta la mano, peschi una carta Azione, la guardi e la consegni.
        Con una Torcia, o come Norris, puoi pescarne due, consegnarne una e scartare coperta l’altra (in alcune edizioni Norris ne pesca una sola).
        Con il Massimo Sospetto la carta viene prima mostrata a tutti; il Buio non cambia nulla.

rulecard-thing-topic-active_pile = Il Mazzo Attivo
    .text =
        Comincia con la prima carta del mazzo Azione, che nessuno vede; poi vi entrano, coperte, le carte consegnate.
        Attaccare con il fuoco e bruciare un luogo costano ciascuno una sua carta a caso, non vista da nessuno.
        Nel passo 4.7 il Leader lo mescola una volta e deve scoprire almeno una carta, se ce n’è una e qualcuno è in piedi.
        Dopo ogni carta il Leader scopre la successiva o si ferma; ciò che resta si scarta allora coperto, senza che nessuno lo veda.
        Il passo finisce anche quando il mazzo è vuoto o nessuno è in piedi.

rulecard-thing-topic-assign = Chi esegue una carta
    .text =
        Il Leader deve assegnare una carta scoperta a un Personaggio in piedi in un luogo dove sia possibile: chiunque, anche il Leader stesso, e non solo chi l’ha consegnata.
        Usare deve cambiare qualcosa nel luogo adesso; in un mezzo pronto è sempre possibile, con o senza Chiavi.
        Riparare richiede almeno 1 danno nel luogo; Sabotare richiede uno spazio danno libero o una scorta che il suo effetto possa ridurre.
        Il giocatore a cui è assegnata la esegue, fa tutte le scelte che comporta e poi si sdraia.
        Chi è sdraiato non riceve altre carte e non partecipa più fino alla Fase 5.

rulecard-thing-topic-lost_action = Una carta che nessuno può eseguire
    .text =
        Se nessun Personaggio in piedi è in un luogo dove l’azione scoperta è possibile, l’azione va persa.
        Il Leader sdraia allora un Personaggio in piedi, chiunque, anche il proprio.
        Se nessuno è più in piedi, il passo finisce.

rulecard-thing-topic-cooperation = Bonus di Cooperazione
    .text =
        Nei luoghi che hanno il bonus, Usare o Riparare si può eseguire tante volte quanti sono i Personaggi in piedi nel luogo, compreso quello a cui è assegnata la carta.
        Il giocatore a cui è assegnata sceglie quante volte, almeno una, per quanto è possibile; si sdraia solo quel Personaggio.
        Usare lo ha in Laboratorio, Locale Caldaia, Stanza del Generatore, Elicottero e Rimessa; Riparare in ogni luogo che può avere danni.
        Sabotare non si moltiplica mai, e l’S.O.S. si lancia una volta sola.
        Windows può riparare, e il Dr. Blair pescare, uno in più in tutto (con un’opzione del tavolo uno in più ogni volta).

rulecard-thing-topic-bonus_items = Barile di Gasolio e Cassetta degli Attrezzi tra le carte
    .text =
        Barile di Gasolio e Cassetta degli Attrezzi sono gratis: non richiedono una carta Azione, nessuno si sdraia, e puoi giocarne più di uno.
        L’occasione arriva nel passo 4.7 prima della prima carta, dopo ogni carta prima che il Leader continui, e ancora una volta alla fine; il Leader non può impedirlo (in alcune edizioni arriva solo subito prima o subito dopo la tua azione).
        Il tuo Personaggio deve essere in piedi nel luogo: il Barile di Gasolio riempie lì uno spazio gasolio libero, la Cassetta degli Attrezzi toglie lì 1 danno.
        La domanda è posta a chiunque potrebbe giocarne uno, che lo abbia o no; una carta che giochi è vista da tutti ed esce dal gioco.

rulecard-thing-topic-possessions = Armi, oggetti e segnalini che possiedi
    .text =
        Puoi possedere armi, oggetti e segnalini Laboratorio in qualsiasi numero; gli altri vedono solo quanti.
        Solo un Lanciafiamme è scoperto fin dall’inizio.
        Si tiene finché ha Ricariche (con un’opzione del tavolo anche da vuoto); si tengono anche Arma da Fuoco, Torcia e Filo di Ferro, che dopo il primo uso restano scoperti (in alcune edizioni Torcia e Filo di Ferro escono dal gioco); ogni altra carta usata esce dal gioco.
        Usare un’arma è sempre facoltativo e sempre visto da tutti.
        Un mazzo Armi o Oggetti vuoto non dà nulla finché in fondo non tornano carte: quelle non scelte pescando, e quelle di giocatori rivelati o assimilati.

rulecard-thing-topic-keep = Una carta da tenere
    .text =
        Nell’Armeria peschi due carte Arma (MacReady fino a tre), nel Deposito due carte Oggetto; se ce ne sono meno, peschi quelle.
        Tienine una; le altre vanno in fondo al mazzo, e nessun altro le vede.
        È segreta anche quella che tieni, tranne un Lanciafiamme, che si mette scoperto con 6 Ricariche.

rulecard-thing-topic-lab_tokens = Segnalini Laboratorio
    .text =
        Il sacchetto comincia con 2 Sacche di Sangue e 3 Fallimenti per ogni giocatore.
        Solo tu vedi un segnalino che peschi; tienilo nascosto o scartalo coperto, e gli altri vedono solo quale delle due cose hai fatto.
        Una Sacca di Sangue paga il Test A; un Fallimento serve solo a bluffare.
        I segnalini non sono né carte né oggetti; puoi possederne un numero qualsiasi e passarli ad altri, coperti, nella Fase 5 (in alcune edizioni non si possono passare).


## Topics: encounters

rulecard-thing-topic-encounter = Incontri
    .text =
        C’è un Incontro in un luogo verde o nel Dormitorio con due o più Personaggi, con un Personaggio e un Cane, o con l’Alieno Rivelato insieme a un Personaggio o a un Cane (un’opzione del tavolo risparmia chi è nel Dormitorio).
        Un Personaggio da solo o un Cane da solo non fa nulla, l’Alieno da solo può sabotare il luogo, e nella Sala Svago non si incontra nessuno.
        Con un Cane e due o più Personaggi, prima si cattura il Cane; con un Cane e un solo Personaggio, quel Personaggio fa una verifica con il Cane, e il Cane resta.
        Se sono due o più, i Personaggi possono evitare l’Incontro con le armi; chi non lo fa affronta la Verifica del Contagio.
        Tutti gli Incontri finiscono prima della prima azione.

rulecard-thing-topic-room_order = Ordine dei luoghi
    .text =
        Dopo l’ultima mossa il Collettivo scopre le sue carte, e la sua Forza va in quei luoghi.
        Questi luoghi si risolvono per primi, poi tutti gli altri luoghi con un Incontro.
        In ciascun gruppo il Leader sceglie il luogo successivo; un luogo si conclude prima che cominci il seguente.
        Le scelte all’interno di uno scontro spettano al Collettivo e ai Personaggi presenti.

rulecard-thing-topic-attack = Attaccare con il fuoco
    .text =
        In un luogo con un Alieno Rivelato la domanda è posta a ogni Personaggio in piedi, in ordine di movimento, che abbia o no un’arma adatta; chi accetta per primo attacca, e poi nessun altro può farlo.
        Costa 1 Ricarica del Lanciafiamme o una Dinamite/Molotov, e una carta a caso del Mazzo Attivo, non vista da nessuno; con il mazzo vuoto non è possibile.
        Ti sdrai nel luogo; l’Alieno perde per sempre 1 Forza e fugge senza fare nulla.
        Poi i Personaggi e un Cane lì presenti hanno il loro normale Incontro, anche tu (un’opzione del tavolo lo esclude).

rulecard-thing-topic-prey = Che cosa fa l’Alieno in un luogo
    .text =
        Se è più forte dei Personaggi, il Collettivo deve assimilare un Personaggio o il Cane che è lì, oppure sabotare il luogo, anche se non cambia nulla; tutti i Personaggi rimasti lì fuggono nella Sala Svago e si sdraiano.
        Da solo con un Cane, assimila il Cane o sabota; da solo in un luogo, può sabotare o non fare nulla; nel Serraglio assimila un Cane.
        Ogni assimilazione aggiunge 1 Forza; un Personaggio assimilato è eliminato, un Cane esce dal gioco.
        Il sabotaggio dell’Alieno conta ogni punto della sua Forza nel luogo: danni, carte, segnalini o barili, e nella Cucina due segnalini Cibo per punto.
        Non sa chi è un Alieno nascosto, e può assimilarne uno.

rulecard-thing-topic-alien_fight = Scontro con un Alieno Rivelato
    .text =
        Prima i Personaggi nel luogo possono attaccare con il fuoco; se uno lo fa, l’Alieno perde 1 Forza e fugge.
        Altrimenti si confronta la sua Forza nel luogo con il numero di Personaggi presenti; Cani, abilità e altre armi non contano (in alcune edizioni, prima di tutto questo, i Personaggi possono evitare l’Incontro con le armi).
        Più debole: fugge, e i Personaggi e un Cane hanno subito il loro normale Incontro, come anche dopo un attacco (un’opzione del tavolo lo esclude dopo un attacco).
        Pari: fugge, e tutti i Personaggi presenti si sdraiano dove sono; non ci sono altri Incontri, e un Cane resta.
        Più forte: assimila un Personaggio o il Cane, oppure sabota il luogo; tutti i Personaggi rimasti lì fuggono nella Sala Svago e si sdraiano.
        In uno scontro nessun sospetto cambia.

rulecard-thing-topic-withdraw = Evitare un Incontro
    .text =
        Prima di una Verifica del Contagio si chiede a tutti nel luogo, una volta, in ordine di movimento e davanti a tutti, se vogliono evitare l’Incontro con un’arma.
        Mostra un’Arma da Fuoco (si tiene), mostra un’Arma Corpo a Corpo (poi è eliminata) o spendi una Ricarica del Lanciafiamme; da sdraiato puoi usare solo Arma da Fuoco o Arma Corpo a Corpo (un’opzione del tavolo permette anche la Ricarica).
        Chi evita l’Incontro non piazza segnalini, non ne guarda, non aumenta il proprio sospetto e resta com’è, in piedi o sdraiato.
        Se ne restano meno di due, non c’è verifica.
        Vale solo contro i Personaggi, mai contro un Cane o un Alieno Rivelato, e conti comunque per catturare un Cane (alcune edizioni ti permettono di evitare anche quelli, e allora non conti).

rulecard-thing-topic-tokens = Piazzare i segnalini Contagio
    .text =
        Chiunque partecipi alla verifica e sia fuori dalla zona verde piazza davanti a sé, coperti, due dei propri tre segnalini, e conferma.
        Un Umano deve piazzare i due segnalini Umano; un Alieno nascosto sceglie due segnalini Umano, oppure uno Umano e uno Alieno.
        Da dietro sono tutti uguali, e nessun altro viene a sapere la scelta.
        Chi è nella zona verde non piazza nulla.

rulecard-thing-topic-look = Guardare un segnalino
    .text =
        Scegli un altro giocatore che ha piazzato segnalini, e uno dei due; se puoi guardare devi farlo, ma un solo segnalino.
        Lo vedi solo tu; tutti vedono di chi è il segnalino che hai preso, e il suo proprietario anche quale dei due.
        Tutti scelgono nello stesso momento; se in due vogliono lo stesso segnalino decide l’ordine di movimento, e chi non ne trova più non guarda.
        Un segnalino Alieno rende un Umano un Alieno nascosto; a un Alieno non fa nulla, e un segnalino Umano non cambia nulla.
        Il tuo disco avanza di 1.

rulecard-thing-topic-infection_test = Verifica del Contagio
    .text =
        Chiunque vi partecipi e non sia nella zona verde piazza davanti a sé, coperti, due dei propri tre segnalini Contagio.
        Gli Umani piazzano i due segnalini Umano; un Alieno nascosto può metterci quello Alieno.
        Poi tutti, anche chi è nella zona verde, guardano esattamente un segnalino di un altro giocatore, se ce n’è uno piazzato; nessun altro lo vede.
        Un Umano che vede un segnalino Alieno diventa un Alieno nascosto quando tutti hanno guardato; su un Alieno non ha effetto.
        Chi ha guardato fa avanzare il proprio disco di 1; chi non ha trovato segnalini da guardare no.
        Tutti controllano in segreto, allo stesso modo, le proprie carte Ruolo, i segnalini tornano ai proprietari, e nessuno può commentare o reagire.

rulecard-thing-topic-dog_test = Verifica con un Cane
    .text =
        Un Personaggio da solo con un Cane pesca uno dei nove segnalini dal sacchetto del Contagio, lo guarda in segreto e lo rimette dentro; due su nove sono Cani Alieni, ogni volta.
        Un Umano che pesca un Cane Alieno diventa un Alieno nascosto; su un Alieno non ha effetto.
        Il disco avanza di 1, anche uscendo dalla zona verde, e il Cane resta nel luogo.
        Nessuna arma la evita (in alcune edizioni sì), Clark non ha questo Incontro, e nessuno può commentare o reagire.


## Topics: revealed aliens

rulecard-thing-topic-reveal = Rivelarsi
    .text =
        Un Alieno nascosto può rivelarsi nella Fase 5, in qualsiasi momento prima della Fase 6 (in alcune edizioni solo dopo il voto); altrimenti solo un test rivela.
        È offerto a tutti, ma può farlo solo un Alieno nascosto; nessuno è obbligato.
        Mostri la carta Ruolo; pedina e disco lasciano il tabellone, le tue carte vanno in fondo ai rispettivi mazzi, e perdi segnalini Laboratorio e Ricariche.
        Se eri Leader, ti subentra subito il primo Personaggio alla tua sinistra.
        La prima rivelazione della partita porta una Forza pari alla metà del numero di giocatori all’inizio, arrotondata per difetto; ognuna delle successive aggiunge 1.
        Un nuovo Alieno Rivelato agisce per la prima volta nella Fase 3 del turno successivo.

rulecard-thing-topic-revealed_aliens = Alieni Rivelati
    .text =
        Un Alieno Rivelato non è più un Personaggio: non pesca carte Azione, non si muove, non vota, non scambia, non testa e non viene testato, non sale a bordo e non mangia, e la sua abilità è persa; ma può parlare.
        Tutti gli Alieni Rivelati insieme sono il Collettivo: attaccano i luoghi nelle Fasi 3 e 4 con un’unica riserva di Forza.
        La prima rivelazione della partita porta una Forza pari alla metà del numero di giocatori all’inizio, arrotondata per difetto, ognuna delle successive 1, e ogni assimilazione 1; la Forza si perde solo per il fuoco.
        A 0 il Collettivo è sconfitto e non pianifica finché non viene rivelato un altro Alieno, che porta 1 Forza a disposizione di tutti loro (un’opzione del tavolo esclude quelli di prima); la sconfitta da sola non fa vincere gli Umani.
        Essere rivelati non mostra chi altri è un Alieno.

rulecard-thing-topic-collective = Il Collettivo decide
    .text =
        Tutti gli Alieni Rivelati condividono una riserva e un piano; nessuno comanda.
        Ogni membro può fare proposte, e una proposta vale quando tutti sono d’accordo; se il tempo scade vale quella con più consensi, in caso di parità quella del membro rivelato per primo.
        Con un’opzione del tavolo vince la proposta con più sostenitori, in caso di parità quella di chi è stato rivelato per primo, oppure in ogni turno decide un membro, a rotazione.
        Proposte e luoghi pianificati li vedono solo i membri.

rulecard-thing-topic-alien_strength = Forza dell’Alieno
    .text =
        Il Collettivo ha un’unica riserva di Forza, e tutti vedono quanta.
        Cresce di 1 con ogni assimilazione e con ogni rivelazione dopo la prima, e cala solo per gli attacchi con il fuoco.
        Quella impegnata nella Fase 3 va nei luoghi nel passo 4.3 e non si può ridistribuire.
        Nel passo 4.5 tutta la Forza sul tabellone torna nella riserva, e le carte pianificate tornano nel mazzo.
        Contano solo i punti, mai i pezzi.


## Topics: escape

rulecard-thing-topic-rescue = L’Elicottero dei Soccorsi
    .text =
        Va chiamato dalla Stanza Comunicazioni; a partire dal turno successivo, nella Fase 2 il suo segnalino del carburante si sposta di 1 casella e poi l’elicottero vola quanto permette il meteo.
        Sull’ultima casella del suo tracciato è arrivato, e aspetta.
        Se nella Fase 2 il segnalino del carburante è già sull’ultima casella, l’elicottero se ne va per sempre, dovunque sia, e non si può chiamare di nuovo.
        Quando è arrivato, il Personaggio meno sospettato, in caso di parità il primo in ordine di movimento, può salire a bordo invece di muoversi, senza consegnare carte; se quel giocatore non lo fa, in questo turno non c’è soccorso.
        Gli altri si muovono comunque e tutti gli Incontri si risolvono, poi comincia l’imbarco, che conclude la partita (in alcune edizioni chi non si è ancora mosso resta nella Sala Svago).
        In alcune edizioni nessuno sale a bordo invece di muoversi: dopo gli Incontri lo si chiede al Personaggio meno sospettato, dovunque sia.

rulecard-thing-topic-vehicles = Fuga con un mezzo
    .text =
        L’Elicottero della Base o lo Spazzaneve è pronto quando non ha danni e ha pieni tutti gli spazi gasolio.
        A chi viene assegnato Usare in un mezzo pronto si chiede se cominciare la fuga; per farlo deve mostrare le Chiavi.
        La domanda è uguale per chiunque sia in quella situazione; senza Chiavi, o senza volerlo, non fai nulla e ti sdrai.
        Il mezzo deve essere pronto quando la carta viene assegnata: gasolio o riparazioni arrivati dopo non servono con la stessa carta.
        Chi comincia è il primo passeggero, e l’imbarco segue subito e conclude la partita.

rulecard-thing-topic-boarding = Imbarco
    .text =
        Il primo passeggero mostra la carta Ruolo (in alcune edizioni solo alla fine): un Alieno fa vincere la partita agli Alieni.
        Poi ai Personaggi a terra si chiede uno alla volta, dal meno sospettato, a parità in ordine di movimento, se chiedono un posto; chi rinuncia o viene rifiutato resta a terra per questo giro d’imbarco.
        Tutti i passeggeri devono essere d’accordo su un candidato (in alcune edizioni, in caso di esatta parità, decide il meno sospettato tra loro).
        Chi viene accolto a bordo mostra la carta Ruolo: un Alieno fa vincere la partita agli Alieni, un Umano dà inizio a un nuovo giro d’imbarco, in cui si chiede di nuovo a tutti quelli a terra.
        Se in un intero giro non sale nessuno, o non resta più nessuno, il mezzo parte, e chi è rimasto a terra mostra la carta Ruolo: se tra loro c’è un Umano vincono gli Alieni, altrimenti gli Umani.
        Dove si trova un Personaggio, in piedi o sdraiato, non conta; a giocatori rivelati ed eliminati non si chiede mai.
        Un imbarco, una volta cominciato, conclude sempre la partita.


## Topics: Rec Room and tests

rulecard-thing-topic-trade = Scambi
    .text =
        Nella Fase 5 due Personaggi qualsiasi possono passarsi carte Arma, carte Oggetto e segnalini Laboratorio (in alcune edizioni niente segnalini), in qualsiasi numero, anche in regalo, se sono d’accordo entrambi.
        Uno scambio avviene per intero o non avviene; le promesse non vincolano nessuno.
        Prima non si mostra nulla; chi riceve può guardare dopo.
        Tutti vedono che qualcosa è passato di mano, di che genere e in che numero, ma non che cosa, tranne un Lanciafiamme scoperto, che conserva le sue Ricariche.

rulecard-thing-topic-vote = Il voto
    .text =
        Tutti i Personaggi nello stesso momento indicano un altro Personaggio o si astengono; i voti si mostrano quando ci sono tutti.
        Non si può indicare chi è nella zona verde, né sé stessi, un Alieno Rivelato o un giocatore eliminato.
        Ogni voto fa avanzare il disco del giocatore indicato di 1 casella, al massimo fino a quella di Massimo Sospetto.
        Chi si trova lì deve mostrare ogni carta che consegna, finché il disco vi resta.

rulecard-thing-topic-tests = Test A e B
    .text =
        In ogni turno il gruppo può fare un Test A e un Test B, sullo stesso Personaggio o su Personaggi diversi; un test è facoltativo, e a tutti si chiede se vogliono offrirne uno.
        Test A: mostra e cedi una Sacca di Sangue; il bersaglio è il Personaggio con il sospetto più alto, in caso di parità sceglie chi fa il test.
        Test B: con Filo di Ferro e Lanciafiamme spendi 1 Ricarica; il bersaglio è un Personaggio qualsiasi.
        Puoi fare il test su di te, se sei un bersaglio possibile; gli Alieni nascosti possono fare test come chiunque.
        Se più giocatori offrono lo stesso test, il Leader ne sceglie uno; il Leader sceglie anche quale test viene prima, di norma l’A.

rulecard-thing-topic-test_result = L’esito di un test
    .text =
        Il giocatore testato deve mostrare a tutti la sua attuale carta Ruolo.
        Un Alieno è rivelato subito: pedina e disco lasciano il tabellone, le carte tornano nei rispettivi mazzi, e il Collettivo cresce.
        Il disco di un Umano va nella zona verde.
        Questo parla solo del passato: il prossimo Cane o Incontro può contagiare un giocatore nella zona verde, il cui disco allora avanza di nuovo.


## Topics: the table and the rules

rulecard-thing-topic-talk = Discussione
    .text =
        Ogni discussione è aperta e al tavolo; non ci sono parole private tra Personaggi, ma il Collettivo pianifica i suoi attacchi in privato.
        Puoi sempre parlare, dicendo il vero o il falso, di piani, sospetti, promesse, consigli, armi, oggetti e segnalini Laboratorio.
        Non puoi mai dire, né il vero né il falso, quali carte Azione hai in mano; quale carta hai consegnato puoi affermarlo, vero o falso che sia, dal passo 4.7 in poi.
        Alcune edizioni vietano anche quest’ultima cosa, altre permettono qualsiasi affermazione.
        Carte e segnalini nascosti si mostrano solo quando una regola li rivela, e nessuno commenta l’esito di una Verifica del Contagio.
        Gli Alieni Rivelati possono parlare con le stesse regole; i giocatori eliminati tacciono su ciò che è nascosto.

rulecard-thing-topic-secrets = Chi vede che cosa
    .text =
        Sono pubblici: sospetto, Leader, danni, gasolio, cibo, Cani, meteo, mosse, Forza dell’Alieno, il numero di carte e segnalini di ciascuno, e che cosa contenevano i sacchetti all’inizio.
        Sono segreti: ruoli, mani, carte consegnate, armi, oggetti e segnalini Laboratorio, tranne un Lanciafiamme e ciò che è scoperto da quando è stato usato.
        Nessuno conosce l’intero Mazzo Attivo, e ciò che ne resta si scarta senza che nessuno lo veda.
        Di un segnalino Contagio vede la faccia solo chi lo guarda; tutti vedono chi ha guardato il segnalino di chi, e il proprietario sa anche quale era.
        Il Collettivo condivide il suo piano, ma non viene a sapere il ruolo nascosto di nessuno.
        Il tuo registro riporta solo ciò che è pubblico e i tuoi segreti; ruoli e contagi si mostrano alla fine.

rulecard-thing-topic-prompts = Perché le domande sono uguali per tutti
    .text =
        Che ti venga chiesto qualcosa non mostra mai che cosa hai o chi sei.
        La domanda è posta a chiunque potrebbe agire con la carta giusta, con lo stesso ritmo, e nessuno vede chi aveva una scelta: attaccare, evitare un Incontro, bruciare, oggetti bonus, avviare un mezzo, offrire un test.
        In una Verifica del Contagio chiunque sia fuori dalla zona verde piazza segnalini e conferma, e nella Fase 5 tutti hanno un modo per rivelarsi, che solo un Alieno nascosto può usare.
        Le schede delle regole sono uguali per tutti, perché chiedere come si gioca da Alieno ti tradirebbe.

rulecard-thing-topic-timeouts = Se il tempo scade
    .text =
        Ciò che è facoltativo non si fa: nessun cambio di Garry, nessun attacco, nessun Incontro evitato, nessun incendio, nessun oggetto bonus, nessuna fuga, nessun posto chiesto, nessuno scambio, nessun voto, nessuna rivelazione, nessun test.
        Vai in un luogo a caso e consegni una carta a caso; in una Verifica del Contagio piazzi due segnalini Umano e ne guardi uno a caso; le altre carte si scelgono o si scartano a caso.
        Il Leader prende il nuovo meteo, l’ordine fisso dei luoghi, un Personaggio a caso per una carta, permette un incendio e non scopre altre carte; un passeggero rifiuta.
        Chi agisce prende la prima faccia e il primo barile possibili, ripete quante più volte può, tiene una carta a caso e tutti i segnalini Laboratorio.
        Il Collettivo mette 1 Forza su un luogo a caso; da solo in un luogo non fa nulla, da solo con un Cane assimila il Cane, e altrimenti il Personaggio con la lettera di posto più bassa.
        Se ci sono proposte, vale quella con più consensi, in caso di parità quella del membro rivelato per primo.

rulecard-thing-topic-setup = Preparazione
    .text =
        Caldaia e generatore cominciano con 4 barili ciascuno, la Dispensa con 16 segnalini Cibo, la Rimessa con 1 danno, l’Elicottero della Base con due danni in meno del numero di giocatori, la Stanza Comunicazioni con uno per ogni giocatore.
        Le due riserve di gasolio, i mazzi Armi e Oggetti e la Tabella Atmosferica dipendono dal numero di giocatori; il sacchetto del Laboratorio riceve 2 Sacche di Sangue e 3 Fallimenti per ciascuno.
        Ogni giocatore riceve un Personaggio a caso, in piedi nella Sala Svago, 2 carte Azione, 3 segnalini Contagio, entrambe le carte Ruolo e un disco sulla casella gialla.
        Tanti segnalini Cane quanti sono i giocatori, uno dei quali Alieno, si distribuiscono in segreto e stabiliscono i ruoli; poi tutti e 9, di cui 2 Alieni, vanno nel sacchetto del Contagio.
        Il segnalino Leader è in un luogo a caso, la carta Serraglio è sul Serraglio, e i quattro Cani sono ancora fuori dal tabellone.
        Il primo Leader è scelto a caso (a meno che il tavolo non ne indichi uno), e l’Elicottero dei Soccorsi non è stato chiamato.
        Ciò che dipende dal numero di giocatori resta come all’inizio.

rulecard-thing-topic-components = Che cosa c’è nella scatola
    .text =
        51 carte Azione: 17 Usare, 17 Riparare e 17 Sabotare.
        12 carte Arma: 2 Lanciafiamme, 4 Dinamite/Molotov, 2 Armi da Fuoco, 4 Armi Corpo a Corpo; 15 carte Oggetto: 4 Barili di Gasolio, 4 Cassette degli Attrezzi, 2 Chiavi, 2 Fili di Ferro, 3 Torce; in meno giocatori se ne usano meno.
        11 carte Luogo: tutti i luoghi verdi e il Serraglio, nessuna per Sala Svago e Dormitorio.
        Ognuno degli 8 giocatori ha una pedina, un disco, una carta Ruolo Umano e una Alieno, 2 segnalini Contagio Umano e 1 Alieno; ci sono 9 segnalini Cane, di cui 2 Alieni, e 4 Cani.
        40 segnalini Laboratorio, 16 Sacche di Sangue e 24 Fallimenti; 34 barili, 16 segnalini Cibo, 20 danni, 12 Ricariche, 6 segnalini Fuoco.
        La Forza dell’Alieno è solo un numero; i pezzi servono solo a contarla e non la limitano mai.
        Le carte Ruolo speciali e i dadi Azione della scatola servono per il gioco da 1 a 3 giocatori.

rulecard-thing-topic-specification = Come sono scritte le regole
    .text =
        Ogni regola ha un ID, come T-E-12; solo ciò che ha un ID è una regola.
        Dove le edizioni divergono, le regole indicano un valore standard; ogni tavolo può scegliere un’edizione o singole opzioni.
        I valori che si vedono solo sul tabellone, come la Tabella Atmosferica, vengono da una scheda del tabellone che un tavolo può sostituire.
        Ogni mescolata, pesca a caso e tiro di dado è equo.
        Una regola particolare prevale su una generale, «non può» prevale su «può», e ciò che non puoi pagare per intero non puoi farlo.
        La Fase 4 è divisa qui in sette passi, da 4.1 a 4.7; alcune edizioni contano in modo diverso.
