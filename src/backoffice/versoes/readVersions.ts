import { isRefused, type Refused } from '../../calls/ask.ts';
import type { Versao } from '../../calls/records.ts';
import type { Fotos } from '../../fields/photo.ts';
import { callRecords } from '../client.ts';
import { type Item, itemCall, readItem, type Source } from '../sections/source.ts';

/** A record and its kept versions, newest first. */
export type ReadVersions = { item: Item; versoes: Versao[] };

/** A record as a save left it. */
export type WholeVersion = Versao & { valores: Record<string, unknown> };

/** A version, and the one before it if that is kept. */
export type ReadVersion = ReadVersions & {
  version: WholeVersion;
  before: WholeVersion | undefined;
  fotos: Fotos;
};

type Answer = { versao: WholeVersion | null; fotos: Fotos };

/** The call for the versions of a record, or for one of them. */
function versionsCall(source: Source, key: string, numero?: number): string {
  const all = `${itemCall(source, key)}/versoes`;
  return numero === undefined ? all : `${all}/${numero}`;
}

/** The call that makes an earlier version the newest. */
export function restoreCall(source: Source, key: string, numero: number): string {
  return `${versionsCall(source, key, numero)}/repor`;
}

/** Reads the versions of a record; null if there is no such record. */
export async function readVersions(
  source: Source,
  key: string,
): Promise<ReadVersions | null | Refused> {
  const found = await readItem(source, key);
  if (isRefused(found)) return found;
  if (!found.item) return null;
  const answer = await callRecords('GET', versionsCall(source, key));
  if (isRefused(answer)) return answer;
  return { item: found.item, versoes: (answer.arrayVersoes as Versao[] | null) ?? [] };
}

/** Reads a version of a record, and the one before it. */
export async function readVersion(
  source: Source,
  key: string,
  numero: number,
): Promise<ReadVersion | null | Refused> {
  const read = await readVersions(source, key);
  if (read === null || isRefused(read)) return read;
  const isKept = (wanted: number) => read.versoes.some((each) => each.numero === wanted);
  if (!isKept(numero)) return null;
  const [answer, earlier] = (await Promise.all(
    [numero, numero - 1]
      .filter(isKept)
      .map((wanted) => callRecords('GET', versionsCall(source, key, wanted))),
  )) as (Answer | Refused | undefined)[];
  if (isRefused(answer)) return answer;
  if (isRefused(earlier)) return earlier;
  if (!answer?.versao) return null;
  return {
    ...read,
    version: answer.versao,
    before: earlier?.versao ?? undefined,
    fotos: { ...earlier?.fotos, ...answer.fotos },
  };
}
