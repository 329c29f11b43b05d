import { messages } from '../language/messages.ts';
import type { Fields, Values } from './field.ts';
import { isRequired, meets, type Shape } from './shape.ts';

/** An error in what was sent: the field, and the message shown beside it. */
export type FieldError = { param: string; msg: string };

type Validation<F> =
  | { ok: true; values: Values<F> }
  | { ok: false; errors: FieldError[]; values: Partial<Values<F>> };

/**
 * Checks a body against a shape and reports every field with an error; unknown keys are dropped,
 * or errors where the shape is exact. `check` looks across the fields, once all of them can be read.
 */
export function validate<F extends Fields>(
  shape: Shape<F>,
  body: Record<string, unknown>,
  check?: (values: Values<F>) => FieldError[],
): Validation<F> {
  const typed = Object.entries(shape.fields).filter(([, field]) => !field.setByServer);
  const values: Record<string, unknown> = {};
  const errors: FieldError[] = [];

  for (const [name, field] of typed) {
    const given = Object.hasOwn(body, name) ? body[name] : undefined;
    const checked = field.schema.safeParse(given ?? field.initial, {
      // A check without a message of its own would speak English.
      error: () => messages.invalid,
    });
    if (checked.success) values[name] = checked.data;
    else errors.push({ param: name, msg: checked.error.issues[0]?.message ?? messages.invalid });
  }
  for (const [name, field] of typed) {
    if (!(name in values)) {
      if (meets(shape.shownWhen?.[name], values)) continue;
      // The field is hidden, so nobody could see the error or correct it: use the initial value.
      values[name] = field.initial;
      errors.splice(
        errors.findIndex(({ param }) => param === name),
        1,
      );
    }
    if (!meets(shape.editableWhen?.[name], values)) values[name] = field.initial;
    if (isRequired(shape, name, values) && field.isEmpty(values[name])) {
      errors.push({ param: name, msg: messages.required });
    }
  }
  if (shape.isExact) {
    const unknown = Object.keys(body).filter((name) => !Object.hasOwn(shape.fields, name));
    errors.push(...unknown.map((param) => ({ param, msg: messages.notTaken })));
  }
  if (check && typed.every(([name]) => name in values)) {
    const across = check(values as Values<F>);
    errors.push(...across.filter(({ param }) => errors.every((each) => each.param !== param)));
  }
  return errors.length === 0
    ? { ok: true, values: values as Values<F> }
    : { ok: false, errors, values: values as Partial<Values<F>> };
}
