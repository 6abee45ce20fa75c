### The Thing in a terminal: the board, the crew, the own belongings, the forms of talk, the end.
### Rooms come in without an article; no participle agrees with a player's name.


## Before the game

app-thing-intro =
    Pasáis el invierno en una base de investigación en la Antártida. Uno de la tripulación es un Alienígena que parece humano, e infecta a quien se encuentra.

    En cada ronda todos van a una sala y entregan una carta de Acción sin que nadie la vea. Quien se encuentra con alguien mira una de sus fichas; una ficha alienígena convierte a un Humano en Alienígena. Después el Líder revela las cartas y dice quién lleva a cabo cada una.

    La caldera y el generador gastan combustible en cada ronda: mantenedlos en marcha. Los Humanos ganan si se marchan todos, en el helicóptero de rescate, el helicóptero de la base o el vehículo de nieve, sin ningún Alienígena a bordo. En todos los demás casos ganan los Alienígenas.

    En el plano, una mayúscula es un jugador de pie; una minúscula, un jugador tumbado. ♦ perro · *3 Alienígena de fuerza 3 · ★ Líder · ☆ ficha de Líder, para el próximo Líder · ▶ decide ahora
# Below a drawn floor plan; one line of 80 characters is best.
app-thing-legend = A de pie, a tumbado · ♦ perro · *3 Alienígena · ★ Líder · ▮ barril · × daño


## The state of the base, as parts of one line

app-thing-round = ronda { $round }
app-thing-no-weather = tiempo aún sin tirar
# What the weather does every round: barrels burned, steps of the frost marker and of the rescue helicopter.
app-thing-cost-boiler = caldera −{ $number }
app-thing-cost-generator = generador −{ $number }
app-thing-cost-frost = congelación +{ $number }
app-thing-cost-flight = rescate +{ $number }
app-thing-stored = Estación meteorológica: { $face }
app-thing-dark = Oscuridad
app-thing-hungry = Hambre
app-thing-frost = Congelación { $space }/{ $last }
app-thing-rescue-none = sin S.O.S.
# The rescue helicopter on its way; $fuel is the number of rounds that its fuel lasts.
app-thing-rescue-flying = Rescate { $space }/{ $last }, combustible { $fuel }
app-thing-rescue-here = El rescate está aquí, combustible { $fuel }
app-thing-rescue-gone = El rescate se ha ido
app-thing-aboard = A bordo ({ $vehicle }): { $names }
app-thing-pile = Pila activa { $count }
app-thing-strength = Fuerza alienígena { $number }
# $plan is like "Radio 3, Lab 1", or "3, 1" where the rooms are secret.
app-thing-plan = Ataques: { $plan }
app-thing-proposal = Propuesta: { $plan }
app-thing-open = A la vista: { $cards }
# Who trades with whom, like "Bo ↔ Gro, Ada ↔ Hal".
app-thing-deals = Intercambios: { $pairs }
# A deal on the table; what a side gives may be "none".
app-thing-deal = { $gives ->
        [none] { $one } no da nada
       *[other] { $one } da { $gives }
    }; { $gets ->
        [none] { $two } no da nada.
       *[other] { $two } da { $gets }.
    }
app-thing-deal-agreed = De acuerdo: { $names }.


## Heads of columns: 5 characters at most, the last four 1 character

app-thing-column-fuel = Barr.
app-thing-column-damage = Daño
# Cards, tokens, meals or dogs that are left in a room.
app-thing-column-store = Resto
app-thing-column-suspicion = Sosp.
app-thing-column-hand = C
app-thing-column-weapons = A
app-thing-column-items = O
app-thing-column-samples = L
# At most 8 characters.
app-thing-crew = Tripul.


## In the tables: 12 characters at most

app-thing-food = comida { $number }
app-thing-burned = quemada
app-thing-destroyed = destruida
app-thing-alien = Alienígena
app-thing-out = fuera


## The table in words

app-thing-words-stocks = Reservas: { $stocks }
app-thing-words-rooms = Salas
app-thing-words-crew = Tripulación
app-thing-words-empty = Nadie y nada: { $rooms }
app-thing-words-fuel = combustible { $number }/{ $most }
app-thing-words-damage = daño { $number }/{ $most }
app-thing-words-store-armoury = cartas de Arma restantes: { $number }
app-thing-words-store-storeroom = cartas de Objeto restantes: { $number }
app-thing-words-store-laboratory = fichas de laboratorio restantes: { $number }
app-thing-words-store-kitchen = comida preparada: { $number }
app-thing-words-store-kennel = perros: { $number }
app-thing-words-standing = de pie: { $names }
app-thing-words-lying = en el suelo: { $names }
app-thing-words-dog = un perro
app-thing-words-token = la ficha de Líder
app-thing-words-alien = Alienígena, fuerza { $number }
app-thing-words-suspicion = sospecha { $number }/{ $most }
app-thing-words-hand = cartas de Acción { $number }
app-thing-words-weapons = cartas de Arma { $number }
app-thing-words-items = cartas de Objeto { $number }
app-thing-words-samples = fichas de laboratorio { $number }
app-thing-words-leader = Líder
app-thing-words-asked = decide ahora


## What is your own

app-thing-your-role = Tu rol:
app-thing-you-out = Estás fuera de la partida y ves lo que ven todos.
app-thing-you-revealed = Eres un Alienígena revelado, y todos compartís una sola fuerza.
app-thing-your-hand = Mano:
app-thing-your-weapons = Armas:
app-thing-your-items = Objetos:
app-thing-your-samples = Laboratorio:
app-thing-your-drawn = Robado:
app-thing-goal-human = Marchaos juntos todos los Humanos vivos, sin ningún Alienígena.
app-thing-goal-alien = Infecta a los demás, sube a bordo o deja que la base se congele.


## What a card does and what a Character can do, in a few words (best under 55 characters)

app-thing-hint-use = Usar la sala: repostar, cocinar, robar, pedir ayuda
app-thing-hint-repair = Quitar un daño de la sala en la que estás
app-thing-hint-sabotage = Dañar la sala en la que estás
app-thing-hint-flamethrower = Atacar, retirarse, quemar; con Alambre, Prueba B
app-thing-hint-dynamite = Atacar a un Alienígena o quemar una sala, una vez
app-thing-hint-firearm = Retirarse de una prueba de infección, sin límite
app-thing-hint-melee = Retirarse de una prueba de infección, una vez
app-thing-hint-fuel = Un barril para la sala donde estás de pie, sin carta
app-thing-hint-tools = Quitar un daño donde estás de pie, sin carta
app-thing-hint-keys = Empezar la fuga con un vehículo listo
app-thing-hint-wire = Prueba B, junto con un Lanzallamas
app-thing-hint-flashlight = Elegir carta a oscuras; Acción especial con 2 cartas
app-thing-hint-blood = Prueba A: alguien enseña su carta de Rol
app-thing-hint-failure = Solo sirve para farolear
app-thing-ability-bennings = Tira dos veces en la Estación meteorológica y elige
app-thing-ability-clark = A solas con un perro no pasa la prueba
app-thing-ability-windows = Al reparar quita un daño más
app-thing-ability-macready = Puede robar 3 cartas en la Armería
app-thing-ability-garry = Puede cambiar una carta de Acción después de robar
app-thing-ability-norris = Cuenta como si tuviera una Linterna
app-thing-ability-blair = Saca una ficha más en el Laboratorio
app-thing-ability-nauls = Cocina con 1 de comida en vez de 2


## News

# Lists like "Bo → Lab, Gro → Shed (special, 1)": who went where, looked at whose token, accused whom.
app-thing-moves = Movimientos: { $moves }.
app-thing-looks = Fichas miradas: { $looks }.
app-thing-votes = Acusaciones: { $votes }.
app-thing-voted-nobody = nadie
# What was special about a move; $count is the number of cards drawn.
app-thing-moved-lit = Linterna
app-thing-moved-special = especial, { $count }
app-thing-moved-swap = cambio


## Choices that lead to more choices

app-thing-group-light = Ir con la Linterna ...
app-thing-group-special = Acción especial, 1 carta ...
app-thing-group-twice = Acción especial, 2 cartas ...
app-thing-group-put = Ofrecer a { $name } ...
# A deal with $name as it stands; a side may be "none".
app-thing-group-deal = { $name }: das { $gives ->
        [none] nada
       *[other] { $gives }
    }, recibes { $gets ->
        [none] nada
       *[other] { $gets }
    }
# The same, when $name has agreed to it.
app-thing-group-agreed = { $deal } ({ $name } está de acuerdo)
# Ready for the vote, while a deal of one's own is open.
app-thing-ready-lapses = No intercambiar más: lo abierto se anula si la otra parte no acepta aún


## The end

app-thing-spread = { $rounds ->
        [one] Cómo se extendió, en { $rounds } ronda
       *[other] Cómo se extendió, en { $rounds } rondas
    }
# What the signs of the picture mean, each beside its sign; ♦ is a dog.
app-thing-sign-human = Humano
app-thing-sign-alien = Alienígena
app-thing-sign-infected = infección
app-thing-sign-revealed = revelación
app-thing-sign-assimilated = asimilación
app-thing-sign-aboard = a bordo
app-thing-sign-by = por quién (♦ un perro)
app-thing-fate-first = el primer Alienígena
app-thing-fate-infected = infección por { $name }, ronda { $round }
app-thing-fate-dog = infección por un perro, ronda { $round }
app-thing-fate-revealed = revelación, ronda { $round }
app-thing-fate-assimilated = asimilación, ronda { $round }
app-thing-fate-aboard = a bordo
app-thing-fate-last = último Humano


## The forms of talk, as a list to choose from; dots stand for what is asked next

app-thing-form-hold = Tengo en la mano ...
app-thing-form-lack = No tengo en la mano ...
app-thing-form-handed = He entregado ...
app-thing-form-claim = Mi carta de Rol dice ...
app-thing-form-own = Tengo ...
app-thing-form-without = No tengo ...
app-thing-form-accuse = ... es un Alienígena
app-thing-form-vouch = Respondo por ...
app-thing-form-trust = Me fío de ...
app-thing-form-distrust = No me fío de ...
app-thing-form-saw = He visto una ficha de ...
app-thing-form-going = Yo voy aquí: ...
app-thing-form-send = ... debería ir aquí: ...
app-thing-form-meet = Me gustaría estar con ...
app-thing-form-avoid = No me acerco a ...
app-thing-form-assign = Asigna la carta a ...
app-thing-form-next = ¡Otra carta!
app-thing-form-stop = Detengámonos aquí
app-thing-form-want = Me gustaría tener ...
app-thing-form-promise = Le daré algo a ...
app-thing-form-vote = Acusemos a ...
app-thing-form-spare = Dejemos en paz a ...
app-thing-form-test = ¡Una prueba a ...!
app-thing-form-burn = ¡Hay que quemar ...!
app-thing-form-board = ... debería subir a bordo
app-thing-form-threaten = Voy a por ...
app-thing-form-agree = Estoy de acuerdo con ...
app-thing-form-disagree = No estoy de acuerdo con ...
