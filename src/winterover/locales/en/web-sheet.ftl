### The web client: the editor of board sheets.

web-sheet-save = Save as a file
web-sheet-fixed = The same on every board.
web-sheet-die = Weather die
web-sheet-die-hint = How many of its six sides show each weather.
web-sheet-weather = Weather chart
web-sheet-weather-hint = How much fuel is burned in a round, by players, place and weather.
web-sheet-moves = How far things move in each weather
web-sheet-moves-hint = Spaces a round.
web-sheet-tracks = Tracks
web-sheet-tracks-hint = How many spaces they have, and where the zones of suspicion begin. Columns are player counts.
web-sheet-fuel = Fuel slots
web-sheet-fuel-hint = How many barrels a place holds. Columns are player counts.
web-sheet-damage = Damage slots
web-sheet-damage-hint = How much damage a place can take. Columns are player counts.
web-sheet-other = Other figures
web-sheet-other-hint = Called as in a sheet's file.
# A row of the weather chart, such as: 4–5 players, Boiler Room.
web-sheet-row-players = { $players } players, { $what }
web-sheet-row-die = Sides
web-sheet-row-helicopter_advance = Rescue helicopter
web-sheet-row-freezing_advance = Freezing
web-sheet-row-sos_spaces = Rescue flight, spaces
web-sheet-row-heli_fuel_spaces = Its fuel, spaces
web-sheet-row-freezing_spaces = Freezing, spaces
web-sheet-row-suspicion_spaces = Suspicion, spaces
web-sheet-row-suspicion_green = Suspicion, green space
web-sheet-row-suspicion_yellow = Suspicion, yellow space
web-sheet-row-suspicion_red = Suspicion, red space
