### Rule cards of The Thing for 1 to 3 players, the small crew. They say what differs from the game for 4 to 8.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the rules as they are in force at a table, by selectors: see thing-rulecards.ftl.


rulecard-thing-small-overview = Équipe réduite : le principe
    .text =
        Un à trois joueurs dirigent six Personnages contre le jeu, et gagnent ou perdent ensemble.
        Tout est comme dans le jeu de 4 à 8, avec six comme nombre de joueurs, sauf si une aide de jeu de l’équipe réduite dit autre chose.
        Il n’y a pas de cartes Action, donc ni main, ni pile Activités, ni Action spéciale, ni changement de cartes ; pas de jetons Infection, pas de Rôles secrets des joueurs, pas d’accusations, pas de vote, pas de jeton Leader, et rien ne se passe en Suspicion maximum.
        Seuls les pioches, les sacs et les cartes Rôle face cachée sont secrets ; tout le reste est visible, et vous pouvez parler de tout.
        Qui dirige un Personnage décide pour lui, et ce qu’une règle laisse au Leader, c’est le Leader qui le décide.
        La piste Suspicion est aussi celle de la Menace : les disques vont vers la droite, le profil Menace vient de la droite, et qui le rencontre se transforme en Alien.
        Une Manche a neuf Phases : 1 météo, 2 maintenance et vol de secours, 3 déplacements et Rencontres, 4 actions Alien, 5 actions des Personnages, 6 repos, 7 Analyses, 8 repas, 9 Chiens, Leader et Menace.
        Là où les règles parlent d’ordre de déplacement, c’est l’ordre dans lequel les Personnages se sont déplacés pendant cette Manche.

rulecard-thing-small-setup = Équipe réduite : la mise en place
    .text =
        La base est mise en place comme pour six joueurs, mais avec 3 cartes Outils, 3 Fioul et 2 Câble dans la pioche Objets.
        Six des huit Personnages sont tirés au sort : six pour un seul joueur, trois chacun à deux, deux chacun à trois.
        Tous sont debout dans la Salle de repos, leurs disques sur la case jaune de la piste, { $suspicion_yellow }.
        Huit cartes Rôle spéciales, six Humain et deux Alien, sont mélangées ; chaque Personnage en reçoit une face cachée, les deux autres sont rangées, et personne n’en regarde aucune.
        Il peut donc y avoir deux Aliens cachés, un seul ou aucun : sur 28 distributions, 15 en ont deux, 12 en ont un et 1 n’en a aucun.
        Aucun jeton Chien n’est distribué ; tous les 9, dont 2 Chien alien, sont dans le sac.
        Le profil Menace commence sur la case { $suspicion_red }, et il ne compte pas comme Force de l’Alien.
        { $kennelCard ->
            [removed] La carte Chenil est hors de la partie, les Chiens commencent comme d’habitude
           *[normal] La carte Chenil et les Chiens commencent comme d’habitude
        }, il n’y a pas de jeton Leader, et { $first ->
            [chosen] la table a désigné le premier Leader
            [settled] le premier Leader est désigné par la table ou tiré au sort
           *[lot] le premier Leader est tiré au sort
        }.

rulecard-thing-small-upkeep = Phases 1 et 2 : météo et maintenance
    .text =
        Ces deux Phases sont celles du jeu de 4 à 8, avec la tuile Météo pour six joueurs.
        Le Leader lance le dé Météo, ou choisit entre la nouvelle face et celle conservée dans la Station météo.
        La chaudière et le Générateur consomment du Fioul selon la météo, chaque Fioul manquant est 1 Dégât, et l’Hélicoptère de secours vole une fois qu’il a été appelé.
        { $boilerCheck ->
            [immediate] La chaudière est détruite pour de bon dès qu’elle a { $damage_slots_boiler ->
                [one] { $damage_slots_boiler } Dégât
               *[other] { $damage_slots_boiler } Dégâts
            }
           *[phase2] Une chaudière qui a { $damage_slots_boiler ->
                [one] { $damage_slots_boiler } Dégât
               *[other] { $damage_slots_boiler } Dégâts
            } après avoir consommé du Fioul est détruite pour de bon
        } ; à partir de la Manche suivante, le marqueur Congélation avance, et sur la tête de mort, vous perdez.
        { $generatorCheck ->
            [phase2] Un Générateur qui a { $damage_slots_generator ->
                [one] { $damage_slots_generator } Dégât
               *[other] { $damage_slots_generator } Dégâts
            } après avoir consommé du Fioul tombe en panne, et l’Obscurité commence.
           *[immediate] Le Générateur tombe en panne dès qu’il a { $damage_slots_generator ->
                [one] { $damage_slots_generator } Dégât
               *[other] { $damage_slots_generator } Dégâts
            }, et l’Obscurité commence.
        }

rulecard-thing-small-moving = Phase 3 : les déplacements de l’équipe
    .text =
        À partir du { $soloFirst ->
            [left] joueur à gauche du Leader
           *[leader] Leader
        }, en sens horaire, chaque joueur déplace tous ses Personnages, un par un et dans l’ordre de son choix.
        Un Personnage va dans n’importe quel lieu vert accessible { $destroyedBoiler ->
            [enterable] (même celui d’une chaudière détruite){ " " }
           *[removed] { "" }
        }où se trouvent moins de trois Personnages, ou au Dortoir.
        Un seul Personnage par Manche peut aller au Dortoir, et il y est debout.
        { $soloRec ->
            [yes] Personne ne va au Chenil ; les Personnages peuvent rester dans la Salle de repos, où ils ne font rien.
           *[no] Personne ne va au Chenil ni ne reste dans la Salle de repos.
        }

rulecard-thing-small-meeting = Phase 3 : les Rencontres
    .text =
        Quand tous se sont déplacés, les Rencontres sont résolues lieu par lieu, dans l’ordre que dit le Leader ; l’Alien n’est pas encore là.
        { $soloMeet ->
            [phase5] Pour l’instant, on ne rencontre que des Chiens ; les Personnages se rencontrent au début de la Phase 5, ceux qui sont encore dans leurs lieux.
           *[phase3] { "" }
        }
        Il n’y a pas de Test Infection : chaque Personnage qui est avec un autre{ $soloGreen ->
            [none] , que le disque de celui-ci soit dans la case verte ou non,
           *[exempt] { " " }dont le disque est hors de la case verte
        } avance son disque de 1 case vers la droite, une seule fois et non pour chacun des autres.
        Qui évite { $weaponScope ->
            [any] avec une Arme la Rencontre avec des Personnages ou un Chien
           *[characters] avec une Arme la Rencontre avec des Personnages
        } reste en dehors : ce Personnage n’avance pas, et personne n’avance à cause de lui.
        Deux Personnages ou plus{ $clarkCatches ->
            [no] , sans compter Clark,
           *[yes] { "" }
        } capturent un Chien qui est dans leur lieu.
        Un Personnage seul avec un Chien, sauf Clark, pioche un jeton Chien au vu de tous et le remet : un Chien sain vaut 1 case vers la droite, un Chien alien transforme aussitôt le Personnage en Alien.
        Tous ces pas se font ensemble après le dernier lieu, et on ne vérifie qu’alors si des disques ont rencontré le profil Menace.

rulecard-thing-small-transformation = Se transformer en Alien
    .text =
        Un Personnage se transforme en Alien quand une Analyse révèle une carte Rôle Alien, quand il pioche un Chien alien, ou quand son disque et le profil Menace se retrouvent sur la même case.
        Il quitte la partie : la figurine et le disque sont retirés, les cartes Arme et Objet vont sous leurs pioches, et les jetons Labo quittent la partie.
        Sauf s’il a été analysé, sa carte Rôle reste face cachée, quoi qu’elle dise.
        Le premier donne à l’Alien 5 points de Force, chaque suivant 1 de plus ; l’Alien n’est à personne, et le jeu le joue en Phase 4.
        { $soloThreat ->
            [shiftPhase9] Si le profil entre dans une case où sont plusieurs disques, le Leader choisit un de leurs Personnages ; un disque qui entre dans la case du profil ne touche que son propre Personnage, et en Phase 9 le profil va vers la droite d’autant de cases qu’il y a de disques dans la sienne.
           *[shiftNow] Si plusieurs disques sont sur la case du profil, le Leader choisit un de leurs Personnages ; puis le profil va vers la droite d’autant de cases qu’il y reste de disques.
        }
        { $soloGreenImmune ->
            [yes] Dans la case verte, le profil Menace ne touche personne.
           *[no] La case verte n’est pas un abri contre le profil Menace.
        }
        Si le Leader n’a plus de Personnage, le premier joueur à sa gauche qui en a un devient Leader ; qui n’en a plus continue à donner des conseils.

rulecard-thing-small-aliens = Phase 4 : l’Alien agit
    .text =
        Cette Phase n’a lieu que si l’Alien a de la Force ; un Alien apparu en Phase 3 agit aussitôt.
        La Valeur cible de l’attaque est de 1 supérieure au nombre de Personnages dans le lieu vert le plus rempli.
        Des cartes de la pioche Lieux mélangée sont piochées l’une après l’autre, et chaque lieu reçoit autant de Force que la Valeur cible, ou ce qui reste, jusqu’à ce que toute la Force soit placée ou que les cartes soient épuisées.
        Les lieux sont résolus dans l’ordre que dit le Leader.
        Avant de comparer les forces, un Personnage debout dans le lieu peut attaquer avec une Recharge de Lance-flammes ou une carte Dynamite/Molotov : ce Personnage se couche, et l’Alien perd 1 Force et fuit{ $weaponScope ->
            [any]  ; avant cela, les Personnages peuvent éviter la Rencontre avec des Armes, et qui le fait reste en dehors de tout ce qui suit dans ce lieu
           *[characters] { "" }
        }.
        Si sa Force est inférieure au nombre de Personnages présents, l’Alien fuit ; si elle est égale, tous se couchent ; si elle est supérieure, il en assimile un, { $soloVictim ->
            [random] tiré au sort
           *[leader] choisi par le Leader
        }, et les autres fuient dans la Salle de repos et s’y couchent.
        Sans Personnage dans le lieu, il assimile un Chien, et sans Chien non plus, il sabote le lieu avec toute la Force qu’il y a{ $kennelCard ->
            [removed]  ; il n’attaque jamais le Chenil
           *[normal]  ; au Chenil, il assimile un Chien, s’il y en a un
        }.
        Un Personnage ou un Chien assimilé est 1 Force de plus ; le Personnage quitte la partie comme s’il s’était transformé en Alien, sans que sa carte Rôle soit vue.
        Après cela, plus personne ne rencontre personne, et à la fin toute la Force et toutes les cartes retournent à leur place.

rulecard-thing-small-dice = Phase 5 : les dés
    .text =
        Le Leader lance trois dés Action, deux quand l’équipe est Affamée ; un dé a deux faces Utiliser, deux Réparer, une Saboter et une Menace.
        Puis le Leader les assigne tous à un Personnage debout dans un lieu vert{ $soloDormDice ->
            [no] { "" }
           *[yes] { " " }ou au Dortoir
        } ; dans l’Obscurité, le Personnage est désigné avant le lancer.
        D’abord, des dés peuvent être relancés { $soloNorris ->
            [always] par Garry et Norris et, dans l’Obscurité, grâce à une Lampe-torche
           *[darkness] par Garry et, dans l’Obscurité, par Norris ou grâce à une Lampe-torche
        }, chaque dé au plus une fois par chacun d’eux.
        Puis le joueur du Personnage peut annuler autant de dés qu’il veut ; après le premier annulé, plus rien n’est relancé.
        Chaque dé annulé avance le disque de ce Personnage de 1 case vers la droite, et après chaque pas on vérifie s’il a rencontré le profil Menace ; si c’est le cas, le reste des dés est perdu.
        Le Personnage au Dortoir peut changer un dé à tout moment avant que ce dé soit annulé ou utilisé.
        Ensuite, le Leader peut lancer les dés pour un autre Personnage debout ou s’arrêter ; s’il n’y en a plus, la Phase prend fin.

rulecard-thing-small-dormitory = Dortoir, pour l’équipe réduite
    .text =
        Un seul Personnage par Manche peut venir ici, et il est debout.
        Une fois par Manche, à tout moment de la Phase 5, son joueur peut le coucher pour tourner un dé sur n’importe quelle face, quel que soit le Personnage qui a les dés.
        Le dé ne doit pas encore avoir été annulé ou utilisé.
        Les Chiens et l’Alien ne viennent jamais ici ; il n’y a rien à utiliser, à réparer ou à abîmer.
        { $soloDormDice ->
            [no] Les dés ne sont jamais assignés à ce Personnage.
           *[yes] Les dés peuvent aussi être assignés à ce Personnage : Saboter n’abîme alors rien, et il se couche.
        }

rulecard-thing-small-actions = Phase 5 : ce que font les dés
    .text =
        S’il reste ne serait-ce qu’un dé Saboter ou Menace, tous ceux-là doivent être résolus ; le Personnage ne fait rien d’autre et se couche.
        Chaque Saboter abîme le lieu du Personnage comme le ferait une carte Saboter, ou ne fait rien si rien ne peut être abîmé.
        Puis chaque Menace déplace le profil Menace de 1 case vers la gauche, et chaque fois on vérifie s’il rencontre un disque ; le reste est résolu même si le Personnage lui-même n’est plus là.
        S’il n’en reste aucun, le Personnage peut résoudre une action que montre un de ses dés, Utiliser ou Réparer, ou dépenser un dé pour incendier son lieu avec une Recharge de Lance-flammes ou une carte Dynamite/Molotov ; puis il se couche, qu’il ait agi ou non.
        Si tous ses dés sont annulés, il se couche, sans plus.
        Le Bonus Coopération, les capacités, Fioul et Outils fonctionnent comme avec les cartes ; Fioul et Outils ne demandent pas de dé et se jouent { $bonusItems ->
            [ownActionOnly] seulement juste avant ou juste après l’action de leur propriétaire
           *[between] avant et après les dés de chaque Personnage
        }.
        À d’autres moments, aucun lieu ne peut être incendié ; { $burnOthers ->
            [standing] qui en incendie un est couché dans la Salle de repos, et les autres venus de ce lieu y sont debout ou couchés comme avant
           *[prone] tous les Personnages d’un lieu incendié sont couchés dans la Salle de repos
        }.

rulecard-thing-small-rec_room = Phase 6 : repos
    .text =
        Tous les Personnages reviennent dans la Salle de repos et se relèvent.
        Ils peuvent se donner { $soloTradeLab ->
            [yes] des cartes Arme, des cartes Objet et des jetons Labo à leur guise
           *[no] des cartes Arme et Objet à leur guise, mais pas de jetons Labo
        }, et tout le monde voit ce qui change de main.
        Personne n’est accusé, il n’y a pas de vote, et personne ne dévoile rien.

rulecard-thing-small-tests = Phase 7 : Analyses
    .text =
        Une Analyse A et une Analyse B peuvent être faites par Manche, si les joueurs le veulent.
        L’Analyse A demande une Poche de sang de qui la fait, et porte sur le Personnage dont le disque est le plus à droite ; s’il y en a plusieurs, le joueur qui dirige l’auteur de l’Analyse choisit.
        L’Analyse B demande un Câble et une Recharge de Lance-flammes du même Personnage, et porte sur n’importe qui.
        La carte Rôle du Personnage analysé est révélée pour de bon.
        Un Alien quitte la partie et rend l’Alien plus fort ; le disque d’un Humain { $soloHumanTest ->
            [nothing] reste où il est
           *[green] va dans la case verte
        }.

rulecard-thing-small-round_end = Phases 8 et 9 : repas, Chiens, Leader, Menace
    .text =
        Phase 8 : tout le monde mange comme dans le jeu de 4 à 8 ; s’il n’y a pas assez{ $hunger ->
            [pantryEmpty] , ou dès que le Cellier est vide
           *[phase7] { "" }
        }, l’équipe est Affamée pour le reste de la partie, et on ne lance que deux dés pour un Personnage.
        Phase 9 : les Chiens se déplacent comme d’habitude.
        Puis le tableau Leader passe au premier joueur à gauche qui a un Personnage ; avec un seul joueur, il reste où il est.
        { $soloThreat ->
            [shiftPhase9] Puis le profil Menace va vers la droite d’autant de cases qu’il y a de disques dans la sienne ou, s’il y est seul, de 1 case vers la gauche ; s’il rencontre des disques{ $edition ->
                [de] { "" }
               *[other] { " " }en allant vers la gauche
            }, un de leurs Personnages se transforme en Alien.
           *[shiftNow] Puis le profil Menace se déplace de 1 case vers la gauche, et s’il rencontre des disques, un de leurs Personnages se transforme en Alien.
        }
        La piste a { $suspicion_spaces } cases, pour les disques comme pour le profil, à partir de 0, la case verte.
        Un Personnage n’est touché que lorsqu’un disque ou le profil entre dans une case : un disque qui ne peut pas aller au-delà de la dernière case, ou un profil qui ne peut pas quitter 0, ne touche personne.
        { $soloGreenImmune ->
            [yes] La case verte est un abri : personne n’y est touché.
           *[no] Un disque qu’une Analyse envoie dans la case verte y entre, et la case verte n’est pas un abri.
        }

rulecard-thing-small-abilities = Faim, Chenil et capacités, pour l’équipe réduite
    .text =
        Faim : on lance deux dés au lieu de trois.
        { $kennelCard ->
            [removed] Chenil : sa carte est hors jeu, et l’Alien ne l’attaque jamais.
           *[normal] Chenil : si l’Alien pioche sa carte, un Chien qui s’y trouve, s’il y en a un, est assimilé.
        }
        Norris : { $soloNorris ->
            [always] chaque fois que des dés lui sont assignés
           *[darkness] dans l’Obscurité
        }, il peut relancer jusqu’à trois de ses dés, chacun une fois.
        Garry : chaque fois que des dés lui sont assignés, il peut en relancer un, avant qu’aucun soit annulé.
        Lampe-torche : dans l’Obscurité, son propriétaire peut relancer jusqu’à trois de ses propres dés, chacun une fois et un par un ; le dernier résultat vaut.
        Tout cela se cumule : un dé peut être relancé une fois pour chacune de ces raisons.
        Bennings, Windows, MacReady, le Dr. Blair et Nauls utilisent leur capacité avec le dé qui leur sert pour une action, et Clark n’a pas besoin de dé pour la sienne.

rulecard-thing-small-escape = L’évasion de l’équipe réduite
    .text =
        Quand l’Hélicoptère de secours est là, le Personnage le moins suspect, à égalité le premier dans l’ordre de déplacement, peut déclencher l’évasion au début de la Phase 5.
        Avec l’Hélicoptère de la base ou l’Autoneige, un Personnage qui a des Clefs la déclenche avec un dé Utiliser dans ce lieu, une fois l’engin prêt.
        Si l’Alien a de la Force, on lance autant de dés Action qu’il a de Force : trois faces Saboter ou Menace ou plus, en tout, empêchent l’évasion.
        Sans Force, elle ne peut pas être empêchée, et avec une Force de 5, elle l’est environ une fois sur cinq.
        Si elle est empêchée, tous les Personnages retournent dans la Salle de repos et la Manche continue avec la Phase 6 ; Clefs, Fioul et hélicoptère restent comme ils sont, et vous pouvez essayer encore.
        { $soloEscape ->
            [boarding] Si elle n’est pas empêchée, les Personnages montent à bord un par un, comme les joueurs en conviennent et comme le Leader le dit, et révèlent leur carte Rôle{ $firstBoarderReveals ->
                [no] , le premier d’entre eux seulement à la fin
               *[yes] { "" }
            } : un Alien à bord ou un Humain laissé au sol est une défaite, sinon vous gagnez.
           *[rollOnly] Si elle n’est pas empêchée, vous gagnez aussitôt, quoi que disent les cartes Rôle.
        }

rulecard-thing-small-end = Fin de la partie, pour l’équipe réduite
    .text =
        Vous gagnez par une évasion qui n’est pas empêchée{ $soloEscape ->
            [boarding] , sans Alien à bord et sans Humain laissé au sol
           *[rollOnly] { "" }
        }.
        Vous perdez si le marqueur Congélation atteint la tête de mort{ $soloEscape ->
            [boarding] , s’il ne reste aucun Personnage, ou par un Alien à bord ou un Humain laissé au sol
           *[rollOnly] { " " }ou s’il ne reste aucun Personnage
        }.
        Les Personnages dont la carte Rôle cache un Alien ne font rien d’eux-mêmes, et être débarrassé de tous les Aliens ne fait rien gagner.
        À la fin, toutes les cartes Rôle sont révélées.
