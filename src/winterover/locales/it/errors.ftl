### Errors: each names what is wrong and what to do. Words in straight quotes were typed by somebody or are to be typed.


## Setting up a table

error-unknown-language = Qui non c’è la lingua «{ $language }». Scegline una tra: { $known }.
error-unknown-game = Qui non c’è il gioco «{ $game }». Scegline uno tra: { $known }.
error-unknown-bot = Qui non c’è il bot «{ $name }». Scegline uno tra: { $known }.
error-unknown-edition = Di questo gioco non c’è l’edizione «{ $edition }». Scegline una tra: { $known }.
error-bad-players = Questo gioco è da { $least } a { $most } giocatori, non da { $players }.
error-unknown-ruling = Non c’è l’opzione del tavolo «{ $key }». Scegline una tra: { $known }.
error-idle-ruling = L’opzione del tavolo «{ $key }» non cambia nulla da { $least } a { $most } giocatori. Toglila.
error-bad-ruling-value = L’opzione del tavolo «{ $key }» non può valere «{ $value }». Valori ammessi: { $allowed }.
error-contradiction = «{ $first }» è in contraddizione con «{ $second }». Togli una delle due, oppure imposta «{ $instead }».
error-first-seat = Il posto { $seat } non può cominciare a un tavolo da { $players }. Scegli un posto occupato.
error-infected-number = Con «{ $key }» le carte «Infetto!» nel mazzo sarebbero { $found }. Scegli un numero che ne lasci da 1 a { $most }.
error-deck-deal = Il mazzo è troppo piccolo per distribuire le carte: per le mani iniziali ce ne sono { $found } e ne servono { $needed }. Aggiungi carte Azione, Difesa o Impedimento, oppure gioca in meno persone.
error-deck-short = Il mazzo è troppo piccolo: di carte Stay Away! ce ne sono { $found } e ne servono { $needed }. Aggiungine, oppure gioca in meno persone.
error-deck-endless = Una partita con questo mazzo potrebbe non finire mai. Aggiungi un «Lanciafiamme», oppure metti almeno { $needed } carte «Infetto!».
error-ruling-form = «{ $given }» non è un’opzione del tavolo. Scrivila come chiave=valore, per esempio infectedAt6=9.
error-bad-people = A un tavolo da { $players } non possono sedere { $people } persone. Indica un numero da 0 a { $players }.
error-people-and-seats = Sono stati indicati sia il numero delle persone sia i loro posti. Indica solo una delle due cose.
error-load-alone = Una partita salvata porta con sé il proprio tavolo. Ometti il gioco, il numero di giocatori e di persone, l’edizione, le opzioni del tavolo, la scheda del tabellone e il seme.
error-seat-form = «{ $given }» non dice chi siede dove. Scrivilo come posto=nome, per esempio A=Ada.
error-seat-twice = Il posto { $seat } è indicato due volte. Assegna ogni posto a una sola persona.
error-bad-name = «{ $name }» non può essere un nome. Usa da 1 a { $most } caratteri visibili.
error-name-twice = Due giocatori si chiamano «{ $name }». Dai a ciascuno un nome diverso.


## Board sheets

# $found is shown as the file has it; $allowed is a range of numbers or a list of words.
error-no-figures = Questo gioco non ha valori che una scheda del tabellone possa cambiare. Ometti la scheda.
error-sheet-name = Una scheda del tabellone non può chiamarsi { $name }. Usa da 1 a { $most } caratteri visibili, con al massimo tre segni su una lettera, su una sola riga e senza spazi attorno.
error-sheet-missing = Alla scheda del tabellone manca il valore { $cell }. Aggiungilo; valori ammessi: { $allowed }.
error-sheet-unknown = La scheda del tabellone contiene «{ $cell }», che non è un valore di questo gioco. In questo punto può esserci: { $known }.
error-sheet-twice = La scheda del tabellone indica «{ $cell }» due volte. Togli una delle due.
error-sheet-number = Il valore { $cell } della scheda del tabellone non può essere { $found }. Indica un numero intero; valori ammessi: { $allowed }.
error-sheet-list = Il valore { $cell } della scheda del tabellone non può essere { $found }. Indica un elenco con questo numero di voci: { $wanted }.
error-sheet-word = Il valore { $cell } della scheda del tabellone non può contenere { $found }. Valori ammessi: { $allowed }.
error-sheet-die = Facce del dado sulla scheda del tabellone: { $found }. Indicane quante ne ha un dado: { $wanted }.
error-sheet-still = Sulla scheda del tabellone questi valori sono tutti 0: { $cells }. Almeno uno dev’essere maggiore, altrimenti una partita potrebbe non finire mai.
error-sheet-tokens = Sulla scheda del tabellone la somma di questi valori è { $found }: { $cells }. Resta entro i { $most } segnalini danno della scatola.
error-sheet-suffix = Il nome del file «{ $file }» non dice che tipo di scheda è. Estensioni ammesse: { $allowed }.
error-sheet-big = Il file «{ $file }» è troppo grande per una scheda del tabellone. Ammessi: { $most } kB.
error-sheet-dots = La riga { $line } della scheda del tabellone contiene più punti di quanti ne servano ai valori di un tabellone. Ammessi: { $most }.
# $format is TOML or JSON, $problem what its reader says, in English.
error-sheet-syntax = Il file «{ $file }» non è { $format } corretto ({ $problem }). Correggilo.
error-sheet-table = Il file «{ $file }» non contiene nomi con valori. Parti dal file che «winterover sheet» scrive.


## Playing

error-game-over = La partita è finita. Non si può fare più nulla.
error-unknown-seat = A questo tavolo non c’è il posto «{ $seat }». I posti sono: { $known }.
error-unknown-code = «{ $given }» non è una mossa di questo gioco. Indica una delle mosse che ti vengono proposte.
error-not-an-option = «{ $given }» ora non è possibile. Puoi scegliere tra: { $options }.
error-not-understood = «{ $given }» non si capisce. Digita il numero di una scelta, da 1 a { $most }.
error-no-such-option = Non c’è la scelta «{ $given }». Digita un numero da 1 a { $most }.
error-bad-number = «{ $given }» non va bene. Digita un numero intero da { $least } a { $most }.
error-not-asked = Ora non hai decisioni da prendere. Il gioco attende: { $waiting }.
error-already-answered = Hai già risposto. Aspetta gli altri: le risposte si scoprono tutte insieme.
error-stale-ask = La tua risposta è arrivata troppo tardi: dopo la domanda { NUMBER($number, useGrouping: 0) } il gioco è andato avanti. Guarda di nuovo e rispondi alla domanda attuale.


## Talking

error-no-talk = Ora non puoi parlare: chi è fuori dal gioco resta in silenzio, e durante una Verifica del Contagio tutti. Aspetta che finisca.
error-unknown-statement = Nessuna frase comincia con «{ $statement }». Comincia con una di queste parole: { $known }.
error-bad-statement = La frase «{ $statement }» è incompleta o troppo lunga. Scrivila così: { $wanted }.
error-bad-word = «{ $word }» qui non va bene. Parole ammesse: { $allowed }.
error-statement-not-allowed = Ora non puoi dire «{ $statement }»: le regole non lo permettono in questo momento, oppure non fai più parte del gioco. Di’ qualcos’altro, o aspetta.
error-whisper-not-allowed = Ora non puoi bisbigliare a chi siede al posto { $to }: si bisbiglia solo ai tavoli che lo permettono, tra due giocatori diversi ancora in gioco. Parla ad alta voce.


## Records

error-not-a-record = Questa non è la registrazione di una partita: la prima riga dovrebbe essere «{ $wanted }». Indica un altro file.
error-record-format = La registrazione comincia con «{ $found }», ma qui si può leggere solo «{ $wanted }». Usa la versione di Winterover che l’ha scritta.
error-record-line = La riga { NUMBER($line, useGrouping: 0) } della registrazione non si capisce: «{ $text }». Correggila o toglila.
error-record-after-end = La riga { NUMBER($line, useGrouping: 0) } della registrazione viene dopo la fine: «{ $text }». Toglila.
error-record-cut-short = La registrazione è incompleta: manca la riga «{ $missing }». Usa una copia completa.
error-record-number = La riga «{ $key }» della registrazione dovrebbe contenere un numero intero, non «{ $value }». Correggila.
error-record-seed = Il seme della registrazione è danneggiato: dovrebbe essere lungo { $wanted } caratteri, ciascuno 0-9 o a-f. Usa una copia integra.
# $key is commitment (given before the game) or digest (the last line).
error-record-hash = { $key ->
        [commitment] Il sigillo della registrazione è danneggiato: dovrebbe essere lungo
       *[digest] L’impronta della registrazione è danneggiata: dovrebbe essere lunga
    } { $wanted } caratteri, ciascuno 0-9 o a-f. Usa una copia integra.
error-record-other-game = Questa è una registrazione del gioco «{ $found }», non di «{ $wanted }». Aprila con il suo gioco.
error-record-other-rules = La registrazione è stata giocata con la versione { NUMBER($found, useGrouping: 0) } delle regole, mentre questa è la versione { NUMBER($wanted, useGrouping: 0) }. Usa la versione di Winterover che l’ha scritta.
error-record-no-seed = La registrazione non contiene il seme, quindi non si può rigiocare. Usa la copia salvata dopo la partita.
# $reason is another of these errors.
error-record-config = Le impostazioni della registrazione non funzionano. { $reason }
error-record-move = La mossa { NUMBER($place, useGrouping: 0) } della registrazione, «{ $text }», non si accorda con la partita. { $reason }
error-record-kind = La mossa { NUMBER($place, useGrouping: 0) } della registrazione, «{ $text }», non si accorda con la partita: «!» segna ciò che nessuno ha chiesto, e nient’altro.
error-record-name = Una registrazione non può contenere il nome «{ $name }». Usa un nome su una sola riga, senza spazi attorno.
error-record-seat = La registrazione nomina qualcuno al posto { $seat }, ma il suo ultimo posto è { $last }. Correggi la riga o il numero di giocatori.
error-record-former = Secondo la registrazione qualcuno giocava al posto { $seat } fino a { NUMBER($found, useGrouping: 0) } fatti annunciati, ma tutta la partita ne annuncia { NUMBER($most, useGrouping: 0) }. Correggi la riga «formerly { $seat }».
error-shared-screen = Più persone non possono condividere questo schermo: non si può cancellare tra una e l’altra, e i segreti resterebbero in vista. Usa una normale finestra di terminale, o fai giocare una persona sola.
error-record-commitment = Il seme e le impostazioni non corrispondono al sigillo fornito prima della partita. La registrazione è stata alterata, oppure le carte non sono state distribuite come promesso: non fidarti.
error-record-digest = La registrazione è stata modificata dopo essere stata scritta: le sue righe non danno l’impronta indicata nell’ultima. Non fidarti; usa una copia intatta.
# $claimed and $found are names of endings as the record writes them; $found is "none" if the game is not over.
error-record-end = { $found ->
        [none] La registrazione indica il finale «{ $claimed }», ma dopo la sua ultima mossa la partita è ancora in corso.
       *[other] La registrazione indica il finale «{ $claimed }» con i suoi vincitori, ma rigiocandola si ottiene «{ $found }» o altri vincitori.
    } La registrazione è stata alterata: usa l’originale.


## Files and rules on disk

error-file-missing = Il file «{ $file }» non c’è. Controlla il nome.
error-file-binary = Il file «{ $file }» non è un testo, quindi non è la registrazione di una partita. Indica un altro file.
# $system is the operating system's own word for the trouble.
error-file-unreadable = Il file «{ $file }» non si può leggere ({ $system }). Controlla di avere il permesso di aprirlo.
error-file-unwritable = Il file «{ $file }» non si può scrivere ({ $system }). Scegli un’altra posizione.
error-file-exists = Un file «{ $file }» c’è già. Scegli un altro nome, così non va perso nulla.
error-already-over = La partita nel file «{ $file }» è finita, quindi non c’è nulla da riprendere. Puoi rivederla o cominciarne una nuova.
error-as-and-open = Una registrazione si mostra come la vedeva un posto oppure con tutto scoperto. Scegli una delle due cose.
error-no-such-rule = Nelle regole non c’è nulla che si chiami «{ $word }». Prova con il nome di una carta, con l’ID di una regola come S-AXE-02 o con un’altra parola.
error-no-specification = In questa installazione manca il testo delle regole. Installa di nuovo Winterover.
