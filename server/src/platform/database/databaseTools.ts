// Exports for tests and tools that need a database without the rest of the program.
export { openDatabase } from "./database.ts";
export type { Database, DatabaseHandle, Query, Transaction } from "./database.ts";
export { ensureDatabase, startEmbeddedPostgres } from "../embeddedPostgres/startEmbeddedPostgres.ts";
export { runMigrations } from "./runMigrations.ts";
