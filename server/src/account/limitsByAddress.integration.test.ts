import { constants, must, newId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import { createWallClock } from "@atrium/testkit/wallClock";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";

const origin = "https://meet.example.test";
const database = await createTestDatabase();
const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
const atrium = await startTestAtrium({
  databaseUrl: database.url,
  clock,
  settings: {
    PUBLIC_URL: origin,
    TRUSTED_PROXIES: "127.0.0.1",
    SERVER_SECRET: "nR4wq8Zr3vN1xKw0pYt7uLs5dHj2fGb9",
    MEDIA_ADDRESSES: "127.0.0.1",
  },
});
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const behind = (address: string) => createTestBrowser({ port: atrium.port, origin, address });
const newEmail = () =>
  `${newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "x")}@example.org`;
const { count, withinMs } = constants.login.codesPerAddress;

test("one network address asks for 20 codes in 15 minutes; others are not held up", async () => {
  for (let asked = 0; asked < count; asked += 1) {
    expect((await behind("203.0.113.1").call("registerAccount", { email: newEmail() })).code).toBe("success");
  }
  expect((await behind("203.0.113.1").call("registerAccount", { email: newEmail() })).code).toBe("tooOftenAttempts");
  expect((await behind("203.0.113.2").call("registerAccount", { email: newEmail() })).code).toBe("success");
  clock.move(withinMs);
  expect((await behind("203.0.113.1").call("registerAccount", { email: newEmail() })).code).toBe("success");
});

test("an installation that others reach does not tell that its codes stay in the terminal", async () => {
  const asked = await behind("203.0.113.9").call("registerAccount2", { email: newEmail() });
  expect(must(asked.value, "a code was sent")).not.toHaveProperty("delivery");
});

test("guests and free teams are limited by address too", async () => {
  const address = "203.0.113.3";
  const guest = () => behind(address).call("registerUnverifiedAccount", { name: "Guest" });
  const team = () => behind(address).call("tryForFree", { teamName: "T", spaceName: "S" });
  expect([(await guest()).code, (await team()).code]).toEqual(["success", "success"]);
  await database.db.execute(sql`update rate_counters set count = 300 where subject = ${address}`);
  expect([(await guest()).code, (await team()).code]).toEqual(["tooOftenAttempts", "tooOftenAttempts"]);
});

test("wrong temporary links are limited by address", async () => {
  const codes: string[] = [];
  for (let tried = 0; tried <= 20; tried += 1) {
    codes.push((await behind("203.0.113.5").call("authAccountByTemporaryAuthLink", { token: newId() })).code);
  }
  expect(codes.filter((code) => code === "codeNotFound")).toHaveLength(20);
  expect(codes.at(-1)).toBe("tooOftenAttempts");
});

test("behind https cookies belong to this host alone and scripts cannot read them", async () => {
  const browser = behind("203.0.113.6");
  const answer = await browser.call("registerUnverifiedAccount", { name: "Guest" });
  const cookie = must(
    answer.setCookies.find((line) => line.startsWith("__Host-atrium_session=")),
    "a session cookie",
  );
  expect(cookie.split("; ").slice(1).toSorted()).toEqual([
    "HttpOnly",
    "Max-Age=86400",
    "Path=/",
    "SameSite=Lax",
    "Secure",
  ]);
});
