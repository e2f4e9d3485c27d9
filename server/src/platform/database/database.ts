import { drizzle } from "drizzle-orm/node-postgres";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool } from "pg";

/** The database outside a transaction. */
export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** What a store reads and writes through, inside a transaction or not. */
export type Query = Database | Transaction;

export interface DatabaseOptions {
  url: string;
  maxConnections: number;
  /** Shown in pg_stat_activity. */
  applicationName: string;
  /** How long a caller waits for a connection; 5 s by default. */
  connectWaitMs?: number;
  /** Called for idle connections that break; the pool opens new ones by itself. */
  onBroken?: (error: Error) => void;
}

export interface DatabaseHandle {
  db: Database;
  /** How many callers are waiting for a connection. */
  waiting: () => number;
  close: () => Promise<void>;
}

const CONNECT_WAIT_MS = 5000;
const STATEMENT_MS = 30_000;
/**
 * The database ends long statements itself; if even then no answer comes, it is unreachable and the connection is
 * dropped.
 */
const ANSWER_WAIT_MS = STATEMENT_MS + 5000;

/** Opens a pool. Connections are opened on first use, so a wrong URL shows at the first query. */
export function openDatabase(options: DatabaseOptions): DatabaseHandle {
  const pool = new Pool({
    connectionString: options.url,
    max: options.maxConnections,
    application_name: options.applicationName,
    connectionTimeoutMillis: options.connectWaitMs ?? CONNECT_WAIT_MS,
    keepAlive: true,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_WAIT_MS,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on("error", (error) => options.onBroken?.(error));
  return { db: drizzle({ client: pool }), waiting: () => pool.waitingCount, close: () => pool.end() };
}

/** The five-character SQLSTATE of a failed query; null for other errors. */
export function sqlState(error: unknown): string | null {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  if (typeof cause !== "object" || cause === null || !("code" in cause)) return null;
  return typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code) ? cause.code : null;
}

/** The pool's own errors, which have no code. */
const POOL_WAITED = /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;
/** The database accepts no more connections, or none yet. */
const NO_CONNECTION = new Set(["ECONNREFUSED", "53300", "57P03"]);

/** Whether a query failed before it started: all connections were in use, or none could be opened. */
export function hasNoConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (POOL_WAITED.test(error.message) || NO_CONNECTION.has(String("code" in error && error.code))) return true;
  return hasNoConnection(error.cause);
}

export const UNIQUE_VIOLATION = "23505";
