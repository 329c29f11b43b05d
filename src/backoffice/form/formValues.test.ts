import { expect, test } from 'vitest';
import { attachments } from '../../fields/attachments.ts';
import { choice } from '../../fields/choice.ts';
import { date } from '../../fields/date.ts';
import { file } from '../../fields/file.ts';
import { flag } from '../../fields/flag.ts';
import { richText } from '../../fields/richText.ts';
import { text } from '../../fields/text.ts';
import { continuedFrom, mergedSince, proposedByLink, replacedFiles } from './formValues.ts';

const stored = { nome: 'Novo', frase: 'Nova' };
const draft = { values: { nome: 'Antigo', frase: 'Minha', gone: 'x' }, base: '' };

test('a draft goes on with what was changed in it; the rest is as it is stored by now', () => {
  expect(continuedFrom(stored, { ...draft, antes: { frase: 'Antiga' } })).toEqual({
    nome: 'Novo',
    frase: 'Minha',
  });
  expect(continuedFrom(stored, draft)).toEqual({ nome: 'Antigo', frase: 'Minha' });
  expect(continuedFrom(stored, undefined)).toEqual(stored);
});

test('what somebody saved since is told apart from what both changed', () => {
  const savedDraft = { ...draft, versao: 1, antes: { frase: 'Antiga' } };
  expect(
    mergedSince({ fields: {} }, stored, savedDraft, { updatedAt: 'x', versao: 2 }),
  ).toMatchObject({
    taken: ['nome'],
    clashes: [{ name: 'frase', mine: 'Minha', theirs: 'Nova' }],
  });
  expect(
    mergedSince({ fields: {} }, stored, savedDraft, { updatedAt: 'x', versao: 1 }),
  ).toBeUndefined();
});

test('a PDF that a save names no more is removed, and nothing else is', () => {
  const fields = { file: file('Ficheiro'), title: text('Título') };
  const before = { file: '/f/abcdefghi-a.pdf', title: 'Antes' };
  const after = { file: '', title: 'Depois' };
  expect(replacedFiles(fields, before, after)).toEqual(['/f/abcdefghi-a.pdf']);
  expect(replacedFiles(fields, after, before)).toEqual([]);
  expect(replacedFiles(fields, before, { ...after, file: before.file })).toEqual([]);
});

const proposable = {
  title: text('Título'),
  type: choice('Tipo', ['Ata', 'Edital']),
  orgao: choice('Órgão', ['Junta', 'Assembleia']),
  date: date('Data'),
  description: richText('Texto'),
  files: attachments('Ficheiros'),
  rascunho: flag('Rascunho'),
};

test.each<[string, string, object]>([
  [
    'texts, choices and days',
    'title=Ata+de+abril&type=Ata&orgao=Assembleia&date=2026-04-24',
    { title: 'Ata de abril', type: 'Ata', orgao: 'Assembleia', date: '2026-04-24' },
  ],
  ['no choice that there is not', 'type=Bula&orgao=Junta', { orgao: 'Junta' }],
  ['no day that does not exist', 'date=2026-02-31', {}],
  ['no formatted text, file or switch', 'description=<b>a</b>&files=[]&rascunho=true', {}],
  ['nothing that is no field', 'constructor=a&toString=b&ano=2026', {}],
])('an address proposes %s', (_case, address, proposed) => {
  expect(proposedByLink({ fields: proposable }, new URLSearchParams(address))).toEqual(proposed);
});
