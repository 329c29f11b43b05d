import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type { ClientConfig, types as pgTypes } from 'pg';

/** Tables follow declarations, so their names are not known to the type of the database. */
export type AnyTables = { [table: string]: { [column: string]: string | number | null } };

export type Database = Kysely<AnyTables>;

export type Engine = 'sqlite' | 'postgres';

/** For code that has a `Database` but no `Store`. */
export const isPostgres = (db: Database) => db.getExecutor().adapter instanceof PostgresAdapter;

/** The database cannot be used; the message is one line for whoever runs the site. */
export class DatabaseError extends Error {}

/**
 * SQLite's default transaction fails when it turns into a write after somebody else wrote. This one takes the
 * write lock from the start and waits for its turn.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: Sqlite.Database;
  constructor(database: Sqlite.Database) {
    super({ database });
    this.#database = database;
  }
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full disk SQLite has already rolled back by itself; the error of a second rollback would hide the
    // real one.
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

function openSqlite(dataDir: string): Database {
  const path = join(dataDir, 'aldeia.db');
  try {
    const database = new Sqlite(path);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    database.pragma('busy_timeout = 5000');
    const dialect = new SqliteDialect({ database });
    dialect.createDriver = () => new ImmediateDriver(database);
    return new Kysely({ dialect });
  } catch (cause) {
    throw new DatabaseError(`Não foi possível abrir a base de dados ${path}: ${reason(cause)}`, {
      cause,
    });
  }
}

async function openPostgres(connectionString: string): Promise<Database> {
  // Loaded only when needed: most villages use SQLite.
  const { default: pg } = await import('pg');
  const { types } = pg;

  /** Reads 64-bit integers and numerics as numbers, as SQLite does. */
  function parserOf(oid: number, format?: 'text' | 'binary') {
    if (oid === types.builtins.INT8 || oid === types.builtins.NUMERIC) return Number;
    return format === 'binary' ? types.getTypeParser(oid, 'binary') : types.getTypeParser(oid);
  }

  /**
   * Gives up soon on a server that does not answer, whereas waiting for a free connection of the pool may take
   * long.
   */
  class TimedClient extends pg.Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis: 5_000 });
      // A query on a lost connection fails by itself; without a listener the process would end.
      this.on('error', () => {});
    }
  }

  const pool = new pg.Pool({
    connectionString,
    Client: TimedClient,
    max: 10,
    // In a rush of bookings the last one waits long, which is better than being turned away.
    connectionTimeoutMillis: 120_000,
    types: { getTypeParser: parserOf as typeof pgTypes.getTypeParser },
  });
  // A connection lost while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new DatabaseError(`Não foi possível ligar à base de dados PostgreSQL: ${reason(cause)}`, {
      cause,
    });
  }
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

function reason(cause: unknown): string {
  if (cause instanceof AggregateError && cause.errors[0]) return reason(cause.errors[0]);
  return cause instanceof Error ? cause.message : String(cause);
}

/** Opens PostgreSQL where an address is given, SQLite in the data folder otherwise. */
export async function openDatabase(settings: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<{ db: Database; engine: Engine }> {
  return settings.databaseUrl
    ? { db: await openPostgres(settings.databaseUrl), engine: 'postgres' }
    : { db: openSqlite(settings.dataDir), engine: 'sqlite' };
}
