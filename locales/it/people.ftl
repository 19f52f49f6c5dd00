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
