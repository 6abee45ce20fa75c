### Rule cards of Stay Away!: short explanations that every player may open, the same for every role.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the default rules (E1); a clause on a table option says where tables commonly differ.
### Card names stand in «» because several contain commas or end in a mark; roles, and obstacles on the table, do not.


## Cards: contagion

rulecard-stayaway-card-the_thing = La Cosa
    .text =
        Chi ha in mano questa carta è La Cosa.
        Non si può giocare, scartare, dare né perdere per effetto di alcuna carta; lascia la mano solo se chi la possiede viene eliminato.
        La Cosa può dare carte «Infetto!» a chiunque, e un Umano che ne riceve una diventa Infetto.
        Perciò La Cosa conosce tutti i ruoli: i giocatori che ha infettato sono Infetti, tutti gli altri sono Umani.
        Un giocatore la riceve all’inizio della partita, a meno che non si scelga la variante che la nasconde nel mazzo di pesca.

rulecard-stayaway-card-infected = Infetto!
    .text =
        Pescare questa carta non infetta nessuno: un Umano diventa Infetto solo ricevendone una da La Cosa, in uno scambio o con «Giro Giro Tondo».
        Un Umano può tenerla o scartarla, ma non può mai darla a un altro giocatore.
        Un Infetto deve sempre tenerne almeno una, non importa quale copia, e può scartare le altre.
        Un Infetto può darne una soltanto a La Cosa, e solo se ne ha due o più.
        La Cosa può dare carte «Infetto!» a chiunque o scartarle, e nessuna mano può contenerne più di tre (a meno che la Superinfezione non sostituisca questo limite).


## Cards: action

rulecard-stayaway-card-flamethrower = Lanciafiamme
    .text =
        Giocala nel tuo turno su un giocatore adiacente di qualsiasi ruolo: non attraverso una Porta Sbarrata e non su chi è in Quarantena (con la Quarantena dell’edizione E2 anche su di lui).
        Viene interpellato solo il bersaglio: «No Barbecue!» lo salva, altrimenti è eliminato.
        La mano di chi viene eliminato si scarta senza che nessuno la veda e il ruolo resta segreto; se però a bruciare è La Cosa, la partita finisce (o comincia la variante Vendetta).
        In ogni caso il «Lanciafiamme» è consumato.
        Segue il tuo scambio di fine turno, con chi ora è accanto a te nella direzione del turno.

rulecard-stayaway-card-analysis = Analisi
    .text =
        Giocala nel tuo turno su un giocatore adiacente: non attraverso una Porta Sbarrata e non su chi è in Quarantena (con la Quarantena dell’edizione E2 anche su di lui).
        Solo tu vedi tutta la sua mano; gli altri sanno soltanto che l’hai guardata.
        Non ci si può difendere.
        Segue il tuo scambio di fine turno.

rulecard-stayaway-card-axe = Scure
    .text =
        Rimuovi un impedimento, scelto quando giochi la carta; se non ne hai nessuno a portata, non puoi giocarla.
        Sono a portata una porta su uno dei tuoi due lati e, per un giocatore adiacente da cui non ti separa una porta, la sua Quarantena o, se non è in Quarantena, la porta sul suo lato opposto (alcune opzioni del tavolo cambiano questa regola).
        Attraverso una porta di solito puoi colpire solo la porta stessa, e chi è in Quarantena non può giocare una «Scure» (nell’edizione E2 sì, anche sulla propria Quarantena).
        Non ci si può difendere.
        Segue il tuo scambio di fine turno, che la rimozione può aver reso possibile.

rulecard-stayaway-card-suspicion = Sospettoso
    .text =
        Giocala nel tuo turno su un giocatore adiacente: non attraverso una Porta Sbarrata e non su chi è in Quarantena (con la Quarantena dell’edizione E2 anche su di lui).
        Vedi una carta a caso della sua mano, che resta dov’è.
        Il bersaglio viene a sapere quale carta hai visto; gli altri sanno soltanto che hai guardato.
        Non ci si può difendere; segue il tuo scambio di fine turno.

rulecard-stayaway-card-whisky = Whiskey
    .text =
        Giocala nel tuo turno: le quattro carte che ti restano vengono mostrate a tutti i giocatori.
        Non si nasconde nulla, né le carte «Infetto!» né «La Cosa», e la partita continua.
        Non ha bersaglio e non ci si può difendere; segue il tuo scambio di fine turno.

rulecard-stayaway-card-determination = Risoluto
    .text =
        Pesca tre carte Stay Away!, guardale in segreto, tienine una e scarta coperte le altre due.
        Le carte Panic! incontrate pescando si scartano senza leggerle.
        Poi, con cinque carte in mano, giochi o scarti di nuovo; puoi giocare anche un altro «Risoluto».
        Gli altri giocatori vedono solo che l’hai giocata e quante carte si sono spostate.
        Se tra le tre c’è «La Cosa» (possibile solo nella variante con La Cosa nel mazzo), devi tenerla.

rulecard-stayaway-card-watch_your_back = Guardati le Spalle
    .text =
        La direzione del turno si inverte subito.
        Lo scambio di fine turno di questo turno e il turno seguente vanno già nella nuova direzione.
        Non ha bersaglio e non ci si può difendere.

rulecard-stayaway-card-change_places = Ruba il Posto!
    .text =
        Giocala nel tuo turno per scambiarti di posto con un giocatore adiacente: non attraverso una Porta Sbarrata e non con chi è in Quarantena.
        Il bersaglio viene sempre interpellato, e solo «Sto Comodo» impedisce lo scambio di posto.
        Le porte restano nei loro varchi.
        Il tuo scambio di fine turno e il turno seguente si contano dal posto che occupi ora.
        Quando restano due giocatori, lo scambio di posto cambia soltanto da quale tuo lato si trova una porta.

rulecard-stayaway-card-better_run = Dattela a Gambe!
    .text =
        Giocala nel tuo turno per scambiarti di posto con un qualsiasi altro giocatore non in Quarantena, vicino o lontano.
        Le porte non contano e restano nei loro varchi (la variante Linea di vista limita i bersagli).
        Il bersaglio viene sempre interpellato, e solo «Sto Comodo» impedisce lo scambio di posto.
        Il tuo scambio di fine turno e il turno seguente si contano dal posto che occupi ora.

rulecard-stayaway-card-seduction = Seduzione
    .text =
        Scambia una carta con un qualsiasi altro giocatore non in Quarantena; le porte non contano (la variante Linea di vista limita i bersagli).
        Offri una carta coperta; il bersaglio deve dartene una in cambio o difendersi con «Spaventato», «No, Amico!» o «Mancato!».
        Poi il tuo turno termina in ogni caso, anche se il bersaglio rifiuta: non c’è scambio di fine turno.
        Il turno seguente tocca a chi è accanto a te nella direzione del turno, non a chi è accanto al bersaglio.
        Se tutti gli altri giocatori sono in Quarantena, la carta non si può giocare.


## Cards: defence

rulecard-stayaway-card-scary = Spaventato
    .text =
        Giocala quando sei il partner di uno scambio: a fine turno, per «Seduzione» o per «Facciamo Amicizia?».
        Nessuna carta cambia mano; solo tu vedi la carta offerta, che resta a chi l’ha offerta.
        Una carta «Infetto!» rivela che quel giocatore è La Cosa oppure, se a difendersi è La Cosa, un Infetto; nessuno viene infettato e non si annuncia nulla.
        Scarti «Spaventato» e peschi subito una carta Stay Away! in sostituzione.
        Non serve contro «Giro Giro Tondo».

rulecard-stayaway-card-im_fine_here = Sto Comodo
    .text =
        Giocala quando qualcuno usa su di te «Ruba il Posto!» o «Dattela a Gambe!»: nessuno si sposta.
        Non ferma le carte Panic! «Uno, Due...», «Fuori Di Qui!» ed «È Qui la Festa?».
        La scarti e peschi subito una carta Stay Away! in sostituzione.
        Il giocatore di turno fa poi lo scambio di fine turno dal suo posto, rimasto invariato.

rulecard-stayaway-card-no_thanks = No, Amico!
    .text =
        Giocala quando sei il partner di uno scambio: a fine turno, per «Seduzione» o per «Facciamo Amicizia?».
        Nessuna carta cambia mano e nessuno vede la carta offerta.
        Scarti «No, Amico!» e peschi subito una carta Stay Away! in sostituzione.
        Non serve contro «Giro Giro Tondo».

rulecard-stayaway-card-missed = Mancato!
    .text =
        Giocala quando sei il partner di uno scambio (mai contro «Giro Giro Tondo»): ne esci, scarti «Mancato!» e peschi subito una carta Stay Away! in sostituzione.
        Il giocatore dopo di te nella direzione del turno subentra nello scambio: può dare una carta o difendersi, anche con «Mancato!», e può essere infettato (non nell’edizione E2); la carta offerta resta la stessa (un’opzione del tavolo permette di sceglierla di nuovo).
        Lo scambio salta se quel giocatore è chi lo ha chiesto o è in Quarantena, oppure se tra te e lui c’è una Porta Sbarrata; le altre porte non contano.
        Il turno seguente tocca comunque al giocatore dopo chi ha chiesto lo scambio.
        Un solo caso è escluso: La Cosa non può usare «Mancato!» quando un Infetto le offre una carta «Infetto!» (un’opzione del tavolo estende o toglie questo divieto).

rulecard-stayaway-card-no_barbecue = No Barbecue!
    .text =
        Giocala quando qualcuno usa un «Lanciafiamme» su di te: non vieni eliminato e il «Lanciafiamme» è consumato.
        Non serve contro nient’altro, e nessuno può giocarla per te.
        La scarti e peschi subito una carta Stay Away! in sostituzione.
        Segue lo scambio di fine turno del giocatore di turno, magari proprio con te.


## Cards: obstacle

rulecard-stayaway-card-quarantine = Quarantena
    .text =
        Giocala nel tuo turno su un giocatore adiacente, nell’edizione E1 anche su di te: non attraverso una Porta Sbarrata e non su chi è già in Quarantena; non ci si può difendere.
        Edizione E1: chi è in Quarantena non può scambiare carte, giocare carte Stay Away! né difendersi, e non può essere bersaglio di carte Stay Away! altrui, salvo una «Scure» per rimuovere la Quarantena.
        Edizione E1: nei suoi turni pesca e poi deve scartare; se pesca una carta Panic!, questa si risolve.
        Edizione E1: dura fino alla fine del terzo turno che quel giocatore comincia dopo che la carta è stata giocata; se colpisce te o il giocatore successivo, alla fine di questo turno non c’è scambio.
        Edizione E2, la stampa successiva: dura due dei suoi turni, e chi la subisce continua a giocare e a scambiare a carte scoperte, ma non usa il «Lanciafiamme» e non cambia posto.

rulecard-stayaway-card-locked_door = Porta Sbarrata
    .text =
        Mettila in uno dei due varchi accanto a te che non abbia già una porta; non importa se da quel lato il giocatore adiacente è in Quarantena, e non ci si può difendere.
        Blocca, in entrambi i sensi, le carte giocate sul giocatore adiacente dall’altra parte, gli scambi di posto con «Ruba il Posto!», lo scambio di fine turno, «Mancato!» e «Resti tra Noi...» (un’opzione del tavolo lascia passare quest’ultima).
        Non blocca «Dattela a Gambe!», «Seduzione», le altre carte Panic!, il passaggio del turno né una «Scure» usata sulla porta stessa.
        Resta nel suo varco quando i giocatori si spostano, finché non viene rimossa da una «Scure», da «Tre, Quattro...» o da «È Qui la Festa?».
        Se la metti verso il giocatore successivo, blocca già lo scambio di questo turno.


## Cards: Panic

rulecard-stayaway-card-rotten_ropes = Corde Marce
    .text =
        Panic! Si scartano tutte le carte Quarantena in gioco, compresa quella di chi ha pescato.
        Le Porte Sbarrate restano.
        Segue lo scambio di fine turno di chi ha pescato, ma non se ha cominciato questo turno in Quarantena (un’opzione del tavolo o l’edizione E2 lo permette).

rulecard-stayaway-card-one_two = Uno, Due...
    .text =
        Panic! Chi la pesca sceglie sinistra o destra e si scambia di posto con il terzo giocatore da quel lato, contando i giocatori in vita, anche quelli in Quarantena, a partire da quello adiacente come primo.
        Non si può scegliere un lato il cui terzo giocatore è in Quarantena o è chi ha pescato; se nessuno dei due lati va bene, non succede nulla.
        Se restano due giocatori, è l’altro giocatore; se ne restano tre, non ha effetto (un’opzione del tavolo ne richiede almeno quattro).
        Le porte non contano e restano, chi ha pescato si sposta anche se è in Quarantena (non nell’edizione E2), e nessuno può rifiutare.
        Segue lo scambio di fine turno dal nuovo posto, a meno che una Quarantena non lo impedisca.

rulecard-stayaway-card-three_four = Tre, Quattro...
    .text =
        Panic! Si scartano tutte le Porte Sbarrate in gioco.
        Le Quarantene restano.
        Segue lo scambio di fine turno di chi ha pescato, a meno che una Quarantena non lo impedisca.

rulecard-stayaway-card-party = È Qui la Festa?
    .text =
        Panic! Prima si scartano tutte le Quarantene e tutte le Porte Sbarrate.
        Poi i giocatori si scambiano di posto a coppie, contando in senso orario da chi ha pescato, qualunque sia la direzione del turno: il primo con il secondo, il terzo con il quarto e così via.
        Se i giocatori sono in numero dispari, chi siede alla destra di chi ha pescato resta al suo posto; nessuno sceglie e nessuno può rifiutare.
        Segue lo scambio di fine turno di chi ha pescato, dal nuovo posto, ma non se ha cominciato questo turno in Quarantena (un’opzione del tavolo o l’edizione E2 lo permette).

rulecard-stayaway-card-get_out = Fuori Di Qui!
    .text =
        Panic! Chi la pesca si scambia di posto con un qualsiasi altro giocatore non in Quarantena.
        Le porte non contano e restano (la variante Linea di vista limita i bersagli); chi ha pescato si sposta anche se è in Quarantena, portandola con sé (non nell’edizione E2).
        Nessuno può rifiutare, nemmeno con «Sto Comodo».
        Segue lo scambio di fine turno dal nuovo posto, a meno che una Quarantena non lo impedisca.

rulecard-stayaway-card-forgetful = Smemorato
    .text =
        Panic! Chi la pesca scarta coperte tre carte a sua scelta, poi pesca tre carte Stay Away! in sostituzione.
        «La Cosa» non si può scartare, e un Infetto deve tenere almeno una carta «Infetto!»; un Umano può scartare carte «Infetto!».
        Gli altri giocatori vedono solo che tre carte sono state sostituite.
        Segue lo scambio di fine turno di chi ha pescato, a meno che una Quarantena non lo impedisca.

rulecard-stayaway-card-round_and_round = Giro Giro Tondo
    .text =
        Panic! Tutti i giocatori, compresi quelli in Quarantena, scelgono in segreto una carta e la passano al giocatore successivo nella direzione del turno, tutti nello stesso momento.
        Per le carte che si possono passare valgono i limiti degli scambi, e una carta «Infetto!» passata da La Cosa infetta un Umano.
        Porte e Quarantene non contano, e non si possono usare carte Difesa.
        Vedi la carta che ricevi e sai chi te l’ha passata.
        Poi il turno termina senza scambio.

rulecard-stayaway-card-friends = Facciamo Amicizia?
    .text =
        Panic! Chi la pesca sceglie un qualsiasi altro giocatore non in Quarantena e scambia una carta con lui; le porte non contano (la variante Linea di vista limita i bersagli).
        Il giocatore scelto dà una carta o si difende con «Spaventato», «No, Amico!» o «Mancato!».
        Se chi ha pescato è in Quarantena non fa alcuno scambio (nell’edizione E2 sì), e se lo sono tutti gli altri non succede nulla.
        Segue lo scambio di fine turno di chi ha pescato, anche se è con lo stesso giocatore (un’opzione del tavolo fa invece terminare il turno).

rulecard-stayaway-card-blind_date = Appuntamento al Buio
    .text =
        Panic! Chi la pesca sceglie una carta della propria mano, pesca una carta Stay Away! e poi mette la carta scelta in cima al mazzo di pesca (opzioni del tavolo: nella pila degli scarti, oppure rimescolata nel mazzo).
        Non si possono scegliere «La Cosa» né l’ultima carta «Infetto!» di un Infetto.
        Un Umano può liberarsi così di una carta «Infetto!»; chi la pesca non viene infettato.
        Gli altri giocatori vedono solo che una carta è stata sostituita.
        Poi il turno termina senza scambio.

rulecard-stayaway-card-oops = Ooops!
    .text =
        Panic! Tutta la mano di chi ha pescato viene mostrata a tutti i giocatori.
        Non si nasconde nulla, e la partita continua.
        Segue lo scambio di fine turno di chi ha pescato, a meno che una Quarantena non lo impedisca.

rulecard-stayaway-card-between_us = Resti tra Noi...
    .text =
        Panic! Chi la pesca sceglie un giocatore adiacente, l’unico a vedere tutta la mano di chi ha pescato.
        Non si può scegliere chi sta dietro una Porta Sbarrata, ma si può scegliere chi è in Quarantena (le opzioni del tavolo cambiano entrambe le cose).
        Se non si può scegliere nessun giocatore adiacente, non succede nulla.
        Segue lo scambio di fine turno di chi ha pescato, a meno che una Quarantena non lo impedisca.

rulecard-stayaway-card-revelations = Rivelazioni
    .text =
        Panic! A partire da chi ha pescato e seguendo la direzione del turno, a ogni giocatore si chiede una volta se mostrare a tutti l’intera mano, mostrare una sola carta «Infetto!» se ne ha, oppure rifiutare.
        Chi ha carte «Infetto!» può rifiutare come chiunque altro.
        Ci si ferma appena viene mostrata una carta «Infetto!», altrimenti dopo un giro; mostrare «La Cosa» non ferma il giro.
        Le porte non contano, e chi è in Quarantena partecipa.
        Segue lo scambio di fine turno di chi ha pescato, a meno che una Quarantena non lo impedisca.


## What a player is asked

rulecard-stayaway-ask-play = Gioca o scarta
    .text =
        Devi giocare una carta Azione o Impedimento, oppure scartare una carta coperta.
        Una carta si può giocare se ha un bersaglio, un varco o un impedimento valido, anche se non cambia nulla; bersaglio, lato e impedimento per la «Scure» si scelgono insieme alla carta.
        Qui non si possono giocare carte Difesa, carte «Infetto!» né «La Cosa»; chi è in Quarantena può solo scartare (nell’edizione E2 continua a giocare).
        Non si possono scartare «La Cosa» né l’ultima carta «Infetto!» di un Infetto, e la mano che resta può contenere al massimo tre carte «Infetto!» (a meno che la Superinfezione non sostituisca questo limite).
        Gli altri vedono la carta giocata e il suo bersaglio; di uno scarto vedono solo che una carta è stata scartata.

rulecard-stayaway-ask-keep = Quale carta tenere
    .text =
        Hai giocato «Risoluto»: scegli quale delle carte pescate tenere; le altre si scartano coperte.
        Se tra queste c’è «La Cosa», devi tenerla.
        Gli altri vedono solo quante carte si sono spostate.
        La carta tenuta si aggiunge alla mano, poi giochi o scarti di nuovo.

rulecard-stayaway-ask-answer_fire = «Lanciafiamme» su di te
    .text =
        Se hai «No Barbecue!» puoi giocarla: non ti succede nulla e poi peschi una carta Stay Away! in sostituzione.
        Se passi, vieni eliminato.
        Ogni bersaglio viene interpellato, che abbia la carta o no: la domanda non rivela nulla della tua mano.
        Tutti vedono la tua risposta.

rulecard-stayaway-ask-answer_move = Ti chiedono di cambiare posto
    .text =
        Qualcuno ha giocato su di te «Ruba il Posto!» o «Dattela a Gambe!».
        Se hai «Sto Comodo» puoi giocarla: nessuno si sposta e poi peschi una carta Stay Away! in sostituzione.
        Se passi, vi scambiate di posto.
        Ogni bersaglio viene interpellato, che abbia la carta o no; tutti vedono la tua risposta.

rulecard-stayaway-ask-offer = La tua offerta
    .text =
        Scegli una carta da offrire coperta al partner indicato; poi non puoi più cambiarla.
        «La Cosa» non si dà mai; una carta «Infetto!» può darla solo La Cosa, a chiunque, oppure un Infetto che ne ha due o più, a La Cosa.
        Il partner ti dà una carta senza aver visto la tua, oppure si difende: con «Spaventato» vede la tua carta, che resta a te; con «Mancato!» la tua carta può andare a un altro giocatore.
        Gli altri vedono solo che c’è un’offerta coperta.

rulecard-stayaway-ask-reply = La tua risposta a un’offerta
    .text =
        Dai una carta in cambio senza vedere l’offerta, oppure gioca «Spaventato», «No, Amico!» o «Mancato!» se ce l’hai; senza una di queste non puoi rifiutare.
        «La Cosa» non si dà mai; una carta «Infetto!» può darla solo La Cosa, a chiunque, oppure un Infetto che ne ha due o più, a La Cosa.
        Anche una carta Difesa si può dare, come qualsiasi altra carta.
        Gli altri vedono che avete scambiato, o quale carta Difesa hai giocato, e mai le carte scambiate.

rulecard-stayaway-ask-one_two = «Uno, Due...»: da che lato
    .text =
        Scegli sinistra o destra: ti scambi di posto con il terzo giocatore in vita da quel lato, contando come primo quello adiacente.
        Si può scegliere solo un lato il cui terzo giocatore non sia in Quarantena e non sia tu, e uno va scelto per forza.
        L’altro giocatore non può rifiutare.
        Tutti vedono la tua scelta.

rulecard-stayaway-ask-get_out = «Fuori Di Qui!»: con chi
    .text =
        Scegli con chi scambiarti di posto: chiunque non sia in Quarantena, quali che siano le porte in mezzo (la variante Linea di vista limita i bersagli).
        Devi scegliere qualcuno, e l’altro giocatore non può rifiutare.
        Tutti vedono la tua scelta.
        Il tuo scambio e il turno seguente si contano poi dal nuovo posto.

rulecard-stayaway-ask-friends = «Facciamo Amicizia?»: con chi
    .text =
        Scegli con chi scambiare una carta: chiunque non sia in Quarantena, quali che siano le porte in mezzo (la variante Linea di vista limita i bersagli).
        Devi scegliere qualcuno; quel giocatore dà una carta o si difende con «Spaventato», «No, Amico!» o «Mancato!».
        Tutti vedono chi scegli, ma mai le carte scambiate.
        Segue comunque il tuo scambio di fine turno (con un’opzione del tavolo invece il turno termina).

rulecard-stayaway-ask-between_us = «Resti tra Noi...»: a chi
    .text =
        Scegli il giocatore adiacente che vedrà tutta la tua mano; una porta tra voi lo esclude, una Quarantena no (alcune opzioni del tavolo cambiano entrambe le cose).
        Devi scegliere qualcuno.
        Tutti vedono chi scegli; solo quel giocatore vede le tue carte, e può dirne quello che vuole.

rulecard-stayaway-ask-forget = «Smemorato»: che cosa scartare
    .text =
        Scegli tre delle tue carte: si scartano coperte e peschi tre carte Stay Away! in sostituzione.
        «La Cosa» non si può scegliere, e un Infetto deve tenere almeno una carta «Infetto!».
        Un Umano può scartare così carte «Infetto!».
        Gli altri vedono solo che tre carte sono state sostituite.

rulecard-stayaway-ask-blind_date = «Appuntamento al Buio»: che cosa sostituire
    .text =
        Scegli una carta da sostituire con una carta Stay Away! del mazzo di pesca; la tua finisce poi in cima al mazzo (alcune opzioni del tavolo la mettono altrove).
        Non si possono scegliere «La Cosa» né l’ultima carta «Infetto!» di un Infetto.
        Gli altri vedono solo che una carta è stata sostituita.
        Poi il tuo turno termina.

rulecard-stayaway-ask-pass_on = «Giro Giro Tondo»: che cosa passare
    .text =
        Scegli una carta per il giocatore successivo nella direzione del turno; tutti scelgono nello stesso momento, e non puoi rifiutare né difenderti.
        «La Cosa» non si passa mai; una carta «Infetto!» può passarla solo La Cosa, a chiunque, oppure un Infetto che ne ha due o più, a La Cosa.
        Gli altri possono vedere che hai scelto, mai che cosa.
        Chi riceve la tua carta sa che viene da te.

rulecard-stayaway-ask-reveal = «Rivelazioni»: mostra o rifiuta
    .text =
        Mostra a tutti l’intera mano, mostra una sola carta «Infetto!» se ne hai, oppure rifiuta.
        Nessuno è obbligato a mostrare nulla, qualunque carta abbia.
        Se viene mostrata una carta «Infetto!», ai giocatori dopo di te non si chiede più nulla.
        Tutti vedono la tua risposta e le carte che mostri, e nient’altro.

rulecard-stayaway-ask-declare = Dichiarare che non restano Umani
    .text =
        Può dichiararlo solo La Cosa, ogni volta che il gioco attende la decisione di qualcuno, nel turno di qualsiasi giocatore.
        Non viene mai posto come domanda, nessuno vede chi potrebbe dichiarare, e un’opzione del tavolo toglie questo comando.
        Una dichiarazione pone fine subito alla partita, sotto gli occhi di tutti.
        Se è vera, i vincitori si stabiliscono come in ogni finale senza Umani; se c’è ancora un Umano in vita, vincono gli Umani in vita.


## Topics

rulecard-stayaway-topic-turn = Il turno
    .text =
        Un turno ha tre fasi: pescare una carta, giocarne o scartarne una, scambiarne una con il giocatore successivo; fuori dal tuo turno hai quattro carte in mano.
        Pescare è obbligatorio: una carta Stay Away! si aggiunge alla tua mano e poi giochi o scarti; una carta Panic! si risolve subito, al posto di giocare o scartare.
        Lo scambio si fa con chi in quel momento è accanto a te nella direzione del turno.
        Non si fa se uno dei due è in Quarantena (nell’edizione E2 non conta) o se tra voi c’è una porta, né dopo «Seduzione», «Giro Giro Tondo» e «Appuntamento al Buio».
        Gli impedimenti contano per come si trovano in quel momento; solo chi ha cominciato il turno in Quarantena resta senza scambio anche se viene liberato (un’opzione del tavolo o l’edizione E2 lo permette).
        Poi il turno passa al giocatore successivo rispetto al posto che occupi ora, chiunque abbia partecipato allo scambio; chi viene saltato per un cambio di posto aspetta che il turno arrivi fino a lui.
        La regola di una carta prevale su una regola generale, e un divieto prevale su un permesso.

rulecard-stayaway-topic-setup = Preparazione
    .text =
        Si mescola «La Cosa» con il numero esatto di altre carte, né «Infetto!» né Panic!, che serve per distribuirne quattro a ogni giocatore.
        Così un solo giocatore comincia come La Cosa e tutti gli altri come Umani; ciascuno conosce soltanto il proprio ruolo (nella variante con La Cosa nel mazzo tutti cominciano come Umani).
        Le carte rimanenti, con tutte le carte «Infetto!» e Panic!, si mescolano e formano il mazzo di pesca, coperto; la pila degli scarti è vuota.
        Non ci sono porte né Quarantene; comincia un giocatore a caso (o uno scelto, con un’opzione del tavolo) e si gioca in senso orario.
        A mescolare, distribuire ed estrarre carte a caso pensa sempre il gioco, con pari probabilità.
        Tutte le opzioni del tavolo sono pubbliche e si fissano prima di distribuire le carte.

rulecard-stayaway-topic-deck = Il mazzo
    .text =
        Il mazzo completo ha 108 carte: 20 carte Panic! e 88 carte Stay Away! («La Cosa», 20 «Infetto!», 45 Azione, 17 Difesa, 5 Impedimento).
        Ogni carta tranne «La Cosa» riporta un numero da 4 a 11; in una partita si usano «La Cosa» e tutte le carte con un numero non superiore a quello dei giocatori (alcune varianti cambiano le quantità).
        Quindi in 4 si usano 35 carte, in 6 se ne usano 54, in 8 se ne usano 69, in 11 o 12 si usano tutte.
        In 6 giocatori le carte «Infetto!» sono 10 (9 con un’opzione del tavolo).

rulecard-stayaway-topic-roles = Ruoli
    .text =
        I ruoli sono tre: Umano, Infetto e La Cosa; chi ha la carta «La Cosa» è La Cosa e tutti gli altri cominciano come Umani.
        Un Umano diventa Infetto quando riceve una carta «Infetto!» da La Cosa, e nessuno torna mai Umano.
        Un Umano diventa La Cosa solo nella variante con La Cosa nel mazzo, pescandola.
        La Cosa conosce tutti i ruoli e ogni Infetto sa chi è La Cosa, ma gli Infetti non vengono a sapere l’uno dell’altro.
        Gli Umani vogliono eliminare La Cosa; La Cosa vuole che non resti alcun Umano, e gli Infetti possono vincere con lei.

rulecard-stayaway-topic-infection = Infezione
    .text =
        Un Umano viene infettato quando riceve una carta «Infetto!» da La Cosa: in uno scambio di fine turno, con «Seduzione», con «Facciamo Amicizia?», in uno scambio deviato da «Mancato!» (non nell’edizione E2) o con «Giro Giro Tondo».
        Non importa chi dei due ha chiesto lo scambio, e non si annuncia nulla; pescare una carta «Infetto!» non infetta mai.
        Solo La Cosa può dare una carta «Infetto!» a un Umano o a un Infetto, quindi chi la riceve sa chi è La Cosa.
        Un Infetto deve sempre tenere una carta «Infetto!», una copia qualsiasi; le altre può tenerle, scartarle o darle, ma soltanto a La Cosa.
        Con tre carte «Infetto!» in mano La Cosa deve darne una, perché nient’altro può lasciare la sua mano.
        Chiunque altro ne abbia tre deve dare la sua unica altra carta, ma un Infetto può dare una carta «Infetto!» a La Cosa.

rulecard-stayaway-topic-limit = Al massimo tre carte «Infetto!»
    .text =
        Con il limite consueto nessuna mano può contenere più di tre carte «Infetto!», qualunque sia il ruolo.
        Dopo la pesca del tuo turno possono essere quattro per un momento.
        In tal caso puoi giocare o scartare solo ciò che te ne lascia al massimo tre, quindi devi scartare una carta «Infetto!».
        Se una quarta arriva in qualsiasi altro modo, una viene cambiata di nascosto con una carta Stay Away! che non sia «Infetto!», presa a caso dal mazzo di pesca (se non ce ne sono, dalla pila degli scarti); lo viene a sapere solo il giocatore interessato.
        Un Umano che riceve la quarta da La Cosa viene prima infettato e ne tiene tre.
        Così ogni giocatore ha sempre una carta che può dare.
        Opzioni del tavolo: le carte in eccesso si scartano e si sostituiscono apertamente, oppure la Superinfezione prende il posto del limite.

rulecard-stayaway-topic-exchange = Lo scambio
    .text =
        Il giocatore di turno offre una carta coperta e non può più cambiarla; il partner, senza vederla, dà una carta in cambio o gioca una carta Difesa.
        Lo scambio avviene a fine turno, con «Seduzione» e con «Facciamo Amicizia?», è obbligatorio per entrambi e non coinvolge mai chi è in Quarantena (nell’edizione E2 può farlo); le porte bloccano solo lo scambio di fine turno.
        Ogni carta tranne «La Cosa» e le carte «Infetto!» si può dare a chiunque; «La Cosa» non si dà mai.
        Le carte «Infetto!» può darle La Cosa a chiunque, un Umano mai, un Infetto solo a La Cosa e solo se ne ha due o più, contate prima dello scambio.
        Le due carte cambiano mano nello stesso momento; ciascuno vede solo la carta ricevuta, e gli altri vedono chi ha scambiato ma nessuna carta.
        Se il partner si difende, l’offerta torna indietro senza essere vista, salvo con «Spaventato» e «Mancato!».
        Se qualcuno non ha carte da poter dare, lo scambio non avviene e lo si annuncia senza dirne il motivo.
        Poi il turno termina; solo dopo «Facciamo Amicizia?» segue lo scambio di fine turno (con un’opzione del tavolo invece il turno termina).

rulecard-stayaway-topic-defence = Carte Difesa
    .text =
        Una carta Difesa si gioca solo in risposta, da parte di chi viene interpellato, una per ogni domanda; nel tuo turno puoi solo scartarla, o darla in uno scambio.
        «No Barbecue!» risponde a un «Lanciafiamme», «Sto Comodo» risponde a «Ruba il Posto!» e «Dattela a Gambe!», mentre «Spaventato», «No, Amico!» e «Mancato!» rispondono a uno scambio.
        Nulla risponde ad «Analisi», a «Sospettoso», a «Scure» o alle carte Impedimento e Panic!, tranne che allo scambio di «Facciamo Amicizia?».
        Una carta Difesa usata si scarta e si sostituisce subito con una carta Stay Away!, che può servire solo per una domanda successiva.
        Nessuno può annullare una carta Difesa, e chi è in Quarantena non può difendersi (nell’edizione E2 sì).

rulecard-stayaway-topic-piles = Mazzo di pesca e pila degli scarti
    .text =
        Entrambi sono coperti, e tutto ciò che si scarta va nella pila degli scarti: carte giocate, carte Difesa usate, impedimenti rimossi e mani dei giocatori eliminati.
        Quando serve una carta e il mazzo di pesca è vuoto, si mescola l’intera pila degli scarti per formarne uno nuovo; una carta il cui effetto è ancora in corso non ne fa parte.
        Ogni pesca diversa da quella che apre il turno dà una carta Stay Away! e le carte Panic! incontrate si scartano senza leggerle.
        Con i mazzi normali le carte Stay Away! non si esauriscono mai.
        Se dovesse comunque succedere, resti senza e completi la mano fino a quattro carte prima della tua pesca successiva; se non c’è proprio nulla da pescare, il tuo turno va direttamente allo scambio.

rulecard-stayaway-topic-seats = Posti e direzione
    .text =
        I giocatori in vita siedono in cerchio; in senso orario il giocatore successivo è alla tua sinistra, e solo i giocatori in vita contano come adiacente, successivo o terzo.
        Tra due giocatori adiacenti c’è un varco, che contiene al massimo una Porta Sbarrata.
        Si comincia in senso orario e la direzione si inverte solo con «Guardati le Spalle»; le porte non ostacolano mai il passaggio del turno.
        In uno scambio di posto, mano, ruolo e Quarantena seguono il giocatore, mentre le porte restano nei loro varchi.
        Quando restano due giocatori ci sono due varchi: una carta per un giocatore adiacente funziona finché almeno uno è libero, ma lo scambio di fine turno richiede quello nella direzione del turno (con un’opzione del tavolo qualsiasi porta li blocca entrambi).

rulecard-stayaway-topic-doors = Porte
    .text =
        Una Porta Sbarrata sta nel varco tra due posti e lo chiude in entrambi i sensi.
        Nessuna carta raggiunge attraverso di essa un giocatore adiacente: niente scambio di fine turno, niente «Ruba il Posto!», niente «Resti tra Noi...», niente deviazione con «Mancato!», e una «Scure» colpisce solo la porta stessa (alcune opzioni del tavolo lasciano passare «Resti tra Noi...» e la «Scure»).
        Non ne risentono «Dattela a Gambe!», «Seduzione», «Facciamo Amicizia?», «Uno, Due...», «Fuori Di Qui!», «È Qui la Festa?», «Giro Giro Tondo», «Rivelazioni» e il passaggio del turno (la variante Linea di vista lo cambia per alcune carte).
        Le porte non si spostano mai con i giocatori; le rimuovono «Scure», «Tre, Quattro...» ed «È Qui la Festa?».
        Quando un posto viene eliminato, i suoi due varchi diventano uno solo, e una porta che stava nell’uno o nell’altro resta lì (un’opzione del tavolo la fa scartare).

rulecard-stayaway-topic-quarantine = Quarantena
    .text =
        Ciò che segue vale per l’edizione E1; nella stampa successiva (edizione E2) chi è in Quarantena continua a giocare e a scambiare a carte scoperte, e solo per due turni.
        Chi è in Quarantena non può scambiare carte, giocare carte Stay Away! né difendersi, e non può essere bersaglio di carte Stay Away! altrui, salvo una «Scure» per rimuovere la Quarantena; si può mettere una porta accanto a lui.
        Nel suo turno pesca e scarta una carta, o risolve una carta Panic!, e non fa scambi.
        Anche chi dovrebbe scambiare con lui a fine turno non fa alcuno scambio, e una deviazione verso di lui con «Mancato!» fallisce.
        Il conteggio parte da 3 e cala alla fine di ogni suo turno, ma non di quello in cui si è messo in Quarantena da sé; a 0 la carta si scarta.
        «Scure», «Corde Marce», «È Qui la Festa?» o l’eliminazione la rimuovono prima; in uno scambio di posto segue il giocatore.
        Chi è in Quarantena non può essere scelto per «Uno, Due...», «Fuori Di Qui!» e «Facciamo Amicizia?», ma può esserlo per «Resti tra Noi...» (se un’opzione del tavolo non lo vieta), e partecipa a «Giro Giro Tondo» e «Rivelazioni».
        Se è lui a pescare una carta Panic!, questa funziona come al solito; solo «Facciamo Amicizia?» non ha effetto.

rulecard-stayaway-topic-panic = Carte Panic!
    .text =
        Una carta Panic! non entra mai in una mano: pescata all’inizio di un turno, viene mostrata a tutti e risolta subito, per quanto possibile, al posto di giocare o scartare.
        Pescata in qualsiasi altro modo, si scarta senza leggerla.
        Chi la pesca fa le scelte e deve scegliere un bersaglio valido, se ce n’è uno; altrimenti non succede nulla.
        Nessuna carta Difesa ferma una carta Panic!, ma il partner di «Facciamo Amicizia?» può difendersi.
        Segue lo scambio di fine turno dal posto attuale, tranne dopo «Giro Giro Tondo» e «Appuntamento al Buio», e mai per chi ha cominciato il turno in Quarantena (un’opzione del tavolo lo permette a chi è stato liberato, l’edizione E2 sempre).
        Scelte, cambi di posto e impedimenti rimossi sono pubblici; le carte restano nascoste, a meno che non sia la carta Panic! a mostrarle.

rulecard-stayaway-topic-elimination = Eliminazione
    .text =
        Solo il «Lanciafiamme» elimina, quindi nessuno viene eliminato nel proprio turno (la Superinfezione aggiunge un altro modo).
        La mano, carte «Infetto!» comprese, va nella pila degli scarti senza che nessuno la veda, e un’eventuale Quarantena si scarta.
        Il ruolo non viene rivelato, e nemmeno quanti Umani o Infetti restano; solo l’eliminazione de La Cosa si nota, perché fa finire la partita o cominciare la Vendetta.
        Il posto scompare e i due giocatori ai suoi lati diventano adiacenti tra loro; una porta accanto a quel posto si trova ora tra i due (un’opzione del tavolo la fa scartare) e può bloccare lo scambio che segue.
        I giocatori eliminati non vengono mai interpellati, vedono solo ciò che è pubblico, tacciono (a meno che un’opzione del tavolo non li lasci parlare) e perdono, comunque vada.

rulecard-stayaway-topic-ending = Chi vince
    .text =
        La Cosa viene eliminata: vincono tutti gli Umani in vita e tutti gli altri perdono; se non c’è alcun Umano in vita, non vince nessuno.
        Non resta alcun Umano: vincono La Cosa e tutti gli Infetti in vita, con due eccezioni.
        Primo, se nessuno è stato eliminato mentre era Umano, La Cosa vince da sola e tutti gli Infetti perdono (con un’opzione del tavolo: solo se non è stato eliminato proprio nessuno).
        Secondo, se l’ultimo Umano è stato infettato e non eliminato, quel giocatore perde.
        La Cosa dichiara a torto che non resta alcun Umano: vincono tutti gli Umani in vita e tutti gli altri perdono.
        Nella Vendetta i superstiti vincono quando restano solo Umani o solo Infetti; se «La Cosa» è nel mazzo e non è ancora stata pescata, vince l’unico giocatore rimasto.
        I giocatori eliminati perdono in ogni caso, e alla fine si rivelano tutti i ruoli e tutte le mani.

rulecard-stayaway-topic-declaration = La dichiarazione
    .text =
        Di norma la partita finisce da sola appena non c’è più alcun Umano in vita, e inoltre La Cosa può dichiarare in qualsiasi momento che non ne restano.
        Può dichiarare solo La Cosa, se è in vita, mentre il gioco attende la decisione di qualcuno, anche nel turno di altri e anche in Quarantena; la dichiarazione ha effetto subito e tutto ciò che era in sospeso decade.
        Una dichiarazione falsa fa vincere tutti gli Umani in vita.
        Le parole dette nella discussione non valgono mai come dichiarazione.
        Opzioni del tavolo: una partita senza Umani continua finché La Cosa non dichiara, cosa che avviene in automatico se è l’unico giocatore rimasto; oppure non ci sono dichiarazioni e la fine è sempre automatica.

rulecard-stayaway-topic-secrets = Chi vede che cosa
    .text =
        Sono pubblici: posti, direzione, porte, Quarantene e turni che restano loro, chi è eliminato, di chi è il turno e in quale fase è, il numero di carte nelle mani, nel mazzo di pesca e nella pila degli scarti, e tutte le opzioni.
        È pubblico anche il dorso della prima carta del mazzo di pesca, Stay Away! o Panic! (un’opzione del tavolo lo nasconde).
        Sono pubblici anche: ogni carta giocata con il suo bersaglio, le carte Panic!, le carte Difesa, chi passa, se uno scambio è avvenuto, e le carte mostrate a tutti.
        Sono segreti: mani, ruoli, ordine del mazzo di pesca e ciò che è stato scartato da una mano; la pila degli scarti è coperta e nessuno la consulta.
        Una carta mostrata solo a te è nota solo a te, e in seguito nessuno può seguirla tra mani, mazzo e scarti.
        Vedi la tua mano, il tuo ruolo e chi ti ha dato una carta; a La Cosa può essere mostrato chi ha infettato, e a un Infetto chi è La Cosa, perché entrambe le cose si deducono dalle regole.
        Spettatori e giocatori eliminati vedono solo ciò che è pubblico, fino alla fine della partita.

rulecard-stayaway-topic-prompts = Perché le domande sono uguali per tutti
    .text =
        Che ti venga chiesto qualcosa dipende solo da ciò che tutti possono vedere, mai dalla tua mano o dal tuo ruolo; questi cambiano solo il tuo elenco privato di scelte.
        Perciò il bersaglio di un «Lanciafiamme» o di uno scambio di posto viene sempre interpellato e può sempre passare, e il partner di uno scambio riceve una sola domanda: dare o difendersi.
        La domanda ti viene posta anche se c’è una sola risposta possibile, a meno che ciò non sia evidente a tutti, e nulla mostra agli altri quante scelte avevi.
        Dove non esiste difesa non viene interpellato nessuno, e una mossa non consentita viene segnalata solo a chi l’ha inviata.
        Il gioco attende un giocatore alla volta, sotto gli occhi di tutti, tranne con «Giro Giro Tondo», in cui tutti scelgono insieme e si può mostrare solo chi ha già risposto.
        Se il tempo scade, la risposta è passare, rifiutare, una carta valida a caso da dare, tenere o scartare, oppure un bersaglio valido a caso; una carta Difesa non viene mai giocata in questo modo.

rulecard-stayaway-topic-talk = Discussione
    .text =
        I giocatori in vita possono dire qualsiasi cosa in qualsiasi momento, vera o falsa, su ruoli, carte viste o intenzioni; non vincola nessuno e non ha effetto sul gioco.
        Le carte si mostrano solo per effetto di una carta, a chi è indicato dall’effetto; non c’è modo di provare ciò che dici.
        C’è una sola discussione, pubblica; con un’opzione del tavolo ci sono anche messaggi privati, e allora tutti vedono che bisbigli, ma non che cosa.
        I giocatori eliminati tacciono, a meno di un’opzione del tavolo e tranne La Cosa nella Vendetta.
        La discussione non ferma né il tempo né una decisione.


## Variants and editions

rulecard-stayaway-variant-thing_in_deck = Variante: La Cosa nel mazzo
    .text =
        «La Cosa» viene mescolata nel mazzo di pesca e tutti i giocatori cominciano come Umani; consigliata da 4 a 6 giocatori.
        Chi la pesca, in qualsiasi modo, diventa subito La Cosa, anche in Quarantena, e tiene la carta; nessun altro lo viene a sapere, e con «Risoluto» va tenuta per forza.
        Fino ad allora nessuno può essere infettato né dare una carta «Infetto!», e la partita non può finire con l’eliminazione o la dichiarazione de La Cosa.
        Le carte «Infetto!» già in quella mano si possono dare da quel momento, ma pescare «La Cosa» come carta di sostituzione non cambia uno scambio già in corso.
        Se resta in vita un solo giocatore mentre «La Cosa» non è ancora stata pescata, quel giocatore vince.

rulecard-stayaway-variant-infected_number = Variante: più o meno carte «Infetto!»
    .text =
        Il numero di carte «Infetto!» nel mazzo viene aumentato o diminuito di una quantità concordata.
        Se sono di più è avvantaggiata La Cosa, se sono di meno lo sono gli Umani.
        Sono sempre almeno 1 e al massimo 20.

rulecard-stayaway-variant-arms_in_deck = Variante: armi nel mazzo
    .text =
        Le carte «Lanciafiamme» e «Analisi» non si distribuiscono: partono tutte nel mazzo di pesca.
        Così nessuno comincia la partita con una di esse.
        Tutto il resto non cambia, e si può combinare con La Cosa nel mazzo.

rulecard-stayaway-variant-line_of_sight = Variante: Linea di vista
    .text =
        Alcune carte non raggiungono più chiunque; chi è in Quarantena continua a non poter essere scelto.
        Via libera: «Seduzione», «Dattela a Gambe!», «Facciamo Amicizia?» e «Fuori Di Qui!» richiedono che almeno una delle due vie attorno al tavolo non abbia in mezzo né porte né giocatori in Quarantena.
        Una porta accanto a te o al bersaglio blocca solo quel lato, e la Quarantena di chi pesca non blocca «Fuori Di Qui!».
        Solo adiacenti: queste quattro carte funzionano solo su giocatori adiacenti.
        Porte: «Seduzione», «Facciamo Amicizia?» e «Fuori Di Qui!» non funzionano tra giocatori adiacenti con una porta nel varco che li separa.
        «Mancato!» mantiene la propria regola: lo scambio salta se il giocatore dopo chi si difende è chi lo ha chiesto o è in Quarantena, oppure se tra quel giocatore e chi si difende c’è una Porta Sbarrata.

rulecard-stayaway-variant-custom_deck = Variante: mazzo libero
    .text =
        Il tavolo stabilisce quante copie di ogni carta si usano; «La Cosa» c’è esattamente una volta.
        Senza contare «La Cosa», le carte «Infetto!» e le carte Panic!, devono essercene abbastanza da distribuire: quattro per ogni giocatore, meno una in tutto se «La Cosa» non parte nel mazzo.
        Le carte Stay Away! devono essere almeno quattro per ogni giocatore, più quattro, più il numero delle carte Impedimento.
        Deve esserci un «Lanciafiamme», oppure una carta «Infetto!» per ogni giocatore tranne uno, perché la partita possa finire; il gioco rifiuta altri mazzi.

rulecard-stayaway-variant-revenge = Variante: Vendetta
    .text =
        Se La Cosa viene eliminata mentre sono in vita sia Umani sia Infetti, la partita continua; tutti vengono a sapere chi era La Cosa, e nessun altro ruolo.
        La carta «La Cosa» esce dal gioco; il resto di quella mano si scarta senza che nessuno lo veda.
        Da quel momento nessuno può essere infettato e nessuna carta «Infetto!» si può dare; gli Infetti ne tengono comunque almeno una, e il limite di tre resta valido (dove è in uso).
        La partita finisce quando non c’è più alcun Umano o alcun Infetto in vita: tutti i superstiti vincono, tutti i giocatori eliminati perdono.
        Chi era La Cosa può commentare nella discussione per aiutare o sviare, ma non deve dichiarare apertamente un ruolo.
        Se quando La Cosa viene eliminata è in vita una sola fazione, vale il finale normale; vale normalmente anche una dichiarazione fatta prima.

rulecard-stayaway-edition-e2 = Edizione E2
    .text =
        La Superinfezione sostituisce il limite di tre.
        Se un giocatore diverso da La Cosa deve dare una carta, in uno scambio o con «Giro Giro Tondo», ma ha solo carte «Infetto!» e non può darne nessuna, mostra la mano e viene eliminato, e lo scambio salta; un Infetto che ha di fronte La Cosa è al sicuro.
        Se colpisce il giocatore di turno, il turno termina, dopo l’eventuale carta Panic!, e passa al giocatore che seguiva il posto rimasto vuoto.
        Con «Giro Giro Tondo» tutti i giocatori interessati escono insieme prima che si passino le carte.
        «Mancato!»: una carta «Infetto!» ricevuta in uno scambio deviato non infetta, anche se chi la riceve scopre che viene da La Cosa o da un Infetto, e qualsiasi offerta può essere deviata.
        Quarantena: solo su un giocatore adiacente, mai su di te e non attraverso una porta, per due dei suoi turni.
        Chi è in Quarantena agisce e scambia come al solito, ma ogni carta che pesca, scarta o dà viene mostrata a tutti, un’offerta già prima della risposta; le carte che riceve no.
        Non può giocare «Lanciafiamme», «Ruba il Posto!» o «Dattela a Gambe!», né essere bersaglio di un cambio di posto, e «Uno, Due...» e «Fuori Di Qui!» non hanno effetto se le pesca o se ne è il bersaglio.
        «Seduzione», «Facciamo Amicizia?» e «Mancato!» non possono raggiungerlo; «Lanciafiamme», «Analisi», «Sospettoso» e «Scure» sì, e può usare una «Scure» sulla propria Quarantena.
        «La Cosa» e il «Lanciafiamme»: se, fuori dal turno de La Cosa, un unico effetto che mostra carte fa vedere a un giocatore entrambe in quella mano, la partita finisce come se La Cosa fosse stata eliminata.
