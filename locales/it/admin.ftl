### Quello che leggono e impostano gli admin di un server. { $where }, { $who } e { $channel } sono menzioni che Discord mostra come nomi.

## Impostazioni, una riga ciascuna

admin-line-games = Giochi: { $what }
admin-line-options = I nuovi tavoli cominciano con: { $what }
admin-line-locked = Opzioni bloccate: { $what }
admin-line-seats = Giocatori: { $what }
admin-line-places = Tavoli: { $what }
admin-line-hands = Mani: { $what }
admin-line-open_roles = Chi può aprire tavoli: { $what }
admin-line-manage_roles = Chi può gestirli, oltre a chi gestisce il server: { $what }
admin-line-most_tables = Tavoli attivi sul server, al massimo: { $what }
admin-line-most_of_one = Tavoli attivi per persona, al massimo: { $what }
admin-line-starts = Un nuovo tavolo comincia: { $what }
admin-line-etiquette = Su ogni tavolo in attesa: { $what }
admin-line-by_record = Il massimo per persona dipende dall’affidabilità: { $what }
admin-line-pace = Ritmo: { $what }
admin-line-terms = Orologi: { $what }
admin-line-away_days = Assenza in un anno, al più: { $what }
admin-line-language = Lingua dei tavoli: { $what }
admin-line-theme = Immagini: { $what }
admin-line-panes = Del tabellone, un turno mostra: { $what }
admin-line-pictures = Le immagini arrivano: { $what }
admin-line-log_channel = Registro: { $what }
admin-line-announce_channel = Annuncio dei nuovi tavoli: { $what }
admin-of-game = { $game } ({ $what })
admin-option = { $option }: { $value }
admin-all = tutti
admin-none = nessuna
admin-nowhere = da nessuna parte
admin-everybody = tutti
admin-nobody-else = nessun altro
admin-no-limit = nessun limite
admin-starts-press = quando chi ospita preme Inizia
admin-starts-full = da sé, un minuto dopo che è pieno
admin-yes = sì
admin-no = no
admin-as-printed = come da regole
admin-places-in-any = in qualsiasi canale
admin-places-in-channels = solo in { $where }
admin-places-in-category = solo nella categoria { $where }
admin-places-in-threads = ognuno in un thread suo in { $where }
admin-hands-dm = per messaggio diretto
admin-hands-thread = in un thread privato per ogni giocatore
admin-hands-demand = solo su richiesta, con La mia mano
admin-paces = { $pace }; si può scegliere tra: { $offered }
admin-pace-friends = tra amici
admin-pace-brisk = spedito
admin-pace-relaxed = tranquillo
admin-pace-daily = quotidiano
admin-pace-live = dal vivo
admin-language-discord = quella che indica Discord
admin-language-en = inglese
admin-language-it = italiano
admin-theme-light = chiare
admin-theme-dark = scure
admin-panes-chosen = ciò che sceglie il gioco
admin-panes-first = solo la posizione
admin-panes-all = tutto
admin-pictures-turn = a ogni turno
admin-pictures-round = una volta per giro
admin-pictures-demand = su richiesta, con Tabellone
admin-announced = in { $where }, chiamando { $who }

## Il pannello

admin-settings = Impostazioni di questo server
admin-group-games = Giochi
admin-group-places = Luoghi
admin-group-people = Persone
admin-group-pace = Ritmo
admin-group-looks = Aspetto
admin-group-notices = Avvisi
admin-group-lobby = Attesa
admin-marks = ⟳ vale subito, anche per i tavoli in corso · ◷ anche per i tavoli che aspettano giocatori · il resto per i tavoli nuovi
admin-undo = Annulla l’ultima modifica
admin-changed = Modificato:
admin-unchanged = Non è cambiato nulla: era già tutto impostato così.
admin-choose-game = Scegli un gioco per le sue opzioni
admin-choose-option = Scegli un’opzione da impostare
admin-which-games = Quali giochi
admin-seat-counts = Quanti giocatori
admin-all-settings = Tutte le impostazioni

## Moduli: etichette di al massimo 45 caratteri, suggerimenti e scelte di al massimo 100

admin-ask-games = Giochi ammessi
admin-ask-seats = Numeri di giocatori ammessi
admin-ask-locked = Bloccata
admin-hint-locked = Chi ospita un tavolo non può cambiarla.
admin-hint-option = Con che cosa comincia un tavolo nuovo.
admin-ask-places = Dove possono stare i tavoli
admin-places-any = In qualsiasi canale
admin-places-channels = Solo nei canali qui sotto
admin-places-category = Solo nella categoria qui sotto
admin-places-threads = Ogni tavolo in un thread suo
admin-ask-channels = Canali
admin-hint-channels = Per «solo nei canali qui sotto»; valgono anche i loro thread.
admin-ask-category = Categoria
admin-hint-category = Per «solo nella categoria qui sotto»: tutti i suoi canali.
admin-ask-threads_in = Canale per i thread
admin-hint-threads_in = Per «un thread suo»; in un forum ogni tavolo è un post.
admin-ask-hands = Come le mani arrivano ai giocatori
admin-hint-hands = Chi può gestire i thread vede anche quelli privati, e le mani che contengono.
admin-ask-open_roles = Chi può aprire tavoli
admin-hint-open_roles = Non scegliere nessuno per ammettere tutti. Chi gestisce può sempre.
admin-ask-manage_roles = Chi può gestire i tavoli
admin-hint-manage_roles = Oltre a chi ha il permesso Gestisci server.
admin-ask-most_tables = Tavoli attivi sul server, al massimo
admin-ask-most_of_one = Tavoli attivi per persona, al massimo
admin-ask-starts = Un nuovo tavolo comincia
admin-ask-etiquette = Una riga su ogni tavolo in attesa
admin-hint-etiquette = Come si gioca qui, in 200 caratteri al massimo. Vuota per non dire nulla.
admin-ask-by_record = Limite secondo l’affidabilità
admin-hint-by_record = Il limite per persona cresce di metà per chi è affidabile e si dimezza per chi non lo è.
admin-ask-pace = Un tavolo nuovo comincia con
admin-ask-paces = Offerti
admin-ask-away_days = Giorni di assenza in un anno
admin-hint-away_days = Con /assenza: gli orologi di chi manca si fermano.
admin-ask-bank = All’inizio
admin-ask-increment = In più dopo ogni turno
admin-ask-cap = Al massimo
admin-ask-extension = A tempo scaduto
admin-hint-extension = Concesso una volta; poi ogni volta che gli altri scelgono di aspettare.
admin-ask-off_turn = Per rispondere nel turno altrui
admin-hint-off_turn = Poi si gioca la risposta predefinita della domanda.
admin-ask-reminders = Promemoria, quando è passata questa parte
admin-ask-quiet = Le ore di quiete fermano l’orologio
admin-ask-language = Lingua di ciò che leggono tutti
admin-ask-theme = Immagini che vedono tutti
admin-ask-panes = Che cosa mostra un turno del tabellone
admin-ask-pictures = Quando arrivano le immagini
admin-ask-log_channel = Canale del registro
admin-hint-log_channel = Racconta che cosa fa chi gestisce. Lascialo vuoto per non averlo.
admin-ask-announce_channel = Canale per i tavoli nuovi
admin-hint-announce_channel = Ogni tavolo nuovo vi è annunciato una volta. Lascialo vuoto per non averlo.
admin-ask-announce_role = Ruolo da chiamare
admin-hint-announce_role = Chiamato da ogni annuncio; lascialo vuoto per non chiamare nessuno.

## Che cosa è stato fatto

admin-did-change = ha cambiato le impostazioni. { $changes }
admin-did-undo = ha annullato l’ultima modifica delle impostazioni. { $changes }

## Thread, registro e annunci

admin-opened-there = Il tuo tavolo di «{ $game }» è aperto in { $channel }.
admin-first-post = Un tavolo di «{ $game }». Il suo messaggio segue qui sotto.
admin-no-thread = Non sono riuscito ad aprire un thread in { $channel }. Discord ha detto: { $why }. Dillo a chi gestisce il server; /gestione verifica dice che cosa manca.
admin-thread-channel-gone = I tavoli ricevono thread in un canale che non c’è più. Chi gestisce il server può sceglierne un altro con /gestione impostazioni.
admin-thread-lacking = I tavoli ricevono thread in { $channel }, e lì mi manca: { $missing }. Chi gestisce il server può consentirlo nelle impostazioni di quel canale, alla voce permessi.
admin-letter-moved = La tua mano in «{ $game }» ora si trova altrove: in un thread privato sul server, oppure di nuovo per messaggio diretto.
admin-letter-demand = Su questo server le mani si mostrano su richiesta. In { $game }, premi La mia mano al tavolo.
admin-no-private-thread = Questo server vuole le mani in thread privati, ma non sono riuscito ad aprirne uno: { $detail }. Chi lo gestisce può vedere perché con /gestione verifica.
admin-no-threads-in-forums = Questo server vuole le mani in thread privati, che nei forum non esistono.
admin-log-line = { $number } · { $when } · { $who } { $what }{ $table }
admin-log-table = { " " }(tavolo { NUMBER($table, useGrouping: 0) })
admin-new-lobby = { $name } ha aperto un tavolo di «{ $game }» e aspetta giocatori.

## Da server a server

admin-exported = Tutte le impostazioni di questo server. Su un altro, /gestione importa legge questo file: canali e ruoli vi si ritrovano per nome.
admin-import = Questo file imposterebbe:
admin-import-lost = Lasciato da parte:
admin-import-do = Fallo
admin-did-import = ha preso le impostazioni da un file. { $changes }
admin-lost-channel = qui non c’è un solo canale di nome «{ $name }»
admin-lost-category = qui non c’è una sola categoria di nome «{ $name }»
admin-lost-role = qui non c’è un solo ruolo di nome «{ $name }»
admin-lost-places = quindi i tavoli possono stare in qualsiasi canale
admin-file-broken = Questo file non si può leggere: { $detail }. Non è cambiato nulla.
admin-file-foreign = Questo non è un file di impostazioni. /gestione esporta su un server ne dà uno.
admin-file-newer = Questo file è di un programma più nuovo: non conosco { $names }. Non è cambiato nulla.
admin-file-format = il formato { $number }
admin-import-stale = Nel frattempo le impostazioni, o il file che hai mandato, sono cambiati. Manda di nuovo il file con /gestione importa.

## Rifiuti

admin-set-broken = Queste scelte non vengono da questo pannello. Riaprilo con /gestione impostazioni.
admin-set-no-channels = Indica almeno un canale in cui possono stare i tavoli.
admin-set-no-category = Indica la categoria in cui possono stare i tavoli.
admin-set-no-threads = Indica il canale in cui ogni tavolo avrà il suo thread.
admin-set-no-paces = Offri almeno un ritmo.
admin-set-other-pace = Il ritmo con cui i tavoli cominciano dev’essere tra quelli offerti.
admin-set-no-start = Così nessuno potrebbe cominciare «{ $game }»: { $reason }
admin-not-this-game = Su questo server si gioca a: { $games }.
admin-not-your-role = Su questo server i tavoli li apre { $who }.
admin-not-here = Su questo server i tavoli stanno in { $where }. Vai lì e riprova.
admin-too-many-tables =
    { $most ->
        [one] Su questo server c’è posto per 1 tavolo attivo, e c’è già.
       *[other] Su questo server c’è posto per { $most } tavoli attivi, e ci sono già.
    } Aspetta che uno finisca, o unisciti a uno: /partita elenco.
admin-too-many-of-one =
    { $most ->
        [one] Su questo server ognuno può sedere a 1 tavolo attivo, e tu ci sei già. Prima finiscilo.
       *[other] Su questo server ognuno può sedere a { $most } tavoli attivi, e tu ci sei già. Prima finiscine uno.
    }
admin-option-locked = Questa opzione è bloccata su questo server.
admin-locked-here = { $value } (bloccata su questo server)
admin-set-foreign = Uno di questi canali o ruoli non è di questo server, o non lo vedo. Fammelo vedere e scegli di nuovo.
admin-set-lacking = In { $channel } mi manca: { $missing }. Apri le sue impostazioni, poi Permessi, scegli il mio ruolo, consentilo e scegli di nuovo.
admin-set-silent-role = Non posso chiamare { $who }. Nelle impostazioni del server, alla voce ruoli, permetti a tutti di menzionarlo, poi sceglilo di nuovo.
admin-seats-not-here = Su questo server si gioca in { $counts }.
admin-undo-stale = Nel frattempo le impostazioni sono cambiate. Riapri il pannello con /gestione impostazioni.
