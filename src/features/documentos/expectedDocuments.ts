import { addDays, addMonths, dayOf } from '../../language/calendar.ts';
import type { YearlyDocument } from './yearlyDocuments.ts';

/** What matters of a published document; `day` is that of its act, or of the session a summons calls to. */
export type HeldDocument = { title: string; type: string; orgao: string; day: string };

/** The documents of an extraordinary session do not count: it is none of the four expected ones. */
const isExtraordinary = ({ title }: HeldDocument) => /extraordin[aá]ri/i.test(title);

/** How an expectation stands: it is there, there is still time, or it is late. */
type Standing = 'publicado' | 'aTempo' | 'emAtraso';

/** One expectation in one year. */
type ExpectedState<D extends HeldDocument> = {
  nome: string;
  tipo: string;
  orgao: string;
  /** The first and the last day on which its act is expected. */
  de: string;
  a: string;
  /** The last day on which it is not late. */
  ate: string;
  estado: Standing;
  documentos: D[];
};

/** A session may be held this many months late, and its papers still count for it. */
const monthsOfGrace = 1;

const lastDayOf = (year: number, month: number) => addDays(addMonths(dayOf(year, month, 1), 1), -1);

/** An expectation in a year, as yet without documents. */
function inYear<D extends HeldDocument>(each: YearlyDocument, year: number): ExpectedState<D> {
  const { tipo, orgao, deMes, aMes, atrasoMes, atrasoDia } = each;
  const actYear = each.anoAnterior ? year - 1 : year;
  const de = dayOf(actYear, deMes, 1);
  const sameYear = dayOf(actYear, atrasoMes, atrasoDia);
  const ate = sameYear >= de ? sameYear : dayOf(actYear + 1, atrasoMes, atrasoDia);
  const nome = each.nome
    .replaceAll('{ano anterior}', String(year - 1))
    .replaceAll('{ano}', String(year));
  const estado = 'aTempo';
  return { nome, tipo, orgao, de, a: lastDayOf(actYear, aMes), ate, estado, documentos: [] };
}

/**
 * The state of every expectation in a year. A document counts once: for the expectation whose
 * months include its day, preferring one with fewer documents, then one with fewer months; or else
 * for one that ended up to a month before and still has none. The years before and after are filled
 * too, so that their documents do not count for this one.
 */
export function expectedIn<D extends HeldDocument>(
  year: number,
  expectations: readonly YearlyDocument[],
  documents: readonly D[],
  today: string,
): ExpectedState<D>[] {
  const [before, own, after] = [year - 1, year, year + 1].map((each) =>
    expectations.map((expectation) => inYear<D>(expectation, each)),
  );
  const all = [...(before ?? []), ...(own ?? []), ...(after ?? [])];
  const length = ({ de, a }: ExpectedState<D>) => Date.parse(a) - Date.parse(de);
  const rank = (one: ExpectedState<D>, other: ExpectedState<D>) =>
    one.documentos.length - other.documentos.length || length(one) - length(other);
  const unclaimed = documents
    .filter((document) => !isExtraordinary(document))
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .filter((document) => {
      const [claiming] = all
        .filter(
          (each) => isOfKind(each, document) && each.de <= document.day && document.day <= each.a,
        )
        .toSorted(rank);
      claiming?.documentos.push(document);
      return !claiming;
    });
  for (const document of unclaimed) {
    all
      .find(
        (each) =>
          isOfKind(each, document) &&
          each.documentos.length === 0 &&
          each.a < document.day &&
          document.day <= addDays(addMonths(addDays(each.a, 1), monthsOfGrace), -1),
      )
      ?.documentos.push(document);
  }
  return (own ?? []).map((each) => ({ ...each, estado: standingOf(each, today) }));
}

const isOfKind = ({ tipo, orgao }: ExpectedState<HeldDocument>, document: HeldDocument): boolean =>
  tipo === document.type && orgao === document.orgao;

function standingOf({ documentos, ate }: ExpectedState<HeldDocument>, today: string): Standing {
  if (documentos.length > 0) return 'publicado';
  return today <= ate ? 'aTempo' : 'emAtraso';
}
