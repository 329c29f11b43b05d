import type { Fields } from '../../fields/field.ts';
import { recordPath } from '../../sections/face.ts';
import { type Collection, sectionOf } from '../../sections/section.ts';
import type { PartialReads } from '../process/partialReads.ts';
import { inPieces } from '../store/inPieces.ts';
import type { AnyRecord } from '../store/table.ts';
import type { PublicTables } from './publicRecords.ts';
import { publicPart, type ReadContext } from './rule.ts';

/** A link to a record of this site, as the sanitiser writes it. */
const ownLink = /<a href="([^"]*)" data-registo="((\w+)\/([\w-]+))">(.*?)<\/a>/gs;

type Reading = Pick<PublicTables, 'store' | 'rules'> & {
  collections: readonly Collection[];
  partialReads: PartialReads;
};

/** The addresses of the linked records that are public, by `collection/_id`; undefined if a table cannot be read. */
async function pathsOf(
  { store, collections, rules, partialReads }: Reading,
  links: readonly RegExpMatchArray[],
  { now }: ReadContext,
) {
  const paths = new Map<string, string>();
  for (const collection of collections) {
    const { name, key, sections } = collection;
    const ids = new Set(links.flatMap(([, , , where, _id = '']) => (where === name ? _id : [])));
    const only = publicPart(collection, rules[name], now);
    for (const some of inPieces([...ids], 2_000)) {
      const rows = await partialReads.readOr(
        store.list(collection, { where: { _id: some }, only }),
        null,
      );
      if (!rows) return undefined;
      for (const row of rows as AnyRecord[]) {
        const face = sectionOf(sections, row)?.face;
        if (face) paths.set(`${name}/${row._id}`, recordPath(face, String(row[key]), row));
      }
    }
  }
  return paths;
}

/**
 * Gives links to pages of this site their current addresses. If visitors cannot see the page, they
 * get the words without a link; staff are shown that the link leads nowhere.
 */
export async function withPageLinks<R extends AnyRecord>(
  context: Reading,
  fields: Fields,
  records: readonly R[],
  asking: ReadContext,
): Promise<R[]> {
  const texts = Object.keys(fields).filter((name) => fields[name]?.isHtml);
  const linksIn = (text: unknown) =>
    typeof text === 'string' && text.includes(' data-registo="') ? [...text.matchAll(ownLink)] : [];
  const links = records.flatMap((record) => texts.flatMap((name) => linksIn(record[name])));
  const paths = links.length > 0 && (await pathsOf(context, links, asking));
  if (!paths) return [...records];
  const renewed = (
    _: string,
    _old: string,
    registo: string,
    _c: string,
    _id: string,
    words: string,
  ) => {
    const path = paths.get(registo);
    if (asking.isStaff)
      return `<a href="${path ?? '/not_found'}" data-registo="${registo}">${words}</a>`;
    return path ? `<a href="${path}">${words}</a>` : words;
  };
  return records.map((record) => {
    const linking = texts.filter((name) => linksIn(record[name]).length > 0);
    const fresh = linking.map((name) => [name, String(record[name]).replace(ownLink, renewed)]);
    return { ...record, ...Object.fromEntries(fresh) };
  });
}
