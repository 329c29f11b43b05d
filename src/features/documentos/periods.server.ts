import { earliest } from '../../language/calendar.ts';
import type { LineRow } from '../../server/register/registo.ts';
import type { Certidao } from './certidaoCalls.ts';
import { type Content, isAway } from './noteInRegister.server.ts';

type Line = Pick<LineRow, 'em' | 'quem' | 'facto'> & { content: Content };

/**
 * Every period on the board, from a document's lines. A day that changes is a correction, unless it
 * posts the document again after it was taken down: the last value counts, with who wrote it.
 */
export function onBoard(lines: readonly Line[]): Certidao['quadro'] {
  const periods: Certidao['quadro'] = [];
  for (const { em, quem: por, content } of lines) {
    const { afixadoEm, retiradoEm } = content;
    const current = periods.at(-1);
    if (afixadoEm === '') {
      if (current && current.ate === '') periods.pop();
      continue;
    }
    if (current?.de !== afixadoEm) {
      const isAgain = current !== undefined && current.ate !== '' && afixadoEm >= current.ate;
      if (current && !isAgain) periods.pop();
      periods.push({ de: afixadoEm, afixado: { por, em }, ate: '', retirado: null });
    }
    const period = periods.at(-1);
    if (period && period.ate !== retiradoEm) {
      period.ate = retiradoEm;
      period.retirado = retiradoEm === '' ? null : { por, em };
    }
  }
  return periods;
}

/**
 * Every period on the site. A line holds until the next one; within that time the document is seen
 * from `publicarEm` to `retirarEm`, even if the program was not running to write a line then.
 */
export function onSite(lines: readonly Line[], now: Date): Certidao['site'] {
  const periods: Certidao['site'] = [];
  const moment = now.toISOString();
  for (const [index, { em, quem: por, facto, content }] of lines.entries()) {
    const { estado, publicarEm, retirarEm } = content;
    if (estado === 'rascunho' || isAway(facto)) continue;
    const next = lines[index + 1]?.em ?? '';
    const de = publicarEm > em ? publicarEm : em;
    const ate = earliest(next, retirarEm);
    if (de > moment || (ate !== '' && ate < de)) continue;
    const last = periods.at(-1);
    const end = ate > moment ? '' : ate;
    if (last?.ate === de) last.ate = end;
    else periods.push({ de, ate: end, por });
  }
  return periods;
}
