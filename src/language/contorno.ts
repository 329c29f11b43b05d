import { type Lugar, lugarAt } from './lugar.ts';

/** A closed line, point by point. */
export type Ring = [lat: number, lon: number][];

/** Enough points for a drawing, few enough for the size of a page. */
const mostPoints = 1_000;

/** Nesting below this depth is ignored; no real outline is so deep. */
const deepest = 12;

/** Every line in a GeoJSON value, whatever its geometry type. */
function linesIn(part: unknown, depth = 0): number[][][] {
  if (typeof part !== 'object' || part === null || depth > deepest) return [];
  const isPoint = (each: unknown) => Array.isArray(each) && typeof each[0] === 'number';
  if (Array.isArray(part) && part.length > 2 && part.every(isPoint)) return [part];
  return Object.values(part).flatMap((each) => linesIn(each, depth + 1));
}

/** The outline of a parish from GeoJSON, thinned if it has too many points; undefined for anything else. */
export function readContorno(text: string): Ring[] | undefined {
  try {
    const lines = linesIn(JSON.parse(text));
    const points = lines.map((line) => line.map(([lon, lat]) => lugarAt(Number(lat), Number(lon))));
    const step = Math.ceil(points.flat().length / mostPoints);
    const rings = points
      .map((ring) => ring.filter((_, at) => at % step === 0))
      .filter(({ length }) => length > 2);
    if (rings.length === 0 || points.flat().includes(undefined)) return undefined;
    return (rings as Lugar[][]).map((ring) => ring.map(({ lat, lon }) => [lat, lon]));
  } catch {
    return undefined;
  }
}

/** An outline, written as GeoJSON again. */
export function contornoText(rings: readonly Ring[]): string {
  const coordinates = rings.map((ring) => ring.map(([lat, lon]) => [lon, lat]));
  return JSON.stringify({ type: 'MultiLineString', coordinates });
}
