import type { ReactNode } from 'react';
import { t, translated } from '../../language/speaking.ts';
import { cross, Icon } from '../parts/Icon.tsx';
import styles from './Drawer.module.css';
import { type MenuLink, menu } from './menu.ts';

type Props = {
  isHere(link: MenuLink): boolean;
  /** What comes after the menu. */
  children: ReactNode;
};

/** The menu of small screens, from the side. The dialog element keeps the focus inside and gives it back. */
export function Drawer({ isHere, children }: Props) {
  const item = (link: MenuLink) => (
    <li key={link.to}>
      <a href={link.to} aria-current={isHere(link) ? 'true' : undefined}>
        {translated(link.label)}
      </a>
    </li>
  );
  return (
    <dialog id="gaveta" className={styles.drawer} aria-label={t('Menu')}>
      <div className={styles.sheet}>
        <form method="dialog" className={styles.close}>
          <button type="submit" className="round" aria-label={t('Fechar menu')}>
            <Icon d={cross} size={26} />
          </button>
        </form>
        <nav aria-label={t('Secções')}>
          <ul>
            {menu.map((entry) =>
              'links' in entry ? (
                <li key={entry.label}>
                  <span className={styles.group}>{translated(entry.label)}</span>
                  <ul>{entry.links.map(item)}</ul>
                </li>
              ) : (
                item(entry)
              ),
            )}
          </ul>
          {children}
        </nav>
      </div>
    </dialog>
  );
}
