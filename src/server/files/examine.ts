import type { Sharp } from 'sharp';
import { messages } from '../../fields/messages.ts';
import { refusal } from '../refusal.ts';
import { tooLarge } from './disk.ts';
import { atTheEasel, type PictureTool } from './easel.ts';
import type { Extension } from './storedPath.ts';
import { isWholePdf, type TrueKind, trueKind } from './trueKind.ts';

/** What is kept of an upload that was accepted; `width`, `height` and `blur` only for photos. */
export type Examined =
  | { kind: 'pdf'; extension: Extension; bytes: Buffer }
  | {
      kind: 'photo';
      extension: Extension;
      bytes: Buffer;
      width: number;
      height: number;
      /** A tiny stand-in as a data: address; '' where it would show through the photo. */
      blur: string;
    };

const megabyte = 1024 * 1024;
const mostPdfMegabytes = 20;

const mostPixels = 100_000_000;
const longestSide = 2_400;
const blurSide = 20;
const mostBlur = 400;

/** Looks at an upload, refuses what is not a sound PDF or photo, and gives what to keep of it. */
export async function examine(bytes: Buffer): Promise<Examined> {
  if (bytes.length === 0) throw refusal(422, 'file', messages.fileEmpty);
  const kind = trueKind(bytes);
  if (kind === undefined) throw refusal(415, 'file', messages.fileKind);
  if (kind !== 'pdf') return atTheEasel((sharp) => examinePhoto(sharp, bytes, kind));
  if (bytes.length > mostPdfMegabytes * megabyte) throw tooLarge(mostPdfMegabytes);
  if (!isWholePdf(bytes)) throw damaged();
  return { kind: 'pdf', extension: 'pdf', bytes };
}

function damaged() {
  return refusal(422, 'file', messages.fileDamaged);
}

async function examinePhoto(sharp: PictureTool, bytes: Buffer, kind: TrueKind): Promise<Examined> {
  await checkHeader(sharp, bytes, kind);
  // Decoded once, already upright and small; all that is kept is made from these pixels,
  // so nothing else of the upload survives.
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: 60 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw damaged();
    });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  if (channels % 2 === 0 && !(await pixels().stats()).isOpaque) {
    const png = await pixels().png({ compressionLevel: 9 }).toBuffer();
    return { kind: 'photo', extension: 'png', bytes: png, width, height, blur: '' };
  }
  const opaque = () => pixels().removeAlpha();
  return {
    kind: 'photo',
    extension: 'jpg',
    bytes: await opaque().jpeg({ quality: 85, progressive: true }).toBuffer(),
    width,
    height,
    blur: await blurOf(opaque()),
  };
}

/** The header alone tells a bomb or an impostor, before anything is decoded. */
async function checkHeader(sharp: PictureTool, bytes: Buffer, kind: TrueKind): Promise<void> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damaged();
    });
  const format = header.format === 'heif' && header.compression === 'av1' ? 'avif' : header.format;
  if (format !== kind) throw damaged();
  if (header.width * header.height > mostPixels) {
    throw refusal(422, 'file', messages.photoTooLarge);
  }
}

async function blurOf(image: Sharp): Promise<string> {
  const small = image.resize({ width: blurSide, height: blurSide, fit: 'inside' });
  for (const quality of [30, 10, 1]) {
    const webp = await small.clone().webp({ quality }).toBuffer();
    const blur = `data:image/webp;base64,${webp.toString('base64')}`;
    if (blur.length <= mostBlur) return blur;
  }
  return '';
}
