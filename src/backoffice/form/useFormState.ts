import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { unfold } from '../../fields/inputs/Disclosure.tsx';
import { meets, type Shape } from '../../fields/shape.ts';
import type { FieldError } from '../../fields/validate.ts';
import { inputId } from './FieldFrame.tsx';

export type FormValues = Record<string, unknown>;

/** What a form on the screen holds and what is wrong with it; it is sent only once at a time. */
export function useFormState(
  shape: Shape,
  begin: () => { values: FormValues; errors?: FieldError[] | undefined },
) {
  const [savedDraft] = useState(begin);
  const [values, setValues] = useState(savedDraft.values);
  const [errors, setErrors] = useState<readonly FieldError[]>(savedDraft.errors ?? []);
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  // The values at this moment: an upload may end between two renders.
  const latest = useRef(values);
  const toFocus = useRef<{ name: string; options: FocusOptions }>(undefined);

  function hold(next: FormValues): void {
    latest.current = next;
    setValues(next);
  }

  // Waits until the form is no longer busy, since its fields are inert until then.
  useEffect(() => {
    if (isBusy || !toFocus.current) return;
    const input = document.getElementById(inputId(toFocus.current.name));
    unfold(input);
    input?.focus(toFocus.current.options);
    toFocus.current = undefined;
  });

  return {
    values,
    latest,
    errors,
    isBusy,
    hold,
    errorOf: (name: string) => errors.find(({ param }) => param === name)?.msg,
    /** What is wrong and concerns no field. */
    general: errors.filter(({ param }) => !(param in shape.fields)),
    /** Changes a field and those that follow from it, and clears their errors. */
    change(name: string, value: unknown, following: FormValues = {}): void {
      const next = { ...latest.current, [name]: value, ...following };
      hold(next);
      setErrors((all) =>
        all.filter(({ param }) => {
          const isTouched = param === name || param in following;
          return !isTouched && param in shape.fields && meets(shape.shownWhen?.[param], next);
        }),
      );
    },
    /** Shows what is wrong, and gives the focus to the first field it concerns. */
    show(newErrors: readonly FieldError[], options: FocusOptions = {}): void {
      setErrors(newErrors);
      const name = Object.keys(shape.fields).find((each) =>
        newErrors.some(({ param }) => param === each),
      );
      toFocus.current = name === undefined ? undefined : { name, options };
    },
    /** Begins anew with these values. */
    reset(next: FormValues): void {
      hold(next);
      setErrors([]);
    },
    /** Does nothing while the last action is still running; returns the focus that a busy form took away. */
    async once(act: () => Promise<void>): Promise<void> {
      if (busy.current) return;
      busy.current = true;
      setBusy(true);
      const focused = document.activeElement as HTMLElement | null;
      try {
        await act();
      } finally {
        busy.current = false;
        setBusy(false);
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
        });
      }
    },
  };
}

/** Saves with Ctrl+S, unless a dialog is open: what is typed there is not in the form yet. */
export function useSaveKey(save: () => void): void {
  const unlessInDialog = () => {
    if (!document.querySelector('[aria-modal="true"]')) save();
  };
  useHotkeys([['mod+S', unlessInDialog]], [], true);
}
