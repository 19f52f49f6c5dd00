### Tavoli in attesa: come cominciano, posti desiderati, la compagnia che si preferisce. I nomi arrivano protetti; { $when } è un momento che Discord mostra a ciascuno nella propria ora.

## Come comincia un tavolo

lobby-starts = Inizio
lobby-starts-press = quando chi ospita preme Inizia
lobby-starts-full = da sé, appena è pieno
lobby-minute = **I posti sono tutti presi ({ $most }): si comincia { $when }.** Chi è al tavolo può premere Non ancora.
lobby-not-yet = Non ancora
lobby-start-now = Inizia ora
lobby-no-minute = Questo tavolo non sta per cominciare da sé. Aspetta che chi ospita prema Inizia.
lobby-stopped = Ora non comincia da sé: chi ospita può premere Inizia. Lo fa di nuovo quando un posto si libera e viene ripreso.

## Posti desiderati

lobby-wished = Desideri: { $seats }. Gli altri posti per te sono uguali.
lobby-wished-nothing = Non hai ancora espresso desideri: ti va bene qualsiasi posto.
lobby-wish-first = Il posto che preferisci
lobby-wish-next = Se non quello, questo
lobby-unwish = Nessun desiderio
lobby-no-wishes = A questo tavolo i desideri non contano. Chi lo ospita può cambiarlo con Opzioni.
lobby-dealt =
    Posti secondo i desideri: { $first ->
        [0] a nessuno il posto preferito
        [one] a 1 persona il posto preferito
       *[other] a { $first } persone il posto preferito
    }, { $none ->
        [0] a nessuno uno non desiderato.
        [one] a 1 persona uno non desiderato.
       *[other] a { $none } persone uno non desiderato.
    }
lobby-dealt-free = Posti secondo i desideri: nessuno ne aveva, quindi sono stati sorteggiati.
lobby-proof = Posti: nell’ordine del tavolo in attesa i desideri erano { $wishes }, e sono usciti questi posti: { $seats }. Fra tutti i modi che lasciano meno persone senza un posto desiderato, e poi danno alle altre i primi della loro lista, il seme ha scelto questo.
lobby-proof-none = nessuno

## La compagnia che si preferisce

lobby-manner-talk = Conversazione
lobby-manner-talk-any = come viene
lobby-manner-talk-chatty = volentieri
lobby-manner-talk-quiet = poche parole
lobby-manner-newcomers = Principianti
lobby-manner-newcomers-any = non indicato
lobby-manner-newcomers-welcome = volentieri
lobby-manner-speech = Lingua
lobby-manner-speech-any = non indicata
lobby-manner-speech-en = inglese
lobby-manner-speech-it = italiano
lobby-etiquette = Qui: { $line }

## L’affidabilità, in breve, dopo un nome

lobby-record-in-time = { $share } % in tempo
lobby-record-dropped = lasciati { $dropped } su { $tables }
lobby-record-both = { $share } % in tempo, { $lost }
lobby-record-hidden = affidabilità non mostrata
lobby-limit-lowered = Qui sei già a quanti tavoli permette ora la tua affidabilità: { $most }, dove altri possono averne { $usual }. Risale con i turni in tempo e le partite portate a termine; anche un tavolo che finisce fa posto.

## Giocare con gli altri: la propria pagina

lobby-company = Giocare con gli altri
lobby-own-turns = In tempo: { $share } % di circa { $turns } turni.
lobby-own-tables = Tavoli: circa { $tables }, di cui { $dropped } lasciati.
lobby-own-nothing = In tempo: i turni con orologio sono ancora troppo pochi per dirne qualcosa.
lobby-own-shown = I tavoli in attesa lo mostrano accanto al tuo nome. Conta le partite con orologio su tutti i server, e svanisce: dopo 90 giorni vale la metà.
lobby-own-hidden = I tavoli in attesa dicono accanto al tuo nome che non lo mostri. Conta le partite con orologio su tutti i server, e svanisce: dopo 90 giorni vale la metà.
lobby-record-hide = Non mostrare la mia affidabilità
lobby-record-show = Mostra la mia affidabilità
lobby-avoid = Evita qualcuno
lobby-unavoid = Non evitare più qualcuno
lobby-avoid-list = Eviti: { $who }.
lobby-avoid-about = A nessuno viene mai detto chi eviti. Ti si chiede prima che tu sieda accanto a loro, ti si dice quando prendono posto al tuo tavolo, e i loro inviti non ti chiamano.
lobby-avoid-met = Qualcuno che eviti è al tavolo { $where }.
lobby-avoid-oneself = Qui va scelta un’altra persona, non la tua.
lobby-avoid-bot = I bot siedono solo dove qualcuno li aggiunge. Scegli una persona.
lobby-avoid-most = Eviti già { $most } persone, il massimo. Prima togli qualcuno dalla lista.
lobby-avoided-there = A questo tavolo c’è qualcuno che eviti. A nessuno viene detto che te l’ho chiesto.
lobby-join-anyway = Siediti lo stesso
lobby-avoided-came-lobby = Qualcuno che eviti ha preso posto al tuo tavolo di «{ $game }» in { $where }. Non sa che lo eviti. Puoi lasciare il tavolo: sembra un’uscita come un’altra.
lobby-avoided-came-playing = Qualcuno che eviti ha preso posto nella tua partita di «{ $game }» in { $where }. Non sa che lo eviti. Se preferisci non continuare, lì /partita cedi offre il tuo posto.
