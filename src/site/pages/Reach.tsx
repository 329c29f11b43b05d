import { Link } from 'react-router';
import { phoneHref, phoneLabel } from '../../fields/phoneNumber.ts';
import type { Definicoes } from '../../sections/definicoes.ts';
import { groupedPhone } from '../parts/groupedPhone.ts';

/** How to reach the council, in the middle of a text. */
export function Reach({ definicoes }: { definicoes: Definicoes }) {
  const { councilName, address, email, phones } = definicoes;
  return (
    <>
      {address && (
        <address>{address.includes(councilName) ? address : `${councilName}\n${address}`}</address>
      )}
      <ul>
        {email && (
          <li>
            Email: <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {phones.map((phone) => (
          <li key={phone}>
            {phoneLabel(phone)}: <a href={phoneHref(phone)}>{groupedPhone(phone)}</a>
          </li>
        ))}
        <li>
          Formulário: <Link to="/contactos">página de contactos</Link>
        </li>
      </ul>
    </>
  );
}
