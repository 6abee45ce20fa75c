### Stay Away!: what is told, asked and offered.
### Names of players and cards come in as variables: cards stand in quotes, since many names are whole phrases, and
### no word that would be elided (de, que, le ...) stands before a player's name. Ends of names in this file:
###   -own      the viewer is the one who acts or whom it concerns
###   -you      the viewer is the other player in it
###   -hidden   something in it is not shown to the viewer, or there is none


stayaway-about =
    Un avant-poste sur une île perdue, isolé par la tempête, et quelqu’un autour de la table est la Chose.
    À chaque tour, tu pioches, tu joues ou défausses, puis tu passes une carte à ton voisin, et n’importe laquelle de ces cartes peut être l’infection.
    Les Humains gagnent en brûlant la Chose ; la Chose gagne quand il ne reste aucun Humain.
    De 4 à 12 joueurs.


## What happens: setup

# $cards is the opening hand.
stayaway-fact-dealt = { $seat } reçoit : { $cards }.
stayaway-fact-dealt-hidden = { $seat } reçoit une main de départ.
stayaway-fact-dealt-own = Ta main de départ : { $cards }.
stayaway-fact-started = La partie commence, dans le sens horaire. { $first } joue en premier.
stayaway-fact-started-own = La partie commence, dans le sens horaire. Tu joues en premier.


## What happens: the turn

stayaway-fact-turn_began = { $seat } commence son tour.
stayaway-fact-turn_began-own = Ton tour commence.
stayaway-fact-drew = { $seat } pioche « { $card } ».
stayaway-fact-drew-hidden = { $seat } pioche une carte.
stayaway-fact-drew-own = Tu pioches « { $card } ».
stayaway-fact-drew-hidden-own = Tu pioches une carte.
stayaway-fact-drew_nothing = { $seat } ne trouve aucune carte à piocher.
stayaway-fact-drew_nothing-own = Tu ne trouves aucune carte à piocher.
# $cards is the number of cards in the new draw pile.
stayaway-fact-reshuffled = La pioche était vide. La défausse est mélangée et la remplace : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
stayaway-fact-panic_skipped = Une carte Panique est défaussée sans être lue.
stayaway-fact-discarded = { $seat } défausse « { $card } ».
stayaway-fact-discarded-hidden = { $seat } défausse une carte.
stayaway-fact-discarded-own = Tu défausses « { $card } ».
stayaway-fact-discarded-hidden-own = Tu défausses une carte.
stayaway-fact-played = { $seat } joue « { $card } » sur { $target }.
# A card that is played on nobody.
stayaway-fact-played-hidden = { $seat } joue « { $card } ».
stayaway-fact-played-own = Tu joues « { $card } » sur { $target }.
stayaway-fact-played-hidden-own = Tu joues « { $card } ».
stayaway-fact-played-you = { $seat } joue « { $card } » sur toi.
# $reason is one of stayaway-reason-*.
stayaway-fact-no_exchange = { $seat } et { $partner } n’échangent pas : { $reason }.
stayaway-fact-no_exchange-own = Tu n’échanges pas avec { $partner } : { $reason }.
stayaway-fact-no_exchange-you = { $seat } n’échange pas avec toi : { $reason }.
stayaway-fact-quarantine_ended = { $seat } a fini sa Quarantaine.
stayaway-fact-quarantine_ended-own = Tu as fini ta Quarantaine.

stayaway-reason-quarantine = la Quarantaine l’interdit
stayaway-reason-door = une Porte barricadée fait obstacle
stayaway-reason-none = ce n’est pas possible maintenant


## What happens: roles

stayaway-fact-became_infected = { $by } a infecté { $seat }.
stayaway-fact-became_infected-own = Tu fais maintenant partie des Infectés ! La carte t’a été donnée par { $by } : c’est la Chose.
stayaway-fact-became_infected-you = Ta carte a fait effet : { $seat } fait maintenant partie des Infectés.
stayaway-fact-became_thing = { $seat } est maintenant la Chose.
stayaway-fact-became_thing-own = Tu as pioché la Chose : à partir de maintenant, tu es la Chose.
# A fourth Infected card was taken out of the hand; $card came instead.
stayaway-fact-corrected = { $seat } avait trop de cartes Infection : l’une d’elles est remplacée par « { $card } ».
stayaway-fact-corrected-own = Tu avais trop de cartes Infection : l’une d’elles est remplacée par « { $card } ». Tu es la seule personne à le savoir.


## What happens: the exchange

# Without -hidden the card is shown to all.
stayaway-fact-offered = { $seat } propose « { $card } » à { $partner }.
stayaway-fact-offered-hidden = { $seat } propose une carte à { $partner }, face cachée.
stayaway-fact-offered-own = Tu proposes « { $card } » à { $partner }.
stayaway-fact-offered-hidden-own = Tu proposes une carte à { $partner }, face cachée.
stayaway-fact-offered-you = { $seat } te propose une carte, face visible : « { $card } ».
stayaway-fact-offered-hidden-you = { $seat } te propose une carte, face cachée.
stayaway-fact-exchanged = { $seat } et { $partner } échangent « { $gave } » contre « { $received } ».
stayaway-fact-exchanged-hidden = { $seat } et { $partner } échangent une carte.
stayaway-fact-exchanged-own = Tu donnes « { $gave } » à { $partner } et tu reçois « { $received } ».
stayaway-fact-exchanged-hidden-own = { $partner } et toi échangez une carte.
stayaway-fact-exchanged-you = Tu donnes « { $gave } » à { $seat } et tu reçois « { $received } ».
stayaway-fact-exchanged-hidden-you = { $seat } et toi échangez une carte.
# $card is a defence card.
stayaway-fact-defended = { $seat } répond à { $against } avec « { $card } ».
stayaway-fact-defended-own = Tu réponds à { $against } avec « { $card } ».
stayaway-fact-defended-you = { $seat } te répond avec « { $card } ».
stayaway-fact-redirected = { $seat } sort de l’échange, qui passe à { $partner }.
stayaway-fact-redirected-own = Tu sors de l’échange, qui passe à { $partner }.
stayaway-fact-redirected-you = { $seat } sort de l’échange, et il passe à toi.
stayaway-fact-redirect_void = { $seat } sort de l’échange, qui n’atteint personne : il est annulé.
stayaway-fact-redirect_void-own = Tu sors de l’échange, qui n’atteint personne : il est annulé.


## What happens: cards

stayaway-fact-passed = { $seat } ne se défend pas.
stayaway-fact-passed-own = Tu ne te défends pas.
stayaway-fact-saw_hand = { $seat } montre toutes ses cartes à { $viewer } : { $cards }.
stayaway-fact-saw_hand-hidden = { $seat } montre toutes ses cartes à { $viewer }.
stayaway-fact-saw_hand-own = { $seat } te montre toutes ses cartes : { $cards }.
stayaway-fact-saw_hand-hidden-own = { $seat } te montre toutes ses cartes.
stayaway-fact-saw_hand-you = Tu montres toutes tes cartes à { $viewer } : { $cards }.
stayaway-fact-saw_card = { $viewer } voit une carte chez { $seat } : « { $card } ».
stayaway-fact-saw_card-hidden = { $viewer } voit une carte chez { $seat }.
stayaway-fact-saw_card-own = Tu vois une carte chez { $seat } : « { $card } ».
stayaway-fact-saw_card-hidden-own = Tu vois une carte chez { $seat }.
stayaway-fact-saw_card-you = { $viewer } voit une de tes cartes : « { $card } ».
# By Scary.
stayaway-fact-saw_card-hidden-you = { $viewer } voit la carte que tu as proposée.
stayaway-fact-showed_hand = { $seat } montre toute sa main à tous : { $cards }.
stayaway-fact-showed_hand-own = Tu montres toute ta main à tous : { $cards }.
stayaway-fact-showed_card = { $seat } montre une carte à tous : « { $card } ».
stayaway-fact-showed_card-own = Tu montres une carte à tous : « { $card } ».
stayaway-fact-looked_through = { $seat } pioche des cartes pour faire son choix : { $cards }.
stayaway-fact-looked_through-hidden = { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour faire son choix.
stayaway-fact-looked_through-own = Tu pioches des cartes pour faire ton choix : { $cards }.
stayaway-fact-looked_through-hidden-own = Tu pioches { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour faire ton choix.
stayaway-fact-kept = { $seat } garde « { $card } ».
stayaway-fact-kept-hidden = { $seat } garde une de ces cartes.
stayaway-fact-kept-own = Tu gardes « { $card } ».
stayaway-fact-kept-hidden-own = Tu gardes une de ces cartes.
# $direction is one of stayaway-direction-*.
stayaway-fact-turned = Le sens du jeu s’inverse : on joue maintenant { $direction }.
stayaway-fact-swapped_seats = { $seat } et { $other } échangent leurs places.
stayaway-fact-swapped_seats-own = Tu échanges ta place avec { $other }.
stayaway-fact-swapped_seats-you = { $seat } échange sa place avec toi.
stayaway-fact-door_laid = { $seat } pose une Porte barricadée entre { $left } et { $right }.
stayaway-fact-door_laid-own = Tu poses une Porte barricadée entre { $left } et { $right }.
stayaway-fact-door_removed = La Porte barricadée entre { $left } et { $right } est retirée.
stayaway-fact-quarantined = { $seat } est maintenant en quarantaine.
stayaway-fact-quarantined-own = Tu es maintenant en quarantaine.
stayaway-fact-freed = { $seat } n’est plus en quarantaine.
stayaway-fact-freed-own = Tu n’es plus en quarantaine.

stayaway-direction-clockwise = dans le sens horaire
stayaway-direction-counterclockwise = dans le sens antihoraire


## What happens: Panic

# $card is a Panic card.
stayaway-fact-panic = Panique ! { $seat } pioche « { $card } ».
stayaway-fact-panic-own = Panique ! Tu pioches « { $card } ».
stayaway-fact-no_effect = « { $card } » est sans effet.
stayaway-fact-targeted = { $seat } choisit { $target } pour « { $card } ».
stayaway-fact-targeted-own = Tu choisis { $target } pour « { $card } ».
stayaway-fact-targeted-you = { $seat } te choisit pour « { $card } ».
stayaway-fact-forgot = { $seat } défausse : { $cards }.
stayaway-fact-forgot-hidden = { $seat } défausse { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
stayaway-fact-forgot-own = Tu défausses : { $cards }.
stayaway-fact-forgot-hidden-own = Tu défausses { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
stayaway-fact-replaced = { $seat } pioche en remplacement : { $cards }.
stayaway-fact-replaced-hidden = { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en remplacement.
stayaway-fact-replaced-own = Tu pioches en remplacement : { $cards }.
stayaway-fact-replaced-hidden-own = Tu pioches { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en remplacement.
stayaway-fact-blind_dated = { $seat } abandonne « { $gave } » et pioche « { $received } ».
# $received is "none" if it is not shown.
stayaway-fact-blind_dated-hidden = { $received ->
        [none] { $seat } échange une carte contre une carte inconnue.
       *[other] { $seat } abandonne une carte et pioche « { $received } ».
    }
# $received is "none" if there was no card to draw.
stayaway-fact-blind_dated-own = { $received ->
        [none] Tu abandonnes « { $gave } » et ne trouves aucune carte à piocher.
       *[other] Tu abandonnes « { $gave } » et pioches « { $received } ».
    }
stayaway-fact-cards_went_round = Tous les joueurs passent une carte au même moment.
# To $seat alone. $gave and $received are "none" where nothing could be given.
stayaway-fact-passed_on = { $gave ->
        [none] { $seat } n’a rien à passer à { $to }.
       *[other] { $seat } passe « { $gave } » à { $to }.
    } { $received ->
        [none] Rien ne vient de { $giver }.
       *[other] De { $giver } vient « { $received } ».
    }
stayaway-fact-passed_on-own = { $gave ->
        [none] Tu n’as rien à passer à { $to }.
       *[other] Tu passes « { $gave } » à { $to }.
    } { $received ->
        [none] { $giver } ne te passe rien.
       *[other] { $giver } te passe « { $received } ».
    }
stayaway-fact-declined = { $seat } ne montre rien.
stayaway-fact-declined-own = Tu ne montres rien.


## What happens: elimination and the end

stayaway-fact-eliminated = { $seat } est hors jeu.
stayaway-fact-eliminated-own = Tu es hors jeu.
stayaway-fact-superinfected = Surinfection ! { $seat } n’a que des cartes Infection et ne peut en donner aucune.
stayaway-fact-superinfected-own = Surinfection ! Tu n’as que des cartes Infection et tu ne peux en donner aucune.
# The variant Revenge.
stayaway-fact-thing_burned = { $seat } était la Chose. La partie continue : Humains contre Infectés, jusqu’au dernier.
stayaway-fact-thing_burned-own = Tu étais la Chose. La partie continue sans toi : Humains contre Infectés, jusqu’au dernier.
stayaway-fact-declared = { $seat } déclare : « Je suis la Chose, et il ne reste aucun Humain. »
stayaway-fact-declared-own = Tu déclares que tu es la Chose et qu’il ne reste aucun Humain.
# $ending is one of stayaway-ending-*, a sentence or two.
stayaway-fact-ended = { $ending } Gagnants : { $winners }.

stayaway-ending-thing_eliminated = La Chose a été éliminée. Les Humains encore en vie gagnent.
stayaway-ending-thing_unmasked = La Chose a été vue avec un Lance-flammes hors de son propre tour : elle a perdu. Les Humains encore en vie gagnent.
stayaway-ending-no_human_left = Il ne reste aucun Humain. La Chose gagne et, à moins qu’elle ne gagne seule, les Infectés en vie gagnent aussi, à l’exception de celui qui était le dernier Humain.
stayaway-ending-declared = La Chose a déclaré qu’il ne reste aucun Humain, et c’est vrai. La Chose gagne et, à moins qu’elle ne gagne seule, les Infectés en vie gagnent aussi, à l’exception de celui qui était le dernier Humain.
stayaway-ending-false_declaration = La Chose a déclaré qu’il ne reste aucun Humain, et c’était faux. Les Humains encore en vie gagnent.
stayaway-ending-revenge_humans = La Chose est morte, et le dernier Infecté aussi. Tous ceux qui sont encore en vie gagnent.
stayaway-ending-revenge_infected = La Chose est morte, mais le dernier Humain aussi. Quiconque est encore en vie est un Infecté et gagne.
stayaway-ending-thing_undrawn = Il reste un joueur au plus, et personne n’a jamais pioché la Chose. Quiconque est encore en vie gagne.


## What is asked
## $active is the player whose turn it is.

stayaway-ask-play = Joue une carte ou défausses-en une.
stayaway-ask-keep = Laquelle des cartes piochées gardes-tu ? Les autres sont défaussées.
stayaway-ask-answer_fire = { $active } te vise avec un Lance-flammes ! Seul « Pas de barbecue ! » l’arrête. Si tu passes, tu es hors jeu.
# $card is Change de place ! or Sauve qui peut !.
stayaway-ask-answer_move = { $active } veut ta place (« { $card } »). Reste avec « Je suis bien ici », ou passe : vous échangerez alors vos places.
stayaway-ask-offer = Quelle carte proposes-tu à { $partner } ?
stayaway-ask-reply = { $asker } te propose une carte. Donnes-en une en retour, ou refuse avec une carte Défense.
stayaway-ask-one_two = De quel côté échanges-tu ta place avec le troisième joueur ? À gauche : { $left } ; à droite : { $right }.
stayaway-ask-get_out = Avec qui échanges-tu ta place ?
stayaway-ask-friends = Avec qui échanges-tu une carte ?
stayaway-ask-between_us = Quel voisin verra toutes tes cartes ?
# $aside is the number of cards chosen so far.
stayaway-ask-forget = { $aside ->
        [0] Défausse trois cartes, l’une après l’autre. Quelle carte défausses-tu en premier ?
        [1] Quelle carte défausses-tu en deuxième ?
       *[other] Quelle carte défausses-tu en dernier ?
    }
stayaway-ask-blind_date = Quelle carte abandonnes-tu contre une carte inconnue ?
stayaway-ask-pass_on = Tout le monde passe une carte au même moment. Quelle carte passes-tu ?
stayaway-ask-reveal = Veux-tu montrer tes cartes à tous ?


## What can be chosen

stayaway-option-discard = Défausser « { $card } »
stayaway-option-play = Jouer « { $card } »
stayaway-option-play_seat = Jouer « { $card } » sur { $seat }
stayaway-option-play_axe_seat = Jouer « { $card } » : libérer { $seat } de sa Quarantaine
stayaway-option-play_axe_gap = Jouer « { $card } » : retirer la porte entre { $left } et { $right }
stayaway-option-play_locked_door_gap = Jouer « { $card } » entre { $left } et { $right }
stayaway-option-keep = Garder « { $card } »
stayaway-option-pass = Passer : ne pas te défendre
stayaway-option-defend = Te défendre avec « { $card } »
stayaway-option-offer = Proposer « { $card } »
stayaway-option-give = Donner « { $card } »
stayaway-option-choose = Choisir { $seat }
stayaway-option-left = À gauche
stayaway-option-right = À droite
stayaway-option-forget = Défausser « { $card } »
stayaway-option-swap = Abandonner « { $card } »
stayaway-option-pass_on = Passer « { $card } »
stayaway-option-show_all = Montrer toute ta main
stayaway-option-show_infected = Montrer une carte Infection
stayaway-option-decline = Ne rien montrer
stayaway-option-declare = Déclarer que tu es la Chose et qu’il ne reste aucun Humain


## What can be said: sentences in the speaker's mouth; they are quoted, so cards have the inner quotes

stayaway-say-claim = Je suis { $role }.
stayaway-say-hold = J’ai la carte “{ $card }”.
stayaway-say-lack = Je n’ai pas la carte “{ $card }”.
stayaway-say-accuse = { $seat } est { $role }.
stayaway-say-vouch = Pour { $seat }, je mets ma main au feu.
stayaway-say-trust = Je fais confiance à { $seat }.
stayaway-say-distrust = Je ne fais pas confiance à { $seat }.
stayaway-say-saw = J’ai vu la carte “{ $card }” chez { $seat }.
stayaway-say-gave = J’ai donné la carte “{ $card }” à { $seat }.
stayaway-say-got = { $seat } m’a donné la carte “{ $card }”.
stayaway-say-promise = Je donnerai la carte “{ $card }” à { $seat }.
stayaway-say-spare = Je ne ferai rien contre { $seat }.
stayaway-say-threaten = Je vais m’en prendre à { $seat }.
stayaway-say-burn = Brûlez { $seat } !
stayaway-say-check = Quelqu’un devrait regarder les cartes que tient { $seat }.
stayaway-say-agree = Je suis d’accord avec { $seat }.
stayaway-say-disagree = Je ne suis pas d’accord avec { $seat }.


## Editions

stayaway-edition-E1 = Première génération
    .what = Les règles des premiers livrets : au plus trois cartes Infection en main, et la Quarantaine isole un joueur.
stayaway-edition-E2 = Tirage ultérieur
    .what = Pas de limite de cartes Infection, mais la Surinfection ; un joueur en quarantaine continue à jouer, à cartes découvertes ; la Chose ne doit pas être vue avec un Lance-flammes hors de son tour.


## Table options: headings by what they change; name, explanation, and what each value means

stayaway-ruling-subject-setup = Mise en place
stayaway-ruling-subject-turn = Pioche et main
stayaway-ruling-subject-exchange = Échange et défense
stayaway-ruling-subject-ring = Portes et Quarantaine
stayaway-ruling-subject-panic = Panique
stayaway-ruling-subject-end = Fin de partie
stayaway-ruling-subject-talk = Discussion
stayaway-ruling-subject-variants = Variantes

stayaway-ruling-startPlayer = Qui commence
    .what = Qui joue le premier tour ?
stayaway-ruling-startPlayer-random = tirage au sort
stayaway-ruling-startPlayer-chosen = la place indiquée sous « Première place »

stayaway-ruling-firstSeat = Première place
    .what = La place qui commence, désignée par sa lettre, si la table en choisit une.

stayaway-ruling-infectedAt6 = Cartes Infection à six joueurs
    .what = Avec combien de cartes Infection joue-t-on à six ? Les sources diffèrent d’une carte.

stayaway-ruling-topBack = Dos de la prochaine carte
    .what = Tout le monde voit-il si la carte du dessus de la pioche est une carte Panique ?
stayaway-ruling-topBack-shown = visible de tous
stayaway-ruling-topBack-hidden = caché

stayaway-ruling-doorOnElimination = Portes à côté d’un joueur éliminé
    .what = Que deviennent les Portes barricadées à côté de la place d’un joueur qui quitte la partie ?
stayaway-ruling-doorOnElimination-merge = elles restent, entre les joueurs qui deviennent voisins
stayaway-ruling-doorOnElimination-drop = elles sont défaussées

stayaway-ruling-twoPlayerDoor = Une porte entre les deux derniers
    .what = Quand il ne reste que deux joueurs, deux chemins les relient. Une Porte barricadée en ferme-t-elle un seul ou les deux ?
stayaway-ruling-twoPlayerDoor-gap = elle ne ferme que son propre chemin
stayaway-ruling-twoPlayerDoor-pair = elle ferme les deux

stayaway-ruling-overLimit = Une quatrième carte Infection
    .what = Que se passe-t-il quand une quatrième carte Infection arrive dans une main en dehors de l’étape où ce joueur joue ou défausse ?
stayaway-ruling-overLimit-quiet = l’une d’elles est échangée contre une carte de la pioche, et seul le joueur concerné en est informé
stayaway-ruling-overLimit-open = le joueur en défausse une face cachée et pioche de nouveau, au vu de tous
stayaway-ruling-overLimit-superinfection = rien ; mais qui doit donner une carte et n’a que des cartes Infection qu’il ne peut pas donner est hors jeu

stayaway-ruling-missedOffer = « Raté ! » et la carte proposée
    .what = La carte proposée peut-elle changer quand « Raté ! » dévie un échange, et quand la Chose a-t-elle le droit de jouer « Raté ! » ?
stayaway-ruling-missedOffer-keep = la carte reste ; la Chose ne peut pas utiliser « Raté ! » si un Infecté propose une carte Infection
stayaway-ruling-missedOffer-keep_broad = la carte reste ; la Chose ne peut utiliser « Raté ! » contre aucune offre d’un Infecté
stayaway-ruling-missedOffer-rechoose = la carte est choisie à nouveau pour le nouveau partenaire

stayaway-ruling-missedInfects = Infection à travers « Raté ! »
    .what = Une carte Infection de la Chose infecte-t-elle un Humain vers qui « Raté ! » a dévié l’échange ?
stayaway-ruling-missedInfects-true = elle infecte
stayaway-ruling-missedInfects-false = elle n’infecte pas

stayaway-ruling-quarantineRules = Quarantaine
    .what = Que fait la Quarantaine, et combien de temps dure-t-elle ?
stayaway-ruling-quarantineRules-E1 = sur soi-même ou sur un voisin, pour trois tours du joueur : il n’échange pas, ne joue pas de carte et ne peut pas être visé
stayaway-ruling-quarantineRules-E2 = sur un voisin, pour deux tours du joueur : il continue à jouer et à échanger à cartes découvertes, sans feu ni changement de place

stayaway-ruling-quarantinedDrawerMoves = Changer de place en quarantaine
    .what = Un joueur en quarantaine qui pioche « Un, deux… » ou « Sors d’ici ! » change-t-il de place ?
stayaway-ruling-quarantinedDrawerMoves-true = il change de place, avec sa Quarantaine
stayaway-ruling-quarantinedDrawerMoves-false = il reste, et la carte est sans effet

stayaway-ruling-freedDrawerExchanges = Échange après une libération
    .what = Un joueur qui a commencé le tour en quarantaine et pioche une carte qui y met fin fait-il un échange pendant ce même tour ?
stayaway-ruling-freedDrawerExchanges-true = il fait l’échange
stayaway-ruling-freedDrawerExchanges-false = il n’échange pas encore

stayaway-ruling-axeReach = Portée de la Hache
    .what = Quelles portes une Hache peut-elle retirer ?
stayaway-ruling-axeReach-attached = celles à côté de toi et celles à côté d’un voisin à portée
stayaway-ruling-axeReach-own_gaps = seulement celles à côté de toi

stayaway-ruling-axeThroughDoor = Hache à travers une porte
    .what = Une Hache peut-elle atteindre, à travers une porte, la Quarantaine ou l’autre porte du voisin situé derrière ?
stayaway-ruling-axeThroughDoor-door_only = non, il faut d’abord retirer la porte qui sépare
stayaway-ruling-axeThroughDoor-any = oui

stayaway-ruling-friendsEndsTurn = « On fait ami-ami ? » et le tour
    .what = Le tour est-il terminé après l’échange de « On fait ami-ami ? » ?
stayaway-ruling-friendsEndsTurn-true = le tour est terminé
stayaway-ruling-friendsEndsTurn-false = l’échange de fin de tour a encore lieu

stayaway-ruling-oneTwoSmall = « Un, deux… » à peu de joueurs
    .what = Que fait « Un, deux… » quand il reste moins de quatre joueurs ?
stayaway-ruling-oneTwoSmall-count = on compte autour de la table jusqu’au troisième, quel qu’il soit
stayaway-ruling-oneTwoSmall-min4 = sans effet

stayaway-ruling-blindDateCard = La carte du Rendez-vous à l’aveugle
    .what = Où va la carte abandonnée pour Rendez-vous à l’aveugle ?
stayaway-ruling-blindDateCard-top = sur le dessus de la pioche
stayaway-ruling-blindDateCard-discard = sur la défausse
stayaway-ruling-blindDateCard-shuffle = dans la pioche, qui est mélangée

stayaway-ruling-betweenUsDoor = « Entre nous… » et les portes
    .what = La main peut-elle être montrée à un voisin derrière une Porte barricadée ?
stayaway-ruling-betweenUsDoor-blocks = une porte l’empêche
stayaway-ruling-betweenUsDoor-ignores = les portes ne comptent pas

stayaway-ruling-betweenUsQuarantine = « Entre nous… » et la Quarantaine
    .what = La main peut-elle être montrée à un voisin en quarantaine ?
stayaway-ruling-betweenUsQuarantine-ignores = la Quarantaine ne compte pas
stayaway-ruling-betweenUsQuarantine-blocks = la Quarantaine l’empêche

stayaway-ruling-declare = Déclarer la fin
    .what = Comment la partie se termine-t-elle quand il ne reste aucun Humain, et la Chose peut-elle le déclarer, à raison ou à tort ?
stayaway-ruling-declare-both = elle se termine d’elle-même, et la Chose peut déclarer à tout moment
stayaway-ruling-declare-manual = elle ne se termine que lorsque la Chose déclare
stayaway-ruling-declare-auto = elle se termine d’elle-même, et personne ne déclare

stayaway-ruling-soloWin = La Chose gagne seule
    .what = Dans quel cas la Chose ne partage-t-elle pas sa victoire avec les Infectés ?
stayaway-ruling-soloWin-no_human_eliminated = si personne n’a été éliminé en étant Humain
stayaway-ruling-soloWin-nobody_eliminated = si personne n’a été éliminé du tout

stayaway-ruling-thingFlamethrower = La Chose et le Lance-flammes
    .what = Que se passe-t-il si, hors du tour de la Chose, une main est montrée qui contient à la fois la Chose et un Lance-flammes ?
stayaway-ruling-thingFlamethrower-free = rien
stayaway-ruling-thingFlamethrower-restricted = la Chose a perdu

stayaway-ruling-eliminatedTalk = Parole des éliminés
    .what = Les joueurs hors jeu peuvent-ils continuer à parler ?
stayaway-ruling-eliminatedTalk-off = ils se taisent
stayaway-ruling-eliminatedTalk-on = ils peuvent parler

stayaway-ruling-whisper = Chuchotements
    .what = Deux joueurs peuvent-ils se parler en privé ? Tout le monde voit qu’ils le font, mais pas ce qu’ils disent.
stayaway-ruling-whisper-off = tout se dit en public
stayaway-ruling-whisper-on = les chuchotements sont permis

stayaway-ruling-thingInDeck = Variante : la Chose dans la pioche
    .what = La Chose est mélangée à la pioche, et tout le monde commence comme Humain. Qui la pioche devient la Chose.
stayaway-ruling-thingInDeck-false = la Chose est distribuée au départ
stayaway-ruling-thingInDeck-true = la Chose est dans la pioche

stayaway-ruling-infectedDelta = Variante : nombre de cartes Infection
    .what = Combien de cartes Infection sont ajoutées au paquet ou, si le nombre est négatif, retirées ? Plus il y en a, plus c’est facile pour la Chose.
    .enter = un nombre entier de { $least } à { $most } ; 0 laisse le paquet comme dans la règle
    .more = { $count } de plus que dans la règle
    .fewer = { $count } de moins que dans la règle
stayaway-ruling-infectedDelta-0 = comme dans la règle

stayaway-ruling-armsInDeck = Variante : les armes dans la pioche
    .what = Personne ne commence avec un Lance-flammes ou une Analyse : toutes ces cartes sont dans la pioche.
stayaway-ruling-armsInDeck-false = elles peuvent être distribuées
stayaway-ruling-armsInDeck-true = elles sont seulement dans la pioche

stayaway-ruling-lineOfSight = Variante : Ligne de vue
    .what = Qui peut-on atteindre avec Séduction, « Sauve qui peut ! », « On fait ami-ami ? » et « Sors d’ici ! » ?
stayaway-ruling-lineOfSight-off = quiconque n’est pas en quarantaine
stayaway-ruling-lineOfSight-path = quiconque peut être joint par au moins un chemin autour de la table sans porte ni joueur en quarantaine
stayaway-ruling-lineOfSight-adjacent = les voisins seulement
stayaway-ruling-lineOfSight-door = quiconque n’est pas en quarantaine ; mais entre voisins séparés par une porte, seule « Sauve qui peut ! » fonctionne

stayaway-ruling-customDeck = Variante : paquet libre
    .what = Nombre d’exemplaires de chaque carte dans le paquet, par exemple axe:2,scary:1. Les cartes non citées gardent leur nombre.
    .enter = none pour le paquet de la règle, ou des codes de cartes avec leur nombre, par exemple axe:2,scary:1
stayaway-ruling-customDeck-none = comme dans la règle

stayaway-ruling-revenge = Variante : Vengeance
    .what = Si la Chose est éliminée alors que des Humains et des Infectés sont en vie, ceux-ci se battent jusqu’à ce qu’il ne reste qu’un camp. Plus personne ne peut être infecté.
stayaway-ruling-revenge-false = la partie se termine avec la Chose
stayaway-ruling-revenge-true = les survivants continuent le combat
