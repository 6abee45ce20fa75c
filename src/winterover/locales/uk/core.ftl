### What every game says alike: lists, seats, talk.


## Lists in words: "a", "a and b", "a, b and c"

# $head is everything so far, $item the next one.
list-more = { $head }, { $item }
list-last = { $head } та { $item }

# The list of winners, for instance, when there is none.
seats-empty = ніхто
# The cards of an empty hand.
cards-empty = жодної карти


## Seats

# A seat whose player has no name; $letter is A, B, C...
seat-unnamed = Місце { $letter }


## Talk: $words is a statement in its speaker's words, such as "Я — людина". It has no full stop: that stands after
## the quotes.

fact-said = { $speaker }: «{ $words }».
fact-said-own = Ти: «{ $words }».
fact-whispered = { $speaker } шепоче, і чує це лише { $to }: «{ $words }».
fact-whispered-own = Ти шепочеш, і чує це лише { $to }: «{ $words }».
fact-whispered-you = { $speaker } шепоче тобі: «{ $words }».
# Everyone else sees the act, not the words.
fact-whispered-hidden = { $speaker } щось шепоче, і чує це лише { $to }.
