import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Makes a row of buttons one stop for the Tab key; the arrow keys move between them. */
export function useToolbarKeys(isMore: boolean) {
  const toolbar = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other buttons are there then
  useEffect(() => {
    const all = buttonsIn(toolbar.current);
    makeStop(all, Math.max(0, all.indexOf(document.activeElement as HTMLButtonElement)));
  }, [isMore]);

  return {
    ref: toolbar,
    onKeyDown(event: KeyboardEvent) {
      const all = buttonsIn(toolbar.current);
      const now = all.indexOf(event.target as HTMLButtonElement);
      const last = all.length - 1;
      const next = {
        ArrowRight: now === last ? 0 : now + 1,
        ArrowLeft: now === 0 ? last : now - 1,
        Home: 0,
        End: last,
      }[event.key];
      if (now === -1 || next === undefined) return;
      event.preventDefault();
      makeStop(all, next)?.focus();
    },
  };
}

function buttonsIn(toolbar: HTMLElement | null): HTMLButtonElement[] {
  return [...(toolbar?.querySelectorAll('button') ?? [])];
}

function makeStop(buttons: HTMLButtonElement[], stop: number): HTMLButtonElement | undefined {
  for (const [index, button] of buttons.entries()) button.tabIndex = index === stop ? 0 : -1;
  return buttons[stop];
}
