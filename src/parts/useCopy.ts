import { useRef, useState } from 'react';

/** Copies the text of an element; `said` is the outcome, for a place that screen readers announce. */
export function useCopy<Part extends HTMLElement>(words: { copied: string; selected: string }) {
  const shown = useRef<Part>(null);
  const [said, setSaid] = useState('');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(shown.current?.textContent ?? '');
      setSaid(words.copied);
    } catch {
      // Without HTTPS, browsers refuse the clipboard: select the text instead.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setSaid(words.selected);
    }
  }
  return { shown, said, copy };
}
