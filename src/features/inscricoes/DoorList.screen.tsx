import { createPortal } from 'react-dom';
import { longDate } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { euros } from '../../language/euros.ts';
import { groupedPhone } from '../../language/phoneNumber.ts';
import { owedFor } from './bookingMoney.ts';
import type { BookedEvent } from './bookingsInWords.screen.ts';
import styles from './DoorList.module.css';
import type { Guest } from './guest.ts';

const dictionary = new Intl.Collator('pt');

const columns = [
  ['Nome'],
  ['Telefone'],
  ['Adultos', styles.number],
  ['Crianças', styles.number],
  ['Por pagar', styles.number],
  ['Entrou', styles.came],
] as const;

/** What is still to be paid: the sum or, for accounts that may not see it, only whether. */
function owedInWords({ deve, reserva }: Guest): string {
  if (!deve) return 'Nada';
  return reserva ? euros(owedFor(reserva)) : 'Sim';
}

type Props = {
  evento: Pick<BookedEvent, 'title' | 'startDate' | 'startTime' | 'location'> & {
    currentParticipants: number | null;
  };
  guests: readonly Guest[];
};

/** The printed entrance list: everybody who comes, by name, with a box to tick. */
export function DoorList({ evento, guests }: Props) {
  const { title, startDate, startTime, location, currentParticipants } = evento;
  const where = [longDate(startDate), startTime, location].filter((part) => part !== '');
  const coming = guests.toSorted((one, other) => dictionary.compare(one.name, other.name));
  return createPortal(
    <section id="lista-de-entrada" className={styles.sheet}>
      <h1>{title}</h1>
      <p>
        {where.join(' · ')}
        <br />
        {counted(coming.length, 'reserva', 'reservas')},{' '}
        {counted(currentParticipants ?? 0, 'pessoa', 'pessoas')}
      </p>
      <table>
        <thead>
          <tr>
            {columns.map(([label, className]) => (
              <th key={label} scope="col" className={className}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coming.map((guest) => (
            <tr key={guest._id}>
              <th scope="row">{guest.name}</th>
              <td className={styles.phone}>{groupedPhone(guest.reserva?.telefone ?? '')}</td>
              <td className={styles.number}>{guest.numeroAdultos ?? guest.numeroPessoas}</td>
              <td className={styles.number}>{guest.numeroCriancas ?? 0}</td>
              <td className={styles.number}>{owedInWords(guest)}</td>
              <td className={styles.came}>
                <span className={styles.box}>
                  {(guest.chegaram ?? 0) > 0 &&
                    (guest.chegaram === guest.numeroPessoas ? '✓' : guest.chegaram)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
