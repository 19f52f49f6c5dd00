"""Whether another process on this machine has ended is known here, and of no other machine."""

from __future__ import annotations

import subprocess
import sys

import pytest

from process.whereabouts import Whereabouts, here


def test_who_runs_here_and_who_does_not() -> None:
    me = here()
    if not me.machine:
        pytest.skip("this system does not say which start of it this is")
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        assert not me.is_gone(me.machine, child.pid)
        child.kill()
    assert me.is_gone(me.machine, child.pid)


def test_a_number_that_is_our_own_was_somebody_elses() -> None:
    me = Whereabouts("harbour", "one", 7)
    assert me.is_gone("one", 7)


def test_of_other_machines_nothing_is_known() -> None:
    assert not Whereabouts("harbour", "one", 7).is_gone("two", 7)
    assert not Whereabouts("harbour", "", 7).is_gone("", 7)
