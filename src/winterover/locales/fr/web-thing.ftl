### The Thing in the browser.


## The base

web-thing-base = La base
# Before a number.
web-thing-round = Manche
web-thing-phases = Phases de la Manche
# The phases in a narrow row, with the places where a word may be parted.
web-thing-ribbon-weather = Météo
web-thing-ribbon-upkeep = Mainte{-shy}nance
web-thing-ribbon-planning = Aliens
web-thing-ribbon-draw = Plans et actions
web-thing-ribbon-rec_room = Repos
web-thing-ribbon-tests = Analyses
web-thing-ribbon-food = Repas
web-thing-ribbon-dogs = Chiens et Leader
# After a number like 3/4.
web-thing-fuel = Fioul
web-thing-damage = Dégâts
# After a number.
web-thing-barrels = Fioul
# After a number of barrels.
web-thing-for-vehicles = pour les engins
# After a number of lab tokens.
web-thing-tokens = dans le sac
# After a number.
web-thing-cards = cartes
# In the Weather Station: no weather is kept for the next Leader.
web-thing-no-die = pas de dé
# A room that nobody can enter; 6 characters at most.
web-thing-full = Plein
# The power has failed; 6 characters at most.
web-thing-dark = Obscurité
web-thing-burned = Incendié
web-thing-broken = Hors d’usage

## Weather and tracks

web-thing-instruments = Météo et pistes
web-thing-flight = Secours
# Spaces until the rescue helicopter is here.
web-thing-to-go = encore { $number }
web-thing-not-called = pas de S.O.S.
web-thing-gone = reparti
web-thing-flight-fuel = Son Fioul
web-thing-rounds-left = reste : { $number }
web-thing-freezing = Congélation
web-thing-boiler-holds = chaudière en marche

## Crew and own things

web-thing-suspicion = Suspicion
web-thing-belongings = Cartes Arme et Objet : { $number }
web-thing-pile = Activités
web-thing-pile-cards = Cartes : { $number }
web-thing-aliens = Aliens Dévoilés
web-thing-strength = Force { $number }
web-thing-things = Tes Armes et tes Objets
web-thing-nothing-owned = Ni Armes ni Objets
web-thing-lies-open = face visible
web-thing-charges = Recharges : { $number }, visible
# Over something secret that this person has just learned.
web-thing-news = Rien que pour toi
web-thing-seen-it = J’ai vu

## Going somewhere

web-thing-ways = Comment y vas-tu ?
web-thing-way-go = Aller
web-thing-way-light = Avec la Lampe-torche
web-thing-way-special = Action spéciale, 1 carte
web-thing-way-twice = Action spéciale, 2 cartes

## Scenes

web-thing-show-base = Voir la base
web-thing-show-scene = Retour
# Over the Action cards that were turned up.
web-thing-shown = Révélées cette Manche
# Beside a player whose secret answer is in.
web-thing-locked = a décidé
web-thing-meeting = Rencontre : { $room }
web-thing-meeting-hint = Tous ceux du lieu suivent les mêmes étapes.
web-thing-step-danger = Combattre ou reculer
web-thing-step-lay = Poser les jetons
web-thing-step-look = En regarder un
web-thing-stays-out = reste à l’écart
web-thing-laid = deux jetons face cachée
web-thing-trade = Échanges
web-thing-trade-hint = Choisis quelqu’un et propose des choses. Rien ne change de main sans l’accord des deux.
web-thing-ready-count = { $number } sur { $all } ont fini
web-thing-offer = Proposer
# Beside somebody in the trade who has no cards and no lab tokens.
web-thing-owns-nothing = ne possède rien
# What one side of a deal gives.
web-thing-gives-nothing = rien
web-thing-agrees = accepte
web-thing-other-deals = Échanges entre d’autres
web-thing-no-deals = Aucun échange en cours.
web-thing-vote = Le vote
web-thing-vote-hint = Chaque voix ajoute un cran de Suspicion. À { $number }, la carte posée est montrée à tous.
web-thing-locked-count = { $number } sur { $all } ont décidé
# Before the marks of those who spoke against this person.
web-thing-against = soupçons de
web-thing-trusting = confiance de
web-thing-not-named = non accusable
# Beside the room somebody was in: the card of the Active Pile.
web-thing-was-given = a reçu { $card }
web-thing-no-card = pas de carte
# Where nobody spoke for or against this person.
web-thing-nothing-said = rien de dit
web-thing-votes = Les voix
# Before the marks of those whose vote this person got.
web-thing-accused-by = accusations de
web-thing-not-accused = aucune accusation
# Before the marks of those who voted for nobody.
web-thing-accused-nobody = n’accusent personne
web-thing-before-tests = Avant les Analyses
web-thing-tests = Analyses
web-thing-sign-tested = analyse
web-thing-tests-hint = Qui est analysé montre sa carte Rôle à tous.
# What a test takes.
web-thing-test-a = { thing-sample-blood }
web-thing-test-b = { thing-weapon-flamethrower } + { thing-item-wire }
# After what the test takes: whom it can be made on.
web-thing-target-a = seulement pour qui est le plus suspect
web-thing-target-b = pour n’importe qui
# Before the marks of players.
web-thing-offered-by = proposée par
web-thing-boarding = L’évasion
web-thing-boarding-hint = Embarquement ({ $vehicle }) : chacun à son tour demande une place, et tous à bord doivent accepter.
web-thing-aboard = À bord
web-thing-at-the-door = À la porte
web-thing-on-the-ground = Au sol
web-thing-asks-seat = demande une place
web-thing-stays = reste
web-thing-planning = Les Aliens préparent leur coup
web-thing-planning-hint = Choisis un lieu, puis la Force. Seuls les Aliens Dévoilés voient ceci ; vous pouvez vous parler en privé.
# Before the rooms and strengths that revealed aliens are asked to agree to.
web-thing-the-plan = Le plan
# In place of rooms, where nobody is attacked.
web-thing-no-attack = aucune attaque
# The button that opens the covered plan to a revealed alien.
web-thing-look-plan = Regarder le plan
web-thing-plan-covered = Le plan est couvert. Appuie pour regarder.
web-thing-supporters = pour : { $number }

## The end

web-thing-won-humans = Les Humains gagnent
web-thing-won-aliens = Les Aliens gagnent
# The name of the picture for whoever does not see it.
web-thing-chain = Qui a infecté qui, au fil des Manches
web-thing-say-why = Dis pourquoi
web-thing-say-why-hint = Choisis quelqu’un, puis dis à la table ce que tu en penses.

# Names on the floor plan, where the whole one is too long
web-thing-plan-helicopter = Héliport
web-thing-plan-underground = Souterraine
