### What the programs around the games say: menu, table, prompts, replays, results.
### Keys that people type (q, why, log ...) are the same in every language and stay as they are.
### "Personen" are real people at the table; "Menschen" are only those who have that role.


## Languages and names

# Each language's name for itself: the same in every language.
app-language-en = English
app-language-it = Italiano
app-language-de = Deutsch
app-language-fr = Français
app-language-uk = Українська
app-language-es = Español

# One name for each seat from A to L, separated by spaces. The same in every language, so that people at one table
# mean the same bot.
app-names = Ada Bo Cleo Dag Eir Finn Gro Hal Ilse Jun Kaya Liv

# What counts as yes when a question is answered; lower case, separated by spaces.
app-yes-words = j ja y yes

# Between the parts of a list whose parts hold commas, and after what something is said of; a space follows.
app-apart = ;
app-colon = :


## The menu

app-title = Winterover
app-subtitle = Eine Crew, den Winter über abgeschnitten. Jemand von euch ist kein Mensch mehr.
app-menu-language = Sprache
app-menu-game = Spiel
app-menu-players = Spieler
app-menu-people = Personen
app-menu-bots = Bots
app-menu-edition = Regelausgabe
app-menu-rulings = Tischoptionen
app-menu-sheet = Wertebogen
app-menu-load = Gespeichertes Spiel
app-menu-nobody = niemand: Bots spielen, du siehst zu
app-menu-no-rulings = wie in der Ausgabe
app-menu-sheet-standard = die üblichen Werte
# How many games are saved and not over yet.
app-menu-saved = zum Weiterspielen: { $count }
app-menu-how = Enter startet das Spiel. 1 bis { $most } ändert eine Zeile, q beendet.
app-menu-players-how = Wie viele spielen mit ({ $least } bis { $most })? Enter lässt es dabei.
app-menu-people-how = Wie viele davon sind Personen ({ $least } bis { $most })? Enter lässt es dabei.
# A person's name is asked for; $name is the one that Enter keeps.
app-menu-name = Name ({ $name }):
app-rulings-how = 1 bis { $most } erklärt und ändert eine Option (* = anders als in der Ausgabe), Enter geht zurück.
app-rulings-how-more = 1 bis { $most } erklärt und ändert eine Option (* = anders als in der Ausgabe), + zeigt weitere, Enter geht zurück.
app-rulings-value = Erlaubt: { $allowed }. Neuer Wert, oder Enter lässt es dabei:
app-rulings-pick = 1 bis { $most } stellt sie ein, Enter lässt es dabei.
# The options of a table as a list.
app-rulings-title = { $game }, { $edition }: Tischoptionen
app-rulings-option = Option
app-rulings-key = Schlüssel
app-rulings-value-head = Wert
app-rulings-one = * = anders als in der Ausgabe. „rulings“ und ein Schlüssel sagen, worum es geht und was jede Ausgabe dazu sagt.
app-menu-sheet-how = Eine Datei mit den Werten deines Spielplans (.toml oder .json)? „-“ nimmt die üblichen, Enter lässt es dabei.

# Kinds of bot.
app-bot-random = random: tut irgendetwas, was erlaubt ist
app-bot-heuristic = heuristic: erinnert sich, verdächtigt, lügt


## Around a game

# $commitment begins the fingerprint of the shuffle.
app-dealt = Die Karten sind ausgeteilt. Die Mischung ist versiegelt als { $commitment }…; die Aufzeichnung öffnet das Siegel nach dem Spiel.
app-turn = Zug { NUMBER($turn, useGrouping: 0) }
app-your-turn = du bist am Zug
app-whose-turn = { $name } ist am Zug
app-you = du
app-bot = Bot
app-hand-over = Gib das Gerät an { $name }.
app-alone = { $name }, drücke Enter, wenn nur du auf den Bildschirm siehst.
app-cover = Drücke Enter, um den Bildschirm zu verdecken.
app-page = Seite { $page } von { $pages }. Enter: nächste Seite, b: zurück, q: schließen.
# The last page; $then says what Enter does there.
app-page-last = Seite { $page } von { $pages }. { $then } b: zurück.
app-go-back = Enter geht zurück.
app-begin = Enter: beginnen, q: verlassen.
app-over = Das Spiel ist zu Ende. Enter zeigt, wer was war.
app-sure = Das lässt sich nicht zurücknehmen. Sicher (j/n)?
# Said before a declaration of the end; whoever declares wrongly loses.
app-stayaway-warning-declare = Ist auch nur ein Mensch übrig, verlierst du sofort.
app-leave-question = Das Spiel verlassen? Es wird gespeichert, und du kannst später weiterspielen (j/n)
app-all-out = Von euch ist niemand mehr im Spiel. Enter: den Rest ansehen. f: gleich zum Ende. q: verlassen.
app-saved = Gespeichert in { $file }. Die Datei enthält den Seed: Wer sie liest, kann jedes Geheimnis dieses Spiels herausfinden.
# $command is how this program is started, such as winterover.
app-left = Das Spiel ist in { $file } gespeichert. Die Datei enthält den Seed: Wer sie liest, kann jedes Geheimnis dieses Spiels herausfinden. Weiterspielen: { $command } play --load "{ $file }"
app-saved-end = Die Aufzeichnung ist in { $file }. Mit ihrem Seed lässt sich das ganze Spiel noch einmal austeilen: { $command } verify "{ $file }" oder { $command } replay "{ $file }" --open


## A decision

# "why" is short for "why not"; WORT stands for any word or rule ID.
app-keys = { $most ->
        [1] Enter weiter
       *[other] 1–{ $most } wählen
    } · ? Hilfe · why · r WORT Regel · t reden · b Tisch · log · q Ende
# The second step of a choice.
app-keys-inner = 1–{ $most } wählen · Enter zurück
app-news-more = … und manches davor; „log“ zeigt alles.
# The same statement of several players.
app-said-together = { $speakers } sagen: „{ $words }“
app-log = Alles, was du erfahren hast, der Reihe nach
app-forbidden = Was du jetzt nicht tun kannst, und die Regel dagegen („r“ und die Regel erklärt sie)
app-nothing-forbidden = Nichts, was du erwarten könntest, ist jetzt verboten.
app-intro-keys =
    Wenn du etwas gefragt wirst, tippe die Nummer deiner Wahl und drücke Enter. Gibt es nur eine, genügt Enter.
    „?“ erklärt die Frage, „why“ sagt, was nicht möglich ist und warum, „r“ und ein Wort erklären eine Karte oder sonst etwas.
    „b“ sagt in Worten, was auf dem Tisch ist, „rulings“, wonach an diesem Tisch gespielt wird, „save“ speichert das Spiel.


## Talk

app-talk-form = Was möchtest du sagen? Enter: nichts.
app-talk-seat = Um wen geht es?
app-talk-card = Welche Karte?
app-talk-role = Welche Rolle?
app-talk-action = Welche Aktionskarte?
app-talk-thing = Was?
app-talk-token = Welcher Marker?
app-talk-room = Welcher Ort?
app-talk-to = Zu wem? Enter: doch nichts sagen.
app-talk-everyone = Zu allen
app-pick-again = Tippe eine Zahl von 1 bis { $most } oder drücke nur Enter.


## The end

app-winners = { $count ->
        [one] Gewonnen hat { $names }.
       *[other] Gewonnen haben { $names }.
    }
app-no-winner = Niemand gewinnt.
app-won = gewonnen
app-lost = verloren
app-end-player = Spieler
app-end-result = Ergebnis
app-end-role = Rolle
app-end-story = Was geschah
app-end-turns = { $turns ->
        [one] { $turns } Zug wurde gespielt.
       *[other] { $turns } Züge wurden gespielt.
    }


## Replays and proofs

app-replay-how = Enter: weiter · b: zurück · Zahl: dorthin · q: verlassen
app-replay-unknown = Drücke Enter oder tippe b, q oder eine Zahl von 0 bis { $last }.
app-replay-place = Schritt { $place } von { $last }
app-replay-open = alles offen
app-replay-spectator = was ein Zuschauer sah
app-replay-seat = was { $name } wusste
app-replay-unfinished = Hier bricht die Aufzeichnung ab: Das Spiel ist noch nicht zu Ende.
app-verify-yes = Ja: Diese Aufzeichnung ist, was sie zu sein behauptet.
app-verify-no = Nein: Dieser Aufzeichnung ist nicht zu trauen.
app-verify-seed = Es ist der Seed, der vor der ersten Karte versiegelt wurde ({ $commitment }…).
app-verify-settings = Seed und Einstellungen sind die, die vor der ersten Karte versiegelt wurden ({ $commitment }…).
app-verify-end = { $count ->
        [one] Neu ausgeteilt und nachgespielt, führt ihr einziger Schritt zum selben Ende.
       *[other] Neu ausgeteilt und nachgespielt, führen ihre { $count } Schritte zum selben Ende.
    }
app-verify-unfinished = { $count ->
        [0] Das Austeilen stimmt. Gespielt wurde noch nichts.
        [one] Neu ausgeteilt, ist ihr einziger Schritt möglich. Das Spiel ist noch nicht zu Ende.
       *[other] Neu ausgeteilt, sind alle ihre { $count } Schritte möglich. Das Spiel ist noch nicht zu Ende.
    }
app-verify-whole = Seit sie geschrieben wurde, ist keine Zeile geändert, hinzugefügt oder entfernt worden.
app-verify-no-digest = Es ist eine alte Aufzeichnung ohne Prüfsumme: Ob Einstellungen oder einzelne Aussagen später geändert wurden, lässt sich nicht feststellen.


## Rules

app-rules-card = Karten
app-rules-room = Orte
app-rules-weapon = Waffen
app-rules-item = Gegenstände
app-rules-character = Charaktere
app-rules-phase = Phasen
app-rules-ask = Entscheidungen
app-rules-topic = Themen
app-rules-variant = Varianten
app-rules-edition = Ausgaben
app-rules-how = Nachschlagen lässt sich jeder dieser Namen, eine Regelnummer wie S-AXE-02, der Anfang einer Regelnummer wie S-AXE oder irgendein Wort.
app-rules-depends = { $count ->
    [one] Das sind die Standardregeln; ein Tisch kann es durch die Option { $keys } anders festlegen.
   *[other] Das sind die Standardregeln; ein Tisch kann es durch die Optionen { $keys } anders festlegen.
}
# Of the small crew: above a rule card of the main game.
app-rules-of-main = Aus dem Spiel für vier bis acht. Es gilt auch für die kleine Crew, außer wo deren eigene Karten etwas anderes sagen.
app-rules-also = Erwähnt in
app-rules-more = { $count ->
        [one] … und { $count } weitere Regel.
       *[other] … und { $count } weitere Regeln.
    }


## Board sheets

app-sheet-used = Wertebogen: { $name }
app-sheet-title = Die üblichen Werte des Spielplans
# Heads of columns. What is allowed is a range of numbers.
app-sheet-figure = Eintrag
app-sheet-value = Wert
app-sheet-allowed = Erlaubt
app-sheet-standard = Üblich
app-sheet-grade = Sicherheit
app-sheet-source = Quelle
app-sheet-how = Eine Quelle lässt sich nachschlagen: { $command } rules B-01. So trägst du die Werte deines eigenen Spielplans ein: { $command } sheet { $game } --write board.toml
app-sheet-good = Der Wertebogen „{ $name }“ ist in Ordnung. { $count ->
        [0] Alle seine Werte sind die üblichen.
        [one] { $count } Wert ist nicht der übliche.
       *[other] { $count } Werte sind nicht die üblichen.
    }
app-sheet-written = Der Wertebogen steht in { $file }. Ändere die Werte, die auf deinem Spielplan anders sind, prüfe sie mit: { $command } sheet { $game } "{ $file }", und spiele mit: { $command } play { $game } --sheet "{ $file }"
# Remarks at the top of a file, each line best under 110 characters.
app-sheet-head =
    Die Werte eines Spielplans. Ändere die, die auf deinem anders sind, und lass jede Zeile stehen.
    Neben jeder Zeile: was erlaubt ist, wie sicher der übliche Wert ist, und die Regeln, die ihn begründen.

# How sure a figure is: a word, and what it means.
app-grade-text = Text
    .what = eine Anleitung sagt es
app-grade-forced = zwingend
    .what = folgt aus den Summen der Anleitungen
app-grade-inferred = erschlossen
    .what = die beste Deutung mehrerer Hinweise
app-grade-assumed = angenommen
    .what = nirgends veröffentlicht; so gewählt, dass man spielen kann


## Simulation and measurement

app-sim-games = Spiele
app-sim-head = { $game }, { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, Ausgabe { $edition }, Bots: { $bots }
app-sim-done = { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $finished } beendet, { $decisions } Entscheidungen.
app-sim-speed = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } Sekunden, { $speed } Entscheidungen pro Sekunde.
# Above a column of roles and app-sim-nobody.
app-sim-winners = Sieger
app-sim-endings = Ende
app-sim-count = Spiele
app-sim-share = Anteil
# A whole number and a percentage in a column.
app-sim-number = { $number }
app-sim-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
app-sim-nobody = niemand
# All win together where nobody has a role.
app-sim-crew = die Crew
# An ending of games that were stopped.
app-sim-circling = Nach zu vielen Entscheidungen abgebrochen
app-bench-running = Messung läuft
app-bench-name = Was
app-bench-value = Ergebnis
app-bench-per_second = { $value } Entscheidungen pro Sekunde
app-bench-microseconds = { $value } µs
app-bench-decisions = { $value } Entscheidungen
app-bench-kilobytes = { $value } kB
app-bench-skipped = nicht installiert
app-bench-ratio = { $game }: { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }-mal so schnell wie { $peer }.


## Stay Away!: the table

app-stayaway-intro =
    Jemand an diesem Tisch ist das Ding. Es sieht aus wie alle anderen, und es will, dass alle so werden wie es selbst.

    In deinem Zug ziehst du eine Karte, spielst eine oder legst eine ab und tauschst eine mit dem nächsten Spieler. Gibt dir das Ding eine Infiziert!-Karte, gehörst du zu ihm und gewinnst oder verlierst mit ihm.

    Die Menschen gewinnen, wenn das Ding mit einem Flammenwerfer verbrannt wird. Das Ding gewinnt, wenn kein Mensch mehr übrig ist. Sieh dir Karten an, verrammle Türen, tausche Plätze, und glaub nicht alles, was du hörst.
app-stayaway-clockwise = Plätze im Uhrzeigersinn, so wie das Spiel läuft:
app-stayaway-counterclockwise = Plätze gegen den Uhrzeigersinn, so wie das Spiel läuft:
app-stayaway-door = Tür
app-stayaway-door-here = hier liegt eine Verrammelte Tür
app-stayaway-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
app-stayaway-quarantine = { $turns ->
        [one] noch { $turns } Zug Quarantäne
       *[other] noch { $turns } Züge Quarantäne
    }
# Where there is little room, after the number of cards.
app-stayaway-quarantine-short = Quarantäne { $turns }
app-stayaway-draw = Nachziehstapel { $count }
# $back is the back of the top card: Stay Away! or Panic.
app-stayaway-draw-back = Nachziehstapel { $count }, oben: { $back }
app-stayaway-discard = Ablagestapel { $count }
app-stayaway-in-use = Auf dem Tisch: { $card }
app-stayaway-you-are = Du bist
app-stayaway-you-know = du weißt: { $known }
app-stayaway-known = { $name } ist { $role }
app-stayaway-hand = Hand:
app-stayaway-out = Du bist ausgeschieden und siehst, was alle sehen.
# A card that can be played on many: whom or what it is played on is chosen next.
app-stayaway-group-play = „{ $card }“ spielen auf …
app-stayaway-eliminated = ausgeschieden
app-stayaway-fate-thing = zog Das Ding in Zug { NUMBER($turn, useGrouping: 0) }
app-stayaway-fate-infected = infiziert von { $name } in Zug { NUMBER($turn, useGrouping: 0) }
app-stayaway-fate-last = war der letzte Mensch
app-stayaway-fate-out = ausgeschieden in Zug { NUMBER($turn, useGrouping: 0) }


## Stay Away!: what a card does, in a few words beside it in the hand (best under 50 characters)

app-stayaway-hint-the_thing = Macht dich zum Ding und verlässt nie deine Hand
app-stayaway-hint-infected = Vom Ding gegeben, infiziert sie
app-stayaway-hint-flamethrower = Einen Nachbarn verbrennen: Er scheidet aus
app-stayaway-hint-analysis = Die ganze Hand eines Nachbarn ansehen
app-stayaway-hint-axe = Eine Verrammelte Tür oder Quarantäne entfernen
app-stayaway-hint-suspicion = Eine zufällige Karte eines Nachbarn ansehen
app-stayaway-hint-whisky = Allen deine ganze Hand zeigen
app-stayaway-hint-determination = Drei ziehen, eine behalten, dann weiterspielen
app-stayaway-hint-watch_your_back = Die Spielrichtung umkehren
app-stayaway-hint-change_places = Mit einem Nachbarn den Platz tauschen
app-stayaway-hint-better_run = Mit irgendwem den Platz tauschen
app-stayaway-hint-seduction = Mit irgendwem eine Karte tauschen; Zug endet
app-stayaway-hint-scary = Kartentausch ablehnen und die Karte sehen
app-stayaway-hint-im_fine_here = Platztausch ablehnen
app-stayaway-hint-no_thanks = Kartentausch ablehnen
app-stayaway-hint-missed = Kartentausch an den Nächsten weiterleiten
app-stayaway-hint-no_barbecue = Einen Flammenwerfer überleben
app-stayaway-hint-quarantine = Jemanden für einige Züge in Quarantäne setzen
app-stayaway-hint-locked_door = Die Lücke zu einem Nachbarn sperren


## Stay Away!: the forms of talk, as a list to choose from; dots stand for what is asked next

app-stayaway-form-claim = Ich bin …
app-stayaway-form-hold = Ich habe … auf der Hand
app-stayaway-form-lack = Ich habe … nicht auf der Hand
app-stayaway-form-accuse = Ich sage, was … ist
app-stayaway-form-vouch = Für … lege ich die Hand ins Feuer
app-stayaway-form-trust = Ich vertraue …
app-stayaway-form-distrust = Ich traue … nicht
app-stayaway-form-saw = Ich habe gesehen, was … hat
app-stayaway-form-gave = Ich habe … eine Karte gegeben
app-stayaway-form-got = Ich habe von … eine Karte bekommen
app-stayaway-form-promise = Ich werde … eine Karte geben
app-stayaway-form-spare = Ich werde … nichts tun
app-stayaway-form-threaten = Ich nehme mir … vor
app-stayaway-form-burn = Verbrennt …!
app-stayaway-form-check = Seht euch die Karten von … an!
app-stayaway-form-agree = Ich sehe das wie …
app-stayaway-form-disagree = Ich sehe das anders als …
