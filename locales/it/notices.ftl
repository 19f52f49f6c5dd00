### Come si viene a sapere che un tavolo aspetta: gli avvisi stessi, e la pagina su cui ciascuno dice
### come li vuole. I nomi arrivano già protetti.

## Avvisi per messaggio diretto

notices-title = **{ $game }** · { $channel }
notices-up = Tocca a te.
notices-wanted = Serve una tua risposta fuori turno: { $what }.
notices-last = Prima di te: { $line }
notices-until = Rispondi entro { $until }.
notices-several = **{ $n } tavoli ti aspettano**
notices-some = Un tavolo ti aspetta: /mie dice dove.
notices-line = [{ $game }]({ $link }): { $what }
notices-more = E altri { $n }: /mie li elenca tutti.
notices-how = I miei avvisi

notices-digest-waiting = **I tuoi tavoli di oggi: { $n } { $n ->
        [one] ti aspetta
       *[other] ti aspettano
    }**
notices-digest-up = tocca a te da { $since }
notices-digest-others = Gli altri:
notices-digest-for = aspetta { $who }
notices-digest-paused = in pausa

## La pagina

notices-heading = **Come ricevi l’avviso che un tavolo ti aspetta**
notices-way-channel = Con una menzione nel canale del tavolo.
notices-way-dm = Con un messaggio diretto.
notices-way-both = Con una menzione nel canale del tavolo e con un messaggio diretto.
notices-way-digest = Una volta al giorno, in un riepilogo di tutti i tuoi tavoli per messaggio diretto.
notices-here-as-others = Questo tavolo ({ $game }): come tutti gli altri.
notices-here = Questo tavolo ({ $game }): { $way ->
        [channel] una menzione nel suo canale.
        [dm] un messaggio diretto.
        [both] una menzione e un messaggio diretto.
       *[digest] solo nel riepilogo.
    }
notices-quiet-none = Ore di silenzio: nessuna. Il tuo orologio segna le { $now } ({ $zone }).
notices-quiet = Ore di silenzio: dalle { $from } alle { $to }. Il tuo orologio segna le { $now } ({ $zone }). Ciò che capita intanto viene detto quando finiscono.
notices-digest-at = Riepilogo: alle { $at }, se un tavolo ti aspetta.
notices-reminders-on = Promemoria: due al massimo, secondo il ritmo di ogni tavolo, e se qualcuno ne chiede uno.
notices-reminders-off = Promemoria: nessuno. Ricevi un solo avviso quando un tavolo ti aspetta, e basta.
notices-refused = ⚠️ L’ultimo messaggio diretto è stato rifiutato { $when }: «{ $detail }». Ora la menzione arriva nel canale. Accetta messaggi diretti dai membri di un server che abbiamo in comune, poi invia una prova.
notices-failed = ⚠️ L’ultimo messaggio diretto non è ancora arrivato ({ $when }): «{ $detail }». Continuo a provare.
notices-else = **Mano, immagini, inviti**

notices-pick = Come ricevo gli avvisi
notices-pick-here = Come ricevo gli avvisi di questo tavolo
notices-pick-this = Questo tavolo: { $what }
notices-pick-channel = Una menzione nel canale
notices-pick-dm = Un messaggio diretto
notices-pick-both = Entrambi
notices-pick-digest = Un riepilogo al giorno
notices-pick-as-others = Come per tutti gli altri
notices-hours = Ore di silenzio, fuso orario
notices-reminders-turn-off = Niente promemoria
notices-reminders-turn-on = Ricordamelo

## Il modulo delle ore: titolo ed etichette di al massimo 45 caratteri

notices-form = Le tue ore
notices-form-zone = Fuso orario
notices-form-typed = Un altro fuso
notices-form-typed-about = Una città o un nome come Asia/Kathmandu. Lascialo vuoto per usare il fuso qui sopra.
notices-form-from = Silenzio dalle
notices-form-to = Silenzio fino alle
notices-form-digest = Ora del riepilogo
notices-form-never = Nessun silenzio

notices-no-zone = Non c’è un fuso orario «{ $typed }». Riapri il modulo e scrivi uno di questi: { $names }.
