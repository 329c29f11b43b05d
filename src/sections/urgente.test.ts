import { expect, test } from 'vitest';
import { validate } from '../fields/validate.ts';
import { avisos } from './avisos.ts';
import type { Section } from './section.ts';
import { aDayFrom, avisoOf, urgenteFields } from './urgente.ts';

test.each([
  ['the next full hour, a day later', '2026-06-01T10:01:00.000Z', '2026-06-02T11:00:00.000Z'],
  ['the full hour itself', '2026-06-01T10:00:00.000Z', '2026-06-02T10:00:00.000Z'],
  ['the last minute of a year', '2026-12-31T23:59:59.999Z', '2027-01-02T00:00:00.000Z'],
])('what is urgent is so for a day: %s', (_case, now, until) => {
  expect(aDayFrom(new Date(now))).toBe(until);
});

test('the short form makes a notice that the section takes, its words as they were typed', () => {
  const typed = validate(
    { fields: urgenteFields },
    {
      title: ' Corte de água ',
      mensagem: 'Rua da Fonte <até às 17:00>\n\n  Guarde água & feche a torneira. ',
      urgenteAte: '2026-06-02T11:00:00+01:00',
    },
  );
  if (!typed.ok) throw new Error(JSON.stringify(typed.errors));
  const [section] = avisos.sections as unknown as [Section];
  expect(validate(section, avisoOf(typed.values))).toMatchObject({
    ok: true,
    values: {
      title: 'Corte de água',
      type: 'Aviso',
      isActive: true,
      frontPage: true,
      urgencia: 'Atenção',
      urgenteAte: '2026-06-02T10:00:00.000Z',
      smallDescription: 'Rua da Fonte <até às 17:00>\n\n  Guarde água & feche a torneira.',
      description:
        '<p>Rua da Fonte &lt;até às 17:00&gt;</p><p>Guarde água &amp; feche a torneira.</p>',
    },
  });
});

test('nobody publishes it without its words or its end', () => {
  const checked = validate({ fields: urgenteFields }, {});
  const missing = checked.ok ? [] : checked.errors.map(({ param }) => param);
  expect(missing).toEqual(['title', 'mensagem', 'urgenteAte']);
});
