import { useState } from 'react';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { translated } from '../../language/speaking.ts';

/** Loads the page anew from its top, which shows the new state. */
const loadAnew = () => location.assign(location.pathname);

/** Sends a change, one at a time. Afterwards the page loads anew; a refusal is in `fault`. */
export function useAction(then: () => void = loadAnew) {
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function act(send: () => Promise<object | Refused>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFault('');
    const answer = await send();
    if (!isRefused(answer)) return then();
    setBusy(false);
    setFault(translated(answer.errors[0]?.msg ?? ''));
  }

  return { act, isBusy, fault };
}
