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
  /** Said when there is nothing to look for. */
  empty: string;
  rows(read: Read): readonly Row[];
  columns(read: Read): Columns<Row>;
  hrefOf?(row: Row): string;
  /** What can be done with a row, where it leads nowhere. */
  buttons?(row: Row, read: Read): ReactNode;
  picture?: ((row: Row) => ReactNode) | undefined;
  second?: ((row: Row) => ReactNode) | undefined;
  brief?: Brief<Row>;
  isCut?: boolean;
  /** What else the rows can be narrowed by, and whether they are. */
  filter?: { control: ReactNode; isOn: boolean };
  above?(read: Read): ReactNode;
  below?(read: Read): ReactNode;
};

type Props<Row, Read> = {
  listing: Listing<Row, Read>;
  buttons?: ReactNode;
  /** Said whether or not the list could be read. */
  notice?: ReactNode;
};

type Paged = { total: number };

/** Rows to be found, sorted and opened; the page in the address was read already. */
export function ListScreen<Row extends { _id: string }, Read extends Paged>(
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

function Listed<Row extends { _id: string }, Read extends Paged>({
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
      second={listing.second}
      brief={listing.brief}
    />
  );
}
