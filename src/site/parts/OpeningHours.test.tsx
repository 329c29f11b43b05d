import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blankHorario } from '../../fields/horario.ts';
import { OpeningHours } from './OpeningHours.tsx';

const winter = { de: '11-01', ate: '04-30', semana: blankHorario.semana };

test.each([
  ['2026-01-15', ['De 1 de novembro a 30 de abril', 'No resto do ano']],
  ['2026-07-15', ['No resto do ano', 'De 1 de novembro a 30 de abril']],
])('on %s the hours that hold then come first', (day, names) => {
  const html = renderToStaticMarkup(
    <OpeningHours
      horario={{ ...blankHorario, epocas: [winter] }}
      now={new Date(`${day}T12:00:00Z`)}
      ownDays={[]}
    />,
  );
  expect([...html.matchAll(/class="label">([^<]+)/g)].map(([, name]) => name)).toEqual(names);
});

test('hours without seasons need no name', () => {
  const html = renderToStaticMarkup(
    <OpeningHours horario={blankHorario} now={new Date()} ownDays={[]} />,
  );
  expect(html).not.toContain('label');
});
