const duration = 800;
/** The section stops below the top bar. */
const offset = -130;

const easeInOut = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);

/** What a visitor does who wants to be elsewhere: whoever takes the wheel is followed, not fought. */
const interruptions = ['wheel', 'pointerdown', 'keydown', 'click', 'popstate'];

let underWay: AbortController | undefined;

/** Scrolls the window there smoothly, or at once for people who prefer less motion. */
export function scrollWindow(to: number, milliseconds: number): void {
  underWay?.abort();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, to);
    return;
  }
  const scrolling = new AbortController();
  underWay = scrolling;
  const { signal } = scrolling;
  for (const name of interruptions) {
    addEventListener(name, () => scrolling.abort(), { passive: true, signal });
  }
  let start: { y: number; at: number } | undefined;
  const step = (now: number) => {
    if (signal.aborted) return;
    start ??= { y: window.scrollY, at: now };
    const progress = Math.min(1, (now - start.at) / milliseconds);
    window.scrollTo(0, start.y + (to - start.y) * easeInOut(progress));
    if (progress < 1) requestAnimationFrame(step);
    else scrolling.abort();
  };
  // A page that has just changed is drawn first: what that takes is not missing from the movement.
  requestAnimationFrame(() => requestAnimationFrame(step));
}

/** Scrolls to a section of the page and moves the focus there, so that the keyboard goes on from it. */
export function scrollToSection(section: HTMLElement): void {
  scrollWindow(section.getBoundingClientRect().top + window.scrollY + offset, duration);
  section.focus({ preventScroll: true });
}
