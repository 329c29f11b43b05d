import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { eventos } from '../../sections/noticiasEventos.ts';
import { heldFor } from '../dinheiro/movimentos.ts';
import { refundFor } from './bookingMoney.ts';
import { AccountLines } from './EventAccount.screen.tsx';
import type { InscricaoRow } from './tables.server.ts';

/** The figures of a text, in order: `1 234,50 €` is 1234.5. */
const figuresIn = (cells: string[]) =>
  cells.map((cell) => Number(cell.replace(/[^\d,]/g, '').replace(',', '.')));

describe.each(engines)('the accounts of an event on %s', (engine) => {
  const t = testApp(engine);

  test('are the same in its bookings, on screen and paper, and in the file', async () => {
    const body = {
      ...validBody(eventos, 'Magusto; e baile'),
      permiteInscricao: true,
      price: 12.35,
      childPrice: 5,
      maxParticipants: 1_000,
      startDate: '2026-07-02',
      endDate: '',
      limitEnrollmentDate: '2026-07-02',
      maxPorReserva: '',
    };
    const { noticiaEvento } = (await t.staff('POST', '/api/noticiasEventos/evento', body)).body;
    const url = `/api/noticiasEventos/backoffice/${noticiaEvento.identifier}`;
    const book = async (name: string, numeroAdultos: number, numeroCriancas = 0) => {
      const { inscricao } = (
        await t.staff('POST', '/api/inscricoes/balcao', {
          _id: noticiaEvento._id,
          name,
          telefone: '912345678',
          numeroAdultos,
          numeroCriancas,
        })
      ).body;
      return { path: `/api/inscricoes/${inscricao._id}`, pagina: String(inscricao.pagina) };
    };
    const pay = ({ path }: { path: string }) => t.staff('PUT', path, { estaPago: true });
    const cancel = ({ pagina }: { pagina: string }) =>
      t.visitor('DELETE', `/api/reservas/${pagina.split('/').at(-1)}`);
    // Paid and arrived; unpaid and partly arrived; paid and cancelled; cancelled and refunded.
    const [paid, owing, owed, settled] = [
      await book('Paga', 100, 1),
      await book('Deve', 2),
      await book('Espera', 3),
      await book('Recebeu', 4),
    ];
    for (const each of [owed, settled]) await pay(each);
    // A confirmation that is undone adds nothing to the sum of its means.
    for (const estaPago of [true, false])
      await t.staff('PUT', paid.path, { estaPago, meio: 'mbway' });
    await t.staff('PUT', paid.path, { estaPago: true, meio: 'numerario' });
    for (const each of [owed, settled]) expect((await cancel(each)).status).toBe(200);
    await t.staff('PUT', `${settled.path}/devolucao`, { devolvido: true });
    await t.staff('PUT', `${paid.path}/chegada`, { de: 0, chegaram: 101 });
    await t.staff('PUT', `${owing.path}/chegada`, { de: 0, chegaram: 1 });

    const { reservas, noticiaEvento: read } = (await t.staff('GET', `${url}?limit=9&offset=0`))
      .body;
    const screen = renderToStaticMarkup(<AccountLines sums={reservas} />);
    const shown = [...screen.matchAll(/<th[^>]*>([^<]+)<\/th><td>([^<]+)</g)];
    const file = String((await t.staff('GET', `${url}/contas.csv`)).body);
    const [, day, ...lines] = file.trim().split('\r\n');
    expect(file).toMatch(/^\ufeffEvento;"Magusto; e baile"\r\n/);
    expect(day).toBe('Dia;2026-07-02');
    const cells = lines.map((line) => line.replaceAll('"', '').split(';'));

    const bookings = read.inscricoes as InscricaoRow[];
    const added = (of: (booking: InscricaoRow) => number | null) =>
      bookings.reduce((sum, booking) => sum + Math.round((of(booking) ?? 0) * 100), 0) / 100;
    const expected = [
      ...[2, 103, 102, 2],
      ...[added((row) => row.valorPago), 86.45, 1240],
      ...[added((row) => row.totalDevolvido), added(heldFor)],
      ...[24.7, added(refundFor)],
    ];
    expect(expected.slice(4)).toEqual([1326.45, 86.45, 1240, 49.4, 1277.05, 24.7, 37.05]);
    expect(figuresIn(shown.map(([, , value = '']) => value))).toEqual(expected);
    expect(figuresIn(cells.map(([, value = '']) => value))).toEqual(expected);
    const labels = cells.map(([label = '']) => label.replace(' (€)', ''));
    expect(labels).toEqual(shown.map(([, label]) => label));
  });

  test('are there for an event that is, and for nobody from outside', async () => {
    const url = '/api/noticiasEventos/backoffice/nada/contas.csv';
    expect((await t.staff('GET', url)).status).toBe(404);
    const rita = { 'x-auth-token': (await t.addColleague('rita', 'Redação')).token };
    expect((await t.visitor('GET', url, undefined, rita)).status).toBe(403);
  });
});
