import { type RefObject, useEffect, useRef } from 'react';

/** After an item is removed, focuses the next one's button, or else the element with the id `otherwise`. */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, otherwise: string) {
  const removed = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[Math.min(removed.current, buttons.length - 1)];
    (next ?? document.getElementById(otherwise))?.focus();
    removed.current = undefined;
  });
  return (index: number) => {
    removed.current = index;
  };
}
