import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';

/** A file to be put into a backup. */
export type Entry = { name: string; size: number; content: AsyncIterable<Buffer> };

/** The checksum of an entry; the last entry lists all of them, so that a cut or altered file is noticed. */
export type Checksum = { name: string; size: number; sha256: string };

/** The first entry, which says what the file is. */
export const headName = 'aldeia.json';
/** The last entry: the checksums of all others. */
export const checksumsName = 'checksums.json';
/** The version of this format. */
export const formatVersion = 2;

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

/** A compressed tar of the entries and their checksums; when its reader stops, the entries stop too. */
export function packArchive(entries: AsyncIterable<Entry>): Readable {
  const archive = pack();
  // Most of the bytes are photos, which a higher level does not make smaller.
  const compressed = createGzip({ level: 1 });
  // An error on either side reaches the other: the reader gets it, the writer stops.
  pipeline(archive, compressed).catch(() => {});
  fill(archive, entries).catch((error: Error) => archive.destroy(error));
  return compressed;
}

/**
 * The entries of a file, one after the other; read each before asking for the next.
 * `grown` gets the number of bytes unpacked so far, headers included, and may throw to stop.
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
  // A failure is not lost: it also ends the loop below, or is thrown by the last line.
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
