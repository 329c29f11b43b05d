import { expect, test } from 'vitest';
import { addressOf, type CallInput } from '../../calls/address.ts';
import { lists } from '../faces.ts';
import { pages } from '../pages/all.ts';
import { ReadError, type Reader } from '../reader.ts';
import { feeds } from './all.ts';

const siteUrl = 'https://aldeia.example';

const answers: Record<string, unknown> = {
  '/api/definicoes': {
    definicoes: { villageName: 'Souto & Urze', tagline: 'A <melhor>', brasao: '' },
  },
  '/api/traducoes': {
    traducoes: { en: ['/', '/aldeia', '/noticias_e_eventos'], es: [], fr: ['/'] },
  },
  '/api/noticiasEventos?type=NOTICIA,PROJETO&limit=40': {
    arrayNoticiaEventos: [
      {
        title: 'Pão & "vinho" <hoje>\u0001',
        identifier: 'pao',
        insertionDate: '2027-01-02T10:00:00.000Z',
        type: 'NOTICIA',
        description: '<p>Texto &amp; mais</p>',
      },
    ],
  },
  '/api/noticiasEventos?type=EVENTO&limit=40': {
    arrayNoticiaEventos: [
      { title: 'Festa', identifier: 'festa', cancelado: false },
      {
        title: 'Magusto',
        identifier: 'magusto',
        cancelado: true,
        canceladoEm: '2027-01-04T10:00:00.000Z',
        motivoCancelamento: 'Chuva & vento',
      },
    ],
  },
  '/api/avisos?sort=-date&limit=40': {
    arrayAvisos: [
      {
        _id: 'a1',
        title: 'Água',
        type: 'Aviso',
        smallDescription: 'Corte',
        date: '2027-01-03T10:00:00.000Z',
      },
    ],
  },
  '/api/avisos?frontPage=false&sort=-date&fields=title&limit=50000': {
    arrayAvisos: [{ _id: 'a1', updatedAt: '2027-01-04T10:00:00.000Z' }],
  },
  '/api/documentos?sort=-insertionDate&limit=40': {
    arrayDocumentos: [
      {
        title: 'Ata n.º 3 <maio>',
        identifier: 'ata-3',
        type: 'Ata',
        orgao: 'Junta',
        numero: '3/2027',
        smallDescription: '',
        description: '',
        insertionDate: '2027-01-05T10:00:00.000Z',
        files: [{ file: '/f/000000000-a & b.pdf', title: '', anteriores: [] }],
        ficheiros: {
          '/f/000000000-a & b.pdf': { size: 1234, pages: 2, sha256: '', problemas: [] },
        },
      },
    ],
  },
  '/api/documentosContagem': {
    contagem: [
      { type: 'Ata', ano: '2027', orgao: 'Junta', total: 2 },
      { type: 'Orçamento e plano', ano: '2026', orgao: 'Junta', total: 1 },
    ],
  },
  '/api/problemas': { arrayProblemas: [] },
  '/api/documentos/ata-3': { documento: { type: 'Ata' } },
  '/api/noticiasEventos/noticia': { noticiaEvento: { type: 'NOTICIA' } },
};

/** An API that knows the answers above and has empty lists for the rest. */
const read: Reader = async (path, asked) => {
  const address = decodeURIComponent(addressOf(path, asked));
  if (address === '/api/noticiasEventos/nada') throw new ReadError(address, 404);
  return (answers[address] ?? { many: [] }) as never;
};

async function feed(path: string, params = {}, from = read) {
  return feeds.find((each) => each.path === path)?.make(from, siteUrl, params);
}

const filled = ['/comunidade', '/contactos'];

test('every page that search engines may show, and that has something to show, stands in the sitemap', async () => {
  const text = await feed('/sitemap.xml');
  const site = { definicoes: { councilName: '', heroPhotos: [] }, fotos: {}, siteUrl };
  for (const { path, page } of pages) {
    if (/[:*]/.test(path)) continue;
    const hidden = ['/not_found', '/login', '/pesquisa', '/recuperar'].includes(path);
    const listed = text?.includes(`<loc>${siteUrl}${path}</loc>`);
    // All other lists are empty here.
    const isEmpty = lists.some((list) => list.path === path) && !filled.includes(path);
    expect([path, listed]).toEqual([path, !hidden && !isEmpty]);
    if (hidden) expect(page.head({ q: '' }, site as never).noindex).toBe(true);
  }
  expect(text).toContain(`<loc>${siteUrl}/comunidade/a1</loc><lastmod>2027-01-04T10:00:00.000Z`);
});

test('so do the documents of each kind and year, where there is a choice', async () => {
  const text = (await feed('/sitemap.xml')) ?? '';
  const parts = [...text.matchAll(/<loc>[^<]*\/documentos(\?[^<]*)/g)].map(([, search]) => search);
  expect(parts).toEqual(['?type=Ata', '?type=Or%C3%A7amento+e+plano', '?ano=2027', '?ano=2026']);
});

test('a feed stays XML whatever people write', async () => {
  const text = (await feed('/feed.xml')) ?? '';
  expect(text).toContain('<title>Pão &amp; &quot;vinho&quot; &lt;hoje&gt;</title>');
  expect(text).toContain('<description>Texto &amp; mais</description>');
  expect(text).toContain('<title>Souto &amp; Urze: notícias e avisos</title>');
});

test('the newest comes first in the feed, be it news or notice', async () => {
  const text = (await feed('/feed.xml')) ?? '';
  expect(text.indexOf('/comunidade/a1')).toBeLessThan(text.indexOf('/noticias_e_eventos/pao'));
  expect(text).toContain('<pubDate>Sun, 03 Jan 2027 10:00:00 GMT</pubDate>');
});

test('whoever follows the feed hears that an event was cancelled, and of no other event', async () => {
  const text = (await feed('/feed.xml')) ?? '';
  expect(text).toContain('<title>Cancelado: Magusto</title>');
  expect(text).toContain('<description>Chuva &amp; vento</description>');
  expect(text).not.toContain('Festa');
});

test('among the apps of a phone the village has its own name, and its coat of arms where there is one', async () => {
  const { name, icons } = JSON.parse((await feed('/manifest.webmanifest')) ?? '');
  expect(name).toBe('Souto & Urze');
  expect(icons[0].src).toBe('/icone-192.png');
  const withArms: Reader = async () =>
    ({ definicoes: { villageName: '', brasao: '/f/abcdefghi-b.png' } }) as never;
  const own = JSON.parse((await feed('/manifest.webmanifest', {}, withArms)) ?? '');
  expect(own.name).toBe('Aldeia');
  expect(own.icons[2]).toMatchObject({
    src: '/icone-recortavel.png?de=%2Ff%2Fabcdefghi-b.png',
    purpose: 'maskable',
  });
});

test('search engines are told of no private address, and may see that it is not to be shown', async () => {
  const text = (await feed('/robots.txt')) ?? '';
  expect(text).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

test.each([
  ['geral@junta.example', 'mailto:geral@junta.example'],
  ['', `${siteUrl}/contactos`],
])('whoever finds a weakness is told to write to %j', async (email, contact) => {
  const ofVillage: Reader = async () => ({ definicoes: { email } }) as never;
  const lines = (await feed('/.well-known/security.txt', {}, ofVillage))?.split('\n') ?? [];
  const [expires = ''] = lines.splice(1, 1);
  expect(lines).toEqual([
    `Contact: ${contact}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ]);
  const day = 24 * 60 * 60 * 1000;
  const left = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / day;
  expect(left).toBeGreaterThan(100);
  expect(left).toBeLessThan(365);
});

test('a document travels with its PDF, in the length it has', async () => {
  const text = (await feed('/documentos.xml')) ?? '';
  expect(text).toContain('<title>Ata n.º 3 &lt;maio&gt;</title>');
  expect(text).toContain(`<link>${siteUrl}/documentos/ata-3</link>`);
  expect(text).toContain('<description>Ata · Junta · n.º\u00a03/2027</description>');
  expect(text).toContain(
    `<enclosure url="${siteUrl}/f/000000000-a%20&amp;%20b.pdf" length="1234" type="application/pdf"/>`,
  );
});

test('there is no calendar of a document that calls to no session', async () => {
  expect(await feed('/documentos/:identifier.ics', { identifier: 'ata-3' })).toBeUndefined();
});

test.each(['noticia', 'nada'])(
  'there is no calendar of %s, which is no event',
  async (identifier) => {
    expect(await feed('/noticias_e_eventos/:identifier.ics', { identifier })).toBeUndefined();
  },
);

test('a sitemap never holds more than programs take, and leaves out old news first', async () => {
  const records = Array.from({ length: 50_000 }, (_, n) => ({
    identifier: `n${n}`,
    updatedAt: '2027-01-04T10:00:00.000Z',
  }));
  const long: Reader = async (path, asked) =>
    (path === '/api/noticiasEventos'
      ? { many: records }
      : await read(path as string, asked as CallInput)) as never;
  const text = (await feed('/sitemap.xml', {}, long)) ?? '';
  expect(text.match(/<url>/g)).toHaveLength(50_000);
  expect(text).toContain(`<loc>${siteUrl}/comunidade/a1</loc>`);
  expect(text).toContain(`<loc>${siteUrl}/noticias_e_eventos/n0</loc>`);
  expect(text).not.toContain(`<loc>${siteUrl}/noticias_e_eventos/n49999</loc>`);
});
