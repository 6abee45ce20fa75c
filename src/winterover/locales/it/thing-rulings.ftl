### The Thing: its table options.
### Each has a name, what it decides (.what), what the four rulebooks say about it (.it .de .fr .uk, in our words),
### and what each of its values means.


## What they change: headings over them

thing-ruling-subject-setup = Preparazione
thing-ruling-subject-base = Base, gasolio e cibo
thing-ruling-subject-aliens = Alieni
thing-ruling-subject-moving = Movimento
thing-ruling-subject-encounters = Incontri e Armi
thing-ruling-subject-burning = Bruciare i luoghi
thing-ruling-subject-actions = Azioni e Oggetti
thing-ruling-subject-talk = Discussione, scambi e test
thing-ruling-subject-end = Fuga e fine


## Setup

thing-ruling-wire46 = Carte Filo di Ferro da 4 a 6 giocatori
    .what = Quante carte Filo di Ferro ci sono nel mazzo Oggetti in 4, 5 o 6 giocatori. In 7 o 8 sono sempre due.
    .it = Una.
    .de = Si contraddice: una nella preparazione, due nella descrizione del Deposito.
    .fr = Una.
    .uk = Una.
thing-ruling-wire46-1 = una
thing-ruling-wire46-2 = due

thing-ruling-fuelStockInStoreroom = Riserva di gasolio e Deposito
    .what = Stabilisce se la Riserva Sotterranea di gasolio fa parte del Deposito. Se ne fa parte, tutto il suo gasolio va perso quando il Deposito brucia.
    .it = La Riserva Sotterranea è un posto a sé.
    .de = Il gasolio si mette nel Deposito: un solo nome indica sia il luogo sia la riserva.
    .fr = Il gasolio si mette nel Deposito: un solo nome indica sia il luogo sia la riserva.
    .uk = Il magazzino sotterraneo è un posto a sé.
thing-ruling-fuelStockInStoreroom-false = una scorta a sé, che nessun incendio raggiunge
thing-ruling-fuelStockInStoreroom-true = parte del Deposito, e persa con esso

thing-ruling-kennelCard = Carta Serraglio
    .what = Stabilisce se i Cani catturati possono uscire di nuovo dal Serraglio. Senza la carta Serraglio vi restano, e il Serraglio non si può attaccare.
    .it = Propone di togliere la carta nelle prime partite.
    .de = Propone di togliere la carta nelle prime partite.
    .fr = Propone di togliere la carta mentre si impara il gioco.
    .uk = Propone di togliere la carta nelle prime partite.
thing-ruling-kennelCard-normal = la carta è in gioco, e i Cani possono uscire
thing-ruling-kennelCard-removed = la carta non si usa, per principianti


## Boiler and generator

thing-ruling-boilerCheck = Quando si rompe la caldaia
    .what = Quando 3 danni nel Locale Caldaia distruggono la caldaia per sempre.
    .it = Al controllo della Fase 2. Lo dice due volte.
    .de = In qualsiasi momento.
    .fr = Appena c’è il terzo danno.
    .uk = Nella Fase 2: secondo un brano in qualsiasi suo momento, secondo un altro al suo controllo.
thing-ruling-boilerCheck-phase2 = al controllo della Fase 2; fino ad allora si può riparare
thing-ruling-boilerCheck-immediate = subito

thing-ruling-generatorCheck = Quando salta la corrente
    .what = Quando 2 danni nella Stanza del Generatore fanno saltare la corrente e portano il Buio.
    .it = I suoi testi divergono: uno non indica un momento, l’altro dice durante la Fase 2.
    .de = In qualsiasi momento.
    .fr = Nel momento in cui c’è il secondo danno.
    .uk = Quando si aggiunge il secondo danno.
thing-ruling-generatorCheck-immediate = subito
thing-ruling-generatorCheck-phase2 = al controllo della Fase 2; fino ad allora il generatore consuma gasolio

thing-ruling-destroyedBoiler = Il luogo di una caldaia distrutta
    .what = Stabilisce se nel Locale Caldaia si può ancora entrare, e se si può attaccarlo, dopo che la caldaia è stata distrutta.
    .it = Il luogo non serve più. Un luogo che esce dal gioco porta con sé la sua carta; se questo ne esca non è detto.
    .de = Non si ripara più. Un luogo che esce dal gioco porta con sé la sua carta; se questo ne esca non è detto.
    .fr = Smette di funzionare, e non si può riparare. Un luogo che esce dal gioco porta con sé la sua carta; se questo ne esca non è detto.
    .uk = Non si ripara più. Un luogo che esce dal gioco porta con sé la sua carta; se questo ne esca non è detto.
thing-ruling-destroyedBoiler-removed = no, il luogo e la sua carta escono dal gioco
thing-ruling-destroyedBoiler-enterable = sì, ma lì non si può fare nulla


## Revealed aliens

thing-ruling-alienPass = Non pianificare attacchi
    .what = Stabilisce se gli Alieni Rivelati possono non pianificare alcun attacco nella Fase 3.
    .it = Si contraddice: possono giocare carte, dice il riepilogo; una o più, dice il dettaglio.
    .de = Scelgono una o più carte.
    .fr = Scelgono una o più carte.
    .uk = Scelgono una o più carte.
thing-ruling-alienPass-no = va attaccato almeno un luogo
thing-ruling-alienPass-yes = possono passare

thing-ruling-planVisibility = Forza degli attacchi pianificati
    .what = Stabilisce se tutti vedono quanta Forza c’è su ogni attacco pianificato. Il numero di attacchi si vede in ogni caso, i luoghi mai.
    .it = Le carte sono coperte, ciascuna con sopra la sua Forza.
    .de = Le carte sono coperte, ciascuna con sopra i suoi segnalini.
    .fr = Non si mostra ancora nulla.
    .uk = Le carte sono coperte, ciascuna con sopra i suoi segnalini.
thing-ruling-planVisibility-strengths = la vedono tutti
thing-ruling-planVisibility-nothing = è nascosta

thing-ruling-collective = Come decidono gli Alieni Rivelati
    .what = Come più Alieni Rivelati arrivano a una sola decisione.
    .it = Decidono insieme, e nessuno comanda.
    .de = Decidono insieme, e nessuno comanda.
    .fr = Quella pagina manca nella copia che abbiamo usato.
    .uk = Decidono in comune, e nessuno guida.
thing-ruling-collective-consensus = uno propone, e tutti devono essere d’accordo; quando il tempo scade, decide la maggioranza
thing-ruling-collective-majority = vince il piano con più sostenitori; in caso di parità, quello di chi è stato rivelato per primo
thing-ruling-collective-rotating = in ogni turno decide uno di loro, nell’ordine in cui sono stati rivelati

thing-ruling-defeatedRejoin = Ritorno degli Alieni sconfitti
    .what = Stabilisce se i giocatori rivelati prima che la Forza degli Alieni scendesse a 0 partecipano di nuovo quando viene rivelato un altro Alieno.
    .it = Senza Forza sono sconfitti, e una rivelazione successiva porta 1 Forza. Chi decida allora non è detto.
    .de = Senza Forza sono sconfitti, e una rivelazione successiva porta 1 Forza. Chi decida allora non è detto.
    .fr = Senza Forza sono sconfitti, e i Cani possono ancora contagiare altri. La pagina sul rivelarsi manca nella copia che abbiamo usato.
    .uk = Senza Forza sono sconfitti, e una rivelazione successiva porta 1 Forza. Chi decida allora non è detto.
thing-ruling-defeatedRejoin-yes = decidono di nuovo con gli altri
thing-ruling-defeatedRejoin-no = restano esclusi, ma vincono o perdono con gli Alieni

thing-ruling-revealWindow = Rivelarsi
    .what = Quando, nella Fase 5, un Alieno può rivelarsi.
    .it = Nella Fase 5 e in nessun’altra; il brano si trova dopo il voto.
    .de = Subito dopo il voto e solo allora.
    .fr = Durante questa fase.
    .uk = Nella Fase 5 e in nessun’altra.
thing-ruling-revealWindow-wholePhase = in qualsiasi momento della Fase 5
thing-ruling-revealWindow-afterVote = una volta, dopo il voto


## Moving and talking

thing-ruling-destinations = Dove può andare un Personaggio
    .what = Stabilisce se un Personaggio che consegna una carta può andare anche nella Sala Svago o nel Dormitorio. Lì non c’è nulla da fare.
    .it = In una stanza. Limita solo il numero in quelle verdi.
    .de = Nel luogo desiderato. Non dice altro.
    .fr = In un luogo verde accessibile.
    .uk = Nel luogo scelto. Non dice altro.
thing-ruling-destinations-green = solo nei luoghi verdi
thing-ruling-destinations-greenAndBlue = anche nella Sala Svago e nel Dormitorio

thing-ruling-dormSwap = Cambio Carte nel Dormitorio
    .what = Quante carte Azione si cambiano nel Dormitorio.
    .it = Si contraddice: tutta la mano dove descrive la fase, tutte o alcune dove descrive il luogo.
    .de = Tutte.
    .fr = Tutte.
    .uk = Tutte.
thing-ruling-dormSwap-all = tutta la mano
thing-ruling-dormSwap-any = quante se ne vuole, almeno una

thing-ruling-dormSpecialAction = Azione Speciale nel Dormitorio
    .what = Stabilisce se un’Azione Speciale può portare nel Dormitorio. Lì non c’è nulla da fare.
    .it = Porta nella stanza desiderata. Del Dormitorio non si parla.
    .de = Porta nel luogo desiderato. Del Dormitorio non si parla.
    .fr = Porta in un luogo verde o nel Dormitorio: lo dice espressamente.
    .uk = Porta nel luogo che serve. Del Dormitorio non si parla.
thing-ruling-dormSpecialAction-yes = può
thing-ruling-dormSpecialAction-no = solo nei luoghi verdi

thing-ruling-talk = Parlare delle carte Azione
    .what = Che cosa si può dire delle carte Azione che si hanno in mano e di quella consegnata.
    .it = Mai una parola sulla mano, vera o falsa. Quando cominciano le azioni, qualsiasi affermazione sulla carta consegnata.
    .de = Mai una parola sulla mano né sulle carte giocate.
    .fr = Si contraddice: tutto si può raccontare e su tutto si può mentire, ma carte e segnalini non si devono descrivere.
    .uk = Mai una parola sulla mano, vera o falsa. Quando cominciano le azioni, qualsiasi affermazione sulla carta consegnata.
thing-ruling-talk-itUA = nulla sulla mano; dalle azioni in poi, qualsiasi cosa sulla carta consegnata
thing-ruling-talk-strictDE = nulla sulla mano, nulla sulla carta consegnata
thing-ruling-talk-freeFR = qualsiasi cosa su tutto, vera o falsa; è vietato solo mostrare


## Encounters and weapons

thing-ruling-dormEncounters = Incontri nel Dormitorio
    .what = Stabilisce se i Personaggi che sono insieme nel Dormitorio hanno un Incontro.
    .it = In ogni luogo con più di un giocatore.
    .de = In ogni luogo con più di un Personaggio.
    .fr = Sì; lo dice una nota.
    .uk = In ogni luogo con più di un essere vivente.
thing-ruling-dormEncounters-yes = hanno un Incontro
thing-ruling-dormEncounters-no = mai, come nella Sala Svago

thing-ruling-weaponScope = Che cosa evitano le armi
    .what = Stabilisce se un’Arma da Fuoco, un’Arma Corpo a Corpo o una Ricarica del Lanciafiamme permette di evitare solo i Personaggi, o anche Cani e Alieni Rivelati.
    .it = I Personaggi; mai Cani o Alieni Rivelati.
    .de = Non pone limiti.
    .fr = Arma da Fuoco e Arma Corpo a Corpo: un Incontro con l’Alieno. Lanciafiamme: qualsiasi Incontro.
    .uk = I Personaggi; mai Cani o Alieni Rivelati.
thing-ruling-weaponScope-characters = solo i Personaggi
thing-ruling-weaponScope-any = anche Cani e Alieni Rivelati

thing-ruling-flameWithdrawProne = Lanciafiamme di un Personaggio sdraiato
    .what = Stabilisce se un Personaggio sdraiato può evitare un Incontro con una Ricarica del Lanciafiamme. Con un’Arma da Fuoco o un’Arma Corpo a Corpo può in ogni caso.
    .it = Non dice nulla.
    .de = Non dice nulla.
    .fr = Arma da Fuoco e Arma Corpo a Corpo funzionano anche da sdraiati; Lanciafiamme e Dinamite/Molotov richiedono un Personaggio in piedi.
    .uk = Non dice nulla.
thing-ruling-flameWithdrawProne-no = solo un Personaggio in piedi
thing-ruling-flameWithdrawProne-yes = anche uno sdraiato

thing-ruling-encounterAfterAttack = Dopo la fuga dell’Alieno dal fuoco
    .what = Stabilisce se, dopo che un attacco con il fuoco ha cacciato l’Alieno, chi resta nel luogo incontra gli altri e il Cane lì presenti.
    .it = Sì, se l’Alieno fugge perché è più debole. Per il fuoco dice solo che l’Alieno fugge.
    .de = L’Alieno fugge. Il confronto delle Forze, che forse dice di più, manca nella copia che abbiamo usato.
    .fr = L’Alieno fugge senza agire. Non dice altro.
    .uk = L’Alieno fugge. Il confronto delle Forze, che forse dice di più, manca nella copia che abbiamo usato.
thing-ruling-encounterAfterAttack-yes = segue un normale Incontro
thing-ruling-encounterAfterAttack-no = in questo luogo non succede altro

thing-ruling-clarkCatches = Clark e i Cani
    .what = Stabilisce se Clark conta tra i due Personaggi che catturano un Cane.
    .it = Clark ignora i Cani, e non ha Incontri nemmeno da solo con uno di loro. Di altri presenti non si parla.
    .de = Clark ignora i Cani dovunque, e non ha Incontri da solo con uno di loro. Di altri presenti non si parla.
    .fr = Clark non ha Incontri da solo con un Cane. Non dice altro.
    .uk = Clark ignora i Cani dovunque, e non ha Incontri da solo con uno di loro. Di altri presenti non si parla.
thing-ruling-clarkCatches-yes = Clark conta, e in due con Clark si cattura il Cane
thing-ruling-clarkCatches-no = Clark non conta, e chi è da solo con Clark affronta il Cane

thing-ruling-emptyFlamethrower = Lanciafiamme vuoto
    .what = Che fine fa un Lanciafiamme senza Ricariche.
    .it = Non dice nulla.
    .de = Non dice nulla.
    .fr = È eliminato dal gioco.
    .uk = Non dice nulla.
thing-ruling-emptyFlamethrower-removed = esce dal gioco con l’ultima Ricarica
thing-ruling-emptyFlamethrower-stays = resta, inutile; ripescato dal mazzo sarebbe di nuovo carico


## Burning rooms

thing-ruling-burnTiming = Quando si può bruciare un luogo
    .what = Quando, nella Fase 4, un Personaggio può dare fuoco a un luogo.
    .it = Mentre si trova lì. Non indica un momento.
    .de = Subito prima delle azioni.
    .fr = All’inizio delle azioni e solo allora.
    .uk = Prima delle azioni.
thing-ruling-burnTiming-beforeActions = prima delle azioni
thing-ruling-burnTiming-anytimeInActions = prima di ogni carta delle azioni

thing-ruling-burnPermission = Permesso di bruciare un luogo
    .what = Stabilisce se il Leader deve permettere l’incendio.
    .it = Non si chiede a nessuno.
    .de = Non si chiede a nessuno.
    .fr = Non si chiede a nessuno.
    .uk = Il Leader deve permetterlo.
thing-ruling-burnPermission-no = non si chiede a nessuno
thing-ruling-burnPermission-leader = il Leader permette o rifiuta l’incendio

thing-ruling-burnOthers = Gli altri in un luogo bruciato
    .what = Come arrivano nella Sala Svago gli altri Personaggi di un luogo bruciato. In entrambi i casi non hanno azioni.
    .it = Tutte le pedine stanno sdraiate nella Sala Svago.
    .de = Parla solo di chi appicca l’incendio.
    .fr = Tutti i Personaggi stanno sdraiati nella Sala Svago.
    .uk = Chi appicca l’incendio si sdraia; tutti gli altri vengono spostati subito nella Sala Svago.
thing-ruling-burnOthers-prone = sdraiati
thing-ruling-burnOthers-standing = in piedi

thing-ruling-burnDog = Il Cane in un luogo bruciato
    .what = Dove aspetta un Cane il cui luogo è stato bruciato, finché la Fase 8 non gli dà un nuovo luogo.
    .it = A fianco del tabellone.
    .de = Non dice nulla.
    .fr = Resta lì.
    .uk = A fianco del tabellone.
thing-ruling-burnDog-offBoard = a fianco del tabellone
thing-ruling-burnDog-stays = nel luogo bruciato, dove nessuno può raggiungerlo


## Actions and items

thing-ruling-abilityCoop = Windows e il Dr. Blair con il Bonus di Cooperazione
    .what = Quanto ripara in più Windows e quanto pesca in più il Dr. Blair quando altri nel luogo danno una mano.
    .it = Windows toglie 2 danni, il Dr. Blair prende 1 segnalino in più. Del bonus non si parla.
    .de = Windows toglie 2 danni invece di 1, il Dr. Blair prende 1 segnalino in più. Del bonus non si parla.
    .fr = Windows toglie 2 danni invece di 1, il Dr. Blair prende 1 segnalino in più. Del bonus non si parla.
    .uk = Windows toglie 2 danni invece di 1, il Dr. Blair prende 1 segnalino in più. Del bonus non si parla.
thing-ruling-abilityCoop-plusOne = uno in più in tutto
thing-ruling-abilityCoop-perRepetition = uno in più ogni volta

thing-ruling-labCoop = Cooperazione nel Laboratorio
    .what = Chi riceve i segnalini Laboratorio pescati con il Bonus di Cooperazione.
    .it = Il Personaggio scelto ripete l’azione. Chi riceva i segnalini non è detto.
    .de = I Personaggi eseguono l’azione. Chi riceva i segnalini non è detto.
    .fr = Ripetono l’azione. Chi riceva i segnalini non è detto.
    .uk = L’azione si esegue altrettante volte. Chi riceva i segnalini non è detto.
thing-ruling-labCoop-actor = vanno tutti a chi ha ricevuto la carta
thing-ruling-labCoop-oneEach = ogni Personaggio in piedi lì ne riceve uno

thing-ruling-weatherFuel = Gasolio dalla Stazione Meteorologica
    .what = Dove può andare il barile che dà Usare nella Stazione Meteorologica.
    .it = I suoi testi divergono: l’azione nomina il Locale Caldaia e la Stanza del Generatore, lo scopo qualsiasi luogo che possa contenerlo.
    .de = In qualsiasi luogo che abbia posto.
    .fr = In qualsiasi luogo che abbia posto.
    .uk = I suoi testi divergono: l’azione nomina il Locale Caldaia e la Stanza del Generatore, lo scopo qualsiasi luogo che abbia posto.
thing-ruling-weatherFuel-boilerGenerator = nel Locale Caldaia o nella Stanza del Generatore
thing-ruling-weatherFuel-anySlot = in qualsiasi luogo con uno spazio gasolio libero

thing-ruling-fuelCard = Barile della carta Barile di Gasolio
    .what = Da quale riserva una carta Barile di Gasolio prende il suo barile.
    .it = Dalla riserva corrispondente.
    .de = Dalla scorta che chiama Deposito, cioè la Riserva Sotterranea.
    .fr = Dalla scorta che chiama Deposito, cioè la Riserva Sotterranea.
    .uk = Dalla riserva corrispondente, esterna o sotterranea.
thing-ruling-fuelCard-matching = quella che rifornisce il luogo: Sotterranea per Locale Caldaia e Stanza del Generatore, Esterna per i mezzi
thing-ruling-fuelCard-underground = sempre la Riserva Sotterranea

thing-ruling-bonusItems = Quando si giocano Barile di Gasolio e Cassetta degli Attrezzi
    .what = Quando un Personaggio in piedi può giocare un Barile di Gasolio o una Cassetta degli Attrezzi.
    .it = Come azione aggiuntiva gratuita mentre si trova lì. Non indica un momento.
    .de = Come azione aggiuntiva gratuita. Non indica un momento.
    .fr = Durante la propria azione, in piedi; se ne possono giocare più di uno.
    .uk = Come azione aggiuntiva gratuita. Non indica un momento.
thing-ruling-bonusItems-between = tra due carte qualsiasi delle azioni
thing-ruling-bonusItems-ownActionOnly = subito prima o subito dopo la propria azione

thing-ruling-norrisSpecial = Norris e l’Azione Speciale
    .what = Stabilisce se in un’Azione Speciale Norris pesca due carte e ne consegna una, come chi ha una Torcia.
    .it = Due carte, di cui una si gioca.
    .de = Norris ha una luce propria, ma si parla solo del Buio.
    .fr = Norris ha tutti gli effetti di una Torcia.
    .uk = Due carte, di cui una si gioca.
thing-ruling-norrisSpecial-yes = due carte
thing-ruling-norrisSpecial-no = una carta, come tutti

thing-ruling-wireFlashlight = Filo di Ferro e Torcia dopo l’uso
    .what = Stabilisce se Filo di Ferro e Torcia si tengono dopo averli usati.
    .it = Per loro non fa eccezione alla regola per cui le carte usate escono dal gioco.
    .de = Si tengono.
    .fr = Si tengono.
    .uk = Si tengono.
thing-ruling-wireFlashlight-kept = si tengono
thing-ruling-wireFlashlight-singleUse = escono dal gioco dopo un uso

thing-ruling-tradeLab = Scambio di segnalini Laboratorio
    .what = Stabilisce se nella Fase 5 i segnalini Laboratorio possono passare di mano, come armi e oggetti.
    .it = Sì, senza rivelarli.
    .de = Nomina solo armi e oggetti.
    .fr = Sì.
    .uk = Sì, senza rivelarli.
thing-ruling-tradeLab-yes = possono
thing-ruling-tradeLab-no = non possono

thing-ruling-hunger = Quando comincia la fame
    .what = Quando tutti diventano affamati e il limite di carte in mano scende a 2.
    .it = Si contraddice: quando il cibo non basta nella Fase 7, oppure appena la Dispensa è vuota.
    .de = La prima volta che Cucina e Dispensa non bastano nella Fase 7.
    .fr = La prima volta che Cucina e Dispensa non bastano nella Fase 7.
    .uk = La prima volta che Cucina e Dispensa non bastano nella Fase 7.
thing-ruling-hunger-phase7 = quando il cibo non basta nella Fase 7
thing-ruling-hunger-pantryEmpty = appena la Dispensa è vuota


## Escape and the end

thing-ruling-rescueBoarding = Salire sull’Elicottero dei Soccorsi
    .what = Quando il Personaggio meno sospettato può salire sull’Elicottero dei Soccorsi.
    .it = Nella Fase 4, invece di muoversi.
    .de = Nella Fase 4, subito dopo tutti gli Incontri.
    .fr = Dopo gli Incontri, da qualsiasi luogo.
    .uk = Nella Fase 4, invece di muoversi.
thing-ruling-rescueBoarding-insteadOfMove = invece di muoversi
thing-ruling-rescueBoarding-afterEncounters = dopo gli Incontri, da dovunque

thing-ruling-boardingCut = Mosse dopo una salita a bordo
    .what = Stabilisce se gli altri si muovono ancora dopo che qualcuno è salito a bordo invece di muoversi. Ha effetto solo se rescueBoarding è insteadOfMove.
    .it = Si risolvono gli Incontri dovuti alle mosse dichiarate fino ad allora, poi c’è la fuga.
    .de = Il caso non si presenta: si sale a bordo dopo gli Incontri.
    .fr = Il caso non si presenta: si sale a bordo dopo gli Incontri.
    .uk = Tutti gli altri si muovono e tutti gli Incontri si risolvono; poi c’è la fuga, senza azioni.
thing-ruling-boardingCut-no = tutti gli altri si muovono ancora
thing-ruling-boardingCut-yes = chi non si è ancora mosso resta nella Sala Svago

thing-ruling-firstBoarderReveals = Il ruolo del primo passeggero
    .what = Stabilisce se chi comincia una fuga mostra la carta Ruolo quando sale a bordo.
    .it = Sì, e un Alieno ha vinto.
    .de = Sì.
    .fr = Sì, e un Alieno ha vinto.
    .uk = Parla solo di chi sale dopo.
thing-ruling-firstBoarderReveals-yes = la mostra quando sale a bordo
thing-ruling-firstBoarderReveals-no = la mostra quando il mezzo parte

thing-ruling-boardConsent = Far salire gli altri
    .what = Di chi serve il consenso per far salire a bordo un altro Personaggio.
    .it = Si contraddice: tutti i passeggeri devono essere d’accordo, ma in caso di parità decide il meno sospettato tra loro.
    .de = Tutti i passeggeri devono essere d’accordo.
    .fr = Tutti i passeggeri devono essere d’accordo.
    .uk = Tutti i passeggeri devono essere d’accordo.
thing-ruling-boardConsent-unanimous = tutti i passeggeri devono essere d’accordo
thing-ruling-boardConsent-unanimousTieLeastSuspect = tutti i passeggeri devono essere d’accordo; se lo è esattamente la metà, decide il meno sospettato

thing-ruling-endAllInfected = Quando è contagiato l’ultimo Umano
    .what = Stabilisce se la partita finisce subito quando tutti i Personaggi sono diventati Alieni, anche se ancora nessuno lo sa.
    .it = La partita finisce con tutti contagiati. Come lo si scopra non è detto.
    .de = Gli Alieni vincono quando contagiano l’ultimo Umano. Come lo si scopra non è detto.
    .fr = L’ultimo giocatore contagiato resta Umano. Quando finisca la partita non è detto.
    .uk = Vincono tutti gli Alieni tranne l’ultimo contagiato. Quando finisca la partita non è detto.
thing-ruling-endAllInfected-immediate = finisce subito
thing-ruling-endAllInfected-atNextReveal = continua finché non viene mostrato un ruolo o la base non si congela


## Games for 1 to 3 players

thing-ruling-soloFirst = Chi si muove per primo
    .what = Quali Personaggi si muovono per primi nella Fase 3.
    .it = Quelli del Leader.
    .de = Quelli del giocatore alla sinistra del Leader.
    .fr = Quelli del Leader.
    .uk = Quelli del Leader.
thing-ruling-soloFirst-leader = quelli del Leader
thing-ruling-soloFirst-left = quelli del giocatore alla sinistra del Leader

thing-ruling-soloRec = Restare nella Sala Svago
    .what = Stabilisce se un Personaggio può restare nella Sala Svago, dove nulla può nuocergli e non c’è nulla da fare.
    .it = Nomina qualsiasi luogo diverso dal Dormitorio.
    .de = Nomina qualsiasi luogo diverso dal Dormitorio.
    .fr = Non nella Sala Svago.
    .uk = Nomina qualsiasi luogo diverso dal Dormitorio.
thing-ruling-soloRec-no = deve andarsene
thing-ruling-soloRec-yes = può restare

thing-ruling-soloMeet = Quando i Personaggi si incontrano
    .what = In quale fase i Personaggi che sono insieme in un luogo avanzano sul Tracciato del Sospetto.
    .it = Lo descrivono due suoi capitoli, uno per la Fase 3 e uno per la Fase 5.
    .de = Nella Fase 3.
    .fr = Nella Fase 3, dopo il movimento.
    .uk = Nella Fase 3.
thing-ruling-soloMeet-phase3 = alla fine della Fase 3, prima che l’Alieno agisca
thing-ruling-soloMeet-phase5 = all’inizio della Fase 5, quelli che sono ancora lì

thing-ruling-soloGreen = Incontrare chi è nella zona verde
    .what = Stabilisce se un Personaggio nella zona verde fa avanzare gli altri nel suo luogo.
    .it = Non li fa avanzare.
    .de = Non dice nulla.
    .fr = Avanzano tutti quelli nel luogo.
    .uk = Non dice nulla.
thing-ruling-soloGreen-exempt = non li fa avanzare
thing-ruling-soloGreen-none = li fa avanzare, come qualsiasi altro

thing-ruling-soloThreat = La Minaccia Aliena tra i dischi
    .what = Quando il segnalino Minaccia Aliena si sposta a destra da una casella che condivide con dei dischi.
    .it = Subito, di tante caselle quanti sono i dischi rimasti dopo che un Personaggio è stato trasformato. Nella Fase 9 si sposta prima a sinistra.
    .de = Solo nella Fase 9, di tante caselle quanti sono i dischi sulla sua casella. Da solo sulla sua casella si sposta a sinistra.
    .fr = Solo nella Fase 9, di tante caselle quanti sono i dischi sulla sua casella. Da solo sulla sua casella si sposta a sinistra.
    .uk = Subito, di tante caselle quanti sono i dischi rimasti dopo che un Personaggio è stato trasformato. Nella Fase 9 si sposta prima a sinistra.
thing-ruling-soloThreat-shiftNow = subito
thing-ruling-soloThreat-shiftPhase9 = nella Fase 9

thing-ruling-soloGreenImmune = La Minaccia Aliena nella zona verde
    .what = Stabilisce se i Personaggi nella zona verde sono al sicuro dal segnalino Minaccia Aliena.
    .it = Non dice nulla.
    .de = Non dice nulla.
    .fr = Non dice nulla.
    .uk = Non dice nulla.
thing-ruling-soloGreenImmune-no = non sono al sicuro
thing-ruling-soloGreenImmune-yes = sono al sicuro

thing-ruling-soloVictim = Chi viene assimilato dall’Alieno
    .what = Quale tra più Personaggi in un luogo viene assimilato.
    .it = Un Personaggio prima di un Cane, un Cane prima del sabotaggio. Quale Personaggio non è detto.
    .de = Umani prima dei Cani, e poi il sabotaggio. Quale Personaggio non è detto.
    .fr = Un Umano, altrimenti un Cane, altrimenti il sabotaggio. Quale Personaggio non è detto.
    .uk = Rimanda alle regole normali e non dice altro.
thing-ruling-soloVictim-leader = sceglie il Leader
thing-ruling-soloVictim-random = si tira a sorte

thing-ruling-soloDormDice = Dadi per il Dormitorio
    .what = Stabilisce se i dadi si possono assegnare al Personaggio in piedi nel Dormitorio, dove non hanno effetto su alcun luogo.
    .it = A qualsiasi Personaggio.
    .de = A qualsiasi Personaggio.
    .fr = A qualsiasi Personaggio in piedi.
    .uk = A qualsiasi Personaggio.
thing-ruling-soloDormDice-yes = si possono assegnare
thing-ruling-soloDormDice-no = solo a Personaggi in luoghi verdi

thing-ruling-soloNorris = Norris
    .what = Quando Norris può ritirare fino a tre dadi assegnati a lui.
    .it = Al Buio.
    .de = Sempre.
    .fr = Sempre, e una Torcia vi si aggiunge.
    .uk = Al Buio.
thing-ruling-soloNorris-darkness = solo al Buio
thing-ruling-soloNorris-always = a ogni assegnazione

thing-ruling-soloTradeLab = Scambio di segnalini Laboratorio
    .what = Stabilisce se nella Fase 6 i segnalini Laboratorio possono passare di mano, come armi e oggetti.
    .it = Nomina solo armi e oggetti.
    .de = Nomina solo armi e oggetti.
    .fr = Sì.
    .uk = Nomina solo armi e oggetti.
thing-ruling-soloTradeLab-no = non possono
thing-ruling-soloTradeLab-yes = possono

thing-ruling-soloHumanTest = Un Umano viene testato
    .what = Che cosa succede al disco di un Personaggio che un test mostra essere Umano. La carta Ruolo resta scoperta in entrambi i casi.
    .it = Come nel gioco base, quindi va nella zona verde.
    .de = Come nel gioco base, quindi va nella zona verde.
    .fr = Non succede nulla.
    .uk = Come al solito, quindi va nella zona verde.
thing-ruling-soloHumanTest-green = va nella zona verde
thing-ruling-soloHumanTest-nothing = resta dov’è

thing-ruling-soloEscape = Alieni nascosti e fuga
    .what = Stabilisce se le carte Ruolo contano quando l’Alieno non è riuscito a bloccare la fuga.
    .it = Il tiro dell’Alieno viene prima che la fuga cominci. Che cosa venga dopo non è detto.
    .de = Una fuga non bloccata è vinta.
    .fr = Una fuga non bloccata è vinta.
    .uk = Una fuga non bloccata è vinta.
thing-ruling-soloEscape-rollOnly = no, i giocatori hanno vinto
thing-ruling-soloEscape-boarding = sì, i Personaggi salgono a bordo uno alla volta e mostrano le carte Ruolo
