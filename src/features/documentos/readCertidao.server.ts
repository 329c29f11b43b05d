import { sql } from 'kysely';
import { longMoment } from '../../language/calendar.ts';
import { fileName } from '../../language/fileName.ts';
import { recordPath } from '../../sections/face.ts';
import { facesOf } from '../../sections/faces.ts';
import { pdfsOf } from '../../server/files/filesTable.ts';
import { checkChain, checkFiles } from '../../server/register/check.ts';
import { isBackInTime, type LineRow, registo } from '../../server/register/registo.ts';
import { readDefinicoes } from '../../server/store/definicoes.ts';
import type { Store } from '../../server/store/store.ts';
import type { Certidao } from './certidaoCalls.ts';
import { documentos } from './documentos.ts';
import type { Content } from './noteInRegister.server.ts';
import { onBoard, onSite } from './periods.server.ts';

const [face = { path: '/' }] = facesOf([documentos]);
const inOrder = [sql`"numero"`];

/**
 * The register's lines of the document with this identifier, or else of the last one that had it. The
 * documents issued for requests have lines too, but those name no files, and no certificate is given.
 */
async function linesOf(store: Store, identificador: string) {
  // The living document first: the last line may be about an older one, deleted for good since.
  const living = await store.find(documentos, { identifier: identificador });
  const [last] = await store.list(registo, {
    where: { identificador },
    order: [sql`"numero" desc`],
    limit: 1,
  });
  const documento = living?._id ?? last?.documento;
  if (!documento) return [];
  const lines = await store.list(registo, { where: { documento }, order: inOrder });
  return lines
    .map((line) => ({ ...line, content: JSON.parse(line.conteudo) as Content }))
    .filter(({ content }) => content.files);
}

/** The caveats about the clock: lines whose time it did not give, and a clock that is behind now. */
function clockCaveats(
  lines: readonly (Pick<LineRow, 'numero' | 'em'> & { content: Content })[],
  now: Date,
): string[] {
  const last = lines.at(-1);
  const clock = now.toISOString();
  return [
    ...lines.flatMap(({ numero, em, content: { relogio } }) =>
      relogio
        ? [
            `Ao escrever-se a linha ${numero} o relógio da máquina marcava ${longMoment(relogio)}; por ser antes do momento da linha anterior, ${longMoment(em)}, vale este.`,
          ]
        : [],
    ),
    ...(last && isBackInTime(clock, last.em)
      ? [
          `Ao fazer-se esta certidão o relógio da máquina marcava ${longMoment(clock)}, antes do momento da linha ${last.numero}, ${longMoment(last.em)}.`,
        ]
      : []),
  ];
}

/** What can be certified of a document, from the register alone; and what is wrong with the register. */
export async function readCertidao(
  store: Store,
  identifier: string,
  { dataDir, siteUrl, now }: { dataDir: string; siteUrl: string; now: Date },
): Promise<{
  certidao: Certidao | null;
  registo: { linhas: number; faltas: string[] };
}> {
  const { linhas, fim, faltas, files } = await checkChain(store.db);
  const uncertified = { certidao: null, registo: { linhas, faltas } };
  // Stop here: the content of a broken line may not even be JSON.
  if (faltas.length > 0) return uncertified;
  const lines = await linesOf(store, identifier);
  const last = lines.at(-1);
  if (!last || !fim) return uncertified;
  const { content } = last;
  const paths = content.files.map(({ file }) => file);
  const named = new Map(paths.map((path) => [path, files.get(path) ?? '']));
  const checked = await checkFiles(store.db, dataDir, named);
  const known = await pdfsOf(store, paths);
  const { councilName, address } = await readDefinicoes(store);
  const { title, type, orgao, numero, date } = content;
  return {
    certidao: {
      identifier,
      title,
      type,
      orgao,
      numero,
      date,
      junta: councilName,
      morada: address,
      endereco: `${siteUrl}${recordPath(face, identifier)}`,
      quadro: onBoard(lines),
      site: onSite(lines, last.em > now.toISOString() ? new Date(last.em) : now),
      ficheiros: content.files.map((each) => ({
        name: fileName(each.file),
        title: each.title,
        pages: known[each.file]?.pages ?? null,
        sha256: each.sha256,
      })),
      ressalvas: clockCaveats(lines, now),
      linha: fim.linha,
      resumo: fim.resumo,
      feitaEm: now.toISOString(),
    },
    registo: { linhas, faltas: checked.faltas },
  };
}
