# The hub's commands. `make` alone lists them.
SHELL := bash
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
.DEFAULT_GOAL := help
.PHONY: help install build start dev dev-mock mock-server generate operation check test attack prove coverage e2e bench docs screenshots import sdk sbom rebuild reseal clean

TSC := node node_modules/typescript-7/bin/tsc
# Written by npm itself at the end of an install: newer than package.json when nothing is missing.
INSTALLED := node_modules/.package-lock.json

help: ## this list
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z0-9-]+):.*## (.*)/  make \1\t\2/' | expand -t 20

$(INSTALLED): package.json package-lock.json docs/package.json
	npm install --no-audit --no-fund
	@touch $@

install: $(INSTALLED)

build: $(INSTALLED) ## build what a hub serves: client, player and documentation; then "npx hub start" runs it with your settings
	@node scripts/build.ts

start: $(INSTALLED) ## install, build and run a hub with demo data on http://localhost:3000 (PORT)
	@node scripts/start.ts

dev: $(INSTALLED) ## run the server (PORT, 3000) and the client (CLIENT_PORT, 5173), both with reload
	@node scripts/dev.ts

dev-mock: $(INSTALLED) ## run the whole client on the mock hub, with no server (PORT, 5173)
	@node scripts/dev-mock.ts

mock-server: $(INSTALLED) ## the mock hub alone on http://localhost:4010 (PORT), for front ends that live elsewhere
	@node scripts/mock-server.ts

generate: $(INSTALLED) ## turn spec/ into everything under generated/
	@node scripts/generate.ts

operation: $(INSTALLED) ## begin one: NAME=updateTopic NOUN=topics URL='/topics/{topicId}' writes its file, its line and the empty handler
	@node scripts/operation.ts

check: $(INSTALLED) ## everything that is proved without running the hub, or ONLY=one of it
	@node scripts/check.ts

test: $(INSTALLED) ## check, then every test; what failed and the totals at the end. ONLY=<noun> for the tests of one noun
	@node scripts/test.ts

attack: $(INSTALLED) ## the tests that attack a hub. ONLY=cookies for one kind, ONLY=mutations to leave out guards and see them notice
	@node scripts/attack.ts

prove: $(INSTALLED) ## what proves by its length: kill rounds, real courses, a long fuzz, guards left out, Firefox, PostgreSQL 15. ONLY=fuzz for one part, ONLY=visibility for all visibility conditions, left out one by one
	@node scripts/prove.ts

coverage: ## write down which answers of the contract the last make test has seen
	@node scripts/coverage.ts

e2e: $(INSTALLED) ## the journeys in a real browser
	@node scripts/test.ts --only '*browser'

bench: $(INSTALLED) ## measure against bare Fastify and pg, side by side
	@node scripts/bench.ts $(ARGS)

docs: $(INSTALLED) ## build the documentation site
	@node scripts/docs/build.ts

screenshots: $(INSTALLED) ## take the pictures of every screen for the README and the documentation
	@node client/e2e/screenshots.ts

import: $(INSTALLED) ## make import FROM=<folder>: turn a folder into a playlist
	@node scripts/import.ts "$(FROM)"

sdk: $(INSTALLED) ## write the typed package for integrators to generated/sdk
	@node scripts/sdk/build.ts

rebuild: $(INSTALLED) ## work out anew what a running hub keeps beside its facts: who reaches content, the figures of days
	@node bin/hub.mjs rebuild

reseal: $(INSTALLED) ## after a change of HUB_SECRET, seal what the database holds with the new one
	@node bin/hub.mjs reseal

sbom: $(INSTALLED) ## list every package of a running hub in generated/sbom.json, and look up advisories
	@node scripts/sbom.ts

clean: ## remove what was built and the local hub with all its data
	rm -rf generated/client generated/mocks generated/sdk generated/sbom.json client/dist client/dist-player docs/build docs/.docusaurus docs/_generated .data .cache
