### Tavoli su Discord: attesa, carte del turno, pannelli, comandi, rifiuti, e ciò che legge chi gestisce il bot.

## L’attesa

host-either = { $first } o { $last }
host-missing-players =
    { $n ->
        [one] Per iniziare manca ancora una persona.
       *[other] Per iniziare mancano ancora { $n } persone.
    }
host-seat-counts = Per { $fewest }-{ $most } persone, al meglio in { $best }.
host-seat = **{ $letter }** { $name } · { $colour }
host-seat-host = **{ $letter }** { $name } (ospita) · { $colour }
host-option-line = { $option }: { $value }
host-pace = Ritmo
host-pace-relaxed = tranquillo, si muove quando si può
host-pace-daily = quotidiano, almeno una mossa al giorno
host-pace-live = dal vivo, tutto il tavolo è presente
host-choose-options = Opzioni
host-choose-option = Scegli che cosa cambiare
host-choose-seat = Posti
host-colour-A = cerchio rosso
host-colour-B = quadrato blu
host-colour-C = triangolo giallo
host-colour-D = rombo viola
host-colour-E = croce celeste
host-colour-F = stella avorio
host-seating = Posti
host-seating-joined = come indicato; si può cambiare posto
host-seating-random = sorteggiati all’inizio della partita
host-seats-joined = Scegli un posto. Chi lo occupa si scambia con te; la scheda lo mostra a tutto il tavolo.
host-seats-random = Chi ospita vuole sorteggiare i posti all’inizio della partita: per ora non contano.
host-join = Unisciti
host-leave = Lascia
host-start = Inizia
host-invite = Invita qualcuno
host-has-joined = { $name } ha preso posto.
host-left = Hai lasciato il tuo posto.
host-started = { $game } comincia. La prima scheda sta arrivando.
host-options = Opzioni di questo tavolo. La modifica si vede per tutti sulla scheda.
host-invited = { $guest }, { $name } ti invita a un tavolo di { $game }.
host-card-lobby-closed = Questo tavolo è stato chiuso prima di cominciare.
host-lobby-closing = { $host }, da sei giorni a questo tavolo di { $game } non succede nulla. Chiude domani, a meno che qualcuno seduto lo tenga aperto.
host-lobby-renew = Tienilo aperto
host-lobby-renewed = Questo tavolo resta aperto per un’altra settimana.

## La scheda

host-play = Gioca
host-my-hand = La mia mano
host-board = Tabellone
host-log = Registro
host-rules = Regole
host-card-up =
    { $n ->
        [one] { $who }, tocca a te.
       *[other] { $who }, dovete scegliere.
    }
host-card-more =
    { $n ->
        [one] … e un’altra riga: vedi Registro.
       *[other] … e altre { $n } righe: vedi Registro.
    }
host-card-fingerprint = Impronta del mescolamento: { $fingerprint }
host-card-hands = Mani: premi La mia mano, la vedi solo tu.
host-card-no-picture = Non è stato possibile disegnare l’immagine. Premi Tabellone per riprovare; la partita continua comunque.
host-card-no-files = Qui non posso allegare file. Concedimi «Allegare file» in questo canale; intanto premi Tabellone.
host-card-ended = Questo tavolo è stato chiuso prima della fine della partita.
host-card-place =
    { $place }. { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
host-card-proof = Seme { $seed }, sale { $salt }: lo SHA-256 di «seme:sale» è l’impronta { $hash } mostrata all’inizio.

## Il pannello del turno

host-missed = Dal tuo ultimo turno:
host-drafted = Il tuo turno fin qui, che gli altri non vedono ancora:
host-gathered = Scelto fin qui: { $what }
host-waiting-for = Devono ancora scegliere: { $who }.
host-done = Fatto. Ora tocca a: { $who }.
host-done-over = Fatto. La partita è finita: il risultato è nel canale.
host-choose-group = Scegli un gruppo
host-choose-several =
    { $least ->
        [one] Scegli da 1 a { $most }
       *[other] Scegli da { $least } a { $most }
    }
host-choose-again = (volta { $times })
host-choose-nothing = Non scegliere nulla
host-choose-done = Fatto ({ $n })
host-choose-clear = Ricomincia
host-group-size =
    { $n ->
        [one] 1 opzione
       *[other] { $n } opzioni
    }
host-all-groups = Tutti i gruppi
host-page-before = ‹ Prima
host-page-after = Dopo ›
host-step-back = Indietro
host-restart-turn = Ricomincia il turno
host-refresh = Aggiorna
host-suggest-all = gioca così

## Guardare

host-hand-title = **La tua mano.** La vedi solo tu.
host-hand-nothing = Non hai nulla di nascosto: ciò che è tuo sta sul tavolo.
host-hand-asked = Tocca a te.
host-board-shown = Il tabellone come lo vedono tutti.
host-choose-part = Guarda da vicino
host-whole-board = Tabellone intero
host-as-picture = Come immagine
host-in-words = Il tavolo a parole
host-choose-topic = Un altro argomento
host-log-title = **Registro, pagina { $page }.** La più recente viene prima.
host-log-newer = Più recenti ›
host-log-older = ‹ Meno recenti
host-log-empty = Non è ancora successo nulla.
host-exported = Ecco quello che puoi sapere di questa partita. Alla fine il file contiene tutto, con il seme dei suoi mescolamenti.
host-list-empty = Su questo server non c’è nessun tavolo. Aprine uno con /partita nuova.
host-list-line = [{ $game }]({ $link }): { $status } ({ $seated ->
        [one] 1 posto occupato
       *[other] { $seated } posti occupati
    })
host-list-lobby = attende altre persone
host-list-playing = in corso
host-list-waiting = **tocca a te**
host-help = **Harbormaster** ospita giochi da tavolo in questo canale, al ritmo che volete.
    - **/partita nuova** apre un tavolo; gli altri premono Unisciti, chi ospita preme Inizia.
    - Quando tocca a te, premi **Gioca** sulla scheda: un pannello privato ti guida nel turno. Nulla è pubblico prima della conferma.
    - **/gioca** apre lo stesso pannello, o accetta una mossa scritta come «build 14; end».
    - **/mano**, **/tabellone**, **/registro**, **/carta** e **/regole** mostrano ciò che vuoi sapere, solo a te.
    - **/annulla** ritira il tuo ultimo passo, finché non si è visto nulla di nascosto.
    - **/mie** elenca i tuoi tavoli su tutti i server; **/impostazioni** riguarda messaggi diretti e immagini.
    - **/partita elenco**, **/partita opzioni**, **/partita chiudi** sono per i tavoli del server; **/partita cedi** lascia un posto a qualcun altro; **/gestione verifica** dice che cosa manca qui al bot.

## Messaggi diretti e impostazioni

host-letter-title = **{ $game }**: la tua mano. Questo messaggio resta aggiornato.
host-letter-welcome = Hai un posto a un tavolo di { $game }. La tua mano apparirà qui. Puoi disattivarlo con /impostazioni.
host-letter-test = Questa è una prova: i messaggi diretti arrivano.
host-to-table = Al tavolo
host-messages-on = Messaggi diretti: attivi. La tua mano arriva con un messaggio diretto.
host-messages-off = Messaggi diretti: disattivati. Usa La mia mano sulla scheda.
host-messages-closed = Messaggi diretti: chiusi dalla tua parte. Usa La mia mano sulla scheda, oppure accetta messaggi dai membri di questo server e invia una prova.
host-messages-error = Ultima risposta di Discord: { $detail }
host-messages-turn-on = Attiva i messaggi
host-messages-turn-off = Disattiva i messaggi
host-messages-test = Invia una prova
host-messages-arrived = La prova è arrivata.
host-messages-not-arrived = La prova è stata rifiutata.
host-theme-light = Immagini private: chiare.
host-theme-dark = Immagini private: scure.
host-theme-take-light = Immagini chiare
host-theme-take-dark = Immagini scure
host-warn-channel-gone = Un tuo tavolo era in un canale che non esiste più. La partita è al sicuro, ma nessuno la vede: chiudila con /partita chiudi, o apri un nuovo tavolo.
host-warn-channel-closed = Non posso scrivere in { $channel }, dove si gioca a un tuo tavolo. La partita è al sicuro. Chi amministra mi conceda lì di vedere il canale, inviare messaggi e allegare file; riprovo da solo.

## Seguire un tavolo, cedere un posto

host-follow = Segui
host-following = Segui questo tavolo: lo trovi in /mie. Non ricevi messaggi.
host-following-told = Segui questo tavolo: lo trovi in /mie. Un messaggio diretto mostra come va e resta aggiornato.
host-following-settings = Avvisi
host-notices-turn-on = Tienimi aggiornato
host-notices-turn-off = Niente messaggi
host-unfollow = Non seguire più
host-unfollowed = Non segui più questo tavolo.
host-news-title = **{ $game }**, un tavolo che segui. Questo messaggio resta aggiornato.
host-news-waiting = Ora tocca a: { $who }.
host-news-over = La partita è finita.
host-list-following = lo segui
host-take = Prendi il posto
host-withdraw = Ritira l’offerta
host-seat-offered = Il posto di { $name } ({ $letter }) in questa partita a { $game } è libero. Chi lo prende continua con la sua mano e i suoi punti; fino ad allora { $name } resta.
host-seat-taken = { $who } prende il posto di { $name } ({ $letter }) in questa partita a { $game }.
host-seat-kept = { $name } ({ $letter }) tiene il suo posto in questa partita a { $game }.
host-took-seat = Il posto è tuo. La mia mano, sull’ultima scheda, mostra che cosa hai; Gioca serve quando tocca a te.
host-letter-farewell = Hai ceduto il tuo posto a un tavolo di { $game }. La tua mano è passata con lui.
host-command-offer = cedi
host-about-offer = Lascia che qualcun altro prenda un posto in questa partita in corso
host-command-whose-seat = chi
host-about-whose-seat = Di chi è il posto; se lo ometti, il tuo
host-not-at-table = Non hai un posto a questo tavolo. Prima premi Unisciti.
host-no-such-seat = Questo tavolo non ha quel posto. Scegline uno dal menu.
host-not-running = Un posto si può cedere solo durante una partita.
host-not-at-this-table = A questo tavolo non siede nessuno con quel nome. Scegli fra i nomi suggeriti.
host-only-own-seat = Puoi cedere il tuo posto. Per un altro, rivolgiti a chi ospita questo tavolo: { $host }.
host-not-offered = Questo posto non è libero, o non lo è più.
host-follow-seated = Hai un posto qui, quindi ti avviso comunque. /impostazioni dice come.
host-error-unkept = Qualcosa è andato storto da parte nostra, e la tua partita è al sicuro. Di’ a chi gestisce il bot che cosa hai premuto e quando.
host-no-trouble = Non c’è nessun errore con il numero { $number }.

## Rifiuti

host-error = Qualcosa è andato storto da parte nostra, e la tua partita è al sicuro. Se succede ancora, comunica questo numero a chi gestisce il bot: { $id }
host-button-foreign = Questo pulsante è di una versione precedente. Usa la scheda più recente, o /gioca.
host-button-broken = Questo pulsante non è dei miei. Usa la scheda più recente, o /gioca.
host-no-such-table = Questo tavolo non c’è più.
host-no-table-here = In questo canale non c’è nessun tavolo. Aprine uno con /partita nuova.
host-no-tables = Non hai posto a nessun tavolo. Aprine uno in un server con /partita nuova.
host-which-table = Hai posto a più tavoli. Vai nel canale di quello che intendi; /mie li elenca.
host-servers-only = I tavoli stanno nei canali dei server. Vai in uno e riprova lì.
host-channel-busy = Questo canale ha già un tavolo (numero { NUMBER($table, useGrouping: 0) }). Finitelo, chiudilo con /partita chiudi, o usa un altro canale.
host-already-seated = Hai già un posto a questo tavolo.
host-seated-already = Questa persona ha già un posto.
host-no-bots = Non si può invitare un bot. Scegli una persona.
host-table-full = Questo tavolo è pieno: il gioco accetta al massimo { $most } persone.
host-not-seated = Non hai posto a questo tavolo, quindi non c’è una mano da mostrare. Tabellone e registro sono aperti a tutti.
host-not-seated-waiting = Non hai posto a questo tavolo. Tocca a: { $waiting }.
host-not-your-turn = Non tocca a te. Il tavolo attende: { $waiting }.
host-not-started = Questo tavolo non ha ancora cominciato. Chi ospita preme Inizia quando ci siete tutti.
host-started-already = La partita è cominciata, quindi posti e opzioni restano come sono.
host-over-already = Questo tavolo è già chiuso.
host-only-host = Può farlo solo chi ospita questo tavolo: { $host }.
host-ended = Questo tavolo è stato chiuso. Aprine un altro con /partita nuova.
host-end-sure = Così il tavolo di { $game } chiude per sempre: nessuno potrà continuare. Vuoi davvero?
host-end-for-good = Chiudilo per sempre
host-no-seat = Non hai un posto a questo tavolo, quindi non c’è nulla da lasciare.
host-ended-now = Il tavolo è chiuso.
host-no-such-option = Questa domanda non ha una tale opzione. Usa la domanda più recente.
host-nothing-typed = Scrivi una mossa, come «sail 1», o lascia vuoto per avere i pulsanti.
host-unknown-choice = Questa scelta non esiste. Scegli fra: { $choices }.
host-no-such-topic = Le regole non hanno un argomento «{ $topic }». Scegli uno di quelli proposti.
host-admins-only = Può farlo solo chi gestisce il server.
host-permissions-missing = Qui non posso ospitare un tavolo, perché mi manca: { $missing }. Chi amministra può concederlo nelle impostazioni del canale, alla voce Permessi.

## Permessi

host-check-fine = Tutto bene: in questo canale ho ogni permesso che mi serve.
host-check-missing = In questo canale mi manca: { $missing }. Apri le impostazioni del canale, poi Permessi, scegli il mio ruolo e concedi queste voci.
host-permission-view_channel = Visualizzare il canale
host-permission-send_messages = Inviare messaggi
host-permission-send_messages_in_threads = Inviare messaggi nei thread
host-permission-attach_files = Allegare file
host-permission-embed_links = Incorporare link
host-permission-read_message_history = Leggere la cronologia messaggi

## Comandi

host-command-game = partita
host-about-game = I tavoli di questo server
host-command-new = nuova
host-about-new = Apri un tavolo in questo canale
host-command-which-game = gioco
host-about-which-game = Il gioco da giocare
host-command-options = opzioni
host-about-options = Cambia le opzioni prima che la partita cominci
host-command-export = esporta
host-about-export = Questa partita come file: la tua vista mentre si gioca, tutto alla fine
host-command-list = elenco
host-about-list = Tutti i tavoli di questo server
host-command-end = chiudi
host-about-end = Chiudi per sempre il tavolo di questo canale
host-command-play = gioca
host-about-play = Apri il tuo turno, o scrivi una mossa
host-command-move = mossa
host-about-move = Una mossa come «build 14; end»; lascia vuoto per avere i pulsanti
host-command-board = tabellone
host-about-board = Guarda il tabellone
host-command-what = parte
host-about-what = Una parte da guardare da vicino, o il tavolo a parole
host-command-hand = mano
host-about-hand = Guarda la tua mano; nessun altro la vede
host-command-undo = annulla
host-about-undo = Ritira il tuo ultimo passo di questo turno
host-command-log = registro
host-about-log = Che cosa è successo finora
host-command-card = carta
host-about-card = Guarda una carta o una tessera
host-command-card-name = nome
host-about-card-name = La carta o la tessera
host-command-rules = regole
host-about-rules = Consulta le regole
host-command-topic = argomento
host-about-topic = Che cosa vuoi sapere
host-command-mine = mie
host-about-mine = I tuoi tavoli, e dove tocca a te
host-command-help = aiuto
host-about-help = Come funziona questo bot
host-command-settings = impostazioni
host-about-settings = Messaggi diretti e immagini
host-command-admin = gestione
host-about-admin = Per chi gestisce il server
host-command-check = verifica
host-about-check = Che cosa manca al bot in questo canale

## Per chi gestisce il bot

host-db-corrupt = Il database { $path } non si può leggere: { $detail }. Ripristina la copia più recente con «python -m db restore».
host-db-newer = Il database ha il formato { $found }, ma questo programma conosce solo i formati fino a { $known }. Aggiorna il programma.
host-backup-missing = Non esiste nessuna copia { $file }.
host-backup-broken = La copia { $file } non è affidabile: { $detail }. Usane una più vecchia.
host-set-token = DISCORD_TOKEN non sembra un token di un bot. Copialo di nuovo dalla pagina della tua applicazione, senza «Bot» e senza spazi.
host-set-level = LOG_LEVEL vale «{ $value }». Scegli fra: { $choices }.
host-set-port = PORT vale «{ $value }». Scegli un numero da 0 a 65535.
host-set-loopback = { $name } vale «{ $value }». Può indicare solo questa macchina, come 127.0.0.1.
host-set-both = Imposta sia DISCORD_API_BASE sia DISCORD_GATEWAY_URL, oppure nessuno dei due.
host-set-line = La riga { $line } di { $file } non ha la forma NOME=valore.
host-set-folder = { $name } indica { $path }, dove non si può scrivere.
host-run-playground = Il campo di prova è pronto. Apri { $url } in un browser.
host-run-port = La porta { $port } è occupata. Ferma l’altro programma o scegline un’altra con «--port».
host-run-port-reserved = La porta { $port } è riservata al sistema. Scegline una oltre la 1023 con «--port».
host-run-host = «{ $host }» non è un indirizzo di questo computer. Togli «--host» per ascoltare solo qui.
host-run-login = Discord ha rifiutato il token. Copialo di nuovo dalla pagina della tua applicazione nel file .env.
