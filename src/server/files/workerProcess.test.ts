import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isNight } from '../../../tests/night.ts';
import { messages } from '../../language/messages.ts';
import { workerProcess } from './workerProcess.ts';

let folder: string;
let small: string;
let large: string;
let temps = 0;
const newTemp = () => join(folder, `draft-${++temps}`);
const unopened = { status: 422, errors: [{ param: 'file', msg: messages.fileUnopened }] };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aldeia-worker-'));
  [small, large] = [join(folder, 'small.png'), join(folder, 'large.png')];
  const plain = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#7a9' } });
  await writeFile(small, await plain(40).png().toBuffer());
  // Takes whole seconds, and an interlaced PNG is held in memory whole.
  await writeFile(large, await plain(6_000).png({ progressive: true }).toBuffer());
});
afterAll(() => rm(folder, { recursive: true }));

const isAlive = (pid: number | undefined) => existsSync(`/proc/${pid}`);
const statusOf = (pid: number | undefined, name: string) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

test('the worker starts with the first job, does all in turn, and ends when it has rested', async () => {
  const worker = workerProcess({ rest: 300 });
  expect(worker.pid()).toBeUndefined();
  const found = await Promise.all(
    [1, 2, 3].map(() => worker.run('examine', { temp: small, into: newTemp() })),
  );
  expect(found.map(({ kind }) => kind)).toEqual(['photo', 'photo', 'photo']);
  const pid = worker.pid();
  expect(isAlive(pid)).toBe(true);
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(worker.pid()).toBeUndefined();
  await worker.run('examine', { temp: small, into: newTemp() });
  expect(worker.pid()).not.toBe(pid);
});

/** The worker as on a server, without what makes other tests fast: see tests/atOnce.ts. */
async function asOnAServer(): Promise<typeof workerProcess> {
  const folders = process.env.PATH?.split(':').filter((each) => !each.endsWith('/atOnce'));
  vi.stubEnv('PATH', folders?.join(':'));
  const read = './workerProcess.ts?asOnAServer';
  return (await import(read)).workerProcess;
}

test('its memory has a ceiling, its priority is the lowest, and the kernel would take it first', async () => {
  const worker = (await asOnAServer())({ rest: 300 });
  await worker.run('examine', { temp: small, into: newTemp() });
  const of = (name: string) => readFileSync(`/proc/${worker.pid()}/${name}`, 'utf8');
  expect(of('limits')).toMatch(/Max data size\s+(943718400|1268776960)\s+\1 /);
  expect(of('stat').split(') ')[1]?.split(' ')[16]).toBe('19');
  expect(of('oom_score_adj').trim()).toBe('1000');
  expect(
    of('environ')
      .split('\0')
      .filter(Boolean)
      .map((line) => line.split('=')[0]),
  ).toEqual(
    expect.not.arrayContaining(['ADMIN_PASSWORD', 'SMTP_URL', 'DATABASE_URL', 'TMPDIR', 'HOME']),
  );
  expect(statusOf(worker.pid(), 'VmRSS')).toBeLessThan(200_000);
  vi.unstubAllEnvs();
});

test('a file it dies of is refused, and the next is served', async () => {
  const worker = workerProcess({ rest: 300 });
  const dying = worker.run('examine', { temp: large, into: newTemp() });
  const next = worker.run('examine', { temp: small, into: newTemp() });
  await expect.poll(() => worker.pid()).toBeGreaterThan(1);
  const pid = Number(worker.pid());
  process.kill(pid, 'SIGKILL');
  await expect(dying).rejects.toMatchObject(unopened);
  expect(await next).toMatchObject({ kind: 'photo', width: 40 });
  expect(worker.pid()).not.toBe(pid);
});

test('a file it takes too long over is refused, and the next is served', async () => {
  const worker = workerProcess({ job: 4_000, rest: 300 });
  await worker.run('examine', { temp: small, into: newTemp() });
  // A stopped process takes too long on any machine.
  process.kill(Number(worker.pid()), 'SIGSTOP');
  const slow = worker.run('examine', { temp: small, into: newTemp() });
  const next = worker.run('examine', { temp: small, into: newTemp() });
  await expect(slow).rejects.toMatchObject(unopened);
  expect(await next).toMatchObject({ kind: 'photo', width: 40 });
});

test('a PDF that the machine had no time for is not said to be one that cannot be read', async () => {
  const worker = workerProcess({ job: 1_000, rest: 300 });
  await worker.run('examine', { temp: small, into: newTemp() });
  process.kill(Number(worker.pid()), 'SIGSTOP');
  const waited = worker.run('readPdf', { pdf: small, into: newTemp() });
  await expect(waited).rejects.toThrow('the machine is too busy to read a PDF');
  expect(await worker.run('examine', { temp: small, into: newTemp() })).toMatchObject({
    width: 40,
  });
});

test('once it held a large picture it makes room for a new one, and the next finds as much as the first', {
  skip: !isNight,
}, async () => {
  const worker = workerProcess({ rest: 300 });
  const pids: (number | undefined)[] = [];
  for (let round = 0; round < 2; round++) {
    await worker.run('examine', { temp: small, into: newTemp() });
    pids.push(worker.pid());
    await worker.run('examine', { temp: large, into: newTemp() });
    expect(worker.pid()).toBeUndefined();
  }
  expect(new Set(pids).size).toBe(2);
});

test('what fails for another reason stays that failure', async () => {
  const worker = workerProcess({ rest: 300 });
  const missing = worker.run('examine', { temp: join(folder, 'nowhere'), into: newTemp() });
  await expect(missing).rejects.toMatchObject({ code: 'ENOENT' });
  const nowhere = worker.run('examine', { temp: small, into: join(folder, 'no', 'where') });
  await expect(nowhere).rejects.toMatchObject({ code: 'ENOENT' });
});

test('it ends with the process that started it, however that ends', async () => {
  const source = `
    import { workerProcess } from ${JSON.stringify(join(import.meta.dirname, 'workerProcess.ts'))};
    const worker = workerProcess();
    await worker.run('examine', { temp: ${JSON.stringify(small)}, into: ${JSON.stringify(newTemp())} });
    console.log(worker.pid());
    worker.run('examine', { temp: ${JSON.stringify(large)}, into: ${JSON.stringify(newTemp())} });
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 300);`;
  let said = '';
  try {
    execFileSync(process.execPath, ['--input-type=module-typescript', '-e', source]);
  } catch (error) {
    said = String((error as { stdout: Buffer }).stdout);
  }
  expect(said).toMatch(/^\d+\n$/);
  await expect.poll(() => isAlive(Number(said))).toBe(false);
});
