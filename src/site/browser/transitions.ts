/**
 * Visitors' pages go over into each other where motion is welcome (base.css). The back-office takes no part:
 * it leaves for the login before it has drawn anything, and the browser would complain on the page that
 * comes. Nor does it complain of one that takes no part, if it is told before it leaves.
 */
export function startTransitions(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const { pathname } = new URL(activation?.entry.url ?? '', location.href);
    if (/^\/backoffice(\/|$)/.test(pathname)) viewTransition?.skipTransition();
  });
}
