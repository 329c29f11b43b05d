import { escapeMarkup } from './escapeMarkup.ts';

/** The words of a formatted text: tags removed, entities resolved, white space collapsed. */
export function plainText(html: string): string {
  const words = html
    .replace(/<(br|\/p|\/li|\/blockquote|\/h\d|\/t[dh]|\/caption)\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '');
  return withoutEntities(words).replace(/\s+/g, ' ').trim();
}

/** Text from between tags, with its entities resolved. */
export function withoutEntities(text: string): string {
  return text.replace(
    /&(#\d+|#x[0-9a-f]+|\w+);/gi,
    (whole, entity: string) => resolveEntity(entity) ?? whole,
  );
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

function resolveEntity(entity: string): string | undefined {
  if (!entity.startsWith('#')) return entities.get(entity.toLowerCase());
  const code = /^#x/i.test(entity)
    ? Number.parseInt(entity.slice(2), 16)
    : Number.parseInt(entity.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

const letters = new Intl.Segmenter('pt', { granularity: 'grapheme' });

/** The first `most` letters of a formatted text, with an ellipsis when more follow. */
export function excerpt(html: string, most: number): string {
  const words = plainText(html);
  if (words.length <= most) return words;
  let cut = '';
  let count = 0;
  for (const { segment } of letters.segment(words)) {
    if (++count > most) return `${cut.trimEnd()}…`;
    cut += segment;
  }
  return words;
}

/** A plain text as formatted text: a paragraph for each of its lines. */
export function asParagraphs(text: string): string {
  return text
    .split(/\s*\n\s*/)
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeMarkup(line)}</p>`)
    .join('');
}
