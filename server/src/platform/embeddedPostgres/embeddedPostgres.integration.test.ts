import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { readPostmaster } from "./postmaster.ts";
import { startEmbeddedPostgres } from "./startEmbeddedPostgres.ts";

vi.setConfig({ testTimeout: 120_000 });

const dataFolder = mkdtempSync(join(tmpdir(), "atrium pg "));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

const start = () => startEmbeddedPostgres({ dataFolder });
async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  // Killed servers break connections in various ways; the queries report it.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows as unknown[];
  } finally {
    await client.end().catch(() => undefined);
  }
}
const pidOf = (folder: string) => Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);

test("two programs that start on an empty folder at the same time share one server, and the last to leave stops it", async () => {
  const [one, other] = await Promise.all([start(), start()]);
  expect(one.url("postgres")).toBe(other.url("postgres"));
  const staying = new Client({ connectionString: other.url("postgres") });
  await staying.connect();
  await one.stop();
  expect(await query(other.url("postgres"), "select 1 as one")).toEqual([{ one: 1 }]);
  await staying.end();
  await other.stop();
  expect(readPostmaster(other.folder)).toBeNull();
});

test("programs that leave at the same time leave no server behind", async () => {
  const programs = await Promise.all([start(), start(), start()]);
  await Promise.all(programs.map((program) => program.stop()));
  for (const { folder } of programs) expect(readPostmaster(folder)).toBeNull();
});

test("a program that leaves and cannot ask who else is there leaves the server to the others", async () => {
  const [leaving, other] = [await start(), await start()];
  const staying = new Client({ connectionString: other.url("postgres") });
  await staying.connect();
  await staying.query("update pg_database set datallowconn = false where datname = 'postgres'");
  await leaving.stop();
  await staying.query("update pg_database set datallowconn = true where datname = 'postgres'");
  await staying.end();
  await other.stop();
  expect(readPostmaster(other.folder)).toBeNull();
});

test("what was committed outlives a killed server, and the next start recovers it", async () => {
  const first = await start();
  await query(first.url("postgres"), "create table kept as select 42 as answer");
  process.kill(pidOf(first.folder), "SIGKILL");
  await vi.waitUntil(() => readPostmaster(first.folder) === null, { timeout: 30_000 });
  const second = await start();
  expect(await query(second.url("postgres"), "select answer from kept")).toEqual([{ answer: 42 }]);
  await second.stop();
});

test("a server left running by a killed program is used as it is", async () => {
  const first = await start();
  const pid = pidOf(first.folder);
  const second = await start();
  expect(pidOf(second.folder)).toBe(pid);
  await second.stop();
});

test("a number in postmaster.pid that has become somebody else's keeps nothing from starting", async () => {
  const first = await start();
  await first.stop();
  writeFileSync(
    join(first.folder, "postmaster.pid"),
    [process.pid, first.folder, 1, 5432, "", "127.0.0.1", "", "ready"].join("\n"),
  );
  const second = await start();
  expect(await query(second.url("postgres"), "select 1 as one")).toEqual([{ one: 1 }]);
  await second.stop();
});

test("it is durable, listens on loopback alone, on no file socket, and asks for the password", async () => {
  const postgres = await start();
  const settings = await query(
    postgres.url("postgres"),
    "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'listen_addresses', 'unix_socket_directories') order by name",
  );
  expect(settings).toEqual([
    { name: "fsync", setting: "on" },
    { name: "listen_addresses", setting: "127.0.0.1" },
    { name: "synchronous_commit", setting: "on" },
    { name: "unix_socket_directories", setting: "" },
  ]);
  const guessed = new URL(postgres.url("postgres"));
  guessed.password = "guess";
  await expect(query(guessed.href, "select 1")).rejects.toThrow("password authentication failed");
  await postgres.stop();
});

test("what the program keeps secret in its environment does not reach the server's", async () => {
  vi.stubEnv("SERVER_SECRET", "known to the program alone");
  vi.stubEnv("SMTP_URL", "smtp://user:password@mail.example.org");
  const postgres = await start();
  vi.unstubAllEnvs();
  const client = new Client({ connectionString: postgres.url("postgres") });
  await client.connect();
  await client.query("create temporary table environment (line text)");
  await client.query("copy environment from program 'env'");
  const { rows } = await client.query<{ line: string }>("select line from environment");
  const names = rows.map(({ line }) => line.split("=")[0]);
  expect(names).toContain("PATH");
  expect(names.filter((name) => /SECRET|SMTP|URL|KEY/.test(name ?? ""))).toEqual([]);
  await client.end();
  await postgres.stop();
});
