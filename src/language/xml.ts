import { escapeMarkup } from './escapeMarkup.ts';

/** Characters that XML cannot hold, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Any text as it may stand in XML, in an element or in an attribute. */
export const xmlText = (text: string) => escapeMarkup(text.replace(forbidden, ''));

/** One element of XML with a text in it. */
export const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;
