### The Thing in a terminal: the board, the crew, the own belongings, the forms of talk, the end.


## Before the game

app-thing-intro =
    You winter in a research base in the Antarctic. One of the crew is an alien that looks human, and it infects whom it meets.

    In every round all go to rooms and hand in an Action card, unseen. Who meets somebody looks at a token of theirs; an Alien token makes an alien of a human. Then the Leader turns up the cards and says who carries out which.

    Boiler and generator burn fuel every round: keep them running. Humans win by leaving with the rescue helicopter, the base helicopter or the snow vehicle, all of them and without an alien aboard. Aliens win in every other case.

    On the board a capital letter is a player who stands, a small one lies down. ♦ dog · *3 alien of strength 3 · ★ Leader · ☆ Leader Token, for the next Leader · ▶ decides now
# Below a drawn floor plan; one line of 80 characters is best.
app-thing-legend = A stands, a lies · ♦ dog · *3 alien · ★ Leader · ☆ Token · ▮ fuel · × damage


## The state of the base, as parts of one line

app-thing-round = round { $round }
app-thing-no-weather = weather not rolled yet
# What the weather does every round: barrels burned, steps of the frost marker and of the rescue helicopter.
app-thing-cost-boiler = boiler −{ $number }
app-thing-cost-generator = generator −{ $number }
app-thing-cost-frost = frost +{ $number }
app-thing-cost-flight = rescue +{ $number }
app-thing-stored = Weather Station: { $face }
app-thing-dark = Darkness
app-thing-hungry = Hunger
app-thing-frost = Frost { $space }/{ $last }
app-thing-rescue-none = S.O.S. not sent
# The rescue helicopter on its way; $fuel is the number of rounds that its fuel lasts.
app-thing-rescue-flying = Rescue { $space }/{ $last }, fuel { $fuel }
app-thing-rescue-here = Rescue helicopter is here, fuel { $fuel }
app-thing-rescue-gone = Rescue helicopter gone
app-thing-aboard = Aboard the { $vehicle }: { $names }
app-thing-pile = Active Pile { $count }
app-thing-strength = Alien strength { $number }
# $plan is like "Radio 3, Lab 1", or "3, 1" where the rooms are secret.
app-thing-plan = Attacks: { $plan }
app-thing-proposal = Proposal: { $plan }
app-thing-open = Open: { $cards }
# Who trades with whom, like "Bo ↔ Gro, Ada ↔ Hal".
app-thing-deals = Deals: { $pairs }
# A deal on the table; what a side gives may be "none".
app-thing-deal = { $gives ->
        [none] { $one } gives nothing
       *[other] { $one } gives { $gives }
    }, { $gets ->
        [none] { $two } nothing.
       *[other] { $two } { $gets }.
    }
app-thing-deal-agreed = Agreed: { $names }.


## Heads of columns: 5 characters at most, the last four 1 character

app-thing-column-fuel = Fuel
app-thing-column-damage = Dam.
# Cards, tokens, meals or dogs that are left in a room.
app-thing-column-store = Left
app-thing-column-suspicion = Susp.
app-thing-column-hand = C
app-thing-column-weapons = W
app-thing-column-items = I
app-thing-column-samples = L
# At most 8 characters.
app-thing-crew = Crew


## In the tables: 12 characters at most

app-thing-food = food { $number }
app-thing-burned = burned down
app-thing-destroyed = destroyed
app-thing-alien = alien
app-thing-out = out


## The table in words

app-thing-words-stocks = Stocks: { $stocks }
app-thing-words-rooms = Rooms
app-thing-words-crew = Crew
app-thing-words-empty = Nobody and nothing: { $rooms }
app-thing-words-fuel = fuel { $number }/{ $most }
app-thing-words-damage = damage { $number }/{ $most }
app-thing-words-store-armoury = weapon cards left: { $number }
app-thing-words-store-storeroom = item cards left: { $number }
app-thing-words-store-laboratory = lab tokens left: { $number }
app-thing-words-store-kitchen = cooked food: { $number }
app-thing-words-store-kennel = dogs: { $number }
app-thing-words-standing = standing: { $names }
app-thing-words-lying = lying down: { $names }
app-thing-words-dog = a dog
app-thing-words-token = the Leader Token
app-thing-words-alien = alien, strength { $number }
app-thing-words-suspicion = suspicion { $number }/{ $most }
app-thing-words-hand = Action cards { $number }
app-thing-words-weapons = weapon cards { $number }
app-thing-words-items = item cards { $number }
app-thing-words-samples = lab tokens { $number }
app-thing-words-leader = Leader
app-thing-words-asked = decides now


## What is your own

app-thing-your-role = Your role:
app-thing-you-out = You are out of the game and see what everybody sees.
app-thing-you-revealed = You are a revealed alien, and all of you share one strength.
app-thing-your-hand = Hand:
app-thing-your-weapons = Weapons:
app-thing-your-items = Items:
app-thing-your-samples = Lab tokens:
app-thing-your-drawn = Drawn:
app-thing-goal-human = Get all living humans away together, and no alien with you.
app-thing-goal-alien = Infect the others, get aboard, or let the base freeze.


## What a card does and what a Character can do, in a few words (best under 55 characters)

app-thing-hint-use = Use the room you are in: fuel, cook, draw, call for help
app-thing-hint-repair = Remove a damage from the room you are in
app-thing-hint-sabotage = Harm the room you are in
app-thing-hint-flamethrower = Fight an alien, withdraw, burn a room; Test B with Wire
app-thing-hint-dynamite = Fight an alien or burn a room, once
app-thing-hint-firearm = Withdraw from an infection test, any number of times
app-thing-hint-melee = Withdraw from an infection test, once
app-thing-hint-fuel = A barrel for the room you stand in, without a card
app-thing-hint-tools = Repair a damage where you stand, without a card
app-thing-hint-keys = Start the escape with a vehicle that is ready
app-thing-hint-wire = Test B, together with a Flamethrower
app-thing-hint-flashlight = Choose your card in Darkness; draw 2 for Special Actions
app-thing-hint-blood = Test A: somebody shows the Role card
app-thing-hint-failure = Good for nothing but a bluff
app-thing-ability-bennings = Rolls twice in the Weather Station and chooses
app-thing-ability-clark = Alone with a dog he is not tested
app-thing-ability-windows = Removes one more damage with Repair
app-thing-ability-macready = May draw 3 cards in the Armoury
app-thing-ability-garry = May swap an Action card after drawing
app-thing-ability-norris = Counts as having a Flashlight
app-thing-ability-blair = Draws one more token in the Laboratory
app-thing-ability-nauls = Cooks with 1 food instead of 2


## News

# Lists like "Bo → Lab, Gro → Shed (special, 1)": who went where, looked at whose token, accused whom.
app-thing-moves = Moves: { $moves }.
app-thing-looks = Tokens looked at: { $looks }.
app-thing-votes = Accusations: { $votes }.
app-thing-voted-nobody = nobody
# What was special about a move; $count is the number of cards drawn.
app-thing-moved-lit = Flashlight
app-thing-moved-special = special, { $count }
app-thing-moved-swap = swap


## Choices that lead to more choices

app-thing-group-light = Go by Flashlight to ...
app-thing-group-special = Special Action, 1 card, in ...
app-thing-group-twice = Special Action, 2 cards, in ...
app-thing-group-put = Offer { $name } ...
# A deal with $name as it stands; a side may be "none".
app-thing-group-deal = { $name }: you give { $gives ->
        [none] nothing
       *[other] { $gives }
    }, get { $gets ->
        [none] nothing
       *[other] { $gets }
    }
# The same, when $name has agreed to it.
app-thing-group-agreed = { $deal } ({ $name } agrees)
# Ready for the vote, while a deal of one's own is open.
app-thing-ready-lapses = Ready: no more trading. An open deal lapses unless the other side still agrees


## The end

app-thing-spread = { $rounds ->
        [one] How it spread, in { $rounds } round
       *[other] How it spread, in { $rounds } rounds
    }
# What the signs of the picture mean, each beside its sign; ♦ is a dog.
app-thing-sign-human = human
app-thing-sign-alien = alien
app-thing-sign-infected = infected
app-thing-sign-revealed = revealed
app-thing-sign-assimilated = assimilated
app-thing-sign-aboard = aboard
app-thing-sign-by = by whom (♦ a dog)
app-thing-fate-first = the first alien
app-thing-fate-infected = infected by { $name } in round { $round }
app-thing-fate-dog = infected by a dog in round { $round }
app-thing-fate-revealed = revealed in round { $round }
app-thing-fate-assimilated = assimilated in round { $round }
app-thing-fate-aboard = got aboard
app-thing-fate-last = was the last human


## The forms of talk, as a list to choose from; dots stand for what is asked next

app-thing-form-hold = I hold ...
app-thing-form-lack = I do not hold ...
app-thing-form-handed = I handed in ...
app-thing-form-claim = My Role card says ...
app-thing-form-own = I own ...
app-thing-form-without = I do not own ...
app-thing-form-accuse = ... is an alien
app-thing-form-vouch = I vouch for ...
app-thing-form-trust = I trust ...
app-thing-form-distrust = I do not trust ...
app-thing-form-saw = I saw a token of ...
app-thing-form-going = I am going to ...
app-thing-form-send = ... should go to ...
app-thing-form-meet = I want to meet ...
app-thing-form-avoid = I keep away from ...
app-thing-form-assign = Give the card to ...
app-thing-form-next = Another card!
app-thing-form-stop = Let us stop here
app-thing-form-want = I would like ...
app-thing-form-promise = I will give ... something
app-thing-form-vote = Let us accuse ...
app-thing-form-spare = Leave ... alone
app-thing-form-test = Test ...!
app-thing-form-burn = Burn ...!
app-thing-form-board = ... should come aboard
app-thing-form-threaten = I will go after ...
app-thing-form-agree = I agree with ...
app-thing-form-disagree = I disagree with ...
