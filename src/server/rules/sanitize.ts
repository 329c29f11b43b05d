import sanitizeHtml from 'sanitize-html';
import { refusal } from '../../calls/refusal.ts';
import type { Fields } from '../../fields/field.ts';
import { isIntricate } from '../../fields/richText.ts';
import { messages } from '../../language/messages.ts';
import { playerOf } from '../../language/video.ts';

/** No text that people write or paste nests its tags deeper, and the cost grows with the square of the depth. */
const mostDepth = 100;

const alignment = /^\s*text-align\s*:\s*(left|right|center|justify)\s*$/i;

/** The alignment, which is the only thing that a style may say. */
function alignmentIn(style = ''): Record<string, string> {
  const declaration = style.split(';').findLast((each) => alignment.test(each)) ?? '';
  const [, where] = alignment.exec(declaration) ?? [];
  return where ? { style: `text-align:${where.toLowerCase()}` } : {};
}

/** The collection and the `_id` of a linked record, so that the link follows its page to another address. */
const recordNamed = /^\w{1,40}\/[\w-]{1,40}$/;

/** How many rows or columns a cell may span; more would cost a browser a grid of that size. */
const span = /^([2-9]|[1-4]\d)$/;

/** A table cell with its spans and no other attribute. */
function cell(tagName: string, { colspan = '', rowspan = '' }: sanitizeHtml.Attributes) {
  const reaching = Object.entries({ colspan, rowspan }).filter(([, far]) => span.test(far));
  return { tagName, attribs: Object.fromEntries(reaching) };
}

/** What the editor can make, and nothing else. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'u',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
    'img',
    'h2',
    'h3',
    'table',
    'caption',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'data-registo', 'data-video'],
    img: ['src', 'alt'],
    p: ['style'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  // The content of a frame is for browsers without frames, and each would cost another parser.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'iframe'],
  // The library's style parser takes a second on contrived styles; `alignmentIn` does it instead.
  parseStyleAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    // The page's own title is the h1, so those of its text begin at h2.
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    thead: 'tbody',
    tfoot: 'tbody',
    th: cell,
    td: cell,
    p: (tagName, { style }) => ({ tagName, attribs: alignmentIn(style) }),
    a: (tagName, { href = '', 'data-registo': registo = '', 'data-video': video }) => {
      const shown = video === '1' && playerOf(href) !== '' && { 'data-video': video };
      const away = { target: '_blank', rel: 'noopener noreferrer', ...shown };
      const own = /^\/(?!\/)/.test(href) && recordNamed.test(registo);
      const further = own ? { 'data-registo': registo } : /^https?:/i.test(href) ? away : undefined;
      return { tagName, attribs: { href, ...further } };
    },
  },
  // Blank paragraphs are kept: they are how people leave room.
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
};

class TooDeepError extends Error {}

/** Removes everything that the editor could not have made; undefined if the text would take too long to parse. */
export function sanitise(html: string): string | undefined {
  if (isIntricate(html)) return undefined;
  let depth = 0;
  const countingDepth = {
    onOpenTag() {
      depth += 1;
      if (depth > mostDepth) throw new TooDeepError();
    },
    onCloseTag() {
      depth -= 1;
    },
  };
  try {
    return sanitizeHtml(html, { ...allowed, ...countingDepth });
  } catch (error) {
    if (error instanceof TooDeepError) return undefined;
    throw error;
  }
}

/** A body whose formatted texts are safe to store and show. */
export function sanitiseBody(fields: Fields, body: Record<string, unknown>) {
  const clean = { ...body };
  for (const [name, field] of Object.entries(fields)) {
    const given = Object.hasOwn(body, name) ? body[name] : undefined;
    if (!field.isHtml || typeof given !== 'string') continue;
    clean[name] = sanitise(given);
    if (clean[name] === undefined) throw refusal(422, name, messages.tooIntricate);
  }
  return clean;
}
