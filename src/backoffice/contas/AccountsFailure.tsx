import { Alert } from '@mantine/core';
import { Link } from 'react-router';
import { messages } from '../../fields/messages.ts';
import type { Refused } from '../client.ts';
import { LoadFailure } from '../parts/LoadFailure.tsx';

/** Said where the accounts cannot be shown; who is no administrator is told whom to ask. */
export function AccountsFailure({ refused }: { refused: Refused }) {
  const isForAdmins = refused.errors.some(({ msg }) => msg === messages.adminOnly);
  if (!isForAdmins) return <LoadFailure refused={refused} />;
  return (
    <Alert title="Esta página é dos administradores">
      <p>
        São eles que criam contas, as desativam e fazem palavras-passe novas: se precisar de alguma
        destas coisas, fale com um deles. A sua palavra-passe pode{' '}
        <Link to="/backoffice/palavra-passe">mudá-la aqui</Link>.
      </p>
    </Alert>
  );
}
