### The web client: everything that is only on its pages.


## Everywhere

web-title = Winterover
# The title of the window while something is asked of this person; it never says what.
web-title-turn = ● Du bist dran – Winterover
web-to-home = Zur Startseite
web-close = Schließen
# Short words at the edge of the page that were read out already.
web-messages = Meldungen
web-cancel = Abbrechen
web-save = Speichern
web-open = Öffnen
web-send = Senden
# A range of numbers.
web-range = { $least }–{ $most }
web-not-found = Hier ist nichts
web-not-found-text = Die Adresse ist vielleicht alt oder vertippt.
web-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.


## Settings

web-settings = Einstellungen
web-language = Sprache
# $language by its own name, such as Deutsch.
web-language-coming = Die Texte auf { $language } werden geladen. Bis sie da sind, bleibt die Seite bei ihrer Sprache.
web-language-missing = Die Texte auf { $language } lassen sich gerade nicht laden, darum bleibt die Sprache, wie sie ist. Versuche es noch einmal, sobald der Server antwortet.
web-theme = Hell oder dunkel
web-theme-system = wie das Gerät
web-theme-dark = dunkel
web-theme-light = hell
web-guide = Hilfe für die erste Partie
web-guide-short = Hilfe
web-guide-hint = Erklärt jede Entscheidung, wenn sie kommt. Sie ist für alle gleich und verrät nichts über dich.
web-cover = Meine Karten verdecken
web-cover-hint = Deine Hand und was du damit tun kannst, bleiben verdeckt, bis du zum Ansehen drückst.
web-sound = Ton
web-sound-hint = Zwei leise Töne, wenn du dran bist.
web-motion = Bewegung
web-motion-hint = Dinge bewegen sich an ihren Platz.
web-notify = Benachrichtigungen
web-notify-hint = Sagt dir, dass du dran bist, wenn diese Seite im Hintergrund ist. Nie, worum es geht.
# The notice itself.
web-notice = Du bist dran.
web-notify-refused = Der Browser lässt für diese Seite keine Benachrichtigungen zu, deshalb bleiben sie aus. Erlaube sie in seinen Berechtigungen für diese Adresse und schalte sie dann wieder ein.
web-notify-insecure = Der Browser lässt Benachrichtigungen nur auf Seiten zu, die über https kommen, und diese kommt ohne. Sie bleiben aus.


## The start page

web-play-now = Gleich spielen
web-play-now-hint = Ein Klick, kein Konto. Die anderen Plätze spielen Bots.
web-play-bots = { $count ->
        [0] Allein spielen
        [one] Gegen { $count } Bot spielen
       *[other] Gegen { $count } Bots spielen
    }
web-dealing = Der Tisch wird aufgebaut ...
web-mode-thing = { thing }
web-mode-thing-short = Geheime Rollen, Wartung, Rettung
web-mode-thing-about = Eine Forschungsbasis im Eis. Haltet sie am Laufen, findet heraus, wer ein Mensch ist, und entkommt mit den Richtigen.
web-mode-small = Kleine Crew
web-mode-small-short = Ihr führt sechs gegen die Bedrohung
web-mode-small-about = { thing } für eine bis drei Personen: Gemeinsam führt ihr sechs Charaktere gegen das Spiel selbst.
web-mode-stayaway = { stayaway }
web-mode-stayaway-short = Das Kartenspiel, Plätze im Kreis
web-mode-stayaway-about = Ziehen, spielen, eine Karte weitergeben. Jede dieser Karten kann die Infektion sein.
web-with-others = Mit anderen
web-with-others-hint = Um einen Tisch, an einem Gerät oder weit entfernt. Ein Link genügt zum Mitspielen.
web-create = Tisch eröffnen
web-code = Tischcode
web-join = Mitspielen
web-open-tables = Offene Tische
web-seats-free = { $free } von { $players } Plätzen frei
web-come-back = Zurückkommen
web-my-tables = Deine Tische auf diesem Gerät
web-stage-lobby = noch nicht begonnen
web-stage-playing = läuft
web-stage-over = beendet
web-bots = { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
web-open-record = Aufzeichnung öffnen
web-your-name = Dein Name
web-name-example = z. B. { $name }


## A new table

web-new-table = Neuer Tisch
web-new-table-text = Wähle ein Spiel und seine Regeln. Bis zum Beginn lässt sich alles ändern.
web-game = Spiel
web-players = Spieler
web-clock = Zeit pro Entscheidung
web-clock-none = keine Uhr
web-clock-relaxed = gemütlich ({ $time })
web-clock-fast = schnell ({ $time })
web-clock-correspondence = Fernpartie ({ $time })
web-clock-hint = Wenn die Zeit abläuft, wird das Übliche gewählt, mit denselben Worten für jede Rolle. Für alle, die fehlen, wird gespielt, bis sie zurück sind.
web-table-language = Sprache des Tisches
web-table-language-hint = Was an diesem Tisch gesprochen wird; lesen können alle in ihrer eigenen Sprache.
web-chat-allowed = Freier Chat
web-chat-allowed-hint = Ohne ihn spricht man in den Aussagen des Spiels, die jede Sprache und jeder Bot versteht.
web-public = Offener Tisch
web-public-hint = Er steht auf der Startseite, und alle dürfen mitspielen oder zusehen.
web-private-hint = Nur wer den Link oder den Code hat, kann mitspielen oder zusehen.
web-rulings-hint = Wo Anleitungen sich unterscheiden oder schweigen, kann ein Tisch entscheiden. Neben jeder Antwort stehen die Ausgaben, die sie geben.
web-rulings-search = Tischoptionen durchsuchen
web-rulings-changed = { $count ->
        [one] { $count } Tischoption geändert
       *[other] { $count } Tischoptionen geändert
    }
web-rulings-changed-here = { $count } geändert
web-rulings-reset = Alles wie in der Ausgabe
web-rulebooks-say = Was die Anleitungen sagen
web-changed = geändert
web-allowed = Erlaubt: { $allowed }
web-card-codes = Kürzel der Karten
web-sheet-hint = Zahlen, die nur auf dem Spielplan stehen. Trage die deines eigenen Plans ein, wo sie anders sind. Das Zeichen daneben sagt, wie gut der Standardwert bekannt ist:
web-sheet-open = Wertebogen öffnen (.toml, .json)
web-sheet-reset = Standardwerte
web-sheet-name = Name des Wertebogens
web-sheet-unnamed = eigene Werte
web-figures-changed = { $count ->
        [one] { $count } Wert geändert
       *[other] { $count } Werte geändert
    }
web-you = Du
web-fill-bots = Mit Bots auffüllen
web-fill-bots-hint = Sie nehmen jeden Platz, der noch frei ist. Du kannst später stattdessen Leute hereinlassen.
web-first = Wer anfängt
web-first-lot = Das Los entscheidet
web-first-seat = Platz { $seat }
web-first-hint = Wer anfängt, ist der erste Anführer.
web-bots-play = Wie die Bots spielen
web-bots-play-hint = Überlegte Bots merken sich etwas, verdächtigen, reden und spielen ihre Rolle. Zufällige wählen irgendetwas Mögliches.
web-create-hint = Du leitest den Tisch: Du füllst die Plätze und beginnst das Spiel.
# How long a clock gives for one choice.
web-time-seconds = { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
web-time-minutes = { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
web-time-hours = { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
web-time-days = { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }


## The lobby

web-lobby-text = Plätze füllen, Code teilen, beginnen.
web-lobby-text-guest = Wähle einen Platz; wer den Tisch leitet, beginnt das Spiel.
web-change = Einstellungen ändern
web-change-hint = Danach müssen alle noch einmal sagen, dass sie bereit sind.
# Told to whoever closed the dialog before it was done, like web-seated.
web-settings-changed = Die Einstellungen des Tisches sind geändert.
web-talk = Gespräch
web-talk-both = Aussagen und freier Chat
web-talk-forms = nur Aussagen
web-talk-none = Noch hat niemand etwas gesagt.
web-seats = Plätze
web-seat = Platz
web-seat-free = Platz { $seat } ist frei
web-sit = Hinsetzen
web-seated = Du sitzt auf Platz { $seat }.
web-full = Alle Plätze sind besetzt. Sobald das Spiel beginnt, kannst du zusehen.
web-seat-gone = Platz { $seat } wurde inzwischen besetzt. Wähle einen anderen.
web-seats-gone = Es ist kein Platz mehr frei.
web-add-bot = Bot dazu
web-add-person = Noch jemand an diesem Gerät
web-bot-level = Wie { $name } spielt
web-bot-heuristic = Überlegt
web-bot-random = Zufällig
web-free-seat = Platz von { $name } freimachen
web-ready = Bereit
web-not-ready = Noch nicht bereit
web-say-ready = Ich bin bereit
web-invite = Einladen
web-qr = QR-Code des Links zu diesem Tisch
web-copy-link = Link kopieren
web-copied = Der Link ist kopiert.
web-open-tv = Bildschirm für alle
web-start = Spiel beginnen
# After a number: "6 of 8".
web-of = von { $all }
web-lobby-fill = { $count ->
        [one] { $count } Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
web-lobby-waiting = Wir warten auf { $names }.
web-lobby-complete = Alle sind da.
web-lobby-host = Du leitest den Tisch. Beginne, wenn alle Plätze besetzt und alle bereit sind.
web-lobby-guest = Wer den Tisch leitet, beginnt das Spiel.


## At the table

web-skip = Zu meiner Entscheidung
web-skip-options = Zu dem, was ich wählen kann
web-decision = Entscheidung
web-your-turn = Du bist dran
web-thinking = überlegt
web-steward = weg, ein Bot spielt weiter
# Of somebody who is here but does not decide.
web-steward-here = ein Bot spielt weiter
# To somebody who is here but let the time run out too often; the button ends it.
web-steward-you = Ein Bot spielt für dich, weil deine Zeit zu oft um war.
web-steward-end = Ich bin da
web-away = weg
web-crew = Crew
web-news = Was zuletzt geschah
web-mine = Nur für dich
web-only-you = Nur du siehst das
web-role = Deine Rolle
web-hand = Deine Hand
web-hold-to-peek = Zum Ansehen halten
# Instead of a line of the log that others must not read along.
web-secret-line = Etwas nur für dich. Zum Lesen halten.
web-parts = Teile des Tisches
web-tab-board = Tisch
web-tab-crew = Leute
web-tab-talk = Gespräch
web-tab-mine = Meins
# Read out after the name of the talk.
web-unread = { $count ->
        [one] { $count } ungelesene Zeile
       *[other] { $count } ungelesene Zeilen
    }
# Read out after the name of the tab with the own things.
web-unread-mine = Etwas Neues, das nur du weißt
web-crew-in-full = Die Crew im Einzelnen
# Read out when a choice comes up.
web-announce = Du bist dran. { $question }
web-why-asked = Warum werde ich das gefragt? ({ $rule })
# The same, where there is little room.
web-why-asked-short = Warum?
web-why-not = Was geht nicht?
web-why-not-short = Verboten?
web-why-not-nothing = Alles, was man hier erwarten könnte, ist möglich.
web-several-asks = Mehrere Entscheidungen sind offen
# A button that everyone has; behind it is what may be done unasked, or nothing.
web-anytime = Was kann ich sonst tun?
web-anytime-short = Mehr
web-anytime-nothing = Etwas anderes ist jetzt nicht möglich.
# The same for everybody, while the own cards are covered.
web-anytime-covered = Was du ungefragt tun darfst, könnte verraten, wer du bist. Sieh dir erst deine Karten an.
# Asked once more before something that was not asked for; $option is like "declare victory".
web-really = Ja: { $option }
web-choose-first = Erst auswählen
web-sending = Wird gesendet ...
web-waiting = Einen Moment ...
web-waiting-for = Wir warten auf { $names }.
web-seconds-left = { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
# In a small ring.
web-hours = { $hours } h
web-watching = Du schaust zu: Du siehst, was alle sehen dürfen.
web-offered = Ein Platz wird angeboten: Nimm ihn und spiele mit allem weiter, was er weiß.
web-seats-open = { $count ->
        [one] Der Platz von { $names } ist offen.
       *[other] Die Plätze von { $names } sind offen.
    }
web-take-seat = Platz nehmen
web-host-tools = Tischleitung
web-invite-local = Nur dieser Rechner kann diesen Link öffnen. Damit andere dazukommen, starte den Server mit { $option }.
web-invite-watch = Link zum Zusehen
web-offer = Platz von { $name } anbieten
web-offer-hint = Ein Ersatz darf ihn nehmen, sobald zwei der Mitspielenden zustimmen, oder alle, wenn es weniger sind, und erfährt, was der Platz weiß. Sonst niemand.
web-offer-asks = { $name } ist weg. Darf ein Ersatz den Platz nehmen und erfahren, was er weiß?
web-offer-agree = Zustimmen
web-offer-waits = { $name } ist weg. Du stimmst einem Ersatz zu; andere müssen es noch.
web-offer-open = Der Platz von { $name } ist für einen Ersatz offen. Zugestimmt: { $agreed }.
# In one line, where there are many.
web-offers = { $count ->
        [one] { $count } Platz wird einem Ersatz angeboten.
       *[other] { $count } Plätze werden einem Ersatz angeboten.
    }
web-offers-title = Angebotene Plätze
web-offers-none = Kein Platz wird mehr angeboten.
web-substitute = { $name } spielt ab jetzt für { $before }.
web-plays-for = spielt für { $name }
web-nobody-away = Niemand fehlt schon länger. Der Platz von jemandem, der länger fehlt, kann einem Ersatz angeboten werden.
web-close-table = Tisch endgültig schließen
web-close-table-sure = Wirklich? Das Spiel ist dann für alle weg.
web-table-closed = Der Tisch ist geschlossen.
web-time-out = Deine Zeit war um, deshalb wurde für dich gewählt.
# In the log; $option is like "go to the Radio Room".
web-time-out-chosen = Deine Zeit war um. Für dich gewählt: { $option }
web-close-table-yes = Ja, für alle schließen
web-keep-table = Tisch behalten


## Talk and log

web-table = Tisch
web-show = Zeigen
web-show-all = Alles
web-show-talk = Gespräch
web-show-log = Verlauf
web-log = Was geschah und was gesagt wurde
web-log-earlier = { $count ->
        [one] { $count } frühere Zeile
       *[other] { $count } frühere Zeilen
    }
# Read out while the log is out of sight.
web-over = Das Spiel ist zu Ende.
web-chat = Sag etwas am Tisch
web-chat-private = Sag etwas im Vertrauen
# Beside a line of chat, after the time.
web-chat-to = an { $names }
web-whisper-to = geflüstert zu { $name }
web-statements = In den Worten des Spiels sprechen
web-say = Sagen
web-say-not-now = Das lässt sich gerade nicht sagen. Es bleibt hier stehen, bis es geht oder bis du abbrichst.
web-say-to-one = Eine Aussage richtet sich an alle oder an eine Person. Wähle, für wen sie ist.
web-to = An
web-to-fellows = Alle, mit denen ich vertraulich sprechen darf
# Where words are being written to somebody who can be reached no longer.
web-to-nobody = Es wird nichts gesendet, bis du wählst, für wen deine Worte sind.
# Instead of a name in the list of those whom words can be for.
web-to-choose = Wähle …
# Covered: who speaks to whom in private may be a secret.
web-to-gone = Mit { $names } kannst du jetzt nicht vertraulich sprechen.
web-words-wait = Es besteht keine Verbindung. Deine Worte bleiben hier stehen, bis du sie noch einmal sendest.


## Several people at one device

web-nobody-asked = Niemand an diesem Gerät hat jetzt etwas zu entscheiden.
web-hand-over-hint = Niemand sonst sollte auf den Bildschirm sehen.
web-i-am = Ich bin { $name }: meinen Platz zeigen
web-cover-now = Verdecken, für die nächste Person


## A seat on another device

web-carry = Auf einem anderen Gerät weiterspielen
web-carry-text = Öffne dort den Link, oder richte die Kamera des anderen Geräts auf den Code: Dein Platz öffnet sich auch dort und bleibt hier offen.
web-carry-what = Was du mitnimmst
web-carry-seat = Den Platz von { $name }
web-carry-host = Die Rechte der Tischleitung
web-carry-show = Code und Link zeigen
web-carry-cover = Code und Link verdecken
web-carry-warning = Er ist nur für dich und keine Einladung: Wer ihn hat, sieht deine Karten und spielt für dich.
web-carry-host-warning = Er ist nur für dich und keine Einladung: Wer ihn hat, darf alles, was die Tischleitung darf, und er lässt sich nicht ersetzen.
web-key-replace = Meinen Schlüssel ersetzen
web-key-replace-text = Hat jemand anders den Link gesehen, oder ist ein Gerät verloren? Dieses Gerät behält den Platz, alle anderen verlieren ihn, und früher gezeigte Links öffnen nichts mehr.
web-key-replaced = Dein Platz hat einen neuen Schlüssel. Er ist nur noch auf diesem Gerät offen.
# After the operator went back to a backup.
web-key-former = Der Server ist zu einem früheren Stand zurückgekehrt, in dem dein Platz den alten Schlüssel hat. Alte Links öffnen ihn wieder; ersetze den Schlüssel, wenn sie das nicht sollen.
web-carried-seat = Der Platz von { $name } ist jetzt auf diesem Gerät offen.
web-carried-host = Du hast hier die Rechte der Tischleitung.
web-carried-known = Diesen Platz hat das Gerät schon.
web-carried-old = Dieser Link öffnet keinen Platz
web-carried-old-text = Sein Schlüssel wurde ersetzt, der Platz freigemacht, oder ein Teil des Links fehlt. Hol dir auf dem Gerät, auf dem du spielst, einen neuen. Hier hat sich nichts geändert.
web-carried-without = Ohne ihn hereinkommen
web-carried-own = Der Link ist alt oder unvollständig. Dieses Gerät kommt mit seinem eigenen Schlüssel herein.
web-seat-left = Platz { $seat } wird nicht mehr an diesem Gerät gespielt: Er wurde freigemacht, ein Ersatz spielt weiter, oder er bekam anderswo einen neuen Schlüssel.
web-unsaved = Dieser Browser lässt die Seite deinen Platz nicht merken. Er gehört dir, solange diese Seite offen ist; du kannst ihn auf ein anderes Gerät mitnehmen.


## Rules

web-rules = Regeln
web-rules-text = Jede Karte erklärt eine Sache. Für jede Rolle gleich, und niemand erfährt, was du liest.
web-rules-this = Diese Wahl
web-rules-all = Alle
web-rules-table = Regeln dieses Tisches
web-rules-tab-table = Dieser Tisch
web-rules-search = Ein Wort oder eine Regelnummer suchen
web-rules-found = { $count ->
        [one] { $count } Karte gefunden
       *[other] { $count } Karten gefunden
    }
web-rules-none = Nichts gefunden. Versuche ein anderes Wort.
web-rules-private = Alle können diese Karte öffnen, gleich welche Rolle sie haben. Niemand sieht, dass du sie liest.
# The part of a rule card that says which options in force bear on it.
web-rules-here = An diesem Tisch
# Above the options that a rule card depends on, where it is read without a table.
web-rules-options = Was ein Tisch anders festlegen kann, das Übliche zuerst
# Of an option: as the chosen edition says, but not as the standard rules.
web-not-standard = nicht Standard
# Beside a sentence of the standard rules that is struck through.
web-not-here = nicht an diesem Tisch
web-figure-instead = { $value } statt { $standard }
web-rulings-differ = Optionen, die von den Standardregeln abweichen
web-figures-differ = Werte, die vom Standardspielplan abweichen


## Connection

web-connecting = Verbindung wird aufgebaut ...
web-lost-first = Der Server antwortet nicht. Wir versuchen es weiter.
web-missing = Ein Teil dieser Seite ist noch nicht angekommen. Wir versuchen es weiter.
# Below the heading of what is to come.
web-fetching = Wird gerade geholt ...
web-lost = Die Verbindung ist weg. Wir versuchen es weiter.
web-lost-seat = Die Verbindung ist weg. Wir versuchen es weiter. Dein Platz bleibt deiner; dauert es lange, spielt ein Bot für dich, bis du zurück bist.
web-lost-clock = Die Verbindung ist weg. Wir versuchen es weiter. Deine Uhr läuft; dauert es lange, spielt ein Bot für dich, bis du zurück bist.
web-lost-restart = Der Server startet neu. Das Spiel geht weiter, wo es war.
web-lost-crowded = Es sind schon zu viele verbunden: von deiner Adresse, mit diesem Platz oder zum Zusehen. Gleich versuchen wir es noch einmal.
web-back = Wieder verbunden. Nichts ging verloren.
web-try-now = Jetzt versuchen
web-try-again = Noch einmal versuchen
web-reload = Seite neu laden
web-two-tabs = Dieser Tisch ist auch in einem anderen Fenster offen. Beide zeigen dasselbe.
web-sit-anew = Noch einmal hereinkommen
web-closed-4400 = Diese Seite ist zu alt
web-closed-4400-text = Der Server verstand sie nicht. Lade sie neu.
web-closed-4401 = Dieser Schlüssel öffnet keinen Platz mehr
web-closed-4401-text = Der Platz wurde freigemacht, ein Ersatz spielt weiter, oder der Schlüssel wurde auf einem anderen Gerät ersetzt. Du kannst wieder hereinkommen und zusehen oder einen freien Platz nehmen.
web-closed-4404 = Diesen Tisch gibt es nicht
web-closed-4404-text = Prüfe den Code. Tische, die lange niemand benutzt hat, werden entfernt.
web-closed-4410 = Dieser Platz wurde geschlossen
web-closed-4410-text = Der Tisch wurde geschlossen, der Platz freigemacht, ein Ersatz spielt weiter, oder der Schlüssel wurde auf einem anderen Gerät ersetzt.


## The end and after

web-after = Nach dem Spiel
web-rematch = Noch einmal spielen
web-rematch-host = Alle behalten ihren Platz für eine weitere Partie.
web-rematch-guest = Wer den Tisch leitet, kann eine weitere Partie eröffnen.
web-rematch-open = Die nächste Partie ist offen.
web-replay = Wiedergabe
web-save-record = Aufzeichnung speichern
web-records = Aufzeichnungen
web-records-hint = Eine Aufzeichnung ist eine ganze Partie in einer Datei: Sieh sie noch einmal, wie ein Platz sie kannte, oder mit allem offen.
web-upload = Datei öffnen
web-upload-hint = Sie wird geprüft, auf diesem Server nachgespielt und unter einem Namen aufbewahrt, den nur du erfährst.
web-record-name = Name einer Aufzeichnung oder Code eines beendeten Tisches
web-finished = Beendete Partien offener Tische
web-no-records = Es gibt noch keine.
# $names are the people's names, which may be empty.
web-record-line = Spieler: { $players } · Schritte: { $frames } · { $names }
web-play = Abspielen
web-pause = Anhalten
web-step = Einen Schritt weiter
web-step-back = Einen Schritt zurück
web-place = Stelle im Spiel
web-jump = Springe zu
web-jump-missing = Die Liste der Runden und Züge ist nicht angekommen.
web-moment-missing = Dieser Moment ist nicht angekommen.
web-replay-start = Anfang
web-replay-round = Runde { $number }
web-replay-turn = Zug { $number }: { $name }
web-checked = Geprüft: Karten versiegelt, Züge nach den Regeln.
web-checked-not = Dieser Aufzeichnung ist nicht zu trauen: Sie passt nicht zu ihren Karten oder zu den Regeln.
web-speed = Tempo
web-link-moment = Link zu diesem Moment kopieren
web-seen-as = Gesehen von
web-seen-open = Alles
web-seen-table = Tisch
web-open-hands = Rollen und Hände von allen
web-tv-join = Spiel mit deinem Handy mit
web-checked-cut = Dieser Aufzeichnung fehlt das Ende. Was da ist, passt zu ihren Karten und zu den Regeln; was danach kam und ob einzelne Zeilen geändert wurden, ist nicht zu erkennen.
