import { expect, test } from 'vitest';
import { contactos } from '../../sections/contactos.ts';
import { eventos } from '../../sections/noticiasEventos.ts';
import { pessoas } from '../../sections/pessoas.ts';
import { identifierMaker } from './identifierMaker.ts';

test('the identifier follows the name while it is typed', () => {
  const make = identifierMaker(contactos.fields, 'name', {});
  expect(make?.('Posto da GNR')).toBe('posto-da-gnr');
  expect(make?.('')).toBe('');
});

test('a name that an address of the back-office already uses gets another ending', () => {
  expect(identifierMaker(contactos.fields, 'name', {})?.('Adicionar')).toBe('adicionar-1');
});

test('the random ending of an event stays the same from letter to letter', () => {
  const make = identifierMaker(eventos.fields, 'title', {});
  const first = make?.('Magusto') ?? '';
  expect(first).toMatch(/^magusto-[a-z0-9]{6}$/);
  expect(make?.('Magusto novo')).toBe(first.replace('magusto', 'magusto-novo'));
});

test('a draft goes on with the identifier it had, so that sending it twice is noticed', () => {
  const savedDraft = { title: 'Magusto', identifier: 'magusto-abc234' };
  expect(identifierMaker(eventos.fields, 'title', savedDraft)?.('Magusto')).toBe('magusto-abc234');
});

test('people have none', () => {
  expect(identifierMaker(pessoas.fields, 'name', {})).toBeUndefined();
});
