import { closedKey } from '../urgentes.ts';

/** What was closed on this page, for a browser that keeps nothing for this site. */
const closedHere = new Set<string>();

/** So many are remembered; older ones are over. */
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

/** Lets urgent notices be put away, and go by themselves when they are over. */
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
    // The keyboard goes on from what is left, or from the page.
    const left = region.querySelector('button') ?? document.getElementById('conteudo');
    left?.focus({ preventScroll: true });
  });
  // Timers stop while the device sleeps, and a page that one returns to is as it was left.
  document.addEventListener('visibilitychange', () => sweep(region));
  addEventListener('pageshow', () => sweep(region));
}
