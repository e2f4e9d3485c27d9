import { constants } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { afterAll, afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { systemClock } from "../../platform/clock.ts";

/** Nobody is sent away for saying nothing: how long a crowd takes to come does not matter then. */
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

/** A live socket of somebody at that address, or the status that was answered instead. */
function open(address: string): Promise<WebSocket | number> {
  const headers = { origin: atrium.url, "x-forwarded-for": address };
  const ws = new WebSocket(`${atrium.url.replace("http", "ws")}${constants.socket.path}`, { headers });
  return new Promise((done, fail) => {
    ws.once("open", () => {
      opened.push(ws);
      done(ws);
    });
    ws.once("unexpected-response", (_request, response) => done(response.statusCode ?? 0));
    ws.once("error", fail);
  });
}
function close(ws: WebSocket): Promise<void> {
  if (ws.readyState === WebSocket.CLOSED) return Promise.resolve();
  const closed = new Promise<void>((done) => ws.once("close", () => done()));
  ws.terminate();
  return closed;
}
const crowd = (address: string) =>
  Promise.all(Array.from({ length: constants.socket.greetersPerAddress }, () => open(address)));

test("sockets that say nothing are refused with 429 once their address has so many; others come in", async () => {
  expect(await crowd("203.0.113.1")).not.toContain(429);
  expect(await open("203.0.113.1")).toBe(429);
  expect(await open("203.0.113.2")).toBeInstanceOf(WebSocket);
  const figures = await (await fetch(`${atrium.privateUrl}/metrics`)).text();
  expect(figures).toContain('atrium_rate_limited_total{rule="greeters"} 1');
});

test("whoever says hello makes room for the next, and so does whoever goes", async () => {
  const [first, second] = (await crowd("203.0.113.3")).filter((each) => typeof each !== "number");
  first?.send('{"type":"hello","protocol":1,"ticket":"none"}');
  await expect.poll(() => open("203.0.113.3")).toBeInstanceOf(WebSocket);
  expect(await open("203.0.113.3")).toBe(429);
  if (second !== undefined) await close(second);
  await expect.poll(() => open("203.0.113.3")).toBeInstanceOf(WebSocket);
});

test("addresses of one IPv6 network count as one", async () => {
  await crowd("2001:db8::1");
  expect(await open("2001:db8::2")).toBe(429);
  expect(await open("2001:db8:0:1::1")).toBeInstanceOf(WebSocket);
});
