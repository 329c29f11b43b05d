const number = String.raw`\d+(?:[.,]\d+)?`;
const unit =
  'km|quil[óo]metros?|kil[óo]metros?|kilomet(?:re|er)s?|kilomètres?|m|metros?|metres?|mètres?';
/** "a 7,5 km" in Portuguese and Spanish, "à 7,5 km" in French, "7.5 km away" in English. */
const near = String.raw`[aà]\s+(?:(?:cerca de|unos|environ)\s+)?(${number})\s*(${unit})(?![\p{L}])`;
const away = String.raw`(?:about\s+)?(${number})\s*(${unit})\s+(?:away|from)(?![\p{L}])`;
const anywhere = new RegExp(String.raw`(?<![\p{L}])(?:${near}|${away})`, 'iu');
const atFirst = new RegExp(String.raw`^\s*(?:${near}|${away})[\s,;:.–-]*`, 'iu');

/** How many kilometres away a place says it is ("a 7,5 km, pela serra"); null when it does not say. */
export function kilometres(local: string): number | null {
  const match = anywhere.exec(local);
  if (!match) return null;
  const [figure = '', measure = ''] = match.slice(1).filter((part) => part !== undefined);
  const far = Number(figure.replace(',', '.'));
  return measure.toLowerCase().startsWith('m') ? far / 1000 : far;
}

/** What a place says of where it is, without the distance at the beginning. */
export function withoutDistance(local: string): string {
  const rest = local.replace(atFirst, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
