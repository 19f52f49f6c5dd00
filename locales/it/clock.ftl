### Ritmi in cifre, orologi, promemoria, che cosa succede a tempo scaduto, assenze. I nomi arrivano protetti; { $who } è una menzione, { $when } un momento che Discord mostra nel fuso di chi legge.

## Ritmi

clock-days =
    { $n ->
        [one] 1 giorno
       *[other] { $n } giorni
    }
clock-hours =
    { $n ->
        [one] 1 ora
       *[other] { $n } ore
    }
clock-minutes =
    { $n ->
        [one] 1 minuto
       *[other] { $n } minuti
    }
clock-agreed = { $pace }: { $bank } di riserva, { $more } in più a ogni turno, al massimo { $most }
clock-terms = ⏳ Riserva { $bank }, +{ $more } a turno, fino a { $most }.{ $off }{ $quiet }
clock-off-turn = { " " }Risposte in turni altrui: { $time }.
clock-nights = { " " }Le ore di quiete non contano.
clock-set-insane = Un orologio ha bisogno di almeno 1 minuto all’inizio, di un massimo non inferiore e di almeno 5 minuti per le risposte nei turni altrui.
clock-no-increment = niente
clock-no-off_turn = quanto serve
clock-no-reminders = nessuno
clock-choose-terms = Orologi: scegli il ritmo di cui cambiare le cifre
clock-terms-times = { $pace }: tempo di riserva
clock-terms-manners = { $pace }: risposte, promemoria, quiete

## Entro quando

clock-by = { $name }: { $when }
clock-list-waiting = **tocca a te** (chiamata { $since }; il tempo scade { $when })
clock-reminder = { $who }, questo tavolo aspetta te. Il tuo tempo scade { $when }.
clock-reminder-letter = { $game }, nel canale { $channel }: { $who }

## Promemoria da parte di altri

clock-nudge = Ricorda con garbo a { $name }
clock-nudge-asks = { $who }, { $name } ti chiede con garbo se trovi un momento per questo tavolo, che aspetta te.
clock-nudge-asks-by = { $who }, { $name } ti chiede con garbo se trovi un momento per questo tavolo, che aspetta te. Il tuo tempo scade { $when }.
clock-nudge-done = { $name } riceve un promemoria garbato, a nome tuo.
clock-nudge-practice = Qui giochi soltanto contro bot: non c’è nessuno a cui ricordarlo.
clock-nudge-paused = Questo tavolo è fermo, quindi nessuno riceve promemoria. Quando riprende, chi è di turno riceve una chiamata.
clock-nudge-own = Questo posto è tuo: premi Gioca, sotto il messaggio del tavolo.
clock-nudge-nobody = A questo posto non gioca una persona. Un bot muove da sé entro due minuti; per un posto vuoto scegli sotto «Tavolo» come andare avanti.
clock-nudge-not-up = Questo tavolo non aspetta più quel posto: il messaggio più recente dice a chi tocca.
clock-nudge-away = { $name } manca fino a <t:{ NUMBER($when, useGrouping: 0) }:D> e non riceve promemoria. Scegli sotto «Tavolo» come andare avanti intanto.
clock-nudge-digest = { $name } legge una volta al giorno un riassunto che nomina questo tavolo. Aspetta quello, o scegli sotto «Tavolo» come andare avanti.
clock-nudge-unwanted = { $name } non vuole promemoria, e ha già ricevuto un avviso. Scegli sotto «Tavolo» come andare avanti.
clock-nudge-quiet = { $name } è nelle ore di quiete, quindi non parte niente. Là sarà di nuovo giorno <t:{ NUMBER($when, useGrouping: 0) }:R>: riprova allora.
clock-nudge-soon = { $name } ha avuto da poco una chiamata o un promemoria. Puoi mandarne uno <t:{ NUMBER($when, useGrouping: 0) }:R>, se il tavolo aspetta ancora.

## Tempo scaduto. { $who } precede ciò che è stato fatto

clock-who = L’orologio
clock-did-extend = ha dato { $time } in più a { $name } ({ $letter }), a tempo scaduto. Lo fa una volta per partita per ogni posto.
clock-did-default = ha risposto per { $name } ({ $letter }), il cui tempo per rispondere nel turno altrui era scaduto, come prevede la domanda stessa.
clock-did-wait = fa aspettare il tavolo { $time } in più per { $name } ({ $letter }).
clock-did-fallback = ha fatto giocare una volta la risposta predefinita per { $name } ({ $letter }), a tempo scaduto.
clock-did-bot = fa continuare un bot (medio) per { $name } ({ $letter }), a tempo scaduto. Una pressione su Gioca restituisce il posto.
clock-did-offer = ha messo a disposizione il posto di { $name } ({ $letter }), a tempo scaduto.
clock-did-pause = ha messo in pausa questo tavolo, perché il tempo di { $name } ({ $letter }) era scaduto. Chi siede qui lo fa riprendere con «Riprendi», sotto il suo messaggio.
clock-late = ⌛ **Il tempo di { $name } ({ $letter }) è scaduto.** Nessuno perde per questo: la partita aspetta. { $who }: che si fa?
clock-late-needed =
    { $n ->
        [one] Basta una pressione.
       *[other] Si fa non appena in { $n } scegliete la stessa cosa.
    }
clock-late-over = ⌛ Il tempo di { $name } ({ $letter }) era scaduto, e ora anche quello per scegliere. La scelta: { $what }.
clock-late-said = { $name }: { $what }
clock-late-after = Se { $name } gioca comunque, questo messaggio sparisce.
clock-choose-wait = Aspettare ancora { $time }
clock-choose-fallback = Giocare una volta la risposta predefinita
clock-choose-bot = Far continuare un bot
clock-choose-offer = Offrire il posto
clock-choose-pause = Mettere in pausa
clock-done = Fatto. Il tavolo lo viene a sapere.
clock-noted = La tua scelta conta. Si fa quando abbastanza di voi hanno scelto la stessa cosa.
clock-goes-on = La partita riprende. Chi è di turno riceve una chiamata.
clock-go-on = Riprendi
clock-pause-of-managers = { $name } ha messo in pausa questo tavolo per chi gestisce il server, che lo fa riprendere con /gestione tavoli.
clock-decided = Non si chiede più: è stato deciso, o la partita è andata avanti.
clock-not-asked = Si chiede solo agli altri che giocano a questo tavolo. A tempo scaduto si può ancora premere Gioca.

## Assenze

clock-here =
    { $n ->
        [one] Sei qui. Quest’anno puoi assentarti ancora per 1 giorno.
       *[other] Sei qui. Quest’anno puoi assentarti ancora per { $n } giorni.
    }
clock-away-until =
    { $n ->
        [one] La tua assenza dura fino a { $when }. Quest’anno ti resta 1 giorno.
       *[other] La tua assenza dura fino a { $when }. Quest’anno ti restano { $n } giorni.
    }
clock-away-means = Durante l’assenza i tuoi orologi si fermano, e non ricevi chiamate né promemoria. I tuoi tavoli dicono fino a quando. Puoi giocare lo stesso.
clock-away-choose = Assenza da adesso, per
clock-away-bots = Intanto può continuare per te un bot, o un’altra persona che accetti; una pressione ti restituisce il posto.
clock-away-bot = Bot: { $game } (tavolo { NUMBER($table, useGrouping: 0) })
clock-away-name = 🌴 { $name } manca fino a { $when }.
clock-back = Sono di nuovo qui
clock-welcome = Di nuovo qui, bene. I tuoi orologi corrono di nuovo, e le chiamate tornano come prima.
clock-not-away = Non risulta nessuna assenza.
clock-away-past = È già passato. Indica un giorno a venire, come 2026-12-01 o «3 giorni».
clock-away-unread = Non capisco quel giorno. Scrivilo come 2026-12-01, «3 giorni» o «2 settimane».
clock-away-budget =
    { $n ->
        [one] È troppo: quest’anno ti resta 1 giorno su { $budget }. Se ne servono di più, chiedi a chi gestisce il server.
       *[other] È troppo: quest’anno ti restano { $n } giorni su { $budget }. Se ne servono di più, chiedi a chi gestisce il server.
    }
clock-typed-days = giorno giorni g gg
clock-typed-weeks = settimana settimane
clock-typed-one = un uno una
clock-typed-tomorrow = domani
