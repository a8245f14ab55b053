# TriPeaks: every command of the project. `make` alone lists them.

.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c

JOBS ?= 2
CARGO := cargo
MVN := mvn -B -ntp -q
CLASSPATH_OF_MAVEN := %classpath
# For what runs off screen.
JAVA_FLAGS = -Djava.awt.headless=true -Djna.library.path=$(dir $(LIBRARY)) -cp $(CLASSPATH_OF_MAVEN)

SYSTEM := $(shell uname -s)
TARGET := $(abspath $(or $(CARGO_TARGET_DIR),target))
LIBRARY := $(TARGET)/release/libtripeaks_ffi.$(if $(filter Darwin,$(SYSTEM)),dylib,so)
BINDINGS := target/bindings
PICTURES := target/pictures
# What the library may weigh, in bytes: every phone that installs the game downloads it.
LIBRARY_LIMIT := 1500000
FUZZ_TARGETS := code restore import settings game table
FUZZ_TIME ?= 60
RUST_SOURCES := $(shell find core/src core/locales bindings/src -type f) \
	Cargo.toml Cargo.lock core/Cargo.toml core/build.rs bindings/Cargo.toml bindings/build.rs
BINDGEN_SOURCES := bindings/bindgen/src/main.rs bindings/bindgen/Cargo.toml Cargo.lock uniffi.toml

# What the window and its pictures need beyond Rust, a JDK and Maven, and what the Android app needs.
DEBIAN_PACKAGES := fonts-noto-cjk libfontconfig1 libgl1 xdotool xvfb
ANDROID_ABIS := arm64-v8a armeabi-v7a x86_64
ANDROID_PACKAGES := aapt apksigner zipalign

# The core for phones is never left out of a build by Gradle, which calls jni-libs; the debug APK is packed without, too.
NDK := $(and $(shell command -v cargo-ndk),$(ANDROID_NDK_HOME))
NO_NDK = echo "!!! No core for phones: cargo-ndk is not on the path, or ANDROID_NDK_HOME names no NDK !!!" >&2

# The JVM's part is left out, loudly, only where there is no JVM to do it. With STRICT=1, as in CI, nothing is left out.
STRICT ?=
JVM := $(and $(shell command -v java),$(shell command -v mvn))
skipped = { echo "!!! SKIPPED: $(1): $(or $(2),no java and mvn on the path) !!!" >&2; exit $(if $(STRICT),1,0); }

.PHONY: help
help: ## This list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-18s %s\n", $$1, $$2}'

.PHONY: run
run: bindings-kotlin packages ## Play: the real app in a window (without a display: a played win, as pictures)
	cd android/desktop && $(MVN) compile exec:exec -Dnative.dir=$(dir $(LIBRARY)) -Dexec.executable=java \
		-Dexec.args="-Djna.library.path=$(dir $(LIBRARY)) -cp $(CLASSPATH_OF_MAVEN) app.tripeaks.desktop.MainKt $(abspath $(PICTURES))"

.PHONY: test
test: test-rust size test-kotlin test-android ## Every test

.PHONY: test-rust
test-rust: ## The tests of core and bindings
	# Unfiltered: only so does Cargo build the example that the command line's tests start.
	$(CARGO) test --locked -j$(JOBS) -p tripeaks-core -p tripeaks-ffi

.PHONY: test-kotlin
test-kotlin: bindings-kotlin bindings-swift $(if $(JVM),packages) ## The tests of the Compose UI over the real core
	$(if $(JVM),,$(call skipped,the tests of the Compose UI);) \
	cd android/desktop && $(MVN) verify -Dnative.dir=$(dir $(LIBRARY))

.PHONY: test-android
test-android: bindings-kotlin $(if $(JVM),packages) ## The tests of the Android app, without a phone
	$(if $(JVM),,$(call skipped,the tests of the Android app);) \
	command -v aapt2 > /dev/null || $(call skipped,the tests of the Android app,no aapt2 on the path); \
	cd android/app && $(MVN) verify -Dnative.dir=$(dir $(LIBRARY))

.PHONY: apk
apk: bindings-kotlin packages $(if $(NDK),jni-libs) ## The debug APK of the Android app, checked
	$(if $(NDK),,$(NO_NDK);) \
	cd android/app && mvn -B -ntp package -DskipTests -Dnative.dir=$(dir $(LIBRARY)) | grep -E 'WARN.*core|APK|apk:|with the core|ERROR|BUILD'

.PHONY: shrink
shrink: bindings-kotlin packages ## R8 over the Android app by a release's rules, a game on what it leaves, its size
	cd android/app && $(MVN) verify -DskipTests -Drelease.dex -Dnative.dir=$(dir $(LIBRARY))

.PHONY: jni-libs
jni-libs: ## The core for phones, to target/jniLibs, by cargo-ndk and the NDK
	@$(if $(NDK),,$(NO_NDK); exit 1)
	$(CARGO) ndk $(addprefix -t ,$(ANDROID_ABIS)) -P 26 -o target/jniLibs build --locked -j$(JOBS) --release -p tripeaks-ffi

.PHONY: android-lock
android-lock: ## Resolve the Android app's libraries anew, after a change of android/build-tools/libraries.txt
	cd android/app && $(MVN) gplus:execute@lock

.PHONY: sounds
sounds: ## Make the game's sounds anew, after a change of android/app/tools/sounds.py
	python3 android/app/tools/sounds.py

.PHONY: screenshots
screenshots: bindings-kotlin packages ## Every screen at every size, and all of them on one picture, to target/pictures/screens
	cd android/desktop && $(MVN) compile exec:exec -Dexec.executable=java -Dexec.args="$(JAVA_FLAGS) \
		app.tripeaks.desktop.GalleryKt $(abspath $(PICTURES))/screens"

.PHONY: goldens
goldens: bindings-kotlin packages ## Make the golden pictures of the main screens anew; look at them before you commit them
	cd android/desktop && $(MVN) test -Dnative.dir=$(dir $(LIBRARY)) -Dtest=GoldenTest -Dtripeaks.renew=true
	cd android/app && $(MVN) test -Dnative.dir=$(dir $(LIBRARY)) -Dtest=PicturesTest -Dtripeaks.renew=true

.PHONY: store-pictures
store-pictures: bindings-kotlin packages ## What the stores show: icon and screens, to fastlane/metadata
	cd android/app && $(MVN) test -Dnative.dir=$(dir $(LIBRARY)) -Dtest=StorePictures

.PHONY: bench-ui
bench-ui: bindings-kotlin packages ## How long frames take while the documented win is played, and what each touch recomposes
	cd android/desktop && $(MVN) compile exec:exec -Dexec.executable=java \
		-Dexec.args="$(JAVA_FLAGS) app.tripeaks.desktop.BenchKt"

.PHONY: size
size: $(LIBRARY) ## Fail if the library of the bindings is over its limit
	@bytes=$$(wc -c < $(LIBRARY)); echo "$(notdir $(LIBRARY)): $$bytes bytes of $(LIBRARY_LIMIT)"; \
	test $$bytes -le $(LIBRARY_LIMIT)

.PHONY: fuzz
fuzz: ## Each fuzz target for FUZZ_TIME seconds (60)
	@command -v cargo-fuzz > /dev/null || { echo "Please run first: cargo install --locked cargo-fuzz" >&2; exit 1; }
	for target in $(FUZZ_TARGETS); do \
		mkdir -p fuzz/corpus/$$target; \
		$(CARGO) fuzz run -s none $$target fuzz/corpus/$$target fuzz/seeds/$$target -- \
			-max_total_time=$(FUZZ_TIME) -max_len=8192 -timeout=10 -print_final_stats=1; \
	done

.PHONY: coverage
coverage: ## How much of the core the tests of core and bindings run
	@if command -v cargo-llvm-cov > /dev/null && ls $$(rustc --print sysroot)/lib/rustlib/*/bin/llvm-cov &> /dev/null; then \
		$(CARGO) llvm-cov --locked -j$(JOBS) -p tripeaks-core -p tripeaks-ffi --ignore-filename-regex '/tests|^fuzz/'; \
	elif command -v cargo-tarpaulin > /dev/null; then \
		$(CARGO) build -q --locked -j$(JOBS) -p tripeaks-core --examples --target-dir $(TARGET)/coverage && \
		$(CARGO) tarpaulin --locked -j$(JOBS) --engine llvm --skip-clean --target-dir $(TARGET)/coverage --timeout 3600 \
			-p tripeaks-core -p tripeaks-ffi --out Stdout \
			--include-files 'core/src/*' 'bindings/src/*' --exclude-files '*/tests.rs' '*/tests/*'; \
	else \
		echo "Please run first: cargo install --locked cargo-tarpaulin" >&2; \
		echo "(or: rustup component add llvm-tools && cargo install --locked cargo-llvm-cov)" >&2; exit 1; \
	fi

.PHONY: lint
lint: ## Style and lints of all sources
	$(CARGO) fmt --check
	# The generator is one call of uniffi, and checking uniffi_bindgen takes minutes: left to the compiler.
	$(CARGO) clippy --locked -j$(JOBS) --workspace --exclude tripeaks-bindgen --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --locked -j$(JOBS) --no-deps -p tripeaks-core -p tripeaks-ffi
	$(if $(JVM),,$(call skipped,ktlint);) \
	cd android/desktop && $(MVN) antrun:run@ktlint

.PHONY: fmt
fmt: ## Put all sources in their style
	$(CARGO) fmt
	cd android/desktop && $(MVN) antrun:run@ktlint-format

.PHONY: bindings-kotlin
bindings-kotlin: $(BINDINGS)/kotlin.done ## The Kotlin sources of the core, to target/bindings/kotlin

.PHONY: bindings-swift
bindings-swift: $(BINDINGS)/swift.done ## The Swift sources of the core, to target/bindings/swift

$(BINDINGS)/%.done: $(LIBRARY) $(BINDGEN_SOURCES)
	rm -rf $(BINDINGS)/$*
	$(CARGO) run -q --locked -j$(JOBS) -p tripeaks-bindgen -- generate $(LIBRARY) --config uniffi.toml --no-format \
		--language $* --out-dir $(BINDINGS)/$*
	touch $@

$(LIBRARY): $(RUST_SOURCES)
	$(CARGO) build --locked -j$(JOBS) --release -p tripeaks-ffi
	touch $@

.PHONY: packages
packages: ## What window and Android app need from the system: installed as root on Debian, else named
	@if [ $(SYSTEM) != Linux ]; then exit 0; fi; \
	if ! command -v dpkg-query > /dev/null; then \
		echo "Not Debian: the window needs a display with libGL and fontconfig, pictures a font with Chinese glyphs,"; \
		echo "the Android app needs aapt2, zipalign and apksigner of the Android SDK's build tools on the path."; \
		exit 0; \
	fi; \
	missing=(); \
	for package in $(DEBIAN_PACKAGES) $(ANDROID_PACKAGES); do \
		dpkg-query -W -f '$${db:Status-Abbrev}' $$package 2> /dev/null | grep -q '^ii' || missing+=($$package); \
	done; \
	if [ $${#missing[@]} -eq 0 ]; then exit 0; fi; \
	if [ $$(id -u) -ne 0 ]; then \
		echo "Please run first: sudo apt-get install --no-install-recommends $${missing[*]}" >&2; \
		exit 1; \
	fi; \
	apt-get update -qq && apt-get install -y -qq --no-install-recommends $${missing[@]}

.PHONY: clean
clean: ## Remove all that was built
	$(CARGO) clean
	rm -rf $(BINDINGS) $(PICTURES) android/desktop/target android/app/target
