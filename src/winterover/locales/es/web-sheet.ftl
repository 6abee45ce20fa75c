### The web client: the editor of board sheets.

web-sheet-save = Guardar en un archivo
web-sheet-fixed = Igual en todos los tableros.
web-sheet-die = Dado meteorológico
web-sheet-die-hint = En cuántas de sus seis caras está cada tiempo.
web-sheet-weather = Tabla del tiempo
web-sheet-weather-hint = Cuánto combustible se quema por ronda, según jugadores, sala y tiempo.
web-sheet-moves = Cuánto se avanza con cada tiempo
web-sheet-moves-hint = Casillas por ronda.
web-sheet-tracks = Recorridos
web-sheet-tracks-hint = Cuántas casillas tienen y dónde empiezan las zonas de sospecha. Las columnas son números de jugadores.
web-sheet-fuel = Espacios de combustible
web-sheet-fuel-hint = Cuántos barriles caben en una sala. Las columnas son números de jugadores.
web-sheet-damage = Espacios de daño
web-sheet-damage-hint = Cuánto daño puede tener una sala. Las columnas son números de jugadores.
web-sheet-other = Otros valores
web-sheet-other-hint = Llamados como en el archivo de la hoja.
# A row of the weather chart, such as: 4–5 players, Boiler Room.
web-sheet-row-players = { $players } jugadores, { $what }
web-sheet-row-die = Caras
web-sheet-row-helicopter_advance = Helicóptero de rescate
web-sheet-row-freezing_advance = Congelación
web-sheet-row-sos_spaces = Vuelo de rescate, casillas
web-sheet-row-heli_fuel_spaces = Su combustible, casillas
web-sheet-row-freezing_spaces = Congelación, casillas
web-sheet-row-suspicion_spaces = Sospecha, casillas
web-sheet-row-suspicion_green = Sospecha, casilla verde
web-sheet-row-suspicion_yellow = Sospecha, casilla amarilla
web-sheet-row-suspicion_red = Sospecha, casilla roja
