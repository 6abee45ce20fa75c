# Everything a fresh clone needs is set up by the target that needs it, in .venv, from the lock files.

PYTHON ?= python3
# More arguments for the command of a target: make play ARGS="--host 0.0.0.0", make terminal ARGS="--players 6"
ARGS ?=
# Worker processes of the tests.
JOBS ?= auto

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input -qq
INSTALL_LOCKED := $(PIP) install --require-hashes --no-build-isolation
# Builds the web client too, with a Node from PyPI where the machine has none.
INSTALL_SELF = { $(BIN)/python hatch_build.py || $(INSTALL_LOCKED) -r requirements-node.lock; } \
	&& $(PIP) install --no-deps --no-build-isolation --editable .

UV_VERSION := 0.13.7
COMPILE = build/uv/bin/uv --no-config pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-annotate --no-header $(ARGS)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play terminal test lint format bench load golden soak screenshots web wire lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: web ## Play in the browser: starts a server of your own and opens the page
	@$(BIN)/winterover serve --open $(ARGS)

terminal: $(VENV)/.ready-play ## Play a game in this terminal
	@$(BIN)/winterover play $(ARGS)

test: lint web ## Check everything: lint, types, layers, tests
	@$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -q $(ARGS)

lint: $(VENV)/.ready-dev ## Check style, types and layers
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo "Not formatted; 'make format' mends it:"; $(BIN)/ruff format --check; }
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

format: $(VENV)/.ready-dev ## Mend style where a tool can
	@$(BIN)/ruff check --fix --quiet; $(BIN)/ruff format

bench: $(VENV)/.ready-bench ## Measure speed, beside peers
	@$(BIN)/winterover bench $(ARGS)

load: $(VENV)/.ready-dev ## Measure the server with many tables, beside a plain room on the same stack
	@$(BIN)/python -m tests.load $(ARGS)

golden: $(VENV)/.ready-dev ## Write the golden transcripts anew
	@$(BIN)/python tests/golden/make.py $(ARGS)

soak: $(VENV)/.ready-dev ## Play many random games and check every invariant
	@$(BIN)/python tests/soak.py $(ARGS)

# Does nothing while nothing has changed in web/.
web: $(VENV)/.ready-play ## Build the web client
	@$(BIN)/python hatch_build.py build

screenshots: $(VENV)/.ready-dev web ## Take pictures of every screen of the web client
	@$(BIN)/python -m tests.e2e.screenshots $(ARGS)

wire: $(VENV)/.ready-play ## Write the TypeScript types of the server's messages anew
	@$(BIN)/python -m winterover.server > web/src/wire.ts

# The largest lock is resolved first and binds the others, so that all of them agree on every version.
lock: build/uv/.ready-$(UV_VERSION) ## Write the lock files anew (ARGS=--upgrade for newer versions)
	@$(COMPILE) pyproject.toml --extra dev --extra bench --output-file requirements-bench.lock
	@$(COMPILE) pyproject.toml --extra spiel --constraint requirements-bench.lock --output-file requirements-spiel.lock
	@$(COMPILE) pyproject.toml --extra dev --constraint requirements-bench.lock --output-file requirements-dev.lock
	@$(COMPILE) pyproject.toml --constraint requirements-bench.lock --output-file requirements.lock
	@$(COMPILE) --group build --constraint requirements-bench.lock --output-file requirements-build.lock
	@$(COMPILE) --group node --output-file requirements-node.lock

clean: ## Remove everything that make, the tools and the tests leave behind
	@rm -rf $(VENV) build dist src/winterover/server/static web/node_modules .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Stamps: each says that .venv holds what its lock file names. A larger one satisfies the smaller ones.

$(VENV)/.ready-python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed, this is " \
		+ sys.version.split()[0] + "; name another one: make PYTHON=python3.12 ...")'
	@echo "Setting up $(VENV) (once)"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.ready-play: requirements.lock requirements-build.lock pyproject.toml | $(VENV)/.ready-python
	@echo "Installing what playing needs"
	@$(INSTALL_LOCKED) -r requirements.lock -r requirements-build.lock
	@$(INSTALL_SELF)
	@touch $@

$(VENV)/.ready-dev: requirements-dev.lock pyproject.toml | $(VENV)/.ready-python
	@echo "Installing what the checks need"
	@$(INSTALL_LOCKED) -r requirements-dev.lock
	@$(INSTALL_SELF)
	@touch $@ $(VENV)/.ready-play

# Comes after the developer tools: they hold what builds the peers that are published as source only. OpenSpiel is not
# built: where it is not published for the system, the benchmark goes on without it.
$(VENV)/.ready-bench: requirements-bench.lock requirements-spiel.lock $(VENV)/.ready-dev
	@echo "Installing what the benchmark needs"
	@$(INSTALL_LOCKED) -r requirements-bench.lock
	@$(INSTALL_LOCKED) --only-binary :all: -r requirements-spiel.lock 2>/dev/null \
		|| echo "OpenSpiel cannot be installed on this system; the benchmark goes on without it."
	@touch $@

build/uv/.ready-$(UV_VERSION):
	@$(PYTHON) -m venv --clear build/uv
	@build/uv/bin/python -m pip --disable-pip-version-check --no-input -qq install uv==$(UV_VERSION)
	@touch $@
