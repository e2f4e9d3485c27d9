// The database that comes with the program, for machines without one.
//
// Binaries come from npm platform packages; the cluster is kept in the data folder and listens on a random loopback port
// with a random password. A server that is still running (the program was killed, or runs twice) is used as it is, and
// the last program to leave stops it. If we run as root, the server runs as "nobody"; if that user cannot reach the
// checkout, binaries and data are kept in a separate folder under /var/tmp.
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { findBinaries, isReachable } from "./binaries.ts";
import { clusterPassword, DATABASE_USER, ensureCluster } from "./cluster.ts";
import { readPostmaster, startPostmaster, stopPostmaster } from "./postmaster.ts";
import { databaseUser } from "./runAs.ts";
import type { RunAs } from "./runAs.ts";

export interface EmbeddedPostgres {
  /** Connection URL of a database in it. */
  url(database: string): string;
  /** Where the cluster is. */
  folder: string;
  /** Restarts the server on the same port if it is gone; to be called periodically. */
  keep(): Promise<void>;
  /** Stops the server, unless another program is still connected to it. */
  stop(options?: { evenIfUsed: boolean }): Promise<void>;
}

const LINGER_MS = 400;

/** Starts the cluster in `<dataFolder>/postgres`, or connects to it if it runs already. */
export async function startEmbeddedPostgres(options: {
  dataFolder: string;
  durable?: boolean;
}): Promise<EmbeddedPostgres> {
  const runAs = databaseUser();
  const home = homeFolder(resolve(options.dataFolder), runAs);
  const folder = join(home, "postgres");
  const binaries = await findBinaries(runAs, home);
  await ensureCluster(folder, binaries, runAs);
  const server = { folder, binaries, runAs, logFile: join(home, "postgres.log"), durable: options.durable ?? true };
  const { port } = await startPostmaster(server);
  const password = await clusterPassword(folder);
  const url = (database: string) => `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`;
  let isLeaving = false;
  let keeping: Promise<unknown> = Promise.resolve();
  return {
    url,
    folder,
    async keep() {
      if (isLeaving || readPostmaster(folder) !== null) return;
      keeping = startPostmaster({ ...server, port });
      await keeping;
    },
    async stop(how = { evenIfUsed: false }) {
      isLeaving = true;
      await keeping.catch(() => undefined);
      if (how.evenIfUsed || !(await isUsedByOthers(url("postgres")))) await stopPostmaster(server);
    },
  };
}

/** Creates a database unless it exists. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(name)}`).catch(ignoreDuplicate);
  });
}

function homeFolder(dataFolder: string, runAs: RunAs | null): string {
  mkdirSync(dataFolder, { recursive: true, mode: 0o755 });
  // The folder itself is ours: execute permission for the database's user reveals nothing inside.
  if (runAs !== null) chmodSync(dataFolder, statSync(dataFolder).mode | 0o011);
  if (isReachable(dataFolder, runAs)) return dataFolder;
  const name = createHash("sha256").update(dataFolder).digest("hex").slice(0, 16);
  const home = join("/var/tmp", `atrium-${name}`);
  if (!existsSync(home)) mkdirSync(home, { mode: 0o711 });
  // Anybody may write to /var/tmp: a folder created there by another user is not ours.
  if (statSync(home).uid !== process.getuid?.())
    throw new Error(`${home} belongs to another user. Remove it and start again.`);
  chmodSync(home, 0o711);
  return home;
}

/**
 * Programs that stop together must not each wait for the other to stop the server, so those that ask this do not count. A
 * server that cannot answer because it is full or busy has users; one that accepts no connection at all has none.
 */
async function isUsedByOthers(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    await client.query("set application_name = 'leaving'");
    if (!(await hasUsers(client))) return false;
    // The server notices closed connections a moment later.
    await wait(LINGER_MS);
    return hasUsers(client);
  }).catch((error: { code?: string }) => error.code !== "ECONNREFUSED");
}

async function hasUsers(client: Client): Promise<boolean> {
  const users = await client.query(
    "select 1 from pg_stat_activity where backend_type = 'client backend' and application_name <> 'leaving' limit 1",
  );
  return users.rowCount !== 0;
}

async function withClient<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: url });
  // A server that stops meanwhile fails the query; an unhandled event would end the program.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function ignoreDuplicate(error: { code?: string }): void {
  if (error.code !== "42P04" && error.code !== "23505") throw error;
}
