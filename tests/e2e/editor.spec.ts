import type { Locator } from '@playwright/test';
import { drop, paste } from './drop.ts';
import { excelTable, sheetsTable, wordTable } from './officeTables.ts';
import { photo } from './samples.ts';
import { expect } from './site.ts';
import { fieldOf, newShop, open, save, test } from './staff.ts';

const tools = ['Título', 'Negrito', 'Itálico', 'Lista com marcas', 'Ligação', 'Imagem'];
const underMore = [
  ...['Subtítulo', 'Sublinhado', 'Citação', 'Lista numerada'],
  ...['Alinhar à esquerda', 'Centrar', 'Alinhar à direita', 'Justificar', 'Tabela'],
];

test('each tool of the editor makes what it says', { tag: '@prove' }, async ({
  staff,
  api,
  watch,
}) => {
  const identifier = await newShop(api);
  await open(staff, `lojas/editar/${identifier}`);
  const field = fieldOf(staff, 'description');
  const toolbar = field.getByRole('toolbar', { name: 'Formatação' });
  const buttons = () =>
    toolbar
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent));
  await expect(toolbar.getByRole('button')).toHaveCount(tools.length + 1);
  expect(await buttons()).toEqual([...tools, 'Mais']);
  // The row is one stop for the Tab key, however many buttons it has.
  await toolbar.getByRole('button', { name: 'Mais' }).press('Enter');
  await staff.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('button', { name: 'Subtítulo' })).toBeFocused();
  expect(await buttons()).toEqual([...tools, 'Menos', ...underMore]);
  await expect(toolbar.locator('button[tabindex="0"]')).toHaveCount(1);
  const press = (name: string) => toolbar.getByRole('button', { name, exact: true }).click();
  const editor = field.getByRole('textbox');
  const type = (text: string) => editor.pressSequentially(text);
  const enter = () => staff.keyboard.press('Enter');

  await editor.click();
  await staff.keyboard.press('Control+End');
  for (const [name, word] of [
    ['Negrito', 'forte'],
    ['Itálico', 'deitado'],
    ['Sublinhado', 'riscado'],
  ] as const) {
    await press(name);
    await type(word);
    await press(name);
    await type(' ');
  }
  for (const [name, word] of [
    ['Citação', 'citado'],
    ['Lista com marcas', 'com marca'],
    ['Lista numerada', 'com número'],
  ] as const) {
    await enter();
    await press(name);
    await type(word);
    await enter();
    await press(name);
  }
  for (const [name, word] of [
    ['Centrar', 'ao meio'],
    ['Alinhar à direita', 'à direita'],
    ['Justificar', 'dos dois lados'],
    ['Alinhar à esquerda', 'à esquerda'],
  ] as const) {
    await press(name);
    await type(word);
    await enter();
  }
  await press('Ligação');
  await staff.getByRole('dialog').getByLabel('Endereço').fill('exemplo.pt');
  await staff.getByRole('button', { name: 'Aplicar' }).click();
  await press('Imagem');
  await staff.getByRole('dialog').getByText('Usar uma foto da internet').click();
  await staff.getByLabel('Endereço da imagem').fill('/icone.svg');
  await staff.getByLabel('Texto alternativo').fill('O sinal da aldeia');
  await staff.getByRole('dialog').getByRole('button', { name: 'Inserir imagem' }).click();
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/lojas$/);

  await staff.goto(`/lojas/${identifier}`);
  const text = staff.locator('main');
  await expect(text.locator('strong', { hasText: 'forte' })).toHaveCSS('font-weight', /[6-9]\d\d/);
  await expect(text.locator('em', { hasText: 'deitado' })).toHaveCSS('font-style', 'italic');
  await expect(text.locator('u', { hasText: 'riscado' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await expect(text.locator('blockquote')).toHaveText('citado');
  await expect(text.locator('ul > li', { hasText: 'com marca' })).toHaveCSS('display', 'list-item');
  await expect(text.locator('ol > li', { hasText: 'com número' })).toHaveCSS(
    'display',
    'list-item',
  );
  for (const [word, align] of [
    ['ao meio', 'center'],
    ['à direita', 'right'],
    ['dos dois lados', 'justify'],
  ] as const) {
    await expect(text.locator('p', { hasText: word })).toHaveCSS('text-align', align);
  }
  await expect(text.locator('p', { hasText: 'à esquerda' })).toHaveCSS('text-align', /left|start/);
  const link = text.getByRole('link', { name: 'exemplo.pt' });
  await expect(link).toHaveAttribute('href', 'https://exemplo.pt');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(text.getByRole('img', { name: 'O sinal da aldeia' })).toBeVisible();
  expect(watch.complaints).toEqual([]);
  await api('DELETE', `/api/lojas/${identifier}`);
});

test('a link can be changed and taken away', { tag: '@prove' }, async ({ staff }) => {
  await open(staff, 'essencias/adicionar');
  const field = fieldOf(staff, 'description');
  const editor = field.getByRole('textbox');
  const link = field.getByRole('button', { name: 'Ligação' });
  await editor.fill('aqui');
  await staff.keyboard.press('Control+a');
  await link.click();
  await staff.getByRole('dialog').getByLabel('Endereço').fill('javascript:alert(1)');
  await staff.getByRole('button', { name: 'Aplicar' }).click();
  await expect(staff.getByRole('dialog')).toContainText('Indique um endereço');
  await staff.getByRole('dialog').getByLabel('Endereço').fill('junta@aldeia.example');
  await staff.keyboard.press('Enter');
  await expect(editor.locator('a')).toHaveAttribute('href', 'mailto:junta@aldeia.example');
  await link.click();
  await expect(staff.getByRole('dialog').getByLabel('Endereço')).toHaveValue(
    'mailto:junta@aldeia.example',
  );
  await staff.getByRole('button', { name: 'Remover ligação' }).click();
  await expect(editor.locator('a')).toHaveCount(0);
  await expect(editor).toHaveText('aqui');
});

test('a page is linked to by searching for it, and a lost one is told of', {
  tag: '@prove',
}, async ({ staff, api, watch }) => {
  const [from, to] = [await newShop(api), await newShop(api)];
  const { loja } = await api<{ loja: Record<string, unknown> }>('GET', `/api/lojas/${to}`);
  await api('PUT', `/api/lojas/${to}`, { ...loja, name: 'Retrosaria Procurada' });
  await open(staff, `lojas/editar/${from}`);
  const field = fieldOf(staff, 'description');
  const editor = field.getByRole('textbox');
  await editor.fill('');
  await field.getByRole('button', { name: 'Ligação' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Página deste site').fill('retrosaria proc');
  await dialog.getByRole('button', { name: /^Retrosaria Procurada/ }).click();
  await expect(editor.getByRole('link', { name: 'Retrosaria Procurada' })).toHaveCount(1);
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/lojas$/);

  await staff.goto(`/lojas/${from}`);
  await staff.locator('main').getByRole('link', { name: 'Retrosaria Procurada' }).click();
  await expect(staff).toHaveURL(new RegExp(`/lojas/${to}$`));
  await api('DELETE', `/api/lojas/${to}`);
  await staff.goto(`/lojas/${from}`);
  await expect(staff.locator('main').getByText('Retrosaria Procurada')).toBeVisible();
  await expect(staff.getByRole('link', { name: 'Retrosaria Procurada' })).toHaveCount(0);
  await open(staff, `lojas/editar/${from}`);
  const lost = fieldOf(staff, 'description').getByRole('link', { name: 'Retrosaria Procurada' });
  await expect(lost).toHaveAccessibleName(/página apagada ou por publicar/);
  expect(watch.complaints).toEqual([]);
  await api('DELETE', `/api/lojas/${from}`);
});

test('a video is a still until somebody asks for it', { tag: '@prove' }, async ({ staff, api }) => {
  const identifier = await newShop(api);
  await open(staff, `lojas/editar/${identifier}`);
  const field = fieldOf(staff, 'description');
  const dialog = staff.getByRole('dialog');
  const linkTo = async (address: string) => {
    await field.getByRole('button', { name: 'Ligação' }).click();
    await dialog.getByLabel('Endereço').fill(address);
    await dialog.getByRole('button', { name: 'Aplicar' }).click();
  };
  await field.getByRole('textbox').fill('');
  await linkTo('https://youtu.be/dQw4w9WgXcQ');
  await expect(dialog).toContainText('Escreva primeiro o título do vídeo');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await field.getByRole('textbox').fill('A festa de agosto');
  await staff.keyboard.press('Control+a');
  await linkTo('https://youtu.be/dQw4w9WgXcQ');
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/lojas$/);

  const asked: string[] = [];
  await staff.route(/youtube|ytimg/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>Filme</h1>' });
  });
  await staff.setViewportSize({ width: 390, height: 844 });
  await staff.goto(`/lojas/${identifier}`);
  const still = staff.getByRole('link', { name: /^A festa de agosto/ });
  await expect(still).toHaveAttribute('href', 'https://youtu.be/dQw4w9WgXcQ');
  await still.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await still.click();
  const player = staff.frameLocator('iframe[title="A festa de agosto"]');
  await expect(player.getByRole('heading')).toHaveText('Filme');
  expect(asked).toEqual([
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/),
  ]);
  await api('DELETE', `/api/lojas/${identifier}`);
});

test('a picture dropped or pasted is uploaded and described', { tag: '@prove' }, async ({
  staff,
  api,
}) => {
  const identifier = await newShop(api);
  await open(staff, `lojas/editar/${identifier}`);
  const editor = fieldOf(staff, 'description').getByRole('textbox');
  const dialog = staff.getByRole('dialog');
  const ways = [
    [drop, await photo('largada.jpg'), 'Uma foto largada'],
    [paste, await photo('colada.jpg', '#9c2a1c'), 'Uma foto colada'],
  ] as const;
  await editor.click();
  for (const [give, file, alt] of ways) {
    await give(editor, file);
    await expect(dialog.locator('img')).toHaveAttribute(
      'src',
      new RegExp(`^/f/\\w{9}-${file.name}$`),
    );
    // The picture is not in the form while the dialog is open, so saving waits.
    await staff.keyboard.press('Control+s');
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Texto alternativo').fill(alt);
    await dialog.getByRole('button', { name: 'Inserir imagem' }).click();
    await expect(dialog).toBeHidden();
    await expect(editor.locator(`img[alt="${alt}"]`)).toHaveAttribute('src', /^\/f\//);
    await staff.keyboard.press('ArrowRight');
  }
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/lojas$/);
  await staff.goto(`/lojas/${identifier}`);
  for (const [, , alt] of ways) {
    const picture = staff.getByRole('img', { name: alt });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await api('DELETE', `/api/lojas/${identifier}`);
});

/** Pastes a text as HTML and as plain text, as office programs offer it. */
async function pasteText(into: Locator, html: string, text: string): Promise<void> {
  await into.evaluate(
    (element, given) => {
      const clipboardData = new DataTransfer();
      if (given.html) clipboardData.setData('text/html', given.html);
      clipboardData.setData('text/plain', given.text);
      // Excel adds a picture of the cells.
      if (given.html) clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { html, text },
  );
}

/** The cells of the pasted table; one is merged over two rows, so the third row has one cell less. */
const rows = [
  ['Dia', 'Prato', 'Preço'],
  ['Sábado', 'Cabrito assado', '12,50 €'],
  ['Caldo', '–'],
  ['Domingo', 'Feijoadacom couves', '9 €'],
];

test('a table pasted from Excel, Word or Google Sheets keeps its cells and headings, and no style', {
  tag: '@prove',
}, async ({ staff, watch }) => {
  await open(staff, 'essencias/adicionar');
  const editor = fieldOf(staff, 'description').getByRole('textbox', { name: 'Descrição' });
  const clear = async () => {
    await editor.click();
    await staff.keyboard.press('Control+a');
    await staff.keyboard.press('Backspace');
    await expect(editor).toHaveText('');
    await expect(editor.locator('table')).toHaveCount(0);
  };
  for (const html of [excelTable, wordTable, sheetsTable]) {
    await clear();
    await pasteText(editor, html, 'Dia\tPrato\tPreço');
    await expect(editor.locator('tr')).toHaveCount(rows.length);
    for (const [index, cells] of rows.entries())
      await expect(editor.locator('tr').nth(index).locator('th, td')).toHaveText(cells);
    await expect(editor.locator('th')).toHaveText(rows[0] ?? []);
    await expect(editor.locator('[rowspan="2"]')).toHaveText('Sábado');
    expect(await editor.innerHTML()).not.toMatch(/style=|class="(xl|Mso)|<strong|mso|o:p|\u00a0/);
    await expect(staff.getByRole('dialog')).toHaveCount(0);
  }
  await pasteText(editor, wordTable, '');
  await expect(editor.locator('p', { hasText: 'Ementa do fim de semana' })).toHaveCount(1);
  await clear();
  // An e-mail has a layout table around everything, and perhaps a real table inside.
  const inner =
    '<table><tr><th>Dia</th><td>Sábado<table><tr><td>9h</td></tr></table></td></tr></table>';
  const letter = `<table><tr><td><h1>Um</h1><h5>Dois</h5><p>só isto</p>${inner}</td></tr></table>`;
  await pasteText(editor, letter, '');
  await expect(editor.locator('h2')).toHaveText('Um');
  await expect(editor.locator('h3')).toHaveText('Dois');
  await expect(editor.locator('p').first()).toHaveText('só isto');
  await expect(editor.locator('table')).toHaveCount(1);
  await expect(editor.locator('td p')).toHaveText(['Sábado', '9h']);
  await clear();
  await pasteText(editor, '', 'Sábado\tCabrito\t12,50 €\nDomingo\tFeijoada\t');
  await expect(editor.locator('p').first()).toHaveText('Sábado · Cabrito · 12,50 €');
  await expect(editor.locator('p').nth(1)).toHaveText(/^Domingo · Feijoada\s*$/);
  expect(watch.complaints).toEqual([]);
});

test('a table is made in the editor, and read on a phone in a box of its own', {
  tag: '@prove',
}, async ({ staff, api, watch }) => {
  const identifier = await newShop(api);
  await open(staff, `lojas/editar/${identifier}`);
  const field = fieldOf(staff, 'description');
  const editor = field.getByRole('textbox', { name: 'Descrição' });
  await editor.fill('Horário');
  await field.getByRole('button', { name: 'Título', exact: true }).click();
  await staff.keyboard.press('End');
  await staff.keyboard.press('Enter');
  await field.getByRole('button', { name: 'Mais' }).click();
  await field.getByRole('button', { name: 'Tabela', exact: true }).click();
  for (const words of ['Dia', 'De manhã', 'À tarde', 'Segunda-feira', '9h00 às 12h30']) {
    await staff.keyboard.type(words);
    await staff.keyboard.press('Tab');
  }
  await staff.keyboard.type('14h00 às 18h30, encerrada em agosto');
  const tools = field.getByRole('group', { name: 'Tabela' });
  await tools.getByLabel('Título da tabela').fill('Quando estamos "abertos"');
  const change = async (name: string) => {
    await tools.getByRole('button', { name: 'Linhas e colunas' }).click();
    await staff.getByRole('menuitem', { name }).click();
  };
  await change('Coluna à direita');
  await staff.keyboard.type('.');
  await change('Títulos à esquerda');
  await expect(editor.locator('th')).toHaveCount(6);
  await expect(editor.locator('td')).toHaveCount(6);
  await save(staff);
  await expect(staff).toHaveURL(/\/backoffice\/lojas$/);

  await staff.setViewportSize({ width: 390, height: 844 });
  await staff.goto(`/lojas/${identifier}`);
  await expect(staff.getByRole('heading', { level: 2, name: 'Horário' })).toBeVisible();
  const box = staff.getByRole('group', { name: 'Quando estamos "abertos"' });
  await expect(box.getByRole('columnheader')).toHaveText(['Dia', 'De manhã', 'À tarde', '']);
  await expect(box.getByRole('rowheader').first()).toHaveText('Segunda-feira');
  const { scrollWidth, clientWidth } = await staff.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
  await box.focus();
  await staff.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(watch.complaints).toEqual([]);
  await api('DELETE', `/api/lojas/${identifier}`);
});

test('a picture that is refused says why, and leaves the text alone', { tag: '@prove' }, async ({
  staff,
}) => {
  await open(staff, 'essencias/adicionar');
  const editor = fieldOf(staff, 'description').getByRole('textbox');
  await drop(editor, { ...(await photo('falsa.jpg')), buffer: Buffer.from('não sou fotografia') });
  const dialog = staff.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('Não é uma fotografia');
  await expect(dialog.getByRole('button', { name: 'Inserir imagem' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(editor.locator('img')).toHaveCount(0);
});
