import type { Field } from '../../fields/field.ts';
import { readPasted } from '../../fields/inputs/pastedTables.ts';
import type { PorDia } from '../../fields/porDia.ts';
import type { TextField } from '../../fields/text.ts';
import { escapeMarkup } from '../../language/escapeMarkup.ts';
import { daysInRows } from '../../language/openingHours.ts';
import type { FormValues } from './useFormState.ts';

export type NamedField = readonly [name: string, field: Field];

/** Some fields, and what the form holds. */
export type Held = { fields: readonly NamedField[]; values: FormValues };

/** The Portuguese that a translation is of. */
export const originalOf = ({ translates, initial }: Field, values: FormValues) =>
  values[translates?.name ?? ''] ?? initial;

/** A text as a clipboard holds it; either may be ''. */
export type Clip = { html: string; plain: string };

/** A line of a text, or the tag of a table or a quotation around lines. */
type Line = {
  /** Its formatting, and its words. */
  html: string;
  text: string;
  isTag?: boolean;
  heading?: string | undefined;
  /** The list that it is an item of. */
  item?: 'ul' | 'ol' | undefined;
  /** It continues the paragraph of the line before. */
  isSoft?: boolean;
};

const kept = /^(blockquote|table|tbody|thead|tr|th|td)$/;
const breaking = /^(p|div|h[1-6]|ul|ol|li|caption|section|article|pre|dd|dt)$/;
const unread = /^(script|style|title)$/;
const marks: Record<string, string> = { b: 'strong', strong: 'strong', i: 'em', em: 'em', u: 'u' };

/** The tag of a stored text that an inline element stands for; office programs write `span` with a style. */
function markOf(element: Element): string {
  const style = element.getAttribute('style') ?? '';
  if (element.localName === 'a') {
    const href = element.getAttribute('href') ?? '';
    return /^(https?:|mailto:|tel:|\/)/i.test(href) ? `a href="${escapeMarkup(href)}"` : '';
  }
  if (/font-weight:\s*(normal|[1-5]00)/i.test(style)) return '';
  if (element.localName !== 'span') return marks[element.localName] ?? '';
  if (/font-weight:\s*(bold|[6-9]00)/i.test(style)) return 'strong';
  return /font-style:\s*italic/i.test(style) ? 'em' : '';
}

/** What is inside an element, without the bullets that Word draws: they stand between two comments. */
function* contentOf(element: Element): Generator<Node> {
  let isBullet = false;
  for (const node of element.childNodes) {
    if (node instanceof Comment) isBullet = node.data === '[if !supportLists]';
    else if (!isBullet) yield node;
  }
}

/** The lines of an HTML text, of the editor or of another program. */
function linesOfHtml(source: string): Line[] {
  const lines: Line[] = [];
  let line: Line = { html: '', text: '' };

  function end(isSoft = false): void {
    const text = line.text.trim();
    if (text !== '') lines.push({ ...line, html: line.html.trim(), text });
    // Two breaks in a row begin a paragraph.
    const { heading, item } = line;
    line = { html: '', text: '', heading, isSoft: isSoft && text !== '' };
    if (text === '') line.item = item;
  }

  function readText(data: string, around: readonly string[]): void {
    const text = data.replace(/[ \t\r\n]+/g, ' ');
    const ends = around.map((mark) => `</${mark.split(' ')[0]}>`).reverse();
    line.html += [...around.map((mark) => `<${mark}>`), escapeMarkup(text), ...ends].join('');
    line.text += text.replaceAll('\u00a0', ' ');
  }

  function readBlock(block: Element, around: readonly string[]): void {
    const { localName: tag } = block;
    end(tag === 'p' && line.item !== undefined);
    line.heading = /^h[23]$/.test(tag) ? tag : undefined;
    if (tag === 'li') line.item = block.closest('ol, ul')?.localName === 'ol' ? 'ol' : 'ul';
    if (/mso-list/i.test(block.getAttribute('style') ?? '')) line.item = 'ul';
    for (const node of contentOf(block)) read(node, around);
    end();
    line.heading = undefined;
    if (tag === 'li') line.item = undefined;
  }

  function readElement(element: Element, around: readonly string[]): void {
    const { localName: tag } = element;
    if (tag === 'br') end(true);
    else if (breaking.test(tag)) readBlock(element, around);
    else if (kept.test(tag)) {
      end();
      lines.push({ html: `<${tag}>`, text: '', isTag: true });
      for (const node of contentOf(element)) read(node, around);
      end();
      lines.push({ html: `</${tag}>`, text: '', isTag: true });
    } else if (!unread.test(tag)) {
      const mark = markOf(element);
      for (const node of contentOf(element)) read(node, mark ? [...around, mark] : around);
    }
  }

  function read(node: Node, around: readonly string[]): void {
    if (node instanceof Text) readText(node.data, around);
    else if (node instanceof Element) readElement(node, around);
  }

  readBlock(new DOMParser().parseFromString(readPasted(source), 'text/html').body, []);
  return lines;
}

/** The lines of a plain text: a blank one ends a paragraph, a dash begins an item. */
function linesOfPlain(source: string): Line[] {
  const all = source.split(/\r?\n/).map((each) => each.trim());
  return all.flatMap((line, index) => {
    const text = line.replace(/^[-•·] +/, '');
    const item = text === line ? undefined : ('ul' as const);
    const isSoft = item === undefined && index > 0 && all[index - 1] !== '';
    return text === '' ? [] : [{ html: escapeMarkup(text), text, item, isSoft }];
  });
}

/** Lines as the text of the editor. */
function htmlOf(lines: readonly Line[]): string {
  const blocks: string[] = [];
  for (const { html, isTag, heading = 'p', item, isSoft } of lines) {
    const last = blocks.at(-1) ?? '';
    const before = /(<\/(p|h2|h3)>(<\/li><\/[uo]l>)?)$/.exec(last)?.[0];
    if (isTag) blocks.push(html);
    else if (item) blocks.push(`<${item}><li><p>${html}</p></li></${item}>`);
    else if (isSoft && before) {
      blocks[blocks.length - 1] = `${last.slice(0, -before.length)}<br />${html}${before}`;
    } else blocks.push(`<${heading}>${html}</${heading}>`);
  }
  return blocks.join('').replace(/<\/(ul|ol)><\1>/g, '');
}

/** Lines as plain text. */
function plainOf(lines: readonly Line[]): string {
  let plain = '';
  let before: Line | undefined;
  let count = 0;
  for (const line of lines.filter(({ isTag }) => !isTag)) {
    count = line.item ? (line.item === before?.item ? count + 1 : 1) : count;
    const mark = line.item === 'ol' ? `${count}. ` : line.item ? '- ' : '';
    const isNear = line.isSoft || (line.item && line.item === before?.item);
    plain += `${before ? (isNear ? '\n' : '\n\n') : ''}${mark}${line.text}`;
    before = line;
  }
  return plain;
}

/** Whether a field can be copied with the others; a text for each day of the week would not come back. */
export const isCopied = ({ initial }: Field) =>
  typeof initial === 'string' || Array.isArray(initial);

/** The words of a value, in paragraphs and lines. */
export function wordsOf(field: Field, value: unknown): string {
  if (field.isHtml) return plainOf(linesOfHtml(String(value)));
  if (Array.isArray(value)) return value.join('\n');
  if (typeof value === 'string') return value;
  return daysInRows(value as PorDia)
    .map(({ dias, horas }) => `${dias}: ${horas}`)
    .join('\n');
}

/** A text to be translated, and the number that it is found by when it comes back. */
export type Numbered = { number: number; label: string; field: Field; value: unknown };

/** Texts one after the other, each below a line with its number. */
export function joined(texts: readonly Numbered[]): Clip {
  const parts = texts.map(({ number, label, field, value }) => {
    const title = `[${number}] ${label}`;
    const words = wordsOf(field, value);
    const html = field.isHtml ? String(value) : htmlOf(linesOfPlain(words));
    return { html: `<p><strong>${title}</strong></p>${html}`, plain: `${title}\n${words}` };
  });
  return {
    html: parts.map(({ html }) => html).join(''),
    plain: parts.map(({ plain }) => plain).join('\n\n'),
  };
}

/** The line above a text; its label may have been translated, and its brackets changed. */
const numbered = /^[*_#\s]*(?:[[［【]?\s*(\d{1,2})\s*[\]］】]|[(（]\s*(\d{1,2})\s*[)）])/;

/** What a translator adds for itself. */
const advertisement = /^(translated|traducido|traduit|traduzido)\b.{0,40}\bdeepl/i;

function parted(lines: readonly Line[], most: number): Map<number, Line[]> {
  const parts = new Map<number, Line[]>();
  let part: Line[] | undefined;
  for (const line of lines.filter(({ text }) => !advertisement.test(text))) {
    const [, inSquare, inRound] = numbered.exec(line.text) ?? [];
    const number = Number(inSquare ?? inRound ?? 0);
    if (number > 0 && number <= most && !parts.has(number)) {
      part = [];
      parts.set(number, part);
    } else part?.push(part.length === 0 ? { ...line, isSoft: false } : line);
  }
  return new Map([...parts].filter(([, each]) => each.some(({ text }) => text !== '')));
}

function readValue(field: Field, lines: readonly Line[]): unknown {
  if (field.isHtml) return htmlOf(lines);
  const words = lines.map(({ text }) => text).filter(Boolean);
  if (Array.isArray(field.initial)) return words;
  return (field as TextField).lines ? plainOf(lines) : words.join(' ');
}

/** The values in a translated text, by the index of their fields; those not found are left out. */
export function split({ html, plain }: Clip, fields: readonly Field[]): Map<number, unknown> {
  const formatted = parted(linesOfHtml(html), fields.length);
  const bare = parted(linesOfPlain(plain), fields.length);
  const textOf = formatted.size >= bare.size ? formatted : bare;
  return new Map(
    Array.from(textOf, ([number, lines]) => [
      number - 1,
      readValue(fields[number - 1] as Field, lines),
    ]),
  );
}
