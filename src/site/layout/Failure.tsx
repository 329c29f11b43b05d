import { t } from '../../language/speaking.ts';
import { faceOf } from '../faces.ts';
import type { Head } from '../page.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { TryAgain } from '../parts/TryAgain.tsx';
import styles from './Failure.module.css';

/** The head of a page that could not be made. */
export const failureHead = (): Head => ({
  title: t('Página por abrir'),
  description: t('Não foi possível abrir esta página. Tente de novo dentro de momentos.'),
  noindex: true,
});

/** Shown in place of a page that could not be made; the menu and the footer stay around it. */
export function Failure({ at }: { at: string }) {
  return (
    <div className={`wrap ${styles.failure}`}>
      <h1>{t('Não conseguimos abrir esta página')}</h1>
      <EmptyState
        drawing="nevoeiro"
        text={t('Pode ser um contratempo nosso, que costuma passar depressa.')}
      />
      <p className={`row ${styles.ways}`}>
        <TryAgain at={at} />
        <a href={faceOf('contactos').path} className="tap">
          {t('Falar com a junta')}
        </a>
      </p>
    </div>
  );
}
