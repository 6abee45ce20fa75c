### Stay Away! on the web: the ring, the hand, the end.


## The turn

web-stayaway-steps = Étapes du tour
web-stayaway-step-draw = Piocher
web-stayaway-step-play = Jouer ou défausser
web-stayaway-step-exchange = Échanger
web-stayaway-exchange-with = Échange avec { $name }


## The ring

# $direction is one of stayaway-direction-*.
web-stayaway-ring = { $count } joueurs en cercle ; on joue { $direction }
# Said of a seat that has chosen in secret while others still think.
web-stayaway-chosen = a choisi
# Names follow.
web-stayaway-out = Hors jeu :
web-stayaway-shown = { $count ->
        [one] Une main montrée à tous
        [many] { $count } mains montrées à tous
       *[other] { $count } mains montrées à tous
    }


## The hand

web-stayaway-card-rule = Règles de « { $card } »
# Read out in place of a covered card.
web-stayaway-card-covered = Carte { $number }, couverte. Appuie pour regarder tes cartes.
# What this seat alone saw, gave and got in the last turns.
web-stayaway-lately = Appris récemment
web-stayaway-lately-nothing = Rien pour l’instant.
# Cards beside the hand, one of which is kept.
web-stayaway-drawn = Piochées, au choix


## The end

web-stayaway-won-humans = Les Humains gagnent
web-stayaway-won-thing = La Chose gagne
web-stayaway-chain = Comment elle s’est répandue
web-stayaway-last-hand = Dernière main
# What somebody was from the beginning or to the end, in a list of what became of them.
web-stayaway-fate-human = Humain jusqu’à la fin
web-stayaway-fate-thing = la Chose depuis le début
