import { slug } from '../../src/fields/identifier.ts';
import { axeFindings, expect } from './site.ts';
import { factOf, open, test } from './staff.ts';

const longDate = /^\d{2} de [a-zç]+ de \d{4}$/;
const reach = { 'Contactos telefónicos': /\d{9}/, Website: /./, Facebook: /./, Instagram: /./ };
const pictures = { 'Foto principal': { pictures: 1 }, 'Outras fotos': { pictures: 1 } };
const place = { Descrição: /./, Local: /./, ...pictures };

/** What each detail shows below its heading, in its order: a text, or the pictures that stand there. */
type Facts = Record<string, string | RegExp | { pictures: number }>;
const details: [section: string, heading: string, facts: Facts][] = [
  ['pontos_interesse', 'Ponte Velha', { ...place, Descrição: /arco|ponte/i }],
  ['aqui_perto', 'Mata de Carvalhos', place],
  [
    'restaurantes',
    'Taberna do Souto',
    {
      Tipo: 'Pratos Tradicionais',
      Descrição: /./,
      Local: /./,
      Logótipo: { pictures: 1 },
      Fotos: { pictures: 1 },
      'Pratos principais': /./,
      ...reach,
    },
  ],
  ['alojamentos', 'Hotel da Fraga', { Tipo: 'Hotel', ...place, ...reach }],
  ['lojas', 'Queijaria da Serra', { ...place, ...reach }],
  [
    'noticias',
    'Plano da neve revisto, com uma lâmina nova',
    {
      Identificador: /^plano-da-neve-revisto-com-uma-lamina-nova-[a-z2-9]{6}$/,
      Descrição: /neve/,
      'Foto principal': { pictures: 1 },
      'Data de inserção': longDate,
      Tipo: 'Notícia',
      'Outras fotos': { pictures: 0 },
    },
  ],
  [
    'eventos',
    'Oficina do Pão no Forno Comunitário',
    {
      Identificador: /^oficina-do-pao-no-forno-comunitario-[a-z2-9]{6}$/,
      Descrição: /masseira/,
      'Foto principal': { pictures: 1 },
      'Data de inserção': longDate,
      'Outras fotos': { pictures: 2 },
      'Data de início': longDate,
      'Hora de início': '09:30',
      'Data de fim': 'Não está definida',
      'Hora de fim': '15:30',
      Local: 'Forno Comunitário, Largo do Forno',
      ...Object.fromEntries(Object.keys(reach).map((name) => [name, 'Não preenchido'])),
      'Permite inscrição': 'Sim',
      'Preço por adulto': /18,00\s€/,
      'Preço por criança': /9,00\s€/,
      'Número máximo de participantes': '12',
      'Número máximo de pessoas por reserva': '10',
      'Data limite de inscrição': longDate,
    },
  ],
  [
    'avisos',
    'Obras na Ponte Velha: passagem condicionada',
    {
      Tipo: 'Aviso',
      'Descrição para a lista (máx. 250 caracteres)': /./,
      Descrição: /./,
      'Ficheiro (PDF)': 'Edital-3-obras-na-Ponte-Velha.pdf',
      Ativo: 'Sim',
      'Mostrar na página principal': 'Sim',
      Urgência: 'Não é urgente',
      'Data de criação': longDate,
    },
  ],
  ['essencias', 'A castanha', { Descrição: /./, ...pictures }],
  [
    'contactos',
    'Farmácia da Serra, Vila Nova das Fragas',
    {
      Telefone: '276000044',
      Email: 'farmaciadaserra@farmacia.example',
      'Aparece na página principal': 'Não',
    },
  ],
  [
    'pessoas',
    'Helena Carneiro Justo',
    {
      Cargo: 'Assistente administrativa, atendimento ao público',
      Foto: { pictures: 1 },
      'Pertence ao executivo': 'Não',
      Ativo: 'Sim',
    },
  ],
];

/** Every one begins with its heading, and with the identifier that was made of it. */
const headOf = (section: string, heading: string): Facts => ({
  [['noticias', 'eventos', 'avisos', 'essencias'].includes(section) ? 'Título' : 'Nome']: heading,
  ...(!['avisos', 'pessoas'].includes(section) && { Identificador: slug(heading) }),
});

test('every detail shows what is kept, and what can be done with it', async ({ staff, watch }) => {
  await open(staff, 'mensagens');
  const menu = staff.getByRole('navigation', { name: 'Secções' });
  for (const [section, heading, rest] of details) {
    const facts = { ...headOf(section, heading), ...rest };
    await menu.locator(`a[href$="/${section}"]`).click();
    await staff.getByRole('link', { name: heading }).click();
    await expect(staff.locator('main h1')).toHaveText(heading);
    await expect(staff.locator('dt'), section).toHaveText(Object.keys(facts));
    for (const [label, shown] of Object.entries(facts)) {
      const fact = factOf(staff, label);
      if (typeof shown === 'string' || shown instanceof RegExp)
        await expect(fact).toHaveText(shown);
      else expect(await fact.locator('img').count(), label).toBeGreaterThanOrEqual(shown.pictures);
    }
    await expect(staff.getByRole('link', { name: 'Editar' })).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Apagar' })).toBeVisible();
  }
  expect(watch.complaints).toEqual([]);
});

test('a delete that fails stays, and says so', async ({ staff }) => {
  await open(staff, 'essencias/o-granito');
  await staff.route('**/api/essencias/o-granito', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await staff.getByRole('button', { name: 'Apagar' }).click();
  await staff.getByRole('button', { name: 'Sim, Apagar' }).click();
  await expect(staff.getByRole('alert')).toContainText('Não foi possível apagar');
  await expect(staff.locator('main h1')).toHaveText('O granito');
  expect(await axeFindings(staff)).toEqual([]);
});
