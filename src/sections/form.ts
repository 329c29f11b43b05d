import type { Fields, Values } from '../fields/field.ts';

/** A form: the fields that are typed, and those that the page itself adds when sending. */
type Form<F, Envelope> = { name: string; fields: F; envelope: Envelope };

/** Declares a public form. */
export function form<const F extends Fields, const Envelope extends Fields>(
  declared: Form<F, Envelope>,
): Form<F, Envelope> {
  return declared;
}

/** What a form holds once it is valid. */
export type FormValues<T> = T extends Form<infer F, infer Envelope> ? Values<F & Envelope> : never;
