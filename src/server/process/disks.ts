import { statfs } from 'node:fs/promises';

/** The disks of this machine. */
export const disks = {
  /** How many bytes there is room for where a folder is. */
  async roomAt(folder: string): Promise<number> {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
};
