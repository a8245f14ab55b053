# TriPeaks: every command of the project. `make` alone lists them.

.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c

JOBS ?= 2
CARGO := cargo
MVN := mvn -B -ntp
TARGET := $(or $(CARGO_TARGET_DIR),target)
LIBRARY := $(TARGET)/release/libtripeaks_ffi.$(if $(filter Darwin,$(shell uname -s)),dylib,so)
BINDGEN = $(CARGO) run -q -j$(JOBS) -p tripeaks-bindgen -- generate $(LIBRARY) --config uniffi.toml --no-format
RUST_SOURCES := $(shell find core/src core/locales bindings/src -type f) Cargo.lock Cargo.toml core/Cargo.toml bindings/Cargo.toml

.PHONY: help
help: ## This list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-18s %s\n", $$1, $$2}'

.PHONY: bindings-kotlin
bindings-kotlin: $(LIBRARY) ## The Kotlin sources of the core, to target/bindings/kotlin
	$(BINDGEN) --language kotlin --out-dir target/bindings/kotlin

.PHONY: bindings-swift
bindings-swift: $(LIBRARY) ## The Swift sources of the core, to target/bindings/swift
	$(BINDGEN) --language swift --out-dir target/bindings/swift

$(LIBRARY): $(RUST_SOURCES)
	$(CARGO) build -j$(JOBS) --release -p tripeaks-ffi
