import { must, newId } from "@atrium/contract";
import type { RequestId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { spawnAtrium } from "@atrium/testkit/spawnAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
const dataFolder = mkdtempSync(join(tmpdir(), "atrium-log-"));
const settings = { DATA_FOLDER: dataFolder, DATABASE_URL: database.url, TEST_MAY_LOSE_DATA: "yes" };
afterAll(async () => {
  await database.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

test("the log names calls by their ids and holds no code, address, name, password or session", async () => {
  const program = await spawnAtrium({ ...settings, LOG_LEVEL: "debug" });
  const browser = createTestBrowser({ port: program.port });
  const requestId = newId<RequestId>();
  const guest = await browser.call(
    "registerUnverifiedAccount",
    { name: "Ottilie", about: "Nobody reads this" },
    requestId,
  );
  const { accountId } = must(guest.value, "a guest").account;
  const { authKey } = must((await browser.call("registerAccount", { email: "ottilie@example.org" })).value, "asked");
  await browser.call("authAccountByMagicLink2", { authKey, code: "000000" });
  const cookies = [...browser.cookies.values()];
  const { spaceId } = must((await browser.call("getSpaceId", { slug: "try-me" })).value, "the demo space");
  await browser.call("updateSpace", { spaceId, password: "for the crew" });
  const door = must((await browser.call("canJoinSpace", { spaceId, password: "open sesame" })).value, "an answer");
  program.kill("SIGTERM");
  expect(await program.ended).toBe(0);
  const lines = program
    .printed()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  const calls = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === "call");
  expect(calls[0]).toMatchObject({
    requestId,
    accountId: null,
    operation: "registerUnverifiedAccount",
    result: "success",
  });
  expect(calls.at(-1)).toMatchObject({ accountId, operation: "canJoinSpace", level: "info" });
  const secrets = [authKey, "000000", ...cookies, "ticket" in door ? door.ticket : "a ticket"];
  const typed = ["Ottilie", "ottilie", "Nobody reads", "sesame", "for the crew"];
  for (const kept of [...typed, ...secrets]) expect(lines.join("\n")).not.toContain(kept);
});
