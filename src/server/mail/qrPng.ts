import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** A chunk of a PNG: its length, name and content, and a checksum over both. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A QR code as a PNG, since mail programs draw no SVG; each square is `dots` pixels wide. */
export function qrPng(text: string, dots = 6): Buffer {
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const side = size * dots;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Greyscale with one bit per pixel: 0 is black, 1 is white.
  head[8] = 1;
  const rows = data.flatMap((row) => {
    const line = Buffer.alloc(1 + Math.ceil(side / 8));
    for (let x = 0; x < side; x++) {
      const isDark = row[Math.floor(x / dots)];
      if (!isDark) line[1 + (x >> 3)] = (line[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    }
    return Array.from({ length: dots }, () => line);
  });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
