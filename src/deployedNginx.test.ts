import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testApp } from '../tests/startApp.ts';
import { everyCall } from './calls/all.ts';
import { everyCollection } from './sections/all.ts';
import { formFor, prepare } from './server/cache/prepared.ts';
import { pageName } from './server/cache/writePage.ts';
import { pages } from './site/pages/all.ts';

const deploy = join(import.meta.dirname, '../deploy');
const conf = readFileSync(join(deploy, 'nginx.conf'), 'utf8');

/** The headers nginx adds to pages it serves from files, without those that vary by page. */
const added = Object.fromEntries(
  [...readFileSync(join(deploy, 'cabecalhos.conf'), 'utf8').matchAll(/^add_header (\S+) (.+);$/gm)]
    .map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replace(/^"(.*)"$/, '$1').replaceAll('\\"', '"'),
    ])
    .filter(([, value]) => value && !value.startsWith('$')),
);

/** The rows of an nginx map: regular expressions, which mean the same in JavaScript, and their values. */
function mapOf(name: string): [RegExp, string][] {
  const [, body = ''] = conf.split(` $${name} {`)[1]?.match(/^\n([\s\S]*?)\n}/) ?? [];
  return [...body.matchAll(/^\s*"?~(\*?)(.+?)"?\s+"?([^"\s]*)"?;$/gm)].map(
    ([, loose, source = '', value = '']) => [new RegExp(source, loose ? 'i' : ''), value],
  );
}

describe('nginx and the program say the same', () => {
  const village = testApp('sqlite', { settings: { SITE_URL: 'https://aldeia.example' } });

  test('with every page', async () => {
    const { headers } = await village.app.inject('/saude');
    const {
      'content-type': _t,
      'content-length': _l,
      date: _d,
      connection: _c,
      ...others
    } = headers;
    expect(added).toEqual({ ...others, vary: 'accept-encoding' });
  });

  const addresses = [...pages, ...everyCall(everyCollection)].map(({ path }) => path);
  const withSecret = addresses.filter((path) => /:(?:segredo|codigo)\b/.test(path));
  test.each([...new Set(withSecret)])('about the secret in %s, which no log has', (path) => {
    const rows = mapOf('aldeia_logged');
    const loggedOf = (asked: string) => rows.find(([row]) => row.test(asked))?.[1] ?? asked;
    const asked = path.replaceAll(/:\w+/g, 'k3j-xQ');
    for (const way of [asked, asked.toUpperCase(), `/en${asked}`]) {
      expect(loggedOf(way)).toMatch(/^\/(?!.*k3j-xQ).*\/-$/i);
    }
  });

  test.each([
    ...['br', 'gzip', 'gzip, deflate, br', 'br;q=0, gzip', 'gzip;q=0.0', 'BR', 'identity', '', '*'],
    ...['br; q=0.5', 'x-br', 'gzip ; q=0 , br;q=0.000', 'brotli', 'deflate'],
  ])('about the coding for %s', (accepted) => {
    const rows = mapOf('aldeia_coding');
    expect(rows).toHaveLength(2);
    const [, chosen = 'plain'] = rows.find(([expression]) => expression.test(accepted)) ?? [];
    const form = formFor(prepare({ status: 200, type: '', text: 'x'.repeat(2_000) }), {
      'accept-encoding': accepted,
    });
    expect(chosen).toBe({ br: 'br', gzip: 'gz', identity: 'plain', unchanged: '' }[form]);
  });

  test.each([
    ...['/', '/lojas', '/lojas/', '//lojas', '/lojas/mel-de-urze', '/LOJAS', '/f/..', '/../x'],
    ...['/sitemap.xml', '/x/magusto.ics', '/lojas?', '/lojas?pagina=2', '/lojas?pagina=2#x'],
    ...['/n?tipo=eventos&pagina=2', '/n?tipo=a&pagina=2&x=3', '/n?a=1&b=2&c=3&d=4&e=5'],
    ...['/n?type=Or%C3%A7amento+e+plano&ano=2024&orgao=Junta&pagina=2', '/n?q=Mel'],
    ...['/n?q=a/../b', '/n?q=a+b', '/lojas~', '/ã', '/a/./b', '/a/..b', '/a/b..', '/a//b'],
    ...['*', '', 'http://a/b', '/a b', '/a;b', '/a\nb', '/_', '/.x', '/p%61'],
  ])('about the file of %s', (url) => {
    const rows = mapOf('aldeia_file');
    expect(rows).toHaveLength(1);
    const nameFor = (method: string) => {
      const { groups } = rows[0]?.[0].exec(`${method} ${url}`) ?? {};
      return groups && `${groups.aldeia_path}~${groups.aldeia_query ?? ''}`;
    };
    expect(nameFor('GET')).toBe(pageName(url));
    expect(nameFor('HEAD')).toBe(pageName(url));
    expect(nameFor('POST')).toBeUndefined();
  });
});
