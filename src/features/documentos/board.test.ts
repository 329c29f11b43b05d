import { expect, test } from 'vitest';
import { boardOf } from './board.ts';

// The act is of Friday, 6 November 2026: the ten days that follow are the 7th to the 16th.
const date = '2026-11-06';

// Columns: today, posted and taken down (all in 2026), the step, the words, whether it is late.
test.each([
  // Not posted yet.
  ['11-06', '', '', 'toPost', 'Afixar até 12 de novembro', false],
  ['11-11', '', '', 'toPost', 'Afixar até 12 de novembro', false],
  ['11-12', '', '', 'toPost', 'Afixar hoje, o último dia', false],
  ['11-13', '', '', 'toPost', 'Em atraso: devia estar afixado desde 12 de novembro', true],
  ['12-06', '', '', 'toPost', 'Em atraso: devia estar afixado desde 12 de novembro', true],
  ['12-07', '', '', 'old', 'Sem dia de afixação', false],
  ['11-08', '11-10', '', 'planned', 'A afixar a 10 de novembro', false],
  ['11-08', '11-13', '', 'planned', 'A afixar a 13 de novembro, afixado com atraso', true],
  // The day of the act is not one of the ten.
  ['11-06', '11-06', '', 'onBoard', 'Afixado: os 5 dias contam a partir de 7 de novembro', false],
  ['11-07', '11-06', '', 'onBoard', '1 dos 5 dias no quadro', false],
  ['11-12', '11-06', '', 'toTakeDown', 'Pode ser retirado hoje: esteve 5 dias no quadro', false],
  // The day of posting is the first, and Saturday and Sunday count.
  ['11-07', '11-07', '', 'onBoard', '1 dos 5 dias no quadro', false],
  ['11-09', '11-07', '', 'onBoard', '3 dos 5 dias no quadro', false],
  ['11-11', '11-07', '', 'onBoard', '5 dos 5 dias no quadro', false],
  ['11-12', '11-07', '', 'toTakeDown', 'Pode ser retirado hoje: esteve 5 dias no quadro', false],
  ['11-20', '11-07', '', 'toTakeDown', 'Pode ser retirado hoje: esteve 13 dias no quadro', false],
  // The last day on which five of the ten are left, and the one after it.
  ['11-12', '11-12', '', 'onBoard', '1 dos 5 dias no quadro', false],
  ['11-14', '11-13', '', 'onBoard', '2 dos 5 dias no quadro, afixado com atraso', true],
  // Taken down: that day does not count.
  ['11-20', '11-07', '11-12', 'takenDown', 'Esteve no quadro 5 dias', false],
  ['11-12', '11-07', '11-12', 'takenDown', 'Esteve no quadro 5 dias', false],
  ['11-20', '11-07', '11-11', 'takenDown', 'Esteve no quadro só 4 dos 5 dias', true],
  ['11-20', '11-07', '11-07', 'takenDown', 'Esteve no quadro só 0 dos 5 dias', true],
  ['11-20', '11-06', '11-06', 'takenDown', 'Esteve no quadro só 0 dos 5 dias', true],
  ['11-20', '11-14', '11-19', 'takenDown', 'Esteve no quadro 5 dias, afixado com atraso', true],
  // To be taken down on a later day.
  ['11-09', '11-07', '11-15', 'onBoard', '3 dos 5 dias no quadro', false],
] as const)('on %s, posted %j, taken down %j: %s', (today, posted, taken, step, words, isLate) => {
  const [afixadoEm, retiradoEm] = [posted && `2026-${posted}`, taken && `2026-${taken}`];
  const board = boardOf({ date, afixadoEm, retiradoEm }, `2026-${today}`);
  expect(board).toEqual({ step, words, isLate });
});

test('the turn of the year and of the clock change no count', () => {
  const one = { date: '2026-12-29', afixadoEm: '2026-12-30', retiradoEm: '' };
  expect(boardOf(one, '2027-01-02').words).toBe('4 dos 5 dias no quadro');
  const other = { date: '2026-03-27', afixadoEm: '2026-03-28', retiradoEm: '' };
  expect(boardOf(other, '2026-03-30').words).toBe('3 dos 5 dias no quadro');
});
