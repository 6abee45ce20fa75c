### Rule cards of Stay Away!: short explanations that every player may open, the same for every role.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the rules as they are in force at the table, by selectors over its options; the default of a selector
### is the standard rule. $players is the number of players at the table, and 0 without a table: then the standard options
### are passed. $first is "lot", "chosen", or "settled" where only who began is known; $cards, $infected_cards and $panic_cards
### are numbers of the table's own deck, $infected_more and $infected_fewer what the table has added to it or taken out.
### A clause that falls away is { "" }, and blank lines are dropped. Cards of variants and editions explain the options
### themselves and are the same at every table.
### Card names that are plain nouns (Axt, Quarantäne) stand without quotes, all others in „…“.
### "Das Ding" is the card, "das Ding" (with normal inflection) the player.

## What the game is about

rulecard-stayaway-topic-roles = Rollen
    .text =
        Es gibt drei Rollen: Mensch, Infiziert und Das Ding; wer die Karte Das Ding hat, ist das Ding.
        { $thingInDeck ->
            [true] Alle Spieler beginnen als Menschen, und wer die Karte Das Ding zieht, wird zum Ding.
           *[false] Diese Karte wird an einen Spieler ausgeteilt, und alle anderen beginnen als Menschen; sonst wird niemand zum Ding.
        }
        Ein Mensch wird infiziert, wenn das Ding ihn mit einer Infiziert!-Karte infiziert, und niemand wird je wieder zum Menschen.
        Das Ding kennt alle Rollen, und jeder Infizierte weiß, wer das Ding ist, aber Infizierte erfahren nichts voneinander.
        Die Menschen wollen, dass das Ding ausscheidet; das Ding will, dass kein Mensch übrig bleibt, und die Infizierten können mit ihm gewinnen.

## Cards: contagion

rulecard-stayaway-card-the_thing = Das Ding
    .text =
        Wer diese Karte auf der Hand hat, ist das Ding.
        { $thingInDeck ->
            [true] Sie steckt anfangs im Nachziehstapel; wer sie zieht, wird sofort zum Ding und behält sie.
           *[false] Zu Beginn wird sie an einen Spieler ausgeteilt.
        }
        Sie kann weder gespielt noch abgelegt, weitergegeben oder durch eine andere Karte verloren werden; sie verlässt die Hand nur, wenn ihr Besitzer ausscheidet.
        Das Ding darf jedem Infiziert!-Karten geben und infiziert damit Menschen.
        Das Ding kennt deshalb alle Rollen: Wen es infiziert hat, der ist infiziert, alle anderen sind Menschen.
        { $thingFlamethrower ->
            [restricted] Bekommt jemand, während das Ding nicht am Zug ist, diese Karte und einen Flammenwerfer auf derselben Hand gezeigt, endet das Spiel, und alle lebenden Menschen gewinnen.
           *[free] { "" }
        }

rulecard-stayaway-card-infected = Infiziert!
    .text =
        Das Ziehen dieser Karte infiziert niemanden: Ein Mensch wird nur infiziert, wenn er eine vom Ding erhält, bei einem Kartentausch{ $missedInfects ->
            [false] , den „Daneben!“ nicht weitergeleitet hat,
           *[true] { "" }
        } oder durch „Immer rundherum“.
        Ein Mensch darf sie behalten oder ablegen, aber niemals einem Spieler geben.
        Infizierte müssen immer mindestens eine behalten, egal welches Exemplar, und dürfen die übrigen ablegen.
        Infizierte dürfen nur dem Ding eine geben, und das nur, wenn sie zwei oder mehr haben.
        Das Ding darf Infiziert!-Karten jedem geben oder sie ablegen.
        { $overLimit ->
            [open] Mehr als drei darf niemand auf der Hand haben: Ziehst du vor dem Spielen eine vierte, musst du eine von ihnen ablegen, und kommt auf anderem Weg eine vierte dazu, wird eine vor aller Augen abgelegt und ersetzt.
            [superinfection] Man darf beliebig viele auf der Hand haben, aber wer eine Karte geben muss und nur Infiziert!-Karten hat, die er nicht geben darf, scheidet aus.
           *[quiet] Mehr als drei darf niemand auf der Hand haben: Ziehst du vor dem Spielen eine vierte, musst du eine von ihnen ablegen, und kommt auf anderem Weg eine vierte dazu, wird eine heimlich gegen eine andere Karte getauscht.
        }
        { $players ->
            [0] Zu viert sind 8 davon im Deck, zu acht 13 und zu elft oder zu zwölft 20.
           *[other] Das Deck dieses Tischs enthält { $infected_cards } davon.
        }

## Cards: action

rulecard-stayaway-card-flamethrower = Flammenwerfer
    .text =
        { $quarantineRules ->
            [E2] Spiele ihn in deinem Zug auf einen Nachbarn mit beliebiger Rolle, ob in Quarantäne oder nicht, aber nicht durch eine Verrammelte Tür und nicht, wenn du selbst in Quarantäne bist.
           *[E1] Spiele ihn in deinem Zug auf einen Nachbarn mit beliebiger Rolle: nicht durch eine Verrammelte Tür, nicht auf einen Spieler in Quarantäne.
        }
        Nur das Ziel wird gefragt: „Grillen verboten!“ rettet es, sonst scheidet es aus.
        Die Handkarten eines ausgeschiedenen Spielers werden ungesehen abgelegt, und seine Rolle bleibt geheim; nur wenn das Ding verbrennt, { $revenge ->
            [true] endet das Spiel, oder „Rache“ beginnt, wenn sowohl Menschen als auch Infizierte leben
           *[false] endet das Spiel
        }.
        Der Flammenwerfer ist in jedem Fall verbraucht.
        Danach folgt dein Kartentausch am Zugende, und zwar mit dem Spieler, der jetzt in Spielrichtung neben dir sitzt.
        { $thingFlamethrower ->
            [restricted] Bekommt jemand, während das Ding nicht am Zug ist, Das Ding und einen Flammenwerfer auf derselben Hand gezeigt, endet das Spiel, und alle lebenden Menschen gewinnen.
           *[free] { "" }
        }
        { $armsInDeck ->
            [true] Zu Beginn wird keiner ausgeteilt: Alle stecken anfangs im Nachziehstapel.
           *[false] { "" }
        }

rulecard-stayaway-card-analysis = Analyse
    .text =
        { $quarantineRules ->
            [E2] Spiele sie in deinem Zug auf einen Nachbarn, ob in Quarantäne oder nicht, aber nicht durch eine Verrammelte Tür.
           *[E1] Spiele sie in deinem Zug auf einen Nachbarn: nicht durch eine Verrammelte Tür, nicht auf einen Spieler in Quarantäne.
        }
        Nur du siehst seine ganze Hand; alle anderen erfahren nur, dass du nachgesehen hast.
        { $thingFlamethrower ->
            [restricted] Sind Das Ding und ein Flammenwerfer darunter, endet das Spiel, und alle lebenden Menschen gewinnen.
           *[free] { "" }
        }
        Dagegen gibt es keine Abwehr.
        Danach folgt dein Kartentausch am Zugende.
        { $armsInDeck ->
            [true] Zu Beginn wird keine ausgeteilt: Alle stecken anfangs im Nachziehstapel.
           *[false] { "" }
        }

rulecard-stayaway-card-axe = Axt
    .text =
        Entferne ein Hindernis, das du beim Ausspielen wählst; ist keines in Reichweite, kannst du die Axt nicht spielen.
        { $axeReach ->
            [own_gaps] In Reichweite sind eine Tür links oder rechts von dir sowie die Quarantäne eines Nachbarn, { $axeThroughDoor ->
                [any] ob eine Tür dazwischenliegt oder nicht
               *[door_only] von dem dich keine Tür trennt
            }.
           *[attached] In Reichweite sind eine Tür links oder rechts von dir sowie bei einem Nachbarn, { $axeThroughDoor ->
                [any] ob eine Tür dazwischenliegt oder nicht
               *[door_only] von dem dich keine Tür trennt
            }, seine Quarantäne oder, falls er keine hat, die Tür auf seiner anderen Seite.
        }
        { $axeThroughDoor ->
            [any] { "" }
           *[door_only] Ist zu einem Nachbarn hin eine Tür dazwischen, kannst du dort nur diese Tür selbst entfernen.
        }
        { $quarantineRules ->
            [E2] Auch in Quarantäne darfst du sie spielen, sogar auf die eigene Quarantäne.
           *[E1] Wer in Quarantäne ist, kann sie nicht spielen.
        }
        Dagegen gibt es keine Abwehr.
        Danach folgt dein Kartentausch am Zugende, der vielleicht erst jetzt möglich geworden ist.

rulecard-stayaway-card-suspicion = Verdacht
    .text =
        { $quarantineRules ->
            [E2] Spiele die Karte in deinem Zug auf einen Nachbarn, ob in Quarantäne oder nicht, aber nicht durch eine Verrammelte Tür.
           *[E1] Spiele die Karte in deinem Zug auf einen Nachbarn: nicht durch eine Verrammelte Tür, nicht auf einen Spieler in Quarantäne.
        }
        Du siehst eine zufällige Karte aus seiner Hand; sie bleibt dort.
        Das Ziel erfährt, welche Karte du gesehen hast; alle anderen erfahren nur, dass du nachgesehen hast.
        Dagegen gibt es keine Abwehr, und danach folgt dein Kartentausch am Zugende.

rulecard-stayaway-card-whisky = Whiskey
    .text =
        Spiele ihn in deinem Zug: Deine vier übrigen Karten werden allen Spielern gezeigt.
        Nichts wird ausgelassen, weder Infiziert!-Karten noch Das Ding, und das Spiel geht weiter.
        Whiskey hat kein Ziel, und es gibt keine Abwehr dagegen; danach folgt dein Kartentausch am Zugende.

rulecard-stayaway-card-determination = Entschlossenheit
    .text =
        Ziehe drei Stay-Away!-Karten, sieh sie dir geheim an, behalte eine und lege die anderen beiden verdeckt ab.
        Panikkarten, die dabei auftauchen, werden ungelesen abgelegt.
        { $thingInDeck ->
            [true] Ist Das Ding unter den dreien, wirst du zum Ding und musst diese Karte behalten.
           *[false] { "" }
        }
        Dann hast du fünf Karten auf der Hand und musst wieder eine spielen oder ablegen; das darf noch einmal Entschlossenheit sein.
        Die anderen sehen nur, dass du die Karte gespielt hast und wie viele Karten bewegt wurden{ $quarantineRules ->
            [E2] ; bist du in Quarantäne, werden alle drei Karten gezeigt und auch, welche du behältst
           *[E1] { "" }
        }.

rulecard-stayaway-card-watch_your_back = Hinter dir!
    .text =
        Die Spielrichtung kehrt sich sofort um.
        Schon der Kartentausch am Ende dieses Zugs und der nächste Zug folgen der neuen Richtung.
        Die Karte hat kein Ziel, und es gibt keine Abwehr dagegen.

rulecard-stayaway-card-change_places = Platzwechsel!
    .text =
        Spiele die Karte in deinem Zug, um mit einem Nachbarn den Platz zu tauschen: nicht durch eine Verrammelte Tür und nicht, wenn du oder das Ziel in Quarantäne ist.
        Das Ziel wird immer gefragt, und nur „Hier sitz ich gut“ verhindert den Platztausch.
        Türen bleiben in ihren Lücken.
        Dein Kartentausch am Zugende und der nächste Zug richten sich nach dem Platz, auf dem du jetzt sitzt.
        { $twoPlayerDoor ->
            [pair] Sind nur noch zwei Spieler übrig, ist der Platztausch nur möglich, wenn es keine Tür gibt, und ändert nichts.
           *[gap] Sind nur noch zwei Spieler übrig, ändert der Platztausch nur, auf welcher Seite von dir eine Tür liegt.
        }

rulecard-stayaway-card-better_run = Nichts wie weg!
    .text =
        Spiele die Karte in deinem Zug, wenn du nicht in Quarantäne bist, um { $lineOfSight ->
            [path] mit einem Spieler den Platz zu tauschen, der nicht in Quarantäne ist, ob nah oder fern; auf einem der beiden Wege um den Tisch zu ihm darf keine Tür und kein Spieler in Quarantäne sein.
            [adjacent] mit einem Nachbarn den Platz zu tauschen, der nicht in Quarantäne ist und von dem dich keine Tür trennt.
            [door] mit einem beliebigen anderen Spieler den Platz zu tauschen, der nicht in Quarantäne ist, ob nah oder fern, sogar mit einem Nachbarn hinter einer Tür.
           *[off] mit einem beliebigen anderen Spieler den Platz zu tauschen, der nicht in Quarantäne ist, ob nah oder fern.
        }
        { $lineOfSight ->
            [path] Türen bleiben in ihren Lücken.
            [adjacent] Türen bleiben in ihren Lücken.
            [door] Türen sind bei dieser Karte egal und bleiben in ihren Lücken.
           *[off] Türen sind dabei egal und bleiben in ihren Lücken.
        }
        Das Ziel wird immer gefragt, und nur „Hier sitz ich gut“ verhindert den Platztausch.
        Dein Kartentausch am Zugende und der nächste Zug richten sich nach dem Platz, auf dem du jetzt sitzt.

rulecard-stayaway-card-seduction = Verführung
    .text =
        { $lineOfSight ->
            [path] Tausche eine Karte mit einem beliebigen anderen Spieler, der nicht in Quarantäne ist, wenn auf einem der beiden Wege um den Tisch zu ihm keine Tür und kein Spieler in Quarantäne ist.
            [adjacent] Tausche eine Karte mit einem Nachbarn, der nicht in Quarantäne ist und von dem dich keine Tür trennt.
            [door] Tausche eine Karte mit einem beliebigen anderen Spieler, der nicht in Quarantäne ist, aber nicht mit einem Nachbarn hinter einer Tür; andere Türen sind dabei egal.
           *[off] Tausche eine Karte mit einem beliebigen anderen Spieler, der nicht in Quarantäne ist; Türen sind dabei egal.
        }
        Kann niemand gewählt werden, kann die Karte nicht gespielt werden.
        Du bietest eine Karte verdeckt an{ $quarantineRules ->
            [E2] , oder offen, wenn du in Quarantäne bist
           *[E1] { "" }
        }; das Ziel muss dir dafür eine geben oder sich mit „Gruselig“, „Nein, danke!“ oder „Daneben!“ wehren.
        Dein Zug endet danach in jedem Fall, auch wenn das Ziel den Tausch abwehrt: Es gibt keinen Kartentausch am Zugende.
        Den nächsten Zug hat der Spieler, der in Spielrichtung neben dir sitzt, nicht der neben dem Ziel.

## Cards: defence

rulecard-stayaway-card-scary = Gruselig
    .text =
        Spiele die Karte, wenn dir eine Karte zum Tausch angeboten wird: am Zugende, durch Verführung oder durch „Können wir nicht Freunde sein?“.
        Es werden keine Karten getauscht; nur du siehst die angebotene Karte{ $quarantineRules ->
            [E2] { " " }(oder alle, wenn ein Spieler in Quarantäne sie anbietet)
           *[E1] { "" }
        }, und sie bleibt bei dem, der sie angeboten hat.
        Eine Infiziert!-Karte verrät, dass dieser Spieler { $missedInfects ->
            [false] das Ding oder ein Infizierter ist
           *[true] das Ding ist oder, falls du selbst das Ding bist, ein Infizierter
        }; niemand wird infiziert, und nichts wird bekannt gegeben.
        Du legst „Gruselig“ ab und ziehst sofort eine Stay-Away!-Karte.
        Gegen „Immer rundherum“ hilft die Karte nicht.

rulecard-stayaway-card-im_fine_here = Hier sitz ich gut
    .text =
        Spiele die Karte, wenn „Platzwechsel!“ oder „Nichts wie weg!“ auf dich gespielt wird: Niemand wechselt den Platz.
        Gegen die Panikkarten „Eins, zwei …“, „Raus hier!“ und „Steigt hier die Party?“ hilft sie nicht.
        Du legst sie ab und ziehst sofort eine Stay-Away!-Karte.
        Danach folgt der Kartentausch am Zugende des aktiven Spielers, von seinem unveränderten Platz aus.

rulecard-stayaway-card-no_thanks = Nein, danke!
    .text =
        Spiele die Karte, wenn dir eine Karte zum Tausch angeboten wird: am Zugende, durch Verführung oder durch „Können wir nicht Freunde sein?“.
        Es werden keine Karten getauscht, und du bekommst die angebotene Karte nicht zu sehen{ $quarantineRules ->
            [E2] , außer wenn ein Spieler in Quarantäne sie anbietet
           *[E1] { "" }
        }.
        Du legst „Nein, danke!“ ab und ziehst sofort eine Stay-Away!-Karte.
        Gegen „Immer rundherum“ hilft die Karte nicht.

rulecard-stayaway-card-missed = Daneben!
    .text =
        Spiele die Karte, wenn dir eine Karte zum Tausch angeboten wird (nie gegen „Immer rundherum“): Du steigst aus dem Kartentausch aus, legst „Daneben!“ ab und ziehst sofort eine Stay-Away!-Karte.
        Der Spieler, der in Spielrichtung auf dich folgt, nimmt deine Stelle ein und darf eine Karte geben oder sich wehren, auch mit „Daneben!“.
        { $missedOffer ->
            [rechoose] Wer den Tausch begonnen hat, wählt neu, welche Karte er ihm anbietet
           *[keep] Die angebotene Karte bleibt dieselbe
        }, und { $missedInfects ->
            [false] eine Infiziert!-Karte, die dann den Besitzer wechselt, infiziert niemanden, verrät aber, dass sie vom Ding oder einem Infizierten kommt
           *[true] eine Infiziert!-Karte vom Ding infiziert wie bei jedem Kartentausch
        }.
        Der Kartentausch entfällt, wenn dieser Spieler selbst das Angebot gemacht hat oder in Quarantäne ist oder wenn zwischen euch beiden eine Verrammelte Tür liegt; andere Türen sind egal.
        Den nächsten Zug hat trotzdem der Spieler nach dem, der das Angebot gemacht hat.
        { $missedInfects ->
            [false] { "" }
           *[true] { $missedOffer ->
                [keep_broad] Nur ein Fall ist ausgeschlossen: Das Ding kann „Daneben!“ gegen kein Angebot eines Infizierten einsetzen.
                [rechoose] { "" }
               *[keep] Nur ein Fall ist ausgeschlossen: Das Ding kann „Daneben!“ nicht einsetzen, wenn ihm ein Infizierter eine Infiziert!-Karte anbietet.
            }
        }

rulecard-stayaway-card-no_barbecue = Grillen verboten!
    .text =
        Spiele die Karte, wenn ein Flammenwerfer auf dich gespielt wird: Du scheidest nicht aus, und der Flammenwerfer ist verbraucht.
        Gegen alles andere hilft sie nicht, und niemand kann sie für dich spielen.
        Du legst sie ab und ziehst sofort eine Stay-Away!-Karte.
        Danach folgt der Kartentausch am Zugende des aktiven Spielers, vielleicht mit dir.

## Cards: obstacle

rulecard-stayaway-card-quarantine = Quarantäne
    .text =
        { $quarantineRules ->
            [E2]
                Spiele sie in deinem Zug auf einen Nachbarn, nie auf dich selbst: nicht durch eine Verrammelte Tür, nicht auf einen Spieler, der schon eine hat; es gibt keine Abwehr.
                Wer in Quarantäne ist, spielt, tauscht und wehrt sich weiter, aber jede Karte, die er zieht, ablegt oder bei einem Kartentausch gibt, wird allen gezeigt.
                Er kann Flammenwerfer, „Platzwechsel!“ und „Nichts wie weg!“ nicht spielen, darf aber die eigene Quarantäne mit einer Axt entfernen.
                Für einen Platztausch, Verführung oder „Können wir nicht Freunde sein?“ kann er nicht gewählt werden, und „Daneben!“ leitet keinen Kartentausch an ihn weiter; andere Karten können ihn treffen.
                Die Quarantäne dauert bis zum Ende des zweiten seiner Züge, die nach dem Ausspielen beginnen; der Kartentausch dieses Zugs ist nicht betroffen.
           *[E1]
                Spiele sie in deinem Zug auf dich selbst oder einen Nachbarn: nicht durch eine Verrammelte Tür, nicht auf einen Spieler, der schon eine hat; es gibt keine Abwehr.
                Wer in Quarantäne ist, kann keine Karten tauschen, keine Stay-Away!-Karten spielen und sich nicht wehren und kann auch nicht das Ziel fremder Stay-Away!-Karten sein, außer einer Axt, die die Quarantäne entfernt.
                In seinen Zügen zieht er eine Karte und muss dann eine ablegen; zieht er eine Panikkarte, wird sie ausgeführt.
                Die Quarantäne dauert bis zum Ende des dritten seiner Züge, die nach dem Ausspielen beginnen.
                Trifft sie dich oder den nächsten Spieler, entfällt der Kartentausch am Ende dieses Zugs.
        }

rulecard-stayaway-card-locked_door = Verrammelte Tür
    .text =
        Lege sie in eine der beiden Lücken neben dir, in der noch keine Tür liegt; ob der Nachbar dort in Quarantäne ist, ist egal, und es gibt keine Abwehr.
        Sie verhindert in beiden Richtungen Flammenwerfer, Analyse, Verdacht, Quarantäne, „Platzwechsel!“, „Daneben!“ und den Kartentausch am Zugende, auch schon den dieses Zugs.
        { $lineOfSight ->
            [path] Verführung, „Nichts wie weg!“, „Können wir nicht Freunde sein?“ und „Raus hier!“ brauchen einen Weg um den Tisch, auf dem keine Tür und kein Spieler in Quarantäne ist.
            [adjacent] Verführung, „Nichts wie weg!“, „Können wir nicht Freunde sein?“ und „Raus hier!“ wirken nur auf Nachbarn, und auch sie verhindert die Tür.
            [door] Sie verhindert auch Verführung, „Können wir nicht Freunde sein?“ und „Raus hier!“ zwischen den beiden Nachbarn neben ihr, aber nicht „Nichts wie weg!“.
           *[off] Sie verhindert nicht Verführung, „Nichts wie weg!“, „Können wir nicht Freunde sein?“ und „Raus hier!“.
        }
        { $betweenUsDoor ->
            [ignores] Sie verhindert nicht „Ganz unter uns …“, „Eins, zwei …“, „Immer rundherum“, „Enthüllungen“, die Weitergabe des Zugs oder eine Axt auf die Tür selbst.
           *[blocks] Sie verhindert „Ganz unter uns …“, aber nicht „Eins, zwei …“, „Immer rundherum“, „Enthüllungen“, die Weitergabe des Zugs oder eine Axt auf die Tür selbst.
        }
        Sie bleibt in ihrer Lücke, auch wenn Spieler den Platz wechseln, bis eine Axt, „Drei, vier …“ oder „Steigt hier die Party?“ sie entfernt.
        { $doorOnElimination ->
            [drop] Scheidet ein Spieler neben ihr aus, wird sie abgelegt.
           *[merge] Scheidet ein Spieler neben ihr aus, bleibt sie und liegt zwischen den beiden neuen Nachbarn.
        }
        { $twoPlayerDoor ->
            [pair] Sind nur noch zwei Spieler übrig, sperrt jede Tür beide Lücken zwischen ihnen.
           *[gap] Sind nur noch zwei Spieler übrig, sperrt sie von den zwei Lücken zwischen ihnen nur ihre eigene.
        }

## Cards: Panic

rulecard-stayaway-card-rotten_ropes = Morsche Seile
    .text =
        Panik: Ziehst du diese Karte, werden alle ausliegenden Quarantänen abgelegt, auch deine eigene.
        Verrammelte Türen bleiben liegen.
        Danach folgt dein Kartentausch am Zugende, außer wenn eine Tür ihn verhindert{ $quarantineRules ->
            [E2] { "" }
           *[E1] { $freedDrawerExchanges ->
                [true] ; du tauschst auch, wenn erst diese Karte dich befreit hat
               *[false] ; er entfällt aber, wenn du zu Beginn dieses Zugs in Quarantäne warst
            }
        }.

rulecard-stayaway-card-one_two = Eins, zwei …
    .text =
        Panik: Ziehst du diese Karte, wählst du links oder rechts und tauschst den Platz mit dem dritten Spieler auf dieser Seite; gezählt werden lebende Spieler, auch die in Quarantäne, mit deinem Nachbarn als erstem.
        Eine Seite, auf der der dritte Spieler in Quarantäne ist oder du selbst es bist, kannst du nicht wählen; geht keine der beiden Seiten, passiert nichts.
        { $oneTwoSmall ->
            [min4] Sind weniger als vier Spieler übrig, hat die Karte keine Wirkung.
           *[count] Sind nur noch zwei Spieler übrig, ist es der andere; bei drei Spielern hat die Karte keine Wirkung.
        }
        { $quarantinedDrawerMoves ->
            [false] Bist du in Quarantäne, bleibst du sitzen, und die Karte hat keine Wirkung.
           *[true] Bist du in Quarantäne, wechselst du samt der Quarantäne den Platz.
        }
        Türen sind egal und bleiben liegen, und niemand kann ablehnen.
        Der Kartentausch am Zugende folgt vom neuen Platz aus, außer wenn ein Hindernis ihn verhindert.

rulecard-stayaway-card-three_four = Drei, vier …
    .text =
        Panik: Ziehst du diese Karte, werden alle ausliegenden Verrammelten Türen abgelegt.
        Quarantänen bleiben liegen.
        Danach folgt { $quarantineRules ->
            [E2] in jedem Fall dein Kartentausch am Zugende
           *[E1] dein Kartentausch am Zugende, außer wenn eine Quarantäne ihn verhindert
        }.

rulecard-stayaway-card-party = Steigt hier die Party?
    .text =
        Panik: Ziehst du diese Karte, werden zuerst alle Quarantänen und alle Verrammelten Türen abgelegt.
        Dann tauschen die Spieler paarweise die Plätze, von dir aus im Uhrzeigersinn gezählt, unabhängig von der Spielrichtung: der erste mit dem zweiten, der dritte mit dem vierten und so weiter.
        Bei ungerader Spielerzahl bleibt dein rechter Nachbar sitzen; niemand wählt, und niemand kann ablehnen.
        Dein Kartentausch am Zugende folgt { $quarantineRules ->
            [E2] in jedem Fall vom neuen Platz aus
           *[E1] { $freedDrawerExchanges ->
                [true] vom neuen Platz aus, auch wenn erst diese Karte dich befreit hat
               *[false] vom neuen Platz aus; er entfällt aber, wenn du zu Beginn dieses Zugs in Quarantäne warst
            }
        }.

rulecard-stayaway-card-get_out = Raus hier!
    .text =
        { $lineOfSight ->
            [path] Panik: Ziehst du diese Karte, tauschst du den Platz mit einem beliebigen anderen Spieler, der nicht in Quarantäne ist, wenn auf einem der beiden Wege um den Tisch zu ihm keine Tür und kein Spieler in Quarantäne ist.
            [adjacent] Panik: Ziehst du diese Karte, tauschst du den Platz mit einem Nachbarn, der nicht in Quarantäne ist und von dem dich keine Tür trennt.
            [door] Panik: Ziehst du diese Karte, tauschst du den Platz mit einem beliebigen anderen Spieler, der nicht in Quarantäne ist, aber nicht mit einem Nachbarn hinter einer Tür; andere Türen sind egal.
           *[off] Panik: Ziehst du diese Karte, tauschst du den Platz mit einem beliebigen anderen Spieler, der nicht in Quarantäne ist; Türen sind egal.
        }
        { $quarantinedDrawerMoves ->
            [false] Bist du in Quarantäne, bleibst du sitzen, und die Karte hat keine Wirkung.
           *[true] Bist du in Quarantäne, wechselst du samt der Quarantäne den Platz.
        }
        Türen bleiben in ihren Lücken, und kann niemand gewählt werden, passiert nichts.
        Niemand kann ablehnen, auch nicht mit „Hier sitz ich gut“.
        Der Kartentausch am Zugende folgt vom neuen Platz aus, außer wenn ein Hindernis ihn verhindert.

rulecard-stayaway-card-forgetful = Vergesslich
    .text =
        Panik: Ziehst du diese Karte, legst du drei Karten deiner Wahl verdeckt ab und ziehst dann drei Stay-Away!-Karten.
        Das Ding kann nicht abgelegt werden, und Infizierte müssen mindestens eine Infiziert!-Karte behalten; ein Mensch darf Infiziert!-Karten ablegen.
        Die anderen sehen nur, dass drei Karten ersetzt wurden{ $quarantineRules ->
            [E2] ; bist du in Quarantäne, werden deine alten und neuen Karten allen gezeigt
           *[E1] { "" }
        }.
        Danach folgt dein Kartentausch am Zugende, außer wenn ein Hindernis ihn verhindert.

rulecard-stayaway-card-round_and_round = Immer rundherum
    .text =
        Panik: Alle Spieler, auch die in Quarantäne, wählen geheim eine Karte und geben sie alle im selben Moment an den nächsten Spieler in Spielrichtung weiter.
        Was weitergegeben werden darf, richtet sich nach den Grenzen beim Kartentausch, und eine Infiziert!-Karte vom Ding infiziert einen Menschen.
        Türen und Quarantänen sind egal, und Abwehrkarten dürfen nicht eingesetzt werden.
        Du siehst die Karte, die du erhältst, und weißt, von wem sie kommt.
        Der Zug endet danach ohne Kartentausch.

rulecard-stayaway-card-friends = Können wir nicht Freunde sein?
    .text =
        { $lineOfSight ->
            [path] Panik: Ziehst du diese Karte, wählst du einen anderen Spieler, der nicht in Quarantäne ist, und tauschst eine Karte mit ihm; auf einem der beiden Wege um den Tisch zu ihm darf keine Tür und kein Spieler in Quarantäne sein.
            [adjacent] Panik: Ziehst du diese Karte, wählst du einen Nachbarn, der nicht in Quarantäne ist und von dem dich keine Tür trennt, und tauschst eine Karte mit ihm.
            [door] Panik: Ziehst du diese Karte, wählst du einen beliebigen anderen Spieler, der nicht in Quarantäne ist, aber keinen Nachbarn hinter einer Tür, und tauschst eine Karte mit ihm; andere Türen sind egal.
           *[off] Panik: Ziehst du diese Karte, wählst du einen beliebigen anderen Spieler, der nicht in Quarantäne ist, und tauschst eine Karte mit ihm; Türen sind egal.
        }
        Der gewählte Spieler gibt eine Karte oder wehrt sich mit „Gruselig“, „Nein, danke!“ oder „Daneben!“.
        { $quarantineRules ->
            [E2] Bist du in Quarantäne, tauschst du auch, mit einer offenen Karte.
           *[E1] Bist du in Quarantäne, tauschst du nicht.
        }
        Kann niemand gewählt werden, passiert nichts.
        { $friendsEndsTurn ->
            [true] Getauscht oder abgewehrt, danach endet der Zug; nur wenn niemand gewählt wurde, folgt der Kartentausch am Zugende, außer wenn ein Hindernis ihn verhindert.
           *[false] Danach folgt dein Kartentausch am Zugende, selbst wenn er mit demselben Spieler stattfindet, außer wenn ein Hindernis ihn verhindert.
        }

rulecard-stayaway-card-blind_date = Blind Date
    .text =
        Panik: Ziehst du diese Karte, wählst du eine Handkarte, ziehst eine Stay-Away!-Karte und { $blindDateCard ->
            [discard] legst dann die gewählte Karte auf den Ablagestapel
            [shuffle] mischst dann die gewählte Karte in den Nachziehstapel
           *[top] legst dann die gewählte Karte oben auf den Nachziehstapel
        }.
        Das Ding und die letzte Infiziert!-Karte eines Infizierten können nicht gewählt werden.
        Ein Mensch darf so eine Infiziert!-Karte loswerden; wer sie zieht, wird nicht infiziert.
        Die anderen sehen nur, dass eine Karte ausgetauscht wurde{ $quarantineRules ->
            [E2] ; bist du in Quarantäne, { $blindDateCard ->
                [discard] werden die neue und die abgelegte Karte
               *[top] wird die neue Karte
            } allen gezeigt
           *[E1] { "" }
        }.
        Der Zug endet danach ohne Kartentausch.

rulecard-stayaway-card-oops = Hoppla!
    .text =
        Panik: Ziehst du diese Karte, wird deine ganze Hand allen Spielern gezeigt.
        Nichts wird ausgelassen, und das Spiel geht weiter.
        Danach folgt dein Kartentausch am Zugende, außer wenn ein Hindernis ihn verhindert.

rulecard-stayaway-card-between_us = Ganz unter uns …
    .text =
        Panik: Ziehst du diese Karte, wählst du einen Nachbarn, der als Einziger deine ganze Hand sieht.
        { $betweenUsDoor ->
            [ignores] Auch ein Nachbar hinter einer Verrammelten Tür kann gewählt werden.
           *[blocks] Ein Nachbar hinter einer Verrammelten Tür kann nicht gewählt werden.
        }
        { $betweenUsQuarantine ->
            [blocks] Ein Nachbar in Quarantäne kann nicht gewählt werden.
           *[ignores] Ein Nachbar in Quarantäne kann gewählt werden.
        }
        Kann kein Nachbar gewählt werden, passiert nichts.
        Danach folgt dein Kartentausch am Zugende, außer wenn ein Hindernis ihn verhindert.

rulecard-stayaway-card-revelations = Enthüllungen
    .text =
        Panik: Ziehst du diese Karte, werden alle Spieler je einmal gefragt, von dir an in Spielrichtung: allen die ganze Hand zeigen, eine einzelne Infiziert!-Karte zeigen, sofern vorhanden, oder ablehnen.
        Auch wer Infiziert!-Karten hat, darf ablehnen wie alle anderen.
        Sobald eine Infiziert!-Karte gezeigt wurde, ist Schluss, sonst nach einer Runde; wird Das Ding gezeigt, geht es weiter.
        { $thingFlamethrower ->
            [restricted] Zeigt aber das Ding, während es nicht am Zug ist, eine Hand mit einem Flammenwerfer, endet das Spiel, und alle lebenden Menschen gewinnen.
           *[free] { "" }
        }
        Türen sind egal, und Spieler in Quarantäne machen mit.
        Danach folgt dein Kartentausch am Zugende, außer wenn ein Hindernis ihn verhindert.

## What a player is asked

rulecard-stayaway-ask-play = Spielen oder ablegen
    .text =
        Du musst eine Aktions- oder Hinderniskarte spielen oder eine Karte verdeckt ablegen.
        Eine Karte ist spielbar, wenn es für sie – falls nötig – ein erlaubtes Ziel, eine Lücke oder ein Hindernis gibt, auch wenn sie nichts ändert; Ziel, Seite und bei der Axt das Hindernis wählst du gleich mit.
        Abwehrkarten, Infiziert!-Karten und Das Ding können hier nicht gespielt werden.
        { $quarantineRules ->
            [E2] Auch wer in Quarantäne ist, darf spielen, aber nicht Flammenwerfer, „Platzwechsel!“ oder „Nichts wie weg!“.
           *[E1] Wer in Quarantäne ist, kann nur ablegen.
        }
        Das Ding und die letzte Infiziert!-Karte eines Infizierten können nicht abgelegt werden.
        { $overLimit ->
            [open] Auf der Hand dürfen höchstens drei Infiziert!-Karten übrig bleiben; eine vierte, die später dazukommt, wird vor aller Augen abgelegt und ersetzt.
            [superinfection] Auf der Hand dürfen beliebig viele Infiziert!-Karten übrig bleiben, aber mit nichts anderem auf der Hand riskierst du die Superinfektion, wenn du eine Karte geben musst.
           *[quiet] Auf der Hand dürfen höchstens drei Infiziert!-Karten übrig bleiben; eine vierte, die später dazukommt, wird heimlich gegen eine andere Karte getauscht.
        }
        Die anderen sehen eine gespielte Karte und ihr Ziel; beim Ablegen sehen sie nur, dass eine Karte abgelegt wurde{ $quarantineRules ->
            [E2] , es sei denn, du bist in Quarantäne: Dann sehen sie, welche
           *[E1] { "" }
        }.

rulecard-stayaway-ask-keep = Welche Karte du behältst
    .text =
        Du hast Entschlossenheit gespielt: Wähle eine der gezogenen Karten, die du behältst; die anderen werden verdeckt abgelegt.
        { $thingInDeck ->
            [true] Ist Das Ding darunter, musst du diese Karte behalten und bist von nun an das Ding.
           *[false] { "" }
        }
        Die anderen sehen nur, wie viele Karten bewegt wurden{ $quarantineRules ->
            [E2] ; bist du in Quarantäne, sehen sie die gezogenen Karten und welche du behältst
           *[E1] { "" }
        }.
        Danach musst du wieder eine Karte spielen oder ablegen, jetzt mit der behaltenen Karte auf der Hand.

rulecard-stayaway-ask-answer_fire = Flammenwerfer gegen dich
    .text =
        Spiele „Grillen verboten!“, falls du die Karte hast, und dir passiert nichts; danach ziehst du eine Stay-Away!-Karte.
        Wenn du passt, scheidest du aus.
        Jedes Ziel wird gefragt, ob es die Karte hat oder nicht; die Frage verrät also nichts über deine Hand.
        Alle sehen deine Antwort.

rulecard-stayaway-ask-answer_move = Den Platz tauschen?
    .text =
        Jemand hat „Platzwechsel!“ oder „Nichts wie weg!“ auf dich gespielt.
        Spiele „Hier sitz ich gut“, falls du die Karte hast, und niemand wechselt den Platz; danach ziehst du eine Stay-Away!-Karte.
        Wenn du passt, tauscht ihr beide die Plätze.
        Jedes Ziel wird gefragt, ob es die Karte hat oder nicht; alle sehen deine Antwort.

rulecard-stayaway-ask-offer = Dein Angebot
    .text =
        Wähle eine Karte, die du dem genannten Tauschpartner verdeckt anbietest; während er antwortet, kannst du sie nicht ändern.
        Das Ding wird nie weitergegeben; eine Infiziert!-Karte gibt nur das Ding, und zwar jedem, oder ein Infizierter, der zwei oder mehr hat, und zwar dem Ding.
        Der Tauschpartner gibt dir eine Karte oder wehrt sich: Mit „Gruselig“ sieht er deine Karte, und du behältst sie.
        { $missedInfects ->
            [false] { $missedOffer ->
                [rechoose] Mit „Daneben!“ geht der Kartentausch an den Spieler nach ihm, für den du neu eine Karte wählst und den sie nicht infizieren kann.
               *[keep] Mit „Daneben!“ geht deine Karte unverändert an den Spieler nach ihm, den sie nicht infizieren kann.
            }
           *[true] { $missedOffer ->
                [keep_broad] Mit „Daneben!“ geht deine Karte unverändert an den Spieler nach ihm; nur das Ding kann einem Infizierten nicht so antworten.
                [rechoose] Mit „Daneben!“ geht der Kartentausch an den Spieler nach ihm, für den du neu eine Karte wählst.
               *[keep] Mit „Daneben!“ geht deine Karte unverändert an den Spieler nach ihm; nur das Ding kann auf die Infiziert!-Karte eines Infizierten nicht so antworten.
            }
        }
        Die anderen sehen nur, dass ein verdecktes Angebot daliegt{ $quarantineRules ->
            [E2] , es sei denn, du bist in Quarantäne: Dann wird deine Karte allen gezeigt, bevor der Tauschpartner antwortet
           *[E1] { "" }
        }.

rulecard-stayaway-ask-reply = Deine Antwort auf ein Angebot
    .text =
        Gib eine eigene Karte dafür, oder spiele „Gruselig“, „Nein, danke!“ oder „Daneben!“, falls du die Karte hast; ohne eine davon kannst du nicht ablehnen.
        Das Ding wird nie weitergegeben; eine Infiziert!-Karte gibt nur das Ding, und zwar jedem, oder ein Infizierter, der zwei oder mehr hat, und zwar dem Ding.
        Auch eine Abwehrkarte darf wie jede andere Karte gegeben werden.
        { $missedInfects ->
            [false] { $missedOffer ->
                [rechoose] Nach „Daneben!“ wird für den Spieler nach dir neu eine Karte gewählt, die ihn nicht infizieren kann.
               *[keep] Mit „Daneben!“ geht das Angebot unverändert an den Spieler nach dir, den es nicht infizieren kann.
            }
           *[true] { $missedOffer ->
                [keep_broad] Mit „Daneben!“ geht das Angebot unverändert an den Spieler nach dir; das Ding kann es gegen einen Infizierten nicht einsetzen.
                [rechoose] Nach „Daneben!“ wird für den Spieler nach dir neu eine Karte gewählt.
               *[keep] Mit „Daneben!“ geht das Angebot unverändert an den Spieler nach dir; das Ding kann es nicht gegen eine Infiziert!-Karte einsetzen, die ein Infizierter anbietet.
            }
        }
        { $quarantineRules ->
            [E2] Die Karte eines Spielers in Quarantäne wird allen gezeigt, ein Angebot sogar vor der Antwort; sonst siehst du das Angebot nicht, und die anderen sehen keine Karte außer einer Abwehrkarte.
           *[E1] Du siehst das Angebot nicht, und die anderen sehen nur, dass ihr getauscht habt oder welche Abwehrkarte du gespielt hast.
        }

rulecard-stayaway-ask-one_two = „Eins, zwei …“: welche Seite
    .text =
        Wähle links oder rechts: Du tauschst den Platz mit dem dritten lebenden Spieler auf dieser Seite; dein Nachbar ist der erste.
        Wählbar sind nur Seiten, auf denen der dritte Spieler nicht in Quarantäne ist und du es nicht selbst bist; eine davon musst du wählen.
        Der andere Spieler kann nicht ablehnen.
        Alle sehen deine Wahl.

rulecard-stayaway-ask-get_out = „Raus hier!“: mit wem
    .text =
        { $lineOfSight ->
            [path] Wähle, mit wem du den Platz tauschst: mit irgendeinem Spieler, der nicht in Quarantäne ist und zu dem auf einem der Wege um den Tisch keine Tür und kein Spieler in Quarantäne ist.
            [adjacent] Wähle, mit wem du den Platz tauschst: mit einem Nachbarn, der nicht in Quarantäne ist und von dem dich keine Tür trennt.
            [door] Wähle, mit wem du den Platz tauschst: mit irgendeinem Spieler, der nicht in Quarantäne ist, außer einem Nachbarn hinter einer Tür.
           *[off] Wähle, mit wem du den Platz tauschst: mit irgendeinem Spieler, der nicht in Quarantäne ist, egal welche Türen dazwischenliegen.
        }
        Du musst jemanden wählen, und der andere Spieler kann nicht ablehnen.
        Alle sehen deine Wahl.
        Dein Kartentausch und der nächste Zug richten sich dann nach deinem neuen Platz.

rulecard-stayaway-ask-friends = „Können wir nicht Freunde sein?“: mit wem
    .text =
        { $lineOfSight ->
            [path] Wähle, mit wem du eine Karte tauschst: mit irgendeinem Spieler, der nicht in Quarantäne ist und zu dem auf einem der Wege um den Tisch keine Tür und kein Spieler in Quarantäne ist.
            [adjacent] Wähle, mit wem du eine Karte tauschst: mit einem Nachbarn, der nicht in Quarantäne ist und von dem dich keine Tür trennt.
            [door] Wähle, mit wem du eine Karte tauschst: mit irgendeinem Spieler, der nicht in Quarantäne ist, außer einem Nachbarn hinter einer Tür.
           *[off] Wähle, mit wem du eine Karte tauschst: mit irgendeinem Spieler, der nicht in Quarantäne ist, egal welche Türen dazwischenliegen.
        }
        Du musst jemanden wählen; dieser Spieler gibt eine Karte oder wehrt sich mit „Gruselig“, „Nein, danke!“ oder „Daneben!“.
        Alle sehen, wen du wählst; die Karten bleiben so verborgen wie bei jedem Kartentausch.
        { $friendsEndsTurn ->
            [true] Danach endet dein Zug.
           *[false] Dein Kartentausch am Zugende folgt trotzdem noch, außer wenn ein Hindernis ihn verhindert.
        }

rulecard-stayaway-ask-between_us = „Ganz unter uns …“: wem
    .text =
        Wähle den Nachbarn, der deine ganze Hand sehen wird.
        Eine Tür zwischen euch { $betweenUsDoor ->
            [ignores] ist egal
           *[blocks] schließt einen Nachbarn aus
        }; ein Nachbar in Quarantäne { $betweenUsQuarantine ->
            [blocks] kann nicht gewählt werden
           *[ignores] kann gewählt werden
        }.
        Du musst jemanden wählen.
        Alle sehen, wen du wählst; nur dieser Spieler sieht deine Karten und darf darüber sagen, was er will.

rulecard-stayaway-ask-forget = „Vergesslich“: was du ablegst
    .text =
        Wähle drei deiner Karten; sie werden verdeckt abgelegt, und du ziehst drei Stay-Away!-Karten.
        Das Ding kann nicht gewählt werden, und Infizierte müssen mindestens eine Infiziert!-Karte behalten.
        Ein Mensch darf auf diese Weise Infiziert!-Karten ablegen.
        Die anderen sehen nur, dass drei Karten ersetzt wurden{ $quarantineRules ->
            [E2] ; bist du in Quarantäne, sehen sie die alten und die neuen
           *[E1] { "" }
        }.

rulecard-stayaway-ask-blind_date = „Blind Date“: was du austauschst
    .text =
        Wähle eine Karte, die du gegen eine Stay-Away!-Karte vom Nachziehstapel austauschst; deine { $blindDateCard ->
            [discard] kommt danach auf den Ablagestapel
            [shuffle] wird danach in den Nachziehstapel gemischt
           *[top] liegt danach oben auf diesem Stapel
        }.
        Das Ding und die letzte Infiziert!-Karte eines Infizierten können nicht gewählt werden.
        Die anderen sehen nur, dass eine Karte ausgetauscht wurde{ $quarantineRules ->
            [E2] ; bist du in Quarantäne, sehen sie die neue Karte{ $blindDateCard ->
                [discard] { " " }und die abgelegte
               *[top] { "" }
            }
           *[E1] { "" }
        }.
        Danach endet dein Zug.

rulecard-stayaway-ask-pass_on = „Immer rundherum“: was du weitergibst
    .text =
        Wähle eine Karte für den nächsten Spieler in Spielrichtung; alle wählen gleichzeitig, und du kannst weder ablehnen noch dich wehren.
        Das Ding wird nie weitergegeben; eine Infiziert!-Karte gibt nur das Ding weiter, und zwar an jeden, oder ein Infizierter, der zwei oder mehr hat, und zwar an das Ding.
        Die anderen sehen vielleicht, dass du gewählt hast, aber nie, was.
        Wer deine Karte erhält, weiß, dass sie von dir kommt.

rulecard-stayaway-ask-reveal = „Enthüllungen“: zeigen oder ablehnen
    .text =
        Zeige allen deine ganze Hand, zeige eine einzelne Infiziert!-Karte, falls du eine hast, oder lehne ab.
        Niemand muss etwas zeigen, egal was er auf der Hand hat.
        { $thingFlamethrower ->
            [restricted] Zeigt das Ding, während es nicht am Zug ist, eine Hand mit einem Flammenwerfer, endet das Spiel, und alle lebenden Menschen gewinnen.
           *[free] { "" }
        }
        Wird eine Infiziert!-Karte gezeigt, werden die Spieler nach dir nicht mehr gefragt.
        Alle sehen deine Antwort und die Karten, die du zeigst, und sonst nichts.

rulecard-stayaway-ask-declare = Ansagen, dass kein Mensch mehr übrig ist
    .text =
        { $declare ->
            [manual]
                Das kann nur das Ding ansagen, immer wenn das Spiel auf irgendjemandes Entscheidung wartet, im Zug jedes beliebigen Spielers.
                Das Spiel fragt nie danach, und niemand sieht, wer es ansagen könnte.
                Das Spiel endet nicht von selbst, wenn kein Mensch mehr lebt: Es geht weiter, bis das Ding die Ansage macht; nur wenn das Ding als einziger Spieler übrig ist, geschieht das von selbst.
                Eine Ansage beendet das Spiel sofort und für alle sichtbar.
                Stimmt sie, werden die Sieger wie bei jedem Ende ohne Menschen ermittelt; lebt noch ein Mensch, gewinnen die lebenden Menschen.
            [auto]
                Es gibt keine Ansagen: Niemand kann das Spiel mit einem Wort beenden.
                { "" }
                { "" }
                Das Spiel endet von selbst, sobald kein Mensch mehr lebt.
                { "" }
           *[both]
                Das kann nur das Ding ansagen, immer wenn das Spiel auf irgendjemandes Entscheidung wartet, im Zug jedes beliebigen Spielers.
                Das Spiel fragt nie danach, und niemand sieht, wer es ansagen könnte.
                Eine Ansage beendet das Spiel sofort und für alle sichtbar.
                Das Spiel endet auch von selbst, sobald kein Mensch mehr lebt; das Ding muss also nichts ansagen.
                Lebt noch ein Mensch, ist eine Ansage falsch, und die lebenden Menschen gewinnen.
        }

## Topics

rulecard-stayaway-topic-turn = Der Zug
    .text =
        Ein Zug hat drei Schritte: eine Karte ziehen, eine spielen oder ablegen, eine mit dem nächsten Spieler tauschen; außerhalb deines Zugs hast du vier Karten auf der Hand.
        Ziehen ist Pflicht: Eine Stay-Away!-Karte kommt auf deine Hand, und du spielst dann eine Karte oder legst eine ab; eine Panikkarte wird stattdessen sofort ausgeführt.
        Der Kartentausch findet mit dem Spieler statt, der in diesem Moment in Spielrichtung neben dir sitzt.
        Er entfällt, wenn { $quarantineRules ->
            [E2] eine Tür zwischen euch liegt (eine Quarantäne ist egal)
           *[E1] einer von euch in Quarantäne ist oder eine Tür zwischen euch liegt
        }, und nach Verführung, „Immer rundherum“{ $friendsEndsTurn ->
            [true] , „Blind Date“ und dem Kartentausch bei „Können wir nicht Freunde sein?“
           *[false] { " " }und „Blind Date“
        }.
        Hindernisse zählen so, wie sie gerade liegen{ $quarantineRules ->
            [E2] { "" }
           *[E1] { $freedDrawerExchanges ->
                [true] ; wer im eigenen Zug aus der Quarantäne befreit wird, tauscht also schon in diesem Zug
               *[false] ; nur wer seinen Zug in Quarantäne begonnen hat, tauscht in diesem Zug auch dann nicht, wenn er befreit wird
            }
        }.
        Dann ist der nächste Spieler am Zug, von deinem jetzigen Platz aus gezählt, egal wer am Kartentausch beteiligt war; wer durch einen Platztausch übersprungen wird, wartet, bis er an die Reihe kommt.
        Die Regel einer Karte geht einer allgemeinen Regel vor und ein Verbot einer Erlaubnis.

rulecard-stayaway-topic-setup = Spielaufbau
    .text =
        { $thingInDeck ->
            [true] Jeder Spieler bekommt vier Karten; Infiziert!-Karten, Panikkarten und Das Ding sind nicht darunter.
           *[false] Das Ding wird mit gerade so vielen anderen Karten gemischt, ohne Infiziert!-Karten und ohne Panikkarten, dass jeder Spieler vier Karten bekommt.
        }
        { $armsInDeck ->
            [true] Auch Flammenwerfer und Analysen werden nicht ausgeteilt: Sie stecken anfangs alle im Nachziehstapel.
           *[false] { "" }
        }
        { $thingInDeck ->
            [true] So beginnen alle als Menschen; wer später Das Ding zieht, wird zum Ding, und nur dieser Spieler weiß es.
           *[false] So beginnt genau ein Spieler als das Ding, alle anderen als Menschen; jeder erfährt nur die eigene Rolle.
        }
        Die übrigen Karten werden { $thingInDeck ->
            [true] mit Das Ding und allen Infiziert!-Karten und Panikkarten
           *[false] mit allen Infiziert!-Karten und Panikkarten
        } zum verdeckten Nachziehstapel gemischt; der Ablagestapel ist leer.
        Es gibt noch keine Türen und keine Quarantänen; { $first ->
            [chosen] den ersten Spieler hat der Tisch bestimmt
            [settled] der erste Spieler wird vom Tisch bestimmt oder ausgelost
           *[lot] der erste Spieler wird ausgelost
        }, und gespielt wird im Uhrzeigersinn.
        Das Spiel mischt, teilt aus und bestimmt zufällige Karten, immer mit gleichen Chancen.
        Alle Einstellungen des Tischs sind öffentlich und stehen vor dem Austeilen fest.

rulecard-stayaway-topic-deck = Das Deck
    .text =
        Das ganze Deck hat 108 Karten: 88 Stay-Away!-Karten (Das Ding, 20 Infiziert!-, 45 Aktions-, 17 Abwehr- und 5 Hinderniskarten) und 20 Panikkarten.
        Jede Karte außer Das Ding trägt eine Zahl von 4 bis 11; { $customDeck ->
            [none] zu einer Partie gehören Das Ding und alle Karten, deren Zahl nicht höher ist als die Spielerzahl.
           *[other] von einigen Karten hat der Tisch frei gewählt, wie viele Exemplare mitspielen, und alle anderen sind dabei, wenn ihre Zahl nicht höher ist als die Spielerzahl.
        }
        { $players ->
            [0] So spielt man zu viert mit 35 Karten, zu sechst mit 54, zu acht mit 69 und zu elft oder zu zwölft mit allen.
           *[other] Bei { $players } Spielern hat das Deck dieses Tischs { $cards } Karten, darunter Das Ding, { $infected_cards ->
                [one] 1 Infiziert!-Karte
               *[other] { $infected_cards } Infiziert!-Karten
            } und { $panic_cards ->
                [one] 1 Panikkarte
               *[other] { $panic_cards } Panikkarten
            }.
        }
        { $infectedDelta ->
            [0] { $players ->
                [0] Infiziert!-Karten gibt es zu viert oder zu fünft 8, zu sechst 10, zu acht 13 und zu elft oder zu zwölft 20.
                [6] { $infectedAt6 ->
                    [9] { $infected_cards ->
                        [9] Eine Infiziert!-Karte mit der Zahl 6 bleibt weg.
                       *[other] { "" }
                    }
                   *[10] { "" }
                }
               *[other] { "" }
            }
           *[other] { $infected_more ->
                [0] Der Tisch hat { $infected_fewer ->
                    [one] 1 Infiziert!-Karte
                   *[other] { $infected_fewer } Infiziert!-Karten
                } herausgenommen.
               *[other] Der Tisch hat { $infected_more ->
                    [one] 1 Infiziert!-Karte
                   *[other] { $infected_more } Infiziert!-Karten
                } hinzugefügt.
            }
        }

rulecard-stayaway-topic-infection = Infektion
    .text =
        Ein Mensch wird infiziert, wenn er vom Ding eine Infiziert!-Karte erhält: beim Kartentausch am Zugende, durch Verführung, „Können wir nicht Freunde sein?“ oder „Immer rundherum“{ $missedInfects ->
            [false] , aber nicht bei einem Kartentausch, den „Daneben!“ weitergeleitet hat
           *[true] , auch bei einem Kartentausch, den „Daneben!“ weitergeleitet hat
        }.
        Dabei ist egal, wer von beiden den Kartentausch begonnen hat, und nichts wird bekannt gegeben; das Ziehen einer Infiziert!-Karte infiziert nie.
        { $missedInfects ->
            [false] Außer nach „Daneben!“ kann nur das Ding einem Menschen oder Infizierten eine Infiziert!-Karte geben; wer infiziert wird, weiß also, wer das Ding ist.
           *[true] Nur das Ding kann einem Menschen oder Infizierten eine Infiziert!-Karte geben; wer eine erhält, weiß also, wer das Ding ist.
        }
        Infizierte müssen immer eine Infiziert!-Karte behalten, egal welches Exemplar; weitere dürfen sie behalten, ablegen oder weitergeben, Letzteres aber nur an das Ding.
        Hat das Ding drei Infiziert!-Karten, muss es eine davon geben, denn nichts anderes darf seine Hand verlassen.
        Jeder andere Spieler mit dreien muss die übrige Karte geben oder sich mit ihr wehren; einzige Ausnahme: Dem Ding darf ein Infizierter auch eine Infiziert!-Karte geben.
        { $overLimit ->
            [open] Ein Mensch, den das Ding mit einer vierten infiziert, legt eine ab und zieht eine andere Karte, und alle sehen das.
            [superinfection] Ein Mensch, den das Ding mit einer vierten infiziert, behält alle vier.
           *[quiet] Ein Mensch, den das Ding mit einer vierten infiziert, behält drei: Eine wird heimlich gegen eine andere Karte getauscht.
        }

rulecard-stayaway-topic-limit = Zu viele Infiziert!-Karten
    .text =
        { $overLimit ->
            [open]
                Niemand darf mehr als drei Infiziert!-Karten auf der Hand haben, egal in welcher Rolle.
                Nachdem du in deinem Zug gezogen hast, dürfen es kurz vier sein.
                Du darfst dann nur so spielen oder ablegen, dass höchstens drei bleiben, musst also eine Infiziert!-Karte ablegen.
                Kommt eine vierte auf anderem Weg dazu, legt ihr Besitzer eine verdeckt ab und zieht eine Stay-Away!-Karte, bis es höchstens drei sind; alle sehen, dass abgelegt und gezogen wird.
                Ein Mensch, der mit einer vierten infiziert wird, wird zuerst infiziert und behält drei.
                So hat jeder Spieler immer eine Karte, die er geben darf.
            [superinfection]
                Man darf beliebig viele Infiziert!-Karten auf der Hand haben.
                Muss aber ein Spieler, der nicht das Ding ist, bei einem Kartentausch oder bei „Immer rundherum“ eine Karte geben, hat nur Infiziert!-Karten und darf keine davon geben, zeigt er allen seine Hand und scheidet aus: Das ist die Superinfektion.
                Der Kartentausch entfällt dann; ein Infizierter, der es mit dem Ding zu tun hat, ist sicher, denn er darf eine geben.
                Trifft es den Spieler am Zug, endet der Zug, gegebenenfalls nach der Panikkarte, und geht an den Spieler über, der auf den frei gewordenen Platz folgte.
                Bei „Immer rundherum“ scheiden alle Betroffenen gemeinsam aus, bevor Karten weitergegeben werden.
                { $thingInDeck ->
                    [true] Bleibt danach nur ein Spieler übrig, während Das Ding noch nicht gezogen ist, gewinnt er; bleibt keiner übrig, gewinnt niemand.
                   *[false] { "" }
                }
           *[quiet]
                Niemand darf mehr als drei Infiziert!-Karten auf der Hand haben, egal in welcher Rolle.
                Nachdem du in deinem Zug gezogen hast, dürfen es kurz vier sein.
                Du darfst dann nur so spielen oder ablegen, dass höchstens drei bleiben, musst also eine Infiziert!-Karte ablegen.
                Kommt eine vierte auf anderem Weg dazu, wird eine heimlich gegen eine zufällige Stay-Away!-Karte aus dem Nachziehstapel getauscht, die keine Infiziert!-Karte ist (gibt es dort keine, aus dem Ablagestapel); nur der betroffene Spieler erfährt davon.
                Ein Mensch, der mit einer vierten infiziert wird, wird zuerst infiziert und behält drei.
                So hat jeder Spieler immer eine Karte, die er geben darf.
        }

rulecard-stayaway-topic-exchange = Der Kartentausch
    .text =
        Der aktive Spieler bietet eine Karte verdeckt an; der Tauschpartner gibt eine eigene Karte dafür oder spielt eine Abwehrkarte, und bis dahin kann das Angebot nicht geändert werden.
        Getauscht wird am Zugende, durch Verführung und durch „Können wir nicht Freunde sein?“, und der Tausch ist für beide Pflicht; { $quarantineRules ->
            [E2] auch Spieler in Quarantäne tauschen, können aber nicht für Verführung oder „Können wir nicht Freunde sein?“ gewählt werden.
           *[E1] wer in Quarantäne ist, nimmt an keinem teil.
        }
        Jede Karte außer Das Ding und Infiziert!-Karten darf jedem gegeben werden; Das Ding wird nie weitergegeben.
        Infiziert!-Karten darf das Ding jedem geben, ein Mensch niemandem und ein Infizierter nur dem Ding, und das nur, wenn er vor dem Tausch zwei oder mehr hat.
        Beide Karten wechseln gleichzeitig den Besitzer; { $quarantineRules ->
            [E2] jede Seite sieht nur die erhaltene Karte, und die anderen sehen keine, aber eine Karte, die ein Spieler in Quarantäne gibt, wird allen gezeigt, ein Angebot sogar vor der Antwort.
           *[E1] jede Seite sieht nur die erhaltene Karte, und die anderen sehen, wer getauscht hat, aber keine Karte.
        }
        { $overLimit ->
            [open] Eine vierte erhaltene Infiziert!-Karte wird dann vor aller Augen abgelegt und ersetzt; sollte trotzdem jemand keine Karte haben, die er geben darf, entfällt der Kartentausch.
            [superinfection] Ein Spieler, der nicht das Ding ist, nur Infiziert!-Karten hat und keine davon geben darf, scheidet aus, und der Kartentausch entfällt.
           *[quiet] Eine vierte erhaltene Infiziert!-Karte wird dann heimlich gegen eine andere Karte getauscht; sollte trotzdem jemand keine Karte haben, die er geben darf, entfällt der Kartentausch.
        }
        Wehrt sich der Tauschpartner, geht das Angebot ungesehen zurück, außer bei „Gruselig“ und „Daneben!“{ $quarantineRules ->
            [E2] { " " }und beim offenen Angebot eines Spielers in Quarantäne
           *[E1] { "" }
        }.
        { $friendsEndsTurn ->
            [true] Danach endet der Zug.
           *[false] Danach endet der Zug; nur nach „Können wir nicht Freunde sein?“ folgt noch der Kartentausch am Zugende.
        }

rulecard-stayaway-topic-defence = Abwehrkarten
    .text =
        Eine Abwehrkarte wird nur als Antwort gespielt, vom gefragten Spieler und eine pro Frage; in deinem eigenen Zug kannst du sie nur ablegen oder bei einem Kartentausch geben.
        „Grillen verboten!“ hilft gegen einen Flammenwerfer, „Hier sitz ich gut“ gegen „Platzwechsel!“ und „Nichts wie weg!“, und „Gruselig“, „Nein, danke!“ und „Daneben!“ helfen gegen einen Kartentausch.
        Gegen Analyse, Verdacht, Axt, Hindernisse und Panikkarten hilft nichts; einzige Ausnahme ist der Kartentausch bei „Können wir nicht Freunde sein?“.
        Eine eingesetzte Abwehrkarte wird abgelegt und sofort durch eine Stay-Away!-Karte ersetzt, die erst bei einer späteren Frage eingesetzt werden darf.
        Niemand kann eine Abwehrkarte kontern, und wer in Quarantäne ist, { $quarantineRules ->
            [E2] darf sich wehren wie alle anderen
           *[E1] kann sich nicht wehren
        }.

rulecard-stayaway-topic-piles = Nachziehstapel und Ablagestapel
    .text =
        Beide Stapel liegen verdeckt, und alles Abgelegte kommt auf den Ablagestapel: gespielte Karten, eingesetzte Abwehrkarten, entfernte Hindernisse und die Handkarten ausgeschiedener Spieler.
        { $topBack ->
            [hidden] Niemand sieht, ob die nächste Karte des Nachziehstapels eine Stay-Away!-Karte oder eine Panikkarte ist.
           *[shown] Alle sehen an der Rückseite, ob die nächste Karte des Nachziehstapels eine Stay-Away!-Karte oder eine Panikkarte ist.
        }
        Wird eine Karte gebraucht und der Nachziehstapel ist leer, wird der ganze Ablagestapel zu einem neuen gemischt; eine Karte, deren Wirkung noch andauert, ist nicht dabei.
        Außer beim Ziehen zu Beginn eines Zugs zieht man immer eine Stay-Away!-Karte: Panikkarten, die dabei auftauchen, werden ungelesen abgelegt.
        Wäre keine Stay-Away!-Karte mehr zu ziehen, gingest du leer aus und würdest deine Hand vor deinem nächsten Ziehen auf vier auffüllen; gäbe es gar nichts zu ziehen, ginge dein Zug gleich mit dem Kartentausch weiter.
        Aber jedes Deck, das das Spiel zulässt, hat genug davon.

rulecard-stayaway-topic-seats = Plätze und Richtung
    .text =
        Die lebenden Spieler sitzen im Kreis; im Uhrzeigersinn sitzt der nächste Spieler links von dir, und nur lebende Spieler zählen als Nachbar, nächster oder dritter Spieler.
        Zwischen zwei Nachbarn ist eine Lücke, in der höchstens eine Verrammelte Tür liegt.
        Gespielt wird anfangs im Uhrzeigersinn, und nur „Hinter dir!“ kehrt die Richtung um; Türen hindern nie daran, den Zug weiterzugeben.
        Bei einem Platztausch nimmt jeder Hand, Rolle und Quarantäne mit, während Türen in ihren Lücken bleiben.
        Sind nur noch zwei Spieler übrig, gibt es zwei Lücken: { $twoPlayerDoor ->
            [pair] Eine Tür in einer von ihnen sperrt beide, für Karten und für den Kartentausch am Zugende.
           *[gap] Eine Karte auf einen Nachbarn wirkt, solange eine davon offen ist, aber der Kartentausch am Zugende braucht die in Spielrichtung.
        }

rulecard-stayaway-topic-doors = Türen
    .text =
        Eine Verrammelte Tür liegt in der Lücke zwischen zwei Plätzen und sperrt sie in beiden Richtungen für Flammenwerfer, Analyse, Verdacht, Quarantäne, „Platzwechsel!“, „Daneben!“ und den Kartentausch am Zugende.
        { $betweenUsDoor ->
            [ignores] „Ganz unter uns …“ wirkt durch sie hindurch.
           *[blocks] Auch „Ganz unter uns …“ wirkt nicht durch sie hindurch.
        }
        { $axeThroughDoor ->
            [any] Eine Axt trifft die Tür selbst oder reicht an ihr vorbei bis zum Nachbarn dahinter.
           *[door_only] Eine Axt trifft nur die Tür selbst und nichts dahinter.
        }
        { $lineOfSight ->
            [path] Verführung, „Nichts wie weg!“, „Können wir nicht Freunde sein?“ und „Raus hier!“ brauchen einen der beiden Wege um den Tisch ohne Tür und ohne Spieler in Quarantäne.
            [adjacent] Verführung, „Nichts wie weg!“, „Können wir nicht Freunde sein?“ und „Raus hier!“ erreichen nur Nachbarn, und das nur ohne Tür dazwischen.
            [door] Verführung, „Können wir nicht Freunde sein?“ und „Raus hier!“ erreichen durch sie keinen Nachbarn, andere Türen sind ihnen egal; „Nichts wie weg!“ sind alle Türen egal.
           *[off] Für Verführung, „Nichts wie weg!“, „Können wir nicht Freunde sein?“ und „Raus hier!“ sind alle Türen egal.
        }
        Keine Tür verhindert „Eins, zwei …“, „Steigt hier die Party?“, „Immer rundherum“, „Enthüllungen“ oder die Weitergabe des Zugs.
        Türen wandern nie mit Spielern mit; Axt, „Drei, vier …“ und „Steigt hier die Party?“ entfernen sie.
        Fällt ein Platz durch Ausscheiden weg, werden seine beiden Lücken zu einer, und eine Tür aus einer von ihnen { $doorOnElimination ->
            [drop] wird abgelegt
           *[merge] bleibt dort
        }.
        { $twoPlayerDoor ->
            [pair] Sind nur noch zwei Spieler übrig, sperrt jede Tür beide Lücken zwischen ihnen.
           *[gap] Sind nur noch zwei Spieler übrig, sperrt eine Tür von den zwei Lücken zwischen ihnen nur ihre eigene.
        }

rulecard-stayaway-topic-quarantine = Quarantäne
    .text =
        { $quarantineRules ->
            [E2]
                Wer in Quarantäne ist, spielt, tauscht und wehrt sich wie üblich, aber jede Karte, die er zieht, ablegt oder bei einem Kartentausch gibt, wird allen gezeigt, ein Angebot sogar vor der Antwort; Karten, die er erhält, nicht.
                Er kann Flammenwerfer, „Platzwechsel!“ und „Nichts wie weg!“ nicht spielen, darf aber eine Axt auf die eigene Quarantäne einsetzen.
                Flammenwerfer, Analyse, Verdacht und Axt können ihn treffen, nicht aber ein Platztausch, Verführung oder eine zweite Quarantäne, und „Daneben!“ leitet keinen Kartentausch an ihn weiter.
                Die Quarantäne beginnt bei 2 und wird am Ende jedes seiner Züge um 1 heruntergezählt; bei 0 wird sie abgelegt.
           *[E1]
                Wer in Quarantäne ist, kann keine Karten tauschen, keine Stay-Away!-Karten spielen und sich nicht wehren und kann auch nicht das Ziel fremder Stay-Away!-Karten sein, außer einer Axt, die die Quarantäne entfernt; eine Tür darf neben ihn gelegt werden.
                In seinem Zug zieht er eine Karte und legt eine ab oder führt eine Panikkarte aus, und er tauscht nicht, { $freedDrawerExchanges ->
                    [true] es sei denn, diese Panikkarte befreit ihn
                   *[false] auch wenn diese Panikkarte ihn befreit
                }.
                Wer am Zugende mit ihm tauschen würde, tauscht ebenfalls nicht, und eine Weiterleitung durch „Daneben!“ an ihn scheitert.
                Die Quarantäne beginnt bei 3 und wird am Ende jedes seiner Züge um 1 heruntergezählt, aber nicht am Ende des Zugs, in dem er sich selbst in Quarantäne gesetzt hat; bei 0 wird sie abgelegt.
        }
        Axt, „Morsche Seile“, „Steigt hier die Party?“ oder Ausscheiden entfernen sie früher; bei einem Platztausch wandert sie mit.
        Spieler in Quarantäne können für „Eins, zwei …“, „Raus hier!“ und „Können wir nicht Freunde sein?“ nicht gewählt werden, { $betweenUsQuarantine ->
            [blocks] auch nicht für „Ganz unter uns …“,
           *[ignores] für „Ganz unter uns …“ schon,
        } und sie machen bei „Immer rundherum“ und „Enthüllungen“ mit.
        Ziehen sie selbst eine Panikkarte, { $quarantineRules ->
            [E2] wirkt sie wie üblich{ $quarantinedDrawerMoves ->
                [false] , nur „Eins, zwei …“ und „Raus hier!“ bewirken nichts
               *[true] , und mit „Eins, zwei …“ und „Raus hier!“ wechseln auch sie den Platz
            }.
           *[E1] { $quarantinedDrawerMoves ->
                [false] wirkt sie wie üblich, nur „Eins, zwei …“, „Raus hier!“ und „Können wir nicht Freunde sein?“ bewirken nichts.
               *[true] wirkt sie wie üblich, nur „Können wir nicht Freunde sein?“ bewirkt nichts.
            }
        }

rulecard-stayaway-topic-panic = Panikkarten
    .text =
        Eine Panikkarte kommt nie auf die Hand: Zu Beginn eines Zugs gezogen, wird sie allen gezeigt und sofort ausgeführt, so weit wie möglich, anstelle von Spielen oder Ablegen.
        Auf andere Weise gezogen, wird sie ungelesen abgelegt.
        Wer sie zieht, entscheidet und muss ein erlaubtes Ziel wählen, wenn es eines gibt; sonst passiert nichts.
        Keine Abwehrkarte verhindert eine Panikkarte, aber der Tauschpartner bei „Können wir nicht Freunde sein?“ darf sich wehren.
        Der Kartentausch am Zugende folgt vom jetzigen Platz aus, außer nach „Immer rundherum“{ $friendsEndsTurn ->
            [true] , „Blind Date“ und dem Kartentausch bei „Können wir nicht Freunde sein?“
           *[false] { " " }und „Blind Date“
        }.
        { $quarantineRules ->
            [E2] Wer die Karte in Quarantäne zieht, tauscht wie alle anderen.
           *[E1] { $freedDrawerExchanges ->
                [true] Wer die Karte in Quarantäne zieht, tauscht nicht, es sei denn, die Karte befreit ihn.
               *[false] Wer den Zug in Quarantäne begonnen hat, tauscht nicht, auch wenn die Karte ihn befreit.
            }
        }
        Entscheidungen, getauschte Plätze und entfernte Hindernisse sind öffentlich; Karten bleiben verborgen, sofern die Panikkarte sie nicht zeigt{ $quarantineRules ->
            [E2] { " " }und kein Spieler in Quarantäne sie zieht, ablegt oder beim Kartentausch gibt
           *[E1] { "" }
        }.

rulecard-stayaway-topic-elimination = Ausscheiden
    .text =
        { $overLimit ->
            [open] Nur durch den Flammenwerfer scheidet man aus, also scheidet niemand im eigenen Zug aus; überzählige Infiziert!-Karten werden bloß abgelegt und ersetzt.
            [superinfection] Durch den Flammenwerfer scheidet man aus und ebenso durch die Superinfektion: wenn man eine Karte geben muss, aber nur Infiziert!-Karten auf der Hand hat und keine davon geben darf.
           *[quiet] Nur durch den Flammenwerfer scheidet man aus, also scheidet niemand im eigenen Zug aus; überzählige Infiziert!-Karten werden bloß heimlich ausgetauscht.
        }
        Die Handkarten, auch Infiziert!-Karten, kommen { $overLimit ->
            [superinfection] auf den Ablagestapel, nach einem Flammenwerfer ungesehen, bei der Superinfektion aber erst, nachdem alle sie gesehen haben
           *[quiet] ungesehen auf den Ablagestapel
        }, und eine Quarantäne wird abgelegt.
        Die Rolle wird nicht verraten und auch nicht, wie viele Menschen oder Infizierte übrig sind; nur das Ausscheiden des Dings wird sichtbar, weil damit { $revenge ->
            [true] das Spiel endet oder „Rache“ beginnt
           *[false] das Spiel endet
        }.
        Der Platz verschwindet, und die beiden Spieler daneben werden zu Nachbarn; eine Tür neben diesem Platz { $doorOnElimination ->
            [drop] wird abgelegt
           *[merge] liegt jetzt zwischen ihnen und verhindert vielleicht den folgenden Kartentausch
        }.
        Ausgeschiedene werden nie gefragt, sehen nur, was öffentlich ist, { $eliminatedTalk ->
            [on] dürfen weiter mitreden
           *[off] schweigen{ $revenge ->
                [true] { " " }(außer dem Ding bei „Rache“)
               *[false] { "" }
            }
        } und verlieren, was auch geschieht.

rulecard-stayaway-topic-ending = Wer gewinnt
    .text =
        { $revenge ->
            [true] Das Ding scheidet aus, während sowohl Menschen als auch Infizierte leben: „Rache“ beginnt, und die Überlebenden gewinnen, sobald nur noch Menschen oder nur noch Infizierte übrig sind; sonst gewinnen sofort die lebenden Menschen, und alle anderen verlieren{ $declare ->
                [manual] ; lebt kein Mensch mehr, gewinnt niemand
               *[both] { "" }
            }.
           *[false] Das Ding scheidet aus: Alle lebenden Menschen gewinnen, und alle anderen verlieren{ $declare ->
                [manual] ; lebt kein Mensch mehr, gewinnt niemand
               *[both] { "" }
            }.
        }
        { $thingFlamethrower ->
            [restricted] Jemand bekommt, während das Ding nicht am Zug ist, Das Ding und einen Flammenwerfer auf derselben Hand gezeigt: Alle lebenden Menschen gewinnen, und alle anderen verlieren{ $declare ->
                [manual] ; lebt kein Mensch mehr, gewinnt niemand
               *[both] { "" }
            }.
           *[free] { "" }
        }
        { $declare ->
            [manual] Das Ding macht die Ansage, und kein Mensch ist mehr übrig: Das Ding und alle lebenden Infizierten gewinnen, mit zwei Ausnahmen.
           *[both] Kein Mensch ist mehr übrig{ $revenge ->
                [true] , während das Ding noch lebt
               *[false] { "" }
            }: Das Spiel endet sofort, und das Ding und alle lebenden Infizierten gewinnen, mit zwei Ausnahmen.
        }
        Erstens: Ist { $soloWin ->
            [nobody_eliminated] überhaupt niemand ausgeschieden
           *[no_human_eliminated] niemand als Mensch ausgeschieden
        }, gewinnt das Ding allein, und alle Infizierten verlieren.
        Zweitens: Ist der letzte Mensch nicht ausgeschieden, sondern infiziert worden, verliert dieser Spieler.
        { $declare ->
            [auto] { "" }
           *[both] Das Ding sagt fälschlich an, dass kein Mensch mehr übrig ist: Alle lebenden Menschen gewinnen, und alle anderen verlieren.
        }
        { $thingInDeck ->
            [true] Nur ein Spieler ist noch übrig, und Das Ding ist noch nicht gezogen: Dieser Spieler gewinnt; ist keiner mehr übrig, gewinnt niemand.
           *[false] { "" }
        }
        Ausgeschiedene verlieren in jedem Fall, und am Ende werden alle Rollen und Handkarten aufgedeckt.

rulecard-stayaway-topic-declaration = Die Ansage
    .text =
        { $declare ->
            [manual]
                Das Spiel endet nicht von selbst, wenn kein Mensch mehr lebt: Es geht weiter, bis das Ding ansagt, dass keiner mehr übrig ist.
                Nur wenn das Ding als einziger Spieler übrig ist, geschieht das von selbst.
                Nur das Ding kann das ansagen, solange es lebt, während das Spiel auf irgendjemandes Entscheidung wartet, auch in fremden Zügen und in Quarantäne; die Ansage gilt sofort, und alles noch Offene verfällt.
                Durch eine falsche Ansage gewinnen alle lebenden Menschen.
                Was im Gespräch gesagt wird, ist nie eine Ansage.
            [auto]
                Das Spiel endet von selbst, sobald kein Mensch mehr lebt.
                { "" }
                { "" }
                { "" }
                Es gibt keine Ansagen, weder wahre noch falsche, und was im Gespräch gesagt wird, hat keine Wirkung.
           *[both]
                Das Spiel endet von selbst, sobald kein Mensch mehr lebt, und das Ding darf auch jederzeit ansagen, dass keiner mehr übrig ist.
                { "" }
                Nur das Ding kann das ansagen, solange es lebt, während das Spiel auf irgendjemandes Entscheidung wartet, auch in fremden Zügen und in Quarantäne; die Ansage gilt sofort, und alles noch Offene verfällt.
                Durch eine falsche Ansage gewinnen alle lebenden Menschen.
                Was im Gespräch gesagt wird, ist nie eine Ansage.
        }

rulecard-stayaway-topic-secrets = Wer was sieht
    .text =
        Öffentlich: Plätze, Richtung, Türen, Quarantänen und ihre restlichen Züge, wer ausgeschieden ist, wer in welchem Schritt am Zug ist, die Kartenzahl aller Hände und Stapel und die Einstellungen des Tischs.
        { $topBack ->
            [hidden] Die Rückseite der obersten Karte des Nachziehstapels, Stay Away! oder Panik, wird niemandem gezeigt.
           *[shown] Auch die Rückseite der obersten Karte des Nachziehstapels, Stay Away! oder Panik, ist öffentlich.
        }
        Ebenfalls öffentlich: jede gespielte Karte mit ihrem Ziel, Panikkarten, Abwehrkarten, wenn jemand passt, ob ein Kartentausch stattfand, und Karten, die allen gezeigt werden.
        { $quarantineRules ->
            [E2] Jede Karte, die ein Spieler in Quarantäne zieht, ablegt oder bei einem Kartentausch gibt, wird allen gezeigt.
           *[E1] { "" }
        }
        Geheim: Handkarten, Rollen, die Reihenfolge im Nachziehstapel und was { $quarantineRules ->
            [E2] sonst aus einer Hand
           *[E1] aus einer Hand
        } abgelegt wurde; der Ablagestapel liegt verdeckt, und niemand sieht ihn durch.
        Eine Karte, die nur dir gezeigt wird, kennst nur du, und danach kann niemand sie durch Hände und Stapel verfolgen.
        Du siehst deine eigene Hand und Rolle und wer dir eine Karte gegeben hat; dem Ding wird angezeigt, wen es infiziert hat, und Infizierten, wer das Ding ist, denn beides folgt aus den Regeln.
        Zuschauer und Ausgeschiedene sehen bis zum Spielende nur, was öffentlich ist.

rulecard-stayaway-topic-prompts = Warum alle gleich gefragt werden
    .text =
        Ob du etwas gefragt wirst, hängt nur davon ab, was alle sehen können, nie von deiner Hand oder Rolle; diese ändern nur, was dir privat zur Auswahl steht.
        Deshalb wird das Ziel eines Flammenwerfers oder Platztauschs immer gefragt und darf immer passen, und der Tauschpartner bekommt eine einzige Frage: geben oder sich wehren.
        Du wirst auch gefragt, wenn nur eine Antwort möglich ist, es sei denn, das ist für alle offensichtlich, und nichts zeigt den anderen, wie viele Möglichkeiten du hattest.
        Wo es keine Abwehr gibt, wird niemand gefragt, und ein unerlaubter Spielzug wird nur dem gemeldet, der ihn versucht hat.
        Das Spiel wartet, für alle sichtbar, immer auf einen einzelnen Spieler, außer bei „Immer rundherum“: Dort wählen alle zugleich, und es darf nur angezeigt werden, wer schon geantwortet hat.
        Läuft eine Uhr ab, ist die Antwort Passen, Ablehnen, eine zufällige erlaubte Karte zum Geben, Behalten oder Ablegen oder ein zufälliges erlaubtes Ziel; eine Abwehrkarte wird so nie gespielt.

rulecard-stayaway-topic-talk = Gespräch
    .text =
        Lebende Spieler dürfen jederzeit alles sagen, wahr oder falsch, über Rollen, gesehene Karten oder ihre Absichten; es bindet niemanden und hat keine Wirkung auf das Spiel.
        Karten werden nur durch Karteneffekte gezeigt, und zwar denen, die der Effekt nennt; beweisen lässt sich nichts, was du sagst.
        { $whisper ->
            [on] Es gibt ein öffentliches Gespräch, und lebende Spieler dürfen auch flüstern: Alle sehen, dass du flüsterst, aber nicht, was.
           *[off] Es gibt ein öffentliches Gespräch und kein Flüstern.
        }
        { $eliminatedTalk ->
            [on] Auch Ausgeschiedene dürfen mitreden.
           *[off] Ausgeschiedene schweigen.
        }
        { $revenge ->
            [true] Bei „Rache“ darf das ausgeschiedene Ding mitreden, um zu helfen oder in die Irre zu führen, darf aber keine Rolle offen nennen.
           *[false] { "" }
        }
        Das Gespräch hält weder die Uhr noch eine Entscheidung auf.

## Variants and editions

rulecard-stayaway-variant-thing_in_deck = Variante: Das Ding im Stapel
    .text =
        Das Ding wird in den Nachziehstapel gemischt, und alle Spieler beginnen als Menschen; empfohlen für 4 bis 6 Spieler.
        Wer die Karte zieht, egal wie, wird sofort zum Ding, selbst in Quarantäne, und behält sie; sonst erfährt es niemand, und bei Entschlossenheit muss sie behalten werden.
        Bis dahin kann niemand infiziert werden oder eine Infiziert!-Karte geben, und das Spiel kann nicht durch Ausscheiden oder Ansage des Dings enden.
        Infiziert!-Karten, die schon auf dieser Hand sind, dürfen von da an gegeben werden; wird Das Ding aber als Ersatzkarte gezogen, ändert das einen schon laufenden Kartentausch nicht.
        Lebt nur noch ein Spieler, während die Karte noch nicht gezogen ist, gewinnt er; lebt keiner mehr, gewinnt niemand.

rulecard-stayaway-variant-infected_number = Variante: mehr oder weniger Infiziert!-Karten
    .text =
        Die Zahl der Infiziert!-Karten im Deck wird um eine vereinbarte Zahl erhöht oder verringert.
        Mehr machen es dem Ding leichter, weniger den Menschen.
        Es sind immer mindestens 1 und höchstens 20.

rulecard-stayaway-variant-arms_in_deck = Variante: Waffen im Stapel
    .text =
        Flammenwerfer und Analysen werden nicht ausgeteilt: Sie stecken anfangs alle im Nachziehstapel.
        So beginnt niemand das Spiel mit einer dieser Karten.
        Alles andere bleibt gleich, und die Variante lässt sich mit „Das Ding im Stapel“ verbinden.

rulecard-stayaway-variant-line_of_sight = Variante: Sichtlinie
    .text =
        Einige Karten erreichen nicht mehr jeden Beliebigen; Spieler in Quarantäne können weiterhin nicht gewählt werden.
        Freier Weg: Verführung, „Nichts wie weg!“, „Können wir nicht Freunde sein?“ und „Raus hier!“ brauchen auf einem der beiden Wege um den Tisch freie Bahn: keine Tür und kein Spieler in Quarantäne dazwischen.
        Eine Tür neben dir oder dem Ziel versperrt nur diese Seite, und wer „Raus hier!“ zieht, wird durch die eigene Quarantäne nicht behindert.
        Nur Nachbarn: Diese vier Karten wirken nur auf Nachbarn.
        Türen: Verführung, „Können wir nicht Freunde sein?“ und „Raus hier!“ wirken nicht zwischen Nachbarn, in deren gemeinsamer Lücke eine Tür liegt.
        „Daneben!“ behält die eigene Regel: Der Kartentausch entfällt, wenn der Spieler nach dem, der sich wehrt, selbst das Angebot gemacht hat oder in Quarantäne ist oder wenn zwischen diesen beiden eine Verrammelte Tür liegt.

rulecard-stayaway-variant-custom_deck = Variante: freies Deck
    .text =
        Der Tisch legt fest, wie viele Exemplare jeder Karte mitspielen; Das Ding ist genau einmal dabei.
        Ohne Das Ding, Infiziert!-Karten und Panikkarten müssen es genug zum Austeilen sein: vier pro Spieler, insgesamt eine weniger, sofern Das Ding nicht im Stapel beginnt.
        Es müssen mindestens vier Stay-Away!-Karten pro Spieler sein, dazu vier weitere und noch einmal so viele, wie es Hinderniskarten gibt.
        Ein Flammenwerfer oder je eine Infiziert!-Karte für alle Spieler bis auf einen muss dabei sein, damit das Spiel enden kann; andere Decks lehnt das Spiel ab.

rulecard-stayaway-variant-revenge = Variante: Rache
    .text =
        Scheidet das Ding aus, während sowohl Menschen als auch Infizierte leben, geht das Spiel weiter; alle erfahren, wer das Ding war, aber keine andere Rolle.
        Die Karte Das Ding verlässt das Spiel; der Rest dieser Hand wird ungesehen abgelegt.
        Von da an kann niemand mehr infiziert und keine Infiziert!-Karte mehr gegeben werden; Infizierte behalten weiterhin mindestens eine, und die Obergrenze von dreien gilt weiter (wo sie gespielt wird).
        Das Spiel endet, wenn kein Mensch oder kein Infizierter mehr lebt: Alle Überlebenden gewinnen, alle Ausgeschiedenen verlieren.
        Das frühere Ding darf im Gespräch mitreden, um zu helfen oder in die Irre zu führen, darf aber keine Rolle offen nennen.
        Lebt nur eine Seite, wenn das Ding ausscheidet, gilt das normale Ende; ebenso bei einer vorher gemachten Ansage.

rulecard-stayaway-edition-e2 = Ausgabe E2
    .text =
        Die Superinfektion ersetzt die Obergrenze von dreien.
        Muss ein Spieler, der nicht das Ding ist, bei einem Kartentausch oder bei „Immer rundherum“ eine Karte geben, hat aber nur Infiziert!-Karten und darf keine davon geben, zeigt er seine Hand und scheidet aus, und der Kartentausch entfällt; ein Infizierter, der es mit dem Ding zu tun hat, ist sicher.
        Trifft es den Spieler am Zug, endet der Zug, gegebenenfalls nach der Panikkarte, und geht an den Spieler über, der auf den frei gewordenen Platz folgte.
        Bei „Immer rundherum“ scheiden alle Betroffenen gemeinsam aus, bevor Karten weitergegeben werden.
        „Daneben!“: Eine Infiziert!-Karte aus einem weitergeleiteten Kartentausch infiziert nicht, doch wer sie erhält, erfährt, dass sie vom Ding oder einem Infizierten kam, und jedes Angebot darf weitergeleitet werden.
        Quarantäne: nur auf einen Nachbarn, nie auf dich selbst und nicht durch eine Tür, für zwei seiner Züge.
        Spieler in Quarantäne handeln und tauschen wie üblich, aber jede Karte, die sie ziehen, ablegen oder beim Kartentausch geben, wird allen gezeigt, ein Angebot sogar vor der Antwort; Karten, die sie erhalten, nicht.
        Sie können Flammenwerfer, „Platzwechsel!“ und „Nichts wie weg!“ nicht spielen und nicht das Ziel eines Platztauschs sein, und „Eins, zwei …“ und „Raus hier!“ bewirken nichts, wenn sie die Karte ziehen oder das Ziel sind.
        Verführung, „Können wir nicht Freunde sein?“ und „Daneben!“ können sie nicht erreichen, Flammenwerfer, Analyse, Verdacht und Axt schon, und sie dürfen eine Axt auf die eigene Quarantäne einsetzen.
        Das Ding und der Flammenwerfer: Bekommt jemand, während das Ding nicht am Zug ist, bei ein und demselben Zeigen beide Karten auf der Hand des Dings zu sehen, endet das Spiel, und alle lebenden Menschen gewinnen.
