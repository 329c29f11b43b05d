import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { megabyte } from '../../language/fileSize.ts';
import { atMost } from '../process/atMost.ts';
import { disks } from '../process/disks.ts';
import { isDiskFull } from '../process/systemErrors.ts';
import type { End } from '../register/check.ts';
import {
  type Checksum,
  checksummed,
  checksumsName,
  formatVersion,
  headName,
  readArchive,
} from './archive.ts';
import { BackupError, printable, tooOld } from './BackupError.ts';

const head = z.object({
  aldeia: z.number(),
  migrations: z.array(z.string()),
});
const checksums = z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() }));

/** What the first entry says that a restore needs to know. */
export type Head = z.infer<typeof head>;

/** Whether a text is a plain file name, which cannot lead to another folder. */
export function isFileName(text: string): boolean {
  return /^\w[\w.-]*$/.test(text);
}

/** The names that entries may have: none leads outside its folder or is hidden in it. */
const allowedIn = (folders: readonly string[]) =>
  new RegExp(`^(?:secrets\\.json|tables/\\w+\\.jsonl|(?:${folders.join('|')})/\\w[\\w.-]*)$`);

const foreign = 'O ficheiro não é uma cópia de segurança da Aldeia';
const damaged = 'A cópia de segurança está incompleta ou danificada';
const newer = 'A cópia de segurança foi feita por uma versão mais recente do programa: atualize-o';

const tooExpanded =
  'O ficheiro torna-se grande demais ao ser aberto para ser uma cópia de segurança';
const noRoom = 'Não há espaço no disco para o conteúdo da cópia de segurança: nada foi alterado';

/** Rows of text become some tens of times smaller in a backup, photos hardly at all. */
const mostExpansion = 250;
/** This much is accepted however small the file is. */
const alwaysAllowed = 64 * megabyte;
/** The part of the free disk space that is left for the running site. */
const leftFree = 0.1;

const mostEntries = 1_000_000;
const mostOfHead = megabyte;
const mostOfSecrets = 64 * 1024;
/** The bytes of the checksum of an entry with the longest name. */
const mostOfChecksum = 512;

/** Refuses a file that unpacks to more than an honest one of its size, or more than the disk can take. */
export function boundOf(packed: number, free: number): (unpacked: number) => void {
  const honest = Math.max(alwaysAllowed, packed * mostExpansion);
  return (unpacked) => {
    if (unpacked > honest) throw expandsTooMuch();
    if (unpacked > free * (1 - leftFree)) throw new BackupError(`${noRoom}.`);
  };
}

const expandsTooMuch = () => new BackupError(`${tooExpanded}.`);

async function jsonOf(content: AsyncIterable<Buffer>, most: number): Promise<unknown> {
  try {
    return JSON.parse(await text(atMost(most, content, expandsTooMuch)));
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}

async function readHead(content: AsyncIterable<Buffer>): Promise<Head> {
  const read = head.safeParse(await jsonOf(content, mostOfHead));
  if (!read.success) throw new BackupError(`${foreign}.`);
  if (read.data.aldeia > formatVersion) throw new BackupError(`${newer}.`);
  if (read.data.aldeia < formatVersion) throw new BackupError(tooOld);
  return read.data;
}

/** The name of the first entry that does not match its checksum; undefined if all match. */
function spoiltIn(actual: readonly Checksum[], listed: readonly Checksum[]): string | undefined {
  const inWords = (each?: Checksum) => each && `${each.name} ${each.size} ${each.sha256}`;
  const most = Math.max(actual.length, listed.length);
  for (let at = 0; at < most; at += 1) {
    const [here, there] = [actual[at], listed[at]];
    if (inWords(here) !== inWords(there)) return here?.name ?? there?.name;
  }
  return undefined;
}

async function unpackAll(file: string, folder: string, folders: readonly string[]): Promise<Head> {
  const allowed = allowedIn(folders);
  const bound = boundOf((await stat(file)).size, await disks.roomAt(folder));
  const actual: Checksum[] = [];
  let first: Head | undefined;
  let whole = false;
  for await (const { name, isFile, content } of readArchive(file, bound)) {
    if (!first) {
      if (name !== headName) throw new BackupError(`${foreign}.`);
      first = await readHead(checksummed(name, content, (checksum) => actual.push(checksum)));
      continue;
    }
    if (whole) throw new BackupError(`${damaged}.`);
    if (name === checksumsName) {
      const listed = checksums.safeParse(
        await jsonOf(content, mostOfChecksum * (actual.length + 1)),
      );
      if (!listed.success) throw new BackupError(`${damaged} (${name}).`);
      const spoilt = spoiltIn(actual, listed.data);
      if (spoilt !== undefined) throw new BackupError(`${damaged} (${printable(spoilt)}).`);
      whole = true;
      continue;
    }
    if (!isFile || !allowed.test(name)) {
      throw new BackupError(
        `A cópia de segurança tem um nome que não é aceite: ${printable(name)}.`,
      );
    }
    if (actual.length >= mostEntries) throw expandsTooMuch();
    // A name that comes twice fails here: `wx` does not overwrite a file.
    const out = createWriteStream(join(folder, name), { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(
      checksummed(
        name,
        name === 'secrets.json' ? atMost(mostOfSecrets, content, expandsTooMuch) : content,
        (checksum) => actual.push(checksum),
      ),
      out,
    );
  }
  if (!first) throw new BackupError(`${foreign} (${printable(basename(file))}).`);
  if (!whole) throw new BackupError(`${damaged} (${printable(basename(file))}).`);
  return first;
}

/** Unpacks a backup into a folder, and refuses it unless every checksum matches; `folders` are those of files. */
export async function unpack(
  file: string,
  folder: string,
  folders: readonly string[],
): Promise<Head> {
  for (const each of ['tables', ...folders]) {
    await mkdir(join(folder, each), { recursive: true, mode: 0o700 });
  }
  try {
    return await unpackAll(file, folder, folders);
  } catch (cause) {
    const { code = '', path = '' } = cause as NodeJS.ErrnoException;
    if (cause instanceof BackupError) throw cause;
    if (code === 'ENOENT') throw new BackupError(`Não existe o ficheiro ${file}.`);
    if (code === 'EEXIST') throw new BackupError(`${damaged}.`);
    if (isDiskFull(cause)) throw cause;
    if (/^E[A-Z]+$/.test(code))
      throw new BackupError(`Não é possível ler ${printable(path || file)} (${code}).`);
    // An error of the gzip or tar reader.
    const isForeign = code === 'Z_DATA_ERROR' && /header check/.test(String(cause));
    const about = `${isForeign ? foreign : damaged} (${printable(basename(file))})`;
    throw new BackupError(`${about}: nada foi alterado.`, { cause });
  }
}

const headWithEnd = z.object({
  registo: z.object({ fim: z.object({ linha: z.number(), resumo: z.string() }).nullable() }),
});

/** The last line that the register had when a backup was made; undefined if it had none. */
export async function registerEndIn(file: string): Promise<End | undefined> {
  try {
    for await (const { name, content } of readArchive(file)) {
      if (name !== headName) break;
      const read = headWithEnd.safeParse(await jsonOf(content, mostOfHead));
      return read.data?.registo.fim ?? undefined;
    }
  } catch (cause) {
    throw new BackupError(`${damaged}.`, { cause });
  }
  throw new BackupError(`${foreign}.`);
}
