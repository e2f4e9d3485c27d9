import { constants, must } from "@atrium/contract";
import type { Locale } from "@atrium/contract";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import { createSessions, findAccount } from "../account/index.ts";
import { clean } from "./housekeeping.ts";
import { createDiskStore } from "../platform/files/diskStore.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLocalBus } from "../platform/bus.ts";

const database = await createTestDatabase();
const { db } = database;
const folder = mkdtempSync(join(tmpdir(), "atrium-files-"));
const files = createDiskStore(folder);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

const desk = createCallDesk(db);
const sessions = createSessions({ db, bus: createLocalBus(), secret: Buffer.alloc(32, 7) });

const somebody = async (kind: "guest" | "account", locale: Locale = "en") =>
  must((await desk[kind](locale)).accountId, "somebody has an account");
const isThere = async (accountId: Awaited<ReturnType<typeof somebody>>) => (await findAccount(db, accountId)) !== null;

test("a guest goes after thirty days, unless a session or a team still needs them; accounts stay", async () => {
  const [passerBy, account, inSession, founder] = [
    await somebody("guest"),
    await somebody("account"),
    await somebody("guest"),
    await desk.guest(),
  ];
  await desk.done(founder, "tryForFree", { teamName: "Ours", spaceName: "Our space" });
  const madeAtMs = desk.clock.nowMs();
  await clean({ db, bus: createLocalBus(), files }, madeAtMs + constants.session.guestKeptMs);
  expect(await isThere(passerBy)).toBe(true);

  const monthLaterMs = madeAtMs + constants.session.guestKeptMs + 1;
  await sessions.open(db, {
    accountId: inSession,
    isProven: false,
    isStrange: false,
    userAgent: "",
    address: "",
    onlySpace: null,
    nowMs: monthLaterMs,
  });
  await clean({ db, bus: createLocalBus(), files }, monthLaterMs);
  const stay = [account, inSession, must(founder.accountId, "a guest has an account")];
  expect(await Promise.all(stay.map(isThere))).toEqual([true, true, true]);
  expect(await isThere(passerBy)).toBe(false);

  await clean({ db, bus: createLocalBus(), files }, monthLaterMs + constants.session.guestMs + 1);
  expect(await isThere(inSession)).toBe(false);
});
