### Ciò che un tavolo decide insieme. I nomi arrivano già protetti; { $who } è una menzione; { $letter } è quella di un posto; { $when } è un momento come lo mostra Discord.

## Che cosa si può chiedere

votes-button = Tavolo
votes-title = **Il tuo tavolo di «{ $game }»**
votes-you = te
votes-waits = Si aspetta: { $names }; la domanda è di { $when }.
votes-about = Quel che scegli si mette ai voti nel canale del tavolo, se altri hanno voce in capitolo. Chi ospita il tavolo lo mette in pausa subito.
votes-without = Senza { $name }: scegli come
votes-way-easy = Un bot facile gioca per { $name }
votes-way-steady = Un bot medio gioca per { $name }
votes-way-strong = Un bot forte gioca per { $name }
votes-way-offer = Offri ad altri il posto di { $name }
votes-pause = Pausa: scegli quanto
votes-pause-3d = 3 giorni
votes-pause-1w = 1 settimana
votes-pause-2w = 2 settimane
votes-pause-4w = 4 settimane
votes-pause-open = finché qualcuno non lo fa riprendere
votes-back = Torna indietro …
votes-back-where = Dove deve tornare la partita? Tutti quelli che giocano qui devono essere d’accordo. Quel che è venuto dopo non conta più, e resta agli atti.
votes-back-own = prima del tuo ultimo turno
votes-back-sure = Indietro alla posizione dopo «{ $what }». Di’ perché: lo leggono tutti, e tutti devono essere d’accordo. Quel che si è saputo da allora resta noto.
votes-choose-why = Perché? Si chiede subito agli altri
votes-why-slip = una svista: si intendeva altro
votes-why-rule = una regola è stata fraintesa
votes-why-agreed = il tavolo ne ha parlato
votes-earlier = un turno precedente
votes-end = Chiudi prima …
votes-end-sure = Chiedere agli altri di chiudere ora la partita? Si ferma senza risultato, e nessuno può continuare. Resta agli atti.
votes-ask-end = Chiedi agli altri
votes-to-matters = Indietro
votes-asked = Si chiede agli altri nel canale del tavolo.
votes-done = È fatto.
votes-heard = Hai detto la tua.
votes-leave = Lascia …
votes-leave-sure = Lasciare per sempre questa partita di «{ $game }»? Il tuo posto diventa vacante con la tua mano e i tuoi punti, e gli altri vanno avanti: può prenderlo chiunque, o un bot. Per assentarti soltanto, fai giocare un bot per te (/partita cedi) o chiedi una pausa.
votes-leave-now = Lascia per sempre
votes-left = Hai lasciato la partita. Gli altri ne sono informati.
votes-wake = Sveglia
votes-resting = riposa

## Ciò che leggono tutti

votes-asks-pause = 🗳 { $who } vorrebbe mettere in pausa questo tavolo: { $long }.
votes-asks-resume = 🗳 { $who } vorrebbe far riprendere questo tavolo.
votes-asks-end = 🗳 { $who } vorrebbe chiudere ora la partita, senza risultato.
votes-asks-bot = 🗳 { $who } vorrebbe che un bot ({ $strength }) giocasse per { $name } ({ $letter }), che il tavolo attende. Il posto resta di { $name }: basta premere Gioca per riprenderlo.
votes-asks-bot-vacant = 🗳 { $who } vorrebbe che un bot ({ $strength }) giocasse al posto { $letter }, che è vacante, finché qualcuno non lo prende.
votes-asks-replace = 🗳 { $who } vorrebbe offrire ad altri il posto di { $name } ({ $letter }), che il tavolo attende. { $name } continua a giocare finché il posto non è preso.
votes-asks-undo = 🗳 { $who } vorrebbe riportare la partita alla posizione dopo «{ $what }»: { $why }.
votes-rule-most = Decide più della metà. Il silenzio vale come astensione { $when }: allora bastano più sì che no.
votes-rule-all = Serve il sì di tutti quelli a cui si chiede; la richiesta decade { $when }.
votes-yes = Sì
votes-no = No
votes-said-yes = A favore: { $names }
votes-said-no = Contro: { $names }
votes-missing = Mancano: { $names }
votes-how-table-all = Sono tutti d’accordo.
votes-how-table = Deciso: più della metà è a favore.
votes-how-silence = Deciso: il tempo è scaduto, e i sì sono più dei no.
votes-how-manager = { $who } ha deciso come gestore di questo server.
votes-how-refused = Respinto: tutto resta com’è.
votes-how-withdrawn = Ritirato: nessuno lo chiede più.
votes-how-lapsed = Decaduto: il tempo è scaduto senza abbastanza sì.
votes-how-over = Non si chiede più: la partita è andata avanti, o è cosa fatta.
votes-paused-until = Riprende da solo: { $when }.

## Che cosa si è fatto; { $who } viene prima

votes-did-pause = ha messo in pausa questo tavolo: { $why }. Nessuno viene chiamato finché non riprende, da solo: { $when }.
votes-did-go-on = aveva messo in pausa questo tavolo fino a ora: si riprende.
votes-did-end = lo aveva chiesto: la partita si chiude prima, senza risultato.
votes-did-bot = lo aveva chiesto: ora un bot ({ $strength }) gioca per { $name } ({ $letter }). Il posto resta di chi è; basta premere Gioca per riprenderlo.
votes-did-replace = lo aveva chiesto: il posto di { $name } ({ $letter }) è da prendere. «Prendi il posto» è sotto il voto; fino ad allora continua { $name }.
votes-did-undo = lo aveva chiesto, e tutti sono d’accordo: la partita torna a dopo il turno di { $name } ({ $letter }). Perché: { $why }. Quel che è venuto dopo non conta più, e resta agli atti.
votes-did-undo-all = lo aveva chiesto, e tutti sono d’accordo: la partita torna all’inizio. Perché: { $why }. Quel che è venuto dopo non conta più, e resta agli atti.
votes-log-refused = ha chiesto al tavolo invano ({ $what }): respinto.
votes-log-withdrawn = ha chiesto al tavolo e poi ci ha ripensato ({ $what }).
votes-log-lapsed = ha chiesto al tavolo invano ({ $what }): tempo scaduto.
votes-kind-pause = pausa
votes-kind-resume = riprendere
votes-kind-bot = un bot per qualcuno
votes-kind-replace = offrire un posto
votes-kind-end = chiudere prima
votes-kind-undo = tornare indietro di un turno
votes-kind-rollback = tornare indietro
votes-kind-fallback = rispondere per un posto
votes-did-leave = ha lasciato questa partita: il posto { $letter } è vacante. Chi preme «Entra nella partita» continua con la sua mano e i suoi punti; oppure con «Tavolo» ci gioca un bot.
votes-idle = { $names }: da due settimane nella vostra partita di «{ $game }» non succede nulla. Si può giocare; oppure «Tavolo» per andare avanti senza qualcuno, fare una pausa o chiudere. Dopo un mese senza novità la partita riposa, finché qualcuno non la sveglia.
votes-poster-rests = 💤 Questa partita riposa: da un mese non succede nulla. Niente è perduto, e chiunque vi giochi può svegliarla.

## Rifiuti

votes-players-only = Può chiedere al tavolo solo chi ci gioca. Chi gestisce il server ha /gestione tavoli.
votes-not-running = C’è qualcosa da decidere mentre una partita è in corso.
votes-own-seat = È il tuo posto: /partita cedi lo dà ad altri o a un bot.
votes-about-you = Si tratta del tuo posto, quindi decidono gli altri. Gioca, e non si chiede più.
votes-open-already = Si sta già chiedendo: di’ sì o no sotto il messaggio nel canale del tavolo.
votes-rests = Questa partita riposa, perché da un mese non succede nulla. «Sveglia», sul messaggio più recente del tavolo, riporta tutto.
