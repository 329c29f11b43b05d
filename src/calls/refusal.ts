import type { FieldError } from '../fields/validate.ts';

/** A no with its reasons: the one shape of every refusal. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly FieldError[];
  constructor(status: number, errors: readonly FieldError[]) {
    super(errors.map(({ param, msg }) => `${param}: ${msg}`).join('; '));
    this.status = status;
    this.errors = errors;
  }
}

/** A refusal about one thing. */
export function refusal(status: number, param: string, msg: string): Refusal {
  return new Refusal(status, [{ param, msg }]);
}
