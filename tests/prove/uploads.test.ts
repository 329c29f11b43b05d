import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inscricoes } from '../../src/features/inscricoes/tables.server.ts';
import { privateFolders } from '../../src/server/store/table.ts';
import { emptyPng } from '../emptyPng.ts';
import { everyTable } from '../everyTable.ts';
import { call } from './call.ts';
import { record } from './report.ts';
import { signUpForm } from './signUps.ts';
import { until } from './until.ts';
import { pdfSaying, uploadOf } from './uploadOf.ts';
import { eventAt, villageFor } from './villageFor.ts';

type Hostile = { what: string; bytes: Buffer; name?: string; type?: string };

const script = '<script>alert(1)</script>';
const html = Buffer.from(`<!doctype html><html><body>${script}</body></html>`);
const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`,
);

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
  const asJpeg = (what: string, bytes: Buffer) => ({ what, bytes, ...jpegName });
  const asPdf = (what: string, bytes: Buffer) => ({ what, bytes, ...pdfName });
  const entity = Buffer.from('<svg>&a;</svg>');
  const pdfTail = Buffer.from('\nstartxref\n9\n%%EOF\n');
  const scriptInPdf = '<< /S /JavaScript /JS (app.alert(1)) >>';
  const names = [
    ...[
      '../../../../fora.jpg',
      '..\\..\\fora.jpg',
      '/etc/passwd',
      'C:\\windows\\x.jpg',
      '.htaccess',
    ],
    ...['a\u0000.html.jpg', '..', '.', '', 'con.jpg', `${'a'.repeat(5_000)}.jpg`, 'foto.jpg.html'],
    ...['foto.html', 'foto.svg', 'foto.php;.jpg', 'foto.jpg%00.html', '%2e%2e%2fx.jpg'],
    ...['x\r\nSet-Cookie: a=b.jpg', '"><script>alert(1)</script>.jpg', '\u202egpj.exe'],
    ...['Edital nº 3 – Água\u200b\u202efdp.exe', 'ﬃ'.repeat(300), '\u0301'.repeat(300)],
    ...['\ufeff\u3164', '__proto__', 'secrets.json', 'aldeia.db', '.tmp/x.jpg'],
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
    asJpeg('SVG with XML head', begins('<?xml version="1.0"?>', svg)),
    asJpeg(
      'XML entities',
      begins('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>', entity),
    ),
    { what: 'script', bytes: Buffer.from('alert(1)'), name: 'x.js', type: 'text/javascript' },
    { what: 'stylesheet', bytes: Buffer.from('@import "x"'), name: 'x.css', type: 'text/css' },
    asJpeg('program', begins('\x7fELF')),
    asPdf('shell script', Buffer.from('#!/bin/sh\nrm -rf /')),
    asPdf('zip', zip),
    asJpeg('GIF', gif),
    asJpeg('GIF that is JavaScript', Buffer.from('GIF89a/*\x00*/=1;alert(1)')),
    asJpeg('TIFF', tiff),
    asJpeg('BMP', begins('BM')),
    asJpeg('ICO', begins('\x00\x00\x01\x00')),
    asPdf('PostScript', Buffer.from('%!PS\n(x) run')),
    asJpeg('JPEG head, HTML body', begins('\xff\xd8\xff\xe0')),
    asJpeg('PNG head, HTML body', begins('\x89PNG\r\n\x1a\n')),
    asJpeg('WebP head, HTML body', begins('RIFF\x00\x00\x00\x00WEBP')),
    asJpeg('AVIF head, HTML body', begins('\x00\x00\x00\x1cftypavif')),
    asJpeg('AVIF head of a huge box', begins('\xff\xff\xff\xffftypavif')),
    asJpeg('HEIC', begins('\x00\x00\x00\x18ftypheic')),
    asPdf('PDF head, HTML body', begins('%PDF-1.4\n')),
    asPdf('PDF head and tail around HTML', Buffer.concat([begins('%PDF-1.4\n'), pdfTail])),
    asPdf('HTML before a PDF', Buffer.concat([html, pdf])),
    asPdf('PDF with JavaScript', pdfSaying(`) /OpenAction ${scriptInPdf} /X (`)),
    asPdf('PDF and zip in one', Buffer.concat([pdf.subarray(0, -6), zip, pdf])),
    asJpeg('JPEG with a script in its description', jpeg),
    asJpeg('JPEG and HTML in one', Buffer.concat([jpeg, html])),
    asJpeg('JPEG and zip in one', Buffer.concat([jpeg, zip])),
    { what: 'JPEG as HTML', bytes: jpeg, name: 'x.html', type: 'text/html' },
    asJpeg('WebP and HTML in one', Buffer.concat([webp, html])),
    asJpeg('AVIF and HTML in one', Buffer.concat([avif, html])),
    asJpeg('truncated JPEG', jpeg.subarray(0, jpeg.length / 2)),
    asJpeg('truncated PNG', emptyPng(40, 40).subarray(0, 50)),
    asJpeg('truncated WebP', webp.subarray(0, webp.length / 2)),
    asJpeg('truncated AVIF', avif.subarray(0, avif.length / 2)),
    asPdf('truncated PDF', pdf.subarray(0, pdf.length / 2)),
    asJpeg('pixel bomb, 100,000 × 100,000', emptyPng(100_000, 100_000)),
    asJpeg('pixel bomb, 20,000 × 20,000, whole', emptyPng(20_000, 20_000)),
    asJpeg('pixel bomb, 1 × 2,000,000,000', emptyPng(1, 2_000_000_000)),
    asJpeg('no pixels', emptyPng(0, 0)),
    asJpeg('huge', Buffer.concat([jpeg, Buffer.alloc(26 * 1024 * 1024)])),
    asPdf('huge PDF', Buffer.concat([Buffer.alloc(21 * 1024 * 1024, '%PDF-'), pdf])),
    asJpeg('empty', Buffer.alloc(0)),
    asJpeg('one byte', Buffer.alloc(1)),
    ...names.flatMap((name) =>
      [jpeg, pdf].map((bytes) => ({
        what: `name ${JSON.stringify(name.slice(0, 40))} of a ${bytes === pdf ? 'PDF' : 'photo'}`,
        bytes,
        name,
      })),
    ),
  ];
}

test('a hostile file is refused, or harmless', async () => {
  const { place, village, store, office } = await villageFor('sqlite');
  const { _id } = await eventAt(office, 9);
  await office.send('POST', '/api/inscricoes/balcao', signUpForm(_id, 1));
  const [booking] = await store.list(inscricoes);
  const proofPath = `/api/reservas/${booking?.segredo}/comprovativo`;

  const [mark = ''] = (await office.send('GET', '/api/auth')).headers['set-cookie'] ?? [];
  const cookie = mark.split(';')[0] ?? '';

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
      // A PDF is kept as it is, so browsers may only save it; a picture keeps only its pixels.
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
      const address = `${village.url}${encodeURI(file)}`;
      const served = await call('GET', address, undefined, { headers: { cookie } });
      // No record names it yet.
      const { status } = await call('GET', address);
      if (status !== 404) harmful.push(`${what}: a stranger is answered with ${status}`);
      const isSafeName =
        /^\/f\/[a-z0-9]{9}-(?:\w[\w.-]*\.(?:jpg|png)|[^\s.-][^\p{C}\p{Default_Ignorable_Code_Point}"<>&\\/:|?*#%]*\.pdf)$/u.test(
          file,
        );
      const policy = String(served.headers['content-security-policy']);
      const isPrivate = policy.includes("default-src 'none'") && policy.includes('sandbox');
      if (
        served.status !== 200 ||
        !isSafeName ||
        !isPrivate ||
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
      const isHandedOver = String(served.headers['content-disposition']).startsWith('attachment;');
      if (served.status !== 200 || !isHandedOver || !isInert(served.headers, served.body)) {
        harmful.push(`${what} as a proof: ${JSON.stringify(served.headers)}`);
      }
    }
  }
  // No stray files: none beside the folders, and no drafts once all sizes are made.
  const drafts = () => readdirSync(join(place.dataDir, 'uploads', '.tmp'));
  await until(() => drafts().length === 0);
  expect(drafts()).toEqual([]);
  expect(readdirSync(join(place.dataDir, 'proofs', '.tmp'))).toEqual([]);
  const known = /^(aldeia\.db(-wal|-shm)?|secrets\.json|factor\.json|uploads)$/;
  const strays = readdirSync(place.dataDir).filter(
    (name) => !known.test(name) && !privateFolders(everyTable).includes(name),
  );
  const secrets = [
    ...['/f/../secrets.json', '/f/%2e%2e/secrets.json', '/f/..%2fsecrets.json', '/secrets.json'],
    ...['/f/../factor.json', '/factor.json'],
    ...['/f/.tmp/', '/aldeia.db', '/.env', '/.git/config', '/package.json', '/f//etc/passwd'],
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
});
