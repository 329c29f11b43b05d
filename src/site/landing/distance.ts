/** How many kilometres away a place says it is ("a 7,5 km, pela serra"); null when it does not say. */
export function kilometres(local: string): number | null {
  const said = /\ba\s+(?:cerca de\s+)?(\d+(?:[.,]\d+)?)\s*(km|quil[óo]metros?|m|metros?)\b/i.exec(
    local,
  );
  if (!said) return null;
  const number = Number(said[1]?.replace(',', '.'));
  return said[2]?.toLowerCase().startsWith('m') ? number / 1000 : number;
}

/** What a place says of where it is, without the distance at the beginning. */
export function withoutDistance(local: string): string {
  const rest = local.replace(
    /^\s*a\s+(?:cerca de\s+)?\d+(?:[.,]\d+)?\s*(?:km|quil[óo]metros?|m|metros?)\b[\s,;:.–-]*/i,
    '',
  );
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
