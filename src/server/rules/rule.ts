import { type SqlBool, sql } from 'kysely';
import type { Fields, Values } from '../../fields/field.ts';
import type { Collections } from '../../sections/all.ts';
import type { ActivityVerb } from '../../sections/atividade.ts';
import type { Collection } from '../../sections/section.ts';
import type { LetterContext } from '../mail/outbox.ts';
import type { Lacks } from '../process/lacks.ts';
import { hasLife, isInState } from '../store/life.ts';
import type { Condition, Selection, Store } from '../store/store.ts';
import type { Row, Table } from '../store/table.ts';
import type { Actor } from '../tables/atividade.ts';

/** The parameters of a reading; each is given once. */
export type Query = Readonly<Record<string, string>>;

/** What a rule may know about who asks, and when. */
export type ReadContext = {
  isStaff: boolean;
  now: Date;
  /** Whether it is for when nobody may be there to take away what has an hour to go. */
  isLasting: boolean;
};

type FieldsOf<C> = C extends Collection<infer F, infer _> ? F : Fields;
type ComputedOf<C> = C extends Collection<infer _, infer Computed> ? Computed : Fields;

/** What is odd about one collection; everything else is the same for all. */
export type Rule<C = Collection> = {
  /** What visitors may see of what is published, in lists, one by one, in the search and in what is made of these; all unless said. */
  visible?(now: Date): Condition<FieldsOf<C>>;
  /** Narrows or orders a list beyond the `type` and `limit` that every list knows. */
  select?(
    query: Query,
    asking: ReadContext,
  ): Selection<FieldsOf<C>> & {
    /** Whether its condition already implies the `type` of the query, which then is left out of the SQL. */
    impliesType?: boolean;
  };
  /**
   * Works out what is not stored, for each record in turn; `query` is what a list was asked for. What
   * other tables say of a record it does without where they cannot be read.
   */
  compute?(
    store: Store,
    rows: Row<FieldsOf<C>>[],
    query: Query,
    lacks: Lacks,
  ): Promise<Partial<Omit<Values<ComputedOf<C>>, 'estado'>>[]>;
  /**
   * A last look inside the transaction, before a record is written; throws a refusal to stop it.
   * `previous` is the stored record, locked, when one is changed.
   */
  beforeSave?(
    store: Store,
    values: Values<FieldsOf<C>>,
    previous?: Row<FieldsOf<C>>,
  ): Promise<void>;
  /** Inside the transaction that changes a record, once it is written; `envelope` is what came along. */
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
   * Inside the transaction of whatever is done with a record, by a person or by the clock, and as the
   * last of it: it was written, deleted, brought back or let go. `previous` is what it was before;
   * one that has only just come to be has none.
   */
  afterActivity?(
    store: Store,
    deed: {
      verb: ActivityVerb;
      row: Row<FieldsOf<C>>;
      previous?: Row<FieldsOf<C>> | undefined;
      /** What came along with a save. */
      envelope?: Readonly<Record<string, unknown>> | undefined;
    },
    context: LetterContext & { actor: Actor },
  ): Promise<void>;
  /** Inside the transaction that removes a record, while everything is still there. */
  beforeRemove?(
    store: Store,
    row: Row<FieldsOf<C>>,
    context: LetterContext & { actor?: Actor },
  ): Promise<void>;
};

/** Rules by the name of their collection. */
export type Rules = { [Name in keyof Collections]?: Rule<Collections[Name]> };

/** What visitors may see of a table at a moment, or for as long as nobody looks after it; undefined where that is all of it. */
export function publicPart(
  table: Pick<Table, 'fields'>,
  rule: Rule | undefined,
  now: Date,
  isLasting = false,
): Condition<Fields> | undefined {
  const visible = rule?.visible?.(now);
  if (!hasLife(table)) return visible;
  const isNow = isInState('publicado', now);
  const isLive = isLasting ? sql<SqlBool>`${isNow} and "retirarEm" = ''` : isNow;
  const holds = visible?.holds ? sql<SqlBool>`${isLive} and (${visible.holds})` : isLive;
  return { ...visible, holds };
}

/** Narrows a selection to what somebody may see of a table; staff may see everything. */
export function seenBy(
  { isStaff, now, isLasting }: ReadContext,
  table: Pick<Table, 'fields'>,
  rule: Rule | undefined,
): Pick<Selection<Fields>, 'only'> {
  return isStaff ? {} : { only: publicPart(table, rule, now, isLasting) };
}
