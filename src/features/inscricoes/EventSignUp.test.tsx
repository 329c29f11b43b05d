import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Slots } from '../../site/feature.ts';
import { EventPlaces } from './EventSignUp.site.tsx';

const prices = (price: number, childPrice: number): string => {
  const evento = { permiteInscricao: true, price, childPrice, startDate: '2026-01-01' };
  const slot = { evento, now: new Date('2026-06-01T11:00:00Z') } as Slots['eventFacts'];
  return renderToStaticMarkup(<EventPlaces {...slot} />).replaceAll('\u00a0', ' ');
};

test.each([
  ['free for all', 0, 0, [/<b>Gratuito<\/b>/]],
  ['free for children', 10, 0, [/10,00 €.*por adulto/, /Gratuito.*por criança/]],
  ['paid by all', 10, 5, [/10,00 €.*por adulto/, /5,00 €.*por criança/]],
] as const)('an event that is %s says each price once', (_case, price, childPrice, words) => {
  const said = prices(price, childPrice);
  for (const each of words) expect(said).toMatch(each);
  expect(said.split('Gratuito').length - 1).toBe(price && childPrice ? 0 : 1);
});
