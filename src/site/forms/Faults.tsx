import { t } from '../../language/speaking.ts';
import styles from './Faults.module.css';

/** Says in one place, and to screen readers, what keeps a form from being sent. */
export function Faults({ fields, sentence }: { fields: Record<string, string>; sentence: string }) {
  const count = Object.values(fields).filter((msg) => msg !== '').length;
  const summary =
    count === 1
      ? t('Há um campo por corrigir.')
      : t('Há {campos} campos por corrigir.', { campos: count });
  const sentences = [count > 0 ? summary : '', sentence].filter((part) => part !== '').join(' ');
  return (
    // Always in the page, so that screen readers notice when it is filled.
    <div role="alert" className={styles.faults}>
      {sentences && <p>{sentences}</p>}
    </div>
  );
}
