### The Thing in a terminal: the board, the crew, the own belongings, the forms of talk, the end.
### Rooms come in without an article; no participle agrees with a player's name, and no "de" stands before one.


## Before the game

app-thing-intro =
    Vous passez l’hiver dans une base de recherche en Antarctique. Quelqu’un dans l’équipe est un Alien à l’apparence humaine, et il infecte ceux qu’il rencontre.

    À chaque Manche, tout le monde se rend dans un lieu et pose une carte Action, face cachée. Qui rencontre quelqu’un regarde un de ses jetons ; un jeton Alien fait d’un Humain un Alien. Puis le Leader révèle les cartes et dit qui résout laquelle.

    La chaudière et le générateur consomment du Fioul à chaque Manche : faites-les tourner. Les Humains gagnent s’ils partent tous, avec l’Hélicoptère de secours, l’Hélicoptère de la base ou l’Autoneige, sans Alien à bord. Dans tous les autres cas, les Aliens gagnent.

    Sur le plan, une majuscule est un joueur debout, une minuscule un joueur couché. ♦ Chien · *3 Alien de Force 3 · ★ Leader · ☆ jeton Leader, pour le prochain Leader · ▶ décide maintenant
# Below a drawn floor plan; one line of 80 characters is best.
app-thing-legend = A debout, a couché · ♦ Chien · *3 Alien · ★ Leader · ☆ jeton · ▮ Fioul · × Dégât


## The state of the base, as parts of one line

app-thing-round = Manche { $round }
app-thing-no-weather = météo pas encore tirée
# What the weather does every round: barrels burned, steps of the frost marker and of the rescue helicopter.
app-thing-cost-boiler = chaudière −{ $number }
app-thing-cost-generator = générateur −{ $number }
app-thing-cost-frost = Congélation +{ $number }
app-thing-cost-flight = secours +{ $number }
app-thing-stored = Station météo : { $face }
app-thing-dark = Obscurité
app-thing-hungry = Faim
app-thing-frost = Congélation { $space }/{ $last }
app-thing-rescue-none = pas de S.O.S.
# The rescue helicopter on its way; $fuel is the number of rounds that its fuel lasts.
app-thing-rescue-flying = Secours { $space }/{ $last }, Fioul { $fuel }
app-thing-rescue-here = L’Hélicoptère de secours est là, Fioul { $fuel }
app-thing-rescue-gone = Secours repartis
app-thing-aboard = À bord ({ $vehicle }) : { $names }
app-thing-pile = Activités { $count }
app-thing-strength = Force alien { $number }
# $plan is like "Radio 3, Lab 1", or "3, 1" where the rooms are secret.
app-thing-plan = Attaques : { $plan }
app-thing-proposal = Proposition : { $plan }
app-thing-open = Face visible : { $cards }
# Who trades with whom, like "Bo ↔ Gro, Ada ↔ Hal".
app-thing-deals = Échanges : { $pairs }
# A deal on the table; what a side gives may be "none".
app-thing-deal = { $gives ->
        [none] { $one } ne donne rien
       *[other] { $one } donne { $gives }
    } ; { $gets ->
        [none] { $two } ne donne rien.
       *[other] { $two } donne { $gets }.
    }
app-thing-deal-agreed = D’accord : { $names }.


## Heads of columns: 5 characters at most, the last four 1 character

app-thing-column-fuel = Fioul
app-thing-column-damage = Dég.
# Cards, tokens, meals or dogs that are left in a room.
app-thing-column-store = Reste
app-thing-column-suspicion = Susp.
app-thing-column-hand = C
app-thing-column-weapons = A
app-thing-column-items = O
app-thing-column-samples = L
# At most 8 characters.
app-thing-crew = Équipe


## In the tables: 12 characters at most

app-thing-food = Vivres { $number }
app-thing-burned = incendié
app-thing-destroyed = détruite
app-thing-alien = Alien
app-thing-out = hors jeu


## The table in words

app-thing-words-stocks = Réserves : { $stocks }
app-thing-words-rooms = Lieux
app-thing-words-crew = Équipe
app-thing-words-empty = Personne et rien : { $rooms }
app-thing-words-fuel = Fioul { $number }/{ $most }
app-thing-words-damage = Dégâts { $number }/{ $most }
app-thing-words-store-armoury = cartes Arme restantes : { $number }
app-thing-words-store-storeroom = cartes Objet restantes : { $number }
app-thing-words-store-laboratory = jetons Labo restants : { $number }
app-thing-words-store-kitchen = Vivres préparés : { $number }
app-thing-words-store-kennel = Chiens : { $number }
app-thing-words-standing = debout : { $names }
app-thing-words-lying = à terre : { $names }
app-thing-words-dog = un Chien
app-thing-words-token = le jeton Leader
app-thing-words-alien = Alien, Force { $number }
app-thing-words-suspicion = Suspicion { $number }/{ $most }
app-thing-words-hand = cartes Action { $number }
app-thing-words-weapons = cartes Arme { $number }
app-thing-words-items = cartes Objet { $number }
app-thing-words-samples = jetons Labo { $number }
app-thing-words-leader = Leader
app-thing-words-asked = décide maintenant


## What is your own

app-thing-your-role = Ton Rôle :
app-thing-you-out = Tu es hors jeu et vois ce que tout le monde voit.
app-thing-you-revealed = Tu es un Alien Dévoilé, et vous partagez tous une seule Force.
app-thing-your-hand = Main :
app-thing-your-weapons = Armes :
app-thing-your-items = Objets :
app-thing-your-samples = Labo :
app-thing-your-drawn = Pioche :
app-thing-goal-human = Partez ensemble avec tous les Humains vivants, sans un seul Alien.
app-thing-goal-alien = Infecte les autres, monte à bord ou laisse geler la base.


## What a card does and what a Character can do, in a few words (best under 55 characters)

app-thing-hint-use = Utiliser le lieu : Fioul, Vivres, cartes, S.O.S.
app-thing-hint-repair = Retirer un Dégât du lieu où tu es
app-thing-hint-sabotage = Nuire au lieu où tu es
app-thing-hint-flamethrower = Attaquer, éviter, incendier ; Analyse B avec un Câble
app-thing-hint-dynamite = Attaquer un Alien ou incendier un lieu, une fois
app-thing-hint-firearm = Éviter un Test Infection, autant que tu veux
app-thing-hint-melee = Éviter un Test Infection, une fois
app-thing-hint-fuel = Un jeton Fioul dans le lieu où tu es debout, sans carte
app-thing-hint-tools = Retirer un Dégât là où tu es debout, sans carte
app-thing-hint-keys = Commencer l’évasion avec un engin prêt
app-thing-hint-wire = Analyse B, avec un Lance-flammes
app-thing-hint-flashlight = Choisir sa carte dans l’Obscurité ; Action spéciale à 2
app-thing-hint-blood = Analyse A : quelqu’un montre sa carte Rôle
app-thing-hint-failure = Ne sert qu’à bluffer
app-thing-ability-bennings = Lance deux fois le dé à la Station météo et choisit
app-thing-ability-clark = Seul avec un Chien, il ne passe pas de test
app-thing-ability-windows = Retire un Dégât de plus en réparant
app-thing-ability-macready = Peut piocher 3 cartes à l’Armurerie
app-thing-ability-garry = Peut remplacer une carte Action après la pioche
app-thing-ability-norris = Compte comme ayant une Lampe-torche
app-thing-ability-blair = Pioche un jeton de plus au Laboratoire
app-thing-ability-nauls = Cuisine avec 1 jeton Vivres au lieu de 2


## News

# Lists like "Bo → Lab, Gro → Shed (special, 1)": who went where, looked at whose token, accused whom.
app-thing-moves = Déplacements : { $moves }.
app-thing-looks = Jetons regardés : { $looks }.
app-thing-votes = Accusations : { $votes }.
app-thing-voted-nobody = personne
# What was special about a move; $count is the number of cards drawn.
app-thing-moved-lit = Lampe
app-thing-moved-special = spéciale, { $count }
app-thing-moved-swap = échange


## Choices that lead to more choices

app-thing-group-light = Aller avec la Lampe-torche …
app-thing-group-special = Action spéciale, 1 carte …
app-thing-group-twice = Action spéciale, 2 cartes …
app-thing-group-put = Proposer à { $name } …
# A deal with $name as it stands; a side may be "none".
app-thing-group-deal = { $name } : tu donnes { $gives ->
        [none] rien
       *[other] { $gives }
    }, tu reçois { $gets ->
        [none] rien
       *[other] { $gets }
    }
# The same, when $name has agreed to it.
app-thing-group-agreed = { $deal } ({ $name } est d’accord)
# Ready for the vote, while a deal of one's own is open.
app-thing-ready-lapses = Arrêter les échanges : ceux qui restent ouverts tombent si l’autre n’accepte pas encore


## The end

app-thing-spread = { $rounds ->
        [one] La propagation, en { $rounds } Manche
       *[other] La propagation, en { $rounds } Manches
    }
# What the signs of the picture mean, each beside its sign; ♦ is a dog.
app-thing-sign-human = Humain
app-thing-sign-alien = Alien
app-thing-sign-infected = infection
app-thing-sign-revealed = révélation
app-thing-sign-assimilated = assimilation
app-thing-sign-aboard = à bord
app-thing-sign-by = par qui (♦ un Chien)
app-thing-fate-first = le premier Alien
app-thing-fate-infected = infection par { $name }, Manche { $round }
app-thing-fate-dog = infection par un Chien, Manche { $round }
app-thing-fate-revealed = révélation, Manche { $round }
app-thing-fate-assimilated = assimilation, Manche { $round }
app-thing-fate-aboard = à bord
app-thing-fate-last = dernier Humain


## The forms of talk, as a list to choose from; dots stand for what is asked next

app-thing-form-hold = J’ai en main …
app-thing-form-lack = Je n’ai pas en main …
app-thing-form-handed = J’ai posé …
app-thing-form-claim = Ma carte Rôle dit : …
app-thing-form-own = J’ai …
app-thing-form-without = Ce que je n’ai pas : …
app-thing-form-accuse = … est un Alien
app-thing-form-vouch = Pour …, je mets ma main au feu
app-thing-form-trust = Je fais confiance à …
app-thing-form-distrust = Je ne fais pas confiance à …
app-thing-form-saw = J’ai vu un jeton chez …
app-thing-form-going = Je vais ici : …
app-thing-form-send = … devrait aller ici : …
app-thing-form-meet = J’aimerais être avec …
app-thing-form-avoid = Je garde mes distances avec …
app-thing-form-assign = Assigne la carte à …
app-thing-form-next = Une autre carte !
app-thing-form-stop = Arrêtons-nous là
app-thing-form-want = J’aimerais avoir …
app-thing-form-promise = Je donnerai quelque chose à …
app-thing-form-vote = Accusons …
app-thing-form-spare = Laissons … tranquille
app-thing-form-test = Il faut analyser … !
app-thing-form-burn = Incendions … !
app-thing-form-board = … devrait monter à bord
app-thing-form-threaten = Je vais m’en prendre à …
app-thing-form-agree = Je suis d’accord avec …
app-thing-form-disagree = Je ne suis pas d’accord avec …
