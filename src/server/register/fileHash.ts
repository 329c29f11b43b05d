import { join } from 'node:path';
import { sha256Of } from '../files/sha256Of.ts';
import { diskName } from '../files/storedPath.ts';
import { codeOf } from '../process/systemErrors.ts';

/** The SHA-256 of an uploaded file as it is on disk, in hexadecimal; '' where it is not there. */
export async function fileHash(dataDir: string, path: string): Promise<string> {
  try {
    return await sha256Of(join(dataDir, 'uploads', diskName(path)));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return '';
  }
}
