import { operations } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { rawRequest } from "@atrium/testkit/rawRequest";
import type { RawRequest } from "@atrium/testkit/rawRequest";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { systemClock } from "../clock.ts";

/** Added to the steady clock, in milliseconds, so that many requests in a row do not exceed an address's limit. */
let aheadMs = 0;
const clock = { ...systemClock, steadyMs: () => systemClock.steadyMs() + aheadMs };
const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url, clock });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const { port } = atrium;
const host = `127.0.0.1:${port}`;
const origin = `http://${host}`;
const good = { origin, "content-type": "application/json", "x-request-id": "request-1" };
const put = (headers: Record<string, string> = good, body = "{}", name = "getAccountProfile") =>
  rawRequest(port, `/api/${name}`, { method: "PUT", headers, body });
const without = (name: keyof typeof good) => Object.fromEntries(Object.entries(good).filter(([key]) => key !== name));

test.each([
  "/",
  "/s/try-me",
  "/login",
  "/nothing.js",
  "/assets/none.js",
  "/api/getAccountProfile",
  "/api/none",
  "/rtc/validate",
  "/twirp/x",
  "/%zz",
  "/s/%D0?a=b",
  "/api/%zz",
  "*",
])("%s carries the security headers", async (path) => {
  const { headers } = await rawRequest(port, path);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": expect.stringContaining("camera=(self), microphone=(self), display-capture=(self)"),
  });
  const policy = String(headers["content-security-policy"]);
  for (const part of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(part);
  }
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*/);
});

test("a page names its tag manager and may load it where one is configured, and no other page may", async () => {
  const answer = await rawRequest(port, "/login");
  expect(answer.text).not.toContain("tag-manager");
  expect(String(answer.headers["content-security-policy"])).not.toContain("google");
  const counted = await startTestAtrium({ databaseUrl: database.url, clock, settings: { TAG_MANAGER_ID: "GTM-AB12" } });
  const page = await rawRequest(counted.port, "/login");
  await counted.stop();
  const policy = String(page.headers["content-security-policy"]);
  expect(/script-src [^;]*/.exec(policy)?.[0]).toContain("https://www.googletagmanager.com");
});

test("an understood call is answered with status 200, no-store and its request id", async () => {
  const answer = await put();
  expect(answer).toMatchObject({ status: 200, text: '{"success":{"account":null}}' });
  expect(answer.headers).toMatchObject({ "x-request-id": "request-1", "cache-control": "no-store" });
  // A page left open during an update learns of it from the next reply.
  expect(answer.headers["x-page-build"]).toMatch(/^[\w-]{12}$/);
});

test("a refusal has status 200 too, so that nobody repeats it", async () => {
  expect(await put(good, "{}", "listAccountTeams")).toMatchObject({ status: 200, text: '{"unauthorized":{}}' });
  const faulty = await put(good, '{"name":1}', "updateAccount");
  expect(faulty.status).toBe(200);
  expect(JSON.parse(faulty.text)).toMatchObject({ invalidRequest: [{ path: "name" }] });
});

test("only PUT makes calls", async () => {
  for (const method of ["GET", "POST", "DELETE", "PATCH", "OPTIONS", "HEAD"]) {
    const answer = await rawRequest(port, "/api/getAccountProfile", { method, headers: good });
    expect(answer).toMatchObject({ status: 405, headers: { allow: "PUT" } });
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  }
});

test("calls from other sites, of no site and of no page of ours are forbidden before they are read", async () => {
  const others = [
    "https://evil.example",
    "null",
    `http://127.0.0.1:${port + 1}`,
    `https://${host}`,
    `http://localhost:${port}`,
  ];
  for (const other of others) {
    expect(await put({ ...good, origin: other }, "not json")).toMatchObject({ status: 403, text: '{"forbidden":{}}' });
  }
  expect((await put(without("origin"))).status).toBe(403);
  expect((await put({ ...good, "sec-fetch-site": "same-site" })).status).toBe(403);
  expect((await put({ ...good, "sec-fetch-site": "same-origin" })).status).toBe(200);
});

test("a host that is not ours is unknown here and gets no cookie", async () => {
  for (const path of ["/", "/api/getAccountProfile"]) {
    const answer = await rawRequest(port, path, { headers: { host: "evil.example" } });
    expect(answer.status).toBe(404);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
});

test.each(["http://", "HTTP://", "http://user:pass@", "//", "/\\"])(
  "a request line that names another place with %j is refused, and that place hears nothing",
  async (start) => {
    const heard: string[] = [];
    const stranger = createServer((request, response) => {
      heard.push(request.url ?? "");
      response.end("of a stranger");
    }).listen(0, "127.0.0.1");
    await once(stranger, "listening");
    const elsewhere = `${start}127.0.0.1:${(stranger.address() as AddressInfo).port}`;
    const asked = await rawRequest(port, `${elsewhere}/rtc/validate?a=b`, { headers: { authorization: "Bearer x" } });
    expect(asked).toMatchObject({ status: 400, headers: { "x-content-type-options": "nosniff" } });
    const call: RawRequest = { method: "PUT", headers: good, body: "{}" };
    expect(await rawRequest(port, `${elsewhere}/api/getAccountProfile`, call)).toMatchObject({ status: 400 });
    expect(await rawRequest(port, `${elsewhere}/`)).toMatchObject({ status: 400 });
    for (const path of ["/live", "/rtc", "/rtc/validate"])
      expect(await upgradeStatus(`${elsewhere}${path}`, origin)).toContain("400");
    stranger.close();
    expect(heard).toEqual([]);
  },
);

test("the star that stands for the whole server is refused", async () => {
  expect(await rawRequest(port, "*", { method: "OPTIONS" })).toMatchObject({ status: 400 });
});

test("an address that cannot be decoded is answered as any other that is not there", async () => {
  expect(await rawRequest(port, "/%zz")).toMatchObject({ status: 404, text: (await rawRequest(port, "/none")).text });
  const unknown: RawRequest[] = [{ method: "POST" }, { headers: { host: "evil.example" } }];
  for (const asked of unknown) expect(await rawRequest(port, "/%zz", asked)).toMatchObject({ status: 404 });
  expect(await put(good, "{}", "%zz")).toMatchObject({ status: 404 });
});

test.each([
  ["a line that is none", "nonsense\r\n\r\n", "400 Bad Request"],
  [
    "headers that never end",
    `GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${"x".repeat(20_000)}`,
    "431 Request Header Fields",
  ],
])("%s is refused in a few words, and its connection closed", async (_what, sent, status) => {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let answer = "";
  socket.on("data", (data) => (answer += String(data)));
  socket.write(sent);
  await once(socket, "end");
  socket.destroy();
  expect(answer).toContain(`HTTP/1.1 ${status}`);
  expect(answer.toLowerCase()).toContain("\r\nconnection: close\r\n");
  expect(answer.toLowerCase()).toContain("\r\nx-content-type-options: nosniff\r\n");
});

test("what is not a call is told so", async () => {
  expect((await put({ ...good, "content-type": "text/plain" })).status).toBe(415);
  expect((await put(without("content-type"))).status).toBe(415);
  expect((await put({ ...good, "content-encoding": "gzip" }, gzipSync("{}").toString("latin1"))).status).toBe(415);
  for (const id of ["short", "with space", "x".repeat(65)])
    expect((await put({ ...good, "x-request-id": id })).status).toBe(400);
  expect((await put(without("x-request-id"))).status).toBe(400);
  expect((await put(good, "{")).status).toBe(400);
  expect((await put(good, "")).status).toBe(400);
  expect((await put(good, '{"__proto__":{"x":1}}')).status).toBe(400);
  expect((await put(good, `"${"x".repeat(300_000)}"`)).status).toBe(413);
  for (const name of ["none", "", "toString", "__proto__", "getAccountProfile/x"])
    expect((await put(good, "{}", name)).status).toBe(404);
});

test("operations of the live connection are not there over HTTP", async () => {
  const live = Object.values(operations).filter((operation) => operation.transport === "live");
  expect(live.length).toBeGreaterThan(0);
  for (const { name } of live) expect((await put(good, "{}", name)).status).toBe(404);
});

test("no operation fails at, or is changed by, what does not belong in it", async () => {
  const deep = JSON.parse(`${'{"a":'.repeat(20)}1${"}".repeat(20)}`) as unknown;
  const inputs: unknown[] = [
    null,
    [],
    "x",
    1,
    true,
    { unknown: 1 },
    { email: { $ne: null } },
    { name: ["x"] },
    { name: "\u0000" },
    deep,
  ];
  for (const { name, transport } of Object.values(operations)) {
    if (transport === "live") continue;
    aheadMs += 1000;
    for (const input of inputs) {
      const answer = await put(good, JSON.stringify(input), name);
      expect([name, answer.status]).toEqual([name, 200]);
      expect([name, Object.keys(JSON.parse(answer.text) as object)[0]]).toEqual([name, "invalidRequest"]);
    }
  }
});

test("pages are not stored, name the browser and are the same for every address of the app", async () => {
  const [home, space] = [await rawRequest(port, "/"), await rawRequest(port, "/s/try-me?pass=x")];
  expect(home).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
  expect(home.headers["set-cookie"]?.[0]).toMatch(
    /^atrium_browser=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
  );
  expect(space.text).toBe(home.text);
  expect((await rawRequest(port, "/", { method: "POST" })).status).toBe(404);
});

test("an address that no page has is answered with the page that says so and with status 404", async () => {
  const home = await rawRequest(port, "/");
  for (const path of ["/none", "/s", "/s/a/b", "/dashboard/none", "/dashboards", "/magiclink/key", "/login/a/b"])
    expect(await rawRequest(port, path), path).toMatchObject({ status: 404, text: home.text });
  for (const path of ["/s/try-me/", "/dashboard?a=b", "/magiclink/key/code", "/login/try-me", "/legal-documents"])
    expect(await rawRequest(port, path), path).toMatchObject({ status: 200, text: home.text });
  expect(await rawRequest(port, "/none", { method: "HEAD" })).toMatchObject({ status: 404 });
});

test.each([
  "/..%2f..%2fpackage.json",
  "/%2e%2e/%2e%2e/package.json",
  "/assets/..%5c..%5cpackage.json",
  "//etc/passwd",
  "/.env",
])("%s leads out of nothing", async (path) => {
  expect((await rawRequest(port, path)).text).not.toContain('"workspaces"');
});

test("the media server's own API is not public", async () => {
  const asked: RawRequest = { method: "POST", headers: { ...good, host }, body: "{}" };
  expect((await rawRequest(port, "/twirp/livekit.RoomService/ListRooms", asked)).status).toBe(404);
});

test("sockets open only from pages of this site, at the paths that take them", async () => {
  expect(await upgradeStatus("/live", "https://evil.example")).toContain("403");
  expect(await upgradeStatus("/rtc", "https://evil.example")).toContain("403");
  expect(await upgradeStatus("/other", origin)).toContain("404");
});

test("a socket that is refused is dropped, also when its other side never ends it", async () => {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const dropped = new Promise((done) => socket.once("error", done));
  socket.write(`GET /other HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  await new Promise((done) => socket.once("data", done));
  const goesOn = setInterval(() => socket.write("more"), 20);
  await dropped;
  clearInterval(goesOn);
  expect(socket.destroyed).toBe(true);
});

test("watchers are answered on the private port only", async () => {
  expect(await (await fetch(`${atrium.privateUrl}/health/live`)).text()).toBe("alive");
  expect(await (await fetch(`${atrium.privateUrl}/health/ready`)).text()).toBe("ready");
  expect((await put()).status).toBe(200);
  const metrics = await (await fetch(`${atrium.privateUrl}/metrics`)).text();
  expect(metrics).toContain('atrium_call_duration_seconds_count{operation="getAccountProfile",code="success"}');
  expect((await rawRequest(port, "/metrics")).text).not.toContain("atrium_call_duration");
});

/** The first line of the answer to a request for a WebSocket. */
function upgradeStatus(path: string, from: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(port, "127.0.0.1", () => {
      const key = "dGhlIHNhbXBsZSBub25jZQ==";
      const lines = [
        `GET ${path} HTTP/1.1`,
        `Host: ${host}`,
        `Origin: ${from}`,
        "Connection: Upgrade",
        "Upgrade: websocket",
      ];
      socket.write(`${[...lines, `Sec-WebSocket-Key: ${key}`, "Sec-WebSocket-Version: 13"].join("\r\n")}\r\n\r\n`);
    });
    socket.once("data", (data) => {
      done(String(data).split("\r\n")[0] ?? "");
      socket.destroy();
    });
    socket.once("error", fail);
  });
}
