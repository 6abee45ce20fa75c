### Rule cards of Stay Away!: short explanations that every player may open, the same for every role.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the default rules (E1); a clause on a table option says where tables commonly differ.


## Cards: contagion

rulecard-stayaway-card-the_thing = La Chose
    .text =
        Qui détient cette carte est la Chose.
        On ne peut ni la jouer, ni la défausser, ni la donner, et aucune carte ne peut la faire perdre ; elle ne quitte la main que si son détenteur est éliminé.
        La Chose peut donner des cartes Infection à n’importe qui, et un Humain qui en reçoit une d’elle devient Infecté.
        La Chose connaît donc tous les rôles : ceux qu’elle a infectés sont des Infectés, tous les autres sont des Humains.
        Un joueur la reçoit à la distribution, sauf si l’on choisit la variante qui la cache dans la pioche.

rulecard-stayaway-card-infected = Infection
    .text =
        Piocher cette carte n’infecte personne : un Humain ne devient Infecté qu’en en recevant une de la Chose, lors d’un échange ou par « Tournez manège ».
        Un Humain peut la garder ou la défausser, mais ne peut jamais la donner à un joueur.
        Un Infecté doit toujours en garder au moins une, peu importe laquelle, et peut défausser les autres.
        Un Infecté ne peut en donner une qu’à la Chose, et seulement s’il en a au moins deux.
        La Chose peut donner des cartes Infection à n’importe qui ou les défausser, et aucune main ne peut en contenir plus de trois (sauf si la Surinfection remplace cette limite).


## Cards: action

rulecard-stayaway-card-flamethrower = Lance-flammes
    .text =
        Joue-le pendant ton tour sur un voisin, quel que soit son rôle : ni à travers une Porte barricadée, ni sur un joueur en quarantaine (avec la Quarantaine de l’édition E2, sur lui aussi).
        Seule la cible est interrogée ; « Pas de barbecue ! » la sauve, sinon elle est éliminée.
        La main d’un joueur éliminé est défaussée sans être vue et son rôle reste secret ; seule exception : brûler la Chose met fin à la partie (ou lance la variante Vengeance).
        Dans un cas comme dans l’autre, le Lance-flammes est défaussé.
        Vient ensuite ton échange de fin de tour, avec le joueur qui est maintenant à côté de toi dans le sens du jeu.

rulecard-stayaway-card-analysis = Analyse
    .text =
        Joue-la pendant ton tour sur un voisin : ni à travers une Porte barricadée, ni sur un joueur en quarantaine (avec la Quarantaine de l’édition E2, sur lui aussi).
        Tu es la seule personne à voir toute sa main ; les autres savent seulement que tu as regardé.
        Aucune défense n’est possible.
        Vient ensuite ton échange de fin de tour.

rulecard-stayaway-card-axe = Hache
    .text =
        Retire un obstacle, que tu choisis en jouant la carte ; si aucun n’est à portée, tu ne peux pas la jouer.
        Sont à portée une porte d’un côté ou de l’autre de ta place et, pour un voisin dont aucune porte ne te sépare, sa Quarantaine ou, s’il n’en a pas, la porte de son autre côté (des options de table changent cela).
        À travers une porte, tu ne peux en général frapper que cette porte elle-même, et un joueur en quarantaine ne peut pas jouer de Hache (dans l’édition E2 il le peut, même sur sa propre Quarantaine).
        Aucune défense n’est possible.
        Vient ensuite ton échange de fin de tour, que ce retrait a pu rendre possible.

rulecard-stayaway-card-suspicion = Suspicion
    .text =
        Joue-la pendant ton tour sur un voisin : ni à travers une Porte barricadée, ni sur un joueur en quarantaine (avec la Quarantaine de l’édition E2, sur lui aussi).
        Tu vois une carte de sa main prise au hasard, et elle y reste.
        La cible apprend quelle carte tu as vue ; les autres savent seulement que tu as regardé.
        Aucune défense n’est possible ; vient ensuite ton échange de fin de tour.

rulecard-stayaway-card-whisky = Whisky
    .text =
        Joue-le pendant ton tour : tes quatre cartes restantes sont montrées à tous les joueurs.
        Tout est montré, même les cartes Infection et la Chose, et la partie continue.
        Il n’y a ni cible ni défense possible ; vient ensuite ton échange de fin de tour.

rulecard-stayaway-card-determination = Détermination
    .text =
        Pioche trois cartes Stay Away!, regarde-les en secret, gardes-en une et défausse les deux autres face cachée.
        Les cartes Panique rencontrées en chemin sont défaussées sans être lues.
        Puis, avec cinq cartes en main, tu joues ou défausses de nouveau une carte ; tu peux même jouer une autre Détermination.
        Les autres voient seulement que tu l’as jouée et combien de cartes ont bougé.
        Si la Chose est parmi les trois (possible seulement dans la variante de la Chose dans la pioche), il faut la garder.

rulecard-stayaway-card-watch_your_back = Surveille tes arrières
    .text =
        Le sens du jeu s’inverse aussitôt.
        L’échange de fin de ce tour et le tour suivant se font déjà dans le nouveau sens.
        Il n’y a ni cible ni défense possible.

rulecard-stayaway-card-change_places = Change de place !
    .text =
        Joue-la pendant ton tour pour échanger ta place avec celle d’un voisin : ni à travers une Porte barricadée, ni avec un joueur en quarantaine.
        La cible est toujours interrogée, et seule la carte « Je suis bien ici » empêche le changement de place.
        Les portes restent dans leurs intervalles.
        Ton échange de fin de tour et le tour suivant se comptent depuis la place que tu occupes maintenant.
        S’il ne reste que deux joueurs, le changement modifie seulement de quel côté de toi se trouve une porte.

rulecard-stayaway-card-better_run = Sauve qui peut !
    .text =
        Joue-la pendant ton tour pour échanger ta place avec celle de n’importe quel autre joueur qui n’est pas en quarantaine, proche ou éloigné.
        Les portes ne comptent pas et restent dans leurs intervalles (la variante Ligne de vue limite les cibles).
        La cible est toujours interrogée, et seule la carte « Je suis bien ici » empêche le changement de place.
        Ton échange de fin de tour et le tour suivant se comptent depuis la place que tu occupes maintenant.

rulecard-stayaway-card-seduction = Séduction
    .text =
        Échange une carte avec n’importe quel autre joueur qui n’est pas en quarantaine ; les portes ne comptent pas (la variante Ligne de vue limite les cibles).
        Tu proposes une carte face cachée ; la cible doit en donner une en retour ou se défendre avec Frayeur, « Non merci ! » ou « Raté ! ».
        Ton tour s’achève ensuite dans tous les cas, même si la cible refuse : il n’y a pas d’échange de fin de tour.
        Le tour suivant revient au joueur placé après toi dans le sens du jeu, et non à celui placé après la cible.
        Si tous les autres joueurs sont en quarantaine, la carte ne peut pas être jouée.


## Cards: defence

rulecard-stayaway-card-scary = Frayeur
    .text =
        Joue-la quand tu es le partenaire d’un échange : en fin de tour, par Séduction ou par « On fait ami-ami ? ».
        Aucune carte ne change de main ; tu es la seule personne à voir la carte proposée, qui reste au joueur qui l’a proposée.
        Une carte Infection montre que ce joueur est la Chose ou, si le défenseur est la Chose, un Infecté ; personne n’est infecté et rien n’est annoncé.
        Tu défausses Frayeur et pioches une carte Stay Away! aussitôt.
        Elle ne sert à rien contre « Tournez manège ».

rulecard-stayaway-card-im_fine_here = Je suis bien ici
    .text =
        Joue-la quand « Change de place ! » ou « Sauve qui peut ! » te vise : personne ne bouge.
        Elle n’arrête pas les cartes Panique « Un, deux… », « Sors d’ici ! » et « C’est ici la fête ? ».
        Tu la défausses et pioches une carte Stay Away! aussitôt.
        Le joueur actif fait ensuite son échange de fin de tour depuis sa place inchangée.

rulecard-stayaway-card-no_thanks = Non merci !
    .text =
        Joue-la quand tu es le partenaire d’un échange : en fin de tour, par Séduction ou par « On fait ami-ami ? ».
        Aucune carte ne change de main et personne ne voit la carte proposée.
        Tu défausses « Non merci ! » et pioches une carte Stay Away! aussitôt.
        Elle ne sert à rien contre « Tournez manège ».

rulecard-stayaway-card-missed = Raté !
    .text =
        Joue-la quand tu es le partenaire d’un échange (jamais contre « Tournez manège ») : tu quittes l’échange, défausses « Raté ! » et pioches une carte Stay Away! aussitôt.
        Le joueur après toi dans le sens du jeu te remplace dans l’échange, peut donner une carte ou se défendre, même avec « Raté ! », et peut être infecté (pas dans l’édition E2) ; la carte proposée reste la même (une option de table permet de la choisir à nouveau).
        L’échange est annulé si ce joueur est celui qui l’a demandé ou s’il est en quarantaine, ou si une Porte barricadée se trouve entre vous deux ; les autres portes ne comptent pas.
        Le tour suivant revient malgré tout au joueur placé après celui qui a demandé l’échange.
        Un seul cas est exclu : la Chose ne peut pas utiliser « Raté ! » quand un Infecté lui propose une carte Infection (une option de table étend ou lève cette interdiction).

rulecard-stayaway-card-no_barbecue = Pas de barbecue !
    .text =
        Joue-la quand un Lance-flammes te vise : tu échappes à l’élimination, et le Lance-flammes est défaussé.
        Elle ne protège de rien d’autre, et personne ne peut la jouer pour toi.
        Tu la défausses et pioches une carte Stay Away! aussitôt.
        Vient ensuite l’échange de fin de tour du joueur actif, peut-être avec toi.


## Cards: obstacle

rulecard-stayaway-card-quarantine = Quarantaine
    .text =
        Joue-la pendant ton tour sur un voisin, dans l’édition E1 aussi sur toi-même : ni à travers une Porte barricadée, ni sur un joueur qui en a déjà une ; aucune défense n’est possible.
        Édition E1 : un joueur en quarantaine ne peut ni échanger, ni jouer de carte Stay Away!, ni se défendre, et aucune carte Stay Away! des autres ne peut le viser, sauf une Hache pour retirer la Quarantaine.
        Édition E1 : à chacun de ses tours, il pioche puis doit défausser ; s’il pioche une carte Panique, elle est appliquée.
        Édition E1 : elle dure jusqu’à la fin du troisième tour de ce joueur commencé après qu’elle a été jouée ; si elle te touche ou touche le joueur suivant, il n’y a pas d’échange à la fin de ce tour.
        Édition E2, le tirage ultérieur : elle dure deux de ses tours, et il continue à jouer et à échanger à cartes découvertes, mais sans Lance-flammes et sans changer de place.

rulecard-stayaway-card-locked_door = Porte barricadée
    .text =
        Pose-la dans l’un des deux intervalles à côté de toi, s’il n’a pas encore de porte ; peu importe que le voisin de ce côté soit en quarantaine, et aucune défense n’est possible.
        Elle arrête, dans les deux sens, les cartes visant un voisin situé derrière elle, les changements de place par « Change de place ! », l’échange de fin de tour, « Raté ! » et « Entre nous… » (une option de table laisse passer cette dernière).
        Elle n’arrête ni « Sauve qui peut ! », ni Séduction, ni les autres cartes Panique, ni le passage du tour, ni une Hache visant la porte elle-même.
        Elle reste dans son intervalle quand les joueurs se déplacent, jusqu’à ce qu’une Hache, « Trois, quatre… » ou « C’est ici la fête ? » la retire.
        Posée du côté du joueur suivant, elle empêche déjà l’échange de ce tour.


## Cards: Panic

rulecard-stayaway-card-rotten_ropes = Cordes pourries
    .text =
        Panique : toutes les cartes Quarantaine en jeu sont défaussées, y compris celle du joueur actif.
        Les Portes barricadées restent.
        Vient ensuite l’échange de fin de tour du joueur actif ; s’il a commencé ce tour en quarantaine, il n’en a pas (une option de table ou l’édition E2 l’autorise).

rulecard-stayaway-card-one_two = Un, deux…
    .text =
        Panique : le joueur actif choisit la gauche ou la droite et échange sa place avec celle du troisième joueur de ce côté, en comptant les joueurs en vie, même en quarantaine, à partir du voisin, qui est le premier.
        Un côté dont le troisième joueur est en quarantaine ou est le joueur actif lui-même ne peut pas être choisi ; si aucun côté ne convient, rien ne se passe.
        S’il ne reste que deux joueurs, c’est l’autre joueur ; s’il en reste trois, la carte est sans effet (une option de table exige au moins quatre joueurs).
        Les portes ne comptent pas et restent, un joueur actif en quarantaine se déplace aussi (pas dans l’édition E2), et personne ne peut refuser.
        Vient ensuite l’échange de fin de tour depuis la nouvelle place, sauf si une Quarantaine l’empêche.

rulecard-stayaway-card-three_four = Trois, quatre…
    .text =
        Panique : toutes les Portes barricadées en jeu sont défaussées.
        Les Quarantaines restent.
        Vient ensuite l’échange de fin de tour du joueur actif, sauf si une Quarantaine l’empêche.

rulecard-stayaway-card-party = C’est ici la fête ?
    .text =
        Panique : d’abord, toutes les Quarantaines et toutes les Portes barricadées sont défaussées.
        Puis les joueurs échangent leurs places deux par deux, en comptant dans le sens horaire à partir du joueur actif, quel que soit le sens du jeu : le premier avec le deuxième, le troisième avec le quatrième, et ainsi de suite.
        Si les joueurs sont en nombre impair, le voisin de droite du joueur actif reste à sa place ; personne ne choisit et personne ne peut refuser.
        Vient ensuite l’échange de fin de tour du joueur actif depuis sa nouvelle place ; s’il a commencé ce tour en quarantaine, il n’en a pas (une option de table ou l’édition E2 l’autorise).

rulecard-stayaway-card-get_out = Sors d’ici !
    .text =
        Panique : le joueur actif échange sa place avec celle de n’importe quel autre joueur qui n’est pas en quarantaine.
        Les portes ne comptent pas et restent (la variante Ligne de vue limite les cibles) ; un joueur actif en quarantaine se déplace aussi, avec sa Quarantaine (pas dans l’édition E2).
        Personne ne peut refuser, pas même avec « Je suis bien ici ».
        Vient ensuite l’échange de fin de tour depuis la nouvelle place, sauf si une Quarantaine l’empêche.

rulecard-stayaway-card-forgetful = Trou de mémoire
    .text =
        Panique : le joueur actif défausse face cachée trois cartes de son choix, puis pioche trois cartes Stay Away! pour les remplacer.
        La Chose ne peut pas être défaussée, et un Infecté doit garder au moins une carte Infection ; un Humain peut défausser des cartes Infection.
        Les autres voient seulement que trois cartes ont été remplacées.
        Vient ensuite l’échange de fin de tour du joueur actif, sauf si une Quarantaine l’empêche.

rulecard-stayaway-card-round_and_round = Tournez manège
    .text =
        Panique : tous les joueurs, même en quarantaine, choisissent en secret une carte et la passent au joueur suivant dans le sens du jeu, tous au même moment.
        Les limites d’un échange s’appliquent à ce que l’on peut passer, et une carte Infection venant de la Chose infecte un Humain.
        Les portes et les Quarantaines ne comptent pas, et aucune carte Défense ne peut être utilisée.
        Tu vois la carte que tu reçois et tu sais qui l’a passée.
        Le tour s’achève ensuite sans échange.

rulecard-stayaway-card-friends = On fait ami-ami ?
    .text =
        Panique : le joueur actif choisit n’importe quel autre joueur qui n’est pas en quarantaine et échange une carte avec lui ; les portes ne comptent pas (la variante Ligne de vue limite les cibles).
        Le joueur choisi donne une carte ou se défend avec Frayeur, « Non merci ! » ou « Raté ! ».
        Un joueur actif en quarantaine ne fait pas d’échange (dans l’édition E2, si), et rien ne se passe si tous les autres sont en quarantaine.
        Vient ensuite l’échange de fin de tour du joueur actif, même si c’est avec le même joueur (avec une option de table, le tour s’achève à la place).

rulecard-stayaway-card-blind_date = Rendez-vous à l’aveugle
    .text =
        Panique : le joueur actif choisit une carte, pioche une carte Stay Away!, puis pose la carte choisie sur le dessus de la pioche (options de table : sur la défausse, ou mélangée à la pioche).
        La Chose et la dernière carte Infection d’un Infecté ne peuvent pas être choisies.
        Un Humain peut ainsi se débarrasser d’une carte Infection ; celui qui la pioche n’est pas infecté.
        Les autres voient seulement qu’une carte a été remplacée.
        Le tour s’achève ensuite sans échange.

rulecard-stayaway-card-oops = Oups !
    .text =
        Panique : toute la main du joueur actif est montrée à tous les joueurs.
        Tout est montré, et la partie continue.
        Vient ensuite l’échange de fin de tour du joueur actif, sauf si une Quarantaine l’empêche.

rulecard-stayaway-card-between_us = Entre nous…
    .text =
        Panique : le joueur actif choisit un voisin, à qui seul il montre toute sa main.
        Un voisin derrière une Porte barricadée ne peut pas être choisi, un voisin en quarantaine peut l’être (des options de table changent l’un et l’autre).
        Si aucun voisin ne peut être choisi, rien ne se passe.
        Vient ensuite l’échange de fin de tour du joueur actif, sauf si une Quarantaine l’empêche.

rulecard-stayaway-card-revelations = Révélations
    .text =
        Panique : en commençant par le joueur actif et dans le sens du jeu, chaque joueur est interrogé une fois : il montre toute sa main à tous, montre une seule carte Infection s’il en a une, ou refuse.
        Qui a des cartes Infection peut refuser comme tout le monde.
        On s’arrête dès qu’une carte Infection a été montrée, sinon après un tour de table ; montrer la Chose n’arrête rien.
        Les portes ne comptent pas, et les joueurs en quarantaine participent.
        Vient ensuite l’échange de fin de tour du joueur actif, sauf si une Quarantaine l’empêche.


## What a player is asked

rulecard-stayaway-ask-play = Jouer ou défausser
    .text =
        Tu dois jouer une carte Action ou Obstacle, ou défausser une carte face cachée.
        Une carte peut être jouée si elle a une cible, un intervalle ou un obstacle autorisé, même si elle ne change rien ; la cible, le côté et l’obstacle visé par une Hache se choisissent en même temps.
        Les cartes Défense, les cartes Infection et la Chose ne peuvent pas être jouées ici ; un joueur en quarantaine peut seulement défausser (dans l’édition E2, il continue à jouer).
        La Chose et la dernière carte Infection d’un Infecté ne peuvent pas être défaussées, et la main restante peut contenir au plus trois cartes Infection (sauf si la Surinfection remplace cette limite).
        Les autres voient la carte jouée et sa cible ; si tu défausses, ils voient seulement qu’une carte a été défaussée.

rulecard-stayaway-ask-keep = Quelle carte garder ?
    .text =
        Tu as joué Détermination : choisis une des cartes piochées et garde-la ; les autres sont défaussées face cachée.
        Si la Chose est parmi elles, il faut la garder.
        Les autres voient seulement combien de cartes ont bougé.
        Ensuite, tu joues ou défausses de nouveau, avec la carte gardée en main.

rulecard-stayaway-ask-answer_fire = Un Lance-flammes te vise
    .text =
        Joue « Pas de barbecue ! » si tu l’as, et il ne t’arrive rien ; tu pioches alors une carte Stay Away! en remplacement.
        Si tu passes, c’est l’élimination.
        Chaque cible est interrogée, qu’elle ait la carte ou non : la question ne dit donc rien de ta main.
        Tout le monde voit ta réponse.

rulecard-stayaway-ask-answer_move = On veut échanger sa place avec toi
    .text =
        Quelqu’un a joué « Change de place ! » ou « Sauve qui peut ! » sur toi.
        Joue « Je suis bien ici » si tu l’as, et personne ne bouge ; tu pioches alors une carte Stay Away! en remplacement.
        Si tu passes, vous échangez vos places.
        Chaque cible est interrogée, qu’elle ait la carte ou non ; tout le monde voit ta réponse.

rulecard-stayaway-ask-offer = Ton offre
    .text =
        Choisis une carte à proposer face cachée au partenaire indiqué ; tu ne peux plus en changer ensuite.
        La Chose n’est jamais donnée ; une carte Infection n’est donnée que par la Chose, à n’importe qui, ou à la Chose, par un Infecté qui en a au moins deux.
        Le partenaire donne une carte en retour sans avoir vu la tienne, ou se défend : avec Frayeur, il voit ta carte et tu la gardes ; avec « Raté ! », elle peut aller à un autre joueur.
        Les autres voient seulement qu’une offre est posée face cachée.

rulecard-stayaway-ask-reply = Ta réponse à une offre
    .text =
        Donne une carte en retour sans voir l’offre, ou joue Frayeur, « Non merci ! » ou « Raté ! » si tu en as une ; sans l’une d’elles, tu ne peux pas refuser.
        La Chose n’est jamais donnée ; une carte Infection n’est donnée que par la Chose, à n’importe qui, ou à la Chose, par un Infecté qui en a au moins deux.
        Une carte Défense peut aussi être donnée comme n’importe quelle autre carte.
        Les autres voient que l’échange a eu lieu, ou quelle carte Défense tu as jouée, et jamais les cartes échangées.

rulecard-stayaway-ask-one_two = Un, deux… – quel côté ?
    .text =
        Choisis la gauche ou la droite : tu échanges ta place avec celle du troisième joueur en vie de ce côté, ton voisin étant le premier.
        Seul un côté dont le troisième joueur n’est ni en quarantaine ni toi-même peut être choisi, et il faut en choisir un.
        L’autre joueur ne peut pas refuser.
        Tout le monde voit ton choix.

rulecard-stayaway-ask-get_out = Sors d’ici ! – avec qui ?
    .text =
        Choisis le joueur avec qui échanger ta place : n’importe qui, sauf un joueur en quarantaine, quelles que soient les portes entre vous (la variante Ligne de vue limite les cibles).
        Tu dois choisir quelqu’un, et l’autre joueur ne peut pas refuser.
        Tout le monde voit ton choix.
        Ton échange et le tour suivant se comptent ensuite depuis ta nouvelle place.

rulecard-stayaway-ask-friends = On fait ami-ami ? – avec qui ?
    .text =
        Choisis le joueur avec qui échanger une carte : n’importe qui, sauf un joueur en quarantaine, quelles que soient les portes entre vous (la variante Ligne de vue limite les cibles).
        Tu dois choisir quelqu’un ; ce joueur donne une carte ou se défend avec Frayeur, « Non merci ! » ou « Raté ! ».
        Tout le monde voit qui tu choisis, mais jamais les cartes échangées.
        Ton échange de fin de tour a quand même lieu ensuite (avec une option de table, le tour s’achève à la place).

rulecard-stayaway-ask-between_us = Entre nous… – à qui ?
    .text =
        Choisis le voisin qui verra toute ta main ; une porte entre vous exclut un voisin, une Quarantaine non (des options de table changent les deux).
        Tu dois choisir quelqu’un.
        Tout le monde voit qui tu choisis ; seul ce joueur voit tes cartes, et il peut en dire ce qu’il veut.

rulecard-stayaway-ask-forget = Trou de mémoire – que défausser ?
    .text =
        Choisis trois de tes cartes ; elles sont défaussées face cachée et tu pioches trois cartes Stay Away! pour les remplacer.
        La Chose ne peut pas être choisie, et un Infecté doit garder au moins une carte Infection.
        Un Humain peut défausser ainsi des cartes Infection.
        Les autres voient seulement que trois cartes ont été remplacées.

rulecard-stayaway-ask-blind_date = Rendez-vous à l’aveugle – que remplacer ?
    .text =
        Choisis une carte à remplacer par une carte Stay Away! de la pioche ; la tienne se retrouve ensuite sur le dessus de cette pioche (des options de table la placent ailleurs).
        La Chose et la dernière carte Infection d’un Infecté ne peuvent pas être choisies.
        Les autres voient seulement qu’une carte a été remplacée.
        Ton tour s’achève ensuite.

rulecard-stayaway-ask-pass_on = Tournez manège – que passer ?
    .text =
        Choisis une carte pour le joueur suivant dans le sens du jeu ; tous les joueurs choisissent en même temps, et tu ne peux ni refuser ni te défendre.
        La Chose n’est jamais passée ; une carte Infection n’est passée que par la Chose, à n’importe qui, ou à la Chose, par un Infecté qui en a au moins deux.
        Les autres peuvent voir que tu as choisi, jamais quoi.
        Le joueur qui reçoit ta carte sait qu’elle vient de toi.

rulecard-stayaway-ask-reveal = Révélations – montrer ou refuser ?
    .text =
        Montre toute ta main à tous, montre une seule carte Infection si tu en as une, ou refuse.
        Personne n’est obligé de montrer quoi que ce soit, quelles que soient ses cartes.
        Si une carte Infection est montrée, les joueurs après toi ne sont plus interrogés.
        Tout le monde voit ta réponse et les cartes que tu montres, et rien d’autre.

rulecard-stayaway-ask-declare = Déclarer qu’il ne reste aucun Humain
    .text =
        Seule la Chose peut le déclarer, chaque fois que le jeu attend la décision de quelqu’un, pendant le tour de n’importe quel joueur.
        Ce n’est jamais posé comme une question, personne ne voit qui pourrait déclarer, et une option de table retire cette commande.
        Une déclaration met aussitôt fin à la partie, au vu de tous.
        Si elle est vraie, les gagnants sont désignés comme après toute fin sans Humains ; si un Humain est en vie, les Humains en vie gagnent.


## Topics

rulecard-stayaway-topic-turn = Le tour
    .text =
        Un tour a trois étapes : piocher une carte, en jouer ou en défausser une, en échanger une avec le joueur suivant ; hors de ton tour, tu as quatre cartes en main.
        Piocher est obligatoire : une carte Stay Away! rejoint ta main, puis tu joues ou défausses ; une carte Panique est appliquée aussitôt, et remplace cette étape.
        L’échange se fait avec le joueur qui est à côté de toi dans le sens du jeu à ce moment-là.
        Il n’a pas lieu si l’un de vous deux est en quarantaine (sans effet dans l’édition E2) ou si une porte vous sépare, ni après Séduction, « Tournez manège » ou Rendez-vous à l’aveugle.
        Les obstacles comptent tels qu’ils sont sur le moment ; seul un joueur qui a commencé le tour en quarantaine n’y fait pas d’échange, même s’il est libéré (une option de table ou l’édition E2 l’autorise).
        Puis le tour passe au joueur suivant depuis la place que tu occupes maintenant, peu importe qui a participé à l’échange ; les joueurs sautés par un changement de place attendent que le tour revienne à eux.
        La règle propre à une carte l’emporte sur une règle générale, et une interdiction l’emporte sur une autorisation.

rulecard-stayaway-topic-setup = Mise en place
    .text =
        La Chose est mélangée à juste assez d’autres cartes, sans aucune carte Infection ni Panique, pour en distribuer quatre à chaque joueur.
        Exactement un joueur est donc la Chose au départ, et tous les autres sont Humains ; chacun n’apprend que son propre rôle (dans la variante avec la Chose dans la pioche, tous sont Humains au départ).
        Les cartes restantes, avec toutes les cartes Infection et Panique, sont mélangées et forment la pioche, face cachée ; la défausse est vide.
        Il n’y a ni porte ni Quarantaine ; un joueur tiré au hasard commence (ou un joueur choisi, avec une option de table) et l’on joue dans le sens horaire.
        Tous les mélanges, les distributions et les tirages au hasard sont faits par le jeu, à chances égales.
        Toutes les options de table sont publiques et fixées avant la distribution.

rulecard-stayaway-topic-deck = Le paquet de cartes
    .text =
        Le paquet complet compte 108 cartes : 88 cartes Stay Away! (la Chose, 20 Infection, 45 Action, 17 Défense, 5 Obstacle) et 20 cartes Panique.
        Chaque carte sauf la Chose porte un nombre de 4 à 11 ; une partie utilise la Chose et toutes les cartes dont le nombre ne dépasse pas celui des joueurs (des variantes changent ces nombres).
        On utilise donc 35 cartes à 4 joueurs, 54 à 6, 69 à 8, et toutes à 11 ou 12.
        À 6 joueurs, il y a 10 cartes Infection (9 avec une option de table).

rulecard-stayaway-topic-roles = Les rôles
    .text =
        Il y a trois rôles : Humain, Infecté et la Chose ; le détenteur de la carte La Chose est la Chose et tous les autres commencent comme Humains.
        Un Humain devient Infecté en recevant une carte Infection de la Chose, et personne ne redevient jamais Humain.
        Un Humain ne devient la Chose que dans la variante de la Chose dans la pioche, en la piochant.
        La Chose connaît tous les rôles, et chaque Infecté sait qui est la Chose, mais les Infectés n’apprennent pas qui sont les autres Infectés.
        Les Humains veulent l’élimination de la Chose ; la Chose veut qu’il ne reste aucun Humain, et les Infectés peuvent gagner avec elle.

rulecard-stayaway-topic-infection = L’infection
    .text =
        Un Humain est infecté quand il reçoit une carte Infection de la Chose : par un échange de fin de tour, Séduction, « On fait ami-ami ? », un échange dévié (pas dans l’édition E2) par « Raté ! » ou « Tournez manège ».
        Peu importe lequel des deux a demandé l’échange, et rien n’est annoncé ; piocher une carte Infection n’infecte jamais.
        Seule la Chose peut donner une carte Infection à un Humain ou à un Infecté : celui qui la reçoit sait donc qui est la Chose.
        Un Infecté doit toujours garder une carte Infection, n’importe laquelle ; il peut garder les autres, les défausser, ou les donner à la Chose seulement.
        La Chose avec trois cartes Infection doit en donner une, car rien d’autre ne peut quitter sa main.
        Tout autre joueur qui en a trois doit donner sa quatrième carte ; seule exception : un Infecté peut donner une carte Infection à la Chose.

rulecard-stayaway-topic-limit = Au plus trois cartes Infection
    .text =
        Avec la limite habituelle, aucune main ne peut contenir plus de trois cartes Infection, quel que soit le rôle.
        Après ta propre pioche, il peut y en avoir quatre un instant.
        Tu ne peux alors jouer ou défausser que ce qui en laisse trois au plus : tu dois donc défausser une carte Infection.
        Si une quatrième arrive d’une autre façon, l’une d’elles est échangée, sans que personne le voie, contre une carte Stay Away! de la pioche autre qu’Infection, tirée au hasard (s’il n’y en a pas, contre une de la défausse) ; seul le joueur concerné en est informé.
        Un Humain qui en reçoit une quatrième de la Chose est d’abord infecté et en garde trois.
        Ainsi, chaque joueur a toujours une carte qu’il peut donner.
        Options de table : le surplus est défaussé et remplacé ouvertement, ou la Surinfection remplace la limite.

rulecard-stayaway-topic-exchange = L’échange
    .text =
        Le joueur actif propose une carte face cachée et ne peut plus en changer ; le partenaire, sans la voir, donne une carte en retour ou joue une carte Défense.
        L’échange a lieu en fin de tour, par Séduction et par « On fait ami-ami ? », est obligatoire pour les deux et n’implique jamais un joueur en quarantaine (dans l’édition E2, c’est possible) ; les portes n’empêchent que l’échange de fin de tour.
        Toute carte, sauf la Chose et les cartes Infection, peut être donnée à n’importe qui ; la Chose n’est jamais donnée.
        Les cartes Infection sont données par la Chose à n’importe qui, par les Humains jamais, et par un Infecté seulement à la Chose et seulement s’il en a au moins deux, comptées avant l’échange.
        Les deux cartes changent de main en même temps ; chacun ne voit que la carte reçue, et les autres voient qui a échangé, mais aucune carte.
        Si le partenaire se défend, l’offre est reprise sans avoir été vue, sauf avec Frayeur et « Raté ! ».
        Si quelqu’un n’a aucune carte à donner, il n’y a pas d’échange, ce qui est annoncé sans en donner la raison.
        Ensuite, le tour s’achève ; après « On fait ami-ami ? » seulement, l’échange de fin de tour suit (avec une option de table, le tour s’achève à la place).

rulecard-stayaway-topic-defence = Les cartes Défense
    .text =
        Une carte Défense ne se joue qu’en réponse, par le joueur interrogé, une par question ; pendant ton propre tour, tu peux seulement la défausser, ou la donner lors d’un échange.
        « Pas de barbecue ! » répond à un Lance-flammes, « Je suis bien ici » répond à « Change de place ! » et à « Sauve qui peut ! », et Frayeur, « Non merci ! » et « Raté ! » répondent à un échange.
        Rien ne répond à Analyse, Suspicion, Hache, aux obstacles ni aux cartes Panique, sauf à l’échange de « On fait ami-ami ? ».
        Une carte Défense utilisée est défaussée et remplacée aussitôt par une carte Stay Away!, qui ne peut servir que pour une question ultérieure.
        Personne ne peut contrer une carte Défense, et les joueurs en quarantaine ne peuvent pas se défendre (dans l’édition E2, ils le peuvent).

rulecard-stayaway-topic-piles = La pioche et la défausse
    .text =
        Les deux piles sont face cachée, et tout ce qui est défaussé va à la défausse : cartes jouées, cartes Défense utilisées, obstacles retirés et mains des joueurs éliminés.
        Quand il faut une carte et que la pioche est vide, toute la défausse est mélangée pour en former une nouvelle ; une carte dont l’effet est encore en cours n’en fait pas partie.
        Toute carte piochée autrement qu’au début d’un tour est une carte Stay Away! : les cartes Panique rencontrées en chemin sont défaussées sans être lues.
        Les paquets normaux ne manquent jamais de cartes Stay Away! en cours de partie.
        Si cela arrivait malgré tout, tu t’en passes et complètes ta main à quatre cartes avant ta prochaine pioche ; s’il n’y a plus rien du tout à piocher, ton tour passe directement à l’échange.

rulecard-stayaway-topic-seats = Les places et le sens du jeu
    .text =
        Les joueurs en vie sont assis en cercle ; dans le sens horaire, le joueur suivant est à ta gauche, et seuls les joueurs en vie comptent comme voisin, suivant ou troisième.
        Entre deux voisins se trouve un intervalle, qui contient au plus une Porte barricadée.
        On commence dans le sens horaire, et seule la carte « Surveille tes arrières » inverse le sens ; les portes ne gênent jamais le passage du tour.
        Lors d’un changement de place, la main, le rôle et la Quarantaine suivent le joueur, tandis que les portes restent dans leurs intervalles.
        S’il ne reste que deux joueurs, il y a deux intervalles : une carte visant un voisin fonctionne tant que l’un des deux est ouvert, mais l’échange de fin de tour exige celui situé dans le sens du jeu (avec une option de table, toute porte bloque les deux).

rulecard-stayaway-topic-doors = Les portes
    .text =
        Une Porte barricadée se trouve dans l’intervalle entre deux places et le ferme dans les deux sens.
        Aucune carte n’atteint un voisin à travers elle : pas d’échange de fin de tour, pas de « Change de place ! », pas de « Entre nous… », pas de déviation par « Raté ! », et une Hache ne frappe que la porte elle-même (des options de table laissent passer « Entre nous… » et la Hache).
        Ne sont pas concernés : « Sauve qui peut ! », Séduction, « On fait ami-ami ? », « Un, deux… », « Sors d’ici ! », « C’est ici la fête ? », « Tournez manège », Révélations et le passage du tour (la variante Ligne de vue change cela pour certaines).
        Les portes ne se déplacent jamais avec les joueurs ; Hache, « Trois, quatre… » et « C’est ici la fête ? » les retirent.
        Quand une place est éliminée, ses deux intervalles n’en font plus qu’un, et une porte de l’un ou de l’autre y reste (une option de table la défausse).

rulecard-stayaway-topic-quarantine = La quarantaine
    .text =
        Ce qui suit vaut pour l’édition E1 ; dans le tirage ultérieur (édition E2), un joueur en quarantaine continue à jouer et à échanger à cartes découvertes, et pour deux tours seulement.
        Un joueur en quarantaine ne peut ni échanger, ni jouer de carte Stay Away!, ni se défendre, et aucune carte Stay Away! des autres ne peut le viser, sauf une Hache pour retirer la Quarantaine ; une porte peut être posée à côté de lui.
        Pendant son tour, il pioche et défausse une carte, ou applique une carte Panique, et ne fait pas d’échange.
        Qui devrait échanger avec lui en fin de tour ne fait pas d’échange non plus, et une déviation vers lui par « Raté ! » échoue.
        La Quarantaine commence à 3 et baisse de 1 à la fin de chaque tour de ce joueur, mais pas à la fin du tour où il s’est mis lui-même en quarantaine ; à 0, elle est défaussée.
        Hache, Cordes pourries, « C’est ici la fête ? » ou l’élimination la retirent plus tôt ; lors d’un changement de place, elle suit le joueur.
        Un joueur en quarantaine ne peut pas être choisi pour « Un, deux… », « Sors d’ici ! » et « On fait ami-ami ? », mais peut l’être (sauf si une option de table l’interdit) pour « Entre nous… », et participe à « Tournez manège » et à Révélations.
        S’il pioche lui-même une carte Panique, elle s’applique comme d’habitude ; seule « On fait ami-ami ? » est sans effet.

rulecard-stayaway-topic-panic = Les cartes Panique
    .text =
        Une carte Panique n’entre jamais dans une main : piochée au début d’un tour, elle est montrée à tous et appliquée aussitôt, autant que possible, à la place de l’étape où l’on joue ou défausse.
        Piochée de toute autre façon, elle est défaussée sans être lue.
        Le joueur actif, qui l’a piochée, fait les choix et doit choisir une cible autorisée s’il y en a une ; sinon, rien ne se passe.
        Aucune carte Défense n’arrête une carte Panique, mais le partenaire de « On fait ami-ami ? » peut se défendre.
        L’échange de fin de tour suit, depuis la place actuelle, sauf après « Tournez manège » et Rendez-vous à l’aveugle, et jamais pour un joueur actif qui a commencé le tour en quarantaine (une option de table l’autorise s’il est libéré, l’édition E2 toujours).
        Les choix, les changements de place et les obstacles retirés sont publics ; les cartes restent cachées, à moins que la carte Panique ne les montre.

rulecard-stayaway-topic-elimination = L’élimination
    .text =
        Seul le Lance-flammes élimine : personne n’est donc éliminé pendant son propre tour (la Surinfection ajoute une autre façon).
        La main, cartes Infection comprises, va à la défausse sans être vue, et une Quarantaine est défaussée.
        Le rôle n’est pas révélé, ni le nombre d’Humains ou d’Infectés restants ; seule l’élimination de la Chose se voit, car elle met fin à la partie ou lance la Vengeance.
        La place disparaît et ses voisins deviennent voisins l’un de l’autre ; une porte à côté d’elle se trouve maintenant entre eux (une option de table la défausse) et peut empêcher l’échange qui suit.
        Les joueurs éliminés ne sont jamais interrogés, ne voient que ce qui est public, se taisent (sauf si une option de table les laisse parler) et perdent quoi qu’il arrive.

rulecard-stayaway-topic-ending = Qui gagne ?
    .text =
        La Chose est éliminée : tous les Humains en vie gagnent et tous les autres perdent ; si aucun Humain n’est en vie, personne ne gagne.
        Il ne reste aucun Humain : la Chose et tous les Infectés en vie gagnent, à deux exceptions près.
        Premièrement, si personne n’a été éliminé en étant Humain, la Chose gagne seule et tous les Infectés perdent (avec une option de table : seulement si personne n’a été éliminé du tout).
        Deuxièmement, si le dernier Humain a été infecté et non éliminé, ce joueur perd.
        La Chose déclare à tort qu’il ne reste aucun Humain : tous les Humains en vie gagnent et tous les autres perdent.
        En mode Vengeance, les survivants gagnent dès qu’il ne reste que des Humains ou que des Infectés ; s’il ne reste qu’un joueur alors que la Chose est encore dans la pioche, il gagne.
        Les joueurs éliminés perdent dans tous les cas, et à la fin tous les rôles et toutes les mains sont révélés.

rulecard-stayaway-topic-declaration = La déclaration
    .text =
        Par défaut, la partie se termine d’elle-même dès qu’aucun Humain n’est en vie, et la Chose peut aussi déclarer à tout moment qu’il n’en reste aucun.
        Seule la Chose, en vie, peut déclarer, quand le jeu attend une décision de qui que ce soit, même pendant le tour d’un autre et même en quarantaine ; l’effet est immédiat et tout ce qui était en cours est abandonné.
        Une fausse déclaration fait gagner tous les Humains en vie.
        Ce qui est dit dans la discussion n’est jamais une déclaration.
        Options de table : une partie sans Humains continue jusqu’à la déclaration de la Chose, qui est faite pour elle si elle est le seul joueur restant ; ou bien il n’y a pas de déclaration et la fin est toujours automatique.

rulecard-stayaway-topic-secrets = Qui voit quoi ?
    .text =
        Public : les places, le sens du jeu, les portes, les Quarantaines et leurs tours restants, qui est éliminé, à qui est le tour et à quelle étape, la taille des mains et des piles, et toutes les options.
        Le dos de la carte du dessus de la pioche, Stay Away! ou Panique, est public aussi (une option de table le cache).
        Également publics : chaque carte jouée avec sa cible, les cartes Panique, les cartes Défense, le fait de passer, si un échange a eu lieu ou non, et les cartes montrées à tous.
        Secret : les mains, les rôles, l’ordre de la pioche et ce qui a été défaussé d’une main ; la défausse est face cachée et personne ne la consulte.
        Une carte que l’on ne montre qu’à toi n’est connue que de toi, et ensuite personne ne peut la suivre à travers les mains et les piles.
        Tu vois ta propre main, ton rôle et qui t’a donné une carte ; le jeu peut montrer à la Chose qui elle a infecté, et à un Infecté qui est la Chose, puisque l’un et l’autre découlent des règles.
        Les spectateurs et les joueurs éliminés ne voient que ce qui est public jusqu’à la fin de la partie.

rulecard-stayaway-topic-prompts = Pourquoi tout le monde est interrogé de la même façon
    .text =
        Qu’une question te soit posée ou non dépend seulement de ce que tout le monde peut voir, jamais de ta main ni de ton rôle ; ceux-ci ne changent que ta liste privée d’options.
        La cible d’un Lance-flammes ou d’un changement de place est donc toujours interrogée et peut toujours passer, et le partenaire d’un échange reçoit une seule question : donner ou se défendre.
        La question t’est posée même si une seule réponse est possible, à moins que ce ne soit évident pour tout le monde, et rien ne montre aux autres combien d’options tu avais.
        Personne n’est interrogé là où il n’existe pas de défense, et un coup non autorisé n’est signalé qu’à son auteur.
        Le jeu attend un joueur à la fois, au vu de tous, sauf pour « Tournez manège », où tous choisissent ensemble et où l’on peut seulement montrer qui a répondu.
        Si le temps est écoulé, la réponse est de passer ou de refuser, ou bien une carte autorisée à donner, garder ou défausser, ou une cible autorisée, est tirée au hasard ; une carte Défense n’est jamais jouée ainsi.

rulecard-stayaway-topic-talk = La discussion
    .text =
        Les joueurs en vie peuvent dire n’importe quoi à tout moment, vrai ou faux, sur les rôles, les cartes qu’ils ont vues ou leurs intentions ; cela n’engage personne et n’a aucun effet sur la partie.
        Les cartes ne sont montrées que par l’effet d’une carte, à ceux que cet effet désigne ; il n’y a aucun moyen de prouver ce que tu dis.
        Il y a une seule discussion publique ; avec une option de table, il y a aussi des messages privés, et tout le monde voit alors que tu chuchotes, mais pas quoi.
        Les joueurs éliminés se taisent, sauf avec une option de table et sauf la Chose en mode Vengeance.
        La discussion n’arrête ni l’horloge ni une décision.


## Variants and editions

rulecard-stayaway-variant-thing_in_deck = Variante : la Chose dans la pioche
    .text =
        La Chose est mélangée à la pioche et tous les joueurs commencent comme Humains ; conseillé de 4 à 6 joueurs.
        Qui la pioche, de quelque façon que ce soit, devient aussitôt la Chose, même en quarantaine, et garde la carte ; personne d’autre n’en est informé, et avec Détermination il faut la garder.
        Jusque-là, personne ne peut être infecté ni donner de carte Infection, et aucune partie ne peut se terminer par l’élimination ou la déclaration de la Chose.
        Les cartes Infection déjà dans cette main peuvent être données à partir de ce moment, mais piocher la Chose comme carte de remplacement ne change rien à un échange déjà en cours.
        Si un seul joueur est en vie alors qu’elle n’a pas encore été piochée, ce joueur gagne.

rulecard-stayaway-variant-infected_number = Variante : plus ou moins de cartes Infection
    .text =
        Le nombre de cartes Infection du paquet est augmenté ou réduit d’un nombre convenu.
        Plus il y en a, plus c’est facile pour la Chose ; moins il y en a, plus c’est facile pour les Humains.
        Il y en a toujours au moins 1 et au plus 20.

rulecard-stayaway-variant-arms_in_deck = Variante : les armes dans la pioche
    .text =
        Les cartes Lance-flammes et Analyse ne sont pas distribuées : elles commencent toutes dans la pioche.
        Personne ne commence donc la partie avec l’une d’elles.
        Tout le reste est inchangé, et cette variante se combine avec celle de la Chose dans la pioche.

rulecard-stayaway-variant-line_of_sight = Variante : Ligne de vue
    .text =
        Certaines cartes n’atteignent plus n’importe qui ; les joueurs en quarantaine ne peuvent toujours pas être choisis.
        Chemin libre : Séduction, « Sauve qui peut ! », « On fait ami-ami ? » et « Sors d’ici ! » exigent que l’un des deux chemins autour de la table soit sans porte ni joueur en quarantaine entre les deux joueurs.
        Une porte à côté de toi ou de la cible ne bloque que ce côté, et la propre Quarantaine du joueur actif ne bloque pas « Sors d’ici ! ».
        Voisins seulement : ces quatre cartes ne fonctionnent que sur des voisins.
        Portes : Séduction, « On fait ami-ami ? » et « Sors d’ici ! » ne fonctionnent pas entre voisins qui ont une porte dans leur intervalle commun.
        « Raté ! » garde sa propre règle : l’échange est annulé si le joueur placé après le défenseur est celui qui l’a demandé ou s’il est en quarantaine, ou si une Porte barricadée se trouve entre ces deux joueurs.

rulecard-stayaway-variant-custom_deck = Variante : paquet libre
    .text =
        La table fixe le nombre d’exemplaires de chaque carte ; la Chose y est exactement une fois.
        Sans compter la Chose, les cartes Infection et les cartes Panique, il doit y en avoir assez pour la distribution : quatre par joueur, moins une sauf si la Chose commence dans la pioche.
        Les cartes Stay Away! doivent être au moins quatre par joueur, plus quatre, plus le nombre de cartes Obstacle.
        Il doit y avoir un Lance-flammes, ou une carte Infection par joueur sauf un, pour que la partie puisse se terminer ; le jeu refuse les autres paquets.

rulecard-stayaway-variant-revenge = Variante : Vengeance
    .text =
        Si la Chose est éliminée alors que des Humains et des Infectés sont en vie, la partie continue ; tous apprennent qui était la Chose, et aucun autre rôle.
        La carte La Chose quitte la partie ; le reste de cette main est défaussé sans être vu.
        Dès lors, personne ne peut être infecté et aucune carte Infection ne peut être donnée ; les Infectés en gardent toujours au moins une, et la limite de trois reste valable (là où elle est jouée).
        La partie se termine quand aucun Humain ou aucun Infecté n’est en vie : tous les survivants gagnent, tous les joueurs éliminés perdent.
        L’ancienne Chose peut commenter dans la discussion pour aider ou tromper, mais ne doit pas énoncer clairement un rôle.
        Si un seul camp est en vie quand la Chose est éliminée, la fin normale s’applique ; de même pour une déclaration faite avant.

rulecard-stayaway-edition-e2 = Édition E2
    .text =
        La Surinfection remplace la limite de trois.
        Si un joueur autre que la Chose doit donner une carte, lors d’un échange ou de « Tournez manège », mais n’a que des cartes Infection et ne peut en donner aucune, il montre sa main et est éliminé, et l’échange n’a pas lieu ; un Infecté face à la Chose ne risque rien.
        Si la Surinfection frappe le joueur dont c’est le tour, le tour s’achève, après la carte Panique s’il y en a une, et passe au joueur qui suivait la place vide.
        Pour « Tournez manège », tous les joueurs concernés sont éliminés ensemble avant que les cartes soient passées.
        « Raté ! » : une carte Infection venant d’un échange dévié n’infecte pas, mais celui qui la reçoit apprend qu’elle vient de la Chose ou d’un Infecté, et toute offre peut être déviée.
        Quarantaine : seulement sur un voisin, jamais sur soi-même et pas à travers une porte, pour deux tours de ce voisin.
        Les joueurs en quarantaine agissent et échangent comme d’habitude, mais chaque carte qu’ils piochent, défaussent ou donnent est montrée à tous, une offre même avant la réponse ; les cartes qu’ils reçoivent ne le sont pas.
        Ils ne peuvent pas jouer Lance-flammes, « Change de place ! » ou « Sauve qui peut ! », ni être la cible d’un changement de place, et « Un, deux… » et « Sors d’ici ! » sont sans effet s’ils les piochent ou en sont la cible.
        Séduction, « On fait ami-ami ? » et « Raté ! » ne peuvent pas les atteindre ; Lance-flammes, Analyse, Suspicion et Hache le peuvent, et ils peuvent utiliser une Hache sur leur propre Quarantaine.
        La Chose et le Lance-flammes : si, hors du tour de la Chose, un joueur voit ces deux cartes dans la main de celle-ci lors d’une seule et même révélation, la partie se termine comme si la Chose avait été éliminée.
