import { expect, test } from 'vitest';
import { flag } from '../../fields/flag.ts';
import { link } from '../../fields/link.ts';
import { text } from '../../fields/text.ts';
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

test.each([
  ['Nome', 'o nome'],
  ['Descrição', 'a descrição'],
  ['Descrição para a lista (máx. 250 caracteres)', 'a descrição para a lista'],
  ['Ficheiro (PDF)', 'o ficheiro'],
  ['Foto principal', 'a foto principal'],
  ['Fotos', 'as fotos'],
  ['Outras fotos*', 'as outras fotos'],
  ['Logótipo', 'o logótipo'],
  ['Frase de apresentação', 'a frase de apresentação'],
  ['Latitude do centro do mapa', 'a latitude do centro do mapa'],
  ['Base legal', 'a base legal'],
  ['Dia da sessão', 'o dia da sessão'],
  ['Órgão', 'o órgão'],
  ['IBAN para pagamentos', 'o IBAN para pagamentos'],
  ['Quem pode pedir', '«Quem pode pedir»'],
  ['Pratos principais', 'os pratos principais'],
  ['Contactos telefónicos', 'os contactos telefónicos'],
  ['Data limite de inscrição', 'a data limite de inscrição'],
  ['Hora de início', 'a hora de início'],
  ['Preço por criança', 'o preço por criança'],
  ['Número máximo de participantes', 'o número máximo de participantes'],
  ['Morada', 'a morada'],
  ['Imagem', 'a imagem'],
  ['Localidade', 'a localidade'],
  ['Instruções', 'as instruções'],
])('the field %s is %s in a sentence', (label, words) => {
  expect(fieldInWords('campo', text(label))).toBe(words);
});

test('what is ticked is quoted, and a place on the web keeps its name', () => {
  expect(fieldInWords('isActive', flag('Ativo'))).toBe('«Ativo»');
  expect(fieldInWords('facebook', link('Facebook'))).toBe('o Facebook');
});
