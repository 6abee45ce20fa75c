### The small crew, The Thing for 1 to 3 players, in a terminal: the board, the crew, the dice, the end.


## Before the game

app-small-intro =
    Six Personnages passent l’hiver en Antarctique ; jusqu’à deux d’entre eux sont des Aliens, et nul ne sait lesquels. Vous les dirigez ensemble : vous gagnez tous ou vous perdez tous.

    À chaque Manche, tous vont dans un lieu ; qui rencontre quelqu’un devient plus suspect. Puis le Leader lance les dés pour un Personnage après l’autre : Utiliser et Réparer sont des actions, Saboter et Menace font du mal ; annuler un dé coûte un pas de Suspicion.

    Un disque qui rencontre le profil Menace fait de son Personnage un Alien qui attaque. Faites tourner la chaudière et le générateur, appelez les secours et fuyez.

    Sur le plan, une majuscule est un Personnage debout, une minuscule un Personnage couché. ♦ Chien · *3 Alien de Force 3 · ▼ profil Menace · ★ Leader · ▶ décide maintenant
# Below a drawn floor plan; one line of 80 characters is best.
app-small-legend = B debout, b couché · ♦ Chien · *3 Alien · ▼ Menace · ▮ Fioul · × Dégât
# Who decides, where several people share the screen; part of the title.
app-small-decides = { $name } décide
# What a statement is about.
app-talk-character = Quel Personnage ?
# What kind of companion a bot is, after its name.
app-small-bot-heuristic = heuristic : fait tourner la base et cherche une issue
# What an edition does otherwise in this mode; the standard is described as for more players.
app-small-edition-it = Une évasion révèle les cartes Rôle : un Alien à bord ou un Humain laissé derrière, et la partie est perdue. Câble et Lampe-torche ne servent qu’une fois ; le courant ne tombe en panne qu’en Phase 2.
app-small-edition-de = Le profil Menace ne cède la place qu’en Phase 9 ; Norris peut toujours relancer ses dés ; la chaudière lâche aussitôt ; les Armes évitent aussi les Chiens et l’Alien.
app-small-edition-fr = Profil Menace, Norris, chaudière et Armes comme dans le livret allemand ; toute rencontre rend suspect ; un Humain analysé reste suspect ; les jetons Labo peuvent se donner ; Fioul et Outils ne se jouent qu’avec sa propre action.
app-small-edition-uk = Presque comme le standard ; les autres Personnages d’un lieu incendié en sortent debout.


## Phases, where they are not called as in the main game

app-small-phase-weather = { thing-phase-weather }
app-small-phase-upkeep = { thing-phase-upkeep }
app-small-phase-move = Déplacement
app-small-phase-encounters = { thing-phase-encounters }
app-small-phase-aliens = Actions Alien
app-small-phase-actions = { thing-phase-actions }
app-small-phase-rec_room = { thing-room-rec }
app-small-phase-tests = { thing-phase-tests }
app-small-phase-food = { thing-phase-food }
app-small-phase-dogs = Chiens, Leader, Menace


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
app-small-attack = Valeur d’attaque { $number }
# $roles is like "Garry Human, Clark Human": Role cards that were turned up.
app-small-shown = Cartes Rôle vues : { $roles }
# $dice is like "[Use] [Repair] [Threat]".
app-small-dice = Dés { $dice }
# The suspicion track; a colon and the spaces follow.
app-small-track = Suspicion
# $things is like "Garry Firearm, Fuel; Clark Keys".
app-small-things = Biens : { $things }


## The table in words

app-small-words-crew = Équipe : { $name }
app-small-words-threat = profil Menace sur la case { $space } sur { $last }
app-small-words-standing = debout
app-small-words-lying = couché
app-small-words-owns = possède { $things }
app-small-words-role = carte Rôle : { $role }
app-small-words-about = la question porte sur ce Personnage


## What a Character can do and what a thing is for, in a few words (best under 55 characters); much is as in the main game

app-small-ability-bennings = { app-thing-ability-bennings }
app-small-ability-clark = Seul avec un Chien, il ne lui arrive rien
app-small-ability-windows = { app-thing-ability-windows }
app-small-ability-macready = { app-thing-ability-macready }
app-small-ability-garry = Peut relancer un de ses dés
app-small-ability-norris = Dans l’Obscurité, peut relancer ses dés
app-small-ability-blair = { app-thing-ability-blair }
app-small-ability-nauls = { app-thing-ability-nauls }
app-small-hint-flamethrower = { app-thing-hint-flamethrower }
app-small-hint-dynamite = { app-thing-hint-dynamite }
app-small-hint-firearm = Éviter une Rencontre, autant que tu veux
app-small-hint-melee = Éviter une Rencontre, une fois
app-small-hint-fuel = Un jeton Fioul dans le lieu du Personnage, sans dé
app-small-hint-tools = Retirer un Dégât du lieu du Personnage, sans dé
app-small-hint-keys = { app-thing-hint-keys }
app-small-hint-wire = { app-thing-hint-wire }
app-small-hint-flashlight = Dans l’Obscurité : relancer les dés du Personnage
app-small-hint-blood = Analyse A : le plus suspect montre sa carte Rôle
app-small-hint-failure = Ne sert à rien


## News

# $steps is like "Clark 3, Garry 2": the spaces on which the discs are now.
app-small-steps = Suspicion : { $steps }.


## Choices that lead to more choices

app-small-group-reroll = Relancer un dé …
app-small-group-set = Tourner un dé depuis le Dortoir …
# $die is the face that it shows.
app-small-group-die = Tourner le dé { $number } ({ $die }) sur …
app-small-group-give = { $name } donne …


## The end

app-small-rounds = { $rounds ->
        [one] La partie a duré { $rounds } Manche.
       *[other] La partie a duré { $rounds } Manches.
    }
app-small-end-character = Personnage
app-small-end-role = Carte Rôle
# Before all of them, in a replay that shows everything.
app-small-roles = Cartes Rôle
# The two Role cards that nobody was dealt.
app-small-aside = Cartes Rôle que personne n’avait : { $roles }
app-small-fate-transformed-test = démasqué par une Analyse, Manche { $round }
app-small-fate-transformed-dog = pris par un Chien alien, Manche { $round }
app-small-fate-transformed-threat = rencontre avec le profil Menace, Manche { $round }
app-small-fate-assimilated = assimilation, Manche { $round }
app-small-fate-tested = Analyse, Manche { $round }
app-small-fate-escape_began = début de l’évasion, Manche { $round }
app-small-fate-taken_aboard = à bord, Manche { $round }
app-small-fate-left = encore là à la fin
