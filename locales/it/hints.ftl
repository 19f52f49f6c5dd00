### Suggerimenti: che cosa farebbe un bot di forza media, solo per chi lo chiede. A che cosa servono
### le mosse lo dice ogni gioco: `<prefix>-worth-<reason>`, e come prezzo `<prefix>-worth-<reason>.less`.

hint-button = Consiglio
hint-do = Consiglio: **{ $what }**
hint-then = Poi: { $what }
hint-times = { $n } × { $what }
hint-only = Non c’è altro da scegliere.
hint-more = Più che con altre mosse: { $gain }.
hint-more-two = Più che con altre mosse: { $gain }; { $second }.
hint-price = Il prezzo: { $price }.
hint-hinders = Lascia a { $player } { $less }.
hint-wins = Vince la partita.
hint-even = Altre mosse sembrano valere altrettanto.
hint-helped = Con consigli: { $who }.

## Rifiuti

hint-not-asked = Ora non c’è nulla da rispondere: un consiglio serve quando il tavolo aspetta una tua risposta.
hint-none = Per questa domanda non c’è un consiglio. La domanda resta aperta: scegli come preferisci.
hint-patience = Il tuo ultimo consiglio è ancora in preparazione. Arriva tra poco.
