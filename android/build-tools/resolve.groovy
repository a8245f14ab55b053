// `make android-lock`: libraries.txt -> libraries.lock, each file with its SHA-256. Resolves as Gradle does (Gradle's module metadata, `foo` leads to
// `foo-android` or `foo-jvm`, the highest version wins), but fetches by Maven's own resolver and local repository.
import groovy.json.JsonSlurper
import groovy.transform.Field
import org.apache.maven.artifact.versioning.ComparableVersion
import org.eclipse.aether.artifact.DefaultArtifact
import org.eclipse.aether.resolution.ArtifactDescriptorRequest
import org.eclipse.aether.resolution.ArtifactRequest
import org.eclipse.aether.resolution.ArtifactResolutionException

@Field repository = session.lookup('org.eclipse.aether.RepositorySystem')
@Field modules = [:]

/** The file with these coordinates; null where the registry has none. */
File fetch(String coordinates) {
  def request = new ArtifactRequest(new DefaultArtifact(coordinates), project.remoteProjectRepositories, null)
  try { repository.resolveArtifact(session.repositorySession, request).artifact.file }
  catch (ArtifactResolutionException ignored) { null }
}

String lowest(String range) { range?.replaceAll(/[\[\]()]/, '')?.split(',')?.getAt(0) }

/** [type: aar, jar or null for no file, needs: [[group:artifact, version]], limits: likewise]; null if not served. */
Map load(String module, String version) {
  def pom = fetch("$module:pom:$version")
  if (!pom) return null
  def metadata = pom.text.contains('published-with-gradle-metadata') ? fetch("$module:module:$version") : null
  metadata ? fromGradle(metadata) : fromMaven(pom, module, version)
}

Map fromGradle(File metadata) {
  def isAndroid = { it['org.jetbrains.kotlin.platform.type'] == 'androidJvm' || it['org.gradle.jvm.environment'] == 'android' }
  def variant = new JsonSlurper().parse(metadata).variants.findAll {
    def attributes = it.attributes ?: [:]
    attributes['org.gradle.category'] in [null, 'library'] && attributes['org.gradle.usage'] == 'java-runtime' &&
      !attributes['org.gradle.docstype'] && attributes['org.jetbrains.kotlin.platform.type'] in [null, 'androidJvm', 'jvm']
  }.min { isAndroid(it.attributes) ? 0 : 1 }
  if (!variant) return [type: null, needs: [], limits: []]
  def elsewhere = variant.'available-at'
  if (elsewhere) {
    return [type: null, needs: [["$elsewhere.group:$elsewhere.module" as String, elsewhere.version]], limits: []]
  }
  def pair = {
    def version = it.version?.strictly ?: it.version?.requires ?: it.version?.prefers
    ["$it.group:$it.module" as String, lowest(version)]
  }
  [type: variant.files ? (variant.files[0].url.endsWith('.aar') ? 'aar' : 'jar') : null,
   needs: (variant.dependencies ?: []).findAll { it.attributes?.'org.gradle.category' != 'platform' }.collect(pair),
   limits: (variant.dependencyConstraints ?: []).collect(pair)]
}

Map fromMaven(File pom, String module, String version) {
  def packaging = (pom.text =~ /<packaging>\s*([\w-]+)\s*</).with { it ? it[0][1] : 'jar' }
  def described = repository.readArtifactDescriptor(session.repositorySession,
    new ArtifactDescriptorRequest(new DefaultArtifact("$module:jar:$version"), project.remoteProjectRepositories, null))
  [type: packaging == 'pom' ? null : packaging == 'aar' ? 'aar' : 'jar', limits: [],
   needs: described.dependencies.findAll { it.scope in ['compile', 'runtime', ''] && !it.optional }
     .collect { ["$it.artifact.groupId:$it.artifact.artifactId" as String, lowest(it.artifact.version)] }]
}

/** group:artifact -> [type, version] of all that the roots need; versions already known are a floor. */
Map closure(List<String> roots, Map known) {
  def versions = new TreeMap(known), types = [:]
  roots.findAll { it.contains('@') }.each { types[it.split(':')[0..1].join(':')] = it.split('@')[1] }
  def asked = roots*.replaceFirst(/@.*/, '')
  while (true) {
    def before = new TreeMap(versions), seen = new LinkedHashMap(), queue = new ArrayDeque(), missing = []
    def raise = { module, version ->
      // The tests have guava, the app has not: its placeholder would hide a class.
      if (!version || version.endsWith('-empty-to-avoid-conflict-with-guava')) return
      if (!versions[module] || new ComparableVersion(version) > new ComparableVersion(versions[module])) {
        versions[module] = version
      }
    }
    asked.each {
      def (group, artifact, version) = it.split(':')
      raise("$group:$artifact" as String, version)
      queue << ("$group:$artifact" as String)
    }
    while (queue) {
      def module = queue.poll(), version = versions[module]
      if (seen.containsKey(module)) continue
      def found = seen[module] = modules.computeIfAbsent("$module:$version" as String) { load(module, version) }
      if (!found) { missing << "$module:$version"; continue }
      found.needs.each { raise(it[0], it[1]); queue << it[0] }
      found.limits.each { if (versions[it[0]]) raise(it[0], it[1]) }
    }
    if (versions != before) continue // something was raised: walk again with it
    if (missing) throw new IllegalStateException("not served (ask for another version in libraries.txt): $missing")
    return seen.findAll { it.value.type }.collectEntries { module, found ->
      [module, [types[module] ?: found.type, versions[module]]]
    }
  }
}

def folder = new File(project.basedir, '../build-tools')
def tools = this.class.classLoader.parseClass(new File(folder, 'Tools.groovy')).newInstance(project, session)
def asked = new File(folder, 'libraries.txt').readLines()*.trim().findAll { it && !it.startsWith('#') }*.split(/\s+/)
def roots = { String... scopes -> asked.findAll { it[0] in scopes }*.getAt(1) }
def app = closure(roots('compile', 'host-compile'), [:])
def all = closure(roots('compile', 'host-compile', 'test'), app.collectEntries { module, found -> [module, found[1]] })
def lines = asked.findAll { it[0] in ['provided', 'tool', 'newer', 'host-test'] }*.join(' ') + all.collect { module, found ->
  def (type, version) = app[module] ?: found
  "${app.containsKey(module) ? 'compile' : 'test'} $module:$type:$version" as String
}.sort()
tools.lock.text = lines.collect { "$it ${tools.sha256(fetch(it.split(' ')[1]))}\n" }.join()
log.info("${lines.size()} files locked")
