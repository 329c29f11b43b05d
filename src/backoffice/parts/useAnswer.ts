import { useCallback, useEffect, useRef, useState } from 'react';
import type { Refused } from '../../calls/ask.ts';

/** The answer to `asked`, and a function to ask again; only the answer to the latest call counts. */
export function useAnswer<Answer>(
  read: (asked: string) => Promise<Answer | Refused>,
  asked: string,
) {
  const [answer, setAnswer] = useState<Answer | Refused>();
  const calls = useRef(0);
  const ask = useCallback(async () => {
    calls.current += 1;
    const own = calls.current;
    const answered = await read(asked);
    if (calls.current === own) setAnswer(answered);
  }, [read, asked]);
  useEffect(() => void ask(), [ask]);
  return { answer, ask };
}
