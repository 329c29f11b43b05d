import { describe, expect, test } from 'vitest';
import { boundaryOf, partsOf } from './multipart.ts';

type Read = { name: string; filename: string | undefined; content: string };

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(form: Buffer | string, size = 64 * 1024): Promise<Read[]> {
  const all: Read[] = [];
  for await (const { name, filename, content } of partsOf(
    inPieces(Buffer.from(form), size),
    'limite',
  )) {
    const pieces: Buffer[] = [];
    for await (const piece of content) pieces.push(piece);
    all.push({ name, filename, content: Buffer.concat(pieces).toString('latin1') });
  }
  return all;
}

const part = (header: string, content: string) => `--limite\r\n${header}\r\n\r\n${content}\r\n`;
const text = part('Content-Disposition: form-data; name="alt"', 'olá');
const file = part(
  'content-type: image/png\r\nContent-Disposition: form-data; name="file"; filename="Água.png"',
  '\r\n--limit\r\n-\r\n--',
);
const form = Buffer.from(`antes\r\n${text}${file}--limite--\r\ndepois`);
const parts: Read[] = [
  { name: 'alt', filename: undefined, content: 'ol\u00c3\u00a1' },
  { name: 'file', filename: 'Água.png', content: '\r\n--limit\r\n-\r\n--' },
];
const malformed = { status: 400 };

test.each([1, 2, 3, 5, 8, 13, 100, 1000])('a form is the same in pieces of %d', async (size) => {
  expect(await read(form, size)).toEqual(parts);
});

test('a form cut short at any byte is refused, until its end is there', async () => {
  const end = form.indexOf('--limite--') + '--limite--'.length;
  for (let length = 1; length <= form.length; length++) {
    const cut = read(form.subarray(0, length), 7);
    if (length < end) await expect(cut, String(length)).rejects.toMatchObject(malformed);
    else expect(await cut).toEqual(parts);
  }
});

test('parts nobody reads are skipped, thousands of them', async () => {
  const many = `${text.repeat(2_500)}${file.repeat(2_500)}--limite--`;
  let count = 0;
  for await (const _ of partsOf(inPieces(Buffer.from(many), 1_000), 'limite')) count += 1;
  expect(count).toBe(5_000);
  const cut = read(many.slice(0, -12));
  await expect(cut).rejects.toMatchObject(malformed);
});

test.each<[string, string, Read[]]>([
  ['no bytes at all', '', []],
  ['no parts', '--limite--', []],
  [
    'blanks after a delimiter',
    `--limite \t\r\n\r\nx\r\n--limite--`,
    [{ name: '', filename: undefined, content: 'x' }],
  ],
  [
    'an empty part without a header',
    '--limite\r\n\r\n\r\n--limite--',
    [{ name: '', filename: undefined, content: '' }],
  ],
  [
    'another disposition',
    `${part('Content-Disposition: attachment; filename="a"', 'x')}--limite--`,
    [{ name: '', filename: undefined, content: 'x' }],
  ],
])('%s is a form', async (_what, given, expected) => {
  expect(await read(given)).toEqual(expected);
});

test.each([
  ['"a \\"b\\" c.pdf"', 'a  b  c.pdf'],
  ['"a %22b%22.pdf"', 'a  b .pdf'],
  ['"C:\\pasta\\a.pdf"', 'C:\\pasta\\a.pdf'],
  ['"fim\\"', 'fim\\'],
  ['a.pdf', 'a.pdf'],
  ['""', ''],
  ['"a; name=\\"outro\\".pdf"', 'a; name= outro .pdf'],
])('a file sent as filename=%s is called %j', async (sent, called) => {
  const header = `Content-Disposition: form-data; name="file"; filename=${sent}`;
  expect(await read(`${part(header, '')}--limite--`)).toEqual([
    { name: 'file', filename: called, content: '' },
  ]);
});

test.each([
  ['words after a delimiter', '--limite e mais\r\n\r\nx\r\n--limite--'],
  ['a header without end', `--limite\r\nX: ${'y'.repeat(20_000)}\r\n\r\nx\r\n--limite--`],
  ['another boundary', '--outra\r\n\r\nx\r\n--outra--'],
  ['something else', 'x'.repeat(100_000)],
])('%s is no form', async (_what, given) => {
  await expect(read(given)).rejects.toMatchObject(malformed);
});

describe('the boundary', () => {
  test.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['multipart/form-data; charset=utf-8; Boundary="a b;c"', 'a b;c'],
    ['multipart/form-data;boundary=abc;x=y', 'abc'],
  ])('of %j is %j', (type, boundary) => {
    expect(boundaryOf(type)).toBe(boundary);
  });

  test.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
    '',
  ])('of %j is missing', (type) => {
    expect(() => boundaryOf(type)).toThrow(expect.objectContaining(malformed));
  });
});
