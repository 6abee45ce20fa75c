### Errors: each names what is wrong and what to do. Words in quotes were typed by somebody or are to be typed.


## Setting up a table

error-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht. Wähle eine von diesen: { $known }.
error-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht. Wähle eines von diesen: { $known }.
error-unknown-bot = Den Bot „{ $name }“ gibt es hier nicht. Wähle einen von diesen: { $known }.
error-unknown-edition = Die Ausgabe „{ $edition }“ gibt es von diesem Spiel nicht. Wähle eine von diesen: { $known }.
error-bad-players = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.
error-unknown-ruling = Die Tischoption „{ $key }“ gibt es nicht. Wähle eine von diesen: { $known }.
error-idle-ruling = Die Tischoption „{ $key }“ ändert bei { $least } bis { $most } Spielern nichts. Lass sie weg.
error-bad-ruling-value = Die Tischoption „{ $key }“ kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
error-contradiction = „{ $first }“ widerspricht „{ $second }“. Lass eines von beiden weg oder setze „{ $instead }“.
error-first-seat = Platz { $seat } kann an einem Tisch mit { $players } Spielern nicht beginnen. Wähle einen besetzten Platz.
error-infected-number = Mit „{ $key }“ wären { $found } Infiziert!-Karten im Deck. Wähle eine Zahl, mit der es 1 bis { $most } sind.
error-deck-deal = Das Deck ist zu klein zum Austeilen: Für die Starthände sind { $needed } Karten nötig, es hat dafür aber nur { $found }. Nimm Aktions-, Abwehr- oder Hinderniskarten dazu oder spiele mit weniger Spielern.
error-deck-short = Das Deck ist zu klein: Nötig sind { $needed } Stay-Away!-Karten, es hat aber nur { $found }. Nimm welche dazu oder spiele mit weniger Spielern.
error-deck-endless = Mit diesem Deck könnte das Spiel nie enden. Nimm einen Flammenwerfer dazu oder mindestens { $needed } Infiziert!-Karten.
error-ruling-form = „{ $given }“ ist keine Tischoption. Schreib sie als Schlüssel=Wert, zum Beispiel infectedAt6=9.
error-bad-people = An einem Tisch für { $players } Spieler können nicht { $people } Personen sitzen. Gib eine Zahl von 0 bis { $players } an.
error-people-and-seats = Es sind sowohl die Zahl der Personen als auch ihre Plätze angegeben. Gib nur eines von beiden an.
error-load-alone = Ein gespeichertes Spiel bringt seinen eigenen Tisch mit. Lass Spiel, Spielerzahl, Personenzahl, Ausgabe, Tischoptionen, Wertebogen und Seed weg.
error-seat-form = „{ $given }“ sagt nicht, wer wo sitzt. Schreib es als Platz=Name, zum Beispiel A=Ada.
error-seat-twice = Platz { $seat } ist zweimal angegeben. Gib jeden Platz nur einer Person.
error-bad-name = „{ $name }“ geht nicht als Name. Nimm 1 bis { $most } sichtbare Zeichen.
error-name-twice = Zwei Spieler heißen „{ $name }“. Gib allen einen eigenen Namen.


## Board sheets

# $found is shown as the file has it; $allowed is a range of numbers or a list of words.
error-no-figures = Dieses Spiel hat keine Werte, die ein Wertebogen ändern könnte. Lass den Wertebogen weg.
error-sheet-name = Ein Wertebogen kann nicht { $name } heißen. Nimm 1 bis { $most } sichtbare Zeichen mit höchstens drei Akzenten auf einem Buchstaben, in einer Zeile, ohne Leerzeichen am Rand.
error-sheet-missing = Auf dem Wertebogen fehlt der Wert { $cell }. Ergänze ihn; erlaubt: { $allowed }.
error-sheet-unknown = Auf dem Wertebogen steht „{ $cell }“; einen solchen Wert hat dieses Spiel nicht. An dieser Stelle kann stehen: { $known }.
error-sheet-twice = Auf dem Wertebogen steht „{ $cell }“ zweimal. Nimm eines davon heraus.
error-sheet-number = Der Wert { $cell } auf dem Wertebogen kann nicht { $found } sein. Gib eine ganze Zahl an; erlaubt: { $allowed }.
error-sheet-list = Der Wert { $cell } auf dem Wertebogen kann nicht { $found } sein. Gib eine Liste mit so vielen Einträgen an: { $wanted }.
error-sheet-word = Beim Wert { $cell } auf dem Wertebogen kann nicht { $found } stehen. Erlaubt: { $allowed }.
error-sheet-die = Seiten des Würfels auf dem Wertebogen: { $found }. Gib so viele an, wie ein Würfel hat: { $wanted }.
error-sheet-still = Auf dem Wertebogen sind diese Werte alle 0: { $cells }. Mindestens einer muss größer sein, sonst endet ein Spiel vielleicht nie.
error-sheet-tokens = Auf dem Wertebogen ergeben diese Werte zusammen { $found }: { $cells }. Bleib bei höchstens { $most }, so viele Schadensmarker sind in der Schachtel.
error-sheet-suffix = Der Name der Datei „{ $file }“ sagt nicht, was für ein Wertebogen das ist. Erlaubte Endungen: { $allowed }.
error-sheet-big = Die Datei „{ $file }“ ist zu groß für einen Wertebogen. Erlaubt: { $most } kB.
error-sheet-dots = Zeile { $line } des Wertebogens enthält mehr Punkte, als die Werte eines Spielplans brauchen. Erlaubt: { $most }.
# $format is TOML or JSON, $problem what its reader says, in English.
error-sheet-syntax = Die Datei „{ $file }“ ist kein richtiges { $format } ({ $problem }). Berichtige sie.
error-sheet-table = Die Datei „{ $file }“ enthält keine Namen mit Werten. Beginne mit der Datei, die „winterover sheet“ schreibt.


## Playing

error-game-over = Das Spiel ist zu Ende. Darin lässt sich nichts mehr tun.
error-unknown-seat = Den Platz „{ $seat }“ gibt es an diesem Tisch nicht. Die Plätze sind: { $known }.
error-unknown-code = „{ $given }“ ist kein Spielzug dieses Spiels. Gib einen der Spielzüge an, die dir angeboten werden.
error-not-an-option = „{ $given }“ ist jetzt nicht möglich. Zur Wahl stehen: { $options }.
error-not-understood = „{ $given }“ ist unverständlich. Tippe die Nummer einer Möglichkeit, 1 bis { $most }.
error-no-such-option = Die Möglichkeit „{ $given }“ gibt es nicht. Tippe eine Zahl von 1 bis { $most }.
error-bad-number = „{ $given }“ geht nicht. Tippe eine ganze Zahl von { $least } bis { $most }.
error-not-asked = Du hast jetzt nichts zu entscheiden. Das Spiel wartet auf: { $waiting }.
error-already-answered = Du hast schon geantwortet. Warte auf die anderen: Alle Antworten werden gemeinsam aufgedeckt.
error-stale-ask = Deine Antwort kam zu spät: Seit Frage { NUMBER($number, useGrouping: 0) } ist das Spiel weitergegangen. Sieh noch einmal nach und beantworte die aktuelle Frage.


## Talking

error-no-talk = Du darfst jetzt nicht reden: Wer ausgeschieden ist, schweigt, und während einer Infektionsprobe schweigen alle. Warte, bis es vorbei ist.
error-unknown-statement = Mit „{ $statement }“ beginnt keine Aussage. Beginne mit einem von diesen Wörtern: { $known }.
error-bad-statement = Die Aussage „{ $statement }“ ist unvollständig oder zu lang. Schreib sie so: { $wanted }.
error-bad-word = „{ $word }“ passt hier nicht. Erlaubt: { $allowed }.
error-statement-not-allowed = „{ $statement }“ darfst du jetzt nicht sagen: Die Regeln verbieten es in diesem Augenblick, oder du bist ausgeschieden. Sag etwas anderes oder warte.
error-whisper-not-allowed = Du kannst Platz { $to } jetzt nichts zuflüstern: Flüstern geht nur an Tischen, die es erlauben, und nur zwischen zwei verschiedenen Spielern, die noch im Spiel sind. Sprich stattdessen laut.


## Records

error-not-a-record = Das ist keine Aufzeichnung eines Spiels: Die erste Zeile müsste „{ $wanted }“ lauten. Gib eine andere Datei an.
error-record-format = Die Aufzeichnung beginnt mit „{ $found }“, hier lässt sich aber nur „{ $wanted }“ lesen. Nimm die Version von Winterover, mit der sie geschrieben wurde.
error-record-line = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung ist unverständlich: „{ $text }“. Berichtige oder entferne sie.
error-record-after-end = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung steht hinter ihrem Ende: „{ $text }“. Entferne sie.
error-record-cut-short = Die Aufzeichnung ist unvollständig: Ihr fehlt die Zeile „{ $missing }“. Nimm eine vollständige Kopie.
error-record-number = In der Zeile „{ $key }“ der Aufzeichnung müsste eine ganze Zahl stehen, nicht „{ $value }“. Berichtige das.
error-record-seed = Der Seed der Aufzeichnung ist beschädigt: Er müsste { $wanted } Zeichen haben, jedes davon 0–9 oder a–f. Nimm eine unbeschädigte Kopie.
# $key is commitment (given before the game) or digest (the last line).
error-record-hash = { $key ->
        [commitment] Das Siegel der Aufzeichnung ist beschädigt: Es
       *[digest] Die Prüfsumme der Aufzeichnung ist beschädigt: Sie
    } müsste { $wanted } Zeichen haben, jedes davon 0–9 oder a–f. Nimm eine unbeschädigte Kopie.
error-record-other-game = Das ist eine Aufzeichnung des Spiels „{ $found }“, nicht des Spiels „{ $wanted }“. Öffne sie mit ihrem eigenen Spiel.
error-record-other-rules = Die Aufzeichnung wurde mit Version { NUMBER($found, useGrouping: 0) } der Regeln gespielt, hier gilt Version { NUMBER($wanted, useGrouping: 0) }. Nimm die Version von Winterover, mit der sie geschrieben wurde.
error-record-no-seed = Die Aufzeichnung enthält keinen Seed und lässt sich deshalb nicht nachspielen. Nimm die Kopie, die nach dem Spiel gespeichert wurde.
# $reason is another of these errors.
error-record-config = Die Einstellungen in der Aufzeichnung funktionieren nicht. { $reason }
error-record-move = Schritt { NUMBER($place, useGrouping: 0) } der Aufzeichnung, „{ $text }“, passt nicht zum Spiel. { $reason }
error-record-kind = Schritt { NUMBER($place, useGrouping: 0) } der Aufzeichnung, „{ $text }“, passt nicht zum Spiel: „!“ steht vor dem, wonach niemand gefragt hat, und nur davor.
error-record-name = Eine Aufzeichnung kann den Namen „{ $name }“ nicht festhalten. Nimm einen Namen in einer Zeile, ohne Leerzeichen am Rand.
error-record-seat = Die Aufzeichnung nennt jemanden auf Platz { $seat }, ihr letzter Platz ist aber { $last }. Berichtige die Zeile oder die Spielerzahl.
error-record-former = Laut der Aufzeichnung saß jemand auf Platz { $seat }, bis { NUMBER($found, useGrouping: 0) } Dinge erzählt waren, das ganze Spiel erzählt aber { NUMBER($most, useGrouping: 0) }. Berichtige die Zeile „formerly { $seat }“.
error-shared-screen = Mehrere Personen können sich diesen Bildschirm nicht teilen: Er lässt sich zwischen ihnen nicht leeren, und Geheimnisse blieben sichtbar. Nimm ein gewöhnliches Terminalfenster oder lass eine Person spielen.
error-record-commitment = Seed und Einstellungen passen nicht zu dem Siegel, das vor dem Spiel genannt wurde. Entweder wurde die Aufzeichnung verändert, oder es wurde nicht so ausgeteilt wie versprochen: Traue ihr nicht.
error-record-digest = Die Aufzeichnung wurde verändert, nachdem sie geschrieben war: Ihre Zeilen ergeben nicht die Prüfsumme in der letzten Zeile. Traue ihr nicht und nimm eine unveränderte Kopie.
# $claimed and $found are names of endings as the record writes them; $found is "none" if the game is not over.
error-record-end = { $found ->
        [none] Die Aufzeichnung behauptet das Ende „{ $claimed }“, aber nach ihrem letzten Schritt geht das Spiel noch weiter.
       *[other] Die Aufzeichnung behauptet das Ende „{ $claimed }“ mit ihren Siegern, aber nachgespielt ergibt sie „{ $found }“ oder andere Sieger.
    } Die Aufzeichnung wurde verändert: Nimm das Original.


## Files and rules on disk

error-file-missing = Die Datei „{ $file }“ gibt es nicht. Prüfe ihren Namen.
error-file-binary = Die Datei „{ $file }“ ist kein Text und deshalb keine Aufzeichnung eines Spiels. Gib eine andere Datei an.
# $system is the operating system's own word for the trouble.
error-file-unreadable = Die Datei „{ $file }“ lässt sich nicht lesen ({ $system }). Prüfe, ob du sie öffnen darfst.
error-file-unwritable = Die Datei „{ $file }“ lässt sich nicht schreiben ({ $system }). Wähle einen anderen Ort.
error-file-exists = Die Datei „{ $file }“ gibt es schon. Wähle einen anderen Namen, damit nichts verloren geht.
error-already-over = Das Spiel in der Datei „{ $file }“ ist zu Ende und lässt sich nicht fortsetzen. Sieh es dir stattdessen an oder beginne ein neues.
error-as-and-open = Eine Aufzeichnung wird entweder so gezeigt, wie ein Platz sie sah, oder ganz offen. Wähle eines von beiden.
error-no-such-rule = Unter „{ $word }“ findet sich nichts in den Regeln. Versuche es mit dem Namen einer Karte, einer Regelnummer wie S-AXE-02 oder einem anderen Wort.
error-no-specification = Der Text der Regeln fehlt in dieser Installation. Installiere Winterover neu.
