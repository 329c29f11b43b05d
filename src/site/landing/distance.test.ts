import { describe, expect, test } from 'vitest';
import { kilometres, withoutDistance } from './distance.ts';

describe('the distance of a nearby place', () => {
  test.each([
    ['a 7 km, pela estrada municipal do vale', 7],
    ['A 12,5 km da aldeia', 12.5],
    ['Monte da Fraga, a 1,1 km da Praça do Souto', 1.1],
    ['a cerca de 3 quilómetros', 3],
    ['Fundo da Rua da Ponte, a 500 m da praça', 0.5],
    ['7.5 km away, over the hills', 7.5],
    ['a unos 3 kilómetros, por la sierra', 3],
    ['à 800 mètres de la place', 0.8],
  ])('is read from "%s"', (local, expected) => expect(kilometres(local)).toBe(expected));

  test.each([
    'Largo do Forno',
    'Rua da Eira, 5',
    '',
    'a 7 minutos',
    'Trilho PR2, ao quilómetro 5',
    '7 km',
  ])('is not invented for "%s"', (local) => expect(kilometres(local)).toBeNull());

  test('is not said twice', () => {
    expect(withoutDistance('a 7 km, pela estrada do vale')).toBe('Pela estrada do vale');
    expect(withoutDistance('a 7 km')).toBe('');
    expect(withoutDistance('7.5 km away, over the hills')).toBe('Over the hills');
    expect(withoutDistance('à 7 km, par la vallée')).toBe('Par la vallée');
    expect(withoutDistance('Monte da Fraga, a 1 km')).toBe('Monte da Fraga, a 1 km');
  });
});
