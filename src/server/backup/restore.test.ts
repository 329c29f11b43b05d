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
import { everyTable } from '../../../tests/everyTable.ts';
import { fillVillage, openEmpty } from '../../../tests/filledVillage.ts';
import { isNight } from '../../../tests/night.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { testApp } from '../../../tests/startApp.ts';
import { blankHorario } from '../../fields/horario.ts';
import { avisos } from '../../sections/avisos.ts';
import { contactos } from '../../sections/contactos.ts';
import { lojas } from '../../sections/lojas.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { files } from '../files/filesTable.ts';
import { outbox } from '../mail/outbox.ts';
import { staff } from '../staff/staff.ts';
import { readDefinicoes } from '../store/definicoes.ts';
import { reciclagem } from '../store/reciclagem.ts';
import { inBackups } from '../store/table.ts';
import { versoes } from '../store/versoes.ts';
import { type Checksum, checksumsName, readArchive } from './archive.ts';
import { startBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

type Village = Awaited<ReturnType<typeof openEmpty>>;

/** An entry that does not belong in an archive, added by a test. */
type Header = { name: string; type?: 'symlink' | 'directory'; linkname?: string; size?: number };

const tables = inBackups(everyTable);
let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aldeia-restauro-'));
  file = join(folder, 'copia.tar.gz');
});
afterAll(() => rmSync(folder, { recursive: true }));

const restore = ({ store, place }: Village, replace = false) =>
  restoreBackup(store, { file, dataDir: place.dataDir, tables, replace, agree: async () => true });

/** Everything in a village: rows, files and keys. */
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

const rowsIn = (bytes: Buffer) =>
  bytes
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Rewrites the archive with changed entries, and with checksums that match unless `spoil` changes them. */
async function rewrite(
  change: (name: string, bytes: Buffer) => Buffer | undefined,
  more: Header[] = [],
  spoil: (checksums: Checksum[]) => Checksum[] = (checksums) => checksums,
) {
  const archive = pack();
  const checksums: Checksum[] = [];
  const add = (header: Header, bytes: Buffer) => {
    archive.entry(header, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (header.name !== checksumsName)
      checksums.push({ name: header.name, size: bytes.length, sha256 });
  };
  for await (const { name, content } of readArchive(file)) {
    const bytes = change(name, await buffer(content));
    if (name === checksumsName) {
      for (const { size = 1, ...header } of more) add(header, Buffer.alloc(header.type ? 0 : size));
      add(
        { name: checksumsName },
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

/** This many random characters, which hardly compress. */
const noise = (size: number) => randomBytes(size / 2).toString('hex');

const flipped = (good: Buffer, at: number) => {
  const bytes = Buffer.from(good);
  bytes[at] = (bytes[at] ?? 0) ^ 0x10;
  return bytes;
};

describe.each(bothEngines)('a restore on %s', (engine) => {
  const t = testApp(engine);
  let good: Buffer;
  beforeAll(async () => {
    await fillVillage(t);
    const { stream } = await startBackup({
      store: t.store,
      dataDir: t.context.config.dataDir,
      tables,
      now: t.context.now(),
    });
    good = await buffer(stream);
  });
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
      await store.create(outbox, { subject: 'Rui' });
      await store.create(noticiasEventos, { identifier: 'outra', title: 'Outra' });
      const before = await contentNow(village);
      await expect(restore(village)).rejects.toThrow(/já tem conteúdo.*--substituir/);
      expect(await contentNow(village)).toEqual(before);

      await restore(village, true);
      const { secrets: _, ...content } = await contentOf(store, place.dataDir);
      expect(await contentOf(t.store, t.context.config.dataDir)).toMatchObject(content);
      const pdfs = await store.list(files, { where: { kind: 'pdf' } });
      expect(pdfs.map(({ ready }) => ready)).toEqual([false, false]);
      await store.create(noticiasEventos, { identifier: 'nova', title: 'Nova' });
    });

    test('brings back a cut photo with its original and the numbers', async () => {
      await restore(village);
      const [original, cut] = await village.store.list(files, { where: { kind: 'photo' } });
      const corte = { x: 0.25, y: 0, largura: 0.5, altura: 1 };
      expect(cut).toMatchObject({ original: original?.path, corte, voltas: 1 });
      const uploads = readdirSync(join(village.place.dataDir, 'uploads'));
      expect(uploads).toContain(original?.path.slice('/f/'.length));
    });

    test('lets visitors find what came back, and nothing of what was there', async () => {
      const found = async ({ db }: Village['store']) =>
        db.selectFrom('searchEntries').select(['_id', 'path', 'words']).orderBy('_id').execute();
      await village.store.create(noticiasEventos, { identifier: 'outra', title: 'Outra' });
      await restore(village, true);
      expect(await found(village.store)).toEqual(await found(t.store));
      expect((await found(village.store)).length).toBeGreaterThan(0);
    });

    test('knows which files are named by what came back, and nothing of what was there', async () => {
      const uses = async ({ db }: Village['store']) =>
        db
          .selectFrom('fileUses')
          .select(['record', 'file'])
          .orderBy('record')
          .orderBy('file')
          .execute();
      await village.store.create(noticiasEventos, {
        identifier: 'x',
        mainPhoto: '/f/aaaaaaaaa-a.jpg',
      });
      await restore(village, true);
      expect(await uses(village.store)).toEqual(await uses(t.store));
      expect((await uses(village.store)).length).toBeGreaterThan(0);
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

    test('brings formatted text back as if it had been typed, wherever it waits', async () => {
      const typed = '<p>Olá <strong>a todos</strong>. <a href="/lojas">Lojas</a></p>';
      const spoilt = `<meta http-equiv="refresh" content="0;url=//x.pt">${typed.replace('<p>', '<p onclick="x()">')}<script>alert(1)</script><img src="javascript:x">`;
      const common = { updatedAt: '2026-06-01T11:00:00.000Z', demo: 0 };
      const plain = 'De 1 < 2 & <script> é um nome';
      const [living, deleted] = ['v'.repeat(22), 'r'.repeat(22)];
      const asText = JSON.stringify({ title: plain, description: spoilt, files: [] });
      await rewrite((name, bytes) => {
        if (name === 'tables/avisos.jsonl') {
          return lines(
            rowsIn(bytes).map((row) => ({
              ...row,
              _id: living,
              description: spoilt,
              smallDescription: plain,
            })),
          );
        }
        if (name === 'tables/definicoes.jsonl') {
          return lines(rowsIn(bytes).map((row) => ({ ...row, longText: spoilt, tagline: plain })));
        }
        if (name === 'tables/versoes.jsonl') {
          const version = { ...common, numero: 1, valores: asText };
          return lines([
            { ...version, sequence: 1, _id: 'a'.repeat(22), registo: living },
            { ...version, sequence: 2, _id: 'b'.repeat(22), registo: deleted },
          ]);
        }
        if (name === 'tables/reciclagem.jsonl') {
          const row = { ...common, sequence: 1, _id: deleted, colecao: 'documentos' };
          return lines([{ ...row, valores: asText }]);
        }
        return bytes;
      });
      await restore(village);
      const { store } = village;
      expect(await store.find(avisos, { _id: living })).toMatchObject({
        description: typed,
        smallDescription: plain,
      });
      expect(await readDefinicoes(store)).toMatchObject({ longText: typed, tagline: plain });
      const kept = [...(await store.list(versoes)), ...(await store.list(reciclagem))];
      expect(kept).toHaveLength(3);
      for (const { valores } of kept) {
        expect(JSON.parse(valores)).toEqual({ title: plain, description: typed, files: [] });
      }
    });

    test('takes texts and numbers beyond what may be typed now', async () => {
      const name = 'x'.repeat(2_000);
      await rewrite((entry, bytes) => {
        if (entry === 'tables/lojas.jsonl') {
          return lines(rowsIn(bytes).map((row) => ({ ...row, name })));
        }
        if (entry !== 'tables/noticiasEventos.jsonl') return bytes;
        return lines(rowsIn(bytes).map((row) => ({ ...row, maxPorReserva: 0 })));
      });
      await restore(village);
      expect((await village.store.list(lojas))[0]).toMatchObject({ name });
      expect((await village.store.list(noticiasEventos))[0]).toMatchObject({ maxPorReserva: 0 });
    });

    test('gives rows of an older backup what their new columns begin with', async () => {
      await rewrite((name, bytes) => {
        if (name !== 'tables/noticiasEventos.jsonl') return bytes;
        return lines(
          rowsIn(bytes).map(({ permiteInscricao: _, maxParticipants: __, ...row }) => row),
        );
      });
      await restore(village);
      const rows = await village.store.list(noticiasEventos, {
        where: { permiteInscricao: false },
      });
      expect(rows.length).toBe((await t.store.list(noticiasEventos)).length);
      expect(rows[0]?.maxParticipants).toBeNull();
    });
  });

  describe('of what is no sound backup', { skip: engine !== 'sqlite' && !isNight }, () => {
    let village: Village;
    beforeAll(async () => {
      village = await openEmpty(engine);
      await village.store.create(outbox, { subject: 'Rui' });
    });
    afterAll(() => village.close());

    const damaged = /incompleta ou danificada/;
    const notOurs = /não é uma cópia/;
    const unclear = /não se percebem/;
    const tooLarge = /grande demais/;
    const badName = /nome que não é aceite/;
    const write = (bytes: Buffer | string) => writeFile(file, bytes);
    /** Replaces this entry, or removes it. */
    const piece = (name: string, other?: string) =>
      rewrite((each, bytes) =>
        each !== name ? bytes : other === undefined ? other : Buffer.from(other),
      );
    /** Leaves a table with its first row only, with these changes. */
    const row = (table: string, changes: object) =>
      rewrite((name, bytes) =>
        name === `tables/${table}.jsonl`
          ? lines([{ ...JSON.parse(bytes.toString().split('\n')[0] ?? ''), ...changes }])
          : bytes,
      );
    const contacts = (rows: string) => rewrite(rowsOf('contactos', rows));
    const withEntries = (...more: Header[]) => rewrite(same, more);
    const checked = (spoil: (checksums: Checksum[]) => Checksum[]) => rewrite(same, [], spoil);
    type Case = [what: string, line: RegExp, spoil: () => Promise<unknown>];

    test.each<Case>([
      ['is not there', /^Não existe o ficheiro/, async () => rmSync(file)],
      ['is empty', /não é uma cópia|incompleta/, () => write('')],
      ['is something else', notOurs, () => write('uma carta'.repeat(500))],
      ['is another kind of archive', notOurs, () => piece('aldeia.json')],
      ['is another gzip', /danificada|não é uma cópia/, () => write(gzipSync('x'.repeat(5000)))],
      ['was cut in the middle', damaged, () => write(good.subarray(0, good.length / 2))],
      [
        'lacks its last bytes',
        /danificada \(copia\.tar\.gz\): nada foi alterado/,
        () => write(good.subarray(0, -4)),
      ],
      [
        'was cut after an entry',
        damaged,
        () => write(gzipSync(gunzipSync(good).subarray(0, 1024))),
      ],
      [
        'has a bit turned at its beginning',
        /incompleta ou danificada|não é uma cópia/,
        () => write(flipped(good, 100)),
      ],
      ['has a bit turned in the middle', damaged, () => write(flipped(good, good.length >> 1))],
      [
        'has another word in a row',
        /danificada \(tables\/inscricoes\.jsonl\)/,
        () => {
          const bytes = gunzipSync(good);
          bytes[bytes.indexOf('segredo-7"')] = 83;
          return write(gzipSync(bytes));
        },
      ],
      [
        'lacks a file that its checksums name',
        damaged,
        () => checked((all) => [...all, { name: 'uploads/x', size: 1, sha256: '' }]),
      ],
      ['has checksums that cannot be read', damaged, () => piece(checksumsName)],
      [
        'goes on after its checksums',
        damaged,
        async () => {
          const archive = pack();
          archive.entry({ name: 'uploads/mais' }, 'x');
          archive.finalize();
          const whole = gunzipSync(good);
          const end = whole.indexOf(Buffer.alloc(1024), whole.indexOf(checksumsName));
          const cut = whole.subarray(0, Math.ceil(end / 512) * 512);
          await write(gzipSync(Buffer.concat([cut, await buffer(archive as never)])));
        },
      ],
      ['comes from a newer program', /versão mais recente/, () => rewrite(head({ aldeia: 3 }))],
      [
        'has had a step that is unknown',
        /não conhece/,
        () => rewrite(head({ migrations: ['2026-11-baseline', '9999-amanha'] })),
      ],
      [
        'is of a program from before the baseline',
        /anterior a 20 de novembro de 2026.*faça com ela uma cópia nova/,
        () => rewrite(head({ migrations: ['0028-proven-payments'] })),
      ],
      ['has the first form', /anterior a 20 de novembro/, () => rewrite(head({ aldeia: 1 }))],
      [
        'has a table that is unknown',
        /tabela ovelhas.*atualize-o/,
        () => withEntries({ name: 'tables/ovelhas.jsonl' }),
      ],
      [
        'has a column that is unknown',
        /coluna contactos\.lua.*atualize-o/,
        () => contacts('{"_id":"x","lua":1}\n'),
      ],
      ['has a row that is no row', unclear, () => contacts('[]\n7\n')],
      ['has a row of the wrong kind', unclear, () => contacts('{"sequence":"1","_id":"x"}\n')],
      [
        'has bookings of no event',
        /não se percebem \(inscricoes\)/,
        () => rewrite(rowsOf('noticiasEventos', '')),
      ],
      ['lacks its keys', unclear, () => piece('secrets.json')],
      [
        'has keys that are no keys',
        /não se percebem \(secrets\.json\)/,
        () => piece('secrets.json', '{"apiKey":'),
      ],
      ['has a row that was cut', /não se percebem \(contactos\)/, () => contacts('{"_id":"x",\n')],
      ...['x', '{"0":"Cabrito"}', '"Cabrito"', ''].map(
        (pratos): Case => [
          `has a list that is ${pratos || 'empty'}`,
          /não se percebem \(restaurantes\.pratos\)/,
          () => row('restaurantes', { pratos }),
        ],
      ),
      ...(
        [
          ['lojas', 'lugar', 'x'],
          ['lojas', 'lugar', '7'],
          ['lojas', 'lugar', '{"lat":500,"lon":0}'],
          ['lojas', 'horario', '{}'],
          [
            'lojas',
            'horario',
            JSON.stringify({ ...blankHorario, fechos: [{ de: 'x', ate: 'x' }] }),
          ],
          ['lojas', 'identifier', '../mel'],
          ['lojas', 'photos', JSON.stringify(Array(20_000).fill('/f/x'))],
          ['lojas', 'publicarEm', 'logo'],
          ['lojas', 'updatedAt', 'ontem'],
          ['definicoes', 'feriados', JSON.stringify(Array(20_000).fill('24/06'))],
          ['noticiasEventos', 'type', 'FESTA'],
          ['noticiasEventos', 'startDate', '2026-02-30'],
          ['noticiasEventos', 'startTime', '99:99'],
        ] as const
      ).map(
        ([table, field, value]): Case => [
          `has ${table}.${field} ${value.slice(0, 30)}`,
          new RegExp(`não se percebem \\(${table}\\.${field}\\)`),
          () => row(table, { [field]: value }),
        ],
      ),
      ...['', '{"title":', '[]', 'null', '{"files":"x"}', '{"date":"ontem"}'].map(
        (valores): Case => [
          `has a deleted record that is ${valores || 'empty'}`,
          /não se percebem \(reciclagem\.valores\)/,
          () => {
            const common = { sequence: 1, _id: 'x', updatedAt: '', demo: 0 };
            const deleted = { ...common, colecao: 'documentos', valores };
            return rewrite(rowsOf('reciclagem', `${JSON.stringify(deleted)}\n`));
          },
        ],
      ),
      [
        'has something half-written that is no form',
        /não se percebem \(rascunhos\.valores\)/,
        () => row('rascunhos', { valores: 'x' }),
      ],
      ...['../secrets.json', '/etc/passwd', '..', '.tmp', 'a/b', ''].map(
        (leading): Case => [
          `has a proof of payment at ${leading || 'no name'}`,
          /não se percebem \(comprovativos\)/,
          () => row('comprovativos', { file: leading }),
        ],
      ),
      [
        'has an upload that leads elsewhere',
        /não se percebem \(files\)/,
        () => row('files', { path: '/f/../secrets.json' }),
      ],
      [
        'becomes far larger than itself',
        tooLarge,
        () => withEntries({ name: 'uploads/zeros', size: 80_000_000 }),
      ],
      [
        'has rows without an end',
        /não se percebem \(contactos\)/,
        () => contacts(noise(17_000_000)),
      ],
      ['has keys without an end', tooLarge, () => piece('secrets.json', noise(70_000))],
      ['has a head without an end', tooLarge, () => piece('aldeia.json', noise(1_100_000))],
      [
        'has more checksums than pieces',
        tooLarge,
        () => checked((all) => Array<Checksum[]>(5).fill(all).flat()),
      ],
      [
        'goes on with nothing for ever',
        tooLarge,
        () => write(gzipSync(Buffer.concat([gunzipSync(good), Buffer.alloc(80_000_000)]))),
      ],
      [
        'would have the terminal say something else',
        /nome que não é aceite: .+\.$/,
        () => withEntries({ name: 'uploads/\u001b[2J\nCópia reposta' }),
      ],
      [
        'would have the terminal say something else of a column',
        /coluna contactos\..+atualize-o/,
        () => contacts(`${JSON.stringify({ '\u001b[2J\nTudo bem': 1 })}\n`),
      ],
      [
        'has a name twice',
        damaged,
        () => withEntries({ name: 'uploads/x' }, { name: 'uploads/x' }),
      ],
      ...['../fora', 'uploads/../../fora', '/etc/fora', 'uploads/.oculto', 'uploads/a/b']
        .concat(['aldeia.db', 'uploads/a\\b', 'tables/../x.jsonl'])
        .map((name): Case => [`has an entry called ${name}`, badName, () => withEntries({ name })]),
      [
        'has a link',
        badName,
        () => withEntries({ name: 'uploads/x', type: 'symlink', linkname: '/etc/passwd' }),
      ],
      ['has a folder', badName, () => withEntries({ name: 'uploads/x', type: 'directory' })],
    ])('refuses a file that %s, in one line, and changes nothing', async (_case, line, spoil) => {
      await spoil();
      const before = await contentNow(village);
      const error = await restore(village, true).catch((thrown) => thrown);
      expect(error).toBeInstanceOf(Error);
      expect(error.message).toMatch(line);
      expect(error.message).not.toMatch(/\p{C}|JSON|token|expected/u);
      expect(await contentNow(village)).toEqual(before);
      expect(readdirSync(village.place.dataDir).join()).not.toContain('.restauro');
    });
  });
});
