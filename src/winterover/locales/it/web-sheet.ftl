### The web client: the editor of board sheets.

web-sheet-save = Salva come file
web-sheet-fixed = Uguale su ogni tabellone.
web-sheet-die = Dado Meteo
web-sheet-die-hint = Quante delle sei facce mostrano ciascun meteo.
web-sheet-weather = Tabella del meteo
web-sheet-weather-hint = Quanto gasolio si brucia in un turno, per giocatori, luogo e meteo.
web-sheet-moves = Di quanto si muove con ciascun meteo
web-sheet-moves-hint = Caselle per turno.
web-sheet-tracks = Tracciati
web-sheet-tracks-hint = Quante caselle hanno e dove cominciano le zone di sospetto. Le colonne sono i numeri di giocatori.
web-sheet-fuel = Spazi per il gasolio
web-sheet-fuel-hint = Quanti barili contiene un luogo. Le colonne sono i numeri di giocatori.
web-sheet-damage = Spazi per i danni
web-sheet-damage-hint = Quanti danni può subire un luogo. Le colonne sono i numeri di giocatori.
web-sheet-other = Altri valori
web-sheet-other-hint = Chiamati come nel file della scheda.
# A row of the weather chart, such as: 4–5 players, Boiler Room.
web-sheet-row-players = { $players } giocatori, { $what }
web-sheet-row-die = Facce
web-sheet-row-helicopter_advance = Elicottero dei Soccorsi
web-sheet-row-freezing_advance = Congelamento
web-sheet-row-sos_spaces = Volo dei soccorsi, caselle
web-sheet-row-heli_fuel_spaces = Il suo carburante, caselle
web-sheet-row-freezing_spaces = Congelamento, caselle
web-sheet-row-suspicion_spaces = Sospetto, caselle
web-sheet-row-suspicion_green = Sospetto, casella verde
web-sheet-row-suspicion_yellow = Sospetto, casella gialla
web-sheet-row-suspicion_red = Sospetto, casella rossa
