PYTHON ?= python3
V      := .venv/bin
PORT   ?= 8000
export NPM_CONFIG_LOGLEVEL = error
export PIP_DISABLE_PIP_VERSION_CHECK = 1
# Tests start hundreds of Pythons: what one has translated, the next ones read, whatever the surroundings say.
unexport PYTHONDONTWRITEBYTECODE
export PIP_CONSTRAINT = $(CURDIR)/constraints.txt
PIP    := $(V)/pip install -q
# Many tests wait for servers: three of them keep two cores busy.
WAITING = $(V)/pytest -n 3
SIDE_BY_SIDE = @$(MAKE) --no-print-directory --output-sync=line -j 2
.PHONY: play test check setup client checks pages plain compiled web fast hasty wheel bench load soak attack endure lock clean format
.DELETE_ON_ERROR:

play: .venv/.play web/dist/index.html  # open the table in the browser; set up first if need be
	$(V)/mindrose serve --port $(PORT)

setup: .venv/.dev client    # everything for play and tests

client: web/node_modules/.dev
	@$(MAKE) --no-print-directory web/dist/index.html

web: web/dist/index.html    # build the browser client

test:                       # everything that must be green
	$(SIDE_BY_SIDE) setup
	$(SIDE_BY_SIDE) hasty checks plain pages
	@$(MAKE) --no-print-directory compiled
	@echo "== the browser client in a real browser"
	cd web && npm run -s e2e

checks: setup               # style, types and import contracts, also of the browser client
	@echo "== formatting and lint"
	$(V)/ruff format --check
	$(V)/ruff check
	@echo "== types"
	$(V)/mypy
	@echo "== import contracts"
	$(V)/lint-imports
	@echo "== the browser client: types, lint"
	$(V)/python tools/wire.py --check
	$(V)/python tools/vocabulary.py --check
	$(V)/python tools/layouts.py --check
	cd web && npm run -s check

pages: setup                # the unit tests of the browser client
	@echo "== the browser client: unit tests"
	cd web && npm run -s test

plain: .venv/.dev           # on the plain engine, the tests that are worth running on both
	@echo "== tests, plain engine"
	MINDROSE_ENGINE=plain $(V)/pytest --twice

compiled: .venv/.dev        # all tests on the compiled engine; where there is none, those that `plain` leaves out
	@if $(V)/python tools/compile.py --check; then echo "== tests, compiled engine"; MINDROSE_ENGINE=fast $(WAITING); \
	else echo "== other tests, plain engine"; MINDROSE_ENGINE=plain $(WAITING) --once; fi

check: .venv/.dev           # an answer while one works: style, types, contracts, kernel, language and rules
	$(V)/ruff format --check -q
	$(V)/ruff check -q
	$(V)/mypy
	$(V)/lint-imports > /dev/null
	MINDROSE_ENGINE=plain $(V)/pytest tests/kernel tests/language tests/rules

fast: .venv/.dev            # compile the engine where a C compiler is there; used until its sources change
	$(V)/python tools/compile.py

hasty: .venv/.dev           # the same without its last speed, for tests: any build will do
	$(V)/python tools/compile.py --hasty

wheel: setup                # build/dist: a source archive, a wheel with the compiled engine, and one for any machine; each tried
	$(V)/python tools/compile.py
	$(V)/python tools/archives.py
	$(V)/python tools/pythons.py build/dist

bench: .venv/.bench         # speed side by side with other libraries, in one run
	$(V)/python tools/compile.py
	$(V)/python -m bench.run

load: .venv/.dev bench/load/boardgame/node_modules/.package-lock.json  # the server under load, beside boardgame.io
	$(V)/python tools/compile.py
	$(V)/python -m bench.load.run

bench/load/boardgame/node_modules/.package-lock.json: bench/load/boardgame/package-lock.json
	@echo "== installing the server to compare with"
	cd bench/load/boardgame && npm ci --no-audit --no-fund

soak: .venv/.dev            # 10,000 checked random games of each game and player count
	$(V)/python tools/compile.py
	$(V)/python -m tests.soak

ATTACKED = $(addprefix tests/server/test_,attacks.py door.py seats.py neighbours.py keeping_house.py thinking.py fairness.py memory.py fuzz_socket.py passing.py)
attack: .venv/.dev          # what one guest can do to everybody else: each way a test, then all with somebody who plays meanwhile
	$(V)/python tools/compile.py
	$(V)/pytest $(ATTACKED)
	$(V)/python -m tests.attack

ENDURING ?=
endure: .venv/.dev          # a night: 1,000 kills, restarts, full disks, cut lines, and two hours of 300 tables; ENDURING="--kills 20 …": less
	$(V)/python tools/compile.py
	$(V)/python -m tests.endurance $(ENDURING)

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

web/node_modules/.play: web/package-lock.json
	@echo "== installing what the browser client is built with"
	cd web && npm ci --omit=dev
	@touch $@

web/node_modules/.dev: web/package-lock.json
	@echo "== installing what the browser client is tested with"
	cd web && npm ci
	@touch $@ web/node_modules/.play

CLIENT := $(shell find web/src web/public src/mindrose/locales -type f -not -path '*/vendor/*' -not -name icons.ts) \
	$(wildcard web/*.html web/*.mjs web/vite.config.ts)
web/dist/index.html: $(CLIENT) | web/node_modules/.play
	@echo "== building the browser client"
	cd web && npm run -s build

format: .venv/.dev          # rewrite the sources as `make test` wants them
	$(V)/ruff format
	$(V)/ruff check --fix
	cd web && npx prettier --write --log-level warn .

lock: .venv/.dev            # refresh both lock files; neither names a host
	PIP_CONSTRAINT= $(V)/pip install -q uv
	$(V)/uv pip compile pyproject.toml --all-extras --universal --no-annotate --no-header -q -U -o constraints.txt
	cd web && npm install --package-lock-only

clean:
	rm -rf .venv build web/node_modules web/dist web/public/vendor web/.browser web/src/icons.ts web/src/games/*/icons.ts
