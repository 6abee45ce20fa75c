### Der Server: was er sagt, wo er gestartet wird, und warum er etwas ablehnt.


## Im Terminal

app-serve-at = Winterover ist offen unter { $address }
app-serve-join = Andere in deinem Netz kommen über { $address } dazu
app-serve-alone = Nur dieser Rechner erreicht es. Damit andere in deinem Netz dazukommen können, starte mit --host 0.0.0.0
app-serve-stop = Alles liegt in { $folder }. Strg+C hält ihn an; die Spiele gehen weiter, wo sie waren.
app-backup-done = Alles wurde nach „{ $file }“ kopiert.
app-restore-done = Alles ist so, wie es war, als „{ $file }“ entstand.


## Tische und Plätze

error-unknown-table = Hier gibt es keinen Tisch „{ $table }“. Prüfe den Code oder bitte um eine neue Einladung.
error-unknown-record = Hier gibt es keine Aufzeichnung „{ $record }“. Prüfe ihren Namen.
error-bad-secret = Dieser Schlüssel öffnet an diesem Tisch nichts. Nimm den, den du beim Hinsetzen bekommen hast, oder setz dich neu.
error-secret-form = Dieser neue Schlüssel hat nicht die Form der Schlüssel hier: 32 Zeichen aus Buchstaben, Ziffern, _ und -. Der alte bleibt. Lass die Seite einen machen, oder frag ohne eigenen Vorschlag.
error-secret-taken = Dieser neue Schlüssel ist an diesem Tisch schon in Gebrauch. Der alte bleibt. Lass den Zufall einen anderen machen.
error-not-host = Das darf nur, wer den Tisch leitet. Frag die Person, die ihn angelegt hat.
error-not-your-seat = Platz { $seat } ist nicht deiner. Nimm den Schlüssel dieses Platzes.
error-watching = An diesem Tisch siehst du nur zu. Nimm einen Platz, um zu spielen oder zu schreiben.
error-seat-taken = Platz { $seat } ist besetzt. Wähle einen freien.
error-seat-not-offered = Das Spiel hat begonnen, und Platz { $seat } wird niemandem angeboten. Sieh zu oder bitte die Tischleitung, einen Platz anzubieten.
error-seat-not-steward = Auf Platz { $seat } ist jemand da. Nur ein Platz, der verlassen ist, kann angeboten werden.
error-seat-not-agreed = Platz { $seat } wird angeboten, aber die anderen haben noch nicht zugestimmt. Warte, bis zwei der Mitspielenden zustimmen, oder alle, wenn es weniger sind.
error-nobody-to-agree = Außer Platz { $seat } spielen hier nur Bots, und niemand kann einem Ersatz zustimmen. Der Platz wartet, bis die Person zurückkommt.
error-agreeing-oneself = Platz { $seat } ist dein eigener: Nur die anderen können einem Ersatz zustimmen. Verbinde dich wieder, um weiterzuspielen, oder nimm das Angebot zurück.
error-already-seated = Du spielst oder leitest schon an diesem Tisch und würdest dazu erfahren, was Platz { $seat } weiß. Lass ihn jemand anderem.
error-was-open = Dieser Tisch war für alle offen und hat einen kurzen Code, deshalb kann er nicht privat werden. Lege einen neuen privaten Tisch an.
error-not-in-lobby = Das Spiel hat begonnen, daher lässt sich das nicht mehr ändern. Mach es vor dem Start.
error-not-playing = An diesem Tisch läuft gerade kein Spiel. Warte, bis die Tischleitung eins startet.
error-not-over = Das Spiel ist noch nicht zu Ende. Warte das Ende ab: Bis dahin darf niemand alles sehen.
error-not-ready = Diese Plätze sind frei oder nicht bereit: { $seats }. Besetze sie mit Leuten oder Bots, und alle sollen sagen, dass sie bereit sind.
error-first-player-fixed = Platz { $seat } kann nicht anfangen: Eine Tischoption nennt jemand anderen. Lass eins von beiden weg.
error-too-many-tables = Hier gibt es schon so viele Tische, wie es geben darf. Versuche es später noch einmal.
error-too-many-own-tables = Deine Adresse hat { NUMBER($most, useGrouping: 0) } Tische, die neu oder nicht zu Ende gespielt sind; mehr sind nicht erlaubt. Spiele einen zu Ende oder schließe ihn.
error-record-too-long = Die Aufzeichnung hat { NUMBER($found, useGrouping: 0) } Zeilen, und kein Spiel hier hat mehr als { NUMBER($most, useGrouping: 0) }. Lade eine Aufzeichnung hoch, wie sie gespeichert wurde.
error-no-chat = Dieser Tisch spielt ohne freien Chat. Nimm die Aussagen des Spiels.
error-bad-chat = Diese Nachricht lässt sich nicht senden. Schreibe 1 bis { $most } sichtbare Zeichen.


## Nachrichten und Anfragen

# $problem is a technical description in English.
error-bad-message = Die Nachricht wurde nicht verstanden ({ $problem }). Sende sie so, wie das Protokoll es beschreibt.
error-id-reused = Die ID „{ $id }“ wurde schon für etwas anderes benutzt, das ausgeführt wurde. Sende dies noch einmal mit einer neuen ID.
error-bad-request = Die Anfrage wurde nicht verstanden ({ $problem }). Sende sie so, wie die Beschreibung der Schnittstelle es sagt.
error-too-big = Das ist zu viel auf einmal. Sende höchstens { $most } KB.
error-wrong-content = Die Anfrage hat die falsche Art von Inhalt. Sende { $wanted }.
error-wrong-method = „{ $method }“ geht hier nicht. Nimm eins davon: { $known }.
error-unknown-page = Unter „{ $path }“ ist nichts. Prüfe die Adresse.
error-no-metrics = Dieser Server zeigt seine Zahlen nicht. Wer ihn betreibt, kann metrics_token setzen und sie damit abrufen.
error-bad-token = Dieses Token öffnet die Zahlen nicht. Sende das, das als metrics_token gesetzt ist, als Bearer-Token.
error-too-many-requests = Von deiner Adresse kamen zu viele Anfragen. Warte einen Moment und versuche es noch einmal.
error-too-fast = Das war für einen Platz zu viel in einer Minute: höchstens { NUMBER($most, useGrouping: 0) } sind erlaubt. Warte einen Moment und versuche es noch einmal.
error-too-many-words = Du hast alles gesagt und geschrieben, was ein Platz in einem Spiel darf: { NUMBER($most, useGrouping: 0) } Mal. Weiterspielen kannst du.
error-too-many-lobby-words = Vor dem Beginn des Spiels dürfen alle Plätze zusammen { NUMBER($most, useGrouping: 0) } Zeilen schreiben, und die sind geschrieben. Sobald es begonnen hat, kannst du wieder schreiben.
error-game-too-long = Dieses Spiel hat { NUMBER($most, useGrouping: 0) } Antworten erreicht, und länger darf keines dauern. Wer den Tisch leitet, kann ihn schließen.
error-too-busy = Der Server hat zu viele Wiedergaben auf einmal zu rechnen. Versuche es gleich noch einmal.
error-not-saved = Der Server konnte das nicht festhalten, also ist es nicht geschehen. Versuche es gleich noch einmal.
error-not-loaded = Der Tisch „{ $table }“ ließ sich gerade nicht lesen. Versuche es gleich noch einmal.
error-table-damaged = Die Partie am Tisch „{ $table }“ lässt sich nicht mehr lesen. Sag es denen, die diesen Server betreiben: Sein Protokoll nennt den Grund.
error-stopping = Der Server hält gerade an. Versuche es gleich noch einmal.
error-server-failed = Im Server ist etwas schiefgegangen. Sieh nach, was der Tisch zeigt, bevor du es noch einmal versuchst.


## Den Server betreiben

error-setting-unknown = Es gibt keine Einstellung „{ $key }“. Wähle aus: { $known }.
error-setting-value = Die Einstellung { $key } kann nicht „{ $value }“ sein ({ $problem }). Berichtige sie.
error-setting-file = Die Datei „{ $file }“ ist kein richtiges TOML ({ $problem }). Berichtige sie.
# $system is the operating system's own word for the trouble.
error-data-unusable = Der Ordner „{ $folder }“ kann die Daten nicht aufnehmen ({ $system }). Wähle einen anderen oder gib ihn frei.
error-data-in-use = Ein anderer Server arbeitet mit dem Ordner „{ $folder }“. Halte ihn an oder wähle einen anderen Ordner.
error-data-damaged = Die Datei „{ $file }“ ist beschädigt ({ $system }). Räume sie weg und hole mit „winterover restore“ eine Sicherung zurück, oder wähle einen anderen Ordner.
error-data-newer = Die Daten stammen von einer neueren Version: Ihr Format ist { $found }, diese hier kennt höchstens { $known }. Nimm die neuere Version.
error-port-unusable = Der Server kann an { $host }, Port { NUMBER($port, useGrouping: 0) }, nicht lauschen ({ $system }). Wähle mit --port einen anderen Port oder mit --host eine andere Adresse.
error-not-a-backup = Die Datei „{ $file }“ ist keine Sicherung von Winterover oder ist beschädigt. Gib eine andere an.
