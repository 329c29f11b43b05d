import { useHotkeys } from '@mantine/hooks';
import { type FormEvent, useRef, useState } from 'react';

/** Saves once at a time, by the button or the keyboard; `onEnd` is for where the form stays on the screen. */
export function useSubmit(save: () => Promise<void>, onEnd: () => void) {
  const [isSaving, setSaving] = useState(false);
  const saving = useRef(false);

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (saving.current) return;
    saving.current = true;
    setSaving(true);
    const focused = document.activeElement as HTMLElement | null;
    try {
      await save();
    } finally {
      saving.current = false;
      setSaving(false);
      requestAnimationFrame(() => {
        onEnd();
        if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
      });
    }
  }

  const saveByKey = () => {
    // What is typed into a dialog is not in the form yet.
    if (!document.querySelector('[aria-modal="true"]')) void submit();
  };
  useHotkeys([['mod+S', saveByKey]], [], true);
  return { isSaving, submit };
}
