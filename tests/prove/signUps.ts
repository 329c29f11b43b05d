import { makeChallenge } from '../../src/server/limits/captcha.ts';
import { readConfig } from '../../src/server/process/config.ts';
import type { Place } from '../openTestStore.ts';
import { solveCaptcha } from '../solveCaptcha.ts';
import { type Answer, call } from './call.ts';
import { settingsOf } from './startVillage.ts';
import { together } from './together.ts';

/** What a visitor types into the form, except the captcha. */
export function signUpForm(evento: string, number: number, people = 1) {
  return {
    name: `Pessoa ${number}`,
    email: `p${number}@example.com`,
    telefone: '912345678',
    numeroAdultos: people,
    numeroCriancas: 0,
    _id: evento,
    chave: `formulario-${number}`,
  };
}

/** A body that `POST /api/noticiasEventos/evento` takes: an event far ahead with this many places. */
export function openEvent(title: string, places: number) {
  const startDate = '2099-07-15';
  return {
    type: 'EVENTO',
    title,
    description: '<p>Castanhas</p>',
    location: 'Largo',
    mainPhoto: 'https://exemplo.pt/foto.jpg',
    startDate,
    permiteInscricao: true,
    price: 1,
    childPrice: 1,
    maxParticipants: places,
    limitEnrollmentDate: startDate,
  };
}

/** Makes solved captchas for a place without calling it, so that the server gets nothing but the sign-ups. */
export function captchasOf(place: Place): (action?: 'inscricoes' | 'mensagens') => Promise<string> {
  const config = readConfig(settingsOf(place), place.dataDir);
  return async (action = 'inscricoes') =>
    solveCaptcha(await makeChallenge(config, action, new Date()));
}

/** Solves a captcha for each sign-up first, so that the sign-ups themselves can come all at once. */
export async function floodWithSignUps(
  { place, villages }: { place: Place; villages: readonly string[] },
  evento: string,
  parties: readonly number[],
  more: { listaEspera?: boolean } = {},
): Promise<Answer[]> {
  const solved = captchasOf(place);
  const captchas = await together(parties.length, 20, () => solved());
  return together(parties.length, 200, (number) =>
    call('POST', `${villages[number % villages.length]}/api/inscricoes`, {
      ...signUpForm(evento, number, parties[number]),
      ...more,
      chave: `${evento} ${captchas[number]?.slice(-40)}`,
      captcha: captchas[number],
    }),
  );
}
