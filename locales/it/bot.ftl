### Tavoli su Discord: attesa, messaggi del tavolo, pannelli, comandi, rifiuti, e ciò che legge chi gestisce il bot.

## L’attesa

bot-either = { $first } o { $last }
bot-missing-players =
    { $n ->
        [one] Per iniziare manca ancora una persona.
       *[other] Per iniziare mancano ancora { $n } persone.
    }
bot-seat-counts = Per { $fewest }-{ $most } persone, al meglio in { $best }.
bot-seat = **{ $letter }** { $name } · { $colour }
bot-seat-host = **{ $letter }** { $name } (ospita) · { $colour }
bot-option-line = { $option }: { $value }
bot-pace = Ritmo
bot-pace-friends = tra amici, senza orologio
bot-pace-relaxed = tranquillo, qualche giorno per turno
bot-pace-daily = quotidiano, circa un giorno per turno
bot-pace-brisk = spedito, qualche ora per turno
bot-pace-live = dal vivo, tutto il tavolo è presente
bot-choose-options = Opzioni
bot-choose-option = Scegli che cosa cambiare
bot-choose-seat = Posti
bot-colour-A = cerchio rosso
bot-colour-B = quadrato blu
bot-colour-C = triangolo giallo
bot-colour-D = rombo viola
bot-colour-E = croce celeste
bot-colour-F = stella avorio
bot-seating = Posti
bot-seating-joined = come indicato; si può cambiare posto
bot-seating-random = sorteggiati all’inizio della partita
bot-seating-wishes = secondo i desideri, all’inizio
bot-seated-joined = come scelto prima dell’inizio
bot-seated-random = sorteggiati all’inizio
bot-seated-wishes = assegnati all’inizio, secondo i desideri
bot-seats-joined = Scegli un posto. Chi lo occupa si scambia con te; il messaggio del tavolo lo mostra a tutti.
bot-seats-alone = Per ora al tavolo ci sei solo tu: non c’è nessuno con cui scambiare il posto.
bot-seats-random = Chi ospita vuole sorteggiare i posti all’inizio della partita: per ora non contano.
bot-seats-wishes = I posti si assegnano all’inizio della partita, in modo da esaudire più desideri possibile. Nessuno vede i tuoi prima della fine.
bot-join = Unisciti
bot-leave = Lascia
bot-start = Inizia
bot-invite = Invita qualcuno
bot-opened = Il tuo tavolo di «{ $game }» è aperto. Il suo messaggio segue qui sotto.
bot-joined = Hai preso posto a questo tavolo.
bot-has-joined = { $name } ha preso posto.
bot-left = Hai lasciato il tuo posto.
bot-started = Si comincia con «{ $game }». Segue il primo messaggio del tavolo.
bot-options-hosted = Opzioni di questo tavolo; le cambia solo chi lo ospita, { $host }:
bot-options-fixed = Opzioni di questa partita, com’erano all’inizio:
bot-options = Opzioni di questo tavolo. Il messaggio del tavolo mostra la modifica a tutti.
bot-invited = { $guest }, { $name } ti invita a un tavolo di «{ $game }».
bot-invited-quietly = Nelle ultime 24 ore { $name } ha già ricevuto una chiamata a un tavolo: questo invito si può leggere, ma non avvisa nessuno.
bot-decline = No, grazie
bot-declined = Hai declinato l’invito. A questo tavolo non riceverai altri inviti; puoi sempre unirti per conto tuo.
bot-has-declined = { $name } ha declinato l’invito.
bot-invitation-over = Questo invito non è più aperto.
bot-lobby-full = I posti sono tutti presi ({ $most }). Prima che entri qualcun altro, qualcuno deve uscire.
bot-poster-lobby-closed = Questo tavolo è stato chiuso prima di cominciare.
bot-lobby-closing = { $host }, da sei giorni a questo tavolo di «{ $game }» non succede nulla. Chiude domani, a meno che qualcuno seduto lo tenga aperto.
bot-lobby-closing-practice = { $host }, da sei giorni la tua partita di «{ $game }» contro i bot non comincia. Nessun altro la aspetta: premi **Inizia** qui sopra, tienila aperta, o lascia che domani si chiuda.
bot-lobby-renew = Tienilo aperto
bot-lobby-renewed = Questo tavolo resta aperto per un’altra settimana.

## Il messaggio del tavolo

bot-play = Gioca
bot-my-hand = La mia mano
bot-board = Tabellone
bot-log = Registro
bot-rules = Regole
bot-poster-up =
    { $n ->
        [one] { $who }, tocca a te.
       *[other] { $who }, dovete scegliere.
    }
bot-poster-call = { $who }, { $what }.
bot-poster-more =
    { $n ->
        [one] … e un’altra riga: vedi Registro.
       *[other] … e altre { $n } righe: vedi Registro.
    }
bot-poster-fingerprint = Mescolamento { $fingerprint }
bot-poster-hands = Mani: premi La mia mano, la vedi solo tu.
bot-poster-no-picture = Non è stato possibile disegnare l’immagine. Premi Tabellone per riprovare; la partita continua comunque.
bot-poster-picture-follows = L’immagine arriva quando ci sarà meno traffico.
bot-panel-picture-left-out = Per ora senza immagine: c’è troppo traffico. Tabellone la mostra.
bot-letter-picture-left-out = Per ora senza immagine: c’è troppo traffico. La mia mano la mostra.
bot-poster-no-files = Qui non posso allegare file. Concedimi «Allegare file» in questo canale; intanto premi Tabellone.
bot-picture-too-large = Discord non ha accettato l’immagine: è troppo grande. La partita continua senza.
bot-poster-ended = Questo tavolo è stato chiuso prima della fine della partita.
bot-poster-place =
    { $place }. { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
bot-poster-won =
    { $n ->
        [one] Vince { $who }.
       *[other] Vincono a pari merito: { $who }.
    }
bot-how-to-check = Come verificare
bot-proof-fingerprint = Impronta del mescolamento: `{ $fingerprint }`
bot-proof-later = Tutto ciò che si pesca o si tira in questa partita discende da un seme, un numero segreto fissato prima di distribuire. L’impronta è lo SHA-256 di quel seme e di un sale: nessuno dei due può più cambiare. A fine partita questo pulsante li mostra, e chiunque può rifare il calcolo.
bot-proof-now = Seme { $seed }, sale { $salt }. Calcola lo SHA-256 di questo testo, senza nulla prima né dopo: `{ $seed }:{ $salt }`. Deve dare l’impronta, il cui inizio era nel primo messaggio del tavolo. Esporta contiene ogni risposta, per rigiocare la partita dal seme.
bot-export = Esporta
bot-rematch = Rivincita
bot-rematch-opened = La rivincita è aperta, con le stesse opzioni e i posti spostati di uno. Il suo messaggio segue qui sotto.
bot-rematch-joined = Hai un posto nella rivincita.
bot-rematch-there = La rivincita è già aperta, e hai già un posto.

## Il pannello del turno

bot-missed-lines =
    Dal tuo ultimo turno: { $n ->
        [one] 1 riga
       *[other] { $n } righe
    }, vedi Registro.
bot-missed = Dal tuo ultimo turno:
bot-option-about = { $label } – { $about }
bot-option-final = { $option } · definitivo
bot-sure = { $option } – { $reason }, non si torna indietro
bot-sure-yes = Procedi
bot-sure-no = Non ancora
bot-meanwhile = Dall’ultimo turno:
bot-drafted = Finora, nascosto finché non confermi:
bot-drafted-more =
    { $n ->
        [one] … 1 riga precedente.
       *[other] … { $n } righe precedenti.
    }
bot-panel-moved = Hai riaperto questo pannello in { $channel }. Prosegui lì.
bot-panel-moved-down = Hai riaperto questo pannello più in basso. Prosegui lì.
bot-panel-moved-letter = Hai riaperto questo pannello nei nostri messaggi diretti. Prosegui lì.
bot-gathered = Scelto fin qui: { $what }
bot-waiting-for = Il tavolo attende: { $who }.
bot-done = Fatto. Ora tocca a: { $who }.
bot-done-over = Fatto. La partita è finita: il risultato è nel canale.
bot-choose-group = Scegli un gruppo
bot-choose = Scegli qui
bot-choose-exactly = Scegline { $n }
bot-choose-several =
    { $least ->
        [one] Scegli da 1 a { $most }
       *[other] Scegli da { $least } a { $most }
    }
bot-choose-again = (volta { $times })
bot-choose-nothing = Non scegliere nulla
bot-choose-done = Fatto ({ $n })
bot-choose-clear = Ricomincia
bot-group-size =
    { $n ->
        [one] 1 opzione
       *[other] { $n } opzioni
    }
bot-all-groups = Tutti i gruppi
bot-page-before = ‹ Prima
bot-page-after = Dopo ›
bot-step-back = Indietro
bot-restart-turn = Riparti
bot-refresh = Rileggi
bot-panel-hand = Mano
bot-suggest-all = gioca così

## Guardare

bot-hand-title = **Questa pagina la vedi solo tu.**
bot-hand-nothing = Non hai nulla di nascosto: ciò che è tuo sta sul tavolo.
bot-hand-asked = Tocca a te.
bot-hand-called = Il tavolo ti chiama: { $what }.
bot-board-shown = Il tabellone come lo vedono tutti.
bot-choose-part = Guarda da vicino
bot-whole-board = Tabellone intero
bot-one-file = In un solo file
bot-one-file-shown = Il tabellone intero in un solo file. Aprilo per leggerlo.
bot-as-picture = Come immagine
bot-in-words = Il tavolo a parole
bot-choose-topic = Un altro argomento
bot-log-title-only = **Registro.** La riga più recente è l’ultima.
bot-log-title = **Registro, pagina { $page }.** La riga più recente è l’ultima della pagina 1.
bot-log-newer = Più recenti ›
bot-log-older = ‹ Meno recenti
bot-log-empty = Non è ancora successo nulla.
bot-exported = Ecco quello che puoi sapere di questa partita. Alla fine il file contiene tutto, con il seme dei suoi mescolamenti.
bot-exported-over = Ecco tutta la partita, con il seme dei suoi mescolamenti.
bot-list-empty = Su questo server non c’è nessun tavolo. Aprine uno con /partita nuova.
bot-list-line = [{ $game }]({ $link }) nel canale { $channel }: { $status } · { $names }
bot-list-lobby = attende altre persone
bot-list-playing = attende { $who } (chiamata { $since })
bot-list-waiting = **tocca a te** (chiamata { $since })
bot-list-lost = { $game } (tavolo { NUMBER($table, useGrouping: 0) }): { $status }
bot-list-gone = il suo canale non esiste più
bot-list-closed = non vedo più il suo canale
bot-list-broken = per ora non si può leggere; comunica il suo numero a chi gestisce il bot
bot-end-this = Chiudi { $game } (tavolo { NUMBER($table, useGrouping: 0) })
bot-end-which = Quale tavolo vuoi chiudere?
bot-unfollow-this = Non seguire più il tavolo { NUMBER($table, useGrouping: 0) }
bot-unknown-game = «{ $game }», un gioco che non conosco
bot-help = **Harbormaster** ospita giochi da tavolo in questo canale, al ritmo che volete.
    - **/impara** ti guida in una prima partita contro un bot.
    - **/partita nuova** apre un tavolo; gli altri premono Unisciti, chi ospita preme Inizia. **/partita allenamento** ne comincia uno contro i bot.
    - Quando tocca a te, premi **Gioca** sul messaggio del tavolo: un pannello privato ti guida nel turno. Gli altri vedono i tuoi passi quando confermi; ciò che hai pescato o tirato possono vederlo prima.
    - **/gioca** apre lo stesso pannello, o accetta una mossa scritta come «build 14; end».
    - **Consiglio** nel pannello, o **/consiglio**, ti dice che cosa farebbe un bot di forza media e perché. Il punteggio dice chi ha avuto consigli.
    - **/mano**, **/tabellone**, **/registro**, **/carta** e **/regole** mostrano ciò che vuoi sapere, solo a te.
    - **/annulla** ritira il tuo ultimo passo, finché non si è visto nulla di nascosto.
    - **/mie** elenca i tuoi tavoli su tutti i server; **/assenza** ferma per qualche giorno i tuoi orologi e le chiamate; **/impostazioni** riguarda messaggi diretti, immagini e inviti; **/privacy** mostra o cancella ciò che si conserva di te.
    - **/partita elenco**, **/partita opzioni**, **/partita chiudi** sono per i tavoli del server; **/partita cedi** lascia un posto a qualcun altro o a un bot, **/partita delega** fa giocare un’altra persona per te, **/partita voto** manda a qualcuno un promemoria garbato o chiede agli altri di andare avanti senza qualcuno, di fare una pausa, di tornare indietro o di chiudere, **/partita lascia** rinuncia al posto, **/partita sposta** porta un tavolo in un altro canale, **/partita esporta** te lo dà come file.
    - Clic destro, o tocco prolungato, e poi App: su una persona, **Offri un posto a questo tavolo**; su un messaggio del tavolo, **Tabellone in questo momento**.
    - **/gestione impostazioni** imposta questo server, **/gestione tavoli** ne aggiusta i tavoli, **/gestione verifica** dice che cosa mi manca.

## Messaggi diretti e impostazioni

bot-letter-title = **{ $game }**: la tua mano. Questo messaggio resta aggiornato.
bot-letter-welcome = Hai un posto a un tavolo di «{ $game }». La tua mano apparirà qui. Puoi disattivarlo con /impostazioni.
bot-letter-last = **{ $game }**: finora qui c’era la tua mano.
bot-letter-closed = Il tuo tavolo di «{ $game }» è stato chiuso prima di cominciare.
bot-letter-off = I messaggi diretti sono disattivati: la tua mano di «{ $game }» non è più mostrata qui. Al tavolo premi La mia mano.
bot-letter-test = Questa è una prova: i messaggi diretti arrivano.
bot-to-table = Al tavolo
bot-messages-on = Messaggi diretti: attivi. La tua mano arriva con un messaggio diretto.
bot-messages-off = Messaggi diretti: disattivati. Usa La mia mano sul messaggio del tavolo.
bot-messages-closed = Messaggi diretti: chiusi dalla tua parte. Usa La mia mano sul messaggio del tavolo, oppure accetta messaggi dai membri di questo server e invia una prova.
bot-messages-error = Ultima risposta di Discord: { $detail }
bot-messages-turn-on = Attiva i messaggi
bot-messages-turn-off = Disattiva i messaggi
bot-messages-test = Invia una prova
bot-messages-arrived = La prova è arrivata.
bot-messages-not-arrived = La prova è stata rifiutata.
bot-theme-light = Immagini private: chiare.
bot-theme-dark = Immagini private: scure.
bot-theme-take-light = Immagini chiare
bot-theme-take-dark = Immagini scure
bot-invitations-on = Inviti: chiunque sieda a un tavolo può invitarti, e chiamarti al massimo una volta al giorno.
bot-invitations-off = Inviti: nessuno. Puoi sempre unirti a un tavolo per conto tuo.
bot-invitations-turn-on = Accetta inviti
bot-invitations-turn-off = Niente più inviti

## Seguire un tavolo, cedere un posto

bot-follow = Segui
bot-following = Segui questo tavolo: lo trovi in /mie. Non ricevi messaggi.
bot-following-told = Segui questo tavolo: lo trovi in /mie. Un messaggio diretto mostra come va e resta aggiornato.
bot-following-settings = Avvisi
bot-notices-turn-on = Tienimi aggiornato
bot-notices-turn-off = Niente messaggi
bot-unfollow = Non seguire più
bot-unfollowed = Non segui più questo tavolo.
bot-news-title = **{ $game }**, un tavolo che segui. Questo messaggio resta aggiornato.
bot-news-last = **{ $game }**, un tavolo che seguivi.
bot-news-closed = **{ $game }**, un tavolo che seguivi: com’è finita lo dice il messaggio che segue.
bot-news-waiting = Ora tocca a: { $who }.
bot-news-over = La partita è finita.
bot-list-following = lo segui
bot-offer-own = Offrire il tuo posto ({ $letter }, con la tua mano) in questa partita a «{ $game }» a chiunque sia nel suo canale? Continui a giocare finché qualcuno non lo prende.
bot-offer-other = Offrire il posto di { $name } ({ $letter }, con la mano di { $name }) in questa partita a «{ $game }» a chiunque sia nel suo canale? { $name } continua a giocare finché qualcuno non lo prende.
bot-offer = Offri il posto
bot-offer-made = Il posto è offerto: lo si legge nel canale del tavolo.
bot-offer-unsent = Non sono riuscito a scriverlo nel canale del tavolo, quindi il posto non è offerto. /gestione verifica dice che cosa mi manca lì.
bot-offered-already = Questo posto è già offerto.
bot-seat-changed = Ormai lì siede qualcun altro. Usa di nuovo /partita cedi.
bot-take = Prendi il posto
bot-withdraw = Ritira l’offerta
bot-seat-offered = Il posto di { $name } ({ $letter }) in questa partita a «{ $game }» è a disposizione. Chi lo prende continua con la sua mano e i suoi punti; fino ad allora { $name } resta.
bot-seat-taken = { $who } prende il posto di { $name } ({ $letter }) in questa partita a «{ $game }».
bot-seat-kept = { $name } ({ $letter }) tiene il suo posto in questa partita a «{ $game }».
bot-took-seat = Il posto è tuo. La mia mano, sull’ultimo messaggio del tavolo, mostra che cosa hai; Gioca serve quando tocca a te.
bot-letter-left = Hai lasciato il tuo posto a un tavolo di «{ $game }».
bot-letter-farewell = Hai ceduto il tuo posto a un tavolo di «{ $game }». La tua mano è passata con lui.
bot-command-offer = cedi
bot-about-offer = Lascia che qualcun altro prenda un posto in questa partita in corso
bot-command-vote = voto
bot-about-vote = Chiedere agli altri: andare avanti senza qualcuno, pausa, tornare indietro, chiudere
bot-command-leave = lascia
bot-about-leave = Rinunciare per sempre al tuo posto a questo tavolo
bot-command-friend = delega
bot-about-friend = Far giocare un’altra persona al tuo posto per un po’, o riprenderlo
bot-command-which-friend = a-chi
bot-about-which-friend = A chi chiederlo; se lo ometti, come stanno le cose
bot-command-friend-until = fino-a
bot-about-friend-until = Un giorno come 2026-12-01, o «3 giorni»; altrimenti finché non lo riprendi
bot-command-whose-seat = chi
bot-about-whose-seat = Di chi è il posto; se lo ometti, il tuo
bot-not-at-table = Non hai un posto a questo tavolo. Prima premi Unisciti.
bot-no-such-seat = Questo tavolo non ha quel posto. Scegline uno dal menu.
bot-not-running = Un posto si può cedere solo durante una partita.
bot-nobody-of-that-name = A questo tavolo non siede nessuno di nome «{ $typed }». Scegli fra: { $names }.
bot-several-of-that-name = Qui più persone si chiamano così. Scegli fra: { $names }.
bot-only-people = A un tavolo possono sedere solo persone.
bot-only-own-seat = Puoi cedere il tuo posto. Per un altro, rivolgiti a chi ospita questo tavolo: { $host }.
bot-not-offered = Questo posto non è libero, o non lo è più.
bot-follow-seated = Hai un posto qui, quindi ti avviso comunque. /impostazioni dice come.
bot-error-unkept = Qualcosa è andato storto da parte nostra, e la tua partita è al sicuro. Di’ a chi gestisce il bot che cosa hai premuto e quando.
bot-error-unstored = Al momento non è possibile salvare, quindi non è cambiato nulla. Riprova tra qualche minuto.
bot-no-trouble = Non c’è nessun errore con il numero { $number }.

## Rifiuti

bot-error = Qualcosa è andato storto da parte nostra, e la tua partita è al sicuro. Se succede ancora, comunica questo numero a chi gestisce il bot: { $id }
bot-button-foreign = Questo pulsante è di una versione precedente. Usa il messaggio più recente del tavolo, o /gioca.
bot-button-broken = Questo pulsante non è dei miei. Usa il messaggio più recente del tavolo, o /gioca.
bot-command-outdated = Questo comando non è più dei miei. Attendi un minuto che Discord mostri quelli nuovi, o ricaricalo.
bot-no-such-table = Questo tavolo non c’è più.
bot-no-table-here = In questo canale non c’è nessun tavolo. Aprine uno con /partita nuova.
bot-no-tables = Non hai posto a nessun tavolo. Aprine uno in un server con /partita nuova.
bot-which-table = Hai posto a più tavoli. Vai nel canale di quello che intendi; /mie li elenca.
bot-servers-only = I tavoli stanno nei canali dei server. Vai in uno e riprova lì.
bot-channel-busy = Questo canale ha già un tavolo (numero { NUMBER($table, useGrouping: 0) }). Finitelo, chiudilo con /partita chiudi, o usa un altro canale.
bot-already-seated = Hai già un posto a questo tavolo.
bot-seated-already = Questa persona ha già un posto.
bot-no-bots = Non si può invitare un bot. Scegli una persona.
bot-invite-seated-only = Gli inviti partono da chi siede al tavolo. Premi prima Unisciti.
bot-invite-unseen = { $name } non vede questo canale, quindi l’invito non arriverebbe. Scegli un’altra persona, o apri un tavolo dove possa vederlo.
bot-invite-unwanted = { $name } preferisce trovare i tavoli senza inviti, e può sempre premere Unisciti.
bot-invite-declined = { $name } ha declinato un invito a questo tavolo, e può sempre premere Unisciti.
bot-invited-already = { $name } ha già un invito a questo tavolo, che resta aperto per due giorni.
bot-invite-unsent = Non è stato possibile inviare l’invito. Riprova tra un minuto.
bot-no-such-invitation = Questo invito non c’è più.
bot-invitation-not-yours = Questo invito è per un’altra persona. Per prendere posto premi Unisciti.
bot-invitation-declined-already = Hai già declinato questo invito. Puoi sempre unirti dal messaggio del tavolo.
bot-invitation-expired = Questo invito non è più aperto. Se lo è il tavolo, unisciti dal suo messaggio.
bot-table-full = Questo tavolo è pieno: il gioco accetta al massimo { $most } persone.
bot-not-seated = Non hai posto a questo tavolo, quindi non c’è una mano da mostrare. Tabellone e registro sono aperti a tutti.
bot-not-seated-waiting = Non hai posto a questo tavolo. Tocca a: { $waiting }.
bot-not-your-turn = Non tocca a te. Il tavolo attende: { $waiting }.
bot-not-started = Questo tavolo non ha ancora cominciato. Chi ospita preme Inizia quando ci siete tutti.
bot-started-already = La partita è cominciata, quindi posti e opzioni restano come sono.
bot-over-already = Questo tavolo è già chiuso.
bot-rematch-not-over = La rivincita si gioca quando la partita è finita.
bot-rematch-others = La rivincita è per chi era seduto a questo tavolo. Apri un tavolo tuo con /partita nuova.
bot-only-host = Può farlo solo chi ospita questo tavolo: { $host }.
bot-ended = Questo tavolo è stato chiuso. Aprine un altro con /partita nuova.
bot-end-sure = Così il tavolo di «{ $game }» chiude per sempre: nessuno potrà continuare. Vuoi davvero?
bot-end-for-good = Chiudilo per sempre
bot-no-seat = Non hai un posto a questo tavolo, quindi non c’è nulla da lasciare.
bot-ended-now = Il tavolo è chiuso.
bot-no-such-option = Questa domanda non ha una tale opzione. Usa la domanda più recente.
bot-nothing-typed = Scrivi una mossa, come «sail 1», o lascia vuoto per avere i pulsanti.
bot-unknown-choice = Questa scelta non esiste. Scegli fra: { $choices }.
bot-no-such-topic = Le regole non hanno un argomento «{ $topic }». Scegli uno di quelli proposti.
bot-admins-only = Può farlo solo chi gestisce il server.
bot-permissions-missing = Qui non posso ospitare un tavolo, perché mi manca: { $missing }. Chi amministra può concederlo nelle impostazioni del canale, alla voce Permessi.

## Permessi

bot-permission-view_channel = Visualizzare il canale
bot-permission-send_messages = Inviare messaggi
bot-permission-send_messages_in_threads = Inviare messaggi nei thread
bot-permission-create_public_threads = Crea thread pubblici
bot-permission-create_private_threads = Crea thread privati
bot-permission-attach_files = Allegare file
bot-permission-embed_links = Incorporare link
bot-permission-read_message_history = Leggere la cronologia messaggi

## Comandi

bot-command-game = partita
bot-about-game = Apri, trova e chiudi tavoli
bot-command-new = nuova
bot-about-new = Apri un tavolo in questo canale
bot-command-learn = impara
bot-about-learn = Impara un gioco giocandolo: cinque turni contro un bot
bot-command-learn-here = qui
bot-about-learn-here = In questo canale davanti a tutti, non in un thread tuo
bot-command-which-game = gioco
bot-about-which-game = Il gioco da giocare
bot-command-practice = allenamento
bot-about-practice = Gioca subito contro i bot: non conta nulla e non si chiama nessuno
bot-command-how-many-bots = quanti
bot-about-how-many-bots = Quanti bot; se lo ometti, il minor numero possibile
bot-command-which-strength = forza
bot-about-which-strength = Quanto sono forti; se lo ometti, facili
bot-command-options = opzioni
bot-about-options = Le opzioni di questo tavolo; chi ospita può cambiarle prima dell’inizio
bot-command-export = esporta
bot-about-export = Questa partita come file: la tua vista mentre si gioca, tutto alla fine
bot-command-list = elenco
bot-about-list = I tavoli di questo server
bot-command-end = chiudi
bot-about-end = Chiudi per sempre il tavolo di questo canale; nei messaggi diretti, uno dei tuoi
bot-command-play = gioca
bot-about-play = Apri il tuo turno, o scrivi una mossa
bot-command-move = mossa
bot-about-move = Una mossa come «build 14; end»; lascia vuoto per avere i pulsanti
bot-command-board = tabellone
bot-about-board = Guarda il tabellone
bot-command-what = parte
bot-about-what = Una parte da guardare da vicino, o il tavolo a parole
bot-command-hand = mano
bot-about-hand = Guarda la tua mano; nessun altro la vede
bot-command-since = novità
bot-about-since = Guarda che cosa è cambiato dal tuo ultimo turno, a parole e in un’immagine
bot-command-advance = anticipo
bot-about-advance = Rispondi prima che ti venga chiesto; nessun altro lo sa
bot-command-answer = risposta
bot-about-answer = Che cosa decidere o annullare; se manca, le vedi tutte
bot-command-hint = consiglio
bot-about-hint = Chiedi che cosa farebbe un bot di forza media e perché; lo vedi solo tu
bot-command-undo = annulla
bot-about-undo = Ritira il tuo ultimo passo di questo turno
bot-command-log = registro
bot-about-log = Che cosa è successo finora
bot-command-card = carta
bot-about-card = Guarda una carta o una tessera
bot-command-card-name = nome
bot-about-card-name = La carta o la tessera
bot-command-rules = regole
bot-about-rules = Consulta le regole
bot-command-topic = argomento
bot-about-topic = Che cosa vuoi sapere
bot-command-mine = mie
bot-about-mine = I tuoi tavoli, e dove tocca a te
bot-command-away = assenza
bot-about-away = Assenza per un po’: i tuoi orologi si fermano, e non ricevi chiamate
bot-command-away-until = fino-a
bot-about-away-until = Un giorno come 2026-12-01, o «3 giorni»
bot-command-help = aiuto
bot-about-help = Come funziona questo bot
bot-command-settings = impostazioni
bot-about-settings = Messaggi diretti, immagini e inviti
bot-command-privacy = privacy
bot-about-privacy = Che cosa si conserva di te
bot-command-export-data = esporta
bot-about-export-data = Tutto ciò che si conserva di te, in un file
bot-command-delete-data = cancella
bot-about-delete-data = Dimentica tutto ciò che si conserva di te; prima chiede conferma
bot-command-server-privacy = privacy
bot-about-server-privacy = Che cosa si conserva di questo server: in un file, o cancellato per sempre
bot-command-admin = gestione
bot-about-admin = Per chi gestisce il server
bot-command-check = verifica
bot-about-check = Che cosa manca al bot dove stanno i tavoli, e che cosa può sistemare
bot-command-bring = sposta
bot-about-bring = Porta in questo canale un tuo tavolo
bot-command-which-table = tavolo
bot-about-which-table = Quale tavolo; si può omettere se è uno solo
bot-command-tables = tavoli
bot-about-tables = Tutti i tavoli di questo server e gli strumenti per ripararli
bot-command-config = impostazioni
bot-about-config = Giochi, luoghi, persone, ritmo, aspetto e avvisi di questo server
bot-command-export-settings = esporta
bot-about-export-settings = Le impostazioni di questo server come file
bot-command-import = importa
bot-about-import = Prende le impostazioni da un file; le spiega prima di cambiare qualcosa
bot-command-settings-file = impostazioni
bot-about-settings-file = Un file dato da /gestione esporta

## Per chi gestisce il bot

bot-db-corrupt = Il database { $path } non si può leggere: { $detail }.
bot-db-empty = Il database { $path } è un file vuoto.
bot-db-missing = Non esiste nessun database { $path }.
bot-db-folder = { $path } è una cartella, non un database.
bot-db-foreign = { $path } non è un database di Harbormaster. Scegli un altro file.
bot-db-newer = Il database { $path } ha il formato { $found }, ma questo programma conosce solo i formati fino a { $known }. Aggiorna il programma.
bot-db-only-log = Il database { $path } non c’è più; resta solo il suo registro { $log }.
bot-db-gone = Non esiste nessun database { $path }, ma in { $folder } ce ne sono alcune copie. Per ricominciare da zero, spostale altrove.
bot-db-locked = Il database { $path } è bloccato da un altro programma. Chiudi chi lo tiene aperto e riprova.
bot-db-held = Il database { $path } è in uso dal processo { $pid } su { $host } dal { $since }. Prima ferma quel processo.
bot-db-unwritable = { $path } non si può aprire e scrivere: { $detail }. Dai a chi esegue questo programma il permesso di leggere e scrivere il file e la sua cartella, oppure scegli un altro posto.
bot-db-full = Sul disco di { $path } non c’è più spazio. Liberane un po’ e riprova.
bot-db-itself = { $path } non può prendere il posto di sé stesso. Indica prima una copia, poi il database.
bot-db-advised = { $problem } { $advice }
bot-db-put-back = Rimetti la copia più recente con «{ $command }».
bot-db-no-copy = Non ne è stata trovata nessuna copia integra. Se ne hai una, rimettila con «python -m db restore»; per ricominciare da zero, sposta altrove il file.
bot-db-restored = { $path } ora contiene quello che contiene { $copy }: { $tables } tavoli, { $answers } risposte.
bot-db-kept = Quello che c’era prima è in { $path }.
bot-db-server-none = Questo programma non può ancora usare PostgreSQL: { $package } non è installato. Scrivi «{ $command }».
bot-db-server-address = HARBORMASTER_DB non è un indirizzo come postgresql://nome:password@host:5432/database: { $address }. Scrivi i segni come @, : e / di una password come %40, %3A e %2F.
bot-db-server-away = Il database { $address } non è raggiungibile: { $detail }.
bot-db-server-denied = Il database { $address } non lascia lavorare questo programma: { $detail }.
bot-db-server-old = Il server di { $address } è PostgreSQL { $found }, ma serve almeno la versione { $oldest }.
bot-db-server-words = Il database { $address } conserva le parole come { $found }, ma serve UTF8. Creane uno nuovo con «createdb -E UTF8 -T template0».
bot-db-server-foreign = { $address } non è un database di Harbormaster. Scegline uno vuoto.
bot-db-moved-table = { $table }: { $rows } righe, { $digest }
bot-db-moved = Tutto { $source } è ora in { $target }, confrontato riga per riga. In { $source } non è cambiato nulla.
bot-db-move-not-empty = { $place } contiene già qualcosa. Scegli un nuovo file o crea un nuovo database.
bot-db-move-in-use = { $place } è in uso ({ $number } connessioni). Prima ferma il bot.
bot-db-move-old = { $place } ha il formato { $found }, mentre questo programma lavora con il formato { $known }. Avvia il bot una volta su di esso, fermalo e riprova.
bot-db-move-differs = Ciò che è arrivato di { $table } non è ciò che era stato mandato, quindi non ne è rimasto nulla. Riprova; se continua, il disco o la memoria di una delle macchine non è sana.
bot-set-token = DISCORD_TOKEN non sembra un token di un bot. Copialo di nuovo dalla pagina della tua applicazione, senza «Bot» e senza spazi.
bot-set-sync = HARBORMASTER_SYNC vale «{ $value }». Scegli fra: { $choices }.
bot-set-thinkers = HARBORMASTER_THINKERS vale «{ $value }». Scrivi un numero da 0 a { $most }.
bot-set-shards = HARBORMASTER_SHARDS vale «{ $value }». Scrivi quali shard di quanti, per esempio 0-3/16, 2/16 o 0,4-7/16.
bot-set-shards-order = HARBORMASTER_SHARDS nomina «{ $span }». Scrivi prima il numero più piccolo.
bot-set-shards-count = HARBORMASTER_SHARDS parla di { $count } shard. Possono essere da 1 a { $most }.
bot-set-shards-beyond = HARBORMASTER_SHARDS nomina lo shard { $shard } di { $count }. Si contano da 0, quindi l'ultimo è { $last }.
bot-set-shards-alone = HARBORMASTER_SHARDS lascia alcuni shard ad altri processi, che non possono condividere un database in un file. Usa PostgreSQL (HARBORMASTER_DB=postgresql://…), oppure togli l'impostazione.
bot-other-layout = Questo processo conta { $ours } shard, ma il processo { $pid } su { $host } lavora sullo stesso database e ne conta { $theirs }. Ferma tutti i processi prima di cambiarne il numero (HARBORMASTER_SHARDS).
bot-set-metrics = HARBORMASTER_METRICS è “{ $value }”. Scrivi una porta come 9108, o un indirizzo e una porta come 127.0.0.1:9108.
bot-set-level = LOG_LEVEL vale «{ $value }». Scegli fra: { $choices }.
bot-set-port = PORT vale «{ $value }». Scegli un numero da 0 a 65535.
bot-set-loopback = { $name } vale «{ $value }». Può indicare solo questa macchina, come 127.0.0.1.
bot-set-both = Imposta sia DISCORD_API_BASE sia DISCORD_GATEWAY_URL, oppure nessuno dei due.
bot-set-line = La riga { $line } di { $file } non ha la forma NOME=valore.
bot-set-file = { $file } non si può leggere: { $detail }. Salvalo come testo in UTF-8, leggibile da chi esegue questo programma.
bot-set-folder = { $name } indica { $path }, dove non si può scrivere. Scegli un altro posto, oppure permetti a chi esegue questo programma di scrivervi.
bot-run-playground = Il campo di prova è pronto. Apri { $url } in un browser.
bot-run-port = La porta { $port } è occupata. Ferma l’altro programma o scegline un’altra con «--port».
bot-run-port-reserved = La porta { $port } è riservata al sistema. Scegline una oltre la 1023 con «--port».
bot-run-metrics = I dati di funzionamento non si possono offrire a { $host }, porta { $port } ({ $detail }). Scegli un altro HARBORMASTER_METRICS, o nessuno.
bot-run-host = «{ $host }» non è un indirizzo di questo computer. Togli «--host» per ascoltare solo qui.
bot-run-login = Discord ha rifiutato il token. Copialo di nuovo dalla pagina della tua applicazione nel file .env.
bot-run-intents = Discord ha rifiutato gli intent richiesti dal bot. Aggiorna il programma e controlla «Privileged Gateway Intents» nella pagina della tua applicazione.
bot-run-hung-up = Discord non fa entrare il bot (codice di chiusura { $code }). Aggiorna il programma; se non basta, cerca il codice nella documentazione di Discord.
bot-run-unreachable = Discord non è raggiungibile: { $detail }.
bot-run-answers = Discord risponde con l’errore { $status }.
bot-run-cut = Discord ha chiuso la connessione (codice { $code }).
bot-run-silent = Discord non risponde.
bot-run-unreadable = Al posto di Discord risponde qualcos’altro: controlla la rete.
bot-run-again = Nuovo tentativo tra { $seconds } s.
