### The server: what it says where it is started, and why it refuses something.


## In the terminal

app-serve-at = Winterover is open at { $address }
app-serve-join = Others in your network join at { $address }
app-serve-alone = Only this computer reaches it. So that others in your network can join, start it with --host 0.0.0.0
app-serve-stop = Everything is kept in { $folder }. Press Ctrl+C to stop; games go on from where they were.
app-backup-done = Everything was copied to "{ $file }".
app-restore-done = Everything is as it was when "{ $file }" was made.


## Tables and seats

error-unknown-table = There is no table "{ $table }" here. Check the code, or ask for a new invitation.
error-unknown-record = There is no record "{ $record }" here. Check its name.
error-bad-secret = This key opens nothing at this table. Use the one that you were given when you sat down, or sit down anew.
error-secret-form = This new key does not look as keys do here: 32 characters out of letters, digits, _ and -. The old one stays. Let the page make one, or ask without one of your own.
error-secret-taken = This new key is in use at this table already. The old one stays. Make another one by chance.
error-not-host = Only the host of the table may do this. Ask whoever created it.
error-not-your-seat = Seat { $seat } is not yours. Use the key of this seat.
error-watching = You only watch this table. Take a seat to play or write.
error-seat-taken = Seat { $seat } is taken. Choose a free one.
error-seat-not-offered = The game has begun, and seat { $seat } is not offered to anyone. Watch, or ask the host to offer a seat.
error-seat-not-steward = Seat { $seat } has its player. Only a seat whose player is away can be offered.
error-seat-not-agreed = Seat { $seat } is offered, but the others have not agreed yet. Wait until two of those who play agree, or all of them if they are fewer.
error-nobody-to-agree = There is nobody but bots beside seat { $seat } who could agree to a substitute. It waits for its player.
error-agreeing-oneself = It is your own seat { $seat }: only the others can agree to a substitute. Connect again to play on, or take the offer back.
error-already-seated = You play or host at this table already, and would learn what seat { $seat } knows besides. Let somebody else take it.
error-was-open = This table was open to everyone and has a short code, so it cannot become private. Create a new private table.
error-not-in-lobby = The game has begun, so this can no longer be changed. Do it before the start.
error-not-playing = There is no game at this table now. Wait until the host starts one.
error-not-over = The game is not over yet. Wait for its end: until then nobody may see all of it.
error-not-ready = These seats are free or not ready: { $seats }. Fill them with people or bots, and let everyone say that they are ready.
error-first-player-fixed = Seat { $seat } cannot begin: a table option names another first player. Drop one of the two.
error-too-many-tables = There are as many tables here as there may be. Try again later.
error-too-many-own-tables = Your address has { NUMBER($most, useGrouping: 0) } tables that are new or not finished, and more are not allowed. Finish or close one of them.
error-record-too-long = The record has { NUMBER($found, useGrouping: 0) } lines, and no game that is played here has more than { NUMBER($most, useGrouping: 0) }. Upload a record of a whole game as it was saved.
error-no-chat = This table plays without free chat. Use the statements of the game.
error-bad-chat = This message cannot be sent. Write 1 to { $most } characters that can be seen.


## Messages and requests

# $problem is a technical description in English.
error-bad-message = The message was not understood ({ $problem }). Send it as the protocol describes it.
error-id-reused = The id "{ $id }" was used before, for something else that was carried out. Send this again under a new id.
error-bad-request = The request was not understood ({ $problem }). Send it as the description of the interface says.
error-too-big = That is too much at once. Send at most { $most } KB.
error-wrong-content = The request has the wrong kind of content. Send { $wanted }.
error-wrong-method = "{ $method }" is not possible here. Use one of: { $known }.
error-unknown-page = There is nothing at "{ $path }". Check the address.
error-no-metrics = This server does not show its figures. Whoever runs it can set metrics_token and ask for them with it.
error-bad-token = This token does not open the figures. Send the one that is set as metrics_token, as a Bearer token.
error-too-many-requests = Too many requests have come from your address. Wait a moment and try again.
error-too-fast = That was too much within a minute for one seat: at most { NUMBER($most, useGrouping: 0) } are allowed. Wait a moment and try again.
error-too-many-words = You have said and written all that one seat may in a game: { NUMBER($most, useGrouping: 0) } times. You can still play.
error-too-many-lobby-words = Before the game begins, all seats together may write { NUMBER($most, useGrouping: 0) } lines, and these have been written. You can write again once it has begun.
error-game-too-long = This game has come to { NUMBER($most, useGrouping: 0) } answers, and no game may go on for longer. The host can close the table.
error-too-busy = The server has too many replays to work on. Try again in a moment.
error-not-saved = The server could not keep this, so it did not happen. Try again in a moment.
error-not-loaded = Table "{ $table }" could not be read just now. Try again in a moment.
error-table-damaged = The game at table "{ $table }" cannot be read any more. Tell whoever runs this server: its log says why.
error-stopping = The server is stopping. Try again in a moment.
error-server-failed = Something went wrong in the server. See what the table shows before you try again.


## Running the server

error-setting-unknown = There is no setting "{ $key }". Choose one of: { $known }.
error-setting-value = The setting { $key } cannot be "{ $value }" ({ $problem }). Correct it.
error-setting-file = The file "{ $file }" is not correct TOML ({ $problem }). Correct it.
# $system is the operating system's own word for the trouble.
error-data-unusable = The folder "{ $folder }" cannot hold the data ({ $system }). Choose another one, or free it.
error-data-in-use = Another server works with the folder "{ $folder }". Stop it, or choose another folder.
error-data-damaged = The file "{ $file }" is damaged ({ $system }). Move it away and put a backup in its place with "winterover restore", or choose another folder.
error-data-newer = The data were written by a newer version: their format is { $found }, and this one knows { $known } at most. Use the newer version.
error-port-unusable = The server cannot listen at { $host }, port { NUMBER($port, useGrouping: 0) } ({ $system }). Choose another port with --port, or another address with --host.
error-not-a-backup = The file "{ $file }" is not a backup of Winterover, or it is damaged. Give another one.
