// verify: R8 over the app and its libraries by the rules of a release, to class files instead of dex; then a game is played
// on what is left, over JNA, so that rules that let too much go fail here instead of on a phone.
import java.util.zip.ZipFile

def tools = this.class.classLoader.parseClass(new File(project.properties['tools.dir'], 'Tools.groovy')).newInstance(project, session)
def out = new File(project.build.directory, 'android'), jars = tools.jars

// The rules: the app's own, those that aapt2 makes of the manifest, those that the libraries bring along. Gradle adds
// proguard-android-optimize.txt, which keeps more; here the app's rules have to be enough without it.
def rules = [new File(project.basedir, 'proguard-rules.pro'), new File(out, 'resources.pro')]
rules += tools.aars.collect { new File(it, 'proguard.txt') }.findAll { it.exists() }
def brought = new File(out, 'brought.pro').tap { text = '' }
jars.each { jar ->
  new ZipFile(jar).withCloseable { zip ->
    zip.entries().findAll { it.name ==~ /META-INF\/(proguard|com\.android\.tools\/r8)\/.+\.pro/ }
      .each { brought.append(zip.getInputStream(it).text + '\n') }
  }
}
rules << brought

// What plays: a class of the tests, which calls the app's classes by the names that R8 gives them.
def smoke = new File(out, 'smoke.jar'), entry = new File(out, 'smoke.pro'), shrunk = new File(out, 'shrunk.jar')
entry.text = '-keep class app.tripeaks.SmokeKt { public static void main(java.lang.String[]); }\n'
tools.run(["$tools.bin/jar", '--create', '--file', smoke] +
  ['SmokeKt', 'DocumentedWinKt'].collectMany { ['-C', project.build.testOutputDirectory, "app/tripeaks/${it}.class"] })
def own = [smoke, project.artifact.file]

def r8 = { File to, List more ->
  tools.r8('com.android.tools.r8.R8', ['--release', '--lib', tools.android, '--lib', System.getProperty('java.home'), '--output', to] +
    rules.collectMany { ['--pg-conf', it] } + more + jars)
}

// R8 takes minutes: it works again only when something has changed.
def classes = { List<File> zips ->
  zips.collectMany { zip -> new ZipFile(zip).withCloseable { it.entries().findAll { it.name.endsWith('.class') } } }
}
def state = ((rules + entry)*.text + tools.lock.text + classes(own).collect { "$it.name $it.crc" }).join('\n')
def done = new File(out, 'shrunk.txt')
if (!done.exists() || done.text != state) {
  done.delete()
  r8(shrunk, ['--classfile', '--pg-conf', entry] + own)
  done.text = state
}

// JNA's native part alone, out of its jar: the classes must be the shrunken ones.
def natives = new File(out, 'natives').tap { mkdirs() }
new ZipFile(tools.file('host-test net.java.dev.jna:jna:jar:')).withCloseable { zip ->
  def machine = [amd64: 'x86-64', x86_64: 'x86-64', aarch64: 'aarch64'][System.getProperty('os.arch')]
  def system = System.getProperty('os.name').startsWith('Mac') ? 'darwin' : 'linux'
  def library = zip.entries().find { it.name ==~ /com\/sun\/jna\/$system-$machine\/libjnidispatch\.(so|jnilib)/ }
  new File(natives, library.name.tokenize('/').last()).bytes = zip.getInputStream(library).bytes
}
def folder = new File(out, 'smoke').tap { deleteDir(); mkdirs() }
// The command line's folder, where it names one: project.properties knows the build file's own only.
def core = session.userProperties.getProperty('native.dir', project.properties['native.dir'])
def said = tools.run(["$tools.bin/java", "-Djna.boot.library.path=$natives", '-Djna.nosys=true', '-Djna.nounpack=true',
  "-Djna.library.path=$core", '-cp', shrunk, 'app.tripeaks.SmokeKt', folder])
if (!said.contains('750 points')) throw new IllegalStateException("the shrunken app did not win:\n$said")
println 'A game was won on what R8 leaves of the app.'

// make shrink: to dex, too, for the size of a release.
if (session.userProperties.containsKey('release.dex')) {
  def released = new File(out, 'release-dex.zip')
  r8(released, ['--min-api', project.properties['android.sdk.min'], project.artifact.file])
  def bytes = { File zip -> new ZipFile(zip).withCloseable { it.entries().findAll { it.name.endsWith('.dex') }.sum { it.size } } }
  def debug = ['app-dex.zip', 'library-dex.zip'].sum { bytes(new File(out, it)) }
  println "Dex: $debug bytes in the debug build, ${bytes(released)} in a release."
}
