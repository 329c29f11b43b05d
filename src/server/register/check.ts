import { counted } from '../../language/counted.ts';
import { fileName } from '../../language/fileName.ts';
import { files } from '../files/filesTable.ts';
import { batchesOf } from '../store/batchesOf.ts';
import { fromColumns } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { fileHash } from './fileHash.ts';
import {
  beforeFirst,
  commonOf,
  hashOf,
  isBackInTime,
  type LineContent,
  type LineRow,
  registo,
} from './registo.ts';

/** A line by its number and hash: how a certificate or a backup names the end of the register. */
export type End = { linha: number; resumo: string };

/** The result of checking the register. */
export type Checked = {
  linhas: number;
  /** The last line; null in an empty register. */
  fim: End | null;
  /** What is wrong, a sentence each; empty if nothing is. */
  faltas: string[];
  /** The hash that each file had when it was first registered, by its path. */
  files: Map<string, string>;
};

/** More would say nothing new: after a missing line, every later one is out of place too. */
const mostFaults = 20;

/** What checking a line needs of the line before it. */
type Before = { numero: number; em: string; resumo: string };

/** What is wrong with a line that should follow this one, in a sentence. */
function faultOf(line: LineRow, before: Before): string | undefined {
  const numero = before.numero + 1;
  if (line.numero !== numero) {
    return `No lugar da linha ${numero} está a linha ${line.numero}: há linhas a menos, a mais ou trocadas.`;
  }
  if (hashOf(line) !== line.resumo) return `A linha ${numero} foi alterada depois de escrita.`;
  if (line.anterior !== before.resumo) {
    return `A linha ${numero} não continua a que está antes dela: uma das duas foi trocada.`;
  }
  if (isBackInTime(line.em, before.em)) {
    return `A linha ${numero} é de um momento anterior ao da linha que está antes dela: o relógio andou para trás, ou não é verdade o que diz.`;
  }
  const common = Object.entries(commonOf(line));
  return common.every(([name, value]) => line[name as keyof LineRow] === value)
    ? undefined
    : `A linha ${numero} foi alterada depois de escrita.`;
}

function contentIn({ conteudo }: LineRow): LineContent {
  try {
    return JSON.parse(conteudo);
  } catch {
    return {};
  }
}

/** Every line, one after the other. */
async function* linesIn(db: Database): AsyncGenerator<LineRow> {
  for await (const rows of batchesOf(db, registo, { most: 500 })) {
    for (const row of rows) yield fromColumns(registo, row) as LineRow;
  }
}

/** Recomputes the chain from the first line, and compares every line with it. */
export async function checkChain(db: Database): Promise<Checked> {
  const checked: Checked = { linhas: 0, fim: null, faltas: [], files: new Map() };
  let before: Before = { numero: 0, em: new Date(0).toISOString(), resumo: beforeFirst };
  for await (const line of linesIn(db)) {
    const fault = faultOf(line, before);
    if (fault && checked.faltas.length < mostFaults) checked.faltas.push(fault);
    for (const { file, sha256 } of contentIn(line).files ?? []) {
      // Files are never overwritten, so the first hash holds.
      if (sha256 !== '' && !checked.files.has(file)) checked.files.set(file, sha256);
    }
    before = { numero: Number(line.numero), em: line.em, resumo: line.resumo };
    checked.linhas += 1;
    checked.fim = { linha: before.numero, resumo: line.resumo };
  }
  return checked;
}

/** The sentence about a file whose bytes are not those in the register. */
export function changedFile(path: string): string {
  return `O ficheiro «${fileName(path)}» (${path}) já não é o que o registo diz: foi alterado.`;
}

/** Compares the files that the register names with those on disk; returns the counts and what is wrong. */
export async function checkFiles(
  db: Database,
  dataDir: string,
  named: ReadonlyMap<string, string>,
): Promise<{ iguais: number; semFicheiro: number; faltas: string[] }> {
  const found = { iguais: 0, semFicheiro: 0, faltas: [] as string[] };
  for (const [path, sha256] of named) {
    const hash = await fileHash(dataDir, path);
    const isKept =
      hash !== '' ||
      (await db.selectFrom(files.name).select('_id').where('path', '=', path).executeTakeFirst());
    if (!isKept) found.semFicheiro += 1;
    else if (hash === '') {
      found.faltas.push(`Falta no disco o ficheiro «${fileName(path)}» (${path}).`);
    } else if (hash !== sha256) found.faltas.push(changedFile(path));
    else found.iguais += 1;
  }
  return found;
}

/** Why a certificate or a backup that ended with this line is not of this register; undefined if it is. */
export async function missingEnd(
  db: Database,
  { linha, resumo }: End,
): Promise<string | undefined> {
  const line = await db
    .selectFrom(registo.name)
    .select('resumo')
    .where('numero', '=', linha)
    .executeTakeFirst();
  if (!line) return `A linha ${linha} já não existe: o registo foi cortado ou não é este.`;
  return line.resumo === resumo
    ? undefined
    : `A linha ${linha} tem outro resumo: o registo foi reescrito ou não é este.`;
}

/** The result of checking the lines, in sentences; none for an empty register. */
export function checkedInWords({ linhas, fim, faltas }: Omit<Checked, 'files'>): string[] {
  if (faltas.length > 0) return ['ATENÇÃO: o registo dos documentos não está íntegro.', ...faltas];
  if (!fim) return [];
  return [
    `O registo dos documentos está íntegro: ${counted(linhas, 'linha', 'linhas')}.`,
    `Última linha: ${fim.linha}, resumo ${fim.resumo}.`,
  ];
}

/** Checks the lines and the files, and gives the result in sentences. */
export async function checkRegister(
  db: Database,
  dataDir: string,
): Promise<{ isWhole: boolean; words: string[] }> {
  const chain = await checkChain(db);
  const { iguais, semFicheiro, faltas } = await checkFiles(db, dataDir, chain.files);
  const checked = { ...chain, faltas: [...chain.faltas, ...faltas] };
  const kept = `${counted(iguais, 'ficheiro é', 'ficheiros são')} byte por byte o que o registo diz.`;
  const gone = `${counted(semFicheiro, 'ficheiro já não se guarda', 'ficheiros já não se guardam')}.`;
  return {
    isWhole: checked.faltas.length === 0,
    words: [
      ...checkedInWords(checked),
      ...(chain.files.size > 0 ? [kept] : []),
      ...(semFicheiro > 0 ? [gone] : []),
    ],
  };
}
