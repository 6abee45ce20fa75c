### The web client: the editor of board sheets.

web-sheet-save = Enregistrer dans un fichier
web-sheet-fixed = Pareil sur tous les plateaux.
web-sheet-die = Dé Météo
web-sheet-die-hint = Combien de ses six faces montrent chaque temps.
web-sheet-weather = Tableau météo
web-sheet-weather-hint = Combien de Fioul brûle par Manche, selon les joueurs, le lieu et le temps.
web-sheet-moves = De combien on avance selon le temps
web-sheet-moves-hint = Cases par Manche.
web-sheet-tracks = Pistes
web-sheet-tracks-hint = Combien de cases elles ont et où commencent les zones de Suspicion. Les colonnes sont les nombres de joueurs.
web-sheet-fuel = Cases Fioul
web-sheet-fuel-hint = Combien de jetons Fioul tient un lieu. Les colonnes sont les nombres de joueurs.
web-sheet-damage = Cases Dégât
web-sheet-damage-hint = Combien de Dégâts un lieu peut subir. Les colonnes sont les nombres de joueurs.
web-sheet-other = Autres valeurs
web-sheet-other-hint = Nommées comme dans le fichier de la fiche.
# A row of the weather chart, such as: 4–5 players, Boiler Room.
web-sheet-row-players = { $players } joueurs, { $what }
web-sheet-row-die = Faces
web-sheet-row-helicopter_advance = Hélicoptère de secours
web-sheet-row-freezing_advance = Congélation
web-sheet-row-sos_spaces = Vol de secours, cases
web-sheet-row-heli_fuel_spaces = Son Fioul, cases
web-sheet-row-freezing_spaces = Congélation, cases
web-sheet-row-suspicion_spaces = Suspicion, cases
web-sheet-row-suspicion_green = Suspicion, case verte
web-sheet-row-suspicion_yellow = Suspicion, case jaune
web-sheet-row-suspicion_red = Suspicion, case rouge
