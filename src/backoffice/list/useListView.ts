import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { type ListView, searchWith, viewIn } from './listView.ts';

/** How long somebody types on before the list is asked for. */
const pause = 250;

/** The view in the address, with what is being typed into its search. */
export function useListView() {
  const [search, setSearch] = useSearchParams();
  const view = viewIn(search);
  const { q } = view;
  const [typed, setTyped] = useState(q);
  const [settled, setSettled] = useState(q);
  const asked = useRef(q);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // Whoever is on the way to a row is not called back to the list.
  const isLeaving = next !== undefined && next.pathname !== pathname;

  const change = (changes: Partial<ListView>) => {
    setSearch((current) => searchWith(current, changes), {
      replace: true,
      preventScrollReset: true,
    });
  };

  useEffect(() => {
    // Back and forward change the words as well; what one is typing does not wait for the answer.
    if (q === asked.current) return;
    asked.current = q;
    setTyped(q);
    setSettled(q);
  }, [q]);

  useEffect(() => {
    // As late as the news that one is leaving, so that neither overtakes the other.
    const settle = () => startTransition(() => setSettled(typed.trim()));
    const timer = setTimeout(settle, pause);
    return () => clearTimeout(timer);
  }, [typed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the typing that counts
  useEffect(() => {
    if (settled === asked.current || isLeaving) return;
    asked.current = settled;
    change({ q: settled });
  }, [settled, isLeaving]);

  return {
    view,
    typed,
    setTyped,
    change,
    searchAt: (page: number) => `?${searchWith(search, { page })}`,
  };
}
