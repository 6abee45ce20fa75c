### What every game says alike: lists, seats, talk.


## Lists in words: "a", "a and b", "a, b and c"

# $head is everything so far, $item the next one.
list-more = { $head }, { $item }
list-last = { $head } und { $item }

# The list of winners, for instance, when there is none.
seats-empty = niemand
# The cards of an empty hand.
cards-empty = keine Karten


## Seats

# A seat whose player has no name; $letter is A, B, C...
seat-unnamed = Platz { $letter }


## Talk: $words is a statement in its speaker's words, such as "Ich bin Mensch."

fact-said = { $speaker }: „{ $words }“
fact-said-own = Du: „{ $words }“
fact-whispered = { $speaker } flüstert { $to } zu: „{ $words }“
fact-whispered-own = Du flüsterst { $to } zu: „{ $words }“
fact-whispered-you = { $speaker } flüstert dir zu: „{ $words }“
# Everyone else sees the act, not the words.
fact-whispered-hidden = { $speaker } flüstert { $to } etwas zu.
