import { PostgresAdapter, sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Creates what the search reads. `searchIndex` has a row for each record that can be found; its terms
 * are words without accents, so both engines only have to look them up, each in an index of its own that
 * it keeps by itself. `searchWords` has every word in them, for those who mistype one.
 */
export async function createSearchTables(db: Database): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const steps = [
    `create table if not exists "searchIndex" (
       "sequence" ${isPostgres ? 'bigserial primary key' : 'integer primary key autoincrement'},
       "_id" text not null unique, "updatedAt" text not null, "collection" text not null,
       "recipe" text not null, "type" text not null, "title" text not null, "path" text not null,
       "text" text not null, "terms" text not null)`,
    `create table if not exists "searchWords" (
       "word" text primary key, "head" text not null, "tail" text not null)`,
    'create index if not exists "searchWords_head" on "searchWords" ("head", "word")',
    'create index if not exists "searchWords_tail" on "searchWords" ("tail", "word")',
    ...(isPostgres ? postgresSteps : sqliteSteps),
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}

const postgresSteps = [
  `alter table "searchIndex" add column if not exists "vector" tsvector
     generated always as ("terms"::tsvector) stored`,
  'create index if not exists "searchIndex_vector" on "searchIndex" using gin ("vector")',
];

const put = 'insert into "searchTerms" (rowid, "terms") values (new."sequence", new."terms")';
const take = 'delete from "searchTerms" where rowid = old."sequence"';

// Beginnings of words are looked up like words: a letter for the place (see searchEntry.ts) and three to eleven of their own.
const sqliteSteps = [
  `create virtual table if not exists "searchTerms" using fts5 ("terms", content = '',
     contentless_delete = 1, detail = none, tokenize = 'ascii', prefix = '4 5 6 7 8 9 10 11 12')`,
  `create trigger if not exists "searchIndex_insert" after insert on "searchIndex"
     begin ${put}; end`,
  `create trigger if not exists "searchIndex_update" after update on "searchIndex"
     when old."terms" <> new."terms" begin ${take}; ${put}; end`,
  `create trigger if not exists "searchIndex_delete" after delete on "searchIndex"
     begin ${take}; end`,
];
