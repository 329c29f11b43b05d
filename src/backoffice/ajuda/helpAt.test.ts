import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { content } from '../../../demo/fill.ts';
import { everyCollection } from '../../sections/all.ts';
import type { Section } from '../../sections/section.ts';
import { makeRoutes } from '../routes.tsx';
import { helpAt } from './helpAt.ts';
import { texts } from './texts.ts';

type Screen = { path: string; section: Section | undefined };

/** The path of every route that draws something, with its parameter names left in (`:key`). */
function screensIn(routes: readonly RouteObject[], above = ''): Screen[] {
  return routes.flatMap(({ path = '', children, element, Component, lazy, handle }) => {
    const here = [above, path].filter(Boolean).join('/').replace('?', '');
    if (children) return screensIn(children, here);
    return element || Component || lazy ? [{ path: here, section: handle?.source?.section }] : [];
  });
}

const screens = screensIn(makeRoutes(everyCollection)).filter(({ path }) => !path.endsWith('*'));
const panel = screens.find(({ path }) => path.endsWith('eventos/:key'));

const folder = join(import.meta.dirname, 'pictures');
const pictures = readdirSync(folder);

/** Pictures are taken of the demo village, so a new section has none until the demo fills it. */
const told = Object.keys(content('2026-11-17'));
const pictured = everyCollection
  .filter(({ name }) => told.includes(name))
  .flatMap((collection): readonly Section[] => collection.sections);

test.each([...screens, { path: '/backoffice/eventos/:key/painel', section: panel?.section }])(
  '$path has three sentences and a picture',
  ({ path, section }) => {
    const help = helpAt(path, section);
    expect(help?.words).toHaveLength(3);
    if (!section || pictured.includes(section)) expect(help?.picture).toMatch(/\.avif/);
  },
);

test('no picture is of a screen that is not there', () => {
  const sections = everyCollection.flatMap((collection) => collection.sections);
  const named = texts.flatMap(({ picture }) =>
    sections.map(({ name }) => `${picture.replace(':secao', name)}.avif`),
  );
  expect(pictures.filter((name) => !named.includes(name))).toEqual([]);
});

test('what is nowhere has none, and a new section has no picture yet', () => {
  expect(helpAt('/backoffice/trilhos', undefined)).toBeUndefined();
  expect(helpAt('/backoffice/a/b/c/d/e', undefined)).toBeUndefined();
  const help = helpAt('/backoffice/trilhos', { name: 'trilhos', menu: 'Trilhos' });
  expect(help?.words[0]).toContain('«Trilhos»');
  expect(help?.picture).toBeUndefined();
});

test('the pictures are small enough for a phone, and for those who fetch the project', () => {
  const sizes = pictures.map((name) => statSync(join(folder, name)).size);
  expect(Math.max(...sizes)).toBeLessThan(30_000);
  const all = sizes.reduce((sum, size) => sum + size);
  expect(all / sizes.length).toBeLessThan(17_000);
});
