/** Makes `demo/scans/auto-de-entrega.jpg`, the picture of an old typed page: `node src/features/documentos/makeScan.demo.ts`. */
import { join } from 'node:path';
import sharp from 'sharp';
import { deed } from './council.demo.ts';

const [width, height, lettersPerLine] = [1000, 1414, 58];

const lines = deed.flatMap((paragraph) => {
  const cut = paragraph.match(new RegExp(`.{1,${lettersPerLine}}(?:\\s|$)`, 'g')) ?? [];
  return [...cut, ''];
});
const text = lines
  .map((line, index) => `<text x="110" y="${330 + index * 40}">${line.trim()}</text>`)
  .join('');
const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="#efece2"/>
  <g font-family="DejaVu Sans Mono, monospace" font-size="22" fill="#3b3a38" transform="rotate(0.8)">
    <text x="330" y="210" font-size="30">AUTO DE ENTREGA</text>${text}
  </g>
</svg>`;
const grain = {
  width,
  height,
  channels: 3 as const,
  noise: { type: 'gaussian' as const, mean: 128, sigma: 9 },
};
const noise = await sharp({ create: { ...grain, background: '#808080' } })
  .png()
  .toBuffer();
await sharp(Buffer.from(page))
  .composite([{ input: noise, blend: 'soft-light' }])
  .blur(0.6)
  .grayscale()
  .jpeg({ quality: 42, mozjpeg: true })
  .toFile(join(import.meta.dirname, '../../../demo/scans/auto-de-entrega.jpg'));
