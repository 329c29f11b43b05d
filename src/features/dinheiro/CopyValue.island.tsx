import type { ReactNode } from 'react';
import { t } from '../../language/speaking.ts';
import { useCopy } from '../../parts/useCopy.ts';
import styles from './paying.module.css';

/** A value for a banking app, with a button that copies it; `after` is shown but not copied. */
export function CopyValue({
  value,
  after = '',
  what,
}: {
  value: ReactNode;
  what: string;
  after?: string;
}) {
  const { shown, said, copy } = useCopy<HTMLSpanElement>({
    copied: t('Copiado.'),
    selected: t('Está selecionado: copie-o.'),
  });
  return (
    <span className={`row ${styles.copied}`}>
      <span>
        <span ref={shown}>{value}</span>
        {after}
      </span>
      <button type="button" className="button quiet" onClick={copy}>
        {t('Copiar')}
        <span className="visually-hidden"> {what}</span>
      </button>
      <span role="status">{said}</span>
    </span>
  );
}
