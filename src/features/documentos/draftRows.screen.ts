import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import { isDay } from '../../language/calendar.ts';
import { messages } from '../../language/messages.ts';
import type { RecordOf } from '../../sections/section.ts';
import type { documentos } from './documentos.ts';

export type Documento = RecordOf<typeof documentos>;

/** The fields that are corrected in the table. */
const corrected = ['type', 'orgao', 'numero', 'date', 'title'] as const;
export type Corrected = (typeof corrected)[number];

export type DraftRow = {
  record: Documento;
  /** What stands in the inputs. */
  typed: Record<Corrected, string>;
  state: 'saved' | 'typed' | 'saving' | 'failed' | 'clash';
  /** Why it is not saved, or not published. */
  reason: string;
  isSelected: boolean;
};

/** Saves a document; if somebody saved a newer version, that comes with the refusal. */
type Write = (record: Documento) => Promise<Documento | Refused>;

export const noDay = 'Escreva a data do ato';

/** 1 January stands for an unknown day, since nobody decides anything on New Year's Day. */
export const isStandIn = (date: string) => date.endsWith('-01-01');

/** The day that stands for an unknown one, in the year that a text names, or in this one. */
export function standInDay(text: string, now: Date): string {
  const latest = now.getFullYear() + 1;
  const years = [...text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([year]) => Number(year));
  return `${years.find((year) => year <= latest) ?? now.getFullYear()}-01-01`;
}

function typedIn(record: Documento): DraftRow['typed'] {
  return Object.fromEntries(
    corrected.map((name) => [name, String(record[name])]),
  ) as DraftRow['typed'];
}

function newRow(record: Documento, isSelected: boolean): DraftRow {
  return { record, typed: typedIn(record), state: 'saved', reason: '', isSelected };
}

const isDirty = ({ record, typed }: DraftRow) =>
  corrected.some((name) => typed[name] !== String(record[name]));

/** What keeps a row from being saved, found without asking the server. */
function faultIn({ title, date }: DraftRow['typed']): string {
  if (title.trim() === '') return `Título: ${messages.required}`;
  return isDay(date) ? '' : `Data: ${messages.date}`;
}

/**
 * The rows. The object of a row is replaced only when that row changes, so that typing into one of
 * hundreds redraws that one alone.
 */
function makeRows(records: readonly Documento[]) {
  let rows = new Map(records.map((record) => [record._id, newRow(record, false)]));
  let ids = [...rows.keys()];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  function put(row: DraftRow): void {
    rows = new Map(rows).set(row.record._id, row);
    tell();
  }

  function change(id: string, changes: Partial<DraftRow>): void {
    const row = rows.get(id);
    if (row) put({ ...row, ...changes });
  }

  return {
    put,
    change,
    take(id: string): void {
      rows = new Map(rows);
      rows.delete(id);
      ids = ids.filter((each) => each !== id);
      tell();
    },
    add(record: Documento, isSelected = true): void {
      if (!rows.has(record._id)) ids = [record._id, ...ids];
      put(newRow(record, isSelected));
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ids: () => ids,
    all: () => rows,
    row: (id: string) => rows.get(id),
    type(id: string, name: Corrected, value: string): void {
      const row = rows.get(id);
      if (row) change(id, { typed: { ...row.typed, [name]: value }, state: 'typed', reason: '' });
    },
    /** Replaces what was typed with what is stored. */
    takeStored(id: string): void {
      const row = rows.get(id);
      if (row) put(newRow(row.record, row.isSelected));
    },
    select(chosen: readonly string[], isSelected: boolean): void {
      rows = new Map(rows);
      for (const id of chosen) {
        const row = rows.get(id);
        if (row && row.isSelected !== isSelected) rows.set(id, { ...row, isSelected });
      }
      tell();
    },
  };
}

/** The drafts in the table, which are saved and published from there. */
export function makeDraftRows(records: readonly Documento[], write: Write) {
  const { put, change, take, ...table } = makeRows(records);
  const saving = new Map<string, Promise<boolean>>();

  /** Says why a row was not saved; a newer version by somebody else becomes its stored record. */
  function refuse(id: string, refused: Refused): void {
    const newer = refused.more?.documento as Documento | undefined;
    if (newer) change(id, { record: newer, state: 'clash', reason: reasonOf(refused) });
    else change(id, { state: 'failed', reason: reasonOf(refused) });
  }

  async function saveNow(id: string): Promise<boolean> {
    const row = table.row(id);
    if (!row) return false;
    if (!isDirty(row)) {
      change(id, { state: 'saved', reason: '' });
      return true;
    }
    const fault = faultIn(row.typed);
    if (fault !== '') {
      change(id, { state: 'failed', reason: fault });
      return false;
    }
    change(id, { state: 'saving', reason: '' });
    const answer = await write({ ...row.record, ...row.typed } as Documento);
    if (isRefused(answer)) {
      refuse(id, answer);
      return false;
    }
    const now = table.row(id);
    if (!now) return true;
    const isAsSent = corrected.every((name) => now.typed[name] === row.typed[name]);
    const typed = isAsSent ? typedIn(answer) : now.typed;
    put({ ...now, record: answer, typed, state: isAsSent ? 'saved' : 'typed', reason: '' });
    return isAsSent ? true : saveNow(id);
  }

  /** Saves a row; calls made meanwhile share the same save. */
  function save(id: string): Promise<boolean> {
    const under = saving.get(id) ?? Promise.resolve(saveNow(id)).finally(() => saving.delete(id));
    saving.set(id, under);
    return under;
  }

  async function publish(chosen: readonly string[], onDone: (done: number) => void) {
    const published: Documento[] = [];
    for (const [index, id] of chosen.entries()) {
      onDone(index);
      if (!(await save(id))) continue;
      const row = table.row(id);
      if (!row) continue;
      if (isStandIn(row.record.date)) {
        change(id, { state: 'failed', reason: `${noDay}.` });
        continue;
      }
      const answer = await write({ ...row.record, rascunho: false });
      if (isRefused(answer)) refuse(id, answer);
      else {
        published.push(answer);
        take(id);
      }
    }
    return published;
  }

  /** Turns published documents back into drafts; returns why some could not be. */
  async function bringBack(published: readonly Documento[]): Promise<string[]> {
    const reasons: string[] = [];
    for (const record of published) {
      const answer = await write({ ...record, rascunho: true });
      if (isRefused(answer)) reasons.push(`«${record.title}»: ${reasonOf(answer)}`);
      else table.add(answer);
    }
    return reasons;
  }

  return { ...table, save, publish, bringBack };
}

export type DraftRows = ReturnType<typeof makeDraftRows>;
