import type { StaffRow } from '../staff/staff.ts';
import { printable } from './BackupError.ts';

/** The columns of an account that say who can log in. */
export type Account = Pick<StaffRow, 'username' | 'passwordHash' | 'isAdmin' | 'disabled'>;

const mostNamed = 20;

function listed(names: readonly string[]): string {
  const more = names.length - mostNamed;
  const all = names.slice(0, mostNamed).map(printable).join(', ');
  return more > 0 ? `${all} e mais ${more}` : all;
}

/** Sentences: the administrators after a restore, and the present accounts that it removes. */
export function accountsInWords(copied: readonly Account[], today: readonly Account[]) {
  const working = copied.filter(({ disabled }) => !disabled);
  const marked = working.filter(({ isAdmin }) => isAdmin);
  // A backup from before administrators existed: every account could do everything.
  const administrators = marked.length > 0 ? marked : working;
  const now = new Map(today.map((account) => [account.username, account]));
  const called = administrators.map(({ username, passwordHash }) => {
    if (now.size === 0) return username;
    const same = now.get(username);
    if (!same) return `${username} (conta que hoje não existe)`;
    return same.passwordHash === passwordHash ? username : `${username} (com outra palavra-passe)`;
  });
  const names = new Set(copied.map(({ username }) => username));
  const gone = [...now.keys()].filter((username) => !names.has(username));
  return [
    called.length > 0
      ? `Administradores que vêm com a cópia: ${listed(called)}.`
      : 'Com a cópia não vem nenhum administrador.',
    ...(gone.length > 0 ? [`Contas de hoje que desaparecem: ${listed(gone)}.`] : []),
  ];
}
