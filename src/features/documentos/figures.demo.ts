import { euros } from '../../language/euros.ts';

/** What some money is for, or where it comes from, in euros. */
type Line = readonly [what: string, amount: number];

export const sum = (lines: readonly Line[]) =>
  lines.reduce((total, [, amount]) => total + amount, 0);

/** The lines as a table that ends with their sum. */
export function tableOf(what: string, lines: readonly Line[], total = 'Total') {
  const rows = [...lines, [total, sum(lines)] as const];
  return { table: [[what, 'Euros'], ...rows.map(([name, amount]) => [name, euros(amount)])] };
}

const income = (state: number, municipality: number, fees: number, funds: number): Line[] => [
  ['Fundo de Financiamento das Freguesias', state],
  ['Transferências do município', municipality],
  ['Taxas, rendas e água', fees],
  ['Fundos para projetos', funds],
];

/** The last three budgets, by how many years ago; income and spending are equal, as the law wants them. */
export const budgets: readonly Record<'income' | 'current' | 'capital', readonly Line[]>[] = [
  {
    income: income(124_600, 51_000, 27_900, 24_000),
    current: [
      ['Pessoal', 54_200],
      ['Água e saneamento', 30_500],
      ['Apoio social e transporte a pedido', 22_400],
      ['Iluminação, seguros e limpeza', 27_300],
      ['Festas, cultura e associações', 11_600],
    ],
    capital: [
      ['Recuperação do Moinho do Meio', 38_000],
      ['Caminhos e muros', 35_500],
      ['Cemitério: muro nascente e ossários', 8_000],
    ],
  },
  {
    income: income(119_800, 47_000, 26_200, 18_000),
    current: [
      ['Pessoal', 52_000],
      ['Água e saneamento', 29_800],
      ['Apoio social e transporte a pedido', 20_500],
      ['Iluminação, seguros e limpeza', 26_100],
      ['Festas, cultura e associações', 11_000],
    ],
    capital: [
      ['Caminhos e muros', 62_600],
      ['Telhado da antiga escola', 9_000],
    ],
  },
  {
    income: income(114_300, 44_500, 25_700, 9_500),
    current: [
      ['Pessoal', 49_600],
      ['Água e saneamento', 28_400],
      ['Apoio social e transporte a pedido', 18_900],
      ['Iluminação, seguros e limpeza', 25_200],
      ['Festas, cultura e associações', 10_400],
    ],
    capital: [
      ['Caminhos e muros', 46_500],
      ['Fontes e lavadouro', 15_000],
    ],
  },
];

const spent = (
  roads: number,
  staff: number,
  water: number,
  social: number,
  rest: number,
): Line[] => [
  ['Caminhos e muros', roads],
  ['Pessoal', staff],
  ['Água e saneamento', water],
  ['Apoio social', social],
  ['Iluminação, seguros, festas, limpeza e o resto', rest],
];

/** The accounts of three years, from last year back; the demo's notices name the same sums. */
export const accounts: readonly { income: readonly Line[]; spent: readonly Line[] }[] = [
  {
    income: income(121_000, 48_500, 26_800, 18_000),
    spent: spent(62_000, 51_700, 31_000, 20_700, 41_350),
  },
  {
    income: income(114_300, 44_900, 25_450, 9_500),
    spent: spent(45_800, 49_200, 28_900, 18_650, 45_200),
  },
  {
    income: income(108_900, 42_000, 24_800, 6_000),
    spent: spent(41_200, 47_300, 27_600, 17_100, 43_450),
  },
];

/** The fees of the cemetery and all others, by how many years ago. */
export const fees: readonly { cemetery: readonly Line[]; other: readonly Line[] }[] = [
  [82, 165, 690, 3.2],
  [80, 160, 670, 3],
  [75, 150, 640, 3],
].map(([grave = 0, vault = 0, plot = 0, paper = 0]) => ({
  cemetery: [
    ['Inumação em sepultura', grave],
    ['Inumação em jazigo', vault],
    ['Exumação e limpeza de ossada', grave - 15],
    ['Ocupação de ossário, por ano', 18],
    ['Concessão de terreno para sepultura perpétua', plot],
    ['Licença para obras em sepultura ou jazigo', 25],
    ['Abertura fora do horário e aos domingos', 30],
  ],
  other: [
    ['Atestado ou declaração', paper],
    ['Fotocópia autenticada, por página', 1.5],
    ['Registo de canídeo', 4],
    ['Licença anual de canídeo', 8],
    ['Utilização do salão, por dia', 40],
    ['Utilização do salão, associações da freguesia', 0],
    ['Lugar no Terreiro da Feira, por metro e dia', 1.2],
    ['Trator com operador, por hora', 28],
  ],
}));
