import { everySection as sections } from '../../src/sections/all.ts';
import { addresses } from './addresses.ts';
import { ana, newEvent } from './newEvent.ts';
import { axeFindings, expect } from './site.ts';
import { choose, open, test, turnTo, unique } from './staff.ts';

const longDate = /^\d{2} de [a-zç]+ de \d{4}$/;

/** The columns of each list, without the arrow, and some rows: heading, the line below it, the other cells. */
const lists: [
  section: string,
  columns: string[],
  rows: [string, string | RegExp, ...string[]][],
][] = [
  [
    'pontos_interesse',
    ['Nome'],
    [
      ['Igreja Matriz', /./],
      ['Ponte Velha', /./],
    ],
  ],
  ['aqui_perto', ['Nome'], [['Mata de Carvalhos', /./]]],
  [
    'restaurantes',
    ['Nome'],
    [
      ['Taberna do Souto', /^Pratos Tradicionais\s· \d{9}/],
      ['Café Central', /./],
    ],
  ],
  [
    'alojamentos',
    ['Nome'],
    [
      ['Hotel da Fraga', /^Hotel\s· \d{9}/],
      ['Eira do Avô', /./],
    ],
  ],
  [
    'lojas',
    ['Nome'],
    [
      ['Mercearia da Praça', /Praça/],
      ['Mel da Urze', /\d{9}/],
    ],
  ],
  [
    'noticias',
    ['Título', 'Tipo'],
    [
      ['Plano da neve revisto, com uma lâmina nova', longDate, 'Notícia'],
      ['Casa da Memória: a escola volta a ter porta aberta', longDate, 'Projeto'],
    ],
  ],
  [
    'eventos',
    ['Título'],
    [
      ['Noite da Castanha', /\s· 16:00\s· \d+ de 80 lugares ocupados$/],
      ['Concerto à Luz das Velas', /\s· já passou$/],
    ],
  ],
  [
    'avisos',
    ['Título', 'Tipo'],
    [
      ['Obras na Ponte Velha: passagem condicionada', / de \d{4}\s· com ficheiro$/, 'Aviso'],
      ['Contas da freguesia: para onde foi o dinheiro', /\s· com ficheiro$/, 'Comunicação'],
      ['Recolha de móveis e eletrodomésticos velhos', /\s· já não está em vigor$/, 'Aviso'],
    ],
  ],
  [
    'essencias',
    ['Título'],
    [
      ['A castanha', ''],
      ['O granito', ''],
    ],
  ],
  [
    'contactos',
    ['Nome', 'Aparece na página principal'],
    [
      ['Número Europeu de Emergência', '112', 'Página Principal'],
      ['Táxi da Urze', /^\d{9}/, ''],
    ],
  ],
  [
    'pessoas',
    ['Nome', 'Pertence ao executivo', 'Ativo'],
    [
      ['Maria do Carmo Fontes', 'Presidente da Junta de Freguesia', 'Executivo', 'Ativo'],
      [
        'Helena Carneiro Justo',
        'Assistente administrativa, atendimento ao público',
        ...['Não', 'Ativo'],
      ],
    ],
  ],
];

test('every list has its columns, its markers, what tells rows apart and its way to add', async ({
  staff,
}) => {
  await open(staff, 'mensagens');
  for (const [name, columns, rows] of lists) {
    const label = sections.find((section) => section.name === name)?.menu ?? '';
    // Published records only: a draft of another journey would add a column.
    await turnTo(staff, `${name}?estado=publicado`, label);
    const table = staff.getByRole('table');
    const heads = table.getByRole('columnheader');
    await expect(heads, name).toHaveText([...columns, 'Abrir']);
    for (const [heading, second, ...cells] of rows) {
      const link = staff.getByRole('link', { name: heading });
      const row = table.getByRole('row').filter({ has: link });
      await expect(row.getByRole('link')).toHaveText(heading);
      const below = row.getByRole('rowheader').locator('a + span');
      if (second === '') await expect(below).toHaveCount(0);
      else await expect(below).toHaveText(second);
      await expect(row.getByRole('cell')).toHaveText([...cells, '']);
    }
    await expect(staff.getByRole('link', { name: 'Adicionar' })).toHaveAttribute(
      'href',
      `/backoffice/${name}/adicionar`,
    );
  }
});

test('on a phone the first row of every list stands in the first screen, in two lines', {
  tag: '@prove',
}, async ({ staff, api }) => {
  await staff.setViewportSize({ width: 390, height: 844 });
  const event = await newEvent(api, {
    title: 'Evento ao telefone',
    parties: [ana],
  });
  await open(staff, 'mensagens');
  for (const [path, title] of [
    ...sections.map(({ name, menu }) => [name, menu] as const),
    ['inscricoes', 'Inscrições'] as const,
    [`${event.screen}?painel`, event.title] as const,
    ['contas', 'Contas'] as const,
  ]) {
    await turnTo(staff, path, title);
    const row = staff
      .locator('main li')
      .filter({ has: staff.locator('.row-link') })
      .first();
    const empty = staff.locator('main').getByText(/^Não existem /);
    await row.or(empty).first().waitFor();
    // A section that was just added has no rows yet.
    if (await empty.isVisible()) continue;
    await expect(row, path).toBeInViewport({ ratio: 1 });
    expect((await row.boundingBox())?.height, path).toBeGreaterThanOrEqual(44);
  }
  await open(staff, 'pessoas?q=helena');
  await expect(staff.getByRole('list', { name: 'Pessoas' }).getByRole('listitem')).toContainText(
    'Assistente administrativa, atendimento ao público · Não executivo · Ativo',
  );
  await event.remove();
});

test('the list of places nearby has four, until all are asked for', async ({ staff, api }) => {
  const { arrayPontos } = await api<{ arrayPontos: unknown[] }>(
    'GET',
    '/api/pontosInteresse?type=AQUI_PERTO&limit=0',
  );
  await open(staff, 'aqui_perto');
  await expect(staff.getByRole('table').getByRole('row')).toHaveCount(1 + 4);
  await staff.getByRole('link', { name: 'Mostrar todos' }).click();
  await expect(staff.getByRole('table').getByRole('row')).toHaveCount(1 + arrayPontos.length);
});

test('a person who is not active is told apart', async ({ staff, api }) => {
  const name = unique('Pessoa de outrora');
  const { pessoa } = await api<{ pessoa: { _id: string } }>('POST', '/api/pessoas', {
    name,
    position: 'Vogal',
    photo: '/icone.svg',
    isExecutivo: false,
    isActive: false,
  });
  await open(staff, 'pessoas?estado=publicado');
  const row = staff.getByRole('row').filter({ hasText: name });
  await expect(row.getByRole('cell')).toHaveText(['Não', 'Não', '']);
  await api('DELETE', `/api/pessoas/${pessoa._id}`);
});

test('a row opens with the keyboard, and anywhere with the mouse', async ({ staff }) => {
  await open(staff, 'lojas');
  const link = staff.getByRole('link', { name: 'Tear da Avó' });
  const row = staff.getByRole('row').filter({ has: link });
  await link.focus();
  await staff.keyboard.press('Enter');
  await expect(staff).toHaveURL(/\/backoffice\/lojas\/tear-da-avo$/);
  await expect(staff.locator('main h1')).toHaveText('Tear da Avó');
  await staff.goBack();
  // The link covers the whole row.
  await row.getByRole('cell').last().click({ force: true });
  await expect(staff).toHaveURL(/\/backoffice\/lojas\/tear-da-avo$/);
});

test.describe('in a village without a word', () => {
  test.use({ baseURL: addresses.empty });

  const empty: Record<string, string> = {
    noticias: 'Não existem notícias',
    eventos: 'Não existem eventos',
    avisos: 'Não existem avisos',
  };

  test('every list says that it is empty, and still offers to add', { tag: '@prove' }, async ({
    staff,
    watch,
  }) => {
    await open(staff, 'mensagens');
    await expect(staff.getByText('Não existem mensagens')).toBeVisible();
    for (const { name, emptyMessage } of sections) {
      await choose(staff, name);
      await expect(staff.getByText(empty[name] ?? emptyMessage, { exact: true })).toBeVisible();
      await expect(staff.getByRole('link', { name: 'Adicionar' })).toBeVisible();
      await expect(staff.getByRole('table')).toHaveCount(0);
    }
    await choose(staff, 'cartas');
    await expect(staff.locator('main h1')).toHaveText('Emails');
    await expect(staff.getByText('Não há emails à espera')).toBeVisible();
    expect(await axeFindings(staff)).toEqual([]);
    expect(watch.complaints).toEqual([]);
  });
});
