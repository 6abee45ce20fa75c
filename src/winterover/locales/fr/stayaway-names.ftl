### Stay Away!: the names of its things

stayaway = Stay Away!

## Cards, in the order of the deck

# On a phone a card is narrow: `.short` is the name with the places where a word may be parted.
-shy = {"\u00AD"}

stayaway-card-the_thing = La Chose
stayaway-card-infected = Infection
    .short = In{-shy}fec{-shy}tion
stayaway-card-flamethrower = Lance-flammes
    .short = Lance-flammes
stayaway-card-analysis = Analyse
stayaway-card-axe = Hache
stayaway-card-suspicion = Suspicion
    .short = Sus{-shy}pi{-shy}cion
stayaway-card-whisky = Whisky
stayaway-card-determination = Détermination
    .short = Dé{-shy}ter{-shy}mi{-shy}na{-shy}tion
stayaway-card-watch_your_back = Surveille tes arrières
stayaway-card-change_places = Change de place !
    .short = Change de place !
stayaway-card-better_run = Sauve qui peut !
stayaway-card-seduction = Séduction
    .short = Sé{-shy}duc{-shy}tion
stayaway-card-scary = Frayeur
    .short = Frayeur
stayaway-card-im_fine_here = Je suis bien ici
    .short = Je suis bien ici
stayaway-card-no_thanks = Non merci !
stayaway-card-missed = Raté !
    .short = Raté !
stayaway-card-no_barbecue = Pas de barbecue !
    .short = Pas de bar{-shy}be{-shy}cue !
stayaway-card-quarantine = Quarantaine
    .short = Qua{-shy}ran{-shy}taine
stayaway-card-locked_door = Porte barricadée
    .short = Porte bar{-shy}ri{-shy}ca{-shy}dée
stayaway-card-rotten_ropes = Cordes pourries
stayaway-card-one_two = Un, deux…
stayaway-card-three_four = Trois, quatre…
stayaway-card-party = C’est ici la fête ?
stayaway-card-get_out = Sors d’ici !
stayaway-card-forgetful = Trou de mémoire
stayaway-card-round_and_round = Tournez manège
stayaway-card-friends = On fait ami-ami ?
stayaway-card-blind_date = Rendez-vous à l’aveugle
stayaway-card-oops = Oups !
stayaway-card-between_us = Entre nous…
stayaway-card-revelations = Révélations

## Families of cards

stayaway-family-contagion = Contagion
stayaway-family-action = Action
stayaway-family-defence = Défense
stayaway-family-obstacle = Obstacle
stayaway-family-panic = Panique

## Backs

stayaway-back-stay_away = Stay Away!
stayaway-back-panic = Panique

## Roles

stayaway-role-human = Humain
stayaway-role-infected = Infecté
stayaway-role-thing = la Chose
