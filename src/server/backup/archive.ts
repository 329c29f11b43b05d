import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';

/** A piece of a backup on its way in. */
export type Entry = { name: string; size: number; content: AsyncIterable<Buffer> };

/** What the last entry says of each other one, so that a cut or altered file is noticed. */
export type Checksum = { name: string; size: number; sha256: string };

/** The first entry, which says what the file is. */
export const headName = 'aldeia.json';
/** The last entry: the checksums of all others. */
export const checksumsName = 'checksums.json';
/** What it was called in the first form. */
export const firstChecksumsName = 'seals.json';
/** The number of this form; a program reads its own and those before. */
export const formVersion = 2;

/** Passes bytes on and gives the checksum once all have passed. */
export async function* checksummed(
  name: string,
  content: AsyncIterable<Buffer>,
  done: (checksum: Checksum) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    size += chunk.length;
    yield chunk;
  }
  done({ name, size, sha256: hash.digest('hex') });
}

async function fill(archive: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  const checksums: Checksum[] = [];
  for await (const { name, size, content } of entries) {
    const counted = checksummed(name, content, (checksum) => checksums.push(checksum));
    await pipeline(counted, archive.entry({ name, size, mode: 0o600 }));
  }
  archive.entry({ name: checksumsName, mode: 0o600 }, JSON.stringify(checksums));
  archive.finalize();
}

/** A compressed tar of the entries and their checksums; whoever stops reading it stops the entries too. */
export function packArchive(entries: AsyncIterable<Entry>): Readable {
  const archive = pack();
  // Most of the bytes are photos, which do not get smaller however hard one tries.
  const compressed = createGzip({ level: 1 });
  // What breaks on one side reaches the other: the reader hears of it, the writer ends.
  pipeline(archive, compressed).catch(() => {});
  fill(archive, entries).catch((error: Error) => archive.destroy(error));
  return compressed;
}

/**
 * The entries of a file one after the other; each is to be read before the next is asked for.
 * `grown` hears how many bytes it has become so far, headers and all, and may refuse to go on.
 */
export async function* readArchive(
  file: string,
  grown: (bytes: number) => void = () => {},
): AsyncGenerator<{ name: string; isFile: boolean; content: AsyncIterable<Buffer> }> {
  const archive = extract();
  const counted = async function* (unpacked: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of unpacked) {
      bytes += chunk.length;
      grown(bytes);
      yield chunk;
    }
  };
  const feeding = pipeline(createReadStream(file), createGunzip(), counted, archive);
  // A failure ends the reading below, which tells.
  feeding.catch(() => {});
  for await (const entry of archive) {
    yield {
      name: entry.header.name,
      isFile: entry.header.type === 'file',
      content: entry as AsyncIterable<Buffer>,
    };
  }
  await feeding;
}
