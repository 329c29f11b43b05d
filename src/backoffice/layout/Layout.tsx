import { Button, Drawer } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import {
  Link,
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
} from 'react-router';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { Mark } from '../../parts/Mark.tsx';
import { urgentPath } from '../panels/urgent.ts';
import { offerReturn, withdrawReturn } from '../parts/notices.tsx';
import { publicPath, type Source } from '../sections/source.ts';
import { takeReturnPlace } from '../session.ts';
import styles from './Layout.module.css';
import { Menu, todayPath } from './Menu.tsx';
import { Numbers, useResumo } from './Numbers.tsx';
import { scrollPlace } from './scrollPlace.ts';

/** What is asked once, when the back-office opens. */
export type Entered = { villageName: string; isAdmin: boolean; mudarPassword: boolean };

/** What a route says of itself to the header. */
export type Handle = { source?: Source };

/** Where visitors see what the screen shows. */
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

/** The login leads to the first section; whoever was elsewhere is offered the way back. */
function useWayBack() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the entry counts
  useEffect(() => {
    const address = takeReturnPlace();
    if (address?.startsWith('/backoffice/') && address !== pathname + search) {
      offerReturn(() => navigate(address));
    }
  }, []);
  const entered = useRef(pathname);
  useEffect(() => {
    // Whoever went on does not want to go back.
    if (pathname !== entered.current) withdrawReturn();
  }, [pathname]);
}

const passwordScreen = '/backoffice/palavra-passe';

/** Whoever came in with a password that somebody else made changes it before anything else. */
function usePasswordFirst(mudarPassword: boolean): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (mudarPassword && pathname !== passwordScreen) {
      void navigate(passwordScreen, { replace: true });
    }
  }, [mudarPassword, pathname, navigate]);
}

/** What stands around every screen of the back-office. */
export function Layout({ sources }: { sources: Source[] }) {
  const { villageName, isAdmin, mudarPassword } = useLoaderData<Entered>();
  const [isOpen, setOpen] = useState(false);
  const main = useFocusOnMain();
  const resumo = useResumo(!mudarPassword);
  const unanswered = resumo?.mensagensPorResponder ?? 0;
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const publicAddress = usePublicPath();
  useWayBack();
  usePasswordFirst(mudarPassword);
  const close = () => setOpen(false);
  return (
    <>
      <a href="#conteudo" className={styles.skip}>
        Saltar para o conteúdo
      </a>
      <header className={styles.header}>
        <button
          type="button"
          className={styles.burger}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" />
          <span>Menu</span>
        </button>
        <Link to="/backoffice" className={styles.village}>
          <Mark />
          <span>{villageName}</span>
        </Link>
        <div className={styles.ways}>
          <Link to={urgentPath} className={styles.way}>
            <Icon name="urgent" />
            <span>Aviso urgente</span>
          </Link>
          <a href={publicAddress} target="_blank" rel="noopener" className={styles.way}>
            <Icon name="out" />
            <span>
              Ver no site <span className="visually-hidden">(abre noutro separador)</span>
            </span>
          </a>
          <Button
            variant="outline"
            className={styles.logout}
            onClick={() => navigate('/backoffice/sair')}
          >
            Logout
          </Button>
        </div>
      </header>
      <Drawer opened={isOpen} onClose={close} title="Menu" size="20rem" padding="md">
        <Menu sources={sources} unanswered={unanswered} isAdmin={isAdmin} onChoose={close} />
      </Drawer>
      <div className={styles.columns}>
        <div className={styles.side}>
          <Menu sources={sources} unanswered={unanswered} isAdmin={isAdmin} />
        </div>
        <div className={styles.content}>
          {pathname !== todayPath && (
            <section className={styles.numbers} aria-label="Números do dia">
              {resumo && <Numbers resumo={resumo} />}
            </section>
          )}
          <main id="conteudo" ref={main} tabIndex={-1} aria-busy={state === 'loading'}>
            <Outlet />
          </main>
        </div>
      </div>
      {state === 'loading' && <div className={styles.progress} aria-hidden="true" />}
      <Notifications
        position="top-center"
        limit={4}
        containerWidth={480}
        className={styles.notices ?? ''}
      />
      <ScrollRestoration getKey={scrollPlace} />
    </>
  );
}
