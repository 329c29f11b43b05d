import { choice } from '../../fields/choice.ts';
import { date } from '../../fields/date.ts';
import type { Values } from '../../fields/field.ts';
import type { Pergunta } from '../../fields/perguntas.ts';
import { text } from '../../fields/text.ts';
import type { FieldError } from '../../fields/validate.ts';
import { messages } from '../../language/messages.ts';

/** The grounds on which the council may attest something. */
const groundNames = {
  conhecimento: 'Conhecimento direto de um membro da junta ou da assembleia',
  testemunhas: 'Testemunho de dois eleitores da freguesia',
  documento: 'Documento apresentado',
} as const;

type Ground = keyof typeof groundNames;

export const grounds = Object.keys(groundNames) as [Ground, ...Ground[]];

/** The form that a clerk fills in to issue a document. */
export const issueFields = {
  corpo: text('Texto do documento', {
    required: true,
    lines: true,
    most: 10_000,
    help: 'Corrija o que for preciso: é isto que vai assinado.',
  }),
  fundamento: choice('Fundamento', grounds, { required: true, names: groundNames }),
  prova: text('Quem, ou que documento', {
    required: true,
    lines: true,
    most: 500,
    help: 'O nome e o cargo do membro; os nomes das duas testemunhas, um por linha; ou o documento que se viu.',
  }),
  conferidoPor: text('Quem conferiu as testemunhas', { most: 100, help: 'Só com testemunhas.' }),
  validoAte: date('Válido até', { help: 'Vazio: não tem prazo.' }),
};

export type Wanted = Values<typeof issueFields>;

const linesOf = (words: string) =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A placeholder in a template, such as `{{nome}}`; captures the name in it. */
const place = /\{\{\s*([^{}\s]*)\s*\}\}/g;

export const placesIn = (model: string) =>
  Array.from(model.matchAll(place), ([, name = '']) => name);

/** The placeholders that a template may use: the applicant's name, and every question. */
export function namesFor(perguntas: readonly Pergunta[]): { chave: string; label: string }[] {
  return [{ chave: 'nome', label: 'Nome de quem pede' }, ...perguntas];
}

/** Fills the answers into a template; placeholders without an answer stay as they are. */
export function filled(model: string, answers: readonly { chave: string; valor: string }[]) {
  const known = new Map(answers.map(({ chave, valor }) => [chave, valor]));
  return model.replaceAll(place, (open, chave) => known.get(chave) ?? open);
}

/** What is wrong with a document that is to be issued today. */
export function faultsIn(wanted: Wanted, today: string): FieldError[] {
  const { corpo, fundamento, prova, conferidoPor, validoAte } = wanted;
  const faults: FieldError[] = [];
  const [open] = placesIn(corpo);
  if (open !== undefined) faults.push({ param: 'corpo', msg: `Falta preencher {{${open}}}` });
  if (fundamento === 'testemunhas') {
    const names = linesOf(prova);
    if (names.length !== 2 || new Set(names).size !== 2) {
      faults.push({ param: 'prova', msg: 'Escreva os nomes das duas testemunhas, um por linha' });
    }
    if (conferidoPor === '') faults.push({ param: 'conferidoPor', msg: messages.required });
  }
  if (validoAte !== '' && validoAte < today) {
    faults.push({ param: 'validoAte', msg: 'Este dia já passou' });
  }
  return faults;
}

/** The sentence about the ground, as the document prints it. */
export function groundInWords(
  ground: Pick<Wanted, 'fundamento' | 'prova' | 'conferidoPor'>,
): string {
  const { fundamento, prova, conferidoPor } = ground;
  const said = linesOf(prova);
  const words: Record<Ground, string> = {
    conhecimento: `conhecimento direto de ${said.join(', ')}, membro da junta ou da assembleia de freguesia`,
    testemunhas: `testemunho de ${said.join(' e de ')}, eleitores da freguesia, conferido por ${conferidoPor}`,
    documento: `documento apresentado: ${said.join('; ')}`,
  };
  return `Fundamento: ${words[fundamento]}.`;
}

/** Whether an issued document is valid, and what that is called. */
export const validityNames = {
  valido: 'Válido',
  caducado: 'Fora do prazo',
  anulado: 'Anulado',
} as const;

export type Validity = keyof typeof validityNames;

export function validityOf(
  { anuladoEm, validoAte }: { anuladoEm: string; validoAte: string },
  today: string,
): Validity {
  if (anuladoEm !== '') return 'anulado';
  return validoAte !== '' && validoAte < today ? 'caducado' : 'valido';
}

/** Letters and digits that are not mistaken for each other: no I, L, O or U. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A typed code in its stored form: capitals in groups of four, O read as 0, I and L as 1. */
export function codeTyped(typed: string): string {
  const plain = typed
    .slice(0, 100)
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
  return plain.replace(/(.{4})(?=.)/g, '$1-');
}
