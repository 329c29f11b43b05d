/** The drawings an empty list can be shown with. */
export type Drawing =
  | 'andaimes'
  | 'banca'
  | 'banco'
  | 'calendario'
  | 'casa'
  | 'jornal'
  | 'mesa'
  | 'nevoeiro'
  | 'quadro'
  | 'trilho';

/** The text and drawing of an empty list, and the text of one that cannot be read, if it is another. */
export type Empty = { text: string; unread?: string; drawing: Drawing };

/**
 * How a section appears to visitors: routes, menu, footer, sitemap, breadcrumbs, search and empty
 * lists all read it here. `Name` is a field's name.
 */
export type Face<Name extends string = string> = {
  /** The address of its list; each record's page is below it, by its key. */
  path: `/${string}`;
  /** Set if records have no page of their own: they are shown in the list, or here if this flag of theirs is set. */
  each?: false | Partial<Record<Name, `/${string}`>>;
  /** The text of links to the list, and its heading unless `heading` is given. */
  label: string;
  heading?: string;
  /** Its entry in the menu, if any: in a group or by itself. */
  menu?: { group: string } | { entry: string };
  /** Its position in menus, footer and lists of links; sections without one come last. */
  order?: number;
  /** The list that it is a part of, in breadcrumbs and menu. */
  within?: `/${string}`;
  /** The line above the list's heading; by default the menu group. */
  kicker?: string;
  /** Its section of the landing page, if any: its anchor, and the line above its heading. */
  landing?: { id: string; kicker?: string };
  /** The link back from a record to the list: "Todas as lojas". */
  all: string;
  /** What a reader finds in the list, in a sentence or two. */
  lead: string;
  /** The same for search engines; `{aldeia}` and `{junta}` become their names. */
  description: string;
  empty: Empty;
  /** Its page shows something even without records. */
  isNeverEmpty?: true;
  /** How the list is drawn: a line, a wide card or a story for each record. */
  drawnAs?: 'directory' | 'places' | 'stories';
  /** The query of the public list's call. */
  query?: Readonly<Record<string, string>>;
  /** What search results call a record: a fixed word, or the value of this field. */
  searchLabel: string | { field: Name };
  /** The fields that excerpts are taken from; by default the formatted text. */
  excerptOf?: readonly Name[];
  /** The other fields that are searched; by default all short ones. */
  foundBy?: readonly Name[];
  /** The search page's link to the list's own search (`?q=`), which shows what was found inside files. */
  ownSearch?: string;
  /** Its schema.org type, the property that its choice becomes, and the field with its dishes. */
  schemaOrg?: { type: string; sortIs?: 'additionalType' | 'servesCuisine'; hasMenu?: Name };
};

/** The part of a face that search needs. */
export type Found = Pick<Face, 'path' | 'each' | 'searchLabel' | 'excerptOf' | 'foundBy'>;

/** Whether each record has a page of its own. */
export function hasPages({ each }: Pick<Face, 'each'>): boolean {
  return each === undefined;
}

/** The public address of a record. */
export function recordPath(
  { path, each }: Pick<Face, 'path' | 'each'>,
  key: string,
  record: Readonly<Record<string, unknown>> = {},
): string {
  if (each === undefined) return `${path}/${encodeURIComponent(key)}`;
  const [, elsewhere] = Object.entries(each).find(([flag]) => record[flag]) ?? [];
  return elsewhere ?? path;
}
