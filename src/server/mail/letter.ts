import { withoutLinks } from '../../language/siteAddress.ts';
import { asHtml, asText, type LetterText } from './layout.ts';
import type { Letter } from './outbox.ts';

/** A letter in both its forms. */
export function letter(
  content: LetterText,
  rest: Pick<Letter, 'recipient' | 'subject' | 'about'> & Partial<Letter>,
): Letter {
  return { ...rest, body: asText(content), html: asHtml(content) };
}

/** A name as a letter says it: whoever typed it may have meant another to read it. */
export function called(name: string): string {
  return withoutLinks([...name].slice(0, 100).join(''));
}
