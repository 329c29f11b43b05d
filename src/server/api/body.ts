import type { FastifyRequest } from 'fastify';
import { Refusal, refusal } from '../../calls/refusal.ts';
import type { Fields, Values } from '../../fields/field.ts';
import type { Shape } from '../../fields/shape.ts';
import { type FieldError, validate } from '../../fields/validate.ts';
import { messages } from '../../language/messages.ts';
import type { Query } from '../rules/rule.ts';
import { sanitiseBody } from '../rules/sanitize.ts';

/** A check across the fields of a body. */
type Check<F> = (values: Values<F>) => FieldError[];

/** The body as an object; anything else is refused. */
export function bodyOf(request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refusal(400, '', messages.notAnObject);
  }
  return body as Record<string, unknown>;
}

/** The body as an object; no body is an empty one. */
export function bodyOrEmpty(request: FastifyRequest): Record<string, unknown> {
  return request.body === undefined ? {} : bodyOf(request);
}

/** Those of these query parameters that are given; if one is given twice, the last counts. */
export function queryOf(request: FastifyRequest, names: readonly string[]): Query {
  const query = request.query as Record<string, string | string[]>;
  return Object.fromEntries(
    names
      .filter((name) => Object.hasOwn(query, name))
      .map((name) => [name, [query[name]].flat().at(-1) ?? '']),
  );
}

/** The value of a flag in the body; undefined if the body is empty, which toggles the flag. */
export function wantedFlag(request: FastifyRequest, name: string): boolean | undefined {
  const body = bodyOrEmpty(request);
  if (Object.keys(body).length === 0) return undefined;
  const wanted = Object.hasOwn(body, name) ? String(body[name]) : '';
  // Strict, because a value that only looks like false must not undo a payment.
  if (!['true', 'false'].includes(wanted)) throw refusal(422, name, messages.invalid);
  return wanted === 'true';
}

/** The values of a valid body; otherwise a refusal that names every field at fault. */
export function checked<F extends Fields>(
  shape: Shape<F>,
  body: Record<string, unknown>,
  check?: Check<F>,
): Values<F> {
  const result = validate(shape, body, check);
  if (!result.ok) throw new Refusal(422, result.errors);
  return result.values;
}

/** The values of a valid body, sanitised; a formatted text that is not valid is refused before it is parsed. */
export function checkedSafe<F extends Fields>(
  shape: Shape<F>,
  body: Record<string, unknown>,
  check?: Check<F>,
): Values<F> {
  const asItCame = validate(shape, body, check);
  if (!asItCame.ok && asItCame.errors.some(({ param }) => shape.fields[param]?.isHtml)) {
    throw new Refusal(422, asItCame.errors);
  }
  return checked(shape, sanitiseBody(shape.fields, body), check);
}
