import { z } from 'zod';
import { messages } from '../language/messages.ts';
import { yesOrNo } from '../language/yesOrNo.ts';
import { type Field, type Options, storedAsList } from './field.ts';
import { listSchema } from './list.ts';
import { textSchema } from './text.ts';

/** The kinds of question, with their names for the staff who make a form. */
export const questionKinds = {
  texto: 'Texto curto',
  textoLongo: 'Texto longo',
  numero: 'Número',
  dia: 'Dia',
  simNao: 'Sim ou não',
  escolha: 'Uma escolha de uma lista',
  escolhas: 'Várias escolhas de uma lista',
  nif: 'NIF',
  telefone: 'Telefone',
  morada: 'Morada',
  pessoa: 'Pessoas, uma ou mais',
  ficheiro: 'Ficheiro (PDF ou fotografia)',
  foto: 'Fotografia',
  lugar: 'Lugar',
} as const;

export type QuestionKind = keyof typeof questionKinds;

const kinds = Object.keys(questionKinds) as [QuestionKind, ...QuestionKind[]];

const pergunta = z
  .strictObject({
    chave: z.string().meta({ description: 'O nome da resposta; única em cada lista' }),
    label: z.string(),
    tipo: z.enum(kinds),
    required: z.boolean(),
    ajuda: z.string(),
    opcoes: z.array(z.string()).meta({ description: 'De escolha e escolhas' }),
    se: z
      .strictObject({ chave: z.string(), valor: z.string() })
      .nullable()
      .meta({ description: 'Só se pergunta se uma pergunta anterior tiver esta resposta' }),
  })
  .meta({ id: 'pergunta' });

/** One question of a form that staff made. */
export type Pergunta = z.infer<typeof pergunta>;

const most = 40;

const sent = z.object(
  {
    chave: textSchema(40).optional().default(''),
    label: textSchema(200).optional().default(''),
    tipo: z.enum(kinds, messages.invalid),
    required: z.boolean(messages.invalid).optional().default(false),
    ajuda: textSchema(300).optional().default(''),
    opcoes: listSchema(40, 100).optional().default([]),
    se: z
      .object({ chave: textSchema(40), valor: textSchema(100) }, messages.invalid)
      .nullish()
      .transform((se) => se ?? null),
  },
  messages.invalid,
);

/** An unused key for a new question. */
export function freeKey(taken: readonly Pick<Pergunta, 'chave'>[]): string {
  for (let n = taken.length + 1; ; n++) {
    if (!taken.some(({ chave }) => chave === `p${n}`)) return `p${n}`;
  }
}

function named(perguntas: readonly Pergunta[]): Pergunta[] {
  const all = [...perguntas];
  for (const [at, each] of perguntas.entries()) {
    all[at] = { ...each, chave: each.chave || freeKey(all) };
  }
  return all;
}

/** The answers that another question can depend on. */
export function answersOf({ tipo, opcoes }: Pergunta): readonly string[] {
  if (tipo === 'simNao') return yesOrNo;
  return tipo === 'escolha' ? opcoes : [];
}

/** What is wrong with a question, given those before it; '' if nothing. */
function faultOf({ chave, label, tipo, opcoes, se }: Pergunta, before: readonly Pergunta[]) {
  const at = before.length + 1;
  if (label === '') return messages.questionUnlabelled(at);
  // Not a name that every object has, such as `constructor`: answers are looked up by these keys.
  const isName = /^[a-z][a-z0-9-]{0,39}$/.test(chave) && !(chave in {});
  if (!isName || before.some((each) => each.chave === chave)) return messages.questionKey(at);
  if (tipo.startsWith('escolha') && new Set(opcoes).size < 2) return messages.questionChoices(at);
  const cause = se && before.find((each) => each.chave === se.chave);
  if (se && !(cause && answersOf(cause).includes(se.valor))) return messages.questionDepends(at);
  return '';
}

/** The questions of a form, in order; each may depend on the answer to an earlier one. */
export function perguntas(label: string, options: Options = {}): Field<Pergunta[]> {
  return {
    ...storedAsList<Pergunta>(),
    ...options,
    kind: 'perguntas',
    label,
    schema: z
      .array(sent, messages.invalid)
      .max(most, messages.tooMany(most))
      .transform(named)
      .superRefine((all, context) => {
        const faults = all.map((each, at) => faultOf(each, all.slice(0, at)));
        const message = faults.find((fault) => fault !== '');
        if (message) context.addIssue({ code: 'custom', message });
      }),
    answer: z.array(pergunta).max(most),
  };
}
