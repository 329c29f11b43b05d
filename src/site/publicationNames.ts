/** What a reader is told that a publication is. */
export const publicationNames = { NOTICIA: 'Notícia', PROJETO: 'Projeto', EVENTO: 'Evento' };
