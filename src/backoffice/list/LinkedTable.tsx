import { NativeSelect } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Fragment, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../fields/inputs/Icon.tsx';
import styles from './LinkedTable.module.css';
import type { Order } from './listView.ts';

/** A column shows what the row holds under its name, and is sorted by that, unless it says otherwise. */
export type Column<Row> = {
  name: Extract<keyof Row, string>;
  label: string;
  cell?(row: Row): ReactNode;
  /** Texts sort as in a dictionary, numbers as numbers; a cell with '' is left out on a phone. */
  sortBy?(row: Row): string | number;
  /** Rows cannot be sorted by this column. */
  isUnsorted?: boolean;
  /** Typed by people: a long word breaks rather than push the other columns aside. */
  isTyped?: boolean;
};

/** A row in two lines, for a phone: what stands beside its name, what below, and its one-tap buttons. */
export type Brief<Row> = {
  aside?(row: Row): ReactNode;
  line(row: Row): ReactNode;
  taps?(row: Row): ReactNode;
};

export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

type Props<Row> = {
  caption: string;
  /** The first names the row, and is the link to it, if there is one. */
  columns: Columns<Row>;
  rows: readonly Row[];
  keyOf(row: Row): string;
  hrefOf?: ((row: Row) => string) | undefined;
  /** The buttons of a row, shown in its last column, beside or below what the column holds. */
  buttons?: ((row: Row) => ReactNode) | undefined;
  /** A picture before the name. */
  picture?: ((row: Row) => ReactNode) | undefined;
  /** What tells rows apart, in a line below the name. */
  secondLine?: ((row: Row) => ReactNode) | undefined;
  /** What a phone shows of a row besides its name; by default its other columns, one after the other. */
  brief?: Brief<Row> | undefined;
  /** A word for the style sheet that sets some rows apart. */
  toneOf?: ((row: Row) => string) | undefined;
  /** For a page of rows that the server sorts: their order, and how to ask for another. */
  sorting?: { order: Order; setOrder(order: Order): void } | undefined;
};

const dictionary = new Intl.Collator('pt', { numeric: true, sensitivity: 'base' });

function cellOf<Row>({ name, cell }: Column<Row>, row: Row): ReactNode {
  return cell ? cell(row) : (row[name] as ReactNode);
}

type NamedProps<Row> = Pick<Props<Row>, 'columns' | 'hrefOf'> & { row: Row };

function Named<Row>({ columns, hrefOf, row }: NamedProps<Row>) {
  const name = cellOf(columns[0], row);
  if (!hrefOf) return <span className={styles.name}>{name}</span>;
  return (
    <Link to={hrefOf(row)} className={`row-link ${styles.link}`}>
      {name}
    </Link>
  );
}

function sortValue<Row>({ name, sortBy }: Column<Row>, row: Row): string | number {
  return sortBy ? sortBy(row) : ((row[name] ?? '') as string | number);
}

function sorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[], order: Order) {
  const column = columns.find(({ name }) => name === order?.column);
  if (!column) return rows;
  const sign = order?.down ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [sortValue(column, one), sortValue(column, other)];
    const both = typeof a === 'number' && typeof b === 'number';
    return sign * (both ? a - b : dictionary.compare(String(a), String(b)));
  });
}

/** One press sorts upwards, the next downwards, the third gives back the order things came in. */
function nextOrder(order: Order, column: string): Order {
  if (order?.column !== column) return { column, down: false };
  return order.down ? undefined : { column, down: true };
}

/** Whether rows are shown as a table: everywhere but on a phone. */
export function useIsTable() {
  return useMediaQuery('(min-width: 48rem)', true, { getInitialValueInEffect: false });
}

/** Rows that lead somewhere: a table, or on a phone two lines for each. */
export function LinkedTable<Row>(props: Props<Row>) {
  const [own, setOwn] = useState<Order>();
  const { order, setOrder } = props.sorting ?? { order: own, setOrder: setOwn };
  const isTable = useIsTable();
  const rows = props.sorting ? props.rows : sorted(props.rows, props.columns, order);
  return isTable ? (
    <Wide {...props} rows={rows} order={order} setOrder={setOrder} />
  ) : (
    <Narrow {...props} rows={rows} />
  );
}

type Ordered<Row> = Props<Row> & { order: Order; setOrder(order: Order): void };

function Wide<Row>(props: Ordered<Row>) {
  const { caption, columns, rows, keyOf, hrefOf, buttons, picture, secondLine, toneOf } = props;
  const { order, setOrder } = props;
  const [, ...others] = columns;
  const named = (row: Row) => (
    <span className={styles.named}>
      {picture?.(row)}
      <span>
        <Named columns={columns} hrefOf={hrefOf} row={row} />
        {secondLine && <span className={styles.secondLine}>{secondLine(row)}</span>}
      </span>
    </span>
  );
  const withButtons = (column: Column<Row>, row: Row, content: ReactNode) =>
    buttons && column === columns.at(-1) ? (
      <div className={styles.withButtons}>
        <div>{content}</div>
        <div className={styles.buttons}>{buttons(row)}</div>
      </div>
    ) : (
      content
    );
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, label, isUnsorted }) => {
            if (isUnsorted) {
              return (
                <th key={name} scope="col">
                  {label}
                </th>
              );
            }
            const direction = order?.column === name ? (order.down ? 'down' : 'up') : undefined;
            const ariaSort = direction && (direction === 'up' ? 'ascending' : 'descending');
            return (
              <th key={name} scope="col" aria-sort={ariaSort ?? 'none'}>
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => setOrder(nextOrder(order, name))}
                >
                  {label}
                  <span>
                    <Icon name={direction ?? 'both'} />
                  </span>
                </button>
              </th>
            );
          })}
          {!buttons && (
            <th scope="col" className={styles.arrow}>
              <span className="visually-hidden">Abrir</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-tone={toneOf?.(row)}>
            <th scope="row">{withButtons(columns[0], row, named(row))}</th>
            {others.map((column) => (
              <td key={column.name} className={column.isTyped ? styles.typed : undefined}>
                {withButtons(column, row, cellOf(column, row))}
              </td>
            ))}
            {!buttons && (
              <td className={styles.arrow}>
                <Icon name="forward" />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Narrow<Row>(props: Props<Row>) {
  const { caption, columns, rows, keyOf, hrefOf, buttons, picture, toneOf } = props;
  const { aside, line, taps } = props.brief ?? { line: (row: Row) => othersOf(columns, row) };
  return (
    <ul className={styles.rows} aria-label={caption}>
      {rows.map((row) => (
        <li key={keyOf(row)} data-tone={toneOf?.(row)}>
          {picture?.(row)}
          <div className={styles.text}>
            <div className={styles.headline}>
              <Named columns={columns} hrefOf={hrefOf} row={row} />
              {aside && <span className={styles.aside}>{aside(row)}</span>}
            </div>
            <div className={styles.line}>{line(row)}</div>
            {buttons && !taps && <div className={styles.buttons}>{buttons(row)}</div>}
          </div>
          {taps && <div className={styles.taps}>{taps(row)}</div>}
          {!buttons && <Icon name="forward" />}
        </li>
      ))}
    </ul>
  );
}

/** What the columns say of a row, besides its name. */
function othersOf<Row>([, ...others]: Columns<Row>, row: Row): ReactNode {
  const filled = others.filter((column) => sortValue(column, row) !== '');
  return <InALine items={filled.map((column) => cellOf(column, row))} />;
}

/** Short things one after the other, with dots between. */
export function InALine({ items }: { items: readonly ReactNode[] }) {
  return items.map((each, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: none is ever moved
    <Fragment key={index}>
      {index > 0 && '\u00a0· '}
      {each}
    </Fragment>
  ));
}

/** Sorts rows on a phone, where there are no column headings to press. */
export function SortSelect<Row>({
  columns,
  order,
  setOrder,
}: Pick<Ordered<Row>, 'columns' | 'order' | 'setOrder'>) {
  const options = [
    { value: '', label: 'Ordenar' },
    ...columns
      .filter(({ isUnsorted }) => !isUnsorted)
      .flatMap(({ name, label }) => [
        { value: `+${name}`, label: `${label}, do início para o fim` },
        { value: `-${name}`, label: `${label}, do fim para o início` },
      ]),
  ];
  return (
    <NativeSelect
      aria-label="Ordenar"
      flex="1 1 8rem"
      data={options}
      value={order ? `${order.down ? '-' : '+'}${order.column}` : ''}
      onChange={({ currentTarget: { value } }) =>
        setOrder(value ? { column: value.slice(1), down: value.startsWith('-') } : undefined)
      }
    />
  );
}
