### Quello che dice la macchina, qualunque sia il gioco.
### Ciò che un giocatore ha scritto torna tra virgolette; { $nearest } può essere vuoto.

core-list-separator = {", "}
core-player = Giocatore { $number }
core-tie-decided = Parità a { $points }: { $before } davanti a { $after }, { $why }.
core-tie-shared = Parità a { $points } in tutto ciò che conta: { $players } insieme al posto { $place }.
core-turn-first = {": "}
core-turn-also = {", "}
core-turn-other = {"; "}

## Risposte che non si possono accettare

core-not-offered =
    «{ $pick }» non è tra le opzioni di questa domanda. Scegline una; prima le più vicine.
    { $nearest }
core-not-now =
    «{ $pick }» ora non è possibile: { $reason } Scegli una di queste opzioni; prima le più vicine.
    { $nearest }
core-too-often =
    «{ $pick }» si può scegliere { $limit ->
        [one] una volta sola
       *[other] al massimo { $limit } volte
    } nella stessa risposta. Scegli di nuovo; prima le opzioni più vicine.
    { $nearest }
core-wrong-count =
    Hai scelto { $picked ->
        [one] 1 opzione
       *[other] { $picked } opzioni
    }, ma questa domanda ne vuole almeno { $at_least } e al massimo { $at_most }. Cambia la scelta e inviala di nuovo.
core-aside-alone =
    «{ $pick }» non risponde a questa domanda: sceglila da sola, poi rispondi.
    { $nearest }
core-not-understood =
    «{ $typed }» non corrisponde a nessuna opzione di questa domanda. Scegline una; prima le più vicine.
    { $nearest }
core-stale = A quella domanda era già stata data risposta, oppure la partita era andata avanti. Vale la domanda più recente.
core-over = La partita è finita e non c’è più nulla a cui rispondere. Puoi ancora guardare il risultato.
core-not-asked = In questo momento la partita non ti chiede nulla. Aspetta che tocchi a te.
core-other-question = Hai risposto a «{ $answered }», ma la domanda aperta è «{ $asked }». Rispondi prima a quella.
core-nothing-to-undo = Ora non hai passi da ritirare. Si ritirano solo i propri, e solo finché il turno non è chiuso.
core-sealed = Questa risposta non si può ritirare, perché ha tirato un dado o rivelato qualcosa di nascosto. Prosegui da qui.
core-draft-cut = Mentre sceglievi, { $other } ha agito. Questi tuoi passi sono stati annullati, scegli di nuovo: { $steps }

## Partite che non si possono preparare

core-wrong-seats =
    { $seats ->
        [one] Da soli non si può giocare a questo gioco.
       *[other] In { $seats } non si può giocare a questo gioco.
    } Scegli un numero di giocatori da { $fewest } a { $most }.
core-unknown-option = Questo gioco non ha l’opzione «{ $option }». Le sue opzioni sono: { $known }.
core-wrong-choice = «{ $value }» non è possibile per «{ $option }». Scegli tra: { $choices }.
core-wrong-mix = Queste opzioni non stanno insieme: { $reason }
core-no-map = { $game } non ha dati che un’altra edizione possa sostituire.
core-unknown-game = Qui non c’è nessun gioco chiamato «{ $game }». Scegli tra: { $known }.

## Salvataggi e file di dati

core-save-foreign = Questo salvataggio è di «{ $found }», non di «{ $wanted }». Caricalo come partita del suo gioco.
core-save-newer = Questo salvataggio ha il formato { $found }, ma il programma conosce solo i formati fino al { $known }. Aggiorna il programma per caricarlo.
core-save-broken = Questo salvataggio non si può leggere: { $detail }. Ripristinalo da una copia di riserva.
core-save-no-upgrade = Questo salvataggio ha il vecchio formato { $found }, e da lì non si arriva al formato { $known }. Caricalo con il programma che l’ha scritto.
core-data-broken = Il file di dati del gioco non si può leggere: { $detail }. Installa di nuovo il programma.
core-map-broken = Il tuo file di dati non si può leggere: { $detail }. Correggilo, o toglilo dalle impostazioni.
core-map-wrong = Con il tuo file di dati non si può giocare: { $detail }. Correggi il file, o toglilo dalle impostazioni.
core-data-wrong = Il file di dati del gioco non corrisponde alla scatola: { $detail }. Installa di nuovo il programma.

## La partita nel terminale

core-terminal-welcome = { $game }. Scrivi il numero di un’opzione, la sua forma breve oppure «help».
core-terminal-help = Scrivi il numero di un’opzione o la sua forma breve («build 14»). Separa più passi con «;». «view» mostra il tavolo, «log» quello che è successo, «undo» ritira la tua ultima risposta.
core-terminal-undone = Ritirato: { $answer }.
core-terminal-place =
    { $place }. { $player }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
