### Stay Away!: the names of its things

stayaway = Stay Away!

## Cards, in the order of the deck

# On a phone a card is narrow: `.short` is the name with the places where a word may be parted.
-shy = {"\u00AD"}

stayaway-card-the_thing = La Cosa
stayaway-card-infected = Infetto!
    .short = In{-shy}fet{-shy}to!
stayaway-card-flamethrower = Lanciafiamme
    .short = Lan{-shy}cia{-shy}fiam{-shy}me
stayaway-card-analysis = Analisi
stayaway-card-axe = Scure
stayaway-card-suspicion = Sospettoso
    .short = So{-shy}spet{-shy}to{-shy}so
stayaway-card-whisky = Whiskey
stayaway-card-determination = Risoluto
    .short = Ri{-shy}so{-shy}lu{-shy}to
stayaway-card-watch_your_back = Guardati le Spalle
stayaway-card-change_places = Ruba il Posto!
    .short = Ruba il Posto!
stayaway-card-better_run = Dattela a Gambe!
stayaway-card-seduction = Seduzione
    .short = Se{-shy}du{-shy}zio{-shy}ne
stayaway-card-scary = Spaventato
    .short = Spa{-shy}ven{-shy}ta{-shy}to
stayaway-card-im_fine_here = Sto Comodo
    .short = Sto Co{-shy}mo{-shy}do
stayaway-card-no_thanks = No, Amico!
stayaway-card-missed = Mancato!
    .short = Man{-shy}ca{-shy}to!
stayaway-card-no_barbecue = No Barbecue!
    .short = No Bar{-shy}be{-shy}cue!
stayaway-card-quarantine = Quarantena
    .short = Qua{-shy}ran{-shy}te{-shy}na
stayaway-card-locked_door = Porta Sbarrata
    .short = Porta Sbar{-shy}ra{-shy}ta
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
