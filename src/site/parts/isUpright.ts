import type { PhotoFacts } from '../../fields/photo.ts';

/** Square or tall, as logos and portraits are: cutting it to a wide box would behead it. */
export function isUpright(facts: PhotoFacts | undefined): boolean {
  return facts !== undefined && facts.width < facts.height * 1.2;
}
