import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { everyCollection } from '../../sections/all.ts';
import { essencias } from '../../sections/essencias.ts';
import { lojas } from '../../sections/lojas.ts';
import { restaurantes } from '../../sections/restaurantes.ts';

const [essencia, loja, restaurante] = [essencias, lojas, restaurantes].map(
  ({ sections: [section] }) => section,
);

describe.each(engines)('links to pages of this site on %s', (engine) => {
  const t = testApp(engine);
  const link = (path: string, registo: string) =>
    `<a href="${path}" data-registo="${registo}">a loja</a>`;
  let registo = '';
  beforeEach(async () => {
    for (const table of everyCollection) await t.store.remove(table, {});
    const shop = { ...validBody(loja as never), identifier: 'mel' };
    registo = `lojas/${(await t.staff('POST', '/api/lojas', shop)).body.loja._id}`;
    const description = `<p>Veja ${link('/um/endereco/antigo', registo)} e <a href="/lojas">as lojas</a>.</p>`;
    const body = { ...validBody(essencia as never), identifier: 'urze', description };
    expect((await t.staff('POST', '/api/essencias', body)).status).toBe(201);
  });
  const readBy = async (who: 'visitor' | 'staff') => {
    const one = (await t[who]('GET', '/api/essencias/urze')).body.essencia.description;
    const [listed] = (await t[who]('GET', '/api/essencias')).body.arrayEssencias;
    expect(listed.description).toBe(one);
    return one;
  };
  const whole = (words: string) => `<p>Veja ${words} e <a href="/lojas">as lojas</a>.</p>`;

  test('lead to where the page is now', async () => {
    expect(await readBy('visitor')).toBe(whole('<a href="/lojas/mel">a loja</a>'));
    expect(await readBy('staff')).toBe(whole(link('/lojas/mel', registo)));
    await t.store.db.updateTable('lojas').set({ identifier: 'mel-de-urze' }).execute();
    await t.staff('PUT', '/api/lojas/mel-de-urze', {
      ...validBody(loja as never),
      name: 'Outro nome',
    });
    expect(await readBy('visitor')).toBe(whole('<a href="/lojas/mel-de-urze">a loja</a>'));
  });

  test('are plain words to visitors where there is none, and staff are told; until it is back', async () => {
    const taken = { ...validBody(loja as never), identifier: 'mel' };
    for (const [away, back] of [
      [
        () => t.staff('PUT', '/api/lojas/mel', { ...taken, rascunho: true }),
        () => t.staff('PUT', '/api/lojas/mel', taken),
      ],
      [
        () => t.staff('DELETE', '/api/lojas/mel'),
        // A new record at the same address is not the one that the link means.
        () => t.staff('POST', '/api/lojas', taken),
      ],
    ] as const) {
      expect((await away()).status).toBe(200);
      expect(await readBy('visitor')).toBe(whole('a loja'));
      expect(await readBy('staff')).toBe(whole(link('/not_found', registo)));
      expect((await back()).status).toBeLessThan(300);
    }
    expect(await readBy('visitor')).toBe(whole('a loja'));
    // A text that staff saved with the dead link still means the same record.
    const stored = { ...validBody(essencia as never), description: await readBy('staff') };
    expect((await t.staff('PUT', '/api/essencias/urze', stored)).status).toBe(200);
    const [gone] = (await t.staff('GET', '/api/reciclagem')).body.arrayReciclagem;
    await t.staff('POST', `/api/reciclagem/${gone._id}/repor`, { identifier: 'mel-velho' });
    expect(await readBy('visitor')).toBe(whole('<a href="/lojas/mel-velho">a loja</a>'));
  });

  test('stand in the settings too, many at once, and lead nowhere strange', async () => {
    const odd = ['contas/x', 'staff/x', '__proto__/x', 'lojas/x', 'pessoas/x'].map((each) =>
      link('/x', each),
    );
    const shortText = `<p>${link('/x', registo).repeat(1_000)}${odd.join('')}</p>`;
    const settings = { villageName: 'Urze', councilName: 'Junta', shortText };
    expect((await t.staff('PUT', '/api/definicoes', settings)).status).toBe(200);
    const seen = (await t.visitor('GET', '/api/definicoes')).body.definicoes.shortText;
    expect(seen).toBe(
      `<p>${'<a href="/lojas/mel">a loja</a>'.repeat(1_000)}${'a loja'.repeat(5)}</p>`,
    );
  });

  test('keep the address they had while that of the page cannot be read', async () => {
    await sql`alter table "lojas" rename to "lojas_fora"`.execute(t.store.db);
    try {
      expect(await readBy('visitor')).toContain('href="/um/endereco/antigo"');
    } finally {
      await sql`alter table "lojas_fora" rename to "lojas"`.execute(t.store.db);
    }
  });

  test('are offered by the search of staff, where there is a page', async () => {
    await t.staff('POST', '/api/restaurantes', {
      ...validBody(restaurante as never, 'Forno'),
      identifier: 'forno',
    });
    const found = (await t.staff('GET', '/api/procura?q=forno')).body.resultados;
    expect(found).toMatchObject([
      {
        pagina: {
          endereco: '/restaurantes/forno',
          registo: expect.stringMatching(/^restaurantes\/.+/),
        },
      },
    ]);
  });
});
