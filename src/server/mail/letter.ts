import { withoutLinks } from '../../language/siteAddress.ts';
import { asHtml, asText, type LetterText } from './layout.ts';
import type { Letter } from './outbox.ts';

/** A letter, as text and as HTML. */
export function letter(content: LetterText, rest: Omit<Letter, 'body' | 'html'>): Letter {
  return { ...rest, body: asText(content), html: asHtml(content) };
}

/** A name as a letter shows it, cut and without links: it may have been typed to reach somebody else. */
export function called(name: string): string {
  return withoutLinks([...name].slice(0, 100).join(''));
}
