import { z } from 'zod';
import { folded } from '../language/folded.ts';
import { messages } from '../language/messages.ts';
import { type Field, storedAsText } from './field.ts';

/** Words that the back-office's own addresses use in the place of an identifier. */
const reserved = ['adicionar', 'editar'];

/**
 * The name of a record in addresses: a slug of its heading, made once and never changed. `suffix`
 * adds a random ending, so that records may have the same title.
 */
export function identifier({ suffix = false } = {}): Field<string> {
  return {
    ...storedAsText,
    kind: 'identifier',
    label: 'Identificador',
    fold: 'Endereço da página',
    isTechnical: true,
    unique: true,
    isSearched: true,
    sorts: 'letters',
    help: 'O nome da página no endereço do site: faz-se sozinho a partir do que escreve acima, e não pode ser alterado.',
    fill: (heading) => makeIdentifier(heading, suffix),
    schema: z
      .string(messages.identifier)
      .regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/, messages.identifier)
      .refine((value) => !reserved.includes(value), messages.reserved)
      .max(200, messages.tooLong(200)),
    answer: z.string().regex(/^[a-z0-9-]+$/),
  };
}

/** A text as a slug: a-z, 0-9 and hyphens. */
export function slug(value: string): string {
  return folded(value)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 120)
    .replace(/^-+|-+$/g, '');
}

/** The beginning of an identifier: the slug of a name, changed if it is a reserved word. */
export function identifierBase(name: string): string {
  const base = slug(name);
  return reserved.includes(base) ? `${base}-1` : base;
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A random word, without letters and digits that look alike. */
function randomWord(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}

/** The identifier a new record gets from its name or title. */
function makeIdentifier(name: string, suffix: boolean): string {
  const base = identifierBase(name) || randomWord(8);
  return suffix ? `${base}-${randomWord(6)}` : base;
}
