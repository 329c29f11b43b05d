import type { Page } from '@playwright/test';
import { onBothDevices } from '../../../tests/e2e/devices.ts';
import { drop } from '../../../tests/e2e/drop.ts';
import { typeDay } from '../../../tests/e2e/fillIn.ts';
import { pdf, type Sample } from '../../../tests/e2e/samples.ts';
import { axeFindings, expect, expectSound } from '../../../tests/e2e/site.ts';
import {
  type CallApi,
  factOf,
  fieldOf,
  open,
  save,
  test,
  unique,
} from '../../../tests/e2e/staff.ts';

/** A small PDF unlike any other, so that it is not taken for the same file. */
function ownPdf(name: string): Sample {
  const { buffer, ...rest } = pdf(name);
  const own = Buffer.from(`%${crypto.randomUUID()}\n%%EOF\n`);
  return { ...rest, buffer: Buffer.concat([buffer, own]) };
}

const notAPdf = (name: string): Sample => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('nada disto'),
});

const files = (staff: Page) => fieldOf(staff, 'files');
const chooser = (staff: Page) => files(staff).locator('input[type="file"]').first();
const titles = (staff: Page) => files(staff).getByLabel(/^Título/);

type Documento = {
  identifier: string;
  title: string;
  date: string;
  rascunho: boolean;
  files: { file: string; title: string; anteriores: { file: string; ate: string }[] }[];
};

const removeAll = async (api: CallApi, documentos: readonly Documento[]) => {
  for (const { identifier } of documentos) {
    await api('DELETE', `/api/documentos/${encodeURIComponent(identifier)}`);
  }
};

test('a document with three PDFs: named, in order, one replaced, the earlier one kept', async ({
  staff,
  api,
}) => {
  const title = unique('Ata da assembleia');
  await open(staff, 'documentos/adicionar');
  await staff.locator('#campo-title').fill(title);
  await typeDay(staff, 'date', '27/09/2024');
  await chooser(staff).setInputFiles([
    ownPdf('Ata_03-2024.pdf'),
    ownPdf('mapa_de_pessoal.pdf'),
    ownPdf('contas.pdf'),
  ]);
  for (const [index, title] of ['Ata 03 2024', 'mapa de pessoal', 'contas'].entries()) {
    await expect(titles(staff).nth(index)).toHaveValue(title);
  }
  await expect(titles(staff)).toHaveCount(3);
  await drop(files(staff).getByRole('button', { name: /Juntar mais PDF/ }), notAPdf('falso.pdf'));
  await expect(files(staff).getByRole('alert')).toContainText('falso.pdf: Não é um PDF');
  await files(staff).getByRole('button', { name: 'Tirar da lista falso.pdf' }).click();
  await expect(files(staff).getByRole('alert')).toHaveCount(0);

  await files(staff).getByRole('button', { name: 'Mover Anexo 2 para cima' }).press('Enter');
  await expect(titles(staff).nth(1)).toHaveValue('contas');
  await expect(files(staff).getByRole('status')).toHaveText('«contas»: agora é Anexo 1');
  await expect(files(staff).getByRole('button', { name: 'Mover Anexo 1 para cima' })).toBeFocused();
  await titles(staff).first().fill('A ata');
  // Replacing a file that was never stored leaves no earlier version.
  await files(staff).locator('li input[type="file"]').nth(2).setInputFiles(ownPdf('pessoal_2.pdf'));
  await expect(titles(staff).nth(2)).toHaveValue('pessoal 2');
  await expect(files(staff).getByText(/^Antes, até/)).toHaveCount(0);
  // Scroll up, so that nothing stands half behind the save bar.
  await staff.evaluate(() => scrollTo(0, 0));
  await expectSound(staff);
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/documentos$/);

  const { arrayDocumentos } = await api<{ arrayDocumentos: Documento[] }>(
    'GET',
    `/api/documentos?q=${encodeURIComponent(title)}`,
  );
  const [{ identifier } = { identifier: '' }] = arrayDocumentos;
  await open(staff, `documentos/editar/${identifier}`);
  await files(staff)
    .locator('li input[type="file"]')
    .first()
    .setInputFiles(ownPdf('corrigida.pdf'));
  await expect(files(staff).getByText(/^Antes, até/)).toContainText('Ata_03-2024.pdf');
  await expect(titles(staff).first()).toHaveValue('A ata');
  await files(staff)
    .getByRole('button', { name: /^Remover Anexo 2/ })
    .click();
  await expect(files(staff).getByRole('button', { name: /^Remover Anexo 1/ })).toBeFocused();
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/documentos$/);

  await open(staff, `documentos/${identifier}`);
  const fact = factOf(staff, 'Ficheiros (PDF)');
  await expect(fact).toContainText('Documento: A ata');
  await expect(fact).toContainText('Antes, até');
  await expect(fact.getByRole('link')).toHaveText([
    /corrigida\.pdf/,
    /Ata_03-2024\.pdf/,
    /contas\.pdf/,
  ]);
  expect(await axeFindings(staff)).toEqual([]);
  await staff.getByRole('link', { name: 'Versões anteriores' }).click();
  await staff.locator('main .row-link').first().click();
  await expect(staff.getByText('Antes', { exact: true }).first()).toBeVisible();

  await open(staff, `documentos/editar/${identifier}`);
  await files(staff)
    .getByRole('button', { name: /^Tirar da lista o anterior/ })
    .click();
  await expect(files(staff).getByText(/^Antes, até/)).toHaveCount(0);
  await removeAll(api, arrayDocumentos);
});

test('what keeps people from reading a stored PDF is said beside it, with how to mend it', {
  tag: '@prove',
}, async ({ staff, api }) => {
  const title = unique('Edital digitalizado');
  await open(staff, 'documentos/adicionar');
  await staff.locator('#campo-title').fill(title);
  await typeDay(staff, 'date', '27/09/2024');
  await chooser(staff).setInputFiles(ownPdf('scan.pdf'));
  await expect(titles(staff)).toHaveCount(1);
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/documentos$/);
  const { arrayDocumentos } = await api<{ arrayDocumentos: Documento[] }>(
    'GET',
    `/api/documentos?q=${encodeURIComponent(title)}`,
  );
  const [{ identifier } = { identifier: '' }] = arrayDocumentos;
  await staff.route(`**/api/documentos/${identifier}`, async (route) => {
    const answer = await route.fetch();
    const { documento, ...rest } = await answer.json();
    for (const facts of Object.values<{ problemas: string[] }>(documento.ficheiros)) {
      facts.problemas = ['imagem', 'titulo'];
    }
    await route.fulfill({ response: answer, json: { documento, ...rest } });
  });
  await open(staff, `documentos/editar/${identifier}`);
  const line = files(staff).getByText(
    /^Pode ler-se melhor: só tem imagens das páginas, sem título/,
  );
  await expect(line).toBeVisible();
  await expect(files(staff).getByText(/reconhecimento de texto/)).toBeHidden();
  await line.click();
  await expect(files(staff).getByText(/reconhecimento de texto/)).toBeVisible();
  expect(await axeFindings(staff)).toEqual([]);
  await removeAll(api, arrayDocumentos);
});

test.describe('many at once', () => {
  const row = (staff: Page, name: string) =>
    staff
      .getByRole('listitem')
      .filter({ has: staff.getByLabel(/^Título/) })
      .filter({ hasText: name });

  onBothDevices('desk', () => {
    test('go on after the tab was closed, are corrected, published together and brought back', {
      tag: '@prove',
    }, async ({ staff, api, context }) => {
      const mark = unique('Lote').replace(' ', '');
      const name = (what: string) => `${what}_${mark}.pdf`;
      await open(staff, 'documentos');
      await staff.getByRole('link', { name: 'Carregar vários' }).click();
      await expect(staff.locator('h1')).toHaveText('Carregar vários documentos');

      // The connection is cut after the second file.
      let sent = 0;
      await context.route('**/api/file', async (route) => {
        sent += 1;
        if (sent > 2) await new Promise(() => {});
        else await route.continue();
      });
      const twice = ownPdf(name('Edital_7_2023'));
      const all = [
        ownPdf(name('20240927_ata_junta')),
        twice,
        ownPdf(name('Ata_4_2024_AF')),
        ownPdf(name('digitalizacao')),
      ];
      await staff
        .locator('main input[type="file"]')
        .setInputFiles([
          ...all,
          { ...twice, name: name('copia') },
          { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('nada') },
        ]);
      await expect(staff.getByText(`${name('copia')}: Já está aqui`)).toBeVisible();
      await expect(staff.getByText('foto.png: Só são aceites ficheiros PDF.')).toBeVisible();
      await expect(staff.getByText('2 de 4')).toBeVisible();
      await staff.close();

      await context.unroute('**/api/file');
      const again = await context.newPage();
      await again.goto('/backoffice/documentos/carregar');
      // The same files again: those that are drafts are recognised, and only the rest is sent.
      await again.locator('main input[type="file"]').setInputFiles(all);
      await expect(again.getByText(`${name('Edital_7_2023')}: Já está aqui`)).toBeVisible();
      await expect(again.getByText('2 de 2 enviados')).toBeVisible();
      await expect(row(again, mark)).toHaveCount(4);
      for (const known of ['20240927_ata_junta', 'Edital_7_2023']) {
        await again.getByRole('button', { name: `Tirar da lista ${name(known)}` }).click();
      }
      await again.locator('main input[type="file"]').setInputFiles(notAPdf('partido.pdf'));
      await expect(again.getByText('partido.pdf: Não é um PDF')).toBeVisible();
      await expect(
        again.getByRole('button', { name: /^Tentar de novo.*partido.pdf/ }),
      ).toBeVisible();
      await again.getByRole('button', { name: 'Tirar da lista partido.pdf' }).click();
      await expectSound(again);

      const edital = row(again, name('Edital_7_2023'));
      await expect(edital.getByLabel(/^Tipo/)).toHaveValue('Edital');
      await expect(edital.getByLabel(/^Número/)).toHaveValue('7/2023');
      await expect(edital.getByText('Escreva a data do ato.')).toBeVisible();
      await edital.getByLabel(/^Título/).fill(`Edital das águas ${mark}`);
      await edital.getByLabel(/^Título/).blur();
      await edital.getByLabel(/^Data/).fill('03/02/2023');
      await edital.getByLabel(/^Data/).blur();
      await expect(edital.getByText('Guardado')).toBeVisible();
      await again.reload();
      await expect(edital.getByLabel(/^Título/)).toHaveValue(`Edital das águas ${mark}`);
      await expect(edital.getByLabel(/^Data/)).toHaveValue('03/02/2023');

      for (const each of await row(again, mark).all()) await each.getByRole('checkbox').check();
      await again.getByRole('button', { name: 'Publicar 4 documentos' }).click();
      await expect(again.getByText('2 documentos estão no site.')).toBeVisible();
      await expect(row(again, mark)).toHaveCount(2);
      const published = async () =>
        (
          await api<{ arrayDocumentos: Documento[] }>('GET', '/api/documentos?estado=publicado')
        ).arrayDocumentos.filter(({ files: [first] }) => first?.file.includes(mark));
      expect((await published()).map(({ date }) => date)).toEqual(['2024-09-27', '2023-02-03']);
      await again.getByRole('button', { name: 'Anular' }).click();
      await expect(row(again, mark)).toHaveCount(4);
      expect(await published()).toEqual([]);
      expect(await axeFindings(again)).toEqual([]);

      const drafts = await api<{ arrayDocumentos: Documento[] }>(
        'GET',
        '/api/documentos?estado=rascunho',
      );
      await removeAll(
        api,
        drafts.arrayDocumentos.filter(({ files: [first] }) => first?.file.includes(mark)),
      );
      await again.close();
    });
  });
});
