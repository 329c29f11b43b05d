import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, test } from 'vitest';
import { bothEngines, engines } from '../../../tests/openTestStore.ts';
import { person, requestsIn } from '../../../tests/pedidos/requestsIn.ts';
import { pdfSaying } from '../../../tests/prove/uploadOf.ts';
import { refused, type TestApp, testApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';
import { removePrivateFiles } from '../../server/files/privateFiles.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { checkRegister } from '../../server/register/check.ts';
import { registo } from '../../server/register/registo.ts';
import { eraseOldData } from '../../server/village/retention.ts';
import { pedidosServer } from './feature.server.ts';
import { codeTyped, faultsIn, filled, groundInWords, issueFields, type Wanted } from './issued.ts';
import { copias, emitidos } from './issuedTables.server.ts';
import { refusals } from './pedidos.ts';
import readyServices from './readyServices.json' with { type: 'json' };
import { pedidos } from './tables.server.ts';

const residence = readyServices.find(({ identifier }) => identifier === 'atestado-de-residencia');
const answers = {
  nif: '501964843',
  nascimento: '1951-02-03',
  morada: 'Rua Nova, 3',
  conhecido: 'Sim',
  finalidade: 'banco',
};
const known: Wanted = {
  corpo: 'Atesta-se que Zulmira Prova mora em Vale da Urze.',
  fundamento: 'conhecimento',
  prova: 'Rui Couto, vogal',
  conferidoPor: '',
  validoAte: '',
};
const witnessed = { fundamento: 'testemunhas', prova: 'Ana Brás\nJosé Simões' } as const;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test.each<[what: string, model: string, text: string]>([
  ['an answer', 'Mora em {{morada}}.', 'Mora em Rua Nova.'],
  ['one with blanks around its name', 'Em {{ morada }} e {{morada}}', 'Em Rua Nova e Rua Nova'],
  ['none that nobody gave', '{{desde}} {{constructor}}', '{{desde}} {{constructor}}'],
  ['signs that mean something elsewhere', '{{sinais}}', '$& $1 {{morada}}'],
  ['braces that are no place', '{morada} {{}} {{a b}}', '{morada} {{}} {{a b}}'],
])('a model takes %s', (_what, model, said) => {
  const given = { morada: 'Rua Nova', sinais: '$& $1 {{morada}}' };
  const all = Object.entries(given).map(([chave, valor]) => ({ chave, valor }));
  expect(filled(model, all)).toBe(said);
});

test.each<[what: string, changes: Partial<Wanted>, faults: string[]]>([
  ['nothing wrong', {}, []],
  ['a place left open', { corpo: 'Mora em {{morada}}' }, ['corpo']],
  ['two witnesses, checked', { ...witnessed, conferidoPor: 'Rita' }, []],
  ['two witnesses, checked by nobody', witnessed, ['conferidoPor']],
  ['one witness', { ...witnessed, prova: 'Ana\n ', conferidoPor: 'Rita' }, ['prova']],
  ['one witness twice', { ...witnessed, prova: 'Ana\nAna ', conferidoPor: 'Rita' }, ['prova']],
  ['three', { ...witnessed, prova: 'Ana\nRui\nZé', conferidoPor: 'Rita' }, ['prova']],
  ['a document', { fundamento: 'documento', prova: 'Fatura da luz' }, []],
  ['valid until today', { validoAte: '2026-06-01' }, []],
  ['valid until yesterday', { validoAte: '2026-05-31' }, ['validoAte']],
])('a document with %s', (_what, changes, faults) => {
  const found = faultsIn({ ...known, ...changes }, '2026-06-01');
  expect(found.map(({ param }) => param)).toEqual(faults);
});

test('the ground says whose word it is', () => {
  const said = groundInWords({ ...known, ...witnessed, conferidoPor: 'Rita' });
  expect(said).toContain(
    'testemunho de Ana Brás e de José Simões, eleitores da freguesia, conferido por Rita.',
  );
  expect(groundInWords(known)).toContain('conhecimento direto de Rui Couto, vogal, membro da');
});

test.each([
  ['7k2m9qxt4hbdwn5c', '7K2M-9QXT-4HBD-WN5C'],
  [' 7K2M 9QXT–4HBD.WN5C ', '7K2M-9QXT-4HBD-WN5C'],
  ['oil0', '0110'],
  ['../%00', '00'],
  ['', ''],
])('the code %j is %j', (typed, kept) => expect(codeTyped(typed)).toBe(kept));

function documentsIn(t: TestApp) {
  const { asked, send, begin } = requestsIn(t);
  return {
    send,
    /** The files there are, drafts left out. */
    onDisk() {
      const folder = join(t.context.config.dataDir, 'emitidos');
      return existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.tmp') : [];
    },
    asked: (respostas: object = {}) => {
      const servico = residence?.identifier;
      return asked({ servico, respostas: { ...answers, ...respostas } });
    },
    issue: (_id: string, changes: object = {}) =>
      t.staff('POST', `/api/pedidos/${_id}/documentos`, { ...known, ...changes }),
    verify: (codigo: string) => t.visitor('GET', `/api/verificar/${codigo}`),
    async begin() {
      await begin();
      await t.store.transaction((trx) => removePrivateFiles(trx, t.context, copias, {}));
      await t.store.remove(emitidos, {});
      if (
        (await t.staff('PUT', `/api/servicos/${residence?.identifier}`, residence)).status !== 200
      ) {
        await t.staff('POST', '/api/servicos', residence);
      }
    },
  };
}

describe.each(engines)('documents on %s', (engine) => {
  const t = testApp(engine);
  const { asked, issue, verify, send, begin, onDisk } = documentsIn(t);
  beforeEach(begin);

  test('are proposed with the answers, and issued as a PDF that can be verified', async () => {
    const { _id, own, endereco, read } = await asked();
    const { modelo, versao } = (await t.staff('GET', `/api/pedidos/${_id}`)).body.pedido;
    expect(modelo).toContain('Zulmira Prova, com o NIF 501964843 e nascimento em 03 de fevereiro');
    const { status, body } = await issue(_id, { corpo: modelo, versao });
    expect(status).toBe(201);
    const { codigo, numero } = body.documento;
    expect([numero, codigo]).toEqual(['2026/0001', expect.stringMatching(/^(\w{4}-){3}\w{4}$/)]);

    const pdf = await t.staff('GET', `/api/emitidos/${body.documento._id}/pdf`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.body)), {
      mergePages: true,
    });
    for (const words of [
      'Atestado de residência',
      numero,
      'Rui Couto, vogal',
      codigo,
      'Rua Nova, 3',
      '01 de junho de 2026',
    ]) {
      expect(text).toContain(words);
    }
    const said = (await verify(codigo.toLowerCase().replaceAll('-', ' '))).body.documento;
    expect(said).toEqual({
      tipo: 'Atestado de residência',
      numero,
      validade: 'valido',
      validoAte: '',
      emitidoEm: '2026-06-01T11:00:00.000Z',
      assinado: false,
      sha256: sha256(pdf.body),
    });
    expect((await read()).emitidos).toMatchObject([{ numero, codigo, temCopia: true }]);
    const mine = await t.visitor('GET', `${endereco}/documentos/${body.documento._id}`, undefined, {
      apikey: undefined,
    });
    expect([mine.status, sha256(mine.body), mine.headers['cache-control']]).toEqual([
      200,
      said.sha256,
      'no-store',
    ]);
    const [letter] = (await t.store.list(outbox)).slice(-1);
    expect(letter?.subject).toContain('Documento emitido');
    expect(letter?.body).toContain(codigo);
    const other = await asked();
    expect(
      (await t.visitor('GET', `${other.endereco}/documentos/${body.documento._id}`)).status,
    ).toBe(404);
    expect((await t.visitor('GET', `${own}x/documentos/${body.documento._id}`)).status).toBe(404);
  });

  test.each<[what: string, sent: object, param: string, msg: string]>([
    ['a place left open', { corpo: '{{nif}}' }, 'corpo', 'Falta preencher {{nif}}'],
    ['no text', { corpo: ' ' }, 'corpo', messages.required],
    ['no ground', { prova: '' }, 'prova', messages.required],
    ['a ground there is not', { fundamento: 'boato' }, 'fundamento', messages.invalid],
    ['a text that is none', { corpo: { a: 1 } }, 'corpo', messages.invalid],
    ['a day there is not', { validoAte: '2026-02-30' }, 'validoAte', messages.date],
  ])('with %s are refused, and no number is lost', async (_what, sent, param, msg) => {
    const { _id } = await asked();
    expect(await issue(_id, sent)).toMatchObject(refused(param, msg));
    expect([await t.store.count(emitidos), onDisk()]).toEqual([0, []]);
  });

  test('are replaced by the signed ones, whose bytes then count', async () => {
    const { _id, endereco } = await asked();
    const { documento } = (await issue(_id)).body;
    const url = `/api/emitidos/${documento._id}/assinado`;
    const signed = pdfSaying('assinado');
    expect((await send(url, 'isto não é um PDF')).status).toBe(415);
    expect((await send(url, signed, 'a.pdf')).body.documento).toMatchObject({ assinado: true });
    expect((await verify(documento.codigo)).body.documento.sha256).toBe(sha256(signed));
    const mine = await t.visitor('GET', `${endereco}/documentos/${documento._id}`);
    expect(mine.headers['referrer-policy']).toBe('no-referrer');
    expect(mine.body.equals(signed)).toBe(true);
    expect(onDisk()).toHaveLength(1);
    expect((await send('/api/emitidos/nenhum/assinado', signed)).status).toBe(404);
  });

  test('are annulled with a reason, for good, and whoever verifies them reads it', async () => {
    const { _id, endereco } = await asked();
    const { documento } = (await issue(_id)).body;
    const url = `/api/emitidos/${documento._id}`;
    expect(await t.staff('POST', `${url}/anular`, {})).toMatchObject(
      refused('motivo', messages.required),
    );
    const motivo = 'A morada estava errada.';
    expect((await t.staff('POST', `${url}/anular`, { motivo })).body.documento).toMatchObject({
      motivo,
    });
    const said = (await verify(documento.codigo)).body.documento;
    expect([said.validade, JSON.stringify(said).includes('morada')]).toEqual(['anulado', false]);
    expect((await t.store.list(outbox)).at(-1)?.body).toContain(motivo);
    expect(await t.staff('POST', `${url}/anular`, { motivo })).toMatchObject(
      refused('_id', refusals.annulled),
    );
    expect((await send(`${url}/assinado`, pdfSaying('x'))).status).toBe(422);
    expect((await t.visitor('GET', `${endereco}/documentos/${documento._id}`)).status).toBe(404);
    expect((await issue(_id)).body.documento.numero).toBe('2026/0002');
  });

  test('run out on their day, and are counted anew each year', async () => {
    const { _id } = await asked();
    const { documento } = (await issue(_id, { validoAte: '2026-12-31' })).body;
    await t.setClock('2026-12-31T23:59:00.000Z');
    expect((await verify(documento.codigo)).body.documento.validade).toBe('valido');
    await t.setClock('2027-01-01T00:00:00.000Z');
    expect((await verify(documento.codigo)).body.documento.validade).toBe('caducado');
    expect((await issue(_id)).body.documento.numero).toBe('2027/0001');
  });

  test('are not handed out once a byte of them has changed', async () => {
    const { _id } = await asked();
    const { documento } = (await issue(_id)).body;
    const [copia] = await t.store.list(copias);
    appendFileSync(join(t.context.config.dataDir, 'emitidos', copia?.file ?? ''), ' ');
    const pdf = await t.staff('GET', `/api/emitidos/${documento._id}/pdf`);
    expect(pdf).toMatchObject(refused('sha256', refusals.changedFile, 409));
  });

  test('are not withdrawn by whoever has them, unless the council annuls them', async () => {
    const { _id, own, read } = await asked();
    const { documento } = (await issue(_id)).body;
    expect((await read()).retiravel).toBe(false);
    expect(await t.visitor('DELETE', own)).toMatchObject(refused('estado', refusals.served));
    await t.staff('POST', `/api/emitidos/${documento._id}/anular`, { motivo: 'Engano.' });
    expect((await read()).retiravel).toBe(true);
    expect((await t.visitor('DELETE', own)).status).toBe(200);
  });

  test('stand in the register, which names nobody', async () => {
    const before = await t.store.count(registo);
    const { _id } = await asked();
    const { documento } = (await issue(_id, { prova: 'Rui Segredo' })).body;
    await t.staff('POST', `/api/emitidos/${documento._id}/anular`, { motivo: 'De Zulmira Prova.' });
    const lines = (await t.store.list(registo)).slice(before);
    expect(lines.map(({ facto, identificador }) => `${facto} ${identificador}`)).toEqual([
      'documento emitido 2026/0001',
      'documento anulado 2026/0001',
    ]);
    expect(JSON.parse(lines[0]?.conteudo ?? '')).toMatchObject({ sha256: documento.sha256 });
    expect(JSON.stringify(lines)).not.toMatch(/Zulmira|Segredo/);
    expect((await checkRegister(t.store.db, t.context.config.dataDir)).isWhole).toBe(true);
  });

  test('stay when their request has gone', async () => {
    const { _id } = await asked();
    const { documento } = (await issue(_id)).body;
    await t.staff('PUT', `/api/pedidos/${_id}`, { estado: 'concluido' });
    await t.setClock('2027-06-02T11:00:00.000Z');
    await eraseOldData(t.context);
    expect(await t.store.count(pedidos)).toBe(0);
    expect((await verify(documento.codigo)).body.documento.validade).toBe('valido');
    expect((await t.staff('GET', `/api/emitidos/${documento._id}/pdf`)).status).toBe(200);
    await t.staff('POST', '/api/pessoa-dados/apagar', { q: person.email });
    expect([await t.store.count(copias), onDisk()]).toEqual([0, []]);
    expect((await verify(documento.codigo)).body.documento.numero).toBe(documento.numero);
  });

  test('of invented requests have numbers apart, and go with them', async () => {
    const { _id } = await asked();
    await t.store.change(pedidos, { _id }, { demo: true });
    const before = await t.store.count(registo);
    expect((await issue(_id)).body.documento.numero).toBe('demo-2026/0001');
    expect(await t.store.count(registo)).toBe(before);
    await t.store.transaction(async (trx) => pedidosServer.removeDemo?.(trx, t.context));
    expect([await t.store.count(emitidos), onDisk()]).toEqual([0, []]);
  });

  test('take whatever people are called and however much there is to say', async () => {
    const { _id } = await asked();
    const corpo = ['Ñuñez Çelik 🐕 \u202e', 'x'.repeat(400), 'Longo. '.repeat(1_300)].join('\n\n');
    const { documento } = (await issue(_id, { corpo })).body;
    const { body } = await t.staff('GET', `/api/emitidos/${documento._id}/pdf`);
    const { totalPages } = await extractText(await getDocumentProxy(new Uint8Array(body)));
    expect(totalPages).toBeGreaterThan(1);
  });

  test.each(['', 'x', '%00', '....', 'a'.repeat(300), '7K2M-9QXT-4HBD-WN5C'])(
    'with the code %j there are none',
    async (code) => expect((await verify(code)).status).toBe(404),
  );

  test('are wanted of a service whose model names its questions, and no others', async () => {
    const url = `/api/servicos/${residence?.identifier}`;
    const wrong = { ...residence, modelo: '{{nome}} {{altura}}' };
    expect(await t.staff('PUT', url, wrong)).toMatchObject(
      refused('modelo', 'Nenhuma pergunta se chama {{altura}}'),
    );
    for (const { modelo = '', ...service } of readyServices) {
      const open = filled(modelo, [
        { chave: 'nome', valor: '' },
        ...service.perguntas
          .filter(({ required }) => required)
          .map(({ chave }) => ({ chave, valor: 'x' })),
      ]);
      expect(open, service.identifier).not.toContain('{{');
    }
    expect(issueFields.corpo.schema.safeParse('x'.repeat(10_001)).success).toBe(false);
  });
});

describe.each(bothEngines)('documents issued at once on %s', (engine) => {
  const t = testApp(engine);
  const { asked, issue, begin, onDisk } = documentsIn(t);
  beforeEach(begin);

  test('have a number each, without gaps, also where another process takes one meanwhile', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => asked()));
    const rows = await t.store.list(pedidos);
    expect(rows).toHaveLength(all.length);
    const going = rows.map(({ _id }) => issue(_id));
    await t.store.create(emitidos, { numero: '2026/0001', codigo: 'X' });
    const numbers = (await Promise.all(going)).map(({ body }) => body.documento.numero);
    expect(numbers.sort()).toEqual(['2026/0002', '2026/0003', '2026/0004', '2026/0005']);
  });

  test('for one request are one, whoever presses twice', async () => {
    const { _id } = await asked();
    const answers = await Promise.all([issue(_id, { versao: 1 }), issue(_id, { versao: 1 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await t.store.count(emitidos)).toBe(1);
    expect(onDisk()).toHaveLength(1);
  });
});
