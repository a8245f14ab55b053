import org.eclipse.aether.artifact.DefaultArtifact
import org.eclipse.aether.resolution.ArtifactRequest
import java.security.MessageDigest

/** What the scripts share: other programs, and the files of libraries.lock. */
class Tools {
  final project, session, bin = System.getProperty('java.home') + '/bin'
  final File lock

  Tools(project, session) {
    this.project = project
    this.session = session
    lock = new File(project.properties['tools.dir'], 'libraries.lock')
  }

  /** What the program says; it must succeed. */
  static String run(List command) {
    def process = new ProcessBuilder(command*.toString()).redirectErrorStream(true).start()
    def text = process.inputStream.text
    if (process.waitFor()) throw new IllegalStateException("${command.take(6)} failed:\n$text")
    text
  }

  /** The home of a JDK of this version or later: the one that runs Maven, if it will do, or the oldest that will. */
  static File jdk(int wanted) {
    def places = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines', System.getProperty('user.home') + '/.jdks']
    def homes = [System.getProperty('java.home'), System.getenv('JAVA_HOME')].findAll()*.with { new File(it) }
    homes += places.collectMany { new File(it).listFiles()?.toList() ?: [] }
      .collectMany { [it, new File(it, 'Contents/Home')] }.sort { version(it) }
    homes.find { version(it) >= wanted }
  }

  /** As the JDK in this folder says; 0 where there is none. */
  static int version(File home) {
    def release = new File(home, 'release')
    def said = release.exists() ? release.text =~ /(?m)^JAVA_VERSION="(\d+)/ : null
    said ? said[0][1] as int : 0
  }

  /** The SHA-256 of a file, as the lock has it. */
  static String sha256(File file) {
    def digest = MessageDigest.getInstance('SHA-256')
    file.eachByte(1 << 16) { bytes, count -> digest.update(bytes, 0, count) }
    digest.digest().encodeHex()
  }

  /** The locked file whose line has [part]. */
  File file(String part) {
    def coordinates = lock.readLines().find { it.contains(part) }.split(' ')[1]
    def request = new ArtifactRequest(new DefaultArtifact(coordinates), project.remoteProjectRepositories, null)
    session.lookup('org.eclipse.aether.RepositorySystem').resolveArtifact(session.repositorySession, request).artifact.file
  }

  File getAndroid() { file('provided org.robolectric:android-all:') }

  /** The libraries that the app is packed with. */
  List<File> getJars() { project.artifacts.findAll { it.scope in ['compile', 'runtime'] }*.file }

  /** Those of them that came as AARs, unpacked. */
  List<File> getAars() {
    lock.readLines().findAll { it.startsWith('compile ') && it.contains(':aar:') }.collect {
      def (group, artifact, type, version) = it.split(' ')[1].split(':')
      new File(project.build.directory, "android/aar/$artifact-$version")
    }
  }

  /** A program of the jar that holds R8, D8 and TraceReferences. On two cores half of the time went to Java's second compiler. */
  String r8(String main, List arguments) {
    run(["$bin/java", '-Xmx2g', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp', file('com.android.tools:r8:'), main] + arguments)
  }
}
