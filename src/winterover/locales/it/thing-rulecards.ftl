### Rule cards of The Thing: short explanations that every player may open, the same for every role.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the rules as they are in force at a table, by selectors over its options ($boilerCheck and so on), its
### numbers ($damage_slots_boiler and so on), $mode ("small" at tables of 1 to 3, the small crew) and $players, which is 0
### where a card is read without a table. A sentence that falls away is an empty line, which is not shown.

## What the game is about

rulecard-thing-topic-goal = Lo scopo del gioco
    .text =
        Gli Umani cercano di lasciare insieme la base, con l’Elicottero dei Soccorsi, l’Elicottero della Base o lo Spazzaneve, senza alcun Alieno a bordo e senza lasciare a terra alcun Umano in vita.
        Gli Alieni cercano di impedirlo: salendo a bordo, facendo restare a terra degli Umani, lasciando congelare la base, o finché non resti più alcun Umano.
        Un giocatore comincia come Alieno nascosto; Incontri e Cani possono crearne altri, e nulla fa tornare Umano un Alieno.
        Sconfiggere gli Alieni non basta: gli Umani devono fuggire.
        Una squadra vince o perde tutta insieme, tranne l’ultimo Umano.

## Rooms

rulecard-thing-room-armoury = Armeria
    .text =
        Usare: { $mode ->
            [small] pesca le
           *[main] pesca in segreto le
        } prime due carte Arma del mazzo, tienine una e metti l’altra in fondo; MacReady può pescarne tre.
        Se ne restano meno, peschi quelle che ci sono; con il mazzo vuoto Usare non è possibile.
        { $mode ->
            [small] Un Lanciafiamme che si tiene riceve 6 Ricariche; tutti vedono quale carta si tiene.
           *[main] Se tieni un Lanciafiamme, lo metti scoperto davanti a te con 6 Ricariche; ogni altra arma resta segreta.
        }
        Sabotare { $mode ->
            [small] con un dado
           *[main] con una carta
        } elimina la prima carta Arma del mazzo senza che nessuno la veda; un Alieno Rivelato elimina dalla cima del mazzo tante carte quanta è la sua Forza qui.
        Qui non c’è nulla da riparare, e non c’è Bonus di Cooperazione.

rulecard-thing-room-kitchen = Cucina
    .text =
        Usare sposta 2 segnalini Cibo dalla Dispensa alla Cucina, o 1 se ne resta solo 1; Nauls ne sposta soltanto 1, con lo stesso beneficio.
        Il cibo in Cucina è preparato: nella { $mode ->
            [small] Fase 8
           *[main] Fase 7
        } qualsiasi quantità sfama tutti, e poi è tutto consumato.
        Usare è possibile finché c’è cibo nella Dispensa, anche se ce n’è già di preparato, ma allora è uno spreco.
        Sabotare { $mode ->
            [small] con un dado
           *[main] con una carta
        } scarta 2 segnalini Cibo dalla Dispensa, un Alieno Rivelato 2 per ogni punto della sua Forza qui; il cibo preparato non corre questo rischio.
        Qui non c’è nulla da riparare, e non c’è Bonus di Cooperazione.

rulecard-thing-room-storeroom = Deposito
    .text =
        Usare: { $mode ->
            [small] pesca le prime due carte Oggetto del mazzo, tienine una sotto gli occhi di tutti
           *[main] pesca in segreto le prime due carte Oggetto del mazzo, tienine una
        } e metti l’altra in fondo.
        Se ne restano meno, peschi quelle che ci sono; con il mazzo vuoto Usare non è possibile.
        Sabotare { $mode ->
            [small] con un dado
           *[main] con una carta
        } elimina la prima carta Oggetto del mazzo senza che nessuno la veda; un Alieno Rivelato elimina dalla cima del mazzo tante carte quanta è la sua Forza qui.
        Qui non c’è nulla da riparare, e non c’è Bonus di Cooperazione.
        { $fuelStockInStoreroom ->
            [true] La Riserva Sotterranea di gasolio fa parte di questo luogo, e va persa se il luogo brucia.
           *[false] La Riserva Sotterranea di gasolio è una scorta a sé, che nessun incendio raggiunge.
        }

rulecard-thing-room-laboratory = Laboratorio
    .text =
        { $mode ->
            [small] Usare: pesca davanti a tutti un segnalino dal sacchetto del Laboratorio e tienilo oppure scartalo subito.
           *[main] Usare: pesca un segnalino dal sacchetto del Laboratorio, guardalo in segreto e tienilo nascosto oppure scartalo subito coperto.
        }
        Con il Bonus di Cooperazione peschi di nuovo per ogni altro Personaggio in piedi qui, e { $labCoop ->
            [oneEach] ogni Personaggio in piedi qui riceve un segnalino; il Dr. Blair può pescarne uno in più in tutto
           *[actor] tutti i segnalini sono tuoi; il Dr. Blair può pescarne uno in più { $abilityCoop ->
                [perRepetition] ogni volta
               *[plusOne] in tutto
            }
        }.
        Sabotare { $mode ->
            [small] con un dado
           *[main] con una carta
        } toglie dal sacchetto una Sacca di Sangue, e non è possibile se non ne restano; nessuno vede il resto del sacchetto.
        Un Alieno Rivelato elimina tanti segnalini a caso quanta è la sua Forza qui, senza che nessuno li veda.
        Qui non c’è nulla da riparare.

rulecard-thing-room-boiler = Locale Caldaia
    .text =
        Usare sposta 1 barile dalla Riserva Sotterranea alla caldaia, che ne contiene { $fuel_slots_boiler }; Riparare toglie 1 danno; entrambi hanno il Bonus di Cooperazione.
        Sabotare aggiunge 1 danno, un Alieno Rivelato tanti danni quanta è la sua Forza qui, fino a { $damage_slots_boiler } in tutto.
        A ogni turno la caldaia consuma gasolio in base al meteo{ $players ->
            [0] { "" }
           *[other] { " " }(Sole { $weather_sun_boiler }, Nuvoloso { $weather_cloudy_boiler }, Neve { $weather_snow_boiler }, Tempesta { $weather_storm_boiler })
        }, e ogni barile mancante è 1 danno.
        { $boilerCheck ->
            [immediate] Appena ha { $damage_slots_boiler ->
                [one] 1 danno
               *[other] { $damage_slots_boiler } danni
            }, è distrutta per sempre.
           *[phase2] Se dopo il passo della caldaia nella Fase 2 ha { $damage_slots_boiler ->
               [one] 1 danno
              *[other] { $damage_slots_boiler } danni
           }, è distrutta per sempre; fino ad allora si può ancora riparare.
        }
        { $destroyedBoiler ->
            [enterable] Una caldaia distrutta non si può usare né riparare, ma nel suo luogo si può ancora entrare e lo si può attaccare; la base comincia a congelarsi.
           *[removed] Nel luogo di una caldaia distrutta non si può entrare, e non lo si può usare, riparare né attaccare; la sua carta Luogo è eliminata, e la base comincia a congelarsi.
        }

rulecard-thing-room-generator = Stanza del Generatore
    .text =
        Usare sposta 1 barile dalla Riserva Sotterranea al generatore, che ne contiene { $fuel_slots_generator }; Riparare toglie 1 danno; entrambi hanno il Bonus di Cooperazione.
        Sabotare aggiunge 1 danno, un Alieno Rivelato tanti danni quanta è la sua Forza qui, fino a { $damage_slots_generator } in tutto.
        A ogni turno il generatore consuma gasolio in base al meteo{ $players ->
            [0] { "" }
           *[other] { " " }(Sole { $weather_sun_generator }, Nuvoloso { $weather_cloudy_generator }, Neve { $weather_snow_generator }, Tempesta { $weather_storm_generator })
        }, e ogni barile mancante è 1 danno.
        { $generatorCheck ->
            [phase2] Se dopo il passo del generatore nella Fase 2 ha { $damage_slots_generator ->
                [one] 1 danno
               *[other] { $damage_slots_generator } danni
            }, salta la corrente: comincia il Buio, e non si consuma più gasolio; fino ad allora si può ancora riparare.
           *[immediate] Appena ha { $damage_slots_generator ->
               [one] 1 danno
              *[other] { $damage_slots_generator } danni
           }, salta la corrente: comincia il Buio, e non si consuma più gasolio.
        }
        Appena viene tolto 1 danno, in qualsiasi modo, la corrente torna, e dalla Fase 2 successiva si consuma di nuovo gasolio.
        Anche senza corrente si può entrare in questo luogo, rifornirlo, ripararlo e bruciarlo, e anche sabotarlo se c’è uno spazio danno libero.

rulecard-thing-room-radio = Stanza Comunicazioni
    .text =
        Usare lancia l’S.O.S.: una volta sola in tutta la partita, e solo se il luogo non ha alcun danno.
        L’Elicottero dei Soccorsi va allora sulla prima casella del suo tracciato e vola a partire dal turno successivo.
        Il luogo comincia con { $players ->
            [0] 1 danno per ogni giocatore
           *[other] { $radio_damage } danni
        }; Riparare ne toglie 1, con il Bonus di Cooperazione.
        Sabotare aggiunge 1 danno, un Alieno Rivelato tanti danni quanta è la sua Forza qui, fino a { $damage_slots_radio } in tutto.
        I nuovi danni non fermano né ritardano mai un elicottero già chiamato.

rulecard-thing-room-helicopter = Elicottero
    .text =
        Usare sposta 1 barile dalla Riserva Esterna all’Elicottero della Base oppure, quando è pronto, può far cominciare la fuga a chi ha le Chiavi.
        È pronto quando non ha danni e ha pieni tutti gli spazi gasolio; ha { $fuel_slots_base_helicopter ->
            [one] 1 spazio gasolio
           *[other] { $fuel_slots_base_helicopter } spazi gasolio
        }.
        Comincia con { $players ->
            [0] due danni in meno del numero di giocatori
           *[other] { $helicopter_damage } danni
        }; Riparare ne toglie 1, e sia Riparare sia Usare hanno il Bonus di Cooperazione.
        Sabotare aggiunge 1 danno, un Alieno Rivelato tanti danni quanta è la sua Forza qui, fino a { $damage_slots_base_helicopter } in tutto.
        Basta un solo danno per impedire la fuga, anche con le Chiavi e il pieno di gasolio.
        Qui possono stare al massimo tre Personaggi, tranne che in una fuga.

rulecard-thing-room-shed = Rimessa
    .text =
        Qui si trova lo Spazzaneve: Usare vi sposta 1 barile dalla Riserva Esterna oppure, quando è pronto, può far cominciare la fuga a chi ha le Chiavi.
        È pronto quando non ha danni e ha pieni tutti gli spazi gasolio; { $players ->
            [0] questi sono due in meno del numero di giocatori
           *[other] ha { $fuel_slots_snowmobile ->
               [one] 1 spazio gasolio
              *[other] { $fuel_slots_snowmobile } spazi gasolio
           }
        }.
        Comincia con 1 danno{ $damage_slots_shed ->
            [1] , il massimo che può avere
           *[other] { " " }e può averne fino a { $damage_slots_shed }
        }.
        Riparare toglie 1 danno, Sabotare ne aggiunge 1, un Alieno Rivelato tanti quanta è la sua Forza qui, finché ci sono spazi danno liberi.
        Usare e Riparare hanno il Bonus di Cooperazione.
        Qui possono stare al massimo tre Personaggi, tranne che in una fuga.

rulecard-thing-room-weather = Stazione Meteorologica
    .text =
        Usare: tira il dado Meteo e lascialo qui; nella Fase 1 successiva il Leader sceglie tra questa faccia e un nuovo tiro.
        Se in questo turno il dado era già qui, scegli tra la vecchia faccia e la nuova; Bennings tira due volte e sceglie liberamente fra tutte.
        Poi sposti 1 barile dalla Riserva Sotterranea { $weatherFuel ->
            [anySlot] a un luogo qualsiasi con uno spazio gasolio libero, anche a un mezzo; se non ce n’è nessuno
           *[boilerGenerator] alla caldaia o al generatore, a tua scelta tra quelli con uno spazio libero; se nessuno dei due ne ha
        } o la riserva è vuota, questa parte si salta.
        Qui Usare è sempre possibile, e tutti vedono che cosa scegli.
        Sabotare { $mode ->
            [small] con un dado
           *[main] con una carta
        } scarta 1 barile dalla Riserva Sotterranea, un Alieno Rivelato 1 per ogni punto della sua Forza qui.
        Qui non c’è nulla da riparare, e non c’è Bonus di Cooperazione.

rulecard-thing-room-kennel = Serraglio
    .text =
        Qui si tengono i Cani catturati; i Personaggi non vi entrano mai.
        { $kennelCard ->
            [removed] La sua carta Luogo è fuori dal gioco: i Cani catturati non tornano più, e il Serraglio non si può attaccare.
           *[normal] La sua carta Luogo è nel mazzo se e solo se dentro c’è almeno un Cane.
        }
        { $kennelCard ->
            [removed] { "" }
           *[normal] { $mode ->
                [small] Se nella Fase 4 l’Alieno pesca la carta, assimila un Cane e guadagna 1 Forza
               *[main] Finché la carta è nel mazzo, il Collettivo può attaccare il Serraglio: assimila un Cane e guadagna 1 Forza
            }; da sabotare non c’è nulla.
        }
        { $kennelCard ->
            [removed] { "" }
           *[normal] Se la carta viene scoperta nella { $mode ->
                [small] Fase 9
               *[main] Fase 8
            }, tutti i Cani escono.
        }

rulecard-thing-room-dormitory = Dormitorio
    .text =
        Qui può stare un numero qualsiasi di Personaggi, ma né Cani né Alieni Rivelati; non ci sono azioni Usare, Riparare o Sabotare.
        Ci vai per il Cambio Carte, { $dormSwap ->
            [any] di una parte della mano o di tutta
           *[all] di tutta la mano
        }, con il Personaggio sdraiato{ $dormSpecialAction ->
            [no] ; con un’Azione Speciale non ci puoi andare
           *[yes] , oppure in piedi con un’Azione Speciale
        }.
        { $destinations ->
            [greenAndBlue] Puoi anche venire qui come in un luogo verde e consegnare una carta.
           *[green] { "" }
        }
        Due o più Personaggi qui { $dormEncounters ->
            [no] non hanno alcun Incontro, come nella Sala Svago
           *[yes] hanno un unico Incontro comune, come in ogni altro luogo
        }.
        Chi ha fatto il Cambio Carte non fa altro fino alla Fase 5.

rulecard-thing-room-rec = Sala Svago
    .text =
        Tutti i Personaggi cominciano qui e ci tornano, in piedi, nella Fase 5, per gli scambi, la discussione e il voto.
        C’è posto per un numero qualsiasi di Personaggi; Cani e Alieni Rivelati non ci vengono mai, e non ci sono Incontri.
        { $destinations ->
            [greenAndBlue] Quando ti muovi nella Fase 4 puoi restare qui, in piedi, e consegnare una carta.
           *[green] Quando ti muovi nella Fase 4 non puoi restare qui.
        }
        { $burnOthers ->
            [standing] I Personaggi cacciati da un Alieno Rivelato stanno qui sdraiati fino alla Fase 5, e così chi ha bruciato un luogo; gli altri che erano in un luogo bruciato stanno in piedi o sdraiati come prima.
           *[prone] I Personaggi cacciati da un Alieno Rivelato o da un incendio stanno qui sdraiati fino alla Fase 5.
        }

## Weapons

rulecard-thing-weapon-flamethrower = Lanciafiamme
    .text =
        { $mode ->
            [small] Arriva con 6 Ricariche; se passa a un altro Personaggio, conserva quelle che gli restano.
           *[main] Da quando lo tieni sta scoperto davanti a te, con 6 Ricariche; se passa di mano, conserva quelle che gli restano.
        }
        { $mode ->
            [small] Una Ricarica paga una di queste quattro cose: attaccare un Alieno Rivelato, evitare un Incontro { $weaponScope ->
                [any] anche con un Cane o un Alieno Rivelato
               *[characters] con altri Personaggi
            }, bruciare il luogo in cui sei con uno dei tuoi dadi nella Fase 5 o, insieme al Filo di Ferro, fare il Test B.
           *[main] Una Ricarica paga una di queste quattro cose: attaccare un Alieno Rivelato, evitare un Incontro { $weaponScope ->
                [any] anche con un Cane o un Alieno Rivelato
               *[characters] con altri Personaggi
            }, bruciare il luogo in cui sei { $burnTiming ->
                [anytimeInActions] prima di una qualsiasi carta delle azioni
               *[beforeActions] all’inizio delle azioni
            } o, insieme al Filo di Ferro, fare il Test B.
        }
        { $mode ->
            [small] Chi attacca si sdraia nel luogo, chi lo brucia va nella Sala Svago e si sdraia lì.
           *[main] Attaccare e bruciare costano anche una carta a caso del Mazzo Attivo, non vista da nessuno; chi attacca si sdraia nel luogo, chi brucia va nella Sala Svago e si sdraia lì.
        }
        Evitare un Incontro costa solo la Ricarica, e resti come sei.
        { $flameWithdrawProne ->
            [yes] Solo un Personaggio in piedi può usarlo per attaccare o bruciare; evitare un Incontro è possibile anche da sdraiato.
           *[no] Solo un Personaggio in piedi può usarlo per attaccare, evitare un Incontro o bruciare.
        }
        { $emptyFlamethrower ->
            [stays] Senza Ricariche resta a chi lo possiede, inutile.
           *[removed] Con l’ultima Ricarica esce dal gioco.
        }

rulecard-thing-weapon-dynamite = Dinamite/Molotov
    .text =
        Dinamite e Molotov sono la stessa carta: un solo uso, poi esce dal gioco.
        { $mode ->
            [small] Nel luogo in cui sei puoi attaccare un Alieno Rivelato oppure, con uno dei tuoi dadi nella Fase 5, bruciare il luogo stesso.
           *[main] Nel luogo in cui sei puoi attaccare un Alieno Rivelato oppure, { $burnTiming ->
                [anytimeInActions] prima di una qualsiasi carta delle azioni
               *[beforeActions] all’inizio delle azioni
            }, bruciare il luogo stesso.
        }
        { $mode ->
            [small] { "" }
           *[main] Entrambe le cose costano anche una carta a caso del Mazzo Attivo, non vista da nessuno: con il mazzo vuoto non puoi farle.
        }
        Dopo un attacco ti sdrai dove sei; dopo un incendio { $burnOthers ->
            [standing] stai sdraiato nella Sala Svago, e gli altri che erano nel luogo vi vanno, in piedi o sdraiati come prima
           *[prone] tutti i presenti stanno sdraiati nella Sala Svago
        }.
        Solo un Personaggio in piedi può usarla, e non serve mai a evitare un Incontro.

rulecard-thing-weapon-firearm = Arma da Fuoco
    .text =
        Mostrala per evitare un Incontro con { $weaponScope ->
            [any] altri Personaggi, un Cane o un Alieno Rivelato
           *[characters] altri Personaggi
        }, tutte le volte che vuoi, in piedi o da sdraiato.
        { $mode ->
            [small] In quel caso il tuo disco resta dov’è, e nessuno avanza a causa tua.
           *[main] In quel caso non piazzi segnalini, non ne guardi e il tuo sospetto non aumenta.
        }
        { $mode ->
            [small] Dopo l’uso la tieni.
           *[main] La tieni, e dopo il primo uso resta scoperta.
        }
        { $weaponScope ->
            [any] { "" }
           *[characters] Non serve né contro un Cane né contro un Alieno Rivelato.
        }

rulecard-thing-weapon-melee = Arma Corpo a Corpo
    .text =
        Mostrala per evitare una volta un Incontro con { $weaponScope ->
            [any] altri Personaggi, un Cane o un Alieno Rivelato
           *[characters] altri Personaggi
        }, in piedi o da sdraiato; poi esce dal gioco.
        { $mode ->
            [small] In quel caso il tuo disco resta dov’è, e nessuno avanza a causa tua.
           *[main] In quel caso non piazzi segnalini, non ne guardi e il tuo sospetto non aumenta.
        }
        { $weaponScope ->
            [any] { "" }
           *[characters] Non serve né contro un Cane né contro un Alieno Rivelato.
        }

## Items

rulecard-thing-item-fuel = Barile di Gasolio
    .text =
        Un solo uso: metti 1 barile nel luogo in cui il tuo Personaggio è in piedi, se c’è uno spazio gasolio libero.
        { $fuelCard ->
            [underground] Viene sempre dalla Riserva Sotterranea, qualunque sia il luogo.
           *[matching] Viene dalla riserva che rifornisce quel luogo: Sotterranea per caldaia e generatore, Esterna per Elicottero e Rimessa.
        }
        Giocarlo è gratis: non serve { $mode ->
            [small] un dado
           *[main] una carta Azione
        } e non ti sdrai.
        { $mode ->
            [small] { $bonusItems ->
                [ownActionOnly] Puoi giocarlo nella Fase 5 subito prima o subito dopo la tua azione, finché sei in piedi.
               *[between] Puoi giocarlo nella Fase 5 prima e dopo i dadi di ogni Personaggio, finché sei in piedi.
            }
           *[main] { $bonusItems ->
                [ownActionOnly] Puoi giocarlo nel passo 4.7 subito prima o subito dopo la tua azione, finché sei in piedi.
               *[between] Puoi giocarlo nel passo 4.7 tra una carta e l’altra, prima della prima e dopo l’ultima, finché sei in piedi.
            }
        }

rulecard-thing-item-tools = Cassetta degli Attrezzi
    .text =
        Un solo uso: togli 1 danno dal luogo in cui il tuo Personaggio è in piedi.
        Giocarla è gratis: non serve { $mode ->
            [small] un dado
           *[main] una carta Azione
        } e non ti sdrai.
        { $mode ->
            [small] { $bonusItems ->
                [ownActionOnly] Puoi giocarla nella Fase 5 subito prima o subito dopo la tua azione, finché sei in piedi.
               *[between] Puoi giocarla nella Fase 5 prima e dopo i dadi di ogni Personaggio, finché sei in piedi.
            }
           *[main] { $bonusItems ->
                [ownActionOnly] Puoi giocarla nel passo 4.7 subito prima o subito dopo la tua azione, finché sei in piedi.
               *[between] Puoi giocarla nel passo 4.7 tra una carta e l’altra, prima della prima e dopo l’ultima, finché sei in piedi.
            }
        }
        Pone fine anche a un’interruzione di corrente, { $boilerCheck ->
            [immediate] ma non può recuperare una caldaia distrutta da { $damage_slots_boiler ->
                [one] 1 danno
               *[other] { $damage_slots_boiler } danni
            }
           *[phase2] e può salvare una caldaia con { $damage_slots_boiler ->
               [one] 1 danno
              *[other] { $damage_slots_boiler } danni
           } prima del controllo della Fase 2
        }.

rulecard-thing-item-keys = Chiavi
    .text =
        Vanno bene sia per l’Elicottero della Base sia per lo Spazzaneve.
        { $mode ->
            [small] Con un dado Usare in un mezzo pronto, chi le possiede può cominciare la fuga.
           *[main] Se ti viene assegnato Usare in un mezzo pronto, puoi mostrarle per cominciare la fuga, come primo passeggero.
        }
        Le Chiavi di altri Personaggi nel luogo non servono: deve averle { $mode ->
            [small] chi usa il dado
           *[main] chi riceve Usare
        }.

rulecard-thing-item-wire = Filo di Ferro
    .text =
        Chi possiede sia il Filo di Ferro sia un Lanciafiamme può fare il Test B nella { $mode ->
            [small] Fase 7
           *[main] Fase 6
        }, per 1 Ricarica, su qualsiasi Personaggio.
        { $wireFlashlight ->
            [singleUse] Dopo l’uso il Filo di Ferro esce dal gioco.
           *[kept] Il Filo di Ferro { $mode ->
                [small] dopo l’uso si tiene
               *[main] si tiene, e dopo il primo uso resta scoperto
            }.
        }
        { $mode ->
            [small] Si fa al massimo un Test B per turno.
           *[main] L’intero gruppo fa al massimo un Test B per turno.
        }
        { $players ->
            [0] { "" }
           *[other] { $items_wire ->
                [one] Nel mazzo Oggetti c’è 1 carta Filo di Ferro.
               *[other] Nel mazzo Oggetti ci sono { $items_wire } carte Filo di Ferro.
            }
        }

rulecard-thing-item-flashlight = Torcia
    .text =
        { $mode ->
            [small] Al Buio chi la possiede può tirare di nuovo fino a tre dei propri dadi, ciascuno una volta e uno alla volta; vale l’ultimo risultato.
           *[main] Al Buio sei comunque tu a scegliere quale carta consegni.
        }
        { $mode ->
            [small] Una seconda Torcia dello stesso Personaggio non serve più di una sola.
           *[main] In un’Azione Speciale puoi pescare due carte, consegnarne una e scartare coperta l’altra.
        }
        { $wireFlashlight ->
            [singleUse] Dopo l’uso esce dal gioco.
           *[kept] { $mode ->
                [small] Dopo l’uso si tiene
               *[main] Si tiene, e dopo il primo uso resta scoperta
            }.
        }
        { $mode ->
            [small] Le abilità di Garry e di Norris si aggiungono.
           *[main] { $norrisSpecial ->
                [no] Al Buio Norris conta come se ne avesse una, ma non per un’Azione Speciale.
               *[yes] Norris conta sempre come se ne avesse una.
            }
        }

## Characters

rulecard-thing-character-bennings = Bennings
    .text =
        { $mode ->
            [small] Con un dado Usare
           *[main] Se gli viene assegnato Usare
        } nella Stazione Meteorologica, Bennings tira due volte il dado Meteo e lascia l’uno o l’altro risultato.
        Se in questo turno lì c’era già una faccia conservata, può invece tenere quella.
        { $mode ->
            [small] L’abilità vale finché il Personaggio è in gioco.
           *[main] L’abilità è pubblica, vale allo stesso modo per un Alieno nascosto e finisce quando il giocatore è rivelato o eliminato.
        }

rulecard-thing-character-clark = Clark
    .text =
        Da solo in un luogo con un Cane, Clark non ha alcun Incontro: { $mode ->
            [small] non pesca alcun segnalino Cane, e il suo disco resta dov’è
           *[main] nessuna verifica e nessun sospetto
        }.
        { $clarkCatches ->
            [no] I Cani non lo notano nemmeno in compagnia: non conta per catturarne uno, e chi è da solo con lui affronta il Cane.
           *[yes] Se nel luogo c’è un altro Personaggio, conta come chiunque, e insieme catturano il Cane.
        }
        { $mode ->
            [small] L’abilità vale finché il Personaggio è in gioco.
           *[main] L’abilità è pubblica, vale allo stesso modo per un Alieno nascosto e finisce quando il giocatore è rivelato o eliminato.
        }

rulecard-thing-character-windows = Windows
    .text =
        { $mode ->
            [small] Con un dado Riparare
           *[main] Se gli viene assegnato Riparare
        } in qualsiasi luogo, Windows può togliere 2 danni invece di 1.
        Con il Bonus di Cooperazione { $abilityCoop ->
            [perRepetition] sono 2 ogni volta: con tre in piedi lì, fino a 6
           *[plusOne] è uno in più in tutto: con tre in piedi lì, fino a 4
        }.
        { $mode ->
            [small] L’abilità vale finché il Personaggio è in gioco.
           *[main] L’abilità è pubblica, vale allo stesso modo per un Alieno nascosto e finisce quando il giocatore è rivelato o eliminato.
        }

rulecard-thing-character-macready = MacReady
    .text =
        { $mode ->
            [small] Con un dado Usare
           *[main] Se gli viene assegnato Usare
        } nell’Armeria, MacReady può pescare tre carte Arma invece di due.
        Ne tiene una e mette le altre in fondo al mazzo, in ordine casuale.
        { $mode ->
            [small] L’abilità vale finché il Personaggio è in gioco.
           *[main] L’abilità è pubblica, vale allo stesso modo per un Alieno nascosto e finisce quando il giocatore è rivelato o eliminato.
        }

rulecard-thing-character-garry = Garry
    .text =
        { $mode ->
            [small] Ogni volta che gli si assegnano dei dadi, Garry può tirarne di nuovo uno, prima che ne venga annullato qualcuno.
           *[main] Subito dopo aver pescato le carte Azione nel passo 4.1, Garry può scartare una carta e poi pescarne una.
        }
        { $mode ->
            [small] È facoltativo, e una Torcia si aggiunge.
           *[main] È facoltativo; gli altri vedono che lo fa, ma non vedono nessuna delle due carte.
        }
        { $mode ->
            [small] L’abilità vale finché il Personaggio è in gioco.
           *[main] L’abilità è pubblica, vale allo stesso modo per un Alieno nascosto e finisce quando il giocatore è rivelato o eliminato.
        }

rulecard-thing-character-norris = Norris
    .text =
        { $mode ->
            [small] { $soloNorris ->
                [always] Ogni volta che gli si assegnano dei dadi, Norris può tirarne di nuovo fino a tre, ciascuno una volta.
               *[darkness] Al Buio Norris può tirare di nuovo fino a tre dei suoi dadi, ciascuno una volta.
            }
           *[main] { $norrisSpecial ->
                [no] Il Buio non tocca Norris: consegna una carta a sua scelta, come se avesse una Torcia.
               *[yes] Norris conta sempre come se avesse una Torcia: il Buio non lo tocca.
            }
        }
        { $mode ->
            [small] Una Torcia si aggiunge: al Buio chi la possiede può tirare ogni dado ancora una volta.
           *[main] { $norrisSpecial ->
                [no] In un’Azione Speciale pesca una carta sola, come tutti.
               *[yes] In un’Azione Speciale può pescare due carte, consegnarne una e scartare coperta l’altra.
            }
        }
        { $mode ->
            [small] L’abilità vale finché il Personaggio è in gioco.
           *[main] L’abilità è pubblica, vale allo stesso modo per un Alieno nascosto e finisce quando il giocatore è rivelato o eliminato.
        }

rulecard-thing-character-blair = Blair
    .text =
        { $mode ->
            [small] Con un dado Usare
           *[main] Se gli viene assegnato Usare
        } nel Laboratorio, il Dr. Blair può pescare un segnalino in più.
        Con il Bonus di Cooperazione { $labCoop ->
            [oneEach] è sempre uno in più in tutto, che va al Dr. Blair
           *[actor] { $abilityCoop ->
                [perRepetition] sono due segnalini ogni volta
               *[plusOne] è sempre uno in più in tutto
            }
        }.
        { $mode ->
            [small] L’abilità vale finché il Personaggio è in gioco.
           *[main] L’abilità è pubblica, vale allo stesso modo per un Alieno nascosto e finisce quando il giocatore è rivelato o eliminato.
        }

rulecard-thing-character-nauls = Nauls
    .text =
        { $mode ->
            [small] Con un dado Usare
           *[main] Se gli viene assegnato Usare
        } nella Cucina, Nauls sposta solo 1 segnalino Cibo invece di 2, e basta comunque a sfamare tutti.
        { $mode ->
            [small] L’abilità vale finché il Personaggio è in gioco.
           *[main] L’abilità è pubblica, vale allo stesso modo per un Alieno nascosto e finisce quando il giocatore è rivelato o eliminato.
        }

## Phases

rulecard-thing-phase-weather = Fase 1: Condizioni Meteo
    .text =
        Il Leader tira il dado Meteo; le sue facce sono: Sole { $die_sun }, Nuvoloso { $die_cloudy }, Neve { $die_snow }, Tempesta { $die_storm }.
        Se il dado si trovava nella Stazione Meteorologica, si tiene a mente la faccia che mostrava lì, e il Leader sceglie tra quella e la nuova; tutti lo vedono.
        Poi il dado va sulla Tabella Atmosferica, e la Stazione Meteorologica è di nuovo vuota.
        Il meteo stabilisce quanto gasolio consumano caldaia e generatore, quanto in fretta si congela una base senza caldaia e quanto avanza l’Elicottero dei Soccorsi.

rulecard-thing-phase-upkeep = Fase 2: Manutenzione base e volo dei soccorsi
    .text =
        La riga del meteo sulla tabella si applica in quest’ordine: caldaia, generatore, Elicottero dei Soccorsi.
        Una caldaia funzionante e un generatore con corrente consumano gasolio; ogni barile mancante diventa invece 1 danno, finché ci sono spazi liberi.
        { $boilerCheck ->
            [immediate] La caldaia è distrutta per sempre appena ha { $damage_slots_boiler ->
                [one] 1 danno
               *[other] { $damage_slots_boiler } danni
            }
           *[phase2] A quel punto una caldaia con { $damage_slots_boiler ->
               [one] 1 danno
              *[other] { $damage_slots_boiler } danni
           } è distrutta per sempre
        }; { $generatorCheck ->
            [phase2] al suo passo un generatore con { $damage_slots_generator ->
                [one] 1 danno
               *[other] { $damage_slots_generator } danni
            } resta senza corrente
           *[immediate] un generatore resta senza corrente appena ha { $damage_slots_generator ->
               [one] 1 danno
              *[other] { $damage_slots_generator } danni
           }
        }.
        Se la caldaia era già distrutta, il segnalino Congelamento avanza, e se arriva al teschio { $mode ->
            [small] perdete subito
           *[main] gli Alieni vincono subito
        }.
        Se è stato lanciato l’S.O.S., il segnalino del carburante dell’Elicottero dei Soccorsi si sposta di 1 casella, poi l’elicottero vola; se il segnalino è già sull’ultima casella, l’elicottero se ne va per sempre.

rulecard-thing-phase-planning = Fase 3: Azioni dell’Alieno
    .text =
        Questa fase si svolge solo se il Collettivo ha Forza e un membro che è stato rivelato in un turno precedente.
        Mette coperte { $alienPass ->
            [yes] quante carte vuole del mazzo Luoghi, o nessuna
           *[no] una o più carte del mazzo Luoghi
        }, con almeno 1 Forza su ciascuna, e può tenere da parte della Forza.
        Si possono scegliere solo carte che sono nel mazzo: nessun luogo bruciato, { $destroyedBoiler ->
            [enterable] { "" }
           *[removed] nessuna caldaia distrutta,{ " " }
        }né Sala Svago né Dormitorio, e { $kennelCard ->
            [removed] mai il Serraglio
           *[normal] il Serraglio solo finché la sua carta c’è
        }.
        Tutti vedono quante sono le carte{ $planVisibility ->
            [nothing] , ma non la Forza su di esse
           *[strengths] { " " }e la Forza su ciascuna
        }; i luoghi restano segreti fino al passo 4.3.
        Dopo non si può più cambiare nulla.

rulecard-thing-phase-actions = Fase 4: movimento, Incontri, azioni
    .text =
        4.1: i Personaggi pescano carte Azione, e una carta che nessuno vede dà inizio al Mazzo Attivo.
        4.2: in ordine di movimento, ognuno si muove e consegna una carta, { $rescueBoarding ->
            [afterEncounters] fa il Cambio Carte oppure fa un’Azione Speciale
           *[insteadOfMove] fa il Cambio Carte, fa un’Azione Speciale oppure sale sull’Elicottero dei Soccorsi
        }.
        4.3 e 4.4: si scoprono i luoghi che il Collettivo attacca, poi si risolvono tutti gli Incontri.
        4.5: la Forza torna nella riserva e le carte pianificate tornano nel mazzo Luoghi.
        { $rescueBoarding ->
            [afterEncounters] 4.6: se l’Elicottero dei Soccorsi è arrivato, il Personaggio meno sospettato può salire a bordo; allora si svolge la fuga, che conclude la partita.
           *[insteadOfMove] 4.6: se qualcuno è salito a bordo, si svolge la fuga, che conclude la partita.
        }
        { $burnTiming ->
            [anytimeInActions] 4.7: il Leader scopre una alla volta le carte del Mazzo Attivo, mescolato, e assegna ciascuna a un Personaggio in piedi; prima di ogni carta si possono bruciare luoghi.
           *[beforeActions] 4.7: si possono bruciare luoghi, poi il Leader scopre una alla volta le carte del Mazzo Attivo, mescolato, e assegna ciascuna a un Personaggio in piedi.
        }

rulecard-thing-phase-rec_room = Fase 5: Sala Svago e Accuse
    .text =
        Tutti i Personaggi tornano nella Sala Svago e si alzano in piedi.
        Possono scambiarsi { $tradeLab ->
            [no] carte Arma e carte Oggetto, ma non segnalini Laboratorio
           *[yes] carte Arma, carte Oggetto e segnalini Laboratorio
        }, e discutere e accusarsi come vogliono, entro le regole sulla discussione.
        Poi tutti votano nello stesso momento chi sospettano.
        Un Alieno nascosto può rivelarsi di propria volontà { $revealWindow ->
            [afterVote] in questa fase una volta, subito dopo il voto, e solo allora
           *[wholePhase] in qualsiasi momento di questa fase, e solo allora
        }.

rulecard-thing-phase-tests = Fase 6: Test
    .text =
        Il gruppo può fare al massimo un Test A, con una Sacca di Sangue, e un Test B, con Filo di Ferro e Lanciafiamme.
        I test sono facoltativi, e la domanda è posta allo stesso modo a chiunque potrebbe averne i mezzi, così nessuno scopre chi avrebbe potuto farne uno.
        Chi viene testato mostra a tutti la carta Ruolo: un Alieno è rivelato, un Umano va nella zona verde.
        Se nessuno può o vuole fare un test, si passa direttamente alla Fase 7.

rulecard-thing-phase-food = Fase 7: Consumo Cibo
    .text =
        Se nella Cucina c’è cibo preparato, si scarta tutto, e tutti hanno mangiato.
        Altrimenti si scartano 4 segnalini Cibo dalla Dispensa, e tutti hanno mangiato.
        Se nella Dispensa ce ne sono meno di 4, si scartano tutti, e per il resto della partita tutti sono affamati{ $hunger ->
            [pantryEmpty] ; lo sono anche appena la Dispensa è vuota per qualsiasi motivo
           *[phase7] { "" }
        }.

rulecard-thing-phase-dogs = Fase 8: Movimento Cani e nuovo Leader
    .text =
        Tutti i Cani fuori dal Serraglio si tolgono dal tabellone; per ciascuno si scopre una carta Luogo, e il Cane va in quel luogo, perciò non ce ne sono mai due nello stesso.
        Nel primo turno tutti e quattro i Cani entrano in gioco qui.
        { $kennelCard ->
            [removed] I Cani catturati restano nel Serraglio per sempre: la sua carta è fuori dal gioco.
           *[normal] Se si scopre la carta Serraglio, escono anche tutti i Cani catturati e ricevono un luogo, e la carta torna sul Serraglio.
        }
        Poi chi ha il segnalino Leader diventa Leader; se non lo ha nessuno, il Leader resta lo stesso.
        Il Leader scopre un’altra carta e mette il segnalino Leader in quel luogo; poi le carte scoperte tornano nel mazzo.
        Se le carte finiscono, i Cani rimasti senza aspettano fuori dal tabellone; anche un segnalino Leader rimasto senza ne resta fuori, e nessuno può prenderlo.
        I Cani non fanno nulla da soli: aspettano gli Incontri del turno successivo.

## Topics: the whole game

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
        Il Leader tira il dado Meteo, stabilisce l’ordine degli Incontri, assegna le carte del Mazzo Attivo e si muove per ultimo; { $first ->
            [chosen] il primo Leader è stato indicato dal tavolo
            [settled] il primo Leader è indicato dal tavolo o scelto a caso
           *[lot] il primo Leader è scelto a caso
        }.
        Chi entra nel luogo con il segnalino Leader lo prende subito e lo tiene in vista; nella Fase 8 chi lo ha diventa Leader.
        Se non lo ha nessuno, il Leader resta lo stesso; chi lo ha ma prima di allora viene rivelato o eliminato non conta più, e il segnalino è di nessuno anche se il suo luogo esce dal gioco.
        Poi il nuovo Leader scopre una carta Luogo e mette lì il segnalino.
        Se il Leader viene rivelato o assimilato, gli subentra subito il primo Personaggio alla sua sinistra.
        Tutti possono dare consigli, ma l’ultima parola su chi riceve una carta{ $burnPermission ->
            [leader] , se un luogo può bruciare
           *[no] { "" }
        } e se continuare spetta al Leader.

rulecard-thing-topic-suspicion = Sospetto
    .text =
        Il tuo disco comincia sulla casella gialla, { $suspicion_yellow }, e avanza di 1 ogni volta che guardi un segnalino in un Incontro, fai una verifica con un Cane o ricevi un voto.
        Non supera mai la casella di Massimo Sospetto, che { $players ->
            [0] è il numero di giocatori all’inizio della partita
           *[other] qui è { $suspicion_red }
        }; l’intero tracciato ha { $suspicion_spaces } caselle.
        Un test che mostra un Umano lo porta nella zona verde, 0; questo non dice nulla su ciò che succede dopo.
        Finché è sulla casella di Massimo Sospetto devi mostrare a tutti ogni carta che consegni prima che entri nel Mazzo Attivo, anche in un’Azione Speciale o al Buio.
        Nella zona verde non piazzi segnalini e non puoi ricevere voti.
        Incontrare un Alieno Rivelato non cambia mai il sospetto.

rulecard-thing-topic-victory = Chi vince
    .text =
        Gli Umani vincono subito se un mezzo parte senza alcun Alieno a bordo e senza lasciare a terra alcun Umano in vita.
        Gli Alieni vincono subito se un Alieno è a bordo di un mezzo in fuga, se il segnalino Congelamento arriva al teschio o se non resta alcun Umano in vita{ $endAllInfected ->
            [atNextReveal] , cosa che si nota solo quando viene mostrato un ruolo, la base si congela o non resta alcun Personaggio
           *[immediate] { "" }
        }.
        Vincono anche se un mezzo parte e lascia a terra almeno un Umano in vita.
        Liberarsi di tutti gli Alieni non basta per vincere: gli Umani devono comunque fuggire, e i Cani possono creare nuovi Alieni.
        I giocatori assimilati condividono la sorte della squadra a cui appartenevano in quel momento; non contano mai come lasciati a terra.
        Lo si controlla dopo ogni luogo con un Incontro, ogni test, ogni avanzamento del congelamento e ogni salita a bordo, e alla fine si mostrano tutti i ruoli.

rulecard-thing-topic-last_human = L’ultimo Umano
    .text =
        Quando non resta alcun Umano in vita vincono gli Alieni, { $endAllInfected ->
            [atNextReveal] appena viene mostrato un ruolo, la base si congela o non resta alcun Personaggio,
           *[immediate] subito,
        } ma il giocatore che era l’ultimo Umano perde con gli Umani.
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
        { $mode ->
            [small] La Sala Svago contiene un numero qualsiasi di Personaggi, il Dormitorio uno per turno, e i Cani e l’Alieno non vi entrano mai
           *[main] Sala Svago e Dormitorio contengono un numero qualsiasi di Personaggi e né Cani né Alieni Rivelati
        }; il Serraglio è per i Cani{ $kennelCard ->
            [removed] , non può essere attaccato, e
           *[normal] { " " }e può essere attaccato, ma
        } nessun Personaggio vi entra.
        { $mode ->
            [small] Puoi andare direttamente nel Dormitorio o in qualsiasi luogo verde { $destroyedBoiler ->
                [enterable] che non sia bruciato
               *[removed] che non sia bruciato, non sia una caldaia distrutta
            } e non sia pieno; la distanza non conta.
           *[main] Puoi andare direttamente { $destinations ->
                [greenAndBlue] nella Sala Svago, nel Dormitorio o in qualsiasi luogo verde
               *[green] in qualsiasi luogo verde
            } { $destroyedBoiler ->
                [enterable] che non sia bruciato
               *[removed] che non sia bruciato, non sia una caldaia distrutta
            } e non sia pieno; la distanza non conta.
        }
        Un luogo che esce dal gioco perde anche la sua carta Luogo.
        Un Cane che vi si trovava aspetta { $burnDog ->
            [stays] lì, dove nessuno può raggiungerlo, se il luogo è bruciato, e altrimenti fuori dal tabellone
           *[offBoard] fuori dal tabellone
        } { $mode ->
            [small] fino alla Fase 9
           *[main] fino alla Fase 8, e un segnalino Leader conta come di nessuno
        }.

rulecard-thing-topic-stocks = Gasolio, cibo e danni
    .text =
        La Riserva Sotterranea rifornisce caldaia e generatore, la Riserva Esterna l’Elicottero della Base e la Rimessa, e la Dispensa la Cucina.
        { $weatherFuel ->
            [anySlot] Con Usare nella Stazione Meteorologica il gasolio sotterraneo può arrivare anche ai mezzi.
           *[boilerGenerator] { "" }
        }
        { $fuelCard ->
            [underground] Una carta Barile di Gasolio prende sempre gasolio sotterraneo, anche per un mezzo.
           *[matching] { "" }
        }
        Gasolio, cibo e Ricariche consumati o scartati non tornano, a meno che non lo dica una regola.
        I danni oltre gli spazi danno liberi di un luogo vanno persi, e oltre i suoi spazi gasolio non si possono mettere barili.
        Se una scorta non basta, prendi quello che c’è; se è vuota, l’effetto non è possibile.
        { $fuelStockInStoreroom ->
            [true] Le scorte restano anche se bruciano i luoghi che riforniscono, ma la Riserva Sotterranea va persa con il Deposito.
           *[false] Le scorte restano anche se bruciano i luoghi che riforniscono.
        }

rulecard-thing-topic-weather_chart = Tabella Atmosferica
    .text =
        Per ogni condizione meteo la tabella dà quattro numeri: gasolio per la caldaia, gasolio per il generatore, caselle del segnalino Congelamento quando la caldaia è distrutta, e caselle dell’Elicottero dei Soccorsi.
        { $mode ->
            [small] L’equipaggio ridotto gioca con la tabella per sei giocatori.
           *[main] C’è una tabella per 4 e 5 giocatori, una per 6 e una per 7 e 8; per tutta la partita conta il numero di giocatori all’inizio.
        }
        { $players ->
            [0] { "" }
           *[other] Sole: caldaia { $weather_sun_boiler }, generatore { $weather_sun_generator }, congelamento { $freezing_advance_sun }, elicottero { $helicopter_advance_sun }; Nuvoloso: caldaia { $weather_cloudy_boiler }, generatore { $weather_cloudy_generator }, congelamento { $freezing_advance_cloudy }, elicottero { $helicopter_advance_cloudy }.
        }
        { $players ->
            [0] { "" }
           *[other] Neve: caldaia { $weather_snow_boiler }, generatore { $weather_snow_generator }, congelamento { $freezing_advance_snow }, elicottero { $helicopter_advance_snow }; Tempesta: caldaia { $weather_storm_boiler }, generatore { $weather_storm_generator }, congelamento { $freezing_advance_storm }, elicottero { $helicopter_advance_storm }.
        }
        La maggior parte dei suoi valori è stampata sul tabellone e in nessun regolamento, perciò vengono dalla scheda del tabellone scelta al tavolo, che dice quanto è sicuro ciascuno.

rulecard-thing-topic-frost = Congelamento
    .text =
        { $boilerCheck ->
            [immediate] Appena la caldaia ha { $damage_slots_boiler ->
                [one] 1 danno
               *[other] { $damage_slots_boiler } danni
            } è distrutta per sempre, e vi si mette sopra la scheda Congelamento.
           *[phase2] Una caldaia con { $damage_slots_boiler ->
               [one] 1 danno
              *[other] { $damage_slots_boiler } danni
           } dopo il passo della caldaia nella Fase 2 è distrutta per sempre, e vi si mette sopra la scheda Congelamento.
        }
        Il segnalino Congelamento comincia sulla prima di { $freezing_spaces } caselle e non si muove nella fase in cui la caldaia si rompe.
        In ogni Fase 2 successiva avanza in base al meteo (Sole { $freezing_advance_sun }, Nuvoloso { $freezing_advance_cloudy }, Neve { $freezing_advance_snow }, Tempesta { $freezing_advance_storm }); per la caldaia non si consuma più gasolio.
        Se arriva al teschio, l’ultima casella, { $mode ->
            [small] perdete subito
           *[main] gli Alieni vincono subito
        }.
        Bruciare un luogo riporta il segnalino sulla prima casella.

rulecard-thing-topic-darkness = Buio
    .text =
        Il generatore resta senza corrente { $generatorCheck ->
            [phase2] se dopo il passo del generatore nella Fase 2 ha { $damage_slots_generator ->
                [one] 1 danno
               *[other] { $damage_slots_generator } danni
            }
           *[immediate] appena ha { $damage_slots_generator ->
               [one] 1 danno
              *[other] { $damage_slots_generator } danni
           }
        }; il Buio dura allora finché non viene tolto 1 danno, e si fa sentire { $mode ->
            [small] quando si tirano i dadi nella Fase 5
           *[main] quando si consegnano le carte nel passo 4.2
        }.
        { $mode ->
            [small] Il Leader indica allora il Personaggio prima di tirare i dadi.
           *[main] Chi si muove e consegna una carta non può sceglierla: una carta a caso della mano va nel Mazzo Attivo, e non la vede nemmeno chi la consegna.
        }
        { $mode ->
            [small] { "" }
           *[main] Con il Massimo Sospetto viene prima mostrata a tutti; altrimenti puoi dedurla solo dalle carte che ti restano.
        }
        { $mode ->
            [small] Norris e chi ha una Torcia possono tirare di nuovo fino a tre dei propri dadi, ciascuno una volta.
           *[main] Norris e chi ha una Torcia scelgono come al solito; Cambio Carte e Azioni Speciali non ne risentono.
        }
        { $mode ->
            [small] Un’interruzione di corrente durante la Fase 5 si fa sentire dal tiro successivo.
           *[main] Un’interruzione di corrente che avviene più tardi nel turno si fa sentire solo dal turno successivo.
        }

rulecard-thing-topic-hunger = Fame
    .text =
        La prima volta che la Fase 7 non può sfamare la base, { $hunger ->
            [pantryEmpty] o appena la Dispensa è vuota,{ " " }
           *[phase7] { "" }
        }tutti diventano affamati per il resto della partita.
        Il limite di carte in mano è allora 2 invece di 3.
        Subito, chi ha più di 2 carte Azione ne scarta, coperte e a propria scelta, fino ad averne 2.
        La fame non finisce mai, nemmeno se più tardi si prepara del cibo, e non riguarda gli Alieni Rivelati.

rulecard-thing-topic-burning = Bruciare un luogo
    .text =
        { $mode ->
            [small] Un Personaggio in un luogo verde a cui nella Fase 5 si assegnano dei dadi, e che alla fine non ha tra questi né Sabotare né Minaccia, può spenderne uno per bruciare quel luogo.
           *[main] { $burnTiming ->
                [anytimeInActions] Nel passo 4.7 prima di ogni carta
               *[beforeActions] All’inizio del passo 4.7
            }, in ordine di movimento, a ogni Personaggio in piedi in un luogo verde che ha un Lanciafiamme carico o una carta Arma nascosta si chiede se vuole bruciare quel luogo{ $burnPermission ->
                [leader] ; il Leader può rifiutare, e allora non costa nulla
               *[no] { "" }
            }.
        }
        { $mode ->
            [small] Costa quel dado e 1 Ricarica del Lanciafiamme o una Dinamite/Molotov.
           *[main] Costa 1 Ricarica del Lanciafiamme o una Dinamite/Molotov, e una carta a caso del Mazzo Attivo, non vista da nessuno.
        }
        Il luogo è fuori dal gioco: nessuno può entrarvi, usarlo, ripararlo, sabotarlo o attaccarlo, e la sua carta Luogo è eliminata; possono bruciare al massimo sei luoghi.
        { $burnOthers ->
            [standing] Chi lo brucia va nella Sala Svago e si sdraia, gli altri presenti ci vanno, in piedi o sdraiati come prima
           *[prone] Tutti i Personaggi presenti vanno nella Sala Svago e si sdraiano
        }; un Cane { $burnDog ->
            [stays] resta nel luogo bruciato, dove nessuno può raggiungerlo,
           *[offBoard] lascia il tabellone
        } { $mode ->
            [small] fino alla Fase 9
           *[main] fino alla Fase 8
        }.
        Se la base si sta congelando, il segnalino Congelamento torna sulla prima casella; bruciare è permesso anche altrimenti.
        Un generatore bruciato lascia per sempre senza corrente, una caldaia bruciata è distrutta, un mezzo bruciato non può fuggire, una Stanza Comunicazioni bruciata non trasmette nulla, e gasolio e cibo preparato in un luogo bruciato vanno persi.
        { $fuelStockInStoreroom ->
            [true] Dispensa e Riserva Esterna restano, ma la Riserva Sotterranea va persa con il Deposito; un elicottero già chiamato arriva comunque.
           *[false] Riserve e Dispensa restano, e un elicottero già chiamato arriva comunque.
        }

rulecard-thing-topic-kennel = I Cani e la carta Serraglio
    .text =
        { $mode ->
            [small] I Cani sono quattro; entrano nella Fase 9 del primo turno e in ogni Fase 9 vengono spostati in nuovi luoghi.
           *[main] I Cani sono quattro; entrano nella Fase 8 del primo turno e in ogni Fase 8 vengono spostati in nuovi luoghi.
        }
        Due o più Personaggi in un luogo con un Cane { $mode ->
            [small] lo catturano, e
           *[main] lo catturano, senza alcuna verifica per questo, e
        } il Cane va nel Serraglio{ $clarkCatches ->
            [no] ; Clark non conta
           *[yes] { "" }
        }.
        { $kennelCard ->
            [removed] La carta Serraglio è fuori dal gioco: i Cani catturati non tornano più.
           *[normal] La carta Serraglio è nel mazzo Luoghi se e solo se nel Serraglio c’è un Cane; altrimenti sta sul Serraglio.
        }
        { $kennelCard ->
            [removed] { "" }
           *[normal] Se viene scoperta nella { $mode ->
                [small] Fase 9
               *[main] Fase 8, per un Cane o per il segnalino Leader
            }, tutti i Cani catturati escono subito e ricevono un luogo.
        }

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
        Quando tocca a te nel passo 4.2 fai esattamente una di { $rescueBoarding ->
            [afterEncounters] tre
           *[insteadOfMove] quattro
        } cose, e tutti vedono quale: vai in un luogo con una carta, fai il Cambio Carte{ $rescueBoarding ->
            [afterEncounters] { " " }o fai l’Azione Speciale
           *[insteadOfMove] , fai l’Azione Speciale o sali sull’Elicottero dei Soccorsi
        }.
        Vai in un luogo verde con meno di tre Personaggi{ $destinations ->
            [greenAndBlue] , oppure nella Sala Svago o nel Dormitorio,
           *[green] { "" }
        } e consegni una carta coperta.
        Cambio Carte: ti sdrai nel Dormitorio e cambi { $dormSwap ->
            [any] almeno una carta della mano
           *[all] tutta la mano
        }, senza consegnare nulla.
        Azione Speciale: vai in un luogo verde{ $dormSpecialAction ->
            [no] { "" }
           *[yes] { " " }o nel Dormitorio
        }, scarti la mano, peschi una carta e consegni quella.
        { $rescueBoarding ->
            [afterEncounters] { "" }
           *[insteadOfMove] Sali sull’Elicottero dei Soccorsi, se è arrivato e il tuo Personaggio è il meno sospettato.
        }
        { $destinations ->
            [greenAndBlue] La distanza non conta.
           *[green] Non puoi restare nella Sala Svago, e la distanza non conta.
        }
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
        { $dormSwap ->
            [any] Scarti almeno una carta, tieni le altre, guardi il mazzo di pesca delle carte Azione e ne scegli tante quante ne hai scartate.
           *[all] Scarti tutta la mano, guardi il mazzo di pesca delle carte Azione e ne scegli altrettante.
        }
        Se nel mazzo ce ne sono troppo poche, prendi quelle, gli scarti si mescolano in un nuovo mazzo, e da questo scegli le altre.
        Poi mazzo di pesca e pila degli scarti si mescolano insieme; nessuno vede che cosa hai scelto.
        Non consegni carte e non fai altro fino alla Fase 5{ $dormEncounters ->
            [no] ; nel Dormitorio non ci sono Incontri
           *[yes] , ma nel Dormitorio puoi comunque avere un Incontro
        }.

rulecard-thing-topic-special_action = Azione Speciale
    .text =
        Vai in un luogo verde in cui c’è posto{ $dormSpecialAction ->
            [no] { "" }
           *[yes] , o nel Dormitorio,
        } e resti in piedi.
        Scarti tutta la mano, peschi una carta Azione, la guardi e la consegni.
        Con una Torcia{ $norrisSpecial ->
            [no] { "" }
           *[yes] , o come Norris,
        } puoi pescarne due, consegnarne una e scartare coperta l’altra.
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
        Nei luoghi che hanno il bonus, Usare o Riparare si può eseguire tante volte quanti sono i Personaggi in piedi nel luogo, { $mode ->
            [small] compreso quello che agisce
           *[main] compreso quello a cui è assegnata la carta
        }.
        { $mode ->
            [small] Il giocatore di chi agisce
           *[main] Il giocatore a cui è assegnata
        } sceglie quante volte, almeno una, per quanto è possibile; si sdraia solo quel Personaggio.
        Usare lo ha in Laboratorio, Locale Caldaia, Stanza del Generatore, Elicottero e Rimessa; Riparare in ogni luogo che può avere danni.
        Sabotare non si moltiplica mai, e l’S.O.S. si lancia una volta sola.
        Windows può riparare, e il Dr. Blair pescare, uno in più{ $abilityCoop ->
            [perRepetition] { $labCoop ->
                [oneEach] , Windows ogni volta e il Dr. Blair in tutto
               *[actor] { " " }ogni volta
            }
           *[plusOne] { " " }in tutto
        }; dei segnalini Laboratorio pescati con il bonus { $labCoop ->
            [oneEach] ogni Personaggio in piedi lì ne riceve uno
           *[actor] { $mode ->
                [small] tutti vanno a chi agisce
               *[main] tutti vanno al giocatore a cui è assegnata la carta
            }
        }.

rulecard-thing-topic-bonus_items = Barile di Gasolio e Cassetta degli Attrezzi tra le carte
    .text =
        Barile di Gasolio e Cassetta degli Attrezzi sono gratis: non richiedono una carta Azione, nessuno si sdraia, e puoi giocarne più di uno.
        L’occasione arriva nel passo 4.7 { $bonusItems ->
            [ownActionOnly] subito prima e subito dopo la tua azione
           *[between] prima della prima carta, dopo ogni carta prima che il Leader continui, e ancora una volta alla fine
        }; il Leader non può impedirlo.
        Il tuo Personaggio deve essere in piedi nel luogo: il Barile di Gasolio riempie lì uno spazio gasolio libero, la Cassetta degli Attrezzi toglie lì 1 danno.
        La domanda è posta a chiunque abbia una carta Oggetto nascosta e sia in un luogo dove uno dei due servirebbe, qualunque sia quella carta; una carta che giochi è vista da tutti ed esce dal gioco.

rulecard-thing-topic-possessions = Armi, oggetti e segnalini che possiedi
    .text =
        { $mode ->
            [small] Un Personaggio può possedere armi, oggetti e segnalini Laboratorio in qualsiasi numero, e tutti vedono quali.
           *[main] Puoi possedere armi, oggetti e segnalini Laboratorio in qualsiasi numero; gli altri vedono solo quanti.
        }
        { $mode ->
            [small] { "" }
           *[main] Solo un Lanciafiamme è scoperto fin dall’inizio.
        }
        { $mode ->
            [small] { $emptyFlamethrower ->
                [stays] Un Lanciafiamme si tiene anche senza Ricariche
               *[removed] Un Lanciafiamme si tiene finché ha Ricariche
            }; { $wireFlashlight ->
                [singleUse] si tiene anche un’Arma da Fuoco; ogni altra carta usata esce dal gioco, anche Torcia e Filo di Ferro
               *[kept] si tengono anche Arma da Fuoco, Torcia e Filo di Ferro; ogni altra carta usata esce dal gioco
            }.
           *[main] { $emptyFlamethrower ->
                [stays] Si tiene anche senza Ricariche
               *[removed] Si tiene finché ha Ricariche
            }; { $wireFlashlight ->
                [singleUse] si tiene anche un’Arma da Fuoco, che dopo il primo uso resta scoperta; ogni altra carta usata esce dal gioco, anche Torcia e Filo di Ferro
               *[kept] si tengono anche Arma da Fuoco, Torcia e Filo di Ferro, che dopo il primo uso restano scoperti; ogni altra carta usata esce dal gioco
            }.
        }
        Usare un’arma è sempre facoltativo e sempre visto da tutti.
        Un mazzo Armi o Oggetti vuoto non dà nulla finché in fondo non tornano carte: quelle non scelte pescando, e quelle di { $mode ->
            [small] Personaggi usciti dal gioco
           *[main] giocatori rivelati o assimilati
        }.

rulecard-thing-topic-keep = Una carta da tenere
    .text =
        Nell’Armeria peschi due carte Arma (MacReady fino a tre), nel Deposito due carte Oggetto; se ce ne sono meno, peschi quelle.
        Tienine una; le altre vanno in fondo al mazzo, e nessun altro le vede.
        È segreta anche quella che tieni, tranne un Lanciafiamme, che si mette scoperto con 6 Ricariche.

rulecard-thing-topic-lab_tokens = Segnalini Laboratorio
    .text =
        Il sacchetto comincia con { $players ->
            [0] 2 Sacche di Sangue e 3 Fallimenti per ogni giocatore
           *[other] { $blood } Sacche di Sangue e { $failures } Fallimenti
        }.
        Solo tu vedi un segnalino che peschi; tienilo nascosto o scartalo coperto, e gli altri vedono solo quale delle due cose hai fatto.
        Una Sacca di Sangue paga il Test A; un Fallimento serve solo a bluffare.
        I segnalini non sono né carte né oggetti; puoi possederne un numero qualsiasi{ $tradeLab ->
            [no] , ma non passano mai di mano
           *[yes] { " " }e passarli ad altri, coperti, nella Fase 5
        }.

## Topics: encounters

rulecard-thing-topic-encounter = Incontri
    .text =
        C’è un Incontro in un luogo verde{ $dormEncounters ->
            [no] { "" }
           *[yes] { " " }o nel Dormitorio
        } con due o più Personaggi, con un Personaggio e un Cane, o con l’Alieno Rivelato insieme a un Personaggio o a un Cane.
        Un Personaggio da solo o un Cane da solo non fa nulla, l’Alieno da solo può sabotare il luogo, e { $dormEncounters ->
            [no] nella Sala Svago e nel Dormitorio
           *[yes] nella Sala Svago
        } non si incontra nessuno.
        Con un Cane e due o più Personaggi, { $clarkCatches ->
            [no] senza contare Clark,{ " " }
           *[yes] { "" }
        }prima si cattura il Cane; con un Cane e un solo Personaggio, quel Personaggio fa una verifica con il Cane, e il Cane resta.
        { $weaponScope ->
            [any] I Personaggi possono evitare l’Incontro con le armi, anche quello con un Cane o un Alieno Rivelato; chi non lo fa, se sono due o più, affronta la Verifica del Contagio.
           *[characters] Se sono due o più, i Personaggi possono evitare l’Incontro con le armi; chi non lo fa, se restano in due o più, affronta la Verifica del Contagio.
        }
        Tutti gli Incontri finiscono prima della prima azione.

rulecard-thing-topic-room_order = Ordine dei luoghi
    .text =
        Dopo l’ultima mossa il Collettivo scopre le sue carte, e la sua Forza va in quei luoghi.
        Questi luoghi si risolvono per primi, poi tutti gli altri luoghi con un Incontro.
        In ciascun gruppo il Leader sceglie il luogo successivo; un luogo si conclude prima che cominci il seguente.
        Le scelte all’interno di uno scontro spettano al Collettivo e ai Personaggi presenti.

rulecard-thing-topic-attack = Attaccare con il fuoco
    .text =
        In un luogo con un Alieno Rivelato la domanda è posta, in ordine di movimento, a ogni Personaggio in piedi con un Lanciafiamme carico o una carta Arma nascosta, qualunque sia; chi accetta per primo attacca, e poi nessun altro può farlo.
        Costa 1 Ricarica del Lanciafiamme o una Dinamite/Molotov, e una carta a caso del Mazzo Attivo, non vista da nessuno; con il mazzo vuoto non è possibile.
        Ti sdrai nel luogo; l’Alieno perde per sempre 1 Forza e fugge senza fare nulla.
        { $encounterAfterAttack ->
            [no] In questo luogo poi non succede altro: nessuno vi incontra nessuno.
           *[yes] Poi i Personaggi e un Cane lì presenti hanno il loro normale Incontro, anche tu.
        }

rulecard-thing-topic-prey = Che cosa fa l’Alieno in un luogo
    .text =
        Se è più forte dei Personaggi, il Collettivo deve assimilare un Personaggio o il Cane che è lì, oppure sabotare il luogo, anche se non cambia nulla; tutti i Personaggi rimasti lì fuggono nella Sala Svago e si sdraiano.
        Da solo con un Cane, assimila il Cane o sabota; da solo in un luogo, può sabotare o non fare nulla{ $kennelCard ->
            [removed] { "" }
           *[normal] ; nel Serraglio assimila un Cane
        }.
        Ogni assimilazione aggiunge 1 Forza; un Personaggio assimilato è eliminato, un Cane esce dal gioco.
        Il sabotaggio dell’Alieno conta ogni punto della sua Forza nel luogo: danni, carte, segnalini o barili, e nella Cucina due segnalini Cibo per punto.
        Non sa chi è un Alieno nascosto, e può assimilarne uno.
        { $weaponScope ->
            [any] Chi ha evitato l’Incontro con un’arma qui non conta, non può essere assimilato e non fugge.
           *[characters] { "" }
        }

rulecard-thing-topic-alien_fight = Scontro con un Alieno Rivelato
    .text =
        { $weaponScope ->
            [any] Prima i Personaggi nel luogo possono evitare l’Incontro con le armi; poi chi non l’ha fatto può attaccare con il fuoco, e se uno attacca, l’Alieno perde 1 Forza e fugge.
           *[characters] Prima i Personaggi nel luogo possono attaccare con il fuoco; se uno lo fa, l’Alieno perde 1 Forza e fugge.
        }
        Altrimenti si confronta la sua Forza nel luogo con il numero di Personaggi presenti; Cani, abilità e altre armi non contano.
        Più debole: fugge, e i Personaggi e un Cane hanno subito il loro normale Incontro, { $encounterAfterAttack ->
            [no] ma non dopo un attacco
           *[yes] come anche dopo un attacco
        }.
        Pari: fugge, e tutti i Personaggi presenti si sdraiano dove sono; non ci sono altri Incontri, e un Cane resta.
        Più forte: assimila un Personaggio o il Cane, oppure sabota il luogo; tutti i Personaggi rimasti lì fuggono nella Sala Svago e si sdraiano.
        { $weaponScope ->
            [any] Chi ha evitato l’Incontro non partecipa a nulla di tutto questo e resta com’è; se non c’è nessun altro, l’Alieno agisce come in un luogo senza Personaggi.
           *[characters] { "" }
        }
        In uno scontro nessun sospetto cambia.

rulecard-thing-topic-withdraw = Evitare un Incontro
    .text =
        Prima di una Verifica del Contagio{ $weaponScope ->
            [any] , di una verifica con un Cane o di uno scontro con un Alieno Rivelato
           *[characters] { "" }
        } si chiede a chiunque nel luogo abbia un’arma scoperta adatta o una carta Arma nascosta, una volta, in ordine di movimento e davanti a tutti, se vuole evitare l’Incontro con un’arma.
        Mostra un’Arma da Fuoco (si tiene), mostra un’Arma Corpo a Corpo (poi è eliminata) o spendi una Ricarica del Lanciafiamme; da sdraiato puoi { $flameWithdrawProne ->
            [yes] fare una qualsiasi di queste cose
           *[no] usare solo Arma da Fuoco o Arma Corpo a Corpo
        }.
        Chi evita l’Incontro non piazza segnalini, non ne guarda, non aumenta il proprio sospetto e resta com’è, in piedi o sdraiato.
        Se ne restano meno di due, non c’è Verifica del Contagio{ $weaponScope ->
            [any] , ma chi resta da solo con un Cane fa una verifica con il Cane
           *[characters] { "" }
        }.
        { $weaponScope ->
            [any] Vale contro Personaggi, Cani e Alieni Rivelati; chi ha evitato l’Incontro non conta per catturare un Cane né in uno scontro.
           *[characters] Vale solo contro i Personaggi, mai contro un Cane o un Alieno Rivelato, e conti comunque per catturare un Cane.
        }

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
        { $weaponScope ->
            [any] Chi evita l’Incontro con un’arma non la fa
           *[characters] Nessuna arma la evita
        }, Clark non ha questo Incontro, e nessuno può commentare o reagire.

## Topics: revealed aliens

rulecard-thing-topic-reveal = Rivelarsi
    .text =
        Un Alieno nascosto può rivelarsi nella Fase 5, { $revealWindow ->
            [afterVote] una volta, subito dopo il voto
           *[wholePhase] in qualsiasi momento prima della Fase 6
        }; altrimenti solo un test rivela.
        È offerto a tutti, ma può farlo solo un Alieno nascosto; nessuno è obbligato.
        Mostri la carta Ruolo; pedina e disco lasciano il tabellone, le tue carte vanno in fondo ai rispettivi mazzi, e perdi segnalini Laboratorio e Ricariche.
        Se eri Leader, ti subentra subito il primo Personaggio alla tua sinistra.
        La prima rivelazione della partita porta { $players ->
            [0] una Forza pari alla metà del numero di giocatori all’inizio, arrotondata per difetto
           *[other] { $first_strength } Forza
        }; ognuna delle successive aggiunge 1.
        Un nuovo Alieno Rivelato agisce per la prima volta nella Fase 3 del turno successivo.

rulecard-thing-topic-revealed_aliens = Alieni Rivelati
    .text =
        Un Alieno Rivelato non è più un Personaggio: non pesca carte Azione, non si muove, non vota, non scambia, non testa e non viene testato, non sale a bordo e non mangia, e la sua abilità è persa; ma può parlare.
        Tutti gli Alieni Rivelati insieme sono il Collettivo: attaccano i luoghi nelle Fasi 3 e 4 con un’unica riserva di Forza.
        La prima rivelazione della partita porta { $players ->
            [0] una Forza pari alla metà del numero di giocatori all’inizio, arrotondata per difetto,
           *[other] { $first_strength } Forza,
        } ognuna delle successive 1, e ogni assimilazione 1; la Forza si perde solo per il fuoco.
        A 0 il Collettivo è sconfitto e non pianifica finché non viene rivelato un altro Alieno, che porta 1 Forza a disposizione { $defeatedRejoin ->
            [no] solo di quelli rivelati dopo la sconfitta
           *[yes] di tutti loro
        }; la sconfitta da sola non fa vincere gli Umani.
        Essere rivelati non mostra chi altri è un Alieno.

rulecard-thing-topic-collective = Il Collettivo decide
    .text =
        Tutti gli Alieni Rivelati condividono una riserva e un piano; { $collective ->
            [rotating] in ogni turno decide uno di loro, nell’ordine in cui sono stati rivelati
           *[other] nessuno comanda
        }.
        { $collective ->
            [majority] Ogni membro può fare proposte; vince la proposta con più sostenitori, in caso di parità quella del membro rivelato per primo.
            [rotating] Quel membro stabilisce il piano del turno e fa le scelte nei luoghi.
           *[consensus] Ogni membro può fare proposte, e una proposta vale quando tutti sono d’accordo; se nessuna ci riesce vale quella con più consensi, in caso di parità quella del membro rivelato per primo.
        }
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
        Va chiamato dalla Stanza Comunicazioni; a partire dal turno successivo, nella Fase 2 il suo segnalino del carburante si sposta di 1 casella su { $heli_fuel_spaces } e poi l’elicottero vola di tante caselle quante ne dà il meteo: Sole { $helicopter_advance_sun }, Nuvoloso { $helicopter_advance_cloudy }, Neve { $helicopter_advance_snow }, Tempesta { $helicopter_advance_storm }.
        Sulla casella { $sos_spaces }, l’ultima del suo tracciato, è arrivato, e aspetta.
        Se nella Fase 2 il segnalino del carburante è già sull’ultima casella, l’elicottero se ne va per sempre, dovunque sia, e non si può chiamare di nuovo.
        { $mode ->
            [small] Quando è arrivato, il Personaggio meno sospettato, in caso di parità il primo in ordine di movimento, può cominciare la fuga all’inizio della Fase 5; se quel giocatore non lo fa, in questo turno non c’è soccorso.
           *[main] { $rescueBoarding ->
                [afterEncounters] Quando è arrivato, dopo gli Incontri il Personaggio meno sospettato, in caso di parità il primo in ordine di movimento, può salire a bordo, dovunque sia; se quel giocatore non lo fa, in questo turno non c’è soccorso.
               *[insteadOfMove] Quando è arrivato, il Personaggio meno sospettato, in caso di parità il primo in ordine di movimento, può salire a bordo invece di muoversi, senza consegnare carte; se quel giocatore non lo fa, in questo turno non c’è soccorso.
            }
        }
        { $mode ->
            [small] Se l’Alieno ha Forza, decidono i dadi se blocca la fuga.
           *[main] { $rescueBoarding ->
                [afterEncounters] L’imbarco comincia subito e conclude la partita.
               *[insteadOfMove] { $boardingCut ->
                    [yes] Chi non si è ancora mosso resta nella Sala Svago, gli Incontri si risolvono, poi comincia l’imbarco, che conclude la partita.
                   *[no] Gli altri si muovono comunque e tutti gli Incontri si risolvono, poi comincia l’imbarco, che conclude la partita.
                }
            }
        }

rulecard-thing-topic-vehicles = Fuga con un mezzo
    .text =
        L’Elicottero della Base o lo Spazzaneve è pronto quando non ha danni e ha pieni tutti gli spazi gasolio.
        { $mode ->
            [small] Un Personaggio che ha le Chiavi può cominciare la fuga con un dado Usare in un mezzo pronto.
           *[main] A chi viene assegnato Usare in un mezzo pronto si chiede se cominciare la fuga; per farlo deve mostrare le Chiavi.
        }
        { $mode ->
            [small] { "" }
           *[main] La domanda è uguale per chiunque sia in quella situazione; senza Chiavi, o senza volerlo, non fai nulla e ti sdrai.
        }
        { $mode ->
            [small] Il mezzo deve essere pronto quando i dadi vengono assegnati: gasolio o riparazioni arrivati dopo non servono con gli stessi dadi.
           *[main] Il mezzo deve essere pronto quando la carta viene assegnata: gasolio o riparazioni arrivati dopo non servono con la stessa carta.
        }
        { $mode ->
            [small] Se l’Alieno ha Forza, decidono i dadi se blocca la fuga.
           *[main] Chi comincia è il primo passeggero, e l’imbarco segue subito e conclude la partita.
        }

rulecard-thing-topic-boarding = Imbarco
    .text =
        { $firstBoarderReveals ->
            [no] Il primo passeggero mostra la carta Ruolo solo quando il mezzo parte: anche allora un Alieno fa vincere la partita agli Alieni.
           *[yes] Il primo passeggero mostra la carta Ruolo: un Alieno fa vincere la partita agli Alieni.
        }
        Poi ai Personaggi a terra si chiede uno alla volta, dal meno sospettato, a parità in ordine di movimento, se chiedono un posto; chi rinuncia o viene rifiutato resta a terra per questo giro d’imbarco.
        Tutti i passeggeri devono essere d’accordo su un candidato{ $boardConsent ->
            [unanimousTieLeastSuspect] ; se lo è esattamente la metà, decide il passeggero meno sospettato
           *[unanimous] { "" }
        }.
        Chi viene accolto a bordo mostra la carta Ruolo: un Alieno fa vincere la partita agli Alieni, un Umano dà inizio a un nuovo giro d’imbarco, in cui si chiede di nuovo a tutti quelli a terra.
        Se in un intero giro non sale nessuno, o non resta più nessuno, il mezzo parte, e chi è rimasto a terra mostra la carta Ruolo: se tra loro c’è un Umano vincono gli Alieni, altrimenti gli Umani.
        Dove si trova un Personaggio, in piedi o sdraiato, non conta; a giocatori rivelati ed eliminati non si chiede mai.
        Un imbarco, una volta cominciato, conclude sempre la partita.

## Topics: Rec Room and tests

rulecard-thing-topic-trade = Scambi
    .text =
        Nella Fase 5 due Personaggi qualsiasi possono passarsi { $tradeLab ->
            [no] carte Arma e carte Oggetto, ma non segnalini Laboratorio,
           *[yes] carte Arma, carte Oggetto e segnalini Laboratorio,
        } in qualsiasi numero, anche in regalo, se sono d’accordo entrambi.
        Uno scambio avviene per intero o non avviene; le promesse non vincolano nessuno.
        Prima non si mostra nulla; chi riceve può guardare dopo.
        Tutti vedono che qualcosa è passato di mano, di che genere e in che numero, ma non che cosa, tranne un Lanciafiamme scoperto, che conserva le sue Ricariche.

rulecard-thing-topic-vote = Il voto
    .text =
        Tutti i Personaggi nello stesso momento indicano un altro Personaggio o si astengono; i voti si mostrano quando ci sono tutti.
        Non si può indicare chi è nella zona verde, né sé stessi, un Alieno Rivelato o un giocatore eliminato.
        Ogni voto fa avanzare il disco del giocatore indicato di 1 casella, al massimo fino a quella di Massimo Sospetto{ $players ->
            [0] { "" }
           *[other] , { $suspicion_red }
        }.
        Chi si trova lì deve mostrare ogni carta che consegna, finché il disco vi resta.

rulecard-thing-topic-tests = Test A e B
    .text =
        In ogni turno il gruppo può fare un Test A e un Test B, sullo stesso Personaggio o su Personaggi diversi; un test è facoltativo, e a chiunque abbia un segnalino Laboratorio, o un Lanciafiamme carico con Filo di Ferro o una carta Oggetto nascosta, si chiede se vuole offrirne uno.
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
        { $talk ->
            [strictDE] Non puoi mai dire, né il vero né il falso, quali carte Azione hai in mano o quale hai consegnato.
            [freeFR] Puoi affermare qualsiasi cosa, vera o falsa, sulle carte Azione che hai in mano e su quella che hai consegnato.
           *[itUA] Non puoi mai dire, né il vero né il falso, quali carte Azione hai in mano; quale carta hai consegnato puoi affermarlo, vero o falso che sia, dal passo 4.7 in poi.
        }
        Carte e segnalini nascosti si mostrano solo quando una regola li rivela, e nessuno commenta l’esito di una Verifica del Contagio.
        Gli Alieni Rivelati possono parlare con le stesse regole; i giocatori eliminati tacciono su ciò che è nascosto.

rulecard-thing-topic-secrets = Chi vede che cosa
    .text =
        Sono pubblici: sospetto, Leader, danni, gasolio, cibo, Cani, meteo, mosse, Forza dell’Alieno { $planVisibility ->
            [nothing] in tutto
           *[strengths] in tutto e su ogni attacco pianificato
        }, il numero di carte e segnalini di ciascuno, e che cosa contenevano i sacchetti all’inizio.
        Sono segreti: ruoli, mani, carte consegnate, armi, oggetti e segnalini Laboratorio, tranne un Lanciafiamme e ciò che è scoperto da quando è stato usato.
        Nessuno conosce l’intero Mazzo Attivo, e ciò che ne resta si scarta senza che nessuno lo veda.
        Di un segnalino Contagio vede la faccia solo chi lo guarda; tutti vedono chi ha guardato il segnalino di chi, e il proprietario sa anche quale era.
        Il Collettivo condivide il suo piano, ma non viene a sapere il ruolo nascosto di nessuno.
        Il tuo registro riporta solo ciò che è pubblico e i tuoi segreti; ruoli e contagi si mostrano alla fine.

rulecard-thing-topic-prompts = Perché le domande sono uguali per tutti
    .text =
        Che ti venga chiesto qualcosa non mostra mai che cosa hai o chi sei.
        La domanda è posta a chiunque potrebbe agire se le sue carte o i suoi segnalini nascosti fossero quelli giusti, con lo stesso ritmo, e nessuno vede chi aveva una scelta: attaccare, evitare un Incontro, bruciare, oggetti bonus, avviare un mezzo, offrire un test.
        In una Verifica del Contagio chiunque sia fuori dalla zona verde piazza segnalini e conferma, e nella Fase 5 tutti hanno un modo per rivelarsi, che solo un Alieno nascosto può usare.
        Le schede delle regole sono uguali per tutti, perché chiedere come si gioca da Alieno ti tradirebbe.

rulecard-thing-topic-timeouts = Se il tempo scade
    .text =
        { $mode ->
            [small] Ciò che è facoltativo non si fa: nessun attacco, nessun Incontro evitato, nessun Barile di Gasolio e nessuna Cassetta degli Attrezzi, nessuna fuga con l’Elicottero dei Soccorsi, nessun dado cambiato dal Dormitorio, nulla ceduto ad altri, nessun test.
           *[main] Ciò che è facoltativo non si fa: nessun cambio di Garry, nessun attacco, nessun Incontro evitato, nessun incendio, nessun oggetto bonus, nessuna fuga, nessun posto chiesto, nessuno scambio, nessun voto, nessuna rivelazione, nessun test.
        }
        { $mode ->
            [small] Un Personaggio va in un luogo a caso, e dove se ne deve scegliere uno fra più d’uno decide il caso; delle carte pescate se ne tiene una a caso, e i segnalini Laboratorio si tengono tutti.
           *[main] Vai in un luogo a caso e consegni una carta a caso; in una Verifica del Contagio piazzi due segnalini Umano e ne guardi uno a caso; le altre carte si scelgono o si scartano a caso.
        }
        { $mode ->
            [small] Il Leader prende il nuovo meteo e l’ordine fisso dei luoghi, assegna i dadi a un Personaggio a caso e poi non tira più.
           *[main] Il Leader prende il nuovo meteo, l’ordine fisso dei luoghi, un Personaggio a caso per una carta, permette un incendio e non scopre altre carte; un passeggero rifiuta.
        }
        { $mode ->
            [small] Nessun dado viene tirato di nuovo o annullato; il Personaggio esegue la prima azione possibile, con la prima faccia e il primo barile possibili, quante più volte può.
           *[main] Chi agisce prende la prima faccia e il primo barile possibili, ripete quante più volte può, tiene una carta a caso e tutti i segnalini Laboratorio.
        }
        { $mode ->
            [small] { "" }
           *[main] Il Collettivo mette 1 Forza su un luogo a caso; da solo in un luogo non fa nulla, da solo con un Cane assimila il Cane, e altrimenti il Personaggio con la lettera di posto più bassa.
        }
        { $mode ->
            [small] { "" }
           *[main] { $collective ->
                [majority] Se ci sono proposte, vale quella con più sostenitori, in caso di parità quella del membro rivelato per primo.
                [rotating] { "" }
               *[consensus] Se ci sono proposte, vale quella con più consensi, in caso di parità quella del membro rivelato per primo.
            }
        }

rulecard-thing-topic-setup = Preparazione
    .text =
        Caldaia e generatore cominciano con 4 barili ciascuno, la Dispensa con 16 segnalini Cibo, la Rimessa con 1 danno, l’Elicottero della Base con { $players ->
            [0] due danni in meno del numero di giocatori, la Stanza Comunicazioni con uno per ogni giocatore
           *[other] { $helicopter_damage }, la Stanza Comunicazioni con { $radio_damage }
        }.
        { $players ->
            [0] Le due riserve di gasolio, i mazzi Armi e Oggetti e la Tabella Atmosferica dipendono dal numero di giocatori; il sacchetto del Laboratorio riceve 2 Sacche di Sangue e 3 Fallimenti per ciascuno.
           *[other] La Riserva Sotterranea contiene { $underground } barili, quella Esterna { $outside }, il sacchetto del Laboratorio { $blood } Sacche di Sangue e { $failures } Fallimenti.
        }
        { $players ->
            [0] Ciò che dipende dal numero di giocatori resta come all’inizio.
           *[other] Mazzo Armi: Lanciafiamme { $weapons_flamethrower }, Dinamite/Molotov { $weapons_dynamite }, Arma da Fuoco { $weapons_firearm }, Arma Corpo a Corpo { $weapons_melee }; mazzo Oggetti: Barile di Gasolio { $items_fuel }, Cassetta degli Attrezzi { $items_tools }, Chiavi { $items_keys }, Filo di Ferro { $items_wire }, Torcia { $items_flashlight }.
        }
        Ogni giocatore riceve un Personaggio a caso, in piedi nella Sala Svago, 2 carte Azione, 3 segnalini Contagio, entrambe le carte Ruolo e un disco sulla casella gialla, { $suspicion_yellow }.
        Tanti segnalini Cane quanti sono i giocatori, uno dei quali Alieno, si distribuiscono in segreto e stabiliscono i ruoli; poi tutti e 9, di cui 2 Alieni, vanno nel sacchetto del Contagio.
        Il segnalino Leader è in un luogo a caso, { $kennelCard ->
            [removed] la carta Serraglio è fuori dal gioco
           *[normal] la carta Serraglio è sul Serraglio
        }, e i quattro Cani sono ancora fuori dal tabellone.
        { $first ->
            [chosen] Il primo Leader è stato indicato dal tavolo
            [settled] Il primo Leader è indicato dal tavolo o scelto a caso
           *[lot] Il primo Leader è scelto a caso
        }, e l’Elicottero dei Soccorsi non è stato chiamato.

rulecard-thing-topic-components = Che cosa c’è nella scatola
    .text =
        { $mode ->
            [small] Tre dadi Azione, e otto carte Ruolo speciali: sei Umano e due Alieno.
           *[main] 51 carte Azione: 17 Usare, 17 Riparare e 17 Sabotare.
        }
        { $mode ->
            [small] Mazzo Armi: Lanciafiamme { $weapons_flamethrower }, Dinamite/Molotov { $weapons_dynamite }, Arma da Fuoco { $weapons_firearm }, Arma Corpo a Corpo { $weapons_melee }; mazzo Oggetti: Barile di Gasolio { $items_fuel }, Cassetta degli Attrezzi { $items_tools }, Chiavi { $items_keys }, Filo di Ferro { $items_wire }, Torcia { $items_flashlight }.
           *[main] 12 carte Arma: 2 Lanciafiamme, 4 Dinamite/Molotov, 2 Armi da Fuoco, 4 Armi Corpo a Corpo; 15 carte Oggetto: 4 Barili di Gasolio, 4 Cassette degli Attrezzi, 2 Chiavi, 2 Fili di Ferro, 3 Torce; in meno giocatori se ne usano meno.
        }
        11 carte Luogo: tutti i luoghi verdi e il Serraglio, nessuna per Sala Svago e Dormitorio.
        { $mode ->
            [small] Ognuno dei sei Personaggi ha una pedina e un disco; ci sono 9 segnalini Cane, di cui 2 Alieni, e 4 Cani.
           *[main] Ognuno degli 8 giocatori ha una pedina, un disco, una carta Ruolo Umano e una Alieno, 2 segnalini Contagio Umano e 1 Alieno; ci sono 9 segnalini Cane, di cui 2 Alieni, e 4 Cani.
        }
        40 segnalini Laboratorio, 16 Sacche di Sangue e 24 Fallimenti; 34 barili, 16 segnalini Cibo, 20 danni, 12 Ricariche, 6 segnalini Fuoco.
        La Forza dell’Alieno è solo un numero; i pezzi servono solo a contarla e non la limitano mai.
        { $mode ->
            [small] { "" }
           *[main] Le carte Ruolo speciali e i dadi Azione della scatola servono per il gioco da 1 a 3 giocatori.
        }

rulecard-thing-topic-specification = Come sono scritte le regole
    .text =
        Ogni regola ha un ID, come T-E-12; solo ciò che ha un ID è una regola.
        Dove le edizioni divergono, le regole indicano un valore standard; ogni tavolo può scegliere un’edizione o singole opzioni.
        I valori che si vedono solo sul tabellone, come la Tabella Atmosferica, vengono da una scheda del tabellone che un tavolo può sostituire.
        Ogni mescolata, pesca a caso e tiro di dado è equo.
        Una regola particolare prevale su una generale, «non può» prevale su «può», e ciò che non puoi pagare per intero non puoi farlo.
        { $mode ->
            [small] { "" }
           *[main] La Fase 4 è divisa qui in sette passi, da 4.1 a 4.7; alcune edizioni contano in modo diverso.
        }
