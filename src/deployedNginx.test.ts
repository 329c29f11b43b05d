import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyCall } from './calls/all.ts';
import { everyCollection } from './sections/all.ts';
import { formFor, prepare } from './server/pages/prepared.ts';
import { pages } from './site/pages/all.ts';

const conf = readFileSync(join(import.meta.dirname, '../deploy/nginx.conf'), 'utf8');

/** The rows of an nginx map: regular expressions, which mean the same in JavaScript, and their values. */
function mapOf(name: string): [RegExp, string][] {
  const [, body = ''] = conf.split(` $${name} {`)[1]?.match(/^\n([\s\S]*?)\n}/) ?? [];
  return [...body.matchAll(/^\s*"?~(\*?)(.+?)"?\s+"?([^"\s]*)"?;$/gm)].map(
    ([, loose, source = '', value = '']) => [new RegExp(source, loose ? 'i' : ''), value],
  );
}

test.each([
  ...['br', 'gzip', 'gzip, deflate, br', 'br;q=0, gzip', 'gzip;q=0.0', 'identity', '', '*'],
  ...['br; q=0.5', 'gzip ; q=0 , br;q=0.000', 'brotli', 'deflate', 'gzip, deflate, br, zstd'],
])('nginx asks the program for the coding that it would choose for %s', (accepted) => {
  const rows = mapOf('aldeia_coding');
  expect(rows).toHaveLength(3);
  const [, chosen = ''] = rows.find(([expression]) => expression.test(`/lojas ${accepted}`)) ?? [];
  const page = prepare({ status: 200, type: '', text: 'x'.repeat(2_000) });
  const forHeader = (coding: string) => formFor(page, { 'accept-encoding': coding });
  expect(forHeader(chosen)).toBe(forHeader(accepted));
});

test.each([
  ['/lojas?fbclid=abc&utm_source=x', '/lojas'],
  ['/lojas?gclid=', '/lojas'],
  ['/lojas?pagina=2', '/lojas?pagina=2'],
  ['/lojas?utm_source=x&pagina=2', '/lojas?utm_source=x&pagina=2'],
  ['/documentos?type=Ata&ano=2024&orgao=Junta', '/documentos?type=Ata&ano=2024&orgao=Junta'],
  ['/pesquisa?q=fbclid=1', '/pesquisa?q=fbclid=1'],
  ['/lojas?', '/lojas?'],
  ['/lojas', '/lojas'],
])('nginx takes %s for %s', (url, page) => {
  const [[expression] = [/$^/]] = mapOf('aldeia_page');
  expect(expression.exec(url)?.groups?.aldeia_path ?? url).toBe(page);
});

test('nginx keeps a file once, and asks for a page by the address that it keeps it under', () => {
  const [, file = ''] =
    /\$aldeia_kept \{ default \$aldeia_page; "~(\S+)" \$uri; \}/.exec(conf) ?? [];
  const files = ['/f/abc123def-ata.pdf', '/assets/x.js', '/feed.xml', '/icone.svg', '/x/festa.ics'];
  expect(
    ['/', '/lojas', '/lojas/mel', ...files].filter((uri) => new RegExp(file).test(uri)),
  ).toEqual(files);
  expect(conf).toContain('proxy_cache_key "$aldeia_coding $aldeia_kept";');
  expect(conf).toContain('proxy_pass http://aldeia$aldeia_page;');
});

const addresses = [...pages, ...everyCall(everyCollection)].map(({ path }) => path);
const withSecret = addresses.filter((path) => /:(?:segredo|codigo)\b/.test(path));
test.each([...new Set(withSecret)])('no log has the secret in %s', (path) => {
  const [[expression, logged] = [/$^/, '']] = mapOf('aldeia_logged');
  const loggedOf = (asked: string) => {
    const door = expression.exec(asked)?.groups?.aldeia_door;
    return door === undefined ? asked : logged.replace('$aldeia_door', door);
  };
  const asked = path.replaceAll(/:\w+/g, 'k3j-xQ');
  for (const way of [asked, asked.toUpperCase(), `/en${asked}`, `${asked}/pedido/x`]) {
    expect(loggedOf(way)).toMatch(/^\/(?!.*k3j-xQ).*\/-$/i);
  }
});
