import { NavLink } from 'react-router';
import { Icon, type IconName } from '../../fields/inputs/Icon.tsx';
import { listPath, type Source } from '../sections/source.ts';
import styles from './Menu.module.css';

type Props = {
  sources: Source[];
  /** How many messages wait for an answer. */
  unanswered: number;
  isAdmin: boolean;
  onChoose?: (() => void) | undefined;
};

export type Entry = { to: string; label: string; icon: IconName; count?: number };

type Group = { title: string; entries: Entry[] };

/** What there is to do, of which the numbers above the other screens are the short form. */
export const todayPath = '/backoffice/hoje';

export const today: Entry = { to: todayPath, label: 'Hoje', icon: 'today' };

/** The menu by what one comes to do, the daily work first: sections say where they belong. */
export function groupsOf({
  sources,
  unanswered = 0,
  isAdmin,
}: Pick<Props, 'sources' | 'isAdmin'> & { unanswered?: number }): Group[] {
  const sections = (wanted: string): Entry[] =>
    sources
      .filter(({ section: { group = 'Território' } }) => group === wanted)
      .map((source) => {
        const { menu, icon = 'file' } = source.section;
        return { to: listPath(source), label: menu, icon };
      });
  const house = '/backoffice';
  // A number leads to what it counts.
  const messages = `${house}/mensagens${unanswered > 0 ? '?estado=por-responder' : ''}`;
  return [
    { title: 'Publicar', entries: sections('Publicar') },
    {
      title: 'Atendimento',
      entries: [
        { to: `${house}/inscricoes`, label: 'Inscrições', icon: 'ticket' },
        { to: messages, label: 'Mensagens', icon: 'message', count: unanswered },
        { to: `${house}/cartas`, label: 'Emails', icon: 'mail' },
      ],
    },
    { title: 'Território', entries: sections('Território') },
    {
      title: 'Casa',
      entries: [
        ...sections('Casa'),
        { to: `${house}/definicoes`, label: 'Definições', icon: 'settings' },
        ...(isAdmin ? [{ to: `${house}/contas`, label: 'Contas', icon: 'account' } as const] : []),
        { to: `${house}/atividade`, label: 'Atividade', icon: 'activity' },
        { to: `${house}/reciclagem`, label: 'Reciclagem', icon: 'bin' },
        { to: `${house}/palavra-passe`, label: 'Palavra-passe', icon: 'key' },
      ],
    },
  ];
}

function Entries({ of, onChoose }: { of: Entry[] } & Pick<Props, 'onChoose'>) {
  return (
    <ul>
      {of.map(({ to, label, icon, count }) => (
        <li key={to}>
          <NavLink to={to} onClick={onChoose}>
            <Icon name={icon} size={20} />
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
  );
}

/** The way to every section, to what comes in from outside, and to what concerns staff themselves. */
export function Menu(props: Props) {
  return (
    <nav aria-label="Secções" className={styles.menu}>
      <Entries of={[today]} onChoose={props.onChoose} />
      {groupsOf(props).map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <p className={styles.title}>{title}</p>
          <Entries of={entries} onChoose={props.onChoose} />
        </section>
      ))}
    </nav>
  );
}
