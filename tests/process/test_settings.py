"""Every mistake of the operator has its own sentence, and the token stays secret."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest

from process.logs import KeyValues, note
from process.settings import BadSettings, Settings, load, read_env_file
from tests.locales.ftl import strict

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"


def settings(folder: Path, **environment: str) -> Settings:
    return load(folder, environment)


def test_nothing_set_means_the_playground(tmp_path: Path) -> None:
    found = settings(tmp_path)
    assert (found.token, found.port, found.database, found.log_level) == ("", 8420, None, None)


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(
        f"# mine\nexport DISCORD_TOKEN='{TOKEN}'\nPORT=1 # first\nLOG_LEVEL=debug\n"
    )
    found = settings(tmp_path, PORT="2")
    assert (found.token, found.port, found.log_level) == (TOKEN, 2, "DEBUG")


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("DISCORD_TOKEN", "Bot abc", "bot-set-token"),
        ("DISCORD_TOKEN", "short", "bot-set-token"),
        ("LOG_LEVEL", "loud", "bot-set-level"),
        ("HARBORMASTER_SYNC", "off", "bot-set-sync"),
        ("HARBORMASTER_THINKERS", "5", "bot-set-thinkers"),
        ("HARBORMASTER_THINKERS", "-1", "bot-set-thinkers"),
        ("HARBORMASTER_METRICS", "70000", "bot-set-metrics"),
        ("HARBORMASTER_METRICS", "yes", "bot-set-metrics"),
        ("HARBORMASTER_METRICS", ":9108", "bot-set-metrics"),
        ("HARBORMASTER_METRICS", "127.0.0.1:", "bot-set-metrics"),
        ("HARBORMASTER_SHARDS", "4", "bot-set-shards"),
        ("HARBORMASTER_SHARDS", "0-/4", "bot-set-shards"),
        ("HARBORMASTER_SHARDS", "0;1/4", "bot-set-shards"),
        ("HARBORMASTER_SHARDS", "3-1/4", "bot-set-shards-order"),
        ("HARBORMASTER_SHARDS", "0/0", "bot-set-shards-count"),
        ("HARBORMASTER_SHARDS", "0/20000", "bot-set-shards-count"),
        ("HARBORMASTER_SHARDS", "0-4/4", "bot-set-shards-beyond"),
        ("HARBORMASTER_SHARDS", "0-2/4", "bot-set-shards-alone"),
        ("PORT", "70000", "bot-set-port"),
        ("PORT", "http", "bot-set-port"),
        ("PORT", "00000099999", "bot-set-port"),
        pytest.param("PORT", "0" * 5000 + "1", "bot-set-port", id="PORT-endless"),
        ("DISCORD_API_BASE", "http://127.0.0.1:1/api", "bot-set-both"),
        ("HARBORMASTER_DB", "/dev/null/x.db", "bot-set-folder"),
        ("HARBORMASTER_DB", "/dev/null/deep/down/x.db", "bot-set-folder"),
        ("HARBORMASTER_DB", "/", "bot-set-folder"),
        ("HARBORMASTER_DB", "x" * 300, "bot-set-folder"),
        ("HARBORMASTER_BACKUPS", "/dev/null", "bot-set-folder"),
    ],
)
def test_each_mistake_has_its_sentence(tmp_path: Path, name: str, value: str, key: str) -> None:
    with pytest.raises(BadSettings) as refused:
        load(tmp_path, {name: value})
    assert refused.value.why.key == key
    for language in ("en", "it"):
        said = strict(language).refuse(refused.value)
        assert "\n" not in said
        assert name.partition("_")[0] in said


def test_settings_make_nothing(tmp_path: Path) -> None:
    places = {"HARBORMASTER_DB": tmp_path / "a" / "x.db", "HARBORMASTER_BACKUPS": tmp_path / "b"}
    found = settings(tmp_path, **{name: str(path) for name, path in places.items()})
    assert [found.database, found.backups] == list(places.values())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "host", ["discord.com", "10.0.0.1", "127.0.0.1.evil.org", "", "[::1", "[x]"]
)
def test_another_discord_may_only_be_on_this_machine(tmp_path: Path, host: str) -> None:
    addresses = {"DISCORD_API_BASE": f"http://{host}/api", "DISCORD_GATEWAY_URL": "ws://localhost"}
    with pytest.raises(BadSettings) as refused:
        load(tmp_path, addresses)
    assert refused.value.why.key == "bot-set-loopback"


def test_loopback_is_taken(tmp_path: Path) -> None:
    found = settings(
        tmp_path, DISCORD_API_BASE="http://127.0.0.1:8/api/v10/", DISCORD_GATEWAY_URL="ws://[::1]:8"
    )
    assert (found.api_base, found.gateway) == ("http://127.0.0.1:8/api/v10", "ws://[::1]:8")


def test_what_is_acknowledged_is_on_disk_unless_the_operator_says_otherwise(tmp_path: Path) -> None:
    assert settings(tmp_path).sync == "full"
    assert settings(tmp_path, HARBORMASTER_SYNC="Normal").sync == "normal"


def test_an_operator_may_say_how_many_think(tmp_path: Path) -> None:
    assert settings(tmp_path).thinkers is None
    assert settings(tmp_path, HARBORMASTER_THINKERS="0").thinkers == 0


@pytest.mark.parametrize(
    ("value", "address"),
    [
        ("", None),
        ("9108", ("127.0.0.1", 9108)),
        ("0.0.0.0:9108", ("0.0.0.0", 9108)),
        ("[::1]:9108", ("::1", 9108)),
    ],
)
def test_figures_are_for_this_machine_unless_an_address_is_given(
    tmp_path: Path, value: str, address: tuple[str, int] | None
) -> None:
    assert settings(tmp_path, HARBORMASTER_METRICS=value).metrics == address


@pytest.mark.parametrize(
    ("written", "own", "name"),
    [
        ("2/16", (2,), "2of16"),
        ("0-3/16", (0, 1, 2, 3), "0-3of16"),
        ("0,4-7/16", (0, 4, 5, 6, 7), "0+4-7of16"),
        ("1, 0 / 2", (0, 1), "0-1of2"),
    ],
)
def test_a_process_may_serve_some_shards(
    tmp_path: Path, written: str, own: tuple[int, ...], name: str
) -> None:
    server = "postgresql://somebody@somewhere/harbor"
    found = settings(tmp_path, HARBORMASTER_SHARDS=written, HARBORMASTER_DB=server).shards
    assert found is not None
    assert (found.own, found.name, found.all) == (own, name, written == "1, 0 / 2")
    assert settings(tmp_path).shards is None


def test_a_file_may_be_heard_of_on_several_lines(tmp_path: Path) -> None:
    found = settings(tmp_path, HARBORMASTER_SHARDS="0-3/4").shards
    assert found is not None
    assert found.own == (0, 1, 2, 3)


def test_the_file_is_read_as_people_write_it(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("A='x # y'  # z\nB=${A}\nexport C=\"1\\n2\"\nD=\n")
    assert read_env_file(file) == {"A": "x # y", "B": "${A}", "C": "1\n2", "D": ""}


@pytest.mark.parametrize("broken", ["this is no setting", "PORT", "'open=1"])
def test_a_broken_line_is_named(tmp_path: Path, broken: str) -> None:
    file = tmp_path / ".env"
    file.write_text(f"PORT=1\n\n{broken}\n")
    with pytest.raises(BadSettings) as refused:
        read_env_file(file)
    assert refused.value.why.args == {"line": 3, "file": ".env"}


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"PORT=1\xff\xfe\n")
    with pytest.raises(BadSettings) as refused:
        read_env_file(file)
    assert refused.value.why.key == "bot-set-file"


def test_the_token_is_in_no_repr(tmp_path: Path) -> None:
    assert TOKEN not in repr(settings(tmp_path, DISCORD_TOKEN=TOKEN))


def record(text: str, **fields: object) -> str:
    made = logging.LogRecord("process.x", logging.ERROR, "x.py", 1, text, (), None)
    made.fields = fields
    return KeyValues(TOKEN).format(made)


def test_log_lines_are_pairs() -> None:
    line = record("poster posted", table=3, revision=17, why='he said "no"')
    assert 'event="poster posted" table=3 revision=17 why="he said \\"no\\""' in line
    assert "level=error from=process.x" in line


def test_secrets_are_blotted_out() -> None:
    line = record(f"login with {TOKEN}", url="/webhooks/12/aW50ZXJhY3Rpb246/messages/@original")
    assert TOKEN not in line
    assert "aW50ZXJhY3Rpb246" not in line
    assert line.count("[secret]") == 2


def test_an_error_brings_its_traceback(caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise ValueError("deep down")
    except ValueError as error:
        note(logging.getLogger("t"), "failed", error=error, table=1)
    shown = KeyValues().format(caplog.records[0])
    assert "table=1\nTraceback" in shown
    assert "ValueError: deep down" in shown
    assert sys.exc_info() == (None, None, None)
