### The web client: the editor of board sheets.

web-sheet-save = Als Datei speichern
web-sheet-fixed = Auf jedem Plan gleich.
web-sheet-die = Wetterwürfel
web-sheet-die-hint = Wie viele der sechs Seiten jedes Wetter zeigen.
web-sheet-weather = Wettertabelle
web-sheet-weather-hint = Wie viel Treibstoff in einer Runde verbrennt, nach Spielerzahl, Ort und Wetter.
web-sheet-moves = Wie weit es bei jedem Wetter geht
web-sheet-moves-hint = Felder in einer Runde.
web-sheet-tracks = Leisten
web-sheet-tracks-hint = Wie viele Felder sie haben und wo die Verdachtsbereiche beginnen. Spalten sind Spielerzahlen.
web-sheet-fuel = Treibstofffelder
web-sheet-fuel-hint = Wie viele Treibstoffmarker an einen Ort passen. Spalten sind Spielerzahlen.
web-sheet-damage = Schadensfelder
web-sheet-damage-hint = Wie viel Schaden ein Ort nehmen kann. Spalten sind Spielerzahlen.
web-sheet-other = Weitere Werte
web-sheet-other-hint = So genannt wie in der Datei des Wertebogens.
# A row of the weather chart, such as: 4–5 players, Boiler Room.
web-sheet-row-players = { $players } Spieler, { $what }
web-sheet-row-die = Seiten
web-sheet-row-helicopter_advance = Rettungshubschrauber
web-sheet-row-freezing_advance = Frost
web-sheet-row-sos_spaces = Rettungsflug, Felder
web-sheet-row-heli_fuel_spaces = Sein Treibstoff, Felder
web-sheet-row-freezing_spaces = Frost, Felder
web-sheet-row-suspicion_spaces = Verdacht, Felder
web-sheet-row-suspicion_green = Verdacht, grünes Feld
web-sheet-row-suspicion_yellow = Verdacht, gelbes Feld
web-sheet-row-suspicion_red = Verdacht, rotes Feld
