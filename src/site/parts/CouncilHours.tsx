import { isBlank } from '../../language/openingHours.ts';
import type { Definicoes } from '../../sections/definicoes.ts';
import styles from './OpeningHours.module.css';
import { Closures, OpeningHours, OpenNow } from './OpeningHours.tsx';

/** Whether the council says when it is open. */
export const hasCouncilHours = ({ openingHours, horario }: Definicoes) =>
  openingHours !== '' || !isBlank(horario);

/** When the council is open: in its own words where it wrote some, and whether it is now. */
export function CouncilHours({ definicoes, now }: { definicoes: Definicoes; now: Date }) {
  const { openingHours, horario, feriados } = definicoes;
  const told = { horario, now, ownDays: feriados };
  if (openingHours === '') return <OpeningHours {...told} />;
  return (
    <>
      <OpenNow {...told} days={8} />
      <Closures {...told} />
      <p className={styles.notes}>{openingHours}</p>
    </>
  );
}
