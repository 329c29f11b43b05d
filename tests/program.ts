import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

type Start = { args?: string[]; cwd: string; env?: Record<string, string> };

/** Starts a program of the build with nothing in its environment but PATH and `env`. */
export function startProgram(program: string, { args = [], cwd, env = {} }: Start) {
  return spawn(process.execPath, ['--enable-source-maps', resolve(program), ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
  });
}

/** Runs a program to its end, with `input` on its standard input. */
export async function runProgram(
  program: string,
  { input = '', ...start }: Start & { input?: string },
) {
  const running = startProgram(program, start);
  running.stdin.end(input);
  const [out, err, [code]] = await Promise.all([
    text(running.stdout),
    text(running.stderr),
    once(running, 'exit'),
  ]);
  return { out, err, code };
}
