### The web client: why something is not possible, by the rule against it. Dots in rule IDs are written as _.


## The Thing

web-reason-T-3-10 = The room is full: three Characters are the most.
web-reason-T-A-01 = Only a hidden alien can reveal itself.
web-reason-T-B-06 = The room has burned down.
web-reason-T-I-02 = A human lays human tokens only.
web-reason-T-L-06 = The S.O.S. is sent once, and only while the radio has no damage.
web-reason-T-L-07 = Its vehicle is not ready: it needs every fuel slot filled and no damage.
web-reason-T-L-14 = Nothing is left here to take.
web-reason-T-P2-09 = The boiler is destroyed, and its room is closed for good.
web-reason-T-P4_7-10 = Using this room would change nothing now.
web-reason-T-P4_7-11 = There is no damage here that could be repaired.
web-reason-T-P4_7-12 = There is nothing here that could still be harmed.
web-reason-T-P5-06 = Who is on the green space of suspicion cannot be named.
web-reason-T-P6-02 = Test A is made with whoever is suspected most.
web-reason-T-X-03 = Only the least suspected may board the rescue helicopter.
web-reason-T-X-06 = The vehicle was not ready when this was assigned, or there are no Keys.

## The Thing for one to three people

web-reason-T-Z11-01 = An escape by vehicle needs Keys and a Use die.
web-reason-T-Z3-02 = Full, or no place where Characters may go in this step.
web-reason-T-Z3-03 = Only one Character a round may go there, and one has.
web-reason-T-Z5-03 = Dice go to a standing Character only.
web-reason-T-Z5-04 = This die was rolled again in this way already.
web-reason-T-Z5-06 = Once a die is cancelled, none is rolled again.
web-reason-T-Z5-11 = No die for this is left.
web-reason-T-Z7-01 = Test A is made with whoever is suspected most, and nobody is tested twice.

## Stay Away!

web-reason-S-ACT-02 = No neighbour can be reached: a door or Quarantine is in the way.
web-reason-S-AXE-01 = There is no door and no Quarantine in reach.
web-reason-S-DEF-01 = A defence card is played only when something is done to you.
web-reason-S-DOR-01 = There is a door on both your sides already.
web-reason-S-E2-04 = No neighbour can be put in Quarantine now.
web-reason-S-E2-06 = Not from within Quarantine.
web-reason-S-LIM-03 = With so many Infected! cards one of them has to be discarded.
web-reason-S-MIS-06 = The offered card could go to nobody else.
web-reason-S-QUA-03 = Not from within Quarantine.
web-reason-S-ROLE-03 = An Infected! card goes only from The Thing to others, or from an Infected player back to The Thing, and an Infected player always keeps one.
web-reason-S-ROLE-07 = An Infected! card goes only from The Thing to others, or from an Infected player back to The Thing, and an Infected player always keeps one.
web-reason-S-ROLE-08 = An Infected! card goes only from The Thing to others, or from an Infected player back to The Thing, and an Infected player always keeps one.
web-reason-S-ROLE-06 = This card never leaves its holder's hand.
web-reason-S-RUN-01 = Everybody else is in Quarantine.
web-reason-S-SED-04 = Everybody else is in Quarantine.
web-reason-S-TURN-06 = This card is never played; it is only kept or passed on.
web-reason-S-VAR4-01 = Under this table's options nobody whom the card could reach is in sight.
web-reason-S-VAR4-03 = Under this table's options nobody whom the card could reach is in sight.
web-reason-S-VAR4-05 = Under this table's options nobody whom the card could reach is in sight.
web-reason-S-VAR6-03 = The Thing is gone: Infected! cards go to nobody any more.
