import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import { queue } from '../process/queue.ts';

const mostTime = 60_000;
const inTurn = queue();

/**
 * The PDF that a program makes of these words, which it reads as JSON. Drawing takes some thirty
 * megabytes that this process would not give back, so it runs in a process of its own, one at a
 * time, which ends when it is done.
 */
export function drawnPdf(program: string, words: object): Promise<Buffer> {
  return inTurn(async () => {
    const child = spawn(process.execPath, ['--max-old-space-size=128', program], {
      env: { PATH: process.env.PATH },
      timeout: mostTime,
      killSignal: 'SIGKILL',
    });
    // If the pipe breaks, the exit code says why.
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify(words));
    const [bytes, complaints, [code]] = await Promise.all([
      buffer(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    if (code !== 0) throw new Error(`the PDF could not be drawn: ${complaints}`);
    return bytes;
  });
}
