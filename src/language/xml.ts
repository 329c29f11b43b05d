import { escapeMarkup } from '../../language/escapeMarkup.ts';

/** Characters that XML cannot hold, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** One element of XML with a text in it. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text.replace(forbidden, ''))}</${name}>`;
}
