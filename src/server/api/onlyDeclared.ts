import { type ZodRawShape, ZodType } from 'zod';
import type { Call } from '../../calls/call.ts';

type Cut = (value: unknown) => unknown;
type AnyObject = Record<string, unknown>;

/** Zod's definitions of the schemas that hold others; `string` stands for all that do not. */
type Def =
  | { type: 'object'; shape: ZodRawShape }
  | { type: 'array'; element: ZodType }
  | { type: 'record'; valueType: ZodType }
  | { type: 'nullable' | 'optional'; innerType: ZodType }
  | { type: 'string' };

const asItIs: Cut = (value) => value;

// Cached, because calls share the schemas of their records.
const made = new WeakMap<ZodType, Cut>();

/**
 * Makes the function that cuts an answer to what its call declares, at every depth. Answers are
 * closed by default: a column that a table gains reaches nobody until a call names it.
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
    const names = new Set(Object.keys(def.shape));
    const parts = Object.entries(def.shape).map(
      ([name, part]) => [name, cutTo(part as ZodType)] as const,
    );
    const nested = parts.filter(([, cut]) => cut !== asItIs);
    return (value) => {
      const from = value as AnyObject;
      return inside(hasOthers(from, names) ? picked(from, names) : from, nested);
    };
  }
  if (def.type === 'array') {
    const cut = cutTo(def.element);
    if (cut === asItIs) return asItIs;
    return (value) => {
      const items = value as unknown[];
      const kept = items.map(cut);
      return kept.every((each, index) => each === items[index]) ? items : kept;
    };
  }
  if (def.type === 'record') {
    const cut = cutTo(def.valueType);
    if (cut === asItIs) return asItIs;
    return (value) =>
      inside(
        value as AnyObject,
        Object.keys(value as AnyObject).map((name) => [name, cut]),
      );
  }
  if (def.type === 'nullable' || def.type === 'optional') {
    const cut = cutTo(def.innerType);
    return cut === asItIs ? asItIs : (value) => (value == null ? value : cut(value));
  }
  return asItIs;
}

function hasOthers(from: AnyObject, names: ReadonlySet<string>): boolean {
  for (const name in from) if (!names.has(name)) return true;
  return false;
}

function picked(from: AnyObject, names: ReadonlySet<string>): AnyObject {
  const kept: AnyObject = {};
  for (const name of names) if (name in from) kept[name] = from[name];
  return kept;
}

/** Copies only what has to be cut: nearly every answer is as declared, and copying a long list is expensive. */
function inside(from: AnyObject, parts: readonly (readonly [name: string, cut: Cut])[]): AnyObject {
  let kept = from;
  for (const [name, cut] of parts) {
    if (from[name] === undefined) continue;
    const part = cut(from[name]);
    if (part === from[name]) continue;
    if (kept === from) kept = { ...from };
    kept[name] = part;
  }
  return kept;
}
