import { useEffect, useState } from 'react';

/** The id of the landing page's section that is being looked at; '' on other pages. */
export function useSectionInView(pathname: string): string {
  const [id, setId] = useState('');
  useEffect(() => {
    setId('');
    if (pathname !== '/') return;
    // A line a little above the middle of the screen: what crosses it is what is being read.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setId(target.id);
      },
      { rootMargin: '-40% 0px -59% 0px' },
    );
    for (const section of document.querySelectorAll('main > section[id]')) {
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, [pathname]);
  // On the way to another page the section that was left is still known for a moment.
  return pathname === '/' ? id : '';
}
