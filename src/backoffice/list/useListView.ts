import { useEffect, useRef, useState } from 'react';
import { useBlocker, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { type ListView, searchWith, viewIn } from './listView.ts';

/** How long a pause in typing is before the list is read, in milliseconds. */
const pause = 250;

/** The view in the address, with what is being typed into its search. */
export function useListView() {
  const [search, setSearch] = useSearchParams();
  const view = viewIn(search);
  const { q } = view;
  const [typed, setTyped] = useState(q);
  const args = useRef(q);
  const { pathname } = useLocation();

  const isLeaving = useRef(false);
  // Blocks nothing: no other hook hears of a navigation before anything else runs.
  useBlocker(({ nextLocation }) => {
    isLeaving.current = nextLocation.pathname !== pathname;
    return false;
  });

  // The address changes only once the new list was read, so a second change builds on `wanted`: on
  // `search` it would undo the first.
  const wanted = useRef(search);
  useEffect(() => {
    wanted.current = search;
  }, [search]);

  const change = (changes: Partial<ListView>) => {
    wanted.current = searchWith(wanted.current, changes);
    setSearch(wanted.current, { replace: true, preventScrollReset: true });
  };

  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the words change
  useEffect(() => {
    // Links, Back and Forward change the words too. A search made here replaces the address, and by
    // the time it is drawn the user may have typed on.
    if (type === 'REPLACE') return;
    args.current = q;
    setTyped(q);
  }, [q]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a view that changes meanwhile is not undone
  useEffect(() => {
    const words = typed.trim();
    if (words === args.current) return;
    const ask = () => {
      // The user is opening a row: do not navigate back to the list.
      if (isLeaving.current) return;
      args.current = words;
      change({ q: words });
    };
    const timer = setTimeout(ask, pause);
    return () => clearTimeout(timer);
  }, [typed, search]);

  return {
    view,
    typed,
    setTyped,
    change,
    searchAt: (page: number) => `?${searchWith(search, { page })}`,
  };
}
