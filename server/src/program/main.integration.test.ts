import { must, newId } from "@atrium/contract";
import type { RequestId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { spawnAtrium } from "@atrium/testkit/spawnAtrium";
import { waitForMail } from "@atrium/testkit/mailbox";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import { sql } from "drizzle-orm";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { CRASH_POINTS } from "../platform/calls/crashPoint.ts";

// Each test starts whole programs, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const database = await createTestDatabase();
const dataFolder = mkdtempSync(join(tmpdir(), "atrium main "));
const settings = { DATA_FOLDER: dataFolder, DATABASE_URL: database.url, TEST_MAY_LOSE_DATA: "yes" };
afterAll(async () => {
  await database.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

test.each(CRASH_POINTS)("killed %s, a call repeated after the restart has happened once", async (point) => {
  const name = `Team ${newId()}`;
  const dying = await spawnAtrium({ ...settings, TEST_CRASH_AT: `${point}@tryForFree` });
  const browser = createTestBrowser({ port: dying.port });
  await browser.call("getAccountProfile", {});
  const [input, requestId] = [{ teamName: name, spaceName: "Studio" }, newId<RequestId>()];
  await expect(browser.call("tryForFree", input, requestId)).rejects.toThrow(/ECONNRESET|socket hang up/);
  expect(await dying.ended).toBe("SIGKILL");

  const again = await spawnAtrium(settings);
  const same = createTestBrowser({ port: again.port, cookies: browser.cookies });
  const made = must((await same.call("tryForFree", input, requestId)).value, "the team");
  const teams = await database.db.execute<{ id: string }>(sql`select id from teams where name = ${name}`);
  expect(teams.rows).toEqual([{ id: made.teamId }]);
  expect((await same.call("getAccountProfile", {})).value?.account).toEqual(made.account);
  again.kill("SIGTERM");
  expect(await again.ended).toBe(0);
});

test(
  "killed after the commit and before anything was sent, the mail goes out once after the restart",
  {
    timeout: 240_000,
  },
  async () => {
    const email = `${newId().toLowerCase().replaceAll(/[-_]/g, "x")}@example.org`;
    const dying = await spawnAtrium({ ...settings, TEST_CRASH_AT: "after-commit-before-effects@registerAccount" });
    const browser = createTestBrowser({ port: dying.port });
    await browser.call("getAccountProfile", {});
    const requestId = newId<RequestId>();
    await expect(browser.call("registerAccount", { email }, requestId)).rejects.toThrow(/ECONNRESET|socket hang up/);
    expect(await dying.ended).toBe("SIGKILL");

    const again = await spawnAtrium(settings);
    const { code } = await waitForMail(join(dataFolder, "outbox"), email);
    const same = createTestBrowser({ port: again.port, cookies: browser.cookies });
    const asked = must((await same.call("registerAccount", { email }, requestId)).value, "the stored reply");
    const signedIn = await same.call("authAccountByMagicLink2", { authKey: asked.authKey, code: must(code, "a code") });
    expect(signedIn.value?.account.email).toBe(email);
    again.kill("SIGTERM");
    expect(await again.ended).toBe(0);
    const mails = readdirSync(join(dataFolder, "outbox")).map((file) =>
      readFileSync(join(dataFolder, "outbox", file), "utf8"),
    );
    expect(mails.filter((mail) => mail.includes(`To: ${email}`))).toHaveLength(1);
  },
);

test("a wish to end that comes twice at once, as Ctrl-C under npm does, still closes everything in order", async () => {
  const program = await spawnAtrium(settings);
  program.kill("SIGINT");
  program.kill("SIGTERM");
  expect(await program.ended).toBe(0);
});

test("wrong settings are told all at once, without their secrets", async () => {
  const start = spawnAtrium({ ...settings, HOST: "0.0.0.0", SERVER_SECRET: "hunter2", DEFAULT_LOCALE: "xx" });
  const words = await start.then(() => "", String);
  for (const part of ["SERVER_SECRET", "DEFAULT_LOCALE", "PUBLIC_URL", "docs/CONFIGURATION.md"])
    expect(words).toContain(part);
  expect(words).not.toContain("hunter2");
});

test("a database that may forget is refused", async () => {
  const words = await spawnAtrium({ ...settings, TEST_MAY_LOSE_DATA: "" }).then(() => "", String);
  expect(words).toContain("fsync");
});

test("a taken port is told and the next one used; codes show in the terminal and mails lie in the outbox", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => other.once("listening", done));
  const taken = (other.address() as { port: number }).port;
  const program = await spawnAtrium({ ...settings, PORT: String(taken) });
  expect(program.port).toBeGreaterThan(taken);
  expect(program.printed()).toContain(`Port ${taken} is taken`);
  expect(program.printed()).toContain(`http://localhost:${program.port}/s/try-me`);

  const browser = createTestBrowser({ port: program.port });
  const asked = must(
    (await browser.call("registerAccount", { email: "mira@example.org", locale: "en" })).value,
    "asked",
  );
  const code = must(/Sign-in code for mira@example\.org: (\d{3} \d{3})/.exec(program.printed())?.[1], "the code");
  const signedIn = await browser.call("authAccountByMagicLink2", { authKey: asked.authKey, code });
  expect(signedIn.value?.account.email).toBe("mira@example.org");
  program.kill("SIGTERM");
  expect(await program.ended).toBe(0);
  other.close();
  const outbox = join(dataFolder, "outbox");
  const mails = readdirSync(outbox).filter((file) => file.endsWith(".eml"));
  const own = mails
    .map((file) => readFileSync(join(outbox, file), "utf8"))
    .filter((mail) => mail.includes("mira@example.org"));
  expect(own).toEqual([expect.stringContaining(`Subject: ${code} is your Atrium code`)]);
  expect(statSync(join(dataFolder, "secrets.json")).mode & 0o777).toBe(0o600);
});
