/** A cell that a spreadsheet reads as text, whatever it begins with. */
function cell(value: string | number): string {
  const text = String(value);
  // The quote keeps text from running as a formula; some programs take wide signs for one too.
  const safe = typeof value === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  // Commas and tabs separate cells in programs that are not set to Portuguese.
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as Excel in Portuguese opens it: semicolons, and a mark that says the accents are UTF-8. */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
