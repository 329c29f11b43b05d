import type { ActivityVerb } from '../../sections/atividade.ts';
import { type Estado, estadoOf } from '../../sections/life.ts';
import { pdfsOf } from '../../server/files/filesTable.ts';
import { appendLine } from '../../server/register/appendLine.ts';
import { fileHash } from '../../server/register/fileHash.ts';
import { type LineContent, registo } from '../../server/register/registo.ts';
import type { Actor } from '../../server/store/atividade.ts';
import { lockUntilCommit } from '../../server/store/lock.ts';
import type { Store } from '../../server/store/store.ts';
import type { Row } from '../../server/store/table.ts';
import type { documentos } from './documentos.ts';

type Documento = Row<(typeof documentos)['fields']>;

/** What was done with a document; `previous` is the document before, if there was one. */
type Deed = { verb: ActivityVerb; row: Documento; previous?: Documento | undefined };

/** The fields that a line keeps, in its order. */
const kept = [
  'title',
  'type',
  'orgao',
  'numero',
  'date',
  'publicarEm',
  'retirarEm',
  'afixadoEm',
  'retiradoEm',
] as const;

/** What a line keeps of a document. */
export type Content = Record<(typeof kept)[number], string> & {
  estado: Estado;
  files: { file: string; title: string; sha256: string }[];
} & LineContent;

const verbs: Partial<Record<ActivityVerb, string>> = {
  created: 'publicado',
  changed: 'alterado',
  published: 'publicado',
  scheduled: 'agendado',
  draftSaved: 'guardado como rascunho',
  withdrawn: 'retirado do site',
  versionRestored: 'reposto como era antes',
  deleted: 'apagado',
  restored: 'trazido de volta',
  deletedForGood: 'apagado de vez',
};

/** Whether a line says that the document was deleted: then no visitor sees it, whatever its state. */
export const isAway = (facto: string) => facto === verbs.deleted || facto === verbs.deletedForGood;

/** What happened, in words; one save may be several things. */
function factoOf({ verb, row, previous }: Deed): string {
  const { afixadoEm = '', retiradoEm = '' } = previous ?? {};
  const board = [
    row.afixadoEm !== afixadoEm && (row.afixadoEm === '' ? 'afixação anulada' : 'afixado'),
    row.retiradoEm !== retiradoEm &&
      (row.retiradoEm === '' ? 'retirada anulada' : 'retirado do quadro'),
  ];
  return [!previous && 'criado', verbs[verb] ?? verb, ...board].filter(Boolean).join(', ');
}

async function contentOf(store: Store, row: Documento, dataDir: string, now: Date) {
  const paths = row.files.map(({ file }) => file);
  const known = await pdfsOf(store, paths);
  const files: Content['files'] = [];
  for (const { file, title } of row.files) {
    // The PDF may not have been read yet, so its hash is not stored.
    const sha256 = known[file]?.sha256 || (await fileHash(dataDir, file));
    files.push({ file, title, sha256 });
  }
  const values = Object.fromEntries(kept.map((name) => [name, row[name]]));
  return { ...values, estado: estadoOf(row, now), files };
}

/**
 * Writes the line about a change to a document, as the last part of its transaction: other writers
 * of lines wait for the lock until it ends. Documents of the demo get no line.
 */
export async function noteInRegister(
  trx: Store,
  deed: Deed,
  { actor: { who, now }, dataDir }: { actor: Actor; dataDir: string },
): Promise<void> {
  const { row } = deed;
  if (row.demo) return;
  const content = await contentOf(trx, row, dataDir, now);
  await lockUntilCommit(trx, registo.name);
  const about = { documento: row._id, identificador: row.identifier };
  await appendLine(trx, { who, now }, { ...about, facto: factoOf(deed), content });
}
