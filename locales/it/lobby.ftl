### Tavoli in attesa: come cominciano, posti desiderati, la compagnia che si preferisce. I nomi arrivano protetti; { $when } è un momento che Discord mostra a ciascuno nella propria ora.

## Come comincia un tavolo

lobby-starts = Inizio
lobby-starts-press = quando chi ospita preme Inizia
lobby-starts-full = da sé, un minuto dopo che l’ultimo posto è preso
lobby-minute = **I posti sono tutti presi ({ $most }): si comincia { $when }.** Chi è al tavolo può premere Non ancora.
lobby-not-yet = Non ancora
lobby-start-now = Inizia ora
lobby-no-minute = Questo tavolo non sta per cominciare da sé. Aspetta che chi ospita prema Inizia.
lobby-stopped = Ora non comincia da sé. Comincia quando chi ospita preme Inizia, o da sé quando torna a riempirsi.

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
lobby-manner-newcomers = Chi comincia
lobby-manner-newcomers-any = non se ne parla
lobby-manner-newcomers-welcome = è benvenuto
lobby-manner-speech = Si parla
lobby-manner-speech-any = non si dice
lobby-manner-speech-en = inglese
lobby-manner-speech-it = italiano
lobby-etiquette = Qui: { $line }
