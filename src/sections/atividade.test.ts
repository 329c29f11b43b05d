import { expect, test } from 'vitest';
import { everySection as sections } from './all.ts';
import { type ActivityVerb, activityVerbs, deedInWords, sentenceOf, verbsOf } from './atividade.ts';

const say = (verb: ActivityVerb, place: string, subject: string) =>
  sentenceOf({ verb, place, subject }, sections);

test('a change is told in the words of its section', () => {
  expect(say('changed', 'restaurantes', 'O Forno')).toBe('Alterou o restaurante «O Forno»');
  expect(say('created', 'essencias', 'Lã')).toBe('Adicionou a essência «Lã»');
  expect(say('deleted', 'aqui_perto', 'Lago')).toBe('Apagou o ponto aqui perto «Lago»');
});

test('a payment is told by its event', () => {
  expect(say('paymentConfirmed', 'inscricoes', 'Magusto')).toBe(
    'Confirmou o pagamento de uma inscrição em «Magusto»',
  );
});

test('one is one, and more are many', () => {
  expect(say('lettersErased', '', '1')).toBe('Apagou 1 email fora do prazo');
  expect(say('lettersErased', '', '12')).toBe('Apagou 12 emails fora do prazo');
});

test('a section that is no longer declared is still told of', () => {
  expect(say('changed', 'fontes', 'Fonte Velha')).toBe('Alterou o registo «Fonte Velha»');
});

test.each(sections)('a record of $name has a name with its article', (section) => {
  expect(section.noun).toMatch(/^[oa] [a-zà-ú ]+$/);
});

test('every verb has a kind, and no kind is without verbs', () => {
  expect(verbsOf('')).toEqual(Object.keys(activityVerbs));
  const kinds = new Set(Object.values(activityVerbs).map(({ kind }) => kind));
  expect([...kinds].flatMap(verbsOf).sort()).toEqual(verbsOf('').sort());
});

test('what became of a record is told in the gender of its noun', () => {
  const deleted = (ending: string) => `foi apagad${ending}`;
  const told = (noun: string) => deedInWords({ noun }, 'Água', deleted);
  expect(told('o aviso')).toBe('O aviso «Água» foi apagado.');
  expect(told('a notícia')).toBe('A notícia «Água» foi apagada.');
});
