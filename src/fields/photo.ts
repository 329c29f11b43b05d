import { z } from 'zod';
import { type Corte, type Foco, whole } from '../language/focus.ts';
import { messages } from '../language/messages.ts';
import { type Field, type Options, storedAsJson, storedAsList, storedAsText } from './field.ts';
import { listSchema } from './list.ts';
import { textSchema } from './text.ts';

const maxLength = 2_000;

const part = z.number(messages.invalid).min(0, messages.invalid).max(1, messages.invalid);

const place = z.strictObject({ x: part, y: part }, messages.invalid);

/** The focal point of a photo, which stays visible when it is cropped; null is its middle. */
export function foco(label: string): Field<Foco | null> {
  return {
    kind: 'foco',
    label,
    column: 'text',
    initial: null,
    schema: place.nullable(),
    answer: place.nullable(),
    isEmpty: (value) => value === null,
    toColumn: (value) => (value === null ? '' : JSON.stringify(value)),
    fromColumn: (stored) => (stored === '' ? null : JSON.parse(String(stored))),
  };
}

/** The crop of a photo; by default all of it. */
export function corte(label: string): Field<Corte> {
  const side = z.number(messages.invalid).min(0.01, messages.invalid).max(1, messages.invalid);
  const cut = z
    .strictObject({ x: part, y: part, largura: side, altura: side }, messages.invalid)
    // Allows for rounding in the sum.
    .refine(({ x, largura }) => x + largura < 1.0001, messages.invalid)
    .refine(({ y, altura }) => y + altura < 1.0001, messages.invalid);
  return {
    kind: 'corte',
    label,
    initial: whole,
    schema: cut,
    answer: cut,
    isEmpty: () => false,
    ...storedAsJson<Corte>(),
  };
}

/** What is known of an uploaded photo: enough to reserve its space before it has loaded. */
export const photoAnswer = z
  .strictObject({
    width: z.int(),
    height: z.int(),
    blur: z.string().meta({ description: 'Uma miniatura desfocada (data:), ou vazio' }),
    alt: z.string(),
    sizes: z.array(z.int()).meta({ description: 'As larguras em que existe' }),
    foco: place
      .optional()
      .meta({ description: 'O que fica à vista onde é recortada; ao meio, se não diz' }),
  })
  .meta({ id: 'foto' });

export type PhotoFacts = z.infer<typeof photoAnswer>;

/** The facts of photos by their paths. */
export type Fotos = Record<string, PhotoFacts>;

/** The address of a picture: a typed URL, or the path of an upload. */
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
    schema: textSchema(maxLength),
    answer: z.string().max(maxLength),
  };
}

const mostPhotos = 60;

/** An ordered list of pictures. */
export function photos(label: string, options: Options = {}): Field<string[]> {
  return {
    ...storedAsList(),
    ...options,
    kind: 'photos',
    uploads: 'photo',
    label,
    schema: listSchema(mostPhotos, maxLength),
    answer: z.array(z.string()).max(mostPhotos),
  };
}
