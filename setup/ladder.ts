import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Every file with the files it imports, types included; paths start at the project's root. */
export type Imports = Map<string, string[]>;

/** The rooms of src/ and, above them all, the demo; lowest first: each may import itself and those before it. */
export const rooms = [
  'fields',
  'sections',
  'server',
  'site',
  'backoffice',
  'app.ts',
  'demo',
] as const;
export type Room = (typeof rooms)[number];

/** Says whether one room may import another; what runs in a browser never reaches the server. */
export function mayImport(from: Room, to: Room): boolean {
  if (to === 'server' && (from === 'site' || from === 'backoffice')) return false;
  return rooms.indexOf(to) <= rooms.indexOf(from);
}

/** Reads src/ and demo/; tests are left out, since they may start the whole program. */
export function readImports(root: string): Imports {
  const files = globSync('{src,demo}/**/*.{ts,tsx}', { cwd: root });
  return new Map(
    files
      .filter((file) => !/\.(test|d)\.tsx?$/.test(file))
      .map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]),
  );
}

/** Gives each import that climbs the ladder, as `from → to`, and each file that is in no room. */
export function findBreaks(imports: Imports): string[] {
  return [...imports].flatMap(([file, targets]) => {
    const from = roomOf(file);
    if (!from) return [`${file} stands in no room`];
    return targets
      .filter((target) => {
        const to = roomOf(target);
        return to && !mayImport(from, to);
      })
      .map((target) => `${file} → ${target}`);
  });
}

/** Gives the first circle found, as `a → b → a`. */
export function findCircle(imports: Imports): string | undefined {
  const cleared = new Set<string>();
  function walk(file: string, chain: string[]): string | undefined {
    if (chain.includes(file)) return [...chain.slice(chain.indexOf(file)), file].join(' → ');
    if (cleared.has(file)) return undefined;
    for (const target of imports.get(file) ?? []) {
      const circle = walk(target, [...chain, file]);
      if (circle) return circle;
    }
    cleared.add(file);
    return undefined;
  }
  for (const file of imports.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return undefined;
}

function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"?]+)/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
}

// A file that stands in src/ itself joins rooms, as app.ts does.
function roomOf(file: string): Room | undefined {
  const [top, name, ...deeper] = file.split('/');
  if (top === 'demo') return 'demo';
  if (top !== 'src') return undefined;
  if (deeper.length === 0) return 'app.ts';
  return rooms.find((room) => room === name);
}
