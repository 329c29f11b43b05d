import { longDate } from './calendar.ts';
import { euros } from './euros.ts';
import type { Field } from './field.ts';
import { phoneHref } from './phoneNumber.ts';
import { secureHref } from './secureHref.ts';

/** A value as a visitor reads it, in a line, and where it leads. */
export type Reading = { text: string; href?: string };

/** The kinds whose value does not say by itself how it is read. */
const byKind: Record<string, (value: never) => Reading> = {
  price: (value: number) => ({ text: euros(value) }),
  date: (value: string) => ({ text: longDate(value) }),
  instant: (value: string) => ({ text: longDate(value) }),
  link: (value: string) => ({ text: value, href: secureHref(value) }),
  email: (value: string) => ({ text: value, href: `mailto:${value}` }),
  phone: (value: string) => ({ text: value, href: phoneHref(value) }),
};

/** What a value of this kind says to a visitor; nothing where it is empty. */
export function readingOf(
  { kind, readings }: Pick<Field, 'kind' | 'readings'>,
  value: unknown,
): Reading | undefined {
  if (value === '' || value === null || value === undefined) return undefined;
  const read = byKind[kind];
  if (read) return read(value as never);
  const stored = typeof value === 'boolean' ? Number(value) : value;
  const meant = readings?.find(([each]) => each === stored)?.[1];
  const said = typeof value === 'number' ? value.toLocaleString('pt-PT') : String(value);
  return { text: meant ?? said };
}
