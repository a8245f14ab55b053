plugins {
    alias(libs.plugins.android.application)
    alias(libs.plugins.kotlin.android)
    alias(libs.plugins.kotlin.compose)
}

/** The root of the repository, where Cargo works. */
val repository = rootDir.parentFile

android {
    namespace = "app.tripeaks"
    compileSdk = libs.versions.compileSdk.get().toInt()

    defaultConfig {
        applicationId = "app.tripeaks"
        minSdk = libs.versions.minSdk.get().toInt()
        targetSdk = libs.versions.targetSdk.get().toInt()
        versionCode = 1
        versionName = "1.0"
        // What the core is built for. JNA brings more: a phone with another processor would install the app, and not start it.
        ndk { abiFilters += listOf("arm64-v8a", "armeabi-v7a", "x86_64") }
    }
    buildTypes {
        release {
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"), "proguard-rules.pro")
        }
    }
    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }
    sourceSets["main"].jniLibs.srcDir(repository.resolve("target/jniLibs"))
    sourceSets["test"].kotlin.srcDir("../documented/src")
    // Nothing that differs from build to build: F-Droid builds the app again and compares.
    dependenciesInfo {
        includeInApk = false
        includeInBundle = false
    }
    testOptions.unitTests {
        isIncludeAndroidResources = true
        all {
            it.systemProperty("jna.library.path", repository.resolve("target/release").path)
            it.maxHeapSize = "2g"
            // Compose's dispatcher of frames does not outlive Robolectric's reset.
            it.setForkEvery(1)
            // Writes the stores' pictures, when asked by name.
            it.exclude("**/StorePictures*")
        }
    }
}

kotlin {
    compilerOptions {
        jvmTarget = org.jetbrains.kotlin.gradle.dsl.JvmTarget.JVM_17
    }
}

/**
 * The core for phones: `cargo install --locked cargo-ndk`, and ANDROID_NDK_HOME names the NDK; without both this fails.
 * Cargo knows when it is stale.
 */
val buildCore by tasks.registering(Exec::class) {
    workingDir = repository
    commandLine("make", "jni-libs")
}

tasks.named("preBuild") {
    dependsOn(buildCore)
}

/** JNA with its native part for the computer that runs the tests; on a phone the AAR brings it. */
val hostJna = "${libs.jna.get().module}:${libs.versions.jna.get()}"

dependencies {
    implementation(project(":ui"))
    implementation(libs.androidx.activity.compose)
    implementation(libs.androidx.core.ktx)

    testImplementation(libs.androidx.compose.ui.test.junit4)
    testImplementation(libs.androidx.test.ext.junit)
    testImplementation(libs.robolectric)
    testRuntimeOnly(hostJna)
    debugImplementation(libs.androidx.compose.ui.test.manifest)
}
