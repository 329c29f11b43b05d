import type { ComponentProps } from 'react';
import { Pager } from '../../parts/Pager.tsx';
import { LinkedTable } from '../parts/LinkedTable.tsx';
import { perPage } from './listView.ts';
import styles from './PagedTable.module.css';
import type { useListView } from './useListView.ts';

type Props<Row> = Omit<ComponentProps<typeof LinkedTable<Row>>, 'sorting'> & {
  list: ReturnType<typeof useListView>;
  /** How many rows there are, on all pages. */
  total: number;
  /** Whether these are but the first few, without a way to the others. */
  isCut?: boolean;
};

/** A page of a long list, in the order that is asked for, and the way to the other pages. */
export function PagedTable<Row>({ list, total, isCut = false, ...rows }: Props<Row>) {
  const { view, change, searchAt } = list;
  return (
    <>
      <LinkedTable
        {...rows}
        sorting={{ order: view.order, setOrder: (order) => change({ order }) }}
      />
      {!isCut && (
        <div className={styles.pager}>
          <Pager page={view.page} pages={Math.ceil(total / perPage)} searchAt={searchAt} />
        </div>
      )}
    </>
  );
}
