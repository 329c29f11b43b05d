import { longDate } from '../../language/calendar.ts';
import { folded } from '../../language/folded.ts';
import type { RecordOf } from '../../sections/section.ts';
import type { documentos } from './documentos.ts';
import { daysIn, isMonth, numberIn, spelled, withoutDays } from './guessDay.ts';

type Documento = RecordOf<typeof documentos>;
type Type = Documento['type'];

/** What a PDF is believed to be; the day is '' if it is unknown. */
type Guess = Pick<Documento, 'type' | 'orgao' | 'numero' | 'date' | 'title'>;

/** The words by which each kind is known, in folded text. */
const kinds: [Type, RegExp][] = [
  ['Ata', /\b(?:actas?|atas?|minuta)\b|\baos? [a-z\d ]{1,20} dias? do mes\b/],
  ['Edital', /\bedita(?:l|is)\b/],
  ['Convocatória', /\bconvocat\w*|\bconvocacao\b|\bordem (?:de trabalhos|do dia)\b/],
  [
    'Prestação de contas',
    /\bcontas? d[ae] gerencia\b|\bprestacao de contas\b|\bcontas\b|\brelatorio (?:de|e) (?:gestao|atividades?|actividades?|contas)\b/,
  ],
  [
    'Orçamento e plano',
    /\borcament\w*|\bppi\b|\bgop\b|\bopcoes do plano\b|\bplano (?:anual|plurianual|de atividades|de actividades)\b|\bmapa de pessoal\b/,
  ],
  ['Regulamento e taxas', /\bregulament\w*|\btaxas\b|\bcodigo de conduta\b/],
  ['Contrato ou protocolo', /\bcontratos?\b|\bprotocolos?\b|\bacordo\b|\badenda\b/],
  ['Concurso', /\bconcurs\w*|\bhasta publica\b|\bcaderno de encargos\b/],
];

/** The types whose title is made from their number. */
const numbered: readonly Type[] = ['Ata', 'Edital', 'Convocatória'];
const withNumber: readonly Type[] = [...numbered, 'Contrato ou protocolo', 'Concurso'];

const mostOfTitle = 120;

/** How many letters at the top of a page are searched for what it is. */
const heading = 800;

function kindIn(text: string): Type | undefined {
  const guesses = kinds.flatMap(([type, words]) => {
    const at = text.search(words);
    return at < 0 ? [] : [{ type, at }];
  });
  return guesses.toSorted((one, other) => one.at - other.at)[0]?.type;
}

function organIn(text: string): Guess['orgao'] | undefined {
  if (/\bassembleia\b|\baf\b/.test(text)) return 'Assembleia';
  return /\bjunta\b|\bjf\b|\bexecutivo\b/.test(text) ? 'Junta' : undefined;
}

const sign = '(?:n[.ºo°]{0,2}|num(?:ero)?[.]?)(?![a-z])';
const year = '((?:19|20)\\d\\d)';
const kindWord = '(?:acta|ata|edital|convocatoria|contrato|protocolo|concurso)';

function numberInName(name: string): string {
  const whole = name.match(new RegExp(`\\b0*(\\d{1,3}) ?(?:[-/. ]|\\bde\\b) ?${year}\\b`));
  if (whole) return `${whole[1]}/${whole[2]}`;
  const turned = name.match(new RegExp(`\\b${year}[-/. ]0*(\\d{1,3})\\b`));
  if (turned) return `${turned[2]}/${turned[1]}`;
  const alone = name.match(new RegExp(`(?:\\b${sign}|\\b${kindWord}) ?0*(\\d{1,4})\\b`));
  return alone?.[1] && !new RegExp(`^${year}$`).test(alone[1]) ? alone[1] : '';
}

function numberInPage(page: string): string {
  const said = page.match(
    new RegExp(`\\b${kindWord}\\b[a-z ]{0,40}\\b${sign} ?(\\d{1,4}(?:/\\d{2,4})?|${spelled})`),
  )?.[1];
  if (!said) return '';
  return /^\d/.test(said) ? said.replace(/^0+(?=\d)/, '') : String(numberIn(said));
}

/** Words of a name that tell nobody what a document is about. */
const noise =
  /^(?:digitaliza\w*|scan\w*|img|image[mn]?|doc|documento|pdf|final|vf|v\d+|versao|rev|assinad[oa]|signed|copia|novo|nova|n|n[.ºo°]+|num|numero|\d+[ºª]?)$/;
const organWords = /^(?:assembleia|freguesia|junta|af|jf|executivo)$/;
const joining = /^(?:a|as|o|os|e|de|da|do|das|dos|em|no|na|para)$/;

/** The spelling of words that people often write without accents. */
const accents: Record<string, string> = Object.fromEntries(
  'orçamento gerência cemitério convocatória prestação relatório público pública freguesia atividades reunião sessão ordinária extraordinária alteração opções água águas eleições delegação competências aquisição serviços móveis património inventário execução revisão junho março tabela'
    .split(' ')
    .map((word) => [folded(word), word]),
);

function spelledRight(word: string): string {
  const right = accents[word.toLowerCase()];
  if (!right) return word;
  return /^\p{Lu}/u.test(word) ? right[0]?.toUpperCase() + right.slice(1) : right;
}

/** The words of a file's name as in a sentence: a name in capitals is put in small letters. */
function inWords(name: string): string[] {
  const words = name.split(/[_\s-]+/).filter(Boolean);
  const isShouted = name === name.toUpperCase();
  return words.map((word) =>
    spelledRight(
      isShouted && (word.length > 3 || joining.test(folded(word))) ? word.toLowerCase() : word,
    ),
  );
}

function trimmed(words: string[]): string {
  const isJoining = (word = '') => joining.test(folded(word));
  const kept = [...words];
  while (kept.length > 0 && isJoining(kept[0])) kept.shift();
  while (kept.length > 0 && isJoining(kept.at(-1))) kept.pop();
  return kept.join(' ');
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const dayInWords = (day: string) => longDate(day).replace(/^0/, '');

/** A title made from the number, or else the day: `Ata n.º 3/2023 da Assembleia de Freguesia: contas`. */
function calledByNumber({ type, numero, date }: Omit<Guess, 'title'>, organ = '', about = '') {
  const which = numero !== '' ? ` n.º ${numero}` : '';
  const whose = organ === '' ? '' : ` da ${organ} de Freguesia`;
  const when = numero === '' && date !== '' ? `, ${dayInWords(date)}` : '';
  return `${type}${which}${whose}${when}${about === '' ? '' : `: ${about}`}`;
}

/** Guesses from the name of a file and the text of its first page what a document is. */
export function guessDocument(fileName: string, firstPage: string, now: Date): Guess {
  const bare = fileName.replace(/\.pdf$/i, '').normalize();
  // «Ata03_2023» says the same as «Ata 03 2023».
  const name = folded(bare)
    .replace(/[_\s]+/g, ' ')
    .replace(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g, ' ')
    .replace(/ {2,}/g, ' ');
  const page = folded(firstPage).replace(/\s+/g, ' ');
  const top = page.slice(0, heading);

  const type = kindIn(name) ?? kindIn(top) ?? 'Outro';
  const inName = daysIn(name, now)[0];
  const inPage = daysIn(page, now);
  // An edital is dated where it is signed, all else where it begins.
  const date = inName?.day ?? inPage.at(type === 'Edital' ? -1 : 0)?.day ?? '';
  const organ = organIn(name) ?? organIn(top);
  const numero = withNumber.includes(type)
    ? numberInName(withoutDays(name)) || numberInPage(top)
    : '';
  const orgao = organ ?? (type === 'Convocatória' ? 'Assembleia' : 'Junta');
  const guessed = { type, orgao, numero, date };

  const words = inWords(bare);
  const about = trimmed(
    words.filter((word) => {
      const plain = folded(word);
      const isDated = /\d/.test(plain) || isMonth(plain);
      return !isDated && !noise.test(plain) && !organWords.test(plain) && !kindIn(plain);
    }),
  );
  if (numbered.includes(type)) {
    return { ...guessed, title: calledByNumber(guessed, organ, about) };
  }
  const hasMeaning = words.some((word) => !noise.test(folded(word).replace(/\d+$/, '') || '0'));
  const firstLine = firstPage.split(/\n|(?<=[.;:]) /).find((line) => line.trim().length > 3);
  const meant = words.filter((word) => /^\d/.test(word) || !noise.test(folded(word)));
  const title = hasMeaning ? trimmed(meant) : (firstLine?.trim() ?? trimmed(words));
  return { ...guessed, title: capital(title.slice(0, mostOfTitle)) || fileName };
}
