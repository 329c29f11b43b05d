import { useCallback, useEffect, useRef, useState } from 'react';
import { isRefused, reasonOf } from '../../calls/ask.ts';
import { callQuietly } from '../client.ts';
import { notifyFailed } from '../parts/notices.tsx';
import { type Door, doorCall, type Guest } from './doorCall.ts';
import { keepTicks, keptTicks, type Tick, type Ticks } from './doorTicks.ts';

/** How often the door looks at what the others noted, and how soon it sends again what did not arrive. */
const [lookAgain, sendAgain] = [5_000, 3_000];

/** No answer, or one that says to come back: worth another try. */
const isPassing = (status = 0) => status === 0 || status === 429 || status >= 500;

/**
 * Who is there, as this phone and the others note it. A tick shows at once, is kept in this browser
 * until the server has it, and is sent again for as long as the line is down.
 */
export function useDoor(first: Door) {
  const [door, setDoor] = useState(first);
  const key = first.evento.identifier;
  const [ticks, setTicks] = useState<Ticks>(() => keptTicks(key));
  const [isOffline, setOffline] = useState(false);
  const waiting = useRef(ticks);
  const isSending = useRef(false);

  const keep = useCallback(
    (next: Ticks) => {
      waiting.current = next;
      keepTicks(key, next);
      setTicks(next);
    },
    [key],
  );

  const look = useCallback(async () => {
    const answer = await callQuietly(doorCall, { params: { identifier: key } });
    if (isRefused(answer)) return setOffline(isPassing(answer.status));
    if (answer.evento) setDoor(answer as Door);
    setOffline(false);
  }, [key]);

  /** Sends one; answers whether it is settled. */
  const send = useCallback(
    async (_id: string, tick: Tick): Promise<boolean> => {
      const answer = await callQuietly('PUT /api/inscricoes/:_id/chegada', {
        params: { _id },
        body: tick,
      });
      if (isRefused(answer) && isPassing(answer.status)) return false;
      const { [_id]: latest, ...others } = waiting.current;
      if (isRefused(answer)) {
        keep(others);
        notifyFailed('Uma chegada não ficou marcada', reasonOf(answer));
        await look();
        return true;
      }
      const { inscricao } = answer;
      setDoor((shown) => ({
        ...shown,
        inscricoes: shown.inscricoes.map((each) => (each._id === _id ? inscricao : each)),
      }));
      // Whoever pressed again meanwhile goes on from what is noted now.
      const isNewer = latest !== undefined && latest.chegaram !== tick.chegaram;
      keep(isNewer ? { ...others, [_id]: { ...latest, de: inscricao.chegaram ?? 0 } } : others);
      return true;
    },
    [keep, look],
  );

  const flush = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    let isThrough = true;
    while (isThrough) {
      const [next] = Object.entries(waiting.current);
      if (!next) break;
      isThrough = await send(...next);
    }
    setOffline(!isThrough);
    isSending.current = false;
  }, [send]);

  useEffect(() => {
    void flush();
    const looking = setInterval(() => document.hidden || void look(), lookAgain);
    const sending = setInterval(() => {
      if (Object.keys(waiting.current).length > 0) void flush();
    }, sendAgain);
    window.addEventListener('online', flush);
    return () => {
      clearInterval(looking);
      clearInterval(sending);
      window.removeEventListener('online', flush);
    };
  }, [flush, look]);

  const cameOf = ({ _id, chegaram }: Guest) => ticks[_id]?.chegaram ?? chegaram ?? 0;

  function tick(guest: Guest, chegaram: number): void {
    const de = waiting.current[guest._id]?.de ?? guest.chegaram ?? 0;
    keep({ ...waiting.current, [guest._id]: { de, chegaram } });
    void flush();
  }

  return { door, look, cameOf, tick, isOffline, unsent: Object.keys(ticks).length };
}
