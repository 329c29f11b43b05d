import { expect, test } from 'vitest';
import { tasks } from '../backoffice/hoje/tasks.ts';
import { everyCall } from '../calls/all.ts';
import { everyFeature } from '../features/all.ts';
import {
  type Ability,
  everyAbility,
  isAllowed,
  isAllowedIn,
  profileOf,
  profiles,
  type Who,
} from './abilities.ts';
import { everyCollection } from './all.ts';

const account = (permissoes: Ability[], seccoes: string[] = [], isAdmin = false) => ({
  isAdmin,
  permissoes,
  seccoes,
});

test.each<[Ability[], Who, boolean]>([
  [[], 'anyone', true],
  [[], 'staff', true],
  [[], 'admin', false],
  [everyAbility, 'admin', false],
  [['porta'], 'porta', true],
  [['porta'], ['inscricoes', 'porta'], true],
  [['porta'], 'inscricoes', false],
  [['porta'], ['inscricoes', 'pagamentos'], false],
  [[], ['inscricoes', 'pagamentos'], false],
])('with %j whoever calls what is for %j: %s', (permissoes, who, isIn) => {
  expect(isAllowed(account(permissoes), who)).toBe(isIn);
  expect(isAllowed(account([], [], true), who)).toBe(true);
});

test.each<[Ability[], string[], string, boolean]>([
  [['editar'], [], 'avisos', true],
  [['editar'], ['avisos'], 'avisos', true],
  [['editar'], ['avisos'], 'lojas', false],
  [['publicar'], ['avisos'], 'avisos', false],
])('%j in %j may write in %s: %s', (permissoes, seccoes, section, isIn) => {
  expect(isAllowedIn(account(permissoes, seccoes), 'editar', section)).toBe(isIn);
  expect(isAllowedIn(account([], ['lojas'], true), 'editar', section)).toBe(true);
});

test('a profile is known by its abilities, in whatever order, and what is refined is none', () => {
  for (const [name, of] of Object.entries(profiles)) {
    expect(profileOf({ ...of, permissoes: of.permissoes.toReversed() })).toBe(name);
  }
  expect(profileOf(account(['porta', 'editar']))).toBe('');
  expect(profileOf(account(['porta'], [], true))).toBe('Administração');
});

test('menu and tasks name calls that there are', () => {
  const keys = everyCall(everyCollection).map(({ method, path }) => `${method} ${path}`);
  const named = [...tasks, ...everyFeature.flatMap(({ menu = [] }) => menu)];
  expect(keys).toEqual(expect.arrayContaining(named.map(({ needs }) => needs)));
});
