import { longDate, longMoment } from '../language/calendar.ts';
import { euros } from '../language/euros.ts';
import { phoneHref } from '../language/phoneNumber.ts';
import { secureHref } from '../language/secureHref.ts';
import { locale, translated } from '../language/speaking.ts';
import type { Field } from './field.ts';

/** A value as visitors read it, in one line, with its link if it has one. */
export type Reading = { text: string; href?: string };

/** Kinds refer to these by name: public pages get the declarations as plain data, without functions. */
const readers: Record<NonNullable<Field['readAs']>, (value: never) => Reading> = {
  euros: (value: number) => ({ text: euros(value) }),
  day: (value: string) => ({ text: longDate(value) }),
  moment: (value: string) => ({ text: longMoment(value) }),
  web: (value: string) => ({ text: value, href: secureHref(value) }),
  mail: (value: string) => ({ text: value, href: `mailto:${value}` }),
  phone: (value: string) => ({ text: value, href: phoneHref(value) }),
};

/** A value as visitors read it; undefined if it is empty. */
export function readingOf(
  { readAs, readings }: Pick<Field, 'readAs' | 'readings'>,
  value: unknown,
): Reading | undefined {
  if (value === '' || value === null || value === undefined) return undefined;
  if (readAs) return readers[readAs](value as never);
  const stored = typeof value === 'boolean' ? Number(value) : value;
  const meant = readings?.find(([each]) => each === stored)?.[1];
  const written = typeof value === 'number' ? value.toLocaleString(locale()) : String(value);
  return { text: meant === undefined ? written : translated(meant) };
}
