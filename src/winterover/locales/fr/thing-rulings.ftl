### The Thing: its table options.
### Each has a name, what it decides (.what), what the four rulebooks say about it (.it .de .fr .uk, in our words),
### and what each of its values means.


## What they change: headings over them

thing-ruling-subject-setup = Mise en place
thing-ruling-subject-base = Base, Fioul et Vivres
thing-ruling-subject-aliens = Aliens
thing-ruling-subject-moving = Déplacements
thing-ruling-subject-encounters = Rencontres et Armes
thing-ruling-subject-burning = Incendier un lieu
thing-ruling-subject-actions = Actions et Objets
thing-ruling-subject-talk = Discussion, échanges et Analyses
thing-ruling-subject-end = Évasion et fin


## Setup

thing-ruling-wire46 = Cartes Câble de 4 à 6 joueurs
    .what = Combien de cartes Câble y a-t-il dans la pioche Objets à 4, 5 ou 6 joueurs ? À 7 ou 8, il y en a toujours deux.
    .it = Une.
    .de = Ses propres textes se contredisent : une dans la mise en place, deux dans la description du Hangar.
    .fr = Une.
    .uk = Une.
thing-ruling-wire46-1 = une
thing-ruling-wire46-2 = deux

thing-ruling-fuelStockInStoreroom = Réserve de Fioul et Hangar
    .what = La Réserve souterraine fait-elle partie du Hangar ? Si oui, tout son Fioul est perdu quand le Hangar est incendié.
    .it = La réserve souterraine est un endroit à part.
    .de = Le Fioul est placé dans le Hangar : un même nom désigne le lieu et la réserve.
    .fr = Le Fioul est placé dans le Hangar : un même nom désigne le lieu et la réserve.
    .uk = Le dépôt souterrain est un endroit à part.
thing-ruling-fuelStockInStoreroom-false = un stock à part, qu’aucun incendie n’atteint
thing-ruling-fuelStockInStoreroom-true = elle fait partie du Hangar, et est perdue avec lui

thing-ruling-kennelCard = Carte Chenil
    .what = Les Chiens capturés peuvent-ils ressortir du Chenil ? Sans la carte Chenil, ils y restent, et le Chenil ne peut pas être attaqué.
    .it = Propose de ne pas utiliser la carte lors des premières parties.
    .de = Propose de ne pas utiliser la carte lors des premières parties.
    .fr = Propose de ne pas utiliser la carte tant que l’on apprend le jeu.
    .uk = Propose de ne pas utiliser la carte lors des premières parties.
thing-ruling-kennelCard-normal = la carte est en jeu, et les Chiens peuvent ressortir
thing-ruling-kennelCard-removed = la carte n’est pas utilisée, pour débutants


## Boiler and generator

thing-ruling-boilerCheck = Quand la chaudière lâche
    .what = Quand 3 Dégâts dans la Chaufferie détruisent-ils la chaudière pour de bon ?
    .it = Au contrôle de la Phase 2. Il le dit deux fois.
    .de = À tout moment.
    .fr = Dès que le troisième Dégât est là.
    .uk = En Phase 2 : à tout moment de celle-ci selon un texte, à son contrôle selon un autre.
thing-ruling-boilerCheck-phase2 = au contrôle de la Phase 2 ; jusque-là, on peut la réparer
thing-ruling-boilerCheck-immediate = aussitôt

thing-ruling-generatorCheck = Quand le courant tombe en panne
    .what = Quand 2 Dégâts dans le Générateur coupent-ils le courant et amènent-ils l’Obscurité ?
    .it = Ses propres textes divergent : l’un ne précise pas le moment, l’autre dit pendant la Phase 2.
    .de = À tout moment.
    .fr = Au moment où le deuxième Dégât est là.
    .uk = Quand le deuxième Dégât est ajouté.
thing-ruling-generatorCheck-immediate = aussitôt
thing-ruling-generatorCheck-phase2 = au contrôle de la Phase 2 ; jusque-là, le Générateur consomme du Fioul

thing-ruling-destroyedBoiler = Le lieu d’une chaudière détruite
    .what = Peut-on encore entrer dans la Chaufferie et l’attaquer après la destruction de la chaudière ?
    .it = Le lieu ne sert plus à rien. Un lieu qui quitte la partie emporte sa carte ; il n’est pas dit si celui-ci la quitte.
    .de = Plus de réparation. Un lieu qui quitte la partie emporte sa carte ; il n’est pas dit si celui-ci la quitte.
    .fr = Elle ne fonctionne plus, et aucune réparation n’est possible. Un lieu qui quitte la partie emporte sa carte ; il n’est pas dit si celui-ci la quitte.
    .uk = Plus de réparation. Un lieu qui quitte la partie emporte sa carte ; il n’est pas dit si celui-ci la quitte.
thing-ruling-destroyedBoiler-removed = non, le lieu et sa carte quittent la partie
thing-ruling-destroyedBoiler-enterable = oui, mais on ne peut rien y faire


## Revealed aliens

thing-ruling-alienPass = Ne prévoir aucune attaque
    .what = Les Aliens Dévoilés peuvent-ils ne prévoir aucune attaque en Phase 3 ?
    .it = Ses propres textes se contredisent : ils peuvent jouer des cartes, dit l’aperçu ; une ou plusieurs, dit le détail.
    .de = Ils choisissent une ou plusieurs cartes.
    .fr = Ils choisissent une ou plusieurs cartes.
    .uk = Ils choisissent une ou plusieurs cartes.
thing-ruling-alienPass-no = au moins un lieu doit être attaqué
thing-ruling-alienPass-yes = ils peuvent passer

thing-ruling-planVisibility = Force des attaques prévues
    .what = Tout le monde voit-il combien de Force est posée sur chaque attaque prévue ? Le nombre d’attaques est visible dans tous les cas, les lieux jamais.
    .it = Les cartes sont face cachée, chacune avec sa Force dessus.
    .de = Les cartes sont face cachée, chacune avec ses jetons dessus.
    .fr = Rien n’est encore montré.
    .uk = Les cartes sont face cachée, chacune avec ses jetons dessus.
thing-ruling-planVisibility-strengths = tout le monde la voit
thing-ruling-planVisibility-nothing = elle est cachée

thing-ruling-collective = Comment décident les Aliens Dévoilés
    .what = Comment plusieurs Aliens Dévoilés parviennent-ils à une seule décision ?
    .it = Ils décident ensemble, et personne ne commande.
    .de = Ils décident ensemble, et personne ne commande.
    .fr = Cette page manque dans l’exemplaire dont nous nous sommes servis.
    .uk = Ils décident en commun, et personne ne dirige.
thing-ruling-collective-consensus = l’un propose, et tous doivent être d’accord ; quand le temps est écoulé, la majorité décide
thing-ruling-collective-majority = le plan qui a le plus de soutiens l’emporte ; en cas d’égalité, celui du premier dévoilé
thing-ruling-collective-rotating = l’un d’eux décide à chaque Manche, dans l’ordre où ils ont été dévoilés

thing-ruling-defeatedRejoin = Retour des Aliens vaincus
    .what = Les joueurs dévoilés avant que la Force des Aliens tombe à 0 participent-ils de nouveau quand un autre Alien est dévoilé ?
    .it = Sans Force, ils sont vaincus, et un dévoilement ultérieur apporte 1 Force. Qui décide alors n’est pas dit.
    .de = Sans Force, ils sont vaincus, et un dévoilement ultérieur apporte 1 Force. Qui décide alors n’est pas dit.
    .fr = Sans Force, ils sont vaincus, et des Chiens peuvent encore en infecter d’autres. La page sur le dévoilement manque dans l’exemplaire dont nous nous sommes servis.
    .uk = Sans Force, ils sont vaincus, et un dévoilement ultérieur apporte 1 Force. Qui décide alors n’est pas dit.
thing-ruling-defeatedRejoin-yes = ils décident de nouveau avec les autres
thing-ruling-defeatedRejoin-no = ils restent de côté, mais gagnent ou perdent avec les Aliens

thing-ruling-revealWindow = Se dévoiler
    .what = À quel moment de la Phase 5 un Alien peut-il se dévoiler ?
    .it = En Phase 5 et dans aucune autre ; le passage vient après le vote.
    .de = Juste après le vote et seulement alors.
    .fr = Pendant cette Phase.
    .uk = En Phase 5 et dans aucune autre.
thing-ruling-revealWindow-wholePhase = à tout moment de la Phase 5
thing-ruling-revealWindow-afterVote = une fois, après le vote


## Moving and talking

thing-ruling-destinations = Où un Personnage peut aller
    .what = Un Personnage qui pose une carte peut-il aussi aller dans la Salle de repos ou au Dortoir ? Il n’y a rien à y faire.
    .it = Dans un lieu. Il ne limite le nombre que dans les verts.
    .de = À l’endroit voulu. Il n’en dit pas plus.
    .fr = Dans un lieu vert accessible.
    .uk = À l’endroit choisi. Il n’en dit pas plus.
thing-ruling-destinations-green = dans les lieux verts seulement
thing-ruling-destinations-greenAndBlue = aussi dans la Salle de repos et au Dortoir

thing-ruling-dormSwap = Changer de cartes au Dortoir
    .what = Combien de cartes Action change-t-on au Dortoir ?
    .it = Ses propres textes se contredisent : toute la main à propos de la Phase, tout ou partie à propos du lieu.
    .de = Toutes.
    .fr = Toutes.
    .uk = Toutes.
thing-ruling-dormSwap-all = toute la main
thing-ruling-dormSwap-any = autant que l’on veut, au moins une

thing-ruling-dormSpecialAction = Action spéciale au Dortoir
    .what = Une Action spéciale peut-elle mener au Dortoir ? Il n’y a rien à y faire.
    .it = Elle mène au lieu voulu. Rien n’est dit du Dortoir.
    .de = Elle mène à l’endroit voulu. Rien n’est dit du Dortoir.
    .fr = Elle mène à un lieu vert ou au Dortoir, en toutes lettres.
    .uk = Elle mène à l’endroit nécessaire. Rien n’est dit du Dortoir.
thing-ruling-dormSpecialAction-yes = elle le peut
thing-ruling-dormSpecialAction-no = dans les lieux verts seulement

thing-ruling-talk = Parler des cartes Action
    .what = Que peut-on dire des cartes Action que l’on a en main et de celle que l’on a posée ?
    .it = Jamais un mot sur la main, vrai ou faux. Une fois les actions commencées, n’importe quelle affirmation sur la carte posée.
    .de = Jamais un mot sur la main ni sur les cartes jouées.
    .fr = Son propre texte se contredit : on peut tout dire et mentir sur tout, et pourtant il ne faut décrire ni cartes ni jetons.
    .uk = Jamais un mot sur la main, vrai ou faux. Une fois les actions commencées, n’importe quelle affirmation sur la carte posée.
thing-ruling-talk-itUA = rien sur la main ; à partir des actions, n’importe quoi sur la carte posée
thing-ruling-talk-strictDE = rien sur la main, rien sur la carte posée
thing-ruling-talk-freeFR = n’importe quoi sur tout, vrai ou faux ; seul montrer est interdit


## Encounters and weapons

thing-ruling-dormEncounters = Rencontres au Dortoir
    .what = Les Personnages qui sont ensemble au Dortoir ont-ils une Rencontre ?
    .it = Dans tout lieu avec plus d’un joueur.
    .de = Dans tout lieu avec plus d’un Personnage.
    .fr = Oui ; une note le dit.
    .uk = Dans tout lieu avec plus d’un être vivant.
thing-ruling-dormEncounters-yes = ils en ont une
thing-ruling-dormEncounters-no = jamais, comme dans la Salle de repos

thing-ruling-weaponScope = Ce que les Armes permettent d’éviter
    .what = Une Arme à feu, une Arme de mêlée ou une Recharge de Lance-flammes permet-elle d’éviter seulement les Personnages, ou aussi les Chiens et les Aliens Dévoilés ?
    .it = Les Personnages ; jamais les Chiens ni les Aliens Dévoilés.
    .de = Il ne fixe aucune limite.
    .fr = Arme à feu et Arme de mêlée : une Rencontre avec l’Alien. Lance-flammes : toute Rencontre.
    .uk = Les Personnages ; jamais les Chiens ni les Aliens Dévoilés.
thing-ruling-weaponScope-characters = seulement les Personnages
thing-ruling-weaponScope-any = aussi les Chiens et les Aliens Dévoilés

thing-ruling-flameWithdrawProne = Lance-flammes d’un Personnage couché
    .what = Un Personnage couché peut-il éviter une Rencontre avec une Recharge de Lance-flammes ? Avec une Arme à feu ou une Arme de mêlée, il le peut dans tous les cas.
    .it = Il n’en dit rien.
    .de = Il n’en dit rien.
    .fr = Arme à feu et Arme de mêlée fonctionnent même couché ; Lance-flammes et Dynamite/Molotov exigent un Personnage debout.
    .uk = Il n’en dit rien.
thing-ruling-flameWithdrawProne-no = seulement un Personnage debout
thing-ruling-flameWithdrawProne-yes = un Personnage couché aussi

thing-ruling-encounterAfterAttack = Après que l’Alien a fui le feu
    .what = Ceux qui restent dans le lieu se rencontrent-ils, et rencontrent-ils le Chien présent, après qu’une attaque par le feu a chassé l’Alien ?
    .it = Oui quand l’Alien fuit parce qu’il est plus faible. Pour le feu, il dit seulement que l’Alien fuit.
    .de = L’Alien fuit. La comparaison des Forces, qui en dit peut-être plus, manque dans l’exemplaire dont nous nous sommes servis.
    .fr = L’Alien fuit sans agir. Il n’en dit pas plus.
    .uk = L’Alien fuit. La comparaison des Forces, qui en dit peut-être plus, manque dans l’exemplaire dont nous nous sommes servis.
thing-ruling-encounterAfterAttack-yes = une Rencontre normale suit
thing-ruling-encounterAfterAttack-no = il ne se passe plus rien dans ce lieu

thing-ruling-clarkCatches = Clark et les Chiens
    .what = Clark compte-t-il parmi les deux Personnages qui capturent un Chien ?
    .it = Clark ignore les Chiens, et n’a pas de Rencontre même seul avec l’un d’eux. La présence d’autres Personnages n’est pas mentionnée.
    .de = Clark ignore partout les Chiens, et n’a pas de Rencontre quand il est seul avec l’un d’eux. La présence d’autres Personnages n’est pas mentionnée.
    .fr = Clark n’a pas de Rencontre quand il est seul avec un Chien. Il n’en dit pas plus.
    .uk = Clark ignore partout les Chiens, et n’a pas de Rencontre quand il est seul avec l’un d’eux. La présence d’autres Personnages n’est pas mentionnée.
thing-ruling-clarkCatches-yes = Clark compte, et à deux avec Clark on capture le Chien
thing-ruling-clarkCatches-no = Clark ne compte pas, et qui est seul avec Clark affronte le Chien

thing-ruling-emptyFlamethrower = Lance-flammes vide
    .what = Que devient un Lance-flammes sans Recharge ?
    .it = Il n’en dit rien.
    .de = Il n’en dit rien.
    .fr = Il est retiré du jeu.
    .uk = Il n’en dit rien.
thing-ruling-emptyFlamethrower-removed = il quitte la partie avec sa dernière Recharge
thing-ruling-emptyFlamethrower-stays = il reste, inutile ; s’il ressortait de la pioche, il serait de nouveau plein


## Burning rooms

thing-ruling-burnTiming = Quand un lieu peut être incendié
    .what = À quel moment de la Phase 4 un Personnage peut-il incendier un lieu ?
    .it = Pendant qu’il y est. Il ne précise pas le moment.
    .de = Juste avant les actions.
    .fr = Au début des actions et seulement alors.
    .uk = Avant les actions.
thing-ruling-burnTiming-beforeActions = avant les actions
thing-ruling-burnTiming-anytimeInActions = avant chaque carte des actions

thing-ruling-burnPermission = Permission d’incendier un lieu
    .what = Le Leader doit-il autoriser l’incendie ?
    .it = On ne demande à personne.
    .de = On ne demande à personne.
    .fr = On ne demande à personne.
    .uk = Le Leader doit l’autoriser.
thing-ruling-burnPermission-no = on ne demande à personne
thing-ruling-burnPermission-leader = le Leader l’autorise ou le refuse

thing-ruling-burnOthers = Les autres dans un lieu incendié
    .what = Comment les autres Personnages d’un lieu incendié arrivent-ils dans la Salle de repos ? Ils n’ont d’action dans aucun des deux cas.
    .it = Toutes les figurines sont couchées dans la Salle de repos.
    .de = Il ne parle que de celui qui met le feu.
    .fr = Tous les Personnages sont couchés dans la Salle de repos.
    .uk = Celui qui met le feu est couché ; tous les autres sont aussitôt déplacés dans la Salle de repos.
thing-ruling-burnOthers-prone = couchés
thing-ruling-burnOthers-standing = debout

thing-ruling-burnDog = Le Chien dans un lieu incendié
    .what = Où un Chien dont le lieu est incendié attend-il, jusqu’à ce que la Phase 8 lui donne un nouveau lieu ?
    .it = À côté du plateau.
    .de = Il n’en dit rien.
    .fr = Il y reste.
    .uk = À côté du plateau.
thing-ruling-burnDog-offBoard = à côté du plateau
thing-ruling-burnDog-stays = dans le lieu incendié, où personne ne peut l’atteindre


## Actions and items

thing-ruling-abilityCoop = Windows et le Dr. Blair avec le Bonus Coopération
    .what = Combien Windows répare-t-il et le Dr. Blair pioche-t-il en plus quand d’autres les aident dans le lieu ?
    .it = Windows retire 2 Dégâts, le Dr. Blair prend 1 jeton de plus. Rien n’est dit du bonus.
    .de = Windows retire 2 Dégâts au lieu de 1, le Dr. Blair prend 1 jeton de plus. Rien n’est dit du bonus.
    .fr = Windows retire 2 Dégâts au lieu de 1, le Dr. Blair prend 1 jeton de plus. Rien n’est dit du bonus.
    .uk = Windows retire 2 Dégâts au lieu de 1, le Dr. Blair prend 1 jeton de plus. Rien n’est dit du bonus.
thing-ruling-abilityCoop-plusOne = un de plus en tout
thing-ruling-abilityCoop-perRepetition = un de plus à chaque fois

thing-ruling-labCoop = Coopération au Laboratoire
    .what = Qui reçoit les jetons Labo piochés avec le Bonus Coopération ?
    .it = Le Personnage choisi répète l’action. Qui reçoit les jetons n’est pas dit.
    .de = Les Personnages exécutent l’action. Qui reçoit les jetons n’est pas dit.
    .fr = Ils répètent l’action. Qui reçoit les jetons n’est pas dit.
    .uk = L’action est exécutée autant de fois. Qui reçoit les jetons n’est pas dit.
thing-ruling-labCoop-actor = tous vont au Personnage à qui la carte a été assignée
thing-ruling-labCoop-oneEach = chaque Personnage debout sur place en reçoit un

thing-ruling-weatherFuel = Fioul de la Station météo
    .what = Où peut aller le Fioul qu’apporte Utiliser dans la Station météo ?
    .it = Ses propres textes divergent : l’action nomme la Chaufferie et le Générateur, le but tout endroit qui peut en contenir.
    .de = Dans tout endroit où il y a de la place.
    .fr = Dans tout endroit où il y a de la place.
    .uk = Ses propres textes divergent : l’action nomme la Chaufferie et le Générateur, le but tout endroit où il y a de la place.
thing-ruling-weatherFuel-boilerGenerator = dans la Chaufferie ou le Générateur
thing-ruling-weatherFuel-anySlot = dans tout lieu qui a une case Fioul libre

thing-ruling-fuelCard = Provenance du Fioul d’une carte Fioul
    .what = Dans quelle réserve une carte Fioul prend-elle son Fioul ?
    .it = Dans la réserve correspondante.
    .de = Dans le stock qu’il appelle Hangar, c’est-à-dire la Réserve souterraine.
    .fr = Dans le stock qu’il appelle Hangar, c’est-à-dire la Réserve souterraine.
    .uk = Dans la réserve correspondante, extérieure ou souterraine.
thing-ruling-fuelCard-matching = celle qui alimente le lieu : la Réserve souterraine pour la Chaufferie et le Générateur, le Stock extérieur pour les engins
thing-ruling-fuelCard-underground = toujours la Réserve souterraine

thing-ruling-bonusItems = Quand Fioul et Outils se jouent
    .what = Quand un Personnage debout peut-il jouer Fioul ou Outils ?
    .it = Comme action supplémentaire gratuite pendant qu’il est sur place. Il ne précise pas le moment.
    .de = Comme action supplémentaire gratuite. Il ne précise pas le moment.
    .fr = Pendant sa propre action, debout ; on peut en jouer plusieurs.
    .uk = Comme action supplémentaire gratuite. Il ne précise pas le moment.
thing-ruling-bonusItems-between = entre deux cartes quelconques des actions
thing-ruling-bonusItems-ownActionOnly = juste avant ou juste après sa propre action

thing-ruling-norrisSpecial = Norris et l’Action spéciale
    .what = Lors d’une Action spéciale, Norris pioche-t-il deux cartes pour en poser une, comme le détenteur d’une Lampe-torche ?
    .it = Deux cartes, dont une est jouée.
    .de = Norris a sa propre lumière, mais seule l’Obscurité est mentionnée.
    .fr = Norris a tous les effets d’une Lampe-torche.
    .uk = Deux cartes, dont une est jouée.
thing-ruling-norrisSpecial-yes = deux cartes
thing-ruling-norrisSpecial-no = une carte, comme tout le monde

thing-ruling-wireFlashlight = Câble et Lampe-torche après usage
    .what = Câble et Lampe-torche sont-ils conservés après avoir été utilisés ?
    .it = Il ne fait pour eux aucune exception à la règle selon laquelle les cartes utilisées quittent la partie.
    .de = Ils sont conservés.
    .fr = Ils sont conservés.
    .uk = Ils sont conservés.
thing-ruling-wireFlashlight-kept = ils sont conservés
thing-ruling-wireFlashlight-singleUse = ils quittent la partie après une utilisation

thing-ruling-tradeLab = Échange de jetons Labo
    .what = Les jetons Labo peuvent-ils changer de main en Phase 5, comme les Armes et les Objets ?
    .it = Oui, sans être révélés.
    .de = Il ne nomme que les Armes et les Objets.
    .fr = Oui.
    .uk = Oui, sans être révélés.
thing-ruling-tradeLab-yes = ils le peuvent
thing-ruling-tradeLab-no = ils ne le peuvent pas

thing-ruling-hunger = Quand commence la faim
    .what = Quand tout le monde devient-il Affamé, et la limite de main tombe-t-elle à 2 ?
    .it = Ses propres textes se contredisent : quand les Vivres ne suffisent pas en Phase 7, ou dès que le Cellier est vide.
    .de = La première fois que la Cuisine et le Cellier ne suffisent pas en Phase 7.
    .fr = La première fois que la Cuisine et le Cellier ne suffisent pas en Phase 7.
    .uk = La première fois que la Cuisine et le Cellier ne suffisent pas en Phase 7.
thing-ruling-hunger-phase7 = quand les Vivres ne suffisent pas en Phase 7
thing-ruling-hunger-pantryEmpty = dès que le Cellier est vide


## Escape and the end

thing-ruling-rescueBoarding = Monter dans l’Hélicoptère de secours
    .what = Quand le Personnage le moins suspect peut-il monter dans l’Hélicoptère de secours ?
    .it = En Phase 4, au lieu de se déplacer.
    .de = En Phase 4, juste après toutes les Rencontres.
    .fr = Après les Rencontres, depuis n’importe quel lieu.
    .uk = En Phase 4, au lieu de se déplacer.
thing-ruling-rescueBoarding-insteadOfMove = au lieu de se déplacer
thing-ruling-rescueBoarding-afterEncounters = après les Rencontres, où qu’il soit

thing-ruling-boardingCut = Déplacements après la montée à bord
    .what = Les autres se déplacent-ils encore après que quelqu’un est monté à bord au lieu de se déplacer ? Cette option ne décide de rien, sauf si rescueBoarding vaut insteadOfMove.
    .it = Les Rencontres découlent des déplacements annoncés jusque-là, puis vient l’évasion.
    .de = La question ne se pose pas : on monte à bord après les Rencontres.
    .fr = La question ne se pose pas : on monte à bord après les Rencontres.
    .uk = Tous les autres se déplacent et toutes les Rencontres sont résolues ; puis vient l’évasion, sans actions.
thing-ruling-boardingCut-no = tous les autres se déplacent encore
thing-ruling-boardingCut-yes = qui ne s’est pas encore déplacé reste dans la Salle de repos

thing-ruling-firstBoarderReveals = Le Rôle du premier passager
    .what = Qui déclenche une évasion montre-t-il sa carte Rôle en montant à bord ?
    .it = Oui, et un Alien a gagné.
    .de = Oui.
    .fr = Oui, et un Alien a gagné.
    .uk = Il ne parle que de ceux qui montent plus tard.
thing-ruling-firstBoarderReveals-yes = montrée en montant à bord
thing-ruling-firstBoarderReveals-no = montrée au départ de l’engin

thing-ruling-boardConsent = Laisser monter les autres
    .what = De qui faut-il l’accord pour qu’un autre Personnage monte à bord ?
    .it = Son propre texte se contredit : tous les passagers doivent être d’accord, mais en cas d’égalité le moins suspect d’entre eux décide.
    .de = Tous les passagers doivent être d’accord.
    .fr = Tous les passagers doivent être d’accord.
    .uk = Tous les passagers doivent être d’accord.
thing-ruling-boardConsent-unanimous = tous les passagers doivent être d’accord
thing-ruling-boardConsent-unanimousTieLeastSuspect = tous les passagers doivent être d’accord ; si exactement la moitié d’entre eux l’est, le moins suspect décide

thing-ruling-endAllInfected = Quand le dernier Humain est infecté
    .what = La partie se termine-t-elle aussitôt quand tous les Personnages sont devenus des Aliens, bien que personne ne le sache encore ?
    .it = La partie se termine quand tous sont infectés. Comment on l’apprend n’est pas dit.
    .de = Les Aliens gagnent quand ils infectent le dernier Humain. Comment on l’apprend n’est pas dit.
    .fr = Le dernier joueur infecté reste Humain. Quand la partie se termine n’est pas dit.
    .uk = Tous les Aliens gagnent sauf le dernier infecté. Quand la partie se termine n’est pas dit.
thing-ruling-endAllInfected-immediate = elle se termine aussitôt
thing-ruling-endAllInfected-atNextReveal = elle continue jusqu’à ce qu’un Rôle soit montré ou que la base gèle


## Games for 1 to 3 players

thing-ruling-soloFirst = Qui se déplace en premier
    .what = Quels Personnages se déplacent en premier en Phase 3 ?
    .it = Ceux du Leader.
    .de = Ceux du joueur à gauche du Leader.
    .fr = Ceux du Leader.
    .uk = Ceux du Leader.
thing-ruling-soloFirst-leader = ceux du Leader
thing-ruling-soloFirst-left = ceux du joueur à gauche du Leader

thing-ruling-soloRec = Rester dans la Salle de repos
    .what = Un Personnage peut-il rester dans la Salle de repos, où rien ne peut lui nuire et où il n’y a rien à faire ?
    .it = Tout endroit autre que le Dortoir est nommé.
    .de = Tout lieu autre que le Dortoir est nommé.
    .fr = Pas dans la Salle de repos.
    .uk = Tout endroit autre que le Dortoir est nommé.
thing-ruling-soloRec-no = il doit en partir
thing-ruling-soloRec-yes = il peut rester

thing-ruling-soloMeet = Quand les Personnages se rencontrent
    .what = Dans quelle Phase les Personnages qui sont ensemble dans un lieu avancent-ils sur la piste Suspicion ?
    .it = Deux de ses chapitres le décrivent, l’un pour la Phase 3 et l’autre pour la Phase 5.
    .de = En Phase 3.
    .fr = En Phase 3, après les déplacements.
    .uk = En Phase 3.
thing-ruling-soloMeet-phase3 = à la fin de la Phase 3, avant que l’Alien agisse
thing-ruling-soloMeet-phase5 = au début de la Phase 5, ceux qui y sont encore

thing-ruling-soloGreen = Rencontrer quelqu’un de la case verte
    .what = Un Personnage dans la case verte fait-il avancer les autres de son lieu ?
    .it = Non.
    .de = Il n’en dit rien.
    .fr = Tous ceux du lieu avancent.
    .uk = Il n’en dit rien.
thing-ruling-soloGreen-exempt = non
thing-ruling-soloGreen-none = oui, comme tout autre

thing-ruling-soloThreat = Le profil Menace parmi les disques
    .what = Quand le profil Menace se déplace-t-il vers la droite depuis une case qu’il partage avec des disques ?
    .it = Aussitôt, d’autant de cases qu’il reste de disques après la transformation d’un Personnage. En Phase 9, il va d’abord vers la gauche.
    .de = Seulement en Phase 9, d’autant de cases qu’il y a de disques dans la sienne. Seul dans sa case, il va vers la gauche.
    .fr = Seulement en Phase 9, d’autant de cases qu’il y a de disques dans la sienne. Seul dans sa case, il va vers la gauche.
    .uk = Aussitôt, d’autant de cases qu’il reste de disques après la transformation d’un Personnage. En Phase 9, il va d’abord vers la gauche.
thing-ruling-soloThreat-shiftNow = aussitôt
thing-ruling-soloThreat-shiftPhase9 = en Phase 9

thing-ruling-soloGreenImmune = La Menace dans la case verte
    .what = Les Personnages dans la case verte sont-ils à l’abri du profil Menace ?
    .it = Il n’en dit rien.
    .de = Il n’en dit rien.
    .fr = Il n’en dit rien.
    .uk = Il n’en dit rien.
thing-ruling-soloGreenImmune-no = non
thing-ruling-soloGreenImmune-yes = oui

thing-ruling-soloVictim = Qui l’Alien assimile
    .what = Quand plusieurs Personnages sont dans un lieu, lequel est assimilé ?
    .it = Un Personnage avant un Chien, un Chien avant le sabotage. Quel Personnage n’est pas dit.
    .de = Les Humains avant les Chiens, et ensuite le sabotage. Quel Personnage n’est pas dit.
    .fr = Un Humain, sinon un Chien, sinon le sabotage. Quel Personnage n’est pas dit.
    .uk = Il renvoie aux règles normales et n’en dit pas plus.
thing-ruling-soloVictim-leader = le Leader choisit
thing-ruling-soloVictim-random = tirage au sort

thing-ruling-soloDormDice = Des dés pour le Dortoir
    .what = Les dés peuvent-ils être assignés au Personnage debout au Dortoir, où ils n’ont d’effet sur aucun lieu ?
    .it = À n’importe quel Personnage.
    .de = À n’importe quel Personnage.
    .fr = À n’importe quel Personnage debout.
    .uk = À n’importe quel Personnage.
thing-ruling-soloDormDice-yes = ils le peuvent
thing-ruling-soloDormDice-no = seulement aux Personnages dans des lieux verts

thing-ruling-soloNorris = Norris
    .what = Quand Norris peut-il relancer jusqu’à trois dés qui lui sont assignés ?
    .it = Dans l’Obscurité.
    .de = Toujours.
    .fr = Toujours, et une Lampe-torche s’y ajoute.
    .uk = Dans l’Obscurité.
thing-ruling-soloNorris-darkness = seulement dans l’Obscurité
thing-ruling-soloNorris-always = à chaque assignation

thing-ruling-soloTradeLab = Échange de jetons Labo
    .what = Les jetons Labo peuvent-ils changer de main en Phase 6, comme les Armes et les Objets ?
    .it = Il ne nomme que les Armes et les Objets.
    .de = Il ne nomme que les Armes et les Objets.
    .fr = Oui.
    .uk = Il ne nomme que les Armes et les Objets.
thing-ruling-soloTradeLab-no = ils ne le peuvent pas
thing-ruling-soloTradeLab-yes = ils le peuvent

thing-ruling-soloHumanTest = Un Humain est analysé
    .what = Que devient le disque d’un Personnage qu’une Analyse révèle Humain ? La carte Rôle reste visible dans les deux cas.
    .it = Comme dans le jeu de base, donc il va dans la case verte.
    .de = Comme dans le jeu de base, donc il va dans la case verte.
    .fr = Rien ne se passe.
    .uk = Comme d’habitude, donc il va dans la case verte.
thing-ruling-soloHumanTest-green = il va dans la case verte
thing-ruling-soloHumanTest-nothing = il reste où il est

thing-ruling-soloEscape = Aliens cachés et évasion
    .what = Les cartes Rôle comptent-elles une fois que l’Alien n’a pas réussi à empêcher l’évasion ?
    .it = Le lancer de l’Alien vient avant le début de l’évasion. Ce qui vient après n’est pas dit.
    .de = Une évasion qui n’est pas empêchée est gagnée.
    .fr = Une évasion qui n’est pas empêchée est gagnée.
    .uk = Une évasion qui n’est pas empêchée est gagnée.
thing-ruling-soloEscape-rollOnly = non, les joueurs ont gagné
thing-ruling-soloEscape-boarding = oui, les Personnages montent à bord un par un et montrent leur carte Rôle
