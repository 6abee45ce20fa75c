### The small crew, The Thing for 1 to 3 players, on the web.

web-small-dice = Dice
# $name is a Character.
web-small-dice-of = The dice of { $name }
# On buttons beside a die, short. $source is what allows it, $die the side that it is turned to.
web-small-die-cancel = Cancel
web-small-die-reroll = Again: { $source }
web-small-die-set = Turn: { $die }
# Which person leads a Character; $name is that person.
web-small-run-by = run by { $name }
# Beside the Character whom the choice is about.
web-small-decides = decides now
# Explains the marker on the suspicion track.
web-small-threat = threat marker: a disc that meets it turns into an alien
web-small-aboard = Aboard
web-small-not-aboard = Not aboard
web-small-chain = What became of everybody
web-small-sign-threat = met the threat marker
web-small-sign-dog = taken by an alien dog
# At the end: turned into an alien, though its Role card says something else. $role is one of thing-role-*.
web-small-turned = Alien · Role card: { $role }

# The phases in a word or two
web-small-ribbon-weather = { web-thing-ribbon-weather }
web-small-ribbon-upkeep = { web-thing-ribbon-upkeep }
web-small-ribbon-move = Move{-shy}ment
web-small-ribbon-aliens = { web-thing-ribbon-planning }
web-small-ribbon-actions = Actions
web-small-ribbon-rec_room = { web-thing-ribbon-rec_room }
web-small-ribbon-tests = { web-thing-ribbon-tests }
web-small-ribbon-food = { web-thing-ribbon-food }
web-small-ribbon-dogs = { web-thing-ribbon-dogs }
