import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { queue } from '../../server/files/queue.ts';
import type { Certidao } from './certidaoCalls.ts';

// Beside this file as it is written, and as it is built.
const program = join(import.meta.dirname, `certidaoProgram.server${extname(import.meta.filename)}`);

const mostTime = 60_000;
const inTurn = queue();

/**
 * The PDF of a certificate. What draws it takes some thirty megabytes, which nobody would give back:
 * so it is a process of its own, one at a time, that ends when it is done.
 */
export function certidaoPdf(certidao: Certidao): Promise<Buffer> {
  return inTurn(async () => {
    const child = spawn(process.execPath, ['--max-old-space-size=128', program], {
      env: { PATH: process.env.PATH },
      timeout: mostTime,
      killSignal: 'SIGKILL',
    });
    // What goes wrong with the pipe is told by how it ends.
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify(certidao));
    const [bytes, complaints, [code]] = await Promise.all([
      buffer(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    if (code !== 0) throw new Error(`the certificate could not be drawn: ${complaints}`);
    return bytes;
  });
}
