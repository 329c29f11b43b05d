import { Button, Drawer } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import {
  Link,
  type Location,
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { Mark } from '../../parts/Mark.tsx';
import { urgentPath } from '../avisos/urgent.ts';
import { type Entered, type May, mayOf } from '../may.ts';
import { panelOf } from '../panels.ts';
import { offerReturn, withdrawReturn } from '../parts/notices.tsx';
import { publicPath, type Source } from '../sections/source.ts';
import { takeReturnPlace } from '../session.ts';
import styles from './Layout.module.css';
import { Menu } from './Menu.tsx';
import { useCounts } from './useCounts.ts';

/** The key of a scroll position. All typed addresses share the key `default`, so they go by their path. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** What a route tells the header. */
export type Handle = { source?: Source };

/** The public address of what the screen shows. */
function usePublicPath(): string {
  const match = useMatches().at(-1);
  const source = (match?.handle as Handle | undefined)?.source;
  return source ? publicPath(source, match?.params.key) : '/';
}

/** After a change of screen the focus goes to its beginning, so that screen readers follow. */
function useFocusOnMain() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return main;
}

/**
 * The login leads to the first section; this offers the way to what the user left unfinished, or to
 * the page that asked for the login, once nothing else has to be done first.
 */
function useWayBack(own: Entered['own'], isFree: boolean) {
  const { pathname, search } = useLocation();
  const way = useNavigationType();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the entry counts
  useEffect(() => {
    const place = isFree && own ? takeReturnPlace(own.username) : undefined;
    if (place?.address.startsWith('/backoffice/') && place.address !== pathname + search) {
      offerReturn(place.unfinished, () => navigate(place.address));
    }
  }, [isFree]);
  const entered = useRef(pathname);
  useEffect(() => {
    // The user has moved on, so withdraw the offer; whom the program led elsewhere keeps it.
    if (pathname !== entered.current && way !== 'REPLACE') withdrawReturn();
    entered.current = pathname;
  }, [pathname, way]);
}

/**
 * The screen that comes before anything else: to change a password made by somebody else, or to set
 * up a required second factor.
 */
function screenFirst(own: Entered['own']): string | undefined {
  if (own?.mudarPassword) return '/backoffice/palavra-passe';
  return own?.faltaFator ? '/backoffice/conta' : undefined;
}

/** Sends the user to another screen as long as there is one they must go to. */
function useRedirect(to: string | undefined): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (to && pathname !== to) void navigate(to, { replace: true });
  }, [to, pathname, navigate]);
}

/** Whether the user may edit a section's records, or see what its panel shows instead, such as bookings. */
function isOffered({ section }: Source, may: May): boolean {
  const { instead } = panelOf(section.name);
  return may.edit(section.name) || (instead !== undefined && may.call(instead.needs));
}

/** Loaded on first use, since few people search this way. */
const Finder = lazy(async () => ({ default: (await import('./Finder.tsx')).Finder }));

/** Whether the finder is open; undefined until it is opened for the first time. */
function useFinding(mayFind: boolean) {
  const [isFinding, setFinding] = useState<boolean>();
  const before = useRef<Element>(null);
  function find() {
    before.current = document.activeElement;
    setFinding(true);
  }
  function stop() {
    setFinding(false);
    // After the dialog has released the focus.
    requestAnimationFrame(() => (before.current as HTMLElement | null)?.focus());
  }
  function onKeys(event: KeyboardEvent): void {
    // The editor of formatted text makes a link with these keys.
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (mayFind && !document.querySelector('[aria-modal="true"]')) find();
  }
  useHotkeys([['mod+K', onKeys, { preventDefault: false }]], [], true);
  return { isFinding, find, stop };
}

type HeaderProps = {
  villageName: string;
  isMenuOpen: boolean;
  onMenu(): void;
  /** Undefined while the user must do something else first. */
  onFind: (() => void) | undefined;
  isUrgentOffered: boolean;
};

function Header({ villageName, isMenuOpen, onMenu, onFind, isUrgentOffered }: HeaderProps) {
  const navigate = useNavigate();
  const publicAddress = usePublicPath();
  return (
    <header className={styles.header}>
      <button
        type="button"
        className={styles.burger}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      >
        <Icon name="menu" />
        <span className="hidden-on-phone">Menu</span>
      </button>
      <Link to="/backoffice" className={styles.village}>
        <Mark />
        <span>{villageName}</span>
      </Link>
      <div className={styles.ways}>
        {onFind && (
          <button
            type="button"
            className={`${styles.way} ${styles.find}`}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={onFind}
          >
            <Icon name="search" />
            <span className="hidden-on-phone">Procurar</span>
            <span className={styles.keys} aria-hidden="true">
              Ctrl K
            </span>
          </button>
        )}
        {isUrgentOffered && (
          <Link to={urgentPath} className={styles.way}>
            <Icon name="urgent" />
            <span className="hidden-on-phone">Aviso urgente</span>
          </Link>
        )}
        <a href={publicAddress} target="_blank" rel="noopener" className={styles.way}>
          <Icon name="out" />
          <span className="hidden-on-phone">
            Ver no site <span className="visually-hidden">(abre noutro separador)</span>
          </span>
        </a>
        <Link to="/backoffice/conta" className={`${styles.way} ${styles.own}`}>
          <Icon name="account" />
          <span>A minha conta</span>
        </Link>
        <Button
          variant="outline"
          className={styles.logout}
          onClick={() => navigate('/backoffice/sair')}
        >
          Logout
        </Button>
      </div>
    </header>
  );
}

/** The frame around every screen of the back-office. */
export function Layout({ sources }: { sources: Source[] }) {
  const { villageName, own } = useLoaderData<Entered>();
  const first = screenFirst(own);
  const may = mayOf(own);
  const offered = sources.filter((source) => isOffered(source, may));
  const [isOpen, setOpen] = useState(false);
  const { isFinding, find, stop } = useFinding(!first);
  const main = useFocusOnMain();
  const counts = useCounts(!first);
  const { state } = useNavigation();
  useWayBack(own, !first);
  useRedirect(first);
  const close = () => setOpen(false);
  return (
    <>
      <a href="#conteudo" className={styles.skip}>
        Saltar para o conteúdo
      </a>
      <Header
        villageName={villageName}
        isMenuOpen={isOpen}
        onMenu={() => setOpen(true)}
        onFind={first ? undefined : find}
        isUrgentOffered={may.publish('avisos')}
      />
      <Drawer opened={isOpen} onClose={close} title="Menu" size="20rem" padding="md">
        <Menu sources={offered} counts={counts} may={may} onChoose={close} />
      </Drawer>
      {isFinding !== undefined && (
        <Suspense>
          <Finder sources={offered} may={may} opened={isFinding} onClose={stop} />
        </Suspense>
      )}
      <div className={styles.columns}>
        <div className={styles.side}>
          <Menu sources={offered} counts={counts} may={may} />
        </div>
        <div className={styles.content}>
          <Notifications
            withinPortal={false}
            position="top-center"
            limit={4}
            zIndex={90}
            className={styles.notices ?? ''}
          />
          <main id="conteudo" ref={main} tabIndex={-1} aria-busy={state === 'loading'}>
            <Outlet />
          </main>
        </div>
      </div>
      {state === 'loading' && <div className={styles.progress} aria-hidden="true" />}
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
