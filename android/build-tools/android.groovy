// initialize: what the Android Gradle plugin does before compilation. AARs -> jars on Maven's class paths; manifests
// merged; aapt2 -> resources.apk and R.java; Robolectric's test_config.properties.
import groovy.namespace.QName
import groovy.xml.XmlParser
import groovy.xml.XmlUtil
import org.apache.maven.artifact.DefaultArtifact as MavenArtifact
import org.apache.maven.artifact.handler.DefaultArtifactHandler
import org.eclipse.aether.artifact.DefaultArtifact
import org.eclipse.aether.resolution.ArtifactRequest
import java.util.zip.ZipFile

def toolsDir = new File(project.properties['tools.dir']), base = project.basedir
def tools = this.class.classLoader.parseClass(new File(toolsDir, 'Tools.groovy')).newInstance(project, session)
def out = new File(project.build.directory, 'android').tap { mkdirs() }
def run = { List command -> log.debug(tools.run(command)) }

// 0. Classes of sources that are gone: the compiler leaves them lying, and a whole APK must not hold them.
new File(project.build.outputDirectory).deleteDir()

// 1. Every locked file, by Maven's resolver and its local repository; each is what was locked, or the build ends here.
// The newest Android is a large file of its own, fetched only where all tests are to run and a JDK is there that can run it.
def allTests = !['test', 'skipTests', 'maven.test.skip'].any { session.userProperties.containsKey(it) }
def jdk = allTests ? tools.jdk(21) : null
if (allTests && !jdk) System.err.println('!!! SKIPPED: the tests on Android 16: no JDK 21 or later was found !!!')
def locked = tools.lock.readLines().findAll { it && (jdk || !it.startsWith('newer ')) }*.split(' ')
def requests = locked.collect { new ArtifactRequest(new DefaultArtifact(it[1]), project.remoteProjectRepositories, null) }
def files = session.lookup('org.eclipse.aether.RepositorySystem').resolveArtifacts(session.repositorySession, requests)*.artifact
// Checked once, and again when the file or its line has changed: together they are 850 MB.
def checked = new File(out, 'checked.txt'), before = checked.exists() ? checked.readLines() as Set : []
checked.text = [locked, files*.file].transpose().collect { line, file ->
  def mark = "${line[2]} $file ${file.length()} ${file.lastModified()}" as String
  if (!before.contains(mark) && tools.sha256(file) != line[2]) {
    throw new IllegalStateException("$file is not the file of libraries.lock: its SHA-256 is another")
  }
  mark
}.join('\n')
project.properties['compose.compiler.plugin'] = tools.file('kotlin-compose-compiler-plugin-embeddable').path
project.properties['robolectric.dependency.dir'] = tools.file('android-all-instrumented:jar:15-').parent
project.properties['newer.skip'] = "${!jdk}" as String
project.properties['newer.java'] = "${jdk ?: System.getProperty('java.home')}/bin/java" as String
project.properties['newer.dependency.dir'] = jdk ? tools.file('android-all-instrumented:jar:16-').parent : ''

// 2. AARs unpacked; all jars on the class paths.
def libraries = [] // [folder, scope] of each AAR
def own = files.collect { it.groupId + ':' + it.artifactId } as Set
def artifacts = (project.@resolvedArtifacts ?: []).findAll { !own.contains(it.groupId + ':' + it.artifactId) } as LinkedHashSet
def onClassPath = { artifact, String scope, File jar, String classifier ->
  if (!jar.exists()) return
  def handler = new DefaultArtifactHandler('jar').tap { addedToClasspath = true }
  artifacts << new MavenArtifact(artifact.groupId, artifact.artifactId, artifact.version, scope, 'jar', classifier, handler)
    .tap { file = jar; resolved = true }
}
[locked, files].transpose().each { line, artifact ->
  def scope = line[0]
  if (scope in ['tool', 'newer']) return
  if (scope == 'host-test') {
    // The same library may be there as an AAR: a classifier of its own tells them apart.
    onClassPath(artifact, 'test', artifact.file, 'host')
  } else if (artifact.extension == 'aar') {
    def folder = new File(out, "aar/$artifact.artifactId-$artifact.version")
    if (!folder.exists()) new ZipFile(artifact.file).withCloseable { zip ->
      zip.entries().findAll { !it.directory }.each { entry ->
        new File(folder, entry.name).tap { parentFile.mkdirs() }.withOutputStream { it << zip.getInputStream(entry) }
      }
    }
    libraries << [folder, scope]
    onClassPath(artifact, scope, new File(folder, 'classes.jar'), null)
    new File(folder, 'libs').listFiles().eachWithIndex { jar, i -> onClassPath(artifact, scope, jar, "lib$i") }
  } else {
    onClassPath(artifact, scope, artifact.file, null)
  }
}
project.resolvedArtifacts = artifacts

// 3. Manifests merged: the libraries' permissions and components join the app's; in the tests' one those of the test
// libraries too. What Gradle takes from build.gradle.kts comes from the pom here.
def android = { String name -> new QName('http://schemas.android.com/apk/res/android', name, 'android') }
def foldersOf = { scope -> libraries.findAll { it[1] == scope }*.get(0) }
def parse = { String xml ->
  new XmlParser(false, true).parseText(xml.replace('${applicationId}', project.properties['android.app']))
}
def TOOLS_NODE = new QName('http://schemas.android.com/tools', 'node', 'tools')
def merge
merge = { into, from ->
  from.children().findAll { it instanceof Node && it.name().toString() != 'uses-sdk' }.each { node ->
    def same = into.children().find {
      it instanceof Node && it.name() == node.name() &&
        (node.name() == 'application' || it.attribute(android('name')) == node.attribute(android('name')))
    }
    // What the app marks as removed stays away; of the tools: attributes this is the only one obeyed.
    if (same?.attribute(TOOLS_NODE) == 'remove') return
    same ? merge(same, node) : into.append(node)
  }
}
def manifest = parse(new File(base, 'src/main/AndroidManifest.xml').text)
manifest.'@package' = project.properties['android.app']
manifest.attributes()[android('versionCode')] = project.properties['android.version.code']
manifest.attributes()[android('versionName')] = project.version
manifest.children().add(0, new Node(null, 'uses-sdk', [
  (android('minSdkVersion')): project.properties['android.sdk.min'],
  (android('targetSdkVersion')): project.properties['android.sdk.target']]))
def packages = []
def write = { String name, List folders ->
  folders.each { def library = parse(new File(it, 'AndroidManifest.xml').text); merge(manifest, library); packages << library.'@package' }
  def written = parse(XmlUtil.serialize(manifest))
  written.children().removeAll { it instanceof Node && it.attribute(TOOLS_NODE) == 'remove' }
  written.depthFirst().findAll { it instanceof Node }.each { node ->
    node.attributes().removeAll { key, value -> key instanceof QName && key.namespaceURI.endsWith('/tools') }
  }
  def file = new File(out, name), xml = XmlUtil.serialize(written)
  if (!file.exists() || file.text != xml) file.text = xml
  file
}
def merged = write('AndroidManifest.xml', foldersOf('compile'))
def libraryPackages = packages.toUnique().join(':')
def mergedForTests = write('AndroidManifest-test.xml', foldersOf('test'))

// 4. Resources, by aapt2.
def resources = new File(out, 'resources.apk'), testResources = new File(out, 'resources-test.apk')
def generated = new File(out, 'gen'), framework = new File(out, 'framework.jar')
if (!framework.exists()) {
  this.class.classLoader.parseClass(new File(toolsDir, 'Framework.groovy')).write(tools.android, framework)
}
def appResources = new File(base, 'src/main/res'), done = new File(out, 'resources.done'), ids = new File(out, 'ids.txt')
def rules = new File(out, 'resources.pro')
def inputs = [merged, mergedForTests, appResources, tools.lock, new File(toolsDir, 'android.groovy')]
appResources.eachFileRecurse { inputs << it }
if (inputs.any { it.lastModified() > done.lastModified() }) {
  def flat = new File(out, 'flat').tap { mkdirs() }
  def compiled = { File res, String name ->
    new File(flat, name + '.zip').tap { if (res == appResources || !exists()) run(['aapt2', 'compile', '--dir', res, '-o', it]) }
  }
  def library = { File folder ->
    def res = new File(folder, 'res')
    res.list() ? [compiled(res, folder.name)] : []
  }
  def link = { File to, File xml, List tables, List more ->
    // Manifest validation warns only: <queries> is newer than Debian's aapt2.
    run(['aapt2', 'link', '-o', to, '-I', framework, '--manifest', xml, '--auto-add-overlay', '--warn-manifest-validation'] +
      more + tables.collectMany { ['-R', it] })
  }
  def tables = foldersOf('compile').collectMany(library) + compiled(appResources, 'app')
  generated.deleteDir()
  generated.mkdirs()
  link(resources, merged, tables,
    ['--java', generated, '--extra-packages', libraryPackages, '--emit-ids', ids, '--proguard', rules])
  link(testResources, mergedForTests, foldersOf('test').collectMany(library) + tables, ['--stable-ids', ids])
  done.text = ''
}

// 5. Robolectric reads this from the tests' class path.
new File(project.build.testOutputDirectory, 'com/android/tools/test_config.properties').tap { parentFile.mkdirs() }.text =
  "android_resource_apk=$testResources\nandroid_merged_manifest=$mergedForTests\n" +
  "android_custom_package=${project.properties['android.app']}\n"
log.info("${files.size()} locked files, ${libraries.size()} of them AARs")
