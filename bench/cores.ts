import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Whether the server and the client can have a core each. */
const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/** The core of the servers, the core of the clients, or both. */
export type Core = 'answering' | 'asking' | 'any';

const cores: Record<Core, string> = { answering: '0', asking: '1', any: '0,1' };

/** Debian installs servers in /usr/sbin, which is not in the PATH of ordinary accounts. */
const path = `${process.env.PATH}:/usr/sbin:/sbin`;

/** Which of these programs are not installed. */
export function missing(programs: readonly string[]): string[] {
  const isMissing = (program: string) =>
    !path.split(':').some((folder) => existsSync(`${folder}/${program}`));
  return programs.filter(isMissing);
}

const running = new Set<ChildProcess>();
// However the bench ends, nothing it started outlives it.
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Starts a program on its core. */
export function startOn(
  core: Core,
  command: readonly string[],
  env: Record<string, string> = {},
): ChildProcess {
  const whole = canPin ? ['taskset', '-c', cores[core], ...command] : command;
  const [program = '', ...args] = whole;
  const child = spawn(program, args, {
    env: { PATH: path, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  return child.once('exit', () => running.delete(child));
}

/** Runs a program on its core and returns the JSON that it prints. */
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
