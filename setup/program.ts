// Puts together what runs on a real machine, for the image and the package:
//   node setup/program.ts FOLDER
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { externalPackages } from '../vite.server.config.ts';

type Manifest = Partial<Record<'dependencies' | 'optionalDependencies', Record<string, string>>>;

const root = dirname(import.meta.dirname);
const node = `node-linux-${process.arch}`;

/** What a running village reads, besides its packages; the demo for whoever wants to begin with it. */
const parts = [
  'dist',
  'demo/pictures',
  'demo/scans',
  'deploy',
  'package.json',
  'LICENSE',
  '.env.example',
];

/** Folders and files of packages for compiling, for other machines and for reading. */
const unneeded = [
  new RegExp(`^${node}/(?:include|share|.+\\.md)`),
  /^better-sqlite3\/(?:deps|src|build)/,
  new RegExp(`^better-sqlite3/prebuilds/(?!linux-${process.arch}\\.)`),
  /^node-addon-api|^semver\/bin/,
  /^[^.].*\/\.|\.(?:map|d\.[cm]?ts)$/,
];

/** The folder of a package as seen from another one; undefined for one of another machine. */
function folderOf(name: string, from: string): string | undefined {
  for (let at = from; at.startsWith(root); at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(folder)) return folder;
  }
  return undefined;
}

/** The folders of these packages and of all that they load. */
function withDependencies(names: readonly string[], from = root, found = new Set<string>()) {
  for (const name of names) {
    const folder = folderOf(name, from);
    if (!folder || found.has(folder)) continue;
    found.add(folder);
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const { dependencies = {}, optionalDependencies = {} } = manifest;
    withDependencies(Object.keys({ ...dependencies, ...optionalDependencies }), folder, found);
  }
  return found;
}

/** Copies the built program, the packages that it loads and the Node that runs it into a new folder. */
export function layProgram(target: string): void {
  const copy = (path: string) => {
    const packages = join(root, path);
    cpSync(packages, join(target, path), {
      recursive: true,
      filter: (file) =>
        !unneeded.some((each) => each.test(relative(join(root, 'node_modules'), file))),
    });
  };
  for (const part of parts) copy(part);
  for (const folder of withDependencies([...externalPackages, node])) {
    if (!folder.includes('musl')) copy(relative(root, folder));
  }
  mkdirSync(join(target, 'node_modules/.bin'));
  symlinkSync(`../${node}/bin/node`, join(target, 'node_modules/.bin/node'));
}

if (import.meta.main) layProgram(process.argv[2] ?? '');
