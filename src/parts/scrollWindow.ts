const easeInOut = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);

/** Events that stop the scrolling: the visitor wants to go elsewhere. */
const interruptions = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'click', 'popstate'];

let underWay: AbortController | undefined;

/**
 * Scrolls the window smoothly, or at once for people who prefer less motion. The remaining
 * distance is measured before every step, since content on the way may turn out taller than it
 * seemed.
 */
export function scrollWindow(distance: () => number, milliseconds: number): void {
  underWay?.abort();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollBy(0, distance());
    return;
  }
  const scrolling = new AbortController();
  underWay = scrolling;
  const { signal } = scrolling;
  for (const name of interruptions) {
    addEventListener(name, () => scrolling.abort(), { passive: true, signal });
  }
  let start: number | undefined;
  /** The fraction of the way that is left. */
  let left = 1;
  const step = (now: number) => {
    if (signal.aborted) return;
    start ??= now;
    const remains = 1 - easeInOut(Math.min(1, (now - start) / milliseconds));
    window.scrollBy(0, distance() * (1 - remains / left));
    left = remains;
    if (left > 0) requestAnimationFrame(step);
    else scrolling.abort();
  };
  // A page that has just changed is drawn first, so that drawing takes no time from the animation.
  requestAnimationFrame(() => requestAnimationFrame(step));
}
