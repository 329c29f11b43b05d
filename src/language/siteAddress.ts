/** What a browser or a mail program takes for a dot, a colon or a slash in an address. */
const signs: [RegExp, string][] = [
  [/[\u2024\u3002\uff0e\uff61]/g, '.'],
  [/[\ufe55\uff1a]/g, ':'],
  [/\uff0f/g, '/'],
];

/** The text as an address would be read in it: signs in their plain form, nothing invisible between. */
function plainSigns(text: string): string {
  const visible = text.replace(/\p{Cf}/gu, '');
  return signs.reduce((all, [sign, plain]) => all.replace(sign, plain), visible);
}

/** Whether a text has what can only be the address of a site; `Dr.Silva` might be one, and is not. */
export function holdsSiteAddress(text: string): boolean {
  const read = plainSigns(text).normalize('NFKC');
  return /:\s*\/\s*\/|\bwww\d?\s*\.|\bhttps?\s*:|[\p{L}\p{N}-]\.[\p{L}\p{N}-]{2,}(?::\d+)?[/?#]/iu.test(
    read,
  );
}

/** The text with a blank wherever a mail program could begin to see a link. */
export function withoutLinks(text: string): string {
  return plainSigns(text).replace(/\.(?=[^\s.])|:(?=\/)|\/(?=\/)/g, '$& ');
}
