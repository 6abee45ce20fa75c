### Errors: each names what is wrong and what to do. Words in quotes were typed by somebody or are to be typed.


## Setting up a table

error-unknown-language = La langue « { $language } » n’existe pas ici. Au choix : { $known }.
error-unknown-game = Le jeu « { $game } » n’existe pas ici. Au choix : { $known }.
error-unknown-bot = Le bot « { $name } » n’existe pas ici. Au choix : { $known }.
error-unknown-edition = Ce jeu n’a pas d’édition « { $edition } ». Au choix : { $known }.
error-bad-players = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $players }.
error-unknown-ruling = L’option de table « { $key } » n’existe pas. Au choix : { $known }.
error-idle-ruling = L’option de table « { $key } » ne change rien de { $least } à { $most } joueurs. Retire-la.
error-bad-ruling-value = L’option de table « { $key } » ne peut pas être « { $value } ». Valeurs possibles : { $allowed }.
error-contradiction = « { $first } » contredit « { $second } ». Retire l’un des deux, ou choisis « { $instead } ».
error-first-seat = La place { $seat } ne peut pas commencer à une table de { $players }. Choisis une place occupée.
error-infected-number = Avec cette valeur de « { $key } », le nombre de cartes Infection du paquet serait { $found }. Choisis une valeur qui en laisse de 1 à { $most }.
error-deck-deal = Le paquet est trop petit pour la distribution : il faut { $needed } cartes pour les mains de départ, et il n’y en a que { $found }. Ajoute des cartes Action, Défense ou Obstacle, ou joue avec moins de monde.
error-deck-short = Le paquet est trop petit : il faut { $needed } cartes Stay Away!, et il n’y en a que { $found }. Ajoutes-en, ou joue avec moins de monde.
error-deck-endless = Avec ce paquet, une partie pourrait ne jamais finir. Ajoute un Lance-flammes, ou mets au moins { $needed } cartes Infection.
error-ruling-form = « { $given } » n’est pas une option de table. Écris-la sous la forme clé=valeur, par exemple infectedAt6=9.
error-bad-people = Une table de { $players } ne peut pas accueillir { $people } personnes. Indique un nombre de 0 à { $players }.
error-people-and-seats = Le nombre de personnes et leurs places ont été indiqués tous les deux. N’indique que l’un des deux.
error-load-alone = Une partie sauvegardée apporte sa propre table. N’indique ni le jeu, ni le nombre de joueurs ou de personnes, ni l’édition, ni les options de table, ni la fiche de plateau, ni la graine.
error-seat-form = « { $given } » ne dit pas qui est assis où. Écris place=nom, par exemple A=Alix.
error-seat-twice = La place { $seat } est indiquée deux fois. Ne donne chaque place qu’à une seule personne.
error-bad-name = « { $name } » ne peut pas être un nom. Utilise de 1 à { $most } caractères visibles.
error-name-twice = Deux joueurs s’appellent « { $name } ». Donne à chacun un nom différent.


## Board sheets

# $found is shown as the file has it; $allowed is a range of numbers or a list of words.
error-no-figures = Ce jeu n’a pas de valeurs qu’une fiche de plateau pourrait changer. N’indique pas de fiche.
error-sheet-name = Une fiche de plateau ne peut pas s’appeler { $name }. Utilise de 1 à { $most } caractères visibles, avec trois accents au plus sur une lettre, sur une seule ligne et sans espaces autour.
error-sheet-missing = Il manque la valeur { $cell } sur la fiche de plateau. Ajoute-la ; valeurs possibles : { $allowed }.
error-sheet-unknown = La fiche de plateau contient « { $cell } », qui n’est pas une valeur de ce jeu. À cet endroit, on peut trouver : { $known }.
error-sheet-twice = La fiche de plateau donne « { $cell } » deux fois. Retire l’une des deux.
error-sheet-number = La valeur { $cell } de la fiche de plateau ne peut pas être { $found }. Indique un nombre entier ; valeurs possibles : { $allowed }.
error-sheet-list = La valeur { $cell } de la fiche de plateau ne peut pas être { $found }. Indique une liste avec ce nombre d’éléments : { $wanted }.
error-sheet-word = La valeur { $cell } de la fiche de plateau ne peut pas contenir { $found }. Valeurs possibles : { $allowed }.
error-sheet-die = Faces du dé sur la fiche de plateau : { $found }. Indiques-en autant qu’en a un dé : { $wanted }.
error-sheet-still = Sur la fiche de plateau, ces valeurs sont toutes 0 : { $cells }. Il en faut au moins une plus grande, sinon une partie pourrait ne jamais finir.
error-sheet-tokens = Sur la fiche de plateau, la somme de ces valeurs est { $found } : { $cells }. Ne dépasse pas les { $most } jetons de dégâts de la boîte.
error-sheet-suffix = Le nom du fichier « { $file } » ne dit pas de quel genre de fiche il s’agit. Extensions possibles : { $allowed }.
error-sheet-big = Le fichier « { $file } » est trop gros pour une fiche de plateau. Maximum : { $most } ko.
error-sheet-dots = La ligne { $line } de la fiche de plateau contient plus de points que n’en demandent les valeurs d’un plateau. Maximum : { $most }.
# $format is TOML or JSON, $problem what its reader says, in English.
error-sheet-syntax = Le fichier « { $file } » n’est pas du { $format } correct ({ $problem }). Corrige-le.
error-sheet-table = Le fichier « { $file } » ne contient pas de noms avec des valeurs. Pars du fichier qu’écrit « winterover sheet ».


## Playing

error-game-over = La partie est terminée. On ne peut plus rien y faire.
error-unknown-seat = Il n’y a pas de place « { $seat } » à cette table. Les places sont : { $known }.
error-unknown-code = « { $given } » n’est pas un coup de ce jeu. Indique l’un des coups qui te sont proposés.
error-not-an-option = « { $given } » n’est pas possible maintenant. Tu as le choix entre : { $options }.
error-not-understood = « { $given } » n’est pas compris. Tape le numéro d’un choix, de 1 à { $most }.
error-no-such-option = Le choix « { $given } » n’existe pas. Tape un nombre de 1 à { $most }.
error-bad-number = « { $given } » ne convient pas. Tape un nombre entier de { $least } à { $most }.
error-not-asked = Tu n’as aucune décision à prendre maintenant. Le jeu attend : { $waiting }.
error-already-answered = Tu as déjà répondu. Attends les autres : toutes les réponses sont dévoilées ensemble.
error-stale-ask = Ta réponse arrive trop tard : la partie a avancé depuis la question { NUMBER($number, useGrouping: 0) }. Regarde de nouveau et réponds à la question actuelle.


## Talking

error-no-talk = Tu ne peux pas parler maintenant : les joueurs hors jeu se taisent, et tout le monde pendant un Test Infection. Attends que ce soit fini.
error-unknown-statement = Aucune phrase ne commence par « { $statement } ». Commence par l’un de ces mots : { $known }.
error-bad-statement = La phrase « { $statement } » est incomplète ou trop longue. Écris-la ainsi : { $wanted }.
error-bad-word = « { $word } » ne convient pas ici. Valeurs possibles : { $allowed }.
error-statement-not-allowed = Tu ne peux pas dire « { $statement } » maintenant : les règles l’interdisent à ce moment, ou tu es hors jeu. Dis autre chose, ou attends.
error-whisper-not-allowed = Tu ne peux pas chuchoter à la place { $to } maintenant : on ne chuchote qu’aux tables qui le permettent, entre deux joueurs différents encore en jeu. Parle plutôt à voix haute.


## Records

error-not-a-record = Ce n’est pas l’enregistrement d’une partie : la première ligne devrait être « { $wanted } ». Indique un autre fichier.
error-record-format = L’enregistrement commence par « { $found } », mais seul « { $wanted } » peut être lu ici. Utilise la version de Winterover qui l’a écrit.
error-record-line = La ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement est incompréhensible : « { $text } ». Corrige-la ou supprime-la.
error-record-after-end = La ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement vient après sa fin : « { $text } ». Supprime-la.
error-record-cut-short = L’enregistrement est incomplet : il lui manque la ligne « { $missing } ». Utilise une copie complète.
error-record-number = La ligne « { $key } » de l’enregistrement devrait contenir un nombre entier, et non « { $value } ». Corrige-la.
error-record-seed = La graine de l’enregistrement est abîmée : elle devrait compter { $wanted } caractères, chacun de 0 à 9 ou de a à f. Utilise une copie intacte.
# $key is commitment (given before the game) or digest (the last line).
error-record-hash = { $key ->
        [commitment] L’empreinte de l’enregistrement est abîmée
       *[digest] La somme de contrôle de l’enregistrement est abîmée
    } : elle devrait compter { $wanted } caractères, chacun de 0 à 9 ou de a à f. Utilise une copie intacte.
error-record-other-game = C’est un enregistrement du jeu « { $found } », et non du jeu « { $wanted } ». Ouvre-le avec son propre jeu.
error-record-other-rules = L’enregistrement a été joué avec la version { NUMBER($found, useGrouping: 0) } des règles ; celle-ci est la version { NUMBER($wanted, useGrouping: 0) }. Utilise la version de Winterover qui l’a écrit.
error-record-no-seed = L’enregistrement ne contient pas de graine et ne peut donc pas être rejoué. Utilise la copie sauvegardée après la partie.
# $reason is another of these errors.
error-record-config = Les réglages de l’enregistrement ne fonctionnent pas. { $reason }
error-record-move = L’action { NUMBER($place, useGrouping: 0) } de l’enregistrement, « { $text } », ne correspond pas à la partie. { $reason }
error-record-kind = L’action { NUMBER($place, useGrouping: 0) } de l’enregistrement, « { $text } », ne va pas avec la partie : « ! » marque ce que personne n’a demandé, et rien d’autre.
error-record-name = Un enregistrement ne peut pas contenir le nom « { $name } ». Choisis un nom sur une seule ligne, sans espaces autour.
error-record-seat = L’enregistrement nomme quelqu’un à la place { $seat }, mais sa dernière place est { $last }. Corrige la ligne ou le nombre de joueurs.
error-record-former = Selon l’enregistrement, quelqu’un jouait la place { $seat } jusqu’à { NUMBER($found, useGrouping: 0) } faits annoncés, mais toute la partie en annonce { NUMBER($most, useGrouping: 0) }. Corrige la ligne « formerly { $seat } ».
error-shared-screen = Plusieurs personnes ne peuvent pas partager cet écran : il ne peut pas être effacé entre elles, et des secrets resteraient visibles. Utilise une fenêtre de terminal ordinaire, ou laisse jouer une seule personne.
error-record-commitment = La graine et les réglages ne correspondent pas à l’empreinte donnée avant la partie. L’enregistrement a été modifié, ou les cartes n’ont pas été distribuées comme promis : ne t’y fie pas.
error-record-digest = L’enregistrement a été modifié après avoir été écrit : ses lignes ne donnent pas la somme de contrôle de la dernière. Ne t’y fie pas et utilise une copie intacte.
# $claimed and $found are names of endings as the record writes them; $found is "none" if the game is not over.
error-record-end = { $found ->
        [none] L’enregistrement annonce la fin « { $claimed } », mais après sa dernière action la partie continue encore.
       *[other] L’enregistrement annonce la fin « { $claimed } » avec ses gagnants, mais en le rejouant on obtient « { $found } » ou d’autres gagnants.
    } L’enregistrement a été modifié : utilise l’original.


## Files and rules on disk

error-file-missing = Le fichier « { $file } » n’existe pas. Vérifie son nom.
error-file-binary = Le fichier « { $file } » n’est pas du texte : ce n’est donc pas l’enregistrement d’une partie. Indique un autre fichier.
# $system is the operating system's own word for the trouble.
error-file-unreadable = Le fichier « { $file } » ne peut pas être lu ({ $system }). Vérifie que tu as le droit de l’ouvrir.
error-file-unwritable = Le fichier « { $file } » ne peut pas être écrit ({ $system }). Choisis un autre emplacement.
error-file-exists = Le fichier « { $file } » existe déjà. Choisis un autre nom, pour que rien ne soit perdu.
error-already-over = La partie du fichier « { $file } » est terminée : il n’y a rien à continuer. Revois-la plutôt, ou commences-en une nouvelle.
error-as-and-open = Un enregistrement se montre soit tel qu’une place l’a vécu, soit avec tout à découvert. Choisis l’un des deux.
error-no-such-rule = Rien dans les règles ne correspond à « { $word } ». Essaie le nom d’une carte, un identifiant de règle comme S-AXE-02, ou un autre mot.
error-no-specification = Le texte des règles manque dans cette installation. Réinstalle Winterover.
