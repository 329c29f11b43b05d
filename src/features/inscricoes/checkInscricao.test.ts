import { expect, test } from 'vitest';
import { checkInscricao } from './checkInscricao.ts';

const party = {
  name: 'Rosa Fontes',
  email: 'rosa@exemplo.pt',
  telefone: '912345678',
  numeroAdultos: '2',
  numeroCriancas: '0',
};

test('a complete sign-up has nothing wrong with it', () => {
  expect(checkInscricao(party, 2)).toEqual([]);
});

test('every field left empty is named at once', () => {
  const empty = Object.fromEntries(Object.keys(party).map((name) => [name, '']));
  expect(checkInscricao(empty, 10)).toEqual(
    ['name', 'email', 'telefone', 'numeroAdultos', 'numeroCriancas'].map((param) => ({
      param,
      msg: 'Campo obrigatório',
    })),
  );
});

test.each(['91234567', '9123456789', '+35191234'])('a phone like %s is refused', (telefone) => {
  expect(checkInscricao({ ...party, telefone }, 10)).toEqual([
    { param: 'telefone', msg: 'Inválido' },
  ]);
});

test('seats are compared as numbers, and both number fields say so', () => {
  expect(checkInscricao({ ...party, numeroAdultos: '9', numeroCriancas: '1' }, 10)).toEqual([]);
  expect(checkInscricao({ ...party, numeroAdultos: '10', numeroCriancas: '1' }, 9)).toEqual([
    { param: 'numeroAdultos', msg: 'Vagas insuficientes' },
    { param: 'numeroCriancas', msg: 'Vagas insuficientes' },
  ]);
});

test('more people than one booking may bring are refused, and both number fields say so', () => {
  expect(checkInscricao({ ...party, numeroCriancas: '2' }, 10, 4)).toEqual([]);
  expect(checkInscricao({ ...party, numeroCriancas: '3' }, 10, 4)).toEqual(
    ['numeroAdultos', 'numeroCriancas'].map((param) => ({
      param,
      msg: 'Cada reserva pode trazer no máximo 4 pessoas',
    })),
  );
});

test('a sign-up for nobody is refused', () => {
  expect(checkInscricao({ ...party, numeroAdultos: '0' }, 10)).toEqual([
    { param: 'numeroAdultos', msg: 'Indique pelo menos uma pessoa' },
  ]);
});
