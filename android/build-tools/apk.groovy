// package: classes -> dex (d8); resources, dex and native libraries -> APK; zipalign; apksigner with a debug key; checks.
import java.util.zip.CRC32
import java.util.zip.ZipEntry
import java.util.zip.ZipFile
import java.util.zip.ZipOutputStream

def tools = this.class.classLoader.parseClass(new File(project.properties['tools.dir'], 'Tools.groovy')).newInstance(project, session)
def out = new File(project.build.directory, 'android'), run = tools.&run, jars = tools.jars, android = tools.android

// 1. Dex: the libraries once, until the lock changes; the app each time.
def dex = { File to, List from, List more ->
  tools.r8('com.android.tools.r8.D8', ['--debug', '--min-api', project.properties['android.sdk.min'],
    '--lib', System.getProperty('java.home'), '--lib', android, '--output', to] + more + from)
}
def libraryDex = new File(out, 'library-dex.zip'), appDex = new File(out, 'app-dex.zip')
if (libraryDex.lastModified() < tools.lock.lastModified()) dex(libraryDex, jars, [])
dex(appDex, [project.artifact.file], jars.collectMany { ['--classpath', it] })

// 2. Zip: resources.arsc and native libraries stay uncompressed, as installers ask.
def abis = project.properties['android.abis'].split(' ').toList()
def unsigned = new File(out, 'unsigned.apk'), seen = [] as Set, cores = []
new ZipOutputStream(unsigned.newOutputStream()).withCloseable { zip ->
  def add = { String name, byte[] data, boolean store ->
    if (!seen.add(name)) return
    def entry = new ZipEntry(name)
    if (store) {
      entry.method = ZipEntry.STORED
      entry.size = entry.compressedSize = data.length
      entry.crc = new CRC32().tap { update(data) }.value
    }
    zip.putNextEntry(entry)
    zip.write(data)
    zip.closeEntry()
  }
  def copy = { File from, Closure<String> nameOf, Closure<Boolean> store = { false } ->
    new ZipFile(from).withCloseable { source ->
      source.entries().findAll { !it.directory }.each { entry ->
        def name = nameOf(entry.name)
        if (name) add(name, source.getInputStream(entry).bytes, store(entry))
      }
    }
  }
  copy(new File(out, 'resources.apk'), { it }, { it.method == ZipEntry.STORED })
  def count = 0 // classes.dex, classes2.dex, …
  [appDex, libraryDex].each { copy(it, { it.endsWith('.dex') ? "classes${++count == 1 ? '' : count}.dex" : null }) }
  jars.each { copy(it, { it ==~ /META-INF\/services\/.+|.+\.kotlin_builtins|META-INF\/.+\.version/ ? it : null }) }
  def natives = { File folder ->
    abis.collect { new File(folder, it) }.findAll { it.exists() }
      .each { abi -> abi.eachFile { add("lib/$abi.name/$it.name", it.bytes, true) } }
  }
  def core = new File(project.properties['jni.dir'])
  natives(core)
  cores = abis.findAll { new File(core, it).exists() }
  tools.aars.each { natives(new File(it, 'jni')) }
}

// 3. Align and sign.
def aligned = new File(out, 'aligned.apk'), apk = new File(project.build.directory, "${project.build.finalName}-debug.apk")
def key = new File(project.build.directory, 'debug.keystore')
if (!key.exists()) run(["$tools.bin/keytool", '-genkeypair', '-keystore', key, '-storepass', 'android', '-keypass', 'android',
  '-alias', 'androiddebugkey', '-keyalg', 'RSA', '-keysize', '2048', '-validity', '10000',
  '-dname', 'CN=Android Debug,O=Android,C=US'])
run(['zipalign', '-f', '-p', '4', unsigned, aligned])
run(['apksigner', 'sign', '--ks', key, '--ks-pass', 'pass:android', '--out', apk, aligned])

// 4. Check what came out.
run(['zipalign', '-c', '-p', '4', apk])
def signature = run(['apksigner', 'verify', '--verbose', '--min-sdk-version', project.properties['android.sdk.min'], apk])
def badging = run(['aapt2', 'dump', 'badging', apk])
def wanted = [
  "package: name='${project.properties['android.app']}' versionCode='${project.properties['android.version.code']}' " +
    "versionName='$project.version'",
  "sdkVersion:'${project.properties['android.sdk.min']}'",
  "targetSdkVersion:'${project.properties['android.sdk.target']}'",
  "launchable-activity: name='app.tripeaks.MainActivity'",
  "native-code: ${abis.sort(false).collect { "'$it'" }.join(' ')}\n",
]
def wrong = wanted.findAll { !badging.contains(it) }.collect { "missing: $it" }
wrong += badging.readLines().findAll { it.startsWith('uses-permission') || it.startsWith('uses-implied-permission') }
if (!signature.contains('Verified using v2 scheme (APK Signature Scheme v2): true')) wrong << signature
if (wrong) throw new IllegalStateException("$apk is not as it should be:\n${wrong.join('\n')}\n$badging")
// Everything that the app's own classes name is in its libraries or in Android.
tools.r8('com.android.tools.r8.tracereferences.TraceReferences', ['--check', '--lib', android, '--lib',
  System.getProperty('java.home'), '--source', project.artifact.file] + jars.collectMany { ['--target', it] })
log.info("$apk: ${apk.length().intdiv(1024)} KiB, signed, aligned, without a permission")
if (!cores) log.warn('This APK holds no core and can not start: no library of `make jni-libs` was there to be packed.')
else log.info("with the core for ${cores.sort().join(', ')}")
