### What every game says alike: lists, seats, talk.


## Lists in words: "a", "a and b", "a, b and c"

# $head is everything so far, $item the next one.
list-more = { $head }, { $item }
list-last = { $head } e { $item }

# The list of winners, for instance, when there is none.
seats-empty = nessuno
# The cards of an empty hand.
cards-empty = nessuna carta


## Seats

# A seat whose player has no name; $letter is A, B, C...
seat-unnamed = Posto { $letter }


## Talk: $words is a statement in its speaker's words, such as "I am Human."

fact-said = { $speaker }: «{ $words }»
fact-said-own = Tu: «{ $words }»
fact-whispered = { $speaker } ha bisbigliato a { $to }: «{ $words }»
fact-whispered-own = Hai bisbigliato a { $to }: «{ $words }»
fact-whispered-you = { $speaker } ti ha bisbigliato: «{ $words }»
# Everyone else sees the act, not the words.
fact-whispered-hidden = { $speaker } ha bisbigliato qualcosa a { $to }.
