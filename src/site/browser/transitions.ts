/**
 * Public pages fade into each other where motion is welcome (base.css). The back-office takes no part: it goes
 * to the login before it has drawn anything, and the browser would report an error on the next page. It does
 * not if the transition is skipped before leaving.
 */
export function startTransitions(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const { pathname } = new URL(activation?.entry.url ?? '', location.href);
    if (/^\/backoffice(\/|$)/.test(pathname)) viewTransition?.skipTransition();
  });
}
