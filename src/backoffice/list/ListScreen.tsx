import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { Empty } from '../parts/Empty.tsx';
import { LoadFailure } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import type { Brief, Columns } from './LinkedTable.tsx';
import { type Called, SearchedTable } from './SearchedTable.tsx';
import { useListView } from './useListView.ts';

/** A long list, declared: what it is called, what it shows of each row, where a row leads. */
export type Listing<Row, Read> = {
  title: string;
  called: Called;
  /** Shown when there are no rows at all. */
  empty: string;
  rows(read: Read): readonly Row[];
  columns(read: Read): Columns<Row>;
  hrefOf?(row: Row): string;
  /** The buttons of a row. */
  buttons?(row: Row, read: Read): ReactNode;
  picture?: ((row: Row) => ReactNode) | undefined;
  secondLine?: ((row: Row) => ReactNode) | undefined;
  brief?: Brief<Row>;
  isCut?: boolean;
  /** Another filter for the rows, and whether it is on. */
  filter?: { control: ReactNode; isOn: boolean };
  above?(read: Read): ReactNode;
  below?(read: Read): ReactNode;
};

type Props<Row, Read> = {
  listing: Listing<Row, Read>;
  buttons?: ReactNode;
  /** Shown whether or not the list could be read. */
  notice?: ReactNode;
};

/** A list to search, sort and open; its route has already read the page in the address. */
export function ListScreen<Row extends { _id: string }, Read extends { total: number }>(
  props: Props<Row, Read>,
) {
  const { listing, buttons, notice } = props;
  const read = useLoaderData() as Read | Refused;
  return (
    <>
      <ScreenHead title={listing.title}>{buttons}</ScreenHead>
      {notice}
      {isRefused(read) ? (
        <LoadFailure refused={read} />
      ) : (
        <>
          {listing.above?.(read)}
          <Listed key={listing.title} listing={listing} read={read} />
          {listing.below?.(read)}
        </>
      )}
    </>
  );
}

function Listed<Row extends { _id: string }, Read extends { total: number }>({
  listing,
  read,
}: {
  listing: Listing<Row, Read>;
  read: Read;
}) {
  const { title, called, empty, rows, columns, hrefOf, buttons, isCut, filter } = listing;
  const list = useListView();
  const isAsked = list.view.q !== '' || list.typed !== '' || filter?.isOn;
  if (read.total === 0 && !isAsked) return <Empty>{empty}</Empty>;
  return (
    <SearchedTable
      list={list}
      called={called}
      total={read.total}
      isCut={isCut}
      filter={filter?.control}
      caption={title}
      columns={columns(read)}
      rows={rows(read)}
      keyOf={({ _id }) => _id}
      hrefOf={hrefOf}
      buttons={buttons && ((row) => buttons(row, read))}
      picture={listing.picture}
      secondLine={listing.secondLine}
      brief={listing.brief}
    />
  );
}
