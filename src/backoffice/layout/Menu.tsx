import { NavLink } from 'react-router';
import type { CallKey } from '../../calls/all.ts';
import { everyFeature } from '../../features/all.ts';
import { Icon, type IconName } from '../../fields/inputs/Icon.tsx';
import type { MenuEntry, MenuGroup } from '../../sections/feature.ts';
import { tasks } from '../hoje/tasks.ts';
import { type May, todayPath } from '../may.ts';
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

export const today: Entry = { to: todayPath, label: 'Hoje', icon: 'today' };

const groups: MenuGroup[] = ['Publicar', 'Atendimento', 'Território', 'Casa'];

const base = '/backoffice';

const own: (MenuEntry & { needs: CallKey })[] = [
  {
    group: 'Atendimento',
    order: 6,
    path: `${base}/cartas`,
    label: 'Emails',
    icon: 'mail',
    needs: 'GET /api/cartas',
  },
  {
    group: 'Atendimento',
    order: 7,
    path: `${base}/pessoa-dados`,
    icon: 'people',
    label: 'Dados de uma pessoa',
    task: 'pedidosDados',
    needs: 'GET /api/pessoa-dados',
  },
  {
    group: 'Casa',
    order: 1,
    path: `${base}/definicoes`,
    label: 'Definições',
    icon: 'settings',
    needs: 'PUT /api/definicoes',
  },
  {
    group: 'Casa',
    order: 2,
    path: `${base}/contas`,
    label: 'Contas',
    icon: 'account',
    needs: 'GET /api/contas',
  },
  {
    group: 'Casa',
    order: 3,
    path: `${base}/atividade`,
    label: 'Atividade',
    icon: 'activity',
    needs: 'GET /api/atividade',
  },
  {
    group: 'Casa',
    order: 5,
    path: `${base}/reciclagem`,
    label: 'Reciclagem',
    icon: 'bin',
    needs: 'GET /api/reciclagem',
  },
  {
    group: 'Casa',
    order: 6,
    path: `${base}/conta`,
    label: 'A minha conta',
    icon: 'key',
    needs: 'GET /api/conta',
  },
];

const screens: MenuEntry[] = [...own, ...everyFeature.flatMap(({ menu = [] }) => menu)].sort(
  (one, other) => one.order - other.order,
);

/** A screen's menu entry; with a count, it links to exactly what is counted. */
function entryOf({ path, label, icon, task }: MenuEntry, counts: Props['counts']): Entry {
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

function Entries({ items, onChoose }: { items: Entry[] } & Pick<Props, 'onChoose'>) {
  return (
    <ul>
      {items.map(({ to, label, icon, count, counted }) => (
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
      <Entries items={[today]} onChoose={props.onChoose} />
      {groupsOf(props).map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <p className={styles.title}>{title}</p>
          <Entries items={entries} onChoose={props.onChoose} />
        </section>
      ))}
    </nav>
  );
}
