import { beforeEach, describe, expect, test } from 'vitest';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { referenceOf } from '../../features/inscricoes/inscricoes.ts';
import { inscricoes } from '../../features/inscricoes/tables.server.ts';
import { messages } from '../../language/messages.ts';
import { everyCollection } from '../../sections/all.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';

describe.each(bothEngines)('the search of staff on %s', (engine) => {
  const t = testApp(engine);
  beforeEach(async () => {
    for (const table of everyCollection) await t.store.remove(table, {});
  });
  const ask = (q: string) => t.staff('GET', `/api/procura?q=${encodeURIComponent(q)}`);
  const linksFor = async (q: string) =>
    (await ask(q)).body.resultados.map(({ link }: { link: string }) => link);

  test('finds a record of every section by its heading, whatever the accents and its state', async () => {
    const expected: string[] = [];
    for (const collection of everyCollection) {
      for (const section of collection.sections) {
        const row = await t.store.create(collection, {
          ...validBody(section),
          [section.heading]: `Água do ${section.name}`,
          ...(collection.key === 'identifier' && { identifier: `agua-${section.name}` }),
          rascunho: section.name !== 'lojas',
          retirarEm: '2020-01-01T00:00:00.000Z',
        } as never);
        expected.push(`/backoffice/${section.name}/${String({ ...row }[collection.key])}`);
      }
    }
    expect((await linksFor('agua DO')).sort()).toEqual(expected.sort());
    const { resultados } = (await ask('água lojas')).body;
    expect(resultados).toEqual([
      {
        titulo: 'Água do lojas',
        onde: 'Lojas',
        pormenor: 'Retirado',
        link: expect.any(String),
        pagina: expect.any(Object),
      },
    ]);
    expect(await linksFor('água inexistente')).toEqual([]);
  });

  test('finds who booked, with the event', async () => {
    const event = { ...validBody(eventos), identifier: 'magusto', title: 'Magusto' };
    const { _id } = await t.store.create(noticiasEventos, event as never);
    const booking = { name: 'Conceição Lã', telefone: '912345678', chave: 'c', segredo: 's' };
    const booked = await t.store.create(inscricoes, { ...booking, evento: _id } as never);
    expect((await ask('conceicao la')).body.resultados).toMatchObject([
      {
        onde: 'Inscrições',
        pormenor: 'Magusto',
        link: `/backoffice/eventos/magusto/${booked._id}`,
      },
    ]);
    expect(await linksFor('912345678')).toHaveLength(1);
  });

  test('finds a booking by what its visitor holds, written in any way, and by no part of it', async () => {
    const { _id } = await t.store.create(noticiasEventos, validBody(eventos) as never);
    for (let each = 0; each < 5; each += 1) {
      const booking = { name: 'Zé', chave: `r${each}`, segredo: `r${each}`, evento: _id };
      const booked = await t.store.create(inscricoes, booking as never);
      const reference = referenceOf(booked);
      expect(reference).toMatch(/^[A-Z0-9]{6}$/);
      for (const said of [reference, reference.toLowerCase(), `zé ${reference}`]) {
        expect(await linksFor(said)).toEqual([expect.stringContaining(booked._id)]);
      }
      expect(await linksFor(reference.slice(0, 5))).toEqual([]);
    }
  });

  test('answers a few of many, those first that begin so; without words what changed last', async () => {
    const create = (identifier: string, title: string) =>
      t.store.create(noticiasEventos, { ...validBody(eventos), identifier, title } as never);
    await create('comeca', '50% de 100_x');
    await create('tem', 'Festa com 50% de 100_x');
    for (const each of 'abcdefghij') await create(each, `Festa ${each} com +50% de 100_x`);
    expect(await linksFor('50% de')).toEqual(
      ['comeca', 'tem', 'j', 'i'].map((key) => `/backoffice/eventos/${key}`),
    );
    await t.setClock('2026-06-01T12:30:00Z');
    await t.store.change(noticiasEventos, { identifier: 'b' }, { location: 'Largo' });
    await t.setClock();
    const latest = await linksFor('  ');
    expect(latest.slice(0, 2)).toEqual(['b', 'j'].map((key) => `/backoffice/eventos/${key}`));
    expect(latest).toHaveLength(8);
  });

  test('refuses what no search can be', async () => {
    expect(await ask('x'.repeat(101))).toMatchObject(refused('q', messages.tooLong(100), 422));
  });
});
