import { createTestDatabase } from "@atrium/testkit/database";
import { rawRequest } from "@atrium/testkit/rawRequest";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { once } from "node:events";
import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import { afterAll, expect, test } from "vitest";
import { systemClock } from "../clock.ts";

/** Time stands still for rate limits, so the speed of the requests does not matter. */
const clock = { ...systemClock, steadyMs: () => 0 };
const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url, clock, settings: { TRUSTED_PROXIES: "127.0.0.1" } });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

/** The status of the answer to a socket request that nobody serves. */
async function ask(address: string): Promise<number> {
  const { port, url: origin } = atrium;
  const { host } = new URL(origin);
  const headers = { host, origin, connection: "Upgrade", upgrade: "websocket", "x-forwarded-for": address };
  const out = request({ host: "127.0.0.1", port, path: "/none", headers, agent: false });
  out.end();
  const [answer] = (await once(out, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}

test("a network address asks for a thousand sockets at once and then has to wait; others have theirs", async () => {
  const statuses = new Map<number, number>();
  for (let asked = 0; asked < 1000; asked += 50) {
    const batch = Array.from({ length: 50 }, (_, at) => ask(`2001:db8::${(asked + at + 1).toString(16)}`));
    for (const status of await Promise.all(batch)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([[404, 1000]]);
  expect(await ask("2001:db8::ffff")).toBe(429);
  expect(await ask("2001:db8:0:100::1")).toBe(404);
  expect(await ask("203.0.113.1")).toBe(404);
  const question = (address: string) =>
    rawRequest(atrium.port, "/rtc/validate", { headers: { "x-forwarded-for": address } });
  expect(await question("2001:db8::ffff")).toMatchObject({ status: 429 });
  expect(await question("203.0.113.1")).toMatchObject({ status: 401 });
  const metrics = await (await fetch(`${atrium.privateUrl}/metrics`)).text();
  expect(metrics).toContain('atrium_rate_limited_total{rule="upgrades"} 2');
  const calls = {
    host: new URL(atrium.url).host,
    origin: atrium.url,
    "content-type": "application/json",
    "x-request-id": "request-1",
  };
  const headers = { ...calls, "x-forwarded-for": "2001:db8::ffff" };
  const path = "/api/getAccountProfile";
  expect(await rawRequest(atrium.port, path, { method: "PUT", headers, body: "{}" })).toMatchObject({ status: 200 });
});
