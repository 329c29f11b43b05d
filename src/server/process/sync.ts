import { open } from 'node:fs/promises';

/** Waits until a file, or the names in a folder, are safe from a power cut. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}
