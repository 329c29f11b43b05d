import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useNavigationType,
} from 'react-router';
import { scrollPlace } from '../../parts/scrollPlace.ts';
import { fullTitle } from '../headTags.ts';
import type { Handle, Site } from '../page.ts';
import { failureHead } from './Failure.tsx';
import { Footer } from './Footer.tsx';
import styles from './Layout.module.css';
import { TopBar } from './TopBar.tsx';

/** Keeps the tab's title and the description with the page, as one moves on without reloading. */
function useHead(site: Site) {
  const match = useMatches().at(-1);
  useEffect(() => {
    if (!match) return;
    // A page that could not be had knows nothing to say of itself.
    const page = match.loaderData === undefined ? undefined : (match.handle as Handle).page;
    const head = page?.head(match.loaderData, site) ?? failureHead;
    document.title = fullTitle(head, site);
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
    document
      .querySelector('link[rel="canonical"]')
      ?.setAttribute('href', `${site.siteUrl}${match.pathname}${head.search ?? ''}`);
  }, [match, site]);
}

/** After a change of page the focus goes to its beginning, so that screen readers follow. */
function useFocusOnMain() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of page that counts
  useLayoutEffect(() => {
    // A page begins at its top, also where the way leads on to one of its sections.
    if (!first.current && pathname === '/' && type !== 'POP' && hash !== '') window.scrollTo(0, 0);
  }, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of page that counts
  useEffect(() => {
    if (!first.current && hash === '') main.current?.focus({ preventScroll: true });
    first.current = false;
  }, [pathname]);
  return main;
}

/** What stands around every page. */
export function Layout() {
  const site = useMatches()[0]?.loaderData as Site;
  const main = useFocusOnMain();
  const { state } = useNavigation();
  useHead(site);
  return (
    <>
      <a href="#conteudo" className={styles.skip}>
        Saltar para o conteúdo
      </a>
      <TopBar site={site} />
      <main id="conteudo" ref={main} tabIndex={-1} aria-busy={state === 'loading'}>
        <Outlet />
      </main>
      <Footer site={site} />
      <ScrollRestoration getKey={scrollPlace} />
    </>
  );
}
