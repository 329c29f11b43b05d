import fc from 'fast-check';
import { everyCollection } from '../../src/sections/all.ts';
import { definicoesFields } from '../../src/sections/definicoes.ts';
import { apiKey } from '../startApp.ts';
import { validBody } from '../validBody.ts';
import type { Route } from './knownRoutes.ts';
import { signUpForm } from './signUps.ts';

/** A request as bytes, and what it was, to help find what it broke. */
export type Nonsense = { method: string; path: string; isStaff: boolean; bytes: Buffer };

/** Splits each line at two spaces. */
const apart = (...lines: string[]) => lines.flatMap((line) => line.split('  '));

const words = [
  ...apart('__proto__  constructor  prototype  toString  hasOwnProperty  valueOf'),
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\u202e', '\ufeff', '👩‍👩‍👧‍👦'],
  ...['ﷺ'.repeat(50), 'a'.repeat(5_000), 'é'.repeat(301), '\u0301'.repeat(1_000)],
  ...['\r\n\r\n', '\t', '\u2028', '\u0085'],
  ...apart('../../../../etc/passwd  ..%2f..%2f  %00  %ff  %c0%ae  %  %zz  %u0041  *  .'),
  ...apart("' or '1'='1  \"; drop table staff;--  1; select pg_sleep(9)  $1  :key  ?  \\  \\u0000"),
  ...apart('-1  0  1e309  1e-9  NaN  Infinity  9007199254740993  0x10  １２  1,5  -0'),
  ...apart('null  undefined  true  []  {}  [object Object]  #{7*7}  {{7*7}}  <%= 7 %>'),
  ...apart('9999-99-99  2026-02-30  0000-00-00  +275760-09-13  24:00  99:99  23:59:60'),
  ...apart(
    '/f/abcdefghi-x.jpg  /f/../secrets.json  https://[  javascript:0  data:,x  //x  file:///',
  ),
];

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...words) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
);

const nested = fc.constantFrom(
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  '['.repeat(100_000),
);

const value = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 1.005, 2 ** 53, [], {}),
  },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 100 }) },
);

/** Bodies that a form could have sent, so that the nonsense gets past the first check. */
const bodies: Record<string, unknown>[] = [
  ...everyCollection.flatMap(({ sections }) => sections.map((section) => validBody(section))),
  validBody({ fields: definicoesFields, heading: 'villageName' }),
  { username: 'admin', password: 'x' },
  { username: 'admin', password: 'x', newPassword: 'uma palavra comprida' },
  { ...signUpForm('x', 1), captcha: 'x' },
  { name: 'Ana', email: 'a@b.pt', subject: 'x', mensagem: 'y', captcha: 'e30=' },
  { path: '/f/abcdefghi-x.jpg', alt: 'x' },
  { disabled: true, isAdmin: true },
];

const spoiltOf = (some: readonly Record<string, unknown>[]) =>
  fc
    .tuple(
      fc.constantFrom(...some),
      fc.array(fc.tuple(fc.nat(), value), { minLength: 1, maxLength: 4 }),
      fc.option(text),
    )
    .map(([body, changes, extra]) => {
      const names = Object.keys(body);
      const changed = Object.fromEntries(
        changes.map(([index, given]) => [names[index % names.length] ?? '', given]),
      );
      return JSON.stringify({ ...body, ...changed, ...(extra === null ? {} : { [extra]: extra }) });
    });

const spoilt = spoiltOf(bodies);

const boundary = 'limite';
const part = fc.constantFrom(
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nx\r\n--${boundary}--\r\n`,
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="../../a.pdf"\r\n\r\n%PDF-1.4`,
  `--${boundary}\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--${boundary}--`,
  `--${boundary}\r\nContent-Disposition: form-data; name=file; filename*=utf-8''%ff%00\r\n\r\nx\r\n--${boundary}--`,
  `--${boundary}\r\n\r\n\r\n--${boundary}\r\nContent-Disposition: attachment\r\n\r\n`,
  `--${boundary}--\r\n`,
  `--outro\r\nx`,
  `--${boundary}\r\nContent-Disposition: form-data; name="x"\r\n\r\n${'y'.repeat(3_000)}\r\n`.repeat(
    20,
  ),
  '',
);

type Body = { content: Buffer; type: string };

const json = (content: string): Body => ({
  content: Buffer.from(content),
  type: 'application/json',
});

const body: fc.Arbitrary<Body> = fc.oneof(
  { weight: 8, arbitrary: spoilt.map(json) },
  { weight: 2, arbitrary: value.map((any) => json(JSON.stringify(any) ?? '')) },
  { weight: 1, arbitrary: nested.map(json) },
  { weight: 1, arbitrary: spoilt.map((whole) => json(whole.slice(0, whole.length / 2))) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        ...apart('{"__proto__":{"isAdmin":true}}  {"constructor":{"prototype":{"x":1}}}'),
        ...['{"name":1,"name":2}', '\ufeff{}', '{"a":1}{"b":2}', '{a:1}', 'NaN', ''],
      )
      .map(json),
  },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ maxLength: 200 })
      .map((bytes): Body => ({ content: Buffer.from(bytes), type: 'application/json' })),
  },
  {
    weight: 2,
    arbitrary: part.map(
      (each): Body => ({
        content: Buffer.from(each),
        type: `multipart/form-data; boundary=${boundary}`,
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        spoilt,
        fc.constantFrom(
          ...apart('text/plain  application/x-www-form-urlencoded  multipart/form-data'),
          ...apart(
            'application/xml  application/json; charset=utf-16  json  ;  application/json;;=',
          ),
        ),
      )
      .map(([content, type]): Body => ({ content: Buffer.from(content), type })),
  },
);

const huge = fc.constant(json(JSON.stringify({ title: 'x'.repeat(1_200_000) })));

/** As typed into an address bar, or as a program that escapes nothing would send it. */
const inAddress = fc.tuple(text, fc.nat(30)).map(([raw, rawness]) => {
  if (rawness === 0) return raw.replace(/[\s\p{Cc}]/gu, '').slice(0, 3_000);
  return encodeURIComponent(raw.toWellFormed()).slice(0, 3_000);
});

const parameter = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(
        ...apart('type  limit  page  q  for  frontPage  isActive  isExecutivo  formato  who  kind'),
        ...apart('pagina  mes  tipo  __proto__  limit[]  limit[a]'),
      ),
      inAddress,
    ),
    inAddress,
  )
  .map((pair) => pair.join('='));

const query = fc
  .array(parameter, { maxLength: 4 })
  .map((pairs) => (pairs.length === 0 ? '' : `?${[...pairs, pairs[0]].join('&')}`));

const odd = fc.constantFrom(
  ...apart('PATCH  OPTIONS  TRACE  PROPFIND  QUERY  CONNECT  FOO  get  PUT  DELETE  POST'),
);

const header = fc.constantFrom(
  'Accept-Encoding: br;q=zz, *;q=-1, gzip, ,',
  'Accept: */*;q=x',
  'Range: bytes=9999999999-1',
  'Range: bytes=0-0,1-1,2-2,-5',
  'If-None-Match: *',
  'If-Modified-Since: amanhã',
  'Expect: 100-continue',
  'X-Forwarded-For: , , ;drop',
  'Origin: null',
  'Cookie: a=b; __proto__=x; ;;;',
  `X-Long: ${'y'.repeat(9_000)}`,
  `X-Longer: ${'y'.repeat(20_000)}`,
  'Content-Encoding: gzip',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Transfer-Encoding: chunked',
  'Content-Length: -5',
  'Host: outro.example\r\nHost: mais.example',
  'apikey: outra',
  'x-auth-token: __proto__',
  'x-http-method-override: DELETE',
  'Forwarded: for="_mau"',
  'Accept-Language: \u00ff\u00fe',
);

/** Random requests over the given routes, as a visitor and as the owner of the token. */
export function nonsenseOver(
  routes: readonly Route[],
  {
    token,
    keys,
    bodies: more = [],
  }: {
    token: string;
    keys: readonly string[];
    /** More bodies that a form could have sent. */
    bodies?: readonly Record<string, unknown>[];
  },
): fc.Arbitrary<Nonsense> {
  const own = more.length > 0 ? [{ weight: 200, arbitrary: spoiltOf(more).map(json) }] : [];
  return fc
    .record({
      route: fc.constantFrom(...routes),
      otherMethod: fc.oneof(
        { weight: 9, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: odd },
      ),
      param: fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom(...keys) },
        { weight: 2, arbitrary: inAddress },
      ),
      query,
      headers: fc.oneof(
        { weight: 7, arbitrary: fc.constant<string[]>([]) },
        { weight: 1, arbitrary: fc.array(header, { minLength: 1, maxLength: 2 }) },
      ),
      body: fc.option(
        fc.oneof({ weight: 200, arbitrary: body }, { weight: 1, arbitrary: huge }, ...own),
        {
          freq: 12,
        },
      ),
      isStaff: fc.boolean(),
      keyless: fc.integer({ min: 0, max: 20 }).map((number) => number === 0),
      twist: fc.oneof(
        { weight: 12, arbitrary: fc.constant('') },
        { weight: 1, arbitrary: fc.constantFrom('/', '//', '/..', ';a=b', '%2f', '%00', '#x') },
      ),
    })
    .map(({ route, otherMethod, param, headers, body: sent, isStaff, keyless, ...rest }) => {
      const method = otherMethod ?? route.method;
      const path = route.url.replace(/:[a-z_]+|\*/i, () => param) + rest.twist + rest.query;
      // Logging out or a new password would turn every later request into a visitor's.
      const endsSession = isStaff && /^\/api\/(auth|contas)/.test(route.url);
      const given = ['GET', 'HEAD'].includes(method) ? null : sent;
      const head = [
        `${method} ${path} HTTP/1.1`,
        'Host: localhost',
        'Connection: close',
        ...(keyless ? [] : [`apikey: ${apiKey}`]),
        ...(isStaff && !endsSession ? [`x-auth-token: ${token}`] : []),
        ...(given
          ? [`Content-Type: ${given.type}`, `Content-Length: ${given.content.length}`]
          : []),
        ...headers,
        '',
        '',
      ].join('\r\n');
      const bytes = Buffer.concat([Buffer.from(head), given?.content ?? Buffer.alloc(0)]);
      return { method, path, isStaff, bytes };
    });
}

const disposed = (words: string, content = 'x') =>
  `--${boundary}\r\nContent-Disposition: form-data; ${words}\r\n\r\n${content}\r\n`;

const pieces = [
  `--${boundary}\r\n\r\n\r\n`,
  `--${boundary} \t\r\nX: y\r\n\r\n\r\n`,
  `--${boundary}\r\nContent-Type: application/octet-stream\r\n\r\nx\r\n`,
  disposed('name="x"'),
  disposed('name="__proto__"; filename="a"'),
  disposed('name="file"'),
  disposed('name="outro"; filename="a.pdf"'),
  disposed('name="file"; filename="a.pdf"', '%PDF-1.4\n'),
  disposed('name="file"; filename="a.pdf"', '%PDF-1.4\nstartxref\n9\n%%EOF\n'),
];
const wholeFile = pieces.at(-1) ?? '';

/** Forms of up to five thousand parts, with and without a file, whole or cut at any byte. */
export const forms: fc.Arbitrary<Buffer> = fc
  .record({
    many: fc.constantFrom(...pieces),
    amount: fc.oneof(
      fc.constantFrom(0, 1, 5, 6, 999, 1_000, 1_001, 1_002, 5_000),
      fc.nat({ max: 5_000 }),
    ),
    few: fc.array(fc.constantFrom(...pieces), { maxLength: 3 }),
    file: fc.constantFrom('first', 'last', 'none'),
    cut: fc.oneof(
      fc.constant(0),
      // In the last part, or anywhere.
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 1, max: 100_000 }),
    ),
  })
  .map(({ many, amount, few, file, cut }) => {
    const parts = [
      ...(file === 'first' ? [wholeFile] : []),
      ...Array<string>(amount).fill(many),
      ...few,
      ...(file === 'last' ? [wholeFile] : []),
    ];
    const form = Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
    return form.subarray(0, form.length - Math.min(cut, form.length));
  });

/** The request that sends a form; its length announces `missing` more bytes, which never come. */
export function formTo(path: string, form: Buffer, { token = '', missing = 0 } = {}): Buffer {
  const head = [
    `POST ${path} HTTP/1.1`,
    ...['Host: localhost', 'Connection: close', `apikey: ${apiKey}`],
    ...(token ? [`x-auth-token: ${token}`] : []),
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${form.length + missing}`,
    ...['', ''],
  ].join('\r\n');
  return Buffer.concat([Buffer.from(head), form]);
}
