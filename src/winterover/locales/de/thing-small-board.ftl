### The small crew, The Thing for 1 to 3 players, in a terminal: the board, the crew, the dice, the end.


## Before the game

app-small-intro =
    Sechs Charaktere überwintern in der Antarktis; bis zu zwei von ihnen sind Aliens, und niemand weiß, wer. Ihr führt sie gemeinsam: Alle gewinnen, oder alle verlieren.

    In jeder Runde gehen alle an Orte; wer jemandem begegnet, wird verdächtiger. Dann würfelt der Anführer für einen Charakter nach dem anderen: Benutzen und Reparieren sind Aktionen, Sabotieren und Bedrohung richten Schaden an; einen Würfel zu annullieren kostet einen Schritt Verdacht.

    Trifft eine Verdachtsscheibe auf den Bedrohungsmarker, wird ihr Charakter zu einem Alien, das angreift. Haltet Heizung und Generator am Laufen, ruft Hilfe und entkommt.

    Auf dem Plan steht, wer ein großer Buchstabe ist; ein kleiner liegt. ♦ Hund · *3 Alien der Stärke 3 · ▼ Bedrohungsmarker · ★ Anführer · ▶ entscheidet gerade
# Below a drawn floor plan; one line of 80 characters is best.
app-small-legend = B steht, b liegt · ♦ Hund · *3 Alien · ▼ Bedrohung · ▮ Fass · × Schaden
# Who decides, where several people share the screen; part of the title.
app-small-decides = { $name } entscheidet
# What a statement is about.
app-talk-character = Welcher Charakter?
# What kind of companion a bot is, after its name.
app-small-bot-heuristic = heuristic: hält die Basis am Laufen und sucht einen Fluchtweg
# What an edition does otherwise in this mode; the standard is described as for more players.
app-small-edition-it = Bei einer Flucht werden Rollenkarten aufgedeckt: Ein Alien an Bord oder ein zurückgelassener Mensch, und das Spiel ist verloren. Kabel und Taschenlampe wirken einmal; der Strom fällt nur in Phase 2 aus.
app-small-edition-de = Der Bedrohungsmarker weicht erst in Phase 9 aus; Norris darf seine Würfel immer neu werfen; die Heizung fällt sofort aus; Waffen helfen auch gegen Hunde und das Alien.
app-small-edition-fr = Bedrohungsmarker, Norris, Heizung und Waffen wie in der deutschen Anleitung; jede Begegnung macht verdächtig; ein getesteter Mensch bleibt verdächtig; Labormarker darf man übergeben; Treibstoff und Werkzeug nur bei der eigenen Aktion.
app-small-edition-uk = Fast wie der Standard; die anderen an einem angezündeten Ort kommen stehend davon.


## Phases, where they are not called as in the main game

app-small-phase-weather = { thing-phase-weather }
app-small-phase-upkeep = { thing-phase-upkeep }
app-small-phase-move = Bewegung
app-small-phase-encounters = { thing-phase-encounters }
app-small-phase-aliens = Alienaktionen
app-small-phase-actions = { thing-phase-actions }
app-small-phase-rec_room = { thing-room-rec }
app-small-phase-tests = { thing-phase-tests }
app-small-phase-food = { thing-phase-food }
app-small-phase-dogs = Hunde, Anführer, Bedrohung


## What stands for a Character on the board: one capital letter, another for each

app-small-mark-bennings = B
app-small-mark-clark = C
app-small-mark-windows = W
app-small-mark-macready = M
app-small-mark-garry = G
app-small-mark-norris = N
app-small-mark-blair = D
app-small-mark-nauls = L


## The state of the base, as parts of one line

# How strong an attack would be as the Characters stand now.
app-small-attack = Angriffswert { $number }
# $roles is like "Garry Human, Clark Human": Role cards that were turned up.
app-small-shown = Gesehene Rollenkarten: { $roles }
# $dice is like "[Use] [Repair] [Threat]".
app-small-dice = Würfel { $dice }
# The suspicion track; a colon and the spaces follow.
app-small-track = Verdacht
# $things is like "Garry Firearm, Fuel; Clark Keys".
app-small-things = Besitz: { $things }


## The table in words

app-small-words-crew = Crew von { $name }
app-small-words-threat = Bedrohungsmarker auf Feld { $space } von { $last }
app-small-words-standing = steht
app-small-words-lying = liegt
app-small-words-owns = besitzt { $things }
app-small-words-role = Rollenkarte: { $role }
app-small-words-about = um diesen Charakter geht die Frage


## What a Character can do and what a thing is for, in a few words (best under 55 characters); much is as in the main game

app-small-ability-bennings = { app-thing-ability-bennings }
app-small-ability-clark = Allein mit einem Hund passiert ihm nichts
app-small-ability-windows = { app-thing-ability-windows }
app-small-ability-macready = { app-thing-ability-macready }
app-small-ability-garry = Darf einen seiner Würfel neu werfen
app-small-ability-norris = Darf im Dunkeln seine Würfel neu werfen
app-small-ability-blair = { app-thing-ability-blair }
app-small-ability-nauls = { app-thing-ability-nauls }
app-small-hint-flamethrower = { app-thing-hint-flamethrower }
app-small-hint-dynamite = { app-thing-hint-dynamite }
app-small-hint-firearm = Einer Begegnung ausweichen, beliebig oft
app-small-hint-melee = Einer Begegnung ausweichen, einmal
app-small-hint-fuel = Ein Fass für den Ort des Charakters, ohne Würfel
app-small-hint-tools = Einen Schaden am Ort des Charakters beheben, ohne Würfel
app-small-hint-keys = { app-thing-hint-keys }
app-small-hint-wire = { app-thing-hint-wire }
app-small-hint-flashlight = Im Dunkeln: Würfel des Charakters neu werfen
app-small-hint-blood = Test A: Der Verdächtigste zeigt die Rollenkarte
app-small-hint-failure = Zu nichts gut


## News

# $steps is like "Clark 3, Garry 2": the spaces on which the discs are now.
app-small-steps = Verdacht: { $steps }.


## Choices that lead to more choices

app-small-group-reroll = Einen Würfel neu werfen …
app-small-group-set = Einen Würfel vom Schlafsaal aus drehen …
# $die is the face that it shows.
app-small-group-die = Würfel { $number } ({ $die }) drehen auf …
app-small-group-give = { $name } übergibt …


## The end

app-small-rounds = { $rounds ->
        [one] Das Spiel dauerte { $rounds } Runde.
       *[other] Das Spiel dauerte { $rounds } Runden.
    }
app-small-end-character = Charakter
app-small-end-role = Rollenkarte
# Before all of them, in a replay that shows everything.
app-small-roles = Rollenkarten
# The two Role cards that nobody was dealt.
app-small-aside = Rollenkarten, die niemand hatte: { $roles }
app-small-fate-transformed-test = in Runde { $round } durch einen Test enttarnt
app-small-fate-transformed-dog = in Runde { $round } von einem Alien-Hund erwischt
app-small-fate-transformed-threat = in Runde { $round } auf den Bedrohungsmarker getroffen
app-small-fate-assimilated = in Runde { $round } assimiliert
app-small-fate-tested = in Runde { $round } getestet
app-small-fate-escape_began = begann in Runde { $round } die Flucht
app-small-fate-taken_aboard = kam in Runde { $round } an Bord
app-small-fate-left = am Ende noch da
