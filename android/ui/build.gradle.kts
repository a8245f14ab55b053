// The screens, and the Kotlin side of the core. No android.* import: android/desktop compiles the same sources.

plugins {
    alias(libs.plugins.android.library)
    alias(libs.plugins.kotlin.android)
    alias(libs.plugins.kotlin.compose)
}

/** The root of the repository, where Cargo works. */
val repository = rootDir.parentFile

android {
    namespace = "app.tripeaks.ui"
    compileSdk = libs.versions.compileSdk.get().toInt()

    defaultConfig {
        minSdk = libs.versions.minSdk.get().toInt()
    }
    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }
    sourceSets["main"].kotlin.srcDir(repository.resolve("target/bindings/kotlin"))
}

kotlin {
    compilerOptions {
        jvmTarget = org.jetbrains.kotlin.gradle.dsl.JvmTarget.JVM_17
    }
}

/** The Kotlin sources of the core, by UniFFI, from the library built for this computer. Make knows when they are stale. */
val generateBindings by tasks.registering(Exec::class) {
    workingDir = repository
    commandLine("make", "bindings-kotlin")
}

tasks.named("preBuild") {
    dependsOn(generateBindings)
}

dependencies {
    api(libs.androidx.compose.ui)
    api(libs.androidx.compose.foundation)
    api(libs.androidx.compose.material3)
    api(libs.kotlin.stdlib)
    api(libs.kotlinx.coroutines.android)
    implementation(libs.jna) { artifact { type = "aar" } }
}
