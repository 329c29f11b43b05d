import { expect, test } from 'vitest';
import { identifier, slug } from './identifier.ts';

const now = new Date();

test.each([
  ['Forno Comunitário', 'forno-comunitario'],
  ['  À Ponte — São João!  ', 'a-ponte-sao-joao'],
  ['ÁÉÍÓÚ ãõ ç ñ ü', 'aeiou-ao-c-n-u'],
  ['cafe\u0301', 'cafe'],
  ['a/b\\c?d#e%f', 'a-b-c-d-e-f'],
  ['../../etc', 'etc'],
  ['2.ª edição', '2-edicao'],
  ['🍲', ''],
  ['x'.repeat(500), 'x'.repeat(120)],
  [`${'x'.repeat(119)} y`, 'x'.repeat(119)],
])('%s becomes %s', (typed, expected) => {
  expect(slug(typed)).toBe(expected);
});

test('a name gives an identifier that the field itself accepts', () => {
  for (const field of [identifier(), identifier({ suffix: true })]) {
    for (const name of ['Forno', '🍲', '---', 'x'.repeat(500), `${'x'.repeat(119)} y`]) {
      expect(field.schema.safeParse(field.fill?.(name, now)).success, name).toBe(true);
    }
  }
});

test.each(['Adicionar', 'editar!'])('%s does not take an address of the back-office', (name) => {
  const made = identifier().fill?.(name, now) ?? '';
  expect(made).toBe(`${slug(name)}-1`);
  expect(identifier().schema.safeParse(made).success).toBe(true);
  expect(identifier().schema.safeParse(slug(name)).success).toBe(false);
});

test('equal titles meet only where an ending is asked for', () => {
  expect(identifier().fill?.('Festa', now)).toBe('festa');
  const endings = Array.from({ length: 100 }, () =>
    identifier({ suffix: true }).fill?.('Festa', now),
  );
  for (const each of endings) expect(each).toMatch(/^festa-[a-km-np-z2-9]{6}$/);
  expect(new Set(endings).size).toBe(100);
});
