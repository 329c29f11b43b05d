import { privateFileTypes } from '../../calls/anexos.ts';
import { refusal } from '../../calls/refusal.ts';
import { choice } from '../../fields/choice.ts';
import { count } from '../../fields/count.ts';
import { instant } from '../../fields/instant.ts';
import { text } from '../../fields/text.ts';
import { day } from '../../language/durations.ts';
import { megabyte } from '../../language/fileSize.ts';
import { messages } from '../../language/messages.ts';
import { t } from '../../language/speaking.ts';
import { mostMegabytes } from '../../sections/anexos.ts';
import { readPrivateFile, sweepPrivateFiles } from '../files/privateFiles.ts';
import type { Store } from '../store/store.ts';
import { type Row, table } from '../store/table.ts';

/** Files that staff send along with an answer. They are removed with what was answered, as letters are. */
export const anexos = table({
  name: 'anexos',
  fields: {
    /** The `_id` of the message or request that is answered. */
    about: text('Sobre'),
    /** The `_id` of the answer that it was sent with; '' until there is one. */
    resposta: text('Resposta'),
    /** The `_id` of the letter that carries it; '' if the person left no address. */
    carta: text('Carta'),
    nome: text('Nome'),
    /** Its name in the folder. */
    file: text('Ficheiro'),
    extension: choice('Tipo', ['pdf', 'jpg', 'png']),
    size: count('Tamanho'),
    enviadoEm: instant('Enviado em'),
  },
  filesIn: 'anexos',
});

type Needed = Parameters<typeof sweepPrivateFiles>[0];
type AnexoRow = Row<typeof anexos.fields>;

/** The files chosen for an answer: uploaded for this message or request, and sent with no other answer. */
export async function chosenAttachments(
  trx: Store,
  about: string,
  _id: string[],
): Promise<AnexoRow[]> {
  const rows = await trx.list(anexos, { where: { _id, about, resposta: '' } });
  if (rows.length !== new Set(_id).size) throw refusal(422, 'anexos', messages.attachmentGone);
  const bytes = rows.reduce((sum, { size }) => sum + (size ?? 0), 0);
  if (bytes > mostMegabytes * megabyte) {
    throw refusal(422, 'anexos', messages.attachmentsTooLarge(mostMegabytes));
  }
  return rows;
}

/** What a letter says of its files. */
export function attachedInWords(rows: readonly AnexoRow[]): string[] {
  if (rows.length === 0) return [];
  return [t('Em anexo: {nomes}', { nomes: rows.map(({ nome }) => nome).join(', ') })];
}

/** Attaches files to an answer and its letter. */
export async function attach(
  trx: Store,
  rows: readonly AnexoRow[],
  to: Pick<AnexoRow, 'resposta' | 'carta'>,
): Promise<void> {
  if (rows.length > 0) await trx.change(anexos, { _id: rows.map(({ _id }) => _id) }, to);
}

/** The files of all answers about something, by answer. */
export async function attachmentsAbout(store: Store, about: string) {
  const rows = await store.list(anexos, { where: { about } });
  return (answer: string) =>
    rows.filter(({ resposta }) => resposta === answer).map(({ _id, nome }) => ({ _id, nome }));
}

/** The files of a letter, as nodemailer wants them; files erased meanwhile are left out. */
export async function attachmentsOf(context: Needed, carta: string) {
  const rows = await context.store.list(anexos, { where: { carta } });
  if (rows.length === 0) return [];
  const read = rows.map(async ({ nome, file, extension }) => {
    const content = await readPrivateFile(context, anexos, file);
    return content ? [{ filename: nome, content, contentType: privateFileTypes[extension] }] : [];
  });
  return (await Promise.all(read)).flat();
}

/** Erases files that no answer has used within a day, and files whose message or request is gone. */
export async function sweepAttachments(context: Needed): Promise<void> {
  const yesterday = new Date(context.now().getTime() - day).toISOString();
  await context.store.db
    .deleteFrom(anexos.name)
    .where('resposta', '=', '')
    .where('enviadoEm', '<', yesterday)
    .execute();
  await sweepPrivateFiles(context, anexos);
}
