import { spawnAtrium } from "@atrium/testkit/spawnAtrium";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { readPostmaster } from "../platform/embeddedPostgres/postmaster.ts";
import { startEmbeddedPostgres } from "../platform/embeddedPostgres/startEmbeddedPostgres.ts";

// Each test starts whole programs with the built-in database, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "atrium start "));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test("a second start on the same folder says that it runs and where, and leaves the first one alone", async () => {
  const settings = { DATA_FOLDER: newFolder() };
  const first = await spawnAtrium(settings);
  const words = await spawnAtrium(settings).then(() => "", String);
  expect(words).toContain("It ended with 0");
  expect(words).toContain("Atrium is already open");
  expect(words).toContain(`http://localhost:${first.port}/`);
  expect(words).toContain(String(first.pid));
  expect((await fetch(`http://localhost:${first.port}/`)).status).toBe(200);
  first.kill("SIGKILL");
  await first.ended;

  const afterKill = await spawnAtrium(settings);
  afterKill.kill("SIGTERM");
  expect(await afterKill.ended).toBe(0);
});

test("a start that is refused leaves no database server running", async () => {
  const dataFolder = newFolder();
  const postgres = await startEmbeddedPostgres({ dataFolder });
  const client = new Client({ connectionString: postgres.url("postgres") });
  await client.connect();
  await client.query("create database atrium");
  await client.end();
  // What a future version may have left: a table that this version's first migration creates.
  const atrium = new Client({ connectionString: postgres.url("atrium") });
  await atrium.connect();
  await atrium.query("create table accounts (id text)");
  await atrium.end();
  await postgres.stop();

  const words = await spawnAtrium({ DATA_FOLDER: dataFolder }).then(() => "", String);
  expect(words).toContain("Atrium could not start");
  expect(readPostmaster(postgres.folder)).toBeNull();
});

test("a start without a folder for arriving files is refused in words and leaves no database server running", async () => {
  const dataFolder = newFolder();
  const postgres = await startEmbeddedPostgres({ dataFolder });
  await postgres.stop();

  // A missing folder would be created; one inside a file cannot be.
  const noFolder = join(dataFolder, "no folder");
  writeFileSync(noFolder, "");
  const settings = { DATA_FOLDER: dataFolder, TMPDIR: join(noFolder, "inside") };
  const words = await spawnAtrium(settings).then(() => "", String);
  expect(words).toContain("Atrium could not start");
  expect(readPostmaster(postgres.folder)).toBeNull();
});
