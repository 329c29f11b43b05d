import type { Page } from '@playwright/test';
import { addresses } from '../../../tests/e2e/addresses.ts';
import { onBothDevices } from '../../../tests/e2e/devices.ts';
import { uploadPdf } from '../../../tests/e2e/newDocument.ts';
import { expect, expectSound } from '../../../tests/e2e/site.ts';
import { type CallApi, fieldOf, open, save, test } from '../../../tests/e2e/staff.ts';
import type { AnswerOf } from '../../calls/all.ts';

type Expected = AnswerOf<'GET /api/documentosEsperados'>;

// What is missing concerns the whole village, so these use a village of their own, one at a time.
test.use({ baseURL: addresses.urgent });
test.describe.configure({ mode: 'serial' });

const screen = 'documentos/em_falta';
const rowOf = (staff: Page, name: string) => staff.getByRole('listitem').filter({ hasText: name });

const expectedOf = (api: CallApi, ano: number) =>
  api<Expected>('GET', `/api/documentosEsperados?ano=${ano}`);

onBothDevices('desk', () => {
  test('each year says what is there, what there is time for and what is late', {
    tag: '@prove',
  }, async ({ staff, watch }) => {
    await open(staff, 'documentos');
    await staff.getByRole('link', { name: 'O que falta' }).click();
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText('O que falta');
    await expect(staff.getByText(/^\d+ de 12 publicados/)).toBeVisible();
    await expectSound(staff);

    const years = staff.getByRole('navigation', { name: 'Anos' });
    const before = new Date().getFullYear() - 2;
    await years.getByRole('link', { name: String(before) }).click();
    await expect(staff.getByRole('heading', { level: 2 })).toHaveText(String(before));
    await expect(years.locator('[aria-current]')).toHaveText(String(before));
    const fees = rowOf(staff, `Regulamento e tabela geral de taxas ${before}`);
    await expect(fees).toContainText('Publicado');
    await expect(fees.getByRole('link', { name: 'Começar' })).toHaveCount(0);
    await expect(rowOf(staff, `Convocatória da sessão de junho de ${before}`)).toContainText(
      'Em atraso desde 23 de junho',
    );
    await fees.getByRole('link').click();
    await expect(staff.getByRole('heading', { level: 1 })).toContainText('taxas');
    expect(watch.complaints).toEqual([]);
  });

  test('what is missing is begun with what is known of it, and is there once published', async ({
    staff,
    api,
    session,
  }) => {
    const ano = new Date().getFullYear() - 2;
    const { arrayEsperados } = await expectedOf(api, ano);
    const missing = arrayEsperados.find(
      ({ estado, tipo }) => estado === 'emAtraso' && tipo === 'Convocatória',
    );
    const { nome = '', a = '' } = missing ?? {};
    await open(staff, `${screen}?ano=${ano}`);
    await staff.getByRole('link', { name: `Começar: ${nome}` }).click();
    await expect(fieldOf(staff, 'title').getByRole('textbox')).toHaveValue(nome);
    await expect(fieldOf(staff, 'type').getByRole('combobox')).toHaveValue('Convocatória');
    await expect(staff.getByRole('radio', { name: 'Assembleia' })).toBeChecked();
    await expectSound(staff);

    const file = await uploadPdf(staff.request, session, 'convocatoria.pdf');
    await api('POST', '/api/documentos', {
      title: nome,
      type: 'Convocatória',
      orgao: 'Assembleia',
      date: a,
      files: [{ file, title: '' }],
    });
    await open(staff, `${screen}?ano=${ano}`);
    await expect(rowOf(staff, nome)).toContainText('Publicado');
  });

  test('visitors are told only while the council shows it', { tag: '@prove' }, async ({
    staff,
    api,
    session,
  }) => {
    await api('PUT', '/api/definicoes', { mostraDocumentosEmFalta: false });
    const seen = async () => {
      const answer = await staff.request.get('/api/documentosEsperados', {
        headers: { APIKEY: session.apiKey },
      });
      return ((await answer.json()) as Expected).arrayEsperados.length;
    };
    expect(await seen()).toBe(0);
    for (const count of [12, 0]) {
      await open(staff, 'definicoes/documentos');
      await staff.getByLabel('Mostrar no site o que falta').click();
      await save(staff);
      await expect(staff.getByText('As definições ficaram guardadas')).toBeVisible();
      expect(await seen()).toBe(count);
    }
  });
});
