import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyPng } from '../../../tests/emptyPng.ts';
import { newPlace } from '../../../tests/openTestStore.ts';
import { emptyPdf } from '../../../tests/pdfs.ts';
import { fileName } from '../../language/fileName.ts';
import { messages } from '../../language/messages.ts';
import { collections, everyCollection } from '../../sections/all.ts';
import { openStore } from '../search/openStore.ts';
import type { Store } from '../store/store.ts';
import { type Files, openFiles } from './files.ts';
import { files as filesTable, photosOf } from './filesTable.ts';
import { diskName, isStoredPath } from './storedPath.ts';
import { worker } from './workerProcess.ts';

const day = 24 * 60 * 60 * 1000;

let dataDir: string;
let store: Store;
let files: Files;
let clock: Date;

const open = () =>
  openFiles({ dataDir, store, tables: everyCollection, now: () => clock, logError: console.error });
const onDisk = async () => (await readdir(join(dataDir, 'uploads'))).filter((n) => n !== '.tmp');
const temps = () => readdir(join(dataDir, 'uploads', '.tmp'));
const kept = (path: string) => readFile(join(dataDir, 'uploads', diskName(path)));
const save = (bytes: Buffer, name: string) => files.saveUpload(Readable.from([bytes]), name);

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#7a9' } });
}

function noise(width: number, height: number) {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
}

beforeEach(async () => {
  clock = new Date();
  const place = await newPlace('sqlite');
  dataDir = place.dataDir;
  store = await openStore(place, [...everyCollection, filesTable]);
  files = await open();
});

afterEach(async () => {
  await files.close();
  await store.close();
  await rm(dataDir, { recursive: true });
});

describe('what is kept', () => {
  test('a PDF is kept byte by byte under an unguessable path that ends in its name', async () => {
    const { path, kind, size } = await save(emptyPdf, 'Edital nº 3 – Água.PDF');
    expect(path).toMatch(/^\/f\/[a-z0-9]{9}-/);
    expect(fileName(path)).toBe('Edital nº 3 – Água.pdf');
    expect({ kind, size }).toEqual({ kind: 'pdf', size: emptyPdf.length });
    expect(await kept(path)).toEqual(emptyPdf);
    const again = await save(emptyPdf, 'Edital nº 3 – Água.PDF');
    expect(again.path).not.toBe(path);
  });

  test('every accepted photo format becomes a JPEG, whatever its name says', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const row = await save(await plain(60, 40).toFormat(format).toBuffer(), 'vista.html');
      expect(fileName(row.path)).toBe('vista.jpg');
      expect(row).toMatchObject({ kind: 'photo', width: 60, height: 40 });
      expect((await sharp(await kept(row.path)).metadata()).format).toBe('jpeg');
    }
  });

  test('a transparent photo stays a PNG and has no stand-in that would show through', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0.5 };
    const image = sharp({ create: { width: 30, height: 30, channels: 4, background: clear } });
    const row = await save(await image.webp().toBuffer(), 'brasão.webp');
    expect(fileName(row.path)).toBe('brasao.png');
    expect(row.blur).toBe('');
    expect((await sharp(await kept(row.path)).metadata()).hasAlpha).toBe(true);

    const opaque = await plain(30, 30).ensureAlpha().png().toBuffer();
    expect(fileName((await save(opaque, 'opaca.png')).path)).toBe('opaca.jpg');
  });

  test('a photo taken sideways stands upright, without its place or camera', async () => {
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '41/1 54/1 0/1' } };
    const sideways = await plain(80, 40).jpeg().withExif(exif).withMetadata({ orientation: 6 });
    const bytes = await sideways.toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();

    const { path, width, height } = await save(bytes, 'foto.jpg');
    expect({ width, height }).toEqual({ width: 40, height: 80 });
    const { exif: left, xmp, iptc, icc, orientation } = await sharp(await kept(path)).metadata();
    expect({ left, xmp, iptc, icc, orientation }).toEqual({});
    expect((await kept(path)).includes('Camera')).toBe(false);
  });

  test('nothing that was hidden in a photo survives', async () => {
    const payload = '<script>alert(1)</script>';
    const bytes = Buffer.concat([
      await plain(20, 20).jpeg().toBuffer(),
      Buffer.from(payload),
      emptyPdf,
    ]);
    const { path } = await save(bytes, 'foto.jpg');
    expect((await kept(path)).includes('script')).toBe(false);
    expect((await kept(path)).includes('%PDF')).toBe(false);
  });

  test('the longest side is at most 2400 and the stand-in at most 400 characters', async () => {
    const { path, width, height, blur } = await save(await noise(2600, 30).jpeg().toBuffer(), 'a');
    expect({ width, height }).toEqual({ width: 2400, height: 28 });
    expect((await sharp(await kept(path)).metadata()).width).toBe(2400);
    expect(blur).toMatch(/^data:image\/webp;base64,/);

    const busy = await save(await noise(20, 20).png().toBuffer(), 'b');
    expect(busy.blur).toMatch(/^data:image\/webp;base64,/);
    expect(busy.blur.length).toBeLessThanOrEqual(400);
  });

  test('photos of sixteen bits, of greys and of printing colours are kept as any other', async () => {
    const images = [
      plain(20, 10).toColourspace('rgb16').png(),
      plain(20, 10).greyscale().jpeg(),
      plain(20, 10).toColourspace('cmyk').jpeg(),
    ];
    for (const image of images) {
      const row = await save(await image.toBuffer(), 'x');
      expect(await sharp(await kept(row.path)).metadata()).toMatchObject({
        format: 'jpeg',
        depth: 'uchar',
      });
    }
  });

  test.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['..\\..\\windows\\system.ini', 'system.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['....pdf', 'ficheiro.pdf'],
    ['a\u0000b.pdf', 'a b.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie x=1.pdf'],
    ['evil.php', 'evil.pdf'],
    ['ata.2026', 'ata.2026.pdf'],
    ['"><img src=x onerror=alert(1)>.pdf', 'img src=x onerror=alert(1).pdf'],
    ['', 'ficheiro.pdf'],
    ['   .pdf', 'ficheiro.pdf'],
    ['Ata da 2ª sessão  (água) d’Aldeia.pdf', 'Ata da 2ª sessão (água) d’Aldeia.pdf'],
    ['Água.pdf', 'Água.pdf'],
    ['A\u0301gua.pdf', '\u00c1gua.pdf'],
    ['日本語.pdf', '日本語.pdf'],
    ['fdp.\u202eexe', 'fdp.pdf'],
    ['a\u200b\ufeff\u00ad\ufe0f\u3164b.pdf', 'ab.pdf'],
    ['\u0301.pdf', 'ficheiro.pdf'],
    ['50% #1? a&b;.pdf', '50 1 a b;.pdf'],
    ['\ud800x.pdf', 'x.pdf'],
  ])('the name %j becomes harmless', async (given, safe) => {
    const { path } = await save(emptyPdf, given);
    expect(fileName(path)).toBe(safe);
    expect(isStoredPath(path)).toBe(true);
    expect(await onDisk()).toEqual([diskName(path)]);
    expect(diskName(path)).toMatch(/^[a-z0-9]{9}-[\w.-]+\.pdf$/);
  });

  test('a very long name is cut, not its ending', async () => {
    const { path } = await save(emptyPdf, `${'x'.repeat(100_000)}.pdf`);
    expect(fileName(path)).toBe(`${'x'.repeat(80)}.pdf`);
    const ligatures = await save(emptyPdf, 'ﬃ'.repeat(200));
    expect(fileName(ligatures.path)).toBe(`${'ﬃ'.repeat(80)}.pdf`);
    expect(await kept(ligatures.path)).toEqual(emptyPdf);
  });
});

describe('what is refused', () => {
  async function isRefused(bytes: Buffer, name: string, status: number, msg: string) {
    await expect(save(bytes, name)).rejects.toMatchObject({
      status,
      errors: [{ param: 'file', msg }],
    });
    expect(await onDisk()).toEqual([]);
    expect(await temps()).toEqual([]);
    expect(await store.list(filesTable)).toEqual([]);
  }

  test.each([
    ['HTML called a photo', '<!doctype html><script>alert(1)</script>', 'foto.jpg'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'foto.svg'],
    ['SVG called a photo', '<?xml version="1.0"?><svg/>', 'foto.png'],
    ['GIF that is JavaScript too', 'GIF89a/*\x00\x01*/=1;alert(1)//', 'foto.gif'],
    ['PDF that begins as HTML', `<html><!--${emptyPdf}-->`, 'edital.pdf'],
    ['ZIP', 'PK\x03\x04aaaaaaaaaaaaaaaaaaaa', 'edital.pdf'],
    ['HEIC', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'foto.heic'],
    ['a program', '\x7fELF\x02\x01\x01', 'foto.jpg'],
    ['one letter', 'a', 'foto.jpg'],
  ])('%s', async (_what, content, name) => {
    await isRefused(Buffer.from(content, 'latin1'), name, 415, messages.fileKind);
  });

  test('an empty file', async () => {
    await isRefused(Buffer.alloc(0), 'foto.jpg', 422, messages.fileEmpty);
  });

  test('a photo or PDF cut short, or only the beginning of one', async () => {
    const jpeg = await noise(100, 100).jpeg().toBuffer();
    const png = await noise(100, 100).png().toBuffer();
    const avif = await noise(100, 100).avif({ effort: 0 }).toBuffer();
    const damaged = [
      jpeg.subarray(0, jpeg.length / 2),
      png.subarray(0, png.length / 2),
      avif.subarray(0, avif.length / 2),
      Buffer.from('\xff\xd8\xff<svg onload=alert(1)>', 'latin1'),
      Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'),
      Buffer.from('RIFF\x00\x00\x00\x00WEBP<html>', 'latin1'),
      Buffer.from('%PDF-1.4\n<html><script>alert(1)</script>'),
      emptyPdf.subarray(0, emptyPdf.length - 8),
    ];
    for (const bytes of damaged) await isRefused(bytes, 'x', 422, messages.fileDamaged);
  });

  test('a small file that would unfold into a huge picture, before it unfolds', async () => {
    const bomb = emptyPng(30_000, 30_000, 30_000);
    const before = process.memoryUsage().rss;
    await isRefused(bomb, 'foto.png', 422, messages.photoTooLarge);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  test('more than 25 MB of photo, while it arrives, and more than 20 MB of PDF', async () => {
    let given = 0;
    const unbounded = Readable.from(
      (function* () {
        for (; given < 1000; given++) yield Buffer.alloc(1024 * 1024, 0xff);
      })(),
    );
    await expect(files.saveUpload(unbounded, 'x.jpg')).rejects.toMatchObject({
      status: 413,
      errors: [{ param: 'file', msg: messages.fileTooLarge(25) }],
    });
    expect(given).toBeLessThan(60);
    expect(await temps()).toEqual([]);
    const long = Buffer.concat([emptyPdf, Buffer.alloc(20 * 1024 * 1024, ' '), emptyPdf]);
    await isRefused(long, 'x.pdf', 413, messages.fileTooLarge(20));
  });

  test('an upload that breaks off leaves nothing behind', async () => {
    const broken = Readable.from(
      (function* () {
        yield emptyPdf;
        throw new Error('gone');
      })(),
    );
    await expect(files.saveUpload(broken, 'x.pdf')).rejects.toThrow('gone');
    const nowhere = { file: join(dataDir, 'nowhere.png'), name: 'x', alt: '' };
    await expect(files.importPhoto(nowhere)).rejects.toThrow('ENOENT');
    expect(await temps()).toEqual([]);
    expect(await onDisk()).toEqual([]);
  });

  test('anything while the disk is full, and nothing stays', async () => {
    const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    vi.spyOn(store, 'create').mockRejectedValueOnce(full);
    await isRefused(emptyPdf, 'x.pdf', 507, messages.noRoomForFile);

    const noRoom = Object.assign(new Error('no room'), { code: 'ENOSPC' });
    const draft = files.receive(
      // biome-ignore lint/correctness/useYield: it fails before it gives anything
      (async function* (): AsyncGenerator<Buffer> {
        throw noRoom;
      })(),
    );
    await expect(draft).rejects.toMatchObject({ status: 507 });
    expect(await temps()).toEqual([]);
  });
});

describe('sizes', () => {
  test('are made behind the scenes in both formats, never wider than the photo', async () => {
    const { path } = await save(await noise(1700, 60).jpeg().toBuffer(), 'larga.jpg');
    await files.whenIdle();
    const made = (await onDisk()).map((name) => name.slice(path.length - 3)).sort();
    expect(made).toEqual(
      ['', '.1600.avif', '.1600.webp', '.480.avif', '.480.webp', '.960.avif', '.960.webp'].sort(),
    );
    for (const width of [480, 960, 1600]) {
      const avif = await sharp(await kept(`${path}.${width}.avif`)).metadata();
      const webp = await sharp(await kept(`${path}.${width}.webp`)).metadata();
      expect([avif.width, avif.compression]).toEqual([width, 'av1']);
      expect([webp.width, webp.format]).toEqual([width, 'webp']);
    }
    expect((await store.find(filesTable, { path }))?.ready).toBe(true);
    expect(await temps()).toEqual([]);
  });

  test('that most visitors ask for are made of every photo before the others of any', async () => {
    const run = vi.spyOn(worker, 'run');
    try {
      const bytes = await plain(1000, 20).jpeg().toBuffer();
      const paths = await Promise.all(
        ['a.jpg', 'b.jpg'].map(async (n) => (await save(bytes, n)).path),
      );
      await files.whenIdle();
      const made = run.mock.calls.flatMap(([, ask]) => ('format' in ask ? [ask] : []));
      expect(made.map(({ format, width }) => `${width} ${format}`)).toEqual([
        ...['480 avif', '960 avif', '1000 avif', '480 avif', '960 avif', '1000 avif'],
        ...['480 webp', '960 webp', '1000 webp', '480 webp', '960 webp', '1000 webp'],
      ]);
      for (const path of paths) {
        expect((await store.find(filesTable, { path }))?.ready).toBe(true);
      }
    } finally {
      run.mockRestore();
    }
  });

  test('show the photo they are of, whichever came before, transparent and grey ones too', async () => {
    const clear = { r: 200, g: 20, b: 20, alpha: 0.5 };
    const images = [
      plain(1700, 40).png(),
      sharp({ create: { width: 700, height: 40, channels: 4, background: clear } }).png(),
      plain(700, 40).greyscale().jpeg(),
    ];
    const expected = [[122, 170, 153], [200, 20, 20, 128], undefined];
    for (const [index, image] of images.entries()) {
      const { path } = await save(await image.toBuffer(), 'x');
      await files.whenIdle();
      for (const format of ['avif', 'webp']) {
        const pixel = await sharp(await kept(`${path}.480.${format}`))
          .raw()
          .toBuffer();
        const [red = 0, green = 0, blue = 0, alpha] = pixel;
        const wanted = expected[index] ?? [red, red, red];
        const found = wanted.length === 4 ? [red, green, blue, alpha ?? 0] : [red, green, blue];
        for (const [at, value] of wanted.entries()) {
          expect(Math.abs((found[at] ?? 0) - value)).toBeLessThan(8);
        }
      }
    }
  });

  test('of a small photo end with its own width', async () => {
    const { path } = await save(await plain(500, 20).jpeg().toBuffer(), 'pequena.jpg');
    const facts = await photosOf(store, [path]);
    expect(facts[path]?.sizes).toEqual([480, 500]);
    await files.whenIdle();
    expect(await onDisk()).toHaveLength(5);
  });

  test('left unmade by a stop are made after the next start', async () => {
    const { path } = await save(await plain(1000, 20).jpeg().toBuffer(), 'a.jpg');
    await files.close();
    expect((await store.find(filesTable, { path }))?.ready).toBe(false);
    files = await open();
    await files.whenIdle();
    expect((await store.find(filesTable, { path }))?.ready).toBe(true);
    expect(await onDisk()).toHaveLength(7);
  });

  test('of a file removed meanwhile do not stay', async () => {
    const { path } = await save(await noise(1600, 100).jpeg().toBuffer(), 'a.jpg');
    await pause(20);
    await files.removeFile(path);
    await files.whenIdle();
    expect(await onDisk()).toEqual([]);
  });
});

describe('icons', () => {
  const drawing = join(import.meta.dirname, '../../site/public/icone.svg');
  const pixel = async (icon: Buffer, left: number, top: number) => [
    ...(await sharp(icon)
      .ensureAlpha()
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ];

  test('have all of a picture in a square, on nothing or on a ground', async () => {
    const path = await files.importPhoto({
      file: await plain(300, 100).png().toBuffer(),
      name: 'b.png',
      alt: '',
    });
    const clear = await files.makeIcon(path, drawing, { size: 192 });
    expect(await sharp(clear).metadata()).toMatchObject({ width: 192, height: 192, format: 'png' });
    expect((await pixel(clear, 96, 5))[3]).toBe(0);
    expect(await pixel(clear, 96, 96)).toEqual([119, 170, 153, 255]);
    const round = await files.makeIcon(path, drawing, { size: 512, ground: '#ffffff' });
    expect(await sharp(round).metadata()).toMatchObject({ width: 512, height: 512 });
    expect(await pixel(round, 20, 256)).toEqual([255, 255, 255, 255]);
    expect(await pixel(round, 256, 256)).toEqual([119, 170, 153, 255]);
    expect(await temps()).toEqual([]);
  });

  test.each(['/f/abcdefghi-gone.png', 'https://example.com/x.png', '/f/../secrets.json', ''])(
    'are drawn anew where there is no picture (%s)',
    async (path) => {
      const icon = await files.makeIcon(path, drawing, { size: 192 });
      expect(await pixel(icon, 96, 10)).toEqual([31, 81, 64, 255]);
    },
  );
});

describe('what pages learn', () => {
  test('uploaded photos are described by path, wherever a record shows them', async () => {
    const bytes = await plain(60, 40).png().toBuffer();
    const main = await files.importPhoto({ file: bytes, name: 'a.png', alt: 'O moinho' });
    const elsewhere = join(dataDir, 'b.png');
    await writeFile(elsewhere, bytes);
    const inList = await files.importPhoto({ file: elsewhere, name: 'b.png', alt: '' });
    const inText = await files.importPhoto({ file: bytes, name: 'c.png', alt: '' });
    const unused = await files.importPhoto({ file: bytes, name: 'd.png', alt: '' });
    await files.describePhoto(inList, { alt: 'A ponte' });

    const fotos = await files.describe(collections.restaurantes.fields, [
      {
        mainPhoto: main,
        photos: [inList, 'https://example.pt/x.jpg', main],
        description: `<p>x<img src="${inText}"></p>`,
        name: unused,
      },
    ]);
    expect(Object.keys(fotos).sort()).toEqual([main, inList, inText].sort());
    const blur = expect.stringMatching(/^data:/);
    expect(fotos[main]).toEqual({ width: 60, height: 40, blur, alt: 'O moinho', sizes: [60] });
    expect(fotos[inList]?.alt).toBe('A ponte');
    await files.describePhoto(inList, { foco: { x: 0.25, y: 1 } });
    const shown = [{ mainPhoto: inList }];
    const told = await files.describe(collections.restaurantes.fields, shown);
    expect(told[inList]).toMatchObject({ alt: 'A ponte', foco: { x: 0.25, y: 1 } });
    await files.describePhoto(inList, { foco: null });
    const after = await files.describe(collections.restaurantes.fields, shown);
    expect(after[inList]).not.toHaveProperty('foco');
    expect(await files.describe(collections.restaurantes.fields, [])).toEqual({});
  });

  test('an unknown path cannot be described', async () => {
    for (const path of ['/f/aaaaaaaaa-x.jpg', '/etc/passwd', '', '/f/\u0000']) {
      await expect(files.describePhoto(path, { alt: 'x' })).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe('removal', () => {
  async function aviso(values: { file?: string; description?: string }) {
    return store.create(collections.avisos, { title: 'Aviso', ...values });
  }

  test('a file that a record names cannot be removed; once let go it can, once', async () => {
    const { path } = await save(emptyPdf, 'É só a ata.pdf');
    const { _id } = await aviso({ file: path });
    await expect(files.removeFile(path)).rejects.toMatchObject({
      status: 409,
      errors: [{ param: 'file', msg: messages.fileInUse }],
    });
    await store.remove(collections.avisos, { _id });
    await files.removeFile(path);
    expect(await onDisk()).toEqual([]);
    await expect(files.removeFile(path)).rejects.toMatchObject({ status: 404 });
  });

  test('a path that leads elsewhere removes nothing', async () => {
    for (const path of ['/f/../aldeia.db', '/f/', '', '/f/aaaaaaaaa-x.pdf']) {
      await expect(files.removeFile(path)).rejects.toMatchObject({ status: 404 });
    }
    expect(await readdir(dataDir)).toContain('aldeia.db');
  });

  test('the sweep takes old files that no record names, with their sizes, and nothing else', async () => {
    const photo = await plain(20, 20).jpeg().toBuffer();
    const named = await save(emptyPdf, 'Água de nascente.pdf');
    const inText = await save(photo, 'in-text.jpg');
    const inList = await save(photo, 'in-list.jpg');
    const forgotten = await save(photo, 'forgotten.jpg');
    await aviso({ file: named.path, description: `<p>Veja ${inText.path}.</p>` });
    await store.create(collections.restaurantes, {
      name: 'R',
      photos: ['https://x.pt', inList.path],
    });
    await files.whenIdle();
    await files.sweep();
    expect(await store.list(filesTable)).toHaveLength(4);

    clock = new Date(Date.now() + 2 * day);
    const young = await save(emptyPdf, 'young.pdf');
    await utimes(join(dataDir, 'uploads', young.path.slice(3)), clock, clock);
    await files.sweep();
    const left = [named, inText, inList, young].map(({ path }) => path).sort();
    expect((await store.list(filesTable)).map(({ path }) => path).sort()).toEqual(left);
    expect((await onDisk()).filter((name) => name.includes(forgotten.path.slice(3)))).toEqual([]);
    expect(await onDisk()).toHaveLength(2 * 3 + 2);
  });

  test('the original of a cut stays as long as the cut, and goes with it', async () => {
    const bytes = await plain(20, 20).jpeg().toBuffer();
    const original = await save(bytes, 'inteira.jpg');
    const corte = { x: 0, y: 0, largura: 1, altura: 0.5 };
    const replaced = await files.recut(original.path, corte, 0);
    const cut = await files.recut(replaced.path, corte, 1);
    const { _id } = await aviso({ description: `<img src="${cut.path}">` });
    const left = async () => (await store.list(filesTable)).map(({ path }) => path);
    clock = new Date(Date.now() + 2 * day);
    await files.sweep();
    expect(await left()).toEqual([original.path, cut.path]);
    // Asked to go, it stays until the cut does.
    await files.removeFile(original.path);
    expect(await left()).toEqual([original.path, cut.path]);
    const wider = await files.recut(cut.path, { ...corte, altura: 0.75 }, 0);
    expect(wider).toMatchObject({ original: original.path, height: 15 });
    await store.remove(collections.avisos, { _id });
    await files.sweep();
    expect(await left()).toEqual([original.path, wider.path]);
    await files.whenIdle();
    clock = new Date(Date.now() + 4 * day);
    await files.sweep();
    expect([await left(), await onDisk()]).toEqual([[], []]);
  });

  test('the sweep clears what a crash left, once it is a day old', async () => {
    const uploads = join(dataDir, 'uploads');
    await writeFile(join(uploads, '.tmp', 'draft'), 'x');
    await writeFile(join(uploads, 'aaaaaaaaa-stray.jpg'), 'x');
    await writeFile(join(uploads, 'aaaaaaaaa-stray.jpg.480.avif'), 'x');
    await writeFile(join(uploads, 'bbbbbbbbb-named.jpg'), 'x');
    await aviso({ description: '<img src="/f/bbbbbbbbb-named.jpg">' });
    await files.sweep();
    expect(await temps()).toEqual(['draft']);
    expect(await onDisk()).toHaveLength(3);
    clock = new Date(Date.now() + 2 * day);
    await files.sweep();
    expect(await temps()).toEqual([]);
    expect(await onDisk()).toEqual(['bbbbbbbbb-named.jpg']);
  });

  test('sweeping ends with the files', async () => {
    await save(emptyPdf, 'a.pdf');
    clock = new Date(Date.now() + 2 * day);
    void files.tidy();
    await files.close();
    expect(await onDisk()).toEqual([]);
  });
});
