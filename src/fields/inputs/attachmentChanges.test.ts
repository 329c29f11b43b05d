import { expect, test } from 'vitest';
import { replaced, roleAt, titleFromName } from './attachmentChanges.ts';

test.each([
  ['Ata_03-2024.pdf', 'Ata 03 2024'],
  ['EDITAL  12.PDF', 'EDITAL 12'],
  ['sem-fim', 'sem fim'],
  ['_.pdf', ''],
  [`${'a'.repeat(300)}.pdf`, 'a'.repeat(200)],
])('%s proposes the title %s', (name, title) => {
  expect(titleFromName(name)).toBe(title);
});

test('the first is the document, the rest are its annexes', () => {
  expect([0, 1, 2].map(roleAt)).toEqual(['Documento', 'Anexo 1', 'Anexo 2']);
});

const older = { file: '/f/000000000-a.pdf', ate: '2026-01-02' };
const before = { file: '/f/111111111-b.pdf', title: 'b', anteriores: [older] };
const by = {
  file: '/f/222222222-c.pdf',
  name: 'c.pdf',
  earlierName: 'b.pdf',
  wasStored: true,
  today: '2026-11-16',
};

test('a file that was stored stays as an earlier one, the newest first', () => {
  expect(replaced(before, by)).toEqual({
    file: by.file,
    title: 'c',
    anteriores: [{ file: before.file, ate: '2026-11-16' }, older],
  });
});

test('one that never was leaves nothing behind; a title that somebody chose stays', () => {
  expect(replaced({ ...before, title: 'Mapa' }, { ...by, wasStored: false })).toEqual({
    file: by.file,
    title: 'Mapa',
    anteriores: [older],
  });
});
