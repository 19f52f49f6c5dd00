"""Import / Export, tied together."""

from __future__ import annotations

from engine.core.frame import Frame
from engine.core.game import Game
from engine.games.import_export import (
    actions,
    complete,
    contract,
    deeds,
    imports,
    load,
    pirate,
    scoring,
    setup,
    turn,
    window,
)
from engine.games.import_export.asides import ASIDES
from engine.games.import_export.checks import invariants
from engine.games.import_export.describe import describe
from engine.games.import_export.meta import META
from engine.games.import_export.resolve import ASKS
from engine.games.import_export.sight import blur, own_player, view
from engine.games.import_export.state import State, View
from engine.games.import_export.why import why_not

FRAMES: tuple[type[Frame[State]], ...] = (
    turn.Round,
    turn.Turn,
    turn.Lead,
    turn.Pair,
    turn.Follow,
    turn.FollowTogether,
    window.Window,
    window.Swap,
    actions.Instruction,
    actions.OneAction,
    actions.PlayCards,
    actions.TakeActions,
    contract.Flour,
    contract.SellTea,
    load.LoadMore,
    load.Phone,
    load.SecondHalf,
    load.Granted,
    pirate.Piracy,
    imports.Auctions,
    imports.Auction,
    imports.Bids,
    imports.Import,
    imports.Stow,
    complete.Settle,
    complete.Sailings,
    complete.Complete,
    complete.TakeAboard,
    complete.Deliver,
    deeds.Offers,
    deeds.BuyFeed,
    deeds.Dig,
    deeds.GiveGood,
    deeds.TakeFromIsland,
    deeds.Forge,
    deeds.TakeContainer,
    deeds.LoadOrKeep,
    deeds.Threaten,
    deeds.PayMortars,
    deeds.GiveGoods,
    deeds.Clean,
    deeds.PayVacuum,
    deeds.Ambush,
    deeds.PayShotguns,
    deeds.GiveCards,
    deeds.Stretch,
    scoring.EndGame,
    scoring.LastRide,
    scoring.LastExchange,
    scoring.LastDiamonds,
    scoring.LastClothes,
    scoring.LastType,
    *ASKS.values(),
)

IMPORT_EXPORT: Game[State, View] = Game(
    meta=META,
    state=State,
    frames=FRAMES,
    schema=1,
    rules_version=1,
    blank=setup.blank,
    setup=setup.setup,
    view=view,
    blur=blur,
    invariants=invariants,
    describe=describe,
    asides=ASIDES,
    why_not=why_not,
    beside_hand=own_player,
)
