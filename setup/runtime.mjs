import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const needed = 24;

/**
 * Gives the Node that runs the project: the one npm installed, else the machine's own.
 * @param {string} root
 */
export function ensureNode(root) {
  const pinned = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(pinned)) {
    if (realpathSync(pinned) === process.execPath || isRecent(pinned)) return pinned;
    // npm puts this folder first in PATH, so one that cannot run here would hide the machine's own.
    rmSync(pinned);
  }
  if (Number.parseInt(process.versions.node, 10) >= needed) return process.execPath;
  throw new Error(
    `É preciso o Node ${needed} ou mais recente: nesta máquina só há o ${process.versions.node} ` +
      'e o que vem com o projeto (linux x64 e arm64) não corre aqui.',
  );
}

/** @param {string} node */
function isRecent(node) {
  const { status, stdout } = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return status === 0 && Number.parseInt(stdout, 10) >= needed;
}
