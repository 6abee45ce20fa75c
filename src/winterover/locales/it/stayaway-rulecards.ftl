### Rule cards of Stay Away!: short explanations that every player may open, the same for every role.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the rules as they are in force at the table, by selectors over its options; the default of a selector
### is the standard rule. $players is the number of players at the table, and 0 without a table: then the standard options
### are passed. $first is "lot", "chosen", or "settled" where only who began is known; $cards, $infected_cards and $panic_cards
### are numbers of the table's own deck, $infected_more and $infected_fewer what the table has added to it or taken out.
### A clause that falls away is { "" }, and blank lines are dropped. Cards of variants and editions explain the options
### themselves and are the same at every table.
### Card names stand in «» because several contain commas or end in a mark; roles, and obstacles on the table, do not.

## What the game is about

rulecard-stayaway-topic-roles = Ruoli
    .text =
        I ruoli sono tre: Umano, Infetto e La Cosa; chi ha la carta «La Cosa» è La Cosa.
        { $thingInDeck ->
            [true] Tutti i giocatori cominciano come Umani, e chi pesca la carta «La Cosa» diventa La Cosa.
           *[false] Un giocatore riceve quella carta e tutti gli altri cominciano come Umani; nessun altro diventa La Cosa.
        }
        Un Umano diventa Infetto quando La Cosa lo infetta con una carta «Infetto!», e nessuno torna mai Umano.
        La Cosa conosce tutti i ruoli e ogni Infetto sa chi è La Cosa, ma gli Infetti non vengono a sapere l’uno dell’altro.
        Gli Umani vogliono eliminare La Cosa; La Cosa vuole che non resti alcun Umano, e gli Infetti possono vincere con lei.

## Cards: contagion

rulecard-stayaway-card-the_thing = La Cosa
    .text =
        Chi ha in mano questa carta è La Cosa.
        { $thingInDeck ->
            [true] All’inizio è nel mazzo di pesca; chi la pesca diventa subito La Cosa e la tiene.
           *[false] All’inizio della partita la riceve un giocatore.
        }
        Non si può giocare, scartare, dare né perdere per effetto di alcuna carta; lascia la mano solo se chi la possiede viene eliminato.
        La Cosa può dare carte «Infetto!» a chiunque, e con queste infetta gli Umani.
        Perciò La Cosa conosce tutti i ruoli: i giocatori che ha infettato sono Infetti, tutti gli altri sono Umani.
        { $thingFlamethrower ->
            [restricted] Se, fuori dal turno de La Cosa, a qualcuno vengono mostrati nella stessa mano questa carta e un «Lanciafiamme», la partita finisce e vincono tutti gli Umani in vita.
           *[free] { "" }
        }

rulecard-stayaway-card-infected = Infetto!
    .text =
        Pescare questa carta non infetta nessuno: un Umano diventa Infetto solo ricevendone una da La Cosa, in uno scambio{ $missedInfects ->
            [false] { " " }che «Mancato!» non abbia deviato,
           *[true] { "" }
        } o con «Giro Giro Tondo».
        Un Umano può tenerla o scartarla, ma non può mai darla a un altro giocatore.
        Un Infetto deve sempre tenerne almeno una, non importa quale copia, e può scartare le altre.
        Un Infetto può darne una soltanto a La Cosa, e solo se ne ha due o più.
        La Cosa può dare carte «Infetto!» a chiunque o scartarle.
        { $overLimit ->
            [open] Nessuna mano può contenerne più di tre: se ne peschi una quarta prima di giocare devi scartarne una, e se una quarta arriva in un altro modo se ne scarta e se ne sostituisce una sotto gli occhi di tutti.
            [superinfection] Una mano può contenerne qualsiasi numero, ma chi deve dare una carta e ha solo carte «Infetto!» che non può dare viene eliminato.
           *[quiet] Nessuna mano può contenerne più di tre: se ne peschi una quarta prima di giocare devi scartarne una, e se una quarta arriva in un altro modo una viene cambiata di nascosto con un’altra carta.
        }
        { $players ->
            [0] Nel mazzo ce ne sono 8 in 4 giocatori, 13 in 8 e 20 in 11 o 12.
           *[other] Carte «Infetto!» nel mazzo di questo tavolo: { $infected_cards }.
        }

## Cards: action

rulecard-stayaway-card-flamethrower = Lanciafiamme
    .text =
        { $quarantineRules ->
            [E2] Giocala nel tuo turno su un giocatore adiacente di qualsiasi ruolo, in Quarantena o no, ma non attraverso una Porta Sbarrata e non mentre sei in Quarantena.
           *[E1] Giocala nel tuo turno su un giocatore adiacente di qualsiasi ruolo: non attraverso una Porta Sbarrata e non su chi è in Quarantena.
        }
        Viene interpellato solo il bersaglio: «No Barbecue!» lo salva, altrimenti è eliminato.
        La mano di chi viene eliminato si scarta senza che nessuno la veda e il ruolo resta segreto; se però a bruciare è La Cosa, la partita finisce{ $revenge ->
            [true] , oppure comincia la Vendetta se sono in vita sia Umani sia Infetti
           *[false] { "" }
        }.
        In ogni caso il «Lanciafiamme» è consumato.
        Segue il tuo scambio di fine turno, con chi ora è accanto a te nella direzione del turno.
        { $thingFlamethrower ->
            [restricted] Se, fuori dal turno de La Cosa, a qualcuno vengono mostrati nella stessa mano «La Cosa» e un «Lanciafiamme», la partita finisce e vincono tutti gli Umani in vita.
           *[free] { "" }
        }
        { $armsInDeck ->
            [true] All’inizio non se ne distribuisce nessuna: partono tutte nel mazzo di pesca.
           *[false] { "" }
        }

rulecard-stayaway-card-analysis = Analisi
    .text =
        { $quarantineRules ->
            [E2] Giocala nel tuo turno su un giocatore adiacente, in Quarantena o no, ma non attraverso una Porta Sbarrata.
           *[E1] Giocala nel tuo turno su un giocatore adiacente: non attraverso una Porta Sbarrata e non su chi è in Quarantena.
        }
        Solo tu vedi tutta la sua mano; gli altri sanno soltanto che l’hai guardata.
        { $thingFlamethrower ->
            [restricted] Se contiene sia «La Cosa» sia un «Lanciafiamme», la partita finisce e vincono tutti gli Umani in vita.
           *[free] { "" }
        }
        Non ci si può difendere.
        Segue il tuo scambio di fine turno.
        { $armsInDeck ->
            [true] All’inizio non se ne distribuisce nessuna: partono tutte nel mazzo di pesca.
           *[false] { "" }
        }

rulecard-stayaway-card-axe = Scure
    .text =
        Rimuovi un impedimento, scelto quando giochi la carta; se non ne hai nessuno a portata, non puoi giocarla.
        { $axeReach ->
            [own_gaps] Sono a portata una porta su uno dei tuoi due lati e la Quarantena di un giocatore adiacente{ $axeThroughDoor ->
                [any] , anche se vi separa una porta
               *[door_only] { " " }da cui non ti separa una porta
            }.
           *[attached] Sono a portata una porta su uno dei tuoi due lati e, per un giocatore adiacente{ $axeThroughDoor ->
                [any] , anche se vi separa una porta
               *[door_only] { " " }da cui non ti separa una porta
            }, la sua Quarantena o, se non è in Quarantena, la porta sul suo lato opposto.
        }
        { $axeThroughDoor ->
            [any] { "" }
           *[door_only] Dal lato di un giocatore adiacente dietro una porta puoi rimuovere solo la porta stessa.
        }
        { $quarantineRules ->
            [E2] Puoi giocarla anche mentre sei in Quarantena, perfino sulla tua stessa Quarantena.
           *[E1] Chi è in Quarantena non può giocarla.
        }
        Non ci si può difendere.
        Segue il tuo scambio di fine turno, che la rimozione può aver reso possibile.

rulecard-stayaway-card-suspicion = Sospettoso
    .text =
        { $quarantineRules ->
            [E2] Giocala nel tuo turno su un giocatore adiacente, in Quarantena o no, ma non attraverso una Porta Sbarrata.
           *[E1] Giocala nel tuo turno su un giocatore adiacente: non attraverso una Porta Sbarrata e non su chi è in Quarantena.
        }
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
        { $thingInDeck ->
            [true] Se tra le tre c’è «La Cosa», diventi La Cosa e devi tenerla.
           *[false] { "" }
        }
        Poi, con cinque carte in mano, giochi o scarti di nuovo; puoi giocare anche un altro «Risoluto».
        Gli altri giocatori vedono solo che l’hai giocata e quante carte si sono spostate{ $quarantineRules ->
            [E2] ; se sei in Quarantena, si mostrano tutte e tre le carte e quale tieni
           *[E1] { "" }
        }.

rulecard-stayaway-card-watch_your_back = Guardati le Spalle
    .text =
        La direzione del turno si inverte subito.
        Lo scambio di fine turno di questo turno e il turno seguente vanno già nella nuova direzione.
        Non ha bersaglio e non ci si può difendere.

rulecard-stayaway-card-change_places = Ruba il Posto!
    .text =
        Giocala nel tuo turno per scambiarti di posto con un giocatore adiacente: non attraverso una Porta Sbarrata, e non se tu o il bersaglio siete in Quarantena.
        Il bersaglio viene sempre interpellato, e solo «Sto Comodo» impedisce lo scambio di posto.
        Le porte restano nei loro varchi.
        Il tuo scambio di fine turno e il turno seguente si contano dal posto che occupi ora.
        { $twoPlayerDoor ->
            [pair] Quando restano due giocatori, lo scambio di posto è possibile solo se non ci sono porte, e non cambia nulla.
           *[gap] Quando restano due giocatori, lo scambio di posto cambia soltanto da quale tuo lato si trova una porta.
        }

rulecard-stayaway-card-better_run = Dattela a Gambe!
    .text =
        Giocala nel tuo turno, se non sei in Quarantena, per scambiarti di posto con { $lineOfSight ->
            [path] un giocatore non in Quarantena, vicino o lontano; almeno una delle due vie attorno al tavolo che portano a lui dev’essere senza porte e senza giocatori in Quarantena.
            [adjacent] un giocatore adiacente non in Quarantena da cui non ti separa una porta.
            [door] un qualsiasi altro giocatore non in Quarantena, vicino o lontano, perfino uno adiacente dietro una porta.
           *[off] un qualsiasi altro giocatore non in Quarantena, vicino o lontano.
        }
        { $lineOfSight ->
            [path] Le porte restano nei loro varchi.
            [adjacent] Le porte restano nei loro varchi.
            [door] Per questa carta le porte non contano, e restano nei loro varchi.
           *[off] Le porte non contano e restano nei loro varchi.
        }
        Il bersaglio viene sempre interpellato, e solo «Sto Comodo» impedisce lo scambio di posto.
        Il tuo scambio di fine turno e il turno seguente si contano dal posto che occupi ora.

rulecard-stayaway-card-seduction = Seduzione
    .text =
        { $lineOfSight ->
            [path] Scambia una carta con un qualsiasi altro giocatore non in Quarantena, se almeno una delle due vie attorno al tavolo che portano a lui è senza porte e senza giocatori in Quarantena.
            [adjacent] Scambia una carta con un giocatore adiacente non in Quarantena da cui non ti separa una porta.
            [door] Scambia una carta con un qualsiasi altro giocatore non in Quarantena, ma non con uno adiacente dietro una porta; le altre porte non contano.
           *[off] Scambia una carta con un qualsiasi altro giocatore non in Quarantena; le porte non contano.
        }
        Se non si può scegliere nessuno, la carta non si può giocare.
        Offri una carta coperta{ $quarantineRules ->
            [E2] , o scoperta se sei in Quarantena
           *[E1] { "" }
        }; il bersaglio deve dartene una in cambio o difendersi con «Spaventato», «No, Amico!» o «Mancato!».
        Poi il tuo turno termina in ogni caso, anche se il bersaglio rifiuta: non c’è scambio di fine turno.
        Il turno seguente tocca a chi è accanto a te nella direzione del turno, non a chi è accanto al bersaglio.

## Cards: defence

rulecard-stayaway-card-scary = Spaventato
    .text =
        Giocala quando sei il partner di uno scambio: a fine turno, per «Seduzione» o per «Facciamo Amicizia?».
        Nessuna carta cambia mano; solo tu vedi la carta offerta{ $quarantineRules ->
            [E2] { " " }(o la vedono tutti, se la offre chi è in Quarantena)
           *[E1] { "" }
        }, che resta a chi l’ha offerta.
        Una carta «Infetto!» rivela che quel giocatore è { $missedInfects ->
            [false] La Cosa o un Infetto
           *[true] La Cosa oppure, se La Cosa sei tu, un Infetto
        }; nessuno viene infettato e non si annuncia nulla.
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
        Nessuna carta cambia mano e non vedi la carta offerta{ $quarantineRules ->
            [E2] , a meno che non la offra chi è in Quarantena
           *[E1] { "" }
        }.
        Scarti «No, Amico!» e peschi subito una carta Stay Away! in sostituzione.
        Non serve contro «Giro Giro Tondo».

rulecard-stayaway-card-missed = Mancato!
    .text =
        Giocala quando sei il partner di uno scambio (mai contro «Giro Giro Tondo»): ne esci, scarti «Mancato!» e peschi subito una carta Stay Away! in sostituzione.
        Il giocatore dopo di te nella direzione del turno subentra nello scambio e può dare una carta o difendersi, anche con «Mancato!».
        { $missedOffer ->
            [rechoose] Chi ha chiesto lo scambio sceglie di nuovo quale carta offrirgli
           *[keep] La carta offerta resta la stessa
        }, e { $missedInfects ->
            [false] una carta «Infetto!» che poi cambia mano non infetta nessuno, anche se rivela che chi l’ha data è La Cosa o un Infetto
           *[true] una carta «Infetto!» data da La Cosa infetta come in ogni scambio
        }.
        Lo scambio salta se quel giocatore è chi lo ha chiesto o è in Quarantena, oppure se tra te e lui c’è una Porta Sbarrata; le altre porte non contano.
        Il turno seguente tocca comunque al giocatore dopo chi ha chiesto lo scambio.
        { $missedInfects ->
            [false] { "" }
           *[true] { $missedOffer ->
                [keep_broad] Un solo caso è escluso: La Cosa non può usare «Mancato!» contro nessuna offerta di un Infetto.
                [rechoose] { "" }
               *[keep] Un solo caso è escluso: La Cosa non può usare «Mancato!» quando un Infetto le offre una carta «Infetto!».
            }
        }

rulecard-stayaway-card-no_barbecue = No Barbecue!
    .text =
        Giocala quando qualcuno usa un «Lanciafiamme» su di te: non vieni eliminato e il «Lanciafiamme» è consumato.
        Non serve contro nient’altro, e nessuno può giocarla per te.
        La scarti e peschi subito una carta Stay Away! in sostituzione.
        Segue lo scambio di fine turno del giocatore di turno, magari proprio con te.

## Cards: obstacle

rulecard-stayaway-card-quarantine = Quarantena
    .text =
        { $quarantineRules ->
            [E2]
                Giocala nel tuo turno su un giocatore adiacente, mai su di te: non attraverso una Porta Sbarrata e non su chi è già in Quarantena; non ci si può difendere.
                Chi è in Quarantena continua a giocare, a scambiare e a difendersi, ma ogni carta che pesca, scarta o dà in uno scambio viene mostrata a tutti.
                Non può giocare «Lanciafiamme», «Ruba il Posto!» o «Dattela a Gambe!», ma può rimuovere la propria Quarantena con una «Scure».
                Non può essere scelto per uno scambio di posto, per «Seduzione» o per «Facciamo Amicizia?», e «Mancato!» non devia alcuno scambio verso di lui; può invece essere bersaglio di altre carte.
                Dura fino alla fine del secondo turno che quel giocatore comincia dopo che la carta è stata giocata; lo scambio di questo turno non ne risente.
           *[E1]
                Giocala nel tuo turno su di te o su un giocatore adiacente: non attraverso una Porta Sbarrata e non su chi è già in Quarantena; non ci si può difendere.
                Chi è in Quarantena non può scambiare carte, giocare carte Stay Away! né difendersi, e non può essere bersaglio di carte Stay Away! altrui, salvo una «Scure» per rimuovere la Quarantena.
                Nei suoi turni pesca e poi deve scartare; se pesca una carta Panic!, questa si risolve.
                Dura fino alla fine del terzo turno che quel giocatore comincia dopo che la carta è stata giocata.
                Se colpisce te o il giocatore successivo, alla fine di questo turno non c’è scambio.
        }

rulecard-stayaway-card-locked_door = Porta Sbarrata
    .text =
        Mettila in uno dei due varchi accanto a te che non abbia già una porta; non importa se da quel lato il giocatore adiacente è in Quarantena, e non ci si può difendere.
        Blocca in entrambi i sensi «Lanciafiamme», «Analisi», «Sospettoso», «Quarantena», «Ruba il Posto!», «Mancato!» e lo scambio di fine turno, compreso quello di questo turno.
        { $lineOfSight ->
            [path] «Seduzione», «Dattela a Gambe!», «Facciamo Amicizia?» e «Fuori Di Qui!» richiedono una via attorno al tavolo senza porte e senza giocatori in Quarantena.
            [adjacent] «Seduzione», «Dattela a Gambe!», «Facciamo Amicizia?» e «Fuori Di Qui!» funzionano solo su giocatori adiacenti, e la porta blocca anche queste.
            [door] Blocca anche «Seduzione», «Facciamo Amicizia?» e «Fuori Di Qui!» tra i due giocatori adiacenti ai suoi lati, ma non «Dattela a Gambe!».
           *[off] Non blocca «Seduzione», «Dattela a Gambe!», «Facciamo Amicizia?» né «Fuori Di Qui!».
        }
        { $betweenUsDoor ->
            [ignores] Non blocca «Resti tra Noi...», «Uno, Due...», «Giro Giro Tondo», «Rivelazioni», il passaggio del turno né una «Scure» usata sulla porta stessa.
           *[blocks] Blocca «Resti tra Noi...», ma non «Uno, Due...», «Giro Giro Tondo», «Rivelazioni», il passaggio del turno né una «Scure» usata sulla porta stessa.
        }
        Resta nel suo varco quando i giocatori si spostano, finché non viene rimossa da una «Scure», da «Tre, Quattro...» o da «È Qui la Festa?».
        { $doorOnElimination ->
            [drop] Quando viene eliminato un giocatore a uno dei suoi lati, si scarta.
           *[merge] Quando viene eliminato un giocatore a uno dei suoi lati, resta e si trova tra i due giocatori che diventano adiacenti.
        }
        { $twoPlayerDoor ->
            [pair] Quando restano due giocatori, qualsiasi porta chiude entrambi i varchi tra loro.
           *[gap] Quando restano due giocatori, dei due varchi tra loro chiude solo il proprio.
        }

## Cards: Panic

rulecard-stayaway-card-rotten_ropes = Corde Marce
    .text =
        Panic! Si scartano tutte le carte Quarantena in gioco, compresa quella di chi ha pescato.
        Le Porte Sbarrate restano.
        Segue lo scambio di fine turno di chi ha pescato, a meno che una porta non lo impedisca{ $quarantineRules ->
            [E2] { "" }
           *[E1] { $freedDrawerExchanges ->
                [true] ; si fa anche se è stata questa carta a liberarlo dalla Quarantena
               *[false] ; non si fa però se ha cominciato questo turno in Quarantena
            }
        }.

rulecard-stayaway-card-one_two = Uno, Due...
    .text =
        Panic! Chi la pesca sceglie sinistra o destra e si scambia di posto con il terzo giocatore da quel lato, contando i giocatori in vita, anche quelli in Quarantena, a partire da quello adiacente come primo.
        Non si può scegliere un lato il cui terzo giocatore è in Quarantena o è chi ha pescato; se nessuno dei due lati va bene, non succede nulla.
        { $oneTwoSmall ->
            [min4] Se restano meno di quattro giocatori, non ha effetto.
           *[count] Se restano due giocatori, è l’altro giocatore; se ne restano tre, non ha effetto.
        }
        { $quarantinedDrawerMoves ->
            [false] Se chi ha pescato è in Quarantena, resta al suo posto e la carta non ha effetto.
           *[true] Chi ha pescato si sposta anche se è in Quarantena, portandola con sé.
        }
        Le porte non contano e restano, e nessuno può rifiutare.
        Segue lo scambio di fine turno dal nuovo posto, a meno che un impedimento non lo blocchi.

rulecard-stayaway-card-three_four = Tre, Quattro...
    .text =
        Panic! Si scartano tutte le Porte Sbarrate in gioco.
        Le Quarantene restano.
        Segue { $quarantineRules ->
            [E2] in ogni caso lo scambio di fine turno di chi ha pescato
           *[E1] lo scambio di fine turno di chi ha pescato, a meno che una Quarantena non lo impedisca
        }.

rulecard-stayaway-card-party = È Qui la Festa?
    .text =
        Panic! Prima si scartano tutte le Quarantene e tutte le Porte Sbarrate.
        Poi i giocatori si scambiano di posto a coppie, contando in senso orario da chi ha pescato, qualunque sia la direzione del turno: il primo con il secondo, il terzo con il quarto e così via.
        Se i giocatori sono in numero dispari, chi siede alla destra di chi ha pescato resta al suo posto; nessuno sceglie e nessuno può rifiutare.
        Segue { $quarantineRules ->
            [E2] in ogni caso lo scambio di fine turno di chi ha pescato, dal nuovo posto
           *[E1] { $freedDrawerExchanges ->
                [true] lo scambio di fine turno di chi ha pescato, dal nuovo posto, anche se è stata questa carta a liberarlo dalla Quarantena
               *[false] lo scambio di fine turno di chi ha pescato, dal nuovo posto, ma non se ha cominciato questo turno in Quarantena
            }
        }.

rulecard-stayaway-card-get_out = Fuori Di Qui!
    .text =
        { $lineOfSight ->
            [path] Panic! Chi la pesca si scambia di posto con un qualsiasi altro giocatore non in Quarantena, se almeno una delle due vie attorno al tavolo che portano a lui è senza porte e senza giocatori in Quarantena.
            [adjacent] Panic! Chi la pesca si scambia di posto con un giocatore adiacente non in Quarantena, se tra loro non c’è una porta.
            [door] Panic! Chi la pesca si scambia di posto con un qualsiasi altro giocatore non in Quarantena, ma non con uno adiacente dietro una porta; le altre porte non contano.
           *[off] Panic! Chi la pesca si scambia di posto con un qualsiasi altro giocatore non in Quarantena; le porte non contano.
        }
        { $quarantinedDrawerMoves ->
            [false] Se chi ha pescato è in Quarantena, resta al suo posto e la carta non ha effetto.
           *[true] Chi ha pescato si sposta anche se è in Quarantena, portandola con sé.
        }
        Le porte restano nei loro varchi, e se non si può scegliere nessuno non succede nulla.
        Nessuno può rifiutare, nemmeno con «Sto Comodo».
        Segue lo scambio di fine turno dal nuovo posto, a meno che un impedimento non lo blocchi.

rulecard-stayaway-card-forgetful = Smemorato
    .text =
        Panic! Chi la pesca scarta coperte tre carte a sua scelta, poi pesca tre carte Stay Away! in sostituzione.
        «La Cosa» non si può scartare, e un Infetto deve tenere almeno una carta «Infetto!»; un Umano può scartare carte «Infetto!».
        Gli altri giocatori vedono solo che tre carte sono state sostituite{ $quarantineRules ->
            [E2] ; se chi ha pescato è in Quarantena, le sue carte vecchie e nuove si mostrano a tutti
           *[E1] { "" }
        }.
        Segue lo scambio di fine turno di chi ha pescato, a meno che un impedimento non lo blocchi.

rulecard-stayaway-card-round_and_round = Giro Giro Tondo
    .text =
        Panic! Tutti i giocatori, compresi quelli in Quarantena, scelgono in segreto una carta e la passano al giocatore successivo nella direzione del turno, tutti nello stesso momento.
        Per le carte che si possono passare valgono i limiti degli scambi, e una carta «Infetto!» passata da La Cosa infetta un Umano.
        Porte e Quarantene non contano, e non si possono usare carte Difesa.
        Vedi la carta che ricevi e sai chi te l’ha passata.
        Poi il turno termina senza scambio.

rulecard-stayaway-card-friends = Facciamo Amicizia?
    .text =
        { $lineOfSight ->
            [path] Panic! Chi la pesca sceglie un altro giocatore non in Quarantena e scambia una carta con lui; almeno una delle due vie attorno al tavolo che portano a lui dev’essere senza porte e senza giocatori in Quarantena.
            [adjacent] Panic! Chi la pesca sceglie un giocatore adiacente non in Quarantena, senza una porta in mezzo, e scambia una carta con lui.
            [door] Panic! Chi la pesca sceglie un qualsiasi altro giocatore non in Quarantena, ma non uno adiacente dietro una porta, e scambia una carta con lui; le altre porte non contano.
           *[off] Panic! Chi la pesca sceglie un qualsiasi altro giocatore non in Quarantena e scambia una carta con lui; le porte non contano.
        }
        Il giocatore scelto dà una carta o si difende con «Spaventato», «No, Amico!» o «Mancato!».
        { $quarantineRules ->
            [E2] Se chi ha pescato è in Quarantena fa comunque lo scambio, con una carta scoperta.
           *[E1] Se chi ha pescato è in Quarantena, non fa alcuno scambio.
        }
        Se non si può scegliere nessuno, non succede nulla.
        { $friendsEndsTurn ->
            [true] Poi il turno termina, che lo scambio sia avvenuto o sia stato rifiutato; solo se non è stato scelto nessuno segue lo scambio di fine turno, a meno che un impedimento non lo blocchi.
           *[false] Segue lo scambio di fine turno di chi ha pescato, anche se è con lo stesso giocatore, a meno che un impedimento non lo blocchi.
        }

rulecard-stayaway-card-blind_date = Appuntamento al Buio
    .text =
        Panic! Chi la pesca sceglie una carta della propria mano, pesca una carta Stay Away! e poi mette la carta scelta { $blindDateCard ->
            [discard] nella pila degli scarti
            [shuffle] nel mazzo di pesca, che viene mescolato
           *[top] in cima al mazzo di pesca
        }.
        Non si possono scegliere «La Cosa» né l’ultima carta «Infetto!» di un Infetto.
        Un Umano può liberarsi così di una carta «Infetto!»; chi la pesca non viene infettato.
        Gli altri giocatori vedono solo che una carta è stata sostituita{ $quarantineRules ->
            [E2] ; se chi ha pescato è in Quarantena, { $blindDateCard ->
                [discard] la carta nuova e quella scartata si mostrano
               *[top] la carta nuova si mostra
            } a tutti
           *[E1] { "" }
        }.
        Poi il turno termina senza scambio.

rulecard-stayaway-card-oops = Ooops!
    .text =
        Panic! Tutta la mano di chi ha pescato viene mostrata a tutti i giocatori.
        Non si nasconde nulla, e la partita continua.
        Segue lo scambio di fine turno di chi ha pescato, a meno che un impedimento non lo blocchi.

rulecard-stayaway-card-between_us = Resti tra Noi...
    .text =
        Panic! Chi la pesca sceglie un giocatore adiacente, l’unico a vedere tutta la mano di chi ha pescato.
        { $betweenUsDoor ->
            [ignores] Si può scegliere anche chi sta dietro una Porta Sbarrata.
           *[blocks] Non si può scegliere chi sta dietro una Porta Sbarrata.
        }
        { $betweenUsQuarantine ->
            [blocks] Non si può scegliere chi è in Quarantena.
           *[ignores] Si può scegliere chi è in Quarantena.
        }
        Se non si può scegliere nessun giocatore adiacente, non succede nulla.
        Segue lo scambio di fine turno di chi ha pescato, a meno che un impedimento non lo blocchi.

rulecard-stayaway-card-revelations = Rivelazioni
    .text =
        Panic! A partire da chi ha pescato e seguendo la direzione del turno, a ogni giocatore si chiede una volta se mostrare a tutti l’intera mano, mostrare una sola carta «Infetto!» se ne ha, oppure rifiutare.
        Chi ha carte «Infetto!» può rifiutare come chiunque altro.
        Ci si ferma appena viene mostrata una carta «Infetto!», altrimenti dopo un giro; mostrare «La Cosa» non ferma il giro.
        { $thingFlamethrower ->
            [restricted] Se però La Cosa, fuori dal proprio turno, mostra una mano che contiene un «Lanciafiamme», la partita finisce e vincono tutti gli Umani in vita.
           *[free] { "" }
        }
        Le porte non contano, e chi è in Quarantena partecipa.
        Segue lo scambio di fine turno di chi ha pescato, a meno che un impedimento non lo blocchi.

## What a player is asked

rulecard-stayaway-ask-play = Gioca o scarta
    .text =
        Devi giocare una carta Azione o Impedimento, oppure scartare una carta coperta.
        Una carta si può giocare se ha un bersaglio, un varco o un impedimento valido, anche se non cambia nulla; bersaglio, lato e impedimento per la «Scure» si scelgono insieme alla carta.
        Qui non si possono giocare carte Difesa, carte «Infetto!» né «La Cosa».
        { $quarantineRules ->
            [E2] Anche chi è in Quarantena può giocare, ma non «Lanciafiamme», «Ruba il Posto!» o «Dattela a Gambe!».
           *[E1] Chi è in Quarantena può solo scartare.
        }
        Non si possono scartare «La Cosa» né l’ultima carta «Infetto!» di un Infetto.
        { $overLimit ->
            [open] La mano che resta può contenere al massimo tre carte «Infetto!»; una quarta che arriva più tardi si scarta e si sostituisce sotto gli occhi di tutti.
            [superinfection] La mano che resta può contenere qualsiasi numero di carte «Infetto!», ma se non contiene altro rischi la Superinfezione quando devi dare una carta.
           *[quiet] La mano che resta può contenere al massimo tre carte «Infetto!»; una quarta che arriva più tardi viene cambiata di nascosto con un’altra carta.
        }
        Gli altri vedono la carta giocata e il suo bersaglio; di uno scarto vedono solo che una carta è stata scartata{ $quarantineRules ->
            [E2] , a meno che tu non sia in Quarantena: allora vedono quale
           *[E1] { "" }
        }.

rulecard-stayaway-ask-keep = Quale carta tenere
    .text =
        Hai giocato «Risoluto»: scegli quale delle carte pescate tenere; le altre si scartano coperte.
        { $thingInDeck ->
            [true] Se tra queste c’è «La Cosa», devi tenerla, e da quel momento sei La Cosa.
           *[false] { "" }
        }
        Gli altri vedono solo quante carte si sono spostate{ $quarantineRules ->
            [E2] ; se sei in Quarantena, vedono le carte pescate e quale tieni
           *[E1] { "" }
        }.
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
        Scegli una carta da offrire coperta al partner indicato; mentre risponde non puoi cambiarla.
        «La Cosa» non si dà mai; una carta «Infetto!» può darla solo La Cosa, a chiunque, oppure un Infetto che ne ha due o più, a La Cosa.
        Il partner ti dà una carta in cambio oppure si difende: con «Spaventato» vede la tua carta, che resta a te.
        { $missedInfects ->
            [false] { $missedOffer ->
                [rechoose] Con «Mancato!» lo scambio passa al giocatore dopo di lui, per il quale scegli di nuovo una carta, che non può infettarlo.
               *[keep] Con «Mancato!» la tua carta passa così com’è al giocatore dopo di lui, e non può infettarlo.
            }
           *[true] { $missedOffer ->
                [keep_broad] Con «Mancato!» la tua carta passa così com’è al giocatore dopo di lui; solo La Cosa non può rispondere così a un Infetto.
                [rechoose] Con «Mancato!» lo scambio passa al giocatore dopo di lui, per il quale scegli di nuovo una carta.
               *[keep] Con «Mancato!» la tua carta passa così com’è al giocatore dopo di lui; solo La Cosa non può rispondere così alla carta «Infetto!» di un Infetto.
            }
        }
        Gli altri vedono solo che c’è un’offerta coperta{ $quarantineRules ->
            [E2] , a meno che tu non sia in Quarantena: allora la tua carta si mostra a tutti prima che il partner risponda
           *[E1] { "" }
        }.

rulecard-stayaway-ask-reply = La tua risposta a un’offerta
    .text =
        Dai una carta in cambio, oppure gioca «Spaventato», «No, Amico!» o «Mancato!» se ce l’hai; senza una di queste non puoi rifiutare.
        «La Cosa» non si dà mai; una carta «Infetto!» può darla solo La Cosa, a chiunque, oppure un Infetto che ne ha due o più, a La Cosa.
        Anche una carta Difesa si può dare, come qualsiasi altra carta.
        { $missedInfects ->
            [false] { $missedOffer ->
                [rechoose] Dopo «Mancato!» si sceglie di nuovo una carta per il giocatore dopo di te, che non può esserne infettato.
               *[keep] Con «Mancato!» l’offerta passa così com’è al giocatore dopo di te, che non può esserne infettato.
            }
           *[true] { $missedOffer ->
                [keep_broad] Con «Mancato!» l’offerta passa così com’è al giocatore dopo di te; La Cosa non può usarla contro un Infetto.
                [rechoose] Dopo «Mancato!» si sceglie di nuovo una carta per il giocatore dopo di te.
               *[keep] Con «Mancato!» l’offerta passa così com’è al giocatore dopo di te; La Cosa non può usarla contro una carta «Infetto!» offerta da un Infetto.
            }
        }
        { $quarantineRules ->
            [E2] La carta di chi è in Quarantena si mostra a tutti, un’offerta già prima della risposta; altrimenti non vedi l’offerta, e gli altri non vedono alcuna carta, tranne una carta Difesa.
           *[E1] Non vedi l’offerta, e gli altri vedono solo che avete scambiato o quale carta Difesa hai giocato.
        }

rulecard-stayaway-ask-one_two = «Uno, Due...»: da che lato
    .text =
        Scegli sinistra o destra: ti scambi di posto con il terzo giocatore in vita da quel lato, contando come primo quello adiacente.
        Si può scegliere solo un lato il cui terzo giocatore non sia in Quarantena e non sia tu, e uno va scelto per forza.
        L’altro giocatore non può rifiutare.
        Tutti vedono la tua scelta.

rulecard-stayaway-ask-get_out = «Fuori Di Qui!»: con chi
    .text =
        { $lineOfSight ->
            [path] Scegli con chi scambiarti di posto: chiunque non sia in Quarantena, se almeno una delle due vie attorno al tavolo che portano a quel giocatore è senza porte e senza giocatori in Quarantena.
            [adjacent] Scegli con chi scambiarti di posto: un giocatore adiacente non in Quarantena da cui non ti separa una porta.
            [door] Scegli con chi scambiarti di posto: chiunque non sia in Quarantena, tranne un giocatore adiacente dietro una porta.
           *[off] Scegli con chi scambiarti di posto: chiunque non sia in Quarantena, quali che siano le porte in mezzo.
        }
        Devi scegliere qualcuno, e l’altro giocatore non può rifiutare.
        Tutti vedono la tua scelta.
        Il tuo scambio e il turno seguente si contano poi dal nuovo posto.

rulecard-stayaway-ask-friends = «Facciamo Amicizia?»: con chi
    .text =
        { $lineOfSight ->
            [path] Scegli con chi scambiare una carta: chiunque non sia in Quarantena, se almeno una delle due vie attorno al tavolo che portano a quel giocatore è senza porte e senza giocatori in Quarantena.
            [adjacent] Scegli con chi scambiare una carta: un giocatore adiacente non in Quarantena da cui non ti separa una porta.
            [door] Scegli con chi scambiare una carta: chiunque non sia in Quarantena, tranne un giocatore adiacente dietro una porta.
           *[off] Scegli con chi scambiare una carta: chiunque non sia in Quarantena, quali che siano le porte in mezzo.
        }
        Devi scegliere qualcuno; quel giocatore dà una carta o si difende con «Spaventato», «No, Amico!» o «Mancato!».
        Tutti vedono chi scegli; le carte restano nascoste come in ogni scambio.
        { $friendsEndsTurn ->
            [true] Poi il tuo turno termina.
           *[false] Segue comunque il tuo scambio di fine turno, a meno che un impedimento non lo blocchi.
        }

rulecard-stayaway-ask-between_us = «Resti tra Noi...»: a chi
    .text =
        Scegli il giocatore adiacente che vedrà tutta la tua mano.
        Una porta tra voi { $betweenUsDoor ->
            [ignores] non conta
           *[blocks] lo esclude
        }; { $betweenUsQuarantine ->
            [blocks] chi è in Quarantena non si può scegliere
           *[ignores] chi è in Quarantena si può scegliere
        }.
        Devi scegliere qualcuno.
        Tutti vedono chi scegli; solo quel giocatore vede le tue carte, e può dirne quello che vuole.

rulecard-stayaway-ask-forget = «Smemorato»: che cosa scartare
    .text =
        Scegli tre delle tue carte: si scartano coperte e peschi tre carte Stay Away! in sostituzione.
        «La Cosa» non si può scegliere, e un Infetto deve tenere almeno una carta «Infetto!».
        Un Umano può scartare così carte «Infetto!».
        Gli altri vedono solo che tre carte sono state sostituite{ $quarantineRules ->
            [E2] ; se sei in Quarantena, vedono quelle vecchie e quelle nuove
           *[E1] { "" }
        }.

rulecard-stayaway-ask-blind_date = «Appuntamento al Buio»: che cosa sostituire
    .text =
        Scegli una carta da sostituire con una carta Stay Away! del mazzo di pesca; la tua { $blindDateCard ->
            [discard] finisce poi nella pila degli scarti
            [shuffle] finisce poi nel mazzo, che viene mescolato
           *[top] finisce poi in cima al mazzo
        }.
        Non si possono scegliere «La Cosa» né l’ultima carta «Infetto!» di un Infetto.
        Gli altri vedono solo che una carta è stata sostituita{ $quarantineRules ->
            [E2] ; se sei in Quarantena, vedono la carta nuova{ $blindDateCard ->
                [discard] { " " }e quella scartata
               *[top] { "" }
            }
           *[E1] { "" }
        }.
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
        { $thingFlamethrower ->
            [restricted] Se La Cosa, fuori dal proprio turno, mostra una mano che contiene un «Lanciafiamme», la partita finisce e vincono tutti gli Umani in vita.
           *[free] { "" }
        }
        Se viene mostrata una carta «Infetto!», ai giocatori dopo di te non si chiede più nulla.
        Tutti vedono la tua risposta e le carte che mostri, e nient’altro.

rulecard-stayaway-ask-declare = Dichiarare che non restano Umani
    .text =
        { $declare ->
            [manual]
                Può dichiararlo solo La Cosa, ogni volta che il gioco attende la decisione di qualcuno, nel turno di qualsiasi giocatore.
                Non viene mai posto come domanda, e nessuno vede chi potrebbe dichiarare.
                La partita non finisce da sola quando non c’è più alcun Umano in vita: continua finché La Cosa non dichiara; solo se La Cosa è l’unico giocatore rimasto, questo avviene in automatico.
                Una dichiarazione pone fine subito alla partita, sotto gli occhi di tutti.
                Se è vera, i vincitori si stabiliscono come in ogni finale senza Umani; se c’è ancora un Umano in vita, vincono gli Umani in vita.
            [auto]
                Non ci sono dichiarazioni: nessuno può porre fine alla partita con una parola.
                { "" }
                { "" }
                La partita finisce da sola appena non c’è più alcun Umano in vita.
                { "" }
           *[both]
                Può dichiararlo solo La Cosa, ogni volta che il gioco attende la decisione di qualcuno, nel turno di qualsiasi giocatore.
                Non viene mai posto come domanda, e nessuno vede chi potrebbe dichiarare.
                Una dichiarazione pone fine subito alla partita, sotto gli occhi di tutti.
                La partita finisce anche da sola appena non c’è più alcun Umano in vita, quindi La Cosa non ha bisogno di dichiarare.
                Se c’è ancora un Umano in vita, la dichiarazione è falsa e vincono gli Umani in vita.
        }

## Topics

rulecard-stayaway-topic-turn = Il turno
    .text =
        Un turno ha tre fasi: pescare una carta, giocarne o scartarne una, scambiarne una con il giocatore successivo; fuori dal tuo turno hai quattro carte in mano.
        Pescare è obbligatorio: una carta Stay Away! si aggiunge alla tua mano e poi giochi o scarti; una carta Panic! si risolve subito, al posto di giocare o scartare.
        Lo scambio si fa con chi in quel momento è accanto a te nella direzione del turno.
        Non si fa { $quarantineRules ->
            [E2] se tra voi c’è una porta (la Quarantena non conta)
           *[E1] se uno dei due è in Quarantena o se tra voi c’è una porta
        }, né dopo «Seduzione», «Giro Giro Tondo»{ $friendsEndsTurn ->
            [true] , «Appuntamento al Buio» e lo scambio di «Facciamo Amicizia?»
           *[false] { " " }e «Appuntamento al Buio»
        }.
        Gli impedimenti contano per come si trovano in quel momento{ $quarantineRules ->
            [E2] { "" }
           *[E1] { $freedDrawerExchanges ->
                [true] , quindi chi viene liberato dalla Quarantena nel proprio turno fa lo scambio già in quel turno
               *[false] ; solo chi ha cominciato il turno in Quarantena resta in quel turno senza scambio, anche se viene liberato
            }
        }.
        Poi il turno passa al giocatore successivo rispetto al posto che occupi ora, chiunque abbia partecipato allo scambio; chi viene saltato per un cambio di posto aspetta che il turno arrivi fino a lui.
        La regola di una carta prevale su una regola generale, e un divieto prevale su un permesso.

rulecard-stayaway-topic-setup = Preparazione
    .text =
        { $thingInDeck ->
            [true] Si distribuiscono quattro carte a ogni giocatore; tra queste non ci sono né carte «Infetto!», né carte Panic!, né «La Cosa».
           *[false] Si mescola «La Cosa» con il numero esatto di altre carte, né «Infetto!» né Panic!, che serve per distribuirne quattro a ogni giocatore.
        }
        { $armsInDeck ->
            [true] Non si distribuiscono nemmeno le carte «Lanciafiamme» e «Analisi»: partono tutte nel mazzo di pesca.
           *[false] { "" }
        }
        { $thingInDeck ->
            [true] Così tutti i giocatori cominciano come Umani; chi più tardi pesca «La Cosa» diventa La Cosa, e lo sa solo quel giocatore.
           *[false] Così un solo giocatore comincia come La Cosa e tutti gli altri come Umani; ciascuno conosce soltanto il proprio ruolo.
        }
        Le carte rimanenti, { $thingInDeck ->
            [true] con «La Cosa» e tutte le carte «Infetto!» e Panic!
           *[false] con tutte le carte «Infetto!» e Panic!
        }, si mescolano e formano il mazzo di pesca, coperto; la pila degli scarti è vuota.
        Non ci sono porte né Quarantene; { $first ->
            [chosen] il primo giocatore è stato indicato dal tavolo
            [settled] il primo giocatore è indicato dal tavolo o scelto a caso
           *[lot] il primo giocatore è scelto a caso
        }, e si gioca in senso orario.
        A mescolare, distribuire ed estrarre carte a caso pensa sempre il gioco, con pari probabilità.
        Tutte le opzioni del tavolo sono pubbliche e si fissano prima di distribuire le carte.

rulecard-stayaway-topic-deck = Il mazzo
    .text =
        Il mazzo completo ha 108 carte: 20 carte Panic! e 88 carte Stay Away! («La Cosa», 20 «Infetto!», 45 Azione, 17 Difesa, 5 Impedimento).
        Ogni carta tranne «La Cosa» riporta un numero da 4 a 11{ $customDeck ->
            [none] ; in una partita si usano «La Cosa» e tutte le carte con un numero non superiore a quello dei giocatori.
           *[other] ; il tavolo ha scelto liberamente quante copie di alcune carte si usano, e di tutte le altre si usano quelle con un numero non superiore a quello dei giocatori.
        }
        { $players ->
            [0] Quindi in 4 si usano 35 carte, in 6 se ne usano 54, in 8 se ne usano 69, in 11 o 12 si usano tutte.
           *[other] In { $players } giocatori il mazzo di questo tavolo ha { $cards } carte, tra cui «La Cosa», { $infected_cards ->
                [one] 1 carta «Infetto!»
               *[other] { $infected_cards } carte «Infetto!»
            } e { $panic_cards ->
                [one] 1 carta Panic!
               *[other] { $panic_cards } carte Panic!
            }.
        }
        { $infectedDelta ->
            [0] { $players ->
                [0] Le carte «Infetto!» sono 8 in 4 o 5 giocatori, 10 in 6, 13 in 8 e 20 in 11 o 12.
                [6] { $infectedAt6 ->
                    [9] { $infected_cards ->
                        [9] Una carta «Infetto!» con il numero 6 resta fuori.
                       *[other] { "" }
                    }
                   *[10] { "" }
                }
               *[other] { "" }
            }
           *[other] { $infected_more ->
                [0] Il tavolo ha tolto { $infected_fewer ->
                    [one] 1 carta «Infetto!»
                   *[other] { $infected_fewer } carte «Infetto!»
                }.
               *[other] Il tavolo ha aggiunto { $infected_more ->
                    [one] 1 carta «Infetto!»
                   *[other] { $infected_more } carte «Infetto!»
                }.
            }
        }

rulecard-stayaway-topic-infection = Infezione
    .text =
        Un Umano viene infettato quando riceve una carta «Infetto!» da La Cosa: in uno scambio di fine turno, con «Seduzione», con «Facciamo Amicizia?» o con «Giro Giro Tondo»{ $missedInfects ->
            [false] , ma non in uno scambio deviato da «Mancato!»
           *[true] , anche in uno scambio deviato da «Mancato!»
        }.
        Non importa chi dei due ha chiesto lo scambio, e non si annuncia nulla; pescare una carta «Infetto!» non infetta mai.
        { $missedInfects ->
            [false] A meno che non sia stata giocata «Mancato!», solo La Cosa può dare una carta «Infetto!» a un Umano o a un Infetto, quindi chi viene infettato sa chi è La Cosa.
           *[true] Solo La Cosa può dare una carta «Infetto!» a un Umano o a un Infetto, quindi chi la riceve sa chi è La Cosa.
        }
        Un Infetto deve sempre tenere una carta «Infetto!», una copia qualsiasi; le altre può tenerle, scartarle o darle, ma soltanto a La Cosa.
        Con tre carte «Infetto!» in mano La Cosa deve darne una, perché nient’altro può lasciare la sua mano.
        Chiunque altro ne abbia tre deve dare la sua unica altra carta o difendersi con essa, ma un Infetto può dare una carta «Infetto!» a La Cosa.
        { $overLimit ->
            [open] Un Umano che La Cosa infetta con una quarta ne scarta una e pesca un’altra carta, e tutti lo vedono.
            [superinfection] Un Umano che La Cosa infetta con una quarta le tiene tutte e quattro.
           *[quiet] Un Umano che La Cosa infetta con una quarta ne tiene tre: una viene cambiata di nascosto con un’altra carta.
        }

rulecard-stayaway-topic-limit = Troppe carte «Infetto!»
    .text =
        { $overLimit ->
            [open]
                Nessuna mano può contenere più di tre carte «Infetto!», qualunque sia il ruolo.
                Dopo la pesca del tuo turno possono essere quattro per un momento.
                In tal caso puoi giocare o scartare solo ciò che te ne lascia al massimo tre, quindi devi scartare una carta «Infetto!».
                Se una quarta arriva in qualsiasi altro modo, chi la riceve ne scarta una coperta e pesca una carta Stay Away!, finché non ne ha al massimo tre; tutti vedono che scarta e pesca.
                Un Umano che viene infettato con una quarta diventa prima Infetto e ne tiene tre.
                Così ogni giocatore ha sempre una carta che può dare.
            [superinfection]
                Una mano può contenere qualsiasi numero di carte «Infetto!».
                Se però un giocatore diverso da La Cosa deve dare una carta, in uno scambio o con «Giro Giro Tondo», ma ha solo carte «Infetto!» e non può darne nessuna, mostra la mano a tutti e viene eliminato: è la Superinfezione.
                Lo scambio allora salta; un Infetto che ha di fronte La Cosa è al sicuro, perché può dargliene una.
                Se colpisce il giocatore di turno, il turno termina, dopo l’eventuale carta Panic!, e passa al giocatore che seguiva il posto rimasto vuoto.
                Con «Giro Giro Tondo» tutti i giocatori interessati escono insieme prima che si passino le carte.
                { $thingInDeck ->
                    [true] Se così resta un solo giocatore mentre «La Cosa» non è ancora stata pescata, quel giocatore vince; se non ne resta nessuno, non vince nessuno.
                   *[false] { "" }
                }
           *[quiet]
                Nessuna mano può contenere più di tre carte «Infetto!», qualunque sia il ruolo.
                Dopo la pesca del tuo turno possono essere quattro per un momento.
                In tal caso puoi giocare o scartare solo ciò che te ne lascia al massimo tre, quindi devi scartare una carta «Infetto!».
                Se una quarta arriva in qualsiasi altro modo, una viene cambiata di nascosto con una carta Stay Away! che non sia «Infetto!», presa a caso dal mazzo di pesca (se non ce ne sono, dalla pila degli scarti); lo viene a sapere solo il giocatore interessato.
                Un Umano che viene infettato con una quarta diventa prima Infetto e ne tiene tre.
                Così ogni giocatore ha sempre una carta che può dare.
        }

rulecard-stayaway-topic-exchange = Lo scambio
    .text =
        Il giocatore di turno offre una carta coperta; il partner dà una carta in cambio o gioca una carta Difesa, e fino ad allora l’offerta non può cambiare.
        Lo scambio avviene a fine turno, con «Seduzione» e con «Facciamo Amicizia?», ed è obbligatorio per entrambi; { $quarantineRules ->
            [E2] anche chi è in Quarantena scambia, ma non può essere scelto per «Seduzione» o «Facciamo Amicizia?»
           *[E1] chi è in Quarantena non partecipa ad alcuno scambio
        }.
        Ogni carta tranne «La Cosa» e le carte «Infetto!» si può dare a chiunque; «La Cosa» non si dà mai.
        Le carte «Infetto!» può darle La Cosa a chiunque, un Umano mai, un Infetto solo a La Cosa e solo se ne ha due o più, contate prima dello scambio.
        Le due carte cambiano mano nello stesso momento; { $quarantineRules ->
            [E2] ciascuno vede solo la carta ricevuta e gli altri nessuna, ma una carta data da chi è in Quarantena si mostra a tutti, un’offerta già prima della risposta.
           *[E1] ciascuno vede solo la carta ricevuta, e gli altri vedono chi ha scambiato ma nessuna carta.
        }
        { $overLimit ->
            [open] Una quarta carta «Infetto!» ricevuta si scarta poi e si sostituisce sotto gli occhi di tutti; se qualcuno non ha comunque carte da poter dare, lo scambio non avviene.
            [superinfection] Un giocatore diverso da La Cosa che ha solo carte «Infetto!» e non può darne nessuna viene eliminato, e lo scambio non avviene.
           *[quiet] Una quarta carta «Infetto!» ricevuta viene poi cambiata di nascosto con un’altra carta; se qualcuno non ha comunque carte da poter dare, lo scambio non avviene.
        }
        Se il partner si difende, l’offerta torna indietro senza essere vista, salvo con «Spaventato» e «Mancato!»{ $quarantineRules ->
            [E2] { " " }e salvo l’offerta scoperta di chi è in Quarantena
           *[E1] { "" }
        }.
        { $friendsEndsTurn ->
            [true] Poi il turno termina.
           *[false] Poi il turno termina; solo dopo «Facciamo Amicizia?» segue lo scambio di fine turno.
        }

rulecard-stayaway-topic-defence = Carte Difesa
    .text =
        Una carta Difesa si gioca solo in risposta, da parte di chi viene interpellato, una per ogni domanda; nel tuo turno puoi solo scartarla, o darla in uno scambio.
        «No Barbecue!» risponde a un «Lanciafiamme», «Sto Comodo» risponde a «Ruba il Posto!» e «Dattela a Gambe!», mentre «Spaventato», «No, Amico!» e «Mancato!» rispondono a uno scambio.
        Nulla risponde ad «Analisi», a «Sospettoso», a «Scure» o alle carte Impedimento e Panic!, tranne che allo scambio di «Facciamo Amicizia?».
        Una carta Difesa usata si scarta e si sostituisce subito con una carta Stay Away!, che può servire solo per una domanda successiva.
        Nessuno può annullare una carta Difesa, e chi è in Quarantena { $quarantineRules ->
            [E2] può difendersi come chiunque altro
           *[E1] non può difendersi
        }.

rulecard-stayaway-topic-piles = Mazzo di pesca e pila degli scarti
    .text =
        Entrambi sono coperti, e tutto ciò che si scarta va nella pila degli scarti: carte giocate, carte Difesa usate, impedimenti rimossi e mani dei giocatori eliminati.
        { $topBack ->
            [hidden] Nessuno vede se è Stay Away! o Panic! la prossima carta del mazzo di pesca.
           *[shown] Dal dorso tutti vedono se è Stay Away! o Panic! la prossima carta del mazzo di pesca.
        }
        Quando serve una carta e il mazzo di pesca è vuoto, si mescola l’intera pila degli scarti per formarne uno nuovo; una carta il cui effetto è ancora in corso non ne fa parte.
        Ogni pesca diversa da quella che apre il turno dà una carta Stay Away! e le carte Panic! incontrate si scartano senza leggerle.
        Se non ci fossero più carte Stay Away! da pescare, resteresti senza e completeresti la mano fino a quattro carte prima della tua pesca successiva; se non ci fosse proprio nulla da pescare, il tuo turno andrebbe direttamente allo scambio.
        Ma ogni mazzo che il gioco ammette ne ha abbastanza.

rulecard-stayaway-topic-seats = Posti e direzione
    .text =
        I giocatori in vita siedono in cerchio; in senso orario il giocatore successivo è alla tua sinistra, e solo i giocatori in vita contano come adiacente, successivo o terzo.
        Tra due giocatori adiacenti c’è un varco, che contiene al massimo una Porta Sbarrata.
        Si comincia in senso orario e la direzione si inverte solo con «Guardati le Spalle»; le porte non ostacolano mai il passaggio del turno.
        In uno scambio di posto, mano, ruolo e Quarantena seguono il giocatore, mentre le porte restano nei loro varchi.
        Quando restano due giocatori ci sono due varchi: { $twoPlayerDoor ->
            [pair] una porta in uno dei due li chiude entrambi, per le carte e per lo scambio di fine turno.
           *[gap] una carta per un giocatore adiacente funziona finché almeno uno è libero, ma lo scambio di fine turno richiede quello nella direzione del turno.
        }

rulecard-stayaway-topic-doors = Porte
    .text =
        Una Porta Sbarrata sta nel varco tra due posti e lo chiude in entrambi i sensi: a «Lanciafiamme», «Analisi», «Sospettoso», «Quarantena», «Ruba il Posto!», «Mancato!» e allo scambio di fine turno.
        { $betweenUsDoor ->
            [ignores] «Resti tra Noi...» la attraversa.
           *[blocks] Nemmeno «Resti tra Noi...» la attraversa.
        }
        { $axeThroughDoor ->
            [any] Una «Scure» colpisce la porta stessa oppure arriva oltre, al giocatore adiacente che sta dietro.
           *[door_only] Una «Scure» colpisce solo la porta stessa e nulla di ciò che sta dietro.
        }
        { $lineOfSight ->
            [path] «Seduzione», «Dattela a Gambe!», «Facciamo Amicizia?» e «Fuori Di Qui!» richiedono che almeno una delle due vie attorno al tavolo sia senza porte e senza giocatori in Quarantena.
            [adjacent] «Seduzione», «Dattela a Gambe!», «Facciamo Amicizia?» e «Fuori Di Qui!» raggiungono solo giocatori adiacenti senza una porta in mezzo.
            [door] «Seduzione», «Facciamo Amicizia?» e «Fuori Di Qui!» non raggiungono attraverso di essa un giocatore adiacente, e ignorano le altre porte; «Dattela a Gambe!» le ignora tutte.
           *[off] «Seduzione», «Dattela a Gambe!», «Facciamo Amicizia?» e «Fuori Di Qui!» ignorano tutte le porte.
        }
        Nessuna porta ferma «Uno, Due...», «È Qui la Festa?», «Giro Giro Tondo», «Rivelazioni» o il passaggio del turno.
        Le porte non si spostano mai con i giocatori; le rimuovono «Scure», «Tre, Quattro...» ed «È Qui la Festa?».
        Quando un posto viene eliminato, i suoi due varchi diventano uno solo, e una porta che stava nell’uno o nell’altro { $doorOnElimination ->
            [drop] si scarta
           *[merge] resta lì
        }.
        { $twoPlayerDoor ->
            [pair] Quando restano due giocatori, qualsiasi porta chiude entrambi i varchi tra loro.
           *[gap] Quando restano due giocatori, una porta chiude solo il proprio dei due varchi tra loro.
        }

rulecard-stayaway-topic-quarantine = Quarantena
    .text =
        { $quarantineRules ->
            [E2]
                Chi è in Quarantena gioca, scambia e si difende come al solito, ma ogni carta che pesca, scarta o dà in uno scambio si mostra a tutti, un’offerta già prima della risposta; le carte che riceve no.
                Non può giocare «Lanciafiamme», «Ruba il Posto!» o «Dattela a Gambe!», ma può usare una «Scure» sulla propria Quarantena.
                Può essere bersaglio di «Lanciafiamme», «Analisi», «Sospettoso» e «Scure», ma non di scambi di posto, di «Seduzione» o di una seconda Quarantena, e «Mancato!» non devia alcuno scambio verso di lui.
                Il conteggio parte da 2 e cala alla fine di ogni suo turno; a 0 la carta si scarta.
           *[E1]
                Chi è in Quarantena non può scambiare carte, giocare carte Stay Away! né difendersi, e non può essere bersaglio di carte Stay Away! altrui, salvo una «Scure» per rimuovere la Quarantena; si può mettere una porta accanto a lui.
                Nel suo turno pesca e scarta una carta, o risolve una carta Panic!, e non fa scambi{ $freedDrawerExchanges ->
                    [true] , a meno che quella carta Panic! non lo liberi
                   *[false] , nemmeno se quella carta Panic! lo libera
                }.
                Anche chi dovrebbe scambiare con lui a fine turno non fa alcuno scambio, e una deviazione verso di lui con «Mancato!» fallisce.
                Il conteggio parte da 3 e cala alla fine di ogni suo turno, ma non di quello in cui si è messo in Quarantena da sé; a 0 la carta si scarta.
        }
        «Scure», «Corde Marce», «È Qui la Festa?» o l’eliminazione la rimuovono prima; in uno scambio di posto segue il giocatore.
        Chi è in Quarantena non può essere scelto per «Uno, Due...», «Fuori Di Qui!» e «Facciamo Amicizia?», { $betweenUsQuarantine ->
            [blocks] né per «Resti tra Noi...»,
           *[ignores] ma può esserlo per «Resti tra Noi...»,
        } e partecipa a «Giro Giro Tondo» e «Rivelazioni».
        Se è lui a pescare una carta Panic!, { $quarantineRules ->
            [E2] questa funziona come al solito{ $quarantinedDrawerMoves ->
                [false] ; solo «Uno, Due...» e «Fuori Di Qui!» non hanno effetto
               *[true] , e «Uno, Due...» e «Fuori Di Qui!» spostano anche lui
            }.
           *[E1] { $quarantinedDrawerMoves ->
                [false] questa funziona come al solito; solo «Uno, Due...», «Fuori Di Qui!» e «Facciamo Amicizia?» non hanno effetto.
               *[true] questa funziona come al solito; solo «Facciamo Amicizia?» non ha effetto.
            }
        }

rulecard-stayaway-topic-panic = Carte Panic!
    .text =
        Una carta Panic! non entra mai in una mano: pescata all’inizio di un turno, viene mostrata a tutti e risolta subito, per quanto possibile, al posto di giocare o scartare.
        Pescata in qualsiasi altro modo, si scarta senza leggerla.
        Chi la pesca fa le scelte e deve scegliere un bersaglio valido, se ce n’è uno; altrimenti non succede nulla.
        Nessuna carta Difesa ferma una carta Panic!, ma il partner di «Facciamo Amicizia?» può difendersi.
        Segue lo scambio di fine turno dal posto attuale, tranne dopo «Giro Giro Tondo»{ $friendsEndsTurn ->
            [true] , «Appuntamento al Buio» e lo scambio di «Facciamo Amicizia?»
           *[false] { " " }e «Appuntamento al Buio»
        }.
        { $quarantineRules ->
            [E2] Se chi pesca è in Quarantena, fa lo scambio come chiunque altro.
           *[E1] { $freedDrawerExchanges ->
                [true] Se chi pesca è in Quarantena non fa lo scambio, a meno che la carta non lo liberi.
               *[false] Se chi pesca ha cominciato il turno in Quarantena non fa lo scambio, nemmeno se la carta lo libera.
            }
        }
        Scelte, cambi di posto e impedimenti rimossi sono pubblici; le carte restano nascoste, a meno che non sia la carta Panic! a mostrarle{ $quarantineRules ->
            [E2] { " " }o che non sia un giocatore in Quarantena a pescarle, scartarle o darle in uno scambio
           *[E1] { "" }
        }.

rulecard-stayaway-topic-elimination = Eliminazione
    .text =
        { $overLimit ->
            [open] Solo il «Lanciafiamme» elimina, quindi nessuno viene eliminato nel proprio turno; le carte «Infetto!» di troppo vengono soltanto scartate e sostituite.
            [superinfection] Eliminano il «Lanciafiamme» e la Superinfezione, che colpisce chi deve dare una carta e ha in mano solo carte «Infetto!» che non può dare.
           *[quiet] Solo il «Lanciafiamme» elimina, quindi nessuno viene eliminato nel proprio turno; le carte «Infetto!» di troppo vengono soltanto cambiate di nascosto.
        }
        La mano, carte «Infetto!» comprese, va nella pila degli scarti, { $overLimit ->
            [superinfection] senza che nessuno la veda dopo un «Lanciafiamme», ma mostrata prima a tutti in caso di Superinfezione
           *[quiet] senza che nessuno la veda
        }, e un’eventuale Quarantena si scarta.
        Il ruolo non viene rivelato, e nemmeno quanti Umani o Infetti restano; solo l’eliminazione de La Cosa si nota, perché { $revenge ->
            [true] fa finire la partita o cominciare la Vendetta
           *[false] fa finire la partita
        }.
        Il posto scompare e i due giocatori ai suoi lati diventano adiacenti tra loro; una porta accanto a quel posto { $doorOnElimination ->
            [drop] si scarta
           *[merge] si trova ora tra i due e può bloccare lo scambio che segue
        }.
        I giocatori eliminati non vengono mai interpellati, vedono solo ciò che è pubblico, { $eliminatedTalk ->
            [on] possono continuare a parlare
           *[off] tacciono{ $revenge ->
                [true] { " " }(tranne La Cosa nella Vendetta)
               *[false] { "" }
            }
        } e perdono, comunque vada.

rulecard-stayaway-topic-ending = Chi vince
    .text =
        { $revenge ->
            [true] La Cosa viene eliminata mentre sono in vita sia Umani sia Infetti: comincia la Vendetta, e i superstiti vincono quando restano solo Umani o solo Infetti; altrimenti vincono subito gli Umani in vita e tutti gli altri perdono{ $declare ->
                [manual] ; se non c’è alcun Umano in vita, non vince nessuno
               *[both] { "" }
            }.
           *[false] La Cosa viene eliminata: vincono tutti gli Umani in vita e tutti gli altri perdono{ $declare ->
                [manual] ; se non c’è alcun Umano in vita, non vince nessuno
               *[both] { "" }
            }.
        }
        { $thingFlamethrower ->
            [restricted] Fuori dal turno de La Cosa, a qualcuno vengono mostrati nella stessa mano «La Cosa» e un «Lanciafiamme»: vincono tutti gli Umani in vita e tutti gli altri perdono{ $declare ->
                [manual] ; se non c’è alcun Umano in vita, non vince nessuno
               *[both] { "" }
            }.
           *[free] { "" }
        }
        { $declare ->
            [manual] La Cosa dichiara, e non resta alcun Umano: vincono La Cosa e tutti gli Infetti in vita, con due eccezioni.
           *[both] Non resta alcun Umano{ $revenge ->
                [true] { " " }mentre La Cosa è in vita
               *[false] { "" }
            }: la partita finisce subito, e vincono La Cosa e tutti gli Infetti in vita, con due eccezioni.
        }
        Primo, se { $soloWin ->
            [nobody_eliminated] non è stato eliminato proprio nessuno
           *[no_human_eliminated] nessuno è stato eliminato mentre era Umano
        }, La Cosa vince da sola e tutti gli Infetti perdono.
        Secondo, se l’ultimo Umano è stato infettato e non eliminato, quel giocatore perde.
        { $declare ->
            [auto] { "" }
           *[both] La Cosa dichiara a torto che non resta alcun Umano: vincono tutti gli Umani in vita e tutti gli altri perdono.
        }
        { $thingInDeck ->
            [true] Resta un solo giocatore mentre «La Cosa» non è ancora stata pescata: vince quel giocatore; se non ne resta nessuno, non vince nessuno.
           *[false] { "" }
        }
        I giocatori eliminati perdono in ogni caso, e alla fine si rivelano tutti i ruoli e tutte le mani.

rulecard-stayaway-topic-declaration = La dichiarazione
    .text =
        { $declare ->
            [manual]
                La partita non finisce da sola quando non c’è più alcun Umano in vita: continua finché La Cosa non dichiara che non ne restano.
                Solo se La Cosa è l’unico giocatore rimasto, questo avviene in automatico.
                Può dichiarare solo La Cosa, se è in vita, mentre il gioco attende la decisione di qualcuno, anche nel turno di altri e anche in Quarantena; la dichiarazione ha effetto subito e tutto ciò che era in sospeso decade.
                Una dichiarazione falsa fa vincere tutti gli Umani in vita.
                Le parole dette nella discussione non valgono mai come dichiarazione.
            [auto]
                La partita finisce da sola appena non c’è più alcun Umano in vita.
                { "" }
                { "" }
                { "" }
                Non ci sono dichiarazioni, né vere né false, e le parole dette nella discussione non hanno effetto.
           *[both]
                La partita finisce da sola appena non c’è più alcun Umano in vita, e inoltre La Cosa può dichiarare in qualsiasi momento che non ne restano.
                { "" }
                Può dichiarare solo La Cosa, se è in vita, mentre il gioco attende la decisione di qualcuno, anche nel turno di altri e anche in Quarantena; la dichiarazione ha effetto subito e tutto ciò che era in sospeso decade.
                Una dichiarazione falsa fa vincere tutti gli Umani in vita.
                Le parole dette nella discussione non valgono mai come dichiarazione.
        }

rulecard-stayaway-topic-secrets = Chi vede che cosa
    .text =
        Sono pubblici: posti, direzione, porte, Quarantene e turni che restano loro, chi è eliminato, di chi è il turno e in quale fase è, il numero di carte nelle mani, nel mazzo di pesca e nella pila degli scarti, e le opzioni del tavolo.
        Il dorso della prima carta del mazzo di pesca, Stay Away! o Panic!, { $topBack ->
            [hidden] non viene mostrato a nessuno
           *[shown] è pubblico anch’esso
        }.
        Sono pubblici anche: ogni carta giocata con il suo bersaglio, le carte Panic!, le carte Difesa, chi passa, se uno scambio è avvenuto, e le carte mostrate a tutti.
        { $quarantineRules ->
            [E2] Ogni carta che un giocatore in Quarantena pesca, scarta o dà in uno scambio si mostra a tutti.
           *[E1] { "" }
        }
        Sono segreti: mani, ruoli, ordine del mazzo di pesca e ogni { $quarantineRules ->
            [E2] altra carta scartata
           *[E1] carta scartata
        } da una mano; la pila degli scarti è coperta e nessuno la consulta.
        Una carta mostrata solo a te è nota solo a te, e in seguito nessuno può seguirla tra mani, mazzo e scarti.
        Vedi la tua mano, il tuo ruolo e chi ti ha dato una carta; a La Cosa si mostra chi ha infettato, e a un Infetto chi è La Cosa, perché entrambe le cose si deducono dalle regole.
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
        { $whisper ->
            [on] C’è una sola discussione pubblica, e i giocatori in vita possono anche bisbigliare: tutti vedono che lo fai, ma non che cosa dici.
           *[off] C’è una sola discussione, pubblica, e non si può bisbigliare.
        }
        { $eliminatedTalk ->
            [on] Anche i giocatori eliminati possono parlare.
           *[off] I giocatori eliminati tacciono.
        }
        { $revenge ->
            [true] Nella Vendetta La Cosa eliminata può commentare per aiutare o sviare, ma non deve dichiarare apertamente un ruolo.
           *[false] { "" }
        }
        La discussione non ferma né il tempo né una decisione.

## Variants and editions

rulecard-stayaway-variant-thing_in_deck = Variante: La Cosa nel mazzo
    .text =
        «La Cosa» viene mescolata nel mazzo di pesca e tutti i giocatori cominciano come Umani; consigliata da 4 a 6 giocatori.
        Chi la pesca, in qualsiasi modo, diventa subito La Cosa, anche in Quarantena, e tiene la carta; nessun altro lo viene a sapere, e con «Risoluto» va tenuta per forza.
        Fino ad allora nessuno può essere infettato né dare una carta «Infetto!», e la partita non può finire con l’eliminazione o la dichiarazione de La Cosa.
        Le carte «Infetto!» già in quella mano si possono dare da quel momento, ma pescare «La Cosa» come carta di sostituzione non cambia uno scambio già in corso.
        Se resta in vita un solo giocatore mentre «La Cosa» non è ancora stata pescata, quel giocatore vince; se non ne resta nessuno, non vince nessuno.

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
        Chi è in Quarantena agisce e scambia come al solito, ma ogni carta che pesca, scarta o dà in uno scambio viene mostrata a tutti, un’offerta già prima della risposta; le carte che riceve no.
        Non può giocare «Lanciafiamme», «Ruba il Posto!» o «Dattela a Gambe!», né essere bersaglio di un cambio di posto, e «Uno, Due...» e «Fuori Di Qui!» non hanno effetto se le pesca o se ne è il bersaglio.
        «Seduzione», «Facciamo Amicizia?» e «Mancato!» non possono raggiungerlo; «Lanciafiamme», «Analisi», «Sospettoso» e «Scure» sì, e può usare una «Scure» sulla propria Quarantena.
        «La Cosa» e il «Lanciafiamme»: se, fuori dal turno de La Cosa, un unico effetto che mostra carte fa vedere a un giocatore entrambe in quella mano, la partita finisce e vincono tutti gli Umani in vita.
