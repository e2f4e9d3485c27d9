import { constants, must } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { afterAll, afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { systemClock } from "../../platform/clock.ts";

/** Nobody is disconnected for silence, so it does not matter how long a crowd takes to arrive. */
const clock = {
  ...systemClock,
  every: (ms: number, run: () => void) => (ms === 1000 ? () => {} : systemClock.every(ms, run)),
};
const database = await createTestDatabase();
const settings = { TRUSTED_PROXIES: "127.0.0.1" };
const atrium = await startTestAtrium({ databaseUrl: database.url, clock, settings });
const opened: WebSocket[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(close));
});
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

function open(address: string): Promise<WebSocket> {
  const headers = { origin: atrium.url, "x-forwarded-for": address };
  const ws = new WebSocket(`${atrium.url.replace("http", "ws")}${constants.socket.path}`, { headers });
  return new Promise((done, fail) => {
    ws.once("open", () => {
      opened.push(ws);
      done(ws);
    });
    ws.once("error", fail);
  });
}
function close(ws: WebSocket): Promise<void> {
  if (ws.readyState === WebSocket.CLOSED) return Promise.resolve();
  const closed = new Promise<void>((done) => ws.once("close", () => done()));
  ws.terminate();
  return closed;
}
/** As many sockets as an address may have, opened one after another, so that the first is known. */
async function crowd(address: string): Promise<WebSocket[]> {
  const all: WebSocket[] = [];
  while (all.length < constants.socket.greetersPerAddress) all.push(await open(address));
  return all;
}

/** How many greeters have been dropped, according to the metrics. */
async function greetersLimited(): Promise<number> {
  const metrics = await (await fetch(`${atrium.privateUrl}/metrics`)).text();
  return Number(/^atrium_rate_limited_total\{rule="greeters"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

const isOpen = (ws: WebSocket) => ws.readyState === WebSocket.OPEN;

test("silent sockets of a network keep none of its neighbours out: the longest silent goes for each who comes", async () => {
  const limitedBefore = await greetersLimited();
  const silent = await crowd("203.0.113.1");
  const first = must(silent[0], "a crowd");
  const neighbour = await open("203.0.113.1");
  await expect.poll(() => silent.filter(isOpen).length).toBe(silent.length - 1);
  expect(isOpen(neighbour)).toBe(true);
  const other = await open("203.0.113.2");
  expect([isOpen(other), isOpen(first)]).toEqual([true, false]);
  expect(await greetersLimited()).toBe(limitedBefore + 1);
});

test("addresses of one IPv6 network count as one", async () => {
  const silent = await crowd("2001:db8::1");
  await open("2001:db8:0:100::1");
  expect(silent.every(isOpen)).toBe(true);
  await open("2001:db8:0:ff::2");
  await expect.poll(() => silent.filter(isOpen).length).toBe(silent.length - 1);
});
