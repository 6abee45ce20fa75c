### What the programs around the games say: menu, table, prompts, replays, results.
### Keys that people type (q, why, log ...) are the same in every language and stay as they are.


## Languages and names

# Each language's name for itself: the same in every language.
app-language-en = English
app-language-it = Italiano
app-language-de = Deutsch
app-language-fr = Français
app-language-uk = Українська
app-language-es = Español

# One name for each seat from A to L, separated by spaces. The same in every language, so that people at one table
# mean the same bot.
app-names = Ada Bo Cleo Dag Eir Finn Gro Hal Ilse Jun Kaya Liv

# What counts as yes when a question is answered; lower case, separated by spaces.
app-yes-words = o oui y yes

# Between the parts of a list whose parts hold commas, and after what something is said of; a space follows.
app-apart = { " " };
app-colon = { " " }:


## The menu

app-title = Winterover
app-subtitle = Une équipe, isolée pour l’hiver. Quelqu’un parmi vous n’est plus humain.
app-menu-language = Langue
app-menu-game = Jeu
app-menu-players = Joueurs
app-menu-people = Personnes
app-menu-bots = Bots
app-menu-edition = Édition des règles
app-menu-rulings = Options de table
app-menu-sheet = Fiche de plateau
app-menu-load = Partie sauvegardée
app-menu-nobody = aucune : les bots jouent, tu regardes
app-menu-no-rulings = celles de l’édition
app-menu-sheet-standard = les valeurs habituelles
# How many games are saved and not over yet.
app-menu-saved = à continuer : { $count }
app-menu-how = Entrée lance la partie. 1 à { $most } modifie une ligne, q quitte.
app-menu-players-how = Combien de joueurs (de { $least } à { $most }) ? Entrée ne change rien.
app-menu-people-how = Dont combien de personnes (de { $least } à { $most }) ? Entrée ne change rien.
# A person's name is asked for; $name is the one that Enter keeps.
app-menu-name = Nom ({ $name }) :
app-rulings-how = 1 à { $most } explique et modifie une option (* = diffère de l’édition), Entrée revient en arrière.
app-rulings-how-more = 1 à { $most } explique et modifie une option (* = diffère de l’édition), + en montre d’autres, Entrée revient en arrière.
app-rulings-value = Valeurs possibles : { $allowed }. Nouvelle valeur, ou Entrée pour ne rien changer :
app-rulings-pick = 1 à { $most } la règle, Entrée ne change rien.
# The options of a table as a list.
app-rulings-title = { $game }, { $edition } : options de la table
app-rulings-option = Option
app-rulings-key = Clé
app-rulings-value-head = Valeur
app-rulings-one = * = diffère de l’édition. « rulings » suivi d’une clé dit de quoi il s’agit et ce qu’en dit chaque édition.
app-menu-sheet-how = Un fichier avec les valeurs de ton plateau (.toml ou .json) ? « - » reprend les valeurs habituelles, Entrée ne change rien.

# Kinds of bot.
app-bot-random = random : fait n’importe quoi d’autorisé
app-bot-heuristic = heuristic : se souvient, soupçonne, ment


## Around a game

# $commitment begins the fingerprint of the shuffle.
app-dealt = Les cartes sont distribuées. Le mélange est scellé sous l’empreinte { $commitment }… ; l’enregistrement le dévoile après la partie.
app-turn = tour { NUMBER($turn, useGrouping: 0) }
app-your-turn = à toi de jouer
app-whose-turn = à { $name } de jouer
app-you = toi
app-bot = bot
app-hand-over = Passe l’appareil à { $name }.
app-alone = { $name }, appuie sur Entrée quand personne d’autre ne voit l’écran.
app-cover = Appuie sur Entrée pour cacher l’écran.
app-page = Page { $page } sur { $pages }. Entrée : page suivante, b : retour, q : quitter.
# The last page; $then says what Enter does there.
app-page-last = Page { $page } sur { $pages }. { $then } b : retour.
app-go-back = Entrée revient en arrière.
app-begin = Entrée : commencer, q : quitter.
app-over = La partie est terminée. Entrée montre qui était quoi.
app-sure = C’est irréversible. Continuer quand même (o/n) ?
# Said before a declaration of the end; whoever declares wrongly loses.
app-stayaway-warning-declare = S’il reste un seul Humain, tu perds aussitôt.
app-leave-question = Quitter la partie ? Elle est sauvegardée, et tu pourras la continuer plus tard (o/n)
app-all-out = Plus personne d’entre vous n’est en jeu. Entrée : regarder la suite. f : aller directement à la fin. q : quitter.
app-saved = Sauvegardé dans { $file }. Ce fichier contient la graine : qui le lit peut découvrir tous les secrets de cette partie.
# $command is how this program is started, such as winterover.
app-left = La partie est sauvegardée dans { $file }. Ce fichier contient la graine : qui le lit peut découvrir tous les secrets de cette partie. Pour continuer : { $command } play --load "{ $file }"
app-saved-end = L’enregistrement est dans { $file }. Grâce à sa graine, toute la partie peut être distribuée de nouveau : { $command } verify "{ $file }", ou { $command } replay "{ $file }" --open


## A decision

# "why" is short for "why not"; MOT stands for any word or rule ID.
app-keys = { $most ->
        [1] Entrée suite
       *[other] 1-{ $most } choisir
    } · ? aide · why · r MOT règle · t parler · b table · log · q sortir
# The second step of a choice.
app-keys-inner = 1-{ $most } choisir · Entrée : retour
app-news-more = … et d’autres choses avant cela ; « log » montre tout.
# The same statement of several players.
app-said-together = { $speakers } disent : « { $words } »
app-log = Tout ce que tu as appris, dans l’ordre
app-forbidden = Ce que tu ne peux pas faire maintenant, et la règle qui l’interdit (« r » et la règle l’explique)
app-nothing-forbidden = Rien de ce que tu pourrais vouloir faire n’est interdit maintenant.
app-intro-keys =
    Quand une question t’est posée, tape le numéro de ton choix et appuie sur Entrée. S’il n’y en a qu’un, Entrée suffit.
    « ? » explique la question, « why » dit ce qui n’est pas possible et pourquoi, « r » suivi d’un mot explique une carte ou autre chose.
    « b » dit avec des mots tout ce qui est sur la table, « rulings » les options de cette table, « save » enregistre la partie.


## Talk

app-talk-form = Que veux-tu dire ? Entrée : rien.
app-talk-seat = À propos de qui ?
app-talk-card = Quelle carte ?
app-talk-role = Quel rôle ?
app-talk-action = Quelle carte Action ?
app-talk-thing = Quoi ?
app-talk-token = Quel jeton ?
app-talk-room = Quel lieu ?
app-talk-to = À qui ? Entrée : ne rien dire.
app-talk-everyone = À tout le monde
app-pick-again = Tape un nombre de 1 à { $most }, ou simplement Entrée.


## The end

app-winners = { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }
app-no-winner = Personne ne gagne.
app-won = gagné
app-lost = perdu
app-end-player = Joueur
app-end-result = Résultat
app-end-role = Rôle
app-end-story = Ce qui s’est passé
app-end-turns = { $turns ->
        [one] { $turns } tour a été joué.
       *[other] { $turns } tours ont été joués.
    }


## Replays and proofs

app-replay-how = Entrée : suite · b : retour · nombre : y aller · q : quitter
app-replay-unknown = Tape Entrée, b, q ou un nombre de 0 à { $last }.
app-replay-place = étape { $place } sur { $last }
app-replay-open = tout à découvert
app-replay-spectator = tel qu’un spectateur l’a vu
app-replay-seat = vu par { $name }
app-replay-unfinished = L’enregistrement s’arrête ici : la partie n’est pas encore terminée.
app-verify-yes = Oui : cet enregistrement est bien ce qu’il prétend être.
app-verify-no = Non : on ne peut pas se fier à cet enregistrement.
app-verify-seed = La graine est bien celle qui a été scellée avant la première carte ({ $commitment }…).
app-verify-settings = La graine et les réglages sont bien ceux qui ont été scellés avant la première carte ({ $commitment }…).
app-verify-end = { $count ->
        [one] Redistribuée et rejouée, la partie arrive à la même fin avec son unique action.
       *[other] Redistribuée et rejouée, la partie arrive à la même fin avec ses { $count } actions.
    }
app-verify-unfinished = { $count ->
        [0] La distribution est juste. Rien n’a encore été joué.
        [one] Les cartes redistribuées, son unique action est possible. La partie n’est pas encore terminée.
       *[other] Les cartes redistribuées, ses { $count } actions sont toutes possibles. La partie n’est pas encore terminée.
    }
app-verify-whole = Aucune ligne n’a été changée, ajoutée ou retirée depuis son écriture.
app-verify-no-digest = C’est un ancien enregistrement sans somme de contrôle : impossible de savoir si des réglages ou des phrases ont été changés ensuite.


## Rules

app-rules-card = Cartes
app-rules-room = Lieux
app-rules-weapon = Armes
app-rules-item = Objets
app-rules-character = Personnages
app-rules-phase = Phases
app-rules-ask = Décisions
app-rules-topic = Sujets
app-rules-variant = Variantes
app-rules-edition = Éditions
app-rules-how = Tu peux chercher l’un de ces noms, un identifiant de règle comme S-AXE-02, le début d’un identifiant comme S-AXE, ou un mot.
app-rules-depends = { $count ->
    [one] Ce sont les règles standard ; une table peut en décider autrement par l’option { $keys }.
   *[other] Ce sont les règles standard ; une table peut en décider autrement par les options { $keys }.
}
# Of the small crew: above a rule card of the main game.
app-rules-of-main = Vient du jeu de quatre à huit. Cela vaut aussi pour l’équipe réduite, sauf là où ses propres cartes disent autre chose.
app-rules-also = Aussi mentionné dans
app-rules-more = { $count ->
        [one] … et encore { $count } règle.
       *[other] … et encore { $count } règles.
    }


## Board sheets

app-sheet-used = Fiche de plateau : { $name }
app-sheet-title = Les valeurs habituelles du plateau
# Heads of columns. What is allowed is a range of numbers.
app-sheet-figure = Rubrique
app-sheet-value = Valeur
app-sheet-allowed = Possible
app-sheet-standard = Habituelle
app-sheet-grade = Certitude
app-sheet-source = Source
app-sheet-how = Une source peut être consultée : { $command } rules B-01. Pour saisir les valeurs de ton propre plateau : { $command } sheet { $game } --write board.toml
app-sheet-good = La fiche « { $name } » convient. { $count ->
        [0] Toutes ses valeurs sont les valeurs habituelles.
        [one] { $count } valeur n’est pas la valeur habituelle.
       *[other] { $count } valeurs ne sont pas les valeurs habituelles.
    }
app-sheet-written = La fiche est dans { $file }. Modifie les valeurs qui diffèrent sur ton plateau, vérifie-les avec : { $command } sheet { $game } "{ $file }", et joue avec : { $command } play { $game } --sheet "{ $file }"
# Remarks at the top of a file, each line best under 110 characters.
app-sheet-head =
    Les valeurs d’un plateau. Modifie celles qui diffèrent sur le tien et garde toutes les lignes.
    À côté de chaque ligne : ce qui est possible, la certitude de la valeur habituelle et les règles qui la justifient.

# How sure a figure is: a word, and what it means.
app-grade-text = texte
    .what = un livret de règles le dit
app-grade-forced = forcé
    .what = cela découle des totaux des livrets
app-grade-inferred = déduit
    .what = la meilleure lecture de plusieurs indices
app-grade-assumed = supposé
    .what = personne ne l’a publié ; choisi pour que l’on puisse jouer


## Simulation and measurement

app-sim-games = Parties
app-sim-head = { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, édition { $edition }, bots : { $bots }
app-sim-done = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; terminées : { $finished } ; décisions : { $decisions }.
app-sim-speed = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } secondes, { $speed } décisions par seconde.
app-sim-winners = Parties gagnées par
app-sim-endings = Fin
app-sim-count = Parties
app-sim-share = Part
# A whole number and a percentage in a column.
app-sim-number = { $number }
app-sim-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
app-sim-nobody = personne
# All win together where nobody has a role.
app-sim-crew = l’équipe
# An ending of games that were stopped.
app-sim-circling = Arrêtée après trop de décisions
app-bench-running = Mesure en cours
app-bench-name = Quoi
app-bench-value = Mesuré
app-bench-per_second = { $value } décisions par seconde
app-bench-microseconds = { $value } µs
app-bench-decisions = { $value } décisions
app-bench-kilobytes = { $value } ko
app-bench-skipped = non installé
app-bench-ratio = { $game } : { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } fois la vitesse de { $peer }.


## Stay Away!: the table

app-stayaway-intro =
    Quelqu’un à cette table est la Chose. Elle ressemble à tout le monde, et elle veut que tout le monde lui ressemble.

    À ton tour, tu pioches une carte, tu en joues ou en défausses une, et tu en échanges une avec le joueur suivant. Si la Chose te donne une carte Infection, tu es des siens : tu gagnes ou perds avec elle.

    Les Humains gagnent quand la Chose est brûlée au Lance-flammes. La Chose gagne quand il ne reste aucun Humain. Épie les cartes, barricade les portes, change de place, et ne crois pas tout ce que tu entends.
app-stayaway-clockwise = Les places dans le sens du jeu, horaire :
app-stayaway-counterclockwise = Les places dans le sens du jeu, antihoraire :
app-stayaway-door = porte
app-stayaway-door-here = ici, une Porte barricadée
app-stayaway-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
app-stayaway-quarantine = { $turns ->
        [one] Quarantaine pour { $turns } tour
       *[other] Quarantaine pour { $turns } tours
    }
# Where there is little room, after the number of cards.
app-stayaway-quarantine-short = Quarantaine { $turns }
app-stayaway-draw = Pioche { $count }
# $back is the back of the top card: Stay Away! or Panic.
app-stayaway-draw-back = Pioche { $count }, dessus : { $back }
app-stayaway-discard = Défausse { $count }
app-stayaway-in-use = En jeu : { $card }
app-stayaway-you-are = Tu es
app-stayaway-you-know = tu sais : { $known }
app-stayaway-known = { $name } est { $role }
app-stayaway-hand = Main :
app-stayaway-out = Tu es hors jeu et vois ce que tout le monde voit.
# A card that can be played on many: whom or what it is played on is chosen next.
app-stayaway-group-play = Jouer « { $card } » sur …
app-stayaway-eliminated = hors jeu
app-stayaway-fate-thing = a pioché la Chose au tour { NUMBER($turn, useGrouping: 0) }
app-stayaway-fate-infected = infection par { $name } au tour { NUMBER($turn, useGrouping: 0) }
app-stayaway-fate-last = était le dernier Humain
app-stayaway-fate-out = hors jeu au tour { NUMBER($turn, useGrouping: 0) }


## Stay Away!: what a card does, in a few words beside it in the hand (best under 50 characters)

app-stayaway-hint-the_thing = Qui la détient est la Chose ; elle reste en main
app-stayaway-hint-infected = Donnée par la Chose, elle infecte
app-stayaway-hint-flamethrower = Brûle un voisin : le voilà hors jeu
app-stayaway-hint-analysis = Vois toute la main d’un voisin
app-stayaway-hint-axe = Retire une Porte barricadée ou une Quarantaine
app-stayaway-hint-suspicion = Vois une carte d’un voisin, au hasard
app-stayaway-hint-whisky = Montre toute ta main à tous
app-stayaway-hint-determination = Pioche trois cartes, gardes-en une, rejoue
app-stayaway-hint-watch_your_back = Inverse le sens du jeu
app-stayaway-hint-change_places = Échange ta place avec un voisin
app-stayaway-hint-better_run = Échange ta place avec n’importe qui
app-stayaway-hint-seduction = Échange avec n’importe qui ; finit ton tour
app-stayaway-hint-scary = Refuse un échange et vois la carte proposée
app-stayaway-hint-im_fine_here = Refuse un changement de place
app-stayaway-hint-no_thanks = Refuse un échange
app-stayaway-hint-missed = Dévie un échange vers le joueur suivant
app-stayaway-hint-no_barbecue = Survis à un Lance-flammes
app-stayaway-hint-quarantine = Mets quelqu’un en quarantaine quelques tours
app-stayaway-hint-locked_door = Ferme l’intervalle avec un voisin


## Stay Away!: the forms of talk, as a list to choose from; dots stand for what is asked next

app-stayaway-form-claim = Je suis …
app-stayaway-form-hold = J’ai la carte …
app-stayaway-form-lack = Je n’ai pas la carte …
app-stayaway-form-accuse = Je dis ce qu’est …
app-stayaway-form-vouch = Pour …, je mets ma main au feu
app-stayaway-form-trust = Je fais confiance à …
app-stayaway-form-distrust = Je ne fais pas confiance à …
app-stayaway-form-saw = J’ai vu une carte chez …
app-stayaway-form-gave = J’ai donné une carte à …
app-stayaway-form-got = … m’a donné une carte
app-stayaway-form-promise = Je donnerai une carte à …
app-stayaway-form-spare = Je ne ferai rien contre …
app-stayaway-form-threaten = Je vais m’en prendre à …
app-stayaway-form-burn = Brûlez … !
app-stayaway-form-check = Regardez les cartes que tient … !
app-stayaway-form-agree = Je suis d’accord avec …
app-stayaway-form-disagree = Je ne suis pas d’accord avec …
