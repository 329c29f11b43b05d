import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import styles from './Drawer.module.css';
import { menu } from './menu.ts';
import { useIsCurrent } from './useIsCurrent.ts';

/** The menu of small screens, from the side. The dialog element keeps the focus inside and gives it back. */
export function Drawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isCurrent = useIsCurrent();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
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
        <button type="button" className={styles.close} onClick={onClose} aria-label="Fechar menu">
          <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" focusable="false">
            <path
              d="m5 5 14 14M19 5 5 19"
              stroke="currentColor"
              strokeWidth="2.2"
              strokeLinecap="round"
            />
          </svg>
        </button>
        <nav aria-label="Secções">
          <ul>
            {menu.map((entry) =>
              'links' in entry ? (
                <li key={entry.label}>
                  <span className={styles.group}>{entry.label}</span>
                  <ul>
                    {entry.links.map((link) => (
                      <li key={link.to}>
                        <Link
                          to={link.to}
                          onClick={onClose}
                          aria-current={isCurrent(link) ? 'true' : undefined}
                        >
                          {link.label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </li>
              ) : (
                <li key={entry.label}>
                  <Link
                    to={entry.to}
                    onClick={onClose}
                    aria-current={isCurrent(entry) ? 'true' : undefined}
                  >
                    {entry.label}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
      </div>
    </dialog>
  );
}
