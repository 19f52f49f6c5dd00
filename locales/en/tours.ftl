### First games: five turns of a game that was begun before, in which somebody new is led.
### A step’s text is at most 300 characters: what to look at, what to do now, and why that is good.

## Opening one, and the way out

tours-opened = { $intro } It waits for you in { $channel }, and nobody else sees it: press **Play** there.
tours-none = There is no first game to learn this by yet. `/rules` explains it.
tours-not-here = I can lead you through a first game only in a text channel.
tours-lacking = For a thread that only you see I lack: { $missing }. An admin can allow this in the channel’s settings, under permissions; or use `/learn` with “here”, and everybody sees your game.
tours-not-yours = Nobody is led through this game, or it is somebody else’s first one.
tours-skip = Skip the tour
tours-first-time = First time at { $game }? Five turns against a bot teach it, and nobody else sees them; then come back to this table.
tours-learn = Learn by playing

## In the panel

tours-step = **Step { $n } of { $of }: { $title }**
tours-step-checked = ✅ Step { $n } of { $of }: { $title }
tours-step-done = ✅ Step { $n } of { $of }: { $title }. Done: finish your turn. The bot moves a few seconds later; then press **Play** on its message.
tours-step-between = ✅ Step { $n } of { $of }: { $title }. Done; this question still goes with it. The next step comes with your next turn.
tours-step-between-last = ✅ Step { $n } of { $of }: { $title }. Done; this question still goes with it.
tours-step-last = ✅ Step { $n } of { $of }: { $title }. Done: finish your turn. If the game is not over then, the bot moves, and **Play** on its message leads on.
tours-step-other = **Step { $n } of { $of }: { $title }.** Another time: finish your turn. The bot moves a few seconds later; then press **Play** on its message.
tours-hint = This shows what the step is about; other moves bring more.
tours-hint-other = What the step shows does not fit just now: do this instead.
tours-intro = Your first game of **{ $game }**. { $tagline } You take over a game that has been going on for a while: you stand well, and a handful of turns are left to you.

## At the end

tours-ended-won = That was your first game, and you have won it. **Rematch** opens a whole one against the same bot; `/rules` has every detail.
tours-ended-near = That was your first game, and you were only { $points ->
        [one] 1 point
       *[other] { $points } points
    } behind. **Rematch** opens a whole one against the same bot; `/rules` has every detail.
tours-ended = That was your first game: now you know your way about. **Rematch** opens a whole one against the same bot; `/rules` has every detail.

## River of Gold

tours-rog-line = River of Gold: sail, build and deliver along a river

tours-rog-sail-title = Sail
tours-rog-sail = Each turn your die is good for one of three things. To sail moves a boat downriver as far as the die shows; it collects from the buildings on the four shores beside it, and their owners are paid, too. Compare the ways under **Sail**: beside your own buildings you are paid twice.
tours-rog-build-title = Build
tours-rog-build = Choose a shore in the region of your die, pay the koku printed on it, and take one of the four tiles. You gain influence there at once, and every boat that stops beside it pays you. It is worth most where you are just behind the bot on the region’s track.
tours-rog-deliver-title = Deliver
tours-rog-deliver = Look at **Hand**. A customer takes the goods on their card if their region is the number of your die; favour turns the die. That brings influence, an ability that lasts, and points at the end. If goods are missing, trade first: two of a kind for one of another. If none fits, do what brings most.
tours-rog-favour-title = Turn the die
tours-rog-favour = No roll is a bad one: each point of favour turns the die one step, and 6 and 1 are neighbours. Find what you want most, a customer or a good shore, and turn the die to its number first. Favour that is left at the end is worth nothing.
tours-rog-last-title = To the end
tours-rog-last = There is little left to save for. At the end each region pays for the first and second place on its track, and completed customers pay once more. Take what moves you past the bot on a track, or one more customer; then see the final score.

## Yellow & Yangtze

tours-yy-line = Yellow & Yangtze: found states with tiles; your weakest colour is your score
tours-yy-tiles-title = Place tiles
tours-yy-tiles = You have two actions. Put a tile from your hand into a state: whoever has the leader of its colour there gains a point of that colour, so choose states with your own leaders. Blue tiles go on rivers, all others on land. At the end only your **weakest** colour counts (see **Hand**): feed that one.
tours-yy-leader-title = Place a leader
tours-yy-leader = A tile scores only where a leader stands. Place or move one of yours to empty land beside a governor tile, in a state that has none of its colour; then put tiles of its colour there. A governor leader also takes points of the colours for which nobody else stands there.
tours-yy-pagoda-title = Build a pagoda
tours-yy-pagoda = Three tiles of one colour that all touch make a triangle, and a pagoda on it pays its leader a point at the end of each of your turns. Complete one with a tile, or discard two traders to build on any. If there is none within reach, prepare one: two of a kind side by side.
tours-yy-conflict-title = Fight
tours-yy-conflict = Two leaders of one colour in a state fight. Enter a state with yours: a **revolt**, and governor tiles beside the leaders decide, with those of your hand. Or join two states with a tile: a **war**, and soldier tiles decide. Attack where you count more; if you do not, gather instead.
tours-yy-last-title = Your weakest colour
tours-yy-last = The bag is nearly empty, and the game ends when it is. Look at your points under **Hand**: gold fills up the weakest colour, and then that colour is your score. Every point in any other is worth nothing now, so spend both actions there.

## Yokohama

tours-yk-line = Yokohama: send assistants through a harbour town, trade and build
tours-yk-walk-title = Place and walk
tours-yk-walk = Place assistants on areas, on three different ones or two on one, then walk your president along areas where you have some. Where it stops you act, and each piece of yours there makes the action stronger. Stop where several already wait; they come back to your hand after that.
tours-yk-order-title = Orders
tours-yk-order = Orders under **Hand** ask for goods and pay points and more. If you have the goods, complete one before or after your action; it costs no turn. If something is missing, act where it is made, or exchange in Chinatown. New orders come from the ports, and you may hold three.
tours-yk-build-title = Build
tours-yk-build = An action of Power 4 or 5 lets you build there: a shop for the reward of its slot, or the trading house, which earns a yen whenever the bot acts there. Both stay and add Power. At 5 there is also a token to take. If no building is in your hand, hire one at the Employment Agency.
tours-yk-boards-title = Compete
tours-yk-boards = Points are also in what only one can have: a technology of the Laboratory, a space in the Church or Customs, an achievement. Technologies count together at the end, and most assistants on a board win it. Take one that you can pay now; an achievement costs only an assistant.
tours-yk-last-title = To the end
tours-yk-last = The Church or Customs with 5 assistants, 4 trading houses or 8 shops of one player, or an empty port bring the last round. Orders in your hand score nothing: complete what you can, and turn goods and money into points. Then countries, technologies, the Church and Customs are counted.

## Import / Export

tours-ie-line = Import / Export: fill ships with cards, each of which is many things
tours-ie-lead-title = Lead
tours-ie-lead = Each colour of card is one action: green loads, yellow contracts, black imports, red pirates, blue supplies. As captain play a card, or two of one colour as any action; both of you then act, and each import of yours of that colour acts once more. Lead what you can do more often than the bot.
tours-ie-follow-title = Follow
tours-ie-follow = When the bot leads, you may follow with a card of the same action, or draw instead. Even drawing you act with your imports of that colour. Follow where it brings something, and draw where it does not: cards are what everything is paid with. So lead first, then wait for the bot’s turn.
tours-ie-ships-title = Fill a ship
tours-ie-ships = Lead yellow to put a contract on a ship in port, if your level in its colour is high enough; lead green to load cards of its colour as containers, whatever else is on them. A full ship sails: the bank pays 6, 10 or 14 credits, and its contracts work for you. See which ship needs least.
tours-ie-island-title = The island and the sea
tours-ie-island = Lead blue to sell a card to the island for 4 credits, or to take one of its cards into your imports, where it acts whenever its colour is led. Black and red go to sea: import by a bid, or pirate, containers of ships that have sailed. Containers become imports, or goods that count at the end.
tours-ie-last-title = To the end
tours-ie-last = 50 credits end the game with that turn. Then goods count, with a bonus for the most of a colour and 10 for one of each, and red ones may cost you. Sell a card to the island for 4 credits, fill a ship, or bid for an import that completes your colours: whatever brings most today.
