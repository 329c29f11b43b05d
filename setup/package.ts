// npm run package: makes a Debian package of the build that is here, for this machine's architecture.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { layProgram } from './program.ts';

const root = dirname(import.meta.dirname);
const debian = join(root, 'deploy/debian');
const architecture = { x64: 'amd64', arm64: 'arm64' }[process.arch as string] ?? process.arch;
const { version }: { version: string } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

/** Everything that dpkg puts on the machine, and where. */
function layFiles(tree: string): void {
  const program = join(tree, 'usr/lib/aldeia');
  const documents = join(tree, 'usr/share/doc/aldeia');
  for (const folder of ['usr/bin', 'usr/lib/systemd/system', 'usr/share/lintian/overrides']) {
    mkdirSync(join(tree, folder), { recursive: true });
  }
  mkdirSync(documents, { recursive: true });
  layProgram(program);
  // The commands and the service read the same settings, outside what an update replaces.
  symlinkSync('/etc/aldeia/aldeia.env', join(program, '.env'));
  symlinkSync('../lib/aldeia/deploy/aldeia', join(tree, 'usr/bin/aldeia'));
  for (const unit of ['aldeia.service', 'aldeia-backup.service', 'aldeia-backup.timer']) {
    cpSync(join(root, 'deploy', unit), join(tree, 'usr/lib/systemd/system', unit));
  }
  const license = readFileSync(join(root, 'LICENSE'), 'utf8').trimEnd();
  const terms = license.replace(/^/gm, ' ').replace(/^ $/gm, ' .');
  const notice = readFileSync(join(debian, 'copyright'), 'utf8');
  writeFileSync(join(documents, 'copyright'), `${notice}${terms}\n`);
  const changes = gzipSync(readFileSync(join(root, 'CHANGELOG.md')), { level: 9 });
  writeFileSync(join(documents, 'changelog.gz'), changes);
  cpSync(join(debian, 'lintian'), join(tree, 'usr/share/lintian/overrides/aldeia'));
}

const tree = mkdtempSync(join(tmpdir(), 'aldeia-package-'));
try {
  chmodSync(tree, 0o755);
  layFiles(tree);
  const [size] = execFileSync('du', ['-sk', tree], { encoding: 'utf8' }).split('\t');
  const control = readFileSync(join(debian, 'control'), 'utf8')
    .replace('VERSION', version)
    .replace('ARCHITECTURE', architecture)
    .replace('SIZE', size ?? '');
  mkdirSync(join(tree, 'DEBIAN'));
  writeFileSync(join(tree, 'DEBIAN/control'), control);
  for (const script of ['preinst', 'postinst', 'prerm', 'postrm']) {
    cpSync(join(debian, script), join(tree, 'DEBIAN', script));
    chmodSync(join(tree, 'DEBIAN', script), 0o755);
  }
  execFileSync('chmod', ['-R', 'u+rwX,go+rX,go-w', tree]);
  const file = `aldeia_${version}_${architecture}.deb`;
  // Its own folder, not the caller's: npm runs scripts there too.
  execFileSync('dpkg-deb', ['--root-owner-group', '-z3', '--build', tree, join(root, file)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(`Pacote feito: ${file}`);
} finally {
  rmSync(tree, { recursive: true });
}
