### The Thing: what is told, asked, offered and said.
### Names of players, rooms and cards come in as variables. Ends of names in this file:
###   -own      the viewer is the one who acts or whom it concerns
###   -you      the viewer is the other player in it
###   -hidden   something in it is not shown to the viewer, or there is none
### A variable that has nothing to show, such as an empty list of rooms or things, is "none": texts choose by it.
### Rooms come in without an article, so they stand before or after a colon or in brackets. No word that would be elided
### (de, que, le ...) stands before a player's name, and no adjective or participle agrees with it.
### Vehicles and tests all begin with a vowel sound: l’ stands before them.


thing-about =
    Une base de recherche dans l’hiver antarctique, et quelqu’un dans l’équipe est un Alien que rien ne distingue des autres.
    À chaque Manche, vous allez tous dans des lieux et posez des cartes en secret, et le Leader répartit le travail ; ceux que tu rencontres peuvent t’infecter.
    Les Humains gagnent en s’évadant ensemble, sans aucun Alien à bord ; les Aliens gagnent dans tous les autres cas.
    De 4 à 8 joueurs, ou de 1 à 3 qui dirigent ensemble une équipe réduite.


## Weapons, items and lab tokens that somebody owns
## They are what somebody draws, keeps, puts up, gives, gets, owns or wants: always the object of a sentence.

thing-thing-dynamite = { $count ->
        [one] une carte Dynamite/Molotov
       *[other] { $count } cartes Dynamite/Molotov
    }
thing-thing-firearm = { $count ->
        [one] une Arme à feu
       *[other] { $count } Armes à feu
    }
thing-thing-melee = { $count ->
        [one] une Arme de mêlée
       *[other] { $count } Armes de mêlée
    }
thing-thing-flamethrower = { $count ->
        [one] un Lance-flammes
       *[other] { $count } Lance-flammes
    }
thing-thing-fuel = { $count ->
        [one] une carte Fioul
       *[other] { $count } cartes Fioul
    }
thing-thing-tools = { $count ->
        [one] une carte Outils
       *[other] { $count } cartes Outils
    }
thing-thing-keys = { $count ->
        [one] une carte Clefs
       *[other] { $count } cartes Clefs
    }
thing-thing-wire = { $count ->
        [one] un Câble
       *[other] { $count } Câbles
    }
thing-thing-flashlight = { $count ->
        [one] une Lampe-torche
       *[other] { $count } Lampes-torches
    }
thing-thing-blood = { $count ->
        [one] une Poche de sang
       *[other] { $count } Poches de sang
    }
thing-thing-failure = { $count ->
        [one] un Échec
       *[other] { $count } Échecs
    }
# Cards that lie open because they were used before.
thing-thing-open_firearm = { $count ->
        [one] une Arme à feu face visible
       *[other] { $count } Armes à feu face visible
    }
thing-thing-open_wire = { $count ->
        [one] un Câble face visible
       *[other] { $count } Câbles face visible
    }
thing-thing-open_flashlight = { $count ->
        [one] une Lampe-torche face visible
       *[other] { $count } Lampes-torches face visible
    }
# What others see of a hidden one: its back.
thing-thing-weapon = { $count ->
        [one] une carte Arme
       *[other] { $count } cartes Arme
    }
thing-thing-item = { $count ->
        [one] une carte Objet
       *[other] { $count } cartes Objet
    }
thing-thing-sample = { $count ->
        [one] un jeton Labo
       *[other] { $count } jetons Labo
    }


## Other values

# What the crew eats from and what sabotage takes from, beside the stocks in thing-names.ftl.
thing-stock-kitchen = Cuisine
thing-stock-weapons = Pioche Armes
thing-stock-items = Pioche Objets
thing-stock-samples = Sac Laboratoire
thing-stock-blood = Poches de sang du sac Laboratoire

# Answers to a plan of the aliens, and to somebody who asks for a seat.
thing-reply-agree = oui
thing-reply-object = non
thing-reply-refuse = non

thing-test-a = Analyse A
thing-test-b = Analyse B


## What happens: setup

thing-fact-seated = { $seat } joue ce Personnage : { $character }.
thing-fact-seated-own = Ton Personnage : { $character }.
# $cards are Action cards.
thing-fact-dealt = { $seat } reçoit ce Rôle secret : { $role }. Ses cartes Action : { $cards }.
thing-fact-dealt-hidden = { $seat } reçoit un Rôle secret et deux cartes Action.
thing-fact-dealt-own = Ton Rôle secret : { $role }. Tes cartes Action : { $cards }.


## What happens: weather and upkeep

thing-fact-round_began = Manche { $round }. { $leader } est Leader.
thing-fact-round_began-own = Manche { $round }. Tu es Leader.
thing-fact-rolled = { $seat } lance le dé Météo : { $face }.
thing-fact-rolled-own = Tu lances le dé Météo : { $face }.
thing-fact-weather_set = La météo : { $face }.
# $room is the Boiler Room or the Generator Room. $fuel is the number of barrels, $damage what missing ones did.
thing-fact-consumed = { $fuel ->
        [0] { $room } : aucun jeton Fioul consommé.
        [one] { $room } : { $fuel } jeton Fioul consommé.
       *[other] { $room } : { $fuel } jetons Fioul consommés.
    }{ $damage ->
        [0] {""}
       *[other] {" "}Il manque du Fioul ! Dégâts : { $damage }.
    }
thing-fact-boiler_destroyed = La chaudière est détruite pour de bon. La base commence à geler !
# The last space is the end of the base.
thing-fact-frost_moved = La Congélation avance : case { $space } sur { $last }.
thing-fact-frost_reset = Le feu réchauffe la base : le marqueur Congélation revient sur la première case.
thing-fact-power_failed = Panne de courant. C’est l’Obscurité !
thing-fact-power_restored = Le courant est rétabli, et la lumière revient.
# $fuel is how many more rounds it can fly or wait.
thing-fact-rescue_moved = L’Hélicoptère de secours : case { $space } sur { $last }, Fioul restant : { $fuel }.
thing-fact-rescue_arrived = L’Hélicoptère de secours est arrivé ! Le Personnage le moins suspect peut y monter.
thing-fact-rescue_left = L’Hélicoptère de secours n’a plus de Fioul et repart pour de bon.


## What happens: the aliens' plan

# Told to revealed aliens only. $strengths are numbers, in the order of $rooms; both are "none" if there is no attack.
thing-fact-plan_proposed = { $rooms ->
        [none] { $seat } propose de n’attaquer aucun lieu.
       *[other] { $seat } propose : { $rooms }, Force { $strengths }.
    }
thing-fact-plan_proposed-own = { $rooms ->
        [none] Tu proposes de n’attaquer aucun lieu.
       *[other] Tu proposes : { $rooms }, Force { $strengths }.
    }
thing-fact-plan_answered = { $seat } répond au plan : { $reply }.
thing-fact-plan_answered-own = Ta réponse au plan : { $reply }.
thing-fact-plan_made = { $rooms ->
        [none] Le plan est fixé : aucune attaque.
       *[other] Le plan est fixé : { $rooms }, Force { $strengths }.
    }
# $cards is the number of attacks. $strengths is "none" if they are hidden as well.
thing-fact-plan_made-hidden = { $cards ->
        [0] Les Aliens Dévoilés ne prévoient aucune attaque.
        [one] Les Aliens Dévoilés prévoient { $cards } attaque.
       *[other] Les Aliens Dévoilés prévoient { $cards } attaques.
    }{ $strengths ->
        [none] {""}
       *[other] {" "}Force : { $strengths }.
    }


## What happens: Action cards and moves

thing-fact-drew = { $seat } pioche : { $cards }.
thing-fact-drew-hidden = { $seat } pioche { $count ->
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    }.
thing-fact-drew-own = Tu pioches : { $cards }.
thing-fact-reshuffled = Les cartes Action sont mélangées pour former une nouvelle pioche.
# Garry's ability.
thing-fact-garry_swapped = { $seat } défausse une carte { $thrown } et pioche une carte { $drawn }.
thing-fact-garry_swapped-hidden = { $seat } remplace une carte Action.
thing-fact-garry_swapped-own = Tu défausses une carte { $thrown } et tu pioches une carte { $drawn }.
thing-fact-leaders_card = { $seat } pose la carte du dessus de la pioche Actions sur le tableau Leader, sans que personne la voie.
thing-fact-leaders_card-own = Tu poses la carte du dessus de la pioche Actions sur le tableau Leader, sans que personne la voie.
thing-fact-went = { $seat } se déplace : { $room }.
thing-fact-went-own = Tu te déplaces : { $room }.
thing-fact-went_lit = { $seat } se déplace avec une Lampe-torche : { $room }.
thing-fact-went_lit-own = Tu te déplaces avec une Lampe-torche : { $room }.
# $count is the number of cards to be drawn, 1 or 2.
thing-fact-went_special = { $seat } se déplace : { $room }. Action spéciale avec { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } !
thing-fact-went_special-own = Tu te déplaces : { $room }. Action spéciale avec { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } !
thing-fact-went_to_swap = { $seat } se couche au Dortoir pour changer de cartes Action.
thing-fact-went_to_swap-own = Tu te couches au Dortoir pour changer de cartes Action.
thing-fact-threw = { $seat } défausse : { $cards }.
thing-fact-threw-hidden = { $seat } défausse { $count ->
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    }, face cachée.
thing-fact-threw-own = Tu défausses : { $cards }.
thing-fact-took = { $seat } prend dans la pioche : { $cards }.
thing-fact-took-hidden = { $seat } prend { $count ->
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    } de son choix dans la pioche.
thing-fact-took-own = Tu prends dans la pioche : { $cards }.
thing-fact-handed_in = { $seat } pose une carte { $card }.
thing-fact-handed_in-hidden = { $seat } pose une carte, face cachée.
thing-fact-handed_in-own = Tu poses une carte { $card }, face cachée.
# In Darkness.
thing-fact-handed_in-hidden-own = Dans l’Obscurité, une de tes cartes, tirée au hasard, est posée : même toi, tu ne la vois pas.
# At the maximum of suspicion.
thing-fact-card_shown = Suspicion maximum ! { $seat } doit montrer la carte posée : { $card }.
thing-fact-card_shown-own = Suspicion maximum ! Tu dois montrer la carte que tu poses : { $card }.
thing-fact-took_token = { $seat } prend le jeton Leader.
thing-fact-took_token-own = Tu prends le jeton Leader : à la prochaine Manche, tu seras Leader.
thing-fact-boarded = { $seat } monte dans l’Hélicoptère de secours.
thing-fact-boarded-own = Tu montes dans l’Hélicoptère de secours.


## What happens: encounters

# $strengths are numbers, in the order of $rooms.
thing-fact-plan_revealed = Les Aliens attaquent ! { $rooms }, Force { $strengths }.
# $seats are the Characters in the room; there may be nobody, with the alien alone in it.
thing-fact-encounter = Lieu suivant : { $room }. Personnages présents : { $seats }.
thing-fact-attacked = { $room } : { $seat } attaque l’Alien ({ $weapon }) !
thing-fact-attacked-own = { $room } : tu attaques l’Alien ({ $weapon }) !
thing-fact-alien_fled = { $room } : l’Alien fuit.
thing-fact-laid_low = { $room } : égalité, l’Alien fuit. Personnages couchés pour cette Manche : { $seats }.
# Told to revealed aliens only. $choice is one of thing-option-*.
thing-fact-collective_voted = { $seat } veut ceci : { $choice }.
thing-fact-collective_voted-own = Tu veux ceci : { $choice }.
thing-fact-assimilated = { $room } : l’Alien assimile { $seat }, désormais hors jeu.
thing-fact-assimilated-own = { $room } : l’Alien t’assimile, et tu es hors jeu.
thing-fact-dog_assimilated = { $room } : l’Alien assimile un Chien.
thing-fact-alien_idle = { $room } : l’Alien laisse le lieu tel quel.
thing-fact-alien_sabotaged = { $room } : l’Alien sabote le lieu, Force { $strength }.
# From the alien or from a fire.
thing-fact-fled = Retour forcé dans la Salle de repos : { $seats }.
thing-fact-collective_defeated = Les Aliens Dévoilés n’ont plus de Force : ils sont vaincus, à moins qu’un autre n’apparaisse.
thing-fact-dog_caught = { $room } : le Chien est capturé et se trouve maintenant au Chenil.
thing-fact-withdrew = { $seat } évite la Rencontre ({ $weapon }).
thing-fact-withdrew-own = Tu évites la Rencontre ({ $weapon }).
# One of the two tokens is always Human; $token is the other one.
thing-fact-tokens_laid = { $seat } place deux jetons Infection : { thing-token-human } et { $token }.
thing-fact-tokens_laid-hidden = { $seat } place deux jetons Infection.
thing-fact-tokens_laid-own = Tu places deux jetons Infection : { thing-token-human } et { $token }.
thing-fact-looked = { $seat } regarde un des jetons placés par { $owner } : { $token }.
thing-fact-looked-hidden = { $seat } regarde un des jetons placés par { $owner }.
thing-fact-looked-own = Tu regardes un des jetons placés par { $owner } : { $token }.
thing-fact-looked-you = { $seat } regarde un de tes jetons : { $token }.
thing-fact-dog_tested = { $room } : en tête à tête avec un Chien, { $seat } pioche un jeton : { $dog }.
thing-fact-dog_tested-hidden = { $room } : en tête à tête avec un Chien, { $seat } pioche un jeton Chien.
thing-fact-dog_tested-own = { $room } : en tête à tête avec un Chien, tu pioches un jeton : { $dog }.
thing-fact-role_now = { $seat } a maintenant ce Rôle : { $role }.
thing-fact-role_now-own = Ton Rôle secret est maintenant : { $role }.
# Space 0 is the green zone.
thing-fact-suspicion = { $space ->
        [0] { $seat } est dans la case verte.
       *[other] Suspicion envers { $seat } : { $space }.
    }
thing-fact-suspicion-own = { $space ->
        [0] Tu es dans la case verte.
       *[other] Suspicion envers toi : { $space }.
    }
thing-fact-strength = Force des Aliens Dévoilés : { $number }.
thing-fact-leader_passed = Le tableau Leader passe à { $seat }.
thing-fact-leader_passed-own = Le tableau Leader te revient.


## What happens: actions

thing-fact-pile_card_lost = Le feu coûte une carte de la pile Activités, sans que personne la voie. Cartes qui y restent : { $left }.
# The edition in which the Leader has to allow it.
thing-fact-burn_announced = { $room } : { $seat } veut incendier le lieu ({ $weapon }).
thing-fact-burn_announced-own = { $room } : tu veux incendier le lieu ({ $weapon }).
# $seat is the one who wanted to burn the room.
thing-fact-burn_refused = Le Leader ne permet pas à { $seat } d’incendier le lieu.
thing-fact-burn_refused-own = Le Leader ne te permet pas d’incendier le lieu.
thing-fact-burned = { $room } : { $seat } incendie le lieu ({ $weapon }) !
thing-fact-burned-own = { $room } : tu incendies le lieu ({ $weapon }) !
thing-fact-card_revealed = Le Leader révèle une carte { $card }.
thing-fact-assigned = { $room } : la carte { $card } est assignée à { $seat }.
thing-fact-assigned-own = { $room } : la carte { $card } t’est assignée.
thing-fact-card_lost = Personne ne peut résoudre la carte { $card } : l’action est perdue.
thing-fact-laid_down = { $seat } se couche sans avoir agi.
thing-fact-laid_down-own = Tu te couches sans avoir agi.
# $left is the number of cards that are discarded.
thing-fact-stopped = { $seat } s’arrête là. Cartes défaussées sans être vues : { $left }.
thing-fact-stopped-own = Tu t’arrêtes là. Cartes défaussées sans être vues : { $left }.
# $amount is the number of barrels.
thing-fact-fuelled = { $room } : { $seat } y met { $amount ->
        [one] { $amount } jeton Fioul
       *[other] { $amount } jetons Fioul
    }.
thing-fact-fuelled-own = { $room } : tu y mets { $amount ->
        [one] { $amount } jeton Fioul
       *[other] { $amount } jetons Fioul
    }.
thing-fact-cooked = { $seat } fait la cuisine. Jetons Vivres déplacés du Cellier à la Cuisine : { $amount }.
thing-fact-cooked-own = Tu fais la cuisine. Jetons Vivres déplacés du Cellier à la Cuisine : { $amount }.
thing-fact-repaired = { $room } : { $seat } répare. Dégâts retirés : { $amount }.
thing-fact-repaired-own = { $room } : tu répares. Dégâts retirés : { $amount }.
thing-fact-damaged = { $amount ->
        [0] { $room } : il n’y a plus de place pour d’autres Dégâts.
       *[other] Nouveaux Dégâts ({ $room }) : { $amount }.
    }
# In the Armoury or the Storeroom.
thing-fact-drew_cards = { $room } : { $seat } pioche { $things }.
thing-fact-drew_cards-hidden = { $room } : { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
thing-fact-drew_cards-own = { $room } : tu pioches { $things }.
thing-fact-kept = { $seat } garde { $thing }.
thing-fact-kept-hidden = { $seat } garde une carte.
thing-fact-kept-own = Tu gardes { $thing }.
thing-fact-drew_sample = { $seat } pioche un jeton Labo : { $sample }.
thing-fact-drew_sample-hidden = { $seat } pioche un jeton Labo.
thing-fact-drew_sample-own = Tu pioches un jeton Labo : { $sample }.
thing-fact-kept_sample = { $seat } garde le jeton Labo.
thing-fact-kept_sample-own = Tu gardes le jeton Labo.
thing-fact-dropped_sample = { $seat } défausse le jeton Labo, face cachée.
thing-fact-dropped_sample-own = Tu défausses le jeton Labo, face cachée.
thing-fact-sos_sent = S.O.S. ! { $seat } appelle l’Hélicoptère de secours.
thing-fact-sos_sent-own = S.O.S. ! Tu appelles l’Hélicoptère de secours.
thing-fact-weather_stored = { $seat } laisse le dé Météo dans la Station météo : { $face }.
thing-fact-weather_stored-own = Tu laisses le dé Météo dans la Station météo : { $face }.
# $stock is one of thing-stock-*.
thing-fact-lost_stock = { $amount ->
        [0] { $stock } : plus rien à perdre.
       *[other] { $stock } : { $amount } de moins.
    }
# Somebody had Use in a vehicle that is ready to go.
thing-fact-nothing_done = { $seat } ne déclenche pas d’évasion.
thing-fact-nothing_done-own = Tu ne déclenches pas d’évasion.
# An item played just before has done it already.
thing-fact-nothing_left = { $room } : { $seat } n’a plus rien à y faire.
thing-fact-nothing_left-own = { $room } : tu n’as plus rien à y faire.
thing-fact-played = { $room } : { $seat } joue une carte { $item }.
thing-fact-played-own = { $room } : tu joues une carte { $item }.


## What happens: escape

# $vehicle is one of thing-vehicle-*.
thing-fact-escape_began = L’évasion commence ! { $seat } monte en premier à bord de l’{ $vehicle }.
thing-fact-escape_began-own = L’évasion commence ! Tu montes en premier à bord de l’{ $vehicle }.
thing-fact-role_shown = { $seat } montre sa carte Rôle : { $role }.
thing-fact-role_shown-own = Tu montres ta carte Rôle : { $role }.
thing-fact-asked_seat = { $seat } demande une place à bord.
thing-fact-asked_seat-own = Tu demandes une place à bord.
thing-fact-stayed = { $seat } reste au sol.
thing-fact-stayed-own = Tu restes au sol.
thing-fact-admitted = { $candidate } à bord ? { $seat } répond : { $reply }.
thing-fact-admitted-own = { $candidate } à bord ? Tu réponds : { $reply }.
thing-fact-admitted-you = Toi, à bord ? { $seat } répond : { $reply }.
thing-fact-turned_away = { $seat } essuie un refus.
thing-fact-turned_away-own = Tu essuies un refus.
thing-fact-taken_aboard = { $seat } obtient une place à bord.
thing-fact-taken_aboard-own = Tu obtiens une place à bord.
thing-fact-departed = Les portes se ferment, et c’est le départ. À bord : { $seats }.


## What happens: Rec Room, tests, food, dogs

thing-fact-assembled = Tout le monde est de nouveau debout, dans la Salle de repos.
thing-fact-put_up = { $seat } propose { $thing } à { $to }.
thing-fact-put_up-own = Tu proposes { $thing } à { $to }.
thing-fact-put_up-you = { $seat } te propose { $thing }.
thing-fact-agreed = { $seat } accepte l’échange avec { $to }.
thing-fact-agreed-own = Tu acceptes l’échange avec { $to }.
thing-fact-agreed-you = { $seat } accepte l’échange avec toi.
thing-fact-called_off = { $seat } annule l’échange avec { $to }.
thing-fact-called_off-own = Tu annules l’échange avec { $to }.
thing-fact-called_off-you = { $seat } annule l’échange avec toi.
# At the end of trading: whoever put something up keeps it.
thing-fact-lapsed = Pas d’accord entre { $seat } et { $to } : l’échange tombe à l’eau.
thing-fact-lapsed-own = Pas d’accord entre toi et { $to } : l’échange tombe à l’eau.
thing-fact-lapsed-you = Pas d’accord entre toi et { $seat } : l’échange tombe à l’eau.
# $gave and $got are lists of thing-thing-*, or "none": then it is a gift.
thing-fact-traded = { $got ->
        [none] { $seat } donne { $gave } à { $to }.
       *[other] { $gave ->
            [none] { $to } donne { $got } à { $seat }.
           *[other] { $seat } donne { $gave } à { $to } et reçoit { $got }.
        }
    }
thing-fact-traded-own = { $got ->
        [none] Tu donnes { $gave } à { $to }.
       *[other] { $gave ->
            [none] { $to } te donne { $got }.
           *[other] Tu donnes { $gave } à { $to } et tu reçois { $got }.
        }
    }
# Here $got is what you gave.
thing-fact-traded-you = { $got ->
        [none] { $seat } te donne { $gave }.
       *[other] { $gave ->
            [none] Tu donnes { $got } à { $seat }.
           *[other] Tu donnes { $got } à { $seat } et tu reçois { $gave }.
        }
    }
thing-fact-ready = { $seat } attend le vote.
thing-fact-ready-own = Tu attends le vote.
thing-fact-voted = { $seat } accuse { $target }.
thing-fact-voted-hidden = { $seat } n’accuse personne.
thing-fact-voted-own = Tu accuses { $target }.
thing-fact-voted-you = { $seat } t’accuse.
thing-fact-voted-hidden-own = Tu n’accuses personne.
thing-fact-revealed = { $seat } est un Alien, et maintenant tout le monde le voit !
thing-fact-revealed-own = Tu es un Alien, et maintenant tout le monde le voit !
# $test is one of thing-test-*.
thing-fact-test_offered = { $seat } propose l’{ $test }.
thing-fact-test_offered-own = Tu proposes l’{ $test }.
thing-fact-tested = { $test } ! { $seat } analyse { $target }.
# The tester and the tested are the same.
thing-fact-tested-hidden = { $test } ! { $seat } se soumet à sa propre Analyse.
thing-fact-tested-own = { $test } ! Tu analyses { $target }.
thing-fact-tested-you = { $test } ! { $seat } t’analyse.
thing-fact-tested-hidden-own = { $test } ! Tu te soumets à ta propre Analyse.
# $stock is the Kitchen or the Pantry.
thing-fact-ate = { $amount ->
        [0] { $stock } : plus rien à manger.
       *[other] Vivres consommés ({ $stock }) : { $amount }.
    }
thing-fact-hunger_began = La faim commence ! Désormais, chacun ne pioche que jusqu’à avoir deux cartes Action.
thing-fact-dogs_placed = Chiens errants : { $rooms }.
thing-fact-kennel_opened = { $count ->
        [one] Le Chenil est ouvert ! { $count } Chien est en liberté.
       *[other] Le Chenil est ouvert ! { $count } Chiens sont en liberté.
    }
# Whoever holds the Leader Token; it may be the Leader of this round again.
thing-fact-leader_changed = { $seat } a le jeton Leader et prend le tableau Leader.
thing-fact-leader_changed-own = Tu as le jeton Leader et tu prends le tableau Leader.
thing-fact-token_placed = Le jeton Leader attend dans ce lieu : { $room }.


## What happens: the end

# $ending is one of thing-ending-*, a sentence or two.
thing-fact-ended = { $ending } Gagnants : { $winners }.
# The infection log, shown after the end.
thing-fact-infection = Manche { $round } : { $by } infecte { $seat }.
# Nobody infected $seat: round 0 is the deal, otherwise it was a dog.
thing-fact-infection-hidden = { $round ->
        [0] { $seat } était un Alien dès le début.
       *[other] Manche { $round } : un Chien infecte { $seat }.
    }
thing-fact-infection-own = Manche { $round } : { $by } t’infecte.
thing-fact-infection-you = Manche { $round } : tu infectes { $seat }.
thing-fact-infection-hidden-own = { $round ->
        [0] Tu étais un Alien dès le début.
       *[other] Manche { $round } : un Chien t’infecte.
    }


## What is asked: one sentence or two that say what it is about
## Where all are asked alike, the text must not tell who has a choice.

thing-ask-weather = Quelle météo vaut pour cette Manche : la face conservée dans la Station météo ou le nouveau lancer ?
# $number is the strength that is left.
thing-ask-plan = Où attaques-tu ? Pose en secret de la Force sur des lieux, l’un après l’autre. Force restante : { $number }.
# $seat is who proposed the plan.
thing-ask-consent = { $seat } propose un plan. Tous les Aliens Dévoilés décident ensemble : es-tu d’accord ?
thing-ask-garry = Garry peut défausser une carte Action et en piocher une autre. En défausses-tu une, et laquelle ?
thing-ask-move = Où vas-tu ? Tu devras peut-être y agir, et ceux que tu y rencontres peuvent t’infecter.
thing-ask-hand_in = Quelle carte poses-tu, face cachée ? Le Leader l’assignera à quelqu’un, peut-être pas à toi.
thing-ask-hand_in_shown = Quelle carte poses-tu ? Ta Suspicion est au maximum : tout le monde la voit avant qu’elle rejoigne la pile.
thing-ask-throw = Quelles cartes Action changes-tu ? Tu en choisis autant d’autres dans la pioche.
# $number is how many cards are chosen, 1 to 3.
thing-ask-take = { $number ->
        [one] Quelle carte prends-tu dans la pioche ?
       *[other] Quelles { $number } cartes prends-tu dans la pioche ?
    }
# $room is the room of the encounter, here and in the next four.
thing-ask-attack = { $room } : l’Alien est ici avec toi ! Veux-tu le chasser par le feu ? Le feu te coûte ton action.
thing-ask-prey = { $room } : le lieu est à toi. Qu’y fais-tu ?
thing-ask-prey_again = { $room } : les votes des Aliens diffèrent. Maintenant que tu les connais, choisis encore : la majorité décide, à égalité le premier Dévoilé.
thing-ask-withdraw = { $room } : tu as de la compagnie. Évites-tu la Rencontre avec une Arme ?
thing-ask-tokens = { $room } : Test Infection. Deux jetons face cachée : les Humains placent des jetons Humain, les Aliens peuvent cacher un jeton Alien.
thing-ask-look = { $room } : Test Infection. Chez qui regardes-tu un jeton ? Un jeton Alien infecte un Humain.
thing-ask-room_order = Tu es Leader : les Rencontres de quel lieu viennent ensuite ?
# $number is how many more rounds it can wait.
thing-ask-rescue = L’Hélicoptère de secours attend (Fioul restant : { $number }), et ton Personnage est le moins suspect. Y montes-tu pour commencer l’évasion ?
# $room is where you stand.
thing-ask-burn = { $room } : incendies-tu ce lieu ? Il est perdu pour de bon ; si la base gèle, le feu la réchauffe.
# $seat stands in $room.
thing-ask-permit = { $room } : { $seat } veut incendier ce lieu ({ $weapon }). Tu es Leader : le permets-tu ?
# $card is the Action card that was turned up.
thing-ask-assign = Tu es Leader : qui doit résoudre la carte { $card } ? Son Personnage se couche ensuite.
thing-ask-lay_down = Personne ne peut résoudre la carte { $card }. Tu es Leader : qui se couche à la place ?
thing-ask-go_on = Tu es Leader : révèles-tu encore une carte, ou t’arrêtes-tu là ? Le reste serait défaussé sans être vu.
# $room is where you act, here and in the next six.
thing-ask-face = { $room } : sur quelle face laisses-tu le dé Météo ? Le prochain Leader pourra la choisir.
thing-ask-barrel = { $room } : où va un jeton Fioul de la Réserve souterraine ?
thing-ask-keep = { $room } : quelle carte gardes-tu ? Les autres vont sous la pioche.
thing-ask-bonus = { $room } : joues-tu un Objet maintenant ? Cela ne coûte pas de carte Action, et tu restes debout.
thing-ask-escape = { $room } : l’engin est prêt. Déclenches-tu l’évasion ? Il faut pour cela des Clefs, et la partie prend fin.
# $card is the Action card that is carried out.
thing-ask-times = { $room }, { $card } : combien de fois le fais-tu ? Tous ceux qui sont debout ici participent.
thing-ask-draws = { $room } : combien de fois pioches-tu une carte ? Tu en gardes une.
thing-ask-sample = Gardes-tu le jeton Labo ? C’est : { $sample }. Personne d’autre ne le voit, et seule une Poche de sang sert à une Analyse.
thing-ask-ask_seat = L’évasion est en cours. Demandes-tu une place ? Tous les passagers doivent être d’accord, et tu montres ensuite ton Rôle.
thing-ask-admit = Laisses-tu { $seat } monter à bord ? Si un seul Alien monte, les Aliens gagnent.
thing-ask-trade = Échange ce que tu possèdes, ou donne-le. Rien ne change de main avant que les deux côtés soient d’accord.
thing-ask-vote = Qui accuses-tu ? Tout le monde répond en même temps, et chaque vote fait avancer la Suspicion de 1 case.
thing-ask-reveal = Avant les Analyses : un Alien qui le souhaite peut se dévoiler maintenant ; tous les autres continuent simplement.
thing-ask-offer_test = Proposes-tu une Analyse ? L’Analyse A demande une Poche de sang, l’Analyse B un Lance-flammes et un Câble.
thing-ask-test_order = Tu es Leader : quelle Analyse vient en premier ?
# $test is one of thing-test-*.
thing-ask-tester = Tu es Leader : plusieurs joueurs proposent l’{ $test }. Qui la fait ?
thing-ask-target = { $test } : qui analyses-tu ? La carte Rôle est montrée à tous.
thing-ask-hunger = La faim ! Tu peux garder deux cartes Action. Laquelle défausses-tu ?


## What can be chosen

thing-option-face = { $face }
thing-option-lay = { $room }, Force { $number }
thing-option-done = Le plan est complet
thing-option-agree = Accepter
thing-option-object = T’opposer
# No to any of several questions: to attack, withdraw, burn, play an item, test...
thing-option-pass = Passer
thing-option-go = Aller ici : { $room }
thing-option-light = Aller ici avec ta Lampe-torche : { $room }
thing-option-special = Action spéciale, 1 carte : { $room }
thing-option-twice = Action spéciale, 2 cartes : { $room }
thing-option-swap = Changer de cartes Action au Dortoir
thing-option-board = Monter dans l’Hélicoptère de secours
thing-option-stay = Rester au sol
thing-option-hand_in = Poser la carte { $action }
thing-option-throw = Défausser : { $actions }
thing-option-take = Prendre : { $actions }
thing-option-attack = Attaquer : { $weapon }
thing-option-assimilate = Assimiler { $seat }
thing-option-assimilate_dog = Assimiler le Chien
thing-option-sabotage = Saboter le lieu
thing-option-nothing = Ne rien faire
thing-option-resolve = Lieu suivant : { $room }
thing-option-withdraw = Éviter la Rencontre : { $weapon }
thing-option-plain = Deux jetons Humain
thing-option-infect = Un jeton Humain et un jeton Alien
# Each player has laid out two tokens; $number is 1 or 2.
thing-option-look = { $seat }, jeton { $number }
thing-option-burn = Incendier le lieu : { $weapon }
thing-option-allow = Permettre
thing-option-refuse = Refuser
thing-option-assign = Assigner la carte à { $seat }
thing-option-lay_down = Coucher { $seat }
thing-option-next = Révéler la carte suivante
thing-option-stop = T’arrêter là
thing-option-fuel_up = Mettre le Fioul ici : { $room }
thing-option-keep = Garder { $thing }
thing-option-keep_token = Garder le jeton Labo
thing-option-drop_token = Défausser le jeton Labo
thing-option-play = Jouer la carte { $item }
thing-option-escape = Montrer tes Clefs et déclencher l’évasion
# How often something is done, or how many cards are drawn.
thing-option-times = { $number ->
        [1] Une fois
        [2] Deux fois
        [3] Trois fois
        [4] Quatre fois
        [5] Cinq fois
        [6] Six fois
       *[other] { $number } fois
    }
thing-option-ask_seat = Demander une place
thing-option-put = Proposer { $thing } à { $seat }
thing-option-deal = Accepter l’échange avec { $seat }
thing-option-call_off = Annuler l’échange avec { $seat }
thing-option-ready = Arrêter les échanges et attendre le vote
thing-option-vote = Accuser { $seat }
thing-option-abstain = N’accuser personne
# For a human the only answer, for an alien the quiet one.
thing-option-remain = Continuer sans rien dévoiler
thing-option-reveal = Te dévoiler, si tu es un Alien
thing-option-offer_a = Proposer l’Analyse A
thing-option-offer_b = Proposer l’Analyse B
thing-option-offer_both = Proposer les deux Analyses
thing-option-first_a = L’Analyse A en premier
thing-option-first_b = L’Analyse B en premier
thing-option-choose = { $seat } fait l’Analyse
thing-option-test = Analyser { $seat }


## What can be said: sentences in the speaker's mouth

# $action is an Action card.
thing-say-hold = J’ai en main une carte { $action }.
thing-say-lack = Je n’ai pas de carte { $action } en main.
thing-say-handed = J’ai posé une carte { $action }.
# $role is one of thing-role-*.
thing-say-claim = Ma carte Rôle dit : { $role }.
# $thing is one of thing-thing-*.
thing-say-own = J’ai { $thing }.
thing-say-without = Ce que je n’ai pas : { $thing }.
thing-say-accuse = { $seat } est un Alien.
thing-say-vouch = Pour { $seat }, je mets ma main au feu.
thing-say-trust = Je fais confiance à { $seat }.
thing-say-distrust = Je ne fais pas confiance à { $seat }.
# $token is one of thing-token-*.
thing-say-saw = J’ai vu un jeton chez { $seat } : { $token }.
thing-say-going = Je vais dans ce lieu : { $room }.
thing-say-send = { $seat } devrait aller dans ce lieu : { $room }.
thing-say-meet = J’aimerais me retrouver avec { $seat }.
thing-say-avoid = Je garde mes distances avec { $seat }.
# Advice to the Leader: who shall carry out the card, and whether to go on.
thing-say-assign = Assigne la carte à { $seat }.
thing-say-next = Voyons une autre carte.
thing-say-stop = Arrêtons-nous là.
thing-say-want = J’aimerais avoir { $thing }.
thing-say-promise = Je donnerai { $thing } à { $seat }.
thing-say-vote = Accusons { $seat }.
thing-say-spare = Laissons { $seat } tranquille.
thing-say-test = Il faudrait analyser { $seat }.
thing-say-burn = Incendions ce lieu : { $room } !
thing-say-board = { $seat } devrait monter à bord.
thing-say-threaten = Je vais m’en prendre à { $seat }.
thing-say-agree = Je suis d’accord avec { $seat }.
thing-say-disagree = Je ne suis pas d’accord avec { $seat }.
