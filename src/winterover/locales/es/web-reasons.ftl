### The web client: why something is not possible, by the rule against it. Dots in rule IDs are written as _.


## The Thing

web-reason-T-3-10 = La sala está llena: tres Personajes como máximo.
web-reason-T-A-01 = Solo un Alienígena oculto puede revelarse.
web-reason-T-B-06 = La sala se ha quemado.
web-reason-T-I-02 = Un Humano solo coloca fichas de Humano.
web-reason-T-L-06 = El S.O.S. se envía una vez, y solo si la radio no tiene daño.
web-reason-T-L-07 = El vehículo no está listo: hacen falta todos los espacios de combustible llenos y ningún daño.
web-reason-T-L-14 = Aquí ya no queda nada que tomar.
web-reason-T-P2-09 = La caldera está destruida y su sala queda cerrada para siempre.
web-reason-T-P4_7-10 = Usar esta sala no cambiaría nada ahora.
web-reason-T-P4_7-11 = Aquí no hay ningún daño que reparar.
web-reason-T-P4_7-12 = Aquí ya no queda nada que dañar.
web-reason-T-P5-06 = No se puede señalar a quien está en la casilla verde de sospecha.
web-reason-T-P6-02 = La Prueba A se hace a quien más sospecha tiene.
web-reason-T-X-03 = Al helicóptero de rescate solo puede subir quien tenga la sospecha más baja.
web-reason-T-X-06 = El vehículo no estaba listo al asignarse, o no hay Llaves.

## The Thing for one to three people

web-reason-T-Z11-01 = La fuga en vehículo necesita Llaves y un dado de «Usar».
web-reason-T-Z3-02 = Lleno, o no es un lugar al que los Personajes puedan ir ahora.
web-reason-T-Z3-03 = Solo un Personaje por ronda puede ir allí, y ya ha ido uno.
web-reason-T-Z5-03 = Los dados solo van a un Personaje de pie.
web-reason-T-Z5-04 = Este dado ya se volvió a tirar de este modo.
web-reason-T-Z5-06 = Una vez anulado un dado, ya no se vuelve a tirar ninguno.
web-reason-T-Z5-11 = No queda ningún dado para esto.
web-reason-T-Z7-01 = La Prueba A se hace al más sospechoso, y a nadie se le prueba dos veces.

## Stay Away!

web-reason-S-ACT-02 = No se alcanza a ningún vecino: hay una puerta o una Cuarentena de por medio.
web-reason-S-AXE-01 = No hay ninguna puerta ni Cuarentena al alcance.
web-reason-S-DEF-01 = Una carta de defensa solo se juega cuando te hacen algo.
web-reason-S-DOR-01 = Ya tienes una puerta a cada lado.
web-reason-S-E2-04 = Ahora no se puede poner en Cuarentena a ningún vecino.
web-reason-S-E2-06 = No desde la Cuarentena.
web-reason-S-LIM-03 = Con tantas cartas «¡Infectado!» hay que descartar una de ellas.
web-reason-S-MIS-06 = La carta ofrecida no podría ir a nadie más.
web-reason-S-QUA-03 = No desde la Cuarentena.
web-reason-S-ROLE-03 = Una carta «¡Infectado!» solo pasa de La Cosa a otros, o de un Infectado a La Cosa, y un Infectado siempre conserva una.
web-reason-S-ROLE-07 = Una carta «¡Infectado!» solo pasa de La Cosa a otros, o de un Infectado a La Cosa, y un Infectado siempre conserva una.
web-reason-S-ROLE-08 = Una carta «¡Infectado!» solo pasa de La Cosa a otros, o de un Infectado a La Cosa, y un Infectado siempre conserva una.
web-reason-S-ROLE-06 = Esta carta nunca deja la mano de quien la tiene.
web-reason-S-RUN-01 = Todos los demás están en Cuarentena.
web-reason-S-SED-04 = Todos los demás están en Cuarentena.
web-reason-S-TURN-06 = Esta carta nunca se juega; solo se conserva o se pasa.
web-reason-S-VAR4-01 = Con las opciones de esta mesa no hay a la vista nadie a quien alcance la carta.
web-reason-S-VAR4-03 = Con las opciones de esta mesa no hay a la vista nadie a quien alcance la carta.
web-reason-S-VAR4-05 = Con las opciones de esta mesa no hay a la vista nadie a quien alcance la carta.
web-reason-S-VAR6-03 = La Cosa ya no está: las cartas «¡Infectado!» ya no se dan a nadie.
