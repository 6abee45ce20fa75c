### Stay Away!: the names of its things

stayaway = Stay Away!

## Cards, in the order of the deck

# On a phone a card is narrow: `.short` is the name with the places where a word may be parted.
-shy = {"\u00AD"}

stayaway-card-the_thing = The Thing
stayaway-card-infected = Infected!
    .short = In{-shy}fect{-shy}ed!
stayaway-card-flamethrower = Flamethrower
    .short = Flame{-shy}thrower
stayaway-card-analysis = Analysis
stayaway-card-axe = Axe
stayaway-card-suspicion = Suspicious
    .short = Sus{-shy}pi{-shy}cious
stayaway-card-whisky = Whiskey
stayaway-card-determination = Resolute
    .short = Reso{-shy}lute
stayaway-card-watch_your_back = Watch Your Back
stayaway-card-change_places = Change Places!
    .short = Change Places!
stayaway-card-better_run = You'd Better Run!
stayaway-card-seduction = Seduction
    .short = Se{-shy}duc{-shy}tion
stayaway-card-scary = Scary
    .short = Scary
stayaway-card-im_fine_here = I'm Comfortable
    .short = I'm Com{-shy}fort{-shy}able
stayaway-card-no_thanks = No Thanks!
stayaway-card-missed = Missed!
    .short = Missed!
stayaway-card-no_barbecue = No Barbecue!
    .short = No Bar{-shy}be{-shy}cue!
stayaway-card-quarantine = Quarantine
    .short = Quar{-shy}an{-shy}tine
stayaway-card-locked_door = Barred Door
    .short = Barred Door
stayaway-card-rotten_ropes = Rotten Ropes
stayaway-card-one_two = One, Two...
stayaway-card-three_four = Three, Four...
stayaway-card-party = So This Is the Party?
stayaway-card-get_out = Get Out of Here!
stayaway-card-forgetful = Forgetful
stayaway-card-round_and_round = Round and Round
stayaway-card-friends = Can't We Be Friends?
stayaway-card-blind_date = Blind Date
stayaway-card-oops = Ooops!
stayaway-card-between_us = Just Between Us...
stayaway-card-revelations = Revelations

## Families of cards

stayaway-family-contagion = Contagion
stayaway-family-action = Action
stayaway-family-defence = Defence
stayaway-family-obstacle = Obstacle
stayaway-family-panic = Panic

## Backs

stayaway-back-stay_away = Stay Away!
stayaway-back-panic = Panic

## Roles

stayaway-role-human = Human
stayaway-role-infected = Infected
stayaway-role-thing = The Thing
