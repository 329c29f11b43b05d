import { delimiter, join } from 'node:path';

/**
 * Where programs are looked for in tests. Uploads are opened by a process that runs when nobody else
 * wants the processor, which on a busy machine is never: here what would put it last is not found.
 */
export const atOnce = [join(import.meta.dirname, 'atOnce'), process.env.PATH].join(delimiter);
