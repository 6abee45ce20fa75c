### Stay Away!: the names of its things

stayaway = Stay Away!

## Cards, in the order of the deck

stayaway-card-the_thing = La Cosa
stayaway-card-infected = ¡Infectado!
stayaway-card-flamethrower = Lanzallamas
stayaway-card-analysis = Análisis
stayaway-card-axe = Hacha
stayaway-card-suspicion = Sospecha
stayaway-card-whisky = Whisky
stayaway-card-determination = Determinación
stayaway-card-watch_your_back = Vigila tus espaldas
stayaway-card-change_places = ¡Cambio de lugar!
stayaway-card-better_run = ¡Más vale que corras!
stayaway-card-seduction = Seducción
stayaway-card-scary = Aterrador
stayaway-card-im_fine_here = Aquí estoy bien
stayaway-card-no_thanks = ¡No, gracias!
stayaway-card-missed = ¡Fallaste!
stayaway-card-no_barbecue = ¡Nada de barbacoas!
stayaway-card-quarantine = Cuarentena
stayaway-card-locked_door = Puerta atrancada
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
