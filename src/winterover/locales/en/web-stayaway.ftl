### Stay Away! on the web: the ring, the hand, the end.


## The turn

web-stayaway-steps = Steps of the turn
web-stayaway-step-draw = Draw
web-stayaway-step-play = Play or discard
web-stayaway-step-exchange = Exchange
web-stayaway-exchange-with = Exchange with { $name }


## The ring

# $direction is one of stayaway-direction-*.
web-stayaway-ring = { $count } players in a ring; play goes { $direction }
# Said of a seat that has chosen in secret while others still think.
web-stayaway-chosen = has chosen
# Names follow.
web-stayaway-out = Out of the game:
web-stayaway-shown = { $count ->
        [one] One hand shown to all
       *[other] { $count } hands shown to all
    }


## The hand

web-stayaway-card-rule = Rules for { $card }
# Read out in place of a covered card.
web-stayaway-card-covered = Card { $number }, covered. Press to look at your cards.
# What this seat alone saw, gave and got in the last turns.
web-stayaway-lately = Learned lately
web-stayaway-lately-nothing = Nothing yet.
# Cards beside the hand, one of which is kept.
web-stayaway-drawn = Drawn, to choose from


## The end

web-stayaway-won-humans = The Humans win
web-stayaway-won-thing = The Thing wins
web-stayaway-chain = How it spread
web-stayaway-last-hand = Last hand
# What somebody was from the beginning or to the end, in a list of what became of them.
web-stayaway-fate-human = stayed Human to the end
web-stayaway-fate-thing = was The Thing from the start
