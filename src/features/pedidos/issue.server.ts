import { createHash, randomBytes } from 'node:crypto';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { type SqlBool, sql } from 'kysely';
import { Refusal, refusal } from '../../calls/refusal.ts';
import { lisbonDay } from '../../language/calendar.ts';
import { messages } from '../../language/messages.ts';
import { drawnPdf } from '../../server/files/drawnPdf.ts';
import { openPrivateFiles, readPrivateFile } from '../../server/files/privateFiles.ts';
import { diskName, isStoredPath } from '../../server/files/storedPath.ts';
import { queue } from '../../server/process/queue.ts';
import { appendLine } from '../../server/register/appendLine.ts';
import { registo } from '../../server/register/registo.ts';
import { type Actor, logActivity } from '../../server/store/atividade.ts';
import { readDefinicoes } from '../../server/store/definicoes.ts';
import { lockUntilCommit } from '../../server/store/lock.ts';
import type { Store } from '../../server/store/store.ts';
import type { RequestContext } from './ask.server.ts';
import type { IssuedWords } from './drawIssued.server.ts';
import { codeLetters, codeTyped, faultsIn, groundInWords, type Wanted } from './issued.ts';
import { copias, emitidos, type IssuedRow } from './issuedTables.server.ts';
import { writeToApplicant } from './letters.server.ts';
import { refusals } from './pedidos.ts';
import { lockRequest, nextVersion, type PedidoRow, pedidos } from './tables.server.ts';

// Beside this file both in the source (.ts) and in the build (.js).
const program = join(import.meta.dirname, `issuedProgram.server${extname(import.meta.filename)}`);

/** A code of 80 bits, which nobody can guess; a guessed one would show no personal data anyway. */
const newCode = () =>
  codeTyped(Array.from(randomBytes(16), (byte) => codeLetters[byte % 32]).join(''));

/** The next number of a year, without gaps, since no document is ever removed. Demo requests have their own series. */
async function nextDocumentNumber(store: Store, { demo }: PedidoRow, ano: string): Promise<string> {
  const series = `${demo ? 'demo-' : ''}${ano}/`;
  const condition = sql<SqlBool>`"numero" like ${`${series}%`}`;
  const [last] = await store.list(emitidos, { condition, order: [sql`"sequence" desc`], limit: 1 });
  const next = Number(last?.numero.slice(series.length) ?? 0) + 1;
  return series + String(next).padStart(4, '0');
}

export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Keeps a PDF that was drawn or uploaded, and erases it again if `work` or its transaction fails. */
export async function keepPdf<T>(
  context: RequestContext,
  temp: string,
  work: (trx: Store, kept: { file: string; sha256: string }) => Promise<T>,
): Promise<T> {
  const files = await openPrivateFiles(context, copias);
  const { file, kind } = await files.keep(temp);
  try {
    const bytes = await readPrivateFile(context, copias, file);
    if (kind !== 'pdf' || !bytes) throw refusal(415, 'file', messages.onlyPdf);
    return await context.store.transaction((trx) => work(trx, { file, sha256: sha256Of(bytes) }));
  } catch (error) {
    await files.erase(file);
    throw error;
  }
}

/** Draws a document; answers where the file is for now. */
async function draw(
  context: RequestContext,
  { corpo: texto, validoAte, ...ground }: Wanted,
  named: Pick<IssuedRow, 'tipo' | 'numero' | 'codigo'>,
): Promise<string> {
  const { config, now, store } = context;
  const { councilName, address, villageName, brasao } = await readDefinicoes(store);
  const words: IssuedWords = {
    ...named,
    texto,
    validoAte,
    fundamento: groundInWords(ground),
    junta: councilName,
    morada: address,
    lugar: villageName,
    em: now().toISOString(),
    brasao: isStoredPath(brasao) ? join(config.dataDir, 'uploads', diskName(brasao)) : '',
    verificar: `${config.siteUrl}/verificar`,
  };
  const files = await openPrivateFiles(context, copias);
  return files.receive(Readable.from([await drawnPdf(program, words)]));
}

/** What can be done with a document: the name of the step, and the sentence for the applicant. */
const deeds = {
  documentIssued: ['Documento emitido', 'Já pode descarregar o documento na página do seu pedido.'],
  documentSigned: [
    'Documento assinado',
    'O documento já está assinado: pode descarregá-lo na página do seu pedido.',
  ],
  documentAnnulled: ['Documento anulado', 'A junta anulou este documento: deixou de ser válido.'],
} as const;

/** Records what was done in a letter, the activity and the register. Demo documents stay out of the register. */
export async function recordDeed(
  trx: Store,
  context: RequestContext,
  emitido: IssuedRow,
  { actor, verb, motivo = '' }: { actor: Actor; verb: keyof typeof deeds; motivo?: string },
): Promise<void> {
  const { _id, numero, tipo, codigo, fundamento, sha256, validoAte, pedido: of } = emitido;
  const [facto, says] = deeds[verb];
  const pedido = await trx.find(pedidos, { _id: of });
  const facts = Object.entries({
    Documento: tipo,
    Número: numero,
    'Código de verificação': codigo,
  });
  if (motivo !== '') facts.push(['Motivo', motivo]);
  if (pedido) await writeToApplicant(trx, context, pedido, facto, { paragraphs: [says], facts });
  await logActivity(trx, actor, { verb, subject: numero, place: pedidos.name, target: of });
  if (emitido.demo) return;
  await lockUntilCommit(trx, registo.name);
  await appendLine(trx, actor, {
    documento: _id,
    identificador: numero,
    facto: facto.toLowerCase(),
    content: { tipo, numero, fundamento, sha256, validoAte },
  });
}

const inTurn = queue();

/** Thrown when another process took the number first; `issue` then tries again, `mostTries` times in all. */
const taken = refusal(409, 'numero', refusals.changedMeanwhile);
const mostTries = 5;

/**
 * Issues a document. The PDF is drawn with its number before the number is taken, so that no
 * transaction waits for a drawing and a failed drawing leaves no gap. If the number is gone by
 * then, it is drawn again.
 */
export function issue(
  context: RequestContext,
  _id: string,
  { versao, ...wanted }: Wanted & { versao: number | null },
  actor: Actor,
): Promise<string> {
  const { store, now } = context;
  const today = lisbonDay(now());
  const ano = today.slice(0, 4);

  async function lockIssuable(trx: Store): Promise<PedidoRow> {
    const pedido = await lockRequest(trx, _id, versao);
    if (pedido.estado === 'retirado') throw refusal(422, 'estado', refusals.closed);
    return pedido;
  }

  async function tryOnce(): Promise<string> {
    const pedido = await store.transaction(lockIssuable);
    const numero = await nextDocumentNumber(store, pedido, ano);
    const named = { tipo: pedido.servicoNome, numero, codigo: newCode() };
    return keepPdf(context, await draw(context, wanted, named), async (trx, { file, sha256 }) => {
      const before = await lockIssuable(trx);
      await lockUntilCommit(trx, emitidos.name);
      if ((await nextDocumentNumber(trx, pedido, ano)) !== numero) throw taken;
      const { fundamento, validoAte } = wanted;
      const emitidoEm = now().toISOString();
      const { nome, email, telemovel, demo } = before;
      const emitido = await trx.create(emitidos, {
        ...named,
        fundamento,
        validoAte,
        sha256,
        pedido: _id,
        emitidoEm,
        demo,
      });
      const whose = { nome, email, telemovel, pedido: _id, demo };
      await trx.create(copias, { ...whose, emitido: emitido._id, file });
      await trx.change(pedidos, { _id }, nextVersion(before));
      await recordDeed(trx, context, emitido, { actor, verb: 'documentIssued' });
      return emitido._id;
    });
  }

  return inTurn(async () => {
    const faults = faultsIn(wanted, today);
    if (faults.length > 0) throw new Refusal(422, faults);
    for (let tries = 1; ; tries++) {
      try {
        return await tryOnce();
      } catch (error) {
        if (error !== taken || tries === mostTries) throw error;
      }
    }
  });
}
