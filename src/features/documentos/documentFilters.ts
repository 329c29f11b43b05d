import type { AnswerOf } from '../../calls/all.ts';
import { counted } from '../../language/counted.ts';
import type { RecordIn } from '../../sections/all.ts';

type Documento = RecordIn<'documentos'>;
type Contagem = AnswerOf<'GET /api/documentosContagem'>['contagem'];

/** The plural of each type of document. */
const kinds: Record<Documento['type'], string> = {
  Ata: 'Atas',
  Edital: 'Editais',
  Convocatória: 'Convocatórias',
  'Orçamento e plano': 'Orçamentos e planos',
  'Prestação de contas': 'Prestações de contas',
  'Regulamento e taxas': 'Regulamentos e taxas',
  'Contrato ou protocolo': 'Contratos e protocolos',
  Concurso: 'Concursos',
  Outro: 'Outros documentos',
};

const organs: Record<Documento['orgao'], string> = {
  Junta: 'da Junta',
  Assembleia: 'da Assembleia',
};

/** The filters of the list, by their names in the page's address and in the API. */
export const filterNames = ['type', 'ano', 'orgao'] as const;
type FilterName = (typeof filterNames)[number];

/** What was chosen for each filter, and the search words; '' for none. */
export type Chosen = Record<FilterName | 'q', string>;

/** No filter: all documents. */
export const nothingChosen: Chosen = { type: '', ano: '', orgao: '', q: '' };

/** The choice in an address; undefined if it names a value that does not exist. */
export function chosenIn(search: URLSearchParams): Chosen | undefined {
  const [type = '', ano = '', orgao = ''] = filterNames.map((name) => search.get(name) ?? '');
  const isKnown =
    (type === '' || Object.hasOwn(kinds, type)) &&
    (orgao === '' || Object.hasOwn(organs, orgao)) &&
    /^(\d{4})?$/.test(ano);
  const q = (search.get('q') ?? '').trim().slice(0, 100);
  return isKnown ? { type, ano, orgao, q } : undefined;
}

/** The parameters of a choice in an address: only those chosen, always in the same order. */
export function keptOf({ type, ano, orgao, q }: Chosen): Record<string, string> {
  return Object.fromEntries(Object.entries({ type, ano, orgao, q }).filter(([, value]) => value));
}

/** The query string of a choice, after the path of the list. */
export function searchOf(chosen: Chosen): string {
  const search = String(new URLSearchParams(keptOf(chosen)));
  return search && `?${search}`;
}

/** The title of a choice of documents: "Atas da Assembleia, 2024". */
export function titleOf({ type, ano, orgao }: Chosen): string {
  const what = kinds[type as Documento['type']] ?? 'Documentos';
  const whose = organs[orgao as Documento['orgao']];
  return `${what}${whose ? ` ${whose}` : ''}${ano && `, ${ano}`}`;
}

/** "12 documentos". */
export function totalInWords(total: number): string {
  return total === 0 ? 'Nenhum documento' : counted(total, 'documento', 'documentos');
}

/** A value to narrow the list by, or '' to widen it again. */
type Option = { value: string; label: string; search: string; total: number };

/** One filter and its values, each with its count, given what is chosen in the other filters. */
export type Facet = { name: FilterName; label: string; current: string; options: Option[] };

const labels: Record<FilterName, string> = { type: 'Tipo', ano: 'Ano', orgao: 'Órgão' };

/** The values in the order people look for them: types and organs as declared, the latest year first. */
function inOrder(name: FilterName, values: readonly string[]): string[] {
  if (name === 'ano') return values.toSorted().reverse();
  return Object.keys(name === 'type' ? kinds : organs).filter((value) => values.includes(value));
}

function nameOf(name: FilterName, value: string): string {
  return name === 'type' ? kinds[value as Documento['type']] : value;
}

/** The filters for the current choice: only values that have documents, each with its count. */
export function facetsOf(contagem: Contagem, chosen: Chosen): Facet[] {
  return filterNames.map((name) => {
    const fits = contagem.filter((each) =>
      filterNames.every(
        (other) => other === name || !chosen[other] || each[other] === chosen[other],
      ),
    );
    const totals = new Map<string, number>();
    for (const each of fits) totals.set(each[name], (totals.get(each[name]) ?? 0) + each.total);
    const values = inOrder(name, [...totals.keys()]);
    const option = (value: string, label: string, total: number) => ({
      value,
      label,
      total,
      search: searchOf({ ...chosen, [name]: value }),
    });
    const all = fits.reduce((sum, { total }) => sum + total, 0);
    return {
      name,
      label: labels[name],
      current: chosen[name],
      options: [
        option('', 'Todos', all),
        ...values.map((value) => option(value, nameOf(name, value), totals.get(value) ?? 0)),
      ],
    };
  });
}

/** The chosen filters, each with the query string without it. */
export function takenOff(chosen: Chosen): { label: string; search: string }[] {
  const words = chosen.q
    ? [{ label: `«${chosen.q}»`, search: searchOf({ ...chosen, q: '' }) }]
    : [];
  return filterNames
    .filter((name) => chosen[name])
    .map((name) => ({
      label: nameOf(name, chosen[name]),
      search: searchOf({ ...chosen, [name]: '' }),
    }))
    .concat(words);
}
