import { expect, test } from 'vitest';
import { messages } from '../language/messages.ts';
import { perguntas } from './perguntas.ts';

const field = perguntas('Perguntas');
const asked = { chave: 'tem', label: 'Tem cão?', tipo: 'simNao' };
const choice = { chave: 'cor', label: 'Cor', tipo: 'escolha', opcoes: ['Preto', 'Branco'] };

test('what is left out is filled in, and a question without a name gets one that is free', () => {
  const sent = [{ label: ' Nome ', tipo: 'texto' }, { ...asked, chave: 'p3' }, choice];
  const blank = { required: false, ajuda: '', opcoes: [], se: null };
  expect(field.schema.parse([...sent, { label: 'Raça', tipo: 'texto' }])).toMatchObject([
    { ...blank, chave: 'p5', label: 'Nome', tipo: 'texto' },
    { ...blank, chave: 'p3', tipo: 'simNao' },
    { chave: 'cor', opcoes: ['Preto', 'Branco'] },
    { ...blank, chave: expect.stringMatching(/^p\d+$/), label: 'Raça' },
  ]);
});

test('a question may depend on an answer before it', () => {
  const se = { chave: 'tem', valor: 'Sim' };
  expect(field.schema.parse([asked, { label: 'Raça', tipo: 'texto', se }])[1]?.se).toEqual(se);
});

test.each([
  ['no words', [{ tipo: 'texto', label: ' ' }], messages.questionUnlabelled(1)],
  ['a name twice', [asked, { ...asked }], messages.questionKey(2)],
  ['a name every object has', [{ ...asked, chave: 'constructor' }], messages.questionKey(1)],
  ['an odd name', [{ ...asked, chave: '__proto__' }], messages.questionKey(1)],
  ['one choice', [{ ...choice, opcoes: ['Preto', ' '] }], messages.questionChoices(1)],
  ['the same choice twice', [{ ...choice, opcoes: ['a', 'a'] }], messages.questionChoices(1)],
  [
    'a cause that comes later',
    [{ ...choice, se: { chave: 'tem', valor: 'Sim' } }, asked],
    messages.questionDepends(1),
  ],
  [
    'an answer nobody can give',
    [asked, { ...choice, se: { chave: 'tem', valor: 'Talvez' } }],
    messages.questionDepends(2),
  ],
  ['an unknown kind', [{ ...asked, tipo: 'segredo' }], messages.invalid],
  ['no list', { 0: asked }, messages.invalid],
  ['too many', Array.from({ length: 41 }, () => ({ ...asked, chave: '' })), messages.tooMany(40)],
])('%s is refused', (_what, sent, msg) => {
  const checked = field.schema.safeParse(sent);
  expect(checked.error?.issues[0]?.message).toBe(msg);
});
