import { expect, test } from 'vitest';
import { testApp } from '../../../tests/startApp.ts';
import { addressOf } from '../../calls/address.ts';
import { blankDefinicoes } from '../../server/store/definicoes.ts';
import { Redirect, type Site } from '../page.ts';
import { ReadError, type Reader } from '../reader.ts';
import { pages } from './all.ts';

const t = testApp('sqlite');

const read = (async (path: string, asked?: Parameters<typeof addressOf>[1]) => {
  const { status, body } = await t.visitor('GET', addressOf(path, asked));
  if (status >= 400) throw new ReadError(path, status);
  return body;
}) as Reader;

const site = {
  definicoes: blankDefinicoes,
  vazias: [],
  siteUrl: 'https://aldeia.example',
} as unknown as Site;

const asked = pages.flatMap(({ path, page }) =>
  page.isPrivate ? [] : (page.params ?? []).map((name) => ({ path, page, name })),
);

// Otherwise a stranger could fill the folder of pages with them, and nothing else would fit.
test.each(asked)('no made-up $name makes a page of $path that is kept', async ({ page, name }) => {
  for (const value of ['inventado', '!!']) {
    const search = new URLSearchParams({ [name]: value });
    const loading = page.load(read, { params: {}, search });
    const head = await loading.then(
      (data) => page.head(data, site),
      (error) => error,
    );
    if (!(head instanceof Redirect)) expect(head, value).toMatchObject({ noindex: true });
  }
});
