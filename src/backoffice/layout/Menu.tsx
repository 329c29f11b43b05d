import { NavLink } from 'react-router';
import { listPath, type Source } from '../sections/source.ts';
import styles from './Menu.module.css';

type Props = {
  sources: Source[];
  /** How many messages wait for an answer. */
  unanswered: number;
  isAdmin: boolean;
  onChoose?: () => void;
};

type Entry = { to: string; label: string; isApart?: boolean; count?: number };

/** The way to every section, to what comes in from outside, and to what concerns staff themselves. */
export function Menu({ sources, unanswered, isAdmin, onChoose }: Props) {
  const entries: Entry[] = [
    ...sources.map((source) => ({ to: listPath(source), label: source.section.menu })),
    { to: '/backoffice/mensagens', label: 'Mensagens', isApart: true, count: unanswered },
    { to: '/backoffice/cartas', label: 'Cartas por enviar' },
    { to: '/backoffice/definicoes', label: 'Definições', isApart: true },
    { to: '/backoffice/atividade', label: 'Atividade' },
    { to: '/backoffice/reciclagem', label: 'Reciclagem' },
    ...(isAdmin ? [{ to: '/backoffice/contas', label: 'Contas' }] : []),
    { to: '/backoffice/palavra-passe', label: 'Palavra-passe' },
  ];
  return (
    <nav aria-label="Secções" className={styles.menu}>
      <ul>
        {entries.map(({ to, label, isApart, count }) => (
          <li key={to} className={isApart ? styles.apart : undefined}>
            <NavLink to={to} onClick={onChoose}>
              {label}
              {count ? (
                <span className={styles.count}>
                  {count} <span className="visually-hidden">por responder</span>
                </span>
              ) : null}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
