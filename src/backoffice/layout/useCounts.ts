import { useEffect, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { isRefused } from '../../calls/ask.ts';
import { call } from '../client.ts';

/** How many wait for somebody, by the name of the task; read again at every change of screen or data. */
export function useCounts(mayRead: boolean): Readonly<Record<string, number>> {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const { pathname } = useLocation();
  // A new object after every revalidation, whose own state may come and go between two renders.
  const entry = useLoaderData();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done on a screen may have changed them
  useEffect(() => {
    if (!mayRead) return;
    let isCurrent = true;
    void call('GET /api/resumo').then((answer) => {
      if (isCurrent) setCounts(isRefused(answer) ? {} : answer.resumo.contagens);
    });
    return () => {
      isCurrent = false;
    };
  }, [pathname, entry, mayRead]);
  return counts;
}
