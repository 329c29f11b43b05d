/** A short checksum (FNV-1a) by which a changed text is noticed; alike in the browser and on the server. */
export function digest(value: unknown): string {
  let sum = 0x811c9dc5;
  for (const letter of JSON.stringify(value)) {
    sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (sum >>> 0).toString(36);
}
