### The Thing in the browser.


## The base

web-thing-base = La base
# Before a number.
web-thing-round = Ronda
web-thing-phases = Fases de la ronda
# The phases in a narrow row, with the places where a word may be parted.
web-thing-ribbon-weather = Tiempo
web-thing-ribbon-upkeep = Mante{-shy}ni{-shy}miento
web-thing-ribbon-planning = Alie{-shy}ní{-shy}genas
web-thing-ribbon-draw = Planes y acciones
web-thing-ribbon-rec_room = Recreo
web-thing-ribbon-tests = Pruebas
web-thing-ribbon-food = Comida
web-thing-ribbon-dogs = Perros y Líder
# After a number like 3/4.
web-thing-fuel = combustible
web-thing-damage = daños
# After a number.
web-thing-barrels = barriles
# After a number of barrels.
web-thing-for-vehicles = para vehículos
# After a number of lab tokens.
web-thing-tokens = en la bolsa
# After a number.
web-thing-cards = cartas
# In the Weather Station: no weather is kept for the next Leader.
web-thing-no-die = sin dado
# A room that nobody can enter; 6 characters at most.
web-thing-full = Llena
# The power has failed; 6 characters at most.
web-thing-dark = A oscuras
web-thing-burned = Quemada
web-thing-broken = Rota para siempre

## Weather and tracks

web-thing-instruments = Tiempo y recorridos
web-thing-flight = Rescate
# Spaces until the rescue helicopter is here.
web-thing-to-go = faltan { $number }
web-thing-not-called = sin S.O.S.
web-thing-gone = se fue
web-thing-flight-fuel = Su combustible
web-thing-rounds-left = queda: { $number }
web-thing-freezing = Congelación
web-thing-boiler-holds = caldera en marcha

## Crew and own things

web-thing-suspicion = Sospecha
web-thing-belongings = Cartas de Arma y Objeto: { $number }
web-thing-pile = Pila activa
web-thing-pile-cards = Cartas: { $number }
web-thing-aliens = Alienígenas revelados
web-thing-strength = fuerza { $number }
web-thing-things = Tus armas y objetos
web-thing-nothing-owned = Ni armas ni objetos
web-thing-lies-open = a la vista
web-thing-charges = cargas: { $number }, a la vista
# Over something secret that this person has just learned.
web-thing-news = Solo para ti
web-thing-seen-it = Ya lo he visto

## Going somewhere

web-thing-ways = ¿Cómo vas?
web-thing-way-go = Ir
web-thing-way-light = Con «Linterna»
web-thing-way-special = Acción especial, 1 carta
web-thing-way-twice = Acción especial, 2 cartas

## Scenes

web-thing-show-base = Ver la base
web-thing-show-scene = Volver
# Over the Action cards that were turned up.
web-thing-shown = Mostradas en esta ronda
# Beside a player whose secret answer is in.
web-thing-locked = ya ha decidido
web-thing-meeting = Encuentro: { $room }
web-thing-meeting-hint = Todos los de la sala siguen los mismos pasos.
web-thing-step-danger = Luchar o retirarse
web-thing-step-lay = Poner fichas
web-thing-step-look = Mirar una
web-thing-stays-out = se queda fuera
web-thing-laid = dos fichas boca abajo
web-thing-trade = Intercambio
web-thing-trade-hint = Elige a alguien y ofrece cosas. Nada cambia de manos hasta que ambos acepten.
web-thing-ready-count = { $number } de { $all } han terminado
web-thing-offer = Ofrecer algo
# Beside somebody in the trade who has no cards and no lab tokens.
web-thing-owns-nothing = no tiene nada
# What one side of a deal gives.
web-thing-gives-nothing = nada
web-thing-agrees = acepta
web-thing-other-deals = Intercambios de otros
web-thing-no-deals = No hay ningún intercambio en la mesa.
web-thing-vote = La votación
web-thing-vote-hint = Cada voto es un paso de sospecha. Con { $number }, la carta entregada se muestra a todos.
web-thing-locked-count = { $number } de { $all } han decidido
# Before the marks of those who spoke against this person.
web-thing-against = sospechan
web-thing-trusting = confían
web-thing-not-named = no se le puede acusar
# Beside the room somebody was in: the card of the Active Pile.
web-thing-was-given = recibió { $card }
web-thing-no-card = ninguna carta
# Where nobody spoke for or against this person.
web-thing-nothing-said = nada dicho
web-thing-votes = Los votos
# Before the marks of those whose vote this person got.
web-thing-accused-by = acusan
web-thing-not-accused = sin acusaciones
# Before the marks of those who voted for nobody.
web-thing-accused-nobody = no acusan a nadie
web-thing-before-tests = Antes de las pruebas
web-thing-tests = Pruebas
web-thing-sign-tested = prueba
web-thing-tests-hint = Quien pasa la prueba enseña su carta de Rol a todos.
# What a test takes.
web-thing-test-a = { thing-sample-blood }
web-thing-test-b = { thing-weapon-flamethrower } + { thing-item-wire }
# After what the test takes: whom it can be made on.
web-thing-target-a = solo a quien más sospecha tiene
web-thing-target-b = a cualquiera
# Before the marks of players.
web-thing-offered-by = la ofrecen
web-thing-boarding = La fuga
web-thing-boarding-hint = Embarque ({ $vehicle }): se pide plaza por turno, y todos los de a bordo deben aceptar.
web-thing-aboard = A bordo
web-thing-at-the-door = En la puerta
web-thing-on-the-ground = En tierra
web-thing-asks-seat = pide plaza
web-thing-stays = se queda
web-thing-planning = Los Alienígenas planean
web-thing-planning-hint = Elige una sala y luego la fuerza. Solo lo ven los Alienígenas revelados; podéis hablar en privado.
# Before the rooms and strengths that revealed aliens are asked to agree to.
web-thing-the-plan = El plan
# In place of rooms, where nobody is attacked.
web-thing-no-attack = ningún ataque
# The button that opens the covered plan to a revealed alien.
web-thing-look-plan = Mirar el plan
web-thing-plan-covered = El plan está tapado. Pulsa para mirar.
web-thing-supporters = a favor: { $number }

## The end

web-thing-won-humans = Ganan los Humanos
web-thing-won-aliens = Ganan los Alienígenas
# The name of the picture for whoever does not see it.
web-thing-chain = Quién infectó a quién, ronda a ronda
web-thing-say-why = Di por qué
web-thing-say-why-hint = Elige a alguien y di a la mesa qué piensas de esa persona.

# Names on the floor plan, where the whole one is too long
web-thing-plan-helicopter = Helicóptero
web-thing-plan-underground = Subterránea
