import { describe, expect, it } from 'vitest';
import { recordWith } from '../../../tests/recordWith.ts';
import type { RecordIn } from '../../sections/all.ts';
import { arrangeNoticias } from './arrangeNoticias.ts';

type NoticiaEvento = RecordIn<'noticiasEventos'>;

const now = new Date('2027-03-10T12:00:00Z');

function made(title: string, given: Partial<NoticiaEvento>): NoticiaEvento {
  return recordWith('noticiasEventos', {
    _id: title,
    identifier: title,
    title,
    date: given.startDate || (given.insertionDate ?? '2027-01-01').slice(0, 10),
    ...given,
  });
}

const event = (title: string, given: Partial<NoticiaEvento>) =>
  made(title, { type: 'EVENTO', ...given });

const titles = (cards: { title: string }[]) => cards.map(({ title }) => title);

describe('the page of news and events', () => {
  it('puts what is coming apart, in the order it came', () => {
    const { agenda, rest } = arrangeNoticias(
      [
        event('manhã', { startDate: '2027-03-11', startTime: '09:00' }),
        event('abril', { startDate: '2027-04-01' }),
        event('acabou', { startDate: '2027-03-08' }),
      ],
      [made('março', { insertionDate: '2027-03-01T10:00:00.000Z' }), made('janeiro', {})],
      now,
    );
    expect(titles(agenda)).toEqual(['manhã', 'abril']);
    expect(titles(rest)).toEqual(['março', 'janeiro']);
  });

  it('keeps an event among what is coming until its last day is over', () => {
    const { agenda, rest } = arrangeNoticias(
      [],
      [
        event('ainda dura', { startDate: '2027-03-08', endDate: '2027-03-10' }),
        event('hoje', { startDate: '2027-03-10', startTime: '08:00' }),
        event('acabou', { startDate: '2027-03-08', endDate: '2027-03-09' }),
      ],
      now,
    );
    expect(titles(agenda)).toEqual(['ainda dura', 'hoje']);
    expect(titles(rest)).toEqual(['acabou']);
  });

  it('cuts the text of a card at 250 letters, without its markup', () => {
    const description = `<p>${'<strong>palavra</strong> '.repeat(60)}</p>`;
    const [card] = arrangeNoticias([], [made('a', { description })], now).rest;
    expect(card?.text).toBe(`${'palavra '.repeat(60).slice(0, 250)}…`);
  });

  it.each([
    [{}, 'open'],
    [{ currentParticipants: 10 }, 'full'],
    [{ limitEnrollmentDate: '2027-03-09' }, 'closed'],
    [{ permiteInscricao: false }, 'closed'],
  ])('says whether people can sign up: %o', (given, state) => {
    const open = event('a', {
      startDate: '2027-04-01',
      permiteInscricao: true,
      maxParticipants: 10,
      currentParticipants: 0,
      limitEnrollmentDate: '2027-03-20',
      ...given,
    });
    expect(arrangeNoticias([], [open], now).agenda[0]?.signUp).toBe(state);
  });
});
