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
admin-line-pace = Ritmo: { $what }
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
admin-as-printed = come da regole
admin-places-in-any = in qualsiasi canale
admin-places-in-channels = solo in { $where }
admin-places-in-category = solo nella categoria { $where }
admin-places-in-threads = ognuno in un thread suo in { $where }
admin-hands-dm = per messaggio diretto
admin-hands-thread = in un thread privato per ogni giocatore
admin-hands-demand = solo su richiesta, con La mia mano
admin-paces = { $pace }; si può scegliere tra: { $offered }
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

## Che cosa è stato fatto

admin-did-change = ha cambiato le impostazioni. { $changes }
admin-did-undo = ha annullato l’ultima modifica delle impostazioni. { $changes }

## Rifiuti

admin-set-broken = Queste scelte non vengono da questo pannello. Riaprilo con /gestione impostazioni.
admin-set-no-channels = Indica almeno un canale in cui possono stare i tavoli.
admin-set-no-category = Indica la categoria in cui possono stare i tavoli.
admin-set-no-threads = Indica il canale in cui ogni tavolo avrà il suo thread.
admin-set-no-paces = Offri almeno un ritmo.
admin-set-other-pace = Il ritmo con cui i tavoli cominciano dev’essere tra quelli offerti.
admin-set-no-start = Così nessuno potrebbe cominciare { $game }: { $reason }
admin-seats-not-here = Su questo server si gioca in { $counts }.
admin-undo-stale = Nel frattempo le impostazioni sono cambiate. Riapri il pannello con /gestione impostazioni.
