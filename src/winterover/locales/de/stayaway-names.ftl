### Stay Away!: the names of its things

stayaway = Stay Away!

## Cards, in the order of the deck

# On a phone a card is narrow: `.short` is the name with the places where a word may be parted.
-shy = {"\u00AD"}

stayaway-card-the_thing = Das Ding
stayaway-card-infected = Infiziert!
    .short = In{-shy}fi{-shy}ziert!
stayaway-card-flamethrower = Flammenwerfer
    .short = Flam{-shy}men{-shy}wer{-shy}fer
stayaway-card-analysis = Analyse
stayaway-card-axe = Axt
stayaway-card-suspicion = Verdacht
    .short = Ver{-shy}dacht
stayaway-card-whisky = Whiskey
stayaway-card-determination = Entschlossenheit
    .short = Ent{-shy}schlos{-shy}sen{-shy}heit
stayaway-card-watch_your_back = Hinter dir!
stayaway-card-change_places = Platzwechsel!
    .short = Platz{-shy}wech{-shy}sel!
stayaway-card-better_run = Nichts wie weg!
stayaway-card-seduction = Verführung
    .short = Ver{-shy}füh{-shy}rung
stayaway-card-scary = Gruselig
    .short = Gru{-shy}se{-shy}lig
stayaway-card-im_fine_here = Hier sitz ich gut
    .short = Hier sitz ich gut
stayaway-card-no_thanks = Nein, danke!
stayaway-card-missed = Daneben!
    .short = Da{-shy}ne{-shy}ben!
stayaway-card-no_barbecue = Grillen verboten!
    .short = Gril{-shy}len ver{-shy}bo{-shy}ten!
stayaway-card-quarantine = Quarantäne
    .short = Qua{-shy}ran{-shy}tä{-shy}ne
stayaway-card-locked_door = Verrammelte Tür
    .short = Ver{-shy}ram{-shy}mel{-shy}te Tür
stayaway-card-rotten_ropes = Morsche Seile
stayaway-card-one_two = Eins, zwei …
stayaway-card-three_four = Drei, vier …
stayaway-card-party = Steigt hier die Party?
stayaway-card-get_out = Raus hier!
stayaway-card-forgetful = Vergesslich
stayaway-card-round_and_round = Immer rundherum
stayaway-card-friends = Können wir nicht Freunde sein?
stayaway-card-blind_date = Blind Date
stayaway-card-oops = Hoppla!
stayaway-card-between_us = Ganz unter uns …
stayaway-card-revelations = Enthüllungen

## Families of cards

stayaway-family-contagion = Ansteckung
stayaway-family-action = Aktion
stayaway-family-defence = Abwehr
stayaway-family-obstacle = Hindernis
stayaway-family-panic = Panik

## Backs

stayaway-back-stay_away = Stay Away!
stayaway-back-panic = Panik

## Roles, as they stand in a sentence: "Ich bin infiziert.", "Bo ist das Ding."

stayaway-role-human = Mensch
stayaway-role-infected = infiziert
stayaway-role-thing = das Ding
