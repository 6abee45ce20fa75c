### The small crew, The Thing for 1 to 3 players, in a terminal: the board, the crew, the dice, the end.


## Before the game

app-small-intro =
    Sei Personaggi passano l’inverno in Antartide; fino a due di loro sono Alieni, e nessuno sa chi. Li guidate insieme: vincete tutti o perdete tutti.

    A ogni turno tutti vanno in un luogo; chi incontra qualcuno diventa più sospetto. Poi il Leader tira i dadi per un Personaggio dopo l’altro: Usare e Riparare sono azioni, Sabotare e Minaccia fanno danno; annullare un dado costa un passo di sospetto.

    Un disco che incontra il segnalino Minaccia Aliena fa del suo Personaggio un Alieno che attacca. Tenete accesi caldaia e generatore, chiamate i soccorsi e fuggite.

    Sulla mappa una lettera maiuscola è un Personaggio in piedi, una minuscola è sdraiato. ♦ Cane · *3 Alieno di Forza 3 · ▼ Minaccia Aliena · ★ Leader · ▶ decide ora
# Below a drawn floor plan; one line of 80 characters is best.
app-small-legend = B in piedi, b sdraiato · ♦ Cane · *3 Alieno · ▼ Minaccia · ▮ gasolio · × danno
# Who decides, where several people share the screen; part of the title.
app-small-decides = decide { $name }
# What a statement is about.
app-talk-character = Quale Personaggio?
# What kind of companion a bot is, after its name.
app-small-bot-heuristic = heuristic: tiene in funzione la base e cerca una via di fuga
# What an edition does otherwise in this mode; the standard is described as for more players.
app-small-edition-it = Con la fuga si scoprono le carte Ruolo: un Alieno a bordo o un Umano lasciato indietro fa perdere la partita. Filo di Ferro e Torcia si usano una volta sola; la corrente salta solo nella Fase 2.
app-small-edition-de = La Minaccia Aliena cede il posto solo nella Fase 9; Norris può sempre ritirare i suoi dadi; la caldaia si rompe subito; le armi evitano anche Cani e Alieno.
app-small-edition-fr = Minaccia Aliena, Norris, caldaia e armi come nel regolamento tedesco; chiunque incontri ti rende sospetto; un Umano testato resta sospettato; i segnalini Laboratorio si possono consegnare; Barile di Gasolio e Cassetta degli Attrezzi solo con la propria azione.
app-small-edition-uk = Quasi come lo standard; gli altri presenti in un luogo bruciato ne escono in piedi.


## Phases, where they are not called as in the main game

app-small-phase-weather = { thing-phase-weather }
app-small-phase-upkeep = { thing-phase-upkeep }
app-small-phase-move = Movimento
app-small-phase-encounters = { thing-phase-encounters }
app-small-phase-aliens = Azioni dell’Alieno
app-small-phase-actions = { thing-phase-actions }
app-small-phase-rec_room = { thing-room-rec }
app-small-phase-tests = { thing-phase-tests }
app-small-phase-food = { thing-phase-food }
app-small-phase-dogs = Cani, Leader, Minaccia


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
app-small-attack = Valore d’attacco { $number }
# $roles is like "Garry Human, Clark Human": Role cards that were turned up.
app-small-shown = Carte Ruolo viste: { $roles }
# $dice is like "[Use] [Repair] [Threat]".
app-small-dice = Dadi { $dice }
# The suspicion track; a colon and the spaces follow.
app-small-track = Sospetto
# $things is like "Garry Firearm, Fuel; Clark Keys".
app-small-things = Cose: { $things }


## The table in words

app-small-words-crew = Equipaggio di { $name }
app-small-words-threat = segnalino Minaccia Aliena sulla casella { $space } di { $last }
app-small-words-standing = in piedi
app-small-words-lying = sdraiato
app-small-words-owns = possiede { $things }
app-small-words-role = carta Ruolo: { $role }
app-small-words-about = la domanda riguarda questo Personaggio


## What a Character can do and what a thing is for, in a few words (best under 55 characters); much is as in the main game

app-small-ability-bennings = { app-thing-ability-bennings }
app-small-ability-clark = Da solo con un Cane non gli succede niente
app-small-ability-windows = { app-thing-ability-windows }
app-small-ability-macready = { app-thing-ability-macready }
app-small-ability-garry = Può ritirare uno dei suoi dadi
app-small-ability-norris = Al Buio può ritirare i suoi dadi
app-small-ability-blair = { app-thing-ability-blair }
app-small-ability-nauls = { app-thing-ability-nauls }
app-small-hint-flamethrower = { app-thing-hint-flamethrower }
app-small-hint-dynamite = { app-thing-hint-dynamite }
app-small-hint-firearm = Evita un Incontro, quante volte vuoi
app-small-hint-melee = Evita un Incontro, una volta
app-small-hint-fuel = Un barile per il luogo del Personaggio, senza dado
app-small-hint-tools = Togli un danno dov’è il Personaggio, senza dado
app-small-hint-keys = { app-thing-hint-keys }
app-small-hint-wire = { app-thing-hint-wire }
app-small-hint-flashlight = Al Buio: ritira i dadi del Personaggio
app-small-hint-blood = Test A: il più sospetto mostra la carta Ruolo
app-small-hint-failure = Non serve a niente


## News

# $steps is like "Clark 3, Garry 2": the spaces on which the discs are now.
app-small-steps = Sospetto: { $steps }.


## Choices that lead to more choices

app-small-group-reroll = Ritira un dado ...
app-small-group-set = Gira un dado dal Dormitorio ...
# $die is the face that it shows.
app-small-group-die = Gira il dado { $number } ({ $die }) su ...
app-small-group-give = { $name } consegna ...


## The end

app-small-rounds = { $rounds ->
        [one] La partita è durata { $rounds } turno.
       *[other] La partita è durata { $rounds } turni.
    }
app-small-end-character = Personaggio
app-small-end-role = Carta Ruolo
# Before all of them, in a replay that shows everything.
app-small-roles = Carte Ruolo
# The two Role cards that nobody was dealt.
app-small-aside = Carte Ruolo che nessuno aveva: { $roles }
app-small-fate-transformed-test = smascherato da un test, turno { $round }
app-small-fate-transformed-dog = preso da un Cane Alieno, turno { $round }
app-small-fate-transformed-threat = incontro con la Minaccia Aliena, turno { $round }
app-small-fate-assimilated = assimilazione, turno { $round }
app-small-fate-tested = test, turno { $round }
app-small-fate-escape_began = inizio della fuga, turno { $round }
app-small-fate-taken_aboard = a bordo, turno { $round }
app-small-fate-left = ancora lì alla fine
