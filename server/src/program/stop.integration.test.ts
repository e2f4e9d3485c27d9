import { must, newId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import { createTestGuest } from "@atrium/testkit/testGuest";
import { sql } from "drizzle-orm";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { systemClock } from "../platform/clock.ts";

const database = await createTestDatabase();
afterAll(() => database.close());

test("a stop ends the media signalling of people who do nothing about it, without waiting for a limit", async () => {
  const clock = { ...systemClock, after: impatient };
  const atrium = await startTestAtrium({ databaseUrl: database.url, clock });
  const guest = await createTestGuest(atrium.url, "Guest");
  const { spaceId } = await guest.web.done("getSpaceId", { slug: "try-me" });
  const live = await guest.enter(spaceId);
  const { media } = await live.join();
  const signal = await openSignal(atrium.port, media.token);
  const ended = new Promise((done) => signal.once("end", done).once("close", done));
  await atrium.stop();
  await ended;
  expect((await live.closed).code).toBe(1012);
}, 20_000);

test("a call under way gets its answer while the program stops, and nobody new is sent here", async () => {
  const atrium = await startTestAtrium({ databaseUrl: database.url });
  const browser = createTestBrowser({ port: atrium.port });
  const email = `${newId().toLowerCase().replaceAll(/[-_]/g, "x")}@example.org`;
  const mailbox = sql`select pg_advisory_lock(hashtextextended(${`mailbox:${email}`}, 0))`;
  const stops: Promise<void>[] = [];
  const asked = await database.db.transaction(async (tx) => {
    await tx.execute(sql`${mailbox}`);
    const call = browser.call("registerAccount", { email });
    await expect.poll(() => waitersForLocks()).toBe(1);
    stops.push(atrium.stop());
    const ready = await fetch(`${atrium.privateUrl}/health/ready`);
    expect([ready.status, await ready.text()]).toEqual([503, "draining"]);
    await tx.execute(sql`select pg_advisory_unlock_all()`);
    return call;
  });
  expect(asked.code).toBe("success");
  await must(stops[0], "the stop has begun");
  await expect(browser.call("getAccountProfile", {})).rejects.toThrow("ECONNREFUSED");
});

/** Timers of ten seconds and more never fire: what they are for must happen without them. */
function impatient(delayMs: number, run: () => void): () => void {
  return delayMs >= 10_000 ? () => {} : systemClock.after(delayMs, run);
}

async function waitersForLocks(): Promise<number> {
  const waiting = await database.db.execute<{ granted: boolean }>(
    sql`select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
  );
  return waiting.rows.length;
}

/** A media signalling socket whose other side answers nothing, open once something has been sent on it. */
function openSignal(port: number, token: string): Promise<Socket> {
  const lines = [
    `GET /rtc?access_token=${token}&protocol=15&sdk=js&version=2.0.0 HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  ];
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  socket.on("error", () => {});
  return new Promise((done, fail) => {
    socket.once("data", (data) => {
      if (String(data).startsWith("HTTP/1.1 101")) done(socket);
      else fail(new Error(String(data)));
    });
  });
}
