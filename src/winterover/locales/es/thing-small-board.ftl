### The small crew, The Thing for 1 to 3 players, in a terminal: the board, the crew, the dice, the end.


## Before the game

app-small-intro =
    Seis Personajes pasan el invierno en la Antártida; hasta dos de ellos son Alienígenas, y nadie sabe quiénes. Los lleváis entre todos: ganáis todos o perdéis todos.

    En cada ronda todos van a una sala; quien se encuentra con alguien resulta más sospechoso. Después el Líder tira los dados para un Personaje tras otro: «Usar» y «Reparar» son acciones, «Sabotear» y «Amenaza» hacen daño; anular un dado cuesta un paso de sospecha.

    Un disco que se encuentra con el marcador de amenaza convierte a su Personaje en un Alienígena que ataca. Mantened en marcha la caldera y el generador, pedid ayuda y huid.

    En el plano, una mayúscula es un Personaje de pie; una minúscula, un Personaje tumbado. ♦ perro · *3 Alienígena de fuerza 3 · ▼ marcador de amenaza · ★ Líder · ▶ decide ahora
# Below a drawn floor plan; one line of 80 characters is best.
app-small-legend = B de pie, b tumbado · ♦ perro · *3 Alienígena · ▼ amenaza · ▮ barril · × daño
# Who decides, where several people share the screen; part of the title.
app-small-decides = decide { $name }
# What a statement is about.
app-talk-character = ¿Qué Personaje?
# What kind of companion a bot is, after its name.
app-small-bot-heuristic = heuristic: mantiene la base en marcha y busca una salida
# What an edition does otherwise in this mode; the standard is described as for more players.
app-small-edition-it = En una fuga se descubren las cartas de Rol: un Alienígena a bordo o un Humano abandonado, y la partida está perdida. «Alambre» y «Linterna» sirven una sola vez; la luz solo se va en la fase 2.
app-small-edition-de = El marcador de amenaza solo cede el sitio en la fase 9; Norris siempre puede volver a tirar sus dados; la caldera se rompe al instante; las armas evitan también a los perros y al Alienígena.
app-small-edition-fr = Marcador de amenaza, Norris, caldera y armas como en el reglamento alemán; cualquier encuentro te hace sospechoso; un Humano sometido a prueba sigue siendo sospechoso; las fichas de laboratorio se pueden entregar; «Combustible» y «Herramientas» solo con la propia acción.
app-small-edition-uk = Casi como el estándar; los demás que están en una sala quemada salen de pie.


## Phases, where they are not called as in the main game

app-small-phase-weather = { thing-phase-weather }
app-small-phase-upkeep = { thing-phase-upkeep }
app-small-phase-move = Movimiento
app-small-phase-encounters = { thing-phase-encounters }
app-small-phase-aliens = Acciones del Alienígena
app-small-phase-actions = { thing-phase-actions }
app-small-phase-rec_room = { thing-room-rec }
app-small-phase-tests = { thing-phase-tests }
app-small-phase-food = { thing-phase-food }
app-small-phase-dogs = Perros, Líder, amenaza


## What stands for a Character on the board: one capital letter, another for each

app-small-mark-bennings = B
app-small-mark-clark = C
app-small-mark-windows = W
app-small-mark-macready = M
app-small-mark-garry = G
app-small-mark-norris = N
app-small-mark-blair = R
app-small-mark-nauls = L


## The state of the base, as parts of one line

# How strong an attack would be as the Characters stand now.
app-small-attack = Valor de ataque { $number }
# $roles is like "Garry Human, Clark Human": Role cards that were turned up.
app-small-shown = Cartas de Rol vistas: { $roles }
# $dice is like "[Use] [Repair] [Threat]".
app-small-dice = Dados { $dice }
# The suspicion track; a colon and the spaces follow.
app-small-track = Sospecha
# $things is like "Garry Firearm, Fuel; Clark Keys".
app-small-things = Cosas: { $things }


## The table in words

app-small-words-crew = Tripulación de { $name }
app-small-words-threat = marcador de amenaza en la casilla { $space } de { $last }
app-small-words-standing = de pie
app-small-words-lying = tumbado
app-small-words-owns = tiene { $things }
app-small-words-role = carta de Rol: { $role }
app-small-words-about = la pregunta es sobre este Personaje


## What a Character can do and what a thing is for, in a few words (best under 55 characters); much is as in the main game

app-small-ability-bennings = { app-thing-ability-bennings }
app-small-ability-clark = A solas con un perro no le pasa nada
app-small-ability-windows = { app-thing-ability-windows }
app-small-ability-macready = { app-thing-ability-macready }
app-small-ability-garry = Puede volver a tirar uno de sus dados
app-small-ability-norris = En la Oscuridad puede volver a tirar sus dados
app-small-ability-blair = { app-thing-ability-blair }
app-small-ability-nauls = { app-thing-ability-nauls }
app-small-hint-flamethrower = { app-thing-hint-flamethrower }
app-small-hint-dynamite = { app-thing-hint-dynamite }
app-small-hint-firearm = Retirarse de un encuentro, sin límite
app-small-hint-melee = Retirarse de un encuentro, una vez
app-small-hint-fuel = Un barril para la sala del Personaje, sin dado
app-small-hint-tools = Quitar un daño donde está el Personaje, sin dado
app-small-hint-keys = { app-thing-hint-keys }
app-small-hint-wire = { app-thing-hint-wire }
app-small-hint-flashlight = En la Oscuridad: volver a tirar los dados del Personaje
app-small-hint-blood = Prueba A: el más sospechoso enseña su carta de Rol
app-small-hint-failure = No sirve para nada


## News

# $steps is like "Clark 3, Garry 2": the spaces on which the discs are now.
app-small-steps = Sospecha: { $steps }.


## Choices that lead to more choices

app-small-group-reroll = Volver a tirar un dado ...
app-small-group-set = Girar un dado desde el Dormitorio ...
# $die is the face that it shows.
app-small-group-die = Girar el dado { $number } ({ $die }) a ...
app-small-group-give = { $name } entrega ...


## The end

app-small-rounds = { $rounds ->
        [one] La partida ha durado { $rounds } ronda.
       *[other] La partida ha durado { $rounds } rondas.
    }
app-small-end-character = Personaje
app-small-end-role = Carta de Rol
# Before all of them, in a replay that shows everything.
app-small-roles = Cartas de Rol
# The two Role cards that nobody was dealt.
app-small-aside = Cartas de Rol que no tenía nadie: { $roles }
app-small-fate-transformed-test = descubierto por una prueba, ronda { $round }
app-small-fate-transformed-dog = atrapado por un perro alienígena, ronda { $round }
app-small-fate-transformed-threat = encuentro con la amenaza, ronda { $round }
app-small-fate-assimilated = asimilación, ronda { $round }
app-small-fate-tested = prueba, ronda { $round }
app-small-fate-escape_began = inicio de la fuga, ronda { $round }
app-small-fate-taken_aboard = a bordo, ronda { $round }
app-small-fate-left = seguía allí al final
