import { type ZodObject, type ZodRawShape, ZodType, z } from 'zod';
import type { Fields, Values } from '../fields/field.ts';
import type { Shape } from '../fields/shape.ts';
import type { Who } from '../sections/abilities.ts';

/** One flag of a record, which a call sets; without a body it turns into its opposite, unless required. What else the fields say comes with it. */
export type Toggle<F = Fields> = { fields: F; toggles: Extract<keyof F, string> };

/** A call of the API, declared once: its route, its description and its clients come from here. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** What stands after a colon is a parameter. */
  path: `/api/${string}`;
  /** `session` is anyone logged in, those included who still have to change their password. */
  who: Who;
  /** What it does, in a sentence of /api/docs. */
  says: string;
  /** The parameters it looks at; no others reach it. */
  query?: Fields;
  /** The body: one shape, one of several, a flag, or a file as multipart. */
  takes?: Shape | readonly Shape[] | Toggle | 'file';
  /** JSON of this shape, or a media type. */
  answers: ZodType | readonly string[];
  /** What it answers instead where `fields` cuts its records short. */
  answersCut?: ZodType;
  status?: 201;
  /** It leaves all that a visitor could see as it was, though its method is not that of a reading. */
  changesNothing?: true;
  /** The program makes it by itself, whether or not anyone sits there: it keeps no session alive. */
  isUnattended?: true;
  /** Another program makes it, which has no key of ours and names itself in another way. */
  comesFromOutside?: true;
  /** How often one address may call: as visitors write, or as their pages do some work. */
  limit?: 'write' | 'work';
  /** Whether the caller's password is asked for again. */
  password?: 'always' | 'sometimes';
};

type Named<Name> = Name extends `${infer Method} ${infer Path}`
  ? { method: Method & Call['method']; path: Path & Call['path'] }
  : never;

/** A call before it knows its name; what it answers may be declared by the values of an object alone. */
type Rest = Omit<Call, 'method' | 'path' | 'who' | 'says' | 'answers'> & {
  answers: Call['answers'] | ZodRawShape;
};

type Answers<A> = A extends Call['answers']
  ? A
  : A extends ZodRawShape
    ? ZodObject<{ -readonly [K in keyof A]: A[K] }, z.core.$strict>
    : never;

/** Declares a call: `GET /api/lojas`, who may make it, what it does, and the rest. */
export function call<
  Name extends `${Call['method']} ${Call['path']}`,
  const W extends Who,
  const R extends Rest,
>(name: Name, who: W, says: string, { answers: declared, ...rest }: R) {
  const [method, path] = name.split(' ');
  const isWhole = declared instanceof ZodType || Array.isArray(declared);
  const answers = isWhole ? declared : z.strictObject(declared as ZodRawShape);
  return { method, path, who, says, answers, ...rest } as unknown as Named<Name> &
    Omit<R, 'answers'> & { who: W; says: string; answers: Answers<R['answers']> };
}

/** What a call answers; bytes where it is no JSON. */
export type Answer<C> = C extends { answers: infer A }
  ? A extends ZodType<infer Json>
    ? Json
    : Blob
  : never;

/** The fields of what a call takes. */
type Taken<C> = C extends { takes: { fields: infer F } } ? F : Fields;

/** What a handler is given of a body, once it was checked. */
export type Body<C> = C extends { takes: { fields: infer F; toggles: infer Flag extends string } }
  ? Omit<Values<F>, Flag> & { [K in Flag]: boolean | undefined }
  : C extends { takes: readonly unknown[] }
    ? Record<string, unknown>
    : Values<Taken<C>>;

/** What a client may send: values as they were typed, under names that the call knows. */
export type Sent<C> = { [K in keyof Taken<C>]?: unknown };

type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What an address says in the places of its parameters. */
export type Params<Path> = Record<ParamNames<Path>, string>;

/** Everything a form sends: what is typed, and what the page adds. */
export function whole<F extends Fields, Envelope extends Fields>(form: {
  fields: F;
  envelope: Envelope;
}): Shape<F & Envelope> {
  return { fields: { ...form.fields, ...form.envelope } };
}
