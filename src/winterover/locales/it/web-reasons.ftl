### The web client: why something is not possible, by the rule against it. Dots in rule IDs are written as _.


## The Thing

web-reason-T-3-10 = Il luogo è pieno: al massimo tre Personaggi.
web-reason-T-A-01 = Solo un Alieno nascosto può rivelarsi.
web-reason-T-B-06 = Il luogo è bruciato.
web-reason-T-I-02 = Un Umano piazza solo segnalini Umano.
web-reason-T-L-06 = L’S.O.S. si lancia una volta, e solo se la radio non ha danni.
web-reason-T-L-07 = Il mezzo non è pronto: servono tutti gli spazi del gasolio pieni e nessun danno.
web-reason-T-L-14 = Qui non è rimasto nulla da prendere.
web-reason-T-P2-09 = La caldaia è distrutta e il locale resta chiuso per sempre.
web-reason-T-P4_7-10 = Usare questo luogo ora non cambierebbe nulla.
web-reason-T-P4_7-11 = Qui non c’è alcun danno da riparare.
web-reason-T-P4_7-12 = Qui non c’è più nulla da danneggiare.
web-reason-T-P5-06 = Chi è sulla casella verde del sospetto non si può indicare.
web-reason-T-P6-02 = Il Test A si fa a chi è più sospettato.
web-reason-T-X-03 = Sull’Elicottero dei Soccorsi può salire solo chi ha il sospetto più basso.
web-reason-T-X-06 = Il mezzo non era pronto al momento dell’assegnazione, o mancano le Chiavi.

## The Thing for one to three people

web-reason-T-Z11-01 = La fuga con un mezzo richiede le Chiavi e un dado Usare.
web-reason-T-Z3-02 = Pieno, o non è un luogo dove i Personaggi possano andare ora.
web-reason-T-Z3-03 = Ci può andare un solo Personaggio per turno, ed è già successo.
web-reason-T-Z5-03 = I dadi vanno solo a un Personaggio in piedi.
web-reason-T-Z5-04 = Questo dado è già stato rilanciato così.
web-reason-T-Z5-06 = Dopo l’annullamento di un dado non se ne rilanciano altri.
web-reason-T-Z5-11 = Non è rimasto alcun dado per questo.
web-reason-T-Z7-01 = Il Test A si fa a chi è più sospettato, e nessuno viene esaminato due volte.

## Stay Away!

web-reason-S-ACT-02 = Nessun vicino è raggiungibile: c’è di mezzo una porta o una Quarantena.
web-reason-S-AXE-01 = Non ci sono porte né Quarantene a portata.
web-reason-S-DEF-01 = Una carta difesa si gioca solo quando qualcuno ti fa qualcosa.
web-reason-S-DOR-01 = Hai già una porta da entrambi i lati.
web-reason-S-E2-04 = Nessun vicino può essere messo in Quarantena ora.
web-reason-S-E2-06 = Non stando in Quarantena.
web-reason-S-LIM-03 = Con tante carte «Infetto!» se ne deve scartare una.
web-reason-S-MIS-06 = La carta offerta non può andare a nessun altro.
web-reason-S-QUA-03 = Non stando in Quarantena.
web-reason-S-ROLE-03 = Una carta «Infetto!» passa solo da La Cosa ad altri, o da un Infetto a La Cosa, e un Infetto ne tiene sempre una.
web-reason-S-ROLE-07 = Una carta «Infetto!» passa solo da La Cosa ad altri, o da un Infetto a La Cosa, e un Infetto ne tiene sempre una.
web-reason-S-ROLE-08 = Una carta «Infetto!» passa solo da La Cosa ad altri, o da un Infetto a La Cosa, e un Infetto ne tiene sempre una.
web-reason-S-ROLE-06 = Questa carta non lascia mai la mano di chi la tiene.
web-reason-S-RUN-01 = Tutti gli altri sono in Quarantena.
web-reason-S-SED-04 = Tutti gli altri sono in Quarantena.
web-reason-S-TURN-06 = Questa carta non si gioca mai; si tiene o si passa.
web-reason-S-VAR4-01 = Con le opzioni di questo tavolo non si vede nessuno che la carta possa raggiungere.
web-reason-S-VAR4-03 = Con le opzioni di questo tavolo non si vede nessuno che la carta possa raggiungere.
web-reason-S-VAR4-05 = Con le opzioni di questo tavolo non si vede nessuno che la carta possa raggiungere.
web-reason-S-VAR6-03 = La Cosa non c’è più: le carte «Infetto!» non si danno più a nessuno.
