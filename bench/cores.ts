import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/** Whether the one that answers and the one that asks can have a core each. */
const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/** The core of those that answer, the core of those that ask, or both. */
export type Core = 'answering' | 'asking' | 'any';

const cores: Record<Core, string> = { answering: '0', asking: '1', any: '0,1' };

/** Starts a program on its core. */
export function startOn(
  core: Core,
  command: readonly string[],
  env: Record<string, string> = {},
): ChildProcess {
  const whole = canPin ? ['taskset', '-c', cores[core], ...command] : command;
  const [program = '', ...args] = whole;
  return spawn(program, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Runs a program on its core, and answers the JSON it prints. */
export async function askOn<T>(core: Core, command: readonly string[]): Promise<T> {
  const child = startOn(core, command);
  let printed = '';
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}`);
  return JSON.parse(printed);
}

/** Stops a program and waits for its end. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** The processor's name, as Linux knows it. */
export function processorName(): string {
  try {
    return /Model name:\s*(.+)/.exec(execFileSync('lscpu', { encoding: 'utf8' }))?.[1] ?? '';
  } catch {
    return '';
  }
}
