import type { APIRequestContext } from '@playwright/test';
import { htmlFindings } from '../../../tests/e2e/htmlFindings.ts';
import { uploadPdf } from '../../../tests/e2e/newDocument.ts';
import { expect, expectSound, visit } from '../../../tests/e2e/site.ts';
import { type CallApi, type Session, test, unique } from '../../../tests/e2e/staff.ts';
import { pdfSaying } from '../../../tests/prove/uploadOf.ts';
import { fileAddress } from '../../language/fileName.ts';

type Staff = { api: CallApi; request: APIRequestContext; session: Session };

/** Publishes a year's fees in an annex of their regulation; `word` is unique to this run. */
async function publishFees({ api, request, session }: Staff, word: string) {
  const upload = (name: string, ...pages: string[]) =>
    uploadPdf(request, session, name, pdfSaying(...pages));
  const regulation = await upload('regulamento.pdf', 'Regulamento geral.');
  const annex = await upload(
    'tabela.pdf',
    'Índice da tabela.',
    `Cemitério ${word}: a taxa de inumação em sepultura perpétua é de 45 euros.`,
  );
  const title = `Regulamento e tabela de taxas ${word} 2024`;
  await api('POST', '/api/documentos', {
    title,
    type: 'Regulamento e taxas',
    orgao: 'Assembleia',
    date: '2024-01-15',
    files: [
      { file: regulation, title: 'Regulamento' },
      { file: annex, title: 'Anexo: tabela de taxas' },
    ],
  });
  const found = () =>
    api<{ arrayDocumentos: unknown[] }>('GET', `/api/documentos?q=${word}+inumacao`);
  await expect.poll(async () => (await found()).arrayDocumentos.length).toBe(1);
  return { title, annex };
}

test('a stranger finds the fee inside an annex in two steps', async ({
  page,
  watch,
  api,
  request,
  session,
}) => {
  const word = unique('urze').replace(/\W/g, '');
  const { title, annex } = await publishFees({ api, request, session }, word);

  await visit(page, '/pesquisa');
  await page.getByRole('searchbox').fill(`taxa do cemiterio ${word} 2024`);
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  const result = page.getByRole('listitem').filter({ hasText: title });
  await expect(result).toContainText('inumação em sepultura perpétua é de 45 euros');
  await expect(result.locator('mark').filter({ hasText: 'Cemitério' })).toBeVisible();
  const inside = result.getByRole('link', { name: 'Anexo: tabela de taxas, página 2' });
  await expect(inside).toHaveAttribute('href', `${fileAddress(annex)}#page=2`);
  await expectSound(page);
  expect(await htmlFindings(await (await page.request.get(page.url())).text())).toEqual([]);

  await result.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(watch.complaints).toEqual([]);
});
