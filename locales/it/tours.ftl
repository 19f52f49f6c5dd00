### Le prime partite: cinque turni di una partita già iniziata, in cui chi è alle prime armi viene guidato.

## Aprirne una, e uscirne

tours-opened = { $intro } Ti aspetta in { $channel }, e nessun altro la vede: lì premi **Gioca**.
tours-none = Per questo gioco non c’è ancora una prima partita guidata. `/regole` lo spiega.
tours-not-here = Posso guidarti in una prima partita solo in un canale di testo.
tours-lacking = Per un thread che vedi solo tu mi manca: { $missing }. Chi amministra può concederlo nelle impostazioni del canale, alla voce Permessi; oppure usa `/impara` con «qui», e tutti vedono la tua partita.
tours-not-yours = Questa partita non è guidata, oppure è la prima di qualcun altro.
tours-skip = Salta la guida
tours-first-time = Prima volta a «{ $game }»? Cinque turni contro un bot bastano per impararlo, e nessun altro li vede; poi torna a questo tavolo.
tours-learn = Impara giocando

## Nel pannello

tours-step = **Passo { $n } di { $of }: { $title }**
tours-step-checked = ✅ Passo { $n } di { $of }: { $title }
tours-step-done = ✅ Passo { $n } di { $of }: { $title }. Fatto: finisci il turno. Il bot muove pochi secondi dopo; poi premi **Gioca** nel suo messaggio.
tours-step-between = ✅ Passo { $n } di { $of }: { $title }. Fatto; questa domanda ne fa ancora parte. Il prossimo passo viene con il tuo prossimo turno.
tours-step-between-last = ✅ Passo { $n } di { $of }: { $title }. Fatto; questa domanda ne fa ancora parte.
tours-step-last = ✅ Passo { $n } di { $of }: { $title }. Fatto: finisci il turno. Se la partita non è ancora finita, il bot muove, e **Gioca** nel suo messaggio porta avanti.
tours-step-other = **Passo { $n } di { $of }: { $title }.** Sarà per un’altra volta: finisci il turno. Il bot muove pochi secondi dopo; poi premi **Gioca** nel suo messaggio.
tours-hint = Mostra ciò di cui parla il passo; altre mosse rendono di più.
tours-hint-other = Ciò che il passo mostra ora non si presta: fai questo.
tours-intro = La tua prima partita a **«{ $game }»**. { $tagline } Prendi in mano una partita già avviata: sei in buona posizione, e ti resta una manciata di turni.

## Alla fine

tours-ended-won = È stata la tua prima partita, e l’hai vinta. **Rivincita** ne apre una intera contro lo stesso bot; `/regole` ha tutti i dettagli.
tours-ended-near = È stata la tua prima partita, e hai mancato la vittoria di { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } soltanto. **Rivincita** ne apre una intera contro lo stesso bot; `/regole` ha tutti i dettagli.
tours-ended = È stata la tua prima partita: ora sai come si gioca. **Rivincita** ne apre una intera contro lo stesso bot; `/regole` ha tutti i dettagli.

## Il Fiume d’Oro

tours-rog-line = Il Fiume d’Oro: naviga, costruisci e consegna lungo un fiume

tours-rog-sail-title = Navigare
tours-rog-sail = A ogni turno il dado serve per una di tre cose. Navigando, una barca scende il fiume di quanto mostra il dado e raccoglie dagli edifici sulle quattro rive accanto; anche chi li possiede guadagna. Confronta le mosse sotto **Naviga**: accanto ai tuoi edifici guadagni due volte.
tours-rog-build-title = Costruire
tours-rog-build = Scegli una riva nella regione del dado, paga i koku stampati e prendi una delle quattro tessere. Ottieni subito influenza in quella regione, e ogni barca che si ferma lì accanto ti paga. Conviene soprattutto dove sei di poco dietro il bot sul tracciato della regione.
tours-rog-deliver-title = Consegnare
tours-rog-deliver = Premi **Mano**. Un avventore prende le merci della sua carta se la sua regione è il numero del dado, che il favore gira. Porta influenza, un’abilità che resta e punti alla fine. Se mancano merci, prima scambia: due uguali per una di un altro tipo. Se nessuno è adatto, fai ciò che porta di più.
tours-rog-favour-title = Girare il dado
tours-rog-favour = Nessun lancio è cattivo: ogni punto di favore gira il dado di un passo, e il 6 e l’1 sono vicini. Scegli ciò che vuoi di più, un avventore o una buona riva, e prima gira il dado su quel numero. Il favore che avanza alla fine non vale nulla.
tours-rog-last-title = Fino alla fine
tours-rog-last = Conservare serve ormai a poco. Alla fine ogni regione paga il primo e il secondo posto sul suo tracciato, e gli avventori completati pagano ancora. Prendi ciò che ti fa superare il bot su un tracciato, o un altro avventore; poi guarda il punteggio finale.

## Yellow & Yangtze

tours-yy-line = Yellow & Yangtze: fonda stati con le tessere; conta il tuo colore più debole
tours-yy-tiles-title = Posizionare tessere
tours-yy-tiles = Hai due azioni. Metti una tessera dalla mano in uno stato: chi lì ha il leader del suo colore guadagna un punto di quel colore, quindi scegli stati con i tuoi leader. Le tessere blu vanno sui fiumi, le altre a terra. Alla fine conta solo il tuo colore **più debole** (premi **Mano**): nutri quello.
tours-yy-leader-title = Posizionare un leader
tours-yy-leader = Una tessera dà punti solo dove c’è un leader. Metti o sposta un tuo leader su una terra vuota accanto a un governatore, in uno stato senza leader del suo colore; poi metti lì tessere di quel colore. Il governatore prende anche i punti dei colori per cui non c’è nessuno.
tours-yy-pagoda-title = Costruire una pagoda
tours-yy-pagoda = Tre tessere di un colore che si toccano tutte sono un triangolo: una pagoda lì sopra dà al suo leader un punto alla fine di ogni tuo turno. Completane uno, o scarta due commercianti per costruire su uno qualsiasi. Se nessuno è alla portata, preparalo: due tessere uguali vicine.
tours-yy-conflict-title = Combattere
tours-yy-conflict = Due leader di un colore in uno stato si scontrano. Entra con il tuo: è una **rivolta**, e decidono i governatori accanto ai leader e quelli della mano. O unisci due stati con una tessera: è una **guerra**, e decidono i soldati. Attacca dove sei più forte; altrimenti prepara le forze.
tours-yy-last-title = Il colore più debole
tours-yy-last = Il sacchetto è quasi vuoto, e quando lo è la partita finisce. Premi **Mano** e guarda i tuoi punti: l’oro riempie il colore più debole, e quel colore è il tuo punteggio. Ormai un punto in qualsiasi altro non vale nulla: spendi lì tutte e due le azioni.

## Yokohama

tours-yk-line = Yokohama: manda assistenti per una città di porto, commercia e costruisci
tours-yk-walk-title = Piazzare e camminare
tours-yk-walk = Metti assistenti nelle aree, uno in tre diverse o due in una, poi fai camminare il presidente per aree dove ne hai. Dove si ferma agisci, e ogni tuo pezzo lì rende l’azione più forte. Fermati dove ne aspettano già diversi; dopo tornano nella tua mano.
tours-yk-order-title = Ordini
tours-yk-order = I tuoi ordini (premi **Mano**) chiedono merci e pagano punti e altro. Se hai le merci, completane uno prima o dopo l’azione; non costa il turno. Se manca qualcosa, agisci dove si produce, o scambia nel Quartiere Cinese. I nuovi ordini vengono dai porti, e puoi tenerne tre.
tours-yk-build-title = Costruire
tours-yk-build = Un’azione di Potere 4 o 5 permette di costruire lì: un negozio per il premio del suo posto, o l’ufficio commerciale, che dà uno yen ogni volta che il bot agisce lì. Restano e danno Potere. A 5 c’è anche un segnalino. Senza edifici in mano, assumine all’Agenzia di Collocamento.
tours-yk-boards-title = Competere
tours-yk-boards = I punti sono anche in ciò che può avere uno solo: una tecnologia del Laboratorio, uno spazio in Chiesa o in Dogana, un obiettivo. Alla fine le tecnologie si sommano, e chi ha più assistenti su una plancia la vince. Prendi ciò che puoi pagare ora; un obiettivo costa solo un assistente.
tours-yk-last-title = Fino alla fine
tours-yk-last = Chiesa o Dogana con 5 assistenti, 4 uffici o 8 negozi di una persona, o un porto vuoto portano all’ultimo round. Gli ordini in mano non valgono nulla: completa quelli che puoi, e trasforma merci e yen in punti. Poi contano nazioni, tecnologie, Chiesa e Dogana.

## Import / Export

tours-ie-line = Import / Export: riempi le navi di carte, ognuna delle quali è tante cose
tours-ie-lead-title = Scegliere l’azione
tours-ie-lead = Ogni colore di carta è un’azione: verde Carica, giallo Stipula, nero Import, rosso Pirata, blu Fornire. Se sei capitano gioca una carta, o due dello stesso colore per qualsiasi azione; agite tutti e due, e ogni tuo import di quel colore agisce una volta in più. Scegli dove agisci più del bot.
tours-ie-follow-title = Seguire
tours-ie-follow = Quando sceglie il bot puoi seguire con una carta della stessa azione, o pescare. Anche pescando agisci con i tuoi import di quel colore. Segui dove porta qualcosa e pesca dove no: tutto si paga con le carte. Ora scegli tu, poi aspetta il turno del bot.
tours-ie-ships-title = Riempire una nave
tours-ie-ships = Con il giallo metti un contratto su una nave in porto, se il tuo livello nel suo colore basta; con il verde carichi come container carte del suo colore, qualunque cosa facciano. Una nave piena salpa: la banca paga 6, 10 o 14 crediti, e i contratti lavorano per te. Guarda a quale manca meno.
tours-ie-island-title = L’isola e il mare
tours-ie-island = Con il blu vendi una carta all’isola per 4 crediti, o prendi una sua carta tra i tuoi import: agisce ogni volta che si sceglie il suo colore. Nero e rosso vanno in mare: con un’offerta, o da pirata, prendi container delle navi salpate. Diventano import, o merci che contano alla fine.
tours-ie-last-title = Fino alla fine
tours-ie-last = Con 50 crediti la partita finisce in quel turno. Poi contano le merci, con un premio per la maggioranza di un colore e 10 per una di ognuno, e le rosse possono costarti. Vendi una carta all’isola per 4 crediti, riempi una nave o fai un’offerta per un import: ciò che oggi porta di più.
