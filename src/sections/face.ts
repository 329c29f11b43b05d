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

/** What is said, and drawn, where a list has nothing to show. */
export type Empty = { text: string; drawing: Drawing };

/**
 * How visitors meet a section: routes, menu, footer, sitemap, breadcrumbs, search and empty lists
 * read it here. `Name` is that of a field.
 */
export type Face<Name extends string = string> = {
  /** Where all its records stand; each stands below, by its key. */
  path: `/${string}`;
  /** Where records that have no page of their own stand: in the list, or here if they carry this flag. */
  each?: false | Partial<Record<Name, `/${string}`>>;
  /** What links to the list call it; its heading too, unless there is another. */
  label: string;
  heading?: string;
  /**
   * The entry in the menu: in a group or by itself, and whether a phone's drawer leads past the landing page, which
   * is long there. Without it there is none.
   */
  menu?: { group: string } | { entry: string; opensPageOnPhone?: true };
  /** Its place among the others in menu, footer and lists of ways; those that name none come last. */
  order?: number;
  /** The list that it is a part of, in breadcrumbs and menu. */
  within?: `/${string}`;
  /** What stands over the heading of the list; the group of the menu unless said. */
  kicker?: string;
  /** Its section of the landing page, where it has one: what addresses call it, and what stands over its heading. */
  landing?: { id: string; kicker?: string };
  /** The way back from a record: "Todas as lojas". */
  all: string;
  /** What a reader finds in the list, in a sentence or two. */
  lead: string;
  /** The same for search engines; `{aldeia}` and `{junta}` become their names. */
  description: string;
  empty: Empty;
  /** Whether its list says something even without records. */
  isNeverEmpty?: true;
  /** How the list is drawn: a line, a wide card or a story for each record. */
  drawnAs?: 'directory' | 'places' | 'stories';
  /** What the public list asks for in its call. */
  query?: Readonly<Record<string, string>>;
  /** What one record is called where something was found: a word, or what this field says. */
  searchLabel: string | { field: Name };
  /** What the excerpt is taken from; its formatted text unless said. */
  excerptOf?: readonly Name[];
  /** What else it is found by; everything short unless said. */
  foundBy?: readonly Name[];
  /** What the search page calls the way to the list's own search, `?q=`, where what was found stands inside files. */
  ownSearch?: string;
  /** What it is to schema.org, what its choice is there, and the field with its dishes. */
  schemaOrg?: { type: string; sortIs?: 'additionalType' | 'servesCuisine'; hasMenu?: Name };
};

/** What of a face says how its records are found. */
export type Found = Pick<Face, 'path' | 'each' | 'searchLabel' | 'excerptOf' | 'foundBy'>;

/** Whether each record has a page of its own. */
export function hasPages({ each }: Pick<Face, 'each'>): boolean {
  return each === undefined;
}

/** Where visitors see one record. */
export function recordPath(
  { path, each }: Pick<Face, 'path' | 'each'>,
  key: string,
  record: Readonly<Record<string, unknown>> = {},
): string {
  if (each === undefined) return `${path}/${encodeURIComponent(key)}`;
  const [, elsewhere] = Object.entries(each).find(([flag]) => record[flag]) ?? [];
  return elsewhere ?? path;
}
