"""What Yellow & Yangtze teaches its players."""

from engine.ai.mind import Mind
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from engine.minds.yellow_yangtze.promise import promise
from engine.minds.yellow_yangtze.worth import worth

MIND = Mind(YELLOW_YANGTZE, worth, promise)
