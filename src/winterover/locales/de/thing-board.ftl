### The Thing in a terminal: the board, the crew, the own belongings, the forms of talk, the end.


## Before the game

app-thing-intro =
    Ihr überwintert auf einer Forschungsbasis in der Antarktis. Jemand aus der Crew ist ein Alien, das wie ein Mensch aussieht, und es infiziert, wem es begegnet.

    In jeder Runde gehen alle an Orte und geben verdeckt eine Aktionskarte ab. Wer jemandem begegnet, sieht sich einen Marker von ihm an; ein Alien-Marker macht aus einem Menschen ein Alien. Dann deckt der Anführer die Karten auf und sagt, wer welche ausführt.

    Heizung und Generator verbrauchen jede Runde Treibstoff: Haltet sie am Laufen. Die Menschen gewinnen, wenn sie alle mit dem Rettungshubschrauber, dem Basishubschrauber oder dem Schneemobil entkommen, ohne ein Alien an Bord. In jedem anderen Fall gewinnen die Aliens.

    Auf dem Plan steht, wer ein großer Buchstabe ist; ein kleiner liegt. ♦ Hund · *3 Alien der Stärke 3 · ★ Anführer · ☆ Anführermarker, für den nächsten Anführer · ▶ entscheidet gerade
# Below a drawn floor plan; one line of 80 characters is best.
app-thing-legend = A steht, a liegt · ♦ Hund · *3 Alien · ★ Anführer · ☆ Marke · ▮ Fass · × Schaden


## The state of the base, as parts of one line

app-thing-round = Runde { $round }
app-thing-no-weather = Wetter noch nicht gewürfelt
# What the weather does every round: barrels burned, steps of the frost marker and of the rescue helicopter.
app-thing-cost-boiler = Heizung −{ $number }
app-thing-cost-generator = Generator −{ $number }
app-thing-cost-frost = Frost +{ $number }
app-thing-cost-flight = Rettung +{ $number }
app-thing-stored = Wetterstation: { $face }
app-thing-dark = Dunkelheit
app-thing-hungry = Hunger
app-thing-frost = Frost { $space }/{ $last }
app-thing-rescue-none = kein S.O.S.
# The rescue helicopter on its way; $fuel is the number of rounds that its fuel lasts.
app-thing-rescue-flying = Rettung { $space }/{ $last }, Treibstoff { $fuel }
app-thing-rescue-here = Rettungshubschrauber ist da, Treibstoff { $fuel }
app-thing-rescue-gone = Rettungshubschrauber ist fort
app-thing-aboard = An Bord ({ $vehicle }): { $names }
app-thing-pile = Aktive Karten { $count }
app-thing-strength = Alienstärke { $number }
# $plan is like "Radio 3, Lab 1", or "3, 1" where the rooms are secret.
app-thing-plan = Angriffe: { $plan }
app-thing-proposal = Vorschlag: { $plan }
app-thing-open = Offen: { $cards }
# Who trades with whom, like "Bo ↔ Gro, Ada ↔ Hal".
app-thing-deals = Tausch: { $pairs }
# A deal on the table; what a side gives may be "none".
app-thing-deal = { $gives ->
        [none] { $one } gibt nichts
       *[other] { $one } gibt { $gives }
    }, { $gets ->
        [none] { $two } nichts.
       *[other] { $two } { $gets }.
    }
app-thing-deal-agreed = Einverstanden: { $names }.


## Heads of columns: 5 characters at most, the last four 1 character

app-thing-column-fuel = Fass
app-thing-column-damage = Sch.
# Cards, tokens, meals or dogs that are left in a room.
app-thing-column-store = Rest
app-thing-column-suspicion = Verd.
app-thing-column-hand = K
app-thing-column-weapons = W
app-thing-column-items = G
app-thing-column-samples = L
# At most 8 characters.
app-thing-crew = Crew


## In the tables: 12 characters at most

app-thing-food = Nahrung { $number }
app-thing-burned = abgebrannt
app-thing-destroyed = zerstört
app-thing-alien = Alien
app-thing-out = draußen


## The table in words

app-thing-words-stocks = Vorräte: { $stocks }
app-thing-words-rooms = Orte
app-thing-words-crew = Crew
app-thing-words-empty = Niemand und nichts: { $rooms }
app-thing-words-fuel = Treibstoff { $number }/{ $most }
app-thing-words-damage = Schaden { $number }/{ $most }
app-thing-words-store-armoury = übrige Waffenkarten: { $number }
app-thing-words-store-storeroom = übrige Gegenstandskarten: { $number }
app-thing-words-store-laboratory = übrige Labormarker: { $number }
app-thing-words-store-kitchen = zubereitete Nahrung: { $number }
app-thing-words-store-kennel = Hunde: { $number }
app-thing-words-standing = stehend: { $names }
app-thing-words-lying = liegend: { $names }
app-thing-words-dog = ein Hund
app-thing-words-token = der Anführermarker
app-thing-words-alien = Alien, Stärke { $number }
app-thing-words-suspicion = Verdacht { $number }/{ $most }
app-thing-words-hand = Aktionskarten { $number }
app-thing-words-weapons = Waffenkarten { $number }
app-thing-words-items = Gegenstandskarten { $number }
app-thing-words-samples = Labormarker { $number }
app-thing-words-leader = Anführer
app-thing-words-asked = entscheidet gerade


## What is your own

app-thing-your-role = Deine Rolle:
app-thing-you-out = Du bist ausgeschieden und siehst, was alle sehen.
app-thing-you-revealed = Du bist ein Enttarntes Alien, und ihr alle teilt euch eine Stärke.
app-thing-your-hand = Hand:
app-thing-your-weapons = Waffen:
app-thing-your-items = Gegenstände:
app-thing-your-samples = Labormarker:
app-thing-your-drawn = Gezogen:
app-thing-goal-human = Bringt alle lebenden Menschen gemeinsam weg, ohne ein Alien.
app-thing-goal-alien = Infiziere die anderen, komm an Bord oder lass die Basis einfrieren.


## What a card does and what a Character can do, in a few words (best under 55 characters)

app-thing-hint-use = Den Ort benutzen: tanken, kochen, ziehen, Hilfe rufen
app-thing-hint-repair = Einen Schaden am Ort beheben, an dem du bist
app-thing-hint-sabotage = Dem Ort schaden, an dem du bist
app-thing-hint-flamethrower = Angreifen, ausweichen, abbrennen; mit Kabel Test B
app-thing-hint-dynamite = Ein Alien angreifen oder einen Ort abbrennen, einmal
app-thing-hint-firearm = Einer Infektionsprobe ausweichen, beliebig oft
app-thing-hint-melee = Einer Infektionsprobe ausweichen, einmal
app-thing-hint-fuel = Ein Fass für den Ort, an dem du stehst, ohne Karte
app-thing-hint-tools = Einen Schaden beheben, wo du stehst, ohne Karte
app-thing-hint-keys = Mit einem bereiten Fahrzeug die Flucht beginnen
app-thing-hint-wire = Test B, zusammen mit einem Flammenwerfer
app-thing-hint-flashlight = Im Dunkeln selbst wählen; Spezialaktion mit 2 Karten
app-thing-hint-blood = Test A: Jemand zeigt die Rollenkarte
app-thing-hint-failure = Zu nichts gut als zum Bluffen
app-thing-ability-bennings = Würfelt in der Wetterstation zweimal und wählt
app-thing-ability-clark = Allein mit einem Hund wird er nicht getestet
app-thing-ability-windows = Behebt beim Reparieren einen Schaden mehr
app-thing-ability-macready = Darf in der Waffenkammer 3 Karten ziehen
app-thing-ability-garry = Darf nach dem Ziehen eine Aktionskarte tauschen
app-thing-ability-norris = Gilt, als hätte er eine Taschenlampe
app-thing-ability-blair = Zieht im Labor einen Marker mehr
app-thing-ability-nauls = Kocht mit 1 Nahrung statt mit 2


## News

# Lists like "Bo → Lab, Gro → Shed (special, 1)": who went where, looked at whose token, accused whom.
app-thing-moves = Wege: { $moves }.
app-thing-looks = Marker angesehen: { $looks }.
app-thing-votes = Beschuldigungen: { $votes }.
app-thing-voted-nobody = niemand
# What was special about a move; $count is the number of cards drawn.
app-thing-moved-lit = Taschenlampe
app-thing-moved-special = Spezial, { $count }
app-thing-moved-swap = Tausch


## Choices that lead to more choices

app-thing-group-light = Mit Taschenlampe gehen …
app-thing-group-special = Spezialaktion, 1 Karte …
app-thing-group-twice = Spezialaktion, 2 Karten …
app-thing-group-put = { $name } anbieten: …
# A deal with $name as it stands; a side may be "none".
app-thing-group-deal = { $name }: du gibst { $gives ->
        [none] nichts
       *[other] { $gives }
    }, bekommst { $gets ->
        [none] nichts
       *[other] { $gets }
    }
# The same, when $name has agreed to it.
app-thing-group-agreed = { $deal } ({ $name } ist einverstanden)
# Ready for the vote, while a deal of one's own is open.
app-thing-ready-lapses = Bereit: nichts mehr tauschen; Offenes verfällt, wenn die andere Seite nicht noch zustimmt


## The end

app-thing-spread = { $rounds ->
        [one] Wie es sich ausbreitete, in { $rounds } Runde
       *[other] Wie es sich ausbreitete, in { $rounds } Runden
    }
# What the signs of the picture mean, each beside its sign; ♦ is a dog.
app-thing-sign-human = Mensch
app-thing-sign-alien = Alien
app-thing-sign-infected = infiziert
app-thing-sign-revealed = enttarnt
app-thing-sign-assimilated = assimiliert
app-thing-sign-aboard = an Bord
app-thing-sign-by = von wem (♦ ein Hund)
app-thing-fate-first = das erste Alien
app-thing-fate-infected = in Runde { $round } von { $name } infiziert
app-thing-fate-dog = in Runde { $round } von einem Hund infiziert
app-thing-fate-revealed = in Runde { $round } enttarnt
app-thing-fate-assimilated = in Runde { $round } assimiliert
app-thing-fate-aboard = kam an Bord
app-thing-fate-last = war der letzte Mensch


## The forms of talk, as a list to choose from; dots stand for what is asked next

app-thing-form-hold = Ich habe … auf der Hand
app-thing-form-lack = Ich habe … nicht auf der Hand
app-thing-form-handed = Ich habe … abgegeben
app-thing-form-claim = Auf meiner Rollenkarte steht …
app-thing-form-own = Ich besitze …
app-thing-form-without = … besitze ich nicht
app-thing-form-accuse = … ist ein Alien
app-thing-form-vouch = Für … lege ich die Hand ins Feuer
app-thing-form-trust = Ich vertraue …
app-thing-form-distrust = Ich traue … nicht
app-thing-form-saw = Ich sah einen Marker von …
app-thing-form-going = Mein Ziel: …
app-thing-form-send = … sollte nach … gehen
app-thing-form-meet = Ich wäre gern, wo … ist
app-thing-form-avoid = Ich gehe … aus dem Weg
app-thing-form-assign = Gib … die Karte
app-thing-form-next = Noch eine Karte!
app-thing-form-stop = Hören wir hier auf
app-thing-form-want = Ich hätte gern …
app-thing-form-promise = Ich werde … etwas geben
app-thing-form-vote = Beschuldigen wir …
app-thing-form-spare = Lassen wir … in Ruhe
app-thing-form-test = Testet …!
app-thing-form-burn = Brennt … nieder!
app-thing-form-board = … sollte an Bord kommen
app-thing-form-threaten = Ich nehme mir … vor
app-thing-form-agree = Ich sehe das wie …
app-thing-form-disagree = Ich sehe das anders als …
