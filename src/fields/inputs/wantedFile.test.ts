import { expect, test } from 'vitest';
import { messages } from '../../language/messages.ts';
import { UploadError, type Uploaded } from '../view.ts';
import { sendWanted } from './wantedFile.ts';

const file = new File(['x'], 'a.pdf');
const photo = { width: 1, height: 1, blur: '', alt: '', sizes: [] };
const pdf = { size: 1, pages: 1, sha256: '', problemas: [] };
const answers = (uploaded: Uploaded) => async () => uploaded;
const refuses = (why: string) => async () => {
  throw new UploadError(why);
};

test('what is wanted arrives', async () => {
  expect(await sendWanted('pdf', answers({ path: '/f/a', pdf }), file)).toMatchObject({ pdf });
  expect(await sendWanted('photo', answers({ path: '/f/a', photo }), file)).toMatchObject({
    photo,
  });
});

test.each([
  ['a photo among PDFs', 'pdf', answers({ path: '/f/a', photo }), 'Não é um PDF'],
  ['a PDF among photos', 'photo', answers({ path: '/f/a', pdf }), 'Não é uma fotografia JPEG'],
  ['neither, as a PDF', 'pdf', refuses(`${messages.fileKind}.`), 'Não é um PDF'],
  ['neither, as a photo', 'photo', refuses(messages.fileKind), 'Não é uma fotografia JPEG'],
  ['what the server says', 'photo', refuses(messages.photoTooLarge), messages.photoTooLarge],
] as const)('%s is refused in words of its own place', async (_, wanted, upload, words) => {
  const error = await sendWanted(wanted, upload, file).catch((thrown: Error) => thrown);
  expect(error).toBeInstanceOf(UploadError);
  expect((error as Error).message).toContain(words);
});

test.each([
  ['empty', 0, messages.fileEmpty],
  ['too large', 25 * 1024 * 1024 + 1, messages.fileTooLarge(25)],
])('a file that is %s is not even sent', async (_, size, words) => {
  const odd = { name: 'a.pdf', type: '', size } as File;
  await expect(sendWanted('pdf', refuses('sent'), odd)).rejects.toThrow(words);
});
