### What every game says alike: lists, seats, talk.


## Lists in words: "a", "a and b", "a, b and c"

# $head is everything so far, $item the next one.
list-more = { $head }, { $item }
list-last = { $head } and { $item }

# The list of winners, for instance, when there is none.
seats-empty = nobody
# The cards of an empty hand.
cards-empty = no cards


## Seats

# A seat whose player has no name; $letter is A, B, C...
seat-unnamed = Seat { $letter }


## Talk: $words is a statement in its speaker's words, such as "I am Human."

fact-said = { $speaker }: "{ $words }"
fact-said-own = You: "{ $words }"
fact-whispered = { $speaker } whispered to { $to }: "{ $words }"
fact-whispered-own = You whispered to { $to }: "{ $words }"
fact-whispered-you = { $speaker } whispered to you: "{ $words }"
# Everyone else sees the act, not the words.
fact-whispered-hidden = { $speaker } whispered something to { $to }.
