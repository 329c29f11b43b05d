import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer, unpacked } from '../../../tests/mailServer.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { pdfSaying } from '../../../tests/prove/uploadOf.ts';
import { sendFile } from '../../../tests/sendFile.ts';
import { type Colleague, refused, startApp, type TestApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';
import { anexos } from '../../server/mail/attachments.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { staff } from '../../server/staff/staff.ts';
import { atividade } from '../../server/store/atividade.ts';
import { eraseOldData } from '../../server/village/retention.ts';
import { firstFrases, refusals } from './mensagens.ts';
import { frases, mensagens, respostas } from './tables.server.ts';

const council = {
  villageName: 'Souto',
  councilName: 'Junta de Souto',
  email: 'junta@exemplo.pt',
  phones: ['271 000 000'],
  openingHours: 'Seg a sex\n9h às 12h',
};

describe.each(engines)('messages are answered on %s', (engine) => {
  let t: TestApp;
  let mail: MailServer;
  let berta: Colleague;
  let url: string;

  beforeAll(async () => {
    mail = await startMailServer();
    const settings = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_TO: 'correio@exemplo.pt' };
    t = await startApp(engine, { settings });
    berta = await t.addColleague('berta');
    await t.staff('PUT', '/api/definicoes', council);
  });
  afterAll(async () => {
    await t.close();
    await mail.stop();
  });
  beforeEach(async () => {
    await t.setClock();
    await t.context.sender.whenIdle();
    await t.store.remove(mensagens, {});
    await t.store.remove(outbox, {});
    mail.received.length = 0;
    mail.mood = 'takes';
    const { _id } = await t.store.create(mensagens, {
      name: 'Joana',
      email: 'joana@exemplo.pt',
      subject: 'Fonte',
      receivedAt: '2026-06-01T11:00:00.000Z',
      mensagem: 'Bom dia.\r\nA <fonte> secou.',
    });
    url = `/api/mensagens/${_id}`;
  });

  const answer = (body: Record<string, unknown>, headers = {}) =>
    t.staff('POST', `${url}/respostas`, body, headers);

  test('with a letter that quotes what was asked, signed by the council, and are marked', async () => {
    const typed = { texto: 'Vamos ver.\n\nObrigado.', assinatura: 'Rui Pires' };
    const { status, body } = await answer({ ...typed, chave: 'k', vistas: 0 });
    expect(status).toBe(201);
    expect(body.mensagem.respondida).toBe(true);
    expect(body.arrayRespostas).toMatchObject([{ ...typed, por: 'admin', estado: 'waiting' }]);
    await t.context.sender.whenIdle();
    const [letter] = mail.received;
    expect(letter?.to).toEqual(['joana@exemplo.pt']);
    const raw = unpacked(letter?.raw ?? '').replaceAll('\r\n', '\n');
    expect(raw).toContain('Reply-To: junta@exemplo.pt');
    expect(raw).not.toContain('Auto-Submitted');
    expect(raw).toContain('Subject: Re: Fonte\n');
    expect(raw).toContain(
      'Vamos ver.\n\nObrigado.\n\nRui Pires\nJunta de Souto\nTelefone: 271\u00a0000\u00a0000\nAtendimento: Seg a sex; 9h às 12h\n\nJoana escreveu a 01 de junho de 2026, 12:00:\n> Bom dia.\n> A <fonte> secou.',
    );
    expect(raw).toContain('Bom dia.<br>A &lt;fonte&gt; secou.</blockquote>');
    const read = (await t.staff('GET', url)).body;
    expect(read.arrayRespostas).toMatchObject([{ estado: 'sent', lastError: '' }]);
    expect(read).toMatchObject({ temServidor: true, respondePara: 'junta@exemplo.pt' });
    const [line] = (await t.staff('GET', '/api/atividade')).body.arrayAtividade;
    const link = url.replace('/api', '/backoffice');
    expect(line).toMatchObject({ sentence: 'Respondeu a uma mensagem', link });
  });

  test('in the language in which the visitor wrote, except for what staff typed', async () => {
    const asked = { name: 'Bo', email: 'bo@exemplo.pt', subject: 'Fountain', mensagem: 'Hello.' };
    const captcha = await t.captcha('mensagens');
    await t.visitor('POST', '/api/mensagens', { ...asked, lingua: 'en', captcha });
    const [, { _id = '', lingua = '' } = {}] = await t.store.list(mensagens);
    expect(lingua).toBe('en');
    url = `/api/mensagens/${_id}`;
    expect((await t.staff('GET', url)).body.mensagem.lingua).toBe('en');
    await answer({ texto: 'We will see.' });
    await t.context.sender.whenIdle();
    const [toCouncil, letter] = mail.received.map(({ raw }) =>
      unpacked(raw).replaceAll('\r\n', '\n'),
    );
    expect(toCouncil).toContain('Assunto: Fountain\nLíngua: Inglês\n');
    expect(letter).toContain('Subject: Re: Fountain\n');
    expect(letter).toContain(
      'We will see.\n\nJunta de Souto\nTelephone: 271\u00a0000\u00a0000\nOpening hours: Seg a sex; 9h às 12h\n\nBo wrote on 1 June 2026, 12:00:\n> Hello.',
    );
    expect(letter).toContain('<html lang="en-GB">');
  });

  test('once, however often the button is pressed', async () => {
    const body = { texto: 'Vamos ver.', chave: 'k', vistas: 0 };
    const all = await Promise.all(Array.from({ length: 12 }, () => answer(body)));
    expect(all.map(({ status }) => status)).toEqual(Array(12).fill(201));
    expect(await t.store.list(respostas)).toHaveLength(1);
    await t.context.sender.whenIdle();
    expect(mail.received).toHaveLength(1);
  });

  test('by one after the other: whoever has not read the first is told of it', async () => {
    await answer({ texto: 'Da Berta.', vistas: 0 }, { 'x-auth-token': berta.token });
    const said = refusals.answeredMeanwhile('berta', '01 de junho de 2026, 12:00');
    const mine = { texto: 'Minha.', chave: 'k', vistas: 0 };
    expect(await answer(mine)).toMatchObject(refused('vistas', said, 409));
    expect(await t.store.list(respostas)).toHaveLength(1);
    expect((await answer({ ...mine, vistas: 1 })).status).toBe(201);
    // The same key with another text is another answer, and the first has to be read before it.
    const changed = await answer({ texto: 'Minha, melhor.', chave: 'k', vistas: 1 });
    expect(changed.status).toBe(409);
    expect((await answer({ texto: 'Minha, melhor.', chave: 'k', vistas: 2 })).status).toBe(201);
    expect(await t.store.list(respostas)).toHaveLength(3);
  });

  test('two at once: one of them is told', async () => {
    const both = await Promise.all([
      answer({ texto: 'Da Berta.', vistas: 0 }, { 'x-auth-token': berta.token }),
      answer({ texto: 'Minha.', vistas: 0 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await t.store.list(respostas)).toHaveLength(1);
  });

  test('not with nothing, nor to a message that is gone', async () => {
    expect(await answer({ texto: ' \n ' })).toMatchObject(refused('texto', messages.required));
    expect((await answer({ texto: 'x'.repeat(10_001) })).status).toBe(422);
    await t.staff('DELETE', url);
    expect((await answer({ texto: 'Olá' })).status).toBe(404);
    expect(await t.store.list(outbox)).toEqual([]);
  });

  test('and the answer says what has become of its letter', async () => {
    mail.mood = 'refuses';
    await answer({ texto: 'Vamos ver.' });
    await t.context.sender.whenIdle();
    const read = async () => (await t.staff('GET', url)).body.arrayRespostas[0];
    const waiting = await read();
    expect(waiting).toMatchObject({ estado: 'waiting', lastError: expect.stringContaining('451') });
    await t.staff('DELETE', `/api/cartas/${waiting.carta}`);
    expect(await read()).toMatchObject({ estado: 'gone', carta: '' });
  });

  test('and are unanswered again when nobody has the address, until it is corrected', async () => {
    mail.mood = 'knowsNobody';
    await answer({ texto: 'Vamos ver.' });
    await t.context.sender.whenIdle();
    const read = async () => (await t.staff('GET', url)).body;
    const { mensagem, arrayRespostas } = await read();
    expect([mensagem.respondida, arrayRespostas[0].estado]).toEqual([false, 'failed']);

    mail.mood = 'takes';
    const letter = `/api/cartas/${arrayRespostas[0].carta}`;
    const wrong = await t.staff('PUT', letter, { recipient: 'joana' });
    expect(wrong).toMatchObject(refused('recipient', messages.email));
    const right = await t.staff('PUT', letter, { recipient: 'joana.pires@exemplo.pt' });
    expect(right.body.carta.recipient).toBe('joana.pires@exemplo.pt');
    await t.context.sender.whenIdle();
    expect(mail.received.map(({ to }) => to)).toEqual([['joana.pires@exemplo.pt']]);
    expect((await read()).mensagem.respondida).toBe(true);
  });

  test('and stay as staff marked them when their letter leaves', async () => {
    mail.mood = 'refuses';
    await answer({ texto: 'Vamos ver.' });
    await t.context.sender.whenIdle();
    await t.staff('PUT', url, { respondida: false });
    mail.mood = 'takes';
    const { carta } = (await t.staff('GET', url)).body.arrayRespostas[0];
    await t.staff('PUT', `/api/cartas/${carta}`);
    await t.context.sender.whenIdle();
    expect(mail.received).toHaveLength(1);
    expect((await t.staff('GET', url)).body.mensagem.respondida).toBe(false);
  });

  test('and a letter that only its reader may open goes to nobody else', async () => {
    for (const sealed of [{ isPrivate: true }, { about: 'contas' }]) {
      const values = { recipient: 'a@exemplo.pt', subject: 'x', state: 'failed' as const };
      const { _id } = await t.store.create(outbox, { ...values, ...sealed });
      const moved = await t.staff('PUT', `/api/cartas/${_id}`, { recipient: 'b@exemplo.pt' });
      expect(moved).toMatchObject(refused('recipient', messages.letterOfOne, 403));
      expect((await t.store.find(outbox, { _id }))?.recipient).toBe('a@exemplo.pt');
    }
  });

  test('and a delivered one stays delivered when its letter goes', async () => {
    await answer({ texto: 'Vamos ver.' });
    await t.context.sender.whenIdle();
    const later = { ...t.context, now: () => new Date('2026-07-15T12:00:00Z') };
    await eraseOldData(later);
    expect(await t.store.list(outbox)).toEqual([]);
    const { arrayRespostas } = (await t.staff('GET', url)).body;
    expect(arrayRespostas).toMatchObject([{ estado: 'sent', carta: '' }]);
  });

  test.each([
    ['staff delete it', () => t.staff('DELETE', url)],
    [
      'its time has come',
      () => eraseOldData({ ...t.context, now: () => new Date('2027-06-02T12:00:00Z') }),
    ],
  ])('and all of it goes with the message when %s', async (_case, go) => {
    mail.mood = 'refuses';
    await answer({ texto: 'Vamos ver.' });
    await t.context.sender.whenIdle();
    await go();
    expect(await t.store.list(respostas)).toEqual([]);
    expect(await t.store.list(outbox)).toEqual([]);
  });

  test('with phrases that staff keep, and that two do not undo for each other', async () => {
    await t.store.remove(frases, {});
    const read = await t.staff('GET', '/api/frases');
    expect(read.body).toEqual({ frases: firstFrases, estado: '' });
    const save = (list: string[], estado: string) =>
      t.staff('PUT', '/api/frases', { frases: list, estado });
    const saved = await save(['Uma.', ' ', 'Duas.'], '');
    expect(saved.body.frases).toEqual(['Uma.', 'Duas.']);
    const late = refused('frases', refusals.phrasesMeanwhile, 409);
    expect(await save(['Minha.'], '')).toMatchObject(late);
    expect((await t.staff('GET', '/api/frases')).body.frases).toEqual(['Uma.', 'Duas.']);
    expect((await save([], saved.body.estado)).body.frases).toEqual([]);
  });

  describe('and letters', () => {
    const letter = (values: object) =>
      t.store.create(outbox, { recipient: 'a@exemplo.pt', subject: 'Reserva', ...values });

    test('are counted by state, each state a list of its own', async () => {
      await letter({ state: 'failed', attempts: 12, lastError: 'x' });
      await letter({ state: 'sent', sentAt: '2026-05-01T10:00:00.000Z' });
      await letter({ state: 'sent', sentAt: '2026-05-02T10:00:00.000Z', about: 'nada' });
      const ask = async (estado: string) => {
        const { body } = await t.staff('GET', `/api/cartas?offset=0&estado=${estado}`);
        expect(body.contagens).toEqual({ waiting: 0, failed: 1, sent: 2 });
        return body.arrayCartas.map(({ sentAt }: { sentAt: string }) => sentAt.slice(0, 10));
      };
      expect(await ask('waiting')).toEqual([]);
      expect(await ask('failed')).toEqual(['']);
      expect(await ask('sent')).toEqual(['2026-05-02', '2026-05-01']);
      const odd = await t.staff('GET', '/api/cartas?estado=__proto__');
      expect(odd).toMatchObject(refused('estado', messages.invalid));
    });

    test('lead to what they speak of', async () => {
      mail.mood = 'refuses';
      await answer({ texto: 'Vamos ver.' });
      const [carta] = (await t.staff('GET', '/api/cartas')).body.arrayCartas;
      expect(carta.link).toBe(url.replace('/api', '/backoffice'));
      expect((await t.staff('GET', `/api/cartas/${carta._id}`)).body.carta).toMatchObject({
        link: carta.link,
      });
    });

    test('that failed are sent again together, and those alone that are asked for', async () => {
      await letter({ state: 'failed', attempts: 12, recipient: 'a@exemplo.pt' });
      await letter({ state: 'failed', attempts: 12, recipient: 'b@exemplo.pt' });
      await letter({ state: 'sent', attempts: 3, recipient: 'c@exemplo.pt' });
      const again = async (query: string) =>
        (await t.staff('PUT', `/api/cartas?estado=failed${query}`, {})).body.enviadas;
      expect(await again('&q=b%40')).toBe(1);
      expect(await again('')).toBe(1);
      expect(await again('')).toBe(0);
      await t.context.sender.whenIdle();
      expect(mail.received.map(({ to }) => to[0]).sort()).toEqual(['a@exemplo.pt', 'b@exemplo.pt']);
      const said = (await t.store.list(atividade)).map(({ verb, subject }) => `${verb} ${subject}`);
      expect(said.filter((each) => each === 'lettersResent 1')).toHaveLength(2);
    });

    test('take files along, once each, and those that none took go after a day', async () => {
      const about = url.split('/').at(-1) ?? '';
      const send = async (words: string, name?: string) =>
        (await sendFile(t, `/api/anexos?about=${about}`, pdfSaying(words), name)).body.anexo;
      const files = () => t.store.list(anexos).then((rows) => rows.map(({ nome }) => nome));
      const map = await send('Planta da fonte', 'C:\\planta da fonte.PDF');
      const other = await send('Outra');
      expect(map.nome).toBe('planta da fonte.pdf');
      const typed = { texto: 'Segue a planta.', chave: 'k' };
      const { body } = await answer({ ...typed, anexos: [map._id] });
      expect(body.arrayRespostas.at(-1).anexos).toEqual([map]);
      await t.context.sender.whenIdle();
      const { raw = '' } = mail.received.at(-1) ?? {};
      expect(raw).toContain('filename="planta da fonte.pdf"');
      expect(raw.replaceAll('\r\n', '')).toContain(pdfSaying('Planta da fonte').toString('base64'));
      expect(unpacked(raw)).toContain('Em anexo: planta da fonte.pdf');
      const read = await t.app.inject({
        method: 'GET',
        url: `/api/anexos/${map._id}`,
        headers: { apikey: t.context.config.apiKey, 'x-auth-token': t.token() },
      });
      expect(read.rawPayload).toEqual(pdfSaying('Planta da fonte'));
      // Repeating the answer is fine; another answer or another message cannot take the file.
      expect((await answer({ ...typed, anexos: [map._id] })).body.arrayRespostas).toHaveLength(1);
      const gone = refused('anexos', messages.attachmentGone);
      expect(await answer({ texto: 'Outra vez.', anexos: [map._id] })).toMatchObject(gone);
      const elsewhere = await sendFile(t, '/api/anexos?about=outra', pdfSaying('x'));
      expect(await answer({ texto: 'Olá', anexos: [elsewhere.body.anexo._id] })).toMatchObject(
        gone,
      );
      await t.store.change(anexos, { _id: other._id }, { size: 11 * 1024 * 1024 });
      expect(await answer({ texto: 'Olá', anexos: [other._id] })).toMatchObject(
        refused('anexos', messages.attachmentsTooLarge(10)),
      );
      expect((await sendFile(t, `/api/anexos?about=${about}`, 'MZ')).status).toBe(415);

      await t.setClock('2026-06-03T11:00:00.000Z');
      await eraseOldData(t.context);
      expect(await files()).toEqual(['planta da fonte.pdf']);
      expect((await t.visitor('GET', `/api/anexos/${map._id}`)).status).toBe(401);
      await t.staff('DELETE', url);
      expect(await files()).toEqual([]);
    });

    test('can be tried out by an administrator, who is told what happened', async () => {
      const test = () => t.staff('POST', '/api/cartas/teste', {});
      expect(await test()).toMatchObject(refused('email', messages.noOwnEmail));
      await t.store.change(staff, { username: 'admin' }, { email: 'rui@exemplo.pt' });
      expect((await test()).body.teste).toEqual({ recipient: 'rui@exemplo.pt', lastError: '' });
      expect(mail.received.map(({ to }) => to[0])).toEqual(['rui@exemplo.pt']);
      mail.mood = 'refuses';
      expect((await test()).body.teste.lastError).toContain('451');
      expect(await t.store.list(outbox)).toEqual([]);
    });
  });
});

test('without a mail server an answer waits, and nothing can be tried out', async () => {
  const t = await startApp('sqlite');
  const { _id } = await t.store.create(mensagens, {
    name: 'Joana',
    email: 'joana@exemplo.pt',
    receivedAt: '2026-06-01T11:00:00.000Z',
  });
  const { body } = await t.staff('POST', `/api/mensagens/${_id}/respostas`, { texto: 'Olá' });
  expect(body.arrayRespostas).toMatchObject([{ estado: 'waiting' }]);
  expect((await t.staff('GET', `/api/mensagens/${_id}`)).body.temServidor).toBe(false);
  const tried = await t.staff('POST', '/api/cartas/teste', {});
  expect(tried).toMatchObject(refused('', messages.noMailServer));
  await t.close();
});
