import { type RefObject, useState } from 'react';
import type { FieldError } from '../../fields/validate.ts';
import { translated } from '../../language/speaking.ts';

/** What is wrong with a form. */
type Faults = {
  fields: Record<string, string>;
  /** What concerns no single field. */
  sentence: string;
};

const none: Faults = { fields: {}, sentence: '' };

/** What is wrong with a form, until its fields are changed. */
export function useFaults(form: RefObject<HTMLFormElement | null>) {
  const [faults, setFaults] = useState(none);
  return {
    faults,
    /** Shows each refusal beside its field, the others as one sentence, and goes to the first field. */
    refuse(errors: readonly FieldError[], names: readonly string[]) {
      const ofFields = errors.filter(({ param }) => names.includes(param));
      const others = errors.filter((error) => !ofFields.includes(error));
      const fields = Object.fromEntries(ofFields.map(({ param, msg }) => [param, translated(msg)]));
      const first = names.find((name) => name in fields);
      setFaults({ fields, sentence: others.map(({ msg }) => translated(msg)).join('. ') });
      if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
    /** A field that was changed is not wrong any more. */
    clearFault: (name: string) =>
      setFaults(({ fields: { [name]: _, ...fields } }) => ({ fields, sentence: '' })),
    clearFaults: () => setFaults(none),
  };
}
