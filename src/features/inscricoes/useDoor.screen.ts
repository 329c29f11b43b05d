import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../backoffice/client.ts';
import { notifyFailed } from '../../backoffice/parts/notices.tsx';
import type { AnswerOf, Found } from '../../calls/all.ts';
import { isRefused, reasonOf } from '../../calls/ask.ts';
import type { Guest } from './guest.ts';

/** The call that reads who comes to an event, and who is there. */
export const doorCall = 'GET /api/noticiasEventos/backoffice/:identifier/entrada';

/** The screen that lists the events with a door. */
export const doorsPath = '/backoffice/porta';

/** The door list of an event that exists. */
export type Door = Found<AnswerOf<typeof doorCall>>;

/** How many people of a booking have arrived, and how many had (`de`) when that was noted. */
type Tick = { de: number; chegaram: number };

/** Ticks that have not reached the server yet, by the `_id` of their booking. */
type Ticks = Readonly<Record<string, Tick>>;

const nameOf = (event: string) => `entrada:${event}`;

/** The ticks that this browser still has to send for an event; they name nobody. */
function keptTicks(event: string): Ticks {
  try {
    return JSON.parse(localStorage.getItem(nameOf(event)) ?? '{}') as Ticks;
  } catch {
    return {};
  }
}

/** Stores them, in case the window is closed before the connection is back. */
function keepTicks(event: string, ticks: Ticks): void {
  try {
    if (Object.keys(ticks).length === 0) localStorage.removeItem(nameOf(event));
    else localStorage.setItem(nameOf(event), JSON.stringify(ticks));
  } catch {
    // Without storage, ticks are still sent while the window is open.
  }
}

/** How often the list is read again, and how soon unsent ticks are retried, in milliseconds. */
const [lookAgain, sendAgain] = [5_000, 3_000];

/** No answer, too many calls, or a server error: worth a retry. */
const isPassing = (status = 0) => status === 0 || status === 429 || status >= 500;

/**
 * Who has arrived, as noted on this phone and the others. A tick shows at once, is kept in this
 * browser until the server has it, and is retried while the connection is down, or after a new login.
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
    const answer = await call(doorCall, { params: { identifier: key } });
    if (isRefused(answer)) return setOffline(isPassing(answer.status));
    if (answer.evento) setDoor(answer as Door);
    setOffline(false);
  }, [key]);

  /** Sends one tick; returns false if it has to be retried. */
  const send = useCallback(
    async (_id: string, tick: Tick): Promise<boolean> => {
      const answer = await call('PUT /api/inscricoes/:_id/chegada', {
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
      // If it was pressed again meanwhile, the newer tick starts from the number just stored.
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
