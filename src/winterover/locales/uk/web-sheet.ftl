### The web client: the editor of board sheets.

web-sheet-save = Зберегти у файл
web-sheet-fixed = Однакове на кожному полі.
web-sheet-die = Кістка погоди
web-sheet-die-hint = На скількох із шести граней кожна погода.
web-sheet-weather = Таблиця погоди
web-sheet-weather-hint = Скільки палива згорає за раунд: за кількістю гравців, локацією та погодою.
web-sheet-moves = Наскільки що просувається за кожної погоди
web-sheet-moves-hint = Поділок за раунд.
web-sheet-tracks = Треки
web-sheet-tracks-hint = Скільки на них поділок і де починаються зони підозр. Стовпці — кількість гравців.
web-sheet-fuel = Комірки палива
web-sheet-fuel-hint = Скільки палива вміщує локація. Стовпці — кількість гравців.
web-sheet-damage = Комірки пошкоджень
web-sheet-damage-hint = Скільки пошкоджень може мати локація. Стовпці — кількість гравців.
web-sheet-other = Інші значення
web-sheet-other-hint = Названі, як у файлі аркуша.
# A row of the weather chart, such as: 4–5 players, Boiler Room.
web-sheet-row-players = Гравців: { $players }, { $what }
web-sheet-row-die = Грані
web-sheet-row-helicopter_advance = Рятувальний гвинтокрил
web-sheet-row-freezing_advance = Замерзання
web-sheet-row-sos_spaces = Політ порятунку, поділок
web-sheet-row-heli_fuel_spaces = Його паливо, поділок
web-sheet-row-freezing_spaces = Замерзання, поділок
web-sheet-row-suspicion_spaces = Підозри, поділок
web-sheet-row-suspicion_green = Підозри, зелена поділка
web-sheet-row-suspicion_yellow = Підозри, жовта поділка
web-sheet-row-suspicion_red = Підозри, червона поділка
