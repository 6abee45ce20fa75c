### The Thing for 1 to 3 players, the small crew: what is told, asked, offered and said in this mode alone.
### Most of its texts are those of thing.ftl, with the name of a Character where they name a player.
### Players run Characters: $seat is a player, $character one of the eight Characters.
### Ends of names: -own is for the player who acts or whom it concerns.
### As in thing.ftl, rooms come in without an article, and no participle agrees with a name.


## The mode

thing-mode-small = equipaggio ridotto
    .what = Da uno a tre giocatori guidano sei Personaggi contro il gioco, e vincono o perdono insieme.

# The heading above the rule cards of this mode.
app-rules-small = Equipaggio ridotto, da 1 a 3 giocatori


## Values

# The phase that only this mode has.
thing-phase-aliens = Azioni dell’Alieno

# The faces of an action die.
thing-die-use = { thing-action-use }
thing-die-repair = { thing-action-repair }
thing-die-sabotage = { thing-action-sabotage }
thing-die-threat = Minaccia

# What lets a Character roll a die again.
thing-source-garry = abilità di Garry
thing-source-norris = abilità di Norris
thing-source-flashlight = Torcia

# Why a Character turned into an alien; it ends a sentence, after a colon.
thing-way-test = lo ha mostrato un test
thing-way-dog = il Cane non era un Cane
thing-way-threat = il suo disco e la Minaccia Aliena si sono incontrati

# What Use does in a room; it stands after a colon.
thing-use-armoury = pescare carte Arma e tenerne una
thing-use-kitchen = cucinare, così il prossimo pasto costa meno cibo
thing-use-storeroom = pescare carte Oggetto e tenerne una
thing-use-laboratory = pescare segnalini Laboratorio, per i test
thing-use-boiler = aggiungere gasolio
thing-use-generator = { thing-use-boiler }
thing-use-radio = chiamare l’Elicottero dei Soccorsi
thing-use-helicopter = aggiungere gasolio, per una fuga
thing-use-shed = { thing-use-helicopter }
thing-use-weather = tirare già il meteo del prossimo turno e spostare un barile


## Endings: a sentence or two, before the winners are named

# For lists that know no mode, beside the other texts of thing-ending-*.
thing-ending-crew_lost = Dell’equipaggio ridotto non resta alcun Personaggio. Vincono gli Alieni.

thing-crew_ending-humans_escaped = L’equipaggio è fuggito. La partita è vinta!
thing-crew_ending-base_frozen = La base si è congelata, con tutti quelli che c’erano dentro. La partita è persa.
thing-crew_ending-crew_lost = Non resta alcun Personaggio. La partita è persa.
thing-crew_ending-alien_aboard = È salito a bordo un Alieno. La partita è persa.
thing-crew_ending-human_left_behind = Il mezzo è partito senza avere a bordo tutti gli Umani. La partita è persa.


## What happens

# $characters are those whom the player runs.
thing-fact-crew_dealt = { $seat } guida questi Personaggi: { $characters }.
thing-fact-crew_dealt-own = Guidi questi Personaggi: { $characters }.
thing-fact-weather_rolled = { $seat } ha tirato il dado Meteo: { $face }.
thing-fact-weather_rolled-own = Hai tirato il dado Meteo: { $face }.
# $dog is one of thing-dog-*.
thing-fact-dog_shown = { $room }: { $character } era a tu per tu con un Cane. Il segnalino Cane: { $dog }.
# $way is one of thing-way-*.
thing-fact-transformed = { $character } si trasforma in un Alieno: { $way }!
# $things are what the Character owned, after it has left the game.
thing-fact-gave_up = { $character } si lascia dietro { $things }.
# Space 0 is the green zone.
thing-fact-threat_moved = { $space ->
        [0] Il segnalino Minaccia Aliena è nella zona verde.
       *[other] Il segnalino Minaccia Aliena è sulla casella { $space }.
    }
# $value is how much strength goes to each room, as long as there is enough. The rooms are told next.
thing-fact-aliens_came = L’Alieno è in movimento. Forza per ogni luogo, finché ce n’è: { $value }.
# $dice are faces of action dice, here and below.
thing-fact-rolled_dice = { $seat } ha tirato i dadi: { $dice }.
thing-fact-rolled_dice-own = Hai tirato i dadi: { $dice }.
thing-fact-dice_assigned = { $room }: i dadi vanno a { $character }.
# $source is one of thing-source-*, $before and $after are faces of an action die.
thing-fact-rerolled = { $character } ha tirato di nuovo un dado, { $before } → { $after } ({ $source }).
thing-fact-die_set = { $character } si sdraia nel Dormitorio e gira un dado, { $before } → { $after }.
thing-fact-cancelled = { $character } ha annullato un dado: { $die }.
# $dice are Sabotage and Threat only.
thing-fact-forced = { $character } non può agire. Si esegue invece: { $dice }.
thing-fact-no_harm = { $room }: qui Sabotare non trova nulla da danneggiare.
# With the dice that are left no action is possible there.
thing-fact-no_action = { $character } non può fare nulla con questi dadi. Luogo: { $room }.
# $die is Use or Repair.
thing-fact-acted = { $room }: { $character } agisce ({ $die }).
thing-fact-lay_down = { $character } si sdraia.
thing-fact-crew_dropped_sample = { $character } ha scartato il segnalino Laboratorio.
thing-fact-leader_stopped = { $seat } ha deciso di fermarsi: in questo turno non si tirano altri dadi.
thing-fact-leader_stopped-own = Hai deciso di fermarti: in questo turno non si tirano altri dadi.
# $to is a Character too.
thing-fact-handed_over = { $character } ha dato { $thing } a { $to }.
thing-fact-crew_ready = { $seat } non ha altro da consegnare.
thing-fact-crew_ready-own = Non hai altro da consegnare.
thing-fact-crew_hungry = Fame! Da ora in poi per un Personaggio si tirano solo due dadi.
# $count is how many of $dice are Sabotage or Threat.
thing-fact-block_rolled = L’Alieno cerca di bloccare la fuga e tira: { $dice }. Sabotare e Minaccia: { $count }; da tre in su la bloccano.
thing-fact-blocked = La fuga è bloccata! Tutti tornano nella Sala Svago.
# $ending is one of thing-crew_ending-*, a sentence or two. $roles are in the order of $characters.
thing-fact-crew_ended = { $ending } Chi vince: { $winners }. Le carte Ruolo di { $characters }: { $roles }.


## What is asked: one sentence or two that say what it is about

thing-ask-mover = Quale dei tuoi Personaggi si muove ora?
thing-ask-crew_move = Dove va { $character }? Chi incontra qualcuno è più sospettato, e un Cane può essere un Alieno.
# $room is the room of the encounter, here and in the next two.
thing-ask-crew_withdraw = { $room }: con { $character } c’è qualcun altro. Evitare l’Incontro con un’arma e restarne fuori?
thing-ask-crew_attack = { $room }: l’Alieno è qui con { $character }! Cacciarlo con il fuoco? A { $character } costa l’azione di questo turno.
thing-ask-alien_order = Sei Leader: in quale luogo colpisce ora l’Alieno?
thing-ask-alien_withdraw = L’Alieno arriva dove si trova { $character }. Luogo: { $room }. Evitare l’Incontro con un’arma e restarne fuori?
thing-ask-victim = { $room }: l’Alieno è troppo forte. Sei Leader: quale Personaggio assimila?
# $number is the space of the threat marker; 0 is the green zone.
thing-ask-struck = { $number ->
        [0] Il segnalino Minaccia Aliena è nella zona verde con più dischi. Sei Leader: chi si trasforma in un Alieno?
       *[other] Il segnalino Minaccia Aliena è sulla casella { $number } con più dischi. Sei Leader: chi si trasforma in un Alieno?
    }
# $number is how many more rounds it can wait.
thing-ask-crew_rescue = L’Elicottero dei Soccorsi aspetta (carburante rimasto: { $number }), e il sospetto più basso è quello su { $character }. Tentare la fuga? Un Alieno Rivelato può bloccarla.
# The same where Role cards decide.
thing-ask-crew_rescue_cards = L’Elicottero dei Soccorsi aspetta (carburante rimasto: { $number }), e il sospetto più basso è quello su { $character }. Tentare la fuga? Se non viene bloccata, salendo a bordo si scoprono le carte Ruolo, questa per prima: un Alieno a bordo o un Umano lasciato indietro fa perdere la partita.
# $dice are faces of action dice, here and in the next ones.
thing-ask-dice_to = I dadi: { $dice }. Sei Leader: a chi vanno? Chi li riceve poi si sdraia.
thing-ask-dice_to_dark = Buio! Sei Leader: a chi vanno i dadi? Si tirano solo dopo.
# $room is where the Character stands.
thing-ask-dice = Annulli dei dadi di { $character } ({ $room })? Ognuno è un passo di sospetto. Se resta anche un solo Sabotare o Minaccia, prende il posto dell’azione.
# The same where a disc and the marker may meet.
thing-ask-dice_risky = Annulli dei dadi di { $character } ({ $room })? Attenzione: un passo in più può creare un Alieno. Ogni dado che annulli muove questo disco; ogni Minaccia che lasci muove il segnalino.
# $character has the dice, $resting is in the Dormitory.
thing-ask-dormitory = I dadi di { $character }: { $dice }. { $resting } può sdraiarsi nel Dormitorio per girarne uno, una volta per turno.
# $use is one of thing-use-*, or "none".
thing-ask-act = { $use ->
        [none] { $character }, { $room }: quale azione? Poi { $character } si sdraia.
       *[other] { $character }, { $room }: quale azione? Usare: { $use }. Poi { $character } si sdraia.
    }
# The same in a vehicle that is ready, where Role cards decide.
thing-ask-act_cards = { $character }, { $room }: quale azione? Con una fuga si scoprono le carte Ruolo salendo a bordo, questa per prima: un Alieno a bordo o un Umano lasciato indietro fa perdere la partita.
thing-ask-free_item = Uno dei tuoi Personaggi gioca un oggetto ora? Non costa dadi, e nessuno si sdraia.
# $sample is one of thing-sample-*.
thing-ask-crew_sample = { $character } ha pescato un segnalino Laboratorio: { $sample }. Si tiene? Solo una Sacca di Sangue serve per un test.
# $card is the die that is carried out: Use or Repair.
thing-ask-crew_times = { $character }, { $room }, { $card }: quante volte? Chi è in piedi lì dà una mano.
thing-ask-crew_draws = { $character }, { $room }: quante volte si pesca una carta? Se ne tiene una.
thing-ask-crew_keep = { $character }, { $room }: quale carta si tiene? Le altre vanno in fondo al mazzo.
thing-ask-crew_face = { $character }, { $room }: su quale faccia resta il dado Meteo? Il Leader può sceglierla nel prossimo turno.
thing-ask-crew_barrel = { $character }, { $room }: dove va un barile della Riserva Sotterranea?
# $test is one of thing-test-*.
thing-ask-crew_target = { $character }, { $test }: su chi? La carta Ruolo resta scoperta.
thing-ask-roll_on = Sei Leader: tiri i dadi per un altro Personaggio o ti fermi qui?
thing-ask-hand_over = I tuoi Personaggi consegnano qualcosa? Scegli chi dà che cosa; poi indichi a chi.
# $giver is a Character.
thing-ask-receiver = { $giver } consegna { $thing }. A chi?
thing-ask-try_test = Uno dei tuoi Personaggi fa un test? Il Test A richiede una Sacca di Sangue, il Test B un Lanciafiamme e un Filo di Ferro.
thing-ask-boarding = Sei Leader: chi sale a bordo ora? La carta Ruolo viene scoperta. Con un Alieno a bordo o un Umano lasciato a terra la partita è persa.


## What can be chosen

thing-option-mover = Muovi { $character }
thing-option-transform = { $character } si trasforma in un Alieno
thing-option-dice_to = I dadi vanno a { $character }
thing-option-accept = Continua con questi dadi
# $number says which of the dice, 1 to 3.
thing-option-cancel = Annulla il dado { $number }
# $source is one of thing-source-*.
thing-option-reroll = Tira di nuovo il dado { $number }: { $source }
# $die is one of thing-die-*.
thing-option-set = Gira il dado { $number } su { $die }, dal Dormitorio
thing-option-use = Usa il luogo
thing-option-repair = Ripara il luogo
thing-option-roll_on = Tira ancora
thing-option-bonus = { $character } gioca la carta { $item }
thing-option-offer = { $character } consegna { $thing }
thing-option-hand_to = A { $character }
thing-option-crew_ready = Non consegnare altro
thing-option-test_a = { $character } fa il Test A
thing-option-test_b = { $character } fa il Test B
thing-option-boards = { $character } sale a bordo
thing-option-depart = Parti senza gli altri


## What can be said: sentences in the speaker's mouth

thing-say-go_there = { $character } dovrebbe andare qui: { $room }.
thing-say-dice_for = Assegna i dadi a { $character }.
thing-say-roll_on = Tiriamo ancora.
thing-say-need = A { $character } serve questo: { $thing }.
thing-say-test_them = Facciamo un test su { $character }.
thing-say-take_along = Facciamo salire a bordo { $character }.
thing-say-leave_behind = Lasciamo a terra { $character }.

# The same as a list to choose from; dots stand for what is asked next.
app-thing-form-go_there = ... dovrebbe andare qui: ...
app-thing-form-dice_for = Assegna i dadi a ...
app-thing-form-roll_on = Tiriamo ancora
app-thing-form-need = A ... serve questo: ...
app-thing-form-test_them = Facciamo un test su ...
app-thing-form-take_along = Facciamo salire a bordo ...
app-thing-form-leave_behind = Lasciamo a terra ...
