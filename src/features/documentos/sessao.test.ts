import { expect, test } from 'vitest';
import { recordWith } from '../../../tests/recordWith.ts';
import { ics } from '../../sections/ics.ts';
import { sessionEvento } from './sessao.ts';

const convocatoria = recordWith('documentos', {
  _id: 'abc',
  identifier: 'sessao-de-abril',
  type: 'Convocatória',
  orgao: 'Assembleia',
  title: 'Sessão de abril; contas, e < mais',
  date: '2027-03-01',
  sessao: '2027-04-20',
  sessaoHora: '21:00',
  sessaoLocal: 'Salão da junta, Largo do Forno',
});

const linesOf = (changes: Partial<typeof convocatoria>) =>
  ics([sessionEvento({ ...convocatoria, ...changes }, '/documentos/sessao-de-abril')], {
    name: 'Eventos',
    siteUrl: 'https://aldeia.example',
  }).split('\r\n');

test('a session stands in a calendar with its place, and leads to its summons', () => {
  expect(linesOf({})).toEqual(
    expect.arrayContaining([
      'UID:abc@aldeia.example',
      'SUMMARY:Sessão da Assembleia de Freguesia',
      'DESCRIPTION:Sessão de abril\\; contas\\, e < mais',
      'LOCATION:Salão da junta\\, Largo do Forno',
      'URL:https://aldeia.example/documentos/sessao-de-abril',
    ]),
  );
});

const night = 'TZID=Europe/Lisbon';
test.each([
  ['in summer', { sessao: '2027-04-20' }, `${night}:20270420T210000`],
  ['on the day the clock goes forward', { sessao: '2027-03-28' }, `${night}:20270328T210000`],
  ['the evening before', { sessao: '2027-03-27' }, `${night}:20270327T210000`],
  ['on the day it goes back', { sessao: '2027-10-31' }, `${night}:20271031T210000`],
  ['the evening before that', { sessao: '2027-10-30' }, `${night}:20271030T210000`],
  ['on the day of the act, where no other is said', { sessao: '' }, `${night}:20270301T210000`],
  ['all day, where no hour is said', { sessaoHora: '' }, 'VALUE=DATE:20270420'],
])('it begins by the clock of Lisbon %s', (_case, changes, start) => {
  expect(linesOf(changes)).toContain(`DTSTART;${start}`);
});
