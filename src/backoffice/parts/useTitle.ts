import { useEffect } from 'react';

/** Puts the screen's title into the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Área reservada`;
  }, [title]);
}
