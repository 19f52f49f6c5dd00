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
clock-terms = ⏳ A testa { $bank } di riserva; ogni turno ne aggiunge { $more }, fino a { $most }.{ $off }{ $quiet }
clock-off-turn = { " " }Per rispondere nel turno altrui: { $time }.
clock-nights = { " " }Le ore di quiete non contano.
clock-set-insane = Un orologio ha bisogno di almeno 1 minuto all’inizio, di un massimo non inferiore e di almeno 5 minuti per le risposte nei turni altrui.
clock-no-increment = niente
clock-no-off_turn = quanto serve
clock-no-reminders = nessuno
clock-choose-terms = Orologi: scegli il ritmo di cui cambiare le cifre
clock-terms-times = { $pace }: tempo di riserva
clock-terms-manners = { $pace }: risposte, promemoria, quiete
