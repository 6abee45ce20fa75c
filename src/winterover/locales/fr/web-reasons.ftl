### The web client: why something is not possible, by the rule against it. Dots in rule IDs are written as _.


## The Thing

web-reason-T-3-10 = Le lieu est plein : trois Personnages au plus.
web-reason-T-A-01 = Seul un Alien caché peut se dévoiler.
web-reason-T-B-06 = Le lieu a brûlé.
web-reason-T-I-02 = Un Humain ne place que des jetons Humain.
web-reason-T-L-06 = Le S.O.S. s’envoie une fois, et seulement si la radio n’a aucun Dégât.
web-reason-T-L-07 = L’engin n’est pas prêt : toutes ses cases Fioul doivent être remplies, sans aucun Dégât.
web-reason-T-L-14 = Il ne reste rien à prendre ici.
web-reason-T-P2-09 = La chaudière est détruite et son lieu reste fermé pour de bon.
web-reason-T-P4_7-10 = Utiliser ce lieu ne changerait rien pour l’instant.
web-reason-T-P4_7-11 = Il n’y a ici aucun Dégât à réparer.
web-reason-T-P4_7-12 = Il n’y a plus rien à saboter ici.
web-reason-T-P5-06 = On ne peut pas désigner qui est sur la case verte de Suspicion.
web-reason-T-P6-02 = L’Analyse A porte sur qui est le plus suspect.
web-reason-T-X-03 = Seul le Personnage le moins suspect peut monter dans l’Hélicoptère de secours.
web-reason-T-X-06 = L’engin n’était pas prêt au moment de l’assignation, ou il n’y a pas de Clefs.

## The Thing for one to three people

web-reason-T-Z11-01 = L’évasion avec un engin demande des Clefs et un dé Utiliser.
web-reason-T-Z3-02 = Plein, ou pas un lieu où les Personnages peuvent aller maintenant.
web-reason-T-Z3-03 = Un seul Personnage peut y aller par Manche, et c’est fait.
web-reason-T-Z5-03 = Les dés ne vont qu’à un Personnage debout.
web-reason-T-Z5-04 = Ce dé a déjà été relancé de cette façon.
web-reason-T-Z5-06 = Une fois un dé annulé, on n’en relance plus.
web-reason-T-Z5-11 = Il ne reste pas de dé pour cela.
web-reason-T-Z7-01 = L’Analyse A porte sur le plus suspect, et personne n’est testé deux fois.

## Stay Away!

web-reason-S-ACT-02 = Aucun voisin n’est accessible : une porte ou une Quarantaine fait obstacle.
web-reason-S-AXE-01 = Il n’y a ni porte ni Quarantaine à portée.
web-reason-S-DEF-01 = Une carte Défense ne se joue que lorsqu’on s’en prend à toi.
web-reason-S-DOR-01 = Il y a déjà une porte de chaque côté de toi.
web-reason-S-E2-04 = Aucun voisin ne peut être mis en Quarantaine maintenant.
web-reason-S-E2-06 = Pas depuis la Quarantaine.
web-reason-S-LIM-03 = Avec autant de cartes Infection, il faut en défausser une.
web-reason-S-MIS-06 = La carte offerte ne pourrait aller à personne d’autre.
web-reason-S-QUA-03 = Pas depuis la Quarantaine.
web-reason-S-ROLE-03 = Une carte Infection ne passe que de la Chose aux autres, ou d’un Infecté à la Chose, et un Infecté en garde toujours une.
web-reason-S-ROLE-07 = Une carte Infection ne passe que de la Chose aux autres, ou d’un Infecté à la Chose, et un Infecté en garde toujours une.
web-reason-S-ROLE-08 = Une carte Infection ne passe que de la Chose aux autres, ou d’un Infecté à la Chose, et un Infecté en garde toujours une.
web-reason-S-ROLE-06 = Cette carte ne quitte jamais la main de qui la tient.
web-reason-S-RUN-01 = Tous les autres sont en Quarantaine.
web-reason-S-SED-04 = Tous les autres sont en Quarantaine.
web-reason-S-TURN-06 = Cette carte ne se joue jamais ; on la garde ou on la passe.
web-reason-S-VAR4-01 = Avec les options de cette table, personne que la carte pourrait atteindre n’est en vue.
web-reason-S-VAR4-03 = Avec les options de cette table, personne que la carte pourrait atteindre n’est en vue.
web-reason-S-VAR4-05 = Avec les options de cette table, personne que la carte pourrait atteindre n’est en vue.
web-reason-S-VAR6-03 = La Chose n’est plus là : plus personne ne reçoit de carte Infection.
