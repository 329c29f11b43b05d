import { groupedPhone, phoneHref, phoneLabel } from '../../language/phoneNumber.ts';
import type { Definicoes } from '../../sections/definicoes.ts';

type Props = { definicoes: Definicoes; labelled?: boolean; className?: string | undefined };

/** Whether there is a way to reach the council at all. */
export const isReached = ({ phones, email }: Definicoes) => phones.length > 0 || email !== '';

/** How to reach the council, a line each. */
export function CouncilLines({ definicoes: { phones, email }, labelled, className }: Props) {
  return (
    <ul className={className}>
      {phones.map((number) => (
        <li key={number}>
          {labelled && <span className="soft">{phoneLabel(number)} </span>}
          <a href={phoneHref(number)} className="tap">
            {groupedPhone(number)}
          </a>
        </li>
      ))}
      {email && (
        <li>
          <a href={`mailto:${email}`} className="tap">
            {email}
          </a>
        </li>
      )}
    </ul>
  );
}
