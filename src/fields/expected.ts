import { z } from 'zod';
import { messages } from '../language/messages.ts';
import { type Field, type Options, storedAsList } from './field.ts';
import { textSchema } from './text.ts';

const maxItems = 60;
const maxNameLength = 150;

const month = z.int().min(1).max(12);

const expectation = z
  .strictObject({
    nome: z.string().meta({ description: 'Com {ano} e {ano anterior} onde estão os anos' }),
    tipo: z.string(),
    orgao: z.string(),
    deMes: month.meta({ description: 'O ato é deste mês, 1 a 12' }),
    aMes: month.meta({ description: 'Até este' }),
    anoAnterior: z.boolean().meta({ description: 'Se o ato é do ano anterior' }),
    atrasoDia: z.int().min(1).max(31),
    atrasoMes: month.meta({ description: 'Passado este dia, está em atraso' }),
  })
  .meta({ id: 'documentoEsperado' });

/** A document expected every year: what it is, in which months it is decided, and when it becomes late. */
export type Expectation = z.infer<typeof expectation>;

export type ExpectedField = Field<Expectation[]> & {
  types: readonly [string, ...string[]];
  organs: readonly [string, ...string[]];
  /** The list until somebody edits it; they can also restore it. */
  suggested: readonly Expectation[];
  most: number;
};

/** The documents expected every year; items without a name are dropped. */
export function expected(
  label: string,
  { types, organs, suggested, ...options }: Options & Omit<ExpectedField, keyof Field | 'most'>,
): ExpectedField {
  const number = (least: number, greatest: number) =>
    z.coerce.number(messages.invalid).int(messages.invalid).min(least).max(greatest);
  const sent = z
    .object({
      nome: textSchema(maxNameLength),
      tipo: z.enum(types, messages.invalid),
      orgao: z.enum(organs, messages.invalid),
      deMes: number(1, 12),
      aMes: number(1, 12),
      anoAnterior: z.boolean(messages.invalid),
      atrasoDia: number(1, 31),
      atrasoMes: number(1, 12),
    })
    .refine(({ deMes, aMes }) => deMes <= aMes, messages.monthsTurned);
  return {
    ...storedAsList<Expectation>(),
    ...options,
    kind: 'expected',
    label,
    types,
    organs,
    suggested,
    most: maxItems,
    initial: [...suggested],
    schema: z
      .array(sent, messages.invalid)
      .transform((items) => items.filter(({ nome }) => nome !== ''))
      .pipe(z.array(expectation).max(maxItems, messages.tooMany(maxItems))),
    answer: z.array(expectation).max(maxItems),
  };
}
