import { dayOf, isDay } from '../../language/calendar.ts';

const units =
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove';
const tens = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa';
const hundreds =
  'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos';

const worth = new Map<string, number>([
  ...units.split(' ').map((word, index) => [word, index] as const),
  ...tens.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
  ...hundreds.split(' ').map((word, index) => [word, (index + 1) * 100] as const),
  ...Object.entries({ uma: 1, primeiro: 1, duas: 2, quatorze: 14, cem: 100 }),
]);

const word = `(?:${[...worth.keys(), 'mil'].toSorted((one, other) => other.length - one.length).join('|')})`;

/** A pattern for a number written out in words, in folded text. */
export const spelled = `${word}(?: (?:e )?${word})*`;

/** The number that figures or folded words say. */
export function numberIn(written: string): number {
  if (/^\d+$/.test(written)) return Number(written);
  let whole = 0;
  let part = 0;
  for (const each of written.split(' ')) {
    if (each === 'mil') {
      whole += Math.max(1, part) * 1000;
      part = 0;
    } else part += worth.get(each) ?? 0;
  }
  return whole + part;
}

const monthNames =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  );
const month = monthNames.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|');

/** Whether a folded word is a month, or short for one. */
export const isMonth = (folded: string) => new RegExp(`^(?:${month})$`).test(folded);

type Found = { day: string; at: number };

const monthAt = (name: string) => monthNames.findIndex((each) => each.startsWith(name.slice(0, 3)));
const century = (figures: string, latest: number) => {
  if (figures.length > 2) return Number(figures);
  return 2000 + Number(figures) > latest ? 1900 + Number(figures) : 2000 + Number(figures);
};

/** The ways a day is written in folded text, and how each is read as year, month and day. */
const writings: [RegExp, (parts: string[], latest: number) => [number, number, number]][] = [
  [
    /(?<!\d)((?:19|20)\d\d)([-/. ]?)(\d\d)\2(\d\d)(?!\d)/g,
    ([, year, , monthNumber, day]) => [Number(year), Number(monthNumber), Number(day)],
  ],
  [
    /(?<!\d)(\d{1,2})([-/. ])(\d{1,2})\2((?:19|20)\d\d|\d\d)(?!\d)/g,
    ([, day, , monthNumber, year = ''], latest) => [
      century(year, latest),
      Number(monthNumber),
      Number(day),
    ],
  ],
  [
    /(?<!\d)(\d\d)(\d\d)((?:19|20)\d\d)(?!\d)/g,
    ([, day, monthNumber, year]) => [Number(year), Number(monthNumber), Number(day)],
  ],
  [
    new RegExp(
      `(?<![\\d/])\\b(\\d{1,2}|${spelled})[.ºo°]*,? ?(?:dias? )?(?:do mes )?(?:de )?(${month}),? ?(?:do ano )?(?:de )?(\\d{4}|${spelled})\\b`,
      'g',
    ),
    ([, day = '', name = '', year = '']) => [numberIn(year), monthAt(name) + 1, numberIn(day)],
  ],
];

/** The name of a law: the day that follows it is the law's, not the document's. */
const ofALaw = /\b(?:lei|decreto|portaria|despacho)\b[^;:]{0,30}$/;

/** Every day that folded text names, in its order: those that exist, from 1900 to the end of next year. */
export function daysIn(text: string, now: Date): Found[] {
  const latest = now.getUTCFullYear() + 1;
  const days = writings.flatMap(([pattern, read]) =>
    [...text.matchAll(pattern)].flatMap((match): Found[] => {
      const [year, monthNumber, day] = read([...match], latest);
      const written = dayOf(year, monthNumber, day);
      if (year < 1900 || year > latest || !isDay(written)) return [];
      if (ofALaw.test(text.slice(Math.max(0, match.index - 50), match.index))) return [];
      return [{ day: written, at: match.index }];
    }),
  );
  return days.toSorted((one, other) => one.at - other.at);
}

/** Folded text without anything that looks like a day, whether it exists or not. */
export function withoutDays(text: string): string {
  return writings.reduce((rest, [pattern]) => rest.replace(pattern, ' '), text);
}
