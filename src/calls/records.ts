import { z } from 'zod';
import type { ChoiceField } from '../fields/choice.ts';
import { flag } from '../fields/flag.ts';
import { momentAnswer } from '../fields/instant.ts';
import { text } from '../fields/text.ts';
import { estado } from '../sections/life.ts';
import type { Collection, RecordOf, Section } from '../sections/section.ts';
import { fotos, pagingFields, recordOf, total } from './answers.ts';
import { type Call, call } from './call.ts';

/** The choices of a collection's `type`; none if it has no such field. */
export function typesOf({ sections }: Pick<Collection, 'sections'>): string[] {
  return sections.flatMap(({ fields }) => (fields.type as ChoiceField)?.choices ?? []);
}

/** Which records of a list staff want; visitors always get the published ones, whatever they ask for. */
export const estadoParam = text('Estado', {
  help: `Para o pessoal: todos, ou um de ${estado.choices.join(', ')}; publicado se nada se disser`,
});

/** Cuts the records of a list down to some fields. */
export const fieldsParam = text('Campos', { most: 1_000, help: 'Só estes, com vírgulas' });

/** Makes something of each collection once: schemas take memory, and calls are asked for by several. */
function memoized<Make extends (collection: Collection) => unknown>(make: Make): Make {
  const made = new WeakMap<Collection, unknown>();
  return ((collection) => {
    if (!made.has(collection)) made.set(collection, make(collection));
    return made.get(collection);
  }) as Make;
}

/** The schema of a collection's record in an answer; one object, shared by all calls that answer it. */
export const recordSchema = memoized(<C extends Collection>({ one, fields, computed }: C) => {
  const schema = recordOf(one, { ...fields, ...computed });
  return schema as unknown as ReturnType<typeof recordOf<C['fields'] & C['computed']>>;
});

type KeyOf<C> = C extends { fields: { identifier: unknown } } ? 'identifier' : '_id';

/** The calls of a collection that read: the list and one record. */
export const readingsOf = memoized(<const C extends Collection>(collection: C) => {
  const { name, one, many, key, filters } = collection;
  const record = recordSchema(collection);
  const types = typesOf(collection);
  const cut = record.partial().required({ _id: true, updatedAt: true });
  const list = (item: z.ZodType) => z.strictObject({ [many]: z.array(item), fotos, total });
  return {
    list: call(`GET /api/${name as C['name']}`, 'anyone', `Lista de ${name}`, {
      query: {
        type: text('Tipo', { help: `Um ou vários, com vírgulas: ${types.join(', ') || 'nenhum'}` }),
        ...filters,
        estado: estadoParam,
        ...pagingFields,
        fields: fieldsParam,
      },
      answers: list(record) as unknown as z.ZodType<
        Record<C['many'], RecordOf<C>[]> & { fotos: z.infer<typeof fotos>; total?: number }
      >,
      answersPartial: list(cut),
    }),
    read: call(
      `GET /api/${name as C['name']}/:${key as KeyOf<C>}`,
      'anyone',
      `Um registo de ${name}`,
      {
        answers: z.strictObject({ [one]: record.nullable(), fotos }) as unknown as z.ZodType<
          Record<C['one'], RecordOf<C> | null> & { fotos: z.infer<typeof fotos> }
        >,
      },
    ),
  };
});

type RecordCall = Call & { takes: readonly Section[] };

type Writings = {
  ways: { takes: readonly Section[]; create: RecordCall; replace: RecordCall }[];
  remove: Call;
};

/** The calls of a collection that write: create and replace for each `writePath`, and remove. */
export const writingsOf = memoized((collection): Writings => {
  const { name, one, key, sections } = collection;
  const answers = z.strictObject({ [one]: recordSchema(collection) });
  const written = Map.groupBy(sections, ({ writePath }) => writePath ?? '');
  return {
    ways: Array.from(written, ([path, takes]) => {
      const base = `/api/${name}${path && `/${path}`}` as const;
      return {
        takes,
        create: call(`POST ${base}`, 'editar', 'Criar', { takes, answers, status: 201 }),
        replace: call(`PUT ${base}/:${key}`, 'editar', 'Substituir', { takes, answers }),
      };
    }),
    remove: call(`DELETE /api/${name}/:${key}`, 'editar', 'Apagar', {
      query: {
        _id: text('Só este registo', { help: 'Se o endereço já é de outro, nada se apaga' }),
      },
      answers,
    }),
  };
});

const version = z
  .strictObject({
    numero: z.int(),
    quem: z.string().meta({ description: 'Vazio quando não se sabe' }),
    em: momentAnswer,
    campos: z.array(z.string()).meta({ description: 'Os campos que mudaram' }),
  })
  .meta({ id: 'versao' });

/** A save of a record: who made it, when, and which fields it changed. */
export type Versao = z.infer<typeof version>;

/** The calls about earlier versions of a record. */
export const versionsOf = memoized((collection) => {
  const { name, one, key } = collection;
  const base = `/api/${name}/:${key}/versoes` as `/api/${string}/:chave/versoes`;
  return {
    list: call(
      `GET ${base}`,
      'editar',
      'As versões de um registo, da mais nova para a mais antiga',
      {
        answers: { arrayVersoes: z.array(version).nullable() },
      },
    ),
    read: call(`GET ${base}/:numero`, 'editar', 'Um registo como era', {
      answers: {
        versao: version.extend({ valores: z.record(z.string(), z.unknown()) }).nullable(),
        fotos,
      },
    }),
    restore: call(`POST ${base}/:numero/repor`, 'editar', 'Repor um registo como era', {
      answers: z.strictObject({ [one]: recordSchema(collection) }),
    }),
  };
});

/** The options of a copy. */
export const copyFields = {
  paraOAno: flag('O mesmo para o ano', {
    help: 'Pela mesma altura e no mesmo dia da semana. Sem isto, os dias ficam por preencher.',
  }),
};

/** The call that makes a new draft as a copy of a record. */
export const duplicationOf = memoized((collection) => {
  const { name, one, key } = collection;
  const path = `/api/${name}/:${key}/duplicar` as `/api/${string}/:chave/duplicar`;
  return call(`POST ${path}`, 'editar', 'Duplicar: um rascunho novo, com o que este diz', {
    takes: { fields: copyFields },
    answers: z.strictObject({ [one]: recordSchema(collection) }),
    status: 201,
    changesNothing: true,
  });
});

/** Every call of a collection. */
export function callsOf(collection: Collection): Call[] {
  const { ways, remove } = writingsOf(collection);
  const writings = ways.flatMap(({ create, replace }) => [create, replace]);
  return [
    ...Object.values(readingsOf(collection)),
    remove,
    ...writings,
    ...Object.values(versionsOf(collection)),
    duplicationOf(collection),
  ];
}
