import { useId } from 'react';
import { Link } from 'react-router';
import { call } from '../../backoffice/client.ts';
import { useAnswer } from '../../backoffice/parts/useAnswer.ts';
import { isRefused } from '../../calls/ask.ts';
import { officePath } from '../../sections/officePath.ts';
import styles from './BoardToday.module.css';

const readBoard = () => call('GET /api/quadro');

/** The editais to post and those on the board; nothing if there are none, or they cannot be read. */
export function BoardToday() {
  const { answer } = useAnswer(readBoard, '');
  const headingId = useId();
  if (!answer || isRefused(answer) || answer.arrayQuadro.length === 0) return null;
  return (
    <section className={styles.today} aria-labelledby={headingId}>
      <h2 id={headingId}>A tratar hoje no quadro</h2>
      <ul>
        {answer.arrayQuadro.map(({ identifier, title, palavras, atrasado }) => (
          <li key={identifier} data-late={atrasado}>
            <Link to={officePath('documentos', identifier)}>{title}</Link>
            <span>{palavras}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
