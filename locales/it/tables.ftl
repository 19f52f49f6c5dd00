### I tavoli come li vede e li ripara chi amministra un server, e che cosa accade quando il server cambia sotto un tavolo.
### I nomi arrivano già resi innocui; { $channel } e { $who } sono menzioni; { $letter } è quella di un posto; { $when } è un momento come lo mostra Discord.

## Tutti i tavoli di un server

tables-none = In questo server non c’è nessun tavolo.
tables-all = **Tavoli di questo server** (pagina { $page } di { $pages })
tables-choose = Scegli un tavolo
tables-before = Pagina prima
tables-after = Pagina dopo
tables-choice = { $game } (tavolo { NUMBER($table, useGrouping: 0) })
tables-line = { $game } (tavolo { NUMBER($table, useGrouping: 0) }) in { $channel }: { $status }
tables-lobby = in preparazione, aperto { $when }
tables-waits = attende { $names } (domanda posta { $when })
tables-paused-since = in pausa per volere di { $name }
tables-unreadable = ora non si può leggere
tables-place-gone = il suo canale non esiste più
tables-place-closed = lì non posso scrivere
tables-place-locked = il suo thread è bloccato
tables-place-left = sono stato tolto da questo server

## Un tavolo

tables-title = **{ $game }** (tavolo { NUMBER($table, useGrouping: 0) }) in { $channel }
tables-seat-line = **{ $letter }** { $name }
tables-seat-host = **{ $letter }** { $name } (ospita)
tables-seat-vacant = **{ $letter }** vacante
tables-vacant-name = { $letter } (vacante)
tables-troubles = Guasti segnalati: { $list }
tables-trouble = { $id } ({ $when })
tables-you-play = Siedi a questo tavolo. Vedi quel che vedi da giocatore, e per rispondere al posto di qualcuno o tornare indietro si chiede agli altri, o a un altro gestore.
tables-everybody-hears = Nel canale del tavolo si dice chi è stato.
tables-resume = Fai riprendere
tables-pause = Pausa: scegli perché
tables-why-away = la gente è via
tables-why-missing = manca un giocatore
tables-why-late = tempo scaduto
tables-why-dispute = c’è qualcosa da chiarire
tables-why-wish = lo desidera il tavolo
tables-end = Chiudi
tables-go-back = Torna indietro …
tables-to-list = Tutti i tavoli
tables-to-table = Torna al tavolo
tables-choose-seat = Un posto: scegli quale
tables-choose-channel = Sposta: scegli dove
tables-about-seat = { $seat } al tavolo di «{ $game }».
tables-about-waiting = Il tavolo attende questo posto, a cui la domanda è stata posta { $when }. Rispondere al suo posto gioca ciò che il gioco stesso giocherebbe per chi non viene.
tables-stand-in = Rispondi per questo posto
tables-vacate = Rendilo vacante
tables-reassign = Dai il posto a qualcuno
tables-points = Fin dove deve tornare la partita? Tutto quel che viene dopo è annullato, e resta agli atti.
tables-no-points = Non c’è nessuna posizione precedente a cui tornare.
tables-choose-point = Scegli una posizione
tables-point-deal = L’inizio della partita
tables-point-sure = Tornare alla posizione dopo «{ $what }»? Tutti al tavolo rivedono il tabellone di allora, e chi era di turno viene chiamato. Ciò che qualcuno ha saputo nel frattempo resta saputo.
tables-roll-back = Torna lì
tables-done-pause = Il tavolo è in pausa.
tables-done-resume = Il tavolo riprende.
tables-done-move = Ora il tavolo sta in { $channel }.
tables-done-vacate = Il posto è vacante. Lo prende chi preme «Entra nella partita».
tables-done-reassign = Ora il posto è di { $name }.
tables-done-stand-in = Si è risposto per questo posto.
tables-done-roll-back = La partita è tornata dov’era.
tables-asked = Siedi a questo tavolo, quindi si chiede agli altri nel suo canale. Un altro gestore che qui non gioca può decidere da solo.

## Ciò che leggono tutti; { $who } viene prima

tables-told = { $who } { $what }
tables-did-pause = ha messo in pausa questo tavolo: { $why }. Nessuno viene chiamato finché non riprende.
tables-did-resume = fa riprendere questo tavolo.
tables-did-end = ha chiuso questo tavolo.
tables-did-move = ha spostato qui questo tavolo.
tables-did-vacate = ha reso vacante il posto di { $name } ({ $letter }). Chi preme «Entra nella partita» sotto il messaggio del tavolo continua con la sua mano e i suoi punti.
tables-did-leave = ha lasciato il server, quindi il posto { $letter } è vacante. Chi preme «Entra nella partita» sotto il messaggio del tavolo continua con la sua mano e i suoi punti.
tables-did-reassign = ha dato il posto { $letter } a { $name }.
tables-did-join = ha preso il posto vacante { $letter }.
tables-did-stand-in = ha risposto per { $name } ({ $letter }), che manca.
tables-did-roll-back = ha riportato la partita a una posizione precedente. Quel che è venuto dopo non conta più, e resta agli atti.
tables-poll-fallback = { $who }, che siede qui e gestisce questo server, vorrebbe rispondere per { $name } ({ $letter }), che manca.
tables-poll-rollback = { $who }, che siede qui e gestisce questo server, vorrebbe riportare la partita alla posizione dopo «{ $what }».
tables-poll-how = Si fa quando tutti gli altri qui sono d’accordo, o quando lo è un altro gestore che qui non gioca.
tables-poster-paused = ⏸ In pausa per volere di { $name }: { $why }.
tables-poster-vacant = Il posto { $letter } è vacante: chi lo prende continua con la sua mano e i suoi punti.
tables-join-running = Entra nella partita ({ $letter })

## Quando un luogo è perduto

tables-parked-gone = Il canale del tuo tavolo di «{ $game }» non esiste più. La partita è al sicuro. Chiunque vi sieda può riportarla: vai in un canale del server e usa lì /partita sposta. /mie elenca i tuoi tavoli.
tables-parked-left = Sono stato tolto dal server del tuo tavolo di «{ $game }». La partita è al sicuro, e riprende dov’era appena vengo invitato di nuovo. /mie elenca i tuoi tavoli.
tables-parked-closed = Non posso più scrivere in { $channel }, dove sta il tuo tavolo di «{ $game }». La partita è al sicuro. Riprende da sola quando chi amministra mi concede lì di vedere il canale, inviare messaggi e allegare file; oppure usa /partita sposta in un altro canale.
tables-parked-locked = Il thread { $channel }, dove sta il tuo tavolo di «{ $game }», è bloccato. La partita è al sicuro. Riprende da sola quando il thread viene riaperto; oppure usa /partita sposta in un altro canale.
tables-left-thread = Questo tavolo di «{ $game }» ora sta in { $channel }. In questo thread non succede più nulla.
tables-moved = Ora il tuo tavolo di «{ $game }» sta qui. Il suo messaggio segue più sotto.
tables-which-move = Potrebbero venire qui più tavoli. Di’ quale: { $list }.
tables-nothing-to-move = Nessuno dei tuoi tavoli può venire qui. Un tavolo si sposta nel suo server, da chi lo ospita, da chi gestisce il server, o da chiunque vi sieda se ha perso il suo luogo.

## /gestione verifica

tables-check = **I luoghi in uso**
tables-check-fine = Tutto bene: in tutti i canali in uso ho i permessi che mi servono.
tables-check-here = { $channel }: mi manca { $missing }. Apri le impostazioni del canale, poi Permessi, scegli il mio ruolo e concedilo.
tables-check-gone = { $game } (tavolo { NUMBER($table, useGrouping: 0) }): il suo canale non esiste più. Usa /partita sposta in un altro canale, o chiudi il tavolo.
tables-check-closed = { $channel }: non lo vedo più. Concedimi lì di vedere il canale, o usa /partita sposta in un altro canale.
tables-check-locked = { $channel }: il thread è bloccato. Sbloccalo, o usa /partita sposta in un altro canale.
tables-check-parked = { $game } (tavolo { NUMBER($table, useGrouping: 0) }) era fermo e può riprendere.
tables-check-missed = { $name } non è più in questo server, ma siede al tavolo { NUMBER($table, useGrouping: 0) } di «{ $game }». Rendi vacante il posto con /gestione tavoli.
tables-check-channel = { $setting } – il canale non esiste più.
tables-check-role = { $setting } – il ruolo non esiste più.
tables-check-setting = { $setting } – in { $channel } mi manca { $missing }.
tables-mend = Sistema ciò che si può
tables-mended = Sistemati: { $n }. Il resto tocca a te.
tables-mended-nothing = Qui non c’era nulla che possa sistemare da solo.

## Rifiuti

tables-paused = { $name } ha messo in pausa questo tavolo: { $why }. Nulla va perso, e vieni chiamato quando riprende.
tables-paused-already = Questo tavolo è già in pausa.
tables-not-paused = Questo tavolo non è in pausa.
tables-vacant-already = Lì non siede più nessuno.
tables-vacant-stays = Questo posto è vacante, quindi resta da prendere.
tables-not-waited-for = Il tavolo non attende questo posto.
tables-no-such-point = La partita non può più tornare lì. Riapri l’elenco.
tables-moved-out-of-sight = Questo tavolo si è spostato in un canale che non vedi.
tables-moved-on = Nel frattempo la partita è andata avanti. Guarda di nuovo il tavolo.
tables-poll-over = Non si chiede più: la partita è andata avanti, o è cosa fatta.
tables-poll-others = Può dirsi d’accordo solo chi siede a questo tavolo.
tables-no-channel = Questo canale non c’è più. Scegline un altro.
tables-cannot-see = { $name } non vede il canale del tavolo.
