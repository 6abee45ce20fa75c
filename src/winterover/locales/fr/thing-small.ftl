### The Thing for 1 to 3 players, the small crew: what is told, asked, offered and said in this mode alone.
### Most of its texts are those of thing.ftl, with the name of a Character where they name a player.
### Players run Characters: $seat is a player, $character one of the eight Characters.
### Ends of names: -own is for the player who acts or whom it concerns.
### As in thing.ftl, rooms come in without an article, and no adjective or participle agrees with a name.


## The mode

thing-mode-small = équipe réduite
    .what = Un à trois joueurs dirigent six Personnages contre le jeu, et gagnent ou perdent ensemble.

# The heading above the rule cards of this mode.
app-rules-small = Équipe réduite, de 1 à 3 joueurs


## Values

# The phase that only this mode has.
thing-phase-aliens = Actions Alien

# The faces of an action die.
thing-die-use = { thing-action-use }
thing-die-repair = { thing-action-repair }
thing-die-sabotage = { thing-action-sabotage }
thing-die-threat = Menace

# What lets a Character roll a die again.
thing-source-garry = capacité de Garry
thing-source-norris = capacité de Norris
thing-source-flashlight = Lampe-torche

# Why a Character turned into an alien; it ends a sentence, after a colon.
thing-way-test = une Analyse le prouve
thing-way-dog = le Chien n’en était pas un
thing-way-threat = son disque et le profil Menace se sont rencontrés

# What Use does in a room; it stands after a colon.
thing-use-armoury = piocher des cartes Arme et en garder une
thing-use-kitchen = cuisiner, pour que le prochain repas coûte moins de Vivres
thing-use-storeroom = piocher des cartes Objet et en garder une
thing-use-laboratory = piocher des jetons Labo, pour les Analyses
thing-use-boiler = remettre du Fioul
thing-use-generator = { thing-use-boiler }
thing-use-radio = appeler l’Hélicoptère de secours
thing-use-helicopter = remettre du Fioul, pour une évasion
thing-use-shed = { thing-use-helicopter }
thing-use-weather = lancer dès maintenant la météo de la prochaine Manche et déplacer un Fioul


## Endings: a sentence or two, before the winners are named

# For lists that know no mode, beside the other texts of thing-ending-*.
thing-ending-crew_lost = Il ne reste aucun Personnage de l’équipe réduite. Les Aliens gagnent.

thing-crew_ending-humans_escaped = L’équipe s’est évadée. La partie est gagnée !
thing-crew_ending-base_frozen = La base a gelé, avec tous ceux qui s’y trouvaient. La partie est perdue.
thing-crew_ending-crew_lost = Il ne reste aucun Personnage. La partie est perdue.
thing-crew_ending-alien_aboard = Un Alien est monté à bord. La partie est perdue.
thing-crew_ending-human_left_behind = L’engin est parti sans avoir tous les Humains à bord. La partie est perdue.


## What happens

# $characters are those whom the player runs.
thing-fact-crew_dealt = { $seat } dirige ces Personnages : { $characters }.
thing-fact-crew_dealt-own = Tu diriges ces Personnages : { $characters }.
thing-fact-weather_rolled = { $seat } lance le dé Météo : { $face }.
thing-fact-weather_rolled-own = Tu lances le dé Météo : { $face }.
# $dog is one of thing-dog-*.
thing-fact-dog_shown = { $room } : { $character } est en tête à tête avec un Chien. Le jeton Chien : { $dog }.
# $way is one of thing-way-*.
thing-fact-transformed = { $character } se transforme en Alien : { $way } !
# $things are what the Character owned, after it has left the game.
thing-fact-gave_up = { $character } abandonne { $things }.
# Space 0 is the green zone.
thing-fact-threat_moved = { $space ->
        [0] Le profil Menace est dans la case verte.
       *[other] Le profil Menace est sur la case { $space }.
    }
# $value is how much strength goes to each room, as long as there is enough. The rooms are told next.
thing-fact-aliens_came = L’Alien est en chasse. Force pour chaque lieu, tant qu’il en reste : { $value }.
# $dice are faces of action dice, here and below.
thing-fact-rolled_dice = { $seat } lance les dés : { $dice }.
thing-fact-rolled_dice-own = Tu lances les dés : { $dice }.
thing-fact-dice_assigned = { $room } : les dés sont assignés à { $character }.
# $source is one of thing-source-*, $before and $after are faces of an action die.
thing-fact-rerolled = { $character } relance un dé, { $before } → { $after } ({ $source }).
thing-fact-die_set = { $character } se couche au Dortoir et tourne un dé, { $before } → { $after }.
thing-fact-cancelled = { $character } annule un dé : { $die }.
# $dice are Sabotage and Threat only.
thing-fact-forced = { $character } ne peut pas agir. À la place, on résout : { $dice }.
thing-fact-no_harm = { $room } : Saboter ne trouve rien à abîmer ici.
# With the dice that are left no action is possible there.
thing-fact-no_action = { $room } : { $character } ne peut rien y faire avec ces dés.
# $die is Use or Repair.
thing-fact-acted = { $room } : { $character } agit ({ $die }).
thing-fact-lay_down = { $character } se couche.
thing-fact-crew_dropped_sample = { $character } défausse le jeton Labo.
thing-fact-leader_stopped = { $seat } s’arrête là : on ne lance plus les dés pendant cette Manche.
thing-fact-leader_stopped-own = Tu t’arrêtes là : on ne lance plus les dés pendant cette Manche.
# $to is a Character too.
thing-fact-handed_over = { $character } donne { $thing } à { $to }.
thing-fact-crew_ready = { $seat } n’a plus rien à donner.
thing-fact-crew_ready-own = Tu n’as plus rien à donner.
thing-fact-crew_hungry = La faim commence ! Désormais, on ne lance que deux dés pour un Personnage.
# $count is how many of $dice are Sabotage or Threat.
thing-fact-block_rolled = L’Alien tente d’empêcher l’évasion et lance : { $dice }. Saboter et Menace : { $count } ; à partir de trois, l’évasion est empêchée.
thing-fact-blocked = L’évasion est empêchée ! Tout le monde retourne dans la Salle de repos.
# $ending is one of thing-crew_ending-*, a sentence or two. $roles are in the order of $characters.
thing-fact-crew_ended = { $ending } Gagnants : { $winners }. Les cartes Rôle de { $characters } : { $roles }.


## What is asked: one sentence or two that say what it is about

thing-ask-mover = Lequel de tes Personnages se déplace maintenant ?
thing-ask-crew_move = Où va { $character } ? Toute rencontre augmente la Suspicion, et un Chien peut être un Alien.
# $room is the room of the encounter, here and in the next two.
thing-ask-crew_withdraw = { $room } : { $character } a de la compagnie. Éviter la Rencontre avec une Arme et rester en dehors ?
thing-ask-crew_attack = { $room } : l’Alien est ici avec { $character } ! Le chasser par le feu ? Cela coûte à { $character } l’action de cette Manche.
thing-ask-alien_order = Tu es Leader : où l’Alien frappe-t-il ensuite ?
thing-ask-alien_withdraw = { $room } : l’Alien arrive là où se trouve { $character }. Éviter la Rencontre avec une Arme et rester en dehors ?
thing-ask-victim = { $room } : l’Alien est trop fort. Tu es Leader : quel Personnage assimile-t-il ?
# $number is the space of the threat marker; 0 is the green zone.
thing-ask-struck = { $number ->
        [0] Le profil Menace est dans la case verte avec plusieurs disques. Tu es Leader : qui se transforme en Alien ?
       *[other] Le profil Menace est sur la case { $number } avec plusieurs disques. Tu es Leader : qui se transforme en Alien ?
    }
# $number is how many more rounds it can wait.
thing-ask-crew_rescue = L’Hélicoptère de secours attend (Fioul restant : { $number }), et le Personnage le moins suspect est { $character }. Tenter l’évasion ? Un Alien Dévoilé peut l’empêcher.
# The same where Role cards decide.
thing-ask-crew_rescue_cards = L’Hélicoptère de secours attend (Fioul restant : { $number }), et le Personnage le moins suspect est { $character }. Tenter l’évasion ? Si elle n’est pas empêchée, les cartes Rôle sont révélées à l’embarquement, celle-ci d’abord : un Alien à bord ou un Humain laissé derrière, et la partie est perdue.
# $dice are faces of action dice, here and in the next ones.
thing-ask-dice_to = Les dés : { $dice }. Tu es Leader : à qui les assignes-tu ? Ce Personnage se couche ensuite.
thing-ask-dice_to_dark = L’Obscurité ! Tu es Leader : à qui assignes-tu les dés ? On ne les lance qu’après.
# $room is where the Character stands.
thing-ask-dice = Annules-tu des dés de { $character } ({ $room }) ? Chacun est un pas de Suspicion. Tout Saboter ou Menace qui reste prend la place d’une action.
# The same where a disc and the marker may meet.
thing-ask-dice_risky = Annules-tu des dés de { $character } ({ $room }) ? Attention : un pas de plus peut créer un Alien. Chaque dé que tu annules fait avancer ce disque ; chaque Menace que tu gardes déplace le profil.
# $character has the dice, $resting is in the Dormitory.
thing-ask-dormitory = Les dés de { $character } : { $dice }. { $resting } peut se coucher au Dortoir pour en tourner un, une fois par Manche.
# $use is one of thing-use-*, or "none".
thing-ask-act = { $use ->
        [none] { $character }, { $room } : quelle action ? Ensuite, { $character } se couche.
       *[other] { $character }, { $room } : quelle action ? Utiliser : { $use }. Ensuite, { $character } se couche.
    }
# The same in a vehicle that is ready, where Role cards decide.
thing-ask-act_cards = { $character }, { $room } : quelle action ? Lors d’une évasion, les cartes Rôle sont révélées à l’embarquement, celle-ci d’abord : un Alien à bord ou un Humain laissé derrière, et la partie est perdue.
thing-ask-free_item = Un de tes Personnages joue-t-il un Objet maintenant ? Cela ne coûte pas de dé, et personne ne se couche pour cela.
# $sample is one of thing-sample-*.
thing-ask-crew_sample = { $character } a pioché un jeton Labo : { $sample }. Le garder ? Seule une Poche de sang sert à une Analyse.
# $card is the die that is carried out: Use or Repair.
thing-ask-crew_times = { $character }, { $room }, { $card } : combien de fois ? Tous ceux qui y sont debout participent.
thing-ask-crew_draws = { $character }, { $room } : combien de fois piocher une carte ? On en garde une.
thing-ask-crew_keep = { $character }, { $room } : quelle carte garder ? Les autres vont sous la pioche.
thing-ask-crew_face = { $character }, { $room } : sur quelle face laisser le dé Météo ? Le Leader pourra la choisir à la prochaine Manche.
thing-ask-crew_barrel = { $character }, { $room } : où va un jeton Fioul de la Réserve souterraine ?
# $test is one of thing-test-*.
thing-ask-crew_target = { $character }, { $test } : qui analyser ? La carte Rôle reste révélée.
thing-ask-roll_on = Tu es Leader : lances-tu les dés pour un autre Personnage, ou t’arrêtes-tu là ?
thing-ask-hand_over = Tes Personnages donnent-ils quelque chose ? Choisis qui donne quoi, puis à qui.
# $giver is a Character.
thing-ask-receiver = { $giver } donne { $thing }. À qui ?
thing-ask-try_test = Un de tes Personnages fait-il une Analyse ? L’Analyse A demande une Poche de sang, l’Analyse B un Lance-flammes et un Câble.
thing-ask-boarding = Tu es Leader : qui monte à bord maintenant ? La carte Rôle est révélée. Avec un Alien à bord ou un Humain laissé au sol, la partie est perdue.


## What can be chosen

thing-option-mover = Déplacer { $character }
thing-option-transform = { $character } se transforme en Alien
thing-option-dice_to = Assigner les dés à { $character }
thing-option-accept = Continuer avec ces dés
# $number says which of the dice, 1 to 3.
thing-option-cancel = Annuler le dé { $number }
# $source is one of thing-source-*.
thing-option-reroll = Relancer le dé { $number } : { $source }
# $die is one of thing-die-*.
thing-option-set = Tourner le dé { $number } sur { $die }, depuis le Dortoir
thing-option-use = Utiliser le lieu
thing-option-repair = Réparer le lieu
thing-option-roll_on = Lancer encore les dés
thing-option-bonus = { $character } joue la carte { $item }
thing-option-offer = { $character } donne { $thing }
thing-option-hand_to = À { $character }
thing-option-crew_ready = Ne plus rien donner
thing-option-test_a = { $character } fait l’Analyse A
thing-option-test_b = { $character } fait l’Analyse B
thing-option-boards = { $character } monte à bord
thing-option-depart = Partir sans les autres


## What can be said: sentences in the speaker's mouth

thing-say-go_there = { $character } devrait aller dans ce lieu : { $room }.
thing-say-dice_for = Assigne les dés à { $character }.
thing-say-roll_on = Lançons encore les dés.
thing-say-need = Ce qu’il faut à { $character } : { $thing }.
thing-say-test_them = Analysons { $character }.
thing-say-take_along = Faisons monter { $character } à bord.
thing-say-leave_behind = Laissons { $character } au sol.

# The same as a list to choose from; dots stand for what is asked next.
app-thing-form-go_there = … devrait aller ici : …
app-thing-form-dice_for = Assigne les dés à …
app-thing-form-roll_on = Lançons encore les dés
app-thing-form-need = Ce qu’il faut à … : …
app-thing-form-test_them = Analysons …
app-thing-form-take_along = Faisons monter … à bord
app-thing-form-leave_behind = Laissons … au sol
