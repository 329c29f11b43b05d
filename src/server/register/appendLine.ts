import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import type { Actor } from '../tables/atividade.ts';
import { beforeFirst, canonical, commonOf, hashOf, isBackInTime, registo } from './registo.ts';

/** What a line is to tell of. */
type Told = { documento: string; identificador: string; facto: string; content: object };

/**
 * Writes the next line; whoever calls has seen to it that nobody else does so meanwhile. Its moment
 * is never before that of the line before it: where the clock says so, it has that line's, and what
 * the clock said stands beside it.
 */
export async function appendLine(
  trx: Store,
  { who, now }: Actor,
  { documento, identificador, facto, content }: Told,
): Promise<void> {
  const [last] = await trx.list(registo, { order: [sql`"numero" desc`], limit: 1 });
  const clock = now.toISOString();
  const em = last && last.em > clock ? last.em : clock;
  const said = {
    numero: (last?.numero ?? 0) + 1,
    em,
    quem: who,
    documento,
    identificador,
    facto,
    conteudo: canonical(isBackInTime(clock, em) ? { ...content, relogio: clock } : content),
    anterior: last?.resumo ?? beforeFirst,
  };
  await trx.create(registo, { ...said, ...commonOf(said), resumo: hashOf(said) });
}
