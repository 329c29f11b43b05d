import { mostMegabytes } from '../../language/fileSize.ts';
import { messages } from '../../language/messages.ts';
import { type Services, UploadError, type Uploaded } from '../view.ts';

/** What a place takes; a refusal names that alone. */
export type Wanted = 'pdf' | 'photo';

/** The files a browser offers to choose from. */
export const fileTypes = {
  pdf: { 'application/pdf': ['.pdf'] },
  photo: {
    'image/jpeg': ['.jpg', '.jpeg'],
    'image/png': ['.png'],
    'image/webp': ['.webp'],
    'image/avif': ['.avif'],
  },
} as const;

export const onlyThese = { pdf: messages.onlyPdf, photo: messages.onlyPhotos };

/** Said of a file that did not arrive, where nothing better is known. */
export const notSent = {
  pdf: 'Não foi possível enviar o ficheiro. Tente de novo.',
  photo: 'Não foi possível enviar a fotografia. Tente de novo.',
};

const notInside = {
  pdf: 'Não é um PDF, embora o nome o diga, ou está danificado.',
  photo: 'Não é uma fotografia JPEG, PNG, WebP ou AVIF, embora o nome o diga, ou está danificada.',
};

/** Whether a file calls itself a PDF. */
export function isPdf({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type === 'application/pdf' || /\.pdf$/i.test(name);
}

/** What nobody has to send to know that it will not do; '' for nothing. */
export function sizeFault({ size }: Pick<File, 'size'>): string {
  if (size === 0) return messages.fileEmpty;
  return size > mostMegabytes * 1024 * 1024 ? messages.fileTooLarge(mostMegabytes) : '';
}

/** Sends a file to a place that takes only these; throws an `UploadError` that speaks of no others. */
export async function sendWanted(
  wanted: Wanted,
  upload: Services['upload'],
  file: File,
  onProgress?: (fraction: number) => void,
): Promise<Uploaded> {
  const fault = sizeFault(file);
  if (fault !== '') throw new UploadError(`${fault}.`);
  const uploaded = await upload(file, onProgress).catch((error: Error) => {
    const isOfNoKind = error.message.startsWith(messages.fileKind);
    throw isOfNoKind ? new UploadError(notInside[wanted]) : error;
  });
  if (wanted === 'pdf' ? uploaded.photo : uploaded.pdf) throw new UploadError(notInside[wanted]);
  return uploaded;
}
