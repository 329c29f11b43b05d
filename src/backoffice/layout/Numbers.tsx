import { useEffect, useState } from 'react';
import { Link, useLoaderData, useLocation } from 'react-router';
import type { AnswerOf } from '../../calls/all.ts';
import { isRefused } from '../../calls/ask.ts';
import { longDate } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import type { Task } from '../../sections/feature.ts';
import { officePath } from '../../sections/officePath.ts';
import { call } from '../client.ts';
import { tasks } from '../hoje/tasks.ts';
import type { May } from '../may.ts';
import styles from './Numbers.module.css';

/** The numbers of the day. */
export type Resumo = AnswerOf<'GET /api/resumo'>['resumo'];

/** The numbers of the day, read again at every change of screen or data; undefined if they cannot be read. */
export function useResumo(mayRead: boolean): Resumo | undefined {
  const [resumo, setResumo] = useState<Resumo>();
  const { pathname } = useLocation();
  // A new object after every revalidation, whose own state may come and go between two renders.
  const entry = useLoaderData();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done on a screen may have changed them
  useEffect(() => {
    if (!mayRead) return;
    let isCurrent = true;
    void call('GET /api/resumo').then((answer) => {
      if (isCurrent) setResumo(isRefused(answer) ? undefined : answer.resumo);
    });
    return () => {
      isCurrent = false;
    };
  }, [pathname, entry, mayRead]);
  return resumo;
}

function wordsOf({ one, many }: Task, count: number): string {
  return count === 0 ? `Nenhuma ${one}` : counted(count, one, many);
}

/** Leaves out the obvious part of the words on a phone, so that all numbers fit on a line. */
function Words({ words, rest }: { words: string; rest: RegExp }) {
  const [obvious = ''] = rest.exec(words) ?? [];
  const [before, after] = words.split(rest);
  return (
    <>
      {before}
      <span className="hidden-on-phone">{obvious}</span>
      {after}
    </>
  );
}

/** The numbers of what waits, and the next event. */
export function Numbers({ resumo, may }: { resumo: Resumo; may: May }) {
  const { contagens, proximoEvento } = resumo;
  const shown = tasks.flatMap((task) => {
    const count = contagens[task.name] ?? 0;
    return task.always && may.call(task.needs) && (count > 0 || task.always.evenIfNone)
      ? { ...task, ...task.always, count }
      : [];
  });
  return (
    <ul className={`row-list ${styles.numbers}`}>
      {shown.map((task) => (
        <li key={task.name} className={task.count === 0 ? styles.none : undefined}>
          <Link to={task.to}>
            <Words words={wordsOf(task, task.count)} rest={task.unsaidOnPhone} />
          </Link>
        </li>
      ))}
      {proximoEvento && may.edit('eventos') && (
        <li className={styles.next}>
          Próximo evento:{' '}
          <Link to={officePath('eventos', proximoEvento.identifier)}>{proximoEvento.title}</Link>,{' '}
          {longDate(proximoEvento.startDate)}
        </li>
      )}
    </ul>
  );
}
