import { useEffect, useState } from 'react';
import { isRefused } from '../../calls/ask.ts';
import { callQuietly } from '../client.ts';
import { sessionAccount } from '../session.ts';
import styles from './Presence.module.css';
import { randomId } from './randomId.ts';
import type { DraftSubject } from './useDraft.ts';

type OpenRecord = Omit<DraftSubject, 'registo'>;

const interval = 15_000;

/** The people who have the same record open in other windows, asked for every 15 seconds while this one is open. */
function usePresent({ seccao, chave }: OpenRecord): string[] {
  const [present, setPresent] = useState<string[]>([]);
  useEffect(() => {
    const janela = randomId();
    let isOver = false;
    const leave = () =>
      void callQuietly('DELETE /api/presencas/:janela', { params: { janela }, keepalive: true });
    const timer = setInterval(() => void ask(), interval);
    async function ask(): Promise<void> {
      const answer = await callQuietly('POST /api/presencas', { body: { janela, seccao, chave } });
      if (isOver) return leave();
      if (!isRefused(answer)) return setPresent(answer.arrayPresencas);
      setPresent([]);
      // The session has ended, so stop asking.
      if (answer.status === 401) clearInterval(timer);
    }
    void ask();
    addEventListener('pagehide', leave);
    return () => {
      isOver = true;
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [seccao, chave]);
  return present;
}

/** Who else has the record open, in a sentence; '' if nobody does. */
export function presentInWords(present: readonly string[], own: string): string {
  const others = [...new Set(present)].filter((name) => name !== own).sort();
  const names = new Intl.ListFormat('pt').format(others);
  const have = others.length === 1 ? 'tem' : 'têm';
  return [
    names && `${names} também ${have} este registo aberto.`,
    present.includes(own) && 'A sua conta também o tem aberto noutra janela.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Says who else has the record open. */
export function Presence({ about }: { about: OpenRecord }) {
  const words = presentInWords(usePresent(about), sessionAccount());
  return (
    <p aria-live="polite" className={styles.present} hidden={words === ''}>
      {words}
    </p>
  );
}
