import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '../../fields/validate.ts';
import { translated } from '../../language/speaking.ts';

/** What is wrong with a form. */
type Faults = {
  fields: Record<string, string>;
  /** What concerns no single field. */
  sentence: string;
};

const none: Faults = { fields: {}, sentence: '' };

/** The state of one field of a form. */
export type FieldState = {
  name: string;
  value: string;
  /** '' marks the field as wrong and leaves the explanation to the sentence for the whole form. */
  error: string | undefined;
  onChange(value: string): void;
};

/** The values of a form, at first `initial` or blank, and what is wrong with them. They stay until `clear`. */
export function useForm<Name extends string>(
  names: readonly Name[],
  initial: Partial<Record<Name, string>> = {},
) {
  const empty = Object.fromEntries(names.map((name) => [name, initial[name] ?? ''])) as Record<
    Name,
    string
  >;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [faults, setFaults] = useState(none);

  // On a slow connection people fill in a form before its scripts arrive, so what the fields hold is taken
  // over.
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined);
    setValues((known) => {
      const now = Object.keys(known).map((name) => [name, typed.get(name) ?? '']);
      return Object.fromEntries(now) as typeof known;
    });
  }, []);

  return {
    form,
    values,
    faults,
    field: (name: Name): FieldState => ({
      name,
      value: values[name],
      error: faults.fields[name],
      onChange(value) {
        setValues((typed) => ({ ...typed, [name]: value }));
        setFaults(({ fields: { [name]: _, ...fields } }) => ({ fields, sentence: '' }));
      },
    }),
    /** Shows each refusal beside its field, the others as one sentence, and goes to the first field. */
    refuse(errors: readonly FieldError[]) {
      const ofFields = errors.filter(({ param }) => names.includes(param as Name));
      const others = errors.filter((error) => !ofFields.includes(error));
      const fields = Object.fromEntries(ofFields.map(({ param, msg }) => [param, translated(msg)]));
      const first = names.find((name) => name in fields);
      setFaults({ fields, sentence: others.map(({ msg }) => translated(msg)).join('. ') });
      if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
    clearFaults: () => setFaults(none),
    clear() {
      setValues(empty);
      setFaults(none);
    },
  };
}
