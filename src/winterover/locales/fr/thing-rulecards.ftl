### Rule cards of The Thing: short explanations that every player may open, the same for every role.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the rules as they are in force at a table, by selectors over its options ($boilerCheck and so on), its
### numbers ($damage_slots_boiler and so on), $mode ("small" at tables of 1 to 3, the small crew) and $players, which is 0
### where a card is read without a table. A sentence that falls away is an empty line, which is not shown.

## What the game is about

rulecard-thing-topic-goal = Le but du jeu
    .text =
        Les Humains essaient de quitter la base ensemble, avec l’Hélicoptère de secours, l’Hélicoptère de la base ou l’Autoneige, sans aucun Alien à bord et sans laisser derrière eux un seul Humain en vie.
        Les Aliens essaient de les en empêcher : en montant à bord, en laissant des Humains derrière, en laissant geler la base, ou en continuant jusqu’à ce qu’il ne reste aucun Humain.
        Un joueur commence comme Alien caché ; les Rencontres et les Chiens peuvent en créer d’autres, et rien ne retransforme un Alien en Humain.
        Vaincre les Aliens ne suffit pas : les Humains doivent s’évader.
        Un camp gagne ou perd tout entier, à l’exception du dernier Humain.

## Rooms

rulecard-thing-room-armoury = Armurerie
    .text =
        Utiliser : { $mode ->
            [small] pioche les
           *[main] pioche en secret les
        } deux cartes du dessus de la pioche Armes, gardes-en une et place l’autre sous la pioche ; MacReady peut en piocher trois.
        S’il en reste moins, tu pioches ce qu’il y a ; si la pioche est vide, Utiliser n’est pas possible.
        { $mode ->
            [small] Un Lance-flammes gardé reçoit 6 Recharges ; tout le monde voit quelle carte est gardée.
           *[main] Un Lance-flammes gardé est posé face visible avec 6 Recharges ; toute autre Arme reste secrète.
        }
        { $mode ->
            [small] Un dé Saboter
           *[main] Une carte Saboter
        } retire du jeu, sans qu’elle soit vue, la carte du dessus de la pioche Armes ; un Alien Dévoilé retire autant de cartes du dessus que sa Force dans ce lieu.
        Il n’y a ici rien à réparer et pas de Bonus Coopération.

rulecard-thing-room-kitchen = Cuisine
    .text =
        Utiliser déplace 2 jetons Vivres du Cellier à la Cuisine, ou 1 s’il n’en reste que 1 ; Nauls n’en déplace que 1, avec le même bénéfice.
        Les Vivres de la Cuisine sont préparés : quel que soit leur nombre, ils nourrissent tout le monde en { $mode ->
            [small] Phase 8
           *[main] Phase 7
        }, et tous sont alors consommés.
        Utiliser est possible tant qu’il y a des Vivres dans le Cellier, même si d’autres sont déjà préparés, mais c’est alors du gaspillage.
        { $mode ->
            [small] Un dé Saboter
           *[main] Une carte Saboter
        } défausse 2 jetons Vivres du Cellier, un Alien Dévoilé 2 par point de sa Force dans ce lieu ; les Vivres préparés ne risquent rien.
        Il n’y a ici rien à réparer et pas de Bonus Coopération.

rulecard-thing-room-storeroom = Hangar
    .text =
        Utiliser : { $mode ->
            [small] pioche les deux cartes du dessus de la pioche Objets, gardes-en une au vu de tous
           *[main] pioche en secret les deux cartes du dessus de la pioche Objets, gardes-en une
        } et place l’autre sous la pioche.
        S’il en reste moins, tu pioches ce qu’il y a ; si la pioche est vide, Utiliser n’est pas possible.
        { $mode ->
            [small] Un dé Saboter
           *[main] Une carte Saboter
        } retire du jeu, sans qu’elle soit vue, la carte du dessus de la pioche Objets ; un Alien Dévoilé retire autant de cartes du dessus que sa Force dans ce lieu.
        Il n’y a ici rien à réparer et pas de Bonus Coopération.
        { $fuelStockInStoreroom ->
            [true] La Réserve souterraine de Fioul fait partie de ce lieu, et est perdue s’il est incendié.
           *[false] La Réserve souterraine de Fioul est un stock à part, qu’aucun incendie n’atteint.
        }

rulecard-thing-room-laboratory = Laboratoire
    .text =
        { $mode ->
            [small] Utiliser : pioche au vu de tous un jeton dans le sac Laboratoire, puis garde-le ou défausse-le aussitôt.
           *[main] Utiliser : pioche un jeton dans le sac Laboratoire, regarde-le en secret, puis garde-le caché ou défausse-le aussitôt face cachée.
        }
        Avec le Bonus Coopération, tu pioches une fois de plus pour chaque autre Personnage debout ici, et { $labCoop ->
            [oneEach] chaque Personnage debout ici reçoit un jeton ; le Dr. Blair peut en piocher un de plus en tout
           *[actor] tous les jetons sont à toi ; le Dr. Blair peut en piocher un de plus { $abilityCoop ->
                [perRepetition] à chaque fois
               *[plusOne] en tout
            }
        }.
        { $mode ->
            [small] Un dé Saboter
           *[main] Une carte Saboter
        } retire une Poche de sang du sac, et n’est pas possible s’il n’en reste aucune ; personne ne voit le reste du sac.
        Un Alien Dévoilé retire au hasard autant de jetons que sa Force dans ce lieu, sans qu’ils soient vus.
        Il n’y a rien à réparer ici.

rulecard-thing-room-boiler = Chaufferie
    .text =
        Utiliser déplace 1 Fioul de la Réserve souterraine à la chaudière, qui peut en contenir { $fuel_slots_boiler } ; Réparer retire 1 Dégât ; les deux bénéficient du Bonus Coopération.
        Une carte Saboter ajoute 1 Dégât, un Alien Dévoilé autant que sa Force dans ce lieu, jusqu’à { $damage_slots_boiler } en tout.
        À chaque Manche, la chaudière consomme du Fioul selon la météo{ $players ->
            [0] { "" }
           *[other] { " " }({ $weather_sun_boiler } par beau temps, { $weather_cloudy_boiler } par temps nuageux, { $weather_snow_boiler } sous la neige, { $weather_storm_boiler } dans la tempête)
        }, et chaque Fioul manquant cause 1 Dégât.
        { $boilerCheck ->
            [immediate] Dès qu’elle a { $damage_slots_boiler ->
                [one] { $damage_slots_boiler } Dégât
               *[other] { $damage_slots_boiler } Dégâts
            }, elle est détruite pour de bon.
           *[phase2] Si elle a { $damage_slots_boiler ->
                [one] { $damage_slots_boiler } Dégât
               *[other] { $damage_slots_boiler } Dégâts
            } après l’étape de la chaudière de la Phase 2, elle est détruite pour de bon ; jusque-là, on peut encore la réparer.
        }
        { $destroyedBoiler ->
            [enterable] Une fois la chaudière détruite, on ne peut plus utiliser ni réparer ce lieu, mais on peut encore y entrer et l’attaquer ; la base commence à geler.
           *[removed] Une fois la chaudière détruite, on ne peut plus entrer dans ce lieu, ni l’utiliser, le réparer ou l’attaquer, sa carte Lieu est retirée, et la base commence à geler.
        }

rulecard-thing-room-generator = Générateur
    .text =
        Utiliser déplace 1 Fioul de la Réserve souterraine au Générateur, qui peut en contenir { $fuel_slots_generator } ; Réparer retire 1 Dégât ; les deux bénéficient du Bonus Coopération.
        Une carte Saboter ajoute 1 Dégât, un Alien Dévoilé autant que sa Force dans ce lieu, jusqu’à { $damage_slots_generator } en tout.
        À chaque Manche, le Générateur consomme du Fioul selon la météo{ $players ->
            [0] { "" }
           *[other] { " " }({ $weather_sun_generator } par beau temps, { $weather_cloudy_generator } par temps nuageux, { $weather_snow_generator } sous la neige, { $weather_storm_generator } dans la tempête)
        }, et chaque Fioul manquant cause 1 Dégât.
        { $generatorCheck ->
            [phase2] S’il a { $damage_slots_generator ->
                [one] { $damage_slots_generator } Dégât
               *[other] { $damage_slots_generator } Dégâts
            } après l’étape du Générateur de la Phase 2, le courant est coupé : l’Obscurité commence, et le Fioul n’est plus consommé ; jusque-là, on peut encore le réparer.
           *[immediate] Dès qu’il a { $damage_slots_generator ->
                [one] { $damage_slots_generator } Dégât
               *[other] { $damage_slots_generator } Dégâts
            }, le courant est coupé : l’Obscurité commence, et le Fioul n’est plus consommé.
        }
        Dès que 1 Dégât est retiré, de quelque façon que ce soit, le courant revient, et le Fioul est de nouveau consommé à partir de la Phase 2 suivante.
        Sans courant, on peut toujours entrer dans ce lieu, y mettre du Fioul, le réparer et l’incendier, ainsi que le saboter si une case Dégât est libre.

rulecard-thing-room-radio = Salle radio
    .text =
        Utiliser envoie le S.O.S. : une seule fois dans toute la partie, et seulement si ce lieu n’a aucun Dégât.
        L’Hélicoptère de secours se place alors sur la première case de sa piste et vole à partir de la Manche suivante.
        Ce lieu commence avec { $players ->
            [0] 1 Dégât par joueur
           *[other] { $radio_damage } Dégâts
        } ; Réparer en retire 1, avec le Bonus Coopération.
        Une carte Saboter ajoute 1 Dégât, un Alien Dévoilé autant que sa Force dans ce lieu, jusqu’à { $damage_slots_radio } en tout.
        De nouveaux Dégâts n’arrêtent et ne retardent jamais un hélicoptère déjà appelé.

rulecard-thing-room-helicopter = Héliport
    .text =
        Utiliser déplace 1 Fioul du Stock extérieur à l’Hélicoptère de la base ou, une fois celui-ci prêt, permet à qui détient des Clefs de déclencher l’évasion.
        Il est prêt s’il n’a aucun Dégât et si toutes ses cases Fioul sont remplies ; il a { $fuel_slots_base_helicopter ->
            [one] { $fuel_slots_base_helicopter } case Fioul
           *[other] { $fuel_slots_base_helicopter } cases Fioul
        }.
        Il commence avec { $players ->
            [0] deux Dégâts de moins qu’il n’y a de joueurs
           *[other] { $helicopter_damage } Dégâts
        } ; Réparer en retire 1, et Réparer comme Utiliser bénéficient du Bonus Coopération.
        Une carte Saboter ajoute 1 Dégât, un Alien Dévoilé autant que sa Force dans ce lieu, jusqu’à { $damage_slots_base_helicopter } en tout.
        Un seul Dégât empêche l’évasion, même avec les Clefs et le plein de Fioul.
        Trois Personnages au plus peuvent se trouver ici, sauf lors d’une évasion.

rulecard-thing-room-shed = Remise
    .text =
        C’est ici que se trouve l’Autoneige : Utiliser y déplace 1 Fioul du Stock extérieur ou, une fois l’Autoneige prête, permet à qui détient des Clefs de déclencher l’évasion.
        Elle est prête si elle n’a aucun Dégât et si toutes ses cases Fioul sont remplies ; elle a { $players ->
            [0] deux cases Fioul de moins qu’il n’y a de joueurs
           *[other] { $fuel_slots_snowmobile ->
                [one] { $fuel_slots_snowmobile } case Fioul
               *[other] { $fuel_slots_snowmobile } cases Fioul
            }
        }.
        Elle commence avec 1 Dégât{ $damage_slots_shed ->
            [1] , le maximum possible
           *[other] { " " }et peut en avoir jusqu’à { $damage_slots_shed }
        }.
        Réparer retire 1 Dégât, Saboter en ajoute 1, un Alien Dévoilé autant que sa Force dans ce lieu, dans la limite des cases Dégât libres.
        Utiliser et Réparer bénéficient du Bonus Coopération.
        Trois Personnages au plus peuvent se trouver ici, sauf lors d’une évasion.

rulecard-thing-room-weather = Station météo
    .text =
        Utiliser : lance le dé Météo et laisse-le ici ; lors de la prochaine Phase 1, le Leader choisit entre cette face et un nouveau lancer.
        Si le dé était déjà ici pendant cette Manche, tu choisis l’ancienne ou la nouvelle face ; Bennings lance deux fois et choisit librement parmi toutes ces faces.
        Puis tu déplaces 1 Fioul de la Réserve souterraine { $weatherFuel ->
            [anySlot] vers n’importe quel lieu qui a une case Fioul libre, engins compris ; s’il n’y en a aucun
           *[boilerGenerator] à la chaudière ou au Générateur, à ton choix parmi ceux qui ont une case libre ; si aucun n’en a
        } ou si la réserve est vide, cette partie est ignorée.
        Utiliser est toujours possible ici, et tout le monde voit ce que tu choisis.
        { $mode ->
            [small] Un dé Saboter
           *[main] Une carte Saboter
        } défausse 1 Fioul de la Réserve souterraine, un Alien Dévoilé 1 par point de sa Force dans ce lieu.
        Il n’y a ici rien à réparer et pas de Bonus Coopération.

rulecard-thing-room-kennel = Chenil
    .text =
        Les Chiens capturés sont gardés ici ; les Personnages n’y entrent jamais.
        { $kennelCard ->
            [removed] Sa carte Lieu est hors jeu : les Chiens capturés ne reviennent jamais, et le Chenil ne peut pas être attaqué.
           *[normal] Sa carte Lieu est dans la pioche tant qu’au moins un Chien se trouve à l’intérieur, et seulement alors.
        }
        { $kennelCard ->
            [removed] { "" }
           *[normal] { $mode ->
                [small] Si l’Alien la pioche en Phase 4, un Chien est assimilé
               *[main] Tant qu’elle y est, le Collectif peut attaquer le Chenil : un Chien est assimilé
            } pour +1 Force, et il n’y a rien à saboter.
        }
        { $kennelCard ->
            [removed] { "" }
           *[normal] Si la carte est retournée en { $mode ->
                [small] Phase 9
               *[main] Phase 8
            }, tous les Chiens sortent.
        }

rulecard-thing-room-dormitory = Dortoir
    .text =
        Le nombre de Personnages n’y est pas limité, mais ni Chien ni Alien Dévoilé n’y vient ; il n’y a rien à utiliser, à réparer ou à saboter.
        On y va pour changer { $dormSwap ->
            [any] tout ou partie de ses cartes
           *[all] toute sa main
        }, auquel cas le Personnage est couché{ $dormSpecialAction ->
            [no]  ; une Action spéciale ne mène pas ici
           *[yes] , ou pour une Action spéciale, auquel cas il est debout
        }.
        { $destinations ->
            [greenAndBlue] On peut aussi s’y déplacer comme dans un lieu vert et poser une carte.
           *[green] { "" }
        }
        Si au moins deux Personnages sont ici, ils { $dormEncounters ->
            [no] n’ont pas de Rencontre, comme dans la Salle de repos
           *[yes] ont une seule Rencontre commune, comme dans tout autre lieu
        }.
        Qui a changé de cartes ne fait plus rien jusqu’à la Phase 5.

rulecard-thing-room-rec = Salle de repos
    .text =
        Tous les Personnages commencent ici et y reviennent, debout, en Phase 5 pour les échanges, la discussion et le vote.
        Leur nombre n’y est pas limité ; les Chiens et les Aliens Dévoilés n’y viennent jamais, et il n’y a pas de Rencontre.
        { $destinations ->
            [greenAndBlue] Lors de ton déplacement en Phase 4, tu peux rester ici, debout, et poser une carte.
           *[green] Lors de ton déplacement en Phase 4, tu ne peux pas rester ici.
        }
        { $burnOthers ->
            [standing] Les Personnages chassés d’un lieu par un Alien Dévoilé sont couchés ici jusqu’à la Phase 5, de même que celui qui a incendié un lieu ; les autres venus d’un lieu incendié sont debout ou couchés comme avant.
           *[prone] Les Personnages chassés d’un lieu par un Alien Dévoilé ou un incendie sont couchés ici jusqu’à la Phase 5.
        }

## Weapons

rulecard-thing-weapon-flamethrower = Lance-flammes
    .text =
        { $mode ->
            [small] Il arrive avec 6 Recharges ; s’il est donné à un autre Personnage, il conserve celles qui lui restent.
           *[main] Il est face visible devant toi dès que tu le gardes, avec 6 Recharges ; s’il est échangé, il conserve celles qui lui restent.
        }
        { $mode ->
            [small] Une Recharge permet une chose parmi quatre : attaquer un Alien Dévoilé, éviter une Rencontre { $weaponScope ->
                [any] (même avec un Chien ou un Alien Dévoilé)
               *[characters] avec des Personnages
            }, incendier, avec un de tes dés en Phase 5, le lieu où tu te trouves ou, avec un Câble, faire l’Analyse B.
           *[main] Une Recharge permet une chose parmi quatre : attaquer un Alien Dévoilé, éviter une Rencontre { $weaponScope ->
                [any] (même avec un Chien ou un Alien Dévoilé)
               *[characters] avec des Personnages
            }, incendier, { $burnTiming ->
                [anytimeInActions] avant n’importe quelle carte des actions
               *[beforeActions] au début des actions
            }, le lieu où tu te trouves ou, avec un Câble, faire l’Analyse B.
        }
        { $mode ->
            [small] Qui attaque se couche dans le lieu, qui l’incendie va se coucher dans la Salle de repos.
           *[main] Attaquer et incendier coûtent aussi une carte de la pile Activités, tirée au hasard et sans être vue ; qui attaque se couche dans le lieu, qui incendie va se coucher dans la Salle de repos.
        }
        Éviter une Rencontre ne coûte que la Recharge, et ton Personnage reste comme il est.
        { $flameWithdrawProne ->
            [yes] Seul un Personnage debout peut s’en servir pour attaquer ou incendier ; éviter une Rencontre est possible même couché.
           *[no] Seul un Personnage debout peut s’en servir pour attaquer, éviter une Rencontre ou incendier.
        }
        { $emptyFlamethrower ->
            [stays] Sans Recharge, il reste à son propriétaire, inutile.
           *[removed] Avec sa dernière Recharge, il quitte la partie.
        }

rulecard-thing-weapon-dynamite = Dynamite/Molotov
    .text =
        Dynamite et Molotov sont une même carte : elle sert une fois, puis quitte la partie.
        { $mode ->
            [small] Attaque un Alien Dévoilé dans le lieu où tu te trouves, ou incendie ce lieu avec un de tes dés en Phase 5.
           *[main] Attaque un Alien Dévoilé dans le lieu où tu te trouves, ou incendie ce lieu { $burnTiming ->
                [anytimeInActions] avant n’importe quelle carte des actions
               *[beforeActions] au début des actions
            }.
        }
        { $mode ->
            [small] { "" }
           *[main] Dans les deux cas, cela coûte aussi une carte de la pile Activités, tirée au hasard et sans être vue : si la pile est vide, tu ne peux donc pas le faire.
        }
        Après une attaque, ton Personnage se couche sur place ; après un incendie, { $burnOthers ->
            [standing] il est couché dans la Salle de repos, et les autres Personnages du lieu y vont aussi, debout ou couchés comme avant
           *[prone] tous les Personnages du lieu sont couchés dans la Salle de repos
        }.
        Seul un Personnage debout peut l’utiliser, et elle ne permet jamais d’éviter une Rencontre.

rulecard-thing-weapon-firearm = Arme à feu
    .text =
        Montre-la pour éviter une Rencontre avec { $weaponScope ->
            [any] d’autres Personnages, un Chien ou un Alien Dévoilé
           *[characters] d’autres Personnages
        }, aussi souvent que tu veux, que ton Personnage soit debout ou couché.
        { $mode ->
            [small] Ton disque reste alors où il est, et personne n’avance à cause de toi.
           *[main] Tu ne places alors aucun jeton, tu n’en regardes aucun et ta Suspicion n’augmente pas.
        }
        { $mode ->
            [small] Tu la gardes après l’avoir utilisée.
           *[main] Tu la gardes, et après sa première utilisation elle reste face visible.
        }
        { $weaponScope ->
            [any] { "" }
           *[characters] Elle n’aide ni contre un Chien ni contre un Alien Dévoilé.
        }

rulecard-thing-weapon-melee = Arme de mêlée
    .text =
        Montre-la pour éviter une seule fois une Rencontre avec { $weaponScope ->
            [any] d’autres Personnages, un Chien ou un Alien Dévoilé, que ton Personnage
           *[characters] d’autres Personnages, que le tien
        } soit debout ou couché ; ensuite, elle quitte la partie.
        { $mode ->
            [small] Ton disque reste alors où il est, et personne n’avance à cause de toi.
           *[main] Tu ne places alors aucun jeton, tu n’en regardes aucun et ta Suspicion n’augmente pas.
        }
        { $weaponScope ->
            [any] { "" }
           *[characters] Elle n’aide ni contre un Chien ni contre un Alien Dévoilé.
        }

## Items

rulecard-thing-item-fuel = Fioul
    .text =
        Usage unique : place 1 Fioul dans le lieu où ton Personnage est debout, s’il a une case Fioul libre.
        Il vient { $fuelCard ->
            [underground] de la Réserve souterraine, quel que soit le lieu
           *[matching] de la réserve qui alimente ce lieu : la Réserve souterraine pour la chaudière et le Générateur, le Stock extérieur pour l’Héliport et la Remise
        }.
        Jouer cette carte est gratuit : { $mode ->
            [small] pas de dé
           *[main] pas de carte Action
        }, et ton Personnage ne se couche pas pour cela.
        { $mode ->
            [small] { $bonusItems ->
                [ownActionOnly] Tu peux la jouer en Phase 5 juste avant ou juste après ta propre action, tant que ton Personnage est debout.
               *[between] Tu peux la jouer en Phase 5 avant et après les dés de chaque Personnage, tant que le tien est debout.
            }
           *[main] { $bonusItems ->
                [ownActionOnly] Tu peux la jouer à l’étape 4.7 juste avant ou juste après ta propre action, tant que ton Personnage est debout.
               *[between] Tu peux la jouer à l’étape 4.7 entre deux cartes, avant la première et après la dernière, tant que ton Personnage est debout.
            }
        }

rulecard-thing-item-tools = Outils
    .text =
        Usage unique : retire 1 Dégât du lieu où ton Personnage est debout.
        Jouer cette carte est gratuit : { $mode ->
            [small] pas de dé
           *[main] pas de carte Action
        }, et ton Personnage ne se couche pas pour cela.
        { $mode ->
            [small] { $bonusItems ->
                [ownActionOnly] Tu peux la jouer en Phase 5 juste avant ou juste après ta propre action, tant que ton Personnage est debout.
               *[between] Tu peux la jouer en Phase 5 avant et après les dés de chaque Personnage, tant que le tien est debout.
            }
           *[main] { $bonusItems ->
                [ownActionOnly] Tu peux la jouer à l’étape 4.7 juste avant ou juste après ta propre action, tant que ton Personnage est debout.
               *[between] Tu peux la jouer à l’étape 4.7 entre deux cartes, avant la première et après la dernière, tant que ton Personnage est debout.
            }
        }
        Elle met aussi fin à une panne de courant{ $boilerCheck ->
            [immediate] , mais ne peut pas remettre en état une chaudière détruite par { $damage_slots_boiler ->
                [one] { $damage_slots_boiler } Dégât
               *[other] { $damage_slots_boiler } Dégâts
            }
           *[phase2] , et peut sauver une chaudière à { $damage_slots_boiler ->
                [one] { $damage_slots_boiler } Dégât
               *[other] { $damage_slots_boiler } Dégâts
            } avant le contrôle de la Phase 2
        }.

rulecard-thing-item-keys = Clefs
    .text =
        Elles servent pour l’Hélicoptère de la base comme pour l’Autoneige.
        { $mode ->
            [small] Avec un dé Utiliser dans un engin prêt, leur propriétaire peut déclencher l’évasion.
           *[main] Si l’action Utiliser t’est assignée dans un engin prêt, tu peux les montrer pour déclencher l’évasion, en tant que premier passager.
        }
        Les Clefs d’autres Personnages présents n’y changent rien : { $mode ->
            [small] le Personnage qui utilise le dé
           *[main] le Personnage à qui Utiliser est assigné
        } doit les posséder lui-même.

rulecard-thing-item-wire = Câble
    .text =
        Qui possède à la fois un Câble et un Lance-flammes peut faire l’Analyse B en { $mode ->
            [small] Phase 7
           *[main] Phase 6
        }, pour 1 Recharge, sur n’importe quel Personnage.
        { $wireFlashlight ->
            [singleUse] Après son utilisation, le Câble quitte la partie.
           *[kept] Le Câble { $mode ->
                [small] est conservé après son utilisation
               *[main] est conservé et reste face visible après sa première utilisation
            }.
        }
        { $mode ->
            [small] Une Manche ne compte au plus qu’une Analyse B.
           *[main] Le groupe entier fait au plus une Analyse B par Manche.
        }
        { $players ->
            [0] { "" }
           *[other] { $items_wire ->
                [one] Il y a { $items_wire } carte Câble dans la pioche Objets.
               *[other] Il y a { $items_wire } cartes Câble dans la pioche Objets.
            }
        }

rulecard-thing-item-flashlight = Lampe-torche
    .text =
        { $mode ->
            [small] Dans l’Obscurité, son propriétaire peut relancer jusqu’à trois de ses propres dés, chacun une fois et un par un ; le dernier résultat vaut.
           *[main] Dans l’Obscurité, tu choisis quand même la carte que tu poses.
        }
        { $mode ->
            [small] Une deuxième Lampe-torche du même Personnage n’aide pas plus qu’une seule.
           *[main] Lors d’une Action spéciale, tu peux piocher deux cartes, en poser une et défausser l’autre face cachée.
        }
        { $wireFlashlight ->
            [singleUse] Après son utilisation, elle quitte la partie.
           *[kept] Elle { $mode ->
                [small] est conservée après son utilisation
               *[main] est conservée et reste face visible après sa première utilisation
            }.
        }
        { $mode ->
            [small] Les capacités de Garry et de Norris s’y ajoutent.
           *[main] { $norrisSpecial ->
                [no] Dans l’Obscurité, Norris compte comme en ayant une, mais pas pour l’Action spéciale.
               *[yes] Norris compte toujours comme en ayant une.
            }
        }

## Characters

rulecard-thing-character-bennings = Bennings
    .text =
        { $mode ->
            [small] Avec un dé Utiliser
           *[main] Quand Utiliser lui est assigné
        } dans la Station météo, Bennings lance le dé Météo deux fois et y laisse l’un ou l’autre résultat.
        Si une face y était déjà conservée pendant cette Manche, elle peut être gardée à la place.
        { $mode ->
            [small] La capacité vaut tant que le Personnage est en jeu.
           *[main] Cette capacité est publique, fonctionne exactement de même pour un Alien caché, et prend fin quand le joueur est dévoilé ou éliminé.
        }

rulecard-thing-character-clark = Clark
    .text =
        Seul avec un Chien, Clark n’a pas de Rencontre : { $mode ->
            [small] il ne pioche pas de jeton Chien, et son disque reste où il est
           *[main] ni test ni Suspicion
        }.
        { $clarkCatches ->
            [no] Même accompagné, il passe inaperçu des Chiens : il ne compte pas pour en capturer un, et qui est seul avec lui affronte le Chien.
           *[yes] S’il y a un autre Personnage dans le lieu, il compte comme tout le monde, et ensemble ils capturent le Chien.
        }
        { $mode ->
            [small] La capacité vaut tant que le Personnage est en jeu.
           *[main] Cette capacité est publique, fonctionne exactement de même pour un Alien caché, et prend fin quand le joueur est dévoilé ou éliminé.
        }

rulecard-thing-character-windows = Windows
    .text =
        { $mode ->
            [small] Avec un dé Réparer
           *[main] Quand Réparer lui est assigné
        } dans n’importe quel lieu, Windows peut retirer 2 Dégâts au lieu de 1.
        Avec le Bonus Coopération, c’est { $abilityCoop ->
            [perRepetition] 2 à chaque fois : à trois debout dans le lieu, jusqu’à 6
           *[plusOne] un de plus en tout : à trois debout dans le lieu, jusqu’à 4
        }.
        { $mode ->
            [small] La capacité vaut tant que le Personnage est en jeu.
           *[main] Cette capacité est publique, fonctionne exactement de même pour un Alien caché, et prend fin quand le joueur est dévoilé ou éliminé.
        }

rulecard-thing-character-macready = MacReady
    .text =
        { $mode ->
            [small] Avec un dé Utiliser
           *[main] Quand Utiliser lui est assigné
        } dans l’Armurerie, MacReady peut piocher trois cartes Arme au lieu de deux.
        Il en garde une et place les autres sous la pioche, dans un ordre aléatoire.
        { $mode ->
            [small] La capacité vaut tant que le Personnage est en jeu.
           *[main] Cette capacité est publique, fonctionne exactement de même pour un Alien caché, et prend fin quand le joueur est dévoilé ou éliminé.
        }

rulecard-thing-character-garry = Garry
    .text =
        { $mode ->
            [small] Chaque fois que des dés lui sont assignés, Garry peut en relancer un, avant qu’aucun soit annulé.
           *[main] Juste après avoir pioché ses cartes Action à l’étape 4.1, Garry peut défausser une carte, puis en piocher une.
        }
        { $mode ->
            [small] Rien ne l’y oblige, et une Lampe-torche s’y ajoute.
           *[main] Rien ne l’y oblige ; les autres voient qu’il l’a fait, mais aucune des deux cartes.
        }
        { $mode ->
            [small] La capacité vaut tant que le Personnage est en jeu.
           *[main] Cette capacité est publique, fonctionne exactement de même pour un Alien caché, et prend fin quand le joueur est dévoilé ou éliminé.
        }

rulecard-thing-character-norris = Norris
    .text =
        { $mode ->
            [small] { $soloNorris ->
                [always] Chaque fois que des dés lui sont assignés, Norris peut en relancer jusqu’à trois, chacun une fois.
               *[darkness] Dans l’Obscurité, Norris peut relancer jusqu’à trois de ses dés, chacun une fois.
            }
           *[main] { $norrisSpecial ->
                [no] L’Obscurité ne touche pas Norris : il pose une carte de son choix, comme s’il avait une Lampe-torche.
               *[yes] Norris compte toujours comme ayant une Lampe-torche : l’Obscurité ne le touche pas.
            }
        }
        { $mode ->
            [small] Une Lampe-torche s’y ajoute : dans l’Obscurité, son propriétaire peut relancer chaque dé une fois de plus.
           *[main] { $norrisSpecial ->
                [no] Lors d’une Action spéciale, il pioche une seule carte, comme tout le monde.
               *[yes] Lors d’une Action spéciale, il peut piocher deux cartes, en poser une et défausser l’autre face cachée.
            }
        }
        { $mode ->
            [small] La capacité vaut tant que le Personnage est en jeu.
           *[main] Cette capacité est publique, fonctionne exactement de même pour un Alien caché, et prend fin quand le joueur est dévoilé ou éliminé.
        }

rulecard-thing-character-blair = Blair
    .text =
        { $mode ->
            [small] Avec un dé Utiliser
           *[main] Quand Utiliser lui est assigné
        } dans le Laboratoire, le Dr. Blair peut piocher un jeton supplémentaire.
        Avec le Bonus Coopération, c’est { $labCoop ->
            [oneEach] toujours un de plus en tout, qui est pour le Dr. Blair
           *[actor] { $abilityCoop ->
                [perRepetition] deux jetons à chaque fois
               *[plusOne] toujours un de plus en tout
            }
        }.
        { $mode ->
            [small] La capacité vaut tant que le Personnage est en jeu.
           *[main] Cette capacité est publique, fonctionne exactement de même pour un Alien caché, et prend fin quand le joueur est dévoilé ou éliminé.
        }

rulecard-thing-character-nauls = Nauls
    .text =
        { $mode ->
            [small] Avec un dé Utiliser
           *[main] Quand Utiliser lui est assigné
        } dans la Cuisine, Nauls ne déplace que 1 jeton Vivres au lieu de 2, et cela nourrit quand même tout le monde.
        { $mode ->
            [small] La capacité vaut tant que le Personnage est en jeu.
           *[main] Cette capacité est publique, fonctionne exactement de même pour un Alien caché, et prend fin quand le joueur est dévoilé ou éliminé.
        }

## Phases

rulecard-thing-phase-weather = Phase 1 : conditions météo
    .text =
        Le Leader lance le dé Météo ; ses faces sont beau temps ({ $die_sun }), nuages ({ $die_cloudy }), neige ({ $die_snow }) et tempête ({ $die_storm }).
        S’il se trouvait dans la Station météo, on retient la face qu’il y montrait, et le Leader choisit cette face ou la nouvelle ; tout le monde le voit.
        Le dé va ensuite sur la tuile Météo, et la Station météo est de nouveau vide.
        La météo détermine combien de Fioul consomment la chaudière et le Générateur, à quelle vitesse gèle une base sans chaudière et de combien avance l’Hélicoptère de secours.

rulecard-thing-phase-upkeep = Phase 2 : maintenance et vol de secours
    .text =
        Sur la tuile Météo, la ligne de la météo en cours est appliquée dans cet ordre : chaudière, Générateur, Hélicoptère de secours.
        Une chaudière en état de marche et un Générateur sous tension consomment du Fioul ; chaque Fioul manquant cause 1 Dégât à la place, dans la limite des cases libres.
        { $boilerCheck ->
            [immediate] La chaudière est détruite pour de bon dès qu’elle a { $damage_slots_boiler ->
                [one] { $damage_slots_boiler } Dégât
               *[other] { $damage_slots_boiler } Dégâts
            }
           *[phase2] Une chaudière à { $damage_slots_boiler ->
                [one] { $damage_slots_boiler } Dégât
               *[other] { $damage_slots_boiler } Dégâts
            } est alors détruite pour de bon
        } ; { $generatorCheck ->
            [phase2] un Générateur à { $damage_slots_generator ->
                [one] { $damage_slots_generator } Dégât
               *[other] { $damage_slots_generator } Dégâts
            } tombe alors en panne
           *[immediate] un Générateur tombe en panne dès qu’il a { $damage_slots_generator ->
                [one] { $damage_slots_generator } Dégât
               *[other] { $damage_slots_generator } Dégâts
            }
        }.
        Si la chaudière était déjà détruite, le marqueur Congélation avance, et sur la tête de mort { $mode ->
            [small] vous perdez aussitôt
           *[main] les Aliens gagnent aussitôt
        }.
        Si le S.O.S. a été envoyé, le marqueur Fioul de l’Hélicoptère de secours avance de 1 case, puis l’hélicoptère vole ; si le marqueur est déjà sur sa dernière case, l’hélicoptère repart pour de bon.

rulecard-thing-phase-planning = Phase 3 : actions Alien
    .text =
        Cette Phase n’a lieu que si le Collectif a de la Force et un membre dévoilé lors d’une Manche précédente.
        Il pose { $alienPass ->
            [yes] autant de cartes de la pioche Lieux qu’il veut, ou aucune,
           *[no] une ou plusieurs cartes de la pioche Lieux
        } face cachée, avec au moins 1 Force sur chacune, et peut garder de la Force en réserve.
        Seules les cartes de la pioche peuvent être choisies : ni lieu incendié, { $destroyedBoiler ->
            [enterable] { "" }
           *[removed] ni chaudière détruite,{ " " }
        }ni Salle de repos ou Dortoir, et { $kennelCard ->
            [removed] jamais le Chenil
           *[normal] le Chenil seulement tant que sa carte y est
        }.
        Tout le monde voit combien de cartes sont posées{ $planVisibility ->
            [nothing] , mais pas la Force qui est dessus
           *[strengths] { " " }et la Force sur chacune
        } ; les lieux restent secrets jusqu’à l’étape 4.3.
        Ensuite, plus rien ne peut être réarrangé.

rulecard-thing-phase-actions = Phase 4 : déplacements, Rencontres, actions
    .text =
        4.1 : les Personnages piochent des cartes Action, et une carte que personne ne voit commence la pile Activités.
        4.2 : dans l’ordre de déplacement, chacun se déplace et pose une carte, { $rescueBoarding ->
            [afterEncounters] change de cartes ou fait une Action spéciale
           *[insteadOfMove] change de cartes, fait une Action spéciale ou monte dans l’Hélicoptère de secours
        }.
        4.3 et 4.4 : les lieux que le Collectif attaque sont montrés, puis toutes les Rencontres sont résolues.
        4.5 : la Force retourne dans la Réserve Alien et les cartes prévues dans la pioche Lieux.
        { $rescueBoarding ->
            [afterEncounters] 4.6 : si l’Hélicoptère de secours est arrivé, le Personnage le moins suspect peut monter à bord ; l’évasion se joue alors et met fin à la partie.
           *[insteadOfMove] 4.6 : si quelqu’un est monté à bord, l’évasion se joue et met fin à la partie.
        }
        { $burnTiming ->
            [anytimeInActions] 4.7 : le Leader révèle une à une des cartes de la pile Activités mélangée et assigne chacune à un Personnage debout ; avant chaque carte, des lieux peuvent être incendiés.
           *[beforeActions] 4.7 : des lieux peuvent être incendiés, puis le Leader révèle une à une des cartes de la pile Activités mélangée et assigne chacune à un Personnage debout.
        }

rulecard-thing-phase-rec_room = Phase 5 : repos et accusations
    .text =
        Tous les Personnages reviennent dans la Salle de repos et se relèvent.
        Ils peuvent échanger { $tradeLab ->
            [no] des cartes Arme et Objet, mais pas de jetons Labo,
           *[yes] des cartes Arme, des cartes Objet et des jetons Labo,
        } et discuter et accuser à leur guise dans le respect des règles de discussion.
        Puis tous votent en même temps contre qui leur paraît suspect.
        Un Alien caché peut se dévoiler de son plein gré { $revealWindow ->
            [afterVote] une fois dans cette Phase, juste après le vote, et seulement alors
           *[wholePhase] à tout moment de cette Phase, et seulement alors
        }.

rulecard-thing-phase-tests = Phase 6 : Analyses
    .text =
        Le groupe peut faire au plus une Analyse A, avec une Poche de sang, et une Analyse B, avec un Câble et un Lance-flammes.
        Une Analyse est facultative, et quiconque pourrait en avoir les moyens est interrogé de la même façon, pour que personne n’apprenne qui aurait pu en faire une.
        Le joueur analysé montre sa carte Rôle à tous : un Alien est dévoilé, un Humain va dans la case verte.
        Si personne ne peut ou ne veut faire d’Analyse, on passe directement à la Phase 7.

rulecard-thing-phase-food = Phase 7 : repas
    .text =
        S’il y a des Vivres préparés dans la Cuisine, ils sont tous défaussés et tout le monde a mangé.
        Sinon, 4 jetons Vivres du Cellier sont défaussés, et tout le monde a mangé.
        S’il y en a moins de 4 dans le Cellier, ils sont tous défaussés, et tout le monde est Affamé pour le reste de la partie{ $hunger ->
            [pantryEmpty]  ; il en est de même dès que le Cellier est vide, pour quelque raison que ce soit
           *[phase7] { "" }
        }.

rulecard-thing-phase-dogs = Phase 8 : Chiens et Leader
    .text =
        Tous les Chiens hors du Chenil sont retirés du plateau ; une carte Lieu est retournée pour chacun, et le Chien va dans ce lieu : deux Chiens ne partagent donc jamais un lieu.
        Lors de la première Manche, les quatre Chiens entrent en jeu à ce moment-là.
        { $kennelCard ->
            [removed] Les Chiens capturés restent au Chenil pour de bon : sa carte est hors jeu.
           *[normal] Si la carte Chenil est retournée, tous les Chiens capturés sortent aussi et reçoivent un lieu, et la carte retourne au Chenil.
        }
        Puis le détenteur du jeton Leader devient Leader ; s’il n’y en a pas, le Leader reste le même.
        Le Leader retourne encore une carte et place le jeton Leader dans ce lieu ; ensuite, les cartes retournées sont remises dans la pioche.
        Si les cartes viennent à manquer, les Chiens qui n’en ont pas attendent hors du plateau, et un jeton Leader qui n’en a pas reste lui aussi en dehors : personne ne peut donc le prendre.
        Les Chiens ne font rien d’eux-mêmes ; ils attendent les Rencontres de la Manche suivante.

## Topics: the whole game

rulecard-thing-topic-roles = Les Rôles
    .text =
        Au début, chaque joueur reçoit en secret un jeton Chien : qui a le Chien alien est un Alien caché, tous les autres sont Humains.
        Ta carte Rôle est face cachée ; elle ne change que si tu subis une infection, d’Humain à Alien, et jamais dans l’autre sens.
        Quiconque n’est ni dévoilé ni éliminé est un Personnage, quel que soit son véritable Rôle.
        Les Aliens cachés peuvent posséder et utiliser tout ce que peuvent les Humains, Analyses comprises, et peuvent être assimilés comme tout le monde.

rulecard-thing-topic-round = Une Manche
    .text =
        Chaque Manche compte huit Phases : météo, maintenance et vol de secours, actions Alien, déplacements avec Rencontres et actions, Salle de repos, Analyses, repas, Chiens et Leader.
        Les actions Alien n’ont lieu que s’il y a un Alien Dévoilé, les Analyses que si quelqu’un peut et veut en faire une.
        Seuls les Personnages participent, sauf si une règle mentionne le Collectif.
        Le Leader dirige la Manche.

rulecard-thing-topic-leader = Le Leader et le jeton Leader
    .text =
        Le Leader lance le dé Météo, fixe l’ordre des Rencontres, assigne les cartes de la pile Activités et se déplace en dernier ; { $first ->
            [chosen] la table a désigné le premier Leader
            [settled] le premier Leader est désigné par la table ou tiré au sort
           *[lot] le premier Leader est tiré au sort
        }.
        Qui entre dans le lieu du jeton Leader le prend aussitôt et le garde au vu de tous ; en Phase 8, son détenteur devient Leader.
        Sans détenteur, le Leader reste le même ; un détenteur dévoilé ou éliminé avant cela ne compte plus, et le jeton est aussi sans détenteur si son lieu quitte la partie.
        Puis le nouveau Leader retourne une carte Lieu et y place le jeton.
        Si le Leader est dévoilé ou assimilé, le Personnage suivant à sa gauche prend aussitôt la relève.
        Tout le monde peut le conseiller, mais le Leader a le dernier mot pour assigner une carte{ $burnPermission ->
            [leader] , pour autoriser ou non un incendie
           *[no] { "" }
        } et pour continuer ou non.

rulecard-thing-topic-suspicion = La Suspicion
    .text =
        Ton disque commence sur la case jaune, { $suspicion_yellow }, et avance de 1 case chaque fois que tu regardes un jeton lors d’une Rencontre, que tu fais un Test Chien ou que tu reçois un vote.
        Il ne dépasse jamais la case maximum, qui { $players ->
            [0] correspond au nombre de joueurs en début de partie
           *[other] est ici la case { $suspicion_red }
        } ; la piste entière a { $suspicion_spaces } cases.
        Une Analyse qui révèle un Humain le place dans la case verte, 0 ; cela ne dit rien de la suite.
        Tant qu’il est sur la case maximum, tu dois montrer à tous chaque carte que tu poses avant qu’elle rejoigne la pile Activités, même lors d’une Action spéciale ou dans l’Obscurité.
        Dans la case verte, tu ne places pas de jetons et personne ne peut voter contre toi.
        Rencontrer un Alien Dévoilé ne change jamais la Suspicion.

rulecard-thing-topic-victory = Qui gagne ?
    .text =
        Les Humains gagnent aussitôt si un engin part sans aucun Alien à bord et sans laisser d’Humain en vie derrière lui.
        Les Aliens gagnent aussitôt si un Alien est à bord d’un engin qui s’évade, si le marqueur Congélation atteint la tête de mort, ou s’il ne reste aucun Humain en vie{ $endAllInfected ->
            [atNextReveal] , ce que l’on ne constate que lorsqu’un Rôle est montré, que la base gèle ou qu’il ne reste aucun Personnage
           *[immediate] { "" }
        }.
        Ils gagnent aussi si un engin part en laissant derrière lui au moins un Humain en vie.
        Être débarrassé de tous les Aliens ne fait rien gagner : les Humains doivent encore s’évader, et les Chiens peuvent créer de nouveaux Aliens.
        Les joueurs assimilés partagent le sort du camp qui était le leur à ce moment-là ; ils ne comptent jamais comme laissés derrière.
        On vérifie tout cela après chaque lieu de Rencontre, chaque Analyse, chaque avance du marqueur Congélation et chaque montée à bord ; à la fin, tous les Rôles sont montrés.

rulecard-thing-topic-last_human = Le dernier Humain
    .text =
        Quand il ne reste aucun Humain en vie, les Aliens gagnent{ $endAllInfected ->
            [atNextReveal] { " " }dès qu’un Rôle est montré, que la base gèle ou qu’il ne reste aucun Personnage
           *[immediate] { " " }aussitôt
        }, mais le joueur qui était le dernier Humain perd avec les Humains.
        Peu importe que ce joueur ait été infecté ou assimilé ; tous les autres Aliens gagnent.
        Si plusieurs derniers Humains sont perdus au même moment, ils perdent tous.
        C’est pourquoi un journal secret retient qui a été infecté, quand et par qui ; il est montré à la fin de la partie.

rulecard-thing-topic-elimination = Les joueurs éliminés
    .text =
        Seul un Alien Dévoilé élimine, en assimilant un Personnage ; figurine et disque quittent le plateau, et le Rôle n’est pas montré, pas même au Collectif.
        Les cartes Arme, Objet et Action vont sous leurs pioches, les jetons Labo quittent la partie sans être vus, et les Recharges vont dans la Réserve générale.
        Si le Leader est assimilé, le Personnage suivant à sa gauche devient aussitôt Leader ; un jeton Leader compte comme sans détenteur.
        Un joueur éliminé ne décide plus rien, ne dit rien de caché jusqu’à la fin, et gagne ou perd avec le camp qui était le sien à ce moment-là.

## Topics: the base

rulecard-thing-topic-rooms = Les lieux
    .text =
        Un lieu vert peut contenir au plus trois Personnages, un Chien et n’importe quelle Force Alien ; c’est là que se déroulent les actions.
        { $mode ->
            [small] La Salle de repos n’a pas de limite de Personnages, le Dortoir en accueille un par Manche, et aucun des deux n’accueille les Chiens ou l’Alien
           *[main] La Salle de repos et le Dortoir n’ont pas de limite de Personnages et n’accueillent ni Chiens ni Aliens Dévoilés
        } ; le Chenil est pour les Chiens, { $kennelCard ->
            [removed] ne peut pas être attaqué, et
           *[normal] peut être attaqué, mais
        } aucun Personnage n’y entre.
        { $mode ->
            [small] Tu peux aller directement dans le Dortoir ou dans tout lieu vert qui n’est ni incendié, { $destroyedBoiler ->
                [enterable] { "" }
               *[removed] ni une chaudière détruite,{ " " }
            }ni plein ; la distance ne compte pas.
           *[main] Tu peux aller directement dans { $destinations ->
                [greenAndBlue] la Salle de repos, le Dortoir ou tout lieu vert
               *[green] tout lieu vert
            } qui n’est ni incendié, { $destroyedBoiler ->
                [enterable] { "" }
               *[removed] ni une chaudière détruite,{ " " }
            }ni plein ; la distance ne compte pas.
        }
        Un lieu qui quitte la partie perd aussi sa carte Lieu.
        { $mode ->
            [small] Un Chien qui s’y trouvait { $burnDog ->
                [stays] y attend, hors d’atteinte, si le lieu a été incendié, et sinon hors du plateau, jusqu’à la Phase 9
               *[offBoard] attend hors du plateau jusqu’à la Phase 9
            }.
           *[main] Un Chien qui s’y trouvait { $burnDog ->
                [stays] y attend, hors d’atteinte, si le lieu a été incendié, et sinon hors du plateau, jusqu’à la Phase 8
               *[offBoard] attend hors du plateau jusqu’à la Phase 8
            }, et un jeton Leader qui s’y trouvait compte comme sans détenteur.
        }

rulecard-thing-topic-stocks = Fioul, Vivres et Dégâts
    .text =
        La Réserve souterraine alimente la chaudière et le Générateur, le Stock extérieur l’Hélicoptère de la base et la Remise, et le Cellier la Cuisine.
        { $weatherFuel ->
            [anySlot] Grâce à Utiliser dans la Station météo, le Fioul souterrain peut aussi aller aux engins.
           *[boilerGenerator] { "" }
        }
        { $fuelCard ->
            [underground] Une carte Fioul prend toujours du Fioul souterrain, même pour un engin.
           *[matching] { "" }
        }
        Le Fioul, les Vivres et les Recharges dépensés ou défaussés ne reviennent pas, sauf si une règle le dit.
        Les Dégâts qui dépassent les cases Dégât libres d’un lieu sont perdus, et le Fioul qui dépasse ses cases ne peut pas être placé.
        Si un stock est insuffisant, tu prends ce qu’il y a ; s’il est vide, l’effet n’est pas possible.
        { $fuelStockInStoreroom ->
            [true] Les stocks subsistent même si les lieux qu’ils alimentent sont incendiés, mais la Réserve souterraine est perdue avec le Hangar.
           *[false] Les stocks subsistent même si les lieux qu’ils alimentent sont incendiés.
        }

rulecard-thing-topic-weather_chart = La tuile Météo
    .text =
        Pour chaque météo, la tuile donne quatre nombres : le Fioul pour la chaudière, le Fioul pour le Générateur, l’avance du marqueur Congélation une fois la chaudière détruite, et l’avance de l’Hélicoptère de secours.
        { $mode ->
            [small] L’équipe réduite joue avec la tuile pour six joueurs.
           *[main] Il y a une tuile pour 4 et 5 joueurs, une pour 6, et une pour 7 et 8 ; c’est le nombre de joueurs au début qui compte jusqu’au bout.
        }
        { $players ->
            [0] { "" }
           *[other] Beau temps : chaudière { $weather_sun_boiler }, Générateur { $weather_sun_generator }, Congélation { $freezing_advance_sun }, hélicoptère { $helicopter_advance_sun } ; nuages : chaudière { $weather_cloudy_boiler }, Générateur { $weather_cloudy_generator }, Congélation { $freezing_advance_cloudy }, hélicoptère { $helicopter_advance_cloudy }.
        }
        { $players ->
            [0] { "" }
           *[other] Neige : chaudière { $weather_snow_boiler }, Générateur { $weather_snow_generator }, Congélation { $freezing_advance_snow }, hélicoptère { $helicopter_advance_snow } ; tempête : chaudière { $weather_storm_boiler }, Générateur { $weather_storm_generator }, Congélation { $freezing_advance_storm }, hélicoptère { $helicopter_advance_storm }.
        }
        La plupart de ses valeurs sont imprimées sur le plateau et dans aucun livret ; elles viennent donc de la fiche de plateau de la table, qui indique à quel point chacune est sûre.

rulecard-thing-topic-frost = La Congélation
    .text =
        { $boilerCheck ->
            [immediate] Dès que la chaudière a { $damage_slots_boiler ->
                [one] { $damage_slots_boiler } Dégât
               *[other] { $damage_slots_boiler } Dégâts
            }, elle est détruite pour de bon, et la tuile Congélation la recouvre.
           *[phase2] Une chaudière à { $damage_slots_boiler ->
                [one] { $damage_slots_boiler } Dégât
               *[other] { $damage_slots_boiler } Dégâts
            } après l’étape de la chaudière de la Phase 2 est détruite pour de bon, et la tuile Congélation la recouvre.
        }
        Le marqueur Congélation commence sur la première de { $freezing_spaces } cases et n’avance pas dans la Phase où la chaudière lâche.
        À chaque Phase 2 suivante, il avance de { $freezing_advance_sun } par beau temps, de { $freezing_advance_cloudy } par temps nuageux, de { $freezing_advance_snow } sous la neige, de { $freezing_advance_storm } dans la tempête ; la chaudière ne consomme plus de Fioul.
        S’il atteint la tête de mort, la dernière case, { $mode ->
            [small] vous perdez aussitôt
           *[main] les Aliens gagnent aussitôt
        }.
        Incendier un lieu ramène le marqueur sur la première case.

rulecard-thing-topic-darkness = L’Obscurité
    .text =
        Le Générateur tombe en panne { $generatorCheck ->
            [phase2] s’il a { $damage_slots_generator ->
                [one] { $damage_slots_generator } Dégât
               *[other] { $damage_slots_generator } Dégâts
            } après l’étape du Générateur de la Phase 2
           *[immediate] dès qu’il a { $damage_slots_generator ->
                [one] { $damage_slots_generator } Dégât
               *[other] { $damage_slots_generator } Dégâts
            }
        } ; l’Obscurité dure alors jusqu’à ce que 1 Dégât soit retiré, et se fait sentir { $mode ->
            [small] quand on lance les dés en Phase 5
           *[main] quand on pose les cartes à l’étape 4.2
        }.
        { $mode ->
            [small] Le Leader désigne alors le Personnage avant de lancer les dés.
           *[main] Qui se déplace et pose une carte ne peut pas la choisir : une carte de la main, tirée au hasard, va sur la pile Activités, sans être vue, même par son propriétaire.
        }
        { $mode ->
            [small] { "" }
           *[main] En Suspicion maximum, elle est d’abord montrée à tous ; sinon, seules les cartes qui te restent te permettent de déduire laquelle c’était.
        }
        { $mode ->
            [small] Norris et les détenteurs d’une Lampe-torche peuvent relancer jusqu’à trois de leurs dés, chacun une fois.
           *[main] Norris et les détenteurs d’une Lampe-torche choisissent comme d’habitude ; le changement de cartes et l’Action spéciale ne sont pas concernés.
        }
        { $mode ->
            [small] Une panne pendant la Phase 5 se fait sentir dès le lancer suivant.
           *[main] Une panne survenue plus tard dans la Manche ne se fait sentir qu’à la Manche suivante.
        }

rulecard-thing-topic-hunger = La faim
    .text =
        La première fois que la Phase 7 ne peut pas nourrir la base{ $hunger ->
            [pantryEmpty] , ou dès que le Cellier est vide
           *[phase7] { "" }
        }, tout le monde devient Affamé pour le reste de la partie.
        La limite de main est alors de 2 au lieu de 3.
        Aussitôt, tous ceux qui ont plus de 2 cartes Action en défaussent, à leur choix et face cachée, jusqu’à n’en avoir que 2.
        La faim ne cesse jamais, même si des Vivres sont préparés plus tard, et elle n’atteint pas les Aliens Dévoilés.

rulecard-thing-topic-burning = Incendier un lieu
    .text =
        { $mode ->
            [small] Un Personnage dans un lieu vert à qui des dés sont assignés en Phase 5, et qui n’a finalement parmi eux ni Saboter ni Menace, peut en dépenser un pour incendier ce lieu.
           *[main] { $burnTiming ->
                [anytimeInActions] À l’étape 4.7, avant chaque carte
               *[beforeActions] Au début de l’étape 4.7
            }, dans l’ordre de déplacement, chaque Personnage debout dans un lieu vert qui a un Lance-flammes chargé ou une carte Arme cachée doit dire s’il incendie ce lieu{ $burnPermission ->
                [leader]  ; le Leader peut refuser, ce qui ne coûte rien
               *[no] { "" }
            }.
        }
        { $mode ->
            [small] Cela coûte ce dé, et 1 Recharge de Lance-flammes ou une carte Dynamite/Molotov.
           *[main] Cela coûte 1 Recharge de Lance-flammes ou une carte Dynamite/Molotov, et une carte de la pile Activités, tirée au hasard et sans être vue.
        }
        Le lieu est hors jeu : personne ne peut y entrer, l’utiliser, le réparer, le saboter ni l’attaquer, et sa carte Lieu est retirée ; six lieux au plus peuvent être incendiés.
        { $burnOthers ->
            [standing] Qui l’incendie va se coucher dans la Salle de repos, les autres Personnages présents y vont aussi, debout ou couchés comme avant
           *[prone] Tous les Personnages présents vont se coucher dans la Salle de repos
        } ; un Chien { $burnDog ->
            [stays] reste dans le lieu incendié, hors d’atteinte,
           *[offBoard] quitte le plateau
        } { $mode ->
            [small] jusqu’à la Phase 9
           *[main] jusqu’à la Phase 8
        }.
        Si la base gèle, le marqueur Congélation revient sur la première case ; on peut aussi incendier quand elle ne gèle pas.
        Un Générateur incendié signifie une panne définitive, une chaudière incendiée est détruite, un engin incendié ne permet plus de s’évader, une Salle radio incendiée n’envoie plus rien, et le Fioul et les Vivres préparés d’un lieu incendié sont perdus.
        { $fuelStockInStoreroom ->
            [true] Le Cellier et le Stock extérieur subsistent, mais la Réserve souterraine est perdue avec le Hangar ; un hélicoptère déjà appelé arrive quand même.
           *[false] Les réserves et le Cellier subsistent, et un hélicoptère déjà appelé arrive quand même.
        }

rulecard-thing-topic-kennel = Les Chiens et la carte Chenil
    .text =
        { $mode ->
            [small] Il y a quatre Chiens ; ils entrent en jeu en Phase 9 de la première Manche et sont déplacés dans de nouveaux lieux à chaque Phase 9.
           *[main] Il y a quatre Chiens ; ils entrent en jeu en Phase 8 de la première Manche et sont déplacés dans de nouveaux lieux à chaque Phase 8.
        }
        Si au moins deux Personnages sont dans un lieu avec un Chien, { $mode ->
            [small] ils le capturent, et
           *[main] ils le capturent, sans test pour lui, et
        } il va au Chenil{ $clarkCatches ->
            [no]  ; Clark ne compte pas
           *[yes] { "" }
        }.
        { $kennelCard ->
            [removed] La carte Chenil est hors jeu : les Chiens capturés ne reviennent jamais.
           *[normal] La carte Chenil est dans la pioche Lieux tant qu’un Chien est au Chenil, et seulement alors ; sinon, elle est posée sur le Chenil.
        }
        { $kennelCard ->
            [removed] { "" }
           *[normal] Si elle est retournée en { $mode ->
                [small] Phase 9
               *[main] Phase 8, pour un Chien ou pour le jeton Leader
            }, tous les Chiens capturés sortent aussitôt et reçoivent un lieu.
        }

## Topics: cards, moves and actions

rulecard-thing-topic-action_cards = Les cartes Action
    .text =
        Il y en a 17 de chaque : Utiliser, Réparer et Saboter.
        À l’étape 4.1, dans l’ordre du Leader, tu pioches jusqu’à la limite de main de 3, ou de 2 une fois la faim venue ; si tu as atteint ou dépassé la limite, tu ne pioches rien et ne défausses rien.
        Utiliser exige un lieu où cela change quelque chose à cet instant, Réparer un lieu avec des Dégâts, Saboter un lieu auquel on peut encore nuire.
        Les mains sont secrètes, leur taille publique ; les cartes défaussées à l’étape 4.2 le sont face cachée, les cartes résolues sont face visible.
        Quand la pioche est vide, la défausse est mélangée.

rulecard-thing-topic-hand_in = Poser une carte
    .text =
        Choisis une carte Action de ta main ; elle rejoint la pile Activités face cachée, et personne d’autre n’apprend laquelle c’est.
        En Suspicion maximum, tu dois d’abord la montrer à tous.
        Dans l’Obscurité, la carte est tirée au hasard, sauf si tu as une Lampe-torche ou si tu es Norris.
        Lors d’une Action spéciale, tu poses une carte que tu viens de piocher : si tu en as pioché deux, choisis-en une, et l’autre est défaussée face cachée.
        Le Leader mélangera la pile : la carte peut donc être assignée à n’importe qui.

rulecard-thing-topic-move = Ton déplacement
    .text =
        À ton tour de l’étape 4.2, tu fais exactement une chose parmi { $rescueBoarding ->
            [afterEncounters] trois
           *[insteadOfMove] quatre
        }, et tout le monde voit laquelle : aller dans un lieu avec une carte, changer de cartes{ $rescueBoarding ->
            [afterEncounters] { " " }ou faire l’Action spéciale
           *[insteadOfMove] , faire l’Action spéciale ou monter dans l’Hélicoptère de secours
        }.
        Aller dans un lieu vert qui compte moins de trois Personnages{ $destinations ->
            [greenAndBlue] , ou dans la Salle de repos ou au Dortoir,
           *[green] { "" }
        } et poser une carte face cachée.
        Changer de cartes : ton Personnage se couche dans le Dortoir et tu changes { $dormSwap ->
            [any] au moins une carte de ta main
           *[all] toute ta main
        }, sans poser de carte.
        Action spéciale : aller dans un lieu vert{ $dormSpecialAction ->
            [no] { "" }
           *[yes] { " " }ou au Dortoir
        }, défausser ta main, piocher une carte et la poser.
        { $rescueBoarding ->
            [afterEncounters] { "" }
           *[insteadOfMove] Monter dans l’Hélicoptère de secours, s’il est arrivé et si ton Personnage est le moins suspect.
        }
        { $destinations ->
            [greenAndBlue] La distance ne compte pas.
           *[green] Tu ne peux pas rester dans la Salle de repos, et la distance ne compte pas.
        }
        Qui entre dans le lieu du jeton Leader le prend.

rulecard-thing-topic-movement_order = Ordre de déplacement et ordre du Leader
    .text =
        L’ordre de déplacement commence par la place à gauche du Leader, suit le sens horaire et finit par le Leader.
        Il est fixé au début de l’étape 4.2, vaut jusqu’à la fin de la Phase 4 même si le Leader change, et départage toutes les égalités de Suspicion et de jetons.
        L’ordre du Leader suit lui aussi le sens horaire, mais commence par le Leader ; c’est dans cet ordre que l’on pioche les cartes Action et que l’on compte les votes.
        À l’étape 4.2, un seul joueur décide à la fois, et les suivants voient tous les déplacements précédents.

rulecard-thing-topic-swap = Changer de cartes
    .text =
        Ton Personnage se couche dans le Dortoir ; le nombre de Personnages qui le font n’est pas limité.
        { $dormSwap ->
            [any] Tu défausses au moins une carte, gardes les autres, regardes toute la pioche Actions et y choisis autant de cartes que tu en as défaussé.
           *[all] Tu défausses toute ta main, regardes toute la pioche Actions et y choisis autant de cartes.
        }
        Si la pioche n’en a pas assez, tu prends celles-là, la défausse est mélangée pour former une nouvelle pioche, et tu y choisis le reste.
        Puis la pioche et la défausse sont mélangées ensemble ; personne ne voit ce que tu as choisi.
        Tu ne poses pas de carte et ne fais plus rien jusqu’à la Phase 5{ $dormEncounters ->
            [no]  ; il n’y a pas de Rencontre dans le Dortoir
           *[yes] , mais tu peux encore avoir une Rencontre dans le Dortoir
        }.

rulecard-thing-topic-special_action = L’Action spéciale
    .text =
        Va dans un lieu vert où il reste de la place{ $dormSpecialAction ->
            [no] { "" }
           *[yes] , ou au Dortoir,
        } et reste debout.
        Défausse toute ta main, pioche une carte Action, regarde-la et pose-la.
        Avec une Lampe-torche, { $norrisSpecial ->
            [no] { "" }
           *[yes] ou si tu es Norris,{ " " }
        }tu peux en piocher deux, en poser une et défausser l’autre face cachée.
        En Suspicion maximum, la carte est d’abord montrée à tous ; l’Obscurité ne change rien.

rulecard-thing-topic-active_pile = La pile Activités
    .text =
        Elle commence par la carte du dessus de la pioche Actions, que personne ne voit ; puis les cartes posées la rejoignent face cachée.
        Attaquer par le feu et incendier un lieu coûtent chacun une de ses cartes, tirée au hasard et sans être vue.
        À l’étape 4.7, le Leader la mélange une fois et doit révéler au moins une carte, s’il y en a une et si quelqu’un est debout.
        Après chaque carte, le Leader révèle la suivante ou s’arrête ; ce qui reste est alors défaussé face cachée, sans être vu.
        L’étape prend fin aussi quand la pile est vide ou que plus personne n’est debout.

rulecard-thing-topic-assign = Qui résout une carte ?
    .text =
        Le Leader doit assigner une carte révélée à un Personnage debout dans un lieu où elle est possible : n’importe lequel, même le sien, et pas seulement celui du joueur qui l’a posée.
        Utiliser doit changer quelque chose dans le lieu à cet instant ; dans un engin prêt, c’est toujours possible, avec ou sans Clefs.
        Réparer exige au moins 1 Dégât dans le lieu ; Saboter exige une case Dégât libre ou un stock que son effet peut réduire.
        Le joueur désigné la résout, y fait tous les choix, puis son Personnage se couche.
        Un Personnage couché ne reçoit plus de carte et ne prend plus part à rien jusqu’à la Phase 5.

rulecard-thing-topic-lost_action = Une carte que personne ne peut résoudre
    .text =
        Si aucun Personnage debout n’est dans un lieu où l’action révélée est possible, l’action est perdue.
        Le Leader couche alors un Personnage debout, n’importe lequel, même le sien.
        Si plus personne n’est debout, l’étape prend fin.

rulecard-thing-topic-cooperation = Le Bonus Coopération
    .text =
        Dans les lieux dotés de ce bonus, Utiliser ou Réparer peut être résolu autant de fois qu’il y a de Personnages debout dans le lieu, y compris { $mode ->
            [small] celui qui agit
           *[main] celui à qui la carte est assignée
        }.
        { $mode ->
            [small] Le joueur de celui qui agit choisit
           *[main] Le joueur désigné choisit
        } combien de fois, au moins une, pour autant que ce soit possible ; seul son Personnage se couche.
        Le bonus vaut pour Utiliser dans le Laboratoire, la Chaufferie, le Générateur, l’Héliport et la Remise ; pour Réparer dans tout lieu qui peut avoir des Dégâts.
        Saboter n’est jamais multiplié, et un S.O.S. n’est envoyé qu’une fois.
        Windows peut réparer, et le Dr. Blair piocher, un de plus{ $abilityCoop ->
            [perRepetition] { $labCoop ->
                [oneEach] , Windows à chaque fois et le Dr. Blair en tout
               *[actor] { " " }à chaque fois
            }
           *[plusOne] { " " }en tout
        } ; { $labCoop ->
            [oneEach] chaque Personnage debout dans le lieu reçoit un des jetons Labo piochés avec le bonus
           *[actor] les jetons Labo piochés avec le bonus { $mode ->
                [small] vont tous à celui qui agit
               *[main] vont tous au joueur désigné
            }
        }.

rulecard-thing-topic-bonus_items = Fioul et Outils entre les cartes
    .text =
        Fioul et Outils sont gratuits : ils ne demandent pas de carte Action, aucun Personnage ne se couche pour cela, et tu peux en jouer plusieurs.
        L’occasion se présente à l’étape 4.7 { $bonusItems ->
            [ownActionOnly] juste avant et juste après ta propre action
           *[between] avant la première carte, après chaque carte avant que le Leader continue, et une dernière fois à la fin
        } ; le Leader ne peut pas l’empêcher.
        Ton Personnage doit être debout dans le lieu : Fioul y remplit une case Fioul libre, Outils y retire 1 Dégât.
        Quiconque a une carte Objet cachée et se trouve dans un lieu où l’un des deux servirait est interrogé, quelle que soit cette carte ; une carte que tu joues est vue de tous et quitte la partie.

rulecard-thing-topic-possessions = Tes Armes, tes Objets et tes jetons
    .text =
        { $mode ->
            [small] Un Personnage peut posséder autant d’Armes, d’Objets et de jetons Labo qu’on veut, et tout le monde voit lesquels.
           *[main] Tu peux posséder autant d’Armes, d’Objets et de jetons Labo que tu veux ; les autres voient seulement combien.
        }
        { $mode ->
            [small] { "" }
           *[main] Seul un Lance-flammes est face visible dès le début.
        }
        { $mode ->
            [small] { $emptyFlamethrower ->
                [stays] Un Lance-flammes est conservé même sans Recharge
               *[removed] Un Lance-flammes est conservé tant qu’il a des Recharges
            } ; { $wireFlashlight ->
                [singleUse] une Arme à feu est conservée aussi ; toute autre carte utilisée quitte la partie, Lampe-torche et Câble compris
               *[kept] Arme à feu, Lampe-torche et Câble sont conservés aussi ; toute autre carte utilisée quitte la partie
            }.
           *[main] { $emptyFlamethrower ->
                [stays] Il est conservé même sans Recharge
               *[removed] Il est conservé tant qu’il a des Recharges
            } ; { $wireFlashlight ->
                [singleUse] une Arme à feu est conservée aussi et reste face visible après sa première utilisation ; toute autre carte utilisée quitte la partie, Lampe-torche et Câble compris
               *[kept] Arme à feu, Lampe-torche et Câble sont conservés aussi et restent face visible après leur première utilisation ; toute autre carte utilisée quitte la partie
            }.
        }
        Utiliser une Arme est toujours facultatif et toujours vu de tous.
        Une pioche Armes ou Objets vide ne donne rien jusqu’à ce que des cartes reviennent sous la pioche : celles non choisies en piochant, et celles des { $mode ->
            [small] Personnages qui ont quitté la partie
           *[main] joueurs dévoilés ou assimilés
        }.

rulecard-thing-topic-keep = Une carte à garder
    .text =
        Dans l’Armurerie, tu pioches deux cartes Arme (MacReady jusqu’à trois), dans le Hangar deux cartes Objet ; s’il y en a moins, tu pioches celles-là.
        Gardes-en une ; les autres vont sous la pioche, et personne d’autre ne les voit.
        Ce que tu gardes est secret aussi, sauf un Lance-flammes, qui est posé face visible avec 6 Recharges.

rulecard-thing-topic-lab_tokens = Les jetons Labo
    .text =
        Le sac contient au début { $players ->
            [0] 2 Poches de sang et 3 Échecs par joueur
           *[other] { $blood } Poches de sang et { $failures } Échecs
        }.
        Personne d’autre que toi ne voit un jeton que tu pioches ; garde-le caché ou défausse-le face cachée, et les autres voient seulement si tu l’as gardé ou défaussé.
        Une Poche de sang permet l’Analyse A ; un Échec ne sert à rien d’autre qu’à bluffer.
        Les jetons ne sont ni des cartes ni des Objets ; tu peux en posséder autant que tu veux{ $tradeLab ->
            [no] , mais ils ne changent jamais de main
           *[yes] { " " }et les donner face cachée en Phase 5
        }.

## Topics: encounters

rulecard-thing-topic-encounter = Les Rencontres
    .text =
        Une Rencontre se produit dans un lieu vert { $dormEncounters ->
            [no] { "" }
           *[yes] ou au Dortoir{ " " }
        }entre au moins deux Personnages, entre un Personnage et un Chien, ou entre l’Alien Dévoilé et un Personnage ou un Chien.
        Un Personnage seul ou un Chien seul ne fait rien, l’Alien seul peut saboter le lieu, et { $dormEncounters ->
            [no] dans la Salle de repos et au Dortoir
           *[yes] dans la Salle de repos
        } personne ne se rencontre.
        Avec un Chien et au moins deux Personnages, { $clarkCatches ->
            [no] sans compter Clark,{ " " }
           *[yes] { "" }
        }le Chien est d’abord capturé ; avec un Chien et un seul Personnage, celui-ci fait un Test Chien et le Chien reste.
        { $weaponScope ->
            [any] Les Personnages peuvent éviter la Rencontre avec des Armes, même avec un Chien ou un Alien Dévoilé ; ceux qui ne le font pas, s’ils sont au moins deux, passent un Test Infection.
           *[characters] S’ils sont au moins deux, les Personnages peuvent éviter la Rencontre avec des Armes ; ceux qui ne le font pas, s’ils sont encore au moins deux, passent un Test Infection.
        }
        Toutes les Rencontres sont terminées avant la première action.

rulecard-thing-topic-room_order = L’ordre des lieux
    .text =
        Après le dernier déplacement, le Collectif retourne ses cartes, et sa Force va dans ces lieux.
        Ces lieux sont résolus en premier, puis tous les autres lieux où il y a une Rencontre.
        Dans chaque groupe, le Leader choisit quel lieu vient ensuite ; on termine un lieu avant de passer au suivant.
        Les choix à l’intérieur d’un affrontement appartiennent au Collectif et aux Personnages présents.

rulecard-thing-topic-attack = Attaquer par le feu
    .text =
        Dans un lieu avec un Alien Dévoilé, chaque Personnage debout qui a un Lance-flammes chargé ou une carte Arme cachée, quelle qu’elle soit, est interrogé dans l’ordre de déplacement ; le premier qui accepte attaque, et ensuite plus personne ne le peut.
        Cela coûte 1 Recharge de Lance-flammes ou une carte Dynamite/Molotov, et une carte de la pile Activités, tirée au hasard et sans être vue ; si la pile est vide, ce n’est pas possible.
        Ton Personnage se couche dans le lieu ; l’Alien perd définitivement 1 Force et fuit sans rien faire.
        { $encounterAfterAttack ->
            [no] Il ne se passe alors plus rien dans ce lieu : personne n’y rencontre personne.
           *[yes] Puis les Personnages présents, toi y compris, et un Chien s’il y en a un ont leur Rencontre normale.
        }

rulecard-thing-topic-prey = Ce que l’Alien fait dans un lieu
    .text =
        S’il est plus fort que les Personnages, le Collectif doit assimiler un Personnage ou le Chien présent, ou saboter le lieu, même si cela ne change rien ; tous les Personnages restants fuient dans la Salle de repos et s’y couchent.
        Seul avec un Chien, il assimile le Chien ou sabote ; seul dans un lieu, il peut saboter ou ne rien faire{ $kennelCard ->
            [removed] { "" }
           *[normal]  ; au Chenil, il assimile un Chien
        }.
        Chaque assimilation ajoute 1 Force ; un Personnage assimilé est éliminé, un Chien quitte la partie.
        Le sabotage par l’Alien compte chaque point de sa Force dans le lieu : Dégâts, cartes, jetons ou Fioul, et deux jetons Vivres par point dans la Cuisine.
        Il ne sait pas qui est un Alien caché et peut en assimiler un.
        { $weaponScope ->
            [any] Qui a évité la Rencontre avec une Arme n’est pas compté ici, ne peut pas être assimilé et ne fuit pas.
           *[characters] { "" }
        }

rulecard-thing-topic-alien_fight = Affronter un Alien Dévoilé
    .text =
        { $weaponScope ->
            [any] D’abord, les Personnages présents peuvent éviter la Rencontre avec des Armes ; ensuite, ceux qui ne l’ont pas fait peuvent attaquer par le feu, et si l’un d’eux le fait, l’Alien perd 1 Force et fuit.
           *[characters] D’abord, les Personnages présents peuvent attaquer par le feu ; si l’un d’eux le fait, l’Alien perd 1 Force et fuit.
        }
        Sinon, sa Force dans le lieu est comparée au nombre de Personnages présents ; les Chiens, les capacités et les autres Armes ne comptent pas.
        Force inférieure : il fuit, et les Personnages présents et un Chien s’il y en a un ont aussitôt leur Rencontre normale, { $encounterAfterAttack ->
            [no] mais pas après une attaque
           *[yes] de même qu’après une attaque
        }.
        Force égale : il fuit, et tous les Personnages présents se couchent sur place ; il n’y a pas d’autre Rencontre, et un Chien reste.
        Force supérieure : il assimile un Personnage ou le Chien, ou sabote le lieu ; tous les Personnages restants fuient dans la Salle de repos et s’y couchent.
        { $weaponScope ->
            [any] Qui a évité la Rencontre ne prend part à rien de tout cela et reste comme il est ; s’il n’y a personne d’autre, l’Alien agit comme dans un lieu sans Personnages.
           *[characters] { "" }
        }
        Aucune Suspicion ne change lors d’un affrontement.

rulecard-thing-topic-withdraw = Éviter une Rencontre
    .text =
        Avant un Test Infection{ $weaponScope ->
            [any] , un Test Chien ou un affrontement avec un Alien Dévoilé
           *[characters] { "" }
        }, chacun dans le lieu qui a une Arme visible utilisable ou une carte Arme cachée doit dire une fois, dans l’ordre de déplacement et au vu de tous, s’il évite la Rencontre avec une Arme.
        Montre une Arme à feu (conservée), montre une Arme de mêlée (ensuite retirée) ou dépense une Recharge de Lance-flammes ; un Personnage couché { $flameWithdrawProne ->
            [yes] peut utiliser n’importe laquelle des trois
           *[no] ne peut utiliser qu’une Arme à feu ou une Arme de mêlée
        }.
        Qui évite la Rencontre ne place aucun jeton, n’en regarde aucun, ne gagne pas de Suspicion et reste comme il est, debout ou couché.
        S’il reste moins de deux participants, il n’y a pas de Test Infection{ $weaponScope ->
            [any] , mais qui reste seul avec un Chien fait un Test Chien
           *[characters] { "" }
        }.
        { $weaponScope ->
            [any] Cela marche contre des Personnages, des Chiens et des Aliens Dévoilés ; qui a évité la Rencontre ne compte ni pour capturer un Chien ni dans un affrontement.
           *[characters] Cela ne marche que contre des Personnages, jamais contre un Chien ou un Alien Dévoilé, et ton Personnage compte toujours pour capturer un Chien.
        }

rulecard-thing-topic-tokens = Placer ses jetons Infection
    .text =
        Chaque participant au test hors de la case verte place deux de ses trois jetons face cachée, et confirme.
        Un Humain doit placer ses deux jetons Humain ; un Alien caché choisit deux jetons Humain, ou un jeton Humain et un jeton Alien.
        De dos, ils sont tous pareils, et personne d’autre n’apprend ce choix.
        Les joueurs dans la case verte ne placent rien.

rulecard-thing-topic-look = Regarder un jeton
    .text =
        Choisis un autre joueur qui a placé des jetons, et l’un des deux ; tu dois regarder si tu le peux, et un seul jeton.
        Personne d’autre que toi ne le voit ; tout le monde voit à qui est le jeton que tu as pris, et son propriétaire voit aussi lequel des deux c’est.
        Tous choisissent en même temps ; si deux joueurs veulent le même jeton, l’ordre de déplacement décide, et qui n’en trouve plus ne regarde pas.
        Un jeton Alien fait d’un Humain un Alien caché ; il ne fait rien à un Alien, et un jeton Humain ne change rien.
        Ton disque avance de 1 case.

rulecard-thing-topic-infection_test = Le Test Infection
    .text =
        Chaque participant qui n’est pas dans la case verte place deux de ses trois jetons Infection face cachée.
        Les Humains placent deux jetons Humain ; un Alien caché peut y mettre le jeton Alien.
        Puis chacun, même dans la case verte, regarde exactement un jeton d’un autre joueur, s’il y en a ; personne d’autre ne le voit.
        Un Humain qui voit un jeton Alien devient un Alien caché une fois que tous ont regardé ; un Alien n’est pas affecté.
        Tous ceux qui ont regardé avancent leur disque de 1 case ; qui n’a pas trouvé de jeton à regarder n’avance pas.
        Tous vérifient de la même façon leurs cartes Rôle en secret, les jetons sont repris, et personne ne peut commenter ni réagir.

rulecard-thing-topic-dog_test = Le Test Chien
    .text =
        Un Personnage seul avec un Chien pioche un des neuf jetons du sac Infection, est le seul à le regarder et le remet dans le sac ; deux des neuf sont des jetons Chien alien, à chaque fois.
        Un Humain qui pioche un Chien alien devient un Alien caché ; un Alien n’est pas affecté.
        Le disque avance de 1 case, même s’il quitte ainsi la case verte, et le Chien reste dans le lieu.
        { $weaponScope ->
            [any] Qui évite la Rencontre avec une Arme y échappe
           *[characters] Aucune Arme ne l’évite
        }, Clark n’a pas cette Rencontre, et personne ne peut commenter ni réagir.

## Topics: revealed aliens

rulecard-thing-topic-reveal = Se dévoiler
    .text =
        Un Alien caché peut se dévoiler en Phase 5, { $revealWindow ->
            [afterVote] une fois, juste après le vote
           *[wholePhase] à tout moment avant la Phase 6
        } ; sinon, seule une Analyse dévoile.
        C’est proposé à tout le monde, mais seul un Alien caché peut le faire ; personne n’y est obligé.
        Tu montres ta carte Rôle ; figurine et disque quittent le plateau, tes cartes vont sous leurs pioches, tes jetons Labo et tes Recharges sont perdus.
        Si tu étais Leader, le Personnage suivant à ta gauche prend aussitôt la relève.
        Le premier dévoilement de la partie apporte { $players ->
            [0] une Force égale à la moitié du nombre de joueurs au début, arrondie à l’inférieur
           *[other] { $first_strength } points de Force
        } ; chaque dévoilement ultérieur ajoute 1.
        Un nouvel Alien Dévoilé agit pour la première fois en Phase 3 de la Manche suivante.

rulecard-thing-topic-revealed_aliens = Les Aliens Dévoilés
    .text =
        Un Alien Dévoilé n’est plus un Personnage : il ne pioche pas de cartes Action, ne se déplace pas, ne vote pas, n’échange pas, ne fait ni ne subit d’Analyse, ne monte pas à bord, ne mange pas, et sa capacité est perdue ; mais il peut parler.
        Tous les Aliens Dévoilés forment ensemble le Collectif : ils attaquent des lieux en Phases 3 et 4 avec une seule Réserve Alien.
        Le premier dévoilement de la partie apporte { $players ->
            [0] la moitié du nombre de joueurs au début, arrondie à l’inférieur,
           *[other] { $first_strength } points de Force,
        } chaque suivant 1, et chaque assimilation 1 ; la Force ne se perd que par le feu.
        À 0, le Collectif est vaincu et ne prévoit plus d’attaque jusqu’à ce qu’un autre Alien soit dévoilé, dont l’unique point de Force sert alors { $defeatedRejoin ->
            [no] seulement à ceux dévoilés après la défaite
           *[yes] à tous
        } ; à elle seule, cette défaite ne fait rien gagner aux Humains.
        Être dévoilé ne montre pas qui d’autre est un Alien.

rulecard-thing-topic-collective = Le Collectif décide
    .text =
        Tous les Aliens Dévoilés partagent une seule réserve et un seul plan ; { $collective ->
            [rotating] à chaque Manche, l’un d’eux décide, dans l’ordre où ils ont été dévoilés
           *[other] personne ne commande
        }.
        { $collective ->
            [majority] N’importe quel membre propose ; la proposition qui a le plus de soutiens l’emporte, en cas d’égalité celle du premier membre dévoilé.
            [rotating] Ce membre établit le plan de la Manche et fait les choix dans les lieux.
           *[consensus] N’importe quel membre propose, et une proposition vaut quand tous sont d’accord ; si aucune n’y parvient, celle qui a recueilli le plus d’accords vaut, en cas d’égalité celle du premier membre dévoilé.
        }
        Seuls les membres voient les propositions et les lieux prévus.

rulecard-thing-topic-alien_strength = La Force Alien
    .text =
        Le Collectif a une seule réserve de Force, la Réserve Alien, et tout le monde voit combien elle contient.
        Elle augmente de 1 à chaque assimilation et à chaque dévoilement après le premier, et ne diminue que par les attaques par le feu.
        Ce qui est engagé en Phase 3 va dans les lieux à l’étape 4.3 et ne peut pas être réarrangé.
        À l’étape 4.5, toute la Force présente sur le plateau retourne dans la réserve, et les cartes prévues dans la pioche.
        Seuls les points comptent, jamais les pièces.

## Topics: escape

rulecard-thing-topic-rescue = L’Hélicoptère de secours
    .text =
        Il doit être appelé depuis la Salle radio ; à partir de la Manche suivante, en Phase 2, son marqueur Fioul avance de 1 case (sur { $heli_fuel_spaces }), puis il vole, en nombre de cases : { $helicopter_advance_sun } par beau temps, { $helicopter_advance_cloudy } par temps nuageux, { $helicopter_advance_snow } sous la neige, { $helicopter_advance_storm } dans la tempête.
        Sur la case { $sos_spaces }, la dernière de sa piste, il est arrivé et attend.
        Si le marqueur Fioul est déjà sur sa dernière case en Phase 2, l’hélicoptère repart pour de bon, où qu’il soit, et ne peut plus être appelé.
        { $mode ->
            [small] Une fois qu’il est arrivé, le Personnage le moins suspect, en cas d’égalité le premier dans l’ordre de déplacement, peut déclencher l’évasion au début de la Phase 5 ; si ce joueur ne le fait pas, il n’y a pas de sauvetage pendant cette Manche.
           *[main] { $rescueBoarding ->
                [afterEncounters] Une fois qu’il est arrivé, après les Rencontres, le Personnage le moins suspect, en cas d’égalité le premier dans l’ordre de déplacement, peut monter à bord, où qu’il soit ; si ce joueur ne le fait pas, il n’y a pas de sauvetage pendant cette Manche.
               *[insteadOfMove] Une fois qu’il est arrivé, le Personnage le moins suspect, en cas d’égalité le premier dans l’ordre de déplacement, peut monter à bord au lieu de se déplacer, sans poser de carte ; si ce joueur ne le fait pas, il n’y a pas de sauvetage pendant cette Manche.
            }
        }
        { $mode ->
            [small] Si l’Alien a de la Force, les dés décident s’il empêche l’évasion.
           *[main] { $rescueBoarding ->
                [afterEncounters] L’embarquement commence aussitôt et met fin à la partie.
               *[insteadOfMove] { $boardingCut ->
                    [yes] Les joueurs qui ne se sont pas encore déplacés restent dans la Salle de repos, les Rencontres sont résolues, puis l’embarquement commence et met fin à la partie.
                   *[no] Les autres se déplacent encore et toutes les Rencontres sont résolues, puis l’embarquement commence et met fin à la partie.
                }
            }
        }

rulecard-thing-topic-vehicles = S’évader avec un engin de la base
    .text =
        L’engin, Hélicoptère de la base ou Autoneige, est prêt s’il n’a aucun Dégât et si toutes ses cases Fioul sont remplies.
        { $mode ->
            [small] Un Personnage qui a des Clefs peut déclencher l’évasion avec un dé Utiliser dans un engin prêt.
           *[main] Qui se voit assigner Utiliser dans un engin prêt doit dire s’il déclenche l’évasion ; pour cela, il faut montrer des Clefs.
        }
        { $mode ->
            [small] { "" }
           *[main] Quiconque est dans ce cas est interrogé de la même façon ; sans Clefs, ou si tu ne le souhaites pas, tu ne fais rien et ton Personnage se couche.
        }
        { $mode ->
            [small] L’engin doit être prêt quand les dés sont assignés : du Fioul ou une réparation après cela n’aide pas pour ces mêmes dés.
           *[main] L’engin doit être prêt quand la carte est assignée : du Fioul ou une réparation après cela n’aide pas pour cette même carte.
        }
        { $mode ->
            [small] Si l’Alien a de la Force, les dés décident s’il empêche l’évasion.
           *[main] Qui déclenche l’évasion est le premier passager, et l’embarquement suit aussitôt et met fin à la partie.
        }

rulecard-thing-topic-boarding = L’embarquement
    .text =
        { $firstBoarderReveals ->
            [no] Le premier passager ne montre sa carte Rôle qu’au départ de l’engin : là aussi, un Alien fait gagner les Aliens.
           *[yes] Le premier passager montre sa carte Rôle : un Alien fait gagner les Aliens.
        }
        Puis les Personnages au sol sont interrogés un par un, le moins suspect en premier, à égalité dans l’ordre de déplacement, pour savoir s’ils demandent une place ; qui renonce ou essuie un refus reste au sol pour ce round d’évasion.
        Tous les passagers doivent accepter un candidat{ $boardConsent ->
            [unanimousTieLeastSuspect]  ; si exactement la moitié d’entre eux l’accepte, le passager le moins suspect décide
           *[unanimous] { "" }
        }.
        Qui monte à bord montre sa carte Rôle : un Alien fait gagner les Aliens, un Humain ouvre un nouveau round d’évasion, où tous ceux qui sont au sol sont de nouveau interrogés.
        Si tout un round ne fait monter personne, ou s’il ne reste personne au sol, l’engin part, et ceux qui restent montrent leur carte Rôle : s’il y a un Humain parmi eux, les Aliens gagnent, sinon les Humains.
        Peu importe où se trouve un Personnage, et s’il est debout ou couché ; les joueurs dévoilés et éliminés ne sont jamais interrogés.
        Un embarquement commencé met toujours fin à la partie.

## Topics: Rec Room and tests

rulecard-thing-topic-trade = Les échanges
    .text =
        En Phase 5, deux Personnages quelconques peuvent se passer { $tradeLab ->
            [no] des cartes Arme et Objet, mais pas de jetons Labo,
           *[yes] des cartes Arme, des cartes Objet et des jetons Labo,
        } autant qu’ils veulent, cadeaux compris, si les deux sont d’accord.
        Un échange se fait en entier ou pas du tout ; les promesses n’engagent personne.
        Rien n’est montré auparavant ; qui reçoit peut regarder ensuite.
        Tout le monde voit que quelque chose a changé de main, de quel genre et en quel nombre, mais pas quoi, sauf un Lance-flammes face visible, qui conserve ses Recharges.

rulecard-thing-topic-vote = Le vote
    .text =
        Tous les Personnages en même temps désignent un autre Personnage ou s’abstiennent ; les votes sont montrés quand tous sont donnés.
        On ne peut désigner personne dans la case verte, ni soi-même, ni un Alien Dévoilé, ni un joueur éliminé.
        Chaque vote avance de 1 case le disque du joueur désigné, au plus jusqu’à la case maximum{ $players ->
            [0] { "" }
           *[other] , { $suspicion_red }
        }.
        Qui s’y trouve doit montrer chaque carte qu’il pose, aussi longtemps que son disque y reste.

rulecard-thing-topic-tests = Les Analyses A et B
    .text =
        À chaque Manche, le groupe peut faire une Analyse A et une Analyse B, sur le même Personnage ou sur des Personnages différents ; une Analyse est facultative, et quiconque a un jeton Labo, ou un Lance-flammes chargé avec un Câble ou une carte Objet cachée, doit dire s’il en propose une.
        Analyse A : montre et cède une Poche de sang ; la cible est le Personnage le plus suspect, en cas d’égalité au choix de qui fait l’Analyse.
        Analyse B : avec un Câble et un Lance-flammes, dépense 1 Recharge ; la cible est n’importe quel Personnage.
        Tu peux t’analyser toi-même si tu es une cible possible ; les Aliens cachés peuvent faire une Analyse comme tout le monde.
        Si plusieurs proposent la même Analyse, le Leader en désigne un ; le Leader choisit aussi quelle Analyse vient en premier, normalement la A.

rulecard-thing-topic-test_result = Le résultat d’une Analyse
    .text =
        Le joueur analysé doit montrer à tous sa carte Rôle actuelle.
        Un Alien est aussitôt dévoilé : figurine et disque quittent le plateau, les cartes retournent dans leurs pioches, et le Collectif grandit.
        Le disque d’un Humain va dans la case verte.
        Cela ne renseigne que sur le passé : le prochain Chien ou la prochaine Rencontre peut infecter un joueur de la case verte, dont le disque avance alors de nouveau.

## Topics: the table and the rules

rulecard-thing-topic-talk = La discussion
    .text =
        Tout se dit ouvertement et à la table ; il n’y a pas de mots en privé entre Personnages, mais le Collectif prévoit ses attaques en privé.
        Tu peux toujours parler, en disant vrai ou faux, des plans, des soupçons, des promesses, des conseils, des Armes, des Objets et des jetons Labo.
        { $talk ->
            [strictDE] Tu ne peux jamais dire, que ce soit vrai ou faux, quelles cartes Action tu as en main ni laquelle tu as posée.
            [freeFR] Tu peux tout affirmer, à raison ou à tort, sur les cartes Action que tu as en main et sur celle que tu as posée.
           *[itUA] Tu ne peux jamais dire, que ce soit vrai ou faux, quelles cartes Action tu as en main ; à partir de l’étape 4.7, tu peux affirmer, à raison ou à tort, quelle carte tu as posée.
        }
        Les cartes et jetons cachés ne sont montrés que si une règle les révèle, et personne ne commente l’issue d’un Test Infection.
        Les Aliens Dévoilés peuvent parler selon les mêmes règles ; les joueurs éliminés se taisent sur ce qui est caché.

rulecard-thing-topic-secrets = Qui voit quoi ?
    .text =
        Public : la Suspicion, le Leader, les Dégâts, le Fioul, les Vivres, les Chiens, la météo, les déplacements, la Force Alien totale{ $planVisibility ->
            [nothing] { "" }
           *[strengths] { " " }et celle de chaque attaque prévue
        }, le nombre de cartes et de jetons de chacun, et ce que les sacs contenaient au début.
        Secret : les Rôles, les mains, les cartes posées, les Armes, les Objets et les jetons Labo, sauf un Lance-flammes et ce qui est face visible depuis son utilisation.
        Personne ne connaît toute la pile Activités, et ce qu’il en reste est défaussé sans être vu.
        Seul le joueur qui regarde un jeton Infection en voit la face ; tout le monde voit qui a regardé un jeton de quel joueur, et son propriétaire sait aussi lequel c’était.
        Le Collectif partage son plan, mais n’apprend le Rôle caché de personne.
        Ton journal ne contient que ce qui est public et tes propres secrets ; les Rôles et les infections sont montrés à la fin.

rulecard-thing-topic-prompts = Pourquoi tout le monde est interrogé de la même façon
    .text =
        Qu’une question te soit posée ou non ne montre jamais ce que tu as ni qui tu es.
        Quiconque pourrait agir si ses cartes ou jetons cachés étaient les bons est interrogé, au même rythme, et personne ne voit qui avait une option : attaquer, éviter une Rencontre, incendier, jouer un Objet bonus, démarrer un engin, proposer une Analyse.
        Lors d’un Test Infection, tous ceux qui sont hors de la case verte placent des jetons et confirment, et en Phase 5 tout le monde a un moyen de se dévoiler, que seul un Alien caché peut utiliser.
        Les aides de jeu sont les mêmes pour tous, car demander comment jouer en Alien te trahirait.

rulecard-thing-topic-timeouts = Si le temps est écoulé
    .text =
        { $mode ->
            [small] Tout ce qui est facultatif ne se fait pas : pas d’attaque, pas de Rencontre évitée, pas de Fioul ni d’Outils, pas d’évasion avec l’Hélicoptère de secours, pas de dé changé depuis le Dortoir, rien de donné à d’autres, pas d’Analyse.
           *[main] Tout ce qui est facultatif ne se fait pas : pas de changement de carte par Garry, pas d’attaque, pas de Rencontre évitée, pas d’incendie, pas d’Objet bonus, pas d’évasion, pas de place demandée, pas d’échange, pas de vote, pas de dévoilement, pas d’Analyse.
        }
        { $mode ->
            [small] Un Personnage va dans un lieu au hasard, et là où il faut choisir l’un de plusieurs, le hasard décide ; parmi les cartes piochées, une est gardée au hasard, et les jetons Labo le sont tous.
           *[main] Tu vas dans un lieu au hasard et poses une carte au hasard ; lors d’un Test Infection, tu places deux jetons Humain et regardes au hasard un jeton d’un autre joueur ; les autres cartes sont choisies ou défaussées au hasard.
        }
        { $mode ->
            [small] Le Leader prend la nouvelle météo et l’ordre fixe des lieux, assigne les dés à un Personnage au hasard et ne lance plus rien ensuite.
           *[main] Le Leader prend la nouvelle météo, l’ordre fixe des lieux, un Personnage au hasard pour une carte, autorise un incendie et ne révèle pas d’autre carte ; un passager refuse.
        }
        { $mode ->
            [small] Aucun dé n’est relancé ni annulé ; le Personnage résout la première action possible, avec la première face possible et la première destination possible pour le Fioul, aussi souvent que possible.
           *[main] Qui agit prend la première face possible et la première destination possible pour le Fioul, répète aussi souvent que possible, garde une carte au hasard et tous les jetons Labo.
        }
        { $mode ->
            [small] { "" }
           *[main] Le Collectif pose 1 Force sur un lieu au hasard ; seul dans un lieu, il ne fait rien, seul avec un Chien, il assimile le Chien, et sinon il assimile le Personnage dont la place vient en premier.
        }
        { $mode ->
            [small] { "" }
           *[main] { $collective ->
                [majority] S’il a des propositions, celle qui a le plus de soutiens vaut, en cas d’égalité celle du premier membre dévoilé.
                [rotating] { "" }
               *[consensus] S’il a des propositions, celle qui a recueilli le plus d’accords vaut, en cas d’égalité celle du premier membre dévoilé.
            }
        }

rulecard-thing-topic-setup = La mise en place
    .text =
        La chaudière et le Générateur commencent avec 4 jetons Fioul chacun, le Cellier avec 16 jetons Vivres, la Remise avec 1 Dégât, l’Hélicoptère de la base avec { $players ->
            [0] deux Dégâts de moins qu’il n’y a de joueurs, la Salle radio avec un par joueur
           *[other] { $helicopter_damage }, la Salle radio avec { $radio_damage }
        }.
        { $players ->
            [0] Les deux réserves de Fioul, les pioches Armes et Objets et la tuile Météo dépendent du nombre de joueurs ; le sac Laboratoire reçoit 2 Poches de sang et 3 Échecs par joueur.
           *[other] La Réserve souterraine contient { $underground } jetons Fioul, le Stock extérieur { $outside }, le sac Laboratoire { $blood } Poches de sang et { $failures } Échecs.
        }
        { $players ->
            [0] Ce qui dépend du nombre de joueurs reste tel qu’au début.
           *[other] Pioche Armes : Lance-flammes { $weapons_flamethrower }, Dynamite/Molotov { $weapons_dynamite }, Arme à feu { $weapons_firearm }, Arme de mêlée { $weapons_melee } ; pioche Objets : Fioul { $items_fuel }, Outils { $items_tools }, Clefs { $items_keys }, Câble { $items_wire }, Lampe-torche { $items_flashlight }.
        }
        Chaque joueur reçoit un Personnage au hasard, debout dans la Salle de repos, 2 cartes Action, 3 jetons Infection, les deux cartes Rôle, et un disque sur la case jaune, { $suspicion_yellow }.
        Autant de jetons Chien que de joueurs, dont un seul Chien alien, sont distribués en secret et déterminent les Rôles ; puis les 9 jetons, dont 2 Chien alien, vont dans le sac Infection.
        Le jeton Leader est dans un lieu au hasard, { $kennelCard ->
            [removed] la carte Chenil est hors de la partie
           *[normal] la carte Chenil est sur le Chenil
        }, et les quatre Chiens sont encore hors du plateau.
        { $first ->
            [chosen] La table a désigné le premier Leader
            [settled] Le premier Leader est désigné par la table ou tiré au sort
           *[lot] Le premier Leader est tiré au sort
        }, et l’Hélicoptère de secours n’a pas été appelé.

rulecard-thing-topic-components = Le contenu de la boîte
    .text =
        { $mode ->
            [small] Trois dés Action, et huit cartes Rôle spéciales : six Humain et deux Alien.
           *[main] 51 cartes Action : 17 de chaque, Utiliser, Réparer et Saboter.
        }
        { $mode ->
            [small] Pioche Armes : Lance-flammes { $weapons_flamethrower }, Dynamite/Molotov { $weapons_dynamite }, Arme à feu { $weapons_firearm }, Arme de mêlée { $weapons_melee } ; pioche Objets : Fioul { $items_fuel }, Outils { $items_tools }, Clefs { $items_keys }, Câble { $items_wire }, Lampe-torche { $items_flashlight }.
           *[main] 12 cartes Arme : 2 Lance-flammes, 4 Dynamite/Molotov, 2 Arme à feu, 4 Arme de mêlée ; 15 cartes Objet : 4 Fioul, 4 Outils, 2 Clefs, 2 Câble, 3 Lampe-torche ; à moins de joueurs, on en utilise moins.
        }
        11 cartes Lieu : tous les lieux verts et le Chenil, aucune pour la Salle de repos et le Dortoir.
        { $mode ->
            [small] Chacun des six Personnages a une figurine et un disque ; il y a 9 jetons Chien, dont 2 Chien alien, et 4 Chiens.
           *[main] Chacun des 8 joueurs a une figurine, un disque, une carte Rôle Humain et une carte Rôle Alien, 2 jetons Infection Humain et 1 jeton Infection Alien ; il y a 9 jetons Chien, dont 2 Chien alien, et 4 Chiens.
        }
        40 jetons Labo, 16 Poches de sang et 24 Échecs ; 34 jetons Fioul, 16 Vivres, 20 Dégât, 12 Recharge et 6 Incendie.
        La Force Alien n’est qu’un nombre ; les pièces ne servent qu’à la compter et ne la limitent jamais.
        { $mode ->
            [small] { "" }
           *[main] Les cartes Rôle spéciales et les dés de la boîte servent au jeu de 1 à 3 joueurs.
        }

rulecard-thing-topic-specification = Comment les règles sont écrites
    .text =
        Chaque règle a un identifiant, par exemple T-E-12 ; seul ce qui a un identifiant est une règle.
        Là où les éditions diffèrent, les règles donnent une valeur par défaut ; chaque table peut choisir une édition ou des options une à une.
        Les valeurs que seul le plateau montre, comme la tuile Météo, viennent d’une fiche de plateau qu’une table peut remplacer.
        Chaque mélange, chaque tirage au hasard et chaque lancer de dé est équitable.
        Une règle particulière l’emporte sur une règle générale, « ne peut pas » l’emporte sur « peut », et ce que tu ne peux pas payer en entier, tu ne peux pas le faire.
        { $mode ->
            [small] { "" }
           *[main] La Phase 4 est comptée ici en sept étapes, de 4.1 à 4.7 ; certaines éditions comptent autrement.
        }
