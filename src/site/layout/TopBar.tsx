import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Mark } from '../../parts/Mark.tsx';
import type { Site } from '../page.ts';
import { Icon } from '../parts/Icon.tsx';
import { Drawer } from './Drawer.tsx';
import { type MenuEntry, type MenuLink, menu } from './menu.ts';
import styles from './TopBar.module.css';
import { useIsCurrent } from './useIsCurrent.ts';
import { useSectionInView } from './useSectionInView.ts';

/** Whether the hero still stands under the bar; pages without a hero never have one there. */
function useOverHero(pathname: string): boolean {
  const [over, setOver] = useState(pathname === '/');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have no hero
  useEffect(() => {
    const hero = document.getElementById('hero');
    setOver(hero !== null);
    if (hero === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => setOver(entry?.isIntersecting ?? false),
      // The first section, once scrolled to, stands 130 pixels below the top: that is past the hero.
      { rootMargin: '-131px 0px 0px 0px' },
    );
    observer.observe(hero);
    return () => observer.disconnect();
  }, [pathname]);
  return over;
}

type IsHere = (link: MenuLink) => boolean;

function Entry({ entry, isHere }: { entry: MenuEntry; isHere: IsHere }) {
  if ('links' in entry) return <Group label={entry.label} links={entry.links} isHere={isHere} />;
  return (
    <li>
      <Link to={entry.to} aria-current={isHere(entry) ? 'true' : undefined}>
        {entry.label}
      </Link>
    </li>
  );
}

function Group({ label, links, isHere }: { label: string; links: MenuLink[]; isHere: IsHere }) {
  const [open, setOpen] = useState(false);
  const { pathname, hash } = useLocation();
  const group = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes it
  useEffect(() => setOpen(false), [pathname, hash]);
  const current = links.some(isHere);
  return (
    <li
      ref={group}
      className={styles.group}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      onBlur={({ relatedTarget }) => !group.current?.contains(relatedTarget) && setOpen(false)}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-current={current ? 'true' : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <ul className={open ? styles.open : undefined}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} aria-current={isHere(link) ? 'true' : undefined}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

const bars = <Icon d="M3 6h18M3 12h18M3 18h18" size={26} />;

/** The bar at the top: the logo once past the hero, the menu, the search, the drawer on small screens. */
export function TopBar({ site }: { site: Site }) {
  const { pathname } = useLocation();
  const over = useOverHero(pathname);
  const section = useSectionInView(pathname);
  const isCurrent = useIsCurrent();
  const isHere = (link: MenuLink) => isCurrent(link) || link.to === `/#${section}`;
  const [drawerOpen, setDrawerOpen] = useState(false);
  const name = site.definicoes.villageName || 'Aldeia';
  return (
    <header
      className={`unprinted ${styles.bar} ${pathname === '/' ? styles.floating : ''} ${over ? styles.over : ''}`}
    >
      <div className={`wrap ${styles.row}`}>
        <Link to="/" className={styles.logo} aria-label={`${name}: página inicial`}>
          <Mark />
          <span>{name}</span>
        </Link>
        <nav aria-label="Principal" className={styles.menu}>
          <ul>
            {menu.map((entry) => (
              <Entry key={entry.label} entry={entry} isHere={isHere} />
            ))}
          </ul>
        </nav>
        <Link to="/pesquisa" className={`round ${styles.icon}`} aria-label="Pesquisar">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
            <circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" strokeWidth="2" />
            <path
              d="m15.5 15.5 5 5"
              stroke="currentColor"
              strokeWidth="2.4"
              strokeLinecap="round"
            />
          </svg>
        </Link>
        <button
          type="button"
          className={`round scripted ${styles.icon} ${styles.burger}`}
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={drawerOpen}
          onClick={() => setDrawerOpen(true)}
        >
          {bars}
        </button>
        {/* Without scripts the same links stand at the foot of the page. */}
        <a href="#mapa-do-site" className={`round ${styles.icon} ${styles.plainBurger}`}>
          <span className="visually-hidden">Menu</span>
          {bars}
        </a>
        <Drawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
      </div>
    </header>
  );
}
