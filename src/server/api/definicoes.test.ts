import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { refused, startApp, testApp } from '../../../tests/startApp.ts';
import { passwordHeader } from '../../calls/passwordHeader.ts';
import { inscricoes } from '../../features/inscricoes/tables.server.ts';
import { messages } from '../../language/messages.ts';
import { definicoesGroups, guardedFields } from '../../sections/definicoes.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { outbox } from '../mail/outbox.ts';
import { staff } from '../staff/staff.ts';
import { atividade } from '../store/atividade.ts';
import { definicoes, everyDefinicao, saveDefinicoes } from '../store/definicoes.ts';
import { versoes } from '../store/versoes.ts';

describe.each(engines)('payment details and the council’s e-mail on %s', (engine) => {
  const t = testApp(engine, { settings: { MAIL_TO: 'Junta <junta@example.com>' } });
  let clerk: string;
  beforeAll(async () => {
    clerk = (await t.addColleague('ana')).token;
  });
  beforeEach(async () => {
    await t.store.remove(definicoes, {});
    await t.staff('PUT', '/api/definicoes', settings);
    await t.store.remove(outbox, {});
    await t.store.remove(atividade, {});
  });

  const iban = 'PT50 0002 0123 1234 5678 9015 4';
  const settings = {
    villageName: 'Urze',
    councilName: 'Junta',
    email: 'geral@example.com',
    iban,
    mbway: '912 345 678',
    paymentNotes: 'Ao balcão',
  };
  const other = {
    iban: 'PT50 9999 8888 7777 6666 5555 4',
    mbway: '',
    paymentNotes: 'Em numerário',
    email: 'nova@example.com',
  };
  const save = (changes: object, headers?: Record<string, string | undefined>) =>
    t.staff('PUT', '/api/definicoes', { ...settings, ...changes }, headers);
  const asClerk = () => ({ 'x-auth-token': clerk });
  const stored = async () => (await t.visitor('GET', '/api/definicoes')).body.definicoes;
  const lines = async () =>
    (await t.staff('GET', '/api/atividade')).body.arrayAtividade.map(
      ({ who, sentence }: { who: string; sentence: string }) => `${who}: ${sentence}`,
    );

  test('each change is told with what it was before, to those who may make one', async () => {
    await t.store.remove(versoes, {});
    await save({ tagline: 'Uma' });
    await save({ tagline: 'Outra', phones: ['276000001'] }, asClerk());
    await save({ tagline: 'Outra', phones: ['276000001'] });
    const told = (await t.staff('GET', '/api/definicoes/versoes')).body.arrayVersoes;
    expect(told).toMatchObject([
      { numero: 4, quem: 'admin', antes: {}, depois: {} },
      {
        numero: 3,
        quem: 'ana',
        antes: { tagline: 'Uma', phones: [] },
        depois: { tagline: 'Outra', phones: ['276000001'] },
      },
      { numero: 2, quem: 'admin', antes: { tagline: '' }, depois: { tagline: 'Uma' } },
    ]);
    const { token } = await t.addColleague('porteiro', 'Porta');
    const asDoor = { 'x-auth-token': token };
    expect(await t.visitor('GET', '/api/definicoes/versoes', undefined, asDoor)).toMatchObject(
      refused('permissoes', messages.permissions, 403),
    );
    const atOnce = Array.from({ length: 5 }, (_, each) => save({ tagline: `Vez ${each}` }));
    expect((await Promise.all(atOnce)).map(({ status }) => status)).toEqual(Array(5).fill(200));
    const { arrayVersoes } = (await t.staff('GET', '/api/definicoes/versoes')).body;
    expect(arrayVersoes.map(({ numero }: { numero: number }) => numero)).toEqual([
      ...[9, 8, 7, 6, 5, 4, 3, 2],
    ]);
  });

  test.each(guardedFields)('%s is changed by administrators alone', async (name) => {
    const value = other[name] ?? 'In cash';
    expect(await save({ tagline: 'Olá', [name]: value }, asClerk())).toMatchObject(
      refused(name, messages.guardedAdminOnly, 403),
    );
    expect(await stored()).toMatchObject({ ...settings, tagline: '' });
    expect((await save({ [name]: value })).body.definicoes).toMatchObject({
      ...settings,
      [name]: value,
    });
  });

  test('staff save everything else, with the payment details as they are or without them', async () => {
    expect((await save({ tagline: 'Uma' }, asClerk())).status).toBe(200);
    const without = Object.fromEntries(guardedFields.map((name) => [name, undefined]));
    expect((await save({ tagline: 'Duas', ...without }, asClerk())).status).toBe(200);
    expect(await stored()).toMatchObject({ ...settings, tagline: 'Duas' });
    expect(await t.store.list(outbox)).toEqual([]);
    expect(await lines()).toEqual(Array(2).fill('ana: Alterou as definições'));
  });

  test('an administrator is asked for the password, for these and for nothing else', async () => {
    const hasty = { [passwordHeader]: undefined };
    expect(await save({ iban: '' }, hasty)).toMatchObject(
      refused('password', messages.confirmPassword),
    );
    expect(await save({ iban: '' }, { [passwordHeader]: 'errada' })).toMatchObject(
      refused('password', messages.wrongPassword),
    );
    expect(await stored()).toMatchObject(settings);
    expect(await save({ email: 'nova@example.com' }, hasty)).toMatchObject(
      refused('password', messages.confirmPassword),
    );
    expect(await stored()).toMatchObject(settings);
    expect((await save({ tagline: 'Olá' }, hasty)).status).toBe(200);
  });

  test('where answers go from now on is told like where money goes', async () => {
    await save({ email: 'nova@example.com' });
    const [letter, ...rest] = await t.store.list(outbox);
    expect(rest).toEqual([]);
    expect(letter).toMatchObject({
      recipient: 'Junta <junta@example.com>',
      subject: 'O email da junta no site mudou',
    });
    expect(letter?.body).toContain('Email da junta, antes: geral@example.com');
    expect(letter?.body).toContain('Email da junta, agora: nova@example.com');
    expect((await lines())[0]).toBe(
      'admin: Mudou o email da junta: Email da junta (avisado 1 endereço de email)',
    );
  });

  test('every administrator is written to, and the council, with little of the old and the new', async () => {
    const admins = [
      { username: 'eva', email: 'eva@example.com', isAdmin: true },
      { username: 'sem', email: '', isAdmin: true },
      { username: 'fora', email: 'fora@example.com', isAdmin: true, disabled: true },
      { username: 'rui', email: 'rui@example.com' },
    ];
    for (const account of admins) await t.store.create(staff, account);
    await save(other);
    const letters = await t.store.list(outbox);
    expect(letters.map(({ recipient }) => recipient).sort()).toEqual([
      'Junta <junta@example.com>',
      'eva@example.com',
    ]);
    for (const { subject, body } of letters) {
      expect(subject).toBe('Os dados de pagamento do site mudaram');
      expect(body).toContain('A conta «admin»');
      expect(body).toContain('IBAN para pagamentos, antes: PT•• •••• •••• •••• •••• •015 4');
      expect(body).toContain('IBAN para pagamentos, agora: PT•• •••• •••• •••• •••• •555 4');
      expect(body).toContain('MB WAY para pagamentos, antes: ••• ••5 678');
      expect(body).toContain('MB WAY para pagamentos, agora: (em branco)');
      expect(body).toContain('pagamento, agora: Em numerário');
      expect(body).not.toMatch(/0123|8888|912/);
    }
    const labels =
      'IBAN para pagamentos, Número MB WAY para pagamentos, Outras formas de pagamento, Email da junta';
    expect((await lines())[0]).toBe(
      `admin: Mudou os dados de pagamento: ${labels} (avisados 2 endereços de email)`,
    );
    for (const { username } of admins) await t.store.remove(staff, { username });
  });

  test('nobody deletes the warning before it has left', async () => {
    await save(other);
    for (const { _id } of await t.store.list(outbox)) {
      expect((await t.staff('DELETE', `/api/cartas/${_id}`)).status).toBe(403);
    }
    expect(await t.store.list(outbox)).toHaveLength(1);
  });

  test('a clerk with an old form does not put old details back', async () => {
    await save(other);
    expect((await save({ tagline: 'Olá' }, asClerk())).status).toBe(403);
    expect(await stored()).toMatchObject({ ...other, tagline: '' });
  });
});

describe.each(engines)('pages of the settings on %s', (engine) => {
  const t = testApp(engine);
  const put = (changes: object) => t.staff('PUT', '/api/definicoes', changes);
  const stored = async () => (await t.visitor('GET', '/api/definicoes')).body.definicoes;

  test('each save what they name, two at once too, and nothing else', async () => {
    const { status, body } = await put({ tagline: 'Só a frase' });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ param: 'villageName' }, { param: 'councilName' }]);
    await put({ villageName: 'Urze', councilName: 'Junta', shortText: '<p onclick="x">Olá</p>' });
    await Promise.all([put({ tagline: 'Alta' }), put({ phones: ['+351 276 000 000'] })]);
    expect(await stored()).toMatchObject({
      villageName: 'Urze',
      councilName: 'Junta',
      shortText: '<p>Olá</p>',
      tagline: 'Alta',
      phones: ['276000000'],
    });
    expect(await put({ villageName: '' })).toMatchObject(refused('villageName', messages.required));
    expect(await put({ email: 'x' })).toMatchObject(refused('email', messages.email));
  });
});

describe.each(engines)('a village that begins with the demo, on %s', (engine) => {
  const t = testApp(engine);
  const demo = {
    villageName: 'Inventada',
    councilName: 'Junta inventada',
    tagline: 'Não existe',
    openingHours: 'Nunca',
    heroPhotos: ['https://demo.example/1.jpg'],
    address: 'Nenhures',
    phones: ['276000001'],
    email: 'junta@demo.example',
    iban: 'PT50 0000',
    mbway: '910000001',
    paymentNotes: 'Não pague',
  };
  beforeEach(async () => {
    await t.setClock();
    await t.store.remove(inscricoes, {});
    await t.store.remove(outbox, {});
    await saveDefinicoes(t.store, demo, everyDefinicao);
  });
  const put = (changes: object, headers = {}) =>
    t.staff('PUT', '/api/definicoes', changes, headers);
  const read = async () => (await t.visitor('GET', '/api/definicoes')).body;
  async function letter(): Promise<{ body: string; replyTo: string; page: string[] }> {
    const { _id } = await t.store.create(noticiasEventos, {
      type: 'EVENTO',
      title: 'Festa',
      identifier: 'festa',
      startDate: '2026-07-15',
      permiteInscricao: true,
      price: 10,
      maxParticipants: 9,
      limitEnrollmentDate: '2026-07-10',
    });
    const { body } = await t.staff('POST', '/api/inscricoes/balcao', {
      name: 'Rui',
      email: 'rui@exemplo.pt',
      telefone: '912345678',
      numeroAdultos: 1,
      _id,
    });
    const own = await t.visitor(
      'GET',
      body.inscricao.pagina.replace('/inscricao', '/api/reservas'),
    );
    const [written] = await t.store.list(outbox);
    await t.store.remove(noticiasEventos, { _id });
    return {
      body: written?.body ?? '',
      replyTo: written?.replyTo ?? '',
      page: own.body.reserva.pagamento,
    };
  }

  test('asks nobody to pay or to answer to those who were invented', async () => {
    const { body, replyTo, page } = await letter();
    expect(body).toContain('Pergunte à junta como pode pagar.');
    expect(body).not.toMatch(/PT50|910|Não pague/);
    expect([replyTo, page]).toEqual(['', []]);
  });

  test('that has written its hours has nothing of the demo beside them, and no payment details', async () => {
    expect(
      (await put({ openingHours: 'Das 9 às 5' }, { [passwordHeader]: undefined })).status,
    ).toBe(200);
    const { definicoes: shown, inventadas } = await read();
    expect(shown).toMatchObject({
      openingHours: 'Das 9 às 5',
      heroPhotos: [],
      tagline: 'Não existe',
    });
    expect(inventadas).not.toContain('heroPhotos');
    expect(inventadas).toContain('iban');
    const { porFazer } = (await t.staff('GET', '/api/hoje')).body.hoje;
    expect(porFazer).toEqual(expect.arrayContaining(['pagamento', 'nome', 'abertura']));
    expect(porFazer).not.toContain('horario');
    expect((await letter()).body).not.toMatch(/PT50|910|Não pague/);
  });

  test('that has written its hours does not tell the invented ones in English', async () => {
    const inEnglish = { openingHours_en: 'Never', tagline_en: 'It does not exist' };
    await saveDefinicoes(t.store, { ...demo, ...inEnglish }, everyDefinicao);
    await put({ openingHours: 'Das 9 às 5' });
    const { definicoes: shown, inventadas } = await read();
    expect(shown).toMatchObject({ openingHours_en: '', tagline_en: 'It does not exist' });
    expect(inventadas).not.toContain('openingHours_en');
  });

  test('must say all that is needed on a page where it says anything', async () => {
    expect(await put({ villageName: 'Nossa' })).toMatchObject(
      refused('councilName', messages.required),
    );
    expect((await put({ villageName: 'Nossa', councilName: 'Junta nossa' })).status).toBe(200);
    expect((await read()).definicoes).toMatchObject({ tagline: '', openingHours: 'Nunca' });
  });

  test('is told how one pays there once it has said so itself', async () => {
    expect((await put({ iban: 'PT50 1234' })).status).toBe(200);
    expect((await read()).definicoes).toMatchObject({ iban: 'PT50 1234', mbway: '' });
    const { body, page } = await letter();
    expect(body).toContain('Transferência (IBAN): PT50 1234');
    expect(page).toHaveLength(1);
  });

  test('lets a clerk write where the council is, without its e-mail', async () => {
    const { token } = await t.addColleague(`ana${engine}`);
    const asClerk = { 'x-auth-token': token };
    const where = { address: 'Largo', phones: [], email: '' };
    expect((await put(where, asClerk)).status).toBe(200);
    expect((await read()).definicoes).toMatchObject(where);
    expect((await put({ email: 'ana@exemplo.pt' }, asClerk)).status).toBe(403);
  });

  test('keeps what it has said when the demo goes, and nothing else', async () => {
    await put({ openingHours: 'Das 9 às 5' });
    await t.staff('DELETE', '/api/demonstracao');
    const { definicoes: left, inventadas } = await read();
    expect(left).toMatchObject({
      openingHours: 'Das 9 às 5',
      villageName: '',
      iban: '',
      email: '',
    });
    expect(inventadas).toEqual([]);
  });

  test('is all its own once every page was saved', async () => {
    const own: Record<string, unknown> = { villageName: 'Nossa', councilName: 'Junta nossa' };
    for (const { fields } of definicoesGroups) {
      const body = Object.fromEntries(fields.map((name) => [name, own[name] ?? null]));
      expect((await put(body)).status).toBe(200);
    }
    expect((await read()).inventadas).toEqual([]);
    expect(JSON.stringify((await read()).definicoes)).not.toMatch(/nventada|demo|276000001|PT50/);
  });
});

describe.each(engines)('new payment details without an address for letters, on %s', (engine) => {
  test.each([
    ['geral@example.com', ['geral@example.com'], 'avisado 1 endereço de email'],
    ['', [], 'ninguém foi avisado, por não haver endereço de email para isso'],
  ])('go to the settings’ own, %j, and the activity says so', async (email, written, said) => {
    const t = await startApp(engine);
    const settings = { villageName: 'Urze', councilName: 'Junta', email };
    await t.staff('PUT', '/api/definicoes', settings);
    await t.staff('PUT', '/api/definicoes', {
      ...settings,
      email: 'ladrao@example.com',
      iban: 'X',
    });
    expect((await t.store.list(outbox)).map(({ recipient }) => recipient)).toEqual(written);
    const [line] = (await t.staff('GET', '/api/atividade')).body.arrayAtividade;
    const labels = 'IBAN para pagamentos, Email da junta';
    expect(line.sentence).toBe(`Mudou os dados de pagamento: ${labels} (${said})`);
    await t.close();
  });
});

test.each([
  ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:25' }, true],
  ['without one', {}, false],
])('%s visitors are told whether letters leave', async (_case, settings, expected) => {
  const village = await startApp('sqlite', { settings: settings as Record<string, string> });
  try {
    const { body } = await village.visitor('GET', '/api/definicoes');
    expect(body.enviaEmail).toBe(expected);
  } finally {
    await village.close();
  }
});

test('who answers for the site is the president, unless the settings name somebody', async () => {
  const village = await startApp('sqlite');
  const read = async () => (await village.visitor('GET', '/api/definicoes')).body.responsavel;
  const person = { photo: '/icone.svg', isExecutivo: true, isActive: true };
  const add = (name: string, position: string, more = {}) =>
    village.staff('POST', '/api/pessoas', { ...person, name, position, ...more });
  await add('Vera', 'Vice-presidente');
  await add('Antiga', 'Presidente da Junta', { isActive: false });
  await add('Rascunho', 'Presidente', { rascunho: true });
  await add('Da Assembleia', 'Presidente da Assembleia', { isExecutivo: false });
  expect(await read()).toBe('');
  await add('Rita', 'Presidente da Junta');
  expect(await read()).toBe('Rita');
  const named = { villageName: 'A', councilName: 'B', responsible: 'Zé' };
  await village.staff('PUT', '/api/definicoes', named);
  expect(await read()).toBe('Zé');
  await village.close();
});
