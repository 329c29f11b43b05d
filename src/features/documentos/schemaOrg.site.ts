import { fileAddress, fileName } from '../../language/fileName.ts';
import { excerpt } from '../../language/plainText.ts';
import type { RecordIn } from '../../sections/all.ts';
import { absolute } from '../../site/headTags.ts';
import type { Site } from '../../site/page.ts';
import { type About, addressOf, council, moment, mostLetters } from '../../site/schemaOrg.ts';
import { meetingOf, sessionDay } from './sessao.ts';

/** A document of the council or the assembly, with each of its files. */
export function digitalDocument(
  documento: RecordIn<'documentos'>,
  path: string,
  site: Site,
): About {
  const { title, type, numero, date, smallDescription, description, files } = documento;
  const text = excerpt(smallDescription || description, mostLetters);
  return {
    '@type': 'DigitalDocument',
    name: title,
    ...(text && { description: text }),
    url: absolute(site.siteUrl, path),
    additionalType: type,
    ...(numero && { identifier: numero }),
    inLanguage: 'pt-PT',
    dateCreated: date,
    datePublished: documento.insertionDate || undefined,
    dateModified: documento.updatedAt,
    publisher: council(site),
    encoding: files.map(({ file, title: name }) => ({
      '@type': 'MediaObject',
      name: name || fileName(file),
      contentUrl: absolute(site.siteUrl, fileAddress(file)),
      encodingFormat: 'application/pdf',
      ...(documento.ficheiros[file] && { contentSize: String(documento.ficheiros[file].size) }),
      ...(documento.ficheiros[file]?.sha256 && { sha256: documento.ficheiros[file].sha256 }),
    })),
  };
}

/** The session that a summons calls to; other documents call to none. */
export function sessionEvent(documento: RecordIn<'documentos'>, path: string, site: Site): About[] {
  const { type, sessaoHora, sessaoLocal } = documento;
  if (type !== 'Convocatória') return [];
  const { address, villageName } = site.definicoes;
  return [
    {
      '@type': 'Event',
      name: meetingOf(documento),
      url: absolute(site.siteUrl, path),
      startDate: moment(sessionDay(documento), sessaoHora),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: sessaoLocal || villageName,
        address: addressOf(sessaoLocal || address || villageName),
      },
      organizer: council(site),
    },
  ];
}
