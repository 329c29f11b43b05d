import type { Pergunta } from '../../fields/perguntas.ts';
import { day } from '../../language/durations.ts';
import type { Lugar } from '../../language/lugar.ts';
import { type Estado, isClosed } from './estados.ts';
import { isLugar, type Respostas } from './questions.ts';

/** How many metres apart two reports of a kind may be and still be of one thing. */
const radii: Readonly<Record<string, number>> = {
  Iluminação: 40,
  Água: 80,
  'Via pública': 60,
  Resíduos: 60,
  Limpeza: 100,
  Árvores: 60,
  Animais: 300,
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

/** In metres from the middle of the village: nothing further away can be in the parish. */
export const farAway = 25_000;

/** In metres: a position with a larger error is not used. */
export const tooVague = 100;

/** To about ten metres. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** The questions that describe a problem: its kind, its place, and what was seen. */
export function partsOf(perguntas: readonly Pergunta[]) {
  const first = (tipo: Pergunta['tipo']) =>
    perguntas.find((each) => each.tipo === tipo)?.chave ?? '';
  return { assunto: first('escolha'), onde: first('lugar'), texto: first('textoLongo') };
}

/** The subject of a report and its rounded position; nothing if its service never publishes requests. */
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

/** The state of a problem, as visitors read it. */
export function publicState(estado: Estado): string {
  if (estado === 'recebido') return 'Comunicado';
  if (!isClosed(estado)) return 'A ser tratado';
  return estado === 'concluido'
    ? 'Resolvido'
    : estado === 'encaminhado'
      ? 'Encaminhado'
      : 'Fechado';
}

/** The paths of the list of problems, and of one problem. */
export const problemsPath = '/balcao/problemas' as const;
export const problemPath = (numero: string) => `${problemsPath}/${numero.replace('/', '-')}`;

/** For how many days a closed problem can be reopened from the private page. */
const daysToReopen = 30;

export function mayReopen(
  { estado, fechadoEm, assunto }: { estado: Estado; fechadoEm: string; assunto: string },
  now: Date,
): boolean {
  if (assunto === '' || !isClosed(estado) || estado === 'retirado') return false;
  return now.getTime() - Date.parse(fechadoEm) < daysToReopen * day;
}
