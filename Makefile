PYTHON ?= python3
V      := .venv/bin
GAME   ?= cerebria-cards
export PIP_DISABLE_PIP_VERSION_CHECK = 1
export PIP_CONSTRAINT = $(CURDIR)/constraints.txt
PIP    := $(V)/pip install -q
.PHONY: play test setup fast bench soak lock clean format
.DELETE_ON_ERROR:

play: .venv/.play           # sit down and play; set up first if need be
	$(V)/mindrose play $(GAME)

setup: .venv/.dev           # everything for play and tests

test: .venv/.dev            # everything that must be green
	@echo "== formatting and lint"
	$(V)/ruff format --check
	$(V)/ruff check
	@echo "== types"
	$(V)/mypy
	@echo "== import contracts"
	$(V)/lint-imports
	@echo "== tests, plain engine"
	MINDROSE_ENGINE=plain $(V)/pytest
	@echo "== the compiled engine, where a C compiler is there"
	$(V)/python tools/compile.py
	@if $(V)/python tools/compile.py --check; then echo "== tests, compiled engine"; MINDROSE_ENGINE=fast $(V)/pytest; fi

fast: .venv/.dev            # compile the engine; used from then on until its sources change
	$(V)/python tools/compile.py

bench: .venv/.bench         # speed side by side with other libraries, in one run
	$(V)/python tools/compile.py
	$(V)/python -m bench.run

soak: .venv/.dev            # 10,000 checked random games of each player count
	$(V)/python tools/compile.py
	$(V)/python -m tests.soak

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed; this is " + sys.version) if sys.version_info < (3, 11) else None'
	@echo "== making .venv"
	$(PYTHON) -m venv .venv

.venv/.play: pyproject.toml constraints.txt | .venv/bin/python
	@echo "== installing what play needs"
	$(PIP) -e .
	@touch $@

.venv/.dev: .venv/.play
	@echo "== installing what tests need"
	$(PIP) -e '.[dev]'
	@touch $@

.venv/.bench: .venv/.dev
	@echo "== installing the libraries to compare with"
	$(PIP) -e '.[bench]'
	@touch $@

format: .venv/.dev          # rewrite the sources as `make test` wants them
	$(V)/ruff format
	$(V)/ruff check --fix

lock: .venv/.dev            # refresh constraints.txt; it names no host
	PIP_CONSTRAINT= $(V)/pip install -q uv
	$(V)/uv pip compile pyproject.toml --all-extras --universal --no-annotate --no-header -q -U -o constraints.txt

clean:
	rm -rf .venv build
