import { fileAddress } from '../../language/fileName.ts';
import { excerpt } from '../../language/plainText.ts';
import type { RecordIn } from '../../sections/all.ts';
import { ics, icsType } from '../../sections/ics.ts';
import { faceOf, pathOf } from '../../site/faces.ts';
import type { Feed, ListedPage } from '../../site/feature.ts';
import { mostEntries, rss, rssType } from '../../site/feeds/rss.ts';
import { orNothing, type Reader } from '../../site/reader.ts';
import { facetsOf, nothingChosen } from './documentFilters.ts';
import { documentLine } from './documentLine.ts';
import { sessionEvento } from './sessao.ts';

const section = faceOf('documentos');

/** Where feed readers follow what is published. */
export const documentFeed = {
  path: '/documentos.xml',
  title: 'documentos da junta e da assembleia',
};

/** Documents for feed readers: what was published last comes first, whenever its act was. */
async function makeDocumentFeed(read: Reader, siteUrl: string): Promise<string> {
  const { arrayDocumentos } = await read('/api/documentos', {
    query: { sort: '-insertionDate', limit: mostEntries },
  });
  const entries = arrayDocumentos.map((documento) => {
    const { files, ficheiros, smallDescription, description } = documento;
    const { file = '' } = files[0] ?? {};
    const facts = ficheiros[file];
    return {
      title: documento.title,
      path: pathOf(section, documento),
      date: documento.insertionDate || documento.updatedAt,
      category: documento.type,
      text: smallDescription || excerpt(description, 500) || documentLine(documento),
      enclosure: facts && { path: fileAddress(file), size: facts.size, type: 'application/pdf' },
    };
  });
  return rss(read, siteUrl, { ...documentFeed, entries });
}

/** The session of a summons, as a calendar event. */
const sessionOf = (convocatoria: RecordIn<'documentos'>) =>
  sessionEvento(convocatoria, pathOf(section, convocatoria));

/** A limit that no assembly reaches. */
const mostSessions = 500;

/** The sessions of the assembly that are to come, for the village's calendar. */
export async function sessionsToCome(read: Reader) {
  const { arrayDocumentos } = await read('/api/documentos', {
    query: { sessoes: true, limit: mostSessions },
  });
  return arrayDocumentos.map(sessionOf);
}

/** The lists of one type, one year or one organ; combinations are reached from those. */
export async function listedParts(read: Reader): Promise<ListedPage[]> {
  const { contagem } = await read('/api/documentosContagem');
  return facetsOf(contagem, nothingChosen)
    .flatMap(({ options }) => (options.length > 2 ? options.slice(1) : []))
    .map(({ search }) => ({ path: `${section.path}${search}` }));
}

/** The feed of documents, and the session of each summons for a calendar. */
export const feeds: Feed[] = [
  { path: documentFeed.path, type: rssType, make: makeDocumentFeed },
  {
    path: `${section.path}/:identifier.ics`,
    type: icsType,
    async make(read, siteUrl, { identifier = '' }) {
      const document = read('/api/documentos/:identifier', { params: { identifier } });
      const documento = (await orNothing(document))?.documento;
      if (documento?.type !== 'Convocatória') return undefined;
      const session = sessionOf(documento);
      return ics([session], { name: session.title, siteUrl });
    },
  },
];
