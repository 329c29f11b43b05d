import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bookingTotal } from '../../src/features/inscricoes/signUp.ts';
import { inscricoes, listBookings } from '../../src/features/inscricoes/tables.server.ts';
import { euros } from '../../src/language/euros.ts';
import { outbox } from '../../src/server/mail/outbox.ts';
import { atividade } from '../../src/server/store/atividade.ts';
import type { Engine } from '../../src/server/store/database.ts';
import { live, lives } from '../eventLives/lives.ts';
import { bothEngines, type Place } from '../openTestStore.ts';
import { startPayProvider } from '../payProvider.ts';
import { liveRequests, requestLives } from '../pedidos/requestLives.ts';
import { startApp } from '../startApp.ts';
import { call } from './call.ts';
import { type Office, openOffice } from './office.ts';
import { record } from './report.ts';
import { captchasOf, openEvent, signUpForm } from './signUps.ts';
import { startVillage } from './startVillage.ts';
import { together } from './together.ts';
import { pdfSaying, uploadOf } from './uploadOf.ts';
import { eventAt, villageFor } from './villageFor.ts';

type Receipt = { _id: string; total: number; pagina: string };

const secretOf = ({ pagina }: Pick<Receipt, 'pagina'>) => pagina.split('/').at(-1) ?? '';

async function newEvent(office: Office, places: number) {
  const evento = await eventAt(office, places, 'Magusto');
  const price = (cents: number) => {
    const prices = {
      price: cents / 100,
      childPrice: cents / 200,
      avisarInscritos: cents % 3 === 0,
    };
    const body = { ...openEvent('Magusto', places), ...prices };
    return office.send('PUT', `/api/noticiasEventos/evento/${evento.identifier}`, body);
  };
  return { ...evento, price };
}

/** Books for parties of all sizes, over the wire, as visitors do. */
async function bookMany(place: Place, url: string, evento: string, amount: number) {
  const solved = captchasOf(place);
  return together(amount, 10, async (number): Promise<Receipt> => {
    const party = { numeroAdultos: 1 + (number % 3), numeroCriancas: number % 4 };
    const form = { ...signUpForm(evento, number), ...party, captcha: await solved() };
    const { status, body } = await call('POST', `${url}/api/inscricoes`, form);
    expect(status).toBe(201);
    return JSON.parse(body).inscricao;
  });
}

test.each(bothEngines)('what was booked costs what it cost, on %s', async (engine) => {
  const { place, village, store, office } = await villageFor(engine, { pages: true });
  const evento = await newEvent(office, 10_000);
  // The price moves while people book, and once more after half of them have paid.
  const prices = Array.from({ length: 40 }, (_, step) => 100 * (step + 2));
  let receipts: Receipt[] = [];
  await Promise.all([
    bookMany(place, village.url, evento._id, 300).then((made) => {
      receipts = made;
    }),
    (async () => {
      for (const cents of prices) expect((await evento.price(cents)).status).toBe(200);
    })(),
  ]);
  for (const { _id } of receipts.filter((_, index) => index % 2 === 0)) {
    await office.send('PUT', `/api/inscricoes/${_id}`, { estaPago: true });
  }
  expect((await evento.price(99_900)).status).toBe(200);

  const wrong: string[] = [];
  const backoffice = `/api/noticiasEventos/backoffice/${evento.identifier}`;
  const seen = JSON.parse((await office.send('GET', `${backoffice}?limit=1&offset=0`)).body);
  const sheet = (await office.send('GET', `${backoffice}/inscricoes.csv`)).body.split('\r\n');
  const rows = await store.list(inscricoes);
  const letters = await store.list(outbox);
  let looks = 0;
  const check = (what: string, is: boolean) => {
    looks += 1;
    if (!is) wrong.push(what);
  };
  for (const receipt of receipts) {
    const row = rows.find(({ _id }) => _id === receipt._id);
    if (!row) throw new Error('a booking is missing');
    check('stored', bookingTotal(row) === receipt.total);
    const own = await call('GET', `${village.url}/api/reservas/${secretOf(receipt)}`);
    check('own call', JSON.parse(own.body).reserva.total === receipt.total);
    const page = await call('GET', `${village.url}${receipt.pagina}`);
    check('own page', page.body.includes(`>${euros(receipt.total)}<`));
    const cells = sheet.find((line) => line.includes(row.email))?.split(';') ?? [];
    check('sheet', cells[6]?.replaceAll('"', '') === String(receipt.total).replace('.', ','));
    for (const { body } of letters.filter(({ about }) => about === receipt._id)) {
      const isOfChange = body.includes('Preço por adulto');
      const words = isOfChange
        ? `continua a custar ${euros(receipt.total)}.`
        : euros(receipt.total);
      check('letter', body.includes(words));
    }
  }
  const sum = (even: boolean) =>
    receipts
      .filter((_, index) => (index % 2 === 0) === even)
      .reduce((all, { total }) => all + Math.round(total * 100), 0) / 100;
  check('paid', seen.reservas.pago === sum(true));
  check('to be paid', seen.reservas.porPagar === sum(false));
  const different = new Set(rows.map(({ precoAdulto }) => precoAdulto)).size;
  record({
    promise: 'A booking costs what it cost',
    proof: `300 bookings while the price changed ${prices.length} times, and once more after half had paid; ${engine}`,
    reached: `${wrong.length} of ${looks} looks at pages, calls, letters, sheet and sums differ (${different} different prices); ${[...new Set(wrong)].join(', ')}`,
    promised: '0',
    ok: wrong.length === 0 && looks > 1_500 && different > 3,
  });
});

test.each(bothEngines)('nothing that is owed is forgotten, on %s', async (engine) => {
  const { place, store, ...first } = await villageFor(engine);
  let { village, office } = first;
  const evento = await newEvent(office, 10_000);
  const receipts = await bookMany(place, village.url, evento._id, 200);
  const paid = receipts.filter((_, index) => index % 2 === 0);
  for (const { _id } of paid) await office.send('PUT', `/api/inscricoes/${_id}`);

  // Visitors cancel, each of them twice, while clerks set payments and the process is killed.
  const acknowledged = new Set<string>();
  const cancel = async (receipt: Receipt) => {
    const path = `/api/reservas/${secretOf(receipt)}`;
    const { status } = await call('DELETE', `${village.url}${path}`);
    if (status === 200) acknowledged.add(receipt._id);
  };
  const crash = async () => {
    while (acknowledged.size < 80) await new Promise((later) => setTimeout(later, 5));
    await village.kill();
  };
  await Promise.all([
    crash(),
    together(receipts.length, 8, async (number) => {
      const receipt = receipts[number] as Receipt;
      await Promise.all([
        cancel(receipt),
        cancel(receipt),
        office.send('PUT', `/api/inscricoes/${receipt._id}`, { estaPago: number % 2 === 0 }),
      ]);
    }),
  ]);
  const beforeTheCrash = acknowledged.size;
  village = await startVillage(place);
  onTestFinished(() => village.kill());
  office = await openOffice(village.url);
  await together(receipts.length, 8, (number) => cancel(receipts[number] as Receipt));

  const rows = await listBookings(store, {});
  const told = await store.list(atividade, { where: { verb: 'bookingCancelled' } });
  const forgotten = receipts.filter(({ _id, total }, index) => {
    const row = rows.find((each) => each._id === _id);
    const owed = index % 2 === 0 ? total : 0;
    const lines = told.filter(({ target }) => target === _id).length;
    return row?.estado !== 'cancelada' || row.aDevolver !== owed || lines !== 1;
  });
  const sums = `/api/noticiasEventos/backoffice/${evento.identifier}?limit=1&offset=0`;
  const { reservas } = JSON.parse((await office.send('GET', sums)).body);
  const cents = paid.reduce((sum, { total }) => sum + Math.round(total * 100), 0);
  record({
    promise: 'Nothing promised is forgotten',
    proof: `200 bookings cancelled twice each while clerks pressed and the process was killed, ${paid.length} of them paid; ${engine}`,
    reached: `${forgotten.length} forgotten of ${acknowledged.size} cancelled (${beforeTheCrash} before the crash), ${euros(reservas.porDevolver)} to give back of ${euros(cents / 100)}, ${told.length} lines of activity`,
    promised: '0 forgotten, each with its amount and one line',
    ok:
      forgotten.length === 0 &&
      acknowledged.size === receipts.length &&
      Math.round(reservas.porDevolver * 100) === cents &&
      told.length === receipts.length,
  });
});

test.each(bothEngines)(
  'no round of booking, proof and cancelling leaves a byte, on %s',
  async (engine) => {
    const { place, village, office } = await villageFor(engine);
    const evento = await newEvent(office, 10_000);
    const megabyte = pdfSaying('x'.repeat(1024 * 1024));
    for (const receipt of await bookMany(place, village.url, evento._id, 20)) {
      const { body, headers } = uploadOf(megabyte);
      const own = `${village.url}/api/reservas/${secretOf(receipt)}`;
      // One proof is sent while the booking is being cancelled: the later call has nothing to do.
      const [sent] = await Promise.all([
        call('POST', `${own}/comprovativo`, body, { headers }),
        call('POST', `${own}/comprovativo`, body, { headers }).then(() => call('DELETE', own)),
      ]);
      expect([201, 422]).toContain(sent.status);
    }
    const left = readdirSync(join(place.dataDir, 'proofs'), {
      recursive: true,
      withFileTypes: true,
    });
    const files = left.filter((entry) => entry.isFile());
    record({
      promise: 'Personal data goes',
      proof: `20 rounds of booking, two proofs of 1 MB and cancelling; ${engine}`,
      reached: `${files.length} files left right after`,
      promised: '0',
      ok: files.length === 0,
    });
  },
);

/** How many random lives are tried of each kind; each is some two dozen calls. */
const lifetimes = 200;

const kinds = [
  {
    of: 'two events: booked, paid, paid online, changed, moved, cancelled, refunded, deleted, brought back',
    begin: async (engine: Engine) => {
      const provider = await startPayProvider();
      onTestFinished(() => provider.stop());
      const t = await startApp(engine, { settings: provider.settings });
      onTestFinished(() => t.close());
      return fc.asyncProperty(lives, (deeds) => live({ t, provider }, deeds).then(noteLooks));
    },
  },
  {
    of: 'requests with fees: paid, waived, refused, withdrawn, refunded, undone',
    begin: async (engine: Engine) => {
      const t = await startApp(engine);
      onTestFinished(() => t.close());
      return fc.asyncProperty(requestLives, (deeds) => liveRequests(t, deeds).then(noteLooks));
    },
  },
];

let looks: number[] = [];
const noteLooks = (some: number) => void looks.push(some);

describe.each(bothEngines)('on %s', (engine) => {
  test.each(kinds)('no life of $of loses a cent', async ({ of, begin }) => {
    looks = [];
    const property = await begin(engine);
    const { failed, counterexample } = await fc.check(property as fc.IAsyncProperty<unknown>, {
      numRuns: lifetimes,
    });
    const all = looks.reduce((sum, some) => sum + some, 0);
    record({
      promise: 'Nothing promised is forgotten',
      proof: `${lifetimes} random lives of ${of}; ${engine}`,
      reached: `${looks.length} held in ${all} looks at rows, sums, private pages and letters${failed ? `; not ${JSON.stringify(counterexample)}` : ''}`,
      promised: 'what came in is held or was given back, always',
      ok: !failed && looks.length === lifetimes,
    });
  });
});
