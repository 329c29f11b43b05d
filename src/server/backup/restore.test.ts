import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentOf } from '../../../tests/contentOf.ts';
import { fillVillage, openEmpty } from '../../../tests/filledVillage.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { startApp, type TestApp } from '../../../tests/startApp.ts';
import { everyCollection } from '../../sections/all.ts';
import { contactos } from '../../sections/contactos.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { inscricoes } from '../bookings/inscricoes.ts';
import { staff } from '../staff/staff.ts';
import { mensagens } from '../tables/mensagens.ts';
import { type Checksum, checksumsName, firstChecksumsName, readArchive } from './archive.ts';
import { startBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';
import { tablesHeld } from './tablesHeld.ts';

type Village = Awaited<ReturnType<typeof openEmpty>>;

/** What the tests put into an archive that has no place there. */
type Header = { name: string; type?: 'symlink' | 'directory'; linkname?: string; size?: number };

const tables = tablesHeld(everyCollection);
let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aldeia-restauro-'));
  file = join(folder, 'copia.tar.gz');
});
afterAll(() => rmSync(folder, { recursive: true }));

const restore = ({ store, place }: Village, replace = false) =>
  restoreBackup(store, {
    ...{ file, dataDir: place.dataDir, tables, replace },
    agree: async () => true,
  });

/** All there is, of whatever kind. */
const contentNow = ({ store, place }: Village) => {
  return store.transaction(async (trx) => {
    const rows = await Promise.all(tables.map((table) => trx.list(table)));
    return {
      rows,
      files: readdirSync(place.dataDir, { recursive: true })
        .filter((name) => !/^(aldeia\.db|\.)/.test(String(name)))
        .sort(),
      secrets: readFileSync(join(place.dataDir, 'secrets.json'), 'utf8'),
    };
  });
};

const lines = (rows: object[]) =>
  Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

/** Writes the archive anew with entries changed, and checksums that fit unless they are spoilt on purpose. */
async function rewrite(
  change: (name: string, bytes: Buffer) => Buffer | undefined,
  more: Header[] = [],
  spoil: (checksums: Checksum[]) => Checksum[] = (checksums) => checksums,
  lastName: string = checksumsName,
) {
  const archive = pack();
  const checksums: Checksum[] = [];
  const add = (header: Header, bytes: Buffer) => {
    archive.entry(header, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (header.name !== lastName) checksums.push({ name: header.name, size: bytes.length, sha256 });
  };
  for await (const { name, content } of readArchive(file)) {
    const bytes = change(name, await buffer(content));
    if (name === checksumsName) {
      for (const { size = 1, ...header } of more) add(header, Buffer.alloc(header.type ? 0 : size));
      add(
        { name: lastName },
        bytes === undefined ? Buffer.from('') : Buffer.from(JSON.stringify(spoil(checksums))),
      );
    } else if (bytes) add({ name }, bytes);
  }
  archive.finalize();
  await writeFile(file, gzipSync(await buffer(archive as never)));
}
const same = (_name: string, bytes: Buffer) => bytes;
const head = (changes: object) => (name: string, bytes: Buffer) =>
  name === 'aldeia.json'
    ? Buffer.from(JSON.stringify({ ...JSON.parse(bytes.toString()), ...changes }))
    : bytes;
const rowsOf = (table: string, rows: string) => (name: string, bytes: Buffer) =>
  name === `tables/${table}.jsonl` ? Buffer.from(rows) : bytes;

/** So many characters that hardly become fewer in an archive. */
const noise = (size: number) => randomBytes(size / 2).toString('hex');

const flipped = (good: Buffer, at: number) => {
  const bytes = Buffer.from(good);
  bytes[at] = (bytes[at] ?? 0) ^ 0x10;
  return bytes;
};

describe.each(engines)('a restore on %s', (engine) => {
  let t: TestApp;
  let good: Buffer;
  beforeAll(async () => {
    t = await startApp(engine);
    await fillVillage(t);
    const { stream } = await startBackup({
      ...{ store: t.store, dataDir: t.context.config.dataDir, tables, now: t.context.now() },
    });
    good = await buffer(stream);
  });
  afterAll(() => t.close());
  beforeEach(() => writeFile(file, good));

  describe('into an empty village', () => {
    let village: Village;
    beforeEach(async () => {
      village = await openEmpty(engine);
    });
    afterEach(() => village.close());

    test('lets what is new come after what came back', async () => {
      await restore(village);
      const before = await village.store.list(contactos);
      const added = await village.store.create(contactos, {});
      expect(added.sequence).toBeGreaterThan(Math.max(...before.map(({ sequence }) => sequence)));
      expect((await village.store.list(contactos)).at(-1)).toEqual(added);
    });

    test('asks before it replaces a village, and then replaces all of it', async () => {
      const { store, place } = village;
      await store.create(mensagens, { name: 'Rui' });
      await store.create(noticiasEventos, { identifier: 'outra', title: 'Outra' });
      const before = await contentNow(village);
      await expect(restore(village)).rejects.toThrow(/já tem conteúdo.*--substituir/);
      expect(await contentNow(village)).toEqual(before);

      await restore(village, true);
      const { rows, files } = await contentOf(store, place.dataDir);
      expect({ rows, files }).toMatchObject({
        ...(await contentOf(t.store, t.context.config.dataDir).then(({ rows, files }) => ({
          rows,
          files,
        }))),
      });
      await store.create(noticiasEventos, { identifier: 'nova', title: 'Nova' });
    });

    test('says who gets in by it, and touches nothing before it may', async () => {
      const { store, place } = village;
      await store.create(staff, { username: 'rui', passwordHash: 'x' });
      const before = await contentNow(village);
      let said: readonly string[] = [];
      const agree = async (accounts: readonly string[]) => {
        said = accounts;
        expect(await contentNow(village)).toEqual(before);
        return false;
      };
      const order = { file, dataDir: place.dataDir, tables, replace: true, agree };
      await expect(restoreBackup(store, order)).rejects.toThrow(/^Cancelado: nada foi alterado\.$/);
      expect(said).toEqual([
        'Administradores que vêm com a cópia: admin (conta que hoje não existe).',
        'Contas de hoje que desaparecem: rui.',
      ]);
      expect(await contentNow(village)).toEqual(before);
      expect(readdirSync(place.dataDir).join()).not.toContain('.restauro');
    });

    test('that waits for its yes does not meet another, and clears away what was cut short', async () => {
      const { store, place } = village;
      const leftovers = ['.restauro', '.restauro-999999999-abc'];
      for (const name of leftovers)
        mkdirSync(join(place.dataDir, name, 'tables'), { recursive: true });
      const order = { file, dataDir: place.dataDir, tables, replace: true };
      const agree = async () => {
        await writeFile(file, good);
        await rewrite(rowsOf('contactos', ''));
        await restoreBackup(store, { ...order, agree: async () => true });
        expect(await store.list(contactos)).toEqual([]);
        return true;
      };
      await restoreBackup(store, { ...order, agree });
      expect(await store.list(contactos)).toEqual(await t.store.list(contactos));
      expect(readdirSync(place.dataDir).join()).not.toContain('.restauro');
    });

    test('reads a backup of the first form, whose checksums had another name', async () => {
      await rewrite(head({ aldeia: 1 }), [], undefined, firstChecksumsName);
      await restore(village);
      const { rows } = await contentOf(village.store, village.place.dataDir);
      expect(rows).toEqual((await contentOf(t.store, t.context.config.dataDir)).rows);
    });

    test('gives rows of an older backup what their new columns begin with', async () => {
      await rewrite((name, bytes) => {
        if (name !== 'tables/noticiasEventos.jsonl') return bytes;
        const rows = bytes
          .toString()
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line));
        return lines(rows.map(({ permiteInscricao: _, maxParticipants: __, ...row }) => row));
      });
      await restore(village);
      const rows = await village.store.list(noticiasEventos, {
        where: { permiteInscricao: false },
      });
      expect(rows.length).toBe((await t.store.list(noticiasEventos)).length);
      expect(rows[0]?.maxParticipants).toBeNull();
    });

    test('gives bookings of an older backup the prices of their event, and no others', async () => {
      const priced = { price: 12.5, childPrice: 5 };
      const rowsIn = (bytes: Buffer) =>
        bytes
          .toString()
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line));
      await rewrite((name, bytes) => {
        if (name === 'aldeia.json') {
          const migrations = ['0001-order-of-publications', '0002-first-administrator'];
          return head({ migrations })(name, bytes);
        }
        if (name === 'tables/noticiasEventos.jsonl') {
          return lines(rowsIn(bytes).map((row) => ({ ...row, price: 1250, childPrice: 500 })));
        }
        if (name !== 'tables/inscricoes.jsonl') return bytes;
        const [first, ...others] = rowsIn(bytes);
        const older = others.map(
          ({ precoAdulto: _, precoCrianca: __, estado: ___, ...row }) => row,
        );
        return lines([{ ...first, precoAdulto: 100, precoCrianca: 0 }, ...older]);
      });
      await restore(village);
      const [first, ...others] = await village.store.list(inscricoes);
      expect(first).toMatchObject({ precoAdulto: 1, precoCrianca: 0 });
      expect(others.length).toBeGreaterThan(100);
      for (const row of others) {
        const kept = { precoAdulto: priced.price, precoCrianca: priced.childPrice };
        expect(row).toMatchObject({ ...kept, estado: 'ativa' });
      }
    });

    test('takes what is older than a migration through it', async () => {
      await rewrite((name, bytes) => {
        if (name === 'aldeia.json') return head({ migrations: [] })(name, bytes);
        if (name !== 'tables/staff.jsonl') return bytes;
        const { isAdmin: _, ...account } = JSON.parse(bytes.toString());
        return lines([account]);
      });
      await restore(village);
      expect(await village.store.list(staff)).toMatchObject([{ isAdmin: true }]);
    });
  });

  describe('of what is no sound backup', () => {
    let village: Village;
    beforeAll(async () => {
      village = await openEmpty(engine);
      await village.store.create(mensagens, { name: 'Rui' });
    });
    afterAll(() => village.close());

    test.each<[string, RegExp, () => Promise<unknown>]>([
      ['is not there', /^Não existe o ficheiro/, async () => rmSync(file)],
      ['is empty', /não é uma cópia|incompleta/, () => writeFile(file, '')],
      ['is something else', /não é uma cópia/, () => writeFile(file, 'uma carta'.repeat(500))],
      [
        'is another kind of archive',
        /não é uma cópia/,
        () => rewrite((name, bytes) => (name === 'aldeia.json' ? undefined : bytes)),
      ],
      [
        'is a gzip of something else',
        /danificada|não é uma cópia/,
        () => writeFile(file, gzipSync('x'.repeat(5000))),
      ],
      [
        'was cut in the middle',
        /incompleta ou danificada/,
        () => writeFile(file, good.subarray(0, good.length / 2)),
      ],
      [
        'lacks its last bytes',
        /incompleta ou danificada/,
        () => writeFile(file, good.subarray(0, -4)),
      ],
      [
        'was cut at the end of an entry',
        /incompleta ou danificada/,
        () => writeFile(file, gzipSync(gunzipSync(good).subarray(0, 1024))),
      ],
      [
        'has a bit turned at its beginning',
        /incompleta ou danificada|não é uma cópia/,
        () => writeFile(file, flipped(good, 100)),
      ],
      [
        'has a bit turned in the middle',
        /incompleta ou danificada/,
        () => writeFile(file, flipped(good, good.length >> 1)),
      ],
      [
        'has another word in a row',
        /incompleta ou danificada/,
        () => {
          const bytes = gunzipSync(good);
          bytes[bytes.indexOf('segredo-7"')] = 83;
          return writeFile(file, gzipSync(bytes));
        },
      ],
      [
        'lacks a file that its checksums name',
        /incompleta ou danificada/,
        () =>
          rewrite(same, [], (checksums) => [
            ...checksums,
            { name: 'uploads/x', size: 1, sha256: '' },
          ]),
      ],
      [
        'has checksums that cannot be read',
        /incompleta ou danificada/,
        () => rewrite((name, bytes) => (name === checksumsName ? undefined : bytes)),
      ],
      [
        'goes on after its checksums',
        /incompleta ou danificada/,
        async () => {
          const archive = pack();
          archive.entry({ name: 'uploads/mais' }, 'x');
          archive.finalize();
          const whole = gunzipSync(good);
          const end = whole.indexOf(Buffer.alloc(1024), whole.indexOf(checksumsName));
          const cut = Math.ceil(end / 512) * 512;
          await writeFile(
            file,
            gzipSync(Buffer.concat([whole.subarray(0, cut), await buffer(archive as never)])),
          );
        },
      ],
      ['comes from a newer program', /versão mais recente/, () => rewrite(head({ aldeia: 3 }))],
      [
        'has seen a migration that is unknown',
        /não conhece/,
        () => rewrite(head({ migrations: ['9999-amanha'] })),
      ],
      [
        'has a table that is unknown',
        /tabela ovelhas.*atualize-o/,
        () => rewrite(same, [{ name: 'tables/ovelhas.jsonl' }]),
      ],
      [
        'has a column that is unknown',
        /coluna contactos\.lua.*atualize-o/,
        () => rewrite(rowsOf('contactos', '{"_id":"x","lua":1}\n')),
      ],
      [
        'has a row that is no row',
        /não se percebem/,
        () => rewrite(rowsOf('contactos', '[]\n7\n')),
      ],
      [
        'has a row of the wrong kind',
        /não se percebem/,
        () => rewrite(rowsOf('contactos', '{"sequence":"1","_id":"x"}\n')),
      ],
      [
        'has bookings of no event',
        /não se percebem \(inscricoes\)/,
        () => rewrite(rowsOf('noticiasEventos', '')),
      ],
      [
        'lacks its keys',
        /não se percebem/,
        () => rewrite((name, bytes) => (name === 'secrets.json' ? undefined : bytes)),
      ],
      ...['../secrets.json', '/etc/passwd', '..', '.tmp', 'a/b', ''].map(
        (leading): [string, RegExp, () => Promise<unknown>] => [
          `has a proof of payment at ${leading || 'no name'}`,
          /não se percebem \(comprovativos\)/,
          () =>
            rewrite((name, bytes) =>
              name === 'tables/comprovativos.jsonl'
                ? lines([{ ...JSON.parse(bytes.toString().split('\n')[0] ?? ''), file: leading }])
                : bytes,
            ),
        ],
      ),
      [
        'has an upload that leads elsewhere',
        /não se percebem \(files\)/,
        () =>
          rewrite((name, bytes) =>
            name === 'tables/files.jsonl'
              ? lines([
                  {
                    ...JSON.parse(bytes.toString().split('\n')[0] ?? ''),
                    path: '/f/../secrets.json',
                  },
                ])
              : bytes,
          ),
      ],
      [
        'becomes far larger than itself',
        /grande demais/,
        () => rewrite(same, [{ name: 'uploads/zeros', size: 80_000_000 }]),
      ],
      [
        'has rows without an end',
        /não se percebem \(contactos\)/,
        () => rewrite(rowsOf('contactos', noise(17_000_000))),
      ],
      [
        'has keys without an end',
        /grande demais/,
        () =>
          rewrite((name, bytes) => (name === 'secrets.json' ? Buffer.from(noise(70_000)) : bytes)),
      ],
      [
        'has a head without an end',
        /grande demais/,
        () =>
          rewrite((name, bytes) =>
            name === 'aldeia.json' ? Buffer.from(noise(1_100_000)) : bytes,
          ),
      ],
      [
        'has more checksums than pieces',
        /grande demais/,
        () =>
          rewrite(same, [], (checksums) => [
            ...checksums,
            ...checksums,
            ...checksums,
            ...checksums,
            ...checksums,
          ]),
      ],
      [
        'goes on with nothing for ever',
        /grande demais/,
        () =>
          writeFile(file, gzipSync(Buffer.concat([gunzipSync(good), Buffer.alloc(80_000_000)]))),
      ],
      [
        'would have the terminal say something else',
        /nome que não é aceite: .+\.$/,
        () => rewrite(same, [{ name: 'uploads/\u001b[2J\nCópia reposta' }]),
      ],
      [
        'would have the terminal say something else of a column',
        /coluna contactos\..+atualize-o/,
        () => rewrite(rowsOf('contactos', `${JSON.stringify({ '\u001b[2J\nTudo bem': 1 })}\n`)),
      ],
      [
        'has a name twice',
        /incompleta ou danificada/,
        () => rewrite(same, [{ name: 'uploads/x' }, { name: 'uploads/x' }]),
      ],
      ...[
        '../fora',
        'uploads/../../fora',
        '/etc/fora',
        'uploads/.oculto',
        'uploads/a/b',
        'aldeia.db',
        'uploads/a\\b',
        'tables/../x.jsonl',
      ].map((name): [string, RegExp, () => Promise<unknown>] => [
        `has an entry called ${name}`,
        /nome que não é aceite/,
        () => rewrite(same, [{ name }]),
      ]),
      [
        'has a link',
        /nome que não é aceite/,
        () => rewrite(same, [{ name: 'uploads/x', type: 'symlink', linkname: '/etc/passwd' }]),
      ],
      [
        'has a folder',
        /nome que não é aceite/,
        () => rewrite(same, [{ name: 'uploads/x', type: 'directory' }]),
      ],
    ])('refuses a file that %s, in one line, and changes nothing', async (_case, line, spoil) => {
      await spoil();
      const before = await contentNow(village);
      const error = await restore(village, true).catch((thrown) => thrown);
      expect(error).toBeInstanceOf(Error);
      expect(error.message).toMatch(line);
      expect(error.message).not.toMatch(/\p{C}/u);
      expect(await contentNow(village)).toEqual(before);
      expect(readdirSync(village.place.dataDir).join()).not.toContain('.restauro');
    });
  });
});
