import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { everyCollection } from '../../src/sections/all.ts';
import { inscricoes } from '../../src/server/bookings/inscricoes.ts';
import { openStore } from '../../src/server/store/store.ts';
import { ownTables } from '../../src/server/village/ownTables.ts';
import { newPlace } from '../startApp.ts';
import { call } from './call.ts';
import { openOffice } from './office.ts';
import { record } from './report.ts';
import { openEvent, signUpForm } from './signUps.ts';
import { startVillage } from './startVillage.ts';
import { until } from './until.ts';
import { pdfSaying, uploadOf } from './uploadOf.ts';

type Hostile = { what: string; bytes: Buffer; name?: string; type?: string };

const script = '<script>alert(1)</script>';
const html = Buffer.from(`<!doctype html><html><body>${script}</body></html>`);
const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`,
);

/** A PNG of any size in its header, of one grey line in its bytes. */
function png(width: number, height: number): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(Math.min(height, 20_000) * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))],
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

async function hostileFiles(): Promise<Hostile[]> {
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#888' } });
  const jpeg = await photo
    .clone()
    .jpeg()
    .withExif({ IFD0: { ImageDescription: script } })
    .toBuffer();
  const webp = await photo.clone().webp().toBuffer();
  const avif = await photo.clone().avif().toBuffer();
  const gif = await photo.clone().gif().toBuffer();
  const tiff = await photo.clone().tiff().toBuffer();
  const pdf = pdfSaying('x');
  const zip = Buffer.from('504b0304140000000000', 'hex');
  const begins = (head: string, rest: Buffer = html) =>
    Buffer.concat([Buffer.from(head, 'latin1'), rest]);
  const jpegName = { name: 'foto.jpg', type: 'image/jpeg' };
  const pdfName = { name: 'conta.pdf', type: 'application/pdf' };
  const names = [
    '../../../../fora.jpg',
    '..\\..\\fora.jpg',
    '/etc/passwd',
    'C:\\windows\\x.jpg',
    'a\u0000.html.jpg',
    '.htaccess',
    '..',
    '.',
    '',
    'con.jpg',
    `${'a'.repeat(5_000)}.jpg`,
    'foto.jpg.html',
    'foto.html',
    'foto.svg',
    'foto.php;.jpg',
    'foto.jpg%00.html',
    '%2e%2e%2fx.jpg',
    'x\r\nSet-Cookie: a=b.jpg',
    '"><script>alert(1)</script>.jpg',
    '\u202egpj.exe',
    'Edital nº 3 – Água\u200b\u202efdp.exe',
    'ﬃ'.repeat(300),
    '́'.repeat(300),
    '\ufeff\u3164',
    '__proto__',
    'secrets.json',
    'aldeia.db',
    '.tmp/x.jpg',
  ];
  return [
    ...['pagina.html', 'foto.jpg', 'conta.pdf', 'x.svg'].map((name) => ({
      what: `HTML as ${name}`,
      bytes: html,
      name,
      type: 'image/jpeg',
    })),
    ...['x.svg', 'x.jpg', 'x.png'].map((name) => ({
      what: `SVG as ${name}`,
      bytes: svg,
      name,
      type: 'image/png',
    })),
    { what: 'SVG with XML head', bytes: begins('<?xml version="1.0"?>', svg), ...jpegName },
    {
      what: 'XML entities',
      bytes: Buffer.from('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>'),
      ...jpegName,
    },
    { what: 'script', bytes: Buffer.from('alert(1)'), name: 'x.js', type: 'text/javascript' },
    { what: 'stylesheet', bytes: Buffer.from('@import "x"'), name: 'x.css', type: 'text/css' },
    { what: 'program', bytes: begins('\x7fELF'), ...jpegName },
    { what: 'shell script', bytes: Buffer.from('#!/bin/sh\nrm -rf /'), ...pdfName },
    { what: 'zip', bytes: zip, ...pdfName },
    { what: 'GIF', bytes: gif, ...jpegName },
    {
      what: 'GIF that is JavaScript',
      bytes: Buffer.from('GIF89a/*\x00*/=1;alert(1)'),
      ...jpegName,
    },
    { what: 'TIFF', bytes: tiff, ...jpegName },
    { what: 'BMP', bytes: begins('BM'), ...jpegName },
    { what: 'ICO', bytes: begins('\x00\x00\x01\x00'), ...jpegName },
    { what: 'PostScript', bytes: Buffer.from('%!PS\n(x) run'), ...pdfName },
    { what: 'JPEG head, HTML body', bytes: begins('\xff\xd8\xff\xe0'), ...jpegName },
    { what: 'PNG head, HTML body', bytes: begins('\x89PNG\r\n\x1a\n'), ...jpegName },
    { what: 'WebP head, HTML body', bytes: begins('RIFF\x00\x00\x00\x00WEBP'), ...jpegName },
    { what: 'AVIF head, HTML body', bytes: begins('\x00\x00\x00\x1cftypavif'), ...jpegName },
    { what: 'AVIF head of a huge box', bytes: begins('\xff\xff\xff\xffftypavif'), ...jpegName },
    { what: 'HEIC', bytes: begins('\x00\x00\x00\x18ftypheic'), ...jpegName },
    { what: 'PDF head, HTML body', bytes: begins('%PDF-1.4\n'), ...pdfName },
    {
      what: 'PDF head and tail around HTML',
      bytes: Buffer.concat([begins('%PDF-1.4\n'), Buffer.from('\nstartxref\n9\n%%EOF\n')]),
      ...pdfName,
    },
    { what: 'HTML before a PDF', bytes: Buffer.concat([html, pdf]), ...pdfName },
    {
      what: 'PDF with JavaScript',
      bytes: pdfSaying(') /OpenAction << /S /JavaScript /JS (app.alert(1)) >> /X ('),
      ...pdfName,
    },
    {
      what: 'PDF and zip in one',
      bytes: Buffer.concat([pdf.subarray(0, -6), zip, pdf]),
      ...pdfName,
    },
    { what: 'JPEG with a script in its description', bytes: jpeg, ...jpegName },
    { what: 'JPEG and HTML in one', bytes: Buffer.concat([jpeg, html]), ...jpegName },
    { what: 'JPEG and zip in one', bytes: Buffer.concat([jpeg, zip]), ...jpegName },
    { what: 'JPEG as HTML', bytes: jpeg, name: 'x.html', type: 'text/html' },
    { what: 'WebP and HTML in one', bytes: Buffer.concat([webp, html]), ...jpegName },
    { what: 'AVIF and HTML in one', bytes: Buffer.concat([avif, html]), ...jpegName },
    { what: 'truncated JPEG', bytes: jpeg.subarray(0, jpeg.length / 2), ...jpegName },
    { what: 'truncated PNG', bytes: png(40, 40).subarray(0, 50), ...jpegName },
    { what: 'truncated WebP', bytes: webp.subarray(0, webp.length / 2), ...jpegName },
    { what: 'truncated AVIF', bytes: avif.subarray(0, avif.length / 2), ...jpegName },
    { what: 'truncated PDF', bytes: pdf.subarray(0, pdf.length / 2), ...pdfName },
    { what: 'pixel bomb, 100,000 × 100,000', bytes: png(100_000, 100_000), ...jpegName },
    { what: 'pixel bomb, 20,000 × 20,000, whole', bytes: png(20_000, 20_000), ...jpegName },
    { what: 'pixel bomb, 1 × 2,000,000,000', bytes: png(1, 2_000_000_000), ...jpegName },
    { what: 'no pixels', bytes: png(0, 0), ...jpegName },
    { what: 'huge', bytes: Buffer.concat([jpeg, Buffer.alloc(26 * 1024 * 1024)]), ...jpegName },
    {
      what: 'huge PDF',
      bytes: Buffer.concat([Buffer.alloc(21 * 1024 * 1024, '%PDF-'), pdf]),
      ...pdfName,
    },
    { what: 'empty', bytes: Buffer.alloc(0), ...jpegName },
    { what: 'one byte', bytes: Buffer.alloc(1), ...jpegName },
    ...names.flatMap((name) =>
      [jpeg, pdf].map((bytes) => ({
        what: `name ${JSON.stringify(name.slice(0, 40))} of a ${bytes === pdf ? 'PDF' : 'photo'}`,
        ...{ bytes, name },
      })),
    ),
  ];
}

test('a hostile file is refused, or harmless', async () => {
  const place = await newPlace('sqlite');
  const village = await startVillage(place);
  const store = await openStore(place, [...everyCollection, ...ownTables]);
  try {
    const office = await openOffice(village.url);
    const made = await office.send('POST', '/api/noticiasEventos/evento', openEvent('Feira', 9));
    const { _id } = JSON.parse(made.body).noticiaEvento;
    await office.send('POST', '/api/inscricoes/balcao', signUpForm(_id, 1));
    const [booking] = await store.list(inscricoes);
    const proofPath = `/api/reservas/${booking?.segredo}/comprovativo`;

    const harmful: string[] = [];
    const outcomes = { refused: 0, kept: 0 };
    const files = await hostileFiles();
    const isInert = (headers: Record<string, unknown>, body: string) => {
      const type = String(headers['content-type']);
      const isPdf = type === 'application/pdf';
      const isHandedOver = String(headers['content-disposition'] ?? '').startsWith('attachment;');
      return (
        headers['x-content-type-options'] === 'nosniff' &&
        (isPdf || type === 'image/jpeg' || type === 'image/png') &&
        // A PDF is kept as it is, so it is only ever saved; of a picture nothing but pixels remains.
        (isPdf ? isHandedOver : !/<script|<html/.test(body) && !body.includes('PK\u0003\u0004'))
      );
    };
    for (const { what, bytes, name, type } of files) {
      const upload = uploadOf(bytes, {
        ...(name === undefined ? {} : { name }),
        ...(type ? { type } : {}),
      });
      const headers = { ...upload.headers, 'x-auth-token': office.token };
      const answer = await call('POST', `${village.url}/api/file`, upload.body, { headers });
      if (answer.status === 201) {
        outcomes.kept += 1;
        const { file } = JSON.parse(answer.body);
        const served = await call('GET', `${village.url}${encodeURI(file)}`);
        const isSafeName =
          /^\/f\/[a-z0-9]{9}-(?:\w[\w.-]*\.(?:jpg|png)|[^\s.-][^\p{C}\p{Default_Ignorable_Code_Point}"<>&\\/:|?*#%]*\.pdf)$/u.test(
            file,
          );
        const policy = String(served.headers['content-security-policy']);
        const isSealed = policy.includes("default-src 'none'") && policy.includes('sandbox');
        if (
          served.status !== 200 ||
          !isSafeName ||
          !isSealed ||
          !isInert(served.headers, served.body)
        ) {
          harmful.push(`${what}: kept as ${file}, ${JSON.stringify(served.headers)}`);
        }
      } else if (answer.status >= 400 && answer.status < 500 && JSON.parse(answer.body).errors) {
        outcomes.refused += 1;
      } else {
        harmful.push(`${what}: ${answer.status} ${answer.body.slice(0, 200)}`);
      }

      const proof = await call('POST', village.url + proofPath, upload.body, {
        headers: upload.headers,
      });
      if (proof.status !== answer.status)
        harmful.push(`${what} as a proof: ${proof.status}, as a file ${answer.status}`);
      if (proof.status === 201) {
        const path = `/api/inscricoes/${booking?._id}/comprovativo`;
        const served = await office.send('GET', path);
        const isHandedOver = String(served.headers['content-disposition']).startsWith(
          'attachment;',
        );
        if (served.status !== 200 || !isHandedOver || !isInert(served.headers, served.body)) {
          harmful.push(`${what} as a proof: ${JSON.stringify(served.headers)}`);
        }
      }
    }
    // Nothing lies where it should not: beside the folders, or as a draft once all sizes are made.
    const drafts = () => readdirSync(join(place.dataDir, 'uploads', '.tmp'));
    await until(() => drafts().length === 0);
    expect(drafts()).toEqual([]);
    expect(readdirSync(join(place.dataDir, 'proofs', '.tmp'))).toEqual([]);
    const known = /^(aldeia\.db(-wal|-shm)?|secrets\.json|uploads|proofs)$/;
    const strays = readdirSync(place.dataDir).filter((name) => !known.test(name));
    const secrets = [
      '/f/../secrets.json',
      '/f/%2e%2e/secrets.json',
      '/f/..%2fsecrets.json',
      '/secrets.json',
      '/f/.tmp/',
      '/aldeia.db',
      '/.env',
      '/.git/config',
      '/package.json',
      '/f//etc/passwd',
      '/assets/../../secrets.json',
    ];
    for (const path of secrets) {
      const { status } = await call('GET', village.url + path);
      if (status === 200) harmful.push(`${path} is served`);
    }
    const alive = await call('GET', `${village.url}/saude`);
    if (harmful.length > 0) console.log(harmful.slice(0, 20).join('\n'));
    record({
      promise: 'Uploads are inert',
      proof: `${files.length} hostile files, each as a file of the site and as a proof of payment, and ${secrets.length} ways to reach what is not public`,
      reached: `${outcomes.refused} refused, ${outcomes.kept} kept and harmless (pixels only, or handed over for saving), ${harmful.length + strays.length} harmful`,
      promised: 'each refused or harmless',
      ok: harmful.length + strays.length === 0 && alive.status === 200 && outcomes.refused > 30,
    });
  } finally {
    await village.kill();
    await store.close();
    rmSync(place.dataDir, { recursive: true });
  }
});
