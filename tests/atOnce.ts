import { delimiter, join } from 'node:path';

/**
 * The PATH of tests. Uploads are opened by a process at the lowest priority, which a busy machine
 * may never run: the fake `chrt` and `nice` in atOnce/ are found first and leave it as it is.
 */
export const atOnce = [join(import.meta.dirname, 'atOnce'), process.env.PATH].join(delimiter);
