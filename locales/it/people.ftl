### Ciò che riguarda una persona ovunque sia: pagine che portano oltre, comandi su persone e messaggi,
### ciò che si conserva di lei. I nomi arrivano già protetti; { $guest } è una menzione.

## Pagine che portano oltre

people-mine = I miei tavoli
people-around = Tavoli di questo server
people-settings = Le mie impostazioni
people-which-hand = Giochi a più tavoli. Quale mano vuoi vedere?
people-hand-of = { $game } (tavolo { NUMBER($table, useGrouping: 0) })
people-help-abroad = **Harbormaster** ospita giochi da tavolo sui server che lo hanno invitato. Qui lo hai solo per te, e nessun altro vede ciò che ti dice.
    - **/mie** elenca i tuoi tavoli su tutti i server e come arrivarci.
    - **/mano** mostra la tua mano e ti fa giocare quando un tavolo aspetta te.
    - **/impostazioni** riguarda messaggi diretti, immagini e inviti.
    - Per aprire un tavolo vai su un server dove c’è Harbormaster e usa lì **/partita nuova**.

## Comandi su persone e messaggi: nomi di al massimo 32 caratteri

people-menu-offer = Offri un posto a questo tavolo
people-menu-moment = Tabellone in questo momento
people-call-own = Vuoi offrire a { $name } il tuo posto ({ $letter }, con la tua mano) in questa partita a «{ $game }»? L’offerta chiama questa persona, ma chiunque nel canale può prendere il posto; tu continui a giocare finché qualcuno lo prende.
people-call-free = Vuoi chiamare { $name } al posto disponibile ({ $letter }) in questa partita a «{ $game }»? Lo prende chi arriva prima.
people-call-seated-only = Solo chi siede a questo tavolo può chiamarvi qualcuno.
people-seat-offered = { $guest }, il posto di { $name } ({ $letter }) in questa partita a «{ $game }» è disponibile. Chi lo prende continua con la sua mano e i suoi punti; fino ad allora resta { $name }.
people-seat-vacant = { $guest }, al posto { $letter } di questa partita a «{ $game }» non siede nessuno. Chi lo prende continua con la sua mano e i suoi punti.
people-moment-none = Per questo messaggio non c’è un tabellone da mostrare. Scegline uno con cui ho raccontato un turno; delle partite iniziate prima dell’ultimo aggiornamento si vedono solo i turni più recenti.
people-moment-shown = Il tabellone come lo mostrava questo messaggio, dopo:
people-board-now = Il tabellone adesso
people-may-not-open = Su questo server non tutti aprono tavoli. Chiedi a chi può farlo: quando la rivincita è aperta, puoi unirti.

## Che cosa si conserva

people-own-data = I miei dati
people-data = **Ciò che si conserva di te** sono il tuo numero Discord, i tuoi nomi, le scelte fatte in /impostazioni e i tavoli a cui hai giocato, che segui o a cui hai ricevuto un invito, con le tue risposte.
    Se lo cancelli, nessuno può recuperarlo:
    - { $playing ->
        [0] Non siedi a nessuna partita in corso.
        [one] In 1 partita in corso il tuo posto resta vacante. La partita continua, e qualcun altro può prendere il posto.
       *[other] In { $playing } partite in corso i tuoi posti restano vacanti. Le partite continuano, e altri possono prendere i posti.
    }
    - { $lobbies ->
        [0] Non siedi a nessun tavolo in attesa.
        [one] Lasci 1 tavolo in attesa.
       *[other] Lasci { $lobbies } tavoli in attesa.
    }
    - { $over ->
        [0] Nessuna partita finita porta il tuo nome.
        [one] 1 partita finita conserva ciò che ha fatto il tuo posto e dimentica chi eri.
       *[other] { $over } partite finite conservano ciò che ha fatto il tuo posto e dimenticano chi eri.
    }
    - I messaggi con le tue mani spariscono dai nostri messaggi diretti. Ciò che è stato scritto nei canali appartiene ai loro server e lì rimane.
    Le copie di sicurezza di chi gestisce il bot lo conservano ancora per una settimana al massimo. Se userai di nuovo il bot, per lui sarai una persona nuova.
people-read-data = In un file
people-data-read = Ecco tutto ciò che si conserva di te.
people-forget = Cancella i miei dati
people-forgotten = Fatto: nulla dice più chi eri.
people-did-leave = ha lasciato per sempre, e il posto { $letter } è vacante. Chi preme «Entra nella partita» sotto il messaggio del tavolo continua con la sua mano e i suoi punti.
people-somebody = Qualcuno
people-server-data = **Ciò che si conserva di questo server** sono le sue impostazioni, ciò che hanno fatto i suoi admin e i suoi tavoli: { $playing } in corso, { $lobbies } in attesa, { $over } finiti. Se vengo allontanato, conservo tutto per 30 giorni, così che continui se mi invitate di nuovo, e poi lo dimentico.
    Nel file c’è ciò che chiunque sul server può vedere; le mani restano nascoste.
people-server-read = Ecco tutto ciò che di questo server non è segreto: un file per le impostazioni e uno per ogni tavolo.
people-forget-server = Cancella tutto ed esci
people-forget-server-sure = Questo chiude tutte le partite di questo server, le cancella con tutte le impostazioni, e io esco. Nessuno può recuperarle. Confermi?
people-forget-sure = Cancella tutto
people-server-forgotten = Fatto: di questo server non si conserva più nulla. Addio.
people-too-much = È più di quanto entri qui in un messaggio. Chiedilo a chi gestisce questo bot.
