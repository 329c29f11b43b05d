import { megabyte, mostMegabytes } from '../../language/fileSize.ts';
import { messages } from '../../language/messages.ts';
import { type Services, UploadError, type Uploaded } from '../view.ts';

/** The kind of file that an input takes; error messages name only that kind. */
export type Wanted = 'pdf' | 'photo';

/** The file types offered in the browser's file picker. */
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

/** The message for a failed upload whose reason is unknown. */
export const notSent = {
  pdf: 'Não foi possível enviar o ficheiro. Tente de novo.',
  photo: 'Não foi possível enviar a fotografia. Tente de novo.',
};

const notInside = {
  pdf: 'Não é um PDF, embora o nome o diga, ou está danificado.',
  photo: 'Não é uma fotografia JPEG, PNG, WebP ou AVIF, embora o nome o diga, ou está danificada.',
};

/** Whether a file is a PDF by its type or name. */
export function isPdf({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type === 'application/pdf' || /\.pdf$/i.test(name);
}

/** Why a file's size would be refused, known before uploading it; '' if it would not. */
export function sizeFault({ size }: Pick<File, 'size'>): string {
  if (size === 0) return messages.fileEmpty;
  return size > mostMegabytes * megabyte ? messages.fileTooLarge(mostMegabytes) : '';
}

/** Uploads a file for an input that takes only this kind; throws an `UploadError` that names no other kind. */
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
