/** Characters that browsers and mail programs read as a dot, a colon or a slash in an address. */
const signs: [RegExp, string][] = [
  [/[\u2024\u3002\uff0e\uff61]/g, '.'],
  [/[\ufe55\uff1a]/g, ':'],
  [/\uff0f/g, '/'],
];

/** The text with those characters in their plain form and without invisible characters. */
function plainSigns(text: string): string {
  const visible = text.replace(/\p{Cf}/gu, '');
  return signs.reduce((all, [sign, plain]) => all.replace(sign, plain), visible);
}

/** Whether a text has something that can only be a site's address; `Dr.Silva` passes, it may be a name. */
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
