import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { debianBase, megabytesOf, missingFor, run } from './debian.ts';
import { record } from './report.ts';
import { until } from './until.ts';

const missing = missingFor('dpkg-deb', 'systemd-nspawn', 'lintian');
if (missing) console.log(`The package is not tried here, for want of ${missing}.`);

describe.skipIf(missing)('the package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aldeia-package-'));
  const machine = join(folder, 'machine');
  const faults: string[] = [];
  let made = '';
  let booted: ChildProcess;
  let init = '';

  beforeAll(async () => {
    run('cp', ['-a', debianBase(), machine]);
    const how = ['--boot', '--register=no', '--keep-unit', '--private-network'];
    booted = spawn('systemd-nspawn', ['-D', machine, ...how], { stdio: 'ignore' });
    const isUp = () => {
      const { stdout } = spawnSync('pgrep', ['-P', String(booted.pid)], { encoding: 'utf8' });
      init = stdout.trim();
      return init !== '' && /running|degraded/.test(inside('systemctl is-system-running').out);
    };
    if (!(await until(isUp, { patience: 120_000 }))) throw new Error('The machine does not start');
    made = join(
      process.cwd(),
      run(process.execPath, ['setup/package.ts']).split(': ')[1]?.trim() ?? '',
    );
  }, 900_000);
  afterAll(async () => {
    booted.kill('SIGTERM');
    await once(booted, 'exit');
    rmSync(folder, { recursive: true });
    rmSync(made, { force: true });
  });

  /** Runs a line in the booted machine. */
  function inside(line: string) {
    const args = ['-a', '-t', init, 'sh', '-c', `{ ${line}\n} 2>&1`];
    const { stdout, status } = spawnSync('nsenter', args, { encoding: 'utf8', timeout: 900_000 });
    return { out: stdout, ok: status === 0 };
  }
  const expectThat = (isSo: boolean, otherwise: string) => {
    if (!isSo) faults.push(otherwise.trim().slice(-400));
  };
  function install(file: string) {
    cpSync(file, join(machine, 'root/aldeia.deb'));
    return inside(
      'DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends /root/aldeia.deb',
    );
  }
  const page = () =>
    inside(
      `/usr/lib/aldeia/node_modules/.bin/node -e "fetch('http://127.0.0.1:3000/').then((r) => r.text()).then(console.log)"`,
    ).out;

  /** The same package as a newer version, perhaps with something done to its files. */
  function newer(version: string, change: (tree: string) => void = () => {}): string {
    const tree = join(folder, version);
    run('dpkg-deb', ['-R', made, tree]);
    const control = join(tree, 'DEBIAN/control');
    writeFileSync(
      control,
      readFileSync(control, 'utf8').replace(/^Version: .*/m, `Version: ${version}`),
    );
    change(tree);
    run('dpkg-deb', ['--root-owner-group', '-Zgzip', '-z1', '-b', tree, `${tree}.deb`]);
    rmSync(tree, { recursive: true });
    return `${tree}.deb`;
  }

  test('is installed, updated, brought back where an update fails, removed and purged', () => {
    const size = megabytesOf(made).toFixed(0);
    const errors = spawnSync('lintian', ['--fail-on', 'error', made], { encoding: 'utf8' });
    expectThat(!/^E: /m.test(errors.stdout), errors.stdout);

    const began = Date.now();
    const installed = install(made);
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    expectThat(
      installed.ok && /A aldeia está a correr em http:/.test(installed.out),
      installed.out,
    );
    const units = inside(
      'systemd-analyze verify aldeia.service aldeia-backup.service aldeia-backup.timer',
    );
    expectThat(units.ok && !units.out.includes('aldeia'), units.out);
    expectThat(inside('systemctl is-active aldeia-backup.timer').ok, 'no copy is made every night');

    inside('echo "LETTERS_PER_MINUTE=77" >> /etc/aldeia/aldeia.env');
    expectThat(
      inside('printf "uma boa palavra\\n" | aldeia staff add zulmira Porta').ok,
      'no account is made',
    );
    const kept = () =>
      inside('aldeia staff list').out.includes('zulmira') &&
      inside('grep -q =77 /etc/aldeia/aldeia.env').ok;
    const copies = () => readdirSync(join(machine, 'var/lib/aldeia-backups')).length;
    expectThat(kept(), 'the account is not there');
    const updated = install(newer('9.0.1'));
    expectThat(updated.ok && kept() && copies() === 1, `updated: ${updated.out}`);

    const broken = newer('9.0.2', (tree) => {
      const lines = `import Sqlite from 'better-sqlite3'; new Sqlite('/var/lib/aldeia/aldeia.db').exec('drop table staff'); process.exit(1);\n`;
      const main = join(tree, 'usr/lib/aldeia/dist/main.js');
      writeFileSync(main, lines);
    });
    const failed = install(broken);
    const isBack =
      !failed.ok && /A anterior voltou a correr/.test(failed.out) && kept() && copies() === 2;
    expectThat(isBack, `an update that fails: ${failed.out}`);
    expectThat(page().includes('<html'), 'after it the site cannot be read');
    const mended = install(newer('9.0.3'));
    const isClean = !existsSync(join(machine, 'usr/lib/aldeia.before'));
    expectThat(mended.ok && kept() && isClean, `the update after: ${mended.out}`);

    const removed = inside('apt-get remove -y aldeia');
    const isThere = existsSync(join(machine, 'var/lib/aldeia/aldeia.db'));
    expectThat(removed.ok && isThere && !existsSync(join(machine, 'usr/lib/aldeia')), removed.out);
    const purged = inside('apt-get purge -y aldeia');
    const left = [
      'var/lib/aldeia',
      'var/lib/aldeia-backups',
      'etc/aldeia',
      'var/cache/aldeia',
    ].filter((path) => existsSync(join(machine, path)));
    expectThat(purged.ok && left.length === 0, `${left} ${purged.out}`);
    record({
      promise: 'It runs from a package',
      proof:
        'on a booted Debian: installed, updated, an update that breaks the database and does not start, one after it, removed, purged; lintian, systemd-analyze verify',
      reached: `${size} MB, installed and running in ${seconds} s; ${faults.length === 0 ? '0 faults' : faults.join('; ')}`,
      promised: '0 faults',
      ok: faults.length === 0,
    });
  }, 1_800_000);
});
