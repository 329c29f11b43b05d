import { useCallback, useEffect, useRef, useState } from 'react';
import type { Refused } from '../../calls/ask.ts';

/** What is answered to a question, and the way to ask again; of two under way the later counts. */
export function useAnswer<Answer>(
  read: (asked: string) => Promise<Answer | Refused>,
  asked: string,
) {
  const [answer, setAnswer] = useState<Answer | Refused>();
  const latest = useRef<string>('');
  const ask = useCallback(async () => {
    latest.current = asked;
    const answered = await read(asked);
    if (latest.current === asked) setAnswer(answered);
  }, [read, asked]);
  useEffect(() => void ask(), [ask]);
  return { answer, ask };
}
