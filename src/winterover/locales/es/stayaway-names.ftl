### Stay Away!: the names of its things

stayaway = Stay Away!

## Cards, in the order of the deck

# On a phone a card is narrow: `.short` is the name with the places where a word may be parted.
-shy = {"\u00AD"}

stayaway-card-the_thing = La Cosa
stayaway-card-infected = ¡Infectado!
    .short = ¡In{-shy}fec{-shy}ta{-shy}do!
stayaway-card-flamethrower = Lanzallamas
    .short = Lan{-shy}za{-shy}lla{-shy}mas
stayaway-card-analysis = Análisis
stayaway-card-axe = Hacha
stayaway-card-suspicion = Sospecha
    .short = Sos{-shy}pe{-shy}cha
stayaway-card-whisky = Whisky
stayaway-card-determination = Determinación
    .short = De{-shy}ter{-shy}mi{-shy}na{-shy}ción
stayaway-card-watch_your_back = Vigila tus espaldas
stayaway-card-change_places = ¡Cambio de lugar!
    .short = ¡Cam{-shy}bio de lugar!
stayaway-card-better_run = ¡Más vale que corras!
stayaway-card-seduction = Seducción
    .short = Se{-shy}duc{-shy}ción
stayaway-card-scary = Aterrador
    .short = Ate{-shy}rra{-shy}dor
stayaway-card-im_fine_here = Aquí estoy bien
    .short = Aquí estoy bien
stayaway-card-no_thanks = ¡No, gracias!
stayaway-card-missed = ¡Fallaste!
    .short = ¡Fa{-shy}llas{-shy}te!
stayaway-card-no_barbecue = ¡Nada de barbacoas!
    .short = ¡Nada de bar{-shy}ba{-shy}coas!
stayaway-card-quarantine = Cuarentena
    .short = Cua{-shy}ren{-shy}te{-shy}na
stayaway-card-locked_door = Puerta atrancada
    .short = Puerta atran{-shy}ca{-shy}da
stayaway-card-rotten_ropes = Cuerdas podridas
stayaway-card-one_two = Uno, dos...
stayaway-card-three_four = Tres, cuatro...
stayaway-card-party = ¿Es aquí la fiesta?
stayaway-card-get_out = ¡Sal de aquí!
stayaway-card-forgetful = Olvidadizo
stayaway-card-round_and_round = Vuelta y vuelta
stayaway-card-friends = ¿No podemos ser amigos?
stayaway-card-blind_date = Cita a ciegas
stayaway-card-oops = ¡Ups!
stayaway-card-between_us = Que quede entre nosotros...
stayaway-card-revelations = Revelaciones

## Families of cards

stayaway-family-contagion = Contagio
stayaway-family-action = Acción
stayaway-family-defence = Defensa
stayaway-family-obstacle = Obstáculo
stayaway-family-panic = Pánico

## Backs

stayaway-back-stay_away = ¡Aléjate!
stayaway-back-panic = Pánico

## Roles

stayaway-role-human = Humano
stayaway-role-infected = Infectado
stayaway-role-thing = La Cosa
