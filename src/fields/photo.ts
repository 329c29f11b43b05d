import { type Field, type Options, storedAsList, storedAsText } from './field.ts';
import { listSchema } from './list.ts';
import { textSchema } from './text.ts';

const most = 2_000;

/** What is known of an uploaded photo: enough to hold its place before it arrives. */
export type PhotoFacts = {
  width: number;
  height: number;
  /** A tiny blurred stand-in, as a data address; '' where there is none. */
  blur: string;
  alt: string;
  /** The widths it was made in. */
  sizes: number[];
};

/** The facts of photos by their paths. */
export type Fotos = Record<string, PhotoFacts>;

/** The address of a picture: typed, or the path of an uploaded one. */
export function photo(
  label: string,
  options: Options & { square?: boolean } = {},
): Field<string> & { square?: boolean } {
  return {
    ...storedAsText,
    ...options,
    kind: 'photo',
    uploads: 'photo',
    isPicture: true,
    label,
    schema: textSchema(most),
    json: { type: 'string', maxLength: most },
  };
}

/** Pictures in an order. */
export function photos(label: string, options: Options = {}): Field<string[]> {
  return {
    ...storedAsList,
    ...options,
    kind: 'photos',
    uploads: 'photo',
    label,
    schema: listSchema(60, most),
    json: { type: 'array', items: { type: 'string' } },
  };
}
