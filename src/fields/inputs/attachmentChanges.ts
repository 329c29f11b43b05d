import type { Attachment } from '../attachments.ts';

const longestTitle = 200;

/** The title proposed for a file: its name without the extension, and with spaces between the words. */
export function titleFromName(name: string): string {
  const words = name.replace(/\.pdf$/i, '').replace(/[_\-\s]+/g, ' ');
  return words.trim().slice(0, longestTitle);
}

/** What a file is called by its position: the document itself, or an annex. */
export function roleAt(index: number): string {
  return index === 0 ? 'Documento' : `Anexo ${index}`;
}

/** The attachment for a newly uploaded file. */
export function attached(file: string, name: string): Attachment {
  return { file, title: titleFromName(name), anteriores: [] };
}

type Replacement = {
  file: string;
  name: string;
  /** The name of the replaced file. */
  earlierName: string;
  /** Whether the stored record names the replaced file: only then has anyone seen it. */
  wasStored: boolean;
  today: string;
};

/** Replaces the file of an attachment; a file that was stored moves to `anteriores`, and a chosen title is kept. */
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
