import { NavLink } from 'react-router';
import type { CallKey } from '../../calls/all.ts';
import { everyFeature } from '../../features/all.ts';
import type { MenuEntry, MenuGroup } from '../../features/feature.ts';
import { Icon, type IconName } from '../../fields/inputs/Icon.tsx';
import { tasks } from '../hoje/tasks.ts';
import type { May } from '../may.ts';
import { listPath, type Source } from '../sections/source.ts';
import styles from './Menu.module.css';

type Props = {
  sources: Source[];
  /** How many wait for somebody, by the name of the task. */
  counts: Readonly<Record<string, number>>;
  may: May;
  onChoose?: (() => void) | undefined;
};

/** A link to a screen, and how many wait there. */
export type Entry = { to: string; label: string; icon: IconName; count?: number; counted?: string };

type Group = { title: MenuGroup; entries: Entry[] };

/** The screen of what there is to do; the numbers above the other screens sum it up. */
export const todayPath = '/backoffice/hoje';

export const today: Entry = { to: todayPath, label: 'Hoje', icon: 'today' };

const groups: MenuGroup[] = ['Publicar', 'Atendimento', 'Território', 'Casa'];

const house = '/backoffice';

/** A screen, and the call that the user must be allowed to make. */
type Screen = Omit<MenuEntry, 'reads'> & { needs: string };

const own: (Screen & { needs: CallKey })[] = [
  {
    group: 'Atendimento',
    place: 9,
    path: `${house}/cartas`,
    label: 'Emails',
    icon: 'mail',
    needs: 'GET /api/cartas',
  },
  {
    group: 'Atendimento',
    place: 10,
    path: `${house}/pessoa-dados`,
    icon: 'people',
    label: 'Dados de uma pessoa',
    task: 'pedidosDados',
    needs: 'GET /api/pessoa-dados',
  },
  {
    group: 'Casa',
    place: 1,
    path: `${house}/definicoes`,
    label: 'Definições',
    icon: 'settings',
    needs: 'PUT /api/definicoes',
  },
  {
    group: 'Casa',
    place: 2,
    path: `${house}/contas`,
    label: 'Contas',
    icon: 'account',
    needs: 'GET /api/contas',
  },
  {
    group: 'Casa',
    place: 3,
    path: `${house}/atividade`,
    label: 'Atividade',
    icon: 'activity',
    needs: 'GET /api/atividade',
  },
  {
    group: 'Casa',
    place: 4,
    path: `${house}/reciclagem`,
    label: 'Reciclagem',
    icon: 'bin',
    needs: 'GET /api/reciclagem',
  },
  {
    group: 'Casa',
    place: 5,
    path: `${house}/conta`,
    label: 'A minha conta',
    icon: 'key',
    needs: 'GET /api/conta',
  },
];

const screens: Screen[] = [
  ...own,
  ...everyFeature.flatMap(({ menu = [] }) =>
    menu.map(({ reads, ...entry }) => ({ ...entry, needs: reads })),
  ),
].sort((one, other) => one.place - other.place);

/** A screen's menu entry; with a count, it links to exactly what is counted. */
function entryOf({ path, label, icon, task }: Screen, counts: Props['counts']): Entry {
  const counted = tasks.find(({ name }) => name === task);
  const count = counted ? (counts[counted.name] ?? 0) : 0;
  if (!counted || count === 0) return { to: path, label, icon };
  return { to: counted.to, label, icon, count, counted: count === 1 ? counted.one : counted.many };
}

/** The menu's groups, daily work first; sections and features declare which group they belong to. */
export function groupsOf({
  sources,
  counts = {},
  may,
}: Pick<Props, 'sources' | 'may'> & Partial<Pick<Props, 'counts'>>): Group[] {
  return groups
    .map((title) => ({
      title,
      entries: [
        ...sources
          .filter(({ section: { group = 'Território' } }) => group === title)
          .map((source) => {
            const { menu, icon = 'file' } = source.section;
            return { to: listPath(source), label: menu, icon };
          }),
        ...screens
          .filter(({ group, needs }) => group === title && may.call(needs))
          .map((entry) => entryOf(entry, counts)),
      ],
    }))
    .filter(({ entries }) => entries.length > 0);
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

/** The menu of the back-office: «Hoje», and the groups of sections and screens. */
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
