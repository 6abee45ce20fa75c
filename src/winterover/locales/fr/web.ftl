### The web client: everything that is only on its pages.


## Everywhere

web-title = Winterover
# The title of the window while something is asked of this person; it never says what.
web-title-turn = ● À toi – Winterover
web-to-home = Vers l’accueil
web-close = Fermer
# Short words at the edge of the page that were read out already.
web-messages = Messages
web-cancel = Annuler
web-save = Enregistrer
web-open = Ouvrir
web-send = Envoyer
# A range of numbers.
web-range = { $least }–{ $most }
web-not-found = Il n’y a rien ici
web-not-found-text = L’adresse est peut-être ancienne ou mal écrite.
web-unreachable = Le serveur ne répond pas. Vérifie ta connexion et réessaie.


## Settings

web-settings = Réglages
web-language = Langue
# $language by its own name, such as Deutsch.
web-language-coming = Les textes en { $language } sont en cours de chargement. D’ici là, la page garde sa langue.
web-language-missing = Impossible de charger les textes en { $language } pour le moment : la langue reste la même. Réessaie quand le serveur répondra.
web-theme = Clair ou sombre
web-theme-system = comme l’appareil
web-theme-dark = sombre
web-theme-light = clair
web-guide = Guide de la première partie
web-guide-short = Guide
web-guide-hint = Explique chaque choix quand il vient. Il est le même pour tous et ne dit rien de toi.
web-cover = Couvrir mes cartes
web-cover-hint = Ta main et ce que tu peux en faire restent couverts jusqu’à ce que tu appuies pour regarder.
web-sound = Son
web-sound-hint = Deux notes douces quand c’est à toi.
web-motion = Mouvement
web-motion-hint = Les choses se déplacent vers leur place.
web-notify = Notifications
web-notify-hint = Te dit que c’est à toi quand cette page est en arrière-plan. Jamais de quoi il s’agit.
# The notice itself.
web-notice = C’est à toi.
web-notify-refused = Le navigateur n’autorise pas les notifications pour cette page : elles restent coupées. Autorise-les dans les permissions qu’il garde pour cette adresse, puis remets-les en marche ici.
web-notify-insecure = Le navigateur n’autorise les notifications que sur les pages servies en https, et celle-ci ne l’est pas. Elles restent coupées.


## The start page

web-play-now = Jouer tout de suite
web-play-now-hint = Un clic, pas de compte. Les autres places sont jouées par des bots.
web-play-bots = { $count ->
        [0] Jouer en solo
        [one] Jouer contre { $count } bot
        [many] Jouer contre { $count } bots
       *[other] Jouer contre { $count } bots
    }
web-dealing = On prépare la table ...
web-mode-thing = { thing }
web-mode-thing-short = Rôles secrets, maintenance, secours
web-mode-thing-about = Une base de recherche dans la glace. Faites-la tourner, trouvez qui est humain et partez avec les bonnes personnes.
web-mode-small = Équipe réduite
web-mode-small-short = Vous en menez six contre la menace
web-mode-small-about = { thing } pour une à trois personnes : ensemble, vous menez six personnages contre le jeu lui-même.
web-mode-stayaway = { stayaway }
web-mode-stayaway-short = Le jeu de cartes, places en cercle
web-mode-stayaway-about = Pioche, joue, passe une carte. Chacune de ces cartes peut être l’infection.
web-with-others = Avec d’autres
web-with-others-hint = Autour d’une table, sur un seul appareil ou à distance. Un lien suffit pour entrer.
web-create = Créer une table
web-code = Code de la table
web-join = Entrer
web-open-tables = Tables ouvertes
web-seats-free = Places libres : { $free } sur { $players }
web-come-back = Revenir
web-my-tables = Tes tables sur cet appareil
web-stage-lobby = pas commencée
web-stage-playing = en cours
web-stage-over = terminée
web-bots = { $count ->
        [one] { $count } bot
        [many] { $count } bots
       *[other] { $count } bots
    }
web-open-record = Ouvrir un enregistrement
web-your-name = Ton nom
web-name-example = p. ex. { $name }


## A new table

web-new-table = Nouvelle table
web-new-table-text = Choisis un jeu et ses règles. Tout peut changer jusqu’au début.
web-game = Jeu
web-players = Joueurs
web-clock = Temps par choix
web-clock-none = sans horloge
web-clock-relaxed = tranquille ({ $time })
web-clock-fast = rapide ({ $time })
web-clock-correspondence = par correspondance ({ $time })
web-clock-hint = Quand le temps est écoulé, le choix habituel est fait, avec les mêmes mots pour chaque rôle. On joue pour les absents jusqu’à leur retour.
web-table-language = Langue de la table
web-table-language-hint = Celle que l’on parle à cette table ; chacun lit dans sa propre langue.
web-chat-allowed = Discussion libre
web-chat-allowed-hint = Sans elle, on parle avec les phrases du jeu, que chaque langue et chaque bot comprennent.
web-public = Table ouverte
web-public-hint = Elle figure sur l’accueil, et chacun peut entrer ou regarder.
web-private-hint = Seul qui a le lien ou le code peut entrer ou regarder.
web-rulings-hint = Là où les livrets diffèrent ou se taisent, la table décide. À côté de chaque réponse figurent les éditions qui la donnent.
web-rulings-search = Chercher dans les options de table
web-rulings-changed = { $count ->
        [one] { $count } option de table changée
        [many] { $count } options de table changées
       *[other] { $count } options de table changées
    }
web-rulings-changed-here = { $count ->
        [one] { $count } changée
        [many] { $count } changées
       *[other] { $count } changées
    }
web-rulings-reset = Tout comme le dit l’édition
web-rulebooks-say = Ce que disent les livrets
web-changed = changée
web-allowed = Permis : { $allowed }
web-card-codes = Codes des cartes
web-sheet-hint = Des nombres imprimés seulement sur le plateau. Entre ceux du tien là où ils diffèrent. Le signe à côté dit à quel point le nombre standard est connu :
web-sheet-open = Ouvrir une fiche (.toml, .json)
web-sheet-reset = Valeurs standard
web-sheet-name = Nom de la fiche
web-sheet-unnamed = valeurs personnalisées
web-figures-changed = { $count ->
        [one] { $count } valeur changée
        [many] { $count } valeurs changées
       *[other] { $count } valeurs changées
    }
web-you = Toi
web-fill-bots = Compléter avec des bots
web-fill-bots-hint = Ils prennent chaque place encore libre. Tu pourras y faire entrer des personnes plus tard.
web-first = Qui commence
web-first-lot = Par tirage au sort
web-first-seat = Place { $seat }
web-first-hint = Qui commence est le premier Leader.
web-bots-play = Comment jouent les bots
web-bots-play-hint = Les bots réfléchis se souviennent, soupçonnent, parlent et jouent leur rôle. Ceux au hasard choisissent n’importe quoi de possible.
web-create-hint = Tu deviens l’hôte : tu remplis les places et lances la partie.
# How long a clock gives for one choice.
web-time-seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
web-time-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-time-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
web-time-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }


## The lobby

web-lobby-text = Remplis les places, partage le code, commence.
web-lobby-text-guest = Choisis une place ; c’est l’hôte qui lance la partie.
web-change = Changer les réglages
web-change-hint = Chacun devra confirmer de nouveau.
# Told to whoever closed the dialog before it was done, like web-seated.
web-settings-changed = Les réglages de la table sont modifiés.
web-talk = Discussion
web-talk-both = phrases du jeu et discussion libre
web-talk-forms = phrases du jeu seulement
web-talk-none = Personne n’a encore rien dit.
web-seats = Places
web-seat = Place
web-seat-free = La place { $seat } est libre
web-sit = S’asseoir
web-seated = Tu occupes la place { $seat }.
web-full = Toutes les places sont prises. Tu pourras regarder dès que la partie commence.
web-seat-gone = La place { $seat } a été prise entre-temps. Choisis-en une autre.
web-seats-gone = Il n’y a plus de place libre.
web-add-bot = Ajouter un bot
web-add-person = Une autre personne sur cet appareil
web-bot-level = Comment joue { $name }
web-bot-heuristic = Réfléchi
web-bot-random = Au hasard
web-free-seat = Libérer la place de { $name }
web-ready = Peut commencer
web-not-ready = Pas encore
web-say-ready = On peut commencer
web-invite = Inviter
web-qr = Code QR du lien vers cette table
web-copy-link = Copier le lien
web-copied = Le lien est copié.
web-open-tv = Écran pour tous
web-start = Commencer la partie
# After a number: "6 of 8".
web-of = sur { $all }
web-lobby-fill = { $count ->
        [one] { $count } place est libre.
        [many] { $count } places sont libres.
       *[other] { $count } places sont libres.
    }
web-lobby-waiting = On attend { $names }.
web-lobby-complete = Tout le monde est là.
web-lobby-host = Tu es l’hôte. Commence quand toutes les places sont prises et que tous sont prêts.
web-lobby-guest = C’est l’hôte qui lance la partie.


## At the table

web-skip = Vers ma décision
web-skip-options = Vers ce que je peux choisir
web-decision = Décision
web-your-turn = À toi
web-thinking = réfléchit
web-steward = pas là, un bot joue
# Of somebody who is here but does not decide.
web-steward-here = un bot joue
# To somebody who is here but let the time run out too often; the button ends it.
web-steward-you = Un bot joue à ta place, car tu as trop souvent laissé passer ton temps.
web-steward-end = Je suis là
web-away = pas là
web-crew = Équipe
web-news = Ce qui vient de se passer
web-mine = Rien que pour toi
web-only-you = Visible pour toi uniquement
web-role = Ton rôle
web-hand = Ta main
web-hold-to-peek = Maintiens pour voir
# Instead of a line of the log that others must not read along.
web-secret-line = Quelque chose rien que pour toi. Maintiens pour lire.
web-parts = Parties de la table
web-tab-board = Table
web-tab-crew = Équipe
web-tab-talk = Parler
web-tab-mine = À moi
# Read out after the name of the talk.
web-unread = { $count ->
        [one] { $count } ligne non lue
        [many] { $count } lignes non lues
       *[other] { $count } lignes non lues
    }
# Read out after the name of the tab with the own things.
web-unread-mine = Du nouveau, pour toi seulement
web-crew-in-full = L’équipe en détail
# Read out when a choice comes up.
web-announce = C’est à toi. { $question }
web-why-asked = Pourquoi me demande-t-on cela ? ({ $rule })
# The same, where there is little room.
web-why-asked-short = Pourquoi ?
web-why-not = Choix impossibles
web-why-not-short = Impossibles
web-why-not-nothing = Tout ce à quoi on pourrait s’attendre est possible.
web-several-asks = Plusieurs choix sont à faire
# A button that everyone has; behind it is what may be done unasked, or nothing.
web-anytime = Quoi d’autre ?
web-anytime-short = Plus
web-anytime-nothing = Rien d’autre n’est possible maintenant.
# The same for everybody, while the own cards are covered.
web-anytime-covered = Ce que tu peux faire sans qu’on te le demande pourrait révéler qui tu es. Regarde d’abord tes cartes.
# Asked once more before something that was not asked for; $option is like "declare victory".
web-really = Oui : { $option }
web-choose-first = Fais ton choix
web-sending = Envoi ...
web-waiting = Un instant ...
web-waiting-for = On attend { $names }.
web-seconds-left = { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
# In a small ring.
web-hours = { $hours } h
web-watching = Tu regardes : tu vois ce que tous peuvent voir.
web-offered = Une place est proposée : prends-la et continue avec tout ce qu’elle sait.
web-seats-open = { $count ->
        [one] La place de { $names } est ouverte.
        [many] Les places de { $names } sont ouvertes.
       *[other] Les places de { $names } sont ouvertes.
    }
web-take-seat = Prendre une place
web-host-tools = Hôte
web-invite-local = Seul cet ordinateur peut ouvrir ce lien. Pour laisser entrer les autres, lance le serveur avec { $option }.
web-invite-watch = Lien pour regarder
web-offer = Proposer la place de { $name }
web-offer-hint = Un remplaçant peut la prendre dès que deux des joueurs sont d’accord, ou tous s’ils sont moins, et apprend ce que la place sait. Personne d’autre.
web-offer-asks = { $name } n’est pas là. Un remplaçant peut-il prendre la place et apprendre ce qu’elle sait ?
web-offer-agree = D’accord
web-offer-waits = { $name } n’est pas là. Tu acceptes un remplaçant ; d’autres doivent encore le faire.
web-offer-open = La place de { $name } est ouverte à un remplaçant. D’accord : { $agreed }.
# In one line, where there are many.
web-offers = { $count ->
        [one] { $count } place est proposée à un remplaçant.
        [many] { $count } places sont proposées à des remplaçants.
       *[other] { $count } places sont proposées à des remplaçants.
    }
web-offers-title = Places proposées
web-offers-none = Plus aucune place n’est proposée.
web-substitute = { $name } joue désormais pour { $before }.
web-plays-for = joue pour { $name }
web-nobody-away = Personne ne manque depuis un moment. La place de qui ne revient pas peut être proposée à un remplaçant.
web-close-table = Fermer la table pour de bon
web-close-table-sure = Vraiment ? La partie disparaît pour tous.
web-table-closed = La table est fermée.
web-time-out = Ton temps est écoulé : on a choisi à ta place.
# In the log; $option is like "go to the Radio Room".
web-time-out-chosen = Ton temps est écoulé. Choisi à ta place : { $option }
web-close-table-yes = Oui, la fermer pour tous
web-keep-table = Garder la table


## Talk and log

web-table = Table
web-show = Montrer
web-show-all = Tout
web-show-talk = Paroles
web-show-log = Journal
web-log = Ce qui s’est passé et ce qui s’est dit
web-log-earlier = { $count ->
        [one] { $count } ligne précédente
        [many] { $count } lignes précédentes
       *[other] { $count } lignes précédentes
    }
# Read out while the log is out of sight.
web-over = La partie est terminée.
web-chat = Dis quelque chose à la table
web-chat-private = Dis quelque chose en privé
# Beside a line of chat, after the time.
web-chat-to = à { $names }
web-whisper-to = chuchoté à { $name }
web-statements = Parler avec les phrases du jeu
web-say = Le dire
web-say-not-now = Cela ne peut pas se dire pour le moment. La phrase reste là jusqu’à ce que ce soit possible, ou jusqu’à ce que tu annules.
web-say-to-one = Une phrase du jeu s’adresse à tous ou à une seule personne. Choisis à qui elle s’adresse.
web-to = À
web-to-fellows = Tous ceux à qui je peux parler en privé
# Where words are being written to somebody who can be reached no longer.
web-to-nobody = Rien ne part tant que tu n’as pas choisi à qui tes mots s’adressent.
# Instead of a name in the list of those whom words can be for.
web-to-choose = Choisis …
# Covered: who speaks to whom in private may be a secret.
web-to-gone = Tu ne peux pas parler en privé à { $names } maintenant.
web-words-wait = Il n’y a pas de connexion. Tes mots restent là jusqu’à ce que tu les envoies de nouveau.


## Several people at one device

web-nobody-asked = Personne sur cet appareil n’a rien à décider pour l’instant.
web-hand-over-hint = Personne d’autre ne devrait regarder l’écran.
web-i-am = Je suis { $name } : montrer ma place
web-cover-now = Couvrir, pour la personne suivante


## A seat on another device

web-carry = Continuer sur un autre appareil
web-carry-text = Ouvre le lien là-bas, ou vise le code avec l’autre appareil : ta place s’y ouvre aussi et reste ouverte ici.
web-carry-what = Ce que tu emportes
web-carry-seat = La place de { $name }
web-carry-host = Les droits de l’hôte
web-carry-show = Montrer le code et le lien
web-carry-cover = Couvrir le code et le lien
web-carry-warning = Il est pour toi seulement, ce n’est pas une invitation : qui l’a voit tes cartes et joue à ta place.
web-carry-host-warning = Il est pour toi seulement, ce n’est pas une invitation : qui l’a peut faire tout ce que peut l’hôte, et il ne se remplace pas.
web-key-replace = Remplacer ma clé
web-key-replace-text = Si quelqu’un d’autre a vu le lien, ou si un appareil est perdu : cet appareil garde la place, tous les autres la perdent, et les liens déjà montrés n’ouvrent plus rien.
web-key-replaced = Ta place a une nouvelle clé. Elle n’est ouverte que sur cet appareil.
# After the operator went back to a backup.
web-key-former = Le serveur est revenu à un état antérieur, où ta place a son ancienne clé. Les anciens liens l’ouvrent de nouveau ; remplace la clé s’ils ne le doivent pas.
web-carried-seat = La place de { $name } est maintenant ouverte sur cet appareil.
web-carried-host = Tu as ici les droits de l’hôte.
web-carried-known = Cet appareil a déjà cette place.
web-carried-old = Ce lien n’ouvre aucune place
web-carried-old-text = Sa clé a été remplacée, la place libérée, ou il manque une partie du lien. Prends-en un nouveau sur l’appareil où tu joues. Ici, rien n’a changé.
web-carried-without = Entrer sans lui
web-carried-own = Ce lien est ancien ou incomplet. Cet appareil entre avec sa propre clé.
web-seat-left = La place { $seat } ne se joue plus sur cet appareil : elle a été libérée, un remplaçant joue à ta place, ou elle a reçu ailleurs une nouvelle clé.
web-unsaved = Ce navigateur ne laisse pas la page retenir ta place. Elle est à toi tant que la page reste ouverte ; tu peux l’emporter sur un autre appareil.


## Rules

web-rules = Règles
web-rules-text = Chaque carte explique une chose. La même pour chaque rôle, et personne ne sait ce que tu lis.
web-rules-this = Ce choix
web-rules-all = Toutes
web-rules-table = Règles de cette table
web-rules-tab-table = Cette table
web-rules-search = Chercher un mot ou le code d’une règle
web-rules-found = { $count ->
        [one] { $count } carte trouvée
        [many] { $count } cartes trouvées
       *[other] { $count } cartes trouvées
    }
web-rules-none = Rien trouvé. Essaie un autre mot.
web-rules-private = Chacun peut ouvrir cette carte, quel que soit son rôle. Personne ne voit que tu la lis.
# The part of a rule card that says which options in force bear on it.
web-rules-here = À cette table
# Above the options that a rule card depends on, where it is read without a table.
web-rules-options = Ce qu’une table peut fixer autrement, le standard d’abord
# Of an option: as the chosen edition says, but not as the standard rules.
web-not-standard = hors standard
# Beside a sentence of the standard rules that is struck through.
web-not-here = pas à cette table
web-figure-instead = { $value } au lieu de { $standard }
web-rulings-differ = Options qui diffèrent des règles standard
web-figures-differ = Valeurs qui diffèrent du plateau standard


## Connection

web-connecting = Connexion ...
web-lost-first = Le serveur ne répond pas. On continue d’essayer.
web-missing = Une partie de cette page n’est pas encore arrivée. On continue d’essayer.
# Below the heading of what is to come.
web-fetching = Chargement en cours ...
web-lost = La connexion est perdue. On continue d’essayer.
web-lost-seat = La connexion est perdue. On continue d’essayer. Ta place reste à toi ; si cela dure, un bot joue pour toi jusqu’à ton retour.
web-lost-clock = La connexion est perdue. On continue d’essayer. Ton temps s’écoule ; si cela dure, un bot joue pour toi jusqu’à ton retour.
web-lost-restart = Le serveur redémarre. La partie reprend là où elle était.
web-lost-crowded = Il y a déjà trop de connexions : depuis ton adresse, avec cette place ou pour regarder. On réessaie dans un instant.
web-back = Connexion rétablie. Rien n’a été perdu.
web-try-now = Essayer maintenant
web-try-again = Réessayer
web-reload = Recharger la page
web-two-tabs = Cette table est ouverte aussi dans une autre fenêtre. Les deux montrent la même chose.
web-sit-anew = Entrer de nouveau
web-closed-4400 = Cette page est trop ancienne
web-closed-4400-text = Le serveur ne l’a pas comprise. Recharge-la.
web-closed-4401 = Cette clé n’ouvre plus aucune place
web-closed-4401-text = La place a été libérée, un remplaçant joue à ta place, ou la clé a été remplacée sur un autre appareil. Tu peux entrer de nouveau et regarder ou prendre une place libre.
web-closed-4404 = Cette table n’existe pas
web-closed-4404-text = Vérifie le code. Les tables inutilisées depuis longtemps sont retirées.
web-closed-4410 = Cette place a été fermée
web-closed-4410-text = La table a été fermée, la place libérée, un remplaçant joue à ta place, ou la clé a été remplacée sur un autre appareil.


## The end and after

web-after = Après la partie
web-rematch = Rejouer
web-rematch-host = Chacun garde sa place pour une autre partie.
web-rematch-guest = L’hôte peut ouvrir une autre partie.
web-rematch-open = La partie suivante est ouverte.
web-replay = Revoir
web-save-record = Enregistrer la partie
web-records = Enregistrements
web-records-hint = Un enregistrement est une partie entière dans un fichier : revois-la comme une place la connaissait, ou avec tout découvert.
web-upload = Ouvrir un fichier
web-upload-hint = Il est vérifié, rejoué sur ce serveur et gardé sous un nom que personne d’autre n’apprend.
web-record-name = Nom d’un enregistrement ou code d’une table terminée
web-finished = Parties terminées de tables ouvertes
web-no-records = Il n’y en a pas encore.
# $names are the people's names, which may be empty.
web-record-line = Joueurs : { $players } · étapes : { $frames } · { $names }
web-play = Lecture
web-pause = Pause
web-step = Un pas en avant
web-step-back = Un pas en arrière
web-place = Moment de la partie
web-jump = Aller à
web-jump-missing = La liste des manches et des tours n’est pas arrivée.
web-moment-missing = Ce moment n’est pas arrivé.
web-replay-start = Début
web-replay-round = Manche { $number }
web-replay-turn = Tour { $number } : { $name }
web-checked = Vérifié : donne scellée, coups selon les règles.
web-checked-not = On ne peut pas se fier à cet enregistrement : il ne correspond pas à sa donne ou aux règles.
web-speed = Vitesse
web-link-moment = Copier un lien vers ce moment
web-seen-as = Vu par
web-seen-open = Tout
web-seen-table = Table
web-open-hands = Rôle et main de chacun
web-tv-join = Entre avec ton téléphone
web-checked-cut = La fin de cet enregistrement manque. Ce qui reste correspond à sa donne et aux règles ; la suite est inconnue, et rien ne montre si des lignes ont été changées.
