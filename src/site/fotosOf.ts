import type { Fotos } from '../fields/photo.ts';

/** Only what is known of these photos, so that a list does not carry what it does not show. */
export function fotosOf(fotos: Fotos, shown: readonly string[]): Fotos {
  return Object.fromEntries(Object.entries(fotos).filter(([path]) => shown.includes(path)));
}
