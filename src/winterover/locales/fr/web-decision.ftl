### The web client: making a choice, looking at the own cards, saying something.


## The own cards

web-look-hand = Regarder mes cartes
web-look-hand-short = Mes cartes
web-hand-covered = { $count ->
        [one] Ta main : { $count } carte couverte. Appuie pour regarder.
       *[other] Ta main : { $count } cartes couvertes. Appuie pour regarder.
    }
web-cover-again = Couvrir
web-keep-open = Laisser visibles
web-keep-open-hint = Pour un appareil que personne d’autre ne regarde : les cartes restent visibles.
web-options-covered = Ce choix concerne tes cartes. Regarde-les d’abord.
# Where some options are covered: everybody reads it, whether there are any or not.
web-more-uncovered = D’autres choix sont peut-être possibles si tu regardes tes cartes.
web-chosen-unseen = Si tu n’appuies pas sur l’autre, le premier compte. L’écran ne montre jamais lequel.
web-confirm-unseen = Confirmer mon choix

## The options

web-all-options = Toutes les possibilités
web-all-options-short = Choix
# Stands where the words about an option will be.
web-point-at-option = Choisis une possibilité pour lire à quoi elle sert.
web-guide-options = À quoi sert chaque possibilité
web-guide-goal = De quoi parle le jeu ?
web-decision-more = Plus sur ce choix
web-why-not-alike = La question est posée à tous et tous voient la même chose. Qui a vraiment le choix ne regarde personne d’autre ; la règle est sur cette carte :

## What rooms are good for, where one chooses where to go

web-hint-thing-move-armoury = Piocher des Armes et en garder une
web-hint-thing-move-kitchen = Préparer les Vivres pour que personne n’ait faim
web-hint-thing-move-storeroom = Piocher des Objets et en garder un
web-hint-thing-move-laboratory = Piocher un jeton Labo : peut-être du sang pour une Analyse
web-hint-thing-move-boiler = Alimenter ou réparer la chaudière pour que la base ne gèle pas
web-hint-thing-move-generator = Alimenter ou réparer le générateur pour garder la lumière
web-hint-thing-move-radio = Réparer la radio, puis envoyer le S.O.S. qui appelle les secours
web-hint-thing-move-helicopter = Alimenter et réparer l’hélicoptère ; avec des Clefs, s’évader
web-hint-thing-move-shed = Alimenter et réparer l’Autoneige ; avec des Clefs, s’évader
web-hint-thing-move-weather = Lancer la météo à l’avance et déplacer un jeton Fioul
web-hint-thing-move-dormitory = Rien à utiliser ni à réparer ici ; un endroit pour rester à l’écart
web-hint-thing-move-rec = Rester là où tous se retrouvent plus tard
web-hint-thing-move-swap = Changer toute ta main ; tu ne poses pas de carte
web-hint-thing-move-special = Défausser ta main, piocher une carte et la poser
web-hint-thing-move-twice = Défausser ta main, piocher deux cartes, en poser une
web-hint-thing-move-board = Partir : l’embarquement commence après les Rencontres et met fin à la partie
web-hint-stayaway-play-discard = La carte s’en va, face cachée ; son effet n’a pas lieu
web-hint-stayaway-offer-offer = Elle change de main ; ce qu’elle dit ne se produit pas
web-hint-stayaway-offer-infected = Donnée par la Chose, elle infecte
web-hint-stayaway-reply-give = Elle change de main ; ce qu’elle dit ne se produit pas
web-hint-stayaway-reply-infected = Donnée par la Chose, elle infecte
web-hint-stayaway-pass_on-pass_on = Le joueur suivant la reçoit ; ce qu’elle dit ne se produit pas
web-hint-stayaway-pass_on-infected = Donnée par la Chose, elle infecte
web-hint-stayaway-forget-forget = La carte s’en va, face cachée ; son effet n’a pas lieu
web-hint-stayaway-blind_date-swap = Elle part sans être vue contre la première carte de la pioche ; ce qu’elle dit ne se produit pas

## Saying something

web-statements-about = De quoi s’agit-il ?
web-statements-me = Moi
web-statements-people = Les autres
web-statements-plans = Projets
web-statements-answers = Réponses
