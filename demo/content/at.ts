import { type Lugar, lugarAt } from '../../src/language/lugar.ts';
import { definicoes } from './definicoes.ts';

const metresInDegree = 111_195;

/** The place this many metres north and east of the centre of the demo village. */
export function at(north: number, east: number): Lugar | null {
  const { latitude, longitude } = definicoes;
  const shrunk = metresInDegree * Math.cos((latitude * Math.PI) / 180);
  return lugarAt(latitude + north / metresInDegree, longitude + east / shrunk) ?? null;
}
