import { portugueseHere, t } from '../../language/speaking.ts';
import type { RecordIn } from '../../sections/all.ts';
import { faceOf, pathOf } from '../../site/faces.ts';
import { readMany } from '../../site/page.ts';
import { calendarDay } from '../../site/parts/calendarDay.ts';
import type { Reader } from '../../site/reader.ts';
import styles from './landing-sessao.module.css';
import { sessionDay } from './sessao.ts';

/** The summons to the next session of the assembly, where one was published. */
export async function readSessao(read: Reader): Promise<RecordIn<'documentos'> | undefined> {
  const { items } = await readMany(read, 'documentos', { sessoes: true, limit: 1 });
  return items[0];
}

/** When and where the assembly meets next, which anyone may attend. */
export function Sessao({ data: sessao }: { data: RecordIn<'documentos'> }) {
  const date = sessionDay(sessao);
  const { day, month, year, weekday } = calendarDay(date);
  const { sessaoHora: hour, sessaoLocal } = sessao;
  return (
    <div className={styles.sessao}>
      <p className={styles.day} aria-hidden="true">
        <b>{day}</b> {month}
      </p>
      <div>
        <h3>{t('Próxima sessão da assembleia de freguesia')}</h3>
        <p>
          <time dateTime={hour ? `${date}T${hour}` : date}>
            {t('{semana}, {dia} de {mes} de {ano}', {
              semana: weekday,
              dia: day,
              mes: month,
              ano: year,
            })}
            {hour && `, ${hour}`}
          </time>
          {sessaoLocal && <span lang={portugueseHere()}>{sessaoLocal}</span>}
        </p>
        <a href={pathOf(faceOf('documentos'), sessao)} className="arrow-link">
          {t('Convocatória e ordem de trabalhos')}
        </a>
      </div>
    </div>
  );
}
