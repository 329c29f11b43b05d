import { Text, TextInput } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { counted } from '../../language/counted.ts';
import { Pager } from '../../parts/Pager.tsx';
import { Empty } from '../parts/Empty.tsx';
import { LinkedTable, SortSelect, useIsTable } from './LinkedTable.tsx';
import { type Order, perPage } from './listView.ts';
import styles from './SearchedTable.module.css';
import type { useListView } from './useListView.ts';

/** The words for rows, such as «email», «emails», «Nenhum email» and «encontrado». */
export type Called = { one: string; many: string; none: string; found: string };

type Props<Row> = Omit<ComponentProps<typeof LinkedTable<Row>>, 'sorting'> & {
  list: ReturnType<typeof useListView>;
  called: Called;
  /** How many rows there are, or were found, on all pages. */
  total: number;
  /** The total in words, where the usual ones do not fit. */
  status?: string | undefined;
  /** Another filter for the rows. */
  filter?: ReactNode;
  /** Whether these are only the first few rows, without other pages. */
  isCut?: boolean | undefined;
};

const PageLink = ({ href, ...link }: ComponentProps<'a'>) => (
  <Link to={{ search: href ?? '' }} {...link} />
);

/** A page of a long list, with a search box and links to the other pages. */
export function SearchedTable<Row extends object>(props: Props<Row>) {
  const { list, called, total, status, filter, isCut = false, ...table } = props;
  const { view, typed, setTyped, change, searchAt } = list;
  const { one, many, none, found } = called;
  const isTable = useIsTable();
  const sorting = { order: view.order, setOrder: (order: Order) => change({ order }) };
  const usual =
    view.q === ''
      ? counted(total, one, many)
      : counted(total, `${one} ${found}`, `${many} ${found}s`);
  return (
    <>
      <div className={styles.tools}>
        <TextInput
          flex="1 1 12rem"
          maw="28rem"
          type="search"
          aria-label="Procurar"
          placeholder="Procurar"
          value={typed}
          maxLength={100}
          leftSection={<Icon name="search" />}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {filter}
        {!isTable && table.rows.length > 1 && <SortSelect columns={table.columns} {...sorting} />}
        <Text role="status" ml="auto" size="xs" c="dimmed">
          {status ?? usual}
        </Text>
      </div>
      {total === 0 ? (
        <Empty>
          {view.q === ''
            ? `${none} neste estado.`
            : `${none} tem «${view.q}». Experimente outra palavra.`}
        </Empty>
      ) : (
        <LinkedTable {...table} sorting={sorting} />
      )}
      {!isCut && (
        <div className={styles.pager}>
          <Pager
            page={view.page}
            pages={Math.ceil(total / perPage)}
            hrefAt={searchAt}
            as={PageLink}
          />
        </div>
      )}
    </>
  );
}
