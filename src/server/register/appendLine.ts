import { sql } from 'kysely';
import type { Actor } from '../store/atividade.ts';
import type { Store } from '../store/store.ts';
import { beforeFirst, canonical, commonOf, hashOf, isBackInTime, registo } from './registo.ts';

/** What a new line says. */
type NewLine = { documento: string; identificador: string; facto: string; content: object };

/**
 * Writes the next line; the caller holds a lock, so that nobody else appends meanwhile. A line is
 * never dated before the previous one: if the clock has gone back, it takes that line's moment, and
 * after more than a minute `relogio` keeps what the clock said.
 */
export async function appendLine(
  trx: Store,
  { who, now }: Actor,
  { documento, identificador, facto, content }: NewLine,
): Promise<void> {
  const [last] = await trx.list(registo, { order: [sql`"numero" desc`], limit: 1 });
  const clock = now.toISOString();
  const em = last && last.em > clock ? last.em : clock;
  const line = {
    numero: (last?.numero ?? 0) + 1,
    em,
    quem: who,
    documento,
    identificador,
    facto,
    conteudo: canonical(isBackInTime(clock, em) ? { ...content, relogio: clock } : content),
    anterior: last?.resumo ?? beforeFirst,
  };
  await trx.create(registo, { ...line, ...commonOf(line), resumo: hashOf(line) });
}
