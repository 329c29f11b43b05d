import { beforeEach, describe, expect, test } from 'vitest';
import { sectionsOfEachKind } from '../../../tests/eachKind.ts';
import { magusto } from '../../../tests/inscricoes/magusto.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import type { Atividade } from '../../calls/staff.ts';
import { inscricoes } from '../../features/inscricoes/tables.server.ts';
import { messages } from '../../language/messages.ts';
import { everyCollection } from '../../sections/all.ts';
import { activityVerbs } from '../../sections/atividade.ts';
import { contactos } from '../../sections/contactos.ts';
import { definicoesFields, type GuardedField, guardedFields } from '../../sections/definicoes.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import type { Section } from '../../sections/section.ts';
import { outbox } from '../mail/outbox.ts';
import { staff } from '../staff/staff.ts';
import { atividade, logActivity } from '../store/atividade.ts';
import { definicoes, everyDefinicao, saveDefinicoes } from '../store/definicoes.ts';
import { reciclagem } from '../store/reciclagem.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../store/table.ts';
import { versoes } from '../store/versoes.ts';
import { eraseOldData } from '../village/retention.ts';

const visitor = {
  name: 'Benedita Quaresma',
  email: 'benedita.quaresma@exemplo.pt',
  telefone: '919876543',
};

// Without payment details and the council's e-mail, whose changes have a line of their own.
const settings = Object.fromEntries(
  Object.entries(validBody({ fields: definicoesFields, heading: 'villageName' })).filter(
    ([name]) => !guardedFields.includes(name as GuardedField),
  ),
);

describe.each(engines)('the activity on %s', (engine) => {
  const t = testApp(engine);
  beforeEach(async () => {
    await t.setClock();
    for (const collection of everyCollection) await t.store.remove(collection, {});
    for (const table of [outbox, reciclagem, versoes, atividade] as Table[]) {
      await t.store.remove(table, {});
    }
  });

  const read = async (query = '') => (await t.staff('GET', `/api/atividade?${query}`)).body;
  const lines = async (query = ''): Promise<Atividade[]> => (await read(query)).arrayAtividade;
  const told = async (query = '') =>
    (await lines(query)).map(({ who, sentence }) => `${who}: ${sentence}`);

  const evento = () => t.store.create(noticiasEventos, { ...magusto, price: 12.5 });
  async function bookAtTheCounter() {
    const { _id } = await evento();
    const form = { ...visitor, numeroAdultos: 2, numeroCriancas: 0, _id, chave: 'x' };
    return (await t.staff('POST', '/api/inscricoes/balcao', form)).body.inscricao._id as string;
  }

  test.each(sectionsOfEachKind())(
    'tells what becomes of a record of $section.name, and leads to it while it is there',
    async ({ collection, section }) => {
      const base = ['/api', collection.name, section.writePath].filter(Boolean).join('/');
      const made = (await t.staff('POST', base, validBody(section, 'Antes'))).body[collection.one];
      const key = made[collection.key];
      const screen = `/backoffice/${section.name}/${key}`;
      expect(await lines()).toMatchObject([
        {
          who: 'admin',
          kind: 'conteudo',
          at: '2026-06-01T11:00:00.000Z',
          link: `${screen}/versoes/1`,
        },
      ]);
      await t.staff('PUT', `${base}/${key}`, validBody(section, 'Depois'));
      expect((await lines()).map(({ link }) => link)).toEqual([
        `${screen}/versoes/2`,
        `${screen}/versoes/1`,
      ]);
      await t.staff('DELETE', `/api/${collection.name}/${key}`);
      const [deleted, changed, created] = await lines();
      const bin = '/backoffice/reciclagem';
      expect([created, changed, deleted].map((line) => line?.link)).toEqual([bin, bin, bin]);
      expect(created?.sentence).toMatch(/^Adicionou [oa] .+ «Antes»$/);
      expect(changed?.sentence).toMatch(/^Alterou [oa] .+ «Depois»$/);
      expect(deleted?.sentence).toMatch(/^Apagou [oa] .+ «Depois»$/);
      await t.staff('DELETE', `/api/reciclagem/${made._id}`);
      expect((await lines()).map(({ link }) => link)).toEqual(['', '', '', '']);
    },
  );

  test('says nothing of what was refused', async () => {
    const section = contactos.sections[0] as Section;
    await t.staff('POST', '/api/contactos', {});
    await t.staff('DELETE', '/api/contactos/nenhum');
    await t.staff('PUT', '/api/contactos/nenhum', validBody(section));
    await t.staff('DELETE', '/api/inscricoes/nenhuma');
    await t.staff('PUT', '/api/cartas/nenhuma');
    await t.staff('DELETE', '/api/cartas/nenhuma');
    await t.staff('DELETE', '/api/demonstracao');
    expect(await told()).toEqual([]);
  });

  test('is undone with what it tells of', async () => {
    const failing = t.store.transaction(async (trx: Store) => {
      await logActivity(trx, { who: 'ana', now: new Date() }, { verb: 'settingsSaved' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await told()).toEqual([]);
  });

  test('tells of bookings by their event, never by their people', async () => {
    const _id = await bookAtTheCounter();
    const url = `/api/inscricoes/${_id}`;
    await t.staff('PUT', url, {});
    await t.staff('PUT', url, {});
    expect((await lines()).map(({ link }) => link)).toEqual(
      Array(3).fill(`/backoffice/eventos/magusto/${_id}`),
    );
    await t.staff('DELETE', url);
    expect(await told()).toEqual([
      'admin: Apagou uma inscrição em «Magusto»',
      'admin: Cancelou o pagamento de uma inscrição em «Magusto»',
      'admin: Confirmou o pagamento de uma inscrição em «Magusto»',
      'admin: Inscreveu alguém ao balcão em «Magusto»',
    ]);
    expect((await lines()).map(({ link }) => link)).toEqual([
      '/backoffice/eventos/magusto',
      ...Array(3).fill(''),
    ]);
  });

  test('tells once of a form that was sent twice, and not of what visitors do', async () => {
    await bookAtTheCounter();
    const [booking] = await t.store.list(inscricoes);
    const { evento: _id } = booking ?? { evento: '' };
    const form = { ...visitor, numeroAdultos: 2, numeroCriancas: 0, _id };
    await t.staff('POST', '/api/inscricoes/balcao', { ...form, chave: 'x' });
    await t.visitor('POST', '/api/inscricoes', { ...form, captcha: await t.captcha('inscricoes') });
    expect(await t.store.list(inscricoes)).toHaveLength(2);
    expect(await told()).toHaveLength(1);
  });

  test('tells of letters, and leads to them', async () => {
    const letter = await t.store.create(outbox, {
      recipient: visitor.email,
      subject: 'Segredo',
      state: 'failed',
    });
    await t.staff('PUT', `/api/cartas/${letter._id}`, {});
    const links = async () => (await lines()).map(({ link }) => link);
    expect(await links()).toEqual([`/backoffice/cartas/${letter._id}`]);
    await t.store.remove(outbox, { _id: letter._id });
    expect(await told()).toEqual(['admin: Mandou enviar de novo um email']);
    expect(await links()).toEqual(['']);
  });

  test('tells of the settings and of the end of the demo village', async () => {
    await saveDefinicoes(t.store, { villageName: 'Inventada' }, everyDefinicao);
    await t.staff('DELETE', '/api/demonstracao');
    await t.staff('PUT', '/api/definicoes', settings);
    expect(await lines()).toMatchObject([
      { sentence: 'Alterou as definições', link: '/backoffice/definicoes' },
      { sentence: 'Apagou o conteúdo de demonstração', link: '' },
    ]);
  });

  test('settings that ten save for the first time at once are kept once and told ten times', async () => {
    await t.store.remove(definicoes, {});
    const save = () => t.staff('PUT', '/api/definicoes', settings);
    const saves = await Promise.all(Array.from({ length: 10 }, save));
    expect(saves.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await t.store.list(definicoes)).toHaveLength(1);
    expect(await told()).toHaveLength(10);
  });

  test('tells of accounts, passwords, logins and logouts', async () => {
    const { conta, password } = (
      await t.staff('POST', '/api/contas', { username: 'rui', perfil: 'Secretaria' })
    ).body;
    const { token } = (await t.visitor('POST', '/api/auth', { username: 'Rui', password })).body;
    const asRui = { 'x-auth-token': token };
    const newPassword = 'outra palavra comprida';
    await t.visitor('PUT', '/api/auth', { password, newPassword }, asRui);
    await t.visitor('DELETE', '/api/auth', undefined, asRui);
    await t.staff('POST', `/api/contas/${conta._id}/ligacao`);
    for (const changes of [
      { isAdmin: true },
      { isAdmin: true },
      { isAdmin: false, disabled: true },
    ])
      await t.staff('PUT', `/api/contas/${conta._id}`, changes);
    await t.staff('PUT', `/api/contas/${conta._id}`, { disabled: false });
    for (const guess of ['a', 'b', 'c']) {
      await t.visitor('POST', '/api/auth', { username: 'rui', password: guess });
      await t.visitor('POST', '/api/auth', { username: visitor.email, password: guess });
    }
    expect(await told()).toEqual([
      'pessoa desconhecida: Tentou entrar com um nome que não é de nenhuma conta',
      'pessoa desconhecida: Tentou entrar na conta «rui», sem o conseguir',
      'admin: Ativou a conta «rui»',
      'admin: Retirou as permissões de administrador à conta «rui»',
      'admin: Desativou a conta «rui»',
      'admin: Deu permissões de administrador à conta «rui»',
      'admin: Fez uma ligação para a conta «rui» escolher outra palavra-passe',
      'rui: Saiu da área reservada',
      'rui: Mudou a sua palavra-passe',
      'rui: Entrou na área reservada',
      'admin: Criou a conta «rui»',
    ]);
    const screen = `/backoffice/contas/${conta._id}`;
    const links = async (headers?: Record<string, string>) => {
      const { body } = await t.staff('GET', '/api/atividade', undefined, headers);
      return body.arrayAtividade.map(({ link }: Atividade) => link).filter((link: string) => link);
    };
    expect(await links()).toEqual(Array(7).fill(screen));

    const { token: plain } = await t.addColleague('eva');
    expect(await links({ 'x-auth-token': plain })).toEqual([]);
    await t.store.remove(staff, { username: ['rui', 'eva'] });
  });

  test('tells what the program erased, keeps itself for a year, and then goes too', async () => {
    const _id = await bookAtTheCounter();
    await t.store.change(outbox, { about: _id }, { about: '' });
    await eraseOldData({ ...t.context, now: () => new Date('2027-01-16T12:00:00Z') });
    expect(await told()).toEqual([
      'o programa: Apagou 1 email fora do prazo',
      'o programa: Apagou 1 inscrição fora do prazo',
      'admin: Inscreveu alguém ao balcão em «Magusto»',
    ]);
    await eraseOldData({ ...t.context, now: () => new Date('2027-05-31T12:00:00Z') });
    expect(await told()).toHaveLength(3);
    await eraseOldData({ ...t.context, now: () => new Date('2027-06-01T12:00:00Z') });
    expect(await told()).toHaveLength(2);
    await eraseOldData({ ...t.context, now: () => new Date('2028-01-17T12:00:00Z') });
    expect(await told()).toEqual([]);
  });

  test('holds nothing that a visitor wrote', async () => {
    const _id = await bookAtTheCounter();
    await t.staff('PUT', `/api/inscricoes/${_id}`, {});
    await t.staff('DELETE', `/api/inscricoes/${_id}`);
    for (const letter of await t.store.list(outbox)) {
      await t.staff('PUT', `/api/cartas/${letter._id}`, {});
      await t.staff('DELETE', `/api/cartas/${letter._id}`);
    }
    await t.visitor('POST', '/api/auth', { username: visitor.email, password: visitor.name });
    const kept = JSON.stringify(await t.store.list(atividade));
    expect(await told()).toContain('admin: Apagou um email que não tinha saído');
    expect((await told()).length).toBeGreaterThan(5);
    for (const secret of Object.values(visitor)) expect(kept).not.toContain(secret);
  });

  test('comes by pages of fifty, the newest first, and can be narrowed', async () => {
    for (let each = 1; each <= 120; each += 1) {
      const who = each % 3 === 0 ? 'ana' : 'rui';
      const verb = each % 2 === 0 ? 'loggedIn' : 'created';
      const subject = String(each);
      await logActivity(t.store, { who, now: new Date() }, { verb, place: 'lojas', subject });
    }
    const first = await read();
    expect(first).toMatchObject({ total: 120, perPage: 50, people: ['ana', 'rui'] });
    const pages = [first.arrayAtividade, await lines('page=2'), await lines('page=3')];
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(new Set(pages.flat().map(({ _id }) => _id)).size).toBe(120);
    expect(pages.at(-1)?.at(-1)?.sentence).toBe('Adicionou a loja «1»');
    expect(await lines('page=4')).toEqual([]);

    expect(await read('who=ana')).toMatchObject({ total: 40, people: ['ana', 'rui'] });
    expect(await read('kind=contas')).toMatchObject({ total: 60 });
    const both = await read('kind=conteudo&who=ana');
    expect(both.total).toBe(20);
    expect(both.arrayAtividade[0]).toMatchObject({ who: 'ana', kind: 'conteudo' });
    expect(await read('who=ninguém')).toMatchObject({ total: 0, arrayAtividade: [] });
  });

  test.each([
    ['kind=toString', 'kind', messages.invalid],
    ['page=0', 'page', messages.atLeast(1)],
    ['page=x', 'page', messages.count],
  ])('refuses %s', async (query, param, msg) => {
    expect(await t.staff('GET', `/api/atividade?${query}`)).toMatchObject(refused(param, msg));
  });

  test('passes over verbs of another time', async () => {
    await logActivity(t.store, { who: 'ana', now: new Date() }, { verb: 'dançou' as 'created' });
    expect(Object.keys(activityVerbs)).not.toContain('dançou');
    expect(await read()).toMatchObject({ total: 0, arrayAtividade: [] });
  });
});
