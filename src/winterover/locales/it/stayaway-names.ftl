### Stay Away!: the names of its things

stayaway = Stay Away!

## Cards, in the order of the deck

stayaway-card-the_thing = La Cosa
stayaway-card-infected = Infetto!
stayaway-card-flamethrower = Lanciafiamme
stayaway-card-analysis = Analisi
stayaway-card-axe = Scure
stayaway-card-suspicion = Sospettoso
stayaway-card-whisky = Whiskey
stayaway-card-determination = Risoluto
stayaway-card-watch_your_back = Guardati le Spalle
stayaway-card-change_places = Ruba il Posto!
stayaway-card-better_run = Dattela a Gambe!
stayaway-card-seduction = Seduzione
stayaway-card-scary = Spaventato
stayaway-card-im_fine_here = Sto Comodo
stayaway-card-no_thanks = No, Amico!
stayaway-card-missed = Mancato!
stayaway-card-no_barbecue = No Barbecue!
stayaway-card-quarantine = Quarantena
stayaway-card-locked_door = Porta Sbarrata
stayaway-card-rotten_ropes = Corde Marce
stayaway-card-one_two = Uno, Due...
stayaway-card-three_four = Tre, Quattro...
stayaway-card-party = È Qui la Festa?
stayaway-card-get_out = Fuori Di Qui!
stayaway-card-forgetful = Smemorato
stayaway-card-round_and_round = Giro Giro Tondo
stayaway-card-friends = Facciamo Amicizia?
stayaway-card-blind_date = Appuntamento al Buio
stayaway-card-oops = Ooops!
stayaway-card-between_us = Resti tra Noi...
stayaway-card-revelations = Rivelazioni

## Families of cards

stayaway-family-contagion = Contagio
stayaway-family-action = Azione
stayaway-family-defence = Difesa
stayaway-family-obstacle = Impedimento
stayaway-family-panic = Panic!

## Backs

stayaway-back-stay_away = Stay Away!
stayaway-back-panic = Panic!

## Roles

stayaway-role-human = Umano
stayaway-role-infected = Infetto
stayaway-role-thing = La Cosa
