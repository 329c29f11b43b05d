import { expect, test } from 'vitest';
import type { Pergunta } from '../../fields/perguntas.ts';
import { messages } from '../../language/messages.ts';
import { checkRespostas } from './checkRespostas.ts';
import { refusals } from './pedidos.ts';
import { answersInWords } from './questions.ts';

const ask = (tipo: Pergunta['tipo'], more: Partial<Pergunta> = {}): Pergunta => ({
  chave: 'a',
  label: 'Pergunta',
  tipo,
  required: false,
  ajuda: '',
  opcoes: ['Um', 'Dois'],
  se: null,
  ...more,
});

test.each<[Pergunta['tipo'], unknown, unknown]>([
  ['texto', '  Rua Nova ', 'Rua Nova'],
  ['textoLongo', 'a\nb', 'a\nb'],
  ['numero', '12', 12],
  ['dia', '2026-02-28', '2026-02-28'],
  ['simNao', 'Sim', 'Sim'],
  ['escolha', 'Dois', 'Dois'],
  ['escolhas', ['Dois', 'Um'], ['Um', 'Dois']],
  ['nif', '501 964 843', '501964843'],
  ['telefone', '+351 912 345 678', '912345678'],
  ['morada', 'Rua Nova, 3\n5300-001', 'Rua Nova, 3\n5300-001'],
  ['pessoa', ['Ana Reis, filha', ' '], ['Ana Reis, filha']],
  ['ficheiro', ['a.pdf'], ['a.pdf']],
  ['foto', ['a.jpg'], ['a.jpg']],
  ['lugar', 'Largo (41.80000, -6.75000)', 'Largo (41.80000, -6.75000)'],
])('a %s takes what people mean', (tipo, sent, kept) => {
  expect(checkRespostas([ask(tipo)], { a: sent })).toEqual({ respostas: { a: kept }, errors: [] });
});

test.each<[Pergunta['tipo'], unknown, string]>([
  ['texto', 5, messages.invalid],
  ['texto', 'x'.repeat(301), messages.tooLong(300)],
  ['numero', 'doze', messages.count],
  ['dia', '2026-02-30', messages.date],
  ['simNao', 'Talvez', messages.invalid],
  ['escolha', 'Três', messages.invalid],
  ['nif', '501964842', refusals.nif],
  ['telefone', '123', messages.phone],
  ['pessoa', 'Ana', messages.invalid],
  ['ficheiro', Array(6).fill('a.pdf'), messages.tooMany(5)],
])('a %s refuses %s', (tipo, sent, msg) => {
  const { errors } = checkRespostas([ask(tipo)], { a: sent });
  expect(errors).toEqual([{ param: 'respostas.a', msg }]);
});

test('every kind can be asked for, and says so where it is missing', () => {
  const kinds = ['texto', 'numero', 'dia', 'simNao', 'escolha', 'escolhas', 'nif'] as const;
  for (const tipo of [...kinds, 'telefone', 'morada', 'pessoa', 'ficheiro', 'lugar'] as const) {
    const { errors } = checkRespostas([ask(tipo, { required: true })], {});
    expect(errors, tipo).toEqual([{ param: 'respostas.a', msg: messages.required }]);
  }
});

const chain = [
  ask('simNao', { chave: 'cao', required: true }),
  ask('texto', { chave: 'raca', required: true, se: { chave: 'cao', valor: 'Sim' } }),
  ask('simNao', { chave: 'perigoso', se: { chave: 'cao', valor: 'Sim' } }),
  ask('texto', { chave: 'seguro', required: true, se: { chave: 'perigoso', valor: 'Sim' } }),
];

test.each([
  [{ cao: 'Não', raca: 'x', perigoso: 'Sim', seguro: 'y' }, { cao: 'Não' }, []],
  [{ cao: 'Sim', perigoso: 'Não' }, undefined, ['raca']],
  [{ cao: 'Sim', raca: 'Serra', perigoso: 'Sim' }, undefined, ['seguro']],
])('what was not asked is neither kept nor missed: %o', (sent, kept, missing) => {
  const { respostas, errors } = checkRespostas(chain, sent);
  expect(errors.map(({ param }) => param)).toEqual(missing.map((each) => `respostas.${each}`));
  if (kept) expect(respostas).toEqual(kept);
});

test('answers are told in the words of their questions', () => {
  const asked = [ask('dia', { chave: 'd', label: 'Dia' }), ask('escolhas', { chave: 'e' })];
  expect(answersInWords(asked, { d: '2026-06-01', e: ['Um', 'Dois'], f: '', x: 'y' })).toEqual([
    { chave: 'd', label: 'Dia', valor: '01 de junho de 2026' },
    { chave: 'e', label: 'Pergunta', valor: 'Um, Dois' },
    { chave: 'x', label: 'x', valor: 'y' },
  ]);
});
