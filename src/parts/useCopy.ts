import { useRef, useState } from 'react';

/** Copies what a part of the screen says; `said` tells how that went, and goes where it is read aloud. */
export function useCopy<Part extends HTMLElement>(words: { copied: string; selected: string }) {
  const shown = useRef<Part>(null);
  const [said, setSaid] = useState('');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(shown.current?.textContent ?? '');
      setSaid(words.copied);
    } catch {
      // Browsers lend the clipboard only to pages that came over HTTPS.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setSaid(words.selected);
    }
  }
  return { shown, said, copy };
}
