import type { Attachment } from '../attachments.ts';

const longestTitle = 200;

/** The title that the name of a file proposes: without its ending, and with spaces between the words. */
export function titleFromName(name: string): string {
  const words = name.replace(/\.pdf$/i, '').replace(/[_\-\s]+/g, ' ');
  return words.trim().slice(0, longestTitle);
}

/** What a file is in its document, by its place. */
export function roleAt(index: number): string {
  return index === 0 ? 'Documento' : `Anexo ${index}`;
}

/** A file that has just arrived. */
export function attached(file: string, name: string): Attachment {
  return { file, title: titleFromName(name), anteriores: [] };
}

type Replacement = {
  file: string;
  name: string;
  /** The name that the earlier file had. */
  earlierName: string;
  /** Whether the record was stored with the earlier one: only then has anyone seen it. */
  wasStored: boolean;
  today: string;
};

/** An attachment with a new file in its place; the earlier one stays beside it, and so does a title that somebody chose. */
export function replaced(before: Attachment, by: Replacement): Attachment {
  const isProposed = before.title === titleFromName(by.earlierName);
  return {
    file: by.file,
    title: isProposed ? titleFromName(by.name) : before.title,
    anteriores: by.wasStored
      ? [{ file: before.file, ate: by.today }, ...before.anteriores]
      : before.anteriores,
  };
}
