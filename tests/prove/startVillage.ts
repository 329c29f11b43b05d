import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { freePort } from '../freePort.ts';
import type { Place } from '../openTestStore.ts';
import { apiKey, credentials } from '../startApp.ts';

/** A village in a process of its own. */
export type Village = {
  url: string;
  process: ChildProcess;
  /** Everything it printed so far. */
  log(): string;
  /** Ends it with a signal, by default as a crash would. */
  kill(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>;
};

/** The running villages; none may outlive the proof that started it, however the proof ends. */
const living = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

/** The settings of a village at this place; limits are off and captchas cheap. */
export function settingsOf({ dataDir, databaseUrl }: Place): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    API_KEY: apiKey,
    DEMO: '0',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ADMIN_USERNAME: credentials.username,
    ADMIN_PASSWORD: credentials.password,
    CAPTCHA_COST: '1',
    LIMITS: 'off',
  };
}

/** The Node flags of `npm start`, for proofs about memory. */
export const usualFlags: readonly string[] = JSON.parse(
  readFileSync('package.json', 'utf8'),
).scripts.start.match(/--\S+/g);

/** Starts a village and waits until it answers; its clock is `ahead` milliseconds fast. */
export async function startVillage(
  place: Place,
  {
    pages = false,
    ahead = 0,
    settings = {},
    flags = [],
  }: {
    pages?: boolean;
    ahead?: number;
    settings?: Record<string, string>;
    /** Flags of Node. */
    flags?: readonly string[];
  } = {},
): Promise<Village> {
  const port = await freePort();
  const program = ['tests/prove/village.ts', pages ? 'pages' : ''];
  const child = spawn(process.execPath, [...flags, ...program], {
    env: {
      ...process.env,
      ...settingsOf(place),
      PORT: String(port),
      CLOCK_AHEAD: String(ahead),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  living.add(child);
  const exited = once(child, 'exit').then(() => living.delete(child));
  await new Promise<void>((ready, fail) => {
    const hear = (chunk: Buffer) => {
      log += chunk;
      if (log.includes('ready\n')) ready();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => fail(new Error(`The village did not start:\n${log}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    log: () => log,
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await exited;
    },
  };
}
