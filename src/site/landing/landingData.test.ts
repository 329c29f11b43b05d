import { describe, expect, test } from 'vitest';
import { addressOf, type CallInput } from '../../calls/address.ts';
import type { Reader } from '../reader.ts';
import { loadLanding } from './landingData.ts';

const now = new Date('2027-05-01T12:00:00Z');

/** Answers each call by what its path begins with; everything else is an empty list. */
function readerOf(answers: Record<string, { items: unknown[]; fotos?: object }>): Reader {
  return async <T>(path: string, asked?: CallInput) => {
    const address = addressOf(path, asked);
    const found = Object.entries(answers).find(([start]) => address.startsWith(start))?.[1];
    return { list: found?.items ?? [], fotos: found?.fotos ?? {} } as T;
  };
}

const evento = {
  identifier: 'baile',
  title: 'Baile',
  description: `<p>${'dança '.repeat(40)}</p>`,
  mainPhoto: '',
  startDate: '2027-05-02',
  startTime: '',
  endDate: '',
  endTime: '',
  location: 'Largo',
  permiteInscricao: true,
  limitEnrollmentDate: '2027-05-02',
  maxParticipants: 10,
  currentParticipants: 4,
};

describe('what the landing page shows', () => {
  test('an event says whether one can sign up, in a text of at most 80 letters', async () => {
    const { eventos } = await loadLanding(
      readerOf({
        '/api/noticiasEventos?type=EVENTO': {
          items: [evento, { ...evento, currentParticipants: 10 }],
        },
      }),
      now,
    );
    expect(eventos.map(({ signUp }) => signUp)).toEqual(['open', 'full']);
    expect(eventos[0]?.text.length).toBeLessThanOrEqual(81);
  });

  test('an event of several days is not past while it lasts', async () => {
    const days = (startDate: string, endDate: string) => ({ ...evento, startDate, endDate });
    const { eventos } = await loadLanding(
      readerOf({
        '/api/noticiasEventos?type=EVENTO': {
          items: [days('2027-04-29', '2027-05-03'), days('2027-04-28', '2027-04-30')],
        },
      }),
      now,
    );
    expect(eventos.map(({ past }) => past)).toEqual([false, true]);
  });

  test('nearby places stand by their distance, those that do not say it last', async () => {
    const lugar = (name: string, local: string) => ({
      identifier: name,
      name,
      local,
      description: '',
      mainPhoto: '',
    });
    const { aquiPerto } = await loadLanding(
      readerOf({
        '/api/pontosInteresse?type=AQUI_PERTO': {
          items: [lugar('mata', 'no vale'), lugar('castelo', 'a 12 km'), lugar('lagoa', 'a 9 km')],
        },
      }),
      now,
    );
    expect(aquiPerto.map(({ title }) => title)).toEqual(['lagoa', 'castelo', 'mata']);
  });

  test('one list that cannot be read leaves the others standing', async () => {
    const read: Reader = async <T>(path: string) => {
      if (path.startsWith('/api/lojas')) throw new Error('no');
      return { list: [{ ...evento, phoneContacts: [] }], fotos: {} } as T;
    };
    const { lojas, restaurantes } = await loadLanding(read, now);
    expect([lojas.length, restaurantes.length]).toEqual([0, 1]);
  });

  test('without any list there is no page', async () => {
    const read: Reader = () => Promise.reject(new Error('no'));
    await expect(loadLanding(read, now)).rejects.toThrow('no');
  });

  test('an event of several days keeps its end', async () => {
    const read: Reader = async <T>() =>
      ({ list: [{ ...evento, endDate: '2099-02-03', phoneContacts: [] }], fotos: {} }) as T;
    const { eventos } = await loadLanding(read, now);
    expect(eventos[0]?.endDate).toBe('2099-02-03');
  });
});
