import { type RefObject, useEffect, useState } from 'react';

/** Becomes true once the element comes within `margin` of what is on the screen, and stays so. */
export function useSeen(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, seen]);
  return seen;
}
