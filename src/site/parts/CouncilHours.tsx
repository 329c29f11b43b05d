import { isBlank } from '../../language/openingHours.ts';
import { langOf } from '../../language/speaking.ts';
import type { Definicoes } from '../../sections/definicoes.ts';
import styles from './OpeningHours.module.css';
import { Closures, OpeningHours, OpenNow } from './OpeningHours.tsx';

/** Whether the council has filled in its opening hours. */
export const hasCouncilHours = ({ openingHours, horario }: Definicoes) =>
  openingHours !== '' || !isBlank(horario);

/** The council's opening hours, in its own words if it wrote some, and whether it is open now. */
export function CouncilHours({ definicoes, now }: { definicoes: Definicoes; now: Date }) {
  const { openingHours, horario, feriados } = definicoes;
  const props = { horario, now, ownDays: feriados };
  if (openingHours === '') return <OpeningHours {...props} />;
  return (
    <>
      <OpenNow {...props} days={8} />
      <Closures {...props} />
      <p className={styles.notes} lang={langOf(definicoes, 'openingHours')}>
        {openingHours}
      </p>
    </>
  );
}
