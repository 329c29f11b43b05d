import type { FieldError } from '../fields/validate.ts';
import { messages } from '../language/messages.ts';

/** A refusal with its reasons; every refusal of the API has this shape. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly FieldError[];
  /** What else the client has to know. */
  readonly more: Readonly<Record<string, unknown>>;
  constructor(
    status: number,
    errors: readonly FieldError[],
    more: Readonly<Record<string, unknown>> = {},
  ) {
    super(errors.map(({ param, msg }) => `${param}: ${msg}`).join('; '));
    this.status = status;
    this.errors = errors;
    this.more = more;
  }
}

/** A refusal with a single reason. */
export function refusal(
  status: number,
  param: string,
  msg: string,
  more?: Readonly<Record<string, unknown>>,
): Refusal {
  return new Refusal(status, [{ param, msg }], more);
}

/** The refusal of a call about something that is not there; `param` is what named it. */
export const notFound = (param: string): Refusal => refusal(404, param, messages.notFound);
