import { describe, expect, test } from 'vitest';
import { moved } from '../../../tests/dinheiro/moved.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { inscricoes } from '../../features/inscricoes/tables.server.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';

describe.each(engines)('the numbers of the day on %s', (engine) => {
  const t = testApp(engine);

  const nothing = {
    reservasPorPagar: 0,
    devolucoesPorFazer: 0,
    comprovativosPorValidar: 0,
    emailsFalhados: 0,
  };
  const counts = async () => (await t.staff('GET', '/api/resumo')).body.resumo.contagens;

  async function event(name: string, values: Record<string, unknown>, paid: boolean[]) {
    const { _id } = await t.store.create(noticiasEventos, {
      ...validBody(eventos, name),
      identifier: name,
      endDate: '',
      ...values,
    });
    for (const [index, estaPago] of paid.entries()) {
      const key = `${name}${index}`;
      const precoAdulto = Number(values.price ?? 5);
      const booking = { evento: _id, chave: key, segredo: key, numeroAdultos: 1, precoAdulto };
      const { _id: dono } = await t.store.create(inscricoes, booking);
      await moved(t.store, dono, { pagamento: estaPago ? precoAdulto : 0 });
    }
  }

  test('an empty village has nothing to look at', async () => {
    expect(await counts()).toMatchObject(nothing);
    expect(new Set(Object.values(await counts()))).toEqual(new Set([0]));
  });

  test('count what is still to be paid', async () => {
    await event('passado', { startDate: '2026-05-01' }, [false]);
    await event('gratuito', { startDate: '2026-08-01', price: 0, childPrice: 0 }, [false]);
    await event('longe', { startDate: '2026-07-01' }, [false, true]);
    await event('decorre', { startDate: '2026-05-30', endDate: '2026-06-02' }, [false]);
    expect(await counts()).toMatchObject({ ...nothing, reservasPorPagar: 2 });
  });

  test('what is to be paid is what was booked, whatever the event costs by now', async () => {
    await t.store.change(noticiasEventos, { identifier: 'longe' }, { price: 0, childPrice: 0 });
    await t.store.change(noticiasEventos, { identifier: 'gratuito' }, { price: 9, childPrice: 9 });
    expect((await counts()).reservasPorPagar).toBe(2);
  });

  test('money that is owed is told until it was given back, also after the event', async () => {
    const [row] = await t.store.list(inscricoes, { where: { chave: 'passado0' } });
    const where = { _id: row?._id ?? '' };
    await t.store.change(inscricoes, where, { estado: 'cancelada' });
    await moved(t.store, where._id, { pagamento: 5 });
    expect(await counts()).toMatchObject({ devolucoesPorFazer: 1 });
    await moved(t.store, where._id, { devolucao: 5 });
    expect(await counts()).toMatchObject({ devolucoesPorFazer: 0 });
  });
});
