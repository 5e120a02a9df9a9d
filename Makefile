# `make` alone lists the commands. PYTHON chooses the interpreter: make test PYTHON=python3.13
PYTHON ?= python3
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
UV_VERSION := 0.13.8

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: play
play: $(VENV)/play.stamp ## Try the bot in a local Discord in your browser; needs no token
	@$(BIN)/python -m bot play $(ARGS)

.PHONY: cluster
cluster: $(VENV)/dev.stamp ## Try two processes on one PostgreSQL database in your browser; kill either and play on
	@$(BIN)/python -m bot cluster $(ARGS)

.PHONY: run
run: $(VENV)/run.stamp ## Start the bot on Discord; needs DISCORD_TOKEN
	@$(BIN)/python -m bot run $(ARGS)

.PHONY: fast
fast: $(VENV)/fast.stamp ## Compile the rules and the computer players; needs a C compiler
	@$(BIN)/python -m fast

.PHONY: test
test: $(VENV)/dev.stamp ## Run the tests; ARGS="-k lobby" picks some, ARGS=--cov tells what they cover
	TESTS_TURN=$${TESTS_TURN-commit} ENGINE_COMPILED=no $(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)

.PHONY: test-all
test-all: ## Run all tests; `make test` runs only a quarter of the largest ones, another quarter for each commit
	@$(MAKE) test TESTS_TURN=

# These tests play whole games, check secrets, store states, or use the processes of Masters. Tests that replace a
# function of the engine, or derive from one of its classes, work only with the sources.
COMPILED_TESTS := test_goldens.py test_secret_names.py test_replay.py test_rng.py test_verify.py
.PHONY: test-fast
test-fast: fast $(VENV)/dev.stamp ## Run the tests of compiled modules
	ENGINE_COMPILED=only $(BIN)/python -m pytest -n auto --dist worksteal $(ARGS) tests/fast \
		$(addprefix tests/engine/,$(COMPILED_TESTS)) tests/storage/test_codec.py tests/ai/test_players.py \
		tests/ai/test_rules.py tests/bot/thinking/test_search_pool.py tests/bot/thinking/test_turns.py

.PHONY: check
check: style types imports ## Check style, types and the direction of imports

.PHONY: style types imports
style: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
types: $(VENV)/dev.stamp
	$(BIN)/basedpyright
imports: $(VENV)/dev.stamp
	$(BIN)/lint-imports --no-logo

.PHONY: format
format: $(VENV)/dev.stamp ## Put the code into shape
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

.PHONY: bench
bench: $(VENV)/run.stamp ## Measure how fast games are played
	@$(BIN)/python -m lab bench $(ARGS)

.PHONY: load
load: $(VENV)/dev.stamp ## Measure what a click costs, on one table and on a thousand; needs Linux
	@$(BIN)/python -m tests.load $(ARGS)

.PHONY: screens
screens: $(VENV)/dev.stamp ## Take a picture of every screen, for docs/screens.md; needs Chromium
	$(BIN)/python -m tests.screens $(ARGS)

# CHANGELOG.md names the next version: "## 1.2.0 (unreleased)". A tag publishes it (.github/workflows/image.yml).
VERSION = $(shell sed -nE 's/^## ([0-9]+\.[0-9]+\.[0-9]+) \(unreleased\)$$/\1/p' CHANGELOG.md)
.PHONY: release
release: ## Release the version that CHANGELOG.md names: set it, commit and tag
	@test -n "$(VERSION)" || { echo "CHANGELOG.md has to begin with the next version: ## 1.2.0 (unreleased)" >&2; exit 1; }
	@test -z "$$(git status --porcelain)" || { echo "Commit your changes first." >&2; exit 1; }
	@for step in storage/database/sqlite/migrations/0*.sql; do \
		number=$${step##*/}; test -f "tests/storage/versions/$${number%%_*}.sql" || { \
		echo "Record and commit what this release writes: python -m tests.storage.versions" >&2; exit 1; }; done
	@sed -i.old -E "s/^(version|RELEASE) = \".*\"/\1 = \"$(VERSION)\"/; s/^(## $(VERSION)) .*/\1 ($$(date +%Y-%m-%d))/" \
		CHANGELOG.md pyproject.toml bot/release.py
	@rm CHANGELOG.md.old pyproject.toml.old bot/release.py.old
	@git commit --quiet --all --message "release: $(VERSION)"
	@{ echo "Release $(VERSION)"; $(MAKE) --silent --no-print-directory notes; } | git tag --annotate "v$(VERSION)" --cleanup whitespace --file -
	@echo "Tagged v$(VERSION). To publish it: git push --follow-tags"

.PHONY: notes
notes: ## Print what CHANGELOG.md says of the newest version, a line for each change
	@awk '/^## / { if (found++) exit; next } found && /^ +[^ ]/ { sub(/^ +/, " "); printf "%s", $$0; next } \
		found { printf "%s%s", end, $$0; end = "\n" } END { print "" }' CHANGELOG.md

.PHONY: clean
clean: ## Remove the environment and all caches; games stay
	rm -rf $(VENV) .venv-* build *.egg-info .pytest_cache .ruff_cache .import_linter_cache htmlcov
	rm -f .coverage .coverage.*
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# All locks have the same versions. Each smaller lock starts as a copy of dev, the largest: uv keeps the versions in the
# file that it writes, and drops unneeded packages. The pins include extras: for `coverage[toml]`, pip 23 would ignore a
# pin of `coverage`, take the newest release, and miss its hash.
COMPILE = .venv-lock/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-strip-extras --annotation-style line --custom-compile-command "make lock"

.PHONY: lock
lock: .venv-lock/uv.stamp ## Pin the dependencies again; ARGS=--upgrade takes the newest versions
	$(COMPILE) --extra dev --output-file requirements/dev.txt $(ARGS)
	cp requirements/dev.txt requirements/play.txt
	$(COMPILE) --extra play --output-file requirements/play.txt
	cp requirements/dev.txt requirements/fast.txt
	$(COMPILE) --extra fast --output-file requirements/fast.txt
	cp requirements/dev.txt requirements/postgres.txt
	$(COMPILE) --extra postgres --output-file requirements/postgres.txt
	cp requirements/dev.txt requirements/run.txt
	$(COMPILE) --output-file requirements/run.txt

.venv-lock/uv.stamp: Makefile
	$(PYTHON) -m venv --clear .venv-lock
	.venv-lock/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	touch $@

# A stamp names the lock that is installed in the environment, so that only a changed lock is installed again. Make the
# environment again if its Python is gone or has another version. Do the same if an installation was interrupted: then
# the process whose number is in a file `.begun` has ended. `make help` and `make -n` never delete the environment.
FOUND := import os, sys, sysconfig; sys.exit(not os.path.isdir(sysconfig.get_path("purelib")))
WHOLE = ( for each in $(VENV)/*.begun; do [ ! -s "$$each" ] || kill -0 "$$(cat "$$each")" || exit 1; done )
ifneq ($(filter-out help clean lock,$(or $(MAKECMDGOALS),help)),)
ifeq ($(findstring n,$(firstword -$(MAKEFLAGS))),)
ifneq ($(wildcard $(VENV)/*.stamp $(VENV)/*.begun),)
$(shell { $(BIN)/python -c '$(FOUND)' && $(WHOLE); } 2>/dev/null || rm -rf $(VENV))
endif
endif
endif

# pip prints a line for each package. Show the progress at a terminal; a log gets only the first line.
TOLD = installed=; count=0; of=$$(grep -c == $<); \
	tell() { [ ! -t 1 ] || printf '\r%-70s' "$$1"; }; \
	while IFS= read -r line; do case $$line in \
		Collecting*|Processing*) count=$$((count + 1)); tell "  package $$count of about $$of ..." ;; \
		Installing*) tell "  writing $$count packages, the last step ..." ;; \
		installed) installed=yes ;; \
	esac; done; [ "$$count" = 0 ] || tell; [ ! -t 1 ] || printf '\r'; [ -n "$$installed" ]

$(VENV)/%.stamp: requirements/%.txt | $(BIN)/activate
	@echo "Installing $< into $(VENV): half a minute to two, and only this once ..."
	@echo $$PPID >$(@:.stamp=.begun); { $(BIN)/python -m pip install --disable-pip-version-check --progress-bar off --require-hashes -r $< && \
		echo installed; } | { $(TOLD); } || { \
		echo "Not everything could be installed; that takes a connection to where pip finds packages. Try again: make $(MAKECMDGOALS)" >&2; \
		echo "If it fails again, begin anew: make clean" >&2; rm $(@:.stamp=.begun); exit 1; }
	@touch $@; rm $(@:.stamp=.begun)

# Python writes this file after pip, so without it the environment is incomplete.
$(BIN)/activate:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "This needs Python 3.11 or newer, and '$(PYTHON)' is not." >&2; \
		echo "Name one that is: make $(MAKECMDGOALS) PYTHON=python3.13" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "'$(PYTHON)' can't make virtual environments. On Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV) || { rm -rf $(VENV); exit 1; }
