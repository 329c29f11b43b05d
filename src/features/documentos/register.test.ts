import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { pageOf, showing } from '../../../tests/pdfs.ts';
import { testApp } from '../../../tests/startApp.ts';
import { diskName } from '../../server/files/storedPath.ts';
import { appendLine } from '../../server/register/appendLine.ts';
import { checkRegister, missingEnd } from '../../server/register/check.ts';
import { commonOf, hashOf, registo } from '../../server/register/registo.ts';
import { logScheduledChanges } from '../../server/village/clockLog.ts';
import { removeDemoVillage } from '../../server/village/removeDemo.ts';
import { eraseOldData } from '../../server/village/retention.ts';
import { documentos } from './documentos.ts';

describe.each(engines)('the register on %s', (engine) => {
  const t = testApp(engine);
  let path = '';
  beforeEach(async () => {
    await t.setClock();
    const bytes = pageOf(showing(String(Math.random())));
    ({ path } = await t.context.files.saveUpload(Readable.from([bytes]), 'Edital n.º 3.pdf'));
  });

  const bodyOf = (changes: object = {}) => ({
    title: 'Edital das águas',
    type: 'Edital',
    orgao: 'Junta',
    numero: '3/2026',
    date: '2026-05-30',
    files: [{ file: path, title: 'O edital' }],
    ...changes,
  });
  const create = async (changes?: object) =>
    (await t.staff('POST', '/api/documentos', bodyOf(changes))).body.documento;
  const put = (identifier: string, changes?: object) =>
    t.staff('PUT', `/api/documentos/${identifier}`, bodyOf(changes));
  const linesOf = async (documento: string) =>
    (await t.store.list(registo, { where: { documento }, order: [sql`"numero"`] })).map(
      ({ quem, facto }) => `${quem}: ${facto}`,
    );
  const check = () => checkRegister(t.store.db, t.context.config.dataDir);

  test('certifies the document that has a name now, not the one that had it before', async () => {
    const old = await create({ identifier: 'edital-das-aguas', numero: '1/2026' });
    await t.staff('DELETE', '/api/documentos/edital-das-aguas');
    await create({ identifier: 'edital-das-aguas', numero: '2/2026' });
    const numberIn = async (identifier: string) =>
      (await t.staff('GET', `/api/documentos/${identifier}/certidao`)).body.certidao?.numero;
    expect(await numberIn('edital-das-aguas')).toBe('2/2026');
    const renamed = { identifier: 'edital-antigo' };
    await t.staff('POST', `/api/reciclagem/${old._id}/repor`, renamed);
    expect(await numberIn('edital-antigo')).toBe('1/2026');
    await t.staff('DELETE', '/api/documentos/edital-antigo');
    const other = await create({ identifier: 'edital-antigo', numero: '3/2026' });
    await t.staff('DELETE', `/api/reciclagem/${old._id}`);
    expect(await numberIn('edital-antigo')).toBe('3/2026');
    expect(await numberIn('edital-das-aguas')).toBe('2/2026');
    await t.staff('DELETE', '/api/documentos/edital-antigo');
    expect(await numberIn('edital-antigo')).toBe('3/2026');
    expect(other.numero).toBe('3/2026');
    expect((await check()).isWhole).toBe(true);
  });

  test('has a line for all that becomes of a document, and is whole', async () => {
    const { _id, identifier } = await create({ rascunho: true });
    await put(identifier, { publicarEm: '2026-06-02T08:00:00.000Z' });
    await t.setClock('2026-06-02T09:00:00Z');
    await logScheduledChanges(t.context);
    await logScheduledChanges(t.context);
    await put(identifier, { afixadoEm: '2026-06-02' });
    await put(identifier, { afixadoEm: '2026-06-02', retiradoEm: '2026-06-08' });
    await t.staff('POST', `/api/documentos/${identifier}/versoes/1/repor`);
    await put(identifier, { retirarEm: '2026-06-02T10:00:00.000Z' });
    await t.setClock('2026-06-02T10:00:01Z');
    await logScheduledChanges(t.context);
    await t.staff('DELETE', `/api/documentos/${identifier}`);
    await t.staff('POST', `/api/reciclagem/${_id}/repor`);
    await t.staff('DELETE', `/api/documentos/${identifier}`);
    await t.staff('DELETE', `/api/reciclagem/${_id}`);
    expect(await linesOf(_id)).toEqual([
      'admin: criado, guardado como rascunho',
      'admin: agendado',
      'o programa: publicado',
      'admin: alterado, afixado',
      'admin: alterado, retirado do quadro',
      'admin: reposto como era antes, afixação anulada, retirada anulada',
      'admin: alterado',
      'o programa: retirado do site',
      'admin: apagado',
      'admin: trazido de volta',
      'admin: apagado',
      'admin: apagado de vez',
    ]);
    expect(await check()).toMatchObject({ isWhole: true });
  });

  test('tells of what leaves the bin with others, by a hand or by the clock', async () => {
    const [one, other] = [await create(), await create()];
    await t.staff('DELETE', `/api/documentos/${one.identifier}`);
    await t.staff('DELETE', '/api/reciclagem');
    await t.staff('DELETE', `/api/documentos/${other.identifier}`);
    await eraseOldData({ ...t.context, now: () => new Date('2026-08-01T12:00:00Z') });
    expect((await linesOf(one._id)).at(-1)).toBe('admin: apagado de vez');
    expect((await linesOf(other._id)).at(-1)).toBe('o programa: apagado de vez');
  });

  test('says nothing of what was refused, nor of invented documents until somebody saves one', async () => {
    const before = await t.store.count(registo);
    expect((await t.staff('POST', '/api/documentos', bodyOf({ date: 'x' }))).status).toBe(422);
    const files = [{ file: path, title: '', anteriores: [] }];
    const invented = { ...bodyOf({ files }), demo: true } as never;
    const [kept, gone] = [
      await t.store.create(documentos, { ...(invented as object), identifier: 'a' }),
      await t.store.create(documentos, { ...(invented as object), identifier: 'b' }),
    ];
    await t.staff('DELETE', `/api/documentos/${gone.identifier}`);
    await put(kept.identifier);
    const actor = { who: 'admin', now: t.context.now() };
    expect(await removeDemoVillage(t.context, actor)).toBe(1);
    expect(await t.store.count(registo)).toBe(before + 1);
    expect(await linesOf(kept._id)).toEqual(['admin: alterado']);
  });

  test('cannot be changed, emptied or written over, by anyone', async () => {
    await create();
    const { db } = t.store;
    const [line] = await t.store.list(registo);
    for (const attempt of [
      sql`update registo set facto = 'x'`,
      sql`delete from registo`,
      ...(engine === 'sqlite'
        ? [sql`insert or replace into registo select * from registo`]
        : [sql`truncate registo`]),
    ]) {
      await expect(attempt.execute(db)).rejects.toThrow('kept as they are');
    }
    expect((await t.store.list(registo))[0]).toEqual(line);
  });

  test('never goes back in time: a line after the clock was set back says so, and so does the certificate', async () => {
    await t.setClock('2026-08-02T10:00:00Z');
    const { _id, identifier } = await create();
    await t.setClock('2026-08-02T09:59:59.500Z');
    await put(identifier, { afixadoEm: '2026-08-02' });
    await t.setClock('2026-05-20T08:30:00Z');
    expect((await put(identifier, { rascunho: true })).status).toBe(200);
    const lines = await t.store.list(registo, { where: { documento: _id } });
    expect(lines.map(({ em }) => em)).toEqual(Array(3).fill('2026-08-02T10:00:00.000Z'));
    expect(lines.map(({ conteudo }) => JSON.parse(conteudo).relogio)).toEqual([
      undefined,
      undefined,
      '2026-05-20T08:30:00.000Z',
    ]);
    expect(await check()).toMatchObject({ isWhole: true });
    const { body } = await t.staff('GET', `/api/documentos/${identifier}/certidao`);
    expect(body.certidao).toMatchObject({
      site: [{ de: '2026-08-02T10:00:00.000Z', ate: '2026-08-02T10:00:00.000Z', por: 'admin' }],
      ressalvas: [
        expect.stringMatching(
          /o relógio da máquina marcava 20 de maio de 2026, 09:30; .* 02 de agosto de 2026, 11:00, vale este/,
        ),
        expect.stringMatching(/^Ao fazer-se esta certidão o relógio .* 20 de maio de 2026, 09:30/),
      ],
    });
  });

  test('finds a line that is dated before the one before it, however well it is chained', async () => {
    await t.setClock('2026-08-02T10:00:00Z');
    await create();
    const [last] = await t.store.list(registo, { order: [sql`"numero" desc`], limit: 1 });
    if (!last) throw new Error('there is no line');
    for (const em of ['2026-08-02T09:58:00.000Z', 'ontem']) {
      const said = { ...last, numero: (last.numero ?? 0) + 1, em, anterior: last.resumo };
      const forged = { ...said, ...commonOf(said), resumo: hashOf(said) };
      await t.store
        .transaction(async (trx) => {
          await trx.create(registo, forged);
          const { isWhole, words } = await checkRegister(trx.db, t.context.config.dataDir);
          expect(isWhole).toBe(false);
          expect(words.join()).toContain(`A linha ${said.numero} é de um momento anterior`);
          throw new Error('undone');
        })
        .catch(({ message }) => expect(message).toBe('undone'));
    }
    expect(await check()).toMatchObject({ isWhole: true });
  });

  test('gives a certificate: what stood from when to when, who put it up, each file', async () => {
    await t.setClock('2026-09-01T09:00:00Z');
    const { identifier } = await create({ afixadoEm: '2026-09-01' });
    await t.setClock('2026-09-08T09:00:00Z');
    await put(identifier, {
      afixadoEm: '2026-09-01',
      retiradoEm: '2026-09-08',
      title: 'Edital da água',
      retirarEm: '2026-09-10T09:00:00.000Z',
    });
    await t.setClock('2026-09-12T09:00:00Z');
    await put(identifier, { afixadoEm: '2026-09-12' });
    const { status, body } = await t.staff('GET', `/api/documentos/${identifier}/certidao`);
    expect(status).toBe(200);
    const mark = (em: string) => ({ por: 'admin', em });
    expect(body.certidao).toMatchObject({
      title: 'Edital das águas',
      numero: '3/2026',
      date: '2026-05-30',
      quadro: [
        {
          de: '2026-09-01',
          afixado: mark('2026-09-01T09:00:00.000Z'),
          ate: '2026-09-08',
          retirado: mark('2026-09-08T09:00:00.000Z'),
        },
        {
          de: '2026-09-12',
          afixado: mark('2026-09-12T09:00:00.000Z'),
          ate: '',
          retirado: null,
        },
      ],
      site: [
        { de: '2026-09-01T09:00:00.000Z', ate: '2026-09-10T09:00:00.000Z', por: 'admin' },
        { de: '2026-09-12T09:00:00.000Z', ate: '', por: 'admin' },
      ],
      ficheiros: [
        {
          name: 'Edital n.º 3.pdf',
          title: 'O edital',
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      ],
    });
    const { linha, resumo } = body.certidao;
    expect(await missingEnd(t.store.db, { linha, resumo })).toBeUndefined();
    expect(await missingEnd(t.store.db, { linha: linha + 1, resumo })).toMatch('já não existe');
    expect(await missingEnd(t.store.db, { linha: linha - 1, resumo })).toMatch('outro resumo');
    expect((await t.visitor('GET', `/api/documentos/${identifier}/certidao`)).status).toBe(401);
    expect((await t.staff('GET', '/api/documentos/nenhum/certidao')).status).toBe(404);
    expect((await t.staff('GET', '/api/documentos/nenhum/certidao.pdf')).status).toBe(404);
    // An issued document has lines too, but only a published one has a certificate.
    await t.store.transaction((trx) =>
      appendLine(
        trx,
        { who: 'admin', now: t.context.now() },
        {
          documento: 'x',
          identificador: '2026/0001',
          facto: 'documento emitido',
          content: { tipo: 'Atestado', numero: '2026/0001', sha256: '' },
        },
      ),
    );
    for (const call of ['certidao', 'certidao.pdf']) {
      expect((await t.staff('GET', `/api/documentos/2026%2F0001/${call}`)).status).toBe(404);
    }
    // A document of the demo village has no line.
    await t.store.create(documentos, { identifier: 'sem-linhas' });
    expect(await t.staff('GET', '/api/documentos/sem-linhas/certidao')).toMatchObject({
      status: 200,
      body: { registo: { faltas: [] } },
    });
  });

  test('gives it as a PDF, and none for a file that has changed', async () => {
    const { identifier } = await create({ afixadoEm: '2026-06-01' });
    const url = `/api/documentos/${identifier}/certidao`;
    const pdf = await t.staff('GET', `${url}.pdf`);
    expect(pdf).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="certidao-${identifier}.pdf"`,
      },
    });
    expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-');
    appendFileSync(join(t.context.config.dataDir, 'uploads', diskName(path)), 'x');
    expect((await t.staff('GET', `${url}.pdf`)).status).toBe(409);
    expect((await t.staff('GET', url)).body.registo.faltas).toEqual([
      expect.stringContaining('Edital n.º 3.pdf'),
    ]);
    expect(await check()).toMatchObject({ isWhole: false });
  });

  test('the board lists what is to be posted or taken down', async () => {
    await t.store.remove(documentos, {});
    await create({ title: 'a', date: '2026-05-30' });
    await create({ title: 'b', date: '2026-05-20', afixadoEm: '2026-05-30' });
    await create({ title: 'c', date: '2026-05-20', afixadoEm: '2026-05-21' });
    await create({
      title: 'd',
      date: '2026-05-20',
      afixadoEm: '2026-05-21',
      retiradoEm: '2026-05-28',
    });
    await create({ title: 'e', date: '2025-05-20' });
    await create({ title: 'f', type: 'Ata' });
    const { body } = await t.staff('GET', '/api/quadro');
    type Listed = { title: string; palavras: string };
    expect(body.arrayQuadro.map(({ title, palavras }: Listed) => `${title}: ${palavras}`)).toEqual([
      'b: 3 dos 5 dias no quadro, afixado com atraso',
      'c: Pode ser retirado hoje: esteve 11 dias no quadro',
      'a: Afixar até 5 de junho',
    ]);
  });
});
