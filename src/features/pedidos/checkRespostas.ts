import { z } from 'zod';
import { unchosen } from '../../fields/choice.ts';
import { choices } from '../../fields/choices.ts';
import { count } from '../../fields/count.ts';
import { date } from '../../fields/date.ts';
import type { Field, Fields } from '../../fields/field.ts';
import { list } from '../../fields/list.ts';
import type { Pergunta } from '../../fields/perguntas.ts';
import { phone } from '../../fields/phone.ts';
import { text, textSchema } from '../../fields/text.ts';
import { type FieldError, validate } from '../../fields/validate.ts';
import { messages } from '../../language/messages.ts';
import { isNif } from '../../language/nif.ts';
import { yesOrNo } from '../../language/yesOrNo.ts';
import { pedido, refusals } from './pedidos.ts';
import { mostFiles, type Respostas, shownOf } from './questions.ts';

type Several = readonly [string, ...string[]];

const nif = (label: string, options: object): Field => {
  const field = text(label, { ...options, most: 20, tidy: (typed) => typed.replace(/\s/g, '') });
  const isRight = (typed: string) => typed === '' || isNif(typed);
  return { ...field, schema: field.schema.refine(isRight, refusals.nif) } as Field;
};

/** A place in words, as a point, or both. */
const lugar = (label: string, options: object): Field => {
  const words = text(label, options);
  const degrees = (most: number) =>
    z.number().min(-most, messages.invalid).max(most, messages.invalid);
  const texto = textSchema(300).optional().default('');
  const point = z.object({ lat: degrees(90), lon: degrees(180), texto });
  return { ...words, schema: z.union([words.schema, point], messages.invalid) } as Field;
};

/** The kind of value that answers a question. */
function fieldOf({ label, tipo, required, ajuda, opcoes }: Pergunta): Field {
  const options = { required, ...(ajuda && { help: ajuda }) };
  const makers: Record<Pergunta['tipo'], () => unknown> = {
    texto: () => text(label, options),
    textoLongo: () => text(label, { ...options, lines: true }),
    numero: () => count(label, { ...options, most: 1_000_000_000 }),
    dia: () => date(label, options),
    simNao: () => unchosen(label, yesOrNo, options) as Field,
    escolha: () => unchosen(label, opcoes as unknown as Several, options) as Field,
    escolhas: () => choices(label, opcoes as unknown as Several, options),
    nif: () => nif(label, options),
    telefone: () => phone(label, options),
    morada: () => text(label, { ...options, lines: true, most: 500 }),
    pessoa: () => list(label, { ...options, item: 'pessoa', most: 20 }),
    ficheiro: () => list(label, { ...options, item: 'ficheiro', most: mostFiles.each }),
    foto: () => list(label, { ...options, item: 'fotografia', most: mostFiles.each }),
    lugar: () => lugar(label, options),
  };
  return makers[tipo]() as Field;
}

/** The fields of a form with these questions. */
export function fieldsFor(perguntas: readonly Pergunta[]): Fields {
  return Object.fromEntries(perguntas.map((each) => [each.chave, fieldOf(each)]));
}

/** Everything that is wrong with a typed request; the server makes the same checks. */
export function checkPedido(
  typed: Readonly<Record<string, unknown>>,
  perguntas: readonly Pergunta[],
  respostas: Respostas,
): FieldError[] {
  const own = validate({ fields: pedido.fields }, typed);
  return [...(own.ok ? [] : own.errors), ...checkRespostas(perguntas, respostas).errors];
}

/** The answers to the questions that were shown, and their errors; all other answers are dropped. */
export function checkRespostas(
  perguntas: readonly Pergunta[],
  respostas: Respostas,
): { respostas: Respostas; errors: FieldError[] } {
  const fields = fieldsFor(shownOf(perguntas, respostas));
  const checked = validate({ fields }, respostas);
  const errors = checked.ok ? [] : checked.errors;
  return {
    respostas: checked.values as Respostas,
    errors: errors.map(({ param, msg }) => ({ param: `respostas.${param}`, msg })),
  };
}
