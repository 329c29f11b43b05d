import type { ComponentProps } from 'react';
import { counted } from '../../fields/counted.ts';
import { Empty } from '../parts/Empty.tsx';
import { PagedTable } from './PagedTable.tsx';
import { SearchBar } from './SearchBar.tsx';
import { useListView } from './useListView.ts';

type Props<Row> = Omit<ComponentProps<typeof PagedTable<Row>>, 'list'> & {
  /** The words for its rows: a letter, letters, no letter has it, a letter was found. */
  called: { one: string; many: string; none: string; found: string };
  /** Said when there is nothing to look for. */
  empty: string;
};

/** A long list in which words can be looked for. */
export function SearchedTable<Row>({ called, empty, ...table }: Props<Row>) {
  const list = useListView();
  const { view, typed, setTyped } = list;
  const { one, many, none, found } = called;
  const { total, rows } = table;
  if (total === 0 && view.q === '' && typed === '') return <Empty>{empty}</Empty>;
  return (
    <>
      <SearchBar
        typed={typed}
        onType={setTyped}
        status={
          view.q === ''
            ? counted(total, one, many)
            : counted(total, `${one} ${found}`, `${many} ${found}s`)
        }
      />
      {rows.length === 0 ? (
        <Empty>
          {none} tem «{view.q}». Experimente outra palavra.
        </Empty>
      ) : (
        <PagedTable {...table} list={list} />
      )}
    </>
  );
}
