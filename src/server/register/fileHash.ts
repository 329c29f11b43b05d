import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { diskName } from '../files/storedPath.ts';
import { codeOf } from '../process/causes.ts';

/** The SHA-256 of an uploaded file as it is on disk, in hexadecimal; '' where it is not there. */
export async function fileHash(dataDir: string, path: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(join(dataDir, 'uploads', diskName(path))), hash);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return '';
  }
  return hash.digest('hex');
}
