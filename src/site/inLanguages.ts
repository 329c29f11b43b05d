import { type Language, languageCodes, pathIn, t } from '../language/speaking.ts';
import type { Reader } from './reader.ts';

const prefix = new RegExp(`^/(${languageCodes.join('|')})(?=/|$)`, 'i');

/** The language of an address, if it has another than Portuguese, and the path that its page has in Portuguese. */
export function splitLanguage(pathname: string): { language?: Language; path: string } {
  const [begin = '', code] = prefix.exec(pathname) ?? [];
  if (!code) return { path: pathname };
  return {
    language: code.toLowerCase() as Language,
    path: pathname.slice(begin.length) || '/',
  };
}

type Answered = Readonly<Record<string, unknown>>;

/** Whether a value holds anything: a text, or any part of a list or of a week. */
const isFilled = (value: unknown): boolean =>
  value instanceof Object ? Object.values(value).some(isFilled) : Boolean(value);

/** An answer of the API with each text that is translated into a language in place of the Portuguese one. */
function inPlace(answer: unknown, ending: string): unknown {
  if (Array.isArray(answer)) return answer.map((each) => inPlace(each, ending));
  if (answer === null || typeof answer !== 'object') return answer;
  const own: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(answer as Answered))
    own[name] = inPlace(value, ending);
  for (const [name, value] of Object.entries(own)) {
    if (name.endsWith(ending) && isFilled(value)) own[name.slice(0, -ending.length)] = value;
  }
  return own;
}

/** Reads what a page shows in a language. */
export function readIn(language: Language | undefined, read: Reader): Reader {
  if (!language) return read;
  return (async (path, asked) => inPlace(await read(path, asked), `_${language}`)) as Reader;
}

/** Stands around the HTML of an island while its page is made; nothing may be added there, since React hydrates it. */
const islandEdge = '\u0001';

/** Marks the HTML of an island. */
export const markIsland = (html: string) => islandEdge + html + islandEdge;

/** Whether an address leads to a page, and not to a file or a feed. */
const isPage = (path: string) => !/^\/f\/|\.\w+$/.test(path);

/**
 * The links of a page in a language: to the pages that exist in it, or else to the Portuguese ones,
 * marked (pt).
 */
export function linksIn(
  language: Language | undefined,
  html: string,
  pages: readonly string[],
): string {
  if (!language) return html.replaceAll(islandEdge, '');
  const there = new Set(pages);
  const own = html.replace(
    /(<(?:a|form)\b[^>]*? (?:href|action)=")(\/(?!\/)[^"]*)"/g,
    (whole, before: string, to: string) => {
      // It already names its language.
      if (/ hreflang=/i.test(before)) return whole;
      const [path = ''] = to.split(/[?#]/);
      if (there.has(path)) return `${before}${pathIn(language, to)}"`;
      return isPage(path) ? `${whole} hreflang="pt-PT" title="${t('em português')}"` : whole;
    },
  );
  const link = /(<a\b[^>]*? hreflang="pt-PT"(?:(?!<\/a>).)*)<\/a>/gs;
  // Not in the bar, which has no room for it. Every second part is an island.
  const [bar = '', ...rest] = own.split(/(?=<\/header>)/);
  const parts = rest.join('').split(islandEdge);
  const marked = parts.map((part, at) => (at % 2 ? part : part.replace(link, '$1\u00a0(pt)</a>')));
  return bar + marked.join('');
}
