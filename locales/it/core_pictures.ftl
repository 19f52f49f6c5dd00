### Quando un’immagine non esiste.

core-picture-no-game = Non ci sono immagini di «{ $game }». Chiedi il tavolo in parole.
core-picture-no-hand = Solo chi gioca ha una mano da guardare. Siediti prima a una partita.
core-picture-not-asked = In questa partita ora non hai domande aperte, quindi non c’è nulla da segnare. Guarda il tabellone.
core-picture-nothing-to-show = Questa domanda non riguarda né un posto del tabellone né una carta: non c’è nulla da mostrare.
core-picture-unknown = Non c’è nessuna immagine di “{ $kind }”. Scegline una dall’elenco.

## Fogli dei punti

core-pic-score = Punteggio finale
core-pic-score-so-far = Punteggio finora
core-pic-total = Totale
