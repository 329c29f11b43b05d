import type { Shape } from '../../fields/shape.ts';
import type { Draft } from './drafts.ts';

type Values = Record<string, unknown>;

/** What a form begins with: the stored record, or what a new one holds. */
export function initialValues({ fields }: Shape, record: Values | undefined): Values {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.setByServer)
      .map(([name, field]) => [name, record?.[name] ?? field.initial]),
  );
}

/** Whether two forms hold the same. A chosen file is never the same as a stored path, so text is enough. */
export function same(one: Values, other: Values): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What was typed, over what is stored; a field that is no longer there is left out. */
export function resumed(stored: Values, begun: Draft | undefined): Values {
  const typed = Object.entries(begun?.values ?? {}).filter(([name]) => name in stored);
  return { ...stored, ...Object.fromEntries(typed) };
}
