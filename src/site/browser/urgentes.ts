import { closedKey } from '../urgentes.ts';

/** The notices closed on this page, for browsers that store nothing for this site. */
const closedHere = new Set<string>();

/** How many closed notices are remembered; older ones are over anyway. */
const most = 30;

function closedBefore(): string[] {
  try {
    return localStorage.getItem(closedKey)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

function keepClosed(mark: string): void {
  closedHere.add(mark);
  try {
    localStorage.setItem(closedKey, [...closedBefore(), mark].slice(-most).join(' '));
  } catch {
    // It stays closed on this page.
  }
}

const noticesIn = (region: Element) => [...region.querySelectorAll<HTMLElement>('[data-urgent]')];
const markOf = ({ dataset }: HTMLElement) => dataset.mark ?? '';
const endOf = (notice: HTMLElement) => Date.parse(markOf(notice).split('@')[2] ?? '');

let next: ReturnType<typeof setTimeout> | undefined;

/**
 * Removes the notices that are over and those closed on this device, on whichever page, and runs again when
 * the next one is over.
 */
function sweep(region: Element): void {
  clearTimeout(next);
  const closed = closedBefore();
  for (const notice of noticesIn(region)) {
    const mark = markOf(notice);
    const isOver = endOf(notice) <= Date.now();
    if (isOver || closedHere.has(mark) || closed.includes(mark)) notice.remove();
  }
  const ends = noticesIn(region).map(endOf);
  if (ends.length === 0) {
    region.remove();
    return;
  }
  // No timer of a browser waits longer than 24 days.
  next = setTimeout(() => sweep(region), Math.min(Math.min(...ends) - Date.now(), 2 ** 31 - 1));
}

/** Lets visitors close urgent notices, and removes them when they are over. */
export function startUrgentes(): void {
  const region = document.querySelector('[data-urgent]')?.parentElement;
  if (!region) return;
  sweep(region);
  region.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    const notice = button?.closest<HTMLElement>('[data-urgent]');
    if (!notice) return;
    keepClosed(markOf(notice));
    sweep(region);
    // The focus moves to the next notice, or to the page, for people who use the keyboard.
    const left = region.querySelector('button') ?? document.getElementById('conteudo');
    left?.focus({ preventScroll: true });
  });
  // Timers stop while the device sleeps, and a page restored by Back is as it was left.
  document.addEventListener('visibilitychange', () => sweep(region));
  addEventListener('pageshow', () => sweep(region));
}
