### Rule cards of Stay Away!: short explanations that every player may open, the same for every role.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the rules as they are in force at the table, by selectors over its options; the default of a selector
### is the standard rule. $players is the number of players at the table, and 0 without a table: then the standard options
### are passed. $first is "lot", "chosen", or "settled" where only who began is known; $cards, $infected_cards and $panic_cards
### are numbers of the table's own deck, $infected_more and $infected_fewer what the table has added to it or taken out.
### A clause that falls away is { "" }, and blank lines are dropped. Cards of variants and editions explain the options
### themselves and are the same at every table.

## What the game is about

rulecard-stayaway-topic-roles = Les rôles
    .text =
        Il y a trois rôles : Humain, Infecté et la Chose ; le détenteur de la carte La Chose est la Chose.
        { $thingInDeck ->
            [true] Tous les joueurs commencent comme Humains, et qui pioche la carte La Chose devient la Chose.
           *[false] Un joueur reçoit cette carte à la distribution, et tous les autres commencent comme Humains ; personne d’autre ne devient la Chose.
        }
        Un Humain devient Infecté quand la Chose l’infecte par une carte Infection, et personne ne redevient jamais Humain.
        La Chose connaît tous les rôles, et chaque Infecté sait qui est la Chose, mais les Infectés n’apprennent pas qui sont les autres Infectés.
        Les Humains veulent l’élimination de la Chose ; la Chose veut qu’il ne reste aucun Humain, et les Infectés peuvent gagner avec elle.

## Cards: contagion

rulecard-stayaway-card-the_thing = La Chose
    .text =
        Qui détient cette carte est la Chose.
        { $thingInDeck ->
            [true] Elle est dans la pioche au départ ; qui la pioche devient aussitôt la Chose et la garde.
           *[false] Un joueur la reçoit à la distribution.
        }
        On ne peut ni la jouer, ni la défausser, ni la donner, et aucune carte ne peut la faire perdre ; elle ne quitte la main que si son détenteur est éliminé.
        La Chose peut donner des cartes Infection à n’importe qui, et infecte ainsi les Humains.
        La Chose connaît donc tous les rôles : ceux qu’elle a infectés sont des Infectés, tous les autres sont des Humains.
        { $thingFlamethrower ->
            [restricted] Si une main qui contient à la fois cette carte et un Lance-flammes est montrée à quelqu’un hors du tour de la Chose, la partie se termine et tous les Humains en vie gagnent.
           *[free] { "" }
        }

rulecard-stayaway-card-infected = Infection
    .text =
        Piocher cette carte n’infecte personne : un Humain ne devient Infecté qu’en en recevant une de la Chose, lors d’un échange{ $missedInfects ->
            [false] { " " }que « Raté ! » n’a pas dévié,
           *[true] { "" }
        } ou par « Tournez manège ».
        Un Humain peut la garder ou la défausser, mais ne peut jamais la donner à un joueur.
        Un Infecté doit toujours en garder au moins une, peu importe laquelle, et peut défausser les autres.
        Un Infecté ne peut en donner une qu’à la Chose, et seulement s’il en a au moins deux.
        La Chose peut donner des cartes Infection à n’importe qui ou les défausser.
        { $overLimit ->
            [open] Aucune main ne peut en contenir plus de trois : si tu en pioches une quatrième avant de jouer, tu dois en défausser une, et si une quatrième arrive autrement, l’une d’elles est défaussée et remplacée au vu de tous.
            [superinfection] Une main peut en contenir autant qu’on veut, mais qui doit donner une carte et n’a que des cartes Infection qu’il ne peut pas donner est éliminé.
           *[quiet] Aucune main ne peut en contenir plus de trois : si tu en pioches une quatrième avant de jouer, tu dois en défausser une, et si une quatrième arrive autrement, l’une d’elles est remplacée par une autre carte sans que personne le voie.
        }
        { $players ->
            [0] Le paquet en compte 8 à 4 joueurs, 13 à 8, et 20 à 11 ou 12.
           *[other] Le paquet de cette table en compte { $infected_cards }.
        }

## Cards: action

rulecard-stayaway-card-flamethrower = Lance-flammes
    .text =
        { $quarantineRules ->
            [E2] Joue-le pendant ton tour sur un voisin, quel que soit son rôle, en quarantaine ou non, mais ni à travers une Porte barricadée, ni pendant que tu es toi-même en quarantaine.
           *[E1] Joue-le pendant ton tour sur un voisin, quel que soit son rôle : ni à travers une Porte barricadée, ni sur un joueur en quarantaine.
        }
        Seule la cible est interrogée ; « Pas de barbecue ! » la sauve, sinon elle est éliminée.
        La main d’un joueur éliminé est défaussée sans être vue et son rôle reste secret ; seule exception : brûler la Chose met fin à la partie{ $revenge ->
            [true] , ou lance la Vengeance si des Humains et des Infectés sont en vie
           *[false] { "" }
        }.
        Dans un cas comme dans l’autre, le Lance-flammes est défaussé.
        Vient ensuite ton échange de fin de tour, avec le joueur qui est maintenant à côté de toi dans le sens du jeu.
        { $thingFlamethrower ->
            [restricted] Si une main qui contient à la fois la Chose et un Lance-flammes est montrée à quelqu’un hors du tour de la Chose, la partie se termine et tous les Humains en vie gagnent.
           *[free] { "" }
        }
        { $armsInDeck ->
            [true] Aucun n’est distribué au départ : tous commencent dans la pioche.
           *[false] { "" }
        }

rulecard-stayaway-card-analysis = Analyse
    .text =
        { $quarantineRules ->
            [E2] Joue-la pendant ton tour sur un voisin, en quarantaine ou non, mais pas à travers une Porte barricadée.
           *[E1] Joue-la pendant ton tour sur un voisin : ni à travers une Porte barricadée, ni sur un joueur en quarantaine.
        }
        Tu es la seule personne à voir toute sa main ; les autres savent seulement que tu as regardé.
        { $thingFlamethrower ->
            [restricted] Si cette main contient à la fois la Chose et un Lance-flammes, la partie se termine et tous les Humains en vie gagnent.
           *[free] { "" }
        }
        Aucune défense n’est possible.
        Vient ensuite ton échange de fin de tour.
        { $armsInDeck ->
            [true] Aucune n’est distribuée au départ : toutes commencent dans la pioche.
           *[false] { "" }
        }

rulecard-stayaway-card-axe = Hache
    .text =
        Retire un obstacle, que tu choisis en jouant la carte ; si aucun n’est à portée, tu ne peux pas la jouer.
        { $axeReach ->
            [own_gaps] Sont à portée une porte d’un côté ou de l’autre de ta place et la Quarantaine d’un voisin{ $axeThroughDoor ->
                [any] , qu’une porte vous sépare ou non
               *[door_only] { " " }dont aucune porte ne te sépare
            }.
           *[attached] Sont à portée une porte d’un côté ou de l’autre de ta place et, pour un voisin{ $axeThroughDoor ->
                [any] , qu’une porte vous sépare ou non
               *[door_only] { " " }dont aucune porte ne te sépare
            }, sa Quarantaine ou, s’il n’en a pas, la porte de son autre côté.
        }
        { $axeThroughDoor ->
            [any] { "" }
           *[door_only] Du côté d’un voisin situé derrière une porte, tu ne peux retirer que cette porte elle-même.
        }
        { $quarantineRules ->
            [E2] Même en quarantaine, tu peux la jouer, y compris sur ta propre Quarantaine.
           *[E1] Un joueur en quarantaine ne peut pas la jouer.
        }
        Aucune défense n’est possible.
        Vient ensuite ton échange de fin de tour, que ce retrait a pu rendre possible.

rulecard-stayaway-card-suspicion = Suspicion
    .text =
        { $quarantineRules ->
            [E2] Joue-la pendant ton tour sur un voisin, en quarantaine ou non, mais pas à travers une Porte barricadée.
           *[E1] Joue-la pendant ton tour sur un voisin : ni à travers une Porte barricadée, ni sur un joueur en quarantaine.
        }
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
        { $thingInDeck ->
            [true] Si la Chose est parmi les trois, tu deviens la Chose et dois garder cette carte.
           *[false] { "" }
        }
        Puis, avec cinq cartes en main, tu joues ou défausses de nouveau une carte ; ce peut être une autre Détermination.
        Les autres voient seulement que tu l’as jouée et combien de cartes ont bougé{ $quarantineRules ->
            [E2]  ; si tu es en quarantaine, les trois cartes et celle que tu gardes sont montrées à tous
           *[E1] { "" }
        }.

rulecard-stayaway-card-watch_your_back = Surveille tes arrières
    .text =
        Le sens du jeu s’inverse aussitôt.
        L’échange de fin de ce tour et le tour suivant se font déjà dans le nouveau sens.
        Il n’y a ni cible ni défense possible.

rulecard-stayaway-card-change_places = Change de place !
    .text =
        Joue-la pendant ton tour pour échanger ta place avec celle d’un voisin : ni à travers une Porte barricadée, ni si l’un de vous deux est en quarantaine.
        La cible est toujours interrogée, et seule la carte « Je suis bien ici » empêche le changement de place.
        Les portes restent dans leurs intervalles.
        Ton échange de fin de tour et le tour suivant se comptent depuis la place que tu occupes maintenant.
        { $twoPlayerDoor ->
            [pair] S’il ne reste que deux joueurs, le changement n’est possible que s’il n’y a aucune porte, et ne modifie rien.
           *[gap] S’il ne reste que deux joueurs, le changement modifie seulement de quel côté de toi se trouve une porte.
        }

rulecard-stayaway-card-better_run = Sauve qui peut !
    .text =
        Joue-la pendant ton tour, si tu n’es pas en quarantaine, pour échanger ta place avec celle { $lineOfSight ->
            [path] d’un joueur qui n’est pas en quarantaine, proche ou éloigné ; l’un des deux chemins qui mènent à ce joueur autour de la table doit être sans porte ni joueur en quarantaine.
            [adjacent] d’un voisin qui n’est pas en quarantaine et dont aucune porte ne te sépare.
            [door] de n’importe quel autre joueur qui n’est pas en quarantaine, proche ou éloigné, même d’un voisin derrière une porte.
           *[off] de n’importe quel autre joueur qui n’est pas en quarantaine, proche ou éloigné.
        }
        { $lineOfSight ->
            [path] Les portes restent dans leurs intervalles.
            [adjacent] Les portes restent dans leurs intervalles.
            [door] Les portes ne comptent pas pour cette carte et restent dans leurs intervalles.
           *[off] Les portes ne comptent pas et restent dans leurs intervalles.
        }
        La cible est toujours interrogée, et seule la carte « Je suis bien ici » empêche le changement de place.
        Ton échange de fin de tour et le tour suivant se comptent depuis la place que tu occupes maintenant.

rulecard-stayaway-card-seduction = Séduction
    .text =
        { $lineOfSight ->
            [path] Échange une carte avec n’importe quel autre joueur qui n’est pas en quarantaine, si l’un des deux chemins qui mènent à ce joueur autour de la table est sans porte ni joueur en quarantaine.
            [adjacent] Échange une carte avec un voisin qui n’est pas en quarantaine et dont aucune porte ne te sépare.
            [door] Échange une carte avec n’importe quel autre joueur qui n’est pas en quarantaine, sauf un voisin derrière une porte ; les autres portes ne comptent pas.
           *[off] Échange une carte avec n’importe quel autre joueur qui n’est pas en quarantaine ; les portes ne comptent pas.
        }
        Si personne ne peut être choisi, la carte ne peut pas être jouée.
        Tu proposes une carte face cachée{ $quarantineRules ->
            [E2] , ou découverte si tu es en quarantaine
           *[E1] { "" }
        } ; la cible doit en donner une en retour ou se défendre avec Frayeur, « Non merci ! » ou « Raté ! ».
        Ton tour s’achève ensuite dans tous les cas, même si la cible refuse : il n’y a pas d’échange de fin de tour.
        Le tour suivant revient au joueur placé après toi dans le sens du jeu, et non à celui placé après la cible.

## Cards: defence

rulecard-stayaway-card-scary = Frayeur
    .text =
        Joue-la quand tu es le partenaire d’un échange : en fin de tour, par Séduction ou par « On fait ami-ami ? ».
        Aucune carte ne change de main ; tu es la seule personne à voir la carte proposée{ $quarantineRules ->
            [E2] { " " }(ou tout le monde la voit, si c’est un joueur en quarantaine qui la propose)
           *[E1] { "" }
        }, qui reste au joueur qui l’a proposée.
        Une carte Infection montre que ce joueur est { $missedInfects ->
            [false] la Chose ou un Infecté
           *[true] la Chose ou, si tu es toi-même la Chose, un Infecté
        } ; personne n’est infecté et rien n’est annoncé.
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
        Aucune carte ne change de main et tu ne vois pas la carte proposée{ $quarantineRules ->
            [E2] , sauf si c’est un joueur en quarantaine qui la propose
           *[E1] { "" }
        }.
        Tu défausses « Non merci ! » et pioches une carte Stay Away! aussitôt.
        Elle ne sert à rien contre « Tournez manège ».

rulecard-stayaway-card-missed = Raté !
    .text =
        Joue-la quand tu es le partenaire d’un échange (jamais contre « Tournez manège ») : tu quittes l’échange, défausses « Raté ! » et pioches une carte Stay Away! aussitôt.
        Le joueur après toi dans le sens du jeu te remplace dans l’échange et peut donner une carte ou se défendre, même avec « Raté ! ».
        { $missedOffer ->
            [rechoose] Le joueur qui a demandé l’échange choisit à nouveau la carte qu’il lui propose
           *[keep] La carte proposée reste la même
        }, et { $missedInfects ->
            [false] une carte Infection qui change alors de main n’infecte personne, mais montre que celui qui l’a donnée est la Chose ou un Infecté
           *[true] une carte Infection venant de la Chose infecte comme lors de tout échange
        }.
        L’échange est annulé si ce joueur est celui qui l’a demandé ou s’il est en quarantaine, ou si une Porte barricadée se trouve entre vous deux ; les autres portes ne comptent pas.
        Le tour suivant revient malgré tout au joueur placé après celui qui a demandé l’échange.
        { $missedInfects ->
            [false] { "" }
           *[true] { $missedOffer ->
                [keep_broad] Un seul cas est exclu : la Chose ne peut utiliser « Raté ! » contre aucune offre d’un Infecté.
                [rechoose] { "" }
               *[keep] Un seul cas est exclu : la Chose ne peut pas utiliser « Raté ! » quand un Infecté lui propose une carte Infection.
            }
        }

rulecard-stayaway-card-no_barbecue = Pas de barbecue !
    .text =
        Joue-la quand un Lance-flammes te vise : tu échappes à l’élimination, et le Lance-flammes est défaussé.
        Elle ne protège de rien d’autre, et personne ne peut la jouer pour toi.
        Tu la défausses et pioches une carte Stay Away! aussitôt.
        Vient ensuite l’échange de fin de tour du joueur actif, peut-être avec toi.

## Cards: obstacle

rulecard-stayaway-card-quarantine = Quarantaine
    .text =
        { $quarantineRules ->
            [E2]
                Joue-la pendant ton tour sur un voisin, jamais sur toi-même : ni à travers une Porte barricadée, ni sur un joueur qui en a déjà une ; aucune défense n’est possible.
                Un joueur en quarantaine continue à jouer, à échanger et à se défendre, mais chaque carte qu’il pioche, défausse ou donne lors d’un échange est montrée à tous.
                Il ne peut jouer ni Lance-flammes, ni « Change de place ! », ni « Sauve qui peut ! », mais peut retirer sa propre Quarantaine avec une Hache.
                Il ne peut pas être choisi pour un changement de place, Séduction ou « On fait ami-ami ? », et « Raté ! » ne dévie aucun échange vers lui ; les autres cartes peuvent le viser.
                La Quarantaine dure jusqu’à la fin du deuxième tour de ce joueur commencé après qu’elle a été jouée ; l’échange du tour en cours n’est pas concerné.
           *[E1]
                Joue-la pendant ton tour sur toi-même ou sur un voisin : ni à travers une Porte barricadée, ni sur un joueur qui en a déjà une ; aucune défense n’est possible.
                Un joueur en quarantaine ne peut ni échanger, ni jouer de carte Stay Away!, ni se défendre, et aucune carte Stay Away! des autres ne peut le viser, sauf une Hache pour retirer la Quarantaine.
                À chacun de ses tours, il pioche puis doit défausser ; s’il pioche une carte Panique, elle est appliquée.
                La Quarantaine dure jusqu’à la fin du troisième tour de ce joueur commencé après qu’elle a été jouée.
                Si elle te touche ou touche le joueur suivant, il n’y a pas d’échange à la fin du tour en cours.
        }

rulecard-stayaway-card-locked_door = Porte barricadée
    .text =
        Pose-la dans l’un des deux intervalles à côté de toi, s’il n’a pas encore de porte ; peu importe que le voisin de ce côté soit en quarantaine, et aucune défense n’est possible.
        Elle arrête, dans les deux sens, Lance-flammes, Analyse, Suspicion, Quarantaine, « Change de place ! », « Raté ! » et l’échange de fin de tour, y compris celui du tour en cours.
        { $lineOfSight ->
            [path] Séduction, « Sauve qui peut ! », « On fait ami-ami ? » et « Sors d’ici ! » exigent un chemin autour de la table sans porte ni joueur en quarantaine.
            [adjacent] Séduction, « Sauve qui peut ! », « On fait ami-ami ? » et « Sors d’ici ! » ne fonctionnent que sur des voisins, et la porte les arrête aussi.
            [door] Elle arrête aussi Séduction, « On fait ami-ami ? » et « Sors d’ici ! » entre les deux voisins qu’elle sépare, mais pas « Sauve qui peut ! ».
           *[off] Elle n’arrête ni Séduction, ni « Sauve qui peut ! », ni « On fait ami-ami ? », ni « Sors d’ici ! ».
        }
        { $betweenUsDoor ->
            [ignores] Elle n’arrête ni « Entre nous… », ni « Un, deux… », ni « Tournez manège », ni Révélations, ni le passage du tour, ni une Hache visant la porte elle-même.
           *[blocks] Elle arrête « Entre nous… », mais n’arrête ni « Un, deux… », ni « Tournez manège », ni Révélations, ni le passage du tour, ni une Hache visant la porte elle-même.
        }
        Elle reste dans son intervalle quand les joueurs se déplacent, jusqu’à ce qu’une Hache, « Trois, quatre… » ou « C’est ici la fête ? » la retire.
        { $doorOnElimination ->
            [drop] Quand un joueur à côté d’elle est éliminé, elle est défaussée.
           *[merge] Quand un joueur à côté d’elle est éliminé, elle reste et se trouve entre les deux nouveaux voisins.
        }
        { $twoPlayerDoor ->
            [pair] S’il ne reste que deux joueurs, deux intervalles les séparent, et toute porte ferme les deux.
           *[gap] S’il ne reste que deux joueurs, deux intervalles les séparent, et elle ne ferme que le sien.
        }

## Cards: Panic

rulecard-stayaway-card-rotten_ropes = Cordes pourries
    .text =
        Panique : toutes les cartes Quarantaine en jeu sont défaussées, y compris celle du joueur actif.
        Les Portes barricadées restent.
        Vient ensuite l’échange de fin de tour du joueur actif, sauf si une porte l’empêche{ $quarantineRules ->
            [E2] { "" }
           *[E1] { $freedDrawerExchanges ->
                [true]  ; il a lieu même si cette carte vient de libérer le joueur actif
               *[false]  ; mais si le joueur actif a commencé ce tour en quarantaine, il n’en a pas
            }
        }.

rulecard-stayaway-card-one_two = Un, deux…
    .text =
        Panique : le joueur actif choisit la gauche ou la droite et échange sa place avec celle du troisième joueur de ce côté, en comptant les joueurs en vie, même en quarantaine, à partir du voisin, qui est le premier.
        Un côté dont le troisième joueur est en quarantaine ou est le joueur actif lui-même ne peut pas être choisi ; si aucun côté ne convient, rien ne se passe.
        { $oneTwoSmall ->
            [min4] S’il reste moins de quatre joueurs, la carte est sans effet.
           *[count] S’il ne reste que deux joueurs, c’est l’autre joueur ; s’il en reste trois, la carte est sans effet.
        }
        { $quarantinedDrawerMoves ->
            [false] Un joueur actif en quarantaine reste à sa place, et la carte est sans effet.
           *[true] Un joueur actif en quarantaine se déplace aussi, avec sa Quarantaine.
        }
        Les portes ne comptent pas et restent, et personne ne peut refuser.
        Vient ensuite l’échange de fin de tour depuis la nouvelle place, sauf si un obstacle l’empêche.

rulecard-stayaway-card-three_four = Trois, quatre…
    .text =
        Panique : toutes les Portes barricadées en jeu sont défaussées.
        Les Quarantaines restent.
        Vient ensuite l’échange de fin de tour du joueur actif{ $quarantineRules ->
            [E2] , dans tous les cas
           *[E1] , sauf si une Quarantaine l’empêche
        }.

rulecard-stayaway-card-party = C’est ici la fête ?
    .text =
        Panique : d’abord, toutes les Quarantaines et toutes les Portes barricadées sont défaussées.
        Puis les joueurs échangent leurs places deux par deux, en comptant dans le sens horaire à partir du joueur actif, quel que soit le sens du jeu : le premier avec le deuxième, le troisième avec le quatrième, et ainsi de suite.
        Si les joueurs sont en nombre impair, le voisin de droite du joueur actif reste à sa place ; personne ne choisit et personne ne peut refuser.
        Vient ensuite l’échange de fin de tour du joueur actif depuis sa nouvelle place{ $quarantineRules ->
            [E2] , dans tous les cas
           *[E1] { $freedDrawerExchanges ->
                [true] , même si cette carte vient de le libérer
               *[false]  ; mais s’il a commencé ce tour en quarantaine, il n’en a pas
            }
        }.

rulecard-stayaway-card-get_out = Sors d’ici !
    .text =
        { $lineOfSight ->
            [path] Panique : le joueur actif échange sa place avec celle de n’importe quel autre joueur qui n’est pas en quarantaine, si l’un des deux chemins qui mènent à ce joueur autour de la table est sans porte ni joueur en quarantaine.
            [adjacent] Panique : le joueur actif échange sa place avec celle d’un voisin qui n’est pas en quarantaine et dont aucune porte ne le sépare.
            [door] Panique : le joueur actif échange sa place avec celle de n’importe quel autre joueur qui n’est pas en quarantaine, sauf un voisin derrière une porte ; les autres portes ne comptent pas.
           *[off] Panique : le joueur actif échange sa place avec celle de n’importe quel autre joueur qui n’est pas en quarantaine ; les portes ne comptent pas.
        }
        { $quarantinedDrawerMoves ->
            [false] Un joueur actif en quarantaine reste à sa place, et la carte est sans effet.
           *[true] Un joueur actif en quarantaine se déplace aussi, avec sa Quarantaine.
        }
        Les portes restent dans leurs intervalles, et si personne ne peut être choisi, rien ne se passe.
        Personne ne peut refuser, pas même avec « Je suis bien ici ».
        Vient ensuite l’échange de fin de tour depuis la nouvelle place, sauf si un obstacle l’empêche.

rulecard-stayaway-card-forgetful = Trou de mémoire
    .text =
        Panique : le joueur actif défausse face cachée trois cartes de son choix, puis pioche trois cartes Stay Away! pour les remplacer.
        La Chose ne peut pas être défaussée, et un Infecté doit garder au moins une carte Infection ; un Humain peut défausser des cartes Infection.
        Les autres voient seulement que trois cartes ont été remplacées{ $quarantineRules ->
            [E2]  ; si le joueur actif est en quarantaine, ses anciennes et ses nouvelles cartes sont montrées à tous
           *[E1] { "" }
        }.
        Vient ensuite l’échange de fin de tour du joueur actif, sauf si un obstacle l’empêche.

rulecard-stayaway-card-round_and_round = Tournez manège
    .text =
        Panique : tous les joueurs, même en quarantaine, choisissent en secret une carte et la passent au joueur suivant dans le sens du jeu, tous au même moment.
        Les limites d’un échange s’appliquent à ce que l’on peut passer, et une carte Infection venant de la Chose infecte un Humain.
        Les portes et les Quarantaines ne comptent pas, et aucune carte Défense ne peut être utilisée.
        Tu vois la carte que tu reçois et tu sais qui l’a passée.
        Le tour s’achève ensuite sans échange.

rulecard-stayaway-card-friends = On fait ami-ami ?
    .text =
        { $lineOfSight ->
            [path] Panique : le joueur actif choisit un autre joueur qui n’est pas en quarantaine et échange une carte avec lui ; l’un des deux chemins qui mènent à ce joueur autour de la table doit être sans porte ni joueur en quarantaine.
            [adjacent] Panique : le joueur actif choisit un voisin qui n’est pas en quarantaine et dont aucune porte ne le sépare, et échange une carte avec lui.
            [door] Panique : le joueur actif choisit n’importe quel autre joueur qui n’est pas en quarantaine, sauf un voisin derrière une porte, et échange une carte avec lui ; les autres portes ne comptent pas.
           *[off] Panique : le joueur actif choisit n’importe quel autre joueur qui n’est pas en quarantaine et échange une carte avec lui ; les portes ne comptent pas.
        }
        Le joueur choisi donne une carte ou se défend avec Frayeur, « Non merci ! » ou « Raté ! ».
        { $quarantineRules ->
            [E2] Un joueur actif en quarantaine fait lui aussi cet échange, avec une carte découverte.
           *[E1] Un joueur actif en quarantaine ne fait pas d’échange.
        }
        Si personne ne peut être choisi, rien ne se passe.
        { $friendsEndsTurn ->
            [true] Que l’échange ait lieu ou soit refusé, le tour s’achève ensuite ; l’échange de fin de tour ne suit que si personne n’a été choisi, sauf si un obstacle l’empêche.
           *[false] Vient ensuite l’échange de fin de tour du joueur actif, même si c’est avec le même joueur, sauf si un obstacle l’empêche.
        }

rulecard-stayaway-card-blind_date = Rendez-vous à l’aveugle
    .text =
        Panique : le joueur actif choisit une carte, pioche une carte Stay Away!, puis { $blindDateCard ->
            [discard] pose la carte choisie sur la défausse
            [shuffle] remet la carte choisie dans la pioche, qui est mélangée
           *[top] pose la carte choisie sur le dessus de la pioche
        }.
        La Chose et la dernière carte Infection d’un Infecté ne peuvent pas être choisies.
        Un Humain peut ainsi se débarrasser d’une carte Infection ; celui qui la pioche n’est pas infecté.
        Les autres voient seulement qu’une carte a été remplacée{ $quarantineRules ->
            [E2]  ; si le joueur actif est en quarantaine, { $blindDateCard ->
                [discard] la nouvelle carte et celle qu’il défausse sont montrées
               *[top] la nouvelle carte est montrée
            } à tous
           *[E1] { "" }
        }.
        Le tour s’achève ensuite sans échange.

rulecard-stayaway-card-oops = Oups !
    .text =
        Panique : toute la main du joueur actif est montrée à tous les joueurs.
        Tout est montré, et la partie continue.
        Vient ensuite l’échange de fin de tour du joueur actif, sauf si un obstacle l’empêche.

rulecard-stayaway-card-between_us = Entre nous…
    .text =
        Panique : le joueur actif choisit un voisin, à qui seul il montre toute sa main.
        { $betweenUsDoor ->
            [ignores] Un voisin derrière une Porte barricadée peut aussi être choisi.
           *[blocks] Un voisin derrière une Porte barricadée ne peut pas être choisi.
        }
        { $betweenUsQuarantine ->
            [blocks] Un voisin en quarantaine ne peut pas être choisi.
           *[ignores] Un voisin en quarantaine peut être choisi.
        }
        Si aucun voisin ne peut être choisi, rien ne se passe.
        Vient ensuite l’échange de fin de tour du joueur actif, sauf si un obstacle l’empêche.

rulecard-stayaway-card-revelations = Révélations
    .text =
        Panique : en commençant par le joueur actif et dans le sens du jeu, chaque joueur est interrogé une fois : il montre toute sa main à tous, montre une seule carte Infection s’il en a une, ou refuse.
        Qui a des cartes Infection peut refuser comme tout le monde.
        On s’arrête dès qu’une carte Infection a été montrée, sinon après un tour de table ; montrer la Chose n’arrête rien.
        { $thingFlamethrower ->
            [restricted] Mais si la Chose, hors de son propre tour, montre une main qui contient un Lance-flammes, la partie se termine et tous les Humains en vie gagnent.
           *[free] { "" }
        }
        Les portes ne comptent pas, et les joueurs en quarantaine participent.
        Vient ensuite l’échange de fin de tour du joueur actif, sauf si un obstacle l’empêche.

## What a player is asked

rulecard-stayaway-ask-play = Jouer ou défausser
    .text =
        Tu dois jouer une carte Action ou Obstacle, ou défausser une carte face cachée.
        Une carte peut être jouée si elle a une cible, un intervalle ou un obstacle autorisé, même si elle ne change rien ; la cible, le côté et l’obstacle visé par une Hache se choisissent en même temps.
        Les cartes Défense, les cartes Infection et la Chose ne peuvent pas être jouées ici.
        { $quarantineRules ->
            [E2] Un joueur en quarantaine peut jouer aussi, mais ni Lance-flammes, ni « Change de place ! », ni « Sauve qui peut ! ».
           *[E1] Un joueur en quarantaine peut seulement défausser.
        }
        La Chose et la dernière carte Infection d’un Infecté ne peuvent pas être défaussées.
        { $overLimit ->
            [open] La main restante peut contenir au plus trois cartes Infection ; une quatrième qui arrive plus tard est défaussée et remplacée au vu de tous.
            [superinfection] La main restante peut contenir autant de cartes Infection qu’on veut, mais si elle ne contient rien d’autre, tu risques la Surinfection quand tu dois donner une carte.
           *[quiet] La main restante peut contenir au plus trois cartes Infection ; une quatrième qui arrive plus tard est remplacée par une autre carte sans que personne le voie.
        }
        Les autres voient la carte jouée et sa cible ; si tu défausses, ils voient seulement qu’une carte a été défaussée{ $quarantineRules ->
            [E2] , sauf si tu es en quarantaine : ils voient alors laquelle
           *[E1] { "" }
        }.

rulecard-stayaway-ask-keep = Quelle carte garder ?
    .text =
        Tu as joué Détermination : choisis une des cartes piochées et garde-la ; les autres sont défaussées face cachée.
        { $thingInDeck ->
            [true] Si la Chose est parmi elles, il faut la garder, et tu es désormais la Chose.
           *[false] { "" }
        }
        Les autres voient seulement combien de cartes ont bougé{ $quarantineRules ->
            [E2]  ; si tu es en quarantaine, ils voient les cartes piochées et celle que tu gardes
           *[E1] { "" }
        }.
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
        Choisis une carte à proposer face cachée au partenaire indiqué ; tu ne peux plus en changer pendant qu’il répond.
        La Chose n’est jamais donnée ; une carte Infection n’est donnée que par la Chose, à n’importe qui, ou à la Chose, par un Infecté qui en a au moins deux.
        Le partenaire donne une carte en retour ou se défend : avec Frayeur, il voit ta carte et tu la gardes.
        { $missedInfects ->
            [false] { $missedOffer ->
                [rechoose] Avec « Raté ! », l’échange passe au joueur placé après lui, pour qui tu choisis à nouveau une carte ; elle ne peut pas l’infecter.
               *[keep] Avec « Raté ! », ta carte passe telle quelle au joueur placé après lui ; elle ne peut pas l’infecter.
            }
           *[true] { $missedOffer ->
                [keep_broad] Avec « Raté ! », ta carte passe telle quelle au joueur placé après lui ; seule la Chose ne peut pas répondre ainsi à un Infecté.
                [rechoose] Avec « Raté ! », l’échange passe au joueur placé après lui, pour qui tu choisis à nouveau une carte.
               *[keep] Avec « Raté ! », ta carte passe telle quelle au joueur placé après lui ; seule la Chose ne peut pas répondre ainsi à la carte Infection d’un Infecté.
            }
        }
        Les autres voient seulement qu’une offre est posée face cachée{ $quarantineRules ->
            [E2] , sauf si tu es en quarantaine : ta carte est alors montrée à tous avant la réponse du partenaire
           *[E1] { "" }
        }.

rulecard-stayaway-ask-reply = Ta réponse à une offre
    .text =
        Donne une carte en retour, ou joue Frayeur, « Non merci ! » ou « Raté ! » si tu en as une ; sans l’une d’elles, tu ne peux pas refuser.
        La Chose n’est jamais donnée ; une carte Infection n’est donnée que par la Chose, à n’importe qui, ou à la Chose, par un Infecté qui en a au moins deux.
        Une carte Défense peut aussi être donnée comme n’importe quelle autre carte.
        { $missedInfects ->
            [false] { $missedOffer ->
                [rechoose] Après « Raté ! », une carte est choisie à nouveau pour le joueur placé après toi ; elle ne peut pas l’infecter.
               *[keep] Avec « Raté ! », l’offre passe telle quelle au joueur placé après toi ; elle ne peut pas l’infecter.
            }
           *[true] { $missedOffer ->
                [keep_broad] Avec « Raté ! », l’offre passe telle quelle au joueur placé après toi ; la Chose ne peut pas répondre ainsi à un Infecté.
                [rechoose] Après « Raté ! », une carte est choisie à nouveau pour le joueur placé après toi.
               *[keep] Avec « Raté ! », l’offre passe telle quelle au joueur placé après toi ; la Chose ne peut pas répondre ainsi à une carte Infection que propose un Infecté.
            }
        }
        { $quarantineRules ->
            [E2] La carte d’un joueur en quarantaine est montrée à tous, une offre même avant la réponse ; sinon, tu ne vois pas l’offre et les autres ne voient aucune carte, sauf une carte Défense.
           *[E1] Tu ne vois pas l’offre, et les autres voient seulement que vous avez échangé ou quelle carte Défense tu as jouée.
        }

rulecard-stayaway-ask-one_two = Un, deux… – quel côté ?
    .text =
        Choisis la gauche ou la droite : tu échanges ta place avec celle du troisième joueur en vie de ce côté, ton voisin étant le premier.
        Seul un côté dont le troisième joueur n’est ni en quarantaine ni toi-même peut être choisi, et il faut en choisir un.
        L’autre joueur ne peut pas refuser.
        Tout le monde voit ton choix.

rulecard-stayaway-ask-get_out = Sors d’ici ! – avec qui ?
    .text =
        { $lineOfSight ->
            [path] Choisis le joueur avec qui échanger ta place : n’importe qui, sauf un joueur en quarantaine, si l’un des deux chemins qui mènent à ce joueur autour de la table est sans porte ni joueur en quarantaine.
            [adjacent] Choisis le joueur avec qui échanger ta place : un voisin qui n’est pas en quarantaine et dont aucune porte ne te sépare.
            [door] Choisis le joueur avec qui échanger ta place : n’importe qui, sauf un joueur en quarantaine ou un voisin derrière une porte.
           *[off] Choisis le joueur avec qui échanger ta place : n’importe qui, sauf un joueur en quarantaine, quelles que soient les portes entre vous.
        }
        Tu dois choisir quelqu’un, et l’autre joueur ne peut pas refuser.
        Tout le monde voit ton choix.
        Ton échange et le tour suivant se comptent ensuite depuis ta nouvelle place.

rulecard-stayaway-ask-friends = On fait ami-ami ? – avec qui ?
    .text =
        { $lineOfSight ->
            [path] Choisis le joueur avec qui échanger une carte : n’importe qui, sauf un joueur en quarantaine, si l’un des deux chemins qui mènent à ce joueur autour de la table est sans porte ni joueur en quarantaine.
            [adjacent] Choisis le joueur avec qui échanger une carte : un voisin qui n’est pas en quarantaine et dont aucune porte ne te sépare.
            [door] Choisis le joueur avec qui échanger une carte : n’importe qui, sauf un joueur en quarantaine ou un voisin derrière une porte.
           *[off] Choisis le joueur avec qui échanger une carte : n’importe qui, sauf un joueur en quarantaine, quelles que soient les portes entre vous.
        }
        Tu dois choisir quelqu’un ; ce joueur donne une carte ou se défend avec Frayeur, « Non merci ! » ou « Raté ! ».
        Tout le monde voit qui tu choisis ; les cartes restent aussi cachées que lors de tout échange.
        { $friendsEndsTurn ->
            [true] Ton tour s’achève ensuite.
           *[false] Ton échange de fin de tour a quand même lieu ensuite, sauf si un obstacle l’empêche.
        }

rulecard-stayaway-ask-between_us = Entre nous… – à qui ?
    .text =
        Choisis le voisin qui verra toute ta main.
        Un voisin derrière une porte { $betweenUsDoor ->
            [ignores] peut être choisi
           *[blocks] est exclu
        } ; { $betweenUsQuarantine ->
            [blocks] un voisin en quarantaine est exclu
           *[ignores] un voisin en quarantaine peut être choisi
        }.
        Tu dois choisir quelqu’un.
        Tout le monde voit qui tu choisis ; seul ce joueur voit tes cartes, et il peut en dire ce qu’il veut.

rulecard-stayaway-ask-forget = Trou de mémoire – que défausser ?
    .text =
        Choisis trois de tes cartes ; elles sont défaussées face cachée et tu pioches trois cartes Stay Away! pour les remplacer.
        La Chose ne peut pas être choisie, et un Infecté doit garder au moins une carte Infection.
        Un Humain peut défausser ainsi des cartes Infection.
        Les autres voient seulement que trois cartes ont été remplacées{ $quarantineRules ->
            [E2]  ; si tu es en quarantaine, ils voient les anciennes et les nouvelles
           *[E1] { "" }
        }.

rulecard-stayaway-ask-blind_date = Rendez-vous à l’aveugle – que remplacer ?
    .text =
        Choisis une carte à remplacer par une carte Stay Away! de la pioche ; la tienne { $blindDateCard ->
            [discard] va ensuite à la défausse
            [shuffle] va ensuite dans la pioche, qui est mélangée
           *[top] se retrouve ensuite sur le dessus de cette pioche
        }.
        La Chose et la dernière carte Infection d’un Infecté ne peuvent pas être choisies.
        Les autres voient seulement qu’une carte a été remplacée{ $quarantineRules ->
            [E2]  ; si tu es en quarantaine, ils voient la nouvelle carte{ $blindDateCard ->
                [discard] { " " }et celle que tu défausses
               *[top] { "" }
            }
           *[E1] { "" }
        }.
        Ton tour s’achève ensuite.

rulecard-stayaway-ask-pass_on = Tournez manège – que passer ?
    .text =
        Choisis une carte pour le joueur suivant dans le sens du jeu ; tous les joueurs choisissent en même temps, et tu ne peux ni refuser ni te défendre.
        La Chose n’est jamais passée ; une carte Infection n’est passée que par la Chose, à n’importe qui, ou à la Chose, par un Infecté qui en a au moins deux.
        Les autres peuvent voir que tu as choisi, jamais quoi.
        Le joueur qui reçoit ta carte sait qu’elle vient de toi.

rulecard-stayaway-ask-reveal = Révélations – montrer ou refuser ?
    .text =
        Montre toute ta main à tous, montre une seule carte Infection si tu en as une, ou refuse.
        Personne n’est obligé de montrer quoi que ce soit, quelles que soient ses cartes.
        { $thingFlamethrower ->
            [restricted] Si la Chose, hors de son propre tour, montre une main qui contient un Lance-flammes, la partie se termine et tous les Humains en vie gagnent.
           *[free] { "" }
        }
        Si une carte Infection est montrée, les joueurs après toi ne sont plus interrogés.
        Tout le monde voit ta réponse et les cartes que tu montres, et rien d’autre.

rulecard-stayaway-ask-declare = Déclarer qu’il ne reste aucun Humain
    .text =
        { $declare ->
            [manual]
                Seule la Chose peut le déclarer, chaque fois que le jeu attend la décision de quelqu’un, pendant le tour de n’importe quel joueur.
                Ce n’est jamais posé comme une question, et personne ne voit qui pourrait déclarer.
                La partie ne se termine pas d’elle-même quand aucun Humain n’est en vie : elle continue jusqu’à la déclaration de la Chose ; ce n’est que si la Chose est le seul joueur restant que la déclaration est faite pour elle.
                Une déclaration met aussitôt fin à la partie, au vu de tous.
                Si elle est vraie, les gagnants sont désignés comme après toute fin sans Humains ; si un Humain est en vie, les Humains en vie gagnent.
            [auto]
                Il n’y a pas de déclaration : personne ne peut mettre fin à la partie d’un mot.
                { "" }
                { "" }
                La partie se termine d’elle-même dès qu’aucun Humain n’est en vie.
                { "" }
           *[both]
                Seule la Chose peut le déclarer, chaque fois que le jeu attend la décision de quelqu’un, pendant le tour de n’importe quel joueur.
                Ce n’est jamais posé comme une question, et personne ne voit qui pourrait déclarer.
                Une déclaration met aussitôt fin à la partie, au vu de tous.
                La partie se termine aussi d’elle-même dès qu’aucun Humain n’est en vie : la Chose n’est donc pas obligée de déclarer.
                Si un Humain est en vie, une déclaration est fausse et les Humains en vie gagnent.
        }

## Topics

rulecard-stayaway-topic-turn = Le tour
    .text =
        Un tour a trois étapes : piocher une carte, en jouer ou en défausser une, en échanger une avec le joueur suivant ; hors de ton tour, tu as quatre cartes en main.
        Piocher est obligatoire : une carte Stay Away! rejoint ta main, puis tu joues ou défausses ; une carte Panique est appliquée aussitôt, et remplace cette étape.
        L’échange se fait avec le joueur qui est à côté de toi dans le sens du jeu à ce moment-là.
        Il n’a pas lieu si { $quarantineRules ->
            [E2] une porte vous sépare (la Quarantaine ne compte pas)
           *[E1] l’un de vous deux est en quarantaine ou si une porte vous sépare
        }, ni après Séduction, « Tournez manège »{ $friendsEndsTurn ->
            [true] , Rendez-vous à l’aveugle ou l’échange de « On fait ami-ami ? »
           *[false] { " " }ou Rendez-vous à l’aveugle
        }.
        Les obstacles comptent tels qu’ils sont sur le moment{ $quarantineRules ->
            [E2] { "" }
           *[E1] { $freedDrawerExchanges ->
                [true]  ; un joueur libéré de sa Quarantaine pendant son propre tour échange donc dès ce tour
               *[false]  ; seul un joueur qui a commencé le tour en quarantaine n’y fait pas d’échange, même s’il est libéré
            }
        }.
        Puis le tour passe au joueur suivant depuis la place que tu occupes maintenant, peu importe qui a participé à l’échange ; les joueurs sautés par un changement de place attendent que le tour revienne à eux.
        La règle propre à une carte l’emporte sur une règle générale, et une interdiction l’emporte sur une autorisation.

rulecard-stayaway-topic-setup = Mise en place
    .text =
        { $thingInDeck ->
            [true] Quatre cartes sont distribuées à chaque joueur, sans aucune carte Infection ni Panique, et sans la Chose.
           *[false] La Chose est mélangée à juste assez d’autres cartes, sans aucune carte Infection ni Panique, pour en distribuer quatre à chaque joueur.
        }
        { $armsInDeck ->
            [true] Les cartes Lance-flammes et Analyse ne sont pas distribuées non plus : elles commencent toutes dans la pioche.
           *[false] { "" }
        }
        { $thingInDeck ->
            [true] Tous les joueurs sont donc Humains au départ ; qui piochera la carte La Chose deviendra la Chose, et personne d’autre ne le saura.
           *[false] Exactement un joueur est donc la Chose au départ, et tous les autres sont Humains ; chacun n’apprend que son propre rôle.
        }
        Les cartes restantes, { $thingInDeck ->
            [true] avec la Chose et toutes les cartes Infection et Panique
           *[false] avec toutes les cartes Infection et Panique
        }, sont mélangées et forment la pioche, face cachée ; la défausse est vide.
        Il n’y a ni porte ni Quarantaine ; { $first ->
            [chosen] le premier joueur est choisi par la table
            [settled] le premier joueur est choisi par la table ou tiré au sort
           *[lot] le premier joueur est tiré au sort
        }, et l’on joue dans le sens horaire.
        Tous les mélanges, les distributions et les tirages au hasard sont faits par le jeu, à chances égales.
        Tous les réglages de la table sont publics et fixés avant la distribution.

rulecard-stayaway-topic-deck = Le paquet de cartes
    .text =
        Le paquet complet compte 108 cartes : 88 cartes Stay Away! (la Chose, 20 Infection, 45 Action, 17 Défense, 5 Obstacle) et 20 cartes Panique.
        Chaque carte sauf la Chose porte un nombre de 4 à 11{ $customDeck ->
            [none]  ; une partie utilise la Chose et toutes les cartes dont le nombre ne dépasse pas celui des joueurs.
           *[other]  ; la table a fixé librement le nombre d’exemplaires de certaines cartes, et toutes les autres sont utilisées si leur nombre ne dépasse pas celui des joueurs.
        }
        { $players ->
            [0] On utilise donc 35 cartes à 4 joueurs, 54 à 6, 69 à 8, et toutes à 11 ou 12.
           *[other] À { $players } joueurs, le paquet de cette table compte { $cards } cartes, dont la Chose, { $infected_cards ->
                [one] { $infected_cards } carte Infection
               *[other] { $infected_cards } cartes Infection
            } et { $panic_cards ->
                [one] { $panic_cards } carte Panique
               *[other] { $panic_cards } cartes Panique
            }.
        }
        { $infectedDelta ->
            [0] { $players ->
                [0] Il y a 8 cartes Infection à 4 ou 5 joueurs, 10 à 6, 13 à 8, et 20 à 11 ou 12.
                [6] { $infectedAt6 ->
                    [9] { $infected_cards ->
                        [9] Une carte Infection portant le nombre 6 est laissée de côté.
                       *[other] { "" }
                    }
                   *[10] { "" }
                }
               *[other] { "" }
            }
           *[other] { $infected_more ->
                [0] La table a retiré { $infected_fewer ->
                    [one] { $infected_fewer } carte Infection
                   *[other] { $infected_fewer } cartes Infection
                }.
               *[other] La table a ajouté { $infected_more ->
                    [one] { $infected_more } carte Infection
                   *[other] { $infected_more } cartes Infection
                }.
            }
        }

rulecard-stayaway-topic-infection = L’infection
    .text =
        Un Humain est infecté quand il reçoit une carte Infection de la Chose : par un échange de fin de tour, Séduction, « On fait ami-ami ? » ou « Tournez manège »{ $missedInfects ->
            [false] , mais pas lors d’un échange que « Raté ! » a dévié
           *[true] , même lors d’un échange que « Raté ! » a dévié
        }.
        Peu importe lequel des deux a demandé l’échange, et rien n’est annoncé ; piocher une carte Infection n’infecte jamais.
        { $missedInfects ->
            [false] À moins que « Raté ! » n’ait été joué, seule la Chose peut donner une carte Infection à un Humain ou à un Infecté : celui qui est infecté sait donc qui est la Chose.
           *[true] Seule la Chose peut donner une carte Infection à un Humain ou à un Infecté : celui qui la reçoit sait donc qui est la Chose.
        }
        Un Infecté doit toujours garder une carte Infection, n’importe laquelle ; il peut garder les autres, les défausser, ou les donner à la Chose seulement.
        La Chose avec trois cartes Infection doit en donner une, car rien d’autre ne peut quitter sa main.
        Tout autre joueur qui en a trois doit donner sa quatrième carte ou se défendre avec elle ; seule exception : un Infecté peut donner une carte Infection à la Chose.
        { $overLimit ->
            [open] Un Humain que la Chose infecte par une quatrième carte Infection en défausse une et pioche une autre carte, au vu de tous.
            [superinfection] Un Humain que la Chose infecte par une quatrième carte Infection garde les quatre.
           *[quiet] Un Humain que la Chose infecte par une quatrième carte Infection en garde trois : l’une d’elles est remplacée par une autre carte sans que personne le voie.
        }

rulecard-stayaway-topic-limit = Trop de cartes Infection
    .text =
        { $overLimit ->
            [open]
                Aucune main ne peut contenir plus de trois cartes Infection, quel que soit le rôle.
                Après ta propre pioche, il peut y en avoir quatre un instant.
                Tu ne peux alors jouer ou défausser que ce qui en laisse trois au plus : tu dois donc défausser une carte Infection.
                Si une quatrième arrive d’une autre façon, son détenteur en défausse une face cachée et pioche une carte Stay Away!, jusqu’à ce qu’il en ait trois au plus ; tout le monde voit qu’il défausse et pioche.
                Un Humain qu’une quatrième infecte devient d’abord Infecté et en garde trois.
                Ainsi, chaque joueur a toujours une carte qu’il peut donner.
            [superinfection]
                Une main peut contenir autant de cartes Infection qu’on veut.
                Mais si un joueur autre que la Chose doit donner une carte, lors d’un échange ou de « Tournez manège », n’a que des cartes Infection et ne peut en donner aucune, il montre sa main à tous et est éliminé : c’est la Surinfection.
                L’échange n’a alors pas lieu ; un Infecté face à la Chose ne risque rien, car il peut lui en donner une.
                Si la Surinfection frappe le joueur dont c’est le tour, le tour s’achève, après la carte Panique s’il y en a une, et passe au joueur qui suivait la place vide.
                Pour « Tournez manège », tous les joueurs concernés sont éliminés ensemble avant que les cartes soient passées.
                { $thingInDeck ->
                    [true] Si cela ne laisse qu’un joueur et que la Chose n’a pas encore été piochée, ce joueur gagne ; si cela n’en laisse aucun, personne ne gagne.
                   *[false] { "" }
                }
           *[quiet]
                Aucune main ne peut contenir plus de trois cartes Infection, quel que soit le rôle.
                Après ta propre pioche, il peut y en avoir quatre un instant.
                Tu ne peux alors jouer ou défausser que ce qui en laisse trois au plus : tu dois donc défausser une carte Infection.
                Si une quatrième arrive d’une autre façon, l’une d’elles est échangée, sans que personne le voie, contre une carte Stay Away! de la pioche autre qu’Infection, tirée au hasard (s’il n’y en a pas, contre une de la défausse) ; seul le joueur concerné en est informé.
                Un Humain qu’une quatrième infecte devient d’abord Infecté et en garde trois.
                Ainsi, chaque joueur a toujours une carte qu’il peut donner.
        }

rulecard-stayaway-topic-exchange = L’échange
    .text =
        Le joueur actif propose une carte face cachée ; le partenaire donne une carte en retour ou joue une carte Défense, et jusque-là l’offre ne peut pas être changée.
        L’échange a lieu en fin de tour, par Séduction et par « On fait ami-ami ? », et est obligatoire pour les deux ; { $quarantineRules ->
            [E2] les joueurs en quarantaine échangent aussi, mais ne peuvent pas être choisis pour Séduction ou « On fait ami-ami ? »
           *[E1] un joueur en quarantaine ne participe à aucun échange
        }.
        Toute carte, sauf la Chose et les cartes Infection, peut être donnée à n’importe qui ; la Chose n’est jamais donnée.
        Les cartes Infection sont données par la Chose à n’importe qui, par les Humains jamais, et par un Infecté seulement à la Chose et seulement s’il en a au moins deux, comptées avant l’échange.
        Les deux cartes changent de main en même temps ; { $quarantineRules ->
            [E2] chacun ne voit que la carte reçue et les autres n’en voient aucune, mais une carte que donne un joueur en quarantaine est montrée à tous, une offre même avant la réponse.
           *[E1] chacun ne voit que la carte reçue, et les autres voient qui a échangé, mais aucune carte.
        }
        { $overLimit ->
            [open] Une quatrième carte Infection reçue est alors défaussée et remplacée au vu de tous ; si malgré tout quelqu’un n’a aucune carte à donner, il n’y a pas d’échange.
            [superinfection] Un joueur autre que la Chose qui n’a que des cartes Infection et ne peut en donner aucune est éliminé, et il n’y a pas d’échange.
           *[quiet] Une quatrième carte Infection reçue est alors remplacée par une autre carte sans que personne le voie ; si malgré tout quelqu’un n’a aucune carte à donner, il n’y a pas d’échange.
        }
        Si le partenaire se défend, l’offre est reprise sans avoir été vue, sauf avec Frayeur et « Raté ! »{ $quarantineRules ->
            [E2] { " " }et sauf l’offre découverte d’un joueur en quarantaine
           *[E1] { "" }
        }.
        { $friendsEndsTurn ->
            [true] Ensuite, le tour s’achève.
           *[false] Ensuite, le tour s’achève ; après « On fait ami-ami ? » seulement, l’échange de fin de tour suit.
        }

rulecard-stayaway-topic-defence = Les cartes Défense
    .text =
        Une carte Défense ne se joue qu’en réponse, par le joueur interrogé, une par question ; pendant ton propre tour, tu peux seulement la défausser, ou la donner lors d’un échange.
        « Pas de barbecue ! » répond à un Lance-flammes, « Je suis bien ici » répond à « Change de place ! » et à « Sauve qui peut ! », et Frayeur, « Non merci ! » et « Raté ! » répondent à un échange.
        Rien ne répond à Analyse, Suspicion, Hache, aux obstacles ni aux cartes Panique, sauf à l’échange de « On fait ami-ami ? ».
        Une carte Défense utilisée est défaussée et remplacée aussitôt par une carte Stay Away!, qui ne peut servir que pour une question ultérieure.
        Personne ne peut contrer une carte Défense, et les joueurs en quarantaine { $quarantineRules ->
            [E2] peuvent se défendre comme tout le monde
           *[E1] ne peuvent pas se défendre
        }.

rulecard-stayaway-topic-piles = La pioche et la défausse
    .text =
        Les deux piles sont face cachée, et tout ce qui est défaussé va à la défausse : cartes jouées, cartes Défense utilisées, obstacles retirés et mains des joueurs éliminés.
        { $topBack ->
            [hidden] Personne ne voit si la prochaine carte de la pioche est une carte Stay Away! ou une carte Panique.
           *[shown] Tout le monde voit, à son dos, si la prochaine carte de la pioche est une carte Stay Away! ou une carte Panique.
        }
        Quand il faut une carte et que la pioche est vide, toute la défausse est mélangée pour en former une nouvelle ; une carte dont l’effet est encore en cours n’en fait pas partie.
        Toute carte piochée autrement qu’au début d’un tour est une carte Stay Away! : les cartes Panique rencontrées en chemin sont défaussées sans être lues.
        S’il n’y avait plus de carte Stay Away! à piocher, tu t’en passerais et compléterais ta main à quatre cartes avant ta prochaine pioche ; s’il n’y avait plus rien du tout à piocher, ton tour passerait directement à l’échange.
        Mais tout paquet que le jeu autorise en compte assez.

rulecard-stayaway-topic-seats = Les places et le sens du jeu
    .text =
        Les joueurs en vie sont assis en cercle ; dans le sens horaire, le joueur suivant est à ta gauche, et seuls les joueurs en vie comptent comme voisin, suivant ou troisième.
        Entre deux voisins se trouve un intervalle, qui contient au plus une Porte barricadée.
        On commence dans le sens horaire, et seule la carte « Surveille tes arrières » inverse le sens ; les portes ne gênent jamais le passage du tour.
        Lors d’un changement de place, la main, le rôle et la Quarantaine suivent le joueur, tandis que les portes restent dans leurs intervalles.
        S’il ne reste que deux joueurs, il y a deux intervalles : { $twoPlayerDoor ->
            [pair] une porte dans l’un ou l’autre ferme les deux, pour les cartes comme pour l’échange de fin de tour.
           *[gap] une carte visant un voisin fonctionne tant que l’un des deux est ouvert, mais l’échange de fin de tour exige celui situé dans le sens du jeu.
        }

rulecard-stayaway-topic-doors = Les portes
    .text =
        Une Porte barricadée se trouve dans l’intervalle entre deux places et le ferme dans les deux sens : elle arrête Lance-flammes, Analyse, Suspicion, Quarantaine, « Change de place ! », « Raté ! » et l’échange de fin de tour.
        { $betweenUsDoor ->
            [ignores] Elle laisse passer « Entre nous… ».
           *[blocks] Elle arrête aussi « Entre nous… ».
        }
        { $axeThroughDoor ->
            [any] Une Hache frappe la porte elle-même ou atteint, à travers elle, le voisin situé derrière.
           *[door_only] Une Hache ne frappe que la porte elle-même et rien derrière elle.
        }
        { $lineOfSight ->
            [path] Séduction, « Sauve qui peut ! », « On fait ami-ami ? » et « Sors d’ici ! » exigent que l’un des deux chemins autour de la table soit sans porte ni joueur en quarantaine.
            [adjacent] Séduction, « Sauve qui peut ! », « On fait ami-ami ? » et « Sors d’ici ! » n’atteignent que des voisins, et seulement sans porte entre les deux.
            [door] Séduction, « On fait ami-ami ? » et « Sors d’ici ! » n’atteignent pas un voisin à travers une porte et ignorent les autres portes ; « Sauve qui peut ! » les ignore toutes.
           *[off] Séduction, « Sauve qui peut ! », « On fait ami-ami ? » et « Sors d’ici ! » ignorent toutes les portes.
        }
        Aucune porte n’arrête « Un, deux… », « C’est ici la fête ? », « Tournez manège », Révélations ou le passage du tour.
        Les portes ne se déplacent jamais avec les joueurs ; Hache, « Trois, quatre… » et « C’est ici la fête ? » les retirent.
        Quand une place est éliminée, ses deux intervalles n’en font plus qu’un, et une porte de l’un ou de l’autre { $doorOnElimination ->
            [drop] est défaussée
           *[merge] y reste
        }.
        { $twoPlayerDoor ->
            [pair] S’il ne reste que deux joueurs, deux intervalles les séparent, et toute porte ferme les deux.
           *[gap] S’il ne reste que deux joueurs, deux intervalles les séparent, et une porte ne ferme que le sien.
        }

rulecard-stayaway-topic-quarantine = La quarantaine
    .text =
        { $quarantineRules ->
            [E2]
                Un joueur en quarantaine joue, échange et se défend comme d’habitude, mais chaque carte qu’il pioche, défausse ou donne lors d’un échange est montrée à tous, une offre même avant la réponse ; les cartes qu’il reçoit ne le sont pas.
                Il ne peut jouer ni Lance-flammes, ni « Change de place ! », ni « Sauve qui peut ! », mais peut utiliser une Hache sur sa propre Quarantaine.
                Lance-flammes, Analyse, Suspicion et Hache peuvent le viser, mais pas un changement de place, Séduction ou une deuxième Quarantaine, et « Raté ! » ne dévie aucun échange vers lui.
                La Quarantaine commence à 2 et baisse de 1 à la fin de chaque tour de ce joueur ; à 0, elle est défaussée.
           *[E1]
                Un joueur en quarantaine ne peut ni échanger, ni jouer de carte Stay Away!, ni se défendre, et aucune carte Stay Away! des autres ne peut le viser, sauf une Hache pour retirer la Quarantaine ; une porte peut être posée à côté de lui.
                Pendant son tour, il pioche et défausse une carte, ou applique une carte Panique, et ne fait pas d’échange{ $freedDrawerExchanges ->
                    [true] , à moins que cette carte Panique ne le libère
                   *[false] , même si cette carte Panique le libère
                }.
                Qui devrait échanger avec lui en fin de tour ne fait pas d’échange non plus, et une déviation vers lui par « Raté ! » échoue.
                La Quarantaine commence à 3 et baisse de 1 à la fin de chaque tour de ce joueur, mais pas à la fin du tour où il s’est mis lui-même en quarantaine ; à 0, elle est défaussée.
        }
        Hache, Cordes pourries, « C’est ici la fête ? » ou l’élimination la retirent plus tôt ; lors d’un changement de place, elle suit le joueur.
        Un joueur en quarantaine ne peut pas être choisi pour « Un, deux… », « Sors d’ici ! » ou « On fait ami-ami ? », { $betweenUsQuarantine ->
            [blocks] ni pour « Entre nous… », mais
           *[ignores] mais peut l’être pour « Entre nous… », et
        } participe à « Tournez manège » et à Révélations.
        S’il pioche lui-même une carte Panique, { $quarantineRules ->
            [E2] elle s’applique comme d’habitude{ $quarantinedDrawerMoves ->
                [false]  ; seules « Un, deux… » et « Sors d’ici ! » sont sans effet
               *[true] , et « Un, deux… » et « Sors d’ici ! » le déplacent aussi
            }.
           *[E1] { $quarantinedDrawerMoves ->
                [false] elle s’applique comme d’habitude ; seules « Un, deux… », « Sors d’ici ! » et « On fait ami-ami ? » sont sans effet.
               *[true] elle s’applique comme d’habitude ; seule « On fait ami-ami ? » est sans effet.
            }
        }

rulecard-stayaway-topic-panic = Les cartes Panique
    .text =
        Une carte Panique n’entre jamais dans une main : piochée au début d’un tour, elle est montrée à tous et appliquée aussitôt, autant que possible, à la place de l’étape où l’on joue ou défausse.
        Piochée de toute autre façon, elle est défaussée sans être lue.
        Le joueur actif, qui l’a piochée, fait les choix et doit choisir une cible autorisée s’il y en a une ; sinon, rien ne se passe.
        Aucune carte Défense n’arrête une carte Panique, mais le partenaire de « On fait ami-ami ? » peut se défendre.
        L’échange de fin de tour suit, depuis la place actuelle, sauf après « Tournez manège »{ $friendsEndsTurn ->
            [true] , Rendez-vous à l’aveugle et l’échange de « On fait ami-ami ? »
           *[false] { " " }et Rendez-vous à l’aveugle
        }.
        { $quarantineRules ->
            [E2] Un joueur actif en quarantaine échange comme tout le monde.
           *[E1] { $freedDrawerExchanges ->
                [true] Un joueur actif en quarantaine ne fait pas d’échange, à moins que la carte ne le libère.
               *[false] Un joueur actif qui a commencé le tour en quarantaine ne fait pas d’échange, même si la carte le libère.
            }
        }
        Les choix, les changements de place et les obstacles retirés sont publics ; les cartes restent cachées, à moins que la carte Panique ne les montre{ $quarantineRules ->
            [E2] { " " }ou qu’un joueur en quarantaine ne les pioche, ne les défausse ou ne les donne en échange
           *[E1] { "" }
        }.

rulecard-stayaway-topic-elimination = L’élimination
    .text =
        { $overLimit ->
            [open] Seul le Lance-flammes élimine : personne n’est donc éliminé pendant son propre tour ; les cartes Infection en trop sont seulement défaussées et remplacées.
            [superinfection] Le Lance-flammes élimine, et la Surinfection aussi : elle frappe qui doit donner une carte et n’a en main que des cartes Infection, dont aucune ne peut être donnée.
           *[quiet] Seul le Lance-flammes élimine : personne n’est donc éliminé pendant son propre tour ; les cartes Infection en trop sont seulement remplacées sans que personne le voie.
        }
        La main, cartes Infection comprises, va à la défausse{ $overLimit ->
            [superinfection] { " " }(sans être vue après un Lance-flammes, mais montrée d’abord à tous en cas de Surinfection)
           *[quiet] { " " }sans être vue
        }, et une Quarantaine est défaussée.
        Le rôle n’est pas révélé, ni le nombre d’Humains ou d’Infectés restants ; seule l’élimination de la Chose se voit, car elle { $revenge ->
            [true] met fin à la partie ou lance la Vengeance
           *[false] met fin à la partie
        }.
        La place disparaît et ses voisins deviennent voisins l’un de l’autre ; une porte à côté d’elle { $doorOnElimination ->
            [drop] est défaussée
           *[merge] se trouve maintenant entre eux et peut empêcher l’échange qui suit
        }.
        Les joueurs éliminés ne sont jamais interrogés, ne voient que ce qui est public, { $eliminatedTalk ->
            [on] peuvent continuer à parler
           *[off] se taisent{ $revenge ->
                [true] { " " }(sauf la Chose en mode Vengeance)
               *[false] { "" }
            }
        } et perdent quoi qu’il arrive.

rulecard-stayaway-topic-ending = Qui gagne ?
    .text =
        { $revenge ->
            [true] La Chose est éliminée alors que des Humains et des Infectés sont en vie : la Vengeance commence, et les survivants gagnent dès qu’il ne reste que des Humains ou que des Infectés ; sinon, les Humains en vie gagnent aussitôt et tous les autres perdent{ $declare ->
                [manual]  ; si aucun Humain n’est en vie, personne ne gagne
               *[both] { "" }
            }.
           *[false] La Chose est éliminée : tous les Humains en vie gagnent et tous les autres perdent{ $declare ->
                [manual]  ; si aucun Humain n’est en vie, personne ne gagne
               *[both] { "" }
            }.
        }
        { $thingFlamethrower ->
            [restricted] Une main qui contient à la fois la Chose et un Lance-flammes est montrée à quelqu’un hors du tour de la Chose : tous les Humains en vie gagnent et tous les autres perdent{ $declare ->
                [manual]  ; si aucun Humain n’est en vie, personne ne gagne
               *[both] { "" }
            }.
           *[free] { "" }
        }
        { $declare ->
            [manual] La Chose déclare à raison qu’il ne reste aucun Humain : la Chose et tous les Infectés en vie gagnent, à deux exceptions près.
           *[both] Il ne reste aucun Humain{ $revenge ->
                [true] { " " }alors que la Chose est en vie
               *[false] { "" }
            } : la partie se termine aussitôt, et la Chose et tous les Infectés en vie gagnent, à deux exceptions près.
        }
        Premièrement, { $soloWin ->
            [nobody_eliminated] si personne n’a été éliminé du tout
           *[no_human_eliminated] si personne n’a été éliminé en étant Humain
        }, la Chose gagne seule et tous les Infectés perdent.
        Deuxièmement, si le dernier Humain a été infecté et non éliminé, ce joueur perd.
        { $declare ->
            [auto] { "" }
           *[both] La Chose déclare à tort qu’il ne reste aucun Humain : tous les Humains en vie gagnent et tous les autres perdent.
        }
        { $thingInDeck ->
            [true] Il ne reste qu’un joueur alors que la Chose n’a pas encore été piochée : ce joueur gagne ; s’il n’en reste aucun, personne ne gagne.
           *[false] { "" }
        }
        Les joueurs éliminés perdent dans tous les cas, et à la fin tous les rôles et toutes les mains sont révélés.

rulecard-stayaway-topic-declaration = La déclaration
    .text =
        { $declare ->
            [manual]
                La partie ne se termine pas d’elle-même quand aucun Humain n’est en vie : elle continue jusqu’à ce que la Chose déclare qu’il n’en reste aucun.
                Ce n’est que si la Chose est le seul joueur restant que la déclaration est faite pour elle.
                Seule la Chose, en vie, peut déclarer, quand le jeu attend une décision de qui que ce soit, même pendant le tour d’un autre et même en quarantaine ; l’effet est immédiat et tout ce qui était en cours est abandonné.
                Une fausse déclaration fait gagner tous les Humains en vie.
                Ce qui est dit dans la discussion n’est jamais une déclaration.
            [auto]
                La partie se termine d’elle-même dès qu’aucun Humain n’est en vie.
                { "" }
                { "" }
                { "" }
                Il n’y a pas de déclaration, ni vraie ni fausse, et ce qui est dit dans la discussion n’a aucun effet.
           *[both]
                La partie se termine d’elle-même dès qu’aucun Humain n’est en vie, et la Chose peut aussi déclarer à tout moment qu’il n’en reste aucun.
                { "" }
                Seule la Chose, en vie, peut déclarer, quand le jeu attend une décision de qui que ce soit, même pendant le tour d’un autre et même en quarantaine ; l’effet est immédiat et tout ce qui était en cours est abandonné.
                Une fausse déclaration fait gagner tous les Humains en vie.
                Ce qui est dit dans la discussion n’est jamais une déclaration.
        }

rulecard-stayaway-topic-secrets = Qui voit quoi ?
    .text =
        Public : les places, le sens du jeu, les portes, les Quarantaines et leurs tours restants, qui est éliminé, à qui est le tour et à quelle étape, la taille des mains et des piles, et les réglages de la table.
        Le dos de la carte du dessus de la pioche, Stay Away! ou Panique, { $topBack ->
            [hidden] n’est montré à personne
           *[shown] est public aussi
        }.
        Également publics : chaque carte jouée avec sa cible, les cartes Panique, les cartes Défense, le fait de passer, si un échange a eu lieu ou non, et les cartes montrées à tous.
        { $quarantineRules ->
            [E2] Chaque carte qu’un joueur en quarantaine pioche, défausse ou donne lors d’un échange est montrée à tous.
           *[E1] { "" }
        }
        Secret : les mains, les rôles, l’ordre de la pioche et { $quarantineRules ->
            [E2] toute autre carte défaussée d’une main
           *[E1] ce qui a été défaussé d’une main
        } ; la défausse est face cachée et personne ne la consulte.
        Une carte que l’on ne montre qu’à toi n’est connue que de toi, et ensuite personne ne peut la suivre à travers les mains et les piles.
        Tu vois ta propre main, ton rôle et qui t’a donné une carte ; le jeu montre à la Chose qui elle a infecté, et à un Infecté qui est la Chose, puisque l’un et l’autre découlent des règles.
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
        { $whisper ->
            [on] Il y a une seule discussion publique, et les joueurs en vie peuvent aussi chuchoter : tout le monde voit que tu le fais, mais pas ce que tu dis.
           *[off] Il y a une seule discussion publique, et les chuchotements ne sont pas permis.
        }
        { $eliminatedTalk ->
            [on] Les joueurs éliminés peuvent parler aussi.
           *[off] Les joueurs éliminés se taisent.
        }
        { $revenge ->
            [true] En mode Vengeance, la Chose éliminée peut commenter pour aider ou tromper, mais ne doit pas énoncer clairement un rôle.
           *[false] { "" }
        }
        La discussion n’arrête ni l’horloge ni une décision.

## Variants and editions

rulecard-stayaway-variant-thing_in_deck = Variante : la Chose dans la pioche
    .text =
        La Chose est mélangée à la pioche et tous les joueurs commencent comme Humains ; conseillé de 4 à 6 joueurs.
        Qui la pioche, de quelque façon que ce soit, devient aussitôt la Chose, même en quarantaine, et garde la carte ; personne d’autre n’en est informé, et avec Détermination il faut la garder.
        Jusque-là, personne ne peut être infecté ni donner de carte Infection, et aucune partie ne peut se terminer par l’élimination ou la déclaration de la Chose.
        Les cartes Infection déjà dans cette main peuvent être données à partir de ce moment, mais piocher la Chose comme carte de remplacement ne change rien à un échange déjà en cours.
        Si un seul joueur est en vie alors qu’elle n’a pas encore été piochée, ce joueur gagne ; si aucun ne l’est, personne ne gagne.

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
        Les joueurs en quarantaine agissent et échangent comme d’habitude, mais chaque carte qu’ils piochent, défaussent ou donnent en échange est montrée à tous, une offre même avant la réponse ; les cartes qu’ils reçoivent ne le sont pas.
        Ils ne peuvent pas jouer Lance-flammes, « Change de place ! » ou « Sauve qui peut ! », ni être la cible d’un changement de place, et « Un, deux… » et « Sors d’ici ! » sont sans effet s’ils les piochent ou en sont la cible.
        Séduction, « On fait ami-ami ? » et « Raté ! » ne peuvent pas les atteindre ; Lance-flammes, Analyse, Suspicion et Hache le peuvent, et ils peuvent utiliser une Hache sur leur propre Quarantaine.
        La Chose et le Lance-flammes : si, hors du tour de la Chose, un joueur voit ces deux cartes dans la main de celle-ci lors d’une seule et même révélation, la partie se termine et tous les Humains en vie gagnent.
