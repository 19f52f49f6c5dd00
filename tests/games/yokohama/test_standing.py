"""Nothing may be answered in advance, because nobody is asked out of turn."""

from __future__ import annotations

import pytest

from engine.games.yokohama.game import YOKOHAMA
from tests.play import SetUp, moments, one_per_count


@pytest.mark.parametrize("set_up", list(one_per_count(YOKOHAMA)), ids=str)
def test_only_the_active_player_is_asked_once_all_have_an_order(set_up: SetUp) -> None:
    asked_first = set()
    for moment in moments(set_up, seed=51):
        table, pending = moment.before.match.state.table, moment.before.pending
        if table.dealt:
            assert [asked.seat for asked in pending] == [table.active]
        else:
            asked_first |= {asked.name for asked in pending}
    assert asked_first == {"keep"}, "by all at once, before anything else"
    assert set_up.game.standing == ()
