"""Import / Export, tied together."""

from __future__ import annotations

from engine.core.frame import Frame
from engine.core.game import Game
from engine.games.import_export import (
    actions,
    auction,
    complete,
    contract,
    deeds,
    follow,
    gifts,
    imports,
    load,
    pirate,
    scoring,
    setup,
    turn,
    window,
)
from engine.games.import_export.asides import ASIDES, Aside
from engine.games.import_export.checks import invariants
from engine.games.import_export.describe import describe
from engine.games.import_export.meta import META
from engine.games.import_export.resolve import ASKS
from engine.games.import_export.sight import beside_hand, blur, view
from engine.games.import_export.standing import STANDING
from engine.games.import_export.state import State, View
from engine.games.import_export.why import why_not

FRAMES: tuple[type[Frame[State]], ...] = (
    turn.Round,
    turn.Turn,
    follow.Lead,
    follow.Pair,
    follow.Follow,
    follow.FollowTogether,
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
    auction.Auctions,
    auction.Auction,
    auction.Bids,
    imports.Import,
    imports.Stow,
    complete.Settle,
    complete.Sailings,
    complete.Complete,
    complete.TakeAboard,
    complete.Deliver,
    gifts.Offers,
    gifts.BuyFeed,
    gifts.Dig,
    gifts.GiveGood,
    gifts.TakeFromIsland,
    deeds.Forge,
    deeds.TakeContainer,
    deeds.LoadOrKeep,
    gifts.Threaten,
    gifts.PayMortars,
    gifts.GiveGoods,
    gifts.Clean,
    gifts.PayVacuum,
    gifts.Ambush,
    gifts.PayShotguns,
    gifts.GiveCards,
    deeds.Stretch,
    Aside,
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
    standing=STANDING,
    points=scoring.totals,
    beside_hand=beside_hand,
)
