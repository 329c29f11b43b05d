import type { ComponentProps } from 'react';
import type { List } from '../detailHead.ts';
import type { Paging } from '../paging.ts';
import { Directory, type DirectoryEntry } from './Directory.tsx';
import { ListPage } from './ListPage.tsx';

type Props = {
  list: List;
  lead: string;
  empty: ComponentProps<typeof ListPage>['empty'];
  entries: DirectoryEntry[];
  paging: Paging;
};

/** All businesses of one sort, as a directory. */
export function DirectoryPage({ list, lead, empty, entries, paging }: Props) {
  return (
    <ListPage
      kicker="Ficar e comer"
      title={list.label}
      lead={lead}
      empty={empty}
      isEmpty={entries.length === 0}
      paging={paging}
    >
      <Directory entries={entries} base={list.to} />
    </ListPage>
  );
}
