import type { documentTypes, orgaos } from './documentos.ts';

/** A document expected every year: what it is, in which months it is decided, and when it becomes late. */
export type YearlyDocument = {
  /** With {ano} and {ano anterior} where the years stand. */
  nome: string;
  tipo: (typeof documentTypes)[number];
  orgao: (typeof orgaos)[number];
  deMes: number;
  aMes: number;
  /** Whether it is decided in the year before. */
  anoAnterior: boolean;
  atrasoDia: number;
  atrasoMes: number;
};

type Months = readonly [first: number, last: number];
type LateAfter = readonly [day: number, month: number];

/** One of them; the organ is always the assembly, which sees or votes on all of them. */
const entry = (
  nome: string,
  tipo: YearlyDocument['tipo'],
  [deMes, aMes]: Months,
  [atrasoDia, atrasoMes]: LateAfter,
  anoAnterior = false,
): YearlyDocument => ({
  nome,
  tipo,
  orgao: 'Assembleia',
  deMes,
  aMes,
  anoAnterior,
  atrasoDia,
  atrasoMes,
});

/**
 * The four ordinary sessions (Lei 75/2013, art. 11): the summons leaves eight days before at the latest, and
 * the minutes are approved by the session that follows.
 */
const sessions: readonly [name: string, Months, summons: LateAfter, minutes: LateAfter][] = [
  ['abril', [4, 4], [22, 4], [31, 7]],
  ['junho', [6, 6], [22, 6], [31, 10]],
  ['setembro', [9, 9], [22, 9], [31, 1]],
  ['novembro ou dezembro', [11, 12], [23, 12], [31, 5]],
];

/** What the law asks a parish to publish every year. */
export const yearlyDocuments: readonly YearlyDocument[] = [
  // The fourth session votes on the next year's budget and plan, and with them on what is charged.
  entry('Orçamento e opções do plano para {ano}', 'Orçamento e plano', [11, 12], [31, 1], true),
  entry(
    'Regulamento e tabela geral de taxas {ano}',
    'Regulamento e taxas',
    [11, 12],
    [31, 1],
    true,
  ),
  // The first session looks at the accounts and the inventory of the year before.
  entry('Prestação de contas de {ano anterior}', 'Prestação de contas', [4, 4], [31, 5]),
  entry('Inventário dos bens de {ano anterior}', 'Outro', [4, 4], [31, 5]),
  ...sessions.flatMap(([name, months, summons, minutes]) => [
    entry(`Convocatória da sessão de ${name} de {ano}`, 'Convocatória', months, summons),
    entry(`Ata da sessão de ${name} de {ano}`, 'Ata', months, minutes),
  ]),
];
