/** Calls `act` once, when an element comes near the visible part of the page. */
export function whenSeen(element: Element, act: () => void, rootMargin = '600px'): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin },
  );
  observer.observe(element);
}
