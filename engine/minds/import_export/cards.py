"""What a completed shipment is good for: credits at once, in the course of a game, at its end."""

from __future__ import annotations

from engine.games.import_export.data import CARDS


def _by_card(table: dict[float, str]) -> dict[str, float]:
    found = {card: value for value, cards in table.items() for card in cards.split()}
    assert not found.keys() - CARDS.keys(), "an unknown card"
    return found


ONCE = _by_card(
    {
        1: "ammunition animal-feed flamethrowers rolls-royces segways",
        2: "snakes",
        3: "bamboo beer counterfeit-money dinosaur-bones honey pens poodles",
        4: "almonds apples down-jackets hawaiian-salt potatoes rice soy-sauce",
        5: "cups massage-tables mortars stolen-research wind-turbines",
        7: "pocky showers vacuum-cleaners",
        9: "platinum-rings stretch-goals",
        14: "delayed-deals",
    }
)
LASTING = _by_card(  # from the beginning of a game to its end
    {
        1: "batteries books chairs can-openers rope leds scotch-whisky stolen-rice board-games",
        2: "pistols robot-cats shotguns tablets telescopes neural-units dragon-fruit rare-metals",
        3: "backpacks heavy-ammunition drones drugs flash-drives gold-watches mineral-water "
        "maseratis marijuana minivans mouthwash onions pants paper poison-bottles segways seeds "
        "shampoo tanks sugar smart-cars 3d-printers prefab-houses exotic-fish foxes",
        4: "candy cannons cell-phones coffee generators green-tea laptops lumber paprika "
        "playstations graphics-cards stem-cells stolen-tires dark-flight-games the-motherlode",
        5: "black-panthers glasses jet-engines lipstick nanobots refrigerators shoes satellites "
        "soap oysters hydroponics",
        6: "televisions wheat sextants rice-cookers",
        8: "chocolate bicycles whole-wheat",
        10: "pirated-dvds",
    }
)
ENDING = _by_card(  # in the final scoring
    {
        3: "leather-jackets ceramics vintage-wines champagne",
        4: "silk-shirts ivory helicopters",
        5: "perfumes diamond-rings clothing teslas apple-watches",
        6: "saunas haute-couture",
        9: "gold-toilets",
        12: "ferraris",
    }
)
