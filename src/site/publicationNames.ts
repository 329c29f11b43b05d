import type { Phrase } from '../language/speaking.ts';
/** What readers see as the kind of a publication. */
export const publicationNames = {
  NOTICIA: 'Notícia',
  PROJETO: 'Projeto',
  EVENTO: 'Evento',
} as const satisfies Record<string, Phrase>;
