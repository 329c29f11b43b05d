import { NavLink } from 'react-router';
import { everyFeature } from '../../features/all.ts';
import type { MenuEntry, MenuGroup } from '../../features/feature.ts';
import { Icon, type IconName } from '../../fields/inputs/Icon.tsx';
import { tasks } from '../hoje/tasks.ts';
import { listPath, type Source } from '../sections/source.ts';
import styles from './Menu.module.css';

type Props = {
  sources: Source[];
  /** How many wait for somebody, by the name of the task. */
  counts: Readonly<Record<string, number>>;
  isAdmin: boolean;
  onChoose?: (() => void) | undefined;
};

/** A way to a screen, and how many wait there. */
export type Entry = { to: string; label: string; icon: IconName; count?: number; counted?: string };

type Group = { title: MenuGroup; entries: Entry[] };

/** What there is to do, of which the numbers above the other screens are the short form. */
export const todayPath = '/backoffice/hoje';

export const today: Entry = { to: todayPath, label: 'Hoje', icon: 'today' };

const groups: MenuGroup[] = ['Publicar', 'Atendimento', 'Território', 'Casa'];

const house = '/backoffice';

const own: (MenuEntry & { isForAdmins?: true })[] = [
  { group: 'Atendimento', place: 9, path: `${house}/cartas`, label: 'Emails', icon: 'mail' },
  {
    ...{ group: 'Atendimento', place: 10, path: `${house}/pessoa-dados`, icon: 'people' },
    ...{ label: 'Dados de uma pessoa', task: 'pedidosDados', isForAdmins: true },
  },
  { group: 'Casa', place: 1, path: `${house}/definicoes`, label: 'Definições', icon: 'settings' },
  {
    ...{ group: 'Casa', place: 2, path: `${house}/contas`, label: 'Contas', icon: 'account' },
    isForAdmins: true,
  },
  { group: 'Casa', place: 3, path: `${house}/atividade`, label: 'Atividade', icon: 'activity' },
  { group: 'Casa', place: 4, path: `${house}/reciclagem`, label: 'Reciclagem', icon: 'bin' },
  { group: 'Casa', place: 5, path: `${house}/palavra-passe`, label: 'Palavra-passe', icon: 'key' },
];

const screens: typeof own = [...own, ...everyFeature.flatMap(({ menu = [] }) => menu)].sort(
  (one, other) => one.place - other.place,
);

/** A number leads to what it counts. */
function entryOf({ path, label, icon, task }: MenuEntry, counts: Props['counts']): Entry {
  const counted = tasks.find(({ name }) => name === task);
  const count = counted ? (counts[counted.name] ?? 0) : 0;
  if (!counted || count === 0) return { to: path, label, icon };
  return { to: counted.to, label, icon, count, counted: count === 1 ? counted.one : counted.many };
}

/** The menu by what one comes to do, the daily work first: sections and features say where they belong. */
export function groupsOf({
  sources,
  counts = {},
  isAdmin,
}: Pick<Props, 'sources' | 'isAdmin'> & Partial<Pick<Props, 'counts'>>): Group[] {
  return groups.map((title) => ({
    title,
    entries: [
      ...sources
        .filter(({ section: { group = 'Território' } }) => group === title)
        .map((source) => {
          const { menu, icon = 'file' } = source.section;
          return { to: listPath(source), label: menu, icon };
        }),
      ...screens
        .filter(({ group, isForAdmins }) => group === title && (isAdmin || !isForAdmins))
        .map((entry) => entryOf(entry, counts)),
    ],
  }));
}

function Entries({ of, onChoose }: { of: Entry[] } & Pick<Props, 'onChoose'>) {
  return (
    <ul>
      {of.map(({ to, label, icon, count, counted }) => (
        <li key={to}>
          <NavLink to={to} onClick={onChoose}>
            <Icon name={icon} size={20} />
            {label}
            {count ? (
              <span className={styles.count}>
                {count} <span className="visually-hidden">{counted}</span>
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
