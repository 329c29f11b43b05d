import { expect, test } from 'vitest';
import type { Field, Fields } from '../../fields/field.ts';
import { everyCollection } from '../../sections/all.ts';
import { eventos } from '../../sections/noticiasEventos.ts';
import { restaurantes } from '../../sections/restaurantes.ts';
import type { Section } from '../../sections/section.ts';
import { fieldInWords, versionInWords } from './versionInWords.ts';

const [restaurante] = restaurantes.sections as readonly Section[];
const em = '2026-11-16T09:31:00.000Z';

test.each<[string, { numero?: number; quem?: string; campos?: string[] }, string]>([
  ['who added it', { numero: 1 }, 'ana adicionou o restaurante'],
  [
    'what was there before anybody',
    { numero: 1, quem: '' },
    'Como estava antes da primeira alteração',
  ],
  ['one field', { campos: ['name'] }, 'ana mudou o nome'],
  ['two', { campos: ['name', 'description'] }, 'ana mudou o nome e a descrição'],
  [
    'four',
    { campos: ['name', 'description', 'photos', 'website'] },
    'ana mudou o nome, a descrição, as fotos e o Website',
  ],
  [
    'many',
    { campos: ['name', 'description', 'photos', 'website', 'local', 'pratos'] },
    'ana mudou o nome, a descrição, as fotos e mais 3 campos',
  ],
  ['its life', { campos: ['rascunho', 'retirarEm'] }, 'ana mudou o estado e a hora de retirada'],
  ['a save of nothing', {}, 'ana guardou sem mudar nada'],
  ['a field that is no more', { campos: ['fax', 'constructor'] }, 'ana guardou'],
  ['one that is no more beside one that is', { campos: ['fax', 'name'] }, 'ana mudou o nome'],
])('a version tells of %s', (_case, version, words) => {
  const { who, did } = versionInWords(
    { numero: 2, quem: 'ana', campos: [], em, ...version },
    restaurante as Section,
  );
  expect(`${who} ${did}`.trim()).toBe(words);
});

test('what the server notes by itself is nobody’s doing', () => {
  const version = { numero: 2, quem: 'ana', em, campos: ['insertionDate', 'title'] };
  expect(versionInWords(version, eventos as unknown as Section).did).toBe('mudou o título');
});

/** Every label there is, so that a new one is read once by a person. */
const expected = `
o nome · o identificador · a descrição · o local · a foto principal · as outras fotos · o tipo ·
o logótipo · as fotos · os pratos principais · os contactos telefónicos · o Website · o Facebook ·
o Instagram · o título · a data de inserção · a data de início · a hora de início · a data de fim ·
a hora de fim · «Permite inscrição» · o preço por adulto · o preço por criança ·
o número máximo de participantes · o número máximo de pessoas por reserva ·
a data limite de inscrição · a descrição para a lista · o ficheiro · «Ativo» ·
«Mostrar na página principal» · a data de criação · o telefone · o email ·
«Aparece na página principal» · o cargo · a foto · «Pertence ao executivo» · o estado ·
a hora de publicação · a hora de retirada`;

test('every field has a name that goes into a sentence', () => {
  const fields = everyCollection.flatMap(({ sections }) =>
    sections.flatMap((section) => Object.entries<Field>(section.fields as Fields)),
  );
  const words = new Set(fields.map(([name, field]) => fieldInWords(name, field)));
  const known = new Set(expected.split('·').map((word) => word.trim()));
  expect(words).toEqual(known);
});
