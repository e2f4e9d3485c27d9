import { openDatabase } from "@atrium/server/database";
import type { Database } from "@atrium/server/database";
import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { TEMPLATE_DATABASE } from "./testCluster.ts";

export interface TestDatabase {
  db: Database;
  url: string;
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
}

/** Tests make many queries at once, on machines that may be slow. */
const CONNECT_WAIT_MS = 60_000;

/** A fresh, migrated, empty database for one test file. Needs the integration configuration of vitest. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject("testClusterUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asAdmin(adminUrl, `create database ${name} template ${TEMPLATE_DATABASE} strategy = file_copy`);
  const url = databaseUrl(adminUrl, name);
  const wait = { maxConnections: 10, connectWaitMs: CONNECT_WAIT_MS };
  const { db, close } = openDatabase({ url, ...wait, applicationName: "atrium-test" });
  return {
    db,
    url,
    async close() {
      await close();
      await asAdmin(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
