import { sql } from 'kysely';
import { type Database, isPostgres } from './database.ts';

/**
 * Creates the tables of the search, in place of those of an older program. `searchIndex` has a row
 * for each record that can be found; its terms are words without accents, its own and those
 * `inside` its PDFs. Each engine keeps a full-text index of them by itself. `searchWords` has every
 * word, to guess what a mistyped one means.
 */
export async function createSearchTables(db: Database): Promise<void> {
  const steps = [
    'drop table if exists "searchTerms"',
    'drop table if exists "searchIndex"',
    `create table "searchIndex" (
       "sequence" ${isPostgres(db) ? 'bigserial primary key' : 'integer primary key autoincrement'},
       "_id" text not null unique, "updatedAt" text not null, "collection" text not null,
       "record" integer not null, "recipe" text not null, "type" text not null,
       "title" text not null, "path" text not null, "pdfs" text not null, "text" text not null,
       "traducoes" text not null, "terms" text not null, "inside" text not null)`,
    `create table if not exists "searchWords" (
       "word" text primary key, "head" text not null, "tail" text not null)`,
    'create index if not exists "searchWords_head" on "searchWords" ("head", "word")',
    'create index if not exists "searchWords_tail" on "searchWords" ("tail", "word")',
    ...(isPostgres(db) ? postgresSteps : sqliteSteps),
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}

// Rows that name PDFs have thousands of terms. PostgreSQL underestimates what it costs to read those row by
// row and would do so; so their terms have an index of their own, and the query is in a function that can only
// use that index.
const postgresSteps = [
  `alter table "searchIndex"
     add column "vector" tsvector generated always as ("terms"::tsvector) stored,
     add column "whole" tsvector generated always as
       (case when "pdfs" = '[]' then null else ("terms" || ' ' || "inside")::tsvector end) stored`,
  'create index "searchIndex_vector" on "searchIndex" using gin ("vector")',
  'create index "searchIndex_whole" on "searchIndex" using gin ("whole")',
  `create or replace function "searchInside"(expression text)
     returns table ("sequence" bigint, "collection" text, "_id" text, "record" integer)
     language sql stable set enable_seqscan = off set enable_indexscan = off as
     $$ select "sequence", "collection", "_id", "record" from "searchIndex"
        where "vector" @@ expression::tsquery or "whole" @@ expression::tsquery $$`,
];

const put = `insert into "searchTerms" (rowid, "terms")
  values (new."sequence", new."terms" || ' ' || new."inside")`;
const take = 'delete from "searchTerms" where rowid = old."sequence"';

// Prefixes of 4 to 12 characters have an index: a letter for the place (see searchEntry.ts) and 3
// to 11 letters of the word.
const sqliteSteps = [
  `create virtual table "searchTerms" using fts5 ("terms", content = '',
     contentless_delete = 1, detail = none, tokenize = 'ascii', prefix = '4 5 6 7 8 9 10 11 12')`,
  `create trigger "searchIndex_insert" after insert on "searchIndex" begin ${put}; end`,
  `create trigger "searchIndex_update" after update on "searchIndex"
     when old."terms" <> new."terms" or old."inside" <> new."inside" begin ${take}; ${put}; end`,
  `create trigger "searchIndex_delete" after delete on "searchIndex" begin ${take}; end`,
];
