from engine.games.yellow_yangtze.meta import META
from render.games.yellow_yangtze.board import map_pane
from render.games.yellow_yangtze.spots import spots
from render.picture import Pane, Renderer
none = lambda *a: None
YELLOW_YANGTZE = Renderer((Pane("map", map_pane, spots),), lambda view, asked: (), none, none, none, none, none, none, none, none, META.prefix)
