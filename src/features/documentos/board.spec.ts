import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { htmlFindings } from '../../../tests/e2e/htmlFindings.ts';
import { uploadPdf } from '../../../tests/e2e/newDocument.ts';
import { expect, expectSound } from '../../../tests/e2e/site.ts';
import { type CallApi, open, openMore, test, unique } from '../../../tests/e2e/staff.ts';
import { addDays, lisbonDay } from '../../language/calendar.ts';

const today = () => lisbonDay(new Date());
const notice = (staff: Page) => staff.getByRole('alert');
const board = (staff: Page) => staff.getByRole('region', { name: 'No quadro da junta' });

type Documento = { identifier: string; title: string };

/** An edital of the test's own, of an act of some days ago. */
async function newEdital(
  page: Page,
  api: CallApi,
  session: { apiKey: string; token: string },
  changes: Record<string, unknown> = {},
): Promise<Documento> {
  const file = await uploadPdf(page.request, session, 'Edital.pdf');
  const { documento } = await api<{ documento: Documento }>('POST', '/api/documentos', {
    title: unique('Corte de água'),
    type: 'Edital',
    orgao: 'Junta',
    numero: '3/2026',
    date: addDays(today(), -3),
    description: '<p>A água falta das 9 às 12 horas.</p>',
    files: [{ file, title: 'O edital' }],
    ...changes,
  });
  return documento;
}

/** All the words of a PDF, in one line. */
async function wordsIn(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  });
  return text.replace(/\s+/g, ' ');
}

test('an edital is posted and taken down with one press each, and its certificate says so', async ({
  staff,
  api,
  session,
  watch,
}) => {
  const { identifier, title } = await newEdital(staff, api, session);
  await open(staff, 'documentos');
  const due = staff.getByRole('region', { name: 'A tratar hoje no quadro' });
  await expect(due.getByRole('listitem').filter({ hasText: title })).toContainText('Afixar até');
  await expectSound(staff);
  await due.getByRole('link', { name: title }).click();

  await expect(board(staff)).toContainText('Afixar até');
  await staff.getByRole('button', { name: 'Afixar hoje' }).click();
  await expect(notice(staff).filter({ hasText: 'ficou afixado hoje' })).toBeVisible();
  await expect(board(staff)).toContainText('1 dos 5 dias no quadro');
  await expectSound(staff);

  await staff.getByRole('button', { name: 'Retirar hoje' }).click();
  await expect(staff.getByRole('dialog')).toContainText('A lei pede 5 dias inteiros');
  await staff.getByRole('button', { name: 'Sim, retirar hoje' }).click();
  await expect(notice(staff).filter({ hasText: 'ficou retirado do quadro' })).toBeVisible();
  await expect(board(staff)).toContainText('Esteve no quadro só 0 dos 5 dias');

  await openMore(staff);
  await staff.getByRole('link', { name: 'Certidão' }).click();
  await expect(staff.getByText(/^O registo está íntegro: \d+ linhas?$/)).toBeVisible();
  const sheet = staff.getByRole('article', { name: 'Certidão de afixação e publicação' });
  await expect(sheet).toContainText(`«${title}»`);
  await expect(sheet).toContainText('esteve afixado no quadro da junta de');
  await expect(sheet).toContainText(`/documentos/${identifier}`);
  await expect(sheet).toContainText(/SHA-256 [0-9a-f]{64}/);
  await expectSound(staff);

  const downloading = staff.waitForEvent('download');
  await staff.getByRole('button', { name: 'Descarregar PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`certidao-${identifier}.pdf`);
  const words = await wordsIn(await readFile(await download.path()));
  for (const said of ['Certidão de afixação e publicação', title, 'esteve afixado', 'Selo']) {
    expect(words).toContain(said);
  }

  await staff.emulateMedia({ media: 'print' });
  await expect(staff.getByRole('button', { name: 'Descarregar PDF' })).toBeHidden();
  await expect(sheet).toBeVisible();
  await staff.emulateMedia({ media: 'screen' });
  expect(watch.complaints).toEqual([]);
});

test('the list says of each edital where it is, and what is late in words', {
  tag: '@prove',
}, async ({ staff, api, session }) => {
  const late = await newEdital(staff, api, session, { date: addDays(today(), -12) });
  const ready = await newEdital(staff, api, session, {
    date: addDays(today(), -9),
    afixadoEm: addDays(today(), -6),
  });
  await open(staff, 'documentos?q=Corte+de+água');
  const row = ({ title }: Documento) => staff.getByRole('row').filter({ hasText: title });
  await expect(row(late)).toContainText('Em atraso: devia estar afixado desde');
  await expect(row(ready)).toContainText('Pode ser retirado hoje: esteve 6 dias no quadro');
});

test('the page of an edital prints as the sheet for the board', { tag: '@prove' }, async ({
  staff,
  api,
  session,
}) => {
  const { identifier, title } = await newEdital(staff, api, session, { afixadoEm: today() });
  const path = `/documentos/${identifier}`;
  const answer = await staff.request.get(path);
  expect(await htmlFindings(await answer.text())).toEqual([]);
  await staff.goto(path);
  const sheet = staff.getByRole('region', { name: 'Folha para o quadro' });
  await expect(sheet).toBeHidden();
  await staff.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(staff.getByRole('banner')).toBeHidden();
  await expect(sheet.getByRole('img', { name: /^Código QR para .*\/documentos\// })).toBeVisible();
  const printed = await staff.pdf({ preferCSSPageSize: true });
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(printed)));
  expect(totalPages).toBe(1);
  for (const said of [title, 'Afixado em', 'Retirado em', 'Assinatura', 'SHA-256']) {
    expect(text.join(' ')).toContain(said);
  }
  await staff.emulateMedia({ media: 'screen' });
});
