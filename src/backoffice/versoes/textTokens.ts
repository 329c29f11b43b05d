import { withoutEntities } from '../../language/plainText.ts';

export type BlockKind = 'p' | 'li' | 'quote';

/** How a word can be set. */
export type Mark = 'strong' | 'em' | 'u' | 'a';

/** The smallest thing in which two texts can differ; two of one `key` are the same. */
export type Token = { key: string } & (
  | { is: 'word'; text: string; isSpaced: boolean; marks: readonly Mark[] }
  /** Where the link before it leads. */
  | { is: 'address'; text: string }
  | { is: 'image'; src: string; alt: string }
  | { is: 'break' }
  | { is: 'end'; block: BlockKind }
);

/** A word with its figures, or a sign by itself. */
const words = /(\s*)([\p{L}\p{N}]+|[^\s\p{L}\p{N}])/gu;
const tagsAndText = /<(\/?)(\w+)([^>]*)>|[^<]+/g;
const marks: readonly Mark[] = ['a', 'em', 'strong', 'u'];

/** The words of a text, all set alike. */
function wordsIn(text: string, set: readonly Mark[]): Token[] {
  return Array.from(text.matchAll(words), ([, space = '', word = '']) => ({
    ...{ is: 'word', key: `${set.join()} ${word}`, text: word, marks: set, isSpaced: space !== '' },
  }));
}

function attribute(attributes: string, name: string): string {
  const found = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes);
  return withoutEntities(found?.[1] ?? '');
}

/** The tokens of lines without formatting. */
export function tokensOfLines(text: string): Token[] {
  if (text === '') return [];
  return text
    .split('\n')
    .flatMap((line) => [...wordsIn(line, []), { is: 'end', key: 'end p', block: 'p' }]);
}

/** The tokens of a formatted text, which holds only what the server's sanitiser lets through. */
export function tokensOfHtml(html: string): Token[] {
  const tokens: Token[] = [];
  const open: string[] = [];
  let align = '';
  let href = '';
  /** What of the text before a tag is the room before the word after it. */
  let room = '';

  const block = (): BlockKind => {
    if (open.includes('li')) return 'li';
    return open.includes('blockquote') ? 'quote' : 'p';
  };
  const end = () => {
    tokens.push({ is: 'end', key: `end ${block()} ${align}`, block: block() });
    room = '';
  };
  const isUnended = () => tokens.length > 0 && tokens.at(-1)?.is !== 'end';

  function begin(tag: string, attributes: string): void {
    if (tag === 'br') return void tokens.push({ is: 'break', key: 'break' });
    if (tag === 'img') {
      const [src, alt] = [attribute(attributes, 'src'), attribute(attributes, 'alt')];
      return void tokens.push({ is: 'image', key: `image ${src} ${alt}`, src, alt });
    }
    if (tag === 'p') align = attribute(attributes, 'style');
    if (tag === 'a') href = attribute(attributes, 'href');
    open.push(tag);
  }

  function close(tag: string): void {
    if (tag === 'a') tokens.push({ is: 'address', key: `address ${href}`, text: href });
    // A paragraph may be blank; the others end with the paragraph inside them, if there is one.
    if (tag === 'p' || (['li', 'blockquote'].includes(tag) && isUnended())) end();
    if (tag === 'p') align = '';
    const at = open.lastIndexOf(tag);
    if (at >= 0) open.splice(at, 1);
  }

  for (const [piece, slash, tag, attributes = ''] of html.matchAll(tagsAndText)) {
    if (tag === undefined) {
      const set = marks.filter((mark) => open.includes(mark));
      tokens.push(...wordsIn(room + withoutEntities(piece), set));
      room = /\s$/.test(piece) ? ' ' : '';
    } else if (slash) close(tag);
    else begin(tag, attributes);
  }
  if (isUnended()) end();
  return tokens;
}
