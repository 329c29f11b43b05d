import { z } from 'zod';
import { nearMoment } from '../../language/calendar.ts';
import { second } from '../../language/durations.ts';
import type { Alerta } from './alertas.ts';

const patience = 10 * second;

const levels = {
  orange: { nivel: 'laranja', urgencia: 'Atenção' },
  red: { nivel: 'vermelho', urgencia: 'Perigo' },
} as const;

/** IPMA's times are in UTC, but do not say so. */
const hour = z.iso.datetime({ local: true }).transform((said) => `${said.slice(0, 19)}.000Z`);

const warning = z.object({
  idAreaAviso: z.string(),
  awarenessTypeName: z.string().trim().min(1).max(60),
  awarenessLevelID: z.enum(['orange', 'red']),
  startTime: hour,
  endTime: hour,
  text: z.string().nullish(),
});

const inWords = (instant: string) => Object.values(nearMoment(instant)).join(', ');

/** The notice that a warning becomes. */
function noticeOf(said: z.infer<typeof warning>): Omit<Alerta, 'estado'> {
  const { nivel, urgencia } = levels[said.awarenessLevelID];
  const when = `De ${inWords(said.startTime)}, até ${inWords(said.endTime)}.`;
  return {
    title: `Aviso ${nivel}: ${said.awarenessTypeName.toLowerCase()}`,
    mensagem: `${(said.text ?? '').slice(0, 1_000)} ${when} Fonte: IPMA.`
      .trim()
      .replace(/\s+/g, ' '),
    urgencia,
    urgenteAte: said.endTime,
  };
}

/** The orange and red warnings for an area in IPMA's answer, a list or an object with one; throws if it is neither. */
export function warningsIn(body: unknown, area: string) {
  const list = z.array(z.unknown());
  const all = list.or(z.object({ data: list }).transform(({ data }) => data)).parse(body);
  return all
    .flatMap((each) => warning.safeParse(each).data ?? [])
    .filter((each) => each.idAreaAviso === area)
    .map(noticeOf);
}

/** Asks IPMA what it warns of. */
export async function askIpma(ipmaUrl: string, area: string) {
  const answer = await fetch(`${ipmaUrl}/open-data/forecast/warnings/warnings_www.json`, {
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`IPMA answered with ${answer.status}`);
  return warningsIn(await answer.json(), area);
}
