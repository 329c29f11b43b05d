import { expect, test } from 'vitest';
import { type Account, accountsInWords } from './contas.ts';

const account = (username: string, changes: Partial<Account> = {}): Account => ({
  username,
  passwordHash: `hash of ${username}`,
  isAdmin: true,
  disabled: false,
  ...changes,
});
const clerk = { isAdmin: false };
const prefix = 'Administradores que vêm com a cópia: ';
const none = 'Com a cópia não vem nenhum administrador.';

test.each<[string, Account[], Account[], string[]]>([
  ['into an empty village', [account('ana'), account('rui', clerk)], [], [`${prefix}ana.`]],
  ['of the village itself', [account('ana')], [account('ana')], [`${prefix}ana.`]],
  [
    'with another password',
    [account('ana', { passwordHash: 'mine' })],
    [account('ana')],
    [`${prefix}ana (com outra palavra-passe).`],
  ],
  [
    'with strangers',
    [account('eva'), account('bia', clerk)],
    [account('ana'), account('bia', clerk)],
    [`${prefix}eva (conta que hoje não existe).`, 'Contas de hoje que desaparecem: ana.'],
  ],
  ['where nobody can enter', [account('ana', { disabled: true })], [], [none]],
  ['without accounts', [], [account('ana')], [none, 'Contas de hoje que desaparecem: ana.']],
  [
    'from before there were administrators',
    [account('ana', clerk), account('rui', clerk)],
    [],
    [`${prefix}ana, rui.`],
  ],
  [
    'with names that are commands to a terminal',
    [account('ana\u001b[2J\nTudo bem'), account('\u202eeva')],
    [],
    [`${prefix}ana\ufffd[2J\ufffdTudo bem, \ufffdeva.`],
  ],
  [
    'with more names than anyone reads',
    Array.from({ length: 25 }, (_, n) => account(`a${n}`)),
    [],
    [`${prefix}${Array.from({ length: 20 }, (_, n) => `a${n}`).join(', ')} e mais 5.`],
  ],
])('a backup %s says who gets in by it', (_case, copied, today, said) => {
  expect(accountsInWords(copied, today)).toEqual(said);
});
