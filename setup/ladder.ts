import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Every file with the files it imports, types included; paths start at the project's root. */
type Imports = Map<string, string[]>;

const listed = (names: string): readonly string[] => names.split(/\s+/);

/**
 * The rooms, lowest first: each may import itself and those before it. Folders with rooms of their
 * own are listed too, and so are files beside rooms, unless they are above them all, as app.ts is.
 */
export const rooms: Record<string, readonly string[]> = {
  '': ['src', 'demo'],
  src: listed(
    'language fields sections calls server parts site backoffice features commands welcome',
  ),
  'src/server':
    listed(`process store search files register mail limits staff rules pages backup people
    village api`),
  'src/site':
    listed(`call.ts urgentes.ts reader.ts inLanguages.ts page.ts feature.ts slots.tsx faces.ts cards.ts
    publicationNames.ts headTags.ts schemaOrg.ts paging.ts heads.ts island.tsx
    design texts parts forms layout landing pages feeds browser drawDocument.tsx render.tsx`),
  'src/backoffice':
    listed(`session.ts client.ts may.ts theme.ts panel.ts feature.ts ajuda parts detail form
    list avisos panels.ts sections versoes publicacoes cartas contas reciclagem atividade
    pessoaDados definicoes hoje layout routes.tsx main.css main.tsx`),
};

/** Forbidden although the order allows it: browser code imports no server, the back-office no site. */
export const apart = [
  ['site', 'server'],
  ['parts', 'server'],
  ['backoffice', 'server'],
  ['backoffice', 'site'],
];

/** The features in the order of their list, by the names of their folders; each may import those before it. */
const featureList = readFileSync(join(import.meta.dirname, '../src/features/all.ts'), 'utf8');
export const features: string[] =
  /features = \[([^\]]*)\]/.exec(featureList)?.[1]?.match(/\w+/g) ?? [];

/**
 * Where a file of a feature runs, by the end of its name, and the rooms it may import there besides
 * `everySide`. A file without such an ending runs everywhere.
 */
const sides: Record<string, readonly string[]> = {
  '': [],
  demo: ['server'],
  server: ['server'],
  site: ['parts', 'site'],
  island: ['parts', 'site'],
  screen: ['parts', 'backoffice'],
  screens: ['parts', 'backoffice'],
};
const everySide = ['language', 'fields', 'sections', 'calls'];

/** Reads src/ and demo/; tests are left out, since they may start the whole program. */
export function readImports(root: string): Imports {
  const files = globSync('{src,demo}/**/*.{ts,tsx}', { cwd: root });
  return new Map(
    files
      .filter((file) => !/\.(test|spec|d)\.tsx?$/.test(file))
      .map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]),
  );
}

/** Gives each import that climbs the ladder, as `from → to`, and each file that is in no room. */
export function findBreaks(imports: Imports): string[] {
  return [...imports].flatMap(([file, targets]) => [
    ...(isInRoom(file) ? [] : [`${file} stands in no room`]),
    ...targets.filter((target) => isBreak(file, target)).map((target) => `${file} → ${target}`),
  ]);
}

const inFeatures = 'src/features/';
/** What a feature says of the demo village; nothing else in src/ reads demo/. */
const demoContract = 'demo/feature.ts';
const sideOf = (file: string) =>
  /\.(demo|server|site|island|screens?)\.tsx?$/.exec(file)?.[1] ?? '';
const roomOf = (file: string) => file.split('/')[1] ?? '';

/** The feature folder that a file is in; '' for the lists. */
function folderOf(file: string): string {
  const [folder = '', name] = file.slice(inFeatures.length).split('/');
  return name ? folder : '';
}

/** Whether a file of one side may import one of another. The demo's texts stay out of the running program. */
function readsSide(side: string, other: string): boolean {
  if (other === 'demo') return side === 'demo';
  return other === '' || String(sides[side]) === String(sides[other]);
}

/**
 * A room imports only the lists of its side, and the server none: it is handed the features by whoever opens a
 * village. A feature imports the rooms of its side and the features before it.
 */
function isFeatureBreak(file: string, target: string): boolean {
  const [side, other] = [sideOf(file), sideOf(target)];
  if (!file.startsWith(inFeatures)) {
    const room = roomOf(file);
    // Files directly in src/ join the sides, and so do the commands.
    const isJoining = dirname(file) === 'src' || room === 'commands';
    const isOfRoom = other === '' || sides[other]?.includes(room);
    return (
      folderOf(target) !== '' || other === 'demo' || room === 'server' || !(isJoining || isOfRoom)
    );
  }
  if (!target.startsWith(inFeatures)) {
    return ![...everySide, ...(sides[side] ?? [])].includes(roomOf(target));
  }
  const [folder, otherFolder] = [folderOf(file), folderOf(target)];
  // What is in no list yet has no place in the order: `findUnlisted` names it, once.
  const isBefore =
    !features.includes(folder) || features.indexOf(otherFolder) <= features.indexOf(folder);
  const isList = /\/all\.(\w+\.)?ts$/.test(target);
  return !readsSide(side, other) || (folder !== '' && (isList || !isBefore));
}

/** Whether an import climbs the ladder, judged where the two paths first differ. */
function isBreak(file: string, target: string): boolean {
  if (file.startsWith(inFeatures) && target === demoContract) return sideOf(file) !== 'demo';
  const isOfSource = file.startsWith('src/') && target.startsWith('src/');
  if (isOfSource && (file + target).includes(inFeatures)) return isFeatureBreak(file, target);
  const [from, to] = [file.split('/'), target.split('/')];
  const depth = from.findIndex((name, index) => name !== to[index]);
  const ladder = rooms[from.slice(0, depth).join('/')];
  if (!ladder) return false;
  const [here, there] = [from[depth] ?? '', to[depth] ?? ''];
  if (apart.some(([one, other]) => one === here && other === there)) return true;
  const step = (path: string[], name: string) =>
    path.length === depth + 1 && !ladder.includes(name) ? ladder.length : ladder.indexOf(name);
  return step(to, there) > step(from, here);
}

/** Gives each declaration of a feature that its list lacks, as `declaration → list`. */
export function findUnlisted(imports: Imports): string[] {
  return [...imports.keys()].flatMap((file) => {
    const [, side] = /^src\/features\/\w+\/feature(\.server|\.demo|)\.ts$/.exec(file) ?? [];
    const list = `${inFeatures}all${side}.ts`;
    return side === undefined || imports.get(list)?.includes(file) ? [] : [`${file} → ${list}`];
  });
}

/** Files that import each other in a circle, types included, each as `a → b → a`. */
export function findCircles(imports: Imports): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) {
      circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    } else if (!done.has(file)) {
      for (const target of imports.get(file) ?? []) visit(target, [...path, file]);
      done.add(file);
    }
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}

/** Folders and files beside rooms must be rooms themselves, except files directly in src/, which join them. */
function isInRoom(file: string): boolean {
  const folder = dirname(file);
  if (folder !== 'src' && rooms[folder]) return rooms[folder].includes(basename(file));
  const path = file.split('/');
  return path
    .slice(0, -1)
    .every((name, depth) => rooms[path.slice(0, depth).join('/')]?.includes(name) ?? true);
}

function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"?]+)/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
}

// Run by `npm run check`; the tests check the same.
if (import.meta.main) {
  const imports = readImports(dirname(import.meta.dirname));
  const faults = [
    ...findUnlisted(imports).map((each) => `A feature must be added to its list: ${each}`),
    ...findBreaks(imports).map((each) => `It climbs the ladder: ${each}`),
    ...findCircles(imports).map((each) => `It goes in a circle: ${each}`),
  ];
  for (const each of faults) console.error(each);
  process.exitCode = Math.min(faults.length, 1);
}
