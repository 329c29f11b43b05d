import { groupedPhone, phoneHref, phoneLabel } from '../../language/phoneNumber.ts';
import type { Definicoes } from '../../sections/definicoes.ts';

type Props = { definicoes: Definicoes; labelled?: boolean; className?: string | undefined };

/** Whether the council has a phone number or an e-mail address. */
export const hasPhoneOrEmail = ({ phones, email }: Definicoes) => phones.length > 0 || email !== '';

/** The phone numbers and the e-mail address of the council, a line each. */
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
