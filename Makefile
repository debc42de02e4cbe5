# Everything that is done with this package, by one name each. `make help` lists them.

# The Debian 12 packages that the package builds with and draws with: the only list of them.
PACKAGES := pkg-config libcairo2-dev libdeflate-dev libfreetype-dev libfribidi-dev \
  libunibreak-dev libxml2-dev libyaml-dev fonts-inter fonts-dejavu-core

SWIFT ?= swift
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
RELEASE := --configuration release --static-swift-stdlib --product pliant
SOURCES := Package.swift Sources Tests Examples/Package.swift Examples/Sources Examples/Tests

EXAMPLE := Examples/.build/debug

.PHONY: help setup build demo test example-pictures benchmark-screens benchmark-uikit \
  benchmark-solver benchmark-swiftui format lint clean

help: ## Lists what can be made.
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

setup: ## Installs the Debian packages that are missing.
	@missing=; \
	for package in $(PACKAGES); do \
	  dpkg-query --show --showformat='$${Status}' $$package 2>/dev/null \
	    | grep -q 'ok installed' || missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
	  echo "installing$$missing"; \
	  $(SUDO) apt-get update --quiet \
	    && $(SUDO) env DEBIAN_FRONTEND=noninteractive \
	      apt-get install --quiet --yes --no-install-recommends $$missing; \
	fi

build: setup ## Builds the command, for release, with Swift's libraries inside it.
	$(SWIFT) build $(RELEASE)
	@echo "built $$($(SWIFT) build $(RELEASE) --show-bin-path)/pliant"

demo: build ## Checks and draws the example screen.
	@mkdir -p demo
	@pliant=$$($(SWIFT) build $(RELEASE) --show-bin-path)/pliant; \
	echo; \
	$$pliant check Examples/AdaptiveContact.storyboard || [ $$? -eq 1 ]; \
	$$pliant render Examples/AdaptiveContact.storyboard --output demo/AdaptiveContact.png; \
	$$pliant render Examples/AdaptiveContact.storyboard --output demo/AdaptiveContact.svg; \
	echo "pictures: demo/AdaptiveContact.png, demo/AdaptiveContact.svg"

test: setup ## Builds everything and runs all tests, those of the examples too.
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build
	$(SWIFT) test --package-path Examples

example-pictures: setup ## Draws the pictures of the examples' page.
	$(SWIFT) build --package-path Examples
	@mkdir -p Examples/Pictures
	$(EXAMPLE)/AdaptiveContact render --devices iphone-17,ipad-air-11-m3 --windows full,one-third \
	  --text-sizes large --directions ltr --zoom 0.22 --scale 1 --width 900 \
	  --output Examples/Pictures/AdaptiveContact.png
	$(EXAMPLE)/OrientationSets render --devices iphone-17,ipad-air-11-m3 --windows full,one-third \
	  --text-sizes large --directions ltr --zoom 0.22 --scale 1 --width 900 \
	  --output Examples/Pictures/OrientationSets.png
	$(EXAMPLE)/OrientationCells render --devices iphone-17,ipad-air-11-m3 --windows full,one-third \
	  --text-sizes large --directions ltr --zoom 0.35 --scale 1 --width 900 \
	  --output Examples/Pictures/OrientationCells.png
	$(EXAMPLE)/ViewThatFitsGallery render --devices iphone-17,ipad-air-11-m3 --windows full \
	  --orientations portrait --text-sizes large,accessibility3 --directions ltr --zoom 0.22 \
	  --scale 1 --width 900 --output Examples/Pictures/ViewThatFitsGallery.png

benchmark-uikit: setup ## Times code: rows, exchanged constraints, a long table (OPTIONS="--rounds 3").
	$(SWIFT) build --package-path Benchmarks --configuration release --product UIKitBenchmarks
	@mkdir -p .build/benchmarks
	Benchmarks/.build/release/UIKitBenchmarks --json .build/benchmarks/uikit.json $(OPTIONS)

benchmark-swiftui: setup ## Times SwiftUI's layout against Yoga (OPTIONS="--rounds 1").
	$(SWIFT) build --package-path Benchmarks --configuration release --product SwiftUIBenchmarks
	python3 Benchmarks/swiftui.py --build .build/benchmarks \
	  --own Benchmarks/.build/release/SwiftUIBenchmarks $(OPTIONS)

benchmark-screens: setup ## Tells how many layouts a second one core makes (SCREENS="PATH ...").
	$(SWIFT) build --package-path Benchmarks --configuration release --product ScreenBenchmarks
	cd Benchmarks && .build/release/ScreenBenchmarks $(SCREENS)

format: ## Formats the sources.
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

lint: ## Complains of sources that are not formatted or documented.
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

benchmark-solver: ## Times and checks the constraint solver against its peers (OPTIONS="--rounds 1").
	$(SWIFT) build --package-path Benchmarks --configuration release --product SolverBenchmarks
	python3 Benchmarks/run.py --build .build/benchmarks \
	  --own Benchmarks/.build/release/SolverBenchmarks --plot Documentation/solver.svg $(OPTIONS)

clean: ## Removes what was built.
	rm -rf .build demo Benchmarks/.build Examples/.build
