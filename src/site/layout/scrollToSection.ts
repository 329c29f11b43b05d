const duration = 800;
/** The section stops below the top bar. */
const offset = -130;

const easeInOut = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);

/** Scrolls the window there smoothly, or at once for people who prefer less motion. */
export function scrollWindow(to: number, milliseconds: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, to);
    return;
  }
  const from = window.scrollY;
  const started = performance.now();
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
  };
  // Whoever takes the wheel is followed, not fought.
  addEventListener('wheel', interrupt, { once: true, passive: true });
  addEventListener('touchstart', interrupt, { once: true, passive: true });
  const step = (now: number) => {
    const progress = Math.min(1, (now - started) / milliseconds);
    if (!interrupted) window.scrollTo(0, from + (to - from) * easeInOut(progress));
    if (progress < 1 && !interrupted) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Scrolls to a section of the page and moves the focus there, so that the keyboard goes on from it. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  scrollWindow(section.getBoundingClientRect().top + window.scrollY + offset, duration);
  section.focus({ preventScroll: true });
}
