import { type ZodObject, type ZodRawShape, ZodType, z } from 'zod';
import type { Fields, Values } from '../fields/field.ts';
import type { Shape } from '../fields/shape.ts';
import type { Who } from '../sections/abilities.ts';

/** A call sets one flag of a record; without a body it inverts it, unless required. Other fields may come along. */
export type Toggle<F = Fields> = { fields: F; toggles: Extract<keyof F, string> };

/** A call of the API, declared once: its route, its description and its clients come from here. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters begin with a colon. */
  path: `/api/${string}`;
  /** `session` is anyone logged in, including people who still have to change their password. */
  who: Who;
  /** What it does, as a sentence for /api/docs. */
  summary: string;
  /** The query parameters it reads; no others reach it. */
  query?: Fields;
  /** The body: one shape, one of several, a flag, or a file as multipart. */
  takes?: Shape | readonly Shape[] | Toggle | 'file';
  /** JSON of this shape, or a media type. */
  answers: ZodType | readonly string[];
  /** What it answers when the parameter `fields` leaves out fields of its records. */
  answersPartial?: ZodType;
  status?: 201;
  /** A write after which every page, and every answer for visitors that is kept, is as before; others have all made anew. */
  changesNothing?: true;
  /** The screen makes it by itself, even if nobody is there, so it must not keep the session alive. */
  isUnattended?: true;
  /** Another program makes it, which has no API key and identifies itself in another way. */
  comesFromOutside?: true;
  /** The rate limit per IP address: the low one of visitors' submissions, or the higher one of costly calls. */
  limit?: 'write' | 'work';
  /** Whether the caller's password is asked for again. */
  password?: 'always' | 'sometimes';
};

type Named<Name> = Name extends `${infer Method} ${infer Path}`
  ? { method: Method & Call['method']; path: Path & Call['path'] }
  : never;

/** The rest of a declaration; `answers` may also be just the properties of an object. */
type Rest = Omit<Call, 'method' | 'path' | 'who' | 'summary' | 'answers'> & {
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
>(name: Name, who: W, summary: string, { answers: declared, ...rest }: R) {
  const [method, path] = name.split(' ');
  const isWhole = declared instanceof ZodType || Array.isArray(declared);
  const answers = isWhole ? declared : z.strictObject(declared as ZodRawShape);
  return { method, path, who, summary, answers, ...rest } as unknown as Named<Name> &
    Omit<R, 'answers'> & { who: W; summary: string; answers: Answers<R['answers']> };
}

/** What a call answers; bytes if it is not JSON. */
export type Answer<C> = C extends { answers: infer A }
  ? A extends ZodType<infer Json>
    ? Json
    : Blob
  : never;

/** The fields of what a call takes. */
type Taken<C> = C extends { takes: { fields: infer F } } ? F : Fields;

/** The checked body that a handler is given. */
export type Body<C> = C extends { takes: { fields: infer F; toggles: infer Flag extends string } }
  ? Omit<Values<F>, Flag> & { [K in Flag]: boolean | undefined }
  : C extends { takes: readonly unknown[] }
    ? Record<string, unknown>
    : Values<Taken<C>>;

/** What a client may send: unchecked values, under the call's field names. */
export type Sent<C> = { [K in keyof Taken<C>]?: unknown };

type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The values of the parameters in a path. */
export type Params<Path> = Record<ParamNames<Path>, string>;

/** Everything a form sends: the fields people fill in, and those that the page adds. */
export function whole<F extends Fields, Envelope extends Fields>(form: {
  fields: F;
  envelope: Envelope;
}): Shape<F & Envelope> {
  return { fields: { ...form.fields, ...form.envelope } };
}
