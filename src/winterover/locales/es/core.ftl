### What every game says alike: lists, seats, talk.


## Lists in words: "a", "a, b", "a, b, c"
## No "y" before the last: it would have to become "e" before Isabel or ¡Infectado!. Lists therefore follow a colon.

# $head is everything so far, $item the next one.
list-more = { $head }, { $item }
list-last = { $head }, { $item }

# The list of winners, for instance, when there is none.
seats-empty = nadie
# The cards of an empty hand.
cards-empty = ninguna carta


## Seats

# A seat whose player has no name; $letter is A, B, C...
seat-unnamed = Sitio { $letter }


## Talk: $words is a statement in its speaker's words, such as "I am Human", without its full stop.

fact-said = { $speaker }: «{ $words }».
fact-said-own = Tú: «{ $words }».
fact-whispered = { $speaker } ha susurrado a { $to }: «{ $words }».
fact-whispered-own = Has susurrado a { $to }: «{ $words }».
fact-whispered-you = { $speaker } te ha susurrado: «{ $words }».
# Everyone else sees the act, not the words.
fact-whispered-hidden = { $speaker } ha susurrado algo a { $to }.
