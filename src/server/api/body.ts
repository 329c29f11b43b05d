import type { FastifyRequest } from 'fastify';
import type { Fields, Values } from '../../fields/field.ts';
import { type FlagField, flag } from '../../fields/flag.ts';
import { messages } from '../../fields/messages.ts';
import type { Shape } from '../../fields/shape.ts';
import { validate } from '../../fields/validate.ts';
import { Refusal, refusal } from '../refusal.ts';
import type { Query } from '../rules/rule.ts';

/** The body as an object; anything else is refused. */
export function bodyOf(request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refusal(400, '', messages.notAnObject);
  }
  return body as Record<string, unknown>;
}

/** The query with each parameter once: the last one given. */
export function queryOf(request: FastifyRequest): Query {
  const query = request.query as Record<string, string | string[]>;
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, [value].flat().at(-1) ?? '']),
  );
}

/** The state that a body asks for by name; none where it says nothing, as a call that toggles does. */
export function wantedFlag({ body }: FastifyRequest, name: string): boolean | undefined {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return undefined;
  const fields: Record<string, FlagField> = { [name]: flag(name) };
  return checked({ fields }, body as Record<string, unknown>)[name];
}

/** The values of a valid body; otherwise a refusal that names every field at fault. */
export function checked<F extends Fields>(
  shape: Shape<F>,
  body: Record<string, unknown>,
): Values<F> {
  const result = validate(shape, body);
  if (!result.ok) throw new Refusal(422, result.errors);
  return result.values;
}
