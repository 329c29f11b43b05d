import { useEffect, useRef, useState } from 'react';
import { useBlocker, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { type ListView, searchWith, viewIn } from './listView.ts';

/** How long somebody types on before the list is asked for. */
const pause = 250;

/** The view in the address, with what is being typed into its search. */
export function useListView() {
  const [search, setSearch] = useSearchParams();
  const view = viewIn(search);
  const { q } = view;
  const [typed, setTyped] = useState(q);
  const asked = useRef(q);
  const { pathname } = useLocation();

  const isLeaving = useRef(false);
  // Blocks nothing: of all that tells of a navigation, only this does so before anything else runs.
  useBlocker(({ nextLocation }) => {
    isLeaving.current = nextLocation.pathname !== pathname;
    return false;
  });

  // The router knows of a change only once its list was read; two in a row must not undo each other.
  const wanted = useRef(search);
  useEffect(() => {
    wanted.current = search;
  }, [search]);

  const change = (changes: Partial<ListView>) => {
    wanted.current = searchWith(wanted.current, changes);
    setSearch(wanted.current, { replace: true, preventScrollReset: true });
  };

  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another search that counts
  useEffect(() => {
    // Links, Back and forward change the words as well. What was asked for here replaces the address,
    // and may be drawn when one has long typed on.
    if (type === 'REPLACE') return;
    asked.current = q;
    setTyped(q);
  }, [q]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a view that changes meanwhile is not undone
  useEffect(() => {
    const words = typed.trim();
    if (words === asked.current) return;
    const ask = () => {
      // Whoever is on the way to a row is not called back to the list.
      if (isLeaving.current) return;
      asked.current = words;
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
