import { expect } from 'vitest';
import type { Ability } from '../src/sections/abilities.ts';
import { outbox, withSecret } from '../src/server/mail/outbox.ts';
import { staff } from '../src/server/staff/staff.ts';
import { atividade } from '../src/server/store/atividade.ts';
import { refused, type TestApp } from './startApp.ts';

/** Somebody who may do only this. */
export async function clerk(t: TestApp, username: string, ...permissoes: Ability[]) {
  const { _id, token } = await t.addColleague(username);
  await t.store.change(staff, { _id }, { isAdmin: false, permissoes });
  return (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) =>
    t.visitor(method, url, body, { 'x-auth-token': token });
}

/** The only letter there is leaves with a private address, which staff read nowhere. */
export async function expectSecretLetter(t: TestApp, address: RegExp): Promise<void> {
  const [letter] = await t.store.list(outbox);
  const { _id = '', secret = '', recipient } = letter ?? {};
  expect(secret).toHaveLength(43);
  const sent = letter && withSecret(letter);
  expect(sent?.body).toMatch(address);
  expect(sent?.html).toMatch(address);
  const one = `/api/cartas/${_id}`;
  const answers = [
    await t.staff('GET', '/api/cartas'),
    await t.staff('GET', one),
    await t.staff('PUT', one),
    await t.staff('GET', `/api/pessoa-dados?q=${recipient}`),
    await t.staff('GET', `/api/procura?q=${recipient}`),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(secret);
  }
  expect(JSON.stringify((await t.staff('DELETE', one)).body)).not.toContain(secret);
}

/** Who may and who may not see the address of a private page that no letter brings; the activity names them. */
export async function expectShownPage(
  t: TestApp,
  url: string,
  {
    may,
    mayNot,
    own,
    sentence,
  }: {
    may: Ability;
    mayNot: Ability;
    /** The call that answers what the page shows, given the page's path. */
    own(path: string): string;
    sentence: RegExp;
  },
): Promise<void> {
  const allowed = await clerk(t, `pode-${may}`, may);
  const other = await clerk(t, `nao-${may}`, mayNot);
  await t.store.remove(atividade, {});
  expect((await allowed('GET', url)).body.mostraLigacao).toBe(true);
  expect((await other('POST', `${url}/ligacao`)).status).toBe(403);
  expect((await t.visitor('POST', `${url}/ligacao`)).status).toBe(401);
  const { status, body } = await allowed('POST', `${url}/ligacao`);
  expect(status).toBe(200);
  expect((await t.visitor('GET', own(new URL(body.endereco).pathname))).status).toBe(200);
  const lines = (await t.staff('GET', '/api/atividade')).body.arrayAtividade;
  expect(lines).toMatchObject([{ who: `pode-${may}`, sentence: expect.stringMatching(sentence) }]);
  expect((await allowed('POST', `${url.replace(/[^/]*$/, 'nada')}/ligacao`)).status).toBe(404);
}

/** The page of whoever left an address, where letters leave, is shown to nobody, and nothing is noted. */
export async function expectHiddenPage(t: TestApp, url: string, msg: string): Promise<void> {
  await t.store.remove(atividade, {});
  expect((await t.staff('GET', url)).body.mostraLigacao).toBe(false);
  expect(await t.staff('POST', `${url}/ligacao`)).toMatchObject(refused('email', msg, 409));
  expect(await t.store.count(atividade)).toBe(0);
}
