import { useCallback, useEffect, useRef, useState } from 'react';
import type { Refused } from '../../calls/ask.ts';

/** What is answered at an address, and the way to ask again; of two questions under way the later counts. */
export function useAnswer<Answer, Address extends string>(
  read: (address: Address) => Promise<Answer | Refused>,
  address: Address,
) {
  const [answer, setAnswer] = useState<Answer | Refused>();
  const latest = useRef<string>('');
  const ask = useCallback(async () => {
    latest.current = address;
    const answered = await read(address);
    if (latest.current === address) setAnswer(answered);
  }, [read, address]);
  useEffect(() => void ask(), [ask]);
  return { answer, ask };
}
