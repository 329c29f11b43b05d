/**
 * Public pages fade into each other, unless people prefer less motion (base.css). The transition to
 * the back-office is skipped: it may go on to the login before it has drawn anything, and the
 * browser would then report an error on the next page.
 */
export function startTransitions(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const { pathname } = new URL(activation?.entry.url ?? '', location.href);
    if (/^\/backoffice(\/|$)/.test(pathname)) viewTransition?.skipTransition();
  });
}
