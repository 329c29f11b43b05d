import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '../../fields/validate.ts';
import { useFaults } from './useFaults.ts';

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
  const { faults, refuse, clearFault, clearFaults } = useFaults(form);

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
        clearFault(name);
      },
    }),
    refuse: (errors: readonly FieldError[]) => refuse(errors, names),
    clearFault,
    clearFaults,
    clear() {
      setValues(empty);
      clearFaults();
    },
  };
}
