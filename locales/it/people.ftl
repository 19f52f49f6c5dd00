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
