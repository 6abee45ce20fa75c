### Le serveur : ce qu’il dit là où on le lance, et pourquoi il refuse quelque chose.


## Dans le terminal

app-serve-at = Winterover est ouvert à l’adresse { $address }
app-serve-join = Les autres sur ton réseau entrent par { $address }
app-serve-alone = Seul cet ordinateur y accède. Pour que d’autres sur ton réseau puissent entrer, lance-le avec --host 0.0.0.0
app-serve-stop = Tout est conservé dans { $folder }. Appuie sur Ctrl+C pour l’arrêter ; les parties reprendront où elles en étaient.
app-backup-done = Tout a été copié dans « { $file } ».
app-restore-done = Tout est comme au moment où « { $file } » a été créé.


## Tables et places

error-unknown-table = Il n’y a pas de table « { $table } » ici. Vérifie le code, ou demande une nouvelle invitation.
error-unknown-record = Il n’y a pas d’enregistrement « { $record } » ici. Vérifie son nom.
error-bad-secret = Cette clé n’ouvre rien à cette table. Utilise celle que tu as reçue en t’asseyant, ou assieds-toi de nouveau.
error-secret-form = Cette nouvelle clé n’a pas la forme des clés d’ici : 32 caractères, lettres, chiffres, _ et -. L’ancienne reste. Laisse la page en faire une, ou demande sans en proposer.
error-secret-taken = Cette nouvelle clé sert déjà à cette table. L’ancienne reste. Fais-en une autre au hasard.
error-not-host = Seul l’hôte de la table peut faire cela. Demande à la personne qui l’a créée.
error-not-your-seat = La place { $seat } n’est pas la tienne. Utilise la clé de cette place.
error-watching = Tu ne fais que regarder cette table. Prends une place pour jouer ou écrire.
error-seat-taken = La place { $seat } est prise. Choisis-en une libre.
error-seat-not-offered = La partie a commencé, et la place { $seat } n’est proposée à personne. Regarde, ou demande à l’hôte de proposer une place.
error-seat-not-steward = La place { $seat } a son joueur. On ne peut proposer que la place d’un joueur qui n’est pas là.
error-seat-not-agreed = La place { $seat } est proposée, mais les autres n’ont pas encore donné leur accord. Attends que deux des joueurs soient d’accord, ou tous s’ils sont moins.
error-nobody-to-agree = En dehors de la place { $seat }, il n’y a que des bots : personne ne peut accepter un remplaçant. La place attend son joueur.
error-agreeing-oneself = La place { $seat } est la tienne : seuls les autres peuvent accepter un remplaçant. Reconnecte-toi pour continuer à jouer, ou retire l’offre.
error-already-seated = Tu joues déjà à cette table ou tu en es l’hôte, et tu apprendrais en plus ce que sait la place { $seat }. Laisse-la à quelqu’un d’autre.
error-was-open = Cette table était ouverte à tous et a un code court : elle ne peut pas devenir privée. Crée une nouvelle table privée.
error-not-in-lobby = La partie a commencé, on ne peut donc plus changer cela. Fais-le avant le début.
error-not-playing = Il n’y a pas de partie à cette table pour l’instant. Attends que l’hôte en lance une.
error-not-over = La partie n’est pas finie. Attends la fin : d’ici là, personne ne peut tout voir.
error-not-ready = Ces places sont libres ou pas encore prêtes : { $seats }. Remplis-les avec des personnes ou des bots, et attends que chacun confirme.
error-first-player-fixed = La place { $seat } ne peut pas commencer : une option de cette table désigne quelqu’un d’autre. Retire l’une des deux.
error-too-many-tables = Il y a déjà ici autant de tables que possible. Réessaie plus tard.
error-too-many-own-tables = Ton adresse a { NUMBER($most, useGrouping: 0) } tables récentes ou inachevées, et c’est le maximum. Termines-en une ou ferme-la.
error-record-too-long = L’enregistrement a { NUMBER($found, useGrouping: 0) } lignes, et aucune partie jouée ici n’en a plus de { NUMBER($most, useGrouping: 0) }. Envoie un enregistrement tel qu’il a été sauvegardé.
error-no-chat = Cette table joue sans discussion libre. Utilise les phrases du jeu.
error-bad-chat = Ce message ne peut pas être envoyé. Écris de 1 à { $most } caractères visibles.


## Messages et requêtes

# $problem is a technical description in English.
error-bad-message = Le message n’a pas été compris ({ $problem }). Envoie-le comme le décrit le protocole.
error-id-reused = L’identifiant « { $id } » a déjà servi à autre chose, qui a été exécuté. Renvoie ceci avec un nouvel identifiant.
error-bad-request = La requête n’a pas été comprise ({ $problem }). Envoie-la comme le dit la description de l’interface.
error-too-big = C’est trop à la fois. Envoie au plus { $most } Ko.
error-wrong-content = La requête n’a pas le bon type de contenu. Envoie { $wanted }.
error-wrong-method = « { $method } » n’est pas possible ici. Utilise l’un de ceux-ci : { $known }.
error-unknown-page = Il n’y a rien à « { $path } ». Vérifie l’adresse.
error-no-metrics = Ce serveur ne montre pas ses chiffres. La personne qui le gère peut définir metrics_token et les demander avec lui.
error-bad-token = Ce jeton n’ouvre pas les chiffres. Envoie celui défini par metrics_token, comme jeton Bearer.
error-too-many-requests = Trop de requêtes sont venues de ton adresse. Attends un moment et réessaie.
error-too-fast = C’était trop en une minute pour une seule place : { NUMBER($most, useGrouping: 0) } au plus sont permis. Attends un moment et réessaie.
error-too-many-words = Tu as dit et écrit tout ce qu’une place peut dire dans une partie : { NUMBER($most, useGrouping: 0) } fois. Tu peux continuer à jouer.
error-too-many-lobby-words = Avant le début de la partie, toutes les places ensemble peuvent écrire { NUMBER($most, useGrouping: 0) } lignes, et elles sont écrites. Tu pourras écrire de nouveau quand elle aura commencé.
error-game-too-long = Cette partie en est à { NUMBER($most, useGrouping: 0) } réponses, et aucune ne peut durer plus longtemps. L’hôte peut fermer la table.
error-too-busy = Le serveur a trop de parties à rejouer en même temps. Réessaie dans un moment.
error-not-saved = Le serveur n’a pas pu conserver cela, donc cela n’a pas eu lieu. Réessaie dans un moment.
error-not-loaded = La table « { $table } » n’a pas pu être lue pour l’instant. Réessaie dans un moment.
error-table-damaged = La partie de la table « { $table } » ne peut plus être lue. Préviens qui gère ce serveur : son journal dit pourquoi.
error-stopping = Le serveur est en train de s’arrêter. Réessaie dans un moment.
error-server-failed = Quelque chose s’est mal passé dans le serveur. Regarde ce que montre la table avant de réessayer.


## Faire tourner le serveur

error-setting-unknown = Il n’y a pas de réglage « { $key } ». Choisis parmi : { $known }.
error-setting-value = Le réglage { $key } ne peut pas être « { $value } » ({ $problem }). Corrige-le.
error-setting-file = Le fichier « { $file } » n’est pas du TOML correct ({ $problem }). Corrige-le.
# $system is the operating system's own word for the trouble.
error-data-unusable = Le dossier « { $folder } » ne peut pas contenir les données ({ $system }). Choisis-en un autre, ou libère-le.
error-data-in-use = Un autre serveur travaille avec le dossier « { $folder } ». Arrête-le, ou choisis un autre dossier.
error-data-damaged = Le fichier « { $file } » est endommagé ({ $system }). Mets-le de côté et remets une sauvegarde avec « winterover restore », ou choisis un autre dossier.
error-data-newer = Les données viennent d’une version plus récente : leur format est { $found }, et celle-ci connaît au plus { $known }. Utilise la version plus récente.
error-port-unusable = Le serveur ne peut pas écouter sur { $host }, port { NUMBER($port, useGrouping: 0) } ({ $system }). Choisis un autre port avec --port ou une autre adresse avec --host.
error-not-a-backup = Le fichier « { $file } » n’est pas une sauvegarde de Winterover, ou il est abîmé. Indiques-en un autre.
