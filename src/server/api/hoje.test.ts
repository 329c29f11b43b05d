import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { firstSteps } from '../../calls/staff.ts';
import { comprovativos, inscricoes } from '../../features/inscricoes/tables.server.ts';
import { everyCollection } from '../../sections/all.ts';
import { avisos } from '../../sections/avisos.ts';
import { eventos, noticias, noticiasEventos } from '../../sections/noticiasEventos.ts';
import { noteBackup } from '../backup/copias.ts';
import { outbox } from '../mail/outbox.ts';
import { everyDefinicao, saveDefinicoes } from '../store/definicoes.ts';

describe.each(engines)('what there is to do on %s', (engine) => {
  const t = testApp(engine);
  beforeEach(async () => {
    for (const table of [...everyCollection, outbox]) await t.store.remove(table, {});
  });
  const hoje = async () => (await t.staff('GET', '/api/hoje')).body.hoje;

  test('an empty village has its first steps before it, and nothing else', async () => {
    expect(await hoje()).toEqual({
      porPublicar: [],
      proximoEvento: null,
      ultimaCopia: '',
      copiaDaNoite: '',
      semFator: true,
      porFazer: firstSteps.filter((step) => step !== 'abrir'),
    });
  });

  test('counts what is to be published by its section, and names the next event with its places', async () => {
    const create = (section: typeof noticias | typeof eventos, identifier: string, more: object) =>
      t.store.create(noticiasEventos, { ...validBody(section), identifier, ...more } as never);
    const later = '2026-07-01T10:00:00.000Z';
    await create(noticias, 'a', { rascunho: true });
    await create(noticias, 'b', { publicarEm: later });
    await create(noticias, 'c', {});
    await create(eventos, 'd', { rascunho: true, startDate: '2026-06-02' });
    const { _id } = await create(eventos, 'e', { startDate: '2026-06-20', maxParticipants: 9 });
    const paid = { numeroAdultos: 2, numeroPessoas: 2, precoAdulto: 500 };
    for (const chave of ['um', 'dois']) {
      const booking = { ...paid, evento: _id, chave, segredo: chave, estado: 'ativa' };
      await t.store.create(inscricoes, booking as never);
    }
    const proven = await t.store.find(inscricoes, { chave: 'um' });
    await t.store.create(comprovativos, { inscricao: proven?._id ?? '', file: 'um' });
    for (const state of ['failed', 'waiting', 'waiting', 'sent'] as const) {
      await t.store.create(outbox, { state, recipient: 'ana@a.example' });
    }
    const { resumo } = (await t.staff('GET', '/api/resumo')).body;
    expect(resumo.contagens).toMatchObject({ comprovativosPorValidar: 1, emailsFalhados: 1 });
    expect(await hoje()).toMatchObject({
      porPublicar: [
        { seccao: 'noticias', rascunhos: 1, agendados: 1 },
        { seccao: 'eventos', rascunhos: 1, agendados: 0 },
      ],
      proximoEvento: { identifier: 'e', inscritos: 4, lugares: 9 },
    });
  });

  test('the first steps go as they are taken; what the demo says counts for none', async () => {
    const village = {
      villageName: 'Vilar',
      councilName: 'Junta de Vilar',
      openingHours: 'das 9 às 5',
    };
    await saveDefinicoes(t.store, village, everyDefinicao);
    expect((await hoje()).porFazer).toEqual(firstSteps.filter((step) => step !== 'abrir'));
    const draft = { title: 'Por acabar', rascunho: true };
    await t.store.create(avisos, draft as never);
    await saveDefinicoes(t.store, { ...village, mbway: '912345678', emPreparacao: true });
    await noteBackup(t.store, new Date('2026-05-31T10:00:00Z'));
    await t.addColleague('rui');
    expect(await hoje()).toMatchObject({
      ultimaCopia: '2026-05-31T10:00:00.000Z',
      porFazer: ['abertura', 'aviso', 'abrir'],
    });
  });
});
