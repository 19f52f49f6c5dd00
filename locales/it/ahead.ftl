### Risposte date in anticipo: quello che legge chi le dà, e nessun altro. Titoli, scelte e quello
### che le fa finire sono di ogni gioco: { $title }, { $choice }, { $ends }.

ahead-button = In anticipo
ahead-title = **Risposte in anticipo.** Le conosci solo tu. Quello che imposti qui risponde la prossima volta che ti viene chiesto, con i tempi di una persona; per questo non ti si chiama.
ahead-nothing = In questo momento non c’è niente da decidere in anticipo.
ahead-asked = Proprio ora ti si chiede qualcosa: rispondi con **Gioca**. Quello che imposti vale dalla prossima domanda in poi.
ahead-given = **{ $choice }** ({ $title })
ahead-given-ends = **{ $choice }** ({ $title }; { $ends })
ahead-is-full =
    { $most ->
        [one] Di più non se ne può impostare. Prima annullala.
       *[other] Più di { $most } insieme non se ne possono impostare. Prima annullane una.
    }
ahead-choose = Scegli che cosa decidere
ahead-choose-answer = Scegli la risposta
ahead-order = Se più d’una è adatta, risponde la più specifica; tra due simili, la più recente.
ahead-cancel = Annulla { $number }
ahead-used =
    { $times ->
        [one] Risposta data per te: { $choice } ({ $title })
       *[other] Risposta data per te { $times } volte: { $choice } ({ $title })
    }
ahead-ended = Non è più impostata: { $choice } ({ $title })

## Rifiuti

ahead-full =
    { $most ->
        [one] Puoi impostare 1 risposta alla volta. Prima annullala.
       *[other] Puoi impostare { $most } risposte alla volta. Prima annullane una.
    }
ahead-not-now = «{ $typed }» ora non si può decidere in anticipo. Scegli uno dei suggerimenti.
ahead-gone = Questa risposta non è più impostata: è stata usata, è finita o è stata annullata.

## Suggerimenti di /anticipo

ahead-suggest = { $choice } ({ $title })
ahead-suggest-cancel = Annulla: { $choice } ({ $title })
