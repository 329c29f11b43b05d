import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Fields, Values } from '../../fields/field.ts';
import type { Collections } from '../../sections/all.ts';
import type { ActivityVerb } from '../../sections/atividade.ts';
import type { Collection } from '../../sections/section.ts';
import type { LetterContext } from '../mail/outbox.ts';
import type { PartialReads } from '../process/partialReads.ts';
import type { Actor } from '../store/atividade.ts';
import { hasLife, isInState } from '../store/life.ts';
import type { Condition, Selection, Store } from '../store/store.ts';
import type { Row, Table } from '../store/table.ts';

/** The query parameters of a call, each with one value. */
export type Query = Readonly<Record<string, string>>;

/** What a rule may know about who asks, and when. */
export type ReadContext = {
  isStaff: boolean;
  now: Date;
};

type FieldsOf<C> = C extends Collection<infer F, infer _> ? F : Fields;
type ComputedOf<C> = C extends Collection<infer _, infer Computed> ? Computed : Fields;

/** What is odd about one collection; everything else is the same for all. */
export type Rule<C = Collection> = {
  /** Which published records visitors may see, in lists, alone, in the search and wherever else; by default all. */
  visible?(now: Date): RawBuilder<SqlBool>;
  /** Narrows or orders a list beyond the `type` and `limit` that every list knows. */
  select?(
    query: Query,
    asking: ReadContext,
  ): Selection<FieldsOf<C>> & {
    /** Whether its condition already implies the `type` of the query, which then is left out of the SQL. */
    impliesType?: boolean;
  };
  /**
   * Works out the values that are not stored, for each record; `query` is that of a list. It does
   * without other tables that cannot be read.
   */
  compute?(
    store: Store,
    rows: Row<FieldsOf<C>>[],
    query: Query,
    partialReads: PartialReads,
  ): Promise<Partial<Omit<Values<ComputedOf<C>>, 'estado'>>[]>;
  /**
   * Runs inside the transaction before a record is written: may change its values, or throw a refusal to stop it.
   * `previous` is the stored record, locked, when one is changed.
   */
  beforeSave?(
    store: Store,
    values: Values<FieldsOf<C>>,
    previous?: Row<FieldsOf<C>>,
  ): Promise<void>;
  /** Runs in the transaction that changes a record, once it is written; `envelope` is what was sent besides it. */
  afterChange?(
    store: Store,
    change: {
      previous: Row<FieldsOf<C>>;
      row: Row<FieldsOf<C>>;
      envelope: Readonly<Record<string, unknown>>;
    },
    context: LetterContext & { actor: Actor },
  ): Promise<void>;
  /**
   * Runs last in the transaction of anything done with a record, by a person or by the clock: it
   * was written, deleted, restored or deleted for good. `previous` is the record before; a new one
   * has none.
   */
  afterActivity?(
    store: Store,
    deed: {
      verb: ActivityVerb;
      row: Row<FieldsOf<C>>;
      previous?: Row<FieldsOf<C>> | undefined;
      /** What was sent with a save besides the record. */
      envelope?: Readonly<Record<string, unknown>> | undefined;
    },
    context: LetterContext & { actor: Actor },
  ): Promise<void>;
  /** Runs in the transaction that deletes a record, before anything is removed. */
  beforeRemove?(
    store: Store,
    row: Row<FieldsOf<C>>,
    context: LetterContext & { actor?: Actor },
  ): Promise<void>;
};

/** Rules by the name of their collection. */
export type Rules = { [Name in keyof Collections]?: Rule<Collections[Name]> };

/** What visitors may see of a table now; undefined if that is all. */
export function publicPart(
  table: Pick<Table, 'fields'>,
  rule: Rule | undefined,
  now: Date,
): Condition<Fields> | undefined {
  const visible = rule?.visible?.(now);
  if (!hasLife(table)) return visible && { condition: visible };
  const isNow = isInState('publicado', now);
  return { condition: visible ? sql<SqlBool>`${isNow} and (${visible})` : isNow };
}

/** Narrows a selection to what somebody may see of a table; staff may see everything. */
export function seenBy(
  { isStaff, now }: ReadContext,
  table: Pick<Table, 'fields'>,
  rule: Rule | undefined,
): Pick<Selection<Fields>, 'only'> {
  return isStaff ? {} : { only: publicPart(table, rule, now) };
}
