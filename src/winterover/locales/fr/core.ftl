### What every game says alike: lists, seats, talk.


## Lists in words: "a", "a et b", "a, b et c"

# $head is everything so far, $item the next one.
list-more = { $head }, { $item }
list-last = { $head } et { $item }

# The list of winners, for instance, when there is none.
seats-empty = personne
# The cards of an empty hand.
cards-empty = aucune carte


## Seats

# A seat whose player has no name; $letter is A, B, C...
seat-unnamed = Place { $letter }


## Talk: $words is a statement in its speaker's words, such as "Je suis Humain."

fact-said = { $speaker } : « { $words } »
fact-said-own = Toi : « { $words } »
fact-whispered = { $speaker } chuchote à { $to } : « { $words } »
fact-whispered-own = Tu chuchotes à { $to } : « { $words } »
fact-whispered-you = { $speaker } te chuchote : « { $words } »
# Everyone else sees the act, not the words.
fact-whispered-hidden = { $speaker } chuchote quelque chose à { $to }.
