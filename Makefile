# The two commands a newcomer needs are `make run` and `make test`; each sets up what it needs.
PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
STAMP := $(VENV)/.installed
# More than the cores of CI: many tests wait for a process, a browser or a clock.
JOBS ?= 3
GAMES ?= 500

.PHONY: setup run test lint types tests fuzz rules-coverage fixtures

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

fuzz: setup
	$(PY) -m tests.fuzz --games $(GAMES)

rules-coverage: setup
	$(PY) -m tests.rules_coverage

fixtures: setup
	$(PY) -m tests.record
