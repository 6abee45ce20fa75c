### The Thing in a terminal: the board, the crew, the own belongings, the forms of talk, the end.
### Rooms come in without an article; no participle agrees with a player's name.


## Before the game

app-thing-intro =
    Passate l’inverno in una base di ricerca in Antartide. Uno dell’equipaggio è un Alieno che sembra umano, e contagia chi incontra.

    A ogni turno tutti vanno in un luogo e consegnano una carta Azione coperta. Chi incontra qualcuno guarda un suo segnalino; un segnalino Alieno fa di un Umano un Alieno. Poi il Leader scopre le carte e dice chi esegue quale.

    Caldaia e generatore consumano gasolio a ogni turno: teneteli in funzione. Gli Umani vincono se se ne vanno tutti, con l’Elicottero dei Soccorsi, l’Elicottero della Base o lo Spazzaneve, senza un Alieno a bordo. In ogni altro caso vincono gli Alieni.

    Sulla mappa una lettera maiuscola è un giocatore in piedi, una minuscola è sdraiato. ♦ Cane · *3 Alieno di Forza 3 · ★ Leader · ☆ segnalino Leader, per il prossimo Leader · ▶ decide ora
# Below a drawn floor plan; one line of 80 characters is best.
app-thing-legend = A in piedi, a sdraiato · ♦ Cane · *3 Alieno · ★ Leader · ▮ gasolio · × danno


## The state of the base, as parts of one line

app-thing-round = turno { $round }
app-thing-no-weather = meteo non ancora tirato
# What the weather does every round: barrels burned, steps of the frost marker and of the rescue helicopter.
app-thing-cost-boiler = caldaia −{ $number }
app-thing-cost-generator = generatore −{ $number }
app-thing-cost-frost = congelamento +{ $number }
app-thing-cost-flight = soccorsi +{ $number }
app-thing-stored = Stazione Meteo: { $face }
app-thing-dark = Buio
app-thing-hungry = Fame
app-thing-frost = Congelamento { $space }/{ $last }
app-thing-rescue-none = nessun S.O.S.
# The rescue helicopter on its way; $fuel is the number of rounds that its fuel lasts.
app-thing-rescue-flying = Soccorsi { $space }/{ $last }, carburante { $fuel }
app-thing-rescue-here = L’Elicottero dei Soccorsi è qui, carburante { $fuel }
app-thing-rescue-gone = Soccorsi andati via
app-thing-aboard = A bordo ({ $vehicle }): { $names }
app-thing-pile = Mazzo Attivo { $count }
app-thing-strength = Forza aliena { $number }
# $plan is like "Radio 3, Lab 1", or "3, 1" where the rooms are secret.
app-thing-plan = Attacchi: { $plan }
app-thing-proposal = Proposta: { $plan }
app-thing-open = Scoperte: { $cards }
# Who trades with whom, like "Bo ↔ Gro, Ada ↔ Hal".
app-thing-deals = Scambi: { $pairs }
# A deal on the table; what a side gives may be "none".
app-thing-deal = { $gives ->
        [none] { $one } non dà nulla
       *[other] { $one } dà { $gives }
    }; { $gets ->
        [none] { $two } non dà nulla.
       *[other] { $two } dà { $gets }.
    }
app-thing-deal-agreed = D’accordo: { $names }.


## Heads of columns: 5 characters at most, the last four 1 character

app-thing-column-fuel = Gas.
app-thing-column-damage = Dan.
# Cards, tokens, meals or dogs that are left in a room.
app-thing-column-store = Resto
app-thing-column-suspicion = Sosp.
app-thing-column-hand = C
app-thing-column-weapons = A
app-thing-column-items = O
app-thing-column-samples = L
# At most 8 characters.
app-thing-crew = Equip.


## In the tables: 12 characters at most

app-thing-food = Cibo { $number }
app-thing-burned = bruciato
app-thing-destroyed = distrutta
app-thing-alien = Alieno
app-thing-out = fuori


## The table in words

app-thing-words-stocks = Riserve: { $stocks }
app-thing-words-rooms = Luoghi
app-thing-words-crew = Equipaggio
app-thing-words-empty = Nessuno e niente: { $rooms }
app-thing-words-fuel = gasolio { $number }/{ $most }
app-thing-words-damage = danni { $number }/{ $most }
app-thing-words-store-armoury = carte Arma rimaste: { $number }
app-thing-words-store-storeroom = carte Oggetto rimaste: { $number }
app-thing-words-store-laboratory = segnalini Laboratorio rimasti: { $number }
app-thing-words-store-kitchen = Cibo cucinato: { $number }
app-thing-words-store-kennel = Cani: { $number }
app-thing-words-standing = in piedi: { $names }
app-thing-words-lying = a terra: { $names }
app-thing-words-dog = un Cane
app-thing-words-token = il segnalino Leader
app-thing-words-alien = Alieno, Forza { $number }
app-thing-words-suspicion = sospetto { $number }/{ $most }
app-thing-words-hand = carte Azione { $number }
app-thing-words-weapons = carte Arma { $number }
app-thing-words-items = carte Oggetto { $number }
app-thing-words-samples = segnalini Laboratorio { $number }
app-thing-words-leader = Leader
app-thing-words-asked = decide ora


## What is your own

app-thing-your-role = Il tuo ruolo:
app-thing-you-out = Sei fuori dal gioco e vedi ciò che vedono tutti.
app-thing-you-revealed = Sei un Alieno Rivelato, e tutti voi condividete una sola Forza.
app-thing-your-hand = Mano:
app-thing-your-weapons = Armi:
app-thing-your-items = Oggetti:
app-thing-your-samples = Laboratorio:
app-thing-your-drawn = Pescato:
app-thing-goal-human = Portate via insieme tutti gli Umani vivi, senza alcun Alieno.
app-thing-goal-alien = Contagia gli altri, sali a bordo o lascia che la base geli.


## What a card does and what a Character can do, in a few words (best under 55 characters)

app-thing-hint-use = Usa il luogo: gasolio, cibo, carte, chiamata d’aiuto
app-thing-hint-repair = Togli un danno dal luogo in cui sei
app-thing-hint-sabotage = Danneggia il luogo in cui sei
app-thing-hint-flamethrower = Attacca, evita, brucia; con il Filo il Test B
app-thing-hint-dynamite = Attacca un Alieno o brucia un luogo, una volta
app-thing-hint-firearm = Evita una Verifica del Contagio, quante volte vuoi
app-thing-hint-melee = Evita una Verifica del Contagio, una volta
app-thing-hint-fuel = Un barile per il luogo in cui stai, senza carta
app-thing-hint-tools = Togli un danno dove stai, senza carta
app-thing-hint-keys = Inizia la fuga con un mezzo pronto
app-thing-hint-wire = Test B, insieme a un Lanciafiamme
app-thing-hint-flashlight = Scegli la carta al Buio; Azione Speciale con 2 carte
app-thing-hint-blood = Test A: qualcuno mostra la carta Ruolo
app-thing-hint-failure = Serve solo per bluffare
app-thing-ability-bennings = Nella Stazione Meteo tira due volte e sceglie
app-thing-ability-clark = Da solo con un Cane non fa il test
app-thing-ability-windows = Riparando toglie un danno in più
app-thing-ability-macready = Nell’Armeria può pescare 3 carte
app-thing-ability-garry = Dopo aver pescato può cambiare una carta Azione
app-thing-ability-norris = Vale come se avesse una Torcia
app-thing-ability-blair = Nel Laboratorio pesca un segnalino in più
app-thing-ability-nauls = Cucina con 1 Cibo invece di 2


## News

# Lists like "Bo → Lab, Gro → Shed (special, 1)": who went where, looked at whose token, accused whom.
app-thing-moves = Movimenti: { $moves }.
app-thing-looks = Segnalini guardati: { $looks }.
app-thing-votes = Accuse: { $votes }.
app-thing-voted-nobody = nessuno
# What was special about a move; $count is the number of cards drawn.
app-thing-moved-lit = Torcia
app-thing-moved-special = Speciale, { $count }
app-thing-moved-swap = cambio


## Choices that lead to more choices

app-thing-group-light = Vai con la Torcia ...
app-thing-group-special = Azione Speciale, 1 carta ...
app-thing-group-twice = Azione Speciale, 2 carte ...
app-thing-group-put = Offri a { $name } ...
# A deal with $name as it stands; a side may be "none".
app-thing-group-deal = { $name }: dai { $gives ->
        [none] nulla
       *[other] { $gives }
    }, ricevi { $gets ->
        [none] nulla
       *[other] { $gets }
    }
# The same, when $name has agreed to it.
app-thing-group-agreed = { $deal } (per { $name } va bene)
# Ready for the vote, while a deal of one's own is open.
app-thing-ready-lapses = Nessun altro scambio: quelli aperti saltano, se l’altra parte non accetta ancora


## The end

app-thing-spread = { $rounds ->
        [one] Come si è diffuso, in { $rounds } turno
       *[other] Come si è diffuso, in { $rounds } turni
    }
# What the signs of the picture mean, each beside its sign; ♦ is a dog.
app-thing-sign-human = Umano
app-thing-sign-alien = Alieno
app-thing-sign-infected = contagio
app-thing-sign-revealed = rivelazione
app-thing-sign-assimilated = assimilazione
app-thing-sign-aboard = a bordo
app-thing-sign-by = da chi (♦ un Cane)
app-thing-fate-first = il primo Alieno
app-thing-fate-infected = contagio da { $name }, turno { $round }
app-thing-fate-dog = contagio da un Cane, turno { $round }
app-thing-fate-revealed = rivelazione, turno { $round }
app-thing-fate-assimilated = assimilazione, turno { $round }
app-thing-fate-aboard = a bordo
app-thing-fate-last = era l’ultimo Umano


## The forms of talk, as a list to choose from; dots stand for what is asked next

app-thing-form-hold = Ho in mano ...
app-thing-form-lack = Non ho in mano ...
app-thing-form-handed = Ho consegnato ...
app-thing-form-claim = La mia carta Ruolo dice ...
app-thing-form-own = Ho ...
app-thing-form-without = Non ho ...
app-thing-form-accuse = ... è un Alieno
app-thing-form-vouch = Garantisco per ...
app-thing-form-trust = Mi fido di ...
app-thing-form-distrust = Non mi fido di ...
app-thing-form-saw = Ho visto un segnalino di ...
app-thing-form-going = Io vado qui: ...
app-thing-form-send = ... dovrebbe andare qui: ...
app-thing-form-meet = Vorrei essere con ...
app-thing-form-avoid = Mi tengo alla larga da ...
app-thing-form-assign = Assegna la carta a ...
app-thing-form-next = Un’altra carta!
app-thing-form-stop = Fermiamoci qui
app-thing-form-want = Vorrei ...
app-thing-form-promise = Darò qualcosa a ...
app-thing-form-vote = Accusiamo ...
app-thing-form-spare = Lasciamo in pace ...
app-thing-form-test = Un test su ...!
app-thing-form-burn = Bruciamo ...!
app-thing-form-board = ... dovrebbe salire a bordo
app-thing-form-threaten = Darò la caccia a ...
app-thing-form-agree = Sono d’accordo con ...
app-thing-form-disagree = Non sono d’accordo con ...
