import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { files } from '../src/server/files/filesTable.ts';
import { diskName } from '../src/server/files/storedPath.ts';
import type { Context } from '../src/server/village/context.ts';
import { emptyPdf } from './pdfs.ts';
import { samplePdf } from './validBody.ts';

/** Stores the PDF that documents name in tests that are not about files. */
export async function keepSamplePdf({ store, config, now }: Context): Promise<void> {
  if (await store.find(files, { path: samplePdf })) return;
  writeFileSync(join(config.dataDir, 'uploads', diskName(samplePdf)), emptyPdf);
  const [size, sha256] = [emptyPdf.length, createHash('sha256').update(emptyPdf).digest('hex')];
  const createdAt = now().toISOString();
  const row = { path: samplePdf, kind: 'pdf' as const, size, sha256, pages: 1, createdAt };
  // Two processes may start at once: the second then finds the row already there.
  await store.create(files, { ...row, ready: true }).catch(async (error) => {
    if (!(await store.find(files, { path: samplePdf }))) throw error;
  });
}
