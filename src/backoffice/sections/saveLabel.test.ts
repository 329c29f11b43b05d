import { expect, test } from 'vitest';
import { saveLabel } from './Life.tsx';

const now = new Date('2026-11-17T12:00:00.000Z');
const later = '2026-11-18T12:00:00.000Z';
const gone = '2026-11-16T12:00:00.000Z';
const shown = { rascunho: false, publicarEm: '', retirarEm: '' };

test.each([
  [{}, undefined, 'Publicar'],
  [{ rascunho: true }, undefined, 'Guardar rascunho'],
  [{ rascunho: true }, 'publicado', 'Guardar rascunho'],
  [{}, 'rascunho', 'Publicar'],
  [{}, 'publicado', 'Guardar alterações'],
  [{ publicarEm: later }, undefined, 'Agendar'],
  [{ publicarEm: later }, 'publicado', 'Agendar'],
  [{ publicarEm: later }, 'agendado', 'Guardar alterações'],
  [{ retirarEm: gone }, 'retirado', 'Guardar alterações'],
  [{}, 'retirado', 'Publicar'],
])('with %j a record that was %s is told what saving does: %s', (life, before, label) => {
  expect(saveLabel({ ...shown, ...life }, before, now)).toBe(label);
});
