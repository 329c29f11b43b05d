/** Does something once an element comes near to what is on the screen. */
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
