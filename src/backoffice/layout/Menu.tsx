import { useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { CallKey } from '../../calls/all.ts';
import { everyFeature } from '../../features/all.ts';
import { Icon, type IconName } from '../../fields/inputs/Icon.tsx';
import type { MenuEntry } from '../../sections/feature.ts';
import type { MenuGroup } from '../../sections/section.ts';
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
export type Entry = {
  to: string;
  label: string;
  icon: IconName;
  count?: number;
  counted?: string;
  /** It has no line in the menu: another screen there leads to it. */
  isInside?: boolean;
};

type Group = { title: MenuGroup; entries: Entry[] };

export const today: Entry = { to: todayPath, label: 'Hoje', icon: 'today' };

const groups: MenuGroup[] = ['Publicar', 'Atender', 'Lugares', 'A junta', 'Registo'];

/** With so few lines nothing is folded. */
const fewLines = 12;

/** A screen of no feature. */
function own(
  group: MenuGroup,
  order: number,
  name: string,
  label: string,
  icon: IconName,
  needs: CallKey,
): MenuEntry {
  return { group, order, path: `/backoffice/${name}`, label, icon, needs };
}

const dataOfPeople = 'GET /api/pessoa-dados';

const screens: MenuEntry[] = [
  own('A junta', 1, 'definicoes', 'Definições', 'settings', 'PUT /api/definicoes'),
  own('A junta', 2, 'contas', 'Contas', 'key', 'GET /api/contas'),
  own('Registo', 1, 'cartas', 'Emails', 'mail', 'GET /api/cartas'),
  own('Registo', 3, 'atividade', 'Atividade', 'activity', 'GET /api/atividade'),
  own('Registo', 5, 'reciclagem', 'Reciclagem', 'bin', 'GET /api/reciclagem'),
  {
    ...own('Registo', 6, 'pessoa-dados', 'Dados de uma pessoa', 'person', dataOfPeople),
    task: 'pedidosDados',
  },
  ...everyFeature.flatMap(({ menu = [] }) => menu),
].sort((one, other) => one.order - other.order);

/** A screen's menu entry; with a count, it links to exactly what is counted. */
function entryOf(
  { path, label, icon, task, inside }: MenuEntry,
  { counts = {}, may }: Known,
): Entry {
  const counted = tasks.find(({ name }) => name === task);
  const count = counted ? (counts[counted.name] ?? 0) : 0;
  const isInside = screens.some((other) => other.path === inside && may.call(other.needs));
  const entry = { to: path, label, icon, isInside };
  if (!counted || count === 0) return entry;
  return { ...entry, to: counted.to, count, counted: count === 1 ? counted.one : counted.many };
}

type Known = Pick<Props, 'sources' | 'may'> & Partial<Pick<Props, 'counts'>>;

/** The menu's groups, daily work first; sections and features declare which group they belong to. */
export function groupsOf(known: Known): Group[] {
  const { sources, may } = known;
  return groups
    .map((title) => ({
      title,
      entries: [
        ...sources
          .filter(({ section: { group = 'Lugares' } }) => group === title)
          .map((source) => {
            const { menu, icon = 'file' } = source.section;
            return { to: listPath(source), label: menu, icon };
          }),
        ...screens
          .filter(({ group, needs }) => group === title && may.call(needs))
          .map((entry) => entryOf(entry, known)),
      ],
    }))
    .filter(({ entries }) => entries.length > 0);
}

function Count({ count, of }: { count: number; of: string | undefined }) {
  return (
    <span className={styles.count}>
      {count} <span className="visually-hidden">{of}</span>
    </span>
  );
}

function Line({ entry, onChoose }: { entry: Entry } & Pick<Props, 'onChoose'>) {
  const { to, label, icon, count, counted } = entry;
  return (
    <li>
      <NavLink to={to} onClick={onChoose}>
        <Icon name={icon} size={20} />
        {label}
        {count ? <Count count={count} of={counted} /> : null}
      </NavLink>
    </li>
  );
}

/** A group: its name unfolds it, and while it is folded has the sum of what waits in it. */
function Fold({ group, isOpened, onChoose }: FoldProps) {
  const { title, entries: lines } = group;
  const [isOpen, setOpen] = useState(isOpened);
  const id = useId();
  const sum = lines.reduce((all, { count = 0 }) => all + count, 0);
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="forward" size={20} />
        {title}
        {!isOpen && sum > 0 && <Count count={sum} of="à espera" />}
      </button>
      <ul id={id} hidden={!isOpen}>
        {lines.map((entry) => (
          <Line key={entry.label} entry={entry} onChoose={onChoose} />
        ))}
      </ul>
    </li>
  );
}

type FoldProps = { group: Group; isOpened: boolean } & Pick<Props, 'onChoose'>;

/** The menu of the back-office: «Hoje», and the groups of sections and screens. */
export function Menu(props: Props) {
  const { pathname } = useLocation();
  const all = groupsOf(props);
  const standing = all.map((group) => ({
    ...group,
    entries: group.entries.filter(({ isInside }) => !isInside),
  }));
  const isHere = ({ to }: Entry) => `${pathname}/`.startsWith(`${to.split('?')[0]}/`);
  const here = all.find(({ entries }) => entries.some(isHere))?.title;
  const lines = standing.reduce((sum, { entries }) => sum + 1 + entries.length, 1);
  return (
    <nav aria-label="Secções" className={styles.menu}>
      {/* Whoever comes to another group finds that one open, and the others folded again. */}
      <ul key={here}>
        <Line entry={today} onChoose={props.onChoose} />
        {standing.map((group) => (
          <Fold
            key={group.title}
            group={group}
            isOpened={lines <= fewLines || group.title === here}
            onChoose={props.onChoose}
          />
        ))}
      </ul>
    </nav>
  );
}
