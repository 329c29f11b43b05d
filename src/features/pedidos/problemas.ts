import type { Pergunta } from '../../fields/perguntas.ts';
import { day } from '../../language/durations.ts';
import type { Lugar } from '../../language/lugar.ts';
import { type Estado, isClosed } from './estados.ts';
import { isLugar, type Respostas } from './questions.ts';

/** How many metres apart two reports of a kind may be and still be of one thing. */
const radii: Readonly<Record<string, number>> = {
  ...{ Iluminação: 40, Água: 80, 'Via pública': 60, Resíduos: 60 },
  ...{ Limpeza: 100, Árvores: 60, Animais: 300 },
};
const usualRadius = 60;
export const widestRadius = Math.max(usualRadius, ...Object.values(radii));

export const radiusOf = (assunto: string) =>
  (Object.hasOwn(radii, assunto) && radii[assunto]) || usualRadius;

/** How many degrees a distance is, at most, going north and going east from a point. */
export function degreesFor(metres: number, { lat }: Lugar) {
  const north = metres / 111_000;
  return { north, east: north / Math.max(Math.cos((lat * Math.PI) / 180), 0.01) };
}

/** From the middle of the village on, in metres: nothing that far away is in a parish. */
export const farAway = 25_000;

/** From here on, in metres, nobody is where the device believes. */
export const tooVague = 100;

/** To about ten metres. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** The questions that what is told of a problem comes from: what it is, where, and what was seen. */
export function partsOf(perguntas: readonly Pergunta[]) {
  const first = (tipo: Pergunta['tipo']) =>
    perguntas.find((each) => each.tipo === tipo)?.chave ?? '';
  return { assunto: first('escolha'), onde: first('lugar'), texto: first('textoLongo') };
}

/** What a report is about and where that is, as near as anybody outside may know; nothing where a service is no one else’s business. */
export function problemIn(
  { publico, perguntas, name }: { publico: boolean; perguntas: readonly Pergunta[]; name: string },
  respostas: Respostas,
) {
  if (!publico) return {};
  const parts = partsOf(perguntas);
  const onde = respostas[parts.onde];
  return {
    assunto: String(respostas[parts.assunto] ?? '') || name,
    ...(isLugar(onde) && { latitude: rounded(onde.lat), longitude: rounded(onde.lon) }),
  };
}

/** What visitors read of how far it has come. */
export function publicState(estado: Estado): string {
  if (estado === 'recebido') return 'Comunicado';
  if (!isClosed(estado)) return 'A ser tratado';
  return estado === 'concluido'
    ? 'Resolvido'
    : estado === 'encaminhado'
      ? 'Encaminhado'
      : 'Fechado';
}

/** Where visitors read of a problem, and of all of them. */
export const problemsPath = '/balcao/problemas' as const;
export const problemPath = (numero: string) => `${problemsPath}/${numero.replace('/', '-')}`;

/** How long after it was closed a problem that is still there is taken up again, by its own page. */
export const daysToReopen = 30;

export function mayReopen(
  { estado, fechadoEm, assunto }: { estado: Estado; fechadoEm: string; assunto: string },
  now: Date,
): boolean {
  if (assunto === '' || !isClosed(estado) || estado === 'retirado') return false;
  return now.getTime() - Date.parse(fechadoEm) < daysToReopen * day;
}
