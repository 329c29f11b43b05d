import { expect, test } from 'vitest';
import { z } from 'zod';
import { everyCall } from '../../calls/all.ts';
import { recordOf } from '../../calls/answers.ts';
import { text } from '../../fields/text.ts';
import { collections } from '../../sections/all.ts';
import { onlyDeclared } from './onlyDeclared.ts';

const person = z.strictObject({ name: z.string(), age: z.int().optional() });

test.each([
  ['a field that is not declared goes', person, { name: 'Ana', segredo: 'x' }, { name: 'Ana' }],
  ['what is declared and missing stays missing', person, { name: 'Ana' }, { name: 'Ana' }],
  ['in lists too', z.array(person), [{ name: 'Ana', s: 1 }], [{ name: 'Ana' }]],
  ['under names of their own too', z.record(z.string(), person), { a: { s: 1 } }, { a: {} }],
  ['null is an answer', person.nullable(), null, null],
  [
    'nor what stands deep inside',
    z.strictObject({ of: person.nullable() }),
    { of: { s: 1 } },
    { of: {} },
  ],
  ['what anyone may write stands as it is', z.unknown(), { any: 1 }, { any: 1 }],
])('%s', (_, schema, answer, expected) => {
  expect(onlyDeclared(schema)(answer)).toEqual(expected);
});

/** The kinds of schema in an answer that hold others and are not cut. */
function uncut(schema: z.ZodType): string[] {
  const def = schema.def as { type: string } & Record<string, z.ZodType>;
  const inside = def.shape
    ? Object.values(def.shape as unknown as z.ZodRawShape)
    : [def.element, def.valueType, def.innerType].filter((each) => each !== undefined);
  const isOpen = ['intersection', 'lazy', 'pipe'].includes(def.type);
  const isOpenUnion = (def.options as unknown as z.ZodType[] | undefined)?.some(
    ({ type }) => type === 'object' || type === 'array',
  );
  const own = isOpen || isOpenUnion ? [def.type] : [];
  return [...own, ...inside.flatMap((each) => uncut(each as z.ZodType))];
}

test('every answer is made of kinds of schema that can be cut', () => {
  const calls = everyCall(Object.values(collections)).filter(({ answers }) => 'parse' in answers);
  const open = calls
    .map(({ method, path, answers }) => [`${method} ${path}`, uncut(answers as z.ZodType)] as const)
    .filter(([, kinds]) => kinds.length > 0);
  expect(open).toEqual([]);
});

test('a call cannot declare that it answers what is never answered', () => {
  const segredo = { ...text('Segredo'), neverAnswered: true } as const;
  expect(() => recordOf('reserva', { segredo })).toThrow('segredo may not be answered');
});

test('an answer that is as declared is not copied', () => {
  const answer = [{ name: 'Ana' }];
  expect(onlyDeclared(z.array(person))(answer)).toBe(answer);
});
