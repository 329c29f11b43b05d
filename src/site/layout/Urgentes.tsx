import { signs } from '../../fields/gravity.ts';
import { nearMoment } from '../../language/calendar.ts';
import { portugueseHere, t, translated } from '../../language/speaking.ts';
import { cross, Icon } from '../parts/Icon.tsx';
import { markOf, type Urgente } from '../urgentes.ts';
import styles from './Urgentes.module.css';

/**
 * The urgent notices come first in the page, so that screen readers read them first. It is a region
 * and not an alert, because screen readers do not announce an alert that is there from the start.
 */
export function Urgentes({ urgentes }: { urgentes: readonly Urgente[] }) {
  if (urgentes.length === 0) return null;
  return (
    <section className={styles.urgentes} aria-label={t('Avisos urgentes')}>
      {urgentes.map((urgente, index) => (
        <Notice key={urgente._id} urgente={urgente} place={index + 1} />
      ))}
    </section>
  );
}

/** The style sheet hides a closed notice by its place in the list, before the page's script runs. */
function Notice({ urgente, place }: { urgente: Urgente; place: number }) {
  const { title, smallDescription, urgencia, urgenteAte, path } = urgente;
  const { weekday, moment } = nearMoment(urgenteAte);
  return (
    <div
      className={styles.notice}
      data-gravity={urgencia}
      data-urgent={place}
      data-mark={markOf(urgente)}
    >
      <div className={`wrap ${styles.row}`}>
        <Icon d={signs[urgencia]} size={30} />
        <div className={styles.words}>
          <p className={styles.kind}>
            <strong>{translated(urgencia)}</strong>{' '}
            <span>
              {t('até')}{' '}
              <time dateTime={urgenteAte}>
                <span className={styles.weekday}>{weekday}, </span>
                {moment}
              </time>
            </span>
          </p>
          <p className={styles.title}>
            <a href={path} lang={portugueseHere()}>
              {title}
            </a>
          </p>
          <p className={`clamped ${styles.text}`} lang={portugueseHere()}>
            {smallDescription}
          </p>
        </div>
        <button
          type="button"
          className={`round scripted unprinted ${styles.close}`}
          aria-label={t('Fechar aviso: {titulo}', { titulo: title })}
        >
          <Icon d={cross} size={22} />
        </button>
      </div>
    </div>
  );
}
