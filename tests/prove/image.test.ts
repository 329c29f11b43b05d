import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { freePort } from '../freePort.ts';
import { credentials } from '../startApp.ts';
import { debianBase, megabytesOf, missingFor, run } from './debian.ts';
import { openOffice } from './office.ts';
import { record } from './report.ts';
import { until } from './until.ts';

const missing = missingFor('buildah');
if (missing) console.log(`The image is not tried here, for want of ${missing}.`);

/** What an engine would read of the image. */
type Made = { User: string; Env: string[]; Cmd: string[]; WorkingDir: string };

describe.skipIf(missing)('the image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-image-'));
  const volume = join(folder, 'volume');
  const buildah = (...args: string[]) =>
    run('buildah', ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), ...args]);
  let running: ChildProcess | undefined;
  let made: Made;
  let seconds = 0;

  beforeAll(() => {
    process.env.BUILDAH_ISOLATION = 'chroot';
    const scratch = buildah('from', 'scratch').trim();
    run('cp', ['-a', `${debianBase()}/.`, buildah('mount', scratch).trim()]);
    buildah('commit', '--quiet', '--rm', scratch, 'base');
    const started = Date.now();
    const how = ['--network=host', '--format=docker', '--build-arg=BASE=localhost/base'];
    buildah('bud', ...how, '--tag=aldeia', '--file=deploy/Dockerfile', '.');
    seconds = (Date.now() - started) / 1000;
    made = JSON.parse(buildah('inspect', '--type=image', 'aldeia')).Docker.config;
    mkdirSync(volume);
    chownSync(volume, Number(made.User), Number(made.User));
  }, 1_800_000);
  afterAll(() => {
    running?.kill('SIGKILL');
    buildah('rm', '--all');
    rmSync(folder, { recursive: true });
  });

  /** Starts a new container of the image as an engine would, over the volume, with a root that is read-only. */
  async function start(port: number) {
    const root = buildah('mount', buildah('from', 'aldeia').trim()).trim();
    const settings = { PORT: port, ADMIN_PASSWORD: credentials.password, LIMITS: 'off' };
    const env = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    // The mounts are this process's own: they end with it.
    const steps = [
      'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"',
      'mount --bind "$1" "$0/data" && mount -t tmpfs tmpfs "$0/tmp"',
      'mount --rbind /dev "$0/dev" && mount -t proc proc "$0/proc"',
      'root=$0 user=$2 && shift 2 && shift',
      'exec chroot --userspec="$user" "$root" env -i "$@"',
    ].join(' && ');
    const inside = ['--chdir', made.WorkingDir, ...made.Env, ...env, ...made.Cmd];
    const own = [root, volume, `${made.User}:${made.User}`, ...inside];
    const started = Date.now();
    const child = spawn('unshare', ['--mount', 'sh', '-c', steps, ...own], { stdio: 'inherit' });
    running = child;
    const url = `http://127.0.0.1:${port}`;
    const answers = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    if (!(await until(answers, { every: 20 }))) throw new Error('The image does not answer');
    const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal);
      return (await once(child, 'exit'))[0];
    };
    return { url, root, first: Date.now() - started, stop };
  }

  test('is small, starts at once with a root that is read-only, and another goes on where one was killed', async () => {
    const faults: string[] = [];
    const port = await freePort();
    const one = await start(port);
    const megabytes = megabytesOf(one.root) - megabytesOf(debianBase());
    const office = await openOffice(one.url);
    await office.send('PUT', '/api/definicoes', { villageName: 'Souto', councilName: 'Junta' });
    if (!(await (await fetch(one.url)).text()).includes('Souto')) faults.push('no page shows it');
    const ended = await one.stop('SIGTERM');
    if (ended !== 0) faults.push(`told to stop, it ends with ${ended}`);
    const two = await start(port);
    await two.stop('SIGKILL');
    const three = await start(port);
    if (!(await (await fetch(three.url)).text()).includes('Souto')) faults.push('it is forgotten');
    await three.stop('SIGTERM');
    if (!existsSync(join(volume, 'aldeia.db'))) faults.push('nothing is in the volume');
    const first = Math.max(one.first, two.first, three.first);
    record({
      promise: 'It runs from an image',
      proof:
        'built by buildah over a debootstrap base, started, stopped, killed, begun anew over its volume',
      reached: `built in ${seconds.toFixed(0)} s, ${megabytes} MB over its base, first answer within ${first} ms; ${faults.length === 0 ? '0 faults' : faults.join('; ')}`,
      promised: '≤ 300 MB, ≤ 3000 ms, 0 faults',
      ok: megabytes <= 300 && first <= 3_000 && faults.length === 0,
    });
  });
});
