/** What readers see as the kind of a publication. */
export const publicationNames = { NOTICIA: 'Notícia', PROJETO: 'Projeto', EVENTO: 'Evento' };
