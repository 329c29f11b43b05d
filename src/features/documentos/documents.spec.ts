import { onBothDevices } from '../../../tests/e2e/devices.ts';
import { htmlFindings } from '../../../tests/e2e/htmlFindings.ts';
import { newDocument, uploadPdf } from '../../../tests/e2e/newDocument.ts';
import { expect, expectSound, visit } from '../../../tests/e2e/site.ts';
import { test, unique } from '../../../tests/e2e/staff.ts';
import { addDays, lisbonDay, longDate } from '../../language/calendar.ts';
import { fileAddress } from '../../language/fileName.ts';

/** A year long ago, in which no other test has documents. */
const year = () => String(1200 + Math.floor(Math.random() * 600));

onBothDevices('phone', () => {
  test.use({ javaScriptEnabled: false });

  test('documents are found by kind, year and organ, page by page', async ({
    page,
    request,
    session,
    api,
  }) => {
    const ano = year();
    const title = unique('Ata de outrora');
    const file = await uploadPdf(request, session, 'ata.pdf');
    for (let n = 1; n <= 27; n += 1) {
      const day = String(n).padStart(2, '0');
      const values = { type: 'Ata', date: `${ano}-03-${day}`, numero: `${n}/${ano}` };
      await newDocument(api, { title: `${title} ${n}`, files: [{ file, title: '' }], ...values });
    }
    const other = { title: `${title} da assembleia`, orgao: 'Assembleia', type: 'Ata' };
    await newDocument(api, { ...other, date: `${ano}-04-01`, files: [{ file, title: '' }] });
    const another = { type: 'Ata', title: `${title} antiga`, date: '1199-12-31' };
    await newDocument(api, { ...another, files: [{ file, title: '' }] });

    await page.goto('/comunidade');
    await page.getByRole('link', { name: 'Documentos', exact: true }).last().click();
    const filters = page.getByRole('navigation', { name: 'Filtrar documentos' });
    const choose = async (label: RegExp) => {
      // Until the styles are there everything is visible.
      await page.waitForLoadState();
      const fold = filters.locator('summary').first();
      if (await fold.isVisible()) await fold.click();
      const way = filters.getByRole('link', { name: label });
      if (!(await way.isVisible())) await filters.getByText('Anos anteriores').click();
      await way.click();
    };
    await choose(/^Atas/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atas');
    await choose(new RegExp(`^${ano}`));
    await choose(/^Junta/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Atas da Junta, ${ano}`);
    await expect(page).toHaveTitle(new RegExp(`^Atas da Junta, ${ano} · `));
    expect(new URL(page.url()).search).toBe(`?type=Ata&ano=${ano}&orgao=Junta`);
    await expect(page.getByText('27 documentos', { exact: true })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/documentos\\?type=Ata&ano=${ano}&orgao=Junta$`),
    );
    await expect(filters.locator('[aria-current="true"]')).toHaveCount(3);
    expect(await htmlFindings(await (await request.get(page.url())).text())).toEqual([]);

    const titles = page.locator('main h3');
    await expect(titles).toHaveCount(25);
    await expect(titles.first()).toHaveText(`${title} 27`);
    await page.getByRole('link', { name: 'Seguinte' }).click();
    await expect(titles).toHaveText([`${title} 2`, `${title} 1`]);

    await page.getByRole('link', { name: 'Retirar o filtro Junta' }).click();
    await expect(page.getByText('28 documentos', { exact: true })).toBeVisible();
    await page.getByLabel('Procurar nos documentos').fill('outrora assembleia');
    await page.getByRole('button', { name: 'Procurar' }).click();
    expect(new URL(page.url()).searchParams.get('ano')).toBe(ano);
    await expect(page.getByRole('link', { name: other.title, exact: true })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('a document is read with its files, what they were, and its neighbours', async ({
    page,
    request,
    session,
    api,
  }) => {
    const ano = year();
    const title = unique('Tabela de outrora');
    const [first, annex, old] = await Promise.all(
      ['regulamento.pdf', 'taxas.pdf', 'taxas-velhas.pdf'].map((name) =>
        uploadPdf(request, session, name),
      ),
    );
    const kind = { type: 'Regulamento e taxas', orgao: 'Assembleia' };
    const files = [
      { file: first, title: '' },
      { file: annex, title: 'Tabela de taxas', anteriores: [{ file: old, ate: '2026-05-03' }] },
    ];
    const at = (day: string) => `${ano}-05-${day}`;
    await newDocument(api, { ...kind, title: `${title}, antes`, date: at('01'), files });
    await newDocument(api, { ...kind, title: `${title}, depois`, date: at('03'), files });
    const identifier = await newDocument(api, {
      ...kind,
      title,
      date: at('02'),
      files,
      numero: `3/${ano}`,
      smallDescription: 'O que custa.',
      description: '<p>Artigo primeiro.</p>',
    });

    const answer = await page.goto(`/documentos/${identifier}`);
    expect(await htmlFindings((await answer?.text()) ?? '')).toEqual([]);
    const main = page.getByRole('main');
    for (const words of ['O que custa.', 'Artigo primeiro.', `02 de maio de ${ano}`]) {
      await expect(main.getByText(words).first()).toBeVisible();
    }
    await expect(main.getByText(/^regulamento\.pdf · \d+ KB/)).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Anexos' })).toBeVisible();
    const get = main.getByRole('link', { name: 'Descarregar «Tabela de taxas»' });
    const href = (await get.getAttribute('href')) ?? '';
    expect(href).toBe(fileAddress(annex ?? ''));
    expect((await request.get(href)).headers()['content-type']).toBe('application/pdf');
    const earlier = main.getByText('Substituído em 03 de maio de 2026');
    await expect(earlier).toBeHidden();
    await main.getByText('Versão anterior').click();
    await expect(earlier).toBeVisible();

    await main.getByRole('link', { name: `Seguinte ${title}, depois` }).click();
    await main.getByRole('link', { name: `Anterior ${title}` }).click();
    await main.getByRole('link', { name: `Anterior ${title}, antes` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('antes');
  });
});

test('the pages of documents are sound, full, empty and with long words', {
  tag: '@prove',
}, async ({ page, request, session, api, watch }) => {
  const ano = year();
  const file = await uploadPdf(request, session, `${'comprido-'.repeat(12)}fim.pdf`);
  const title = unique(`${'Interadministrativo '.repeat(8)}Otorrinolaringologistas`);
  const identifier = await newDocument(api, {
    title,
    date: `${ano}-12-31`,
    type: 'Edital',
    afixadoEm: `${ano}-12-31`,
    files: [
      { file, title: '' },
      { file: await uploadPdf(request, session, 'b.pdf'), title: 'B' },
    ],
  });
  const paths = [`/documentos?ano=${ano}`, '/documentos?ano=1111', `/documentos/${identifier}`];
  for (const path of paths) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    const findings = await htmlFindings((await answer?.text()) ?? '');
    // How long a document's title is, its author decides.
    expect(
      findings.filter((each) => !each.includes('long-title')),
      path,
    ).toEqual([]);
    await expectSound(page);
  }
  await visit(page, '/documentos?ano=1111');
  await expect(page.getByText('Nenhum documento')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.goto('/documentos?type=Nada');
  expect(new URL(page.url()).search).toBe('');
  expect(watch.complaints).toEqual([]);
});

test('a document that was not saved yet is drawn as it will be, with its files', async ({
  request,
  session,
}) => {
  const file = await uploadPdf(request, session, 'por-guardar.pdf');
  const title = unique('Edital por guardar');
  const files = [{ file, title: '', anteriores: [] }];
  const drawn = await request.post('/api/previsao/documentos', {
    headers: { APIKEY: session.apiKey, 'x-auth-token': session.token },
    data: { title, type: 'Edital', orgao: 'Junta', date: '2026-05-03', files },
  });
  const html = await drawn.text();
  for (const words of [title, '03 de maio de 2026', 'por-guardar.pdf · ']) {
    expect(html).toContain(words);
  }
});

test('the next session stands on the landing page and in the calendar until it is over', async ({
  page,
  request,
  session,
  api,
}) => {
  const file = await uploadPdf(request, session, 'convocatoria.pdf');
  const today = lisbonDay(new Date());
  const summons = { type: 'Convocatória', orgao: 'Assembleia', date: today };
  const title = unique('Convocatória');
  const own = { title, sessaoHora: '00:15', sessaoLocal: unique('Salão') };
  const files = [{ file, title: '' }];
  const over = { ...own, title: unique('Passada'), sessao: addDays(today, -1), files };
  await newDocument(api, { ...summons, ...over });
  const identifier = await newDocument(api, { ...summons, ...own, sessao: today, files });

  try {
    await visit(page, '/');
    const card = page.locator('#comunidade').getByText(own.sessaoLocal);
    await card.scrollIntoViewIfNeeded();
    await expect(page.locator('#comunidade')).toContainText('00:15');
    await expect(page.locator('header[data-over]')).toHaveCount(0);
    await expectSound(page);
    const calendar = await (await request.get('/eventos.ics')).text();
    expect(calendar).toContain(`LOCATION:${own.sessaoLocal}`);
    expect(calendar).toContain(`DTSTART;TZID=Europe/Lisbon:${today.replaceAll('-', '')}T001500`);
    expect(calendar).not.toContain(over.title);
    await page.getByRole('link', { name: 'Convocatória e ordem de trabalhos' }).click();
    await expect(page).toHaveURL(new RegExp(`/documentos/${identifier}$`));
    await expect(page.getByText(`${longDate(today)}, 00:15`)).toBeVisible();
    const save = page.getByRole('link', { name: 'Guardar no calendário' });
    await expect(save).toHaveAttribute('href', `/documentos/${identifier}.ics`);
    const single = await request.get(`/documentos/${identifier}.ics`);
    expect(single.headers()['content-type']).toContain('text/calendar');
    expect(await single.text()).toContain('URL:http');
  } finally {
    // Leave the site as it was, for other journeys and for a retry of this one.
    await api('DELETE', `/api/documentos/${identifier}`);
  }
  await page.goto('/');
  await expect(page.getByText(own.sessaoLocal)).toHaveCount(0);
});

test('feed readers follow what is published, with its PDF', async ({
  page,
  request,
  session,
  api,
}) => {
  const file = await uploadPdf(request, session, 'edital & anexo.pdf');
  const title = unique('Edital <novo>');
  await newDocument(api, { title, files: [{ file, title: '' }] });
  await page.goto('/documentos');
  const link = page.locator('link[type="application/rss+xml"][href="/documentos.xml"]');
  await expect(link).toHaveCount(1);
  await expect(page.getByRole('link', { name: /RSS/ })).toHaveAttribute('href', '/documentos.xml');
  const feed = await request.get('/documentos.xml');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  const item = (await feed.text()).split('<item>').find((each) => each.includes('novo&gt;')) ?? '';
  expect(item).toContain(title.replace('<', '&lt;').replace('>', '&gt;'));
  const [, address = '', length = ''] =
    /<enclosure url="([^"]+)" length="(\d+)" type="application\/pdf"\/>/.exec(item) ?? [];
  const pdf = await request.get(address.replaceAll('&amp;', '&'));
  expect((await pdf.body()).length).toBe(Number(length));
});
