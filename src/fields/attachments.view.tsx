import type { Attachment } from './attachments.ts';
import { fileName } from './fileName.ts';
import type { CellProps, View } from './view.ts';

function AttachmentsCell({ value }: CellProps<Attachment[]>) {
  return value.map(({ title, file }) => title || fileName(file)).join(', ');
}

/** PDFs in an order, each with its title. */
export const attachmentsView: View<Attachment[]> = { Input: () => null, Cell: AttachmentsCell };
