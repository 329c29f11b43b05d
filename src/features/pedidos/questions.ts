import type { Pergunta } from '../../fields/perguntas.ts';
import { longDate } from '../../language/calendar.ts';
import type { Lugar } from '../../language/lugar.ts';

/** Answers, by the `chave` of their questions. */
export type Respostas = Readonly<Record<string, unknown>>;

/** A place that was answered as a point, with or without words. */
type Answered = Lugar & { texto: string };

export const isLugar = (answer: unknown): answer is Answered =>
  typeof answer === 'object' && answer !== null && 'lat' in answer;

/** What is typed into a question: a text, the ticked choices, or a place as `[words, 'lat,lon']`. */
export type Typed = string | readonly string[];

/** The point in a typed `lat,lon`; null where the place is in words alone. */
export function pointOf(typed: string) {
  const [lat = 0, lon = 0] = typed.split(',').map(Number);
  return typed === '' ? null : { lat, lon };
}

/** The questions to show: one that depends on another appears once that one has the right answer. */
export function shownOf(perguntas: readonly Pergunta[], respostas: Respostas): Pergunta[] {
  const shown = new Map<string, Pergunta>();
  for (const each of perguntas) {
    const { se } = each;
    if (!se || (shown.has(se.chave) && respostas[se.chave] === se.valor)) {
      shown.set(each.chave, each);
    }
  }
  return [...shown.values()];
}

/** The name of a question's input, which is also what a refusal calls it. */
export const inputName = ({ chave }: Pick<Pergunta, 'chave'>) => `respostas.${chave}`;

/** Whether a question is answered with files, which are uploaded after everything else. */
export const takesFiles = ({ tipo }: Pick<Pergunta, 'tipo'>) =>
  tipo === 'ficheiro' || tipo === 'foto';

/** How many files one question, and one whole request, may bring. */
export const mostFiles = { each: 5, all: 20 };

/** An answer as people read it. */
function answerInWords(tipo: Pergunta['tipo'] | undefined, answer: unknown): string {
  if (Array.isArray(answer)) return answer.join(tipo === 'pessoa' ? '\n' : ', ');
  if (tipo === 'dia' && answer) return longDate(String(answer));
  if (isLugar(answer)) return `${answer.texto} (${answer.lat}, ${answer.lon})`.trim();
  return String(answer ?? '');
}

/** The answers in words, with the labels of their questions; empty ones are left out. */
export function answersInWords(perguntas: readonly Pergunta[], respostas: Respostas) {
  const known = new Map(perguntas.map((each) => [each.chave, each]));
  return Object.entries(respostas).flatMap(([chave, answer]) => {
    const { label = chave, tipo } = known.get(chave) ?? {};
    const valor = answerInWords(tipo, answer);
    return valor === '' ? [] : [{ chave, label, valor }];
  });
}
