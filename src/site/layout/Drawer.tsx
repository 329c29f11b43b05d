import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { cross, Icon } from '../parts/Icon.tsx';
import styles from './Drawer.module.css';
import { type MenuLink, menu } from './menu.ts';
import { useIsCurrent } from './useIsCurrent.ts';

/** The menu of small screens, from the side. The dialog element keeps the focus inside and gives it back. */
export function Drawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isCurrent = useIsCurrent();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const item = (link: MenuLink) => (
    <li key={link.to}>
      <Link to={link.to} onClick={onClose} aria-current={isCurrent(link) ? 'true' : undefined}>
        {link.label}
      </Link>
    </li>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes with Escape by itself
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label="Menu"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={styles.sheet}>
        <button
          type="button"
          className={`round ${styles.close}`}
          onClick={onClose}
          aria-label="Fechar menu"
        >
          <Icon d={cross} size={26} />
        </button>
        <nav aria-label="Secções">
          <ul>
            {menu.map((entry) =>
              'links' in entry ? (
                <li key={entry.label}>
                  <span className={styles.group}>{entry.label}</span>
                  <ul>{entry.links.map(item)}</ul>
                </li>
              ) : (
                item(entry)
              ),
            )}
          </ul>
        </nav>
      </div>
    </dialog>
  );
}
