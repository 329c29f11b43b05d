import { fileAddress } from '../../language/fileName.ts';
import { excerpt } from '../../language/plainText.ts';
import { documentLine } from '../documents.ts';
import { faceOf, pathOf } from '../faces.ts';
import type { Reader } from '../reader.ts';
import { mostEntries, rss } from './rss.ts';

/** Where feed readers follow what is published. */
export const documentFeed = {
  path: '/documentos.xml',
  title: 'documentos da junta e da assembleia',
};

/** Documents for feed readers: what was published last comes first, whenever its act was. */
export async function makeDocumentFeed(read: Reader, siteUrl: string): Promise<string> {
  const { arrayDocumentos } = await read('/api/documentos', {
    query: { sort: '-insertionDate', limit: mostEntries },
  });
  const entries = arrayDocumentos.map((documento) => {
    const { files, ficheiros, smallDescription, description } = documento;
    const { file = '' } = files[0] ?? {};
    const facts = ficheiros[file];
    return {
      title: documento.title,
      path: pathOf(faceOf('documentos'), documento),
      date: documento.insertionDate || documento.updatedAt,
      category: documento.type,
      text: smallDescription || excerpt(description, 500) || documentLine(documento),
      enclosure: facts && { path: fileAddress(file), size: facts.size, type: 'application/pdf' },
    };
  });
  return rss(read, siteUrl, { ...documentFeed, entries });
}
