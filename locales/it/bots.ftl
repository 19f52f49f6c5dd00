### I bot: giocatori fatti di codice, nella sala d’attesa e in una partita in corso. I nomi arrivano già protetti; { $strength } è uno dei tre qui sotto.

bots-strength-easy = facile
bots-strength-steady = medio
bots-strength-strong = forte

## La sala d’attesa

bots-button = Aggiungi un bot
bots-about = I bot occupano posti come le persone: ognuno vede solo ciò che il suo posto può vedere e muove dopo una breve pausa.
bots-about-easy = **facile**: gioca con buon senso e ti lascia spazio
bots-about-steady = **medio**: ricava il massimo da ogni turno
bots-about-strong = **forte**: pensa a parecchi turni di distanza
bots-add-easy = Aggiungi: facile
bots-add-steady = Aggiungi: medio
bots-add-strong = Aggiungi: forte
bots-line = **{ $letter }** { $name }, { $strength }
bots-named = { $name }, { $strength }
bots-remove = Togli un bot
bots-seat = **{ $letter }** { $name }, { $strength } · { $colour }
bots-practice = Allenamento: una persona contro i bot. Non conta nulla, non si chiama nessuno e la partita può restare ferma quanto vuoi.
bots-practice-begins = Comincia il tuo allenamento a «{ $game }». Segue il suo messaggio: lì premi Gioca.
bots-not-there = Lì non siede più nessun bot.

## Una partita in corso; { $who } precede ciò che qualcuno ha fatto

bots-poster-up =
    { $n ->
        [one] Tocca a { $who }.
       *[other] Tocca a { $who }.
    }
bots-poster-alone = Restano solo bot: la partita riposa finché qualcuno non si siede.
bots-offer = Offrire il posto di { $name } ({ $letter }) in questa partita a «{ $game }» a chiunque sia nel suo canale? { $name } continua a giocare finché qualcuno non lo prende.
bots-instead-own = Oppure lascia che un bot continui al tuo posto. Il posto resta tuo, vedi la tua mano e con un tocco torni a giocare in qualsiasi momento.
bots-instead = Oppure fai continuare un bot di un’altra forza.
bots-for-vacant = Al posto { $letter } non siede nessuno. Può continuare un bot finché qualcuno non prende il posto.
bots-may-play = Qui può continuare un bot.
bots-set-easy = Bot facile
bots-set-steady = Bot medio
bots-set-strong = Bot forte
bots-set-own = Un bot continua al tuo posto. Gioca, sull’ultimo messaggio del tavolo, porta al tocco con cui torni a giocare.
bots-set-free = Da qui continua { $name }.
bots-plays-for-you = A questo tavolo un bot gioca al tuo posto. Puoi riprendere in qualsiasi momento, anche a metà del suo turno.
bots-play-again = Torno a giocare io
bots-you-play-again = Torni a giocare tu. Gioca, sull’ultimo messaggio del tavolo, mostra che cosa ti è chiesto.
bots-you-play = Nessun bot gioca al tuo posto.
bots-not-your-seat = Lì siede qualcun altro, che può far giocare un bot al proprio posto.
bots-only-host = Solo chi ospita, o chi gestisce questo server, può mettere un bot a questo posto.
bots-did-set-own = lascia giocare un bot (forza: { $strength }) al posto { $letter } per un po’.
bots-did-set-free = ha dato il posto { $letter } a un bot (forza: { $strength }).
bots-did-hand-back = torna a giocare di persona (posto { $letter }); il bot ha finito.
