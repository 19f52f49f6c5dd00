# The two commands a newcomer needs are `make run` and `make test`; each sets up what it needs.
PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
STAMP := $(VENV)/.installed
# More than the cores of CI: many tests wait for a process, a browser or a clock.
JOBS ?= 4
GAMES ?= 500
# What `make test` runs once more on a PostgreSQL server; `make test-postgres` runs all that can be.
ON_A_SERVER := tests/db tests/e2e/test_turns.py tests/e2e/test_recovery.py \
	$(addprefix tests/sessions/test_,play.py first_version.py notices.py standing.py votes.py privacy.py archive.py)

.PHONY: setup run test lint types tests test-postgres fuzz rules-coverage fixtures

setup: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Harbormaster needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 1; }
	test -x $(PY) || $(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $(STAMP)

run: setup
	@$(PY) bot.py

test: lint types tests

lint: setup
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

types: setup
	$(PY) -m mypy .

tests: setup
	$(PY) -m pytest -q -n $(JOBS) --dist worksteal
	$(PY) -m pytest -q -n $(JOBS) --dist worksteal --store postgresql $(ON_A_SERVER)

test-postgres: setup
	$(PY) -m pytest -q -n $(JOBS) --dist worksteal --store postgresql tests/db tests/sessions tests/e2e \
		tests/campaigns/test_kill.py
	$(PY) -m tests.postgres.twins --operations 10000

fuzz: setup
	$(PY) -m tests.fuzz --games $(GAMES)

rules-coverage: setup
	$(PY) -m tests.rules_coverage

fixtures: setup
	$(PY) -m tests.record
