### Rule cards of The Thing for 1 to 3 players, the small crew. They say what differs from the game for 4 to 8.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the rules as they are in force at a table, by selectors: see thing-rulecards.ftl.


rulecard-thing-small-overview = Equipaggio ridotto: come funziona
    .text =
        Da uno a tre giocatori guidano sei Personaggi contro il gioco, e vincono o perdono insieme.
        Tutto è come nel gioco da 4 a 8, con sei come numero di giocatori, a meno che una scheda dell’equipaggio ridotto non dica altro.
        Non ci sono carte Azione, e quindi né mani né Mazzo Attivo né Azione Speciale né Cambio Carte; niente segnalini Contagio, niente ruoli segreti dei giocatori, niente accuse, niente voto, niente segnalino Leader, e al Massimo Sospetto non succede nulla.
        Sono segreti solo i mazzi, i sacchetti e le carte Ruolo coperte; tutto il resto è pubblico, e potete parlare di tutto.
        Per un Personaggio decide chi lo guida, e ciò che una regola affida al Leader lo decide il Leader.
        Il Tracciato del Sospetto è anche il tracciato della Minaccia Aliena: i dischi vanno a destra, il segnalino Minaccia Aliena arriva da destra, e chi lo incontra si trasforma in un Alieno.
        Un turno ha nove fasi: 1 meteo, 2 manutenzione e volo dei soccorsi, 3 movimento e Incontri, 4 azioni dell’Alieno, 5 azioni dei Personaggi, 6 Sala Svago, 7 test, 8 cibo, 9 Cani, Leader e Minaccia Aliena.
        Dove le regole parlano di ordine di movimento, si intende l’ordine in cui i Personaggi si sono mossi in questo turno.

rulecard-thing-small-setup = Equipaggio ridotto: preparazione
    .text =
        La base si prepara come per sei giocatori, ma con 3 Cassette degli Attrezzi, 3 Barili di Gasolio e 2 Fili di Ferro nel mazzo Oggetti.
        Si estraggono a sorte sei degli otto Personaggi: sei per un giocatore, tre a testa in due, due a testa in tre.
        Sono tutti in piedi nella Sala Svago, con i dischi sulla casella gialla del tracciato, { $suspicion_yellow }.
        Si mescolano otto carte Ruolo speciali, sei Umano e due Alieno; ogni Personaggio ne riceve una coperta, le altre due si mettono via, e nessuno ne guarda alcuna.
        Gli Alieni nascosti possono quindi essere due, uno o nessuno: su 28 distribuzioni 15 ne hanno due, 12 uno e 1 nessuno.
        Non si distribuiscono segnalini Cane; tutti e 9, di cui 2 Alieni, sono nel sacchetto.
        Il segnalino Minaccia Aliena comincia sulla casella { $suspicion_red }, e non è Forza dell’Alieno.
        { $kennelCard ->
            [removed] La carta Serraglio è fuori dal gioco, i Cani cominciano come al solito
           *[normal] Carta Serraglio e Cani cominciano come al solito
        }, non c’è segnalino Leader, e il primo Leader { $first ->
            [chosen] è stato indicato dal tavolo
            [settled] è indicato dal tavolo o estratto a sorte
           *[lot] è estratto a sorte
        }.

rulecard-thing-small-upkeep = Fasi 1 e 2: meteo e manutenzione
    .text =
        Entrambe le fasi sono quelle del gioco da 4 a 8, con la Tabella Atmosferica per sei giocatori.
        Il Leader tira il dado Meteo, oppure sceglie tra la nuova faccia e quella conservata nella Stazione Meteorologica.
        Caldaia e generatore consumano gasolio in base al meteo, ogni barile mancante è 1 danno, e l’Elicottero dei Soccorsi vola dopo che è stato chiamato.
        { $boilerCheck ->
            [immediate] La caldaia è distrutta per sempre appena i suoi danni arrivano a { $damage_slots_boiler }
           *[phase2] Dopo il consumo, una caldaia i cui danni sono arrivati a { $damage_slots_boiler } è distrutta per sempre
        }; dal turno successivo il segnalino Congelamento avanza, e se arriva al teschio perdete.
        { $generatorCheck ->
            [phase2] Dopo il consumo, un generatore i cui danni sono arrivati a { $damage_slots_generator } resta senza corrente, e comincia il Buio.
           *[immediate] Il generatore resta senza corrente appena i suoi danni arrivano a { $damage_slots_generator }, e comincia il Buio.
        }

rulecard-thing-small-moving = Fase 3: il movimento dell’equipaggio
    .text =
        A partire dal { $soloFirst ->
            [left] giocatore alla sinistra del Leader
           *[leader] Leader
        }, in senso orario, ogni giocatore muove tutti i propri Personaggi, uno alla volta e in qualsiasi ordine.
        Un Personaggio va in qualsiasi luogo verde accessibile{ $destroyedBoiler ->
            [enterable] { " " }(anche in quello di una caldaia distrutta)
           *[removed] { "" }
        } con meno di tre Personaggi, oppure nel Dormitorio.
        In un turno può andare nel Dormitorio un solo Personaggio, che vi sta in piedi.
        { $soloRec ->
            [yes] Nessuno va nel Serraglio; i Personaggi possono restare nella Sala Svago, dove non fanno nulla.
           *[no] Nessuno va nel Serraglio o resta nella Sala Svago.
        }

rulecard-thing-small-meeting = Fase 3: Incontri
    .text =
        Quando tutti si sono mossi, gli Incontri si risolvono luogo per luogo, nell’ordine che dice il Leader; l’Alieno non c’è ancora.
        { $soloMeet ->
            [phase5] Ora si incontrano solo i Cani; i Personaggi si incontrano all’inizio della Fase 5, quelli che sono ancora nei loro luoghi.
           *[phase3] { "" }
        }
        Non c’è Verifica del Contagio: ogni Personaggio che è insieme a un altro{ $soloGreen ->
            [none] , che il disco di quest’ultimo sia o no nella zona verde,
           *[exempt] { " " }il cui disco è fuori dalla zona verde
        } sposta il proprio disco di 1 casella a destra, una volta sola e non per ciascuno degli altri.
        Chi con un’arma evita l’Incontro { $weaponScope ->
            [any] con altri Personaggi o con un Cane
           *[characters] con altri Personaggi
        } ne resta fuori: quel Personaggio non avanza, e nessuno avanza a causa sua.
        Due o più Personaggi{ $clarkCatches ->
            [no] , senza contare Clark,
           *[yes] { "" }
        } catturano un Cane che è nel loro luogo.
        Un Personaggio da solo con un Cane, tranne Clark, pesca un segnalino Cane davanti a tutti e lo rimette dentro: un Cane Sano vale 1 casella a destra, un Cane Alieno trasforma subito il Personaggio in un Alieno.
        Tutti questi passi si fanno insieme dopo l’ultimo luogo, e solo allora si controlla se dei dischi hanno incontrato il segnalino Minaccia Aliena.

rulecard-thing-small-transformation = Trasformarsi in un Alieno
    .text =
        Un Personaggio si trasforma in un Alieno quando un test scopre una carta Ruolo Alieno, quando pesca un Cane Alieno, o quando il suo disco e il segnalino Minaccia Aliena vengono a trovarsi sulla stessa casella.
        Esce dal gioco: pedina e disco si tolgono, le carte Arma e Oggetto vanno in fondo ai rispettivi mazzi, e i segnalini Laboratorio escono dal gioco.
        A meno che non sia stato testato, la sua carta Ruolo resta coperta, qualunque cosa dica.
        Il primo dà all’Alieno Forza 5, ognuno dei successivi 1 in più; l’Alieno non è di nessuno, e lo muove il gioco nella Fase 4.
        { $soloThreat ->
            [shiftPhase9] Se il segnalino entra in una casella con più dischi, il Leader sceglie uno dei loro Personaggi; un disco che entra nella casella del segnalino colpisce solo il proprio Personaggio, e il segnalino si sposta a destra nella Fase 9, di tante caselle quanti sono i dischi sulla sua.
           *[shiftNow] Se sulla casella del segnalino ci sono più dischi, il Leader sceglie uno dei loro Personaggi; poi il segnalino si sposta a destra di tante caselle quanti sono i dischi rimasti lì.
        }
        { $soloGreenImmune ->
            [yes] Nella zona verde il segnalino Minaccia Aliena non colpisce nessuno.
           *[no] La zona verde non è un riparo dal segnalino Minaccia Aliena.
        }
        Se il Leader non ha più Personaggi, diventa Leader il primo giocatore alla sua sinistra che ne ha uno; chi non ne ha continua a dare consigli.

rulecard-thing-small-aliens = Fase 4: l’Alieno agisce
    .text =
        Questa fase si svolge solo se l’Alieno ha Forza; uno comparso nella Fase 3 agisce subito.
        Il livello di Forza dell’attacco è di 1 superiore al numero di Personaggi nel luogo verde più affollato.
        Si pescano una dopo l’altra carte del mazzo Luoghi mescolato, e ogni luogo riceve Forza pari al livello dell’attacco, o quella che resta, finché tutta la Forza è piazzata o le carte finiscono.
        I luoghi si risolvono nell’ordine che dice il Leader.
        Prima di confrontare le forze, un Personaggio in piedi nel luogo può attaccare con una Ricarica del Lanciafiamme o una Dinamite/Molotov: quel Personaggio si sdraia, e l’Alieno perde 1 Forza e fugge{ $weaponScope ->
            [any] ; prima di ciò i Personaggi possono evitare l’Incontro con le armi, e chi lo fa resta fuori da tutto ciò che segue in questo luogo
           *[characters] { "" }
        }.
        Se la sua Forza è minore del numero di Personaggi presenti, l’Alieno fugge; se è pari, si sdraiano tutti; se è maggiore, ne assimila uno, { $soloVictim ->
            [random] estratto a sorte
           *[leader] scelto dal Leader
        }, e gli altri fuggono nella Sala Svago e si sdraiano lì.
        Se nel luogo non ci sono Personaggi assimila un Cane, e se non c’è neanche un Cane sabota il luogo con tutta la Forza che ha lì{ $kennelCard ->
            [removed] ; il Serraglio non lo attacca mai
           *[normal] ; nel Serraglio assimila un Cane, se ce n’è uno
        }.
        Un Personaggio o un Cane assimilato è 1 Forza in più; il Personaggio esce dal gioco come se si fosse trasformato in un Alieno, con la carta Ruolo non vista.
        Dopo di ciò nessuno incontra più nessuno, e alla fine tutta la Forza e tutte le carte tornano al loro posto.

rulecard-thing-small-dice = Fase 5: i dadi
    .text =
        Il Leader tira tre dadi Azione, due quando l’equipaggio è affamato; un dado ha due facce Usare, due Riparare, una Sabotare e una Minaccia.
        Poi il Leader li assegna tutti a un Personaggio in piedi in un luogo verde{ $soloDormDice ->
            [no] { "" }
           *[yes] { " " }o nel Dormitorio
        }; al Buio il Personaggio si indica prima del tiro.
        Per prima cosa si possono tirare di nuovo dei dadi grazie { $soloNorris ->
            [always] a Garry e a Norris e, al Buio, a una Torcia
           *[darkness] a Garry e, al Buio, a Norris o a una Torcia
        }, ogni dado al massimo una volta per ciascuno di loro.
        Poi il giocatore del Personaggio può annullare quanti dadi vuole; dopo il primo annullato non si tira di nuovo nulla.
        Ogni dado annullato sposta il disco di quel Personaggio di 1 casella a destra, e dopo ogni passo si controlla se ha incontrato il segnalino Minaccia Aliena; in tal caso i dadi rimanenti vanno persi.
        Il Personaggio nel Dormitorio può cambiare un dado in qualsiasi momento prima che venga annullato o usato.
        Dopo, il Leader può tirare per un altro Personaggio in piedi o fermarsi; se non ce n’è nessuno, la fase finisce.

rulecard-thing-small-dormitory = Dormitorio, per l’equipaggio ridotto
    .text =
        In un turno può venire qui un solo Personaggio, che sta in piedi.
        Una volta per turno, in qualsiasi momento della Fase 5, il suo giocatore può sdraiarlo per girare un dado su una faccia qualsiasi, chiunque abbia i dadi.
        Il dado non deve essere già stato annullato o usato.
        Cani e Alieno non vengono mai qui; non c’è nulla da usare, da riparare o da danneggiare.
        { $soloDormDice ->
            [no] I dadi non si assegnano mai a questo Personaggio.
           *[yes] I dadi si possono assegnare anche a questo Personaggio: allora Sabotare non danneggia nulla, e il Personaggio si sdraia.
        }

rulecard-thing-small-actions = Fase 5: che cosa fanno i dadi
    .text =
        Se resta anche un solo dado Sabotare o Minaccia, si devono eseguire tutti quelli di questo tipo; il Personaggio non fa altro e si sdraia.
        Ogni Sabotare danneggia il luogo del Personaggio come farebbe una carta Sabotare, o non fa nulla se non si può danneggiare nulla.
        Poi ogni Minaccia sposta il segnalino Minaccia Aliena di 1 casella a sinistra, e ogni volta si controlla se incontra un disco; il resto si esegue anche se il Personaggio stesso non c’è più.
        Se non ne resta nessuno, il Personaggio può eseguire un’azione mostrata da uno dei suoi dadi, Usare o Riparare, oppure spendere un dado per bruciare il suo luogo con una Ricarica del Lanciafiamme o una Dinamite/Molotov; poi si sdraia, che abbia agito o no.
        Con tutti i dadi annullati si sdraia e basta.
        Bonus di Cooperazione, abilità, Barile di Gasolio e Cassetta degli Attrezzi funzionano come con le carte; Barile di Gasolio e Cassetta degli Attrezzi non richiedono un dado e si giocano { $bonusItems ->
            [ownActionOnly] solo subito prima o subito dopo l’azione di chi li possiede
           *[between] prima e dopo i dadi di ogni Personaggio
        }.
        In altri momenti non si può bruciare alcun luogo; { $burnOthers ->
            [standing] chi ne brucia uno sta sdraiato nella Sala Svago, e gli altri che erano nel luogo vi vanno, in piedi o sdraiati come prima
           *[prone] tutti quelli che erano in un luogo bruciato stanno sdraiati nella Sala Svago
        }.

rulecard-thing-small-rec_room = Fase 6: Sala Svago
    .text =
        Tutti i Personaggi tornano nella Sala Svago e si alzano in piedi.
        Possono passarsi come vogliono { $soloTradeLab ->
            [yes] carte Arma, carte Oggetto e segnalini Laboratorio
           *[no] carte Arma e carte Oggetto, ma non segnalini Laboratorio
        }, e tutti vedono che cosa.
        Nessuno viene accusato, non c’è voto, e nessuno rivela nulla.

rulecard-thing-small-tests = Fase 7: Test
    .text =
        In un turno si possono fare un Test A e un Test B, se i giocatori lo vogliono.
        Il Test A richiede una Sacca di Sangue di chi lo fa, e si fa sul Personaggio il cui disco è più a destra; se sono più d’uno, sceglie il giocatore che guida chi fa il test.
        Il Test B richiede un Filo di Ferro e una Ricarica del Lanciafiamme dello stesso Personaggio, e si fa su chiunque.
        La carta Ruolo del Personaggio testato resta scoperta per sempre.
        Un Alieno esce dal gioco e rende più forte l’Alieno; il disco di un Umano { $soloHumanTest ->
            [nothing] resta dov’è
           *[green] va nella zona verde
        }.

rulecard-thing-small-round_end = Fasi 8 e 9: cibo, Cani, Leader, Minaccia Aliena
    .text =
        Fase 8: tutti mangiano come nel gioco da 4 a 8; se il cibo non basta{ $hunger ->
            [pantryEmpty] , o appena la Dispensa è vuota
           *[phase7] { "" }
        }, l’equipaggio è affamato per il resto della partita, e per un Personaggio si tirano solo due dadi.
        Fase 9: i Cani si muovono come al solito.
        Poi la Scheda Leader passa al primo giocatore a sinistra che ha un Personaggio; con un solo giocatore resta dov’è.
        { $soloThreat ->
            [shiftPhase9] Poi il segnalino Minaccia Aliena si sposta a destra di tante caselle quanti sono i dischi sulla sua oppure, se lì è da solo, di 1 casella a sinistra; se { $edition ->
                [de] incontra dei dischi
               *[other] andando a sinistra incontra dei dischi
            }, uno dei loro Personaggi si trasforma in un Alieno.
           *[shiftNow] Poi il segnalino Minaccia Aliena si sposta di 1 casella a sinistra, e se incontra dei dischi uno dei loro Personaggi si trasforma in un Alieno.
        }
        Il tracciato ha { $suspicion_spaces } caselle, per i dischi come per il segnalino, a partire da 0, la zona verde.
        Un Personaggio è colpito solo quando un disco o il segnalino entra in una casella: un disco che sull’ultima casella non può andare oltre, o un segnalino che non può lasciare lo 0, non colpisce nessuno.
        { $soloGreenImmune ->
            [yes] La zona verde è un riparo: lì non viene colpito nessuno.
           *[no] Un disco che un test manda nella zona verde vi entra, e la zona verde non è un riparo.
        }

rulecard-thing-small-abilities = Fame, Serraglio e abilità, per l’equipaggio ridotto
    .text =
        Fame: si tirano due dadi invece di tre.
        { $kennelCard ->
            [removed] Serraglio: la sua carta è fuori dal gioco, e l’Alieno non lo attacca mai.
           *[normal] Serraglio: se l’Alieno ne pesca la carta, viene assimilato un Cane che è dentro, se ce n’è uno.
        }
        Norris: { $soloNorris ->
            [always] ogni volta che gli si assegnano dei dadi
           *[darkness] al Buio
        } può tirare di nuovo fino a tre dei suoi dadi, ciascuno una volta.
        Garry: ogni volta che gli si assegnano dei dadi può tirarne di nuovo uno, prima che ne venga annullato qualcuno.
        Torcia: al Buio chi la possiede può tirare di nuovo fino a tre dei propri dadi, ciascuno una volta e uno alla volta; vale l’ultimo risultato.
        Tutto questo si somma: un dado può essere tirato di nuovo una volta per ciascuna di queste cose.
        Bennings, Windows, MacReady, il Dr. Blair e Nauls usano le loro abilità con il dado che usano per un’azione, e a Clark per la sua non serve alcun dado.

rulecard-thing-small-escape = Fuga dell’equipaggio ridotto
    .text =
        Quando l’Elicottero dei Soccorsi è arrivato, il Personaggio con il sospetto più basso può cominciare la fuga all’inizio della Fase 5; in caso di parità conta l’ordine di movimento.
        Con l’Elicottero della Base o lo Spazzaneve la comincia un Personaggio che ha le Chiavi, con un dado Usare in quel luogo, quando il mezzo è pronto.
        Se l’Alieno ha Forza, si tirano tanti dadi Azione quanta è la sua Forza: tre o più facce Sabotare o Minaccia in tutto bloccano la fuga.
        Senza Forza non la si può bloccare, e con Forza 5 viene bloccata circa una volta su cinque.
        Se è bloccata, tutti i Personaggi tornano nella Sala Svago e il turno continua con la Fase 6; Chiavi, gasolio ed elicottero restano come sono, e potete riprovare.
        { $soloEscape ->
            [boarding] Se non è bloccata, i Personaggi salgono a bordo uno alla volta, come i giocatori concordano e il Leader dice, e scoprono le carte Ruolo{ $firstBoarderReveals ->
                [no] , il primo di loro solo alla fine
               *[yes] { "" }
            }: un Alieno a bordo o un Umano lasciato a terra è una sconfitta, altrimenti vincete.
           *[rollOnly] Se non è bloccata, vincete subito, qualunque cosa dicano le carte Ruolo.
        }

rulecard-thing-small-end = Fine della partita, per l’equipaggio ridotto
    .text =
        Vincete con una fuga che non viene bloccata{ $soloEscape ->
            [boarding] , senza alcun Alieno a bordo e senza lasciare a terra alcun Umano
           *[rollOnly] { "" }
        }.
        Perdete se il segnalino Congelamento arriva al teschio{ $soloEscape ->
            [boarding] , se non resta alcun Personaggio, oppure con un Alieno a bordo o un Umano lasciato a terra
           *[rollOnly] { " " }o se non resta alcun Personaggio
        }.
        I Personaggi la cui carta Ruolo nasconde un Alieno non fanno nulla da soli, e liberarsi di tutti gli Alieni non fa vincere nulla.
        Alla fine si scoprono tutte le carte Ruolo.
