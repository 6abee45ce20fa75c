### Rule cards of Stay Away!: short explanations that every player may open, the same for every role.
### Value = title, .text = body. One sentence a line: a line break may be shown as a space or as it is.
### The texts state the default rules (E1); a clause on a table option says where tables commonly differ.
### Card names that are plain nouns (Axt, Quarantäne) stand without quotes, all others in „…“.
### "Das Ding" is the card, "das Ding" (with normal inflection) the player.


## Cards: contagion

rulecard-stayaway-card-the_thing = Das Ding
    .text =
        Wer diese Karte auf der Hand hat, ist das Ding.
        Sie kann weder gespielt noch abgelegt, weitergegeben oder durch eine andere Karte verloren werden; sie verlässt die Hand nur, wenn ihr Besitzer ausscheidet.
        Das Ding darf jedem Infiziert!-Karten geben, und ein Mensch, der eine erhält, wird infiziert.
        Das Ding kennt deshalb alle Rollen: Wen es infiziert hat, der ist infiziert, alle anderen sind Menschen.
        Zu Beginn wird diese Karte an einen Spieler ausgeteilt, es sei denn, ihr habt die Variante gewählt, in der sie im Nachziehstapel steckt.

rulecard-stayaway-card-infected = Infiziert!
    .text =
        Das Ziehen dieser Karte infiziert niemanden: Ein Mensch wird nur infiziert, wenn er eine vom Ding erhält, bei einem Kartentausch oder durch „Immer rundherum“.
        Ein Mensch darf sie behalten oder ablegen, aber niemals einem Spieler geben.
        Infizierte müssen immer mindestens eine behalten, egal welches Exemplar, und dürfen die übrigen ablegen.
        Infizierte dürfen nur dem Ding eine geben, und das nur, wenn sie zwei oder mehr haben.
        Das Ding darf Infiziert!-Karten jedem geben oder sie ablegen; mehr als drei davon darf niemand auf der Hand haben (es sei denn, die Superinfektion ersetzt diese Grenze).


## Cards: action

rulecard-stayaway-card-flamethrower = Flammenwerfer
    .text =
        Spiele ihn in deinem Zug auf einen Nachbarn mit beliebiger Rolle: nicht durch eine Verrammelte Tür, nicht auf einen Spieler in Quarantäne (mit der Quarantäne der Ausgabe E2 auch auf ihn).
        Nur das Ziel wird gefragt: „Grillen verboten!“ rettet es, sonst scheidet es aus.
        Die Handkarten eines ausgeschiedenen Spielers werden ungesehen abgelegt, und seine Rolle bleibt geheim; nur wenn das Ding verbrennt, endet das Spiel (oder die Variante „Rache“ beginnt).
        Der Flammenwerfer ist in jedem Fall verbraucht.
        Danach folgt dein Kartentausch am Zugende, und zwar mit dem Spieler, der jetzt in Spielrichtung neben dir sitzt.

rulecard-stayaway-card-analysis = Analyse
    .text =
        Spiele sie in deinem Zug auf einen Nachbarn: nicht durch eine Verrammelte Tür, nicht auf einen Spieler in Quarantäne (mit der Quarantäne der Ausgabe E2 auch auf ihn).
        Nur du siehst seine ganze Hand; alle anderen erfahren nur, dass du nachgesehen hast.
        Dagegen gibt es keine Abwehr.
        Danach folgt dein Kartentausch am Zugende.

rulecard-stayaway-card-axe = Axt
    .text =
        Entferne ein Hindernis, das du beim Ausspielen wählst; ist keines in Reichweite, kannst du die Axt nicht spielen.
        In Reichweite sind eine Tür links oder rechts von dir sowie bei einem Nachbarn, von dem dich keine Tür trennt, seine Quarantäne oder, falls er keine hat, die Tür auf seiner anderen Seite (Tischoptionen ändern das).
        Ist eine Tür dazwischen, kannst du in der Regel nur diese Tür selbst treffen, und wer in Quarantäne ist, kann keine Axt spielen (in der Ausgabe E2 schon, auch auf die eigene Quarantäne).
        Dagegen gibt es keine Abwehr.
        Danach folgt dein Kartentausch am Zugende, der vielleicht erst jetzt möglich geworden ist.

rulecard-stayaway-card-suspicion = Verdacht
    .text =
        Spiele die Karte in deinem Zug auf einen Nachbarn: nicht durch eine Verrammelte Tür, nicht auf einen Spieler in Quarantäne (mit der Quarantäne der Ausgabe E2 auch auf ihn).
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
        Dann hast du fünf Karten auf der Hand und musst wieder eine spielen oder ablegen; das darf noch einmal Entschlossenheit sein.
        Die anderen sehen nur, dass du die Karte gespielt hast und wie viele Karten bewegt wurden.
        Ist Das Ding unter den dreien (nur möglich in der Variante „Das Ding im Stapel“), musst du diese Karte behalten.

rulecard-stayaway-card-watch_your_back = Hinter dir!
    .text =
        Die Spielrichtung kehrt sich sofort um.
        Schon der Kartentausch am Ende dieses Zugs und der nächste Zug folgen der neuen Richtung.
        Die Karte hat kein Ziel, und es gibt keine Abwehr dagegen.

rulecard-stayaway-card-change_places = Platzwechsel!
    .text =
        Spiele die Karte in deinem Zug, um mit einem Nachbarn den Platz zu tauschen: nicht durch eine Verrammelte Tür, nicht mit einem Spieler in Quarantäne.
        Das Ziel wird immer gefragt, und nur „Hier sitz ich gut“ verhindert den Platztausch.
        Türen bleiben in ihren Lücken.
        Dein Kartentausch am Zugende und der nächste Zug richten sich nach dem Platz, auf dem du jetzt sitzt.
        Sind nur noch zwei Spieler übrig, ändert der Platztausch nur, auf welcher Seite von dir eine Tür liegt.

rulecard-stayaway-card-better_run = Nichts wie weg!
    .text =
        Spiele die Karte in deinem Zug, um mit einem beliebigen anderen Spieler den Platz zu tauschen, der nicht in Quarantäne ist, ob nah oder fern.
        Türen sind dabei egal und bleiben in ihren Lücken (die Variante „Sichtlinie“ schränkt die Ziele ein).
        Das Ziel wird immer gefragt, und nur „Hier sitz ich gut“ verhindert den Platztausch.
        Dein Kartentausch am Zugende und der nächste Zug richten sich nach dem Platz, auf dem du jetzt sitzt.

rulecard-stayaway-card-seduction = Verführung
    .text =
        Tausche eine Karte mit einem beliebigen anderen Spieler, der nicht in Quarantäne ist; Türen sind dabei egal (die Variante „Sichtlinie“ schränkt die Ziele ein).
        Du bietest eine Karte verdeckt an; das Ziel muss dir dafür eine geben oder sich mit „Gruselig“, „Nein, danke!“ oder „Daneben!“ wehren.
        Dein Zug endet danach in jedem Fall, auch wenn das Ziel den Tausch abwehrt: Es gibt keinen Kartentausch am Zugende.
        Den nächsten Zug hat der Spieler, der in Spielrichtung neben dir sitzt, nicht der neben dem Ziel.
        Sind alle anderen Spieler in Quarantäne, kann die Karte nicht gespielt werden.


## Cards: defence

rulecard-stayaway-card-scary = Gruselig
    .text =
        Spiele die Karte, wenn dir eine Karte zum Tausch angeboten wird: am Zugende, durch Verführung oder durch „Können wir nicht Freunde sein?“.
        Es werden keine Karten getauscht; nur du siehst die angebotene Karte, und sie bleibt bei dem, der sie angeboten hat.
        Eine Infiziert!-Karte verrät, dass dieser Spieler das Ding ist oder, falls du selbst das Ding bist, ein Infizierter; niemand wird infiziert, und nichts wird bekannt gegeben.
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
        Es werden keine Karten getauscht, und niemand bekommt die angebotene Karte zu sehen.
        Du legst „Nein, danke!“ ab und ziehst sofort eine Stay-Away!-Karte.
        Gegen „Immer rundherum“ hilft die Karte nicht.

rulecard-stayaway-card-missed = Daneben!
    .text =
        Spiele die Karte, wenn dir eine Karte zum Tausch angeboten wird (nie gegen „Immer rundherum“): Du steigst aus dem Kartentausch aus, legst „Daneben!“ ab und ziehst sofort eine Stay-Away!-Karte.
        Der Spieler, der in Spielrichtung auf dich folgt, nimmt deine Stelle ein, gibt eine Karte oder wehrt sich, auch mit „Daneben!“, und kann infiziert werden (nicht in der Ausgabe E2); die angebotene Karte bleibt dieselbe (mit einer Tischoption wird sie neu gewählt).
        Der Kartentausch entfällt, wenn dieser Spieler selbst das Angebot gemacht hat oder in Quarantäne ist oder wenn zwischen euch beiden eine Verrammelte Tür liegt; andere Türen sind egal.
        Den nächsten Zug hat trotzdem der Spieler nach dem, der das Angebot gemacht hat.
        Nur ein Fall ist ausgeschlossen: Das Ding kann „Daneben!“ nicht einsetzen, wenn ihm ein Infizierter eine Infiziert!-Karte anbietet (eine Tischoption weitet das aus oder hebt es auf).

rulecard-stayaway-card-no_barbecue = Grillen verboten!
    .text =
        Spiele die Karte, wenn ein Flammenwerfer auf dich gespielt wird: Du scheidest nicht aus, und der Flammenwerfer ist verbraucht.
        Gegen alles andere hilft sie nicht, und niemand kann sie für dich spielen.
        Du legst sie ab und ziehst sofort eine Stay-Away!-Karte.
        Danach folgt der Kartentausch am Zugende des aktiven Spielers, vielleicht mit dir.


## Cards: obstacle

rulecard-stayaway-card-quarantine = Quarantäne
    .text =
        Spiele sie in deinem Zug auf einen Nachbarn, in der Ausgabe E1 auch auf dich selbst: nicht durch eine Verrammelte Tür, nicht auf einen Spieler, der schon eine hat; es gibt keine Abwehr.
        Ausgabe E1: Wer in Quarantäne ist, kann keine Karten tauschen, keine Stay-Away!-Karten spielen und sich nicht wehren und kann auch nicht das Ziel fremder Stay-Away!-Karten sein, außer einer Axt, die die Quarantäne entfernt.
        Ausgabe E1: In seinen Zügen zieht er eine Karte und muss dann eine ablegen; zieht er eine Panikkarte, wird sie ausgeführt.
        Ausgabe E1: Die Quarantäne dauert bis zum Ende des dritten seiner Züge, die nach dem Ausspielen beginnen; trifft sie dich oder den nächsten Spieler, entfällt der Kartentausch am Ende dieses Zugs.
        Ausgabe E2, die spätere Auflage: Sie dauert zwei seiner Züge, und er spielt und tauscht mit offenen Karten weiter, aber ohne Flammenwerfer und ohne den Platz zu wechseln.

rulecard-stayaway-card-locked_door = Verrammelte Tür
    .text =
        Lege sie in eine der beiden Lücken neben dir, in der noch keine Tür liegt; ob der Nachbar dort in Quarantäne ist, ist egal, und es gibt keine Abwehr.
        Sie verhindert in beiden Richtungen Karten auf den Nachbarn dahinter, den Platztausch durch „Platzwechsel!“, den Kartentausch am Zugende, „Daneben!“ und „Ganz unter uns …“ (eine Tischoption lässt Letzteres zu).
        Sie verhindert nicht „Nichts wie weg!“, Verführung, andere Panikkarten, die Weitergabe des Zugs oder eine Axt auf die Tür selbst.
        Sie bleibt in ihrer Lücke, auch wenn Spieler den Platz wechseln, bis eine Axt, „Drei, vier …“ oder „Steigt hier die Party?“ sie entfernt.
        Legst du sie zum nächsten Spieler hin, verhindert sie schon den Kartentausch dieses Zugs.


## Cards: Panic

rulecard-stayaway-card-rotten_ropes = Morsche Seile
    .text =
        Panik: Ziehst du diese Karte, werden alle ausliegenden Quarantänen abgelegt, auch deine eigene.
        Verrammelte Türen bleiben liegen.
        Danach folgt dein Kartentausch am Zugende; er entfällt aber, wenn du zu Beginn dieses Zugs in Quarantäne warst (eine Tischoption oder die Ausgabe E2 erlaubt ihn).

rulecard-stayaway-card-one_two = Eins, zwei …
    .text =
        Panik: Ziehst du diese Karte, wählst du links oder rechts und tauschst den Platz mit dem dritten Spieler auf dieser Seite; gezählt werden lebende Spieler, auch die in Quarantäne, mit deinem Nachbarn als erstem.
        Eine Seite, auf der der dritte Spieler in Quarantäne ist oder du selbst es bist, kannst du nicht wählen; geht keine der beiden Seiten, passiert nichts.
        Sind nur noch zwei Spieler übrig, ist es der andere; bei drei Spielern hat die Karte keine Wirkung (eine Tischoption verlangt mindestens vier).
        Türen sind egal und bleiben liegen, du wechselst auch in Quarantäne den Platz (nicht in der Ausgabe E2), und niemand kann ablehnen.
        Der Kartentausch am Zugende folgt vom neuen Platz aus, außer wenn eine Quarantäne ihn verhindert.

rulecard-stayaway-card-three_four = Drei, vier …
    .text =
        Panik: Ziehst du diese Karte, werden alle ausliegenden Verrammelten Türen abgelegt.
        Quarantänen bleiben liegen.
        Danach folgt dein Kartentausch am Zugende, außer wenn eine Quarantäne ihn verhindert.

rulecard-stayaway-card-party = Steigt hier die Party?
    .text =
        Panik: Ziehst du diese Karte, werden zuerst alle Quarantänen und alle Verrammelten Türen abgelegt.
        Dann tauschen die Spieler paarweise die Plätze, von dir aus im Uhrzeigersinn gezählt, unabhängig von der Spielrichtung: der erste mit dem zweiten, der dritte mit dem vierten und so weiter.
        Bei ungerader Spielerzahl bleibt dein rechter Nachbar sitzen; niemand wählt, und niemand kann ablehnen.
        Dein Kartentausch am Zugende folgt vom neuen Platz aus; er entfällt aber, wenn du zu Beginn dieses Zugs in Quarantäne warst (eine Tischoption oder die Ausgabe E2 erlaubt ihn).

rulecard-stayaway-card-get_out = Raus hier!
    .text =
        Panik: Ziehst du diese Karte, tauschst du den Platz mit einem beliebigen anderen Spieler, der nicht in Quarantäne ist.
        Türen sind egal und bleiben liegen (die Variante „Sichtlinie“ schränkt die Ziele ein); bist du in Quarantäne, wechselst du samt der Quarantäne den Platz (nicht in der Ausgabe E2).
        Niemand kann ablehnen, auch nicht mit „Hier sitz ich gut“.
        Der Kartentausch am Zugende folgt vom neuen Platz aus, außer wenn eine Quarantäne ihn verhindert.

rulecard-stayaway-card-forgetful = Vergesslich
    .text =
        Panik: Ziehst du diese Karte, legst du drei Karten deiner Wahl verdeckt ab und ziehst dann drei Stay-Away!-Karten.
        Das Ding kann nicht abgelegt werden, und Infizierte müssen mindestens eine Infiziert!-Karte behalten; ein Mensch darf Infiziert!-Karten ablegen.
        Die anderen sehen nur, dass drei Karten ersetzt wurden.
        Danach folgt dein Kartentausch am Zugende, außer wenn eine Quarantäne ihn verhindert.

rulecard-stayaway-card-round_and_round = Immer rundherum
    .text =
        Panik: Alle Spieler, auch die in Quarantäne, wählen geheim eine Karte und geben sie alle im selben Moment an den nächsten Spieler in Spielrichtung weiter.
        Was weitergegeben werden darf, richtet sich nach den Grenzen beim Kartentausch, und eine Infiziert!-Karte vom Ding infiziert einen Menschen.
        Türen und Quarantänen sind egal, und Abwehrkarten dürfen nicht eingesetzt werden.
        Du siehst die Karte, die du erhältst, und weißt, von wem sie kommt.
        Der Zug endet danach ohne Kartentausch.

rulecard-stayaway-card-friends = Können wir nicht Freunde sein?
    .text =
        Panik: Ziehst du diese Karte, wählst du einen beliebigen anderen Spieler, der nicht in Quarantäne ist, und tauschst eine Karte mit ihm; Türen sind egal (die Variante „Sichtlinie“ schränkt die Ziele ein).
        Der gewählte Spieler gibt eine Karte oder wehrt sich mit „Gruselig“, „Nein, danke!“ oder „Daneben!“.
        Bist du in Quarantäne, tauschst du nicht (in der Ausgabe E2 schon), und es passiert auch nichts, wenn alle anderen in Quarantäne sind.
        Danach folgt dein Kartentausch am Zugende, selbst wenn er mit demselben Spieler stattfindet (mit einer Tischoption endet der Zug stattdessen).

rulecard-stayaway-card-blind_date = Blind Date
    .text =
        Panik: Ziehst du diese Karte, wählst du eine Handkarte, ziehst eine Stay-Away!-Karte und legst dann die gewählte Karte oben auf den Nachziehstapel (Tischoptionen: auf den Ablagestapel oder in den Nachziehstapel gemischt).
        Das Ding und die letzte Infiziert!-Karte eines Infizierten können nicht gewählt werden.
        Ein Mensch darf so eine Infiziert!-Karte loswerden; wer sie zieht, wird nicht infiziert.
        Die anderen sehen nur, dass eine Karte ausgetauscht wurde.
        Der Zug endet danach ohne Kartentausch.

rulecard-stayaway-card-oops = Hoppla!
    .text =
        Panik: Ziehst du diese Karte, wird deine ganze Hand allen Spielern gezeigt.
        Nichts wird ausgelassen, und das Spiel geht weiter.
        Danach folgt dein Kartentausch am Zugende, außer wenn eine Quarantäne ihn verhindert.

rulecard-stayaway-card-between_us = Ganz unter uns …
    .text =
        Panik: Ziehst du diese Karte, wählst du einen Nachbarn, der als Einziger deine ganze Hand sieht.
        Ein Nachbar hinter einer Verrammelten Tür kann nicht gewählt werden, einer in Quarantäne schon (Tischoptionen ändern beides).
        Kann kein Nachbar gewählt werden, passiert nichts.
        Danach folgt dein Kartentausch am Zugende, außer wenn eine Quarantäne ihn verhindert.

rulecard-stayaway-card-revelations = Enthüllungen
    .text =
        Panik: Ziehst du diese Karte, werden alle Spieler je einmal gefragt, von dir an in Spielrichtung: allen die ganze Hand zeigen, eine einzelne Infiziert!-Karte zeigen, sofern vorhanden, oder ablehnen.
        Auch wer Infiziert!-Karten hat, darf ablehnen wie alle anderen.
        Sobald eine Infiziert!-Karte gezeigt wurde, ist Schluss, sonst nach einer Runde; wird Das Ding gezeigt, geht es weiter.
        Türen sind egal, und Spieler in Quarantäne machen mit.
        Danach folgt dein Kartentausch am Zugende, außer wenn eine Quarantäne ihn verhindert.


## What a player is asked

rulecard-stayaway-ask-play = Spielen oder ablegen
    .text =
        Du musst eine Aktions- oder Hinderniskarte spielen oder eine Karte verdeckt ablegen.
        Eine Karte ist spielbar, wenn es für sie – falls nötig – ein erlaubtes Ziel, eine Lücke oder ein Hindernis gibt, auch wenn sie nichts ändert; Ziel, Seite und bei der Axt das Hindernis wählst du gleich mit.
        Abwehrkarten, Infiziert!-Karten und Das Ding können hier nicht gespielt werden; wer in Quarantäne ist, kann nur ablegen (in der Ausgabe E2 wird weitergespielt).
        Das Ding und die letzte Infiziert!-Karte eines Infizierten können nicht abgelegt werden, und auf der Hand dürfen höchstens drei Infiziert!-Karten übrig bleiben (es sei denn, die Superinfektion ersetzt diese Grenze).
        Die anderen sehen eine gespielte Karte und ihr Ziel; beim Ablegen sehen sie nur, dass eine Karte abgelegt wurde.

rulecard-stayaway-ask-keep = Welche Karte du behältst
    .text =
        Du hast Entschlossenheit gespielt: Wähle eine der gezogenen Karten, die du behältst; die anderen werden verdeckt abgelegt.
        Ist Das Ding darunter, musst du diese Karte behalten.
        Die anderen sehen nur, wie viele Karten bewegt wurden.
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
        Wähle eine Karte, die du dem genannten Tauschpartner verdeckt anbietest; danach kannst du sie nicht mehr ändern.
        Das Ding wird nie weitergegeben; eine Infiziert!-Karte gibt nur das Ding, und zwar jedem, oder ein Infizierter, der zwei oder mehr hat, und zwar dem Ding.
        Der Tauschpartner gibt dir eine Karte, ohne deine gesehen zu haben, oder wehrt sich: Mit „Gruselig“ sieht er deine Karte und du behältst sie, mit „Daneben!“ geht sie vielleicht an einen anderen Spieler.
        Die anderen sehen nur, dass ein verdecktes Angebot daliegt.

rulecard-stayaway-ask-reply = Deine Antwort auf ein Angebot
    .text =
        Gib eine eigene Karte dafür, ohne das Angebot zu sehen, oder spiele „Gruselig“, „Nein, danke!“ oder „Daneben!“, falls du die Karte hast; ohne eine davon kannst du nicht ablehnen.
        Das Ding wird nie weitergegeben; eine Infiziert!-Karte gibt nur das Ding, und zwar jedem, oder ein Infizierter, der zwei oder mehr hat, und zwar dem Ding.
        Auch eine Abwehrkarte darf wie jede andere Karte gegeben werden.
        Die anderen sehen, dass ihr getauscht habt oder welche Abwehrkarte du gespielt hast, aber nie die getauschten Karten.

rulecard-stayaway-ask-one_two = „Eins, zwei …“: welche Seite
    .text =
        Wähle links oder rechts: Du tauschst den Platz mit dem dritten lebenden Spieler auf dieser Seite; dein Nachbar ist der erste.
        Wählbar sind nur Seiten, auf denen der dritte Spieler nicht in Quarantäne ist und du es nicht selbst bist; eine davon musst du wählen.
        Der andere Spieler kann nicht ablehnen.
        Alle sehen deine Wahl.

rulecard-stayaway-ask-get_out = „Raus hier!“: mit wem
    .text =
        Wähle, mit wem du den Platz tauschst: mit irgendeinem Spieler, der nicht in Quarantäne ist, egal welche Türen dazwischenliegen (die Variante „Sichtlinie“ schränkt die Ziele ein).
        Du musst jemanden wählen, und der andere Spieler kann nicht ablehnen.
        Alle sehen deine Wahl.
        Dein Kartentausch und der nächste Zug richten sich dann nach deinem neuen Platz.

rulecard-stayaway-ask-friends = „Können wir nicht Freunde sein?“: mit wem
    .text =
        Wähle, mit wem du eine Karte tauschst: mit irgendeinem Spieler, der nicht in Quarantäne ist, egal welche Türen dazwischenliegen (die Variante „Sichtlinie“ schränkt die Ziele ein).
        Du musst jemanden wählen; dieser Spieler gibt eine Karte oder wehrt sich mit „Gruselig“, „Nein, danke!“ oder „Daneben!“.
        Alle sehen, wen du wählst, aber nie die getauschten Karten.
        Dein Kartentausch am Zugende folgt trotzdem noch (mit einer Tischoption endet der Zug stattdessen).

rulecard-stayaway-ask-between_us = „Ganz unter uns …“: wem
    .text =
        Wähle den Nachbarn, der deine ganze Hand sehen wird; eine Tür zwischen euch schließt einen Nachbarn aus, eine Quarantäne nicht (Tischoptionen ändern beides).
        Du musst jemanden wählen.
        Alle sehen, wen du wählst; nur dieser Spieler sieht deine Karten und darf darüber sagen, was er will.

rulecard-stayaway-ask-forget = „Vergesslich“: was du ablegst
    .text =
        Wähle drei deiner Karten; sie werden verdeckt abgelegt, und du ziehst drei Stay-Away!-Karten.
        Das Ding kann nicht gewählt werden, und Infizierte müssen mindestens eine Infiziert!-Karte behalten.
        Ein Mensch darf auf diese Weise Infiziert!-Karten ablegen.
        Die anderen sehen nur, dass drei Karten ersetzt wurden.

rulecard-stayaway-ask-blind_date = „Blind Date“: was du austauschst
    .text =
        Wähle eine Karte, die du gegen eine Stay-Away!-Karte vom Nachziehstapel austauschst; deine liegt danach oben auf diesem Stapel (mit Tischoptionen anderswo).
        Das Ding und die letzte Infiziert!-Karte eines Infizierten können nicht gewählt werden.
        Die anderen sehen nur, dass eine Karte ausgetauscht wurde.
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
        Wird eine Infiziert!-Karte gezeigt, werden die Spieler nach dir nicht mehr gefragt.
        Alle sehen deine Antwort und die Karten, die du zeigst, und sonst nichts.

rulecard-stayaway-ask-declare = Ansagen, dass kein Mensch mehr übrig ist
    .text =
        Das kann nur das Ding ansagen, immer wenn das Spiel auf irgendjemandes Entscheidung wartet, im Zug jedes beliebigen Spielers.
        Das Spiel fragt nie danach, niemand sieht, wer es ansagen könnte, und eine Tischoption schafft die Ansage ab.
        Eine Ansage beendet das Spiel sofort und für alle sichtbar.
        Stimmt sie, werden die Sieger wie bei jedem Ende ohne Menschen ermittelt; lebt noch ein Mensch, gewinnen die lebenden Menschen.


## Topics

rulecard-stayaway-topic-turn = Der Zug
    .text =
        Ein Zug hat drei Schritte: eine Karte ziehen, eine spielen oder ablegen, eine mit dem nächsten Spieler tauschen; außerhalb deines Zugs hast du vier Karten auf der Hand.
        Ziehen ist Pflicht: Eine Stay-Away!-Karte kommt auf deine Hand, und du spielst dann eine Karte oder legst eine ab; eine Panikkarte wird stattdessen sofort ausgeführt.
        Der Kartentausch findet mit dem Spieler statt, der in diesem Moment in Spielrichtung neben dir sitzt.
        Er entfällt, wenn einer von euch in Quarantäne ist (in der Ausgabe E2 ist das egal) oder eine Tür zwischen euch liegt, und nach Verführung, „Immer rundherum“ und „Blind Date“.
        Hindernisse zählen so, wie sie gerade liegen; nur wer seinen Zug in Quarantäne begonnen hat, tauscht in diesem Zug auch dann nicht, wenn er befreit wird (eine Tischoption oder die Ausgabe E2 erlaubt es).
        Dann ist der nächste Spieler am Zug, von deinem jetzigen Platz aus gezählt, egal wer am Kartentausch beteiligt war; wer durch einen Platztausch übersprungen wird, wartet, bis er an die Reihe kommt.
        Die Regel einer Karte geht einer allgemeinen Regel vor und ein Verbot einer Erlaubnis.

rulecard-stayaway-topic-setup = Spielaufbau
    .text =
        Das Ding wird mit gerade so vielen anderen Karten gemischt, ohne Infiziert!-Karten und ohne Panikkarten, dass jeder Spieler vier Karten bekommt.
        So beginnt genau ein Spieler als das Ding, alle anderen als Menschen; jeder erfährt nur die eigene Rolle (in der Variante „Das Ding im Stapel“ beginnen alle als Menschen).
        Die übrigen Karten werden mit allen Infiziert!-Karten und Panikkarten zum verdeckten Nachziehstapel gemischt; der Ablagestapel ist leer.
        Es gibt noch keine Türen und keine Quarantänen; ein zufälliger Spieler beginnt (mit einer Tischoption ein gewählter), und gespielt wird im Uhrzeigersinn.
        Das Spiel mischt, teilt aus und bestimmt zufällige Karten, immer mit gleichen Chancen.
        Alle Tischoptionen sind öffentlich und stehen vor dem Austeilen fest.

rulecard-stayaway-topic-deck = Das Deck
    .text =
        Das ganze Deck hat 108 Karten: 88 Stay-Away!-Karten (Das Ding, 20 Infiziert!-, 45 Aktions-, 17 Abwehr- und 5 Hinderniskarten) und 20 Panikkarten.
        Jede Karte außer Das Ding trägt eine Zahl von 4 bis 11; zu einer Partie gehören Das Ding und alle Karten, deren Zahl nicht höher ist als die Spielerzahl (Varianten ändern die Anzahl).
        So spielt man zu viert mit 35 Karten, zu sechst mit 54, zu acht mit 69 und zu elft oder zu zwölft mit allen.
        Bei 6 Spielern gibt es 10 Infiziert!-Karten (mit einer Tischoption 9).

rulecard-stayaway-topic-roles = Rollen
    .text =
        Es gibt drei Rollen: Mensch, Infiziert und Das Ding; wer die Karte Das Ding hat, ist das Ding, und alle anderen beginnen als Menschen.
        Ein Mensch wird infiziert, wenn er vom Ding eine Infiziert!-Karte erhält, und niemand wird je wieder zum Menschen.
        Zum Ding wird ein Mensch nur in der Variante „Das Ding im Stapel“, indem er die Karte zieht.
        Das Ding kennt alle Rollen, und jeder Infizierte weiß, wer das Ding ist, aber Infizierte erfahren nichts voneinander.
        Die Menschen wollen, dass das Ding ausscheidet; das Ding will, dass kein Mensch übrig bleibt, und die Infizierten können mit ihm gewinnen.

rulecard-stayaway-topic-infection = Infektion
    .text =
        Ein Mensch wird infiziert, wenn er vom Ding eine Infiziert!-Karte erhält: beim Kartentausch am Zugende, durch Verführung, „Können wir nicht Freunde sein?“, einen mit „Daneben!“ weitergeleiteten Kartentausch (nicht in der Ausgabe E2) oder „Immer rundherum“.
        Dabei ist egal, wer von beiden den Kartentausch begonnen hat, und nichts wird bekannt gegeben; das Ziehen einer Infiziert!-Karte infiziert nie.
        Nur das Ding kann einem Menschen oder Infizierten eine Infiziert!-Karte geben; wer eine erhält, weiß also, wer das Ding ist.
        Infizierte müssen immer eine Infiziert!-Karte behalten, egal welches Exemplar; weitere dürfen sie behalten, ablegen oder weitergeben, Letzteres aber nur an das Ding.
        Hat das Ding drei Infiziert!-Karten, muss es eine davon geben, denn nichts anderes darf seine Hand verlassen.
        Jeder andere Spieler mit dreien muss die vierte Karte geben; einzige Ausnahme: Dem Ding darf ein Infizierter auch eine Infiziert!-Karte geben.

rulecard-stayaway-topic-limit = Höchstens drei Infiziert!-Karten
    .text =
        Mit der üblichen Obergrenze darf niemand mehr als drei Infiziert!-Karten auf der Hand haben, egal in welcher Rolle.
        Nachdem du in deinem Zug gezogen hast, dürfen es kurz vier sein.
        Du darfst dann nur so spielen oder ablegen, dass höchstens drei bleiben, musst also eine Infiziert!-Karte ablegen.
        Kommt eine vierte auf anderem Weg dazu, wird eine heimlich gegen eine zufällige Stay-Away!-Karte aus dem Nachziehstapel getauscht, die keine Infiziert!-Karte ist (gibt es dort keine, aus dem Ablagestapel); nur der betroffene Spieler erfährt davon.
        Ein Mensch, der vom Ding eine vierte erhält, wird zuerst infiziert und behält drei.
        So hat jeder Spieler immer eine Karte, die er geben darf.
        Tischoptionen: Überzählige werden vor aller Augen abgelegt und ersetzt, oder die Superinfektion tritt an die Stelle der Obergrenze.

rulecard-stayaway-topic-exchange = Der Kartentausch
    .text =
        Der aktive Spieler bietet eine Karte verdeckt an und kann sie nicht mehr ändern; der Tauschpartner gibt, ohne sie zu sehen, eine eigene Karte dafür oder spielt eine Abwehrkarte.
        Getauscht wird am Zugende, durch Verführung und durch „Können wir nicht Freunde sein?“, der Tausch ist für beide Pflicht und nie mit Spielern in Quarantäne möglich (in der Ausgabe E2 schon); Türen verhindern nur den Kartentausch am Zugende.
        Jede Karte außer Das Ding und Infiziert!-Karten darf jedem gegeben werden; Das Ding wird nie weitergegeben.
        Infiziert!-Karten darf das Ding jedem geben, ein Mensch niemandem und ein Infizierter nur dem Ding, und das nur, wenn er vor dem Tausch zwei oder mehr hat.
        Beide Karten wechseln gleichzeitig den Besitzer; jede Seite sieht nur die erhaltene Karte, und die anderen sehen, wer getauscht hat, aber keine Karte.
        Wehrt sich der Tauschpartner, geht das Angebot ungesehen zurück, außer bei „Gruselig“ und „Daneben!“.
        Sollte jemand keine Karte haben, die er geben darf, entfällt der Kartentausch, und das wird ohne Angabe von Gründen bekannt gegeben.
        Danach endet der Zug; nur nach „Können wir nicht Freunde sein?“ folgt noch der Kartentausch am Zugende (mit einer Tischoption endet der Zug stattdessen).

rulecard-stayaway-topic-defence = Abwehrkarten
    .text =
        Eine Abwehrkarte wird nur als Antwort gespielt, vom gefragten Spieler und eine pro Frage; in deinem eigenen Zug kannst du sie nur ablegen oder bei einem Kartentausch geben.
        „Grillen verboten!“ hilft gegen einen Flammenwerfer, „Hier sitz ich gut“ gegen „Platzwechsel!“ und „Nichts wie weg!“, und „Gruselig“, „Nein, danke!“ und „Daneben!“ helfen gegen einen Kartentausch.
        Gegen Analyse, Verdacht, Axt, Hindernisse und Panikkarten hilft nichts; einzige Ausnahme ist der Kartentausch bei „Können wir nicht Freunde sein?“.
        Eine eingesetzte Abwehrkarte wird abgelegt und sofort durch eine Stay-Away!-Karte ersetzt, die erst bei einer späteren Frage eingesetzt werden darf.
        Niemand kann eine Abwehrkarte kontern, und wer in Quarantäne ist, kann sich nicht wehren (in der Ausgabe E2 schon).

rulecard-stayaway-topic-piles = Nachziehstapel und Ablagestapel
    .text =
        Beide Stapel liegen verdeckt, und alles Abgelegte kommt auf den Ablagestapel: gespielte Karten, eingesetzte Abwehrkarten, entfernte Hindernisse und die Handkarten ausgeschiedener Spieler.
        Wird eine Karte gebraucht und der Nachziehstapel ist leer, wird der ganze Ablagestapel zu einem neuen gemischt; eine Karte, deren Wirkung noch andauert, ist nicht dabei.
        Außer beim Ziehen zu Beginn eines Zugs zieht man immer eine Stay-Away!-Karte: Panikkarten, die dabei auftauchen, werden ungelesen abgelegt.
        Mit den normalen Decks gehen die Stay-Away!-Karten nie aus.
        Sollte es doch einmal passieren, gehst du leer aus und füllst deine Hand vor deinem nächsten Ziehen auf vier auf; gibt es gar nichts zu ziehen, geht dein Zug gleich mit dem Kartentausch weiter.

rulecard-stayaway-topic-seats = Plätze und Richtung
    .text =
        Die lebenden Spieler sitzen im Kreis; im Uhrzeigersinn sitzt der nächste Spieler links von dir, und nur lebende Spieler zählen als Nachbar, nächster oder dritter Spieler.
        Zwischen zwei Nachbarn ist eine Lücke, in der höchstens eine Verrammelte Tür liegt.
        Gespielt wird anfangs im Uhrzeigersinn, und nur „Hinter dir!“ kehrt die Richtung um; Türen hindern nie daran, den Zug weiterzugeben.
        Bei einem Platztausch nimmt jeder Hand, Rolle und Quarantäne mit, während Türen in ihren Lücken bleiben.
        Sind nur noch zwei Spieler übrig, gibt es zwei Lücken: Eine Karte auf einen Nachbarn wirkt, solange eine davon offen ist, aber der Kartentausch am Zugende braucht die in Spielrichtung (mit einer Tischoption versperrt jede Tür beide).

rulecard-stayaway-topic-doors = Türen
    .text =
        Eine Verrammelte Tür liegt in der Lücke zwischen zwei Plätzen und sperrt sie in beiden Richtungen.
        Keine Karte erreicht durch sie einen Nachbarn: kein Kartentausch am Zugende, kein „Platzwechsel!“, kein „Ganz unter uns …“, keine Weiterleitung durch „Daneben!“, und eine Axt trifft nur die Tür selbst (Tischoptionen lassen „Ganz unter uns …“ und die Axt hindurch).
        Nicht betroffen sind „Nichts wie weg!“, Verführung, „Können wir nicht Freunde sein?“, „Eins, zwei …“, „Raus hier!“, „Steigt hier die Party?“, „Immer rundherum“, „Enthüllungen“ und die Weitergabe des Zugs (die Variante „Sichtlinie“ ändert das für einige).
        Türen wandern nie mit Spielern mit; Axt, „Drei, vier …“ und „Steigt hier die Party?“ entfernen sie.
        Fällt ein Platz durch Ausscheiden weg, werden seine beiden Lücken zu einer, und eine Tür aus einer von ihnen bleibt dort (mit einer Tischoption wird sie abgelegt).

rulecard-stayaway-topic-quarantine = Quarantäne
    .text =
        Was folgt, gilt für die Ausgabe E1; in der späteren Auflage (Ausgabe E2) spielt und tauscht ein Spieler in Quarantäne mit offenen Karten weiter, und das nur zwei Züge lang.
        Wer in Quarantäne ist, kann keine Karten tauschen, keine Stay-Away!-Karten spielen und sich nicht wehren und kann auch nicht das Ziel fremder Stay-Away!-Karten sein, außer einer Axt, die die Quarantäne entfernt; eine Tür darf neben ihn gelegt werden.
        In seinem Zug zieht er eine Karte und legt eine ab oder führt eine Panikkarte aus, und er tauscht nicht.
        Wer am Zugende mit ihm tauschen würde, tauscht ebenfalls nicht, und eine Weiterleitung durch „Daneben!“ an ihn scheitert.
        Die Quarantäne beginnt bei 3 und wird am Ende jedes seiner Züge um 1 heruntergezählt, aber nicht am Ende des Zugs, in dem er sich selbst in Quarantäne gesetzt hat; bei 0 wird sie abgelegt.
        Axt, „Morsche Seile“, „Steigt hier die Party?“ oder Ausscheiden entfernen sie früher; bei einem Platztausch wandert sie mit.
        Spieler in Quarantäne können für „Eins, zwei …“, „Raus hier!“ und „Können wir nicht Freunde sein?“ nicht gewählt werden, für „Ganz unter uns …“ schon (außer eine Tischoption verbietet es), und sie machen bei „Immer rundherum“ und „Enthüllungen“ mit.
        Ziehen sie selbst eine Panikkarte, wirkt sie wie üblich, nur „Können wir nicht Freunde sein?“ bewirkt nichts.

rulecard-stayaway-topic-panic = Panikkarten
    .text =
        Eine Panikkarte kommt nie auf die Hand: Zu Beginn eines Zugs gezogen, wird sie allen gezeigt und sofort ausgeführt, so weit wie möglich, anstelle von Spielen oder Ablegen.
        Auf andere Weise gezogen, wird sie ungelesen abgelegt.
        Wer sie zieht, entscheidet und muss ein erlaubtes Ziel wählen, wenn es eines gibt; sonst passiert nichts.
        Keine Abwehrkarte verhindert eine Panikkarte, aber der Tauschpartner bei „Können wir nicht Freunde sein?“ darf sich wehren.
        Der Kartentausch am Zugende folgt vom jetzigen Platz aus, außer nach „Immer rundherum“ und „Blind Date“ und nie für jemanden, der den Zug in Quarantäne begonnen hat (eine Tischoption erlaubt ihn nach einer Befreiung, die Ausgabe E2 immer).
        Entscheidungen, getauschte Plätze und entfernte Hindernisse sind öffentlich; Karten bleiben verborgen, sofern die Panikkarte sie nicht zeigt.

rulecard-stayaway-topic-elimination = Ausscheiden
    .text =
        Nur durch den Flammenwerfer scheidet man aus, also scheidet niemand im eigenen Zug aus (mit der Superinfektion gibt es einen weiteren Weg).
        Die Handkarten, auch Infiziert!-Karten, kommen ungesehen auf den Ablagestapel, und eine Quarantäne wird abgelegt.
        Die Rolle wird nicht verraten und auch nicht, wie viele Menschen oder Infizierte übrig sind; nur das Ausscheiden des Dings wird sichtbar, weil damit das Spiel endet oder „Rache“ beginnt.
        Der Platz verschwindet, und die beiden Spieler daneben werden zu Nachbarn; eine Tür neben diesem Platz liegt jetzt zwischen ihnen (mit einer Tischoption wird sie abgelegt) und verhindert vielleicht den folgenden Kartentausch.
        Ausgeschiedene werden nie gefragt, sehen nur, was öffentlich ist, schweigen (sofern keine Tischoption sie reden lässt) und verlieren, was auch geschieht.

rulecard-stayaway-topic-ending = Wer gewinnt
    .text =
        Das Ding scheidet aus: Alle lebenden Menschen gewinnen, und alle anderen verlieren; lebt kein Mensch mehr, gewinnt niemand.
        Kein Mensch ist mehr übrig: Das Ding und alle lebenden Infizierten gewinnen, mit zwei Ausnahmen.
        Erstens: Ist niemand als Mensch ausgeschieden, gewinnt das Ding allein, und alle Infizierten verlieren (mit einer Tischoption: nur wenn überhaupt niemand ausgeschieden ist).
        Zweitens: Ist der letzte Mensch nicht ausgeschieden, sondern infiziert worden, verliert dieser Spieler.
        Das Ding sagt fälschlich an, dass kein Mensch mehr übrig ist: Alle lebenden Menschen gewinnen, und alle anderen verlieren.
        Bei „Rache“ gewinnen die Überlebenden, sobald nur noch Menschen oder nur noch Infizierte übrig sind; steckt Das Ding noch ungezogen im Stapel, gewinnt der einzige verbliebene Spieler.
        Ausgeschiedene verlieren in jedem Fall, und am Ende werden alle Rollen und Handkarten aufgedeckt.

rulecard-stayaway-topic-declaration = Die Ansage
    .text =
        Normalerweise endet das Spiel von selbst, sobald kein Mensch mehr lebt, und das Ding darf auch jederzeit ansagen, dass keiner mehr übrig ist.
        Nur das Ding kann das ansagen, solange es lebt, während das Spiel auf irgendjemandes Entscheidung wartet, auch in fremden Zügen und in Quarantäne; die Ansage gilt sofort, und alles noch Offene verfällt.
        Durch eine falsche Ansage gewinnen alle lebenden Menschen.
        Was im Gespräch gesagt wird, ist nie eine Ansage.
        Tischoptionen: Ein Spiel ohne Menschen geht weiter, bis das Ding die Ansage macht, und ist es als einziger Spieler übrig, geschieht sie von selbst; oder es gibt keine Ansagen, und das Ende kommt immer automatisch.

rulecard-stayaway-topic-secrets = Wer was sieht
    .text =
        Öffentlich: Plätze, Richtung, Türen, Quarantänen und ihre restlichen Züge, wer ausgeschieden ist, wer in welchem Schritt am Zug ist, die Kartenzahl aller Hände und Stapel und alle Optionen.
        Auch die Rückseite der obersten Karte des Nachziehstapels, Stay Away! oder Panik, ist öffentlich (eine Tischoption verbirgt sie).
        Ebenfalls öffentlich: jede gespielte Karte mit ihrem Ziel, Panikkarten, Abwehrkarten, wenn jemand passt, ob ein Kartentausch stattfand, und Karten, die allen gezeigt werden.
        Geheim: Handkarten, Rollen, die Reihenfolge im Nachziehstapel und was aus einer Hand abgelegt wurde; der Ablagestapel liegt verdeckt, und niemand sieht ihn durch.
        Eine Karte, die nur dir gezeigt wird, kennst nur du, und danach kann niemand sie durch Hände und Stapel verfolgen.
        Du siehst deine eigene Hand und Rolle und wer dir eine Karte gegeben hat; dem Ding darf angezeigt werden, wen es infiziert hat, und Infizierten, wer das Ding ist, denn beides folgt aus den Regeln.
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
        Es gibt ein öffentliches Gespräch, mit einer Tischoption auch private Nachrichten; dann sehen alle, dass du flüsterst, aber nicht, was.
        Ausgeschiedene schweigen, außer mit einer Tischoption und außer dem Ding bei „Rache“.
        Das Gespräch hält weder die Uhr noch eine Entscheidung auf.


## Variants and editions

rulecard-stayaway-variant-thing_in_deck = Variante: Das Ding im Stapel
    .text =
        Das Ding wird in den Nachziehstapel gemischt, und alle Spieler beginnen als Menschen; empfohlen für 4 bis 6 Spieler.
        Wer die Karte zieht, egal wie, wird sofort zum Ding, selbst in Quarantäne, und behält sie; sonst erfährt es niemand, und bei Entschlossenheit muss sie behalten werden.
        Bis dahin kann niemand infiziert werden oder eine Infiziert!-Karte geben, und das Spiel kann nicht durch Ausscheiden oder Ansage des Dings enden.
        Infiziert!-Karten, die schon auf dieser Hand sind, dürfen von da an gegeben werden; wird Das Ding aber als Ersatzkarte gezogen, ändert das einen schon laufenden Kartentausch nicht.
        Lebt nur noch ein Spieler, während die Karte noch nicht gezogen ist, gewinnt er.

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
        Spieler in Quarantäne handeln und tauschen wie üblich, aber jede Karte, die sie ziehen, ablegen oder geben, wird allen gezeigt, ein Angebot sogar vor der Antwort; Karten, die sie erhalten, nicht.
        Sie können Flammenwerfer, „Platzwechsel!“ und „Nichts wie weg!“ nicht spielen und nicht das Ziel eines Platztauschs sein, und „Eins, zwei …“ und „Raus hier!“ bewirken nichts, wenn sie die Karte ziehen oder das Ziel sind.
        Verführung, „Können wir nicht Freunde sein?“ und „Daneben!“ können sie nicht erreichen, Flammenwerfer, Analyse, Verdacht und Axt schon, und sie dürfen eine Axt auf die eigene Quarantäne einsetzen.
        Das Ding und der Flammenwerfer: Bekommt jemand, während das Ding nicht am Zug ist, bei ein und demselben Zeigen beide Karten auf der Hand des Dings zu sehen, endet das Spiel, als wäre das Ding ausgeschieden.
