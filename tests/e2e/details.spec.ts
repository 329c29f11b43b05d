import { slug } from '../../src/fields/identifier.ts';
import { everySection as sections } from '../../src/sections/all.ts';
import { openEditing } from './sectionForms.ts';
import { axeFindings, expect, expectSound } from './site.ts';
import { choose, factOf, open, test } from './staff.ts';

const longDate = /^\d{2} de [a-zç]+ de \d{4}$/;
const reach = { 'Contactos telefónicos': /\d{9}/, Website: /./, Facebook: /./, Instagram: /./ };

/**
 * What each detail shows: its facts in order, the texts below them, whether a picture is beside the
 * facts, and how many other photos there are at least. The heading and empty fields are left out.
 */
type Detail = {
  facts: Record<string, string | RegExp>;
  texts?: Record<string, RegExp>;
  picture?: false;
  photos?: Record<string, number>;
};

const written = { Descrição: /./ };
const photos = { 'Outras fotos': 1 };
const place = { 'Local no mapa': /^41\.\d+, -7\.\d+/ };

const details: [section: string, heading: string, Detail][] = [
  [
    'pontos_interesse',
    'Ponte Velha',
    { facts: { Local: /./, ...place }, texts: { Descrição: /arco|ponte/i }, photos },
  ],
  ['aqui_perto', 'Mata de Carvalhos', { facts: { Local: /./, ...place }, texts: written, photos }],
  [
    'restaurantes',
    'Taberna do Souto',
    {
      facts: {
        Tipo: 'Pratos Tradicionais',
        Local: /./,
        ...place,
        Horário: /./,
        'Pratos principais': /./,
        ...reach,
      },
      texts: written,
      photos: { Fotos: 1 },
    },
  ],
  [
    'alojamentos',
    'Hotel da Fraga',
    {
      facts: { Tipo: 'Hotel', Local: /./, ...place, Horário: /./, ...reach },
      texts: written,
      photos,
    },
  ],
  [
    'lojas',
    'Queijaria da Serra',
    { facts: { Local: /./, ...place, Horário: /./, ...reach }, texts: written, photos },
  ],
  [
    'noticias',
    'Plano da neve revisto, com uma lâmina nova',
    {
      facts: { Tipo: 'Notícia', 'Data de inserção': longDate },
      texts: { Descrição: /neve/ },
      photos,
    },
  ],
  [
    'eventos',
    'Oficina do Pão no Forno Comunitário',
    {
      facts: {
        'Data de início': longDate,
        'Hora de início': '09:30',
        'Data de fim': 'Não está definida',
        'Hora de fim': '15:30',
        Local: 'Forno Comunitário, Largo do Forno',
        ...place,
        'Permite inscrição': 'Sim',
        'Preço por adulto': /18,00\s€/,
        'Preço por criança': /9,00\s€/,
        'Número máximo de participantes': '12',
        'Número máximo de pessoas por reserva': '10',
        'Data limite de inscrição': longDate,
        'Data de inserção': longDate,
      },
      texts: { Descrição: /masseira/ },
      photos: { 'Outras fotos': 2 },
    },
  ],
  [
    'avisos',
    'Obras na Ponte Velha: passagem condicionada',
    {
      facts: {
        Tipo: 'Aviso',
        'Ficheiro (PDF)': 'Edital-3-obras-na-Ponte-Velha.pdf',
        'É urgente?': 'Não é urgente',
        'Até quando vale?': 'Não está definida',
        Ativo: 'Sim',
        'Mostrar na página principal': 'Sim',
        'Data de criação': longDate,
      },
      texts: { 'Descrição para a lista': /./, Descrição: /./ },
      picture: false,
    },
  ],
  [
    'avisos',
    'Limpeza dos reservatórios: menos pressão na água',
    {
      facts: {
        Tipo: 'Aviso',
        'Ficheiro (PDF)': 'Não tem ficheiro associado',
        'É urgente?': 'Não é urgente',
        'Até quando vale?': 'Não está definida',
        Ativo: 'Sim',
        'Mostrar na página principal': /./,
        'Data de criação': longDate,
      },
      texts: { 'Descrição para a lista': /./, Descrição: /./ },
      picture: false,
    },
  ],
  ['essencias', 'A castanha', { facts: {}, texts: written, photos }],
  [
    'contactos',
    'Farmácia da Serra, Vila Nova das Fragas',
    {
      facts: {
        Telefone: '276000044',
        Email: 'farmaciadaserra@farmacia.example',
        Tipo: 'Contacto',
        'Aparece na página principal': 'Não',
      },
      picture: false,
    },
  ],
  [
    'pessoas',
    'Helena Carneiro Justo',
    {
      facts: {
        Cargo: 'Assistente administrativa, atendimento ao público',
        'Pertence ao executivo': 'Não',
        Ativo: 'Sim',
      },
    },
  ],
];

/** The identifier that is made from a heading, in sections that have one. */
function addressOf(section: string, heading: string): Record<string, RegExp> {
  if (['avisos', 'pessoas'].includes(section)) return {};
  const suffix = ['noticias', 'eventos'].includes(section) ? '-[a-z2-9]{6}' : '';
  return { Identificador: new RegExp(`^${slug(heading)}${suffix}$`) };
}

test('every detail shows what is kept, and what can be done with it', { tag: '@prove' }, async ({
  staff,
  watch,
}) => {
  test.slow();
  await open(staff, 'mensagens');
  const main = staff.getByRole('main');
  for (const [section, heading, { facts, texts = {}, picture = true, photos = {} }] of details) {
    await choose(staff, section);
    await main.getByRole('link', { name: heading }).click();
    await expect(main.locator('h1')).toHaveText(heading);
    const all = { ...facts, ...addressOf(section, heading) };
    await expect(main.locator('dt'), heading).toHaveText(Object.keys(all));
    for (const [label, shown] of Object.entries(all)) {
      await expect(factOf(staff, label)).toHaveText(shown);
    }
    const parts = [...Object.keys(texts), ...Object.keys(photos)];
    await expect(main.locator('h2'), heading).toHaveText(parts);
    for (const [label, words] of Object.entries(texts)) {
      await expect(main.getByRole('region', { name: label, exact: true })).toContainText(words);
    }
    for (const [label, count] of Object.entries(photos)) {
      const shown = main.getByRole('region', { name: label }).locator('img');
      expect(await shown.count(), `${heading}: ${label}`).toBeGreaterThanOrEqual(count);
    }
    await expect(main.locator('[data-place="detail"] img')).toHaveCount(picture ? 1 : 0);

    await expect(main.getByText('Publicado', { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Editar' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Apagar' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Versões anteriores' })).toBeVisible();
    const seen = main.getByRole('link', { name: 'Ver no site' });
    expect((await staff.request.get((await seen.getAttribute('href')) ?? '')).status()).toBe(200);

    const declared = sections.find(({ name }) => name === section);
    if (!declared) throw new Error(`no section ${section}`);
    await main.getByRole('button', { name: 'Apagar' }).click();
    const question = staff.getByRole('dialog');
    await expect(question).toContainText(declared.deleteQuestion);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(question).toBeHidden();
    await openEditing(staff, declared, heading);
    expect(await axeFindings(staff)).toEqual([]);
  }
  expect(watch.complaints).toEqual([]);
});

test('of a detail the state and the photo stand in the first screen, and it is sound', {
  tag: '@phone',
}, async ({ staff, watch }) => {
  await open(staff, 'eventos?q=oficina');
  await staff.getByRole('link', { name: 'Oficina do Pão no Forno Comunitário' }).click();
  const main = staff.getByRole('main');
  await expect(main.getByText('Publicado', { exact: true })).toBeInViewport();
  await expect(main.locator('[data-place="detail"] img')).toBeInViewport({ ratio: 0.5 });
  await expect(factOf(staff, 'Identificador')).toBeHidden();
  await main.getByText('Endereço').click();
  await expect(factOf(staff, 'Identificador')).toBeVisible();
  await expectSound(staff);
  expect(watch.complaints).toEqual([]);
});

test('a delete that fails stays, and says so', { tag: '@prove' }, async ({ staff }) => {
  await open(staff, 'essencias/o-granito');
  await staff.route(/\/api\/essencias\/o-granito/, (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await staff.getByRole('button', { name: 'Apagar' }).click();
  await staff.getByRole('button', { name: 'Sim, Apagar' }).click();
  await expect(staff.getByRole('alert')).toContainText('Não foi possível apagar');
  await expect(staff.locator('main h1')).toHaveText('O granito');
  expect(await axeFindings(staff)).toEqual([]);
});
