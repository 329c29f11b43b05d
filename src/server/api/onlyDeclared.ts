import { type ZodRawShape, ZodType } from 'zod';
import type { Call } from '../../calls/call.ts';

type Cut = (value: unknown) => unknown;

/** The parts of a schema that hold others, as Zod has them. */
type Def =
  | { type: 'object'; shape: ZodRawShape }
  | { type: 'array'; element: ZodType }
  | { type: 'record'; valueType: ZodType }
  | { type: 'nullable' | 'optional'; innerType: ZodType }
  | { type: 'string' };

const asItIs: Cut = (value) => value;

// Calls share the schemas of their records.
const made = new WeakMap<ZodType, Cut>();

/**
 * Makes the function that copies of an answer only what its call declares, however deep it stands.
 * Answers are closed by default: a column that a table gains reaches nobody until a call names it.
 */
export function onlyDeclared(answers: Call['answers']): Cut {
  return answers instanceof ZodType ? cutTo(answers) : asItIs;
}

function cutTo(schema: ZodType): Cut {
  const cut = made.get(schema) ?? cutFor(schema.def as unknown as Def);
  made.set(schema, cut);
  return cut;
}

function cutFor(def: Def): Cut {
  if (def.type === 'object') {
    const parts = Object.entries(def.shape).map(
      ([name, part]) => [name, cutTo(part as ZodType)] as const,
    );
    return (value) => {
      const from = value as Record<string, unknown>;
      const kept: Record<string, unknown> = {};
      for (const [name, cut] of parts) if (name in from) kept[name] = cut(from[name]);
      return kept;
    };
  }
  if (def.type === 'array') {
    const cut = cutTo(def.element);
    return cut === asItIs ? asItIs : (items) => (items as unknown[]).map(cut);
  }
  if (def.type === 'record') {
    const cut = cutTo(def.valueType);
    if (cut === asItIs) return asItIs;
    return (values) =>
      Object.fromEntries(
        Object.entries(values as object).map(([name, value]) => [name, cut(value)]),
      );
  }
  if (def.type === 'nullable' || def.type === 'optional') {
    const cut = cutTo(def.innerType);
    return cut === asItIs ? asItIs : (value) => (value == null ? value : cut(value));
  }
  return asItIs;
}
