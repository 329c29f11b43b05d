import { isBlank } from '../../language/openingHours.ts';
import { langOf } from '../../language/speaking.ts';
import type { Definicoes } from '../../sections/definicoes.ts';
import styles from './OpeningHours.module.css';
import { OpeningHours } from './OpeningHours.tsx';

/** Whether the council has filled in its opening hours. */
export const hasCouncilHours = ({ openingHours, horario }: Definicoes) =>
  openingHours !== '' || !isBlank(horario);

/** The council's opening hours, with its note, and whether it is open now. */
export function CouncilHours({ definicoes, now }: { definicoes: Definicoes; now: Date }) {
  const { openingHours, horario, feriados } = definicoes;
  return (
    <>
      {!isBlank(horario) && <OpeningHours horario={horario} now={now} ownDays={feriados} />}
      {openingHours !== '' && (
        <p className={styles.notes} lang={langOf(definicoes, 'openingHours')}>
          {openingHours}
        </p>
      )}
    </>
  );
}
