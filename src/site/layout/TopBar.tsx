import { t, translated } from '../../language/speaking.ts';
import { Mark } from '../../parts/Mark.tsx';
import type { Site } from '../page.ts';
import { Icon } from '../parts/Icon.tsx';
import { Drawer } from './Drawer.tsx';
import { Languages } from './Languages.tsx';
import { isCurrent, type MenuEntry, type MenuLink, menu } from './menu.ts';
import styles from './TopBar.module.css';

type IsHere = (link: MenuLink) => boolean;

function Entry({ entry, isHere }: { entry: MenuEntry; isHere: IsHere }) {
  if ('links' in entry) return <Group label={entry.label} links={entry.links} isHere={isHere} />;
  return (
    <li>
      <a href={entry.to} aria-current={isHere(entry) ? 'true' : undefined}>
        {translated(entry.label)}
      </a>
    </li>
  );
}

function Group({ label, links, isHere }: { label: string; links: MenuLink[]; isHere: IsHere }) {
  return (
    <li className={styles.group} data-group>
      <button
        type="button"
        aria-expanded={false}
        aria-current={links.some(isHere) ? 'true' : undefined}
      >
        {translated(label)}
      </button>
      <ul>
        {links.map((link) => (
          <Entry key={link.to} entry={link} isHere={isHere} />
        ))}
      </ul>
    </li>
  );
}

const bars = <Icon d="M3 6h18M3 12h18M3 18h18" size={26} />;

type Props = { site: Site; path: string; section: string | undefined };

/** The bar at the top: the logo once past the hero, the menu, the search, the drawer on small screens. */
export function TopBar({ site, path, section }: Props) {
  const isHere = (link: MenuLink) => isCurrent(link, path, section);
  const name = site.definicoes.villageName || 'Aldeia';
  const floats = path === '/';
  const bar = (
    <header
      className={`unprinted ${styles.bar} ${floats ? styles.floating : ''}`}
      data-over={floats || undefined}
    >
      <div className={`wrap ${styles.row}`}>
        <a
          href="/"
          className={styles.logo}
          aria-label={t('{nome}: página inicial', { nome: name })}
        >
          <Mark />
          <span>{name}</span>
        </a>
        <nav aria-label={t('Principal')} className={styles.menu}>
          <ul>
            {menu.map((entry) => (
              <Entry key={entry.label} entry={entry} isHere={isHere} />
            ))}
          </ul>
        </nav>
        <div className={`${styles.menu} ${styles.languages}`}>
          <Languages site={site} path={path} folded={styles.group} />
        </div>
        <a href="/pesquisa" className={`round ${styles.icon}`}>
          <span className="visually-hidden">{t('Pesquisar')}</span>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
            <circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" strokeWidth="2" />
            <path
              d="m15.5 15.5 5 5"
              stroke="currentColor"
              strokeWidth="2.4"
              strokeLinecap="round"
            />
          </svg>
        </a>
        <button
          type="button"
          className={`round scripted ${styles.icon} ${styles.burger}`}
          aria-label={t('Menu')}
          aria-haspopup="dialog"
          aria-expanded={false}
          data-opens="gaveta"
        >
          {bars}
        </button>
        {/* Without scripts, this leads to the same links in the footer. */}
        <a href="#mapa-do-site" className={`round ${styles.icon} ${styles.plainBurger}`}>
          <span className="visually-hidden">{t('Menu')}</span>
          {bars}
        </a>
        <Drawer isHere={isHere}>
          <Languages site={site} path={path} />
        </Drawer>
      </div>
    </header>
  );
  return floats ? <div className={`unprinted ${styles.place}`}>{bar}</div> : bar;
}
