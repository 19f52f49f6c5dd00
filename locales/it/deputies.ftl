### Un’altra persona che gioca per qualcuno. I nomi arrivano già protetti; { $friend } e { $who } sono menzioni dove chiamano; { $letter } è quella di un posto; { $when } è un momento come lo mostra Discord.

## Ciò che vede chi siede al posto

deputy-button = Far giocare altri …
deputy-away-button = Delega: { $game } (tavolo { NUMBER($table, useGrouping: 0) })
deputy-page = **Un’altra persona può giocare per te** in questa partita a «{ $game }». La domanda va a chi scegli, nel canale del tavolo. Chi accetta vede la tua mano, gioca al tuo posto e riceve le chiamate. Puoi giocare in ogni momento, e una pressione ti restituisce il posto. I voti sul tavolo e il tuo orologio restano tuoi.
deputy-page-eyes = Serve qualcuno che di questa partita non conosca un’altra mano.
deputy-page-there = Usa **/partita delega** in { $channel }: solo lì posso sapere chi vede il tavolo.
deputy-choose = A chi vuoi chiederlo?
deputy-asked = Fra circa un minuto la domanda arriva a { $friend }, nel canale del tavolo; si può accettare fino a { $when }. Fino ad allora tutto resta com’è.
deputy-asked-quietly = Nelle ultime 24 ore { $friend } ha già ricevuto una chiamata a un tavolo: questa domanda si può leggere, ma non avvisa nessuno.
deputy-withdraw = Non chiederlo più
deputy-plays = { $friend } gioca per te in questa partita a «{ $game }», { $long }, e riceve le chiamate. Puoi giocare in ogni momento.
deputy-long-open = finché non riprendi il posto
deputy-long-until = fino a { $when }
deputy-take-back = Riprendi il posto
deputy-back = Ora giochi di nuovo in prima persona.

## Ciò che vede chi gioca per altri

deputy-you-play = Giochi per { $name } ({ $letter }) in questa partita a «{ $game }», { $long }. Vedi la mano, e ricevi le chiamate quando tocca a questo posto. Quel che fai lì risulta tuo per { $name }; i voti sul tavolo restano a { $name }.
deputy-theirs-open = finché { $name } non riprende il posto
deputy-give-back = Smetti di giocare per { $name }
deputy-stopped = Non giochi più per { $name }.
deputy-said-no = Hai detto di no. Per una settimana nessuno te lo chiederà più per questo tavolo.
deputy-for = { $what } (per { $name })

## Ciò che leggono tutti

deputy-asks = 🤝 { $friend }, { $name } ti chiede di giocare per un po’ al posto { $letter } di questa partita a «{ $game }», { $long }. Ne vedresti la mano e riceveresti le chiamate.
deputy-yes = Gioca per { $name }
deputy-now-acts = 🤝 { $friend } gioca per { $name } ({ $letter }).
deputy-now-declined = Ora { $friend } non può giocare per { $name } ({ $letter }).
deputy-now-over = Non si chiede più di giocare per { $name } ({ $letter }).
deputy-line = 🤝 { $friend } gioca per { $name }.
deputy-name = { $friend } per { $name }

## Che cosa si è fatto; { $who } viene prima

deputy-did-begin = d’ora in poi gioca per { $name } ({ $letter }).
deputy-did-end = non gioca più per { $name } ({ $letter }).
deputy-did-take-back = gioca di nuovo in prima persona al posto { $letter }.
deputy-did-play = ha giocato per { $name } ({ $letter }).

## Rifiuti

deputy-seated-only = Può far giocare altri per sé solo chi gioca a questo tavolo.
deputy-asked-already = Qualcuno gioca già per te, o si sta chiedendo. /partita delega lo mostra, e lo fa finire.
deputy-yourself = Lì giochi già tu. Scegli un’altra persona.
deputy-would-see = Chi gioca a questo tavolo conosce una mano, e non può vederne un’altra. Serve qualcuno che qui non gioca.
deputy-plays-another = Chi a questo tavolo gioca già per altri conosce quella mano, e non può vederne un’altra.
deputy-knows-a-hand = Chi ha visto una mano di questa partita non può vederne un’altra.
deputy-is-away = Chi è via non può giocare per altri.
deputy-unseen = { $name } non vede questo canale, quindi non potrebbe seguire la partita. Scegli un’altra persona.
deputy-unwanted = { $name } non desidera inviti, quindi non si può chiedere. Scegli un’altra persona.
deputy-declined = { $name } ha detto di no nell’ultima settimana. Scegli un’altra persona.
deputy-asks-another = Qui si chiede a un’altra persona.
deputy-acts-already = Lì giochi già.
deputy-over = Nel frattempo è cosa fatta: qui non c’è più nulla da rispondere o da far finire.
deputy-not-yours = Può farlo finire solo chi siede a quel posto, o chi ci gioca al suo posto.
deputy-no-vote = Qui giochi per altri. Del tavolo decide chi vi siede.
