import type { Page } from '@playwright/test';
import { addDays, lisbonDay } from '../../src/language/calendar.ts';
import { everyCollection, everySection } from '../../src/sections/all.ts';
import { solveCaptcha } from '../solveCaptcha.ts';
import { validBody } from '../validBody.ts';
import { addresses } from './addresses.ts';
import { uploadPdf } from './newDocument.ts';
import { newEvent } from './newEvent.ts';
import { expect, tooWide } from './site.ts';
import { type CallApi, open, test, turnTo, unique } from './staff.ts';

test.use({ baseURL: addresses.drafts });

const today = lisbonDay(new Date());
const inDays = (days: number) => `${addDays(today, days)}T10:30:00.000Z`;
const longName = 'Maria da Conceição Albuquerque de Vasconcelos e Sousa';
const longEmail =
  'maria.da.conceicao.albuquerque.de.vasconcelos@agrupamento-de-escolas-da-serra.edu.pt';

/** In each section, a draft and a record in the state with the longest text; returns their calls. */
async function fillSections(api: CallApi, heading: string, pdf: string): Promise<string[]> {
  const made: string[] = [];
  for (const collection of everyCollection) {
    for (const section of collection.sections) {
      const body = validBody(section, heading);
      for (const [name, { kind }] of Object.entries(section.fields)) {
        if (!(name in body)) continue;
        if (kind === 'photo') body[name] = '/icone.svg';
        if (kind === 'photos') body[name] = ['/icone.svg'];
        if (kind === 'date') body[name] = addDays(today, 200);
        if (kind === 'attachments') body[name] = [{ file: pdf, title: '', anteriores: [] }];
      }
      const editais = section.name === 'documentos' && { type: 'Edital', retiradoEm: '' };
      const path = ['/api', collection.name, section.writePath].filter(Boolean).join('/');
      for (const life of [
        { rascunho: true },
        { publicarEm: inDays(20), retirarEm: inDays(40) },
      ] as const) {
        const answer = await api<Record<string, Record<string, string>>>('POST', path, {
          ...body,
          ...editais,
          ...life,
          ...(collection.key === 'identifier' && {
            identifier: unique('prova').replace(' ', '-'),
          }),
        });
        made.push(`/api/${collection.name}/${answer[collection.one]?.[collection.key]}`);
      }
    }
  }
  return made;
}

async function writeToCouncil(api: CallApi, subject: string): Promise<void> {
  const path = '/api/captcha?for=mensagens';
  const captcha = await solveCaptcha(await api<Parameters<typeof solveCaptcha>[0]>('GET', path));
  await api('POST', '/api/mensagens', {
    name: longName,
    email: longEmail,
    subject,
    mensagem: 'Bom dia.',
    captcha,
  });
}

/** Lists are tables with a head; the account of an event has none. */
const list = 'main table:has(thead)';

/** What is unreadable in a table: text that is cut off or beyond the screen, or a word broken in two. */
const unreadable = (staff: Page) =>
  staff.locator(list).evaluate((table) => {
    const faults: string[] = [];
    const { right } = (table.closest('main') as HTMLElement).getBoundingClientRect();
    if (table.getBoundingClientRect().right > right + 1) faults.push('wider than its screen');
    for (const each of table.querySelectorAll<HTMLElement>('*')) {
      const { textOverflow, clipPath } = getComputedStyle(each);
      if (clipPath !== 'none' || each.textContent === '' || each.closest('svg')) continue;
      const isCut = each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1;
      if (isCut || textOverflow === 'ellipsis') faults.push(`cut: ${each.textContent}`);
    }
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const said = text.textContent ?? '';
      // An e-mail address may be broken over lines.
      if (said.includes('@') || text.parentElement?.closest('td')?.textContent?.includes('@'))
        continue;
      for (const { 0: word, index } of said.matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(`broken: ${word}`);
      }
    }
    return faults;
  });

test('on a laptop every list is a table with all its columns, on a phone two lines for each row', {
  tag: '@prove',
}, async ({ staff, api, request, session }) => {
  test.slow();
  const word = unique('Larga').replace(' ', '');
  const heading = `${word}: conservação e alargamento do caminho da Fonte do Castanheiro até à Ponte Velha`;
  const made = await fillSections(api, heading, await uploadPdf(request, session, 'larga.pdf'));
  const party = { numeroAdultos: 1, numeroCriancas: 2 };
  const event = await newEvent(api, {
    title: heading,
    parties: [
      { ...party, name: `${longName} ${word}`, email: longEmail },
      { ...party, name: `Rui ${word}`, email: `rui.${longEmail}` },
      { ...party, name: `Eva ${word}`, email: `eva.${longEmail}` },
    ],
    startDate: today,
    startTime: '23:45',
    limitEnrollmentDate: today,
    price: 1234.5,
  });
  const [, paid, cancelled] = event.made;
  for (const each of [paid, cancelled])
    await api('PUT', `/api/inscricoes/${each?._id}`, { estaPago: true });
  await api('DELETE', `/api/reservas/${cancelled?.pagina.split('/').at(-1)}`);
  await writeToCouncil(api, heading);
  // A letter that was given up, without waiting half a day for it.
  await staff.route('**/api/cartas?**estado=failed**', async (route) => {
    const answer = await (await route.fetch()).json();
    const carta = { _id: 'a', recipient: longEmail, subject: heading, body: '', attempts: 12 };
    const failed = { ...carta, state: 'failed', lastError: 'connect ECONNREFUSED', sentAt: '' };
    const times = { createdAt: inDays(-1), dueAt: inDays(-1), link: '/backoffice/mensagens/a' };
    await route.fulfill({
      json: { ...answer, arrayCartas: [{ ...failed, ...times }], total: 1 },
    });
  });

  const bookings = ['Nome da reserva', 'Email da reserva', 'Número de participantes'];
  const lists: [path: string, title: string, heads: string[]][] = [
    ...everySection.map(({ name, menu, columns, fields }): (typeof lists)[number] => [
      `${name}?q=${word}`,
      menu,
      [
        ...columns.map((column) => fields[column]?.label ?? ''),
        ...(name === 'documentos' ? ['Quadro'] : []),
        ...['Estado', 'Abrir'],
      ],
    ]),
    [`${event.screen}?painel`, event.title, [...bookings, 'Data da reserva', 'Valor']],
    [`inscricoes?q=${word}`, 'Inscrições', [...bookings, 'Evento', 'Valor']],
    [`mensagens?q=${word}`, 'Mensagens', ['De', 'Assunto', 'Recebida em', 'Estado', 'Abrir']],
    ['cartas?estado=enviados', 'Emails', ['Para', 'Sobre', 'Saiu em', 'Abrir']],
    ['cartas?estado=falharam', 'Emails', ['Para', 'Sobre', 'Como está']],
    [
      'contas',
      'Contas',
      ['Utilizador', 'Permissões', 'Estado', 'Entra com', 'Última vez', 'Abrir'],
    ],
  ];
  const deleted = ['O quê', 'Secção', 'Apagado por', 'Apagado em'];

  async function look([path, title, heads]: (typeof lists)[number]) {
    await turnTo(staff, path, title);
    for (const width of [768, 1024, 1280]) {
      await staff.setViewportSize({ width, height: 768 });
      const at = `${path} at ${width}`;
      await expect(staff.locator('main thead th'), at).toHaveText(heads);
      for (const head of (await staff.locator('main thead th').all()).slice(0, -1))
        await expect(head, at).toBeVisible();
      expect(await unreadable(staff), at).toEqual([]);
      expect(await tooWide(staff), at).toEqual([]);
    }
    await staff.setViewportSize({ width: 390, height: 844 });
    await expect(staff.locator(list), path).toHaveCount(0);
    await expect(staff.locator('main li').first(), path).toBeVisible();
    expect(await tooWide(staff), path).toEqual([]);
  }
  await open(staff, 'mensagens');
  // The width of a scroll bar, on systems where it is always visible.
  await staff.evaluate(() => document.body.style.setProperty('padding-right', '15px'));
  for (const list of lists) await look(list);
  for (const record of made) await api('DELETE', record);
  await look([`reciclagem?q=${word}`, 'Reciclagem', deleted]);
  await event.remove();
});
