import { useCallback, useEffect, useRef, useState } from 'react';
import { call, type Refused } from '../client.ts';

/** What a call answers, and the way to ask again; of two questions under way the later counts. */
export function useAnswer<Answer>(path: string) {
  const [answer, setAnswer] = useState<Answer | Refused>();
  const latest = useRef('');
  const ask = useCallback(async () => {
    latest.current = path;
    const answered = await call<Answer>('GET', path);
    if (latest.current === path) setAnswer(answered);
  }, [path]);
  useEffect(() => void ask(), [ask]);
  return { answer, ask };
}
